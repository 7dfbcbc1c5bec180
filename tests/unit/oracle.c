/* oracle.c - the rules of play once more, naively. See oracle.h. */
#include "oracle.h"

#include "oracle_ask.h"

/* --- cards ------------------------------------------------------------------------------------ */

static const Ladder *ladder_of(const Rules *rules, Trump trump) {
  return trump.suit == SUIT_NONE ? &rules->order.no_trump : &rules->order.trumps;
}

/* The rung of the ladder of trumps that takes a card: of several the one that says most of it, and
** of several such the first. -1: none does. */
static int rung_of(const Rules *rules, Trump trump, Card card) {
  const Ladder *ladder = ladder_of(rules, trump);
  int best = -1, most = 0;
  for (int i = 0; i < ladder->n; i++) {
    const Rung *rung = &ladder->rung[i];
    bool joker = card_is_joker(card);
    int says = 0;
    if (rung->type == RUNG_CARD && rung->value == card) says = 5;
    if (rung->type == RUNG_RANK && !joker && card_rank(card) == trump.rank) says = 4;
    if (rung->type == RUNG_ONE_RANK && !joker && card_rank(card) == rung->value) says = 3;
    if (rung->type == RUNG_SUIT && !joker && card_suit(card) == trump.suit) says = 2;
    if (rung->type == RUNG_ONE_SUIT && !joker && card_suit(card) == rung->value) says = 1;
    if (says > most) best = i, most = says;
  }
  return best;
}

static const Rung *rung_at(const Oracle *oracle, int i) {
  return &ladder_of(oracle->rules, oracle->trump)->rung[i];
}

/* Jokers that the ladder of trumps does not name are of no suit. */
static int suit_in(const Rules *rules, Trump trump, Card card) {
  if (rung_of(rules, trump, card) >= 0) return TRUMPS;
  return card_is_joker(card) ? -1 : card_suit(card);
}

/* How high a rank is in its suit. */
static int height(const Rules *rules, Rank rank) {
  for (int i = 0; i < rules->order.ranks_n; i++)
    if (rules->order.ranks[i] == rank) return i;
  return rank;
}

/* Is the card one of a suit's row of ranks? */
static bool is_plain(const Oracle *oracle, Card card) {
  int rung = rung_of(oracle->rules, oracle->trump, card);
  if (rung < 0) return !card_is_joker(card);
  bool alone =
      !rung_at(oracle, rung)->with_next && (rung == 0 || !rung_at(oracle, rung - 1)->with_next);
  int type = (int)rung_at(oracle, rung)->type;
  return alone && (type == RUNG_SUIT || type == RUNG_ONE_SUIT);
}

/* Where a card stands among all of its suit before gaps are closed. Rungs that are laid together
** are one place; of a rank the trump suit's card is above the others. */
static int raw_position(const Oracle *oracle, Card card) {
  int rung = rung_of(oracle->rules, oracle->trump, card);
  if (rung < 0) return card_is_joker(card) ? 0 : height(oracle->rules, card_rank(card));
  bool together = rung_at(oracle, rung)->with_next;
  while (rung > 0 && rung_at(oracle, rung - 1)->with_next) rung--, together = true;
  int within = 0;
  if (is_plain(oracle, card))
    within = height(oracle->rules, card_rank(card));
  else if (!together && !card_is_joker(card) && card_suit(card) == oracle->trump.suit)
    within = rung_at(oracle, rung)->type != RUNG_CARD;
  return rung * RANK_NB + within;
}

static void count_deck(Oracle *oracle) {
  const Rules *rules = oracle->rules;
  for (Card card = 0; card < LJ; card++)
    oracle->deck[card] = card_rank(card) >= rules->deck.lowest ? rules->deck.packs : 0;
  oracle->deck[LJ] = rules->deck.LJ;
  oracle->deck[HJ] = rules->deck.HJ;
  for (int i = 0; i < rules->deck.without_n; i++) oracle->deck[rules->deck.without[i]]--;
  for (Card card = 0; card < KIND_NB; card++)
    if (oracle->deck[card] > 0) oracle->deck[card] -= rules->deck.out[card];
}

enum { RAW_POSITIONS = (LADDER_MAX + 1) * RANK_NB };

