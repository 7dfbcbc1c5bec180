/* variant.c - loading a game, and what is asked of a loaded one. */
#include "lua/variant.h"

#include <errno.h>
#include <assert.h>
#include <ctype.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/core_sentences.h"
#include "deal/rules_cache.h"
#include "language/names_zh.h"
#include "lua/call/fixed_upvalues.h"
#include "lua/call/form_functions.h"
#include "lua/call/hooks.h"
#include "lua/load/field_docs.h"
#include "lua/load/file_globals.h"
#include "lua/load/file_header.h"
#include "lua/load/game_files.h"
#include "lua/load/hash_rules.h"
#include "lua/load/inline_rule.h"
#include "lua/load/print_field.h"
#include "lua/load/read_fields.h"
#include "lua/sandbox/memory_cap.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"
#include "rules/field_sentences.h"

typedef struct Load {
  Variant *variant;
  const char *spec;
  int players;
} Load;

/* The header's number of players, of the game that says one last. */
static void find_players(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 0);
  for (int i = 0; i < variant->files && variant->game_players == 0; i++) {
    const File *file = &variant->file[i];
    lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
    if (!file->house && lua_getfield(L, -1, "players") != LUA_TNIL) {
      int exact, n = (int)lua_tointegerx(L, -1, &exact);
      if (!exact || n < 1) header_fail(L, variant, i, "players", SAY(HEAD_PLAYERS));
      variant->game_players = n;
    }
    lua_settop(L, 1);
  }
}

/* The game's name, and behind it the house rules'; how many there are beyond those that fit. */
static void name_game(Variant *variant, const char *spec) {
  enum { MORE_TEXT = 16 };
  Rules *rules = &variant->rules;
  int left_out = 0;
  snprintf(rules->variant, sizeof rules->variant, "%s", spec);
  snprintf(rules->name, sizeof rules->name, "%s", variant->file[0].name);
  size_t n = strlen(rules->name);
  for (int i = 1; i < variant->files; i++) {
    const File *file = &variant->file[i];
    size_t more = strlen(file->name) + 3;
    if (!file->house) continue;
    if (left_out || n + more + MORE_TEXT > sizeof rules->name) {
      left_out++;
      continue;
    }
    snprintf(rules->name + n, sizeof rules->name - n, " + %s", file->name);
    n += more;
  }
  if (left_out) snprintf(rules->name + n, sizeof rules->name - n, " + %d more", left_out);
}

/* Adds each part of the sum. */
static void add_parts(lua_State *L, Variant *variant, const char *spec) {
  char word[PATH_TEXT];
  for (bool house = false; *spec; house = true) {
    size_t n = setting_part(spec);
    if (n == 0 || n >= sizeof word) layers_fail(L, variant, -1, 0, SAY(GAME_SUM));
    memcpy(word, spec, n);
    word[n] = '\0';
    layers_add(L, variant, word, house);
    spec += n;
    if (*spec == '+' && !*++spec) layers_fail(L, variant, -1, 0, SAY(GAME_SUM));
  }
}

/* Room for what follows from the rules, which are whole now; without it that is made anew. */
static void make_room(Variant *variant) {
  variant->made = calloc(1, sizeof *variant->made);
  if (variant->made) variant->made->of = &variant->rules;
  variant->rules.made = variant->made;
}

