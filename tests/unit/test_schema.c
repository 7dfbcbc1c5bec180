/* test_schema.c - the one list of fields: that it is whole and sound. */
#include "annotations.h"
#include "base/nearest_word.h"
#include "io/file.h"
#include "lua/load/layers.h"
#include "reference.h"
#include "rules/describe_field.h"
#include "rules/field_sentences.h"
#include "rules/schema.h"
#include "support.h"

static int words_of(const Field *field) {
  int n = 0;
  while (field->words && field->words[n]) n++;
  return n;
}

TEST(every_field_has_a_name_of_its_own_and_a_sentence) {
  assert_in_range(schema_n, 40, SETTING_MAX);
  for (int i = 0; i < schema_n; i++) {
    assert_ptr_equal(schema_find(schema[i].group, schema[i].name), &schema[i]);
    assert_int_equal(schema_index(&schema[i]), i);
    assert_non_null(field_sentence(&schema[i], "en"));
    assert_true(strlen(field_sentence(&schema[i], "en")) > 10);
  }
}

TEST(every_group_is_listed_and_used) {
  for (int i = 0; schema_groups[i]; i++)
    assert_true(schema_has_group(schema_groups[i]) || schema_find("", schema_groups[i]));
  for (int i = 0; i < schema_n; i++) {
    bool listed = schema[i].group[0] == '\0';
    for (int j = 0; schema_groups[j]; j++) listed |= !strcmp(schema_groups[j], schema[i].group);
    assert_true(listed);
  }
}

TEST(every_hook_belongs_to_the_field_of_its_name) {
  for (int hook = 0; hook < HOOK_NB; hook++) {
    const Field *field = schema_of_hook((Hook)hook);
    char name[KEY_TEXT];
    assert_non_null(field);
    assert_non_null(schema_arguments(field));
    assert_non_null(schema_answer(field));
    assert_non_null(field->asked);
    strcat(strcat(strcpy(name, field->group), "."), field->name);
    assert_string_equal(name, question_types[hook].field);
  }
}

/* Is it sound by itself, and does it lie within what holds it, of so many bytes? */
static void check_descriptor(const Field *field, size_t room) {
  if (field->aside) room = 256; /* read_value.c */
  assert_true(field->offset + field->size <= room);
  if (field->type == FIELD_WORD || field->words) assert_in_range(words_of(field), 1, 255);
  if (field->type == FIELD_WORDS) assert_in_range(words_of(field), 1, 8);
  if (field->type == FIELD_WORD || field->type == FIELD_BOOL) assert_true(field->size >= 1);
  if (field->type == FIELD_RANGE) assert_int_equal(field->size, sizeof(Range));
  if (field->type == FIELD_NUMBER) {
    assert_true(field->min < field->max);
    assert_in_range(field->size, 1, 2);
    assert_true(field->size == 2 ||
                (field->min >= -128 && field->max <= (field->min < 0 ? 127 : 255)));
  }
  if (field->type == FIELD_TEXT || field->type == FIELD_MAP) assert_non_null(field->text);
  if (field->type == FIELD_TABLE) assert_non_null(field->keys);
  size_t inside = field->type == FIELD_TABLE && field->size ? field->size : room;
  for (const Field *key = field->keys; key && key->name; key++) {
    for (const Field *before = field->keys; before < key; before++)
      assert_string_not_equal(before->name, key->name);
    if (key->type != FIELD_DECK) check_descriptor(key, inside);
  }
  if (field->item) {
    if (field->item->size > 0) assert_int_equal(field->size % field->item->size, 0);
    check_descriptor(field->item, field->item->size);
  }
  if (field->other) check_descriptor(field->other, room);
  if (field->climb) check_descriptor(field->climb, room);
}

TEST(values_fit_where_they_are_stored) {
  for (int i = 0; i < schema_n; i++) check_descriptor(&schema[i], sizeof(Rules));
}

TEST(a_descriptor_is_put_into_words) {
  static const struct {
    const char *group, *name;
    bool listed;
    const char *said;
  } known[] = {
      {"kitty", "size", false, "a whole number from 0 to 100, or a table { at_least = … }"},
      {"deck", "fit", false, "\"exact\" or \"drop low cards\""},
      {"deck", "tables", false, "a range (2, \"2+\" or \"2-4\") from 2"},
      {"declare", "beats", false, "a list of \"count\", \"joker\" or \"suit\""},
      {"declare", "beats", true, "a list of words"},
      {"deal", "next", true, "a word, or a table { won = …, lost = …, even = … }"},
      {"levels", "after_last", false,
       "\"win\" or \"again\", or \"again from …\" with a level of the track"},
      {"points", "cards", false,
       "a table { [a rank or a card] = a whole number from -255 to 255 }"},
      {"score", "places", false, "a table { first, second, …, between = …, last = … }"},
      {"score", "bands", false, "a list of { from, side, levels, every = … }"},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    char said[256];
    Text text = text_start(said, sizeof said);
    const Field *field = schema_find(known[i].group, known[i].name);
    schema_describe(&text, field, known[i].listed ? field->words : NULL);
    assert_string_equal(in_english(said), known[i].said);
  }
}

