/* form_functions.h - the functions of forms of lead, `only` and `is`, asked during play. */
#ifndef form_functions_h
#define form_functions_h

#include "lua/load/layers.h"

/* Answers a question of HOOK_LEAD_FORMS, about each group of cards under each trump once:
** number[0] the form's place, number[1] whether `is` is asked. answer[0]: the cards are of the
** form; by `is` answer[1] their top, answer[2] a number for their pattern. */
bool forms_ask(Variant *variant, HookCall *call);

/* Lets the answers that are known go. */
void forms_forget(Variant *variant);

#endif
