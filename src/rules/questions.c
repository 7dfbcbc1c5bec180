/* questions.c - see questions.h. */
#include "rules/questions.h"

/* clang-format off */
#define TAKES1(a, A) "(" #a ")", {ARG_##A}, 1
#define TAKES2(a, A, b, B) "(" #a ", " #b ")", {ARG_##A, ARG_##B}, 2
#define TAKES3(a, A, b, B, c, C) "(" #a ", " #b ", " #c ")", {ARG_##A, ARG_##B, ARG_##C}, 3
#define TAKES4(a, A, b, B, c, C, d, D) \
  "(" #a ", " #b ", " #c ", " #d ")", {ARG_##A, ARG_##B, ARG_##C, ARG_##D}, 4
#define OBJECTION SAY(GIVES_OBJECTION)

const QuestionType question_types[HOOK_ALL_NB] = {
#define X(id, field, takes, changes, knows, answer, least, most, gives) \
  [HOOK_##id] = {field, takes, changes, KNOWS_##knows, ANSWER_##answer, least, most, gives},
    HOOKS(X)
    PHASE_HOOKS(X)
#undef X
};
/* clang-format on */
