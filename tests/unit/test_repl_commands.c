/* test_repl_commands.c - which command a line means: abbreviations, cards alone, Chinese words. */
#include "desk.h"
#include "repl/chinese_commands.h"
#include "repl/phrases.h"
#include "repl/repl_sentences.h"

/* What abbreviations meant before commands came that stand in LATER of command_list.c: whoever adds
** a command adds it there, not here. */
static const char *const OLDER[] = {
    "step",     "auto",    "seat",    "open",    "new",     "undo",   "redo",    "goto",   "branch",
    "branches", "what",    "reload",  "house",   "set",     "draw",   "declare", "defend", "yield",
    "pass",     "misdeal", "pick-up", "bury",    "reveal",  "call",   "play",    "deal",   "give",
    "accept",   "refuse",  "keep",    "request", "waive",   "table",  "hands",   "legal",  "why",
    "ask",      "hint",    "trump",   "rules",   "history", "show",   "look",    "games",  "lua",
    "position", "lang",    "save",    "load",    "export",  "resume", "test",    "help",   "quit"};

TEST(no_new_command_takes_an_old_abbreviation) {
  enum { N = sizeof OLDER / sizeof *OLDER };
  static const char *const ALIASES[][2] = {
      {"s", "step"},  {"u", "undo"},  {"b", "bury"}, {"p", "play"}, {"t", "table"},
      {"h", "hands"}, {"l", "legal"}, {"w", "why"},  {"?", "help"}, {"q", "quit"}};
  char error[256];
  int meant = 0;
  for (int i = 0; i < N; i++)
    for (size_t length = 1; length <= strlen(OLDER[i]); length++) {
      int n = 0;
      const char *expected = NULL;
      for (int k = 0; k < N; k++) n += strncmp(OLDER[k], OLDER[i], length) == 0;
      if (n == 1) expected = OLDER[i];
      for (int k = 0; k < N; k++)
        if (length == strlen(OLDER[k]) && strncmp(OLDER[k], OLDER[i], length) == 0)
          expected = OLDER[k];
      for (size_t k = 0; k < sizeof ALIASES / sizeof *ALIASES; k++)
        if (length == 1 && *ALIASES[k][0] == *OLDER[i]) expected = ALIASES[k][1];
      const Command *found = command_find(OLDER[i], length, error, sizeof error);
      if (!expected) continue;
      if (!found || strcmp(found->name, expected) != 0)
        fail_msg("%.*s is no longer %s", (int)length, OLDER[i], expected);
      meant++;
    }
  assert_true(meant > 150);
}

/* Those that are cards too are a play only where all the line is cards, and the command could not
** be meant. */
TEST(what_abbreviations_and_cards_share) {
  static const struct {
    const char *line, *command;
  } CASES[] = {{"as", "declare"},    {"AS AS", "declare"}, {"as lead 9C", "ask"},
               {"ac", "declare"},    {"ha", "hands"},      {"HA", "hands"},
               {"st", "step"},       {"sa", "save"},       {"h3", "declare"},
               {"9Cx2", "declare"},  {"joker", "declare"}, {"大王", "declare"},
               {"出 红桃5", "play"}, {"出红桃5", "play"},  {"过", "pass"},
               {"埋 3C", "bury"},    {"帮助", "help"},     {"悔牌 2", "undo"},
               {"9X", "declare"},    {"♥33", "declare"},   {"s", "step"},
               {"turn F", "turn"},   {"3", "#"},           {"#3", "#"}};
  Desk *desk = desk_at(6, 3);
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    char error[256];
    const char *text = CASES[i].line;
    PhaseCommand own;
    const Command *found = command_read(&desk->repl, SEAT_NONE, &text, &own, error, sizeof error);
    if (!found || strcmp(found->name, CASES[i].command) != 0)
      fail_msg("%s is %s", CASES[i].line, found ? found->name : "nothing");
  }
}

