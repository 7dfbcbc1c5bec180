/* lua_unit.c - see lua_unit.h. */
#include "lua/value/lua_unit.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"
#include "play/lead.h"
#include "play/shape_text.h"

static const char UNIT[] = "Unit";

typedef struct UnitValue {
  CardSet cards;              /* kind space */
  uint8_t size, length, type; /* type: UnitType */
  uint32_t pattern;
  Card top;
  Suit suit; /* SUIT_NONE: several */
  char form[NAME_MAX_LEN];
} UnitValue;

static int unit_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"size", "length", "top", "suit", "cards", "form", NULL};
  const UnitValue *unit = lua_touserdata(L, 1);
  switch (lua_value_key(L, keys)) {
    case 0: lua_pushinteger(L, unit->size); break;
    case 1: lua_pushinteger(L, unit->length); break;
    case 2: lua_card_push(L, unit->top); break;
    case 3: lua_suit_push(L, unit->suit); break;
    case 4: lua_cards_push(L, &unit->cards, PACK_MAX); break;
    default: lua_pushstring(L, unit->form);
  }
  return 1;
}

static int unit_size(lua_State *L) {
  STACK_GROWS(L, 1);
  const UnitValue *unit = luaL_checkudata(L, 1, UNIT);
  lua_pushinteger(L, unit->size * unit->length);
  return 1;
}

static int unit_text(lua_State *L) {
  STACK_GROWS(L, 1);
  const UnitValue *unit = luaL_checkudata(L, 1, UNIT);
  if (unit->length > 1)
    lua_pushfstring(L, "%dx%d", unit->size, unit->length);
  else
    lua_pushfstring(L, "%d", unit->size);
  return 1;
}

static int unit_like(lua_State *L) {
  STACK_GROWS(L, 1);
  const UnitValue *a = luaL_checkudata(L, 1, UNIT), *b = luaL_checkudata(L, 2, UNIT);
  bool alike = a->size == b->size && a->length == b->length;
  if (a->type != UNIT_SETS || b->type != UNIT_SETS)
    alike = alike && a->pattern == b->pattern && !strcmp(a->form, b->form);
  lua_pushboolean(L, alike);
  return 1;
}

/* The name of the form by which the unit was read, else of the first form that it has. */
static const char *form_of(const Rules *rules, const Unit *unit) {
  if (unit->form) return unit->form->name;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (range_has(form->size, unit->size) && range_has(form->length, unit->length))
      return form->name;
  }
  return "";
}

/* The cards of a unit. Where suits are ignored they are those of `left`, of which they are taken
** away. */
static void take_cards(const Order *order, const CardSet *places, CardSet *left, CardSet *cards) {
  if (!order->merged) {
    order_back(order, places, cards);
    return;
  }
  order_take(order, places, left, cards);
  cardset_subtract(left, left, cards, order->planes);
}

/* `left`: of the cards that are divided into units, those that are in no earlier one. */
static void push_unit(lua_State *L, const Order *order, const Unit *unit, CardSet *left) {
  STACK_GROWS(L, 1);
  static const luaL_Reg methods[] = {{"like", unit_like}, {NULL, NULL}};
  static const ValueType type = {UNIT, unit_index, NULL, unit_text, unit_size, methods, NULL};
  UnitValue *value = lua_value_new(L, &type, sizeof *value);
  CardSet places = CARDSET_EMPTY;
  memset(value, 0, sizeof *value);
  unit_set(unit, &places, order->planes);
  take_cards(order, &places, left, &value->cards);
  value->size = unit->size;
  value->length = unit->length;
  value->type = unit->type;
  value->pattern = unit->pattern;
  value->top = order->kind_at[unit_top(unit)];
  for (int card = -1, copy = 0; cardset_next(&value->cards, &card, &copy, order->planes);)
    if (order->place_of[card] == unit_top(unit)) value->top = (Card)card; /* of these suits */
  value->suit = order_suit_of(order, &places);
  memcpy(value->form, form_of(lua_frame(L)->rules, unit), NAME_MAX_LEN);
  value->form[NAME_MAX_LEN - 1] = '\0';
}

void lua_cards_cross(lua_State *L, const Order *order, const CardSet *cards, CardSet *places) {
  uint8_t held[PLACE_NB] = {0}; /* several kinds may share a place */
  for (int k = 0; k < PACK_MAX; k++)
    for (uint64_t left = cards->plane[k]; left;) {
      int place = order->place_of[bit_pop(&left)];
      if (place == PLACE_NONE) script_refuse(L, SAY(NO_SUCH_CARD));
      if (++held[place] > order->planes) script_refuse(L, SAY(CARDS_NO_COPIES));
    }
  *places = CARDSET_EMPTY;
  order_cross(order, cards, places);
}

