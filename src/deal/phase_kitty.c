/* phase_kitty.c - picking the kitty (底牌) up, burying as many cards, laying them open; others who
** overbid and take it (反底); and the right to throw a deal in, which lasts until the pick-up.
** Pagat, Discarding. */
#include "deal/phase.h"

/* Who buries by a seat word: SEAT_NONE for "nobody"; where a word names nobody at this time (the
** partner, before friends are found) the declarer does. */
static int burier_by(const Game *game, const Rules *rules, Who who) {
  int seat = seat_of(game, rules, who);
  return seat == SEAT_NONE && who != WHO_NOBODY ? game->deal.declarer : seat;
}

static int burier_builtin(const Game *game, const Rules *rules) {
  return burier_by(game, rules, (Who)rules->kitty.buries);
}

static void burier_inherited(HookCall *call) {
  int seat = burier_builtin(call->game, call->builtin_data);
  call->answer[0] = seat == SEAT_NONE ? -1 : seat;
}

bool kitty_find_burier(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  int seat = burier_builtin(game, rules);
  if (rules->deck.kitty == 0) return true;
  if (rules_hooked(rules, HOOK_KITTY_BURIES)) {
    HookCall call = deal_question(HOOK_KITTY_BURIES, game, -1);
    call.builtin = burier_inherited;
    call.builtin_data = rules;
    if (!rule_answers(rules, &call, why)) return false;
    seat = call.answer[0] >= 0 ? call.answer[0] : burier_by(game, rules, (Who)call.answer[1]);
  }
  deal->buried = seat == SEAT_NONE; /* it lies as it was */
  deal->burier = (uint8_t)(seat == SEAT_NONE ? SEAT_NOBODY : seat);
  return true;
}

int kitty_burier(const Game *game, const Rules *rules) {
  if (game->deal.burier == SEAT_NOBODY) return SEAT_NONE;
  return game->deal.burier == SEAT_NONE ? burier_builtin(game, rules) : game->deal.burier;
}

/* A phase of the variant may have taken the kitty up and laid it back before. */
static void begin(Game *game, const Rules *rules) {
  game->deal.picked_up = false;
  game->deal.buried = rules->deck.kitty == 0;
}

/* ---- theft: after the burying others may overbid ---- */

static bool all_have_passed(const Deal *deal) { return deal->passed == (1u << deal->players) - 1; }

/* Is it open now whether somebody takes the buried kitty? */
static bool may_be_stolen(const Game *game) {
  const Deal *deal = &game->deal;
  return deal->buried && deal->theft != THEFT_NO && !all_have_passed(deal);
}

static int next_thief(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  int from = kitty_burier(game, rules);
  for (int i = 1; i < deal->players; i++)
    if (!(deal->passed >> deal_after(deal, from, i) & 1)) return deal_after(deal, from, i);
  return from;
}

/* May the seat declare now, if it has the cards? Where nobody waits for a turn who buried may, too:
** to make a bid of its own stronger against the others. */
static bool may_steal(const Game *game, const Rules *rules, int seat) {
  if (!may_be_stolen(game)) return false;
  if (game->deal.theft == THEFT_OPEN) return true;
  return seat != kitty_burier(game, rules) && seat == next_thief(game, rules);
}

/* After each burying it is said anew whether others may overbid. */
static bool open_theft(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  deal->theft = rules->kitty.theft;
  if (rules_hooked(rules, HOOK_KITTY_THEFT)) {
    HookCall call = deal_question(HOOK_KITTY_THEFT, game, -1);
    if (!rule_answers(rules, &call, why)) return false;
    deal->theft = (uint8_t)call.answer[0];
  }
  int burier = kitty_burier(game, rules);
  assert(burier < deal->players); /* somebody has just buried */
  if (deal->theft != THEFT_NO) deal->passed = (uint16_t)(1u << burier);
  return true;
}

static void take_kitty(Deal *deal, int seat, int kitty) {
  CardSet *hand = &deal->hand[seat];
  cardset_add(hand, hand, &deal->kitty, deal->planes);
  deal->kitty = CARDSET_EMPTY;
  deal->picked_up = true;
  deal->hand_n[seat] = (uint8_t)(deal->hand_n[seat] + kitty);
}

/* An overbid: other trumps, and the kitty is its player's to bury, unless it was that player who
** buried it. The declarer stays. */
static bool steal(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  int burier = kitty_burier(game, rules); /* by a bid it may become another */
  if (!draw_declare(game, rules, action, why)) return false;
  if (deal->redeal) return true;
  deal->bidding.may_answer = SEAT_NONE;
  deal->trump.suit = bid_trump(rules, bidding_standing(&deal->bidding), deal->trump.rank).suit;
  assert(action->seat < deal->players);
  if (action->seat == burier) {
    deal->passed = (uint16_t)(1u << action->seat);
  } else {
    deal->burier = action->seat;
    deal->buried = false;
    take_kitty(deal, action->seat, rules->deck.kitty);
  }
  return draw_order(game, rules, why);
}

