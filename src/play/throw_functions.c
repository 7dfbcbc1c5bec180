/* throw_functions.c - throws where throw.test, throw.forced, throw.penalty or throw.shown is a
** function.
**
** Who can beat which unit is asked first, once for each unit and each player who may stop the
** throw; from that follow the objector and what stays, by a word or by the function's own choice.
**
*/
#include "play/throw.h"
#include "play/throw_functions.h"

static const Hook HOOKS_OF_THROWS[] = {HOOK_THROW_TEST, HOOK_THROW_FORCED, HOOK_THROW_PENALTY,
                                       HOOK_THROW_SHOWN};

static bool asks(const Rules *rules) {
  for (size_t i = 0; i < sizeof HOOKS_OF_THROWS / sizeof *HOOKS_OF_THROWS; i++)
    if (rules_hooked(rules, HOOKS_OF_THROWS[i])) return true;
  return false;
}

/* A throw with what is known of it so far. */
typedef struct Asking {
  const ThrowCase *of;
  CardSet kinds;            /* the throw */
  uint64_t beats[SEAT_MAX]; /* of each other player: bit j the j-th unit */
  ThrowResult *out;
} Asking;

static HookCall question(const Asking *asking, Hook hook, int seat) {
  const ThrowCase *of = asking->of;
  HookCall call;
  hook_call(&call, hook, of->game, seat);
  call.order = of->order;
  call.trump = of->order->trump;
  call.cards = &asking->kinds;
  call.throw = asking->out;
  call.thrower = of->leader;
  return call;
}

static int seat_of_other(const ThrowCase *of, int i) { return (of->leader + 1 + i) % of->players; }

/* ---- throw.test ---- */

typedef struct TestData {
  const ThrowCase *of;
  const Unit *unit;
  const CardSet *hand;
} TestData;

static bool beats_by_word(const TestData *data, int word, CardSet *with) {
  return throw_beats_by(data->of, word, data->unit, data->hand, with);
}

static void test_inherited(HookCall *call) {
  const TestData *data = call->builtin_data;
  int word = call->word ? call->word - 1 : data->of->rules->throw.test;
  call->answer[0] = beats_by_word(data, word, NULL);
}

static bool ask_test(const Asking *asking, int i, int j, bool *beats, Ruling *why) {
  const ThrowCase *of = asking->of;
  TestData data = {of, &of->lead->unit[j], &of->others[i]};
  if (!rules_hooked(of->rules, HOOK_THROW_TEST)) {
    *beats = beats_by_word(&data, of->rules->throw.test, NULL);
    return true;
  }
  CardSet hand = CARDSET_EMPTY;
  HookCall call = question(asking, HOOK_THROW_TEST, seat_of_other(of, i));
  order_back(of->order, &of->others[i], &hand);
  call.unit = data.unit;
  call.hand = &hand;
  call.builtin = test_inherited;
  call.builtin_data = &data;
  if (!rule_answers(of->rules, &call, why)) return false;
  *beats = call.answer[0] != 0;
  return true;
}

static bool find_beaten(Asking *asking, Ruling *why) {
  const ThrowCase *of = asking->of;
  for (int i = 0; i < of->n; i++) {
    if (of->may_stop && !of->may_stop[i]) continue;
    for (int j = 0; j < of->lead->n; j++) {
      bool beats = false;
      if (!ask_test(asking, i, j, &beats, why)) return false;
      if (beats) asking->beats[i] |= bit(j);
    }
    asking->out->beaten_units |= asking->beats[i];
  }
  return true;
}

/* ---- throw.forced ---- */

/* The objector and the unit that the objection is about, by a word of throw.forced. */
static void choose(const Asking *asking, int word, ThrowResult *out) {
  const ThrowCase *of = asking->of;
  Objection objection = {-1, NULL};
  for (int i = 0; i < of->n; i++)
    for (uint64_t beaten = asking->beats[i]; beaten;) {
      const Unit *unit = &of->lead->unit[bit_pop(&beaten)];
      if (throw_objects_rather(of->order, word, &objection, i, unit))
        objection = (Objection){i, unit};
    }
  throw_object(of, &objection, out);
}

