/* differ.c - see differ.h. */
#include "differ/differ.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "differ/enumerate.h"
#include "differ/mixed_rules.h"
#include "differ/propose_parts.h"
#include "differ/shrink.h"
#include "differ/types_of_field.h"
#include "lua/sandbox/sandbox.h"

enum { DESKS_MAX = 64, PACKS_MOST = 4, LISTED = 96, SMALL_AFTER = 2000 };

struct Differ {
  char *spec[2];
  Variant *variant[2]; /* for what does not depend on the players */
  uint32_t has[2];     /* players: bit n */
  Asker *asker;
  Rng rng;
  Desk desk[DESKS_MAX];
  int desks;
  const Field *field[DIFFER_FIELDS];
  uint32_t types[DIFFER_FIELDS]; /* of questions that each bears on */
  int fields;
  uint64_t shown; /* fields of all differences */
  Difference found[DIFFER_MOST];
  int n;
  uint8_t told[DIFFER_MOST]; /* places in found */
  int told_n;
  long tried;
  long small[POSED_NB], asked[POSED_NB]; /* of small questions: the next one, those that were put */
  bool all[POSED_NB];                    /* all of them were */
  int last_small;                        /* type */
  bool own_deck;
  Offer offer[2];
  const InsteadOf *instead; /* of side B */
  const Limits *limits;
  Mixed mixed;
  char memory[POSED_MEMORY]; /* what a deal left behind, for another to begin with */
};

static Family family_of(const Differ *differ) { return variant_rules(differ->variant[0])->family; }

static bool is_climbing(const Differ *differ) { return family_of(differ) == FAMILY_CLIMB; }

/* ---- decks ---- */

/* How a side is loaded. */
static VariantWanted wanted_of(const Differ *differ, int side, int players, int packs) {
  return (VariantWanted){.players = players,
                         .packs = packs,
                         .own_first = true,
                         .limits = differ->limits,
                         .instead = side ? differ->instead : NULL,
                         .offer = differ->offer[side]};
}

static Loaded *load(const Differ *differ, int side, int players, int packs) {
  char error[VARIANT_ERROR];
  const VariantWanted as = wanted_of(differ, side, players, packs);
  Variant *variant = variant_load_as(differ->spec[side], &as, error, sizeof error);
  Loaded *loaded = variant ? loaded_borrow(variant) : NULL;
  if (!loaded) variant_free(variant);
  return loaded;
}

static void unload(Loaded *loaded) {
  if (!loaded) return;
  variant_free(loaded->variant);
  loaded_return(loaded);
}

/* Both sums with that deck; a deck that one of them does not have is noted too. NULL: none. */
static Desk *find_desk(Differ *differ, int players, int packs) {
  for (int i = 0; i < differ->desks; i++)
    if (differ->desk[i].players == players && differ->desk[i].packs == packs)
      return differ->desk[i].a ? &differ->desk[i] : NULL;
  if (differ->desks == DESKS_MAX) return NULL;
  Desk *desk = &differ->desk[differ->desks++];
  *desk = (Desk){.players = players, .packs = packs};
  desk->a = load(differ, 0, players, packs);
  desk->b = desk->a ? load(differ, 1, players, packs) : NULL;
  if (!desk->b) {
    unload(desk->a);
    desk->a = NULL;
    return NULL;
  }
  for (int k = 0; k < PACK_MAX; k++)
    desk->cards.plane[k] = desk->a->deck.plane[k] & desk->b->deck.plane[k];
  return desk;
}

/* A number of players that both have: the smallest for what cards alone decide. */
static int some_players(Differ *differ, bool smallest) {
  uint64_t both = differ->has[0] & differ->has[1];
  if (smallest) return bit_lowest(both);
  for (int i = (int)rng_below(&differ->rng, (uint64_t)bit_count(both)); i > 0; i--)
    both &= both - 1;
  return bit_lowest(both);
}

static bool is_of_cards(PosedType type) {
  return type == POSED_LEAD || type == POSED_FOLLOW || type == POSED_WINNER ||
         type == POSED_THROW || type == POSED_SUIT || type == POSED_ADJACENT || type == POSED_WORTH;
}

