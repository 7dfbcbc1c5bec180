/* ask.c - finds out what is asked, sets situations up, and asks about a game at hand. */
#include "ask/ask.h"

#include <stdio.h>
#include <stdlib.h>

#include "ask/ask_impl.h"
#include "deal/forbidden_plays.h"
#include "deal/friends.h"

/* ---- keys and subjects ---- */

static const struct {
  const char *name;
  KeyType type;
  const char *text;
} KEY[] = {
#define X(id, name, type, text) {name, type, text},
    KEYS(X)
#undef X
};

const char *key_name(Key key) { return KEY[key].name; }
KeyType key_type(Key key) { return KEY[key].type; }
const char *key_text(Key key) { return KEY[key].text; }

#define K(id) ((uint64_t)1 << ASK_##id)
static const SubjectInfo SUBJECT[] = {
#define X(id, name, needs, may, text, example) {name, needs, may, text, example},
    SUBJECTS(X)
#undef X
};
#undef K

const SubjectInfo *subject_info(Subject subject) { return &SUBJECT[subject]; }

Subject subject_find(const char *name) {
  int i = 0;
  while (i < SUBJECT_NB && strcmp(SUBJECT[i].name, name) != 0) i++;
  return (Subject)i;
}

/* Who answers; NULL: a climbing game has no such thing. */
static const struct {
  bool (*trick)(Case *of), (*climb)(Case *of);
} ABOUT[] = {
    [ABOUT_ORDER] = {about_order, climb_about_order},
    [ABOUT_SHAPE] = {about_shape, climb_about_shape},
    [ABOUT_LEAD] = {about_lead, climb_about_lead},
    [ABOUT_FOLLOW] = {about_follow, climb_about_follow},
    [ABOUT_FOLLOWS] = {about_follows, climb_about_follows},
    [ABOUT_WINNER] = {about_winner, climb_about_winner},
    [ABOUT_BID] = {about_bid, NULL},
    [ABOUT_MAY_BID] = {about_may_bid, NULL},
    [ABOUT_BURY] = {about_bury, NULL},
    [ABOUT_MISDEAL] = {about_misdeal, NULL},
    [ABOUT_CALL] = {about_call, NULL},
    [ABOUT_FRIENDS] = {about_friends, NULL},
    [ABOUT_KITTY] = {about_kitty, NULL},
    [ABOUT_SCORE] = {about_score, NULL},
    [ABOUT_ADVANCE] = {about_advance, NULL},
    [ABOUT_SETTLE] = {about_settle, NULL},
    [ABOUT_DECIDED] = {about_decided, NULL},
    [ABOUT_TURNED] = {about_turned, NULL},
    [ABOUT_BEGINS] = {about_begins, NULL},
    [ABOUT_DECK] = {about_deck, about_deck},
};
_Static_assert(sizeof ABOUT / sizeof *ABOUT == SUBJECT_NB, "every subject is answered");

/* ---- the asker ---- */

Asker *asker_new(void) { return calloc(1, sizeof(Asker)); }

void asker_free(Asker *asker) {
  if (asker) free(asker->plays);
  free(asker);
}

bool case_room(Case *of, int plays) {
  Asker *asker = of->asker;
  if (plays <= asker->room) return true;
  CardSet *list = realloc(asker->plays, (size_t)plays * sizeof *list);
  if (!list) return CASE_FAIL(of, "range", "there is no memory for so many plays");
  asker->plays = list;
  asker->room = plays;
  return true;
}

bool case_rule_failed(Case *of, const Ruling *why) {
  if (why != &of->answer->ruling) of->answer->ruling = *why;
  return ask_rule_failed(&of->answer->error, why);
}

/* ---- the situation ---- */

uint8_t case_phase(const Rules *rules, PhaseKind kind) {
  uint8_t phase = 0;
  while (phase + 1 < rules->phases_n && rules->phases[phase] != kind) phase++;
  return phase;
}

