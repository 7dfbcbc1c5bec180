/* test_order.c - effective suits, tiers, adjacency, and the crossing into order space. */
#include "presets.h"
#include "rules/questions.h"

/* The tiers of an effective suit from the top, equal cards joined by "=". */
static const char *ladder_text(const Order *order, Suit suit) {
  static char out[512];
  char name[CARD_TEXT];
  uint64_t places = order->suit[suit];
  int last = -1;
  out[0] = '\0';
  while (places) {
    int place = bit_highest(places);
    places &= ~bit(place);
    bool equal = last == order->tier_at[place];
    if (out[0]) strcat(out, equal ? "=" : " ");
    strcat(out, card_print(order->kind_at[place], STYLE_ASCII, name));
    last = order->tier_at[place];
  }
  return out;
}

static void assert_ladder(const Order *order, Suit suit, const char *text) {
  assert_string_equal(ladder_text(order, suit), text);
}

static void assert_plain(const Order *order, Suit suit, const char *ranks) {
  char text[128] = "";
  for (const char *rank = ranks; *rank; rank++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%c%s", *text ? " " : "", *rank,
             suit_name(suit, STYLE_ASCII));
  assert_ladder(order, suit, text);
}

/* Each pair "low - high" is adjacent, each "low / high" is not; with bars between. */
static void assert_links(const Order *order, const char *pairs) {
  for (const char *pair; (pair = next_part(&pairs));) {
    char low[CARD_TEXT], high[CARD_TEXT], link;
    assert_int_equal(sscanf(pair, "%2s %c %2s", low, &link, high), 3);
    if (order_adjacent(order, card_of(low), card_of(high)) != (link == '-')) fail_msg("%s", pair);
  }
}

TEST(eights_and_diamonds_rank_as_printed) { /* E18 */
  Rules rules = rules_preset_002(2);
  Order order = order_of(&rules, "8D");
  assert_ladder(&order, TRUMPS, "HJ LJ 8D 8S=8H=8C AD KD QD JD TD 9D 7D 6D 5D 4D 3D 2D");
  assert_plain(&order, SPADES, "AKQJT9765432");
  assert_plain(&order, CLUBS, "AKQJT9765432");
  assert_ladder(&order, DIAMONDS, "");
}

TEST(fours_and_spades_rank_as_printed) { /* E19 */
  Rules rules = rules_preset_004(2);
  Order order = order_of(&rules, "4S");
  assert_ladder(&order, TRUMPS, "HJ LJ 4S 4H=4D=4C AS KS QS JS TS 9S 8S 7S 6S 5S 3S 2S");
  assert_plain(&order, HEARTS, "AKQJT9876532");
}

TEST(without_a_trump_suit_the_rank_cards_are_equal) { /* E20 */
  Rules rules = rules_preset_004(2);
  Order order = order_of(&rules, "4NT");
  assert_ladder(&order, TRUMPS, "HJ LJ 4S=4H=4D=4C");
  for (Suit suit = 0; suit < SUIT_NB; suit++) assert_plain(&order, suit, "AKQJT9876532");
}

TEST(at_joker_level_only_the_jokers_are_trump) { /* E25 */
  Rules rules = rules_preset_002(2);
  Order order = order_of(&rules, "NT");
  assert_ladder(&order, TRUMPS, "HJ LJ");
  for (Suit suit = 0; suit < SUIT_NB; suit++) assert_plain(&order, suit, "AKQJT98765432");
}

TEST(a_trump_rank_card_leaves_its_suit) { /* E21, E22 */
  Rules rules = rules_preset_002(2);
  Order order = order_of(&rules, "4S");
  assert_int_equal(order_suit(&order, card_of("4H")), TRUMPS);
  assert_int_equal(order_suit(&order, card_of("3H")), HEARTS);
  assert_int_equal(order_suit(&order, card_of("4S")), TRUMPS);
  assert_int_equal(order_suit(&order, card_of("2S")), TRUMPS);
  assert_int_equal(order_suit(&order, LJ), TRUMPS);
  assert_int_equal(order_suit(&order, card_of("AD")), DIAMONDS);
  order = order_of(&rules, "3H");
  static const char *const trumps[] = {"3S", "3H", "2H", "AH", "HJ"};
  for (int i = 0; i < 5; i++) assert_int_equal(order_suit(&order, card_of(trumps[i])), TRUMPS);
  assert_int_equal(order_suit(&order, card_of("2S")), SPADES);
  assert_int_equal(order_suit(&order, card_of("AS")), SPADES);
}

