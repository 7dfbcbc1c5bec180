/* grow.c - see grow.h. */
#include "base/grow.h"

#include <stdlib.h>

bool grow(void *list, size_t n, size_t *room, size_t size) {
  void **at = list;
  if (n <= *room) return true;
  void *moved = realloc(*at, 2 * n * size);
  if (!moved) return false;
  *at = moved;
  *room = 2 * n;
  return true;
}
