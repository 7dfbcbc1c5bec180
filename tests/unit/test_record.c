/* test_record.c - a record replays to the same game; damage of any kind is named with its line. */
#include <xxhash.h>

#include "deal/game_hash.h"
#include "games.h"
#include "notation/record.h"

static Rules rules;

/* A game of random actions, and its record. */
typedef struct Played {
  Game game;
  History history;
  char *text;
} Played;

static Played play(uint64_t seed, int actions) {
  Played played = {.history = {0}};
  game_start(&played.game, &rules, seed);
  Rng rng = rng_from(seed + 1000);
  for (int i = 0; i < actions && !played.game.over; i++) {
    Action action = do_random(&played.game, &rules, &rng);
    assert_true(history_add(&played.history, &action));
  }
  size_t length = record_print(&rules, &played.game, &played.history, &played.text);
  assert_int_equal(length, strlen(played.text));
  return played;
}

static void discard(Played *played) {
  history_free(&played->history);
  free(played->text);
}

static int set_up_rules(void) {
  rules = rules_game_002();
  strcpy(rules.variant, "pagat");
  rules.hash = 0x0123456789abcdef;
  return 0;
}

/* Replays a text; on damage the sentence, else "". *actions: how far it came. */
static const char *replayed(const char *text, bool same_rules, size_t *actions) {
  static char error[400];
  Game game;
  History history = {0};
  error[0] = '\0';
  bool ok =
      record_replay(text, &rules, same_rules, (Replayed){&game, &history}, error, sizeof error);
  assert_int_equal(ok, error[0] == '\0');
  assert_int_equal(history.n, game.actions);
  if (actions) *actions = history.n;
  history_free(&history);
  return in_english(error);
}

TEST(a_history_keeps_every_field_of_an_action) {
  History history = {0}, copy;
  Action actions[32];
  Rng rng = rng_from(7);
  for (int i = 0; i < 32; i++) { /* of any bytes: an empty one, few, all */
    uint8_t bytes[sizeof(Action)] = {0};
    for (size_t k = 0; k < sizeof bytes; k++)
      if (rng_below(&rng, 31) < (uint64_t)i) bytes[k] = (uint8_t)rng_below(&rng, 256);
    bytes[offsetof(Action, has_number)] &= 1;
    memcpy(&actions[i], bytes, sizeof bytes);
    assert_true(history_add(&history, &actions[i]));
  }
  assert_true(history_copy(&copy, &history, 20));
  for (size_t i = 0; i < 32; i++) {
    Action kept = history_action(&history, i);
    assert_memory_equal(&kept, &actions[i], sizeof kept);
    if (i >= 20) continue;
    kept = history_action(&copy, i);
    assert_memory_equal(&kept, &actions[i], sizeof kept);
  }
  assert_int_equal(history_common(&history, &copy), 20);
  history.n = 5; /* taken back, and another done */
  assert_true(history_add(&history, &actions[30]));
  assert_int_equal(history_common(&copy, &history), 5);
  Action last = history_action(&history, 5), before = history_action(&history, 4);
  assert_memory_equal(&last, &actions[30], sizeof last);
  assert_memory_equal(&before, &actions[4], sizeof before);
  history_free(&history);
  history_free(&copy);
}

TEST(an_action_takes_sixteen_bytes_at_most_in_a_history) {
  for (uint64_t seed = 1; seed <= 5; seed++) {
    Played played = play(seed, 2000);
    const History *history = &played.history;
    size_t bytes = history->end[history->n - 1] + history->n * sizeof *history->end;
    assert_in_range(bytes, history->n, 16 * history->n);
    discard(&played);
  }
}

TEST(records_of_any_length_replay_to_the_same_game) {
  for (int actions = 0; actions < 1200; actions += 37) {
    Played played = play((uint64_t)actions, actions);
    Game game;
    History history = {0};
    char error[400] = "", *again;
    if (!record_replay(played.text, &rules, true, (Replayed){&game, &history}, error, sizeof error))
      fail_msg("%s", error);
    assert_true(game_hash(&game) == game_hash(&played.game));
    assert_int_equal(history.n, played.history.n);
    record_print(&rules, &game, &history, &again);
    assert_string_equal(again, played.text);
    free(again);
    history_free(&history);
    discard(&played);
  }
}

TEST(the_head_tells_what_to_load) {
  Played played = play(18446744073709551615u, 120);
  RecordHead head;
  char error[200];
  assert_true(record_head(played.text, &head, error, sizeof error));
  assert_string_equal(head.variant, "pagat");
  assert_true(head.rules == 0x0123456789abcdef);
  assert_int_equal(head.players, 6);
  assert_true(head.seed == 18446744073709551615u);
  discard(&played);
}

TEST(a_record_reads_well) {
  Played played = play(7, 140);
  assert_memory_equal(played.text,
                      "pengyou-record 1\nVariant: pagat\nRules: 0123456789abcdef\n"
                      "Players: 6\nSeed: 7\nLevels: 2,2,2,2,2,2\nDeck: ",
                      100);
  assert_non_null(strstr(played.text, "\nActions: 140\nHash: "));
  assert_null(strstr(played.text, " draw"));
  discard(&played);
}

TEST(other_rules_are_told_and_accepted_only_when_asked_to) {
  Played played = play(3, 200);
  rules.hash++;
  assert_string_equal(replayed(played.text, true, NULL),
                      "line 3: this game was played under other rules: their hash was "
                      "0123456789abcdef, that of pagat now is 0123456789abcdf0");
  assert_string_equal(replayed(played.text, false, NULL), "");
  rules.hash--;
  discard(&played);
}

