/* watch.c - see watch.h. */
#include "sim/watch.h"

#include <math.h>

#include "deal/climb_tables.h"
#include "deal/game.h"
#include "deal/trick.h"
#include "play/legal_plays.h"

static void note(Watch *watch, int figure, int x, int y) {
  watch->deal.x[figure] += x;
  watch->deal.y[figure] += y;
}

void watch_begin(Watch *watch) {
  memset(&watch->deal, 0, sizeof watch->deal);
  watch->faults = watch->found_at = 0;
  watch->leads = true;
  watch->plain = false;
  for (int k = 0; k < TABLE_MAX; k++) watch->empty[k] = true;
  memset(watch->leader, SEAT_NONE, sizeof watch->leader);
}

/* ---- choices ---- */

static bool count_unit(void *data, const Unit *unit) {
  (void)unit;
  ++*(int *)data;
  return true;
}

static bool count_play(void *data, const ClimbPlay *play) {
  (void)play;
  ++*(int *)data;
  return true;
}

/* How many plays the seat on turn can choose from; 0: it is nobody's turn to play. */
static uint64_t count_choices(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  int n = 0;
  if (deal->tables) {
    const ClimbTable *table = &deal->table[table_of(game, seat)];
    PlayCase of = {&deal->order, rules, game, seat};
    bool leads = table->top_player == SEAT_NONE;
    climb_each(&of, HAND_OF(deal, seat), leads ? NULL : &table->climb, false, count_play, &n);
    return (uint64_t)n + !leads;
  }
  if (deal->plays == 0) {
    lead_each(&deal->order, rules, deal_places(deal, seat), count_unit, &n);
    return (uint64_t)n;
  }
  Follow follow;
  long checks = CHOICE_STEPS;
  trick_follow(game, rules, &follow, NULL);
  follow.check_budget = &checks;
  return legal_count(&follow).count;
}

static void note_choices(Watch *watch, const Game *game) {
  PhaseType phase = game_phase(game, watch->rules);
  if (phase != PHASE_TRICKS && phase != PHASE_CLIMB) return;
  uint64_t n = count_choices(game, watch->rules, game_waits_for(game, watch->rules));
  if (n == 0) return;
  note(watch, FIGURE_CHOICES, (int)lround(LOG_STEPS * log2((double)n)), 1);
  note(watch, FIGURE_FORCED, n == 1, 1);
}

/* ---- plays ---- */

/* The form of a unit that was led; forms_n: none is known by that name. */
static int form_of(const Rules *rules, const Unit *unit) {
  if (unit->form) return (int)(unit->form - rules->lead.forms);
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (!form->odd && range_has(form->size, unit->size) && range_has(form->length, unit->length))
      return i;
  }
  return rules->lead.forms_n;
}

/* So often each form was led; the last one is the throw. */
static void note_lead(Watch *watch, int led) {
  int n = watch->rules->lead.forms_n + (watch->rules->family != FAMILY_CLIMB);
  for (int form = 0; form < n; form++) note(watch, FIGURE_FORM + form, form == led, 1);
}

static void watch_lead(Watch *watch, const Game *game, int failed) {
  const Deal *deal = &game->deal;
  const Rules *rules = watch->rules;
  Shape shape; /* large: nothing else of it is read */
  shape.n = 0;
  shape.suit = SUIT_NONE;
  if (deal->plays > 0) deal_lead_shape(deal, rules, &shape);
  bool thrown = failed > 0 || shape.n > 1;
  note(watch, FIGURE_THROWS_TRIED, thrown, 1);
  if (thrown) note(watch, FIGURE_THROWS_FAILED, failed > 0, 1);
  note_lead(watch, thrown || shape.n == 0 ? rules->lead.forms_n : form_of(rules, &shape.unit[0]));
  watch->plain = shape.suit < TRUMPS;
  if (watch->plain) note(watch, FIGURE_RUFFS, 0, 1);
}

static bool takes(const Deal *deal, int seat) {
  return deal->plays > 0 ? deal->best == deal->plays - 1 : deal->last_winner == seat;
}

static void watch_follow(Watch *watch, const Game *game, const Action *action) {
  const Deal *deal = &game->deal;
  CardSet places;
  order_cross(&deal->order, &action->cards, &places);
  bool trumps = (places.plane[0] & ~deal->order.suit[TRUMPS]) == 0;
  if (watch->plain && trumps && takes(deal, action->seat)) note(watch, FIGURE_RUFFS, 1, 0);
}

static void watch_play(Watch *watch, const Game *game, const Action *action) {
  const Deal *deal = &game->deal;
  int faults = 0;
  for (int seat = 0; seat < deal->players; seat++) faults += deal->faults[seat];
  if (watch->leads)
    watch_lead(watch, game, faults - watch->faults);
  else
    watch_follow(watch, game, action);
  watch->faults = faults;
  watch->leads = deal->plays == 0;
}

static void watch_friends(Watch *watch, const Deal *deal) {
  if (watch->found_at || deal->calls == 0) return;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE) return;
  watch->found_at = deal->trick + (deal->plays > 0);
}

static void watch_climb(Watch *watch, const Game *game, const Action *action) {
  int k = table_of(game, action->seat);
  const ClimbTable *table = &game->deal.table[k];
  bool plays = action->type == ACTION_PLAY;
  note(watch, FIGURE_PASSES, !plays, 1);
  if (plays) {
    if (watch->leader[k] == SEAT_NONE) watch->leader[k] = action->seat;
    note(watch, FIGURE_BOMBS, watch->rules->lead.forms[table->climb.form].power > 0, 0);
    if (watch->empty[k]) note_lead(watch, table->climb.form);
  }
  watch->empty[k] = table->top_player == SEAT_NONE;
}