/* The position of a card: how many different raw positions of its suit lie below it. */
static int position_of(const Oracle *oracle, Card card) {
  bool below[RAW_POSITIONS] = {false};
  int position = 0;
  for (Card other = 0; other < KIND_NB; other++)
    if (oracle->deck[other] > 0 && oracle->suit[other] == oracle->suit[card])
      below[raw_position(oracle, other)] = true;
  for (int i = 0; i < raw_position(oracle, card); i++) position += below[i];
  return position;
}

static void inherited_points(HookCall *call) {
  call->answer[0] = call->rules->points.cards[call->card];
}

static int points_of(const Rules *rules, Trump trump, Card card) {
  if (!rules_hooked(rules, HOOK_POINTS_CARDS)) return rules->points.cards[card];
  HookCall call = oracle_question(rules, HOOK_POINTS_CARDS, NULL, -1);
  call.card = card;
  call.trump = trump;
  oracle_ask(&call, inherited_points, NULL);
  return call.answer[0];
}

void oracle_make(Oracle *oracle, const Rules *rules, Trump trump) {
  memset(oracle, 0, sizeof *oracle);
  oracle->rules = rules;
  oracle->trump = trump;
  count_deck(oracle);
  for (Card card = 0; card < KIND_NB; card++) oracle->points[card] = points_of(rules, trump, card);
  for (Card card = 0; card < KIND_NB; card++)
    oracle->suit[card] = oracle->deck[card] > 0 ? suit_in(rules, trump, card) : -1;
  for (Card card = 0; card < KIND_NB; card++)
    if (oracle->deck[card] > 0) oracle->position[card] = position_of(oracle, card);
  for (int suit = 0; suit < ESUIT_NB; suit++)
    for (int position = 0; position < KIND_NB; position++)
      for (Card card = 0; card < KIND_NB; card++)
        if (oracle->suit[card] == suit && oracle->position[card] == position) {
          assert(oracle->faces[suit] < ORACLE_FACES);
          oracle->face[suit][oracle->faces[suit]++] = card;
        }
}

/* Is the trump rank, which stands elsewhere, missed between these cards of a suit? */
static bool misses_trump_rank(const Oracle *oracle, Card low, Card high) {
  const Rules *rules = oracle->rules;
  if (oracle->trump.rank == RANK_NONE) return false;
  int missed = height(rules, oracle->trump.rank);
  return height(rules, card_rank(low)) < missed && missed < height(rules, card_rank(high));
}

bool oracle_adjacent(const Oracle *oracle, Card low, Card high) {
  const Rules *rules = oracle->rules;
  if (low == high || oracle->suit[low] < 0 || oracle->suit[low] != oracle->suit[high]) return false;
  if (oracle->position[high] == oracle->position[low]) return rules->order.equals == EQUALS_TRACTOR;
  if (oracle->position[high] != oracle->position[low] + 1) return false;
  bool in_row =
      is_plain(oracle, low) && is_plain(oracle, high) && card_suit(low) == card_suit(high);
  if (!in_row) return rules->order.tractors == TRACTORS_WHOLE;
  return rules->order.gap != GAP_OPEN || !misses_trump_rank(oracle, low, high);
}

int pile_size(const Pile *pile) {
  int size = 0;
  for (int card = 0; card < KIND_NB; card++) size += pile->n[card];
  return size;
}

int pile_size_in(const Oracle *oracle, const Pile *pile, int suit) {
  int size = 0;
  for (int card = 0; card < KIND_NB; card++)
    if (oracle->suit[card] == suit) size += pile->n[card];
  return size;
}

/* --- units ------------------------------------------------------------------------------------ */

typedef struct Search {
  const Oracle *oracle;
  const Pile *pile;
  int suit, size, length;
  OracleUnit unit; /* in the making */
  OracleUnit *out;
  int n, max;
} Search;

/* Puts every face that may come next on the unit; equal faces follow each other in one order. */
static void search_units(Search *search, int made, int from) {
  const Oracle *oracle = search->oracle;
  if (made == search->length) {
    assert(search->n < search->max);
    search->out[search->n++] = search->unit;
    return;
  }
  for (int i = from; i < oracle->faces[search->suit]; i++) {
    Card card = oracle->face[search->suit][i];
    if (search->pile->n[card] < search->size) continue;
    if (made > 0 && !oracle_adjacent(oracle, search->unit.face[made - 1], card)) continue;
    search->unit.face[made] = card;
    search_units(search, made + 1, i + 1);
  }
}

