/* script_budget.h - how long scripts may run: instructions for a call and for all of a command, and
** the clock as a net.
**
** The count hook adds up instructions, C functions add their fees and the allocator one for every
** block. The calls of a command have a budget together, so that many do not what one may not. The
** time that the thread has computed stands behind, however busy the machine is: hook and fees look
** at that of a call, and in a command that goes on for long that of all its calls is added up. */
#ifndef script_budget_h
#define script_budget_h

#include "lua/sandbox/sandbox.h"

enum { LOAD_FACTOR = 10 /* loading has so many times the budget of a call */ };

/* Begins a call, the outermost with that budget. False: the command's is used up, and error says
** so. */
bool script_budget_begin(Sandbox *sandbox, uint64_t budget, char *error, size_t size);

/* Ends the outermost call: what it has spent is spent of the command's budget. */
void script_budget_end(Sandbox *sandbox);

/* Why a call ends that has spent its budget. */
void script_budget_reason(const Sandbox *sandbox, char *out, size_t size);

/* The hook of the state: it fires every HOOK_STEP instructions, once a call is dead at each. */
void script_budget_hook(lua_State *L, lua_Debug *frame);

/* A command begins: what its calls may run for together starts anew. Until the first one, loading
** and all calls are one command. */
void sandbox_begin(Sandbox *sandbox);

/* Have the calls since then used up what they may run for together? Then any further one is
** refused. */
bool sandbox_is_used_up(const Sandbox *sandbox);

/* Was the last call refused for that? */
bool sandbox_has_refused(const Sandbox *sandbox);

/* How many instructions they ran for, fees included. */
uint64_t sandbox_spent(const Sandbox *sandbox);

/* Where that is counted. */
const uint64_t *sandbox_spent_at(const Sandbox *sandbox);

/* Charges a C function's work to the running call; raises when the budget is spent. */
void sandbox_charge(lua_State *L, uint64_t instructions);

/* Looks at count, memory and clock now; raises where the running call is at its end. */
void sandbox_look(lua_State *L);

/* Ends the running call: it was about to make a text longer than SANDBOX_TEXT_MAX. */
void sandbox_refuse_text(lua_State *L);

/* After an error that pcall caught: has the running call spent its budget, or (`memory`) its
** memory? Then the error may not be swallowed. */
bool sandbox_is_dead(lua_State *L, bool memory);

#endif
