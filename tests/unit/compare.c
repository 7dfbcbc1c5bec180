/* compare.c - one situation in both languages. See compare.h. */
#include "compare.h"

#include "oracle_ask.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/legal_plays.h"

void compare_make(Compare *compare, Trump trump) {
  char error[200] = "";
  rules_note(&compare->rules);
  if (!order_make(&compare->order, &compare->rules, trump, NULL, error, sizeof error))
    fail_msg("%s", error);
  oracle_make(&compare->oracle, &compare->rules, trump);
}

CardSet compare_set(const Compare *compare, const Pile *pile) {
  CardSet kinds = kinds_in(pile), places = CARDSET_EMPTY;
  assert(compare->order.planes == PACK_MAX || kinds.plane[compare->order.planes] == 0);
  order_cross(&compare->order, &kinds, &places);
  return places;
}

CardSet compare_cards(const Compare *compare, const char *cards) {
  Pile pile = pile_of(cards);
  return compare_set(compare, &pile);
}

Pile compare_pile(const Compare *compare, const CardSet *set) {
  Pile pile = {{0}};
  for (int place = 0; place < PLACE_NB; place++) {
    int n = cardset_count(set, place, compare->order.planes);
    if (n > 0) pile.n[compare->order.kind_at[place]] = n;
  }
  return pile;
}

/* The rules of the shape may be another copy of these. */
static uint8_t form_of(const Compare *compare, const Unit *unit) {
  for (int i = 0; i < compare->rules.lead.forms_n && unit->form; i++)
    if (strcmp(compare->rules.lead.forms[i].name, unit->form->name) == 0) return (uint8_t)(i + 1);
  assert_null(unit->form);
  return 0;
}

static void take_faces(const Compare *compare, const Unit *unit, OracleUnit *out) {
  CardSet cards = CARDSET_EMPTY;
  int n = 0;
  unit_set(unit, &cards, compare->order.planes);
  for (int place = 0; place < PLACE_NB; place++) {
    int copies = cardset_count(&cards, place, compare->order.planes);
    if (!out->cards && copies > 0) assert_int_equal(copies, out->size), copies = 1;
    while (copies-- > 0) out->face[n++] = compare->order.kind_at[place];
  }
  assert_int_equal(n, out->cards ? out->size : out->length);
}

OracleShape compare_shape(const Compare *compare, const Shape *shape) {
  OracleShape out;
  out.n = shape->n;
  out.suit = shape->suit == SUIT_NONE ? -1 : shape->suit;
  assert_true(shape->n <= ORACLE_UNITS);
  for (int i = 0; i < shape->n; i++) {
    const Unit *unit = &shape->unit[i];
    out.unit[i] = (OracleUnit){.size = unit->size, .length = unit->length};
    out.unit[i].cards = unit->type == UNIT_CARDS;
    out.unit[i].alone = unit->type != UNIT_SETS;
    out.unit[i].top = unit->type == UNIT_CARDS ? unit->top : 0;
    out.unit[i].pattern = unit->type == UNIT_CARDS ? (int)unit->pattern : 0;
    out.unit[i].form = form_of(compare, unit);
    take_faces(compare, unit, &out.unit[i]);
  }
  out.across = out.suit < 0 && shape->n > 0;
  return out;
}

Shape compare_lead(const Compare *compare, const Pile *pile) {
  CardSet set = compare_set(compare, pile);
  Shape shape;
  shape_of(&compare->order, &compare->rules, &set, &shape);
  return shape;
}

static int by_bytes(const void *a, const void *b) { return memcmp(a, b, sizeof(CardSet)); }

/* All that is listed is legal, and no two are alike. */
static void check_list(const Follow *follow, int count) {
  static CardSet listed[8000];
  bool more = true;
  assert_int_equal(legal_list(follow, listed, sizeof listed / sizeof *listed, &more), count);
  assert_false(more);
  for (int i = 0; i < count; i++) {
    assert_int_equal(follow_check(follow, &listed[i]), LEGAL);
    for (int plane = follow->order->planes; plane < PACK_MAX; plane++) listed[i].plane[plane] = 0;
  }
  qsort(listed, (size_t)count, sizeof *listed, by_bytes);
  for (int i = 1; i < count; i++) assert_int_not_equal(by_bytes(&listed[i - 1], &listed[i]), 0);
}

