/* ask.h - one engine for rulings: a question as data in, the answer as data out.
**
** A question is a situation and what is asked about it. Whatever a Game can hold is ruled by
** game_check, game_explain and game_apply on a Game that is set up for it; the rest calls the very
** function that the game calls at that point (README.md beside this file has a line for each
** subject). What is not given is derived where it follows from the rest (the team from the declarer
** in fixed teams, the winner from the plays), else the question is refused with what is missing;
** one that contradicts itself is refused too.
**
** Everything else that rules is a shell around this: JSON (ask/json.h), words, scenarios, the REPL.
*/
#ifndef ask_h
#define ask_h

#include "ask/loaded_games.h"
#include "ask/subjects.h"
#include "deal/game.h"
#include "play/climb_plays.h"
#include "play/legal_plays.h"
#include "play/throw.h"

/* ---- what can be said in a question ---- */

/* How a key's value is written; json.h and words_question.h read it. */
typedef enum KeyType {
  KEY_TRUMP,    /* 9C, 9NT, NT */
  KEY_CARDS,    /* cards, as a text or a list of texts */
  KEY_CARD,     /* one card */
  KEY_HANDS,    /* a list of such cards: hands, or the plays of a trick */
  KEY_SHOWN,    /* a list of seats with the cards that they play or show */
  KEY_CALLS,    /* a list of friend calls: AC#1 */
  KEY_SEAT,     /* a seat */
  KEY_SEATS,    /* a list of seats */
  KEY_LEVELS,   /* a list of levels, one a seat */
  KEY_GROUPING, /* how a lead is divided: 3 + 2 */
  KEY_ORDINAL,  /* which copy: a number, or "other" */
  KEY_SIDE,     /* "declarers" or "opponents" */
  KEY_NUMBER,
  KEY_NUMBERS, /* a list of numbers, one a seat */
  KEY_FAULTS,  /* a list of failed throws: the seat, and how many cards went back */
  KEY_TEXT,
  KEY_BOOL,
  KEY_LAST /* the last trick: { plays, winner, side } */
} KeyType;

/* id, name, type, member of Question, sentence */
#define KEYS(X)                                                                                    \
  X(TRUMP, "trump", KEY_TRUMP, trump, "the trump")                                                 \
  X(HAND, "hand", KEY_CARDS, hand, "the hand, before the play")                                    \
  X(PLAY, "play", KEY_CARDS, cards, "the cards that are played")                                   \
  X(LEAD, "lead", KEY_CARDS, lead, "the lead on the table")                                        \
  X(AS, "as", KEY_GROUPING, grouping, "how the leader divides the lead")                           \
  X(CARDS, "cards", KEY_CARDS, cards, "the cards")                                                 \
  X(OTHERS, "others", KEY_HANDS, hand_of,                                                          \
    "the other hands in turn order, as far as they are known")                                     \
  X(HANDS, "hands", KEY_HANDS, hand_of, "the hands in order of seats")                             \
  X(TRICK, "plays", KEY_HANDS, trick, "the plays of the trick, the leader's first")                \
  X(LIMIT, "limit", KEY_NUMBER, limit, "how many plays are listed")                                \
  X(LEVELS, "levels", KEY_LEVELS, level_of, "the level of each seat")                              \
  X(TRUMP_RANK, "trump_rank", KEY_TEXT, level_of, "the level, where it is not the bidder's own")   \
  X(BIDS, "bids", KEY_SHOWN, shown, "the bids so far; no cards: the right to answer passes")       \
  X(SEAT, "seat", KEY_SEAT, seat, "who bids")                                                      \
  X(BID, "bid", KEY_CARDS, cards, "all cards that are shown; none: the right to answer passes")    \
  X(CALLS, "calls", KEY_CALLS, call, "the friend calls so far")                                    \
  X(CARD, "card", KEY_CARD, card, "the card that is called")                                       \
  X(ORDINAL, "ordinal", KEY_ORDINAL, ordinal, "which copy of it")                                  \
  X(DECLARER, "declarer", KEY_SEAT, declarer, "the declarer")                                      \
  X(TEAM, "team", KEY_SEATS, team, "the declarers")                                                \
  X(PLAYED, "plays", KEY_SHOWN, shown, "the cards played, in order")                               \
  X(DECLARED, "declared", KEY_CARDS, declared, "what the declarer showed")                         \
  X(KITTY, "kitty", KEY_CARDS, kitty, "the buried kitty")                                          \
  X(EXPOSED, "exposed", KEY_BOOL, exposed, "whether it lies open")                                 \
  X(LAST, "last", KEY_LAST, trick, "the last trick")                                               \
  X(PLAYERS, "players", KEY_NUMBER, players, "how many play")                                      \
  X(DECLARERS, "declarers", KEY_NUMBER, declarers, "how many declarers there are")                 \
  X(POINTS, "points", KEY_NUMBER, points, "the opponents' points")                                 \
  X(LEVEL, "level", KEY_TEXT, level, "the level before")                                           \
  X(BY, "by", KEY_NUMBER, by, "the levels won")                                                    \
  X(SIDE, "side", KEY_SIDE, side, "the side of the player")                                        \
  X(BURY, "bury", KEY_CARDS, cards, "the cards that are buried")                                   \
  X(PICKED_UP, "picked_up", KEY_BOOL, picked_up, "whether the kitty was taken")                    \
  X(TURNED, "turned", KEY_CARDS, turned, "the kitty as it lies, in order")                         \
  X(WON, "won", KEY_NUMBERS, won, "the card points of the tricks won, one number a seat")          \
  X(FAULTS, "withdrawn", KEY_FAULTS, fault, "the throws that failed")                              \
  X(FIRST, "first", KEY_SEAT, first, "who drew first")                                             \
  X(LEADER, "leader", KEY_SEAT, leader, "who led to the last trick, if not the declarer")          \
  X(OFFENDER, "offender", KEY_SEAT, offender, "whose failed throw ended the play")                 \
  X(STOPPED, "stopped", KEY_BOOL, stopped, "whether the play stopped before its end")              \
  X(MEMORY, "memory", KEY_TEXT, memory, "what is remembered of players")                           \
  X(DEAL_MEMORY, "deal_memory", KEY_TEXT, deal_memory, "what is remembered of the deal")           \
  X(REDEALS, "redeals", KEY_NUMBER, redeals, "how often the deal was thrown in")

