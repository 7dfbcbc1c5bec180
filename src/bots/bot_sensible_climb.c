/* bot_sensible_climb.c - how the sensible bot climbs: it divides its hand into plays, and makes
** those that leave the fewest, and the fewest that others beat. */
#include "bots/bot_sensible_climb.h"

#include "bots/bot_mind.h"
#include "deal/climb_tables.h"
#include "deal/game.h"

enum {
  GROUPS_MAX = 192, /* plays of a hand that are looked at */
  WAYS = 3,         /* to divide a hand */
  NEARLY_OUT = 2,   /* cards */
  CLIMBS_MAX = 12,
};

/* A play that could lead. */
typedef struct Group {
  CardSet places;
  Climb climb;
  uint8_t cards;
  bool bomb;
  double stands; /* how likely nobody plays on it */
  double cost;   /* turns that it takes, less those that it brings */
} Group;

typedef struct ClimbSense {
  const Game *view;
  const Rules *rules;
  const Order *order;
  const ClimbTable *table;
  int seat, planes, unseen_n;
  CardSet hand, unseen; /* order space */
  Group group[GROUPS_MAX];
  int n;
  uint8_t way[WAYS][GROUPS_MAX]; /* the groups, those first that are taken first */
} ClimbSense;

/* ---- what stands ---- */

/* How likely somebody else at the table holds these so many unseen cards and plays them. */
static double is_held(const ClimbSense *sense, int cards) {
  const ClimbTable *table = sense->table;
  double held = 0;
  for (int i = 0; i < table->size; i++) {
    int player = sense->view->place[table->first + i];
    if (player == sense->seat || sense->unseen_n == 0) continue;
    double share = (double)sense->view->deal.hand_n[player] / sense->unseen_n, all = 1;
    for (int k = 0; k < cards; k++) all *= share;
    held += all;
  }
  return held < 1 ? held : 1;
}

/* How likely a play stays on top: every play of unseen cards that is higher may be held, and is not
** always spent. */
static double stands(const ClimbSense *sense, const Climb *climb, int cards, bool bomb) {
  if (climb->size == 0) return 1;
  uint64_t sets = climb->size <= sense->planes ? sense->unseen.plane[climb->size - 1] : 0;
  uint64_t tiers = order_tiers(sense->order, sets);
  double spent = bomb ? 0.72 : 0.28, held = is_held(sense, cards), chance = 1;
  for (uint64_t above = tiers & ~(bit(climb->tier + 1) - 1); above;) {
    int top = bit_pop(&above), length = 1;
    while (length < climb->length && tiers >> (top - length) & 1) length++;
    if (length == climb->length) chance *= 1 - spent * held;
  }
  return chance;
}

/* ---- dividing a hand ---- */

static bool is_bomb(const Rules *rules, const Climb *climb) {
  return rules->lead.forms[climb->form].power > 0;
}

static Group make_group(const ClimbSense *sense, const ClimbPlay *play) {
  int cards = cardset_size(&play->places, sense->planes);
  bool bomb = is_bomb(sense->rules, &play->climb);
  double chance = stands(sense, &play->climb, cards, bomb);
  double cost = bomb ? -0.3 : 1 - 0.8 * chance;
  return (Group){play->places, play->climb, (uint8_t)cards, bomb, chance, cost};
}

static bool add_group(void *data, const ClimbPlay *play) {
  ClimbSense *sense = data;
  sense->group[sense->n++] = make_group(sense, play);
  return sense->n < GROUPS_MAX;
}

/* Which of two groups is taken first: bombs, the most cards, the largest sets. */
static int weight(const Group *group, int way) {
  int weight = 0;
  switch (way) {
    case 0: weight = 100 * group->bomb + group->cards; break;
    case 1: weight = group->cards; break;
    default: weight = 100 * group->climb.size + group->cards; break;
  }
  return weight * 64 - group->climb.tier;
}

static void sort_groups(ClimbSense *sense, int way) {
  uint8_t *sorted = sense->way[way];
  for (int i = 0; i < sense->n; i++) {
    int at = i, mine = weight(&sense->group[i], way);
    for (; at > 0 && weight(&sense->group[sorted[at - 1]], way) < mine; at--)
      sorted[at] = sorted[at - 1];
    sorted[at] = (uint8_t)i;
  }
}

