/* phase_custom.c - see phase_custom.h. */
#include "deal/phase_custom.h"

#include "base/text.h"
#include "deal/apply_effects.h"
#include "deal/deck.h"
#include "deal/declarer_and_trump.h"
#include "deal/levels.h"
#include "deal/poll_answers.h"

enum {
  ACTIONS_MAX = 1000, /* in one phase: then it is taken for endless */
  SUBSETS_MAX = 4000, /* sets of cards that are looked at for one choice */
  DRAWS = 64,         /* sets drawn at random before they are looked at in turn */
};

static const RulePhase *phase_of(const Game *game, const Rules *rules) {
  return &rules->phase[rules->phases[game->deal.phase] - PHASE_RULE];
}

/* A question to a function of the phase that is on. */
static HookCall question(Hook hook, const Game *game, const Rules *rules, int seat) {
  HookCall call;
  deal_question(&call, hook, game, seat);
  call.number[0] = rules->phases[game->deal.phase] - PHASE_RULE;
  return call;
}

static bool fail(const RulePhase *phase, Ruling *why, const char *sentence) {
  ruling_refuse(why, REFUSED_RULE_FAILED, SAY(PHASE_FAILED), phase->name, phase->location,
                sentence);
  return false;
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)rules;
  const RuleTurn *turn = &game->deal.rule;
  for (int i = 0; i < game->deal.players; i++) {
    int seat = deal_after(&game->deal, turn->first, i);
    if (turn->asked >> seat & 1) return seat;
  }
  return SEAT_NONE;
}

/* ---- what may be chosen ---- */

bool custom_choices(const Game *game, const Rules *rules, int seat, PhaseChoices *out,
                    Ruling *why) {
  HookCall call = question(HOOK_PHASE_ACTIONS, game, rules, seat);
  call.hand = HAND_OF(&game->deal, seat);
  call.choices = out;
  out->n = 0;
  return rule_answers(rules, &call, why);
}

static const PhaseChoice *choice_of(const Choosing *choosing) {
  return &choosing->choices->choice[choosing->index];
}

/* Does the choice's own function let these cards go? */
static Refusal check_only(const Choosing *choosing, const CardSet *cards, Ruling *why) {
  HookCall call = question(HOOK_PHASE_ONLY, choosing->game, choosing->rules, choosing->seat);
  call.number[1] = choosing->index;
  call.cards = cards;
  call.hand = HAND_OF(&choosing->game->deal, choosing->seat);
  if (!rule_answers(choosing->rules, &call, why)) return REFUSED_RULE_FAILED;
  if (call.answer[0]) return LEGAL;
  ruling_refuse(why, REFUSED_RULE, call.text);
  if (why) why->field = "phases";
  return REFUSED_RULE;
}

static Refusal check_cards(const Choosing *choosing, const CardSet *cards, Ruling *why) {
  const PhaseChoice *choice = choice_of(choosing);
  int n = cardset_size(cards, PACK_MAX);
  if (ruling_held(why, HAND_OF(&choosing->game->deal, choosing->seat), cards) != LEGAL)
    return REFUSED_NOT_HELD;
  if (!range_has(choice->count, n))
    return ruling_count(why, n < choice->count.min ? choice->count.min : choice->count.max, n);
  if (!cardset_has(&choice->from, cards, PACK_MAX)) {
    if (why) *why = ruling_make(REFUSED_CHOICE_CARDS);
    if (why) why->owed = choice->from;
    return REFUSED_CHOICE_CARDS;
  }
  return choice->only ? check_only(choosing, cards, why) : LEGAL;
}

const char *choice_word(const Rules *rules, const char *word) {
  if (strcmp(word, action_word(ACTION_PASS)) == 0) return SAY(CHOICE_PASS);
  if (strcmp(word, action_word(ACTION_GIVE)) == 0) return SAY(CHOICE_GIVE);
  for (int i = 0; i < rules->rule_phases; i++)
    if (*rules->phase[i].word && strcmp(word, rules->phase[i].name) == 0)
      return rules->phase[i].word;
  return word;
}

