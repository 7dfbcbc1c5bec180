/* file_header.h - what the head of a file says: its name and family, and which others it extends,
** requires, excludes and needs. */
#ifndef file_header_h
#define file_header_h

#include "lua/load/layers.h"

/* The keys of a header, ended by NULL. */
extern const char *const header_keys[];

/* Takes name and family over from the header, and raises for what is wrong in it. */
void header_check(lua_State *L, Variant *variant, int at);

/* A text of the header into out; "" when it has none. Raises for anything else. */
void header_text(lua_State *L, const Variant *variant, int file, const char *key, char *out,
                 size_t size);

/* The name or the summary of the header at `header` in each language that it has it in, said; ""
** when it has none. */
void header_said(lua_State *L, int header, const char *key, char *out, size_t size);

/* `text`, and what the table at `zh`, if one is there, has under the key, said; both cleaned. */
void header_say_both(lua_State *L, const char *text, int zh, const char *key, char *out,
                     size_t size);

/* Is it a word for a whole family, as `excludes` may have it? */
bool header_is_family(const char *word);

/* Gives forms and added phases the words that the headers have for them, when all is read. */
void header_words(lua_State *L, Variant *variant);

/* Has the header of file `a` the word of file `b` in this list? */
bool layers_header_lists(lua_State *L, const Variant *variant, int a, const char *list, int b);

/* After all are there: does nothing of it exclude another? Raises. */
void layers_check(lua_State *L, Variant *variant);

/* Is the number of `key` ("players", "packs") one that all files need? Asked as soon as the number
** is known, before a deck is made that may not be possible without it. Raises. */
void layers_need(lua_State *L, Variant *variant, const char *key, int number);

#endif
