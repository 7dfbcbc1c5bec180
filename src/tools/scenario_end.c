/* scenario_end.c - what scenarios ask about the end of a deal: points, levels, who comes next. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/phase.h"
#include "tools/scenario_impl.h"

/* -- table, short, finish -- */

/* "declarers +3", "opponents +1", "nobody". */
static const char *result_text(const Score *score, char out[32]) {
  static const char *const SIDE[] = {"nobody", "declarers", "opponents"};
  if (score->side == SIDE_NOBODY)
    snprintf(out, 32, "%s", SIDE[0]);
  else
    snprintf(out, 32, "%s +%d", SIDE[score->side], score->levels);
  return out;
}

/* The row of these points, in a deal of this game. */
static bool score_of(Scenario *s, int points, Score *score) {
  char error[256];
  Game game;
  game_start(&game, &s->rules, 1);
  if (score_bands(&s->rules, points, &game, score, error, sizeof error)) return true;
  return scenario_mistake(s, "%s", error);
}

static void check_rows(Scenario *s) {
  int keys[LIST_MAX];
  const Data *table = scenario_get(s, "table");
  if (!table) return;
  int n = scenario_numbers(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    Score score;
    char what[32], found[32];
    if (!score_of(s, keys[i], &score)) break;
    const char *wanted = data_at(table, keys[i])->text;
    snprintf(what, sizeof what, "%d points", keys[i]);
    expect_text(s, what, wanted ? wanted : "", result_text(&score, found), "");
  }
}

/* The levels of declarers who win, best first, each once: what stands in the table. */
static int winning_levels(Scenario *s, int levels[], int max) {
  Score score;
  int n = 0, step = s->rules.score.step > 0 ? s->rules.score.step : 1;
  for (int points = 0; points <= 10 * step && n < max; points += 5) {
    if (!score_of(s, points, &score) || score.side != SIDE_DECLARERS) break;
    if (n == 0 || levels[n - 1] != score.levels) levels[n++] = score.levels;
  }
  return n;
}

/* `short = { [2] = { 6, 4, 2 } }`: a team of that size, for each result that wins. */
static void check_short(Scenario *s) {
  int sizes[LIST_MAX], levels[16];
  const Data *table = scenario_get(s, "short");
  if (!table) return;
  int n = scenario_numbers(table, sizes), columns = winning_levels(s, levels, 16);
  for (int i = 0; i < n && !s->failed; i++) {
    const Data *row = data_at(table, sizes[i]);
    if (row->items != columns)
      scenario_mistake(s, "a team of %d needs %d figures", sizes[i], columns);
    for (int k = 0; k < columns && !s->failed; k++) {
      char what[64];
      int wanted = (int)data_item(row, k + 1)->number;
      snprintf(what, sizeof what, "a team of %d that wins %d", sizes[i], levels[k]);
      int missing = s->rules.friends.count + 1 - sizes[i];
      expect_number(s, what, wanted, score_short_team(&s->rules, levels[k], missing), "");
    }
  }
}

void check_table(Scenario *s) {
  check_rows(s);
  check_short(s);
}

/* `finish = { ["K + 2"] = "WIN" }`. */
void check_finish(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "finish");
  if (!table) return;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char words[3][48], found[LEVEL_TEXT];
    bool won = false;
    int parts = scenario_words(keys[i], words, 3);
    int level = parts == 3 ? level_parse(&s->rules, words[0]) : -1;
    if (level < 0) {
      scenario_mistake(s, "`%s` should be a level and levels won: \"K + 2\"", keys[i]);
      break;
    }
    int after = level_advance(&s->rules, s->rules.advance.stops, level, atoi(words[2]),
                              STOP_DECLARER, &won);
    level_print(&s->rules, after, STYLE_ASCII, found);
    expect_text(s, keys[i], data_text(table, keys[i]), won ? "WIN" : found, "");
  }
}

/* -- the end of a deal -- */

/* `ledger = { "C 25", "A 15" }`: points of tricks won, by seat. */
static bool read_ledger(Scenario *s, Deal *deal) {
  const char *text;
  const Data *table = scenario_get(s, "ledger");
  if (!table) return true;
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++) {
    char words[2][48];
    if (scenario_words(text, words, 2) != 2) return scenario_mistake(s, "a trick is \"C 25\"");
    int seat = scenario_seat(s, words[0]);
    if (seat >= 0) deal->won[seat] = (int16_t)(deal->won[seat] + atoi(words[1]));
  }
  return !s->failed;
}

/* What the rules charge for one failed throw; `cards` were taken back. */
static void charge(Scenario *s, Deal *deal, int seat, int cards) {
  const Penalty *penalty = &s->rules.throw.penalty;
  deal->penalty[seat] =
      (int16_t)(deal->penalty[seat] + penalty->points + penalty->per_card * cards);
}

