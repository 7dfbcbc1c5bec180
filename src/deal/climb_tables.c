/* climb_tables.c - the tables of a climbing game. See climb_tables.h. */
#include "deal/climb_tables.h"

#include "base/inline.h"
#include "deal/rules_cache.h"

/* ---- who sits where ---- */

static bool sits_at(const Game *game, const ClimbTable *table, int player) {
  return table_players(game, table) >> player & 1;
}

/* Who sits at no other table sits at the last. */
int table_of(const Game *game, int player) {
  int k = 0;
  while (k < game->deal.tables - 1 && !sits_at(game, &game->deal.table[k], player)) k++;
  assert(sits_at(game, &game->deal.table[k], player));
  return k;
}

uint16_t table_players(const Game *game, const ClimbTable *table) {
  uint16_t players = 0;
  for (int i = 0; i < table->size; i++) players |= (uint16_t)(1u << game->place[table->first + i]);
  return players;
}

uint16_t table_active(const Game *game, const ClimbTable *table) {
  uint16_t active = 0;
  for (int i = 0; i < table->size; i++) {
    int player = game->place[table->first + i];
    if (game->deal.hand_n[player] > 0) active |= (uint16_t)(1u << player);
  }
  return active;
}

/* Where the player sits, counted from the table's first place. */
static inline int seat_at(const Game *game, const ClimbTable *table, int player) {
  int i = 0;
  while (i < table->size && game->place[table->first + i] != player) i++;
  assert(i < table->size);
  return i;
}

/* The next of these players, who must have cards if `active`. */
static ALWAYS_INLINE int next_of(const Game *game, const ClimbTable *table, int player,
                                 uint16_t players, bool active) {
  int at = seat_at(game, table, player);
  for (int i = 0; i < table->size; i++) {
    at = at + 1 < table->size ? at + 1 : 0;
    int other = game->place[table->first + at];
    if ((players >> other & 1) && (!active || game->deal.hand_n[other] > 0)) return other;
  }
  return SEAT_NONE;
}

int table_after(const Game *game, const ClimbTable *table, int player, uint16_t players) {
  return next_of(game, table, player, players, false);
}

int table_after_active(const Game *game, const ClimbTable *table, int player, uint16_t others) {
  return next_of(game, table, player, (uint16_t)~others, true);
}

int table_seat_of(const Game *game, const ClimbTable *table, Who who) {
  switch (who) {
    case WHO_WINNER: return table->winner;
    case WHO_LOSER: return table->loser;
    case WHO_NEXT_SEAT: return table_after(game, table, table->dealer, 0xffff);
    default: return SEAT_NONE;
  }
}

Refusal table_refuse_stale(const ClimbTable *table, const Action *action, Ruling *why) {
  return ruling_refuse(why, REFUSED_STALE, SAY(STALE_VERSION), action->version, table->version);
}

void table_lay_out(const Game *game, ClimbTable *table) {
  uint16_t active = table_active(game, table), missing = table_players(game, table);
  bool over = bit_count(active) < 2;
  for (int i = 0; i < table->out_n; i++) missing &= (uint16_t) ~(1u << table->out[i]);
  for (uint64_t out = missing & ~active; out;) table->out[table->out_n++] = (uint8_t)bit_pop(&out);
  if (over && active) table->out[table->out_n++] = (uint8_t)bit_lowest(active);
  table->turn = table->leader = over ? SEAT_NONE : (uint8_t)bit_lowest(active);
}

const ClimbTable *table_waiting(const Game *game) {
  for (int k = 0; k < game->deal.tables; k++)
    if (!table_is_over(&game->deal.table[k])) return &game->deal.table[k];
  return NULL;
}

void tables_seat(Game *game, const Rules *rules) {
  uint8_t sizes[TABLE_MAX];
  Deal *deal = &game->deal;
  deal->tables = (uint8_t)rules_tables(rules->deck.tables, rules->players, sizes);
  for (int player = 0; player < SEAT_MAX; player++) game->place[player] = (uint8_t)player;
  memset(game->winner, SEAT_NONE, sizeof game->winner);
  memset(game->loser, SEAT_NONE, sizeof game->loser);
  for (int k = 0, first = 0; k < deal->tables; first += sizes[k++])
    deal->table[k] = (ClimbTable){.first = (uint8_t)first, .size = sizes[k]};
}

/* ---- dealing ---- */

void tables_shuffle(Game *game, const Rules *rules) {
  uint8_t sizes[TABLE_MAX];
  Deal *deal = &game->deal;
  deal->tables = (uint8_t)rules_tables(rules->deck.tables, rules->players, sizes);
  deal->deck_n = 0;
  for (int k = 0, first = 0; k < deal->tables; first += sizes[k++]) {
    ClimbTable *table = &deal->table[k];
    *table = (ClimbTable){.first = (uint8_t)first, .size = sizes[k], .dealer = game->dealer[k]};
    table->winner = game->winner[k];
    table->loser = game->loser[k];
    table->log_from = deal->deck_n;
    table->given = CARD_NONE;
    table->giver = table->leader = table->turn = table->top_player = SEAT_NONE;
    table->wanted = RANK_NONE;
    table->version = 1;
    int n = made_deck(rules, deal->deck + deal->deck_n);
    rng_shuffle(&game->rng, deal->deck + deal->deck_n, n);
    deal->deck_n = (uint16_t)(deal->deck_n + n);
  }
}

