/* poll_answers.h - what the players have chosen in a poll that is not over, part of what a variant
** remembers (remembered.h). */
#ifndef poll_answers_h
#define poll_answers_h

#include "deal/deal.h"

/* What a player has chosen in a phase of the variant. */
typedef struct PhaseAnswer {
  char word[NAME_MAX_LEN];
  bool has_number, has_cards;
  int16_t number;
  CardSet cards;
} PhaseAnswer;

/* What the seat has answered; all zero where it has not. */
PhaseAnswer poll_answer(const Game *game, int seat);

/* Keeps it. False where there is no room. */
bool poll_keep(Game *game, int seat, const PhaseAnswer *answer);

void poll_forget(Game *game, int seat);

#endif
