/* field_checks.h - what does not go together within one field, and what comes of its values. */
#ifndef field_checks_h
#define field_checks_h

#include "rules/schema.h"

/* Packs that were read aside: a list, and what each of them lacks. */
typedef struct Pack {
  uint8_t lowest, LJ, HJ;
  Card without[WITHOUT_MAX];
  uint8_t without_n;
} Pack;
typedef struct Packs {
  Pack pack[PACK_MAX];
  uint8_t n;
} Packs;

/* What a key holds before it is given, where zero is a value. */
enum { NOT_GIVEN = 0xff };

FieldCheck check_pack_number, check_packs, check_kitty_at_least, check_no_truth, check_result_seats;
FieldCheck check_holder, check_after_last, check_again_from;
FieldCheck check_no_trump_ladder, check_bid, check_form, check_step, check_phase, check_phases;
FieldCheck check_owed_cards, check_owed_shapes, check_owes;

#endif
