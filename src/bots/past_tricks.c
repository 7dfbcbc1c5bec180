/* past_tricks.c - see past_tricks.h. */
#include "bots/past_tricks.h"

#include "play/winner.h"

enum { STEPS_MAX = 600 };

typedef struct Past {
  const Deal *deal;
  const Rules *rules;
  uint8_t *voids;
  int tricks, end; /* the tricks to read, and where they end in the log */
  int steps;
  int won[SEAT_MAX]; /* points that are still to be found in tricks of each seat */
} Past;

static Suit suit_of(const Deal *deal, int at) { return order_suit(&deal->order, deal->log[at]); }

static int points_at(const Deal *deal, int from, int to) {
  int points = 0;
  for (int i = from; i < to; i++) points += deal->points[deal->log[i]];
  return points;
}

/* The cards log[from .. from + n) in order space. */
static void cards_at(const Deal *deal, int from, int n, CardSet *places) {
  *places = CARDSET_EMPTY;
  for (int i = from; i < from + n; i++)
    cardset_put(places, deal->order.place_of[deal->log[i]], deal->planes);
}

/* One play against a led suit: false when it has a suit that its player is out of; notes if it
** shows that he is out of the led one. */
static bool note_play(const Deal *deal, Suit led, int from, int n, uint8_t *voids) {
  bool out = false;
  for (int i = from; i < from + n; i++) {
    Suit suit = suit_of(deal, i);
    if (suit >= ESUIT_NB) continue;
    if (*voids >> suit & 1) return false;
    out = out || suit != led;
  }
  if (out && led < ESUIT_NB) *voids |= (uint8_t)(1 << led);
  return true;
}

/* A trick of n cards each that begins there; false when it cannot be. *winner gets who takes it. */
static bool read_trick(const Past *past, int from, int n, int leader, uint8_t voids[],
                       int *winner) {
  const Deal *deal = past->deal;
  CardSet plays[SEAT_MAX];
  Shape lead;
  Suit led = suit_of(deal, from);
  for (int i = 0; i < n; i++)
    if (suit_of(deal, from + i) != led) return false;
  for (int k = 0; k < deal->players; k++) {
    int seat = deal_after(deal, leader, k), at = from + k * n;
    if (!note_play(deal, led, at, n, &voids[seat])) return false;
    cards_at(deal, at, n, &plays[k]);
  }
  shape_of(&deal->order, past->rules, &plays[0], &lead);
  if (lead.n == 0) return false;
  *winner = deal_after(deal, leader,
                       trick_winner(&deal->order, past->rules, &lead, plays, deal->players));
  return true;
}

/* How many units n cards there are as a lead; 0: they are none. */
static int units_at(const Past *past, int from, int n) {
  const Deal *deal = past->deal;
  CardSet cards;
  Shape shape;
  if (n == 1) return 1;
  for (int i = 1; i < n; i++)
    if (suit_of(deal, from + i) != suit_of(deal, from)) return 0;
  cards_at(deal, from, n, &cards);
  shape_of(&deal->order, past->rules, &cards, &shape);
  return shape.n;
}

/* Is everything accounted for when the last trick begins there? */
static bool is_all(const Past *past, int from, int leader) {
  for (int seat = 0; seat < past->deal->players; seat++)
    if (past->won[seat] != 0) return false;
  return from == past->end && leader == past->deal->last_leader;
}

/* Reads on from a trick; false when that leads nowhere. One unit of many cards is likelier than
** tricks of few in which others then played the same cards; a throw is the least likely. */
static bool read_on(Past *past, int trick, int from, int leader) {
  const Deal *deal = past->deal;
  if (trick == past->tricks) return is_all(past, from, leader);
  int most = (past->end - from) / deal->players - (past->tricks - trick - 1);
  int least = trick + 1 == past->tricks ? most : 1;
  uint8_t before[SEAT_MAX];
  memcpy(before, past->voids, sizeof before);
  for (int thrown = 0; thrown < 2; thrown++)
    for (int n = most; n >= least && n > 0; n--) {
      int winner, units = units_at(past, from, n);
      if (units == 0 || (units > 1) != thrown) continue;
      if (++past->steps > STEPS_MAX) return false;
      int behind = from + n * deal->players;
      if (read_trick(past, from, n, leader, past->voids, &winner)) {
        int points = points_at(deal, from, behind);
        past->won[winner] -= points;
        if (past->won[winner] >= 0 && read_on(past, trick + 1, behind, winner)) return true;
        past->won[winner] += points;
      }
      memcpy(past->voids, before, sizeof before);
    }
  return false;
}

/* The tricks that the deal keeps as plays. */
static void note_plays(const Deal *deal, const Play plays[], int n, int leader, uint8_t voids[]) {
  Suit led = n > 0 ? suit_of(deal, plays[0].from) : SUIT_NONE;
  for (int k = 0; k < n; k++)
    note_play(deal, led, plays[k].from, plays[k].n, &voids[deal_after(deal, leader, k)]);
}

/* Where the last trick ends in the log. */
static int last_end(const Deal *deal) {
  const Play *last = &deal->last_play[deal->players - 1];
  return last->from + last->n;
}

void past_tricks_voids(const Game *view, const Rules *rules, uint8_t voids[SEAT_MAX]) {
  const Deal *deal = &view->deal;
  memset(voids, 0, SEAT_MAX);
  if (!deal->has_order || deal->tables) return;
  if (deal->trick > 1 && !deal->laid_out && !rules->lead.special) {
    for (int first = 0; first < deal->players; first++) { /* the declarer, mostly */
      Past past = {deal, rules, voids, .tricks = deal->trick - 1, .end = deal->last_play[0].from};
      for (int seat = 0; seat < deal->players; seat++) past.won[seat] = deal->won[seat];
      past.won[deal->last_winner] -= points_at(deal, past.end, last_end(deal));
      int leader = deal_after(deal, deal->declarer == SEAT_NONE ? 0 : deal->declarer, first);
      if (read_on(&past, 0, 0, leader)) break;
      memset(voids, 0, SEAT_MAX);
    }
  }
  if (deal->trick > 0) note_plays(deal, deal->last_play, deal->players, deal->last_leader, voids);
  note_plays(deal, deal->play, deal->plays, deal->leader, voids);
}
