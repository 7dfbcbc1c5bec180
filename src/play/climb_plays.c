/* climb_plays.c - forms, what follows what, and all plays that do. See climb_plays.h. */
#include "play/climb_plays.h"

#include <stdio.h>

#include "base/text.h"

static const Form *form_of(const Rules *rules, int i) { return &rules->lead.forms[i]; }

/* ---- reading ---- */

static bool is_exactly(const Form *form, const CardSet *cards) {
  CardSet exact;
  return form->cards_n > 0 && cardset_from(&exact, form->cards, form->cards_n, PACK_MAX) &&
         cardset_equal(&exact, cards, PACK_MAX);
}

/* Does a sequence stay within the form's highest rank? */
static bool within(const Order *order, const Form *form, int tier) {
  if (form->to == 0) return true;
  for (int place = 0; place < order->tier_nb; place++) {
    Card card = order->kind_at[place];
    if ((card_is_joker(card) ? card : card_rank(card)) == form->to - 1)
      return tier <= order->tier_at[place];
  }
  return false;
}

/* One unit as a form; false when it is not of it. */
static bool unit_fits(const Order *order, const Form *form, const Unit *unit) {
  return form->cards_n == 0 && range_has(form->size, unit->size) &&
         range_has(form->length, unit->length) &&
         within(order, form, order->tier_at[unit_top(unit)]);
}

/* Does a play of this form follow what lies on top? `top` not NULL. */
static bool climb_follows(const Rules *rules, const Climb *play, const Climb *top) {
  int power = form_of(rules, play->form)->power, over = form_of(rules, top->form)->power;
  if (power != over) return power > over;
  return play->form == top->form && play->length == top->length && play->tier > top->tier;
}

/* The set of a completion and the play on top make up what it becomes: the same ranks, and together
** as many of each as that form has. */
static bool completes(const Rules *rules, const Form *form, Climb *climb, const Climb *top) {
  if (!top || top->form != form->completes - 1) return false;
  if (climb->tier != top->tier || climb->length != top->length) return false;
  const Form *becomes = form_of(rules, form->becomes - 1);
  int size = climb->size + top->size;
  if (!range_has(becomes->size, size) || !range_has(becomes->length, climb->length)) return false;
  climb->form = (uint8_t)(form->becomes - 1);
  climb->size = (uint8_t)size;
  return true;
}

/* May the unit be played by this form, as a lead (top NULL) or on top of it? */
static bool may_play(const Rules *rules, int i, Climb *climb, const Climb *top) {
  const Form *form = form_of(rules, i);
  climb->form = (uint8_t)i;
  if (form->completes) return completes(rules, form, climb, top);
  return !top || climb_follows(rules, climb, top);
}

static Climb climb_of(const Order *order, const Unit *unit) {
  return (Climb){0, unit->size, unit->length, order->tier_at[unit_top(unit)]};
}

/* The power of what a play by this form becomes. */
static int power_by(const Rules *rules, const Form *form) {
  return form->becomes ? form_of(rules, form->becomes - 1)->power : form->power;
}

static int power_of(const Rules *rules, const ClimbPlay *play) {
  return form_of(rules, play->climb.form)->power;
}

/* The cards as one unit; false when they are several. */
static bool one_unit(const Order *order, const Rules *rules, const CardSet *places, Unit *unit) {
  Shape shape;
  if (cardset_is_empty(places)) return false;
  shape_of(order, rules, places, &shape);
  *unit = shape.unit[0];
  return shape.n == 1;
}

Refusal climb_check(const Order *order, const Rules *rules, const CardSet *cards, const Climb *top,
                    ClimbPlay *out) {
  Refusal refusal = top ? REFUSED_FOLLOW_FORM : REFUSED_LEAD_FORM;
  ClimbPlay play;
  Unit unit;
  order_cross(order, cards, &play.places);
  bool is_unit = one_unit(order, rules, &play.places, &unit);
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = form_of(rules, i);
    if (is_exactly(form, cards))
      play.climb = (Climb){0, 0, 1, 0};
    else if (is_unit && unit_fits(order, form, &unit))
      play.climb = climb_of(order, &unit);
    else
      continue;
    play.form = (uint8_t)i;
    if (!may_play(rules, i, &play.climb, top)) continue;
    if (refusal != LEGAL || power_of(rules, &play) > power_of(rules, out)) *out = play;
    refusal = LEGAL;
  }
  return refusal;
}

/* ---- all plays ---- */

typedef struct Plays {
  const Order *order;
  const Rules *rules;
  const Climb *top;
  int form, n;
  bool (*visit)(void *data, const ClimbPlay *play);
  void *data;
  bool stopped;
  Unit low[PLACE_NB]; /* the units of one form, which come from the highest downwards */
  int units;
} Plays;

static void visit_play(Plays *plays, ClimbPlay *play) {
  play->form = (uint8_t)plays->form;
  if (!may_play(plays->rules, plays->form, &play->climb, plays->top)) return;
  plays->n++;
  plays->stopped = !plays->visit(plays->data, play);
}

static bool keep_unit(void *data, const Unit *unit) {
  Plays *plays = data;
  if (unit_fits(plays->order, form_of(plays->rules, plays->form), unit) && plays->units < PLACE_NB)
    plays->low[plays->units++] = *unit;
  return true;
}

