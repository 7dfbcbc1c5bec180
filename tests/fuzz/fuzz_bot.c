/* fuzz_bot.c - bots in Lua: any text is refused as a bot with a sentence, or asked in the middle of
** a deal, where it fails with a sentence or answers an action that prints and reads back. */
#include "bots/bots.h"
#include "deal/game.h"
#include "deal/view.h"
#include "fuzz.h"
#include "lua/call/script_bot.h"
#include "notation/notation.h"

/* What it answers there. */
static void ask(ScriptBot *bot, const Game *game, const Rules *rules, int seat) {
  Game view;
  Rng rng;
  BotAnswer answer;
  Action again;
  char error[1024] = "", text[2048];
  view_of(game, rules, seat, &view);
  rng_seed(&rng, 1);
  BotQuestion question = {&view, rules, seat, &rng};
  if (!script_bot_ask(bot, &question, &answer, error, sizeof error)) {
    check(error[0] != '\0', "what fails says why");
    return;
  }
  if (answer.action.type == ACTION_NB) return;
  check(answer.action.seat == seat, "a bot acts for its own seat");
  size_t n = action_print(&answer.action, rules->deck.packs, STYLE_ASCII, text, sizeof text);
  check(n >= sizeof text || action_parse(text, rules->deck.packs, &again, error, sizeof error),
        "an action reads back");
  game_check(&view, rules, &answer.action);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char *const GAMES[] = {"online", "pagat", "bombs"};
  static const int ACTIONS[] = {3, 150, 400}; /* in the draw, in the tricks, in both */
  const Rules *rules = table_named(GAMES[size % 3]);
  const Bot *bots[SEAT_MAX];
  char error[1024] = "";
  ScriptBot *bot = script_bot_load(file_of(data, size), error, sizeof error);
  check(bot || error[0] != '\0', "what is no bot says why");
  if (!bot) return 0;
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = &bot_random;
  Game game;
  game_start(&game, rules, size);
  for (int i = 0, done = 0; i < 3; i++) {
    for (; done < ACTIONS[i]; done++)
      bots_run(&game, rules, &(BotRun){.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION}, NULL);
    int waited = game_waits_for(&game, rules);
    if (waited != SEAT_NONE) ask(bot, &game, rules, waited);
  }
  script_bot_free(bot);
  return 0;
}
