/* bot_simple.c - a simple bot: a little sense at each decision, no search, no memory beyond
** what its view shows. Here: declaring, burying, calling; play is in bot_simple_play.c.
*/
#include "bots/bot_simple.h"
#include "bots/bot_simple_climb.h"
#include "bots/bot_simple_play.h"

#include "bots/bots.h"
#include "deal/declaring.h"
#include "deal/game.h"

enum {
  DECLARE_PERCENT = 36, /* trumps among the cards drawn so far, jokers and trump ranks included */
  DECLARE_CARDS = 6,    /* drawn at least, or all, before it commits itself */
  DEFEND_PERCENT = 34,
};

/* -- drawing -- */

/* Cards of the hand that would be trumps under a trump, in percent. */
static int trump_percent(const CardSet *hand, int planes, Trump trump) {
  int trumps = 0, all = 0;
  for (int place = -1, copy = 0; cardset_next(hand, &place, &copy, planes); all++) {
    Card card = (Card)place;
    trumps += card_is_joker(card) || card_rank(card) == trump.rank || card_suit(card) == trump.suit;
  }
  return all ? 100 * trumps / all : 0;
}

int simple_best_declaration(const Game *view, const Rules *rules, int seat, Action *out) {
  enum { BIDS_MAX = 64 };
  const Deal *deal = &view->deal;
  CardSet bids[BIDS_MAX];
  BidSearch search;
  int best = -1, n = declare_bids(view, rules, seat, bids, BIDS_MAX, &search);
  *out = (Action){.type = ACTION_DECLARE, .seat = (uint8_t)seat};
  if (n > 0 && search.failed) {
    out->cards = bids[n - 1];
    return 100;
  }
  uint16_t ranks = declare_ranks(view, rules, seat);
  const Bidder bidder = declare_bidder(view, rules, seat, &deal->hand[seat], ranks);
  for (int i = 0; i < n; i++) {
    Bid bid;
    if (bid_check(&bidder, &bids[i], false, &bid, NULL) != LEGAL) continue;
    Rank rank = card_rank(bid.card);
    if (rank != RANK_NONE && ranks && !(ranks >> rank & 1)) rank = (Rank)bit_lowest(ranks);
    int percent = trump_percent(&deal->hand[seat], deal->planes, bid_trump(rules, &bid, rank));
    if (percent <= best) continue;
    out->cards = bids[i];
    best = percent;
  }
  return best;
}

/* Answers an overcall: takes the trump back when the hand is long enough in it. */
static void answer(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  const Deal *deal = &view->deal;
  int planes = deal->planes;
  for (int i = deal->bidding.n - 1; i >= 0; i--) {
    Bid mine = bidding_bid(&deal->bidding, i);
    if (mine.seat != seat) continue;
    Trump trump = {card_rank(mine.card), card_suit(mine.card)};
    if (trump_percent(&deal->hand[seat], planes, trump) < DEFEND_PERCENT) break;
    Action action = {.type = ACTION_DEFEND, .seat = (uint8_t)seat};
    int spare = cardset_count(&deal->hand[seat], mine.card, planes) - mine.count;
    while (spare-- > 0) {
      cardset_put(&action.cards, mine.card, planes);
      if (game_check(view, rules, &action) != LEGAL) continue;
      *out = action;
      bot_explain(turn, SAY(HINT_DEFEND));
      return;
    }
    break;
  }
  *out = (Action){.type = ACTION_YIELD, .seat = (uint8_t)seat};
  bot_explain(turn, SAY(HINT_YIELD));
}

/* Does a rule fail when declarations are looked for? */
static bool fails(const Game *view, const Rules *rules, int seat) {
  CardSet bid;
  BidSearch search;
  return declare_bids(view, rules, seat, &bid, 1, &search) > 0 && search.failed;
}

