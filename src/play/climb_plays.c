/* climb_plays.c - forms, what follows what, and all plays that do. See climb_plays.h. */
#include "play/climb_plays.h"

#include <assert.h>
#include <stdio.h>

#include "base/text.h"

static const Form *form_of(const Rules *rules, int i) { return &rules->lead.forms[i]; }

/* ---- reading ---- */

static inline bool is_exactly(const Form *form, const CardSet *cards) {
  CardSet exact;
  if (form->cards_n == 0 || !(cards->plane[0] >> form->cards[0] & 1)) return false;
  return cardset_from(&exact, form->cards, form->cards_n, PACK_MAX) &&
         cardset_equal(&exact, cards, PACK_MAX);
}

static inline int place_of_rank(const Order *order, int rank) {
  if (rank >= RANK_NB) return order->place_of[rank];
  for (Suit suit = 0; suit < SUIT_NB; suit++) {
    int place = order->place_of[card_make(suit, (Rank)rank)];
    if (place != PLACE_NONE) return place;
  }
  return PLACE_NONE;
}

/* The place of the highest rank of the deck that is below this one; the last place there is where
** the game does not have that rank. */
static NO_INLINE int place_below(const Order *order, const Rules *rules, int rank) {
  int at = rules_height(rules, (uint8_t)rank), place = at < 0 ? PLACE_NB - 1 : PLACE_NONE;
  while (place == PLACE_NONE && at-- > 0) place = place_of_rank(order, rules->order.ranks[at]);
  return place;
}

/* The tiers up to the highest rank of the form; where the deck lacks it, those below it. */
static NO_INLINE uint64_t tiers_up_to_rank(const Order *order, const Rules *rules,
                                           const Form *form) {
  int place = place_of_rank(order, form->to - 1);
  if (place == PLACE_NONE) place = place_below(order, rules, form->to - 1);
  return place == PLACE_NONE ? 0 : bit(place) * 2 - 1;
}
static inline uint64_t tiers_within(const Order *order, const Rules *rules, const Form *form) {
  return form->to == 0 ? ~(uint64_t)0 : tiers_up_to_rank(order, rules, form);
}

/* One unit as a form; false when it is not of it. */
static inline bool unit_fits(const Order *order, const Rules *rules, const Form *form,
                             const Unit *unit) {
  return form->cards_n == 0 && range_has(form->size, unit->size) &&
         range_has(form->length, unit->length) &&
         !(unit->faces & ~tiers_within(order, rules, form));
}

/* The forms whose plays may lie on top (NULL: be led), at some height: bits of lead.by_power. */
static inline uint64_t forms_upon(const Rules *rules, const Climb *top) {
  return rules->lead.upon[top ? top->form + 1 : 0];
}

/* The tiers at which plays by the i-th form, which is one of those, may end, if their size and
** length are right besides (lies_on). */
static inline uint64_t ends_of(const Form *form, int i, const Climb *top) {
  assert(top || !form->completes);
  if (form->completes) return bit(top->tier);
  return top && i == top->form ? ~(uint64_t)0 << top->tier << 1 : ~(uint64_t)0;
}

/* Are size and length of a play by its form right for what lies on top? Upon its own form it has
** as many cards. The set of a completion and the play on top make up what it becomes: together as
** many of each rank as that form has; *climb is that then. */
static NO_INLINE bool completes_top(const Rules *rules, Climb *climb, const Climb *top) {
  const Form *form = form_of(rules, climb->form);
  assert(top);
  const Form *becomes = form_of(rules, form->becomes - 1);
  climb->form = (uint8_t)(form->becomes - 1);
  climb->size = (uint8_t)(climb->size + top->size);
  return climb->length == top->length && range_has(becomes->size, climb->size) &&
         range_has(becomes->length, climb->length);
}
static inline bool lies_on(const Rules *rules, Climb *climb, const Climb *top) {
  if (form_of(rules, climb->form)->completes) return completes_top(rules, climb, top);
  return !top || climb->form != top->form ||
         (climb->size == top->size && climb->length == top->length);
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
  for (uint64_t left = forms_upon(rules, top); left;) {
    int i = rules->lead.by_power[bit_pop(&left)];
    const Form *form = form_of(rules, i);
    if (is_exactly(form, cards))
      play.climb = (Climb){(uint8_t)i, 0, 1, 0};
    else if (is_unit && unit_fits(order, rules, form, &unit))
      play.climb = (Climb){(uint8_t)i, unit.size, unit.length, order->tier_at[unit_top(&unit)]};
    else
      continue;
    play.form = (uint8_t)i;
    if (!(ends_of(form, i, top) >> play.climb.tier & 1) || !lies_on(rules, &play.climb, top))
      continue;
    if (refusal != LEGAL || power_of(rules, &play) > power_of(rules, out)) *out = play;
    refusal = LEGAL;
  }
  return refusal;
}

/* ---- all plays ---- */

typedef struct Plays {
  const Order *order;
  const Rules *rules;
  const CardSet *hand;
  CardSet places; /* of the hand */
  const Climb *top;
  int n;
  bool (*visit)(void *data, const ClimbPlay *play);
  void *data;
  bool shared; /* plays of the form that is on may be of another */
} Plays;

