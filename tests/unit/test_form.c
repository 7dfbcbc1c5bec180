/* test_form.c - bombs, rainbows and forms by functions: what may be led and followed and who wins,
** against a naive model that tries every play of small hands. */
#include "compare.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/lead.h"
#include "play/throw.h"
#include "play/winner.h"
#include "presets.h"

enum { HAND_MAX = 11, PLAYS_MAX = 2048 };

/* --- rules ------------------------------------------------------------------------------------ */

static Form *add_form(Rules *rules, const char *name) {
  Form *form = &rules->lead.forms[rules->lead.forms_n++];
  *form = (Form){.length = {1, 1}, .suits = {1, 1}};
  snprintf(form->name, sizeof form->name, "%s", name);
  rules->lead.special = true;
  return form;
}

static void add_bomb(Rules *rules, Answers answers) {
  Form *bomb = add_form(rules, "bomb");
  bomb->size = (Range){4, 0xff};
  bomb->power = 1;
  bomb->answers = (uint8_t)answers;
}

static void owe_shape(Form *form) {
  form->has_owes = true;
  form->owes.n = 1;
  form->owes.owed[0].demand = OWE_SHAPE;
  owes_note(&form->owes);
}

static void add_rainbow(Rules *rules, int most) {
  Form *rainbow = add_form(rules, "rainbow");
  rainbow->size = (Range){4, (uint8_t)most};
  rainbow->alike = ALIKE_RANK;
  rainbow->suits = (Range){4, 4};
  rainbow->odd = true;
  owe_shape(rainbow);
}

/* --- the naive model: plays of a hand --------------------------------------------------------- */

static Pile every[PLAYS_MAX];

static bool same_pile(const Pile *a, const Pile *b) { return !memcmp(a->n, b->n, sizeof a->n); }

/* Every play of n cards, once each; the hand has at most HAND_MAX cards. */
static int each_play(const Pile *hand, int n) {
  Card cards[HAND_MAX];
  int held = 0, found = 0;
  for (int card = 0; card < KIND_NB; card++)
    for (int i = 0; i < hand->n[card]; i++) cards[held++] = (Card)card;
  for (unsigned mask = 0; mask < 1u << held; mask++) {
    Pile play = {{0}};
    bool again = __builtin_popcount(mask) != n;
    for (int i = 0; i < held && !again; i++)
      if (mask >> i & 1) play.n[cards[i]]++;
    for (int i = 0; i < found && !again; i++) again = same_pile(&every[i], &play);
    if (!again) every[found++] = play;
  }
  return found;
}

/* The only kind of a pile, or -1. */
static int only_kind(const Pile *pile) {
  int kind = -1, kinds = 0;
  for (int card = 0; card < KIND_NB; card++)
    if (pile->n[card]) kind = card, kinds++;
  return kinds == 1 ? kind : -1;
}

static bool is_bomb(const Pile *pile) { return only_kind(pile) >= 0 && pile_size(pile) >= 4; }

/* The rank of a rainbow, or -1. */
static int rainbow_rank(const Oracle *oracle, const Pile *pile) {
  int rank = -1, suits = 0;
  bool has[ESUIT_NB] = {false};
  for (int card = 0; card < KIND_NB; card++) {
    if (!pile->n[card]) continue;
    if (card >= LJ || (rank >= 0 && card_rank((Card)card) != rank)) return -1;
    rank = card_rank((Card)card);
    suits += !has[oracle->suit[card]];
    has[oracle->suit[card]] = true;
  }
  return suits == 4 && pile_size(pile) >= 4 ? rank : -1;
}

static Pile pile_less(const Pile *a, const Pile *b) {
  Pile rest = *a;
  for (int card = 0; card < KIND_NB; card++) rest.n[card] -= b->n[card];
  return rest;
}

/* --- comparing -------------------------------------------------------------------------------- */

static bool legal[PLAYS_MAX];

