/* apply_effects.c - see apply_effects.h. */
#include "deal/apply_effects.h"

#include "base/script_sentences.h"

/* Steps along the track that are no gain of the deal: stops do not halt them. */
static void move_level(Game *game, const Rules *rules, int seat, int steps) {
  int level = game->level[seat] + steps;
  int last = rules->levels.track_n - rules->levels.start - 1;
  if (rules->levels.after_last == AFTER_LAST_WIN && level > last) level = last;
  game->level[seat] = (int16_t)(level < 0 ? 0 : level);
}

static bool has_cards(const Deal *deal, int holder, const CardSet *cards) {
  return cardset_has(holder == HOLDER_KITTY ? &deal->kitty : HAND_OF(deal, holder), cards,
                     PACK_MAX);
}

static void take_from(Deal *deal, const Move *move) {
  if (move->from == HOLDER_KITTY)
    cardset_subtract(&deal->kitty, &deal->kitty, &move->cards, PACK_MAX);
  else
    deal_take_from_hand(deal, move->from, &move->cards, cardset_size(&move->cards, PACK_MAX));
}

static void lay_into(Deal *deal, const Move *move) {
  if (move->to == HOLDER_KITTY)
    cardset_add(&deal->kitty, &deal->kitty, &move->cards, PACK_MAX);
  else
    deal_add_to_hand(deal, move->to, &move->cards, cardset_size(&move->cards, PACK_MAX));
}

/* The places of the kitty in the deck: those whose card is still in it stay, the others are filled
** with what came in. */
static void lay_kitty(Deal *deal, int kitty) {
  CardSet in = deal->kitty;
  uint8_t *at = deal->deck + deal->deck_n - kitty;
  bool stays[CARD_MAX] = {false};
  for (int i = 0; i < kitty; i++) {
    stays[i] = cardset_count(&in, at[i], PACK_MAX) > 0;
    if (stays[i]) cardset_take(&in, at[i], PACK_MAX);
  }
  for (int i = 0; i < kitty; i++) {
    if (stays[i]) continue;
    at[i] = (uint8_t)bit_lowest(in.plane[0]);
    cardset_take(&in, at[i], PACK_MAX);
  }
}

/* Who has laid all of the kitty knows it, and has buried it once it is whole. */
static void note_burier(Deal *deal, bool was_empty, int from) {
  if (was_empty)
    deal->burier = (uint8_t)from;
  else if (deal->burier != from)
    deal->burier = SEAT_NOBODY;
}

/* All are taken up before any is laid down, so that an exchange does not meet itself. Cards that
** lack in the kitty afterwards have been picked up, and it lies open no longer; what was turned of
** it before has been seen, and stays in its places. */
static void move_cards(Deal *deal, const Effects *effects, int kitty) {
  bool of_kitty = false, to_kitty = false;
  for (int i = 0; i < effects->moves; i++) {
    const Move *move = &effects->move[i];
    take_from(deal, move);
    if (move->from != HOLDER_KITTY) continue;
    of_kitty = true;
    if (move->to != HOLDER_KITTY) deal->took |= (uint16_t)(1u << move->to);
  }
  for (int i = 0; i < effects->moves; i++) {
    const Move *move = &effects->move[i];
    if (move->to == HOLDER_KITTY && move->from != HOLDER_KITTY) {
      to_kitty = true;
      note_burier(deal, cardset_is_empty(&deal->kitty), move->from);
    }
    lay_into(deal, move);
  }
  int lies = cardset_size(&deal->kitty, PACK_MAX);
  if (of_kitty && lies < kitty) deal->picked_up = true;
  if (of_kitty) deal->exposed = false;
  if (of_kitty && !deal->picked_up) lay_kitty(deal, kitty);
  if (to_kitty && lies == kitty && deal->burier < SEAT_MAX) deal->buried = true;
}

void effects_stand(Game *game, const Effects *effects) {
  game->passive |= effects->passive;
  game->passive &= (uint16_t)~effects->active;
  assert(!(game->passive & ~deal_everybody(&game->deal)));
}

void effects_apply(Game *game, const Rules *rules, const Effects *effects) {
  Deal *deal = &game->deal;
  for (int seat = 0; seat < rules->players; seat++) {
    if (effects->levels[seat]) move_level(game, rules, seat, effects->levels[seat]);
    deal->penalty[seat] = (int16_t)(deal->penalty[seat] - effects->points[seat]);
  }
  if (effects->opponents_points)
    deal->penalty[deal->declarer] =
        (int16_t)(deal->penalty[deal->declarer] + effects->opponents_points);
  effects_stand(game, effects);
  if (effects->reveal > deal->turned) deal->turned = effects->reveal;
  deal->bidding.locked |= effects->locks;
  move_cards(deal, effects, rules->deck.kitty);
  for (int i = 0; i < effects->gifts; i++) deal->gift[deal->gifts++] = effects->gift[i];
  assert(deal->gifts <= MOVE_MAX && deal->turned <= rules->deck.kitty);
}

