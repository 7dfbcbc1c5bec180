/* json_line.c - a line of JSON, checked and made into the library's nodes in one pass.
**
** The library's own parser does not check UTF-8, takes numbers that are none, and asks for memory
** twice a node; so it makes the texts with escapes alone. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ask/json_line.h"
#include "ask/json_text.h"
#include "base/text.h"

/* What may come next. */
enum { VALUE = 1, KEY = 2, COLON = 4, COMMA = 8, CLOSE = 16, END = 32 };

typedef struct Scan {
  JsonLine *line;
  char *token, *at, *end; /* in the copy: the token, where it is read, and the 0 behind the line */
  int next;               /* of these; 0: it is no JSON, and only its tokens are still looked at */
  int depth;
  cJSON *open[CJSON_NESTING_LIMIT]; /* the lists and objects that are not closed */
  char *key;                        /* of the value that comes next */
  size_t nodes;
  const char *id; /* where the value of "id" begins; NULL: it has not come */
} Scan;

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Enough nodes for a line: a value takes a byte, and another one with what parts it from the next
** or closes it; only lists that are still open have none. */
static size_t node_room(size_t length) { return length / 2 + CJSON_NESTING_LIMIT; }

/* ---- structure ---- */

static bool expect(Scan *scan, int what) {
  if (!(scan->next & what)) scan->next = 0;
  return scan->next != 0;
}

static cJSON *parent(const Scan *scan) { return scan->depth ? scan->open[scan->depth - 1] : NULL; }

static void wait_for_next(Scan *scan) { scan->next = scan->depth ? COMMA | CLOSE : END; }

/* The node of a value, behind those of its list; NULL where none may stand. As the library has it,
** the first one's `prev` is the last. */
static cJSON *add(Scan *scan, int type) {
  if (!expect(scan, VALUE)) return NULL;
  assert(scan->nodes < node_room(scan->line->room));
  cJSON *node = &scan->line->node[scan->nodes++], *list = parent(scan);
  *node = (cJSON){.type = type, .string = scan->key};
  if (scan->depth == 1 && scan->key && !scan->id && strcmp(scan->key, "id") == 0)
    scan->id = scan->token;
  if (list && list->child) {
    node->prev = list->child->prev;
    node->prev->next = node;
    list->child->prev = node;
  } else if (list) {
    list->child = node->prev = node;
  }
  scan->key = NULL;
  wait_for_next(scan);
  return node;
}

static void open_list(Scan *scan, int type, int next) {
  cJSON *node = add(scan, type);
  if (scan->depth >= CJSON_NESTING_LIMIT) scan->next = 0;
  if (scan->next) {
    scan->open[scan->depth] = node;
    scan->next = next;
  }
  scan->depth++;
}

static void close_list(Scan *scan, int type) {
  if (expect(scan, CLOSE) && parent(scan)->type != type) scan->next = 0;
  scan->depth--;
  if (scan->next) wait_for_next(scan);
}

static void scan_mark(Scan *scan) {
  switch (*scan->at++) {
    case '{': open_list(scan, cJSON_Object, KEY | CLOSE); break;
    case '[': open_list(scan, cJSON_Array, VALUE | CLOSE); break;
    case '}': close_list(scan, cJSON_Object); break;
    case ']': close_list(scan, cJSON_Array); break;
    case ':':
      if (expect(scan, COLON)) scan->next = VALUE;
      break;
    default:
      if (expect(scan, COMMA)) scan->next = parent(scan)->type == cJSON_Object ? KEY : VALUE;
  }
}

/* ---- texts ---- */

/* The text between the quotes, in their place. */
static char *text_of(Scan *scan, bool escapes) {
  char *text = scan->token + 1;
  if (escapes) {
    cJSON *node = cJSON_ParseWithLength(scan->token, (size_t)(scan->at - scan->token));
    if (!node) {
      scan->next = 0;
      return text;
    }
    strcpy(text, node->valuestring); /* is no longer than with its escapes */
    cJSON_Delete(node);
  } else {
    scan->at[-1] = '\0';
  }
  return text;
}

/* A text has been read to its end: a key, or a value. */
static void put_text(Scan *scan, bool escapes) {
  char *text = text_of(scan, escapes);
  if (scan->next & KEY) {
    scan->key = text;
    scan->next = COLON;
    return;
  }
  cJSON *node = add(scan, cJSON_String);
  if (node) node->valuestring = text;
}

