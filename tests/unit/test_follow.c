/* test_follow.c - what a hand owes: the records of the sources, house rules, and the sentences. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "core/follow.h"
#include "presets.h"
#include "support.h"

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
  char error[128];
  Shape shape;
  if (!order_make(&at->order, &at->rules, trump_of(trump), NULL, error, sizeof error))
    fail_msg("%s", error);
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
    if ((check(at, play) == LEGAL) != legal) fail_msg("%s should be %s", play, legal ? "legal" : "refused");
}

typedef struct Record {
  const char *id, *trump, *lead, *hand;
  const char *games;  /* blank between */
  const char *all;    /* every legal play, or NULL */
  const char *legal, *illegal;
} Record;

static const Record records[] = {
  {"E46", "QD", "QS", "7S 3D QC KH LJ", "000 001 002 004", "3D|QC|LJ", NULL, NULL},
  {"E47", "QD", "QS", "7S KH 2C", "000 001 002 004", "7S|KH|2C", NULL, NULL},
  {"E48", "QD", "7S", "QS 9S KH 2D", "000 001 002 004", "9S", NULL, NULL},
  {"E49", "QD", "7S", "QS KH 2D", "000 001 002 004", "QS|KH|2D", NULL, NULL},
  {"E56", "9C", "JH JH", "AH KH TH 6H", "000 001 002 004",
   "AH KH|AH TH|AH 6H|KH TH|KH 6H|TH 6H", NULL, NULL},
  {"E58", "9C", "JH JH", "AH TH TH 6H", "000 001 002 004", "TH TH", NULL, "AH 6H"},
  {"E59", "9C", "JH JH", "KH KH TH TH", "000 001 002 004", "KH KH|TH TH", NULL, NULL},
  {"E61", "9C", "JH JH", "8H 8H 8H 6H 5H", "000", "6H 5H|8H 6H|8H 5H|8H 8H", NULL, NULL},
  {"E61", "9C", "JH JH", "8H 8H 8H 6H 5H", "002 001 004", "8H 8H", NULL, NULL},
  {"E62", "9C", "JH JH", "AS QS QS 7C 7C", "000 001 002 004",
   "AS QS|AS 7C|QS QS|QS 7C|7C 7C", NULL, NULL},
  {"E64", "9C", "JH JH", "TS KH 7C 7C", "000 001 002 004", "KH TS|KH 7C", NULL, "7C 7C"},
  {"E65", "9C", "JH JH", "9C 9S 9H KD", "000 001 002 004",
   "9C 9S|9C 9H|9C KD|9S 9H|9S KD|9H KD", NULL, NULL},
  {"E68", "9C", "JH JH JH", "AH KH KH 8H 5H", "000", NULL, "KH KH 8H|KH KH AH",
   "AH 8H 5H|AH KH 8H"},
  {"E68", "9C", "JH JH JH", "AH KH KH 8H 5H", "002", NULL, "AH 8H 5H|AH KH 8H|KH KH 8H", NULL},
  {"E68", "9C", "JH JH JH", "AH KH KH 8H 5H", "001", NULL, "AH 8H 5H", NULL},
  {"E69", "4D", "7S 7S 7S", "AS KS KS 8S 5S", "002v-subset 004", "KS KS AS|KS KS 8S|KS KS 5S",
   NULL, "AS 8S 5S"},
  {"E69", "4D", "7S 7S 7S", "AS KS KS 8S 5S", "002", NULL, "AS 8S 5S", NULL},
  {"E89", "5H", "QS QS JS JS", "AS QS TS TS 7S 6S", "000 001 002 004",
   "TS TS 7S 6S|TS TS AS QS|TS TS AS 7S|TS TS AS 6S|TS TS QS 7S|TS TS QS 6S", NULL, "AS QS 7S 6S"},
  {"E90", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", "000 001 002",
   "AS AS TS TS|AS AS 9S 9S|TS TS 9S 9S", NULL, NULL},
  {"E90", "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", "002v-subset 004", "TS TS 9S 9S", NULL, NULL},
  {"E91", "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", "002", "AS AS AS AS", NULL, NULL},
  {"E91", "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", "000", NULL, "AS AS AS AS|AS AS 6S 4S", NULL},
  {"E93", "5H", "QS QS JS JS", "KS KS QS QS 8S 7S 7S", "000 001 002",
   "KS KS QS QS|KS KS 7S 7S|QS QS 7S 7S", NULL, NULL},
  {"E95", "5H", "QS QS JS JS", "AS AS 5H KH KH", "000 001 002 004", "AS AS 5H KH|AS AS KH KH", NULL,
   NULL},
  {"E97", "5H", "QS QS JS JS", "2S 6H 6H 4H 4H", "000 001 002 004", "2S 6H 6H 4H|2S 6H 4H 4H", NULL,
   "6H 6H 4H 4H"},
  {"E99", "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS 4S 4S", "001 002", "AS AS KS KS 4S 4S", NULL,
   "AS AS AS KS KS KS"},
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
  {"E121", "4D", "AS KS JS JS", "QS 9S 8S 8S 3S", "002", "8S 8S QS 9S|8S 8S QS 3S|8S 8S 9S 3S", NULL,
   "QS 9S 8S 3S"},
  {"E160", "9C", "JH JH", "8H 8H 8H 6H 6H 5H", "000 002", "6H 6H|8H 8H", NULL, NULL},
  {"E161", "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H", "000",
   "6H 6H 5H 4H|6H 6H 8H 5H|6H 6H 8H 4H|6H 6H 8H 8H", NULL, "8H 8H 5H 4H|8H 8H 8H 5H|8H 8H 8H 6H"},
  {"E161", "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H", "002", "6H 6H 8H 8H", NULL, NULL},
};

static void test_follows_of_the_sources_are_ruled_as_printed(void **state) {
  (void)state;
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

static void test_the_first_demand_that_falls_short_is_named(void **state) {
  (void)state;
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

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_follows_of_the_sources_are_ruled_as_printed),
    cmocka_unit_test(test_the_first_demand_that_falls_short_is_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
