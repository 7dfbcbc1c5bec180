/* forbidden_plays.c - the plays that functions which forbid have left. */
#include "deal/forbidden_plays.h"

#include <string.h>

#include "deal/friend_calls.h"
#include "deal/play_check.h"
#include "deal/trick.h"
#include "play/lead.h"

typedef struct Asking {
  const Game *game;
  const Rules *rules;
  CardSet *plays;
  int max, kept, asked;
  Allowed *allowed;
  const Unit *unit; /* that is asked about as a lead */
  void (*visit)(void *data, const Unit *unit, const CardSet *kinds);
  void *data;
} Asking;

/* Asks about one play; false when the search is to end. */
static bool ask(Asking *asking, const CardSet *places) {
  const Deal *deal = &asking->game->deal;
  Action action = {.type = ACTION_PLAY, .seat = deal->turn};
  Checked checked;
  if (asking->asked++ == ALLOWED_ASKED) {
    asking->allowed->more = true;
    return false;
  }
  order_back(&deal->order, places, &action.cards);
  asking->allowed->last = action.cards;
  checked.crossed = *places;
  Refusal refusal = play_check(asking->game, asking->rules, &action, &checked, NULL);
  asking->allowed->failed = refusal == REFUSED_RULE_FAILED;
  if (refusal != LEGAL) return !asking->allowed->failed;
  asking->allowed->passed++;
  if (asking->visit) asking->visit(asking->data, asking->unit, &action.cards);
  if (asking->kept < asking->max) asking->plays[asking->kept++] = action.cards;
  return true;
}

static bool ask_unit(void *data, const Unit *unit) {
  Asking *asking = data;
  CardSet places = CARDSET_EMPTY;
  asking->unit = unit;
  unit_set(unit, &places, asking->game->deal.planes);
  return ask(asking, &places);
}

static void ask_follows(Asking *asking) {
  CardSet plays[ALLOWED_ASKED];
  Follow follow;
  if (!trick_follow(asking->game, asking->rules, &follow, NULL)) {
    asking->allowed->failed = true;
    return;
  }
  int n = legal_list(&follow, plays, ALLOWED_ASKED, &asking->allowed->more);
  for (int i = 0; i < n; i++)
    if (!ask(asking, &plays[i])) return;
}

static void ask_leads(Asking *asking) {
  const Deal *deal = &asking->game->deal;
  lead_each(&deal->order, asking->rules, deal_places(deal, deal->turn), ask_unit, asking);
}

int allowed_list(const Game *game, const Rules *rules, CardSet plays[], int max, Allowed *allowed) {
  const Deal *deal = &game->deal;
  Asking asking = {.game = game, .rules = rules, .plays = plays, .max = max, .allowed = allowed};
  *allowed = (Allowed){0};
  if (deal->plays > 0) {
    ask_follows(&asking);
  } else {
    ask_leads(&asking);
    allowed->more |= rules->throw.allowed != THROW_NO && deal->hand_n[deal->turn] > 1;
  }
  return asking.kept;
}

void allowed_leads(const Game *game, const Rules *rules,
                   void (*visit)(void *data, const Unit *unit, const CardSet *kinds), void *data,
                   Allowed *allowed) {
  Asking asking = {.game = game, .rules = rules, .allowed = allowed, .visit = visit, .data = data};
  *allowed = (Allowed){0};
  ask_leads(&asking);
}

static int add_field(const char *fields[OBJECTIONS_MAX], int n, const char *field) {
  for (int i = 0; i < n; i++)
    if (!strcmp(fields[i], field)) return n;
  if (n < OBJECTIONS_MAX && *field) fields[n++] = field;
  return n;
}

int allowed_objections(const Game *game, const Rules *rules, const Ruling *why,
                       const char *fields[OBJECTIONS_MAX]) {
  int n = 0;
  if (game_phase(game, rules) != PHASE_CALL) return add_field(fields, 0, why->field);
  Action action = {.type = ACTION_CALL, .seat = game->deal.declarer, .calls = 1};
  for (Card card = 0; card < KIND_NB; card++) {
    Ruling ruling;
    if (deal_copies(&game->deal, rules, card) == 0) continue;
    action.call[0] = (Call){card, 1, 0, SEAT_NONE};
    if (call_check(game, rules, &action, 0, &ruling) != LEGAL)
      n = add_field(fields, n, ruling.field);
  }
  return n ? n : add_field(fields, 0, why->field);
}

const char *allowed_stopped(const Game *game, const Rules *rules, const Ruling *why, char *out,
                            size_t size) {
  const char *fields[OBJECTIONS_MAX];
  char said[1024];
  Text text = text_start(out, size);
  text_put(&text, ruling_said(why, rules->deck.packs, STYLE_ASCII, said, sizeof said));
  int n = why->refusal == REFUSED_RULE_FAILED ? 0 : allowed_objections(game, rules, why, fields);
  for (int i = 0; i < n; i++)
    text_add(&text, "%s%s%s", i ? SAY(LIST_COMMA) : " (", fields[i], i + 1 < n ? "" : ")");
  return out;
}
