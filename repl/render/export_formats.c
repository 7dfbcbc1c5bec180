/* export_formats.c - a page with tables of cards, written as Markdown, HTML or SVG. */
#include "repl/render/export_formats.h"

#include <stdlib.h>
#include <string.h>

#include "io/print.h"
#include "repl/repl_sentences.h"

void page_line(Page *page, LineType type) {
  if (page->lines < PAGE_LINES) page->line[page->lines++] = (PageLine){type, page->cells, 0};
}

/* What was said as words in the page's language, cleaned. */
static void put_words(const Page *page, const char *said, char *out, size_t size) {
  Text words = text_room(CELL_TEXT * 2);
  sentence_expand_named(&words, page->language ? page->language : &repl_english, page->names, said);
  text_copy(out, size, words.out, strlen(words.out));
}

void page_words(Page *page, const char *format, ...) {
  if (page->cells >= PAGE_CELLS || page->lines == 0) return;
  PageCell *cell = &page->cell[page->cells++];
  page->line[page->lines - 1].cells++;
  *cell = (PageCell){.card = page->cards};
  char said[CELL_TEXT * 2];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(said, sizeof said, format, arguments);
  va_end(arguments);
  put_words(page, said, cell->words, sizeof cell->words);
}

void page_note(Page *page, const char *said) {
  if (page->cells == 0) return;
  put_words(page, said, page->cell[page->cells - 1].note, NOTE_TEXT);
}

void page_say_values(Page *page, const Value sentence[]) {
  char said[CELL_TEXT * 2];
  page_words(page, "%s", say_values_in(said, sizeof said, sentence));
}

void page_card(Page *page, Card card) {
  if (page->cards >= PAGE_CARDS || page->cells == 0) return;
  page->card[page->cards++] = card;
  page->cell[page->cells - 1].cards++;
}

/* --- what the three have in common --- */

/* What stands between two things: ", ", a colon. */
static void put_sign(const Page *page, const char *said, FILE *out) {
  char sign[16];
  put_words(page, said, sign, sizeof sign);
  fputs(sign, out);
}

static const char *colour_of(const Page *page, Card card) {
  static const char *const COLOUR[][SUIT_NB] = {
      [PALETTE_SAFE] = {"#00708a", "#a85b00", "#c1121f", "#111111"},
      [PALETTE_TWO] = {"#111111", "#c1121f", "#c1121f", "#111111"},
      [PALETTE_FOUR] = {"#1b7f3b", "#1d4ed8", "#c1121f", "#111111"},
      [PALETTE_NONE] = {"#111111", "#111111", "#111111", "#111111"}};
  if (card_is_joker(card))
    return card == HJ && page->palette != PALETTE_NONE ? "#c1121f" : "#111111";
  return COLOUR[page->palette][card_suit(card)];
}

/* Jokers have names in each language. */
enum { CARD_WORDS = 32 };
static const char *card_text(const Page *page, Card card, char name[CARD_WORDS]) {
  if (!card_is_joker(card)) return card_print(card, page->style, name);
  put_words(page, card == HJ ? SAY(BIG_JOKER) : SAY(SMALL_JOKER), name, CARD_WORDS);
  return name;
}

/* Words without the blanks that they begin with; *indent gets how many those are. */
static const char *without_indent(const char *words, int *indent) {
  *indent = (int)strspn(words, " ");
  return words + *indent;
}

static bool is_table(const PageLine *line) {
  return line->type == LINE_HEAD || line->type == LINE_ROW;
}

/* --- Markdown --- */

static void put_markdown_words(const char *words, FILE *out) {
  int indent;
  for (const char *c = without_indent(words, &indent); *c; c++) {
    if (strchr("|*_~<>[]\\`", *c)) fputc('\\', out);
    fputc(*c, out);
  }
}

static void put_markdown_cell(const Page *page, const PageCell *cell, FILE *out) {
  char name[CARD_WORDS];
  bool parted = *cell->note || !*cell->words; /* from the cards: by a sign, or nothing is there */
  const char *strong = cell->strong ? "**" : "";
  bool gap = false;
  if (*cell->words || cell->cards) fputs(strong, out);
  put_markdown_words(cell->words, out);
  if (*cell->note) put_sign(page, SAY(PAGE_COMMA), out);
  put_markdown_words(cell->note, out);
  if (*cell->note && cell->cards) put_sign(page, SAY(LIST_COLON), out);
  for (int i = 0; i < cell->cards; i++) {
    Card card = page->card[cell->card + i];
    if (card == CARD_NONE)
      gap = true;
    else
      fprintf(out, "%s%s",
              i == 0 ? (parted ? "" : " ")
              : gap  ? " · "
                     : " ",
              card_text(page, card, name));
    if (card != CARD_NONE) gap = false;
  }
  if (*cell->words || cell->cards) fputs(strong, out);
}

