/* test_brute.c - dividing, following and winning against the oracle: every hand and lead of a small
** deck under every policy, then random situations that are heavy in sets and sequences.
**
** PENGYOU_LONG=1 searches larger decks and twenty times as many random situations.
*/
#include "compare.h"
#include "play/follow.h"
#include "play/winner.h"
#include "presets.h"

enum { PLAYS_MAX = 4000, SHAPES_MAX = 64, PILES_MAX = 8000 };

static struct { long follows, plays, divisions, contained, winners; } tally;

static bool is_long(void) { return getenv("PENGYOU_LONG") != NULL; }

/* --- policies --------------------------------------------------------------------------------- */

/* Every combination of follow.owes, smaller and protect that the oracle knows. */
static const Demand ladders[][4] = {
    {OWE_SUIT, OWE_SETS, OWE_NONE, OWE_NONE},      {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS, OWE_SETS},
    {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS}, {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_NONE},
    {OWE_SUIT, OWE_TRACTORS, OWE_NONE, OWE_NONE},  {OWE_SUIT, OWE_SHAPE, OWE_NONE, OWE_NONE},
};
enum { LADDERS = sizeof ladders / sizeof ladders[0], POLICIES = LADDERS * 3 * 2 };

static void set_policy(Rules *rules, int policy) {
  static const Smaller smaller[] = {SMALLER_NEVER, SMALLER_SINGLE_SET, SMALLER_SET_BY_SET};
  const Demand *ladder = ladders[policy / 6];
  rules->follow.owes.n = 0;
  for (int i = 0; i < 4 && ladder[i] != OWE_NONE; i++)
    rules->follow.owes.owed[rules->follow.owes.n++].demand = (uint8_t)ladder[i];
  owes_note(&rules->follow.owes);
  rules->follow.smaller = (uint8_t)smaller[policy / 2 % 3];
  rules->follow.protect = policy % 2 ? PROTECT_LARGER_SETS : 0;
}

/* --- one comparison --------------------------------------------------------------------------- */

static Pile plays[PLAYS_MAX];
static bool legal[PLAYS_MAX];

/* Every play of the hand is ruled as the oracle rules it, and the legal ones are counted. `led` is
** the lead as the oracle has it. */
static void check_follow(const Compare *compare, const Shape *lead, const OracleShape *led,
                         const Pile *hand, Rng *rng) {
  CardSet set = compare_set(compare, hand);
  Follow follow;
  int n = oracle_follows(&compare->oracle, led, hand, plays, legal, PLAYS_MAX);
  if (n < 0) return;
  follow_prepare(&follow, &compare->order, &compare->rules, lead, &set);
  compare_plays(compare, &follow, hand, (Plays){plays, legal, n}, rng);
  tally.follows++;
  tally.plays += n;
}

static Shape check_division(const Compare *compare, const Pile *pile) {
  Shape shape = compare_lead(compare, pile);
  OracleShape division = compare_shape(compare, &shape);
  if (!oracle_is_decomposition(&compare->oracle, pile, &division))
    fail_msg("%s: %s: %d units, first %dx%d", compare_words(compare), compare_text(pile),
             division.n, division.unit[0].size, division.unit[0].length);
  tally.divisions++;
  return shape;
}

static void check_winner(const Compare *compare, const Shape *lead, const OracleShape *led,
                         const Pile piles[], int n) {
  CardSet sets[8];
  for (int i = 0; i < n; i++) sets[i] = compare_set(compare, &piles[i]);
  int winner = oracle_winner(&compare->oracle, led, piles, n);
  int is = trick_winner(&compare->order, &compare->rules, lead, sets, n);
  if (is != winner)
    fail_msg("%s: %s / %s / %s / %s: %d should win, not %d", compare_words(compare),
             compare_text(&piles[0]), compare_text(&piles[1]), compare_text(&piles[n > 2 ? 2 : 1]),
             compare_text(&piles[n > 3 ? 3 : n - 1]), winner, is);
  tally.winners++;
}

/* --- everything there is ---------------------------------------------------------------------- */

static Pile piles[PILES_MAX];
static int piles_n;

/* All piles of 1 to `cards` cards of a suit. */
static void make_piles(const Compare *compare, int suit, int cards) {
  Pile pile = {{0}};
  const Oracle *oracle = &compare->oracle;
  int faces = oracle->faces[suit];
  piles_n = 0;
  for (;;) {
    int f = 0;
    while (f < faces && pile.n[oracle->face[suit][f]] == oracle->deck[oracle->face[suit][f]])
      pile.n[oracle->face[suit][f++]] = 0;
    if (f == faces) return;
    pile.n[oracle->face[suit][f]]++;
    if (pile_size(&pile) > cards) continue;
    assert_true(piles_n < PILES_MAX);
    piles[piles_n++] = pile;
  }
}

