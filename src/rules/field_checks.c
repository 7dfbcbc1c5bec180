/* field_checks.c - what does not go together within one field, and what comes of its values. */
#include "rules/field_checks.h"

#include <string.h>

#include "base/rule_sentences.h"

#define FAIL(...) say_fail(value->error, FIELD_ERROR, __VA_ARGS__)

/* ---- the deck ---- */

bool check_pack_number(FieldValue *value) {
  Rules *rules = value->rules;
  rules->deck.LJ = rules->deck.HJ = rules->deck.packs;
  return true;
}

/* What single packs lack goes into deck.out; their jokers are counted. */
bool check_packs(FieldValue *value) {
  Rules *rules = value->rules;
  const Packs *packs = value->to;
  rules->deck.packs = packs->n;
  for (int i = 0; i < packs->n; i++) {
    const Pack *pack = &packs->pack[i];
    rules->deck.LJ = (uint8_t)(rules->deck.LJ + pack->LJ);
    rules->deck.HJ = (uint8_t)(rules->deck.HJ + pack->HJ);
    for (Card card = 0; card < LJ; card++)
      if (card_rank(card) < pack->lowest) rules->deck.out[card]++;
    for (int j = 0; j < pack->without_n; j++) rules->deck.out[pack->without[j]]++;
  }
  return true;
}

/* What is left over when all have as many, one more a player until it is enough. */
bool check_kitty_at_least(FieldValue *value) {
  Rules *rules = value->rules;
  int least = *(const uint8_t *)value->to, kitty = rules_deck_size(rules) % rules->players;
  while (kitty < least) kitty += rules->players;
  rules->deck.kitty = (uint8_t)kitty;
  return true;
}

bool check_no_truth(FieldValue *value) {
  return *(const bool *)value->to ? FAIL(SAY(VALUE_NO_TRUTH)) : true;
}

/* ---- seats and levels ---- */

bool check_result_seats(FieldValue *value) {
  WhoBy *who = value->to;
  if (who->even == NOT_GIVEN) who->even = who->won;
  return true;
}

bool check_holder(FieldValue *value) {
  value->rules->lead.leads = LEADS_HOLDER;
  return true;
}

bool check_after_last(FieldValue *value) {
  Rules *rules = value->rules;
  rules->levels.again_from = rules->levels.after_last == AFTER_LAST_AGAIN ? 0 : rules->levels.start;
  return true;
}

bool check_again_from(FieldValue *value) {
  value->rules->levels.after_last = AFTER_LAST_AGAIN;
  return true;
}

bool check_no_trump_ladder(FieldValue *value) {
  const Ladder *ladder = value->to;
  for (int i = 0; i < ladder->n; i++)
    if (ladder->rung[i].type == RUNG_SUIT) return FAIL(SAY(VALUE_NO_SUIT_RUNG));
  return true;
}

/* ---- bids and forms ---- */

bool check_bid(FieldValue *value) {
  const BidType *bid = value->to;
  bool numbers = bid->rank.max || bid->joker.max || bid->any.max;
  if (bid->is && numbers) return FAIL(SAY(BID_IS_ALONE));
  return bid->is || numbers || FAIL(SAY(BID_SHOWS_NONE));
}

static bool check_trick_form(const Form *form, FieldValue *value) {
  bool sequence = form->length.min != 1 || form->length.max != 1;
  bool any = form->functions & FORM_IS, ranks = form->alike == ALIKE_RANK;
  if (sequence && (any || form->cards_n || ranks)) return FAIL(SAY(FORM_LENGTH));
  if (form->to && !sequence) return FAIL(SAY(FORM_TO));
  if (ranks && (any || form->cards_n)) return FAIL(SAY(FORM_ALIKE));
  if (any && form->cards_n) return FAIL(SAY(FORM_IS));
  if (form->suits.max > 1 && !any && form->cards_n == 0 && !ranks) return FAIL(SAY(FORM_SUITS));
  return !form->beats_size || !ranks || FAIL(SAY(FORM_BEATS));
}

static bool check_climb_form(const Form *form, FieldValue *value) {
  if (!form->completes != !form->becomes) return FAIL(SAY(FORM_COMPLETES));
  return !form->completes || !form->cards_n || FAIL(SAY(FORM_COMPLETES_CARDS));
}

bool check_form(FieldValue *value) {
  Form *form = value->to;
  if (!form->size.min == !form->cards_n) return FAIL(SAY(FORM_SIZE));
  form->to = (uint8_t)(form->to == NOT_GIVEN ? 0 : form->to + 1);
  form->has_owes = form->owes.n != NOT_GIVEN;
  if (!form->has_owes) form->owes.n = 0;
  if (value->rules->family == FAMILY_CLIMB) {
    form->suits = (Range){0, 0};
    return check_climb_form(form, value);
  }
  form->odd = form->alike == ALIKE_RANK || form->cards_n || form->functions || form->to;
  value->rules->lead.special |= form->odd || form->power || form->answers || form->has_owes ||
                                (form->beats_size && form->beats_length == 1);
  return check_trick_form(form, value);
}

/* ---- the exchange ---- */

