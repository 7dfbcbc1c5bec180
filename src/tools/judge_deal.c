/* judge_deal.c - questions about the rest of a deal: bid, call, friends, kitty, score, advance. */
#include <stdio.h>
#include <string.h>

#include "core/friends.h"
#include "core/notation.h"
#include "tools/judge_impl.h"

/* ---- bid ---- */

/* `levels` of all seats; `trump_rank` stands for all of them. */
static bool read_levels(Question *question, Game *game) {
  const cJSON *list = question_need(question, "levels"), *item;
  const cJSON *rank = question_get(question, "trump_rank");
  const char *all = NULL, *text;
  int n = list ? value_list(question, list, "levels", SEAT_MAX) : -1, seat = 0;
  if (n < 0 || (rank && !value_text(question, rank, "trump_rank", &all))) return false;
  if (n == 0) return question_fail(question, "range", "\"levels\" names no seat");
  game->deal.players = (uint8_t)n;
  cJSON_ArrayForEach(item, list) {
    if (!value_text(question, item, "levels", &text)) return false;
    if (!deal_level_parse(question->rules, game, seat++, all ? all : text))
      return question_fail(question, "range", "\"%s\" is no level of this game", all ? all : text);
  }
  return true;
}

/* A bid as it comes in a question: all cards that the seat then shows; none: it lets the right to
** answer pass. Who bids while another may answer takes that right to have passed. */
static Refusal try_bid(const Question *question, Game *game, int seat, const CardSet *hand,
                       const CardSet *cards, Ruling *why) {
  Bidding *bidding = &game->deal.bidding;
  const Rules *rules = question->rules;
  bool may_answer = bidding->may_answer == seat;
  CardSet defence;
  Bid bid;
  if (cardset_is_empty(cards) && !may_answer)
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(ANSWER_WHO));
  if (cardset_is_empty(cards) || !may_answer) bidding->may_answer = SEAT_NONE;
  if (cardset_is_empty(cards)) return LEGAL;
  bool defends = may_answer && bid_defence(bidding, seat, &defence) &&
                 cardset_equal(&defence, cards, PACK_MAX);
  game->deal.hand[seat] = *hand;
  game->deal.hand_n[seat] = (uint8_t)cardset_size(hand, PACK_MAX);
  const Bidder bidder = {rules, bidding, hand, game, seat, draw_ranks(game, rules, seat)};
  Refusal refusal = bid_check(&bidder, cards, defends, &bid, why);
  if (refusal == LEGAL) bidding_add(rules, bidding, &bid);
  return refusal;
}

static bool read_seat(Question *question, const cJSON *of, int seats, int *seat) {
  const cJSON *value = cJSON_GetObjectItemCaseSensitive(of, "seat");
  if (!value) return question_fail(question, "missing", "\"seat\" is missing");
  return value_number(question, value, "seat", 0, seats - 1, seat);
}

/* An object with `seat` and `cards`. */
static bool read_by_seat(Question *question, const cJSON *item, const char *list, int seats,
                         int *seat, CardSet *cards) {
  if (!cJSON_IsObject(item))
    return question_fail(question, "type", "\"%s\" is a list of {\"seat\", \"cards\"}", list);
  const cJSON *value = cJSON_GetObjectItemCaseSensitive(item, "cards");
  if (!read_seat(question, item, seats, seat)) return false;
  if (!value) return question_fail(question, "missing", "\"cards\" is missing in \"%s\"", list);
  return value_cards(question, value, list, cards);
}

/* Earlier bids are taken from hands that hold what they show. One that lets pass what is no right
** says nothing. */
static bool read_bids(Question *question, Game *game) {
  const cJSON *list = question_need(question, "bids"), *item;
  int n = list ? value_list(question, list, "bids", BID_MAX - 1) : -1, number = 0;
  if (n < 0) return false;
  cJSON_ArrayForEach(item, list) {
    int seat = 0;
    CardSet cards = CARDSET_EMPTY;
    Ruling why = ruling_make(LEGAL);
    char text[512];
    if (!read_by_seat(question, item, "bids", game->deal.players, &seat, &cards)) return false;
    Refusal refusal = try_bid(question, game, seat, &cards, &cards, &why);
    number++;
    if (refusal == LEGAL || cardset_is_empty(&cards)) continue;
    if (refusal == REFUSED_RULE_FAILED) return question_rule_failed(question, &why);
    return question_fail(question, "range", "bid %d of \"bids\" could not be made: %s", number,
                         ruling_text(&why, PACK_MAX, STYLE_ASCII, text, sizeof text));
  }
  return true;
}