/* `hand` in kind space. */
static void climb_sense_make(ClimbSense *sense, const BotTurn *turn, const CardSet *hand) {
  const Deal *deal = &turn->view->deal;
  int table = table_of(turn->view, turn->seat);
  Card cards[CARD_MAX];
  CardSet kinds;
  sense->view = turn->view;
  sense->rules = turn->rules;
  sense->order = &deal->order;
  sense->table = &deal->table[table];
  sense->seat = turn->seat;
  sense->planes = deal->order.planes;
  sense->n = 0;
  sense->unseen_n = mind_table_unseen(turn->view, turn->rules, table, turn->seat, cards);
  cardset_from(&kinds, cards, sense->unseen_n, PACK_MAX);
  order_cross(sense->order, &kinds, &sense->unseen);
  order_cross(sense->order, hand, &sense->hand);
  PlayCase of = {sense->order, turn->rules, turn->view, turn->seat};
  climb_each(&of, hand, NULL, false, add_group, sense);
  for (int way = 0; way < WAYS; way++) sort_groups(sense, way);
}

/* What a hand costs, divided in one way: each group that is still whole is taken. */
static double cost_in_way(const ClimbSense *sense, CardSet hand, int way) {
  double cost = 0;
  for (int i = 0; i < sense->n && hand.plane[0]; i++) {
    const Group *group = &sense->group[sense->way[way][i]];
    while (cardset_has(&hand, &group->places, sense->planes)) {
      cardset_subtract(&hand, &hand, &group->places, sense->planes);
      cost += group->cost;
    }
  }
  return cost;
}

static double hand_cost(const ClimbSense *sense, const CardSet *hand) {
  double least = cost_in_way(sense, *hand, 0);
  for (int way = 1; way < WAYS; way++) {
    double cost = cost_in_way(sense, *hand, way);
    if (cost < least) least = cost;
  }
  return least;
}

/* ---- playing ---- */

/* The fewest cards that somebody else at the table still holds. */
static int fewest_cards(const ClimbSense *sense) {
  int fewest = CARD_MAX;
  for (int i = 0; i < sense->table->size; i++) {
    int player = sense->view->place[sense->table->first + i];
    int cards = sense->view->deal.hand_n[player];
    if (player != sense->seat && cards > 0 && cards < fewest) fewest = cards;
  }
  return fewest;
}

/* A play that may be made, and what it is worth. */
typedef struct Scored {
  Group play;
  double score;
} Scored;

/* The best of them, the very best first; of equal ones that which came first. */
typedef struct ClimbChoice {
  const ClimbSense *sense;
  bool leads;
  int fewest; /* cards that somebody else holds */
  Scored list[CLIMBS_MAX];
  int n, max;
} ClimbChoice;

/* What is left counts most; then what stands, and of leads many low cards. A lead of as many cards
** as somebody still has may let him out. */
static double play_score(const ClimbChoice *choice, const Group *play) {
  const ClimbSense *sense = choice->sense;
  CardSet rest;
  if (play->cards == sense->view->deal.hand_n[sense->seat]) return 1000;
  cardset_subtract(&rest, &sense->hand, &play->places, sense->planes);
  double score = 0.64 * play->stands + 0.05 * play->cards - hand_cost(sense, &rest);
  if (choice->leads) score -= 0.03 * play->climb.tier;
  if (choice->leads && play->cards == choice->fewest) score -= 0.6 * (1 - play->stands);
  return score;
}

static bool weigh_play(void *data, const ClimbPlay *play) {
  ClimbChoice *choice = data;
  Scored scored = {.play = make_group(choice->sense, play)};
  scored.score = play_score(choice, &scored.play);
  int at = choice->n;
  while (at > 0 && choice->list[at - 1].score < scored.score) at--;
  if (at == choice->max) return true;
  if (choice->n < choice->max) choice->n++;
  for (int i = choice->n - 1; i > at; i--) choice->list[i] = choice->list[i - 1];
  choice->list[at] = scored;
  return true;
}

static void weigh_plays(const ClimbSense *sense, const BotTurn *turn, int max, ClimbChoice *out) {
  bool on_turn = sense->table->turn == turn->seat;
  PlayCase of = {sense->order, turn->rules, turn->view, turn->seat};
  out->sense = sense;
  out->leads = sense->table->top_player == SEAT_NONE;
  out->fewest = fewest_cards(sense);
  out->n = 0;
  out->max = max;
  climb_each(&of, HAND_OF(&turn->view->deal, turn->seat), out->leads ? NULL : &sense->table->climb,
             !on_turn, weigh_play, out);
}

/* What it is worth to let what lies on top be. */
static double pass_score(const ClimbChoice *choice) {
  double score = 0.375 - hand_cost(choice->sense, &choice->sense->hand);
  return choice->fewest <= NEARLY_OUT ? score - 0.75 : score;
}

static void explain_play(const BotTurn *turn, const ClimbChoice *choice) {
  const Group *play = &choice->list[0].play;
  if (play->cards == turn->view->deal.hand_n[turn->seat])
    bot_explain(turn, SAY(HINT_GO_OUT));
  else if (choice->leads)
    bot_explain(turn, SAY(HINT_FEWEST));
  else if (play->bomb)
    bot_explain(turn, choice->fewest <= NEARLY_OUT ? SAY(HINT_BOMB) : SAY(HINT_BOMB_LEADS));
  else
    bot_explain(turn, SAY(HINT_FITS));
}

