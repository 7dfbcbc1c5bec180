/* card_style.c - `look`: how cards are shown. */
#include "repl/command/card_style.h"

#include <string.h>

#include "language/names_zh.h"
#include "repl/command/handlers.h"
#include "repl/say.h"

typedef struct Choice {
  const char *name, *words[5]; /* words ended by NULL */
  int (*now)(const Look *look);
  void (*choose)(Look *look, int word);
} Choice;

static int cards_now(const Look *look) { return look->glyphs ? 2 : look->style == STYLE_ASCII; }
static int colours_now(const Look *look) {
  return look->colour ? (int)look->palette : PALETTE_NONE;
}
static int trumps_now(const Look *look) { return look->trumps_first; }
static int sets_now(const Look *look) { return look->apart; }

static void choose_cards(Look *look, int word) {
  look->style = word == 1 ? STYLE_ASCII : STYLE_UNICODE;
  look->glyphs = word == 2;
}
static void choose_colours(Look *look, int word) {
  look->palette = (uint8_t)word;
  look->colour = word != PALETTE_NONE;
}
static void choose_trumps(Look *look, int word) { look->trumps_first = word == 1; }
static void choose_sets(Look *look, int word) { look->apart = word == 1; }

static const Choice CHOICES[] = {
    {"cards", {"symbols", "letters", "glyphs"}, cards_now, choose_cards},
    {"colours", {"safe", "two", "four", "none"}, colours_now, choose_colours},
    {"trumps", {"last", "first"}, trumps_now, choose_trumps},
    {"sets", {"together", "apart"}, sets_now, choose_sets},
};
enum { CHOICES_N = sizeof CHOICES / sizeof *CHOICES };

static void say_choice(Repl *repl, const Choice *choice) {
  Text row = text_room(ROW_TEXT);
  int now = choice->now(&repl->look);
  for (int i = 0; choice->words[i]; i++)
    say(&row, i == now ? SAY(LOOK_NOW) : SAY(LOOK_WORD), choice->words[i]);
  repl_tell(repl, SAY(LOOK_ROW), choice->name, row.out);
}

static const Choice *find_choice(const char *word) {
  for (int i = 0; i < CHOICES_N; i++)
    if (strcmp(word, CHOICES[i].name) == 0) return &CHOICES[i];
  return NULL;
}

const char *look_name(int i) { return i < CHOICES_N ? CHOICES[i].name : NULL; }

const char *const *look_words(const char *name) {
  const Choice *choice = find_choice(name);
  return choice ? choice->words : NULL;
}

/* The next word, as files have it. */
static bool look_word(const char **rest, char word[THING_NAME]) {
  char called[THING_NAME];
  if (!command_word(rest, word, THING_NAME)) return false;
  if (chinese_find("look", word, strlen(word), called)) strcpy(word, called);
  return true;
}

COMMAND(command_look) {
  char word[THING_NAME] = "";
  if (!look_word(&rest, word)) {
    for (int i = 0; i < CHOICES_N; i++) say_choice(repl, &CHOICES[i]);
    return true;
  }
  const Choice *choice = find_choice(word);
  if (!choice) return repl_deny(repl, SAY(LOOK_TAKES), word);
  if (look_word(&rest, word)) {
    int i = 0;
    while (choice->words[i] && strcmp(word, choice->words[i]) != 0) i++;
    if (!choice->words[i]) {
      say_choice(repl, choice);
      return repl_deny(repl, SAY(LOOK_ONE_OF), choice->name, word);
    }
    if (!command_is_all(repl, command, rest)) return false;
    choice->choose(&repl->look, i);
  }
  say_choice(repl, choice);
  return true;
}
