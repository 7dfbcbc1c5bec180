/* sandbox_state.h - what a sandbox keeps, for the files that make it up. */
#ifndef sandbox_state_h
#define sandbox_state_h

#include "lua/sandbox/sandbox.h"

enum {
  HOOK_STEP = 100,   /* instructions between two looks */
  FRAMES_SHOWN = 64, /* frames in which the location of an error is looked for */
  LOCATION_TEXT = 128,
  REASON_TEXT = 320,
};

struct Sandbox {
  lua_State *L;
  Limits limits;
  size_t used;
  uint64_t spent, budget, seen; /* seen: what was spent when the clock was looked at last */
  uint64_t before;              /* what earlier calls of the command spent */
  int64_t look; /* when the time computed is looked at, by the wall clock in ns; 0: not yet set */
  int64_t computed; /* by the thread, when that was set */
  unsigned calls;
  bool goes_on;    /* the command, for so long that its calls are added up */
  int64_t began;   /* the command, by the wall clock; 0: no call of it has yet */
  int64_t entered; /* what the thread had computed when the call began, if it is added up */
  int64_t added;   /* what calls of the command have computed */
  int depth;       /* calls within calls */
  bool dead;
  bool refused; /* the last call was, before it began */
  int late;     /* by so many seconds calls of this command were cut off: no further one is made */
  void *stack;  /* Lua's own stack, where it is moved in place (see allocate) */
  void *texts;  /* Lua's table of short texts; NULL: not known */
  void *moved;  /* the block that moved last */
  int blocks;   /* so many were asked for while the state is made */
  bool stack_moved, block_moved;
  bool stack_over;   /* it has grown past what any other block may */
  bool text_refused; /* what was refused last is a text of more than SANDBOX_TEXT_MAX bytes */
  bool move_refused; /* what was refused last is a table whose entries take too long to move */
  bool starved;      /* what was refused last was refused by the system */
  bool loads_code;   /* its lists are made as large as they are */
  bool blind;        /* frames are never looked at while memory is asked for */
  const char *path;  /* of sandbox_at, and its line */
  int line;
  char location[LOCATION_TEXT]; /* where memory was refused last: "file:line: " */
  char reason[REASON_TEXT];     /* of the death */
  char *output;
  size_t output_n;
  void *owner;
};

#endif