int oracle_units(const Oracle *oracle, const Pile *pile, OracleSize of, OracleUnit out[], int max) {
  if (of.length > ORACLE_FACES) return 0;
  Search search = {.oracle = oracle,
                   .pile = pile,
                   .suit = of.suit,
                   .size = of.size,
                   .length = of.length,
                   .out = out,
                   .max = max};
  search.unit.size = of.size;
  search.unit.length = of.length;
  search_units(&search, 0, 0);
  return search.n;
}

/* Positions from the top set down: below 0, 0, above 0. The units are of the same kind. */
static int compare_cards(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  for (int i = a->length - 1; i >= 0; i--) {
    int difference = oracle->position[a->face[i]] - oracle->position[b->face[i]];
    if (difference) return difference;
  }
  return 0;
}

/* The order in which a division takes units: longest, tractor, larger sets, higher cards. */
static int compare_units(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  if (a->size * a->length != b->size * b->length) return a->size * a->length - b->size * b->length;
  if ((a->length > 1) != (b->length > 1)) return (a->length > 1) - (b->length > 1);
  if (a->size != b->size) return a->size - b->size;
  return compare_cards(oracle, a, b);
}

void pile_take(Pile *pile, const OracleUnit *unit, int sign) {
  for (int i = 0; i < unit->length; i++) pile->n[unit->face[i]] -= sign * unit->size;
}

/* The unit that comes first in what is left. */
static OracleUnit first_unit(const Oracle *oracle, const Pile *pile, int suit) {
  static OracleUnit units[4096];
  OracleUnit best = {.size = 0};
  for (int size = 1; size <= PACK_MAX; size++)
    for (int length = 1; length <= (size > 1 ? ORACLE_FACES : 1); length++) {
      int n = oracle_units(oracle, pile, (OracleSize){suit, size, length}, units, 4096);
      if (n == 0) break;
      for (int i = 0; i < n; i++)
        if (best.size == 0 || compare_units(oracle, &units[i], &best) > 0) best = units[i];
    }
  return best;
}

static int suit_of_pile(const Oracle *oracle, const Pile *pile) {
  int suit = -1;
  for (int card = 0; card < KIND_NB; card++) {
    if (pile->n[card] == 0 || oracle->suit[card] == suit) continue;
    if (suit >= 0 || oracle->suit[card] < 0) return -1;
    suit = oracle->suit[card];
  }
  return suit;
}

void oracle_decompose(const Oracle *oracle, const Pile *pile, OracleShape *shape) {
  Pile rest = *pile;
  shape->n = 0;
  shape->suit = suit_of_pile(oracle, pile);
  while (pile_size(&rest) > 0) {
    shape->unit[shape->n] = first_unit(oracle, &rest, shape->suit);
    pile_take(&rest, &shape->unit[shape->n++], 1);
  }
}

bool oracle_is_decomposition(const Oracle *oracle, const Pile *pile, const OracleShape *shape) {
  Pile rest = *pile;
  if (shape->suit != suit_of_pile(oracle, pile)) return false;
  for (int i = 0; i < shape->n; i++) {
    OracleUnit best = first_unit(oracle, &rest, shape->suit);
    const OracleUnit *unit = &shape->unit[i];
    if (best.size != unit->size || best.length != unit->length) return false;
    for (int j = 0; j + 1 < unit->length; j++)
      if (!oracle_adjacent(oracle, unit->face[j], unit->face[j + 1])) return false;
    if (compare_cards(oracle, &best, unit) != 0) return false;
    pile_take(&rest, unit, 1);
    for (int card = 0; card < KIND_NB; card++)
      if (rest.n[card] < 0) return false;
  }
  return pile_size(&rest) == 0;
}

/* --- winning ---------------------------------------------------------------------------------- */

/* What a play is worth: its class, then positions from the top down. */
typedef struct Worth {
  int power; /* 0: cannot win */
  int position[ORACLE_FACES];
} Worth;

typedef struct Dividing {
  const Oracle *oracle;
  const OracleShape *lead;
  int suit, largest; /* the largest set size led */
  OracleUnit unit[ORACLE_UNITS];
  bool found;
  Worth best;
} Dividing;

static int compare_worth(const Worth *a, const Worth *b) {
  if (a->power != b->power) return a->power - b->power;
  for (int i = 0; i < ORACLE_FACES; i++)
    if (a->position[i] != b->position[i]) return a->position[i] - b->position[i];
  return 0;
}

