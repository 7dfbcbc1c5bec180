/* phase_draw.c - drawing one by one, declaring between draws, and the closing window. Pagat, The
** Scores, the Deal and Making Trumps. */
#include "deal/phase.h"

static int to_draw(const Deal *deal, const Rules *rules) {
  return deal->deck_n - rules->deck.kitty - deal->drawn;
}

static bool drawing(const Game *game, const Rules *rules) {
  return to_draw(&game->deal, rules) > 0;
}

static uint16_t everybody(const Deal *deal) { return (uint16_t)((1u << deal->players) - 1); }

static int drawer(const Deal *deal) { return deal_after(deal, deal->first_drawer, deal->drawn); }

/* Whose level binds everybody under declare.rank "declarer": the declarer's, who is named
** beforehand or known when the kitty is stolen; SEAT_NONE: nobody's. Who is asked after all have
** passed would be declarer, and shows his or her own. */
static int whose_level(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (rules->declare.rank != RANK_OF_DECLARER || deal->asked != SEAT_NONE) return SEAT_NONE;
  return deal->declarer == SEAT_NONE ? game->named_declarer : deal->declarer;
}

static uint16_t ranks_builtin(const Game *game, const Rules *rules, int seat) {
  int whose = whose_level(game, rules);
  Rank rank = level_rank(rules, game->level[whose == SEAT_NONE ? seat : whose]);
  return (uint16_t)(rank == RANK_NONE ? 0 : 1u << rank);
}

static void ranks_inherited(HookCall *call) {
  call->answer[0] = ranks_builtin(call->game, call->builtin_data, call->seat);
}

bool draw_find_ranks(const Game *game, const Rules *rules, int seat, uint16_t *ranks, Ruling *why) {
  *ranks = 0;
  if (!rules_hooked(rules, HOOK_DECLARE_RANK)) {
    *ranks = ranks_builtin(game, rules, seat);
    return true;
  }
  HookCall call = deal_question(HOOK_DECLARE_RANK, game, seat);
  call.builtin = ranks_inherited;
  call.builtin_data = rules;
  if (!rule_answers(rules, &call, why)) return false;
  *ranks = (uint16_t)call.answer[0];
  return true;
}

uint16_t draw_ranks(const Game *game, const Rules *rules, int seat) {
  uint16_t ranks;
  draw_find_ranks(game, rules, seat, &ranks, NULL);
  return ranks;
}

Bidder draw_bidder(const Game *game, const Rules *rules, int seat, const CardSet *hand,
                   uint16_t ranks) {
  bool passive = game->passive >> seat & 1;
  return (Bidder){rules, &game->deal.bidding, hand, game, seat, ranks, passive};
}

bool draw_nothing_to_declare(const Game *game, const Rules *rules) {
  return game->named_declarer != SEAT_NONE && rules->declare.rank == RANK_OF_DECLARER &&
         level_rank(rules, game->level[game->named_declarer]) == RANK_NONE;
}

static void begin(Game *game, const Rules *rules) {
  (void)rules;
  game->deal.bidding.may_answer = SEAT_NONE;
}

static int waits_for(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (deal->bidding.may_answer != SEAT_NONE) return deal->bidding.may_answer;
  if (drawing(game, rules)) return drawer(deal);
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->first_drawer, i);
    if (!(deal->passed >> seat & 1)) return seat;
  }
  return SEAT_NONE;
}

static bool is_over(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  return deal->redeal ||
         (deal->bidding.may_answer == SEAT_NONE && !drawing(game, rules) &&
          (deal->passed == everybody(deal) || draw_nothing_to_declare(game, rules)));
}

/* Does the hand hold anything that could be shown? Quick, because it is asked after every draw. */
static bool holds_any(const Game *game, const Rules *rules, int seat, uint16_t ranks) {
  uint64_t held = game->deal.hand[seat].plane[0], wanted = 0, of_ranks = 0;
  for (int suit = 0; suit < SUIT_NB; suit++) of_ranks |= (uint64_t)ranks << (suit * RANK_NB);
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidKind *kind = &rules->declare.bids[i];
    if (kind->joker.max) wanted |= bit(LJ) | bit(HJ);
    if (kind->any.max || kind->is) wanted |= bit(KIND_NB) - 1;
  }
  return (held & (wanted | of_ranks)) != 0 && !draw_nothing_to_declare(game, rules);
}

int draw_bids(const Game *game, const Rules *rules, int seat, CardSet cards[], int max,
              BidSearch *search) {
  const Deal *deal = &game->deal;
  BidSearch none = {false, false};
  uint16_t ranks;
  if (search) *search = none;
  if (deal->asked != SEAT_NONE && deal->asked != seat) return 0;
  if (!draw_find_ranks(game, rules, seat, &ranks, NULL)) { /* any card shown says why */
    if (cardset_is_empty(&deal->hand[seat])) return 0;
    cards[0] = CARDSET_EMPTY;
    cardset_put(&cards[0], bit_lowest(deal->hand[seat].plane[0]), deal->planes);
    if (search) search->failed = true;
    return 1;
  }
  if (!holds_any(game, rules, seat, ranks)) return 0;
  const Bidder bidder = draw_bidder(game, rules, seat, &deal->hand[seat], ranks);
  return bid_list(&bidder, cards, max, search);
}