static Desk *some_desk(Differ *differ, PosedType type) {
  bool table = is_climbing(differ) && type == POSED_STEPS && rng_below(&differ->rng, 8);
  int packs = 0, players = some_players(differ, table || is_of_cards(type));
  bool own = type == POSED_DECK || type == POSED_BEGINS || type == POSED_SCORE;
  if (!own && !is_climbing(differ) && !differ->own_deck &&
      rng_below(&differ->rng, is_of_cards(type) ? 3 : 2))
    packs = 1 + (int)rng_below(&differ->rng, PACKS_MOST);
  return find_desk(differ, players, packs == 1 ? 0 : packs);
}

/* ---- asking both ---- */

/* Do both answer? */
static bool ask_both(Differ *differ, Difference *of) {
  const Posed *posed = &of->posed;
  const Desk *desk = find_desk(differ, posed->players, posed->packs);
  return desk && posed_fits(posed, &desk->cards) &&
         posed_ask(posed, differ->asker, desk->a, &of->a) &&
         posed_ask(posed, differ->asker, desk->b, &of->b);
}

/* ---- which field it comes of ---- */

/* With this field exchanged, does one side answer as the other? `loosely`: does it answer otherwise
** than before? */
static bool comes_of(Differ *differ, const Difference *of, const Field *field, bool loosely) {
  const Desk *desk = find_desk(differ, of->posed.players, of->posed.packs);
  for (int side = 0; side < 2; side++) {
    const Verdict *own = side ? &of->b : &of->a, *other = side ? &of->a : &of->b;
    Verdict now;
    if (!mixed_make(&differ->mixed, side ? desk->b : desk->a, side ? desk->a : desk->b, field) ||
        !posed_ask(&of->posed, differ->asker, &differ->mixed.loaded, &now))
      continue;
    if (!verdict_value(&now, of->fact)) continue;
    if (loosely ? verdicts_differ(&now, own, of->fact) : !verdicts_differ(&now, other, of->fact))
      return true;
  }
  return false;
}

/* The deck and the phases cannot be exchanged: what no other field is behind comes of whatever says
** something of the deck, where it is another one, and a deal that is played on of the phases. */
static uint64_t fields_of_rest(Differ *differ, const Difference *of) {
  const Desk *desk = find_desk(differ, of->posed.players, of->posed.packs);
  uint64_t fields = 0;
  bool same_deck = cardset_equal(&desk->a->deck, &desk->b->deck, PACK_MAX) &&
                   desk->a->rules->deck.kitty == desk->b->rules->deck.kitty;
  for (int i = 0; i < differ->fields; i++) {
    bool phases = !differ->field[i]->group[0] && of->posed.type == POSED_STEPS;
    if (phases || (differ->field[i]->of_deck && !same_deck)) fields |= (uint64_t)1 << i;
  }
  return fields;
}

static uint64_t find_fields(Differ *differ, Difference *of) {
  for (int pass = 0; pass < 4; pass++) {
    bool loosely = pass % 2;
    uint64_t fields = 0;
    for (int i = 0; i < differ->fields; i++)
      if ((differ->types[i] >> of->posed.type & 1) == (pass < 2) &&
          comes_of(differ, of, differ->field[i], loosely))
        fields |= (uint64_t)1 << i;
    if (fields) return fields;
  }
  if (differ->fields == 1) return 1;
  uint64_t fields = fields_of_rest(differ, of);
  of->of_rest = fields != 0;
  return fields;
}

/* ---- which are alike ---- */

/* The same, whichever fields they come of? */
static bool is_like(const Difference *one, const Difference *other) {
  if (one->posed.type != other->posed.type || one->fact != other->fact) return false;
  if (one->posed.type == POSED_FOLLOW && one->a.shape != other->a.shape) return false;
  return one->fact != FACT_LEGAL ||
         (!strcmp(verdict_value(&one->a, FACT_LEGAL), verdict_value(&other->a, FACT_LEGAL)) &&
          !strcmp(verdict_value(&one->b, FACT_LEGAL), verdict_value(&other->b, FACT_LEGAL)));
}

static int differences(const Difference *of) { return verdicts_differences(&of->a, &of->b); }

/* A difference that is being made smaller. */
typedef struct Reduction {
  Differ *differ;
  const Difference *of;
} Reduction;

static bool still_differs(void *context, const Posed *posed) {
  const Reduction *smaller = context;
  Differ *differ = smaller->differ;
  Difference now = {.posed = *posed, .fact = smaller->of->fact};
  if (!ask_both(differ, &now) || !verdicts_differ(&now.a, &now.b, now.fact) ||
      differences(&now) > differences(smaller->of) || !is_like(&now, smaller->of))
    return false;
  if (smaller->of->of_rest) return fields_of_rest(differ, &now) != 0;
  for (int i = 0; i < differ->fields && differ->fields > 1; i++)
    if (smaller->of->fields >> i & 1 && !comes_of(differ, &now, differ->field[i], true))
      return false;
  return true;
}

