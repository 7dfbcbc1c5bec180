/* oracle_view.c - see oracle_view.h. */
#include "oracle_view.h"

#include "oracle_deck.h"

Pile oracle_known_kitty(const OracleKnown *known, int seat) {
  Pile nothing = {{0}};
  bool shown = known->over && known->rules->kitty.shown_at_end;
  return shown || oracle_sees_kitty(known->cards, seat) ? known->cards->kitty : nothing;
}

/* --- declarations ----------------------------------------------------------------------------- */

static int place_of_tricks(const Rules *rules) {
  int place = 0;
  while (rules->phases[place] != PHASE_TRICKS) place++;
  return place;
}

/* What lies face down is shown when the kitty is buried, at the latest for the first lead. */
static bool are_shown(const OracleKnown *known) {
  return known->cards->buried || known->game->deal.phase >= place_of_tricks(known->rules);
}

Pile oracle_face_down(const OracleKnown *known, const OracleBid *bid, int seat) {
  Pile nothing = {{0}};
  return bid->seat == seat || are_shown(known) ? nothing : bid->face_down;
}

bool oracle_knows_trump(const OracleKnown *known, int seat) {
  const OracleBid *standing = oracle_standing(known->bidding);
  if (!standing || standing->makes_trump) return true;
  return oracle_face_down(known, standing, seat).n[standing->names] == 0;
}

/* --- the play --------------------------------------------------------------------------------- */

Pile oracle_unseen(const OracleKnown *known, int seat) {
  const OracleCards *cards = known->cards;
  Pile left = oracle_deck(known->rules);
  bool kitty = oracle_sees_kitty(cards, seat);
  for (int card = 0; card < KIND_NB; card++) {
    left.n[card] -= cards->hand[seat].n[card] + (kitty ? cards->kitty.n[card] : 0);
    left.n[card] -= cardset_count(&known->game->deal.dropped, card, PACK_MAX);
  }
  for (int i = 0; i < cards->plays; i++)
    for (int k = 0; k < cards->play[i].n; k++) left.n[cards->card[cards->play[i].from + k]]--;
  return left;
}

/* The effective suit of a play; -1: none, or several. */
static int suit_of(const Oracle *oracle, const uint8_t cards[], int n) {
  int suit = oracle->suit[cards[0]];
  for (int i = 1; i < n; i++)
    if (oracle->suit[cards[i]] != suit) return -1;
  return suit;
}

unsigned oracle_voids(const OracleKnown *known, const Oracle *oracle, int seat) {
  const OracleCards *cards = known->cards;
  unsigned voids = 0;
  for (int i = 0, led = -1; i < cards->plays; i++) {
    const OraclePlay *play = &cards->play[i];
    const uint8_t *card = cards->card + play->from;
    bool leads = i == 0 || play->trick != play[-1].trick;
    if (leads) led = suit_of(oracle, card, play->n);
    bool follows = suit_of(oracle, card, play->n) == led;
    if (play->seat == seat && led >= 0 && !follows) voids |= 1u << led;
  }
  return voids;
}
