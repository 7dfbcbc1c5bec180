/* channel.c - see channel.h. */
#include "io/channel.h"

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

/* `signals`: a socket whose other end is gone would end the program by one. */
static bool put(int to, const void *bytes, size_t n, bool signals) {
  const char *at = bytes;
  while (n > 0) {
    ssize_t done = signals ? write(to, at, n) : send(to, at, n, MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    at += done;
    n -= (size_t)done;
  }
  return true;
}

bool channel_write(int to, const void *bytes, size_t n) { return put(to, bytes, n, true); }
bool channel_send(int to, const void *bytes, size_t n) { return put(to, bytes, n, false); }

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
