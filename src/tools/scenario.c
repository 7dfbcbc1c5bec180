/* scenario.c - finding scenario files, running what stands in them, and saying how it went. */
#include "tools/scenario.h"

#include <dirent.h>
#include <lauxlib.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/schema.h"
#include "lua/sandbox.h"
#include "tools/scenario_impl.h"

/* Every key that may stand in a scenario. Those of the situation may stand at the head of a file. */
/* clang-format off */
#define SITUATION_KEYS                                                                             \
  "game", "rules", "players", "packs", "trump", "hand", "hands", "leader", "levels"
static const char *const SITUATION[] = {SITUATION_KEYS, NULL};
static const char *const KEYS[] = {
    SITUATION_KEYS,
    "order", "suits", "adjacent", "apart", "worth", "deck",
    "lead", "units", "tractor", "legal", "illegal", "all", "count",
    "play", "refused", "owed", "error",
    "plays", "winner", "points",
    "throw", "stands", "forced", "withdrawn", "penalty", "objector",
    "bids", "declarer", "trump_is",
    "call", "calls", "played", "team", "callable", "friends", "largest_team", "smallest_opposition",
    "table", "short", "finish",
    "kitty", "last", "multiplier", "ledger", "after", "result", "first", "next",
    "deal", "same_as", NULL};
/* clang-format on */

static void (*const CHECKS[])(Scenario *) = {
    check_order,  check_deck,       check_lead, check_follow,  check_winner,
    check_throw,  check_bids,       check_team, check_friends, check_table,
    check_finish, check_settlement, check_deal};

/* -- expectations -- */

static void fail(Scenario *s, const char *expected, const char *ruled, const char *why) {
  if (s->failed) return;
  s->failed = true;
  snprintf(s->expected, sizeof s->expected, "%s", expected);
  snprintf(s->ruled, sizeof s->ruled, "%s", ruled);
  snprintf(s->why, sizeof s->why, "%s", why ? why : "");
}

bool scenario_mistake(Scenario *s, const char *format, ...) {
  char sentence[SAID_MAX];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(sentence, sizeof sentence, format, arguments);
  va_end(arguments);
  fail(s, "a scenario that can be read", sentence, "");
  return false;
}

void expect_text(Scenario *s, const char *what, const char *expected, const char *ruled,
                 const char *why) {
  s->asserted++;
  if (strcmp(expected, ruled) == 0) return;
  char wanted[SAID_MAX], found[SAID_MAX];
  snprintf(wanted, sizeof wanted, "%s: %s", what, expected[0] ? expected : "nothing");
  snprintf(found, sizeof found, "%s", ruled[0] ? ruled : "nothing");
  fail(s, wanted, found, why);
}

void expect_number(Scenario *s, const char *what, int expected, int ruled, const char *why) {
  char wanted[24], found[24];
  snprintf(wanted, sizeof wanted, "%d", expected);
  snprintf(found, sizeof found, "%d", ruled);
  expect_text(s, what, wanted, found, why);
}

/* The demand of follow.owes or the key of declare.beats that a refusal stands for. */
static const char *demand_word(Refusal refusal) {
  switch (refusal) {
    case REFUSED_LEAD_SUIT:
    case REFUSED_FOLLOW_SUIT: return "suit";
    case REFUSED_FOLLOW_SHAPE: return "shape";
    case REFUSED_FOLLOW_SETS: return "sets";
    case REFUSED_FOLLOW_TRACTORS: return "tractors";
    case REFUSED_FOLLOW_COUNT:
    case REFUSED_BID_TOO_FEW: return "count";
    default: return "";
  }
}

