/* call_list.c - see call_list.h. */
#include "repl/command/call_list.h"

#include "deal/friend_calls.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

enum { CALLS_SHOWN = 12 };

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

/* A line that may be typed: of the calls offered, as many as are wanted, of several cards where
** that goes. */
static void put_example(Text *text, const Repl *repl, int seat, const Call offered[], int n) {
  const Rules *rules = repl->session.rules;
  int wanted = rules->friends.count, packs = rules->deck.packs;
  Action action = {.type = ACTION_CALL, .seat = (uint8_t)seat};
  char words[ROW_TEXT];
  bool used[CALLS_SHOWN + 1] = {false};
  for (int round = 0; round < 2; round++)
    for (int i = 0; i < n && action.calls < wanted; i++) {
      bool again = i > 0 && offered[i].card == offered[i - 1].card;
      if (used[i] || (round == 0 && again)) continue;
      action.call[action.calls++] = offered[i];
      used[i] = call_check(&repl->session.game, rules, &action, action.calls - 1, NULL) == LEGAL;
      if (!used[i]) action.calls--;
    }
  action_print(&action, packs, STYLE_ASCII, words, sizeof words);
  put_typed(text, repl, words);
}

bool say_calls(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  Call calls[CALLS_SHOWN + 1];
  Ruling why;
  Text example = text_room(ROW_TEXT);
  Action action = {.type = ACTION_CALL, .seat = (uint8_t)seat, .calls = 1};
  int n = calls_to_offer(game, scene->rules, seat, calls, CALLS_SHOWN + 1, &why);
  if (n < 0) return repl_refuse_ruling(repl, &why);
  put_example(&example, repl, seat, calls, n);
  repl_tell(repl, SAY(LIST_CALL), scene->rules->friends.count, example.out);
  for (int i = 0; i < n && i < CALLS_SHOWN; i++) {
    char name[CALL_SAID];
    action.call[0] = calls[i];
    repl_list(repl, &action, call_said(&calls[i], scene->look.style, name));
  }
  if (n > CALLS_SHOWN) repl_tell(repl, SAY(AND_OTHERS));
  return true;
}
