/* print_field.h - what a field holds, as text. */
#ifndef print_field_h
#define print_field_h

#include "lua/load/layers.h"

/* Writes the value at `at` as Lua would: `"whole suit"`, { per_card = 10 }. What does not fit is
** cut short. */
void layers_write(lua_State *L, int at, char *out, size_t size);

/* What the field holds, as variant_value has it. */
const char *layers_field_text(const Variant *variant, const Field *field);

#endif