static Worth worth_of_unit(const Oracle *oracle, const OracleUnit *unit, int length) {
  Worth worth = {0, {0}};
  for (int i = 0; i < length; i++)
    worth.position[i] = oracle->position[unit->face[unit->length - 1 - i]] + 1;
  return worth;
}

/* A division is complete: the best of the units that are compared. */
static void value_division(Dividing *dividing) {
  const OracleUnit *first = &dividing->lead->unit[0];
  for (int i = 0; i < dividing->lead->n; i++) {
    const OracleUnit *unit = &dividing->unit[i];
    bool highest_set = dividing->oracle->rules->win.overruff == OVERRUFF_HIGHEST_SET;
    bool thrown = dividing->lead->n > 1;
    if (thrown && highest_set && unit->size != dividing->largest) continue;
    if (!(thrown && highest_set) && (unit->size != first->size || unit->length != first->length))
      continue;
    Worth worth = worth_of_unit(dividing->oracle, unit, thrown && highest_set ? 1 : unit->length);
    if (!dividing->found || compare_worth(&worth, &dividing->best) > 0) dividing->best = worth;
    dividing->found = true;
  }
}

static void divide(Dividing *dividing, Pile *play, int i) {
  if (i == dividing->lead->n) {
    value_division(dividing);
    return;
  }
  OracleUnit units[ORACLE_UNITS_MAX];
  const OracleUnit *led = &dividing->lead->unit[i];
  int n = oracle_units(dividing->oracle, play, (OracleSize){dividing->suit, led->size, led->length},
                       units, ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    dividing->unit[i] = units[j];
    pile_take(play, &units[j], 1);
    divide(dividing, play, i + 1);
    pile_take(play, &units[j], -1);
  }
}

/* The led unit with the most cards stands first: of as many the tractor, then the larger sets. */
static OracleShape sorted(const OracleShape *lead) {
  OracleShape shape = *lead;
  for (int i = 0; i < shape.n; i++)
    for (int j = i + 1; j < shape.n; j++) {
      OracleUnit *a = &shape.unit[i], *b = &shape.unit[j];
      int cards = b->size * b->length - a->size * a->length;
      int tractor = (b->length > 1) - (a->length > 1), size = b->size - a->size;
      if (cards > 0 || (cards == 0 && (tractor > 0 || (tractor == 0 && size > 0)))) {
        OracleUnit swap = *a;
        *a = *b;
        *b = swap;
      }
    }
  return shape;
}

/* Four identical cards, where that beats the one unit led. */
static bool stands_in(const Oracle *oracle, const OracleShape *lead, const Pile *play, Worth *out) {
  const OracleUnit *led = &lead->unit[0];
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    const Form *form = &oracle->rules->lead.forms[i];
    if (lead->n != 1 || form->beats_size != led->size) continue;
    if (form->beats_length != led->length) continue;
    for (Card card = 0; card < KIND_NB; card++)
      if (play->n[card] == pile_size(play) && play->n[card] == form->size.min) {
        *out = (Worth){0, {0}};
        out->position[0] = oracle->position[card] + 1;
        return true;
      }
  }
  return false;
}

static Worth worth_of(const Oracle *oracle, const OracleShape *lead, const Pile *play) {
  OracleShape shape = sorted(lead);
  Dividing dividing = {.oracle = oracle, .lead = &shape};
  Worth worth = {0, {0}};
  int suit = suit_of_pile(oracle, play);
  if (suit != lead->suit && suit != TRUMPS) return worth;
  int power = suit == lead->suit ? 1 : 3;
  if (stands_in(oracle, lead, play, &worth)) {
    worth.power = power + 1;
    return worth;
  }
  dividing.suit = suit;
  for (int i = 0; i < shape.n; i++)
    if (shape.unit[i].size > dividing.largest) dividing.largest = shape.unit[i].size;
  Pile rest = *play;
  divide(&dividing, &rest, 0);
  if (!dividing.found) return worth;
  dividing.best.power = power;
  return dividing.best;
}

/* --- two ruffs of a throw, over every reading of both ----------------------------------------- */

enum { ORACLE_READINGS = 4096 };

/* Every division of a ruff: units[i][j] stands for the j-th led unit. */
typedef struct OracleReadings {
  const Oracle *oracle;
  const OracleShape *lead;
  OracleUnit unit[ORACLE_UNITS];
  OracleUnit (*units)[ORACLE_UNITS];
  int n, suit;
} OracleReadings;

