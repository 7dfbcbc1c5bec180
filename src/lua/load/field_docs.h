/* field_docs.h - what a file says of the functions in it, for people: `doc`, a text for each field
** by its name, in the header and in its `zh`; and words for names in that. */
#ifndef field_docs_h
#define field_docs_h

#include "lua/load/layers.h"

/* Raises where the file at `at` has a text for a field that it does not set. */
void docs_check(lua_State *L, const Variant *variant, int at);

/* Raises where a house rule has a Chinese word for a name that no file of the sum gives. A game may
** have words for what is laid over it. */
void docs_check_words(lua_State *L, const Variant *variant);

/* Has the file a function for the field, in place of a value or in a table? */
bool docs_is_function(lua_State *L, const Variant *variant, int at, const Field *field);

/* What the file says of the field, said; of a house rule that sets nothing else, its summary or
** name. "" where it says nothing. */
void docs_said(lua_State *L, const Variant *variant, int at, const Field *field, char *out,
               size_t size);

#endif
