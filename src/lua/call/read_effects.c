/* read_effects.c - reading effects: { levels = { [player] = 1 }, active = "all", trump = "H", …
** }. */
#include "lua/call/read_effects.h"

#include <lauxlib.h>
#include <string.h>

#include "base/text.h"
#include "deal/apply_effects.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_player.h"
#include "play/throw.h"

typedef struct EffectReader {
  lua_State *L;
  const Variant *variant;
  const Frame *frame;
  const Layer *layer;
  Effects *effects;
  const char *name; /* of the one that is being read, whose value is on top of the stack */
} EffectReader;

static _Noreturn void refuse(const EffectReader *reader, const char *sentence) {
  char name[FIELD_NAME];
  layers_fail(reader->L, reader->variant, reader->layer->file, reader->layer->line,
              SAY(EFFECT_WRONG), schema_name(reader->frame->field, name), reader->name, sentence);
}

/* The seats of a side (there are none before there is a declarer), of all, or of one player; 0 when
** the value is none of these. */
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
    case 2: return deal->team ? (uint16_t)(all & ~deal->team) : 0;
    default: return 0;
  }
}

static uint16_t read_seats(const EffectReader *reader) {
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  int at = lua_gettop(L);
  uint16_t seats = seats_of(reader, at);
  if (lua_istable(L, at)) {
    for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
      if (lua_player_test(L, -1) < 0) refuse(reader, SAY(EFFECT_SEATS));
      seats |= seats_of(reader, -1);
    }
    lua_pop(L, 1);
  } else if (!seats) {
    refuse(reader, SAY(EFFECT_SEATS));
  }
  return seats;
}

/* The side of a throw that a text names (PenaltySide); none where there is no throw. */
static int throw_side(const EffectReader *reader, int at) {
  bool of_throw = reader->frame->call->hook == HOOK_THROW_PENALTY;
  if (!of_throw || lua_type(reader->L, at) != LUA_TSTRING) return PENALTY_NO_SIDE;
  return 1 + fields_word(lua_tostring(reader->L, at), schema_penalty_sides);
}

enum { LEVELS_MOST = 20, POINTS_MOST = 1000 };

/* One may stand there by several names, and gets them all; no more than by one. */
static int sum_of(const EffectReader *reader, int before, int n, int most) {
  char sentence[96];
  int sum = before + n;
  if (sum < -most || sum > most) refuse(reader, say_in(sentence, SAY(EFFECT_AMOUNTS), -most, most));
  return sum;
}

/* Goes through { [player or side] = n } on top of the stack. */
static void read_amounts(const EffectReader *reader, int most,
                         void (*add)(const EffectReader *reader, uint16_t seats, int n)) {
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  int at = lua_gettop(L);
  char sentence[96];
  say_in(sentence, SAY(EFFECT_AMOUNTS), -most, most);
  if (!lua_istable(L, at)) refuse(reader, SAY(EFFECT_AMOUNT_TABLE));
  int keys = sandbox_lib_walk(L, at);
  for (int i = 1; sandbox_lib_entry(L, at, keys, i); i++, lua_pop(L, 2)) {
    int exact;
    lua_Integer n = lua_tointegerx(L, -1, &exact);
    uint16_t seats = seats_of(reader, -2);
    bool known_side = seats || throw_side(reader, -2) != PENALTY_NO_SIDE;
    if (!known_side || !exact || n < -most || n > most) refuse(reader, sentence);
    add(reader, seats, (int)n);
  }
}

static void add_levels(const EffectReader *reader, uint16_t seats, int n) {
  int8_t *levels = reader->effects->levels;
  Penalty *penalty = &reader->effects->penalty;
  int side = throw_side(reader, -2);
  if (side == PENALTY_LEADERS_SIDE) penalty->levels_leaders = (int8_t)n;
  if (side == PENALTY_OTHER_SIDE) penalty->levels_others = (int8_t)n;
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (seats >> seat & 1) levels[seat] = (int8_t)sum_of(reader, levels[seat], n, LEVELS_MOST);
}