/* `withdrawn = { C = 3 }`: cards taken back in a failed throw of that seat; or in several, a list.
** */
static bool read_penalties(Scenario *s, Deal *deal) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, "withdrawn");
  if (!table) return true;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    const Data *cards = data_get(table, keys[i]);
    bool list = cards->type == DATA_TABLE;
    for (int k = 1; seat >= 0 && k <= (list ? cards->items : 1); k++)
      charge(s, deal, seat, (int)(list ? data_item(cards, k) : cards)->number);
  }
  return !s->failed;
}

/* The first seat after the declarer that is not in the team. */
static int an_opponent(const Deal *deal) {
  int seat = deal->declarer;
  for (int i = 1; i < deal->players && deal->team >> seat & 1; i++)
    seat = deal_after(deal, deal->declarer, i);
  return seat;
}

/* `last`: a seat, or a side, of which the first member takes the last trick. */
static bool read_last(Scenario *s, Deal *deal) {
  const char *last = scenario_text(s, "last");
  deal->last_winner = deal->declarer;
  if (!last) return true;
  bool opponents = strcmp(last, "opponents") == 0;
  if (opponents) deal->last_winner = (uint8_t)an_opponent(deal);
  if (opponents || strcmp(last, "declarers") == 0) return true;
  int seat = scenario_seat(s, last);
  if (seat >= 0) deal->last_winner = (uint8_t)seat;
  return seat >= 0;
}

/* `last_lead = "AD KKD"`: what the declarer led to the last trick. */
static void lead_last(Scenario *s, Deal *deal) {
  CardSet cards, places = CARDSET_EMPTY;
  Grouped grouping;
  Shape shape;
  char error[256];
  const char *text = scenario_text(s, "last_lead");
  if (!text || !scenario_lead(s, text, &cards, &grouping)) return;
  order_cross(&s->order, &cards, &places);
  if (lead_check_as(&s->order, &s->rules, &places, &grouping, &shape, NULL, 0, error,
                    sizeof error) != LEGAL) {
    scenario_mistake(s, "the last lead is not legal: it is of one suit");
    return;
  }
  deal->last_grouping = grouping;
  deal->last_play[0] = (Play){deal->log_n, (uint8_t)cardset_size(&cards, PACK_MAX)};
  for (int place = -1, copy = 0; cardset_next(&cards, &place, &copy, PACK_MAX);)
    deal->log[deal->log_n++] = (uint8_t)place;
}

/* `last_trick = { "3S", "JH", … }`: its plays, the declarer's first. */
static void read_last_trick(Scenario *s, Deal *deal) {
  const Data *plays = scenario_get(s, "last_trick");
  for (int i = 0; i < deal->players && !s->failed; i++) {
    CardSet cards;
    Grouped grouping;
    const char *text = data_item_text(plays, i + 1);
    if (!text) scenario_mistake(s, "last_trick: everybody has played to it");
    if (!text || !scenario_lead(s, text, &cards, &grouping)) break;
    if (i == 0) deal->last_grouping = grouping;
    deal->last_play[i] = (Play){deal->log_n, (uint8_t)cardset_size(&cards, PACK_MAX)};
    deal->log_n = (uint16_t)(deal->log_n + cardset_list(&cards, deal->log + deal->log_n, PACK_MAX));
  }
}

/* The last trick: single cards that count nothing, the declarer's first. */
static void last_trick(Scenario *s, Deal *deal) {
  Card deck[CARD_MAX];
  int n = rules_deck(&s->rules, deck), found = 0;
  deal->trick = 1;
  deal->last_leader = deal->declarer;
  if (scenario_has(s, "last_trick")) {
    read_last_trick(s, deal);
    return;
  }
  for (int i = 0; i < n && found < deal->players; i++)
    if (rules_points(&s->rules, deck[i]) == 0) {
      deal->last_play[found] = (Play){(uint16_t)found, 1};
      deal->log[found++] = deck[i];
    }
  deal->log_n = (uint16_t)found;
  lead_last(s, deal);
}

/* `offender = "A"`: a failed throw of this seat ended the play; `hands` are what is unplayed. */
static bool read_offender(Scenario *s, Deal *deal) {
  const char *keys[LIST_MAX], *offender = scenario_text(s, "offender");
  const Data *hands = scenario_get(s, "hands");
  if (!offender) return true;
  int seat = scenario_seat(s, offender), n = scenario_keys(hands, keys);
  deal->ended_by_throw = true;
  deal->offender = (uint8_t)seat;
  for (int i = 0; i < n && !s->failed; i++) {
    int holder = scenario_seat(s, keys[i]);
    const char *text = data_text(hands, keys[i]);
    if (holder >= 0 && text) scenario_cards(s, text, &deal->hand[holder]);
  }
  return !s->failed;
}

