/* test_tables.c - the climbing game played: traces, the exchange, races, several tables, whole
** games at every number of players. */
#include "deal/climb_tables.h"
#include "deal/deal_is_ok.h"
#include "deal/game_hash.h"
#include "deal/phase_exchange.h"
#include "games.h"
#include "notation/notation.h"
#include "notation/record.h"
#include "rulefiles.h"

typedef struct Table {
  const Rules *rules;
  Game game;
} Table;

static Table *open_table_under(const Rules *rules, uint64_t seed) {
  Table *table = test_room(sizeof *table);
  table->rules = rules;
  game_start(&table->game, rules, seed);
  return table;
}

static Table *open_table(int players, uint64_t seed) {
  return open_table_under(spec_rules("bombs", players), seed);
}

/* The ruling's code on an action given as text; a legal one is done. */
static const char *act(Table *table, int seat, const char *text) {
  char error[256];
  Action action;
  Ruling why;
  if (!action_parse(text, 1, &action, error, sizeof error)) fail_msg("%s", error);
  action.seat = (uint8_t)seat;
  Game before = table->game;
  Refusal refusal = game_apply(&table->game, table->rules, &action, &why);
  assert_int_equal(refusal, refusal == LEGAL ? LEGAL : why.refusal);
  if (refusal != LEGAL) assert_memory_equal(&before, &table->game, sizeof before);
  return refusal_code(refusal);
}

/* Each is ruled so, with bars between: a seat, what it does, the code if it is refused. */
static void assert_acts(Table *table, const char *actions) {
  for (const char *row; (row = next_part(&actions));) {
    const char *code = strstr(row, " = ");
    const char *is =
        act(table, row[0] - 'A', printed("%.*s", code ? (int)(code - row) - 2 : 64, row + 2));
    if (strcmp(is, code ? code + 3 : "legal") != 0) fail_msg("%s: %s", row, is);
  }
}

/* Hands laid out by hand, the first seat to lead, in the climb phase. */
static Table *lay_out(const char *const hands[4]) {
  Table *table = open_table(4, 1);
  Deal *deal = &table->game.deal;
  deal->laid_out = true;
  for (int seat = 0; seat < 4; seat++) {
    deal->held[seat] = set_of(hands[seat], 1);
    deal->hand_n[seat] = (uint8_t)cardset_size(HAND_OF(deal, seat), 1);
  }
  deal->table[0].leader = deal->table[0].turn = 0;
  return table;
}

static const ClimbTable *first_table(const Table *table) { return &table->game.deal.table[0]; }

/* ---- out of turn ---- */

TEST(a_bomb_out_of_turn_takes_the_turn_from_those_between) {
  Table *table = lay_out((const char *[]){"3S 9S KS", "6S 2S 3D", "8S AS 4D", "7S 7D 7C 4C"});
  assert_acts(table, "A play 3S");
  assert_int_equal(game_allowed_actions(&table->game, table->rules, 3), 1u << ACTION_PLAY);
  assert_int_equal(game_allowed_actions(&table->game, table->rules, 2), 0);
  assert_acts(table, "D play 7S 7D 7C|B play 6S = out-of-turn|A play 9S = follow-form");
  for (int seat = 0; seat < 3; seat++) assert_string_equal(act(table, seat, "pass"), "legal");
  assert_int_equal(first_table(table)->leader, 3);
  assert_int_equal(first_table(table)->top_player, SEAT_NONE);
}

TEST(nothing_is_bombed_on_an_empty_table_nor_upon_oneself) {
  Table *table = lay_out((const char *[]){"3S 9S 9D 9C 4H", "QS QD QC 3D", "5S 8D", "6S 7S"});
  assert_acts(table, "B play QS QD QC = turn|A pass = lead-owed|A play 3S|"
                     "A play 9S 9D 9C = own-top|C pass = turn|B give 3D = phase");
}

