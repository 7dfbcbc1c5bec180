/* asked_tricks.c - see asked.h: leads, follows, tricks. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ask/ask_plays.h"
#include "asked.h"
#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "play/climb_plays.h"
#include "play/shape_text.h"

/* ---- follow ---- */

static void lead_on_table(const Deal *deal, CardSet *lead) {
  *lead = CARDSET_EMPTY;
  deal_play_cards(deal, &deal->play[0], lead);
}

static void ask_about_follow(Asked *asked, const char *subject, const Deal *deal) {
  CardSet lead;
  lead_on_table(deal, &lead);
  ask_begin(asked, subject);
  ask_trump(asked, deal);
  ask_cards(asked, "lead", &lead);
  ask_grouping(asked, &deal->grouping);
  ask_cards(asked, "hand", HAND_OF(deal, deal->turn));
}

static bool judge_follow(Asked *asked, const Game *game, const CardSet *play, const Ruling *why) {
  ask_about_follow(asked, "follow", &game->deal);
  ask_cards(asked, "play", play);
  if (!ask_judge(asked) || !has_ruling(asked, why)) return false;
  if (why->refusal == LEGAL || why->refusal == REFUSED_RULE_FAILED) return true;
  return has_text(asked, "rule", why->field) && has_cards(asked, "owed", &why->owed) &&
         has_cards(asked, "example", &why->example);
}

static void begin_follow(Asked *asked, const char *what, const Deal *deal) {
  CardSet lead;
  lead_on_table(deal, &lead);
  state_begin(asked, what);
  state_trump(asked, deal);
  state_lead(asked, ", lead", &lead, &deal->grouping);
  state_cards(asked, "hand", HAND_OF(deal, deal->turn));
}

bool asked_follow(Asked *asked, const Game *game, const CardSet plays[], int n) {
  char words[ASKED_TEXT];
  Ruling why[ASKED_LISTED];
  const Deal *deal = &game->deal;
  int refused = -1;
  for (int i = 0; i < n; i++) {
    Action action = {.type = ACTION_PLAY, .seat = deal->turn, .cards = plays[i]};
    if (asked_ruling(asked, game, &action, &why[i]) == REFUSED_RULE_FAILED) n = i;
    if (asked->bad || !judge_follow(asked, game, &plays[i], &why[i])) return false;
    asked->compared[ASKED_FOLLOW]++;
    if (i < n && why[i].refusal != LEGAL) refused = i;
  }
  if (n == 0) return true;
  begin_follow(asked, "follow", deal);
  state_raw(asked, ", legal = {");
  for (int i = 0; i < n; i++)
    if (why[i].refusal == LEGAL) state_raw(asked, " \"%s\",", cards_said(&plays[i]));
  state_raw(asked, " }, illegal = {");
  for (int i = 0; i < n; i++)
    if (why[i].refusal != LEGAL)
      state_raw(asked, " [\"%s\"] = \"%s\",", cards_said(&plays[i]), refusal_code(why[i].refusal));
  state_raw(asked, " }");
  if (refused >= 0) {
    state_cards(asked, "play", &plays[refused]);
    state_raw(asked, ", refused = %s", quoted(ruling_words(&why[refused]), words));
    state_cards(asked, "owed", &why[refused].owed);
  }
  state_end(asked);
  return true;
}

bool asked_follows(Asked *asked, const Game *game) {
  CardSet plays[ASKED_LISTED];
  PlayList list = {.plays = plays, .max = ASKED_LISTED};
  char number[24];
  if (!ask_plays(game, asked->rules, &list)) return true;
  snprintf(number, sizeof number, "%" PRIu64, list.count.count);
  bool exact = list.count.exact && list.count.count != UINT64_MAX;
  ask_about_follow(asked, "follows", &game->deal);
  if (!ask_judge(asked) || !has_text(asked, "count", exact ? number : NULL)) return false;
  if (!exact) return has_text(asked, "at_least", number);
  begin_follow(asked, "follows", &game->deal);
  state_raw(asked, ", count = \"%s\"", number);
  if (!list.more) {
    state_raw(asked, ", all = {");
    for (int i = 0; i < list.n; i++) state_raw(asked, " \"%s\",", cards_said(&plays[i]));
    state_raw(asked, " }");
  }
  state_end(asked);
  asked->compared[ASKED_FOLLOW]++;
  return true;
}

/* ---- lead ---- */

/* Who is on the declarers' side in truth: of those found by holding a card only the rules know. */
static uint16_t true_team(const Deal *deal) {
  uint16_t team = deal->team;
  for (int seat = 0; seat < deal->players; seat++)
    if (deal_true_side(deal, seat) == SIDE_DECLARERS) team |= (uint16_t)(1u << seat);
  return team;
}