/* ---- what cannot be ---- */

/* Every holder gives as many cards as it gets: hands stay even, and the kitty its size. */
static bool comes_out_even(const Effects *effects) {
  int more[SEAT_MAX + 1] = {0};
  for (int i = 0; i < effects->moves; i++) {
    int n = cardset_size(&effects->move[i].cards, PACK_MAX);
    more[effects->move[i].from] -= n;
    more[effects->move[i].to] += n;
  }
  for (int i = 0; i < effects->gifts; i++) {
    more[effects->gift[i].from] -= effects->gift[i].count;
    more[effects->gift[i].to] += effects->gift[i].count;
  }
  for (int holder = 0; holder <= SEAT_MAX; holder++)
    if (more[holder]) return false;
  return true;
}

/* The hand of a giver once the cards are moved that are moved at once. */
static void left_to_give(const Deal *deal, const Effects *effects, int seat, CardSet *hand) {
  *hand = *HAND_OF(deal, seat);
  for (int i = 0; i < effects->moves; i++)
    if (effects->move[i].from == seat)
      cardset_subtract(hand, hand, &effects->move[i].cards, PACK_MAX);
}

/* Who gives what nobody knows (a question lays out some hands) may have it. */
static bool can_give(const Deal *deal, const Effects *effects) {
  for (int i = 0; i < effects->gifts; i++) {
    const Gift *gift = &effects->gift[i];
    CardSet hand;
    if (!deal_knows_hand(deal, gift->from)) continue;
    left_to_give(deal, effects, gift->from, &hand);
    int wanted = 0;
    for (int j = 0; j <= i; j++)
      if (effects->gift[j].from == gift->from) wanted += effects->gift[j].count;
    if (cardset_size_in(&hand, gift->kinds, PACK_MAX) < wanted) return false;
  }
  return true;
}

static bool can_move(const Deal *deal, const Effects *effects) {
  Deal after = *deal;
  for (int i = 0; i < effects->moves; i++) {
    const Move *move = &effects->move[i];
    if (!has_cards(&after, move->from, &move->cards)) return false;
    take_from(&after, move);
  }
  return true;
}

_Static_assert(HAND_CARDS_MAX == 255, "a sentence says this number");

/* Does every hand have room for the cards that come, and for the kitty? */
static bool have_room(const Deal *deal, const Rules *rules, const Effects *effects) {
  int n[SEAT_MAX + 1] = {0};
  for (int seat = 0; seat < deal->players; seat++) n[seat] = deal->hand_n[seat];
  for (int i = 0; i < effects->moves; i++) {
    int cards = cardset_size(&effects->move[i].cards, PACK_MAX);
    n[effects->move[i].from] -= cards;
    n[effects->move[i].to] += cards;
  }
  for (int i = 0; i < deal->gifts; i++) n[deal->gift[i].to] += deal->gift[i].count;
  for (int i = 0; i < effects->gifts; i++) n[effects->gift[i].to] += effects->gift[i].count;
  int most = HAND_CARDS_MAX - (deal->picked_up ? 0 : rules->deck.kitty);
  for (int seat = 0; seat < deal->players; seat++)
    if (n[seat] > most) return false;
  return true;
}

const char *effects_wrong(const Game *game, const Rules *rules, const Effects *effects, bool even) {
  const Deal *deal = &game->deal;
  for (int i = 0; i < deal->failed_n; i++)
    if (effects->ask == deal->failed[i] + 1) return SAY(EFFECT_ASKED);
  if (effects->reveal > rules->deck.kitty) return SAY(EFFECT_REVEAL_MANY);
  if (effects->reveal && deal->picked_up) return SAY(EFFECT_REVEAL_LATE);
  if (!can_move(deal, effects)) return SAY(EFFECT_MOVE_CARDS);
  if (deal->gifts + effects->gifts > MOVE_MAX) return SAY(EFFECT_GIFTS_OWED);
  if (!can_give(deal, effects)) return SAY(EFFECT_GIFT_CARDS);
  if (even && !comes_out_even(effects)) return SAY(EFFECT_UNEVEN);
  if (!even && !have_room(deal, rules, effects)) return SAY(EFFECT_HAND_FULL);
  return NULL;
}