/* A card table: what lies in the middle, and a line for each seat. */
static void put_markdown_round(const Page *page, const PageLine *line, FILE *out) {
  for (int k = 0; k < line->cells; k++) {
    fputs(k == 0 ? "" : k == 1 ? "\n\n- " : "\n- ", out);
    put_markdown_cell(page, &page->cell[line->cell + k], out);
  }
  fputc('\n', out);
}

static bool write_markdown(const Page *page, FILE *out) {
  for (int i = 0; i < page->lines; i++) {
    const PageLine *line = &page->line[i];
    bool table = is_table(line);
    if (line->type == LINE_HEAD || (!table && i > 0)) fputc('\n', out);
    if (line->type == LINE_ROUND) {
      put_markdown_round(page, line, out);
      continue;
    }
    if (line->type == LINE_TITLE) fputs("# ", out);
    for (int k = 0; k < line->cells; k++) {
      if (!table && k > 0) put_sign(page, SAY(PAGE_COMMA), out);
      if (table) fputs("| ", out);
      put_markdown_cell(page, &page->cell[line->cell + k], out);
      if (table) fputc(' ', out);
    }
    fputs(table ? "|\n" : "\n", out);
    if (line->type != LINE_HEAD) continue;
    for (int k = 0; k < line->cells; k++) fputs("| --- ", out);
    fputs("|\n", out);
  }
  return true;
}

/* --- HTML, which is well-formed XML too --- */

static void put_html_cell(const Page *page, const PageCell *cell, FILE *out) {
  char name[CARD_WORDS];
  int indent;
  bool parted = *cell->note || !*cell->words;
  const char *words = without_indent(cell->words, &indent);
  print_markup(out, words, strlen(words));
  if (*cell->note) put_sign(page, SAY(PAGE_COMMA), out);
  print_markup(out, cell->note, strlen(cell->note));
  if (*cell->note && cell->cards) put_sign(page, SAY(LIST_COLON), out);
  for (int i = 0; i < cell->cards; i++) {
    Card card = page->card[cell->card + i];
    if (card == CARD_NONE)
      fputs("&#8194;", out);
    else
      fprintf(out, "%s<b style=\"color:%s\">%s</b>", i > 0 || !parted ? " " : "",
              colour_of(page, card), card_text(page, card, name));
  }
}

static void put_html_row(const Page *page, const PageLine *line, FILE *out) {
  const char *tag = line->type == LINE_HEAD ? "th" : "td";
  fputs("<tr>", out);
  for (int k = 0; k < line->cells; k++) {
    const PageCell *cell = &page->cell[line->cell + k];
    fprintf(out, "<%s%s>", tag, cell->strong ? " class=\"strong\"" : "");
    put_html_cell(page, cell, out);
    fprintf(out, "</%s>", tag);
  }
  fputs("</tr>\n", out);
}

static void put_html_round(const Page *page, const PageLine *line, FILE *out) {
  fputs("<p>", out);
  put_html_cell(page, &page->cell[line->cell], out);
  fputs("</p>\n<ul>\n", out);
  for (int k = 1; k < line->cells; k++) {
    const PageCell *cell = &page->cell[line->cell + k];
    fprintf(out, "<li%s>", cell->strong ? " class=\"strong\"" : "");
    put_html_cell(page, cell, out);
    fputs("</li>\n", out);
  }
  fputs("</ul>\n", out);
}

static bool write_html(const Page *page, FILE *out) {
  bool open = false;
  fputs("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"/>\n<style>"
        "body{font:16px/1.4 sans-serif;margin:2em}table{border-collapse:collapse;margin:1em 0}"
        "td,th{border:1px solid #bbb;padding:.2em .6em;text-align:left;font-weight:normal}"
        "th{background:#eee}b{font-weight:600;white-space:nowrap}.strong{background:#fff3bf}"
        "</style>\n<title>",
        out);
  const char *title = page->lines > 0 && page->line[0].cells > 0 ? page->cell[0].words : "";
  print_markup(out, title, strlen(title));
  fputs("</title></head><body>\n", out);
  for (int i = 0; i < page->lines; i++) {
    const PageLine *line = &page->line[i];
    if (open && line->type != LINE_ROW) fputs("</table>\n", out);
    if (line->type == LINE_HEAD) fputs("<table>\n", out);
    open = is_table(line);
    if (open) put_html_row(page, line, out);
    if (line->type == LINE_ROUND) put_html_round(page, line, out);
    if (open || line->type == LINE_ROUND) continue;
    const char *tag = line->type == LINE_TITLE ? "h1" : "p";
    fprintf(out, "<%s>", tag);
    for (int k = 0; k < line->cells; k++) {
      if (k > 0) put_sign(page, SAY(PAGE_COMMA), out);
      put_html_cell(page, &page->cell[line->cell + k], out);
    }
    fprintf(out, "</%s>\n", tag);
  }
  fprintf(out, "%s</body></html>\n", open ? "</table>\n" : "");
  return true;
}

