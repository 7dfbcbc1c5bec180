/* scenario_text.c - see scenario_text.h. tests/README.md has the keys. */
#include "differ/scenario_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"
#include "differ/tell.h"
#include "io/file.h"
#include "language/language.h"
#include "lua/load/inline_rule.h"
#include "notation/notation.h"

enum { WORDS = 1024, KEYS_MOST = 14 };

/* What is written: a question, and how one side answers it beside the other. */
typedef struct Writing {
  Text *text;
  const char *before; /* what stands before the next key or entry */
  const Posed *posed;
  Question question; /* of it */
  const Verdict *own, *other;
  const Rules *rules;
} Writing;

/* ---- pieces: a key and its value; without a key (NULL) an entry of a list ---- */

static void put_key(Writing *w, const char *key) {
  text_put(w->text, w->before);
  if (key) text_add(w->text, "%s = ", key);
  w->before = ", ";
}

static void put_text(Writing *w, const char *key, const char *value) {
  put_key(w, key);
  text_put_quoted(w->text, value);
}

/* True, a number. */
static void put_bare(Writing *w, const char *key, const char *value) {
  put_key(w, key);
  text_put(w->text, value);
}

static void put_number(Writing *w, const char *key, int value) {
  put_key(w, key);
  text_add(w->text, "%d", value);
}

/* A table: its keys and entries are put between these two. */
static void open_table(Writing *w, const char *key) {
  put_bare(w, key, "{");
  w->before = " ";
}

static void close_table(Writing *w) {
  text_put(w->text, " }");
  w->before = ", ";
}

/* A seat, or as a key what belongs to it. */
typedef struct Letter {
  char text[2];
} Letter;
static Letter letter(int seat) { return (Letter){{seat_letter(seat), '\0'}}; }

static void put_seat(Writing *w, const char *key, int seat) { put_text(w, key, letter(seat).text); }

