/* ruled_bids.c - the deck, whose turn it is to draw, what each seat may declare at every moment,
** and what comes of the drawing. See ruled.h. */
#include "deal/declaring.h"
#include "oracle_deck.h"
#include "oracle_kitty.h"
#include "ruled.h"

enum { PILES_MAX = 400, MADE_UP = 4, SELDOM = 6, BIDS_ENOUGH = 20 };

/* How often it was ruled. */
static struct {
  long first, redealt, dealt_out, decks, draws, lists, listed, made_up, legal, bids, overcalls, own,
      defences, yields, outcomes, nobody;
} tally;

static bool is_drawing(const Game *game, const Rules *rules) {
  return game_phase(game, rules) == PHASE_DRAW;
}

/* --- the deck --------------------------------------------------------------------------------- */

static Pile pile_in_cards(const uint8_t cards[], int n) {
  Pile pile = {{0}};
  for (int i = 0; i < n; i++) pile.n[cards[i]]++;
  return pile;
}

static void add(Pile *to, const Pile *pile) {
  for (int card = 0; card < KIND_NB; card++) to->n[card] += pile->n[card];
}

/* Every card of the deck is in a hand, in the kitty, played, or still to be drawn. */
static void check_cards(const Table *table) {
  const Deal *deal = &table->game.deal;
  int behind = deal->deck_n - table->rules->deck.kitty;
  Pile all = pile_in(&deal->kitty), dropped = pile_in(&deal->dropped);
  Pile undrawn = pile_in_cards(deal->deck + deal->drawn, behind - deal->drawn);
  Pile played = pile_in_cards(deal->log, deal->log_n), deck = oracle_deck(table->rules);
  add(&all, &dropped), add(&all, &undrawn), add(&all, &played);
  for (int seat = 0; seat < deal->players; seat++) {
    Pile hand = pile_in(HAND_OF(deal, seat));
    if (pile_size(&hand) != deal->hand_n[seat])
      fail_msg("%s: seat %d holds %d cards, not %d", ruled_where(table), seat, pile_size(&hand),
               deal->hand_n[seat]);
    add(&all, &hand);
  }
  if (!piles_same(&all, &deck))
    fail_msg("%s: there is %s, should be %s", ruled_where(table), compare_text(&all),
             compare_text(&deck));
}

/* Nothing is drawn yet. */
static void check_deck(const Table *table) {
  const Deal *deal = &table->game.deal;
  Pile dropped = pile_in(&deal->dropped), kitty = pile_in(&deal->kitty);
  Pile last =
      pile_in_cards(deal->deck + deal->deck_n - table->rules->deck.kitty, table->rules->deck.kitty);
  int cards = oracle_hand_size(table->rules) * deal->players + table->rules->deck.kitty;
  check_cards(table);
  if (!oracle_may_drop(table->rules, &table->game, &dropped))
    fail_msg("%s: %s is left out", ruled_where(table), compare_text(&dropped));
  if (!piles_same(&kitty, &last) || deal->deck_n != cards)
    fail_msg("%s: the kitty is %s of %d cards, should be %s of %d", ruled_where(table),
             compare_text(&kitty), deal->deck_n, compare_text(&last), cards);
  tally.decks++;
}

/* The whole deck of each table, one card after the other from the dealer's left. */
static void check_dealt_out(const Table *table) {
  const Game *game = &table->game;
  const Deal *deal = &game->deal;
  Pile hand[SEAT_MAX] = {{{0}}}, deck = oracle_deck(table->rules);
  for (int k = 0; k < deal->tables; k++) {
    const ClimbTable *of = &deal->table[k];
    const uint8_t *places = game->place + of->first, *cards = deal->deck + of->log_from;
    Pile dealt = pile_in_cards(cards, pile_size(&deck));
    int at = 0;
    while (places[at] != of->dealer) at++;
    for (int i = 0; i < pile_size(&deck); i++) hand[places[(at + 1 + i) % of->size]].n[cards[i]]++;
    if (!piles_same(&dealt, &deck))
      fail_msg("%s: table %d has %s", ruled_where(table), k, compare_text(&dealt));
  }
  for (int seat = 0; seat < deal->players; seat++) {
    Pile is = pile_in(HAND_OF(deal, seat));
    if (!piles_same(&is, &hand[seat]) || pile_size(&is) != deal->hand_n[seat])
      fail_msg("%s: seat %d has %s, should have %s", ruled_where(table), seat, compare_text(&is),
               compare_text(&hand[seat]));
  }
  tally.dealt_out++;
}

