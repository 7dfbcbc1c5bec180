/* questions.h - what the rules ask a game's functions during play: the questions, the arguments and
** the answer of each.
**
** HOOKS is the one description. From it come the functions' arguments as documents show them
** (schema.h), what is pushed for a function, how its answer is read, and what inherited() takes.
*/
#ifndef questions_h
#define questions_h

#include <stddef.h>
#include <string.h>

#include "base/rule_sentences.h"
#include "rules/rules.h"

/* What a question may know: public things, the asked player's hand too, or all hands. */
typedef enum Knows { KNOWS_PUBLIC, KNOWS_OWN, KNOWS_ALL } Knows;

/* What an argument is: which members of HookCall it is made of. */
typedef enum ArgumentType {
  ARG_CARD,         /* card */
  ARG_OTHER_CARD,   /* other_card */
  ARG_TRUMP,        /* trump */
  ARG_BID,          /* bid */
  ARG_STANDING,     /* standing: the bid that stands; nil: none */
  ARG_BIDS,         /* all bids of the deal */
  ARG_CARDS,        /* cards */
  ARG_HAND,         /* hand */
  ARG_PLAY,         /* cards, of the seat, divided by grouping */
  ARG_BEST_PLAY,    /* hand: the best play so far */
  ARG_LEAD,         /* lead */
  ARG_LED_UNITS,    /* the units of lead */
  ARG_THROW,        /* cards, thrower and what `throw` knows of it */
  ARG_UNIT,         /* unit */
  ARG_READING,      /* reading: a number for each unit led */
  ARG_BEST_READING, /* best_reading */
  ARG_PLAYER,       /* seat */
  ARG_PLAYERS,      /* all players */
  ARG_NUMBER,       /* number[0] */
  ARG_SECOND,       /* number[1] */
  ARG_SIDE,         /* number[0], a Side */
  ARG_RANK,         /* rank */
  ARG_CALL,         /* card, ordinal, number[0] copies seen */
  ARG_KITTY,        /* the kitty's cards as they lie */
  ARG_LAST_TRICK,   /* the last trick */
  ARG_ORDER,        /* order */
  ARG_DEAL,         /* game */
  ARG_RESULT,       /* game, at the end of a deal */
  ARG_CHOICE,       /* choice and cards: what was chosen in a phase */
  ARG_MEMORY,       /* the part of the deal's memory that belongs to the phase */
  ARG_NB
} ArgumentType;

/* What a function answers: which members of HookCall that fills. Without a word behind it,
** answer[0]. */
typedef enum AnswerType {
  ANSWER_YES,      /* and text: why not */
  ANSWER_YES_WORD, /* the same, or a word of the field, which then decides */
  ANSWER_SENTENCE, /* text and location */
  ANSWER_NUMBER,   /* or a word of the field, which then decides */
  ANSWER_SCORE,    /* a Side; answer[1]: levels */
  ANSWER_LADDER,   /* ladder */
  ANSWER_OWES,     /* owes */
  ANSWER_WORD,     /* of the field */
  ANSWER_WORDS,    /* the same, a list as bits */
  ANSWER_PLAYER,   /* a seat; -1 and answer[1]: a word of the field */
  ANSWER_RANK,     /* -1: nil */
  ANSWER_RANKS,    /* one or a list, as bits */
  ANSWER_EFFECTS,  /* effects */
  ANSWER_NOBODY,   /* a word of the field; -1 and effects */
  ANSWER_STOP,     /* a Stop */
  ANSWER_SEATS,    /* a player, a list of them, or a word of the field: bits */
  ANSWER_CALLS,    /* called */
  ANSWER_FORCED,   /* a word of the field; -1 and set */
  ANSWER_PENALTY,  /* effects.penalty, and effects */
  ANSWER_FORM,     /* of the cards' form; answer[1] top, answer[2] pattern */
  ANSWER_TURN,     /* seats as bits; answer[1]: the first, 0x100: a list was given */
  ANSWER_CHOICES   /* choices */
} AnswerType;