TEST(a_completed_bomb_shows_all_three_cards_on_top) {
  Table *table = lay_out((const char *[]){"3S 9S KS", "3H 3D 2S", "8S 8D 8C 4D", "7S 7D 4C"});
  assert_acts(table, "A play 3S|B play 3H 3D");
  CardSet top;
  deal_play_cards(&table->game.deal, &first_table(table)->top, &top);
  assert_cards(&top, 1, "3S 3H 3D");
  assert_acts(table, "D play 7S 7D = out-of-turn|C play 8S 8D 8C");
}

TEST(a_stale_bomb_counts_and_a_stale_turn_does_not) {
  Table *table = lay_out((const char *[]){"3S 9S KS", "6S 2S 3D", "8S AS 3H 3C", "7S 7D 7C 4C"});
  int version = first_table(table)->version;
  char text[64];
  assert_acts(table, "A play 3S|B play 6S");
  snprintf(text, sizeof text, "play 8S @%d", version + 1);
  assert_string_equal(act(table, 2, text), "stale");
  snprintf(text, sizeof text, "pass @%d", version + 1);
  assert_string_equal(act(table, 2, text), "stale");
  snprintf(text, sizeof text, "play 3H 3C @%d", version + 1); /* its single is covered */
  assert_string_equal(act(table, 2, text), "stale");
  snprintf(text, sizeof text, "play 7S 7D 7C @%d", version + 1);
  assert_string_equal(act(table, 3, text), "legal");
  snprintf(text, sizeof text, "pass @%d", first_table(table)->version);
  assert_string_equal(act(table, 0, text), "legal");
}

TEST(a_super_bomb_ends_the_trick_and_the_last_hand_ends_the_hand) {
  Table *table = lay_out((const char *[]){"3S 9S", "QS 3D", "LJ HJ", "7S 4C"});
  assert_acts(table, "A play 3S|C play LJ HJ");
  assert_int_equal(first_table(table)->turn, 3);
  assert_int_equal(first_table(table)->out[0], 2);
  assert_acts(table, "D pass = lead-owed|C play LJ = phase");
}

/* ---- the exchange ---- */

/* A second hand with A first and D last out of the first, these hands to be exchanged. */
static Table *exchange_under(const Rules *rules, const char *winner, const char *loser) {
  Table *table = open_table_under(rules, 1);
  Game *game = &table->game;
  Deal *deal = &game->deal;
  game->number = 2;
  deal->laid_out = true;
  for (int seat = 0; seat < 4; seat++) {
    deal->held[seat] = set_of(seat == 0 ? winner : seat == 3 ? loser : "5H 6H 7H", 1);
    deal->hand_n[seat] = (uint8_t)cardset_size(HAND_OF(deal, seat), 1);
  }
  deal->table[0].winner = 0;
  deal->table[0].loser = 3;
  deal->table[0].step = 0;
  deal->table[0].leader = deal->table[0].turn = SEAT_NONE;
  while (table->rules->phases[deal->phase] != PHASE_EXCHANGE) deal->phase--;
  phase_exchange.begin(game, table->rules);
  return table;
}

static Table *exchange(const char *winner, const char *loser) {
  return exchange_under(spec_rules("bombs", 4), winner, loser);
}

static void assert_climbing(const Table *table, int leader) {
  assert_int_equal(game_phase(&table->game, table->rules), PHASE_CLIMB);
  assert_int_equal(first_table(table)->turn, leader);
}

TEST(the_loser_gives_the_highest_card_and_gets_any) {
  Table *table = exchange("4S 9S 9D", "KS KD 3S");
  assert_int_equal(game_waits_for(&table->game, table->rules), 3);
  assert_acts(table, "A give 4S = turn|D give 3S = highest|D give KS KD = count|D give KD|"
                     "A give 4S = phase|A accept");
  assert_string_equal(act(table, 0, "give KD"), "legal"); /* the same one may go back */
  assert_climbing(table, 3);
  assert_cards(HAND_OF(&table->game.deal, 3), 1, "KS KD 3S");
}

TEST(the_winner_may_refuse_and_then_leads) {
  Table *table = exchange("4S 9S 9D", "KS JD 3S");
  assert_acts(table, "D give KS|A refuse");
  assert_climbing(table, 0);
  assert_cards(HAND_OF(&table->game.deal, 3), 1, "KS JD 3S");
}

