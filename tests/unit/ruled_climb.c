/* ruled_climb.c - a climbing game: who may do what, what follows what, bombs out of turn, late
** actions, the exchange, going out, points, who moves and who deals. See ruled.h. */
#include "ruled.h"

enum { CHANGED = 8 };

/* How often it was ruled. */
static struct {
  long actions, changed, legal, lists, out_of_turn, late, exchanges, hands, first, lowest;
} tally;

static bool climbs(const Table *table) { return table->covered & RULES_CLIMBING; }

/* --- is all as the model has it? -------------------------------------------------------------- */

static void check(const Table *table, const char *what, long is, long should_be) {
  if (is != should_be)
    fail_msg("%s, hand %d: %s is %ld, should be %ld", ruled_where(table), table->all.number, what,
             is, should_be);
}

/* As the program writes a seat. */
static int seat_in(int seat) { return seat == NOBODY ? SEAT_NONE : seat; }

static int bits_in(const bool set[], int n) {
  int bits = 0;
  for (int i = 0; i < n; i++) bits |= set[i] << i;
  return bits;
}

static void check_exchange(const Table *table, const ClimbTable *is, const OracleTable *model) {
  check(table, "the step", is->step < table->rules->exchange.steps_n, model->exchanging);
  if (!model->exchanging) return;
  check(table, "the step", is->step, model->step);
  check(table, "the card given", is->given, model->given == NOBODY ? CARD_NONE : model->given);
  check(table, "the giver", is->giver, seat_in(model->giver));
  check(table, "the rank wanted", is->wanted, model->wanted == NOBODY ? RANK_NONE : model->wanted);
  check(table, "the ranks asked for", is->asked, bits_in(model->asked, RANK_NB));
}

static void check_trick(const Table *table, const ClimbTable *is, const OracleTable *model) {
  CardSet top;
  check(table, "who lies on top", is->top_player, seat_in(model->owner));
  check(table, "the leader", is->leader, model->leader);
  check(table, "the turn", is->turn, model->turn);
  check(table, "who passed", is->passes, bits_in(model->passed, SEAT_MAX));
  check(table, "the tricks", is->trick, model->tricks);
  if (model->owner == NOBODY) return;
  deal_play_cards(&table->game.deal, &is->top, &top);
  Pile lies = pile_in(&top);
  if (!piles_same(&lies, &model->lies))
    fail_msg("%s: on top lies %s, should be %s", ruled_where(table), compare_text(&lies),
             compare_text(&model->lies));
  check(table, "the form", is->climb.form, model->is.form);
  check(table, "the sets", is->climb.size, model->is.size);
  if (model->is.size == 0) return;
  check(table, "the length", is->climb.length, model->is.length);
  check(table, "the height", is->climb.tier, model->is.top);
}

static void check_table(const Table *table, int k) {
  const ClimbTable *is = &table->game.deal.table[k];
  const OracleTable *model = &table->all.table[k];
  check(table, "the players of a table", is->size, model->seats);
  for (int i = 0; i < model->seats; i++)
    check(table, "who sits there", table->game.place[is->first + i], model->seat[i]);
  check(table, "the dealer", is->dealer, model->dealer);
  check(table, "the winner", is->winner, seat_in(model->winner));
  check(table, "the loser", is->loser, seat_in(model->loser));
  check(table, "the version", is->version, model->version);
  check(table, "who is out", is->out_n, model->outs);
  for (int i = 0; i < model->outs; i++) check(table, "who is out", is->out[i], model->out[i]);
  if (game_phase(&table->game, table->rules) == PHASE_EXCHANGE)
    check_exchange(table, is, model);
  else if (model->outs < model->seats)
    check_trick(table, is, model);
}

static void check_all(const Table *table) {
  const Deal *deal = &table->game.deal;
  check(table, "the tables", deal->tables, table->all.tables);
  for (int k = 0; k < table->all.tables; k++) check_table(table, k);
  for (int seat = 0; seat < deal->players; seat++) {
    Pile hand = pile_in(HAND_OF(deal, seat));
    if (!piles_same(&hand, &table->all.hand[seat]))
      fail_msg("%s: seat %d holds %s, should hold %s", ruled_where(table), seat,
               compare_text(&hand), compare_text(&table->all.hand[seat]));
    check(table, "the cards in a hand", deal->hand_n[seat], pile_size(&hand));
  }
}

