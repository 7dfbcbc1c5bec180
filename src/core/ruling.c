/* ruling.c - the sentences of refusals, from the one list in ruling.h. */
#include "core/ruling.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/text.h"

static const struct {
  const char *code, *field, *text;
} REFUSAL[REFUSAL_NB] = {
#define X(id, code, field, text) {code, field, text},
    REFUSALS(X)
#undef X
};

const char *refusal_code(Refusal refusal) { return REFUSAL[refusal].code; }
const char *refusal_field(Refusal refusal) { return REFUSAL[refusal].field; }

Ruling ruling_make(Refusal refusal) {
  Ruling ruling;
  memset(&ruling, 0, sizeof ruling);
  ruling.refusal = refusal;
  ruling.suit = SUIT_NONE;
  ruling.field = refusal_field(refusal);
  return ruling;
}

static const char *const HOOK_FIELD[HOOK_NB] = {
#define X(id, field) field,
    HOOKS(X)
#undef X
};

HookCall hook_call(Hook hook, const struct Game *game, int seat) {
  HookCall call;
  memset(&call, 0, sizeof call);
  call.hook = hook;
  call.game = game;
  call.seat = seat;
  call.trump = (Trump){RANK_NONE, SUIT_NONE};
  call.card = call.other_card = CARD_NONE;
  return call;
}

bool rule_answers(const Rules *rules, HookCall *call, Ruling *why) {
  if (rules->ask(rules->context, call)) return true;
  ruling_refuse(why, REFUSED_RULE_FAILED, "%s", call->text);
  return false;
}

Refusal ruling_ask(const Rules *rules, HookCall *call, Ruling *why) {
  if (!rules_hooked(rules, call->hook)) return LEGAL;
  call->text[0] = '\0';
  bool answered = rules->ask(rules->context, call);
  if (answered && !call->text[0]) return LEGAL;
  Refusal refusal = answered ? REFUSED_RULE : REFUSED_RULE_FAILED;
  ruling_refuse(why, refusal, "%s", call->text);
  if (why) why->field = HOOK_FIELD[call->hook];
  return refusal;
}

Refusal ruling_refuse(Ruling *why, Refusal refusal, const char *format, ...) {
  if (why) {
    *why = ruling_make(refusal);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why->text, sizeof why->text, format, arguments);
    va_end(arguments);
  }
  return refusal;
}

static void put_cards(Text *text, const CardSet *cards, int planes, Style style) {
  char buffer[1024];
  cardset_print(cards, planes, style, buffer, sizeof buffer);
  text_put(text, buffer);
}

static void put_place(Text *text, const Ruling *ruling, const char *place, size_t length,
                      int planes, Style style) {
#define IS(word) (length == sizeof(word) - 1 && memcmp(place, word, length) == 0)
  if (IS("cards") && cardset_is_empty(&ruling->cards))
    text_put(text, "no card");
  else if (IS("cards"))
    put_cards(text, &ruling->cards, planes, style);
  else if (IS("owed"))
    put_cards(text, &ruling->owed, planes, style);
  else if (IS("example"))
    put_cards(text, &ruling->example, planes, style);
  else if (IS("held"))
    text_put(text, ruling->held);
  else if (IS("shape"))
    text_put(text, ruling->shape);
  else if (IS("text"))
    text_put(text, ruling->text);
  else if (IS("suit"))
    text_put(text, ruling->suit == SUIT_NONE ? "that suit" : suit_word(ruling->suit));
  else if (IS("seat"))
    text_add(text, "%c", 'A' + ruling->seat);
  else if (IS("n"))
    text_add(text, "%d", ruling->n);
  else if (IS("m"))
    text_add(text, "%d", ruling->m);
#undef IS
}

const char *ruling_text(const Ruling *ruling, int planes, Style style, char *out, size_t size) {
  Text text = text_start(out, size);
  for (const char *at = REFUSAL[ruling->refusal].text; *at;) {
    const char *open = strchr(at, '{');
    text_add(&text, "%.*s", (int)(open ? open - at : (ptrdiff_t)strlen(at)), at);
    if (!open) break;
    const char *close = strchr(open, '}');
    put_place(&text, ruling, open + 1, (size_t)(close - open - 1), planes, style);
    at = close + 1;
  }
  bool names_it = strstr(REFUSAL[ruling->refusal].text, "{example}") != NULL ||
                  cardset_equal(&ruling->example, &ruling->owed, planes);
  if (!cardset_is_empty(&ruling->example) && !names_it) {
    text_put(&text, "; legal would be ");
    put_cards(&text, &ruling->example, planes, style);
  }
  return out;
}
