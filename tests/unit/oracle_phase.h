/* oracle_phase.h - a phase that the rules add, by the plain model: who is asked, what may be
** chosen, what comes of it, and when it is over.
**
** What the functions of the phase answer is taken as given; what it means is written from the
** page that teaches them.
*/
#ifndef oracle_phase_h
#define oracle_phase_h

#include "deal/action.h"
#include "oracle_ask.h"

/* Such a phase as it stands. */
typedef struct OraclePhase {
  bool is_on;
  unsigned asked;    /* bit a seat: is to choose yet */
  unsigned answered; /* bit a seat: has, in a poll, and nobody has seen it */
  unsigned open;     /* bit a seat: may choose out of turn */
  bool polled;       /* all are asked at once */
  int first;         /* of a poll: who comes first */
  Action answer[SEAT_MAX];
} OraclePhase;

/* Is the phase with this number in the list one that the rules add? */
static inline bool oracle_is_added(const Rules *rules, int phase) {
  return phase < rules->phases_n && rules->phases[phase] >= PHASE_RULE;
}

/* Whose turn it is in a phase of the game that is not over yet, asked anew. */
void oracle_phase_ask(OraclePhase *phase, const Rules *rules, const Game *game);

/* Who is waited for; SEAT_NONE. */
int oracle_phase_waits(const OraclePhase *phase, int players);

/* What the seat is offered. */
void oracle_phase_choices(const Rules *rules, const Game *game, int seat, PhaseChoices *out);

/* What the seat may do: types of action, one bit each. */
unsigned oracle_phase_types(const OraclePhase *phase, const Rules *rules, const Game *game,
                            int seat);

/* May this be chosen? */
bool oracle_phase_may(const OraclePhase *phase, const Rules *rules, const Game *game,
                      const Action *action);

/* A seat has chosen. In a poll: have all? */
bool oracle_phase_choose(OraclePhase *phase, const Action *action);

/* What comes of a choice; the function may remember in `does`. */
Effects oracle_phase_does(const Rules *rules, Game *does, const Action *action, bool has_cards);

/* Is it a choice that names cards? */
bool oracle_names_cards(const PhaseChoices *choices, const Action *action);

/* What effects come to beside cards: levels, points, who is active, declarer, trump; and that the
** cards are thrown in. */
void oracle_phase_take_over(const Rules *rules, const Effects *effects, Game *game);

#endif
