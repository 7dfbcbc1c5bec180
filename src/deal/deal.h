/* deal.h - the state of one deal, and of the game around it.
**
** Both are plain data without pointers: copying a Game is undo, branching and search. Nothing else
** holds state. Hands are in kind space until the tricks begin, and in order space from then on, as
** are the lead on the table and the best play. All else is in kind space.
*/
#ifndef deal_h
#define deal_h

#include "base/rng.h"
#include "deal/bid.h"
#include "deal/levels.h"
#include "deal/remembered.h"
#include "deal/score.h"
#include "play/climb_plays.h"
#include "play/lead_grouping.h"
#include "play/order.h"
#include "play/shape.h"

enum {
  THROW_MAX = 64,
  PAST_MAX = 128,      /* tricks that are noted when they are over */
  TAKEN_BACK_MAX = 48, /* cards of failed throws that are noted */
};

enum { ORDINAL_OTHER = 0xff }; /* the copy that the declarer does not hold */

enum {
  SEAT_NONE = 0xff,
  SEAT_HIDDEN = 0xfe, /* in a view: somebody, one may not know who */
  SEAT_NOBODY = 0xfd, /* of Deal.burier: it is known that nobody has seen all of the kitty */
};

/* A friend call: the ordinal-th copy of a card, counted from 1. */
typedef struct Call {
  Card card;
  uint8_t ordinal;
  uint8_t seen;   /* copies played so far */
  uint8_t player; /* who met it; SEAT_NONE while open */
} Call;

/* One play of a trick: a slice of the log. */
typedef struct Play {
  uint16_t from;
  uint8_t n;
} Play;

/* A trick that is over, as the log does not tell it: who led, how many cards each player laid, and
** whether the leader divided them otherwise than longest first. */
typedef struct PastTrick {
  uint16_t leader : 7, cards : 8, divided : 1;
} PastTrick;

/* A card that its leader had to take back in that trick, so that all have seen it. */
typedef struct TakenBack {
  uint8_t trick, card;
} TakenBack;

/* A table of a climbing game. Its seats are the places Game.place[first .. first + size) in turn
** order, its cards a part of Deal.deck, and its plays, one after the other, a part of Deal.log. */
typedef struct ClimbTable {
  uint8_t first, size;
  uint8_t dealer, winner, loser; /* of the hand before, who sit here now; SEAT_NONE in the first */
  uint16_t log_from, log_n;      /* its part of the log */

  /* exchange */
  uint8_t step;         /* index in exchange.steps; steps_n when it is over */
  uint8_t given, giver; /* the card last given, and by whom; CARD_NONE */
  uint8_t wanted;       /* the rank that was asked for and must be given; RANK_NONE */
  uint16_t asked;       /* bit a Rank: was asked for in this step and is not held */
  bool joker_given;     /* some card that was given was one */

  /* the trick */
  uint8_t leader, turn;
  uint8_t top_player;           /* SEAT_NONE: nothing lies on the table */
  Play top;                     /* a slice of the log; what was completed is part of it */
  Climb climb;                  /* what it is */
  uint16_t passes;              /* bit a player: has passed on the top, or is out of the trick */
  uint16_t version;             /* counts the actions at this table from 1 */
  uint16_t trick;               /* tricks completed */
  uint8_t out[SEAT_MAX], out_n; /* in the order of going out; all of them when the hand is over */
} ClimbTable;

/* A phase of the variant that is on. Who is polled answers unseen, and all is opened together;
** until then poll_answers.h keeps it. */
typedef struct RuleTurn {
  uint16_t asked;   /* bit a seat: is to choose; 0: the phase is over */
  uint16_t waiting; /* bit a seat: has answered the poll */
  uint16_t open;    /* bit a seat: may act out of turn */
  uint16_t actions; /* in this phase so far */
  uint8_t first;    /* whom the others of a poll come after */
  bool polled;
} RuleTurn;

/* How a deal came to its result and each seat to its level, step by step: for who asks why. */
typedef struct Settling {
  Score bands, team;      /* by the score bands; after a short team. The last word is deal.score */
  int16_t from[SEAT_MAX]; /* levels after what deal.ends moved */
  int16_t demoted[SEAT_MAX]; /* after advance.demote */
  int16_t faults[SEAT_MAX];  /* of the steps, those for failed throws */
  int16_t steps[SEAT_MAX];   /* in all, by advance.steps; stops may hold them */
} Settling;

