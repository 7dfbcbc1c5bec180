/* form_functions.h - the functions of forms of lead, `only` and `is`, asked during play. */
#ifndef form_functions_h
#define form_functions_h

#include "lua/value/lua_deal.h"

/* Answers a question of HOOK_LEAD_FORMS: number[0] the form's place, number[1] whether `is` is
** asked. answer[0]: the cards are of the form; by `is` answer[1] their top, answer[2] a number for
** their pattern. Raises. */
void hooks_form_answer(lua_State *L, Variant *variant, const Frame *frame);

/* Such a question is asked once about each group of cards under each trump: is the answer there? */
bool hooks_form_known(const Variant *variant, HookCall *call);
void hooks_form_keep(Variant *variant, const HookCall *call);

#endif
