/* test_field_sentences.c - every field and every word of it is explained, in every language, by
** sentences that belong to something, and every example can be loaded. */
#include "choice_examples.h"
#include "language/language.h"
#include "lua/load/inline_rule.h"
#include "lua/load/layers.h"
#include "rulefiles.h"

static const char *name_of(const Field *field) {
  static char name[KEY_TEXT];
  snprintf(name, sizeof name, "%s%s%s", field->group, *field->group ? "." : "", field->name);
  return name;
}

/* --- sentences --- */

static void assert_explained(const char *sentence, const char *field, const FieldChoice *choice,
                             const char *language) {
  const char *key = choice ? choice->key : "", *word = choice ? choice->word : "";
  if (!sentence || strlen(sentence) < 5)
    fail_msg("%s: %s %s \"%s\" has no sentence", language, field, key, word);
  size_t n = strlen(sentence);
  if (sentence[n - 1] == '.' || sentence[n - 1] == ' ') fail_msg("%s ends so", sentence);
}

/* A title stands in a heading: short, and no sentence. */
TEST(every_field_has_a_title_in_every_language) {
  for (int k = 0; field_languages[k]; k++)
    for (int i = 0; i < schema_n; i++) {
      const char *title = field_title(&schema[i], field_languages[k]->code);
      if (!title || !*title) fail_msg("%s has no title", name_of(&schema[i]));
      if (strlen(title) > 48) fail_msg("\"%s\" is long", title);
      for (int j = 0; j < i; j++)
        assert_string_not_equal(title, field_title(&schema[j], field_languages[k]->code));
    }
}

/* A word is listed and typed by its name: each has one, no two of a field the same, and what is
** called so is that word again. */
TEST(every_word_has_a_name_of_its_own_in_every_language) {
  for (int k = 0; field_languages[k]; k++)
    for (int i = 0; i < schema_n; i++) {
      const Field *field = &schema[i];
      const char *code = field_languages[k]->code;
      FieldChoice choice;
      for (int n = 0; field_choice(field, n, &choice); n++) {
        const char *name = field_choice_name(field, &choice, code);
        bool notation = strpbrk(choice.word, "0123456789") != NULL; /* "2x2", "holder of 3C" */
        if (*choice.key || notation) continue;
        if (k > 0 && !strcmp(name, choice.word))
          fail_msg("%s: %s: %s has no name", code, name_of(field), choice.word);
        Family family = choice.family == FAMILY_CLIMB ? FAMILY_CLIMB : FAMILY_TRICK;
        assert_string_equal(field_word_called(field, family, name, strlen(name)), choice.word);
        assert_string_equal(field_word_name(field, family, choice.word, code), name);
      }
    }
}

TEST(every_group_has_a_title) {
  for (int k = 1; field_languages[k]; k++)
    for (int i = 0; schema_groups[i]; i++)
      assert_string_not_equal(field_group_title(schema_groups[i], field_languages[k]->code),
                              schema_groups[i]);
  assert_string_equal(field_group_title("follow", "en"), "follow");
}

/* A number or a text tells a reader nothing by itself. */
TEST(every_value_that_is_no_word_has_a_sentence) {
  for (int k = 0; field_languages[k]; k++)
    for (int i = 0; i < schema_n; i++) {
      const char *code = field_languages[k]->code;
      bool number = schema[i].type == FIELD_NUMBER || schema[i].type == FIELD_TEXT;
      if (number && !field_value_sentence(&schema[i], "", "7", code))
        fail_msg("%s: %s = # has no sentence", code, name_of(&schema[i]));
      if (schema[i].type == FIELD_BOOL && (!field_value_sentence(&schema[i], "", "true", code) ||
                                           !field_value_sentence(&schema[i], "", "false", code)))
        fail_msg("%s: %s has no sentence for true and false", code, name_of(&schema[i]));
    }
}

TEST(every_field_and_choice_has_a_sentence_in_every_language) {
  int choices = 0;
  for (int k = 0; field_languages[k]; k++)
    for (int i = 0; i < schema_n; i++) {
      FieldChoice choice;
      const char *code = field_languages[k]->code;
      assert_explained(field_sentence(&schema[i], code), name_of(&schema[i]), NULL, code);
      for (int n = 0; field_choice(&schema[i], n, &choice); n++, choices++)
        assert_explained(field_choice_sentence(&schema[i], &choice, code), name_of(&schema[i]),
                         &choice, code);
    }
  assert_in_range(choices, 400, 2000);
}

