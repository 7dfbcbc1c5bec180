/* set_fit.c - bin packing of sets into faces. See set_fit.h. */
#include "play/set_fit.h"

#include "base/numbers.h"

void faces_count(const CardSet *cards, uint64_t mask, int planes, uint8_t hist[PACK_MAX + 1]) {
  memset(hist, 0, PACK_MAX + 1);
  for (int k = 0; k < planes; k++) {
    uint64_t here = cards->plane[k] & mask;
    if (k + 1 < planes) here &= ~cards->plane[k + 1];
    hist[k + 1] = (uint8_t)bit_count(here);
  }
}

void faces_add(uint8_t to[PACK_MAX + 1][PACK_MAX + 1], const CardSet *cards, uint64_t mask,
               int paid, int planes) {
  uint8_t hist[PACK_MAX + 1];
  if (!mask) return;
  faces_count(cards, mask, planes, hist);
  for (int c = 1; c <= planes; c++) to[c][paid < 0 ? c : paid] = hist[c];
}

int sets_cards(const Sets *sets) {
  int cards = 0;
  for (int s = 2; s <= PACK_MAX; s++) cards += s * sets->sets[s];
  return cards;
}

int sets_odd(const Sets *sets) { return sets->sets[3] + sets->sets[5] + sets->sets[7]; }

int sets_compare(const Sets *a, const Sets *b) {
  for (int s = PACK_MAX; s >= 2; s--)
    if (a->sets[s] != b->sets[s]) return a->sets[s] < b->sets[s] ? -1 : 1;
  return 0;
}

/* Faces by their copies, and sets by their sizes, still to be placed in them. */
typedef struct Bins {
  uint8_t faces[PACK_MAX + 1], need[PACK_MAX + 1];
} Bins;

/* Could they fit if the copies that are left over of a face were not lost to larger sets? For each
** size the sets of at least that size need so many places of that size. A face of c copies has
** c / s places: one for each multiple of s up to c. */
static bool bins_have_room(const Bins *bins) {
  _Static_assert(PACK_MAX == 8, "a sum for each size");
  const uint8_t *faces = bins->faces, *need = bins->need;
  int eight = faces[8] - need[8]; /* faces of at least so many copies, less sets of that size */
  int seven = eight + faces[7] - need[7];
  int six = seven + faces[6] - need[6];
  int five = six + faces[5] - need[5];
  int four = five + faces[4] - need[4];
  int three = four + faces[3] - need[3];
  int two = three + faces[2] - need[2];
  int threes = three + six, fours = four + eight, twos = two + fours + six;
  return (eight | seven | six | five | fours | threes | twos) >= 0; /* none is negative */
}

/* Places sets of `size` and below. A face of exactly the size is the best place for a set: whatever
** else it could hold fits where the set would go instead, and what room there is stays. The others
** go into faces of falling copies, at most `limit`. If only pairs are left the room is enough. */
static bool bins_fit(Bins bins, int size, int limit) {
  if (!bins_have_room(&bins)) return false;
  for (; size > 2; size--, limit = PACK_MAX) {
    uint8_t *faces = &bins.faces[size], *need = &bins.need[size];
    uint8_t exact = *faces < *need ? *faces : *need;
    *faces = (uint8_t)(*faces - exact), *need = (uint8_t)(*need - exact);
    if (*need == 0) continue;
    for (int c = size + 1; c <= limit; c++) {
      if (bins.faces[c] == 0) continue;
      Bins next = bins;
      next.faces[c]--, next.faces[c - size]++, next.need[size]--;
      if (bins_fit(next, size, c)) return true;
    }
    return false;
  }
  return true;
}

bool sets_fit_hist(const uint8_t hist[PACK_MAX + 1], const Sets *need) {
  Bins bins;
  memcpy(bins.faces, hist, sizeof bins.faces);
  memcpy(bins.need, need->sets, sizeof bins.need);
  bins.faces[0] = 0;
  return bins_fit(bins, PACK_MAX, PACK_MAX);
}

/* The sum of the numbers for so many copies, by what is paid: no more than faces in a suit. */
static uint8_t sum_of(const uint8_t by_paid[PACK_MAX + 1]) {
  uint64_t word; /* one byte a number, but for the last */
  _Static_assert(sizeof word == PACK_MAX, "as many as there are packs");
  memcpy(&word, by_paid, sizeof word);
  return (uint8_t)((word * 0x0101010101010101 >> 56) + by_paid[PACK_MAX]);
}