typedef struct Adjacent {
  const char *trump, *low, *high;
  bool whole, expected;
} Adjacent;

TEST(neighbours_as_in_the_records) { /* E23, E24, E155 */
  static const Adjacent cases[] = {
      {"4S", "3H", "5H", false, true},  {"4S", "3S", "5S", false, true},
      {"4NT", "3D", "5D", false, true}, {"4S", "3H", "4H", false, false},
      {"5H", "4S", "6S", false, true},  {"5H", "4H", "6H", false, true},
      {"5H", "5H", "6H", true, false},  {"AH", "KH", "AS", true, true},
      {"AH", "AS", "AH", true, true},   {"AH", "KS", "AS", true, false},
      {"2H", "AH", "2S", true, true},   {"2H", "2S", "3S", true, false},
      {"KH", "QS", "AS", false, true},  {"5H", "AH", "5D", false, false},
      {"5H", "5H", "LJ", true, true},   {"5H", "LJ", "HJ", true, true},
      {"5H", "LJ", "HJ", false, false}, {"5H", "AS", "2S", true, false},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    Rules rules = cases[i].whole ? rules_preset_002v_top(2) : rules_preset_002(2);
    Order order = order_of(&rules, cases[i].trump);
    bool adjacent = order_adjacent(&order, card_of(cases[i].low), card_of(cases[i].high));
    if (adjacent != cases[i].expected)
      fail_msg("%s: %s below %s", cases[i].trump, cases[i].low, cases[i].high);
  }
}

TEST(ranks_that_the_deck_lacks_leave_no_gap) { /* E156 */
  Rules rules = rules_preset_002v_top(3);
  rules.deck.LJ = 0;
  Order order = order_of(&rules, "4D");
  assert_int_equal(order_suit(&order, LJ), SUIT_NONE);
  assert_links(&order, "4D - HJ");
  rules.deck.without_n = 3;
  for (int i = 0; i < 3; i++) rules.deck.without[i] = card_of("9S");
  order = order_of(&rules, "4D");
  assert_links(&order, "8S - TS|8H / TH");
  rules.deck.without_n = 2;
  order = order_of(&rules, "4D");
  assert_links(&order, "8S / TS");
}

TEST(equal_cards_are_neighbours_only_where_the_rules_say) { /* E74 */
  Rules apart = rules_preset_002v_top(2), tractor = rules_preset_000(2);
  Order order = order_of(&apart, "5H");
  assert_links(&order, "5D / 5S");
  order = order_of(&tractor, "5H");
  assert_links(&order, "5D - 5S|5D / 5D");
}

TEST(an_open_gap_links_nothing_across_the_trump_rank) { /* H8 */
  Rules rules = rules_preset_002v_top(2);
  rules.order.gap = GAP_OPEN;
  Order order = order_of(&rules, "3C");
  assert_links(&order, "2S / 4S|2C / 4C|4S - 5S|AC - 3S");
  order = order_of(&rules, "NT");
  assert_links(&order, "2S - 3S");
}

static void put_rung(Ladder *ladder, int at, Rung rung) {
  memmove(&ladder->rung[at + 1], &ladder->rung[at], sizeof(Rung) * (size_t)(ladder->n - at));
  ladder->rung[at] = rung;
  ladder->n++;
}

/* Source of H2: 2, 3 and 5 are always trump, under the trump rank. */
static Rules permanent_ranks(void) {
  Rules rules = rules_preset_002v_top(2);
  put_rung(&rules.order.trumps, 1, (Rung){.type = RUNG_ONE_RANK, .value = RANK_5});
  put_rung(&rules.order.trumps, 1, (Rung){.type = RUNG_ONE_RANK, .value = RANK_2 + 1});
  put_rung(&rules.order.trumps, 1, (Rung){.type = RUNG_ONE_RANK, .value = RANK_2});
  put_rung(&rules.order.no_trump, 0, (Rung){.type = RUNG_ONE_RANK, .value = RANK_2});
  return rules;
}

