/* choose_game.c - see choose_game.h. */
#include "repl/command/choose_game.h"

#include <stdlib.h>
#include <string.h>

#include "repl/chinese_commands.h"
#include "repl/command/handlers.h"
#include "repl/line.h"
#include "repl/say.h"

enum { CHOICES = 40 };

/* A game that is offered. The nearer to the default one the earlier: itself, those of its family,
** the rest. */
typedef struct Choice {
  char name[GAME_SPEC], summary[ROW_TEXT];
  int distance;
} Choice;

/* The games for a number of players. */
typedef struct Choices {
  Choice choice[CHOICES];
  int players, n;
  Family family; /* of the default game */
  char first[GAME_SPEC];
} Choices;

/* Is the game for so many (0: for any number)? Its family in *family, if that is not NULL. */
static bool is_for(const char *spec, int players, Family *family) {
  char error[VARIANT_ERROR];
  int counts[SEAT_MAX], n = 0;
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  bool found = variant && players == 0;
  if (variant) n = variant_player_counts(variant, counts);
  for (int i = 0; i < n; i++) found |= counts[i] == players;
  if (variant && family) *family = (Family)variant_rules(variant)->family;
  variant_free(variant);
  return found;
}

static void visit_game(void *data, const char *name, const char *path, const char *type,
                       const char *summary) {
  Choices *choices = data;
  Family family;
  (void)path;
  if (strcmp(type, "game") != 0 || choices->n == CHOICES) return;
  if (!is_for(name, choices->players, &family)) return;
  int distance = strcmp(name, choices->first) == 0 ? 0 : family == choices->family ? 1 : 2;
  Choice *at = &choices->choice[choices->n++];
  for (; at > choices->choice && at[-1].distance > distance; at--) *at = at[-1];
  snprintf(at->name, sizeof at->name, "%s", name);
  snprintf(at->summary, sizeof at->summary, "%s", summary);
  at->distance = distance;
}

static void find_choices(Choices *choices, int players) {
  choices->n = 0;
  choices->players = players;
  if (!variant_default(choices->first, sizeof choices->first) ||
      !is_for(choices->first, 0, &choices->family))
    *choices->first = '\0';
  variant_each(visit_game, choices);
}

Variant *choose_variant(char *spec, const VariantWanted *wanted, char *error, size_t error_size) {
  char names[256] = "", reason[SESSION_ERROR];
  Text list = text_start(names, sizeof names);
  Choices choices;
  int players = wanted->players;
  Variant *variant = variant_load_as(spec, wanted, error, error_size);
  if (!variant && variant_take_alias(spec))
    variant = variant_load_as(spec, wanted, error, error_size);
  if (variant || players == 0 || !is_for(spec, 0, NULL) || is_for(spec, players, NULL))
    return variant;
  sentence_first(error, reason, sizeof reason);
  find_choices(&choices, players);
  for (int i = 0; i < choices.n; i++) text_add(&list, i ? ", %s" : "%s", choices.choice[i].name);
  if (choices.n > 0) say_fail(error, error_size, SAY(GAMES_FOR), players, names, reason);
  return NULL;
}

/* --- asked at the terminal --- */

/* What became of a line that was typed as an answer. */
typedef enum Answer {
  ANSWER_OTHER, /* none of the words that do something wherever it is asked */
  ANSWER_DONE,  /* one that is answered: then it is asked again */
  ANSWER_BEGIN, /* the default game, and what `repl->first` says */
  ANSWER_LEAVE
} Answer;

/* The line in `out`, without blanks around it; false when the input ended. */
static bool read_line(char out[GAME_SPEC]) {
  char *line;
  LineResult result = line_read("> ", &line);
  out[0] = '\0';
  if (result == LINE_CANCELLED) return true;
  if (result != LINE_TEXT) return false;
  snprintf(out, GAME_SPEC, "%s", line + strspn(line, " "));
  text_trim(out);
  free(line);
  return true;
}

