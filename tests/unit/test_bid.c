/* test_bid.c - declaring: the records E26 to E34 and what they leave open. Cards are all shown. */
#include "deal/bids_possible.h"
#include "games.h"
#include "language/language.h"
#include "presets.h"

enum { PACKS = 4 };

/* A table of bidders: everybody holds everything, so only the rules of bidding decide. */
typedef struct Table {
  Rules rules;
  Bidding bidding;
  CardSet hand;
  char code[32], text[600];
} Table;

static Table table_of(Rules rules) {
  Table table = {.rules = rules, .bidding = {.may_answer = 0xff}};
  for (Card card = 0; card < KIND_NB; card++)
    for (int copy = 0; copy < PACKS; copy++) cardset_put(&table.hand, card, PACK_MAX);
  return table;
}

static Bidder bidder_at(const Table *table, int seat, uint16_t ranks) {
  return (Bidder){&table->rules, &table->bidding, &table->hand, NULL, seat, ranks, false};
}

static const char *bid(Table *table, int seat, const char *rank, const char *cards, bool defend) {
  const char *end;
  CardSet set = set_of(cards, PACK_MAX);
  Ruling why = ruling_make(LEGAL);
  Bid found;
  Bidder bidder = bidder_at(table, seat, (uint16_t)(1u << rank_parse(rank, &end)));
  Refusal refusal = bid_check(&bidder, &set, defend, &found, &why);
  if (refusal == LEGAL) bidding_add(&table->rules, &table->bidding, &found);
  ruling_text(&why, PACK_MAX, STYLE_ASCII, table->text, sizeof table->text);
  snprintf(table->code, sizeof table->code, "%s", refusal_code(refusal));
  return table->code;
}

/* Each is ruled so, with bars between: seat and level, the cards, the code of a refusal. */
static void assert_bids(Table *table, const char *bids) {
  for (const char *row; (row = next_part(&bids));) {
    char rank[2] = {row[1], '\0'};
    bool defends = strncmp(row + 3, "defends ", 8) == 0;
    const char *from = row + (defends ? 11 : 3), *code = strstr(row, " = ");
    const char *cards = printed("%.*s", code ? (int)(code - from) : 64, from);
    const char *is = bid(table, row[0] - 'A', rank, cards, defends);
    if (strcmp(is, code ? code + 3 : "legal") != 0) fail_msg("%s: %s", row, is);
  }
}

static void assert_stands(const Table *table, int seat, const char *trump) {
  const Bid *standing = bidding_standing(&table->bidding);
  assert_non_null(standing);
  assert_int_equal(standing->seat, seat);
  Trump found = bid_trump(&table->rules, standing, card_rank(standing->card));
  assert_int_equal(found.suit, trump_of(trump).suit);
  if (found.rank != RANK_NONE) assert_int_equal(found.rank, trump_of(trump).rank);
}

static Rules rules_004(void) {
  Rules rules = rules_game_002();
  rules.declare.bids[1] = (BidType){.name = "jokers", .joker = {2, 0xff}, .trump = BID_TRUMP_NONE};
  rules.declare.bids_n = 2;
  rules.declare.beats[1] = BEATS_JOKER;
  rules.declare.beats_n = 2;
  rules.declare.own = OWN_ADD;
  rules_note(&rules);
  return rules;
}

TEST(E26_overcall_yield_overcall_defend) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A4 4C|B3 3S 3S");
  assert_int_equal(t.bidding.may_answer, 0);
  t.bidding.may_answer = 0xff; /* A yields */
  assert_bids(&t, "C6 6H 6H 6H|B3 defends 3S 3S 3S");
  assert_stands(&t, 1, "3S");
  assert_true(bidding_bid(&t.bidding, 2).withdrawn);
  assert_int_equal(t.bidding.may_answer, 0xff); /* the challenger has no answer to that */
}

TEST(no_more_bids_are_made_than_there_is_room_for) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A4 4C|B3 3S 3S");
  Bid own = bidding_bid(&t.bidding, 0), standing = bidding_bid(&t.bidding, 1);
  while (t.bidding.n < BID_MAX - 2) bidding_add(&t.rules, &t.bidding, &own);
  bidding_add(&t.rules, &t.bidding, &standing);
  assert_bids(&t, "A4 defends 4C 4C");
  t.bidding.last = standing;
  t.bidding.may_answer = 0;
  assert_string_equal(bid(&t, 0, "4", "4C 4C", true), refusal_code(REFUSED_BID_LOCKED));
  assert_string_equal(bid(&t, 2, "6", "6H 6H 6H", false), refusal_code(REFUSED_BID_LOCKED));
}

