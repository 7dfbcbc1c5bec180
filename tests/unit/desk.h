/* desk.h - a REPL without a terminal, for the tests that type into one (test_repl*.c). */
#ifndef desk_h
#define desk_h

#include "io/file.h"
#include "language/language.h"
#include "repl/command_list.h"
#include "repl/loop.h"
#include "repl/say.h"
#include "support.h"

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
  setenv("PENGYOU_SESSIONS", "", 0); /* the games that somebody keeps at home are none of ours */
  if (!session_new(&desk->repl.session, spec, players, seed, error, sizeof error)) return false;
  desk->repl.out = open_memstream(&desk->said, &desk->said_n);
  desk->repl.errors = open_memstream(&desk->refused, &desk->refused_n);
  desk->repl.look = (Look){.style = STYLE_ASCII, .names = &desk->repl.session.names, .width = 80};
  return true;
}

/* What complete_line offered. */
static inline void desk_free_offered(char **list) {
  for (size_t i = 0; list && list[i]; i++) free(list[i]);
  free(list);
}

static inline void desk_close(Desk *desk) {
  repl_close(&desk->repl);
  fclose(desk->repl.out);
  fclose(desk->repl.errors);
  free(desk->said);
  free(desk->refused);
}

static inline void desk_leave(void *desk) {
  desk_close(desk);
  free(desk);
}

/* With this game, or the default one, until the test is over. */
static inline Desk *desk_with(const char *spec, int players, uint64_t seed) {
  Desk *desk = malloc(sizeof *desk);
  if (!desk_open_game(desk, spec, players, seed)) fail_msg("%s cannot be loaded", spec);
  return test_keeps(desk, desk_leave);
}

static inline Desk *desk_at(int players, uint64_t seed) {
  char spec[96];
  assert_true(variant_default(spec, sizeof spec));
  return desk_with(spec, players, seed);
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

/* The default game for six from its first lead on. */
static inline Desk *desk_in_play(uint64_t seed) {
  Desk *desk = desk_at(6, seed);
  type(desk, "auto trick");
  return desk;
}

static inline void assert_has(const char *text, const char *part) {
  if (!strstr(text, part)) fail_msg("\"%s\" is not in:\n%s", part, text);
}

static inline void assert_lacks(const char *text, const char *part) {
  if (strstr(text, part)) fail_msg("\"%s\" is in:\n%s", part, text);
}

/* A language that says "<LEADS>" and what stands in the places, nothing else: words in an answer
** that stand in no "<>" were not said by an id, or were put in as they are. */
static inline Language *ids_open(void) {
  Language *ids = malloc(sizeof *ids);
  int n = repl_english.n + language_english.n;
  Sentence *sentence = malloc((size_t)n * sizeof *sentence);
  for (int i = 0; i < n; i++) {
    const Sentence *english = i < repl_english.n ? &repl_english.sentence[i]
                                                 : &language_english.sentence[i - repl_english.n];
    const char *at = english->text;
    size_t size = strlen(at) * 2 + strlen(english->name) + 8;
    char *template = malloc(size);
    Text text = text_start(template, size);
    text_add(&text, "<%s>", english->name);
    for (Placeholder place; sentence_placeholder(&at, &place);)
      if (!place.form_n || place.form[0] == ':')
        text_add(&text, " {%.*s}", (int)place.name_n, place.name);
    sentence[i] = (Sentence){english->name, template};
  }
  *ids = (Language){.code = "ids",
                    .name = "ids",
                    .sentence = sentence,
                    .n = n,
                    .found = calloc(1, sizeof *ids->found),
                    .base = &repl_english,
                    .english = &repl_english};
  return ids;
}

static inline void ids_close(Language *ids) {
  for (int i = 0; i < ids->n; i++) free((char *)ids->sentence[i].text);
  free((Sentence *)ids->sentence);
  free(ids->found);
  free(ids);
}

/* Was this sentence said? */
static inline bool ids_has(const char *answer, const char *name) {
  char id[64];
  snprintf(id, sizeof id, "<%s>", name);
  return strstr(answer, id) != NULL;
}

/* Lines are typed, and in the end it is asked which of certain sentences were never said. */
typedef struct Heard {
  Desk *desk;
  Language *ids;
  const char *const *name;
  size_t n;
  bool seen[256];
} Heard;

static inline Heard heard_open(Desk *desk, const char *const name[], size_t n) {
  Heard heard = {desk, ids_open(), name, n, {false}};
  assert_true(n <= sizeof heard.seen / sizeof *heard.seen);
  desk->repl.look.language = heard.ids;
  return heard;
}

static inline void heard_type(Heard *heard, const char *line) {
  const char *said = type(heard->desk, line);
  for (size_t i = 0; i < heard->n; i++) heard->seen[i] |= ids_has(said, heard->name[i]);
}

/* Fails if one was never said, but for those of the list, which ends in NULL. */
static inline void heard_close(Heard *heard, const char *const but[]) {
  for (size_t i = 0; i < heard->n; i++) {
    bool excused = false;
    for (int k = 0; but[k]; k++) excused |= strcmp(but[k], heard->name[i]) == 0;
    if (heard->seen[i] == excused)
      fail_msg("%s is %s", heard->name[i], excused ? "said after all" : "never said");
  }
  heard->desk->repl.look.language = NULL;
  ids_close(heard->ids);
}

#endif
