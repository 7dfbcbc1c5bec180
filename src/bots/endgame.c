/* endgame.c - see endgame.h. */
#include "bots/endgame.h"

#include <stdlib.h>

#include "deal/game.h"
#include "deal/throw_attempt.h"
#include "deal/trick.h"
#include "play/lead.h"
#include "play/legal_plays.h"

enum { TABLE_BITS = 14, PLAYS_MAX = 192, FACES_MAX = 12 };

typedef enum Bound { AT_LEAST = 1, AT_MOST = 2, EXACT = 3 } Bound;

/* Points still to come for the opponents, as far as they are known. */
typedef struct Entry {
  uint64_t key;
  int32_t rest;
  uint8_t bound; /* Bound; 0: empty */
} Entry;

struct Endgame {
  const Rules *rules;
  long left; /* positions that may yet be looked at */
  bool given_up;
  Entry table[1 << TABLE_BITS];
};

Endgame *endgame_new(const Rules *rules) {
  Endgame *endgame = calloc(1, sizeof *endgame);
  if (endgame) endgame->rules = rules;
  return endgame;
}

void endgame_free(Endgame *endgame) { free(endgame); }

bool endgame_declares(const Deal *deal, int seat) {
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == seat) return true;
  return deal_true_side(deal, seat) == SIDE_DECLARERS;
}

bool endgame_is_open(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (game_phase(game, rules) != PHASE_TRICKS || !deal->has_order || deal->order.merged)
    return false;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE && rules->friends.found != FOUND_BY_HOLDING) return false;
  for (int seat = 0; seat < deal->players; seat++)
    if (!deal_knows_hand(deal, seat)) return false;
  return true;
}

/* ---- what may be played ---- */

typedef struct Leads {
  const Game *game;
  const Rules *rules;
  Action *plays;
  int n, max;
} Leads;

/* Would these cards, several units, stand? */
static bool stands(const Leads *leads, const Action *action) {
  Game *game = (Game *)leads->game; /* only read: functions that remember are not asked here */
  const Deal *deal = &game->deal;
  CardSet places = CARDSET_EMPTY;
  Shape shape;
  ThrowResult result;
  order_cross(&deal->order, &action->cards, &places);
  if (!lead_divide(&deal->order, leads->rules, &places, &action->grouping, &shape)) return false;
  if (shape.n < 2) return true;
  return throw_try(game, leads->rules, &shape, &action->cards, &result, NULL) && result.stands;
}

static void add_lead(Leads *leads, const Action *action) {
  if (game_check(leads->game, leads->rules, action) != LEGAL || !stands(leads, action)) return;
  if (leads->n < leads->max) leads->plays[leads->n] = *action;
  leads->n++;
}

/* A lead as its cards are, and in the other ways in which it may be divided. */
static void add_leads(Leads *leads, Action *action) {
  Grouped list[GROUPING_LISTED];
  CardSet places = CARDSET_EMPTY;
  const Deal *deal = &leads->game->deal;
  bool more;
  memset(&action->grouping, 0, sizeof action->grouping);
  add_lead(leads, action);
  if (leads->rules->lead.grouping != GROUPING_LEADERS_CHOICE) return;
  if (cardset_size(&action->cards, deal->planes) < 4) return;
  order_cross(&deal->order, &action->cards, &places);
  int n = grouping_list(&deal->order, leads->rules, &places, list, GROUPING_LISTED, &more);
  for (int i = 1; i < n; i++) {
    action->grouping = list[i];
    add_lead(leads, action);
  }
}

/* Every part of the cards from a kind on, beside what is chosen. */
static void each_part(Leads *leads, const CardSet *cards, uint64_t kinds, Action *action) {
  if (!kinds) {
    if (!cardset_is_empty(&action->cards)) add_leads(leads, action);
    return;
  }
  int planes = leads->game->deal.planes, kind = bit_pop(&kinds);
  CardSet before = action->cards;
  for (int held = cardset_count(cards, kind, planes), n = 0; n <= held; n++) {
    each_part(leads, cards, kinds, action);
    if (n < held) cardset_put(&action->cards, kind, planes);
  }
  action->cards = before;
}

static int list_leads(const Game *game, const Rules *rules, Action plays[], int max) {
  const Deal *deal = &game->deal;
  const CardSet *hand = HAND_OF(deal, deal->turn);
  Leads leads = {game, rules, plays, 0, max};
  Action action = {.type = ACTION_PLAY, .seat = deal->turn};
  if (bit_count(hand->plane[0]) > FACES_MAX) return -1;
  if (rules->lead.special) {
    each_part(&leads, hand, hand->plane[0], &action);
  } else {
    uint64_t left = hand->plane[0];
    for (int suit = 0; suit < ESUIT_NB; suit++) {
      uint64_t of_suit = 0;
      for (uint64_t kinds = hand->plane[0]; kinds;) {
        int kind = bit_pop(&kinds);
        if (order_suit(&deal->order, (Card)kind) == (Suit)suit) of_suit |= bit(kind);
      }
      left &= ~of_suit;
      each_part(&leads, hand, of_suit, &action);
    }
    if (left) each_part(&leads, hand, left, &action);
  }
  assert(cardset_is_empty(&action.cards));
  return leads.n > max ? -1 : leads.n;
}

