/* oracle_throw.c - throws, naively: every unit against every hand. See oracle.h. */
#include "oracle_ask.h"
#include "oracle_form.h"

/* --- who beats what --------------------------------------------------------------------------- */

static int lowest_position(const Oracle *oracle, const OracleUnit *unit) {
  int lowest = oracle->position[unit->face[0]];
  for (int i = 0; i < (unit->cards ? unit->size : unit->length); i++)
    if (oracle->position[unit->face[i]] < lowest) lowest = oracle->position[unit->face[i]];
  return lowest;
}

/* Does the hand beat this led unit, by a word? Where units of several suits were led (suit -1)
** there is no card of the suit. */
static bool beats_by(const Oracle *oracle, int word, int suit, const OracleUnit *unit,
                     const Pile *hand) {
  OracleUnit units[ORACLE_UNITS_MAX];
  if (word == TEST_CARD && suit >= 0) {
    for (Card card = 0; card < KIND_NB; card++)
      if (hand->n[card] > 0 && oracle->suit[card] == suit &&
          oracle->position[card] > lowest_position(oracle, unit))
        return true;
    return false;
  }
  int n = oracle_like(oracle, hand, suit, unit, units, ORACLE_UNITS_MAX);
  for (int i = 0; i < n; i++)
    if (oracle_compare(oracle, &units[i], unit) > 0) return true;
  return false;
}

typedef struct Test {
  const Oracle *oracle;
  int suit; /* that was led; -1: several */
  const OracleUnit *unit;
  const Pile *hand;
} Test;

static void inherited_test(HookCall *call) {
  const Test *test = call->builtin_data;
  int word = oracle_word(call, test->oracle->rules->throw.test);
  call->answer[0] = beats_by(test->oracle, word, test->suit, test->unit, test->hand);
}

static Unit unit_of_cards(const Oracle *oracle, const Order *order, const OracleUnit *unit) {
  Unit of = {.size = (uint8_t)unit->size, .length = 1, .type = UNIT_CARDS, .top = unit->top};
  int copies[PLACE_NB] = {0}, shift = 0;
  of.pattern = (uint32_t)unit->pattern;
  of.form = &oracle->rules->lead.forms[unit->form - 1];
  for (int i = 0; i < unit->size; i++) copies[order->place_of[unit->face[i]]]++;
  for (int place = 0; place < PLACE_NB; place++) {
    if (copies[place] == 0) continue;
    of.faces |= bit(place);
    of.copies |= (uint64_t)(copies[place] - 1) << shift;
    shift += UNIT_COPY_BITS;
  }
  return of;
}

/* As a function sees it. */
static Unit unit_of(const Oracle *oracle, const Order *order, const OracleUnit *unit) {
  if (unit->cards) return unit_of_cards(oracle, order, unit);
  Unit of = {.size = (uint8_t)unit->size, .length = (uint8_t)unit->length};
  for (int i = 0; i < unit->length; i++) of.faces |= bit(order->place_of[unit->face[i]]);
  return of;
}

/* The same, a function asked where there is one; the hand is that of the seat. */
static bool hand_beats(const Test *test, const Pile *play, int seat) {
  const Oracle *oracle = test->oracle;
  if (!rules_hooked(oracle->rules, HOOK_THROW_TEST))
    return beats_by(oracle, oracle->rules->throw.test, test->suit, test->unit, test->hand);
  CardSet cards = kinds_in(play), hand = kinds_in(test->hand);
  HookCall call = oracle_question(oracle->rules, HOOK_THROW_TEST, oracle->game, seat);
  Unit unit = unit_of(oracle, call.order, test->unit);
  call.cards = &cards;
  call.hand = &hand;
  call.unit = &unit;
  call.thrower = oracle->seat;
  call.grouping = oracle->grouping;
  oracle_ask(&call, inherited_test, test);
  return call.answer[0] != 0;
}

/* --- what stays ------------------------------------------------------------------------------- */

