/* scenario_cards.c - what scenarios ask about plays: leads, follows, winners, throws. */
#include "scenario/scenario_cards.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"
#include "scenario/scenario_read.h"

/* -- lead -- */

static void without_blanks(const char *text, char *out, size_t size) {
  size_t n = 0;
  for (; *text && n + 1 < size; text++)
    if (!isspace((unsigned char)*text)) out[n++] = *text;
  out[n] = '\0';
}

static void check_units(Scenario *s) {
  const Shape *shape = &s->answer.shape;
  const char *wanted = scenario_text(s, "units");
  char found[SAID_MAX], a[SAID_MAX], b[SAID_MAX];
  shape_notation(shape, found, sizeof found);
  if (wanted) {
    without_blanks(wanted, a, sizeof a);
    without_blanks(found, b, sizeof b);
    expect_text(s, "units", strcmp(a, b) == 0 ? found : wanted, found, "");
  }
  if (!scenario_has(s, "tractor")) return;
  bool tractor = shape->n == 1 && shape->unit[0].length > 1;
  expect_yes(s, "a tractor", scenario_is(s, "tractor"), tractor, found);
}

/* The lead as cards of the question, out of what its leader is `holding`; else that is all. */
static bool give_lead(Scenario *s, const char *text) {
  Question *question = &s->question;
  scenario_begin(s, ABOUT_LEAD);
  if (!give_trump(s) || !scenario_lead(s, text, &question->cards, &question->grouping))
    return false;
  question->hand = question->cards;
  scenario_give(s, ASK_HAND);
  if (scenario_has(s, "holding") &&
      !give_cards(s, ASK_HAND, scenario_text(s, "holding"), &question->hand))
    return false;
  scenario_give(s, ASK_PLAY);
  return true;
}

void check_lead(Scenario *s) {
  if (!scenario_has(s, "lead") || scenario_has(s, "hand")) return;
  const char *text = scenario_text(s, "lead");
  if (!text || !give_lead(s, text) || !scenario_rule(s, text)) return;
  check_units(s);
  expect_verdict(s, text, &s->answer.ruling, false);
}

/* -- follow -- */

static bool give_follow(Scenario *s) {
  Question *question = &s->question;
  const char *lead = scenario_text(s, "lead"), *hand = scenario_text(s, "hand");
  scenario_begin(s, ABOUT_FOLLOW);
  if (!lead || !hand || !give_trump(s) ||
      !scenario_lead(s, lead, &question->lead, &question->grouping) ||
      !give_cards(s, ASK_HAND, hand, &question->hand))
    return false;
  scenario_give(s, ASK_LEAD);
  if (cardset_is_empty(&question->lead)) return scenario_mistake(s, "a lead is one card or more");
  if (cardset_size(&question->hand, PACK_MAX) < cardset_size(&question->lead, PACK_MAX))
    return scenario_mistake(s, "the hand has fewer cards than were led");
  return true;
}

static bool rule_on(Scenario *s, const char *text) {
  s->question.subject = ABOUT_FOLLOW;
  return give_cards(s, ASK_PLAY, text, &s->question.cards) && scenario_rule(s, text);
}

static void check_samples(Scenario *s) {
  const char *keys[LIST_MAX], *text;
  const Data *table = scenario_table(s, "legal");
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++)
    if (rule_on(s, text)) expect_legal(s, text, &s->answer.ruling);
  table = scenario_table(s, "illegal");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++)
    if (rule_on(s, keys[i]))
      expect_refusal(s, keys[i], data_text(table, keys[i]), &s->answer.ruling);
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++)
    if (rule_on(s, text)) expect_refusal(s, text, "", &s->answer.ruling);
}

static void check_count(Scenario *s) {
  char found[32];
  LegalCount count = s->answer.count;
  const char *wanted = scenario_text(s, "count");
  if (!wanted) return;
  snprintf(found, sizeof found, "%s%llu", count.exact ? "" : "at least ",
           (unsigned long long)count.count);
  expect_text(s, "number of legal plays", wanted, found, "");
}

