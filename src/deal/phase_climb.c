/* phase_climb.c - see phase_climb.h. */
#include "deal/phase_climb.h"

#include "deal/climb_tables.h"

static uint16_t holders_of(const Game *game, const ClimbTable *table, Card card) {
  uint16_t holders = 0;
  for (int i = 0; i < table->size; i++) {
    int player = game->place[table->first + i];
    if (HAND_OF(&game->deal, player)->plane[0] >> card & 1) holders |= (uint16_t)(1u << player);
  }
  return holders;
}

/* Who leads where no exchange has said it. */
static int first_leader(const Game *game, const Rules *rules, const ClimbTable *table) {
  uint16_t holders = 0;
  if (rules->lead.leads == LEADS_DEALER) return table->dealer;
  if (rules->lead.leads == LEADS_HOLDER) holders = holders_of(game, table, rules->lead.holder);
  return table_after(game, table, table->dealer, holders ? holders : 0xffff);
}

static void begin(Game *game, const Rules *rules) {
  for (int k = 0; k < game->deal.tables; k++) {
    ClimbTable *table = &game->deal.table[k];
    if (table->leader == SEAT_NONE) table->leader = (uint8_t)first_leader(game, rules, table);
    table->turn = table->leader;
  }
}

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  return table_waiting(game) == NULL;
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)rules;
  return table_waiting(game)->turn;
}

static const Climb *top_of(const ClimbTable *table) {
  return table->top_player == SEAT_NONE ? NULL : &table->climb;
}

/* May the player put anything on the top at all, were it a bomb? */
static Refusal may_join(const ClimbTable *table, const Rules *rules, int seat) {
  if (seat == table->top_player && !rules->follow.own_top) return REFUSED_OWN_TOP;
  bool is_out = rules->follow.pass == PASS_OUT_OF_THE_TRICK && (table->passes >> seat & 1);
  return is_out ? REFUSED_PASSED : LEGAL;
}

static bool stop_at_first(void *data, const ClimbPlay *play) {
  (void)data, (void)play;
  return false;
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  const ClimbTable *table = &deal->table[table_of(game, seat)];
  const Climb *top = top_of(table);
  if (table_is_over(table) || deal->hand_n[seat] == 0) return 0;
  if (table->turn == seat) return 1u << ACTION_PLAY | (top ? 1u << ACTION_PASS : 0);
  if (!top || may_join(table, rules, seat) != LEGAL) return 0;
  PlayCase of = {&deal->order, rules, game, seat};
  bool bombs = climb_each(&of, HAND_OF(deal, seat), top, true, stop_at_first, NULL);
  return bombs ? 1u << ACTION_PLAY : 0;
}

/* ---- judging ---- */

static Refusal check_pass(const ClimbTable *table, const Action *action, Ruling *why) {
  if (table_is_stale(table, action)) return table_refuse_stale(table, action, why);
  if (table->turn != action->seat) return ruling_turn(why, table->turn);
  return top_of(table) ? LEGAL : ruling_refuse(why, REFUSED_LEAD_OWED, "");
}

/* Are the cards of a form that may be played out of turn, were it allowed here? */
static bool is_out_of_turn(const Deal *deal, const Rules *rules, const CardSet *cards,
                           const Climb *top) {
  ClimbPlay play;
  if (climb_check(&deal->order, rules, cards, top, &play) != LEGAL &&
      climb_check(&deal->order, rules, cards, NULL, &play) != LEGAL)
    return false;
  return rules->lead.forms[play.form].out_of_turn;
}

static Refusal check_out_of_turn(const Game *game, const Rules *rules, const ClimbTable *table,
                                 const Action *action, Ruling *why) {
  const Climb *top = top_of(table);
  if (!top) return ruling_turn(why, table->turn);
  Refusal refusal = may_join(table, rules, action->seat);
  if (refusal == LEGAL && is_out_of_turn(&game->deal, rules, &action->cards, top)) return LEGAL;
  if (refusal == LEGAL) refusal = REFUSED_OUT_OF_TURN;
  ruling_refuse(why, refusal, SAY(NOT_OUT_OF_TURN));
  if (why) why->seat = table->turn;
  return refusal;
}

static Refusal check_play(const Game *game, const Rules *rules, const Action *action,
                          ClimbPlay *play, Ruling *why) {
  const Deal *deal = &game->deal;
  const ClimbTable *table = &deal->table[table_of(game, action->seat)];
  const Climb *top = top_of(table);
  Refusal refusal = ruling_held(why, HAND_OF(deal, action->seat),
                                &action->cards); /* first: what is held has a rank */
  if (refusal == LEGAL && table->turn != action->seat)
    refusal = check_out_of_turn(game, rules, table, action, why);
  if (refusal != LEGAL) return refusal;
  refusal = climb_check(&deal->order, rules, &action->cards, top, play);
  bool bomb = refusal == LEGAL && top && rules->lead.forms[play->form].out_of_turn;
  if (table_is_stale(table, action) && !bomb) return table_refuse_stale(table, action, why);
  if (refusal != LEGAL && why)
    climb_explain(&deal->order, rules, &action->cards, HAND_OF(deal, action->seat), top, why);
  return refusal;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  const ClimbTable *table = &game->deal.table[table_of(game, action->seat)];
  if (table_is_over(table)) return ruling_refuse(why, REFUSED_PHASE, SAY(HAND_IS_OVER));
  if (game->deal.hand_n[action->seat] == 0) return ruling_refuse(why, REFUSED_PHASE, SAY(GONE_OUT));
  if (action->type == ACTION_PASS) return check_pass(table, action, why);
  if (action->type != ACTION_PLAY) return ruling_refuse(why, REFUSED_PHASE, SAY(HAND_IS_PLAYED));
  Refusal refusal = check_play(game, rules, action, &checked->climb, why);
  if (refusal != LEGAL || !action_is_divided(action)) return refusal;
  return ruling_refuse(why, REFUSED_GROUPING, "");
}