/* The program rules on every play of the hand as `legal` says, and explains it so. */
static void check_plays(const Compare *compare, const Follow *follow, const Pile *hand, int n,
                        Rng *rng) {
  compare_plays(compare, follow, hand, (Plays){every, legal, n}, rng);
  for (int i = 0; i < n; i++) {
    Ruling ruling;
    CardSet play = compare_set(compare, &every[i]);
    follow_explain(follow, &play, &ruling);
    assert_int_equal(ruling.refusal == LEGAL, legal[i]);
  }
}

/* A hand of the deck's cards in clumps of up to `most` copies. */
static Pile random_hand(const Compare *compare, int cards, int most, Rng *rng) {
  Pile hand = {{0}};
  while (pile_size(&hand) < cards) {
    int card = random_below(rng, KIND_NB), copies = 1 + random_below(rng, most);
    while (copies-- > 0 && hand.n[card] < compare->oracle.deck[card] && pile_size(&hand) < cards)
      hand.n[card]++;
  }
  return hand;
}

/* --- bombs ------------------------------------------------------------------------------------ */

static void bombs_make(Compare *compare, Answers answers, Rng *rng) {
  compare->rules = rules_preset(random_below(rng, 2) ? "002" : "004", 5 + random_below(rng, 2));
  compare->rules.deck.lowest = RANK_Q;
  if (random_below(rng, 2)) compare->rules.follow.protect = PROTECT_LARGER_SETS;
  add_bomb(&compare->rules, answers);
  compare_make(compare, (Trump){RANK_K, (Suit)random_below(rng, SUIT_NB)});
}

/* Is a bomb legal whatever is owed? */
static bool bomb_answers(const Compare *compare, Answers answers, int suit, const Pile *hand,
                         const Pile *play) {
  int mine = compare->oracle.suit[only_kind(play)];
  return answers == ANSWERS_ALWAYS || mine == suit || mine == TRUMPS ||
         pile_size_in(&compare->oracle, hand, suit) == 0;
}

static void bomb_case(Answers answers, Rng *rng) {
  static Pile owed[PLAYS_MAX];
  static bool owed_legal[PLAYS_MAX];
  Compare compare;
  Follow follow;
  bombs_make(&compare, answers, rng);
  Pile left = compare_deck(&compare);
  int suit = random_below(rng, 5);
  Pile lead = random_pile(&compare, &left, suit, 4 + random_below(rng, 3), rng);
  Pile hand = random_hand(&compare, HAND_MAX - random_below(rng, 3), 6, rng);
  if (pile_size(&lead) < 4) return;
  CardSet held = compare_set(&compare, &hand);
  Shape shape = compare_lead(&compare, &lead);
  OracleShape oracle_led = compare_shape(&compare, &shape);
  int n = oracle_follows(&compare.oracle, &oracle_led, &hand, owed, owed_legal, PLAYS_MAX);
  int all = each_play(&hand, pile_size(&lead));
  for (int i = 0; i < all; i++) {
    legal[i] = is_bomb(&every[i]) && bomb_answers(&compare, answers, suit, &hand, &every[i]);
    for (int j = 0; j < n; j++) legal[i] |= owed_legal[j] && same_pile(&owed[j], &every[i]);
  }
  follow_prepare(&follow, &compare.order, &compare.rules, &shape, &held);
  check_plays(&compare, &follow, &hand, all, rng);
}

TEST(a_bomb_is_legal_whatever_is_owed) {
  Rng rng = rng_from(84);
  for (int i = 0; i < 1500; i++) bomb_case(i % 2 ? ANSWERS_ALWAYS : ANSWERS_SUIT_OR_TRUMP, &rng);
}

/* Higher than any other bomb that comes earlier: trumps first, else the rank. */
static int bomb_height(const Compare *compare, const Pile *play) {
  int kind = only_kind(play);
  if (!is_bomb(play)) return -1;
  return compare->oracle.suit[kind] == TRUMPS ? 100 + compare->oracle.position[kind]
                                              : card_rank((Card)kind);
}

