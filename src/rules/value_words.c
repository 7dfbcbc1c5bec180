/* value_words.c - see value_words.h. */
#include "rules/value_words.h"

#include <stdio.h>
#include <string.h>

#include "base/card.h"
#include "base/core_sentences.h"

bool value_is_function(const char *value) { return !strncmp(value, "function", 8); }

bool value_is_nested(const char *value) { return *value == '{' && strchr(value + 1, '{'); }

/* --- a table, entry by entry --- */

/* The end of the value here: of a text behind its quote, of a table behind its brace, else before
** what follows. */
static const char *value_end(const char *at) {
  int depth = 0;
  bool quoted = false;
  for (; *at; at++) {
    if (*at == '\\' && quoted && at[1])
      at++;
    else if (*at == '"')
      quoted = !quoted;
    else if (!quoted && depth == 0 && strchr(",}]", *at))
      break;
    else if (!quoted && strchr("{([", *at))
      depth++;
    else if (!quoted && strchr("})]", *at))
      depth--;
  }
  while (at[-1] == ' ') at--;
  return at;
}

/* A value without its quotes. */
static const char *put_plain(const char *value, size_t n, char *out, size_t size) {
  bool quoted = n >= 2 && *value == '"';
  snprintf(out, size, "%.*s", (int)(quoted ? n - 2 : n), value + quoted);
  return out;
}

bool value_entry(const char **at, ValueEntry *out) {
  const char *from = *at;
  if (*from != '{' && *from != ',') return false;
  from += 1 + strspn(from + 1, " ");
  if (!*from || *from == '}') return false;
  out->key[0] = '\0';
  size_t name = text_name_length(from);
  if (*from == '[') {
    const char *end = value_end(++from);
    put_plain(from, (size_t)(end - from), out->key, sizeof out->key);
    from = end + strlen("] = ");
  } else if (!strncmp(from + name, " = ", 3)) {
    put_plain(from, name, out->key, sizeof out->key);
    from += name + 3;
  }
  const char *end = value_end(from);
  snprintf(out->value, sizeof out->value, "%.*s", (int)(end - from), from);
  *at = end + strspn(end, " ");
  return true;
}

bool value_of_row(const char *rows, int players, const Field *field, char out[ENTRY_VALUE]) {
  char number[ENTRY_KEY];
  const char *key = strcmp(field->group, "kitty") == 0 ? field->group : field->name;
  ValueEntry row, entry;
  snprintf(number, sizeof number, "%d", players);
  if (!field->of_deck) return false;
  while (value_entry(&rows, &row)) {
    if (strcmp(row.key, number) != 0) continue;
    for (const char *in = row.value; value_entry(&in, &entry);)
      if (strcmp(entry.key, key) == 0) return strcpy(out, entry.value);
  }
  return false;
}

/* --- words and values --- */

/* As people write it: cards with their suits, ranks with a 10. */
static void put_as_written(Text *text, const char *value) {
  char plain[ENTRY_VALUE], error[160], name[CARD_TEXT];
  const char *end;
  Card cards[CARD_MAX];
  put_plain(value, strlen(value), plain, sizeof plain);
  size_t digits = strspn(plain, "0123456789");
  if (digits > 0 && !strcmp(plain + digits, "+")) {
    plain[digits] = '\0';
    say(text, SAY(N_OR_MORE), plain);
    return;
  }
  int n = cards_parse(plain, cards, CARD_MAX, error, sizeof error);
  for (int i = 0; i < n; i++)
    text_add(text, "%s%s", i ? " " : "", card_said(cards[i], STYLE_UNICODE, name));
  for (const char *word = plain; n <= 0 && *word;) {
    size_t length = strcspn(word, " -");
    bool joker = length == 2 && (!strncmp(word, "LJ", 2) || !strncmp(word, "HJ", 2));
    if (length == 1 && *word == 'T')
      text_put(text, "10");
    else if (!plain[1] && strchr("CDHS", *plain))
      text_put(text, suit_name(suit_parse(plain, &end), STYLE_UNICODE));
    else if (joker)
      text_put(text, card_said(*word == 'L' ? LJ : HJ, STYLE_UNICODE, name));
    else
      text_put_some(text, word, length);
    word += length;
    if (*word) text_put_some(text, word++, 1);
  }
}

