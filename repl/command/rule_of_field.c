/* rule_of_field.c - `rules FIELD`, and `set FIELD` without a value: one field explained. */
#include "repl/command/rule_of_field.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest_word.h"
#include "language/names_zh.h"
#include "lua/load/find_files.h"
#include "repl/chinese_commands.h"
#include "repl/command/rule_value.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/field_sentences.h"
#include "rules/value_words.h"

enum { NAME_TEXT = FIELD_NAME, FIRST_TEXT = 2 * FIELD_NAME, FIELDS_MAX = 160 };

/* The one word that begins so; NULL: none does, or several. */
static const char *only_beginning(const char *part, const char *const words[]) {
  const char *found = NULL;
  for (int i = 0; words[i]; i++) {
    if (strncmp(words[i], part, strlen(part)) != 0) continue;
    if (found) return NULL;
    found = words[i];
  }
  return found;
}

/* The field whose name is most like this one, or alone begins so: of its group, if that is known;
** without a group, by its own name. NULL: none is like it. */
static const char *nearest_field(const char *name, char out[NAME_TEXT]) {
  char names[FIELDS_MAX][NAME_TEXT];
  const char *all[FIELDS_MAX + 1], *dot = strchr(name, '.');
  const Field *field[FIELDS_MAX];
  int n = 0, head = dot ? (int)(dot - name) + 1 : 0;
  snprintf(out, NAME_TEXT, "%.*s", dot ? head - 1 : 0, name);
  bool in_group = dot && schema_has_group(out);
  for (int i = 0; i < schema_n && n < FIELDS_MAX; i++) {
    if (in_group && strcmp(schema[i].group, out) != 0) continue;
    field[n] = &schema[i];
    all[n] = in_group || !dot ? schema[i].name : schema_name(&schema[i], names[n]);
    n++;
  }
  all[n] = NULL;
  const char *part = in_group ? dot + 1 : name, *near = nearest_word(part, all);
  if (!near && *part) near = only_beginning(part, all);
  for (int i = 0; near && i < n; i++)
    if (all[i] == near) return schema_name(field[i], out);
  return NULL;
}

/* ---- a field that is not named whole ---- */

/* Could the value, as it was typed, stand in the field? */
static bool may_hold(const Field *field, const char *value) {
  char *end;
  strtol(value, &end, 10);
  bool number = *value && !*end, yes = strcmp(value, "yes") == 0 || strcmp(value, "true") == 0,
       no = strcmp(value, "no") == 0 || strcmp(value, "false") == 0;
  for (; field; field = field->other) {
    if (number && (field->type == FIELD_NUMBER || field->type == FIELD_RANGE)) return true;
    if ((yes || no) && field->type == FIELD_BOOL) return true;
    for (int i = 0; field->words && field->words[i]; i++)
      if (strcmp(field->words[i], value) == 0) return true;
  }
  return false;
}

/* Is it the group, or several of what it is about ("throws")? */
static bool is_group(const char *group, const char *name) {
  size_t n = strlen(group);
  return n > 0 && strncmp(group, name, n) == 0 && (!name[n] || strcmp(name + n, "s") == 0);
}

/* Does the field's title in Chinese, or that of its row in `rules`, have these characters? */
static bool is_titled(const Field *field, const char *part, Family family) {
  if ((unsigned char)*part < 0x80 || strlen(part) < strlen("两字")) return false;
  if (strstr(field_title(field, "zh"), part)) return true;
  for (int i = 0; i < rule_headings_n; i++) {
    Text title = text_room(ROW_TEXT);
    sentence_expand(&title, &repl_chinese, rule_headings[i].title);
    if (heading_field(&rule_headings[i], family) == field && strstr(title.out, part)) return true;
  }
  return false;
}