/* The fields that may hold a function: one bit each in Rules.hooked. A row:
** id, field, arguments (name and ArgumentType of each), bits: which of them inherited(…) may
** change, what may be known, the answer, least and greatest number in it, the answer for people. */
/* clang-format off */
#define HOOKS(X) \
  X(POINTS_CARDS, "points.cards", TAKES2(card, CARD, trump, TRUMP), 1, PUBLIC, NUMBER, -255, 255, \
    SAY(GIVES_NUMBER)) \
  X(DECK_SPARES, "deck.spares", TAKES1(deal, DEAL), 0, PUBLIC, RANKS, 0, 0, \
    SAY(GIVES_RANKS)) \
  X(DEAL_MISDEAL, "deal.misdeal", TAKES3(hand, HAND, player, PLAYER, deal, DEAL), 0, OWN, \
    SENTENCE, 0, 0, SAY(GIVES_MISDEAL)) \
  X(DEAL_NEXT, "deal.next", TAKES1(result, RESULT), 0, ALL, PLAYER, 0, 0, \
    SAY(GIVES_SEAT_WORD)) \
  X(DEAL_REFUSE, "deal.refuse", TAKES1(deal, DEAL), 0, PUBLIC, SENTENCE, 0, 0, OBJECTION) \
  X(DEAL_BEGINS, "deal.begins", TAKES1(deal, DEAL), 0, ALL, EFFECTS, 0, 0, SAY(GIVES_EFFECTS)) \
  X(DEAL_ENDS, "deal.ends", TAKES1(result, RESULT), 0, ALL, EFFECTS, 0, 0, SAY(GIVES_EFFECTS)) \
  X(DECLARE_RANK, "declare.rank", TAKES2(player, PLAYER, deal, DEAL), 1, PUBLIC, RANKS, 0, 0, \
    SAY(GIVES_RANKS)) \
  X(DECLARE_BIDS, "declare.bids", TAKES2(bid, BID, deal, DEAL), 0, OWN, YES, 0, 0, \
    SAY(MAY_BOOL)) \
  X(DECLARE_BEATS, "declare.beats", TAKES3(new, BID, old, STANDING, deal, DEAL), 0, PUBLIC, YES, \
    0, 0, SAY(MAY_BOOL)) \
  X(DECLARE_DECLARER, "declare.declarer", TAKES2(bids, BIDS, deal, DEAL), 0, PUBLIC, PLAYER, 0, \
    0, SAY(GIVES_PLAYER_WORD)) \
  X(DECLARE_DOES, "declare.does", TAKES2(bid, BID, deal, DEAL), 0, ALL, EFFECTS, 0, 0, \
    SAY(GIVES_EFFECTS)) \
  X(DECLARE_NOBODY, "declare.nobody", TAKES2(kitty, KITTY, deal, DEAL), 0, ALL, NOBODY, 0, 0, \
    SAY(GIVES_WORD_EFFECTS)) \
  X(DECLARE_REFUSE, "declare.refuse", TAKES2(bid, BID, deal, DEAL), 0, OWN, SENTENCE, 0, 0, \
    OBJECTION) \
  X(KITTY_BURIES, "kitty.buries", TAKES1(deal, DEAL), 0, PUBLIC, PLAYER, 0, 0, \
    SAY(GIVES_SEAT_WORD)) \
  X(KITTY_THEFT, "kitty.theft", TAKES1(deal, DEAL), 0, PUBLIC, WORD, 0, 0, SAY(MAY_WORD)) \
  X(KITTY_REFUSE, "kitty.refuse", TAKES3(cards, CARDS, hand, HAND, deal, DEAL), 0, OWN, SENTENCE, \
    0, 0, OBJECTION) \
  X(KITTY_MULTIPLIER, "kitty.multiplier", TAKES2(trick, LAST_TRICK, deal, DEAL), 0, ALL, NUMBER, \
    0, TIMES_MAX, SAY(GIVES_NUMBER_WORD)) \
  X(FRIENDS_CALLABLE, "friends.callable", TAKES2(card, CARD, deal, DEAL), 1, PUBLIC, YES_WORD, 0, \
    0, SAY(GIVES_YES_WORD)) \
  X(FRIENDS_JOINS, "friends.joins", TAKES3(call, CALL, player, PLAYER, deal, DEAL), 0, PUBLIC, \
    YES_WORD, 0, 0, SAY(GIVES_JOINS)) \
  X(FRIENDS_CALLS, "friends.calls", TAKES1(deal, DEAL), 0, ALL, CALLS, 0, 0, \
    SAY(GIVES_CALLS)) \
  X(FRIENDS_REFUSE, "friends.refuse", TAKES2(call, CALL, deal, DEAL), 0, OWN, SENTENCE, 0, 0, \
    OBJECTION) \
  X(ORDER_TRUMPS, "order.trumps", TAKES1(trump, TRUMP), 1, PUBLIC, LADDER, 0, 0, SAY(GIVES_LIST)) \
  X(ORDER_NO_TRUMP, "order.no_trump", TAKES1(trump, TRUMP), 1, PUBLIC, LADDER, 0, 0, \
    SAY(GIVES_LIST)) \
  X(ORDER_TRACTORS, "order.tractors", TAKES3(low, CARD, high, OTHER_CARD, trump, TRUMP), 0, \
    PUBLIC, YES_WORD, 0, 0, SAY(GIVES_YES_WORD)) \
  X(LEAD_FORMS, "lead.forms", "only, is: " TAKES2(cards, CARDS, order, ORDER), 0, PUBLIC, FORM, \
    0, 0, SAY(GIVES_FORM)) \
  X(LEAD_REFUSE, "lead.refuse", TAKES3(play, PLAY, hand, HAND, deal, DEAL), 0, OWN, SENTENCE, 0, \
    0, OBJECTION) \
  X(FOLLOW_OWES, "follow.owes", TAKES3(lead, LEAD, hand, HAND, deal, DEAL), 0, OWN, OWES, 0, 0, \
    SAY(GIVES_LIST)) \
  X(FOLLOW_SMALLER, "follow.smaller", TAKES2(lead, LEAD, deal, DEAL), 0, PUBLIC, WORD, 0, 0, \
    SAY(MAY_WORD)) \
  X(FOLLOW_PROTECT, "follow.protect", TAKES2(lead, LEAD, deal, DEAL), 0, PUBLIC, WORDS, 0, 0, \
    SAY(GIVES_WORDS)) \
  X(FOLLOW_REFUSE, "follow.refuse", TAKES4(play, PLAY, lead, LEAD, hand, HAND, deal, DEAL), 0, \
    OWN, SENTENCE, 0, 0, OBJECTION) \
  X(THROW_ALLOWED, "throw.allowed", TAKES2(play, PLAY, deal, DEAL), 0, OWN, YES_WORD, 0, 0, \
    SAY(GIVES_YES_WORD)) \
  X(THROW_TEST, "throw.test", TAKES4(unit, UNIT, hand, HAND, throw, THROW, deal, DEAL), 0, ALL, \
    YES_WORD, 0, 0, SAY(GIVES_YES_WORD)) \
  X(THROW_FORCED, "throw.forced", TAKES2(throw, THROW, deal, DEAL), 0, ALL, FORCED, 0, 0, \
    SAY(GIVES_FORCED)) \
  X(THROW_PENALTY, "throw.penalty", TAKES2(throw, THROW, deal, DEAL), 0, ALL, PENALTY, 0, 0, \
    SAY(GIVES_PENALTY)) \
  X(THROW_SHOWN, "throw.shown", TAKES2(throw, THROW, deal, DEAL), 0, ALL, WORD, 0, 0, \
    SAY(MAY_WORD)) \
  X(THROW_STOPPED_BY, "throw.stopped_by", TAKES3(player, PLAYER, throw, THROW, deal, DEAL), 1, \
    ALL, YES_WORD, 0, 0, SAY(GIVES_YES_WORD)) \
  X(WIN_OVERRUFF, "win.overruff", TAKES4(new, READING, best, BEST_READING, led, LED_UNITS, deal, \
    DEAL), 0, PUBLIC, YES_WORD, 0, 0, SAY(GIVES_YES_WORD)) \
  X(WIN_BEATS, "win.beats", TAKES4(new, PLAY, best, BEST_PLAY, lead, LEAD, deal, DEAL), 0, \
    PUBLIC, YES, 0, 0, SAY(MAY_BOOL)) \
  X(SCORE_EARLY_END, "score.early_end", TAKES1(deal, DEAL), 0, ALL, YES_WORD, 0, 0, \
    SAY(GIVES_YES_WORD)) \
  X(SCORE_POINTS, "score.points", TAKES2(points, NUMBER, result, RESULT), 1, ALL, NUMBER, \
    -POINTS_MAX, POINTS_MAX, SAY(GIVES_POINTS)) \
  X(SCORE_BANDS, "score.bands", TAKES2(points, NUMBER, deal, DEAL), 1, PUBLIC, SCORE, 0, 100, \
    SAY(GIVES_SCORE)) \
  X(SCORE_SHORT_TEAM, "score.short_team", TAKES3(levels, NUMBER, missing, SECOND, result, \
    RESULT), 3, ALL, NUMBER, 0, 100, SAY(GIVES_LEVELS_WORD)) \
  X(SCORE_ADJUST, "score.adjust", TAKES3(side, SIDE, levels, SECOND, result, RESULT), 3, ALL, \
    SCORE, 0, 100, SAY(GIVES_ADJUST)) \
  X(ADVANCE_DEMOTE, "advance.demote", TAKES2(player, PLAYER, result, RESULT), 0, ALL, RANK, 0, 0, \
    SAY(GIVES_RANK)) \
  X(ADVANCE_STEPS, "advance.steps", TAKES3(player, PLAYER, steps, NUMBER, result, RESULT), 2, \
    ALL, NUMBER, -100, 100, SAY(GIVES_LEVELS)) \
  X(ADVANCE_STOPS, "advance.stops", TAKES3(rank, RANK, player, PLAYER, result, RESULT), 1, ALL, \
    STOP, 0, 0, SAY(GIVES_STOP)) \
  X(ADVANCE_DECLARER, "advance.declarer", TAKES1(result, RESULT), 0, ALL, PLAYER, 0, 0, \
    SAY(GIVES_SEAT_NIL)) \
  X(ADVANCE_GAME_OVER, "advance.game_over", TAKES1(players, PLAYERS), 0, PUBLIC, SEATS, 0, 0, \
    SAY(GIVES_WINNERS))

