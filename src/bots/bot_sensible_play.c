/* bot_sensible_play.c - how the sensible bot leads and follows: what a play brings its side, on
** average over what others may hold, less what its cards are worth later. */
#include "bots/bot_sensible_know.h"
#include "bots/bot_sensible_play.h"
#include "deal/game.h"
#include "notation/notation.h"
#include "play/lead.h"

static const double SURE = 0.97; /* how likely what is called sure is at least */

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
    ours += (1 - ours) * mate * beats * 0.35;
    *later += cards * sense->points * (mate * ours + (1 - mate) * (1 - ours) > 0.5 ? 1.5 : 1.2);
  }
  return ours;
}

/* The best plays so far, the very best first; of equal ones that which came first. */
typedef struct Best {
  const Sense *sense;
  Weighed *list;
  int n, max;
} Best;

static void note(Best *best, const Weighed *play) {
  int planes = best->sense->mind.planes, at = best->n;
  for (int i = 0; i < best->n; i++)
    if (cardset_equal(&best->list[i].cards, &play->cards, planes)) return;
  while (at > 0 && best->list[at - 1].score < play->score) at--;
  if (at == best->max) return;
  if (best->n < best->max) best->n++;
  for (int i = best->n - 1; i > at; i--) best->list[i] = best->list[i - 1];
  best->list[at] = *play;
}

/* ---- leading ---- */

/* Does the play end a plain suit of a hand that keeps trumps, so that it can ruff there? */
static bool ends_suit(const Mind *mind, const CardSet *play, int suit) {
  uint64_t places = suit < TRUMPS ? mind->order->suit[suit] : 0;
  int held = cardset_size_in(&mind->hand, places, mind->planes);
  return held > 0 && held == cardset_size_in(play, places, mind->planes) &&
         mind->hand.plane[0] & mind->order->suit[TRUMPS] & ~play->plane[0];
}

/* A seat most likely of its side that has shown to be out of the suit, and not of trumps. */
static int mate_without(const Sense *sense, int suit) {
  const Mind *mind = &sense->mind;
  for (int seat = 0; seat < mind->view->deal.players && suit < TRUMPS; seat++)
    if (seat != mind->seat && sense->mate[seat] > 0.5 && sense->voids[seat] >> suit & 1 &&
        !(sense->voids[seat] >> TRUMPS & 1))
      return seat;
  return SEAT_NONE;
}

/* What is left when a lead has been made: a plain suit that it ends can be ruffed; trumps that it
** draws do not ruff. */
static double plans(const Sense *sense, const CardSet *cards, int suit) {
  const Mind *mind = &sense->mind;
  const Order *order = mind->order;
  const Deal *deal = &mind->view->deal;
  if (suit >= ESUIT_NB) return 0;
  int trumps = cardset_size_in(&mind->hand, order->suit[TRUMPS], mind->planes);
  int out = cardset_size_in(&mind->unseen, order->suit[TRUMPS], mind->planes);
  double plan = 0;
  if (suit == TRUMPS) return out > 0 && 2 * trumps > out ? 2 : -4;
  if (ends_suit(mind, cards, suit)) plan += 2.5;
  if (mind->seat == deal->declarer && mind_call_is_open(mind, order->suit[suit])) plan += 6;
  for (int seat = 0; seat < deal->players; seat++)
    if (seat != mind->seat && sense->voids[seat] >> suit & 1 && !(sense->voids[seat] >> TRUMPS & 1))
      plan += 3 * (2 * sense->mate[seat] - 1);
  return plan;
}

static void weigh_lead(Best *best, const CardSet *cards) {
  const Sense *sense = best->sense;
  const Mind *mind = &sense->mind;
  Shape shape;
  Strength strength;
  double later;
  shape_of(mind->order, mind->rules, cards, &shape);
  if (shape.n == 0) return;
  trick_strength(mind->order, mind->rules, &shape, cards, &strength);
  double chance = win_chance(sense, &shape, &strength, mind->seat, 1, &later);
  int n = cardset_size(cards, mind->planes);
  double mine = sense_points(mind, cards), value = value_of(sense, cards);
  double last = n == sense->tricks_left ? sense->kitty : 0;
  double score = (2 * chance - 1) * (mine + later + last) + chance * 3 - 0.6 * value +
                 0.8 * (n - 1) + plans(sense, cards, sense_suit(sense, cards->plane[0]));
  note(best, &(Weighed){.cards = *cards, .score = score, .chance = chance, .wins = true});
}

