/* grow.h - lists on the heap that grow. */
#ifndef grow_h
#define grow_h

#include <stdbool.h>
#include <stddef.h>

/* Room for n things of this size in the list whose pointer is at `list` and which has room for
** *room; a new one is NULL and 0. False: there is no memory, and the list is as it was. */
bool grow(void *list, size_t n, size_t *room, size_t size);

#endif