/* The functions of a phase, whose number is number[0]: no fields, and without a bit. PHASE_ONLY:
** the `only` of a choice that `actions` offers. */
#define PHASE_HOOKS(X) \
  X(PHASE_TURN, "turn", TAKES2(deal, DEAL, memory, MEMORY), 0, PUBLIC, TURN, 0, 0, \
    SAY(GIVES_TURN)) \
  X(PHASE_ACTIONS, "actions", TAKES3(deal, DEAL, player, PLAYER, memory, MEMORY), 0, OWN, \
    CHOICES, 0, 0, SAY(GIVES_CHOICES)) \
  X(PHASE_ONLY, "only", TAKES3(deal, DEAL, player, PLAYER, memory, MEMORY), 0, OWN, YES, 0, 0, \
    SAY(GIVES_YES_SENTENCE)) \
  X(PHASE_DOES, "does", TAKES4(deal, DEAL, player, PLAYER, action, CHOICE, memory, MEMORY), 0, \
    ALL, EFFECTS, 0, 0, SAY(GIVES_EFFECTS)) \
  X(PHASE_OPEN, "open", TAKES2(deal, DEAL, memory, MEMORY), 0, PUBLIC, TURN, 0, 0, \
    SAY(GIVES_TURN))

/* clang-format on */

