/* oracle_win.c - which play beats another, naively: every reading of both. See oracle.h. */
#include "oracle_ask.h"
#include "oracle_form.h"
#include "play/overruff.h" /* the number that a function sees as one */

/* What a play is worth: its class, then the positions of so many sets of a unit from the top. */
typedef struct Worth {
  int power; /* 0: cannot win */
  OracleUnit unit;
  int sets;
} Worth;

typedef struct Dividing {
  const Oracle *oracle;
  const OracleShape *lead;
  int suit, largest; /* the largest set size led */
  OracleUnit unit[ORACLE_UNITS];
  int power;
  Worth best;
} Dividing;

/* One more than the position of the i-th set from the top; 0: there are not so many. */
static int height_in(const Oracle *oracle, const Worth *worth, int i) {
  const OracleUnit *unit = &worth->unit;
  if (i >= worth->sets) return 0;
  return unit->cards ? unit->top : oracle->position[unit->face[unit->length - 1 - i]] + 1;
}

static int compare_worth(const Oracle *oracle, const Worth *a, const Worth *b) {
  if (a->power != b->power) return a->power - b->power;
  for (int i = 0; i < a->sets || i < b->sets; i++) {
    int difference = height_in(oracle, a, i) - height_in(oracle, b, i);
    if (difference) return difference;
  }
  return 0;
}

static bool like(const OracleUnit *a, const OracleUnit *b) { return oracle_alike(a, b); }

/* The largest size of which sets were led; 0: there was none. */
static int largest_set(const OracleUnit units[], int n) {
  int size = 0;
  for (int i = 0; i < n; i++)
    if (!units[i].cards && units[i].size > size) size = units[i].size;
  return size;
}

/* A division is complete: the best of the units that are compared. */
static void value_division(Dividing *dividing) {
  const OracleUnit *first = &dividing->lead->unit[0];
  bool by_set = dividing->lead->n > 1 && dividing->largest > 0 &&
                dividing->oracle->rules->win.overruff == OVERRUFF_HIGHEST_SET;
  for (int i = 0; i < dividing->lead->n; i++) {
    const OracleUnit *unit = &dividing->unit[i];
    if (by_set ? unit->cards || unit->size != dividing->largest : !like(unit, first)) continue;
    Worth worth = {dividing->power, *unit, by_set ? 1 : unit->length};
    if (compare_worth(dividing->oracle, &worth, &dividing->best) > 0) dividing->best = worth;
  }
}

/* May this be the i-th unit of a division? `place` is where it goes, behind those before it. Units
** that are alike go from high to low: in another row they are the same division. */
static bool may_follow(const Oracle *oracle, const OracleUnit *place, const OracleUnit *unit,
                       int i) {
  return i == 0 || !like(place - 1, unit) || oracle_compare(oracle, place - 1, unit) >= 0;
}

static void divide(Dividing *dividing, Pile *play, int i) {
  if (i == dividing->lead->n) {
    value_division(dividing);
    return;
  }
  OracleUnit units[ORACLE_UNITS_MAX];
  const OracleUnit *led = &dividing->lead->unit[i];
  int n = oracle_like(dividing->oracle, play, dividing->suit, led, units, ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    if (!may_follow(dividing->oracle, &dividing->unit[i], &units[j], i)) continue;
    dividing->unit[i] = units[j];
    pile_take(play, &units[j], 1);
    divide(dividing, play, i + 1);
    pile_take(play, &units[j], -1);
  }
}

/* Has the one more cards than the other, of as many a tractor, or then larger sets? */
static bool goes_before(const OracleUnit *a, const OracleUnit *b) {
  return oracle_compare_kinds(a, b) > 0;
}

/* The led unit with the most cards stands first. A lead of which units stand otherwise is put in
** order in `copy`. */
static const OracleShape *sorted(const OracleShape *lead, OracleShape *copy) {
  bool stands = true;
  for (int i = 0; i < lead->n; i++) {
    if (lead->unit[i].alone || lead->unit[i].cards) return lead; /* of other forms: it stands so */
    if (i > 0 && goes_before(&lead->unit[i], &lead->unit[i - 1])) stands = false;
  }
  if (stands) return lead;
  *copy = *lead;
  for (int i = 0; i < copy->n; i++)
    for (int j = i + 1; j < copy->n; j++) {
      OracleUnit *a = &copy->unit[i], *b = &copy->unit[j], swap = *a;
      if (goes_before(b, a)) *a = *b, *b = swap;
    }
  return copy;
}

/* A form that stands in for the one unit led, and is higher. */
static bool stands_in(const Oracle *oracle, const OracleShape *lead, const Pile *play, Worth *out) {
  const OracleUnit *led = &lead->unit[0];
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    const Form *form = &oracle->rules->lead.forms[i];
    if (lead->n != 1 || led->cards || form->beats_size != led->size) continue;
    if (form->beats_length != led->length || !oracle_is_of(oracle, i, play, &out->unit)) continue;
    out->sets = out->unit.length;
    return true;
  }
  return false;
}

