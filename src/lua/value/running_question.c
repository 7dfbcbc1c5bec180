/* running_question.c - see running_question.h. */
#include "lua/value/running_question.h"

#include <lauxlib.h>

#include "lua/sandbox/sandbox.h"

Questions *lua_questions(lua_State *L) { return sandbox_owner(L); }

Frame *lua_frame(lua_State *L) {
  const Questions *questions = lua_questions(L);
  Frame *frame = questions ? questions->running : NULL;
  if (!frame) luaL_error(L, "that is known in a deal only");
  return frame;
}

const Game *lua_frame_game(lua_State *L) {
  const Game *game = lua_frame(L)->call->game;
  if (!game) luaL_error(L, "there is no deal here");
  return game;
}

const Order *lua_frame_order(lua_State *L) {
  const Order *order = lua_card_context(L).order;
  if (!order) luaL_error(L, "there is no trump yet");
  return order;
}

void lua_frame_need_hand(lua_State *L, int seat) {
  const Frame *frame = lua_frame(L);
  if (frame->knows == KNOWS_ALL) return;
  if (frame->knows == KNOWS_OWN && frame->call->seat == seat) return;
  luaL_error(L, "%s.%s may not look into %s", frame->field->group, frame->field->name,
             frame->knows == KNOWS_OWN ? "another player's hand" : "hands");
}

CardContext lua_card_context(lua_State *L) {
  const Questions *questions = lua_questions(L);
  CardContext context = {NULL, NULL, NULL};
  if (!questions || !questions->running) return context;
  const Frame *frame = questions->running;
  const HookCall *call = frame->call;
  context.rules = frame->rules;
  context.points = context.rules->points.cards;
  context.order = call->order;
  if (call->game && call->game->deal.has_order) {
    if (!context.order) context.order = &call->game->deal.order;
    if (frame->field->hook != HOOK_POINTS_CARDS) context.points = call->game->deal.points;
  }
  return context;
}
