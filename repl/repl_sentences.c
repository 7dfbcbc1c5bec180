/* repl_sentences.c - the REPL's sentences in each language. */
#include "repl/repl_sentences.h"
#include "language/language.h"

#include <string.h>

static const Sentence ENGLISH[] = {
#define X(id, english, chinese) {#id, english},
    REPL_SENTENCES(X)
#undef X
#define X(id, family, words, fields, english, chinese) {#id, english},
        GLOSSARY(X)
#undef X
#define X(id, name, needs, may, text, example) {"ASKED_" #id, text},
            SUBJECTS(X)
#undef X
};

static const Sentence CHINESE[] = {
#define X(id, english, chinese) {#id, chinese},
    REPL_SENTENCES(X)
#undef X
#define X(id, family, words, fields, english, chinese) {#id, chinese},
        GLOSSARY(X)
#undef X
            {"ASKED_FOLLOW", "领出之后能不能这样跟？"},
    {"ASKED_FOLLOWS", "领出之后可以怎么跟？"},
    {"ASKED_LEAD", "能不能这样领出？甩牌成不成立？"},
    {"ASKED_WINNER", "这一墩谁赢？"},
    {"ASKED_SHAPE", "这些牌分成哪些牌型？"},
    {"ASKED_ORDER", "牌的大小次序？"},
    {"ASKED_BID", "现在能不能这样亮主？"},
    {"ASKED_MAY_BID", "现在可以怎么亮主？"},
    {"ASKED_BURY", "能不能这样扣底？"},
    {"ASKED_MISDEAL", "能不能要求重发？"},
    {"ASKED_CALL", "能不能叫这张牌？"},
    {"ASKED_FRIENDS", "谁是一伙的？"},
    {"ASKED_KITTY", "底牌给闲家加多少分？"},
    {"ASKED_SCORE", "哪边赢？升几级？"},
    {"ASKED_ADVANCE", "升级之后打几？"},
    {"ASKED_SETTLE", "这副牌怎么结算？"},
    {"ASKED_DECIDED", "是不是提前结束？"},
    {"ASKED_TURNED", "没人亮主：翻底牌定什么主？"},
    {"ASKED_BEGINS", "这样的级别能不能开局？"},
    {"ASKED_DECK", "用哪些牌，怎么发？"},
};

enum { ENGLISH_N = sizeof ENGLISH / sizeof *ENGLISH, CHINESE_N = sizeof CHINESE / sizeof *CHINESE };

static FoundSentences found_english, found_chinese;
const Language repl_english = {.code = "en",
                               .name = "English",
                               .sentence = ENGLISH,
                               .n = ENGLISH_N,
                               .found = &found_english,
                               .base = &language_english};
const Language repl_chinese = {.code = "zh",
                               .name = "中文",
                               .sentence = CHINESE,
                               .n = CHINESE_N,
                               .found = &found_chinese,
                               .base = &language_chinese,
                               .english = &repl_english};
const Language *const repl_languages[] = {&repl_english, &repl_chinese, NULL};

const Language *repl_language(const Language *language) {
  for (int i = 0; repl_languages[i]; i++)
    if (strcmp(repl_languages[i]->code, language->code) == 0) return repl_languages[i];
  return &repl_english;
}
