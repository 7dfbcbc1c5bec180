/* rulefiles.h - games and house rules written to files for a test, and loaded from them. */
#ifndef rulefiles_h
#define rulefiles_h

#include "lua/variant.h"

/* Writes NAME.lua into a folder of this test's own; returns its path. The folder goes at the
** end. */
const char *rulefile(const char *name, const char *text);
void rulefiles_remove(void);

/* Pagat for six with a house rule of this text; NULL: without. It must load. */
Variant *rulefile_load(const char *text);

/* What is said when a spec cannot be loaded, the folder's name left out. It must not load. */
const char *rulefile_error(const char *spec, int players);
/* The same for pagat with a house rule of this text, in rule.lua. */
const char *rulefile_refused(const char *text);

#endif
