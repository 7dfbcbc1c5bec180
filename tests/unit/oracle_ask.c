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

void oracle_ask(HookCall *call, OracleInherited *inherited, const void *data) {
  const Rules *rules = call->rules;
  call->builtin = inherited;
  call->builtin_data = data;
  rules_begin(rules);
  if (!rules->ask(rules->context, call))
    fail_msg("%s of %s fails: %s", question_types[call->hook].field, rules->variant, call->text);
}