/* Trump and declarer if the bidding ended here. */
static void answer_standing(Question *question, Game *game) {
  char trump[CARD_TEXT];
  if (!bidding_standing(&game->deal.bidding) || !draw_declarer(game, question->rules)) {
    answer_null(question->answer, "trump");
    answer_null(question->answer, "declarer");
    return;
  }
  answer_text(question->answer, "trump", trump_print(game->deal.trump, STYLE_ASCII, trump));
  answer_number(question->answer, "declarer", game->deal.declarer);
}

bool ask_bid(Question *question) {
  Game *game = question_game(question);
  CardSet hand, cards;
  Ruling why = ruling_make(LEGAL);
  int seat = 0;
  game->deal.phase = 0;
  game->deal.picked_up = game->deal.buried = false;
  game->deal.declarer = SEAT_NONE;
  game->deal.team = 0;
  if (!read_levels(question, game) || !read_bids(question, game) ||
      !read_seat(question, question->line, game->deal.players, &seat) ||
      !question_held(question, "bid", &hand, &cards))
    return false;
  Refusal refusal = try_bid(question, game, seat, &hand, &cards, &why);
  if (refusal == REFUSED_RULE_FAILED) return question_rule_failed(question, &why);
  answer_ruling(question, &why);
  answer_standing(question, game);
  return true;
}

/* ---- call ---- */

static bool read_calls(Question *question, Call calls[], int *n) {
  const cJSON *list = question_need(question, "calls"), *item;
  if (!list || value_list(question, list, "calls", CALL_MAX) < 0) return false;
  *n = 0;
  cJSON_ArrayForEach(item,
                     list) if (!value_call(question, item, "calls", &calls[(*n)++])) return false;
  return true;
}

/* A number, or "other". */
static bool read_ordinal(Question *question, uint8_t *ordinal) {
  int number;
  const cJSON *value = question_need(question, "ordinal");
  if (!value) return false;
  *ordinal = ORDINAL_OTHER;
  if (cJSON_IsString(value)) {
    if (strcmp(value->valuestring, "other") == 0) return true;
    return question_fail(question, "range", "\"ordinal\" is a number or \"other\"");
  }
  if (!value_number(question, value, "ordinal", 1, ORDINAL_OTHER - 1, &number)) return false;
  *ordinal = (uint8_t)number;
  return true;
}

static void rule_on_call(const Question *question, const Game *game, const Action *action,
                         Ruling *why) {
  const Rules *rules = question->rules;
  int wanted = rules->friends.teams == TEAMS_CALLED ? rules->friends.count : 0;
  if (action->calls > wanted) {
    ruling_refuse(why, REFUSED_CALLABLE, wanted ? SAY(CALLS_MADE) : SAY(NO_CALLS), wanted);
    cardset_put(&why->cards, action->call[action->calls - 1].card, PACK_MAX);
    return;
  }
  call_check(game, rules, action, action->calls - 1, why);
}

bool ask_call(Question *question) {
  Action action = {.kind = ACTION_CALL};
  Ruling why = ruling_make(LEGAL);
  CardSet hand;
  int n = 0;
  if (!question_trump(question) || !question_cards(question, "hand", &hand) ||
      !read_calls(question, action.call, &n))
    return false;
  if (n == CALL_MAX)
    return question_fail(question, "range", "\"calls\" are %d: there can be no further one", n);
  const cJSON *card = question_need(question, "card");
  if (!card || !value_card(question, card, "card", &action.call[n].card) ||
      !read_ordinal(question, &action.call[n].ordinal))
    return false;
  action.calls = (uint8_t)(n + 1);
  Game *game = question_game(question);
  game->deal.hand[0] = hand;
  game->deal.hand_n[0] = (uint8_t)cardset_size(&hand, PACK_MAX);
  rule_on_call(question, game, &action, &why);
  if (why.refusal == REFUSED_RULE_FAILED) return question_rule_failed(question, &why);
  answer_ruling(question, &why);
  return true;
}

/* ---- friends ---- */

/* The declarers in order of joining. */
typedef struct Team {
  int seat[SEAT_MAX], n;
  uint16_t in;
} Team;

static void join(Team *team, int seat) {
  if (team->in >> seat & 1) return;
  team->in |= (uint16_t)(1u << seat);
  team->seat[team->n++] = seat;
}

