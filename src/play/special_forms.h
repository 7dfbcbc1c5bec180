/* special_forms.h - forms of lead beyond sets and tractors: cards alike in rank, certain cards,
** forms that a function decides, forms that cover several suits; and forms of more power.
**
** shape.h reads sets in sequence off the planes. What stands here is asked only where a game has
** such forms (rules->lead.special): bombs (炸弹), rainbows, straights that end somewhere, a flash of
** one rank. A unit of cards that are no sets in sequence keeps each face's copies; what is compared
** is its height: trumps by their tier above all other cards, these by their rank, or what the
** form's function says. All sets are in order space.
**
** The functions of a form (`only`, `is`) are asked through Rules.ask. `is` is asked about groups of
** cards that are a whole play, or what is left of one; of a hand about groups of as many cards as
** are wanted, up to FORM_GROUPS of them.
**
*/
#ifndef special_forms_h
#define special_forms_h

#include "play/shape.h"

enum { FORM_GROUPS = 4096, FORM_FAULT = 1024 };

/* One reading, and whether a function failed in it. */
typedef struct Forms {
  const Order *order;
  const Rules *rules;
  bool gave_up; /* some form had more than FORM_GROUPS groups to look at */
  long groups;  /* of cards that are no sets, looked at so far */
  /* Of which faces sequences take all copies or none (protected sets), and of which none at all. */
  uint64_t whole, idle;
  bool failed;
  char fault[FORM_FAULT]; /* how, with file and line */
} Forms;

void forms_open(Forms *forms, const Order *order, const Rules *rules);

typedef bool UnitVisit(void *data, const Unit *unit);

/* Calls visit for every unit of the form with exactly n cards out of these, the higher ones first;
** stops when visit returns false. Returns false if stopped. */
bool form_each(Forms *forms, const Form *form, const CardSet *cards, int n, UnitVisit *visit,
               void *data);

/* The same for every unit in the cards that is like this one. */
bool form_each_like(Forms *forms, const Unit *led, const CardSet *cards, UnitVisit *visit,
                    void *data);

/* The units of several suits, or of one: how the cards are led. As shape_of. What a function says
** of what is left may be longer than what was taken out before, so the units are sorted. */
void form_shape(Forms *forms, const CardSet *cards, Shape *out);

/* Puts units in a shape's order: most cards first, of as many the more power, the sequence, the
** larger sets. A single card that only its own form answers stands before any other. */
void form_sort(Shape *shape);

/* Can the cards be divided so that each of these units has one of its own? If given, parts[i] is
** filled with the one for units[i]. */
bool form_contains(Forms *forms, const CardSet *cards, const Unit units[], int n, Unit parts[]);

/* All the cards as one unit of this form? */
bool form_is(Forms *forms, const Form *form, const CardSet *cards, Unit *out);

/* Notes by which form the sets are led: the one of most power, of several the narrowest. */
void form_name(Forms *forms, Unit *unit);

/* The height of a unit's top: comparable between suits. */
int form_height(const Forms *forms, const Unit *unit);

/* May the play, of as many cards as were led, be made whatever is owed, as one unit of a form that
** answers? `suit`: the places of the led suit; `held`: how many of its cards the hand has. */
bool form_answers(Forms *forms, const CardSet *play, uint64_t suit, int held);

/* Calls visit for every such play of n cards of the hand once. */
bool form_each_answer(Forms *forms, const CardSet *hand, int n, uint64_t suit, UnitVisit *visit,
                      void *data);

/* Calls visit for every plain lead of the hand (one unit) once. */
bool form_each_lead(Forms *forms, const CardSet *hand, UnitVisit *visit, void *data);

/* Is any of the units led of UNIT_SETS_OF_FORM or UNIT_CARDS? Of UNIT_CARDS? */
bool form_has_odd(const Unit units[], int n);
bool form_has_cards(const Unit units[], int n);

#endif
