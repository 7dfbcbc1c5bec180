/* bot_sensible_know.c - what the sensible bot knows, and how likely it holds the rest to be. */
#include "bots/bot_sensible_know.h"
#include "deal/kitty_burier.h"
#include "deal/past_tricks.h"
#include "play/special_forms.h"

/* A power by multiplication alone: the same on any machine. */
static double power(double base, int n) {
  double result = 1;
  while (n-- > 0) result *= base;
  return result;
}

int sense_suit(const Sense *sense, uint64_t places) {
  for (int suit = 0; suit < ESUIT_NB; suit++)
    if (places & sense->mind.order->suit[suit])
      return places & ~sense->mind.order->suit[suit] ? ESUIT_NB : suit;
  return ESUIT_NB;
}

int sense_points(const Mind *mind, const CardSet *places) {
  int points = 0;
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, mind->planes);)
    points += mind->view->deal.points[mind->order->kind_at[place]];
  return points;
}

int kitty_times(const Rules *rules) { return rules->kitty.longest ? 2 : rules->kitty.multiplier; }

/* What the last trick brings beside its own points: the kitty, as often as it counts. Who has not
** seen it takes it for what other cards are, less: points are buried seldom. */
static double kitty_worth(const Sense *sense) {
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  int times = kitty_times(mind->rules);
  if (deal->buried && mind->seat == kitty_burier(mind->view, mind->rules))
    return times * deal_points_of(deal, &deal->kitty);
  return times * 0.6 * sense->points * mind->rules->deck.kitty;
}

/* How likely each seat is to hold the card of an open call, by the size of his hand; what it holds
** itself may be the copy that counts. */
static void find_holder(const Sense *sense, const Call *call, double holds[SEAT_MAX]) {
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  int place = mind->order->place_of[call->card], cards = 0;
  int suit = place == PLACE_NONE ? ESUIT_NB : sense_suit(sense, bit(place));
  for (int seat = 0; seat < deal->players; seat++) {
    bool out = suit < ESUIT_NB && sense->voids[seat] >> suit & 1;
    bool may = seat != mind->seat && !(deal->team >> seat & 1) && !out;
    holds[seat] = may ? deal->hand_n[seat] : 0;
    cards += may ? deal->hand_n[seat] : 0;
  }
  if (place != PLACE_NONE && cardset_count(&mind->hand, place, mind->planes) > 0) cards *= 2;
  for (int seat = 0; seat < deal->players && cards > 0; seat++) holds[seat] /= cards;
}

/* Who may be a friend that is not yet found. */
static void find_friends(Sense *sense) {
  const Mind *mind = &sense->mind;
  const Deal *deal = &mind->view->deal;
  bool mine = mind_is_declarers(mind), open = false;
  double other[SEAT_MAX], holds[SEAT_MAX]; /* other: no friend of the declarer's */
  for (int seat = 0; seat < deal->players; seat++) other[seat] = deal->team >> seat & 1 ? 0 : 1;
  for (int i = 0; i < deal->calls; i++) {
    if (deal->call[i].player != SEAT_NONE) continue;
    find_holder(sense, &deal->call[i], holds);
    for (int seat = 0; seat < deal->players; seat++) other[seat] *= 1 - holds[seat];
    open = true;
  }
  for (int seat = 0; seat < deal->players && open; seat++)
    if (seat != mind->seat) sense->mate[seat] = mine ? 1 - other[seat] : other[seat];
}

void sense_make(Sense *sense, const Game *view, const Rules *rules, int seat) {
  memset(sense, 0, sizeof *sense);
  mind_make(&sense->mind, view, rules, seat);
  past_tricks_voids(&view->deal, sense->voids);
  const Mind *mind = &sense->mind;
  sense->unseen = cardset_size(&mind->unseen, mind->planes);
  if (sense->unseen > 0) sense->points = (double)sense_points(mind, &mind->unseen) / sense->unseen;
  for (int other = 0; other < view->deal.players; other++)
    sense->mate[other] = other == seat ? 1 : (100 + mind_sympathy(mind, other)) / 200.0;
  find_friends(sense);
  sense->tricks_left = view->deal.hand_n[seat];
  sense->kitty = kitty_worth(sense);
}

/* The share of the unseen cards that a seat holds. */
static double share_of(const Sense *sense, int seat) {
  int n = sense->mind.view->deal.hand_n[seat];
  return sense->unseen > n ? (double)n / sense->unseen : 1;
}

