/* layers.h - what the files of a game set, one above the other.
**
** A game extends another, house rules change it: each field keeps everything that was set, with
** file and line, so that a function can ask for the rule it replaces and a conflict can name
** both places. */
#ifndef layers_h
#define layers_h

#include <lua.h>

#include "base/core_sentences.h"
#include "base/rule_sentences.h"
#include "lua/load/find_files.h"
#include "lua/load/shared_text.h"
#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/script_error.h"
#include "lua/value/running_question.h"
#include "notation/carried_files.h"
#include "rules/schema.h"

enum { FILE_MAX = 24, LAYER_MAX = 16, SETTING_MAX = 96, VARIANT_TEXT = 1024, HEAD_SAID = 256 };

typedef enum LayerType {
  LAYER_VALUE,
  LAYER_FUNCTION, /* instead of what is below */
  LAYER_WRAP,     /* around whatever the field holds when everything is loaded */
  LAYER_ADDED,    /* asked beside the others (fields that add up) */
} LayerType;

typedef struct Layer {
  LayerType type;
  bool yields; /* unless_set: below whatever another house rule sets */
  int file, line;
  int value;     /* reference in the registry */
  uint8_t takes; /* of a function that is asked during play: the arguments that it names; ALL */
} Layer;
enum { TAKES_ALL = 0xff };

typedef struct Setting {
  Layer layer[LAYER_MAX]; /* from the game upwards: what yields, what does not, wraps */
  int n;
  bool reaches; /* its functions close over something (call/fixed_upvalues.h) */
} Setting;

/* A file that takes part. */
typedef struct File {
  char path[PATH_TEXT], word[PATH_TEXT]; /* word: as it was asked for */
  char key[CARRIED_KEY];                 /* as a record names it; "" of a setting */
  bool carried;                          /* its text is a record's: nothing lies at the path */
  FileId id;                             /* none of a setting */
  bool setting;                          /* a field that is set as a word: no file at all */
  int by;                                /* the file that names it; -1: the spec */
  char name[HEAD_SAID];                  /* of the header, said */
  bool house;
  const SharedText *shared; /* its text; NULL: not yet read */
  int table, call_line;     /* what it returned: reference, and the line of game { */
} File;

struct Variant {
  Sandbox *sandbox;
  const Reach *reach;       /* of the spec, while it is loaded; NULL: it was typed */
  CarriedFiles offered;     /* by the record that the game came with (rule_texts.h) */
  CarriedFiles carries;     /* what its own record must have */
  bool here_first;          /* files that lie here come before those */
  const InsteadOf *instead; /* while it is loaded; NULL: every file as it stands */
  Rules rules;
  struct MadeOnce *made;   /* what has been made of them */
  File file[FILE_MAX + 1]; /* behind the last one: where the next is looked at first */
  int files;
  Setting setting[SETTING_MAX];   /* by the field's index in the schema */
  int owners;                     /* reference: which house rule set which key of a merged table */
  bool has_family;                /* a game's header has named its family */
  int game_players;               /* the header's number, 0 if none */
  int full_packs;                 /* a deck of so many full packs; 0: the game's own */
  bool own_first;                 /* but the game's own if it has so many packs */
  Questions questions;            /* those that are asked during play */
  const Field *field_of[HOOK_NB]; /* of each hook */
  Layer of_bid[BID_TYPE_MAX][2];  /* the functions of each type of bid: only, is */
  struct Fixed *fixed;            /* what functions close over; NULL: not yet noted */
  int asked; /* so many fields whose functions close over something were asked */
  struct FormAnswers *form_answers; /* known answers of forms' functions; NULL: none yet */
  char used_up[REFUSAL_TEXT];       /* what the question said that used up the command's budget */
  char (*source)[PATH_TEXT + 16];   /* of each field, once it was asked for (layers_source) */
};
typedef struct Variant Variant;

/* A line of one of the files. file -1: of none. */
ScriptLocation layers_location(const Variant *variant, int file, int line);

/* layers_fail(L, variant, file, line, SAY(X), values ...): raises "file:line: sentence". file -1:
** the sentence alone. */
#define layers_fail(L, variant, file, line, ...)                                                   \
  script_fail(L, layers_location(variant, file, line), __VA_ARGS__)

enum { LINE_FEE = 4 }; /* instructions for a line that is looked for */

/* Line of a field or of a key below it ("forms.single") in a file. */
int layers_line(const Variant *variant, int file, const Field *field, const char *below);
/* The same of a key of the header, or as it is written out ("lead.forms"). */
static inline int layers_key_line(const File *file, const char *key) {
  return lines_find(&file->shared->lines, key, file->call_line);
}
/* layers_fail at the line of a key of the header. */
#define header_fail(L, variant, at, key, ...)                                                      \
  layers_fail(L, variant, at, layers_key_line(&(variant)->file[at], key), __VA_ARGS__)
/* The topmost layer that is a value, or -1; and the topmost of all. */
int layers_value(const Setting *setting);
const Layer *layers_top(const Setting *setting);

/* "file:line" where the field of this index in the schema was set last, of a loaded game; "": it is
** not set. */
const char *layers_source(const Variant *variant, int setting);

/* Where the function on top of the stack is written; as in `otherwise` when it is in none of the
** files themselves. */
Layer layers_function(lua_State *L, const Variant *variant, const Layer *otherwise);

/* Pushes what a field holds at a layer: a value as it is, a function by calling it with the
** numbers (as many of the n as the field's arguments are) and `inherited`. For functions that
** are evaluated while loading. */
void layers_push(lua_State *L, Variant *variant, const Field *field, int layer, const int number[],
                 int n);

/* Whose value is walked, for the sentence when it goes too deep. */
typedef struct ValueLocation {
  const Variant *variant;
  int file, line;
  const char *what; /* the field */
} ValueLocation;

/* More than any honest value has: a file has at most 200 local functions that hold each other. */
enum { VALUE_DEPTH = 256 };

/* Raises unless a value at this depth may still be walked; charges for the walk of one value. */
void layers_step(lua_State *L, const ValueLocation *location, int depth);

/* Are two values (of any type, tables by content) the same? Raises where they go too deep. */
bool layers_equal(lua_State *L, const ValueLocation *location, int a, int b);

#endif
