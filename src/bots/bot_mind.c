/* bot_mind.c - what a bot makes of its view. See bot_mind.h. */
#include "bots/bot_mind.h"

#include "deal/climb_tables.h"
#include "deal/trick.h"
#include "deal/view.h"
#include "play/follow_explain.h"
#include "play/legal_plays.h"

void mind_make(Mind *mind, const Game *view, const Rules *rules, int seat) {
  const Deal *deal = &view->deal;
  CardSet left;
  *mind = (Mind){view, rules, &deal->order, seat, deal->planes, CARDSET_EMPTY, CARDSET_EMPTY};
  view_unseen(view, rules, seat, &left);
  mind_hand(deal, seat, &mind->hand);
  order_cross(&deal->order, &left, &mind->unseen);
  assert(cardset_is_ok(&mind->hand, deal->planes) && cardset_is_ok(&mind->unseen, deal->planes));
  assert(deal->laid_out || cardset_size(&mind->hand, deal->planes) == deal->hand_n[seat]);
}

static int open_calls(const Deal *deal) {
  int open = 0;
  for (int i = 0; i < deal->calls; i++) open += deal->call[i].player == SEAT_NONE;
  return open;
}

/* Holds the seat a card that may still make it a friend? */
static bool holds_called(const Deal *deal, int seat) {
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE && deal_holds(deal, seat, deal->call[i].card) > 0)
      return true;
  return false;
}

bool mind_may_declare(const Deal *deal, int seat) {
  return deal->team >> seat & 1 || holds_called(deal, seat);
}

bool mind_is_declarers(const Mind *mind) { return mind_may_declare(&mind->view->deal, mind->seat); }

int mind_sympathy(const Mind *mind, int other) {
  const Deal *deal = &mind->view->deal;
  bool mine = mind_is_declarers(mind);
  int strangers = deal->players - bit_count(deal->team);
  int open = open_calls(deal);
  int declarers = deal->team >> other & 1 ? 100 : strangers > 0 ? 100 * open / (strangers + 1) : 0;
  return mine ? 2 * declarers - 100 : 100 - 2 * declarers;
}

int mind_value(const Mind *mind, int place) {
  const Order *order = mind->order;
  bool trump = order->suit[TRUMPS] >> place & 1;
  if (order->suitless >> place & 1) return 0;
  uint64_t suit = 0;
  for (int s = 0; s < ESUIT_NB; s++)
    if (order->suit[s] >> place & 1) suit = order->suit[s];
  int above = cardset_size_in(&mind->unseen, suit & ~(bit(place) | (bit(place) - 1)), mind->planes);
  int value = above == 0 ? 9 : above < 3 ? 5 : above < 8 ? 2 : 0;
  int pair = cardset_count(&mind->hand, place, mind->planes) > 1 ? 2 : 0;
  return value + pair + (trump ? 4 : 0);
}

bool mind_call_is_open(const Mind *mind, uint64_t places) {
  const Deal *deal = &mind->view->deal;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE &&
        places >> mind->order->place_of[deal->call[i].card] & 1)
      return true;
  return false;
}

void mind_follow(const Mind *mind, Follow *follow, long *budget) {
  trick_follow(mind->view, mind->rules, follow, NULL);
  *budget = LEGAL_CHECK_BUDGET;
  follow->check_budget = budget;
}

int mind_follows(const Follow *follow, Rng *rng, CardSet plays[FOLLOWS_MOST]) {
  bool more = false;
  int n = legal_list(follow, plays, FOLLOW_CHOICES, &more);
  for (int i = 0; more && i < FOLLOW_SAMPLES; i++) legal_sample(follow, rng, &plays[n++]);
  follow_example(follow, &plays[n]);
  return n + 1;
}

int mind_table_unseen(const Game *view, const Rules *rules, int table, int seat,
                      Card out[CARD_MAX]) {
  const Deal *deal = &view->deal;
  const ClimbTable *here = &deal->table[table];
  Card deck[CARD_MAX];
  int left[KIND_NB] = {0}, n = 0, cards = rules_deck(rules, deck);
  for (int i = 0; i < cards; i++) left[deck[i]]++;
  for (int i = here->log_from; i < here->log_from + here->log_n; i++) left[deal->log[i]]--;
  for (Card card = 0; card < KIND_NB && table == table_of(view, seat); card++)
    left[card] -= deal_holds(deal, seat, card);
  for (Card card = 0; card < KIND_NB; card++)
    while (left[card]-- > 0) out[n++] = card;
  return n;
}