TEST(a_joker_gives_the_right_to_ask_for_a_rank) {
  Table *table = exchange("4S 9S 9D JH", "HJ JD 3S");
  assert_acts(table, "D give HJ|A accept|D request J = exchange");
  assert_string_equal(act(table, 3, "request 5"), "legal"); /* not held: another one may be named */
  assert_acts(table, "D request 5 = exchange|D request 9|D waive = turn|A give JH = requested|"
                     "A give 9D");
  assert_climbing(table, 3);
  assert_cards(HAND_OF(&table->game.deal, 3), 1, "9D JD 3S");
}

TEST(who_asks_for_ranks_that_are_not_held_gets_any_card) {
  static const char *const RANKS[] = {"3", "4", "5", "6", "7", "8", "9", "10"};
  Table *table = exchange("JS QS KD", "LJ JD 3S");
  assert_acts(table, "D give LJ|A accept");
  for (int i = 0; i < 8; i++) {
    assert_string_equal(act(table, 3, printed("request %s", RANKS[i])), "legal");
  }
  assert_int_equal(game_waits_for(&table->game, table->rules), 0);
  assert_acts(table, "A give JS");
  assert_climbing(table, 3);
}

TEST(a_loser_with_both_jokers_may_revolt_or_decline) {
  Table *table = exchange("4S 9S 9D", "LJ HJ 3S");
  assert_acts(table, "D give HJ = phase|D keep");
  assert_climbing(table, 3);
  assert_int_equal(table->game.deal.hand_n[3], 3);
  table = exchange("4S 9S 9D", "LJ HJ 3S");
  assert_acts(table, "D waive|D give LJ = highest|D give HJ|A accept|D waive|A give 4S");
  assert_climbing(table, 3);
}

/* Hands and the card last given are the same; only in one of them may a rank be asked for. */
TEST(a_joker_that_was_given_and_given_back_makes_another_position) {
  static const char *const RULE =
      "return house_rule { name = 'To and fro', exchange = { steps = {"
      " { 'give', by = 'loser', to = 'winner', cards = 'any' }, { 'give', by = 'winner', to = "
      "'loser', cards = 'any' },"
      " { 'give', by = 'loser', to = 'winner', cards = 'any' }, { 'give', by = 'winner', to = "
      "'loser', cards = 'any' },"
      " { 'request', by = 'loser', of = 'winner', ranks = '3-T', if_given = 'jokers',"
      " leader = 'winner' } } } }";
  const Rules *rules = spec_rules(with_rule("bombs", RULE), 4);
  Table *joker = exchange_under(rules, "9S 9D", "HJ JD 3S");
  Table *none = exchange_under(rules, "9S 9D", "HJ JD 3S");
  assert_acts(joker, "D give HJ|A give HJ|D give 3S");
  assert_acts(none, "D give JD|A give JD|D give 3S");
  assert_cards(HAND_OF(&joker->game.deal, 3), 1, "HJ JD");
  assert_cards(HAND_OF(&none->game.deal, 3), 1, "HJ JD");
  assert_false(game_hash(&joker->game) == game_hash(&none->game));
  assert_acts(joker, "A give 9D|D request 9");
  assert_acts(none, "A give 9D|D request 9 = phase");
}

/* ---- tables ---- */

TEST(a_gathering_is_split_as_evenly_as_can_be) {
  static const char *const SPLIT[] = {
      [4] = "4",      [5] = "5",      [6] = "",        [7] = "",       [8] = "4 4",
      [9] = "5 4",    [10] = "5 5",   [11] = "",       [12] = "4 4 4", [13] = "5 4 4",
      [14] = "5 5 4", [15] = "5 5 5", [16] = "4 4 4 4"};
  for (int players = 4; players <= SEAT_MAX; players++) {
    uint8_t sizes[TABLE_MAX];
    char text[32] = "";
    int n = rules_tables((Range){4, 5}, players, sizes);
    for (int k = 0; k < n; k++)
      snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", k ? " " : "", sizes[k]);
    assert_string_equal(text, SPLIT[players]);
  }
}

