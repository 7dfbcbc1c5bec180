/* cmd_replay.c - `pengyou replay`: does a record lead to the end that it tells of? */
#include <stdio.h>
#include <stdlib.h>

#include "base/core_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/file.h"
#include "io/print.h"
#include "lua/variant.h"
#include "notation/notation.h"
#include "notation/record.h"

static int say_end(const Game *game, const Rules *rules, const History *history) {
  char said[NOTATION_MAX];
  bool points = game->deal.tables;
  Text seats = text_start(said, sizeof said);
  print_sentence(stdout, SAY(TOOL_REPLAYED), rules->name, rules->variant, rules->players,
                 history->n, game->number);
  for (int seat = 0; seat < rules->players; seat++) {
    char level[LEVEL_TEXT];
    deal_level_print(rules, game, seat, STYLE_ASCII, level);
    if (points) snprintf(level, sizeof level, "%d", game->total[seat]);
    if (seat) text_put(&seats, SAY(LIST_COMMA));
    say(&seats, SAY(TOOL_REPLAYED_SEAT), seat_letter(seat), level,
        (bool)(game->winners >> seat & 1));
  }
  print_sentence(stdout, points ? SAY(TOOL_REPLAYED_POINTS) : SAY(TOOL_REPLAYED_LEVELS), said);
  return DONE;
}

/* Under which rules it is replayed, where they are not those that lie here. */
static void say_texts(const char *path, const Variant *variant) {
  char said[NOTATION_MAX];
  for (CarriedFrom from = CARRIED_ABSENT; from <= CARRIED_OTHER; from++)
    if (carried_tell(variant_carries(variant), from, said, sizeof said))
      print_line(stderr, "%s: %s", path, said);
}

static int replay(const char *path, const char *text, bool other_rules) {
  char error[VARIANT_ERROR];
  RecordHead head;
  if (!record_head(text, &head, error, sizeof error)) {
    print_line(stderr, "%s: %s", path, error);
    return USAGE;
  }
  const VariantWanted as = {.players = head.players, .offer = {&head.files, false}};
  Variant *variant = variant_load_as(head.variant, &as, error, sizeof error);
  record_head_free(&head);
  if (!variant) {
    print_line(stderr, "%s: %s", path, error);
    return USAGE;
  }
  Game game;
  History history = {0};
  const Rules *rules = variant_rules(variant);
  int status = FAILED;
  say_texts(path, variant);
  if (record_replay(text, rules, !other_rules, (Replayed){&game, &history}, error, sizeof error))
    status = say_end(&game, rules, &history);
  else
    print_line(stderr, "%s: %s", path, error);
  history_free(&history);
  variant_free(variant);
  return status;
}

int cmd_replay(const SubCommand *command, int argc, char **argv) {
  bool other_rules = false;
  const Option options[] = {{"other-rules", '\0', NULL, &other_rules}};
  char error[VARIANT_ERROR];
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n != 1) return usage_say(command, SAY(TOOL_WANTS_RECORD), command->name);
  char *text = file_read(argv[0], FILE_RECORD_MB, NULL, error, sizeof error);
  if (!text) return usage_fail(command, "%s", error);
  int status = replay(argv[0], text, other_rules);
  free(text);
  return status;
}
