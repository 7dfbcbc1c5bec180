/* scenario_deal.c - what scenarios ask about a deal before its tricks: declaring, misdeals,
** kitties turned, friends. */
#include "scenario/scenario_checks.h"

#include <string.h>

#include "deal/view.h"
#include "notation/notation.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

/* -- bids -- */

enum { EVENTS_MAX = 2 * BID_MAX }; /* each may be followed by a yield */

typedef struct Event {
  int seat;
  bool yields;
  CardSet cards;
  const char *text, *refused;
} Event;

/* "A 4C", "A yields", { "A 44C", refused = "count" }. */
static bool read_event(Scenario *s, const Data *value, Event *event) {
  static const char *const KNOWN[] = {"refused", NULL};
  char word[WORD_TEXT];
  *event = (Event){.seat = -1};
  if (!one_with_keys(s, "bids", value, KNOWN)) return false;
  event->text = value->type == DATA_TABLE ? data_item_text(value, 1) : NULL;
  if (value->type == DATA_TEXT) event->text = value->text;
  event->refused = data_text(value, "refused");
  if (!event->text) return scenario_mistake(s, SAY(SCENARIO_EVENT));
  if (scenario_words(event->text, &word, 1) != 1)
    return scenario_mistake(s, SAY(SCENARIO_EVENT_EMPTY));
  event->seat = scenario_seat(s, word);
  const char *rest = strstr(event->text, word) + strlen(word);
  rest += strspn(rest, " ");
  event->yields = strcmp(rest, "yields") == 0;
  return event->seat >= 0 && (event->yields || scenario_cards(s, rest, &event->cards));
}

/* Reads the events; everybody holds the most that they show in any of them, and the hands that are
** given. Returns how many. */
static int read_events(Scenario *s, Event event[EVENTS_MAX]) {
  int n = 0;
  for (Row row = rows(s, "bids"); next_item(s, &row); n++) {
    if (n == EVENTS_MAX) scenario_mistake(s, SAY(SCENARIO_EVENTS), EVENTS_MAX);
    if (s->failed || !read_event(s, row.value, &event[n])) break;
    question_hold(&s->question, event[n].seat, &event[n].cards);
  }
  CardSet cards;
  for (Row row = rows(s, "hands"); next_seat(s, &row);)
    if (scenario_cards(s, row.text, &cards)) question_hold(&s->question, row.seat, &cards);
  s->question.shown = s->bench->shown;
  s->question.given |= KEY_BIT(BIDS) | KEY_BIT(SEAT) | KEY_BIT(HAND) | KEY_BIT(BID);
  return n;
}

/* May the bid be made after those that were? */
static void run_event(Scenario *s, const Event *event) {
  Question *question = &s->question;
  question->seat = (uint8_t)event->seat;
  question->hand = question->hand_of[event->seat];
  question->cards = event->cards;
  if (!scenario_rule(s, event->text)) return;
  if (event->refused)
    expect_refusal(s, event->text, event->refused, &s->answer.ruling);
  else
    expect_legal(s, event->text, &s->answer.ruling);
  if (!event->refused)
    s->bench->shown[question->shown_n++] = (BySeat){question->seat, event->cards};
}

/* `face_down = "6H 6H"`: what the others do not see of the standing bid. */
static void check_face_down(Scenario *s, bool any) {
  CardSet all = CARDSET_EMPTY, seen = CARDSET_EMPTY;
  char found[SAID_MAX] = "";
  Game view;
  const Game *game = s->answer.game;
  const Bid *standing = any ? bidding_standing(&game->deal.bidding) : NULL;
  if (standing) {
    view_of(game, s->rules, deal_after(&game->deal, standing->seat, 1), &view);
    bid_cards(standing, &all);
    bid_cards(bidding_standing(&view.deal.bidding), &seen);
    cardset_subtract(&all, &all, &seen, PACK_MAX);
  }
  cardset_print(&all, PACK_MAX, STYLE_ASCII, found, sizeof found);
  expect_text_of(s, "face_down", SAY(EXPECT_FACE_DOWN), found);
}

/* Trump and declarer if the bidding ended with the last event. */
static void check_standing(Scenario *s, bool any) {
  const Answer *answer = &s->answer;
  char letter[8];
  any = any && answer->has_trump;
  expect_text_of(s, "declarer", "declarer", seat_text(any ? answer->declarer : -1, letter));
  expect_trump_of(s, "trump_is", any, answer->trump);
  if (scenario_has(s, "face_down")) check_face_down(s, any);
}

/* `may_bid = { A = { "2C", "22C" } }`, from `hands`: these and no others. */
static void check_choices(Scenario *s) {
  for (Row row = rows(s, "may_bid"); next_seat(s, &row);) {
    const Data *hands = scenario_table(s, "hands");
    const char *hand = data_text(hands, row.key);
    s->question.subject = ABOUT_MAY_BID;
    s->question.seat = (uint8_t)row.seat;
    if (!hand || row.value->type != DATA_TABLE)
      scenario_mistake(s, SAY(SCENARIO_MAY_BID));
    else if (scenario_cards(s, hand, &s->question.hand) && scenario_ask(s, row.key))
      expect_list(s, (Row){.what = "may_bid", .table = row.value}, s->answer.plays,
                  s->answer.plays_n, SAY(AMONG_BIDS));
  }
}

void check_bids(Scenario *s) {
  Event event[EVENTS_MAX];
  if (!scenario_has(s, "bids")) return;
  int n = scenario_pose(s, ABOUT_BID, KEY_BIT(LEVELS)) ? read_events(s, event) : 0;
  for (int i = 0; i < n && !s->failed; i++) run_event(s, &event[i]);
  if (!s->failed) check_standing(s, n > 0);
  if (!s->failed) check_choices(s);
}

