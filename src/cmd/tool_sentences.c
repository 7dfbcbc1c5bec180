/* tool_sentences.c - the sentences of the sub-commands in each language. */
#include "cmd/tool_sentences.h"

#include "io/print.h"
#include "language/language.h"

static const Sentence ENGLISH[] = {
#define X(id, english, chinese) {#id, english},
    TOOL_SENTENCES(X)
    USAGE_SENTENCES(X)
#undef X
};

static const Sentence CHINESE[] = {
#define X(id, english, chinese) {#id, chinese},
    TOOL_SENTENCES(X)
    USAGE_SENTENCES(X)
#undef X
};

enum { TOOLS_N = sizeof ENGLISH / sizeof *ENGLISH };

const Language tool_english = {"en", "English", ENGLISH, TOOLS_N, &language_english, NULL};
static const Language english_above_chinese = {"en",    "English",         ENGLISH,
                                               TOOLS_N, &language_chinese, NULL};
const Language tool_chinese = {"zh", "中文", CHINESE, TOOLS_N, &english_above_chinese, NULL};

Style tool_style(void) { return print_language() == &tool_chinese ? STYLE_UNICODE : STYLE_ASCII; }

const Language *tool_language(const Language *language) {
  return language == &language_chinese ? &tool_chinese : &tool_english;
}