/* Bids of many cards take more room than there are numbers for. */
TEST(long_bids_end_when_there_is_no_more_room) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "B3 3S 3S");
  Bid standing = t.bidding.last, is, was;
  for (int i = 1; !bidding_is_full(&t.bidding); i++) {
    standing.count = (uint8_t)(1 + i % BID_CARDS_MAX);
    memset(standing.shown, 0, sizeof standing.shown);
    memset(standing.shown, i, standing.count);
    bidding_add(&t.rules, &t.bidding, &standing);
  }
  assert_in_range(t.bidding.n, BIDS_ROOM / sizeof(Bid), BID_MAX - 1);
  assert_string_equal(bid(&t, 2, "6", "6H 6H 6H", false), refusal_code(REFUSED_BID_LOCKED));
  for (int i = 1; i < t.bidding.n; i++) {
    is = bidding_bid(&t.bidding, i);
    assert_int_equal(is.count, 1 + i % BID_CARDS_MAX);
    assert_int_equal(is.shown[is.count - 1], i);
    if (is.count < BID_CARDS_MAX) assert_int_equal(is.shown[is.count], 0);
  }
  was = bidding_bid(&t.bidding, 3);
  is = bidding_bid(&t.bidding, 2);
  memset(is.shown, CARD_NONE, is.count);
  bidding_replace(&t.bidding, 2, &is);
  assert_int_equal(bidding_bid(&t.bidding, 2).shown[0], CARD_NONE);
  is = bidding_bid(&t.bidding, 3);
  assert_memory_equal(&is, &was, sizeof was);
}

TEST(E27_nobody_changes_his_own_suit) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A2 2D|A2 2C 2C = own-bid");
  assert_string_equal(t.text, "you may not change your own trump suit");
  assert_bids(&t, "A2 2D 2D = own-bid");
  assert_stands(&t, 0, "2D");
}

TEST(E28_E29_changing_and_adding_where_the_rules_allow_it) {
  Table t = table_of(rules_game_000());
  assert_bids(&t, "A2 2D|A2 2C = too-few|A2 2C 2C");
  assert_stands(&t, 0, "2C");
  t = table_of(rules_game_000());
  assert_bids(&t, "A2 2D|A2 2D 2D|B7 7S 7S = too-few|C9 9H 9H 9H");
  assert_int_equal(t.bidding.may_answer, 0xff); /* nobody defends in this game */
  assert_bids(&t, "A2 defends 2D 2D 2D = no-defence");
  assert_stands(&t, 2, "9H");
}

TEST(E30_equal_numbers_do_not_overcall) {
  Table t = table_of(rules_game_000());
  assert_bids(&t, "A2 2D|B3 3S = too-few");
  assert_string_equal(
      t.text, "one card does not beat the standing declaration of seat A: two cards are needed");
  assert_bids(&t, "B3 3S 3S|C5 5H 5H = too-few");
  assert_stands(&t, 1, "3S");
}

TEST(a_refused_overcall_is_told_what_would_do) {
  Table t = table_of(rules_game_002());
  assert_int_equal(t.rules.deck.packs, 2);
  assert_bids(&t, "A4 4C 4C|B3 3S 3S = too-few");
  assert_string_equal(t.text, "two cards do not beat the standing declaration of seat A: "
                              "nothing in this deck does");
  t.rules.deck.packs = 3;
  assert_bids(&t, "B3 3S 3S = too-few");
  assert_string_equal(t.text, "two cards do not beat the standing declaration of seat A: "
                              "three cards are needed");
  assert_bids(&t, "B3 3S 3S 3S|A4 4C 4C = too-few");
  assert_string_equal(t.text, "two cards do not beat the standing declaration of seat B: "
                              "three cards defend");
}

TEST(E31_a_late_defence_needs_one_card_more) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A4 4C|B3 3S 3S");
  t.bidding.may_answer = 0xff;
  assert_bids(&t, "A4 4C 4C = too-few");
  assert_string_equal(t.text,
                      "two cards do not beat the standing declaration of seat B: nothing in "
                      "this deck does");
  t.rules.deck.packs = 3;
  assert_bids(&t, "A4 4C 4C = too-few");
  assert_string_equal(t.text, "you let the chance to answer pass: three cards are needed now");
  assert_bids(&t, "A4 defends 4C 4C = no-defence|A4 4C 4C 4C");
  assert_stands(&t, 0, "4C");
}

TEST(E32_only_the_own_level_is_shown_and_only_identical_cards) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A2 5S = bid-rank|A2 2S 2H = bid-cards|A2 HJ HJ = bid-cards");
  assert_string_equal(t.text, "HJ HJ is no bid: what may be shown is identical cards of the trump "
                              "rank (1 or more)");
  assert_bids(&t, "A2 2S 2S 2S 2S 2S = not-held|A2 2S");
}

