/* bot.h - computer players. They decide on a view alone. */
#ifndef bot_h
#define bot_h

#include "base/core_sentences.h"
#include "deal/action.h"
#include "deal/view.h"

/* What a bot is asked, and by what it decides. */
typedef struct BotTurn {
  const Game *view; /* of its seat, which is waited for or may act */
  const Rules *rules;
  int seat;
  Rng *rng;
  char *reason; /* gets one sentence, as said (base/sentence.h), if not NULL */
  size_t reason_size;
} BotTurn;

typedef struct Bot {
  const char *name; /* "simple", "random" */
  const char *summary;
  bool blind; /* looks at nothing, and says nothing out of turn: it needs no view, and may be given
              ** the game itself */
  bool sees_all; /* looks at all hands: is given the game itself. For tests and duels */
  /* A legal action of the seat; type ACTION_NB: nothing now. NULL: it is a script (bot_script.h) */
  void (*choose)(const BotTurn *turn, Action *out);
  /* The same where it is waited for, chosen and done at once, as game_random_step; NULL: not so. */
  Refusal (*act)(Game *game, const Rules *rules, Rng *rng, Action *out, Ruling *why);
} Bot;

/* The seed of a bot's own chance: the same for the same view, and nothing of the deal's. */
uint64_t bot_seed(const Game *view, int seat);

/* An action of its seat. */
static inline Action bot_action(const BotTurn *turn, ActionType type) {
  return (Action){.type = (uint8_t)type, .seat = (uint8_t)turn->seat};
}

/* bot_explain(turn, SAY(X), values ...): the reason, if one is wanted. */
#define bot_explain(turn, ...)                                                                     \
  ((turn)->reason ? bot_explain_values(turn, VALUES(__VA_ARGS__)) : (void)0)
void bot_explain_values(const BotTurn *turn, const Value sentence[]);

#endif
