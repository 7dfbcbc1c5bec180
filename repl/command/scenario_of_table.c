/* scenario_of_table.c - the situation on the table as a scenario in Lua. */
#include "repl/command/scenario_of_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/ask_plays.h"
#include "deal/climb_tables.h"
#include "deal/trick.h"
#include "io/file.h"
#include "language/language.h"
#include "lua/load/inline_rule.h"
#include "notation/notation.h"
#include "play/shape_text.h"
#include "repl/render/narrate.h"
#include "repl/scene.h"
#include "repl/trick_plays.h"

enum { LISTED_MAX = 12 };

/* --- pieces of Lua --- */

static void put_cards(Text *text, const CardSet *cards, int planes) {
  char words[ROW_TEXT];
  cardset_print(cards, planes, STYLE_ASCII, words, sizeof words);
  text_put_quoted(text, words);
}

/* A lead, with how its leader divided it. */
static void put_lead(Text *text, const CardSet *cards, const Grouped *grouping, int planes) {
  char printed[ROW_TEXT], units[SHAPE_TEXT];
  Text words = text_room(ROW_TEXT);
  cardset_print(cards, planes, STYLE_ASCII, printed, sizeof printed);
  text_put(&words, printed);
  if (grouping_named(grouping))
    text_add(&words, " as %s", grouping_print(grouping, units, sizeof units));
  text_put_quoted(text, words.out);
}

/* `key = { A = "2", B = "4" }`: a level for each seat. */
static void put_levels(Text *text, const char *key, const Rules *rules, const Game *game) {
  char level[LEVEL_TEXT];
  text_add(text, "%s = {", key);
  for (int seat = 0; seat < rules->players; seat++) {
    bool won = game->winners >> seat & 1;
    text_add(text, "%s %c = ", seat ? "," : "", seat_letter(seat));
    text_put_quoted(text, won ? "WIN" : deal_level_print(rules, game, seat, STYLE_ASCII, level));
  }
  text_put(text, " }");
}

/* What functions remember now. */
static void put_memory(Text *text, const Game *game) {
  static const char *const KEYS[] = {"memory", "deal_memory"};
  for (int part = REMEMBERED_GAME; part <= REMEMBERED_DEAL; part++) {
    const char *remembered = remembered_text(&game->remembered, part);
    if (!*remembered) continue;
    text_add(text, "%s = ", KEYS[part]);
    text_put_quoted(text, remembered);
    text_put(text, ",\n    ");
  }
}

/* Puts what is said into the words of whoever saves it. */
static void put_said(Text *text, const Repl *repl, const Value sentence[]) {
  char said[ROW_TEXT], words[ROW_TEXT];
  say_values_in(said, sizeof said, sentence);
  text_put(text, render_words(&repl->look, said, words, sizeof words));
}

/* Begins a scenario: its name. */
static void put_name(Text *text, const Repl *repl, const Value sentence[]) {
  text_put(text, "  { \"");
  put_said(text, repl, sentence);
  text_put(text, "\", ");
}

/* The way back from the folder of a path to the one we are in; false: it is not that simple. */
static bool put_way_back(Text *text, const char *path) {
  if (*path == '/' || strstr(path, "..")) return false;
  for (const char *at = path, *slash; (slash = strchr(at, '/')); at = slash + 1)
    if (slash > at && strncmp(at, "./", 2) != 0) text_put(text, "../");
  return true;
}

/* A part of the sum; a file as it is seen from the scenario's. */
static void put_part(Text *text, const char *part, size_t length, const char *path) {
  char word[GAME_SPEC];
  size_t key;
  snprintf(word, sizeof word, "%.*s", (int)length, part);
  bool file = strchr(word, '/') && *word != '/' && !setting_is(word, &key);
  size_t before = text->length;
  char *whole = file && !put_way_back(text, path) ? file_resolve(word) : NULL;
  bool further = text->length > before && strncmp(word, "./", 2) == 0;
  text_put(text, whole ? whole : further ? word + 2 : word);
  free(whole);
}

static void put_game(Text *text, const char *sum, const char *path) {
  Text seen = text_room(ROW_TEXT);
  for (size_t length; *sum; sum += length + (sum[length] == '+')) {
    length = setting_part(sum);
    if (seen.length > 0) text_put(&seen, "+");
    put_part(&seen, sum, length, path);
  }
  text_put_quoted(text, seen.out);
}

