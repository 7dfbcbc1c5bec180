/* save_rules.c - `house save NAME`: the house rules and fields of the present sum as one house
** rule, in a file of the folder that one is in. */
#include "repl/command/save_rules.h"

#include <string.h>

#include "io/file.h"
#include "lua/load/inline_rule.h"
#include "repl/chinese_commands.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/spoken_game.h"
#include "repl/say.h"

enum { RULE_TEXT = 4 * GAME_SPEC, RULE_PATH = 128, HEADLINE = 600, SUMMARY_WIDTH = 140 };

/* How functions that were set are written. */
typedef enum Functions {
  AS_FIELDS, /* as in any file */
  AS_PARTS,  /* as parts of a sum, in their place: where several are asked, in that order */
} Functions;

/* A part of the sum behind the game. */
typedef struct Part {
  const char *text;
  size_t length, key; /* key: the length of the field's name, of a part that sets one */
  bool sets;
} Part;

/* The next part; *spec moves behind it. */
static bool next_part(const char **spec, Part *part) {
  if (**spec != '+') return false;
  part->text = *spec + 1;
  part->length = setting_part(part->text);
  part->sets = setting_is(part->text, &part->key);
  *spec = part->text + part->length;
  return true;
}

/* Is it a field of the file? */
static bool is_field(const Part *part, Functions functions) {
  return part->sets && (functions == AS_FIELDS || !value_is_function(part->text + part->key + 1));
}

static void put_part(Text *text, const Part *part) {
  char words[GAME_SPEC];
  snprintf(words, sizeof words, "%.*s", (int)part->length, part->text);
  text_put_quoted(text, words);
}

/* The length of the group in a field's name; 0: it is in none. */
static size_t group_of(const Part *part) {
  size_t dot = strcspn(part->text, ".=");
  return dot < part->key ? dot : 0;
}

static bool same_group(const Part *a, const Part *b) {
  size_t n = group_of(a);
  return n > 0 && n == group_of(b) && strncmp(a->text, b->text, n) == 0;
}

/* The fields of this part's group, or the one that it sets; unless an earlier part has that. */
static void put_group(Text *text, const char *rules, const Part *first, Functions functions) {
  Part part;
  size_t group = group_of(first);
  for (const char *at = rules; next_part(&at, &part) && part.text != first->text;)
    if (is_field(&part, functions) && same_group(&part, first)) return;
  if (group == 0) {
    text_add(text, "  %-7.*s = %.*s,\n", (int)first->key, first->text,
             (int)(first->length - first->key - 1), first->text + first->key + 1);
    return;
  }
  const char *between = "{";
  text_add(text, "  %-7.*s = ", (int)group, first->text);
  for (const char *at = rules; next_part(&at, &part);) {
    if (!is_field(&part, functions) || !same_group(&part, first)) continue;
    text_add(text, "%s %.*s = %.*s", between, (int)(part.key - group - 1), part.text + group + 1,
             (int)(part.length - part.key - 1), part.text + part.key + 1);
    between = ",";
  }
  text_put(text, " },\n");
}

/* What its parts say, in the language of who saves it: titles of house rules and fields, the fields
** in words. */
static void put_parts(Text *text, const Repl *repl, const char *rules, bool in_words) {
  char name[RULE_PATH];
  WordedValue set;
  Part part;
  for (const char *at = rules; next_part(&at, &part);) {
    if (part.text != rules + 1) text_put(text, SAY(LIST_SEMICOLON));
    if (!variant_part_sets(repl->session.variant, part.text, render_code(&repl->look), &set))
      text_put(text,
               variant_part_name(repl->session.variant, part.text, part.length, name, sizeof name));
    else if (in_words && !value_is_function(set.value))
      value_put_titled(&set, text);
    else
      text_put(text, field_title(set.field, set.language));
  }
}

/* In words where that is short. */
static void put_summary(Text *text, const Repl *repl, const char *rules) {
  char summary[HEADLINE];
  for (int in_words = 1; in_words >= 0; in_words--) {
    Text said = text_room(RULE_TEXT);
    put_parts(&said, repl, rules, in_words);
    render_words(&repl->look, said.out, summary, sizeof summary);
    if (text_width(summary) <= SUMMARY_WIDTH) break;
  }
  text_put_quoted(text, summary);
}

