/* follow.c - is a play what the hand owes? See follow.h. */
#include "play/follow.h"

#include "base/inline.h"
#include "play/follow_measure.h"
#include "play/follow_protected.h"
#include "play/special_forms.h"

/* The lead's units are copied, not the room behind them. */
static inline void copy_lead(Follow *follow, const Shape *lead) {
  int n = lead->n, cards = 0;
  follow->lead.n = lead->n;
  follow->lead.failed = lead->failed;
  follow->lead.suit = lead->suit;
  memset(follow->slots, 0, sizeof follow->slots);
  for (int i = 0; i < n; i++) {
    const Unit *unit = &lead->unit[i];
    follow->lead.unit[i] = *unit;
    cards += unit_cards(unit);
    if (unit->size > 1 && unit->type != UNIT_CARDS)
      follow->slots[unit->size] = (uint8_t)(follow->slots[unit->size] + unit->length);
  }
  follow->cards = cards;
  follow->singles = cards == n;
}

/* Was a sequence led, of sets of that size or larger? */
static bool sequence_led(const Follow *follow, int size) {
  for (int i = 0; i < follow->lead.n; i++)
    if (follow->lead.unit[i].length > 1 && follow->lead.unit[i].size >= size) return true;
  return false;
}

static bool join(void *data, const Unit *unit) {
  *(uint64_t *)data |= unit->faces;
  return true;
}

/* The faces of the hand's tractors, of the shortest form of every size. */
static uint64_t faces_in_tractors(const Follow *follow) {
  uint64_t faces = 0;
  for (int size = 2; size <= follow->order->planes; size++) {
    uint64_t lengths = shape_tractor_lengths(follow->rules, size);
    if (lengths)
      shape_units(follow->order, &follow->in_suit, size, bit_lowest(lengths), join, &faces);
  }
  return faces;
}

static void find_protected(Follow *follow) {
  uint8_t protect = follow->protect;
  follow->larger = follow->sequences = 0;
  /* any cards may be such a unit */
  if (follow->odd && form_has_cards(follow->lead.unit, follow->lead.n)) return;
  if ((protect & PROTECT_LARGER_SETS) && follow->order->planes > 2)
    follow->larger = follow->in_suit.plane[2];
  if ((protect & PROTECT_TRACTORS) && !sequence_led(follow, 2))
    follow->sequences = faces_in_tractors(follow);
}

/* The one size of these sets; 1: there are none, 0: of several. */
static int one_size(const uint8_t sets[PACK_MAX + 1], int planes) {
  int size = 1;
  for (int s = 2; s <= planes; s++) {
    if (sets[s] && size > 1) return 0;
    if (sets[s]) size = s;
  }
  return size;
}

/* Disjoint sets of one size in the cards: a face of c copies gives c / size. */
static int count_sets(const CardSet *cards, int size, int planes) {
  int sets = 0;
  for (int k = size - 1; k < planes; k += size) sets += bit_count(cards->plane[k]);
  return sets;
}

/* Where sets of one size were led, no tractor is owed and no smaller sets in their place, counting
** them gives the best key. */
static bool count_one_size(Follow *follow) {
  int size = one_size(follow->slots, follow->order->planes);
  bool exact = follow->smaller == SMALLER_NEVER || size == 2;
  bool sequence =
      (follow_owes(follow, OWE_SHAPE) || follow_owes_tractors(follow)) && sequence_led(follow, 1);
  if (size >= 4 && follow_owes(follow, OWE_TRACTORS_FOR_SETS)) return false;
  if (!follow_owes(follow, OWE_SUIT) && follow_owes(follow, OWE_SHAPE)) return false;
  if (size < 2 || !exact || sequence || follow->odd || !follow_owes(follow, OWE_SETS)) return false;
  int held = count_sets(&follow->in_suit, size, follow->order->planes);
  bool all = held >= follow->slots[size];
  follow->best.shape = all && follow_owes(follow, OWE_SHAPE);
  follow->best.sets[size] = all ? follow->slots[size] : (uint8_t)held;
  return true;
}

/* Is the best key no more than a number of sets of one size? A play has it if it has these: they
** fit the lead as they do in the best play. */
static void note_only_size(Follow *follow) {
  FollowKey *best = &follow->best;
  if (best->tractor[0]) return;
  if (best->shape && (follow->odd || sequence_led(follow, 1) || !follow_owes(follow, OWE_SUIT)))
    return;
  if (best->shape) memcpy(best->sets, follow->slots, sizeof best->sets);
  follow->only_size = (uint8_t)one_size(best->sets, follow->order->planes);
}

