/* follow_placing.c - every way to place the units of a shape. See follow_placing.h. */
#include "play/follow_placing.h"

#include "play/special_forms.h"

typedef struct PlaceStep {
  Placing *placing;
  int k;
  uint64_t last; /* the faces of the unit before, if it is alike */
} PlaceStep;

static void place_unit(Placing *placing, int k, uint64_t last);

static bool can_give(const Placing *placing, int place, int size) {
  const Draft *draft = placing->draft;
  int left = draft->held[place] - placing->used[place];
  if (draft->protection.idle >> place & 1) return false;
  return draft->protection.whole >> place & 1 ? left == size && !placing->used[place]
                                              : left >= size;
}

/* Uses so many more copies of the faces, or fewer. True if there is room for all in the play. */
static bool use(Placing *placing, uint64_t faces, int copies) {
  const Draft *draft = placing->draft;
  while (faces) {
    int place = bit_pop(&faces), used = placing->used[place];
    int must = larger(draft->must[place], draft->rest[place]);
    placing->in += larger(used + copies, must) - larger(used, must);
    placing->used[place] = (uint8_t)(used + copies);
  }
  return placing->in + draft->beside <= draft->cards;
}

static uint64_t givers(const Placing *placing, int size) {
  uint64_t out = 0;
  for (uint64_t faces = placing->draft->follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    if (can_give(placing, place, size)) out |= bit(place);
  }
  return out;
}

static bool place_run(void *data, const Unit *unit) {
  PlaceStep *step = data;
  Placing *placing = step->placing;
  if (unit->faces > step->last) return true;
  if (use(placing, unit->faces, unit->size)) place_unit(placing, step->k + 1, unit->faces);
  use(placing, unit->faces, -unit->size);
  return !placing->over;
}

/* Was a face like this one tried for the same set? */
static bool is_tried(const Placing *placing, uint64_t tried, int place) {
  while (tried) {
    int other = bit_pop(&tried);
    if (placing->used[other] == placing->used[place] &&
        draft_faces_alike(placing->draft, other, place))
      return true;
  }
  return false;
}

/* Faces that must be in the play anyway first. */
static void place_set(PlaceStep *step) {
  Placing *placing = step->placing;
  int size = placing->units[step->k].size;
  uint64_t last = step->last;
  uint64_t all = givers(placing, size) & (last == UINT64_MAX ? last : last | (last - 1)), tried = 0;
  for (int pass = 0; pass < 2; pass++)
    for (uint64_t faces = all; faces && !placing->over;) {
      int place = bit_highest(faces);
      faces &= ~bit(place);
      if ((placing->draft->must[place] >= size) != (pass == 0) || is_tried(placing, tried, place))
        continue;
      tried |= bit(place);
      if (use(placing, bit(place), size)) place_unit(placing, step->k + 1, bit(place));
      use(placing, bit(place), -size);
    }
}

static bool place_cards(void *data, const Unit *unit) {
  PlaceStep *step = data;
  Placing *placing = step->placing;
  CardSet cards = CARDSET_EMPTY;
  uint8_t used[PLACE_NB];
  int planes = placing->draft->follow->order->planes;
  unit_set(unit, &cards, planes);
  memcpy(used, placing->used, sizeof used);
  for (uint64_t faces = unit->faces; faces;) {
    int place = bit_pop(&faces);
    placing->used[place] = (uint8_t)(used[place] + cardset_count(&cards, place, planes));
  }
  place_unit(placing, step->k + 1, UINT64_MAX);
  memcpy(placing->used, used, sizeof used);
  return !placing->over;
}

/* A unit that is more than sets in sequence, out of the cards that are left. */
static void place_odd(Placing *placing, int k) {
  const Follow *follow = placing->draft->follow;
  int planes = follow->order->planes;
  CardSet left = CARDSET_EMPTY;
  PlaceStep step = {.placing = placing, .k = k};
  Forms forms;
  for (uint64_t faces = follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    for (int n = placing->draft->held[place] - placing->used[place]; n > 0; n--)
      cardset_put(&left, place, planes);
  }
  forms_open(&forms, follow->order, follow->rules);
  form_each_like(&forms, &placing->units[k], &left, place_cards, &step);
}

static void place_unit(Placing *placing, int k, uint64_t last) {
  const Unit *unit = &placing->units[k];
  if (k < placing->n && unit->type != UNIT_SETS) {
    place_odd(placing, k);
    return;
  }
  if (k == placing->n || unit_cards(unit) == 1) {
    placing->over = !placing->done(placing->data, placing->used);
    return;
  }
  bool alike = k > 0 && unit_alike(unit - 1, unit);
  if (!alike) last = UINT64_MAX;
  PlaceStep step = {placing, k, last};
  if (unit->length == 1)
    place_set(&step);
  else
    shape_runs(placing->draft->follow->order, givers(placing, unit->size), unit->size, unit->length,
               place_run, &step);
}

void place_units(Placing *placing) {
  int cards = 0;
  uint8_t before[PLACE_NB];
  memcpy(before, placing->used, sizeof before);
  for (int i = 0; i < placing->n; i++) cards += unit_cards(&placing->units[i]);
  placing->in = placing->draft->in;
  if (cards + placing->draft->beside <= placing->draft->cards) place_unit(placing, 0, UINT64_MAX);
  assert(memcmp(placing->used, before, sizeof before) == 0);
  (void)before;
}
