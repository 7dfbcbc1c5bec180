/* scenario_deck.c - what scenarios ask about the deck and about a deal as a whole: may it begin,
** what is left out of it, may these cards be buried, is it decided before its end? */
#include "scenario/scenario_checks.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest_word.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

/* -- the deck -- */

static bool ask_deck(Scenario *s) {
  return scenario_pose(s, ABOUT_DECK, 0) && scenario_ask(s, SAY(RULED_ON_DECK));
}

static const int *figure(const DeckFigures *deck, const char *key, const char *known[]) {
  const struct {
    const char *key;
    const int *figure;
  } FIGURES[] = {{"packs", &deck->packs},     {"LJ", &deck->LJ},        {"HJ", &deck->HJ},
                 {"hand", &deck->hand},       {"kitty", &deck->kitty},  {"total", &deck->total},
                 {"dropped", &deck->dropped}, {"points", &deck->points}};
  enum { N = sizeof FIGURES / sizeof *FIGURES };
  for (int i = 0; i < N; i++) {
    if (strcmp(FIGURES[i].key, key) == 0) return FIGURES[i].figure;
    known[i] = FIGURES[i].key;
  }
  known[N] = "suit_points";
  return NULL;
}

static void check_figure(Scenario *s, const char *key, const Data *wanted) {
  const char *known[16] = {NULL};
  char found[24];
  const DeckFigures *deck = &s->answer.deck;
  const int *number = figure(deck, key, known);
  bool by_suit = strcmp(key, "suit_points") == 0;
  if (by_suit) number = deck->suit_points;
  if (!wanted->text || !number) {
    const char *near = nearest_word(key, known);
    if (near)
      scenario_mistake(s, SAY(SCENARIO_DECK_NEAR), key, near);
    else
      scenario_mistake(s, SAY(SCENARIO_DECK_KEY), key);
    return;
  }
  for (Suit suit = CLUBS; suit <= SPADES; suit++) {
    snprintf(found, sizeof found, "%d", number[by_suit ? suit : 0]);
    expect_text(s, key, wanted->text, found, by_suit ? suit_said(suit) : "");
    if (!by_suit) break;
  }
}

/* `friends = { [6] = 2 }` and the like: by the number of players. */
static void check_by_players(Scenario *s, const char *key,
                             int (*figure_of)(const DeckFigures *deck, int players)) {
  Loaded *own = s->loaded;
  for (Row row = rows(s, key); next_number(s, &row);) {
    char what[SAID_MAX];
    AskError error;
    s->loaded = scenario_load(s, row.number, 0, &error);
    if (!s->loaded)
      scenario_mistake(s, error.message);
    else if (ask_deck(s)) {
      say_values_in(what, sizeof what, VALUES(SAY(EXPECT_KEY_PLAYERS), key, row.number));
      expect_number(s, what, (int)row.value->number, figure_of(&s->answer.deck, row.number), "");
    }
  }
  s->loaded = own;
}

static int friends_of(const DeckFigures *deck, int players) { return (void)players, deck->friends; }
static int team_of(const DeckFigures *deck, int players) {
  return (void)players, deck->friends + 1;
}
static int opposition_of(const DeckFigures *deck, int players) {
  return players - deck->friends - 1;
}

void check_deck(Scenario *s) {
  Row row = rows(s, "deck");
  if (row.table && ask_deck(s))
    while (next_name(s, &row)) check_figure(s, row.key, row.value);
  check_by_players(s, "friends", friends_of);
  check_by_players(s, "largest_team", team_of);
  check_by_players(s, "smallest_opposition", opposition_of);
}

/* -- the deal -- */

/* `begins = true`, or a refusal: may a deal begin with these levels, and this `declarer`, if one is
** named beforehand? `dropped = "3C 3D"`: what it leaves out. */
static void check_beginning(Scenario *s) {
  char found[SAID_MAX];
  if (!scenario_has(s, "begins") && !scenario_has(s, "dropped")) return;
  const Data *wanted = scenario_get(s, "begins");
  if (!scenario_pose(s, ABOUT_BEGINS, KEY_BIT(DECLARER) | KEY_BIT(LEVELS)) ||
      !scenario_ask(s, SAY(RULED_ON_DEAL)))
    return;
  if (wanted) expect_ruling(s, SAY(RULED_ON_DEAL), wanted, &s->answer.ruling);
  cardset_print(&s->answer.game->deal.dropped, PACK_MAX, STYLE_ASCII, found, sizeof found);
  expect_text_of(s, "dropped", SAY(EXPECT_LEFT_OUT), found);
}

/* `hand`, `bury = "4C 6C"` with `legal = true` or `illegal = "count"`. */
static void check_bury(Scenario *s) {
  if (!scenario_has(s, "bury")) return;
  if (!scenario_has(s, "hand")) scenario_mistake(s, SAY(SCENARIO_BURY_HAND));
  if (scenario_pose(s, ABOUT_BURY, KEY_BIT(TRUMP) | KEY_BIT(HAND) | KEY_BIT(BURY)) &&
      scenario_rule(s, SAY(RULED_ON_BURYING)))
    expect_verdict(s, SAY(RULED_ON_BURYING), &s->answer.ruling, true);
}

/* `decided = true`: with `hands` left, tricks won by the `ledger`, the `kitty` buried, does
** score.early_end stop the play? */
static void check_decided(Scenario *s) {
  uint64_t keys = KEY_BIT(TRUMP) | KEY_BIT(HANDS) | KEY_BIT(TEAM) | KEY_BIT(DECLARER);
  if (!scenario_has(s, "decided")) return;
  if (!scenario_pose(s, ABOUT_DECIDED, keys | KEY_BIT(KITTY)) || !give_ledger(s)) return;
  s->question.given |= KEY_BIT(HANDS);
  if (scenario_ask(s, SAY(RULED_ON_EARLY_END)))
    expect_yes_of(s, "decided", "decided", s->answer.won, "");
}

void check_begins(Scenario *s) {
  check_beginning(s);
  check_bury(s);
  check_decided(s);
}
