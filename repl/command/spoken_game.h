/* spoken_game.h - which game: by the words that people call it, by how many they are. */
#ifndef repl_spoken_game_h
#define repl_spoken_game_h

#include "repl/repl.h"

enum { CHOICES = 40 };

/* A game that is offered. The nearer to the default one the earlier: itself, those of its family,
** the rest. */
typedef struct Choice {
  char name[GAME_SPEC], title[ROW_TEXT], summary[ROW_TEXT];
  int distance;
} Choice;

/* The games for a number of players; for 0, how many they are being unknown, the default one alone,
** as `first`. */
typedef struct Choices {
  Choice choice[CHOICES];
  int players, n;
  Family family; /* of the default game */
  char first[GAME_SPEC];
} Choices;

void find_choices(Choices *choices, int players);

/* For how many players there are games: bit n for n of them. */
uint32_t games_counts(void);

/* Is the game for so many (0: for any number)? Its family in *family, if that is not NULL. */
bool game_is_for(const char *spec, int players, Family *family);

/* Loads a game for as many as the one at hand, with the files that this has (variant_load_as). */
Variant *load_beside(const Repl *repl, const char *spec, char *error, size_t error_size);

/* Loads a game as variant_load_as does. Where the game is not for so many, the error begins with
** those that are. */
Variant *choose_variant(const char *spec, const VariantWanted *wanted, char *error,
                        size_t error_size);

#endif
