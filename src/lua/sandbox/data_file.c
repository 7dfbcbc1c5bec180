/* data_file.c - copying what a data file returns out of Lua. */
#include "lua/sandbox/data_file.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/grow.h"
#include "base/rule_sentences.h"
#include "base/script_sentences.h"
#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/stack_balance.h"

enum { DEPTH_MAX = 16, VALUES_MAX = 200000, TEXTS_MAX = 16 << 20, NUMBER_TEXT = 40 };

/* A copy under way. */
typedef struct Copy {
  lua_State *L;
  int values;
  size_t texts;      /* bytes of all texts */
  const char *wrong; /* why it cannot be copied; NULL so far */
} Copy;

static void free_value(Data *data) {
  for (int i = 0; i < data->n; i++) {
    free(data->entry[i].key);
    free_value(&data->entry[i].value);
  }
  free(data->entry);
  free(data->text);
}

void data_free(Data *data) {
  if (!data) return;
  free_value(data);
  free(data);
}

static char *copy_text(Copy *copy, const char *text) {
  copy->texts += strlen(text) + 1;
  bool fits = copy->texts <= TEXTS_MAX;
  char *out = fits ? strdup(text) : NULL;
  if (!out) copy->wrong = fits ? SAY(OUT_OF_MEMORY) : SAY(DATA_LARGE);
  return out;
}

static void copy_number(Copy *copy, int index, Data *out) {
  char text[NUMBER_TEXT];
  int whole = 0;
  out->type = DATA_NUMBER;
  out->number = lua_tointegerx(copy->L, index, &whole);
  out->whole = whole;
  if (whole)
    snprintf(text, sizeof text, "%lld", out->number);
  else
    snprintf(text, sizeof text, "%.14g", lua_tonumber(copy->L, index));
  out->text = copy_text(copy, text);
}

static int compare_entries(const void *a, const void *b) {
  const DataEntry *x = a, *y = b;
  if (!x->key != !y->key) return x->key ? 1 : -1;
  if (x->key) return strcmp(x->key, y->key);
  return x->number < y->number ? -1 : x->number > y->number;
}

static void copy_value(Copy *copy, int depth, Data *out);

static DataEntry *add_entry(Copy *copy, Data *out, size_t *room) {
  if (grow(&out->entry, (size_t)out->n + 1, room, sizeof(DataEntry)))
    return memset(&out->entry[out->n++], 0, sizeof(DataEntry));
  copy->wrong = SAY(OUT_OF_MEMORY);
  return NULL;
}

/* The table is at the top of the stack, and stays there. Raw access: nothing of a script runs. */
static void copy_table(Copy *copy, int depth, Data *out) {
  lua_State *L = copy->L;
  STACK_GROWS(L, 0);
  size_t room = 0;
  out->type = DATA_TABLE;
  int table = lua_gettop(L);
  int keys = sandbox_lib_walk(L, table); // table keys
  for (int i = 1; !copy->wrong && sandbox_lib_entry(L, table, keys, i); i++) {
    DataEntry *entry = add_entry(copy, out, &room);
    if (!entry) break;
    if (lua_type(L, -2) == LUA_TSTRING)
      entry->key = copy_text(copy, lua_tostring(L, -2));
    else if (lua_isinteger(L, -2))
      entry->number = lua_tointeger(L, -2);
    else
      copy->wrong = SAY(DATA_KEYS);
    if (!copy->wrong) copy_value(copy, depth + 1, &entry->value);
    lua_pop(L, 2); // table keys
  }
  lua_settop(L, table);
  if (out->n) qsort(out->entry, (size_t)out->n, sizeof(DataEntry), compare_entries);
  for (int i = 0; i < out->n; i++)
    if (!out->entry[i].key && out->entry[i].number == out->items + 1) out->items++;
}

