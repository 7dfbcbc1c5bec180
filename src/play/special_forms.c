/* special_forms.c - forms of lead beyond sets and tractors. See special_forms.h. */
#include "play/special_forms.h"

#include <stdio.h>

#include "rules/questions.h"

void forms_open(Forms *forms, const Order *order, const Rules *rules) {
  forms->order = order;
  forms->rules = rules;
  forms->gave_up = forms->failed = false;
  forms->groups = 0;
  forms->whole = forms->idle = 0;
  forms->fault[0] = '\0';
}

static int form_index(const Forms *forms, const Form *form) {
  return (int)(form - forms->rules->lead.forms);
}

static int suits_in(const Order *order, uint64_t places) {
  int suits = 0;
  for (Suit suit = 0; suit < ESUIT_NB; suit++) suits += (places & order->suit[suit]) != 0;
  return suits;
}

bool form_has_odd(const Unit units[], int n) {
  for (int i = 0; i < n; i++)
    if (units[i].type != UNIT_SETS) return true;
  return false;
}

bool form_has_cards(const Unit units[], int n) {
  for (int i = 0; i < n; i++)
    if (units[i].type == UNIT_CARDS) return true;
  return false;
}

/* --- heights ---------------------------------------------------------------------------------- */

enum { ABOVE_RANKS = 64 }; /* trumps are above all other cards */

/* Trumps alone are above, others go by the highest rank. */
static int height_of_faces(const Rules *rules, const Order *order, uint64_t faces) {
  int height = 0;
  if ((faces & ~order->suit[TRUMPS]) == 0) return ABOVE_RANKS + order->tier_at[bit_highest(faces)];
  while (faces) {
    Card card = order->kind_at[bit_pop(&faces)];
    int rank = card_is_joker(card) ? RANK_NB + card - LJ : rules_height(rules, card_rank(card));
    if (rank > height) height = rank;
  }
  return height;
}

int form_height(const Forms *forms, const Unit *unit) {
  if (unit->type == UNIT_CARDS) return unit->top;
  return height_of_faces(forms->rules, forms->order, bit(unit_top(unit)));
}

/* --- one group of cards ----------------------------------------------------------------------- */

/* Asks `only` or `is` about a group. False: it is not of the form, or the rule failed. */
static bool ask_form(Forms *forms, const Form *form, bool is, const Unit *unit, HookCall *call) {
  CardSet places = CARDSET_EMPTY, kinds = CARDSET_EMPTY;
  if (forms->failed) return false;
  unit_set(unit, &places, forms->order->planes);
  order_back(forms->order, &places, &kinds);
  hook_call(call, HOOK_LEAD_FORMS, NULL, -1);
  call->order = forms->order;
  call->trump = forms->order->trump;
  call->cards = &kinds;
  call->number[0] = form_index(forms, form);
  call->number[1] = is;
  if (!forms->rules->ask(forms->rules->context, call)) {
    forms->failed = true;
    snprintf(forms->fault, sizeof forms->fault, "%s", call->text);
    return false;
  }
  return call->answer[0] != 0;
}

/* The highest place up to which a sequence of this suit may go; none of it: -1. */
static int ceiling(const Order *order, const Form *form, uint64_t suit) {
  int to = form->to - 1;
  bool trumps = (suit & order->suit[TRUMPS]) != 0;
  if (to >= LJ) return order->place_of[to] == PLACE_NONE ? PLACE_NB : order->place_of[to];
  for (; to >= 0; to--)
    for (Suit printed = 0; printed < SUIT_NB; printed++) {
      int place = order->place_of[card_make(printed, (Rank)to)];
      if (place == PLACE_NONE || !(suit >> place & 1) || to == order->trump.rank) continue;
      if (trumps && order->trump.suit != SUIT_NONE && printed != order->trump.suit) continue;
      return place;
    }
  return -1;
}

static bool within(const Order *order, const Form *form, const Unit *unit) {
  if (form->to == 0) return true;
  int s = 0, top = unit_top(unit);
  if (order->suitless >> top & 1) return false;
  while (!(order->suit[s] >> top & 1)) s++;
  int highest = ceiling(order, form, order->suit[s]);
  if (highest == PLACE_NB) return true;
  return highest >= 0 && order->tier_at[top] <= order->tier_at[highest];
}

