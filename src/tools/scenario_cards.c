/* scenario_cards.c - what scenarios ask about cards: orders, decks, leads, follows, winners,
** throws. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/allowed.h"
#include "core/notation.h"
#include "core/phase.h"
#include "core/schema.h"
#include "core/trick.h"
#include "tools/scenario_impl.h"

static const char *cards_text(const CardSet *kinds, char *out, size_t size) {
  cardset_print(kinds, PACK_MAX, STYLE_ASCII, out, size);
  return out;
}

/* -- order, suits, adjacent, apart, worth -- */

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
static bool normal_tiers(Scenario *s, const char *text, char *out, size_t size) {
  char words[KIND_NB][48], error[256], name[CARD_TEXT];
  Text normal = text_start(out, size);
  int n = scenario_words(text, words, KIND_NB);
  for (int i = 0; i < n; i++) {
    bool one_tier = strchr(words[i], '=') != NULL;
    for (char *c = words[i]; *c; c++)
      if (*c == '=') *c = ' ';
    Card cards[KIND_NB];
    int found = cards_parse(words[i], cards, KIND_NB, error, sizeof error);
    if (found < 0) return scenario_mistake(s, "%s", error);
    uint64_t tier = 0;
    for (int k = 0; k < found; k++) {
      if (s->order.place_of[cards[k]] == PLACE_NONE)
        return scenario_mistake(s, "the deck has no %s", card_print(cards[k], STYLE_ASCII, name));
      tier |= bit(s->order.place_of[cards[k]]);
    }
    for (int k = 0; k < found; k++) {
      Card card = one_tier ? s->order.kind_at[bit_pop(&tier)] : cards[k];
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
  scenario_mistake(s, "`%s` is no suit: T S H D C", key);
  return SUIT_NONE;
}

static void check_tiers(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "order");
  if (!table) return;
  int n = scenario_order(s) ? scenario_keys(table, keys) : 0;
  for (int i = 0; i < n && !s->failed; i++) {
    char wanted[SAID_MAX], found[SAID_MAX], what[64];
    Suit suit = suit_of_key(s, keys[i]);
    if (suit == SUIT_NONE || !normal_tiers(s, data_text(table, keys[i]), wanted, sizeof wanted))
      break;
    print_tiers(&s->order, s->order.suit[suit], found, sizeof found);
    snprintf(what, sizeof what, "the order of %s", suit_word(suit));
    expect_text(s, what, wanted, found, "");
  }
}

/* One card in the notation; CARD_NONE after a report. */
static Card one_card(Scenario *s, const char *text) {
  CardSet kinds;
  if (!scenario_cards(s, text, &kinds)) return CARD_NONE;
  if (cardset_size(&kinds, PACK_MAX) == 1) return (Card)bit_lowest(kinds.plane[0]);
  scenario_mistake(s, "\"%s\" should be one card", text);
  return CARD_NONE;
}

static void check_suits(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "suits");
  if (!table) return;
  int n = scenario_order(s) ? scenario_keys(table, keys) : 0;
  for (int i = 0; i < n && !s->failed; i++) {
    Card card = one_card(s, keys[i]);
    if (card == CARD_NONE) break;
    expect_text(s, keys[i], data_text(table, keys[i]),
                suit_name(order_suit(&s->order, card), STYLE_ASCII), "");
  }
}

static void check_pairs(Scenario *s, const char *key, const char *wanted) {
  const Data *table = scenario_get(s, key);
  if (!table) return;
  const char *text;
  for (int i = 1; (text = data_item_text(table, i)) != NULL && scenario_order(s) && !s->failed;
       i++) {
    char words[3][48];
    if (scenario_words(text, words, 3) != 2) {
      scenario_mistake(s, "%s lists two cards each: \"4S 6S\"", key);
      break;
    }
    Card a = one_card(s, words[0]), b = one_card(s, words[1]);
    if (s->failed) break;
    bool next = order_adjacent(&s->order, a, b) || order_adjacent(&s->order, b, a);
    expect_text(s, text, wanted, next ? "adjacent" : "apart", "");
  }
}

static void check_worth(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "worth");
  if (!table) return;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char points[24];
    Card card = one_card(s, keys[i]);
    if (card == CARD_NONE) break;
    snprintf(points, sizeof points, "%d", rules_points(&s->rules, card));
    expect_text(s, keys[i], data_text(table, keys[i]), points, "card points");
  }
}

