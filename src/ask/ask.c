/* ask.c - finds out what is asked, and who answers it. */
#include "ask/ask.h"

#include <stdlib.h>
#include <string.h>

#include "ask/ask_about.h"
#include "ask/situation.h"
#include "base/ask_sentences.h"
#include "deal/deck.h"
#include "deal/friends.h"

Asker *asker_new(void) { return calloc(1, sizeof(Asker)); }

void asker_free(Asker *asker) {
  if (asker) free(asker->plays);
  free(asker);
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

bool ask_climbs(Subject subject) { return ABOUT[subject].climb != NULL; }

/* ---- asking ---- */

static bool is_complete(Case *of) {
  const SubjectInfo *about = subject_info(of->question->subject);
  uint64_t missing = about->needs & ~of->question->given;
  if (of->rules->family == FAMILY_CLIMB) missing &= ~KEY_BIT(TRUMP);
  if (!missing) return true;
  return CASE_FAIL(of, "missing", SAY(ASK_MISSING), key_name((Key)bit_lowest(missing)));
}

static bool begin(Asker *asker, Loaded *loaded, const Question *question, Answer *answer,
                  Case *of) {
  *of = (Case){.asker = asker,
               .loaded = loaded,
               .rules = loaded->rules,
               .question = question,
               .answer = answer,
               .why = &answer->ruling,
               .game = &asker->game};
  answer->error.code = NULL;
  answer->error.message[0] = '\0';
  answer->ruling.refusal = LEGAL;
  answer->order = NULL;
  answer->game = of->game;
  answer->form = -1;
  answer->shape.n = 0;
  answer->plays_n = answer->team_n = 0;
  case_begin(of);
  if (!case_past(of)) return false;
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
  return CASE_FAIL(of, "ask", SAY(ASK_NO_CLIMB), subject_info(subject)->name);
}

bool ask(Asker *asker, Loaded *loaded, const Question *question, Answer *answer) {
  Case of;
  bool done = begin(asker, loaded, question, answer, &of) && is_complete(&of) && ask_about(&of);
  return answered(&of, done && !answer->error.code);
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
  if (!of->order) return CASE_FAIL(of, "missing", SAY(ASK_MISSING), "trump");
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
  deal_uncall(deal);
  for (int i = 0; i < of->question->calls; i++) deal_call(deal, of->question->call[i]);
}

static bool begin_phase(Case *of) {
  Game *game = of->game;
  Deal *deal = &game->deal;
  deal->laid_out = true;
  deal->phase = (uint8_t)of->question->phase;
  if (!case_past(of)) return false;
  lay_calls(of);
  if (!case_answered(of, phase_begin(game, of->rules, of->why))) return false;
  bool of_rules = game_phase(game, of->rules) >= PHASE_RULE;
  if (of_rules && deal->rule.asked == 0)
    return CASE_FAIL(of, "range", SAY(ASK_NOTHING_TO_DO),
                     phase_word(of->rules, game_phase(game, of->rules)));
  return case_answered(of, friends_begin(game, of->rules, of->why));
}

bool ask_situation(Asker *asker, Loaded *loaded, const Question *question, Answer *answer) {
  Case of;
  if (!begin(asker, loaded, question, answer, &of)) return answered(&of, false);
  if (of.rules->family == FAMILY_CLIMB) return answered(&of, climb_lay_out(&of));
  bool draw = of.rules->phases[question->phase] == PHASE_DRAW;
  bool done = (draw ? lay_draw(&of) : lay_later(&of)) && case_levels(&of);
  if (done) lay_cards(&of);
  return answered(&of, done && !answer->error.code && begin_phase(&of));
}
