/* desk.h - a REPL without a terminal, for the tests that type into one (test_repl*.c). */
#ifndef desk_h
#define desk_h

#include "notation/notation.h"
#include "io/file.h"
#include "repl/commands.h"
#include "repl/loop.h"
#include "repl/say.h"

/* A REPL whose answers are collected. */
typedef struct Desk {
  Repl repl;
  char *said, *refused;
  size_t said_n, refused_n;
} Desk;

/* With a game; false, and nothing is open, when it cannot be loaded. */
static inline bool desk_open_game(Desk *desk, const char *spec, int players, uint64_t seed) {
  char error[SESSION_ERROR] = "";
  memset(desk, 0, sizeof *desk);
  if (!session_new(&desk->repl.session, spec, players, seed, error, sizeof error)) return false;
  desk->repl.out = open_memstream(&desk->said, &desk->said_n);
  desk->repl.errors = open_memstream(&desk->refused, &desk->refused_n);
  desk->repl.look = (Look){.style = STYLE_ASCII, .width = 80};
  return true;
}

static inline void desk_open(Desk *desk, int players, uint64_t seed) {
  char spec[96];
  assert_true(variant_default(spec, sizeof spec));
  assert_true(desk_open_game(desk, spec, players, seed));
}

static inline void desk_close(Desk *desk) {
  repl_close(&desk->repl);
  fclose(desk->repl.out);
  fclose(desk->repl.errors);
  free(desk->said);
  free(desk->refused);
}

/* Types a line; what was said before is forgotten. Returns what is said, or the refusal. */
static inline const char *type(Desk *desk, const char *line) {
  rewind(desk->repl.out);
  rewind(desk->repl.errors);
  bool done = repl_line(&desk->repl, line);
  fputc('\0', desk->repl.out);
  fputc('\0', desk->repl.errors);
  fflush(desk->repl.out);
  fflush(desk->repl.errors);
  return done ? desk->said : desk->refused;
}

static inline void assert_has(const char *text, const char *part) {
  if (!strstr(text, part)) fail_msg("\"%s\" is not in:\n%s", part, text);
}

static inline void assert_lacks(const char *text, const char *part) {
  if (strstr(text, part)) fail_msg("\"%s\" is in:\n%s", part, text);
}

#endif
