/* help.c - the list of commands, and one of them. */
#include "repl/help.h"

#include <string.h>

#include "deal/phase_custom.h"
#include "language/names_zh.h"
#include "lua/variant.h"
#include "repl/chinese_commands.h"
#include "repl/command/actions.h"
#include "repl/command/card_style.h"
#include "repl/command/explain_word.h"
#include "repl/command/handlers.h"
#include "repl/custom_phase.h"
#include "repl/glossary.h"
#include "repl/say.h"
#include "repl/scene.h"

/* Those of trick games are refused in the others. */
static bool is_possible_now(const Repl *repl, const Command *command) {
  bool of_tricks =
      command->run == command_out || command->run == command_review || command->run == command_turn;
  if (of_tricks && repl->session.game.deal.tables) return false;
  return command->run != command_act || act_is_possible(repl, command->name);
}

/* The example, with the default game where it names one: no game is named in C. */
static void say_example(Repl *repl, const Command *command) {
  const char *example = example_shown(repl, command->name, command->example);
  const char *at = strstr(example, "GAME");
  char game[GAME_SPEC];
  Text row = text_room(ROW_TEXT);
  if (at) {
    text_put_some(&row, example, (size_t)(at - example));
    text_put(&row, variant_default(game, sizeof game) ? game : repl->session.rules->variant);
  }
  text_put(&row, at ? at + strlen("GAME") : example);
  repl_tell(repl, SAY(HELP_EXAMPLE), row.out);
}

/* "bury CARDS", as the reader would type it. */
static void put_usage(Text *text, const Repl *repl, const Command *command) {
  char shown[COMMAND_SHOWN];
  const char *usage = usage_shown(repl, command->name, command->usage);
  text_add(text, "%s%s%s", command_shown(repl, command->name, shown), *usage ? " " : "", usage);
}

static bool help_one(Repl *repl, const Command *command) {
  Text row = text_room(ROW_TEXT);
  put_usage(&row, repl, command);
  repl_say(repl, "%s - %s", row.out, command->help);
  const char *words = chinese_is_spoken(&repl->look) ? chinese_words(command->name) : NULL;
  if (words)
    repl_tell(repl, SAY(HELP_CHINESE), words, command->name, command->alias);
  else if (*command->alias)
    repl_tell(repl, SAY(HELP_SHORT), command->alias);
  say_example(repl, command);
  if (command->run != command_position) return true;
  repl_tell(repl, SAY(HELP_POSITION_SHORT));
  if (repl->session.rules->family == FAMILY_CLIMB)
    repl_tell(repl, SAY(HELP_POSITION_CLIMB), repl->session.rules->variant);
  return true;
}

/* A row of the list; where the terminal is narrow its help stands below. */
static void help_row(Repl *repl, const char *left, const char *help) {
  if (render_is_narrow(&repl->look)) {
    repl_say(repl, "  %s", left);
    repl_say(repl, "    %s", help);
  } else {
    repl_tell(repl, SAY(HELP_ROW), left, help);
  }
}

static void help_choice(void *data, const char *word, const PhaseChoice *choice) {
  Text left = text_room(WORD_SAID + 64);
  text_put(&left, choice_word(((Repl *)data)->session.rules, word));
  if (choice->has_number) text_add(&left, " %d", choice->number);
  if (choice->count.max) text_add(&left, " %s", SAY(HELP_CARDS));
  help_row(data, left.out, SAY(HELP_CHOICE));
}

static void help_choice_name(void *data, const char *word, const PhaseChoice *choice) {
  (void)choice;
  text_add(data, " %s", word);
}

void help_greeting(Repl *repl) {
  repl_tell(repl, SAY(GREET_1));
  repl_tell(repl, SAY(GREET_2));
  repl_tell(repl, SAY(GREET_3));
}

/* The words that are explained. */
static void help_glossary(Repl *repl) {
  char word[32];
  Text row = text_room(ROW_TEXT);
  Family family = (Family)repl->session.rules->family;
  for (int i = 0; glossary_word(i, family, chinese_is_spoken(&repl->look), word); i++)
    text_add(&row, " %s", word);
  repl_tell(repl, SAY(HELP_WORDS), row.out);
}

