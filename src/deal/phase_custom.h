/* phase_custom.h - a phase that a variant adds: its functions say whose turn it is, what may be
** chosen and what comes of it. Whose turn it is is asked once, after each action, and then stands
** in the deal; what may be chosen is asked again whenever somebody wants to know.
*/
#ifndef phase_custom_h
#define phase_custom_h

#include "deal/phase.h"

extern const Phase phase_custom;

/* Asks whose turn it is, at the beginning of the phase and after each action. False when a rule
** failed, or somebody could do nothing. */
bool custom_turn(Game *game, const Rules *rules, Ruling *why);

/* What the seat, which is asked or may act out of turn, may choose. False when a rule failed. */
bool custom_choices(const Game *game, const Rules *rules, int seat, PhaseChoices *out, Ruling *why);

/* The word of a choice as it is said: that of the phase which is called so, else itself. */
const char *choice_word(const Rules *rules, const char *word);

/* Before a phase that is not of the variant, the index-th of its own has ended: are all hands of
** one size, and has the kitty its own? */
bool custom_end(const Game *game, const Rules *rules, int index, Ruling *why);

/* One of the choices that a seat has: the index-th of them. */
typedef struct Choosing {
  const Game *game;
  const Rules *rules;
  int seat;
  const PhaseChoices *choices;
  int index;
} Choosing;

/* Shows `visit` the cards that this choice may be made with, until it returns false. True when they
** were all shown; false when it stopped them, or there are more than are looked at. */
bool custom_each_cards(const Choosing *choosing, bool (*visit)(void *data, const CardSet *cards),
                       void *data);

#endif