/* A side gets its points once. */
static void add_points(const EffectReader *reader, uint16_t seats, int n) {
  Effects *effects = reader->effects;
  int side = throw_side(reader, -2);
  if (side != PENALTY_NO_SIDE) {
    int more = side == PENALTY_OTHER_SIDE ? n : -n;
    effects->penalty.points = (int16_t)sum_of(reader, effects->penalty.points, more, POINTS_MOST);
  } else if (lua_type(reader->L, -2) == LUA_TSTRING) {
    bool declarers = seats == reader->frame->call->game->deal.team;
    if (!strcmp(lua_tostring(reader->L, -2), "all")) refuse(reader, SAY(EFFECT_SIDES));
    int more = declarers ? -n : n;
    effects->opponents_points =
        (int16_t)sum_of(reader, effects->opponents_points, more, POINTS_MOST);
  } else {
    int seat = bit_lowest(seats);
    effects->points[seat] = (int16_t)sum_of(reader, effects->points[seat], n, POINTS_MOST);
  }
}

/* A number, in a throw's penalty: from the leader's side to the other. */
static int16_t throw_points(const EffectReader *reader) {
  int whole;
  lua_Integer n = lua_tointegerx(reader->L, -1, &whole);
  if (!whole || n < -POINTS_MOST || n > POINTS_MOST) refuse(reader, SAY(EFFECT_POINTS));
  return (int16_t)n;
}

/* A side of the throw, where the play ends by it. */
static uint8_t read_throw_side(const EffectReader *reader) {
  int side = throw_side(reader, -1);
  if (side == PENALTY_NO_SIDE) refuse(reader, SAY(EFFECT_THROW_SIDE));
  if (!reader->frame->call->throw->play_ends) refuse(reader, SAY(EFFECT_PLAY_ENDS));
  return (uint8_t)side;
}

static void read_points(const EffectReader *reader) {
  bool of_throw = reader->frame->call->hook == HOOK_THROW_PENALTY;
  if (of_throw && lua_type(reader->L, -1) == LUA_TNUMBER) {
    reader->effects->penalty.points = throw_points(reader);
    return;
  }
  read_amounts(reader, POINTS_MOST, add_points);
}

static uint8_t read_seat(const EffectReader *reader) {
  int seat = lua_player_test(reader->L, -1);
  if (seat < 0) refuse(reader, SAY(EFFECT_PLAYER));
  return (uint8_t)seat;
}

static int read_count(const EffectReader *reader, const char *sentence) {
  int exact;
  lua_Integer n = lua_tointegerx(reader->L, -1, &exact);
  if (!exact || n < 1 || n > 100) refuse(reader, sentence);
  return (int)n;
}

static void read_trump(const EffectReader *reader) {
  Effects *effects = reader->effects;
  const char *text = lua_type(reader->L, -1) == LUA_TSTRING ? lua_tostring(reader->L, -1) : "",
             *end;
  Suit suit = suit_parse(text, &end);
  effects->has_trump = true;
  effects->trump = SUIT_NONE;
  if (!strcmp(text, "none")) return;
  if (suit == SUIT_NONE || *end) refuse(reader, SAY(EFFECT_SUIT));
  effects->trump = suit;
}

/* ---- cards that change hands ---- */

/* Who stands under `key` of the table at `at`. */
static uint8_t read_holder(const EffectReader *reader, int at, const char *key, bool kitty) {
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  lua_getfield(L, at, key);
  int seat = lua_player_test(L, -1);
  if (kitty && lua_type(L, -1) == LUA_TSTRING && !strcmp(lua_tostring(L, -1), "kitty"))
    seat = HOLDER_KITTY;
  if (seat < 0) refuse(reader, kitty ? SAY(EFFECT_FROM_TO_KITTY) : SAY(EFFECT_FROM_TO));
  lua_pop(L, 1);
  return (uint8_t)seat;
}

static void read_cards(const EffectReader *reader, int at, CardSet *cards) {
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  if (lua_getfield(L, at, "cards") == LUA_TNIL) refuse(reader, SAY(EFFECT_CARDS));
  *cards = *lua_cards_check(L, -1);
  lua_pop(L, 1);
}

_Static_assert(MOVE_MAX == 8, "two sentences say this number");

static void add_move(const EffectReader *reader, int at) {
  Effects *effects = reader->effects;
  if (effects->moves == MOVE_MAX) refuse(reader, SAY(EFFECT_MOVES));
  Move *move = &effects->move[effects->moves++];
  move->from = read_holder(reader, at, "from", true);
  move->to = read_holder(reader, at, "to", true);
  read_cards(reader, at, &move->cards);
}