/* --- SVG --- */

enum {
  LETTER = 9,
  CARD_WIDTH = 44, /* with what parts it from the next: 10 and the names of jokers fit */
  CARD_HEIGHT = 24,
  CARD_GAP = 3,
  GAP = 8,
  ROW_HEIGHT = 32,
  NOTE_HEIGHT = 22,
  SEAT_HEIGHT = 3 * CARD_HEIGHT + GAP, /* name, note, cards */
  MARGIN = 16
};

static int cards_width(const Page *page, const PageCell *cell) {
  int width = 0;
  for (int i = 0; i < cell->cards; i++)
    width += page->card[cell->card + i] == CARD_NONE ? GAP : CARD_WIDTH;
  return width;
}

static int cell_width(const Page *page, const PageCell *cell) {
  int words = text_width(cell->words) * LETTER + (*cell->words && cell->cards ? GAP : 0);
  return words + cards_width(page, cell);
}

/* The widths of the columns of the table that begins at this line; returns how many. */
static int table_columns(const Page *page, int first, int width[PAGE_COLUMNS]) {
  int n = 0;
  for (int i = first; i < page->lines && (i == first || page->line[i].type == LINE_ROW); i++) {
    const PageLine *line = &page->line[i];
    for (int k = 0; k < line->cells && k < PAGE_COLUMNS; k++) {
      if (k == n) width[n++] = 0;
      int own = cell_width(page, &page->cell[line->cell + k]) + 2 * GAP;
      if (own > width[k]) width[k] = own;
    }
  }
  return n;
}

static void put_svg_text(FILE *out, int x, int y, const char *style, const char *words) {
  int indent;
  words = without_indent(words, &indent);
  fprintf(out, "<text x=\"%d\" y=\"%d\" %s>", x + indent * LETTER, y + CARD_HEIGHT - 7, style);
  print_markup(out, words, strlen(words));
  fputs("</text>\n", out);
}

static void put_svg_cards(const Page *page, const PageCell *cell, int x, int y, FILE *out) {
  char name[CARD_WORDS];
  for (int i = 0; i < cell->cards; i++) {
    Card card = page->card[cell->card + i];
    if (card == CARD_NONE) {
      x += GAP;
      continue;
    }
    fprintf(out,
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\" fill=\"%s\" "
            "stroke=\"#999\"/>\n<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" fill=\"%s\">%s"
            "</text>\n",
            x, y, CARD_WIDTH - CARD_GAP, CARD_HEIGHT, cell->strong ? "#fff3bf" : "#fff",
            x + (CARD_WIDTH - CARD_GAP) / 2, y + CARD_HEIGHT - 7, colour_of(page, card),
            card_text(page, card, name));
    x += CARD_WIDTH;
  }
}

static void put_svg_cell(const Page *page, const PageCell *cell, int x, int y, FILE *out) {
  if (*cell->words)
    put_svg_text(out, x, y, cell->strong ? "font-weight=\"bold\"" : "", cell->words);
  x += text_width(cell->words) * LETTER + (*cell->words && cell->cards ? GAP : 0);
  put_svg_cards(page, cell, x, y, out);
}

/* Lines that are no table: its cells behind each other. Returns its width. */
static int put_svg_words(const Page *page, const PageLine *line, int y, FILE *out) {
  int x = MARGIN;
  for (int k = 0; k < line->cells; k++) {
    const PageCell *cell = &page->cell[line->cell + k];
    PageCell shown = *cell;
    shown.strong = line->type == LINE_TITLE;
    put_svg_cell(page, &shown, x, y, out);
    x += cell_width(page, cell) + GAP * 2;
  }
  return x;
}

/* One who sits at the table: name, note and cards above each other, around the middle `x`. */
static void put_svg_seat(const Page *page, const PageCell *cell, int x, int y, FILE *out) {
  put_svg_text(out, x, y, "text-anchor=\"middle\" font-weight=\"bold\"", cell->words);
  put_svg_text(out, x, y + CARD_HEIGHT - 4, "text-anchor=\"middle\" fill=\"#555\"", cell->note);
  put_svg_cards(page, cell, x - cards_width(page, cell) / 2, y + 2 * CARD_HEIGHT, out);
}

/* The columns that the widest of those around the table takes. */
static int seats_width(const Page *page, const PageLine *line) {
  int width = 12 * LETTER;
  for (int k = 0; k < line->cells; k++) {
    const PageCell *cell = &page->cell[line->cell + k];
    int words = (text_width(cell->words) + 1) * LETTER,
        note = (text_width(cell->note) + 1) * LETTER;
    int cards = cards_width(page, cell);
    if (note > words) words = note;
    if (cards > words) words = cards;
    if (words > width) width = words;
  }
  return width;
}

