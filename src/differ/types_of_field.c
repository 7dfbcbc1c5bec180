/* types_of_field.c - see types_of_field.h. */
#include "differ/types_of_field.h"

#include <string.h>

#define T(type) (1u << POSED_##type)

/* Of a field, or of a group ("" as its name) in so far as none of its fields stands before it. */
static const struct {
  const char *group, *name;
  uint32_t types;
} BEARS[] = {
    {"deck", "fit", T(DECK) | T(BEGINS)},
    {"deck", "spares", T(BEGINS)},
    {"deck", "", T(DECK) | T(BEGINS)},
    {"deal", "direction", 0},
    {"deal", "first", 0},
    {"deal", "next", T(SETTLE)},
    {"deal", "refuse", T(BEGINS)},
    {"deal", "begins", T(BEGINS) | T(STEPS)},
    {"deal", "ends", T(SETTLE)},
    {"deal", "", T(MISDEAL) | T(STEPS)},
    {"points", "cards", T(WORTH) | T(WINNER) | T(SETTLE)},
    {"points", "", 0},
    {"levels", "", T(SETTLE) | T(BEGINS) | T(BID)},
    {"declare", "nobody", T(TURNED) | T(STEPS)},
    {"declare", "does", T(STEPS) | T(BID)},
    {"declare", "", T(BID)},
    {"kitty", "size", T(DECK)},
    {"kitty", "refuse", T(BURY)},
    {"kitty", "multiplier", T(SETTLE)},
    {"kitty", "shown_at_end", 0},
    {"kitty", "", T(STEPS)},
    {"friends", "teams", T(STEPS) | T(SCORE) | T(SETTLE)},
    {"friends", "count", T(DECK) | T(CALL)},
    {"friends", "twice", T(FRIENDS)},
    {"friends", "joins", T(FRIENDS) | T(STEPS)},
    {"friends", "found", T(FRIENDS)},
    {"friends", "calls", T(FRIENDS) | T(STEPS)},
    {"friends", "own_copy", T(CALL) | T(FRIENDS)},
    {"friends", "", T(CALL)},
    {"order", "", T(SUIT) | T(ADJACENT) | T(WINNER) | T(LEAD) | T(FOLLOW)},
    {"lead", "first", T(STEPS)},
    {"lead", "refuse", T(LEAD)},
    {"lead", "", T(LEAD) | T(FOLLOW) | T(WINNER)},
    {"follow", "", T(FOLLOW)},
    {"throw", "allowed", T(LEAD)},
    {"throw", "penalty", T(THROW) | T(SETTLE)},
    {"throw", "shown", 0},
    {"throw", "", T(THROW)},
    {"win", "", T(WINNER)},
    {"score", "early_end", T(DECIDED)},
    {"score", "", T(SCORE) | T(SETTLE)},
    {"advance", "", T(SETTLE)},
    {"", "", T(STEPS)},
};

uint32_t types_of_field(const Field *field) {
  for (size_t i = 0; i < sizeof BEARS / sizeof *BEARS; i++)
    if (!strcmp(BEARS[i].group, field->group) &&
        (!BEARS[i].name[0] || !strcmp(BEARS[i].name, field->name)))
      return BEARS[i].types;
  return 0;
}
