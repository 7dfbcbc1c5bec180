/* bot_sensible_play.c - how the sensible bot leads and follows: what a play brings its side, on
** average over what others may hold, less what its cards are worth later. */
#include "bots/bot_sensible.h"
#include "deal/trick.h"
#include "deal/game.h"
#include "play/lead.h"
#include "play/legal_plays.h"

enum {
  FOLLOW_CHOICES = 48, /* legal plays that are weighed */
  FOLLOW_SAMPLES = 16, /* beyond those, so many more are drawn at random */
};

static double points_of(const Sense *sense, const CardSet *places) {
  const Mind *mind = &sense->mind;
  int points = 0;
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, mind->planes);)
    points += mind->view->deal.points[mind->order->kind_at[place]];
  return points;
}

static double value_of(const Sense *sense, const CardSet *places) {
  double value = 0;
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, sense->mind.planes);)
    value += sense_value(sense, place);
  return value;
}

/* How likely the trick goes to its own side when `owner` has the best play so far, and the seats
** from the k-th after the leader on are still to play; *later gets the points that they will add.
*/
static double win_chance(const Sense *sense, const Shape *lead, const Strength *best, int owner,
                         int k, double *later) {
  const Deal *deal = &sense->mind.view->deal;
  int leader = deal->plays > 0 ? deal->leader : sense->mind.seat, cards = 0;
  double ours = sense->mate[owner];
  for (int i = 0; i < lead->n; i++) cards += unit_cards(&lead->unit[i]);
  *later = 0;
  for (; k < deal->players; k++) {
    int seat = deal_after(deal, leader, k);
    double beats = sense_beats(sense, seat, lead, best), mate = sense->mate[seat];
    /* an enemy takes it where he can, a mate only from enemies */
    ours -= ours * (1 - mate) * beats;
    ours += (1 - ours) * mate * beats * 0.5;
    *later += cards * sense->points * (mate * ours + (1 - mate) * (1 - ours) > 0.5 ? 1.5 : 0.6);
  }
  return ours;
}

/* ---- leading ---- */

typedef struct Leading {
  const Sense *sense;
  CardSet best;
  double score, chance;
  bool any;
} Leading;

static bool call_is_open_in(const Mind *mind, uint64_t suit) {
  const Deal *deal = &mind->view->deal;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE && suit >> mind->order->place_of[deal->call[i].card] & 1)
      return true;
  return false;
}

/* What is left when a lead has been made: a plain suit that it ends can be ruffed; trumps that it
** draws do not ruff. */
static double plans(const Sense *sense, const CardSet *cards, int suit) {
  const Mind *mind = &sense->mind;
  const Order *order = mind->order;
  const Deal *deal = &mind->view->deal;
  if (suit >= ESUIT_NB) return 0;
  int held = cardset_size_in(&mind->hand, order->suit[suit], mind->planes);
  int trumps = cardset_size_in(&mind->hand, order->suit[TRUMPS], mind->planes);
  int out = cardset_size_in(&mind->unseen, order->suit[TRUMPS], mind->planes);
  double plan = 0;
  if (suit == TRUMPS) return out > 0 && 2 * trumps > out ? 2 : -2;
  if (held == cardset_size(cards, mind->planes) && trumps > 0) plan += 2.5;
  if (mind->seat == deal->declarer && call_is_open_in(mind, order->suit[suit])) plan += 6;
  for (int seat = 0; seat < deal->players; seat++)
    if (seat != mind->seat && sense->voids[seat] >> suit & 1 && !(sense->voids[seat] >> TRUMPS & 1))
      plan += 3 * (2 * sense->mate[seat] - 1);
  return plan;
}

static void weigh_lead(Leading *leading, const CardSet *cards) {
  const Sense *sense = leading->sense;
  const Mind *mind = &sense->mind;
  Shape shape;
  Strength strength;
  double later;
  shape_of(mind->order, mind->rules, cards, &shape);
  if (shape.n == 0) return;
  trick_strength(mind->order, mind->rules, &shape, cards, &strength);
  double chance = win_chance(sense, &shape, &strength, mind->seat, 1, &later);
  int n = cardset_size(cards, mind->planes);
  double mine = points_of(sense, cards), value = value_of(sense, cards);
  double last = n == sense->tricks_left ? sense->kitty : 0;
  double score = (2 * chance - 1) * (mine + later + last) + chance * 3 - 0.9 * value +
                 0.8 * (n - 1) + plans(sense, cards, sense_suit(sense, cards->plane[0]));
  if (leading->any && score <= leading->score) return;
  *leading = (Leading){sense, *cards, score, chance, true};
}

static bool weigh_unit(void *data, const Unit *unit) {
  Leading *leading = data;
  CardSet cards;
  unit_set(unit, &cards, leading->sense->mind.planes);
  weigh_lead(leading, &cards);
  return true;
}

typedef struct Top {
  const Sense *sense;
  Unit *unit;
  int n;
} Top;

/* Can nobody beat the unit with units of its suit? */
static bool is_top(const Sense *sense, const Unit *unit, int suit) {
  const Deal *deal = &sense->mind.view->deal;
  Shape shape = {.n = 1, .suit = (Suit)suit, .unit = {*unit}};
  Strength strength = {.power = POWER_SUIT, .unit = *unit};
  Sense in_suit = *sense;
  for (int seat = 0; seat < deal->players; seat++) in_suit.voids[seat] |= 1 << TRUMPS;
  if (suit == TRUMPS) memset(in_suit.voids, 0, sizeof in_suit.voids);
  for (int seat = 0; seat < deal->players; seat++)
    if (seat != sense->mind.seat && sense_beats(&in_suit, seat, &shape, &strength) > 0)
      return false;
  return true;
}

