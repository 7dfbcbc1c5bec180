/* bots.c - finding bots by name. See bots.h. */
#include "bots/bots.h"

#include <string.h>

#include "base/core_sentences.h"
#include "bots/bot_script.h"
#include "language/names_zh.h"
#include "language/typed_zh.h"
#include "lua/load/find_files.h"

static const Bot *const BOTS[] = {&bot_simple, &bot_sensible, &bot_search, &bot_seeing,
                                  &bot_random};
enum { BOTS_NB = sizeof BOTS / sizeof BOTS[0] };

const Bot *bot_find(const char *name) {
  for (int i = 0; i < BOTS_NB; i++)
    if (strcmp(BOTS[i]->name, name) == 0) return BOTS[i];
  return NULL;
}

/* One of the program's, or one in Lua. NULL and a sentence, or none where there is none of that
** name. */
static const Bot *bot_named(const char *word, char *error, size_t error_size) {
  char called[THING_NAME];
  const Bot *bot = bot_find(chinese_find("bot", word, strlen(word), called) ? called : word);
  return bot ? bot : bot_script_read(word, bot_find, error, error_size);
}

const Bot *bot_default(void) { return BOTS[0]; }

const Bot *bot_adviser(void) { return &bot_sensible; }

static bool add_name(void *data, const char *name, const char *path) {
  (void)path;
  if (bot_find(name)) return true;
  text_put(data, SAY(LIST_COMMA));
  text_put(data, name);
  return true;
}

const char *bot_names(char *out, size_t size) {
  Text text = text_start(out, size);
  for (int i = 0; i < BOTS_NB; i++) {
    text_put(&text, i ? SAY(LIST_COMMA) : "");
    say(&text, SAY(BOT_CALLED), BOTS[i]->name);
  }
  find_each_bot(add_name, &text);
  return out;
}

const Bot *bots_seeing(const Bot *const bots[SEAT_MAX]) {
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (bots[seat] && bots[seat]->sees_all) return bots[seat];
  return NULL;
}

/* What stands before the next comma, which may be a Chinese one; *comma: its length. */
static size_t name_length(const char *names, size_t *comma) {
  size_t n = 0;
  *comma = 0;
  while (names[n] && !(*comma = chinese_sign(names + n, ',', "，")) &&
         !(*comma = chinese_sign(names + n, ',', "、")))
    n++;
  return n;
}

int bots_parse(const char *names, const Bot *bots[SEAT_MAX], char *error, size_t error_size) {
  const Bot *named[SEAT_MAX];
  int n = 0;
  for (const char *at = names;;) {
    char name[PATH_TEXT], all[512];
    size_t comma, length = name_length(at, &comma);
    named[n] = bot_named(text_copy(name, sizeof name, at, length), error, error_size);
    if (!named[n++])
      return *error ? 0
                    : say_fail(error, error_size, SAY(NO_BOT), text_clip(at, length, name),
                               bot_names(all, sizeof all));
    at += length + comma;
    if (!comma) break;
    if (n == SEAT_MAX) return say_fail(error, error_size, SAY(BOTS_MORE), SEAT_MAX);
  }
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = named[seat % n];
  return n;
}
