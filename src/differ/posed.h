/* posed.h - a question as a value: what is asked, all that it speaks of, and how many play with how
** many packs. Two sums of rules answer it through ask; their answers are compared as data.
**
** What a posed question gives to ask is what a scenario of the same words gives (scenario/), so
** that what is found can be written down as one. */
#ifndef posed_h
#define posed_h

#include "ask/ask.h"

/* id, name, keys that each such question gives beside the number of players. Their order is that in
** which differences are told. */
#define POSED_TYPES(X)                                                                             \
  X(DECK, "deck", 0)                                                                               \
  X(SUIT, "suit", 0)                                                                               \
  X(ADJACENT, "adjacent", 0)                                                                       \
  X(WORTH, "worth", 0)                                                                             \
  X(BEGINS, "begins", 0)                                                                           \
  X(BID, "bid", KEY_BIT(BIDS) | KEY_BIT(SEAT) | KEY_BIT(HAND) | KEY_BIT(BID))                      \
  X(TURNED, "turned", KEY_BIT(TURNED) | KEY_BIT(DECLARER))                                         \
  X(MISDEAL, "misdeal", KEY_BIT(HAND))                                                             \
  X(BURY, "bury", KEY_BIT(HAND) | KEY_BIT(BURY))                                                   \
  X(CALL, "call", KEY_BIT(HAND) | KEY_BIT(CALLS) | KEY_BIT(CARD) | KEY_BIT(ORDINAL))               \
  X(FRIENDS, "friends", KEY_BIT(CALLS) | KEY_BIT(DECLARER) | KEY_BIT(HANDS))                       \
  X(LEAD, "lead", KEY_BIT(HAND) | KEY_BIT(PLAY))                                                   \
  X(FOLLOW, "follow", KEY_BIT(LEAD) | KEY_BIT(HAND) | KEY_BIT(PLAY))                               \
  X(WINNER, "winner", KEY_BIT(TRICK))                                                              \
  X(THROW, "throw", KEY_BIT(HAND) | KEY_BIT(PLAY) | KEY_BIT(HANDS))                                \
  X(STEPS, "steps", KEY_BIT(HANDS))                                                                \
  X(DECIDED, "decided", KEY_BIT(HANDS) | KEY_BIT(WON) | KEY_BIT(DECLARER))                         \
  X(SCORE, "score", KEY_BIT(POINTS))                                                               \
  X(SETTLE, "settle", KEY_BIT(DECLARER) | KEY_BIT(LAST))

typedef enum PosedType {
#define X(id, name, keys) POSED_##id,
  POSED_TYPES(X)
#undef X
      POSED_NB
} PosedType;

extern const char *const posed_names[POSED_NB];

enum {
  SHOWN_MOST = 8,
  STEPS_MOST = 10,
  POSED_MEMORY = 160,
  SETS_MOST = 4 + SEAT_MAX * 2 + SHOWN_MOST + STEPS_MOST
};

typedef struct Posed {
  PosedType type;
  int players, packs;               /* packs 0: the game's own deck */
  Question question;                /* its lists and levels are those below */
  CardSet trick[SEAT_MAX];          /* winner, settle */
  BySeat shown[SHOWN_MOST];         /* bid: the last one is asked about; friends: cards played */
  char level[SEAT_MAX][LEVEL_TEXT]; /* "": where all begin */
  char memory[POSED_MEMORY];        /* what is remembered of players; "": nothing */
  Card one, other;                  /* suit, adjacent, worth */
  bool fixed_teams;                 /* one of the sums has them: a declarer is not alone */
  PhaseType phase; /* steps: the deal begins there; "climb": as the question's opening says */
  Action step[STEPS_MOST];
  int steps;
} Posed;

/* Begins a question, with the keys of its type; the rest is nothing. */
void posed_begin(Posed *posed, PosedType type);

/* Leaves out what is remembered of players who do not sit there. */
void posed_cut_memory(Posed *posed);

/* Notes that these keys (KEY_BIT) are given, too. */
static inline void posed_give(Posed *posed, uint64_t keys) { posed->question.given |= keys; }

/* The question as it is put to ask: with its lists, levels and what is remembered. */
Question posed_question(const Posed *posed);

/* All sets of cards in it. Returns how many. */
int posed_sets(Posed *posed, CardSet *sets[SETS_MOST]);

/* How much it says: cards, plays, bids, steps, calls, packs. */
int posed_size(const Posed *posed);

/* Are all cards of it in this deck (kind space), as often as it speaks of them together? */
bool posed_fits(const Posed *posed, const CardSet *deck);

/* ---- answers ---- */

/* How a fact is written in a scenario; FACT_SEATS: of each seat, "A=3 B=WIN". */
typedef enum FactForm { FACT_TEXT, FACT_RAW, FACT_SEATS } FactForm;

