/* climb_plays.h - forms, and what follows what, in a climbing game.
**
** Nothing is owed: a play follows if its form has more power than the one on top, or is the same
** form of as many cards and higher. A form with `completes` is played on a form and makes up
** another together with it. Forms are read off the same units as tractors are (shape.h): a run is a
** tractor of sets of one, a bomb a set of three. Source 003, Forms and Bombs; CLIMBING C2, C19,
** C22, C23.
*/
#ifndef climb_plays_h
#define climb_plays_h

#include "play/play_case.h"
#include "play/shape.h"
#include "rules/refusal.h"

/* What lies on top, or would. */
typedef struct Climb {
  uint8_t form;         /* index in lead.forms; of a completion the form that it becomes */
  uint8_t size, length; /* of its unit; size 0: exactly certain cards */
  uint8_t tier;         /* of its highest set */
} Climb;

/* A play as it can be made: the unit in order space (places of certain cards too), what it is when
** it lies there, and the form by which it is played. */
typedef struct ClimbPlay {
  CardSet places;
  Climb climb;
  uint8_t form;
} ClimbPlay;

/* Reads cards (kind space) as a play upon `top`, NULL for a lead; of several readings the one of
** most power. LEGAL, REFUSED_LEAD_FORM or REFUSED_FOLLOW_FORM. */
Refusal climb_check(const Order *order, const Rules *rules, const CardSet *cards, const Climb *top,
                    ClimbPlay *out);

/* The ruling on such a play of this hand, with a play that would do if there is one. */
void climb_explain(const Order *order, const Rules *rules, const CardSet *cards,
                   const CardSet *hand, const Climb *top, Ruling *out);

/* Calls visit for every play of the hand (kind space) that may lead or follows `top`, each set of
** ranks once, and certain cards beside it where they are others; forms by power, each low to high;
** stops when visit returns false. Returns how many were visited. `out_of_turn`: only
** those that may be played out of turn. */
int climb_each(const PlayCase *of, const CardSet *hand, const Climb *top, bool out_of_turn,
               bool (*visit)(void *data, const ClimbPlay *play), void *data);

/* The cards of such a play, out of the hand that it was found for: those that its form names, else
** of each rank the lowest. */
void climb_cards(const PlayCase *of, const ClimbPlay *play, const CardSet *hand, CardSet *cards);

/* "a pair", "a run of 3", "a double run of 4 pairs", "a big bomb": a form in words; the completion
** of a form by the name of what it becomes. */
const char *climb_words(const Rules *rules, const Climb *climb, char out[SHAPE_TEXT]);

#endif