/* Is the group, which has the form's size, of the form? Fills in what it is by its functions. */
static bool accept(Forms *forms, const Form *form, Unit *unit) {
  HookCall call;
  unit->form = form;
  if (unit->faces & forms->order->suitless) return false;
  int suits = suits_in(forms->order, unit->faces);
  if (form->suits.max ? !range_has(form->suits, suits) : suits > 1) return false;
  if ((form->functions & FORM_ONLY) && !ask_form(forms, form, false, unit, &call)) return false;
  if (!(form->functions & FORM_IS)) return true;
  if (!ask_form(forms, form, true, unit, &call)) return false;
  unit->top = call.answer[1];
  unit->pattern = (uint32_t)call.answer[2];
  return true;
}

/* Any cards as a unit; false when there are too many faces. */
static bool unit_of_cards(const Forms *forms, const CardSet *cards, Unit *out) {
  const Order *order = forms->order;
  uint64_t faces = cards->plane[0];
  int n = bit_count(faces);
  if (n == 0 || n > UNIT_FACES) return false;
  *out = (Unit){.faces = faces, .length = 1, .type = UNIT_CARDS};
  for (int shift = 0; faces; shift += UNIT_COPY_BITS) {
    int copies = cardset_count(cards, bit_pop(&faces), order->planes);
    out->copies |= (uint64_t)(copies - 1) << shift;
    out->size = (uint8_t)(out->size + copies);
  }
  out->top = height_of_faces(forms->rules, order, out->faces);
  return true;
}

/* --- all units of a form ---------------------------------------------------------------------- */

typedef struct Each {
  Forms *forms;
  const Form *form;
  UnitVisit *visit;
  void *data;
  int groups; /* looked at */
  bool over;  /* too many groups, or the rule failed: nobody has stopped it */
} Each;

static bool each_sets_unit(void *data, const Unit *unit) {
  const Each *each = data;
  Unit mine = *unit;
  if (each->form->odd) mine.type = UNIT_SETS_OF_FORM;
  if (!within(each->forms->order, each->form, &mine)) return true;
  return !accept(each->forms, each->form, &mine) || each->visit(each->data, &mine);
}

/* The faces that give sets of that size to a unit of n cards. */
static uint64_t givers(const Forms *forms, const CardSet *cards, int size, int n) {
  uint64_t faces = cards->plane[size - 1];
  if (n > 1 && size < forms->order->planes) faces &= ~(forms->whole & cards->plane[size]);
  return n > 1 ? faces & ~forms->idle : faces;
}

static bool each_sets(Each *each, const CardSet *cards, int n) {
  const Form *form = each->form;
  const Forms *forms = each->forms;
  for (int size = forms->order->planes; size > 0; size--)
    if (n % size == 0 && range_has(form->size, size) && range_has(form->length, n / size) &&
        !shape_runs(forms->order, givers(forms, cards, size, n), size, n / size, each_sets_unit,
                    each))
      return false;
  return true;
}

static bool each_group(Each *each, const CardSet *group) {
  Unit unit;
  each->forms->groups++;
  if (++each->groups > FORM_GROUPS) each->forms->gave_up = true;
  each->over = each->groups > FORM_GROUPS || each->forms->failed;
  if (each->over) return false;
  if (!unit_of_cards(each->forms, group, &unit)) return true;
  return !accept(each->forms, each->form, &unit) || each->visit(each->data, &unit);
}

/* Every group of n cards of these, the highest first. */
static bool choose_group(Each *each, const CardSet *cards, uint64_t faces, int n, CardSet *group) {
  int planes = each->forms->order->planes;
  if (n == 0) return each_group(each, group);
  if (cardset_size_in(cards, faces, planes) < n) return true;
  int place = bit_highest(faces), most = cardset_count(cards, place, planes);
  faces &= ~bit(place);
  for (int copies = most < n ? most : n; copies >= 0; copies--) {
    for (int i = 0; i < copies; i++) cardset_put(group, place, planes);
    bool on = choose_group(each, cards, faces, n - copies, group);
    for (int i = 0; i < copies; i++) cardset_take(group, place, planes);
    if (!on) return false;
  }
  return true;
}

static bool each_group_in(Each *each, const CardSet *cards, uint64_t places, int n) {
  CardSet group = CARDSET_EMPTY;
  bool on = choose_group(each, cards, cards->plane[0] & places, n, &group);
  assert(cardset_is_empty(&group));
  return on;
}

/* The cards' places of a printed rank, or of a joker, which is a rank of its own. */
static uint64_t places_of_rank(const Order *order, int rank) {
  uint64_t places = 0;
  if (rank >= LJ) return order->place_of[rank] == PLACE_NONE ? 0 : bit(order->place_of[rank]);
  for (Suit suit = 0; suit < SUIT_NB; suit++) {
    int place = order->place_of[card_make(suit, (Rank)rank)];
    if (place != PLACE_NONE) places |= bit(place);
  }
  return places;
}