/* (Load *): everything that may raise. */
static int load(lua_State *L) {
  STACK_GROWS(L, 0);
  Load *task = lua_touserdata(L, 1);
  Variant *variant = task->variant;
  lua_newtable(L);
  variant->owners = luaL_ref(L, LUA_REGISTRYINDEX);
  if (!*task->spec) layers_fail(L, variant, -1, 0, SAY(GAME_UNNAMED));
  if (strlen(task->spec) >= GAME_SPEC)
    layers_fail(L, variant, -1, 0, SAY(GAME_SUM_LONG), GAME_SPEC - 1);
  add_parts(L, variant, task->spec);
  find_players(L, variant);
  name_game(variant, task->spec);
  layers_check(L, variant);
  docs_check_words(L, variant);
  fields_compile(L, variant, task->players);
  rules_note(&variant->rules);
  header_words(L, variant);
  hooks_connect(L, variant);
  fields_check(L, variant);
  variant->rules.hash = fields_hash(L, variant);
  fixed_note(L, variant);
  variant->source = calloc((size_t)schema_n, sizeof *variant->source);
  if (!variant->source) layers_fail(L, variant, -1, 0, SAY(OUT_OF_MEMORY));
  make_room(variant);
  return 0;
}

static uint64_t budget; /* of variant_budget */

void variant_budget(uint64_t instructions) { budget = instructions; }

static Limits limits_now(void) {
  Limits limits = limits_default;
  if (budget) limits.command = budget;
  return limits;
}

static Variant *variant_new(const Limits *limits) {
  Variant *variant = calloc(1, sizeof *variant);
  if (!variant) return NULL;
  variant->sandbox = sandbox_new(limits);
  if (!variant->sandbox) {
    free(variant);
    return NULL;
  }
  sandbox_own(variant->sandbox, &variant->questions);
  return variant;
}

static Variant *load_spec(const char *spec, const VariantWanted *wanted, char *error,
                          size_t error_size) {
  assert(wanted->packs >= 0 && wanted->packs <= PACK_MAX);
  Limits limits = wanted->limits ? *wanted->limits : limits_now();
  Variant *variant = variant_new(&limits);
  Load task = {variant, spec, wanted->players};
  if (!variant) {
    say_fail(error, error_size, SAY(OUT_OF_MEMORY));
    return NULL;
  }
  variant->full_packs = wanted->packs;
  variant->own_first = wanted->own_first;
  variant->reach = wanted->reach;
  variant->instead = wanted->instead;
  variant->here_first = wanted->offer.here_first;
  if (wanted->offer.files && !carried_copy(&variant->offered, wanted->offer.files)) {
    variant_free(variant);
    say_fail(error, error_size, SAY(OUT_OF_MEMORY));
    return NULL;
  }
  bool loaded = sandbox_protect(variant->sandbox, load, &task, error, error_size);
  variant->reach = NULL; /* these need not outlive this call */
  variant->instead = NULL;
  if (loaded) return variant;
  variant_free(variant);
  return NULL;
}

/* Is a part of a sum neither a file, nor the name of one, nor a field? */
static bool is_unknown(const char *word) {
  char error[VARIANT_ERROR];
  FoundFile found;
  size_t key;
  return !setting_is(word, &key) && !find_is_path(word) &&
         !find_file(word, &reach_anywhere, &found, error, sizeof error);
}

static bool has_unknown(const char *spec) {
  char word[GAME_SPEC];
  for (const char *part = spec; *part;) {
    size_t n = setting_part(part);
    snprintf(word, sizeof word, "%.*s", (int)n, part);
    if (is_unknown(word)) return true;
    part += n + (part[n] == '+');
  }
  return false;
}

Variant *variant_load_as(const char *spec, const VariantWanted *wanted, char *error,
                         size_t error_size) {
  char named[GAME_SPEC];
  Variant *variant = load_spec(spec, wanted, error, error_size);
  if (variant || wanted->reach || strlen(spec) >= sizeof named || !has_unknown(spec))
    return variant;
  strcpy(named, spec);
  return variant_take_alias(named) ? load_spec(named, wanted, error, error_size) : NULL;
}

Variant *variant_load(const char *spec, int players, char *error, size_t error_size) {
  return variant_load_as(spec, &(VariantWanted){.players = players}, error, error_size);
}

void variant_free(Variant *variant) {
  if (!variant) return;
  sandbox_free(variant->sandbox);
  fixed_free(variant);
  forms_forget(variant);
  free(variant->source);
  free(variant->made);
  carried_free(&variant->offered);
  carried_free(&variant->carries);
  for (int i = 0; i < variant->files; i++) text_unshare(variant->file[i].shared);
  free(variant);
}