static bool play_called(Question *question, Game *game, Team *team) {
  Deal *deal = &game->deal;
  Ruling why = ruling_make(LEGAL);
  const cJSON *list = question_need(question, "plays"), *item;
  if (!list || value_list(question, list, "plays", CARD_MAX) < 0) return false;
  cJSON_ArrayForEach(item, list) {
    int seat = 0;
    CardSet cards;
    if (!read_by_seat(question, item, "plays", deal->players, &seat, &cards)) return false;
    for (int place = -1, copy = 0; cardset_next(&cards, &place, &copy, PACK_MAX);)
      if (!friends_count_copy(game, question->rules, seat, (Card)place, &why))
        return question_rule_failed(question, &why);
    for (int i = 0; i < deal->calls; i++)
      if (deal->call[i].player != SEAT_NONE) join(team, deal->call[i].player);
  }
  return true;
}

static void answer_team(Question *question, const Team *team) {
  char text[16];
  answer_name(question->answer, "team");
  for (int i = 0; i < team->n; i++) {
    snprintf(text, sizeof text, "%s%d", i ? "," : "[", team->seat[i]);
    answer_raw(question->answer, text);
  }
  answer_raw(question->answer, "]");
}

/* `hands` in order of seats, where friends are found by what they hold when the play begins. */
static bool find_holders(Question *question, Game *game, Team *team) {
  Deal *deal = &game->deal;
  Ruling why = ruling_make(LEGAL);
  const cJSON *list, *item;
  int seat = 0;
  if (question->rules->friends.found != FOUND_BY_HOLDING) return true;
  list = question_need(question, "hands");
  if (!list || value_list(question, list, "hands", deal->players) < 0) return false;
  cJSON_ArrayForEach(item, list) {
    CardSet *hand = &deal->hand[seat];
    if (!value_cards(question, item, "hands", hand)) return false;
    deal->hand_n[seat++] = (uint8_t)cardset_size(hand, PACK_MAX);
  }
  if (!friends_begin(game, question->rules, &why)) return question_rule_failed(question, &why);
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i]) join(team, deal->holder[i] - 1);
  return true;
}

bool ask_friends(Question *question) {
  Team team = {.n = 0};
  int declarer = 0, n = 0;
  const Rules *rules = question->rules;
  Call calls[CALL_MAX];
  if (!question_trump(question)) return false;
  Game *game = question_game(question);
  Deal *deal = &game->deal;
  bool fixed = rules->friends.teams == TEAMS_FIXED;
  if (!question->table->players && !fixed) deal->players = SEAT_MAX;
  if (!question_number(question, "declarer", 0, deal->players - 1, &declarer) ||
      !read_calls(question, calls, &n))
    return false;
  deal->declarer = (uint8_t)declarer;
  deal->team = (uint16_t)(1u << declarer);
  deal->calls = (uint8_t)(fixed ? 0 : n); /* in fixed teams a call means nothing */
  memcpy(deal->call, calls, sizeof calls);
  for (int i = 0; i < (fixed ? deal->players : 1); i += 2)
    join(&team, deal_after(deal, declarer, i));
  if (!find_holders(question, game, &team) || !play_called(question, game, &team)) return false;
  answer_team(question, &team);
  return true;
}

/* ---- kitty ---- */

/* The last trick: its plays, its winner (else found), and the side that is on. */
static bool read_last(Question *question, Trick *trick, int *winner, int *side) {
  const cJSON *last = question_need(question, "last");
  if (!last) return false;
  if (!cJSON_IsObject(last))
    return question_fail(question, "type", "\"last\" is {\"plays\", \"winner\", \"side\"}");
  const cJSON *plays = cJSON_GetObjectItemCaseSensitive(last, "plays");
  const cJSON *who = cJSON_GetObjectItemCaseSensitive(last, "winner");
  const cJSON *word = cJSON_GetObjectItemCaseSensitive(last, "side");
  if (!plays) return question_fail(question, "missing", "\"plays\" is missing in \"last\"");
  *side = SIDE_OPPONENTS;
  if (!read_trick(question, plays, 1, trick)) return false;
  if (word && !value_side(question, word, "side", side)) return false;
  return who ? value_number(question, who, "winner", 0, trick->n - 1, winner)
             : trick_decide(question, trick, winner);
}

