/* oracle_follow.c - what a hand owes, naively: every play, every choice of broken sets, every
** demand measured by itself. See oracle.h. */
#include "oracle_form.h"

enum { TRACTORS = 8, PLAYS = 20000 };

/* The first number counts most; behind the last they are 0. */
typedef struct Key {
  int part[ORACLE_KEY * 4], n;
} Key;

static int compare_keys(const Key *a, const Key *b) {
  for (int i = 0; i < a->n || i < b->n; i++)
    if (a->part[i] != b->part[i]) return a->part[i] - b->part[i];
  return 0;
}

/* How many sets of each size there are. */
typedef struct Sets {
  int n[PACK_MAX + 1];
} Sets;

/* What is asked about: the hand's cards of the led suit, the broken faces, the play. */
typedef struct Owing {
  const Oracle *oracle;
  const OracleShape *lead;
  Pile hand;
  uint64_t broken, keyed; /* bit a face; keyed: those for which the keys were found last */
  bool has_keys;
  bool idle[KIND_NB]; /* faces of tractors that are kept, where none was led: they owe nothing */
  int slot[ORACLE_UNITS], slots; /* large to small */
  Card thick[KIND_NB];           /* faces of which the play has more than one */
  int thicks;
  Sets sets, best;  /* placed so far, and the best of all */
  bool protects;    /* may sets stay whole? Not where any cards may be what was led */
  bool loose_first; /* do faces that are played whole count as broken by no choice? */
} Owing;

/* Is it a face that need not be broken? */
static bool is_kept(const Owing *owing, Card card) {
  bool larger = owing->oracle->rules->follow.protect & PROTECT_LARGER_SETS;
  return owing->protects && ((larger && owing->hand.n[card] > 2) || owing->idle[card]);
}

/* May a set of n be taken from this face? */
static bool may_take(const Owing *owing, Card card, int n) {
  return (owing->hand.n[card] == n && !owing->idle[card]) || owing->broken >> card & 1;
}

/* What counts is how many there are of the largest size, then of the next. */
static void note_sets(Owing *owing) {
  for (int size = PACK_MAX; size > 1; size--)
    if (owing->sets.n[size] != owing->best.n[size]) {
      if (owing->sets.n[size] > owing->best.n[size]) owing->best = owing->sets;
      return;
    }
}

/* Fills the slots from the i-th on in every way. `room` is what is left of the i-th one, of which
** the last part put in had `part` cards, from the thick face at `from`. */
static void place_sets(Owing *owing, Pile *play, int i, int room, int part, int from) {
  note_sets(owing);
  if (i == owing->slots) return;
  int smaller = owing->oracle->rules->follow.smaller, slot = owing->slot[i];
  const OracleUnit *led = &owing->lead->unit[0];
  bool alone = owing->lead->n == 1 && led->length == 1 && !led->cards;
  bool refined = smaller == SMALLER_SET_BY_SET || (smaller == SMALLER_SINGLE_SET && alone);
  for (int size = part < room ? part : room; size >= (refined ? 2 : slot); size--) {
    int first = size == part ? from : 0;
    for (int f = first; f < owing->thicks; f++) {
      Card card = owing->thick[f];
      if (play->n[card] < size || !may_take(owing, card, size)) continue;
      play->n[card] -= size;
      owing->sets.n[size]++;
      int left = smaller == SMALLER_SINGLE_SET ? 0 : room - size;
      if (left >= 2 && refined) place_sets(owing, play, i, left, size, f);
      int next = i + 1 < owing->slots ? owing->slot[i + 1] : 0;
      place_sets(owing, play, i + 1, next, next, next == size && !refined ? f : 0);
      owing->sets.n[size]--;
      play->n[card] += size;
    }
  }
  if (room < slot) return;
  int later = i + 1; /* left empty: then so are the others like it, for one is as good as another */
  while (later < owing->slots && owing->slot[later] == slot) later++;
  int next = later < owing->slots ? owing->slot[later] : 0;
  place_sets(owing, play, later, next, next, 0);
}

