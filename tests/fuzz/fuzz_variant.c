/* fuzz_variant.c - house rules from anywhere: each is loaded or refused with one clean sentence,
** and what is loaded can be asked: an order is made, a deal scored, a few actions done.
**
** Bytes changed at random are seldom Lua. So most changes here are of whole words, numbers and
** texts, and put in fields with what they may hold. */
#include <ctype.h>

#include "deal/game.h"
#include "fuzz.h"
#include "language/language.h"
#include "lua/sandbox/sandbox.h"
#include "lua/variant.h"
#include "rules/schema.h"

static const Limits LITTLE = {20000, 4 << 20, 1024, 0};

static void check_sentence(const char *said) {
  char text[2 * VARIANT_ERROR];
  english_text(said, text, sizeof text);
  check(text[0] != '\0', "a refusal has a sentence");
  for (const char *c = text; *c; c++)
    check((unsigned char)*c >= ' ' && *c != 0x7f, "a sentence is one clean line");
}

/* Begins a game and lets it go on for a little while. */
static void play(const Rules *rules) {
  Game game;
  Ruling why;
  Rng rng;
  rng_seed(&rng, 1);
  game_start(&game, rules, 1);
  for (int i = 0; i < 140 && !game.over; i++) {
    Action action = game_default(&game, rules);
    if (action.type == ACTION_NB) game_random_action(&game, rules, &rng, &action);
    if (action.type == ACTION_NB || game_apply(&game, rules, &action, &why) != LEGAL) return;
  }
}

/* ---- changes ---- */

enum { PIECE_MAX = 320 };

/* A field, mostly one of trick games. */
static const Field *any_field(Rng *rng) {
  const Field *field = &schema[rng_below(rng, (uint64_t)schema_n)];
  while (field->family == FAMILY_CLIMB && rng_below(rng, 8))
    field = &schema[rng_below(rng, (uint64_t)schema_n)];
  return field;
}

/* A word that the field has, or a text of its notation. */
static const char *any_word(Rng *rng, const Field *field) {
  static const char *const TEXTS[] = {"2 5 T K A", "2+",   "2-4", "2x2+1",   "AAKKS",  "9H",
                                      "LJ HJ",     "suit", "T",   "is none", "single", "NT"};
  if (!field->words || rng_below(rng, 4) == 0)
    return TEXTS[rng_below(rng, sizeof TEXTS / sizeof *TEXTS)];
  int n = 0;
  while (field->words[n]) n++;
  return field->words[rng_below(rng, (uint64_t)n)];
}

/* What a field may hold, or a function that says so. */
static void print_value(char *out, size_t size, Rng *rng, const Field *field) {
  char value[96];
  int number = (int)rng_below(rng, 12) - 1;
  switch (rng_below(rng, field->words ? 12 : 4)) {
    case 0: snprintf(value, sizeof value, "%d", number); break;
    case 1: snprintf(value, sizeof value, "%s", number & 1 ? "true" : "nil"); break;
    case 2: snprintf(value, sizeof value, "{ \"%s\", %d }", any_word(rng, field), number); break;
    default: snprintf(value, sizeof value, "\"%s\"", any_word(rng, field)); break;
  }
  switch (field->arguments ? rng_below(rng, 4) : 0) {
    case 1: snprintf(out, size, "function() return %s end", value); break;
    case 2:
      snprintf(out, size,
               field->adds ? "function(a) return %s, a end" : "wrap(function(a) return %s, a end)",
               value);
      break;
    case 3:
      snprintf(out, size, "function(...) local _, f = select(-2, ...) return f(), %s end", value);
      break;
    default: snprintf(out, size, "%s", value);
  }
}

static bool is_word_byte(int c) { return isalnum(c) || c == '_'; }

/* From where to where the word, number or text around a place goes. */
static void find_token(const char *text, size_t size, size_t at, size_t *from, size_t *to) {
  for (*to = 0; *to <= at;) {
    *from = (*to)++;
    if (text[*from] == '"') {
      while (*to < size && text[*to] != '"' && text[*to] != '\n') ++*to;
      if (*to < size) ++*to;
    } else if (is_word_byte((unsigned char)text[*from])) {
      while (*to < size && is_word_byte((unsigned char)text[*to])) ++*to;
    }
  }
}

/* Is what stands from there on the value of a name, `= …`? */
static bool is_named(const char *text, size_t size, size_t at) {
  while (at < size && text[at] == ' ') at++;
  return at + 1 < size && text[at] == '=' && text[at + 1] != '=';
}

/* What can stand in its place; false when nothing can. */
static bool print_token(char *out, size_t size, Rng *rng, const char *token, bool named) {
  const Field *field = any_field(rng);
  if (token[0] == '"')
    snprintf(out, size, "\"%s\"", any_word(rng, field));
  else if (isdigit((unsigned char)token[0]))
    snprintf(out, size, "%d", (int)rng_below(rng, rng_below(rng, 4) ? 12 : 100000));
  else if (named && is_word_byte((unsigned char)token[0]))
    snprintf(out, size, "%s", rng_below(rng, 2) && field->group[0] ? field->group : field->name);
  else
    return false;
  return true;
}

/* One change: a field that is put in at the head of the rule, or another token. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed) {
  char piece[PIECE_MAX], value[PIECE_MAX / 2];
  const uint8_t *brace = memchr(data, '{', size);
  Rng rng;
  rng_seed(&rng, seed);
  uint64_t how = rng_below(&rng, 16);
  if (how == 0 || size == 0) return LLVMFuzzerMutate(data, size, max);
  size_t from, to;
  find_token((char *)data, size, rng_below(&rng, size), &from, &to);
  bool named = is_named((char *)data, size, to);
  bool other = how < 8 && print_token(piece, sizeof piece, &rng, (char *)data + from, named);
  if (!other && !brace) return LLVMFuzzerMutate(data, size, max);
  if (!other) {
    const Field *field = any_field(&rng);
    from = to = (size_t)(brace - data) + 1;
    print_value(value, sizeof value, &rng, field);
    snprintf(piece, sizeof piece, field->group[0] ? "\n%s = { %s = %s }," : "\n%s%s = %s,",
             field->group, field->name, value);
  }
  size_t n = strlen(piece);
  if (size - (to - from) + n > max) return LLVMFuzzerMutate(data, size, max);
  memmove(data + from + n, data + to, size - to);
  memcpy(data + from, piece, n);
  return size - (to - from) + n;
}

/* ---- running ---- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = text_of(data, size), spec[96], error[VARIANT_ERROR] = "";
  bool climb = strstr(text, "climb") != NULL;
  snprintf(spec, sizeof spec, "%s+%s", climb ? "bombs" : "pagat", file_of(data, strlen(text)));
  Variant *variant = variant_load_as(
      spec, &(VariantWanted){.players = climb ? 4 : 6, .limits = &LITTLE}, error, sizeof error);
  if (variant)
    play(variant_rules(variant));
  else
    check_sentence(error);
  variant_free(variant);
  free(text);
  return 0;
}
