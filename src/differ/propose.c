/* propose.c - see propose.h. */
#include "differ/propose.h"

#include "differ/propose_parts.h"

bool propose(Sample *sample, PosedType type) {
  sample_begin(sample, type);
  bool climb = sample->desk->a->rules->family == FAMILY_CLIMB;
  bool bare = climb || type == POSED_DECK || type == POSED_BID || type == POSED_BEGINS ||
              type == POSED_TURNED || type == POSED_SCORE;
  if (!bare) sample_trump(sample);
  if (climb && type != POSED_STEPS) return propose_climb(sample, type);
  switch (type) {
    case POSED_DECK: return true;
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_WORTH:
    case POSED_LEAD:
    case POSED_FOLLOW:
    case POSED_WINNER:
    case POSED_THROW: return propose_cards(sample, type);
    case POSED_STEPS: return propose_steps(sample);
    case POSED_DECIDED:
    case POSED_SCORE:
    case POSED_SETTLE: return propose_end(sample, type);
    default: return propose_deal(sample, type);
  }
}
