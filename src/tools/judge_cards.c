/* judge_cards.c - questions about cards: order, shape, lead, follow, follows, winner. */
#include <stdio.h>
#include <stdlib.h>

#include "core/legal.h"
#include "core/throw.h"
#include "core/trick.h"
#include "tools/judge_impl.h"

/* ---- order ---- */

/* `[["HJ"],["LJ"],…]`: tiers high to low, in each spades, hearts, diamonds, clubs. */
static void answer_tiers(Question *question, uint64_t suit) {
  const Order *order = question->order;
  Answer *answer = question->answer;
  int last = -1;
  while (suit) {
    int place = bit_highest(suit), tier = order->tier_at[place];
    char name[CARD_TEXT];
    suit &= ~bit(place);
    answer_raw(answer, last < 0 ? "[[" : tier == last ? "," : "],[");
    answer_string(answer, card_print(order->kind_at[place], STYLE_ASCII, name));
    last = tier;
  }
  answer_raw(answer, "]]");
}

bool ask_order(Question *question) {
  static const Suit SUITS[] = {TRUMPS, SPADES, HEARTS, DIAMONDS, CLUBS};
  if (!question_trump(question)) return false;
  Answer *answer = question->answer;
  CardSet deck = CARDSET_EMPTY;
  order_cross(question->order, &question->table->deck, &deck);
  bool first = true;
  answer_name(answer, "suits");
  answer_raw(answer, "{");
  for (int i = 0; i < ESUIT_NB; i++) {
    uint64_t suit = question->order->suit[SUITS[i]] & deck.plane[0];
    if (!suit) continue;
    answer_raw(answer, first ? "\"" : ",\"");
    answer_raw(answer, suit_name(SUITS[i], STYLE_ASCII));
    answer_raw(answer, "\":");
    answer_tiers(question, suit);
    first = false;
  }
  answer_raw(answer, "}");
  return true;
}

/* ---- shapes ---- */

static bool read_shape(Question *question, const CardSet *places, const char *name, Shape *shape) {
  shape->n = 0;
  shape->suit = SUIT_NONE;
  if (cardset_is_empty(places)) return true;
  shape_of(question->order, question->rules, places, shape);
  if (shape->n > 0 || shape->suit == SUIT_NONE) return true;
  return question_fail(question, "range", "\"%s\" is of more than %d units", name, UNIT_MAX);
}

/* "as": how the lead is divided, if that is said. */
static bool read_grouping(Question *question, Grouped *grouping) {
  const cJSON *value = question_get(question, "as");
  const char *text;
  char error[160];
  memset(grouping, 0, sizeof *grouping);
  if (!value) return true;
  if (!value_text(question, value, "as", &text)) return false;
  return grouping_parse(text, grouping, error, sizeof error) ||
         question_fail(question, "range", "%s", error);
}

/* The shape of a lead that lies on the table. */
static bool read_lead(Question *question, const CardSet *lead, const char *name, Shape *shape,
                      Grouped *grouping) {
  if (cardset_is_empty(lead)) return question_fail(question, "range", "\"%s\" has no card", name);
  if (!read_shape(question, lead, name, shape) || !read_grouping(question, grouping)) return false;
  if (!lead_divide(question->order, question->rules, lead, grouping, shape))
    return question_fail(question, "range", "\"as\": the lead may not be divided so");
  if (shape->n > 0) return true;
  return question_fail(question, "range", "\"%s\" is of several suits: that is no lead", name);
}

static void answer_units(Question *question, const Shape *shape) {
  Answer *answer = question->answer;
  answer_name(answer, "units");
  answer_raw(answer, "[");
  for (int i = 0; i < shape->n; i++) {
    const Unit *unit = &shape->unit[i];
    char head[64];
    CardSet cards;
    snprintf(head, sizeof head, "%s{\"size\":%d,\"length\":%d,\"cards\":", i ? "," : "", unit->size,
             unit->length);
    answer_raw(answer, head);
    unit_set(unit, &cards, question->order->planes);
    answer_places_value(question, &cards);
    answer_raw(answer, "}");
  }
  answer_raw(answer, "]");
}

bool ask_shape(Question *question) {
  CardSet cards;
  Shape shape;
  if (!question_trump(question) || !question_places(question, "cards", &cards) ||
      !read_shape(question, &cards, "cards", &shape))
    return false;
  if (shape.suit == SUIT_NONE)
    answer_null(question->answer, "suit");
  else
    answer_text(question->answer, "suit", suit_name(shape.suit, STYLE_ASCII));
  answer_units(question, &shape);
  return true;
}