/* `above = { AS = "4H 4D 4C", AH = "" }`: all cards that come next in a tractor. */
static void check_above(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "above");
  int n = table && scenario_order(s) ? scenario_keys(table, keys) : 0;
  for (int i = 0; i < n && !s->failed; i++) {
    char a[SAID_MAX], b[SAID_MAX];
    CardSet wanted, next = CARDSET_EMPTY;
    Card card = one_card(s, keys[i]);
    if (card == CARD_NONE || !scenario_cards(s, data_text(table, keys[i]), &wanted)) return;
    for (Card high = 0; high < KIND_NB; high++)
      if (s->order.place_of[high] != PLACE_NONE && order_adjacent(&s->order, card, high))
        cardset_put(&next, high, PACK_MAX);
    expect_text(s, keys[i], cards_text(&wanted, a, sizeof a), cards_text(&next, b, sizeof b), "");
  }
}

void check_order(Scenario *s) {
  check_tiers(s);
  check_suits(s);
  check_pairs(s, "adjacent", "adjacent");
  check_pairs(s, "apart", "apart");
  check_above(s);
  check_worth(s);
}

/* -- deck -- */

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

/* -- situations in the tricks phase -- */

void situation_make(Scenario *s, Game *game) {
  Deal *deal = &game->deal;
  game_start(game, &s->rules, 1);
  for (deal->phase = 0; deal->phase < s->rules.phases_n; deal->phase++)
    if (s->rules.phases[deal->phase] == PHASE_TRICKS) break;
  deal->trump = s->order.trump;
  deal->order = s->order;
  deal->has_order = true;
  deal->declarer = deal->leader = deal->turn = 0;
  deal->team = 1;
  deal->picked_up = deal->buried = true;
  deal->drawn = (uint16_t)(deal->deck_n - s->rules.deck.kitty);
}

static void give(Game *game, int seat, const CardSet *cards) {
  game->deal.hand[seat] = *cards;
  game->deal.hand_n[seat] = (uint8_t)cardset_size(cards, PACK_MAX);
}

static Ruling rule_on(Scenario *s, const Game *game, int seat, const CardSet *cards) {
  Action action = {.kind = ACTION_PLAY, .seat = (uint8_t)seat, .cards = *cards};
  Ruling ruling = ruling_make(LEGAL);
  if (game_check(game, &s->rules, &action) != LEGAL)
    game_explain(game, &s->rules, &action, &ruling);
  return ruling;
}

/* -- lead -- */

static void without_blanks(const char *text, char *out, size_t size) {
  size_t n = 0;
  for (; *text && n + 1 < size; text++)
    if (!isspace((unsigned char)*text)) out[n++] = *text;
  out[n] = '\0';
}

static void check_units(Scenario *s, const Shape *shape) {
  const char *wanted = scenario_text(s, "units");
  char found[SAID_MAX], a[SAID_MAX], b[SAID_MAX];
  shape_notation(shape, found, sizeof found);
  if (wanted) {
    without_blanks(wanted, a, sizeof a);
    without_blanks(found, b, sizeof b);
    expect_text(s, "units", strcmp(a, b) == 0 ? found : wanted, found, "");
  }
  const Data *wish = scenario_get(s, "tractor");
  if (!wish) return;
  bool tractor = shape->n == 1 && shape->unit[0].length > 1;
  expect_text(s, "a tractor", wish->truth ? "yes" : "no", tractor ? "yes" : "no", found);
}

void check_lead(Scenario *s) {
  const char *text = scenario_text(s, "lead");
  CardSet kinds, places;
  if (!text || scenario_has(s, "hand")) return;
  if (!scenario_places(s, text, &places) || !scenario_cards(s, text, &kinds)) return;
  Game game;
  Shape shape;
  situation_make(s, &game);
  give(&game, 0, &kinds);
  shape_of(&s->order, &s->rules, &places, &shape);
  check_units(s, &shape);
  Ruling ruling = rule_on(s, &game, 0, &kinds);
  if (scenario_has(s, "legal")) expect_legal(s, text, &ruling);
  if (scenario_has(s, "illegal")) {
    const char *reason = scenario_text(s, "illegal");
    if (reason) expect_refusal(s, text, reason, &ruling);
  }
}

/* -- follow -- */

