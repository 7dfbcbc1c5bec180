/* effects.c - reading effects: { levels = { [player] = 1 }, active = "all", trump = "H", … }. */
#include "lua/effects.h"

#include <lauxlib.h>
#include <string.h>

#include "core/text.h"
#include "lua/fields.h"

typedef struct EffectReader {
  lua_State *L;
  const Variant *variant;
  const Frame *frame;
  const Layer *layer;
} EffectReader;

static _Noreturn void refuse(const EffectReader *reader, const char *effect, const char *sentence) {
  layers_fail(reader->L, reader->variant, reader->layer->file, reader->layer->line,
              "%s.%s: the effect %s %s", reader->frame->field->group, reader->frame->field->name,
              effect, sentence);
}

/* The seats of a side, of all, or of one player; 0 when the value is none of these. */
static uint16_t seats_of(const EffectReader *reader, int at) {
  static const char *const words[] = {"all", "declarers", "opponents", NULL};
  const Deal *deal = &reader->frame->call->game->deal;
  uint16_t all = (uint16_t)((1u << deal->players) - 1);
  int seat = lua_player_test(reader->L, at);
  if (seat >= 0) return (uint16_t)(1u << seat);
  if (lua_type(reader->L, at) != LUA_TSTRING) return 0;
  switch (fields_word(lua_tostring(reader->L, at), words)) {
    case 0: return all;
    case 1: return deal->team;
    case 2: return (uint16_t)(all & ~deal->team);
    default: return 0;
  }
}

static uint16_t read_seats(const EffectReader *reader, const char *effect) {
  static const char sentence[] =
      "must be \"all\", \"declarers\", \"opponents\", a player, or a list of players";
  lua_State *L = reader->L;
  int at = lua_gettop(L);
  uint16_t seats = seats_of(reader, at);
  if (lua_istable(L, at)) {
    for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
      if (lua_player_test(L, -1) < 0) refuse(reader, effect, sentence);
      seats |= seats_of(reader, -1);
    }
    lua_pop(L, 1);
  } else if (!seats) {
    refuse(reader, effect, sentence);
  }
  return seats;
}

static void read_levels(const EffectReader *reader, Effects *effects) {
  lua_State *L = reader->L;
  int at = lua_gettop(L);
  if (!lua_istable(L, at)) refuse(reader, "levels", "must be a table { [player or side] = steps }");
  for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1)) {
    int exact;
    lua_Integer steps = lua_tointegerx(L, -1, &exact);
    uint16_t seats = seats_of(reader, -2);
    if (!seats || !exact || steps < -20 || steps > 20)
      refuse(reader, "levels", "names players or sides, and for each a number from -20 to 20");
    for (int seat = 0; seat < SEAT_MAX; seat++)
      if (seats >> seat & 1) effects->levels[seat] = (int8_t)(effects->levels[seat] + steps);
  }
}

static void read_trump(const EffectReader *reader, Effects *effects) {
  const char *text = lua_type(reader->L, -1) == LUA_TSTRING ? lua_tostring(reader->L, -1) : "",
             *end;
  Suit suit = suit_parse(text, &end);
  effects->has_trump = true;
  effects->trump = SUIT_NONE;
  if (!strcmp(text, "none")) return;
  if (suit == SUIT_NONE || *end) refuse(reader, "trump", "must be a suit (\"H\"), or \"none\"");
  effects->trump = suit;
}

static void read_effect(const EffectReader *reader, const char *name, Effects *effects) {
  static const char *const known[] = {"levels",   "active", "passive", "redeal",
                                      "declarer", "trump",  NULL};
  bool nobody = reader->frame->call->hook == HOOK_DECLARE_NOBODY;
  int effect = fields_word(name, known), seat;
  char clip[CLIP_TEXT];
  if (effect >= 3 && !nobody) effect = -1;
  switch (effect) {
    case 0: read_levels(reader, effects); break;
    case 1: effects->active |= read_seats(reader, name); break;
    case 2: effects->passive |= read_seats(reader, name); break;
    case 3: effects->redeal = lua_toboolean(reader->L, -1); break;
    case 4:
      seat = lua_player_test(reader->L, -1);
      if (seat < 0) refuse(reader, "declarer", "must be a player");
      effects->declarer = (uint8_t)(1 + seat);
      break;
    case 5: read_trump(reader, effects); break;
    default:
      refuse(reader, text_clip(name, strlen(name), clip),
             nobody ? "is none: levels, active, passive, redeal, declarer, trump are"
                    : "is none here: levels, active, passive are");
  }
}

void effects_read(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                  int at) {
  EffectReader reader = {L, variant, frame, layer};
  Effects *effects = &frame->call->effects;
  at = lua_absindex(L, at);
  if (lua_isnil(L, at)) return;
  if (!lua_istable(L, at))
    layers_fail(L, variant, layer->file, layer->line, "must return %s, not a %s",
                frame->field->answer, luaL_typename(L, at));
  luaL_checkstack(L, 8, NULL);
  for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING) refuse(&reader, "", "needs a name");
    read_effect(&reader, lua_tostring(L, -2), effects);
  }
  if (frame->call->hook != HOOK_DECLARE_NOBODY) return;
  if (effects->redeal == effects->has_trump)
    refuse(&reader, effects->redeal ? "redeal" : "trump",
           effects->redeal ? "leaves no trump to make" : "is wanted, or redeal = true");
}
