/* set_fit.c - bin packing of sets into faces. See set_fit.h. */
#include "play/set_fit.h"

void pack_count(const CardSet *cards, uint64_t mask, int planes, uint8_t hist[PACK_MAX + 1]) {
  memset(hist, 0, PACK_MAX + 1);
  for (int k = 0; k < planes; k++) {
    uint64_t here = cards->plane[k] & mask;
    if (k + 1 < planes) here &= ~cards->plane[k + 1];
    hist[k + 1] = (uint8_t)bit_count(here);
  }
}

void pack_open(Pack *pack, const CardSet *cards, uint64_t mask, int planes) {
  uint8_t hist[PACK_MAX + 1];
  pack_count(cards, mask, planes, hist);
  memset(pack, 0, sizeof *pack);
  for (int c = 0; c <= PACK_MAX; c++) pack->open[c][0] = hist[c];
}

int sets_cards(const Sets *sets) {
  int cards = 0;
  for (int s = 2; s <= PACK_MAX; s++) cards += s * sets->sets[s];
  return cards;
}

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
  int spare[PACK_MAX + 2]; /* faces of at least so many copies, less sets of that size */
  spare[PACK_MAX + 1] = 0;
  for (int c = PACK_MAX; c >= 2; c--) spare[c] = spare[c + 1] + bins->faces[c] - bins->need[c];
  for (int s = PACK_MAX; s >= 2; s--) {
    int places = spare[s];
    for (int c = 2 * s; c <= PACK_MAX; c += s) places += spare[c];
    if (places < 0) return false;
  }
  return true;
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

bool pack_fits_hist(const uint8_t hist[PACK_MAX + 1], const Sets *need) {
  Bins bins;
  memcpy(bins.faces, hist, sizeof bins.faces);
  memcpy(bins.need, need->sets, sizeof bins.need);
  bins.faces[0] = 0;
  return bins_fit(bins, PACK_MAX, PACK_MAX);
}

/* A search state of pack_fits: sets of `size` and below are still to be placed, the identical ones
** into faces not above (copies, paid). */
typedef struct Search {
  Pack pack;
  uint8_t need[PACK_MAX + 1];
  int wanted; /* cards in need */
  int paid;   /* copies paid and unused */
} Search;

static bool search(Search *s, int size, int limit, int room);

/* Tries one set in an open face of c copies of which p are paid. */
static bool try_open(Search *s, int size, int c, int p, int room) {
  int used = p < size ? p : size;
  uint8_t *from = &s->pack.open[c][p], *to = &s->pack.open[c - size][p - used];
  --*from, ++*to, s->need[size]--, s->wanted -= size, s->paid -= used;
  bool fits = search(s, size, c * (PACK_MAX + 1) + p, room - (size - used));
  ++*from, --*to, s->need[size]++, s->wanted += size, s->paid += used;
  return fits;
}

/* Tries one set that is a whole face of which some copies are paid: of several the one with
** most. */
static bool try_part(Search *s, int size, int room, bool *tried) {
  int paid = size - 1;
  while (paid > 0 && s->pack.whole_part[size][paid] == 0) paid--;
  *tried = paid > 0;
  if (!*tried) return false;
  uint8_t *from = &s->pack.whole_part[size][paid];
  --*from, s->need[size]--, s->wanted -= size, s->paid -= paid;
  bool fits = search(s, size, -1, room - (size - paid));
  ++*from, s->need[size]++, s->wanted += size, s->paid += paid;
  return fits;
}

/* Tries one set that is a whole face. */
static bool try_whole(Search *s, int size, int limit, int room, bool paid) {
  uint8_t *from = paid ? &s->pack.whole_paid[size] : &s->pack.whole[size];
  if (*from == 0) return false;
  --*from, s->need[size]--, s->wanted -= size;
  if (paid) s->paid -= size;
  bool fits = search(s, size, limit, room - (paid ? 0 : size));
  ++*from, s->need[size]++, s->wanted += size;
  if (paid) s->paid += size;
  return fits;
}

static bool search(Search *s, int size, int limit, int room) {
  while (size >= 2 && s->need[size] == 0) {
    size--;
    limit = PACK_NO_LIMIT;
  }
  if (size < 2) return room >= 0;
  if (s->wanted - s->paid > room) return false;
  if (s->pack.whole_paid[size]) return try_whole(s, size, limit, room, true);
  for (int c = PACK_MAX; c >= size; c--)
    for (int p = c; p >= 0; p--)
      if (s->pack.open[c][p] && c * (PACK_MAX + 1) + p <= limit && try_open(s, size, c, p, room))
        return true;
  bool tried;
  bool fits = try_part(s, size, room, &tried);
  return tried ? fits : try_whole(s, size, -1, room, false);
}

void pack_summed(const Pack *pack, PackSums *sums) {
  memset(sums, 0, sizeof *sums);
  for (int c = 2; c <= PACK_MAX; c++) {
    int whole = pack->whole[c] + pack->whole_paid[c], open = 0;
    for (int p = 1; p < c; p++) whole += pack->whole_part[c][p];
    for (int p = 0; p <= c; p++) open += pack->open[c][p];
    sums->whole[c] = (uint8_t)whole;
    sums->open[c] = (uint8_t)open;
  }
}

bool pack_fits_sums(const PackSums *sums, const Sets *need) {
  Sets rest;
  for (int c = 0; c <= PACK_MAX; c++) {
    bool more = need->sets[c] > sums->whole[c];
    rest.sets[c] = (uint8_t)(more ? need->sets[c] - sums->whole[c] : 0);
  }
  return pack_fits_hist(sums->open, &rest);
}

/* Where the room is enough for all the sets, whatever is paid, it is no limit. */
bool pack_fits(const Pack *pack, const Sets *need, int room) {
  PackSums sums;
  pack_summed(pack, &sums);
  bool fits = pack_fits_sums(&sums, need);
  if (!fits || sets_cards(need) <= room) return fits;
  Search s = {.pack = *pack};
  for (int size = 2; size <= PACK_MAX; size++) {
    s.need[size] = need->sets[size];
    s.wanted += size * need->sets[size];
    s.paid += size * pack->whole_paid[size];
  }
  for (int c = 1; c <= PACK_MAX; c++)
    for (int p = 1; p <= c; p++) s.paid += p * (pack->open[c][p] + pack->whole_part[c][p]);
  return search(&s, PACK_MAX, PACK_NO_LIMIT, room);
}
