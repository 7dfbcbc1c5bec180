/* oracle_cards.c - see oracle_cards.h. */
#include "oracle_cards.h"

static void put(Pile *to, const Pile *pile, int sign) {
  for (int card = 0; card < KIND_NB; card++) to->n[card] += sign * pile->n[card];
}

void oracle_cards_begin(OracleCards *cards, const Rules *rules, const Deal *deal) {
  memset(cards, 0, sizeof *cards);
  cards->players = rules->players;
  cards->size = rules->deck.kitty;
  cards->deck = deal->deck_n;
  memcpy(cards->shuffled, deal->deck, sizeof cards->shuffled);
  for (int i = cards->deck - cards->size; i < cards->deck; i++)
    cards->kitty.n[cards->shuffled[i]]++;
  cards->laid_by = SEAT_NONE;
}

void oracle_cards_kitty(OracleCards *cards, bool buries) {
  cards->buried = !buries;
  cards->picked_up = false;
  cards->laid_by = SEAT_NONE;
}

/* --- what is done ----------------------------------------------------------------------------- */

static void take(OracleCards *cards, int seat) {
  put(&cards->hand[seat], &cards->kitty, 1);
  cards->took |= 1u << seat;
  cards->kitty = (Pile){{0}};
  cards->picked_up = true;
  cards->buried = false;
  cards->laid_by = SEAT_NONE;
}

static void bury(OracleCards *cards, const Action *action) {
  Pile buried = pile_in(&action->cards);
  put(&cards->hand[action->seat], &buried, -1);
  cards->kitty = buried;
  cards->buried = true;
  cards->laid_by = action->seat;
}

/* The gift that is owed first. */
static void give(OracleCards *cards, const Action *action) {
  Pile given = pile_in(&action->cards);
  put(&cards->hand[cards->owed[0].from], &given, -1);
  put(&cards->hand[cards->owed[0].to], &given, 1);
  cards->gifts--;
  memmove(cards->owed, cards->owed + 1, (size_t)cards->gifts * sizeof *cards->owed);
}

void oracle_cards_do(OracleCards *cards, const Action *action) {
  switch (action->type) {
    case ACTION_DRAW: cards->hand[action->seat].n[cards->shuffled[cards->drawn++]]++; break;
    case ACTION_DECLARE: /* over-calling for the buried kitty, which its burier leaves */
      if (cards->buried && cards->laid_by != action->seat) take(cards, action->seat);
      break;
    case ACTION_PICK_UP: take(cards, action->seat); break;
    case ACTION_BURY: bury(cards, action); break;
    case ACTION_REVEAL: cards->exposed = true; break;
    case ACTION_GIVE: give(cards, action); break;
    default: break;
  }
}

void oracle_cards_play(OracleCards *cards, int trick, const Action *action, const Pile *lies) {
  OraclePlay *play = &cards->play[cards->plays];
  Pile tried = pile_in(&action->cards);
  *play = (OraclePlay){action->seat, trick, 0, 0};
  if (cards->plays > 0) play->from = play[-1].from + play[-1].n;
  for (int card = 0; card < KIND_NB; card++)
    for (int i = 0; i < lies->n[card]; i++) cards->card[play->from + play->n++] = (uint8_t)card;
  put(&cards->hand[action->seat], lies, -1);
  put(&tried, lies, -1);
  put(&cards->back[trick], &tried, 1);
  if (play->n > 0) cards->plays++;
}

/* --- what functions do ------------------------------------------------------------------------ */

static Pile *held_by(OracleCards *cards, int holder) {
  return holder == HOLDER_KITTY ? &cards->kitty : &cards->hand[holder];
}

/* Who lays cards there when nothing lies there has laid all of it. */
static void lay(OracleCards *cards, int seat) {
  bool first = pile_size(&cards->kitty) == 0;
  if (!first && cards->laid_by != seat) seat = SEAT_NONE;
  cards->laid_by = seat;
}

void oracle_cards_effects(OracleCards *cards, const Effects *effects) {
  bool left = false, came = false;
  for (int i = 0; i < effects->moves; i++) {
    Pile moved = pile_in(&effects->move[i].cards);
    put(held_by(cards, effects->move[i].from), &moved, -1);
    if (effects->move[i].from != HOLDER_KITTY) continue;
    left = true;
    if (effects->move[i].to != HOLDER_KITTY) cards->took |= 1u << effects->move[i].to;
  }
  for (int i = 0; i < effects->moves; i++) {
    const Move *move = &effects->move[i];
    Pile moved = pile_in(&move->cards);
    bool lays = move->to == HOLDER_KITTY && move->from != HOLDER_KITTY;
    if (lays) lay(cards, move->from);
    came |= lays;
    put(held_by(cards, move->to), &moved, 1);
  }
  bool whole = pile_size(&cards->kitty) == cards->size;
  if (left && !whole) cards->picked_up = true;
  if (left) cards->exposed = false;
  if (came && whole && cards->laid_by != SEAT_NONE) cards->buried = true;
  if (effects->reveal > cards->turned) cards->turned = effects->reveal;
  for (int i = 0; i < effects->gifts; i++) cards->owed[cards->gifts++] = effects->gift[i];
}

bool oracle_cards_lie(OracleCards *cards, const uint8_t kitty[]) {
  uint8_t *lay = cards->shuffled + cards->deck - cards->size;
  Pile was = {{0}}, is = {{0}};
  int left = 0, changed = 0;
  for (int i = 0; i < cards->size; i++) {
    was.n[lay[i]]++;
    is.n[kitty[i]]++;
    changed += lay[i] != kitty[i];
  }
  for (int card = 0; card < KIND_NB; card++) {
    int now = cards->picked_up ? was.n[card] : cards->kitty.n[card];
    if (is.n[card] != now) return false;
    if (was.n[card] > is.n[card]) left += was.n[card] - is.n[card];
  }
  memcpy(lay, kitty, (size_t)cards->size);
  return changed == left;
}

bool oracle_sees_kitty(const OracleCards *cards, int seat) {
  return cards->exposed || (cards->buried && cards->laid_by == seat);
}