/* Takes it into the place of what was found, made smaller. */
static void put_smaller(Differ *differ, Difference *kept, const Difference *found) {
  Reduction smaller = {differ, found};
  long times = kept->times;
  *kept = *found;
  kept->times = times;
  shrink(&kept->posed, differ->has[0] & differ->has[1], still_differs, &smaller);
  ask_both(differ, kept);
}

/* Notes that one was found again; better is one that differs in fewer facts, then a smaller one. */
static void find_again(Differ *differ, Difference *kept, const Difference *found) {
  kept->times++;
  int fewer = differences(found) - differences(kept);
  if (fewer == 0) fewer = posed_size(&found->posed) - posed_size(&kept->posed);
  if (fewer >= 0) return;
  Difference better = *found;
  better.fields = kept->fields;
  put_smaller(differ, kept, &better);
}

/* Does it come of a field that bears on it and that nothing shows yet? */
static bool shows_more(Differ *differ, const Difference *found) {
  for (int i = 0; i < differ->fields; i++)
    if (!(differ->shown >> i & 1) && differ->types[i] >> found->posed.type & 1 &&
        comes_of(differ, found, differ->field[i], false))
      return true;
  return false;
}

/* Is it one of those that are known, by the field that this comes of? */
static bool is_known(Differ *differ, const Difference *found) {
  for (int i = 0; i < differ->n; i++) {
    Difference *kept = &differ->found[i];
    bool alone = kept->fields && !(kept->fields & (kept->fields - 1)) && !kept->of_rest;
    if (!alone || !is_like(kept, found)) continue;
    if (differ->fields > 1 &&
        !comes_of(differ, found, differ->field[bit_lowest(kept->fields)], false))
      continue;
    if (shows_more(differ, found)) return false;
    find_again(differ, kept, found);
    return true;
  }
  return false;
}

static void keep(Differ *differ, const Difference *found) {
  for (int i = 0; i < differ->n; i++) {
    Difference *kept = &differ->found[i];
    if (kept->fields != found->fields || !is_like(kept, found)) continue;
    find_again(differ, kept, found);
    return;
  }
  if (differ->n == DIFFER_MOST) return;
  Difference *kept = &differ->found[differ->n++];
  kept->times = 1;
  put_smaller(differ, kept, found);
  differ->shown |= kept->fields;
}

/* Each fact in which the answers differ: the first, and others if they show what nothing else does
** (points that differ make other levels). */
static void look_at(Differ *differ, Difference *found) {
  bool first = true;
  for (int id = 0; id < FACT_NB; id++) {
    found->fact = (FactId)id;
    if (!verdicts_differ(&found->a, &found->b, found->fact)) continue;
    if (!is_known(differ, found)) {
      found->of_rest = false;
      found->fields = find_fields(differ, found);
      if (first || found->fields & ~differ->shown) keep(differ, found);
    }
    first = false;
  }
}

/* ---- trying ---- */

/* Makes a question of the type at random. False where these rules have none (steps in a phase that
** one of them does not have). */
static bool propose(Sample *sample, PosedType type) {
  sample_begin(sample, type);
  bool climb = sample->desk->a->rules->family == FAMILY_CLIMB;
  bool bare = climb || type == POSED_DECK || type == POSED_BID || type == POSED_BEGINS ||
              type == POSED_TURNED || type == POSED_SCORE;
  if (!bare) sample_trump(sample);
  if (climb && type != POSED_STEPS) return propose_climb(sample, type);
  switch (type) {
    case POSED_DECK: return true;
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_WORTH:
    case POSED_LEAD:
    case POSED_FOLLOW:
    case POSED_WINNER:
    case POSED_THROW: return propose_cards(sample, type);
    case POSED_STEPS: return propose_steps(sample);
    case POSED_DECIDED:
    case POSED_SCORE:
    case POSED_SETTLE: return propose_end(sample, type);
    default: return propose_deal(sample, type);
  }
}