void tables_deal(Game *game) {
  Deal *deal = &game->deal;
  assert(deal->tables > 0);
  int cards = deal->deck_n / deal->tables; /* all have the same deck */
  for (int k = 0; k < deal->tables; k++) {
    const ClimbTable *table = &deal->table[k];
    int at = seat_at(game, table, table->dealer);
    for (int i = 0; i < cards; i++) {
      at = at + 1 < table->size ? at + 1 : 0;
      int player = game->place[table->first + at];
      cardset_put(&deal->held[player], deal->deck[table->log_from + i], deal->planes);
      deal->hand_n[player]++;
    }
  }
  deal->drawn = deal->deck_n;
}

/* ---- the end of a hand ---- */

static int points_of_place(const Rules *rules, int i, int players) {
  if (i == players - 1) return rules->score.last;
  return i < rules->score.places_n ? rules->score.places[i] : rules->score.between;
}

void tables_settle(Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  int best = INT16_MIN;
  for (int k = 0; k < deal->tables; k++)
    for (int i = 0; i < deal->table[k].size; i++) {
      int player = deal->table[k].out[i], points = points_of_place(rules, i, deal->table[k].size);
      game->gained[player] = (int8_t)points;
      game->total[player] = (int16_t)(game->total[player] + points);
    }
  game->over = rules->advance.deals && game->number >= rules->advance.deals;
  if (!game->over) return;
  for (int player = 0; player < deal->players; player++) {
    if (game->total[player] > best) game->winners = 0;
    if (game->total[player] >= best) game->winners |= (uint16_t)(1u << player);
    if (game->total[player] > best) best = game->total[player];
  }
}

/* Each loser takes the place of the one who leaves the next table. */
static void move_losers(Game *game) {
  const Deal *deal = &game->deal;
  int last = game->loser[deal->tables - 1], seat[TABLE_MAX];
  for (int k = 0; k < deal->tables; k++)
    seat[k] = deal->table[k].first + seat_at(game, &deal->table[k], game->loser[k]);
  for (int k = deal->tables - 1; k > 0; k--) game->loser[k] = game->loser[k - 1];
  game->loser[0] = (uint8_t)last;
  for (int k = 0; k < deal->tables; k++) game->place[seat[k]] = game->loser[k];
}

void tables_move(Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  for (int k = 0; k < deal->tables; k++) {
    const ClimbTable *table = &deal->table[k];
    game->winner[k] = table->out[0];
    game->loser[k] = table->out[table->size - 1];
  }
  if (rules->advance.moves == MOVES_LOSER) move_losers(game);
  for (int k = 0; k < deal->tables; k++) {
    ClimbTable table = deal->table[k];
    table.winner = game->winner[k];
    table.loser = game->loser[k];
    if (!(table_players(game, &table) >> table.dealer & 1)) table.dealer = table.loser; /* moved */
    game->dealer[k] = (uint8_t)table_seat_of(game, &table, (Who)rules->deal.next.won);
  }
}

/* ---- invariants ---- */

/* The cards at a table: in hands and in its log, kind by kind. */
static const char *cards_are_ok(const Rules *rules, const Game *game, const ClimbTable *table) {
  const Deal *deal = &game->deal;
  uint8_t count[KIND_NB] = {0};
  for (int i = 0; i < table->size; i++) {
    int player = game->place[table->first + i];
    const CardSet *hand = HAND_OF(deal, player);
    if (!cardset_is_ok(hand, deal->planes)) return "a hand's planes are out of step";
    bool known = !deal->laid_out || deal_knows_hand(deal, player);
    if (known && cardset_size(hand, deal->planes) != deal->hand_n[player])
      return "a hand's size is wrong";
    for (int card = -1, copy = 0; cardset_next(hand, &card, &copy, deal->planes);) count[card]++;
  }
  for (int i = 0; i < table->log_n; i++) count[deal->log[table->log_from + i]]++;
  bool all = deal->laid_out || made_is_deck(rules, count);
  return all ? NULL : "cards of a table are missing or too many";
}

/* The order of going out is that of the empty hands, and the trick is in somebody's hands. */
static const char *trick_is_ok(const Game *game, const ClimbTable *table) {
  uint16_t active = table_active(game, table), out = 0;
  for (int i = 0; i < table->out_n; i++) out |= (uint16_t)(1u << table->out[i]);
  if (bit_count(out) != table->out_n) return "somebody went out twice";
  if (table_is_over(table)) return bit_count(active) <= 1 ? NULL : "the hand stopped too early";
  if (out & active) return "somebody is out with cards";
  if ((out | active) != table_players(game, table)) return "somebody is neither in nor out";
  if (bit_count(active) < 2) return "the hand should have stopped";
  if (table->turn == SEAT_NONE) return NULL; /* before the first lead */
  if (!(active >> table->turn & 1)) return "it is the turn of somebody without cards";
  if (table->top_player == SEAT_NONE) return table->passes ? "a pass upon nothing" : NULL;
  if (table->turn == table->top_player) return "the top player is asked to follow";
  if (table->passes >> table->turn & 1) return "somebody is asked who has passed";
  uint16_t asked = (uint16_t)(active & ~(1u << table->top_player));
  if ((asked & ~table->passes) == 0) return "all have passed and the trick goes on";
  return NULL;
}

const char *tables_are_ok(const Rules *rules, const Game *game) {
  uint16_t seated = 0;
  for (int i = 0; i < game->deal.players; i++) seated |= (uint16_t)(1u << game->place[i]);
  if (bit_count(seated) != game->deal.players) return "two sit in one place";
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    const char *wrong = cards_are_ok(rules, game, table);
    if (!wrong) wrong = trick_is_ok(game, table);
    if (wrong) return wrong;
  }
  return NULL;
}