/* Who is waited for, and what each seat may do. */
static void check_rights(const Table *table) {
  unsigned may = 0;
  for (int seat = 0; seat < table->game.deal.players; seat++) {
    unsigned types = oracle_climb_types(&table->all, seat);
    check(table, "what a seat may do", game_allowed_actions(&table->game, table->rules, seat),
          types);
    if (types) may |= 1u << seat;
  }
  check(table, "who may act", game_may_act(&table->game, table->rules), may);
  check(table, "who is waited for", game_waits_for(&table->game, table->rules),
        seat_in(oracle_climb_waits_for(&table->all)));
}

/* --- actions made up -------------------------------------------------------------------------- */

static const OracleClimb *top_of(const OracleTable *table) {
  return table->owner == NOBODY ? NULL : &table->is;
}

/* Cards that the seat might play: those of a play that may be made, of one that may be led, with a
** card changed, or any. */
static Pile any_play(Table *table, int seat) {
  static Pile plays[ORACLE_PLAYS];
  const Pile *hand = &table->all.hand[seat];
  const OracleTable *at = oracle_climb_table_of(&table->all, seat);
  bool leads = random_below(&table->rng, 3) == 0, out_of_turn = seat != at->turn;
  int n = oracle_climb_plays(&table->all.ranks, hand, leads ? NULL : top_of(at),
                             !leads && out_of_turn, plays);
  Pile play = n > 0 ? plays[random_below(&table->rng, n)] : (Pile){{0}};
  int way = random_below(&table->rng, 4);
  if (way == 0) play = (Pile){{0}};
  for (int more = way < 2 ? 1 + random_below(&table->rng, 4) : 0; more > 0; more--) {
    int card = random_below(&table->rng, KIND_NB);
    if (play.n[card] < hand->n[card]) play.n[card]++;
  }
  if (way == 1 && pile_size(&play) > 1) {
    int card = random_below(&table->rng, KIND_NB);
    while (play.n[card] == 0) card = (card + 1) % KIND_NB;
    play.n[card]--;
  }
  return play;
}

/* One card of the hand; now and then of the highest, or one that is not held. */
static Pile any_card(Table *table, int seat) {
  const Pile *hand = &table->all.hand[seat];
  Pile one = {{0}};
  int card = random_below(&table->rng, KIND_NB);
  for (int i = 0; i < KIND_NB && hand->n[card] == 0; i++) card = (card + 1) % KIND_NB;
  bool highest = random_below(&table->rng, 2) == 0;
  for (int other = 0; other < KIND_NB && highest; other++)
    if (hand->n[other] && table->all.ranks.height[other] > table->all.ranks.height[card])
      card = other;
  if (random_below(&table->rng, 12) == 0) card = random_below(&table->rng, KIND_NB);
  one.n[card]++;
  return one;
}

static Action made_up(Table *table) {
  static const ActionType ANY[] = {ACTION_PLAY,   ACTION_PASS,   ACTION_KEEP,  ACTION_GIVE,
                                   ACTION_ACCEPT, ACTION_REFUSE, ACTION_WAIVE, ACTION_REQUEST};
  enum { TYPES = sizeof ANY / sizeof *ANY };
  int seat = random_below(&table->rng, table->game.deal.players);
  unsigned types = oracle_climb_types(&table->all, seat);
  if (random_below(&table->rng, 3) == 0 || types == 0) {
    int waited = oracle_climb_waits_for(&table->all);
    if (waited != NOBODY) seat = waited;
    types = oracle_climb_types(&table->all, seat);
  }
  ActionType type = ANY[random_below(&table->rng, TYPES)];
  for (int i = 0; i < 20 && !(types >> type & 1); i++) type = ANY[random_below(&table->rng, TYPES)];
  if (random_below(&table->rng, 8) == 0) type = ANY[random_below(&table->rng, TYPES)];
  Action action = {.type = (uint8_t)type, .seat = (uint8_t)seat};
  Pile cards = {{0}};
  if (type == ACTION_PLAY) cards = any_play(table, seat);
  if (type == ACTION_GIVE) cards = any_card(table, seat);
  action.cards = kinds_in(&cards);
  if (type == ACTION_REQUEST) action.rank = (uint8_t)random_below(&table->rng, RANK_NB);
  int version =
      oracle_climb_table_of(&table->all, seat)->version - random_below(&table->rng, 4) + 1;
  if (random_below(&table->rng, 4) == 0 && version > 0) action.version = (uint16_t)version;
  return action;
}

