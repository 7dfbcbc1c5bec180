/* call_list.c - see call_list.h. */
#include "repl/command/call_list.h"

#include "deal/friend_calls.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

/* Where calls that have been found go. */
typedef struct Calls {
  const Game *game;
  const Rules *rules;
  Call *out;
  int n, max;
  Action action; /* with the one call that is asked about */
  Ruling *why;
} Calls;

/* Adds each copy of the card that may be called; false when a function failed. */
static bool add_copies(Calls *calls, Card card) {
  for (int copy = 1; copy <= deal_copies(&calls->game->deal, calls->rules, card) + 1; copy++) {
    bool other = copy > deal_copies(&calls->game->deal, calls->rules, card);
    Call *call = &calls->action.call[0];
    if (calls->n == calls->max) return true;
    *call = (Call){.card = card, .ordinal = other ? ORDINAL_OTHER : (uint8_t)copy};
    call->player = SEAT_NONE;
    Refusal refusal = call_check(calls->game, calls->rules, &calls->action, 0, calls->why);
    if (refusal == REFUSED_RULE_FAILED) return false;
    if (refusal == LEGAL) calls->out[calls->n++] = *call;
  }
  return true;
}

int calls_of_card(const Game *game, const Rules *rules, int seat, Card card, Call out[], int max) {
  Action asked = {.type = ACTION_CALL, .seat = (uint8_t)seat, .calls = 1};
  Calls calls = {game, rules, out, 0, max, asked, NULL};
  add_copies(&calls, card);
  return calls.n;
}

int calls_to_offer(const Game *game, const Rules *rules, int seat, Call out[], int max,
                   Ruling *why) {
  const Order *order = &game->deal.order;
  Action asked = {.type = ACTION_CALL, .seat = (uint8_t)seat, .calls = 1};
  Calls calls = {game, rules, out, 0, max, asked, why};
  uint64_t left[ESUIT_NB];
  for (int suit = 0; suit < ESUIT_NB; suit++) left[suit] = order->suit[suit];
  for (int down = 0; down < RANK_NB; down++)
    for (int suit = CLUBS; suit < SUIT_NB; suit++) {
      if (!left[suit]) continue;
      int place = bit_highest(left[suit]);
      left[suit] &= ~bit(place);
      if (!add_copies(&calls, order->kind_at[place])) return -1;
    }
  for (; left[TRUMPS]; left[TRUMPS] &= ~bit(bit_highest(left[TRUMPS])))
    if (!add_copies(&calls, order->kind_at[bit_highest(left[TRUMPS])])) return -1;
  return calls.n;
}

bool say_calls(Repl *repl, const Scene *scene, int seat) {
  enum { SHOWN = 12 };
  const Game *game = &repl->session.game;
  Call calls[SHOWN + 1];
  Ruling why;
  Action action = {.type = ACTION_CALL, .seat = (uint8_t)seat, .calls = 1};
  int n = calls_to_offer(game, scene->rules, seat, calls, SHOWN + 1, &why);
  if (n < 0) return repl_refuse_ruling(repl, &why);
  repl_tell(repl, SAY(LIST_CALL), scene->rules->friends.count);
  for (int i = 0; i < n && i < SHOWN; i++) {
    char name[CALL_SAID];
    action.call[0] = calls[i];
    repl_list(repl, &action, call_said(&calls[i], scene->look.style, name));
  }
  if (n > SHOWN) repl_tell(repl, SAY(AND_OTHERS));
  return true;
}
