/* scenario_text.c - see scenario_text.h. tests/README.md has the keys. */
#include "differ/scenario_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/file.h"
#include "lua/load/inline_rule.h"
#include "notation/notation.h"

enum { WORDS = 1024 };

/* ---- pieces ---- */

static void put_key(Text *text, const char *key) { text_add(text, ", %s = ", key); }

static void put_cards(Text *text, const CardSet *cards) {
  char words[WORDS];
  cardset_print(cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
  text_put_quoted(text, words);
}

static void put_key_cards(Text *text, const char *key, const CardSet *cards) {
  put_key(text, key);
  put_cards(text, cards);
}

/* A lead, and how its leader divides it. */
static void put_divided(Text *text, const char *key, const CardSet *cards,
                        const Grouped *grouping) {
  char words[WORDS], units[SHAPE_TEXT];
  put_key(text, key);
  cardset_print(cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
  text_add(text, "\"%s", words);
  if (grouping_named(grouping))
    text_add(text, " as %s", grouping_print(grouping, units, sizeof units));
  text_put(text, "\"");
}

static void put_trump(Text *text, const Posed *posed) {
  char trump[CARD_TEXT];
  if (is_given(&posed->question, ASK_TRUMP))
    text_add(text, ", trump = \"%s\"", trump_print(posed->question.trump, STYLE_ASCII, trump));
}

/* `{ A = "…", B = "…" }` of the hands that are not empty. */
static void put_hands(Text *text, const Posed *posed) {
  const char *between = "{ ";
  put_key(text, "hands");
  for (int seat = 0; seat < posed->players; seat++) {
    const CardSet *hand = &posed->question.hand_of[seat];
    if (!hand->plane[0]) continue;
    text_add(text, "%s%c = ", between, seat_letter(seat));
    put_cards(text, hand);
    between = ", ";
  }
  text_put(text, *between == ',' ? " }" : "{ }");
}

static void put_levels(Text *text, const Posed *posed) {
  const char *between = ", levels = { ";
  for (int seat = 0; seat < posed->players; seat++) {
    if (!posed->level[seat][0]) continue;
    text_add(text, "%s%c = \"%s\"", between, seat_letter(seat), posed->level[seat]);
    between = ", ";
  }
  if (between[2] != 'l') text_put(text, " }");
}

static void put_seat(Text *text, const char *key, int seat) {
  text_add(text, ", %s = \"%c\"", key, seat_letter(seat));
}

/* The declarer first, and the rest of the team. */
static void put_team(Text *text, const Posed *posed) {
  const Question *question = &posed->question;
  if (!is_given(question, ASK_TEAM)) {
    if (question->declarer) put_seat(text, "declarer", question->declarer);
    return;
  }
  text_add(text, ", team = \"%c", seat_letter(question->declarer));
  for (int seat = 0; seat < posed->players; seat++)
    if (seat != question->declarer && question->team >> seat & 1)
      text_add(text, " %c", seat_letter(seat));
  text_put(text, "\"");
}

static void put_calls(Text *text, const Question *question) {
  char call[16];
  put_key(text, "calls");
  for (int i = 0; i < question->calls; i++)
    text_add(text, "%s%s", i ? " " : "\"", call_print(&question->call[i], STYLE_ASCII, call));
  text_put(text, question->calls ? "\"" : "\"\"");
}

static void put_plays(Text *text, const char *key, const Posed *posed) {
  put_key(text, key);
  for (int i = 0; i < posed->question.trick_n; i++) {
    text_put(text, i ? ", " : "{ ");
    put_cards(text, &posed->trick[i]);
  }
  text_put(text, " }");
}

static void put_ledger(Text *text, const Posed *posed) {
  const char *between = "{ ";
  put_key(text, "ledger");
  for (int seat = 0; seat < posed->players; seat++) {
    if (!posed->question.won[seat]) continue;
    text_add(text, "%s\"%c %d\"", between, seat_letter(seat), posed->question.won[seat]);
    between = ", ";
  }
  text_put(text, *between == ',' ? " }" : "{ }");
}

/* ---- what is expected ---- */

/* `legal = true`, or `illegal = "code"`. */
static void put_ruling(Text *text, const Verdict *verdict) {
  const char *code = verdict_value(verdict, FACT_LEGAL);
  if (*code)
    text_add(text, ", illegal = \"%s\"", code);
  else
    text_put(text, ", legal = true");
}

/* `{ A = "J", … }`: the seats whose levels differ. */
static void put_levels_after(Text *text, const char *value, const char *other) {
  const char *between = "{ ";
  for (const char *at = value; (at = strchr(at + 1, '=')) != NULL;) {
    char entry[LEVEL_TEXT + 16];
    text_copy(entry, sizeof entry, at - 2, strcspn(at + 3, "\"") + 6);
    if (strstr(other, entry)) continue;
    text_add(text, "%s%s", between, entry);
    between = ", ";
  }
  text_put(text, " }");
}

static void put_fact(Text *text, const Fact *fact, const char *other) {
  put_key(text, fact_info[fact->id].key);
  if (fact->id == FACT_AFTER || fact->id == FACT_LEVELS_AFTER || fact->id == FACT_GAINED)
    put_levels_after(text, fact->value, other);
  else if (fact_info[fact->id].form == FACT_TEXT)
    text_put_quoted(text, fact->value);
  else
    text_put(text, fact->value);
}

/* The facts in which this side differs from the other. */
static void put_facts(Text *text, const Verdict *own, const Verdict *other) {
  for (int i = 0; i < own->n; i++) {
    const Fact *fact = &own->fact[i];
    if (fact->id != FACT_LEGAL && verdicts_differ(own, other, (FactId)fact->id))
      put_fact(text, fact, verdict_value(other, (FactId)fact->id));
  }
}

/* A side and its verdict, beside the other's. */
typedef struct Verdicts {
  const Verdict *own, *other;
} Verdicts;

/* ---- one function for each type of question ---- */

static void put_deck(Text *text, const Posed *posed, const Verdicts *of) {
  const char *between = ", deck = { ";
  for (int i = 0; i < of->own->n; i++) {
    const Fact *fact = &of->own->fact[i];
    bool figure = fact->id != FACT_FRIENDS && fact->id != FACT_TABLES;
    if (!figure || !verdicts_differ(of->own, of->other, (FactId)fact->id)) continue;
    text_add(text, "%s%s = %s", between, fact_info[fact->id].key, fact->value);
    between = ", ";
  }
  if (between[2] != 'd') text_put(text, " }");
  const char *friends = verdict_value(of->own, FACT_FRIENDS);
  if (verdicts_differ(of->own, of->other, FACT_FRIENDS))
    text_add(text, ", friends = { [%d] = %s }", posed->players, friends);
  if (verdicts_differ(of->own, of->other, FACT_TABLES))
    text_add(text, ", gatherings = { [%d] = \"%s\" }", posed->players,
             verdict_value(of->own, FACT_TABLES));
}

static void put_order(Text *text, const Posed *posed, const Verdicts *of) {
  char one[CARD_TEXT], other[CARD_TEXT];
  const char *value = of->own->fact[0].value;
  card_print(posed->one, STYLE_ASCII, one);
  if (posed->type == POSED_SUIT)
    text_add(text, ", suits = { [\"%s\"] = \"%s\" }", one, value);
  else if (posed->type == POSED_WORTH)
    text_add(text, ", worth = { [\"%s\"] = %s }", one, value);
  else
    text_add(text, ", %s = { \"%s %s\" }", *value == 't' ? "adjacent" : "apart", one,
             card_print(posed->other, STYLE_ASCII, other));
}

static void put_bids(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  const char *code = verdict_value(of->own, FACT_LEGAL);
  put_levels(text, posed);
  text_put(text, ", bids = { ");
  for (int i = 0; i < question->shown_n; i++) {
    char words[WORDS] = "yields";
    const BySeat *bid = &posed->shown[i];
    bool refused = *code && i == question->shown_n - 1;
    if (bid->cards.plane[0]) cardset_print(&bid->cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
    text_add(text, "%s%s\"%c %s\"", i ? ", " : "", refused ? "{ " : "", seat_letter(bid->seat),
             words);
    if (refused) text_add(text, ", refused = \"%s\" }", code);
  }
  text_put(text, " }");
  put_facts(text, of->own, of->other);
}

static void put_turned(Text *text, const Posed *posed, const Verdicts *of) {
  put_levels(text, posed);
  put_key(text, "turned");
  text_put(text, "\"");
  for (int i = 0; i < posed->question.turned_n; i++) {
    char card[CARD_TEXT];
    text_add(text, "%s%s", i ? " " : "", card_print(posed->question.turned[i], STYLE_ASCII, card));
  }
  text_put(text, "\"");
  put_facts(text, of->own, of->other);
  if (strstr(text->out, "trump_is")) return;
  text_add(text, ", trump_is = \"%s\"", verdict_value(of->own, FACT_TRUMP));
}

static void put_call(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  const Call call = {question->card, question->ordinal, 0, SEAT_NONE};
  char words[16];
  if (question->calls) put_calls(text, question);
  if (question->hand.plane[0]) put_key_cards(text, "hand", &question->hand);
  text_add(text, ", call = \"%s\"", call_print(&call, STYLE_ASCII, words));
  put_ruling(text, of->own);
}

static void put_friends(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  put_calls(text, question);
  if (question->declarer) put_seat(text, "declarer", question->declarer);
  if (question->known || question->shown_n == 0) put_hands(text, posed);
  for (int i = 0; i < question->shown_n; i++) {
    char words[WORDS];
    cardset_print(&posed->shown[i].cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
    text_add(text, "%s\"%c %s\"", i ? ", " : ", played = { ", seat_letter(posed->shown[i].seat),
             words);
  }
  if (question->shown_n) text_put(text, " }");
  put_facts(text, of->own, of->other);
}

/* Hands of a climbing game, and how the play of them begins. */
static void put_table(Text *text, const Posed *posed) {
  const Question *question = &posed->question;
  put_hands(text, posed);
  if (question->opening == OPENING_EXCHANGE)
    text_add(text, ", exchange = \"%c %c\"", seat_letter(question->first_out),
             seat_letter(question->last_out));
  if (question->opening == OPENING_LED && question->leader)
    put_seat(text, "leader", question->leader);
  if (question->opening == OPENING_DEALT) put_seat(text, "dealer", question->dealer);
  if (question->number) text_add(text, ", number = %d", question->number);
}

/* In a climbing game: `forms = { ["9S 9D"] = "pair" }`, `follows = { { "7S", "8S", true } }`. */
static void put_climb(Text *text, const Posed *posed, const Verdicts *of) {
  char words[WORDS];
  const char *form = verdict_value(of->own, FACT_FORM), *code = verdict_value(of->own, FACT_LEGAL);
  cardset_print(&posed->question.cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
  if (posed->type == POSED_LEAD) {
    text_add(text, ", forms = { [\"%s\"] = ", words);
    if (*form)
      text_put_quoted(text, form);
    else
      text_put(text, "false");
    text_put(text, " }");
  } else {
    put_key(text, "follows");
    text_put(text, "{ { ");
    put_cards(text, &posed->question.lead);
    text_add(text, ", \"%s\", %s } }", words, *code ? "false" : "true");
  }
}

static void put_lead(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  put_divided(text, "lead", &question->cards, &question->grouping);
  if (!cardset_equal(&question->cards, &question->hand, PACK_MAX))
    put_key_cards(text, "holding", &question->hand);
  if (verdicts_differ(of->own, of->other, FACT_LEGAL))
    put_ruling(text, of->own);
  else
    put_facts(text, of->own, of->other);
}

static void put_follow(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  const char *code = verdict_value(of->own, FACT_LEGAL);
  put_key_cards(text, "lead", &question->lead);
  put_key_cards(text, "hand", &question->hand);
  put_key_cards(text, "play", &question->cards);
  if (*code) text_add(text, ", refused = \"%s\"", code);
}

static void put_throw(Text *text, const Posed *posed, const Verdicts *of) {
  put_key_cards(text, "throw", &posed->question.cards);
  put_hands(text, posed);
  put_team(text, posed);
  put_facts(text, of->own, of->other);
}

/* The situation that steps go on from: phase, levels, calls, hands, kitty. */
static void put_situation(Text *text, const Posed *posed, const Rules *rules) {
  const Question *question = &posed->question;
  text_add(text, ", phase = \"%s\"", phase_word(rules, posed->phase));
  put_levels(text, posed);
  if (question->calls) put_calls(text, question);
  put_hands(text, posed);
  if (question->turned_n) {
    put_key(text, "kitty");
    for (int i = 0; i < question->turned_n; i++) {
      char card[CARD_TEXT];
      text_add(text, "%s%s", i ? " " : "\"", card_print(question->turned[i], STYLE_ASCII, card));
    }
    text_put(text, "\"");
  } else if (question->kitty.plane[0]) {
    put_key_cards(text, "kitty", &question->kitty);
  }
  if (is_given(question, ASK_DECLARER)) put_seat(text, "declarer", question->declarer);
}

static void put_steps(Text *text, const Posed *posed, const Verdicts *of) {
  text_put(text, ", steps = {");
  for (int i = 0; i < posed->steps; i++) {
    char words[WORDS];
    const Action *action = &posed->step[i];
    action_print(action, PACK_MAX, STYLE_ASCII, words, sizeof words);
    bool refused = of->own->refused == i;
    bool chosen =
        refused && action->type == ACTION_CHOOSE; /* maybe in no phase that has the word */
    text_add(text, "%s%s\"%c %s%s\"", i ? ", " : " ", refused ? "{ " : "",
             seat_letter(action->seat), chosen ? "choose " : "", words);
    if (refused) text_add(text, ", refused = \"%s\" }", verdict_value(of->own, FACT_LEGAL));
  }
  text_put(text, posed->steps ? " }" : "}");
  put_facts(text, of->own, of->other);
}

static void put_last(Text *text, const Posed *posed) {
  const Question *question = &posed->question;
  if (question->trick_n == 1) put_key_cards(text, "last_lead", &posed->trick[0]);
  if (question->trick_n > 1) put_plays(text, "last_trick", posed);
  if (question->last_winner >= 0) put_seat(text, "last", question->last_winner);
  if (question->last_side != SIDE_NOBODY)
    text_add(text, ", last = \"%s\"",
             question->last_side == SIDE_DECLARERS ? "declarers" : "opponents");
}

static void put_settle(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  put_team(text, posed);
  put_levels(text, posed);
  if (is_given(question, ASK_WON))
    put_ledger(text, posed);
  else
    text_add(text, ", points = %d", question->points);
  if (question->faults)
    text_add(text, ", withdrawn = { %c = %d }", seat_letter(question->fault[0].seat),
             question->fault[0].cards);
  if (is_given(question, ASK_KITTY)) put_key_cards(text, "kitty", &question->kitty);
  put_last(text, posed);
  if (is_given(question, ASK_FIRST)) put_seat(text, "first", question->first);
  if (is_given(question, ASK_OFFENDER)) {
    put_seat(text, "offender", question->offender);
    put_hands(text, posed);
  }
  if (is_given(question, ASK_DECLARED)) put_key_cards(text, "declared", &question->declared);
  if (question->exposed) text_put(text, ", exposed = true");
  if (question->number) text_add(text, ", number = %d", question->number);
  if (posed->memory[0]) put_key(text, "memory"), text_put_quoted(text, posed->memory);
  put_facts(text, of->own, of->other);
}

static void put_begins(Text *text, const Posed *posed, const Verdicts *of) {
  const char *code = verdict_value(of->own, FACT_LEGAL);
  put_levels(text, posed);
  text_add(text, *code ? ", begins = \"%s\"" : ", begins = true", code);
  put_facts(text, of->own, of->other);
}

static void put_decided(Text *text, const Posed *posed, const Verdicts *of) {
  put_hands(text, posed);
  put_ledger(text, posed);
  put_team(text, posed);
  put_facts(text, of->own, of->other);
}

/* What is asked, and what this side answers. */
static void put_question(Text *text, const Posed *posed, const Verdicts *of) {
  const Question *question = &posed->question;
  switch (posed->type) {
    case POSED_DECK: put_deck(text, posed, of); break;
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_WORTH: put_order(text, posed, of); break;
    case POSED_BEGINS: put_begins(text, posed, of); break;
    case POSED_BID: put_bids(text, posed, of); break;
    case POSED_TURNED: put_turned(text, posed, of); break;
    case POSED_MISDEAL:
      put_key_cards(text, "hand", &question->hand);
      if (question->picked_up) text_put(text, ", picked_up = true");
      const char *code = verdict_value(of->own, FACT_LEGAL);
      text_add(text, *code ? ", misdeal = \"%s\"" : ", misdeal = true", code);
      break;
    case POSED_BURY:
      put_key_cards(text, "hand", &question->hand);
      put_key_cards(text, "bury", &question->cards);
      put_ruling(text, of->own);
      break;
    case POSED_CALL: put_call(text, posed, of); break;
    case POSED_FRIENDS: put_friends(text, posed, of); break;
    case POSED_LEAD: put_lead(text, posed, of); break;
    case POSED_FOLLOW: put_follow(text, posed, of); break;
    case POSED_WINNER:
      put_plays(text, "plays", posed);
      put_facts(text, of->own, of->other);
      break;
    case POSED_THROW: put_throw(text, posed, of); break;
    case POSED_STEPS: put_steps(text, posed, of); break;
    case POSED_DECIDED: put_decided(text, posed, of); break;
    case POSED_SCORE:
      text_add(text, ", table = { [%d] = \"%s\" }", question->points, of->own->fact[0].value);
      break;
    case POSED_SETTLE: put_settle(text, posed, of); break;
    case POSED_NB: break;
  }
}

/* One part of a sum; a file by its path from the root, for a scenario may lie anywhere. */
static void put_part(Text *text, const char *part, size_t length) {
  char word[GAME_SPEC];
  size_t key;
  snprintf(word, sizeof word, "%.*s", (int)length, part);
  char *path = setting_is(word, &key) || !strchr(word, '/') ? NULL : file_resolve(word);
  text_put_quoted(text, path ? path : word);
  free(path);
}

/* `game = "A+B"`; where a part is a file, `game = "A", rules = { "/home/me/mine.lua" }`. */
static void put_sum(Text *text, const char *spec) {
  text_put(text, "game = ");
  if (!strchr(spec, '/')) {
    text_put_quoted(text, spec);
    return;
  }
  size_t length = setting_part(spec);
  put_part(text, spec, length);
  for (const char *part = spec + length; *part; part += length) {
    bool first = part == spec + setting_part(spec);
    length = setting_part(++part);
    text_put(text, first ? ", rules = { " : ", ");
    put_part(text, part, length);
  }
  if (spec[setting_part(spec)]) text_put(text, " }");
}

/* A side of a difference. */
typedef struct OneSide {
  const Differ *differ;
  const Difference *of;
  int side;
  bool names_sum;
} OneSide;

static void put_scenario(Text *text, const OneSide *as, const char *sentence) {
  const Difference *of = as->of;
  const Verdicts verdicts = as->side ? (Verdicts){&of->b, &of->a} : (Verdicts){&of->a, &of->b};
  const Posed *posed = &of->posed;
  const Rules *rules = differ_loaded(as->differ, of, as->side)->rules;
  text_put(text, "  { ");
  text_put_quoted(text, sentence);
  text_put(text, ",\n    ");
  if (as->names_sum) put_sum(text, differ_spec(as->differ, as->side));
  text_add(text, "%splayers = %d", as->names_sum ? ", " : "", posed->players);
  if (posed->packs) text_add(text, ", packs = %d", posed->packs);
  put_trump(text, posed);
  text_put(text, ",\n    ");
  size_t begin = text->length;
  bool climb = rules->family == FAMILY_CLIMB;
  if (posed->type == POSED_STEPS && climb)
    put_table(text, posed);
  else if (posed->type == POSED_STEPS)
    put_situation(text, posed, rules);
  if (climb && (posed->type == POSED_LEAD || posed->type == POSED_FOLLOW))
    put_climb(text, posed, &verdicts);
  else
    put_question(text, posed, &verdicts);
  if (begin + 2 < text->size && text->length < text->size) /* the first ", " stands at the line */
    memmove(text->out + begin, text->out + begin + 2, text->length - begin - 1);
  text->length -= 2;
  text_put(text, " },\n");
}

void scenario_of_difference(Text *text, const Differ *differ, const Difference *of, int side,
                            const char *sentence) {
  put_scenario(text, &(OneSide){differ, of, side, true}, sentence);
}

void scenario_of_side(Text *text, const Differ *differ, const Difference *of, int side,
                      const char *sentence) {
  put_scenario(text, &(OneSide){differ, of, side, false}, sentence);
}