/* The shape of cards in the running question's order. Raises where a form's function fails, and in
** such a function: asked for units there, it would be asked again for each. */
static void shape_in_frame(lua_State *L, const CardSet *cards, Shape *shape) {
  const Order *order = lua_frame_order(L);
  CardSet places;
  if (lua_frame(L)->call->hook == HOOK_LEAD_FORMS) script_refuse(L, SAY(UNIT_IN_FORM));
  lua_cards_cross(L, order, cards, &places);
  shape->n = 0;
  shape->failed = false;
  shape->suit = SUIT_NONE;
  sandbox_charge(L, 50);
  if (!cardset_is_empty(&places)) shape_of(order, lua_frame(L)->rules, &places, shape);
  if (shape->failed) luaL_error(L, "%s", lua_questions(L)->failed);
}

void lua_lead_shape(lua_State *L, const CardSet *cards, const Grouped *grouping, Shape *shape) {
  CardSet places;
  Shape divided;
  shape_in_frame(L, cards, shape);
  if (!grouping_named(grouping) || shape->n == 0) return;
  lua_cards_cross(L, lua_frame_order(L), cards, &places);
  if (lead_divide(lua_frame_order(L), lua_frame(L)->rules, &places, grouping, &divided))
    *shape = divided;
}

void lua_units_push(lua_State *L, const CardSet *cards, const Grouped *grouping) {
  STACK_GROWS(L, 1);
  static const Grouped none;
  Shape shape;
  CardSet left = *cards;
  lua_lead_shape(L, cards, grouping ? grouping : &none, &shape);
  lua_createtable(L, shape.n, 0);
  for (int i = 0; i < shape.n; i++) {
    push_unit(L, lua_frame_order(L), &shape.unit[i], &left);
    lua_rawseti(L, -2, i + 1);
  }
}

/* Are the units at `at` ("2x2+1" or a list) among those of the cards? */
static bool units_held(lua_State *L, const CardSet *cards, int at) {
  STACK_GROWS(L, 0);
  const Order *order = lua_frame_order(L);
  Unit units[UNIT_MAX];
  int n = 0;
  if (lua_istable(L, at)) {
    for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL && n < UNIT_MAX; i++, lua_pop(L, 1)) {
      const UnitValue *unit = luaL_checkudata(L, -1, UNIT);
      if (unit->type != UNIT_SETS) script_refuse(L, SAY(UNIT_SPECIAL), unit->form);
      units[n++] = (Unit){.size = unit->size, .length = unit->length};
    }
    lua_pop(L, 1);
  } else {
    const char *text = lua_value_text(L, at);
    n = units_parse(text, units, UNIT_MAX);
    if (n < 0) script_refuse(L, SAY(UNIT_NO_LIST), text);
  }
  CardSet places;
  lua_cards_cross(L, order, cards, &places);
  sandbox_charge(L, 200);
  for (Suit suit = 0; suit < ESUIT_NB; suit++) { /* units are of one suit */
    CardSet in_suit = CARDSET_EMPTY;
    cardset_mask(&in_suit, &places, order->suit[suit], order->planes);
    if (shape_contains(order, &in_suit, units, n)) return true;
  }
  return false;
}

const CardSet *lua_unit_test(lua_State *L, int at) {
  const UnitValue *unit = luaL_testudata(L, at, UNIT);
  return unit ? &unit->cards : NULL;
}

void lua_unit_push(lua_State *L, const Unit *unit) {
  STACK_GROWS(L, 1);
  assert(!lua_frame_order(L)->merged);
  push_unit(L, lua_frame_order(L), unit, NULL);
}

/* ---- of any cards ---- */

/* c:units(): the units, as a play of them is grouped; c: of one effective suit. */
static int cards_units(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_units_push(L, luaL_checkudata(L, 1, "Cards"), NULL);
  return 1;
}

/* c:holds("2x2+1") */
static int cards_holds(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_pushboolean(L, units_held(L, luaL_checkudata(L, 1, "Cards"), 2));
  return 1;
}

void lua_globals_add(lua_State *L) {
  static const luaL_Reg methods[] = {{"units", cards_units}, {"holds", cards_holds}, {NULL, NULL}};
  lua_cards_open(L, methods);
}
