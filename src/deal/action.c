/* action.c - the words of actions. */
#include "deal/action.h"

#include <string.h>

const char *action_word(ActionType type) {
  static const char *const WORD[ACTION_NB] = {
#define X(id, word) word,
    ACTIONS(X)
#undef X
  };
  return WORD[type];
}

ActionType action_find(const char *word, size_t length) {
  int type = 0;
  while (type < ACTION_CHOOSE && (strlen(action_word((ActionType)type)) != length ||
                                  memcmp(action_word((ActionType)type), word, length) != 0))
    type++;
  return type == ACTION_CHOOSE ? ACTION_NB : (ActionType)type;
}

const char *action_name(const Action *action) {
  return action->type == ACTION_CHOOSE ? action->word : action_word((ActionType)action->type);
}

bool action_may_be_offered(const char *word) {
  switch (action_find(word, strlen(word))) {
    case ACTION_YIELD:
    case ACTION_PASS:
    case ACTION_KEEP:
    case ACTION_GIVE:
    case ACTION_ACCEPT:
    case ACTION_REFUSE:
    case ACTION_WAIVE:
    case ACTION_NB: return true;
    default: return false;
  }
}
