/* test_demands.c - every demand of the follow ladder, alone and among others, against the oracle:
** all plays of small hands, their keys measured in the most naive way. */
#include "compare.h"
#include "language/language.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "presets.h"

enum { PLAYS_MAX = 6000 };

static Pile plays[PLAYS_MAX];
static bool legal[PLAYS_MAX];
static struct { long hands, plays, searched, refused; } tally;

/* --- one hand --------------------------------------------------------------------------------- */

/* A refusal has its sentence, names a legal play, and says which demand falls short. */
static void check_refusal(const Compare *compare, const Follow *follow, const CardSet *play) {
  Ruling ruling;
  CardSet places = CARDSET_EMPTY;
  char sentence[512];
  follow_explain(follow, play, &ruling);
  assert_int_not_equal(ruling.refusal, LEGAL);
  ruling_text(&ruling, compare->order.planes, STYLE_ASCII, sentence, sizeof sentence);
  assert_null(strchr(sentence, '{'));
  order_cross(&compare->order, &ruling.example, &places);
  assert_int_equal(follow_check(follow, &places), LEGAL);
  tally.refused++;
}

static void check_hand(const Compare *compare, const Shape *lead, const Pile *hand, Rng *rng) {
  OracleShape led = compare_shape(compare, lead);
  CardSet set = compare_set(compare, hand);
  Follow follow;
  int n = oracle_follows(&compare->oracle, &led, hand, plays, legal, PLAYS_MAX);
  if (n <= 0) return;
  follow_prepare(&follow, &compare->order, &compare->rules, lead, &set);
  for (int i = 0; i < n; i++) {
    CardSet play = compare_set(compare, &plays[i]);
    if (!legal[i] && random_below(rng, 20) == 0) check_refusal(compare, &follow, &play);
  }
  compare_plays(compare, &follow, hand, (Plays){plays, legal, n}, rng);
  tally.hands++;
  tally.plays += n;
  tally.searched += follow.search;
}

/* --- random hands and ladders ----------------------------------------------------------------- */

static const char *const leads[] = {
    "2C",
    "2C 2C",
    "2C 2C 3C 3C",
    "2C 2C 2C",
    "2C 2C 2C 2C",
    "2C 2C 4C",
    "2C 2C 5C 5C",
    "2C 2C 2C 4C 4C",
    "2C 2C 3C 3C 6C",
    "2C 2C 2C 2C 4C",
    "2C 2C 2C 2C 4C 4C",
    "2C 2C 2C 3C 3C 3C",
    "2C 2C 3C 3C 4C 4C",
    "2C 2C 2C 2C 2C",
    "2C 3C",
    "2C 2C 4C 4C 6C",
    "2C 2C 4C 4C 6C 6C 7C",
};

/* Some cards of the hand, and some that it does not have. */
static void owe_cards(Rules *rules, const Pile *hand, Rng *rng) {
  Owed *owed = &rules->follow.owes.owed[rules->follow.owes.n];
  owe(rules, OWE_CARDS);
  owed->at_least = (uint8_t)random_below(rng, 4);
  for (int card = 0; card < KIND_NB; card++) {
    int copies =
        hand->n[card] && random_below(rng, 3) == 0 ? 1 + random_below(rng, hand->n[card]) : 0;
    if (random_below(rng, 20) == 0) copies++;
    for (; copies > 0 && cardset_count(&owed->from, card, PACK_MAX) < rules->deck.packs; copies--)
      cardset_put(&owed->from, card, PACK_MAX);
  }
}

static void owe_listed(Rules *rules, Rng *rng) {
  static const char *const lists[][5] = {
      {"2x2", "2+2", "2"},   {"4", "2x2", "3+1", "2+2", "2"}, {"3", "2+1"},
      {"3x2", "3+2", "2x2"}, {"2x3", "2x2+2", "2x2"},         {"2+1"},
      {"3+2", "2+2", "1+1"}, {"3+3", "3", "2+2"},             {"1x3+2", "1x2+2"},
      {"2x2+1x2", "1x2+1x2"},
  };
  const char *shapes[6] = {NULL};
  memcpy(shapes, lists[random_below(rng, sizeof lists / sizeof lists[0])], sizeof lists[0]);
  owe_shapes(rules, shapes);
}

