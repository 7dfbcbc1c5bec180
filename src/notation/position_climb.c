/* position_climb.c - the tables of a climbing game in a position, both ways. A seat sits at one
** table, so seats say which table a field is about. */
#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "notation/position_climb.h"
#include "notation/position_fields.h"

/* ---- printing ---- */

static void put_seat(Text *text, const char *name, int seat, bool *any) {
  put_piece(text, name, ",", any);
  text_add(text, "%c", seat_letter(seat));
}

/* Who sits where, if they have moved. */
static void put_tables(Text *text, const Game *game) {
  bool moved = false;
  for (int i = 0; i < game->deal.players; i++) moved |= game->place[i] != i;
  if (!moved) return;
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    for (int i = 0; i < table->size; i++)
      text_add(text, "%s%c",
               i   ? ","
               : k ? "|"
                   : ";tables=",
               seat_letter(game->place[table->first + i]));
  }
}

static void put_tops(Text *text, const Deal *deal) {
  bool any = false;
  for (int k = 0; k < deal->tables; k++) {
    const ClimbTable *table = &deal->table[k];
    CardSet cards;
    if (table_is_over(table) || table->top_player == SEAT_NONE) continue;
    deal_play_cards(deal, &table->top, &cards);
    put_piece(text, "top", "|", &any);
    text_add(text, "%c:", seat_letter(table->top_player));
    put_cards(text, &cards, deal->planes);
  }
}

void climb_position_put(Text *text, const Game *game) {
  const Deal *deal = &game->deal;
  bool dealers = false, out = false, passes = false, turns = false;
  put_tables(text, game);
  if (game->number > 1) text_add(text, ";number=%d", game->number);
  for (int k = 0; k < deal->tables; k++) put_seat(text, "dealer", deal->table[k].dealer, &dealers);
  put_hands(text, deal);
  for (int k = 0; k < deal->tables; k++)
    for (int i = 0; i < deal->table[k].out_n; i++)
      if (deal->hand_n[deal->table[k].out[i]] == 0)
        put_seat(text, "out", deal->table[k].out[i], &out);
  put_tops(text, deal);
  for (int k = 0; k < deal->tables; k++)
    for (uint64_t passed = table_is_over(&deal->table[k]) ? 0 : deal->table[k].passes; passed;)
      put_seat(text, "passes", bit_pop(&passed), &passes);
  put_numbers(text, "points", game->total, deal->players);
  for (int k = 0; k < deal->tables; k++)
    if (!table_is_over(&deal->table[k])) put_seat(text, "turn", deal->table[k].turn, &turns);
}

/* ---- reading ---- */

bool climb_position_begin(Setup *setup) {
  const Rules *rules = setup->rules;
  Deal *deal = &setup->game->deal;
  game_start(setup->game, rules, 0);
  deal->laid_out = true;
  memset(deal->held, 0, sizeof deal->held);
  memset(deal->hand_n, 0, sizeof deal->hand_n);
  for (deal->phase = 0; deal->phase < rules->phases_n; deal->phase++)
    if (rules->phases[deal->phase] == PHASE_CLIMB) break;
  if (deal->phase == rules->phases_n || !deal->has_order) return FAIL(setup, SAY(READ_NO_TRICKS));
  for (int k = 0; k < deal->tables; k++) {
    ClimbTable *table = &deal->table[k];
    *table = (ClimbTable){.first = table->first, .size = table->size, .log_from = table->log_from};
    table->dealer = table->winner = table->loser = table->giver = SEAT_NONE;
    table->leader = table->turn = table->top_player = SEAT_NONE;
    table->step = rules->exchange.steps_n;
    table->given = CARD_NONE;
    table->wanted = RANK_NONE;
    table->version = 1;
  }
  return true;
}

/* The table of a seat. */
static ClimbTable *table_at(Setup *setup, int seat) {
  return &setup->game->deal.table[table_of(setup->game, seat)];
}

