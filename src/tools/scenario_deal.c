/* scenario_deal.c - what scenarios ask about a deal before its tricks: declaring and friends. */
#include <stdio.h>
#include <string.h>

#include "core/friends.h"
#include "core/notation.h"
#include "core/phase.h"
#include "core/view.h"
#include "tools/scenario_impl.h"

/* -- levels -- */

bool scenario_levels(Scenario *s, Game *game) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "levels");
  if (!table) return true;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    const char *text = data_text(table, keys[i]);
    if (seat >= 0 && (!text || !deal_level_parse(&s->rules, game, seat, text)))
      scenario_mistake(s, "\"%s\" is no level of this game", text ? text : "");
  }
  return !s->failed;
}

/* -- bids -- */

typedef struct Event {
  int seat;
  bool yields;
  CardSet cards;
  const char *text, *refused;
} Event;

/* "A 4C", "A yields", { "A 44C", refused = "count" }. */
static bool read_event(Scenario *s, const Data *value, Event *event) {
  char word[48];
  *event = (Event){.seat = -1};
  event->text = value->type == DATA_TABLE ? data_item_text(value, 1) : NULL;
  if (value->type == DATA_TEXT) event->text = value->text;
  event->refused = data_text(value, "refused");
  if (!event->text) return scenario_mistake(s, "an event of the bidding is a text: \"A 4C\"");
  if (scenario_words(event->text, &word, 1) != 1) return scenario_mistake(s, "an empty event");
  event->seat = scenario_seat(s, word);
  const char *rest = strstr(event->text, word) + strlen(word);
  rest += strspn(rest, " ");
  event->yields = strcmp(rest, "yields") == 0;
  return event->seat >= 0 && (event->yields || scenario_cards(s, rest, &event->cards));
}

/* Everybody holds the most that they show in any event. */
static void hold_shown(Game *game, const Event *event) {
  CardSet *hand = &game->deal.hand[event->seat];
  for (int k = 0; k < PACK_MAX; k++) hand->plane[k] |= event->cards.plane[k];
  game->deal.hand_n[event->seat] = (uint8_t)cardset_size(hand, PACK_MAX);
}

/* Showing as many of the same cards as the overcall, at once, is a defence: the action names the
** cards added. */
static Action event_action(const Game *game, const Event *event) {
  Action action = {.kind = event->yields ? ACTION_YIELD : ACTION_DECLARE,
                   .seat = (uint8_t)event->seat,
                   .cards = event->cards};
  const Bidding *bidding = &game->deal.bidding;
  const Bid *standing = bidding_standing(bidding);
  if (event->yields || bidding->may_answer != event->seat) return action;
  if (cardset_size(&event->cards, PACK_MAX) != standing->count) return action;
  for (int i = bidding->n - 1; i >= 0; i--) {
    CardSet own;
    if (bidding->bid[i].seat != event->seat || bidding->bid[i].withdrawn) continue;
    bid_cards(&bidding->bid[i], &own);
    if (!cardset_has(&event->cards, &own, PACK_MAX)) break;
    action.kind = ACTION_DEFEND;
    cardset_subtract(&action.cards, &event->cards, &own, PACK_MAX);
    break;
  }
  return action;
}

static void run_event(Scenario *s, Game *game, const Event *event) {
  Ruling ruling = ruling_make(LEGAL);
  Action action = event_action(game, event);
  if (phase_draw.check(game, &s->rules, &action, &ruling) == LEGAL) {
    ruling = ruling_make(LEGAL);
    if (!event->refused) phase_draw.apply(game, &s->rules, &action, &ruling);
  }
  if (event->refused)
    expect_refusal(s, event->text, event->refused, &ruling);
  else
    expect_legal(s, event->text, &ruling);
}

/* `face_down = "6H 6H"`: what the others do not see of the standing bid. */
static void check_face_down(Scenario *s, const Game *game) {
  const Bid *standing = bidding_standing(&game->deal.bidding);
  char found[SAID_MAX] = "";
  CardSet all = CARDSET_EMPTY, seen = CARDSET_EMPTY;
  Game view;
  if (standing) {
    view_of(game, &s->rules, deal_after(&game->deal, standing->seat, 1), &view);
    bid_cards(standing, &all);
    bid_cards(bidding_standing(&view.deal.bidding), &seen);
    cardset_subtract(&all, &all, &seen, PACK_MAX);
  }
  cardset_print(&all, PACK_MAX, STYLE_ASCII, found, sizeof found);
  expect_text(s, "face down", scenario_text(s, "face_down"), found, "");
}

