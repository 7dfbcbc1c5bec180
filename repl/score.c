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
  text_put(&text, SAY(TRICKS_OF_OPPONENTS));
  for (int seat = 0; seat < deal->players; seat++)
    if (deal_side(deal, seat) == SIDE_OPPONENTS)
      text_add(&text, " %c %d", seat_letter(seat), deal->won[seat]);
  say(&text, SAY(COLON_POINTS), deal->trick_points);
  repl_say(repl, "  %s", row);
}

static void say_kitty(Repl *repl, const Scene *scene) {
  char row[ROW_TEXT];
  const Deal *deal = &scene->view->deal;
  Text text = text_start(row, sizeof row);
  if (cardset_is_empty(&deal->kitty)) return;
  bool shown = repl->session.rules->kitty.shown_at_end;
  text_put(&text, SAY(KITTY_COLON));
  if (shown) draw_cards(&text, scene, &deal->kitty);
  say(&text, SAY(KITTY_POINTS), shown, deal_points_of(deal, &deal->kitty));
  if (deal->kitty_points) {
    say(&text, SAY(KITTY_TIMES), deal->multiplier, deal->kitty_points);
    put_source(&text, repl, "kitty", "multiplier");
  } else if (deal_points_of(deal, &deal->kitty) == 0) {
    text_put(&text, SAY(KITTY_NOTHING));
  } else if (deal->ended_by_throw || deal->ended_early || deal->trick == 0) {
    text_put(&text, SAY(KITTY_UNCOUNTED));
  } else {
    bool declarers = deal_side(deal, deal->last_winner) == SIDE_DECLARERS;
    say(&text, SAY(KITTY_KEPT), seat_letter(deal->last_winner), declarers);
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
      say(&text, SAY(THROWS_OF), seat_letter(seat), deal->penalty[seat], opponent);
      put_source(&text, repl, "throw", "penalty");
      repl_say(repl, "  %s", row);
    }
  int sum = deal->trick_points + deal->penalty_points + deal->kitty_points;
  repl_tell(repl, SAY(TOGETHER), deal->opponents_points, sum == deal->opponents_points);
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
    say(text, row->above ? SAY(BAND_ABOVE) : SAY(BAND_FROM), row->from * rules->score.step);
  else
    text_put(text, SAY(BAND_BELOW));
  if (next) say(text, next->above ? SAY(BAND_TO) : SAY(BAND_UNDER), next->from * rules->score.step);
  text_put(text, ")");
}

static void say_table(Repl *repl, const Game *game) {
  const Rules *rules = repl->session.rules;
  const Deal *deal = &game->deal;
  char row[ROW_TEXT], error[256];
  Score score;
  Text text = text_start(row, sizeof row);
  if (deal->ended_by_throw) {
    say(&text, SAY(ENDED_BY_THROW), seat_letter(deal->offender));
    put_source(&text, repl, "throw", "penalty");
  } else if (score_bands(rules, deal->opponents_points, game, &score, error, sizeof error)) {
    say(&text, SAY(TABLE_AT), deal->opponents_points);
    put_row(&text, rules, deal->opponents_points);
    text_put(&text, SAY(COLON));
    draw_score(&text, &score);
    put_source(&text, repl, "score", "bands");
  }
  repl_say(repl, "  %s", row);
  if (deal->missing && deal->score.side == SIDE_DECLARERS) {
    text = text_start(row, sizeof row);
    say(&text, SAY(FRIENDS_SHORT), deal->missing);
    put_source(&text, repl, "score", "short_team");
    repl_say(repl, "  %s", row);
  }
  text = text_start(row, sizeof row);
  draw_score(&text, &deal->score);
  repl_tell(repl, SAY(RESULT), row);
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
    repl_tell(repl, SAY(LEVEL_FROM_TO), seat_letter(seat), declarer, old,
              won ? SAY(TRACK_END) : now);
  }
}

bool why_score(Repl *repl) {
  const Rules *rules = repl->session.rules;
  Repl past = *repl;
  Game view;
  Scene scene;
  char trump[CARD_TEXT];
  Game *game = &past.session.game;
  if (repl->session.game.deal.tables) return repl_deny(repl, SAY(SCORE_OF_TRICKS));
  if (!find_settled(repl, game)) return repl_deny(repl, SAY(NO_DEAL_PLAYED));
  repl_scene(&past, &view, &scene);
  view.deal.kitty = game->deal.kitty; /* it is laid open at the end */
  repl_tell(repl, SAY(DEAL_HEAD), game->number, seat_letter(game->deal.declarer),
            trump_print(game->deal.trump, repl->look.style, trump));
  say_tricks(repl, &game->deal);
  if (rules->deck.kitty) say_kitty(repl, &scene);
  say_points(repl, &game->deal);
  say_table(repl, game);
  say_levels(repl, game);
  return true;
}
