/* ruled_kitty.c - the kitty, and gifts: who is waited for, what each seat may do, burials and gifts
** chosen and changed at random, what lies where after them. See ruled.h. */
#include "oracle_bid.h"
#include "oracle_kitty.h"
#include "ruled.h"

enum {
  CHANGED = 4,
  CLAIMS = 8,
  SELDOM = 8,
  TYPES = 1 << ACTION_MISDEAL | 1 << ACTION_PICK_UP | 1 << ACTION_BURY | 1 << ACTION_REVEAL |
          1 << ACTION_PASS | 1 << ACTION_GIVE,
  CHANGES = TYPES | 1 << ACTION_DECLARE
};

/* How often it was ruled; of those not allowed, how many. */
static struct { long seats, buries, refused, gifts, taken, stolen, shown, misdeals; } tally;

/* --- what may be done ------------------------------------------------------------------------- */

static bool is_about_kitty(const Game *game, const Rules *rules) {
  PhaseType phase = game_phase(game, rules);
  return phase == PHASE_KITTY || phase == PHASE_GIFT;
}

/* What goes on without a choice: the kitty is picked up, and nobody overbids. */
static void check_default(const Table *table) {
  const Game *game = &table->game;
  const Rules *rules = table->rules;
  Action action = game_default(game, rules);
  int type = ACTION_NB;
  if (game_phase(game, rules) == PHASE_KITTY && !game->deal.picked_up) type = ACTION_PICK_UP;
  if (oracle_theft_is_open(game, rules) && !game->deal.gifts) type = ACTION_PASS;
  if (action.type != type || action.seat != oracle_waits(game, rules))
    fail_msg("%s: seat %d goes on by %s", ruled_where(table), action.seat,
             action_word((ActionType)action.type));
}

/* In phases of the rules' own, and before the kitty, only what may come at any time is ruled here;
** an overbid is ruled beside the bids. */
static void check_seats(const Table *table) {
  const Game *game = &table->game;
  const Rules *rules = table->rules;
  PhaseType phase = game_phase(game, rules);
  bool all = is_about_kitty(game, rules) || phase == PHASE_CALL || phase == PHASE_TRICKS;
  uint32_t judged = all ? ~(1u << ACTION_DECLARE) : 1u << ACTION_REVEAL | 1u << ACTION_MISDEAL;
  int waits = game_waits_for(game, rules), should = oracle_waits(game, rules);
  if (all && waits != should)
    fail_msg("%s: %d is waited for, should be %d", ruled_where(table), waits, should);
  if (all) check_default(table);
  for (int seat = 0; seat < rules->players; seat++) {
    uint32_t types = oracle_types(game, rules, seat) & judged;
    uint32_t allowed = game_allowed_actions(game, rules, seat) & judged;
    if (allowed != types)
      fail_msg("%s: seat %d may do %x, should %x", ruled_where(table), seat, (unsigned)allowed,
               (unsigned)types);
    tally.seats++;
  }
}

static void check_action(const Table *table, const Action *action) {
  bool may = oracle_kitty_may(&table->game, table->rules, action);
  Pile cards = pile_in(&action->cards);
  if ((game_check(&table->game, table->rules, action) == LEGAL) != may)
    fail_msg("%s: seat %d: %s %s from %s: legal should be %d", ruled_where(table), action->seat,
             action_word((ActionType)action->type), compare_text(&cards),
             compare_text(&(Pile[]){pile_in(HAND_OF(&table->game.deal, action->seat))}[0]), may);
  tally.refused += !may;
  tally.buries += action->type == ACTION_BURY;
  tally.gifts += action->type == ACTION_GIVE;
}

/* So many cards of a hand, chosen at random; now and then one that may not be held. */
static Pile some_cards(Table *table, int seat, int cards) {
  Pile hand = pile_in(HAND_OF(&table->game.deal, seat)), some = {{0}};
  for (int i = 0; i < cards && pile_size(&hand) > 0; i++) {
    Card card = pile_any(&hand, &table->rng);
    hand.n[card]--;
    some.n[card]++;
  }
  if (pile_size(&some) > 0 && random_below(&table->rng, 6) == 0) {
    some.n[pile_any(&some, &table->rng)]--;
    Card other = (Card)random_below(&table->rng, KIND_NB);
    if (some.n[other] < PACK_MAX) some.n[other]++;
  }
  return some;
}