static void check_legal(Table *table, const Action *action, bool may) {
  bool is = game_check(&table->game, table->rules, action) == LEGAL;
  Pile cards = pile_in(&action->cards);
  if (is != may)
    fail_msg("%s: %s %s by seat %d for version %d: legal should be %d", ruled_where(table),
             action_word((ActionType)action->type), compare_text(&cards), action->seat,
             action->version, may);
}

/* --- what may be played, listed --------------------------------------------------------------- */

typedef struct Listed {
  const Table *table;
  const OracleTable *at;
  const PlayCase *of;
  int seat, n;
  bool out_of_turn;
  Pile play[ORACLE_PLAYS];
} Listed;

static bool note_listed(void *data, const ClimbPlay *play) {
  Listed *listed = data;
  const Table *table = listed->table;
  OracleClimb is[FORM_MAX];
  CardSet cards;
  climb_cards(listed->of, play, HAND_OF(&table->game.deal, listed->seat), &cards);
  Pile pile = pile_in(&cards);
  int n = oracle_climbs(&table->all.ranks, &pile, top_of(listed->at), is);
  bool may = false;
  for (int i = 0; i < n; i++) may |= is[i].out_of_turn || !listed->out_of_turn;
  if (!may) fail_msg("%s: %s is listed", ruled_where(table), compare_text(&pile));
  for (int i = 0; i < listed->n; i++)
    if (piles_same(&listed->play[i], &pile))
      fail_msg("%s: %s is listed again", ruled_where(table), compare_text(&pile));
  listed->play[listed->n++] = pile;
  assert_in_range(listed->n, 1, ORACLE_PLAYS - 1);
  return true;
}

/* What the program lists of a seat's plays is what the model lists: as many, legal, none twice. */
static void check_list(Table *table, int seat) {
  static Pile plays[ORACLE_PLAYS];
  const Game *game = &table->game;
  const OracleTable *at = oracle_climb_table_of(&table->all, seat);
  const ClimbTable *is = &game->deal.table[at - table->all.table];
  PlayCase of = {&game->deal.order, table->rules, game, seat};
  static Listed listed;
  listed.table = table, listed.at = at, listed.of = &of, listed.seat = seat, listed.n = 0;
  listed.out_of_turn = seat != at->turn;
  climb_each(&of, HAND_OF(&game->deal, seat), at->owner == NOBODY ? NULL : &is->climb,
             listed.out_of_turn, note_listed, &listed);
  check(table, "the number of plays", listed.n,
        oracle_climb_plays(&table->all.ranks, &table->all.hand[seat], top_of(at),
                           listed.out_of_turn, plays));
  tally.lists++;
}

/* --- from action to action -------------------------------------------------------------------- */

/* The cards of a game that begins are dealt by who drew lower (or higher) than somebody else: than
** all, unless several tied and drew again. */
static void check_first_dealer(const Table *table, const OracleTable *at) {
  const uint8_t *drawn = table->game.first_cards;
  const OracleRanks *ranks = &table->all.ranks;
  int beaten = 0;
  if (table->rules->deal.first == FIRST_RANDOM) return;
  for (int i = 0; i < at->seats; i++) {
    int by = ranks->height[drawn[at->seat[i]]] - ranks->height[drawn[at->dealer]];
    beaten += table->rules->deal.first == FIRST_LOWEST ? by > 0 : by < 0;
  }
  if (beaten == 0) fail_msg("%s: %d deals", ruled_where(table), at->dealer);
  tally.first++;
  tally.lowest += beaten == at->seats - 1;
}

static void deal_out(Table *table) {
  uint8_t cards[CARD_MAX];
  int left[KIND_NB] = {0}, deck = 0;
  for (int card = 0; card < KIND_NB; card++) deck += table->all.ranks.copies[card];
  check(table, "the cards", table->game.deal.deck_n, deck * table->all.tables);
  for (int i = 0; i < deck * table->all.tables; i++) {
    cards[i] = table->game.deal.deck[i];
    if (i % deck == 0) memcpy(left, table->all.ranks.copies, sizeof left);
    if (--left[cards[i]] < 0) fail_msg("%s: too many of %d", ruled_where(table), cards[i]);
  }
  oracle_climb_deal_out(&table->all, cards);
  check_all(table);
}