bool climb_set_tables(Setup *setup, char *value) {
  Game *game = setup->game;
  uint16_t seated = 0;
  int at = 0;
  for (int k = 0; k < game->deal.tables; k++) {
    char *seats = next_piece(&value, '|');
    for (char *piece; (piece = next_piece(&seats, ',')); at++) {
      uint8_t seat = 0;
      if (!set_seat(setup, "tables", piece, &seat)) return false;
      if (at == game->deal.players || seated >> seat & 1) return FAIL(setup, SAY(READ_TABLES));
      seated |= (uint16_t)(1u << seat);
      game->place[at] = seat;
    }
    const ClimbTable *table = &game->deal.table[k];
    if (at != table->first + table->size) return FAIL(setup, SAY(READ_TABLES));
  }
  return !value || FAIL(setup, SAY(READ_TABLES));
}

bool climb_set_number(Setup *setup, char *value) {
  long n;
  if (!read_number(value, 1, 9999, &n)) return FAIL(setup, SAY(READ_NUMBER), "number");
  setup->game->number = (uint16_t)n;
  return true;
}

/* `dealer=A,E`: at most one seat of each table, into this member of it. */
static bool set_one_each(Setup *setup, const char *field, char *value, size_t member) {
  for (char *piece; (piece = next_piece(&value, ','));) {
    uint8_t seat = 0;
    if (!set_seat(setup, field, piece, &seat)) return false;
    uint8_t *of_table = (uint8_t *)table_at(setup, seat) + member;
    if (*of_table != SEAT_NONE) return FAIL(setup, SAY(READ_ONE_A_TABLE), field);
    *of_table = seat;
  }
  return true;
}

bool climb_set_dealer(Setup *setup, char *value) {
  return set_one_each(setup, "dealer", value, offsetof(ClimbTable, dealer));
}

bool climb_set_points(Setup *setup, char *value) {
  return set_numbers(setup, "points", value, setup->game->total);
}

bool climb_set_out(Setup *setup, char *value) {
  uint16_t out = 0;
  for (char *piece; (piece = next_piece(&value, ','));) {
    uint8_t seat = 0;
    if (!set_seat(setup, "out", piece, &seat)) return false;
    if (out >> seat & 1 || setup->game->deal.hand_n[seat] > 0)
      return FAIL(setup, SAY(READ_OUT), seat_letter(seat));
    ClimbTable *table = table_at(setup, seat);
    out |= (uint16_t)(1u << seat);
    table->out[table->out_n++] = seat;
  }
  setup->known |= out;
  return true;
}

/* What lies on top, put into the log; read as a lead. */
bool climb_set_top(Setup *setup, char *value) {
  Deal *deal = &setup->game->deal;
  for (char *piece; (piece = next_piece(&value, '|'));) {
    CardSet cards;
    ClimbPlay play;
    char *text;
    int seat = read_seat(setup, piece, &text, "top");
    if (seat < 0 || !read_cards(setup, text, "top", &cards)) return false;
    ClimbTable *table = table_at(setup, seat);
    if (table->top_player != SEAT_NONE) return FAIL(setup, SAY(READ_ONE_A_TABLE), "top");
    if (climb_check(&deal->order, setup->rules, &cards, NULL, &play) != LEGAL)
      return FAIL(setup, SAY(READ_TOP_FORM));
    if (cardset_size(&cards, deal->planes) > rules_deck_size(setup->rules))
      return FAIL(setup, SAY(READ_TOP_FORM));
    table->top = (Play){table->log_from, 0};
    table->log_n = (uint16_t)order_sorted(&deal->order, &cards, deal->log + table->log_from);
    table->top.n = (uint8_t)table->log_n;
    deal->log_n = (uint16_t)(deal->log_n + table->log_n);
    table->climb = play.climb;
    table->top_player = (uint8_t)seat;
  }
  return true;
}

bool climb_set_passes(Setup *setup, char *value) {
  for (char *piece; (piece = next_piece(&value, ','));) {
    uint8_t seat = 0;
    if (!set_seat(setup, "passes", piece, &seat)) return false;
    table_at(setup, seat)->passes |= (uint16_t)(1u << seat);
  }
  return true;
}

