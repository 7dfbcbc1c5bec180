/* rules.h - the settings of one game for one number of players.
**
** Every field has the name it has in Lua (rules->follow.smaller is `follow = { smaller = … }`),
** every word the value that the schema lists for it (schema.h). All zero is neutral: no cards, no
** points, nothing owed. What a game chooses stands in its Lua file alone.
**
** Where a variant gives a function instead of a value, the field's bit in `hooked` is set and the
** mechanics ask `ask` at the moment that schema.h names (questions.h has the questions); x_builtin
** functions never ask.
*/
#ifndef rules_h
#define rules_h

#include "base/cardset.h"
#include "base/text.h"

/* A trump: rank or RANK_NONE, suit or SUIT_NONE. `9C` both, `9NT` no suit, `NT` jokers only. */
typedef struct Trump {
  Rank rank;
  Suit suit;
} Trump;

/* The trump of a rank and a suit that was named: at the jokers-only level, whose rank is RANK_NONE,
** the jokers alone are trumps, whatever suit that was. */
static inline Trump trump_named(Rank rank, Suit suit) {
  return (Trump){rank, rank == RANK_NONE ? SUIT_NONE : suit};
}

/* A range of numbers; max 0xff is "or more". {0,0} is nothing. */
typedef struct Range {
  uint8_t min, max;
} Range;

static inline bool range_has(Range range, int n) {
  return n >= range.min && (range.max == 0xff || n <= range.max);
}

enum {
  GAME_SPEC = 256,  /* the text of what was asked for, with its end */
  GAME_NAME = 1024, /* the names of a game and its house rules */
  WORD_SAID = 80,   /* the name of a form or a phase in words, as said */
  WITHOUT_MAX = 16, /* cards taken out of a deck */
  HAND_CARDS_MAX = 255,
  BID_TYPE_MAX = 8,    /* types of bid */
  BEATS_MAX = 4,       /* keys by which bids are compared */
  FORM_MAX = 16,       /* forms of lead */
  OWES_MAX = 8,        /* demands of the follow ladder */
  OWED_UNITS_MAX = 24, /* units of a list of shapes, and their ends */
  OWED_WHY = 96,
  BAND_MAX = 24,   /* rows of a score table */
  TRACK_MAX = 16,  /* levels of a lap */
  LADDER_MAX = 24, /* rungs of order.trumps */
  PHASE_MAX = 12,
  RULE_PHASE_MAX = 4,  /* phases that a variant adds */
  TABLE_MAX = 4,       /* tables of a climbing game */
  ORDER_RANK_MAX = 15, /* ranks and jokers of order.ranks */
  STEP_MAX = 12,       /* steps of an exchange */
  POINTS_MAX = 30000,  /* of one side, as a function may count them */
  TIMES_MAX = 4096,    /* how often the kitty may count */
  PLACES_MAX = 4,      /* scores by place that are named one by one */
  EXACT_MAX = 4,       /* cards of a form that is certain cards */
  CALL_MAX = 14,       /* friends who can be called: a side of the largest table but one */
  NAME_MAX_LEN = 24,   /* names of bids, forms */
};

/* Words. Their order is that of the schema's lists; the first is the neutral one. */
typedef enum { DIRECTION_CLOCKWISE, DIRECTION_ANTICLOCKWISE } Direction;
typedef enum {
  FIRST_RANDOM,
  FIRST_HIGHEST,
  FIRST_LOWEST,
  FIRST_CUT,
  FIRST_CUT_AND_COUNT
} FirstDrawer;

/* Seat words. They count from the declarer in turn order. */
typedef enum {
  WHO_NOBODY,
  WHO_DECLARER,
  WHO_PARTNER,
  WHO_NEXT_SEAT,
  WHO_NEXT_WINNER,
  WHO_NEXT_OPPONENT,
  WHO_LAST_TRICK_WINNER,
  WHO_BIDDER,
  WHO_FIRST_DRAWER,
  WHO_AFTER_FIRST_DRAWER,
  WHO_WINNER,
  WHO_LOSER /* climbing games: first and last out of the hand before */
} Who;