/* A play that one may make and the other not, among those that either lists. */
static bool find_play(Differ *differ, const Desk *desk, Posed *posed) {
  CardSet list[2][LISTED];
  int n[2];
  Question question = posed->question;
  question.subject = ABOUT_FOLLOWS;
  question.limit = LISTED;
  question.given |= KEY_BIT(LIMIT);
  for (int side = 0; side < 2; side++) {
    Answer answer;
    Loaded *loaded = side ? desk->b : desk->a;
    rules_begin(loaded->rules);
    if (!ask(differ->asker, loaded, &question, &answer) || answer.more) return false;
    n[side] = answer.plays_n;
    memcpy(list[side], answer.plays, (size_t)n[side] * sizeof list[side][0]);
  }
  int side = (int)rng_below(&differ->rng, 2);
  for (int tries = 0; tries < 2; tries++, side = !side)
    for (int i = 0; i < n[side]; i++) {
      int k = 0;
      while (k < n[!side] && !cardset_equal(&list[side][i], &list[!side][k], PACK_MAX)) k++;
      if (k < n[!side]) continue;
      posed->question.cards = list[side][i];
      return true;
    }
  return false;
}

static void try_one(Differ *differ, PosedType type) {
  Difference found = {.times = 0};
  const Desk *desk = some_desk(differ, type);
  if (!desk) return;
  int size = 1 + (int)rng_below(&differ->rng, 2 + (uint64_t)(differ->tried < 2000 ? 3 : 6));
  Sample sample = {&differ->rng, desk, differ->asker, size, &found.posed, CARDSET_EMPTY};
  if (!propose(&sample, type)) return;
  if (type == POSED_FOLLOW && !find_play(differ, desk, &found.posed)) return;
  if (type == POSED_SETTLE && rng_below(&differ->rng, 2))
    memcpy(found.posed.memory, differ->memory, sizeof differ->memory);
  posed_cut_memory(&found.posed);
  if (!ask_both(differ, &found)) return;
  look_at(differ, &found);
  const char *memory = verdict_value(&found.b, FACT_MEMORY);
  if (memory && strlen(memory) < POSED_MEMORY) strncpy(differ->memory, memory, POSED_MEMORY);
}

static bool is_of_climbing(PosedType type) {
  return type == POSED_DECK || type == POSED_LEAD || type == POSED_FOLLOW || type == POSED_STEPS;
}

/* A type of question, most often one that a field bears on which no difference shows yet. */
static PosedType some_type(Differ *differ) {
  int weight[POSED_NB], all = 0;
  for (int type = 0; type < POSED_NB; type++) {
    weight[type] = type == POSED_DECK || type == POSED_STEPS ? 1 : 2;
    if (is_climbing(differ) && !is_of_climbing((PosedType)type)) {
      weight[type] = 0;
      continue;
    }
    for (int i = 0; i < differ->fields; i++)
      if (differ->types[i] >> type & 1) weight[type] += differ->shown >> i & 1 ? 4 : 40;
    all += weight[type];
  }
  int at = (int)rng_below(&differ->rng, (uint64_t)all), type = 0;
  while (at >= weight[type]) at -= weight[type++];
  return (PosedType)type;
}

/* ---- small questions, one after the other ---- */

/* Does a field bear on it that no difference shows yet? */
static bool is_borne_on(const Differ *differ, PosedType type) {
  if (is_climbing(differ) && !is_of_climbing(type)) return false;
  for (int i = 0; i < differ->fields; i++)
    if (!(differ->shown >> i & 1) && differ->types[i] >> type & 1) return true;
  return false;
}

/* The fewest players; for cards three packs, where both have them. */
static Desk *small_desk(Differ *differ, PosedType type) {
  int players = some_players(differ, true);
  Desk *desk = NULL;
  if (is_of_cards(type) && !is_climbing(differ) && !differ->own_deck)
    desk = find_desk(differ, players, 3);
  return desk ? desk : find_desk(differ, players, 0);
}

/* The next small question of the type, if there is one. */
static void try_small(Differ *differ, PosedType type) {
  Difference found = {.times = 0};
  const Desk *desk = small_desk(differ, type);
  if (!desk) return;
  Sample sample = {NULL, desk, differ->asker, 0, &found.posed, CARDSET_EMPTY};
  Enumerated made;
  do made = enumerate(&sample, type, differ->small[type]++);
  while (made == ENUMERATED_NONE);
  if (made == ENUMERATED_ALL) {
    differ->all[type] = true;
    return;
  }
  differ->asked[type]++;
  if (type == POSED_FOLLOW && !find_play(differ, desk, &found.posed)) return;
  if (ask_both(differ, &found)) look_at(differ, &found);
}

