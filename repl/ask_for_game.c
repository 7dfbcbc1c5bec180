/* ask_for_game.c - see ask_for_game.h. */
#include "repl/ask_for_game.h"

#include <stdlib.h>
#include <string.h>

#include "language/typed_zh.h"
#include "repl/autosave.h"
#include "repl/chinese_commands.h"
#include "repl/command/go_on.h"
#include "repl/command/spoken_game.h"
#include "repl/help.h"
#include "repl/loop.h"
#include "repl/render/render_state.h"
#include "repl/phrases.h"
#include "repl/say.h"

typedef struct GameQuestion {
  Repl *repl;
  const Variant *lies; /* the default game */
  uint64_t seed;
  Choices choices; /* for 0 players: it is asked how many they are */
} GameQuestion;

/* "4-10, 12": the numbers of players that there are games for. */
static const char *put_counts(char out[ROW_TEXT]) {
  Text text = text_start(out, ROW_TEXT);
  uint32_t counts = games_counts();
  for (int n = 0, last; counts >> n; n = last + 1) {
    for (last = n; counts >> last & counts >> (last + 1) & 1;) last++;
    if (!(counts >> n & 1)) continue;
    text_add(&text, last > n ? "%s%d-%d" : "%s%d", *out ? SAY(LIST_COMMA) : "", n, last);
  }
  return out;
}

static void put(GameQuestion *question, int players) {
  Choices *choices = &question->choices;
  Repl *repl = question->repl;
  find_choices(choices, players);
  if (choices->n == 0 && players > 0) {
    char counts[ROW_TEXT];
    repl_deny(repl, SAY(NO_GAME_FOR), players, put_counts(counts));
    find_choices(choices, 0);
  }
  if (choices->players == 0) {
    repl_tell(repl, SAY(ASK_HOW_MANY), repl->session.rules->name);
    repl_tell(repl, SAY(ASK_WORDS));
    return;
  }
  repl_tell(repl, SAY(WHICH_GAME), choices->players);
  for (int i = 0; i < choices->n; i++) {
    const Choice *choice = &choices->choice[i];
    bool titled = chinese_is_spoken(&repl->look) && *choice->title;
    repl_tell(repl, SAY(GAME_CHOICE), i + 1, titled ? choice->title : choice->name,
              choice->summary);
  }
}

/* --- a game is named --- */

void greet(Repl *repl) {
  const Session *session = &repl->session;
  char head[ROW_TEXT];
  say_in(head, SAY(GAME_HEAD), session->rules->name, session->rules->variant,
         session->rules->players, (unsigned long long)session->base.seed);
  repl_tell(repl, repl->returning ? SAY(GREET_AGAIN) : head, head);
  if (repl->interactive && !repl->returning) help_greeting(repl);
}

static void begin(const GameQuestion *question, char spec[GAME_SPEC], int players) {
  Repl *repl = question->repl;
  char error[SESSION_ERROR];
  const SeatNames names = repl->session.names;
  Variant *variant =
      choose_variant(spec, &(VariantWanted){.players = players}, error, sizeof error);
  if (!variant) {
    repl_refuse(repl, "%s", error);
    return;
  }
  session_start(&repl->session, variant, question->seed);
  session_seat(&repl->session, &names);
  repl_begin_anew(repl);
  repl->asking = false;
  greet(repl);
  go_on_to_decision(repl);
  repl_show_state(repl);
  journal_keep(repl);
}

/* "6", "six", "六", "6人", "六个人"; 0: no such number. */
static int read_players(const char *word) {
  static const char NUMBERS[] = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
  const char *behind;
  int which = text_which(NUMBERS, word, strlen(word));
  if (which >= 0) return which + 2;
  int n = chinese_number(word, &behind);
  bool whole = !*behind || strcmp(behind, "人") == 0 || strcmp(behind, "个人") == 0;
  return whole && n >= 2 && n <= SEAT_MAX ? n : 0;
}