TEST(a_defence_matches_the_number_with_identical_cards) {
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A4 4C|B3 3S 3S 3S|A4 defends 4C 4C = no-defence|"
                  "A4 defends 4D 4D 4D = no-defence|C6 defends 6H 6H 6H = no-defence|"
                  "A4 defends 4C 4C 4C");
  assert_stands(&t, 0, "4C");
  assert_bids(&t, "B3 3S 3S 3S 3S");
  assert_stands(&t, 1, "3S");
}

TEST(nobody_defends_against_fewer_cards_or_as_many) {
  for (int standing = 1; standing <= 2; standing++) {
    Bid defence;
    Table t = table_of(rules_game_002());
    t.rules.declare.beats[0] = BEATS_SUIT;
    assert_string_equal(bid(&t, 0, "2", "2C 2C", false), "legal");
    assert_string_equal(bid(&t, 1, "2", standing == 1 ? "2S" : "2S 2S", false), "legal");
    assert_int_equal(t.bidding.may_answer, 0);
    Bidder bidder = bidder_at(&t, 0, 1);
    assert_int_equal(bid_defences(&bidder, &defence, 1, NULL), 0);
    assert_string_equal(bid(&t, 0, "2", "2C 2C", true), "no-defence");
    assert_string_equal(bid(&t, 0, "2", "2C 2C 2C", true), "no-defence");
    assert_string_equal(bid(&t, 0, "2", "2C 2C 2C", false), "too-few");
    assert_null(strstr(t.text, "defend"));
  }
}

TEST(any_declaration_is_defended_with_more_of_its_own_cards) {
  Bid defences[8];
  CardSet all, added;
  Table t = table_of(rules_game_002());
  assert_bids(&t, "A4 4C 4C|B3 3S 3S 3S");
  Bidder bidder = bidder_at(&t, 0, 1u << 2);
  assert_int_equal(bid_defences(&bidder, defences, 8, NULL), 1);
  bid_cards(&defences[0], &all);
  assert_cards(&all, PACK_MAX, "4C 4C 4C");
  assert_true(bid_is_defence(&t.bidding, 0, &all, &added));
  assert_cards(&added, PACK_MAX, "4C");

  t = table_of(rules_004());
  t.rules.declare.own = OWN_DEFEND;
  assert_bids(&t, "A2 LJ LJ|B2 2S 2S 2S");
  bidder = bidder_at(&t, 0, 1);
  assert_int_equal(bid_defences(&bidder, defences, 8, NULL), 1);
  bid_cards(&defences[0], &all);
  assert_cards(&all, PACK_MAX, "LJ LJ LJ");
  assert_bids(&t, "A2 defends LJ LJ LJ");
  assert_stands(&t, 0, "2NT");

  t = table_of(rules_game_002());
  t.rules.declare.bids[0] = (BidType){.name = "both", .joker = {1, 2}, .any = {2, 3}};
  rules_note(&t.rules);
  assert_bids(&t, "A2 LJ 6H 6H|B2 HJ HJ 8S 8S");
  bidder = bidder_at(&t, 0, 1);
  assert_int_equal(bid_defences(&bidder, defences, 8, NULL), 2); /* a third six, or a joker */
}

TEST(who_adds_takes_nothing_back) {
  Table t = table_of(rules_game_000());
  t.rules.declare.own = OWN_ADD;
  t.rules.declare.bids[0] = (BidType){.name = "both", .rank = {1, 3}, .joker = {1, 2}};
  rules_note(&t.rules);
  assert_bids(&t, "A2 2S HJ HJ|A2 2S 2S 2S HJ = own-bid|A2 2S 2S HJ HJ|A2 2S 2S 2S HJ HJ");
}

TEST(E33_E34_jokers_name_no_suit) {
  Table t = table_of(rules_004());
  assert_bids(&t, "A2 2S|C2 2D 2D|A2 LJ LJ");
  assert_stands(&t, 0, "2NT");
  t = table_of(rules_004());
  assert_bids(&t, "A2 LJ = bid-cards|A2 2S 2S|B2 2H 2H = too-few|A2 2C 2C 2C = own-bid|"
                  "B2 LJ LJ|C2 HJ HJ|D2 2H 2H 2H");
  assert_stands(&t, 3, "2H");
}

