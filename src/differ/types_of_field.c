/* types_of_field.c - see types_of_field.h. */
#include "differ/types_of_field.h"

#include <string.h>

#define T(type) (1u << POSED_##type)

/* Of a field, or of a group ("" as its name) in so far as none of its fields stands before it. */
typedef struct Bears {
  const char *group, *name;
  uint32_t types;
} Bears;

static const Bears IN_TRICKS[] = {
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

/* The same in a climbing game, where hands are played on to their end. */
static const Bears IN_CLIMBING[] = {
    {"deck", "", T(DECK)},
    {"deal", "next", T(STEPS)},
    {"order", "", T(LEAD) | T(FOLLOW) | T(STEPS)},
    {"lead", "forms", T(LEAD) | T(FOLLOW) | T(STEPS)},
    {"lead", "first", T(STEPS)},
    {"follow", "", T(STEPS)},
    {"exchange", "", T(STEPS)},
    {"score", "", T(STEPS)},
    {"advance", "", T(STEPS)},
    {"", "", T(STEPS)},
};

uint32_t types_of_field(const Field *field, Family family) {
  bool climb = family == FAMILY_CLIMB;
  const Bears *list = climb ? IN_CLIMBING : IN_TRICKS;
  size_t n = climb ? sizeof IN_CLIMBING / sizeof *list : sizeof IN_TRICKS / sizeof *list;
  for (size_t i = 0; i < n; i++)
    if (!strcmp(list[i].group, field->group) &&
        (!list[i].name[0] || !strcmp(list[i].name, field->name)))
      return list[i].types;
  return 0;
}
