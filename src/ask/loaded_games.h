/* loaded_games.h - the games that questions are about: loaded once for every number of players and
** every deck. */
#ifndef loaded_games_h
#define loaded_games_h

#include "base/text.h"
#include "lua/load/find_files.h"
#include "lua/variant.h"
#include "rules/refusal.h"

/* Why a question has no answer: a code (src/tools/README.md lists them) and a sentence, said. */
typedef struct AskError {
  const char *code; /* NULL: none */
  char message[VARIANT_ERROR];
} AskError;

/* Notes the error; returns false. */
#define ask_fail(error, code, ...) ask_fail_values(error, code, VALUES(__VA_ARGS__))
bool ask_fail_values(AskError *error, const char *code, const Value sentence[]);
/* A function of the rules failed. */
bool ask_rule_failed(AskError *error, const Ruling *why);

/* Which deck a game is loaded with: `players` alone (0: the number that the game names) has its own
** deck for them; `full` (to PACK_MAX) that many full packs of 54, with `own_first` only if its own
** has another number. */
typedef struct DeckWanted {
  int players, full;
  bool own_first;
} DeckWanted;

typedef struct Loaded {
  char *spec;
  const Reach *reach;
  DeckWanted wanted;
  unsigned long used; /* when, for the one that has to make room */
  Variant *variant;
  const Rules *rules;
  CardSet deck; /* kind space */
  int planes;
} Loaded;

typedef struct Games Games;
Games *games_new(void); /* NULL: no memory */
/* From now on games are loaded so, but for players, deck and reach, which are said of each. What
** was loaded before is forgotten. What it points to must outlive the games. */
void games_load_as(Games *games, const VariantWanted *as);
void games_free(Games *games);

/* Finds or loads a game; it stays loaded until many others were asked for. `reach`, which is
** kept, says which files the spec may name (NULL: any). For its functions a command begins
** (rules_begin). NULL, and why in *error, when it cannot be loaded. */
Loaded *games_find(Games *games, const char *spec, DeckWanted wanted, const Reach *reach,
                   AskError *error);

/* The same of a game that somebody else has loaded, and keeps. NULL: no memory. */
Loaded *loaded_borrow(Variant *variant);
void loaded_return(Loaded *loaded);

/* Puts a card of the deck into a set (kind space); false, and why in *error, when the deck has no
** further one. `name` is the key that is read. */
bool loaded_put(const Loaded *loaded, CardSet *cards, Card card, const char *name, AskError *error);

#endif
