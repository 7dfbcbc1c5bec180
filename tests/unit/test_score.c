/* test_score.c - tables, short teams, levels: E127 to E135, E140, E145. */
#include "games.h"

static const char *result(const Rules *rules, int points) {
  static char out[16];
  Score score;
  assert_true(score_bands(rules, points, NULL, &score, NULL, 0));
  if (score.side == SIDE_NOBODY) return "-";
  snprintf(out, sizeof out, "%c+%d", score.side == SIDE_DECLARERS ? 'D' : 'O', score.levels);
  return out;
}

TEST(E130_two_packs_of_the_common_table) {
  Rules rules = rules_game_002();
  static const struct {
    int points;
    const char *result;
  } ROW[] = {{0, "D+3"},   {5, "D+2"},   {35, "D+2"},  {40, "D+1"},  {75, "D+1"},
             {80, "-"},    {115, "-"},   {120, "O+1"}, {155, "O+1"}, {160, "O+2"},
             {195, "O+2"}, {200, "O+3"}, {260, "O+3"}};
  for (size_t i = 0; i < sizeof ROW / sizeof *ROW; i++)
    assert_string_equal(result(&rules, ROW[i].points), ROW[i].result);
  assert_string_equal(result(&rules, score_points(&rules, -30)), "D+3");
}

TEST(rows_may_go_on_a_level_for_every_step) {
  Rules rules = rules_game_002();
  static const Band BANDS[] = {{0, false, SIDE_DECLARERS, 0, 0}, {2, false, SIDE_OPPONENTS, 1, 1}};
  rules_add_bands(&rules, BANDS, 2);
  assert_string_equal(result(&rules, 119), "O+1");
  assert_string_equal(result(&rules, 120), "O+2");
  assert_string_equal(result(&rules, 400), "O+9");
}

TEST(E133_short_declarers_are_multiplied) {
  Rules rules = rules_game_002();
  for (int base = 0; base <= 3; base++)
    for (int missing = 0; missing < 6; missing++)
      assert_int_equal(score_short_team(&rules, base, missing), base * (1 + missing));
  rules.score.short_team = SHORT_TEAM_ADD;
  assert_int_equal(score_short_team(&rules, 2, 2), 3);
  assert_int_equal(score_short_team(&rules, 2, 0), 2);
  rules.score.short_team = SHORT_TEAM_NO;
  assert_int_equal(score_short_team(&rules, 2, 2), 2);
}

static const char *after(const Rules *rules, const char *level, int levels, bool may_leave) {
  static char out[LEVEL_TEXT];
  bool won;
  int found = level_advance(rules, rules->advance.stops, level_parse(rules, level), levels,
                            may_leave ? STOP_DECLARERS : STOP_NOBODY, &won);
  return won ? "WIN" : level_print(rules, found, STYLE_ASCII, out);
}

TEST(E145_passing_the_ace_wins) {
  Rules rules = rules_game_002();
  assert_string_equal(after(&rules, "T", 1, true), "J");
  assert_string_equal(after(&rules, "K", 1, true), "A");
  assert_string_equal(after(&rules, "K", 2, true), "WIN");
  assert_string_equal(after(&rules, "A", 1, true), "WIN");
  assert_string_equal(after(&rules, "Q", 3, true), "WIN");
  assert_string_equal(after(&rules, "A", 0, true), "A");
}

static Rules laps(Rank again_from) {
  Rules rules = rules_game_002();
  rules.levels.track[rules.levels.track_n++] = RANK_NONE;
  rules.levels.after_last = AFTER_LAST_AGAIN;
  rules.levels.again_from = again_from;
  return rules;
}

TEST(E140_laps_beyond_the_joker_level) {
  static const char *const FULL[] = {"Q", "K", "A", "NT", "2+", "3+"};
  static const char *const SKIP[] = {"A", "NT", "T+", "J+", "Q+", "K+", "A+", "NT+", "T++"};
  Rules rules = laps(RANK_2);
  for (int i = 0; i + 1 < 6; i++) assert_string_equal(after(&rules, FULL[i], 1, true), FULL[i + 1]);
  rules = laps(RANK_T);
  for (int i = 0; i + 1 < 9; i++) assert_string_equal(after(&rules, SKIP[i], 1, true), SKIP[i + 1]);
  assert_string_equal(after(&rules, "NT", 2, true), "J+");
}

TEST(levels_print_and_parse_both_ways) {
  char text[LEVEL_TEXT];
  Rules tracks[] = {rules_game_002(), laps(RANK_2), laps(RANK_T)};
  for (int t = 0; t < 3; t++)
    for (int level = 0; level < (t ? 60 : 13); level++)
      assert_int_equal(level_parse(&tracks[t], level_print(&tracks[t], level, STYLE_ASCII, text)),
                       level);
  assert_int_equal(level_parse(&tracks[0], "2+"), -1);
  assert_int_equal(level_parse(&tracks[0], "NT"), -1);
  assert_int_equal(level_parse(&tracks[2], "9+"), -1);
  assert_int_equal(level_parse(&tracks[0], ""), -1);
  assert_int_equal(level_parse(&tracks[0], "2x"), -1);
  char high[LAPS_MAX + 4] = "NT";
  memset(high + 2, '+', LAPS_MAX);
  int level = level_parse(&tracks[1], high);
  assert_string_equal(level_print(&tracks[1], level, STYLE_ASCII, text), high);
  strcat(high, "+");
  assert_int_equal(level_parse(&tracks[1], high), -1);
  assert_int_equal(level_rank(&tracks[1], level_parse(&tracks[1], "NT")), RANK_NONE);
}

TEST(nobody_rises_on_a_track_of_one_level) {
  Rules rules = rules_game_002();
  rules.levels.track_n = 1;
  assert_string_equal(after(&rules, "2", 1, true), "WIN");
  rules.levels.after_last = AFTER_LAST_AGAIN;
  assert_string_equal(after(&rules, "2", 3, true), "2");
}

TEST(a_stop_is_left_only_by_who_may) {
  Rules rules = rules_game_002();
  rules.advance.stops[RANK_5] = rules.advance.stops[RANK_A] = STOP_DECLARERS;
  assert_string_equal(after(&rules, "3", 3, true), "5");  /* nobody jumps over it */
  assert_string_equal(after(&rules, "5", 2, false), "5"); /* only declarers who won leave it */
  assert_string_equal(after(&rules, "5", 2, true), "7");
  assert_string_equal(after(&rules, "K", 2, true), "A");
  assert_string_equal(after(&rules, "A", 1, true), "WIN");
}