/* Puts a sentence; where it has a # the word's sentence, or, where that is NULL, the value. */
static void put_filled(Text *text, const char *sentence, const char *word, const char *value) {
  const char *place = strchr(sentence, '#');
  if (!place) {
    text_put(text, sentence);
    return;
  }
  text_put_some(text, sentence, (size_t)(place - sentence));
  if (word)
    text_put(text, word);
  else
    put_as_written(text, value);
  text_put(text, place + 1);
}

/* The sentence of a word at a key, or of the field's own words. */
static const char *word_sentence(const WordedValue *of, const char *key, const char *value) {
  char plain[ENTRY_VALUE];
  FieldChoice choice;
  if (*value != '"') return NULL;
  put_plain(value, strlen(value), plain, sizeof plain);
  for (int i = 0; field_choice(of->field, i, &choice); i++) {
    bool family = choice.family == FAMILY_BOTH || choice.family == of->family;
    bool here = !*choice.key || !strcmp(choice.key, key);
    if (family && here && *choice.word && !choice.example && !strcmp(choice.word, plain))
      return field_choice_sentence(of->field, &choice, of->language);
  }
  return NULL;
}

/* The key of this name in the tables that the field holds by name. */
static const Field *find_key(const Field *field, const char *name) {
  const Field *key = field->item ? field->item->keys : NULL;
  while (key && key->name && strcmp(key->name, name) != 0) key++;
  return key && key->name ? key : NULL;
}

/* At a key that names another entry (`completes`): what the game calls that form. */
static const char *entry_word(const WordedValue *of, const char *key, const char *value,
                              char out[WORD_SAID]) {
  const Field *at = find_key(of->field, key);
  char plain[ENTRY_VALUE];
  if (!at || at->type != FIELD_ENTRY || !of->rules) return NULL;
  put_plain(value, strlen(value), plain, sizeof plain);
  for (int i = 0; i < of->rules->lead.forms_n; i++)
    if (!strcmp(of->rules->lead.forms[i].name, plain))
      return form_word(&of->rules->lead.forms[i], out);
  return NULL;
}

/* What a key means; NULL: it is none of the field's. */
static const char *key_sentence(const WordedValue *of, const char *key) {
  FieldChoice choice;
  for (int i = 0; *key && field_choice(of->field, i, &choice); i++)
    if (!*choice.word && !strcmp(choice.key, key))
      return field_choice_sentence(of->field, &choice, of->language);
  return NULL;
}

static const char *value_sentence(const WordedValue *of, const char *key, const char *value) {
  char plain[ENTRY_VALUE];
  put_plain(value, value_is_function(value) ? strlen("function") : strlen(value), plain,
            sizeof plain);
  return field_value_sentence(of->field, key, plain, of->language);
}

/* What stands behind the field's prefix ("holder of 3S"); NULL: it has none, or the value not. */
static const char *behind_prefix(const Field *field, const char *value) {
  const Field *const fields[] = {field, field->other, field->climb,
                                 field->climb ? field->climb->other : NULL};
  for (int i = 0; i < 4; i++) {
    size_t n = fields[i] && fields[i]->prefix ? strlen(fields[i]->prefix) : 0;
    if (n > 0 && *value == '"' && !strncmp(value + 1, fields[i]->prefix, n)) return value + 1 + n;
  }
  return NULL;
}

static void put_separator(Text *text) {
  if (text->length > 0) text_put(text, SAY(LIST_SEMICOLON));
}

/* --- tables --- */