static void check_changed(Table *table) {
  const Deal *deal = &table->game.deal;
  static const uint8_t type[] = {ACTION_PICK_UP, ACTION_REVEAL, ACTION_MISDEAL,
                                 ACTION_PASS,    ACTION_BURY,   ACTION_GIVE};
  for (int i = 0; i < (int)sizeof type; i++) {
    Action action = {.type = type[i], .seat = (uint8_t)random_below(&table->rng, deal->players)};
    bool cards = type[i] >= ACTION_BURY && type[i] != ACTION_REVEAL;
    int n = type[i] == ACTION_GIVE && deal->gifts ? deal->gift[0].count : table->rules->deck.kitty;
    if (!cards) check_action(table, &action);
    for (int k = 0; cards && k < CHANGED; k++) {
      int waits = oracle_waits(&table->game, table->rules);
      bool own = waits != SEAT_NONE && random_below(&table->rng, 6) > 0;
      if (own) action.seat = (uint8_t)waits;
      int more = random_below(&table->rng, 5) ? 0 : random_below(&table->rng, 5) - 2;
      Pile some = some_cards(table, action.seat, n + more);
      action.cards = kinds_in(&some);
      check_action(table, &action);
    }
  }
}

static void before(Table *table, const Action *chosen) {
  const Game *game = &table->game;
  if (!(table->covered & RULES_KITTY)) return;
  bool draws = chosen->type == ACTION_DRAW;
  if (!draws || random_below(&table->rng, SELDOM) == 0) check_seats(table);
  if (is_about_kitty(game, table->rules)) {
    if (TYPES >> chosen->type & 1) check_action(table, chosen);
    check_changed(table);
  }
}

/* --- what chance draws too seldom ------------------------------------------------------------- */

/* An overbid of identical cards by anybody, if there is one. */
static bool find_overbid(Table *table, Action *out) {
  int players = table->game.deal.players, at = random_below(&table->rng, players * KIND_NB);
  for (int i = 0; i < players * KIND_NB; i++, at = (at + 1) % (players * KIND_NB)) {
    Action action = {.type = ACTION_DECLARE, .seat = (uint8_t)(at / KIND_NB)};
    Pile hand = pile_in(HAND_OF(&table->game.deal, action.seat)), shown = {{0}};
    shown.n[at % KIND_NB] = hand.n[at % KIND_NB];
    if (pile_size(&shown) == 0) continue;
    action.cards = kinds_in(&shown);
    if (game_check(&table->game, table->rules, &action) != LEGAL) continue;
    *out = action;
    return true;
  }
  return false;
}

/* The kitty is laid open, and overbid for; deals are thrown in. */
static void choose(Table *table, Action *chosen) {
  const Game *game = &table->game;
  const Rules *rules = table->rules;
  if (!(table->covered & RULES_KITTY)) return;
  if (oracle_theft_is_open(game, rules) && find_overbid(table, chosen)) return;
  for (int seat = 0; seat < rules->players; seat++)
    if (oracle_may_misdeal(game, rules, seat) && random_below(&table->rng, CLAIMS) == 0)
      *chosen = (Action){.type = ACTION_MISDEAL, .seat = (uint8_t)seat};
  int burier = game->deal.burier;
  bool may = burier < rules->players && (oracle_types(game, rules, burier) >> ACTION_REVEAL & 1);
  if (may && random_below(&table->rng, 3) == 0)
    *chosen = (Action){.type = ACTION_REVEAL, .seat = (uint8_t)burier};
}

/* --- what comes of it ------------------------------------------------------------------------- */

static void check_lies(const Table *table, const OracleKitty *should) {
  OracleKitty lies;
  oracle_kitty_read(&lies, &table->game);
  bool same = piles_same(&lies.kitty, &should->kitty);
  for (int seat = 0; seat < table->rules->players; seat++) {
    same &= piles_same(&lies.hand[seat], &should->hand[seat]);
    same &= table->game.deal.hand_n[seat] == pile_size(&should->hand[seat]);
  }
  if (!same)
    fail_msg("%s: in the kitty lies %s, should %s", ruled_where(table), compare_text(&lies.kitty),
             compare_text(&should->kitty));
  bool open = lies.buried && lies.theft != THEFT_NO;
  if (lies.took != should->took)
    fail_msg("%s: %x have had the kitty, should be %x", ruled_where(table), lies.took,
             should->took);
  if (lies.burier != should->burier || lies.picked_up != should->picked_up ||
      lies.buried != should->buried || lies.exposed != should->exposed ||
      (lies.buried && lies.theft != should->theft) || (open && lies.passed != should->passed))
    fail_msg("%s: burier %d, picked up %d, buried %d, exposed %d, theft %d, passed %x; should be "
             "%d, %d, %d, %d, %d, %x",
             ruled_where(table), lies.burier, lies.picked_up, lies.buried, lies.exposed, lies.theft,
             lies.passed, should->burier, should->picked_up, should->buried, should->exposed,
             should->theft, should->passed);
}

static int place_of(const Rules *rules, PhaseType phase) {
  int i = 0;
  while (i < rules->phases_n && rules->phases[i] != phase) i++;
  return i;
}

