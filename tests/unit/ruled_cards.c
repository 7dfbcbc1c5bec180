/* ruled_cards.c - where every card lies, from the first draw to the last play: hands, kitty, what
** was played; and what functions do about declarations, or where there is none. See ruled.h. */
#include "oracle_deck.h"
#include "oracle_kitty.h"
#include "oracle_levels.h"
#include "ruled.h"

enum { SELDOM = 24 };

/* How often it was ruled. */
static struct { long hands, moves, turned, plays, back, begins, does, nobody; } tally;

/* --- where they lie --------------------------------------------------------------------------- */

static void check_hand(const Table *table, int seat) {
  const Deal *deal = &table->game.deal;
  Pile is = pile_in(HAND_OF(deal, seat));
  const Pile *should = &table->cards.hand[seat];
  if (!piles_same(&is, should) || deal->hand_n[seat] != pile_size(should))
    fail_msg("%s: seat %d holds %s, should hold %s", ruled_where(table), seat, compare_text(&is),
             compare_text(should));
  tally.hands++;
}

static void check_all(const Table *table) {
  const Deal *deal = &table->game.deal;
  const OracleCards *cards = &table->cards;
  Pile kitty = pile_in(&deal->kitty);
  for (int seat = 0; seat < deal->players; seat++) check_hand(table, seat);
  if (!piles_same(&kitty, &cards->kitty))
    fail_msg("%s: in the kitty lies %s, should %s", ruled_where(table), compare_text(&kitty),
             compare_text(&cards->kitty));
  if (deal->turned != cards->turned)
    fail_msg("%s: %d cards of the kitty are turned, should be %d", ruled_where(table), deal->turned,
             cards->turned);
  if (deal->took != cards->took || deal->exposed != cards->exposed)
    fail_msg("%s: %x have had the kitty, open %d; should be %x, %d", ruled_where(table), deal->took,
             deal->exposed, cards->took, cards->exposed);
  bool gifts = deal->gifts == cards->gifts;
  for (int i = 0; i < cards->gifts && gifts; i++)
    gifts = deal->gift[i].from == cards->owed[i].from && deal->gift[i].to == cards->owed[i].to &&
            deal->gift[i].count == cards->owed[i].count &&
            deal->gift[i].kinds == cards->owed[i].kinds;
  if (!gifts)
    fail_msg("%s: %d gifts are owed, should be %d", ruled_where(table), deal->gifts, cards->gifts);
  const OraclePlay *last = cards->plays ? &cards->play[cards->plays - 1] : NULL;
  int played = last ? last->from + last->n : 0;
  if (deal->log_n != played || memcmp(deal->log, cards->card, (size_t)played) != 0)
    fail_msg("%s: %d cards were played, should be %d", ruled_where(table), deal->log_n, played);
}

/* --- what functions do ------------------------------------------------------------------------ */

/* Cards that effects move have moved. */
static void move(Table *table, const Effects *effects) {
  const Deal *deal = &table->game.deal;
  oracle_cards_effects(&table->cards, effects);
  if (!oracle_cards_lie(&table->cards, deal->deck + deal->deck_n - table->rules->deck.kitty))
    fail_msg("%s: the kitty lies otherwise", ruled_where(table));
  tally.moves += effects->moves > 0;
  tally.turned += effects->reveal > 0;
}

/* What deal.begins does. */
static void check_begins(Table *table, const Game *before) {
  static Game should;
  should = *before;
  HookCall call = oracle_question(table->rules, HOOK_DEAL_BEGINS, before, -1);
  call.does = &should;
  oracle_ask(&call, NULL, NULL);
  oracle_do(table->rules, &call.effects, &should);
  if (call.effects.declarer) should.named_declarer = (uint8_t)(call.effects.declarer - 1);
  ruled_check_done(table, &should);
  if (table->game.named_declarer != should.named_declarer)
    fail_msg("%s: seat %d is named before the deal", ruled_where(table),
             table->game.named_declarer);
  tally.begins++;
}

/* What declare.does does about the declaration just made. */
static void check_does(Table *table, const Game *before) {
  static Game should;
  const Bidding *is = &table->game.deal.bidding;
  Bid *bid = &should.deal.bidding.last;
  should = *before;
  should.deal.bidding = *is;
  should.deal.bidding.locked = before->deal.bidding.locked;
  bid->makes_trump = bid->makes_declarer = 0;
  HookCall call = oracle_question(table->rules, HOOK_DECLARE_DOES, &should, bid->seat);
  call.does = &should;
  call.bid = bid;
  oracle_ask(&call, NULL, NULL);
  const Effects *effects = &call.effects;
  oracle_do(table->rules, effects, &should);
  move(table, effects);
  ruled_check_done(table, &should);
  int makes = effects->has_trump ? 1 + effects->trump : 0;
  if (effects->has_trump && effects->trump == SUIT_NONE) makes = BID_MAKES_NO_TRUMP;
  if (is->last.makes_trump != makes || is->last.makes_declarer != effects->declarer ||
      is->locked != (before->deal.bidding.locked || effects->locks) ||
      (table->game.deal.redeal != 0) != effects->redeal)
    fail_msg("%s: a declaration names %d, %d, and should %d, %d", ruled_where(table),
             is->last.makes_trump, is->last.makes_declarer, makes, effects->declarer);
  tally.does++;
}

