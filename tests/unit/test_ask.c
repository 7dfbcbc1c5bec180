/* test_ask.c - questions in words: every example is answered, and as JSON is; what is no question
** is refused with the nearest word. */
#include "ask/words_answer.h"
#include "ask/words_question.h"
#include "support.h"
#include "tools/judge.h"

enum { WORDS_MAX = 64, LINE = 4096 };

/* The words as JSON; NULL, and why in *error. */
static cJSON *read_words(const char *words, AskError *error) {
  const char *word[WORDS_MAX];
  error->code = NULL;
  return words_read(words_split(printed("%s", words), word, WORDS_MAX), word, NULL, error);
}

/* The answer in words, about the default game. It must have one. */
static const char *answered(const cJSON *line, char said[LINE]) {
  char spec[256];
  AskError error = {.code = NULL};
  Asking *asking = asking_new();
  assert_true(asking && variant_default(spec, sizeof spec));
  if (!json_game(asking, line, spec, NULL, &error) || !json_ask(asking, line, true, &error))
    fail_msg("%s", in_english(error.message));
  Text text = text_start(said, LINE);
  words_answer(&text, asking, STYLE_ASCII);
  snprintf(said, LINE, "%s", in_english(said));
  asking_free(asking);
  return said;
}

/* The same by judge, as an object. */
static cJSON *judged(const cJSON *line) {
  char *text = cJSON_PrintUnformatted(line);
  Judge *judge = judge_new(NULL, true);
  cJSON *answer = cJSON_Parse(judge_answer(judge, text, strlen(text)));
  judge_free(judge);
  free(text);
  assert_non_null(answer);
  return answer;
}

TEST(every_example_of_a_question_is_answered_in_words_as_in_json) {
  for (Subject subject = 0; subject < SUBJECT_NB; subject++) {
    const SubjectInfo *about = subject_info(subject);
    char said[LINE];
    AskError error;
    const char *words = printed("%s %s", about->name, about->example);
    cJSON *line = read_words(words, &error);
    if (!line) fail_msg("%s: %s", words, error.message);
    assert_true(strlen(answered(line, said)) > 0);
    cJSON *answer = judged(line);
    const cJSON *wrong = cJSON_GetObjectItemCaseSensitive(answer, "error");
    const cJSON *legal = cJSON_GetObjectItemCaseSensitive(answer, "legal");
    const cJSON *why = cJSON_GetObjectItemCaseSensitive(answer, "why");
    if (wrong) fail_msg("%s is answered \"%s\", by judge with an error", words, said);
    if (legal && strncmp(said, cJSON_IsTrue(legal) ? "legal" : "not legal", 5) != 0)
      fail_msg("%s is answered \"%s\", by judge otherwise", words, said);
    if (why) assert_says(said, why->valuestring);
    cJSON_Delete(answer);
    cJSON_Delete(line);
  }
}

TEST(an_example_is_understood_without_the_name_of_its_question) {
  static const Subject PLAIN[] = {ABOUT_FOLLOW, ABOUT_WINNER, ABOUT_BID,    ABOUT_BURY,
                                  ABOUT_CALL,   ABOUT_KITTY,  ABOUT_ADVANCE};
  for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++) {
    const SubjectInfo *about = subject_info(PLAIN[i]);
    AskError error;
    cJSON *line = read_words(about->example, &error);
    if (!line) fail_msg("%s: %s", about->example, error.message);
    assert_string_equal(cJSON_GetObjectItemCaseSensitive(line, "ask")->valuestring, about->name);
    cJSON_Delete(line);
  }
}

static void refused(const char *words, const char *piece) {
  AskError error;
  cJSON *line = read_words(words, &error);
  if (line) fail_msg("%s is read", words);
  assert_says(error.message, piece);
}

TEST(a_word_that_is_no_key_is_answered_with_the_nearest) {
  refused("follow trmp 9C lead JJH hand AH play AH", "did you mean \"trump\"?");
  refused("winner trump 9C plas AH KH", "did you mean \"play");
  refused("folow xyzzy", "\"folow\" is no key of a question: did you mean \"follow\"?");
  refused("shengji folow trump 9C", "\"folow\" is no key of a question: did you mean \"follow\"?");
  refused("score players 6 points 30 40", "\"40\" is no key of a question");
  refused("trump 9C trump 8C", "\"trump\" stands there twice");
  refused("score points", "nothing stands behind \"points\"");
  refused("level Q hand AH", "no question has all of these keys");
  refused("", "nothing is asked");
}
