/* fuzz_ask.c - questions in words: each is refused with a sentence, or is a question of judge's
** that the engine answers, in words and in JSON, or refuses with a sentence. */
#include "ask/json_answer.h"
#include "ask/json_text.h"
#include "ask/words_answer.h"
#include "ask/words_question.h"
#include "fuzz.h"

enum { WORDS_MAX = 64 };

static void answer(const cJSON *line, AskError *error) {
  static Asking *asking;
  static Json json;
  char game[256] = "", said[8192];
  if (!asking) asking = asking_new();
  check(asking && variant_default(game, sizeof game), "there is memory, and a game");
  check(json_subject(line, error), "words make a question");
  const cJSON *named = cJSON_GetObjectItemCaseSensitive(line, "variant");
  const char *spec = cJSON_IsString(named) ? named->valuestring : game;
  if (named && strcmp(spec, "bombs") != 0 && strcmp(spec, "eighty") != 0) return;
  if (!json_game(asking, line, game, NULL, error) || !json_ask(asking, line, true, error)) return;
  Text text = text_start(said, sizeof said);
  words_answer(&text, asking, STYLE_ASCII);
  check(said[0] != '\0', "an answer says something");
  json.n = 0;
  json_raw(&json, "{\"id\":0");
  if (!json_answer(&json, asking)) {
    *error = asking->answer.error;
    return;
  }
  json_raw(&json, "}");
  cJSON *parsed = cJSON_Parse(json.text);
  check(parsed != NULL, "an answer is JSON");
  cJSON_Delete(parsed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const char *words[WORDS_MAX];
  AskError error = {.code = NULL};
  char *text = text_of(data, size);
  cJSON *line = words_read(words_split(text, words, WORDS_MAX), words, NULL, &error);
  if (line) answer(line, &error);
  check(line || error.code, "what is no question is refused");
  check(!error.code || error.message[0], "a refusal has a sentence");
  cJSON_Delete(line);
  free(text);
  return 0;
}