/* Puts the game's fields of a group, or of that name in some group, which may hold the value (NULL:
** all of them), and the first of them into `first`; returns their number. */
static int put_fields(const Repl *repl, const char *name, const char *value, Text *list,
                      char first[FIRST_TEXT]) {
  int n = 0;
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    char whole[NAME_TEXT];
    bool meant = is_group(field->group, name) || (*field->group && !strcmp(field->name, name)) ||
                 is_titled(field, name, (Family)repl->session.rules->family);
    if (!meant || !schema_is_of(field, (Family)repl->session.rules->family)) continue;
    if (value && !may_hold(field, value)) continue;
    if (n > 0) text_put(list, SAY(LIST_COMMA));
    say(list, SAY(FIELD_CALLED), schema_name(field, whole));
    if (n++ == 0) say_values_in(first, FIRST_TEXT, VALUES(SAY(FIELD_CALLED), whole));
  }
  return n;
}

/* The one field that has this name in some group, or whose titles have these characters. */
static bool only_like(const Repl *repl, const char *part, char out[NAME_TEXT]) {
  Family family = (Family)repl->session.rules->family;
  int n = 0;
  for (int i = 0; i < schema_n && !schema_has_group(part); i++) {
    bool like = strcmp(schema[i].name, part) == 0 || is_titled(&schema[i], part, family);
    if (like && schema_is_of(&schema[i], family) && n++ == 0) schema_name(&schema[i], out);
  }
  return n == 1;
}

bool rule_is_named(const Repl *repl, const char *word) {
  char name[NAME_TEXT];
  return strchr(word, '.') || schema_named(word) || only_like(repl, word, name);
}

/* What rules call `on` and `off`; NULL: it is neither. */
static const char *yes_or_no(const char *value) {
  if (strcmp(value, "on") == 0) return "yes";
  return strcmp(value, "off") == 0 ? "no" : NULL;
}

/* "tractors above ace" is the name of a house rule, or near one. */
static bool refuse_house(Repl *repl, const char *name, const char *value) {
  char joined[ROW_TEXT], near[PATH_TEXT], line[ROW_TEXT], clip[CLIP_TEXT], house[COMMAND_SHOWN];
  snprintf(joined, sizeof joined, "%s-%s", name, value);
  for (char *c = joined; *c; c++)
    if (*c == ' ') *c = '-';
  if (!find_near(joined, true, near)) return false;
  snprintf(line, sizeof line, "`%s %s`", command_shown(repl, "house", house), near);
  repl_deny(repl, SAY(SET_HOUSE), name, text_clip(value, strlen(value), clip), line);
  return true;
}

/* Is it a group, or a name without one? Then it is refused so. */
static bool refuse_group(Repl *repl, const char *name, const char *value) {
  char first[FIRST_TEXT], line[ROW_TEXT], clip[CLIP_TEXT], set[COMMAND_SHOWN];
  Text fields = text_room(ROW_TEXT);
  bool fits = value && put_fields(repl, name, value, &fields, first) > 0;
  const char *other = value && !fits ? yes_or_no(value) : NULL;
  if (other && put_fields(repl, name, other, &fields, first) > 0) {
    fits = true;
    value = other;
  }
  if (!fits && value && strchr(value, ' ') && refuse_house(repl, name, value)) return true;
  if (!fits && put_fields(repl, name, NULL, &fields, first) == 0) return false;
  snprintf(line, sizeof line, "`%s %s%s%s`", command_shown(repl, "set", set), first,
           fits ? " " : "", fits ? value : "");
  if (fits)
    repl_deny(repl, SAY(SET_MEANT), name, fields.out, line);
  else if (value)
    repl_deny(repl, SAY(SET_NOT_MEANT), name, text_clip(value, strlen(value), clip), fields.out,
              line);
  else
    repl_deny(repl, SAY(SET_WHICH), name, fields.out, line);
  return true;
}

/* ---- a key of a field's table, typed as a field or as its value ---- */

/* The table that the field holds, with this entry. */
static void put_table(Text *text, const Repl *repl, const Field *field, const ValueEntry *set) {
  const char *at = variant_value(repl->session.variant, field);
  ValueEntry entry;
  text_put(text, "{ ");
  while (value_entry(&at, &entry))
    if (*entry.key && strcmp(entry.key, set->key) != 0)
      text_add(text, "%s = %s, ", entry.key, entry.value);
  text_add(text, "%s = %s }", set->key, set->value);
}

