/* say.c - the answers to commands, line by line. */
#include "repl/say.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "io/print.h"
#include "io/wrap_line.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/line.h"
#include "rules/schema.h"

static const char OF_SET[] = "set "; /* before a location in what was typed: "set score.step:1" */

/* Puts what is said, and each place in what was typed ("set score.step:1") as one would type it:
** that is one line, and its number says nothing. */
static void put_places(Text *out, const char *said) {
  for (const char *at; (at = strstr(said, OF_SET));) {
    char field[FIELD_NAME];
    const char *name = at + strlen(OF_SET);
    size_t n = 0;
    while (isalpha((unsigned char)name[n]) || name[n] == '_' || name[n] == '.') n++;
    bool place = strncmp(name + n, ":1", 2) == 0 && !isdigit((unsigned char)name[n + 2]);
    text_put_some(out, said, (size_t)((place ? at : name) - said));
    if (place) say(out, SAY(PLACE_SET), text_copy(field, sizeof field, name, n));
    said = place ? name + n + 2 : name;
  }
  text_put(out, said);
}

static void say_line(const Repl *repl, FILE *out, const char *said) {
  char row[NOTATION_MAX];
  Text placed = text_room(NOTATION_MAX);
  put_places(&placed, said);
  render_words(&repl->look, placed.out, row, sizeof row);
  render_clean(&repl->look, row, KEEP_TABS);
  size_t length = strlen(row);
  while (length > 0 && row[length - 1] == ' ') row[--length] = '\0';
  if (repl->interactive)
    wrap_line(out, row, repl->look.width, wrap_indent(row, repl->look.width));
  else
    fprintf(out, "%s\n", row);
}

void repl_say_unbroken(Repl *repl, const char *text) {
  print_text(repl->out, text);
  putc('\n', repl->out);
}

void repl_say(Repl *repl, const char *format, ...) {
  char said[NOTATION_MAX];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(said, sizeof said, format, arguments);
  va_end(arguments);
  say_line(repl, repl->out, said);
}

void repl_list(Repl *repl, const Action *action, const char *words) {
  if (repl->supposed || repl->listed.n == LISTED_ACTIONS)
    repl_say(repl, "      %s", words);
  else
    repl_say(repl, "  #%-2d %s", listed_add(&repl->listed, action), words);
}

void repl_list_alone(Repl *repl, ActionType type, int seat) {
  char word[COMMAND_SHOWN];
  repl_list(repl, &(Action){.type = (uint8_t)type, .seat = (uint8_t)seat},
            command_shown(repl, action_word(type), word));
}

bool repl_refuse(Repl *repl, const char *format, ...) {
  FILE *to = repl->interactive ? repl->out : repl->errors;
  va_list arguments;
  va_start(arguments, format);
  fflush(repl->out);
  Text said = text_room(NOTATION_MAX);
  if (repl->file)
    print_text(to, repl->file), fprintf(to, ":%d: ", repl->line);
  else if (!repl->interactive && repl->line > 0)
    say(&said, SAY(SCRIPT_LINE), repl->line);
  char error[NOTATION_MAX], turned[NOTATION_MAX];
  vsnprintf(error, sizeof error, format, arguments);
  va_end(arguments);
  text_put(&said, sentence_first(error, turned, sizeof turned));
  say_line(repl, to, said.out);
  fflush(to);
  repl->refused++;
  return false;
}

void repl_tell_values(Repl *repl, const Value sentence[]) {
  char said[NOTATION_MAX];
  repl_say(repl, "%s", say_values_in(said, sizeof said, sentence));
}

bool repl_deny_values(Repl *repl, const Value sentence[]) {
  char said[NOTATION_MAX];
  return repl_refuse(repl, "%s", say_values_in(said, sizeof said, sentence));
}

const char *sentence_first(const char *error, char *out, size_t size) {
  const char *end = strstr(error, ": "), *number = end;
  while (end && number > error && isdigit((unsigned char)number[-1])) number--;
  bool whole = end && memchr(error, *SAY(N_CARDS), (size_t)(end - error)) == NULL; /* no sentence */
  bool located = whole && number < end && number > error && number[-1] == ':';
  char file[SESSION_ERROR], words[NOTATION_MAX] = "";
  snprintf(file, sizeof file, "%.*s", located ? (int)(end - error) : 0, error);
  bool set = located && strncmp(file, OF_SET, strlen(OF_SET)) == 0;
  const char *field = set ? file + strlen(OF_SET) : "";
  Text text = text_start(words, sizeof words), turned = text_start(out, size);
  size_t named = strcspn(field, ":");
  if (set) sentence_expand(&text, &repl_english, end + 2);
  if (set && strncmp(end + 2, field, named) == 0) { /* it begins with the field that was set */
    snprintf(words, sizeof words, "%.*s", (int)named, field);
    say(&turned, SAY(FIELD_CALLED), words);
    text_put(&turned, end + 2 + named);
  } else if (set && strncmp(words, field, named) == 0) /* it says itself where */
    snprintf(out, size, "%s", end + 2);
  else if (located)
    say_values_in(out, size, VALUES(SAY(NOTED), end + 2, file));
  else
    snprintf(out, size, "%s", error);
  return out;
}

const char *repl_ruling(const Repl *repl, const Ruling *why, char out[ROW_TEXT]) {
  return ruling_said(why, repl->session.rules->deck.packs, repl->look.style, out, ROW_TEXT);
}

bool repl_refuse_ruling(Repl *repl, const Ruling *why) {
  char sentence[ROW_TEXT];
  return repl_refuse(repl, "%s", repl_ruling(repl, why, sentence));
}

/* --- a page at a time --- */

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
