/* tool_sentences.c - the sentences of the sub-commands in each language. */
#include "cmd/tool_sentences.h"

#include "io/print.h"
#include "language/language.h"

static const Sentence ENGLISH[] = {
#define X(id, english, chinese) {#id, english},
    TOOL_SENTENCES(X) USAGE_SENTENCES(X)
#undef X
};

static const Sentence CHINESE[] = {
#define X(id, english, chinese) {#id, chinese},
    TOOL_SENTENCES(X) USAGE_SENTENCES(X)
#undef X
};

enum { TOOLS_N = sizeof ENGLISH / sizeof *ENGLISH };

static FoundSentences found_english, found_chinese;
const Language tool_english = {.code = "en",
                               .name = "English",
                               .sentence = ENGLISH,
                               .n = TOOLS_N,
                               .found = &found_english,
                               .base = &language_english};
const Language tool_chinese = {.code = "zh",
                               .name = "中文",
                               .sentence = CHINESE,
                               .n = TOOLS_N,
                               .found = &found_chinese,
                               .base = &language_chinese,
                               .english = &tool_english};

Style tool_style(void) { return print_language() == &tool_chinese ? STYLE_UNICODE : STYLE_ASCII; }

const Language *tool_language(const Language *language) {
  return language == &language_chinese ? &tool_chinese : &tool_english;
}