/* Who draws first in a game, or first after a deal that was thrown in. */
static void check_first(const Table *table) {
  const Game *game = &table->game;
  int first = game->deal.tables ? game->dealer[0] : game->deal.first_drawer;
  if (game->deal.tables > 1 || game->number > 1 || game->redeals > 0) return;
  if (!oracle_may_draw_first(table->rules, game, first))
    fail_msg("%s: seat %d draws first", ruled_where(table), first);
  tally.first++;
}

static void check_redealt(const Table *table, const Game *before) {
  const Game *game = &table->game;
  bool claimed = before->deal.redeal == 2 && table->rules->deal.misdeal_first_claimer;
  int first = claimed ? before->deal.claimer : before->deal.first_drawer;
  if (game->deal.first_drawer != first || game->number != before->number ||
      game->redeals != before->redeals + 1 || game->named_declarer != before->named_declarer)
    fail_msg("%s: dealt again, seat %d draws first, should %d", ruled_where(table),
             game->deal.first_drawer, first);
  tally.redealt++;
}

/* --- who may do what -------------------------------------------------------------------------- */

static OracleBidder bidder_at(const Table *table, int seat) {
  return (OracleBidder){table->rules, &table->game, &table->bidding, seat, table->asked};
}

static bool all_drawn(const Table *table) { return table->drawn == table->to_draw; }

/* Who is waited for: to answer, to draw, or to declare or pass. */
static int waited_for(const Table *table) {
  const OracleBidding *bidding = &table->bidding;
  const Deal *deal = &table->game.deal;
  const OracleBidder bidder = bidder_at(table, SEAT_NONE);
  if (bidding->may_answer != SEAT_NONE) return bidding->may_answer;
  if (!all_drawn(table)) return (deal->first_drawer + table->drawn) % deal->players;
  if (oracle_shows_nothing(&bidder)) return SEAT_NONE; /* nobody is asked */
  for (int i = 0; i < deal->players; i++) {
    int seat = (deal->first_drawer + i) % deal->players;
    if (!(table->passed >> seat & 1)) return seat;
  }
  return SEAT_NONE;
}

/* The types of action that the seat has, but for declaring. */
static unsigned types_of(const Table *table, int seat) {
  bool waits = waited_for(table) == seat;
  if (table->bidding.may_answer != SEAT_NONE) return waits ? 1u << ACTION_YIELD : 0;
  if (!all_drawn(table)) return waits ? 1u << ACTION_DRAW : 0;
  return table->passed >> seat & 1 ? 0 : 1u << ACTION_PASS;
}

static void check_waiting(const Table *table) {
  int waits = game_waits_for(&table->game, table->rules), should = waited_for(table);
  if (waits != should)
    fail_msg("%s: %d drawn, waits for %d, should for %d", ruled_where(table), table->drawn, waits,
             should);
  if (table->drawn != table->game.deal.drawn)
    fail_msg("%s: %d are drawn", ruled_where(table), table->drawn);
}

/* --- what may be declared --------------------------------------------------------------------- */

static void put_bid(Text *out, const OracleBid *bid) {
  char name[CARD_TEXT];
  text_add(out, "%d", bid->seat);
  for (Card card = 0; card < KIND_NB; card++)
    for (int i = 0; i < bid->cards.n[card]; i++)
      text_add(out, " %s", card_print(card, STYLE_ASCII, name));
  text_add(out, bid->withdrawn ? " (taken back), " : ", ");
}

/* The rules of declaring, and what was declared. */
static const char *bids_so_far(const Table *table) {
  static char text[1200];
  const Rules *rules = table->rules;
  Text out = text_start(text, sizeof text);
  text_add(&out, "(own %x shown %d rank %d by %d asked %d; beats", rules->declare.own,
           rules->declare.shown, rules->declare.rank, rules->declare.by, table->asked);
  for (int i = 0; i < rules->declare.beats_n; i++) text_add(&out, " %d", rules->declare.beats[i]);
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    text_add(&out, "; rank %d-%d joker %d-%d any %d-%d locks %d", type->rank.min, type->rank.max,
             type->joker.min, type->joker.max, type->any.min, type->any.max, type->locks);
  }
  text_add(&out, ") ");
  for (int i = 0; i < table->bidding.n; i++) put_bid(&out, &table->bidding.bid[i]);
  return text;
}