/* What is owed by the rules without a function. */
static inline void owe_by_rules(Follow *follow) {
  const Rules *rules = follow->rules;
  follow->owes = &rules->follow.owes;
  follow->smaller = rules->follow.smaller;
  follow->protect = rules->follow.protect;
  for (int i = follow->lead.n - 1; rules->lead.special && i >= 0; i--)
    if (follow->lead.unit[i].form && follow->lead.unit[i].form->has_owes)
      follow->owes = &follow->lead.unit[i].form->owes;
}

/* What was led, and by the rules what is owed to it. */
static void begin(Follow *follow, const Order *order, const Rules *rules, const Shape *lead) {
  follow->order = order;
  follow->rules = rules;
  copy_lead(follow, lead);
  follow->odd = rules->lead.special && form_has_odd(lead->unit, lead->n);
  follow->singles &= !follow->odd;
  follow->set = trick_set_led(order, rules, lead);
  follow->suit = lead->suit < ESUIT_NB ? order->suit[lead->suit] : ~(uint64_t)0;
  follow->check_budget = NULL;
  follow->lists = NULL;
  owe_by_rules(follow);
}

static bool regroups_tractors(const Follow *follow) {
  for (int i = 0; i < follow->lead.n && follow_owes_tractors(follow); i++)
    if (follow_owes_tractors_to(follow, &follow->lead.unit[i])) return true;
  return false;
}

/* Demands that may take a search. */
enum { ASKS_SEARCH = 1 << OWE_HIGHEST | 1 << OWE_LISTED | 1 << OWE_CARDS };

/* The key of a hand that owes nothing but the suit. */
static inline void clear_best(Follow *follow, int only_size) {
  memset(&follow->best, 0, sizeof follow->best);
  follow->only_size = (uint8_t)only_size;
  follow->larger = follow->sequences = 0;
  follow->search = false;
}

/* What the ladder demands of any hand. */
static inline void read_ladder(Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  assert(owes->demands == owes_demands(owes));
  follow->demands = owes->demands;
  follow->suit_first = owes->n > 0 && owes->owed[0].demand == OWE_SUIT;
  follow->regroups = follow->smaller == SMALLER_REGROUPED && regroups_tractors(follow);
  bool alone = follow->singles && !(owes->demands & ASKS_SEARCH) &&
               (owes->demands & (1 << OWE_SUIT | 1 << OWE_SHAPE)) != 1 << OWE_SHAPE;
  follow->suit_alone = alone;
  follow->card_of_suit = alone && follow->suit_first && !follow->rules->lead.special;
  if (alone) clear_best(follow, 1);
}

/* The greatest key with nothing protected, of many that share lists of sets. */
static void search_best_key(Follow *follow) {
  ListsFound lists;
  lists.found = lists.asked = lists.led = 0;
  follow->lists = &lists;
  key_best(follow, (Protection){0, 0}, &follow->best);
  follow->lists = NULL;
}

void follow_find_best(Follow *follow) {
  clear_best(follow, 0);
  follow->search = (follow->demands & ASKS_SEARCH) && follow_needs_search(follow);
  if (follow->search) {
    find_protected(follow);
    search_best_key(follow);
    return;
  }
  if (follow->held <= follow->cards && follow_owes(follow, OWE_SUIT)) return;
  bool suit_does = follow_owes(follow, OWE_SUIT) || !follow_owes(follow, OWE_SHAPE);
  if (suit_does && follow->singles) {
    follow->only_size = 1;
    return;
  }
  find_protected(follow);
  if (!count_one_size(follow)) search_best_key(follow);
  note_only_size(follow);
}

void follow_lead(Follow *follow, const Order *order, const Rules *rules, const Shape *lead) {
  begin(follow, order, rules, lead);
  read_ladder(follow);
  follow->game = NULL;
  follow->seat = -1;
}

void follow_prepare(Follow *follow, const Order *order, const Rules *rules, const Shape *lead,
                    const CardSet *hand) {
  follow_lead(follow, order, rules, lead);
  follow_hand(follow, hand);
}

/* The cards of a lead, in kind space. */
static void cards_led(const Follow *follow, CardSet *out) {
  CardSet places = CARDSET_EMPTY;
  units_add(follow->lead.unit, follow->lead.n, &places, follow->order->planes);
  *out = CARDSET_EMPTY;
  order_back(follow->order, &places, out);
}