/* -- misdeals, kitties turned -- */

/* `misdeal = true`, or a refusal: may who drew this hand have the cards thrown in? */
void check_misdeal(Scenario *s) {
  const Data *wanted = scenario_get(s, "misdeal");
  if (!wanted) return;
  if (!scenario_has(s, "hand")) scenario_mistake(s, SAY(SCENARIO_MISDEAL_HAND));
  if (scenario_pose(s, ABOUT_MISDEAL, KEY_BIT(HAND) | KEY_BIT(TRUMP) | KEY_BIT(PICKED_UP)) &&
      scenario_ask(s, SAY(RULED_ON_MISDEAL)))
    expect_ruling(s, SAY(RULED_ON_MISDEAL), wanted, &s->answer.ruling);
}

/* `turned = "QS HJ 5H …"`: nobody declared, this is the kitty as it lies, and the declarer is
** known, or "nobody". */
void check_turned(Scenario *s) {
  Question *question = &s->question;
  if (!scenario_has(s, "turned")) return;
  const char *declarer = scenario_text(s, "declarer");
  bool nobody = declarer && strcmp(declarer, "nobody") == 0;
  uint64_t who = nobody ? 0 : KEY_BIT(DECLARER);
  if (!scenario_pose(s, ABOUT_TURNED, KEY_BIT(LEVELS) | KEY_BIT(TURNED) | who)) return;
  if (nobody) question->declarer = SEAT_NONE;
  question->given |= KEY_BIT(DECLARER);
  if (!scenario_ask(s, SAY(RULED_ON_KITTY))) return;
  const Game *game = s->answer.game;
  if (!scenario_has(s, "trump_is")) expect_text(s, "trump", NULL, "", "");
  expect_trump_of(s, "trump_is", s->answer.has_trump, s->answer.trump);
  expect_number_of(s, "cards_turned", SAY(EXPECT_TURNED), game->deal.turned);
  scenario_levels_after(s, game, "levels_after");
}

/* -- friends -- */

/* "B AH": cards played by a seat. */
static bool give_played(Scenario *s) {
  Question *question = &s->question;
  question->shown = s->bench->shown;
  for (Row row = rows(s, "played"); next_text(s, &row); question->shown_n++) {
    char words[2][WORD_TEXT];
    BySeat *play = &s->bench->shown[question->shown_n];
    if (question->shown_n == CARD_MAX || scenario_words(row.text, words, 2) != 2)
      return scenario_mistake(s, SAY(SCENARIO_PLAYED));
    int seat = scenario_seat(s, words[0]);
    if (seat < 0 || !scenario_cards(s, words[1], &play->cards)) return false;
    play->seat = (uint8_t)seat;
  }
  return !s->failed;
}

/* The team after the cards played, or as it is found by what hands hold. */
static void check_played(Scenario *s) {
  Question *question = &s->question;
  bool called = scenario_has(s, "calls") || scenario_has(s, "declared");
  if (scenario_has(s, "phase") || scenario_has(s, "steps") || scenario_has(s, "call")) return;
  if (scenario_has(s, "offender")) return; /* the hands are those that were not played */
  if (!scenario_has(s, "played") && (!called || !scenario_has(s, "hands"))) return;
  uint64_t keys = KEY_BIT(DECLARER) | KEY_BIT(TRUMP) | KEY_BIT(CALLS) | KEY_BIT(HANDS);
  if (!scenario_pose(s, ABOUT_FRIENDS, keys | KEY_BIT(DECLARED)) || !give_played(s)) return;
  question->given |= KEY_BIT(DECLARER) | KEY_BIT(HANDS);
  if (!scenario_ask(s, SAY(RULED_ON_CALLS))) return;
  uint16_t team = 0;
  for (int i = 0; i < s->answer.team_n; i++) team |= (uint16_t)(1u << s->answer.team[i]);
  expect_team(s, scenario_text(s, "team"), team, question->declarer);
}

/* May this card be called after `calls`, out of `hand`? */
static bool ask_call(Scenario *s, Card card, uint8_t ordinal, const char *what) {
  if (!scenario_pose(s, ABOUT_CALL, KEY_BIT(TRUMP) | KEY_BIT(CALLS) | KEY_BIT(HAND))) return false;
  s->question.card = card;
  s->question.ordinal = ordinal;
  s->question.given |= KEY_BIT(HAND) | KEY_BIT(CARD) | KEY_BIT(ORDINAL);
  return scenario_rule(s, what);
}

/* `callable = { AH = true, AS = "callable" }`. */
static void check_callable(Scenario *s) {
  for (Row row = rows(s, "callable"); next_card(s, &row);)
    if (ask_call(s, row.card, 1, row.key)) expect_ruling(s, row.key, row.value, &s->answer.ruling);
}

/* `call = "3C#1", illegal = "callable"`, or `legal = true`. */
static void check_call(Scenario *s) {
  char error[256];
  Call call;
  const char *text = scenario_has(s, "call") ? scenario_text(s, "call") : NULL;
  if (!text) return;
  if (!call_parse(text, &call, error, sizeof error))
    scenario_mistake(s, error);
  else if (ask_call(s, call.card, call.ordinal, text))
    expect_verdict(s, text, &s->answer.ruling, false);
}

void check_team(Scenario *s) {
  check_played(s);
  check_callable(s);
  check_call(s);
}
