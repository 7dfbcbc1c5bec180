/* core_sentences.c - English and 中文: the templates of all that is said below the REPL. A third
** language is a further column of the rows, a list here, and its name in language.c. */
#include "base/ask_sentences.h"
#include "base/core_sentences.h"
#include "base/coverage_sentences.h"
#include "base/rule_sentences.h"
#include "base/scenario_sentences.h"
#include "base/script_sentences.h"
#include "base/sim_sentences.h"
#include "language/language.h"
#include "language/names_zh.h"

/* clang-format off */
#define SENTENCES(X)                                                                               \
  CORE_SENTENCES(X) READ_SENTENCES(X) RECORD_SENTENCES(X) SHARE_SENTENCES(X) LOAD_SENTENCES(X)     \
  FILE_SENTENCES(X) HELPER_SENTENCES(X) BOOK_SENTENCES(X) DIFFER_SENTENCES(X) RULE_SENTENCES(X)    \
  SCRIPT_SENTENCES(X) ASK_SENTENCES(X) SIM_SENTENCES(X) COVERAGE_SENTENCES(X)     \
  SCENARIO_SENTENCES(X)

static const Sentence ENGLISH[] = {
#define X(id, code, field, english, chinese) {"REFUSED_" #id, english},
  REFUSALS(X)
#undef X
#define X(id, english, chinese) {#id, english},
  SENTENCES(X)
#undef X
};

static const Sentence CHINESE[] = {
#define X(id, code, field, english, chinese) {"REFUSED_" #id, chinese},
  REFUSALS(X)
#undef X
#define X(id, english, chinese) {#id, chinese},
  SENTENCES(X)
#undef X
};
/* clang-format on */

enum { SENTENCES_NB = sizeof ENGLISH / sizeof *ENGLISH };

static FoundSentences found_english, found_chinese;
const Language language_english = {.code = "en",
                                   .name = "English",
                                   .sentence = ENGLISH,
                                   .n = SENTENCES_NB,
                                   .found = &found_english};
const Language language_chinese = {.code = "zh",
                                   .name = "中文",
                                   .sentence = CHINESE,
                                   .n = SENTENCES_NB,
                                   .found = &found_chinese,
                                   .english = &language_english,
                                   .name_of = chinese_name_of};
