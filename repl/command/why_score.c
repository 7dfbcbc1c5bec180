/* why_score.c - how a deal came to its result, line by line: points, kitty, score bands, levels. */
#include "repl/command/why_score.h"

#include <stdio.h>
#include <string.h>

#include "deal/score.h"
#include "notation/notation.h"
#include "repl/command/rule_value.h"
#include "repl/render/render_cards.h"
#include "repl/render/render_table.h"
#include "repl/say.h"
#include "repl/trick_plays.h"

/* Points that a function moved: at which player, in which field. */
typedef struct Moved {
  uint8_t seat;
  int points;
  char field[80];
} Moved;

/* The last deal that was played to its end, this one or the one before it; and what functions
** moved in it. */
typedef struct Settled {
  Game game;
  Moved moved[2 * SEAT_MAX]; /* more are counted with the last */
  int moved_n;
} Settled;

/* Whose function it was that moved points in this action. */
static void put_field(Text *text, const Game *before, const Rules *rules, const Action *action) {
  PhaseType phase = game_phase(before, rules);
  if (action->type != ACTION_DEAL && phase >= PHASE_RULE)
    text_add(text, "phases.%s", rules->phase[phase - PHASE_RULE].name);
  else if (action->type == ACTION_DEAL)
    text_put(text, "deal.begins");
  else
    text_put(text, phase == PHASE_DRAW ? "declare.does" : "throw.penalty");
}

static void note_move(Settled *now, int seat, int points, const char *field) {
  enum { MOST = sizeof now->moved / sizeof *now->moved };
  Moved *at = now->moved, *end = at + now->moved_n;
  while (at < end && (at->seat != seat || strcmp(at->field, field) != 0)) at++;
  if (at == end && now->moved_n == MOST) at--;
  if (at == end) {
    *at = (Moved){.seat = (uint8_t)seat};
    snprintf(at->field, sizeof at->field, "%s", field);
    now->moved_n++;
  }
  at->points += points;
}

static void note_points(Settled *now, const Game *before, const Rules *rules,
                        const Action *action) {
  const Deal *old = &before->deal, *deal = &now->game.deal;
  bool begins = action->type == ACTION_DEAL, over = game_phase(&now->game, rules) == PHASE_NONE;
  Text field = text_room(80);
  put_field(&field, before, rules, action);
  if (begins || deal->redeal) now->moved_n = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    int moved = deal->penalty[seat] - deal->thrown[seat];
    if (!begins) moved -= old->penalty[seat] - old->thrown[seat];
    bool late = over && deal->faults[seat] == old->faults[seat]; /* after the deal was counted */
    if (moved && !late) note_move(now, seat, moved, field.out);
  }
}

static bool is_settled(const Game *game, const Rules *rules) {
  return game_phase(game, rules) == PHASE_NONE && !game->deal.redeal;
}

static bool find_settled(const Repl *repl, Settled *settled) {
  const Session *session = &repl->session;
  Settled now = {.game = session->base};
  bool found = is_settled(&now.game, session->rules);
  *settled = now;
  for (Replay at = session_begin(session); session_next(&at);) {
    now.game = at.game;
    note_points(&now, &at.before, session->rules, &at.action);
    if (!is_settled(&now.game, session->rules)) continue;
    *settled = now;
    found = true;
  }
  return found;
}

/* "  field (file:line)" behind what it decides. */
static void put_source(Text *text, const Repl *repl, const char *field) {
  bool phase = strncmp(field, "phases.", strlen("phases.")) == 0; /* all in one table of a file */
  const char *source =
      variant_source(repl->session.variant, schema_named(phase ? "phases" : field));
  if (*source)
    say(text, SAY(STEP_SOURCE), field, source);
  else
    say(text, SAY(STEP_FIELD), field);
}

static void say_tricks(Repl *repl, const Deal *deal) {
  Text row = text_room(ROW_TEXT);
  text_put(&row, SAY(TRICKS_OF_OPPONENTS));
  for (int seat = 0; seat < deal->players; seat++)
    if (deal_side(deal, seat) == SIDE_OPPONENTS) {
      text_put(&row, " ");
      say(&row, SAY(SEAT), seat_letter(seat));
      text_add(&row, " %d", deal->won[seat]);
    }
  say(&row, SAY(COLON_POINTS), deal->trick_points);
  repl_say(repl, "  %s", row.out);
}

