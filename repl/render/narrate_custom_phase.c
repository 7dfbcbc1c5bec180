/* narrate_custom_phase.c - what was chosen in a phase that a variant adds. */
#include "repl/render/narrate_custom_phase.h"

#include "deal/phase_custom.h"
#include "deal/poll_answers.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

/* "B: give 2 cards"; the cards only to who sees B's hand. */
static void put_answer(Text *text, Repl *repl, const Scene *scene, int seat,
                       const PhaseAnswer *answer) {
  int n = cardset_size(&answer->cards, PACK_MAX);
  say(text, SAY(SEAT_COLON), seat_letter(seat));
  text_put(text, choice_word(repl->session.rules, answer->word));
  if (answer->has_number) text_add(text, " %d", answer->number);
  if (n == 0) return;
  text_put(text, " ");
  if (repl_sees(repl, seat))
    render_cards(text, scene, &answer->cards);
  else
    say(text, SAY(N_CARDS), n);
}

void tell_choice(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const RuleTurn *turn = &before->deal.rule;
  uint16_t me = (uint16_t)(1u << action->seat);
  Text row = text_room(ROW_TEXT);
  PhaseAnswer mine = {.has_number = action->has_number, .number = action->number};
  snprintf(mine.word, sizeof mine.word, "%s", action_name(action));
  mine.cards = action->cards;
  bool opened = turn->polled && (turn->asked & ~me) == 0;
  if (turn->polled && !repl_sees(repl, action->seat))
    say(&row, SAY(HAS_ANSWERED), seat_letter(action->seat));
  else
    put_answer(&row, repl, scene, action->seat, &mine);
  repl_say(repl, "%s", row.out);
  if (!opened) return;
  row = text_start(row.out, row.size);
  text_put(&row, SAY(ALL_ANSWERED));
  for (int i = 0; i < before->deal.players; i++) {
    int seat = deal_after(&before->deal, turn->first, i);
    if (!((turn->waiting | me) >> seat & 1)) continue;
    text_put(&row, seat == turn->first ? " " : SAY(LIST_COMMA));
    PhaseAnswer answer = seat == action->seat ? mine : poll_answer(before, seat);
    put_answer(&row, repl, scene, seat, &answer);
  }
  repl_say(repl, "%s", row.out);
}