static int top_position(const Oracle *oracle, const OracleUnit *unit) {
  int top = 0;
  for (int i = 0; i < (unit->cards ? unit->size : unit->length); i++)
    if (oracle->position[unit->face[i]] > top) top = oracle->position[unit->face[i]];
  return top;
}

/* Should this unit stay rather than that one, by a word? */
static bool rather(const Oracle *oracle, int word, const OracleUnit *a, const OracleUnit *b) {
  int cards = a->size * a->length - b->size * b->length;
  int height = top_position(oracle, a) - top_position(oracle, b);
  if (a->cards && oracle_alike(a, b)) height = a->top - b->top;
  if (word == FORCED_LOWEST_BEATEN) return height < 0 || (height == 0 && cards < 0);
  return cards < 0 || (cards == 0 && height < 0);
}

static Pile lowest_card(const Oracle *oracle, const Pile *play) {
  Pile pile = {{0}};
  int lowest = -1;
  for (int card = 0; card < KIND_NB; card++) /* clubs, diamonds, hearts, spades */
    if (play->n[card] > 0 && (lowest < 0 || oracle->position[card] < oracle->position[lowest]))
      lowest = card;
  pile.n[lowest] = 1;
  return pile;
}

/* A throw that fails: who of the others beats which unit. */
typedef struct Failed {
  const Oracle *oracle;
  const OracleShape *lead;
  const Pile *play;
  int others;
  bool beats[SEAT_MAX][ORACLE_UNITS];
} Failed;

/* Who objects by a word, to which unit: what stays of the throw. */
static void leave_by(const Failed *failed, int word, OracleThrow *out) {
  const OracleUnit *stays = NULL;
  Pile beaten = {{0}};
  for (int j = 0; j < failed->lead->n; j++)
    if (out->beaten >> j & 1) pile_take(&beaten, &failed->lead->unit[j], -1);
  for (int i = 0; i < failed->others; i++) {
    if (stays && word != FORCED_SMALLEST_BEATEN && word != FORCED_LOWEST_BEATEN) break;
    for (int j = 0; j < failed->lead->n; j++) {
      const OracleUnit *unit = &failed->lead->unit[j];
      if (!failed->beats[i][j] || (stays && !rather(failed->oracle, word, unit, stays))) continue;
      stays = unit;
      out->objector = i;
    }
  }
  out->forced = (Pile){{0}};
  out->play_ends = word == FORCED_PLAY_ENDS;
  if (word == FORCED_LOWEST_CARD)
    out->forced = lowest_card(failed->oracle, failed->play);
  else if (word == FORCED_ALL_BEATEN)
    out->forced = beaten;
  else if (stays && word != FORCED_PLAY_ENDS)
    pile_take(&out->forced, stays, -1);
}

typedef struct Left {
  const Failed *failed;
  const OracleThrow *out;
} Left;

static void inherited_forced(HookCall *call) {
  const Left *left = call->builtin_data;
  OracleThrow by_word = *left->out;
  call->answer[0] = oracle_word(call, left->failed->oracle->rules->throw.forced);
  leave_by(left->failed, call->answer[0], &by_word);
  call->set = kinds_in(&by_word.forced);
}

/* What a function may know of it. */
static ThrowResult as_known(const Oracle *oracle, const Pile *play, const OracleThrow *throw) {
  ThrowResult result = {.objector = throw->objector, .beaten_units = throw->beaten};
  const Order *order = &oracle->game->deal.order;
  CardSet forced = kinds_in(&throw->forced), cards = kinds_in(play), back;
  cardset_subtract(&back, &cards, &forced, PACK_MAX);
  order_cross(order, &forced, &result.forced);
  order_cross(order, &back, &result.withdrawn);
  result.play_ends = throw->play_ends;
  result.withdrawn_n = throw->withdrawn;
  return result;
}

