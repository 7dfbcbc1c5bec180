/* book_page.c - see book_page.h. */
#include "tools/book_page.h"

#include <ctype.h>
#include <string.h>

#include "base/card.h"
#include "base/core_sentences.h"
#include "io/print.h"

enum { SAID_TEXT = 8192, TEXT_WIDTH = 92 };

bool book_format(const char *word, BookFormat *format) {
  static const char *const WORDS[] = {"text", "md", "html"};
  for (int i = 0; i < 3; i++)
    if (strcmp(word, WORDS[i]) == 0) return *format = (BookFormat)i, true;
  return false;
}

/* Said to words, without what a terminal would obey. */
static const char *words_of(const BookPage *page, const char *said, char words[SAID_TEXT]) {
  Text text = text_start(words, SAID_TEXT);
  sentence_expand(&text, page->language, said);
  if (page->letters) card_letters(words);
  return text_copy(words, SAID_TEXT, words, strlen(words));
}

/* --- plain text: lines of TEXT_WIDTH columns, broken at blanks --- */

/* Does one of these marks of three bytes stand here? */
static bool is_mark(const char *at, const char *marks) {
  enum { BYTES = 3 };
  for (; *at && *marks; marks += BYTES)
    if (!strncmp(at, marks, BYTES)) return true;
  return false;
}

/* What is never at the beginning of a line, and what never at its end. */
static bool is_closing(const char *at) { return is_mark(at, "。，；：、？！）”》」"); }
static bool is_opening(const char *at) { return is_mark(at, "（“《「"); }

/* The length of what stays on one line: up to a blank, or one wide character (Chinese may be broken
** between any two) with what opens before it and closes behind it. */
static size_t piece_here(const char *words, int *wide) {
  size_t n = 0;
  bool opened = true; /* nothing, or a mark that opens, stands before */
  *wide = 0;
  while (words[n] && words[n] != ' ') {
    uint32_t code;
    char one[8];
    size_t length = text_character(words + n, strlen(words + n), &code);
    if (length == 0) length = 1;
    int width = text_width(text_copy(one, sizeof one, words + n, length));
    if (width == 2 && !opened && !is_closing(words + n)) break;
    opened = is_opening(words + n);
    n += length;
    *wide += width;
    if (width == 2 && !opened && words[n] && !is_closing(words + n)) break;
  }
  return n;
}

static void put_wrapped(FILE *out, const char *words, int first, int indent) {
  int column = first;
  bool begun = false, blank = false;
  while (*words) {
    int wide;
    size_t n = piece_here(words, &wide);
    if (begun && column + blank + wide > TEXT_WIDTH) {
      fprintf(out, "\n%*s", indent, "");
      column = indent;
    } else if (begun && blank) {
      fputc(' ', out);
      column++;
    }
    fwrite(words, 1, n, out);
    column += wide;
    blank = words[n] == ' ';
    words += n + strspn(words + n, " ");
    begun = true;
  }
  fputc('\n', out);
}

/* --- Markdown and HTML: what would be read as markup is escaped --- */

static void put_markdown(FILE *out, const char *words) {
  for (; *words; words++) {
    if (strchr("|*_~<>[]\\`", *words)) fputc('\\', out);
    fputc(*words, out);
  }
}

/* The length of a card that is printed here (10♥, HJ), and whether it is a red one; 0: there is
** none. `begins`: at the beginning of a word. */
static size_t card_here(const char *words, bool begins, bool *red) {
  static const char *const SUITS[] = {"♥", "♦", "♠", "♣"};
  size_t rank = strncmp(words, "10", 2) == 0 ? 2 : strchr("23456789JQKA", *words) ? 1 : 0;
  for (int i = 0; i < 4 && *words && rank; i++) {
    if (strncmp(words + rank, SUITS[i], strlen(SUITS[i])) != 0) continue;
    *red = i < 2;
    return rank + strlen(SUITS[i]);
  }
  bool joker = begins && (*words == 'H' || *words == 'L') && words[1] == 'J';
  *red = *words == 'H';
  return joker && !isalnum((unsigned char)words[2]) ? 2 : 0;
}

static void put_html(FILE *out, const char *words) {
  const char *from = words, *plain = words; /* plain: what is not written yet */
  while (*words) {
    bool red, begins = words == from || !isalnum((unsigned char)words[-1]);
    size_t card = card_here(words, begins, &red);
    if (card) {
      print_markup(out, plain, (size_t)(words - plain));
      fprintf(out, "<b class=\"%s\">%.*s</b>", red ? "card red" : "card", (int)card, words);
      plain = words + card;
    }
    words += card ? card : 1;
  }
  print_markup(out, plain, strlen(plain));
}

