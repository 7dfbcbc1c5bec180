/* rulefiles.h - variants for tests: those of the tree, and house rules written to files. */
#ifndef rulefiles_h
#define rulefiles_h

#include "lua/variant.h"
#include "support.h"

/* Writes NAME.lua into a folder of this program's own; returns its path. The folder goes when the
** program ends, or now. */
const char *rulefile(const char *name, const char *text);
void rulefiles_remove(void);
/* The spec of a game with a house rule of this text, in rule.lua; with two in one.lua, two.lua. */
const char *with_rule(const char *game, const char *text);
const char *with_two(const char *game, const char *one, const char *two);

/* A spec, the default game if NULL. It must load. What is loaded here goes when the test is over,
** or with spec_free, where a test loads hundreds. */
Variant *spec_load(const char *spec, int players);
const Rules *spec_rules(const char *spec, int players);
void spec_free(Variant *variant);
/* Pagat for six with a house rule of this text; NULL: without. It must load. */
Variant *rulefile_load(const char *text);
const Rules *rulefile_rules(const char *text);
/* The same of fields, printed as by printf, for so many players. */
Variant *rulefile_with(int players, const char *fields, ...);
const Rules *rules_with(int players, const char *fields, ...);

/* The numbers of players that a game has decks for; how many. It must load. */
int spec_counts(const char *game, int counts[SEAT_MAX]);
/* PENGYOU_LONG: how many times as much is to be played; 0: no more than always. */
int long_rounds(void);

/* The names of all that is found of a type: "game" or "house rule". */
enum { NAMES_MAX = 512 };
typedef struct Names {
  const char *type;
  char name[NAMES_MAX][64];
  int n;
} Names;
void names_find(Names *names);

/* What is said when a spec cannot be loaded, the folder's name left out. It must not load. */
const char *rulefile_error(const char *spec, int players);
/* The same for pagat with a house rule of this text, in rule.lua. */
const char *rulefile_refused(const char *text);
/* Fails unless such a house rule is refused with this piece of a sentence. */
void assert_refused(const char *text, const char *says);
/* The same of each row: its fields, put into the format, behind the name of a house rule. */
void assert_all_refused(const char *format, const char *const wrong[][2], size_t n);
#define ALL_REFUSED(format, wrong) assert_all_refused(format, wrong, sizeof wrong / sizeof *wrong)

#endif
