/* why_play.c - see why_play.h. */
#include "repl/command/why_play.h"

#include "deal/climb_tables.h"
#include "deal/trick.h"
#include "notation/notation.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/lead.h"
#include "play/shape_text.h"
#include "repl/render/render_cards.h"
#include "repl/render/throw_risk.h"
#include "repl/say.h"

/* --- leads --- */

/* The first unit that can be beaten, and by what; NULL: there is none. */
static const Unit *beaten_unit(const Repl *repl, int seat, const Shape *lead, Risk *risk) {
  for (int i = 0; i < lead->n; i++) {
    *risk = risk_of(repl, seat, lead, &lead->unit[i]);
    if (risk->beaten) return &lead->unit[i];
  }
  return NULL;
}

static const char *unit_cards_text(const Scene *scene, const Unit *unit, char row[ROW_TEXT]) {
  CardSet places = CARDSET_EMPTY, kinds;
  unit_set(unit, &places, scene->view.deal.planes);
  order_back(&scene->view.deal.order, &places, &kinds);
  return cards_text(scene, &kinds, row);
}

/* The throw as it would be made, where all hands are known: what stays, goes back, and is paid. */
static void put_cost(Text *text, const Repl *repl, const Scene *scene, const Action *action) {
  Game then = repl->session.game;
  const Deal *deal = &then.deal;
  int before = deal->penalty[action->seat];
  if (game_apply_again(&then, scene->rules, action, NULL) != LEGAL) return;
  if (deal->plays == 1 && deal->withdrawn == 0) text_put(text, SAY(ALL_STAYS));
  if (deal->plays == 1 && deal->withdrawn > 0) {
    Scene after = *scene;
    after.view.deal = then.deal;
    text_put(text, SAY(LIST_SEMICOLON));
    render_play(text, &after, &deal->play[0]);
    say(text, SAY(STAYS_LED), deal->play[0].n, deal->withdrawn);
  }
  int cost = deal->penalty[action->seat] - before;
  if (cost) say(text, SAY(POINTS_ACROSS), cost);
  if (deal->ended_by_throw) text_put(text, SAY(THROW_ENDS_DEAL));
}

/* Whether the throw stands, what beats it, what stays and what it costs; of hands that the reader
** does not see, what could happen. What stops it is not open (risk_is_open). */
static void say_throw_outcome(Repl *repl, const Scene *scene, const Action *action,
                              const Shape *lead) {
  char unit_row[ROW_TEXT], with_row[ROW_TEXT];
  Risk risk;
  Text row = text_room(ROW_TEXT);
  const Unit *unit = beaten_unit(repl, action->seat, lead, &risk);
  bool hidden = repl_hides(repl);
  if (!unit) {
    repl_tell(repl, hidden ? SAY(THROW_IS_SAFE) : SAY(THROW_HOLDS));
    return;
  }
  unit_cards_text(scene, unit, unit_row);
  cards_text(scene, &risk.with, with_row);
  if (risk.holder == SEAT_NONE) {
    repl_tell(repl, SAY(THROW_MAY_FAIL), with_row, unit_row);
    return;
  }
  say(&row, SAY(THROW_FAILS), seat_letter(risk.holder), with_row, unit_row);
  put_cost(&row, repl, scene, action);
  repl_say(repl, "%s", row.out);
}

/* "  a pair of J♠: Q♠ Q♠ could beat it" */
static void say_unit(Repl *repl, const Scene *scene, int seat, const Shape *lead,
                     const Unit *unit) {
  char words[SHAPE_TEXT], card[CARD_TEXT];
  Text row = text_room(ROW_TEXT);
  Risk risk = risk_of(repl, seat, lead, unit);
  say(&row, SAY(UNIT_TOP), unit_words(unit, words), unit->length > 1,
      card_said(scene->view.deal.order.kind_at[unit_top(unit)], scene->look.style, card));
  if (!risk.beaten) {
    bool ruffs = lead->suit != TRUMPS && lead->suit != SUIT_NONE;
    text_put(&row, ruffs ? SAY(ONLY_RUFFS) : SAY(NOTHING_BEATS));
  } else if (risk.holder != SEAT_NONE) {
    say(&row, SAY(OWNERS), seat_letter(risk.holder));
    render_cards(&row, scene, &risk.with);
    text_put(&row, SAY(BEATS_IT));
  } else {
    render_cards(&row, scene, &risk.with);
    text_put(&row, SAY(COULD_BEAT));
  }
  repl_say(repl, "  %s", row.out);
}