/* The trick with that lead on the table, the next seat to follow from that hand. */
static bool following(Scenario *s, Game *game) {
  CardSet lead, hand;
  if (!scenario_order(s) || !scenario_cards_of(s, "lead", &lead) ||
      !scenario_cards_of(s, "hand", &hand))
    return false;
  CardSet places = CARDSET_EMPTY;
  Shape shape;
  order_cross(&s->order, &lead, &places);
  if (cardset_is_empty(&lead)) return scenario_mistake(s, "a lead is one card or more");
  shape_of(&s->order, &s->rules, &places, &shape);
  if (shape.suit == SUIT_NONE && shape.n == 0)
    return scenario_mistake(s, "what is followed is a lead of one suit");
  if (cardset_size(&hand, PACK_MAX) < cardset_size(&lead, PACK_MAX))
    return scenario_mistake(s, "the hand has fewer cards than were led");
  Deal *deal = &game->deal;
  situation_make(s, game);
  give(game, 1, &hand);
  int n = cardset_list(&lead, deal->log, PACK_MAX);
  deal->log_n = (uint16_t)n;
  deal->play[0] = (Play){0, (uint8_t)n};
  deal->plays = deal->turn = 1;
  return true;
}

static bool rule_text(Scenario *s, const Game *game, const char *text, Ruling *ruling,
                      CardSet *cards) {
  if (!scenario_cards(s, text, cards)) return false;
  *ruling = rule_on(s, game, 1, cards);
  return true;
}

static void check_samples(Scenario *s, const Game *game) {
  const char *keys[LIST_MAX], *text;
  Ruling ruling;
  CardSet cards;
  const Data *table = scenario_get(s, "legal");
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++)
    if (rule_text(s, game, text, &ruling, &cards)) expect_legal(s, text, &ruling);
  table = scenario_get(s, "illegal");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++)
    if (rule_text(s, game, keys[i], &ruling, &cards))
      expect_refusal(s, keys[i], data_text(table, keys[i]), &ruling);
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++)
    if (rule_text(s, game, text, &ruling, &cards)) expect_refusal(s, text, "", &ruling);
}

/* `all`: every listed play is among the legal ones, and there are no others. */
static void check_all(Scenario *s, const Game *game, const CardSet plays[], int n) {
  CardSet cards;
  bool listed[LIST_MAX] = {false};
  Ruling ruling;
  const char *text;
  const Data *table = scenario_get(s, "all");
  if (!table) return;
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++) {
    if (!rule_text(s, game, text, &ruling, &cards)) break;
    expect_legal(s, text, &ruling);
    int k = 0;
    while (k < n && !cardset_equal(&plays[k], &cards, s->order.planes)) k++;
    expect_text(s, text, "among the legal plays", k < n ? "among the legal plays" : "not listed",
                "");
    if (k < n) listed[k] = true;
  }
  for (int k = 0; k < n && !s->failed; k++) {
    char found[SAID_MAX];
    cards_text(&plays[k], found, sizeof found);
    if (!listed[k]) expect_text(s, "no other legal play", "", found, "");
  }
}

static void check_count(Scenario *s, LegalCount count) {
  char found[32];
  const char *wanted = scenario_text(s, "count");
  if (!wanted) return;
  snprintf(found, sizeof found, "%s%llu", count.exact ? "" : "at least ",
           (unsigned long long)count.count);
  expect_text(s, "number of legal plays", wanted, found, "");
}

/* A single play: refused how, with which cards, or stopped by which error. */
static void check_play(Scenario *s, const Game *game) {
  Ruling ruling;
  CardSet cards, owed;
  const char *text = scenario_text(s, "play");
  if (!text || !rule_text(s, game, text, &ruling, &cards)) return;
  const char *refused = scenario_text(s, "refused"), *error = scenario_text(s, "error");
  if (refused) expect_refusal(s, text, refused, &ruling);
  if (error) expect_refusal(s, text, error, &ruling);
  if (scenario_cards_of(s, "owed", &owed)) {
    char a[SAID_MAX], b[SAID_MAX];
    expect_text(s, "owed", cards_text(&owed, a, sizeof a), cards_text(&ruling.owed, b, sizeof b),
                "");
  }
  if (!refused && !error) expect_legal(s, text, &ruling);
}

/* `all` and `count`, as far as they are asked for. */
static void check_plays(Scenario *s, const Game *game) {
  CardSet plays[LIST_MAX];
  bool more;
  LegalCount count;
  if (!scenario_has(s, "all") && !scenario_has(s, "count")) return;
  int n = allowed_follows(game, &s->rules, plays, LIST_MAX, &more, &count, NULL);
  if (n < 0) {
    expect_text(s, "the legal plays", "a list", "a rule that failed", "");
    return;
  }
  check_all(s, game, plays, n);
  check_count(s, count);
}