static void each_unit(Plays *plays, const CardSet *places, int size, int length) {
  plays->units = 0;
  shape_units(plays->order, places, size, length, keep_unit, plays);
  while (plays->units > 0 && !plays->stopped) {
    const Unit *unit = &plays->low[--plays->units];
    ClimbPlay play = {.climb = climb_of(plays->order, unit)};
    unit_set(unit, &play.places, PACK_MAX);
    visit_play(plays, &play);
  }
}

static void each_of_form(Plays *plays, const CardSet *hand, const CardSet *places) {
  const Form *form = form_of(plays->rules, plays->form);
  if (form->cards_n) {
    CardSet exact;
    ClimbPlay play = {.climb = {0, 0, 1, 0}};
    cardset_from(&exact, form->cards, form->cards_n, PACK_MAX);
    if (!cardset_has(hand, &exact, PACK_MAX)) return;
    order_cross(plays->order, &exact, &play.places);
    visit_play(plays, &play);
    return;
  }
  for (int size = 1; size <= plays->order->planes && places->plane[size - 1]; size++) {
    if (!range_has(form->size, size)) continue;
    int longest = shape_longest_run(plays->order, places->plane[size - 1]);
    for (int length = 1; length <= longest && !plays->stopped; length++)
      if (range_has(form->length, length)) each_unit(plays, places, size, length);
  }
}

int climb_each(const PlayCase *of, const CardSet *hand, const Climb *top, bool out_of_turn,
               bool (*visit)(void *data, const ClimbPlay *play), void *data) {
  const Rules *rules = of->rules;
  Plays plays = {.order = of->order, .rules = rules, .top = top, .visit = visit, .data = data};
  CardSet places;
  order_cross(of->order, hand, &places);
  for (int power = 0; power <= UINT8_MAX && !plays.stopped; power++) {
    int higher = UINT8_MAX + 1; /* the next power that a form has */
    for (int i = 0; i < rules->lead.forms_n && !plays.stopped; i++) {
      const Form *form = form_of(rules, i);
      int mine = power_by(rules, form);
      if (mine > power && mine < higher) higher = mine;
      if (mine != power || (out_of_turn && !form->out_of_turn)) continue;
      plays.form = i;
      each_of_form(&plays, hand, &places);
    }
    power = higher - 1;
  }
  return plays.n;
}

/* ---- words ---- */

const char *climb_words(const Rules *rules, const Climb *climb, char out[SHAPE_TEXT]) {
  char spoken[WORD_SAID];
  const char *word = form_word(form_of(rules, climb->form), spoken);
  if (climb->length == 1) return say_values_in(out, SHAPE_TEXT, VALUES(SAY(FORM), word));
  return say_values_in(out, SHAPE_TEXT, VALUES(SAY(FORM_OF), word, climb->length));
}

static bool keep_play(void *data, const ClimbPlay *play) {
  *(ClimbPlay *)data = *play;
  return false;
}

static void too_high(const Form *form, Ruling *out) {
  uint8_t rank = (uint8_t)(form->to - 1);
  char name[CARD_TEXT], word[WORD_SAID];
  say_in(out->text, SAY(ABOVE_ITS_END),
         rank < RANK_NB ? rank_name(rank, STYLE_ASCII) : card_print(rank, STYLE_ASCII, name),
         form_word(form, word));
}

/* Why cards of no form cannot be led: they are parts, go too high, or only complete something. */
static void why_no_form(const Order *order, const Rules *rules, const CardSet *cards, Ruling *out) {
  CardSet places;
  Unit unit;
  order_cross(order, cards, &places);
  say_in(out->text, SAY(OF_NO_FORM));
  if (cardset_is_empty(cards)) {
    say_in(out->text, SAY(PLAY_A_CARD));
    return;
  }
  if (!one_unit(order, rules, &places, &unit)) return;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = form_of(rules, i);
    if (!range_has(form->size, unit.size) || !range_has(form->length, unit.length)) continue;
    if (form->completes)
      say_in(out->text, SAY(ONLY_COMPLETES));
    else if (!unit_fits(order, form, &unit))
      too_high(form, out);
  }
}

void climb_explain(const Order *order, const Rules *rules, const CardSet *cards,
                   const CardSet *hand, const Climb *top, Ruling *out) {
  ClimbPlay play;
  char words[SHAPE_TEXT];
  Refusal refusal = climb_check(order, rules, cards, top, &play);
  *out = ruling_make(refusal);
  out->cards = *cards;
  if (refusal == LEGAL) return;
  if (!top) {
    why_no_form(order, rules, cards, out);
    return;
  }
  climb_words(rules, top, out->shape);
  if (climb_check(order, rules, cards, NULL, &play) != LEGAL)
    why_no_form(order, rules, cards, out);
  else if (play.climb.form == top->form && play.climb.length == top->length)
    say_in(out->text, SAY(MUST_BE_HIGHER));
  else
    say_in(out->text, SAY(THEY_ARE), climb_words(rules, &play.climb, words));
  PlayCase of = {order, rules, NULL, -1};
  if (climb_each(&of, hand, top, false, keep_play, &play))
    order_take(order, &play.places, hand, &out->example);
}