TEST(spent_cards_are_not_shown_again) {
  Rules rules = rules_game_000();
  rules.declare.shown = SHOWN_SPENT;
  rules.declare.beats_n = 0;
  rules.declare.own = OWN_ADD;
  Table t = table_of(rules);
  t.hand = set_of("2S 2S 2H", PACK_MAX);
  t.rules.declare.beats[0] = BEATS_SUIT;
  t.rules.declare.beats_n = 1;
  rules_note(&t.rules);
  assert_bids(&t, "A2 2H");
  t.hand = set_of("2S 2S", PACK_MAX);
  assert_bids(&t, "B2 2S");
  t.hand = set_of("2S 2S 2H", PACK_MAX);
  assert_bids(&t, "A2 2H = too-few");
}

TEST(locking_bids_end_the_bidding) {
  Rules rules = rules_004();
  rules.declare.bids[1].locks = true;
  Table t = table_of(rules);
  assert_bids(&t, "A2 LJ LJ|B2 2S 2S 2S 2S = locked");
}

TEST(the_list_of_bids_is_what_the_check_allows) {
  Table t = table_of(rules_004());
  t.hand = set_of("2S 2S 2H LJ HJ HJ HJ", PACK_MAX);
  Bid found[32];
  Bidder bidder = bidder_at(&t, 0, 1u << RANK_2);
  int n = bid_list(&bidder, found, 32, NULL);
  assert_int_equal(n, 5);          /* 2S, 2S 2S, 2H, HJ HJ, HJ HJ HJ */
  bid(&t, 1, "2", "2H 2H", false); /* not held, so nothing changes */
  assert_bids(&t, "B2 2S 2S");
  n = bid_list(&bidder, found, 32, NULL);
  assert_int_equal(n, 2);
}

/* Goes through all sets of the hand's cards: those that may be shown are the list, each once. */
static void assert_list_is_all(const Table *t, uint16_t ranks) {
  Bid found[400];
  Card cards[CARD_MAX];
  Bidder bidder = bidder_at(t, 0, ranks);
  int n = bid_list(&bidder, found, 400, NULL), legal = 0;
  if (n > 0) assert_true(bid_could_stand(&t->rules, &t->bidding, 0, &t->hand, ranks));
  int held = cardset_list(&t->hand, cards, PACK_MAX);
  for (int subset = 1; subset < 1 << held; subset++) {
    CardSet set = CARDSET_EMPTY;
    bool first_of_its_like = true;
    for (int i = 0; i < held; i++) {
      if (!(subset >> i & 1)) continue;
      if (i > 0 && cards[i] == cards[i - 1] && !(subset >> (i - 1) & 1)) first_of_its_like = false;
      cardset_put(&set, cards[i], PACK_MAX);
    }
    Bid bid;
    if (!first_of_its_like || bid_check(&bidder, &set, false, &bid, NULL) != LEGAL) continue;
    int times = 0;
    for (int i = 0; i < n; i++) times += memcmp(&found[i], &bid, sizeof bid) == 0;
    assert_int_equal(times, 1);
    legal++;
  }
  assert_int_equal(n, legal);
}

TEST(bids_of_several_kinds_of_card_are_listed_as_the_check_allows_them) {
  static const BidType KINDS[] = {
      {.name = "colour", .rank = {1, 1}, .joker = {1, 1}},
      {.name = "pair", .any = {2, 2}, .joker = {1, 2}},
      {.name = "rank_and_pair", .rank = {1, 2}, .any = {2, 3}},
      {.name = "all", .rank = {1, 1}, .any = {2, 0xff}, .joker = {1, 0xff}},
      {.name = "jokers", .joker = {2, 0xff}, .trump = BID_TRUMP_NONE},
      {.name = "suit", .rank = {1, 0xff}},
  };
  enum { KINDS_NB = sizeof KINDS / sizeof *KINDS };
  static const char *const STANDING[] = {"", "2S", "2C 2C", "LJ 2D", "HJ 3D 3D"};
  Rng rng = rng_from(5);
  for (int turn = 0; turn < 300; turn++) {
    Table t = table_of(rules_004());
    t.rules.declare.bids_n = 0;
    for (int i = 0; i < KINDS_NB; i++)
      if (rng_below(&rng, 2)) t.rules.declare.bids[t.rules.declare.bids_n++] = KINDS[i];
    rules_note(&t.rules);
    t.rules.declare.shown = rng_below(&rng, 2) ? SHOWN_SPENT : SHOWN_REUSABLE;
    const char *standing = STANDING[rng_below(&rng, 5)];
    if (*standing) bid(&t, random_below(&rng, 2), "2", standing, false);
    static const char *const POOL[] = {"2C", "2D", "2S", "3D", "3H", "4S", "LJ", "HJ"};
    t.hand = CARDSET_EMPTY;
    for (int i = 0; i < 9; i++) {
      Card card = card_of(POOL[rng_below(&rng, 8)]);
      if (cardset_count(&t.hand, card, PACK_MAX) < 3) cardset_put(&t.hand, card, PACK_MAX);
    }
    assert_list_is_all(&t, 1u << RANK_2);
  }
}

