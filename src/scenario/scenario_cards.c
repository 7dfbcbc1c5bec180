/* scenario_cards.c - what scenarios ask about plays: leads, follows, winners, throws. */
#include "scenario/scenario_checks.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "play/shape_text.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

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
  bool tractor = shape->n == 1 && shape->unit[0].length > 1;
  expect_yes_of(s, "tractor", SAY(EXPECT_A_TRACTOR), tractor, found);
}

/* The lead as cards of the question, out of what its leader is `holding`; else that is all. */
static bool give_lead(Scenario *s, const char *text) {
  Question *question = &s->question;
  if (!scenario_pose(s, ABOUT_LEAD, KEY_BIT(TRUMP)) ||
      !scenario_lead(s, text, &question->cards, &question->grouping))
    return false;
  question->hand = question->cards;
  question->given |= KEY_BIT(HAND) | KEY_BIT(PLAY);
  return !scenario_has(s, "holding") || give_cards(s, ASK_HAND, scenario_text(s, "holding"));
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
  const char *lead = scenario_text(s, "lead");
  if (!scenario_pose(s, ABOUT_FOLLOW, KEY_BIT(TRUMP) | KEY_BIT(HAND)) ||
      !scenario_lead(s, lead, &question->lead, &question->grouping))
    return false;
  question->given |= KEY_BIT(LEAD);
  if (cardset_is_empty(&question->lead)) return scenario_mistake(s, SAY(SCENARIO_LEAD_EMPTY));
  if (cardset_size(&question->hand, PACK_MAX) < cardset_size(&question->lead, PACK_MAX))
    return scenario_mistake(s, SAY(SCENARIO_SHORT_HAND));
  return true;
}

static bool rule_on(Scenario *s, const char *text) {
  s->question.subject = ABOUT_FOLLOW;
  return give_cards(s, ASK_PLAY, text) && scenario_rule(s, text);
}

static void check_samples(Scenario *s) {
  for (Row row = rows(s, "legal"); next_text(s, &row);)
    if (rule_on(s, row.text)) expect_legal(s, row.text, &s->answer.ruling);
  Row illegal = rows(s, "illegal");
  illegal.mixed = true; /* with the refusal or without */
  while (next_name(s, &illegal))
    if (rule_on(s, illegal.key)) expect_refusal(s, illegal.key, illegal.text, &s->answer.ruling);
  for (illegal.at = 0; next_text(s, &illegal);)
    if (rule_on(s, illegal.text)) expect_refusal(s, illegal.text, "", &s->answer.ruling);
}

static void check_count(Scenario *s) {
  char found[32];
  LegalCount count = s->answer.count;
  snprintf(found, sizeof found, "%s%llu", count.exact ? "" : "at least ",
           (unsigned long long)count.count);
  expect_text_of(s, "count", SAY(EXPECT_PLAYS), found);
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
  s->question.given |= KEY_BIT(LIMIT);
  if (!scenario_ask(s, SAY(RULED_ON_PLAYS))) return;
  Row all = rows(s, "all");
  if (all.table) expect_list(s, all, s->answer.plays, s->answer.plays_n, SAY(AMONG_PLAYS));
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
  Row plays = rows(s, "plays");
  if (!plays.table || !scenario_pose(s, ABOUT_WINNER, KEY_BIT(TRUMP)) ||
      !give_trick(s, ASK_TRICK, plays) || !scenario_ask(s, SAY(RULED_ON_WINNER)))
    return;
  expect_text_of(s, "winner", "winner", seat_text(s->answer.winner, letter));
  expect_number_of(s, "points", "points", s->answer.points);
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
  expect_yes_of(s, "stands", "stands", !fails, fails ? letter : "");
  if (fails) order_back(answer->order, &result->forced, &led);
  if (scenario_has(s, "forced") && scenario_cards_of(s, "forced", &forced)) {
    if (fails)
      expect_cards(s, "forced", &forced, &led);
    else
      expect_text(s, "forced", scenario_text(s, "forced"), SAY(RULED_STANDS), "");
  }
  expect_number_of(s, "withdrawn", "withdrawn", fails ? result->withdrawn_n : 0);
  expect_number_of(s, "penalty", "penalty", fails ? result->penalty : 0);
  expect_text_of(s, "objector", "objector", letter);
}

/* `throw` by the leader (A), against `hands`; the declarer is the first of `team` (A). */
void check_throw(Scenario *s) {
  if (!scenario_has(s, "throw")) return;
  const char *text = scenario_text(s, "throw");
  uint64_t keys = KEY_BIT(HANDS) | KEY_BIT(TEAM) | KEY_BIT(DECLARER) | KEY_BIT(LEADER);
  if (!text || !give_lead(s, text) || !give(s, keys) || !scenario_ask(s, text)) return;
  if (s->answer.ruling.refusal != LEGAL)
    expect_legal(s, text, &s->answer.ruling);
  else
    check_throw_result(s);
}