static bool each_rank(Each *each, const CardSet *cards, int n) {
  const Order *order = each->forms->order;
  for (int rank = HJ; rank >= 0; rank = rank == LJ ? RANK_NB - 1 : rank - 1) {
    uint64_t places = places_of_rank(order, rank) & cards->plane[0];
    if (suits_in(order, places) < each->form->suits.min) continue;
    if (!each_group_in(each, cards, places, n)) return false;
  }
  return true;
}

static bool each_exact(Each *each, const CardSet *cards) {
  const Order *order = each->forms->order;
  const Form *form = each->form;
  CardSet exact = CARDSET_EMPTY;
  for (int i = 0; i < form->cards_n; i++) {
    int place = order->place_of[form->cards[i]];
    if (place == PLACE_NONE || cardset_count(&exact, place, order->planes) == order->planes)
      return true;
    cardset_put(&exact, place, order->planes);
  }
  return !cardset_has(cards, &exact, order->planes) || each_group(each, &exact);
}

/* A form that a function decides: of one suit every suit by itself. */
static bool each_any(Each *each, const CardSet *cards, int n) {
  const Order *order = each->forms->order;
  if (each->form->suits.max > 1) return each_group_in(each, cards, ~(uint64_t)0, n);
  for (int suit = ESUIT_NB - 1; suit >= 0; suit--)
    if (!each_group_in(each, cards, order->suit[suit], n)) return false;
  return true;
}

bool form_each(Forms *forms, const Form *form, const CardSet *cards, int n, UnitVisit *visit,
               void *data) {
  Each each = {forms, form, visit, data, 0, false};
  if (form->completes || n < 1) return true;
  if (form->cards_n) return n != form->cards_n || each_exact(&each, cards) || each.over;
  bool any = form->functions & FORM_IS;
  if (!any && form->alike == ALIKE_FACE) return each_sets(&each, cards, n);
  if (!range_has(form->size, n)) return true;
  return (any ? each_any(&each, cards, n) : each_rank(&each, cards, n)) || each.over;
}

typedef struct Like {
  const Unit *led;
  UnitVisit *visit;
  void *data;
} Like;

static bool visit_like(void *data, const Unit *unit) {
  const Like *like = data;
  return !unit_alike(unit, like->led) || like->visit(like->data, unit);
}

bool form_each_like(Forms *forms, const Unit *led, const CardSet *cards, UnitVisit *visit,
                    void *data) {
  if (led->type == UNIT_SETS)
    return shape_units(forms->order, cards, led->size, led->length, visit, data);
  Like like = {led, visit, data};
  return form_each(forms, led->form, cards, unit_cards(led), visit_like, &like);
}

static bool keep_first(void *data, const Unit *unit) {
  *(Unit *)data = *unit;
  return false;
}

bool form_is(Forms *forms, const Form *form, const CardSet *cards, Unit *out) {
  int n = cardset_size(cards, forms->order->planes);
  return !form_each(forms, form, cards, n, keep_first, out);
}

/* --- dividing --------------------------------------------------------------------------------- */

typedef struct Containing {
  Forms *forms;
  const CardSet *cards;
  const Unit *units;
  Unit *parts;
  int n, i;
  bool found;
} Containing;

static bool contains_from(Containing *containing);

static bool contain_unit(void *data, const Unit *unit) {
  Containing *containing = data, next = *containing;
  CardSet taken, left;
  int planes = containing->forms->order->planes;
  unit_set(unit, &taken, planes);
  cardset_subtract(&left, containing->cards, &taken, planes);
  next.cards = &left;
  next.i = containing->i + 1;
  containing->found = contains_from(&next);
  if (containing->found && containing->parts) containing->parts[containing->i] = *unit;
  return !containing->found;
}

/* The sets in sequence, when all else has its cards. */
static bool contains_sets(const Containing *containing) {
  Unit sets[UNIT_MAX] = {{0}};
  uint64_t faces[UNIT_MAX];
  uint8_t at[UNIT_MAX];
  int n = 0;
  for (int i = 0; i < containing->n; i++)
    if (containing->units[i].type == UNIT_SETS)
      at[n] = (uint8_t)i, sets[n++] = containing->units[i];
  const Forms *forms = containing->forms;
  CardSet usable;
  int planes = forms->order->planes;
  cardset_mask(&usable, containing->cards, ~forms->idle, planes);
  Division how = {forms->order, forms->whole & ~forms->idle,
                  cardset_size_in(containing->cards, forms->idle, planes), faces};
  if (!shape_divides(&how, &usable, sets, n)) return false;
  for (int i = 0; i < n && containing->parts; i++) {
    containing->parts[at[i]] = sets[i];
    containing->parts[at[i]].faces = sets[i].length > 1 ? faces[i] : 0;
  }
  return true;
}

