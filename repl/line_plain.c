/* line_plain.c - the terminal without line editing: `make READLINE=0`. */
#include "repl/line.h"

void line_init(const char *history, LineComplete complete, void *data) {
  (void)history;
  (void)complete;
  (void)data;
}

LineResult line_read(const char *prompt, char **line) {
  fputs(prompt, stdout);
  fflush(stdout);
  LineResult result = line_from(stdin, line);
  if (result != LINE_TEXT) putchar('\n');
  return result;
}

void line_save(const char *line) { (void)line; }

void line_free(void) {}
