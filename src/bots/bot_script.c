/* bot_script.c - see bot_script.h. */
#include "bots/bot_script.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/script_sentences.h"
#include "deal/game.h"
#include "lua/call/script_bot.h"
#include "lua/load/find_files.h"

typedef struct ScriptedBot {
  Bot bot; /* first; its `choose` is NULL */
  ScriptBot *script;
  const Bot *otherwise; /* does what it leaves */
  char name[PATH_TEXT];
  bool of_thread; /* of one thread alone */
  struct ScriptedBot *next;
} ScriptedBot;

static ScriptedBot *all_read; /* by the one thread that reads them; they are never let go */

static const ScriptedBot *scripted(const Bot *bot) {
  assert(bot_is_script(bot));
  return (const ScriptedBot *)bot;
}

/* ---- reading ---- */

/* One that was read before and is its like; NULL: none is. */
static const Bot *find_like(const ScriptBot *script) {
  for (ScriptedBot *bot = all_read; bot; bot = bot->next)
    if (!bot->of_thread && script_bot_is_like(bot->script, script)) return &bot->bot;
  return NULL;
}

static const Bot *keep(ScriptBot *script, const char *name, const Bot *otherwise) {
  ScriptedBot *bot = calloc(1, sizeof *bot);
  if (!bot) return NULL;
  text_copy(bot->name, sizeof bot->name, name, strlen(name));
  bot->bot = (Bot){bot->name, script_bot_summary(script), false, false, NULL, NULL};
  bot->script = script;
  bot->otherwise = otherwise;
  bot->next = all_read;
  all_read = bot;
  return &bot->bot;
}

static const Bot *fail_read(ScriptBot *script) {
  script_bot_free(script);
  return NULL;
}

const Bot *bot_script_read(const char *word, const Bot *(*find)(const char *name), char *error,
                           size_t error_size) {
  ScriptBot *script = script_bot_load(word, error, error_size);
  if (!script) return NULL;
  const char *name = script_bot_otherwise(script);
  const Bot *otherwise = find(*name ? name : "simple"), *like = find_like(script);
  if (!otherwise || otherwise->sees_all) {
    say_fail(error, error_size, SAY(BOT_OTHERWISE), word, name);
    return fail_read(script);
  }
  if (like) {
    script_bot_free(script);
    return like;
  }
  const Bot *bot = keep(script, word, otherwise);
  if (!bot) say_fail(error, error_size, SAY(OUT_OF_MEMORY));
  return bot ? bot : fail_read(script);
}

bool bots_for_thread(const Bot *const bots[], int n, const Bot *own[], char *error,
                     size_t error_size) {
  for (int i = 0; i < n; i++) {
    own[i] = bots[i];
    for (int k = 0; k < i && own[i] == bots[i]; k++)
      if (bots[k] == bots[i]) own[i] = own[k];
    if (!bots[i] || !bot_is_script(bots[i]) || own[i] != bots[i]) continue;
    const ScriptedBot *bot = scripted(bots[i]);
    ScriptBot *script = script_bot_copy(bot->script, error, error_size);
    own[i] = script ? keep(script, bot->name, bot->otherwise) : NULL;
    if (!own[i]) return say_fail(error, error_size, SAY(OUT_OF_MEMORY));
    all_read->of_thread = true;
  }
  return true;
}

/* ---- asking ---- */

/* Could the seat do anything but the one thing by which the game goes on? */
static bool has_choice(const BotTurn *turn) {
  uint32_t allowed = game_allowed_actions(turn->view, turn->rules, turn->seat);
  Action only = game_default(turn->view, turn->rules);
  if (only.type < ACTION_NB && only.seat == turn->seat) allowed &= ~(1u << only.type);
  return allowed != 0;
}

static bool fail(const BotTurn *turn, const ScriptedBot *bot, Ruling *why) {
  if (!why) return false;
  why->refusal = REFUSED_BOT;
  why->field = refusal_field(REFUSED_BOT);
  why->seat = turn->seat;
  why->shape[0] = '\0';
  text_copy(why->held, sizeof why->held, bot->name, strlen(bot->name));
  return false;
}

/* What it answered is not legal: why, and what would be. */
static bool refuse(const BotTurn *turn, const ScriptedBot *bot, const BotAnswer *answer,
                   Ruling *why) {
  char sentence[1024];
  Ruling ruling;
  Rng rng;
  Action legal;
  game_explain(turn->view, turn->rules, &answer->action, &ruling);
  if (ruling.refusal == REFUSED_RULE_FAILED) { /* that is the rule's fault */
    if (why) *why = ruling;
    return false;
  }
  if (!why) return false;
  ruling_said(&ruling, turn->rules->deck.packs, STYLE_ASCII, sentence, sizeof sentence);
  *why = ruling_make(REFUSED_BOT);
  say_in(why->text, SAY(BOT_ILLEGAL), answer->words, sentence);
  bool waited = game_waits_for(turn->view, turn->rules) == turn->seat;
  if (waited && cardset_is_empty(&ruling.example)) {
    rng_seed(&rng, 1);
    game_random_action(turn->view, turn->rules, &rng, &legal);
    if (legal.type < ACTION_NB) why->example = legal.cards, why->others = true;
  }
  return fail(turn, bot, why);
}

static bool ask_script(const ScriptedBot *bot, const BotTurn *turn, Action *out, Ruling *why) {
  Rng rng;
  BotAnswer answer;
  char error[256];
  rng_seed(&rng, bot_seed(turn->view, turn->seat));
  BotQuestion question = {turn->view, turn->rules, turn->seat, &rng};
  if (!script_bot_ask(bot->script, &question, &answer, error, sizeof error)) {
    if (why) *why = ruling_make(REFUSED_BOT);
    if (why) snprintf(why->text, sizeof why->text, "%s", error); /* as it was said */
    return fail(turn, bot, why);
  }
  *out = answer.action;
  if (out->type == ACTION_NB) {
    bot->otherwise->choose(turn, out);
    return true;
  }
  bot_explain(turn, answer.reason);
  return game_check(turn->view, turn->rules, out) == LEGAL || refuse(turn, bot, &answer, why);
}

bool bot_ask(const Bot *bot, const BotTurn *turn, Action *out, Ruling *why) {
  if (!bot_is_script(bot))
    bot->choose(turn, out);
  else if (has_choice(turn))
    return ask_script(scripted(bot), turn, out, why);
  else
    scripted(bot)->otherwise->choose(turn, out);
  return true;
}