/* A function names cards, or the word by which they are found. */
static void find_forced(const Failed *failed, OracleThrow *out) {
  const Oracle *oracle = failed->oracle;
  if (!rules_hooked(oracle->rules, HOOK_THROW_FORCED)) {
    leave_by(failed, oracle->rules->throw.forced, out);
    return;
  }
  leave_by(failed, FORCED_OBJECTORS_SMALLEST, out);
  Left left = {failed, out};
  ThrowResult known = as_known(oracle, failed->play, out);
  CardSet cards = kinds_in(failed->play);
  HookCall call = oracle_question(oracle->rules, HOOK_THROW_FORCED, oracle->game, oracle->seat);
  call.cards = &cards;
  call.throw = &known;
  call.thrower = oracle->seat;
  call.grouping = oracle->grouping;
  oracle_ask(&call, inherited_forced, &left);
  if (call.answer[0] >= 0)
    leave_by(failed, call.answer[0], out);
  else
    out->forced = pile_in(&call.set);
}

void oracle_throw(const Oracle *oracle, const OracleShape *lead, const Pile *play,
                  const OracleOthers *others, OracleThrow *out) {
  Failed failed = {.oracle = oracle, .lead = lead, .play = play, .others = others->n};
  *out = (OracleThrow){.stands = true, .objector = -1, .forced = *play};
  for (int i = 0; i < others->n && lead->n > 1; i++)
    for (int j = 0; j < lead->n; j++) {
      if (others->may_stop && !others->may_stop[i]) continue;
      Test test = {oracle, lead->suit, &lead->unit[j], &others->hand[i]};
      int seat = oracle->seat + 1 + i;
      failed.beats[i][j] = hand_beats(&test, play, seat % (others->n + 1));
      if (failed.beats[i][j]) out->beaten |= bit(j);
    }
  if (!out->beaten) return;
  out->stands = false;
  find_forced(&failed, out);
  out->withdrawn = pile_size(play) - pile_size(&out->forced);
}

/* --- what it costs ---------------------------------------------------------------------------- */

static void inherited_penalty(HookCall *call) {
  const OracleThrow *throw = call->builtin_data;
  call->effects.penalty = call->rules->throw.penalty;
  if (throw->play_ends) return;
  call->effects.penalty.loses = call->effects.penalty.unplayed = PENALTY_NO_SIDE;
}

Effects oracle_penalty(const Oracle *oracle, const Pile *play, const OracleThrow *throw,
                       Game *does) {
  ThrowResult known = as_known(oracle, play, throw);
  CardSet cards = kinds_in(play);
  HookCall call = oracle_question(oracle->rules, HOOK_THROW_PENALTY, does, oracle->seat);
  call.does = does;
  call.cards = &cards;
  call.throw = &known;
  call.thrower = oracle->seat;
  call.grouping = oracle->grouping;
  call.builtin_data = throw;
  if (rules_hooked(oracle->rules, HOOK_THROW_PENALTY))
    oracle_ask(&call, inherited_penalty, throw);
  else
    inherited_penalty(&call);
  return call.effects;
}

int oracle_shown(const Oracle *oracle, const Pile *play, const OracleThrow *throw) {
  if (!rules_hooked(oracle->rules, HOOK_THROW_SHOWN)) return oracle->rules->throw.shown;
  ThrowResult known = as_known(oracle, play, throw);
  CardSet cards = kinds_in(play);
  HookCall call = oracle_question(oracle->rules, HOOK_THROW_SHOWN, oracle->game, oracle->seat);
  call.cards = &cards;
  call.throw = &known;
  call.thrower = oracle->seat;
  call.grouping = oracle->grouping;
  oracle_ask(&call, NULL, NULL);
  return call.answer[0];
}

bool oracle_proves(const Oracle *oracle, const OracleShape *lead, const Pile *shown) {
  for (int i = 0; i < lead->n; i++)
    if (beats_by(oracle, oracle->rules->throw.test, lead->suit, &lead->unit[i], shown)) return true;
  return false;
}
