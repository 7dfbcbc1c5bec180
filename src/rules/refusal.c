/* refusal.c - the sentences of refusals, from the one list in refusal.h. */
#include "rules/refusal.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

static const struct {
  const char *code, *field, *name, *text; /* the last two: its sentence */
} REFUSAL[REFUSAL_NB] = {
#define X(id, code, field, english, chinese) {code, field, "REFUSED_" #id, english},
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

bool rule_answers(const Rules *rules, HookCall *call, Ruling *why) {
  call->rules = rules;
  if (rules->ask(rules->context, call)) return true;
  ruling_refuse(why, REFUSED_RULE_FAILED, call->text);
  return false;
}

Refusal ruling_ask(const Rules *rules, HookCall *call, Ruling *why) {
  if (!rules_hooked(rules, call->hook)) return LEGAL;
  call->text[0] = '\0';
  bool answered = rules->ask(rules->context, call);
  if (answered && !call->text[0]) return LEGAL;
  Refusal refusal = answered ? REFUSED_RULE : REFUSED_RULE_FAILED;
  ruling_refuse(why, refusal, call->text);
  if (why) why->field = question_types[call->hook].field;
  return refusal;
}

Refusal ruling_refuse_values(Ruling *why, Refusal refusal, const Value text[]) {
  if (why) {
    *why = ruling_make(refusal);
    say_values_in(why->text, sizeof why->text, text);
  }
  return refusal;
}

Refusal ruling_turn(Ruling *why, int seat) {
  if (why) {
    *why = ruling_make(REFUSED_TURN);
    why->seat = seat;
  }
  return REFUSED_TURN;
}

Refusal ruling_count(Ruling *why, int wanted, int given) {
  if (why) {
    *why = ruling_make(REFUSED_COUNT);
    why->n = wanted;
    why->m = given;
  }
  return REFUSED_COUNT;
}

Refusal ruling_held(Ruling *why, const CardSet *hand, const CardSet *cards) {
  if (cardset_has(hand, cards, PACK_MAX)) return LEGAL;
  if (!why) return REFUSED_NOT_HELD;
  *why = ruling_make(REFUSED_NOT_HELD);
  for (int card = 0; card < KIND_NB; card++) {
    int wanted = cardset_count(cards, card, PACK_MAX), held = cardset_count(hand, card, PACK_MAX);
    if (wanted <= held) continue;
    while (wanted-- > 0) cardset_put(&why->owed, card, PACK_MAX);
    while (held-- > 0) cardset_put(&why->part, card, PACK_MAX);
  }
  return REFUSED_NOT_HELD;
}

static void put_cards(Text *text, const CardSet *cards, int planes, Style style) {
  char name[CARD_TEXT];
  const char *blank = "";
  for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, planes); blank = " ") {
    text_put(text, blank);
    text_put(text, card_said((Card)place, style, name));
  }
}

/* "you do not hold 3C 3C; you hold only one HJ": of what is owed the hand has a part. */
static void put_lacks(Text *text, const Ruling *ruling, int planes, Style style) {
  char name[CARD_TEXT], names[CARD_MAX * CARD_TEXT];
  CardSet absent = ruling->owed;
  for (uint64_t left = ruling->part.plane[0]; left;) {
    int card = bit_pop(&left);
    while (cardset_count(&absent, card, planes) > 0) cardset_take(&absent, card, planes);
  }
  Text list = text_start(names, sizeof names);
  put_cards(&list, &absent, planes, style);
  const char *between = "";
  if (*names) {
    say(text, SAY(LACKS_ALL), names);
    between = SAY(LIST_SEMICOLON);
  }
  for (uint64_t left = ruling->part.plane[0]; left; between = SAY(LIST_SEMICOLON)) {
    int card = bit_pop(&left);
    text_put(text, between);
    say(text, SAY(LACKS_SOME), cardset_count(&ruling->part, card, planes),
        card_said((Card)card, style, name));
  }
}

static void put_slot(Text *text, const Ruling *ruling, const Placeholder *slot, int planes,
                     Style style) {
#define IS(word) (slot->name_n == sizeof(word) - 1 && memcmp(slot->name, word, slot->name_n) == 0)
  if (IS("cards") && cardset_is_empty(&ruling->cards))
    text_put(text, SAY(NO_CARD));
  else if (IS("cards"))
    put_cards(text, &ruling->cards, planes, style);
  else if (IS("lacks"))
    put_lacks(text, ruling, planes, style);
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
    text_put(text, suit_said(ruling->suit));
  else if (IS("seat"))
    text_add(text, "%c", 'A' + ruling->seat);
  else if (IS("n"))
    text_add(text, "%d", ruling->n);
  else if (IS("m"))
    text_add(text, "%d", ruling->m);
#undef IS
}

/* The refusal's own sentence: its placeholders are fields of the ruling. */
static void say_refusal(Text *text, const Ruling *ruling, int planes, Style style) {
  const char *template = REFUSAL[ruling->refusal].text;
  Placeholder slot;
  text_put(text, "\1");
  text_put(text, REFUSAL[ruling->refusal].name);
  while (sentence_placeholder(&template, &slot)) {
    text_put(text, "\2");
    put_slot(text, ruling, &slot, planes, style);
  }
  text_put(text, "\3");
}

const char *ruling_said(const Ruling *ruling, int planes, Style style, char *out, size_t size) {
  char refusal[1024], example[1024];
  Text text = text_start(refusal, sizeof refusal);
  say_refusal(&text, ruling, planes, style);
  bool names_it = strstr(REFUSAL[ruling->refusal].text, "{example}") != NULL ||
                  cardset_equal(&ruling->example, &ruling->owed, planes);
  if (cardset_is_empty(&ruling->example) || names_it) {
    snprintf(out, size, "%s", refusal);
    return out;
  }
  Text cards = text_start(example, sizeof example);
  put_cards(&cards, &ruling->example, planes, style);
  return say_values_in(out, size, VALUES(SAY(LEGAL_WOULD_BE), refusal, example, ruling->others));
}