static void check_standing(Scenario *s, const Game *game) {
  Game decided = *game;
  bool any = bidding_standing(&game->deal.bidding) && draw_declarer(&decided, &s->rules);
  const char *declarer = scenario_text(s, "declarer"), *trump = scenario_text(s, "trump_is");
  char letter[8], found[CARD_TEXT] = "none";
  if (any) trump_print(decided.deal.trump, STYLE_ASCII, found);
  if (declarer)
    expect_text(s, "declarer", declarer, seat_text(any ? decided.deal.declarer : -1, letter), "");
  if (trump) expect_text(s, "trump", trump, found, "");
  if (scenario_has(s, "face_down")) check_face_down(s, game);
}

/* These and no others are the bids that the seat could make now. */
static void check_choice(Scenario *s, const Game *game, int seat, const Data *list) {
  CardSet bids[LIST_MAX], cards;
  bool listed[LIST_MAX] = {false};
  char found[SAID_MAX];
  int n = draw_bids(game, &s->rules, seat, bids, LIST_MAX, NULL);
  const char *text;
  for (int i = 1; (text = data_item_text(list, i)) != NULL && !s->failed; i++) {
    if (!scenario_cards(s, text, &cards)) return;
    int k = 0;
    while (k < n && !cardset_equal(&bids[k], &cards, PACK_MAX)) k++;
    expect_text(s, text, "may be declared", k < n ? "may be declared" : "not listed", "");
    if (k < n) listed[k] = true;
  }
  for (int k = 0; k < n && !s->failed; k++) {
    cardset_print(&bids[k], PACK_MAX, STYLE_ASCII, found, sizeof found);
    if (!listed[k]) expect_text(s, "no other declaration", "", found, "");
  }
  s->asserted++; /* the list may be empty */
}

/* `may_bid = { A = { "2C", "22C" } }`, from `hands`. */
static void check_choices(Scenario *s, Game *game) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "may_bid"), *hands = scenario_get(s, "hands");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    const Data *list = data_get(table, keys[i]);
    const char *hand = hands ? data_text(hands, keys[i]) : NULL;
    if (seat < 0) return;
    if (!hand || list->type != DATA_TABLE)
      scenario_mistake(s, "may_bid is { A = { \"2C\", … } }, and A has a hand");
    else if (scenario_cards(s, hand, &game->deal.hand[seat]))
      check_choice(s, game, seat, list);
  }
}

void check_bids(Scenario *s) {
  Event event[BID_MAX];
  Game game;
  int n = 0;
  const Data *table = scenario_get(s, "bids");
  if (!table) return;
  game_start(&game, &s->rules, 1);
  scenario_levels(s, &game);
  for (int i = 1; i <= table->items && n < BID_MAX && !s->failed; i++)
    if (read_event(s, data_item(table, i), &event[n])) hold_shown(&game, &event[n++]);
  for (int i = 0; i < n && !s->failed; i++) run_event(s, &game, &event[i]);
  if (!s->failed) check_standing(s, &game);
  if (!s->failed) check_choices(s, &game);
}

/* -- hands thrown in, kitties turned -- */

/* `misdeal = true`, or a refusal: may who drew this hand have the cards thrown in? */
void check_misdeal(Scenario *s) {
  Game game;
  CardSet hand;
  const Data *wanted = scenario_get(s, "misdeal");
  if (!wanted) return;
  if (!scenario_cards_of(s, "hand", &hand)) {
    scenario_mistake(s, "a misdeal is claimed with a hand");
    return;
  }
  game_start(&game, &s->rules, 1);
  game.deal.drawn = (uint16_t)(game.deal.deck_n - s->rules.deck.kitty);
  if (scenario_has(s, "trump") && scenario_order(s)) {
    game.deal.trump = s->order.trump;
    game.deal.order = s->order;
    game.deal.has_order = true;
  }
  game.deal.hand[0] = hand;
  game.deal.picked_up = scenario_is(s, "picked_up");
  Ruling ruling = ruling_make(LEGAL);
  misdeal_check(&game, &s->rules, 0, &ruling);
  if (wanted->type == DATA_TEXT)
    expect_refusal(s, "the misdeal", wanted->text, &ruling);
  else
    expect_legal(s, "the misdeal", &ruling);
}

