/* variant.h - games and house rules: found, read, merged, compiled to Rules.
**
** A spec is a game's name, a path (./mine.lua) or a sum with + (pagat+tractor-above-ace); a part of
** the sum may set one field (pagat+order.tractors="plain ranks", inline_rule.h). A name that no
** file has may be an alias or a title (tractor, 拖拉机): the rules have the file's name then.
** One sandboxed Lua state for each loaded game; each file in an environment of its own.
**
** Any thread may load. A variant and its rules, though they are const, belong to one thread at a
** time, and so does what asks by them: in them stands what was found out. */
#ifndef variant_h
#define variant_h

#include "io/file.h"
#include "notation/carried_files.h"
#include "rules/schema.h"
#include "rules/value_words.h"

typedef struct Variant Variant;

enum { VARIANT_ERROR = 1024 };

/* Loads the spec for a number of players (0: the game's `default_players`, else the smallest that
** it has). NULL and, said, "file:line: what is wrong and what would be right" in error. */
Variant *variant_load(const char *spec, int players, char *error, size_t error_size);
void variant_free(Variant *variant);

/* The rules; they live as long as the variant. */
const Rules *variant_rules(const Variant *variant);

/* Texts that a record carries, from which what is loaded may have its files (NULL: from none); they
** come before the files that lie here, or with `here_first` behind them. */
typedef struct Offer {
  const CarriedFiles *files;
  bool here_first;
} Offer;

/* The same, loaded as somebody wants it. */
typedef struct VariantWanted {
  int players;
  int packs; /* a deck of so many full packs of 54, 1 to 8, from which values follow that depend
                  ** on the deck; 0: the game's own */
  bool own_first;              /* but the game's own if it has as many packs */
  const struct Reach *reach;   /* of who may not read every file (find_files.h); NULL: of who may */
  const struct Limits *limits; /* of the scripts (sandbox.h); NULL: limits_default */
  const struct InsteadOf *instead; /* of a file (find_files.h); NULL: every file as it stands */
  Offer offer;                     /* copied */
} VariantWanted;
Variant *variant_load_as(const char *spec, const VariantWanted *wanted, char *error,
                         size_t error_size);

/* The texts that it was offered, those that are needed and others, before the files that lie here:
** for who loads it again. And those that a record of it must carry: of the files that do not come
** with the program, and of those that were offered. Both live as long as the variant. */
Offer variant_offered(const Variant *variant);
const CarriedFiles *variant_carries(const Variant *variant);

/* From now on what is loaded may run for so many instructions in one command, where VariantWanted
** names no limits; 0: as by limits_default. For a program that links the library, before it loads
** rules. */
void variant_budget(uint64_t instructions);

/* The player counts that the game has, ascending; returns how many. */
int variant_player_counts(const Variant *variant, int counts[SEAT_MAX]);

/* Which files the game was read from, in the order in which they were; at most `max`. Returns how
** many. */
int variant_files(const Variant *variant, FileId files[], int max);

/* The name of a part of the sum, of this length, said: of its game or house rule, of a field that
** is set; the part itself where it is none. */
const char *variant_part_name(const Variant *variant, const char *part, size_t length, char *out,
                              size_t size);

/* What the file of the part at the head of this text says of itself, said; "": nothing, or the part
** sets a field. */
enum { SUMMARY_SAID = 768 };
void variant_part_summary(const Variant *variant, const char *part, char out[SUMMARY_SAID]);

/* The field that a part of the sum sets, with what it holds in this game, to be put into words of
** that language; the value lives as long as the variant. False: the part is a game or a house
** rule. */
bool variant_part_sets(const Variant *variant, const char *part, const char *language,
                       WordedValue *out);

/* Where a field was set, by file and line ("variants/pagat.lua:12"), or "" when it is neutral, or
** NULL: there is no such field. */
const char *variant_source(const Variant *variant, const Field *field);

/* The name of that file's game or house rule, said; "" when it is neutral. */
const char *variant_source_name(const Variant *variant, const Field *field);

/* File and line of all files that have a say in the field, the last first: "a.lua:3, b.lua:5". */
void variant_sources(const Variant *variant, const Field *field, char *out, size_t size);

/* What a field holds, as text: a value as Lua writes it; a function as "function (file:line)",
** behind it " over " and what lies below, down to the value. "" when it is not set, "?" when there
** is no memory to write it. It lives as long as the variant. */
const char *variant_value(const Variant *variant, const Field *field);

/* A function that a field holds, in place of a value or in its table. */
enum { DOC_SAID = 1040 };
typedef struct FieldFunction {
  char doc[DOC_SAID];      /* what its file says of it, said; "": nothing */
  char without[GAME_SPEC]; /* the sum without that file, or with what it extends; "": none */
  const char *path;        /* of the file; lives as long as the variant */
  int line;
} FieldFunction;

/* The i-th function of the field from 0, the last first, down to one that asks none further. False:
** there are no more, or there was no memory. */
bool variant_function(const Variant *variant, const Field *field, int i, FieldFunction *out);

/* Is all that the functions close over as it was when the files had run? False: which field keeps
** what. */
bool variant_keeps_nothing(Variant *variant, char *error, size_t error_size);

/* Why the last hook failed ("file:line: sentence"); "" when none did. */
const char *variant_error(const Variant *variant);

/* The games and house rules that can be found: in PENGYOU_PATH, ./variants, variants beside the
** folder of the program, then the installed place; or (`here`) those that lie in the folder that
** one is in, by their paths ("./mine.lua"), where other files are passed over. False when there was
** no memory to look, or to read one of them. */
typedef struct ListedRule {
  const char *name, *path;
  const char *type;            /* "game", "house rule" or "broken" */
  const char *summary, *title; /* said; people call it by the title */
} ListedRule;
bool variant_list(bool here, void (*visit)(void *data, const ListedRule *listed), void *data);

/* A sum, said: as files write it, in Chinese by the titles of its files and fields. It need not go
** together; a part that cannot be found stays as it is. */
enum { SUM_SAID = 1024 };
const char *variant_sum_said(const char *spec, char out[SUM_SAID]);

/* The games among those that do not lie here alone. */
bool variant_each_game(void (*visit)(void *data, const ListedRule *game), void *data);

/* The sums of each of these games and a house rule (or more, with +), whether they go together or
** not. */
bool variant_each_over(const char *rule, void (*take)(void *data, const char *sum), void *data);

/* Can the game or sum be loaded? */
bool variant_is_sound(const char *spec);

/* Is this the name or the path of a house rule's file that can be read? */
bool variant_is_house_rule(const char *word);

/* The spec of the game whose file says `default = true`, into out. False if there is none, or if
** there was no memory to find it: errno is ENOMEM then, else 0. */
bool variant_default(char *out, size_t size);

/* The same of the game whose file has this word among its `aliases`, by which people call it, or as
** its name or its title in any language; capitals or not. Where none is found, it may lie in the
** folder that one is in: the spec is its path then ("./mine.lua"). */
bool variant_of_alias(const char *word, char *out, size_t size);

/* The name of the house rule with this title, in any language; else the path of one of this name or
** title in the folder that one is in. */
bool variant_of_title(const char *title, char *out, size_t size);

/* Replaces in a sum (GAME_SPEC bytes) the aliases and titles of games and house rules, and the
** Chinese names of fields that are set, by their names: 找朋友+抠底加倍+底牌倍数＝4. False,
** and it is as it was: there were none. */
bool variant_take_alias(char *spec);

#endif
