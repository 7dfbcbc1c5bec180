/* presets.c - the mechanics of each source as a Rules filled by hand. See presets.h. */
#include "presets.h"

#include "play/shape_text.h"

static void ladder_add(Ladder *ladder, Rung rung) { ladder->rung[ladder->n++] = rung; }

static void form_add(Rules *rules, const char *name, Range size, Range length) {
  Form *form = &rules->lead.forms[rules->lead.forms_n++];
  memset(form, 0, sizeof *form);
  strcpy(form->name, name);
  form->size = size;
  form->length = length;
  rules_note(rules);
}

void owe(Rules *rules, Demand demand) {
  rules->follow.owes.owed[rules->follow.owes.n++].demand = (uint8_t)demand;
  owes_note(&rules->follow.owes);
}

void owe_shapes(Rules *rules, const char *const shapes[]) {
  Owed *owed = &rules->follow.owes.owed[rules->follow.owes.n];
  owe(rules, OWE_LISTED);
  for (; *shapes; shapes++) {
    Unit units[8];
    int n = units_parse(*shapes, units, 8);
    assert(n > 0);
    for (int i = 0; i < n; i++)
      owed->unit[owed->units++] = (UnitSize){units[i].size, units[i].length};
    owed->unit[owed->units++] = (UnitSize){0, 0};
  }
  owes_note(&rules->follow.owes);
}

/* What all sources have in common. */
static Rules common(int packs) {
  Rules rules;
  memset(&rules, 0, sizeof rules);
  assert(1 <= packs && packs <= PACK_MAX);
  rules.players = 4;
  rules.deck.packs = rules.deck.LJ = rules.deck.HJ = (uint8_t)packs;
  rules.deck.kitty = (uint8_t)(packs * 54 % 4 + 4);
  for (int suit = 0; suit < SUIT_NB; suit++) {
    rules.points.cards[card_make((Suit)suit, RANK_5)] = 5;
    rules.points.cards[card_make((Suit)suit, RANK_T)] = 10;
    rules.points.cards[card_make((Suit)suit, RANK_K)] = 10;
  }
  for (int rank = 0; rank < RANK_NB; rank++)
    rules.levels.track[rules.levels.track_n++] = (uint8_t)rank;
  ladder_add(&rules.order.trumps, (Rung){.type = RUNG_SUIT, .value = 0});
  ladder_add(&rules.order.trumps, (Rung){.type = RUNG_RANK, .value = 0});
  ladder_add(&rules.order.trumps, (Rung){.type = RUNG_CARD, .value = LJ});
  ladder_add(&rules.order.trumps, (Rung){.type = RUNG_CARD, .value = HJ});
  ladder_add(&rules.order.no_trump, (Rung){.type = RUNG_RANK, .value = 0});
  ladder_add(&rules.order.no_trump, (Rung){.type = RUNG_CARD, .value = LJ});
  ladder_add(&rules.order.no_trump, (Rung){.type = RUNG_CARD, .value = HJ});
  form_add(&rules, "single", (Range){1, 1}, (Range){1, 1});
  form_add(&rules, "set", (Range){2, 0xff}, (Range){1, 1});
  form_add(&rules, "tractor", (Range){2, 0xff}, (Range){2, 0xff});
  rules.lead.first = WHO_DECLARER;
  rules.lead.grouping = GROUPING_LONGEST_FIRST;
  return rules;
}

Rules rules_preset_002(int packs) {
  Rules rules = common(packs);
  rules.order.tractors = TRACTORS_PLAIN;
  owe(&rules, OWE_SUIT);
  owe(&rules, OWE_SETS);
  rules.follow.smaller = SMALLER_NEVER;
  rules.throw.allowed = THROW_ANY_SUIT;
  rules.throw.stopped_by = STOPPED_BY_ANYONE;
  rules.throw.test = TEST_UNIT;
  rules.throw.forced = FORCED_OBJECTORS_SMALLEST;
  rules.throw.penalty.per_card = 10;
  rules.throw.shown = OBJECTION_SHOWN_CARDS;
  rules.win.overruff = OVERRUFF_LARGEST_UNIT;
  return rules;
}

Rules rules_preset_001(int packs) { return rules_preset_002(packs); }

Rules rules_preset_002v_top(int packs) {
  Rules rules = rules_preset_002(packs);
  rules.order.tractors = TRACTORS_WHOLE;
  return rules;
}