bool case_team(Case *of) {
  Deal *deal = &of->game->deal;
  const Question *question = of->question;
  bool team = is_given(question, ASK_TEAM), named = is_given(question, ASK_DECLARER);
  if (team && question->team == 0) return CASE_FAIL(of, "range", "\"team\" names nobody");
  int declarer = named ? question->declarer : team ? bit_lowest(question->team) : 0;
  if (!case_seat(of, declarer, "declarer")) return false;
  if (team && question->team >> deal->players)
    return CASE_FAIL(of, "range", "\"team\": there are %d players", deal->players);
  draw_set_declarer(deal, of->rules, declarer);
  if (!team) return true;
  if (!(question->team >> declarer & 1))
    return CASE_FAIL(of, "contradiction", "\"team\": the declarer is not in it");
  if (of->rules->friends.teams == TEAMS_FIXED && question->team != deal->team)
    return CASE_FAIL(of, "contradiction",
                     "\"team\": teams are fixed: every second seat, from the declarer on");
  deal->team = question->team;
  return true;
}

bool case_levels(Case *of) {
  const Question *question = of->question;
  for (int seat = 0; seat < question->levels; seat++) {
    const char *text = question->level_of[seat];
    if (text && !deal_level_parse(of->rules, of->game, seat, text))
      return CASE_FAIL(of, "range", "\"%s\" is no level of this game", text);
  }
  return true;
}

void case_hand(Case *of, int seat, const CardSet *cards) {
  of->game->deal.hand[seat] = *cards;
  of->game->deal.hand_n[seat] = (uint8_t)cardset_size(cards, PACK_MAX);
}

bool case_seat(Case *of, int seat, const char *name) {
  int players = of->game->deal.players;
  return seat < players || CASE_FAIL(of, "range", "\"%s\": there are %d players", name, players);
}

static bool remember(Case *of, Key key, const char *text, uint8_t memory[MEMORY_MAX]) {
  if (!text) return true;
  if (strlen(text) >= MEMORY_MAX)
    return CASE_FAIL(of, "range", "\"%s\" has at most %d bytes", key_name(key), MEMORY_MAX - 1);
  memcpy(memory, text, strlen(text) + 1);
  return true;
}

bool case_past(Case *of) {
  const Question *question = of->question;
  Game *game = of->game;
  if (question->number) game->number = (uint16_t)question->number;
  game->redeals = (uint16_t)question->redeals;
  return remember(of, ASK_MEMORY, question->memory, game->memory) &&
         remember(of, ASK_DEAL_MEMORY, question->deal_memory, game->deal.memory);
}

/* A game that has not begun, without order. */
static void lay_bare(Case *of) {
  const Rules *rules = of->rules;
  Game *game = of->game;
  Deal *deal = &game->deal;
  memset(game, 0, sizeof *game);
  game->number = 1;
  game->named_declarer = SEAT_NONE;
  memset(game->first_cards, CARD_NONE, sizeof game->first_cards);
  for (int seat = 0; seat < SEAT_MAX; seat++) game->level[seat] = (int16_t)level_start(rules);
  deal->players = rules->players;
  deal->planes = (uint8_t)of->loaded->planes;
  deal->phase = case_phase(rules, PHASE_TRICKS);
  deal->bidding.may_answer = deal->asked = deal->burier = SEAT_NONE;
  deal->objector = deal->offender = deal->claimer = SEAT_NONE;
  deal->picked_up = deal->buried = deal->laid_out = true;
  deal->trump = (Trump){RANK_NONE, SUIT_NONE};
  memcpy(deal->points, rules->points.cards, sizeof deal->points);
}

static void lay_order(Case *of, const int16_t points[KIND_NB]) {
  Deal *deal = &of->game->deal;
  deal->order = *of->order;
  deal->trump = of->order->trump;
  deal->has_order = true;
  memcpy(deal->points, points, sizeof deal->points);
}

bool case_order(Case *of, Trump trump) {
  int i = trump_index(trump);
  Loaded *loaded = of->loaded;
  if (!loaded->order[i]) {
    char error[256] = "";
    Ruling why = ruling_make(LEGAL);
    Order *order = malloc(sizeof *order);
    if (!order) return CASE_FAIL(of, "range", "there is no memory for a further trump");
    if (!order_make(order, of->rules, trump, NULL, error, sizeof error)) {
      free(order);
      return CASE_FAIL(of, "rule-failed", "%s", error);
    }
    of->order = order;
    lay_bare(of);
    lay_order(of, of->rules->points.cards);
    if (!draw_points(of->game, of->rules, &why)) {
      free(order);
      of->order = NULL;
      return case_rule_failed(of, &why);
    }
    memcpy(loaded->points[i], of->game->deal.points, sizeof loaded->points[i]);
    loaded->order[i] = order;
  }
  of->order = of->answer->order = loaded->order[i];
  return true;
}