static void put_play(const BotTurn *turn, const ClimbSense *sense, const Group *play, Action *out) {
  *out = bot_action(turn, ACTION_PLAY);
  PlayCase of = {sense->order, sense->rules, sense->view, sense->seat};
  ClimbPlay made = {.places = play->places, .climb = play->climb};
  climb_cards(&of, &made, HAND_OF(&sense->view->deal, sense->seat), &out->cards);
}

int sensible_climbs(const BotTurn *turn, Action list[], int max) {
  ClimbSense sense;
  ClimbChoice choice;
  climb_sense_make(&sense, turn, HAND_OF(&turn->view->deal, turn->seat));
  weigh_plays(&sense, turn, max < CLIMBS_MAX ? max : CLIMBS_MAX, &choice);
  for (int i = 0; i < choice.n; i++) put_play(turn, &sense, &choice.list[i].play, &list[i]);
  return choice.n;
}

static void climb(const BotTurn *turn, Action *out) {
  ClimbSense sense;
  ClimbChoice choice;
  climb_sense_make(&sense, turn, HAND_OF(&turn->view->deal, turn->seat));
  weigh_plays(&sense, turn, 1, &choice);
  if (choice.n > 0 && (choice.leads || choice.list[0].score > pass_score(&choice))) {
    put_play(turn, &sense, &choice.list[0].play, out);
    explain_play(turn, &choice);
  } else if (sense.table->turn == turn->seat) {
    *out = bot_action(turn, ACTION_PASS);
    bot_explain(turn, choice.n > 0 ? SAY(HINT_WAITS) : SAY(HINT_NOTHING));
  }
}

/* ---- the exchange ---- */

static double cost_of_hand(const BotTurn *turn, const CardSet *hand) {
  ClimbSense sense;
  climb_sense_make(&sense, turn, hand);
  return hand_cost(&sense, &sense.hand);
}

/* The card without which its hand is best. */
static bool give(const BotTurn *turn, Action *out) {
  const CardSet *hand = HAND_OF(&turn->view->deal, turn->seat);
  Action action = bot_action(turn, ACTION_GIVE);
  bool any = false;
  double least = 0;
  for (uint64_t faces = hand->plane[0]; faces;) {
    Card card = (Card)bit_pop(&faces);
    CardSet rest = *hand;
    action.cards = CARDSET_EMPTY;
    cardset_put(&action.cards, card, PACK_MAX);
    if (game_check(turn->view, turn->rules, &action) != LEGAL) continue;
    cardset_take(&rest, card, PACK_MAX);
    double cost = cost_of_hand(turn, &rest);
    if (any && cost >= least) continue;
    any = true;
    least = cost;
    *out = action;
  }
  bot_explain(turn, SAY(HINT_GIVE_FITS));
  return any;
}

/* The rank that does its hand most good. */
static bool request(const BotTurn *turn, Action *out) {
  const CardSet *hand = HAND_OF(&turn->view->deal, turn->seat);
  Action action = bot_action(turn, ACTION_REQUEST);
  bool any = false;
  double least = 0;
  for (Rank rank = 0; rank < RANK_NB; rank++) {
    CardSet more = *hand;
    Suit suit = 0;
    while (suit < SUIT_NB && hand->plane[0] >> card_make(suit, rank) & 1) suit++;
    action.rank = rank;
    if (suit == SUIT_NB || game_check(turn->view, turn->rules, &action) != LEGAL) continue;
    cardset_put(&more, card_make(suit, rank), PACK_MAX);
    double cost = cost_of_hand(turn, &more);
    if (any && cost >= least) continue;
    any = true;
    least = cost;
    *out = action;
  }
  bot_explain(turn, SAY(HINT_REQUEST_FITS));
  return any;
}

bool sensible_climb(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  uint32_t allowed = game_allowed_actions(view, turn->rules, turn->seat);
  PhaseType phase = game_phase(view, turn->rules);
  if (!deal_knows_hand(&view->deal, turn->seat)) return false;
  if (phase == PHASE_EXCHANGE && game_waits_for(view, turn->rules) == turn->seat) {
    if (allowed >> ACTION_REQUEST & 1) return request(turn, out);
    return allowed >> ACTION_GIVE & 1 && give(turn, out);
  }
  if (phase != PHASE_CLIMB) return false;
  *out = bot_action(turn, ACTION_NB);
  if (allowed >> ACTION_PLAY & 1) climb(turn, out);
  return true;
}
