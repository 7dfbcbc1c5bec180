/* rulefiles.c - variants for tests. */
#include "rulefiles.h"

#include <dirent.h>
#include <unistd.h>

#include "language/language.h"

static char folder[64];
static pid_t owner;

void rulefiles_remove(void) {
  DIR *directory = getpid() == owner ? opendir(folder) : NULL; /* children leave it */
  if (!directory) return;
  for (struct dirent *entry; (entry = readdir(directory));) {
    if (entry->d_name[0] == '.') continue;
    unlink(printed("%s/%s", folder, entry->d_name));
  }
  closedir(directory);
  rmdir(folder);
  folder[0] = '\0';
}

const char *rulefile(const char *name, const char *text) {
  static char path[4][160];
  static int turn;
  if (!folder[0]) {
    strcpy(folder, "/tmp/rules-XXXXXX");
    assert_non_null(mkdtemp(folder));
    owner = getpid();
    atexit(rulefiles_remove);
  }
  char *out = path[turn++ % 4];
  snprintf(out, sizeof path[0], "%s/%s.lua", folder, name);
  put(out, text);
  return out;
}

const char *with_rule(const char *game, const char *text) {
  return printed("%s+%s", game, rulefile("rule", text));
}

const char *with_two(const char *game, const char *one, const char *two) {
  const char *first = rulefile("one", one), *second = rulefile("two", two);
  return printed("%s+%s+%s", game, first, second);
}

static void let_go(void *variant) { variant_free(variant); }

Variant *spec_load(const char *spec, int players) {
  char name[256], error[VARIANT_ERROR] = "";
  if (!spec && !variant_default(name, sizeof name)) fail_msg("no default game");
  Variant *variant = variant_load(spec ? spec : name, players, error, sizeof error);
  if (!variant) fail_msg("%s: %s", spec ? spec : name, error);
  return test_keeps(variant, let_go);
}

const Rules *spec_rules(const char *spec, int players) {
  return variant_rules(spec_load(spec, players));
}

void spec_free(Variant *variant) { test_lets_go(variant); }

static Variant *load_over_pagat(int players, const char *text) {
  return spec_load(with_rule("pagat", text), players);
}

int spec_counts(const char *game, int counts[SEAT_MAX]) {
  Variant *variant = spec_load(game, 0);
  int n = variant_player_counts(variant, counts);
  spec_free(variant);
  return n;
}

int long_rounds(void) {
  const char *text = getenv("PENGYOU_LONG");
  if (!text) return 0;
  return atoi(text) > 0 ? atoi(text) : 1;
}

Variant *rulefile_load(const char *text) {
  return text ? load_over_pagat(6, text) : spec_load("pagat", 6);
}

const Rules *rulefile_rules(const char *text) { return variant_rules(rulefile_load(text)); }

static Variant *load_fields(int players, const char *fields, va_list args) {
  char text[4096] = "return house_rule { name = 'Test', ";
  size_t n = strlen(text);
  vsnprintf(text + n, sizeof text - n, fields, args);
  assert_true(strlen(text) + 3 < sizeof text);
  return load_over_pagat(players, strcat(text, " }"));
}

Variant *rulefile_with(int players, const char *fields, ...) {
  va_list args;
  va_start(args, fields);
  Variant *variant = load_fields(players, fields, args);
  va_end(args);
  return variant;
}

const Rules *rules_with(int players, const char *fields, ...) {
  va_list args;
  va_start(args, fields);
  Variant *variant = load_fields(players, fields, args);
  va_end(args);
  return variant_rules(variant);
}

const char *rulefile_error(const char *spec, int players) {
  static char error[VARIANT_ERROR];
  char said[VARIANT_ERROR];
  Variant *variant = variant_load(spec, players, said, sizeof said);
  if (variant) fail_msg("%s can be loaded", spec);
  english_text(said, error, sizeof error);
  char *at;
  size_t n = strlen(folder);
  while (n > 0 && (at = strstr(error, folder))) memmove(at, at + n + 1, strlen(at + n + 1) + 1);
  return error;
}

const char *rulefile_refused(const char *text) {
  return rulefile_error(with_rule("pagat", text), 6);
}

void assert_refused(const char *text, const char *says) {
  const char *said = rulefile_refused(text);
  if (!strstr(said, says)) fail_msg("%s\n  is refused with: %s\n  not with: %s", text, said, says);
}

void assert_all_refused(const char *format, const char *const wrong[][2], size_t n) {
  for (size_t i = 0; i < n; i++)
    assert_refused(printed("return house_rule { name = 'x', %s }", printed(format, wrong[i][0])),
                   wrong[i][1]);
}

static void note_name(void *data, const ListedRule *listed) {
  Names *names = data;
  if (strcmp(listed->type, names->type) != 0) return;
  assert_true(names->n < NAMES_MAX);
  snprintf(names->name[names->n++], sizeof names->name[0], "%s", listed->name);
}

void names_find(Names *names) { variant_list(false, note_name, names); }