bool variant_is_sound(const char *spec) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  variant_free(variant);
  return variant != NULL;
}

Offer variant_offered(const Variant *variant) { return (Offer){&variant->offered, false}; }
const CarriedFiles *variant_carries(const Variant *variant) { return &variant->carries; }

const Rules *variant_rules(const Variant *variant) { return &variant->rules; }

typedef struct Counts {
  Variant *variant;
  int *counts, n;
} Counts;

static int count_players(lua_State *L) {
  Counts *counts = lua_touserdata(L, 1);
  counts->n = fields_player_counts(L, counts->variant, counts->counts);
  return 0;
}

int variant_player_counts(const Variant *variant, int counts[SEAT_MAX]) {
  char error[VARIANT_ERROR];
  Counts task = {(Variant *)variant, counts,
                 0}; /* Lua's stack is used, nothing of the game changes */
  if (!sandbox_protect(variant->sandbox, count_players, &task, error, sizeof error)) return 0;
  return task.n;
}

int variant_files(const Variant *variant, FileId files[], int max) {
  int n = 0;
  for (int i = 0; i < variant->files && n < max; i++)
    if (!variant->file[i].setting) files[n++] = variant->file[i].id;
  return n;
}

/* Was the file asked for by the part? */
static bool is_of_part(const File *file, const char *part, size_t length) {
  return strlen(file->word) == length && !strncmp(file->word, part, length);
}

/* The file that was; NULL: none was. */
static const File *file_of_part(const Variant *variant, const char *part, size_t length) {
  for (int i = 0; i < variant->files; i++)
    if (is_of_part(&variant->file[i], part, length)) return &variant->file[i];
  return NULL;
}

const char *variant_part_name(const Variant *variant, const char *part, size_t length, char *out,
                              size_t size) {
  const File *file = file_of_part(variant, part, length);
  return file ? file->name : text_copy(out, size, part, length < size ? length : size - 1);
}

typedef struct Summary {
  const File *file;
  char *out;
} Summary;

static int read_summary(lua_State *L) {
  const Summary *summary = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, summary->file->table);
  header_said(L, -1, "summary", summary->out, SUMMARY_SAID);
  return 0;
}

void variant_part_summary(const Variant *variant, const char *part, char out[SUMMARY_SAID]) {
  char error[VARIANT_ERROR];
  Summary task = {file_of_part(variant, part, setting_part(part)), out};
  *out = '\0';
  if (task.file) sandbox_protect(variant->sandbox, read_summary, &task, error, sizeof error);
}

bool variant_part_sets(const Variant *variant, const char *part, const char *language,
                       WordedValue *out) {
  char field[FIELD_NAME];
  size_t key;
  if (!setting_is(part, &key) || key >= sizeof field) return false;
  text_copy(field, sizeof field, part, key);
  const Field *found = schema_named(field);
  if (!found) return false;
  const Rules *rules = &variant->rules;
  *out =
      (WordedValue){found, variant_value(variant, found), (Family)rules->family, language, rules};
  return true;
}

const char *variant_source(const Variant *variant, const Field *field) {
  return field ? layers_source(variant, schema_index(field)) : "";
}

const char *variant_source_name(const Variant *variant, const Field *field) {
  const Layer *layer = field ? layers_top(&variant->setting[schema_index(field)]) : NULL;
  return layer ? variant->file[layer->file].name : "";
}

void variant_sources(const Variant *variant, const Field *field, char *out, size_t size) {
  Text text = text_start(out, size);
  if (!field) return;
  const Setting *setting = &variant->setting[schema_index(field)];
  int value = layers_value(setting);
  for (int i = setting->n - 1; i >= 0 && i >= value; i--) {
    const Layer *layer = &setting->layer[i];
    text_add(&text, "%s%s:%d", text.length ? ", " : "", variant->file[layer->file].path,
             layer->line);
    if (layer->type == LAYER_FUNCTION) break;
  }
}