static bool may_declare(const Table *table, int seat, const Pile *cards) {
  OracleBid bid;
  OracleBidder bidder = bidder_at(table, seat);
  return oracle_may_bid(&bidder, cards, &bid);
}

static void check_bid(Table *table, int seat, const Pile *cards, bool may) {
  Action action = {.type = ACTION_DECLARE, .seat = (uint8_t)seat, .cards = kinds_in(cards)};
  Refusal refusal = game_check(&table->game, table->rules, &action);
  if ((refusal == LEGAL) != may)
    fail_msg("%s: after %s seat %d declares %s: legal should be %d (%s)", ruled_where(table),
             bids_so_far(table), seat, compare_text(cards), may, refusal_code(refusal));
  tally.made_up++;
  tally.legal += may;
}

static bool has_functions_for_bids(const Rules *rules) {
  for (int i = 0; i < rules->declare.bids_n; i++)
    if (rules->declare.bids[i].is) return true;
  return false;
}

/* What the program lists is what the model finds. */
static int check_list(const Table *table, int seat, Pile piles[]) {
  static Bid bids[PILES_MAX];
  OracleBidder bidder = bidder_at(table, seat);
  BidSearch search;
  int n = oracle_bids(&bidder, piles, PILES_MAX), alike = 0;
  int listed = declare_bids(&table->game, table->rules, seat, bids, PILES_MAX, &search);
  bool plain = !has_functions_for_bids(table->rules);
  for (int i = 0; i < listed; i++) {
    CardSet set;
    bid_cards(&bids[i], &set);
    Pile pile = pile_in(&set);
    int at = 0;
    while (at < n && !piles_same(&piles[at], &pile)) at++;
    alike += at < n;
    if (at == n && (plain || !may_declare(table, seat, &pile)))
      fail_msg("%s: after %s seat %d may not declare %s", ruled_where(table), bids_so_far(table),
               seat, compare_text(&pile));
  }
  if (alike < n)
    fail_msg("%s: after %s seat %d may declare %d of %d, as %s", ruled_where(table),
             bids_so_far(table), seat, alike, n, compare_text(&piles[0]));
  tally.lists++;
  tally.listed += n;
  return listed;
}

/* Cards of the hand at random: some of a kind or two, mostly of a rank that is somebody's level. */
static Pile made_up(Table *table, const Pile *hand) {
  Pile pile = {{0}};
  Rank rank = oracle_level(table->rules,
                           table->game.level[random_below(&table->rng, table->rules->players)]);
  for (int kinds = 1 + random_below(&table->rng, 2); kinds > 0; kinds--)
    for (int tries = 0; tries < 30; tries++) {
      int card = random_below(&table->rng, KIND_NB);
      bool fits = card >= LJ || card_rank((Card)card) == rank;
      if (!hand->n[card] || (!fits && random_below(&table->rng, 4))) continue;
      pile.n[card] = 1 + random_below(&table->rng, hand->n[card]);
      break;
    }
  return pile;
}

/* Of one seat: what is listed, and others. */
static void check_seat(Table *table, int seat) {
  static Pile piles[PILES_MAX];
  int answers = table->bidding.may_answer, n = 0;
  if (answers == SEAT_NONE || answers == seat) n = check_list(table, seat, piles);
  unsigned types = types_of(table, seat), allowed;
  allowed = game_allowed_actions(&table->game, table->rules, seat);
  if (n) types |= 1u << ACTION_DECLARE;
  allowed &= ~(1u << ACTION_MISDEAL | 1u << ACTION_DEFEND);
  if (allowed != types)
    fail_msg("%s: after %s seat %d has %x, should have %x", ruled_where(table), bids_so_far(table),
             seat, allowed, types);
  Pile hand = pile_in(HAND_OF(&table->game.deal, seat));
  for (int i = 0; i < MADE_UP; i++) {
    Pile pile = made_up(table, &hand);
    check_bid(table, seat, &pile, may_declare(table, seat, &pile));
  }
}