bool rule_refuse_key(Repl *repl, const Field *field, const char *typed) {
  char set[COMMAND_SHOWN], name[FIELD_NAME];
  ValueEntry entry = {.value = "…"};
  FieldChoice choice;
  bool known = false;
  size_t n = strcspn(typed, " =:");
  if (n >= sizeof entry.key) return false;
  text_copy(entry.key, sizeof entry.key, typed, n);
  for (int i = 0; !known && field_choice(field, i, &choice); i++)
    known = !*choice.word && strcmp(choice.key, entry.key) == 0;
  typed += n;
  typed += strspn(typed, " =:");
  if (!known) return false;
  if (isdigit((unsigned char)*typed) || *typed == '{')
    snprintf(entry.value, sizeof entry.value, "%s", typed);
  Text line = text_room(NOTATION_MAX);
  text_add(&line, "`%s ", command_shown(repl, "set", set));
  say(&line, SAY(FIELD_CALLED), schema_name(field, name));
  text_put(&line, " ");
  put_table(&line, repl, field, &entry);
  text_put(&line, "`");
  repl_deny(repl, SAY(SET_KEY), entry.key, name, line.out);
  return true;
}

/* Is it a key behind the name of a field, "throw.penalty.per_card"? */
static bool refuse_key_of(Repl *repl, const char *name, const char *value) {
  const char *dot = strrchr(name, '.');
  char field[FIELD_NAME], typed[ROW_TEXT];
  if (!dot || (size_t)(dot - name) >= sizeof field) return false;
  text_copy(field, sizeof field, name, (size_t)(dot - name));
  snprintf(typed, sizeof typed, "%s %s", dot + 1, value ? value : "");
  return schema_named(field) && rule_refuse_key(repl, schema_named(field), typed);
}

bool rule_refuse_name(Repl *repl, const char *name, const char *value) {
  char near[NAME_TEXT];
  if (refuse_key_of(repl, name, value)) return false;
  if (refuse_group(repl, name, value)) return false;
  if (nearest_field(name, near) || chinese_nearest("field", name, near))
    return repl_deny(repl, SAY(NO_FIELD_NEAR), name, near);
  return repl_deny(repl, SAY(NO_FIELD), name);
}

static bool is_of_game(uint8_t family, const Rules *rules) {
  return family == FAMILY_BOTH || family == rules->family;
}

bool rule_refuse_value(Repl *repl, const Field *field, const char *value) {
  char name[FIELD_NAME], clip[CLIP_TEXT];
  Text names = text_room(ROW_TEXT);
  FieldChoice choice;
  if (field->type == FIELD_BOOL)
    text_add(&names, "%s%s%s", SAY(VALUE_YES), SAY(LIST_COMMA), SAY(VALUE_NO));
  for (int i = 0; field_choice(field, i, &choice); i++) {
    if (*choice.key || !is_of_game(choice.family, repl->session.rules)) continue;
    text_add(&names, "%s%s", names.length ? SAY(LIST_COMMA) : "",
             field_choice_name(field, &choice, render_code(&repl->look)));
  }
  for (const Field *at = field; at; at = at->other)
    if (at->type == FIELD_NUMBER)
      text_add(&names, "%s%s", names.length ? SAY(LIST_COMMA) : "", SAY(VALUE_NUMBER));
  const char *shown = text_clip(value, strlen(value), clip);
  if (strcmp(value, "none") == 0) shown = SAY(VALUE_NONE);
  if (strcmp(value, "yes") == 0) shown = SAY(VALUE_YES);
  if (strcmp(value, "no") == 0) shown = SAY(VALUE_NO);
  return repl_deny(repl, SAY(SET_NO_VALUE), schema_name(field, name), shown, names.out);
}