/* All have passed, and nobody has declared: is there a function for that? */
static bool is_undeclared(const Table *table, const Game *before, const Action *done) {
  const Deal *deal = &table->game.deal;
  const OracleBidder bidder = {table->rules, before, &table->bidding, SEAT_NONE, SEAT_NONE};
  if (done->type != ACTION_PASS && done->type != ACTION_DRAW) return false;
  if (game_phase(before, table->rules) != PHASE_DRAW || deal->bidding.n > 0) return false;
  if (!rules_hooked(table->rules, HOOK_DECLARE_NOBODY) || oracle_shows_nothing(&bidder))
    return false;
  return deal->phase != before->deal.phase || deal->redeal || deal->asked != before->deal.asked ||
         deal->failed_n != before->deal.failed_n;
}

/* What declare.nobody does; declarer and trump are ruled beside the bids. */
static void check_nobody(Table *table, const Game *before) {
  static Game should;
  Deal *deal = &should.deal;
  should = *before;
  if (deal->asked != SEAT_NONE) deal->failed[deal->failed_n++] = deal->asked;
  deal->declarer = before->named_declarer;
  if (deal->declarer != SEAT_NONE)
    deal->team = (uint16_t)oracle_first_team(table->rules, deal->players, deal->declarer);
  HookCall call = oracle_question(table->rules, HOOK_DECLARE_NOBODY, &should, -1);
  call.does = &should;
  oracle_ask(&call, NULL, NULL);
  if (call.answer[0] < 0) {
    oracle_do(table->rules, &call.effects, &should);
    move(table, &call.effects);
  } else {
    table->cards.turned = table->game.deal.turned;
  }
  ruled_check_done(table, &should);
  tally.nobody++;
}

/* --- from action to action -------------------------------------------------------------------- */

static void begin(Table *table) {
  const Deal *deal = &table->game.deal;
  if (deal->drawn > 0 || deal->bidding.n > 0 || deal->passed || deal->log_n > 0) return;
  oracle_cards_begin(&table->cards, table->rules, deal);
}

static void before(Table *table, const Action *chosen) {
  (void)chosen;
  if (table->covered & RULES_KITTY) begin(table);
}

/* What was played lies on the table, but for what its leader had to take back. */
static void note_play(Table *table, const Game *before, const Action *done) {
  const Deal *deal = &table->game.deal;
  Pile tried = pile_in(&done->cards), lies = {{0}};
  for (int i = before->deal.log_n; i < deal->log_n; i++) lies.n[deal->log[i]]++;
  for (int card = 0; card < KIND_NB; card++)
    if (lies.n[card] > tried.n[card])
      fail_msg("%s: of %s lies %s", ruled_where(table), compare_text(&tried), compare_text(&lies));
  if (pile_size(&lies) == 0 && !deal->ended_by_throw)
    fail_msg("%s: of %s nothing lies", ruled_where(table), compare_text(&tried));
  oracle_cards_play(&table->cards, before->deal.trick, done, &lies);
  tally.plays++;
  tally.back += pile_size(&lies) < pile_size(&tried);
}

/* The drawing is over, or the phase of the kitty has begun. */
static void note_phases(Table *table, const Game *before, const Action *done) {
  const Rules *rules = table->rules;
  const Deal *deal = &table->game.deal;
  if (game_phase(before, rules) == PHASE_DRAW && deal->bidding.n == 0 &&
      !rules_hooked(rules, HOOK_DECLARE_NOBODY))
    table->cards.turned = deal->turned; /* by a word: ruled beside the bids */
  if (is_undeclared(table, before, done)) check_nobody(table, before);
  for (int phase = before->deal.phase + 1; phase <= deal->phase && phase < rules->phases_n; phase++)
    if (rules->phases[phase] == PHASE_KITTY)
      oracle_cards_kitty(&table->cards,
                         rules->deck.kitty > 0 && oracle_burier(rules, &table->game) != SEAT_NONE);
}

static void do_it(Table *table, const Game *before, const Action *done) {
  const Rules *rules = table->rules;
  PhaseType phase = game_phase(before, rules);
  bool declares = done->type == ACTION_DECLARE || done->type == ACTION_DEFEND;
  if (phase >= PHASE_RULE && done->type != ACTION_REVEAL) return; /* see ruled_phases.c */
  if (done->type == ACTION_PLAY) note_play(table, before, done);
  if (done->type == ACTION_DRAW && before->deal.drawn == 0 && rules_hooked(rules, HOOK_DEAL_BEGINS))
    check_begins(table, before);
  if (declares && rules_hooked(rules, HOOK_DECLARE_DOES)) check_does(table, before);
  if (!table->game.deal.redeal) oracle_cards_do(&table->cards, done);
}

static void after(Table *table, const Game *before, const Action *done) {
  if (!(table->covered & RULES_KITTY)) return;
  if (done->type == ACTION_DEAL) {
    begin(table);
    check_all(table);
    return;
  }
  do_it(table, before, done);
  if (!table->game.deal.redeal) note_phases(table, before, done);
  bool often = done->type != ACTION_DRAW && done->type != ACTION_PLAY && done->type != ACTION_PASS;
  if (often || random_below(&table->looks, SELDOM) == 0) check_all(table);
}

static void over(Table *table) {
  if (table->covered & RULES_KITTY) check_all(table);
}

static void tell(long deals) {
  print_message("%ld hands followed, %ld plays (%ld taken back in part), %ld begun by a function, "
                "%ld declarations that do something (%ld move cards, %ld turn some), %ld deals "
                "nobody declares in by a function\n",
                tally.hands, tally.plays, tally.back, tally.begins, tally.does, tally.moves,
                tally.turned, tally.nobody);
  assert_true(tally.hands > deals && tally.plays > deals && tally.back > deals / 100);
  if (SHARE == 1)
    assert_true(tally.begins > 0 && tally.does > 0 && tally.moves > 0 && tally.turned > 0 &&
                tally.nobody > 0);
}

const Part ruled_cards = {.before = before, .after = after, .over = over, .tell = tell};
