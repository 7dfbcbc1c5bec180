/* oracle_form.h - units of any form of lead by the plain model: every group of cards is tried.
**
** Written from "What may be led" of variants/README.md alone, as the rest of the model (oracle.h).
*/
#ifndef oracle_form_h
#define oracle_form_h

#include "oracle.h"

/* How many groups of a hand's cards a form with `is` may have for the program to try them all. */
enum { ORACLE_GROUPS = 4096 };

/* All the cards as one unit of the form, which a function may have to say; false: they are none. */
bool oracle_is_of(const Oracle *oracle, int form, const Pile *pile, OracleUnit *out);

/* Every unit of the form with so many cards out of the pile; returns how many. */
int oracle_units_of(const Oracle *oracle, int form, const Pile *pile, int cards, OracleUnit out[],
                    int max);

/* May the one be answered by the other: of one size, and where it matters of one form? */
bool oracle_alike(const OracleUnit *a, const OracleUnit *b);

/* Every unit in the pile that is like the led one, of that effective suit (-1: of any). */
int oracle_like(const Oracle *oracle, const Pile *pile, int suit, const OracleUnit *led,
                OracleUnit out[], int max);

/* How high a unit is among all of its form's power: trumps above all others, else its rank. */
int oracle_form_height(const Oracle *oracle, const OracleUnit *unit);

/* How many effective suits, and how many cards of none, are among these? */
int oracle_suits_in(const Oracle *oracle, const Pile *pile);
int oracle_suitless(const Oracle *oracle, const Pile *pile);

/* Are so many sets of so many copies a tractor where tractors are owed or kept? By the sizes and
** lengths of the forms alone: `to` and `only` speak of leads. */
bool oracle_is_tractor(const Oracle *oracle, int size, int length);

/* Has the game forms that are more than sets in sequence, all of one power? */
bool oracle_has_forms(const Rules *rules);

/* A division of the pile by the rule; may this be one? With the form of each unit. */
void oracle_divide(const Oracle *oracle, const Pile *pile, OracleShape *shape);
bool oracle_is_divided(const Oracle *oracle, const Pile *pile, const OracleShape *shape);

/* Reads the units of a lead once more, as their forms say: what is compared in them. */
void oracle_read(const Oracle *oracle, OracleShape *shape);

/* Can the pile be divided into units of these sizes and lengths, each of a form that may be led? */
bool oracle_may_be_said(const Oracle *oracle, const Pile *pile, const OracleShape *said);

/* May the play be made whatever is owed? `hand`: all that the player holds. */
bool oracle_answers(const Oracle *oracle, const OracleShape *lead, const Pile *hand,
                    const Pile *play);

/* Of all forms with power as which the whole play wins upon the lead that of most; 0: of none. */
int oracle_power(const Oracle *oracle, const OracleShape *lead, const Pile *play, OracleUnit *out);

#endif