typedef enum { POINTS_SHOWN_NOBODY, POINTS_SHOWN_OPPONENTS, POINTS_SHOWN_ALL } PointsShown;
typedef enum { RANK_OWN, RANK_OF_DECLARER } DeclareRank;
typedef enum { DECLARES_ANYONE, DECLARES_ACTIVE } DeclareBy;
typedef enum { BEATS_NONE, BEATS_COUNT, BEATS_JOKER, BEATS_SUIT } BeatsKey;
enum { OWN_ADD = 1, OWN_CHANGE = 2, OWN_RETAKE = 4, OWN_DEFEND = 8 }; /* set of rights */
typedef enum { BID_TRUMP_ITS_SUIT, BID_TRUMP_NONE } BidTrump;
typedef enum { SHOWN_REUSABLE, SHOWN_SPENT } Shown;
typedef enum { THEFT_NO, THEFT_IN_TURN, THEFT_OPEN } Theft;
typedef enum { DECLARER_WINNING_BID, DECLARER_FIRST_BID } DeclarerBy;
typedef enum {
  NOBODY_REDEAL,
  NOBODY_NO_TRUMP,
  NOBODY_FIRST_CARD,
  NOBODY_FIRST_RANK,
  NOBODY_FIRST_RANK_OR_JOKER
} NobodyBids;
typedef enum { TEAMS_NONE, TEAMS_CALLED, TEAMS_FIXED } Teams;
typedef enum { CALLABLE_ANY, CALLABLE_PLAIN, CALLABLE_NOT_RANKS } Callable;
typedef enum {
  OWN_COPY_COUNTS,
  OWN_COPY_IGNORED,
  OWN_COPY_OTHER
} OwnCopy; /* "counts", "ignored", "other may be called" */
typedef enum { TWICE_USES_UP, TWICE_LEAVES_OPEN } Twice;
typedef enum { LONGEST_NONE, LONGEST_LED, LONGEST_WINNING } MultiplierBy; /* twice its cards */
typedef enum { JOINS_ON_PLAYING, JOINS_AT_TRICK_END } Joins;
typedef enum { FOUND_BY_PLAYING, FOUND_BY_HOLDING } Found;
typedef enum { TRACTORS_PLAIN, TRACTORS_WHOLE } Tractors;
typedef enum { EQUALS_APART, EQUALS_TRACTOR } Equals;
typedef enum { GAP_BRIDGED, GAP_OPEN } Gap;
typedef enum { GROUPING_LONGEST_FIRST, GROUPING_LEADERS_CHOICE } Grouping;
typedef enum {
  OWE_NONE,
  OWE_SUIT,
  OWE_SHAPE,
  OWE_SETS,
  OWE_TRACTORS,
  OWE_TRACTORS_FOR_SETS,
  OWE_HIGHEST,
  OWE_LISTED, /* a list of shapes; it and the next have no word */
  OWE_CARDS
} Demand;
typedef enum { ALIKE_FACE, ALIKE_RANK } Alike;
typedef enum { ANSWERS_WHAT_IS_OWED, ANSWERS_SUIT_OR_TRUMP, ANSWERS_ALWAYS } Answers;
enum { FORM_ONLY = 1, FORM_IS = 2 }; /* set of functions */
typedef enum { SMALLER_NEVER, SMALLER_SINGLE_SET, SMALLER_SET_BY_SET, SMALLER_REGROUPED } Smaller;
enum { PROTECT_LARGER_SETS = 1, PROTECT_TRACTORS = 2, PROTECT_LOOSE_FIRST = 4 }; /* a set */

/* A unit by size and length alone: "2x3" is {2, 3}. */
typedef struct UnitSize {
  uint8_t size, length;
} UnitSize;