/* The game after that trick: seat 0 led to it. */
static void set_last(Game *game, const Trick *trick, int winner, int side) {
  Deal *deal = &game->deal;
  if (trick->n > deal->players) deal->players = (uint8_t)trick->n;
  deal->last_grouping = trick->grouping;
  for (int i = 0; i < trick->n; i++) {
    cardset_list(&trick->kinds[i], deal->log + deal->log_n, PACK_MAX);
    deal->last_play[i] = (Play){deal->log_n, (uint8_t)trick->size};
    deal->log_n = (uint16_t)(deal->log_n + trick->size);
  }
  deal->trick = 1;
  deal->last_leader = 0;
  deal->last_winner = (uint8_t)winner;
  bool declarers = side == SIDE_DECLARERS;
  deal->declarer = (uint8_t)(declarers ? winner : deal_after(deal, winner, 1));
  deal->team = (uint16_t)(1u << deal->declarer);
}

bool ask_kitty(Question *question) {
  Trick trick = {.n = 0};
  CardSet kitty;
  int winner = 0, side = 0;
  bool exposed = false;
  Ruling why = ruling_make(LEGAL);
  const cJSON *open = question_get(question, "exposed");
  if (!question_trump(question) || !question_cards(question, "kitty", &kitty) ||
      (open && !value_bool(question, open, "exposed", &exposed)) ||
      !read_last(question, &trick, &winner, &side))
    return false;
  if (exposed && !question->rules->kitty.exposed)
    return question_fail(question, "range", "\"exposed\": the kitty is not laid open in this game");
  Game *game = question_game(question);
  set_last(game, &trick, winner, side);
  game->deal.kitty = kitty;
  game->deal.exposed = exposed;
  if (!settle_multiplier(game, question->rules, &why)) return question_rule_failed(question, &why);
  int points = deal_points_of(&game->deal, &kitty) * game->deal.multiplier;
  answer_number(question->answer, "multiplier", game->deal.multiplier);
  answer_number(question->answer, "points", side == SIDE_OPPONENTS ? points : 0);
  return true;
}

/* ---- score, advance ---- */

enum { POINTS_MOST = 10000, LEVELS_MOST = 100 };

bool ask_score(Question *question) {
  static const char *const SIDE[] = {NULL, "declarers", "opponents"};
  const Rules *rules = question->rules;
  int declarers = 0, points = 0;
  Ruling why = ruling_make(LEGAL);
  if (!question_need(question, "players")) return false;
  Game *game = question_game(question);
  Deal *deal = &game->deal;
  bool fixed = rules->friends.teams == TEAMS_FIXED;
  int full =
      rules->friends.teams == TEAMS_CALLED ? rules->friends.count + 1 : bit_count(deal->team);
  if (fixed && !question_get(question, "declarers"))
    declarers = full;
  else if (!question_number(question, "declarers", 1, full, &declarers))
    return false;
  if (!question_number(question, "points", -POINTS_MOST, POINTS_MOST, &points)) return false;
  if (!fixed) deal->team = (uint16_t)((1u << declarers) - 1);
  deal->missing = (uint8_t)(full - declarers);
  deal->opponents_points = score_points(rules, points);
  if (!settle_score(game, rules, &why)) return question_rule_failed(question, &why);
  if (SIDE[deal->score.side])
    answer_text(question->answer, "side", SIDE[deal->score.side]);
  else
    answer_null(question->answer, "side");
  answer_number(question->answer, "levels", deal->score.levels);
  return true;
}

/* Seat 0 stands at the level, and its side won so many. */
bool ask_advance(Question *question) {
  const Rules *rules = question->rules;
  const char *text;
  char after[LEVEL_TEXT];
  int by = 0, side = 0;
  Ruling why = ruling_make(LEGAL);
  if (!question_text(question, "level", &text) ||
      !question_number(question, "by", 0, LEVELS_MOST, &by))
    return false;
  const cJSON *word = question_need(question, "side");
  if (!word || !value_side(question, word, "side", &side)) return false;
  int level = level_parse(rules, text);
  if (level < 0)
    return question_fail(question, "range", "\"level\": \"%s\" is no level of this game", text);
  Game *game = question_game(question);
  Deal *deal = &game->deal;
  deal->score = (Score){side, by};
  deal->declarer = side == SIDE_DECLARERS ? 0 : 1;
  deal->team = (uint16_t)(1u << deal->declarer);
  game->level[0] = deal->level_before[0] = (int16_t)level;
  if (!settle_advance(game, rules, 0, &why)) return question_rule_failed(question, &why);
  level_print(rules, game->level[0], STYLE_ASCII, after);
  answer_text(question->answer, "level", after);
  answer_bool(question->answer, "won", game->winners & 1);
  return true;
}
