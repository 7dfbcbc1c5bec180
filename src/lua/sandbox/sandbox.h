/* sandbox.h - one Lua state that runs untrusted text within budgets.
**
** The only way into Lua: every call is protected, counted and bounded in memory. What ends a
** script is the instruction count, with fees for C functions in proportion to their work; two
** seconds of computing in a call, and eight in the calls of a command that goes on, stand behind it
** only as a net. No text that a script makes is longer than a file may be. Nothing of the machine
** is reachable, and no library can be changed;
** `pairs` walks numbers, then strings, each in order; no address shows in any string. */
#ifndef sandbox_h
#define sandbox_h

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Limits {
  uint64_t instructions; /* for one call; loading has ten times that */
  size_t memory;         /* bytes for the whole state */
  size_t output;         /* bytes that print may write */
  uint64_t command;      /* for all calls of one command together; 0: as much as loading has */
} Limits;

extern const Limits limits_default; /* 10 million, 64 MB, 64 KB, 100 million */

enum { SANDBOX_TEXT_MAX = 256 * 1024 }; /* the longest file that is compiled, and any text */

typedef struct Sandbox Sandbox;

Sandbox *sandbox_new(const Limits *limits); /* NULL: no memory */
void sandbox_free(Sandbox *sandbox);
lua_State *sandbox_state(Sandbox *sandbox); /* the lowest value on its stack is not to be touched */
static inline Sandbox *sandbox_of(lua_State *L) { return *(Sandbox **)lua_getextraspace(L); }

/* What our own functions find again from the state: the loaded game. NULL until it is set. */
void sandbox_own(Sandbox *sandbox, void *owner);
void *sandbox_owner(lua_State *L);

/* What the compiler made of a text. */
typedef struct ScriptCode {
  char *bytes;
  size_t size, room;
} ScriptCode;

/* A text (never binary) under the name that messages show. Where a text is compiled often, its code
** is kept: who compiles it first puts it on the heap there. It is charged as compiling is. */
typedef struct Script {
  const char *name, *text;
  size_t length;
  ScriptCode *_Atomic *code; /* NULL: it is not kept */
} Script;
void script_code_free(ScriptCode *code);

/* Compiles the text, in a new environment whose globals are the allowed ones and those of the table
** at `globals` (stack index; 0: none), and runs it. On true its one result is on the stack. On
** false `error` holds "file:line: sentence" (and nothing is pushed). */
bool sandbox_run(Sandbox *sandbox, const Script *script, int globals, char *error,
                 size_t error_size);

/* The two halves of it, for who runs a text often; both raise. The text compiled: a reference in
** the registry to a function whose one upvalue is its environment. And such an environment,
** pushed. */
int sandbox_compile(lua_State *L, const Script *script);
void sandbox_push_environment(lua_State *L, int globals);

/* Has the function asked for every key that the table on top of the stack has not. */
void sandbox_ask_for_keys(lua_State *L, lua_CFunction function);

/* Calls the function below its `arguments` on the stack. On true `results` values are pushed. On
** false: error as above, with the traceback's innermost script line. */
bool sandbox_call(Sandbox *sandbox, int arguments, int results, char *error, size_t error_size);

/* Runs a C function of ours protected, with `data` as its one argument (a light userdata), within
** the budget of loading: for work on the state and on what scripts left in it. It pushes
** nothing. */
bool sandbox_protect(Sandbox *sandbox, lua_CFunction body, void *data, char *error,
                     size_t error_size);

/* The same within the budget of one call. */
bool sandbox_ask(Sandbox *sandbox, lua_CFunction body, void *data, char *error, size_t error_size);

/* Where the values come from that C is about to walk: what ends the call while no script runs names
** this file and line. path NULL: no longer. The path is kept, not copied. */
void sandbox_at(lua_State *L, const char *path, int line);

/* Writes to what sandbox_output returns; false when it is full. Control characters become `?`. */
bool sandbox_print(lua_State *L, const char *text, size_t length);

/* What print wrote since the last time, ended; the buffer is emptied. */
const char *sandbox_output(Sandbox *sandbox);

#endif
