/* repl.c - what every command works on. */
#include "repl/repl.h"

#include <string.h>

void repl_begin_anew(Repl *repl) {
  repl->taken &= (uint16_t)((1u << repl->session.rules->players) - 1);
  memset(repl->offered, 0, sizeof repl->offered);
}