/* `turned = "QS HJ 5H …"`: nobody declared, this is the kitty as it lies, and the declarer is
** known, or "nobody". */
void check_turned(Scenario *s) {
  Card cards[CARD_MAX];
  Game game;
  char error[256], found[CARD_TEXT] = "none";
  const char *text = scenario_text(s, "turned"), *declarer = scenario_text(s, "declarer");
  if (!text) return;
  int n = cards_parse(text, cards, CARD_MAX, error, sizeof error), kitty = s->rules.deck.kitty;
  bool nobody = declarer && strcmp(declarer, "nobody") == 0;
  int seat = nobody ? SEAT_NONE : declarer ? scenario_seat(s, declarer) : 0;
  if (n != kitty) scenario_mistake(s, "%d cards would be turned", kitty);
  game_start(&game, &s->rules, 1);
  if (!scenario_levels(s, &game) || s->failed) return;
  game.named_declarer = (uint8_t)seat;
  for (int i = 0; i < n; i++) game.deal.deck[game.deal.deck_n - n + i] = cards[i];
  if (draw_declarer(&game, &s->rules)) trump_print(game.deal.trump, STYLE_ASCII, found);
  expect_text(s, "trump", scenario_text(s, "trump_is"), found, "");
  if (scenario_has(s, "cards_turned"))
    expect_number(s, "cards turned", scenario_number(s, "cards_turned", 0), game.deal.turned, "");
  scenario_levels_after(s, &game, "levels_after");
}

/* -- friends -- */

static bool read_calls(Scenario *s, Game *game) {
  char words[CALL_MAX][48], error[256];
  Deal *deal = &game->deal;
  const char *text = scenario_text(s, "calls");
  if (!text) return !s->failed;
  int n = scenario_words(text, words, CALL_MAX);
  for (int i = 0; i < n; i++) {
    Call call;
    if (!call_parse(words[i], &call, error, sizeof error)) return scenario_mistake(s, "%s", error);
    deal->call[deal->calls++] = (Call){call.card, call.ordinal, 0, SEAT_NONE};
  }
  return true;
}

/* "B AH": a card played by a seat, as a lead of its own, so that only the calls matter. */
static bool play_one(Scenario *s, Game *game, const char *text) {
  char words[2][48];
  CardSet cards;
  Deal *deal = &game->deal;
  if (scenario_words(text, words, 2) != 2) return scenario_mistake(s, "a card played is \"B AH\"");
  int seat = scenario_seat(s, words[0]);
  if (seat < 0 || !scenario_cards(s, words[1], &cards)) return false;
  deal->plays = 0;
  deal->leader = deal->turn = (uint8_t)seat;
  deal->hand[seat] = cards;
  deal->hand_n[seat] = (uint8_t)cardset_size(&cards, PACK_MAX);
  Ruling why = ruling_make(LEGAL);
  Action action = {.kind = ACTION_PLAY, .seat = (uint8_t)seat, .cards = cards};
  if (phase_tricks.apply(game, &s->rules, &action, &why)) return true;
  expect_legal(s, text, &why);
  return false;
}

/* `declared = "HJ TS"`: what the declarer showed, as the bid that stands. */
static bool read_declared(Scenario *s, Deal *deal) {
  CardSet cards;
  Bid *bid = &deal->bidding.bid[0];
  if (!scenario_has(s, "declared")) return true;
  if (!scenario_cards_of(s, "declared", &cards)) return false;
  *bid = (Bid){.seat = deal->declarer, .card = CARD_NONE, .joker = CARD_NONE};
  for (int card = -1, copy = 0; cardset_next(&cards, &card, &copy, PACK_MAX); bid->count++) {
    if (card_is_joker((Card)card)) bid->joker = (Card)card;
    bid->jokers = (uint8_t)(bid->jokers + card_is_joker((Card)card));
    if (bid->card == CARD_NONE || !card_is_joker((Card)card)) bid->card = (Card)card;
  }
  deal->bidding.n = 1;
  return true;
}

/* The play begins: calls without a choice are made, and who is found by holding is found. */
static bool begin_friends(Scenario *s, Game *game) {
  Ruling why = ruling_make(LEGAL);
  const char *error = scenario_text(s, "error");
  if (!scenario_hands(s, game) || !read_declared(s, &game->deal)) return false;
  if (friends_begin(game, &s->rules, &why)) return true;
  if (error)
    expect_refusal(s, "the calls", error, &why);
  else
    expect_legal(s, "the calls", &why);
  return false;
}

/* Who is in the team in truth: also who was found and has not shown it. */
static uint16_t whole_team(const Deal *deal) {
  uint16_t team = 0;
  for (int seat = 0; seat < deal->players; seat++)
    if (deal_true_side(deal, seat) == SIDE_DECLARERS) team |= (uint16_t)(1u << seat);
  return team;
}