/* "pass, stake 2, give (2 cards)" */
static void list_choices(const Rules *rules, const PhaseChoices *choices, Text *text) {
  for (int i = 0; i < choices->n; i++) {
    const PhaseChoice *choice = &choices->choice[i];
    const char *word = choice_word(rules, choice->word);
    Range count = choice->count;
    if (i > 0) say(text, SAY(LIST_COMMA));
    if (choice->has_number)
      say(text, SAY(CHOICE_NUMBER), word, choice->number);
    else if (count.max && count.min == count.max)
      say(text, SAY(CHOICE_SOME), word, count.max);
    else if (count.max)
      say(text, SAY(CHOICE_FROM_TO), word, count.min, count.max);
    else
      text_put(text, word);
  }
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  (void)checked;
  const RuleTurn *turn = &game->deal.rule;
  int seat = action->seat;
  PhaseChoices choices;
  if (turn->waiting >> seat & 1) return ruling_refuse(why, REFUSED_PHASE, SAY(PHASE_ANSWERED));
  if (!((turn->asked | turn->open) >> seat & 1)) return ruling_turn(why, waits_for(game, rules));
  if (!custom_choices(game, rules, seat, &choices, why)) return REFUSED_RULE_FAILED;
  Refusal refusal = REFUSED_CHOICE;
  for (int i = 0; i < choices.n; i++) {
    const PhaseChoice *choice = &choices.choice[i];
    bool same = !strcmp(choice->word, action_name(action)) &&
                choice->has_number == action->has_number && choice->number == action->number;
    bool cards = choice->count.max > 0;
    if (!same || (!cards && !cardset_is_empty(&action->cards))) continue;
    Choosing choosing = {game, rules, seat, &choices, i};
    refusal = cards ? check_cards(&choosing, &action->cards, why) : (Refusal)LEGAL;
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return refusal;
  }
  if (refusal != REFUSED_CHOICE || !why) return refusal;
  *why = ruling_make(REFUSED_CHOICE);
  Text text = text_start(why->text, sizeof why->text);
  list_choices(rules, &choices, &text);
  return refusal;
}

/* The action that a choice is, with these cards. */
static void custom_action(int seat, const PhaseChoice *choice, const CardSet *cards, Action *out) {
  ActionType type = action_find(choice->word, strlen(choice->word));
  *out = (Action){.type = ACTION_CHOOSE, .seat = (uint8_t)seat};
  if (type != ACTION_NB) out->type = (uint8_t)type;
  if (type == ACTION_NB) memcpy(out->word, choice->word, sizeof out->word);
  out->has_number = choice->has_number;
  out->number = choice->number;
  if (cards) out->cards = *cards;
}

/* ---- sets of cards ---- */

typedef struct Subsets {
  const CardSet *from;
  Range count;
  int left[KIND_NB + 1]; /* cards from that kind on */
  int shown;
  bool (*visit)(void *data, const CardSet *cards);
  void *data;
} Subsets;

/* Puts 0 … all copies of each kind from `place` on beside what is chosen, as long as there are
** enough for a set of an allowed size. */
static bool each_from(Subsets *subsets, int place, CardSet *chosen, int n) {
  if (range_has(subsets->count, n)) {
    if (subsets->shown++ == SUBSETS_MAX || !subsets->visit(subsets->data, chosen)) return false;
  }
  if (n == subsets->count.max) return true;
  for (; place < KIND_NB && n + subsets->left[place] >= subsets->count.min; place++) {
    int copies = cardset_count(subsets->from, place, PACK_MAX);
    for (int k = 1; k <= copies && n + k <= subsets->count.max; k++) {
      CardSet more = *chosen;
      for (int i = 0; i < k; i++) cardset_put(&more, place, PACK_MAX);
      if (!each_from(subsets, place + 1, &more, n + k)) return false;
    }
  }
  return true;
}

typedef struct Filter {
  const Choosing *choosing;
  bool (*visit)(void *data, const CardSet *cards);
  void *data;
} Filter;

static bool visit_filtered(void *data, const CardSet *cards) {
  const Filter *filter = data;
  if (check_only(filter->choosing, cards, NULL) != LEGAL) return true;
  return filter->visit(filter->data, cards);
}

bool custom_each_cards(const Choosing *choosing, bool (*visit)(void *data, const CardSet *cards),
                       void *data) {
  const PhaseChoice *choice = choice_of(choosing);
  CardSet none = CARDSET_EMPTY;
  Subsets subsets = {.from = &choice->from, .count = choice->count, .visit = visit, .data = data};
  for (int kind = KIND_NB - 1; kind >= 0; kind--)
    subsets.left[kind] =
        subsets.left[kind + 1] + cardset_count(&choice->from, (Card)kind, PACK_MAX);
  Filter filter = {choosing, visit, data};
  if (choice->only) subsets.visit = visit_filtered, subsets.data = &filter;
  return each_from(&subsets, 0, &none, 0);
}

/* Keeps the first cards that it is shown. */
static bool keep_first(void *data, const CardSet *cards) {
  *(CardSet *)data = *cards;
  return false;
}

/* Some cards that the choice may be made with; false when there are none. */
static bool find_cards(const Choosing *choosing, CardSet *cards) {
  CardSet mark = CARDSET_EMPTY;
  mark.plane[0] = ~(uint64_t)0; /* no set of cards */
  *cards = mark;
  custom_each_cards(choosing, keep_first, cards);
  return cards->plane[0] != mark.plane[0];
}

