/* scenario_cards.c - what scenarios ask about plays: leads, follows, winners, throws. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/allowed.h"
#include "core/notation.h"
#include "core/phase.h"
#include "core/trick.h"
#include "tools/scenario_impl.h"

/* -- situations in the tricks phase -- */

void situation_make(Scenario *s, Game *game) {
  Deal *deal = &game->deal;
  Ruling why = ruling_make(LEGAL);
  char text[SAID_MAX];
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
  if (!draw_points(game, &s->rules, &why))
    scenario_mistake(s, "%s",
                     ruling_text(&why, s->rules.deck.packs, STYLE_ASCII, text, sizeof text));
}

static void give(Game *game, int seat, const CardSet *cards) {
  game->deal.hand[seat] = *cards;
  game->deal.hand_n[seat] = (uint8_t)cardset_size(cards, PACK_MAX);
}

static Ruling rule_on_lead(Scenario *s, const Game *game, int seat, const CardSet *cards,
                           const Grouped *grouping) {
  Action action = {.kind = ACTION_PLAY, .seat = (uint8_t)seat, .cards = *cards};
  if (grouping) action.grouping = *grouping;
  Ruling ruling = ruling_make(LEGAL);
  if (game_check(game, &s->rules, &action) != LEGAL)
    game_explain(game, &s->rules, &action, &ruling);
  return ruling;
}

