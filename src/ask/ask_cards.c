/* ask_cards.c - what is asked about cards and plays: order, shape, lead, follow, follows,
** winner. */
#include "ask/ask_about.h"
#include "ask/ask_plays.h"
#include "base/ask_sentences.h"
#include "deal/throw_attempt.h"
#include "deal/trick.h"

/* The order itself is the answer. */
bool about_order(Case *of) { return case_lay(of); }

/* ---- shapes ---- */

/* Cards of several suits have no shape: n is 0, and so is it of no cards. */
static bool find_shape(Case *of, const CardSet *places, const char *name, Shape *shape) {
  shape->n = 0;
  shape->suit = SUIT_NONE;
  if (cardset_is_empty(places)) return true;
  shape_of(of->order, of->rules, places, shape);
  if (shape->n > 0 || shape->suit == SUIT_NONE) return true;
  return CASE_FAIL(of, "range", SAY(ASK_MANY_UNITS), name, UNIT_MAX);
}

bool about_shape(Case *of) {
  CardSet places = CARDSET_EMPTY;
  order_cross(of->order, &of->question->cards, &places);
  return case_lay(of) && find_shape(of, &places, "cards", &of->answer->shape);
}

bool case_led(Case *of, const CardSet *cards, const char *name, Shape *shape) {
  CardSet places = CARDSET_EMPTY;
  if (cardset_is_empty(cards)) return CASE_FAIL(of, "range", SAY(ASK_NO_CARD), name);
  order_cross(of->order, cards, &places);
  if (!find_shape(of, &places, name, shape)) return false;
  if (!lead_divide(of->order, of->rules, &places, &of->question->grouping, shape))
    return CASE_FAIL(of, "range", SAY(ASK_DIVIDED), name);
  if (shape->n > 0) return true;
  if (shape->failed) return CASE_FAIL(of, "rule-failed", SAY(ASK_FORMS_FAILED), name);
  return CASE_FAIL(of, "range", SAY(ASK_SUITS), name);
}

/* ---- lead ---- */

/* The hands of the others. There may be more of them than players, and fewer. */
static void lay_others(Case *of) {
  const Question *question = of->question;
  Deal *deal = &of->game->deal;
  if (question->hands > deal->players) deal->players = (uint8_t)question->hands;
  case_hands(of);
}

bool about_lead(Case *of) {
  const Question *question = of->question;
  Answer *answer = of->answer;
  Action action = {.type = ACTION_PLAY,
                   .seat = question->leader,
                   .cards = question->cards,
                   .grouping = question->grouping};
  CardSet places = CARDSET_EMPTY;
  Shape *shape = &answer->shape;
  answer->is_throw = answer->stands = false;
  if (!case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  if (!case_seat(of, question->leader, "leader")) return false;
  deal_cross(deal, true);
  lay_others(of);
  case_hand(of, question->leader, &question->hand);
  deal->leader = deal->turn = question->leader;
  order_cross(of->order, &question->cards, &places);
  if (!find_shape(of, &places, "play", shape)) return false;
  if (!lead_divide(of->order, of->rules, &places, &question->grouping, shape)) shape->n = 0;
  deal->grouping = question->grouping;
  if (!case_rule(of, &action)) return false;
  answer->is_throw = shape->n > 1;
  answer->stands = shape->n > 0;
  if (answer->ruling.refusal != LEGAL || !answer->is_throw) return true;
  if (!case_answered(
          of, throw_try(of->game, of->rules, shape, &question->cards, &answer->result, of->why)))
    return false;
  answer->stands = answer->result.stands;
  return true;
}

/* ---- follow ---- */

/* The trick with the lead of seat 0 on the table, seat 1 to follow. */
static bool lay_lead(Case *of, Shape *shape) {
  const Question *question = of->question;
  if (!case_led(of, &question->lead, "lead", shape) || !case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  trick_lay(deal, &question->lead);
  CardSet places = CARDSET_EMPTY;
  order_cross(of->order, &question->lead, &places);
  trick_find_best(of->game, of->rules, shape, &places, NULL);
  deal->turn = 1;
  deal->grouping = question->grouping;
  deal_cross(deal, true);
  case_hand(of, 1, &question->hand);
  return true;
}

bool about_follow(Case *of) {
  Shape shape;
  Answer *answer = of->answer;
  Action action = {.type = ACTION_PLAY, .seat = 1, .cards = of->question->cards};
  if (!lay_lead(of, &shape) || !case_rule(of, &action)) return false;
  const Deal *deal = &of->game->deal;
  if (answer->ruling.refusal != LEGAL && deal->hand_n[1] < deal->play[0].n)
    answer->ruling.example = CARDSET_EMPTY; /* with so few cards nothing is a play */
  return true;
}

enum { LIMIT = 100 };

bool about_follows(Case *of) {
  Shape shape;
  Answer *answer = of->answer;
  int limit = is_given(of->question, ASK_LIMIT) ? of->question->limit : LIMIT;
  if (!lay_lead(of, &shape) || !case_room(of, limit)) return false;
  PlayList list = {.plays = of->asker->plays, .max = limit};
  if (!ask_plays(of->game, of->rules, &list)) {
    Action action = {.type = ACTION_PLAY, .seat = 1, .cards = list.failing};
    return case_rule(of, &action) &&
           CASE_FAIL(of, "rule-failed", SAY(ASK_RULE_FAILED), "follow.refuse");
  }
  answer->plays = list.plays;
  answer->plays_n = list.n;
  answer->count = list.count;
  answer->more = list.more;
  return true;
}

/* ---- winner ---- */

bool case_trick(Case *of, int *points) {
  const Question *question = of->question;
  Deal *deal = &of->game->deal;
  int size = cardset_size(&question->trick[0], PACK_MAX);
  CardSet places = CARDSET_EMPTY;
  Shape lead;
  *points = 0;
  if (question->trick_n > deal->players) deal->players = (uint8_t)question->trick_n;
  deal->grouping = question->grouping;
  for (int i = 0; i < question->trick_n; i++) {
    const CardSet *cards = &question->trick[i];
    if (cardset_size(cards, PACK_MAX) != size) return CASE_FAIL(of, "range", SAY(ASK_PLAYS_UNEVEN));
    if (deal->log_n + size > CARD_MAX) return CASE_FAIL(of, "range", SAY(ASK_PLAYS_LARGE));
    trick_lay(deal, cards);
    *points += deal_points_of(deal, cards);
    order_cross(of->order, cards, &places);
    if (i == 1) deal_lead_shape(deal, of->rules, &lead);
    if (!case_answered(of, trick_find_best(of->game, of->rules, &lead, &places, of->why)))
      return false;
  }
  return true;
}

bool about_winner(Case *of) {
  Shape shape;
  const Question *question = of->question;
  if (question->trick_n < 2) return CASE_FAIL(of, "range", SAY(ASK_PLAYS_FEW));
  if (!case_led(of, &question->trick[0], "plays", &shape) || !case_lay(of) ||
      !case_trick(of, &of->answer->points))
    return false;
  of->answer->winner = of->game->deal.best;
  return true;
}