/* Which kinds of card the function on top of the stack says yes to. */
static uint64_t kinds_by(const EffectReader *reader) {
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  uint64_t kinds = 0;
  if (lua_isnil(L, -1)) return bit(KIND_NB) - 1;
  if (!lua_isfunction(L, -1)) refuse(reader, SAY(EFFECT_ONLY));
  for (Card card = 0; card < KIND_NB; card++) {
    lua_pushvalue(L, -1);
    lua_card_push(L, card);
    lua_call(L, 1, 1);
    if (lua_toboolean(L, -1)) kinds |= bit(card);
    lua_pop(L, 1);
  }
  return kinds;
}

static void add_gift(const EffectReader *reader, int at) {
  Effects *effects = reader->effects;
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  if (effects->gifts == MOVE_MAX) refuse(reader, SAY(EFFECT_GIFTS));
  Gift *gift = &effects->gift[effects->gifts++];
  gift->from = read_holder(reader, at, "from", false);
  gift->to = read_holder(reader, at, "to", false);
  lua_getfield(L, at, "count");
  gift->count = (uint8_t)read_count(reader, SAY(EFFECT_COUNT));
  lua_getfield(L, at, "only");
  gift->kinds = kinds_by(reader);
  lua_pop(L, 2);
}

/* One table on top of the stack, or a list of them. */
static void read_each(const EffectReader *reader, void (*add)(const EffectReader *reader, int at)) {
  lua_State *L = reader->L;
  STACK_GROWS(L, 0);
  int at = lua_gettop(L);
  if (!lua_istable(L, at)) refuse(reader, SAY(EFFECT_TABLE));
  if (lua_rawgeti(L, at, 1) == LUA_TNIL) {
    lua_pop(L, 1);
    add(reader, at);
    return;
  }
  lua_pop(L, 1);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    if (!lua_istable(L, -1)) refuse(reader, SAY(EFFECT_LIST));
    add(reader, lua_gettop(L));
  }
  lua_pop(L, 1);
}

/* ---- the list ---- */

#define OF(hook) ((uint64_t)1 << HOOK_##hook)
enum { EFFECTS_TEXT = 160 };
#define ANY (~(uint64_t)0)
#define BEFORE_PLAY (OF(DECLARE_NOBODY) | OF(DECLARE_DOES) | OF(PHASE_DOES))

/* Each effect, and the hooks that may have it. */
#define EFFECTS(X)                                                                                 \
  X(LEVELS, "levels", ANY)                                                                         \
  X(ACTIVE, "active", ANY)                                                                         \
  X(PASSIVE, "passive", ANY)                                                                       \
  X(POINTS, "points", ANY & ~OF(DEAL_ENDS)) /* there they are counted already */                   \
  X(PER_CARD, "per_card", OF(THROW_PENALTY))                                                       \
  X(UNPLAYED, "unplayed", OF(THROW_PENALTY))                                                       \
  X(LOSES, "loses", OF(THROW_PENALTY))                                                             \
  X(REDEAL, "redeal", BEFORE_PLAY)                                                                 \
  X(DECLARER, "declarer", BEFORE_PLAY | OF(DEAL_BEGINS))                                           \
  X(TRUMP, "trump", BEFORE_PLAY)                                                                   \
  X(ASK, "ask", OF(DECLARE_NOBODY))                                                                \
  X(LOCKS, "locks", OF(DECLARE_DOES))                                                              \
  X(REVEAL, "reveal", BEFORE_PLAY)                                                                 \
  X(MOVE, "move", BEFORE_PLAY)                                                                     \
  X(GIFT, "gift", BEFORE_PLAY)

typedef enum Effect {
#define X(id, name, hooks) DO_##id,
  EFFECTS(X)
#undef X
      EFFECT_NB
} Effect;

static const struct {
  const char *name;
  uint64_t hooks;
} known[EFFECT_NB] = {
#define X(id, name, hooks) {name, hooks},
    EFFECTS(X)
#undef X
};

static bool may_have(const EffectReader *reader, Effect effect) {
  return known[effect].hooks >> reader->frame->call->hook & 1;
}