typedef enum Hook {
#define X(id, ...) HOOK_##id,
  HOOKS(X) HOOK_NB,
  HOOK_LAST_FIELD = HOOK_NB - 1,
  PHASE_HOOKS(X)
#undef X
      HOOK_ALL_NB
} Hook;
_Static_assert(HOOK_ALL_NB <= 64, "Rules.hooked has a bit for each");

static inline bool rules_hooked(const Rules *rules, Hook hook) { return rules->hooked >> hook & 1; }

enum { ARGUMENTS_MAX = 4 };

/* A row of the list above. */
typedef struct QuestionType {
  const char *field;                          /* "points.cards" */
  const char *takes;                          /* "(card, trump)" */
  uint8_t argument[ARGUMENTS_MAX], arguments; /* ArgumentType; how many */
  uint8_t changes;
  uint8_t knows, answer; /* Knows, AnswerType */
  int16_t least, most;
  const char *gives; /* SAY(GIVES_NUMBER) */
} QuestionType;

extern const QuestionType question_types[HOOK_ALL_NB]; /* by Hook */

/* Does the answer say what is done? */
static inline bool question_has_effects(Hook hook) {
  int answer = question_types[hook].answer;
  return answer == ANSWER_EFFECTS || answer == ANSWER_NOBODY || answer == ANSWER_PENALTY;
}

enum {
  CHOICE_MAX = 64, /* what a phase offers a player at a time */
  MOVE_MAX = 8,    /* moves, and gifts, of one effect */
  HOLDER_KITTY = SEAT_MAX,
};

struct Game;
struct Order;
struct Bid;
struct Call;
struct ThrowResult;
struct Unit;

/* Cards that go from one hand to another; HOLDER_KITTY stands for the kitty. */
typedef struct Move {
  uint8_t from, to;
  CardSet cards;
} Move;

/* Cards that a player will give to another: the giver chooses, among these kinds. */
typedef struct Gift {
  uint64_t kinds; /* bit a Card */
  uint8_t from, to, count;
} Gift;

