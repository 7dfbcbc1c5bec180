/* oracle_kitty.c - the kitty, naively. See oracle_kitty.h. */
#include "oracle_kitty.h"

#include "oracle_ask.h"

void oracle_kitty_read(OracleKitty *kitty, const Game *game) {
  const Deal *deal = &game->deal;
  *kitty = (OracleKitty){.kitty = pile_in(&deal->kitty)};
  for (int seat = 0; seat < deal->players; seat++) kitty->hand[seat] = pile_in(HAND_OF(deal, seat));
  kitty->burier = deal->burier == SEAT_NOBODY ? SEAT_NONE : deal->burier;
  kitty->picked_up = deal->picked_up;
  kitty->took = deal->took;
  kitty->buried = deal->buried;
  kitty->exposed = deal->exposed;
  kitty->theft = deal->theft;
  kitty->passed = deal->passed;
  if (kitty->burier != SEAT_NONE) kitty->passed &= ~(1u << kitty->burier);
}

static void move(Pile *from, Pile *to, const Pile *cards) {
  for (int card = 0; card < KIND_NB; card++) {
    from->n[card] -= cards->n[card];
    to->n[card] += cards->n[card];
  }
}

/* --- who takes it ----------------------------------------------------------------------------- */

/* The next seat behind the declarer whose side is known to be that; else the declarer. */
static int next_on_side(const Deal *deal, bool declarers) {
  for (int i = 1; i < deal->players; i++) {
    int seat = (deal->declarer + i) % deal->players;
    if ((deal->team >> seat & 1) == declarers) return seat;
  }
  return deal->declarer;
}

/* No trick has been played, and no side has won. */
int oracle_seat(const Game *game, int word) {
  const Deal *deal = &game->deal;
  switch (word) {
    case WHO_NOBODY: return SEAT_NONE;
    case WHO_PARTNER: return next_on_side(deal, true);
    case WHO_NEXT_SEAT: return (deal->declarer + 1) % deal->players;
    case WHO_NEXT_OPPONENT: return next_on_side(deal, false);
    case WHO_BIDDER: return deal->bidding.n ? deal->bidding.last.seat : deal->declarer;
    case WHO_FIRST_DRAWER: return deal->first_drawer;
    case WHO_AFTER_FIRST_DRAWER: return (deal->first_drawer + 1) % deal->players;
    default: return deal->declarer;
  }
}

static void burier_by_word(HookCall *call) {
  int seat = oracle_seat(call->game, call->rules->kitty.buries);
  call->answer[0] = seat == SEAT_NONE ? -1 : seat;
  call->answer[1] = WHO_NOBODY;
}

int oracle_burier(const Rules *rules, const Game *game) {
  if (!rules_hooked(rules, HOOK_KITTY_BURIES)) return oracle_seat(game, rules->kitty.buries);
  HookCall call = oracle_question(rules, HOOK_KITTY_BURIES, game, -1);
  oracle_ask(&call, burier_by_word, NULL);
  return call.answer[0] >= 0 ? call.answer[0] : oracle_seat(game, call.answer[1]);
}

/* --- over-calling for it ---------------------------------------------------------------------- */

/* After each burying it is asked anew. */
static int theft_now(const Rules *rules, const Game *game) {
  if (!rules_hooked(rules, HOOK_KITTY_THEFT)) return rules->kitty.theft;
  HookCall call = oracle_question(rules, HOOK_KITTY_THEFT, game, -1);
  oracle_ask(&call, NULL, NULL);
  return call.answer[0];
}

static int next_asked(const Deal *deal) {
  for (int i = 1; i < deal->players; i++) {
    int seat = (deal->burier + i) % deal->players;
    if (!(deal->passed >> seat & 1)) return seat;
  }
  return SEAT_NONE;
}

bool oracle_kitty_goes_on(const OracleKitty *kitty, int players) {
  unsigned others = ((1u << players) - 1) & ~(1u << kitty->burier);
  return !kitty->buried || (kitty->theft != THEFT_NO && (kitty->passed & others) != others);
}

bool oracle_theft_is_open(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  bool on = deal->phase < rules->phases_n && rules->phases[deal->phase] == PHASE_KITTY;
  return on && deal->buried && deal->theft != THEFT_NO && next_asked(deal) != SEAT_NONE;
}

/* In turn the one who is asked passes; else all who have not yet. */
static bool may_pass(const Deal *deal, int seat) {
  if (seat == deal->burier) return false;
  return deal->theft == THEFT_OPEN ? !(deal->passed >> seat & 1) : seat == next_asked(deal);
}

/* --- what may be done ------------------------------------------------------------------------- */

/* Who leads first is said by a word; whoever takes a trick leads to the next. */
static int leader(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (deal->plays > 0) return deal->leader;
  if (deal->trick > 0) return deal->last_winner;
  int seat = oracle_seat(game, rules->lead.first);
  return seat == SEAT_NONE ? deal->declarer : seat;
}

int oracle_waits(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  switch (game_phase(game, rules)) {
    case PHASE_GIFT: return deal->gift[0].from;
    case PHASE_CALL: return deal->declarer;
    case PHASE_TRICKS: return (leader(game, rules) + deal->plays) % deal->players;
    case PHASE_KITTY:
      if (!deal->buried) return deal->burier;
      return oracle_theft_is_open(game, rules) ? next_asked(deal) : SEAT_NONE;
    default: return SEAT_NONE;
  }
}