/* Are the cards of a play read as another form? Then they are visited as that. */
static NO_INLINE bool is_read_otherwise(const Plays *plays, const ClimbPlay *play) {
  CardSet cards;
  ClimbPlay read;
  climb_cards(&(PlayCase){plays->order, plays->rules, NULL, -1}, play, plays->hand, &cards);
  return climb_check(plays->order, plays->rules, &cards, plays->top, &read) == LEGAL &&
         read.form != play->form;
}

static inline bool visit_play(Plays *plays, const ClimbPlay *play) {
  if (plays->shared && is_read_otherwise(plays, play)) return true;
  plays->n++;
  return plays->visit(plays->data, play);
}

static bool each_exact(Plays *plays, int i) {
  const Form *form = form_of(plays->rules, i);
  ClimbPlay play = {.climb = {(uint8_t)i, 0, 1, 0}, .form = (uint8_t)i};
  CardSet exact;
  cardset_from(&exact, form->cards, form->cards_n, PACK_MAX);
  if (!cardset_has(plays->hand, &exact, PACK_MAX)) return true;
  order_cross(plays->order, &exact, &play.places);
  return visit_play(plays, &play);
}

/* Sets in sequence that differ by where they end, at one of these tiers. */
static bool each_ending(Plays *plays, ClimbPlay *play, int size, int length, uint64_t ends) {
  while (ends) {
    play->climb.tier = (uint8_t)bit_pop(&ends);
    uint64_t faces = (bit(length) - 1) << (play->climb.tier + 1 - length);
    for (int k = 0; k < size; k++) play->places.plane[k] = faces;
    if (!visit_play(plays, play)) return false;
  }
  return true;
}

/* Only ranks held often enough are looked at, and only sequences that end where they may: here each
** rank is one place and one tier, and neighbour of the next. */
static bool each_of_form(Plays *plays, const Form *form, int i, uint64_t ends) {
  uint64_t within = tiers_within(plays->order, plays->rules, form);
  for (int size = form->size.min; size <= plays->order->planes && size <= form->size.max; size++) {
    uint64_t sets = plays->places.plane[size - 1] & within, tops = sets;
    for (int length = 1; tops && length <= form->length.max; length++, tops = tops << 1 & sets) {
      if (length < form->length.min || !(tops & ends)) continue;
      Climb climb = {(uint8_t)i, (uint8_t)size, (uint8_t)length, 0};
      ClimbPlay play = {.climb = climb, .form = (uint8_t)i};
      if (!lies_on(plays->rules, &play.climb, plays->top)) continue;
      if (!each_ending(plays, &play, size, length, tops & ends)) return false;
    }
  }
  return true;
}

/* Does the hand have anything that a play by the form could end with? */
static inline bool may_end(const Plays *plays, const Form *form, uint64_t ends) {
  if (form->cards_n) return ends & 1 && plays->hand->plane[0] >> form->cards[0] & 1;
  return form->size.min <= plays->order->planes && plays->places.plane[form->size.min - 1] & ends;
}

int climb_each(const PlayCase *of, const CardSet *hand, const Climb *top, bool out_of_turn,
               bool (*visit)(void *data, const ClimbPlay *play), void *data) {
  const Rules *rules = of->rules;
  Plays plays = {of->order, rules, hand, CARDSET_EMPTY, top, 0, visit, data, false};
  assert(of->order->merged);
  order_cross(of->order, hand, &plays.places);
  for (uint64_t left = forms_upon(rules, top); left;) {
    int i = rules->lead.by_power[bit_pop(&left)];
    const Form *form = form_of(rules, i);
    uint64_t ends = ends_of(form, i, top);
    if ((out_of_turn && !form->out_of_turn) || !may_end(&plays, form, ends)) continue;
    plays.shared = rules->lead.shared >> i & 1;
    if (!(form->cards_n ? each_exact(&plays, i) : each_of_form(&plays, form, i, ends))) break;
  }
  return plays.n;
}

void climb_cards(const PlayCase *of, const ClimbPlay *play, const CardSet *hand, CardSet *cards) {
  const Form *form = form_of(of->rules, play->climb.form);
  if (play->climb.size == 0)
    cardset_from(cards, form->cards, form->cards_n, PACK_MAX);
  else
    order_take(of->order, &play->places, hand, cards);
}

/* ---- words ---- */

const char *climb_words(const Rules *rules, const Climb *climb, char out[SHAPE_TEXT]) {
  char spoken[WORD_SAID];
  const char *word = form_word(form_of(rules, climb->form), spoken);
  if (climb->length == 1) return say_values_in(out, SHAPE_TEXT, VALUES(SAY(FORM), word));
  return say_values_in(out, SHAPE_TEXT, VALUES(SAY(FORM_OF), word, climb->length));
}

typedef struct FirstPlay {
  ClimbPlay play;
  int n; /* 2: there are others */
} FirstPlay;

static bool keep_first(void *data, const ClimbPlay *play) {
  FirstPlay *first = data;
  if (first->n++ == 0) first->play = *play;
  return first->n < 2;
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
    else if (!unit_fits(order, rules, form, &unit))
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
  FirstPlay first = {.n = 0};
  climb_each(&of, hand, top, false, keep_first, &first);
  if (first.n > 0) climb_cards(&of, &first.play, hand, &out->example);
  out->others = first.n > 1;
}