/* The text with the first `from` replaced, under a checksum that fits. */
static char *changed(const char *text, const char *from, const char *to) {
  const char *at = strstr(text, from);
  if (!at) fail_msg("%s is not in the record", from);
  size_t room = strlen(text) + strlen(to) + 64;
  char *out = test_room(room);
  snprintf(out, room, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
  char *checksum = strstr(out, "Checksum: ");
  if (checksum)
    snprintf(checksum, 40, "Checksum: %016llx\n",
             (unsigned long long)XXH64(out, (size_t)(checksum - out), 0));
  return out;
}

static void damaged(const char *text, const char *from, const char *to, const char *sentence) {
  char *out = changed(text, from, to);
  const char *error = replayed(out, true, NULL);
  if (strncmp(error, sentence, strlen(sentence)) != 0)
    fail_msg("%s -> %s: expected \"%s\", got \"%s\"", from, to, sentence, error);
}

TEST(a_damaged_head_is_named_with_its_line) {
  Played played = play(7, 140);
  const char *text = played.text;
  damaged(text, "pengyou-record 1", "pengyou 1", "line 1: this is no record");
  damaged(text, "pengyou-record 1", "pengyou-record 3",
          "line 1: this record is of another version");
  damaged(text, "Players: 6", "Players: x", "line 4: Players: \"x\" is no number");
  damaged(text, "Players: 6", "Players: 5", "line 4: the record is of 5 players, the game of 6");
  damaged(text, "Players: 6", "Players: 99", "line 4: 2 to 16 can play");
  damaged(text, "Players: 6\n", "", "line 7: Players is missing");
  damaged(text, "Seed: 7", "Seed: 8", "line 7: Deck: this is not the deck that the seed gives");
  damaged(text, "Seed: 7", "Seed: 99999999999999999999",
          "line 5: Seed: \"99999999999999999999\" is no");
  damaged(text, "Levels: 2", "Levels: 3",
          "line 6: Levels: the game does not start at these levels");
  discard(&played);
}

/* The text of line `line` of the record, with its end. */
static char *line_of(const char *text, int line) {
  for (int i = 1; i < line; i++) text = strchr(text, '\n') + 1;
  return kept(strndup(text, strcspn(text, "\n") + 1));
}

TEST(a_damaged_action_is_named_with_its_line) {
  Played played = play(7, 400);
  char *line = line_of(played.text, 20);
  damaged(played.text, line, "0 A pass\n", "line 20: action 0 comes after action ");
  damaged(played.text, line, "999 A pass\n", "line 20: action ");
  damaged(played.text, line, "x\n", "line 20: Actions is missing: the record is damaged");
  damaged(played.text, line, "1\n", "line 20: this is no action: number, seat, action are needed");
  damaged(played.text, line, "", "line 20: ");
  discard(&played);
}

TEST(an_illegal_action_says_why) {
  Played played = play(7, 20);
  damaged(played.text, "Actions: 20", "21 B bury AS\nActions: 21", "line ");
  char *out = changed(played.text, "Actions: 20", "21 B bury AS\nActions: 21");
  assert_non_null(strstr(replayed(out, true, NULL), "bury AS is refused: "));
  out = changed(played.text, "Actions: 20", "21 G pass\nActions: 21");
  assert_non_null(strstr(replayed(out, true, NULL), "\"G\" is not who can do this"));
  discard(&played);
}

TEST(a_different_end_is_told) {
  Played played = play(7, 60);
  char *hash = strstr(played.text, "Hash: ");
  char new[32];
  const char *old = printed("%.22s", hash);
  strcpy(new, old);
  new[6] = new[6] == '0' ? '1' : '0';
  char *out = changed(played.text, old, new);
  assert_non_null(strstr(replayed(out, true, NULL), "the game ends otherwise"));
  discard(&played);
}

TEST(a_changed_text_fails_its_checksum) {
  Played played = play(7, 60);
  char *checksum = strstr(played.text, "Checksum: ") + 10;
  *checksum = *checksum == '0' ? '1' : '0';
  assert_non_null(
      strstr(replayed(played.text, true, NULL), "the text was changed: its checksum is "));
  discard(&played);
}

/* Whatever is cut off, what came before the cut is replayed and one line is named. */
TEST(a_record_cut_off_anywhere_is_refused) {
  Played played = play(9, 300);
  size_t length = strlen(played.text), most = 0;
  for (size_t cut = 0; cut + 1 < length; cut += 1 + cut / 97) {
    char *text = malloc(cut + 1);
    size_t actions;
    memcpy(text, played.text, cut);
    text[cut] = '\0';
    const char *error = replayed(text, true, &actions);
    assert_memory_equal(error, "line ", 5);
    assert_null(strchr(error, '\n'));
    if (actions > most) most = actions;
    free(text);
  }
  assert_true(most > 200);
  discard(&played);
}

TEST(lines_may_end_as_elsewhere_but_then_the_checksum_tells) {
  Played played = play(9, 30);
  char *text = test_room(2 * strlen(played.text) + 1), *to = text;
  for (const char *from = played.text; *from; from++) {
    if (*from == '\n') *to++ = '\r';
    *to++ = *from;
  }
  *to = '\0';
  assert_non_null(strstr(replayed(text, true, NULL), "the text was changed"));
  discard(&played);
}

int main(void) { return tests_run(set_up_rules, NULL); }
