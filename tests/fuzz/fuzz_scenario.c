/* fuzz_scenario.c - scenarios from anywhere: each file is run, every line of the answer is clean,
** and what is counted was said. */
#include "fuzz.h"
#include "scenario/scenario.h"

/* Lines that begin with a word. */
static int lines_of(const char *text, const char *word) {
  int n = 0;
  for (const char *line = text; line; line = strchr(line, '\n')) {
    line += *line == '\n';
    n += strncmp(line, word, strlen(word)) == 0;
  }
  return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static ScenarioTally tally;
  char *text = text_of(data, size), *said = NULL;
  size_t length = 0;
  /* whole games, and files beside this one, are no matter of reading */
  bool reads = !strstr(text, "deal") && !strstr(text, "same_as") && !strstr(text, "/");
  FILE *out = reads ? open_memstream(&said, &length) : NULL;
  if (out) {
    memset(&tally, 0, sizeof tally);
    scenarios_run(file_of(data, strlen(text)), NULL, out, NULL, &tally);
    fclose(out);
    check(lines_of(said, "ok ") >= tally.passed, "what passes is said");
    check(lines_of(said, "FAIL ") >= tally.failed, "what fails is said");
    free(said);
  }
  free(text);
  return 0;
}