/* Who may overbid for the buried kitty, and with what. */
static void check_overbids(Table *table) {
  static Pile piles[PILES_MAX];
  const Game *game = &table->game;
  int waits = oracle_waits(game, table->rules);
  for (int seat = 0; seat < game->deal.players; seat++) {
    bool on_turn = game->deal.theft == THEFT_OPEN || seat == waits;
    bool can = check_list(table, seat, piles) > 0 && on_turn;
    if ((game_allowed_actions(game, table->rules, seat) >> ACTION_DECLARE & 1) != can)
      fail_msg("%s: after %s seat %d may overbid: should be %d", ruled_where(table),
               bids_so_far(table), seat, can);
    Pile hand = pile_in(HAND_OF(&game->deal, seat));
    for (int i = 0; i < MADE_UP; i++) {
      Pile pile = made_up(table, &hand);
      check_bid(table, seat, &pile, on_turn && may_declare(table, seat, &pile));
    }
  }
}

/* --- answers to an overcall ------------------------------------------------------------------- */

static bool check_defence(const Table *table, int seat, const Pile *added) {
  Action action = {.type = ACTION_DEFEND, .seat = (uint8_t)seat, .cards = kinds_in(added)};
  OracleBid bid;
  OracleBidder bidder = bidder_at(table, seat);
  bool may = oracle_may_defend(&bidder, added, &bid);
  Refusal refusal = game_check(&table->game, table->rules, &action);
  if ((refusal == LEGAL) != may)
    fail_msg("%s: after %s seat %d defends with %s: legal should be %d (%s)", ruled_where(table),
             bids_so_far(table), seat, compare_text(added), may, refusal_code(refusal));
  return may;
}

/* Any number of each kind that the seat holds, and of two kinds; those that defend go to out. */
static int defences_of(const Table *table, int seat, Pile out[]) {
  Pile hand = pile_in(HAND_OF(&table->game.deal, seat));
  int n = 0;
  for (int card = 0; card < KIND_NB; card++)
    for (int copies = 1; copies <= hand.n[card]; copies++)
      for (int other = 0; other <= card; other++)
        for (int others = 0; others <= (other == card ? 0 : hand.n[other]); others++) {
          Pile added = {{0}};
          added.n[card] = copies;
          added.n[other] += others;
          if (others == 0 && other != card) continue;
          if (check_defence(table, seat, &added) && n < PILES_MAX) out[n++] = added;
        }
  return n;
}

static void check_defences(const Table *table) {
  static Pile piles[PILES_MAX];
  int seat = table->bidding.may_answer, n = defences_of(table, seat, piles);
  if ((game_allowed_actions(&table->game, table->rules, seat) >> ACTION_DEFEND & 1) != (n > 0))
    fail_msg("%s: after %s seat %d has %d defences", ruled_where(table), bids_so_far(table), seat,
             n);
}

/* --- what was done ---------------------------------------------------------------------------- */

static bool same_bid(const OracleBid *bid, const Bid *made) {
  Bid should = oracle_as_bid(bid);
  CardSet all, down, all_made, down_made;
  bid_cards(&should, &all), bid_face_down(&should, &down);
  bid_cards(made, &all_made), bid_face_down(made, &down_made);
  return made->seat == should.seat && made->type == should.type && made->card == should.card &&
         made->joker == should.joker && made->jokers == should.jokers &&
         cardset_equal(&all, &all_made, PACK_MAX) && cardset_equal(&down, &down_made, PACK_MAX);
}

static void tell_kind(const OracleBidding *bidding, const OracleBid *bid) {
  const OracleBid *standing = oracle_standing(bidding);
  tally.bids++;
  if (!standing) return;
  tally.overcalls += standing->seat != bid->seat;
  tally.own += standing->seat == bid->seat;
}