/* One of the next type that has any. */
static void try_next_small(Differ *differ) {
  for (int i = 0; i < POSED_NB; i++) {
    PosedType type = (PosedType)(differ->last_small = (differ->last_small + 1) % POSED_NB);
    if (differ->all[type] || !is_borne_on(differ, type)) continue;
    try_small(differ, type);
    return;
  }
}

long differ_small(const Differ *differ, PosedType type, bool *all) {
  *all = differ->all[type];
  return differ->asked[type];
}

/* ---- which are told ---- */

/* Do others show each of its fields, with fewer, or in a smaller question than a deal that is
** played on, or than a throw that is followed? */
static bool is_implied(const Differ *differ, const Difference *of) {
  uint64_t left = of->fields;
  for (int i = 0; i < differ->n; i++) {
    const Difference *other = &differ->found[i];
    bool fewer = bit_count(other->fields) < bit_count(of->fields);
    bool smaller = of->posed.type == POSED_STEPS && other->posed.type != POSED_STEPS;
    bool thrown = of->posed.type == POSED_FOLLOW && of->a.shape == 'm' &&
                  other->posed.type == POSED_FOLLOW && other->a.shape != 'm';
    if (other != of && !(other->fields & ~of->fields) && (fewer || smaller || thrown))
      left &= ~other->fields;
  }
  return of->fields && !left;
}

static void find_told(Differ *differ) {
  differ->told_n = 0;
  for (int type = 0; type < POSED_NB; type++)
    for (int i = 0; i < differ->n; i++)
      if ((int)differ->found[i].posed.type == type && !is_implied(differ, &differ->found[i]))
        differ->told[differ->told_n++] = (uint8_t)i;
}

void differ_search(Differ *differ, long situations, bool (*stop)(void *context), void *context) {
  for (; situations > 0; situations--) {
    if (stop && differ->tried % 64 == 0 && stop(context)) break;
    try_one(differ, some_type(differ));
    if (++differ->tried > SMALL_AFTER && differ->tried % 2) try_next_small(differ);
  }
  find_told(differ);
}

/* ---- whole games ---- */

Whole differ_whole(Differ *differ, int i, int deals, Apart *apart) {
  const Field *field = differ->field[i];
  const Desk *desk = find_desk(differ, some_players(differ, true), 0);
  Whole whole = WHOLE_NOT_PLAYED;
  for (int side = 0; desk && side < 2; side++) {
    const Loaded *own = side ? desk->b : desk->a, *other = side ? desk->a : desk->b;
    bool made = field->group[0] ? mixed_make(&differ->mixed, own, other, field)
                                : mixed_make_phases(&differ->mixed, own, other);
    if (!made) continue;
    if (whole_deals_differ(own->rules, &differ->mixed.rules, deals, apart)) return WHOLE_APART;
    whole = WHOLE_ALIKE;
  }
  return whole;
}

/* ---- the whole ---- */

/* Is the field set differently? Of a function this is known by where it stands; one that stands in
** a text in the place of its file may differ. */
static bool is_set_differently(const Differ *differ, const DifferWanted *wanted,
                               const Field *field) {
  static const char function[] = "function";
  char value[8192];
  snprintf(value, sizeof value, "%s", variant_value(differ->variant[0], field));
  if (strcmp(value, variant_value(differ->variant[1], field)) != 0) return true;
  if (!wanted->instead) return false;
  return wanted->changed ? wanted->changed == field
                         : !strncmp(value, function, sizeof function - 1);
}

/* Another number of players is told by itself. */
static void find_differing(Differ *differ, const DifferWanted *wanted) {
  for (int i = 0; i < schema_n && differ->fields < DIFFER_FIELDS; i++) {
    const Field *field = &schema[i];
    if (!is_set_differently(differ, wanted, field)) continue;
    if (field->type == FIELD_DECK && differ->has[0] != differ->has[1])
      differ->shown |= (uint64_t)1 << differ->fields;
    differ->types[differ->fields] = types_of_field(field, family_of(differ));
    differ->field[differ->fields++] = field;
  }
}

