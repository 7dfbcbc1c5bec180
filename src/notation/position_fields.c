/* position_fields.c - see position_fields.h. */
#include "notation/position_fields.h"

#include <stdlib.h>

#include "notation/notation.h"

enum { CARDS_TEXT = CARD_MAX * 3 + 1 };

/* ---- printing ---- */

void put_field(Text *text, const char *name) { text_add(text, ";%s=", name); }

void put_piece(Text *text, const char *name, const char *between, bool *any) {
  if (*any)
    text_put(text, between);
  else
    put_field(text, name);
  *any = true;
}

void put_cards(Text *text, const CardSet *cards, int planes) {
  char printed[CARDS_TEXT];
  cardset_print(cards, planes, STYLE_ASCII, printed, sizeof printed);
  text_put(text, printed);
}

/* A hand that is known to have cards but is empty is one that is not known; in a climbing game,
** where hands are of all sizes, its size is told. */
void put_hands(Text *text, const Deal *deal) {
  put_field(text, "hands");
  for (int seat = 0; seat < deal->players; seat++) {
    text_add(text, "%s%c:", seat ? "|" : "", seat_letter(seat));
    if (!deal_knows_hand(deal, seat))
      text_put(text, "?");
    else
      put_cards(text, HAND_OF(deal, seat), deal->planes);
    if (deal->tables && !deal_knows_hand(deal, seat)) text_add(text, "%d", deal->hand_n[seat]);
  }
}

void put_numbers(Text *text, const char *name, const int16_t numbers[], int players) {
  bool any = false;
  for (int seat = 0; seat < players; seat++) {
    if (numbers[seat] == 0) continue;
    put_piece(text, name, "|", &any);
    text_add(text, "%c:%d", seat_letter(seat), numbers[seat]);
  }
}

/* ---- reading ---- */

char *next_piece(char **rest, char separator) {
  char *piece = *rest;
  if (!piece) return NULL;
  char *end = strchr(piece, separator);
  if (end) *end = '\0';
  *rest = end ? end + 1 : NULL;
  return piece;
}

int read_seat(Setup *setup, char *piece, char **value, const char *field) {
  char *colon = strchr(piece, ':');
  char clip[CLIP_TEXT];
  if (colon) *colon = '\0';
  int seat = colon ? seat_parse(piece, setup->rules->players) : -1;
  if (seat < 0)
    FAIL(setup, SAY(READ_PIECE), field, text_clip(piece, strlen(piece), clip),
         seat_letter(setup->rules->players - 1));
  if (colon) *value = colon + 1;
  return seat;
}

bool read_number(const char *text, long min, long max, long *number) {
  char *end;
  if (*text == ' ' || *text == '\0') return false;
  *number = strtol(text, &end, 10);
  return *end == '\0' && *number >= min && *number <= max;
}

bool read_cards(Setup *setup, const char *text, const char *field, CardSet *cards) {
  char why[160];
  if (cardset_parse(text, cards, setup->game->deal.planes, why, sizeof why)) return true;
  return FAIL(setup, SAY(READ_IN), field, why);
}

bool set_seat(Setup *setup, const char *field, const char *value, uint8_t *seat) {
  int read = seat_parse(value, setup->rules->players);
  if (read < 0) return FAIL(setup, SAY(READ_SEAT), field, seat_letter(setup->rules->players - 1));
  *seat = (uint8_t)read;
  return true;
}

bool set_numbers(Setup *setup, const char *field, char *value, int16_t numbers[]) {
  for (char *piece; (piece = next_piece(&value, '|'));) {
    char *number;
    long n;
    int seat = read_seat(setup, piece, &number, field);
    if (seat < 0) return false;
    if (!read_number(number, -9999, 9999, &n)) return FAIL(setup, SAY(READ_NUMBER), field);
    numbers[seat] = (int16_t)n;
  }
  return true;
}

bool set_hands(Setup *setup, char *value) {
  const Rules *rules = setup->rules;
  Deal *deal = &setup->game->deal;
  bool climb = rules->family == FAMILY_CLIMB;
  int most = climb ? rules_deck_size(rules) : rules_hand_size(rules);
  for (char *piece; (piece = next_piece(&value, '|'));) {
    char *cards;
    long n;
    int seat = read_seat(setup, piece, &cards, "hands");
    if (seat < 0) return false;
    if ((setup->known | setup->sized) >> seat & 1)
      return FAIL(setup, SAY(READ_TWO_HANDS), seat_letter(seat));
    if (strcmp(cards, "?") == 0) continue;
    bool sized = climb && *cards == '?';
    if (sized && !read_number(cards + 1, 1, most, &n))
      return FAIL(setup, SAY(READ_NUMBER), "hands");
    if (!sized && !read_cards(setup, cards, "hands", &deal->held[seat])) return false;
    if (!sized) n = cardset_size(&deal->held[seat], deal->planes);
    if (n > most) return FAIL(setup, SAY(READ_LARGE_HAND), seat_letter(seat), (int)n, most);
    deal->hand_n[seat] = (uint8_t)n;
    *(sized ? &setup->sized : &setup->known) |= (uint16_t)(1u << seat);
  }
  return true;
}
