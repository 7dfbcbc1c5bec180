/* phase_gift.c - see phase_gift.h. */
#include "deal/phase_gift.h"

#include "deal/phase_custom.h"

static void begin(Game *game, const Rules *rules) { (void)game, (void)rules; }

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.gifts == 0;
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.gift[0].from;
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  return seat == waits_for(game, rules) ? 1u << ACTION_GIVE : 0;
}

static Refusal refuse_kinds(const Gift *gift, const CardSet *hand, Ruling *why) {
  if (why) *why = ruling_make(REFUSED_GIFT);
  if (why) cardset_mask(&why->owed, hand, gift->kinds, PACK_MAX);
  return REFUSED_GIFT;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  (void)checked;
  const Gift *gift = &game->deal.gift[0];
  int n = cardset_size(&action->cards, PACK_MAX);
  if (action->seat != gift->from) return ruling_turn(why, waits_for(game, rules));
  if (action->type != ACTION_GIVE)
    return ruling_refuse(why, REFUSED_PHASE, SAY(GIFT_FIRST), gift->count, (char)('A' + gift->to));
  Refusal refusal = ruling_held(why, HAND_OF(&game->deal, gift->from), &action->cards);
  if (refusal != LEGAL) return refusal;
  if (n != gift->count) return ruling_count(why, gift->count, n);
  if (action->cards.plane[0] & ~gift->kinds)
    return refuse_kinds(gift, HAND_OF(&game->deal, action->seat), why);
  return LEGAL;
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  (void)checked;
  Deal *deal = &game->deal;
  Gift gift = deal->gift[0];
  deal_take_from_hand(deal, gift.from, &action->cards, gift.count);
  deal_add_to_hand(deal, gift.to, &action->cards, gift.count);
  deal->gifts--;
  for (int i = 0; i < deal->gifts; i++) deal->gift[i] = deal->gift[i + 1];
  bool asks = deal->gifts == 0 && rules->phases[deal->phase] >= PHASE_RULE;
  if (asks && !custom_turn(game, rules, why)) return DONE_FAILED;
  return done(deal->gifts == 0);
}

/* Each set of the cards that will do, copies told apart, equally likely. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  (void)rules;
  const Gift *gift = &game->deal.gift[0];
  CardSet may = CARDSET_EMPTY;
  Card cards[CARD_MAX];
  *out = (Action){.type = ACTION_GIVE, .seat = gift->from};
  cardset_mask(&may, HAND_OF(&game->deal, gift->from), gift->kinds, PACK_MAX);
  int n = cardset_list(&may, cards, PACK_MAX);
  rng_shuffle(rng, cards, n);
  cardset_from(&out->cards, cards, gift->count < n ? gift->count : n, PACK_MAX);
}

const Phase phase_gift = {.word = "gift",
                          .takes = TYPES_OWN,
                          .begin = begin,
                          .is_over = is_over,
                          .waits_for = waits_for,
                          .allowed = allowed,
                          .check = check,
                          .apply = apply,
                          .random = random_action};