TEST(ranks_that_are_always_trump_rank_by_themselves) { /* H2 */
  Rules rules = permanent_ranks();
  Order order = order_of(&rules, "TS");
  assert_ladder(&order, TRUMPS,
                "HJ LJ TS TH=TD=TC 5S 5H=5D=5C 3S 3H=3D=3C 2S 2H=2D=2C AS KS QS JS 9S 8S 7S 6S 4S");
  assert_plain(&order, DIAMONDS, "AKQJ98764");
  assert_links(&order, "AS - 2H|4S - 6S|4D - 6D");
  order = order_of(&rules, "TNT");
  assert_ladder(&order, TRUMPS, "HJ LJ TS=TH=TD=TC 2S=2H=2D=2C");
}

TEST(the_trump_rank_outranks_its_permanent_place) {
  Rules rules = permanent_ranks();
  Order order = order_of(&rules, "2S");
  assert_ladder(&order, TRUMPS,
                "HJ LJ 2S 2H=2D=2C 5S 5H=5D=5C 3S 3H=3D=3C AS KS QS JS TS 9S 8S 7S 6S 4S");
}

TEST(plain_ranks_link_no_permanent_trumps) {
  Rules rules = permanent_ranks();
  rules.order.tractors = TRACTORS_PLAIN;
  Order order = order_of(&rules, "TS");
  assert_links(&order, "AS / 2H|2H / 2S|KS - AS");
}

TEST(a_rank_not_in_the_ladder_goes_back_to_its_suit) { /* H6 */
  Rules rules = rules_preset_002(2);
  rules.order.no_trump.n = 2;
  rules.order.no_trump.rung[0] = (Rung){.type = RUNG_CARD, .value = LJ, .with_next = false};
  rules.order.no_trump.rung[1] = (Rung){.type = RUNG_CARD, .value = HJ, .with_next = false};
  Order order = order_of(&rules, "9NT");
  assert_int_equal(order_suit(&order, card_of("9S")), SPADES);
  assert_links(&order, "8S - 9S|8S / TS");
  assert_ladder(&order, TRUMPS, "HJ LJ");
}

TEST(an_inner_list_is_one_tier_and_single_cards_leave_their_rank) {
  Rules rules = rules_preset_002v_top(2);
  rules.order.trumps.rung[2].with_next = true; /* both jokers in one tier */
  put_rung(&rules.order.trumps, rules.order.trumps.n,
           (Rung){.type = RUNG_CARD, .value = card_of("3S")});
  put_rung(&rules.order.trumps, 0, (Rung){.type = RUNG_ONE_SUIT, .value = CLUBS});
  Order order = order_of(&rules, "3H");
  assert_ladder(&order, TRUMPS,
                "3S HJ=LJ 3H 3D=3C AH KH QH JH TH 9H 8H 7H 6H 5H 4H 2H"
                " AC KC QC JC TC 9C 8C 7C 6C 5C 4C 2C");
  assert_ladder(&order, CLUBS, "");
  assert_links(&order, "AC - 2H");
}

TEST(a_joker_that_the_ladder_leaves_out_is_of_no_suit) {
  Rules rules = rules_preset_002v_top(2);
  rules.order.trumps.n--; /* the big joker's rung */
  rules.order.no_trump.n = (uint8_t)(rules.order.no_trump.n - 2);
  rules.order.equals = EQUALS_TRACTOR;
  Order order = order_of(&rules, "9C");
  assert_int_equal(order_suit(&order, HJ), SUIT_NONE);
  assert_int_equal(order_suit(&order, LJ), TRUMPS);
  assert_int_equal(bit_count(order.suitless), 1);
  order = order_of(&rules, "9NT");
  assert_ladder(&order, TRUMPS, "9S=9H=9D=9C");
  assert_int_equal(order_suit(&order, HJ), SUIT_NONE);
  assert_int_equal(order_suit(&order, LJ), SUIT_NONE);
  assert_int_equal(bit_count(order.suitless), 2);
  assert_links(&order, "LJ / HJ|HJ / 2C");
  CardSet kinds = set_of("HJ HJ LJ 2C 9S", 2), places = CARDSET_EMPTY, back = CARDSET_EMPTY;
  order_cross(&order, &kinds, &places);
  assert_int_equal(order_suit_of(&order, &places), SUIT_NONE);
  order_back(&order, &places, &back);
  assert_true(cardset_equal(&kinds, &back, 2));
  rules.deck.HJ = rules.deck.LJ = 0;
  order = order_of(&rules, "9NT");
  assert_true(order.suitless == 0);
}