static void each_reading(OracleReadings *all, Pile *play, int i) {
  OracleUnit units[ORACLE_UNITS_MAX];
  if (i == all->lead->n) {
    if (all->n < ORACLE_READINGS) memcpy(all->units[all->n++], all->unit, sizeof all->unit);
    return;
  }
  const OracleUnit *led = &all->lead->unit[i];
  int n = oracle_units(all->oracle, play, (OracleSize){all->suit, led->size, led->length}, units,
                       ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    all->unit[i] = units[j];
    pile_take(play, &units[j], 1);
    each_reading(all, play, i + 1);
    pile_take(play, &units[j], -1);
  }
}

static int compare_like(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  Worth x = worth_of_unit(oracle, a, a->length), y = worth_of_unit(oracle, b, b->length);
  return compare_worth(&x, &y);
}

static bool like(const OracleUnit *a, const OracleUnit *b) {
  return a->size == b->size && a->length == b->length;
}

/* Can each unit be matched with one like it that is lower? Every matching is tried. */
static bool all_higher(const Oracle *oracle, const OracleUnit new[], const OracleUnit best[], int n,
                       unsigned used, int i) {
  if (i == n) return true;
  for (int j = 0; j < n; j++)
    if (!(used >> j & 1) && like(&new[i], &best[j]) &&
        compare_like(oracle, &new[i], &best[j]) > 0 &&
        all_higher(oracle, new, best, n, used | 1u << j, i + 1))
      return true;
  return false;
}

/* The k-th highest of the units like units[i]. */
static const OracleUnit *ranked(const Oracle *oracle, const OracleUnit units[], int n, int i,
                                int k) {
  for (int j = 0; j < n; j++) {
    int higher = 0;
    if (!like(&units[i], &units[j])) continue;
    for (int m = 0; m < n; m++) {
      int sign = like(&units[m], &units[j]) ? compare_like(oracle, &units[m], &units[j]) : 0;
      higher += sign > 0 || (sign == 0 && m < j && like(&units[m], &units[j]));
    }
    if (higher == k) return &units[j];
  }
  return &units[i];
}

/* The longest unit, on a tie the next one; of units alike the higher first. */
static bool longest_first(const Oracle *oracle, const OracleShape *lead, const OracleUnit new[],
                          const OracleUnit best[]) {
  bool sets = lead->unit[0].size * lead->unit[0].length > 1;
  for (int i = 0, k = 0; i < lead->n; i++) {
    const OracleUnit *led = &lead->unit[i];
    k = i > 0 && like(led, &lead->unit[i - 1]) ? k + 1 : 0;
    if (sets && led->size * led->length == 1) break;
    int sign = compare_like(oracle, ranked(oracle, new, lead->n, i, k),
                            ranked(oracle, best, lead->n, i, k));
    if (sign) return sign > 0;
  }
  return false;
}

static int highest_position(const Oracle *oracle, const Pile *pile) {
  int highest = -1;
  for (int card = 0; card < KIND_NB; card++)
    if (pile->n[card] && oracle->position[card] > highest) highest = oracle->position[card];
  return highest;
}

/* One reading of the new ruff is above all readings of the best. */
static bool out_ruffs(const Oracle *oracle, const OracleShape *led, const Pile *new,
                      const Pile *best) {
  static OracleUnit units[2][ORACLE_READINGS][ORACLE_UNITS];
  OracleShape lead = sorted(led);
  int suit = suit_of_pile(oracle, new); /* of both */
  OracleReadings all[2] = {{.oracle = oracle, .lead = &lead, .units = units[0], .suit = suit},
                           {.oracle = oracle, .lead = &lead, .units = units[1], .suit = suit}};
  int word = oracle->rules->win.overruff;
  if (word == OVERRUFF_HIGHEST_CARD)
    return highest_position(oracle, new) > highest_position(oracle, best);
  for (int k = 0; k < 2; k++) {
    Pile rest = k ? *best : *new;
    each_reading(&all[k], &rest, 0);
  }
  for (int i = 0; i < all[0].n; i++) {
    bool above = true;
    for (int j = 0; j < all[1].n && above; j++)
      above = word == OVERRUFF_EVERY_UNIT
                  ? all_higher(oracle, units[0][i], units[1][j], lead.n, 0, 0)
                  : longest_first(oracle, &lead, units[0][i], units[1][j]);
    if (above) return true;
  }
  return false;
}

