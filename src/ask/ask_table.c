/* ask_table.c - a hand of a climbing game laid out for who plays on from it. */
#include "ask/ask_climb.h"
#include "base/ask_sentences.h"
#include "deal/climb_tables.h"
#include "notation/notation.h"

static bool is_empty(const Deal *deal, int player) { return deal->hand_n[player] == 0; }

/* How many cards the winner or the loser must hold so that no step takes the last one. */
static int cards_needed(const Rules *rules, Who who) {
  int balance = 0, least = 0;
  for (int i = 0; i < rules->exchange.steps_n; i++) {
    const ExchangeStep *step = &rules->exchange.steps[i];
    bool request = step->what == STEP_REQUEST;
    if (!request && step->what != STEP_GIVE) continue;
    balance += step->by == who ? (request ? 1 : -1) : (request ? -1 : 1);
    if (balance < least) least = balance;
  }
  return 1 - least;
}

/* The hand before: who of the first table were first and last out, and who dealt it. */
static bool lay_last_hand(Case *of, ClimbTable *table) {
  const Question *question = of->question;
  const Deal *deal = &of->game->deal;
  uint16_t players = table_players(of->game, table);
  int winner = question->first_out, loser = question->last_out;
  if (!(players >> winner & players >> loser & 1) || winner == loser)
    return CASE_FAIL(of, "range", SAY(ASK_EXCHANGE));
  int few = deal->hand_n[winner] < cards_needed(of->rules, WHO_WINNER) ? winner
            : deal->hand_n[loser] < cards_needed(of->rules, WHO_LOSER) ? loser
                                                                       : SEAT_NONE;
  if (few != SEAT_NONE) return CASE_FAIL(of, "range", SAY(ASK_FEW_CARDS), seat_letter(few));
  of->game->winner[0] = table->winner = (uint8_t)winner;
  of->game->loser[0] = table->loser = (uint8_t)loser;
  of->game->dealer[0] = table->dealer =
      (uint8_t)table_seat_of(of->game, table, (Who)of->rules->deal.next.won);
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