/* ---- doing ---- */

/* S9: the pile is set aside; who holds the top leads, or if out of cards the next to the left. */
static void end_trick(Game *game, ClimbTable *table) {
  uint16_t active = table_active(game, table);
  int leader = table->top_player;
  if (!(active >> leader & 1)) leader = table_after(game, table, leader, active);
  table->leader = table->turn = (uint8_t)leader;
  table->top_player = SEAT_NONE;
  table->passes = 0;
  table->trick++;
  game->deal.trick++;
}

/* The next who has neither passed nor the top; if there is none, the trick is over. */
static void next_turn(Game *game, ClimbTable *table, int from) {
  uint16_t others = (uint16_t)(table->passes | 1u << table->top_player);
  int next = table_after_active(game, table, from, others);
  if (next == SEAT_NONE)
    end_trick(game, table);
  else
    table->turn = (uint8_t)next;
}

static void put_on_top(Deal *deal, ClimbTable *table, const Action *action, const Form *form) {
  Play play = {(uint16_t)(table->log_from + table->log_n), 0};
  play.n = (uint8_t)order_sorted(&deal->order, &action->cards, deal->log + play.from);
  table->log_n = (uint16_t)(table->log_n + play.n);
  deal->log_n = (uint16_t)(deal->log_n + play.n);
  deal_take_from_hand(deal, action->seat, &action->cards, play.n);
  if (form->completes) { /* what is completed lies right before it */
    assert(table->top.from + table->top.n == play.from);
    play.from = table->top.from;
    play.n = (uint8_t)(play.n + table->top.n);
  }
  table->top = play;
  table->top_player = action->seat;
}

/* Whoever has no cards is out; the last who has is out last, at once (C7). */
static void go_out(Game *game, ClimbTable *table, int seat) {
  if (game->deal.hand_n[seat] == 0) table->out[table->out_n++] = (uint8_t)seat;
  if (table->out_n < table->size - 1) return;
  table->out[table->out_n++] = (uint8_t)bit_lowest(table_active(game, table));
  table->turn = SEAT_NONE;
}

static void play(Game *game, const Rules *rules, ClimbTable *table, const Action *action,
                 const ClimbPlay *made) {
  const Form *form = &rules->lead.forms[made->form];
  put_on_top(&game->deal, table, action, form);
  table->climb = made->climb;
  if (rules->follow.pass == PASS_MAY_COME_BACK) table->passes = 0;
  go_out(game, table, action->seat);
  if (table_is_over(table)) return;
  if (form->ends_trick)
    end_trick(game, table);
  else
    next_turn(game, table, action->seat);
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  (void)why;
  ClimbTable *table = &game->deal.table[table_of(game, action->seat)];
  table->version++;
  if (action->type == ACTION_PASS) {
    table->passes |= (uint16_t)(1u << action->seat);
    next_turn(game, table, action->seat);
  } else {
    play(game, rules, table, action, &checked->climb);
  }
  return done(is_over(game, rules));
}

/* ---- at random ---- */

typedef struct Draw {
  Rng *rng;
  ClimbPlay play;
  uint64_t seen;
} Draw;

/* Keeps each play seen so far with the same chance. */
static bool draw_play(void *data, const ClimbPlay *seen) {
  Draw *draw = data;
  if (rng_below(draw->rng, ++draw->seen) == 0) draw->play = *seen;
  return true;
}

/* Every legal play, cards of a rank being alike, and passing are equally likely. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Deal *deal = &game->deal;
  const ClimbTable *table = table_waiting(game);
  const CardSet *hand = HAND_OF(deal, table->turn);
  Draw draw = {.rng = rng, .seen = top_of(table) ? 1 : 0}; /* the first is passing */
  *out = (Action){.type = ACTION_PASS, .seat = table->turn};
  PlayCase of = {&deal->order, rules, game, -1};
  climb_each(&of, hand, top_of(table), false, draw_play, &draw);
  if (cardset_is_empty(&draw.play.places)) return;
  out->type = ACTION_PLAY;
  climb_cards(&of, &draw.play, hand, &out->cards);
}

/* The cards are read anew: of several readings that counts which has most power. */
static Done step(Game *game, const Rules *rules, Rng *rng, Action *out, Checked *checked) {
  random_action(game, rules, rng, out);
  const Climb *top = top_of(table_waiting(game));
  if (out->type == ACTION_PLAY &&
      climb_check(&game->deal.order, rules, &out->cards, top, &checked->climb) != LEGAL)
    return NOT_LEGAL;
  assert(check(game, rules, out, &(Checked){.may_fail = false}, NULL) == LEGAL);
  return checked->may_fail ? ONLY_CHECKED : apply(game, rules, out, checked, NULL);
}

const Phase phase_climb = {.word = "climb",
                           .takes = TYPES_OWN,
                           .begin = begin,
                           .is_over = is_over,
                           .waits_for = waits_for,
                           .allowed = allowed,
                           .check = check,
                           .apply = apply,
                           .random = random_action,
                           .step = step};