/* What a hand owes to a lead: demands, most important first. */
typedef struct Owed {
  uint8_t demand;   /* Demand */
  uint8_t at_least; /* of OWE_CARDS: so many of `from` */
  uint8_t units;
  UnitSize unit[OWED_UNITS_MAX]; /* of OWE_LISTED: the shapes, each with {0, 0} behind it */
  CardSet from;                  /* kind space */
  char why[OWED_WHY];            /* the sentence when there are too few; "": none was given */
} Owed;
typedef struct Owes {
  Owed owed[OWES_MAX];
  uint8_t n;
  uint16_t demands; /* bit d: demand d is among them; by owes_note */
} Owes;
typedef enum { THROW_NO, THROW_ANY_SUIT, THROW_PLAIN_SUITS, THROW_EQUAL_SETS } ThrowAllowed;
typedef enum { STOPPED_BY_ANYONE, STOPPED_BY_OPPONENTS } StoppedBy;
typedef enum { TEST_UNIT, TEST_CARD } ThrowTest;
typedef enum {
  FORCED_OBJECTORS_SMALLEST,
  FORCED_SMALLEST_BEATEN,
  FORCED_LOWEST_BEATEN,
  FORCED_ALL_BEATEN,
  FORCED_LOWEST_CARD,
  FORCED_PLAY_ENDS
} Forced;
typedef enum {
  OBJECTION_SHOWN_NOTHING,
  OBJECTION_SHOWN_PLAYER,
  OBJECTION_SHOWN_CARDS
} ObjectionShown;
typedef enum {
  OVERRUFF_LARGEST_UNIT,
  OVERRUFF_HIGHEST_SET,
  OVERRUFF_LONGEST_FIRST,
  OVERRUFF_EVERY_UNIT,
  OVERRUFF_HIGHEST_CARD
} Overruff;
typedef enum { THROWS_BY_RUFFS, THROWS_IN_SUIT } WinThrows;
typedef enum { BELOW_ZERO_IS_ZERO, BELOW_ZERO_ON } BelowZero;
typedef enum { SHORT_TEAM_NO, SHORT_TEAM_MULTIPLY, SHORT_TEAM_ADD } ShortTeam;
typedef enum { SIDE_NOBODY, SIDE_DECLARERS, SIDE_OPPONENTS } Side;
typedef enum { AFTER_LAST_WIN, AFTER_LAST_AGAIN } AfterLast;
typedef enum { GAME_NEVER_OVER, GAME_OVER_PAST_LAST } GameOver;
typedef enum { FIT_EXACT, FIT_DROP_LOW } Fit;
typedef enum { EARLY_END_NO, EARLY_END_WHEN_DECIDED } EarlyEnd;
typedef enum { MISDEAL_UNTIL_PICK_UP, MISDEAL_UNTIL_FIRST_LEAD } MisdealUntil;

/* Who may leave a level that nobody jumps over, fewer from word to word: any winner, winning
** declarers, winning declarers in a deal that was played at that level. */
typedef enum { STOP_NOBODY, STOP_ANYONE, STOP_DECLARERS, STOP_DECLARER } Stop;
typedef enum {
  PHASE_NONE,
  PHASE_DRAW,
  PHASE_KITTY,
  PHASE_CALL,
  PHASE_TRICKS,
  PHASE_DEAL_OUT,
  PHASE_EXCHANGE,
  PHASE_CLIMB,
  PHASE_GIFT, /* no word: between two actions of another phase */
  PHASE_RULE  /* and above: Rules.phase[type - PHASE_RULE] */
} PhaseType;

/* The two families of games: tricks in which cards are owed, and climbing over what lies there. */
typedef enum { FAMILY_TRICK, FAMILY_CLIMB, FAMILY_BOTH } Family;
typedef enum { SUITS_FOUR, SUITS_IGNORED } Suits;
typedef enum { PASS_MAY_COME_BACK, PASS_OUT_OF_THE_TRICK } Pass;
typedef enum { RACE_FIRST_COME } Race;
typedef enum { MOVES_NOBODY, MOVES_LOSER } Moves;
typedef enum { LEADS_DEALER, LEADS_AFTER_DEALER, LEADS_HOLDER } LeadsFirst;
typedef enum { STEP_KEEP, STEP_GIVE, STEP_REFUSE, STEP_REQUEST } StepType;

/* For a result that depends on how the last deal ended; `even`: nobody won. */
typedef struct WhoBy {
  uint8_t won, lost, even; /* Who */
} WhoBy;

/* A type of bid: how many identical cards of the trump rank, identical jokers and identical cards
** of whatever rank it shows; or, with `is`, cards that a function says yes to. */
typedef struct BidType {
  char name[NAME_MAX_LEN];
  char word[WORD_SAID]; /* the name as it is spoken, said; "": the name itself */
  Range rank, joker;
  uint8_t trump; /* BidTrump */
  bool locks;    /* bidding is over */
  Range any;
  Range cards;       /* in all, under `is` */
  uint8_t face_down; /* set of BID_PART_…: not shown before the kitty is buried */
  bool is, only;     /* a function decides, beside the numbers */
} BidType;
enum { BID_PART_RANK = 1, BID_PART_JOKER = 2, BID_PART_ANY = 4, BID_PART_ALL = 7 };