/* Calls `visit` for each of the words between blanks. */
static void each_word(const char *words, void (*visit)(void *data, const char *word), void *data) {
  for (; *words; words += strspn(words, " ")) {
    size_t n = strcspn(words, " ");
    visit(data, printed("%.*s", (int)n, words));
    words += n;
  }
}

static void assert_means(void *data, const char *word) {
  const char *name = data;
  size_t length;
  char error[256];
  assert_string_equal(chinese_command(word, &length), name);
  assert_int_equal(length, strlen(word));
  assert_string_equal(command_find(word, length, error, sizeof error)->name, name);
}

TEST(every_command_has_chinese_words_and_an_example) {
  Desk *desk = desk_at(6, 3);
  desk->repl.look.language = &repl_chinese;
  for (int i = 0; i < commands_n; i++) {
    const Command *command = &commands[i];
    char error[256];
    PhaseCommand own;
    if (!chinese_words(command->name)) fail_msg("%s has no Chinese word", command->name);
    each_word(chinese_words(command->name), assert_means, (void *)command->name);
    const char *example = example_shown(&desk->repl, command->name, "");
    assert_true((unsigned char)*example >= 0x80);
    assert_ptr_equal(command_read(&desk->repl, SEAT_NONE, &example, &own, error, sizeof error),
                     command);
  }
}

/* What these do takes long, is about files, or leaves. */
static bool is_tried(const char *name) {
  static const char *const LEFT[] = {"position",  "differ", "diff",   "coverage", "save",
                                     "save!",     "load",   "export", "export!",  "rulebook",
                                     "rulebook!", "test",   "resume", "tutorial", "quit"};
  for (size_t i = 0; i < sizeof LEFT / sizeof *LEFT; i++)
    if (strcmp(LEFT[i], name) == 0) return false;
  return true;
}

/* What cannot be read is quoted; an action that is not for now is refused otherwise. */
TEST(every_chinese_example_is_read) {
  for (int i = 0; i < commands_n; i++) {
    if (!is_tried(commands[i].name)) continue;
    Desk *desk = desk_at(6, 3);
    desk->repl.look.language = &repl_chinese;
    const char *example = example_shown(&desk->repl, commands[i].name, ""),
               *answer = type(desk, example);
    if (answer == desk->refused && strstr(answer, "“")) fail_msg("%s: %s", example, answer);
  }
}

TEST(what_stands_behind_a_command_may_be_chinese) {
  static const char *const CASES[][3] = {{"auto", "一墩", "trick"},
                                         {"auto", "整局", "game"},
                                         {"goto", "第七墩", "trick 7"},
                                         {"goto", "第2副", "deal 2"},
                                         {"goto", "抓牌 30", "draw 30"},
                                         {"review", "第1副", "1"},
                                         {"new", "升级 4人", "升级 4"},
                                         {"new", "8 种子 42", "8 seed 42"},
                                         {"games", "房规 底牌", "house 底牌"},
                                         {"why", "得分", "score"},
                                         {"history", "第1副 详细", "1 full"},
                                         {"lang", "中文", "zh"},
                                         {"play", "22333S 拆成 2x2 + 1", "22333S as 2x2 + 1"},
                                         {"play", "红桃A", "红桃A"},
                                         {"names", "A=开 B=全部", "A=开 B=全部"},
                                         {"export", "a.svg 第3墩", "a.svg trick 3"},
                                         {"table", "第2桌", "2"},
                                         {"open", "关", "off"}};
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    char error[256], out[256];
    const Command *command = command_find(CASES[i][0], strlen(CASES[i][0]), error, sizeof error);
    assert_string_equal(command_arguments(command, CASES[i][1], FAMILY_TRICK, out, sizeof out),
                        CASES[i][2]);
  }
}