void watch_action(Watch *watch, const Game *game, const Action *action) {
  const Deal *deal = &game->deal;
  if (action->type == ACTION_PLAY && !deal->tables) {
    watch_play(watch, game, action);
    watch_friends(watch, deal);
  }
  if (deal->tables && (action->type == ACTION_PLAY || action->type == ACTION_PASS))
    watch_climb(watch, game, action);
  if (watch->choices) note_choices(watch, game);
}

/* ---- the end ---- */

/* Who would have won by the table with so many points of the opponents; what was made of the result
** beyond that stays out. */
static int side_with(const Game *game, const Rules *rules, int points) {
  Score score;
  char error[256];
  bool good = score_bands(rules, score_points(rules, points), game, &score, error, sizeof error);
  return good ? score.side : game->deal.settling.bands.side;
}

static bool last_trick_decides(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (deal->trick == 0 || deal->ended_by_throw || deal->ended_early) return false;
  int trick = 0, kitty = deal->multiplier * deal_points_of(deal, &deal->kitty);
  for (int i = deal->last_play[0].from; i < deal->log_n; i++) trick += deal->points[deal->log[i]];
  int points = deal->trick_points + deal->penalty_points;
  bool opponents = deal_side(deal, deal->last_winner) == SIDE_OPPONENTS;
  points += opponents ? -trick : trick + kitty;
  return side_with(game, rules, points) != deal->settling.bands.side;
}

static bool kitty_turns(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (deal->kitty_points == 0) return false;
  int points = deal->trick_points + deal->penalty_points;
  return side_with(game, rules, points) != deal->settling.bands.side;
}

/* What each seat has won, against the others: from the first drawer (leader) on, and by letter. */
static void note_seats(Watch *watch, const int won[], int players, int first) {
  int all = 0;
  for (int seat = 0; seat < players; seat++) all += won[seat];
  for (int seat = 0; seat < players; seat++) {
    int ahead = won[seat] * players - all;
    note(watch, FIGURE_SEAT + seat, ahead, players);
    note(watch, FIGURE_PLACE + (seat - first + players) % players, ahead, players);
  }
}

static void note_result(Watch *watch, const Game *game) {
  const Deal *deal = &game->deal;
  int side = deal->score.side, levels = deal->score.levels, players = deal->players;
  int won[SEAT_MAX], first = deal->first_drawer;
  note(watch, FIGURE_DECLARERS_WIN, side == SIDE_DECLARERS, 1);
  note(watch, FIGURE_NOBODY_WINS, side == SIDE_NOBODY, 1);
  note(watch, FIGURE_POINTS, deal->opponents_points, 1);
  note(watch, FIGURE_LEVELS, levels, 1);
  if (side == SIDE_DECLARERS) note(watch, FIGURE_LEVELS_DECLARERS, levels, 1);
  if (side == SIDE_OPPONENTS) note(watch, FIGURE_LEVELS_OPPONENTS, levels, 1);
  note(watch, FIGURE_KITTY_POINTS, deal->kitty_points, 1);
  note(watch, FIGURE_KITTY_TURNS, kitty_turns(game, watch->rules), 1);
  note(watch, FIGURE_LAST_DECIDES, last_trick_decides(game, watch->rules), 1);
  note(watch, FIGURE_FIRST_DECLARES, deal->declarer == first, 1);
  note(watch, FIGURE_TRICKS, deal->trick, 1);
  if (deal->calls) note(watch, FIGURE_FRIENDS_OPEN, !watch->found_at, 1);
  if (watch->found_at) note(watch, FIGURE_FRIENDS_KNOWN, watch->found_at, 1);
  for (int seat = 0; seat < players; seat++) won[seat] = (int)deal_side(deal, seat) == side;
  int all = 0;
  for (int seat = 0; seat < players; seat++) all += won[seat];
  note(watch, FIGURE_FIRST_AHEAD, won[first] * players - all, players - 1);
  for (int seat = 0; seat < players; seat++) watch->to->gain[seat] += won[seat] * levels;
  note_seats(watch, won, players, first);
  watch->bins->points[points_bin(deal->opponents_points)]++;
  watch->bins->results[result_bin(side, levels)]++;
}

static void note_hands(Watch *watch, const Game *game) {
  const Deal *deal = &game->deal;
  int won[SEAT_MAX], tricks = 0;
  for (int seat = 0; seat < deal->players; seat++)
    watch->to->gain[seat] += won[seat] = game->gained[seat];
  for (int k = 0; k < deal->tables; k++) {
    tricks += deal->table[k].trick;
    note(watch, FIGURE_LEADER_FIRST, deal->table[k].out[0] == watch->leader[k], 1);
  }
  note(watch, FIGURE_TRICKS, tricks, deal->tables);
  note(watch, FIGURE_BOMBS, 0, deal->tables);
  note_seats(watch, won, deal->players, watch->leader[0]);
}

void watch_end(Watch *watch, const Game *game) {
  const Deal *deal = &game->deal;
  if (deal->redeal)
    watch->to->x[FIGURE_REDEALS]++;
  else if (deal->tables)
    note_hands(watch, game);
  else
    note_result(watch, game);
  if (deal->redeal) return; /* what was played counts in no other figure */
  watch->to->y[FIGURE_REDEALS]++;
  for (int id = 0; id < FIGURE_NB; id++) {
    watch->to->x[id] += watch->deal.x[id];
    watch->to->y[id] += watch->deal.y[id];
  }
}