static void bomb_trick(Rng *rng) {
  Compare compare;
  Shape shape;
  Pile plays[5];
  CardSet sets[5];
  bombs_make(&compare, ANSWERS_ALWAYS, rng);
  Pile left = compare_deck(&compare);
  plays[0] = random_pile(&compare, &left, random_below(rng, 5), 4 + random_below(rng, 2), rng);
  int cards = pile_size(&plays[0]), winner = 0, height = bomb_height(&compare, &plays[0]);
  if (cards < 4) return;
  for (int i = 1; i < 5; i++) {
    plays[i] = random_hand(&compare, cards, random_below(rng, 3) ? 6 : 2, rng);
    if (bomb_height(&compare, &plays[i]) > height)
      winner = i, height = bomb_height(&compare, &plays[i]);
  }
  for (int i = 0; i < 5; i++) sets[i] = compare_set(&compare, &plays[i]);
  shape_of(&compare.order, &compare.rules, &sets[0], &shape);
  OracleShape led = compare_shape(&compare, &shape);
  if (height < 0) winner = oracle_winner(&compare.oracle, &led, plays, 5);
  int is = trick_winner(&compare.order, &compare.rules, &shape, sets, 5);
  if (is != winner)
    fail_msg("%s, %s, %s, %s, %s: %d wins, not %d", compare_text(&plays[0]),
             compare_text(&plays[1]), compare_text(&plays[2]), compare_text(&plays[3]),
             compare_text(&plays[4]), winner, is);
}

TEST(the_highest_bomb_wins_else_who_would_win_without) {
  Rng rng = rng_from(392);
  for (int i = 0; i < 20000 / SHARE; i++) bomb_trick(&rng);
}

/* --- rainbows --------------------------------------------------------------------------------- */

static void rainbows_make(Compare *compare, Rng *rng) {
  compare->rules = rules_preset("002", 2);
  compare->rules.deck.lowest = RANK_J;
  add_rainbow(&compare->rules, 8);
  compare_make(compare, (Trump){RANK_K, random_below(rng, 3) ? (Suit)random_below(rng, SUIT_NB)
                                                             : SUIT_NONE});
}

/* A pile of the rank with at least one card of every suit. */
static bool take_rainbow(const Compare *compare, Pile *left, Rank rank, int cards, Pile *out) {
  Pile rainbow = {{0}};
  for (Suit suit = 0; suit < SUIT_NB; suit++) rainbow.n[card_make(suit, rank)] = 1;
  for (Suit suit = 0; suit < SUIT_NB && pile_size(&rainbow) < cards; suit++)
    rainbow.n[card_make(suit, rank)]++;
  for (int card = 0; card < KIND_NB; card++)
    if (rainbow.n[card] > left->n[card]) return false;
  for (int card = 0; card < KIND_NB; card++) {
    left->n[card] -= rainbow.n[card];
    out->n[card] += rainbow.n[card];
  }
  return rainbow_rank(&compare->oracle, &rainbow) >= 0;
}

/* Does the play have the led rainbows: one, or two of which the first has `first` cards? */
static bool has_rainbows(const Oracle *oracle, const Pile *play, int first, int cards) {
  if (first == cards) return rainbow_rank(oracle, play) >= 0;
  Pile keep[PLAYS_MAX / 8];
  int n = each_play(play, first);
  if (n > PLAYS_MAX / 8) n = PLAYS_MAX / 8;
  memcpy(keep, every, sizeof keep[0] * (size_t)n);
  for (int i = 0; i < n; i++) {
    Pile rest = pile_less(play, &keep[i]);
    if (rainbow_rank(oracle, &keep[i]) >= 0 && rainbow_rank(oracle, &rest) >= 0) return true;
  }
  return false;
}

