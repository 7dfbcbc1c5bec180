/* stack_balance.h - what a function of ours leaves on Lua's stack: asserted.
**
** A value too many or too few is found in the function that left it, not where the stack runs over
** or another value is read in its place. An error that is raised goes past the assertion, as it
** goes past the function. Nothing of it is there where assertions are off. */
#ifndef stack_balance_h
#define stack_balance_h

#include <assert.h>
#include <lua.h>
#include <stdio.h>

/* What the stack is to hold when the function that began this returns. */
typedef struct StackBalance {
  lua_State *L;
  int top;
  const char *function;
} StackBalance;

/* Asserts it, and says by whom it does not hold. */
static inline void stack_balance_check(const StackBalance *balance) {
  int top = lua_gettop(balance->L);
  if (top != balance->top)
    fprintf(stderr, "%s leaves %d values on the stack of Lua, not %d\n", balance->function, top,
            balance->top);
  assert(top == balance->top);
}

/* STACK_GROWS(L, n): however this function returns from here on, it leaves n values more on the
** stack than there are now (fewer, where n is negative). */
#ifdef NDEBUG
#define STACK_GROWS(L, n) ((void)0)
#else
#define STACK_GROWS(L, n)                                                                          \
  __attribute__((cleanup(stack_balance_check), unused))                                            \
  const StackBalance stack_balance_ = {(L), lua_gettop(L) + (n), __func__}
#endif

#endif
