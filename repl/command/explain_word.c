/* explain_word.c - see explain_word.h. */
#include "repl/command/explain_word.h"

#include <string.h>

#include "lua/variant.h"
#include "repl/chinese_commands.h"
#include "repl/command/rules_summary.h"
#include "repl/glossary.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/field_sentences.h"

/* --- what the game at hand does not have --- */

/* Phases that a game adds, and gifts of a declaration, have some of its actions. */
static bool has_exchange(const Rules *rules) {
  if (rules->rule_phases > 0 || rules_hooked(rules, HOOK_DECLARE_DOES)) return true;
  for (int i = 0; i < rules->phases_n; i++)
    if (rules->phases[i] == PHASE_EXCHANGE) return true;
  return false;
}

static bool has_calls(const Rules *rules) { return rules->friends.teams == TEAMS_CALLED; }

static bool plays_out_of_turn(const Rules *rules) {
  for (int i = 0; i < rules->lead.forms_n; i++)
    if (rules->lead.forms[i].out_of_turn) return true;
  return false;
}

static bool has_bombs(const Rules *rules) {
  for (int i = 0; i < rules->lead.forms_n; i++)
    if (rules->lead.forms[i].power > 0) return true;
  return false;
}

static bool climbs(const Rules *rules) { return rules->family == FAMILY_CLIMB; }

static bool has_misdeal(const Rules *rules) { return rules_hooked(rules, HOOK_DEAL_MISDEAL); }

static bool has_tricks_of_suits(const Rules *rules) { return rules->family == FAMILY_TRICK; }

/* What a game may have: the actions and the word of the glossary that are of it alone. */
typedef struct Thing {
  bool (*has)(const Rules *rules);
  const char *actions, *word, *said;
} Thing;

static const Thing THINGS[] = {
    {has_exchange, "give|accept|refuse|keep|request|waive", "exchange", SAY(THING_EXCHANGE)},
    {has_calls, "call", "friend", SAY(THING_CALLS)},
    {has_tricks_of_suits, "declare|defend|pick-up|bury|reveal", "declare", SAY(THING_DECLARING)},
    {has_tricks_of_suits, "", "kitty", SAY(THING_KITTY)},
    {has_tricks_of_suits, "", "throw", SAY(SUMMARY_THROWS)},
    {has_tricks_of_suits, "", "multiplier", SAY(THING_KITTY)},
    {plays_out_of_turn, "", "out-of-turn", SAY(THING_OUT_OF_TURN)},
    {has_bombs, "", "bomb", SAY(THING_BOMBS)},
    {has_misdeal, "", "misdeal", SAY(THING_MISDEAL)},
    {climbs, "", "wind", SAY(THING_WIND)},
};
enum { THINGS_N = sizeof THINGS / sizeof *THINGS };

typedef struct Others {
  const Thing *thing;
  const Repl *repl;
  Text *text;
  int n;
} Others;

static void add_game(void *data, const ListedRule *game) {
  Others *others = data;
  char error[VARIANT_ERROR];
  const VariantWanted as = {.offer = variant_offered(others->repl->session.variant)};
  Variant *variant = variant_load_as(game->name, &as, error, sizeof error);
  if (variant && others->thing->has(variant_rules(variant))) {
    const Rules *rules = variant_rules(variant);
    if (others->n++ > 0) text_put(others->text, SAY(LIST_SEMICOLON));
    say(others->text, SAY(RULES_NOW), rules->name, rules->variant);
  }
  if (variant) variant_free(variant);
}

/* "this game has no exchange of cards: Bombs has" */
static void put_absent(Repl *repl, const Thing *thing, Text *text) {
  Text games = text_room(ROW_TEXT);
  Others others = {thing, repl, &games, 0};
  variant_each_game(add_game, &others);
  if (others.n > 0)
    say(text, SAY(ABSENT_HERE), thing->said, games.out);
  else
    say(text, SAY(ABSENT), thing->said);
}

/* Which games have it is told by `help`: to look for them takes a while. */
bool explain_absent_action(Repl *repl, const char *action) {
  for (int i = 0; i < THINGS_N; i++)
    if (text_which(THINGS[i].actions, action, strlen(action)) >= 0 &&
        !THINGS[i].has(repl->session.rules))
      return repl_deny(repl, SAY(ABSENT_ACTION), THINGS[i].said, THINGS[i].word);
  return true;
}

/* Does this game have what the word is? Else says so, and which games do: false. */
static bool is_there(Repl *repl, const Explained *word) {
  const Rules *rules = repl->session.rules;
  Text said = text_room(ROW_TEXT * 2);
  for (int i = 0; i < THINGS_N; i++) {
    bool same = word == glossary_find(THINGS[i].word, (Family)rules->family);
    if (!same || THINGS[i].has(rules)) continue;
    put_absent(repl, &THINGS[i], &said);
    repl_say(repl, "%s", said.out);
    return false;
  }
  if (word->family == FAMILY_BOTH || word->family == rules->family) return true;
  repl_tell(repl, word->family == FAMILY_CLIMB ? SAY(ABSENT_CLIMB) : SAY(ABSENT_TRICK),
            rules->name);
  return false;
}

/* --- the words --- */

/* A level of a later time through: "2+", "10++", "NT+". */
static bool is_later_lap(const char *word) {
  size_t name = strcspn(word, "+"), laps = strspn(word + name, "+");
  if (name == 0 || name > 2 || laps == 0 || word[name + laps]) return false;
  return strspn(word, "0123456789JQKATNjqkatn") == name;
}

bool explain_word(Repl *repl, const char *word) {
  Family family = (Family)repl->session.rules->family;
  const Explained *explained = glossary_find(is_later_lap(word) ? "level" : word, family);
  if (explained) {
    repl_tell(repl, explained->said);
    if (is_there(repl, explained)) rules_say_of(repl, explained->fields);
    return true;
  }
  const Language *language = repl->look.language ? repl->look.language : &repl_english;
  const Field *field = field_headed(language, word, strlen(word), family);
  char name[FIELD_NAME];
  if (!field) return false;
  repl_tell(repl, SAY(HELP_LABEL), word, field_sentence(field, language->code));
  rules_say_of(repl, schema_name(field, name));
  return true;
}
