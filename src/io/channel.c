/* channel.c - bytes through a socket. */
#include "io/channel.h"

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

bool channel_send(int to, const void *bytes, size_t n) {
  const char *at = bytes;
  while (n > 0) {
    ssize_t done = send(to, at, n, MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    at += done;
    n -= (size_t)done;
  }
  return true;
}

bool channel_receive(int from, void *bytes, size_t n) {
  char *at = bytes;
  while (n > 0) {
    ssize_t done = read(from, at, n);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    at += done;
    n -= (size_t)done;
  }
  return true;
}
