/* render_cards.c - cards as text: one, a play, a hand laid out by the order in force. */
#include "repl/render/render_cards.h"

#include <string.h>

#include "ask/ask_plays.h"
#include "play/shape.h"

static const char UNDERLINED[] = "\033[4m", PLAIN_AGAIN[] = "\033[0m";

/* --- one card --- */

/* Colours of the 256 that have a contrast of 4.5 : 1 to black and to white (a test computes it), so
** that they are read on either; what is only bold has the colour of the terminal's text. */
#define GREEN "\033[38;5;29m"
#define BLUE "\033[38;5;63m"
#define BRICK "\033[38;5;131m"
#define MAGENTA "\033[38;5;163m"

const char *card_colour(Palette palette, Card card) {
  static const char PLAIN[] = "", BOLD[] = "\033[1m";
  static const char *const SAFE[SUIT_NB] = {BLUE, BRICK, MAGENTA, BOLD};
  static const char *const FOUR[SUIT_NB] = {GREEN, BLUE, BRICK, PLAIN};
  if (palette == PALETTE_NONE) return PLAIN;
  if (card_is_joker(card)) return card == HJ ? MAGENTA : BOLD;
  if (palette == PALETTE_SAFE) return SAFE[card_suit(card)];
  if (palette == PALETTE_FOUR) return FOUR[card_suit(card)];
  return card_suit(card) == HEARTS || card_suit(card) == DIAMONDS ? BRICK : PLAIN;
}

/* The one character that Unicode has for a card, as UTF-8: its block has a row of sixteen for each
** suit, ace first, with a knight between jack and queen. */
static const char *glyph_of(Card card, char out[5]) {
  static const unsigned ROW[SUIT_NB] = {0x1f0d0, 0x1f0c0, 0x1f0b0, 0x1f0a0};
  unsigned code = card == HJ ? 0x1f0bf : 0x1f0cf;
  if (!card_is_joker(card)) {
    unsigned rank = (unsigned)card_rank(card) + 2;
    unsigned place = rank == 14 ? 1 : rank >= 12 ? rank + 1 : rank;
    code = ROW[card_suit(card)] + place;
  }
  for (int i = 3; i > 0; i--, code >>= 6) out[i] = (char)(0x80 | (code & 0x3f));
  out[0] = (char)(0xf0 | code);
  out[4] = '\0';
  return out;
}

void render_card(Text *out, const Look *look, Card card) {
  char name[CARD_TEXT], glyph[5];
  const char *colour = card_colour((Palette)look->palette, card);
  const char *text = look->glyphs ? glyph_of(card, glyph) : card_said(card, look->style, name);
  if (*colour)
    render_in(out, look, colour, text);
  else
    text_put(out, text);
}

int shown_suit(const Deal *deal, Card card) {
  if (deal->has_order) return (int)order_suit(&deal->order, card);
  return card_is_joker(card) ? TRUMPS : (int)card_suit(card);
}

int cards_of_suit(const Deal *deal, const CardSet *cards, int suit, CardSet *out) {
  uint64_t kinds = 0;
  for (Card card = 0; card < KIND_NB; card++)
    if (shown_suit(deal, card) == suit) kinds |= bit(card);
  cardset_mask(out, cards, kinds, PACK_MAX); /* an order that is merged reads more planes */
  return cardset_size(out, deal->planes);
}

/* --- many --- */

/* A hand as it is laid out: the cards in order, where a new suit begins, and where a card stands
** together with the one before. */
typedef struct Fan {
  Card card[CARD_MAX];
  bool gap[CARD_MAX], joined[CARD_MAX]; /* before this card */
  int n;
} Fan;

static void fan_put(Fan *fan, Card card, int copies, bool gap) {
  while (copies-- > 0) {
    fan->gap[fan->n] = gap && fan->n > 0;
    fan->joined[fan->n] = fan->n > 0 && fan->card[fan->n - 1] == card;
    fan->card[fan->n++] = card;
    gap = false;
  }
}

/* Where suits are ignored: by rank, equal ranks together. */
static void fan_merged(const Order *order, const CardSet *cards, Fan *fan) {
  fan->n = order_sorted(order, cards, fan->card);
  memset(fan->gap, 0, sizeof fan->gap);
  fan->joined[0] = false;
  for (int i = 1; i < fan->n; i++)
    fan->joined[i] = order_tier(order, fan->card[i]) == order_tier(order, fan->card[i - 1]);
}