/* Words that do here what they do in a game. */
static Answer do_word(Repl *repl, const char *line) {
  char word[GAME_SPEC];
  size_t length;
  const char *rest = line, *chinese = chinese_command(line, &length);
  if (chinese)
    rest += length;
  else
    command_word(&rest, word, sizeof word);
  const char *name = chinese ? chinese : word;
  if (strcmp(name, "quit") == 0 || strcmp(name, "q") == 0) return ANSWER_LEAVE;
  if (strcmp(name, "tutorial") == 0) {
    repl->first = "tutorial";
    return ANSWER_BEGIN;
  }
  rest += strspn(rest, " ");
  if (strcmp(name, "help") == 0 || strcmp(name, "?") == 0)
    repl_tell(repl, SAY(ASK_HELP), 2, SEAT_MAX);
  else if (strcmp(name, "games") == 0)
    command_games(repl, NULL, SEAT_NONE, rest);
  else if (strcmp(name, "lang") == 0)
    command_lang(repl, NULL, SEAT_NONE, rest);
  else
    return ANSWER_OTHER;
  return ANSWER_DONE;
}

/* "6", "tractor", "6 tractor": how many, and which game ("" where none is named). False: no such
** answer. */
static bool read_choice(const char *line, char spec[GAME_SPEC], int *players) {
  char word[GAME_SPEC], *end;
  bool named = false;
  *players = 0;
  while (command_word(&line, word, sizeof word)) {
    long n = strtol(word, &end, 10);
    if (!*end && n >= 2 && n <= SEAT_MAX) {
      *players = (int)n;
    } else {
      if (named || (!is_for(word, 0, NULL) && !variant_take_alias(word))) return false;
      strcpy(spec, word);
      named = true;
    }
  }
  if (!named) *spec = '\0';
  return named ? is_for(spec, *players, NULL) : *players > 0;
}

/* The game that is named or numbered so, into *spec. */
static bool take_choice(const Choices *choices, const char *word, char spec[GAME_SPEC]) {
  char *end;
  long n = strtol(word, &end, 10);
  if (!*end && n >= 1 && n <= choices->n) {
    snprintf(spec, GAME_SPEC, "%s", choices->choice[n - 1].name);
    return true;
  }
  snprintf(spec, GAME_SPEC, "%s", word);
  int players = choices->players;
  return is_for(spec, players, NULL) || (variant_take_alias(spec) && is_for(spec, players, NULL));
}

/* Which of the games for so many; ANSWER_DONE: *spec is it. */
static Answer ask_which(Repl *repl, char spec[GAME_SPEC], int players) {
  char line[GAME_SPEC];
  Choices choices;
  for (;;) {
    find_choices(&choices, players);
    if (choices.n == 0) return ANSWER_OTHER;
    repl_tell(repl, SAY(WHICH_GAME), players);
    for (int i = 0; i < choices.n; i++)
      repl_tell(repl, SAY(GAME_CHOICE), i + 1, choices.choice[i].name, choices.choice[i].summary);
    if (!read_line(line)) return ANSWER_LEAVE;
    if (!*line) strcpy(line, "1");
    Answer answer = do_word(repl, line);
    if (answer == ANSWER_DONE) continue;
    if (answer != ANSWER_OTHER || take_choice(&choices, line, spec))
      return answer == ANSWER_OTHER ? ANSWER_DONE : answer;
    repl_deny(repl, SAY(NO_SUCH_CHOICE), line);
  }
}

bool ask_for_game(Repl *repl, char spec[GAME_SPEC], int *players) {
  char line[GAME_SPEC], chosen[GAME_SPEC] = "";
  Answer answer = ANSWER_OTHER;
  while (*players == 0 && answer != ANSWER_BEGIN) {
    repl_tell(repl, SAY(ASK_HOW_MANY), spec);
    repl_tell(repl, SAY(ASK_WORDS));
    if (!read_line(line)) return false;
    if (!*line) return true;
    answer = do_word(repl, line);
    if (answer == ANSWER_LEAVE) return false;
    if (answer != ANSWER_OTHER) continue;
    if (!read_choice(line, chosen, players)) {
      repl_deny(repl, SAY(NO_SUCH_START), line, 2, SEAT_MAX);
      *players = 0;
    } else if (*chosen) {
      strcpy(spec, chosen);
      return true;
    }
  }
  if (answer == ANSWER_BEGIN) return true;
  snprintf(chosen, sizeof chosen, "%s", spec);
  answer = ask_which(repl, chosen, *players);
  if (answer == ANSWER_DONE) strcpy(spec, chosen);
  if (answer == ANSWER_OTHER || answer == ANSWER_BEGIN) *players = 0;
  return answer != ANSWER_LEAVE;
}