/* Whoever holds the standing bid, whatever may be done with one's own and whatever is compared. */
TEST(bids_over_a_standing_one_are_listed_as_the_check_allows_them) {
  static const uint8_t BEATS[][3] = {
      {BEATS_NONE},
      {BEATS_COUNT},
      {BEATS_SUIT, BEATS_COUNT},
      {BEATS_COUNT, BEATS_SUIT},
      {BEATS_COUNT, BEATS_JOKER, BEATS_SUIT},
      {BEATS_JOKER, BEATS_COUNT},
  };
  for (int own = 0; own < 16; own++)
    for (int i = 0; i < 6; i++)
      for (int standing = 0; standing < 4; standing++) {
        Table t = table_of(rules_004());
        if (standing == 3) assert_string_equal(bid(&t, 1, "2", "LJ LJ", false), "legal");
        if (standing < 2) assert_string_equal(bid(&t, standing, "2", "2H 2H", false), "legal");
        if (standing == 2) assert_string_equal(bid(&t, 0, "2", "2S", false), "legal");
        if (standing == 2) assert_string_equal(bid(&t, 1, "2", "2H 2H", false), "legal");
        t.rules.declare.own = (uint8_t)own;
        memcpy(t.rules.declare.beats, BEATS[i], sizeof BEATS[i]);
        t.rules.declare.beats_n = 0;
        while (t.rules.declare.beats_n < 3 && BEATS[i][t.rules.declare.beats_n] != BEATS_NONE)
          t.rules.declare.beats_n++;
        rules_note(&t.rules);
        t.hand = set_of("2S 2S 2S 2H 2H 2H LJ LJ HJ HJ", PACK_MAX);
        assert_list_is_all(&t, 1u << RANK_2);
        t.bidding.locked = true;
        assert_list_is_all(&t, 1u << RANK_2);
      }
}

static bool could_stand(const Table *table, int seat, const char *hand) {
  CardSet cards = set_of(hand, PACK_MAX);
  return bid_could_stand(&table->rules, &table->bidding, seat, &cards, 1u << RANK_2);
}

TEST(a_hand_without_the_cards_of_a_bid_is_told_at_once) {
  Table t = table_of(rules_004());
  assert_true(could_stand(&t, 0, "2S 3S"));
  assert_true(could_stand(&t, 0, "3S LJ LJ"));
  assert_false(could_stand(&t, 0, "3S 3S LJ HJ"));
  assert_bids(&t, "B2 2H 2H");
  assert_false(could_stand(&t, 0, "2S 2C LJ HJ"));
  assert_false(could_stand(&t, 0, "2S 2S 3C"));
  assert_true(could_stand(&t, 0, "2S 2S 2S"));
  assert_true(could_stand(&t, 0, "LJ LJ"));
  assert_false(could_stand(&t, 1, "2H 2H HJ HJ"));
  assert_true(could_stand(&t, 1, "2H 2H 2H"));
  assert_bids(&t, "C2 LJ LJ");
  assert_false(could_stand(&t, 0, "2S 2S 3C"));
  assert_true(could_stand(&t, 0, "HJ HJ"));
  t.rules.declare.own = OWN_RETAKE;
  rules_note(&t.rules);
  assert_true(could_stand(&t, 0, "2S 2S"));
}

TEST(what_lies_face_down_is_hidden_with_the_suit_it_names) {
  Table t = table_of(rules_004());
  t.rules.declare.bids[0] =
      (BidType){.name = "pair", .any = {2, 2}, .joker = {1, 1}, .face_down = BID_PART_ANY};
  rules_note(&t.rules);
  assert_bids(&t, "A2 HJ 6H 6H");
  Bid seen = t.bidding.last;
  CardSet cards, down = set_of("6H 6H", PACK_MAX), joker = set_of("HJ", PACK_MAX);
  bid_face_down(&seen, &cards);
  assert_true(cardset_equal(&cards, &down, PACK_MAX));
  assert_int_equal(bid_trump(&t.rules, &seen, RANK_2).suit, HEARTS);
  assert_true(bid_hide(&seen));
  bid_cards(&seen, &cards);
  assert_true(cardset_equal(&cards, &joker, PACK_MAX));
  assert_int_equal(seen.card, CARD_NONE);
  assert_int_equal(seen.count, 3);
}