static Worth worth_of(const Oracle *oracle, const OracleShape *led, const Pile *play) {
  OracleShape copy;
  Dividing dividing;
  int suit = oracle_suit_of(oracle, play);
  dividing.best = (Worth){.power = 0};
  if (suit != led->suit && suit != TRUMPS) return dividing.best;
  dividing.power = suit == led->suit ? 1 : 3;
  if (stands_in(oracle, led, play, &dividing.best)) {
    dividing.best.power = dividing.power + 1;
    return dividing.best;
  }
  dividing.oracle = oracle;
  dividing.lead = sorted(led, &copy);
  dividing.suit = suit;
  dividing.largest = largest_set(led->unit, led->n);
  Pile rest = *play;
  divide(&dividing, &rest, 0);
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
    if (all->n < ORACLE_READINGS)
      memcpy(all->units[all->n++], all->unit, (size_t)i * sizeof *all->unit);
    return;
  }
  const OracleUnit *led = &all->lead->unit[i];
  int n = oracle_like(all->oracle, play, all->suit, led, units, ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    if (!may_follow(all->oracle, &all->unit[i], &units[j], i)) continue;
    all->unit[i] = units[j];
    pile_take(play, &units[j], 1);
    each_reading(all, play, i + 1);
    pile_take(play, &units[j], -1);
  }
}