typedef enum Key {
#define X(id, name, type, member, text) ASK_##id,
  KEYS(X)
#undef X
      KEY_NB
} Key;

/* The bit of a key in a set of them. */
#define KEY_BIT(id) ((uint64_t)1 << ASK_##id)

typedef struct KeyInfo {
  const char *name;
  KeyType type;
  size_t place; /* of the value in a Question */
  const char *text;
} KeyInfo;

extern const KeyInfo key_info[KEY_NB];
static inline const char *key_name(Key key) { return key_info[key].name; }
static inline KeyType key_type(Key key) { return key_info[key].type; }

/* ---- what can be asked ---- */

typedef enum Subject {
#define X(id, name, needs, may, text, example) ABOUT_##id,
  SUBJECTS(X)
#undef X
      SUBJECT_NB
} Subject;

typedef struct SubjectInfo {
  const char *name;
  uint64_t needs, may; /* bit a Key */
  const char *text, *example;
} SubjectInfo;

const SubjectInfo *subject_info(Subject subject);
/* The subject of this name; SUBJECT_NB if none. */
Subject subject_find(const char *name);

/* ---- the question ---- */

enum { POINTS_MOST = 10000 }; /* of the opponents, above and below zero */

typedef struct BySeat {
  uint8_t seat;
  CardSet cards; /* kind space */
} BySeat;

/* How a hand of a climbing game begins at the first table: `leader` leads; `dealer` has dealt the
** first one, and the rules say who leads; winner and loser of the hand before, which `dealer` has
** dealt, exchange cards, where the rules have that. */
typedef enum Opening { OPENING_LED, OPENING_DEALT, OPENING_EXCHANGE } Opening;