/* A setting or a group of them; false: it is none. */
static bool help_setting(Repl *repl, const char *words) {
  char english[ROW_TEXT];
  const Command *rules = command_whole("rules", strlen("rules"));
  const char *setting =
      command_arguments(rules, words, (Family)repl->session.rules->family, english, sizeof english);
  return (schema_named(setting) || schema_has_group(setting)) &&
         command_rules(repl, rules, SEAT_NONE, setting);
}

/* A word of these games, else a setting; and the command that is called so. The beginning of a
** command is one where it is nothing else. */
static bool help_about(Repl *repl, const char *words) {
  char error[192], look[THING_NAME];
  bool explained = explain_word(repl, words) || help_setting(repl, words);
  const Command *about = command_whole(words, strlen(words));
  if (!about && !explained) {
    bool looks = look_words(words) || chinese_find("look", words, strlen(words), look);
    const char *name = looks ? "look" : words;
    about = command_find(name, strlen(name), error, sizeof error);
  }
  if (about) return help_one(repl, about);
  if (explained) return true;
  return said_has(error, SAY(NO_COMMAND)) ? repl_deny(repl, SAY(HELP_UNKNOWN), words)
                                          : repl_refuse(repl, "%s", error);
}

static void help_list(Repl *repl) {
  for (int i = 0; i < commands_n; i++) {
    if (!is_possible_now(repl, &commands[i])) continue;
    Text left = text_room(128);
    put_usage(&left, repl, &commands[i]);
    help_row(repl, left.out, commands[i].help);
  }
  phase_each_word(repl, command_default_seat(repl), help_choice, repl);
  repl_tell(repl, SAY(HELP_FOOT_1));
  repl_tell(repl, SAY(HELP_FOOT_2));
}

/* The names alone, where the list would run out of the terminal at its upper end. */
static void help_names(Repl *repl) {
  static const struct {
    const char *first, *title;
  } GROUPS[] = {{"step", SAY(HELP_GOING_ON)}, {"reload", SAY(HELP_CHANGING)},
                {"draw", SAY(HELP_ACTING)},   {"table", SAY(HELP_ASKING)},
                {"save", SAY(HELP_KEEPING)},  {NULL, NULL}};
  Text row = text_room(ROW_TEXT);
  for (int i = 0, group = 0; i <= commands_n; i++) {
    bool next = i == commands_n ||
                (GROUPS[group].first && strcmp(commands[i].name, GROUPS[group].first) == 0);
    if (next && GROUPS[group].first && strcmp(GROUPS[group].first, "table") == 0)
      phase_each_word(repl, command_default_seat(repl), help_choice_name, &row);
    if (next && i > 0) repl_say(repl, "%s", row.out);
    if (i == commands_n) break;
    if (next) {
      row = text_start(row.out, row.size);
      text_put(&row, GROUPS[group++].title);
    }
    char shown[COMMAND_SHOWN];
    if (is_possible_now(repl, &commands[i]))
      text_add(&row, " %s", command_shown(repl, commands[i].name, shown));
  }
  repl_tell(repl, SAY(HELP_NAMES_FOOT));
  repl_tell(repl, SAY(HELP_FOOT_1));
}

COMMAND(command_help) {
  enum { LINES = 54 }; /* of the list at 80 columns */
  char words[64];
  size_t length = strlen(rest);
  while (length > 0 && rest[length - 1] == ' ') length--;
  snprintf(words, sizeof words, "%.*s", (int)length, rest);
  bool all = strcmp(words, "all") == 0;
  if (strcmp(words, "words") == 0) {
    help_glossary(repl);
    return true;
  }
  if (*words && !all) return help_about(repl, words);
  help_greeting(repl);
  bool fits = repl->look.height == 0 || repl->look.height > LINES;
  if (all || fits)
    help_list(repl);
  else
    help_names(repl);
  return true;
}