/* A single play: refused how, with which cards, or stopped by which error. */
static void check_play(Scenario *s) {
  CardSet owed;
  if (!scenario_has(s, "play")) return;
  const char *text = scenario_text(s, "play"), *refused = scenario_text(s, "refused");
  if (!text || !rule_on(s, text)) return;
  const Ruling *ruling = &s->answer.ruling;
  if (refused) expect_refusal(s, text, refused, ruling);
  if (scenario_cards_of(s, "owed", &owed)) expect_cards(s, "owed", &owed, &ruling->owed);
  if (!refused) expect_legal(s, text, ruling);
}

/* `all` and `count`, as far as they are asked for. */
static void check_plays(Scenario *s) {
  if (!scenario_has(s, "all") && !scenario_has(s, "count")) return;
  s->question.subject = ABOUT_FOLLOWS;
  s->question.limit = LIST_MAX;
  scenario_give(s, ASK_LIMIT);
  if (!scenario_ask(s, "the legal plays")) return;
  const Data *all = scenario_table(s, "all");
  if (all) expect_list(s, all, s->answer.plays, s->answer.plays_n, "legal play");
  check_count(s);
}

void check_follow(Scenario *s) {
  if (!scenario_has(s, "lead") || !scenario_has(s, "hand") || !give_follow(s)) return;
  check_samples(s);
  check_plays(s);
  check_play(s);
}

/* -- winner -- */

void check_winner(Scenario *s) {
  char letter[8];
  if (!scenario_has(s, "plays")) return;
  const Data *plays = scenario_table(s, "plays");
  scenario_begin(s, ABOUT_WINNER);
  if (!plays || !give_trump(s) || !give_trick(s, ASK_TRICK, plays) ||
      !scenario_ask(s, "the winner"))
    return;
  const char *wanted = scenario_text(s, "winner");
  if (wanted) expect_text(s, "winner", wanted, seat_text(s->answer.winner, letter), "");
  if (scenario_has(s, "points"))
    expect_number(s, "points", scenario_number(s, "points", 0), s->answer.points, "");
}

/* -- throw -- */

static void check_throw_result(Scenario *s) {
  const Answer *answer = &s->answer;
  const ThrowResult *result = &answer->result;
  bool fails = answer->is_throw && !answer->stands;
  int objector = (s->question.leader + 1 + result->objector) % s->rules->players;
  char letter[8];
  CardSet forced, led = CARDSET_EMPTY;
  seat_text(fails ? objector : -1, letter);
  if (scenario_has(s, "stands")) expect_yes(s, "stands", scenario_is(s, "stands"), !fails, letter);
  if (fails) order_back(answer->order, &result->forced, &led);
  if (scenario_has(s, "forced") && scenario_cards_of(s, "forced", &forced)) {
    if (fails)
      expect_cards(s, "forced", &forced, &led);
    else
      expect_text(s, "forced", scenario_text(s, "forced"), "the throw stands", "");
  }
  if (scenario_has(s, "withdrawn"))
    expect_number(s, "withdrawn", scenario_number(s, "withdrawn", 0),
                  fails ? result->withdrawn_n : 0, "");
  if (scenario_has(s, "penalty"))
    expect_number(s, "penalty", scenario_number(s, "penalty", 0), fails ? result->penalty : 0, "");
  const char *wanted = scenario_text(s, "objector");
  if (wanted) expect_text(s, "objector", wanted, letter, "");
}

/* `throw` by the leader (A), against `hands`; the declarer is the first of `team` (A). */
void check_throw(Scenario *s) {
  if (!scenario_has(s, "throw")) return;
  const char *text = scenario_text(s, "throw");
  if (!text || !give_lead(s, text) || !give_hands(s) || !give_team(s)) return;
  if (!give_seat_of(s, ASK_LEADER, &s->question.leader) || !scenario_ask(s, text)) return;
  if (s->answer.ruling.refusal != LEGAL)
    expect_legal(s, text, &s->answer.ruling);
  else
    check_throw_result(s);
}