/* A word that people say beside these: "we are four and want to play tractor". */
static bool says_nothing(const char *word) {
  static const char WORDS[] =
      "we|are|and|want|to|play|with|of|us|for|i|players|people|there|we're|a|"
      "game|like|would|please";
  return text_which(WORDS, word, strlen(word)) >= 0;
}

/* "6", "tractor", "6 tractor": how many, and which game ("" where none is named). False: no such
** answer. */
static bool read_names(const char *line, char spec[GAME_SPEC], int *players) {
  char word[GAME_SPEC];
  bool said = false;
  for (*spec = '\0'; command_word(&line, word, sizeof word);) {
    word[strcspn(word, ",.!")] = '\0';
    int n = read_players(word);
    if (n > 0) {
      *players = n;
      said = true;
      continue;
    }
    if (says_nothing(word)) continue;
    if (*spec || !game_is_for(word, 0, NULL)) return false;
    strcpy(spec, word);
  }
  return *spec ? game_is_for(spec, *players, NULL) : said;
}

/* The same, where Enter takes the first, and a number that of the list. */
static bool read_answer(const Choices *choices, const char *line, char spec[GAME_SPEC],
                        int *players) {
  const char *end;
  int n = *line ? chinese_number(line, &end) : 1;
  *players = choices->players;
  bool listed = (!*line || !end[strspn(end, " \t")]) && n >= 1 && n <= choices->n && *players > 0;
  if (!listed && *line) return read_names(line, spec, players);
  snprintf(spec, GAME_SPEC, "%s", listed ? choices->choice[n - 1].name : choices->first);
  return true;
}

/* --- a command --- */

/* With which the line begins; no cards, and no line of a list. NULL: there is none. */
static const Command *command_of(const char *line) {
  char error[256];
  size_t length;
  const char *name = chinese_command(line, &length);
  if (!name) name = line;
  return command_find(name, strcspn(name, " \t"), error, sizeof error);
}

/* Where a game was begun, nothing more is asked; undo leads back to nothing that nobody chose. */
static void look_again(const GameQuestion *question) {
  Repl *repl = question->repl;
  if (repl->tutorial) return;
  repl->asking = repl->session.variant == question->lies && repl->session.history.n == 0;
  if (!repl->asking) session_forget_past(&repl->session);
}

static void do_command(const GameQuestion *question, const char *line) {
  loop_type(question->repl, line);
  look_again(question);
}

/* Returns how many they are, as far as that is known. */
static int take_line(const GameQuestion *question, const char *line) {
  Repl *repl = question->repl;
  char spec[GAME_SPEC], meant[PHRASE_LINE];
  const char *advice;
  int players;
  const Command *command = command_of(line);
  if (repl->tutorial) {
    do_command(question, line);
  } else if (read_answer(&question->choices, line, spec, &players)) {
    if (!*spec) return players;
    begin(question, spec, players);
  } else if (!command && phrase_read(line, meant, &advice)) {
    do_command(question, line);
  } else if (!command) {
    repl_deny(repl, SAY(NO_SUCH_START), line, 2, SEAT_MAX);
  } else if (command->run == command_help && !strpbrk(line, " \t")) {
    repl_tell(repl, SAY(ASK_HELP), 2, SEAT_MAX);
  } else {
    do_command(question, line);
  }
  return question->choices.players;
}

void ask_for_game(Repl *repl, const Variant *lies, int players, uint64_t seed) {
  GameQuestion question = {.repl = repl, .lies = lies, .seed = seed};
  LineResult result = LINE_TEXT;
  look_again(&question);
  if (!repl->asking) repl_show_state(repl);
  while (repl->asking && !repl->quit && result != LINE_END && result != LINE_FAILED) {
    char *line;
    if (!repl->tutorial && !repl->next) put(&question, players);
    result = loop_read(repl, &line);
    if (result != LINE_TEXT) continue;
    players = take_line(&question, line + strspn(line, " \t"));
    free(line);
  }
}
