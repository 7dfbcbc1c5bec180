/* merge_layers.h - what one file sets for a field, laid over what others have set. */
#ifndef merge_layers_h
#define merge_layers_h

#include "lua/load/layers.h"

/* Takes the value on top as what a file sets for a field. Raises. */
void layers_set_field(lua_State *L, Variant *variant, const Field *field, int file);

#endif
