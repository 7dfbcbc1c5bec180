/* scenario_deck.c - what scenarios ask about the deck and about a deal as a whole: may it
** begin, what is left out of it, may these cards be buried, is it decided before its end? */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/phase.h"
#include "core/schema.h"
#include "tools/scenario_impl.h"

/* ---- the deck ---- */

static int deck_points(const Rules *rules, Suit suit) {
  Card deck[CARD_MAX];
  int points = 0, n = rules_deck(rules, deck);
  for (int i = 0; i < n; i++)
    if (suit == SUIT_NONE || card_suit(deck[i]) == suit) points += rules_points(rules, deck[i]);
  return points;
}

static int deck_number(const Rules *rules, int key) {
  switch (key) {
    case 0: return rules->deck.packs;
    case 1: return rules->deck.LJ;
    case 2: return rules->deck.HJ;
    case 3: return rules_hand_size(rules);
    case 4: return rules->deck.kitty;
    case 5: return rules_dealt(rules);
    case 8: return rules_dropped(rules);
    default: return deck_points(rules, SUIT_NONE);
  }
}

void check_deck(Scenario *s) {
  static const char *const KEYS[] = {"packs", "LJ",     "HJ",          "hand",    "kitty",
                                     "total", "points", "suit_points", "dropped", NULL};
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "deck");
  if (!table) return;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int k = 0;
    const char *text = data_text(table, keys[i]);
    while (KEYS[k] && strcmp(KEYS[k], keys[i]) != 0) k++;
    if (!KEYS[k] || !text) {
      const char *near = nearest_word(keys[i], KEYS);
      scenario_mistake(s, "a deck has no `%s`%s%s", keys[i], near ? ": did you mean " : "",
                       near ? near : "");
      break;
    }
    for (Suit suit = CLUBS; suit <= SPADES; suit++) {
      bool by_suit = strcmp(KEYS[k], "suit_points") == 0;
      char found[24];
      snprintf(found, sizeof found, "%d",
               by_suit ? deck_points(&s->rules, suit) : deck_number(&s->rules, k));
      expect_text(s, keys[i], text, found, by_suit ? suit_word(suit) : "");
      if (!by_suit) break;
    }
  }
}

/* ---- the deal ---- */

/* A check that holds, or a refusal: `true`, or why not. */
static void expect_ruling(Scenario *s, const char *what, const Data *wanted, const Ruling *ruling) {
  if (wanted->type == DATA_TEXT)
    expect_refusal(s, what, wanted->text, ruling);
  else
    expect_legal(s, what, ruling);
}

/* `begins = true`, or a refusal: may a deal begin with these levels? `dropped = "3C 3D"`: what it
** leaves out. */
static void check_beginning(Scenario *s) {
  Game game;
  char found[SAID_MAX];
  const Data *wanted = scenario_get(s, "begins");
  const char *dropped = scenario_text(s, "dropped");
  if (!wanted && !dropped) return;
  game_start(&game, &s->rules, 1);
  if (!scenario_levels(s, &game)) return;
  game_deal(&game, &s->rules, 0);
  Ruling ruling = ruling_make(LEGAL);
  if (wanted) {
    deal_refusal(&game, &s->rules, &ruling);
    expect_ruling(s, "the deal", wanted, &ruling);
  }
  cardset_print(&game.deal.dropped, PACK_MAX, STYLE_ASCII, found, sizeof found);
  if (dropped) expect_text(s, "left out", dropped, found, "");
}

/* `hand`, `bury = "4C 6C"` with `legal = true` or `illegal = "count"`. */
static void check_bury(Scenario *s) {
  Game game;
  CardSet hand, cards;
  if (!scenario_has(s, "bury")) return;
  if (!scenario_order(s) || !scenario_cards_of(s, "bury", &cards)) return;
  if (!scenario_cards_of(s, "hand", &hand)) {
    scenario_mistake(s, "cards are buried from a hand");
    return;
  }
  situation_make(s, &game);
  game.deal.buried = false;
  for (game.deal.phase = 0; game.deal.phase < s->rules.phases_n; game.deal.phase++)
    if (s->rules.phases[game.deal.phase] == PHASE_KITTY) break;
  game.deal.hand[0] = hand;
  game.deal.hand_n[0] = (uint8_t)cardset_size(&hand, PACK_MAX);
  Action action = {.kind = ACTION_BURY, .seat = 0, .cards = cards};
  Ruling ruling = ruling_make(LEGAL);
  if (game_check(&game, &s->rules, &action) != LEGAL)
    game_explain(&game, &s->rules, &action, &ruling);
  const char *reason = scenario_text(s, "illegal");
  if (scenario_has(s, "illegal") && reason)
    expect_refusal(s, "the burying", reason, &ruling);
  else
    expect_legal(s, "the burying", &ruling);
}

/* `decided = true`: with `hands` left, tricks won by the `ledger`, the `kitty` buried, does
** score.early_end stop the play? */
static void check_decided(Scenario *s) {
  const char *keys[LIST_MAX], *text, *team = scenario_text(s, "team");
  const Data *hands = scenario_get(s, "hands"), *ledger = scenario_get(s, "ledger");
  Game game;
  int declarer = 0;
  if (!scenario_has(s, "decided") || !scenario_order(s)) return;
  situation_make(s, &game);
  if (team) game.deal.team = scenario_seats(s, team, &declarer);
  if (declarer >= 0) game.deal.declarer = (uint8_t)declarer;
  int n = hands ? scenario_keys(hands, keys) : 0;
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    CardSet cards;
    if (seat < 0 || !scenario_cards(s, data_text(hands, keys[i]), &cards)) return;
    game.deal.hand[seat] = cards;
    game.deal.hand_n[seat] = (uint8_t)cardset_size(&cards, PACK_MAX);
  }
  for (int i = 1; (text = data_item_text(ledger, i)) != NULL && !s->failed; i++) {
    char words[2][48];
    int seat = scenario_words(text, words, 2) == 2 ? scenario_seat(s, words[0]) : -1;
    if (seat >= 0) game.deal.won[seat] = (int16_t)(game.deal.won[seat] + atoi(words[1]));
  }
  scenario_cards_of(s, "kitty", &game.deal.kitty);
  bool ends = false;
  Ruling ruling = ruling_make(LEGAL);
  if (s->failed) return;
  if (!deal_ends_early(&game, &s->rules, &ends, &ruling))
    expect_legal(s, "the early end", &ruling);
  else
    expect_text(s, "decided", scenario_is(s, "decided") ? "yes" : "no", ends ? "yes" : "no", "");
}

void check_begins(Scenario *s) {
  check_beginning(s);
  check_bury(s);
  check_decided(s);
}
