/* examples.h - trying a game's functions out before anybody plays by them (L10). */
#ifndef examples_h
#define examples_h

#include "lua/variant.h"

/* Asks the functions of a game on examples: a deal in which nobody declares, deals at random in
** which each leader also tries a throw, the points from none to more than there are. False, and
** "field failed at file:line: …" in error, at the first that goes wrong or answers what it may
** not. */
bool examples_hold(const Variant *variant, char *error, size_t error_size);

#endif
