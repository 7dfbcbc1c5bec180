/* custom_phase.c - the phases that a variant adds: their words as commands, what is legal, what was
** chosen. */
#include "repl/command/custom_phase.h"

#include <string.h>

#include "notation/notation.h"
#include "deal/phase.h"

bool phase_is_on(const Game *game, const Rules *rules) {
  return game_phase(game, rules) >= PHASE_RULE;
}

/* What a seat may choose; nothing when it is not asked. */
static void choices_of(const Repl *repl, int seat, PhaseChoices *choices) {
  const Game *game = &repl->session.game;
  const RuleTurn *turn = &game->deal.rule;
  choices->n = 0;
  if (!phase_is_on(game, repl->session.rules) || !((turn->asked | turn->open) >> seat & 1)) return;
  rule_choices(game, repl->session.rules, seat, choices, NULL);
}

void phase_each_word(const Repl *repl, int seat,
                     void (*offer)(void *data, const char *word, const PhaseChoice *choice),
                     void *data) {
  PhaseChoices choices;
  for (int other = 0; other < repl->session.rules->players; other++) {
    if (seat != SEAT_NONE && seat != other) continue;
    choices_of(repl, other, &choices);
    for (int i = 0; i < choices.n; i++) {
      const char *word = choices.choice[i].word;
      if (action_find(word, strlen(word)) == ACTION_NB) offer(data, word, &choices.choice[i]);
    }
  }
}

static void take_word(void *data, const char *word, const PhaseChoice *choice) {
  PhaseCommand *out = data;
  size_t length = strlen(out->name);
  if (strncmp(word, out->name, length) != 0 || word[length]) return;
  out->command.completes = choice->count.max ? COMPLETES_CARDS : COMPLETES_NOTHING;
  out->command.run = command_act;
}

const Command *phase_command(const Repl *repl, const char *word, size_t length, PhaseCommand *out) {
  if (length == 0 || length >= sizeof out->name) return NULL;
  memcpy(out->name, word, length);
  out->name[length] = '\0';
  out->command = (Command){out->name, "", "", "", "", COMPLETES_NOTHING, "", true, NULL};
  phase_each_word(repl, SEAT_NONE, take_word, out);
  return out->command.run ? &out->command : NULL;
}

/* ---- legal ---- */

typedef struct Count {
  int n;
} Count;

static bool count_one(void *data, const CardSet *cards) {
  (void)cards;
  ((Count *)data)->n++;
  return true;
}

/* "give 2 cards of AS KS QS: 3 ways" */
static void say_choice(Repl *repl, const Scene *scene, int seat, const PhaseChoices *choices,
                       int index) {
  const PhaseChoice *choice = &choices->choice[index];
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_put(&text, choice->word);
  if (choice->has_number) text_add(&text, " %d", choice->number);
  if (choice->count.max) {
    Count ways = {0};
    int min = choice->count.min, max = choice->count.max;
    bool all =
        rule_each_cards(&repl->session.game, scene->rules, seat, choices, index, count_one, &ways);
    text_add(&text, " %d", min);
    if (max == 0xff)
      text_put(&text, SAY(OR_MORE));
    else if (max != min)
      say(&text, SAY(TO_MAX), max);
    text_put(&text, max == 1 ? SAY(CARD_OF) : SAY(CARDS_OF));
    draw_cards(&text, scene, &choice->from);
    say(&text, SAY(N_WAYS), all, ways.n);
  }
  repl_say(repl, "  %s", row);
}

void phase_say_legal(Repl *repl, const Scene *scene, int seat) {
  const RuleTurn *turn = &repl->session.game.deal.rule;
  PhaseChoices choices;
  choices_of(repl, seat, &choices);
  if (choices.n == 0)
    repl_tell(repl, SAY(NOTHING_TO_DO), seat_letter(seat));
  else
    repl_tell(repl, SAY(SEAT_MAY), seat_letter(seat), turn->polled);
  for (int i = 0; i < choices.n; i++) say_choice(repl, scene, seat, &choices, i);
}

/* ---- telling ---- */

/* "B: give 2 cards"; the cards only to who sees B's hand. */
static void put_answer(Text *text, Repl *repl, const Scene *scene, int seat,
                       const PhaseAnswer *answer) {
  int n = cardset_size(&answer->cards, PACK_MAX);
  text_add(text, "%c: %s", seat_letter(seat), answer->word);
  if (answer->has_number) text_add(text, " %d", answer->number);
  if (n == 0) return;
  text_put(text, " ");
  if (repl_sees(repl, seat))
    draw_cards(text, scene, &answer->cards);
  else
    say(text, SAY(N_CARDS), n);
}

void phase_tell(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const RuleTurn *turn = &before->deal.rule;
  uint16_t me = (uint16_t)(1u << action->seat);
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  PhaseAnswer mine = {.has_number = action->has_number, .number = action->number};
  snprintf(mine.word, sizeof mine.word, "%s", action_name(action));
  mine.cards = action->cards;
  bool opened = turn->polled && (turn->asked & ~me) == 0;
  if (turn->polled && !repl_sees(repl, action->seat))
    say(&text, SAY(HAS_ANSWERED), seat_letter(action->seat));
  else
    put_answer(&text, repl, scene, action->seat, &mine);
  repl_say(repl, "%s", row);
  if (!opened) return;
  text = text_start(row, sizeof row);
  text_put(&text, SAY(ALL_ANSWERED));
  for (int i = 0; i < before->deal.players; i++) {
    int seat = deal_after(&before->deal, turn->first, i);
    if (!((turn->waiting | me) >> seat & 1)) continue;
    text_put(&text, seat == turn->first ? " " : SAY(LIST_COMMA));
    put_answer(&text, repl, scene, seat, seat == action->seat ? &mine : &turn->answer[seat]);
  }
  repl_say(repl, "%s", row);
}