/* A phrase takes the place of no line that a command takes: a word alone is no abbreviation, and
** behind one stands what is no card and none of the words that the command takes. */
TEST(no_phrase_is_a_command) {
  const char *pattern;
  int known = 0;
  for (int i = 0; (pattern = phrase_pattern(i)); i++) {
    char first[256], second[256], error[256], words[300];
    const char *rest = pattern;
    if (!command_word(&rest, first, sizeof first) || *first == '[' || *first == '*')
      fail_msg("%s: its first word must be known", pattern);
    bool more = command_word(&rest, second, sizeof second);
    for (char *word = strtok(first, "|"); word; word = strtok(NULL, "|")) {
      const Command *command = command_find(word, strlen(word), error, sizeof error);
      if (!command && !strchr(error, '?')) continue; /* none begins so */
      if (!more) fail_msg("%s: %s is a command", pattern, word);
      known += command != NULL;
      snprintf(words, sizeof words, "|%s|", second + (*second == '['));
      const char *taken = command ? command->words : "";
      for (char at[32]; taken && command_word(&taken, at, sizeof at);) {
        const char *bar = printed("|%s|", at);
        if (strstr(words, bar)) fail_msg("%s: %s %s is a line", pattern, word, at);
      }
    }
  }
  assert_true(known > 20);
}

TEST(to_play_a_game_by_its_name_begins_it) {
  Desk *desk = desk_at(6, 42);
  assert_has(type(desk, "we want to play tractor"), "(shengji), 4 players");
  assert_has(type(desk, "undo"), "(pagat)");
  assert_has(type(desk, "let's play a game of friends"), "(friends), ");
  assert_has(type(desk, "play tractor now"), "\"tractor\" is no card");
  assert_has(type(desk, "play AH"), "the cards are still being drawn");
  type(desk, "lang zh");
  assert_has(type(desk, "打升级"), "升级，4人");
  assert_has(type(desk, "打红桃A"), "还在抓牌");
}

TEST(phrases_mean_lines) {
  static const char *const CASES[][2] = {
      {"What can I play?", "legal"},
      {"go back", "undo"},
      {"go back please", "undo"},
      {"please, go back!", "go back"},
      {"go back to trick 3", "goto trick 3"},
      {"new game for 4", "new 4"},
      {"play tractor with 4", "new tractor 4"},
      {"play friends for 6 people", "new friends 6"},
      {"start tractor", "new tractor"},
      {"why can't I play the ace of spades", "why the ace of spades"},
      {"is 9C 9C legal?", "could play 9C 9C"},
      {"pass, please", "pass"},
      {"new game for 4 players", "new 4"},
      {"start a new game with 6 people", "new 6"},
      {"4 players", "new 4"},
      {"轮到谁了？", "table"},
      {"  score  ", "table"},
      {"第三墩她能不能出那对?", "could 第三墩她 出那对"},
      {"in trick 3 could C have played that", "could in trick 3 C have played that"},
      {"C能出大王吗", "could C 出大王"},
      {"为什么 第三墩", "show trick 3"}};
  const char *none =
      "|what 9C|pass the ace|score board|?|play 9C|show trick 3|goto 3|what|undo 2|why not 9C|"
      "seat please|save please|could F have played 9C 9C|帮助 能不能|C能出大王|"
      "为什么 第三墩不能出A|please";
  char line[PHRASE_LINE];
  const char *advice;
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    if (!phrase_read(CASES[i][0], line, &advice)) fail_msg("%s", CASES[i][0]);
    assert_null(advice);
    assert_string_equal(line, CASES[i][1]);
  }
  for (const char *said; (said = next_part(&none));)
    if (phrase_read(said, line, &advice)) fail_msg("%s", said);
  assert_true(phrase_read("start over", line, &advice));
  assert_non_null(advice);
}

/* What stands in quotes and is no command: parts of what is typed, cards, words of files. */
static const char NO_COMMANDS[] =
    "WORD_HOUSE_RULE|TUTORIAL_THROW_ASKED|TUTORIAL_DECLARE|HOUSE_SAVED|HELP_FOOT_1|"
    "EXPORT_TRICK|AUTO_TAKES|OPEN_TAKES|SEED_TAKES|ASK_HELP|NEW_NUMBER|NO_GAME|TEST_TAKES|"
    "HISTORY_TAKES|SHOW_TAKES|COULD_TAKES|READ_EXPOSED|NAME_NO_SEAT|NAME_MARKS|GAME_NONE|"
    "PNG_MISSING|FORM_SUITS|FORM_BEATS|FORM_COMPLETES|RULES_PENALTY|FILE_NO_HELPER|"
    "FILE_REQUIRE_HEAD|FILE_DATA_END|FILE_SCENARIOS|SCENARIO_RULES|SCRIPT_NO_NAME|SCRIPT_GLOBAL|"
    "SCRIPT_CHANCE|CARDS_WALK|MEMORY_DECIDES";

