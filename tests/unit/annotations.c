/* annotations.c - see annotations.h. */
#include "annotations.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "rules/field_sentences.h"

/* The type of a field's value; `field` is the whole field, whose function may answer its words. */
static void put_type(Text *text, const Field *field);

/* --- values --- */

static void put_words(Text *text, const char *const words[]) {
  const char *bar = "";
  for (; words && *words; words++) {
    if (**words == '\0') continue;
    text_put(text, bar);
    text_put_quoted(text, *words);
    bar = "|";
  }
  if (!*bar) text_put(text, "string");
}

/* A name as a key: one with a blank in it stands in brackets. */
static void put_key_name(Text *text, const char *name) {
  if (!name[strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")]) {
    text_put(text, name);
    return;
  }
  text_put(text, "[");
  text_put_quoted(text, name);
  text_put(text, "]");
}

static bool is_list_part(const Field *key) { return key->type == FIELD_LIST && key->position; }

static void put_record(Text *text, const Field *keys) {
  const char *between = "{ ";
  for (const Field *key = keys; key->name; key++) {
    if (key->type == FIELD_SOURCE) continue;
    text_put(text, between);
    between = ", ";
    if (is_list_part(key)) {
      text_put(text, "[integer]: ");
      if (key->item)
        put_type(text, key->item);
      else
        put_words(text, key->words);
      continue;
    }
    if (key->position)
      text_add(text, "[%d]", key->position);
    else
      put_key_name(text, key->name);
    text_put(text, key->required || key->position ? ": " : "?: ");
    put_type(text, key);
  }
  text_put(text, " }");
}

static void put_item(Text *text, const Field *field) {
  if (field->item)
    put_type(text, field->item);
  else
    put_words(text, field->words);
}

static void put_list(Text *text, const Field *field) {
  text_put(text, "(");
  put_item(text, field);
  text_put(text, ")[]");
}

/* Tables by name, and beside them a list. */
static void put_named(Text *text, const Field *field) {
  text_put(text, "table<string|integer, ");
  put_type(text, field->item);
  if (field->keys) text_put(text, "|string");
  text_put(text, ">");
}

/* Rows of deck.players: for each number, or range, of players. */
static void put_deck(Text *text) {
  text_put(text, "integer|string|table<integer|string, { packs?: integer|table[], LJ?: integer, "
                 "HJ?: integer, kitty?: integer, lowest?: string, without?: Cards|string }>");
}

/* --- functions --- */

/* What an argument is, by its ArgumentType. */
static const char *const ARGUMENT_TYPES[ARG_NB] = {[ARG_CARD] = "Card",
                                                   [ARG_OTHER_CARD] = "Card",
                                                   [ARG_TRUMP] = "Trump",
                                                   [ARG_BID] = "Bid",
                                                   [ARG_STANDING] = "Bid?",
                                                   [ARG_BIDS] = "Bid[]",
                                                   [ARG_CARDS] = "Cards",
                                                   [ARG_HAND] = "Cards",
                                                   [ARG_PLAY] = "Play",
                                                   [ARG_BEST_PLAY] = "Play",
                                                   [ARG_LEAD] = "Play",
                                                   [ARG_LED_UNITS] = "Unit[]",
                                                   [ARG_THROW] = "Throw",
                                                   [ARG_UNIT] = "Unit",
                                                   [ARG_READING] = "integer[]",
                                                   [ARG_BEST_READING] = "integer[]",
                                                   [ARG_PLAYER] = "Player",
                                                   [ARG_PLAYERS] = "Player[]",
                                                   [ARG_NUMBER] = "integer",
                                                   [ARG_SECOND] = "integer",
                                                   [ARG_SIDE] = "Side",
                                                   [ARG_RANK] = "string",
                                                   [ARG_CALL] = "Call",
                                                   [ARG_KITTY] = "Card[]",
                                                   [ARG_LAST_TRICK] = "Trick",
                                                   [ARG_ORDER] = "Order",
                                                   [ARG_DEAL] = "Deal",
                                                   [ARG_RESULT] = "Result",
                                                   [ARG_CHOICE] = "string|Choice",
                                                   [ARG_MEMORY] = "table"};

/* What a function answers, by its AnswerType; NULL: see put_answer. */
static const char *const ANSWER_TYPES[] = {[ANSWER_YES] = "(boolean, string?)",
                                           [ANSWER_SENTENCE] = "string?",
                                           [ANSWER_SCORE] = "(Side, integer)",
                                           [ANSWER_LADDER] = "(string|string[])[]",
                                           [ANSWER_RANK] = "string?",
                                           [ANSWER_RANKS] = "string|string[]",
                                           [ANSWER_EFFECTS] = "Effects?",
                                           [ANSWER_STOP] = "string?",
                                           [ANSWER_CALLS] = "Cards|Card|string|(Card|string)[]|nil",
                                           [ANSWER_FORM] =
                                               "(boolean|integer|nil, integer|string|nil)",
                                           [ANSWER_TURN] = "Player|Player[]|nil",
                                           [ANSWER_CHOICES] = "(string|table)[]"};

static void put_words_of(Text *text, const Field *field) {
  text_put(text, "|");
  put_words(text, field && field->words ? field->words : NULL);
}

static void put_answer(Text *text, const QuestionType *type, const Field *field) {
  switch (type->answer) {
    case ANSWER_YES_WORD: text_put(text, "boolean"), put_words_of(text, field); return;
    case ANSWER_NUMBER:
      text_put(text, "integer");
      if (field && field->words) put_words_of(text, field);
      return;
    case ANSWER_OWES: put_type(text, &schema_owes); return;
    case ANSWER_WORD: put_words(text, field ? field->words : NULL); return;
    case ANSWER_WORDS:
      text_put(text, "("), put_words(text, field ? field->words : NULL), text_put(text, ")[]");
      return;
    case ANSWER_PLAYER: text_put(text, "Player|nil"), put_words_of(text, field); return;
    case ANSWER_SEATS: text_put(text, "Player|Player[]|nil"), put_words_of(text, field); return;
    case ANSWER_NOBODY: text_put(text, "Effects"), put_words_of(text, field); return;
    case ANSWER_FORCED: text_put(text, "Unit|Cards"), put_words_of(text, field); return;
    case ANSWER_PENALTY: text_put(text, "integer|Effects"); return;
    default: text_put(text, ANSWER_TYPES[type->answer]);
  }
}

/* "(card, trump)": the i-th name; returns its length. */
static size_t argument_name(const char *takes, int i, const char **name) {
  const char *at = strchr(takes, '(') + 1;
  for (; i > 0; i--) at = strchr(at, ',') + 2;
  *name = at;
  return strcspn(at, ",)");
}

static void put_question(Text *text, const QuestionType *type, const Field *field) {
  text_put(text, "fun(");
  for (int i = 0; i < type->arguments; i++) {
    const char *name;
    size_t n = argument_name(type->takes, i, &name);
    text_add(text, "%s%.*s: %s", i > 0 ? ", " : "", (int)n, name,
             ARGUMENT_TYPES[type->argument[i]]);
  }
  if (field) text_put(text, ", inherited: fun(...: any): any");
  text_put(text, "): ");
  put_answer(text, type, field);
}

/* A function that is asked while a game is loaded takes numbers; of a bid type or a form,
** values. */
static void put_loaded(Text *text, const Field *field) {
  static const char *const VALUES[][2] = {
      {"bid", "Bid"}, {"deal", "Deal"}, {"order", "Order"}, {"trump", "Trump"}};
  text_put(text, "fun(");
  const char *name = field->arguments;
  bool numbers = field->group != NULL;
  for (int i = 0; i == 0 || name[-1] == ','; i++) {
    size_t n = argument_name(field->arguments, i, &name);
    const char *type = numbers ? "integer" : strncmp(name, "cards", n) == 0 ? "Cards" : "any";
    for (size_t k = 0; k < sizeof VALUES / sizeof *VALUES; k++)
      if (strlen(VALUES[k][0]) == n && !strncmp(name, VALUES[k][0], n)) type = VALUES[k][1];
    text_add(text, "%s%.*s: %s", i > 0 ? ", " : "", (int)n, name, type);
    name += n + 1;
  }
  text_put(text, numbers ? ", inherited: fun(...: any): any): any" : "): any");
}

/* The functions of a phase are questions of their own. */
static const QuestionType *phase_question(const Field *key) {
  for (int hook = HOOK_NB; hook < HOOK_ALL_NB; hook++)
    if (!strcmp(question_types[hook].field, key->name)) return &question_types[hook];
  return NULL;
}

static void put_function(Text *text, const Field *field) {
  const QuestionType *phase = field->group ? NULL : phase_question(field);
  if (field->group && field->hook >= 0)
    put_question(text, &question_types[field->hook], field);
  else if (field->arguments)
    put_loaded(text, field);
  else if (phase)
    put_question(text, phase, NULL);
  else
    text_put(text, "function");
}

/* --- fields --- */

static void put_one(Text *text, const Field *field) {
  switch (field->type) {
    case FIELD_WORD: put_words(text, field->words); break;
    case FIELD_NUMBER: text_put(text, "integer"); break;
    case FIELD_BOOL: text_put(text, "boolean"); break;
    case FIELD_RANGE: text_put(text, "integer|string"); break;
    case FIELD_TEXT:
    case FIELD_ENTRY: text_put(text, "string"); break;
    case FIELD_FUNCTION: put_function(text, field); break;
    case FIELD_TABLE: put_record(text, field->keys); break;
    case FIELD_CARDS: text_put(text, "Cards|Card|string"); break;
    case FIELD_WORDS:
    case FIELD_OWES:
    case FIELD_LIST: put_list(text, field); break;
    case FIELD_NAMED: put_named(text, field); break;
    case FIELD_MAP:
      text_put(text, "table<string|integer, "), put_item(text, field), text_put(text, ">");
      break;
    case FIELD_LADDER: text_put(text, "(string|string[])[]"); break;
    case FIELD_DECK: put_deck(text); break;
    case FIELD_SOURCE: break;
  }
}

static void put_type(Text *text, const Field *field) {
  put_one(text, field);
  if (field->other) text_put(text, "|"), put_type(text, field->other);
  if (field->climb) text_put(text, "|"), put_type(text, field->climb);
}

/* A field, its functions too; a sum may leave off whatever its base sets. */
static void put_field(Text *text, const Field *field) {
  text_put(text, "---@field ");
  put_key_name(text, field->name);
  text_put(text, "? ");
  put_type(text, field);
  bool takes = field->type != FIELD_FUNCTION && (field->hook >= 0 || field->arguments);
  if (takes) text_put(text, "|("), put_function(text, field), text_put(text, ")");
  text_add(text, " # %s\n", field_sentence(field, "en"));
}

/* Does a group begin here? */
static bool is_first(int i) {
  return *schema[i].group && (i == 0 || strcmp(schema[i].group, schema[i - 1].group) != 0);
}

static void put_group(Text *text, const char *group) {
  text_add(text, "\n---@class (exact) pengyou.%s\n", group);
  for (int i = 0; i < schema_n; i++)
    if (!strcmp(schema[i].group, group)) put_field(text, &schema[i]);
}

/* What a file returns: the header, the groups, fields of no group. */
static void put_file(Text *text) {
  text_put(text, "\n---@class (exact) pengyou.Rules: pengyou.Header\n");
  for (int i = 0; i < schema_n; i++)
    if (is_first(i)) text_add(text, "---@field %s? pengyou.%s\n", schema[i].group, schema[i].group);
  for (int i = 0; i < schema_n; i++)
    if (!*schema[i].group) put_field(text, &schema[i]);
}

/* The names of all fields, for `doc`. */
static void put_names(Text *text) {
  char name[FIELD_NAME];
  text_put(text, "\n---@alias pengyou.Field ");
  for (int i = 0; i < schema_n; i++)
    text_add(text, "%s\"%s\"", i ? "|" : "", schema_name(&schema[i], name));
  text_put(text, "\n");
}

size_t annotations_print(char *out, size_t size) {
  Text text = text_start(out, size);
  put_names(&text);
  for (int i = 0; i < schema_n; i++)
    if (is_first(i)) put_group(&text, schema[i].group);
  put_file(&text);
  return text.length;
}
