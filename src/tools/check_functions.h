/* check_functions.h - trying a game's functions out before anybody plays by them. */
#ifndef check_functions_h
#define check_functions_h

#include "lua/variant.h"

/* Can anybody declare in the first deal, with the cards of this deck? False, and why. */
bool deal_can_begin(const Rules *rules, char *error, size_t error_size);

/* Plays a game on examples and asks its functions: every trump, the points from none to more than
** there are, a deal in which nobody declares, deals at random in which each leader also tries
** throws, a throw that is ruffed twice, the end of each deal with a member of the team missing and
** with many levels to rise. False, and "field failed at file:line: …" in error, at the first that
** goes wrong, answers what it may not, or leaves nothing to do. Of the functions that none of this
** came to, the bits by Hook stay in *unasked (not NULL), the others are taken out. */
bool examples_hold(Variant *variant, uint64_t *unasked, char *error, size_t error_size);

#endif
