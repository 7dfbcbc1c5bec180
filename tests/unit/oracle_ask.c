/* oracle_ask.c - see oracle_ask.h. */
#include "oracle_ask.h"

#include "support.h"

HookCall oracle_question(const Rules *rules, Hook hook, const Game *game, int seat) {
  HookCall call;
  hook_call(&call, hook, game, seat);
  call.rules = rules;
  if (game) call.trump = game->deal.trump;
  if (game && game->deal.has_order) call.order = &game->deal.order;
  return call;
}

long oracle_asked[HOOK_ALL_NB];

void oracle_ask(HookCall *call, OracleInherited *inherited, const void *data) {
  const Rules *rules = call->rules;
  call->builtin = inherited;
  call->builtin_data = data;
  rules_begin(rules);
  oracle_asked[call->hook]++;
  if (!rules->ask(rules->context, call))
    fail_msg("%s of %s fails: %s", question_types[call->hook].field, rules->variant,
             in_english(call->text));
}

CardSet kinds_in(const Pile *pile) {
  CardSet set = CARDSET_EMPTY;
  for (int card = 0; card < KIND_NB; card++) {
    set.plane[0] |= (uint64_t)(pile->n[card] > 0) << card;
    for (int i = 1; i < pile->n[card]; i++) set.plane[i] |= bit(card);
  }
  return set;
}

CardSet oracle_kinds_of(const OracleShape *shape) {
  Pile pile = {{0}};
  for (int i = 0; i < shape->n; i++) pile_take(&pile, &shape->unit[i], -1);
  return kinds_in(&pile);
}

bool oracle_forbids(const Oracle *oracle, const Pile *lead, const Pile *hand, const Pile *play) {
  Hook hook = lead ? HOOK_FOLLOW_REFUSE : HOOK_LEAD_REFUSE;
  if (!rules_hooked(oracle->rules, hook)) return false;
  CardSet cards = kinds_in(play), held = kinds_in(hand), led = CARDSET_EMPTY;
  HookCall call = oracle_question(oracle->rules, hook, oracle->game, oracle->seat);
  if (lead) led = kinds_in(lead);
  call.cards = &cards;
  call.hand = &held;
  call.lead = &led;
  call.grouping = oracle->grouping;
  oracle_ask(&call, NULL, NULL);
  return call.text[0] != '\0';
}

typedef struct Rivals {
  const Oracle *oracle;
  const OracleShape *lead;
  const Pile *new, *best;
} Rivals;

static void inherited_win(HookCall *call) {
  const Rivals *rivals = call->builtin_data;
  call->answer[0] = oracle_beats(rivals->oracle, rivals->lead, rivals->new, rivals->best);
}

bool oracle_wins(const Oracle *oracle, const OracleShape *lead, const Pile *new, const Pile *best) {
  if (!rules_hooked(oracle->rules, HOOK_WIN_BEATS)) return oracle_beats(oracle, lead, new, best);
  CardSet cards = kinds_in(new), other = kinds_in(best), led = oracle_kinds_of(lead);
  HookCall call = oracle_question(oracle->rules, HOOK_WIN_BEATS, oracle->game, oracle->seat);
  call.cards = &cards;
  call.hand = &other;
  call.lead = &led;
  oracle_ask(&call, inherited_win, &(Rivals){oracle, lead, new, best});
  return call.answer[0] != 0;
}

/* What the first of the led units owes by its form, instead of follow.owes; NULL: none does. */
static const Owes *owed_by_form(const Rules *rules, const OracleShape *lead) {
  for (int i = 0; i < lead->n; i++)
    if (lead->unit[i].form && rules->lead.forms[lead->unit[i].form - 1].has_owes)
      return &rules->lead.forms[lead->unit[i].form - 1].owes;
  return NULL;
}

void oracle_find_owed(const Oracle *oracle, const OracleShape *lead, const Pile *hand,
                      Rules *rules) {
  static const Hook HOOKS[] = {HOOK_FOLLOW_OWES, HOOK_FOLLOW_SMALLER, HOOK_FOLLOW_PROTECT};
  CardSet led = oracle_kinds_of(lead), held = kinds_in(hand);
  const Owes *by_form = owed_by_form(oracle->rules, lead);
  if (by_form) rules->follow.owes = *by_form;
  for (int i = 0; i < 3; i++) {
    if (!rules_hooked(oracle->rules, HOOKS[i]) || (by_form && i == 0)) continue;
    Owes owes;
    HookCall call = oracle_question(oracle->rules, HOOKS[i], oracle->game, oracle->seat);
    call.lead = &led;
    call.hand = &held;
    call.owes = &owes;
    oracle_ask(&call, NULL, NULL);
    if (HOOKS[i] == HOOK_FOLLOW_OWES) rules->follow.owes = owes;
    if (HOOKS[i] == HOOK_FOLLOW_SMALLER) rules->follow.smaller = (uint8_t)call.answer[0];
    if (HOOKS[i] == HOOK_FOLLOW_PROTECT) rules->follow.protect = (uint8_t)call.answer[0];
  }
}
