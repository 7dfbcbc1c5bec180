/* channel.h - bytes through a socket between two of our own processes, or into a file, whole or not
** at all. */
#ifndef channel_h
#define channel_h

#include <stdbool.h>
#include <stddef.h>

/* Into whatever is open. False, and errno says why, when it cannot be. */
bool channel_write(int to, const void *bytes, size_t n);

/* Through a socket. False when the other end is gone. */
bool channel_send(int to, const void *bytes, size_t n);
bool channel_receive(int from, void *bytes, size_t n);

#endif
