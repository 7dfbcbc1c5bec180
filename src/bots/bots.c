/* bots.c - finding bots by name. See bots.h. */
#include "bots/bots.h"

#include <string.h>

#include "base/core_sentences.h"

static const Bot *const BOTS[] = {&bot_simple, &bot_sensible, &bot_search, &bot_seeing,
                                  &bot_random};
enum { BOTS_NB = sizeof BOTS / sizeof BOTS[0] };

const Bot *bot_find(const char *name) {
  for (int i = 0; i < BOTS_NB; i++)
    if (strcmp(BOTS[i]->name, name) == 0) return BOTS[i];
  return NULL;
}

const Bot *bot_default(void) { return BOTS[0]; }

const Bot *bot_adviser(void) { return &bot_sensible; }

const char *bot_names(char *out, size_t size) {
  Text text = text_start(out, size);
  for (int i = 0; i < BOTS_NB; i++) text_add(&text, "%s%s", i ? ", " : "", BOTS[i]->name);
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
    char name[CLIP_TEXT], all[256];
    size_t length = strcspn(at, ",");
    named[n] = bot_find(text_clip(at, length, name));
    if (!named[n++])
      return say_fail(error, error_size, SAY(NO_BOT), name, bot_names(all, sizeof all));
    at += length;
    if (!*at) break;
  }
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = named[seat % n];
  return true;
}
