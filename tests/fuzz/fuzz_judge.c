/* fuzz_judge.c - lines to the judge: each is answered by a line of JSON that begins with its id. */
#include <cjson/cJSON.h>

#include "fuzz.h"
#include "tools/judge.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Judge *judge;
  if (!judge) judge = judge_new(NULL, false);
  check(judge != NULL, "there is memory");
  for (size_t from = 0; from <= size;) {
    const uint8_t *end = size > from ? memchr(data + from, '\n', size - from) : NULL;
    size_t length = end ? (size_t)(end - data) - from : size - from;
    const char *answer = judge_answer(judge, (const char *)data + from, length);
    check(strncmp(answer, "{\"id\":", 6) == 0, "an answer begins with the id");
    check(strchr(answer, '\n') == NULL, "an answer is one line");
    cJSON *json = cJSON_Parse(answer);
    check(json != NULL, "an answer is JSON");
    cJSON_Delete(json);
    from += length + 1;
  }
  return 0;
}
