/* cmd_ask.c - `pengyou ask`: a ruling asked for in words. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/words_answer.h"
#include "ask/words_question.h"
#include "base/ask_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "tools/judge.h"

void cmd_ask_list(void) {
  puts("\nQuestions, and an example of each (seats are letters, in turn order):\n");
  for (Subject subject = 0; subject < SUBJECT_NB; subject++) {
    const SubjectInfo *about = subject_info(subject);
    printf("  %-8s %s\n           pengyou ask %s %s\n", about->name, about->text, about->name,
           about->example);
  }
  puts("\nKeys:\n");
  for (Key key = 0; key < KEY_NB; key++) printf("  %-11s %s\n", key_name(key), key_info[key].text);
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

int cmd_ask(const SubCommand *command, int argc, char **argv) {
  bool json = false;
  const Option options[] = {{"json", '\0', NULL, &json}};
  int n = options_read(command, options, 1, argc, argv);
  AskError error = {.code = NULL};
  if (n < 0) return USAGE;
  cJSON *line = words_read(n, (const char *const *)argv, NULL, &error);
  if (!line) return fail(&error);
  int status = json ? answer_json(line) : answer(line);
  cJSON_Delete(line);
  return status;
}
