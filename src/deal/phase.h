/* phase.h - what every phase of a deal answers: one const struct of functions in each phase_*.c. */
#ifndef phase_h
#define phase_h

#include "deal/play_check.h"

/* Types of action, one bit each: those that no phase judges, and those that others may. */
enum {
  TYPES_BESIDE = 1 << ACTION_DEAL | 1 << ACTION_MISDEAL | 1 << ACTION_REVEAL,
  TYPES_OWN = ((1 << ACTION_NB) - 1) & ~TYPES_BESIDE & ~(1 << ACTION_CHOOSE)
};

/* What an action came to: a rule failed in it, the phase goes on, or it is over. Or nothing was
** done yet: it is not known to be legal, or it is, but a rule may fail in it. */
typedef enum Done { DONE_FAILED, DONE_GOES_ON, DONE_OVER, NOT_LEGAL, ONLY_CHECKED } Done;

/* May an action be done? Fills *why, when not NULL, on a refusal, else *checked. There it is said
** that a rule may fail, if there is any that could: it says otherwise where none can in doing this
** action, or in what comes of it. */
typedef Refusal PhaseCheck(const Game *game, const Rules *rules, const Action *action,
                           Checked *checked, Ruling *why);

/* Does an action that was found legal, by what was read of it. DONE_FAILED, and *why, only when a
** rule failed: game_apply puts all back. */
typedef Done PhaseApply(Game *game, const Rules *rules, const Action *action,
                        const Checked *checked, Ruling *why);

typedef struct Phase {
  const char *word;
  uint32_t takes; /* types of action that `check` judges, one bit each */
  /* Called when the phase begins. */
  void (*begin)(Game *game, const Rules *rules);
  bool (*is_over)(const Game *game, const Rules *rules);
  /* Only asked while the phase is not over: */
  int (*waits_for)(const Game *game, const Rules *rules);
  uint32_t (*allowed)(const Game *game, const Rules *rules, int seat);
  /* The type that goes on without a choice (draw, yield, pass, pick-up); NULL: there is none,
  ** ACTION_NB: not now. */
  ActionType (*default_action)(const Game *game, const Rules *rules);
  PhaseCheck *check; /* of an action of these types */
  PhaseApply *apply;
  /* A legal action of the seat that is waited for. out->type is ACTION_NB. */
  void (*random)(const Game *game, const Rules *rules, Rng *rng, Action *out);
  /* What is settled after the action with which the phase is over; NULL: nothing. It may go on
  ** after that. False, and *why, only when a rule failed. */
  bool (*end)(Game *game, const Rules *rules, Ruling *why);
  /* Of a phase that has many actions, else NULL: `check` and `apply` in one function (phase_act),
  ** `random` and `apply` in one. What a step does not know to be legal is NOT_LEGAL; where a rule
  ** can fail in it, *checked is filled as by `check`. *out may be what the step before it left. */
  Done (*act)(Game *game, const Rules *rules, const Action *action, Checked *checked);
  Done (*step)(Game *game, const Rules *rules, Rng *rng, Action *out, Checked *checked);
} Phase;

/* Does what `check` allows and no rule can fail in; else *checked says why not, or what was read of
** it. */
static ALWAYS_INLINE Done phase_act(PhaseCheck *check, PhaseApply *apply, Game *game,
                                    const Rules *rules, const Action *action, Checked *checked) {
  Refusal refusal = check(game, rules, action, checked, NULL);
  if (refusal != LEGAL) {
    checked->refusal = refusal;
    return NOT_LEGAL;
  }
  return checked->may_fail ? ONLY_CHECKED : apply(game, rules, action, checked, NULL);
}

/* What an action came to that no rule failed in. */
static inline Done done(bool over) { return over ? DONE_OVER : DONE_GOES_ON; }

/* May a rule fail in doing anything? What only forbids something is asked before it is done. */
static inline bool doing_may_fail(const Rules *rules) {
  static const uint64_t forbids =
      (uint64_t)1 << HOOK_DEAL_MISDEAL | (uint64_t)1 << HOOK_DECLARE_BIDS |
      (uint64_t)1 << HOOK_DECLARE_REFUSE | (uint64_t)1 << HOOK_KITTY_REFUSE |
      (uint64_t)1 << HOOK_FRIENDS_CALLABLE | (uint64_t)1 << HOOK_FRIENDS_REFUSE |
      (uint64_t)1 << HOOK_LEAD_REFUSE | (uint64_t)1 << HOOK_FOLLOW_REFUSE;
  return rules->rule_phases || (rules->hooked & ~forbids);
}

#endif
