/* shared_text.c - see shared_text.h. */
#include "lua/load/shared_text.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

enum { KEPT_BYTES = 4 << 20 }; /* of texts that nobody uses */

typedef struct Shared {
  SharedText is;
  ScriptCode *_Atomic code;
  uint64_t hash;
  size_t bytes; /* what it takes without its code */
  int users;
  struct Shared *next;
} Shared;

static struct {
  pthread_mutex_t lock;
  Shared *first; /* the one that was shared last */
  size_t unused; /* what those take that nobody uses */
} known = {PTHREAD_MUTEX_INITIALIZER, NULL, 0};

/* Its code is made by who uses it: the same from the last use to the next. */
static size_t bytes_of(const Shared *shared) {
  const ScriptCode *code = atomic_load(&shared->code);
  return shared->bytes + (code ? code->room : 0);
}

static void let_go(Shared *shared) {
  lines_free(&shared->is.lines);
  script_code_free(shared->code);
  free((char *)shared->is.script.text); /* its own */
  free(shared);
}

/* Takes the text out of the list; NULL: it is not known. */
static Shared *take_out(const char *path, const char *text, size_t length, uint64_t hash) {
  for (Shared **at = &known.first, *one; (one = *at) != NULL; at = &one->next) {
    const Script *script = &one->is.script;
    if (one->hash != hash || script->length != length || strcmp(script->name, path) != 0 ||
        memcmp(script->text, text, length) != 0)
      continue;
    *at = one->next;
    if (one->users == 0) known.unused -= bytes_of(one);
    return one;
  }
  return NULL;
}

static void put_in_front(Shared *shared) {
  shared->users++;
  shared->next = known.first;
  known.first = shared;
}

/* Takes out those beyond KEPT_BYTES that nobody uses. */
static Shared *take_old(void) {
  Shared *old = NULL;
  size_t bytes = 0;
  if (known.unused <= KEPT_BYTES) return NULL;
  for (Shared **at = &known.first, *one; (one = *at) != NULL;) {
    if (one->users == 0) bytes += bytes_of(one);
    if (one->users > 0 || bytes <= KEPT_BYTES) {
      at = &one->next;
      continue;
    }
    *at = one->next;
    known.unused -= bytes_of(one);
    one->next = old;
    old = one;
  }
  return old;
}

static Shared *make(const char *path, char *text, size_t length, uint64_t hash) {
  size_t n = strlen(path) + 1;
  Shared *shared = calloc(1, sizeof *shared + n);
  if (!shared) {
    free(text);
    return NULL;
  }
  char *name = memcpy((char *)(shared + 1), path, n);
  shared->is.script = (Script){name, text, length, &shared->code};
  shared->hash = hash;
  if (!lines_read(&shared->is.lines, text, length)) {
    let_go(shared);
    return NULL;
  }
  shared->bytes = sizeof *shared + n + length + shared->is.lines.room * sizeof(KeyLine);
  return shared;
}

const SharedText *text_share(const char *path, char *text, size_t length) {
  uint64_t hash = XXH64(text, length, 0);
  pthread_mutex_lock(&known.lock);
  Shared *shared = take_out(path, text, length, hash);
  if (shared) put_in_front(shared);
  pthread_mutex_unlock(&known.lock);
  if (shared) {
    free(text);
    return &shared->is;
  }
  shared = make(path, text, length, hash);
  if (!shared) return NULL;
  pthread_mutex_lock(&known.lock);
  put_in_front(shared);
  pthread_mutex_unlock(&known.lock);
  return &shared->is;
}

void text_unshare(const SharedText *shared) {
  if (!shared) return;
  pthread_mutex_lock(&known.lock);
  Shared *let = (Shared *)shared; /* its first member */
  if (--let->users == 0) known.unused += bytes_of(let);
  Shared *old = take_old();
  pthread_mutex_unlock(&known.lock);
  while (old) {
    Shared *next = old->next;
    let_go(old);
    old = next;
  }
}
