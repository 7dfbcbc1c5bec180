/* question.h - a question as data: the keys and the subjects, each as one list, and what they fill.
**
** From the lists come reading, missing and unknown keys, `pengyou ask --help`, and what the REPL
** says of each subject. */
#ifndef question_h
#define question_h

#include <stddef.h>
#include <stdint.h>

#include "deal/deal.h"

/* ---- what can be said in a question ---- */

/* How a key's value is written; json_question.c and words_question.c read it. */
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

/* K(KEY) is the bit of a key; PAST are those of what came before, which the functions of a game may
** know whatever is asked.
** id, name, keys that it needs, keys that it may have beside them, sentence, an example in words */
#define SUBJECTS(X)                                                                                \
  X(FOLLOW, "follow", K(TRUMP) | K(LEAD) | K(HAND) | K(PLAY), K(AS) | PAST,                        \
    "may these cards be played to that lead?", "trump 9C lead JJH hand AHTTH6H play AH6H")         \
  X(FOLLOWS, "follows", K(TRUMP) | K(LEAD) | K(HAND), K(AS) | K(LIMIT) | PAST,                     \
    "what may be played to that lead?", "trump 9C lead JJH hand AH3H6C")                           \
  X(LEAD, "lead", K(TRUMP) | K(HAND) | K(PLAY), K(AS) | K(OTHERS) | K(DECLARER) | K(TEAM) | PAST,  \
    "may these cards be led, and does a throw stand?",                                             \
    "trump 4D hand AKJJS3C play AKJJS others 2S AS")                                               \
  X(WINNER, "winner", K(TRUMP) | K(TRICK), K(AS) | PAST, "who wins the trick?",                    \
    "trump QD plays 8S QH TS KS")                                                                  \
  X(SHAPE, "shape", K(TRUMP) | K(CARDS), 0, "into which units are these cards divided?",           \
    "trump 4S cards QQJJH9H")                                                                      \
  X(ORDER, "order", K(TRUMP), 0, "how do the cards rank?", "trump 4S")                             \
  X(BID, "bid", K(LEVELS) | K(BIDS) | K(SEAT) | K(HAND) | K(BID),                                  \
    K(TRUMP_RANK) | K(DECLARER) | PAST, "may these cards be declared now?",                        \
    "levels 4 3 bids A:4C seat B hand 33S bid 33S")                                                \
  X(MAY_BID, "may-bid", K(LEVELS) | K(BIDS) | K(SEAT) | K(HAND),                                   \
    K(TRUMP_RANK) | K(DECLARER) | PAST, "what may be declared now?",                               \
    "levels 4 3 bids A:4C seat B hand 33S3H")                                                      \
  X(BURY, "bury", K(TRUMP) | K(HAND) | K(BURY), PAST, "may these cards be buried?",                \
    "players 6 trump 4D hand 3456789TC bury 345678C")                                              \
  X(MISDEAL, "misdeal", K(HAND), K(TRUMP) | K(PICKED_UP) | PAST, "may the cards be thrown in?",    \
    "hand 3456789TC")                                                                              \
  X(CALL, "call", K(TRUMP) | K(HAND) | K(CALLS) | K(CARD) | K(ORDINAL), PAST,                      \
    "may this card be called?", "trump 4S hand AH calls card AC ordinal 1")                        \
  X(FRIENDS, "friends", K(TRUMP) | K(DECLARER) | K(CALLS),                                         \
    K(PLAYED) | K(HANDS) | K(DECLARED) | PAST, "who is in the team?",                              \
    "trump 5S players 8 declarer A calls AC#1 AD#2 plays D:AC B:AD C:AD")                          \
  X(KITTY, "kitty", K(TRUMP) | K(KITTY) | K(LAST), K(EXPOSED) | K(AS) | PAST,                      \
    "what is the kitty worth to the opponents?",                                                   \
    "trump 4S kitty KD5S last AACKKC 3567C side opponents")                                        \
  X(SCORE, "score", K(PLAYERS) | K(POINTS), K(DECLARERS) | PAST, "who wins, and how many levels?", \
    "players 6 declarers 2 points 30")                                                             \
  X(ADVANCE, "advance", K(LEVEL) | K(BY) | K(SIDE), PAST, "what becomes of a level?",              \
    "level Q by 2 side opponents")                                                                 \
  X(SETTLE, "settle", K(PLAYERS),                                                                  \
    K(TRUMP) | K(DECLARER) | K(TEAM) | K(LEVELS) | K(POINTS) | K(WON) | K(FAULTS) | K(KITTY) |     \
        K(EXPOSED) | K(LAST) | K(LEADER) | K(FIRST) | K(OFFENDER) | K(STOPPED) | K(HANDS) |        \
        K(AS) | K(DECLARED) | PAST,                                                                \
    "how does the deal end?", "players 6 declarer A team A C points 30 levels 2 2 2 2 2 2")        \
  X(DECIDED, "decided", K(PLAYERS) | K(TRUMP) | K(HANDS) | K(WON),                                 \
    K(KITTY) | K(DECLARER) | K(TEAM) | PAST, "does the play stop before its end?",                 \
    "players 6 trump 4S hands 5S 6S 7S 8S 9S TS won 0 0 0 0 0 0")                                  \
  X(TURNED, "turned", K(PLAYERS) | K(TURNED), K(DECLARER) | K(LEVELS) | PAST,                      \
    "nobody declared: what does the kitty say?", "players 6 declarer A turned QS5H3H4H5C6C")       \
  X(BEGINS, "begins", K(PLAYERS), K(LEVELS) | K(DECLARER) | K(REDEALS) | K(MEMORY),                \
    "may a deal begin at these levels?", "players 6 levels 2 2 2 2 2 2")                           \
  X(DECK, "deck", K(PLAYERS), 0, "which cards are dealt, and how?", "players 6")

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

/* The seat holds these, beside what else it shows: of each kind the most. */
static inline void question_hold(Question *question, int seat, const CardSet *cards) {
  for (int k = 0; k < PACK_MAX; k++) question->hand_of[seat].plane[k] |= cards->plane[k];
  question->known |= (uint16_t)(1u << seat);
}

#endif