const char *variant_value(const Variant *variant, const Field *field) {
  return field ? layers_field_text(variant, field) : "";
}

/* The sum without a house rule; without a game the one that it extends, and the house rules. */
static void put_without(const Variant *variant, int at, Text *text) {
  const char *part = variant->rules.variant;
  size_t n = setting_part(part);
  int extended = -1;
  for (int i = 0; i < variant->files; i++)
    if (variant->file[i].by == at && !variant->file[i].house) extended = i;
  if (variant->file[at].house)
    text_put_some(text, part, n);
  else if (extended >= 0)
    text_put(text, variant->file[extended].path);
  else
    return;
  for (part += n; *part == '+'; part += 1 + n) {
    n = setting_part(part + 1);
    if (!is_of_part(&variant->file[at], part + 1, n)) text_put_some(text, part, n + 1);
  }
}

typedef struct Wish {
  const Variant *variant;
  const Field *field;
  int i;
  FieldFunction *out;
  bool found;
} Wish;

/* (Wish *) */
static int find_function(lua_State *L) {
  Wish *wish = lua_touserdata(L, 1);
  const Variant *variant = wish->variant;
  const Setting *setting = &variant->setting[schema_index(wish->field)];
  int left = wish->i;
  for (int i = setting->n - 1; i >= 0; i--) {
    const Layer *layer = &setting->layer[i];
    bool value = layer->type == LAYER_VALUE;
    bool is = !value || docs_is_function(L, variant, layer->file, wish->field);
    if (is && left-- == 0) {
      *wish->out = (FieldFunction){.path = variant->file[layer->file].path, .line = layer->line};
      docs_said(L, variant, layer->file, wish->field, wish->out->doc, sizeof wish->out->doc);
      Text text = text_start(wish->out->without, sizeof wish->out->without);
      put_without(variant, layer->file, &text);
      wish->found = true;
      return 0;
    }
    if (layer->type == LAYER_FUNCTION || (value && wish->field->type != FIELD_NAMED)) break;
  }
  return 0;
}

bool variant_function(const Variant *variant, const Field *field, int i, FieldFunction *out) {
  char error[VARIANT_ERROR];
  Wish wish = {variant, field, i, out, false};
  return sandbox_protect(variant->sandbox, find_function, &wish, error, sizeof error) && wish.found;
}

/* (Variant *) */
static int check_fixed(lua_State *L) {
  fixed_check(L, lua_touserdata(L, 1));
  return 0;
}

bool variant_keeps_nothing(Variant *variant, char *error, size_t error_size) {
  return sandbox_protect(variant->sandbox, check_fixed, variant, error, error_size);
}

const char *variant_error(const Variant *variant) { return variant->questions.failed; }

/* ---- listing ---- */

typedef struct Header {
  const char *path;
  char summary[SUMMARY_SAID], title[SUMMARY_SAID]; /* said */
  bool house, is_default;
  char aliases[128];
} Header;

/* Files whose headers are read one after the other in one sandbox: each has an environment of its
** own. After one that failed, or that called a helper, which the next would share, a new one is
** made. */
typedef struct Listing {
  Variant *variant; /* NULL: the next file needs a new one */
  uint64_t left;    /* what the further files may run for together */
  bool short_of_memory;
  Header *header; /* that is read */
  bool helped;    /* its file has called a helper */
} Listing;

static Listing listing_begin(void) { return (Listing){.left = limits_now().command}; }

static void listing_end(Listing *listing) {
  variant_free(listing->variant);
  listing->variant = NULL;
}