/* A form of lead: `size` copies, `length` sets in sequence; of cards alike in rank, of certain
** cards and of a form by `is`, size is the number of cards. `beats`: stands in for that unit (size
** and length; size 0: none). */
typedef struct Form {
  char name[NAME_MAX_LEN];
  char word[WORD_SAID]; /* the name as it is spoken, said; "": the name itself */
  Range size, length;
  uint8_t beats_size, beats_length;
  uint8_t power;         /* more beats (climbing: follows) less, whatever it is */
  uint8_t to;            /* 1 + the highest rank (a Rank, LJ or HJ) of a sequence; 0: any */
  Card cards[EXACT_MAX]; /* exactly these */
  uint8_t cards_n;
  /* trick games */
  uint8_t alike, answers; /* Alike, Answers */
  Range suits;            /* how many effective suits a unit covers */
  uint8_t functions;      /* FORM_ONLY, FORM_IS: it has them */
  Owes owes;              /* the ladder for followers, if has_owes */
  bool has_owes;
  bool odd; /* more than sets in sequence: special_forms.h reads it, not shape.h */
  /* climbing games: what follows what */
  uint8_t completes, becomes; /* 1 + index of a form: played on it, the two make up the other */
  bool out_of_turn, ends_trick;
} Form;

/* A step of the exchange before a hand. */
typedef struct ExchangeStep {
  uint8_t what;             /* StepType */
  uint8_t by, to;           /* WHO_WINNER or WHO_LOSER; `to` gets the card, or is asked */
  uint8_t leader;           /* who leads if the exchange ends here; WHO_NOBODY: by lead.first */
  Card if_holds[EXACT_MAX]; /* keep: only who holds all of these */
  uint8_t if_holds_n;
  uint8_t highest; /* give: the highest card, else any */
  bool if_joker;   /* request: only if a joker was given before */
  uint16_t ranks;  /* request: bit a Rank that may be named */
} ExchangeStep;

/* A rung of the trump ladder, low to high. */
typedef struct Rung {
  enum { RUNG_SUIT, RUNG_RANK, RUNG_ONE_RANK, RUNG_ONE_SUIT, RUNG_CARD } type;
  uint8_t value;  /* of RUNG_ONE_RANK a Rank, of RUNG_ONE_SUIT a Suit, of RUNG_CARD a Card */
  bool with_next; /* in one tier with the next rung */
} Rung;

typedef struct Ladder {
  Rung rung[LADDER_MAX];
  uint8_t n;
} Ladder;

/* A row of the score table: from this many opponents' points on. */
typedef struct Band {
  int16_t from; /* steps; with `above` anything above that many */
  bool above;
  uint8_t side; /* Side */
  int8_t levels;
  int8_t every; /* a level more for each further step; 0: no more, -1: for each step below */
} Band;

/* What a failed throw costs beside the cards taken back. */
typedef struct Penalty {
  int16_t points, per_card;             /* card points, from the leader's side to the other */
  uint8_t unplayed;                     /* PenaltySide that gets all unplayed cards */
  uint8_t loses;                        /* PenaltySide that loses the deal */
  int8_t levels_leaders, levels_others; /* levels to each member of the leader's, the other side */
} Penalty;
typedef enum { PENALTY_NO_SIDE, PENALTY_LEADERS_SIDE, PENALTY_OTHER_SIDE } PenaltySide;

/* A phase that a variant adds. */
typedef struct RulePhase {
  char name[NAME_MAX_LEN];
  char word[WORD_SAID];                                                     /* as that of a form */
  char after[NAME_MAX_LEN], before[NAME_MAX_LEN], instead_of[NAME_MAX_LEN]; /* one is not "" */
  bool opens;         /* others may act out of turn */
  char location[128]; /* "file:line" */
} RulePhase;

/* The name of a form as it is spoken: its word, else the name with blanks for underscores. */
const char *form_word(const Form *form, char out[WORD_SAID]);
/* The same of a kind of bid. */
const char *bid_type_word(const BidType *type, char out[WORD_SAID]);

struct HookCall; /* a question to a function: questions.h */