/* A throw of all units of a suit that nobody can beat in it, if there are several. */
static void weigh_throw(Leading *leading, int suit) {
  const Sense *sense = leading->sense;
  const Mind *mind = &sense->mind;
  CardSet cards, left = CARDSET_EMPTY;
  Shape shape;
  int n = 0;
  cardset_mask(&left, &mind->hand, mind->order->suit[suit], mind->planes);
  shape_of(mind->order, mind->rules, &left, &shape);
  cards = CARDSET_EMPTY;
  for (int i = 0; i < shape.n; i++) {
    CardSet unit;
    if (!is_top(sense, &shape.unit[i], suit)) continue;
    unit_set(&shape.unit[i], &unit, mind->planes);
    cardset_add(&cards, &cards, &unit, mind->planes);
    n++;
  }
  Action action = {.type = ACTION_PLAY, .seat = (uint8_t)mind->seat};
  if (n < 2) return;
  order_back(mind->order, &cards, &action.cards);
  if (game_check(mind->view, mind->rules, &action) == LEGAL) weigh_lead(leading, &cards);
}

void sensible_lead(const Sense *sense, const BotTurn *turn, CardSet *play) {
  const Mind *mind = &sense->mind;
  Leading leading = {.sense = sense};
  lead_each(mind->order, mind->rules, &mind->hand, weigh_unit, &leading);
  if (mind->rules->throw.allowed != THROW_NO && !mind->rules->lead.special)
    for (int suit = 0; suit < ESUIT_NB; suit++) weigh_throw(&leading, suit);
  *play = leading.best;
  bot_explain(turn, leading.chance > 0.5 ? SAY(HINT_WINNER) : SAY(HINT_NO_WINNER));
}

/* ---- following ---- */

typedef struct CardTable {
  Follow follow;
  Strength best;
  CardSet best_cards;
  double points; /* on the table */
  double last;   /* and for the last trick */
} CardTable;

static void read_table(const Sense *sense, CardTable *table, long *checks) {
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  trick_follow(mind->view, mind->rules, &table->follow, NULL); /* a failure shows when it is made */
  *checks = LEGAL_CHECK_BUDGET;
  table->follow.check_budget = checks;
  table->points = 0;
  for (int i = 0; i < deal->plays; i++) {
    CardSet cards;
    deal_play_cards(deal, &deal->play[i], &cards);
    table->points += deal_points_of(deal, &cards);
  }
  table->best_cards = deal->best_places;
  trick_strength(mind->order, mind->rules, &table->follow.lead, &table->best_cards, &table->best);
  table->last = table->follow.cards == sense->tricks_left ? sense->kitty : 0;
}

/* What a legal play brings. */
static double follow_score(const Sense *sense, const CardTable *table, const CardSet *play,
                           bool *wins) {
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  Strength strength = table->best;
  int owner = deal_after(deal, deal->leader, deal->best);
  double later;
  PlayCase of = {mind->order, mind->rules, mind->view, -1};
  *wins = false;
  trick_beats(&of, &table->follow.lead, play, &table->best_cards, wins, NULL);
  if (*wins) {
    owner = mind->seat;
    trick_strength(mind->order, mind->rules, &table->follow.lead, play, &strength);
  }
  double chance = win_chance(sense, &table->follow.lead, &strength, owner, deal->plays + 1, &later);
  double gain = (2 * chance - 1) * (table->points + points_of(sense, play) + later + table->last);
  double plan = 0;
  for (int suit = 0; suit < TRUMPS; suit++) { /* a suit that it ends can be ruffed later */
    uint64_t places = mind->order->suit[suit];
    int held = cardset_size_in(&mind->hand, places, mind->planes);
    bool ends = held > 0 && held == cardset_size_in(play, places, mind->planes);
    if (ends && mind->hand.plane[0] & mind->order->suit[TRUMPS] & ~play->plane[0]) plan += 1.5;
  }
  return gain + (*wins ? 3 * chance : 0) + plan - 0.9 * value_of(sense, play);
}

void sensible_follow(const Sense *sense, const BotTurn *turn, CardSet *play) {
  CardTable table;
  CardSet plays[FOLLOW_CHOICES + FOLLOW_SAMPLES + 1];
  const Deal *deal = &sense->mind.view->deal;
  long checks;
  bool more = false, wins = false, winning = false;
  read_table(sense, &table, &checks);
  int n = legal_list(&table.follow, plays, FOLLOW_CHOICES, &more), best = 0;
  for (int i = 0; more && i < FOLLOW_SAMPLES; i++)
    legal_sample(&table.follow, turn->rng, &plays[n++]);
  follow_example(&table.follow, &plays[n]);
  double top = 0;
  for (int i = 0; i <= n; i++) {
    double score = follow_score(sense, &table, &plays[i], &wins);
    if (i > 0 && score <= top) continue;
    best = i, top = score, winning = wins;
  }
  *play = plays[best];
  int owner = deal_after(deal, deal->leader, deal->best);
  bot_explain(turn, winning                    ? SAY(HINT_TAKE)
                    : sense->mate[owner] > 0.5 ? SAY(HINT_MATE)
                                               : SAY(HINT_LITTLE));
}
