/* support.c - cards for unit tests. */
#include "support.h"

#include "deal/next_deal.h"
#include "language/language.h"

CardSet set_of(const char *text, int planes) {
  CardSet set;
  char error[200];
  if (!cardset_parse(text, &set, planes, error, sizeof error)) fail_msg("%s: %s", text, error);
  return set;
}

Card card_of(const char *text) {
  Card card[2];
  char error[200] = "";
  int n = cards_parse(text, card, 2, error, sizeof error);
  if (n != 1) fail_msg("%s is not one card: %s", text, error);
  return card[0];
}

void assert_cards(const CardSet *set, int planes, const char *text) {
  char is[CARD_MAX * 3 + 1], should[CARD_MAX * 3 + 1];
  CardSet expected = set_of(text, planes);
  cardset_print(set, planes, STYLE_ASCII, is, sizeof is);
  cardset_print(&expected, planes, STYLE_ASCII, should, sizeof should);
  assert_string_equal(is, should);
}

const char *in_english(const char *said) {
  static char words[8][2048];
  static int at;
  at = (at + 1) % 8;
  return english_text(said, words[at], sizeof words[at]);
}

const char *ruling_words(const Ruling *why) {
  static char words[4][2048];
  static int at;
  at = (at + 1) % 4;
  return ruling_text(why, PACK_MAX, STYLE_ASCII, words[at], sizeof words[at]);
}

void order_print(const Order *order, const CardSet *kinds, char *out, size_t size) {
  Card sorted[CARD_MAX];
  int n = order_sorted(order, kinds, sorted);
  char name[CARD_TEXT];
  Text text = text_start(out, size);
  for (int i = 0; i < n; i++)
    text_add(&text, i ? " %s" : "%s", card_print(sorted[i], STYLE_ASCII, name));
}

Rng rng_from(uint64_t seed) {
  Rng rng;
  rng_seed(&rng, seed);
  return rng;
}

Rng rng_searching(uint64_t seed) {
  const char *text = getenv("PENGYOU_SEED");
  return rng_from(seed + (text ? strtoull(text, NULL, 10) : 0));
}

int search_cases(int always, int in_long) {
  return getenv("PENGYOU_LONG") ? in_long : always / SHARE;
}

int random_below(Rng *rng, int bound) { return (int)rng_below(rng, (uint64_t)bound); }

int rules_points_of(const Rules *rules, const CardSet *cards) {
  int points = 0;
  for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, PACK_MAX);)
    points += rules->points.cards[place];
  return points;
}

int next_first_drawer(const Game *game, const Rules *rules) {
  int first, declarer;
  find_next(game, rules, &first, &declarer, NULL);
  return first;
}

int next_declarer(const Game *game, const Rules *rules) {
  int first, declarer;
  find_next(game, rules, &first, &declarer, NULL);
  return declarer;
}