/* What stays by a word. */
static void leave_by_word(const Asking *asking, int word, ThrowResult *out) {
  choose(asking, word, out);
  throw_leave(asking->of->order, word, asking->of->lead, asking->of->play, out);
}

static void forced_inherited(HookCall *call) {
  const Asking *asking = call->builtin_data;
  ThrowResult by_word = *asking->out;
  call->answer[0] = call->word ? call->word - 1 : asking->of->rules->throw.forced;
  leave_by_word(asking, call->answer[0], &by_word);
  call->set = CARDSET_EMPTY;
  order_back(asking->of->order, &by_word.forced, &call->set);
}

/* answer[0] is the word, -1 where the function named the cards. */
static bool ask_forced(const Asking *asking, Ruling *why) {
  const ThrowCase *of = asking->of;
  ThrowResult *out = asking->out;
  choose(asking, FORCED_OBJECTORS_SMALLEST, out);
  HookCall call = question(asking, HOOK_THROW_FORCED, of->leader);
  call.builtin = forced_inherited;
  call.builtin_data = asking;
  if (!rules_hooked(of->rules, HOOK_THROW_FORCED))
    call.answer[0] = of->rules->throw.forced;
  else if (!rule_answers(of->rules, &call, why))
    return false;
  if (call.answer[0] >= 0) {
    leave_by_word(asking, call.answer[0], out);
    return true;
  }
  out->forced = CARDSET_EMPTY;
  order_cross(of->order, &call.set, &out->forced);
  throw_withdraw(of->order, of->play, out);
  return true;
}

/* ---- throw.penalty, throw.shown ---- */

static void penalty_inherited(HookCall *call) {
  const Asking *asking = call->builtin_data;
  Penalty *penalty = &call->effects.penalty;
  *penalty = asking->of->rules->throw.penalty;
  if (!asking->out->play_ends) penalty->loses = penalty->unplayed = PENALTY_NO_SIDE;
}

static bool ask_penalty(const Asking *asking, Ruling *why) {
  const ThrowCase *of = asking->of;
  ThrowResult *out = asking->out;
  HookCall call = question(asking, HOOK_THROW_PENALTY, of->leader);
  call.does = of->game;
  call.builtin = penalty_inherited;
  call.builtin_data = asking;
  if (!rules_hooked(of->rules, HOOK_THROW_PENALTY))
    penalty_inherited(&call);
  else if (!rule_answers(of->rules, &call, why))
    return false;
  out->effects = call.effects;
  out->penalty = call.effects.penalty.points + call.effects.penalty.per_card * out->withdrawn_n;
  return true;
}

static bool ask_shown(const Asking *asking, Ruling *why) {
  const ThrowCase *of = asking->of;
  HookCall call = question(asking, HOOK_THROW_SHOWN, of->leader);
  call.answer[0] = of->rules->throw.shown;
  if (rules_hooked(of->rules, HOOK_THROW_SHOWN) && !rule_answers(of->rules, &call, why))
    return false;
  asking->out->shown = (uint8_t)call.answer[0];
  return true;
}

bool throw_judge(const ThrowCase *of, ThrowResult *out, Ruling *why) {
  if (!asks(of->rules)) {
    throw_check(of, out);
    return true;
  }
  Asking asking = {.of = of, .out = out};
  memset(out, 0, sizeof *out);
  out->stands = true;
  out->objector = -1;
  out->forced = *of->play;
  if (of->lead->n <= 1) return true;
  order_back(of->order, of->play, &asking.kinds);
  if (!find_beaten(&asking, why)) return false;
  if (!out->beaten_units) return true;
  out->stands = false;
  return ask_forced(&asking, why) && ask_penalty(&asking, why) && ask_shown(&asking, why);
}
