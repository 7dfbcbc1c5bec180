/* lead.h - what may be led. Pagat, The Play. Sets are in order space. */
#ifndef lead_h
#define lead_h

#include "base/rng.h"
#include "play/lead_grouping.h"
#include "play/play_case.h"
#include "rules/refusal.h"

/* Is the play, part of the hand, a legal lead? On LEGAL *shape is its shape; one unit is a plain
** lead, several are a throw, which is legal to try where throw.allowed says so (asked when it is a
** function). `grouping` is how the leader divides it (lead.grouping); NULL: he does not say. */
Refusal lead_check(const PlayCase *of, const CardSet *play, const Grouped *grouping, Shape *shape,
                   char *error, size_t error_size);

/* The play divided as is named (NULL, or nothing named: longest first). False: it cannot be, or may
** not by lead.grouping; *shape is then no use. */
bool lead_divide(const Order *order, const Rules *rules, const CardSet *play,
                 const Grouped *grouping, Shape *shape);

/* Of a lead that may be made by its cards: LEGAL, or it is a card of no suit, and the hand (order
** space, the lead part of it) has others: such a card is led, alone, by who holds nothing else. */
Refusal lead_check_hand(const Order *order, const CardSet *play, const CardSet *hand, Ruling *why);

/* The ruling on such a lead; `grouping` may be NULL. */
void lead_explain(const PlayCase *of, const CardSet *play, const Grouped *grouping, Ruling *out);

/* Does every face of the throw stand in it equally often (throw.allowed "equal sets", E115)? */
bool lead_equal_sets(const CardSet *play, int planes);

/* Calls visit for every plain lead (one unit) that the hand can make, each set of cards once; stops
** when visit returns false. Returns how many were visited. */
int lead_each(const Order *order, const Rules *rules, const CardSet *held,
              bool (*visit)(void *data, const Unit *unit), void *data);

/* One of them, each equally likely. The hand must not be empty. */
void lead_sample(const Order *order, const Rules *rules, const CardSet *held, Rng *rng, Unit *out);

#endif