static bool shape_like(const Shape *a, const Shape *b) {
  if (a->n != b->n) return false;
  for (int i = 0; i < a->n; i++)
    if (!unit_alike(&a->unit[i], &b->unit[i])) return false;
  return true;
}

/* The leads of up to `cards` cards that differ in their units. */
static int make_shapes(const Compare *compare, int cards, Shape shapes[], Pile leads[]) {
  int n = 0;
  for (int i = 0; i < piles_n; i++) {
    if (pile_size(&piles[i]) > cards) continue;
    Shape shape = check_division(compare, &piles[i]);
    bool known = false;
    for (int j = 0; j < n; j++) known |= shape_like(&shape, &shapes[j]);
    if (known) continue;
    assert_true(n < SHAPES_MAX);
    leads[n] = piles[i];
    shapes[n++] = shape;
  }
  return n;
}

/* Four of a kind beat a tractor of two pairs. */
static void form_quad(Rules *rules) {
  rules->lead.forms[rules->lead.forms_n++] =
      (Form){.name = "four", .size = {4, 4}, .length = {1, 1}, .beats_size = 2, .beats_length = 2};
}

/* A deck with five kinds in the suit that matters: T J Q K A of clubs, or, of trumps, AH, then KC
** and KD (equal), KH and the big joker. */
static void small_deck(Compare *compare, bool trumps, int packs) {
  static const char *const out[] = {"KS", "KS", "KS", "KS"};
  compare->rules = rules_preset_002(packs);
  Rules *rules = &compare->rules;
  rules->deck.lowest = trumps ? RANK_K : RANK_T;
  if (trumps) {
    rules->deck.LJ = 0;
    for (int i = 0; i < packs; i++) rules->deck.without[rules->deck.without_n++] = card_of(out[i]);
  }
}

static void settle_deck(Compare *compare, bool trumps) {
  compare_make(compare, trumps ? (Trump){RANK_K, HEARTS} : (Trump){RANK_2, HEARTS});
  assert_int_equal(compare->oracle.faces[trumps ? TRUMPS : CLUBS], 5);
}

/* Every hand of the suit against every lead, under every policy; cards of other suits beside. */
static void follow_everything(Compare *compare, bool trumps, int lead_cards, int hand_cards) {
  static Shape shapes[SHAPES_MAX];
  static Pile leads[SHAPES_MAX];
  Pile beside = pile_of(trumps ? "AC AC AD AS" : "AD AD KH AS"), none = {{0}};
  Rng rng = rng_from(1);
  settle_deck(compare, trumps);
  make_piles(compare, trumps ? TRUMPS : CLUBS, hand_cards);
  int n = make_shapes(compare, lead_cards, shapes, leads);
  for (int policy = 0; policy < POLICIES; policy++) {
    set_policy(&compare->rules, policy);
    for (int i = 0; i < n; i++) {
      OracleShape led = compare_shape(compare, &shapes[i]);
      for (int j = -1; j < piles_n; j += SHARE) {
        Pile hand = j < 0 ? none : piles[j];
        bool is_short = pile_size(&hand) <= pile_size(&leads[i]);
        if (is_short && (policy > 0 || pile_size(&leads[i]) > 4)) continue;
        for (int card = 0; card < KIND_NB && is_short; card++) hand.n[card] += beside.n[card];
        check_follow(compare, &shapes[i], &led, &hand, &rng);
      }
    }
  }
}

TEST(every_small_hand_follows_every_small_lead_in_a_plain_suit) {
  Compare compare;
  small_deck(&compare, false, 3);
  follow_everything(&compare, false, 4, 6);
  if (!is_long()) return;
  small_deck(&compare, false, 3);
  follow_everything(&compare, false, 6, 8);
  small_deck(&compare, false, 4);
  follow_everything(&compare, false, 6, 8);
}

TEST(every_small_hand_follows_every_small_lead_in_trumps) {
  Compare compare;
  for (int equals = 0; equals < 2; equals++)
    for (int whole = 0; whole < 2; whole++) {
      small_deck(&compare, true, 3);
      compare.rules.order.equals = equals ? EQUALS_TRACTOR : EQUALS_APART;
      compare.rules.order.tractors = whole ? TRACTORS_WHOLE : TRACTORS_PLAIN;
      if (whole || is_long()) follow_everything(&compare, true, 4, is_long() ? 8 : 6);
    }
}

