/* bots.c - finding bots by name. See bots.h. */
#include "bots/bots.h"

#include <string.h>

#include "base/core_sentences.h"
#include "bots/bot_script.h"
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
  const Bot *bot = bot_find(word);
  return bot ? bot : bot_script_read(word, bot_find, error, error_size);
}

const Bot *bot_default(void) { return BOTS[0]; }

const Bot *bot_adviser(void) { return &bot_sensible; }

static bool add_name(void *data, const char *name, const char *path) {
  (void)path;
  if (!bot_find(name)) text_add(data, ", %s", name);
  return true;
}

const char *bot_names(char *out, size_t size) {
  Text text = text_start(out, size);
  for (int i = 0; i < BOTS_NB; i++) text_add(&text, "%s%s", i ? ", " : "", BOTS[i]->name);
  find_each_bot(add_name, &text);
  return out;
}

const Bot *bots_seeing(const Bot *const bots[SEAT_MAX]) {
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (bots[seat] && bots[seat]->sees_all) return bots[seat];
  return NULL;
}

bool bots_parse(const char *names, const Bot *bots[SEAT_MAX], char *error, size_t error_size) {
  const Bot *named[SEAT_MAX];
  int n = 0;
  for (const char *at = names; n < SEAT_MAX; at++) {
    char name[PATH_TEXT], all[256];
    size_t length = strcspn(at, ",");
    named[n] = bot_named(text_copy(name, sizeof name, at, length), error, error_size);
    if (!named[n++])
      return *error ? false
                    : say_fail(error, error_size, SAY(NO_BOT), text_clip(at, length, name),
                               bot_names(all, sizeof all));
    at += length;
    if (!*at) break;
  }
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = named[seat % n];
  return true;
}