TEST(losers_move_on_and_take_the_place_of_who_leaves) {
  Table *table = open_table(9, 3);
  Game *game = &table->game;
  static const uint8_t OUT[2][5] = {{3, 1, 0, 4, 2}, {8, 5, 7, 6, 0}};
  for (int k = 0; k < 2; k++) {
    memcpy(game->deal.table[k].out, OUT[k], 5);
    game->deal.table[k].out_n = game->deal.table[k].size;
  }
  tables_settle(game, table->rules);
  static const int POINTS[] = {2, 3, 1, 4, 2, 3, 1, 2, 4};
  for (int player = 0; player < 9; player++) assert_int_equal(game->total[player], POINTS[player]);
  tables_move(game, table->rules);
  static const uint8_t PLACES[] = {0, 1, 6, 3, 4, 5, 2, 7, 8};
  assert_memory_equal(game->place, PLACES, sizeof PLACES);
  assert_int_equal(game->dealer[0], 6);
  assert_int_equal(game->loser[0], 6);
  assert_int_equal(game->winner[0], 3);
  assert_int_equal(game->dealer[1], 2);
  assert_int_equal(game->winner[1], 8);
}

TEST(the_deck_goes_round_from_the_dealers_left) {
  Table *table = open_table(9, 11);
  const Game *game = &table->game;
  for (int k = 0; k < 2; k++) {
    const ClimbTable *one = &game->deal.table[k];
    int player = one->dealer, cards = 0;
    for (int i = 0; i < one->size; i++) {
      player = table_after(game, one, player, 0xffff);
      assert_int_equal(game->deal.hand_n[player], (54 + one->size - 1 - i) / one->size);
      cards += game->deal.hand_n[player];
    }
    assert_int_equal(cards, 54);
    assert_true(HAND_OF(&game->deal, one->leader)->plane[0] >> card_of("3C") & 1);
  }
}

/* ---- whole games ---- */

static bool render_play(void *data, const ClimbPlay *play) {
  struct {
    Rng *rng;
    ClimbPlay play;
    int n;
  } *draw = data;
  if (rng_below(draw->rng, (uint64_t)++draw->n) == 0) draw->play = *play;
  return true;
}

/* Every action is checked; bombs out of turn come from any seat that can. Twice the same game. */
static void play_game(int players, uint64_t seed, const Bot *player) {
  Table *table = open_table(players, seed);
  Game *game = &table->game;
  History history = {0};
  Rng rng = rng_from(seed);
  Ruling why;
  const Bot **all = seated(player);
  uint16_t everybody = (uint16_t)((1u << players) - 1);
  for (int n = 0; !game->over; n++) {
    assert_true(n < 100000);
    Game before = *game;
    assert_int_equal(bots_run(game, table->rules,
                              &(BotRun){all, everybody, UNTIL_ACTION, &rng, NULL, NULL}, &why),
                     1);
    const char *wrong = deal_is_ok(table->rules, game);
    if (wrong) fail_msg("%s", wrong);
    assert_int_equal(game->actions, before.actions + 1);
  }
  assert_int_equal(game->number, 12);
  int sum = 0, hands = 12, best = 0;
  for (int seat = 0; seat < players; seat++) {
    sum += game->total[seat];
    if (game->total[seat] > best) best = game->total[seat];
  }
  int expected = 0;
  for (int k = 0; k < game->deal.tables; k++) expected += game->deal.table[k].size == 5 ? 12 : 10;
  assert_int_equal(sum, hands * expected);
  for (int seat = 0; seat < players; seat++)
    assert_int_equal(game->winners >> seat & 1, game->total[seat] == best);
  history_free(&history);
}

TEST(whole_games_hold_together_at_every_number_of_players) {
  static const int PLAYERS[] = {4, 5, 8, 9, 10, 12, 13, 16};
  for (size_t i = 0; i < sizeof PLAYERS / sizeof PLAYERS[0]; i += SHARE) {
    play_game(PLAYERS[i], 7 + i, &bot_random);
    play_game(PLAYERS[i], 70 + i, &bot_simple);
  }
}