/* Does the suit of cards with all its piles divide as the rule says, and hold what it should? */
static void divide_everything(Compare *compare, bool trumps, int cards, int lead_cards) {
  static Shape shapes[SHAPES_MAX];
  static Pile leads[SHAPES_MAX];
  settle_deck(compare, trumps);
  make_piles(compare, trumps ? TRUMPS : CLUBS, cards);
  int n = make_shapes(compare, lead_cards, shapes, leads);
  for (int i = 0; i < piles_n; i++) {
    CardSet set = compare_set(compare, &piles[i]);
    check_division(compare, &piles[i]);
    for (int j = 0; j < n; j++) {
      OracleShape led = compare_shape(compare, &shapes[j]);
      if (pile_size(&leads[j]) > pile_size(&piles[i])) continue;
      bool has = oracle_contains(&compare->oracle, &piles[i], &led);
      if (shape_contains(&compare->order, &set, shapes[j].unit, shapes[j].n) != has)
        fail_msg("%s: does %s contain what %s has? should be %d", compare_words(compare),
                 compare_text(&piles[i]), compare_text(&leads[j]), has);
      tally.contained++;
    }
  }
}

TEST(every_pile_divides_as_the_rule_says) {
  Compare compare;
  small_deck(&compare, false, 3);
  divide_everything(&compare, false, 15, 6);
  for (int equals = 0; equals < 2; equals++)
    for (int whole = 0; whole < 2; whole++) {
      small_deck(&compare, true, 3);
      compare.rules.order.equals = equals ? EQUALS_TRACTOR : EQUALS_APART;
      compare.rules.order.tractors = whole ? TRACTORS_WHOLE : TRACTORS_PLAIN;
      divide_everything(&compare, true, is_long() ? 15 : 8, 6);
    }
}

typedef struct Piles {
  const Pile *pile;
  int n;
} Piles;

/* Three plays: the lead, then two of as many cards; without a third those two. */
static void win_everything(Compare *compare, const Shape *shape, const Pile *lead, Piles second,
                           Piles third) {
  Pile trick[3] = {*lead};
  OracleShape led = compare_shape(compare, shape);
  int cards = pile_size(lead);
  for (int i = 0; i < second.n; i += SHARE) {
    if (pile_size(&second.pile[i]) != cards) continue;
    trick[1] = second.pile[i];
    if (third.n == 0) check_winner(compare, shape, &led, trick, 2);
    for (int j = 0; j < third.n; j++) {
      if (pile_size(&third.pile[j]) != cards) continue;
      trick[2] = third.pile[j];
      check_winner(compare, shape, &led, trick, 3);
    }
  }
}

/* Every lead of the suit against every play of it, and for each shape of lead every two ruffs. */
static void win_suit(Compare *compare, int cards) {
  static Shape shapes[SHAPES_MAX];
  static Pile leads[SHAPES_MAX], suit[PILES_MAX], ruffs[PILES_MAX];
  make_piles(compare, TRUMPS, cards);
  int trumps = piles_n;
  memcpy(ruffs, piles, sizeof piles[0] * (size_t)trumps);
  for (int i = 0; i < trumps; i++) {
    Shape shape = check_division(compare, &ruffs[i]);
    win_everything(compare, &shape, &ruffs[i], (Piles){ruffs, trumps}, (Piles){NULL, 0});
  }
  make_piles(compare, CLUBS, cards);
  memcpy(suit, piles, sizeof piles[0] * (size_t)piles_n);
  for (int i = 0; i < piles_n; i++) {
    Shape shape = check_division(compare, &suit[i]);
    win_everything(compare, &shape, &suit[i], (Piles){suit, piles_n}, (Piles){NULL, 0});
  }
  int n = make_shapes(compare, cards, shapes, leads);
  for (int i = 0; i < n; i++) {
    win_everything(compare, &shapes[i], &leads[i], (Piles){ruffs, trumps}, (Piles){ruffs, trumps});
    win_everything(compare, &shapes[i], &leads[i], (Piles){suit, piles_n}, (Piles){ruffs, trumps});
  }
}