static void choose_draw(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  const Deal *deal = &view->deal;
  uint32_t allowed = game_allowed_actions(view, rules, seat);
  if (allowed >> ACTION_DEFEND & 1 || allowed >> ACTION_YIELD & 1) {
    answer(turn, out);
    return;
  }
  bool drawn = allowed >> ACTION_PASS & 1;
  bool enough = drawn || deal->hand_n[seat] >= DECLARE_CARDS || fails(view, rules, seat);
  if (allowed >> ACTION_DECLARE & 1 && enough) {
    Action action;
    int percent = simple_best_declaration(view, rules, seat, &action);
    int wanted = drawn && !bidding_standing(&deal->bidding) ? 0 : DECLARE_PERCENT;
    if (percent >= wanted) {
      *out = action;
      if (turn->reason)
        say_values_in(turn->reason, turn->reason_size, VALUES(SAY(HINT_BID), percent));
      return;
    }
  }
  if (game_waits_for(view, rules) != seat) return;
  if (drawn)
    *out = (Action){.type = ACTION_PASS, .seat = (uint8_t)seat};
  else if (allowed >> ACTION_DRAW & 1)
    *out = (Action){.type = ACTION_DRAW, .seat = (uint8_t)seat};
  bot_explain(turn, SAY(HINT_NO_BID));
}

/* -- kitty -- */

/* What burying a card costs: trumps, winners, points and pairs are kept, short suits go first. */
static int bury_cost(const Mind *mind, int place) {
  const Order *order = mind->order;
  if (order->suit[TRUMPS] >> place & 1) return 1000 + place;
  Card card = order->kind_at[place];
  if (order->suitless >> place & 1) return rules_points(mind->rules, card) * 6;
  uint64_t suit = order->suit[card_suit(card)];
  int length = cardset_size_in(&mind->hand, suit, mind->planes);
  bool top =
      cardset_size_in(&mind->unseen, suit & ~(bit(place) | (bit(place) - 1)), mind->planes) == 0;
  int pair = cardset_count(&mind->hand, place, mind->planes) > 1 ? 12 : 0;
  return rules_points(mind->rules, card) * 6 + pair + length * 5 + (top ? 80 : 0) +
         order_tier(order, card) % 16;
}

static void choose_bury(const Game *view, const Rules *rules, int seat, Action *out) {
  Mind mind;
  mind_make(&mind, view, rules, seat);
  *out = (Action){.type = ACTION_BURY, .seat = (uint8_t)seat};
  for (int n = 0; n < rules->deck.kitty; n++) {
    int best = -1, cost = 0;
    for (uint64_t faces = mind.hand.plane[0]; faces;) {
      int place = bit_pop(&faces), here = bury_cost(&mind, place);
      if (best < 0 || here < cost) best = place, cost = here;
    }
    if (best < 0) return;
    cardset_take(&mind.hand, best, mind.planes);
    cardset_put(&out->cards, mind.order->kind_at[best], mind.planes);
  }
}

/* Takes the buried kitty from its owner only for a trump suit that is long in the hand. */
static void choose_theft(const BotTurn *turn, uint32_t allowed, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  int percent =
      allowed >> ACTION_DECLARE & 1 ? simple_best_declaration(view, rules, seat, out) : -1;
  if (percent >= DEFEND_PERCENT) {
    if (turn->reason)
      say_values_in(turn->reason, turn->reason_size, VALUES(SAY(HINT_BID), percent));
    return;
  }
  *out = (Action){.type = ACTION_PASS, .seat = (uint8_t)seat};
  bot_explain(turn, SAY(HINT_NO_BID));
}

/* Gives the lowest cards that will do. */
static void choose_gift(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  const Gift *gift = &view->deal.gift[0];
  CardSet left = view->deal.hand[seat];
  *out = (Action){.type = ACTION_GIVE, .seat = (uint8_t)seat};
  for (int n = 0; n < gift->count; n++) {
    int lowest = -1, cost = 0;
    for (uint64_t faces = left.plane[0] & gift->kinds; faces;) {
      Card card = (Card)bit_pop(&faces);
      int here = card_is_joker(card) ? 1000 : card_rank(card) + 10 * rules_points(rules, card);
      if (lowest < 0 || here < cost) lowest = card, cost = here;
    }
    if (lowest < 0) return;
    cardset_take(&left, lowest, view->deal.planes);
    cardset_put(&out->cards, lowest, view->deal.planes);
  }
  bot_explain(turn, SAY(HINT_GIVE));
}