/* Judge counts seats from the leader on. */
static bool judge_lead(Asked *asked, const Game *game, const Action *lead, const Ruling *why) {
  const Deal *deal = &game->deal;
  uint16_t team = true_team(deal);
  ask_begin(asked, "lead");
  ask_trump(asked, deal);
  ask_cards(asked, "hand", HAND_OF(deal, lead->seat));
  ask_cards(asked, "play", &lead->cards);
  ask_grouping(asked, &lead->grouping);
  ask_list_begin(asked, "others");
  for (int i = 1; i < deal->players; i++)
    ask_list_cards(asked, HAND_OF(deal, deal_after(deal, lead->seat, i)));
  ask_raw(asked, "]");
  if (deal->declarer != SEAT_NONE) {
    ask_raw(asked, ",\"declarer\":%d,\"team\":[",
            (deal->declarer + deal->players - lead->seat) % deal->players);
    const char *between = "";
    for (int i = 0; i < deal->players; i++)
      if (team >> deal_after(deal, lead->seat, i) & 1) {
        ask_raw(asked, "%s%d", between, i);
        between = ",";
      }
    ask_raw(asked, "]");
  }
  return ask_judge(asked) && has_ruling(asked, why);
}

static void put_team(Asked *asked, const Deal *deal, uint16_t team) {
  if (deal->declarer == SEAT_NONE) return;
  state_raw(asked, ", team = \"");
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->declarer, i);
    if (team >> seat & 1) state_raw(asked, "%s%c", i ? " " : "", seat_letter(seat));
  }
  state_raw(asked, "\"");
}

/* A lead that is made; `after` is the game then. */
typedef struct Made {
  const Game *game, *after;
  const Action *lead;
  bool stands;
  CardSet forced;
  int withdrawn, penalty;
} Made;

static bool judge_throw(Asked *asked, const Made *made) {
  const Deal *deal = &made->after->deal;
  if (!has_bool(asked, "stands", made->stands)) return false;
  if (made->stands) return true;
  int objector = (deal->objector + deal->players - made->lead->seat) % deal->players - 1;
  return has_number(asked, "withdrawn", made->withdrawn) &&
         has_number(asked, "objector", objector) && has_number(asked, "penalty", made->penalty) &&
         (deal->ended_by_throw || has_cards(asked, "forced", &made->forced));
}

static void state_throw(Asked *asked, const Made *made) {
  const Deal *deal = &made->game->deal;
  state_begin(asked, "throw");
  state_trump(asked, deal);
  state_lead(asked, ", throw", &made->lead->cards, &made->lead->grouping);
  state_hands(asked, deal);
  state_raw(asked, ", leader = \"%c\"", seat_letter(made->lead->seat));
  put_team(asked, deal, true_team(deal));
  state_raw(asked, ", stands = %s, withdrawn = %d, penalty = %d", made->stands ? "true" : "false",
            made->withdrawn, made->penalty);
  if (!made->stands) {
    state_raw(asked, ", objector = \"%c\"", seat_letter(made->after->deal.objector));
    if (!made->after->deal.ended_by_throw) state_cards(asked, "forced", &made->forced);
  }
  state_end(asked);
}

/* What a legal lead divides into, and what becomes of a throw. */
static bool asked_made(Asked *asked, const Game *game, const Action *lead) {
  static Game after;
  Made made = {game, &after, lead, .forced = CARDSET_EMPTY};
  Ruling why;
  after = *game;
  if (game_apply(&after, asked->rules, lead, &why) != LEGAL) return true; /* a function failed */
  const Deal *deal = &after.deal;
  made.stands = deal->objector == SEAT_NONE;
  if (!deal->ended_by_throw) deal_play_cards(deal, &deal->play[0], &made.forced);
  made.withdrawn = made.stands ? 0 : deal->withdrawn;
  made.penalty = deal->penalty[lead->seat] - game->deal.penalty[lead->seat];
  if (!judge_throw(asked, &made)) return false;
  const cJSON *units = cJSON_GetObjectItemCaseSensitive(asked->answer, "units");
  bool thrown = cJSON_GetArraySize(units) > 1;
  asked->compared[thrown ? ASKED_THROW : ASKED_LEAD]++;
  if (thrown) {
    state_throw(asked, &made);
    return true;
  }
  Shape shape;
  char words[256];
  deal_lead_shape(deal, asked->rules, &shape);
  state_begin(asked, "lead");
  state_trump(asked, &game->deal);
  state_lead(asked, ", lead", &lead->cards, &lead->grouping);
  state_raw(asked, ", legal = true");
  state_raw(asked, ", units = \"%s\"", shape_notation(&shape, words, sizeof words));
  state_end(asked);
  return true;
}

