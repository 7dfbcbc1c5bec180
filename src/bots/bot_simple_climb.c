/* bot_simple_climb.c - how the simple bot climbs: the lowest play that follows, bombs only
** when they end its hand or stop one that is nearly out. */
#include "bots/bot_simple_climb.h"
#include "deal/climb_tables.h"
#include "deal/game.h"

enum { NEARLY_OUT = 3 }; /* cards */

typedef struct Search {
  const Rules *rules;
  int hand_n;
  bool found;
  ClimbPlay best;
  int worth;
} Search;

static int power_of(const Rules *rules, const Climb *climb) {
  return rules->lead.forms[climb->form].power;
}

static int cards_of(const ClimbPlay *play) { return cardset_size(&play->places, PACK_MAX); }

/* Leads: the longest of low cards, plain forms before bombs, the whole hand before all. */
static bool weigh_lead(void *data, const ClimbPlay *play) {
  Search *search = data;
  int cards = cards_of(play), top = bit_highest(play->places.plane[0]);
  int worth = cards * 4 - top * 2 - power_of(search->rules, &play->climb) * 100;
  if (cards == search->hand_n) worth = 10000;
  if (search->found && worth <= search->worth) return true;
  search->found = true;
  search->worth = worth;
  search->best = *play;
  return true;
}

/* Follows come by rising power and rank: the first is the cheapest, and one that goes out the best.
** */
static bool weigh_follow(void *data, const ClimbPlay *play) {
  Search *search = data;
  if (!search->found) search->best = *play;
  search->found = true;
  if (cards_of(play) != search->hand_n) return true;
  search->best = *play;
  return false;
}

/* Has anybody else at the table so few cards that a bomb is well spent? */
static bool somebody_is_nearly_out(const Game *view, const ClimbTable *table, int seat) {
  for (int i = 0; i < table->size; i++) {
    int player = view->place[table->first + i], cards = view->deal.hand_n[player];
    if (player != seat && cards > 0 && cards <= NEARLY_OUT) return true;
  }
  return false;
}

static void put_play(const BotTurn *turn, const Search *search, Action *out) {
  const Deal *deal = &turn->view->deal;
  *out = bot_action(turn, ACTION_PLAY);
  PlayCase of = {&deal->order, turn->rules, turn->view, turn->seat};
  climb_cards(&of, &search->best, HAND_OF(deal, turn->seat), &out->cards);
}

void simple_climb(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Rules *rules = turn->rules;
  int seat = turn->seat;
  const Deal *deal = &view->deal;
  const ClimbTable *table = &deal->table[table_of(view, seat)];
  Search search = {.rules = rules, .hand_n = deal->hand_n[seat]};
  PlayCase of = {&deal->order, rules, view, seat};
  if (table->turn == seat && table->top_player == SEAT_NONE) {
    climb_each(&of, HAND_OF(deal, seat), NULL, false, weigh_lead, &search);
    put_play(turn, &search, out);
    bot_explain(turn, SAY(HINT_LEAD_LOW));
    return;
  }
  bool on_turn = table->turn == seat;
  climb_each(&of, HAND_OF(deal, seat), &table->climb, !on_turn, weigh_follow, &search);
  bool bomb = search.found && power_of(rules, &search.best.climb) > 0;
  bool ends = search.found && cards_of(&search.best) == search.hand_n;
  if (search.found && (ends || !bomb || somebody_is_nearly_out(view, table, seat))) {
    put_play(turn, &search, out);
    bot_explain(turn, ends ? SAY(HINT_GO_OUT) : bomb ? SAY(HINT_BOMB) : SAY(HINT_FOLLOW));
  } else if (on_turn) {
    *out = bot_action(turn, ACTION_PASS);
    bot_explain(turn, search.found ? SAY(HINT_SAVE_BOMBS) : SAY(HINT_NOTHING));
  }
}

/* The lowest card that may be given. */
static void give_lowest(const BotTurn *turn, Action *out) {
  const Deal *deal = &turn->view->deal;
  Card cards[CARD_MAX];
  int n = order_sorted(&deal->order, HAND_OF(deal, turn->seat), cards);
  *out = bot_action(turn, ACTION_GIVE);
  for (int i = 0; i < n; i++) {
    out->cards = CARDSET_EMPTY;
    cardset_put(&out->cards, cards[i], PACK_MAX);
    if (game_check(turn->view, turn->rules, out) == LEGAL) return;
  }
}

/* A rank that it has twice becomes a bomb. */
static void request_rank(const BotTurn *turn, Action *out) {
  const CardSet *hand = HAND_OF(&turn->view->deal, turn->seat);
  *out = bot_action(turn, ACTION_REQUEST);
  for (int wanted = 2; wanted > 0; wanted--)
    for (Rank rank = 0; rank < RANK_NB; rank++) {
      int held = 0;
      for (Suit suit = 0; suit < SUIT_NB; suit++)
        held += (int)(hand->plane[0] >> card_make(suit, rank) & 1);
      out->rank = rank;
      if (held >= wanted && game_check(turn->view, turn->rules, out) == LEGAL) return;
    }
  *out = bot_action(turn, ACTION_WAIVE);
}

void simple_exchange(const BotTurn *turn, Action *out) {
  uint32_t allowed = game_allowed_actions(turn->view, turn->rules, turn->seat);
  if (allowed >> ACTION_KEEP & 1) {
    *out = bot_action(turn, ACTION_KEEP);
    bot_explain(turn, SAY(HINT_KEEP));
  } else if (allowed >> ACTION_ACCEPT & 1) {
    *out = bot_action(turn, ACTION_ACCEPT);
    bot_explain(turn, SAY(HINT_ACCEPT));
  } else if (allowed >> ACTION_REQUEST & 1) {
    request_rank(turn, out);
    bot_explain(turn, SAY(HINT_REQUEST));
  } else if (allowed >> ACTION_GIVE & 1) {
    give_lowest(turn, out);
    bot_explain(turn, SAY(HINT_GIVE));
  }
}