void check_follow(Scenario *s) {
  Game game;
  if (!scenario_has(s, "lead") || !scenario_has(s, "hand") || !following(s, &game)) return;
  check_samples(s, &game);
  check_plays(s, &game);
  check_play(s, &game);
}

/* -- winner -- */

void check_winner(Scenario *s) {
  CardSet plays[SEAT_MAX], kinds;
  const char *text, *wanted = scenario_text(s, "winner");
  int n = 0, points = 0;
  const Data *table = scenario_get(s, "plays");
  if (!table) return;
  for (; (text = data_item_text(table, n + 1)) != NULL && n < SEAT_MAX; n++) {
    if (!scenario_places(s, text, &plays[n]) || !scenario_cards(s, text, &kinds)) break;
    points += rules_points_of(&s->rules, &kinds);
    if (cardset_is_empty(&kinds) ||
        cardset_size(&kinds, PACK_MAX) != cardset_size(&plays[0], PACK_MAX))
      scenario_mistake(s, "all plays of a trick have as many cards as the lead");
  }
  if (s->failed) return;
  if (n < 2) {
    scenario_mistake(s, "plays has two plays or more, the leader's first");
    return;
  }
  Shape lead;
  char letter[8];
  shape_of(&s->order, &s->rules, &plays[0], &lead);
  int winner = 0;
  Ruling why = ruling_make(LEGAL);
  if (!trick_find_winner(&s->order, &s->rules, &lead, plays, n, &winner, &why)) {
    const char *error = scenario_text(s, "error");
    if (error)
      expect_refusal(s, "the winner", error, &why);
    else
      expect_legal(s, "the winner", &why);
    return;
  }
  if (wanted) expect_text(s, "winner", wanted, seat_text(winner, letter), "");
  if (scenario_has(s, "points"))
    expect_number(s, "points", scenario_number(s, "points", 0), points, "");
}

/* -- throw -- */

static bool give_hands(Scenario *s, Game *game) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "hands");
  if (!table) return true;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    CardSet cards;
    int seat = scenario_seat(s, keys[i]);
    if (seat >= 0 && scenario_cards(s, data_text(table, keys[i]), &cards)) give(game, seat, &cards);
  }
  return !s->failed;
}

static void check_throw_result(Scenario *s, const Game *game, int leader) {
  const Deal *deal = &game->deal;
  char letter[8], a[SAID_MAX], b[SAID_MAX];
  bool stands = deal->objector == SEAT_NONE;
  CardSet forced, led;
  const char *objector = scenario_text(s, "objector");
  seat_text(deal->objector, letter);
  const Data *wish = scenario_get(s, "stands");
  if (wish) expect_text(s, "stands", wish->truth ? "yes" : "no", stands ? "yes" : "no", letter);
  deal_play_cards(deal, &deal->play[0], &led);
  if (scenario_cards_of(s, "forced", &forced))
    expect_text(s, "forced", cards_text(&forced, a, sizeof a),
                stands ? "the throw stands" : cards_text(&led, b, sizeof b), letter);
  if (scenario_has(s, "withdrawn"))
    expect_number(s, "withdrawn", scenario_number(s, "withdrawn", 0), deal->withdrawn, "");
  if (scenario_has(s, "penalty"))
    expect_number(s, "penalty", scenario_number(s, "penalty", 0), deal->penalty[leader], "");
  if (objector) expect_text(s, "objector", objector, letter, "");
}

void check_throw(Scenario *s) {
  CardSet cards;
  Game game;
  const char *text = scenario_text(s, "throw"), *leader_text = scenario_text(s, "leader");
  if (!text || !scenario_order(s) || !scenario_cards(s, text, &cards)) return;
  int leader = leader_text ? scenario_seat(s, leader_text) : 0;
  situation_make(s, &game);
  if (leader < 0 || !give_hands(s, &game)) return;
  game.deal.leader = game.deal.turn = (uint8_t)leader;
  if (scenario_has(s, "team")) game.deal.team = scenario_seats(s, scenario_text(s, "team"), NULL);
  give(&game, leader, &cards);
  Action action = {.kind = ACTION_PLAY, .seat = (uint8_t)leader, .cards = cards};
  Ruling why = rule_on(s, &game, leader, &cards);
  if (why.refusal != LEGAL || !phase_tricks.apply(&game, &s->rules, &action, &why)) {
    const char *error = scenario_text(s, "error");
    if (error)
      expect_refusal(s, text, error, &why);
    else
      expect_legal(s, text, &why);
    return;
  }
  check_throw_result(s, &game, leader);
}
