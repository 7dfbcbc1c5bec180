/* pages.c - see pages.h. */
#include "repl/pages.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "repl/line.h"
#include "repl/say.h"

void pages_begin(Repl *repl, Pages *pages) {
  *pages = (Pages){.out = repl->out};
  if (!repl->interactive || repl->look.height == 0) return;
  FILE *memory = open_memstream(&pages->text, &pages->length);
  if (memory) repl->out = memory;
}

static bool is_next_page_wanted(Repl *repl) {
  char prompt[ROW_TEXT], *line = NULL;
  fflush(repl->out);
  LineResult result = line_read(render_words(&repl->look, SAY(MORE), prompt, sizeof prompt), &line);
  bool more = result == LINE_TEXT && !*line;
  if (result == LINE_TEXT && *line && strcasecmp(line, "q") != 0 && strcmp(line, "够了") != 0) {
    free(repl->next); /* in a script two pages may have been left so */
    repl->next = line;
    return false;
  }
  free(line);
  return more;
}

static const char *line_end(const char *line) {
  const char *end = strchr(line, '\n');
  return end ? end + 1 : line + strlen(line);
}

/* The line and those below it that begin farther in: they belong together. */
static int entry_rows(const char *line) {
  size_t indent = strspn(line, " ");
  int rows = 1;
  for (line = line_end(line); *line && strspn(line, " ") > indent; line = line_end(line)) rows++;
  return rows;
}

void pages_end(Repl *repl, Pages *pages) {
  if (repl->out == pages->out) return;
  fclose(repl->out);
  repl->out = pages->out;
  int page = repl->look.height - 2, rows = 0; /* since the page began */
  for (const char *line = pages->text, *end; line && *line; line = end, rows++) {
    int wanted = entry_rows(line);
    bool full = rows > 0 && rows + (wanted < page ? wanted : 1) > page;
    if (full && !is_next_page_wanted(repl)) break;
    if (full) rows = 0;
    end = line_end(line);
    fwrite(line, 1, (size_t)(end - line), repl->out);
  }
  free(pages->text);
}
