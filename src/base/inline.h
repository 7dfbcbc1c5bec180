/* inline.h - which functions of a hot path are made part of their callers, and which not.
**
** What is done seldom is NO_INLINE, so that the rest does not pay for the room and the registers
** that it takes. ALWAYS_INLINE is for what is asked for every action, where the compiler thinks it
** too large because somebody else asks it too. */
#ifndef inline_h
#define inline_h

#define NO_INLINE __attribute__((noinline))
#define ALWAYS_INLINE inline __attribute__((always_inline))

#endif