/* A declaration or a defence was made. */
static void note_bid(Table *table, const Game *before, const Action *done) {
  OracleBid bid;
  OracleBidder bidder = bidder_at(table, done->seat);
  const Bidding *bidding = &table->game.deal.bidding;
  Pile cards = pile_in(&done->cards);
  bool defence = done->type == ACTION_DEFEND;
  bidder.game = before;
  if (!(defence ? oracle_may_defend : oracle_may_bid)(&bidder, &cards, &bid) ||
      !same_bid(&bid, &bidding->last))
    fail_msg("%s: after %s seat %d shows %s, which is read otherwise", ruled_where(table),
             bids_so_far(table), done->seat, compare_text(&cards));
  tell_kind(&table->bidding, &bid);
  tally.defences += defence;
  oracle_note_bid(table->rules, &table->bidding, &bid, defence);
  bid.makes_trump = bidding->last.makes_trump; /* ruled in ruled_cards.c, with all that is done */
  bid.makes_declarer = bidding->last.makes_declarer;
  table->bidding.bid[table->bidding.n - 1] = bid;
  table->bidding.locked = bidding->locked;
  if (!is_drawing(before, table->rules)) table->bidding.may_answer = SEAT_NONE;
  if (bidding->n != table->bidding.n || bidding->last.defence != defence ||
      (bidding->may_answer == 0xff ? SEAT_NONE : bidding->may_answer) != table->bidding.may_answer)
    fail_msg("%s: after %s seat %d may answer, should %d", ruled_where(table), bids_so_far(table),
             bidding->may_answer, table->bidding.may_answer);
  table->passed = table->asked == SEAT_NONE ? 0 : 0xffff; /* who alone was asked has declared */
}

static void check_outcome(Table *table, const OracleOutcome *should) {
  const Deal *deal = &table->game.deal;
  tally.outcomes++;
  tally.nobody += table->bidding.n == 0;
  if ((deal->redeal != 0) != should->redeal || deal->turned != should->turned)
    fail_msg("%s: redealt %d, %d turned, should be %d, %d", ruled_where(table), deal->redeal,
             deal->turned, should->redeal, should->turned);
  if (should->redeal || should->asked != SEAT_NONE) return;
  if (deal->declarer != should->declarer || deal->trump.rank != should->trump.rank ||
      deal->trump.suit != should->trump.suit)
    fail_msg("%s: after %s seat %d declares, trump %d %d, should be %d, %d %d", ruled_where(table),
             bids_so_far(table), deal->declarer, deal->trump.rank, deal->trump.suit,
             should->declarer, should->trump.rank, should->trump.suit);
}

/* All have passed, or nobody can say anything more. */
static void check_end(Table *table, const Game *before) {
  static Game last;
  OracleBidder bidder = bidder_at(table, SEAT_NONE);
  last = *before;
  if (table->asked != SEAT_NONE && !oracle_standing(&table->bidding))
    last.deal.failed[last.deal.failed_n++] = (uint8_t)table->asked;
  bidder.game = &last;
  OracleOutcome should = oracle_outcome(&bidder);
  check_outcome(table, &should);
  table->asked = should.asked;
  if (should.asked != SEAT_NONE) table->passed = (uint16_t) ~(1u << should.asked);
}

static void note_draw(Table *table, const Game *before, const Action *done) {
  const Deal *then = &before->deal, *now = &table->game.deal;
  Pile was = pile_in(HAND_OF(then, done->seat)), is = pile_in(HAND_OF(now, done->seat));
  was.n[then->deck[table->drawn]]++;
  if (!piles_same(&was, &is))
    fail_msg("%s: seat %d draws and has %s, should have %s", ruled_where(table), done->seat,
             compare_text(&is), compare_text(&was));
  table->drawn++;
  tally.draws++;
}

/* A deal of which nothing was done yet is a new one. */
static void begin(Table *table) {
  const Deal *deal = &table->game.deal;
  if (deal->drawn > 0 || deal->bidding.n > 0 || deal->passed) return;
  memset(&table->bidding, 0, sizeof table->bidding);
  table->bidding.may_answer = SEAT_NONE;
  table->asked = SEAT_NONE;
  table->to_draw = oracle_hand_size(table->rules) * table->rules->players;
  table->drawn = 0;
  table->passed = 0;
  check_deck(table);
  check_first(table);
}

/* --- what is chosen --------------------------------------------------------------------------- */

static void choose_bid(Table *table, int seat, Action *chosen) {
  static Pile piles[PILES_MAX];
  OracleBidder bidder = bidder_at(table, seat);
  int n = oracle_bids(&bidder, piles, PILES_MAX);
  if (n <= 0) return;
  *chosen = (Action){.type = ACTION_DECLARE, .seat = (uint8_t)seat};
  chosen->cards = kinds_in(&piles[random_below(&table->rng, n)]);
}