static void rainbow_case(Rng *rng) {
  static Pile plays[PLAYS_MAX];
  Compare compare;
  Follow follow;
  bool any = false;
  rainbows_make(&compare, rng);
  Pile left = compare_deck(&compare), lead = {{0}};
  int first = 4 + random_below(rng, 2), more = random_below(rng, 3) ? 0 : 4;
  if (!take_rainbow(&compare, &left, RANK_Q, first, &lead)) return;
  if (more && !take_rainbow(&compare, &left, RANK_J, more, &lead)) return;
  Shape shape = compare_lead(&compare, &lead);
  assert_int_equal(shape.n, more ? 2 : 1);
  assert_int_equal(shape.suit, SUIT_NONE);
  Pile hand = random_hand(&compare, HAND_MAX, 2, rng);
  int n = each_play(&hand, first + more);
  memcpy(plays, every, sizeof plays[0] * (size_t)n);
  for (int i = 0; i < n; i++)
    any |= legal[i] = has_rainbows(&compare.oracle, &plays[i], first, first + more);
  for (int i = 0; i < n && !any; i++) legal[i] = true;
  memcpy(every, plays, sizeof plays[0] * (size_t)n);
  CardSet held = compare_set(&compare, &hand);
  follow_prepare(&follow, &compare.order, &compare.rules, &shape, &held);
  check_plays(&compare, &follow, &hand, n, rng);
}

TEST(rainbows_are_owed_to_rainbows_and_nothing_else) {
  Rng rng = rng_from(86);
  for (int i = 0; i < 600 / SHARE; i++) rainbow_case(&rng);
}

static int winner_of(const Compare *compare, const char *const texts[], int n) {
  CardSet sets[8];
  Shape shape;
  for (int i = 0; i < n; i++) sets[i] = compare_cards(compare, texts[i]);
  shape_of(&compare->order, &compare->rules, &sets[0], &shape);
  return trick_winner(&compare->order, &compare->rules, &shape, sets, n);
}

TEST(the_highest_rainbow_wins_and_ties_fall_to_the_first) {
  Compare compare;
  Rng rng = rng_from(1);
  rainbows_make(&compare, &rng);
  compare_make(&compare, (Trump){RANK_K, HEARTS});
  assert_int_equal(
      winner_of(&compare, (const char *[]){"JC JD JH JS", "QC QD QH QS", "AC AD AH AS"}, 3), 2);
  assert_int_equal(
      winner_of(&compare, (const char *[]){"QC QD QH QS", "HJ HJ LJ LJ", "QC QD QH QS"}, 3), 0);
}

TEST(a_throw_of_rainbows_is_stopped_by_a_higher_one) {
  Compare compare;
  ThrowResult result;
  Rng rng = rng_from(2);
  rainbows_make(&compare, &rng);
  compare_make(&compare, (Trump){RANK_K, HEARTS});
  Pile lead = pile_of("JC JD JH JS AC AD AH AS"), lower = pile_of("QC QD QH KC KD KH KS HJ");
  Pile higher = pile_of("QC QD QH QS KC KD KH KS");
  CardSet play = compare_set(&compare, &lead), other = compare_set(&compare, &lower);
  Shape shape = compare_lead(&compare, &lead);
  assert_int_equal(shape.n, 2);
  ThrowCase of = {&compare.order, &compare.rules, &shape, &play, &other, .n = 1};
  throw_check(&of, &result);
  assert_true(result.stands);
  other = compare_set(&compare, &higher);
  throw_check(&of, &result);
  assert_false(result.stands);
  CardSet kinds = CARDSET_EMPTY;
  order_back(&compare.order, &result.forced, &kinds);
  assert_cards(&kinds, 2, "JC JD JH JS");
}

/* --- functions -------------------------------------------------------------------------------- */