TEST(the_words_of_the_schema_come_first_and_all_of_them) {
  for (int i = 0; i < schema_n; i++) {
    FieldChoice choice;
    for (int n = 0; schema[i].words && schema[i].words[n]; n++) {
      assert_true(field_choice(&schema[i], n, &choice));
      assert_ptr_equal(choice.word, schema[i].words[n]);
      assert_string_equal(choice.key, "");
    }
  }
}

TEST(an_unknown_language_is_answered_in_english) {
  const Field *field = schema_find("follow", "smaller");
  FieldChoice never;
  assert_true(field_choice(field, 0, &never));
  assert_ptr_equal(field_sentence(field, "xx"), field_sentence(field, "en"));
  assert_ptr_equal(field_choice_sentence(field, &never, "xx"),
                   field_choice_sentence(field, &never, "en"));
  assert_string_not_equal(field_choice_sentence(field, &never, "zh"),
                          field_choice_sentence(field, &never, "en"));
}

/* Is it the sentence of a value, "kitty.exposed = false", at a field or at a key of its table? */
static bool is_of_value(const FieldSentence *sentence) {
  const char *value = strstr(sentence->id, " = ");
  for (int i = 0; value && i < schema_n; i++) {
    const char *name = name_of(&schema[i]);
    size_t n = strlen(name);
    FieldChoice choice;
    if (strncmp(sentence->id, name, n) != 0) continue;
    if (sentence->id + n == value) return true;
    for (int k = 0; sentence->id[n] == '.' && field_choice(&schema[i], k, &choice); k++) {
      const char *key = printed("%s%s%s", choice.key, *choice.word ? "." : "", choice.word);
      const char *behind = sentence->id + n + 1 + strlen(key);
      if (strncmp(sentence->id + n + 1, key, strlen(key)) != 0) continue;
      if (behind == value || !strncmp(behind, ", ", 2)) return true; /* "size, is" */
    }
  }
  return false;
}

enum { SAID_MAX = 4096 };

/* All that is said in a language: of fields, their choices and their groups. */
typedef struct AllSaid {
  const char *text[SAID_MAX];
  int n;
} AllSaid;

static void put_said(AllSaid *all, const char *text) {
  assert_true(all->n < SAID_MAX);
  all->text[all->n++] = text;
}

static void find_all_said(AllSaid *all, const char *code) {
  for (int i = 0; i < schema_n; i++) {
    FieldChoice choice;
    put_said(all, field_sentence(&schema[i], code));
    put_said(all, field_title(&schema[i], code));
    for (int n = 0; field_choice(&schema[i], n, &choice); n++) {
      put_said(all, field_choice_sentence(&schema[i], &choice, code));
      put_said(all, field_choice_name(&schema[i], &choice, code));
    }
  }
  for (int i = 0; schema_groups[i]; i++) put_said(all, field_group_title(schema_groups[i], code));
}

static bool is_said(const AllSaid *all, const char *text) {
  for (int i = 0; i < all->n; i++)
    if (all->text[i] == text) return true;
  return false;
}

TEST(no_sentence_is_about_what_does_not_exist) {
  for (int k = 0; field_languages[k]; k++) {
    AllSaid *all = test_room(sizeof *all);
    find_all_said(all, field_languages[k]->code);
    for (int i = 0; i < field_languages[k]->n; i += SHARE) {
      const FieldSentence *sentence = &field_languages[k]->sentence[i];
      if (!is_of_value(sentence) && !is_said(all, sentence->text))
        fail_msg("%s: nothing is called %s", field_languages[k]->code, sentence->id);
      for (int j = 0; j < i; j++)
        assert_string_not_equal(sentence->id, field_languages[k]->sentence[j].id);
    }
  }
}

/* --- examples --- */

/* Games over which an example may be laid: a field belongs to one family, and some values go with
** certain others. */
static const char *const GAMES[] = {"pagat",
                                    "online",
                                    "eighty",
                                    "bombs",
                                    "pagat+throw.forced='play ends'",
                                    "pagat+levels.standing='active and passive'"};

/* Lays the value over the first game that takes it; false, and what the first that has the field
** says, when none does. */
static bool loads(const Field *field, const char *value, char error[VARIANT_ERROR]) {
  size_t length;
  char *text = setting_text(printed("%s=%s", name_of(field), value), &length);
  assert_non_null(text);
  const char *path = rulefile("example", text);
  error[0] = '\0';
  bool loaded = false;
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES && !loaded; i++) {
    char said[VARIANT_ERROR];
    Variant *variant = variant_load(printed("%s+%s", GAMES[i], path), 0, said, sizeof said);
    loaded = variant != NULL;
    if (!loaded && (!*error || field->family == FAMILY_CLIMB))
      snprintf(error, VARIANT_ERROR, "%s", said);
    variant_free(variant);
  }
  free(text);
  return loaded;
}