/* Seats and hands are numbered from 0 in turn order; cards are in kind space. Lists belong to who
** asks. Only what is in `given` counts. */
typedef struct Question {
  Subject subject;
  uint64_t given; /* bit a Key */
  Trump trump;
  CardSet hand, lead, kitty, declared;
  CardSet cards; /* play, cards, bid, bury; what is asked about */
  Card card;
  uint8_t ordinal;
  Grouped grouping; /* as: of the lead, of the first of the plays */
  uint8_t seat;     /* who bids */
  uint8_t leader;   /* of the lead that is asked about, and of the last trick */
  uint8_t declarer; /* SEAT_NONE: nobody; bid, may-bid: who is it beforehand */
  uint16_t team;    /* bit a seat */
  uint16_t known;   /* bit a seat: its hand is given */
  CardSet hand_of[SEAT_MAX];
  int hands;            /* how many seats `hands` and `others` speak of */
  const CardSet *trick; /* plays of a trick, the leader's first */
  int trick_n;
  const BySeat *shown; /* bids, or cards played */
  int shown_n;
  bool bids_pass; /* the bid of another seat than may answer lets that right pass */
  Call call[CALL_MAX];
  int calls;
  const char *level_of[SEAT_MAX]; /* as they are written; NULL: where all begin */
  int levels;
  const char *level, *memory, *deal_memory;
  int by, points, players, declarers, limit;
  Side side;
  bool exposed, picked_up, stopped;
  int last_winner; /* the seat; -1: not said */
  Side last_side;  /* of who won the last trick; SIDE_NOBODY: not said */
  Card turned[CARD_MAX];
  int turned_n;
  int16_t won[SEAT_MAX];
  struct {
    uint8_t seat, cards;
  } fault[SEAT_MAX * 2];
  int faults;
  uint8_t first, offender;
  int phase;  /* of a situation: its place among the game's phases */
  int number; /* of the deal; 0: the first */
  int redeals;
  Opening opening; /* climbing: of a situation */
  uint8_t dealer, first_out, last_out;
} Question;

/* Where the value of a key is kept in a question; it has the type of the member in KEYS. */
static inline void *key_place(Question *question, Key key) {
  return (char *)question + key_info[key].place;
}

static inline bool is_given(const Question *question, Key key) {
  return question->given >> key & 1;
}

/* ---- the answer ---- */

/* What is dealt for a number of players. */
typedef struct DeckFigures {
  int packs, LJ, HJ, hand, kitty, total, dropped, points, friends;
  int suit_points[SUIT_NB];
} DeckFigures;

/* What is filled depends on the subject. Cards are in kind space unless said otherwise. */
typedef struct Answer {
  AskError error;        /* of a question that has no answer; error.code is NULL otherwise */
  Ruling ruling;         /* LEGAL, or why not: follow lead bid call bury misdeal begins */
  const Order *order;    /* of the trump, until the next question; NULL without one */
  Shape shape;           /* lead, shape: units in order space */
  int form;              /* climbing, of lead and shape: index in lead.forms; -1: none */
  Climb climb;           /* climbing, of lead: what it is */
  bool is_throw, stands; /* lead: there are several units; those stand */
  ThrowResult result;    /* lead: of a throw that was tried; sets in order space */
  const CardSet *plays;  /* follows, may-bid: they last until the next question */
  int plays_n;
  LegalCount count;
  bool more;
  int winner, points; /* winner: index in the plays; kitty, settle: points of the opponents */
  bool has_trump;     /* bid, turned: as they would stand */
  Trump trump;
  int declarer;               /* the same; settle: of the next deal; SEAT_NONE: nobody */
  int next;                   /* settle: who draws first then */
  int team[SEAT_MAX], team_n; /* friends: in order of joining */
  int multiplier;
  DeckFigures deck;
  Score score;
  bool won; /* advance: the game */
  char level[LEVEL_TEXT];
  const Game *game; /* as it stands then; it lasts until the next question */
} Answer;

/* What asks: it keeps the Game that questions are set up in. */
typedef struct Asker Asker;
Asker *asker_new(void); /* NULL: no memory */
void asker_free(Asker *asker);

/* Does a climbing game answer questions of this subject? */
bool ask_climbs(Subject subject);

/* Rules on a question about a game. False when it has no answer; answer->error then says why. */
bool ask(Asker *asker, Loaded *loaded, const Question *question, Answer *answer);

/* The situation of a question as a Game at the beginning of a phase, for who goes on from it:
** trump, declarer, team, levels, hands, kitty, calls, leader, what is remembered. Where trumps are
** still declared all is drawn, and a declarer who is given was named beforehand. In a climbing game
** hands, opening and what belongs to it, the number. False as above. */
bool ask_situation(Asker *asker, Loaded *loaded, const Question *question, Answer *answer);

/* ---- a game at hand ---- */

/* The ruling on an action: LEGAL, or the refusal with its cards, field and example. */
void ask_action(const Game *game, const Rules *rules, const Action *action, Ruling *out);

/* What the seat on turn may play (kind space): all that may follow, or the leads of one unit. */
typedef struct PlayList {
  CardSet *plays; /* room for `max` of them */
  int max;
  long *check_budget; /* as in Follow; NULL: none */
  int n;              /* how many were written */
  bool more;          /* there are others */
  LegalCount count;
  CardSet failing; /* the play at which a function failed; empty: it failed at none */
} PlayList;

/* Fills the list. False when a function failed; ask_action about `failing` says why. */
bool ask_plays(const Game *game, const Rules *rules, PlayList *list);

#endif
