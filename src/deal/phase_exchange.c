/* phase_exchange.c - see phase_exchange.h. */
#include "deal/phase_exchange.h"

#include "deal/climb_tables.h"

static const ExchangeStep *step_of(const Rules *rules, const ClimbTable *table) {
  return table->step < rules->exchange.steps_n ? &rules->exchange.steps[table->step] : NULL;
}

static bool holds_all(const CardSet *hand, const ExchangeStep *step) {
  CardSet all;
  return cardset_from(&all, step->if_holds, step->if_holds_n, PACK_MAX) &&
         cardset_has(hand, &all, PACK_MAX);
}

/* Has the step anybody to ask? */
static bool applies(const Game *game, const ClimbTable *table, const ExchangeStep *step) {
  int by = table_seat_of(game, table, (Who)step->by);
  switch (step->what) {
    case STEP_KEEP: return holds_all(HAND_OF(&game->deal, by), step);
    case STEP_REFUSE: /* what was given to others, or given on since, nobody refuses */
      return table->given != CARD_NONE && table->giver != by &&
             HAND_OF(&game->deal, by)->plane[0] >> table->given & 1;
    case STEP_REQUEST:
      return (!step->if_joker || table->joker_given) && (step->ranks & ~table->asked) != 0;
    default: return true;
  }
}

static void next_step(ClimbTable *table) {
  table->step++;
  table->asked = 0;
}

static void skip(const Game *game, const Rules *rules, ClimbTable *table) {
  const ExchangeStep *step;
  while ((step = step_of(rules, table)) && !applies(game, table, step)) next_step(table);
}

static void begin(Game *game, const Rules *rules) {
  for (int k = 0; k < game->deal.tables; k++) {
    ClimbTable *table = &game->deal.table[k];
    if (table->winner == SEAT_NONE || table->loser == SEAT_NONE)
      table->step = rules->exchange.steps_n;
    skip(game, rules, table);
  }
}

static const ClimbTable *waiting(const Game *game, const Rules *rules) {
  for (int k = 0; k < game->deal.tables; k++)
    if (step_of(rules, &game->deal.table[k])) return &game->deal.table[k];
  return NULL;
}

static bool is_over(const Game *game, const Rules *rules) { return waiting(game, rules) == NULL; }

/* Who acts at a table: who does the step, or who was asked for a card. */
static int actor(const Game *game, const Rules *rules, const ClimbTable *table) {
  const ExchangeStep *step = step_of(rules, table);
  if (!step) return SEAT_NONE;
  return table_seat_of(game, table, (Who)(table->wanted == RANK_NONE ? step->by : step->to));
}

static int waits_for(const Game *game, const Rules *rules) {
  return actor(game, rules, waiting(game, rules));
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  if (actor(game, rules, table) != seat) return 0;
  if (table->wanted != RANK_NONE) return 1u << ACTION_GIVE;
  switch (step_of(rules, table)->what) {
    case STEP_KEEP: return 1u << ACTION_KEEP | 1u << ACTION_WAIVE;
    case STEP_REFUSE: return 1u << ACTION_REFUSE | 1u << ACTION_ACCEPT;
    case STEP_REQUEST: return 1u << ACTION_REQUEST | 1u << ACTION_WAIVE;
    default: return 1u << ACTION_GIVE;
  }
}

static uint64_t kinds_of(Rank rank) {
  uint64_t kinds_of_rank = 0;
  for (Suit suit = 0; suit < SUIT_NB; suit++) kinds_of_rank |= bit(card_make(suit, rank));
  return kinds_of_rank;
}

/* The cards that may be given now, one of them. */
static void givable(const Game *game, const Rules *rules, int seat, CardSet *out) {
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  const CardSet *hand = HAND_OF(&game->deal, seat);
  const Order *order = &game->deal.order;
  *out = *hand;
  if (table->wanted != RANK_NONE) {
    cardset_mask(out, hand, kinds_of(table->wanted), PACK_MAX);
  } else if (step_of(rules, table)->highest) {
    CardSet places, top = CARDSET_EMPTY;
    order_cross(order, hand, &places);
    for (int k = 0; k < order->planes; k++) top.plane[k] = bit(bit_highest(places.plane[0]));
    order_take(order, &top, hand, out);
  }
}

static Refusal check_give(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  const ClimbTable *table = &game->deal.table[table_of(game, action->seat)];
  CardSet may;
  int n = cardset_size(&action->cards, PACK_MAX);
  Refusal refusal = ruling_held(why, HAND_OF(&game->deal, action->seat), &action->cards);
  if (refusal != LEGAL) return refusal;
  if (n != 1) return ruling_count(why, 1, n);
  givable(game, rules, action->seat, &may);
  if (cardset_has(&may, &action->cards, PACK_MAX)) return LEGAL;
  bool wanted = table->wanted != RANK_NONE;
  refusal = wanted ? REFUSED_REQUESTED : REFUSED_HIGHEST;
  ruling_refuse(why, refusal, wanted ? rank_name(table->wanted, STYLE_ASCII) : "");
  if (why) why->owed = may;
  return refusal;
}

