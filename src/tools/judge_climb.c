/* judge_climb.c - the questions that make sense in a climbing game: order, shape, lead, follow,
** follows, winner. There is no trump; suits are ignored, but plays are named by their cards. */
#include <stdio.h>

#include "core/climb.h"
#include "tools/judge_impl.h"

static bool begin(Question *question) {
  return table_order(question, (Trump){RANK_NONE, SUIT_NONE});
}

/* The kinds of a place that are among `kinds`. */
static uint64_t kinds_at(const Order *order, uint64_t kinds, int place) {
  uint64_t here = 0;
  while (kinds) {
    int card = bit_pop(&kinds);
    if (order->place_of[card] == place) here |= bit(card);
  }
  return here;
}

/* Low to high. */
static void answer_cards(Question *question, const CardSet *kinds) {
  Answer *answer = question->answer;
  bool first = true;
  answer_raw(answer, "\"");
  for (int place = 0; place < question->order->tier_nb; place++)
    for (uint64_t here = kinds_at(question->order, kinds->plane[0], place); here;) {
      char name[CARD_TEXT];
      int card = bit_pop(&here);
      for (int n = cardset_count(kinds, card, PACK_MAX); n > 0; n--) {
        if (!first) answer_raw(answer, " ");
        answer_raw(answer, card_print((Card)card, STYLE_ASCII, name));
        first = false;
      }
    }
  answer_raw(answer, "\"");
}

/* ---- order, shape ---- */

bool climb_ask_order(Question *question) {
  if (!begin(question)) return false;
  const Order *order = question->order;
  Answer *answer = question->answer;
  answer_name(answer, "suits");
  for (int place = order->tier_nb - 1; place >= 0; place--) {
    answer_raw(answer, place == order->tier_nb - 1 ? "{\"T\":[" : ",");
    uint64_t here = kinds_at(order, question->table->deck.plane[0], place);
    for (bool first = true; here; first = false) {
      char name[CARD_TEXT];
      int card = bit_highest(here);
      here &= ~bit(card);
      answer_raw(answer, first ? "[" : ",");
      answer_string(answer, card_print((Card)card, STYLE_ASCII, name));
    }
    answer_raw(answer, "]");
  }
  answer_raw(answer, "]}");
  return true;
}

/* The units of the cards, and by which form they can be led. */
static bool answer_shape(Question *question, const CardSet *cards) {
  const Order *order = question->order;
  Answer *answer = question->answer;
  CardSet places = CARDSET_EMPTY, left = *cards, kinds, unit;
  Shape shape = {.n = 0};
  ClimbPlay play;
  order_cross(order, cards, &places);
  if (!cardset_is_empty(cards)) shape_of(order, question->rules, &places, &shape);
  bool form = climb_check(order, question->rules, cards, NULL, &play) == LEGAL;
  if (form)
    answer_text(answer, "form", question->rules->lead.forms[play.form].name);
  else
    answer_null(answer, "form");
  answer_name(answer, "units");
  answer_raw(answer, "[");
  for (int i = 0; i < shape.n; i++) {
    char head[64];
    snprintf(head, sizeof head, "%s{\"size\":%d,\"length\":%d,\"cards\":", i ? "," : "",
             shape.unit[i].size, shape.unit[i].length);
    answer_raw(answer, head);
    unit_set(&shape.unit[i], &unit, order->planes);
    order_take(order, &unit, &left, &kinds);
    cardset_subtract(&left, &left, &kinds, PACK_MAX);
    answer_cards(question, &kinds);
    answer_raw(answer, "}");
  }
  answer_raw(answer, "]");
  return true;
}

bool climb_ask_shape(Question *question) {
  CardSet cards;
  if (!begin(question) || !question_cards(question, "cards", &cards)) return false;
  if (cardset_is_empty(&cards))
    answer_null(question->answer, "suit");
  else
    answer_text(question->answer, "suit", suit_name(TRUMPS, STYLE_ASCII));
  return answer_shape(question, &cards);
}

/* ---- lead, follow ---- */

bool climb_ask_lead(Question *question) {
  CardSet hand, cards;
  Ruling ruling;
  if (!begin(question) || !question_held(question, "play", &hand, &cards)) return false;
  climb_explain(question->order, question->rules, &cards, &hand, NULL, &ruling);
  answer_ruling(question, &ruling);
  if (ruling.refusal != LEGAL) return true;
  ClimbPlay play;
  climb_check(question->order, question->rules, &cards, NULL, &play);
  bool one = play.climb.size == 1 && play.climb.length == 1;
  answer_text(question->answer, "kind", play.climb.length > 1 ? "tractor" : one ? "single" : "set");
  answer_shape(question, &cards);
  answer_bool(question->answer, "stands", true);
  return true;
}

/* What lies on top: the field `lead`, read as a lead. */
static bool read_top(Question *question, Climb *top) {
  CardSet cards;
  ClimbPlay play;
  if (!question_cards(question, "lead", &cards)) return false;
  if (climb_check(question->order, question->rules, &cards, NULL, &play) != LEGAL)
    return question_fail(question, "range", "\"lead\" is of no form that can be led");
  *top = play.climb;
  return true;
}

