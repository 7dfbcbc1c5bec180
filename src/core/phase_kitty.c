/* phase_kitty.c - picking the kitty (底牌) up, burying as many cards, laying them open; and the right
** to throw a deal in, which lasts until the pick-up. RULES 6, 7; Pagat, Discarding. */
#include "core/phase.h"

static int buries(const Game *game, const Rules *rules) {
  int seat = seat_of(game, rules, (Who)rules->kitty.buries);
  return seat == SEAT_NONE ? game->deal.declarer : seat;
}

static void begin(Game *game, const Rules *rules) { game->deal.buried = rules->deck.kitty == 0; }

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.buried || game->deal.redeal;
}

static int waits_for(const Game *game, const Rules *rules) { return buries(game, rules); }

static uint32_t kinds(const Game *game, const Rules *rules, int seat) {
  if (seat != buries(game, rules)) return 0;
  return 1u << (game->deal.picked_up ? ACTION_BURY : ACTION_PICK_UP);
}

static ActionKind quiet(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.picked_up ? ACTION_NB : ACTION_PICK_UP;
}

static Refusal check_bury(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  const CardSet *hand = &game->deal.hand[action->seat];
  int n = cardset_size(&action->cards, PACK_MAX);
  if (n != rules->deck.kitty) {
    if (why) {
      *why = ruling_make(REFUSED_COUNT);
      why->n = rules->deck.kitty;
      why->m = n;
    }
    return REFUSED_COUNT;
  }
  HookCall call = deal_question(HOOK_KITTY_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.hand = hand;
  return ruling_ask(rules, &call, why);
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  int seat = buries(game, rules);
  bool picked_up = game->deal.picked_up;
  if (action->kind != ACTION_BURY && action->kind != ACTION_PICK_UP)
    return ruling_refuse(why, REFUSED_PHASE, SAY(NOT_BURIED));
  if (action->seat != seat) {
    if (why) {
      *why = ruling_make(REFUSED_TURN);
      why->seat = seat;
    }
    return REFUSED_TURN;
  }
  if (action->kind == ACTION_PICK_UP && !picked_up) return LEGAL;
  if (action->kind == ACTION_BURY && picked_up) return check_bury(game, rules, action, why);
  return ruling_refuse(why, REFUSED_PHASE, picked_up ? SAY(KITTY_PICKED_UP) : SAY(KITTY_FIRST));
}

static bool apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  (void)why;
  Deal *deal = &game->deal;
  CardSet *hand = &deal->hand[action->seat];
  if (action->kind == ACTION_PICK_UP) {
    cardset_add(hand, hand, &deal->kitty, deal->planes);
    deal->kitty = CARDSET_EMPTY;
    deal->picked_up = true;
    deal->hand_n[action->seat] = (uint8_t)(deal->hand_n[action->seat] + rules->deck.kitty);
  } else {
    cardset_subtract(hand, hand, &action->cards, deal->planes);
    deal->kitty = action->cards;
    deal->buried = true;
    deal->hand_n[action->seat] = (uint8_t)(deal->hand_n[action->seat] - rules->deck.kitty);
  }
  return true;
}

/* Any cards: each set of the hand's cards, copies told apart, equally likely. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Deal *deal = &game->deal;
  *out = (Action){.kind = ACTION_PICK_UP, .seat = (uint8_t)buries(game, rules)};
  if (!deal->picked_up) return;
  Card cards[CARD_MAX];
  out->kind = ACTION_BURY;
  int n = cardset_list(&deal->hand[out->seat], cards, deal->planes);
  for (int tries = 0; tries < 64; tries++) { /* more than one only under kitty.refuse */
    rng_shuffle(rng, cards, n);
    cardset_from(&out->cards, cards, rules->deck.kitty, deal->planes);
    Refusal refusal = check_bury(game, rules, out, NULL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return;
  }
}

bool kitty_may_reveal(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  return rules->kitty.exposed > 0 && deal->buried && !deal->exposed && deal->log_n == 0 &&
         rules->deck.kitty > 0 && seat == buries(game, rules);
}

Refusal misdeal_check(const Game *game, const Rules *rules, int seat, Ruling *why) {
  const Deal *deal = &game->deal;
  bool drawn = deal->drawn == deal->deck_n - rules->deck.kitty;
  bool until_lead = rules->deal.misdeal_until == MISDEAL_UNTIL_FIRST_LEAD;
  if (!rules_hooked(rules, HOOK_DEAL_MISDEAL))
    return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_NEVER));
  if (!drawn || (until_lead ? deal->log_n > 0 : deal->picked_up))
    return ruling_refuse(why, REFUSED_MISDEAL,
                         until_lead ? SAY(MISDEAL_BEFORE_LEAD) : SAY(MISDEAL_WHEN));
  if (deal->picked_up && seat == buries(game, rules))
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