void faces_summed(const Faces *faces, FaceSums *sums) {
  memset(sums, 0, sizeof *sums);
  for (int c = 2; c <= PACK_MAX; c++) {
    sums->whole[c] = sum_of(faces->whole[c]);
    sums->open[c] = sum_of(faces->open[c]);
  }
}

/* What whole faces leave of the sets, and the open faces. */
static Bins bins_of(const FaceSums *sums, const uint8_t need[PACK_MAX + 1]) {
  Bins bins = {{0}, {0}};
  memcpy(bins.faces, sums->open, sizeof bins.faces);
  for (int c = 1; c <= PACK_MAX; c++)
    bins.need[c] = (uint8_t)(need[c] > sums->whole[c] ? need[c] - sums->whole[c] : 0);
  return bins;
}

/* Cells of open faces: by what is paid of them, then by their copies, which are two at least. */
enum { COPIES = PACK_MAX - 1, CELLS = (PACK_MAX + 1) * COPIES };
_Static_assert(CELLS < 64, "a bit for each cell");
static int cell_of(int copies, int paid) { return paid * COPIES + copies - 2; }

/* The cells of faces of so many copies or more. */
static uint64_t cells_from(int copies) {
  const uint64_t each = (bit(CELLS) - 1) / (bit(COPIES) - 1);
  return each * (bit(COPIES) - bit(copies - 2));
}

/* A search state of sets_fit: sets of `size` and below are still to be placed, the identical ones
** into open faces of the cells below the limit. */
typedef struct Search {
  Faces faces;
  FaceSums sums;  /* of the faces */
  uint64_t cells; /* that have an open face */
  uint8_t need[PACK_MAX + 1];
} Search;

static void put_open(Search *s, int copies, int paid, int sign) {
  if (copies < 2) return;
  uint8_t *faces = &s->faces.open[copies][paid];
  *faces = (uint8_t)(*faces + sign);
  s->sums.open[copies] = (uint8_t)(s->sums.open[copies] + sign);
  s->cells &= ~bit(cell_of(copies, paid));
  if (*faces) s->cells |= bit(cell_of(copies, paid));
}

static bool search(Search *s, int size, int limit, int room);

/* Tries one set in an open face of c copies of which p are paid. */
static bool try_open(Search *s, int size, int c, int p, int room) {
  int used = p < size ? p : size;
  put_open(s, c, p, -1);
  put_open(s, c - size, p - used, 1);
  --s->need[size];
  int limit = cell_of(c == size ? PACK_MAX : c, p) + 1;
  bool fits = search(s, size, limit, room - (size - used));
  put_open(s, c, p, 1);
  put_open(s, c - size, p - used, -1);
  ++s->need[size];
  return fits;
}

/* Tries one set that is a whole face: of several the one of which most is paid. */
static bool try_whole(Search *s, int size, int limit, int room) {
  if (!s->sums.whole[size]) return false;
  int paid = size;
  while (s->faces.whole[size][paid] == 0) paid--;
  --s->faces.whole[size][paid], --s->sums.whole[size], --s->need[size];
  bool fits = search(s, size, limit, room - (size - paid));
  ++s->faces.whole[size][paid], ++s->sums.whole[size], ++s->need[size];
  return fits;
}

/* The pairs that are left go where most of their cards are paid: a face takes pairs of two paid
** cards first, then at most one of one paid card, then others. */
static bool pairs_fit(const Search *s, int room) {
  const uint8_t *whole = s->faces.whole[2];
  int places[3] = {whole[0], whole[1], whole[2]}, pairs = s->need[2], cards = 0;
  for (uint64_t cells = s->cells; cells;) {
    int cell = bit_pop(&cells), p = cell / COPIES, c = cell % COPIES + 2;
    int faces = s->faces.open[c][p], half = p % 2 && p < c;
    places[2] += faces * (p / 2);
    places[1] += faces * half;
    places[0] += faces * (c / 2 - p / 2 - half);
  }
  for (int paid = 2; paid >= 0 && pairs > 0; paid--) {
    int here = places[paid] < pairs ? places[paid] : pairs;
    pairs -= here;
    cards += here * (2 - paid);
  }
  return pairs == 0 && cards <= room;
}

