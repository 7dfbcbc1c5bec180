/* custom_phase.c - the phases that a variant adds. */
#include "repl/custom_phase.h"
#include "deal/phase_custom.h"

#include <string.h>

#include "language/language.h"

bool phase_is_on(const Game *game, const Rules *rules) {
  return game_phase(game, rules) >= PHASE_RULE;
}

void phase_choices(const Repl *repl, int seat, PhaseChoices *choices) {
  const Game *game = &repl->session.game;
  const RuleTurn *turn = &game->deal.rule;
  choices->n = 0;
  if (!phase_is_on(game, repl->session.rules) || !((turn->asked | turn->open) >> seat & 1)) return;
  custom_choices(game, repl->session.rules, seat, choices, NULL);
}

void phase_each_word(const Repl *repl, int seat,
                     void (*offer)(void *data, const char *word, const PhaseChoice *choice),
                     void *data) {
  PhaseChoices choices;
  for (int other = 0; other < repl->session.rules->players; other++) {
    if (seat != SEAT_NONE && seat != other) continue;
    phase_choices(repl, other, &choices);
    for (int i = 0; i < choices.n; i++) {
      const char *word = choices.choice[i].word;
      if (action_find(word, strlen(word)) == ACTION_NB) offer(data, word, &choices.choice[i]);
    }
  }
}

typedef struct WordSought {
  const Rules *rules;
  const char *word;
  PhaseChoice *found;
  bool is_there;
} WordSought;

/* As a record has it, or in Chinese. */
static void compare_word(void *data, const char *word, const PhaseChoice *choice) {
  WordSought *sought = data;
  Text chinese = text_room(WORD_SAID);
  sentence_expand(&chinese, &language_chinese, choice_word(sought->rules, word));
  if (strcmp(word, sought->word) != 0 && strcmp(chinese.out, sought->word) != 0) return;
  *sought->found = *choice;
  sought->is_there = true;
}

bool phase_find_word(const Repl *repl, const char *word, PhaseChoice *choice) {
  WordSought sought = {repl->session.rules, word, choice, false};
  phase_each_word(repl, SEAT_NONE, compare_word, &sought);
  return sought.is_there;
}
