/* question_zh.c - see question_zh.h. */
#include "ask/question_zh.h"

#include <stdio.h>
#include <string.h>

#include "language/names_zh.h"
#include "language/typed_zh.h"
#include "notation/notation.h"
#include "notation/typed_cards.h"

/* Which copy the word begins with (第一张, 第2, 另一张), as a number or "other", and how much of the
** word says so; 0: it says none. */
enum { COPY_TEXT = 16 };
static size_t read_copy(const char *word, char copy[COPY_TEXT]) {
  static const char NTH[] = "第", OTHER[] = "另一张", SHEET[] = "张";
  const char *end;
  if (strncmp(word, OTHER, strlen(OTHER)) == 0) {
    strcpy(copy, "other");
    return strlen(OTHER);
  }
  int nth = strncmp(word, NTH, strlen(NTH)) == 0 ? chinese_number(word + strlen(NTH), &end) : 0;
  if (nth <= 0) return 0;
  snprintf(copy, COPY_TEXT, "%d", nth);
  return (size_t)(end - word) + (strncmp(end, SHEET, strlen(SHEET)) == 0 ? strlen(SHEET) : 0);
}

/* What belongs to a key of a question: a side, yes or no, which copy; cards as they are typed, one
** word as before; a call as it is spoken (第一张黑桃A). */
static void put_answer(Text *out, const char *word, size_t length) {
  if (typed_in_ascii(word, length)) {
    text_put_some(out, word, length);
    return;
  }
  static const struct {
    const char *words, *english;
  } WORDS[] = {{"是", "yes"},           {"否 不是", "no"},
               {"庄家方", "declarers"}, {"闲家 闲家方", "opponents"},
               {"不加固", "yields"}};
  enum { WORD_TEXT = 1024 };
  char cards[WORD_TEXT], typed[WORD_TEXT], error[CLIP_TEXT * 4], copy[COPY_TEXT];
  for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
    if (text_which(WORDS[i].words, word, length) >= 0) {
      text_put(out, WORDS[i].english);
      return;
    }
  size_t copied = read_copy(word, copy);
  size_t seat = length > 1 ? chinese_sign(word + 1, ':', "：") : 0;
  if (copied && copied >= length) {
    text_put(out, copy);
    return;
  }
  if (seat) text_add(out, "%c:", *word);
  if (seat) word += 1 + seat, length -= 1 + seat;
  snprintf(cards, sizeof cards, "%.*s", (int)(length - copied), word + copied);
  Card card[CARD_MAX];
  char name[CARD_TEXT];
  bool read = typed_cards(cards, &(Typist){NULL, false}, typed, sizeof typed, error, sizeof error);
  int n = read ? cards_parse(typed, card, CARD_MAX, error, sizeof error) : 0;
  for (int i = 0; i < n; i++) text_put(out, card_print(card[i], STYLE_ASCII, name));
  if (n <= 0) text_put_some(out, word, length);
  if (n > 0 && copied) text_add(out, "#%s", copy);
}

void chinese_question_word(Text *out, const char *word, size_t length) {
  char name[THING_NAME];
  size_t cut = 0, colon = 0, equals = 0;
  while (colon < length && !(equals = chinese_sign(word + colon, ':', "："))) colon++;
  if (equals && chinese_find("key", word, colon, name))
    cut = colon; /* else a colon stands behind a seat */
  else
    while (cut < length && !(equals = chinese_sign(word + cut, '=', "＝"))) cut++;
  bool found = chinese_find("key", word, cut, name) ||
               (!equals && chinese_find("question", word, length, name));
  if (!found && (equals || typed_in_ascii(word, length))) {
    text_put_some(out, word, length);
    return;
  }
  if (found) text_add(out, equals ? "%s " : "%s", name);
  if (found && !equals) return;
  if (found) word += cut + equals, length -= cut + equals;
  put_answer(out, word, length);
}