static bool load_side(Differ *differ, int side, const DifferWanted *wanted, char *error,
                      size_t error_size) {
  const char *spec = side ? wanted->b : wanted->a;
  int counts[SEAT_MAX];
  differ->spec[side] = strdup(spec);
  if (!differ->spec[side]) return say_fail(error, error_size, SAY(OUT_OF_MEMORY));
  differ->offer[side] = side ? wanted->b_offer : wanted->a_offer;
  const VariantWanted as = wanted_of(differ, side, wanted->players, 0),
                      any = wanted_of(differ, side, 0, 0);
  char other[VARIANT_ERROR];
  differ->variant[side] = variant_load_as(spec, &as, error, error_size);
  bool refused = !differ->variant[side]; /* perhaps only because it is not for so many */
  if (refused && wanted->players)
    differ->variant[side] = variant_load_as(spec, &any, other, sizeof other);
  if (!differ->variant[side]) return false;
  int n = variant_player_counts(differ->variant[side], counts);
  for (int i = 0; i < n; i++)
    if (!wanted->players || counts[i] == wanted->players)
      differ->has[side] |= (uint32_t)1 << counts[i];
  return !refused || !differ->has[side];
}

static bool can_be_compared(const Differ *differ, int players, char *error, size_t error_size) {
  char sums[2][SUM_SAID];
  const Rules *rules[2];
  for (int side = 0; side < 2; side++) {
    rules[side] = variant_rules(differ->variant[side]);
    say_in(sums[side], SAY(IN_LANGUAGE), differ->spec[side], rules[side]->name);
  }
  if (rules[0]->family != rules[1]->family)
    return say_fail(error, error_size, SAY(DIFFER_FAMILIES), sums[0], sums[1]);
  if (differ->has[0] & differ->has[1]) return true;
  for (int side = 0; side < 2 && players; side++)
    if (!differ->has[side])
      return say_fail(error, error_size, SAY(DIFFER_NOT_FOR), sums[side], players);
  return say_fail(error, error_size, SAY(DIFFER_NO_PLAYERS), sums[0], sums[1]);
}

Differ *differ_new(const DifferWanted *wanted, char *error, size_t error_size) {
  Differ *differ = calloc(1, sizeof *differ);
  say_fail(error, error_size, SAY(OUT_OF_MEMORY));
  if (!differ) return NULL;
  differ->own_deck = wanted->own_deck;
  differ->instead = wanted->instead;
  differ->limits = wanted->limits;
  rng_seed(&differ->rng, wanted->seed);
  differ->asker = asker_new();
  if (differ->asker && load_side(differ, 0, wanted, error, error_size) &&
      load_side(differ, 1, wanted, error, error_size) &&
      can_be_compared(differ, wanted->players, error, error_size)) {
    find_differing(differ, wanted);
    return differ;
  }
  differ_free(differ);
  return NULL;
}

void differ_free(Differ *differ) {
  if (!differ) return;
  for (int i = 0; i < differ->desks; i++) {
    unload(differ->desk[i].a);
    unload(differ->desk[i].b);
  }
  for (int side = 0; side < 2; side++) {
    variant_free(differ->variant[side]);
    free(differ->spec[side]);
  }
  asker_free(differ->asker);
  free(differ);
}

long differ_tried(const Differ *differ) { return differ->tried; }
int differ_count(const Differ *differ) { return differ->told_n; }
const Difference *differ_at(const Differ *differ, int i) { return &differ->found[differ->told[i]]; }
int differ_fields(const Differ *differ) { return differ->fields; }
const Field *differ_field(const Differ *differ, int i) { return differ->field[i]; }
int differ_of_field(const Differ *differ, const Field *field) {
  int at = 0, best = -1;
  while (at < differ->fields && differ->field[at] != field) at++;
  for (int i = 0; at < differ->fields && i < differ_count(differ); i++) {
    uint64_t fields = differ_at(differ, i)->fields;
    bool fewer = best < 0 || bit_count(fields) < bit_count(differ_at(differ, best)->fields);
    if (fields >> at & 1 && fewer) best = i;
  }
  return best;
}

bool differ_shows(const Differ *differ, int i) { return differ->shown >> i & 1; }
const char *differ_spec(const Differ *differ, int side) { return differ->spec[side]; }
const Variant *differ_variant(const Differ *differ, int side) { return differ->variant[side]; }
uint32_t differ_players(const Differ *differ, int side) { return differ->has[side]; }

Loaded *differ_loaded(const Differ *differ, const Difference *of, int side) {
  for (int i = 0; i < differ->desks; i++) {
    const Desk *desk = &differ->desk[i];
    if (desk->players == of->posed.players && desk->packs == of->posed.packs)
      return side ? desk->b : desk->a;
  }
  return NULL;
}
