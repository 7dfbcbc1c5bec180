/* fuzz_record.c - records: anything replays or is refused with a line number and a sentence; what
** was replayed before the damage is written as a record that replays, with the names, the position
** and the files that its head has; and these files are rules of somebody we do not know. */
#include "deal/game_hash.h"
#include "fuzz.h"
#include "language/language.h"
#include "lua/load/find_files.h"
#include "lua/sandbox/sandbox.h"
#include "lua/variant.h"
#include "notation/position.h"
#include "notation/record.h"

/* The game that came out, written and replayed; what was read is written again the same. */
static void write_again(const Recorded *recorded) {
  Game again, base;
  History more = {0};
  RecordHead head;
  char error[512] = "", *text, *second;
  record_write(recorded, &text);
  if (!text) return;
  check(record_head(text, &head, error, sizeof error), error);
  check(record_replay(text, recorded->rules, true, (Replayed){&again, &more}, error, sizeof error),
        error);
  check(game_hash(&again) == game_hash(recorded->game), "a record replays to the same game");
  if (recorded->position)
    check(position_parse(head.position, &base, recorded->rules, error, sizeof error), error);
  record_write(&(Recorded){recorded->rules, &again, &more, recorded->position ? &base : NULL,
                           &head.names, &head.files, head.sitting},
               &second);
  check(second && strcmp(text, second) == 0, "a record is read and written the same");
  record_head_free(&head);
  history_free(&more);
  free(second);
  free(text);
}

/* What a record carries is loaded within limits, or refused with a sentence. */
static void load_files(const RecordHead *head) {
  const Limits limits = {.instructions = 20000, .memory = 1 << 20, .output = 1000};
  const Reach reach = {NULL, "", "it lies outside"};
  char error[VARIANT_ERROR] = "";
  const VariantWanted wanted = {
      .players = head->players, .reach = &reach, .limits = &limits, .offer = {&head->files, false}};
  if (head->files.n == 0) return;
  Variant *variant = variant_load_as(head->variant, &wanted, error, sizeof error);
  check(variant || *error, "a refusal has a sentence");
  variant_free(variant);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Game game, base;
  History history = {0};
  RecordHead head = {.variant = ""};
  char error[512] = "", unread[512], *text = text_of(data, size);
  bool headed = record_head(text, &head, unread, sizeof unread);
  if (!headed) head = (RecordHead){.variant = ""};
  if (headed) load_files(&head);
  const Rules *rules = table_named(head.variant);
  bool ok = record_replay(text, rules, false, (Replayed){&game, &history}, error, sizeof error);
  char said[512];
  check(ok || strncmp(english_text(error, said, sizeof said), "line ", 5) == 0,
        "damage has a line number");
  check(history.n == game.actions, "the history is that of the game");
  bool set_up = *head.position && position_parse(head.position, &base, rules, error, sizeof error);
  const CarriedFiles *files = carried_fit(&head.files, error, sizeof error) ? &head.files : NULL;
  if (history.n > 0)
    write_again(&(Recorded){rules, &game, &history, set_up ? &base : NULL, &head.names, files,
                            head.sitting});
  history_free(&history);
  record_head_free(&head);
  free(text);
  return 0;
}