static Refusal check_theft(const Game *game, const Rules *rules, const Action *action,
                           Ruling *why) {
  bool on_turn = may_steal(game, rules, action->seat);
  if (action->kind == ACTION_DECLARE && on_turn) return draw_check_bid(game, rules, action, why);
  if (action->kind == ACTION_PASS && on_turn && !(game->deal.passed >> action->seat & 1))
    return LEGAL;
  if (action->kind != ACTION_DECLARE && action->kind != ACTION_PASS)
    return ruling_refuse(why, REFUSED_PHASE, SAY(THEFT_OR_PASS));
  return ruling_turn(why, next_thief(game, rules));
}

static uint32_t theft_kinds(const Game *game, const Rules *rules, int seat) {
  CardSet bid;
  uint32_t found = 0;
  if (!may_steal(game, rules, seat)) return 0;
  if (!(game->deal.passed >> seat & 1)) found = 1u << ACTION_PASS;
  if (draw_bids(game, rules, seat, &bid, 1, NULL) > 0) found |= 1u << ACTION_DECLARE;
  return found;
}

/* ---- picking up and burying ---- */

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.redeal || (game->deal.buried && !may_be_stolen(game));
}

static int waits_for(const Game *game, const Rules *rules) {
  return may_be_stolen(game) ? next_thief(game, rules) : kitty_burier(game, rules);
}

static uint32_t kinds(const Game *game, const Rules *rules, int seat) {
  if (may_be_stolen(game)) return theft_kinds(game, rules, seat);
  if (seat != kitty_burier(game, rules)) return 0;
  return 1u << (game->deal.picked_up ? ACTION_BURY : ACTION_PICK_UP);
}

static ActionKind quiet(const Game *game, const Rules *rules) {
  (void)rules;
  if (may_be_stolen(game)) return ACTION_PASS;
  return game->deal.picked_up ? ACTION_NB : ACTION_PICK_UP;
}

/* What kitty.refuse says to these cards. */
static Refusal ask_refuse(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  if (!rules_hooked(rules, HOOK_KITTY_REFUSE)) return LEGAL;
  HookCall call = deal_question(HOOK_KITTY_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.hand = &game->deal.hand[action->seat];
  return ruling_ask(rules, &call, why);
}

static Refusal check_bury(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  int n = cardset_size(&action->cards, PACK_MAX);
  if (n != rules->deck.kitty) {
    if (why) {
      *why = ruling_make(REFUSED_COUNT);
      why->n = rules->deck.kitty;
      why->m = n;
    }
    return REFUSED_COUNT;
  }
  return ask_refuse(game, rules, action, why);
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  int seat = kitty_burier(game, rules);
  bool picked_up = game->deal.picked_up;
  if (may_be_stolen(game)) return check_theft(game, rules, action, why);
  if (action->kind != ACTION_BURY && action->kind != ACTION_PICK_UP)
    return ruling_refuse(why, REFUSED_PHASE, SAY(NOT_BURIED));
  if (action->seat != seat) return ruling_turn(why, seat);
  if (action->kind == ACTION_PICK_UP && !picked_up) return LEGAL;
  if (action->kind == ACTION_BURY && picked_up) return check_bury(game, rules, action, why);
  return ruling_refuse(why, REFUSED_PHASE, picked_up ? SAY(KITTY_PICKED_UP) : SAY(KITTY_FIRST));
}

static bool apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  CardSet *hand = &deal->hand[action->seat];
  switch (action->kind) {
    case ACTION_PICK_UP: take_kitty(deal, action->seat, rules->deck.kitty); return true;
    case ACTION_PASS: deal->passed |= (uint16_t)(1u << action->seat); return true;
    case ACTION_DECLARE: return steal(game, rules, action, why);
    default: break;
  }
  cardset_subtract(hand, hand, &action->cards, deal->planes);
  deal->kitty = action->cards;
  deal->buried = true;
  deal->hand_n[action->seat] = (uint8_t)(deal->hand_n[action->seat] - rules->deck.kitty);
  return open_theft(game, rules, why);
}

/* Overbids now and then, where there is something to overbid with. */
static void random_theft(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  CardSet bids[16];
  BidSearch search;
  *out = game_default(game, rules);
  int n = draw_bids(game, rules, out->seat, bids, 16, &search);
  if (n == 0 || (!search.failed && rng_below(rng, 4))) return;
  out->kind = ACTION_DECLARE;
  out->cards = bids[search.failed ? n - 1 : (int)rng_below(rng, (uint64_t)n)];
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
  int n = cardset_list(&deal->hand[seat], cards, deal->planes);
  for (int i = 1; i < n; i++)
    for (int at = i; at > 0 && bury_key(deal, cards[at - 1], way) > bury_key(deal, cards[at], way);
         at--) {
      Card card = cards[at];
      cards[at] = cards[at - 1];
      cards[at - 1] = card;
    }
  return n;
}