TEST(every_small_play_against_every_small_lead) {
  Compare compare;
  for (int overruff = 0; overruff <= OVERRUFF_HIGHEST_CARD; overruff++)
    for (int equals = 0; equals < 2; equals++) {
      small_deck(&compare, true, 3);
      compare.rules.deck.lowest = RANK_J; /* clubs J Q A, hearts J Q A, then the kings */
      compare.rules.deck.HJ = (uint8_t)(is_long() ? 3 : 0);
      compare.rules.order.tractors = TRACTORS_WHOLE;
      compare.rules.order.equals = equals ? EQUALS_TRACTOR : EQUALS_APART;
      compare.rules.win.overruff = (uint8_t)overruff;
      compare_make(&compare, (Trump){RANK_K, HEARTS});
      win_suit(&compare, is_long() ? 5 : 4);
    }
}

TEST(four_of_a_kind_stands_in_for_a_tractor) {
  static Pile suit[PILES_MAX], ruffs[PILES_MAX];
  Compare compare;
  small_deck(&compare, true, 4);
  compare.rules.deck.HJ = 0;
  compare.rules.deck.lowest = RANK_Q;
  form_quad(&compare.rules);
  compare_make(&compare, (Trump){RANK_K, HEARTS});
  make_piles(&compare, TRUMPS, 4);
  int trumps = piles_n;
  memcpy(ruffs, piles, sizeof piles[0] * (size_t)trumps);
  make_piles(&compare, CLUBS, 4);
  memcpy(suit, piles, sizeof piles[0] * (size_t)piles_n);
  Pile lead = pile_of("QC QC AC AC");
  Shape shape = check_division(&compare, &lead);
  assert_int_equal(shape.n, 1);
  win_everything(&compare, &shape, &lead, (Piles){suit, piles_n}, (Piles){ruffs, trumps});
  win_everything(&compare, &shape, &lead, (Piles){ruffs, trumps}, (Piles){ruffs, trumps});
  lead = pile_of("QH QH AH AH");
  shape = check_division(&compare, &lead);
  win_everything(&compare, &shape, &lead, (Piles){ruffs, trumps}, (Piles){ruffs, trumps});
}

/* --- random situations ------------------------------------------------------------------------ */

/* Their rungs are the last: the big joker's, or both, in either ladder. */
static void leave_jokers_out(Rules *rules, Rng *rng) {
  uint8_t n = (uint8_t)(1 + random_below(rng, 2));
  rules->order.trumps.n = (uint8_t)(rules->order.trumps.n - n);
  rules->order.no_trump.n = (uint8_t)(rules->order.no_trump.n - n);
}

static void random_rules(Compare *compare, Rng *rng) {
  int packs = random_below(rng, 4) ? 2 + random_below(rng, 3) : 5 + random_below(rng, 4);
  Trump trump = {(Rank)random_below(rng, RANK_NB), (Suit)random_below(rng, SUIT_NB)};
  compare->rules = rules_preset_002(packs);
  Rules *rules = &compare->rules;
  if (random_below(rng, 2)) rules->order.tractors = TRACTORS_WHOLE;
  if (random_below(rng, 2)) rules->order.equals = EQUALS_TRACTOR;
  rules->win.overruff = (uint8_t)random_below(rng, OVERRUFF_HIGHEST_CARD + 1);
  rules->win.throws = (uint8_t)random_below(rng, THROWS_IN_SUIT + 1);
  if (random_below(rng, 6) == 0) leave_jokers_out(rules, rng);
  if (random_below(rng, 4) == 0) rules->deck.LJ = 0;
  if (random_below(rng, 4) == 0) rules->deck.lowest = (Rank)random_below(rng, RANK_J);
  if (random_below(rng, 2)) form_quad(rules);
  if (random_below(rng, 6) == 0) trump.suit = SUIT_NONE;
  if (random_below(rng, 30) == 0) trump.rank = RANK_NONE;
  set_policy(rules, random_below(rng, POLICIES));
  compare_make(compare, trump);
}

/* A lead of that suit, out of `left`; its shape in *shape. */
static Pile random_lead(const Compare *compare, Pile *left, int suit, Rng *rng, Shape *shape) {
  Pile lead =
      random_pile(compare, left, suit, 1 + random_below(rng, 3) + random_below(rng, 6), rng);
  *shape = check_division(compare, &lead);
  return lead;
}

