/* fuzz_position.c - positions: anything is read or refused with a sentence, what is read prints as
** text that sets up the same, and the seat on turn can be asked what it may do. */
#include "deal/deal_is_ok.h"
#include "fuzz.h"
#include "notation/notation.h"
#include "notation/position.h"

static void read_position(const char *text, const Rules *rules) {
  Game game, again;
  char error[512] = "", first[NOTATION_MAX], second[NOTATION_MAX];
  if (!position_parse(text, &game, rules, error, sizeof error)) {
    check(error[0] != '\0', "a refusal has a sentence");
    return;
  }
  check(deal_is_ok(rules, &game) == NULL, "the deal holds together");
  position_print(&game, rules, first, sizeof first);
  check(position_parse(first, &again, rules, error, sizeof error), "a position that prints reads");
  position_print(&again, rules, second, sizeof second);
  check(strcmp(first, second) == 0, "a position reads the same");
  int seat = game_waits_for(&game, rules);
  Action action = {.type = ACTION_PLAY, .seat = (uint8_t)seat, .cards = *HAND_OF(&game.deal, seat)};
  game_apply(&game, rules, &action, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char variant[GAME_SPEC] = "", error[256] = "", *text = text_of(data, size);
  int players;
  if (!position_variant(text, variant, &players, error, sizeof error))
    check(error[0] != '\0', "a refusal has a sentence");
  read_position(text, table_named(variant));
  free(text);
  return 0;
}