/* Everybody sits down, and the first cards have been dealt. */
static void begin(Table *table) {
  oracle_gather(&table->all, table->rules);
  for (int k = 0; k < table->all.tables; k++) {
    OracleTable *at = &table->all.table[k];
    at->dealer = table->game.deal.table[k].dealer;
    if (oracle_climb_table_of(&table->all, at->dealer) != at)
      fail_msg("%s: %d deals elsewhere", ruled_where(table), at->dealer);
    check_first_dealer(table, at);
  }
  deal_out(table);
}

/* The model does what the program has done. */
static void do_it(Table *table, const Action *done) {
  ptrdiff_t k = oracle_climb_table_of(&table->all, done->seat) - table->all.table;
  oracle_climb_do(&table->all, done, table->game.deal.table[k].climb.form);
}

/* Made-up actions: whether they are legal, and what becomes of those that are, on a copy. */
static void try_others(Table *table) {
  static Game game;
  static OracleGathering all;
  for (int i = 0; i < CHANGED; i++) {
    Action action = made_up(table);
    bool may = oracle_climb_may(&table->all, &action);
    check_legal(table, &action, may);
    tally.changed++;
    tally.legal += may;
    if (!may || i > 1) continue;
    game = table->game;
    all = table->all;
    game_apply(&table->game, table->rules, &action, NULL);
    do_it(table, &action);
    check_all(table);
    table->game = game;
    table->all = all;
  }
}

static void before(Table *table, const Action *chosen) {
  if (!climbs(table)) return;
  if (table->all.tables == 0) begin(table);
  if (oracle_climb_is_over(&table->all)) return;
  check_rights(table);
  check_legal(table, chosen, oracle_climb_may(&table->all, chosen));
  try_others(table);
  if (game_phase(&table->game, table->rules) != PHASE_CLIMB || random_below(&table->rng, 4)) return;
  bool on_turn = random_below(&table->rng, 2);
  check_list(table, on_turn ? chosen->seat : random_below(&table->rng, table->rules->players));
}

/* Another action than that of who is waited for: at any table, out of turn, late. */
static void choose(Table *table, Action *chosen) {
  if (!climbs(table) || table->all.tables == 0 || random_below(&table->rng, 2)) return;
  for (int i = 0; i < 4; i++) {
    Action action = made_up(table);
    if (!oracle_climb_may(&table->all, &action)) continue;
    *chosen = action;
    return;
  }
}

static void after(Table *table, const Game *before, const Action *done) {
  if (!climbs(table)) return;
  if (done->type == ACTION_DEAL) {
    oracle_climb_move(&table->all);
    deal_out(table);
    return;
  }
  const OracleTable *at = oracle_climb_table_of(&table->all, done->seat);
  tally.out_of_turn += done->type == ACTION_PLAY && at->turn != done->seat;
  tally.late += done->version && done->version != at->version;
  tally.exchanges += game_phase(before, table->rules) == PHASE_EXCHANGE;
  do_it(table, done);
  check_all(table);
  tally.actions++;
}

static void over(Table *table) {
  const Game *game = &table->game;
  if (!climbs(table)) return;
  oracle_climb_score(&table->all);
  for (int seat = 0; seat < game->deal.players; seat++) {
    check(table, "what a hand came to", game->gained[seat], table->all.gained[seat]);
    check(table, "the points", game->total[seat], table->all.total[seat]);
  }
  check(table, "the end of the game", game->over, table->all.over);
  check(table, "who has won", game->winners, table->all.winners);
  tally.hands++;
}

static void tell(long deals) {
  print_message("%ld climbing actions, %ld of %ld made up legal, %ld lists, %ld out of turn, "
                "%ld late, %ld in exchanges; %ld hands, %ld first dealers, %ld who drew lowest\n",
                tally.actions, tally.legal, tally.changed, tally.lists, tally.out_of_turn,
                tally.late, tally.exchanges, tally.hands, tally.first, tally.lowest);
  if (SHARE > 1) return;
  assert_true(tally.actions > deals && tally.legal * 3 > tally.changed && tally.lists > deals);
  assert_true(tally.out_of_turn > deals / 10 && tally.late > deals / 20);
  assert_true(tally.exchanges > deals / 5 && tally.hands > deals / 20);
  assert_true(tally.lowest * 5 > tally.first * 4);
}

const Part ruled_climb = {
    .choose = choose, .before = before, .after = after, .over = over, .tell = tell};