/* "regrouped": sets of the play, none larger than `size` and of that size none before the thick
** face at `from`, each out of the cards that a led unit has left, for which it is not too large. */
static void regroup_sets(Owing *owing, Pile *play, int room[], int size, int from) {
  note_sets(owing);
  for (int s = size; s >= 2; s--)
    for (int f = s == size ? from : 0; f < owing->thicks; f++) {
      Card card = owing->thick[f];
      if (play->n[card] < s || !may_take(owing, card, s)) continue;
      for (int i = 0; i < owing->lead->n; i++) {
        if (owing->lead->unit[i].size < s || room[i] < s) continue;
        play->n[card] -= s;
        room[i] -= s;
        owing->sets.n[s]++;
        regroup_sets(owing, play, room, s, f);
        owing->sets.n[s]--;
        room[i] += s;
        play->n[card] += s;
      }
    }
}

/* The cards of each led unit that are in sets. */
static void find_room(const Owing *owing, int room[]) {
  for (int i = 0; i < owing->lead->n; i++) {
    const OracleUnit *led = &owing->lead->unit[i];
    room[i] = led->cards ? 0 : led->size * led->length;
  }
}

static void find_thick(Owing *owing, const Pile *play) {
  const Oracle *oracle = owing->oracle;
  int suit = owing->lead->suit;
  owing->thicks = 0;
  for (int f = 0; f < oracle->faces[suit]; f++)
    if (play->n[oracle->face[suit][f]] > 1) owing->thick[owing->thicks++] = oracle->face[suit][f];
}

static void list_sets(Owing *owing, Pile *play) {
  int room[ORACLE_UNITS], slot = owing->slots ? owing->slot[0] : 0;
  owing->best = owing->sets = (Sets){{0}};
  if (owing->lead->across) return; /* units of several suits are no sets */
  find_thick(owing, play);
  if (owing->thicks == 0) return;
  find_room(owing, room);
  if (owing->oracle->rules->follow.smaller == SMALLER_REGROUPED)
    regroup_sets(owing, play, room, PACK_MAX, 0);
  else
    place_sets(owing, play, 0, slot, slot, 0);
}

/* Is the unit made of sets that may be taken? */
static bool may_take_unit(const Owing *owing, const OracleUnit *unit) {
  for (int i = 0; i < unit->length && !unit->cards; i++)
    if (unit->size * unit->length > 1 && !may_take(owing, unit->face[i], unit->size)) return false;
  return true;
}

/* Can the led units from the i-th on be laid out of the play? */
static bool lay_units(const Owing *owing, Pile *play, int i) {
  if (i == owing->lead->n) return true;
  OracleUnit units[ORACLE_UNITS_MAX];
  const OracleUnit *led = &owing->lead->unit[i];
  int n = oracle_like(owing->oracle, play, owing->lead->suit, led, units, ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    if (!may_take_unit(owing, &units[j])) continue;
    pile_take(play, &units[j], 1);
    bool laid = lay_units(owing, play, i + 1);
    pile_take(play, &units[j], -1);
    if (laid) return true;
    if (led->size * led->length == 1 && !led->alone)
      return false; /* one single is as good as another only when it comes last */
  }
  return false;
}

bool oracle_contains(const Oracle *oracle, const Pile *pile, const OracleShape *lead) {
  Owing owing = {.oracle = oracle, .lead = lead, .broken = ~(uint64_t)0};
  Pile play = *pile;
  return lay_units(&owing, &play, 0);
}

/* Cards of the best tractor that fits a led one; for_sets: a led set of four or more counts for
** tractors of no more cards, and so does such a set. */
static int best_tractor(const Owing *owing, const Pile *play, bool for_sets) {
  OracleUnit units[ORACLE_UNITS_MAX];
  int best = 0;
  for (int i = 0; i < owing->lead->n; i++) {
    const OracleUnit *led = &owing->lead->unit[i];
    bool set = for_sets && led->length == 1 && led->size >= 4 && !led->cards;
    if (led->length < 2 && !set) continue;
    for (int size = 2; size <= led->size; size++)
      for (int length = set ? 1 : 2; length <= (set ? led->size / size : led->length); length++) {
        if (length == 1 ? size != led->size : !oracle_is_tractor(owing->oracle, size, length))
          continue;
        int n = oracle_units(owing->oracle, play, (OracleSize){owing->lead->suit, size, length},
                             units, ORACLE_UNITS_MAX);
        for (int j = 0; j < n; j++)
          if (may_take_unit(owing, &units[j]) && size * length > best) best = size * length;
      }
  }
  return best;
}