TEST(every_example_loads) {
  char error[VARIANT_ERROR];
  for (int i = 0; i < schema_n; i += SHARE) {
    const char *example = field_example(&schema[i], FAMILY_TRICK);
    FieldChoice choice;
    if (!example) fail_msg("%s has no example", name_of(&schema[i]));
    if (!loads(&schema[i], example, error))
      fail_msg("%s = %s: %s", name_of(&schema[i]), example, error);
    for (int n = 0; field_choice(&schema[i], n, &choice); n++) {
      example = choice_example(&schema[i], &choice);
      if (!example) continue;
      if (!strstr(example, *choice.word ? choice.word : choice.key))
        fail_msg("%s: %s%s is not in %s", name_of(&schema[i]), choice.key, choice.word, example);
      if (!loads(&schema[i], example, error))
        fail_msg("%s = %s: %s", name_of(&schema[i]), example, error);
    }
  }
}

/* key NULL: at any of them. */
static bool has_choice(const Field *field, const char *key, const char *word, size_t n) {
  FieldChoice choice;
  for (int i = 0; field_choice(field, i, &choice); i++)
    if ((!key || !strcmp(choice.key, key)) && strlen(choice.word) == n &&
        !strncmp(choice.word, word, n))
      return true;
  return false;
}

/* What a reader says it knows, all in quotes behind "one of" and before ", not", must be a choice
** each. */
static int count_known(const Field *field, const FieldChoice *choice, const char *error) {
  int known = 0;
  char words[2 * VARIANT_ERROR];
  const char *at = strstr(english_text(error, words, sizeof words), "one of ");
  char *given = strstr(words, ", not \"zzzzzzzz\"");
  if (given) *given = '\0';
  while (at && (at = strchr(at, '"'))) {
    size_t n = strcspn(++at, "\"");
    bool pattern = n > 3 && !strncmp(at + n - 3, "…", 3); /* no word: "again from …" */
    if (n > 0 && !pattern && !has_choice(field, choice->key, at, n))
      fail_msg("%s: %s has no sentence for \"%.*s\"", name_of(field), choice->key, (int)n, at);
    known += n > 0;
    at += n + 1;
  }
  return known;
}

/* A word that is none, in the place of one that there is, is answered by all that there are. */
TEST(every_word_that_a_table_takes_is_a_choice) {
  char error[VARIANT_ERROR];
  int asked = 0;
  for (int i = 0; i < schema_n; i++) {
    FieldChoice choice;
    for (int n = 0; field_choice(&schema[i], n, &choice); n++) {
      const char *example = choice_example(&schema[i], &choice);
      if (!example || !*choice.word) continue;
      const char *quoted = printed("'%s'", choice.word), *at = strstr(example, quoted);
      if (!at) at = strstr(example, quoted = printed("\"%s\"", choice.word));
      if (!at) continue;
      const char *value =
          printed("%.*s\"zzzzzzzz\"%s", (int)(at - example), example, at + strlen(quoted));
      if (loads(&schema[i], value, error)) fail_msg("%s = %s", name_of(&schema[i]), value);
      asked += count_known(&schema[i], &choice, error) > 0;
    }
  }
  assert_in_range(asked, 20, 100);
}

/* Every key of the tables that may stand there is a choice, or, in the table at a key, one of that
** key's; and each word that it takes is said at one of them. */
static int check_keys(const Field *field, const Field *of, const char *around) {
  int n = 0;
  for (const Field *key = of->keys; key && key->name; key++) {
    if (!*key->name || (key->type == FIELD_LIST && key->position)) continue;
    const char *name = key->position ? "" : key->name;
    bool known = around ? has_choice(field, around, name, strlen(name))
                        : !*name || has_choice(field, name, "", 0);
    if (!known) fail_msg("%s: the key %s has no sentence", name_of(field), name);
    bool own = key->type == FIELD_WORD && key->words != field->words;
    for (int i = 0; own && key->words[i]; i++)
      if (!has_choice(field, NULL, key->words[i], strlen(key->words[i])))
        fail_msg("%s: %s = \"%s\" has no sentence", name_of(field), name, key->words[i]);
    n += 1 + (key->type == FIELD_OWES ? 0 : check_keys(field, key, name)); /* see follow.owes */
  }
  if (of->item) n += check_keys(field, of->item, around);
  if (of->other) n += check_keys(field, of->other, around);
  return n;
}

TEST(every_key_that_the_reader_knows_is_a_choice) {
  int n = 0;
  for (int i = 0; i < schema_n; i++) n += check_keys(&schema[i], &schema[i], NULL);
  assert_in_range(n, 60, 200);
}
