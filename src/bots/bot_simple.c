/* bot_simple.c - a simple bot: a little sense at each decision, no search, no memory beyond
** what its view shows. Here: declaring, burying, calling; play is in bot_simple_play.c.
*/
#include "bots/bot_simple.h"
#include "bots/bot_simple_climb.h"
#include "bots/bot_simple_play.h"
#include "bots/kitty_reasons.h"

#include "bots/bots.h"
#include "deal/declaring.h"
#include "deal/game.h"

enum {
  DECLARE_PERCENT = 36, /* trumps among the cards drawn so far, jokers and trump ranks included */
  DECLARE_CARDS = 6,    /* drawn at least, or all, before it commits itself */
  DEFEND_PERCENT = 34,
};

/* Any legal action. */
static void take_any(const BotTurn *turn, const char *why, Action *out) {
  game_random_action(turn->view, turn->rules, turn->rng, out);
  bot_explain(turn, why);
}

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

/* The legal declaration that makes most trumps; its percent, or -1 if there is none. */
static int best_declaration(const Game *view, const Rules *rules, int seat, Action *out) {
  enum { BIDS_MAX = 64 };
  const Deal *deal = &view->deal;
  Bid bids[BIDS_MAX];
  BidSearch search;
  int best = -1, n = declare_bids(view, rules, seat, bids, BIDS_MAX, &search);
  if (n > 0 && search.failed) {
    declare_action(&bids[n - 1], out);
    return 100;
  }
  uint16_t ranks = declare_ranks(view, rules, seat);
  for (int i = 0; i < n; i++) {
    Rank rank = card_rank(bids[i].card);
    if (rank != RANK_NONE && ranks && !(ranks >> rank & 1)) rank = (Rank)bit_lowest(ranks);
    int percent =
        trump_percent(HAND_OF(deal, seat), deal->planes, bid_trump(rules, &bids[i], rank));
    if (percent <= best) continue;
    declare_action(&bids[i], out);
    best = percent;
  }
  return best;
}

bool simple_declares(const BotTurn *turn, int least, Action *out) {
  Action action;
  int percent = best_declaration(turn->view, turn->rules, turn->seat, &action);
  if (percent < least) return false;
  *out = action;
  bot_explain(turn, SAY(HINT_BID), percent);
  return true;
}

/* Takes the trump back when the hand is long enough in it. */
static bool defends(const BotTurn *turn, Action *out) {
  const Deal *deal = &turn->view->deal;
  const CardSet *hand = HAND_OF(deal, turn->seat);
  int i = deal->bidding.n - 1;
  while (i >= 0 && bidding_bid(&deal->bidding, i).seat != turn->seat) i--;
  if (i < 0) return false;
  Bid mine = bidding_bid(&deal->bidding, i);
  Trump trump = {card_rank(mine.card), card_suit(mine.card)};
  if (trump_percent(hand, deal->planes, trump) < DEFEND_PERCENT) return false;
  *out = bot_action(turn, ACTION_DEFEND);
  for (int spare = cardset_count(hand, mine.card, deal->planes) - mine.count; spare > 0; spare--) {
    cardset_put(&out->cards, mine.card, deal->planes);
    if (game_check(turn->view, turn->rules, out) == LEGAL) return true;
  }
  return false;
}

/* Answers an overcall. */
static void answer(const BotTurn *turn, Action *out) {
  bool takes_back = defends(turn, out);
  if (!takes_back) *out = bot_action(turn, ACTION_YIELD);
  bot_explain(turn, takes_back ? SAY(HINT_DEFEND) : SAY(HINT_YIELD));
}

/* Does a rule fail when declarations are looked for? */
static bool fails(const Game *view, const Rules *rules, int seat) {
  Bid bid;
  BidSearch search;
  return rules->hooked && declare_bids(view, rules, seat, &bid, 1, &search) > 0 && search.failed;
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
    int wanted = drawn && !bidding_standing(&deal->bidding) ? 0 : DECLARE_PERCENT;
    if (simple_declares(turn, wanted, out)) return;
  }
  if (game_waits_for(view, rules) != seat) return;
  if (drawn || allowed >> ACTION_DRAW & 1)
    *out = bot_action(turn, drawn ? ACTION_PASS : ACTION_DRAW);
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