static void check_played(Scenario *s) {
  Game game;
  const char *text, *declarer = scenario_text(s, "declarer"), *team = scenario_text(s, "team");
  const Data *table = scenario_get(s, "played");
  bool called = scenario_has(s, "calls") || scenario_has(s, "declared");
  if (!table && (!called || !scenario_has(s, "hands"))) return;
  int seat = declarer ? scenario_seat(s, declarer) : 0;
  if (seat >= 0 && scenario_order(s)) {
    situation_make(s, &game);
    game.deal.declarer = (uint8_t)seat;
    game.deal.team = (uint16_t)(1u << seat);
    bool fine = read_calls(s, &game) && begin_friends(s, &game);
    for (int i = 1; fine && (text = data_item_text(table, i)) != NULL; i++)
      fine = play_one(s, &game, text);
    for (int i = 0; i < game.deal.calls; i++) /* each card was a trick: it is over */
      if (game.deal.call[i].player != SEAT_NONE)
        game.deal.team |= (uint16_t)(1u << game.deal.call[i].player);
    uint16_t wanted = fine && team ? scenario_seats(s, team, NULL) : 0;
    char a[64], b[64];
    scenario_seats_print(wanted, seat, s->rules.players, a, sizeof a);
    scenario_seats_print(whole_team(&game.deal), seat, s->rules.players, b, sizeof b);
    if (fine && team) expect_text(s, "team", a, b, "");
  }
}

/* May this card be called, beside others that may? */
static Ruling rule_call(Scenario *s, Card card, int ordinal) {
  Game game;
  Action action = {.kind = ACTION_CALL};
  situation_make(s, &game);
  for (game.deal.phase = 0; game.deal.phase < s->rules.phases_n; game.deal.phase++)
    if (s->rules.phases[game.deal.phase] == PHASE_CALL) break;
  action.call[0] = (Call){card, (uint8_t)ordinal, 0, SEAT_NONE};
  action.calls = 1;
  Ruling ruling = ruling_make(LEGAL);
  Rules rules = s->rules;
  rules.friends.count = 1;
  if (phase_call.check(&game, &rules, &action, &ruling) == LEGAL) ruling = ruling_make(LEGAL);
  return ruling;
}

/* `callable = { AH = true, AS = "callable" }`. */
static void check_callable(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "callable");
  if (!table) return;
  int n = scenario_order(s) ? scenario_keys(table, keys) : 0;
  for (int i = 0; i < n && !s->failed; i++) {
    CardSet cards;
    const char *reason = data_text(table, keys[i]);
    if (!scenario_cards(s, keys[i], &cards) || cardset_is_empty(&cards)) break;
    Ruling ruling = rule_call(s, (Card)bit_lowest(cards.plane[0]), 1);
    if (reason)
      expect_refusal(s, keys[i], reason, &ruling);
    else
      expect_legal(s, keys[i], &ruling);
  }
}

/* `call = "3C#1", illegal = "callable"`, or `legal = true`. */
static void check_call(Scenario *s) {
  char error[256];
  Call call;
  const char *text = scenario_text(s, "call");
  if (!text || !scenario_order(s)) return;
  if (!call_parse(text, &call, error, sizeof error)) {
    scenario_mistake(s, "%s", error);
    return;
  }
  Ruling ruling = rule_call(s, call.card, call.ordinal);
  const char *reason = scenario_text(s, "illegal");
  if (reason)
    expect_refusal(s, text, reason, &ruling);
  else if (scenario_has(s, "legal"))
    expect_legal(s, text, &ruling);
}

void check_team(Scenario *s) {
  check_played(s);
  check_callable(s);
  check_call(s);
}

/* Loads the game for another number of players. */
static bool rules_for(Scenario *s, int players, Rules *rules) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(s->spec, players, error, sizeof error);
  if (!variant) return scenario_mistake(s, "%s", error);
  *rules = *variant_rules(variant);
  variant_free(variant);
  return true;
}

/* `friends = { [6] = 2 }` and the like: by the number of players. */
static void check_by_players(Scenario *s, const char *key, int (*figure)(const Rules *)) {
  int keys[LIST_MAX];
  const Data *table = scenario_get(s, key);
  if (!table) return;
  int n = scenario_numbers(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    Rules rules = {.players = 0};
    char what[64];
    if (!rules_for(s, keys[i], &rules)) break;
    int wanted = (int)data_at(table, keys[i])->number;
    snprintf(what, sizeof what, "%s with %d players", key, keys[i]);
    expect_number(s, what, wanted, figure(&rules), "");
  }
}

static int friends_of(const Rules *rules) { return rules->friends.count; }
static int team_of(const Rules *rules) { return rules->friends.count + 1; }
static int opposition_of(const Rules *rules) { return rules->players - rules->friends.count - 1; }

void check_friends(Scenario *s) {
  check_by_players(s, "friends", friends_of);
  check_by_players(s, "largest_team", team_of);
  check_by_players(s, "smallest_opposition", opposition_of);
}