TEST(a_ladder_with_too_many_wide_tiers_is_refused) {
  Rules rules = rules_preset_002(2);
  char error[128] = "";
  for (int rank = 0; rank < 9; rank++)
    put_rung(&rules.order.no_trump, 0, (Rung){.type = RUNG_ONE_RANK, .value = (uint8_t)rank});
  Order order = order_of(&rules, "ANT");
  put_rung(&rules.order.no_trump, 0, (Rung){.type = RUNG_ONE_RANK, .value = RANK_J});
  assert_false(order_make(&order, &rules, trump_of("ANT"), NULL, error, sizeof error));
  assert_says(error, "too many tiers");
}

static bool say_only_jokers(void *context, HookCall *call) {
  int *asked = context;
  ++*asked;
  if (call->hook == HOOK_ORDER_TRACTORS) {
    call->builtin(call);
    if (card_is_joker(call->other_card)) call->answer[0] = true;
    return true;
  }
  snprintf(call->text, sizeof call->text, "rule.lua:7: no ladder");
  return false;
}

TEST(a_function_links_tiers_and_may_ask_the_word) {
  int asked = 0;
  Rules rules = rules_preset_002(2);
  rules.hooked = 1u << HOOK_ORDER_TRACTORS;
  rules.ask = say_only_jokers;
  rules.context = &asked;
  Order order = order_of(&rules, "5H");
  assert_int_equal(asked, order.tier_nb - 4);
  assert_links(&order, "LJ - HJ|4H - 6H|AH / 5D");
}

TEST(a_ladder_function_that_fails_gives_its_sentence) {
  int asked = 0;
  char error[128] = "";
  Order order;
  Rules rules = rules_preset_002(2);
  rules.hooked = 1u << HOOK_ORDER_TRUMPS;
  rules.ask = say_only_jokers;
  rules.context = &asked;
  assert_false(order_make(&order, &rules, trump_of("5H"), NULL, error, sizeof error));
  assert_string_equal(error, "rule.lua:7: no ladder");
  order_of(&rules, "5NT");
}

/* Every place once, fields in order, tiers rising, an unused place above each wide tier. */
static void assert_sound(const Order *order) {
  uint64_t all = order->suitless;
  int last_tier = -1;
  for (Suit suit = 0; suit < ESUIT_NB; suit++) {
    assert_true((order->suit[suit] & all) == 0);
    assert_true(order->suit[suit] == 0 || all == 0 ||
                bit_lowest(order->suit[suit]) > bit_highest(all));
    all |= order->suit[suit];
  }
  for (int place = 0; place < PLACE_NB; place++) {
    bool used = all >> place & 1;
    assert_true(used == (order->kind_at[place] != CARD_NONE));
    if (!used) continue;
    int tier = order->tier_at[place];
    assert_true(tier == last_tier || tier == last_tier + 1);
    assert_true(order_tier_places(order, tier) >> place & 1);
    assert_true(order_tiers(order, bit(place)) == bit(tier));
    last_tier = tier;
  }
  assert_int_equal(last_tier + 1, order->tier_nb);
  for (uint64_t wide = order->wide; wide;) {
    uint64_t here = order_tier_places(order, order->tier_at[bit_lowest(wide)]);
    assert_true(bit_count(here) > 1 && bit_highest(here) < PLACE_NB - 1);
    assert_false(all >> (bit_highest(here) + 1) & 1);
    wide &= ~here;
  }
}

