/* field_texts.h - the notations of values that are texts: ranks, cards, levels, units, rungs. */
#ifndef field_texts_h
#define field_texts_h

#include "rules/schema.h"

extern const FieldText field_rank;          /* "5" */
extern const FieldText field_rank_or_joker; /* the same, or "LJ", "HJ"; stored as a card then */
extern const FieldText field_ranks;         /* "3 4 … LJ HJ", each once */
extern const FieldText field_track;         /* "2 3 … A NT", each once, NT last */
extern const FieldText field_level;         /* a level of the track, stored as its index there */
extern const FieldText field_stops;         /* "5 T K A" as stops of the declarers */
extern const FieldText field_rank_span;     /* "3-T", in the order of order.ranks: bits */
extern const FieldText field_cards;         /* "2S 3C": a list */
extern const FieldText field_card;          /* "3C" */
extern const FieldText field_unit;          /* "2x2": size and length */
extern const FieldText field_shape;         /* "2x2+1": to the units of a demand */
extern const FieldText field_why;           /* any text */
extern const FieldText field_above;         /* "0+": the row begins above so many steps */
extern const FieldText field_name;          /* the name of a phase */

/* The keys of maps, as bits: a rank (its cards) or a card; levels. */
extern const FieldText field_key_rank_or_card;
extern const FieldText field_key_levels;

/* A unit ("2x2", a set as "2"), blanks around it or not; *end: whatever stands behind them. */
bool unit_parse(const char *text, UnitSize *unit, const char **end);

/* One rung of a ladder of trumps by its word; false when it is none. */
bool rung_parse(const char *word, Rung *rung);

#endif
