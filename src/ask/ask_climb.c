/* ask_climb.c - the questions that make sense in a climbing game: order, shape, lead, follow,
** follows, winner. There is no trump; suits are ignored, but plays are named by their cards. */
#include "ask/ask_about.h"
#include "base/ask_sentences.h"
#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "play/climb_plays.h"

bool climb_about_order(Case *of) { return case_lay(of); }

/* ---- shape ---- */

/* The units of the cards, and by which form they can be led. */
static void find_shape(Case *of, const CardSet *cards) {
  Answer *answer = of->answer;
  CardSet places = CARDSET_EMPTY;
  ClimbPlay play;
  answer->shape.n = 0;
  order_cross(of->order, cards, &places);
  if (!cardset_is_empty(cards)) shape_of(of->order, of->rules, &places, &answer->shape);
  bool form = climb_check(of->order, of->rules, cards, NULL, &play) == LEGAL;
  answer->form = form ? play.form : -1;
  if (form) answer->climb = play.climb;
}

bool climb_about_shape(Case *of) {
  find_shape(of, &of->question->cards);
  return true;
}

/* ---- lead, follow ---- */

bool climb_about_lead(Case *of) {
  const Question *question = of->question;
  climb_explain(of->order, of->rules, &question->cards, &question->hand, NULL, &of->answer->ruling);
  find_shape(of, &question->cards);
  of->answer->is_throw = false;
  of->answer->stands = true;
  return true;
}

/* What lies on top, read as a lead. */
static bool find_top(Case *of, Climb *top) {
  ClimbPlay play;
  if (climb_check(of->order, of->rules, &of->question->lead, NULL, &play) != LEGAL)
    return CASE_FAIL(of, "range", SAY(ASK_LEAD_FORM));
  *top = play.climb;
  return true;
}

bool climb_about_follow(Case *of) {
  const Question *question = of->question;
  Climb top;
  ClimbPlay play;
  if (!find_top(of, &top)) return false;
  climb_explain(of->order, of->rules, &question->cards, &question->hand, &top, &of->answer->ruling);
  bool follows = climb_check(of->order, of->rules, &question->cards, &top, &play) == LEGAL;
  of->answer->form = follows ? play.form : -1;
  return true;
}

/* ---- follows ---- */

/* All plays, told apart by their cards: each set of ranks is visited once for every form, and then
** once for every choice of suits. */
typedef struct Choosing {
  Case *of;
  CardSet hand, chosen;
  CardSet seen[512]; /* sets of ranks, so that two forms of the same cards are not two plays */
  int seen_n, limit, n;
} Choosing;

/* Chooses `left` cards of the kinds `here` (of one place), then those of the places after it. */
static void choose(Choosing *choosing, const CardSet *places, int place, uint64_t here, int left) {
  const Order *order = choosing->of->order;
  if (left == 0) {
    do place++;
    while (place < order->tier_nb && !(places->plane[0] >> place & 1));
    if (place >= order->tier_nb) {
      if (choosing->n < choosing->limit) choosing->of->asker->plays[choosing->n] = choosing->chosen;
      choosing->n++;
      return;
    }
    here = order_kinds_at(order, choosing->hand.plane[0], place);
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
  assert(cardset_is_empty(&choosing->chosen));
  return true;
}

enum { LIMIT = 100 };

bool climb_about_follows(Case *of) {
  Answer *answer = of->answer;
  const Question *question = of->question;
  int limit = is_given(question, ASK_LIMIT) ? question->limit : LIMIT;
  Choosing choosing = {.of = of, .hand = question->hand, .limit = limit};
  Climb top;
  if (!find_top(of, &top) || !case_room(of, limit)) return false;
  climb_each(&(PlayCase){of->order, of->rules, NULL, -1}, &choosing.hand, &top, false, choose_suits,
             &choosing);
  answer->plays = of->asker->plays;
  answer->plays_n = choosing.n < limit ? choosing.n : limit;
  answer->count = (LegalCount){(uint64_t)choosing.n, true};
  answer->more = choosing.n > limit;
  return true;
}

/* ---- winner ---- */

/* Each play that follows what is on top lies on top then; passes are empty, and what does not
** follow counts for nothing. */
bool climb_about_winner(Case *of) {
  const Question *question = of->question;
  Answer *answer = of->answer;
  ClimbPlay top, play;
  answer->winner = answer->points = 0;
  if (question->trick_n < 2) return CASE_FAIL(of, "range", SAY(ASK_PLAYS_FEW));
  for (int i = 0; i < question->trick_n; i++) {
    const CardSet *cards = &question->trick[i];
    for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, PACK_MAX);)
      answer->points += rules_points(of->rules, (Card)place);
    const Climb *on = i == 0 ? NULL : &top.climb;
    if (climb_check(of->order, of->rules, cards, on, &play) == LEGAL) {
      top = play;
      answer->winner = i;
    } else if (i == 0) {
      return CASE_FAIL(of, "range", SAY(ASK_PLAYS_FORM));
    }
  }
  return true;
}

