/* listed_actions.h - the list of actions that was shown last, so that `#3` takes its third line. */
#ifndef repl_listed_actions_h
#define repl_listed_actions_h

#include "deal/game.h"

enum { LISTED_ACTIONS = 32 };

typedef struct ListedActions {
  Action action[LISTED_ACTIONS];
  int n;
  uint64_t state; /* of the game that they are for */
  bool is_hint;   /* the one action that `hint` named, if it was the last command */
} ListedActions;

/* Begins a list for the game as it is; the old one is forgotten. */
void listed_begin(ListedActions *listed, const Game *game);

/* Notes the action of the next line, of at most LISTED_ACTIONS. Returns the line's number. */
int listed_add(ListedActions *listed, const Action *action);

/* Is the list still for this game, and has it lines? */
bool listed_is_for(const ListedActions *listed, const Game *game);

#endif