/* The command with which what is quoted begins, whoever it is for: `D: 为什么 2H`. */
static void assert_command(const Sentence *sentence, const char *at, const char *end) {
  size_t length;
  if (*at && at[1] == ':') at += 3;
  if (*at == '{' && strstr(at, "!}: ") && strstr(at, "!}: ") < end) at = strstr(at, "!}: ") + 4;
  if (*at == '{') return; /* is put in */
  const char *word = printed("%.*s", (int)strcspn(at, " `{["), at);
  if (strcmp(word, "是") == 0) return; /* answers what was asked */
  if (!chinese_command(word, &length) || length != strlen(word))
    fail_msg("%s names `%s`, which is no Chinese command", sentence->name, word);
}

/* What the Chinese sentences tell the reader to type is Chinese, and means something. */
TEST(chinese_sentences_name_chinese_commands) {
  const Language *const lists[] = {&repl_chinese, &language_chinese};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
    for (int i = 0; i < lists[k]->n; i++) {
      const Sentence *sentence = &lists[k]->sentence[i];
      bool other = false;
      for (const char *name, *names = NO_COMMANDS; (name = next_part(&names));)
        other |= !strcmp(name, sentence->name);
      for (const char *at = sentence->text; (at = strchr(at, '`'));) {
        const char *end = strchr(++at, '`');
        assert_non_null(end);
        if (!other) assert_command(sentence, at, end);
        at = end + 1;
      }
    }
}

/* With a seat taken, at a terminal: it would play the reader's cards to the end. */
TEST(auto_alone_is_asked_about) {
  Desk *desk = desk_at(6, 3);
  desk->repl.confirm = true;
  type(desk, "seat C");
  uint32_t actions = desk->repl.session.game.actions;
  assert_has(type(desk, "auto"), "the same line again");
  type(desk, "table");
  assert_has(type(desk, "auto"), "the same line again");
  assert_int_equal(desk->repl.session.game.actions, actions);
  type(desk, "auto");
  assert_true(desk->repl.session.game.over);
}

/* A question just asked is answered by yes and no, too; any other line lets it be. */
TEST(yes_and_no_answer_what_was_asked) {
  Desk *desk = desk_at(6, 3);
  desk->repl.confirm = true;
  type(desk, "seat C");
  uint64_t seed = desk->repl.session.base.seed;
  uint32_t actions = desk->repl.session.game.actions;
  type(desk, "auto deal");
  assert_string_equal(type(desk, "n"), "nothing is done\n");
  type(desk, "auto deal");
  assert_string_equal(type(desk, "不"), "nothing is done\n");
  assert_has(type(desk, "auto deal"), "the same line again");
  assert_string_equal(type(desk, "undo"), "nothing is done\n"); /* the question is taken back */
  assert_has(type(desk, "auto deal"), "the same line again");
  type(desk, "zzz"); /* what is refused leaves the question as it was */
  assert_string_equal(type(desk, "不甩"), "nothing is done\n");
  assert_lacks(type(desk, "no"), "nothing is done");
  assert_int_equal(desk->repl.session.game.actions, actions);
  assert_int_equal(desk->repl.session.base.seed, seed);
  assert_has(type(desk, "auto deal"), "the same line again");
  type(desk, "yes ");
  assert_true(desk->repl.session.game.deal.trick > 2);
}