/* Asks the functions for ladder, smaller sets and protection, as far as there are any. */
static bool ask_what_is_owed(Follow *follow, Ruling *why) {
  static const Hook hooks[] = {HOOK_FOLLOW_OWES, HOOK_FOLLOW_SMALLER, HOOK_FOLLOW_PROTECT};
  const Rules *rules = follow->rules;
  CardSet lead, hand = CARDSET_EMPTY;
  cards_led(follow, &lead);
  order_back(follow->order, &follow->hand, &hand);
  for (int i = 0; i < 3; i++) {
    bool by_form = hooks[i] == HOOK_FOLLOW_OWES && follow->owes != &rules->follow.owes;
    if (!rules_hooked(rules, hooks[i]) || by_form) continue;
    HookCall call;
    hook_call(&call, hooks[i], follow->game, follow->seat);
    call.order = follow->order;
    call.trump = follow->order->trump;
    call.lead = &lead;
    call.hand = &hand;
    call.owes = &follow->own;
    if (!rule_answers(rules, &call, why)) return false;
    if (hooks[i] == HOOK_FOLLOW_OWES) follow->owes = NULL;
    if (hooks[i] == HOOK_FOLLOW_SMALLER) follow->smaller = (uint8_t)call.answer[0];
    if (hooks[i] == HOOK_FOLLOW_PROTECT) follow->protect = (uint8_t)call.answer[0];
  }
  return true;
}

bool follow_ask(Follow *follow, const PlayCase *of, const Shape *lead, const CardSet *hand,
                Ruling *why) {
  static const uint64_t asked = (uint64_t)1 << HOOK_FOLLOW_OWES |
                                (uint64_t)1 << HOOK_FOLLOW_SMALLER |
                                (uint64_t)1 << HOOK_FOLLOW_PROTECT;
  follow_lead(follow, of->order, of->rules, lead);
  follow->game = of->game;
  follow->seat = of->seat;
  follow_take_hand_in(follow, hand, of->order->planes);
  bool answered = true;
  if (of->rules->hooked & asked) {
    answered = ask_what_is_owed(follow, why);
    if (!answered) owe_by_rules(follow);
    read_ladder(follow);
  }
  if (!follow->suit_alone) follow_find_best(follow);
  return answered;
}

/* Where the search finds the best key. */
static NO_INLINE Refusal check_searched(const Follow *follow, const CardSet *play) {
  if (follow->larger | follow->sequences) return follow_check_protected(follow, play);
  FollowKey key;
  key_of_play(follow, (Protection){0, 0}, play, (KeyBounds){&follow->best, &follow->best}, &key,
              NULL);
  return key_compare(follow, &key, &follow->best);
}

/* What a play with enough cards of the suit still owes. */
static NO_INLINE Refusal check_sets(const Follow *follow, const CardSet *play) {
  int planes = follow->order->planes, size = follow->only_size;
  CardSet in_suit = CARDSET_EMPTY;
  cardset_mask(&in_suit, play, follow->suit, planes);
  if (follow->larger | follow->sequences) return follow_check_protected(follow, &in_suit);
  if (size && count_sets(&in_suit, size, planes) >= follow->best.sets[size]) return LEGAL;
  return key_check(follow, (Protection){0, 0}, &in_suit, &follow->best);
}

static ALWAYS_INLINE Refusal check_owed_in(const Follow *follow, const CardSet *play, int planes) {
  int cards = follow->cards;
  assert(cardset_has(&follow->hand, play, planes));
  if (follow_gives_suit_in(follow, play, planes)) return LEGAL;
  if (cardset_size_to(play, cards + 1, ~(uint64_t)0, planes) != cards) return REFUSED_FOLLOW_COUNT;
  if (follow->search) return check_searched(follow, play);
  if (follow_owes(follow, OWE_SUIT)) {
    int owed = follow->held < cards ? follow->held : cards;
    bool strays = (play->plane[0] & ~follow->suit) != 0;
    if (strays && owed > 0 && cardset_size_to(play, owed, follow->suit, planes) < owed)
      return REFUSED_FOLLOW_SUIT;
    if (follow->held <= cards) return LEGAL;
  }
  return follow->only_size == 1 ? LEGAL : check_sets(follow, play);
}

Refusal follow_check_owed(const Follow *follow, const CardSet *play) {
  return BY_PLANES(follow->order->planes, check_owed_in, follow, play);
}

/* What the ladder refuses may be of a form that answers whatever is owed. */
static NO_INLINE Refusal check_answers(const Follow *follow, const CardSet *play) {
  Forms forms;
  Refusal refusal = follow_check_owed(follow, play);
  if (refusal == LEGAL || refusal == REFUSED_FOLLOW_COUNT) return refusal;
  forms_open(&forms, follow->order, follow->rules);
  return form_answers(&forms, play, follow->suit, follow->held) ? LEGAL : refusal;
}

Refusal follow_check(const Follow *follow, const CardSet *play) {
  return follow->rules->lead.special ? check_answers(follow, play)
                                     : follow_check_owed(follow, play);
}
