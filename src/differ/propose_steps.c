/* propose_steps.c - a deal played on from a phase, by whatever either sum allows, up to the first
** step after which the two differ. */
#include <string.h>

#include "deal/kitty_burier.h"
#include "differ/propose_parts.h"

/* A phase that both games have. */
static PhaseType some_phase(Sample *sample) {
  const Rules *a = sample->desk->a->rules, *b = sample->desk->b->rules;
  PhaseType phase = (PhaseType)a->phases[below(sample, a->phases_n)];
  for (int i = 0; i < b->phases_n; i++)
    if (phase < PHASE_RULE && b->phases[i] == phase) return phase;
  return PHASE_NONE;
}

static void lay_out(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  int kitty = sample->desk->a->rules->deck.kitty, n = 1 + below(sample, 2);
  Suit suit = one_in(sample, 2) ? TRUMPS : (Suit)below(sample, SUIT_NB);
  for (int seat = 0; seat < posed->players; seat++) {
    CardSet *hand = &question->hand_of[seat];
    if (posed->phase == PHASE_DRAW)
      sample_bids(sample, seat, n, hand);
    else
      sample_cards(sample, one_in(sample, 3) ? TRUMPS : suit, n, hand);
    int missing = n - cardset_size(hand, PACK_MAX);
    if (missing > 0) sample_any(sample, missing, hand);
  }
  question->known = (uint16_t)((1u << posed->players) - 1);
  question->hands = posed->players;
  sample_any(sample, kitty, &question->kitty);
  question->turned_n = cardset_list(&question->kitty, question->turned, PACK_MAX);
  posed_give(posed, KEY_BIT(KITTY));
}

/* Something that is not always possible, by anybody. */
static void odd_action(Sample *sample, const Game *game, Action *action) {
  static const ActionType ODD[] = {ACTION_REVEAL, ACTION_MISDEAL, ACTION_DECLARE,
                                   ACTION_PASS,   ACTION_PLAY,    ACTION_PICK_UP};
  memset(action, 0, sizeof *action);
  action->type = (uint8_t)ODD[below(sample, (int)(sizeof ODD / sizeof *ODD))];
  action->seat = (uint8_t)below(sample, sample->posed->players);
  const CardSet *hand = HAND_OF(&game->deal, action->seat);
  bool cards = action->type == ACTION_DECLARE || action->type == ACTION_PLAY;
  if (cards && hand->plane[0]) cardset_put(&action->cards, bit_lowest(hand->plane[0]), PACK_MAX);
}

static bool tables_differ(const Game *a, const Game *b) {
  const ClimbTable *one = &a->deal.table[0], *two = &b->deal.table[0];
  return a->deal.phase != b->deal.phase || a->over != b->over ||
         one->top_player != two->top_player || one->out_n != two->out_n;
}

static bool states_differ(const Game *a, const Rules *of_a, const Game *b, const Rules *of_b) {
  const Deal *one = &a->deal, *two = &b->deal;
  if (one->tables && tables_differ(a, b)) return true;
  return game_waits_for(a, of_a) != game_waits_for(b, of_b) || one->team != two->team ||
         one->declarer != two->declarer || one->has_order != two->has_order ||
         one->trump.suit != two->trump.suit || one->trump.rank != two->trump.rank ||
         kitty_burier(a, of_a) != kitty_burier(b, of_b) ||
         one->opponents_points != two->opponents_points;
}

static bool lay_both(Sample *sample, Game *a, Game *b) {
  Verdict verdict;
  Answer answer;
  Posed *posed = sample->posed;
  const Desk *desk = sample->desk;
  if (!posed_ask(posed, sample->asker, desk->a, &verdict)) return false;
  if (!posed_ask(posed, sample->asker, desk->b, &verdict)) return false;
  Question question = posed_question(posed);
  for (int side = 0; side < 2; side++) {
    Loaded *loaded = side ? desk->b : desk->a;
    for (question.phase = 0; loaded->rules->phases[question.phase] != posed->phase;)
      question.phase++; /* a climbing game begins by its opening */
    rules_begin(loaded->rules);
    if (!ask_situation(sample->asker, loaded, &question, &answer)) return false;
    *(side ? b : a) = *answer.game;
  }
  return true;
}

static bool lay_tricks(Sample *sample) {
  Posed *posed = sample->posed;
  posed->phase = some_phase(sample);
  if (posed->phase == PHASE_NONE ||
      sample->desk->a->rules->deck.kitty != sample->desk->b->rules->deck.kitty)
    return false;
  if (posed->phase == PHASE_DRAW) {
    posed->question.given &= ~KEY_BIT(TRUMP);
    sample_levels(sample);
    posed->question.declarer = (uint8_t)below(sample, posed->players);
    if (one_in(sample, 2)) posed_give(posed, KEY_BIT(DECLARER));
  }
  lay_out(sample);
  return true;
}

/* The next step: something that either allows, or now and then something odd. */
static void some_step(Sample *sample, const Game *game, const Rules *rules, Action *action) {
  bool climb = rules->family == FAMILY_CLIMB;
  if (!one_in(sample, climb ? 2 : 5))
    game_random_action(game, rules, sample->rng, action);
  else if (climb)
    odd_climb(sample, game, rules, action);
  else
    odd_action(sample, game, action);
}

bool propose_steps(Sample *sample) {
  Posed *posed = sample->posed;
  const Rules *of_a = sample->desk->a->rules, *of_b = sample->desk->b->rules;
  Game a, b;
  bool climb = of_a->family == FAMILY_CLIMB;
  if (climb)
    propose_table(sample);
  else if (!lay_tricks(sample))
    return false;
  if (!lay_both(sample, &a, &b)) return false;
  bool apart = states_differ(&a, of_a, &b, of_b);
  for (int tries = 0; posed->steps < STEPS_MOST && tries < 2 * STEPS_MOST; tries++) {
    Action *action = &posed->step[posed->steps];
    if (!hands_are_even(&a, of_a) || !hands_are_even(&b, of_b)) break;
    bool of_other = one_in(sample, 2);
    some_step(sample, of_other ? &b : &a, of_other ? of_b : of_a, action);
    if (action->type == ACTION_NB || action->type == ACTION_DEAL) break;
    bool may_a = game_check(&a, of_a, action) == LEGAL,
         may_b = game_check(&b, of_b, action) == LEGAL;
    if (!may_a && !may_b) continue;
    posed->steps++;
    if (may_a != may_b) break;
    if (apart) { /* how they begin is asked: what may then be done is alike */
      posed->steps = 0;
      break;
    }
    rules_begin(of_a);
    rules_begin(of_b);
    if (game_apply(&a, of_a, action, NULL) != LEGAL || game_apply(&b, of_b, action, NULL) != LEGAL)
      break;
    if (states_differ(&a, of_a, &b, of_b)) break;
  }
  return true;
}