static void choose_bury(const BotTurn *turn, Action *out) {
  Mind mind;
  mind_make(&mind, turn->view, turn->rules, turn->seat);
  *out = bot_action(turn, ACTION_BURY);
  for (int n = 0; n < turn->rules->deck.kitty; n++) {
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
  if (allowed >> ACTION_DECLARE & 1 && simple_declares(turn, DEFEND_PERCENT, out)) return;
  *out = bot_action(turn, ACTION_PASS);
  bot_explain(turn, SAY(HINT_NO_BID));
}

/* Gives the lowest cards that will do. */
static void choose_gift(const BotTurn *turn, Action *out) {
  const Deal *deal = &turn->view->deal;
  const Gift *gift = &deal->gift[0];
  CardSet left = *HAND_OF(deal, turn->seat);
  *out = bot_action(turn, ACTION_GIVE);
  for (int n = 0; n < gift->count; n++) {
    int lowest = -1, cost = 0;
    for (uint64_t faces = left.plane[0] & gift->kinds; faces;) {
      Card card = (Card)bit_pop(&faces);
      int points = rules_points(turn->rules, card);
      int here = card_is_joker(card) ? 1000 : card_rank(card) + 10 * points;
      if (lowest < 0 || here < cost) lowest = card, cost = here;
    }
    if (lowest < 0) return;
    cardset_take(&left, lowest, deal->planes);
    cardset_put(&out->cards, lowest, deal->planes);
  }
  bot_explain(turn, SAY(HINT_GIVE));
}

static void choose_kitty(const BotTurn *turn, Action *out) {
  uint32_t allowed = game_allowed_actions(turn->view, turn->rules, turn->seat);
  if (allowed >> ACTION_PASS & 1) {
    choose_theft(turn, allowed, out);
  } else if (allowed >> ACTION_PICK_UP & 1) {
    *out = bot_action(turn, ACTION_PICK_UP);
    bot_explain(turn, SAY(HINT_PICK_UP));
  } else if (allowed >> ACTION_BURY & 1 && !turn->view->deal.has_order) {
    take_any(turn, SAY(HINT_RANDOM), out); /* trumps lie face down */
  } else if (allowed >> ACTION_BURY & 1) {
    choose_bury(turn, out);
    bot_explain_bury(turn, out);
    if (game_check(turn->view, turn->rules, out) != LEGAL) take_any(turn, SAY(HINT_RANDOM), out);
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
  Mind mind;
  mind_make(&mind, turn->view, turn->rules, turn->seat);
  *out = bot_action(turn, ACTION_CALL);
  out->calls = (uint8_t)list_calls(&mind, out->call, turn->rules->friends.count);
  bot_explain_call(turn, out);
  if (game_check(turn->view, turn->rules, out) != LEGAL) take_any(turn, SAY(HINT_RANDOM), out);
}

/* -- tricks -- */

static void choose_play(const BotTurn *turn, Action *out) {
  Mind mind;
  CardSet play = CARDSET_EMPTY;
  mind_make(&mind, turn->view, turn->rules, turn->seat);
  if (turn->view->deal.plays == 0)
    simple_lead(&mind, turn, &play);
  else
    simple_follow(&mind, turn, &play);
  *out = bot_action(turn, ACTION_PLAY);
  order_back(mind.order, &play, &out->cards);
  if (game_check(turn->view, turn->rules, out) != LEGAL) take_any(turn, SAY(HINT_RANDOM), out);
}

static void choose(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  *out = bot_action(turn, ACTION_NB);
  bot_explain(turn, "");
  PhaseType phase = game_phase(view, rules);
  if (phase == PHASE_DRAW) choose_draw(turn, out);
  if (phase == PHASE_CLIMB && game_allowed_actions(view, rules, seat) >> ACTION_PLAY & 1)
    simple_climb(turn, out);
  if (game_waits_for(view, rules) != seat || !deal_knows_hand(&view->deal, seat)) return;
  if (phase == PHASE_EXCHANGE) simple_exchange(turn, out);
  if (phase == PHASE_GIFT) choose_gift(turn, out);
  if (phase >= PHASE_RULE) take_any(turn, SAY(HINT_PHASE), out);
  if (phase == PHASE_KITTY) choose_kitty(turn, out);
  if (phase == PHASE_CALL) choose_call(turn, out);
  if (phase == PHASE_TRICKS) choose_play(turn, out);
}

const Bot bot_simple = {
    "simple", "declares on length, leads winners, feeds its team", false, false, choose, NULL};
