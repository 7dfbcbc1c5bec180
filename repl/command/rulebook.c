/* rulebook.c - `rulebook FILE`: the rules of the game at hand as a book. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "language/language.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/handlers.h"
#include "repl/say.h"
#include "tools/rulebook.h"

/* By the end of the file's name: ".html", ".md", ".txt". */
static bool format_of(const char *path, BookFormat *format) {
  static const char *const ENDS[] = {
      [BOOK_TEXT] = ".txt", [BOOK_MARKDOWN] = ".md", [BOOK_HTML] = ".html"};
  size_t n = strlen(path);
  for (int i = BOOK_TEXT; i <= BOOK_HTML; i++) {
    size_t end = strlen(ENDS[i]);
    if (n > end && strcmp(path + n - end, ENDS[i]) == 0) return *format = (BookFormat)i, true;
  }
  return false;
}

/* The book, on the heap; NULL, and why in error. */
static char *book_text(const Repl *repl, BookFormat format, char *error, size_t size) {
  char *text = NULL;
  size_t length;
  const Rules *rules = repl->session.rules;
  FILE *out = open_memstream(&text, &length);
  BookWanted wanted = {
      rules->variant, rules->players,
      format,         repl->look.language ? repl->look.language : &language_english,
      false,          variant_offered(repl->session.variant),
      false};
  bool written = out && rulebook_write(out, &wanted, error, size);
  if (!out) say_fail(error, size, SAY(NO_MEMORY));
  if (out && fclose(out) != 0) written = say_fail(error, size, SAY(NO_MEMORY));
  if (written) return text;
  free(text);
  return NULL;
}

COMMAND(command_rulebook) {
  char path[1024] = "", error[VARIANT_ERROR];
  BookFormat format;
  bool over;
  if (command_word(&rest, path, sizeof path) && strlen(path) + 1 == sizeof path)
    return repl_deny(repl, SAY(FILE_LONG));
  if (!command_is_all(repl, command, rest)) return false;
  if (!format_of(path, &format)) return repl_deny(repl, SAY(RULEBOOK_TAKES));
  if (!overwrite_may(repl, command, path, NULL, SAY(FILE_NO_RULEBOOK), &over)) return false;
  char *text = book_text(repl, format, error, sizeof error);
  if (!text) return repl_refuse(repl, "%s", error);
  return overwrite_write(repl, command, path, text, over);
}
