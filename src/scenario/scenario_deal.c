/* scenario_deal.c - what scenarios ask about a deal before its tricks: declaring, misdeals,
** kitties turned, friends. */
#include "scenario/scenario_deal.h"

#include <assert.h>
#include <string.h>

#include "deal/view.h"
#include "notation/notation.h"
#include "scenario/scenario_end.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"
#include "scenario/scenario_read.h"

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
  char word[WORD_TEXT];
  *event = (Event){.seat = -1};
  event->text = value->type == DATA_TABLE ? data_item_text(value, 1) : NULL;
  if (value->type == DATA_TEXT) event->text = value->text;
  event->refused = data_text(value, "refused");
  if (!event->text) return scenario_mistake(s, "an event of the bidding is a text: \"A 4C\"");
  if (scenario_words(event->text, &word, 1) != 1) return scenario_mistake(s, "an empty event");
  event->seat = scenario_seat(s, word);
  const char *rest = strstr(event->text, word) + strlen(word);
  rest += strspn(rest, " ");
  event->yields = strcmp(rest, "yields") == 0;
  return event->seat >= 0 && (event->yields || scenario_cards(s, rest, &event->cards));
}

/* The seat holds these, beside what else it shows. */
static void hold(Scenario *s, int seat, const CardSet *cards) {
  for (int k = 0; k < PACK_MAX; k++) s->question.hand_of[seat].plane[k] |= cards->plane[k];
  s->question.known |= (uint16_t)(1u << seat);
  assert(cardset_has(&s->question.hand_of[seat], cards, PACK_MAX));
}

/* Hands that are given are held, too. */
static void read_hands(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *hands = scenario_table(s, "hands");
  int n = scenario_keys(hands, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    CardSet cards;
    int seat = scenario_seat(s, keys[i]);
    if (seat >= 0 && scenario_cards(s, data_text(hands, keys[i]), &cards)) hold(s, seat, &cards);
  }
}

/* Reads the events; everybody holds the most that they show in any of them. Returns how many. */
static int read_events(Scenario *s, Event event[EVENTS_MAX]) {
  const Data *table = scenario_table(s, "bids");
  Question *question = &s->question;
  int n = 0;
  for (int i = 1; table && i <= table->items && !s->failed; i++) {
    if (n == EVENTS_MAX) scenario_mistake(s, "bids has more than %d events", EVENTS_MAX);
    if (s->failed || !read_event(s, data_item(table, i), &event[n])) break;
    hold(s, event[n].seat, &event[n].cards);
    n++;
  }
  read_hands(s);
  question->shown = s->bench->shown;
  scenario_give(s, ASK_BIDS);
  scenario_give(s, ASK_SEAT);
  scenario_give(s, ASK_HAND);
  scenario_give(s, ASK_BID);
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
  expect_text(s, "face down", scenario_text(s, "face_down"), found, "");
}

/* Trump and declarer if the bidding ended with the last event. */
static void check_standing(Scenario *s, bool any) {
  const Answer *answer = &s->answer;
  char letter[8], found[CARD_TEXT] = "none";
  any = any && answer->has_trump;
  const char *declarer = scenario_text(s, "declarer"), *trump = scenario_text(s, "trump_is");
  if (any) trump_print(answer->trump, STYLE_ASCII, found);
  if (declarer)
    expect_text(s, "declarer", declarer, seat_text(any ? answer->declarer : -1, letter), "");
  if (trump) expect_text(s, "trump", trump, found, "");
  if (scenario_has(s, "face_down")) check_face_down(s, any);
}

/* `may_bid = { A = { "2C", "22C" } }`, from `hands`: these and no others. */
static void check_choices(Scenario *s) {
  const char *keys[LIST_MAX];
  if (!scenario_has(s, "may_bid")) return;
  const Data *table = scenario_table(s, "may_bid"), *hands = scenario_table(s, "hands");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    const Data *list = data_get(table, keys[i]);
    const char *hand = hands ? data_text(hands, keys[i]) : NULL;
    if (seat < 0) return;
    s->question.subject = ABOUT_MAY_BID;
    s->question.seat = (uint8_t)seat;
    if (!hand || list->type != DATA_TABLE)
      scenario_mistake(s, "may_bid is { A = { \"2C\", … } }, and A has a hand");
    else if (scenario_cards(s, hand, &s->question.hand) && scenario_ask(s, keys[i]))
      expect_list(s, list, s->answer.plays, s->answer.plays_n, "declaration");
  }
}

void check_bids(Scenario *s) {
  Event event[EVENTS_MAX];
  if (!scenario_has(s, "bids")) return;
  scenario_begin(s, ABOUT_BID);
  int n = give_levels(s) ? read_events(s, event) : 0;
  for (int i = 0; i < n && !s->failed; i++) run_event(s, &event[i]);
  if (!s->failed) check_standing(s, n > 0);
  if (!s->failed) check_choices(s);
}

/* -- misdeals, kitties turned -- */

/* `misdeal = true`, or a refusal: may who drew this hand have the cards thrown in? */
void check_misdeal(Scenario *s) {
  const Data *wanted = scenario_get(s, "misdeal");
  if (!wanted) return;
  scenario_begin(s, ABOUT_MISDEAL);
  if (!scenario_has(s, "hand")) {
    scenario_mistake(s, "a misdeal is claimed with a hand");
    return;
  }
  if (!give_cards_of(s, ASK_HAND, &s->question.hand) || !give_trump(s)) return;
  s->question.picked_up = scenario_is(s, "picked_up");
  if (scenario_ask(s, "the misdeal")) expect_ruling(s, "the misdeal", wanted, &s->answer.ruling);
}