/* What the drawing waits for: who is to draw, to answer an overcall, or to declare or pass, and the
** ActionType that does it without a choice. */
typedef struct Awaited {
  uint8_t seat, type; /* SEAT_NONE: all have passed, or the deal is thrown in */
} Awaited;

typedef struct Deal {
  uint8_t phase; /* index in rules->phases; phases_n when the deal is over */
  uint8_t players, planes;
  bool laid_out;          /* set up by hand (a position): cards may be missing or too many */
  uint8_t deck[CARD_MAX]; /* in drawing order, the kitty last */
  uint16_t deck_n, drawn;
  CardSet dropped; /* left out of this deal so that hands come out even, seen by all */
  uint8_t first_drawer;
  CardSet held[SEAT_MAX];   /* the hands, in order space once they have `crossed` */
  uint8_t hand_n[SEAT_MAX]; /* their sizes, known to all */
  bool crossed;

  /* draw */
  Bidding bidding;
  uint16_t passed; /* bit a seat: has passed since the drawing ended or the last bid */
  uint8_t asked;   /* the one player who may declare now; SEAT_NONE: all may */
  uint8_t failed[SEAT_MAX], failed_n; /* who was asked and did not declare */
  Awaited awaited;                    /* follows from the rest: declare_awaited */
  Trump trump;
  Order order; /* valid once has_order */
  bool has_order;
  int16_t points[KIND_NB]; /* of each card; a function in points.cards was asked for this trump */
  uint8_t declarer;        /* SEAT_NONE until known */
  uint8_t turned;          /* cards of the kitty that were turned to name trumps, seen by all */
  uint8_t redeal;          /* 1 nobody declared, 2 misdeal, 3 by a phase: to be dealt again */
  uint8_t claimer;         /* of the misdeal */

  Gift gift[MOVE_MAX]; /* owed, the first one next */
  uint8_t gifts;

  /* kitty, call */
  CardSet kitty; /* as it lies: before the pick-up, or buried */
  bool picked_up, buried, exposed;
  uint8_t burier;      /* who takes the kitty, or has buried it; SEAT_NONE before that is known,
                  ** SEAT_NOBODY when it is known that nobody does */
  uint16_t took;       /* bit a seat: has had cards of the kitty: took, stole or was given some */
  uint8_t theft;       /* Theft, since the burying: others may overbid until all have passed */
  Call call[CALL_MAX]; /* by deal_call alone, as what follows from it */
  uint8_t calls;
  uint16_t met;             /* bit a seat: has met one */
  uint64_t called;          /* the kinds of the cards of those that nobody has met */
  uint8_t holder[CALL_MAX]; /* 1 + who was found by holding the card; seen by nobody */

  /* tricks */
  uint16_t team; /* bit a seat: known member of the declarers */
  uint8_t leader, turn;
  uint16_t trick;        /* tricks completed */
  uint8_t log[CARD_MAX]; /* cards played, in order of play */
  uint16_t log_n;
  Play play[SEAT_MAX]; /* the trick on the table, the leader's first */
  uint8_t plays;
  uint8_t best;        /* index in play of the winning one so far */
  CardSet lead_places; /* in order space: the lead on the table, and the best play so far */
  CardSet best_places;
  Grouped grouping;         /* of the lead, where the leader said another than longest first */
  Play last_play[SEAT_MAX]; /* the last completed trick */
  Grouped last_grouping;
  uint8_t last_leader, last_winner;
  int16_t won[SEAT_MAX];     /* card points in tricks won */
  int16_t penalty[SEAT_MAX]; /* noted against a player beside the tricks, settled by final sides */
  int16_t thrown[SEAT_MAX];  /* of these, those for failed throws */
  uint8_t faults[SEAT_MAX];  /* failed throws of each leader */
  int8_t fault_levels[SEAT_MAX][2]; /* by a function in throw.penalty, for the leader of each: to
                                    ** the other side, to the leader's own */
  Penalty ending;                   /* the same: what the throw that ended the play costs */
  int16_t withdrawn;                /* cards taken back in the last failed throw, for showing it */
  uint8_t objector;                 /* SEAT_NONE: the lead on the table stood or was no throw */
  bool objector_hidden;             /* by throw.shown */
  CardSet objection;                /* what the objector shows, by throw.shown; empty if nothing */
  uint8_t throw_cards[THROW_MAX], throw_n; /* the cards that were tried */
  /* what everybody remembers of the tricks before; it follows from the actions, and decides nothing
   */
  PastTrick past[PAST_MAX];
  TakenBack taken_back[TAKEN_BACK_MAX];
  uint8_t taken_back_n;

  RuleTurn rule;

  /* climbing: one entry a table; `players` are then all of the gathering, known by their letters
  ** wherever they sit */
  ClimbTable table[TABLE_MAX];
  uint8_t tables; /* 0: no climbing game */

  /* result, when over */
  bool ended_by_throw;
  bool ended_early; /* by score.early_end, with cards in hand */
  uint8_t offender;
  int32_t opponents_points, kitty_points; /* as they were counted */
  int16_t trick_points, penalty_points;
  uint16_t multiplier; /* of the kitty */
  int16_t level_before[SEAT_MAX];
  Settling settling;
  Score score; /* after short team and adjust */
  uint8_t missing;
} Deal;