bool climb_ask_follow(Question *question) {
  CardSet hand, cards;
  Climb top;
  Ruling ruling;
  Answer *answer = question->answer;
  if (!begin(question) || !read_top(question, &top) ||
      !question_held(question, "play", &hand, &cards))
    return false;
  climb_explain(question->order, question->rules, &cards, &hand, &top, &ruling);
  answer_ruling(question, &ruling);
  if (ruling.refusal == LEGAL) return true;
  answer_text(answer, "rule", ruling.field);
  answer_text(answer, "owed", "");
  answer_name(answer, "example");
  if (cardset_is_empty(&ruling.example))
    answer_raw(answer, "null");
  else
    answer_cards(question, &ruling.example);
  return true;
}

/* ---- follows ---- */

/* All plays, told apart by their cards: each set of ranks is visited once for every form, and then
** once for every choice of suits. */
typedef struct Choosing {
  Question *question;
  CardSet hand, chosen;
  CardSet seen[512]; /* sets of ranks, so that two forms of the same cards are not two plays */
  int seen_n, limit, n;
} Choosing;

/* Chooses `left` cards of the kinds `here` (of one place), then those of the places after it. */
static void choose(Choosing *choosing, const CardSet *places, int place, uint64_t here, int left) {
  const Order *order = choosing->question->order;
  if (left == 0) {
    do place++;
    while (place < order->tier_nb && !(places->plane[0] >> place & 1));
    if (place >= order->tier_nb) {
      if (choosing->n++ >= choosing->limit) return;
      if (choosing->n > 1) answer_raw(choosing->question->answer, ",");
      answer_cards(choosing->question, &choosing->chosen);
      return;
    }
    here = kinds_at(order, choosing->hand.plane[0], place);
    left = cardset_count(places, place, order->planes);
  }
  if (here == 0) return;
  int card = bit_pop(&here), held = cardset_count(&choosing->hand, card, PACK_MAX);
  CardSet before = choosing->chosen;
  for (int n = 0; n <= held && n <= left; n++) {
    if (n > 0) cardset_put(&choosing->chosen, card, PACK_MAX);
    /* none left of this place: `left` 0 goes on to the next one */
    choose(choosing, places, place, here, left - n);
  }
  choosing->chosen = before;
}

static bool choose_suits(void *data, const ClimbPlay *play) {
  Choosing *choosing = data;
  for (int i = 0; i < choosing->seen_n; i++)
    if (cardset_equal(&choosing->seen[i], &play->places, PACK_MAX)) return true;
  if (choosing->seen_n == (int)(sizeof choosing->seen / sizeof *choosing->seen)) return false;
  choosing->seen[choosing->seen_n++] = play->places;
  choosing->chosen = CARDSET_EMPTY;
  choose(choosing, &play->places, -1, 0, 0);
  return true;
}

bool climb_ask_follows(Question *question) {
  Choosing choosing = {.question = question, .limit = 100};
  Climb top;
  char count[24];
  const cJSON *limit = question_get(question, "limit");
  if (!begin(question) || !read_top(question, &top) ||
      !question_cards(question, "hand", &choosing.hand) ||
      (limit && !value_number(question, limit, "limit", 0, 100000, &choosing.limit)))
    return false;
  answer_name(question->answer, "plays");
  answer_raw(question->answer, "[");
  climb_each(question->order, question->rules, &choosing.hand, &top, false, choose_suits,
             &choosing);
  answer_raw(question->answer, "]");
  snprintf(count, sizeof count, "%d", choosing.n);
  answer_text(question->answer, "count", count);
  return true;
}

/* ---- winner ---- */

/* Each play that follows what is on top lies on top then; passes are empty, and what does not
** follow counts for nothing. */
bool climb_ask_winner(Question *question) {
  int winner = 0, points = 0, i = 0;
  ClimbPlay top, play;
  const cJSON *item;
  if (!begin(question)) return false;
  const cJSON *list = question_need(question, "plays");
  int n = list ? value_list(question, list, "plays", CARD_MAX) : -1;
  if (n < 0) return false;
  if (n < 2) return question_fail(question, "range", "\"plays\" are two or more");
  cJSON_ArrayForEach(item, list) {
    CardSet cards;
    if (!value_cards(question, item, "plays", &cards)) return false;
    for (int card = -1, copy = 0; cardset_next(&cards, &card, &copy, PACK_MAX);)
      points += question->points[card];
    const Climb *on = i ? &top.climb : NULL;
    if (climb_check(question->order, question->rules, &cards, on, &play) == LEGAL) {
      top = play;
      winner = i;
    } else if (i == 0) {
      return question_fail(question, "range",
                           "the first of \"plays\" is of no form that can be led");
    }
    i++;
  }
  answer_number(question->answer, "winner", winner);
  answer_number(question->answer, "points", points);
  return true;
}