static void put_table(const WordedValue *of, const char *table, Text *text);
static void put_key(const WordedValue *of, const char *table, const ValueEntry *entry, Text *text);

/* The items of a list, with commas. */
static void put_items(const WordedValue *of, const ValueEntry *entry, Text *text) {
  const char *at = entry->value;
  ValueEntry item;
  while (value_entry(&at, &item)) {
    const char *word = word_sentence(of, entry->key, item.value);
    const char *sentence = word ? word : value_sentence(of, entry->key, item.value);
    if (text->length > 0) text_put(text, SAY(LIST_COMMA));
    put_filled(text, sentence ? sentence : "#", NULL, item.value);
  }
}

/* What the keys of a table within say: "other side = 1" in `levels` by the two keys. */
static void put_inner_keys(const WordedValue *of, const ValueEntry *entry, Text *text) {
  const char *at = entry->value;
  ValueEntry inner;
  char key[2 * ENTRY_KEY + 2];
  while (value_entry(&at, &inner)) {
    snprintf(key, sizeof key, "%s.%s", entry->key, inner.key);
    const char *sentence = value_sentence(of, key, inner.value);
    if (!sentence) {
      put_key(of, entry->value, &inner, text);
      continue;
    }
    put_separator(text);
    put_filled(text, sentence, NULL, inner.value);
  }
}

/* A table within that of the field: demands by the words of their own field, a list in the sentence
** of one, a table by its keys. */
static void put_inner(const WordedValue *of, const ValueEntry *entry, Text *text) {
  const Field *key = find_key(of->field, entry->key);
  const char *means = key_sentence(of, entry->key), *at = entry->value;
  bool demands = key && key->type == FIELD_OWES;
  WordedValue owes = *of;
  owes.field = schema_find("follow", "owes");
  char said[ENTRY_VALUE] = "";
  Text inner = text_start(said, sizeof said);
  ValueEntry first;
  bool list = value_entry(&at, &first) && !*first.key;
  const char *sentence = list && !demands ? value_sentence(of, entry->key, "{}") : NULL;
  if (demands)
    put_table(&owes, entry->value, &inner);
  else if (list)
    put_items(of, entry, &inner);
  else if (!*entry->key)
    put_table(of, entry->value, &inner);
  else
    put_inner_keys(of, entry, &inner);
  put_separator(text);
  if (*entry->key && (demands || !means)) {
    if (means)
      text_put(text, means);
    else
      put_as_written(text, entry->key);
    text_put(text, SAY(LIST_COLON));
  }
  put_filled(text, sentence ? sentence : "#", said, "");
}

/* The entry of a table at a key. */
static bool find_entry(const char *table, const char *key, ValueEntry *out) {
  while (value_entry(&table, out))
    if (!strcmp(out->key, key)) return true;
  return false;
}

/* The sentence of a value at a key: where another key of the table says how it is meant, as `is` of
** a size, that of the two ("size, is"). */
static const char *sentence_beside(const WordedValue *of, const char *table,
                                   const ValueEntry *entry) {
  ValueEntry other;
  char both[2 * ENTRY_KEY + 2];
  for (const char *at = table; *entry->key && value_entry(&at, &other);) {
    snprintf(both, sizeof both, "%s, %s", entry->key, other.key);
    const char *sentence = *other.key ? value_sentence(of, both, entry->value) : NULL;
    if (sentence) return sentence;
  }
  return value_sentence(of, entry->key, entry->value);
}

/* A key with its value: by the sentence of the two, else by what each means. */
static void put_key(const WordedValue *of, const char *table, const ValueEntry *entry, Text *text) {
  if (*entry->value == '{') {
    put_inner(of, entry, text);
    return;
  }
  const char *means = key_sentence(of, entry->key);
  char form[WORD_SAID];
  const char *word = word_sentence(of, entry->key, entry->value);
  if (!word) word = entry_word(of, entry->key, entry->value, form);
  const char *both = word && !*entry->key ? NULL : sentence_beside(of, table, entry);
  put_separator(text);
  if (both) {
    put_filled(text, both, word, entry->value);
    return;
  }
  if (*entry->key) {
    if (means)
      text_put(text, means);
    else
      put_as_written(text, entry->key);
    text_put(text, SAY(LIST_COLON));
  }
  if (word)
    text_put(text, word);
  else
    put_as_written(text, entry->value);
}

