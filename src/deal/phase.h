/* phase.h - what every phase of a deal answers: one const struct of functions in each phase_*.c. */
#ifndef phase_h
#define phase_h

#include "deal/play_check.h"

typedef struct Phase {
  const char *word;
  /* Called when the phase begins. */
  void (*begin)(Game *game, const Rules *rules);
  bool (*is_over)(const Game *game, const Rules *rules);
  /* Only asked while the phase is not over: */
  int (*waits_for)(const Game *game, const Rules *rules);
  uint32_t (*allowed)(const Game *game, const Rules *rules, int seat);
  /* The type that goes on without a choice (draw, yield, pass, pick-up); NULL: there is none,
  ** ACTION_NB: not now. */
  ActionType (*default_action)(const Game *game, const Rules *rules);
  /* An action of a type that `allowed` has for the seat; fills *why, when not NULL, on a
  ** refusal, else *checked, which `apply` is then given. */
  Refusal (*check)(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why);
  /* Does an action that `check` allows. False, and *why, only when a rule failed: game_apply puts
  ** all back. */
  bool (*apply)(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                Ruling *why);
  /* A legal action of the seat that is waited for. */
  void (*random)(const Game *game, const Rules *rules, Rng *rng, Action *out);
  /* What is settled after the action with which the phase is over; NULL: nothing. It may go on
  ** after that. False, and *why, only when a rule failed. */
  bool (*end)(Game *game, const Rules *rules, Ruling *why);
} Phase;

#endif
