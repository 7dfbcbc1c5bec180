/* coverage_sentences.h - what is said of scenarios that are run (scenario/), of rules that none of
** them holds (coverage/), and of the marks that say why none can. Name and English template, as in
** core_sentences.h. */
#ifndef coverage_sentences_h
#define coverage_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define COVERAGE_SENTENCES(X)                                                                      \
  X(SCENARIO_HOLDS, "ok    {name}")                                                                \
  X(SCENARIO_FAILS, "FAIL  {name}")                                                                \
  X(SCENARIO_PLACE, "      {file}:{line}")                                                         \
  X(SCENARIO_EXPECTED, "      expected  {what}")                                                   \
  X(SCENARIO_RULED, "      ruled     {what}")                                                      \
  X(SCENARIO_WHY, "      why       {why}")                                                         \
  X(SCENARIOS_PASSED, "{n} passed, {m} failed")                                                    \
  X(COVER_NO_MEMORY, "not enough memory")                                                          \
  X(COVER_FILE_MEMORY, "{file}: not enough memory")                                                \
  X(COVER_NO_RULE, "there is no game or house rule \"{name}\" here")                               \
  X(COVER_CASE_FAILS, "{file}: a scenario does not hold: {name}")                                  \
  X(MARK_NO_RULE, "{file}: entry {n} names a rule that is not here")                               \
  X(MARK_NO_CHANGE,                                                                                \
    "{file}: entry {n} names no rule and no change: { \"RULE\", \"FIELD\", … }")                   \
  X(MARK_LONG, "{file}: entry {n} is longer than any change is called")                            \
  X(MARK_NO_REASON, "{file}: entry {n} says no reason: why = \"…\"")                               \
  X(MARK_NOT_LOOKED,                                                                               \
    "{file}: entry {n} says not in how many situations was looked: looked = 50000")                \
  X(MARK_NO_MEMORY, "{file}: entry {n} finds no memory")
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  COVERAGE_SENTENCES(X)
#undef X
};

#endif