static bool can_choose(const Game *game, const Rules *rules, int seat,
                       const PhaseChoices *choices) {
  CardSet cards;
  for (int i = 0; i < choices->n; i++) {
    Choosing choosing = {game, rules, seat, choices, i};
    bool names_cards = choices->choice[i].count.max > 0;
    if (!names_cards || find_cards(&choosing, &cards)) return true;
  }
  return false;
}

/* ---- turns ---- */

static bool ask_open(Game *game, const Rules *rules, Ruling *why) {
  RuleTurn *turn = &game->deal.rule;
  HookCall call = question(HOOK_PHASE_OPEN, game, rules, -1);
  if (!phase_of(game, rules)->opens || turn->polled) return true;
  if (!rule_answers(rules, &call, why)) return false;
  turn->open = (uint16_t)(call.answer[0] & ~turn->asked);
  return true;
}

/* Nobody is to choose, until `turn` is asked. */
static void forget_turn(Game *game) {
  game->deal.rule = (RuleTurn){.actions = game->deal.rule.actions};
  remembered_cut(&game->remembered, REMEMBERED_ANSWER);
}

bool custom_turn(Game *game, const Rules *rules, Ruling *why) {
  RuleTurn *turn = &game->deal.rule;
  HookCall call = question(HOOK_PHASE_TURN, game, rules, -1);
  PhaseChoices choices;
  if (turn->actions > ACTIONS_MAX) return fail(phase_of(game, rules), why, SAY(PHASE_ENDLESS));
  if (!rule_answers(rules, &call, why)) return false;
  forget_turn(game);
  turn->asked = (uint16_t)call.answer[0];
  turn->first = (uint8_t)(call.answer[1] & 0xff);
  turn->polled = call.answer[1] >> 8;
  assert(!(turn->asked & ~deal_everybody(&game->deal)));
  for (int seat = 0; seat < game->deal.players; seat++) {
    if (!(turn->asked >> seat & 1)) continue;
    if (!custom_choices(game, rules, seat, &choices, why)) return false;
    if (can_choose(game, rules, seat, &choices)) continue;
    char said[64];
    return fail(phase_of(game, rules), why, say_in(said, SAY(PHASE_NO_CHOICE), (char)('A' + seat)));
  }
  return turn->asked == 0 || ask_open(game, rules, why);
}

/* Cards may change hands here, but tricks are played, and the kitty is buried, from even hands. */
bool custom_end(const Game *game, const Rules *rules, int index, Ruling *why) {
  const Deal *deal = &game->deal;
  const RulePhase *phase = &rules->phase[index];
  int kitty = cardset_size(&deal->kitty, PACK_MAX);
  char said[64];
  if (!deal->laid_out && kitty != rules->deck.kitty)
    return fail(phase, why, say_in(said, SAY(PHASE_KITTY), kitty, rules->deck.kitty));
  for (int seat = 1; seat < deal->players; seat++)
    if (deal->hand_n[seat] != deal->hand_n[0])
      return fail(phase, why, say_in(said, SAY(PHASE_UNEVEN), deal->hand_n[0], deal->hand_n[seat]));
  return true;
}

static void begin(Game *game, const Rules *rules) {
  (void)rules;
  game->deal.rule = (RuleTurn){0};
}

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.rule.asked == 0 || game->deal.redeal;
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  const RuleTurn *turn = &game->deal.rule;
  PhaseChoices choices;
  uint32_t found = 0;
  if (!((turn->asked | turn->open) >> seat & 1)) return 0;
  if (!custom_choices(game, rules, seat, &choices, NULL)) return 0;
  for (int i = 0; i < choices.n; i++) {
    ActionType type = action_find(choices.choice[i].word, strlen(choices.choice[i].word));
    found |= 1u << (type == ACTION_NB ? ACTION_CHOOSE : type);
  }
  return found;
}

/* ---- doing ---- */

/* What was done comes into the game, another trump and another declarer too. */
static bool take_over(Game *game, const Rules *rules, const Effects *effects, Ruling *why) {
  Deal *deal = &game->deal;
  Trump trump = deal->trump;
  effects_apply(game, rules, effects);
  if (effects->redeal) deal->redeal = 3;
  if (effects->declarer) declarer_change(game, rules, effects->declarer - 1, &trump);
  if (effects->has_trump) trump = trump_named(trump.rank, (Suit)effects->trump);
  bool same = trump.rank == deal->trump.rank && trump.suit == deal->trump.suit;
  if ((same && !effects->has_trump) || deal->redeal) return true;
  deal->trump = trump;
  return deck_under_trump(game, rules, why);
}