static void choose_kitty(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  uint32_t allowed = game_allowed_actions(view, rules, seat);
  if (allowed >> ACTION_PASS & 1) {
    choose_theft(turn, allowed, out);
  } else if (allowed >> ACTION_PICK_UP & 1) {
    *out = (Action){.type = ACTION_PICK_UP, .seat = (uint8_t)seat};
    bot_explain(turn, SAY(HINT_PICK_UP));
  } else if (allowed >> ACTION_BURY & 1 && !view->deal.has_order) {
    game_random_action(view, rules, turn->rng, out); /* trumps lie face down */
    bot_explain(turn, SAY(HINT_RANDOM));
  } else if (allowed >> ACTION_BURY & 1) {
    choose_bury(view, rules, seat, out);
    bot_explain(turn, SAY(HINT_BURY));
    if (game_check(view, rules, out) == LEGAL) return;
    game_random_action(view, rules, turn->rng, out);
    bot_explain(turn, SAY(HINT_RANDOM));
  }
}

/* -- calling -- */

/* The calls that would do, best first: the highest plain cards, of which it holds fewest. */
static int list_calls(const Mind *mind, Call calls[], int max) {
  int n = 0;
  for (int down = 0; down < RANK_NB; down++)
    for (int mine = 0; mine < mind->planes; mine++)
      for (int s = 0; s < SUIT_NB; s++) {
        uint64_t suit = mind->order->suit[s];
        for (int i = 0; i < down && suit; i++) suit &= ~bit(bit_highest(suit));
        if (!suit) continue;
        int place = bit_highest(suit);
        Card card = mind->order->kind_at[place];
        int held = cardset_count(&mind->hand, place, mind->planes);
        if (card == CARD_NONE || held != mine ||
            held >= deal_copies(&mind->view->deal, mind->rules, card))
          continue;
        if (n < max)
          calls[n++] = (Call){.card = card, .ordinal = (uint8_t)(held + 1), .player = SEAT_NONE};
      }
  return n;
}

static void choose_call(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  Mind mind;
  mind_make(&mind, view, rules, seat);
  Call calls[CALL_MAX];
  int n = list_calls(&mind, calls, CALL_MAX);
  *out = (Action){.type = ACTION_CALL, .seat = (uint8_t)seat};
  for (int i = 0; i < n && i < rules->friends.count; i++) out->call[out->calls++] = calls[i];
  bot_explain(turn, SAY(HINT_CALL));
  if (game_check(view, rules, out) == LEGAL) return;
  game_random_action(view, rules, turn->rng, out);
  bot_explain(turn, SAY(HINT_RANDOM));
}

/* -- tricks -- */

static void choose_play(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  Mind mind;
  CardSet play = CARDSET_EMPTY;
  mind_make(&mind, view, rules, seat);
  if (view->deal.plays == 0)
    simple_lead(&mind, turn, &play);
  else
    simple_follow(&mind, turn, &play);
  *out = (Action){.type = ACTION_PLAY, .seat = (uint8_t)seat};
  order_back(mind.order, &play, &out->cards);
  if (game_check(view, rules, out) == LEGAL) return;
  game_random_action(view, rules, turn->rng, out);
  bot_explain(turn, SAY(HINT_RANDOM));
}

static void choose(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  *out = (Action){.type = ACTION_NB, .seat = (uint8_t)seat};
  bot_explain(turn, "");
  PhaseType phase = game_phase(view, rules);
  if (phase == PHASE_DRAW) choose_draw(turn, out);
  if (phase == PHASE_CLIMB && game_allowed_actions(view, rules, seat) >> ACTION_PLAY & 1)
    simple_climb(turn, out);
  if (game_waits_for(view, rules) != seat || !deal_knows_hand(&view->deal, seat)) return;
  if (phase == PHASE_EXCHANGE) simple_exchange(turn, out);
  if (phase == PHASE_GIFT) choose_gift(turn, out);
  if (phase >= PHASE_RULE) {
    game_random_action(view, rules, turn->rng, out);
    bot_explain(turn, SAY(HINT_PHASE));
  }
  if (phase == PHASE_KITTY) choose_kitty(turn, out);
  if (phase == PHASE_CALL) choose_call(turn, out);
  if (phase == PHASE_TRICKS) choose_play(turn, out);
}

const Bot bot_simple = {"simple", "declares on length, leads winners, feeds its team", false, false,
                        choose};