static int list_follows(const Game *game, const Rules *rules, Action plays[], int max) {
  const Deal *deal = &game->deal;
  Follow follow;
  CardSet list[PLAYS_MAX];
  bool more = false;
  if (!trick_follow(game, rules, &follow, NULL)) return -1;
  int n = legal_list(&follow, list, max < PLAYS_MAX ? max : PLAYS_MAX, &more);
  if (more) return -1;
  for (int i = 0; i < n; i++) {
    plays[i] = (Action){.type = ACTION_PLAY, .seat = deal->turn};
    order_back(&deal->order, &list[i], &plays[i].cards);
  }
  return n;
}

int endgame_plays(const Game *game, const Rules *rules, Action plays[], int max) {
  return game->deal.plays == 0 ? list_leads(game, rules, plays, max)
                               : list_follows(game, rules, plays, max);
}

/* ---- the search ---- */

/* Points that the opponents have, by the sides as they are in truth. */
static int points_so_far(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++)
    if (!endgame_declares(deal, seat)) points += deal->won[seat];
  return points;
}

/* Does what is still to come hang on what was won before? */
static bool hangs_on_points(const Endgame *endgame, const Deal *deal) {
  const Rules *rules = endgame->rules;
  bool penalties = false;
  for (int seat = 0; seat < deal->players; seat++) penalties |= deal->penalty[seat] != 0;
  return penalties || rules->hooked || rules->score.early_end != EARLY_END_NO;
}

static uint64_t mix(uint64_t key, uint64_t with) {
  key = (key ^ with) * 0x9e3779b97f4a7c15u;
  return key ^ key >> 29;
}

/* Of a position between two tricks. */
static uint64_t key_of(const Endgame *endgame, const Deal *deal) {
  uint64_t key = mix(deal->turn + 1u, (uint64_t)deal->trump.rank << 8 | deal->trump.suit);
  for (int seat = 0; seat < deal->players; seat++) {
    key = mix(key, endgame_declares(deal, seat));
    for (int k = 0; k < deal->planes; k++) key = mix(key, deal->held[seat].plane[k]);
  }
  for (int k = 0; k < deal->planes; k++) key = mix(key, deal->kitty.plane[k]);
  if (hangs_on_points(endgame, deal))
    for (int seat = 0; seat < deal->players; seat++)
      key = mix(key, (uint64_t)(uint16_t)deal->won[seat] << 16 | (uint16_t)deal->penalty[seat]);
  return key;
}

/* Is the value between the bounds known from the table? */
static bool is_known(const Entry *entry, uint64_t key, int so_far, int alpha, int beta,
                     int *value) {
  if (entry->bound == 0 || entry->key != key) return false;
  *value = entry->rest + so_far;
  return entry->bound == EXACT || (entry->bound == AT_LEAST && *value >= beta) ||
         (entry->bound == AT_MOST && *value <= alpha);
}

static int value_of(Endgame *endgame, const Game *game, int alpha, int beta);

/* The best of the plays for the side on turn; opponents want more points, declarers fewer. */
static int best_of(Endgame *endgame, const Game *game, int alpha, int beta) {
  Action plays[PLAYS_MAX];
  bool least = endgame_declares(&game->deal, game->deal.turn);
  int n = endgame_plays(game, endgame->rules, plays, PLAYS_MAX), best = 0;
  bool any = false;
  for (int i = n - 1; i >= 0 && alpha < beta && !endgame->given_up; i--) {
    Game next = *game;
    if (game_apply(&next, endgame->rules, &plays[i], NULL) != LEGAL) continue;
    int value = value_of(endgame, &next, alpha, beta);
    if (!any || (least ? value < best : value > best)) best = value;
    any = true;
    if (least && best < beta) beta = best;
    if (!least && best > alpha) alpha = best;
  }
  if (!any) endgame->given_up = true;
  return best;
}

static int value_of(Endgame *endgame, const Game *game, int alpha, int beta) {
  const Deal *deal = &game->deal;
  PhaseType phase = game_phase(game, endgame->rules);
  if (phase == PHASE_NONE && !deal->redeal) return deal->opponents_points;
  if (--endgame->left < 0 || phase != PHASE_TRICKS) endgame->given_up = true;
  if (endgame->given_up) return 0;
  if (deal->plays > 0) return best_of(endgame, game, alpha, beta);
  uint64_t key = key_of(endgame, deal);
  int so_far = points_so_far(deal), value;
  Entry *entry = &endgame->table[key >> (64 - TABLE_BITS)];
  if (is_known(entry, key, so_far, alpha, beta, &value)) return value;
  value = best_of(endgame, game, alpha, beta);
  if (endgame->given_up) return 0;
  Bound bound = value <= alpha ? AT_MOST : value >= beta ? AT_LEAST : EXACT;
  *entry = (Entry){key, value - so_far, (uint8_t)bound};
  return value;
}

bool endgame_value(Endgame *endgame, const Game *game, long positions, int *points) {
  enum { INFINITE = 1 << 24 };
  if (!endgame_is_open(game, endgame->rules)) return false;
  endgame->left = positions;
  endgame->given_up = false;
  *points = value_of(endgame, game, -INFINITE, INFINITE);
  return !endgame->given_up;
}