int oracle_winner(const Oracle *oracle, const OracleShape *lead, const Pile plays[], int n) {
  int winner = 0;
  Worth best = worth_of(oracle, lead, &plays[0]);
  for (int i = 1; i < n; i++) {
    bool in_suit = oracle->rules->win.throws == THROWS_IN_SUIT;
    if (lead->n > 1 && !in_suit && suit_of_pile(oracle, &plays[i]) == lead->suit) continue;
    Worth worth = worth_of(oracle, lead, &plays[i]);
    bool ruffs = lead->n > 1 && worth.power == best.power && worth.power > 0;
    if (ruffs && oracle->rules->win.overruff > OVERRUFF_HIGHEST_SET) {
      if (!out_ruffs(oracle, lead, &plays[i], &plays[winner])) continue;
    } else if (worth.power == 0 || compare_worth(&worth, &best) <= 0) {
      continue;
    }
    best = worth;
    winner = i;
  }
  return winner;
}

/* --- throws ----------------------------------------------------------------------------------- */

/* Does the hand beat this led unit? */
static bool hand_beats(const Oracle *oracle, const OracleShape *lead, const OracleUnit *unit,
                       const Pile *hand) {
  OracleUnit units[ORACLE_UNITS_MAX];
  int n;
  if (oracle->rules->throw.test == TEST_CARD) {
    for (Card card = 0; card < KIND_NB; card++)
      if (hand->n[card] > 0 && oracle->suit[card] == lead->suit &&
          oracle->position[card] > oracle->position[unit->face[0]])
        return true;
    return false;
  }
  n = oracle_units(oracle, hand, (OracleSize){lead->suit, unit->size, unit->length}, units,
                   ORACLE_UNITS_MAX);
  for (int i = 0; i < n; i++)
    if (compare_cards(oracle, &units[i], unit) > 0) return true;
  return false;
}

/* Should this unit stay rather than that one? */
static bool rather(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  int cards = a->size * a->length - b->size * b->length;
  int height = oracle->position[a->face[a->length - 1]] - oracle->position[b->face[b->length - 1]];
  if (oracle->rules->throw.forced == FORCED_LOWEST_BEATEN)
    return height < 0 || (height == 0 && cards < 0);
  return cards < 0 || (cards == 0 && height < 0);
}

static Pile lowest_card(const Oracle *oracle, const Pile *play) {
  Pile pile = {{0}};
  int lowest = -1;
  for (int card = 0; card < KIND_NB; card++) /* clubs, diamonds, hearts, spades */
    if (play->n[card] > 0 && (lowest < 0 || oracle->position[card] < oracle->position[lowest]))
      lowest = card;
  pile.n[lowest] = 1;
  return pile;
}

void oracle_throw(const Oracle *oracle, const OracleShape *lead, const Pile *play,
                  const OracleOthers *others, OracleThrow *out) {
  const bool *may_stop = others->may_stop;
  const OracleUnit *stays = NULL;
  int forced = oracle->rules->throw.forced;
  *out = (OracleThrow){.stands = true, .objector = -1, .forced = *play};
  Pile beaten = {{0}};
  for (int j = 0; j < lead->n && forced == FORCED_ALL_BEATEN; j++) {
    bool can = false;
    for (int i = 0; i < others->n && !can; i++)
      can =
          (!may_stop || may_stop[i]) && hand_beats(oracle, lead, &lead->unit[j], &others->hand[i]);
    if (can) pile_take(&beaten, &lead->unit[j], -1);
  }
  for (int i = 0; i < others->n && lead->n > 1; i++) {
    if (may_stop && !may_stop[i]) continue;
    if (stays && forced != FORCED_SMALLEST_BEATEN && forced != FORCED_LOWEST_BEATEN) break;
    for (int j = 0; j < lead->n; j++)
      if (hand_beats(oracle, lead, &lead->unit[j], &others->hand[i]) &&
          (!stays || rather(oracle, &lead->unit[j], stays))) {
        stays = &lead->unit[j];
        out->objector = i;
      }
  }
  if (!stays) return;
  out->stands = false;
  out->forced = (Pile){{0}};
  if (forced == FORCED_LOWEST_CARD)
    out->forced = lowest_card(oracle, play);
  else if (forced == FORCED_ALL_BEATEN)
    out->forced = beaten;
  else if (forced != FORCED_PLAY_ENDS)
    pile_take(&out->forced, stays, -1);
  out->withdrawn = pile_size(play) - pile_size(&out->forced);
}