bool climb_set_turn(Setup *setup, char *value) {
  return set_one_each(setup, "turn", value, offsetof(ClimbTable, turn));
}

/* Hands whose size is not given have as many cards as are dealt, or the deck has left. */
static bool settle_sizes(Setup *setup, const ClimbTable *table) {
  Deal *deal = &setup->game->deal;
  int left = rules_deck_size(setup->rules) - table->log_n, unknown = 0;
  for (int i = 0; i < table->size; i++) {
    int seat = setup->game->place[table->first + i];
    left -= deal->hand_n[seat];
    unknown += !((setup->known | setup->sized) >> seat & 1);
  }
  if (left < unknown) return FAIL(setup, SAY(READ_DECK_FEW), rules_deck_size(setup->rules));
  for (int i = 0; i < table->size; i++) {
    int seat = setup->game->place[table->first + i], dealt = rules_hand_size(setup->rules);
    if ((setup->known | setup->sized) >> seat & 1) continue;
    assert(unknown > 0);
    deal->hand_n[seat] = (uint8_t)(left / unknown < dealt ? left / unknown : dealt);
  }
  return true;
}

/* No kind is at a table more often than its deck has it. */
static bool cards_fit(Setup *setup, const ClimbTable *table) {
  const Deal *deal = &setup->game->deal;
  char name[CARD_TEXT];
  for (Card card = 0; card < KIND_NB; card++) {
    int n = 0, copies = rules_copies(setup->rules, card);
    for (int i = 0; i < table->size; i++)
      n += deal_holds(deal, setup->game->place[table->first + i], card);
    for (int i = 0; i < table->log_n; i++) n += deal->log[table->log_from + i] == card;
    if (n > copies)
      return FAIL(setup, SAY(READ_MORE_COPIES), card_print(card, STYLE_ASCII, name), n, copies);
  }
  return true;
}

/* Who can be asked to play: without a top all who hold cards; else who has not passed. */
static bool settle_trick(Setup *setup, ClimbTable *table, int turn) {
  const Game *game = setup->game;
  uint16_t active = table_active(game, table), asked = active;
  int top = table->top_player;
  if (top != SEAT_NONE) asked &= (uint16_t) ~(1u << top);
  uint16_t wrong = (uint16_t)(table->passes & ~(top == SEAT_NONE ? 0 : asked));
  if (wrong) return FAIL(setup, SAY(READ_PASSED), seat_letter(bit_lowest(wrong)));
  asked &= (uint16_t)~table->passes;
  if (!asked) return FAIL(setup, SAY(READ_TOP_ALL));
  if (turn == SEAT_NONE)
    turn = top == SEAT_NONE ? bit_lowest(active) : table_after(game, table, top, asked);
  if (!(asked >> turn & 1)) return FAIL(setup, SAY(READ_NOT_ON_TURN), seat_letter(turn));
  table->turn = (uint8_t)turn;
  table->leader = (uint8_t)(top == SEAT_NONE ? turn : top);
  return true;
}

static bool settle_table(Setup *setup, ClimbTable *table) {
  int turn = table->turn;
  if (table->dealer == SEAT_NONE) table->dealer = setup->game->place[table->first];
  if (!settle_sizes(setup, table) || !cards_fit(setup, table)) return false;
  table_lay_out(setup->game, table);
  if (!table_is_over(table)) return settle_trick(setup, table, turn);
  table->passes = 0;
  table->top_player = SEAT_NONE;
  return turn == SEAT_NONE || FAIL(setup, SAY(READ_NOT_ON_TURN), seat_letter(turn));
}

bool climb_position_settle(Setup *setup) {
  Game *game = setup->game;
  for (int k = 0; k < game->deal.tables; k++) {
    if (!settle_table(setup, &game->deal.table[k])) return false;
    game->dealer[k] = game->deal.table[k].dealer;
  }
  return table_waiting(game) != NULL || FAIL(setup, SAY(READ_HAND_OVER));
}
