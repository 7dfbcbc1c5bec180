/* fuzz_record.c - records: anything replays or is refused with a line number and a sentence, and
** what was replayed before the damage is written as a record that replays. */
#include <stdlib.h>

#include "deal/game_hash.h"
#include "fuzz.h"
#include "language/language.h"
#include "notation/record.h"

/* The game that came out, written and replayed. */
static void write_again(const Rules *rules, const Game *game, const History *history) {
  Game again;
  History more = {0};
  char error[512] = "", *text;
  record_print(rules, game, history, &text);
  if (!text) return;
  check(record_replay(text, rules, true, (Replayed){&again, &more}, error, sizeof error), error);
  check(game_hash(&again) == game_hash(game), "a record replays to the same game");
  history_free(&more);
  free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Game game;
  History history = {0};
  RecordHead head = {.variant = ""};
  char error[512] = "", *text = text_of(data, size);
  record_head(text, &head, error, sizeof error);
  const Rules *rules = table_named(head.variant);
  error[0] = '\0';
  bool ok = record_replay(text, rules, false, (Replayed){&game, &history}, error, sizeof error);
  char said[512];
  check(ok || strncmp(english_text(error, said, sizeof said), "line ", 5) == 0,
        "damage has a line number");
  check(history.n == game.actions, "the history is that of the game");
  if (history.n > 0) write_again(rules, &game, &history);
  history_free(&history);
  free(text);
  return 0;
}