static Refusal check_request(const ClimbTable *table, const ExchangeStep *step,
                             const Action *action, Ruling *why) {
  if (action->rank >= RANK_NB || !(step->ranks >> action->rank & 1))
    return ruling_refuse(why, REFUSED_EXCHANGE, SAY(EXCHANGE_RANKS));
  if (table->asked >> action->rank & 1)
    return ruling_refuse(why, REFUSED_EXCHANGE, SAY(EXCHANGE_ASKED));
  return LEGAL;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  (void)checked;
  const ClimbTable *table = &game->deal.table[table_of(game, action->seat)];
  int turn = actor(game, rules, table);
  if (turn == SEAT_NONE) return ruling_refuse(why, REFUSED_PHASE, SAY(EXCHANGE_OVER));
  if (table_is_stale(table, action)) return table_refuse_stale(table, action, why);
  if (turn != action->seat) return ruling_turn(why, turn);
  if (!(allowed(game, rules, turn) >> action->type & 1))
    return ruling_refuse(why, REFUSED_PHASE, SAY(EXCHANGE_OTHER));
  if (action->type == ACTION_GIVE) return check_give(game, rules, action, why);
  if (action->type == ACTION_REQUEST)
    return check_request(table, step_of(rules, table), action, why);
  return LEGAL;
}

/* The exchange at this table ends here. */
static void finish(const Game *game, const Rules *rules, ClimbTable *table, uint8_t leader) {
  table->step = rules->exchange.steps_n;
  table->wanted = RANK_NONE;
  if (leader != WHO_NOBODY) table->leader = (uint8_t)table_seat_of(game, table, (Who)leader);
}

static void go_on(const Game *game, const Rules *rules, ClimbTable *table, uint8_t leader) {
  next_step(table);
  skip(game, rules, table);
  if (!step_of(rules, table)) finish(game, rules, table, leader);
}

static void hand_over(Deal *deal, Card card, int from, int to) {
  CardSet cards = CARDSET_EMPTY;
  cardset_put(&cards, card, deal->planes);
  deal_take_from_hand(deal, from, &cards, 1);
  deal_add_to_hand(deal, to, &cards, 1);
}

static void give(Game *game, const Rules *rules, ClimbTable *table, const Action *action) {
  const ExchangeStep *step = step_of(rules, table);
  bool wanted = table->wanted != RANK_NONE;
  int to = table_seat_of(game, table, (Who)(wanted ? step->by : step->to));
  Card card = (Card)bit_lowest(action->cards.plane[0]);
  hand_over(&game->deal, card, action->seat, to);
  table->given = card;
  table->giver = action->seat;
  table->joker_given |= card_is_joker(card);
  if (wanted)
    finish(game, rules, table, step->leader);
  else
    go_on(game, rules, table, step->leader);
}

static void refuse(Game *game, const Rules *rules, ClimbTable *table, const Action *action) {
  hand_over(&game->deal, table->given, action->seat, table->giver);
  finish(game, rules, table, step_of(rules, table)->leader);
}

/* What is not held is known to all, and another rank may be named. */
static void request(Game *game, const Rules *rules, ClimbTable *table, const Action *action) {
  const ExchangeStep *step = step_of(rules, table);
  int asked = table_seat_of(game, table, (Who)step->to);
  if (HAND_OF(&game->deal, asked)->plane[0] & kinds_of(action->rank)) {
    table->wanted = action->rank;
    return;
  }
  table->asked |= (uint16_t)(1u << action->rank);
  skip(game, rules, table);
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  (void)checked;
  (void)why;
  ClimbTable *table = &game->deal.table[table_of(game, action->seat)];
  table->version++;
  switch (action->type) {
    case ACTION_KEEP: finish(game, rules, table, step_of(rules, table)->leader); break;
    case ACTION_GIVE: give(game, rules, table, action); break;
    case ACTION_REFUSE: refuse(game, rules, table, action); break;
    case ACTION_REQUEST: request(game, rules, table, action); break;
    default: go_on(game, rules, table, WHO_NOBODY); break;
  }
  return done(is_over(game, rules));
}

/* Every type of action as likely as another, then every card or rank. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  int seat = waits_for(game, rules);
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  uint64_t may = allowed(game, rules, seat);
  for (int n = (int)rng_below(rng, (uint64_t)bit_count(may)); n > 0; n--) may &= may - 1;
  *out = (Action){.type = (uint8_t)bit_lowest(may), .seat = (uint8_t)seat};
  if (out->type == ACTION_GIVE) {
    CardSet cards;
    Card list[CARD_MAX];
    givable(game, rules, seat, &cards);
    int n = cardset_list(&cards, list, game->deal.planes);
    cardset_put(&out->cards, list[rng_below(rng, (uint64_t)n)], PACK_MAX);
  }
  if (out->type == ACTION_REQUEST) {
    uint64_t ranks = (uint64_t)(step_of(rules, table)->ranks & ~table->asked);
    for (int n = (int)rng_below(rng, (uint64_t)bit_count(ranks)); n > 0; n--) ranks &= ranks - 1;
    out->rank = (uint8_t)bit_lowest(ranks);
  }
}

const Phase phase_exchange = {.word = "exchange",
                              .takes = TYPES_OWN,
                              .begin = begin,
                              .is_over = is_over,
                              .waits_for = waits_for,
                              .allowed = allowed,
                              .check = check,
                              .apply = apply,
                              .random = random_action};