static void put(const BookPage *page, const char *words) {
  if (page->format == BOOK_HTML)
    put_html(page->out, words);
  else if (page->format == BOOK_MARKDOWN)
    put_markdown(page->out, words);
  else
    fputs(words, page->out);
}

/* In plain text lines of their own, from this column on and then with this indent. */
static void put_words(const BookPage *page, const char *words, int first, int indent) {
  if (page->format == BOOK_TEXT)
    put_wrapped(page->out, words, first, indent);
  else
    put(page, words);
}

/* --- parts --- */

/* Ends a list or a table that is open, and begins another. */
static void change_part(BookPage *page, BookPart part) {
  if (page->part == part) return;
  bool html = page->format == BOOK_HTML;
  if (page->part == PART_LIST && html) fputs("</ul>\n", page->out);
  if (page->part == PART_TABLE && html) fputs("</table></div>\n", page->out);
  if (page->part != PART_NONE && !html) fputc('\n', page->out);
  if (part == PART_LIST && html) fputs("<ul>\n", page->out);
  if (part == PART_TABLE && html) fputs("<div class=\"wide\" tabindex=\"0\"><table>\n", page->out);
  page->part = part;
}

static const char STYLE_SHEET[] =
    ":root{color-scheme:light dark;--ink:#1c1c1c;--paper:#fdfcf8;--soft:#595959;--line:#c9c5b8;"
    "--card:#fff;--red:#b3122a;--good:#1d6b2c;--bad:#a3161b}"
    "@media(prefers-color-scheme:dark){:root{--ink:#e9e6dd;--paper:#1b1c1e;--soft:#b3afa4;"
    "--line:#55534c;--card:#2a2b2e;--red:#ff8a8a;--good:#8fd694;--bad:#ff9a92}}"
    "body{font:1rem/1.6 Georgia,'Noto Serif CJK SC',serif;color:var(--ink);background:var(--paper);"
    "max-width:46rem;margin:0 auto;padding:1rem}p,li,h1{overflow-wrap:anywhere}"
    "h1{font-size:1.7rem;line-height:1.2}h2{font-size:1.2rem;margin:1.6em 0 .4em;"
    "border-bottom:1px solid var(--line)}ul{padding-left:1.2em;margin:.3em 0}"
    "li{margin:.25em 0}.note{color:var(--soft);font-size:.85em}"
    ".card{font:600 .9em/1.4 sans-serif;white-space:nowrap;background:var(--card);"
    "border:1px solid var(--line);border-radius:.25em;padding:0 .2em}.red{color:var(--red)}"
    ".part{margin-left:1.2em}.example{list-style:none;border-left:3px solid var(--line);"
    "padding-left:.6em}.good{border-color:var(--good)}.bad{border-color:var(--bad)}"
    ".wide{overflow-x:auto}table{border-collapse:collapse;margin:.5em 0}"
    "th,td{border:1px solid var(--line);padding:.15em .4em;text-align:left}th{font-size:.85em}"
    "@media print{:root{color-scheme:light;--ink:#000;--paper:#fff;--soft:#444;--line:#999;"
    "--card:#fff;--red:#a00018;--good:#1d6b2c;--bad:#a3161b}"
    "body{max-width:none;font-size:10pt;padding:0}"
    ".dense{font-size:7.5pt;line-height:1.25}.dense main{columns:2;column-gap:6mm}"
    ".dense h1{font-size:12pt;margin:0}.dense h2{font-size:9pt;margin:.6em 0 .2em}"
    ".dense p,.dense li,.dense table{margin-top:.1em;margin-bottom:.1em}h2{break-after:avoid}"
    "li,tr,p{break-inside:avoid}@page{size:A4;margin:15mm}}";

void page_begin(BookPage *page, const char *title) {
  char words[SAID_TEXT];
  words_of(page, title, words);
  if (page->format == BOOK_HTML) {
    fprintf(page->out,
            "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
            page->language->code);
    put_html(page->out, words);
    fprintf(page->out, "</title>\n<style>%s</style>\n</head>\n<body%s>\n<main>\n<h1>", STYLE_SHEET,
            page->dense ? " class=\"dense\"" : "");
    put_html(page->out, words);
    fputs("</h1>\n", page->out);
  } else {
    fputs(page->format == BOOK_MARKDOWN ? "# " : "", page->out);
    put(page, words);
    fputs("\n\n", page->out);
  }
}

void page_end(BookPage *page) {
  change_part(page, PART_NONE);
  if (page->format == BOOK_HTML) fputs("</main>\n</body>\n</html>\n", page->out);
}