/* `only`: cards of both colours; `is`: ranks that follow each other, whatever the suits. */
static bool answer_form(void *context, HookCall *call) {
  int *asked = context, low = KIND_NB, high = -1, kinds = 0;
  bool red = false, black = false;
  ++*asked;
  for (int card = 0; card < LJ; card++) {
    if (!cardset_count(call->cards, card, PACK_MAX)) continue;
    int rank = card_rank((Card)card);
    bool is_red = card_suit((Card)card) == DIAMONDS || card_suit((Card)card) == HEARTS;
    red |= is_red, black |= !is_red;
    if (rank < low) low = rank;
    if (rank > high) high = rank;
    kinds |= 1 << rank;
  }
  call->answer[0] = call->number[1] ? __builtin_popcount((unsigned)kinds) == high - low + 1 &&
                                          cardset_size(call->cards, PACK_MAX) == high - low + 1
                                    : red && black;
  call->answer[1] = high;
  call->answer[2] = 0;
  return true;
}

static bool naive_run(const Pile *pile) {
  int asked = 0;
  HookCall call = {.number = {0, 1}};
  CardSet kinds = CARDSET_EMPTY;
  for (int card = 0; card < KIND_NB; card++)
    for (int i = 0; i < pile->n[card]; i++) cardset_put(&kinds, card, PACK_MAX);
  call.cards = &kinds;
  return pile->n[LJ] + pile->n[HJ] == 0 && answer_form(&asked, &call) && call.answer[0];
}

static void run_case(Compare *compare, Rng *rng) {
  Follow follow;
  bool any = false;
  Pile lead = pile_of("TC JD QH"), hand = random_hand(compare, 9, 2, rng);
  CardSet held = compare_set(compare, &hand);
  Shape shape = compare_lead(compare, &lead);
  assert_int_equal(shape.n, 1);
  assert_string_equal(shape.unit[0].form->name, "run");
  int n = each_play(&hand, 3);
  for (int i = 0; i < n; i++) {
    int suits = 0;
    for (int suit = 0; suit < ESUIT_NB; suit++)
      suits += pile_size_in(&compare->oracle, &every[i], suit) > 0;
    any |= legal[i] = suits >= 2 && naive_run(&every[i]);
  }
  for (int i = 0; i < n && !any; i++) legal[i] = true;
  follow_prepare(&follow, &compare->order, &compare->rules, &shape, &held);
  check_plays(compare, &follow, &hand, n, rng);
}

TEST(a_form_may_be_any_shape_that_a_function_knows) {
  Compare compare;
  int asked = 0;
  Rng rng = rng_from(3);
  compare.rules = rules_preset("002", 2);
  compare.rules.deck.lowest = RANK_T;
  Form *run = add_form(&compare.rules, "run");
  run->size = (Range){3, 3};
  run->suits = (Range){2, 0xff};
  run->functions = FORM_IS;
  run->odd = true;
  owe_shape(run);
  compare.rules.ask = answer_form;
  compare.rules.context = &asked;
  compare_make(&compare, (Trump){RANK_A, SUIT_NONE});
  for (int i = 0; i < 100; i++) run_case(&compare, &rng);
  assert_int_equal(
      winner_of(&compare, (const char *[]){"TC JD QH", "JC QC KD", "JC JC KD", "JS QD KS"}, 4), 1);
  assert_true(asked > 0);
}

TEST(a_function_chooses_among_cards_of_a_form) {
  Compare compare;
  Shape shape;
  int asked = 0;
  compare.rules = rules_preset("002", 2);
  Form *mixed = add_form(&compare.rules, "mixed");
  mixed->size = (Range){2, 2};
  mixed->alike = ALIKE_RANK;
  mixed->functions = FORM_ONLY;
  mixed->odd = true;
  compare.rules.ask = answer_form;
  compare.rules.context = &asked;
  compare_make(&compare, (Trump){RANK_5, SPADES});
  Pile both = pile_of("5H 5C"), red = pile_of("5H 5D");
  CardSet play = compare_set(&compare, &both);
  shape_of(&compare.order, &compare.rules, &play, &shape);
  assert_int_equal(shape.n, 1);
  assert_int_equal(shape.suit, TRUMPS);
  assert_string_equal(shape.unit[0].form->name, "mixed");
  play = compare_set(&compare, &red);
  shape_of(&compare.order, &compare.rules, &play, &shape);
  assert_int_equal(shape.n, 2);
}