/* The value at the top of the stack. */
static void copy_value(Copy *copy, int depth, Data *out) {
  out->truth = true;
  if (++copy->values > VALUES_MAX)
    copy->wrong = SAY(DATA_MANY);
  else if (depth > DEPTH_MAX)
    copy->wrong = SAY(DATA_DEEP);
  else if (!lua_checkstack(copy->L, 4))
    copy->wrong = SAY(OUT_OF_MEMORY);
  if (copy->wrong) return;
  switch (lua_type(copy->L, -1)) {
    case LUA_TBOOLEAN:
      out->type = DATA_BOOL;
      out->truth = lua_toboolean(copy->L, -1);
      break;
    case LUA_TNUMBER: copy_number(copy, -1, out); break;
    case LUA_TSTRING:
      out->type = DATA_TEXT;
      out->text = copy_text(copy, lua_tostring(copy->L, -1));
      break;
    case LUA_TTABLE: copy_table(copy, depth, out); break;
    default: out->type = DATA_OTHER; break;
  }
}

/* What is copied, and where to. */
typedef struct Job {
  Copy copy;
  Data *data;
} Job;

/* (table, Job *) */
static int copy_all(lua_State *L) {
  Job *job = lua_touserdata(L, 2);
  lua_settop(L, 1);
  copy_value(&job->copy, 0, job->data);
  return 0;
}

static int take_table(lua_State *L) { // word { … }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  return 1;
}

static Data *fail(const char *name, const char *wrong, char *error, size_t error_size) {
  snprintf(error, error_size, "%s:1: %s", name, wrong);
  return NULL;
}

/* Runs the text in the sandbox and copies what it returns. */
static Data *run(Sandbox *sandbox, const Script *script, const char *word, char *error,
                 size_t error_size) {
  lua_State *L = sandbox_state(sandbox);
  lua_newtable(L);
  lua_pushcfunction(L, take_table);
  lua_setfield(L, -2, word);
  int globals = lua_gettop(L); // globals
  if (!sandbox_run(sandbox, script, globals, error, error_size)) return NULL;
  char said[96];
  if (!lua_istable(L, -1)) // globals result
    return fail(script->name, say_in(said, SAY(FILE_DATA_END), word), error, error_size);
  Job job = {.copy = {.L = L}, .data = calloc(1, sizeof *job.data)};
  if (!job.data) return fail(script->name, SAY(OUT_OF_MEMORY), error, error_size);
  lua_pushcfunction(L, copy_all);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, &job);
  bool copied = sandbox_call(sandbox, 2, 0, error, error_size);
  if (copied && !job.copy.wrong) return job.data;
  data_free(job.data);
  return copied ? fail(script->name, job.copy.wrong, error, error_size) : NULL;
}

Data *data_read(const char *name, const char *text, size_t length, const char *word, char *error,
                size_t error_size) {
  Sandbox *sandbox = sandbox_new(&limits_default);
  if (!sandbox) return fail(name, SAY(OUT_OF_MEMORY), error, error_size);
  Data *data = run(sandbox, &(Script){.name = name, .text = text, .length = length}, word, error,
                   error_size);
  sandbox_free(sandbox);
  return data;
}

const Data *data_get(const Data *table, const char *key) {
  if (!table || table->type != DATA_TABLE) return NULL;
  for (int i = table->n; i > 0 && table->entry[i - 1].key; i--) /* texts come last */
    if (strcmp(table->entry[i - 1].key, key) == 0) return &table->entry[i - 1].value;
  return NULL;
}

const Data *data_item(const Data *table, int location) {
  if (!table || location < 1 || location > table->items) return NULL;
  const DataEntry *first = table->entry;
  while (first->number < 1) first++; /* whole-number keys come first, in order */
  return &first[location - 1].value;
}

const char *data_text(const Data *table, const char *key) {
  const Data *value = data_get(table, key);
  return value ? value->text : NULL;
}

const char *data_item_text(const Data *table, int location) {
  const Data *value = data_item(table, location);
  return value ? value->text : NULL;
}