Rules rules_preset_002v_quad(int packs) {
  Rules rules = rules_preset_002(packs);
  form_add(&rules, "four", (Range){4, 4}, (Range){1, 1});
  Form *four = &rules.lead.forms[rules.lead.forms_n - 1];
  four->beats_size = four->beats_length = 2;
  return rules;
}

Rules rules_preset_002v_subset(int packs) {
  Rules rules = rules_preset_002(packs);
  rules.follow.owes.n = 0;
  owe(&rules, OWE_SUIT);
  owe(&rules, OWE_SHAPE);
  owe(&rules, OWE_TRACTORS);
  owe(&rules, OWE_SETS);
  rules.follow.smaller = SMALLER_SET_BY_SET;
  return rules;
}

Rules rules_preset_002v_equal(int packs) {
  Rules rules = rules_preset_002(packs);
  rules.throw.allowed = THROW_EQUAL_SETS;
  return rules;
}

Rules rules_preset_004(int packs) {
  Rules rules = rules_preset_002v_subset(packs);
  rules.order.tractors = TRACTORS_WHOLE;
  rules.follow.owes.n = 0;
  owe(&rules, OWE_SUIT);
  owe(&rules, OWE_SHAPE);
  owe(&rules, OWE_SETS);
  owe(&rules, OWE_TRACTORS);
  rules.throw.penalty.per_card = 0;
  return rules;
}

Rules rules_preset_000(int packs) {
  Rules rules = common(packs);
  rules.order.tractors = TRACTORS_WHOLE;
  rules.order.equals = EQUALS_TRACTOR;
  owe(&rules, OWE_SUIT);
  owe(&rules, OWE_SETS);
  rules.follow.smaller = SMALLER_SINGLE_SET;
  rules.follow.protect = PROTECT_LARGER_SETS;
  rules.throw.allowed = THROW_ANY_SUIT;
  rules.throw.stopped_by = STOPPED_BY_ANYONE;
  rules.throw.test = TEST_CARD;
  rules.throw.forced = FORCED_LOWEST_CARD;
  rules.win.overruff = OVERRUFF_HIGHEST_SET;
  return rules;
}

const Preset presets[] = {
    {"000", rules_preset_000},
    {"001", rules_preset_001},
    {"002", rules_preset_002},
    {"002v-top", rules_preset_002v_top},
    {"002v-quad", rules_preset_002v_quad},
    {"002v-subset", rules_preset_002v_subset},
    {"002v-equal", rules_preset_002v_equal},
    {"004", rules_preset_004},
    {NULL, NULL},
};

Rules rules_preset(const char *name, int packs) {
  const Preset *preset = presets;
  while (preset->name && strcmp(preset->name, name)) preset++;
  assert(preset->name);
  return preset->make(packs);
}

Trump trump_of(const char *text) {
  Trump trump = {RANK_NONE, SUIT_NONE};
  if (strcmp(text, "NT") != 0) trump.rank = rank_parse(text, &text);
  if (strcmp(text, "NT") != 0) {
    trump.suit = suit_parse(text, &text);
    assert(trump.suit != SUIT_NONE && *text == '\0');
  }
  return trump;
}

Order order_of(const Rules *rules, const char *trump) {
  Order order;
  char error[128] = "";
  if (!order_make(&order, rules, trump_of(trump), NULL, error, sizeof error))
    fail_msg("%s: %s", trump, in_english(error));
  return order;
}

Ordered ordered(const char *preset, int packs, const char *trump) {
  Ordered at = {.rules = rules_preset(preset, packs)};
  at.order = order_of(&at.rules, trump);
  return at;
}

CardSet places_of(const Ordered *at, const char *cards) {
  CardSet kinds = set_of(cards, at->order.planes), places;
  order_cross(&at->order, &kinds, &places);
  return places;
}

bool list_unit(void *data, const Unit *unit) {
  Listing *listing = data;
  CardSet places, kinds;
  char cards[64];
  unit_set(unit, &places, listing->order->planes);
  order_back(listing->order, &places, &kinds);
  order_print(listing->order, &kinds, cards, sizeof cards);
  snprintf(listing->text + strlen(listing->text), sizeof listing->text - strlen(listing->text),
           "%s%s", listing->n ? "|" : "", cards);
  return ++listing->n != listing->stop_after;
}
