/* cmd_ask.c - `pengyou ask`: a ruling asked for in words. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/question_zh.h"
#include "ask/words_answer.h"
#include "ask/words_question.h"
#include "base/ask_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/tool_sentences.h"
#include "io/print.h"
#include "language/names_zh.h"
#include "language/typed_zh.h"
#include "lua/variant.h"
#include "tools/judge.h"

/* In Chinese what it is called says what it is. */
static const char *explain(const char *type, const char *name, const char *text,
                           char called[THING_NAME]) {
  bool named = print_language() == &tool_chinese && chinese_name(type, name, called);
  return named ? called : text;
}

void cmd_ask_list(void) {
  char called[THING_NAME];
  puts("");
  print_sentence(stdout, SAY(TOOL_ASK_QUESTIONS));
  puts("");
  for (Subject subject = 0; subject < SUBJECT_NB; subject++) {
    const SubjectInfo *about = subject_info(subject);
    print_line(stdout, "  %-8s %s", about->name,
               explain("question", about->name, about->text, called));
    print_line(stdout, "           pengyou ask %s %s", about->name, about->example);
  }
  puts("");
  print_sentence(stdout, SAY(TOOL_ASK_KEYS));
  puts("");
  for (Key key = 0; key < KEY_NB; key++)
    print_line(stdout, "  %-11s %s", key_name(key),
               explain("key", key_name(key), key_info[key].text, called));
}

static int fail(const AskError *error) {
  print_line(stderr, "pengyou ask: %s", error->message);
  return USAGE;
}

/* The judge's answer to the same. */
static int answer_json(const cJSON *line) {
  char *text = cJSON_PrintUnformatted(line);
  Judge *judge = text ? judge_new(NULL, true) : NULL;
  int status = USAGE;
  if (judge) {
    const char *answer = judge_answer(judge, text, strlen(text));
    puts(answer);
    status = strstr(answer, "\"error\":{\"code\"") ? USAGE : DONE;
  }
  judge_free(judge);
  free(text);
  return status;
}

static bool answer_words(Asking *asking, const cJSON *line, AskError *error) {
  char game[GAME_SPEC] = "", said[8192];
  const char *spec = variant_default(game, sizeof game) ? game : NULL;
  if (!json_game(asking, line, spec, NULL, error) || !json_ask(asking, line, true, error))
    return false;
  Text text = text_start(said, sizeof said);
  words_answer(&text, asking, tool_style());
  print_line(stdout, "%s", said);
  return true;
}

static int answer(const cJSON *line) {
  AskError error = {.code = NULL};
  Asking *asking = asking_new();
  bool answered =
      asking ? answer_words(asking, line, &error) : ask_fail(&error, "range", SAY(ASK_MEMORY));
  asking_free(asking);
  return answered ? DONE : fail(&error);
}

/* Is it a game, as people call it? 升级 is a question, too. */
static bool names_game(const char *word) {
  char spec[GAME_SPEC];
  snprintf(spec, sizeof spec, "%s", word);
  return variant_take_alias(spec);
}

/* The words as a question, those in Chinese first put as they are called in files. */
static cJSON *read_words(int n, char **argv, AskError *error) {
  size_t room = 1;
  for (int i = 0; i < n; i++) room += THING_NAME + 16 * strlen(argv[i]);
  char *text = malloc(room), *at = text;
  const char **words = malloc(room * sizeof *words);
  int all = 0;
  for (int i = 0; text && words && i < n; i++) {
    size_t length = strlen(argv[i]);
    words[all] = argv[i];
    if (typed_in_ascii(argv[i], length) || (i == 0 && names_game(argv[i]))) {
      all++;
      continue;
    }
    Text word = text_start(at, room - (size_t)(at - text));
    chinese_question_word(&word, argv[i], length);
    all += words_split(at, words + all, (int)room - all);
    at += word.length + 1;
  }
  cJSON *line = text && words ? words_read(all, words, NULL, error) : NULL;
  if (!text || !words) ask_fail(error, "range", SAY(ASK_MEMORY));
  free(words);
  free(text);
  return line;
}

int cmd_ask(const SubCommand *command, int argc, char **argv) {
  bool json = false;
  const Option options[] = {{"json", '\0', NULL, &json}};
  int n = options_read(command, options, 1, argc, argv);
  AskError error = {.code = NULL};
  if (n < 0) return USAGE;
  cJSON *line = read_words(n, argv, &error);
  if (!line) return fail(&error);
  int status = json ? answer_json(line) : answer(line);
  cJSON_Delete(line);
  return status;
}
