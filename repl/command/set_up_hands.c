/* set_up_hands.c - other cards, trumps or another leader than those of the deal: `give SEAT CARDS`,
** `trump 9C`, `turn F`. */
#include "repl/command/set_up_hands.h"

#include "notation/notation.h"
#include "notation/position.h"
#include "notation/typed_cards.h"
#include "repl/command/branch.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/scene.h"

bool set_up_is_hand(const Repl *repl, const char *rest) {
  char word[SEAT_NAME_TEXT];
  return command_word(&rest, word, sizeof word) && command_seat_of(repl, word) >= 0;
}

/* The card of a hand that is missed least, of those that are not asked for; CARD_NONE: no such. */
static Card least_missed(const Deal *deal, const CardSet *hand, const CardSet *asked) {
  Card least = CARD_NONE;
  int height = 0;
  for (Card card = 0; card < KIND_NB; card++) {
    if (cardset_count(hand, card, deal->planes) <= cardset_count(asked, card, deal->planes))
      continue;
    bool trump = order_suit(&deal->order, card) == TRUMPS;
    int own = trump ? KIND_NB + order_tier(&deal->order, card) : (int)card_rank(card);
    if (least != CARD_NONE && own >= height) continue;
    least = card;
    height = own;
  }
  return least;
}

/* Who has such a card: the next seat in turn order, else the kitty (players); -1 when nobody. */
static int find_card(const Deal *deal, int seat, Card card) {
  for (int i = 1; i < deal->players; i++) {
    int other = deal_after(deal, seat, i);
    if (deal_holds(deal, other, card) > 0) return other;
  }
  return cardset_count(&deal->kitty, card, deal->planes) > 0 ? deal->players : -1;
}

/* One card for another, of a seat or of the kitty. */
static void exchange(Deal *deal, int holder, Card out, Card in) {
  bool kitty = holder == deal->players;
  CardSet cards = kitty ? deal->kitty : *HAND_OF(deal, holder);
  cardset_take(&cards, out, deal->planes);
  cardset_put(&cards, in, deal->planes);
  if (kitty)
    deal->kitty = cards;
  else
    deal_lay_hand(deal, holder, &cards);
}

/* One card that is asked for comes from where it is, for one that is missed less. */
static void swap_card(Repl *repl, Game *game, int seat, Card card, const CardSet *asked) {
  Deal *deal = &game->deal;
  char name[CARD_TEXT], back[CARD_TEXT];
  Style style = repl->look.style;
  int from = find_card(deal, seat, card);
  Card paid = least_missed(deal, HAND_OF(deal, seat), asked);
  const char *gets = card_said(card, style, name);
  assert(from >= 0 && paid != CARD_NONE); /* lay_hand has counted both */
  exchange(deal, from, card, paid);
  exchange(deal, seat, paid, card);
  const char *pays = card_said(paid, style, back);
  if (from == deal->players)
    repl_tell(repl, SAY(GETS_FROM_KITTY), seat_letter(seat), gets, pays);
  else
    repl_tell(repl, SAY(GETS_FROM), seat_letter(seat), gets, seat_letter(from), pays);
}

/* A card that is asked for more often than it lies in hands and kitty; CARD_NONE: all are there. */
static Card not_there(const Deal *deal, const CardSet *cards) {
  for (Card card = 0; card < KIND_NB; card++) {
    int n = cardset_count(&deal->kitty, card, deal->planes);
    for (int seat = 0; seat < deal->players; seat++) n += deal_holds(deal, seat, card);
    if (cardset_count(cards, card, deal->planes) > n) return card;
  }
  return CARD_NONE;
}

