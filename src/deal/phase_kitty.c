/* phase_kitty.c - see phase_kitty.h. */
#include "deal/phase_kitty.h"

#include "deal/kitty_burier.h"
#include "deal/kitty_theft.h"

/* A phase of the variant may have taken the kitty up and laid it back before. */
static void begin(Game *game, const Rules *rules) {
  game->deal.picked_up = false;
  game->deal.buried = rules->deck.kitty == 0;
}

/* ---- picking up and burying ---- */

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.redeal || (game->deal.buried && !theft_is_open(game));
}

static int waits_for(const Game *game, const Rules *rules) {
  return theft_is_open(game) ? theft_waits_for(game, rules) : kitty_burier(game, rules);
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  if (theft_is_open(game)) return theft_allowed_actions(game, rules, seat);
  if (seat != kitty_burier(game, rules)) return 0;
  return 1u << (game->deal.picked_up ? ACTION_BURY : ACTION_PICK_UP);
}

static ActionType default_action(const Game *game, const Rules *rules) {
  (void)rules;
  if (theft_is_open(game)) return ACTION_PASS;
  return game->deal.picked_up ? ACTION_NB : ACTION_PICK_UP;
}

/* What kitty.refuse says to these cards. */
static Refusal ask_refuse(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  if (!rules_hooked(rules, HOOK_KITTY_REFUSE)) return LEGAL;
  HookCall call;
  deal_question(&call, HOOK_KITTY_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.hand = HAND_OF(&game->deal, action->seat);
  return ruling_ask(rules, &call, why);
}

static Refusal check_bury(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  int n = cardset_size(&action->cards, PACK_MAX);
  Refusal refusal = ruling_held(why, HAND_OF(&game->deal, action->seat), &action->cards);
  if (refusal != LEGAL) return refusal;
  if (n != rules->deck.kitty) return ruling_count(why, rules->deck.kitty, n);
  return ask_refuse(game, rules, action, why);
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  int seat = kitty_burier(game, rules);
  bool picked_up = game->deal.picked_up, steals = action->type == ACTION_DECLARE;
  checked->may_fail = steals || (action->type != ACTION_PICK_UP && checked->may_fail);
  if (theft_is_open(game)) return theft_check(game, rules, action, &checked->bid, why);
  if (action->type != ACTION_BURY && action->type != ACTION_PICK_UP)
    return ruling_refuse(why, REFUSED_PHASE, SAY(NOT_BURIED));
  if (action->seat != seat) return ruling_turn(why, seat);
  if (action->type == ACTION_PICK_UP && !picked_up) return LEGAL;
  if (action->type == ACTION_BURY && picked_up) return check_bury(game, rules, action, why);
  return ruling_refuse(why, REFUSED_PHASE, picked_up ? SAY(KITTY_PICKED_UP) : SAY(KITTY_FIRST));
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  Deal *deal = &game->deal;
  bool failed = false;
  switch (action->type) {
    case ACTION_PICK_UP: kitty_take(deal, action->seat, rules->deck.kitty); break;
    case ACTION_PASS: deal->passed |= (uint16_t)(1u << action->seat); break;
    case ACTION_DECLARE: failed = !theft_steal(game, rules, &checked->bid, why); break;
    default: /* bury */
      deal_take_from_hand(deal, action->seat, &action->cards, rules->deck.kitty);
      deal->kitty = action->cards;
      deal->buried = true;
      failed = !theft_begin(game, rules, why);
      break;
  }
  return failed ? DONE_FAILED : done(is_over(game, rules));
}

/* What people keep when they bury: trumps, points, high cards; a little of chance in it. */
static int keeping(const Deal *deal, Card card, Rng *rng) {
  bool trump = order_suit(&deal->order, card) == TRUMPS;
  return 1000 * trump + 100 * (deal->points[card] != 0) + order_tier(&deal->order, card) +
         (int)rng_below(rng, 8);
}

/* The same cards, those first that people would rather bury. */
static void sort_by_keeping(const Deal *deal, Rng *rng, Card cards[], int n) {
  int worth[CARD_MAX];
  for (int i = 0; i < n; i++) {
    Card card = cards[i];
    int here = keeping(deal, card, rng), at = i;
    for (; at > 0 && worth[at - 1] > here; at--)
      cards[at] = cards[at - 1], worth[at] = worth[at - 1];
    cards[at] = card;
    worth[at] = here;
  }
}

/* ---- a bury that kitty.refuse allows ---- */

enum { BURY_WAYS = 8, BURIES_MAX = 20000 /* sets that are looked at in turn */ };

/* Which cards go first, in one of the ways that rules about burying may ask for: without points or
** with them, plain cards or trumps, low or high. */
static int bury_key(const Deal *deal, Card card, int way) {
  bool trump = deal->has_order && order_suit(&deal->order, card) == TRUMPS;
  int points = deal->points[card] != 0 ? 1 : 0, tier = card_is_joker(card) ? 13 : card_rank(card);
  if (way & 1) points = -points;
  if (way & 2) trump = !trump;
  if (way & 4) tier = -tier;
  return 400 * points + 100 * trump + tier;
}

static int list_for_bury(const Deal *deal, int seat, int way, Card cards[]) {
  int n = cardset_list(HAND_OF(deal, seat), cards, deal->planes);
  for (int i = 1; i < n; i++)
    for (int at = i; at > 0 && bury_key(deal, cards[at - 1], way) > bury_key(deal, cards[at], way);
         at--) {
      Card card = cards[at];
      cards[at] = cards[at - 1];
      cards[at - 1] = card;
    }
  return n;
}

/* A search for cards that may be buried, among these. */
typedef struct Burying {
  const Game *game;
  const Rules *rules;
  Card cards[CARD_MAX];
  int n, left; /* cards; sets that may yet be looked at */
  Action *out;
} Burying;

/* Takes card by card what is not objected to, then, if there are too few, the first of the rest. */
static bool bury_by_cards(Burying *search) {
  Card rest[CARD_MAX];
  const Rules *rules = search->rules;
  Action *out = search->out;
  int left = 0, taken = 0, planes = search->game->deal.planes;
  out->cards = CARDSET_EMPTY;
  for (int i = 0; i < search->n && taken < rules->deck.kitty; i++) {
    CardSet before = out->cards;
    cardset_put(&out->cards, search->cards[i], planes);
    bool allowed = ask_refuse(search->game, rules, out, NULL) == LEGAL;
    if (!allowed) out->cards = before, rest[left++] = search->cards[i];
    taken += allowed;
  }
  for (int i = 0; i < left && taken < rules->deck.kitty; i++, taken++)
    cardset_put(&out->cards, rest[i], planes);
  return check_bury(search->game, rules, out, NULL) == LEGAL;
}

/* The sets of `wanted` cards from `at` on beside what is chosen, until one is allowed or all `left`
** have been looked at. */
static bool bury_in_turn(Burying *search, int at, int wanted) {
  Action *out = search->out;
  if (wanted == 0)
    return search->left-- > 0 && check_bury(search->game, search->rules, out, NULL) == LEGAL;
  for (; at + wanted <= search->n && search->left > 0; at++) {
    CardSet before = out->cards;
    Card card = search->cards[at];
    cardset_put(&out->cards, card, search->game->deal.planes);
    if (bury_in_turn(search, at + 1, wanted - 1)) return true;
    out->cards = before;
    while (at + 1 < search->n && search->cards[at + 1] == card) at++; /* copies: no other set */
  }
  return false;
}

/* Cards that kitty.refuse lets be buried; where none are found *out stays as it is. */
static void find_bury(const Game *game, const Rules *rules, Action *out) {
  Action found = *out;
  Burying search = {.game = game, .rules = rules, .out = &found};
  for (int way = 0; way < BURY_WAYS; way++) {
    search.n = list_for_bury(&game->deal, out->seat, way, search.cards);
    search.left = BURIES_MAX / BURY_WAYS;
    bool allowed = bury_by_cards(&search);
    found.cards = allowed ? found.cards : CARDSET_EMPTY;
    if (!allowed) allowed = bury_in_turn(&search, 0, rules->deck.kitty);
    assert(allowed || cardset_is_empty(&found.cards));
    if (!allowed) continue;
    *out = found;
    return;
  }
}

/* Any cards: each set of the hand's cards, copies told apart, equally likely; where kitty.refuse
** objects again and again, such as people would bury. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Deal *deal = &game->deal;
  if (theft_is_open(game)) {
    theft_random(game, rules, rng, out);
    return;
  }
  *out = (Action){.type = ACTION_PICK_UP, .seat = (uint8_t)kitty_burier(game, rules)};
  if (!deal->picked_up) return;
  Card cards[CARD_MAX];
  out->type = ACTION_BURY;
  int n = cardset_list(HAND_OF(deal, out->seat), cards, deal->planes);
  for (int tries = 0; tries < 64; tries++) { /* more than one only under kitty.refuse */
    rng_shuffle(rng, cards, n);
    if (tries >= 32) sort_by_keeping(deal, rng, cards, n);
    cardset_from(&out->cards, cards, rules->deck.kitty, deal->planes);
    Refusal refusal = ask_refuse(game, rules, out, NULL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return;
  }
  find_bury(game, rules, out);
}

const Phase phase_kitty = {.word = "kitty",
                           .takes = TYPES_OWN,
                           .begin = begin,
                           .is_over = is_over,
                           .waits_for = waits_for,
                           .allowed = allowed,
                           .default_action = default_action,
                           .check = check,
                           .apply = apply,
                           .random = random_action};
