/* score.c - how a deal came to its result, line by line: points, kitty, table, levels. */
#include <string.h>

#include "core/notation.h"
#include "core/score.h"
#include "repl/command.h"

/* The last deal that was played to its end: this one, or the one before it. */
static bool find_settled(const Repl *repl, Game *game) {
  const Session *session = &repl->session;
  Game now = session->base;
  bool found = false;
  for (size_t i = 0; i <= session->history.n; i++) {
    if (game_phase(&now, session->rules) == PHASE_NONE && !now.deal.redeal) {
      *game = now;
      found = true;
    }
    if (i < session->history.n) game_apply(&now, session->rules, &session->history.action[i], NULL);
  }
  return found;
}

/* "  field (file:line)" behind what it decides. */
static void put_source(Text *text, const Repl *repl, const char *group, const char *name) {
  const char *source = variant_source(repl->session.variant, group, name);
  text_add(text, "  [%s.%s%s%s]", group, name, *source ? " " : "", source);
}

static void say_tricks(Repl *repl, const Deal *deal) {
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_put(&text, "tricks of the opponents:");
  for (int seat = 0; seat < deal->players; seat++)
    if (deal_side(deal, seat) == SIDE_OPPONENTS)
      text_add(&text, " %c %d", seat_letter(seat), deal->won[seat]);
  text_add(&text, ": %d points", deal->trick_points);
  repl_say(repl, "  %s", row);
}

static void say_kitty(Repl *repl, const Scene *scene) {
  char row[ROW_TEXT];
  const Deal *deal = &scene->view->deal;
  Text text = text_start(row, sizeof row);
  if (cardset_is_empty(&deal->kitty)) return;
  bool shown = repl->session.rules->kitty.shown_at_end;
  text_put(&text, "kitty: ");
  if (shown) draw_cards(&text, scene, &deal->kitty);
  text_add(&text, "%s%d points, ", shown ? ": " : "", deal_points_of(deal, &deal->kitty));
  if (deal->kitty_points) {
    text_add(&text, "times %d: %d points for the last trick", deal->multiplier, deal->kitty_points);
    put_source(&text, repl, "kitty", "multiplier");
  } else if (deal_points_of(deal, &deal->kitty) == 0) {
    text_put(&text, "so nothing is added");
  } else if (deal->ended_by_throw || deal->ended_early || deal->trick == 0) {
    text_put(&text, "not counted");
  } else {
    bool declarers = deal_side(deal, deal->last_winner) == SIDE_DECLARERS;
    text_add(&text, "%c of the %s has the last trick: not counted", seat_letter(deal->last_winner),
             declarers ? "declarers" : "opponents");
  }
  repl_say(repl, "  %s", row);
}

static void say_points(Repl *repl, const Deal *deal) {
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->penalty[seat]) {
      bool opponent = deal_side(deal, seat) == SIDE_OPPONENTS;
      text = text_start(row, sizeof row);
      text_add(&text, "failed throws of %c: %d points %s the opponents", seat_letter(seat),
               deal->penalty[seat], opponent ? "from" : "for");
      put_source(&text, repl, "throw", "penalty");
      repl_say(repl, "  %s", row);
    }
  int sum = deal->trick_points + deal->penalty_points + deal->kitty_points;
  repl_say(repl, "  together: %d points for the opponents%s", deal->opponents_points,
           sum == deal->opponents_points ? "" : " (less than none count as none)");
}

/* From where to where the row of the table reaches that holds the points. */
static void put_row(Text *text, const Rules *rules, int points) {
  const Band *row = NULL, *next = NULL;
  if (rules_hooked(rules, HOOK_SCORE_BANDS)) return;
  for (int i = 0; i < rules->score.bands_n; i++) {
    const Band *band = &rules->score.bands[i];
    int from = band->from * rules->score.step;
    if (band->above ? points > from : points >= from)
      row = band;
    else if (!next)
      next = band;
  }
  if (row)
    text_add(text, row->above ? " (more than %d" : " (%d and more", row->from * rules->score.step);
  else
    text_put(text, " (below the table");
  if (next) text_add(text, next->above ? ", to %d" : ", below %d", next->from * rules->score.step);
  text_put(text, ")");
}

static void say_table(Repl *repl, const Game *game) {
  const Rules *rules = repl->session.rules;
  const Deal *deal = &game->deal;
  char row[ROW_TEXT], error[256];
  Score score;
  Text text = text_start(row, sizeof row);
  if (deal->ended_by_throw) {
    text_add(&text, "the deal ended with the failed throw of %c", seat_letter(deal->offender));
    put_source(&text, repl, "throw", "penalty");
  } else if (score_bands(rules, deal->opponents_points, game, &score, error, sizeof error)) {
    text_add(&text, "table at %d points", deal->opponents_points);
    put_row(&text, rules, deal->opponents_points);
    text_put(&text, ": ");
    draw_score(&text, &score);
    put_source(&text, repl, "score", "bands");
  }
  repl_say(repl, "  %s", row);
  if (deal->missing && deal->score.side == SIDE_DECLARERS) {
    text = text_start(row, sizeof row);
    text_add(&text, "%d friend%s short", deal->missing, deal->missing == 1 ? "" : "s");
    put_source(&text, repl, "score", "short_team");
    repl_say(repl, "  %s", row);
  }
  text = text_start(row, sizeof row);
  draw_score(&text, &deal->score);
  repl_say(repl, "  result: %s", row);
}

static void say_levels(Repl *repl, const Game *game) {
  const Rules *rules = repl->session.rules;
  const Deal *deal = &game->deal;
  Game before = *game;
  memcpy(before.level, deal->level_before, sizeof before.level);
  for (int seat = 0; seat < deal->players; seat++) {
    char old[LEVEL_TEXT], now[LEVEL_TEXT];
    bool won = game->winners >> seat & 1;
    bool declarer = deal_side(deal, seat) == SIDE_DECLARERS;
    bool wins = deal->score.side == (int)deal_side(deal, seat);
    if (game->level[seat] == before.level[seat] && !won && !wins) continue;
    deal_level_print(rules, &before, seat, repl->look.style, old);
    deal_level_print(rules, game, seat, repl->look.style, now);
    repl_say(repl, "  %c, %s: %s to %s", seat_letter(seat), declarer ? "declarer" : "opponent", old,
             won ? "the end of the track: the game is won" : now);
  }
}

bool why_score(Repl *repl) {
  const Rules *rules = repl->session.rules;
  Repl past = *repl;
  Game view;
  Scene scene;
  char trump[CARD_TEXT];
  Game *game = &past.session.game;
  if (repl->session.game.deal.tables)
    return repl_refuse(repl, "`why score` is of trick games: `table` has the points of this one");
  if (!find_settled(repl, game)) return repl_refuse(repl, "no deal has been played to its end");
  repl_scene(&past, &view, &scene);
  view.deal.kitty = game->deal.kitty; /* it is laid open at the end */
  repl_say(repl, "deal %d: declarer %c, trumps %s", game->number, seat_letter(game->deal.declarer),
           trump_print(game->deal.trump, repl->look.style, trump));
  say_tricks(repl, &game->deal);
  if (rules->deck.kitty) say_kitty(repl, &scene);
  say_points(repl, &game->deal);
  say_table(repl, game);
  say_levels(repl, game);
  return true;
}
