/* presets.h - the mechanics of each source as a Rules filled by hand, for unit tests.
**
** Each is a game of four seats with that many whole packs of 54; what concerns levels, bidding and
** scoring is left neutral. What differs: order, follow, throw, win.
*/
#ifndef presets_h
#define presets_h

#include "play/shape.h"
#include "support.h"

Rules rules_preset_000(int packs);         /* the "80" sheet */
Rules rules_preset_001(int packs);         /* the short sheet */
Rules rules_preset_002(int packs);         /* Looking for Friends as Pagat describes it */
Rules rules_preset_002v_top(int packs);    /* 002, tractors through the ace to the jokers */
Rules rules_preset_002v_quad(int packs);   /* 002, four of a kind beat a tractor of two pairs */
Rules rules_preset_002v_subset(int packs); /* 002, as much of the pattern as can be */
Rules rules_preset_002v_equal(int packs);  /* 002, throws of equal numbers only */
Rules rules_preset_004(int packs);         /* the online rules */

/* Every one of them, ended by a NULL name. */
typedef struct Preset {
  const char *name;
  Rules (*make)(int packs);
} Preset;
extern const Preset presets[];

/* The preset of that name; the name must be one of the list. */
Rules rules_preset(const char *name, int packs);

/* Adds to the ladder; a list of shapes as they are written ("2x2+1"), ended by NULL. */
void owe(Rules *rules, Demand demand);
void owe_shapes(Rules *rules, const char *const shapes[]);

/* The order under one trump; it must be one. */
Order order_of(const Rules *rules, const char *trump);

/* Rules of a preset, their order for one trump, and cards as it places them. */
typedef struct Ordered {
  Rules rules;
  Order order;
} Ordered;
Ordered ordered(const char *preset, int packs, const char *trump);
CardSet places_of(const Ordered *at, const char *cards);

/* For who visits units: writes the cards of each, with bars between; ends behind so many. */
typedef struct Listing {
  const Order *order;
  char text[1024];
  int n, stop_after;
} Listing;
bool list_unit(void *listing, const Unit *unit);

/* "9C", "4NT", "NT" as a Trump; for tests, so a malformed text is a failed assertion. */
Trump trump_of(const char *text);

#endif