TEST(every_trump_makes_a_sound_order_that_is_crossed_and_recrossed) {
  Rng rng = rng_from(7);
  for (int packs = 1; packs <= PACK_MAX; packs++)
    for (int rank = 0; rank <= RANK_NB; rank++)
      for (int suit = 0; suit <= SUIT_NB; suit++) {
        Rules rules = packs % 2 ? rules_preset_002(packs) : permanent_ranks();
        rules.deck.packs = rules.deck.LJ = rules.deck.HJ = (uint8_t)packs;
        Trump trump = {rank == RANK_NB ? RANK_NONE : (Rank)rank,
                       suit == SUIT_NB ? SUIT_NONE : (Suit)suit};
        Order order;
        char error[128];
        assert_true(order_make(&order, &rules, trump, NULL, error, sizeof error));
        assert_sound(&order);
        CardSet kinds = {{0}}, places, back;
        for (int i = 0; i < 40; i++) {
          Card card = (Card)rng_below(&rng, KIND_NB);
          if (cardset_count(&kinds, card, packs) < packs) cardset_put(&kinds, card, packs);
        }
        order_cross(&order, &kinds, &places);
        for (Card card = 0; card < KIND_NB; card++)
          assert_int_equal(cardset_count(&kinds, card, packs),
                           cardset_count(&places, order.place_of[card], packs));
        order_back(&order, &places, &back);
        assert_true(cardset_equal(&kinds, &back, packs));
      }
}

/* The card that stands where this one stands if ranks are as printed. */
static Card renamed(const Rules *rules, Card card) {
  if (card_is_joker(card)) return card;
  return card_make(card_suit(card), (Rank)rules_height(rules, card_rank(card)));
}

/* Ranks in another order are the same game with other names on the cards. */
TEST(ranks_in_another_order_are_the_same_order_renamed) {
  Rng rng = rng_from(11);
  for (int round = 0; round < 60; round++) {
    Rules plain = rules_preset_002(2), other;
    char error[128];
    plain.order.gap = round % 2 ? GAP_OPEN : GAP_BRIDGED;
    plain.order.tractors = round % 3 ? TRACTORS_WHOLE : TRACTORS_PLAIN;
    other = plain;
    other.order.ranks_n = RANK_NB;
    for (Rank rank = 0; rank < RANK_NB; rank++) other.order.ranks[rank] = rank;
    for (int i = RANK_NB - 1; i > 0; i--) {
      uint64_t j = rng_below(&rng, (uint64_t)i + 1);
      uint8_t rank = other.order.ranks[i];
      other.order.ranks[i] = other.order.ranks[j];
      other.order.ranks[j] = rank;
    }
    Rank rank = (Rank)rng_below(&rng, RANK_NB);
    Suit suit = (Suit)rng_below(&rng, SUIT_NB + 1);
    if (suit == SUIT_NB) suit = SUIT_NONE;
    Order a, b;
    assert_true(order_make(&a, &other, (Trump){rank, suit}, NULL, error, sizeof error));
    Trump trump = {(Rank)rules_height(&other, rank), suit};
    assert_true(order_make(&b, &plain, trump, NULL, error, sizeof error));
    for (Card card = 0; card < KIND_NB; card++) {
      Card as = renamed(&other, card);
      assert_int_equal(order_tier(&a, card), order_tier(&b, as));
      assert_int_equal(order_suit(&a, card), order_suit(&b, as));
      for (Card high = 0; high < KIND_NB; high++)
        assert_int_equal(order_adjacent(&a, card, high),
                         order_adjacent(&b, as, renamed(&other, high)));
    }
  }
}

TEST(cards_are_printed_suit_by_suit_with_trumps_last) {
  Rules rules = rules_preset_002(2);
  Order order = order_of(&rules, "9C");
  CardSet cards = set_of("HJ 9D 9C 2C AS KH KH 3D", 2);
  char out[64];
  order_print(&order, &cards, out, sizeof out);
  assert_string_equal(out, "3D KH KH AS 2C 9D 9C HJ");
}