/* (Listing *): runs the file and reads what its header says. */
static int read_header(lua_State *L) {
  STACK_GROWS(L, 2);
  Listing *listing = lua_touserdata(L, 1);
  Header *header = listing->header;
  layers_header(L, listing->variant, header->path);
  header->house = listing->variant->file[0].house;
  header_said(L, 2, "summary", header->summary, sizeof header->summary);
  header_said(L, 2, "name", header->title, sizeof header->title);
  if (!*header->summary) strcpy(header->summary, header->title);
  lua_getfield(L, 2, "default");
  header->is_default = !header->house && lua_toboolean(L, -1);
  header_text(L, listing->variant, 0, "aliases", header->aliases, sizeof header->aliases);
  listing->helped = layers_has_helpers(L);
  luaL_unref(L, LUA_REGISTRYINDEX, listing->variant->file[0].table);
  return 0;
}

/* The next file is the first of its sandbox again. */
static void forget_file(Variant *variant) {
  File *file = &variant->file[0];
  text_unshare(file->shared);
  *file = (File){0};
  variant->files = 0;
  sandbox_output(variant->sandbox);
}

/* The file has a quarter of what is left, so that one that never ends leaves some to the others. */
static bool run_header(Listing *listing, char error[VARIANT_ERROR]) {
  Sandbox *sandbox = listing->variant->sandbox;
  sandbox_begin(sandbox);
  bool read = sandbox_protect(sandbox, read_header, listing, error, VARIANT_ERROR);
  uint64_t spent = sandbox_spent(sandbox);
  listing->left -= spent < listing->left ? spent : listing->left;
  return read;
}

/* False: the summary says why not. */
static bool get_header(Listing *listing, const char *path, Header *header) {
  char error[VARIANT_ERROR];
  Limits limits = limits_now();
  bool used_up = listing->left < limits.command / 100;
  limits.command = listing->left / 4;
  *header = (Header){.path = path};
  say_in(header->summary, SAY(FILE_UNREAD));
  if (used_up) return false;
  if (!listing->variant) listing->variant = variant_new(&limits);
  Variant *variant = listing->variant;
  listing->header = header;
  bool read = variant && run_header(listing, error);
  listing->short_of_memory |= !variant || (!read && sandbox_is_starved(variant->sandbox));
  if (!read) say_in(header->summary, variant ? error : SAY(OUT_OF_MEMORY));
  if (read && !listing->helped)
    forget_file(variant);
  else
    listing_end(listing);
  return read;
}

/* The header of the file that the word asks for. */
static bool find_header(const char *word, Header *header) {
  char error[VARIANT_ERROR];
  FoundFile found;
  Listing listing = listing_begin();
  bool read = find_file(word, &reach_anywhere, &found, error, sizeof error) &&
              get_header(&listing, found.path, header);
  listing_end(&listing);
  return read;
}

bool variant_is_house_rule(const char *word) {
  Header header;
  return find_header(word, &header) && header.house;
}

/* The title of a part of a sum; the part where it has none. */
static void put_title(Text *out, const char *part) {
  Header header;
  char field[FIELD_NAME];
  size_t key, before = out->length;
  if (setting_is(part, &key) && key < sizeof field) {
    text_copy(field, sizeof field, part, key);
    chinese_put_setting(out, field, part + key + 1);
  } else if (find_header(part, &header)) {
    text_put(out, header.title);
  }
  if (out->length == before) text_put(out, part);
}

const char *variant_sum_said(const char *spec, char out[SUM_SAID]) {
  char titles[SUM_SAID], one[GAME_SPEC];
  Text sum = text_start(titles, sizeof titles), said = text_start(out, SUM_SAID);
  for (const char *part = spec; *part;) {
    size_t n = setting_part(part);
    if (part > spec) text_put(&sum, " + ");
    put_title(&sum, text_copy(one, sizeof one, part, n < sizeof one ? n : sizeof one - 1));
    part += n + (part[n] == '+');
  }
  if (sum.length < sizeof titles) say(&said, SAY(IN_LANGUAGE), spec, titles);
  if (said.length == 0 || said.length >= SUM_SAID) snprintf(out, SUM_SAID, "%s", spec);
  return out;
}

