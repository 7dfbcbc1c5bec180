/* cmd_differ.c - `pengyou differ A B`: the smallest situations that two sums rule differently. */
#include <stdio.h>
#include <stdlib.h>

#include "cmd/cmd.h"
#include "cmd/print_difference.h"
#include "differ/scenario_text.h"
#include "differ/tell.h"
#include "io/file.h"
#include "io/print.h"
#include "language/language.h"

enum { SITUATIONS = 50000 };

const char *label_words(const char *const specs[2], int side, char out[LABEL_TEXT]) {
  char said[LABEL_TEXT];
  Text text = text_start(said, sizeof said), words = text_start(out, LABEL_TEXT);
  tell_label(&text, specs, side);
  sentence_expand(&words, &language_english, said);
  return out;
}

static const char *side_label(const Differ *differ, int side, char out[LABEL_TEXT]) {
  const char *const specs[] = {differ_spec(differ, 0), differ_spec(differ, 1)};
  return label_words(specs, side, out);
}

void print_difference(const Differ *differ, const Difference *of, int number) {
  char said[TOLD_TEXT], label[LABEL_TEXT];
  Text text = text_start(said, sizeof said);
  tell_question(&text, of, STYLE_ASCII);
  if (number)
    print_line(stdout, "%2d  %s", number, said);
  else
    print_line(stdout, "  %s", said);
  for (int side = 0; side < 2; side++) {
    text = text_start(said, sizeof said);
    tell_answer(&text, of, side, STYLE_ASCII);
    print_line(stdout, "    %s: %s", side_label(differ, side, label), said);
  }
  if (!of->fields || !number) return;
  text = text_start(said, sizeof said);
  tell_fields(&text, differ, of);
  print_line(stdout, "    by %s", said);
}

/* Both sums, and the numbers of players that they have. */
static void print_head(const Differ *differ) {
  char players[2][256];
  for (int side = 0; side < 2; side++) {
    Text text = text_start(players[side], sizeof players[side]);
    tell_players(&text, differ_players(differ, side));
  }
  print_line(stdout, "%s, for %s players, against %s, for %s", differ_spec(differ, 0), players[0],
             differ_spec(differ, 1), players[1]);
}

/* How far the small questions were put. */
static void print_small(const Differ *differ) {
  char said[TOLD_TEXT];
  Text text = text_start(said, sizeof said);
  for (int type = 0; type < POSED_NB; type++) {
    bool all;
    long n = differ_small(differ, (PosedType)type, &all);
    if (n > 0)
      text_add(&text, "%s %s%ld of %s", text.length ? "," : "", all ? "all " : "", n,
               posed_names[type]);
  }
  if (text.length) print_line(stdout, "small ones, one after the other:%s", said);
}

enum { DEALS = 200 };

/* Fields that no situation shows: do whole games go apart by them? */
static void print_whole(Differ *differ) {
  char found[TOLD_TEXT], said[TOLD_TEXT], name[FIELD_NAME];
  Text apart = text_start(found, sizeof found), alike = text_start(said, sizeof said);
  for (int i = 0; i < differ_fields(differ); i++) {
    Apart at;
    if (differ_shows(differ, i)) continue;
    Whole whole = differ_whole(differ, i, DEALS, &at);
    schema_name(differ_field(differ, i), name);
    if (whole == WHOLE_APART)
      text_add(&apart, "%s%s (seed %llu, deal %d)", apart.length ? ", " : "", name,
               (unsigned long long)at.seed, at.deal);
    else if (whole == WHOLE_ALIKE)
      text_add(&alike, "%s%s", alike.length ? ", " : "", name);
  }
  if (apart.length) print_line(stdout, "whole games go apart by %s", found);
  if (alike.length) print_line(stdout, "%d whole deals do not go apart by %s", DEALS, said);
}

static void print_end(Differ *differ) {
  char unseen[TOLD_TEXT];
  Text text = text_start(unseen, sizeof unseen);
  tell_unseen(&text, differ);
  if (text.length) print_line(stdout, "set differently, and no situation found: %s", unseen);
  print_whole(differ);
  int n = differ_count(differ);
  if (n == 0)
    print_line(stdout, "no difference in %ld situations", differ_tried(differ));
  else
    print_line(stdout, "%d difference%s in %ld situations", n, n == 1 ? "" : "s",
               differ_tried(differ));
  print_small(differ);
}

/* All differences as scenarios, for both sides. NULL: no memory. */
static char *scenarios(const Differ *differ) {
  char *out = NULL, said[TOLD_TEXT], sentence[TOLD_TEXT], scenario[2 * TOLD_TEXT];
  size_t length = 0;
  FILE *file = open_memstream(&out, &length);
  if (!file) return NULL;
  fputs("return scenarios {\n", file);
  for (int i = 0; i < differ_count(differ); i++)
    for (int side = 0; side < 2; side++) {
      const Difference *of = differ_at(differ, i);
      Text text = text_start(said, sizeof said);
      tell_question(&text, of, STYLE_ASCII);
      text_put(&text, " ");
      tell_answer(&text, of, side, STYLE_ASCII);
      text = text_start(sentence, sizeof sentence);
      sentence_expand(&text, &language_english, said);
      text = text_start(scenario, sizeof scenario);
      scenario_of_difference(&text, differ, of, side, sentence);
      fputs(scenario, file);
    }
  fputs("}\n", file);
  if (fclose(file) == 0) return out;
  free(out);
  return NULL;
}

static int write_scenarios(const SubCommand *command, const Differ *differ, const char *path) {
  char error[VARIANT_ERROR] = "not enough memory";
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
  if (n != 2) return usage_fail(command, "two variants are wanted: `pengyou differ A B`");
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
  differ_search(differ, (long)tries, NULL, NULL);
  for (int i = 0; i < differ_count(differ); i++)
    print_difference(differ, differ_at(differ, i), i + 1);
  print_end(differ);
  int status = differ_count(differ) ? FAILED : DONE;
  if (file && write_scenarios(command, differ, file) != DONE) status = USAGE;
  differ_free(differ);
  return status;
}
