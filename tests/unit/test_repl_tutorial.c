/* test_repl_tutorial.c - `tutorial`, played through with right and wrong answers, in every
** language; and left at every step. */
#include "deal/game_hash.h"
#include "desk.h"

/* What is typed at each step: what cannot be done, what could be done but is not asked for (NULL:
** there is nothing else, or it is a question), and what is asked for. */
typedef struct Answer {
  const char *wrong, *other, *right;
} Answer;

static const Answer answers[] = {
    {"declare 2H", NULL, "declare 2D"},
    {"bury 3C", "bury 3C 3C 4C 6C 6C 7C 8C KC", "bury 3C 3C 4C 6C 6C 7C 8C JS"},
    {"play 2C", "play AH", "play A♠"},
    {"play AS", "play AH", "why QH AH AH"},
    {"play AH KS", "play AH", "play KH AH AH"},
    {"play 4H 3D", "play 4H 4H", "play 5H 5H 4H 4H"},
    {"play AC", "play 3D", "play KC"},
    {"play 8S TS TS", "play 6S 6S", "play 8S TS"},
    {"play KS TS", NULL, "play 6S 6S"},
    {"play 4D", "play LJ", "play 3D"},
    {"play 9C", "play JH", "play 5D"},
    {"play TS", "play JH QH", "play KS TS"},
    {"play HJ", NULL, "play LJ"},
    {"play 2S", NULL, "why score"},
};
enum { STEPS = sizeof answers / sizeof *answers };

/* Step `n` is asked again, and is the same as before. */
static void assert_asked(Desk *desk, int n) {
  assert_has(
      type(desk, ""),
      printed(desk->repl.look.language == &repl_chinese ? "[%d/%d]" : "[%d of %d]", n + 1, STEPS));
}

static void play_through(Desk *desk) {
  const Language *language = desk->repl.look.language;
  bool chinese = language == &repl_chinese;
  const char *again = chinese ? "再试一次" : "Try once more", *other = chinese ? "也合法" : "legal";
  for (int i = 0; i < STEPS; i++) {
    const Answer *answer = &answers[i];
    assert_asked(desk, i);
    bool refused = i == 7; /* there the first refusal is what is asked for */
    if (!refused) {
      type(desk, answer->wrong);
      assert_has(desk->said, again);
      assert_true(strlen(desk->refused) > 0);
      assert_asked(desk, i);
    }
    if (answer->other) {
      assert_has(type(desk, answer->other), other);
      assert_asked(desk, i);
    }
    bool why = i == 3 || i == STEPS - 1;
    assert_has(type(desk, "hint"), !why ? "`" : chinese ? "`为什么" : "`why");
    assert_asked(desk, i);
    type(desk, answer->right);
    assert_string_equal(desk->refused, "");
  }
  assert_has(desk->said, chinese ? "教程到此结束" : "That was all");
}

TEST(it_is_played_through_in_every_language) {
  for (int k = 0; repl_languages[k]; k++) {
    Desk *desk = desk_at(6, 42);
    desk->repl.look.language = repl_languages[k];
    type(desk, "auto trick");
    type(desk, "seat C");
    uint64_t before = game_hash(&desk->repl.session.game);
    type(desk, "tutorial");
    play_through(desk);
    assert_null(desk->repl.tutorial);
    assert_true(game_hash(&desk->repl.session.game) == before);
    assert_int_equal(desk->repl.taken, 1 << 2);
  }
}

/* What the hint says is what is asked for, in the reader's language. */
TEST(who_types_every_hint_comes_to_the_end) {
  for (int k = 0; repl_languages[k]; k++) {
    Desk *desk = desk_at(6, 42);
    desk->repl.look.language = repl_languages[k];
    type(desk, "tutorial");
    for (int i = 0; i < STEPS; i++) {
      char line[256] = "";
      assert_int_equal(sscanf(type(desk, "hint"), "%*[^`]`%255[^`]", line), 1);
      type(desk, line);
      assert_string_equal(desk->refused, "");
    }
    assert_null(desk->repl.tutorial);
  }
}

TEST(it_is_left_at_every_step_and_the_game_before_goes_on) {
  for (int steps = 0; steps < STEPS; steps++) {
    Desk *desk = desk_at(6, 42);
    uint64_t before = game_hash(&desk->repl.session.game);
    type(desk, "tutorial");
    for (int i = 0; i < steps; i++) type(desk, answers[i].right);
    assert_has(type(desk, "quit"), "tutorial is left");
    assert_false(desk->repl.quit);
    assert_true(game_hash(&desk->repl.session.game) == before);
    assert_has(type(desk, "auto trick"), "trick 1");
  }
}

/* Nothing that is typed leads away from its deal, and questions do not change it. */
TEST(nothing_else_changes_its_deal) {
  static const char *const AWAY[] = {"new",      "undo",      "redo",           "goto 1",
                                     "branch x", "reload",    "house no-stops", "set score.step 10",
                                     "load x",   "resume",    "trump 9C",       "auto",
                                     "seat B",   "position x"};
  static const char *const ASKED[] = {"table",   "legal",        "why KC", "why",
                                      "hands",   "rules",        "help",   "trump",
                                      "what KC", "show trick 3", "history"};
  Desk *desk = desk_at(6, 42);
  type(desk, "tutorial");
  for (int i = 0; i < 6; i++) type(desk, answers[i].right);
  uint64_t before = game_hash(&desk->repl.session.game);
  for (size_t i = 0; i < sizeof AWAY / sizeof *AWAY; i++)
    assert_has(type(desk, AWAY[i]), "would leave this deal");
  assert_has(type(desk, "tutorial"), "the tutorial is on");
  assert_has(type(desk, "B: play KC"), "B is played by the program");
  for (size_t i = 0; i < sizeof ASKED / sizeof *ASKED; i++) {
    type(desk, ASKED[i]);
    assert_string_equal(desk->refused, "");
    assert_true(game_hash(&desk->repl.session.game) == before);
  }
  assert_asked(desk, 6);
}

/* Every sentence of the tutorial is said on some way through it. */
TEST(every_sentence_is_said) {
  static const char *const IDS[] = {
#define X(id, english, chinese) #id,
    TUTORIAL_SENTENCES(X)
#undef X
  };
  static const char *const BUT[] = {"TUTORIAL_MISSING", NULL};
  Desk *desk = desk_at(6, 42);
  Heard heard = heard_open(desk, IDS, sizeof IDS / sizeof *IDS);
  heard_type(&heard, "tutorial");
  heard_type(&heard, "tutorial");
  heard_type(&heard, "new");
  heard_type(&heard, "quit");
  heard_type(&heard, "tutorial");
  for (int i = 0; i < STEPS; i++) {
    heard_type(&heard, "hint");
    if (i != 7) type(desk, answers[i].wrong);
    for (size_t k = 0; k < heard.n; k++) heard.seen[k] |= ids_has(desk->said, IDS[k]);
    if (answers[i].other) heard_type(&heard, answers[i].other);
    heard_type(&heard, answers[i].right);
  }
  heard_close(&heard, BUT);
}