/* A word as it is typed, and as files have it where that is another; a key of the field's table
** with an equals sign, its words in quotes. */
static void put_label(Text *text, const Repl *repl, const Field *field, const FieldChoice *choice) {
  const char *name = field_choice_name(field, choice, render_code(&repl->look));
  if (!*choice->key && strcmp(name, choice->word) != 0)
    say(text, SAY(NOTED), name, choice->word);
  else if (!*choice->key)
    text_put(text, choice->word);
  else if (!*choice->word)
    text_add(text, "%s =", choice->key);
  else
    text_add(text, "  \"%s\"", choice->word);
}

static void say_choices(Repl *repl, const Field *field, const char *value) {
  bool words = false, keys = false;
  FieldChoice choice;
  for (int i = 0; field_choice(field, i, &choice); i++) {
    Text label = text_room(ROW_TEXT);
    if (!is_of_game(choice.family, repl->session.rules)) continue;
    bool is_word = !*choice.key;
    if (is_word && !words) repl_tell(repl, SAY(RULE_WORDS));
    if (!is_word && !keys) repl_tell(repl, SAY(RULE_KEYS));
    words |= is_word;
    keys |= !is_word;
    put_label(&label, repl, field, &choice);
    repl_tell(repl, SAY(RULE_CHOICE), field_choice_is_held(field, &choice, value) ? ">" : " ",
              label.out, field_choice_sentence(field, &choice, render_code(&repl->look)));
  }
}

static void say_entry(Repl *repl, const char *name, const char *words) {
  repl_tell(repl, SAY(RULE_ENTRY), name, words);
}

/* What it holds, and who set it. */
static void say_value(Repl *repl, const Field *field, const char *value, bool raw) {
  char sources[ROW_TEXT];
  Text words = text_room(NOTATION_MAX);
  bool first_word = field->type == FIELD_WORD && !field->required;
  if (*value) {
    variant_sources(repl->session.variant, field, sources, sizeof sources);
    if (raw)
      text_put(&words, value);
    else if (!rule_each_entry(repl, field, NULL))
      rule_put_value(repl, repl->session.variant, field, &words);
    repl_tell(repl, SAY(RULE_NOW), words.out);
    if (!raw) rule_each_entry(repl, field, say_entry);
    repl_tell(repl, SAY(RULE_SET_IN), sources);
  } else if (first_word) {
    repl_tell(repl, SAY(RULE_NOW_WORD),
              field_word_name(field, (Family)repl->session.rules->family, field->words[0],
                              render_code(&repl->look)));
  } else {
    repl_tell(repl, SAY(RULE_NOW_UNSET));
  }
}

static void say_example(Repl *repl, const Field *field) {
  char name[FIELD_NAME], set[COMMAND_SHOWN];
  Text row = text_room(ROW_TEXT), line = text_room(ROW_TEXT);
  const char *value = field_example(field, repl->session.rules->family);
  text_add(&row, *field->group ? "%s = { %s = %s }" : "%s%s = %s", field->group, field->name,
           value);
  text_add(&line, "`%s ", command_shown(repl, "set", set));
  if (!chinese_put_setting(&line, schema_name(field, name), value)) text_add(&line, "＝%s", value);
  text_put(&line, "`");
  repl_tell(repl, SAY(RULE_EXAMPLE), row.out, line.out);
}

bool rule_say_field(Repl *repl, const char *name, bool raw) {
  char value[ROW_TEXT], like[NAME_TEXT];
  if (!schema_named(name) && only_like(repl, name, like)) name = like;
  const Field *field = schema_named(name);
  if (!field) return rule_refuse_name(repl, name, NULL);
  if (!is_of_game(field->family, repl->session.rules))
    return repl_deny(repl, SAY(FIELD_OTHER_FAMILY), name);
  snprintf(value, sizeof value, "%s", variant_value(repl->session.variant, field));
  repl_tell(repl, SAY(RULE_HEAD), name, field_sentence(field, render_code(&repl->look)));
  say_value(repl, field, value, raw);
  say_choices(repl, field, value);
  bool asked = field->hook < 0 || repl->session.rules->family == FAMILY_TRICK;
  if (schema_arguments(field) && asked)
    repl_tell(repl, SAY(RULE_FUNCTION), schema_arguments(field));
  say_example(repl, field);
  return true;
}
