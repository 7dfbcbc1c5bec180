/* read_records.h - readers of single values, for the files that read fields. */
#ifndef read_records_h
#define read_records_h

#include <stdarg.h>

#include "lua/load/read_fields.h"

/* What is being read, and where it was set. */
typedef struct Reader {
  lua_State *L;
  Variant *variant;
  Rules *rules;
  const Field *field;
  int file, line;
} Reader;

/* Raises "file:line: group.name", then the sentence, which begins with ": " or " = ". */
_Noreturn void read_fail(const Reader *reader, const char *format, ...);
/* A name that the file gives must be one that can be shown. */
void read_printable(const Reader *reader, const char *name);

/* "a", "b" or "c" into out, which is returned. */
const char *list_words(const char *const words[], char *out, size_t size);

/* The index of the word at `at`; raises when it is none of them. */
int read_word(const Reader *reader, int at, const char *const words[]);

/* Raises unless the key is one of them: "did you mean". */
void read_key(const Reader *reader, const char *key, const char *const keys[]);

/* A whole number; `what` stands behind the field's name in messages (".kitty"). */
int read_number(const Reader *reader, int at, const char *what, int min, int max);

/* Raises for keys of the table at `at` that are not in the list. */
void read_keys(const Reader *reader, int at, const char *const keys[]);

/* Each word of a text, in turn: copies it to word[], returns the rest or NULL at the end. */
const char *read_next_word(const char *text, char word[16]);

/* The text at `at`; raises when it is none: ": must be WHAT". */
const char *read_text(const Reader *reader, int at, const char *what);

/* Reads the range under `key` of the table on top, if it is there. */
void read_range_of(const Reader *reader, const char *name, const char *key, Range *range);

/* The text under `key` of the table on top; NULL if there is none. It lasts as long as the table.
** Cards and a rank or a joker by such a text. */
const char *read_text_of(const Reader *reader, const char *name, const char *key);
uint8_t read_cards_of(const Reader *reader, const char *name, const char *text,
                      Card out[EXACT_MAX]);
uint8_t read_rank_of(const Reader *reader, const char *word);

/* read_forms.c: the keys of a form, the table on top, by the game's family. */
void read_trick_form(const Reader *reader, const char *name, Form *form);
void read_climb_form(const Reader *reader, const char *name, Form *form);

/* Of climbing games: when all forms are there, what one completes. A field whose values are others
** there; false when it has none. */
void read_climb_link(const Reader *reader, const char *name, int i);
bool read_climb(const Reader *reader, int at);

/* A value of a FIELD_OWES. */
void read_owes(const Reader *reader, int at);

/* read_order.c: order.ranks, order.trumps, order.no_trump. */
void read_rank_order(const Reader *reader, int at);
void read_trumps(const Reader *reader, int at);
void read_no_trump(const Reader *reader, int at);

/* read_named.c: declare.bids, lead.forms. */
void read_bids(const Reader *reader, int at);
void read_forms(const Reader *reader, int at);

/* read_phases.c: the field `phases`: the list, and the phases that are added. */
void phases_read(const Reader *reader, int at);

/* A value of a FIELD_OTHER. */
void read_other(const Reader *reader, int at);

#endif
