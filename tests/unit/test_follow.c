/* test_follow.c - what a hand owes: the records of the sources, house rules, and the sentences. */
#include "language/language.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "presets.h"

/* One lead and one hand under one game. */
typedef struct Situation {
  Rules rules;
  Order order;
  CardSet hand; /* kind space */
  Follow follow;
} Situation;

static CardSet across(const Situation *at, const CardSet *kinds) {
  CardSet places;
  order_cross(&at->order, kinds, &places);
  return places;
}

/* Sets up at->rules, which are filled already. The Follow points into *at. */
static void set_up(Situation *at, const char *trump, const char *lead, const char *hand) {
  Shape shape;
  rules_note(&at->rules);
  at->order = order_of(&at->rules, trump);
  int planes = at->order.planes;
  CardSet kinds = set_of(lead, planes), places = across(at, &kinds);
  shape_of(&at->order, &at->rules, &places, &shape);
  at->hand = set_of(hand, planes);
  places = across(at, &at->hand);
  follow_prepare(&at->follow, &at->order, &at->rules, &shape, &places);
}

static void set_up_game(Situation *at, const char *game, const char *trump, const char *lead,
                        const char *hand) {
  at->rules = rules_preset(game, 4);
  set_up(at, trump, lead, hand);
}

static Refusal check(const Situation *at, const char *play) {
  CardSet kinds = set_of(play, at->order.planes), places = across(at, &kinds);
  return follow_check(&at->follow, &places);
}

static void assert_check(const Situation *at, const char *play, Refusal expected) {
  Refusal refusal = check(at, play);
  if (refusal != expected)
    fail_msg("%s: %s, not %s", play, refusal_code(refusal), refusal_code(expected));
}

/* Is the set one of the plays in "A B|C D"? NULL has none. */
static bool among(const CardSet *play, const char *plays, int planes) {
  char text[512];
  if (!plays) return false;
  strcpy(text, plays);
  for (char *next = text; next;) {
    char *bar = strchr(next, '|'), *this = next;
    if (bar) *bar = '\0';
    next = bar ? bar + 1 : NULL;
    CardSet listed = set_of(this, planes);
    if (cardset_equal(&listed, play, planes)) return true;
  }
  return false;
}

/* Visits every play of `left` more cards from the kinds `from` upwards. */
typedef struct Walk {
  const Situation *at;
  const char *legal;
  CardSet play;
  int visited;
} Walk;

static void walk_plays(Walk *walk, int from, int left) {
  int planes = walk->at->order.planes;
  if (left == 0) {
    CardSet places = across(walk->at, &walk->play);
    bool legal = follow_check(&walk->at->follow, &places) == LEGAL;
    walk->visited++;
    if (legal != among(&walk->play, walk->legal, planes)) {
      char text[64];
      cardset_print(&walk->play, planes, STYLE_ASCII, text, sizeof text);
      fail_msg("%s should be %s", text, legal ? "refused" : "legal");
    }
    return;
  }
  for (int kind = from; kind < KIND_NB; kind++) {
    if (cardset_count(&walk->play, kind, planes) >= cardset_count(&walk->at->hand, kind, planes))
      continue;
    cardset_put(&walk->play, kind, planes);
    walk_plays(walk, kind, left - 1);
    cardset_take(&walk->play, kind, planes);
  }
}

/* These plays and no others are legal. */
static void assert_all_legal(const Situation *at, const char *legal) {
  Walk walk = {.at = at, .legal = legal};
  walk_plays(&walk, 0, at->follow.cards);
  assert_true(walk.visited > 0);
}

static void assert_each(const Situation *at, const char *plays, bool legal) {
  char text[512];
  if (!plays) return;
  strcpy(text, plays);
  for (char *play = strtok(text, "|"); play; play = strtok(NULL, "|"))
    if ((check(at, play) == LEGAL) != legal)
      fail_msg("%s should be %s", play, legal ? "legal" : "refused");
}

typedef struct Record {
  const char *id, *trump, *lead, *hand;
  const char *games; /* blank between */
  const char *all;   /* every legal play, or NULL */
  const char *legal, *illegal;
} Record;