void expect_refusal(Scenario *s, const char *what, const char *expected, const Ruling *ruling) {
  char sentence[SAID_MAX], found[SAID_MAX], wanted[SAID_MAX];
  ruling_text(ruling, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  s->asserted++;
  bool refused = ruling->refusal != LEGAL;
  if (refused &&
      (strcmp(expected, refusal_code(ruling->refusal)) == 0 ||
       strcmp(expected, demand_word(ruling->refusal)) == 0 ||
       (ruling->field && strcmp(expected, ruling->field) == 0) || strstr(sentence, expected)))
    return;
  snprintf(wanted, sizeof wanted, "%s refused: %s", what, expected);
  if (refused)
    snprintf(found, sizeof found, "refused: %s", refusal_code(ruling->refusal));
  else
    snprintf(found, sizeof found, "legal");
  fail(s, wanted, found, refused ? sentence : "");
}

void expect_legal(Scenario *s, const char *what, const Ruling *ruling) {
  char sentence[SAID_MAX], wanted[SAID_MAX];
  s->asserted++;
  if (ruling->refusal == LEGAL) return;
  ruling_text(ruling, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  snprintf(wanted, sizeof wanted, "%s legal", what);
  fail(s, wanted, refusal_code(ruling->refusal), sentence);
}

/* -- one scenario -- */

/* Variants that were loaded for a file, by spec and players: they are slow to load, and many. */
enum { LOADED_MAX = 64 };
typedef struct Loaded {
  struct {
    char spec[384];
    int players;
    Variant *variant;
  } entry[LOADED_MAX];
  int n;
} Loaded;

static void loaded_free(Loaded *loaded) {
  for (int i = 0; i < loaded->n; i++) variant_free(loaded->entry[i].variant);
  loaded->n = 0;
}

static Variant *load(Loaded *loaded, const char *spec, int players, char *error, size_t size) {
  for (int i = 0; i < loaded->n; i++)
    if (loaded->entry[i].players == players && strcmp(loaded->entry[i].spec, spec) == 0)
      return loaded->entry[i].variant;
  Variant *variant = variant_load(spec, players, error, size);
  if (!variant) return NULL;
  if (loaded->n == LOADED_MAX) loaded_free(loaded);
  snprintf(loaded->entry[loaded->n].spec, sizeof loaded->entry[0].spec, "%s", spec);
  loaded->entry[loaded->n].players = players;
  loaded->entry[loaded->n++].variant = variant;
  return variant;
}

/* A house rule with a slash in its name is a file, seen from the scenario's. */
static void add_rule(Scenario *s, const char *rule, size_t length) {
  const char *slash = strrchr(s->path, '/');
  size_t used = strlen(s->spec);
  bool relative = memchr(rule, '/', length) && rule[0] != '/' && slash;
  snprintf(s->spec + used, sizeof s->spec - used, "+%.*s%.*s",
           relative ? (int)(slash - s->path) + 1 : 0, s->path, (int)length, rule);
}

/* `rules = "a b"` or a list. */
static void add_rules(Scenario *s) {
  const char *rule = lua_type(s->L, -1) == LUA_TSTRING ? lua_tostring(s->L, -1) : "";
  while (*(rule += strspn(rule, " +"))) {
    size_t length = strcspn(rule, " +");
    add_rule(s, rule, length);
    rule += length;
  }
  for (int i = 1; (rule = scenario_item(s, i)) != NULL; i++) add_rule(s, rule, strlen(rule));
}

static void read_spec(Scenario *s) {
  const char *game = scenario_text(s, "game");
  if (game)
    snprintf(s->spec, sizeof s->spec, "%s", game);
  else if (!variant_default(s->spec, sizeof s->spec))
    scenario_mistake(s, "no game is named");
  if (!scenario_get(s, "rules")) return;
  add_rules(s);
  scenario_drop(s);
}

/* Loads the game. An expected error may already be one of loading. */
static bool load_game(Scenario *s, Loaded *loaded) {
  char error[VARIANT_ERROR];
  read_spec(s);
  s->variant = load(loaded, s->spec, scenario_number(s, "players", 0), error, sizeof error);
  const char *wanted = scenario_text(s, "error");
  if (!s->variant && wanted) {
    s->asserted++;
    if (!strstr(error, wanted)) fail(s, wanted, error, "the game does not load");
    return false;
  }
  if (!s->variant) return scenario_mistake(s, "%s", error);
  s->rules = *variant_rules(s->variant);
  int packs = scenario_number(s, "packs", 0);
  if (packs && !variant_with_packs(s->variant, packs, &s->rules))
    return scenario_mistake(s, "no hand fits for %d packs", packs);
  return !s->failed;
}

static bool keys_are_known(Scenario *s, int table, const char *const known[]) {
  const char *keys[LIST_MAX];
  lua_pushvalue(s->L, table);
  int n = scenario_keys(s, keys);
  lua_pop(s->L, 1);
  for (int i = 0; i < n; i++) {
    int k = 0;
    while (known[k] && strcmp(known[k], keys[i]) != 0) k++;
    if (known[k]) continue;
    const char *near = nearest_word(keys[i], known);
    const char *where = table == s->file ? " at the head of a file" : "";
    if (near)
      return scenario_mistake(s, "unknown key `%s`%s: did you mean `%s`?", keys[i], where, near);
    return scenario_mistake(s, "unknown key `%s`%s", keys[i], where);
  }
  return true;
}

static void run(Scenario *s, Loaded *loaded) {
  if (!keys_are_known(s, s->file, SITUATION) || !keys_are_known(s, s->self, KEYS)) return;
  if (!load_game(s, loaded)) return;
  for (size_t i = 0; i < sizeof CHECKS / sizeof CHECKS[0] && !s->failed; i++) CHECKS[i](s);
  if (s->asserted == 0) scenario_mistake(s, "it expects nothing");
}

/* -- reports -- */

/* "E61: …" is the 61st worked example. */
static void count_example(const Scenario *s, ScenarioTally *tally) {
  char *end;
  if (s->name[0] != 'E') return;
  long number = strtol(s->name + 1, &end, 10);
  if (*end != ':' || number < 1 || number >= RECORD_MAX) return;
  uint8_t *seen = &tally->example[number];
  if (s->failed || *seen == 0) *seen = s->failed ? 2 : 1;
  tally->records = 0;
  for (int i = 0; i < RECORD_MAX; i++) tally->records += tally->example[i] == 1;
}

static void put_xml(FILE *out, const char *text) {
  for (; *text; text++) switch (*text) {
      case '<': fputs("&lt;", out); break;
      case '>': fputs("&gt;", out); break;
      case '&': fputs("&amp;", out); break;
      case '"': fputs("&quot;", out); break;
      default: fputc((unsigned char)*text < ' ' && *text != '\n' ? '?' : *text, out);
    }
}

static void report_xml(const Scenario *s, FILE *out) {
  fputs("    <testcase name=\"", out);
  put_xml(out, s->name);
  fputs("\" classname=\"", out);
  put_xml(out, s->path);
  fprintf(out, "\" line=\"%d\"", s->line);
  if (!s->failed) {
    fputs("/>\n", out);
    return;
  }
  fputs("><failure message=\"expected ", out);
  put_xml(out, s->expected);
  fputs("\">ruled: ", out);
  put_xml(out, s->ruled);
  if (s->why[0]) fputs("\nwhy: ", out);
  put_xml(out, s->why);
  fputs("</failure></testcase>\n", out);
}

static void report(const Scenario *s, FILE *out) {
  if (!s->failed) {
    fprintf(out, "ok    %s\n", s->name);
    return;
  }
  fprintf(out, "FAIL  %s\n      %s:%d\n      expected  %s\n      ruled     %s\n", s->name, s->path,
          s->line, s->expected, s->ruled);
  if (s->why[0]) fprintf(out, "      why       %s\n", s->why);
}

/* -- one file -- */

/* What a file being run has at hand. */
typedef struct Run {
  const char *path, *filter, *text, *found; /* found: where in the text the last sentence stood */
  int line;
  FILE *out, *cases; /* cases: the <testcase>s of this file */
  ScenarioTally *tally;
  int passed, failed;
  Loaded loaded;
} Run;

/* The line of the scenario's sentence: sentences come in the order of the file. */
static void find_line(Run *r, const char *name) {
  char quoted[260];
  snprintf(quoted, sizeof quoted, "\"%s\"", name);
  const char *place = strstr(r->found, quoted);
  if (!place) return;
  for (const char *c = r->found; c < place; c++) r->line += *c == '\n';
  r->found = place;
}

/* The file's table is at the top of the stack. */
static void run_one(Run *r, lua_State *L, int index) {
  Scenario s = {.L = L, .file = lua_gettop(L), .path = r->path};
  lua_rawgeti(L, s.file, index); // file scenario
  s.self = lua_gettop(L);
  lua_newtable(L); // file scenario kept
  s.kept = lua_gettop(L);
  if (!lua_istable(L, s.self)) {
    scenario_mistake(&s, "scenario %d is no table", index);
    lua_newtable(L);
    lua_replace(L, s.self);
  }
  lua_rawgeti(L, s.self, 1);
  const char *sentence = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  snprintf(s.name, sizeof s.name, "%s", sentence ? sentence : "a scenario without a sentence");
  lua_settop(L, s.kept);
  find_line(r, s.name);
  s.line = r->line;
  if (!r->filter || strstr(s.name, r->filter)) {
    if (!sentence)
      scenario_mistake(&s, "a scenario begins with a sentence");
    else
      run(&s, &r->loaded);
    *(s.failed ? &r->failed : &r->passed) += 1;
    count_example(&s, r->tally);
    report(&s, r->out);
    if (r->cases) report_xml(&s, r->cases);
  }
  lua_settop(L, s.file);
}

static int make_scenarios(lua_State *L) { // scenarios { … }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  return 1;
}

/* A file that is no scenario file at all counts as one failure. */
static void refuse_file(Run *r, const char *error) {
  Scenario s = {.path = r->path, .line = 1};
  snprintf(s.name, sizeof s.name, "%s", r->path);
  scenario_mistake(&s, "%s", error);
  r->failed++;
  report(&s, r->out);
  if (r->cases) report_xml(&s, r->cases);
}

static void run_text(Run *r, Sandbox *sandbox, size_t length) {
  char error[VARIANT_ERROR];
  lua_State *L = sandbox_state(sandbox);
  lua_settop(L, 0);
  lua_newtable(L);
  lua_pushcfunction(L, make_scenarios);
  lua_setfield(L, 1, "scenarios");
  if (!sandbox_run(sandbox, r->path, r->text, length, 1, error, sizeof error)) {
    refuse_file(r, error);
  } else if (!lua_istable(L, -1)) {
    refuse_file(r, "the file should end with `return scenarios { … }`");
  } else {
    int n = (int)lua_rawlen(L, -1);
    if (n == 0) refuse_file(r, "no scenario stands in this file");
    for (int i = 1; i <= n; i++) run_one(r, L, i);
  }
  loaded_free(&r->loaded);
}

static char *read_file(const char *path, size_t *length) {
  FILE *in = fopen(path, "rb");
  if (!in) return NULL;
  char *text = NULL;
  if (fseek(in, 0, SEEK_END) == 0) {
    long size = ftell(in);
    rewind(in);
    if (size >= 0 && (text = malloc((size_t)size + 1)) != NULL) {
      *length = fread(text, 1, (size_t)size, in);
      text[*length] = '\0';
    }
  }
  fclose(in);
  return text;
}

static void close_suite(Run *r, FILE *junit, const char *cases) {
  fputs("  <testsuite name=\"", junit);
  put_xml(junit, r->path);
  fprintf(junit, "\" tests=\"%d\" failures=\"%d\">\n%s  </testsuite>\n", r->passed + r->failed,
          r->failed, cases);
}

static bool run_file(const char *path, const char *filter, FILE *out, FILE *junit,
                     ScenarioTally *tally) {
  size_t length = 0, size = 0;
  char *text = read_file(path, &length), *cases = NULL;
  Sandbox *sandbox = sandbox_new(&limits_default);
  Run *r = calloc(1, sizeof *r);
  bool ready = text && sandbox && r;
  if (ready) {
    *r = (Run){.path = path,
               .filter = filter,
               .text = text,
               .found = text,
               .line = 1,
               .out = out,
               .tally = tally};
    if (junit) r->cases = open_memstream(&cases, &size);
    run_text(r, sandbox, length);
    if (r->cases) fclose(r->cases);
    if (junit && cases) close_suite(r, junit, cases);
    tally->passed += r->passed;
    tally->failed += r->failed;
  }
  if (sandbox) sandbox_free(sandbox);
  free(r);
  free(cases);
  free(text);
  return ready;
}

/* -- files below a folder, in order of their names -- */

static int compare_paths(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int list_folder(const char *folder, char *paths[], int max) {
  DIR *dir = opendir(folder);
  int n = 0;
  if (!dir) return 0;
  for (struct dirent *entry; (entry = readdir(dir)) != NULL && n < max;) {
    if (entry->d_name[0] == '.') continue;
    size_t size = strlen(folder) + strlen(entry->d_name) + 2;
    if ((paths[n] = malloc(size)) != NULL)
      snprintf(paths[n++], size, "%s/%s", folder, entry->d_name);
  }
  closedir(dir);
  qsort(paths, (size_t)n, sizeof paths[0], compare_paths);
  return n;
}

static bool is_folder(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool is_script(const char *path) {
  size_t length = strlen(path);
  return length > 4 && strcmp(path + length - 4, ".lua") == 0;
}

/* Beside scenarios a folder may hold games, house rules and helpers. */
static bool has_scenarios(const char *path) {
  size_t length = 0;
  char *text = is_script(path) ? read_file(path, &length) : NULL;
  bool has = text && strstr(text, "scenarios");
  free(text);
  return has;
}

bool scenarios_run(const char *path, const char *filter, FILE *out, FILE *junit,
                   ScenarioTally *tally) {
  if (!is_folder(path)) return run_file(path, filter, out, junit, tally);
  char *paths[LIST_MAX];
  int n = list_folder(path, paths, LIST_MAX);
  bool fine = true;
  for (int i = 0; i < n; i++) {
    if (is_folder(paths[i]) || has_scenarios(paths[i]))
      fine = scenarios_run(paths[i], filter, out, junit, tally) && fine;
    free(paths[i]);
  }
  return fine;
}

void scenarios_junit_begin(FILE *junit) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", junit);
}

void scenarios_junit_end(FILE *junit) { fputs("</testsuites>\n", junit); }