/* ---- a hand laid out, to be played on ---- */

static bool is_empty(const Deal *deal, int player) { return deal->hand_n[player] == 0; }

/* How many cards the player must hold so that no step takes the last one. */
static int cards_needed(const Case *of, const ClimbTable *table, int player) {
  const Rules *rules = of->rules;
  int balance = 0, least = 0;
  for (int i = 0; i < rules->exchange.steps_n; i++) {
    const ExchangeStep *step = &rules->exchange.steps[i];
    bool request = step->what == STEP_REQUEST;
    if (!request && step->what != STEP_GIVE) continue;
    int more = request ? 1 : -1;
    if (table_seat_of(of->game, table, (Who)step->by) == player) balance += more;
    if (table_seat_of(of->game, table, (Who)step->to) == player) balance -= more;
    if (balance < least) least = balance;
  }
  return 1 - least;
}

/* One who may be asked in an exchange, or lead after it, and holds too few cards for that;
** SEAT_NONE: nobody. */
static int too_poor(const Case *of, const ClimbTable *table) {
  const int asked[] = {table->winner, table->loser, table->dealer,
                       table_seat_of(of->game, table, WHO_NEXT_SEAT)};
  for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
    if (of->game->deal.hand_n[asked[i]] < cards_needed(of, table, asked[i])) return asked[i];
  return SEAT_NONE;
}

/* The hand before: who of the first table were first and last out, and who dealt it. */
static bool lay_last_hand(Case *of, ClimbTable *table) {
  const Question *question = of->question;
  uint16_t players = table_players(of->game, table);
  int winner = question->first_out, loser = question->last_out;
  if (!(players >> winner & players >> loser & 1) || winner == loser)
    return CASE_FAIL(of, "range", SAY(ASK_EXCHANGE));
  of->game->winner[0] = table->winner = (uint8_t)winner;
  of->game->loser[0] = table->loser = (uint8_t)loser;
  of->game->dealer[0] = table->dealer =
      (uint8_t)table_seat_of(of->game, table, (Who)of->rules->deal.next.won);
  int poor = too_poor(of, table);
  if (poor != SEAT_NONE) return CASE_FAIL(of, "range", SAY(ASK_FEW_CARDS), seat_letter(poor));
  table->step = 0;
  if (!question->number) of->game->number = 2;
  return true;
}

/* Who leads at the first table, or does the first step of the exchange. */
static bool open_table(Case *of, ClimbTable *table) {
  const Question *question = of->question;
  const Rules *rules = of->rules;
  Deal *deal = &of->game->deal;
  of->game->dealer[0] = table->dealer = question->dealer;
  table->leader = question->opening == OPENING_LED ? question->leader : SEAT_NONE;
  table->turn = SEAT_NONE;
  deal->phase = case_phase(rules, PHASE_CLIMB);
  if (question->opening == OPENING_EXCHANGE) {
    if (!lay_last_hand(of, table)) return false;
    deal->phase = case_phase(rules, PHASE_EXCHANGE); /* the last phase, if there is none */
  }
  phase_begin(of->game, rules, NULL);
  if (game_phase(of->game, rules) == PHASE_EXCHANGE && table->step == rules->exchange.steps_n) {
    deal->phase = case_phase(rules, PHASE_CLIMB);
    phase_begin(of->game, rules, NULL);
  }
  int turn = game_waits_for(of->game, rules);
  return !is_empty(deal, turn) || CASE_FAIL(of, "range", SAY(ASK_SEAT_EMPTY), seat_letter(turn));
}

bool climb_lay_out(Case *of) {
  Game *game = of->game;
  const Question *question = of->question;
  game_start(game, of->rules, 1);
  Deal *deal = &game->deal;
  deal->laid_out = true;
  for (int player = 0; player < deal->players; player++)
    case_hand(of, player, &question->hand_of[player]);
  if (of->answer->error.code || !case_past(of)) return false;
  for (int k = 0; k < deal->tables; k++) table_lay_out(game, &deal->table[k]);
  ClimbTable *table = &deal->table[0];
  if (table_is_over(table)) return CASE_FAIL(of, "range", SAY(ASK_TWO_HOLD));
  if (!case_seat(of, question->leader, "leader") || !case_seat(of, question->dealer, "dealer"))
    return false;
  uint16_t players = table_players(game, table);
  if (!(players >> question->leader & players >> question->dealer & 1))
    return CASE_FAIL(of, "range", SAY(ASK_FIRST_TABLE));
  return open_table(of, table);
}
