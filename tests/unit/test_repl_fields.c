/* test_repl_fields.c - `rules FIELD`, `set FIELD`: every field is explained, in every language. */
#include "desk.h"
#include "repl/glossary.h"
#include "rules/field_sentences.h"

static bool is_of(uint8_t family, const Desk *desk) {
  return family == FAMILY_BOTH || family == desk->repl.session.rules->family;
}

/* The hash of the rules as this line sets them, which is taken back; 0 where it is refused. */
static uint64_t hash_after(Desk *desk, const char *line) {
  int refused = desk->repl.refused;
  type(desk, line);
  bool done = desk->repl.refused == refused;
  uint64_t hash = done ? desk->repl.session.rules->hash : 0;
  if (done) type(desk, "undo");
  desk->repl.refused = refused;
  return hash;
}

/* The example is said; in Chinese as a line that, typed, sets the field to it. */
static void assert_example(Desk *desk, const char *name, const char *example, const char *said) {
  static const char BEFORE[] = "改：`";
  const char *line = strstr(said, BEFORE);
  if (!line) {
    assert_has(said, example);
    return;
  }
  line += strlen(BEFORE);
  const char *typed = printed("%.*s", (int)strcspn(line, "`"), line);
  uint64_t hash = hash_after(desk, typed);
  if (hash != hash_after(desk, printed("set %s %s", name, example))) fail_msg("%s", typed);
}

/* The field's sentence, each choice with its own, and the example. */
static void assert_explained(Desk *desk, const Field *field, const char *code) {
  char line[80];
  FieldChoice choice;
  const char *name = printed("%s%s%s", field->group, *field->group ? "." : "", field->name);
  snprintf(line, sizeof line, "rules %s", name);
  const char *asked = printed("%s", type(desk, line));
  assert_has(asked, field_sentence(field, code));
  assert_example(desk, name, field_example(field, desk->repl.session.rules->family), asked);
  for (int i = 0; field_choice(field, i, &choice); i++) {
    if (!is_of(choice.family, desk)) continue;
    assert_has(asked, *choice.word ? choice.word : choice.key);
    assert_has(asked, field_choice_sentence(field, &choice, code));
  }
  snprintf(line, sizeof line, "set %s", name);
  assert_string_equal(type(desk, line), asked);
}

static void explain_all(const char *game, int players) {
  Desk *desk = desk_with(game, players, 42);
  for (int k = 0; languages[k]; k++) {
    desk->repl.look.language = repl_languages[k];
    for (int i = 0; i < schema_n; i += SHARE) {
      int refused = desk->repl.refused;
      if (is_of(schema[i].family, desk)) {
        assert_explained(desk, &schema[i], languages[k]->code);
        assert_int_equal(desk->repl.refused, refused);
      }
    }
  }
}

TEST(every_field_of_trick_games_is_explained) { explain_all("pagat", 6); }

TEST(every_field_of_climbing_games_is_explained) { explain_all("bombs", 4); }

TEST(a_field_of_other_games_is_refused) {
  Desk *desk = desk_at(6, 42);
  assert_has(type(desk, "rules order.suits"), "order.suits: a field that this game does not have");
  assert_has(type(desk, "set follow.race"), "follow.race: a field that this game does not have");
  assert_has(type(desk, "rules kitty.buires"), "did you mean kitty.buries?");
  assert_int_equal(desk->repl.refused, 3);
}

/* The first columns of each row of `rules`: its labels, blanks and all. */
static void assert_labels_explained(const char *game, int players, int columns) {
  Desk *desk = desk_with(game, players, 42);
  char rows[16384], line[64];
  int n = 0;
  snprintf(rows, sizeof rows, "%s", type(desk, "rules"));
  for (char *row = strtok(rows, "\n"); row; row = strtok(NULL, "\n")) {
    int length = columns;
    if (strncmp(row, "  ", 2) != 0 || row[2] == ' ') continue;
    while (length > 0 && row[2 + length - 1] == ' ') length--;
    snprintf(line, sizeof line, "help %.*s", length, row + 2);
    assert_has(type(desk, line), "in this game (`rules ");
    n++;
  }
  assert_true(n > 7);
  assert_int_equal(desk->repl.refused, 0);
}

TEST(every_label_of_the_game_in_words_is_explained_by_help) {
  assert_labels_explained("pagat", 6, 11);
  assert_labels_explained("shengji", 4, 11);
  assert_labels_explained("online", 4, 11);
  assert_labels_explained("bombs", 4, 11);
}

TEST(what_decides_a_word_is_a_field_of_the_games_that_have_the_word) {
  static const Explained WORDS[] = {
#define X(id, family, words, fields, english, chinese) {words, fields, "", FAMILY_##family},
    GLOSSARY(X)
#undef X
  };
  for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
    for (const char *at = WORDS[i].fields; *at; at += strspn(at, " ")) {
      const char *name = printed("%.*s", (int)strcspn(at, " "), at);
      const Field *field = schema_named(name);
      assert_non_null(field);
      assert_true(field->family == FAMILY_BOTH || field->family == WORDS[i].family);
      at += strcspn(at, " ");
    }
}