typedef struct Game {
  uint64_t seed;
  Rng rng;
  uint16_t number;         /* of the deal, from 1 */
  uint16_t redeals;        /* of this deal */
  uint32_t actions;        /* applied so far, draws included */
  int16_t level[SEAT_MAX]; /* steps from the start of the track */
  uint16_t winners;        /* bit a seat: has won the game; 0 while it goes on */
  uint16_t passive;        /* bit a seat, where players are active or passive */
  bool over;
  uint8_t named_declarer; /* by advance.declarer; SEAT_NONE: the bidding decides */
  /* climbing: who sits where, table by table in turn order; points so far, and of the last hand;
  ** of each table the dealer, and who was first out and who (after moving) last in the last hand */
  uint8_t place[SEAT_MAX];
  int16_t total[SEAT_MAX];
  int8_t gained[SEAT_MAX];
  uint8_t dealer[TABLE_MAX], winner[TABLE_MAX], loser[TABLE_MAX];
  uint8_t first_cards[SEAT_MAX]; /* what each drew for the first draw; CARD_NONE else */
  Remembered remembered;         /* by the variant's functions */
  Deal deal;
} Game;

_Static_assert(sizeof(Game) <= 6 * 1024, "searches copy a Game at each branch");

/* The phase that is on; PHASE_NONE when the deal is over. */
static inline PhaseType game_phase(const Game *game, const Rules *rules) {
  if (game->deal.phase >= rules->phases_n || game->deal.redeal) return PHASE_NONE;
  if (game->deal.gifts) return PHASE_GIFT;
  return (PhaseType)rules->phases[game->deal.phase];
}

/* Copies of a card that are in this deal. */
static inline int deal_copies(const Deal *deal, const Rules *rules, Card card) {
  return rules_copies(rules, card) - cardset_count(&deal->dropped, card, PACK_MAX);
}

/* Whose side a seat is on as far as is known: in deals with called friends everybody else counts
** as an opponent. */
static inline Side deal_side(const Deal *deal, int seat) {
  return deal->team >> seat & 1 ? SIDE_DECLARERS : SIDE_OPPONENTS;
}

/* Whose side it is on in truth, where friends are found by what they hold. */
static inline Side deal_true_side(const Deal *deal, int seat) {
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i] == seat + 1) return SIDE_DECLARERS;
  return deal_side(deal, seat);
}

/* What the throw that ended the play costs: the rules' word, or the function's. */
static inline const Penalty *deal_ending(const Deal *deal, const Rules *rules) {
  return rules_hooked(rules, HOOK_THROW_PENALTY) ? &deal->ending : &rules->throw.penalty;
}

/* Is a seat's hand known? In a view those of others are not; in a position some may be left out. */
static inline bool deal_knows_hand(const Deal *deal, int seat) {
  return deal->hand_n[seat] == 0 || !cardset_is_empty(&deal->held[seat]);
}

/* Do a hand and its size agree? Where hands are not known, or laid out with cards missing, they
** need not. */
static inline bool deal_hand_is_ok(const Deal *deal, int seat) {
  return deal->laid_out || !deal_knows_hand(deal, seat) ||
         (cardset_is_ok(&deal->held[seat], deal->planes) &&
          cardset_size(&deal->held[seat], deal->planes) == deal->hand_n[seat]);
}

/* The hands go over into order space, or back from it, if they are not there. */
void deal_cross(Deal *deal, bool over);
/* A set in kind space as hands are held, and back: in `room` if it has to cross. */
const CardSet *deal_as_held(const Deal *deal, const CardSet *cards, CardSet *room);
const CardSet *deal_as_kinds(const Deal *deal, const CardSet *held, CardSet *room);
/* A seat's hand in kind space, at any time: a const CardSet *, valid in the block in which it is
** asked for. */
#define HAND_OF(deal, seat)                                                                        \
  ((deal)->crossed ? deal_as_kinds(deal, &(deal)->held[seat], &CARDSET_EMPTY) : &(deal)->held[seat])

