/* core_sentences_en.c - English: the templates of all that is said below the REPL. */
#include "base/ask_sentences.h"
#include "base/core_sentences.h"
#include "base/coverage_sentences.h"
#include "base/rule_sentences.h"
#include "base/script_sentences.h"
#include "base/sim_sentences.h"
#include "language/language.h"

static const Sentence ENGLISH[] = {
#define X(id, code, field, text) {"REFUSED_" #id, text},
    REFUSALS(X)
#undef X
#define X(id, text) {#id, text},
        CORE_SENTENCES(X) READ_SENTENCES(X) RECORD_SENTENCES(X) SHARE_SENTENCES(X) LOAD_SENTENCES(X)
            FILE_SENTENCES(X) HELPER_SENTENCES(X) BOOK_SENTENCES(X) DIFFER_SENTENCES(X)
                RULE_SENTENCES(X) SCRIPT_SENTENCES(X) ASK_SENTENCES(X) SIM_SENTENCES(X)
                    COVERAGE_SENTENCES(X)
#undef X
};

const Language language_english = {"en", "English", ENGLISH, sizeof ENGLISH / sizeof *ENGLISH,
                                   NULL, NULL};
