/* why_climb.c - plays and tricks of a climbing game explained. */
#include "repl/command/why_climb.h"

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

void say_climb_play(Repl *repl, const Scene *scene, const Action *action) {
  const Game *game = &repl->session.game;
  const ClimbTable *table = &game->deal.table[table_of(game, action->seat)];
  const Climb *top = table->top_player == SEAT_NONE ? NULL : &table->climb;
  char words[SHAPE_TEXT], under[SHAPE_TEXT];
  ClimbPlay play;
  if (climb_check(&game->deal.order, scene->rules, &action->cards, top, &play) != LEGAL) return;
  climb_words(scene->rules, &play.climb, words);
  if (!top)
    repl_tell(repl, SAY(LEGAL_FORM_LED), words);
  else if (scene->rules->lead.forms[play.form].completes)
    repl_tell(repl, SAY(LEGAL_COMPLETES), climb_words(scene->rules, top, under), words);
  else if (play.climb.form == top->form)
    repl_tell(repl, SAY(LEGAL_HIGHER), words);
  else
    repl_tell(repl, SAY(LEGAL_UPON), words, climb_words(scene->rules, top, under));
}

void say_climb_trick(Repl *repl, const Scene *scene, int k) {
  const ClimbTable *table = &scene->view.deal.table[k];
  char words[SHAPE_TEXT];
  Text row = text_room(ROW_TEXT);
  if (table->top_player == SEAT_NONE) {
    repl_tell(repl, SAY(TABLE_EMPTY));
    return;
  }
  render_play(&row, scene, &table->top);
  repl_tell(repl, SAY(HOLDS_TRICK), seat_letter(table->top_player), row.out,
            climb_words(scene->rules, &table->climb, words));
}
