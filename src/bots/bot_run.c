/* bot_run.c - see bot_run.h. */
#include "bots/bot_run.h"

#include "base/script_sentences.h"
#include "bots/bot_script.h"
#include "deal/climb_tables.h"
#include "deal/game.h"

/* A run: where the game stood when it began, for how far it has come is measured against this, and
** the seats whose bots may say something out of turn. */
typedef struct Running {
  BotRun run; /* with a generator */
  uint16_t number, redeals, trick, awake;
  uint16_t may; /* act, when that was last asked */
  uint8_t drew; /* a card just now; SEAT_NONE: something else was done */
} Running;

/* After an action. `waited`: who is waited for now. */
static bool is_reached(const Game *game, const Running *running, int waited) {
  bool same_deal = game->number == running->number && game->redeals == running->redeals;
  switch (running->run.until) {
    case UNTIL_ACTION: return true;
    case UNTIL_TRICK:
      return waited == SEAT_NONE || (same_deal && game->deal.trick > running->trick) ||
             (!same_deal && game->deal.trick > 0);
    case UNTIL_DEAL: return waited == SEAT_NONE;
    case UNTIL_GAME: return false;
  }
  return true;
}

typedef enum Asked { HAS_NOTHING, ACTS, FAILED } Asked;

static Asked ask(const Game *game, const Rules *rules, const BotRun *run, int seat, Action *out,
                 Ruling *why) {
  const Bot *bot = run->bots[seat];
  Game view;
  bool whole = bot->blind || bot->sees_all;
  if (!whole) view_of(game, rules, seat, &view);
  BotTurn turn = {whole ? game : &view, rules, seat, run->rng, NULL, 0};
  if (bot_ask(bot, &turn, out, why)) return out->type != ACTION_NB ? ACTS : HAS_NOTHING;
  if (why && why->refusal == REFUSED_BOT)
    say_in(why->shape, SAY(BOT_DEAL), game->number, game->seed);
  return FAILED;
}

static uint16_t wakeful(const BotRun *run, int players) {
  uint16_t seats = 0;
  for (int seat = 0; seat < players; seat++)
    if (run->seats >> seat & 1 && !run->bots[seat]->blind) seats |= (uint16_t)(1u << seat);
  return seats;
}

/* Who may act. As long as cards are drawn, only who drew one can have got something to say by that,
** unless functions have a say. */
static void find_who_may(Running *running, const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  bool drawing = deal->drawn < deal->deck_n - rules->deck.kitty;
  if (running->drew == SEAT_NONE || !drawing || rules->hooked) {
    running->may = game_may_act(game, rules);
    return;
  }
  uint16_t who = (uint16_t)(1u << running->drew);
  running->may &= (uint16_t)~who;
  if (game_allowed_actions(game, rules, running->drew)) running->may |= who;
}

/* Between draws others than the one who is waited for may have something to say: who was just
** overcalled first, then in turn order. */
static Asked find_interruption(const Game *game, const Rules *rules, Running *running, int waited,
                               Action *out, Ruling *why) {
  const Deal *deal = &game->deal;
  if (!running->awake) return HAS_NOTHING;
  find_who_may(running, game, rules);
  uint16_t may = running->awake & running->may;
  int first = deal->bidding.may_answer != SEAT_NONE ? deal->bidding.may_answer : waited;
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, first, i);
    if (seat == waited || !(may >> seat & 1)) continue;
    if (deal->tables && table_of(game, seat) != table_of(game, waited)) continue;
    Asked asked = ask(game, rules, &running->run, seat, out, why);
    if (asked != HAS_NOTHING) return asked;
  }
  return HAS_NOTHING;
}

/* What came of an action. Where rules forbid by what a view does not show (trumps that lie face
** down), the game itself finds something that is allowed. */
static bool is_done(Game *game, const Rules *rules, Rng *rng, Refusal refusal, Action *action,
                    Ruling *why) {
  if (refusal != REFUSED_RULE || action->seat != game_waits_for(game, rules))
    return refusal == LEGAL;
  game_random_action(game, rules, rng, action);
  if (action->type == ACTION_NB) return false;
  return game_apply_again(game, rules, action, why) == LEGAL;
}

/* What goes on where a bot has nothing to say. */
static void find_default(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  *out = game_default(game, rules);
  if (out->type == ACTION_NB && out->seat != SEAT_NONE) game_random_action(game, rules, rng, out);
}

/* What happens next, done; false when it is the turn of a seat that does not act, or a bot failed.
*/
static bool act(Game *game, const Rules *rules, Running *running, int waited, Action *out,
                Ruling *why) {
  const BotRun *run = &running->run;
  Rng *rng = run->rng;
  Asked asked = HAS_NOTHING;
  if (waited != SEAT_NONE) {
    if (!deal_knows_hand(&game->deal, waited)) return false;
    asked = find_interruption(game, rules, running, waited, out, why);
    if (asked == HAS_NOTHING) {
      if (!(run->seats >> waited & 1)) return false;
      const Bot *bot = run->bots[waited];
      if (bot->act)
        return is_done(game, rules, rng, bot->act(game, rules, rng, out, why), out, why);
      asked = ask(game, rules, run, waited, out, why);
    }
  }
  if (asked == HAS_NOTHING) find_default(game, rules, rng, out);
  if (asked == FAILED || out->type == ACTION_NB) return false;
  return is_done(game, rules, rng, game_apply_again(game, rules, out, why), out, why);
}

static const uint64_t SPREAD = 0x9e3779b97f4a7c15u;

int bots_run(Game *game, const Rules *rules, const BotRun *asked, Ruling *why) {
  Rng rng;
  Running running = {.run = *asked,
                     .number = game->number,
                     .redeals = game->redeals,
                     .trick = game->deal.trick,
                     .awake = wakeful(asked, game->deal.players),
                     .drew = SEAT_NONE};
  int actions = 0;
  if (!asked->rng) running.run.rng = &rng;
  if (why) *why = ruling_make(LEGAL);
  while (!game->over) {
    Action action;
    int waited = game_waits_for(game, rules);
    if (actions > 0 && is_reached(game, &running, waited)) break;
    if (!asked->rng) rng_seed(&rng, game->seed ^ (game->actions + 1) * SPREAD);
    const uint32_t before = game->actions;
    if (!act(game, rules, &running, waited, &action, why)) break;
    assert(game->actions == before + 1);
    (void)before;
    actions++;
    running.drew = action.type == ACTION_DRAW ? action.seat : SEAT_NONE;
    if (asked->seen && !asked->seen(asked->data, game, &action)) break;
  }
  return actions;
}
