/* judge.c - the engine over a pipe: one JSON line in, one out, with the answer or what is wrong. */
#include "tools/judge.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ask/json_answer.h"
#include "ask/json_line.h"
#include "ask/json_question.h"
#include "ask/json_text.h"
#include "base/ask_sentences.h"
#include "io/channel.h"
#include "lua/load/find_files.h"
#include "lua/load/inline_rule.h"

struct Judge {
  char *spec;             /* of lines without "variant"; NULL: there is no default game */
  char folder[GAME_SPEC]; /* of the first path in it; "": it has none */
  Reach reach;            /* of the "variant" of a line */
  bool paths;             /* a line may name any file */
  Asking *asking;
  JsonLine line;
  Json json;
};

/* The game of lines that name none; NULL where there is none. False without memory. */
static bool find_spec(const char *variant, char **spec) {
  char otherwise[256];
  *spec = NULL;
  if (!variant && !variant_default(otherwise, sizeof otherwise)) return errno != ENOMEM;
  if (!variant) variant = otherwise;
  *spec = malloc(strlen(variant) + 1);
  if (*spec) strcpy(*spec, variant);
  return *spec != NULL;
}

/* The folder of the first path in a sum. */
static void find_folder(const char *spec, char folder[GAME_SPEC]) {
  for (const char *part = spec; *part;) {
    size_t n = setting_part(part), key;
    char word[GAME_SPEC];
    snprintf(word, sizeof word, "%.*s", (int)n, part);
    if (!setting_is(word, &key) && find_is_path(word)) {
      const char *slash = strrchr(word, '/');
      snprintf(folder, GAME_SPEC, "%.*s", slash ? (int)(slash - word) + 1 : 1, slash ? word : ".");
      return;
    }
    part += n + (part[n] == '+');
  }
}

Judge *judge_new(const char *variant, bool paths) {
  static const char OUTSIDE[] = "the folders of the variants and that of the variant which was "
                                "named at the start; `pengyou judge --paths` reads it";
  Judge *judge = calloc(1, sizeof *judge);
  if (!judge) return NULL;
  bool found = find_spec(variant, &judge->spec);
  if (judge->spec) find_folder(judge->spec, judge->folder);
  judge->paths = paths;
  judge->reach = (Reach){NULL, judge->folder, OUTSIDE};
  judge->asking = asking_new();
  if (found && judge->asking) return judge;
  judge_free(judge);
  return NULL;
}

void judge_free(Judge *judge) {
  if (!judge) return;
  asking_free(judge->asking);
  free(judge->spec);
  json_line_free(&judge->line);
  free(judge->json.text);
  free(judge);
}

/* The question of the line, ruled on and written. Its name comes first: a slip there is said even
** where no game is found. */
static bool answer_line(Judge *judge, const cJSON *line, AskError *error) {
  Asking *asking = judge->asking;
  const cJSON *strict = json_get(line, "strict");
  if (strict && !cJSON_IsBool(strict)) return ask_fail(error, "type", SAY(ASK_BOOL), "strict");
  if (!json_subject(line, error) ||
      !json_game(asking, line, judge->spec, judge->paths ? NULL : &judge->reach, error) ||
      !json_ask(asking, line, cJSON_IsTrue(strict), error))
    return false;
  if (json_answer(&judge->json, asking)) return true;
  *error = asking->answer.error;
  return false;
}

static void begin(Json *json, Piece id) {
  json->n = 0;
  json->short_of_memory = false;
  json_raw(json, "{\"id\":");
  if (id.from)
    json_bytes(json, id.from, id.n);
  else
    json_raw(json, "null");
}

static void put_error(Json *json, const char *code, const char *message) {
  json_raw(json, ",\"error\":{\"code\":");
  json_string(json, code);
  json_text(json, "message", message);
  json_raw(json, "}");
}

static const char *refuse(Judge *judge, const char *code, const char *message) {
  begin(&judge->json, (Piece){NULL, 0});
  put_error(&judge->json, code, message);
  json_raw(&judge->json, "}");
  return judge->json.text;
}

const char *judge_answer(Judge *judge, const char *line, size_t length) {
  AskError error = {.code = NULL};
  if (length > JUDGE_LINE_MAX) return refuse(judge, "too-long", "a line has at most 1 MB");
  const char *wrong = json_read(&judge->line, line, length);
  if (wrong) return refuse(judge, "syntax", wrong);
  begin(&judge->json, judge->line.id);
  size_t head = judge->json.n;
  if (!answer_line(judge, judge->line.node, &error)) {
    judge->json.n = head;
    put_error(&judge->json, error.code, error.message);
  }
  json_raw(&judge->json, "}");
  return judge->json.text;
}

/* ---- a stream: what has been asked is answered before more input is waited for ---- */

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

static bool answer_next(Stream *stream, const char *line, size_t length) {
  if (stream->too_long)
    length = JUDGE_LINE_MAX + 1; /* more than is kept; its bytes are not looked at */
  stream->too_long = false;
  json_raw(&stream->waiting, judge_answer(stream->judge, line, length));
  json_raw(&stream->waiting, "\n");
  if (stream->waiting.short_of_memory) return false;
  return stream->waiting.n < CHUNK || flush(stream);
}

/* Answers every whole line that is there, and keeps the beginning of the next one. */
static bool answer_whole(Stream *stream) {
  char *at = stream->line, *end = stream->line + stream->n, *newline;
  while ((newline = memchr(at, '\n', (size_t)(end - at))) != NULL) {
    if (!answer_next(stream, at, (size_t)(newline - at))) return false;
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
    if (!answer_whole(stream)) return false;
  }
  bool rest = stream->n > 0 || stream->too_long; /* a last line without its end */
  return (!rest || answer_next(stream, stream->line, stream->n)) && flush(stream);
}

bool judge_run(Judge *judge, int in, int out) {
  Stream stream = {.judge = judge, .in = in, .out = out};
  stream.line = malloc(JUDGE_LINE_MAX + CHUNK);
  bool done = stream.line && run(&stream);
  free(stream.line);
  free(stream.waiting.text);
  return done;
}
