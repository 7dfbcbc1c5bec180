/* test_judge.c - questions and answers of tests/judge and of the judge's README; streams; what goes
** wrong. In those files a line with a question is followed by what the answer must have. */

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cjson/cJSON.h>

#include "base/text.h"
#include "tools/judge.h"
#include "unit.h"

/* ---- answers as they are expected ---- */

/* Does the answer have all that is wanted, objects within objects too? */
static bool has(const cJSON *answer, const cJSON *wanted) {
  if (!cJSON_IsObject(wanted)) return cJSON_Compare(answer, wanted, true);
  const cJSON *item;
  cJSON_ArrayForEach(item, wanted) if (!has(cJSON_GetObjectItemCaseSensitive(answer, item->string),
                                            item)) return false;
  return true;
}

static void let_go(void *judge) { judge_free(judge); }

/* A judge for one test. */
static Judge *judge_open(const char *spec, bool paths) {
  return test_keeps(judge_new(spec, paths), let_go);
}

static void check_answer(Judge *judge, const char *question, const char *wanted) {
  const char *text = judge_answer(judge, question, strlen(question));
  cJSON *answer = cJSON_Parse(text), *expected = cJSON_Parse(wanted);
  if (!answer) fail_msg("%s\nis answered by what is no JSON: %s", question, text);
  if (!expected) fail_msg("%s is no JSON", wanted);
  if (!cJSON_GetObjectItemCaseSensitive(answer, "id")) fail_msg("%s\nhas no id", text);
  if (!has(answer, expected)) fail_msg("%s\nis answered %s\nnot %s", question, text, wanted);
  cJSON_Delete(answer);
  cJSON_Delete(expected);
}

static const char *error_code(Judge *judge, const char *question, char out[32]) {
  cJSON *answer = cJSON_Parse(judge_answer(judge, question, strlen(question)));
  const cJSON *error = cJSON_GetObjectItemCaseSensitive(answer, "error");
  const cJSON *code = cJSON_GetObjectItemCaseSensitive(error, "code");
  snprintf(out, 32, "%s", cJSON_IsString(code) ? code->valuestring : "");
  cJSON_Delete(answer);
  return out;
}

/* ---- files ---- */

static void check_file(const char *path, int least) {
  Judge *judge = judge_open(NULL, true);
  char *text = file_kept(path);
  int n = 0;
  for (const char *question; (question = next_line(&text)); n++) {
    const char *wanted = next_line(&text);
    assert_non_null(wanted);
    check_answer(judge, question, wanted);
  }
  assert_true(n >= least);
}

TEST(the_worked_examples_of_pagat_are_answered) { check_file("tests/judge/pagat.jsonl", 190); }

TEST(the_worked_examples_of_other_games_are_answered) {
  check_file("tests/judge/games.jsonl", 220);
}

TEST(questions_of_every_kind_are_answered) { check_file("tests/judge/questions.jsonl", 31); }

TEST(functions_of_a_variant_are_asked) { check_file("tests/judge/functions.jsonl", 27); }

TEST(a_climbing_game_answers_what_makes_sense_in_it) {
  check_file("tests/judge/climbing.jsonl", 16);
}

TEST(what_was_once_answered_in_several_ways_has_one_answer) {
  check_file("tests/judge/one_answer.jsonl", 21);
}

TEST(bad_lines_get_an_error_and_the_next_one_is_answered) {
  check_file("tests/judge/errors.jsonl", 40);
}

/* Lines that begin with a brace within the README's ```json blocks, in pairs, word for word. */
TEST(the_examples_of_the_readme_come_out_as_written) {
  const char *question = NULL;
  bool code = false;
  int n = 0;
  Judge *judge = judge_open(NULL, false);
  char *page = file_kept("src/tools/README.md");
  for (const char *line; (line = next_line(&page));) {
    if (strncmp(line, "```", 3) == 0) code = strcmp(line, "```json") == 0;
    if (!code || line[0] != '{') continue;
    if (question) assert_string_equal(judge_answer(judge, question, strlen(question)), line);
    n += question != NULL;
    question = question ? NULL : line;
  }
  assert_null(question);
  assert_true(n >= 13);
}

/* ---- single things ---- */

TEST(an_id_comes_back_as_it_was_written) {
  static const char *const IDS[] = {
      "12345678901234567890123",
      "-0",
      "1.50e+3",
      "\"\\u00e9 \\\"x\\\" ☃\"",
      "{\"id\":[1, {}]}",
      "[\"id\",\":\"]",
      "null",
      "true",
      "\"id\"",
  };
  Judge *judge = judge_open(NULL, false);
  for (size_t i = 0; i < sizeof IDS / sizeof *IDS; i++) {
    const char *question =
        printed("{\"x\":{\"id\":7},\"ask\":\"advance\", \"id\" : %s ,\"level\":\"2\",\"by\":1,"
                "\"side\":\"declarers\"}",
                IDS[i]);
    assert_string_equal(judge_answer(judge, question, strlen(question)),
                        printed("{\"id\":%s,\"level\":\"3\",\"won\":false}", IDS[i]));
  }
}