static bool does(Game *game, const Rules *rules, int seat, const PhaseAnswer *answer, Ruling *why) {
  PhaseChoice choice = {.has_number = answer->has_number, .number = answer->number};
  HookCall call = question(HOOK_PHASE_DOES, game, rules, seat);
  memcpy(choice.word, answer->word, sizeof choice.word);
  call.choice = &choice;
  call.cards = answer->has_cards ? &answer->cards : NULL;
  call.hand = HAND_OF(&game->deal, seat);
  call.does = game;
  if (!rule_answers(rules, &call, why)) return false;
  return take_over(game, rules, &call.effects, why);
}

/* All have answered: what they chose comes about in turn order. */
static bool open_answers(Game *game, const Rules *rules, Ruling *why) {
  RuleTurn turn = game->deal.rule;
  for (int i = 0; i < game->deal.players; i++) {
    int seat = deal_after(&game->deal, turn.first, i);
    PhaseAnswer answer = poll_answer(game, seat);
    if (turn.waiting >> seat & 1 && !does(game, rules, seat, &answer, why)) return false;
  }
  return true;
}

/* Is the action a choice that names cards, be it none of them? */
static bool names_cards(const Action *action, const PhaseChoices *choices) {
  for (int i = 0; i < choices->n; i++)
    if (!strcmp(choices->choice[i].word, action_name(action)) && choices->choice[i].count.max)
      return true;
  return false;
}

static bool act(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  RuleTurn *turn = &game->deal.rule;
  uint16_t bit_of = (uint16_t)(1u << action->seat);
  PhaseChoices choices;
  if (!custom_choices(game, rules, action->seat, &choices, why)) return false;
  PhaseAnswer answer = {.has_number = action->has_number,
                        .number = action->number,
                        .has_cards = names_cards(action, &choices),
                        .cards = action->cards};
  snprintf(answer.word, sizeof answer.word, "%s", action_name(action));
  turn->actions++;
  if (turn->polled) {
    if (!poll_keep(game, action->seat, &answer))
      return fail(phase_of(game, rules), why, SAY(PHASE_MEMORY));
    turn->asked &= (uint16_t)~bit_of;
    turn->waiting |= bit_of;
    if (turn->asked) return true;
    if (!open_answers(game, rules, why)) return false;
  } else if (!does(game, rules, action->seat, &answer, why)) {
    return false;
  }
  if (game->deal.gifts == 0 || game->deal.redeal)
    return game->deal.redeal || custom_turn(game, rules, why);
  forget_turn(game); /* `turn` knows what was given */
  return true;
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  (void)checked;
  return act(game, rules, action, why) ? done(is_over(game, rules)) : DONE_FAILED;
}

/* ---- at random ---- */

/* Any cards of the choice: drawn until some will do, else the first that do. */
static bool draw_cards(const Choosing *choosing, Rng *rng, CardSet *cards) {
  const PhaseChoice *choice = choice_of(choosing);
  Card list[CARD_MAX];
  int held = cardset_list(&choice->from, list, PACK_MAX);
  int most = choice->count.max < held ? choice->count.max : held;
  if (most < choice->count.min) return false;
  for (int tries = 0; tries < DRAWS; tries++) {
    uint64_t sizes = (uint64_t)most - choice->count.min + 1;
    int n = choice->count.min + (int)rng_below(rng, sizes);
    rng_shuffle(rng, list, held);
    cardset_from(cards, list, n, PACK_MAX);
    if (check_cards(choosing, cards, NULL) == LEGAL) return true;
  }
  return find_cards(choosing, cards);
}

static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  int seat = waits_for(game, rules), order[CHOICE_MAX];
  PhaseChoices choices;
  *out = (Action){.type = ACTION_NB, .seat = (uint8_t)seat};
  if (!custom_choices(game, rules, seat, &choices, NULL)) return;
  for (int i = 0; i < choices.n; i++) order[i] = i;
  for (int left = choices.n; left > 0; left--) {
    int at = (int)rng_below(rng, (uint64_t)left);
    Choosing choosing = {game, rules, seat, &choices, order[at]};
    const PhaseChoice *choice = choice_of(&choosing);
    CardSet cards = CARDSET_EMPTY;
    order[at] = order[left - 1];
    if (choice->count.max && !draw_cards(&choosing, rng, &cards)) continue;
    custom_action(seat, choice, choice->count.max ? &cards : NULL, out);
    return;
  }
}

const Phase phase_custom = {.word = "phase",
                            .takes = TYPES_OWN | 1 << ACTION_CHOOSE,
                            .begin = begin,
                            .is_over = is_over,
                            .waits_for = waits_for,
                            .allowed = allowed,
                            .check = check,
                            .apply = apply,
                            .random = random_action};