/* "regrouped": tractors laid one beside the other in every way. What counts is how many sets each
** has, the longest first. */
typedef struct Row {
  const Owing *owing;
  bool for_sets;
  int room[ORACLE_UNITS];
  int list[TRACTORS], n;
  int *best;
} Row;

static void note_row(Row *row) {
  int list[TRACTORS] = {0};
  for (int i = 0, at; i < row->n; i++) {
    for (at = i; at > 0 && list[at - 1] < row->list[i]; at--) list[at] = list[at - 1];
    list[at] = row->list[i];
  }
  for (int i = 0; i < TRACTORS; i++)
    if (list[i] != row->best[i]) {
      if (list[i] > row->best[i]) memcpy(row->best, list, sizeof list);
      return;
    }
}

static void add_to_row(Row *row, Pile *play);

static void lay_tractors(Row *row, Pile *play, int i, int size, int length) {
  OracleUnit units[ORACLE_UNITS_MAX];
  const Owing *owing = row->owing;
  int n = oracle_units(owing->oracle, play, (OracleSize){owing->lead->suit, size, length}, units,
                       ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    if (!may_take_unit(owing, &units[j])) continue;
    pile_take(play, &units[j], 1);
    row->room[i] -= size * length;
    row->list[row->n++] = length > 1 ? length : size / 2;
    add_to_row(row, play);
    row->n--;
    row->room[i] += size * length;
    pile_take(play, &units[j], -1);
  }
}

static void add_to_row(Row *row, Pile *play) {
  note_row(row);
  if (row->n == TRACTORS) return;
  for (int i = 0; i < row->owing->lead->n; i++) {
    const OracleUnit *led = &row->owing->lead->unit[i];
    bool set = row->for_sets && led->length == 1 && led->size >= 4 && !led->cards;
    if (led->length < 2 && !set) continue;
    if (set && row->room[i] == led->size) lay_tractors(row, play, i, led->size, 1);
    for (int size = 2; size <= led->size; size++)
      for (int length = 2; size * length <= row->room[i]; length++)
        if (oracle_is_tractor(row->owing->oracle, size, length))
          lay_tractors(row, play, i, size, length);
  }
}

/* Are there led units for which tractors are owed? */
static bool asks_tractors(const OracleShape *lead, bool for_sets) {
  for (int i = 0; i < lead->n; i++)
    if (lead->unit[i].length > 1 || (for_sets && lead->unit[i].size >= 4 && !lead->unit[i].cards))
      return true;
  return false;
}

static bool owes_shape(const Rules *rules) {
  for (int i = 0; i < rules->follow.owes.n; i++)
    if (rules->follow.owes.owed[i].demand == OWE_SHAPE) return true;
  return false;
}

/* The measure of a play's tractors; returns how many numbers it is. Where the shape is owed and met
** no more is owed. */
static int tractors(const Owing *owing, Pile *play, bool for_sets, int out[]) {
  const Rules *rules = owing->oracle->rules;
  if (rules->follow.smaller != SMALLER_REGROUPED) {
    out[0] = best_tractor(owing, play, for_sets);
    return 1;
  }
  Row row = {.owing = owing, .for_sets = for_sets, .best = out};
  find_room(owing, row.room);
  if (asks_tractors(owing->lead, for_sets) && owes_shape(rules) && lay_units(owing, play, 0))
    out[0] = KIND_NB;
  else
    add_to_row(&row, play);
  return TRACTORS;
}

/* The positions of the cards left over beside the sets, from the top, one more than they are. */
static void note_rest(const Owing *owing, const Pile *rest, int best[ORACLE_KEY]) {
  int list[ORACLE_KEY] = {0}, n = 0;
  const Oracle *oracle = owing->oracle;
  for (int position = KIND_NB; position >= 0; position--)
    for (int f = 0; f < oracle->faces[owing->lead->suit]; f++) {
      Card card = oracle->face[owing->lead->suit][f];
      for (int k = 0; oracle->position[card] == position && k < rest->n[card]; k++)
        list[n++] = position + 1;
    }
  for (int i = 0; i < ORACLE_KEY; i++)
    if (list[i] != best[i]) {
      if (list[i] > best[i]) memcpy(best, list, sizeof list);
      return;
    }
}