/* Is there an order that has all of these? Who asks may name a card that the deck does not have. */
static bool are_ordered(const Deal *deal, const CardSet *cards) {
  return deal->has_order && !order_kinds_at(&deal->order, cards->plane[0], PLACE_NONE);
}

/* Suits as the order has them, trumps last or first; where there is none by kind. */
static void fan_of(const Deal *deal, const Look *look, const CardSet *cards, Fan *fan) {
  static const uint64_t RANKS = ((uint64_t)1 << RANK_NB) - 1;
  const bool ordered = are_ordered(deal, cards);
  CardSet places = *cards;
  fan->n = 0;
  if (ordered && deal->order.merged) {
    fan_merged(&deal->order, cards, fan);
    return;
  }
  if (ordered) order_cross(&deal->order, cards, &places);
  for (int i = CLUBS; i <= ESUIT_NB; i++) { /* what is of no suit last */
    int suit = i == ESUIT_NB || !look->trumps_first ? i : i == CLUBS ? TRUMPS : i - 1;
    uint64_t field = suit == TRUMPS   ? bit(LJ) | bit(HJ)
                     : suit < SUIT_NB ? RANKS << suit * RANK_NB
                                      : 0;
    if (ordered) field = suit < ESUIT_NB ? deal->order.suit[suit] : deal->order.suitless;
    bool first = true;
    for (uint64_t left = field & places.plane[0]; left; first = false) {
      int place = bit_pop(&left);
      Card card = ordered ? deal->order.kind_at[place] : (Card)place;
      fan_put(fan, card, cardset_count(&places, place, deal->planes), first);
    }
  }
}

/* Joins neighbours that are sets of one tractor. */
static void join_tractors(const Scene *scene, const CardSet *cards, Fan *fan) {
  const Order *order = &scene->view.deal.order;
  CardSet places;
  if (!are_ordered(&scene->view.deal, cards) || order->merged) return;
  order_cross(order, cards, &places);
  for (int suit = CLUBS; suit <= TRUMPS; suit++) {
    CardSet held = CARDSET_EMPTY;
    Shape shape;
    cardset_mask(&held, &places, order->suit[suit], scene->view.deal.planes);
    shape_of(order, scene->rules, &held, &shape);
    for (int i = 0; i < shape.n && shape.unit[i].length > 1; i++)
      for (int at = 1; at < fan->n; at++) {
        uint64_t both =
            bit(order->place_of[fan->card[at]]) | bit(order->place_of[fan->card[at - 1]]);
        if ((shape.unit[i].faces & both) == both) fan->joined[at] = true;
      }
  }
}

void render_cards(Text *out, const Scene *scene, const CardSet *cards) {
  Fan fan;
  fan_of(&scene->view.deal, &scene->look, cards, &fan);
  for (int i = 0; i < fan.n; i++) {
    text_put(out, i == 0 ? "" : fan.gap[i] ? "  " : " ");
    render_card(out, &scene->look, fan.card[i]);
  }
}

const char *cards_text(const Scene *scene, const CardSet *cards, char row[ROW_TEXT]) {
  Text text = text_start(row, ROW_TEXT);
  render_cards(&text, scene, cards);
  return row;
}

int cards_as_drawn(const Scene *scene, const CardSet *cards, Card out[CARD_MAX]) {
  Fan fan;
  fan_of(&scene->view.deal, &scene->look, cards, &fan);
  memcpy(out, fan.card, sizeof *out * (size_t)fan.n);
  return fan.n;
}

void render_play(Text *out, const Scene *scene, const Play *play) {
  for (int i = 0; i < play->n; i++) {
    if (i > 0) text_put(out, " ");
    render_card(out, &scene->look, scene->view.deal.log[play->from + i]);
  }
}

void render_bid(Text *out, const Scene *scene, const Bid *bid) {
  int hidden = 0;
  for (int i = 0; i < bid->count; i++) {
    hidden += bid->shown[i] == CARD_NONE;
    if (bid->shown[i] == CARD_NONE) continue;
    if (i > 0) text_put(out, " ");
    render_card(out, &scene->look, (Card)bid->shown[i]);
  }
  if (hidden) say(out, SAY(FACE_DOWN), hidden < bid->count, hidden);
}