typedef struct Rules {
  /* header */
  char variant[GAME_SPEC]; /* what was asked for: "pagat+tractor-above-ace" */
  char name[GAME_NAME];    /* the game's, and behind it those of the house rules; said */
  uint8_t players;
  uint8_t family; /* Family */
  uint64_t hash;  /* over every field's value or function text */

  struct {
    uint8_t packs, LJ, HJ, kitty; /* of this number of players */
    Card without[WITHOUT_MAX];
    uint8_t without_n;
    uint8_t lowest;       /* Rank: lower ranks are not in the deck */
    uint8_t out[KIND_NB]; /* copies that single packs lack */
    uint8_t fit;
    Range tables; /* players at a table, each with such a deck; {0, 0}: one */
  } deck;
  struct {
    uint8_t direction, first;
    WhoBy next;                 /* who draws first in later deals */
    bool misdeal_first_claimer; /* misdeal_first: "claimer" */
    uint8_t misdeal_until;
  } deal;
  struct {
    int16_t cards[KIND_NB];
    uint8_t shown;
  } points;
  struct {
    uint8_t track[TRACK_MAX];       /* ranks; RANK_NONE is the jokers-only level */
    uint8_t track_n, start;         /* start: index in track */
    uint8_t after_last, again_from; /* again_from: index in track where a further lap starts */
    bool standing;                  /* who was on the losing side of the last deal is passive */
  } levels;
  struct {
    uint8_t rank;
    BidType bids[BID_TYPE_MAX];
    uint8_t bids_n;
    uint64_t faces; /* kinds that some type of bid shows beside those of the trump rank */
    bool alike;     /* each shows identical cards alone, and none beats another by fewer of them */
    uint64_t ties;  /* kinds that may then do it with as many, not only with more */
    uint8_t beats[BEATS_MAX], beats_n;
    uint8_t own, shown, declarer, nobody;
    uint8_t by; /* DeclareBy */
  } declare;
  struct {
    uint8_t buries;  /* Who */
    uint8_t theft;   /* Theft */
    uint8_t exposed; /* 0: never; else it then counts so often */
    bool shown_at_end;
    int16_t multiplier; /* 0 with a word */
    uint8_t longest;    /* MultiplierBy */
  } kitty;
  struct {
    uint8_t teams, count, callable, own_copy, twice, joins, found;
  } friends;
  struct {
    Ladder trumps, no_trump;
    uint8_t tractors, equals, gap;
    uint8_t suits;
    uint8_t ranks[ORDER_RANK_MAX], ranks_n; /* low to high: ranks, LJ, HJ */
  } order;
  struct {
    uint8_t first, grouping; /* first: Who; Grouping */
    Form forms[FORM_MAX];
    uint8_t forms_n;
    uint64_t lengths[PACK_MAX + 1];  /* rules_form_lengths of each size */
    uint64_t tractors[PACK_MAX + 1]; /* rules_tractor_lengths of each size */
    /* Climbing: forms by power, and as bits of these what may lie on each (the first: be led). */
    uint8_t by_power[FORM_MAX];
    uint16_t upon[FORM_MAX + 1];
    uint16_t shared; /* climbing: bit a form, some of whose plays may be of another form too */
    bool special;    /* trick games: a form is odd, has power, answers what is owed, beats a set */
    uint8_t leads;   /* LeadsFirst, where no exchange has named a leader */
    Card holder;     /* of LEADS_HOLDER */
  } lead;
  struct {
    Owes owes;
    uint8_t smaller, protect;
    uint8_t pass, race;
    bool own_top; /* bombing oneself */
  } follow;
  struct {
    uint8_t allowed, stopped_by, test, forced, shown;
    Penalty penalty;
  } throw;
  struct {
    uint8_t overruff, throws;
  } win;
  struct {
    ExchangeStep steps[STEP_MAX];
    uint8_t steps_n;
  } exchange;
  struct {
    int16_t step;
    Band bands[BAND_MAX];
    uint8_t bands_n, below_zero, short_team, early_end;
    int8_t places[PLACES_MAX], places_n, between, last; /* by the order of going out */
  } score;
  struct {
    uint8_t stops[RANK_NB + 1]; /* Stop, by Rank; [13] is NT */
    WhoBy declarer;             /* of the next deal; WHO_NOBODY: the bidding decides */
    uint8_t game_over;
    uint16_t deals; /* > 0: the game is over after so many */
    uint8_t moves;  /* who changes table after a deal */
  } advance;
  uint8_t phases[PHASE_MAX], phases_n; /* PhaseType */
  RulePhase phase[RULE_PHASE_MAX];
  uint8_t rule_phases;

  /* hooks: false from `ask` means that the rule failed; text then says how, with file and line */
  uint64_t hooked;
  bool (*ask)(void *context, struct HookCall *call);
  void *context;
  void (*begin)(void *budget); /* see rules_begin; NULL: nobody counts */
  void *budget;
  const uint64_t *spent; /* what was taken since: 0 needs no beginning. NULL: it is not known */
  struct MadeOnce *made; /* what is made of these rules once (rules_cache.h); NULL: nothing */
} Rules;