/* What a hook that does something has done, beside what it remembers. All of it or nothing. */
typedef struct Effects {
  int8_t levels[SEAT_MAX];  /* steps up or down, for each seat */
  int16_t points[SEAT_MAX]; /* card points, for each seat's side as it will be in the end */
  int16_t opponents_points; /* and for the opponents */
  uint16_t active, passive; /* bit a seat: becomes it */
  uint8_t declarer;         /* 1 + seat; 0: nobody is named */
  uint8_t ask;              /* 1 + seat: this player alone may declare, and then is declarer */
  uint8_t reveal;           /* cards of the kitty turned */
  bool has_trump, redeal, locks;
  uint8_t trump; /* Suit, SUIT_NONE for none; if has_trump */
  uint8_t moves, gifts;
  Move move[MOVE_MAX];
  Gift gift[MOVE_MAX];
  Penalty penalty; /* of a failed throw */
} Effects;

/* What a phase of a variant offers a player: a word, beside it a number, or cards of the hand. */
typedef struct PhaseChoice {
  char word[NAME_MAX_LEN];
  bool has_number, only; /* only: a function has a say in the cards */
  int16_t number;
  Range count;  /* of cards; {0, 0}: it names none */
  CardSet from; /* kind space */
} PhaseChoice;

typedef struct PhaseChoices {
  PhaseChoice choice[CHOICE_MAX];
  int n;
} PhaseChoices;

/* Room for the sentence of a refusal, which may list the words that are valid. */
enum { REFUSAL_TEXT = 1024 };

/* One question, and the answer to it. Which members a hook has is said in the list above; hook_call
** makes one in which all others are neutral. */
typedef struct HookCall {
  Hook hook;
  bool is;                   /* of a type of bid: its function `is` is asked, not `only` */
  const struct Game *game;   /* the situation; NULL where there is none */
  struct Game *does;         /* the same, for a hook that does something: it may remember there */
  const struct Order *order; /* NULL before there is one */
  int seat;                  /* the player judged, -1 if none */
  Trump trump;
  Card card, other_card; /* CARD_NONE if none */
  uint8_t ordinal;
  uint8_t rank; /* a Rank, or RANK_NONE for the jokers-only level */
  uint8_t word; /* 1 + the index of a word that the function answered by; 0: the field's own */
  const struct Call *calls; /* being called before it in one action; NULL: those of the deal */
  int calls_n;
  const CardSet *cards, *hand, *lead; /* kind space; NULL if none. Without a hand it is that of the
                                      ** seat in the game */
  const struct Grouped *grouping;     /* of a lead that is not in the game yet; NULL: see there */
  const struct Bid *bid, *standing;
  int number[2];
  const int64_t *reading, *best_reading; /* of two ruffs: strengths, one for each unit led */
  int strengths;
  const struct Unit *unit; /* of a throw: the unit asked about; what is known of the throw; whose */
  const struct ThrowResult *throw;
  int thrower;
  const PhaseChoice *choice; /* of a phase: what was chosen; its cards are `cards` */
  /* The inherited rule's answer, for `inherited()`: fills the answers below as C would, by the
  ** rules that were asked (rule_answers notes them) and what else it needs. */
  void (*builtin)(struct HookCall *call);
  const Rules *rules;
  const void *builtin_data;
  /* answers */
  int answer[3];
  PhaseChoices *choices; /* of ANSWER_CHOICES: where they go */
  Owes *owes;            /* where the ladder of demands goes; NULL if none is asked for */
  uint8_t called_n;
  /* from here on of no meaning but by the hook's answer: hook_call clears effects alone, and only
  ** where they are the answer */
  union {
    Effects effects;
    Ladder ladder;
    CardSet set; /* throw.forced: the cards that stay */
    struct {
      Card card;
      uint8_t ordinal;
    } called[CALL_MAX]; /* friends.calls */
  };
  const char *path; /* and line of the function that objected; lives as long as the rules */
  int line;
  char text[REFUSAL_TEXT]; /* the refusal's or objection's sentence; "" if none was given */
} HookCall;

/* Makes a question with nothing in it but the situation (may be NULL) and the player judged. */
static inline void hook_call(HookCall *call, Hook hook, const struct Game *game, int seat) {
  memset(call, 0, offsetof(HookCall, effects));
  call->hook = hook;
  call->game = game;
  call->seat = seat;
  call->trump = (Trump){RANK_NONE, SUIT_NONE};
  call->card = call->other_card = CARD_NONE;
  call->rank = RANK_NONE;
  call->path = "";
  call->line = 0;
  call->text[0] = '\0';
  if (question_has_effects(hook)) memset(&call->effects, 0, sizeof call->effects);
}

#endif