static void say_kitty(Repl *repl, const Scene *scene) {
  const Deal *deal = &scene->view.deal;
  Text row = text_room(ROW_TEXT);
  if (cardset_is_empty(&deal->kitty)) return;
  bool shown = repl->session.rules->kitty.shown_at_end;
  text_put(&row, SAY(KITTY_COLON));
  if (shown) render_cards(&row, scene, &deal->kitty);
  say(&row, SAY(KITTY_POINTS), shown, deal_points_of(deal, &deal->kitty));
  if (deal->kitty_points) {
    say(&row, SAY(KITTY_TIMES), deal->multiplier, deal->kitty_points);
    put_source(&row, repl, deal->exposed ? "kitty.exposed" : "kitty.multiplier");
  } else if (deal_points_of(deal, &deal->kitty) == 0) {
    text_put(&row, SAY(KITTY_NOTHING));
  } else if (deal->ended_by_throw || deal->ended_early || deal->trick == 0) {
    text_put(&row, SAY(KITTY_UNCOUNTED));
  } else {
    bool declarers = deal_side(deal, deal->last_winner) == SIDE_DECLARERS;
    say(&row, SAY(KITTY_KEPT), seat_letter(deal->last_winner), declarers);
  }
  repl_say(repl, "  %s", row.out);
}

/* Points beside the tricks: those noted against a seat of the declarers are for the opponents. */
static void say_beside(Repl *repl, const Deal *deal, int seat, int points, const char *field) {
  Text row = text_room(ROW_TEXT);
  bool from = (deal_side(deal, seat) == SIDE_OPPONENTS) == (points > 0);
  if (points == 0) return;
  if (field)
    say(&row, SAY(MOVED_BY), seat_letter(seat), points < 0 ? -points : points, from);
  else
    say(&row, SAY(THROWS_OF), seat_letter(seat), points < 0 ? -points : points, from);
  put_source(&row, repl, field ? field : "throw.penalty");
  repl_say(repl, "  %s", row.out);
}

static void say_points(Repl *repl, const Settled *settled) {
  const Deal *deal = &settled->game.deal;
  for (int seat = 0; seat < deal->players; seat++) {
    say_beside(repl, deal, seat, deal->thrown[seat], NULL);
    for (const Moved *at = settled->moved; at < settled->moved + settled->moved_n; at++)
      if (at->seat == seat) say_beside(repl, deal, seat, at->points, at->field);
  }
  int sum = deal->trick_points + deal->penalty_points + deal->kitty_points;
  repl_tell(repl, SAY(TOGETHER), deal->opponents_points, sum == deal->opponents_points);
}

/* From where to where the score band reaches that holds the points. */
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
  text_put(text, SAY(BRACKET_END));
}

/* "  what: declarers win 2 levels  [field file:line]" */
static void say_step(Repl *repl, const char *what, const Score *score, const char *field) {
  Text row = text_room(ROW_TEXT);
  text_put(&row, what);
  text_put(&row, SAY(LIST_COLON));
  render_score(&row, repl->session.rules, score);
  put_source(&row, repl, field);
  repl_say(repl, "  %s", row.out);
}

static void put_table(Text *text, const Repl *repl, const Deal *deal) {
  if (deal->ended_by_throw) {
    say(text, SAY(ENDED_BY_THROW), seat_letter(deal->offender));
    return;
  }
  say(text, SAY(TABLE_AT), deal->opponents_points);
  put_row(text, repl->session.rules, deal->opponents_points);
}

static bool same_score(const Score *a, const Score *b) {
  return a->side == b->side && a->levels == b->levels;
}

static void say_table(Repl *repl, const Deal *deal) {
  const Settling *settling = &deal->settling;
  Text row = text_room(ROW_TEXT);
  put_table(&row, repl, deal);
  say_step(repl, row.out, &settling->bands, deal->ended_by_throw ? "throw.penalty" : "score.bands");
  row = text_start(row.out, row.size);
  if (deal->missing)
    say(&row, SAY(FRIENDS_SHORT), deal->missing);
  else
    text_put(&row, SAY(TEAM_FULL));
  bool short_side = deal->missing && settling->team.side == SIDE_DECLARERS;
  if (short_side || !same_score(&settling->bands, &settling->team))
    say_step(repl, row.out, &settling->team, "score.short_team");
  if (!same_score(&settling->team, &deal->score))
    say_step(repl, SAY(ADJUSTED), &deal->score, "score.adjust");
  row = text_start(row.out, row.size);
  render_score(&row, repl->session.rules, &deal->score);
  repl_tell(repl, SAY(RESULT), row.out);
}

/* --- levels --- */

/* The level as text, of a seat that would stand there. */
static void level_text(const Repl *repl, const Game *game, int seat, int level,
                       char out[LEVEL_TEXT]) {
  Game then = *game;
  then.level[seat] = (int16_t)level;
  deal_level_print(repl->session.rules, &then, seat, repl->look.style, out);
}

