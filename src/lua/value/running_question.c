/* running_question.c - see running_question.h. */
#include "lua/value/running_question.h"

#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/script_error.h"

Questions *lua_questions(lua_State *L) { return sandbox_owner(L); }

Frame *lua_frame(lua_State *L) {
  const Questions *questions = lua_questions(L);
  Frame *frame = questions ? questions->running : NULL;
  if (!frame) script_refuse(L, SAY(SEE_DEAL_ONLY));
  return frame;
}

const Game *lua_frame_game(lua_State *L) {
  const Game *game = lua_frame(L)->call->game;
  if (!game) script_refuse(L, SAY(SEE_NO_DEAL));
  return game;
}

const Order *lua_frame_order(lua_State *L) {
  const Order *order = lua_card_context(L).order;
  if (!order) script_refuse(L, SAY(SEE_NO_TRUMP));
  return order;
}

void lua_frame_need_hand(lua_State *L, int seat) {
  const Frame *frame = lua_frame(L);
  if (frame->knows == KNOWS_ALL) return;
  if (frame->knows == KNOWS_OWN && frame->call->seat == seat) return;
  char name[FIELD_NAME];
  bool own = frame->knows == KNOWS_OWN;
  script_refuse(L, own ? SAY(SEE_OTHER_HANDS) : SAY(SEE_HANDS), schema_name(frame->field, name));
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
