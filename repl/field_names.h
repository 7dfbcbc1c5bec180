/* field_names.h - fields of the rules by their whole names: "follow.owes", "phases". */
#ifndef repl_field_names_h
#define repl_field_names_h

#include "lua/variant.h"
#include "rules/schema.h"

/* The field; NULL: there is none of that name. */
const Field *field_named(const char *name);

/* Where it was set, "variants/pagat.lua:31"; "" where nowhere. With several, "a.lua:3, b.lua:5",
** each file whose function has a say. */
const char *field_source(const Variant *variant, const char *name);
void field_sources(const Variant *variant, const char *name, char *out, size_t size);

/* The name of the game or house rule that set it, said; "" where none did. */
const char *field_source_name(const Variant *variant, const char *name);

#endif
