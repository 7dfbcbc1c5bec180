/* pack.c - bin packing of sets into faces. See pack.h. */
#include "core/pack.h"

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

/* Could they fit if the copies that are left over of a face were not lost to larger sets? For each
** size the sets of at least that size need so many places of that size. */
static bool hist_has_room(const uint8_t hist[], const uint8_t need[], int size) {
  for (int s = 2; s <= size; s++) {
    int places = 0, wanted = 0;
    for (int c = s; c <= PACK_MAX; c++) {
      places += hist[c] * (c / s);
      wanted += need[c] * (c / s);
    }
    if (places < wanted) return false;
  }
  return true;
}

/* Places sets of `size` and below; identical ones into faces of falling copies, at most `limit`. A
** face of exactly the size is the best place for a set: whatever else it could hold fits where the
** set would go instead. */
static bool hist_search(uint8_t hist[], uint8_t need[], int size, int limit) {
  while (size > 2 && need[size] == 0) {
    size--;
    limit = PACK_MAX;
  }
  if (!hist_has_room(hist, need, size)) return false;
  if (size <= 2) return true; /* only pairs are left, and there is room */
  for (int c = size; c <= limit || c == size; c++) {
    if (hist[c] == 0) continue;
    hist[c]--, hist[c - size]++, need[size]--;
    bool fits = hist_search(hist, need, size, c == size ? limit : c);
    hist[c]++, hist[c - size]--, need[size]++;
    if (fits || c == size) return fits;
  }
  return false;
}

bool pack_fits_hist(const uint8_t hist[PACK_MAX + 1], const Sets *need) {
  uint8_t left[PACK_MAX + 1], sets[PACK_MAX + 1];
  memcpy(left, hist, sizeof left);
  memcpy(sets, need->sets, sizeof sets);
  left[0] = 0;
  return hist_search(left, sets, PACK_MAX, PACK_MAX);
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

/* Without a limit whole faces are the best place for sets of their size, and what is paid is all
** the same. */
static bool fits_anyhow(const Pack *pack, const Sets *need) {
  uint8_t hist[PACK_MAX + 1] = {0};
  Sets rest = *need;
  for (int c = 2; c <= PACK_MAX; c++) {
    int whole = pack->whole[c] + pack->whole_paid[c], open = 0;
    for (int p = 1; p < c; p++) whole += pack->whole_part[c][p];
    rest.sets[c] = (uint8_t)(rest.sets[c] > whole ? rest.sets[c] - whole : 0);
    for (int p = 0; p <= c; p++) open += pack->open[c][p];
    hist[c] = (uint8_t)open;
  }
  return pack_fits_hist(hist, &rest);
}

bool pack_fits(const Pack *pack, const Sets *need, int room) {
  if (room >= PACK_NO_LIMIT) return fits_anyhow(pack, need);
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