static bool lay_hand(Repl *repl, Game *game, int seat, const CardSet *cards) {
  Deal *deal = &game->deal;
  int n = cardset_size(cards, deal->planes);
  if (n > deal->hand_n[seat])
    return repl_deny(repl, SAY(HAND_TOO_MANY), seat_letter(seat), deal->hand_n[seat], n);
  if (!deal_knows_hand(deal, seat)) {
    if (n < deal->hand_n[seat])
      return repl_deny(repl, SAY(HAND_WHOLE), seat_letter(seat), deal->hand_n[seat]);
    deal_lay_hand(deal, seat, cards);
    return true;
  }
  Card missing = not_there(deal, cards);
  char name[CARD_TEXT];
  if (missing != CARD_NONE)
    return repl_deny(repl, SAY(NOT_SO_MANY), card_said(missing, repl->look.style, name));
  for (Card card = 0; card < KIND_NB; card++)
    while (deal_holds(deal, seat, card) < cardset_count(cards, card, deal->planes))
      swap_card(repl, game, seat, card, cards);
  return true;
}

/* The game as it lies becomes a position; as it was it waits as a branch. */
static bool go_on_from(Repl *repl, const Game *game) {
  char text[NOTATION_MAX], error[SESSION_ERROR];
  Session fresh = {0};
  position_print(game, repl->session.rules, text, sizeof text);
  if (!session_position(&fresh, text, variant_offered(repl->session.variant), error, sizeof error))
    return repl_refuse(repl, "%s", error);
  session_seat(&fresh, &repl->session.names);
  if (!repl->session.from_position) repl_tell(repl, SAY(FROM_POSITION));
  repl_tell(repl, SAY(BRANCH_BACK), branch_leave(repl, &fresh));
  repl_show_state(repl);
  return true;
}

/* Why nothing can be laid anew on this table; NULL: it can. */
static const char *cannot_set_up(const Repl *repl) {
  if (repl->session.game.deal.tables) return SAY(SET_UP_CLIMB);
  PhaseType phase = game_phase(&repl->session.game, repl->session.rules);
  if (phase != PHASE_TRICKS) return phase == PHASE_NONE ? SAY(SET_UP_OVER) : SAY(SET_UP_TRICKS);
  return repl_hides(repl) ? SAY(SET_UP_OPEN) : NULL;
}

bool set_up_trump(Repl *repl, const char *rest) {
  char error[256], name[CARD_TEXT];
  Game game = repl->session.game;
  const char *cannot = cannot_set_up(repl);
  if (!trump_parse(rest, &game.deal.trump, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  if (cannot) return repl_refuse(repl, "%s", cannot);
  repl_tell(repl, SAY(TRUMPS_NOW), trump_print(game.deal.trump, repl->look.style, name));
  return go_on_from(repl, &game);
}

/* Another seat leads, where no trick is begun. */
COMMAND(command_turn) {
  char word[SEAT_NAME_TEXT];
  Game game = repl->session.game;
  Deal *deal = &game.deal;
  const char *cannot = cannot_set_up(repl);
  if (!command_word(&rest, word, sizeof word)) return repl_deny(repl, SAY(TURN_TAKES));
  if ((seat = command_seat_named(repl, word)) == SEAT_NONE) return false;
  if (cannot) return repl_refuse(repl, "%s", cannot);
  if (seat == deal->turn) return repl_deny(repl, SAY(TURN_ALREADY), seat_letter(seat));
  if (deal->plays > 0)
    return repl_deny(repl, SAY(TURN_IN_TRICK), seat_letter(deal->leader), seat_letter(deal->turn),
                     seat_letter(seat));
  deal->leader = deal->turn = (uint8_t)seat;
  return go_on_from(repl, &game);
}

bool set_up_hand(Repl *repl, const char *rest) {
  char word[SEAT_NAME_TEXT], notation[NOTATION_MAX], error[256];
  const Typist typist = {NULL, false};
  CardSet cards;
  Game game = repl->session.game;
  command_word(&rest, word, sizeof word);
  int seat = command_seat_of(repl, word);
  if (game.deal.tables) return repl_deny(repl, SAY(GIVE_ONE_CARD));
  const char *cannot = cannot_set_up(repl);
  if (cannot) return repl_refuse(repl, "%s", cannot);
  if (!typed_cards(rest, &typist, notation, sizeof notation, error, sizeof error) ||
      !cardset_parse(notation, &cards, game.deal.planes, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  if (cardset_is_empty(&cards)) return repl_deny(repl, SAY(GIVE_TAKES));
  if (!lay_hand(repl, &game, seat, &cards)) return false;
  return go_on_from(repl, &game);
}