static const char *word(const char *group, const char *name, int value) {
  const Field *field = schema_find(group, name);
  assert_non_null(field);
  assert_true(value < words_of(field));
  return field->words[value];
}

TEST(words_stand_in_the_order_of_their_enums) {
  assert_string_equal(word("deal", "direction", DIRECTION_ANTICLOCKWISE), "anticlockwise");
  assert_string_equal(word("deal", "first", FIRST_CUT_AND_COUNT), "cut and count");
  assert_string_equal(word("deal", "next", WHO_AFTER_FIRST_DRAWER), "after the first drawer");
  assert_string_equal(word("kitty", "buries", WHO_BIDDER), "bidder");
  assert_string_equal(word("points", "shown", POINTS_SHOWN_ALL), "all");
  assert_string_equal(word("declare", "beats", BEATS_SUIT - 1), "suit");
  assert_string_equal(word("declare", "nobody", NOBODY_FIRST_RANK), "kitty's first rank card");
  assert_string_equal(word("friends", "teams", TEAMS_FIXED), "fixed");
  assert_string_equal(word("friends", "callable", CALLABLE_NOT_RANKS), "not ranks or jokers");
  assert_string_equal(word("friends", "own_copy", OWN_COPY_OTHER), "other may be called");
  assert_string_equal(word("friends", "twice", TWICE_LEAVES_OPEN), "leaves it open");
  assert_string_equal(word("order", "tractors", TRACTORS_WHOLE), "whole suit");
  assert_string_equal(word("follow", "owes", OWE_TRACTORS - 1), "tractors");
  assert_string_equal(word("follow", "smaller", SMALLER_REGROUPED), "regrouped");
  assert_string_equal(word("throw", "allowed", THROW_EQUAL_SETS), "equal sets");
  assert_string_equal(word("throw", "forced", FORCED_PLAY_ENDS), "play ends");
  assert_string_equal(word("win", "overruff", OVERRUFF_HIGHEST_SET), "highest set");
  assert_string_equal(word("score", "short_team", SHORT_TEAM_ADD), "add");
  assert_string_equal(word("", "phases", PHASE_TRICKS - 1), "tricks");
  assert_int_equal(1 << 3, OWN_DEFEND);
  assert_string_equal(word("declare", "own", 3), "defend");
  assert_string_equal(word("follow", "protect", 1), "tractors");
}

TEST(a_mistyped_word_finds_the_one_that_was_meant) {
  static const char *const WORDS[] = {"tractors", "trumps", "no_trump", "gap", NULL};
  assert_string_equal(nearest_word("tractor", WORDS), "tractors");
  assert_string_equal(nearest_word("trmups", WORDS), "trumps");
  assert_string_equal(nearest_word("notrump", WORDS), "no_trump");
  assert_string_equal(nearest_word("gap", WORDS), "gap");
  assert_null(nearest_word("bananas", WORDS));
  assert_null(nearest_word("", WORDS));
  assert_null(nearest_word("a word that is far longer than any that there is", WORDS));
}

/* What stands in the file from the line that begins with `begin` to `end` is the text. */
static void expect_block(const char *path, const char *begin, const char *end, const char *block,
                         size_t length) {
  char *text = file_kept(path), *from = strstr(text, begin), *to = strstr(text, end);
  assert_non_null(from);
  from = strchr(from, '\n') + 1;
  assert_true(to >= from);
  bool same = (size_t)(to - from) == length && !memcmp(from, block, length);
  if (!same && getenv("PENGYOU_UPDATE")) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file, "%.*s%s%s", (int)(from - text), text, block, to);
    fclose(file);
    same = true;
  }
  if (!same) fail_msg("%s: the list of fields is out of date (PENGYOU_UPDATE=1 mends it)", path);
}

TEST(the_reference_lists_the_fields_as_they_are) {
  static char table[1 << 17];
  size_t length = reference_print(table, sizeof table);
  assert_true(length < sizeof table);
  expect_block("variants/README.md", "<!-- fields:", "<!-- end -->", table, length);
}

TEST(editors_know_the_fields_as_they_are) {
  static char classes[1 << 16];
  size_t length = annotations_print(classes, sizeof classes);
  assert_true(length < sizeof classes);
  expect_block("variants/pengyou.d.lua", "-- fields:", "-- end", classes, length);
}