static bool contains_from(Containing *containing) {
  while (containing->i < containing->n && containing->units[containing->i].type == UNIT_SETS)
    containing->i++;
  if (containing->i == containing->n) return contains_sets(containing);
  containing->found = false;
  form_each_like(containing->forms, &containing->units[containing->i], containing->cards,
                 contain_unit, containing);
  return containing->found;
}

bool form_contains(Forms *forms, const CardSet *cards, const Unit units[], int n, Unit parts[]) {
  Containing containing = {forms, cards, units, parts, n, 0, false};
  return contains_from(&containing);
}

/* --- what is led ------------------------------------------------------------------------------ */

static int power_of(const Unit *unit) { return unit->form ? unit->form->power : 0; }

/* Should `a` rather than `b` be taken out of a lead? Most cards; then more power, a sequence,
** larger sets. */
static bool goes_before(const Unit *a, const Unit *b) {
  int differs[] = {unit_cards(a) - unit_cards(b), power_of(a) - power_of(b),
                   (a->length > 1) - (b->length > 1), a->size - b->size};
  for (int i = 0; i < 4; i++)
    if (differs[i]) return differs[i] > 0;
  return false;
}

void form_sort(Shape *shape) {
  for (int i = 1; i < shape->n; i++) {
    Unit unit = shape->unit[i];
    int at = i;
    for (; at > 0; at--) {
      const Unit *before = &shape->unit[at - 1];
      bool odd_single = unit.type > before->type && unit_cards(before) == 1;
      if (!goes_before(&unit, before) && (!odd_single || goes_before(before, &unit))) break;
      shape->unit[at] = shape->unit[at - 1];
    }
    shape->unit[at] = unit;
  }
}

/* How much a form says of its cards. */
static int narrowness(const Form *form) {
  if (form->functions || form->cards_n) return 3;
  return form->to ? 2 : form->alike == ALIKE_FACE;
}

void form_name(Forms *forms, Unit *unit) {
  CardSet cards = CARDSET_EMPTY;
  Unit named, best = *unit;
  unit_set(unit, &cards, forms->order->planes);
  for (int i = 0; i < forms->rules->lead.forms_n; i++) {
    const Form *form = &forms->rules->lead.forms[i];
    bool better = !best.form || form->power > best.form->power ||
                  (form->power == best.form->power && narrowness(form) > narrowness(best.form));
    if (better && form_is(forms, form, &cards, &named)) best = named;
  }
  *unit = best;
}

/* The unit that comes first among these cards of one suit. */
static void first_unit(Forms *forms, const CardSet *cards, Unit *out) {
  const Rules *rules = forms->rules;
  int n = cardset_size(cards, forms->order->planes);
  shape_longest(forms->order, rules, cards, out);
  form_name(forms, out);
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    bool whole = form->functions & FORM_IS; /* asked about nothing but all that is left */
    Unit unit;
    if (!form->odd && form->power == 0) continue;
    for (int size = n; size >= unit_cards(out); size = whole ? 0 : size - 1) {
      if (form_each(forms, form, cards, size, keep_first, &unit)) continue;
      if (goes_before(&unit, out)) *out = unit;
      break;
    }
  }
}

static bool add_unit(Shape *shape, const Unit *unit) {
  if (shape->n == UNIT_MAX) return false;
  shape->unit[shape->n++] = *unit;
  return true;
}

static void divide_suit(Forms *forms, const CardSet *cards, Shape *out) {
  int planes = forms->order->planes;
  CardSet rest, taken;
  cardset_mask(&rest, cards, ~(uint64_t)0, planes);
  while (!cardset_is_empty(&rest)) {
    Unit unit;
    first_unit(forms, &rest, &unit);
    if (!add_unit(out, &unit)) {
      out->n = 0;
      return;
    }
    unit_set(&unit, &taken, planes);
    cardset_subtract(&rest, &rest, &taken, planes);
  }
}

/* Cards of several suits are led only if all of them are in units that cover several. */
typedef struct Spanning {
  Forms *forms;
  const CardSet *rest;
  Shape *out;
  int *groups; /* looked at */
  bool found;
} Spanning;

static bool divide_spanning(Spanning *spanning);

