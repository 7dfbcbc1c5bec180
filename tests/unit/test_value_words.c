/* test_value_words.c - what fields hold, in words: no two values of a field read alike. */
#include "choice_examples.h"
#include "coverage/near_values.h"
#include "lua/load/inline_rule.h"
#include "rulefiles.h"

enum { VALUES_MAX = 400, LUA_TEXT = 1024, SAID_TEXT = 4096 };

static const char *const LANGUAGES[] = {"en", "zh"};

/* The values of a field that were read, as the variant has them, and what is said of each. */
typedef struct Values {
  const Field *field;
  char value[VALUES_MAX][LUA_TEXT], said[2][VALUES_MAX][SAID_TEXT];
  int n;
} Values;

/* Games over which a value may be laid: a field belongs to one family, and some values go with
** certain others. */
static const char *const GAMES[] = {"pagat", "bombs", "pagat+throw.forced='play ends'"};

/* What is said of a value: a sentence, or one of each entry under its name. */
static void put_said(const WordedValue *of, Text *text) {
  ValueEntry entry;
  if (value_put_sentence(of, text)) return;
  for (const char *at = of->value; value_entry(&at, &entry);) {
    char said[SAID_TEXT];
    Text words = text_start(said, sizeof said);
    value_put_entry(of, &entry, &words);
    text_add(text, "%s: %s; ", entry.key, said);
  }
}

/* Is it told by functions themselves, or by what is read from it: decks, the score table? */
static bool is_told_otherwise(const Field *field, const char *value) {
  return strstr(value, "function") || field->type == FIELD_DECK ||
         field == schema_find("score", "bands");
}

static void compare(Values *values, const Variant *variant) {
  const char *value = variant_value(variant, values->field);
  int n = values->n;
  if (is_told_otherwise(values->field, value) || n == VALUES_MAX) return;
  for (int i = 0; i < n; i++)
    if (!strcmp(values->value[i], value)) return;
  snprintf(values->value[n], LUA_TEXT, "%s", value);
  for (int in = 0; in < 2; in++) {
    Text text = text_start(values->said[in][n], SAID_TEXT);
    put_said(&(WordedValue){values->field, value, (Family)variant_rules(variant)->family,
                            LANGUAGES[in], variant_rules(variant)},
             &text);
    for (int i = 0; i < n; i++)
      if (!strcmp(values->said[in][i], text.out))
        fail_msg("%s and %s: \"%s\"", values->value[i], value, text.out);
  }
  values->n++;
}

/* Reads the value over the games that take it. */
static void add(Values *values, const char *value) {
  char name[FIELD_NAME], error[VARIANT_ERROR];
  size_t length;
  char *text = setting_text(printed("%s=%s", schema_name(values->field, name), value), &length);
  assert_non_null(text);
  const char *path = rulefile("value", text);
  free(text);
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i++) {
    Variant *variant = variant_load(printed("%s+%s", GAMES[i], path), 0, error, sizeof error);
    if (variant) compare(values, variant);
    variant_free(variant);
  }
}

/* The length of the literal that stands here; 0: none does. */
static size_t literal(const char *at) {
  if (*at == '\'' || *at == '"') return strcspn(at + 1, (char[]){*at, '\0'}) + 2;
  return strspn(at, "0123456789");
}

/* The value, and with each of its literals changed to one next to it. */
static void add_with_near(Values *values, const char *value) {
  add(values, value);
  if (strstr(value, "function")) return;
  for (size_t i = 0, n; value[i]; i += n ? n : 1) {
    static Near near;
    n = literal(value + i);
    if (n == 0) continue;
    near = (Near){.field = values->field, .key = ""};
    near_values(&near, printed("%.*s", (int)n, value + i));
    for (int k = 0; k < near.n; k++)
      add(values, printed("%.*s%s%s", (int)i, value, near.value[k], value + i + n));
  }
}

static void add_all(Values *values) {
  FieldChoice choice;
  const Field *field = values->field;
  bool list = field->type == FIELD_WORDS || field->type == FIELD_LIST || field->type == FIELD_OWES;
  add_with_near(values, field_example(field, FAMILY_TRICK));
  add_with_near(values, field_example(field, FAMILY_CLIMB));
  for (int i = 0; field_choice(field, i, &choice); i++) {
    const char *example = choice_example(field, &choice);
    if (example)
      add_with_near(values, example);
    else
      add(values, printed(list ? "{ \"%s\" }" : "\"%s\"", choice.word));
  }
}

TEST(no_two_values_of_a_field_read_alike) {
  int compared = 0;
  for (int i = 0; i < schema_n; i += SHARE) {
    Values *values = test_room(sizeof *values);
    values->field = &schema[i];
    values->n = 0;
    add_all(values);
    compared += values->n;
    test_lets_go(values);
  }
  assert_in_range(compared, SHARE > 1 ? 1 : 300, 3000);
}

/* Ranks, suits, cards, the order of the rungs, and which of them are equal. */
TEST(no_two_ladders_of_trumps_read_alike) {
  static const char *const LADDERS[] = {"{ 'suit', 'rank', 'LJ', 'HJ' }",
                                        "{ 'suit', 'rank', 'HJ', 'LJ' }",
                                        "{ 'suit', 'rank', { 'LJ', 'HJ' } }",
                                        "{ 'rank', 'suit', 'LJ', 'HJ' }",
                                        "{ '2', 'suit', 'rank', 'LJ', 'HJ' }",
                                        "{ 'suit', '2', 'rank', 'LJ', 'HJ' }",
                                        "{ 'suit', 'H', 'rank', 'LJ', 'HJ' }",
                                        "{ 'suit', 'D', 'rank', 'LJ', 'HJ' }",
                                        "{ 'suit', 'rank', 'LJ', 'HJ', '5H' }",
                                        "{ 'suit', 'rank', 'LJ', 'HJ', '5D' }",
                                        "{ 'suit', 'rank', '5H', 'LJ', 'HJ' }",
                                        "{ 'suit', 'rank', '3S', '3C', 'LJ', 'HJ' }",
                                        "{ 'suit', 'rank' }",
                                        "{ 'suit', 'rank', { '3S', '3C' }, 'LJ', 'HJ' }",
                                        "{ 'suit', 'rank', { '3S', '3C', 'LJ' }, 'HJ' }"};
  Values *values = test_room(sizeof *values);
  values->field = schema_find("order", "trumps");
  values->n = 0;
  for (size_t i = 0; i < sizeof LADDERS / sizeof *LADDERS; i++) add(values, LADDERS[i]);
  assert_true(values->n >= (int)(sizeof LADDERS / sizeof *LADDERS));
  for (int i = 0; i < values->n; i++) assert_null(strstr(values->said[0][i], "whatever is trump"));
}

int main(void) { return tests_run(NULL, NULL); }