bool check_step(FieldValue *value) {
  ExchangeStep *step = value->to;
  bool gives = step->what == STEP_GIVE, asks = step->what == STEP_REQUEST;
  const char *other = gives ? "to" : "of";
  if ((gives || asks) && (step->to == WHO_NOBODY || step->to == step->by))
    return FAIL(SAY(STEP_OTHER), other);
  if (gives && step->highest == NOT_GIVEN) return FAIL(SAY(STEP_CARDS));
  if (asks && !step->ranks) return FAIL(SAY(STEP_RANKS));
  if (step->highest == NOT_GIVEN) step->highest = false;
  return true;
}

/* ---- phases that a variant adds ---- */

/* The keys that say where a phase stands, and the name of the one beside it. */
static const char *const anchors[] = {"after", "before", "instead_of"};
enum { AFTER, BEFORE, INSTEAD, ANCHORS };

static const char *beside(const RulePhase *phase, int *anchor) {
  const char *const names[ANCHORS] = {phase->after, phase->before, phase->instead_of};
  for (*anchor = 0; *anchor < INSTEAD && !*names[*anchor];) ++*anchor;
  return names[*anchor];
}

bool check_phase(FieldValue *value) {
  const RulePhase *phase = value->to;
  if (value->rules->family == FAMILY_CLIMB) return FAIL(SAY(PHASE_CLIMB_NONE));
  return !!*phase->after + !!*phase->before + !!*phase->instead_of == 1 || FAIL(SAY(PHASE_WHERE));
}

/* The index of a phase in the list by its name, or -1. */
static int find_phase(const Field *field, const Rules *rules, const char *name) {
  for (int i = 0; i < rules->phases_n; i++) {
    int type = rules->phases[i];
    const char *word =
        type >= PHASE_RULE ? rules->phase[type - PHASE_RULE].name : field->words[type - 1];
    if (!strcmp(word, name)) return i;
  }
  return -1;
}

/* Puts the index-th added phase beside the one at `at`; those that are after it already stay
** nearer. */
static bool put_phase(Rules *rules, int index, int anchor, int at, FieldValue *value) {
  uint8_t type = (uint8_t)(PHASE_RULE + index);
  if (anchor == INSTEAD) return rules->phases[at] = type, true;
  if (rules->phases_n == PHASE_MAX) return FAIL(SAY(VALUE_MANY), PHASE_MAX);
  if (anchor == AFTER) at++;
  while (anchor == AFTER && at < rules->phases_n && rules->phases[at] >= PHASE_RULE) at++;
  memmove(rules->phases + at + 1, rules->phases + at, (size_t)(rules->phases_n - at));
  rules->phases[at] = type;
  rules->phases_n++;
  return true;
}

/* Puts every added phase into the list, those first whose neighbour is there. */
bool check_phases(FieldValue *value) {
  Rules *rules = value->rules;
  bool placed[RULE_PHASE_MAX] = {false}, more = true;
  const RulePhase *phase = value->to;
  int anchor;
  for (int i = 0; i < rules->rule_phases; i++)
    for (int j = 0; value->field->words[j]; j++)
      if (!strcmp(phase[i].name, value->field->words[j]))
        return FAIL(SAY(PHASE_NAME_TAKEN), phase[i].name);
  while (more) {
    more = false;
    for (int i = 0; i < rules->rule_phases; i++) {
      int at = find_phase(value->field, rules, beside(&phase[i], &anchor));
      if (placed[i] || at < 0) continue;
      if (!put_phase(rules, i, anchor, at, value)) return false;
      placed[i] = more = true;
    }
  }
  for (int i = 0; i < rules->rule_phases; i++)
    if (!placed[i]) {
      const char *name = beside(&phase[i], &anchor);
      return FAIL(SAY(PHASE_NO_NEIGHBOUR), phase[i].name, anchors[anchor], name);
    }
  return true;
}

/* ---- what a hand owes ---- */

bool check_owed_cards(FieldValue *value) {
  Owed *owed = value->to;
  int all = cardset_size(&owed->from, PACK_MAX);
  owed->demand = OWE_CARDS;
  if (owed->at_least > all) owed->at_least = (uint8_t)all;
  return true;
}

bool check_owed_shapes(FieldValue *value) {
  ((Owed *)value->to)->demand = OWE_LISTED;
  return true;
}

/* Which measure a demand takes: two that take the same cannot both be in a ladder. */
static int measure_of(const Owed *owed) {
  return owed->demand == OWE_TRACTORS_FOR_SETS ? OWE_TRACTORS : owed->demand;
}

/* No word stands in it twice, and "highest" behind all that leaves cards over. */
bool check_owes(FieldValue *value) {
  const Owes *owes = value->to;
  unsigned seen = 0;
  for (int i = 0; i < owes->n; i++) {
    const Owed *owed = &owes->owed[i];
    bool twice = owed->demand < OWE_LISTED && seen >> measure_of(owed) & 1;
    seen |= 1u << measure_of(owed);
    if (twice) return FAIL(SAY(OWED_TWICE), value->field->words[owed->demand - 1]);
    if (owed->demand != OWE_HIGHEST || (seen >> OWE_SHAPE & 1 && i == owes->n - 1)) continue;
    return FAIL(SAY(OWED_HIGHEST));
  }
  return true;
}