/* Takes these sets, none larger than `size`, out of the play in every way. */
static void take_sets(const Owing *owing, Pile *play, Sets *sets, int size, int best[ORACLE_KEY]) {
  const Oracle *oracle = owing->oracle;
  while (size > 0 && sets->n[size] == 0) size--;
  if (size == 0) {
    note_rest(owing, play, best);
    return;
  }
  for (int f = 0; f < oracle->faces[owing->lead->suit]; f++) {
    Card card = oracle->face[owing->lead->suit][f];
    if (play->n[card] < size || !may_take(owing, card, size)) continue;
    play->n[card] -= size;
    sets->n[size]--;
    take_sets(owing, play, sets, size, best);
    sets->n[size]++;
    play->n[card] += size;
  }
}

/* Where units of several suits were led all cards are. */
static int cards_of_suit(const Owing *owing, const Pile *play) {
  if (owing->lead->across) return pile_size(play);
  return pile_size_in(owing->oracle, play, owing->lead->suit);
}

/* The place of the first shape of the list that is in the play, counted from the end; 0: none. */
static int listed(const Owing *owing, const Pile *play, const Owed *owed) {
  int shapes = 0, place = 0;
  for (int k = 0; k < owed->units; k++) {
    OracleShape shape = {.n = 0, .suit = owing->lead->suit, .across = owing->lead->across};
    Owing other = *owing;
    Pile work = *play;
    int cards = 0;
    for (; owed->unit[k].size; k++) {
      shape.unit[shape.n++] =
          (OracleUnit){.size = owed->unit[k].size, .length = owed->unit[k].length};
      cards += owed->unit[k].size * owed->unit[k].length;
    }
    shapes++;
    other.lead = &shape;
    if (place == 0 && cards_of_suit(owing, play) >= cards && lay_units(&other, &work, 0))
      place = shapes;
  }
  return place ? shapes + 1 - place : 0;
}

static int cards_among(const Pile *play, const Owed *owed) {
  int cards = 0;
  for (int card = 0; card < KIND_NB; card++) {
    int wanted = cardset_count(&owed->from, card, PACK_MAX);
    cards += play->n[card] < wanted ? play->n[card] : wanted;
  }
  return cards < owed->at_least ? cards : owed->at_least;
}

static void find_key(Owing *owing, const Pile *play, Key *key) {
  Pile work = *play;
  Sets sets = {{0}};
  const Rules *rules = owing->oracle->rules;
  int n = 0;
  memset(key, 0, sizeof *key);
  for (int i = 0; i < rules->follow.owes.n; i++) switch (rules->follow.owes.owed[i].demand) {
      case OWE_SHAPE: key->part[n++] = lay_units(owing, &work, 0); break;
      case OWE_SUIT: key->part[n++] = cards_of_suit(owing, play); break;
      case OWE_TRACTORS: n += tractors(owing, &work, false, key->part + n); break;
      case OWE_TRACTORS_FOR_SETS: n += tractors(owing, &work, true, key->part + n); break;
      case OWE_LISTED: key->part[n++] = listed(owing, play, &rules->follow.owes.owed[i]); break;
      case OWE_CARDS: key->part[n++] = cards_among(play, &rules->follow.owes.owed[i]); break;
      case OWE_HIGHEST:
        if (owing->lead->across || lay_units(owing, &work, 0)) break;
        take_sets(owing, &work, &sets, PACK_MAX, key->part + n);
        n += ORACLE_KEY;
        break;
      case OWE_SETS:
        list_sets(owing, &work);
        sets = owing->best;
        for (int size = PACK_MAX; size > 1; size--) key->part[n++] = sets.n[size];
        break;
      default: break;
    }
  key->n = n;
}

/* Does the play have no broken face whole, if that counts? */
static bool breaks_them(const Owing *owing, const Pile *play) {
  for (int card = 0; owing->loose_first && card < KIND_NB; card++) {
    if (owing->broken >> card & 1 && is_kept(owing, (Card)card) &&
        play->n[card] == owing->hand.n[card])
      return false;
  }
  return true;
}