enum { FEW_THREES = 5 }; /* so many are sooner placed one by one */

/* Room for 64 faces: two threes of each, and as many pairs. */
enum { THREES_MAX = 64 * (PACK_MAX / 3), FEWEST_MAX = (THREES_MAX + 1) * (THREES_MAX + 1) };

/* The fewest cards of so many threes and pairs, [threes][pairs] row by row, that are not paid: in
** the faces noted so far, and in those before the last. Where the faces to come cannot make them up
** to what is asked for, some of the faces noted may count as giving nothing. */
typedef struct Fewest {
  int threes, pairs;           /* asked for */
  int in_threes, in_pairs;     /* of them, as many as those faces could give */
  int rest_threes, rest_cards; /* that the faces to come could give */
  uint16_t now[FEWEST_MAX], before[FEWEST_MAX];
} Fewest;

/* The fewest threes, and pairs beside so many threes, that the faces to come can make up. */
static int fewest_threes(const Fewest *fewest) {
  return larger(fewest->threes - fewest->rest_threes, 0);
}

static int fewest_pairs(const Fewest *fewest, int threes) {
  int rest = fewest->rest_cards - 3 * (fewest->threes - threes);
  return rest < 0 ? fewest->pairs + 1 : larger(fewest->pairs - rest / 2, 0);
}

/* Notes the next of the faces to come, which gives no more of either, and no more cards in both. */
static void fewest_next_face(Fewest *fewest, int threes, int pairs, int cards) {
  fewest->in_threes += smaller(threes, fewest->threes - fewest->in_threes);
  fewest->in_pairs += smaller(pairs, fewest->pairs - fewest->in_pairs);
  fewest->rest_threes -= threes;
  fewest->rest_cards -= cards;
  assert(fewest_threes(fewest) <= fewest->in_threes); /* there is room for all */
  int row = fewest->pairs + 1, from = larger(fewest_threes(fewest) - threes, 0) * row;
  size_t n = (size_t)((fewest->in_threes + 1) * row - from);
  memcpy(fewest->before + from, fewest->now + from, n * sizeof *fewest->now);
}

/* The last face can give so many at once. */
static void fewest_give(Fewest *fewest, int threes, int pairs, int paid) {
  int row = fewest->pairs + 1, more = larger(3 * threes + 2 * pairs - paid, 0);
  for (int i = larger(threes, fewest_threes(fewest)); i <= fewest->in_threes; i++) {
    uint16_t *now = fewest->now + i * row + pairs;
    const uint16_t *before = fewest->before + (i - threes) * row;
    int from = larger(fewest_pairs(fewest, i) - pairs, 0);
    for (int k = from; k <= fewest->in_pairs - pairs; k++)
      if (before[k] + more < now[k]) now[k] = (uint16_t)(before[k] + more);
  }
}

/* Threes and pairs alone, for which there is room if nothing had to be paid. */
static bool threes_fit(const Search *s, int room) {
  Fewest fewest;
  fewest.threes = s->need[3], fewest.pairs = s->need[2], fewest.in_threes = fewest.in_pairs = 0;
  fewest.rest_threes = s->sums.whole[3];
  fewest.rest_cards = 2 * s->sums.whole[2] + 3 * s->sums.whole[3];
  for (int c = 2; c <= PACK_MAX; c++) {
    fewest.rest_threes += s->sums.open[c] * (c / 3);
    fewest.rest_cards += s->sums.open[c] * c;
  }
  int last = (fewest.threes + 1) * (fewest.pairs + 1) - 1;
  assert(last < FEWEST_MAX);
  memset(fewest.now, 0x7f, (size_t)(last + 1) * sizeof *fewest.now); /* more than NO_LIMIT */
  fewest.now[0] = 0;
  for (uint64_t cells = s->cells; cells;) {
    int cell = bit_pop(&cells), p = cell / COPIES, c = cell % COPIES + 2;
    for (int n = s->faces.open[c][p]; n > 0; n--) {
      fewest_next_face(&fewest, c / 3, c / 2, c);
      for (int threes = 0; 3 * threes <= c; threes++)
        for (int pairs = !threes; 3 * threes + 2 * pairs <= c; pairs++)
          fewest_give(&fewest, threes, pairs, p);
    }
  }
  for (int c = 2; c <= 3; c++)
    for (int p = 0; s->sums.whole[c] && p <= c; p++)
      for (int n = s->faces.whole[c][p]; n > 0; n--) {
        fewest_next_face(&fewest, c == 3, c == 2, c);
        fewest_give(&fewest, c == 3, c == 2, p);
      }
  return fewest.now[last] <= room;
}

