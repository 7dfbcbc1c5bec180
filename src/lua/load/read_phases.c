/* read_phases.c - `phases = { NAME = { after = "call", turn = f, actions = f, does = f } }`: where
** the phases stand that a variant adds.
*/
#include "lua/load/read_records.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/sandbox/sandbox_library.h"

static const char *const anchors[] = {"after", "before", "instead_of", NULL};
static const char *const phase_keys[] = {"after",   "before", "instead_of", "turn",
                                         "actions", "does",   "open",       NULL};
static const char *const functions[] = {"turn", "actions", "does", "open", NULL};

enum { AFTER, BEFORE, INSTEAD, OPTIONAL_FUNCTION = 3 };

/* A phase of the table that has no place yet. */
typedef struct Unplaced {
  int anchor;         /* index in anchors */
  const char *beside; /* a string of the table */
  int line;
  bool placed;
} Unplaced;

static void read_list(const Reader *reader, int at) {
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  rules->phases_n = 0;
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    int word = read_word(reader, -1, reader->field->words);
    if (rules->phases_n == PHASE_MAX) read_fail(reader, ": at most %d phases", PHASE_MAX);
    rules->phases[rules->phases_n++] = (uint8_t)(1 + word);
  }
  lua_pop(L, 1);
}

/* One that is added; its table is on top. */
static void read_phase(const Reader *reader, const char *name, RulePhase *phase, Unplaced *place) {
  lua_State *L = reader->L;
  char what[KEY_TEXT];
  int table = lua_gettop(L), found = 0;
  snprintf(what, sizeof what, "phases.%s", name);
  Reader here = *reader;
  read_keys(&here, table, phase_keys);
  for (int i = 0; anchors[i]; i++) {
    int type = lua_getfield(L, table, anchors[i]);
    if (type != LUA_TNIL) place->anchor = i, found++;
    if (type != LUA_TNIL && type != LUA_TSTRING)
      read_fail(&here, ".%s.%s: must be the name of a phase", name, anchors[i]);
    if (type == LUA_TSTRING) place->beside = lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  if (found != 1)
    read_fail(&here, ".%s: one of after, before and instead_of says where it stands", name);
  for (int i = 0; functions[i]; i++) {
    int type = lua_getfield(L, table, functions[i]);
    bool missing = type == LUA_TNIL && i == OPTIONAL_FUNCTION;
    if (i == OPTIONAL_FUNCTION) phase->opens = type == LUA_TFUNCTION;
    if (type != LUA_TFUNCTION && !missing)
      read_fail(&here, ".%s.%s: must be a function", name, functions[i]);
    lua_pop(L, 1);
  }
  snprintf(phase->name, sizeof phase->name, "%s", name);
  snprintf(phase->place, sizeof phase->place, "%.100s:%d", reader->variant->file[here.file].path,
           here.line);
  place->line = here.line;
}

/* The place of a phase in the list by its name, or -1. */
static int find_phase(const Reader *reader, const char *name) {
  const Rules *rules = reader->rules;
  for (int i = 0; i < rules->phases_n; i++) {
    int kind = rules->phases[i];
    const char *word =
        kind >= PHASE_RULE ? rules->phase[kind - PHASE_RULE].name : reader->field->words[kind - 1];
    if (!strcmp(word, name)) return i;
  }
  return -1;
}

/* Puts the index-th added phase beside the one at `at`; those that are after it already stay
** nearer. */
static void put_phase(const Reader *reader, int index, const Unplaced *place, int at) {
  Rules *rules = reader->rules;
  uint8_t kind = (uint8_t)(PHASE_RULE + index);
  if (place->anchor == INSTEAD) {
    rules->phases[at] = kind;
    return;
  }
  if (rules->phases_n == PHASE_MAX) read_fail(reader, ": at most %d phases", PHASE_MAX);
  if (place->anchor == AFTER) at++;
  while (place->anchor == AFTER && at < rules->phases_n && rules->phases[at] >= PHASE_RULE) at++;
  memmove(rules->phases + at + 1, rules->phases + at, (size_t)(rules->phases_n - at));
  rules->phases[at] = kind;
  rules->phases_n++;
}

/* The line of a phase that was added, and of the file that did it last. */
static void set_source(Reader *here, const char *name) {
  const Setting *setting = &here->variant->setting[schema_index(here->field)];
  for (int i = 0; i < setting->n; i++) {
    char key[KEY_TEXT];
    const Layer *layer = &setting->layer[i];
    snprintf(key, sizeof key, "phases.%.60s", name);
    int line = lines_find(&here->variant->file[layer->file].lines, key, -1);
    if (line < 0 || line == layer->line) continue;
    here->file = layer->file;
    here->line = line;
  }
}

static void place_all(const Reader *reader, Unplaced places[], int n) {
  for (int placed = 0, before = -1; placed < n;) {
    if (placed == before) break;
    before = placed;
    for (int i = 0; i < n; i++) {
      int at = places[i].placed ? -1 : find_phase(reader, places[i].beside);
      if (at < 0) continue;
      put_phase(reader, i, &places[i], at);
      places[i].placed = true;
      placed++;
    }
  }
  for (int i = 0; i < n; i++) {
    const char *name = reader->rules->phase[i].name;
    Reader here = *reader;
    set_source(&here, name);
    if (!places[i].placed)
      read_fail(&here, ".%s.%s = \"%.40s\": there is no such phase in this game", name,
                anchors[places[i].anchor], places[i].beside);
  }
}

void phases_read(const Reader *reader, int at) {
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  Unplaced places[RULE_PHASE_MAX] = {{0}};
  if (!lua_istable(L, at)) read_fail(reader, ": must be a list of phases");
  read_list(reader, at);
  rules->rule_phases = 0;
  sandbox_lib_keys(L, at);
  int keys = lua_gettop(L), n = 0;
  for (int i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++, lua_settop(L, keys)) {
    if (lua_type(L, -1) != LUA_TSTRING) continue;
    const char *name = lua_tostring(L, -1);
    Reader here = *reader;
    set_source(&here, name);
    if (rules->family == FAMILY_CLIMB)
      read_fail(&here, ".%s: climbing games take no further phases", name);
    if (fields_word(name, reader->field->words) >= 0)
      read_fail(&here, ".%s: is the name of a phase that is there", name);
    if (n == RULE_PHASE_MAX) read_fail(&here, ": at most %d added phases", RULE_PHASE_MAX);
    read_printable(&here, name);
    lua_getfield(L, at, name);
    read_phase(&here, name, &rules->phase[n], &places[n]);
    n++;
  }
  place_all(reader, places, n);
  rules->rule_phases = (uint8_t)n;
  lua_settop(L, keys - 1);
}
