/* action.h - what a player can do: the types of action, their words, one action as data. */
#ifndef action_h
#define action_h

#include "deal/deal.h"

/* id, word (in records and as a REPL command) */
#define ACTIONS(X)                                                                                 \
  X(DRAW, "draw")       /* the seat whose turn it is takes a card */                               \
  X(DECLARE, "declare") /* cards: all that the seat then shows */                                  \
  X(DEFEND, "defend")   /* cards: those added */                                                   \
  X(YIELD, "yield")     /* lets the right to answer an overcall pass */                            \
  X(PASS, "pass")       /* after the last card: no (more) declaration */                           \
  X(MISDEAL, "misdeal") /* throws the deal in */                                                   \
  X(PICK_UP, "pick-up") /* the kitty */                                                            \
  X(BURY, "bury")       /* cards: as many as the kitty has */                                      \
  X(REVEAL, "reveal")   /* the buried kitty is laid open */                                        \
  X(CALL, "call")       /* calls: all of them at once */                                           \
  X(PLAY, "play")       /* cards */                                                                \
  X(DEAL, "deal")       /* the next deal begins (also after one that is redealt) */                \
  X(KEEP, "keep")       /* exchange: no exchange; leads */                                         \
  X(GIVE, "give")       /* cards: to the other side of the exchange, or a gift that is owed */     \
  X(ACCEPT, "accept")   /* the card that was given */                                              \
  X(REFUSE, "refuse")   /* it goes back, no exchange; leads */                                     \
  X(REQUEST, "request") /* rank: the card that is wanted for it */                                 \
  X(WAIVE, "waive")     /* the right to keep or to request */                                      \
  X(CHOOSE, "")         /* a word of the variant's own, in one of its phases */

typedef enum ActionType {
#define X(id, word) ACTION_##id,
  ACTIONS(X)
#undef X
      ACTION_NB
} ActionType;

typedef struct Action {
  uint8_t type;    /* ActionType */
  uint8_t seat;    /* SEAT_NONE for DEAL */
  uint8_t rank;    /* of a request */
  bool has_number; /* in a phase of the variant; there may be cards instead */
  int16_t number;
  uint16_t version; /* climbing: of the table when it was decided on; 0: as it stands */
  CardSet cards;
  union {
    Grouped grouping; /* of PLAY: how a lead is divided, if that is said */
    struct {          /* of CALL */
      Call call[CALL_MAX];
      uint8_t calls;
    };
    char word[NAME_MAX_LEN]; /* of CHOOSE */
  };
} Action;

/* An action of this type and seat, with nothing else. `keeps`: *out has nothing else already. */
static inline void action_begin(Action *out, ActionType type, int seat, bool keeps) {
  if (!keeps) *out = (Action){.type = (uint8_t)type};
  out->seat = (uint8_t)seat;
}

/* Is it said how the cards are divided? */
static inline bool action_is_divided(const Action *action) {
  return action->type == ACTION_PLAY && grouping_named(&action->grouping);
}

const char *action_word(ActionType type); /* "" of CHOOSE */

/* The type whose word this is; ACTION_NB if none. */
ActionType action_find(const char *word, size_t length);

/* The word of an action, its own if it is of CHOOSE. */
const char *action_name(const Action *action);

/* May a phase of a variant offer this word? Words of other phases mean those. */
bool action_may_be_offered(const char *word);

#endif