typedef struct Visit {
  void (*visit)(void *data, const ListedRule *listed);
  void *data;
  Listing listing;
} Visit;

/* Tells of the file; of one that cannot be read only where `broken` ones are listed. */
static void visit_header(Visit *visit, const char *name, const char *path, bool broken) {
  Header header;
  bool read = get_header(&visit->listing, path, &header);
  const char *type = !read ? "broken" : header.house ? "house rule" : "game";
  if (read || broken)
    visit->visit(visit->data, &(ListedRule){name, path, type, header.summary, header.title});
}

static bool visit_file(void *data, const char *name, const char *path) {
  visit_header(data, name, path, true);
  return true;
}

/* Only what speaks of rules is run: here may lie any script. */
static bool visit_here(void *data, const char *name, const char *path) {
  char error[VARIANT_ERROR], *text = file_read(path, FILE_TEXT_MB, NULL, error, sizeof error);
  (void)name;
  if (text && (strstr(text, "house_rule") || strstr(text, "game")))
    visit_header(data, path, path, false);
  free(text);
  return true;
}

bool variant_list(bool here, void (*visit)(void *data, const ListedRule *listed), void *data) {
  Visit task = {visit, data, listing_begin()};
  bool looked = here ? find_each_here(visit_here, &task)
                     : find_each(visit_file, &task) && !task.listing.short_of_memory;
  listing_end(&task.listing);
  return looked;
}

/* Who is told of games alone. */
typedef struct Gamer {
  void (*visit)(void *data, const ListedRule *game);
  void *data;
} Gamer;

static void visit_if_game(void *data, const ListedRule *listed) {
  const Gamer *gamer = data;
  if (strcmp(listed->type, "game") == 0) gamer->visit(gamer->data, listed);
}

bool variant_each_game(void (*visit)(void *data, const ListedRule *game), void *data) {
  return variant_list(false, visit_if_game, &(Gamer){visit, data});
}

/* Who is told of the sums with a rule. */
typedef struct Over {
  const char *rule;
  void (*take)(void *data, const char *sum);
  void *data;
} Over;

static void take_over(void *data, const ListedRule *game) {
  const Over *over = data;
  char sum[2 * PATH_TEXT];
  snprintf(sum, sizeof sum, "%s+%s", game->name, over->rule);
  over->take(over->data, sum);
}

bool variant_each_over(const char *rule, void (*take)(void *data, const char *sum), void *data) {
  return variant_each_game(take_over, &(Over){rule, take, data});
}

/* What is looked for: the game, or the house rule, of an alias; where that is NULL the default
** game. */
typedef struct Wanted {
  const char *alias;
  bool house;
  char *out;
  size_t size;
  bool here; /* files of the folder that one is in: by their names too, and told by their paths */
  bool found;
  Listing listing;
} Wanted;

static bool is_of_word(char c) { return isalnum((unsigned char)c) || (unsigned char)c >= 0x80; }

/* Does the word stand in the text by itself, capitals or not? */
static bool speaks_of(const char *text, const char *word) {
  const char first[] = {(char)tolower((unsigned char)*word), (char)toupper((unsigned char)*word),
                        0};
  size_t n = strlen(word);
  for (const char *at = text + strcspn(text, first); *at; at += 1 + strcspn(at + 1, first))
    if (strncasecmp(at, word, n) == 0 && (at == text || !is_of_word(at[-1])) && !is_of_word(at[n]))
      return true;
  return false;
}

/* Does the file speak of it at all? Only then it is run, which costs a sandbox. */
static bool may_be_wanted(const char *path, Wanted *task) {
  char error[VARIANT_ERROR];
  errno = 0;
  char *text = file_read(path, FILE_TEXT_MB, NULL, error, sizeof error);
  bool may = text && speaks_of(text, task->alias ? task->alias : "default");
  if (!text && errno == ENOMEM) task->listing.short_of_memory = true;
  free(text);
  return may;
}