bool case_lay(Case *of) { return case_lay_for(of, of->rules->players); }

bool case_lay_for(Case *of, int players) {
  lay_bare(of);
  of->game->deal.players = (uint8_t)players;
  if (of->order) lay_order(of, of->loaded->points[trump_index(of->order->trump)]);
  return case_team(of);
}

/* ---- asking ---- */

bool case_rule(Case *of, const Action *action) {
  Ruling *ruling = &of->answer->ruling;
  *ruling = ruling_make(LEGAL);
  if (game_check(of->game, of->rules, action) != LEGAL)
    ask_action(of->game, of->rules, action, ruling);
  return ruling->refusal != REFUSED_RULE_FAILED || case_rule_failed(of, ruling);
}

static bool is_complete(Case *of) {
  const SubjectInfo *about = &SUBJECT[of->question->subject];
  uint64_t missing = about->needs & ~of->question->given;
  if (of->rules->family == FAMILY_CLIMB) missing &= ~((uint64_t)1 << ASK_TRUMP);
  if (!missing) return true;
  return CASE_FAIL(of, "missing", "\"%s\" is missing", key_name((Key)bit_lowest(missing)));
}

static bool begin(Asker *asker, Loaded *loaded, const Question *question, Answer *answer,
                  Case *of) {
  *of = (Case){asker, loaded, loaded->rules, NULL, question, answer, &asker->game};
  answer->error.code = NULL;
  answer->error.message[0] = '\0';
  answer->ruling.refusal = LEGAL;
  answer->order = NULL;
  answer->game = of->game;
  answer->form = -1;
  answer->shape.n = 0;
  answer->plays_n = answer->team_n = 0;
  bool climb = of->rules->family == FAMILY_CLIMB;
  if (climb) return case_order(of, (Trump){RANK_NONE, SUIT_NONE});
  return !is_given(question, ASK_TRUMP) || case_order(of, question->trump);
}

/* A rule that failed while something else was asked is a ruling too. */
static bool answered(Case *of, bool done) {
  Answer *answer = of->answer;
  if (done || strcmp(answer->error.code, "rule-failed") != 0) return done;
  if (answer->ruling.refusal != REFUSED_RULE_FAILED)
    ruling_refuse(&answer->ruling, REFUSED_RULE_FAILED, answer->error.message);
  return false;
}

static bool ask_about(Case *of) {
  Subject subject = of->question->subject;
  if (of->rules->family != FAMILY_CLIMB) return ABOUT[subject].trick(of);
  if (ABOUT[subject].climb) return ABOUT[subject].climb(of);
  return CASE_FAIL(of, "ask", "a climbing game has no question \"%s\"", SUBJECT[subject].name);
}

bool ask(Asker *asker, Loaded *loaded, const Question *question, Answer *answer) {
  Case of;
  bool done = begin(asker, loaded, question, answer, &of) && is_complete(&of) && ask_about(&of);
  return answered(&of, done);
}

/* ---- a deal to go on from ---- */

/* The draw is over but for the declaring. */
static bool lay_draw(Case *of) {
  Game *game = of->game;
  game_start(game, of->rules, 1);
  game->deal.drawn = (uint16_t)(game->deal.deck_n - of->rules->deck.kitty);
  if (is_given(of->question, ASK_DECLARER)) game->named_declarer = of->question->declarer;
  return true;
}

/* Trumps and declarer are known, and what came before the phase is done. */
static bool lay_later(Case *of) {
  const Rules *rules = of->rules;
  Deal *deal = &of->game->deal;
  if (!of->order) return CASE_FAIL(of, "missing", "\"trump\" is missing");
  if (!case_lay(of)) return false;
  bool past = false; /* the kitty's own phase; a game without one has not buried */
  for (int i = 0; i < of->question->phase; i++) past |= rules->phases[i] == PHASE_KITTY;
  deal->picked_up = deal->buried = past;
  deal->deck_n = (uint16_t)deck_make(of->game, rules);
  deal->drawn = (uint16_t)(deal->deck_n - rules->deck.kitty);
  return true;
}

/* Hands, and the kitty as it lies. */
static void lay_cards(Case *of) {
  const Question *question = of->question;
  Deal *deal = &of->game->deal;
  for (int seat = 0; seat < deal->players; seat++) case_hand(of, seat, &question->hand_of[seat]);
  if (!is_given(question, ASK_KITTY)) return;
  deal->kitty = question->kitty;
  for (int i = 0; i < question->turned_n && question->turned_n == of->rules->deck.kitty; i++)
    deal->deck[deal->deck_n - question->turned_n + i] = question->turned[i];
}