/* In order space, once the tricks have begun. */
static inline const CardSet *deal_places(const Deal *deal, int seat) {
  assert(deal->crossed);
  return &deal->held[seat];
}

/* How many copies of a card the seat holds. */
static inline int deal_holds(const Deal *deal, int seat, int card) {
  int at = deal->crossed ? deal->order.place_of[card] : card;
  return at == PLACE_NONE ? 0 : cardset_count(&deal->held[seat], at, deal->planes);
}

/* A hand becomes these cards, in kind space; its size is not touched. */
void deal_lay_hand(Deal *deal, int seat, const CardSet *cards);

/* So many cards, in kind space, come into a hand, or leave it: whatever moves cards moves them by
** these. */
static inline void deal_add_to_hand(Deal *deal, int seat, const CardSet *cards, int n) {
  CardSet room, *hand = &deal->held[seat];
  cardset_add(hand, hand, deal_as_held(deal, cards, &room), deal->planes);
  deal->hand_n[seat] = (uint8_t)(deal->hand_n[seat] + n);
  assert(deal_hand_is_ok(deal, seat));
}
static ALWAYS_INLINE void deal_take_held_in(Deal *deal, int seat, const CardSet *held, int n,
                                            int planes) {
  assert(n <= deal->hand_n[seat]);
  cardset_subtract_in(&deal->held[seat], &deal->held[seat], held, planes);
  deal->hand_n[seat] = (uint8_t)(deal->hand_n[seat] - n);
  assert(deal_hand_is_ok(deal, seat));
}
static inline void deal_take_from_hand(Deal *deal, int seat, const CardSet *cards, int n) {
  CardSet room;
  cards = deal_as_held(deal, cards, &room);
  BY_PLANES(deal->planes, deal_take_held_in, deal, seat, cards, n);
}
/* All seats, one bit each. */
static inline uint16_t deal_everybody(const Deal *deal) {
  return (uint16_t)((1u << deal->players) - 1);
}
/* n seats on. Seats are numbered in turn order, so this does not depend on the direction. */
static inline int deal_after(const Deal *deal, int seat, int n) {
  assert(deal->players > 0);
  return (seat + n) % deal->players;
}
/* The next one: seat + 1, or 0. */
static inline int deal_next(const Deal *deal, int seat) {
  return seat + 1 < deal->players ? seat + 1 : 0;
}
/* Cards that are still to be drawn. */
static inline int deal_undrawn(const Deal *deal, const Rules *rules) {
  return deal->deck_n - rules->deck.kitty - deal->drawn;
}

/* A seat's level as it is written: "2", "T+", with the standing before it ("p7") where there is
** one; and back, into the game. False when the text is no level. */
const char *deal_level_print(const Rules *rules, const Game *game, int seat, Style style,
                             char out[LEVEL_TEXT]);

bool deal_level_parse(const Rules *rules, Game *game, int seat, const char *text);

/* One more call; none. */
static inline void deal_call(Deal *deal, Call call) {
  deal->call[deal->calls++] = call;
  if (call.player == SEAT_NONE)
    deal->called |= bit(call.card);
  else
    deal->met |= (uint16_t)(1u << call.player);
}
static inline void deal_uncall(Deal *deal) { deal->called = deal->met = deal->calls = 0; }

/* The cards of a play of the trick on the table, in kind space. */
void deal_play_cards(const Deal *deal, const Play *play, CardSet *out);

/* The lead on the table, or of the last trick, divided into units: all who read a lead ask here. */
void deal_lead_shape(const Deal *deal, const Rules *rules, Shape *out);

void deal_last_lead_shape(const Deal *deal, const Rules *rules, Shape *out);

/* Notes how a lead (order space), which may be made so, is divided. */
void deal_note_grouping(Deal *deal, const Rules *rules, const CardSet *places,
                        const Grouped *grouping);

/* A question to a hook about this deal: its order and trump are in it once they are known. */
static inline void deal_question(HookCall *call, Hook hook, const Game *game, int seat) {
  hook_call(call, hook, game, seat);
  if (game->deal.has_order) call->order = &game->deal.order;
  call->trump = game->deal.trump;
}

int deal_points_of(const Deal *deal, const CardSet *cards);

/* The opponents' points as far as they show: tricks won by seats not in the team, penalties as the
** sides stand; without the kitty. */
int deal_opponents_points(const Rules *rules, const Deal *deal);

/* The same before score.below_zero has a say. */
int deal_points_won(const Deal *deal);

#endif
