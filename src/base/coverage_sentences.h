/* coverage_sentences.h - what is said of scenarios that are run (scenario/), of rules that none of
** them holds (coverage/), and of the marks that say why none can. Name, English, 中文, as in
** core_sentences.h. */
#ifndef coverage_sentences_h
#define coverage_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define COVERAGE_SENTENCES(X)                                                                      \
  X(SCENARIO_HOLDS, "ok    {name}", "通过  {name}")                                                \
  X(SCENARIO_FAILS, "FAIL  {name}", "失败  {name}")                                                \
  X(SCENARIO_PLACE, "      {file}:{line}", "      {file}:{line}")                                  \
  X(SCENARIO_EXPECTED, "      expected  {what}", "      应为  {what}")                             \
  X(SCENARIO_RULED, "      ruled     {what}", "      裁定  {what}")                                \
  X(SCENARIO_WHY, "      why       {why}", "      原因  {why}")                                    \
  X(SCENARIOS_PASSED, "{n} passed, {m} failed", "{n}个通过，{m}个失败")                            \
  X(COVER_NO_MEMORY, "not enough memory", "内存不够")                                              \
  X(COVER_FILE_MEMORY, "{file}: not enough memory", "{file}：内存不够")                            \
  X(COVER_NO_RULE, "there is no game or house rule \"{name}\" here", "这里没有玩法或房规“{name}”") \
  X(COVER_CASE_FAILS, "{file}: a scenario does not hold: {name}",                                  \
    "{file}：有个情景不成立：{name}")                                                              \
  X(MARK_NO_RULE, "{file}: entry {n} names a rule that is not here",                               \
    "{file}：第{n}项写的规则文件这里没有")                                                         \
  X(MARK_NO_CHANGE, "{file}: entry {n} names no rule and no change: { \"RULE\", \"FIELD\", … }",   \
    "{file}：第{n}项没有写规则和改动：{ \"规则文件\", \"哪项规则\", … }")                          \
  X(MARK_LONG, "{file}: entry {n} is longer than any change is called",                            \
    "{file}：第{n}项太长，没有哪种改动的名字这么长")                                               \
  X(MARK_NO_REASON, "{file}: entry {n} says no reason: why = \"…\"",                               \
    "{file}：第{n}项没有写原因：why = \"…\"")                                                      \
  X(MARK_NOT_LOOKED,                                                                               \
    "{file}: entry {n} says not in how many situations was looked: looked = 50000",                \
    "{file}：第{n}项没有写看过多少局面：looked = 50000")                                           \
  X(MARK_NO_MEMORY, "{file}: entry {n} finds no memory", "{file}：第{n}项：内存不够")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  COVERAGE_SENTENCES(X)
#undef X
};

#endif