/* Calls that were made before the phase. */
static void lay_calls(Case *of) {
  Deal *deal = &of->game->deal;
  for (int i = 0; i < of->question->calls; i++) deal->call[i] = of->question->call[i];
  deal->calls = (uint8_t)of->question->calls;
}

static bool begin_phase(Case *of) {
  Game *game = of->game;
  Deal *deal = &game->deal;
  Ruling why = ruling_make(LEGAL);
  deal->laid_out = true;
  deal->phase = (uint8_t)of->question->phase;
  if (!case_past(of)) return false;
  lay_calls(of);
  if (!phase_begin(game, of->rules, &why)) return case_rule_failed(of, &why);
  bool of_rules = game_phase(game, of->rules) >= PHASE_RULE;
  if (of_rules && deal->rule.asked == 0)
    return CASE_FAIL(of, "range", "nobody has anything to do in the phase \"%s\"",
                     phase_word(of->rules, game_phase(game, of->rules)));
  if (!friends_begin(game, of->rules, &why)) return case_rule_failed(of, &why);
  return true;
}

bool ask_situation(Asker *asker, Loaded *loaded, const Question *question, Answer *answer) {
  Case of;
  if (!begin(asker, loaded, question, answer, &of)) return answered(&of, false);
  bool draw = of.rules->phases[question->phase] == PHASE_DRAW;
  bool done = (draw ? lay_draw(&of) : lay_later(&of)) && case_levels(&of);
  if (done) lay_cards(&of);
  return answered(&of, done && begin_phase(&of));
}

/* ---- cards in order ---- */

uint64_t ask_kinds_at(const Order *order, uint64_t kinds, int place) {
  uint64_t here = 0;
  while (kinds) {
    int card = bit_pop(&kinds);
    if (order->place_of[card] == place) here |= bit(card);
  }
  return here;
}

int ask_sorted(const Order *order, const CardSet *kinds, Card cards[CARD_MAX]) {
  int n = 0;
  uint64_t left = kinds->plane[0];
  if (!order) return cardset_list(kinds, cards, PACK_MAX);
  for (int place = 0; place <= PLACE_NB && left; place++) {
    uint64_t here = ask_kinds_at(order, left, place < PLACE_NB ? place : PLACE_NONE);
    left &= ~here;
    while (here) {
      Card card = (Card)bit_pop(&here);
      for (int copies = cardset_count(kinds, card, PACK_MAX); copies > 0; copies--)
        cards[n++] = card;
    }
  }
  return n;
}

/* ---- a game at hand ---- */

void ask_action(const Game *game, const Rules *rules, const Action *action, Ruling *out) {
  game_explain(game, rules, action, out);
}

/* Those that functions let pass, each asked about. */
static bool list_allowed(const Game *game, const Rules *rules, PlayList *list) {
  Allowed allowed;
  list->n = allowed_list(game, rules, list->plays, list->max, &allowed);
  list->more = allowed.more || allowed.passed > list->n;
  list->count = (LegalCount){(uint64_t)allowed.passed, !allowed.more};
  if (allowed.failed) list->failing = allowed.last;
  return !allowed.failed;
}

bool ask_plays(const Game *game, const Rules *rules, PlayList *list) {
  const Order *order = &game->deal.order;
  Follow follow;
  list->failing = CARDSET_EMPTY;
  if (game->deal.plays == 0 || rules_hooked(rules, HOOK_FOLLOW_REFUSE))
    return list_allowed(game, rules, list);
  if (!game_follow(game, rules, &follow, NULL)) { /* what is owed cannot be said of any play */
    list->failing = game->deal.hand[game->deal.turn];
    return false;
  }
  follow.patience = list->patience;
  list->count = legal_count(&follow);
  list->n = legal_list(&follow, list->plays, list->max, &list->more);
  if (list->n == 0 && list->more && list->max > 0) { /* patience was over before the first */
    follow_example(&follow, &list->plays[list->n++]);
    if (list->count.count == 0) list->count.count = 1;
  }
  for (int i = 0; i < list->n; i++) {
    CardSet places = list->plays[i];
    list->plays[i] = CARDSET_EMPTY;
    order_back(order, &places, &list->plays[i]);
  }
  return true;
}
