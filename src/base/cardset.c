/* cardset.c - walking, listing, reading and printing multisets of cards. The word operations
** are inline in cardset.h. */
#include "base/cardset.h"

#include "base/core_sentences.h"

/* The lowest place of the mask above `place`, or -1. */
static int next_place(uint64_t mask, int place) {
  if (place >= 63) return -1;
  uint64_t above = mask >> (place + 1) << (place + 1);
  return above ? bit_lowest(above) : -1;
}

bool cardset_next(const CardSet *set, int *place, int *copy, int planes) {
  if (*place >= 0 && *copy + 1 < planes && set->plane[*copy + 1] & bit(*place)) {
    *copy += 1;
    return true;
  }
  *copy = 0;
  *place = next_place(set->plane[0], *place);
  return *place >= 0;
}

static ALWAYS_INLINE bool from_in(CardSet *set, const Card cards[], int n, int planes) {
  bool fits = true;
  *set = CARDSET_EMPTY;
  for (int i = 0; i < n; i++)
    if (!(set->plane[planes - 1] >> cards[i] & 1))
      cardset_put(set, cards[i], planes);
    else
      fits = false;
  return fits;
}
bool cardset_from(CardSet *set, const Card cards[], int n, int planes) {
  return BY_PLANES(planes, from_in, set, cards, n);
}

int cardset_list(const CardSet *set, Card cards[], int planes) {
  int n = 0;
  for (uint64_t places = set->plane[0]; places;) {
    int place = bit_pop(&places), k = 0;
    do cards[n++] = (Card)place;
    while (++k < planes && set->plane[k] & bit(place));
  }
  return n;
}

bool cardset_is_ok(const CardSet *set, int planes) {
  for (int k = 0; k + 1 < planes; k++)
    if (set->plane[k + 1] & ~set->plane[k]) return false;
  return true;
}

/* Names the first kind that stands in the list more than `planes` times. */
static void too_many_copies(const Card cards[], int n, int planes, char *error, size_t error_size) {
  int copies[KIND_NB] = {0};
  char name[CARD_TEXT];
  int i = 0;
  while (i < n && ++copies[cards[i]] <= planes) i++;
  assert(i < n);
  say_fail(error, error_size, SAY(READ_TOO_OFTEN), card_said(cards[i], STYLE_ASCII, name), planes);
}

bool cardset_parse(const char *text, CardSet *set, int planes, char *error, size_t error_size) {
  Card cards[CARD_MAX];
  *set = CARDSET_EMPTY;
  int n = cards_parse(text, cards, KIND_NB * planes, error, error_size);
  if (n < 0) return false;
  if (cardset_from(set, cards, n, planes)) return true;
  too_many_copies(cards, n, planes, error, error_size);
  *set = CARDSET_EMPTY;
  return false;
}

size_t cardset_print(const CardSet *set, int planes, Style style, char *out, size_t size) {
  Text text = text_start(out, size);
  char name[CARD_TEXT];
  for (int place = -1, copy = 0; cardset_next(set, &place, &copy, planes);) {
    if (text.length > 0) text_put(&text, " ");
    text_put(&text, card_print((Card)place, style, name));
  }
  return text.length;
}