static const Record records[] = {
    {"E46", "QD", "QS", "7S 3D QC KH LJ", "000 001 002 004", "3D|QC|LJ", NULL, NULL},
    {"E47", "QD", "QS", "7S KH 2C", "000 001 002 004", "7S|KH|2C", NULL, NULL},
    {"E48", "QD", "7S", "QS 9S KH 2D", "000 001 002 004", "9S", NULL, NULL},
    {"E49", "QD", "7S", "QS KH 2D", "000 001 002 004", "QS|KH|2D", NULL, NULL},
    {"E56", "9C", "JH JH", "AH KH TH 6H", "000 001 002 004", "AH KH|AH TH|AH 6H|KH TH|KH 6H|TH 6H",
     NULL, NULL},
    {"E58", "9C", "JH JH", "AH TH TH 6H", "000 001 002 004", "TH TH", NULL, "AH 6H"},
    {"E59", "9C", "JH JH", "KH KH TH TH", "000 001 002 004", "KH KH|TH TH", NULL, NULL},
    {"E61", "9C", "JH JH", "8H 8H 8H 6H 5H", "000", "6H 5H|8H 6H|8H 5H|8H 8H", NULL, NULL},
    {"E61", "9C", "JH JH", "8H 8H 8H 6H 5H", "002 001 004", "8H 8H", NULL, NULL},
    {"E62", "9C", "JH JH", "AS QS QS 7C 7C", "000 001 002 004", "AS QS|AS 7C|QS QS|QS 7C|7C 7C",
     NULL, NULL},
    {"E64", "9C", "JH JH", "TS KH 7C 7C", "000 001 002 004", "KH TS|KH 7C", NULL, "7C 7C"},
    {"E65", "9C", "JH JH", "9C 9S 9H KD", "000 001 002 004", "9C 9S|9C 9H|9C KD|9S 9H|9S KD|9H KD",
     NULL, NULL},
    {"E68", "9C", "JH JH JH", "AH KH KH 8H 5H", "000", NULL, "KH KH 8H|KH KH AH",
     "AH 8H 5H|AH KH 8H"},
    {"E68", "9C", "JH JH JH", "AH KH KH 8H 5H", "002", NULL, "AH 8H 5H|AH KH 8H|KH KH 8H", NULL},
    {"E68", "9C", "JH JH JH", "AH KH KH 8H 5H", "001", NULL, "AH 8H 5H", NULL},
    {"E69", "4D", "7S 7S 7S", "AS KS KS 8S 5S", "002v-subset 004", "KS KS AS|KS KS 8S|KS KS 5S",
     NULL, "AS 8S 5S"},
    {"E69", "4D", "7S 7S 7S", "AS KS KS 8S 5S", "002", NULL, "AS 8S 5S", NULL},
    {"E89", "5H", "QS QS JS JS", "AS QS TS TS 7S 6S", "000 001 002 004",
     "TS TS 7S 6S|TS TS AS QS|TS TS AS 7S|TS TS AS 6S|TS TS QS 7S|TS TS QS 6S", NULL,
     "AS QS 7S 6S"},
    {"E90", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", "000 001 002",
     "AS AS TS TS|AS AS 9S 9S|TS TS 9S 9S", NULL, NULL},
    {"E90", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", "002v-subset 004", "TS TS 9S 9S", NULL, NULL},
    {"E91", "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", "002", "AS AS AS AS", NULL, NULL},
    {"E91", "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", "000", NULL, "AS AS AS AS|AS AS 6S 4S", NULL},
    {"E93", "5H", "QS QS JS JS", "KS KS QS QS 8S 7S 7S", "000 001 002",
     "KS KS QS QS|KS KS 7S 7S|QS QS 7S 7S", NULL, NULL},
    {"E95", "5H", "QS QS JS JS", "AS AS 5H KH KH", "000 001 002 004", "AS AS 5H KH|AS AS KH KH",
     NULL, NULL},
    {"E97", "5H", "QS QS JS JS", "2S 6H 6H 4H 4H", "000 001 002 004", "2S 6H 6H 4H|2S 6H 4H 4H",
     NULL, "6H 6H 4H 4H"},
    {"E99", "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS 4S 4S", "001 002", "AS AS KS KS 4S 4S",
     NULL, "AS AS AS KS KS KS"},
    {"E99", "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS 4S 4S", "000",
     "AS AS KS KS 4S 4S|AS AS AS KS 4S 4S|AS KS KS KS 4S 4S", NULL, "AS AS AS KS KS KS"},
    {"E101", "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS", "000 001 002 004", "AS AS AS KS KS KS",
     NULL, NULL},
    {"E104", "5H", "QS QS JS JS", "KS KS TS TS 9S 8S", "002v-subset", "KS KS TS TS", NULL, NULL},
    {"E105", "5H", "QS QS JS JS", "KS TS TS 9S 8S", "002v-subset", NULL, "TS TS KS 9S|TS TS 9S 8S",
     "KS TS 9S 8S"},
    {"E106", "5H", "8S 8S 8S 9S 9S 9S", "KS KS QS QS AS 7S 3S 2S", "002v-subset", NULL,
     "KS KS QS QS 3S 2S|KS KS QS QS AS 7S", "KS KS AS 7S 3S 2S|KS KS QS AS 7S 3S"},
    {"E107", "5H", "8S 8S 8S 9S 9S 9S", "KS KS QS QS 7S 7S 7S 2S", "002v-subset", NULL,
     "KS KS QS QS 7S 2S|KS KS QS QS 7S 7S", "7S 7S 7S KS KS 2S"},
    {"E107", "5H", "8S 8S 8S 9S 9S 9S", "KS KS QS QS 7S 7S 7S 2S", "004", NULL,
     "7S 7S 7S KS KS 2S|7S 7S 7S QS QS KS", "KS KS QS QS 7S 2S|7S 7S 7S KS QS 2S"},
    {"E121", "4D", "AS KS JS JS", "QS 9S 8S 8S 3S", "002", "8S 8S QS 9S|8S 8S QS 3S|8S 8S 9S 3S",
     NULL, "QS 9S 8S 3S"},
    {"E160", "9C", "JH JH", "8H 8H 8H 6H 6H 5H", "000 002", "6H 6H|8H 8H", NULL, NULL},
    {"E161", "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H", "000",
     "6H 6H 5H 4H|6H 6H 8H 5H|6H 6H 8H 4H|6H 6H 8H 8H", NULL,
     "8H 8H 5H 4H|8H 8H 8H 5H|8H 8H 8H 6H"},
    {"E161", "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H", "002", "6H 6H 8H 8H", NULL, NULL},
};

TEST(follows_of_the_sources_are_ruled_as_printed) {
  for (size_t i = 0; i < sizeof records / sizeof *records; i++) {
    const Record *record = &records[i];
    char games[64];
    strcpy(games, record->games);
    for (char *next = games, *game; (game = next) != NULL;) {
      Situation at;
      next = strchr(game, ' ');
      if (next) *next++ = '\0';
      set_up_game(&at, game, record->trump, record->lead, record->hand);
      if (record->all) assert_all_legal(&at, record->all);
      assert_each(&at, record->legal, true);
      assert_each(&at, record->illegal, false);
      CardSet play;
      follow_example(&at.follow, &play);
      assert_int_equal(follow_check(&at.follow, &play), LEGAL);
    }
  }
}

TEST(the_first_demand_that_falls_short_is_named) {
  Situation at;
  set_up_game(&at, "002", "9C", "JH JH", "AH TH TH 6H 2S 2S");
  assert_check(&at, "TH", REFUSED_FOLLOW_COUNT);
  assert_check(&at, "TH TH 6H", REFUSED_FOLLOW_COUNT);
  assert_check(&at, "2S 2S", REFUSED_FOLLOW_SUIT);
  assert_check(&at, "TH 2S", REFUSED_FOLLOW_SUIT);
  assert_check(&at, "TH 6H", REFUSED_FOLLOW_SETS);
  assert_check(&at, "TH TH", LEGAL);
  set_up_game(&at, "004", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S 2S");
  assert_check(&at, "AS AS TS TS", REFUSED_FOLLOW_SHAPE);
  assert_check(&at, "AS AS TS 9S", REFUSED_FOLLOW_SHAPE);
  set_up_game(&at, "002v-subset", "5H", "QS QS JS JS TS TS", "AS AS KS KS 9S 9S 2S 3S");
  assert_check(&at, "AS AS 9S 9S 2S 3S", REFUSED_FOLLOW_TRACTORS);
  assert_check(&at, "AS AS KS KS 2S 3S", REFUSED_FOLLOW_SETS);
  assert_check(&at, "AS AS KS KS 9S 9S", LEGAL);
  set_up_game(&at, "004", "5H", "QS QS JS JS TS TS", "AS AS KS KS 9S 9S 7S 7S 3S");
  assert_check(&at, "AS AS 9S 9S 7S 7S", REFUSED_FOLLOW_TRACTORS);
  assert_check(&at, "AS AS KS KS 9S 3S", REFUSED_FOLLOW_SETS);
  assert_check(&at, "AS AS KS KS 9S 9S", LEGAL);
}

TEST(a_short_hand_gives_all_it_has) {
  static const char *const games[] = {"000", "001", "002", "002v-subset", "004"};
  for (int i = 0; i < 5; i++) {
    Situation at;
    set_up_game(&at, games[i], "9C", "JH JH TH TH", "AH 6H 6H 2S 2S 3D");
    assert_all_legal(&at, "AH 6H 6H 2S|AH 6H 6H 3D");
    set_up_game(&at, games[i], "9C", "JH JH TH TH", "AH KH 6H 6H 2S 2S");
    assert_all_legal(&at, "AH KH 6H 6H");
  }
}

TEST(where_no_suit_is_owed_only_the_number_counts) {
  Situation at;
  at.rules = rules_preset_002(2);
  at.rules.follow.owes.n = 0;
  set_up(&at, "9C", "JH JH", "AH AH 2S 3D");
  assert_all_legal(&at, "AH AH|AH 2S|AH 3D|2S 3D");
}

TEST(a_shape_that_is_owed_alone_is_all_or_nothing) { /* H86g, H86h */
  Situation at;
  at.rules = rules_preset_002(4);
  at.rules.follow.owes.n = 2;
  at.rules.follow.owes.owed[1].demand = OWE_SHAPE;
  set_up(&at, "9C", "JH JH TH TH", "AH AH KH KH 7H 7H 2H");
  assert_all_legal(&at, "AH AH KH KH");
  set_up(&at, "9C", "JH JH TH TH", "AH AH QH QH 2H");
  assert_check(&at, "AH AH QH 2H", LEGAL);
}

TEST(sets_are_owed_out_of_larger_ones) {
  Situation at;
  set_up_game(&at, "002", "9C", "JH JH JH 8H 8H", "AH AH AH AH KH KH QH 2H");
  assert_all_legal(&at, "AH AH AH KH KH");
  set_up_game(&at, "002", "9C", "JH JH JH 8H 8H", "AH AH AH AH KH QH 2H");
  assert_check(&at, "AH AH AH QH 2H", LEGAL);
  assert_check(&at, "AH AH KH QH 2H", REFUSED_FOLLOW_SETS);
  set_up_game(&at, "002", "9C", "JH JH JH JH", "AH AH AH KH KH QH");
  assert_check(&at, "AH AH KH QH", LEGAL);
  set_up_game(&at, "004", "9C", "JH JH JH JH", "AH AH AH KH KH QH QH");
  assert_check(&at, "AH AH KH KH", REFUSED_FOLLOW_SETS);
  assert_check(&at, "AH AH AH KH", LEGAL);
  set_up_game(&at, "004", "9C", "JH JH JH JH", "AH KH KH QH QH");
  assert_all_legal(&at, "KH KH QH QH");
}

TEST(a_single_set_owes_the_next_smaller_one) { /* E68 */
  Situation at;
  set_up_game(&at, "000", "9C", "JH JH JH", "AH AH AH KH KH 2H");
  assert_all_legal(&at, "AH AH AH");
  set_up_game(&at, "000", "9C", "JH JH JH JH", "AH AH AH KH KH 2H");
  assert_all_legal(&at, "AH AH AH KH|AH AH AH 2H");
  set_up_game(&at, "000", "9C", "JH JH JH", "AH AH AH AH KH 2H 3H");
  assert_check(&at, "KH 2H 3H", LEGAL); /* the four may stay whole */
  set_up_game(&at, "000", "9C", "JH JH JH TH TH TH", "AH AH KH 2H 3H 4H 5H 6H");
  assert_check(&at, "KH 2H 3H 4H 5H 6H", LEGAL);
}

TEST(house_rules_on_following) { /* H8, H16, H72, H74, H78, H82 */
  Situation at;
  set_up_game(&at, "004", "2H", "9S 9S TS TS", "3S 3S 5S 5S 6S 8S");
  assert_check(&at, "3S 3S 6S 8S", REFUSED_FOLLOW_SETS);
  at.rules = rules_preset_004(4);
  at.rules.order.gap = GAP_OPEN;
  set_up(&at, "3C", "6S 6S 7S 7S", "2S 2S 4S 4S 9S 9S");
  assert_check(&at, "4S 4S 9S 9S", LEGAL);
  at.rules = rules_preset_004(3);
  at.rules.lead.forms[2].size = (Range){3, 0xff};
  set_up(&at, "9C", "6S 6S 7S 7S", "3S 3S 4S 4S JS JS");
  assert_check(&at, "3S 3S JS JS", LEGAL);
  at.rules = rules_preset_004(3);
  at.rules.follow.protect = PROTECT_LARGER_SETS;
  set_up(&at, "4H", "6S 6S 7S 7S", "2S 2S 2S 3S 3S 3S 5S 8S 9S TS");
  assert_check(&at, "5S 8S 9S TS", LEGAL);
  set_up(&at, "4H", "AS AS KS KS", "7S 7S 7S 8S 9S TS TS");
  assert_each(&at, "8S 9S TS TS|7S 7S TS TS", true);
  assert_each(&at, "7S 7S 7S 8S", false);
  set_up_game(&at, "004", "2H", "5S 5S 5S 6S 6S 6S", "AS AS AS JS JS QS QS 3S 4S");
  assert_each(&at, "AS AS AS JS JS 3S", true);
  assert_each(&at, "JS JS QS QS 3S 4S", false);
  set_up_game(&at, "004", "2H", "5S 5S 6S 6S 7S 7S", "9S 9S TS TS 3S 3S KS KS QS");
  assert_check(&at, "9S 9S 3S 3S KS KS", REFUSED_FOLLOW_TRACTORS);
  set_up_game(&at, "002", "2H", "5S 5S 6S 6S 7S 7S", "9S 9S TS TS 3S 3S KS KS QS");
  assert_each(&at, "9S 9S 3S 3S KS KS", true);
  assert_each(&at, "9S 9S 3S 3S KS QS", false);
}

TEST(tractors_may_be_kept_where_none_was_led) { /* H76 */
  Situation at;
  at.rules = rules_preset_004(3);
  at.rules.follow.protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS;
  set_up(&at, "6H", "3S 3S", "4S 4S 5S 5S 9S 9S 9S 2S 8S");
  assert_each(&at, "2S 8S|4S 4S|9S 9S|4S 2S", true);
  set_up(&at, "6H", "3S 3S", "4S 4S 5S 5S 9S 9S 9S JS JS 2S 8S");
  assert_each(&at, "JS JS|4S 4S", true);
  assert_each(&at, "2S 8S|4S 5S|4S 2S", false);
  set_up(&at, "6H", "3S 3S 7S 7S 8S 8S", "4S 4S 5S 5S 9S 9S 9S JS JS 2S AS");
  assert_each(&at, "4S 4S 5S 5S JS JS", true);
  assert_each(&at, "JS JS 2S AS 9S 9S", false); /* a tractor was led: only sets are kept */
  at.rules.follow.protect = PROTECT_TRACTORS;
  set_up(&at, "6H", "3S 3S", "4S 4S 5S 5S 9S 9S 9S 2S 8S");
  assert_check(&at, "2S 8S", REFUSED_FOLLOW_SHAPE);
}

/* Many packs and long leads: what is owed is searched for, and is no less exact for that. */
TEST(long_throws_of_many_packs_are_ruled_on) {
  Situation at;
  Owed *third;
  at.rules = rules_preset_004(8);
  third = &at.rules.follow.owes.owed[2];
  third[0].demand = OWE_TRACTORS_FOR_SETS, third[1].demand = OWE_SETS;
  at.rules.follow.smaller = SMALLER_REGROUPED;
  set_up(&at, "4D",
         "2D 2D 2D 2D 2D 2D 3D 3D 3D 3D 3D 3D 3D 3D 5D 5D 5D 5D 5D 5D 5D 5D 6D 6D 6D 6D 6D 6D "
         "7D 7D 7D 7D 7D 7D",
         "2C 3C 5C KC KC AC AC AC 2D 2D 6D 6D 7D 7D 8D 8D 8D 8D 8D 8D 8D 9D 9D 9D 9D 9D 9D 9D "
         "TD TD TD TD JD JD JD QD QD KD KD KD AD AD AD AD AD 4C 4C 4D 4D LJ LJ LJ LJ LJ LJ LJ "
         "LJ HJ HJ HJ");
  assert_memory_equal(at.follow.best.tractor, ((uint8_t[]){13, 2, 2, 0}), 4);
  assert_check(&at,
               "6D 6D 7D 7D 8D 8D 8D 8D 8D 8D 9D 9D 9D 9D 9D 9D TD TD JD JD QD QD KD KD AD AD 4C "
               "4C 4D 4D LJ LJ HJ HJ",
               LEGAL);
  assert_check(&at,
               "6D 6D 7D 7D 8D 8D 8D 8D 8D 8D 9D 9D 9D 9D 9D 9D TD TD TD JD JD QD QD KD KD AD 4C "
               "4C 4D 4D LJ LJ HJ HJ",
               REFUSED_FOLLOW_TRACTORS);
  at.rules = rules_preset_004(6);
  third = &at.rules.follow.owes.owed[2];
  third[0].demand = OWE_TRACTORS, third[1].demand = OWE_SETS;
  at.rules.follow.smaller = SMALLER_REGROUPED;
  at.rules.follow.protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS | PROTECT_LOOSE_FIRST;
  set_up(&at, "AH",
         "6H 7H 7H 7H 8H 8H 8H 8H 8H 9H 9H 9H 9H 9H 9H TH TH TH TH TH TH JH JH JH QH QH KH KH "
         "KH LJ LJ",
         "6C 6C 7C 7C 7C 8C 8C 8C 2H 2H 2H 3H 3H 4H 4H 4H 5H 5H 5H 5H 5H 5H JH JH JH QH QH QH "
         "KH KH AS AS AS AH AH AH LJ LJ LJ LJ HJ HJ HJ");
  assert_memory_equal(at.follow.best.tractor, ((uint8_t[]){7, 3, 0}), 3);
  assert_check(
      &at,
      "2H 2H 3H 3H 4H 4H 4H 5H 5H 5H 5H 5H JH JH QH QH QH KH KH AS AS AS AH AH AH LJ LJ LJ "
      "LJ HJ HJ",
      LEGAL);
  assert_check(
      &at,
      "2H 2H 2H 3H 3H 4H 4H 4H 5H 5H 5H 5H 5H JH JH JH QH QH QH KH KH AS AS AS AH AH LJ LJ "
      "HJ HJ HJ",
      REFUSED_FOLLOW_TRACTORS);
}

typedef struct Said {
  const char *game, *trump, *lead, *hand, *play, *code, *text, *example;
} Said;

static const Said sentences[] = {
    {"002", "9C", "JH JH", "AH TH TH 6H", "AH 6H", "set-owed",
     "a pair was led and you hold one in hearts (TH TH): you must play it", "TH TH"},
    {"002", "9C", "JH JH", "AH TH TH 6H 8H 8H", "AH TH", "set-owed",
     "a pair was led and you hold two in hearts (8H 8H TH TH): you must play one of them;"
     " legal would be TH TH",
     "TH TH"},
    {"002", "9C", "JH JH JH", "KH 3H 2S 2S", "KH 2S 2S", "suit-owed",
     "hearts were led and you hold only two (3H KH): play both; legal would be 3H KH 2S",
     "3H KH 2S"},
    {"002", "9C", "LJ", "AC KC 2S", "2S", "suit-owed",
     "trumps were led and you hold two (KC AC): play one of them; legal would be KC", "KC"},
    {"002", "9C", "JH JH", "AH 2S 2S", "2S 2S", "suit-owed",
     "hearts were led and you hold one (AH): play it; legal would be AH 2S", "AH 2S"},
    {"002", "9C", "JH JH", "AH KH QH 2S 2S", "AH", "follow-count",
     "a pair was led: play two cards, not one; legal would be QH AH", "QH AH"},
    {"002", "9C", "JH", "AH KH", "AH KH", "follow-count",
     "a single was led: play one card, not two; legal would be KH", "KH"},
    {"002", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S 3S", "AS AS TS 3S", "set-owed",
     "a tractor of two pairs was led and you hold three pairs in spades (9S 9S TS TS AS AS):"
     " you must play two of them, not one; legal would be TS TS AS AS",
     "TS TS AS AS"},
    {"002", "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", "AS AS 6S 4S", "set-owed",
     "a tractor of two pairs was led and you hold two pairs in spades (AS AS AS AS):"
     " you must play both, not one",
     "AS AS AS AS"},
    {"000", "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H", "8H 8H 5H 4H", "set-owed",
     "a tractor of two pairs was led and you hold a pair in hearts (6H 6H): you must play it;"
     " legal would be 4H 5H 6H 6H",
     "6H 6H 5H 4H"},
    {"004", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S 3S", "AS AS TS TS", "shape-owed",
     "a tractor of two pairs was led and you hold a tractor of two pairs in spades (9S 9S TS TS):"
     " you must play it",
     "TS TS 9S 9S"},
    {"002v-subset", "5H", "8S 8S 8S 9S 9S 9S", "KS KS QS QS 7S 7S 7S 2S", "7S 7S 7S KS KS 2S",
     "tractor-owed",
     "a tractor of two triples was led and you hold a tractor of two pairs in spades"
     " (QS QS KS KS): you must play it; legal would be 7S 7S QS QS KS KS",
     "7S 7S QS QS KS KS"},
    {"004", "5H", "8S 8S 8S 9S 9S 9S", "KS KS QS QS 7S 7S 7S 2S", "KS 7S 7S 7S QS 2S", "set-owed",
     "a tractor of two triples was led and you hold two pairs in spades (QS QS KS KS):"
     " you must play one of them; legal would be 2S 7S 7S 7S QS QS",
     "2S 7S 7S 7S QS QS"},
};

TEST(a_refusal_says_which_cards_oblige_and_what_would_do) {
  for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
    const Said *sentence = &sentences[i];
    Situation at;
    Ruling ruling;
    char text[512];
    set_up_game(&at, sentence->game, sentence->trump, sentence->lead, sentence->hand);
    int planes = at.order.planes;
    CardSet kinds = set_of(sentence->play, planes), places = across(&at, &kinds);
    follow_explain(&at.follow, &places, &ruling);
    assert_string_equal(refusal_code(ruling.refusal), sentence->code);
    bool count = ruling.refusal == REFUSED_FOLLOW_COUNT; /* that is no rule of one game */
    assert_string_equal(ruling.field, count ? "" : "follow.owes");
    assert_string_equal(ruling_text(&ruling, planes, STYLE_ASCII, text, sizeof text),
                        sentence->text);
    assert_cards(&ruling.example, planes, sentence->example);
    places = across(&at, &ruling.example);
    assert_int_equal(follow_check(&at.follow, &places), LEGAL);
  }
}

TEST(a_legal_play_is_explained_as_legal) {
  Situation at;
  Ruling ruling;
  set_up_game(&at, "002", "9C", "JH JH", "AH TH TH 6H");
  CardSet kinds = set_of("TH TH", 4), places = across(&at, &kinds);
  follow_explain(&at.follow, &places, &ruling);
  assert_int_equal(ruling.refusal, LEGAL);
}
