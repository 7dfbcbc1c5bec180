/* screen.c - lines as the reader gets them. */
#include "repl/screen.h"

#include <string.h>

#include "io/wrap_line.h"
#include "repl/repl_sentences.h"

const char *render_code(const Look *look) { return look->language ? look->language->code : "en"; }

const char *render_words(const Look *look, const char *said, char *out, size_t size) {
  Text text = text_start(out, size);
  sentence_expand_named(&text, look->language ? look->language : &repl_english, look->names, said);
  return out;
}

int render_width(const Look *look, const char *said) {
  char words[ROW_TEXT * 4];
  return text_width(render_words(look, said, words, sizeof words));
}

void render_pad(Text *out, const Look *look, int column) {
  for (int width = render_width(look, out->out); width < column; width++) text_put(out, " ");
}

/* The bytes of one of our own colours, if one begins here; else 0. */
static size_t own_colour(const char *at) {
  if (strncmp(at, "\033[", 2) != 0) return 0;
  size_t n = 2;
  if (strncmp(at + n, "38;5;", 5) == 0)
    n += 5 + strspn(at + n + 5, "0123456789");
  else if (at[n] && strchr("014", at[n]))
    n += 1;
  return at[n] == 'm' ? n + 1 : 0;
}

void render_clean(const Look *look, char *row, int keep) {
  char *to = row;
  for (const char *at = row; *at;) {
    size_t own = look->colour ? own_colour(at) : 0, n = own;
    if (!own) do
        n++;
      while (at[n] && (at[n] != '\033' || !look->colour || !own_colour(at + n)));
    if (own) memmove(to, at, n);
    to += own ? n : text_clean(to, at, n, keep);
    at += n;
  }
  *to = '\0';
  if (look->style == STYLE_ASCII) card_letters(row);
}

bool render_is_narrow(const Look *look) {
  enum { NARROW = 60 };
  return look->height > 0 && look->width < NARROW;
}

void render_row_at(FILE *out, const Look *look, const char *said, int indent) {
  char words[ROW_TEXT * 4];
  render_words(look, said, words, sizeof words);
  render_clean(look, words, KEEP_LINES);
  size_t length = strlen(words);
  while (length > 0 && words[length - 1] == ' ') words[--length] = '\0';
  if (look->height > 0 && !strchr(words, '\n'))
    wrap_line(out, words, look->width, indent);
  else
    fprintf(out, "%s\n", words);
}

void render_row(FILE *out, const Look *look, const char *said) {
  render_row_at(out, look, said, 2);
}

int render_names_width(const Look *look, int seats) {
  int width = 0;
  for (int seat = 0; look->names && seat < seats; seat++) {
    int own = text_width(look->names->of[seat]) + 1;
    if (own > width && own > 1) width = own;
  }
  return width;
}

void render_seat_name(Text *out, const Look *look, int seat) {
  const char *name = look->names ? look->names->of[seat] : "";
  text_add(out, "%c%s%s", 'A' + seat, *name ? " " : "", name);
}

void render_in(Text *out, const Look *look, const char *code, const char *words) {
  if (look->colour) text_put(out, code);
  text_put(out, words);
  if (look->colour) text_put(out, "\033[0m");
}