/* What all scenarios of the file share. */
static void put_head(Text *text, const Repl *repl, const char *path) {
  const Game *game = &repl->session.game;
  char trump[CARD_TEXT];
  Text said = text_room(ROW_TEXT);
  tell_put_where(&said, game, repl->session.rules);
  text_put(text, "-- ");
  put_said(text, repl, VALUES(SAY(TEST_FROM), game->seed, said.out));
  text_put(text, "\nreturn scenarios { game = ");
  put_game(text, repl->session.rules->variant, path);
  text_add(text, ", players = %d", repl->session.rules->players);
  if (game->deal.has_order)
    text_add(text, ", trump = \"%s\"", trump_print(game->deal.trump, STYLE_ASCII, trump));
  text_put(text, ",\n");
}

/* --- one scenario for each situation --- */

/* `all` legal plays when they are few, else their number. */
static void put_legal(Text *text, const Game *game, const Rules *rules) {
  CardSet plays[LISTED_MAX];
  PlayList list = {.plays = plays, .max = LISTED_MAX};
  ask_plays(game, rules, &list);
  if (list.more && list.count.exact) {
    text_add(text, "count = %llu", (unsigned long long)list.count.count);
    return;
  }
  text_put(text, list.more ? "legal = {" : "all = {");
  for (int i = 0; i < list.n; i++) {
    text_put(text, i ? ", " : " ");
    put_cards(text, &plays[i], game->deal.planes);
  }
  text_put(text, " }");
}

/* A seat follows: what is legal for it. */
static void put_follow(Text *text, const Repl *repl) {
  const Game *game = &repl->session.game;
  const Deal *deal = &game->deal;
  char said[SHAPE_TEXT];
  CardSet lead;
  Follow follow;
  if (!trick_follow(game, repl->session.rules, &follow, NULL)) return;
  shape_words(&follow.lead, said, sizeof said);
  put_name(text, repl, VALUES(SAY(TEST_FOLLOWS), seat_letter(deal->turn), said));
  put_memory(text, game);
  text_put(text, "lead = ");
  deal_play_cards(deal, &deal->play[0], &lead);
  put_lead(text, &lead, &deal->grouping, deal->planes);
  text_put(text, ",\n    hand = ");
  put_cards(text, HAND_OF(deal, deal->turn), deal->planes);
  text_put(text, ",\n    ");
  put_legal(text, game, repl->session.rules);
  text_put(text, " },\n");
}

/* Who wins the plays, as far as they go. */
static void put_winner(Text *text, const Repl *repl, const TrickPlays *trick) {
  const Deal *deal = &repl->session.game.deal;
  CardSet cards;
  put_name(text, repl, VALUES(SAY(TEST_HIGHEST), trick->n, trick->best + 1));
  put_memory(text, &repl->session.game);
  text_put(text, "plays = {");
  for (int i = 0; i < trick->n; i++) {
    deal_play_cards(deal, &trick->play[i], &cards);
    text_put(text, i ? ", " : " ");
    if (i == 0)
      put_lead(text, &cards, trick->grouping, deal->planes);
    else
      put_cards(text, &cards, deal->planes);
  }
  text_add(text, " },\n    winner = \"%c\" },\n", seat_letter(trick->best));
}

static void put_result(Text *text, const Repl *repl) {
  const Game *game = &repl->session.game;
  const Rules *rules = repl->session.rules;
  const Deal *deal = &game->deal;
  Game before = *game;
  memcpy(before.level, deal->level_before, sizeof before.level);
  before.winners = 0;
  put_name(text, repl, VALUES(SAY(TEST_POINTS), deal->opponents_points));
  text_add(text, "points = %d, team = \"%c", deal->opponents_points, seat_letter(deal->declarer));
  for (int seat = 0; seat < deal->players; seat++)
    if (seat != deal->declarer && deal->team >> seat & 1) text_add(text, " %c", seat_letter(seat));
  text_put(text, "\",\n    ");
  put_levels(text, "levels", rules, &before);
  text_put(text, ",\n    ");
  put_levels(text, "after", rules, game);
  if (deal->score.side == SIDE_NOBODY)
    text_put(text, ",\n    result = \"nobody\" },\n");
  else
    text_add(text, ",\n    result = \"%s +%d\" },\n",
             deal->score.side == SIDE_DECLARERS ? "declarers" : "opponents", deal->score.levels);
}