/* Anybody who may act does, in turn or not, now and then with an old version. */
static bool choose_any(Rng *rng, const Table *table, Action *out) {
  const Game *game = &table->game;
  uint64_t may = game_may_act(game, table->rules);
  for (int n = (int)rng_below(rng, (uint64_t)bit_count(may)); n > 0; n--) may &= may - 1;
  int seat = bit_lowest(may);
  const ClimbTable *at = &game->deal.table[table_of(game, seat)];
  bool in_turn = game_phase(game, table->rules) == PHASE_EXCHANGE || at->turn == seat;
  if (game_phase(game, table->rules) == PHASE_CLIMB) {
    struct {
      Rng *rng;
      ClimbPlay play;
      int n;
    } draw = {.rng = rng};
    const Climb *top = at->top_player == SEAT_NONE ? NULL : &at->climb;
    PlayCase of = {&game->deal.order, table->rules, game, seat};
    climb_each(&of, HAND_OF(&game->deal, seat), top, !in_turn, render_play, &draw);
    *out = (Action){.type = ACTION_PASS, .seat = (uint8_t)seat};
    if (draw.n > 0 && (!top || rng_below(rng, 3) > 0)) {
      out->type = ACTION_PLAY;
      climb_cards(&of, &draw.play, HAND_OF(&game->deal, seat), &out->cards);
      if (!in_turn && rng_below(rng, 2) == 0) out->version = (uint16_t)(at->version - 1);
    } else if (!in_turn) {
      return false;
    }
    return true;
  }
  game_random_action(game, table->rules, rng, out);
  return true;
}

TEST(bombs_out_of_turn_at_any_moment_leave_no_table_in_disorder) {
  int out_of_turn = 0;
  for (int round = 0; round < 6; round++) {
    Table *table = open_table(round % 2 ? 13 : 5, 90 + (uint64_t)round);
    Rng rng = rng_from((uint64_t)round);
    for (int n = 0; !table->game.over && n < 50000; n++) {
      Action action;
      if (game_waits_for(&table->game, table->rules) == SEAT_NONE)
        action = game_default(&table->game, table->rules);
      else if (!choose_any(&rng, table, &action))
        continue;
      if (action.type == ACTION_PLAY) {
        const Game *game = &table->game;
        out_of_turn += game->deal.table[table_of(game, action.seat)].turn != action.seat;
      }
      assert_int_equal(game_apply(&table->game, table->rules, &action, NULL), LEGAL);
      const char *wrong = deal_is_ok(table->rules, &table->game);
      if (wrong) fail_msg("%s", wrong);
    }
    assert_true(table->game.over);
  }
  assert_true(out_of_turn > 100);
}

static bool note_action(void *data, const Game *game, const Action *action) {
  (void)game;
  return history_add(data, action);
}

TEST(a_record_of_a_whole_game_replays) {
  Table *table = open_table(8, 5);
  History history = {0};
  Rng rng = rng_from(5);
  Ruling why;
  const Bot **all = seated(&bot_random);
  bots_run(&table->game, table->rules,
           &(BotRun){all, 0xff, UNTIL_GAME, &rng, note_action, &history}, &why);
  assert_true(table->game.over);
  assert_replays(table->rules, &table->game, &history, false);
}

TEST(actions_print_and_read_back) {
  static const char *const TEXT[] = {"play 7D 7S @41", "give HJ", "request T", "accept",
                                     "pass @3",        "keep",    "refuse",    "waive"};
  for (size_t i = 0; i < sizeof TEXT / sizeof TEXT[0]; i++) {
    char printed[64], error[256];
    Action action;
    assert_true(action_parse(TEXT[i], 1, &action, error, sizeof error));
    action_print(&action, 1, STYLE_ASCII, printed, sizeof printed);
    assert_string_equal(printed, TEXT[i]);
  }
  static const char *const WRONG[] = {"request Z",  "pass @",  "pass @x",
                                      "play 7D @0", "keep 7D", "play 7D @99999"};
  for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
    char error[256] = "";
    Action action;
    assert_false(action_parse(WRONG[i], 1, &action, error, sizeof error));
    assert_true(error[0] != '\0');
  }
}