static bool can_declare(const Game *game, const Rules *rules, int seat) {
  CardSet bid;
  return draw_bids(game, rules, seat, &bid, 1, NULL) > 0;
}

/* Where a rule fails it may be tried: then this is said. */
static bool can_defend(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  CardSet all, added;
  Bid bid;
  uint16_t ranks;
  if (!bid_defence(&deal->bidding, seat, &all, &added)) return false;
  if (!draw_find_ranks(game, rules, seat, &ranks, NULL)) return true;
  const Bidder bidder = draw_bidder(game, rules, seat, &deal->hand[seat], ranks);
  Refusal refusal = bid_check(&bidder, &all, true, &bid, NULL);
  return refusal == LEGAL || refusal == REFUSED_RULE_FAILED;
}

static uint32_t kinds(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  uint32_t found = 0;
  if (deal->bidding.may_answer != SEAT_NONE) {
    if (deal->bidding.may_answer != seat) return 0;
    found = 1u << ACTION_YIELD;
    if (can_defend(game, rules, seat)) found |= 1u << ACTION_DEFEND;
    if (can_declare(game, rules, seat)) found |= 1u << ACTION_DECLARE;
    return found;
  }
  Refusal refusal = deal->drawn > 0 ? LEGAL : deal_refusal(game, rules, NULL);
  bool begins = refusal == LEGAL || refusal == REFUSED_RULE_FAILED; /* drawing says why */
  if (drawing(game, rules) ? drawer(deal) == seat && begins : !(deal->passed >> seat & 1))
    found = 1u << (drawing(game, rules) ? ACTION_DRAW : ACTION_PASS);
  if (can_declare(game, rules, seat)) found |= 1u << ACTION_DECLARE;
  return found;
}

static ActionKind quiet(const Game *game, const Rules *rules) {
  if (game->deal.bidding.may_answer != SEAT_NONE) return ACTION_YIELD;
  return drawing(game, rules) ? ACTION_DRAW : ACTION_PASS;
}

/* All cards that the seat then shows: a defence adds its cards to those of the overcalled bid. */
static bool shown_in_all(const Game *game, const Action *action, CardSet *shown) {
  const Bidding *bidding = &game->deal.bidding;
  *shown = action->cards;
  if (action->kind != ACTION_DEFEND) return true;
  for (int i = bidding->n - 1; i >= 0; i--) {
    if (bidding->bid[i].seat != action->seat || bidding->bid[i].withdrawn) continue;
    CardSet own;
    bid_cards(&bidding->bid[i], &own);
    if (!cardset_has(&game->deal.hand[action->seat], &own, PACK_MAX)) return false;
    CardSet rest;
    cardset_subtract(&rest, &game->deal.hand[action->seat], &own, PACK_MAX);
    if (!cardset_has(&rest, &action->cards, PACK_MAX)) return false;
    cardset_add(shown, &own, &action->cards, PACK_MAX);
    return true;
  }
  return true;
}

static Refusal check_bid(const Game *game, const Rules *rules, const Action *action, Bid *bid,
                         Ruling *why) {
  CardSet shown;
  uint16_t ranks;
  const Deal *deal = &game->deal;
  if (deal->bidding.may_answer != SEAT_NONE && deal->bidding.may_answer != action->seat)
    return ruling_turn(why, deal->bidding.may_answer);
  if (deal->asked != SEAT_NONE && deal->asked != action->seat) return ruling_turn(why, deal->asked);
  if (!shown_in_all(game, action, &shown)) {
    if (why) {
      *why = ruling_make(REFUSED_NOT_HELD);
      why->owed = action->cards;
    }
    return REFUSED_NOT_HELD;
  }
  if (draw_nothing_to_declare(game, rules)) {
    ruling_refuse(why, REFUSED_BID_CARDS, SAY(NOTHING_DECLARED));
    if (why) why->cards = action->cards;
    return REFUSED_BID_CARDS;
  }
  if (!draw_find_ranks(game, rules, action->seat, &ranks, why)) return REFUSED_RULE_FAILED;
  const Bidder bidder = draw_bidder(game, rules, action->seat, &deal->hand[action->seat], ranks);
  return bid_check(&bidder, &shown, action->kind == ACTION_DEFEND, bid, why);
}

