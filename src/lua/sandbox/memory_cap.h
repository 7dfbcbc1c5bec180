/* memory_cap.h - the memory that a script may have.
**
** The allocator refuses what goes past the cap, by the size that is asked for, any single block
** past a sixteenth of it, and any text longer than a file may be, so that no one instruction can
** copy, compare or convert for long. Every block costs a fee, since it is work that no instruction
** shows. */
#ifndef memory_cap_h
#define memory_cap_h

#include "lua/sandbox/sandbox.h"

/* Two blocks are counted but not refused: the hook, which looks next, ends the script. Some
** versions of Lua move their stack as one block, and frames cannot be looked at meanwhile: a
** refusal could not say where it was (Lua bounds the stack at a million values). And where the
** table of short texts may not grow, Lua collects all its garbage anew for every further text,
** within one C function for hours; it has a place for each text, and these are counted. */
void *memory_cap_allocate(void *data, void *block, size_t old_size, size_t new_size);

/* The second block of a state is its stack. Either it moves when the stack grows, or none does (a
** new stack is made beside it, and frames can be looked at); of a Lua for which neither holds
** nothing is known, and messages about memory go without their location. */
void memory_cap_learn_stack(Sandbox *sandbox);

/* What moves while short texts are made and nothing else is the table of short texts. */
int memory_cap_learn_texts(lua_State *L);

/* The running call ends: it has asked for more than it may have. */
void memory_cap_die(Sandbox *sandbox);

/* Was it the machine that had no memory when some was refused last, not the limit? */
bool sandbox_is_starved(const Sandbox *sandbox);

#endif