TEST(the_deck_follows_from_players_and_packs) {
  /* small jokers: seven players have none, full packs one each */
  static const struct {
    const char *deck, *cards;
    bool fits;
  } CASES[] = {
      {"\"players\":7", "AS AS", true},
      {"\"players\":7", "LJ", false},
      {"\"players\":7,\"packs\":2", "LJ", false},
      {"\"players\":7,\"packs\":3", "LJ LJ LJ AS AS AS", true},
      {"\"players\":7,\"packs\":3", "AS AS AS AS", false},
      {"\"players\":12", "AS AS AS AS HJ HJ", true},
      {"\"players\":12", "HJ HJ HJ", false},
      {"\"packs\":8", "LJ LJ LJ LJ LJ LJ LJ LJ", true},
      {"\"packs\":1", "LJ HJ AS", true},
      {"\"packs\":1", "AS AS", false},
      {"\"x\":0", "LJ LJ HJ HJ", true},
      {"\"x\":0", "LJ LJ LJ", false},
  };
  Judge *judge = judge_open(NULL, false);
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    char question[256], code[32];
    snprintf(
        question, sizeof question,
        "{\"ask\":\"follow\",\"trump\":\"2S\",\"lead\":\"AS\",\"hand\":\"%s\",\"play\":\"\",%s}",
        CASES[i].cards, CASES[i].deck);
    error_code(judge, question, code);
    if (strcmp(code, CASES[i].fits ? "" : "card") != 0) fail_msg("%s: \"%s\"", question, code);
  }
}

TEST(more_games_than_are_kept_can_be_asked_about) {
  Judge *judge = judge_open(NULL, false);
  for (int round = 0; round < 2; round++)
    for (int players = 5; players <= 12; players++)
      for (int packs = 1; packs <= 8; packs += 2) {
        char question[160], code[32];
        snprintf(
            question, sizeof question,
            "{\"ask\":\"shape\",\"players\":%d,\"packs\":%d,\"trump\":\"2S\",\"cards\":\"AS\"}",
            players, packs);
        assert_string_equal(error_code(judge, question, code), "");
      }
}

TEST(a_missing_field_is_named) {
  Judge *judge = judge_open(NULL, false);
  const char *question = "{\"id\":1,\"ask\":\"follow\",\"trump\":\"2S\",\"lead\":\"AS\"}";
  assert_non_null(
      strstr(judge_answer(judge, question, strlen(question)), "\\\"hand\\\" is missing"));
}

TEST(a_hand_is_no_larger_than_hands_can_be) {
  Judge *judge = judge_open(NULL, false);
  char question[2048] = "{\"id\":1,\"ask\":\"lead\",\"variant\":\"pagat\",\"packs\":8,"
                        "\"players\":8,\"trump\":\"2H\",\"play\":\"3C\",\"hand\":\"";
  for (int i = 0; i < 8 * 8 * 4; i++) {
    const char *card = printed("%c%c ", "3456789T"[i / 32], "CDHS"[i % 4]);
    strcat(question, card);
  }
  strcat(question, "\"}");
  assert_non_null(strstr(judge_answer(judge, question, strlen(question)),
                         "a hand has at most 255 cards, not 256"));
}

TEST(a_declaration_is_no_larger_than_declarations_can_be) {
  static const char question[] =
      "{\"id\":1,\"ask\":\"friends\",\"variant\":\"pagat\",\"packs\":8,\"players\":6,\"trump\":"
      "\"TS\","
      "\"declarer\":0,\"calls\":[],\"declared\":\"TSTSTSTSTSTSTSTSTHTHTHTHTHTHTHTHTC\"}";
  Judge *judge = judge_open(NULL, false);
  assert_non_null(strstr(judge_answer(judge, question, strlen(question)),
                         "at most 16 cards are shown, not 17"));
}

/* Every prefix of a question is answered with an error, and never with the answer. */
/* What others wrote comes as JSON has it, without anything that a terminal would obey. */
TEST(answers_hold_nothing_that_a_terminal_obeys) {
  static const char question[] =
      "{\"ask\":\"lead\",\"variant\":\"pagat+tests/rules/forging.lua\","
      "\"players\":6,\"trump\":\"9C\",\"hand\":\"AS AS\",\"play\":\"AS AS\"}";
  Judge *judge = judge_open(NULL, true);
  const char *text = judge_answer(judge, question, strlen(question));
  assert_non_null(strstr(text, "no\\u001b[2J\\u000a9 passed, 0 failed \\u202e\\u009b31m\\u007f?"));
  assert_true(text_all_plain(text));
}