static uint64_t faces_of(const Pile *play) {
  uint64_t faces = 0;
  for (int card = 0; card < KIND_NB; card++)
    if (play->n[card]) faces |= bit(card);
  return faces;
}

/* Marks the plays that have the greatest key under this choice of broken faces. A play of which no
** face was chosen otherwise has the key that it had. */
static void mark_best(Owing *owing, const Pile plays[], bool legal[], int n) {
  static Key keys[PLAYS];
  static uint64_t faces[PLAYS];
  uint64_t changed = owing->broken ^ owing->keyed;
  int best = 0;
  assert(n <= PLAYS);
  for (int i = 0; i < n; i++) {
    if (!owing->has_keys) faces[i] = faces_of(&plays[i]);
    if (!owing->has_keys || faces[i] & changed) find_key(owing, &plays[i], &keys[i]);
    if (compare_keys(&keys[i], &keys[best]) > 0) best = i;
  }
  owing->keyed = owing->broken;
  owing->has_keys = true;
  for (int i = 0; i < n; i++)
    if (compare_keys(&keys[i], &keys[best]) == 0 && breaks_them(owing, &plays[i])) legal[i] = true;
}

/* Tries every choice of broken faces, from the f-th on. A face with two copies or fewer is the same
** broken or whole, unless it is idle. */
static void each_choice(Owing *owing, const Pile plays[], bool legal[], int n, int f) {
  const Oracle *oracle = owing->oracle;
  if (owing->lead->across || f == oracle->faces[owing->lead->suit]) {
    mark_best(owing, plays, legal, n);
    return;
  }
  Card card = oracle->face[owing->lead->suit][f];
  if (is_kept(owing, card)) {
    owing->broken &= ~bit(card);
    each_choice(owing, plays, legal, n, f + 1);
  }
  owing->broken |= bit(card);
  each_choice(owing, plays, legal, n, f + 1);
}

enum { MEASURES = PACK_MAX + 1 + OWES_MAX };

/* The best sets that the hand has for the lead; then for each list of shapes how early one
** stands in it of which the hand has all sets, in sequence or not. */
static void measure_sets(Owing *owing, bool broken, int out[MEASURES]) {
  const Owes *owes = &owing->oracle->rules->follow.owes;
  owing->broken = broken ? ~(uint64_t)0 : 0;
  for (int card = 0; card < KIND_NB; card++)
    if (!is_kept(owing, (Card)card)) owing->broken |= bit(card);
  list_sets(owing, &owing->hand);
  memset(out, 0, sizeof(int) * MEASURES);
  memcpy(out, owing->best.n, sizeof owing->best.n);
  for (int i = 0; i < owes->n; i++) {
    Owed apart = {.units = 0};
    for (int k = 0; k < owes->owed[i].units; k++) {
      UnitSize unit = owes->owed[i].unit[k];
      for (int set = 0; set < unit.length && unit.size > 1; set++)
        apart.unit[apart.units++] = (UnitSize){unit.size, 1};
      if (unit.size == 0) apart.unit[apart.units++] = unit;
    }
    assert(apart.units <= OWED_UNITS_MAX);
    out[PACK_MAX + 1 + i] = listed(owing, &owing->hand, &apart);
  }
}

static bool loose_are_enough(Owing *owing) {
  int loose[MEASURES], all[MEASURES];
  if (!(owing->oracle->rules->follow.protect & PROTECT_LOOSE_FIRST)) return false;
  measure_sets(owing, false, loose);
  measure_sets(owing, true, all);
  return memcmp(loose, all, sizeof all) == 0;
}

static void find_idle(Owing *owing) {
  OracleUnit units[ORACLE_UNITS_MAX];
  const Oracle *oracle = owing->oracle;
  int suit = owing->lead->suit;
  if (!(oracle->rules->follow.protect & PROTECT_TRACTORS) || !owing->protects) return;
  for (int i = 0; i < owing->lead->n; i++)
    if (owing->lead->unit[i].length > 1) return;
  for (int size = 2; size <= PACK_MAX; size++)
    for (int length = 2; length <= oracle->faces[suit]; length++) {
      if (!oracle_is_tractor(oracle, size, length)) continue;
      OracleSize of = {suit, size, length};
      int n = oracle_units(oracle, &owing->hand, of, units, ORACLE_UNITS_MAX);
      for (int i = 0; i < n; i++)
        for (int k = 0; k < length; k++) owing->idle[units[i].face[k]] = true;
    }
}

