/* hook_answers.h - what the functions of fields answer. */
#ifndef hook_answers_h
#define hook_answers_h

#include "lua/call/answer_location.h"

/* Reads the two results on top of the stack, from `first` on, into the call. Raises. */
void hook_read_answer(const AnswerLocation *location, int first);
/* Pushes what the frame's call has as answers, as a function would return them; returns how many
** they are. */
int hook_push_answer(lua_State *L, const Frame *frame);
/* The rule in C, where the one who asks has given no function for it. */
void hook_answer_from_rules(const Frame *frame);

#endif
