/* scenario_order.c - what scenarios ask about the order of cards: tiers, effective suits,
** neighbours, points. */
#include "scenario/scenario_checks.h"

#include <stdio.h>
#include <string.h>

#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

/* Asks for the order of the scenario's trump. */
static const Order *find_order(Scenario *s) {
  bool known =
      scenario_pose(s, ABOUT_ORDER, KEY_BIT(TRUMP)) && scenario_ask(s, SAY(RULED_ON_ORDER));
  return known ? s->answer.order : NULL;
}

/* The rows under a key, and the order that they speak of: NULL where there is none. */
static Row rows_of_order(Scenario *s, const char *key, const Order **order) {
  Row row = rows(s, key);
  *order = row.table ? find_order(s) : NULL;
  return row;
}

static void print_tier(const Order *order, int tier, Text *text) {
  char name[CARD_TEXT];
  const char *between = text->length ? " " : "";
  for (uint64_t places = order_tier_places(order, tier); places; between = "=") {
    Card card = order->kind_at[bit_pop(&places)];
    text_add(text, "%s%s", between, card_print(card, STYLE_ASCII, name));
  }
}

/* A suit's tiers, high to low, kinds of one tier joined by =. */
static void print_tiers(const Order *order, uint64_t suit, char *out, size_t size) {
  Text text = text_start(out, size);
  for (int tier = order->tier_nb - 1; tier >= 0; tier--)
    if (order_tier_places(order, tier) & suit) print_tier(order, tier, &text);
}

/* The expected tiers in the same form: "8S=8H=8C AKD" is one tier, then two. */
static bool normal_tiers(Scenario *s, const Order *order, const char *text, char *out,
                         size_t size) {
  char words[KIND_NB][WORD_TEXT], error[256], name[CARD_TEXT];
  Text normal = text_start(out, size);
  int n = scenario_words(text, words, KIND_NB);
  for (int i = 0; i < n; i++) {
    bool one_tier = strchr(words[i], '=') != NULL;
    for (char *c = words[i]; *c; c++)
      if (*c == '=') *c = ' ';
    Card cards[KIND_NB];
    int found = cards_parse(words[i], cards, KIND_NB, error, sizeof error);
    if (found < 0) return scenario_mistake(s, error);
    uint64_t tier = 0;
    for (int k = 0; k < found; k++) {
      if (order->place_of[cards[k]] == PLACE_NONE)
        return scenario_mistake(s, SAY(SCENARIO_ORDER_LACKS),
                                card_print(cards[k], STYLE_ASCII, name));
      tier |= bit(order->place_of[cards[k]]);
    }
    for (int k = 0; k < found; k++) {
      Card card = one_tier ? order->kind_at[bit_pop(&tier)] : cards[k];
      const char *between = one_tier && k ? "=" : normal.length ? " " : "";
      text_add(&normal, "%s%s", between, card_print(card, STYLE_ASCII, name));
    }
  }
  return true;
}

static Suit suit_of_key(Scenario *s, const char *key) {
  const char *end;
  if (strcmp(key, "T") == 0) return TRUMPS;
  Suit suit = suit_parse(key, &end);
  if (suit != SUIT_NONE && !*end) return suit;
  scenario_mistake(s, SAY(SCENARIO_NO_SUIT), key);
  return SUIT_NONE;
}

static void check_tiers(Scenario *s) {
  const Order *order;
  for (Row row = rows_of_order(s, "order", &order); order && next_name(s, &row);) {
    char wanted[SAID_MAX], found[SAID_MAX], what[SAID_MAX];
    Suit suit = suit_of_key(s, row.key);
    if (suit == SUIT_NONE || !normal_tiers(s, order, row.text, wanted, sizeof wanted)) break;
    print_tiers(order, order->suit[suit], found, sizeof found);
    say_values_in(what, sizeof what, VALUES(SAY(EXPECT_ORDER), suit_said(suit)));
    expect_text(s, what, wanted, found, "");
  }
}

static void check_suits(Scenario *s) {
  const Order *order;
  for (Row row = rows_of_order(s, "suits", &order); order && next_card(s, &row);) {
    Suit suit = order_suit(order, row.card);
    expect_text(s, row.key, row.text, suit == SUIT_NONE ? "none" : suit_name(suit, STYLE_ASCII),
                "");
  }
}

static void check_pairs(Scenario *s, const char *wanted) {
  const Order *order;
  for (Row row = rows_of_order(s, wanted, &order); order && next_text(s, &row);) {
    char words[3][WORD_TEXT];
    if (scenario_words(row.text, words, 3) != 2) {
      scenario_mistake(s, SAY(SCENARIO_TWO_CARDS), wanted);
      break;
    }
    Card a = scenario_card(s, words[0]), b = scenario_card(s, words[1]);
    if (s->failed) break;
    bool next = order_adjacent(order, a, b) || order_adjacent(order, b, a);
    expect_text(s, row.text, wanted, next ? "adjacent" : "apart", "");
  }
}

/* `above = { AS = "4H 4D 4C", AH = "" }`: all cards that come next in a tractor. */
static void check_above(Scenario *s) {
  const Order *order;
  for (Row row = rows_of_order(s, "above", &order); order && next_card(s, &row);) {
    CardSet wanted, next = CARDSET_EMPTY;
    if (!scenario_cards(s, row.text, &wanted)) return;
    for (Card high = 0; high < KIND_NB; high++)
      if (order->place_of[high] != PLACE_NONE && order_adjacent(order, row.card, high))
        cardset_put(&next, high, PACK_MAX);
    expect_cards(s, row.key, &wanted, &next);
  }
}

/* Points of cards; without a trump those of every trump. */
static void check_worth(Scenario *s) {
  Row row = rows(s, "worth");
  if (!row.table) return;
  bool by_trump = scenario_has(s, "trump") || rules_hooked(s->rules, HOOK_POINTS_CARDS);
  if (by_trump && !find_order(s)) return;
  while (next_card(s, &row)) {
    char points[24];
    snprintf(points, sizeof points, "%d",
             by_trump ? s->answer.game->deal.points[row.card] : rules_points(s->rules, row.card));
    expect_text(s, row.key, row.text, points, SAY(WHY_CARD_POINTS));
  }
}

void check_order(Scenario *s) {
  check_tiers(s);
  check_suits(s);
  check_pairs(s, "adjacent");
  check_pairs(s, "apart");
  check_above(s);
  check_worth(s);
}