/* `n` alone is `new`, and may be a slip. */
TEST(new_alone_is_asked_about_in_a_game) {
  Desk *desk = desk_at(6, 42);
  desk->repl.confirm = true;
  type(desk, "auto trick");
  uint64_t seed = desk->repl.session.base.seed;
  assert_has(type(desk, "new"), "a game is under way: `y` or `new` again");
  assert_string_equal(type(desk, "n"), "nothing is done\n");
  assert_int_equal(desk->repl.session.base.seed, seed);
  type(desk, "new");
  type(desk, "new");
  assert_int_equal(desk->repl.session.history.n, 0);
  assert_has(type(desk, "new 8 seed 1"), "8 players, seed 1");
}

/* Asked once for the seats that are taken; that does not answer for the whole game. */
TEST(auto_trick_asks_before_it_plays_a_taken_seat) {
  Desk *desk = desk_at(6, 42);
  desk->repl.confirm = true;
  type(desk, "auto trick");
  assert_int_equal(desk->repl.session.game.deal.trick, 1);
  type(desk, "seat C");
  assert_has(type(desk, "auto trick"), "to the end of the trick: `y` or the same line again");
  assert_has(type(desk, "auto deal"), "to the end of the deal");
  assert_int_equal(desk->repl.session.game.deal.trick, 1);
  type(desk, "auto deal");
  assert_true(desk->repl.session.game.deal.trick > 2);
  type(desk, "undo");
  type(desk, "auto trick");
  assert_int_equal(desk->repl.session.game.deal.trick, 2);
  assert_has(type(desk, "auto"), "to the end of the game");
  assert_has(type(desk, "auto trick"), "trick 3");
  type(desk, "seat D");
  assert_has(type(desk, "auto trick"), "the same line again");
  assert_has(type(desk, "auto"), "to the end of the game"); /* the trick was asked about */
}

/* In a climbing game too, and in each new game anew. */
TEST(auto_trick_asks_again_in_a_new_game) {
  Desk *desk = desk_at(6, 42);
  desk->repl.confirm = true;
  type(desk, "auto trick");
  type(desk, "seat C");
  type(desk, "auto trick");
  type(desk, "y");
  assert_lacks(type(desk, "auto trick"), "the same line again");
  type(desk, "new bombs seed 3");
  uint32_t actions = desk->repl.session.game.actions;
  assert_has(type(desk, "auto trick"), "the same line again");
  assert_int_equal(desk->repl.session.game.actions, actions);
}

/* To declare, bury and call is the reader's own each time; a trick is not the deal. */
TEST(auto_asks_again_while_cards_are_drawn) {
  Desk *desk = desk_at(6, 42);
  desk->repl.confirm = true;
  type(desk, "bots simple");
  type(desk, "seat C");
  type(desk, "goto 1");
  uint32_t actions = desk->repl.session.game.actions;
  assert_has(type(desk, "auto trick"), "`y` or the same line again");
  type(desk, "y");
  assert_true(desk->repl.session.game.actions > actions);
  assert_has(type(desk, "auto deal"), "`y` or the same line again");
  type(desk, "y");
  assert_int_equal(desk->repl.session.game.number, 1);
  actions = desk->repl.session.game.actions;
  type(desk, "deal");
  assert_has(type(desk, "auto trick"), "`y` or the same line again");
  assert_has(type(desk, "auto deal"), "`y` or the same line again");
}

TEST(auto_stops_in_a_game_without_an_end) {
  Desk *desk = desk_with("online", 4, 42);
  assert_has(type(desk, "auto"), "stopped after 100 deals");
  assert_int_equal(desk->repl.session.game.number, 101);
  type(desk, "undo");
  assert_int_equal(desk->repl.session.game.number, 1);
}

TEST(enter_after_a_hint_does_it) {
  Desk *desk = desk_in_play(41);
  assert_has(type(desk, "A: hint"), "play 9S 9S");
  assert_has(type(desk, ""), "A leads 9S 9S"); /* a step would lead HJ */
  type(desk, "hint");
  type(desk, "table");
  assert_false(desk->repl.listed.is_hint); /* another command came between: Enter is a step */
}