/* Sets are left open before cards are chosen, and others after they were placed: in each choice. */
static void owe_open_twice(Rules *rules, const Pile *hand, Rng *rng) {
  if (random_below(rng, 2))
    owe(rules, OWE_SHAPE);
  else
    owe_listed(rules, rng);
  owe_cards(rules, hand, rng);
  owe(rules, OWE_SETS);
  owe_listed(rules, rng);
}

static void random_ladder(Rules *rules, const Pile *hand, Rng *rng) {
  static const Demand words[] = {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS,
                                 OWE_TRACTORS_FOR_SETS};
  unsigned owed = 0;
  rules->follow.owes = (Owes){.n = 0};
  bool twice = random_below(rng, 6) == 0;
  if (twice) owe_open_twice(rules, hand, rng);
  for (int left = twice ? 0 : 1 + random_below(rng, 5); left > 0; left--) {
    int what = left > 3 ? left - 4 : random_below(rng, 9);
    if (what < 5 && owed >> what & 1) continue;
    if (what >= 3) owed |= what < 5 ? 3u << 3 : 0; /* tractors of one kind or the other */
    owed |= 1u << what;
    if (what < 5) owe(rules, words[what]);
    if (what == 5 || what == 6) owe_listed(rules, rng);
    if (what > 6) owe_cards(rules, hand, rng);
  }
  if (owed >> 1 & 1 && random_below(rng, 2)) owe(rules, OWE_HIGHEST);
  rules->follow.smaller = (uint8_t)random_below(rng, 4);
  rules->follow.protect = random_below(rng, 4) ? 0 : PROTECT_LARGER_SETS;
  if (random_below(rng, 2) && rules->follow.protect) rules->follow.protect |= PROTECT_LOOSE_FIRST;
  if (random_below(rng, 4) == 0) rules->follow.protect |= PROTECT_TRACTORS;
}

static void random_case(Rng *rng) {
  Compare compare;
  Pile hand = {{0}}, lead = pile_of(leads[random_below(rng, sizeof leads / sizeof leads[0])]);
  compare.rules = rules_preset_002(2 + random_below(rng, 3));
  int packs = compare.rules.deck.packs, cards = pile_size(&lead);
  bool trumps = random_below(rng, 3) == 0; /* with ranks of which several cards are equally high */
  for (int card = 0; card < KIND_NB; card++)
    if (lead.n[card] > packs) return;
  for (int i = cards + 1 + random_below(rng, 5) - random_below(rng, 3); i > 0;) {
    Rank rank = (Rank)(RANK_2 + 2 + random_below(rng, 8));
    Card card = card_make(CLUBS, rank);
    if (trumps && random_below(rng, 3) == 0)
      card = card_make((Suit)random_below(rng, SUIT_NB), RANK_A);
    for (int n = 1 + random_below(rng, 3); n > 0 && i > 0 && hand.n[card] < packs; n--, i--)
      hand.n[card]++;
  }
  for (int i = random_below(rng, 4); i > 0; i--)
    hand.n[card_make(SPADES, (Rank)(RANK_2 + random_below(rng, 3)))]++;
  for (int card = 0; card < KIND_NB; card++)
    if (hand.n[card] + lead.n[card] > packs) hand.n[card] = packs - lead.n[card];
  if (pile_size(&hand) < cards) return;
  random_ladder(&compare.rules, &hand, rng);
  compare_make(&compare, (Trump){RANK_A, trumps ? CLUBS : HEARTS});
  Shape shape = compare_lead(&compare, &lead);
  check_hand(&compare, &shape, &hand, rng);
}

TEST(all_ladders_ask_what_the_oracle_asks) {
  int cases = search_cases(12000, 400000);
  Rng rng = rng_searching(20263);
  for (int i = 0; i < cases; i++) random_case(&rng);
  assert_true(tally.searched > cases / 6);
  assert_true(tally.refused > cases / 6);
}

int main(void) {
  int failed = tests_run(NULL, NULL);
  printf("compared %ld plays of %ld hands, %ld searched, %ld refusals\n", tally.plays, tally.hands,
         tally.searched, tally.refused);
  return failed;
}