/* From the burying until the first lead, if all of it lies there; while others may yet take it, it
** is not put away. */
static bool may_reveal(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  Pile kitty = pile_in(&deal->kitty);
  if (pile_size(&kitty) < rules->deck.kitty) return false;
  bool has_begun = deal->trick > 0 || deal->plays > 0;
  return rules->kitty.exposed && deal->buried && deal->burier == seat && !deal->exposed &&
         !has_begun && rules->deck.kitty > 0 && !oracle_theft_is_open(game, rules) &&
         game_phase(game, rules) != PHASE_NONE;
}

/* When all cards are drawn, and until the kitty is picked up; or until the first lead, but not by
** who has had it. */
bool oracle_may_misdeal(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  bool has_begun = deal->trick > 0 || deal->plays > 0;
  bool until_lead = rules->deal.misdeal_until == MISDEAL_UNTIL_FIRST_LEAD;
  if (!rules_hooked(rules, HOOK_DEAL_MISDEAL) || game_phase(game, rules) == PHASE_NONE)
    return false;
  if (deal->drawn + rules->deck.kitty < deal->deck_n || has_begun) return false;
  if (deal->took >> seat & 1) return false;
  if (deal->picked_up && (!until_lead || seat == deal->burier)) return false;
  HookCall call = oracle_question(rules, HOOK_DEAL_MISDEAL, game, seat);
  call.hand = HAND_OF(deal, seat);
  oracle_ask(&call, NULL, NULL);
  return call.text[0] != '\0';
}

/* The type of the phase itself. */
static uint32_t type_now(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  bool waits = oracle_waits(game, rules) == seat;
  switch (game_phase(game, rules)) {
    case PHASE_GIFT: return waits ? 1u << ACTION_GIVE : 0;
    case PHASE_CALL: return waits ? 1u << ACTION_CALL : 0;
    case PHASE_TRICKS: return waits ? 1u << ACTION_PLAY : 0;
    case PHASE_KITTY:
      if (deal->buried)
        return oracle_theft_is_open(game, rules) && may_pass(deal, seat) ? 1u << ACTION_PASS : 0;
      return waits ? 1u << (deal->picked_up ? ACTION_BURY : ACTION_PICK_UP) : 0;
    default: return 0;
  }
}

uint32_t oracle_types(const Game *game, const Rules *rules, int seat) {
  uint32_t types = type_now(game, rules, seat);
  if (may_reveal(game, rules, seat)) types |= 1u << ACTION_REVEAL;
  if (oracle_may_misdeal(game, rules, seat)) types |= 1u << ACTION_MISDEAL;
  return types;
}

static bool holds(const Pile *hand, const Pile *cards) {
  for (int card = 0; card < KIND_NB; card++)
    if (cards->n[card] > hand->n[card]) return false;
  return true;
}

static bool may_bury(const Game *game, const Rules *rules, const Action *action) {
  const Deal *deal = &game->deal;
  Pile cards = pile_in(&action->cards), hand = pile_in(HAND_OF(deal, action->seat));
  if (pile_size(&cards) != rules->deck.kitty || !holds(&hand, &cards)) return false;
  if (!rules_hooked(rules, HOOK_KITTY_REFUSE)) return true;
  HookCall call = oracle_question(rules, HOOK_KITTY_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.hand = HAND_OF(deal, action->seat);
  oracle_ask(&call, NULL, NULL);
  return call.text[0] == '\0';
}

static bool may_give(const Game *game, const Action *action) {
  const Deal *deal = &game->deal;
  Pile cards = pile_in(&action->cards), hand = pile_in(HAND_OF(deal, action->seat));
  for (int card = 0; card < KIND_NB; card++)
    if (cards.n[card] && !(deal->gift[0].kinds >> card & 1)) return false;
  return pile_size(&cards) == deal->gift[0].count && holds(&hand, &cards);
}

bool oracle_kitty_may(const Game *game, const Rules *rules, const Action *action) {
  if (!(oracle_types(game, rules, action->seat) >> action->type & 1)) return false;
  if (action->type == ACTION_BURY) return may_bury(game, rules, action);
  if (action->type == ACTION_GIVE) return may_give(game, action);
  return true;
}

/* --- what comes of it ------------------------------------------------------------------------- */

static void take(OracleKitty *out, int seat) {
  Pile kitty = out->kitty;
  move(&out->kitty, &out->hand[seat], &kitty);
  out->burier = seat;
  out->picked_up = true;
  out->took |= 1u << seat;
  out->buried = out->exposed = false;
}

static void bury(const Game *game, const Rules *rules, const Action *action, OracleKitty *out) {
  Pile cards = pile_in(&action->cards);
  move(&out->hand[action->seat], &out->kitty, &cards);
  out->buried = true;
  out->passed = 0;
  out->theft = theft_now(rules, game);
}

/* Who overbids takes the kitty; who buried it and strengthens leaves it. */
static void overbid(const Action *action, OracleKitty *out) {
  out->passed = 0;
  if (action->seat != out->burier) take(out, action->seat);
}

void oracle_kitty_do(const Game *game, const Rules *rules, const Action *action, OracleKitty *out) {
  Pile cards = pile_in(&action->cards);
  oracle_kitty_read(out, game);
  switch (action->type) {
    case ACTION_PICK_UP: take(out, action->seat); break;
    case ACTION_BURY: bury(game, rules, action, out); break;
    case ACTION_REVEAL: out->exposed = true; break;
    case ACTION_PASS: out->passed |= 1u << action->seat; break;
    case ACTION_DECLARE: overbid(action, out); break;
    case ACTION_GIVE:
      move(&out->hand[action->seat], &out->hand[game->deal.gift[0].to], &cards);
      break;
    default: break;
  }
}