static void put_rule(Text *text, const Repl *repl, const char *name, Functions functions) {
  const char *variant = repl->session.rules->variant, *rules = variant + setting_part(variant);
  Part part;
  bool any = false;
  text_add(text, "return house_rule {\n  name    = \"%s\",\n  summary = ", name);
  put_summary(text, repl, rules);
  text_put(text, ",\n");
  for (const char *at = rules; next_part(&at, &part);) {
    if (is_field(&part, functions)) continue;
    text_put(text, any ? ", " : "  requires = { ");
    put_part(text, &part);
    any = true;
  }
  if (any) text_put(text, " },\n");
  for (const char *at = rules; next_part(&at, &part);)
    if (is_field(&part, functions)) put_group(text, rules, &part, functions);
  text_put(text, "}\n");
}

/* Do the values say the same, where functions that were set in the one stand in the file now? */
static bool says_the_same(const char *value, const char *now, const char *path) {
  static const char FUNCTION[] = "function (", SET[] = "set ";
  size_t head = strlen(FUNCTION);
  for (const char *at = value; *at || *now; at++, now++) {
    if (*at == *now) continue;
    bool moved = at >= value + head && !strncmp(at - head, FUNCTION, head) &&
                 !strncmp(at, SET, strlen(SET)) && !strncmp(now, path, strlen(path));
    at += strcspn(at, ")");
    now += strcspn(now, ")");
    if (!moved || !*at || !*now) return false;
  }
  return true;
}

static bool holds_the_same(const Variant *variant, const Variant *now, const char *path) {
  for (int i = 0; i < schema_n; i++)
    if (!says_the_same(variant_value(variant, &schema[i]), variant_value(now, &schema[i]), path))
      return false;
  return true;
}

/* Is the game with the file's rule the present one? Else a sentence, if there is one. */
static bool is_same(const Repl *repl, const char *path, char *error, size_t error_size) {
  const Rules *rules = repl->session.rules;
  char spec[GAME_SPEC + RULE_PATH];
  snprintf(spec, sizeof spec, "%.*s+%s", (int)setting_part(rules->variant), rules->variant, path);
  error[0] = '\0';
  Variant *variant = load_beside(repl, spec, error, error_size);
  bool same = variant && (variant_rules(variant)->hash == rules->hash ||
                          holds_the_same(repl->session.variant, variant, path));
  variant_free(variant);
  return same;
}

static bool write_rule(Repl *repl, const char *name, const char *path, bool over) {
  char text[RULE_TEXT], error[SESSION_ERROR] = "";
  for (Functions functions = AS_FIELDS; functions <= AS_PARTS; functions++) {
    Text rule = text_start(text, sizeof text);
    put_rule(&rule, repl, name, functions);
    if (rule.length >= sizeof text) return repl_deny(repl, SAY(HOUSE_SAVE_LONG));
    if (!file_write(path, text, over || functions == AS_PARTS, error, sizeof error))
      return repl_refuse(repl, "%s", error);
    if (is_same(repl, path, error, sizeof error)) return true;
  }
  file_remove(path);
  return repl_deny(repl, SAY(HOUSE_SAVE_NOT), error);
}

bool save_rules(Repl *repl, const Command *command, const char *name) {
  char path[RULE_PATH], from[NOTATION_MAX];
  const char *variant = repl->session.rules->variant;
  const CarriedFiles *files = variant_carries(repl->session.variant);
  bool over;
  if (!variant[setting_part(variant)]) return repl_deny(repl, SAY(NO_HOUSE_RULES));
  if (!text_is_name(name, NAME_LONGEST)) return repl_deny(repl, SAY(HOUSE_SAVE_TAKES));
  if (carried_tell(files, CARRIED_ABSENT, from, sizeof from) ||
      carried_tell(files, CARRIED_OTHER, from, sizeof from))
    return repl_deny(repl, SAY(HOUSE_SAVE_NOT), from);
  snprintf(path, sizeof path, "./%s.lua", name);
  if (!overwrite_may(repl, command, path, NULL, SAY(FILE_NO_SAVED_RULE), &over)) return false;
  if (!write_rule(repl, name, path, over)) return false;
  overwrite_note(repl, command, path);
  char of[NOTATION_MAX];
  size_t game = setting_part(variant);
  const char *said = variant_part_name(repl->session.variant, variant, game, of, sizeof of);
  bool titled = chinese_is_spoken(&repl->look) && chinese_title(said, from);
  repl_tell(repl, SAY(HOUSE_SAVED), path, titled ? from : text_copy(of, sizeof of, variant, game));
  return true;
}