static bool fail_form(void *context, HookCall *call) {
  snprintf(call->text, sizeof call->text, "%s", (const char *)context);
  return false;
}

TEST(a_function_that_fails_refuses_the_lead) {
  Compare compare;
  Shape shape;
  char fault[] = "it went wrong", error[256] = "";
  compare.rules = rules_preset("002", 2);
  Form *any = add_form(&compare.rules, "any");
  any->size = (Range){2, 0xff};
  any->functions = FORM_IS;
  any->odd = true;
  compare.rules.ask = fail_form;
  compare.rules.context = fault;
  compare_make(&compare, (Trump){RANK_5, SPADES});
  Pile lead = pile_of("7H 8H");
  CardSet play = compare_set(&compare, &lead);
  PlayCase of = {&compare.order, &compare.rules, NULL, 0};
  assert_int_equal(lead_check(&of, &play, NULL, &shape, error, sizeof error), REFUSED_RULE_FAILED);
  assert_string_equal(error, fault);
  assert_int_equal(shape.n, 2); /* read without the form all the same */
}

/* --- leads ------------------------------------------------------------------------------------ */

typedef struct Leads {
  CardSet cards[512];
  int n, planes;
} Leads;

static bool keep_lead(void *data, const Unit *unit) {
  Leads *leads = data;
  CardSet cards = CARDSET_EMPTY;
  unit_set(unit, &cards, leads->planes);
  for (int i = 0; i < leads->n; i++)
    assert_false(cardset_equal(&cards, &leads->cards[i], leads->planes));
  leads->cards[leads->n++] = cards;
  return true;
}

/* Every set of cards of the hand that is one unit is listed, and once. */
TEST(all_plain_leads_are_listed_once) {
  Rng rng = rng_from(5);
  for (int round = 0; round < 60; round++) {
    static Leads leads;
    Compare compare;
    int units = 0;
    rainbows_make(&compare, &rng);
    add_bomb(&compare.rules, ANSWERS_ALWAYS);
    add_form(&compare.rules, "straight")->length = (Range){3, 0xff};
    compare.rules.lead.forms[compare.rules.lead.forms_n - 1].size = (Range){1, 1};
    Form *jokers = add_form(&compare.rules, "jokers");
    jokers->cards[0] = LJ, jokers->cards[1] = HJ, jokers->cards_n = 2, jokers->odd = true;
    compare_make(&compare, (Trump){RANK_K, HEARTS});
    Pile hand = random_hand(&compare, HAND_MAX, 2, &rng);
    for (int n = 1; n <= HAND_MAX; n++)
      for (int i = each_play(&hand, n) - 1; i >= 0; i--) {
        Shape shape = compare_lead(&compare, &every[i]);
        units += shape.n == 1;
      }
    CardSet held = compare_set(&compare, &hand);
    leads.n = 0;
    leads.planes = compare.order.planes;
    assert_int_equal(lead_each(&compare.order, &compare.rules, &held, keep_lead, &leads), units);
  }
}

TEST(a_sequence_ends_at_its_highest_rank) {
  Compare compare;
  Shape shape;
  compare.rules = rules_preset("002", 2);
  Form *straight = add_form(&compare.rules, "straight");
  straight->size = (Range){1, 1};
  straight->length = (Range){3, 0xff};
  straight->to = 1 + RANK_Q;
  straight->odd = true;
  compare_make(&compare, (Trump){RANK_5, SPADES});
  Pile low = pile_of("TH JH QH"), high = pile_of("JH QH KH");
  CardSet play = compare_set(&compare, &low);
  shape_of(&compare.order, &compare.rules, &play, &shape);
  assert_int_equal(shape.n, 1);
  play = compare_set(&compare, &high);
  shape_of(&compare.order, &compare.rules, &play, &shape);
  assert_int_equal(shape.n, 3);
}