bool asked_lead(Asked *asked, const Game *game, const Action *lead) {
  Ruling why;
  Refusal refusal = asked_ruling(asked, game, lead, &why);
  if (asked->bad || !judge_lead(asked, game, lead, &why)) return false;
  if (refusal == REFUSED_RULE_FAILED) return true;
  if (refusal == LEGAL) return asked_made(asked, game, lead);
  state_begin(asked, "refused lead");
  state_trump(asked, &game->deal);
  state_lead(asked, ", lead", &lead->cards, &lead->grouping);
  state_raw(asked, ", illegal = \"%s\"", refusal_code(refusal));
  state_end(asked);
  asked->compared[ASKED_LEAD]++;
  return true;
}

/* ---- winner ---- */

bool asked_winner(Asked *asked, const Game *before, const Game *after) {
  const Deal *deal = &after->deal;
  int winner = (deal->last_winner + deal->players - deal->last_leader) % deal->players;
  int points = deal->won[deal->last_winner] - before->deal.won[deal->last_winner];
  CardSet cards[SEAT_MAX];
  for (int i = 0; i < deal->players; i++) deal_play_cards(deal, &deal->last_play[i], &cards[i]);
  ask_begin(asked, "winner");
  ask_trump(asked, deal);
  ask_list_begin(asked, "plays");
  for (int i = 0; i < deal->players; i++) ask_list_cards(asked, &cards[i]);
  ask_raw(asked, "]");
  ask_grouping(asked, &deal->last_grouping);
  if (!ask_judge(asked) || !has_number(asked, "winner", winner) ||
      !has_number(asked, "points", points))
    return false;
  state_begin(asked, "winner");
  state_trump(asked, deal);
  state_lead(asked, ", plays = { ", &cards[0], &deal->last_grouping);
  for (int i = 1; i < deal->players; i++) state_raw(asked, ", \"%s\"", cards_said(&cards[i]));
  state_raw(asked, " }, winner = \"%c\", points = %d", seat_letter(winner), points);
  state_end(asked);
  asked->compared[ASKED_WINNER]++;
  return true;
}

/* ---- climbing games ---- */

/* The ruling on one play, of a lead where nothing lies on top. */
static bool judge_climb(Asked *asked, const CardSet *top, const CardSet *hand, const CardSet *play,
                        const Ruling *why) {
  ask_begin(asked, top ? "follow" : "lead");
  if (top) ask_cards(asked, "lead", top);
  ask_cards(asked, "hand", hand);
  ask_cards(asked, "play", play);
  return ask_judge(asked) && has_ruling(asked, why);
}

bool asked_climb(Asked *asked, const Game *game, int seat, const CardSet plays[], int n) {
  const Deal *deal = &game->deal;
  const ClimbTable *table = &deal->table[table_of(game, seat)];
  bool follows = table->top_player != SEAT_NONE;
  CardSet top;
  if (follows) deal_play_cards(deal, &table->top, &top);
  state_begin(asked, follows ? "plays upon what lies there" : "leads");
  state_raw(asked, follows ? ", follows = {" : ", forms = {");
  for (int i = 0; i < n; i++) {
    Action action = {.type = ACTION_PLAY, .seat = (uint8_t)seat, .cards = plays[i]};
    Ruling why;
    bool legal = asked_ruling(asked, game, &action, &why) == LEGAL;
    if (asked->bad ||
        !judge_climb(asked, follows ? &top : NULL, HAND_OF(deal, seat), &plays[i], &why))
      return false;
    asked->compared[ASKED_CLIMB]++;
    if (follows)
      state_raw(asked, " { \"%s\", \"%s\", %s },", cards_said(&top), cards_said(&plays[i]),
                legal ? "true" : "false");
    else if (!legal)
      state_raw(asked, " [\"%s\"] = false,", cards_said(&plays[i]));
  }
  if (!follows) {
    ClimbPlay single;
    CardSet one = CARDSET_EMPTY;
    cardset_put(&one, bit_lowest(HAND_OF(deal, seat)->plane[0]), PACK_MAX);
    climb_check(&deal->order, asked->rules, &one, NULL, &single);
    state_raw(asked, " [\"%s\"] = \"%s\"", cards_said(&one),
              asked->rules->lead.forms[single.form].name);
  }
  state_raw(asked, " }");
  state_end(asked);
  return true;
}
