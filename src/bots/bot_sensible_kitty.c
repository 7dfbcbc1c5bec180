/* bot_sensible_kitty.c - what the sensible bot buries, gives away, and whom it calls. Each number
** was found by duels: the kitty's in shengji, the calls' in pagat and eighty. */
#include "bots/bot_sensible_kitty.h"
#include "bots/bot_sensible_know.h"
#include "deal/friend_calls.h"

/* ---- burying ---- */

/* How likely its side gets the last trick: so much more as it has more trumps than its share. */
static double last_trick_chance(const Mind *mind) {
  uint64_t trumps = mind->order->suit[TRUMPS];
  int mine = cardset_size_in(&mind->hand, trumps, mind->planes);
  int all = mine + cardset_size_in(&mind->unseen, trumps, mind->planes);
  double share = all > 0 ? (double)mine / all : 0;
  double chance = 0.5 + 1.5 * (share - 1.0 / mind->view->deal.players);
  return chance < 0.2 ? 0.2 : chance > 0.95 ? 0.95 : chance;
}

/* What one card of a place costs: what it is worth in play, the pair that it breaks, and its
** points. These come back as often as the kitty counts if the last trick is lost; in play some are
** lost, too. */
static double bury_cost(const Sense *sense, int place, double last) {
  const Mind *mind = &sense->mind;
  const Order *order = mind->order;
  Card card = order->kind_at[place];
  double cost = mind->view->deal.points[card] * (kitty_times(mind->rules) * (1 - last) - 0.4) +
                0.1 * (order_tier(order, card) % 16);
  if (order->suitless >> place & 1) return cost;
  cost += sense_value(sense, place);
  if (order->suit[TRUMPS] >> place & 1) return 1000 + cost;
  return cost + (cardset_count(&mind->hand, place, mind->planes) > 1 ? 2 : 0);
}

/* Takes n cards out of *hand, each the cheapest that is left, short suits first; their cost. */
static double bury_cheapest(const Sense *sense, int n, double last, CardSet *hand, CardSet *out) {
  const Mind *mind = &sense->mind;
  double all = 0;
  for (; n > 0; n--) {
    int best = -1;
    double least = 0;
    for (uint64_t faces = hand->plane[0]; faces;) {
      int place = bit_pop(&faces), suit = sense_suit(sense, bit(place));
      double cost = bury_cost(sense, place, last);
      if (suit < TRUMPS) cost += 0.3 * cardset_size_in(hand, mind->order->suit[suit], mind->planes);
      if (best < 0 || cost < least) best = place, least = cost;
    }
    if (best < 0) break;
    cardset_take(hand, best, mind->planes);
    cardset_put(out, best, mind->planes);
    all += least;
  }
  return all;
}

/* The kitty that leaves it without these suits (bit a Suit). False: they are too long, or it has
** none of one of them. */
static bool bury_suits(const Sense *sense, int suits, double last, CardSet *out, double *cost) {
  const Mind *mind = &sense->mind;
  CardSet hand;
  int left = mind->rules->deck.kitty;
  *cost = 0;
  *out = CARDSET_EMPTY;
  for (int suit = 0; suit < TRUMPS; suit++) {
    CardSet part;
    if (!(suits >> suit & 1)) continue;
    cardset_mask(&part, &mind->hand, mind->order->suit[suit], mind->planes);
    int n = cardset_size(&part, mind->planes);
    if (n == 0 || n > left) return false;
    left -= n;
    *cost -= 6; /* it can ruff there */
    for (int place = -1, copy = 0; cardset_next(&part, &place, &copy, mind->planes);)
      *cost += bury_cost(sense, place, last);
    cardset_add(out, out, &part, mind->planes);
  }
  cardset_subtract(&hand, &mind->hand, out, mind->planes);
  *cost += bury_cheapest(sense, left, last, &hand, out);
  return true;
}

void sensible_bury(const Sense *sense, CardSet *out) {
  double last = last_trick_chance(&sense->mind), least = 0, cost;
  CardSet buried;
  *out = CARDSET_EMPTY;
  for (int suits = 0; suits < 1 << TRUMPS; suits++) {
    if (!bury_suits(sense, suits, last, &buried, &cost)) continue;
    if (suits > 0 && cost >= least) continue; /* to be without none is always possible */
    least = cost;
    *out = buried;
  }
}

/* ---- giving ---- */

void sensible_give(const Sense *sense, const Gift *gift, CardSet *out) {
  const Mind *mind = &sense->mind;
  CardSet left = mind->hand;
  double lost = 2 - 2 * sense->mate[gift->to]; /* of what a card is worth to who gets it */
  *out = CARDSET_EMPTY;
  for (int n = 0; n < gift->count; n++) {
    int best = -1;
    double least = 0;
    for (uint64_t faces = left.plane[0]; faces;) {
      int place = bit_pop(&faces);
      Card card = mind->order->kind_at[place];
      if (!(gift->kinds >> card & 1)) continue;
      double cost = lost * (sense_value(sense, place) + mind->view->deal.points[card]) +
                    0.1 * order_tier(mind->order, card);
      if (best < 0 || cost < least) best = place, least = cost;
    }
    if (best < 0) return;
    cardset_take(&left, best, mind->planes);
    cardset_put(out, best, mind->planes);
  }
}

/* ---- calling ---- */

/* How good a friend the holder of a copy would be: a high card, which stands the better in a suit
** in which it is short itself; of copies the one that is found first. */
static double call_score(const Sense *sense, const Call *call, int held) {
  const Mind *mind = &sense->mind;
  int place = mind->order->place_of[call->card], suit = sense_suit(sense, bit(place));
  uint64_t places = suit < ESUIT_NB ? mind->order->suit[suit] : 0;
  int above = bit_count(places & ~(bit(place) | (bit(place) - 1)));
  int length = cardset_size_in(&mind->hand, places, mind->planes);
  return -10 * above - held - 3 * (call->ordinal - held - 1) - 0.1 * length;
}

/* The best call that may be made beside those made: one of a copy that it does not hold. */
static bool best_call(const Sense *sense, const BotTurn *turn, Action *action) {
  const Mind *mind = &sense->mind;
  Call *here = &action->call[action->calls], best = {.card = CARD_NONE};
  double most = 0;
  for (Card card = 0; card < KIND_NB; card++) {
    int place = mind->order->place_of[card];
    if (place == PLACE_NONE) continue;
    int copies = deal_copies(&mind->view->deal, turn->rules, card);
    int held = cardset_count(&mind->hand, place, mind->planes);
    for (int ordinal = held + 1; ordinal <= copies; ordinal++) {
      *here = (Call){.card = card, .ordinal = (uint8_t)ordinal, .player = SEAT_NONE};
      double score = call_score(sense, here, held);
      if (best.card != CARD_NONE && score <= most) continue;
      if (call_check(turn->view, turn->rules, action, action->calls, NULL) != LEGAL) continue;
      best = *here;
      most = score;
    }
  }
  *here = best;
  return best.card != CARD_NONE;
}

bool sensible_call(const Sense *sense, const BotTurn *turn, Action *out) {
  *out = bot_action(turn, ACTION_CALL);
  for (; out->calls < turn->rules->friends.count; out->calls++)
    if (!best_call(sense, turn, out)) return false;
  return true;
}