static Ruling rule_on(Scenario *s, const Game *game, int seat, const CardSet *cards) {
  return rule_on_lead(s, game, seat, cards, NULL);
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
  CardSet kinds, places = CARDSET_EMPTY;
  Grouped grouping;
  if (!text || scenario_has(s, "hand")) return;
  if (!scenario_order(s) || !scenario_lead(s, text, &kinds, &grouping)) return;
  Game game;
  Shape shape;
  situation_make(s, &game);
  give(&game, 0, &kinds);
  order_cross(&s->order, &kinds, &places);
  if (!lead_divide(&s->order, &s->rules, &places, &grouping, &shape)) shape.n = 0;
  Ruling ruling = rule_on_lead(s, &game, 0, &kinds, &grouping);
  if (shape.failed && scenario_has(s, "units")) expect_legal(s, text, &ruling);
  check_units(s, &shape);
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
  Grouped grouping;
  if (!scenario_order(s) || !scenario_lead(s, scenario_text(s, "lead"), &lead, &grouping) ||
      !scenario_cards_of(s, "hand", &hand))
    return false;
  CardSet places = CARDSET_EMPTY;
  Shape shape;
  order_cross(&s->order, &lead, &places);
  if (cardset_is_empty(&lead)) return scenario_mistake(s, "a lead is one card or more");
  if (!lead_divide(&s->order, &s->rules, &places, &grouping, &shape))
    return scenario_mistake(s, "the lead may not be divided so");
  if (shape.suit == SUIT_NONE && shape.n == 0)
    return scenario_mistake(s, shape.failed ? "a function of lead.forms failed on this lead"
                                            : "what is followed is a lead of one suit");
  if (cardset_size(&hand, PACK_MAX) < cardset_size(&lead, PACK_MAX))
    return scenario_mistake(s, "the hand has fewer cards than were led");
  Deal *deal = &game->deal;
  situation_make(s, game);
  give(game, 1, &hand);
  int n = cardset_list(&lead, deal->log, PACK_MAX);
  deal->log_n = (uint16_t)n;
  deal->play[0] = (Play){0, (uint8_t)n};
  deal_divide_lead(deal, &s->rules, &lead, &grouping, &shape);
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
    cardset_print(&plays[k], PACK_MAX, STYLE_ASCII, found, sizeof found);
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
  if (scenario_cards_of(s, "owed", &owed)) expect_cards(s, "owed", &owed, &ruling.owed);
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

/* Who wins the trick: play by play, where win.beats is a function. */
static bool find_winner(Scenario *s, Game *game, const Shape *lead, const CardSet places[], int n,
                        int *winner, Ruling *why) {
  Deal *deal = &game->deal;
  if (!rules_hooked(&s->rules, HOOK_WIN_BEATS) || n > s->rules.players)
    return trick_find_winner(&s->order, &s->rules, lead, places, n, winner, why);
  for (int i = 0; i < n; i++) {
    CardSet kinds = CARDSET_EMPTY;
    order_back(&s->order, &places[i], &kinds);
    int cards = cardset_list(&kinds, deal->log + deal->log_n, PACK_MAX);
    deal->play[deal->plays++] = (Play){deal->log_n, (uint8_t)cards};
    deal->log_n = (uint16_t)(deal->log_n + cards);
    if (!trick_find_best(game, &s->rules, why)) return false;
  }
  *winner = deal->best;
  return true;
}

void check_winner(Scenario *s) {
  CardSet plays[SEAT_MAX], kinds;
  Grouped grouping, none;
  const char *text, *wanted = scenario_text(s, "winner");
  int n = 0, points = 0;
  const Data *table = scenario_get(s, "plays");
  Game game;
  if (!table || !scenario_order(s)) return;
  situation_make(s, &game);
  for (; (text = data_item_text(table, n + 1)) != NULL && n < SEAT_MAX; n++) {
    Grouped *how = n == 0 ? &grouping : &none;
    if (!scenario_lead(s, text, &kinds, how)) break;
    plays[n] = CARDSET_EMPTY;
    order_cross(&s->order, &kinds, &plays[n]);
    points += deal_points_of(&game.deal, &kinds);
    if (cardset_is_empty(&kinds) ||
        cardset_size(&kinds, PACK_MAX) != cardset_size(&plays[0], PACK_MAX))
      scenario_mistake(s, "all plays of a trick have as many cards as the lead");
  }
  if (s->failed) return;
  if (n < 2) {
    scenario_mistake(s, "plays has two plays or more, the leader's first");
    return;
  }
  char letter[8];
  Shape lead;
  if (!lead_divide(&s->order, &s->rules, &plays[0], &grouping, &lead)) {
    scenario_mistake(s, "the lead may not be divided so");
    return;
  }
  game.deal.grouping = grouping;
  int winner = 0;
  Ruling why = ruling_make(LEGAL);
  if (!find_winner(s, &game, &lead, plays, n, &winner, &why)) {
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
  char letter[8];
  bool stands = deal->objector == SEAT_NONE;
  CardSet forced, led;
  const char *objector = scenario_text(s, "objector");
  seat_text(deal->objector, letter);
  const Data *wish = scenario_get(s, "stands");
  if (wish) expect_text(s, "stands", wish->truth ? "yes" : "no", stands ? "yes" : "no", letter);
  deal_play_cards(deal, &deal->play[0], &led);
  if (scenario_cards_of(s, "forced", &forced)) {
    if (stands)
      expect_text(s, "forced", scenario_text(s, "forced"), "the throw stands", "");
    else
      expect_cards(s, "forced", &forced, &led);
  }
  if (scenario_has(s, "withdrawn"))
    expect_number(s, "withdrawn", scenario_number(s, "withdrawn", 0), deal->withdrawn, "");
  if (scenario_has(s, "penalty"))
    expect_number(s, "penalty", scenario_number(s, "penalty", 0), deal->penalty[leader], "");
  if (objector) expect_text(s, "objector", objector, letter, "");
}

void check_throw(Scenario *s) {
  CardSet cards;
  Grouped grouping;
  Game game;
  const char *text = scenario_text(s, "throw"), *leader_text = scenario_text(s, "leader");
  if (!text || !scenario_order(s) || !scenario_lead(s, text, &cards, &grouping)) return;
  int leader = leader_text ? scenario_seat(s, leader_text) : 0;
  situation_make(s, &game);
  if (leader < 0 || !give_hands(s, &game)) return;
  game.deal.leader = game.deal.turn = (uint8_t)leader;
  if (scenario_has(s, "team")) game.deal.team = scenario_seats(s, scenario_text(s, "team"), NULL);
  give(&game, leader, &cards);
  Action action = {
      .kind = ACTION_PLAY, .seat = (uint8_t)leader, .cards = cards, .grouping = grouping};
  Ruling why = rule_on_lead(s, &game, leader, &cards, &grouping);
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