/* Can each unit be matched with one like it that is lower? Every matching is tried. */
static bool all_higher(const Oracle *oracle, const OracleUnit new[], const OracleUnit best[], int n,
                       unsigned used, int i) {
  if (i == n) return true;
  for (int j = 0; j < n; j++)
    if (!(used >> j & 1) && like(&new[i], &best[j]) &&
        oracle_compare(oracle, &new[i], &best[j]) > 0 &&
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
      int sign = like(&units[m], &units[j]) ? oracle_compare(oracle, &units[m], &units[j]) : 0;
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
    int sign = oracle_compare(oracle, ranked(oracle, new, lead->n, i, k),
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

/* The highest of the units with the largest sets. */
static int highest_set(const Oracle *oracle, const OracleUnit units[], int n) {
  int size = largest_set(units, n), highest = -1;
  for (int i = 0; i < n; i++) {
    if (units[i].cards) continue;
    int top = oracle->position[units[i].face[units[i].length - 1]];
    if (units[i].size == size && top > highest) highest = top;
  }
  return highest;
}

/* Two ruffs, each in one reading. */
typedef struct Ruffs {
  const Oracle *oracle;
  const OracleShape *lead;
  const Pile *new, *best;
  const OracleUnit *news, *bests;
} Ruffs;

static bool by_overruff_word(const Ruffs *ruffs, int word) {
  const Oracle *oracle = ruffs->oracle;
  int n = ruffs->lead->n;
  switch (word) {
    case OVERRUFF_LARGEST_UNIT:
      return oracle_compare(oracle, ranked(oracle, ruffs->news, n, 0, 0),
                            ranked(oracle, ruffs->bests, n, 0, 0)) > 0;
    case OVERRUFF_HIGHEST_SET:
      return highest_set(oracle, ruffs->news, n) > highest_set(oracle, ruffs->bests, n);
    case OVERRUFF_LONGEST_FIRST:
      return longest_first(oracle, ruffs->lead, ruffs->news, ruffs->bests);
    case OVERRUFF_EVERY_UNIT: return all_higher(oracle, ruffs->news, ruffs->bests, n, 0, 0);
    default: return highest_position(oracle, ruffs->new) > highest_position(oracle, ruffs->best);
  }
}

/* A number that is higher for what oracle_compare finds higher: the position of the top set, and
** below one whether the sets under it are at the same position. */
static int64_t strength(const Oracle *oracle, const OracleUnit *unit) {
  if (unit->cards) return (int64_t)unit->top * STRENGTH_ONE;
  int64_t number = (int64_t)(oracle->position[unit->face[unit->length - 1]] + 1) * STRENGTH_ONE;
  for (int i = unit->length - 1, bit = STRENGTH_ONE / 2; i > 0 && bit; i--, bit /= 2)
    if (oracle->position[unit->face[i]] == oracle->position[unit->face[i - 1]]) number += bit;
  return number;
}

/* One for each led unit, those of units that are alike from high to low. */
static void find_strengths(const Ruffs *ruffs, const OracleUnit units[], int64_t out[]) {
  const OracleShape *lead = ruffs->lead;
  for (int i = 0, k = 0; i < lead->n; i++) {
    k = i > 0 && like(&lead->unit[i], &lead->unit[i - 1]) ? k + 1 : 0;
    out[i] = strength(ruffs->oracle, ranked(ruffs->oracle, units, lead->n, i, k));
  }
}

static void inherited_overruff(HookCall *call) {
  int word = oracle_word(call, call->rules->win.overruff);
  call->answer[0] = by_overruff_word(call->builtin_data, word);
}

static bool is_above(const Ruffs *ruffs) {
  const Oracle *oracle = ruffs->oracle;
  int64_t new[ORACLE_UNITS], best[ORACLE_UNITS];
  if (!rules_hooked(oracle->rules, HOOK_WIN_OVERRUFF))
    return by_overruff_word(ruffs, oracle->rules->win.overruff);
  CardSet led = oracle_kinds_of(ruffs->lead);
  HookCall call = oracle_question(oracle->rules, HOOK_WIN_OVERRUFF, oracle->game, -1);
  find_strengths(ruffs, ruffs->news, new);
  find_strengths(ruffs, ruffs->bests, best);
  call.lead = &led;
  call.reading = new;
  call.best_reading = best;
  call.strengths = ruffs->lead->n;
  oracle_ask(&call, inherited_overruff, ruffs);
  return call.answer[0] != 0;
}

/* One reading of the new ruff is above all readings of the best. */
static bool out_ruffs(const Oracle *oracle, const OracleShape *led, const Pile *new,
                      const Pile *best) {
  static OracleUnit units[2][ORACLE_READINGS][ORACLE_UNITS];
  OracleShape copy;
  const OracleShape *lead = sorted(led, &copy);
  int suit = oracle_suit_of(oracle, new); /* of both */
  OracleReadings all[2] = {{.oracle = oracle, .lead = lead, .units = units[0], .suit = suit},
                           {.oracle = oracle, .lead = lead, .units = units[1], .suit = suit}};
  for (int k = 0; k < 2; k++) {
    Pile rest = k ? *best : *new;
    each_reading(&all[k], &rest, 0);
  }
  for (int i = 0; i < all[0].n; i++) {
    bool above = true;
    for (int j = 0; j < all[1].n && above; j++)
      above = is_above(&(Ruffs){oracle, lead, new, best, units[0][i], units[1][j]});
    if (above) return true;
  }
  return false;
}

/* Upon a card of no suit: the highest trump, else the first card that has a suit. */
static int worth_upon_none(const Oracle *oracle, const Pile *play) {
  int suit = oracle_suit_of(oracle, play);
  if (suit != TRUMPS) return suit >= 0;
  return 2 + highest_position(oracle, play);
}

/* Units of several suits: one is answered by one like it that is higher, several by nothing. */
static bool beats_across(const Oracle *oracle, const OracleShape *lead, const Pile *new,
                         const Pile *best) {
  OracleUnit units[ORACLE_UNITS];
  int top[2] = {0};
  bool has[2] = {false};
  for (int k = 0; k < 2 && lead->n == 1; k++) {
    int n = oracle_like(oracle, k ? best : new, -1, &lead->unit[0], units, ORACLE_UNITS);
    for (int i = 0; i < n; i++)
      if (!has[k] || units[i].top > top[k]) top[k] = units[i].top, has[k] = true;
  }
  return has[0] && (!has[1] || top[0] > top[1]);
}

/* Where no form of power is played, or none of more. */
static bool beats_in_kind(const Oracle *oracle, const OracleShape *lead, const Pile *new,
                          const Pile *best) {
  bool in_suit = oracle->rules->win.throws == THROWS_IN_SUIT;
  if (lead->across) return beats_across(oracle, lead, new, best);
  if (lead->suit < 0) return worth_upon_none(oracle, new) > worth_upon_none(oracle, best);
  if (lead->n > 1 && !in_suit && oracle_suit_of(oracle, new) == lead->suit) return false;
  Worth mine = worth_of(oracle, lead, new);
  if (mine.power == 0) return false;
  Worth other = worth_of(oracle, lead, best);
  bool ruffs = lead->n > 1 && mine.power == other.power;
  bool asked = rules_hooked(oracle->rules, HOOK_WIN_OVERRUFF);
  if (ruffs && (asked || oracle->rules->win.overruff > OVERRUFF_HIGHEST_SET))
    return out_ruffs(oracle, lead, new, best);
  return compare_worth(oracle, &mine, &other) > 0;
}

bool oracle_beats(const Oracle *oracle, const OracleShape *lead, const Pile *new,
                  const Pile *best) {
  OracleUnit mine, other;
  int power = oracle_power(oracle, lead, new, &mine);
  int before = oracle_power(oracle, lead, best, &other);
  if (power != before) return power > before;
  if (power) return oracle_form_height(oracle, &mine) > oracle_form_height(oracle, &other);
  return beats_in_kind(oracle, lead, new, best);
}

int oracle_winner(const Oracle *oracle, const OracleShape *lead, const Pile plays[], int n) {
  int winner = 0;
  for (int i = 1; i < n; i++)
    if (oracle_beats(oracle, lead, &plays[i], &plays[winner])) winner = i;
  return winner;
}
