/* action.c - the words of actions. */
#include "deal/action.h"

#include <string.h>

const char *action_word(ActionKind kind) {
  static const char *const WORD[ACTION_NB] = {
#define X(id, word) word,
    ACTIONS(X)
#undef X
  };
  return WORD[kind];
}

ActionKind action_find(const char *word, size_t length) {
  int kind = 0;
  while (kind < ACTION_CHOOSE && (strlen(action_word((ActionKind)kind)) != length ||
                                  memcmp(action_word((ActionKind)kind), word, length) != 0))
    kind++;
  return kind == ACTION_CHOOSE ? ACTION_NB : (ActionKind)kind;
}

const char *action_name(const Action *action) {
  return action->kind == ACTION_CHOOSE ? action->word : action_word((ActionKind)action->kind);
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
