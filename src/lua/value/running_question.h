/* running_question.h - the question that is running, as the values that scripts see look it up. */
#ifndef running_question_h
#define running_question_h

#include <lua.h>

#include "deal/game.h"
#include "rules/schema.h"

/* A question that is running. */
typedef struct Frame {
  HookCall *call;
  const Rules *rules;
  const Field *field;
  int setting; /* the index of the field that holds the functions */
  Knows knows;
  unsigned serial;
  struct Frame *previous;
  int memory[2]; /* references: deal.memory and all players' memory once they were looked at */
} Frame;

/* The questions of one loaded game; sandbox_owner finds it again from the state. */
typedef struct Questions {
  Frame *running;            /* NULL: none */
  unsigned serial;           /* of the last one, so that values of an old one are told apart */
  char failed[REFUSAL_TEXT]; /* why the last one that went wrong did; "": none has */
  int again[ARG_NB]; /* references: an argument's value that is used again; LUA_NOREF: none yet */
  int *use_again;    /* that of the next value to be pushed; NULL: it is a new one */
} Questions;
Questions *lua_questions(lua_State *L); /* NULL where no game is loaded */

/* The running question; raises when there is none. */
Frame *lua_frame(lua_State *L);
/* Its game; raises when it has none. */
const Game *lua_frame_game(lua_State *L);
/* Its order; raises when there is no trump yet. */
const Order *lua_frame_order(lua_State *L);
/* Raises unless it may know the hand of that seat. */
void lua_frame_need_hand(lua_State *L, int seat);

/* What it says of trump and points; NULL when there is none yet. */
typedef struct CardContext {
  const Order *order;
  const int16_t *points;
  const Rules *rules;
} CardContext;
CardContext lua_card_context(lua_State *L);

#endif
