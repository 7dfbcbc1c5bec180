/* new_rule.c - a new house rule to begin with, and its first scenarios. */
#include "tools/new_rule.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/text.h"
#include "io/file.h"
#include "lua/variant.h"

enum { FILE_TEXT = 2048 };

/* One field that a rule may begin with: the first that the base does not set so already, and in
** which nothing speaks against it, is taken. */
typedef struct Beginning {
  Family family;
  const char *sentence, *group, *name, *value; /* the value as Lua writes it */
} Beginning;

static const Beginning beginnings[] = {
    {FAMILY_TRICK, "The kitty counts four times", "kitty", "multiplier", "4"},
    {FAMILY_TRICK, "The kitty counts three times", "kitty", "multiplier", "3"},
    {FAMILY_TRICK, "Nothing may be thrown", "throw", "allowed", "\"no\""},
    {FAMILY_TRICK, "Levels begin with 3", "levels", "start", "\"3\""},
    {FAMILY_CLIMB, "Who passes is out of the trick", "follow", "pass", "\"out of the trick\""},
    {FAMILY_CLIMB, "Who passes may come back", "follow", "pass", "\"may come back\""},
};
enum { BEGINNINGS = sizeof beginnings / sizeof beginnings[0] };

static bool is_name(const char *name) {
  return name[0] != '-' && text_is_name(name, NAME_LONGEST);
}

/* The file's name in words: "our-kitty" as "Our kitty". */
static const char *title_of(const char *name, char out[NAME_LONGEST + 1]) {
  snprintf(out, NAME_LONGEST + 1, "%s", name);
  for (char *c = out; *c; c++)
    if (*c == '-') *c = ' ';
  out[0] = (char)toupper((unsigned char)out[0]);
  return out;
}

static void rule_text(const char *name, const char *base, const Beginning *first, char *out) {
  char title[NAME_LONGEST + 1];
  snprintf(out, FILE_TEXT,
           "-- A house rule: what stands here is changed, all else is as in the game that it is "
           "added to.\n"
           "--   pengyou check '%s+./%s.lua'   is it sound?\n"
           "-- variants/README.md says what may stand here, and how a function says it where no "
           "value does.\n"
           "return house_rule {\n"
           "  name    = \"%s\",\n"
           "  summary = \"%s.\",\n"
           "  %-7s = { %s = %s },\n"
           "}\n",
           base, name, title_of(name, title), first->sentence, first->group, first->name,
           first->value);
}

/* What a field holds, in the words of a scenario. */
static const char *bare(const char *value, char out[64]) {
  size_t n = strlen(value);
  snprintf(out, 64, "%.*s", value[0] == '"' ? (int)n - 2 : (int)n, value + (value[0] == '"'));
  return out;
}

static void test_text(const char *name, const char *base, const Beginning *first, char *out) {
  char value[64], game[2 * GAME_SPEC + 3];
  Text quoted = text_start(game, sizeof game);
  text_put_quoted(&quoted, base);
  const char *more =
      first->family == FAMILY_TRICK
          ? "-- A situation and what is expected of it: tests/README.md lists the keys.\n"
            "--   { \"A pair is owed to a pair\", trump = \"9C\", lead = \"JJH\",\n"
            "--     hand = \"AH TTH 6H\", legal = { \"TTH\" }, illegal = { A6H = \"set-owed\" } "
            "},\n"
          : "-- A situation and what is expected of it: tests/README.md lists the keys.\n"
            "--   { \"A pair goes upon a pair\", follows = { { \"4S 4D\", \"5S 5D\", true } } },\n";
  snprintf(out, FILE_TEXT,
           "%s"
           "return scenarios { game = %s, rules = \"./%s.lua\",\n"
           "  -- what the rule sets, as it is begun: change it there, change it here\n"
           "  { \"%s\", fields = { [\"%s.%s\"] = \"%s\" } },\n"
           "}\n",
           more, game, name, first->sentence, first->group, first->name, bare(first->value, value));
}

/* Can the rule, which is written, be laid over the base, and does it change it? */
static bool stands(const Variant *plain, const char *base, const char *path, const Beginning *first,
                   char *error, size_t error_size) {
  char spec[2 * STARTER_PATH];
  const char *now = variant_value(plain, first->group, first->name);
  if (!strcmp(now, first->value)) return say_fail(error, error_size, SAY(NEW_SO_ALREADY), base);
  snprintf(spec, sizeof spec, "%s+%s", base, path);
  Variant *variant = variant_load(spec, variant_rules(plain)->players, error, error_size);
  variant_free(variant);
  return variant != NULL;
}

static bool write_both(const Variant *plain, const char *name, const char *base,
                       const Starter *starter, char *error, size_t error_size) {
  char text[FILE_TEXT];
  for (int i = 0; i < BEGINNINGS; i++) {
    const Beginning *first = &beginnings[i];
    if (first->family != variant_rules(plain)->family) continue;
    rule_text(name, base, first, text);
    if (!file_write(starter->rule, text, false, error, error_size)) return false;
    if (stands(plain, base, starter->rule, first, error, error_size)) {
      test_text(name, base, first, text);
      if (file_write(starter->test, text, false, error, error_size)) return true;
    }
    file_remove(starter->rule);
  }
  return false;
}

bool starter_write(const char *folder, const char *name, const char *base, Starter *starter,
                   char *error, size_t error_size) {
  char of_base[VARIANT_ERROR], clip[CLIP_TEXT];
  text_clip(name, strlen(name), clip);
  if (!is_name(name)) return say_fail(error, error_size, SAY(NEW_NO_NAME), clip, NAME_LONGEST);
  snprintf(starter->rule, sizeof starter->rule, "%.400s/%s.lua", folder, name);
  snprintf(starter->test, sizeof starter->test, "%.400s/%s_test.lua", folder, name);
  if (!text_all_plain(base)) return say_fail(error, error_size, SAY(NEW_BASE_NAME));
  FileId id;
  const char *there = file_id(starter->rule, &id)   ? starter->rule
                      : file_id(starter->test, &id) ? starter->test
                                                    : NULL;
  if (there) return say_fail(error, error_size, SAY(NEW_IS_THERE), there);
  Variant *plain = variant_load(base, 0, of_base, sizeof of_base);
  if (!plain) return text_fail(error, error_size, "%s", of_base);
  bool ok = write_both(plain, name, base, starter, error, error_size);
  variant_free(plain);
  return ok;
}