/* ---- lead ---- */

/* What is asked about a lead: the cards in kind space and in order space. */
typedef struct Lead {
  CardSet hand, play, places, others[SEAT_MAX];
  int others_n;
  Grouped grouping;
  Shape shape;
  Game *game;
} Lead;

static bool read_others(Question *question, Lead *lead) {
  const cJSON *list = question_get(question, "others"), *item;
  lead->others_n = 0;
  if (!list) return true;
  if (value_list(question, list, "others", SEAT_MAX - 1) < 0) return false;
  cJSON_ArrayForEach(item, list) {
    CardSet kinds;
    if (!value_cards(question, item, "others", &kinds)) return false;
    lead->others[lead->others_n] = CARDSET_EMPTY;
    order_cross(question->order, &kinds, &lead->others[lead->others_n++]);
  }
  return true;
}

static const char *kind_word(const Shape *shape) {
  if (shape->n > 1) return "throw";
  if (shape->unit[0].length > 1) return "tractor";
  return shape->unit[0].size > 1 ? "set" : "single";
}

/* One entry of throw.penalty, left out where it is nothing. */
static void answer_entry(Answer *answer, const char *name, int number, const char *word) {
  char text[64];
  if (number == 0) return;
  bool first = answer->text[answer->n - 1] == '{';
  if (word)
    snprintf(text, sizeof text, "%s\"%s\":\"%s\"", first ? "" : ",", name, word);
  else
    snprintf(text, sizeof text, "%s\"%s\":%d", first ? "" : ",", name, number);
  answer_raw(answer, text);
}

static const char *penalty_side_word(uint8_t side) {
  return side == PENALTY_LEADERS_SIDE ? "leader's side" : "other side";
}

/* throw.penalty as its file writes it, when the deal ends by the throw or levels move. */
static void answer_effect(Question *question, const ThrowResult *result) {
  bool asked = rules_hooked(question->rules, HOOK_THROW_PENALTY);
  const Penalty *penalty = asked ? &result->effects.penalty : &question->rules->throw.penalty;
  Answer *answer = question->answer;
  bool levels = penalty->levels_leaders || penalty->levels_others;
  answer_name(answer, "effect");
  if (!result->play_ends && !levels) {
    answer_raw(answer, "null");
    return;
  }
  answer_raw(answer, "{");
  answer_entry(answer, "points", penalty->points, NULL);
  answer_entry(answer, "per_card", penalty->per_card, NULL);
  answer_entry(answer, "unplayed", penalty->unplayed, penalty_side_word(penalty->unplayed));
  answer_entry(answer, "loses", penalty->loses, penalty_side_word(penalty->loses));
  if (levels) {
    answer_raw(answer, answer->text[answer->n - 1] == '{' ? "\"levels\":{" : ",\"levels\":{");
    answer_entry(answer, "leader's side", penalty->levels_leaders, NULL);
    answer_entry(answer, "other side", penalty->levels_others, NULL);
    answer_raw(answer, "}");
  }
  answer_raw(answer, "}");
}

static bool answer_throw(Question *question, Lead *lead) {
  bool may_stop[SEAT_MAX];
  Ruling why = ruling_make(LEGAL);
  ThrowResult result;
  Answer *answer = question->answer;
  if (lead->game->deal.players <= lead->others_n)
    lead->game->deal.players = (uint8_t)(lead->others_n + 1);
  if (!throw_may_stop(lead->game, question->rules, &lead->play, may_stop, &why))
    return question_rule_failed(question, &why);
  ThrowCase throw = {question->order,
                     question->rules,
                     &lead->shape,
                     &lead->places,
                     lead->others,
                     lead->others_n,
                     may_stop,
                     lead->game,
                     0,
                     lead->game->deal.players};
  if (!throw_judge(&throw, &result, &why)) return question_rule_failed(question, &why);
  answer_bool(answer, "stands", result.stands);
  if (result.stands) return true;
  answer_places(question, "forced", &result.forced);
  answer_number(answer, "withdrawn", result.withdrawn_n);
  answer_number(answer, "objector", result.objector);
  answer_number(answer, "penalty", result.penalty);
  answer_effect(question, &result);
  return true;
}

