/* cmd_differ.c - `pengyou differ GAME OTHER`: the smallest situations that two sums rule
** differently. */
#include <stdio.h>
#include <stdlib.h>

#include "base/core_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/print_difference.h"
#include "cmd/stop.h"
#include "differ/scenario_text.h"
#include "differ/tell.h"
#include "io/file.h"
#include "io/print.h"
#include "language/language.h"

enum { SITUATIONS = 50000 };

/* Both sums, and the numbers of players that they have. */
static void print_head(const Differ *differ) {
  char players[2][256];
  for (int side = 0; side < 2; side++) {
    Text text = text_start(players[side], sizeof players[side]);
    tell_players(&text, differ_players(differ, side));
  }
  print_sentence(stdout, SAY(TOOL_DIFFER_HEAD), differ_spec(differ, 0), players[0],
                 differ_spec(differ, 1), players[1]);
}

/* How far the small questions were put. */
static void print_small(const Differ *differ) {
  static const char *const TYPES[] = {
#define X(id, name, keys) SAY(TOOL_TYPE_##id),
    POSED_TYPES(X)
#undef X
  };
  char said[TOLD_TEXT];
  Text text = text_start(said, sizeof said);
  for (int type = 0; type < POSED_NB; type++) {
    bool all;
    long n = differ_small(differ, (PosedType)type, &all);
    if (n <= 0) continue;
    if (text.length) text_put(&text, SAY(TOOL_AND));
    say(&text, SAY(TOOL_SMALL), all, n, TYPES[type]);
  }
  if (text.length) print_sentence(stdout, SAY(TOOL_DIFFER_SMALL), said);
}

enum { DEALS = 200 };

/* Fields that no situation shows: do whole games go apart by them? */
static void print_whole(Differ *differ) {
  char found[TOLD_TEXT], said[TOLD_TEXT], name[FIELD_NAME];
  Text apart = text_start(found, sizeof found), alike = text_start(said, sizeof said);
  for (int i = 0; i < differ_fields(differ) && !stop_asked(); i++) {
    Apart at;
    if (differ_shows(differ, i)) continue;
    Whole whole = differ_whole(differ, i, DEALS, &at);
    schema_name(differ_field(differ, i), name);
    Text *list = whole == WHOLE_APART ? &apart : &alike;
    if (whole != WHOLE_APART && whole != WHOLE_ALIKE) continue;
    if (list->length) text_put(list, SAY(LIST_COMMA));
    if (whole == WHOLE_APART)
      say(list, SAY(TOOL_APART_AT), name, (unsigned long long)at.seed, at.deal);
    else
      say(list, SAY(TOOL_A_FIELD), name);
  }
  if (apart.length) print_sentence(stdout, SAY(TOOL_APART), found);
  if (alike.length) print_sentence(stdout, SAY(TOOL_ALIKE), DEALS, said);
}

static void print_end(Differ *differ) {
  char unseen[TOLD_TEXT];
  Text text = text_start(unseen, sizeof unseen);
  tell_unseen(&text, differ);
  if (text.length) print_sentence(stdout, SAY(TOOL_UNSEEN), unseen);
  print_whole(differ);
  int n = differ_count(differ);
  if (n == 0)
    print_sentence(stdout, SAY(TOOL_DIFFER_NONE), differ_tried(differ));
  else
    print_sentence(stdout, SAY(TOOL_DIFFER_COUNT), n, differ_tried(differ));
  print_small(differ);
  if (stop_asked()) print_sentence(stdout, SAY(TOOL_STOPPED));
}

/* All differences as scenarios, for both sides. NULL: no memory. */
static char *scenarios(const Differ *differ) {
  char *out = NULL, scenario[2 * TOLD_TEXT];
  size_t length = 0;
  FILE *file = open_memstream(&out, &length);
  if (!file) return NULL;
  fputs("return scenarios {\n", file);
  for (int i = 0; i < differ_count(differ); i++)
    for (int side = 0; side < 2; side++) {
      Text text = text_start(scenario, sizeof scenario);
      scenario_of_difference(&text, differ, differ_at(differ, i),
                             &(ScenarioWanted){side, &language_english, true});
      fputs(scenario, file);
    }
  fputs("}\n", file);
  if (fclose(file) == 0) return out;
  free(out);
  return NULL;
}

static int write_scenarios(const SubCommand *command, const Differ *differ, const char *path) {
  char error[VARIANT_ERROR];
  say_in(error, SAY(TOOL_NO_MEMORY));
  char *text = scenarios(differ);
  bool written = text && file_write(path, text, false, error, sizeof error);
  free(text);
  return written ? DONE : usage_fail(command, "%s", error);
}

int cmd_differ(const SubCommand *command, int argc, char **argv) {
  const char *players = NULL, *seed = NULL, *situations = NULL, *file = NULL;
  const Option options[] = {{"players", 'n', &players, NULL},
                            {"seed", 's', &seed, NULL},
                            {"situations", '\0', &situations, NULL},
                            {"scenarios", '\0', &file, NULL}};
  char error[VARIANT_ERROR];
  uint64_t number = 0, seeded = 1, tries = SITUATIONS;
  int n = options_read(command, options, 4, argc, argv);
  if (n < 0) return USAGE;
  if (n != 2) return usage_say(command, SAY(TOOL_WANTS_TWO), command->name);
  if (!number_read(command, "--players", players, 2, SEAT_MAX, &number) ||
      !number_read(command, "--seed", seed, 0, UINT64_MAX, &seeded) ||
      !number_read(command, "--situations", situations, 1, INT32_MAX, &tries))
    return USAGE;
  if (file && !file_may_write(file, false, error, sizeof error))
    return usage_fail(command, "%s", error);
  const DifferWanted wanted = {.a = argv[0], .b = argv[1], .players = (int)number, .seed = seeded};
  Differ *differ = differ_new(&wanted, error, sizeof error);
  if (!differ) return usage_fail(command, "%s", error);
  print_head(differ);
  stop_watch();
  differ_search(differ, (long)tries, stop_asked_of, NULL);
  for (int i = 0; i < differ_count(differ); i++)
    print_difference(differ, differ_at(differ, i), i + 1);
  print_end(differ);
  int status = differ_count(differ) ? FAILED : stop_asked() ? USAGE : DONE;
  if (file && !differ_count(differ))
    print_sentence(stdout, SAY(TOOL_DIFFER_NO_FILE), file);
  else if (file && write_scenarios(command, differ, file) != DONE)
    status = USAGE;
  differ_free(differ);
  return status;
}
