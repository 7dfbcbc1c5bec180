/* options.c - reading the words behind a sub-command. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest_word.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/file.h"
#include "io/isolate.h"
#include "io/print.h"
#include "language/language.h"
#include "lua/variant.h"

enum { OPTIONS_MAX = 24 };

/* The leak check of a sanitized build ends by looking into the process from outside, which an
** isolated one forbids: there it is isolated only when that is asked for. */
#ifdef PENGYOU_SANITIZED
static const Isolate BY_DEFAULT = ISOLATE_NEVER;
#else
static const Isolate BY_DEFAULT = ISOLATE_FOREIGN;
#endif

int usage_fail(const SubCommand *command, const char *format, ...) {
  char said[2 * VARIANT_ERROR];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(said, sizeof said, format, arguments);
  va_end(arguments);
  print_line(stderr, "pengyou %s: %s", command->name, said);
  return USAGE;
}

int usage_values(const SubCommand *command, const Value sentence[]) {
  char said[1024];
  return usage_fail(command, "%s", say_values_in(said, sizeof said, sentence));
}

static const Option *find(const Option options[], int n, const char *word) {
  for (int i = 0; i < n; i++) {
    bool is_name = strncmp(word, "--", 2) == 0 && strcmp(word + 2, options[i].name) == 0;
    bool is_letter = options[i].letter && word[1] == options[i].letter && word[2] == '\0';
    if (is_name || is_letter) return &options[i];
  }
  return NULL;
}

static void fail_unknown(const SubCommand *command, const Option options[], int n,
                         const char *word) {
  const char *names[OPTIONS_MAX + 1];
  for (int i = 0; i < n; i++) names[i] = options[i].name;
  names[n] = NULL;
  const char *near = word[1] == '-' ? nearest_word(word + 2, names) : NULL;
  if (near)
    usage_say(command, SAY(TOOL_NEAR_OPTION), word, near);
  else
    usage_say(command, SAY(TOOL_NO_OPTION), word, command->name);
}

/* Returns the number of the other words, or -1. */
static int read_words(const SubCommand *command, const Option options[], int n, int argc,
                      char **argv) {
  int rest = 0;
  for (int i = 0; i < argc; i++) {
    char *word = argv[i];
    if (word[0] != '-' || word[1] == '\0' || (word[1] >= '0' && word[1] <= '9')) {
      argv[rest++] = word;
      continue;
    }
    const Option *option = find(options, n, word);
    if (!option) {
      fail_unknown(command, options, n, word);
      return -1;
    }
    if (option->on) {
      *option->on = true;
    } else if (++i < argc) {
      *option->text = argv[i];
    } else {
      usage_say(command, SAY(TOOL_OPTION_WANTS), word, command->name);
      return -1;
    }
  }
  return rest;
}

static const char *named_language;

const char *options_language(void) { return named_language; }

void options_speak(const char *language) {
  print_speaks(tool_language(language_start(language, language_characters())));
}

static bool choose_language(const SubCommand *command, const char *name) {
  if (!name) name = named_language;
  if (name && !language_find(name)) return usage_deny(command, SAY(TOOL_NO_LANGUAGE), name);
  named_language = name;
  options_speak(name);
  return true;
}

int options_read(const SubCommand *command, const Option options[], int n, int argc, char **argv) {
  enum { OURS = 4, MILLION = 1000 * 1000 };
  bool always = false, never = false;
  const char *text = NULL, *language = NULL;
  uint64_t millions = 0;
  Option all[OPTIONS_MAX] = {{"isolate", '\0', NULL, &always},
                             {"no-isolate", '\0', NULL, &never},
                             {"budget", '\0', &text, NULL},
                             {"lang", '\0', &language, NULL}};
  for (int i = 0; i < n; i++) all[i + OURS] = options[i];
  int rest = read_words(command, all, n + OURS, argc, argv);
  if (rest >= 0 && !choose_language(command, language)) return -1;
  if (always && never && rest >= 0) {
    usage_say(command, SAY(TOOL_ISOLATE_BOTH));
    return -1;
  }
  if (rest >= 0 && !number_read(command, "--budget", text, 1, MILLION, &millions)) return -1;
  variant_budget(millions * MILLION);
  isolate_choose(never ? ISOLATE_NEVER : always ? ISOLATE_ALL : BY_DEFAULT, command->writes);
  return rest;
}

bool number_read(const SubCommand *command, const char *what, const char *text, uint64_t min,
                 uint64_t max, uint64_t *out) {
  char *end;
  if (!text) return true;
  errno = 0;
  bool digits = *text && strspn(text, "0123456789") == strlen(text);
  unsigned long long number = digits ? strtoull(text, &end, 10) : 0;
  if (digits && errno == 0 && number >= min && number <= max) {
    *out = number;
    return true;
  }
  return usage_deny(command, SAY(TOOL_NUMBER), what, (unsigned long long)min,
                    (unsigned long long)max, text);
}

bool file_wanted(const SubCommand *command, const char *path, const char *begins,
                 const char *kind) {
  char error[VARIANT_ERROR];
  FileId id;
  if (!file_may_write(path, true, error, sizeof error)) return usage_refuse(command, "%s", error);
  if (!file_id(path, &id) || id.size == 0 || file_begins(path, begins)) return true;
  return usage_deny(command, SAY(TOOL_OTHER_FILE), path, kind);
}
