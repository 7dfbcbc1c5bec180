/* why_follow.c - see why_follow.h.
**
** What is owed beside cards of the suit is asked of the engine: it is given the play of the suit
** that has no sets. If that is legal nothing more is owed; else its refusal names what is.
*/
#include "repl/command/why_follow.h"

#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/shape_text.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

enum {
  TRACTOR_DEMANDS = 1 << OWE_SHAPE | 1 << OWE_TRACTORS | 1 << OWE_TRACTORS_FOR_SETS,
  SET_DEMANDS = TRACTOR_DEMANDS | 1 << OWE_SETS
};

/* "you hold", or "C holds" where a seat was asked about that nobody sits in here. */
static const char *holder(const Repl *repl, char out[ROW_TEXT]) {
  int seat = repl->session.game.deal.turn;
  bool other = !(repl->taken >> seat & 1) && (repl->taken || repl->supposed);
  if (other) return say_values_in(out, ROW_TEXT, VALUES(SAY(SEAT_HOLDS), seat_letter(seat)));
  return SAY(YOU_HOLD);
}

static int cards_held(const Follow *follow) {
  return cardset_size(&follow->in_suit, follow->order->planes);
}

/* As many cards of the suit as were led, each once, the lowest; false: there are not so many. */
static bool play_without_sets(const Follow *follow, CardSet *play) {
  uint64_t faces = follow->in_suit.plane[0];
  *play = CARDSET_EMPTY;
  for (int n = follow->cards; n > 0; n--) {
    if (!faces) return false;
    cardset_put(play, bit_pop(&faces), follow->order->planes);
  }
  return true;
}

/* The smallest set that was led, of one trick's units: 0 where singles alone were. */
static int smallest_set_led(const Follow *follow) {
  for (int size = 2; size <= PACK_MAX; size++)
    if (follow->slots[size]) return size;
  return 0;
}

static bool tractor_was_led(const Follow *follow) {
  for (int i = 0; i < follow->lead.n; i++)
    if (follow->lead.unit[i].length > 1) return true;
  return false;
}

/* Nothing beside cards of the suit is owed: why not. */
static void say_nothing_more(Repl *repl, const Follow *follow, const char *shape) {
  const char *suit = suit_said(follow->lead.suit);
  char words[SHAPE_TEXT], row[ROW_TEXT];
  const char *holds = holder(repl, row);
  int size = smallest_set_led(follow), n = cards_held(follow);
  Unit set = {.faces = 1, .size = (uint8_t)(size ? size : 1), .length = 1};
  unit_words(&set, words);
  if (size == 0)
    repl_tell(repl, SAY(OWES_SUIT), shape, holds, n, suit, follow->cards);
  else if (!follow->in_suit.plane[size - 1])
    repl_tell(repl, SAY(OWES_NO_SET), shape, holds, n, suit, words, follow->cards);
  else if (!(follow->demands & SET_DEMANDS))
    repl_tell(repl, SAY(OWES_SUIT_ALONE), shape, holds, n, suit, follow->cards);
  else
    repl_tell(repl, SAY(OWES_UNBROKEN), shape, holds, n, suit, follow->cards);
}

/* Sets or tractors are owed: which the hand has, as their refusal names them. That of sets names
** all that could be given, the others an example, which the play need not have. */
static void say_held(Repl *repl, const Scene *scene, const Follow *follow, const Ruling *why) {
  char row[ROW_TEXT], whose[ROW_TEXT];
  const char *suit = suit_said(why->suit), *holds = holder(repl, whose);
  if (why->refusal == REFUSED_FOLLOW_SETS)
    repl_tell(repl, SAY(OWES_HELD), why->shape, holds, why->held, suit,
              cards_text(scene, &why->owed, row));
  else
    repl_tell(repl, SAY(OWES_LIKE), why->shape, holds, why->held, suit);
  if (tractor_was_led(follow) && !(follow->demands & TRACTOR_DEMANDS))
    repl_tell(repl, SAY(OWES_NO_TRACTOR));
}

static void say_reason(Repl *repl, const Scene *scene, const Follow *follow, const CardSet *play) {
  char shape[SHAPE_TEXT], row[ROW_TEXT];
  const char *holds = holder(repl, row);
  CardSet loose;
  Ruling why;
  const char *suit = suit_said(follow->lead.suit);
  bool ladder = !follow->search && !follow->odd;
  shape_words(&follow->lead, shape, sizeof shape);
  if (follow_check_owed(follow, play) != LEGAL) {
    repl_tell(repl, SAY(OWES_NOTHING_TO_FORM), shape);
  } else if (follow->held == 0 && ladder) {
    repl_tell(repl, SAY(FREE_PLAY), shape, holds, suit);
  } else if (follow->held <= follow->cards && ladder) {
    repl_tell(repl, SAY(OWES_ALL), shape, holds, cards_held(follow), suit);
  } else if (!ladder || !play_without_sets(follow, &loose)) {
    repl_tell(repl, SAY(OWES_SOME), shape, holds, cards_held(follow), suit);
  } else if (follow_check_owed(follow, &loose) == LEGAL) {
    say_nothing_more(repl, follow, shape);
  } else {
    follow_explain(follow, &loose, &why);
    say_held(repl, scene, follow, &why);
  }
}

void say_follow_reason(Repl *repl, const Scene *scene, const Follow *follow, const CardSet *play) {
  say_reason(repl, scene, follow, play);
  if (rules_hooked(scene->rules, HOOK_FOLLOW_REFUSE)) repl_tell(repl, SAY(OWES_LAST_WORD));
}