void render_grouping(Text *out, const Grouped *grouping) {
  char units[SHAPE_TEXT];
  if (!grouping_named(grouping)) return;
  grouping_print(grouping, units, sizeof units);
  say(out, SAY(DIVIDED_AS), units);
}

uint64_t kinds_beside(const CardSet *cards, const CardSet *typed, int planes) {
  CardSet rest = CARDSET_EMPTY;
  if (cardset_has(cards, typed, planes)) cardset_subtract(&rest, cards, typed, planes);
  return rest.plane[0];
}

uint64_t follow_kinds(const Game *game, const Rules *rules, const CardSet *typed, bool *all) {
  enum { PLAYS_MAX = 256 };
  CardSet plays[PLAYS_MAX];
  uint64_t found = 0;
  long check_budget = LEGAL_CHECK_BUDGET;
  PlayList list = {.plays = plays, .max = PLAYS_MAX, .check_budget = &check_budget};
  *all = false;
  if (!ask_plays(game, rules, &list)) return 0;
  *all = !list.more;
  for (int i = 0; i < list.n; i++) found |= kinds_beside(&plays[i], typed, game->deal.planes);
  return found;
}

/* The kinds of a hand that may follow now, where not all of it may; 0: nothing is marked. */
static uint64_t marked_kinds(const Scene *scene, int seat) {
  const Deal *deal = &scene->view.deal;
  bool follows = game_phase(&scene->view, scene->rules) == PHASE_TRICKS && deal->plays > 0;
  bool all;
  if (!follows || deal->turn != seat || !deal_knows_hand(deal, seat)) return 0;
  uint64_t kinds = follow_kinds(&scene->view, scene->rules, &CARDSET_EMPTY, &all);
  return all && HAND_OF(deal, seat)->plane[0] & ~kinds ? kinds : 0;
}

/* Does a run of marked cards of a suit begin with this one (side -1), or end (1)? */
static bool mark_ends(const Fan *fan, uint64_t marked, int at, int side) {
  int next = at + side;
  return marked >> fan->card[at] & 1 &&
         (next < 0 || next == fan->n || fan->gap[side < 0 ? at : next] ||
          !(marked >> fan->card[next] & 1));
}

/* Cards that stand together, from *at on; *at goes behind them. Those of `marked` are underlined,
** where there are no colours in brackets. */
static void put_group(Text *out, const Scene *scene, const Fan *fan, uint64_t marked, int *at) {
  const Look *look = &scene->look;
  do {
    int i = (*at)++;
    bool mark = marked >> fan->card[i] & 1;
    if (mark_ends(fan, marked, i, -1) && !look->colour) text_put(out, "[");
    if (mark && look->colour) text_put(out, UNDERLINED);
    render_card(out, look, fan->card[i]);
    if (mark && look->colour) text_put(out, PLAIN_AGAIN);
    if (mark_ends(fan, marked, i, 1) && !look->colour) text_put(out, "]");
  } while (*at < fan->n && fan->joined[*at] && !look->apart);
}

void render_hand(FILE *out, const Scene *scene, int seat) {
  enum { INDENT = 4 };
  const Deal *deal = &scene->view.deal;
  Text row = text_room(ROW_TEXT * 4);
  Fan fan;
  fan_of(deal, &scene->look, HAND_OF(deal, seat), &fan);
  join_tractors(scene, HAND_OF(deal, seat), &fan);
  uint64_t marked = marked_kinds(scene, seat);
  int names = render_names_width(&scene->look, deal->players), column = 1 + names;
  render_seat_name(&row, &scene->look, seat);
  render_pad(&row, &scene->look, column);
  for (int i = 0; i < fan.n;) {
    int blanks = i == 0 ? INDENT - 1 : fan.gap[i] ? 3 : 1;
    Text piece = text_room(ROW_TEXT * 2);
    put_group(&piece, scene, &fan, marked, &i);
    int width = render_width(&scene->look, piece.out);
    if (column + blanks + width > scene->look.width) {
      text_put(&row, "\n");
      column = 0;
      blanks = INDENT;
    }
    text_add(&row, "%*s%s", blanks, "", piece.out);
    column += blanks + width;
  }
  if (fan.n == 0) say(&row, SAY(NO_CARDS), !deal_knows_hand(deal, seat));
  render_row(out, &scene->look, row.out);
}
