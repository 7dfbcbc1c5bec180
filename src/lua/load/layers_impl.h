/* layers_impl.h - what layers.c and merge_layers.c know of each other. */
#ifndef layers_impl_h
#define layers_impl_h

#include "lua/load/layers.h"

/* The metatables of what wrap(function) and unless_set(value) return. */
extern const char layers_wrapped[], layers_yielding[];

/* Has the header of file `a` the word of file `b` in this list? */
bool layers_header_lists(lua_State *L, const Variant *variant, int a, const char *list, int b);

/* Takes the value on top as what a file sets for a field. Raises. */
void layers_set_field(lua_State *L, Variant *variant, const Field *field, int file);

#endif