/* "is none here: levels, active, passive are" */
static _Noreturn void refuse_unknown(EffectReader *reader) {
  char all[EFFECTS_TEXT], sentence[EFFECTS_TEXT + 32], clip[CLIP_TEXT];
  Text text = text_start(all, sizeof all);
  for (Effect effect = 0; effect < EFFECT_NB; effect++)
    if (may_have(reader, effect))
      text_add(&text, "%s%s", text.length ? ", " : "", known[effect].name);
  say_in(sentence, SAY(EFFECT_NONE_HERE), all);
  reader->name = text_clip(reader->name, strlen(reader->name), clip);
  refuse(reader, sentence);
}

static Effect find_effect(EffectReader *reader) {
  for (Effect effect = 0; effect < EFFECT_NB; effect++)
    if (may_have(reader, effect) && strcmp(known[effect].name, reader->name) == 0) return effect;
  refuse_unknown(reader);
}

static void read_effect(EffectReader *reader) {
  Effects *effects = reader->effects;
  switch (find_effect(reader)) {
    case DO_LEVELS: read_amounts(reader, LEVELS_MOST, add_levels); break;
    case DO_ACTIVE: effects->active |= read_seats(reader); break;
    case DO_PASSIVE: effects->passive |= read_seats(reader); break;
    case DO_POINTS: read_points(reader); break;
    case DO_PER_CARD: effects->penalty.per_card = throw_points(reader); break;
    case DO_UNPLAYED: effects->penalty.unplayed = read_throw_side(reader); break;
    case DO_LOSES: effects->penalty.loses = read_throw_side(reader); break;
    case DO_REDEAL: effects->redeal = lua_toboolean(reader->L, -1); break;
    case DO_DECLARER: effects->declarer = (uint8_t)(1 + read_seat(reader)); break;
    case DO_TRUMP: read_trump(reader); break;
    case DO_ASK: effects->ask = (uint8_t)(1 + read_seat(reader)); break;
    case DO_LOCKS: effects->locks = lua_toboolean(reader->L, -1); break;
    case DO_REVEAL: effects->reveal = (uint8_t)read_count(reader, SAY(EFFECT_REVEAL)); break;
    case DO_MOVE: read_each(reader, add_move); break;
    case DO_GIFT: read_each(reader, add_gift); break;
    case EFFECT_NB: break;
  }
}

/* Where nobody declared, one of three things happens. */
static void check_nobody(EffectReader *reader) {
  const Effects *effects = reader->effects;
  int n = effects->redeal + effects->has_trump + (effects->ask > 0);
  if (n == 1) return;
  reader->name = n == 0 ? "trump" : effects->redeal ? "redeal" : "ask";
  refuse(reader, n == 0            ? SAY(EFFECT_WANTED)
                 : effects->redeal ? SAY(EFFECT_REDEAL)
                                   : SAY(EFFECT_ASK));
}

void effects_read(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  STACK_GROWS(L, 0);
  const Frame *frame = location->frame;
  const HookCall *call = frame->call;
  EffectReader reader = {L, location->variant, frame, location->layer, &frame->call->effects, ""};
  at = lua_absindex(L, at);
  if (lua_isnil(L, at)) return;
  char given[GIVEN_TEXT];
  if (!lua_istable(L, at))
    answer_fail(location, SAY(ANSWER_MUST), question_types[call->hook].gives,
                script_given(L, at, given));
  luaL_checkstack(L, 12, NULL);
  int keys = sandbox_lib_walk(L, at);
  for (int i = 1; sandbox_lib_entry(L, at, keys, i); i++, lua_pop(L, 2)) {
    if (lua_type(L, -2) != LUA_TSTRING) refuse(&reader, SAY(EFFECT_NAME));
    reader.name = lua_tostring(L, -2);
    read_effect(&reader);
  }
  if (call->hook == HOOK_DECLARE_NOBODY) check_nobody(&reader);
  char name[FIELD_NAME];
  const char *wrong =
      effects_wrong(call->game, frame->rules, reader.effects, call->hook != HOOK_PHASE_DOES);
  if (wrong) answer_fail(location, SAY(EFFECT_TOGETHER), schema_name(frame->field, name), wrong);
}