static bool weigh_unit(void *data, const Unit *unit) {
  Best *best = data;
  CardSet cards;
  unit_set(unit, &cards, best->sense->mind.planes);
  weigh_lead(best, &cards);
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
static void weigh_throw(Best *best, int suit) {
  const Sense *sense = best->sense;
  const Mind *mind = &sense->mind;
  CardSet cards, left = CARDSET_EMPTY;
  Shape shape;
  int n = 0;
  cardset_mask(&left, &mind->hand, mind->order->suit[suit], mind->planes);
  shape_of(mind->order, mind->rules, &left, &shape);
  cards = CARDSET_EMPTY;
  for (int i = 0; i < shape.n; i++) {
    if (!is_top(sense, &shape.unit[i], suit)) continue;
    units_add(&shape.unit[i], 1, &cards, mind->planes);
    n++;
  }
  Action action = {.type = ACTION_PLAY, .seat = (uint8_t)mind->seat};
  if (n < 2) return;
  order_back(mind->order, &cards, &action.cards);
  if (game_check(mind->view, mind->rules, &action) == LEGAL) weigh_lead(best, &cards);
}

/* As a person would give it: what cannot be beaten first, then what it prepares. */
static void explain_lead(const Sense *sense, const BotTurn *turn, const Weighed *lead) {
  const Mind *mind = &sense->mind;
  Shape shape;
  shape_of(mind->order, mind->rules, &lead->cards, &shape);
  int suit = sense_suit(sense, lead->cards.plane[0]);
  uint64_t places = suit < ESUIT_NB ? mind->order->suit[suit] : 0;
  bool top = shape.n == 1 && suit < ESUIT_NB && is_top(sense, &shape.unit[0], suit);
  int mate = mate_without(sense, suit);
  if (shape.n > 1)
    bot_explain(turn, SAY(HINT_THROW));
  else if (top)
    bot_explain(turn, lead->chance > SURE ? SAY(HINT_WINNER) : SAY(HINT_WINNER_BUT_RUFFS));
  else if (mind->seat == mind->view->deal.declarer && mind_call_is_open(mind, places))
    bot_explain(turn, SAY(HINT_SEEKS));
  else if (mate != SEAT_NONE)
    bot_explain(turn, SAY(HINT_MATE_RUFFS), seat_letter(mate));
  else if (suit == TRUMPS && plans(sense, &lead->cards, suit) > 0)
    bot_explain(turn, SAY(HINT_DRAWS));
  else if (ends_suit(mind, &lead->cards, suit))
    bot_explain(turn, SAY(HINT_LAST_OF_SUIT));
  else
    bot_explain(turn, SAY(HINT_MOST));
}

static void weigh_leads(Best *best) {
  const Mind *mind = &best->sense->mind;
  lead_each(mind->order, mind->rules, &mind->hand, weigh_unit, best);
  if (mind->rules->throw.allowed != THROW_NO && !mind->rules->lead.special)
    for (int suit = 0; suit < ESUIT_NB; suit++) weigh_throw(best, suit);
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
  mind_follow(mind, &table->follow, checks);
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
static void follow_score(const Sense *sense, const CardTable *table, Weighed *weighed) {
  const CardSet *play = &weighed->cards;
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  Strength strength = table->best;
  int owner = deal_after(deal, deal->leader, deal->best);
  double later;
  PlayCase of = {mind->order, mind->rules, mind->view, -1};
  trick_beats(&of, &table->follow.lead, play, &table->best_cards, &weighed->wins, NULL);
  if (weighed->wins) {
    owner = mind->seat;
    trick_strength(mind->order, mind->rules, &table->follow.lead, play, &strength);
  }
  double chance = win_chance(sense, &table->follow.lead, &strength, owner, deal->plays + 1, &later);
  weighed->chance = chance;
  double gain = (2 * chance - 1) * (table->points + sense_points(mind, play) + later + table->last);
  double plan = 0;
  for (int suit = 0; suit < TRUMPS; suit++)
    if (ends_suit(mind, play, suit)) plan += 1.5; /* what it ends can be ruffed later */
  weighed->score = gain + (weighed->wins ? 3 * chance : 0) + plan - 1.2 * value_of(sense, play);
}

/* As a person would give it: who gets the trick, the points that go with it, what is prepared. */
static void explain_follow(const Sense *sense, const BotTurn *turn, const Weighed *follow) {
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  CardTable table;
  long checks;
  read_table(sense, &table, &checks);
  char points[64] = "";
  Text reason = text_start(turn->reason, turn->reason_size);
  int owner = deal_after(deal, deal->leader, deal->best);
  int own = sense_points(mind, &follow->cards), all = own + (int)table.points;
  bool mate = sense->mate[owner] > 0.5;
  if (follow->wins) {
    say(&reason, all ? SAY(HINT_TAKE_POINTS) : SAY(HINT_TAKE), all);
    if (deal->plays + 1 == deal->players)
      say(&reason, SAY(HINT_TAKE_LAST));
    else if (follow->chance > SURE)
      say(&reason, SAY(HINT_TAKE_SURE));
    return;
  }
  if (own) say_in(points, SAY(HINT_POINTS_GO), own);
  if (mate)
    say(&reason, SAY(HINT_MATE_SEAT), seat_letter(owner), sense->mate[owner] > SURE, points);
  else
    say(&reason, follow->any_wins ? SAY(HINT_LITTLE) : SAY(HINT_CANNOT));
  for (int suit = 0; suit < TRUMPS; suit++)
    if (ends_suit(mind, &follow->cards, suit)) {
      say(&reason, SAY(HINT_ENDS_SUIT));
      return;
    }
}

static void weigh_follows(Best *best, Rng *rng) {
  const Sense *sense = best->sense;
  CardTable table;
  CardSet plays[FOLLOWS_MOST];
  long checks;
  bool any_wins = false;
  read_table(sense, &table, &checks);
  int n = mind_follows(&table.follow, rng, plays);
  for (int i = 0; i < n; i++) {
    Weighed play = {.cards = plays[i]};
    follow_score(sense, &table, &play);
    any_wins |= play.wins;
    note(best, &play);
  }
  for (int i = 0; i < best->n; i++) best->list[i].any_wins = any_wins;
}

int sensible_weigh(const Sense *sense, const BotTurn *turn, Weighed list[], int max) {
  Best best = {sense, list, 0, max};
  if (turn->view->deal.plays == 0)
    weigh_leads(&best);
  else
    weigh_follows(&best, turn->rng);
  return best.n;
}

void sensible_explain(const Sense *sense, const BotTurn *turn, const Weighed *play) {
  if (!turn->reason) return;
  if (turn->view->deal.plays == 0)
    explain_lead(sense, turn, play);
  else
    explain_follow(sense, turn, play);
}