/* The phase of the kitty has come: who takes it, and nothing was moved. */
static void check_begin(Table *table, const Game *before) {
  const Rules *rules = table->rules;
  const Deal *deal = &table->game.deal;
  int at = place_of(rules, PHASE_KITTY);
  if (at == rules->phases_n || before->deal.phase >= at || deal->phase < at || deal->redeal) return;
  OracleKitty lies, should;
  oracle_kitty_read(&lies, &table->game);
  should = lies;
  should.burier = oracle_burier(rules, &table->game);
  should.picked_up = should.exposed = false;
  should.buried = should.burier == SEAT_NONE; /* it stays where it lies */
  check_lies(table, &should);
  bool waits = should.burier != SEAT_NONE && rules->deck.kitty > 0;
  if ((deal->phase == at) != waits)
    fail_msg("%s: the phase of the kitty is on: %d", ruled_where(table), !waits);
  tally.taken++;
}

/* An overbid names another trump suit by what it shows. The declarer stays, and so does the rank,
** unless declare.does names another declarer: then that level is the rank. */
static void check_overbid(const Table *table, const Game *before) {
  const Deal *deal = &table->game.deal;
  const Bid *bid = &deal->bidding.last;
  bool none = table->rules->declare.bids[bid->type].trump == BID_TRUMP_NONE;
  int suit = none || card_is_joker(bid->card) ? SUIT_NONE : card_suit(bid->card);
  if (bid->makes_trump)
    suit = bid->makes_trump == BID_MAKES_NO_TRUMP ? SUIT_NONE : bid->makes_trump - 1;
  int declarer = bid->makes_declarer ? bid->makes_declarer - 1 : before->deal.declarer;
  Rank rank = before->deal.trump.rank;
  if (bid->makes_declarer) rank = oracle_level(table->rules, table->game.level[declarer]);
  if (rank == RANK_NONE) suit = SUIT_NONE;
  if (deal->declarer != declarer || (int)deal->trump.suit != suit || deal->trump.rank != rank)
    fail_msg("%s: seat %d is declarer, trumps %d of %d, should be %d, %d of %d", ruled_where(table),
             deal->declarer, deal->trump.rank, (int)deal->trump.suit, declarer, rank, suit);
  tally.stolen++;
}

/* The deal was thrown in: who has claimed that or drew first before draws first, and all else is as
** it was. */
static void check_misdeal(const Table *table, const Game *before, const Action *done) {
  const Game *game = &table->game;
  const Deal *then = &before->deal, *now = &game->deal;
  if (done->type == ACTION_MISDEAL) {
    if (now->redeal != 2 || now->claimer != done->seat || game_phase(game, table->rules))
      fail_msg("%s: seat %d threw the deal in", ruled_where(table), done->seat);
    tally.misdeals++;
  }
  if (done->type != ACTION_DEAL || then->redeal != 2) return;
  bool claimer = table->rules->deal.misdeal_first_claimer;
  if (now->first_drawer != (claimer ? then->claimer : then->first_drawer) ||
      game->number != before->number || game->named_declarer != before->named_declarer ||
      memcmp(game->level, before->level, sizeof game->level) != 0)
    fail_msg("%s: after a misdeal %d draws first", ruled_where(table), now->first_drawer);
}

static void after(Table *table, const Game *before, const Action *done) {
  const Rules *rules = table->rules;
  if (!(table->covered & RULES_KITTY)) return;
  if (is_about_kitty(before, rules) && (CHANGES >> done->type & 1)) {
    OracleKitty should;
    oracle_kitty_do(before, rules, done, &should);
    check_lies(table, &should);
    if (done->type == ACTION_DECLARE) check_overbid(table, before);
    bool on = !table->game.deal.redeal && oracle_kitty_goes_on(&should, rules->players);
    if (!table->game.deal.gifts && game_phase(before, rules) == PHASE_KITTY &&
        (game_phase(&table->game, rules) == PHASE_KITTY) != on)
      fail_msg("%s: the phase of the kitty should be on: %d", ruled_where(table), on);
  } else if (done->type == ACTION_REVEAL || done->type == ACTION_CALL) {
    OracleKitty should;
    oracle_kitty_do(before, rules, done, &should);
    if (table->game.deal.phase == place_of(rules, PHASE_TRICKS))
      should.buried = true; /* nobody took it: it lies as it is */
    check_lies(table, &should);
  }
  tally.shown += done->type == ACTION_REVEAL;
  check_misdeal(table, before, done);
  check_begin(table, before);
}

static void tell(long deals) {
  print_message("%ld misdeals, %ld kitties, %ld stolen, %ld shown, %ld burials, %ld gifts, %ld "
                "refused, %ld seats\n",
                tally.misdeals, tally.taken, tally.stolen, tally.shown, tally.buries, tally.gifts,
                tally.refused, tally.seats);
  assert_true(tally.taken > deals / 2 && tally.buries > deals && tally.refused > deals);
  if (SHARE == 1) assert_true(tally.stolen > deals / 100 && tally.shown > deals / 50);
}

const Part ruled_kitty = {.choose = choose, .before = before, .after = after, .tell = tell};