/* How else the leader may divide these cards. */
static void say_divisions(Repl *repl, const Scene *scene, const Shape *shape,
                          const CardSet *places) {
  enum { SAID = 8 };
  const Order *order = &scene->view.deal.order;
  Grouped list[SAID + 1], said;
  char units[ROW_TEXT];
  bool more;
  if (scene->rules->lead.grouping != GROUPING_LEADERS_CHOICE || !grouping_of(shape, &said)) return;
  int n = grouping_list(order, scene->rules, places, list, SAID + 1, &more), shown = 0;
  Text row = text_room(ROW_TEXT);
  for (int i = 0; i < n && shown < SAID; i++) {
    if (grouping_equal(&list[i], &said)) continue;
    text_add(&row, "%s%s", shown++ ? ", " : "", grouping_print(&list[i], units, sizeof units));
  }
  if (shown > 0) repl_tell(repl, SAY(COULD_BE_DIVIDED), row.out, more || n > SAID);
}

static void say_led(Repl *repl, const Scene *scene, const Action *action, const CardSet *places) {
  const Deal *deal = &scene->view.deal;
  int seat = action->seat;
  Shape shape;
  char words[ROW_TEXT];
  PlayCase of = {&deal->order, scene->rules, &repl->session.game, seat};
  lead_check(&of, places, &action->grouping, &shape, words, sizeof words);
  bool throws = shape.n > 1 && !risk_is_open(repl, &shape);
  if (throws) say_throw_outcome(repl, scene, action, &shape);
  repl_tell(repl, throws ? SAY(THROW_PARTS) : SAY(LEGAL_LED),
            shape_words(&shape, words, sizeof words), suit_said(shape.suit));
  for (int i = 0; i < shape.n && !risk_is_open(repl, &shape); i++)
    say_unit(repl, scene, seat, &shape, &shape.unit[i]);
  if (risk_is_open(repl, &shape)) repl_tell(repl, SAY(BEATEN_BY_RULES));
  say_divisions(repl, scene, &shape, places);
}

/* --- follows ---
**
** What is owed beside cards of the suit is asked of the engine: it is given the play of the suit
** that has no sets. If that is legal nothing more is owed; else its refusal names what is.
*/

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

/* Why the legal play (order space) is enough. */
static void say_follow_reason(Repl *repl, const Scene *scene, const Follow *follow,
                              const CardSet *play) {
  say_reason(repl, scene, follow, play);
  if (rules_hooked(scene->rules, HOOK_FOLLOW_REFUSE)) repl_tell(repl, SAY(OWES_LAST_WORD));
}

/* --- at the tables of a climbing game --- */

static void say_climb_play(Repl *repl, const Scene *scene, const Action *action) {
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

/* --- all --- */

/* Would the play take the lead in the trick? */
static bool would_win(const Repl *repl, const Scene *scene, int seat, const CardSet *places) {
  bool takes = false;
  const Game *game = &repl->session.game;
  Shape lead;
  deal_lead_shape(&game->deal, scene->rules, &lead);
  trick_takes(&(PlayCase){&game->deal.order, scene->rules, game, seat}, &lead, places, &takes,
              NULL);
  return takes;
}

const char *say_legal_play(Repl *repl, const Scene *scene, const Action *action) {
  const Deal *deal = &scene->view.deal;
  CardSet places;
  if (deal->tables) {
    say_climb_play(repl, scene, action);
    return NULL;
  }
  order_cross(&deal->order, &action->cards, &places);
  if (deal->plays == 0) {
    say_led(repl, scene, action, &places);
    return "lead.forms";
  }
  Follow follow;
  if (!trick_follow(&repl->session.game, scene->rules, &follow, NULL)) return NULL;
  repl_tell(repl, SAY(LEGAL_WOULD_WIN), would_win(repl, scene, action->seat, &places));
  say_follow_reason(repl, scene, &follow, &places);
  return "follow.owes";
}
