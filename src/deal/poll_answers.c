/* poll_answers.c - see poll_answers.h. */
#include "deal/poll_answers.h"

/* An answer as it is kept: what it has, its number, its word with its end, its cards. */
enum { HAS_NUMBER = 1, HAS_CARDS = 2, BEFORE_WORD = 3 };

PhaseAnswer poll_answer(const Game *game, int seat) {
  PhaseAnswer answer = {.word = ""};
  int n;
  const uint8_t *kept = remembered_bytes(&game->remembered, REMEMBERED_ANSWER + seat, &n);
  if (!kept) return answer;
  const char *word = (const char *)kept + BEFORE_WORD;
  int length = (int)strlen(word) + 1, before_cards = BEFORE_WORD + length;
  answer.has_number = kept[0] & HAS_NUMBER;
  answer.has_cards = kept[0] & HAS_CARDS;
  answer.number = (int16_t)(kept[1] | kept[2] << 8);
  memcpy(answer.word, word, (size_t)length);
  cardset_from(&answer.cards, kept + before_cards, n - before_cards, PACK_MAX);
  return answer;
}

bool poll_keep(Game *game, int seat, const PhaseAnswer *answer) {
  uint8_t kept[BEFORE_WORD + NAME_MAX_LEN + CARD_MAX];
  size_t length = strlen(answer->word) + 1;
  uint16_t number = (uint16_t)answer->number;
  kept[0] = (uint8_t)((answer->has_number ? HAS_NUMBER : 0) | (answer->has_cards ? HAS_CARDS : 0));
  kept[1] = (uint8_t)(number & 0xff);
  kept[2] = (uint8_t)(number >> 8);
  memcpy(kept + BEFORE_WORD, answer->word, length);
  int n = BEFORE_WORD + (int)length;
  n += cardset_list(&answer->cards, kept + n, PACK_MAX);
  return remember_bytes(&game->remembered, REMEMBERED_ANSWER + seat, kept, n);
}

void poll_forget(Game *game, int seat) {
  remember_bytes(&game->remembered, REMEMBERED_ANSWER + seat, NULL, 0);
}
