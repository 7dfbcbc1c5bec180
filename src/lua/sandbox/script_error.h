/* script_error.h - "file:line: sentence", raised for a mistake in a script.
**
** The sentence is raised as it was said (base/sentence.h), and becomes words where it leaves the
** program. What a script itself raises is text. */
#ifndef script_error_h
#define script_error_h

#include <lua.h>

#include "base/script_sentences.h"

/* A line of a file. path NULL: of none. */
typedef struct ScriptLocation {
  const char *path;
  int line;
} ScriptLocation;

/* script_fail(L, location, SAY(X), values ...): raises "path:line: sentence", without a path the
** sentence alone. */
#define script_fail(L, location, ...) script_fail_values(L, location, VALUES(__VA_ARGS__))
_Noreturn void script_fail_values(lua_State *L, ScriptLocation location, const Value sentence[]);

/* script_refuse(L, SAY(X), values ...): the same at the line of the script that is running. Never
** returns, for `return script_refuse(L, …)`. */
#define script_refuse(L, ...) script_refuse_values(L, VALUES(__VA_ARGS__))
int script_refuse_values(lua_State *L, const Value sentence[]);

/* The type of a value, by Lua's number of it: "a table", said. */
const char *script_type(int type);

#endif