static bool set_up_end(Scenario *s, Game *game) {
  Deal *deal = &game->deal;
  int declarer = 0;
  const char *team = scenario_text(s, "team"), *first = scenario_text(s, "first"),
             *named = scenario_text(s, "declarer");
  if (!scenario_has(s, "trump")) {
    char error[256];
    Trump trump = {level_rank(&s->rules, level_start(&s->rules)), SPADES};
    if (!order_make(&s->order, &s->rules, trump, NULL, error, sizeof error))
      return scenario_mistake(s, "%s", error);
    s->has_order = true;
  }
  if (!scenario_order(s)) return false;
  situation_make(s, game);
  deal->phase = s->rules.phases_n;
  if (team) deal->team = scenario_seats(s, team, &declarer);
  if (named) declarer = scenario_seat(s, named);
  if (first) deal->first_drawer = (uint8_t)scenario_seat(s, first);
  if (declarer < 0 || s->failed) return false;
  deal->declarer = (uint8_t)declarer;
  deal->team |= (uint16_t)(1u << declarer);
  if (bit_count(deal->team) == deal->players)
    return scenario_mistake(s, "somebody must be an opponent");
  deal->exposed = scenario_is(s, "exposed");
  last_trick(s, deal);
  const char *memory = scenario_text(s, "memory");
  if (memory) snprintf((char *)game->memory, sizeof game->memory, "%s", memory);
  return scenario_levels(s, game) && read_ledger(s, deal) && read_penalties(s, deal) &&
         read_last(s, deal) && read_offender(s, deal);
}

void scenario_levels_after(Scenario *s, const Game *game, const char *key) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_get(s, key);
  if (!table) return;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char found[LEVEL_TEXT], what[64];
    int seat = scenario_seat(s, keys[i]);
    if (seat < 0) break;
    bool won = game->winners >> seat & 1;
    deal_level_print(&s->rules, game, seat, STYLE_ASCII, found);
    snprintf(what, sizeof what, "level of %s after the deal", keys[i]);
    expect_text(s, what, data_text(table, keys[i]), won ? "WIN" : found, "");
  }
}

/* Points are what is expected where cards, tricks or throws make them; else they are given. */
static bool points_are_asked(Scenario *s) {
  return scenario_has(s, "kitty") || scenario_has(s, "ledger") || scenario_has(s, "steps");
}

void scenario_end(Scenario *s, const Game *game) {
  char found[32];
  const Deal *deal = &game->deal;
  const char *result = scenario_text(s, "result"), *next = scenario_text(s, "next");
  if (points_are_asked(s) && scenario_has(s, "points"))
    expect_number(s, "points", scenario_number(s, "points", 0), deal->opponents_points, "");
  if (scenario_has(s, "multiplier"))
    expect_number(s, "multiplier", scenario_number(s, "multiplier", 0), deal->multiplier, "");
  if (result) expect_text(s, "result", result, result_text(&deal->score, found), "");
  scenario_levels_after(s, game, "after");
  const char *memory = scenario_text(s, "memory_after");
  if (memory) expect_text(s, "what is remembered", memory, (const char *)game->memory, "");
  if (next) expect_text(s, "next", next, seat_text(next_first_drawer(game, &s->rules), found), "");
  const char *declarer = scenario_text(s, "next_declarer");
  if (declarer)
    expect_text(s, "next declarer", declarer, seat_text(next_declarer(game, &s->rules), found), "");
}

void check_settlement(Scenario *s) {
  static const char *const TRIGGER[] = {"after",        "result", "next", "next_declarer",
                                        "memory_after", "ledger", "kitty"};
  bool asked = false;
  for (size_t i = 0; i < sizeof TRIGGER / sizeof *TRIGGER; i++)
    asked |= scenario_has(s, TRIGGER[i]);
  Game game;
  Ruling why = ruling_make(LEGAL);
  if (!asked || scenario_has(s, "steps") || !set_up_end(s, &game)) return;
  scenario_cards_of(s, "kitty", &game.deal.kitty);
  if (!points_are_asked(s)) {
    game.deal.won[an_opponent(&game.deal)] = (int16_t)scenario_number(s, "points", 0);
  }
  if (s->failed) return;
  if (deal_settle(&game, &s->rules, &why))
    scenario_end(s, &game);
  else if (scenario_has(s, "error"))
    expect_refusal(s, "the settlement", scenario_text(s, "error"), &why);
  else
    expect_legal(s, "the settlement", &why);
}
