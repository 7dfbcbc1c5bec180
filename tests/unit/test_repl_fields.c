/* test_repl_fields.c - `rules FIELD`, `set FIELD`: every field is explained, in every language. */
#include "desk.h"
#include "rules/field_sentences.h"
#include "unit.h"

static bool is_of(uint8_t family, const Desk *desk) {
  return family == FAMILY_BOTH || family == desk->repl.session.rules->family;
}

/* The field's sentence, each choice with its own, and the example. */
static void assert_explained(Desk *desk, const Field *field, const char *code) {
  char name[64], line[80];
  FieldChoice choice;
  snprintf(name, sizeof name, "%s%s%s", field->group, *field->group ? "." : "", field->name);
  snprintf(line, sizeof line, "rules %s", name);
  const char *asked = printed("%s", type(desk, line));
  assert_has(asked, field_sentence(field, code));
  assert_has(asked, field_example(field, desk->repl.session.rules->family));
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
    for (int i = 0; i < schema_n; i++) {
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
