/* structured_answers.h - what functions answer that is neither a word nor a number: calls, cards,
** penalties. */
#ifndef structured_answers_h
#define structured_answers_h

#include "lua/call/answer_location.h"

/* friends.calls: Cards, a card, or a list of cards and of texts ("AC", "AC#2"). Each card is its
** first copy, when named again the next one. nil: none. */
void answer_calls(const AnswerLocation *location, int at);
/* Pushes the calls as a list of texts. */
void answer_push_calls(lua_State *L, const HookCall *call);

/* throw.forced: a word, which then decides; or a unit, or cards of the throw: answer[0] is -1. */
void answer_forced(const AnswerLocation *location, int at);
void answer_push_forced(lua_State *L, const Frame *frame);

/* throw.penalty: points, or a table of what a throw costs beside effects. Pushed are points alone
** where there is nothing else. */
void answer_penalty(const AnswerLocation *location, int at);
void answer_push_penalty(lua_State *L, const Penalty *penalty);

#endif
