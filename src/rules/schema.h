/* schema.h - the one list of fields: from it come loading, checking, merging, diff, set,
** completion, the rulebook and the reference in variants/README.md.
**
** A field says what may stand in a file, and where it goes in Rules. So does each key of a table:
** it is a field too, whose `offset` is in the record of the table around it. One reader walks them
** (lua/load/read_value.c), schema_describe puts them into words. Rules.hash is taken over what
** stands in the files, by the order of this list.
**
** Two types have a reader of their own:
**   FIELD_LADDER, whose inner lists are no entries: they say which rungs make up one tier;
**   FIELD_DECK, whose rows set other fields, for a number of players that is chosen by it.
*/
#ifndef schema_h
#define schema_h

#include "base/text.h"
#include "rules/questions.h"

typedef enum FieldType {
  FIELD_WORD,   /* one of `words`; stored in each of `size` bytes */
  FIELD_WORDS,  /* a list of some of `words`; stored as a set of bits (uint8_t) */
  FIELD_NUMBER, /* min … max; stored in `size` bytes */
  FIELD_BOOL,
  FIELD_RANGE,    /* "2", "2+", "2-4", from `min` on; stored as Range */
  FIELD_TEXT,     /* a text that `text` reads; behind `prefix`, if there is one */
  FIELD_FUNCTION, /* stored as *stored in a set of bits, or as true; size 0: a hook alone */
  FIELD_SOURCE,   /* no key of a file: where the entry stands, "file:line"; stored as a text */
  FIELD_ENTRY,    /* the name of an entry of the table around; stored as 1 + its index */
  FIELD_TABLE,    /* a record: `keys` */
  FIELD_CARDS,    /* cards, or a text of them; stored as CardSet */
  FIELD_LIST,   /* min … as many as fit of `item`, or of `words`, each stored as 1 + its index */
  FIELD_NAMED,  /* tables by name, each an `item`, a record that begins with char[NAME_MAX_LEN];
                     laid over each other key by key; beside them a list, if there are `keys` */
  FIELD_MAP,    /* values by rank or card: `item`, `text` reads a key as bits, its places */
  FIELD_OWES,   /* a list as any other, of demands; stored as Owes */
  FIELD_LADDER, /* the trumps from low to high; stored as Ladder */
  FIELD_DECK,   /* the numbers of players, with or without rows; read with the deck */
} FieldType;

typedef struct Field Field;
enum { FIELD_ERROR = 320 };

/* A value that is being read. */
typedef struct FieldValue {
  const Field *field;
  Rules *rules; /* what was read before; NULL: it is what a function returned */
  void *to;     /* its place */
  char error[FIELD_ERROR];
  const char *against; /* the field whose value it does not go with; NULL: it is wrong by itself */
} FieldValue;

/* A notation. `read` stores the text: false with a sentence in value->error, which begins with ": "
** or " = ". */
typedef struct FieldText {
  const char *what; /* "a rank" */
  bool (*read)(FieldValue *value, const char *text);
} FieldText;

/* Called when a value is stored: derives what comes of it, and says what does not go together:
** false with a sentence in value->error, which begins with ": " or ".key: ". */
typedef bool FieldCheck(FieldValue *value);

struct Field {
  const char *group, *name; /* group NULL: a key of a table */
  FieldType type;
  uint8_t family;        /* Family whose games have it */
  uint16_t offset, size; /* in Rules, or in the record; behind a list stands its number, a byte */
  const char *const *words; /* ended by NULL; in the order of the enum in rules.h */
  const char *trick_word;   /* the one of them that climbing games do not have; NULL: all do */
  const uint8_t *stored;    /* what each word is stored as; NULL: its index */
  int min, max;
  const FieldText *text;
  const char *prefix;
  const Field *keys;     /* ended by one without a name */
  const Field *item;     /* of a list, of a table by name */
  const void *fresh;     /* the record before its keys are read; NULL: zeros */
  uint8_t position;      /* of a key: stands there in the list part; of a list: begins there */
  bool aside;            /* is read into a record aside, and `check` takes it from there */
  FieldCheck *check;     /* NULL: every value goes with every other */
  const Field *other;    /* what may stand there instead */
  const Field *climb;    /* what stands there in climbing games; NULL: the same */
  bool required;         /* a game, or a table, must set it: no value is neutral */
  bool of_deck;          /* read with the deck; Rules.hash has the deck that comes of it */
  bool unhashed;         /* how a game is shown, not how it is played: outside Rules.hash */
  bool adds;             /* functions of all rules are asked in turn, none replaces another */
  int hook;              /* Hook, or -1: a value, or a function asked once while loading */
  const char *hint;      /* what the descriptor does not say of its values; NULL: nothing */
  const char *arguments; /* of a function asked while loading: "(players, packs)"; NULL: none */
  const char *answer;    /* of that: "a number" */
  const char *asked;     /* how often: "game", "deal", "trump", "bid", "hand", "play" */
};

extern const Field schema[];
extern const int schema_n;
extern const char *const schema_groups[]; /* ended by NULL */

/* A ladder of demands, as a function returns it; stored as Owes. */
extern const Field schema_owes;

/* The sides, in the order of Side: "nobody", "declarers", "opponents".
** throw.penalty: "leader's side", "other side", in the order of PenaltySide from 1.
** advance.stops: who may leave a level, in the order of Stop. */
extern const char *const schema_sides[];
extern const char *const schema_penalty_sides[];
extern const char *const schema_stop_words[];

/* The field of this group and name, of its whole name ("follow.smaller"), or of a hook; NULL if
** there is none. */
const Field *schema_find(const char *group, const char *name);
const Field *schema_named(const char *whole);
const Field *schema_of_hook(Hook hook);

/* What its function takes, "(hand, player, deal)", and gives, "a sentence, or nil", whenever it is
** asked; NULL: the field holds none. */
const char *schema_arguments(const Field *field);
const char *schema_answer(const Field *field);

/* "follow.owes", or "phases", whose group is "". Returns out. */
enum { FIELD_NAME = 64 };
const char *schema_name(const Field *field, char out[FIELD_NAME]);

/* The field's index in the list. */
static inline int schema_index(const Field *field) { return (int)(field - schema); }

/* Is this the name of a group? `phases` is a field without one: its group is "". */
bool schema_has_group(const char *group);

/* Do games of the family have the field or key? */
static inline bool schema_is_of(const Field *field, Family family) {
  return field->family == FAMILY_BOTH || field->family == family;
}

/* Are its words those for a seat? In climbing games it takes others, or none. */
bool schema_names_seat(const Field *field);

/* Is the value of the field in games of the family told by what Rules holds at its place alone? Of
** the others it is told by what stands in the files. */
bool schema_is_plain(const Field *field, Family family);

#endif