void compare_plays(const Compare *compare, const Follow *follow, const Pile *hand, Plays plays,
                   Rng *rng) {
  int count = 0;
  CardSet play;
  for (int i = 0; i < plays.n; i++) {
    play = compare_set(compare, &plays.play[i]);
    if ((follow_check(follow, &play) == LEGAL) != plays.legal[i])
      fail_msg("%s: hand %s, play %s: legal should be %d; %d units led, first %dx%d",
               compare_words(compare), compare_text(hand), compare_text(&plays.play[i]),
               plays.legal[i], follow->lead.n, follow->lead.unit[0].size,
               follow->lead.unit[0].length);
    count += plays.legal[i];
  }
  LegalCount counted = legal_count(follow);
  if (!counted.exact || counted.count != (uint64_t)count)
    fail_msg("%s: hand %s: %d legal plays, not %d; %d units led, first %dx%d",
             compare_words(compare), compare_text(hand), count, (int)counted.count, follow->lead.n,
             follow->lead.unit[0].size, follow->lead.unit[0].length);
  check_list(follow, count);
  if (count == 0) return;
  legal_sample(follow, rng, &play);
  assert_int_equal(follow_check(follow, &play), LEGAL);
  follow_example(follow, &play);
  assert_int_equal(follow_check(follow, &play), LEGAL);
}

const char *compare_text(const Pile *pile) {
  static char text[8][CARD_MAX * 3 + 1];
  static int turn;
  CardSet set = CARDSET_EMPTY;
  for (int card = 0; card < KIND_NB; card++)
    for (int i = 0; i < pile->n[card]; i++) cardset_put(&set, card, PACK_MAX);
  turn = (turn + 1) % 8;
  cardset_print(&set, PACK_MAX, STYLE_ASCII, text[turn], sizeof text[turn]);
  return text[turn];
}

const char *compare_words(const Compare *compare) {
  static char text[300];
  static const char *const demand[] = {"none",     "suit",    "shape",  "sets", "tractors",
                                       "for sets", "highest", "listed", "cards"};
  const Rules *rules = &compare->rules;
  Trump trump = compare->oracle.trump;
  int n = snprintf(text, sizeof text,
                   "trump %s%s packs %d tractors %d equals %d overruff %d protect %d smaller %d "
                   "test %d forced %d owes",
                   trump.rank == RANK_NONE ? "" : rank_name(trump.rank, STYLE_ASCII),
                   suit_name(trump.suit, STYLE_ASCII), rules->deck.packs, rules->order.tractors,
                   rules->order.equals, rules->win.overruff, rules->follow.protect,
                   rules->follow.smaller, rules->throw.test, rules->throw.forced);
  for (int i = 0; i < rules->follow.owes.n; i++)
    n += snprintf(text + n, sizeof text - (size_t)n, " %s",
                  demand[rules->follow.owes.owed[i].demand]);
  return text;
}

Pile pile_of(const char *text) {
  CardSet set = set_of(text, PACK_MAX);
  return pile_in(&set);
}

Pile compare_deck(const Compare *compare) {
  Pile pile;
  memcpy(pile.n, compare->oracle.deck, sizeof pile.n);
  return pile;
}

Pile random_pile(const Compare *compare, Pile *left, int suit, int cards, Rng *rng) {
  const Oracle *oracle = &compare->oracle;
  Pile pile = {{0}};
  int faces = oracle->faces[suit], have = pile_size_in(oracle, left, suit);
  int face = faces ? random_below(rng, faces) : 0, usual = 1 + random_below(rng, 3);
  if (cards > have) cards = have;
  while (cards > 0) {
    int move = random_below(rng, 8); /* mostly to the next face, sometimes anywhere */
    face = move == 0 ? random_below(rng, faces) : (face + (move < 6 ? 1 : faces - 1)) % faces;
    Card card = oracle->face[suit][face];
    int n = random_below(rng, 3) ? usual : 1 + random_below(rng, 4);
    if (n > left->n[card]) n = left->n[card];
    if (n > cards) n = cards;
    pile.n[card] += n;
    left->n[card] -= n;
    cards -= n;
  }
  return pile;
}

bool random_like(const Compare *compare, const Pile *left, const OracleShape *lead, int suit,
                 Rng *rng, Pile *play) {
  OracleUnit units[ORACLE_UNITS_MAX];
  Pile rest = *left;
  *play = (Pile){{0}};
  for (int i = 0; i < lead->n; i++) {
    int n = oracle_units(&compare->oracle, &rest,
                         (OracleSize){suit, lead->unit[i].size, lead->unit[i].length}, units,
                         ORACLE_UNITS_MAX);
    if (n == 0) return false;
    const OracleUnit *unit = &units[random_below(rng, n)];
    for (int j = 0; j < unit->length; j++) {
      rest.n[unit->face[j]] -= unit->size;
      play->n[unit->face[j]] += unit->size;
    }
  }
  return true;
}