/* Marks the legal ones of the plays. */
static void mark_legal(Owing *owing, const Pile plays[], bool legal[], int n) {
  owing->protects = true;
  for (int i = 0; i < owing->lead->n; i++) owing->protects &= !owing->lead->unit[i].cards;
  owing->broken = owing->lead->across ? ~(uint64_t)0 : 0;
  find_idle(owing);
  owing->loose_first = owing->protects && loose_are_enough(owing);
  for (int i = 0; i < n; i++) legal[i] = false;
  each_choice(owing, plays, legal, n, 0);
}

/* Every way to take so many cards of the hand. */
typedef struct Taking {
  const Pile *hand;
  Card kind[KIND_NB]; /* that are held */
  int from[KIND_NB];  /* cards of this kind and of those behind it */
  int kinds;
  Pile play;
  Pile *plays;
  int n, max;
} Taking;

static void find_kinds(Taking *taking) {
  int cards = 0;
  taking->kinds = pile_kinds(taking->hand, taking->kind);
  for (int i = taking->kinds - 1; i >= 0; i--)
    taking->from[i] = cards += taking->hand->n[taking->kind[i]];
}

/* From the i-th kind on `left` cards more. */
static void each_play(Taking *taking, int i, int left) {
  if (left == 0) {
    if (taking->n < taking->max) taking->plays[taking->n] = taking->play;
    taking->n++;
    return;
  }
  if (i == taking->kinds || taking->from[i] < left || taking->n > taking->max) return;
  Card card = taking->kind[i];
  int most = taking->hand->n[card] < left ? taking->hand->n[card] : left;
  for (int count = 0; count <= most; count++) {
    taking->play.n[card] = count;
    each_play(taking, i + 1, left - count);
  }
  taking->play.n[card] = 0;
}

static void find_slots(Owing *owing) {
  const OracleShape *lead = owing->lead;
  for (int size = PACK_MAX; size >= 2; size--)
    for (int i = 0; i < lead->n; i++)
      for (int j = 0;
           lead->unit[i].size == size && !lead->unit[i].cards && j < lead->unit[i].length; j++)
        owing->slot[owing->slots++] = size;
}

int oracle_follows(const Oracle *oracle, const OracleShape *lead, const Pile *hand, Pile plays[],
                   bool legal[], int max) {
  int cards = 0, held = lead->across ? pile_size(hand) : pile_size_in(oracle, hand, lead->suit);
  for (int i = 0; i < lead->n; i++) cards += lead->unit[i].size * lead->unit[i].length;
  Owing owing = {.oracle = oracle, .lead = lead};
  for (int card = 0; card < KIND_NB; card++)
    if (oracle->suit[card] == lead->suit || lead->across) owing.hand.n[card] = hand->n[card];
  bool suit = false, of_others = false;
  for (int i = 0; i < oracle->rules->follow.owes.n; i++) {
    suit |= oracle->rules->follow.owes.owed[i].demand == OWE_SUIT;
    of_others |= oracle->rules->follow.owes.owed[i].demand == OWE_CARDS;
  }
  bool any_suit = !suit || of_others || lead->suit < 0; /* then all plays of the hand count */
  bool all = held <= cards || any_suit;
  Taking taking = {.hand = all ? hand : &owing.hand, .plays = plays, .max = max};
  find_kinds(&taking);
  each_play(&taking, 0, cards);
  if (taking.n > max) return -1;
  if (lead->suit < 0 && !lead->across) { /* upon a card of no suit everybody plays what he likes */
    for (int i = 0; i < taking.n; i++) legal[i] = true;
    return taking.n;
  }
  if (any_suit) {
    find_slots(&owing);
    mark_legal(&owing, plays, legal, taking.n);
    return taking.n;
  }
  for (int i = 0; i < taking.n; i++)
    legal[i] = held <= cards && pile_size_in(oracle, &plays[i], lead->suit) == held;
  if (held <= cards) return taking.n;
  find_slots(&owing);
  mark_legal(&owing, plays, legal, taking.n);
  return taking.n;
}
