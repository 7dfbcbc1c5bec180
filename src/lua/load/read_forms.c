/* read_forms.c - the forms of lead, of trick games and of climbing games. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/load/read_records.h"

static bool truth_of(const Reader *reader, const char *name, const char *key) {
  lua_State *L = reader->L;
  int type = lua_getfield(L, -1, key);
  bool truth = lua_toboolean(L, -1);
  if (type != LUA_TNIL && type != LUA_TBOOLEAN)
    read_fail(reader, ".%s.%s: must be true or false", name, key);
  lua_pop(L, 1);
  return truth;
}

/* The word under `key` as its index; 0 if none is there. */
static uint8_t word_of(const Reader *reader, const char *key, const char *const words[]) {
  int word = 0;
  if (lua_getfield(reader->L, -1, key) != LUA_TNIL) word = read_word(reader, -1, words);
  lua_pop(reader->L, 1);
  return (uint8_t)word;
}

/* "2x2" or "4" into size and length. */
static void read_unit(const Reader *reader, const char *name, const char *text, Form *form) {
  char *end;
  long size = strtol(text, &end, 10), length = 1;
  if (*end == 'x') length = strtol(end + 1, &end, 10);
  if (*end || size < 1 || size > PACK_MAX || length < 1 || length > RANK_NB)
    read_fail(reader, ".%s.beats = \"%.40s\": must be a unit: \"2x2\", \"3\"", name, text);
  form->beats_size = (uint8_t)size;
  form->beats_length = (uint8_t)length;
}

/* What forms of both families have. */
static void read_common(const Reader *reader, const char *name, Form *form) {
  lua_State *L = reader->L;
  *form = (Form){.length = {1, 1}};
  snprintf(form->name, sizeof form->name, "%s", name);
  read_range_of(reader, name, "size", &form->size);
  read_range_of(reader, name, "length", &form->length);
  const char *cards = read_text_of(reader, name, "cards"), *to = read_text_of(reader, name, "to");
  if (cards) form->cards_n = read_cards_of(reader, name, cards, form->cards);
  if ((form->size.min == 0) == (cards == NULL))
    read_fail(reader, ".%s: has either a size of 1 or more or cards", name);
  if (form->length.min == 0) read_fail(reader, ".%s.length: must be 1 or more", name);
  if (to) form->to = (uint8_t)(1 + read_rank_of(reader, to));
  if (lua_getfield(L, -1, "power") != LUA_TNIL)
    form->power = (uint8_t)read_number(reader, -1, ".power", 0, 100);
  lua_pop(L, 1);
}

/* `only` and `is`: functions, asked when cards are led or played. */
static void read_functions(const Reader *reader, const char *name, Form *form) {
  static const char *const keys[] = {"only", "is"};
  for (int i = 0; i < 2; i++) {
    int type = lua_getfield(reader->L, -1, keys[i]);
    lua_pop(reader->L, 1);
    if (type != LUA_TNIL && type != LUA_TFUNCTION)
      read_fail(reader, ".%s.%s: must be a function (cards, order)", name, keys[i]);
    if (type == LUA_TFUNCTION) form->functions |= (uint8_t)(1 << i);
  }
}

/* Which keys go together. */
static void check_form(const Reader *reader, const char *name, const Form *form) {
  bool sequence = form->length.min != 1 || form->length.max != 1;
  bool any = form->functions & FORM_IS;
  if (sequence && (any || form->cards_n || form->alike == ALIKE_RANK))
    read_fail(reader, ".%s.length: only sets of identical cards stand in sequence", name);
  if (form->to && !sequence)
    read_fail(reader, ".%s.to: ends a sequence, and its length is 1", name);
  if (form->alike == ALIKE_RANK && (any || form->cards_n))
    read_fail(reader, ".%s.alike: goes with a size alone", name);
  if (any && form->cards_n) read_fail(reader, ".%s.is: goes with a size, not with cards", name);
  if (form->suits.min == 0) read_fail(reader, ".%s.suits: must be 1 or more", name);
  if (form->suits.max > 1 && !any && form->cards_n == 0 && form->alike == ALIKE_FACE)
    read_fail(reader, ".%s.suits: identical cards are of one suit; give alike = \"rank\" or `is`",
              name);
  if (form->beats_size && form->alike == ALIKE_RANK)
    read_fail(reader, ".%s.beats: only sets of identical cards stand in for a unit; give `power`",
              name);
}

static void read_owes_of(const Reader *reader, const char *name, Form *form) {
  char error[200];
  form->has_owes = lua_getfield(reader->L, -1, "owes") != LUA_TNIL;
  if (form->has_owes && !fields_owes(reader->L, -1, &form->owes, error, sizeof error))
    read_fail(reader, ".%s.owes%s", name, error);
  lua_pop(reader->L, 1);
}

void read_trick_form(const Reader *reader, const char *name, Form *form) {
  static const char *const keys[] = {"size",  "length", "beats", "to",   "cards",
                                     "power", "alike",  "suits", "only", "answers",
                                     "owes",  "is",     NULL};
  static const char *const alikes[] = {"face", "rank", NULL};
  static const char *const answers[] = {"what is owed", "suit or trump", "always", NULL};
  read_keys(reader, lua_gettop(reader->L), keys);
  read_common(reader, name, form);
  form->suits = (Range){1, 1};
  read_range_of(reader, name, "suits", &form->suits);
  form->alike = word_of(reader, "alike", alikes);
  form->answers = word_of(reader, "answers", answers);
  const char *beats = read_text_of(reader, name, "beats");
  if (beats) read_unit(reader, name, beats, form);
  read_functions(reader, name, form);
  read_owes_of(reader, name, form);
  check_form(reader, name, form);
  form->odd = form->alike == ALIKE_RANK || form->cards_n || form->functions || form->to;
  if (form->odd || form->power || form->answers || form->has_owes)
    reader->rules->lead.special = true;
}

void read_climb_form(const Reader *reader, const char *name, Form *form) {
  static const char *const keys[] = {"size",        "length",     "to",        "cards",   "power",
                                     "out_of_turn", "ends_trick", "completes", "becomes", NULL};
  read_keys(reader, lua_gettop(reader->L), keys);
  read_common(reader, name, form);
  form->out_of_turn = truth_of(reader, name, "out_of_turn");
  form->ends_trick = truth_of(reader, name, "ends_trick");
}

/* 1 + the place of the form named under `key`; 0 if none is. */
static uint8_t form_named(const Reader *reader, const char *name, const char *key) {
  const Rules *rules = reader->rules;
  const char *wanted = read_text_of(reader, name, key);
  if (!wanted) return 0;
  for (int i = 0; i < rules->lead.forms_n; i++)
    if (strcmp(rules->lead.forms[i].name, wanted) == 0) return (uint8_t)(i + 1);
  read_fail(reader, ".%s.%s = \"%.40s\": is none of the forms", name, key, wanted);
}

void read_climb_link(const Reader *reader, const char *name, int i) {
  Form *form = &reader->rules->lead.forms[i];
  form->completes = form_named(reader, name, "completes");
  form->becomes = form_named(reader, name, "becomes");
  if ((form->completes == 0) != (form->becomes == 0))
    read_fail(reader, ".%s: `completes` and `becomes` go together", name);
  if (form->completes && form->cards_n)
    read_fail(reader, ".%s: certain cards complete nothing", name);
}
