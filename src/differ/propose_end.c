/* propose_end.c - questions at the end of a deal. */
#include "differ/propose_parts.h"

/* Points at a row of the score table, and beside one. */
static int some_points(Sample *sample) {
  const Rules *rules = some_rules(sample);
  int step = rules->score.step > 0 ? rules->score.step : 5;
  int points = step * below(sample, 9) + 5 * (below(sample, 3) - 1);
  if (one_in(sample, 4)) points = 5 * below(sample, 60);
  return one_in(sample, 10) ? -points : points;
}

static void sample_team(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  question->declarer = (uint8_t)(one_in(sample, 3) ? below(sample, posed->players) : 0);
  if (!posed->fixed_teams) {
    question->team = (uint16_t)(1u << question->declarer);
    for (int i = below(sample, posed->players / 2); i > 0; i--)
      question->team |= (uint16_t)(1u << below(sample, posed->players));
    posed_give(posed, KEY_BIT(TEAM));
  }
}

/* Tricks won, the kitty and the last trick, for the opponents' points. */
static void sample_tricks(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  for (int i = 1 + below(sample, 2); i > 0; i--)
    question->won[below(sample, posed->players)] = (int16_t)(5 * below(sample, 40));
  posed_give(posed, KEY_BIT(WON));
  if (one_in(sample, 2)) {
    question->kitty = CARDSET_EMPTY;
    sample_any(sample, 1 + below(sample, 3), &question->kitty);
    posed_give(posed, KEY_BIT(KITTY));
  }
  question->last_side = one_in(sample, 3) ? SIDE_DECLARERS : SIDE_OPPONENTS;
  if (one_in(sample, 3)) {
    Suit suit = one_in(sample, 2) ? TRUMPS : (Suit)below(sample, SUIT_NB);
    sample_cards(sample, suit, 1 + below(sample, 4), &posed->trick[0]);
    question->trick_n = 1;
    if (one_in(sample, 2)) {
      int n = cardset_size(&posed->trick[0], PACK_MAX);
      question->trick_n = posed->players;
      for (int i = 1; i < posed->players; i++)
        sample_cards(sample, one_in(sample, 2) ? TRUMPS : suit, n, &posed->trick[i]);
      question->last_side = SIDE_NOBODY;
    }
  }
  if (one_in(sample, 8)) question->exposed = true;
  if (one_in(sample, 8))
    sample_copies(sample, &question->declared, one_in(sample, 2) ? LJ : CLUBS, 2);
  if (question->declared.plane[0]) posed_give(posed, KEY_BIT(DECLARED));
}

static void propose_settle(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  sample_team(sample);
  sample_levels(sample);
  if (one_in(sample, 2)) {
    sample_tricks(sample);
  } else {
    question->points = some_points(sample);
    posed_give(posed, KEY_BIT(POINTS));
  }
  if (one_in(sample, 4)) {
    question->faults = 1;
    question->fault[0].seat = (uint8_t)below(sample, posed->players);
    question->fault[0].cards = (uint8_t)(1 + below(sample, 3));
  }
  if (one_in(sample, 4)) {
    question->first = (uint8_t)below(sample, posed->players);
    posed_give(posed, KEY_BIT(FIRST));
  }
  if (one_in(sample, 8)) {
    question->offender = (uint8_t)below(sample, posed->players);
    posed_give(posed, KEY_BIT(OFFENDER));
    int seat = below(sample, posed->players);
    sample_any(sample, 2, &question->hand_of[seat]);
    question->known = (uint16_t)(1u << seat);
    question->hands = posed->players;
    posed_give(posed, KEY_BIT(HANDS));
  }
  if (one_in(sample, 3)) question->last_winner = below(sample, posed->players);
  if (question->last_winner >= 0) question->last_side = SIDE_NOBODY;
  if (one_in(sample, 12)) question->number = 2 + below(sample, 12);
}

static void propose_decided(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  sample_team(sample);
  for (int seat = 0; seat < posed->players; seat++) sample_any(sample, 1, &question->hand_of[seat]);
  question->known = (uint16_t)((1u << posed->players) - 1);
  question->hands = posed->players;
  question->won[below(sample, posed->players)] = (int16_t)some_points(sample);
}

bool propose_end(Sample *sample, PosedType type) {
  if (type == POSED_SETTLE) {
    propose_settle(sample);
  } else if (type == POSED_DECIDED) {
    propose_decided(sample);
  } else {
    sample->posed->question.points = some_points(sample);
  }
  return true;
}