Refusal draw_check_bid(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Bid bid;
  return check_bid(game, rules, action, &bid, why);
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  const Deal *deal = &game->deal;
  Bid bid;
  int waited = waits_for(game, rules);
  switch (action->kind) {
    case ACTION_DECLARE:
    case ACTION_DEFEND: return check_bid(game, rules, action, &bid, why);
    case ACTION_YIELD:
      if (deal->bidding.may_answer == action->seat) return LEGAL;
      return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(YIELD_WHO));
    case ACTION_PASS:
      if (drawing(game, rules)) return ruling_refuse(why, REFUSED_PHASE, SAY(PASS_WHEN));
      if (deal->bidding.may_answer == SEAT_NONE && !(deal->passed >> action->seat & 1))
        return LEGAL;
      break;
    case ACTION_DRAW:
      if (!drawing(game, rules)) return ruling_refuse(why, REFUSED_PHASE, SAY(ALL_DRAWN));
      if (waited == action->seat && deal->bidding.may_answer == SEAT_NONE)
        return deal->drawn == 0 ? deal_refusal(game, rules, why) : LEGAL;
      break;
    default: return ruling_refuse(why, REFUSED_PHASE, SAY(STILL_DRAWN));
  }
  return ruling_turn(why, waited);
}

/* The drawing is over: trump, order, declarer, the kitty as it lies. */
static bool close_drawing(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  Outcome outcome;
  if (!draw_decide(game, rules, &outcome, why)) return false;
  if (outcome != OUTCOME_DECIDED) {
    draw_set_declarer(deal, rules, SEAT_NONE);
    deal->redeal = outcome == OUTCOME_THROWN_IN;
    return true;
  }
  deal->asked = SEAT_NONE;
  deal->leader = deal->turn = deal->declarer;
  return draw_order(game, rules, why);
}

/* What the bid just made does beside naming trumps. */
static bool bid_does(Game *game, const Rules *rules, Ruling *why) {
  Bid *bid = &game->deal.bidding.bid[game->deal.bidding.n - 1];
  if (!rules_hooked(rules, HOOK_DECLARE_DOES)) return true;
  HookCall call = deal_question(HOOK_DECLARE_DOES, game, bid->seat);
  call.does = game;
  call.bid = bid;
  if (!rule_answers(rules, &call, why)) return false;
  const Effects *effects = &call.effects;
  effects_apply(game, rules, effects);
  bool no_trump = effects->trump == SUIT_NONE;
  if (effects->has_trump)
    bid->makes_trump = no_trump ? BID_MAKES_NO_TRUMP : (uint8_t)(1 + effects->trump);
  bid->makes_declarer = effects->declarer;
  if (effects->redeal) game->deal.redeal = 1;
  return true;
}

/* Others who have passed may answer, but not when only one was asked. */
bool draw_declare(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  Bid bid;
  if (check_bid(game, rules, action, &bid, why) != LEGAL) return false;
  bidding_add(rules, &deal->bidding, &bid);
  deal->passed = deal->asked == SEAT_NONE ? 0 : everybody(deal);
  return bid_does(game, rules, why);
}

static bool apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  switch (action->kind) {
    case ACTION_DRAW:
      cardset_put(&deal->hand[action->seat], deal->deck[deal->drawn++], deal->planes);
      deal->hand_n[action->seat]++;
      break;
    case ACTION_DECLARE:
    case ACTION_DEFEND:
      if (!draw_declare(game, rules, action, why)) return false;
      break;
    case ACTION_YIELD: deal->bidding.may_answer = SEAT_NONE; break;
    case ACTION_PASS:
      deal->passed |= (uint16_t)(1u << action->seat);
      if (deal->asked != SEAT_NONE) deal->failed[deal->failed_n++] = action->seat;
      break;
    default: break;
  }
  return deal->redeal || !is_over(game, rules) || close_drawing(game, rules, why);
}

/* Declares now and then, so that random games see every kind of bid; else goes on. A rule that
** fails is met by declaring what it fails at, so that it is said. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Deal *deal = &game->deal;
  *out = game_default(game, rules);
  int seat = out->seat;
  CardSet bids[16];
  BidSearch search;
  uint16_t ranks;
  bool known = draw_find_ranks(game, rules, seat, &ranks, NULL);
  if (known && (!holds_any(game, rules, seat, ranks) || rng_below(rng, 4))) return;
  int n = draw_bids(game, rules, seat, bids, 16, &search);
  if (n > 0 && search.failed) {
    out->kind = ACTION_DECLARE;
    out->cards = bids[n - 1];
  } else if (can_defend(game, rules, seat)) {
    CardSet all;
    out->kind = ACTION_DEFEND;
    bid_defence(&deal->bidding, seat, &all, &out->cards);
  } else if (n > 0) {
    out->kind = ACTION_DECLARE;
    out->cards = bids[rng_below(rng, (uint64_t)n)];
  }
}

const Phase phase_draw = {"draw", begin, is_over, waits_for,    kinds,
                          quiet,  check, apply,   random_action};