/* Can so many paid cards be in sets of which the sums of sizes are those in `sums` (a bit each),
** with the smallest of `size`? */
static bool can_be_paid(const Search *s, unsigned sums, int size, int wanted) {
  for (uint64_t cells = s->cells & cells_from(size); cells && wanted > 0;) {
    int cell = bit_pop(&cells), p = cell / COPIES, c = cell % COPIES + 2;
    int most = bit_highest(sums & ((2u << c) - 1));
    wanted -= s->faces.open[c][p] * (p < most ? p : most);
  }
  for (int c = size; c <= PACK_MAX && wanted > 0; c++)
    for (int p = c; s->need[c] && s->sums.whole[c] && p > 0; p--)
      wanted -= s->faces.whole[c][p] * p;
  return wanted <= 0;
}

/* Could the sets need no more than the room, if each face were filled up with sets of those sizes,
** as many of each as wanted? Asked for the larger sizes alone, as if all cards of the smaller sets
** were paid, and so on down to all. */
static bool room_is_possible(const Search *s, int room) {
  int cards = 0; /* in sets of this size and above */
  unsigned sums = 1;
  for (int size = PACK_MAX; size >= 2; size--) {
    if (s->need[size] == 0) continue;
    cards += size * s->need[size];
    for (int i = size; i <= PACK_MAX; i += size) sums |= sums << size;
    if (cards > room && !can_be_paid(s, sums, size, cards - room)) return false;
  }
  return room >= 0;
}

/* Of faces with no more paid cards one of exactly the size is the best place for a set: whatever
** else it could hold fits where the set would go instead, and pays as much there. Where threes have
** none they are counted together with the pairs: the ways to place many one by one are too many. */
static bool search(Search *s, int size, int limit, int room) {
  while (size > 2 && s->need[size] == 0) {
    size--;
    limit = CELLS;
  }
  if (size == 2) return pairs_fit(s, room);
  Bins bins = bins_of(&s->sums, s->need);
  if (!bins_have_room(&bins) || !room_is_possible(s, room)) return false;
  if (s->faces.whole[size][size]) return try_whole(s, size, limit, room);
  uint64_t cells = s->cells & cells_from(size) & (bit(limit) - 1);
  while (cells) {
    int cell = bit_highest(cells), p = cell / COPIES;
    if (p <= size && cells >> cell_of(size, p) & 1)
      return try_open(s, size, size, p, room) || try_whole(s, size, 0, room);
    if (size == 3 && s->need[size] > FEW_THREES) return threes_fit(s, room);
    cells &= ~bit(cell);
    if (try_open(s, size, cell % COPIES + 2, p, room)) return true;
  }
  return try_whole(s, size, 0, room);
}

bool sets_fit_sums(const FaceSums *sums, const Sets *need) {
  return bins_fit(bins_of(sums, need->sets), PACK_MAX, PACK_MAX);
}

/* Where the room is enough for all the sets, whatever is paid, it is no limit. */
bool sets_fit(const Faces *faces, const Sets *need, int room) {
  FaceSums sums;
  faces_summed(faces, &sums);
  bool fits = sets_fit_sums(&sums, need);
  if (!fits || sets_cards(need) <= room) return fits;
  Search s = {.faces = *faces, .sums = sums};
  memcpy(s.need, need->sets, sizeof s.need);
  s.need[0] = s.need[1] = 0;
  for (int c = 2; c <= PACK_MAX; c++)
    for (int p = 0; sums.open[c] && p <= c; p++)
      s.cells |= faces->open[c][p] ? bit(cell_of(c, p)) : 0;
  fits = search(&s, PACK_MAX, CELLS, room);
  assert(memcmp(&s.faces, faces, sizeof s.faces) == 0 && memcmp(&s.sums, &sums, sizeof sums) == 0);
  return fits;
}