/* Said between what each format has before and after such a part. */
static void put_between(BookPage *page, const char *const around[][2], const char *said, int first,
                        int indent) {
  char words[SAID_TEXT];
  fputs(around[page->format][0], page->out);
  put_words(page, words_of(page, said, words), first, indent);
  fputs(around[page->format][1], page->out);
}

void page_section(BookPage *page, const char *title) {
  static const char *const AROUND[][2] = {{"", ""}, {"## ", "\n\n"}, {"<h2>", "</h2>\n"}};
  change_part(page, PART_NONE);
  put_between(page, AROUND, title, 0, 0);
}

void page_paragraph(BookPage *page, const char *said) {
  static const char *const AROUND[][2] = {{"", "\n"}, {"", "\n\n"}, {"<p>", "</p>\n"}};
  change_part(page, PART_NONE);
  put_between(page, AROUND, said, 0, 0);
}

/* "name: said (note)", what is not there left out; indented so deep in plain text. */
static void put_item(BookPage *page, const char *const parts[3], int indent) {
  char words[3][SAID_TEXT], line[3 * SAID_TEXT + 24];
  static const char *const MARKS[][4] = {
      {"", "", "", ""}, {"**", "**", "", ""}, {"<b>", "</b>", " <span class=\"note\">", "</span>"}};
  const char *const *mark = MARKS[page->format];
  bool html = page->format == BOOK_HTML;
  change_part(page, PART_LIST);
  for (int i = 0; i < 3; i++) words_of(page, parts[i], words[i]);
  if (*words[2] && !html) words_of(page, say_in(line, SAY(BOOK_NOTE), parts[2]), words[2]);
  char between[16] = "";
  if (*words[0]) snprintf(between, sizeof between, "%s", words_of(page, SAY(LIST_COLON), line));
  if (!*words[1]) between[strcspn(between, " ")] = '\0';
  if (page->format == BOOK_TEXT) {
    snprintf(line, sizeof line, "%s%s%s%s", words[0], between, words[1], words[2]);
    fprintf(page->out, "%*s- ", indent, "");
    put_wrapped(page->out, line, indent + 2, indent + 2);
    return;
  }
  if (html)
    fprintf(page->out, "<li%s>", indent ? " class=\"part\"" : "");
  else
    fprintf(page->out, "%*s- ", indent, "");
  for (int i = 0; i < 3; i++) {
    if (!*words[i]) continue;
    bool marked = i == 2 || (i == 0 && !indent);
    fputs(marked ? mark[i] : "", page->out);
    put(page, words[i]);
    fputs(marked ? mark[i + 1] : "", page->out);
    if (i == 0) put(page, between);
  }
  fputs(html ? "</li>\n" : "\n", page->out);
}

void page_point(BookPage *page, const char *about, const char *said, const char *note) {
  put_item(page, (const char *[]){about, said, note}, 0);
}

void page_part(BookPage *page, const char *name, const char *said) {
  put_item(page, (const char *[]){name, said, ""}, 4);
}

void page_example(BookPage *page, bool good, const char *said) {
  const char *const item = good ? "<li class=\"example good\">" : "<li class=\"example bad\">";
  change_part(page, PART_LIST);
  put_between(page, (const char *const[][2]){{"    ", ""}, {"- *", "*\n"}, {item, "</li>\n"}}, said,
              4, 6);
}

void page_row(BookPage *page, int n, const char *const cells[]) {
  char words[SAID_TEXT];
  bool head = page->part != PART_TABLE, html = page->format == BOOK_HTML;
  change_part(page, PART_TABLE);
  fputs(html ? "<tr>" : page->format == BOOK_MARKDOWN ? "|" : "  ", page->out);
  for (int i = 0; i < n; i++) {
    words_of(page, cells[i], words);
    if (html) fputs(head ? "<th>" : "<td>", page->out);
    if (page->format == BOOK_MARKDOWN) fputc(' ', page->out);
    put(page, words);
    if (html) fputs(head ? "</th>" : "</td>", page->out);
    if (page->format == BOOK_MARKDOWN) fputs(" |", page->out);
    if (page->format == BOOK_TEXT && i + 1 < n && *cells[i + 1]) {
      int wide = text_width(words);
      fprintf(page->out, "%*s", wide < 12 ? 14 - wide : 2, "");
    }
  }
  fputs(html ? "</tr>\n" : "\n", page->out);
  if (!head || page->format != BOOK_MARKDOWN) return;
  fputc('|', page->out);
  for (int i = 0; i < n; i++) fputs(" --- |", page->out);
  fputc('\n', page->out);
}