/* Is it legal, by the mechanics and by lead.refuse? */
static void rule_on_lead(Question *question, Lead *lead, Ruling *ruling) {
  lead_explain(question->order, question->rules, &lead->places, &lead->grouping, lead->game, 0,
               ruling);
  if (ruling->refusal != LEGAL) return;
  HookCall call = {.hook = HOOK_LEAD_REFUSE,
                   .game = lead->game,
                   .order = question->order,
                   .card = CARD_NONE,
                   .other_card = CARD_NONE,
                   .trump = question->order->trump,
                   .cards = &lead->play,
                   .grouping = &lead->grouping,
                   .hand = &lead->hand};
  ruling_ask(question->rules, &call, ruling);
}

bool ask_lead(Question *question) {
  Lead lead;
  Ruling ruling;
  if (!question_trump(question) || !question_held(question, "play", &lead.hand, &lead.play) ||
      !read_others(question, &lead))
    return false;
  lead.places = CARDSET_EMPTY;
  order_cross(question->order, &lead.play, &lead.places);
  if (!read_shape(question, &lead.places, "play", &lead.shape) ||
      !read_grouping(question, &lead.grouping))
    return false;
  if (!lead_divide(question->order, question->rules, &lead.places, &lead.grouping, &lead.shape))
    lead.shape.n = 0;
  lead.game = question_game(question);
  lead.game->deal.grouping = lead.grouping;
  lead.game->deal.hand[0] = lead.hand;
  lead.game->deal.hand_n[0] = (uint8_t)cardset_size(&lead.hand, PACK_MAX);
  rule_on_lead(question, &lead, &ruling);
  if (ruling.refusal == REFUSED_RULE_FAILED) return question_rule_failed(question, &ruling);
  answer_ruling(question, &ruling);
  if (lead.shape.n == 0) return true;
  answer_text(question->answer, "kind", kind_word(&lead.shape));
  answer_units(question, &lead.shape);
  return ruling.refusal != LEGAL || answer_throw(question, &lead);
}

/* ---- follow ---- */

/* A follow to be ruled on. The game is there only for rules with functions. */
typedef struct Following {
  CardSet lead, hand; /* kind space */
  Grouped grouping;
  Follow follow;
  Game *game;
} Following;

static bool hooked(const Question *question) {
  const Rules *rules = question->rules;
  return rules_hooked(rules, HOOK_FOLLOW_REFUSE) || rules_hooked(rules, HOOK_FOLLOW_OWES) ||
         rules_hooked(rules, HOOK_FOLLOW_SMALLER) || rules_hooked(rules, HOOK_FOLLOW_PROTECT);
}

/* The trick with the lead of seat 0 on the table, seat 1 to follow. */
static void set_table(Question *question, Following *following) {
  Game *game = question_game(question);
  Deal *deal = &game->deal;
  int n = cardset_list(&following->lead, deal->log, PACK_MAX);
  deal->log_n = (uint16_t)n;
  deal->play[0] = (Play){0, (uint8_t)n};
  deal->plays = deal->turn = 1;
  deal->grouping = following->grouping;
  deal->hand[1] = following->hand;
  deal->hand_n[1] = (uint8_t)cardset_size(&following->hand, PACK_MAX);
  following->game = game;
}

static bool begin_follow(Question *question, Following *following) {
  CardSet lead = CARDSET_EMPTY, hand = CARDSET_EMPTY;
  Shape shape;
  order_cross(question->order, &following->lead, &lead);
  order_cross(question->order, &following->hand, &hand);
  if (!read_lead(question, &lead, "lead", &shape, &following->grouping)) return false;
  following->game = NULL;
  if (!hooked(question)) {
    follow_prepare(&following->follow, question->order, question->rules, &shape, &hand);
    return true;
  }
  Ruling why;
  set_table(question, following);
  if (!follow_ask(&following->follow, question->order, question->rules, &shape, &hand,
                  following->game, 1, &why))
    return question_rule_failed(question, &why);
  return true;
}

enum { PLACE_TEXT = 128 };

/* Asks follow.refuse about a play (kind space) that the mechanics allow. */
static Refusal ask_refuse(const Question *question, const Following *following,
                          const CardSet *cards, Ruling *why, char place[PLACE_TEXT]) {
  if (!rules_hooked(question->rules, HOOK_FOLLOW_REFUSE)) return LEGAL;
  HookCall call = {.hook = HOOK_FOLLOW_REFUSE,
                   .game = following->game,
                   .order = question->order,
                   .seat = 1,
                   .card = CARD_NONE,
                   .other_card = CARD_NONE,
                   .trump = question->order->trump,
                   .cards = cards,
                   .lead = &following->lead,
                   .hand = &following->hand};
  Refusal refusal = ruling_ask(question->rules, &call, why);
  if (place) snprintf(place, PLACE_TEXT, "%s", call.place);
  return refusal;
}