/* Cards, and how the leader divides them. */
static void put_divided(Writing *w, const char *key, const CardSet *cards,
                        const Grouped *grouping) {
  char words[WORDS], units[SHAPE_TEXT];
  Text text = text_start(words, sizeof words);
  text.length = cardset_print(cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
  if (grouping_named(grouping))
    text_add(&text, " as %s", grouping_print(grouping, units, sizeof units));
  put_text(w, key, words);
}

static void put_cards(Writing *w, const char *key, const CardSet *cards) {
  put_divided(w, key, cards, &(Grouped){.n = 0});
}

/* "C A E": the first, then the others of the set. */
static void put_team(Writing *w, const char *key, int first, uint16_t team) {
  char letters[2 * SEAT_MAX];
  Text text = text_start(letters, sizeof letters);
  text_add(&text, "%c", seat_letter(first));
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (seat != first && team >> seat & 1) text_add(&text, " %c", seat_letter(seat));
  put_text(w, key, letters);
}

/* "A 4C": what belongs to a seat, as an entry; one that is refused with its code (NULL: it is not).
 */
static void put_of_seat(Writing *w, int seat, const char *words, const char *refused) {
  if (refused) open_table(w, NULL);
  put_key(w, NULL);
  text_add(w->text, "\"%c %s\"", seat_letter(seat), words);
  if (!refused) return;
  put_text(w, "refused", refused);
  close_table(w);
}

/* ---- what is asked ---- */

/* What a seat has of a key, in its table. */
static void put_seat_entry(Writing *w, Key key, int seat) {
  const Question *question = &w->question;
  char points[16];
  snprintf(points, sizeof points, "%d", question->won[seat]);
  if (key == ASK_HANDS && question->hand_of[seat].plane[0])
    put_cards(w, letter(seat).text, &question->hand_of[seat]);
  if (key == ASK_LEVELS && question->level_of[seat])
    put_text(w, letter(seat).text, question->level_of[seat]);
  if (key == ASK_WON && question->won[seat]) put_of_seat(w, seat, points, NULL);
}

static void put_table(Writing *w, const char *name, Key key) {
  const Question *question = &w->question;
  open_table(w, name);
  for (int seat = 0; seat < w->posed->players; seat++) put_seat_entry(w, key, seat);
  for (int i = 0; key == ASK_TRICK && i < question->trick_n; i++)
    put_cards(w, NULL, &question->trick[i]);
  for (int i = 0; key == ASK_FAULTS && i < question->faults; i++)
    put_number(w, letter(question->fault[i].seat).text, question->fault[i].cards);
  close_table(w);
}

/* Friend calls, or the kitty in the order in which it lies. */
static void put_words(Writing *w, const char *name, Key key) {
  const Question *question = &w->question;
  char words[WORDS] = "", one[16];
  Text text = text_start(words, sizeof words);
  bool calls = key == ASK_CALLS;
  for (int i = 0; i < (calls ? question->calls : question->turned_n); i++)
    text_add(&text, "%s%s", i ? " " : "",
             calls ? call_print(&question->call[i], STYLE_ASCII, one)
                   : card_print(question->turned[i], STYLE_ASCII, one));
  put_text(w, name, words);
}

/* The value of a key. */
static void put_given(Writing *w, const char *name, Key key) {
  char trump[CARD_TEXT];
  void *place = key_place(&w->question, key);
  bool words = key == ASK_CALLS || key == ASK_TURNED;
  switch (words ? KEY_CALLS : key_type(key)) {
    case KEY_CALLS: put_words(w, name, key); break;
    case KEY_TRUMP: put_text(w, name, trump_print(w->question.trump, STYLE_ASCII, trump)); break;
    case KEY_CARDS: put_cards(w, name, place); break;
    case KEY_SEAT: put_seat(w, name, *(uint8_t *)place); break;
    case KEY_SEATS: put_team(w, name, w->question.declarer, w->question.team); break;
    case KEY_NUMBER: put_number(w, name, *(int *)place); break;
    case KEY_TEXT: put_text(w, name, *(const char **)place); break;
    case KEY_BOOL: put_bare(w, name, "true"); break;
    default: put_table(w, name, key);
  }
}

/* The keys of each type, those of which there is anything to write; ended by 0, the trump, which
** stands above. */
static const Key KEYS_OF[POSED_NB][KEYS_MOST] = {
    [POSED_BEGINS] = {ASK_LEVELS},
    [POSED_BID] = {ASK_LEVELS},
    [POSED_TURNED] = {ASK_LEVELS, ASK_TURNED},
    [POSED_MISDEAL] = {ASK_HAND, ASK_PICKED_UP},
    [POSED_BURY] = {ASK_HAND, ASK_BURY},
    [POSED_CALL] = {ASK_CALLS, ASK_HAND},
    [POSED_FRIENDS] = {ASK_CALLS, ASK_DECLARER, ASK_HANDS},
    [POSED_FOLLOW] = {ASK_LEAD, ASK_HAND, ASK_PLAY},
    [POSED_WINNER] = {ASK_TRICK},
    [POSED_THROW] = {ASK_PLAY, ASK_HANDS, ASK_TEAM, ASK_DECLARER},
    [POSED_STEPS] = {ASK_LEVELS, ASK_CALLS, ASK_HANDS, ASK_TURNED, ASK_KITTY, ASK_DECLARER},
    [POSED_DECIDED] = {ASK_HANDS, ASK_WON, ASK_TEAM, ASK_DECLARER},
    [POSED_SETTLE] = {ASK_TEAM, ASK_DECLARER, ASK_LEVELS, ASK_WON, ASK_POINTS, ASK_FAULTS,
                      ASK_KITTY, ASK_LAST, ASK_FIRST, ASK_OFFENDER, ASK_HANDS, ASK_DECLARED,
                      ASK_EXPOSED, ASK_MEMORY},
};

/* What a scenario calls the key. */
static const char *name_of(Writing *w, Key key) {
  if (key == ASK_WON) return "ledger";
  if (key == ASK_TURNED && w->posed->type == POSED_STEPS) return "kitty";
  return key == ASK_PLAY && w->posed->type == POSED_THROW ? "throw" : key_name(key);
}

static bool has_levels(const Question *question) {
  int seat = 0;
  while (seat < question->players && !question->level_of[seat]) seat++;
  return seat < question->players;
}

/* Is there anything to write of the key? */
static bool is_said(Writing *w, Key key) {
  const Question *question = &w->question;
  bool friends = w->posed->type == POSED_FRIENDS, steps = w->posed->type == POSED_STEPS;
  bool given = is_given(question, key);
  switch (key) {
    case ASK_LEVELS: return has_levels(question);
    case ASK_DECLARER: return steps ? given : question->declarer && !is_given(question, ASK_TEAM);
    case ASK_HAND: return question->hand.plane[0];
    case ASK_CALLS: return question->calls > 0 || friends;
    case ASK_HANDS:
      if (friends) return question->known || question->shown_n == 0;
      return w->posed->type != POSED_SETTLE || is_given(question, ASK_OFFENDER);
    case ASK_TURNED: return question->turned_n > 0;
    case ASK_KITTY: return given && !(steps && (question->turned_n || !question->kitty.plane[0]));
    case ASK_FAULTS: return question->faults > 0;
    case ASK_PICKED_UP: return question->picked_up;
    case ASK_EXPOSED: return question->exposed;
    case ASK_MEMORY: return question->memory;
    default: return given;
  }
}

static void put_last(Writing *w) {
  const Question *question = &w->question;
  if (question->trick_n == 1) put_cards(w, "last_lead", &question->trick[0]);
  if (question->trick_n > 1) put_given(w, "last_trick", ASK_TRICK);
  if (question->last_winner >= 0) put_seat(w, "last", question->last_winner);
  if (question->last_side != SIDE_NOBODY) put_text(w, "last", schema_sides[question->last_side]);
}

static void put_keys(Writing *w) {
  const Key *keys = KEYS_OF[w->posed->type];
  for (int i = 0; i < KEYS_MOST && keys[i]; i++) {
    if (!is_said(w, keys[i])) continue;
    if (keys[i] == ASK_LAST)
      put_last(w);
    else
      put_given(w, name_of(w, keys[i]), keys[i]);
  }
}

/* Where the play of hands of a climbing game begins. */
static void put_opening(Writing *w) {
  const Question *question = &w->question;
  if (question->opening == OPENING_EXCHANGE)
    put_team(w, "exchange", question->first_out, (uint16_t)(1u << question->last_out));
  if (question->opening == OPENING_LED && question->leader) put_seat(w, "leader", question->leader);
  if (question->opening == OPENING_DEALT) put_seat(w, "dealer", question->dealer);
}

/* ---- what is expected ---- */

/* The code of a refusal; NULL: it is legal. */
static const char *code_of(Writing *w) {
  const char *code = verdict_value(w->own, FACT_LEGAL);
  return *code ? code : NULL;
}

/* `legal = true`, or how it is refused: `illegal = "code"`. */
static void put_ruling(Writing *w, const char *legal, const char *refused) {
  if (code_of(w))
    put_text(w, refused, code_of(w));
  else if (legal)
    put_bare(w, legal, "true");
}

/* `{ A = "J", … }`: the seats of which it differs. */
static void put_of_seats(Writing *w, const char *key, const char *value, const char *other) {
  char entry[SEAT_ENTRY];
  open_table(w, key);
  while (fact_next_seat(&value, &other, entry)) put_text(w, letter(*entry - 'A').text, entry + 2);
  close_table(w);
}

static void put_fact(Writing *w, FactId id, const char *key) {
  const char *value = verdict_value(w->own, id);
  if (fact_info[id].form == FACT_SEATS)
    put_of_seats(w, key, value, verdict_value(w->other, id));
  else
    (fact_info[id].form == FACT_TEXT ? put_text : put_bare)(w, key, value);
}

/* The fact under a name of a table: `worth = { ["AS"] = 1 }`. */
static void put_fact_in(Writing *w, const char *table, FactId id, const char *name) {
  open_table(w, table);
  put_fact(w, id, name);
  close_table(w);
}

/* The facts in which this side differs from the other. */
static void put_facts(Writing *w) {
  for (int i = 0; i < w->own->n; i++) {
    FactId id = (FactId)w->own->fact[i].id;
    if (id != FACT_LEGAL && verdicts_differ(w->own, w->other, id))
      put_fact(w, id, fact_info[id].key);
  }
}

/* ---- one function for each type of question of which the keys do not tell all ---- */

static void put_deck(Writing *w) {
  char players[16];
  bool any = false;
  snprintf(players, sizeof players, "[%d]", w->posed->players);
  for (int i = 0; i < w->own->n; i++) {
    FactId id = (FactId)w->own->fact[i].id;
    bool figure = id != FACT_FRIENDS && id != FACT_TABLES;
    if (!figure || !verdicts_differ(w->own, w->other, id)) continue;
    if (!any) open_table(w, "deck");
    any = true;
    put_fact(w, id, fact_info[id].key);
  }
  if (any) close_table(w);
  for (int i = 0; i < 2; i++) {
    FactId id = i ? FACT_TABLES : FACT_FRIENDS;
    if (verdicts_differ(w->own, w->other, id)) put_fact_in(w, fact_info[id].key, id, players);
  }
}

static void put_order(Writing *w) {
  char one[CARD_TEXT], other[CARD_TEXT], words[2 * CARD_TEXT + 4];
  const Fact *fact = &w->own->fact[0];
  card_print(w->posed->one, STYLE_ASCII, one);
  snprintf(words, sizeof words, "[\"%s\"]", one);
  if (w->posed->type != POSED_ADJACENT) {
    put_fact_in(w, fact_info[fact->id].key, (FactId)fact->id, words);
    return;
  }
  snprintf(words, sizeof words, "%s %s", one, card_print(w->posed->other, STYLE_ASCII, other));
  open_table(w, *fact->value == 't' ? "adjacent" : "apart");
  put_text(w, NULL, words);
  close_table(w);
}

/* What seats have shown or played; the last of it is refused where this has a code. */
static void put_shown(Writing *w, const char *key, const char *refused) {
  int n = w->question.shown_n;
  if (n) open_table(w, key);
  for (int i = 0; i < n; i++) {
    char words[WORDS] = "yields";
    const BySeat *shown = &w->question.shown[i];
    if (shown->cards.plane[0])
      cardset_print(&shown->cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
    put_of_seat(w, shown->seat, words, i == n - 1 ? refused : NULL);
  }
  if (n) close_table(w);
}

static void put_call(Writing *w) {
  const Call call = {w->question.card, w->question.ordinal, 0, SEAT_NONE};
  char words[16];
  put_text(w, "call", call_print(&call, STYLE_ASCII, words));
  put_ruling(w, "legal", "illegal");
}

/* In a climbing game: `forms = { ["9S 9D"] = "pair" }`, `follows = { { "7S", "8S", true } }`. */
static void put_climb(Writing *w) {
  char words[WORDS], key[WORDS + 8];
  cardset_print(&w->question.cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
  snprintf(key, sizeof key, "[\"%s\"]", words);
  if (w->posed->type == POSED_LEAD) {
    const char *form = verdict_value(w->own, FACT_FORM);
    open_table(w, "forms");
    (*form ? put_text : put_bare)(w, key, *form ? form : "false");
  } else {
    open_table(w, "follows");
    open_table(w, NULL);
    put_cards(w, NULL, &w->question.lead);
    put_text(w, NULL, words);
    put_bare(w, NULL, code_of(w) ? "false" : "true");
    close_table(w);
  }
  close_table(w);
}

static void put_lead(Writing *w) {
  put_divided(w, "lead", &w->question.cards, &w->question.grouping);
  if (!cardset_equal(&w->question.cards, &w->question.hand, PACK_MAX))
    put_cards(w, "holding", &w->question.hand);
  if (verdicts_differ(w->own, w->other, FACT_LEGAL))
    put_ruling(w, "legal", "illegal");
  else
    put_facts(w);
}

/* What is done in a situation, of which the keys do not tell the beginning. */
static void put_steps(Writing *w) {
  if (w->rules->family == FAMILY_CLIMB)
    put_opening(w);
  else
    put_text(w, "phase", phase_word(w->rules, w->posed->phase));
  open_table(w, "steps");
  for (int i = 0; i < w->posed->steps; i++) {
    char words[WORDS] = "choose ";
    const Action *action = &w->posed->step[i];
    bool refused = w->own->refused == i;
    /* maybe in no phase that has the word */
    size_t n = refused && action->type == ACTION_CHOOSE ? strlen(words) : 0;
    action_print(action, PACK_MAX, STYLE_ASCII, words + n, sizeof words - n);
    put_of_seat(w, action->seat, words, refused ? code_of(w) : NULL);
  }
  close_table(w);
}

/* What is asked, and what this side answers. */
static void put_question(Writing *w) {
  char points[16];
  put_keys(w);
  if (w->question.number) put_number(w, "number", w->question.number);
  switch (w->posed->type) {
    case POSED_DECK: put_deck(w); break;
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_WORTH: put_order(w); break;
    case POSED_MISDEAL: put_ruling(w, "misdeal", "misdeal"); break;
    case POSED_BURY: put_ruling(w, "legal", "illegal"); break;
    case POSED_CALL: put_call(w); break;
    case POSED_LEAD: put_lead(w); break;
    case POSED_FOLLOW: put_ruling(w, NULL, "refused"); break;
    case POSED_SCORE:
      snprintf(points, sizeof points, "[%d]", w->question.points);
      put_fact_in(w, "table", FACT_RESULT, points);
      break;
    case POSED_BEGINS: put_ruling(w, "begins", "begins"); break;
    case POSED_BID: put_shown(w, "bids", code_of(w)); break;
    case POSED_FRIENDS: put_shown(w, "played", NULL); break;
    case POSED_STEPS: put_steps(w); break;
    default: break;
  }
}

/* Are the facts told beside the ruling, or the ruling is all that is asked? */
static bool tells_facts(PosedType type) {
  static const uint32_t WITHOUT = 1u << POSED_DECK | 1u << POSED_SUIT | 1u << POSED_ADJACENT |
                                  1u << POSED_WORTH | 1u << POSED_LEAD | 1u << POSED_SCORE;
  return !(WITHOUT >> type & 1);
}

/* One part of a sum; a file by its path from the root, for a scenario may lie anywhere. */
static void put_part(Writing *w, const char *key, const char *part, size_t length) {
  char word[GAME_SPEC];
  size_t equals;
  snprintf(word, sizeof word, "%.*s", (int)length, part);
  char *path = setting_is(word, &equals) || !strchr(word, '/') ? NULL : file_resolve(word);
  put_text(w, key, path ? path : word);
  free(path);
}

/* `game = "A+B"`; where a part is a file, `game = "A", rules = { "/home/me/mine.lua" }`. */
static void put_sum(Writing *w, const char *spec) {
  if (!strchr(spec, '/')) {
    put_text(w, "game", spec);
    return;
  }
  size_t length = setting_part(spec);
  put_part(w, "game", spec, length);
  if (!spec[length]) return;
  open_table(w, "rules");
  for (const char *part = spec + length; *part; part += length) {
    length = setting_part(++part);
    put_part(w, NULL, part, length);
  }
  close_table(w);
}

/* The situation and the answer, in words. */
static const char *title(const Difference *of, const ScenarioWanted *wanted, char out[TOLD_TEXT]) {
  char said[TOLD_TEXT];
  Style style = wanted->language == &language_english ? STYLE_ASCII : STYLE_UNICODE;
  Text text = text_start(said, sizeof said);
  tell_question(&text, of, style);
  text_put(&text, SAY(TOLD_ANSWER));
  tell_answer(&text, of, wanted->side, style);
  text = text_start(out, TOLD_TEXT);
  sentence_expand(&text, wanted->language, said);
  return out;
}

void scenario_of_difference(Text *text, const Differ *differ, const Difference *of,
                            const ScenarioWanted *wanted) {
  char words[TOLD_TEXT];
  const Posed *posed = &of->posed;
  const Rules *rules = differ_loaded(differ, of, wanted->side)->rules;
  const Verdict *own = wanted->side ? &of->b : &of->a, *other = wanted->side ? &of->a : &of->b;
  Writing writing = {text, ",\n    ", posed, posed_question(posed), own, other, rules};
  Writing *w = &writing;
  bool cards = posed->type == POSED_LEAD || posed->type == POSED_FOLLOW;
  text_put(text, "  { ");
  text_put_quoted(text, title(of, wanted, words));
  if (wanted->of_sum) put_sum(w, differ_spec(differ, wanted->side));
  put_number(w, "players", posed->players);
  if (posed->packs) put_number(w, "packs", posed->packs);
  if (is_given(&w->question, ASK_TRUMP)) put_given(w, "trump", ASK_TRUMP);
  w->before = ",\n    ";
  if (rules->family == FAMILY_CLIMB && cards)
    put_climb(w);
  else
    put_question(w);
  if (tells_facts(posed->type)) put_facts(w);
  if (posed->type == POSED_TURNED && !verdicts_differ(own, other, FACT_TRUMP))
    put_fact(w, FACT_TRUMP, fact_info[FACT_TRUMP].key);
  text_put(text, " },\n");
}