/* `turned = "QS HJ 5H …"`: nobody declared, this is the kitty as it lies, and the declarer is
** known, or "nobody". */
void check_turned(Scenario *s) {
  char error[256], found[CARD_TEXT] = "none";
  Question *question = &s->question;
  if (!scenario_has(s, "turned")) return;
  const char *text = scenario_text(s, "turned"), *declarer = scenario_text(s, "declarer");
  scenario_begin(s, ABOUT_TURNED);
  if (!text || !give_levels(s)) return;
  question->turned_n = cards_parse(text, question->turned, CARD_MAX, error, sizeof error);
  if (question->turned_n < 0) scenario_mistake(s, "%s", error);
  bool nobody = declarer && strcmp(declarer, "nobody") == 0;
  int seat = nobody ? SEAT_NONE : declarer ? scenario_seat(s, declarer) : 0;
  question->declarer = (uint8_t)seat;
  scenario_give(s, ASK_DECLARER);
  scenario_give(s, ASK_TURNED);
  if (!scenario_ask(s, "the kitty")) return;
  const Game *game = s->answer.game;
  if (s->answer.has_trump) trump_print(s->answer.trump, STYLE_ASCII, found);
  expect_text(s, "trump", scenario_text(s, "trump_is"), found, "");
  if (scenario_has(s, "cards_turned"))
    expect_number(s, "cards turned", scenario_number(s, "cards_turned", 0), game->deal.turned, "");
  scenario_levels_after(s, game, "levels_after");
}

/* -- friends -- */

/* "B AH": cards played by a seat. */
static bool give_played(Scenario *s) {
  const char *text;
  const Data *table = scenario_table(s, "played");
  Question *question = &s->question;
  question->shown = s->bench->shown;
  for (int i = 1; (text = data_item_text(table, i)) != NULL; i++) {
    char words[2][WORD_TEXT];
    BySeat *play = &s->bench->shown[question->shown_n];
    if (question->shown_n == CARD_MAX || scenario_words(text, words, 2) != 2)
      return scenario_mistake(s, "a card played is \"B AH\"");
    int seat = scenario_seat(s, words[0]);
    if (seat < 0 || !scenario_cards(s, words[1], &play->cards)) return false;
    play->seat = (uint8_t)seat;
    question->shown_n++;
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
  scenario_begin(s, ABOUT_FRIENDS);
  int declarer = scenario_has(s, "declarer") ? scenario_seat_of(s, "declarer") : 0;
  if (declarer < 0 || !give_trump(s) || !give_calls(s) || !give_hands(s) || !give_played(s)) return;
  question->declarer = (uint8_t)declarer;
  scenario_give(s, ASK_DECLARER);
  if (!give_cards_of(s, ASK_DECLARED, &question->declared)) return;
  scenario_give(s, ASK_HANDS);
  if (!scenario_ask(s, "the calls")) return;
  char wanted[64], found[64];
  uint16_t team = 0;
  for (int i = 0; i < s->answer.team_n; i++) team |= (uint16_t)(1u << s->answer.team[i]);
  const char *text = scenario_text(s, "team");
  if (!text) return;
  scenario_seats_print(scenario_seats(s, text, NULL), declarer, s->rules->players, wanted,
                       sizeof wanted);
  scenario_seats_print(team, declarer, s->rules->players, found, sizeof found);
  expect_text(s, "team", wanted, found, "");
}

/* May this card be called after `calls`, out of `hand`? */
static bool ask_call(Scenario *s, Card card, uint8_t ordinal, const char *what) {
  scenario_begin(s, ABOUT_CALL);
  if (!give_trump(s) || !give_calls(s) || !give_cards_of(s, ASK_HAND, &s->question.hand))
    return false;
  s->question.card = card;
  s->question.ordinal = ordinal;
  scenario_give(s, ASK_HAND);
  scenario_give(s, ASK_CARD);
  scenario_give(s, ASK_ORDINAL);
  return scenario_rule(s, what);
}

/* `callable = { AH = true, AS = "callable" }`. */
static void check_callable(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, "callable");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    CardSet cards;
    if (!scenario_cards(s, keys[i], &cards) || cardset_is_empty(&cards)) break;
    if (ask_call(s, (Card)bit_lowest(cards.plane[0]), 1, keys[i]))
      expect_ruling(s, keys[i], data_get(table, keys[i]), &s->answer.ruling);
  }
}

/* `call = "3C#1", illegal = "callable"`, or `legal = true`. */
static void check_call(Scenario *s) {
  char error[256];
  Call call;
  const char *text = scenario_has(s, "call") ? scenario_text(s, "call") : NULL;
  if (!text) return;
  if (!call_parse(text, &call, error, sizeof error))
    scenario_mistake(s, "%s", error);
  else if (ask_call(s, call.card, call.ordinal, text))
    expect_verdict(s, text, &s->answer.ruling, false);
}

void check_team(Scenario *s) {
  check_played(s);
  check_callable(s);
  check_call(s);
}
