/* test_regrouped.c - follow.smaller "regrouped" against the ladder that the program most played on
** the web goes down: to one led unit all lists of set sizes that its cards could be, the greatest
** first, and for each list all ways to put these sets in sequences, whatever their sizes: those
** with the longest sequence first, of these the fewest. The first that the hand has is owed. */
#include "compare.h"
#include "play/follow.h"
#include "presets.h"

enum { PLAYS_MAX = 8000, SETS_MAX = 12 };

static Pile plays[PLAYS_MAX];
static bool legal[PLAYS_MAX];

/* --- the ladder ------------------------------------------------------------------------------- */

/* Where a play stands in it: sizes from the largest on, then sets in the longest sequence, then how
** few sequences. */
typedef struct Place {
  int part[SETS_MAX + 2];
} Place;

typedef struct Going {
  const Oracle *oracle;
  int suit, largest; /* led */
  int size[SETS_MAX], sets;
  int longest, sequences;
  Place best;
} Going;

static int compare_places(const Place *a, const Place *b) {
  for (int i = 0; i < SETS_MAX + 2; i++)
    if (a->part[i] != b->part[i]) return a->part[i] - b->part[i];
  return 0;
}

static void note(Going *going) {
  Place place = {{0}};
  for (int i = 0, at; i < going->sets; i++) {
    for (at = i; at > 0 && place.part[at - 1] < going->size[i]; at--)
      place.part[at] = place.part[at - 1];
    place.part[at] = going->size[i];
  }
  place.part[SETS_MAX] = going->longest;
  place.part[SETS_MAX + 1] = -going->sequences;
  if (compare_places(&place, &going->best) > 0) going->best = place;
}

static void next_sequence(Going *going, Pile *left, int from);

/* A set of the card, at the end of a sequence of `length`; then the sequence goes on, or ends. */
static void next_set(Going *going, Pile *left, Card card, int length, int from) {
  const Oracle *oracle = going->oracle;
  for (int size = 2; size <= going->largest && size <= left->n[card]; size++) {
    int longest = going->longest;
    left->n[card] -= size;
    going->size[going->sets++] = size;
    if (length > longest) going->longest = length;
    next_sequence(going, left, from);
    for (int f = 0; f < oracle->faces[going->suit]; f++) {
      Card next = oracle->face[going->suit][f];
      if (oracle_adjacent(oracle, card, next) && oracle->position[next] > oracle->position[card])
        next_set(going, left, next, length + 1, from);
    }
    going->longest = longest;
    going->sets--;
    left->n[card] += size;
  }
}

/* Sequences begin at rising faces. */
static void next_sequence(Going *going, Pile *left, int from) {
  note(going);
  for (int f = from; f < going->oracle->faces[going->suit]; f++) {
    going->sequences++;
    next_set(going, left, going->oracle->face[going->suit][f], 1, f);
    going->sequences--;
  }
}

static Place place_of(const Oracle *oracle, const OracleShape *led, const Pile *play) {
  Going going = {.oracle = oracle, .suit = led->suit, .largest = led->unit[0].size};
  Pile left = *play;
  going.best.part[SETS_MAX + 1] = -SETS_MAX;
  next_sequence(&going, &left, 0);
  return going.best;
}

/* --- hands ------------------------------------------------------------------------------------ */

static void regrouped_make(Compare *compare, int packs, bool trumps) {
  static const Demand owed[] = {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS_FOR_SETS};
  compare->rules = rules_preset("004", packs);
  compare->rules.follow.owes.n = 0;
  for (int i = 0; i < 4; i++)
    compare->rules.follow.owes.owed[compare->rules.follow.owes.n++].demand = (uint8_t)owed[i];
  compare->rules.follow.smaller = SMALLER_REGROUPED;
  compare_make(compare, (Trump){RANK_A, trumps ? CLUBS : HEARTS});
}

/* Mostly pairs, mostly beside each other. */
static Pile random_hand(const Compare *compare, int cards, bool trumps, Rng *rng) {
  int packs = compare->rules.deck.packs, rank = random_below(rng, 12);
  Pile hand = {{0}};
  while (cards > 0) {
    Card card = card_make(CLUBS, (Rank)rank);
    if (trumps && random_below(rng, 3) == 0)
      card = random_below(rng, 3) ? card_make((Suit)random_below(rng, SUIT_NB), RANK_A)
                                  : (Card)(LJ + random_below(rng, 2));
    int n = random_below(rng, 5) ? 2 : 1 + random_below(rng, 3);
    for (; n > 0 && cards > 0 && hand.n[card] < packs; n--, cards--) hand.n[card]++;
    rank = random_below(rng, 4) ? (rank + 1) % 12 : random_below(rng, 12);
  }
  return hand;
}

static const char *const LEADS[] = {
    "2C 2C 3C 3C",
    "2C 2C 3C 3C 4C 4C",
    "2C 2C 3C 3C 4C 4C 5C 5C",
    "2C 2C 2C 3C 3C 3C",
    "2C 2C 2C 3C 3C 3C 4C 4C 4C",
    "2C 2C 2C",
    "2C 2C 2C 2C",
    "2C 2C",
    "2C 2C 2C 2C 2C",
};

static struct { long hands, legal, refused; } tally;

static void check_hand(const Compare *compare, const char *lead, const Pile *hand) {
  Pile led = pile_of(lead);
  CardSet held = compare_set(compare, hand);
  Follow follow;
  Shape shape = compare_lead(compare, &led);
  OracleShape oracle_led = compare_shape(compare, &shape);
  int n = oracle_follows(&compare->oracle, &oracle_led, hand, plays, legal, PLAYS_MAX);
  if (n <= 1 || shape.n != 1) return;
  follow_prepare(&follow, &compare->order, &compare->rules, &shape, &held);
  if (follow.held <= follow.cards) return;
  static Place place[PLAYS_MAX];
  int best = 0;
  for (int i = 0; i < n; i++) {
    place[i] = place_of(&compare->oracle, &oracle_led, &plays[i]);
    if (compare_places(&place[i], &place[best]) > 0) best = i;
  }
  for (int i = 0; i < n; i++) {
    CardSet play = compare_set(compare, &plays[i]);
    bool owed = compare_places(&place[i], &place[best]) == 0;
    if ((follow_check(&follow, &play) == LEGAL) != owed)
      fail_msg("to %s from %s: %s should be %s", lead, compare_text(hand), compare_text(&plays[i]),
               owed ? "legal" : "refused");
    tally.legal += owed, tally.refused += !owed;
  }
  tally.hands++;
}

TEST(one_unit_asks_what_the_ladder_asks) {
  int cases = search_cases(3000, 100000);
  Rng rng = rng_searching(1024);
  for (int i = 0; i < cases; i++) {
    Compare compare;
    const char *lead = LEADS[random_below(&rng, sizeof LEADS / sizeof LEADS[0])];
    Pile led = pile_of(lead);
    bool trumps = random_below(&rng, 3) == 0;
    int packs = led.n[0] > 3 ? led.n[0] : 2 + random_below(&rng, 2);
    if (led.n[0] > packs) packs = led.n[0];
    regrouped_make(&compare, packs, trumps);
    Pile hand = random_hand(&compare, pile_size(&led) + 1 + random_below(&rng, 5), trumps, &rng);
    check_hand(&compare, lead, &hand);
  }
  assert_true(tally.hands > cases / 3 && tally.refused > tally.hands);
}

int main(void) {
  int failed = tests_run(NULL, NULL);
  printf("%ld hands, %ld legal plays, %ld refused\n", tally.hands, tally.legal, tally.refused);
  return failed;
}
