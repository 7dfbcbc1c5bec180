/* judge_stream.c - lines in and out of file descriptors: what has been asked is answered before
** more input is waited for. */
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ask/json_text.h"
#include "io/channel.h"
#include "tools/judge.h"
#include "tools/judge_stream.h"

enum { CHUNK = 1 << 16 };

/* The line that is being read, and answers that are not written yet. */
typedef struct Stream {
  Judge *judge;
  int in, out;
  char *line; /* room for JUDGE_LINE_MAX + CHUNK */
  size_t n;
  bool too_long; /* the line is longer; its beginning was left out */
  Json waiting;
} Stream;

static bool flush(Stream *stream) {
  if (!channel_write(stream->out, stream->waiting.text, stream->waiting.n)) return false;
  stream->waiting.n = 0;
  return true;
}

static bool answer_line(Stream *stream, const char *line, size_t length) {
  if (stream->too_long)
    length = JUDGE_LINE_MAX + 1; /* more than is kept; its bytes are not looked at */
  stream->too_long = false;
  json_raw(&stream->waiting, judge_answer(stream->judge, line, length));
  json_raw(&stream->waiting, "\n");
  if (stream->waiting.short_of_memory) return false;
  return stream->waiting.n < CHUNK || flush(stream);
}

/* Answers every whole line that is there, and keeps the beginning of the next one. */
static bool answer_lines(Stream *stream) {
  char *at = stream->line, *end = stream->line + stream->n, *newline;
  while ((newline = memchr(at, '\n', (size_t)(end - at))) != NULL) {
    if (!answer_line(stream, at, (size_t)(newline - at))) return false;
    at = newline + 1;
  }
  stream->n = (size_t)(end - at);
  if (stream->n > JUDGE_LINE_MAX) {
    stream->too_long = true;
    stream->n = 0;
  }
  memmove(stream->line, at, stream->n);
  return true;
}

static bool more_is_waiting(const Stream *stream) {
  struct pollfd poll_in = {.fd = stream->in, .events = POLLIN};
  return poll(&poll_in, 1, 0) > 0;
}

static bool run(Stream *stream) {
  for (;;) {
    if (!more_is_waiting(stream) && !flush(stream)) return false;
    ssize_t n = read(stream->in, stream->line + stream->n, CHUNK);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return flush(stream) && false;
    if (n == 0) break;
    stream->n += (size_t)n;
    if (!answer_lines(stream)) return false;
  }
  bool rest = stream->n > 0 || stream->too_long; /* a last line without its end */
  return (!rest || answer_line(stream, stream->line, stream->n)) && flush(stream);
}

bool judge_run(Judge *judge, int in, int out) {
  Stream stream = {.judge = judge, .in = in, .out = out};
  stream.line = malloc(JUDGE_LINE_MAX + CHUNK);
  bool done = stream.line && run(&stream);
  free(stream.line);
  free(stream.waiting.text);
  return done;
}
