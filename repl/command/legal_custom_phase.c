/* legal_custom_phase.c - what may be chosen in a phase that a variant adds. */
#include "repl/command/legal_custom_phase.h"

#include "deal/phase_custom.h"
#include "notation/notation.h"
#include "repl/custom_phase.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

static bool count_one(void *data, const CardSet *cards) {
  (void)cards;
  ++*(int *)data;
  return true;
}

/* "give 2 cards of AS KS QS: 3 ways" */
static void say_choice(Repl *repl, const Scene *scene, int seat, const PhaseChoices *choices,
                       int index) {
  const PhaseChoice *choice = &choices->choice[index];
  Text row = text_room(ROW_TEXT);
  text_put(&row, choice_word(scene->rules, choice->word));
  if (choice->has_number) text_add(&row, " %d", choice->number);
  if (choice->count.max) {
    int ways = 0;
    int min = choice->count.min, max = choice->count.max;
    Choosing choosing = {&repl->session.game, scene->rules, seat, choices, index};
    bool all = custom_each_cards(&choosing, count_one, &ways);
    text_add(&row, " %d", min);
    if (max == 0xff)
      text_put(&row, SAY(OR_MORE));
    else if (max != min)
      say(&row, SAY(TO_MAX), max);
    text_put(&row, max == 1 ? SAY(CARD_OF) : SAY(CARDS_OF));
    render_cards(&row, scene, &choice->from);
    say(&row, SAY(N_WAYS), all, ways);
  }
  repl_say(repl, "  %s", row.out);
}

void say_phase_legal(Repl *repl, const Scene *scene, int seat) {
  const RuleTurn *turn = &repl->session.game.deal.rule;
  PhaseChoices choices;
  phase_choices(repl, seat, &choices);
  if (choices.n == 0)
    repl_tell(repl, SAY(NOTHING_TO_DO), seat_letter(seat));
  else
    repl_tell(repl, SAY(SEAT_MAY), seat_letter(seat), turn->polled);
  for (int i = 0; i < choices.n; i++) say_choice(repl, scene, seat, &choices, i);
}