/* A step of a level beside the levels won: "    from 2 to 3, before ..  [deal.ends file:line]" */
static void say_move(Repl *repl, const Game *game, int seat, int from, int to, const char *field) {
  char old[LEVEL_TEXT], now[LEVEL_TEXT];
  Text row = text_room(ROW_TEXT);
  if (from == to) return;
  level_text(repl, game, seat, from, old);
  level_text(repl, game, seat, to, now);
  say(&row, SAY(LEVEL_MOVED), old, now);
  put_source(&row, repl, field);
  repl_say(repl, "    %s", row.out);
}

static void say_number(Repl *repl, const char *words, const char *field) {
  Text row = text_room(ROW_TEXT);
  text_put(&row, words);
  put_source(&row, repl, field);
  repl_say(repl, "    %s", row.out);
}

/* What moved a seat's level beside the levels won, and what held it. */
static void say_level_steps(Repl *repl, const Game *game, int seat) {
  const Deal *deal = &game->deal;
  const Settling *settling = &deal->settling;
  Text words = text_room(ROW_TEXT);
  int won = (int)deal_side(deal, seat) == deal->score.side ? deal->score.levels : 0;
  int steps = settling->steps[seat], faults = settling->faults[seat];
  say_move(repl, game, seat, deal->level_before[seat], settling->from[seat], "deal.ends");
  say_move(repl, game, seat, settling->from[seat], settling->demoted[seat], "advance.demote");
  if (faults) {
    say(&words, SAY(LEVELS_OF_THROWS), faults);
    say_number(repl, words.out, "throw.penalty");
  }
  if (steps != won + faults) {
    words = text_start(words.out, words.size);
    say(&words, SAY(LEVELS_NOT), steps, won + faults);
    say_number(repl, words.out, "advance.steps");
  }
  int gained = game->level[seat] - settling->demoted[seat];
  if (gained >= steps || game->winners >> seat & 1) return;
  words = text_start(words.out, words.size);
  say(&words, SAY(LEVELS_HELD), gained, steps);
  say_number(repl, words.out, "advance.stops");
}

static void say_levels(Repl *repl, const Game *game) {
  const Deal *deal = &game->deal;
  for (int seat = 0; seat < deal->players; seat++) {
    char old[LEVEL_TEXT], now[LEVEL_TEXT];
    bool won = game->winners >> seat & 1;
    bool declarer = deal_side(deal, seat) == SIDE_DECLARERS;
    bool wins = deal->score.side == (int)deal_side(deal, seat);
    bool moved = deal->settling.steps[seat] != 0;
    if (game->level[seat] == deal->level_before[seat] && !won && !wins && !moved) continue;
    level_text(repl, game, seat, deal->level_before[seat], old);
    level_text(repl, game, seat, game->level[seat], now);
    repl_tell(repl, SAY(LEVEL_FROM_TO), seat_letter(seat), declarer, old,
              won ? SAY(TRACK_END) : now);
    say_level_steps(repl, game, seat);
  }
}

/* Of climbing games: what the places are worth, and who says so. */
static bool say_places(Repl *repl) {
  static const char NAME[] = "score.places";
  Text row = text_room(NOTATION_MAX);
  rule_put_value(repl, repl->session.variant, schema_named(NAME), &row);
  repl_tell(repl, SAY(SCORE_OF_PLACES), row.length ? row.out : SAY(VALUE_UNSET));
  repl_tell(repl, SAY(RULE_AT), NAME, variant_source(repl->session.variant, schema_named(NAME)));
  return true;
}

bool why_score(Repl *repl) {
  const Rules *rules = repl->session.rules;
  Repl past = *repl;
  Settled settled;
  char trump[CARD_TEXT];
  if (repl->session.game.deal.tables) return say_places(repl);
  if (!find_settled(repl, &settled)) return repl_deny(repl, SAY(NO_DEAL_PLAYED));
  const Game *game = &settled.game;
  past.session.game = *game;
  Scene scene = repl_scene(&past);
  scene.view.deal.kitty = game->deal.kitty; /* it is laid open at the end */
  repl_tell(repl, SAY(DEAL_HEAD), game->number, seat_letter(game->deal.declarer),
            trump_print(game->deal.trump, repl->look.style, trump));
  say_tricks(repl, &game->deal);
  if (rules->deck.kitty) say_kitty(repl, &scene);
  say_points(repl, &settled);
  say_table(repl, &game->deal);
  say_levels(repl, game);
  return true;
}
