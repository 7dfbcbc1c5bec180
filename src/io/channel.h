/* channel.h - bytes through a socket between two of our own processes, whole or not at all. */
#ifndef channel_h
#define channel_h

#include <stdbool.h>
#include <stddef.h>

/* False when the other end is gone. */
bool channel_send(int to, const void *bytes, size_t n);
bool channel_receive(int from, void *bytes, size_t n);

#endif
