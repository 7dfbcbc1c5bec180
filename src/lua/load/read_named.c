/* read_named.c - the tables that grow by name: the kinds of bids (declare.bids), and the
** forms of lead (lead.forms), whose keys read_forms.c and read_climb.c read. */
#include <lauxlib.h>
#include <stdio.h>

#include "lua/load/read_records.h"
#include "lua/sandbox/sandbox_library.h"

void read_range_of(const Reader *reader, const char *name, const char *key, Range *range) {
  if (lua_getfield(reader->L, -1, key) != LUA_TNIL && !fields_range(reader->L, -1, range))
    read_fail(reader, ".%s.%s: must be a range: 2, \"2+\" or \"2-4\"", name, key);
  lua_pop(reader->L, 1);
}

/* Is there a function under the key? Anything else is a mistake. */
static bool read_function(const Reader *reader, const char *name, const char *key) {
  int type = lua_getfield(reader->L, -1, key);
  if (type != LUA_TNIL && type != LUA_TFUNCTION)
    read_fail(reader, ".%s.%s: must be a function (bid, deal) → true or false", name, key);
  lua_pop(reader->L, 1);
  return type == LUA_TFUNCTION;
}

/* Which part of a bid lies face down; "all" of them. */
static uint8_t read_face_down(const Reader *reader, const char *name) {
  static const char *const parts[] = {"rank", "joker", "any", "all", NULL};
  static const uint8_t BITS[] = {BID_PART_RANK, BID_PART_JOKER, BID_PART_ANY, BID_PART_ALL};
  uint8_t face_down = 0;
  if (lua_getfield(reader->L, -1, "face_down") != LUA_TNIL) {
    int part = lua_type(reader->L, -1) == LUA_TSTRING
                   ? fields_word(lua_tostring(reader->L, -1), parts)
                   : -1;
    if (part < 0)
      read_fail(reader, ".%s.face_down: must be \"rank\", \"joker\", \"any\" or \"all\"", name);
    face_down = BITS[part];
  }
  lua_pop(reader->L, 1);
  return face_down;
}

static void read_bid(const Reader *reader, const char *name, BidKind *bid) {
  static const char *const keys[] = {"rank", "joker", "any",   "is",        "cards",
                                     "only", "trump", "locks", "face_down", NULL};
  static const char *const trumps[] = {"its suit", "none", NULL};
  lua_State *L = reader->L;
  read_keys(reader, lua_gettop(L), keys);
  *bid = (BidKind){.cards = {1, 0xff}};
  snprintf(bid->name, sizeof bid->name, "%s", name);
  read_range_of(reader, name, "rank", &bid->rank);
  read_range_of(reader, name, "joker", &bid->joker);
  read_range_of(reader, name, "any", &bid->any);
  read_range_of(reader, name, "cards", &bid->cards);
  bid->is = read_function(reader, name, "is");
  bid->only = read_function(reader, name, "only");
  bool numbers = bid->rank.max || bid->joker.max || bid->any.max;
  if (bid->is && numbers)
    read_fail(reader, ".%s: is decides alone, without rank, joker, any", name);
  if (!bid->is && !numbers)
    read_fail(reader, ".%s: shows no cards: set rank, joker or any to a number, or is", name);
  bid->face_down = read_face_down(reader, name);
  if (lua_getfield(L, -1, "trump") != LUA_TNIL) bid->trump = (uint8_t)read_word(reader, -1, trumps);
  lua_pop(L, 1);
  lua_getfield(L, -1, "locks");
  bid->locks = lua_toboolean(L, -1);
  lua_pop(L, 1);
}

/* Calls read for every name of the table at `at`, in order, with the table of its keys on top. */
static int read_named(const Reader *reader, int at, int max,
                      void (*read)(const Reader *reader, const char *name, int i)) {
  lua_State *L = reader->L;
  sandbox_lib_keys(L, at);
  int keys = lua_gettop(L), n = 0;
  for (int i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++, lua_settop(L, keys)) {
    const char *name = lua_tostring(L, -1);
    if (n == max) read_fail(reader, ": at most %d of them", max);
    Reader here = *reader;
    here.line = layers_line(reader->variant, reader->file, reader->field, name);
    read_printable(&here, name);
    lua_getfield(L, at, name);
    read(&here, name, n++);
  }
  lua_settop(L, keys - 1);
  return n;
}

static void read_bid_at(const Reader *reader, const char *name, int i) {
  read_bid(reader, name, &reader->rules->declare.bids[i]);
}

static void read_form_at(const Reader *reader, const char *name, int i) {
  Form *form = &reader->rules->lead.forms[i];
  if (reader->rules->family == FAMILY_CLIMB)
    read_climb_form(reader, name, form);
  else
    read_trick_form(reader, name, form);
}

void read_bids(const Reader *reader, int at) {
  reader->rules->declare.bids_n = (uint8_t)read_named(reader, at, BID_KIND_MAX, read_bid_at);
}

void read_forms(const Reader *reader, int at) {
  reader->rules->lead.special = false;
  reader->rules->lead.forms_n = (uint8_t)read_named(reader, at, FORM_MAX, read_form_at);
  if (reader->rules->family == FAMILY_CLIMB) read_named(reader, at, FORM_MAX, read_climb_link);
}