/* How likely it is that the seat has none of a suit. */
static double sense_void(const Sense *sense, int seat, int suit) {
  const Mind *mind = &sense->mind;
  if (suit >= ESUIT_NB) return 0;
  if (sense->voids[seat] >> suit & 1) return 1;
  int out = cardset_size_in(&mind->unseen, mind->order->suit[suit], mind->planes);
  return out == 0 ? 1 : power(1 - share_of(sense, seat), out);
}

typedef struct Rivals {
  const Order *order;
  const Unit *unit; /* NULL: any will do */
  double held, missing;
} Rivals;

/* One unit more that would do; `held`: how likely a seat is to hold all of it. */
static bool count_rival(void *data, const Unit *unit) {
  Rivals *rivals = data;
  if (rivals->unit && unit_compare(rivals->order, unit, rivals->unit) <= 0)
    return unit->type == UNIT_CARDS; /* the first one in sequence is the highest */
  rivals->missing *= 1 - power(rivals->held, unit_cards(unit));
  return rivals->missing > 0.01;
}

/* How likely it is that the seat holds a unit like that one, higher than it if `above`, among the
** unseen cards at these places. */
static double holds_like(const Sense *sense, int seat, const Unit *like, bool above,
                         uint64_t places) {
  const Mind *mind = &sense->mind;
  double share = share_of(sense, seat);
  CardSet rest;
  cardset_mask(&rest, &mind->unseen, places, mind->planes);
  if (like->size == 1 && like->length == 1 && like->type == UNIT_SETS) {
    uint64_t higher = places;
    if (above)
      higher &= ~(order_tier_places(mind->order, mind->order->tier_at[unit_top(like)]) |
                  (bit(unit_top(like)) - 1));
    return 1 - power(1 - share, cardset_size_in(&rest, higher, mind->planes));
  }
  Forms forms;
  Rivals rivals = {mind->order, above ? like : NULL, share, 1};
  forms_open(&forms, mind->order, mind->rules);
  form_each_like(&forms, like, &rest, count_rival, &rivals);
  return 1 - rivals.missing;
}

double sense_beats(const Sense *sense, int seat, const Shape *lead, const Strength *best) {
  const Order *order = sense->mind.order;
  uint64_t trumps = order->suit[TRUMPS];
  if (lead->n == 0 || lead->suit >= ESUIT_NB || best->power == POWER_NONE) return 0.3;
  bool ruffed = best->unit.size > 0 && trumps >> unit_top(&best->unit) & 1;
  double out = sense_void(sense, seat, (int)lead->suit);
  double no_trumps = lead->suit == TRUMPS ? out : sense_void(sense, seat, TRUMPS);
  if (lead->n > 1) return lead->suit == TRUMPS ? 0 : out * (1 - no_trumps) * 0.2;
  const Unit *unit = best->unit.size > 0 ? &best->unit : &lead->unit[0];
  if (lead->suit == TRUMPS) return (1 - out) * holds_like(sense, seat, unit, true, trumps);
  double ruffs = no_trumps == 1 ? 0 : out * holds_like(sense, seat, unit, ruffed, trumps);
  if (ruffed || out == 1) return ruffs;
  return ruffs + (1 - out) * holds_like(sense, seat, unit, true, order->suit[lead->suit]);
}

double sense_value(const Sense *sense, int place) {
  const Mind *mind = &sense->mind;
  const Order *order = mind->order;
  if (order->suitless >> place & 1) return 0;
  int suit = sense_suit(sense, bit(place));
  uint64_t places = suit < ESUIT_NB ? order->suit[suit] : 0;
  int above =
      cardset_size_in(&mind->unseen, places & ~(bit(place) | (bit(place) - 1)), mind->planes);
  double height = above == 0 ? 1 : 1.0 / (1 + above * 0.5);
  int copies = cardset_count(&mind->hand, place, mind->planes);
  if (suit == TRUMPS) return 4 + 8.5 * height + (copies > 1 ? 1.5 : 0);
  double ruffed = sense->unseen ? 1.0 * cardset_size_in(&mind->unseen, places, mind->planes) /
                                      (2.0 * mind->view->deal.players)
                                : 0;
  return 4 * height * (ruffed < 1 ? ruffed : 1) + (copies > 1 ? 1.5 * height + 0.5 : 0);
}
