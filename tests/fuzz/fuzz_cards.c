/* fuzz_cards.c - reading cards, trumps, calls and actions, and cards as they are typed and said:
** anything is read or refused with a sentence, and what is read prints as text that reads the
** same. */
#include "fuzz.h"
#include "notation/notation.h"
#include "notation/spoken_cards.h"
#include "notation/typed_cards.h"

static void read_set(const char *text, int planes) {
  CardSet set, again;
  char error[256] = "", printed[CARD_MAX * CARD_TEXT];
  if (!cardset_parse(text, &set, planes, error, sizeof error)) {
    check(error[0] != '\0' && cardset_is_empty(&set), "a refusal has a sentence");
    return;
  }
  check(cardset_is_ok(&set, planes), "the planes nest");
  cardset_print(&set, planes, STYLE_UNICODE, printed, sizeof printed);
  check(cardset_parse(printed, &again, planes, error, sizeof error), "what prints reads");
  check(cardset_equal(&set, &again, planes), "what prints reads the same");
}

static void read_words(const char *text) {
  char error[256] = "", out[16], again[16];
  Trump trump;
  Call call;
  if (trump_parse(text, &trump, error, sizeof error)) {
    check(trump_parse(trump_print(trump, STYLE_UNICODE, out), &trump, error, sizeof error),
          "trump");
    check(strcmp(trump_print(trump, STYLE_UNICODE, again), out) == 0, "a trump reads the same");
  }
  if (call_parse(text, &call, error, sizeof error)) {
    check(call_parse(call_print(&call, STYLE_UNICODE, out), &call, error, sizeof error), "call");
    check(strcmp(call_print(&call, STYLE_UNICODE, again), out) == 0, "a call reads the same");
  }
  int seat = seat_parse(text, SEAT_MAX);
  check(seat >= -1 && seat < SEAT_MAX, "a seat is a seat");
}

static void read_action(const char *text) {
  Action action, second;
  char error[256] = "", out[NOTATION_MAX], again[NOTATION_MAX];
  if (!action_parse(text, PACK_MAX, &action, error, sizeof error)) {
    check(error[0] != '\0', "a refusal has a sentence");
    return;
  }
  action_print(&action, PACK_MAX, STYLE_ASCII, out, sizeof out);
  check(action_parse(out, PACK_MAX, &second, error, sizeof error), "an action that prints reads");
  action_print(&second, PACK_MAX, STYLE_ASCII, again, sizeof again);
  check(strcmp(out, again) == 0, "an action reads the same");
}

/* Cards as people type them: put into the notation they mean what they mean there. */
static void read_typed(const char *text, bool ranks) {
  static const char HAND[] = "3C3D3H TSJS JH HJ AKQS";
  CardSet hand;
  char error[256] = "", out[NOTATION_MAX], again[NOTATION_MAX];
  check(cardset_parse(HAND, &hand, PACK_MAX, error, sizeof error), "the hand reads");
  const Typist typist = {&hand, ranks};
  if (!typed_cards(text, &typist, out, sizeof out, error, sizeof error)) {
    check(error[0] != '\0', "a refusal has a sentence");
    return;
  }
  check(typed_cards(out, &typist, again, sizeof again, error, sizeof error), "notation is typed");
  check(strcmp(out, again) == 0, "notation stays as it is");
}

/* Cards as people say them: what is written for them is said no more. */
static void read_spoken(const char *text) {
  char out[NOTATION_MAX], again[NOTATION_MAX];
  if (!spoken_cards(text, out, sizeof out)) return;
  check(strlen(out) <= strlen(text), "it is shorter than what was said");
  if (spoken_cards(out, again, sizeof again)) check(strlen(again) <= strlen(out), "and stays so");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = text_of(data, size);
  read_set(text, 2);
  read_set(text, PACK_MAX);
  read_words(text);
  read_action(text);
  read_typed(text, false);
  read_typed(text, true);
  read_spoken(text);
  free(text);
  return 0;
}