/* Plays of the lead's shape and plays like it, of the suit and of trumps. */
static void random_trick(const Compare *compare, const Shape *shape, const OracleShape *led,
                         const Pile *lead, Pile left, Rng *rng) {
  int cards = pile_size(lead), n = 1;
  Pile trick[8] = {*lead};
  while (n < 6) {
    int suit = random_below(rng, 3) ? TRUMPS : led->suit;
    Pile rest = left;
    if (random_below(rng, 4) == 0 || !random_like(compare, &left, led, suit, rng, &trick[n]))
      trick[n] = random_pile(compare, &rest, suit, cards, rng);
    if (pile_size(&trick[n]) != cards) return;
    for (int card = 0; card < KIND_NB; card++) left.n[card] -= trick[n].n[card];
    n++;
  }
  check_winner(compare, shape, led, trick, n);
}

static void random_case(Compare *compare, Rng *rng) {
  Shape shape;
  int suit = random_below(rng, 5) < 2 ? TRUMPS : random_below(rng, SUIT_NB);
  if (compare->oracle.faces[suit] == 0) return;
  Pile left = compare_deck(compare);
  Pile lead = random_lead(compare, &left, suit, rng, &shape);
  int cards = pile_size(&lead), more = 1 + random_below(rng, cards < 5 ? 7 : 4);
  if (random_below(rng, 8) == 0) more = -random_below(rng, cards + 1);
  OracleShape led = compare_shape(compare, &shape);
  random_trick(compare, &shape, &led, &lead, left, rng);
  Pile hand = random_pile(compare, &left, suit, cards + more, rng);
  if (pile_size(&hand) <= cards) { /* short: some cards of another suit */
    int other = suit == TRUMPS ? CLUBS : TRUMPS;
    Pile beside = random_pile(compare, &left, other, cards - pile_size(&hand) + 3, rng);
    for (int card = 0; card < KIND_NB; card++) hand.n[card] += beside.n[card];
  }
  check_follow(compare, &shape, &led, &hand, rng);
}

TEST(random_situations_are_ruled_as_the_oracle_rules_them) {
  Rng rng = rng_from(20260);
  long cases = is_long() ? 2000000 : 100000 / SHARE;
  Compare compare;
  for (long i = 0; i < cases; i++) {
    if (i % 4 == 0) random_rules(&compare, &rng);
    random_case(&compare, &rng);
  }
}

/* A tractor of many cards, in half of the cases thrown with a set or a single: what the hand has of
** it in shorter and in thinner tractors competes with what it has in sets. */
static bool random_tractor(const Compare *compare, Pile *left, int suit, Rng *rng, Pile *lead) {
  OracleShape units = {.n = 1 + random_below(rng, 2), .suit = suit};
  units.unit[0].size = 2 + random_below(rng, 3);
  units.unit[0].length = random_below(rng, 2) ? 2 : 3 + random_below(rng, 3);
  units.unit[1].size = 1 + random_below(rng, 4);
  units.unit[1].length = 1;
  while (units.unit[0].size * units.unit[0].length > 12) units.unit[0].length--;
  if (!random_like(compare, left, &units, suit, rng, lead)) return false;
  for (int card = 0; card < KIND_NB; card++) left->n[card] -= lead->n[card];
  return true;
}

static void random_tractor_case(Rng *rng) {
  Compare compare;
  Pile lead;
  random_rules(&compare, rng);
  int suit = random_below(rng, 2) ? TRUMPS : random_below(rng, SUIT_NB);
  if (random_below(rng, 8)) compare.rules.follow.protect = 0;
  Pile left = compare_deck(&compare);
  if (!random_tractor(&compare, &left, suit, rng, &lead)) return;
  Shape shape = check_division(&compare, &lead);
  OracleShape led = compare_shape(&compare, &shape);
  int cards = pile_size(&lead), more = 1 + random_below(rng, cards <= 6 ? 8 : 4);
  Pile hand = random_pile(&compare, &left, suit, cards + more, rng);
  if (pile_size(&hand) > cards) check_follow(&compare, &shape, &led, &hand, rng);
}

/* Pairs and triples all over a suit, where a tractor of triples was led: which of several tractors
** leaves the greater sets beside it? */
static void random_thick_case(Rng *rng) {
  static const int copies[] = {0, 0, 0, 1, 2, 2, 3, 3};
  Compare compare;
  Pile lead = pile_of("2C 2C 2C 3C 3C 3C"), hand = {{0}};
  compare.rules = rules_preset_002(3);
  set_policy(&compare.rules, 6 + random_below(rng, 12));
  compare.rules.follow.smaller = SMALLER_SET_BY_SET;
  if (random_below(rng, 20)) compare.rules.follow.protect = 0;
  compare_make(&compare, (Trump){RANK_A, HEARTS});
  Shape shape = check_division(&compare, &lead);
  OracleShape led = compare_shape(&compare, &shape);
  for (Rank rank = RANK_2 + 2; rank <= RANK_K; rank++)
    hand.n[card_make(CLUBS, rank)] = copies[random_below(rng, 8)];
  if (pile_size(&hand) > 6 && pile_size(&hand) <= 13)
    check_follow(&compare, &shape, &led, &hand, rng);
}

