/* driver.c - runs a fuzz target without libFuzzer: the corpus, then random changes of it for as
** long as is asked for. Reproducible: the same corpus gives the same inputs in the same order.
**
**   fuzz_cards -max_total_time=3 tests/fuzz/corpus/cards
*/
#include <dirent.h>
#include <time.h>

#include "base/rng.h"
#include "fuzz.h"

enum { INPUT_MAX = 1 << 16, CORPUS_MAX = 1 << 15 };

typedef struct Input {
  uint8_t *bytes;
  size_t size;
} Input;

typedef struct Corpus {
  Input input[CORPUS_MAX];
  int n;
} Corpus;

static Corpus corpus;
static Rng rng;

static void corpus_add(const char *path) {
  FILE *in = fopen(path, "rb");
  if (!in || corpus.n == CORPUS_MAX) {
    fprintf(stderr, "cannot use %s\n", path);
    exit(2);
  }
  static uint8_t scratch[INPUT_MAX];
  Input *input = &corpus.input[corpus.n++];
  input->size = fread(scratch, 1, INPUT_MAX, in);
  fclose(in);
  input->bytes = malloc(input->size + 1);
  if (!input->bytes) exit(2);
  memcpy(input->bytes, scratch, input->size);
}

/* The files of a folder, in the order of their names. */
static void corpus_read(const char *folder) {
  struct dirent **entries;
  int n = scandir(folder, &entries, NULL, alphasort);
  for (int i = 0; i < n; i++) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
    if (entries[i]->d_name[0] != '.') corpus_add(path);
    free(entries[i]);
  }
  if (n >= 0) free(entries);
}

static size_t below(size_t bound) { return (size_t)rng_below(&rng, bound); }

/* One change: a byte, a stretch taken out, or a stretch of another input put in. */
static void change(Input *input) {
  size_t at = below(input->size + 1);
  size_t n = below(24);
  if (n > input->size - at) n = input->size - at;
  const Input *other = &corpus.input[below((size_t)corpus.n)];
  switch (below(4)) {
    case 0:
      if (at < input->size) input->bytes[at] ^= (uint8_t)(1u << below(8));
      return;
    case 1:
      if (at < input->size) input->bytes[at] = (uint8_t)(' ' + below(95));
      return;
    case 2:
      memmove(input->bytes + at, input->bytes + at + n, input->size - at - n);
      input->size -= n;
      return;
    default:
      if (other->size == 0) return;
      size_t from = below(other->size);
      n = 1 + below(other->size - from < 24 ? other->size - from : 24);
      if (input->size + n > INPUT_MAX) return;
      memmove(input->bytes + at + n, input->bytes + at, input->size - at);
      memcpy(input->bytes + at, other->bytes + from, n);
      input->size += n;
  }
}

/* What a target knows better how to change, as libFuzzer asks for it; and our own change for it. */
#pragma weak LLVMFuzzerCustomMutator
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max) {
  Input input = {data, size};
  (void)max; /* change() goes no further than INPUT_MAX */
  change(&input);
  return input.size;
}

static void change_by_target(Input *input) {
  if (!LLVMFuzzerCustomMutator)
    change(input);
  else
    input->size =
        LLVMFuzzerCustomMutator(input->bytes, input->size, INPUT_MAX, (unsigned)below(1u << 31));
}

/* Runs one input from a block of exactly its size, so that a byte read beyond it is noticed. */
static void run(const Input *input) {
  uint8_t *bytes = malloc(input->size ? input->size : 1);
  if (!bytes) exit(2);
  memcpy(bytes, input->bytes, input->size);
  LLVMFuzzerTestOneInput(bytes, input->size);
  free(bytes);
}

int main(int argc, char **argv) {
  static uint8_t scratch[INPUT_MAX];
  long seconds = 1, runs = 0;
  for (int i = 1; i < argc; i++)
    if (strncmp(argv[i], "-max_total_time=", 16) == 0)
      seconds = strtol(argv[i] + 16, NULL, 10);
    else if (argv[i][0] != '-') /* else an option of libFuzzer's alone */
      corpus_read(argv[i]);
  if (corpus.n == 0) {
    fprintf(stderr, "no inputs: name a folder\n");
    return 2;
  }
  rng_seed(&rng, 1);
  for (; runs < corpus.n; runs++) run(&corpus.input[runs]);
  for (time_t end = time(NULL) + seconds; time(NULL) < end; runs++) {
    const Input *seed = &corpus.input[below((size_t)corpus.n)];
    Input input = {scratch, seed->size};
    memcpy(scratch, seed->bytes, seed->size);
    for (size_t n = 1 + below(6); n > 0; n--) change_by_target(&input);
    run(&input);
  }
  printf("%ld inputs\n", runs);
  for (int i = 0; i < corpus.n; i++) free(corpus.input[i].bytes);
  return 0;
}