/* A function that leaves nothing to play has failed. */
static bool nothing_left(Question *question, const char *place) {
  char sentence[256];
  Ruling why;
  ruling_refuse(&why, REFUSED_RULE_FAILED, SAY(NOTHING_LEFT), "follow.refuse", place);
  ruling_text(&why, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  return question_fail(question, "rule-failed", "%s", sentence);
}

enum { ASKED_MAX = 4096, LIMIT = 100, LIMIT_MAX = 100000 };

/* Lists plays that follow.refuse lets pass: at most `max`, of the first ASKED_MAX; -1: failed. */
static int list_unrefused(Question *question, const Following *following, CardSet plays[], int max,
                          bool *more, int *passed, char place[PLACE_TEXT]) {
  Ruling why = ruling_make(LEGAL);
  int n = 0, kept = 0;
  *passed = 0;
  place[0] = '\0';
  CardSet *all = malloc(ASKED_MAX * sizeof *all);
  if (all)
    n = legal_list(&following->follow, all, ASKED_MAX, more);
  else
    question_fail(question, "range", "there is no memory for so many plays");
  for (int i = 0; i < n; i++) {
    CardSet kinds = CARDSET_EMPTY;
    order_back(question->order, &all[i], &kinds);
    Refusal refusal = ask_refuse(question, following, &kinds, &why, place);
    if (refusal == REFUSED_RULE_FAILED) {
      question_rule_failed(question, &why);
      break;
    }
    if (refusal != LEGAL) continue;
    ++*passed;
    if (kept < max) plays[kept++] = all[i];
  }
  free(all);
  return question->code ? -1 : kept;
}

/* What would be legal instead of a play that a function refuses. */
static bool find_example(Question *question, const Following *following, Ruling *ruling) {
  CardSet play;
  bool more = false;
  int passed;
  char place[PLACE_TEXT];
  int n = list_unrefused(question, following, &play, 1, &more, &passed, place);
  if (n > 0) order_back(question->order, &play, &ruling->example);
  if (n == 0 && !more) return nothing_left(question, place);
  return n >= 0;
}

static bool answer_refused(Question *question, const Following *following, Ruling *ruling) {
  bool short_hand =
      cardset_size(&following->follow.hand, question->order->planes) < following->follow.cards;
  if (ruling->refusal == REFUSED_RULE && !find_example(question, following, ruling)) return false;
  if (short_hand) ruling->example = CARDSET_EMPTY;
  answer_ruling(question, ruling);
  answer_text(question->answer, "rule", ruling->field);
  answer_kinds(question, "owed", &ruling->owed);
  if (cardset_is_empty(&ruling->example))
    answer_null(question->answer, "example");
  else
    answer_kinds(question, "example", &ruling->example);
  return true;
}

bool ask_follow(Question *question) {
  Following following;
  CardSet cards, play = CARDSET_EMPTY;
  Ruling ruling;
  if (!question_trump(question) || !question_cards(question, "lead", &following.lead) ||
      !question_held(question, "play", &following.hand, &cards) ||
      !begin_follow(question, &following))
    return false;
  order_cross(question->order, &cards, &play);
  Refusal refusal = follow_check(&following.follow, &play);
  if (refusal != LEGAL)
    follow_explain(&following.follow, &play, &ruling);
  else
    refusal = ask_refuse(question, &following, &cards, &ruling, NULL);
  if (refusal == REFUSED_RULE_FAILED) return question_rule_failed(question, &ruling);
  if (refusal != LEGAL) return answer_refused(question, &following, &ruling);
  answer_bool(question->answer, "legal", true);
  return true;
}

/* ---- follows ---- */

static void answer_count(Question *question, uint64_t count, bool exact) {
  char text[24];
  snprintf(text, sizeof text, "%llu", (unsigned long long)count);
  if (exact) {
    answer_text(question->answer, "count", text);
    return;
  }
  answer_null(question->answer, "count");
  answer_text(question->answer, "at_least", text);
}

static void answer_plays(Question *question, const CardSet plays[], int n) {
  answer_name(question->answer, "plays");
  answer_raw(question->answer, "[");
  for (int i = 0; i < n; i++) {
    if (i) answer_raw(question->answer, ",");
    answer_places_value(question, &plays[i]);
  }
  answer_raw(question->answer, "]");
}

static bool answer_follows(Question *question, const Following *following, CardSet plays[],
                           int limit) {
  bool more = false;
  if (rules_hooked(question->rules, HOOK_FOLLOW_REFUSE)) {
    char place[PLACE_TEXT];
    int passed, n = list_unrefused(question, following, plays, limit, &more, &passed, place);
    if (n < 0) return false;
    answer_count(question, (uint64_t)passed, !more);
    answer_plays(question, plays, n);
    return true;
  }
  LegalCount count = legal_count(&following->follow);
  int n = legal_list(&following->follow, plays, limit, &more);
  answer_count(question, count.count, count.exact && count.count != UINT64_MAX);
  answer_plays(question, plays, n);
  return true;
}

bool ask_follows(Question *question) {
  Following following;
  int limit = LIMIT;
  const cJSON *value = question_get(question, "limit");
  if (!question_trump(question) || !question_cards(question, "lead", &following.lead) ||
      !question_cards(question, "hand", &following.hand) ||
      (value && !value_number(question, value, "limit", 0, LIMIT_MAX, &limit)) ||
      !begin_follow(question, &following))
    return false;
  CardSet *plays = malloc((size_t)(limit + 1) * sizeof *plays);
  if (!plays) return question_fail(question, "range", "there is no memory for so many plays");
  bool answered = answer_follows(question, &following, plays, limit);
  free(plays);
  return answered;
}

/* ---- winner ---- */

static bool read_play(Question *question, const cJSON *value, Trick *trick) {
  int planes = question->order->planes;
  CardSet *kinds = &trick->kinds[trick->n], *places = &trick->places[trick->n];
  if (!value_cards(question, value, "plays", kinds)) return false;
  *places = CARDSET_EMPTY;
  order_cross(question->order, kinds, places);
  int size = cardset_size(kinds, planes);
  if (trick->n == 0) trick->size = size;
  if (size != trick->size)
    return question_fail(question, "range", "\"plays\" must all have as many cards as the first");
  for (int place = -1, copy = 0; cardset_next(kinds, &place, &copy, planes);)
    trick->points += question->points[place];
  trick->n++;
  return true;
}

bool read_trick(Question *question, const cJSON *list, int least, Trick *trick) {
  const cJSON *item;
  int n = value_list(question, list, "plays", SEAT_MAX);
  if (n < 0) return false;
  trick->n = trick->size = trick->points = 0;
  trick->places[0] = CARDSET_EMPTY;
  if (n < least) return question_fail(question, "range", "\"plays\" are %d or more", least);
  cJSON_ArrayForEach(item, list) if (!read_play(question, item, trick)) return false;
  if (n * trick->size > CARD_MAX)
    return question_fail(question, "range", "\"plays\" are more cards than there can be");
  return read_lead(question, &trick->places[0], "plays", &trick->lead, &trick->grouping);
}

/* Play by play, where win.beats is a function. */
static bool ask_beats(Question *question, const Trick *trick, int *winner) {
  Game *game = question_game(question);
  Deal *deal = &game->deal;
  Ruling why = ruling_make(LEGAL);
  deal->grouping = trick->grouping;
  if (trick->n > deal->players) deal->players = (uint8_t)trick->n;
  for (int i = 0; i < trick->n; i++) {
    cardset_list(&trick->kinds[i], deal->log + deal->log_n, PACK_MAX);
    deal->play[deal->plays++] = (Play){deal->log_n, (uint8_t)trick->size};
    deal->log_n = (uint16_t)(deal->log_n + trick->size);
    if (!trick_find_best(game, question->rules, &why)) return question_rule_failed(question, &why);
  }
  *winner = deal->best;
  return true;
}

bool trick_decide(Question *question, const Trick *trick, int *winner) {
  if (rules_hooked(question->rules, HOOK_WIN_BEATS)) return ask_beats(question, trick, winner);
  Ruling why = ruling_make(LEGAL);
  return trick_find_winner(question->order, question->rules, &trick->lead, trick->places, trick->n,
                           winner, &why) ||
         question_rule_failed(question, &why);
}

bool ask_winner(Question *question) {
  Trick trick;
  int winner = 0;
  if (!question_trump(question)) return false;
  const cJSON *list = question_need(question, "plays");
  if (!list || !read_trick(question, list, 2, &trick) || !trick_decide(question, &trick, &winner))
    return false;
  answer_number(question->answer, "winner", winner);
  answer_number(question->answer, "points", trick.points);
  return true;
}