/* A table: what is in its list, its keys in the order of the schema, then others. */
static void put_table(const WordedValue *of, const char *table, Text *text) {
  ValueEntry entry;
  FieldChoice choice;
  for (const char *at = table; value_entry(&at, &entry);)
    if (!*entry.key) put_key(of, table, &entry, text);
  for (int i = 0; field_choice(of->field, i, &choice); i++)
    if (*choice.key && !*choice.word && find_entry(table, choice.key, &entry))
      put_key(of, table, &entry, text);
  for (const char *at = table; value_entry(&at, &entry);)
    if (*entry.key && !key_sentence(of, entry.key)) put_key(of, table, &entry, text);
}

void value_put_entry(const WordedValue *of, const ValueEntry *entry, Text *text) {
  if (*entry->value == '{')
    put_table(of, entry->value, text);
  else
    put_key(of, "", entry, text);
}

/* What the words of the value do; false: there is none of them. */
static bool put_words(const WordedValue *of, Text *text) {
  FieldChoice choice;
  for (int i = 0; field_choice(of->field, i, &choice); i++) {
    bool family = choice.family == FAMILY_BOTH || choice.family == of->family;
    if (!family || *choice.key || choice.example) continue;
    if (!field_choice_is_held(of->field, &choice, of->value)) continue;
    put_separator(text);
    text_put(text, field_choice_sentence(of->field, &choice, of->language));
  }
  return text->length > 0;
}

/* A table without tables in it whose keys are the field's own. */
static bool is_record(const WordedValue *of) {
  const char *at = of->value;
  ValueEntry entry;
  return !value_is_nested(at) && value_entry(&at, &entry) && key_sentence(of, entry.key);
}

bool value_put_words(const WordedValue *of, Text *text) {
  char words[ENTRY_VALUE];
  Text spoken = text_start(words, sizeof words);
  if (value_is_function(of->value)) return false;
  if (*of->value != '{') return put_words(of, text);
  if (!is_record(of) && !put_words(of, &spoken)) return false;
  put_table(of, of->value, text);
  return true;
}

/* Is an entry a table that stands for itself: by name, or a step? */
static bool is_in_entries(const WordedValue *of) {
  return of->field->type == FIELD_NAMED ||
         (of->field->type == FIELD_LIST && value_is_nested(of->value));
}

bool value_put_sentence(const WordedValue *of, Text *text) {
  const char *at = of->value;
  if (value_is_function(at) || is_in_entries(of)) return false;
  char behind[ENTRY_VALUE];
  const char *named = behind_prefix(of->field, at);
  if (named) snprintf(behind, sizeof behind, "%.*s", (int)strcspn(named, "\""), named);
  if (named) at = behind;
  if (!named && *at != '{' && put_words(of, text)) return true;
  const char *sentence = *at && *at != '{' ? value_sentence(of, "", at) : NULL;
  if (sentence) put_filled(text, sentence, NULL, at);
  if (*at == '{') put_table(of, at, text);
  return text->length > 0;
}

void value_put_meaning(const WordedValue *of, Text *text) {
  if (!value_put_sentence(of, text)) text_put(text, field_sentence(of->field, of->language));
}

void value_put_titled(const WordedValue *of, Text *text) {
  char means[2 * ENTRY_VALUE];
  Text words = text_start(means, sizeof means);
  value_put_meaning(of, &words);
  say(text, SAY(VALUE_TITLE), field_title(of->field, of->language), means);
}