TEST(a_line_that_is_cut_off_is_an_error) {
  static const char QUESTION[] =
      "{\"id\":[1,{\"a\":\"\\u00e9☃\"}],\"ask\":\"advance\",\"level\":\"2\",\"by\":1e0,"
      "\"side\":\"declarers\"}";
  Judge *judge = judge_open(NULL, false);
  for (size_t n = 0; n < sizeof QUESTION - 1; n++) {
    char cut[sizeof QUESTION], code[32];
    memcpy(cut, QUESTION, n);
    cut[n] = '\0';
    assert_string_equal(error_code(judge, cut, code), "syntax");
  }
}

/* ---- streams ---- */

static const char ADVANCE[] =
    "{\"id\":4,\"ask\":\"advance\",\"level\":\"2\",\"by\":1,\"side\":\"declarers\"}\n";
static const char ADVANCED[] = "{\"id\":4,\"level\":\"3\",\"won\":false}\n";

TEST(a_line_of_ten_megabytes_is_read_past) {
  FILE *in = tmpfile(), *out = tmpfile();
  char answer[512] = "";
  assert_true(in && out);
  for (int i = 0; i < 10 * 1024 * 1024; i++) putc('x', in);
  fprintf(in, "\n%s\n%.*s", ADVANCE, (int)strlen(ADVANCE) - 1,
          ADVANCE); /* no end on the last one */
  rewind(in);
  Judge *judge = judge_open(NULL, false);
  assert_true(judge_run(judge, fileno(in), fileno(out)));
  rewind(out);
  assert_non_null(fgets(answer, sizeof answer, out));
  assert_non_null(strstr(answer, "{\"id\":null,\"error\":{\"code\":\"too-long\""));
  assert_non_null(fgets(answer, sizeof answer, out));
  assert_string_equal(answer, ADVANCED);
  assert_non_null(fgets(answer, sizeof answer, out));
  assert_non_null(strstr(answer, "syntax"));
  assert_non_null(fgets(answer, sizeof answer, out));
  assert_string_equal(answer, ADVANCED);
  assert_null(fgets(answer, sizeof answer, out));
  fclose(in);
  fclose(out);
}

static void read_whole(int from, char *out, size_t n) {
  for (size_t got = 0; got < n;) {
    ssize_t more = read(from, out + got, n - got);
    assert_true(more > 0);
    got += (size_t)more;
  }
  out[n] = '\0';
}

/* Were answers kept back until more is asked, this would wait for ever: the alarm ends it. */
/* Who asks may not read files by what their errors quote. */
TEST(a_question_names_files_of_the_variants_alone) {
  static const struct {
    const char *variant;
    bool paths;
    const char *asked, *code;
  } ASKED[] = {
      {NULL, false, "/etc/passwd", "variant"},
      {NULL, false, "pagat+./tests/judge/functions.lua", "variant"},
      {NULL, false, "pagat+variants/../tests/judge/functions.lua", "variant"},
      {NULL, false, "pagat+requires={'./tests/rules/no-aces.lua'}", "variant"},
      {NULL, false, "pagat+./variants/house/no-points-buried.lua", ""},
      {NULL, true, "pagat+./tests/judge/functions.lua", ""},
      {"pagat+./tests/judge/functions.lua", false, "pagat+tests/judge/../judge/functions.lua", ""},
      {"pagat+./tests/judge/functions.lua", false, "pagat+./tests/rules/no-aces.lua", "variant"},
      {"pagat+./tests/judge/functions.lua", false, "pagat", ""},
  };
  for (size_t i = 0; i < sizeof ASKED / sizeof *ASKED; i++) {
    char code[32];
    const char *question = printed(
        "{\"ask\":\"shape\",\"variant\":\"%s\",\"trump\":\"9C\",\"cards\":\"5S\"}", ASKED[i].asked);
    Judge *judge = judge_open(ASKED[i].variant, ASKED[i].paths);
    if (strcmp(error_code(judge, question, code), ASKED[i].code) != 0)
      fail_msg("%s: \"%s\"", question, code);
    const char *answer = judge_answer(judge, question, strlen(question));
    if (*ASKED[i].code) assert_non_null(strstr(answer, "`pengyou judge --paths` reads it"));
  }
}

TEST(one_question_at_a_time_is_answered_at_once) {
  int ends[2], status;
  assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    close(ends[0]);
    Judge *judge = judge_open(NULL, false);
    bool done = judge && judge_run(judge, ends[1], ends[1]);
    _exit(done ? 0 : 1);
  }
  close(ends[1]);
  alarm(60);
  for (int i = 0; i < 50; i++) {
    char answer[sizeof ADVANCED];
    size_t half = (size_t)i % strlen(ADVANCE);
    assert_int_equal(write(ends[0], ADVANCE, half), half);
    assert_int_equal(write(ends[0], ADVANCE + half, strlen(ADVANCE) - half),
                     strlen(ADVANCE) - half);
    read_whole(ends[0], answer, strlen(ADVANCED));
    assert_string_equal(answer, ADVANCED);
  }
  close(ends[0]);
  assert_int_equal(waitpid(child, &status, 0), child);
  alarm(0);
  assert_int_equal(status, 0);
}