static void choose_defence(Table *table, Action *chosen) {
  static Pile piles[PILES_MAX];
  int seat = table->bidding.may_answer, n = defences_of(table, seat, piles);
  if (n == 0) return;
  *chosen = (Action){.type = ACTION_DEFEND, .seat = (uint8_t)seat};
  chosen->cards = kinds_in(&piles[random_below(&table->rng, n)]);
}

static void choose(Table *table, Action *chosen) {
  if (!(table->covered & RULES_BIDS) || !is_drawing(&table->game, table->rules)) return;
  begin(table);
  if (table->bidding.n > BIDS_ENOUGH) return;
  int seat = random_below(&table->rng, table->rules->players);
  if (table->asked != SEAT_NONE) seat = table->asked;
  if (table->bidding.may_answer != SEAT_NONE) {
    if (random_below(&table->rng, 2)) choose_defence(table, chosen);
  } else if (random_below(&table->rng, all_drawn(table) ? 3 : 12) == 0) {
    choose_bid(table, seat, chosen);
  } else if (all_drawn(table) && !(table->passed >> seat & 1) && random_below(&table->rng, 2)) {
    *chosen = (Action){.type = ACTION_PASS, .seat = (uint8_t)seat};
  }
}

static void before(Table *table, const Action *chosen) {
  const Game *game = &table->game;
  bool begins = game->deal.tables && game->deal.log_n == 0 && table->hand != game->number;
  (void)chosen;
  if (begins) check_first(table), check_dealt_out(table);
  if (begins) table->hand = game->number;
  if (!(table->covered & RULES_BIDS)) return;
  if (random_below(&table->rng, SELDOM) == 0) check_cards(table);
  if (oracle_theft_is_open(game, table->rules) && !game->deal.gifts) check_overbids(table);
  if (!is_drawing(game, table->rules)) return;
  begin(table);
  check_waiting(table);
  if (table->bidding.may_answer != SEAT_NONE) check_defences(table);
  bool often = all_drawn(table) || table->bidding.may_answer != SEAT_NONE;
  if (!often && random_below(&table->rng, SELDOM)) return;
  for (int seat = 0; seat < game->deal.players; seat++) check_seat(table, seat);
}

static void after(Table *table, const Game *before, const Action *done) {
  if (done->type == ACTION_DEAL && before->deal.redeal) check_redealt(table, before);
  if (!(table->covered & RULES_BIDS)) return;
  if (oracle_theft_is_open(before, table->rules) && done->type == ACTION_DECLARE)
    note_bid(table, before, done);
  if (!is_drawing(before, table->rules)) return;
  switch (done->type) {
    case ACTION_DRAW: note_draw(table, before, done); break;
    case ACTION_DECLARE:
    case ACTION_DEFEND: note_bid(table, before, done); break;
    case ACTION_PASS: table->passed |= (uint16_t)(1u << done->seat); break;
    case ACTION_YIELD:
      table->bidding.may_answer = SEAT_NONE;
      tally.yields++;
      break;
    default: return;
  }
  if (waited_for(table) == SEAT_NONE) check_end(table, before);
}

static void tell(long deals) {
  print_message("%ld decks, %ld draws, %ld lists of %ld, %ld bids made up (%ld legal)\n",
                tally.decks, tally.draws, tally.lists, tally.listed, tally.made_up, tally.legal);
  print_message("%ld bids, %ld overcalls, %ld own, %ld defended, %ld yielded\n", tally.bids,
                tally.overcalls, tally.own, tally.defences, tally.yields);
  print_message("%ld first drawers, %ld dealt again, %ld hands dealt out\n", tally.first,
                tally.redealt, tally.dealt_out);
  print_message("%ld ends of the drawing, %ld without a bid\n", tally.outcomes, tally.nobody);
  assert_true(tally.decks > deals / 2 && tally.outcomes > deals / 2 && tally.lists > deals);
  assert_true(tally.bids > deals && tally.overcalls > deals / 10 && tally.legal > deals);
}

const Part ruled_bids = {.choose = choose, .before = before, .after = after, .tell = tell};
