/* schema.h - the one list of fields: from it come loading, checking, diff, set, completion,
** the rulebook and the reference in variants/README.md.
*/
#ifndef schema_h
#define schema_h

#include "rules/questions.h"

typedef enum FieldType {
  FIELD_WORD,   /* one of `words`; stored as its index (uint8_t) */
  FIELD_WORDS,  /* a list of some of `words`; stored as a set of bits (uint8_t) */
  FIELD_LIST,   /* a list of `words` in an order that counts; stored as bytes, each 1 + the index of
                   its word, their number in the byte behind the array */
  FIELD_OWES,   /* the ladder of demands: words and tables; stored as Owes */
  FIELD_NUMBER, /* min … max; stored in `size` bytes */
  FIELD_BOOL,
  FIELD_OTHER, /* a table or text with a reader of its own (variant_fields.c) */
} FieldType;

typedef struct Field {
  const char *group, *name;
  FieldType type;
  uint8_t family;           /* Family whose games have it */
  uint16_t offset, size;    /* in Rules */
  const char *const *words; /* ended by NULL; in the order of the enum in rules.h */
  int min, max;
  bool required;         /* a game must set it: no value is neutral */
  bool unhashed;         /* how a game is shown, not how it is played: outside Rules.hash */
  bool adds;             /* functions of all rules are asked in turn, none replaces another */
  int hook;              /* Hook, or -1: a value, or a function asked once while loading */
  const char *values;    /* what may stand there, beside the words; NULL: the words say it */
  const char *arguments; /* of a function asked while loading: "(players, packs)"; NULL: none */
  const char *answer;    /* of that: "a number" */
  const char *asked;     /* how often: "game", "deal", "trump", "bid", "hand", "play" */
  const char *sentence;  /* what the field says, for people */
} Field;

extern const Field schema[];
extern const int schema_n;
extern const char *const schema_groups[]; /* ended by NULL */

/* The field "follow.smaller" or of a hook; NULL if there is none. */
const Field *schema_find(const char *group, const char *name);
const Field *schema_of_hook(Hook hook);

/* What its function takes, "(hand, player, deal)", and gives, "a sentence, or nil", whenever it is
** asked; NULL: the field holds none. */
const char *schema_arguments(const Field *field);
const char *schema_answer(const Field *field);

/* The field's place in the list. */
int schema_index(const Field *field);

/* Is this the name of a group? `phases` is a field without one: its group is "". */
bool schema_has_group(const char *group);

/* The known word nearest to `word` by edit distance among `words` (ended by NULL), or NULL when
** none is near: for "did you mean". */
const char *nearest_word(const char *word, const char *const words[]);

#endif