/* Is the word one of those in the text, which any of `between` part; capitals or not? */
static bool has_word(const char *text, const char *between, const char *word) {
  for (const char *at = text; *at; at += strspn(at, between)) {
    size_t n = strcspn(at, between);
    if (n > 0 && n == strlen(word) && strncasecmp(at, word, n) == 0) return true;
    at += n;
  }
  return false;
}

static bool try_wanted(void *data, const char *name, const char *path) {
  Wanted *task = data;
  Header header;
  bool by_name = task->alias && (!task->house || task->here);
  bool named = by_name && strcasecmp(name, task->alias) == 0;
  if (!named && !may_be_wanted(path, task)) return true;
  bool read = get_header(&task->listing, path, &header);
  bool is_it = task->alias ? named || has_word(header.aliases, " ", task->alias) ||
                                 has_word(header.title, "\1\2\3", task->alias) /* as it is said */
                           : header.is_default;
  is_it &= header.house == task->house;
  if (!read || !is_it) return !task->listing.short_of_memory;
  snprintf(task->out, task->size, "%s", task->here ? path : name);
  task->found = true;
  return false;
}

static bool find_wanted(const char *alias, bool house, char *out, size_t size) {
  Wanted task = {.alias = alias, .house = house, .out = out, .size = size};
  task.listing = listing_begin();
  bool looked = find_each(try_wanted, &task);
  if (looked && !task.found && !task.listing.short_of_memory && alias) {
    task.here = true;
    looked = find_each_here(try_wanted, &task);
  }
  listing_end(&task.listing);
  if (!task.found) errno = looked && !task.listing.short_of_memory ? 0 : ENOMEM;
  return task.found;
}

bool variant_default(char *out, size_t size) { return find_wanted(NULL, false, out, size); }

bool variant_of_alias(const char *word, char *out, size_t size) {
  return *word && find_wanted(word, false, out, size);
}

bool variant_of_title(const char *title, char *out, size_t size) {
  return *title && find_wanted(title, true, out, size);
}

/* A field that is set by its Chinese name, 底牌倍数＝4, as files write it. */
static bool setting_named(const char *typed, char *out, size_t size) {
  static const char WIDE[] = "＝";
  char field[THING_NAME];
  const char *wide = strstr(typed, WIDE);
  size_t n = strcspn(typed, "="), sign = 1;
  if (wide && (size_t)(wide - typed) < n) n = (size_t)(wide - typed), sign = strlen(WIDE);
  if (!typed[n] || !chinese_find("field", typed, n, field)) return false;
  const char *value = typed + n + sign, *word = NULL;
  for (Family family = FAMILY_TRICK; !word && family < FAMILY_BOTH; family++)
    word = field_word_called(schema_named(field), family, value, strlen(value));
  const char *quote = word ? "\"" : "";
  return (size_t)snprintf(out, size, "%s=%s%s%s", field, quote, word ? word : value, quote) < size;
}

bool variant_take_alias(char *spec) {
  char typed[GAME_SPEC], word[GAME_SPEC], name[GAME_SPEC];
  bool changed = false;
  snprintf(typed, sizeof typed, "%s", spec);
  Text out = text_start(spec, GAME_SPEC);
  for (const char *part = typed; *part;) {
    size_t n = setting_part(part);
    snprintf(word, sizeof word, "%.*s", (int)n, part);
    bool named = part > typed && setting_named(word, name, sizeof name);
    if (!named && is_unknown(word))
      named = part == typed ? variant_of_alias(word, name, sizeof name)
                            : variant_of_title(word, name, sizeof name);
    text_add(&out, "%s%s", part > typed ? "+" : "", named ? name : word);
    changed |= named && strcmp(name, word) != 0;
    part += n + (part[n] == '+');
  }
  changed &= out.length < GAME_SPEC;
  if (!changed) strcpy(spec, typed);
  return changed;
}