static bool span_unit(void *data, const Unit *unit) {
  Spanning *spanning = data, next = *spanning;
  int planes = spanning->forms->order->planes;
  CardSet taken, left;
  const int before = spanning->out->n;
  if (++*spanning->groups > FORM_GROUPS) spanning->forms->gave_up = true;
  if (*spanning->groups > FORM_GROUPS || !add_unit(spanning->out, unit)) return false;
  unit_set(unit, &taken, planes);
  cardset_subtract(&left, spanning->rest, &taken, planes);
  next.rest = &left;
  spanning->found = divide_spanning(&next);
  if (!spanning->found) spanning->out->n--;
  assert(spanning->found || spanning->out->n == before);
  (void)before;
  return !spanning->found;
}

static bool divide_spanning(Spanning *spanning) {
  const Rules *rules = spanning->forms->rules;
  int n = cardset_size(spanning->rest, spanning->forms->order->planes);
  if (n == 0) return true;
  spanning->found = false;
  for (int size = n; size > 1 && !spanning->found; size--)
    for (int i = 0; i < rules->lead.forms_n && !spanning->found; i++) {
      const Form *form = &rules->lead.forms[i];
      if (form->suits.max < 2 || ((form->functions & FORM_IS) && size < n)) continue;
      form_each(spanning->forms, form, spanning->rest, size, span_unit, spanning);
    }
  return spanning->found;
}

void form_shape(Forms *forms, const CardSet *cards, Shape *out) {
  out->n = 0;
  out->suit = order_suit_of(forms->order, cards);
  if (out->suit == SUIT_NONE) {
    int groups = 0;
    Spanning spanning = {forms, cards, out, &groups, false};
    if (!divide_spanning(&spanning)) out->n = 0;
  } else {
    divide_suit(forms, cards, out);
  }
  form_sort(out);
  out->failed = forms->failed;
}

/* --- whatever is owed ------------------------------------------------------------------------- */

/* The form by which these cards answer; NULL: none. */
static const Form *answering(Forms *forms, const CardSet *play, uint64_t suit, int held) {
  const Rules *rules = forms->rules;
  uint64_t faces = play->plane[0], trumps = forms->order->suit[TRUMPS];
  bool in_place = held == 0 || !(faces & ~suit) || !(faces & ~trumps);
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    Unit unit;
    if (form->answers == ANSWERS_WHAT_IS_OWED) continue;
    if (form->answers == ANSWERS_SUIT_OR_TRUMP && !in_place) continue;
    if (form_is(forms, form, play, &unit)) return form;
  }
  return NULL;
}

bool form_answers(Forms *forms, const CardSet *play, uint64_t suit, int held) {
  return answering(forms, play, suit, held) != NULL;
}

typedef struct Answer {
  Forms *forms;
  uint64_t suit;
  int held;
  UnitVisit *visit;
  void *data;
} Answer;

/* Cards that answer by several forms are visited by the first of them. */
static bool visit_answer(void *data, const Unit *unit) {
  const Answer *answer = data;
  CardSet play = CARDSET_EMPTY;
  unit_set(unit, &play, answer->forms->order->planes);
  if (answering(answer->forms, &play, answer->suit, answer->held) != unit->form) return true;
  return answer->visit(answer->data, unit);
}

bool form_each_answer(Forms *forms, const CardSet *hand, int n, uint64_t suit, UnitVisit *visit,
                      void *data) {
  int held = cardset_size_in(hand, suit, forms->order->planes);
  Answer answer = {forms, suit, held, visit, data};
  for (int i = 0; i < forms->rules->lead.forms_n; i++) {
    const Form *form = &forms->rules->lead.forms[i];
    if (form->answers == ANSWERS_WHAT_IS_OWED) continue;
    if (!form_each(forms, form, hand, n, visit_answer, &answer)) return false;
  }
  return true;
}

typedef struct Lead {
  Forms *forms;
  UnitVisit *visit;
  void *data;
} Lead;

/* Cards that are a unit of several forms are visited by the one as which they are led. */
static bool visit_lead(void *data, const Unit *unit) {
  const Lead *lead = data;
  CardSet cards = CARDSET_EMPTY;
  Shape shape;
  unit_set(unit, &cards, lead->forms->order->planes);
  form_shape(lead->forms, &cards, &shape);
  if (shape.n != 1 || shape.unit[0].form != unit->form) return true;
  return lead->visit(lead->data, &shape.unit[0]);
}

bool form_each_lead(Forms *forms, const CardSet *hand, UnitVisit *visit, void *data) {
  Lead lead = {forms, visit, data};
  int n = cardset_size(hand, forms->order->planes);
  for (int i = 0; i < forms->rules->lead.forms_n; i++)
    for (int size = 1; size <= n; size++)
      if (!form_each(forms, &forms->rules->lead.forms[i], hand, size, visit_lead, &lead))
        return false;
  return true;
}
