/* json_line.h - a line of JSON, read into the nodes of the JSON library, by whose functions they
** are looked at. */
#ifndef json_line_h
#define json_line_h

#include <cjson/cJSON.h>

#include <stddef.h>

/* A piece of a line. */
typedef struct Piece {
  const char *from;
  size_t n;
} Piece;

/* A line that was read; its room serves for the next one. All zero before the first. */
typedef struct JsonLine {
  cJSON *node; /* of its values; the first is the whole */
  Piece id;    /* the value of "id" as it was written; {NULL, 0}: there is none */
  char *text;
  size_t room;
} JsonLine;

/* Reads a line: one JSON value and nothing behind it, in UTF-8, without a character 0. NULL, or
** what is wrong. The nodes last until the next line and are not cJSON_Delete()d; `id` lies in
** `text`. */
const char *json_read(JsonLine *line, const char *text, size_t length);
void json_line_free(JsonLine *line);

#endif