TEST(thick_suits_follow_a_tractor_of_triples) {
  Rng rng = rng_from(20262);
  for (int i = 0; i < (is_long() ? 100000 : 3000 / SHARE); i++) random_thick_case(&rng);
}

TEST(long_tractors_are_followed_as_the_oracle_follows_them) {
  Rng rng = rng_from(20261);
  long cases = is_long() ? 200000 : 6000 / SHARE;
  for (long i = 0; i < cases; i++) random_tractor_case(&rng);
}

/* --- the oracle itself ------------------------------------------------------------------------ */

/* Worked examples, in which the legal plays are known. */
static const struct {
  const char *preset, *trump, *lead, *hand;
  const char *legal[8];
} examples[] = {
    {"002", "9C", "JH JH", "8H 8H 8H 6H 5H", {"8H 8H"}}, /* E61 */
    {"000", "9C", "JH JH", "8H 8H 8H 6H 5H", {"6H 5H", "8H 6H", "8H 5H", "8H 8H"}},
    {"004", "4D", "7S 7S 7S", "AS KS KS 8S 5S", {"KS KS AS", "KS KS 8S", "KS KS 5S"}}, /* E69 */
    {"002",
     "5H",
     "QS QS JS JS",
     "AS AS TS TS 9S 9S", /* E90 */
     {"AS AS TS TS", "AS AS 9S 9S", "TS TS 9S 9S"}},
    {"004", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", {"TS TS 9S 9S"}},
    {"002", "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", {"AS AS AS AS"}},                   /* E91 */
    {"002", "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS 4S 4S", {"AS AS KS KS 4S 4S"}}, /* E99 */
    {"000",
     "5H",
     "QS QS JS JS TS TS",
     "AS AS AS KS KS KS 4S 4S",
     {"AS AS KS KS 4S 4S", "AS AS AS KS 4S 4S", "AS KS KS KS 4S 4S"}},
    {"002v-subset",
     "5H",
     "8S 8S 8S 9S 9S 9S",
     "KS KS QS QS 7S 7S 7S", /* E107 */
     {"KS KS QS QS 7S 7S"}},
    {"004",
     "5H",
     "8S 8S 8S 9S 9S 9S",
     "KS KS QS QS 7S 7S 7S",
     {"7S 7S 7S KS KS QS", "7S 7S 7S QS QS KS"}},
    {"000", "9C", "JH JH", "8H 8H 8H 6H 6H 5H", {"6H 6H", "8H 8H"}}, /* E160 */
    {"000",
     "9C",
     "JH JH TH TH",
     "8H 8H 8H 6H 6H 5H 4H", /* E161 */
     {"6H 6H 5H 4H", "6H 6H 8H 5H", "6H 6H 8H 4H", "6H 6H 8H 8H"}},
};

TEST(the_oracle_knows_the_worked_examples) {
  for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
    Compare compare;
    Pile lead = pile_of(examples[i].lead), hand = pile_of(examples[i].hand);
    compare.rules = rules_preset(examples[i].preset, 4);
    compare_make(&compare, trump_of(examples[i].trump));
    OracleShape led;
    oracle_decompose(&compare.oracle, &lead, &led);
    int n = oracle_follows(&compare.oracle, &led, &hand, plays, legal, PLAYS_MAX);
    int expected = 0, met = 0;
    while (expected < 8 && examples[i].legal[expected]) expected++;
    for (int j = 0; j < n; j++) {
      bool known = false;
      for (int k = 0; k < expected; k++) {
        Pile play = pile_of(examples[i].legal[k]);
        known |= memcmp(play.n, plays[j].n, sizeof play.n) == 0;
      }
      if (known != legal[j])
        fail_msg("%s: %s to %s: %s", examples[i].preset, examples[i].hand, examples[i].lead,
                 compare_text(&plays[j]));
      met += known;
    }
    assert_int_equal(met, expected);
  }
}

int main(void) {
  int failed = tests_run(NULL, NULL);
  printf("compared %ld plays to %ld hands, %ld divisions, %ld containments, %ld winners\n",
         tally.plays, tally.follows, tally.divisions, tally.contained, tally.winners);
  return failed;
}