/* The declarations of this deal, and who becomes declarer by them. */
static void put_bids(Text *text, const Repl *repl) {
  const Session *session = &repl->session;
  const Game *now = &session->game;
  char trump[CARD_TEXT];
  put_name(text, repl, VALUES(SAY(TEST_DECLARES), seat_letter(now->deal.declarer)));
  put_levels(text, "levels", session->rules, now);
  text_put(text, ",\n    bids = {");
  for (Replay at = session_begin(session); session_next(&at);) {
    const Action *action = &at.action;
    const Bidding *bidding = &at.game.deal.bidding;
    if (at.game.number != now->number || at.game.redeals != now->redeals) continue;
    CardSet cards;
    if (action->type == ACTION_YIELD) text_add(text, " \"%c yields\",", seat_letter(action->seat));
    if (action->type != ACTION_DECLARE && action->type != ACTION_DEFEND) continue;
    char words[ROW_TEXT];
    bid_cards(bidding_standing(bidding), &cards);
    cardset_print(&cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
    text_add(text, " \"%c %s\",", seat_letter(action->seat), words);
  }
  text_add(text, " },\n    declarer = \"%c\", trump_is = \"%s\" },\n",
           seat_letter(now->deal.declarer), trump_print(now->deal.trump, STYLE_ASCII, trump));
}

/* The last trick of a climbing game that was led to: the hands before it, what was done, and whose
** turn it is then. */
static bool put_climb(Text *text, const Repl *repl) {
  const Session *session = &repl->session;
  for (int seat = 0; seat < session->rules->players; seat++)
    if (!repl_sees(repl, seat)) return false;
  const Deal *now = &session->game.deal;
  const ClimbTable *table = &now->table[0];
  Game start = session->base;
  size_t from = session->history.n;
  for (Replay at = session_begin(session); session_next(&at);)
    if (at.action.type == ACTION_PLAY && at.before.deal.table[0].top_player == SEAT_NONE) {
      start = at.before;
      from = at.n - 1;
    }
  if (now->tables > 1 || from == session->history.n || start.number != session->game.number)
    return false;
  char leader = seat_letter(history_action(&session->history, from).seat);
  put_name(text, repl, VALUES(SAY(TEST_LEADS), leader));
  text_add(text, "leader = \"%c\",\n    hands = {", leader);
  for (int seat = 0; seat < session->rules->players; seat++) {
    text_add(text, "%s %c = ", seat ? "," : "", seat_letter(seat));
    put_cards(text, HAND_OF(&start.deal, seat), now->planes);
  }
  text_put(text, " },\n    steps = {");
  for (size_t i = from; i < session->history.n; i++) {
    char words[ROW_TEXT];
    const Action action = history_action(&session->history, i);
    action_print(&action, now->planes, STYLE_ASCII, words, sizeof words);
    bool play = action.type == ACTION_PLAY;
    text_add(text, " \"%c %s\",", seat_letter(action.seat), play ? strchr(words, ' ') + 1 : words);
  }
  if (table_is_over(table))
    text_put(text, " },\n    over = true },\n");
  else
    text_add(text, " },\n    %s = \"%c\" },\n", table->top_player == SEAT_NONE ? "leads" : "turn",
             seat_letter(table->turn));
  return true;
}

/* What can be said of the situation. */
static bool put_situation(Text *text, const Repl *repl) {
  const Game *game = &repl->session.game;
  const Deal *deal = &game->deal;
  PhaseType phase = game_phase(game, repl->session.rules);
  TrickPlays trick = trick_shown(deal);
  if (deal->tables) return put_climb(text, repl);
  if (phase == PHASE_NONE && !deal->redeal) {
    put_result(text, repl);
  } else if (phase == PHASE_TRICKS && deal->plays > 0) {
    if (repl_sees(repl, deal->turn) && deal_knows_hand(deal, deal->turn)) put_follow(text, repl);
    if (deal->plays > 1) put_winner(text, repl, &trick);
  } else if (phase == PHASE_TRICKS && deal->trick > 0) {
    put_winner(text, repl, &trick);
  } else if (deal->has_order && deal->bidding.n > 0) {
    put_bids(text, repl);
  } else {
    return false;
  }
  return true;
}

bool scenario_of_table(Text *text, const Repl *repl, const char *path) {
  put_head(text, repl, path);
  if (!put_situation(text, repl)) return false;
  text_put(text, "}\n");
  return true;
}