static const char *scan_string(Scan *scan) {
  bool escapes = false;
  scan->at++;
  for (;;) {
    while (json_is_plain((unsigned char)*scan->at)) scan->at++;
    if (scan->at >= scan->end || *scan->at == '"') break;
    unsigned char c = (unsigned char)*scan->at;
    if (c < 0x20) return "a control character in a text";
    if (c == '\\') {
      if (strncmp(scan->at, "\\u0000", 6) == 0) return "a text with a character 0";
      escapes = true;
      scan->at += scan->at[1] ? 2 : 1;
      continue;
    }
    uint32_t code;
    size_t n = text_character(scan->at, (size_t)(scan->end - scan->at), &code);
    if (n == 0) return "bytes that are no UTF-8";
    scan->at += n;
  }
  if (scan->at >= scan->end) return "a text does not end";
  scan->at++;
  put_text(scan, escapes);
  return NULL;
}

/* ---- numbers and words ---- */

/* Digits; their value in *number, which is exact up to NUMBER_EXACT of them. */
enum { NUMBER_EXACT = 15 };
static bool scan_digits(Scan *scan, double *number) {
  const char *from = scan->at;
  for (*number = 0; is_digit(*scan->at); scan->at++) *number = *number * 10 + (*scan->at - '0');
  return scan->at > from;
}

/* -?(0|[1-9][0-9]*)(.[0-9]+)?([eE][+-]?[0-9]+)? */
static const char *scan_number(Scan *scan) {
  static const char WRONG[] = "this is no number";
  double number, rest;
  bool minus = *scan->at == '-';
  const char *from = scan->at += minus;
  if (!scan_digits(scan, &number) || (*from == '0' && scan->at - from > 1)) return WRONG;
  bool is_exact = scan->at - from <= NUMBER_EXACT;
  if (*scan->at == '.') {
    scan->at++;
    is_exact = false;
    if (!scan_digits(scan, &rest)) return WRONG;
  }
  if ((*scan->at | 0x20) == 'e') {
    scan->at++;
    is_exact = false;
    if (*scan->at == '+' || *scan->at == '-') scan->at++;
    if (!scan_digits(scan, &rest)) return WRONG;
  }
  cJSON *node = add(scan, cJSON_Number);
  if (!is_exact)
    number = strtod(scan->token, NULL);
  else if (minus)
    number = -number;
  if (node) cJSON_SetNumberHelper(node, number);
  return NULL;
}

static const char *scan_word(Scan *scan) {
  static const struct {
    const char *word;
    int type;
  } WORDS[] = {{"true", cJSON_True}, {"false", cJSON_False}, {"null", cJSON_NULL}};
  for (int i = 0; i < 3; i++) {
    size_t n = strlen(WORDS[i].word);
    if (strncmp(scan->at, WORDS[i].word, n) != 0) continue;
    scan->at += n;
    add(scan, WORDS[i].type);
    return NULL;
  }
  return "this is no JSON";
}

/* ---- the line ---- */

static const char *scan_token(Scan *scan) {
  char c = *scan->at;
  scan->token = scan->at;
  switch (c) {
    case '"': return scan_string(scan);
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',': scan_mark(scan); return NULL;
    default: return is_digit(c) || c == '-' ? scan_number(scan) : scan_word(scan);
  }
}

static bool make_room(JsonLine *line, size_t length) {
  if (line->text && length <= line->room) return true;
  json_line_free(line);
  line->text = malloc(length + 1);
  line->node = malloc(node_room(length) * sizeof *line->node);
  line->room = length;
  return line->text && line->node;
}

void json_line_free(JsonLine *line) {
  free(line->text);
  free(line->node);
  *line = (JsonLine){.text = NULL};
}

/* The room for what is open is left as it is. */
static void scan_begin(Scan *scan, JsonLine *line, size_t length) {
  scan->line = line;
  scan->at = line->text;
  scan->end = line->text + length;
  scan->next = VALUE;
  scan->depth = 0;
  scan->nodes = 0;
  scan->key = NULL;
  scan->id = NULL;
}

const char *json_read(JsonLine *line, const char *text, size_t length) {
  if (!make_room(line, length)) {
    json_line_free(line);
    return "there is no memory for the line";
  }
  memcpy(line->text, text, length);
  line->text[length] = '\0';
  line->id = (Piece){NULL, 0};
  Scan scan;
  scan_begin(&scan, line, length);
  bool closed = false;
  for (;;) {
    while (is_blank(*scan.at)) scan.at++;
    if (scan.at == scan.end) break;
    if (closed) return "something stands behind the object";
    const char *wrong = scan_token(&scan);
    if (wrong) return wrong;
    if (scan.id && !line->id.from && scan.depth == 1)
      line->id = (Piece){text + (scan.id - line->text), (size_t)(scan.at - scan.id)};
    closed = scan.depth <= 0;
  }
  if (!closed) return "the line is no whole JSON object";
  return scan.next == END ? NULL : "the line is no JSON object";
}