/* A command begins, or an action: what the hooks that are asked until the next one may take
** together starts anew. game_apply says it of each action; who answers a command of its own, a
** listing or a question, says it before. */
static inline void rules_begin(const Rules *rules) {
  if (rules->begin && (!rules->spent || *rules->spent)) rules->begin(rules->budget);
}

/* Number of cards in the deck (of one table), and in each hand (the kitty taken off; at tables
** where they do not come out even, in the smallest one). */
int rules_deck_size(const Rules *rules);
int rules_hand_size(const Rules *rules);

/* The tables of the gathering, each with a deck of its own, and the fewest and most cards in a
** hand. */
typedef struct HandSizes {
  int tables, least, most;
} HandSizes;
HandSizes rules_hands(const Rules *rules);

/* How many cards a deal leaves out so that hands come out even (deck.fit); 0 if they do. */
int rules_dropped(const Rules *rules);
/* The cards of a deal: the deck without them. */
int rules_dealt(const Rules *rules);

/* Puts the deck and how it is dealt into words: "2 packs, 108 cards, 17 in each hand, 6 in the
** kitty"; of several tables all decks are counted. */
void rules_put_deck(Text *text, const Rules *rules);

/* How many players sit at each table of the gathering, larger tables first: as even as can be, at
** the fewest tables. Returns the number of tables; 0 when so many cannot be split. */
int rules_tables(Range at_table, int players, uint8_t sizes[TABLE_MAX]);

/* Lists the deck unshuffled, kinds in order; returns their number. out has room for CARD_MAX. */
int rules_deck(const Rules *rules, Card out[CARD_MAX]);

/* How many copies of a kind the deck holds. And of each, at less cost than that asked 54 times;
** returns their number. */
int rules_copies(const Rules *rules, Card card);
int rules_deck_copies(const Rules *rules, uint8_t copies[KIND_NB]);
/* The most that it holds of any kind, and so the planes that a CardSet of it needs. */
int rules_planes(const Rules *rules);

/* The lengths of sets of that size in sequence that may be led, by lead.forms: bit l for l sets. Of
** forms that are odd nothing is known here. */
uint64_t rules_form_lengths(const Rules *rules, int size);
/* The lengths of tractors of such sets, where tractors are owed or kept: those of forms with `to`
** or `only` too, whatever these say. */
uint64_t rules_tractor_lengths(const Rules *rules, int size);
/* Which demands are in a ladder: bit d for demand d. Whoever has filled or changed one notes it. */
uint16_t owes_demands(const Owes *owes);
void owes_note(Owes *owes);
/* Whoever has filled or changed lead.forms, follow.owes or what declare has of bids notes what
** follows from them, for who reads leads or looks for bids. */
void rules_note(Rules *rules);

/* Gives the rules a deck of so many full packs of 54, with the kitty nearest in size that comes out
** even. */
void rules_full_packs(Rules *rules, int packs);

/* How high a rank (or joker) stands in order.ranks; -1: it is not there. Without order.ranks as it
** is printed, jokers on top. */
int rules_height(const Rules *rules, uint8_t rank);

/* Points of a card: the table, or the hook's word. */
static inline int rules_points(const Rules *rules, Card card) { return rules->points.cards[card]; }

/* Checks what no single field can: hands come out even, a track is there, bands ascend, tractors
** have forms … Returns true, or false with the sentence in error. */
bool rules_check(const Rules *rules, char *error, size_t error_size);

#endif
