/* phase_deal_out.c - see phase_deal_out.h. */
#include "deal/phase_deal_out.h"

#include "deal/climb_tables.h"
#include "deal/rules_cache.h"

static void begin(Game *game, const Rules *rules) {
  char error[256] = "";
  tables_deal(game);
  bool made = made_order(game, rules, error, sizeof error);
  assert(made); /* an order without suits fails by the deck alone, which rules_check looks at */
  game->deal.has_order = made;
}

static bool is_over(const Game *game, const Rules *rules) {
  (void)game, (void)rules;
  return true;
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)game, (void)rules;
  return SEAT_NONE;
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  (void)game, (void)rules, (void)seat;
  return 0;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  (void)checked;
  (void)game, (void)rules, (void)action;
  return ruling_refuse(why, REFUSED_PHASE, SAY(BEING_DEALT));
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  (void)checked;
  (void)game, (void)rules, (void)action, (void)why;
  return DONE_OVER;
}

static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  (void)game, (void)rules, (void)rng;
  *out = (Action){.type = ACTION_NB, .seat = SEAT_NONE};
}

const Phase phase_dealout = {.word = "deal out",
                             .takes = TYPES_OWN,
                             .begin = begin,
                             .is_over = is_over,
                             .waits_for = waits_for,
                             .allowed = allowed,
                             .check = check,
                             .apply = apply,
                             .random = random_action};