/* A card table: one sits below, one above where their number is even, as many on the right as on
** the left, in turn order against the clock. Returns its height, *width its width. */
static int put_svg_round(const Page *page, const PageLine *line, int top, FILE *out, int *width) {
  const PageCell *middle = &page->cell[line->cell];
  int n = line->cells - 1, above = n % 2 == 0, beside = (n - 1 - above) / 2;
  int seat = seats_width(page, line) + 2 * GAP, height = (beside ? beside : 1) * SEAT_HEIGHT;
  int left = MARGIN + seat / 2, centre = left + seat, right = centre + seat;
  int y = top + above * SEAT_HEIGHT;
  fprintf(out,
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"24\" fill=\"#dcebdc\" "
          "stroke=\"#9bb89b\"/>\n",
          centre - seat / 2 + GAP, y, seat - 2 * GAP, height - GAP);
  put_svg_text(out, centre, y + height / 2 - CARD_HEIGHT, "text-anchor=\"middle\"", middle->words);
  put_svg_text(out, centre, y + height / 2 - 4, "text-anchor=\"middle\" fill=\"#555\"",
               middle->note);
  for (int k = 0; k < n; k++) {
    int x = k == 0 || (above && k == beside + 1) ? centre : k <= beside ? right : left;
    int row = k == 0 ? height : k <= beside ? height - k * SEAT_HEIGHT : -SEAT_HEIGHT;
    if (x == left) row = (k - beside - above - 1) * SEAT_HEIGHT;
    put_svg_seat(page, &page->cell[line->cell + 1 + k], x, y + row, out);
  }
  *width = right + seat / 2;
  return y + height + SEAT_HEIGHT - top;
}

/* The columns of the table that a line is in. */
typedef struct Columns {
  int n, width[PAGE_COLUMNS];
} Columns;

/* One line; returns its height, *width its width. */
static int put_svg_line(const Page *page, int i, int y, Columns *columns, FILE *out, int *width) {
  const PageLine *line = &page->line[i];
  int x = MARGIN;
  if (line->type == LINE_ROUND) return put_svg_round(page, line, y, out, width) + GAP;
  if (line->type == LINE_HEAD) columns->n = table_columns(page, i, columns->width);
  if (is_table(line)) {
    for (int k = 0; k < line->cells && k < columns->n; x += columns->width[k++])
      put_svg_cell(page, &page->cell[line->cell + k], x, y, out);
  } else {
    x = put_svg_words(page, line, y, out);
  }
  *width = x;
  return line->type == LINE_NOTE ? NOTE_HEIGHT : ROW_HEIGHT;
}

/* Writes all lines; the size of the whole comes out. */
static void put_svg_lines(const Page *page, FILE *out, int *width, int *height) {
  Columns columns = {.n = 0};
  int y = MARGIN;
  *width = 0;
  for (int i = 0; i < page->lines; i++) {
    int own = 0;
    y += put_svg_line(page, i, y, &columns, out, &own);
    if (own > *width) *width = own;
  }
  *width += MARGIN;
  *height = y + MARGIN;
}

static bool write_svg(const Page *page, FILE *out) {
  char *body = NULL;
  size_t length = 0;
  int width, height;
  FILE *memory = open_memstream(&body, &length);
  if (!memory) return false;
  put_svg_lines(page, memory, &width, &height);
  if (fclose(memory) != 0) {
    free(body);
    return false;
  }
  fprintf(out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
          "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"15\">\n"
          "<rect width=\"100%%\" height=\"100%%\" fill=\"#f4f6f4\"/>\n%s</svg>\n",
          width, height, width, height, body);
  free(body);
  return true;
}

/* --- the file --- */

typedef bool (*Writer)(const Page *page, FILE *out); /* false: no memory */

static Writer writer_of(const char *path) {
  static const struct {
    const char *end;
    Writer write;
  } WRITERS[] = {
      {".md", write_markdown}, {".html", write_html}, {".svg", write_svg}, {".png", write_svg}};
  size_t length = strlen(path);
  for (size_t i = 0; i < sizeof WRITERS / sizeof *WRITERS; i++) {
    size_t n = strlen(WRITERS[i].end);
    if (length > n && strcmp(path + length - n, WRITERS[i].end) == 0) return WRITERS[i].write;
  }
  return NULL;
}

bool page_can_write(const char *path) { return writer_of(path) != NULL; }

char *page_write(const Page *page, const char *path) {
  Writer write = writer_of(path);
  char *text = NULL;
  size_t length = 0;
  FILE *memory = write ? open_memstream(&text, &length) : NULL;
  if (!memory) return NULL;
  bool written = write(page, memory);
  if (fclose(memory) == 0 && written) return text;
  free(text);
  return NULL;
}
