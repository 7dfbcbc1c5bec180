/* oracle_phase.c - see oracle_phase.h. */
#include "oracle_phase.h"

#include "oracle_bid.h"
#include "oracle_friends.h"
#include "oracle_levels.h"

static HookCall question(const Rules *rules, Hook hook, const Game *game, int seat) {
  HookCall call = oracle_question(rules, hook, game, seat);
  call.number[0] = rules->phases[game->deal.phase] - PHASE_RULE;
  if (seat >= 0) call.hand = HAND_OF(&game->deal, seat);
  return call;
}

/* --- whose turn it is ------------------------------------------------------------------------- */

void oracle_phase_ask(OraclePhase *phase, const Rules *rules, const Game *game) {
  HookCall turn = question(rules, HOOK_PHASE_TURN, game, -1);
  oracle_ask(&turn, NULL, NULL);
  *phase = (OraclePhase){.is_on = turn.answer[0] != 0, .asked = (unsigned)turn.answer[0]};
  phase->first = turn.answer[1] & 0xff;
  phase->polled = turn.answer[1] >> 8;
  if (!phase->is_on || phase->polled) return;
  if (!rules->phase[rules->phases[game->deal.phase] - PHASE_RULE].opens) return;
  HookCall open = question(rules, HOOK_PHASE_OPEN, game, -1);
  oracle_ask(&open, NULL, NULL);
  phase->open = (unsigned)open.answer[0] & ~phase->asked;
}

int oracle_phase_waits(const OraclePhase *phase, int players) {
  for (int i = 0; i < players; i++) {
    int seat = (phase->first + i) % players;
    if (phase->asked >> seat & 1) return seat;
  }
  return SEAT_NONE;
}

static bool may_choose(const OraclePhase *phase, int seat) {
  return (phase->asked | phase->open) >> seat & 1;
}

/* --- what may be chosen ----------------------------------------------------------------------- */

void oracle_phase_choices(const Rules *rules, const Game *game, int seat, PhaseChoices *out) {
  HookCall call = question(rules, HOOK_PHASE_ACTIONS, game, seat);
  call.choices = out;
  oracle_ask(&call, NULL, NULL);
}

static int type_of(const PhaseChoice *choice) {
  for (int type = 0; type < ACTION_NB; type++)
    if (type != ACTION_CHOOSE && strcmp(action_word((ActionType)type), choice->word) == 0)
      return type;
  return ACTION_CHOOSE;
}

unsigned oracle_phase_types(const OraclePhase *phase, const Rules *rules, const Game *game,
                            int seat) {
  PhaseChoices choices;
  unsigned types = 0;
  if (!may_choose(phase, seat)) return 0;
  oracle_phase_choices(rules, game, seat, &choices);
  for (int i = 0; i < choices.n; i++) types |= 1u << type_of(&choices.choice[i]);
  return types;
}

/* Is the action this choice, whatever its cards? */
static bool is_choice(const PhaseChoice *choice, const Action *action) {
  if (type_of(choice) != action->type) return false;
  if (action->type == ACTION_CHOOSE && strcmp(choice->word, action->word) != 0) return false;
  return choice->has_number == action->has_number && choice->number == action->number;
}

/* So many cards of the hand, of those offered, to which the function has nothing to say. */
static bool may_choose_cards(const Rules *rules, const Game *game, const Action *action,
                             const PhaseChoices *choices, int index) {
  const PhaseChoice *choice = &choices->choice[index];
  int cards = 0;
  for (int card = 0; card < KIND_NB; card++) {
    int n = cardset_count(&action->cards, card, PACK_MAX);
    if (n > deal_holds(&game->deal, action->seat, card)) return false;
    if (n > cardset_count(&choice->from, card, PACK_MAX)) return false;
    cards += n;
  }
  if (cards < choice->count.min || cards > choice->count.max) return false;
  if (!choice->only) return true;
  HookCall call = question(rules, HOOK_PHASE_ONLY, game, action->seat);
  call.number[1] = index;
  call.cards = &action->cards;
  oracle_ask(&call, NULL, NULL);
  return call.answer[0] != 0;
}

bool oracle_phase_may(const OraclePhase *phase, const Rules *rules, const Game *game,
                      const Action *action) {
  PhaseChoices choices;
  if (!may_choose(phase, action->seat)) return false;
  oracle_phase_choices(rules, game, action->seat, &choices);
  for (int i = 0; i < choices.n; i++) {
    const PhaseChoice *choice = &choices.choice[i];
    if (!is_choice(choice, action)) continue;
    if (choice->count.max == 0 && cardset_size(&action->cards, PACK_MAX) == 0) return true;
    if (choice->count.max == 0) continue;
    if (may_choose_cards(rules, game, action, &choices, i)) return true;
  }
  return false;
}

bool oracle_names_cards(const PhaseChoices *choices, const Action *action) {
  for (int i = 0; i < choices->n; i++)
    if (choices->choice[i].count.max > 0 && is_choice(&choices->choice[i], action)) return true;
  return false;
}

/* --- what comes of it ------------------------------------------------------------------------- */

bool oracle_phase_choose(OraclePhase *phase, const Action *action) {
  phase->answer[action->seat] = *action;
  if (!phase->polled) return true;
  phase->asked &= ~(1u << action->seat);
  phase->answered |= 1u << action->seat;
  return phase->asked == 0;
}

Effects oracle_phase_does(const Rules *rules, Game *does, const Action *action, bool has_cards) {
  PhaseChoice choice = {.has_number = action->has_number, .number = action->number};
  HookCall call = question(rules, HOOK_PHASE_DOES, does, action->seat);
  snprintf(choice.word, sizeof choice.word, "%s", action_name(action));
  call.choice = &choice;
  call.cards = has_cards ? &action->cards : NULL;
  call.does = does;
  oracle_ask(&call, NULL, NULL);
  return call.effects;
}

void oracle_phase_take_over(const Rules *rules, const Effects *effects, Game *game) {
  Deal *deal = &game->deal;
  oracle_do(rules, effects, game);
  if (effects->redeal) deal->redeal = 3;
  if (effects->declarer) {
    deal->declarer = (uint8_t)(effects->declarer - 1);
    deal->team = (uint16_t)oracle_first_team(rules, deal->players, deal->declarer);
    deal->trump.rank = oracle_level(rules, game->level[deal->declarer]);
  }
  if (effects->has_trump) deal->trump.suit = effects->trump;
  if (deal->trump.rank == RANK_NONE) deal->trump.suit = SUIT_NONE; /* the jokers alone */
}
