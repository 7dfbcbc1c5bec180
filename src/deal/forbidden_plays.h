/* forbidden_plays.h - the plays that are left where lead.refuse or follow.refuse has a say: those
** that the mechanics allow, each asked about.
**
*/
#ifndef forbidden_plays_h
#define forbidden_plays_h

#include "deal/deal.h"
#include "play/legal_plays.h"

enum { ALLOWED_ASKED = 1024 }; /* plays that are asked about; beyond that there may be others */

typedef struct Allowed {
  int passed;   /* of those asked about */
  bool more;    /* there are plays that were not asked about; of leads always throws */
  bool failed;  /* a function failed, and the search ended there */
  CardSet last; /* the play that was asked about last: if one failed, that one */
} Allowed;

/* What the seat on turn may play (kind space), leads of one unit alone: up to `max` into plays;
** returns how many. There must be a trick being played. */
int allowed_list(const Game *game, const Rules *rules, CardSet plays[], int max, Allowed *allowed);

/* Calls visit for each lead of one unit that the seat on turn may make, in the order of lead_each.
** There must be a trick being played, and nothing on the table. */
void allowed_leads(const Game *game, const Rules *rules,
                   void (*visit)(void *data, const Unit *unit, const CardSet *kinds), void *data,
                   Allowed *allowed);

/* Nothing was found that is allowed, and *why is the refusal of what was tried: the fields that
** refuse ("kitty.refuse"), of calls those that refuse one card or another. Returns how many. */
enum { OBJECTIONS_MAX = 4 };
int allowed_objections(const Game *game, const Rules *rules, const Ruling *why,
                       const char *fields[OBJECTIONS_MAX]);

/* The sentence of the refusal, with these fields where it does not say itself where it is from. */
const char *allowed_stopped(const Game *game, const Rules *rules, const Ruling *why, char *out,
                            size_t size);

#endif