/* id, the key of a scenario, how its value stands there. The first that differs is what a
** difference is about. */
#define FACTS(X)                                                                                   \
  X(LEGAL, "illegal", FACT_TEXT) /* "": it is legal; else the code of the refusal */               \
  X(PACKS, "packs", FACT_RAW)                                                                      \
  X(LJ, "LJ", FACT_RAW)                                                                            \
  X(HJ, "HJ", FACT_RAW)                                                                            \
  X(TOTAL, "total", FACT_RAW)                                                                      \
  X(KITTY, "kitty", FACT_RAW)                                                                      \
  X(HAND, "hand", FACT_RAW)                                                                        \
  X(DECK_POINTS, "points", FACT_RAW)                                                               \
  X(FRIENDS, "friends", FACT_RAW)                                                                  \
  X(TABLES, "gatherings", FACT_TEXT) /* climbing: how many sit at each */                          \
  X(SUIT, "suits", FACT_TEXT)                                                                      \
  X(ADJACENT, "adjacent", FACT_RAW)                                                                \
  X(WORTH, "worth", FACT_RAW)                                                                      \
  X(DROPPED, "dropped", FACT_TEXT)                                                                 \
  X(FORM, "forms", FACT_TEXT) /* climbing: by which form cards are led; "": by none */             \
  X(UNITS, "units", FACT_TEXT)                                                                     \
  X(WINNER, "winner", FACT_TEXT)                                                                   \
  X(STANDS, "stands", FACT_RAW)                                                                    \
  X(FORCED, "forced", FACT_TEXT)                                                                   \
  X(PENALTY, "penalty", FACT_RAW)                                                                  \
  X(TEAM, "team", FACT_TEXT)                                                                       \
  X(TRUMP, "trump_is", FACT_TEXT)                                                                  \
  X(DECLARER, "declarer", FACT_TEXT)                                                               \
  X(TURNED, "cards_turned", FACT_RAW)                                                              \
  X(LEVELS_AFTER, "levels_after", FACT_SEATS)                                                      \
  X(BURIES, "buries", FACT_TEXT)                                                                   \
  X(TURN, "turn", FACT_TEXT)                                                                       \
  X(LEADS, "leads", FACT_TEXT) /* climbing: of the next lead; "nobody": a trick goes on */         \
  X(OUT, "out", FACT_TEXT)                                                                         \
  X(GAINED, "gained", FACT_SEATS)                                                                  \
  X(WINNERS, "winners", FACT_TEXT)                                                                 \
  X(DEALS_NEXT, "next", FACT_TEXT)                                                                 \
  X(SEATED, "seated", FACT_TEXT)                                                                   \
  X(DECLARER_IS, "declarer_is", FACT_TEXT)                                                         \
  X(DECIDED, "decided", FACT_RAW)                                                                  \
  X(MULTIPLIER, "multiplier", FACT_RAW)                                                            \
  X(POINTS, "points", FACT_RAW)                                                                    \
  X(RESULT, "result", FACT_TEXT)                                                                   \
  X(AFTER, "after", FACT_SEATS)                                                                    \
  X(MEMORY, "memory_after", FACT_TEXT)                                                             \
  X(NEXT_DECLARER, "next_declarer", FACT_TEXT)                                                     \
  X(NEXT, "next", FACT_TEXT)

typedef enum FactId {
#define X(id, key, form) FACT_##id,
  FACTS(X)
#undef X
      FACT_NB
} FactId;

typedef struct FactInfo {
  const char *key;
  FactForm form;
} FactInfo;

extern const FactInfo fact_info[FACT_NB];

enum { FACT_SIZE = 168, FACTS_MAX = 10, SEAT_ENTRY = LEVEL_TEXT + 16 };

typedef struct Fact {
  uint8_t id;
  char value[FACT_SIZE];
} Fact;

/* What one sum answers. */
typedef struct Verdict {
  Fact fact[FACTS_MAX];
  int n;
  Ruling ruling; /* of the fact LEGAL */
  char shape;    /* follow: of the lead: s a single, p a set, t a tractor, m several units */
  int refused;   /* steps: the place of the step that is refused; -1: none */
} Verdict;

/* Asks. False where the question has no answer under these rules; a function that fails is an
** answer (rule-failed). */
bool posed_ask(const Posed *posed, Asker *asker, Loaded *loaded, Verdict *verdict);

/* Of steps: the game as it stands before the last one. False where it cannot be. */
bool posed_before_last(const Posed *posed, Loaded *loaded, Game *game);

/* Can a deal that was laid out be played on: is a trick begun from hands of one size? */
bool hands_are_even(const Game *game, const Rules *rules);

/* Does a fact differ that both have? Two refusals are alike, whatever their reasons. */
bool verdicts_differ(const Verdict *a, const Verdict *b, FactId fact);
/* In how many facts they do, but for levels that only follow from the result. */
int verdicts_differences(const Verdict *a, const Verdict *b);
/* The value of a fact; NULL if the answer has none. */
const char *verdict_value(const Verdict *verdict, FactId id);
/* Of a fact by seats the next entry that is another than `other` has there; goes behind it in both.
** False: there is none. */
bool fact_next_seat(const char **value, const char **other, char entry[SEAT_ENTRY]);

#endif