/* Takes card by card what is not objected to, then, if there are too few, the first of the rest. */
static bool bury_by_cards(const Game *game, const Rules *rules, const Card cards[], int n,
                          Action *out) {
  Card rest[CARD_MAX];
  int left = 0, taken = 0, planes = game->deal.planes;
  out->cards = CARDSET_EMPTY;
  for (int i = 0; i < n && taken < rules->deck.kitty; i++) {
    CardSet before = out->cards;
    cardset_put(&out->cards, cards[i], planes);
    bool allowed = ask_refuse(game, rules, out, NULL) == LEGAL;
    if (!allowed) out->cards = before, rest[left++] = cards[i];
    taken += allowed;
  }
  for (int i = 0; i < left && taken < rules->deck.kitty; i++, taken++)
    cardset_put(&out->cards, rest[i], planes);
  return check_bury(game, rules, out, NULL) == LEGAL;
}

/* The sets of the cards from `at` on beside what is chosen, until one is allowed or all `left` have
** been looked at. */
static bool bury_in_turn(const Game *game, const Rules *rules, const Card cards[], int n, int at,
                         int wanted, int *left, Action *out) {
  if (wanted == 0) return (*left)-- > 0 && check_bury(game, rules, out, NULL) == LEGAL;
  for (; at + wanted <= n && *left > 0; at++) {
    CardSet before = out->cards;
    cardset_put(&out->cards, cards[at], game->deal.planes);
    if (bury_in_turn(game, rules, cards, n, at + 1, wanted - 1, left, out)) return true;
    out->cards = before;
    while (at + 1 < n && cards[at + 1] == cards[at]) at++; /* its copies are no other set */
  }
  return false;
}

/* Cards that kitty.refuse lets be buried; where none are found *out stays as it is. */
static void find_bury(const Game *game, const Rules *rules, Action *out) {
  Card cards[CARD_MAX];
  Action found = *out;
  for (int way = 0; way < BURY_WAYS; way++) {
    int n = list_for_bury(&game->deal, out->seat, way, cards), left = BURIES_MAX / BURY_WAYS;
    bool allowed = bury_by_cards(game, rules, cards, n, &found);
    found.cards = allowed ? found.cards : CARDSET_EMPTY;
    if (!allowed)
      allowed = bury_in_turn(game, rules, cards, n, 0, rules->deck.kitty, &left, &found);
    if (!allowed) continue;
    *out = found;
    return;
  }
}

/* Any cards: each set of the hand's cards, copies told apart, equally likely; where kitty.refuse
** objects again and again, such as people would bury. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Deal *deal = &game->deal;
  if (may_be_stolen(game)) {
    random_theft(game, rules, rng, out);
    return;
  }
  *out = (Action){.kind = ACTION_PICK_UP, .seat = (uint8_t)kitty_burier(game, rules)};
  if (!deal->picked_up) return;
  Card cards[CARD_MAX];
  out->kind = ACTION_BURY;
  int n = cardset_list(&deal->hand[out->seat], cards, deal->planes);
  for (int tries = 0; tries < 64; tries++) { /* more than one only under kitty.refuse */
    rng_shuffle(rng, cards, n);
    if (tries >= 32) sort_by_keeping(deal, rng, cards, n);
    cardset_from(&out->cards, cards, rules->deck.kitty, deal->planes);
    Refusal refusal = check_bury(game, rules, out, NULL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return;
  }
  find_bury(game, rules, out);
}

bool kitty_may_reveal(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  return rules->kitty.exposed > 0 && deal->buried && !deal->exposed && deal->log_n == 0 &&
         rules->deck.kitty > 0 && seat == kitty_burier(game, rules) && !may_be_stolen(game);
}

Refusal misdeal_check(const Game *game, const Rules *rules, int seat, Ruling *why) {
  const Deal *deal = &game->deal;
  bool drawn = deal->drawn == deal->deck_n - rules->deck.kitty;
  bool until_lead = rules->deal.misdeal_until == MISDEAL_UNTIL_FIRST_LEAD;
  if (!rules_hooked(rules, HOOK_DEAL_MISDEAL))
    return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_NEVER));
  if (!drawn || deal->log_n > 0 || (deal->picked_up && !until_lead))
    return ruling_refuse(why, REFUSED_MISDEAL,
                         until_lead ? SAY(MISDEAL_BEFORE_LEAD) : SAY(MISDEAL_WHEN));
  if (deal->picked_up && seat == kitty_burier(game, rules))
    return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_KITTY));
  HookCall call = deal_question(HOOK_DEAL_MISDEAL, game, seat);
  call.hand = &deal->hand[seat];
  if (deal->has_order) call.order = &deal->order;
  if (!rule_answers(rules, &call, why)) return REFUSED_RULE_FAILED;
  if (call.text[0]) return LEGAL;
  return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_NO_GROUND));
}

const Phase phase_kitty = {"kitty", begin, is_over, waits_for,    kinds,
                           quiet,   check, apply,   random_action};
