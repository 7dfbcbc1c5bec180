/* deal.c - reading the state of a deal, and checking that it holds together. */
#include "deal/deal.h"

void deal_play_cards(const Deal *deal, const Play *play, CardSet *out) {
  *out = CARDSET_EMPTY;
  for (int i = 0; i < play->n; i++) cardset_put(out, deal->log[play->from + i], deal->planes);
}

void deal_cross(Deal *deal, bool over) {
  if (deal->crossed == over) return;
  assert(deal->has_order);
  deal->crossed = over;
  for (int seat = 0; seat < deal->players; seat++) {
    CardSet *hand = &deal->held[seat];
    if (cardset_is_empty(hand)) continue;
    over ? order_cross(&deal->order, hand, hand) : order_back(&deal->order, hand, hand);
  }
}

const CardSet *deal_as_held(const Deal *deal, const CardSet *cards, CardSet *room) {
  if (!deal->crossed) return cards;
  *room = CARDSET_EMPTY;
  order_cross(&deal->order, cards, room);
  return room;
}

const CardSet *deal_as_kinds(const Deal *deal, const CardSet *held, CardSet *room) {
  if (!deal->crossed) return held;
  *room = CARDSET_EMPTY;
  order_back(&deal->order, held, room);
  return room;
}

void deal_lay_hand(Deal *deal, int seat, const CardSet *cards) {
  CardSet room;
  deal->held[seat] = *deal_as_held(deal, cards, &room);
}

static void led_shape(const Deal *deal, const Rules *rules, const CardSet *places,
                      const Grouped *grouping, Shape *out) {
  bool said = grouping_named(grouping); /* and if then a function fails, longest first */
  if (!said || !grouping_shape(&deal->order, rules, places, grouping, out))
    shape_of(&deal->order, rules, places, out);
}

void deal_lead_shape(const Deal *deal, const Rules *rules, Shape *out) {
  led_shape(deal, rules, &deal->lead_places, &deal->grouping, out);
}

void deal_last_lead_shape(const Deal *deal, const Rules *rules, Shape *out) {
  CardSet places = CARDSET_EMPTY;
  deal_play_cards(deal, &deal->last_play[0], &places);
  order_cross(&deal->order, &places, &places);
  led_shape(deal, rules, &places, &deal->last_grouping, out);
}

void deal_note_grouping(Deal *deal, const Rules *rules, const CardSet *places,
                        const Grouped *grouping) {
  Shape shape;
  Grouped longest;
  memset(&deal->grouping, 0, sizeof deal->grouping);
  if (!grouping_named(grouping)) return;
  shape_of(&deal->order, rules, places, &shape);
  if (grouping_of(&shape, &longest) && grouping_equal(&longest, grouping)) return;
  if (grouping_shape(&deal->order, rules, places, grouping, &shape)) deal->grouping = *grouping;
}

int deal_points_of(const Deal *deal, const CardSet *cards) {
  int points = 0;
  for (int k = 0; k < deal->planes; k++)
    for (uint64_t left = cards->plane[k]; left;) points += deal->points[bit_pop(&left)];
  return points;
}

int deal_points_won(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    bool declarers = deal_side(deal, seat) == SIDE_DECLARERS;
    if (!declarers) points += deal->won[seat];
    points += declarers ? deal->penalty[seat] : -deal->penalty[seat];
  }
  return points;
}

int deal_opponents_points(const Rules *rules, const Deal *deal) {
  return score_points(rules, deal_points_won(deal));
}

const char *deal_level_print(const Rules *rules, const Game *game, int seat, Style style,
                             char out[LEVEL_TEXT]) {
  char level[LEVEL_TEXT];
  if (!rules->levels.standing) return level_print(rules, game->level[seat], style, out);
  Text text = text_start(out, LEVEL_TEXT);
  text_put(&text, game->passive >> seat & 1 ? "p" : "a");
  text_put(&text, level_print(rules, game->level[seat], style, level));
  return out;
}

bool deal_level_parse(const Rules *rules, Game *game, int seat, const char *text) {
  bool marked = rules->levels.standing && (text[0] == 'a' || text[0] == 'p');
  int level = marked ? level_parse(rules, text + 1) : -1;
  marked = level >= 0; /* "a" alone is the ace */
  if (!marked) level = level_parse(rules, text);
  if (level < 0 || level > INT16_MAX) return false;
  game->level[seat] = (int16_t)level;
  if (marked) game->passive &= (uint16_t) ~(1u << seat);
  if (marked && text[0] == 'p') game->passive |= (uint16_t)(1u << seat);
  return true;
}
