/* asked.c - see asked.h: questions, answers and scenarios as text. */
#include "asked.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "language/language.h"
#include "notation/notation.h"
#include "scenario/scenario.h"

enum { CARDS_TEXT = 2048 };

bool asked_fault(Asked *asked, const char *format, ...) {
  va_list list;
  if (asked->bad) return false;
  asked->bad = true;
  fprintf(stderr, "%s with %d, seed %llu, action %u: ", asked->spec, asked->players,
          (unsigned long long)asked->seed, asked->action);
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  fputc('\n', stderr);
  return false;
}

/* What failed, out of the report of a run. */
static void say_failures(const char *report, const char *scenarios) {
  char name[64];
  for (const char *at = report; (at = strstr(at, "FAIL  ")); at++) {
    const char *end = strstr(at + 1, "\nok ");
    const char *next = strstr(at + 1, "\nFAIL");
    if (!end || (next && next < end)) end = next;
    int n = end ? (int)(end - at) : (int)strlen(at);
    fprintf(stderr, "%.*s\n", n, at);
    snprintf(name, sizeof name, "{ \"%.*s\"", (int)strcspn(at + 6, "\n"), at + 6);
    const char *text = strstr(scenarios, name);
    if (text) fprintf(stderr, "      %.*s\n", (int)strcspn(text, "\n"), text);
  }
}

static void begin_file(Asked *asked) {
  char words[ASKED_TEXT];
  asked->file = open_memstream(&asked->scenarios, &asked->scenarios_n);
  asked->written = 0;
  state_raw(asked, "return scenarios { game = %s, players = %d,\n", quoted(asked->spec, words),
            asked->players);
}

static void run_scenarios(Asked *asked) {
  char path[] = "/tmp/asked-XXXXXX", *report = NULL;
  size_t n = 0;
  ScenarioTally tally = {0};
  int made = mkstemp(path);
  FILE *file = made < 0 ? NULL : fdopen(made, "w"), *out = open_memstream(&report, &n);
  bool run = file && fputs(asked->scenarios, file) >= 0;
  run = file && fclose(file) == 0 && run && scenarios_run(path, NULL, out, NULL, &tally);
  fclose(out);
  unlink(path);
  if (!run) asked_fault(asked, "the scenarios cannot be run");
  if (run && (tally.failed || tally.passed != asked->written)) {
    asked->bad = false;
    asked_fault(asked, "%d of %d scenarios fail", tally.failed, asked->written);
    say_failures(report, asked->scenarios);
  }
  free(report);
}

static void end_file(Asked *asked) {
  state_raw(asked, "}\n");
  fclose(asked->file);
  if (asked->written) run_scenarios(asked);
  free(asked->scenarios);
}

void asked_open(Asked *asked, const char *spec, const Rules *rules, uint64_t seed) {
  memset(asked, 0, sizeof *asked);
  asked->spec = spec;
  asked->rules = rules;
  asked->players = rules->players;
  asked->seed = seed;
  asked->judge = judge_new(spec, true);
  begin_file(asked);
}

bool asked_close(Asked *asked) {
  end_file(asked);
  cJSON_Delete(asked->answer);
  judge_free(asked->judge);
  return !asked->bad;
}

Refusal asked_ruling(Asked *asked, const Game *game, const Action *action, Ruling *why) {
  Refusal refusal = game_check(game, asked->rules, action);
  *why = ruling_make(LEGAL);
  game_explain(game, asked->rules, action, why);
  /* what a function leaves is looked for when it is explained: nothing, and it has failed */
  bool nothing_left = refusal == REFUSED_RULE && why->refusal == REFUSED_RULE_FAILED;
  if (why->refusal == refusal || nothing_left) return why->refusal;
  asked_fault(asked, "%s is ruled %s, and explained as %s", cards_said(&action->cards),
              refusal_code(refusal), refusal_code(why->refusal));
  return refusal;
}

/* ---- texts ---- */

const char *quoted(const char *text, char out[ASKED_TEXT]) {
  size_t n = 0;
  out[n++] = '"';
  for (; *text && n + 4 < ASKED_TEXT; text++) {
    if (strchr("\"\\", *text)) out[n++] = '\\';
    out[n++] = *text;
  }
  out[n++] = '"';
  out[n] = '\0';
  return out;
}

const char *cards_said(const CardSet *cards) {
  static char text[4][CARDS_TEXT];
  static int turn;
  char *out = text[turn++ % 4];
  cardset_print(cards, PACK_MAX, STYLE_ASCII, out, CARDS_TEXT);
  return out;
}

/* ---- questions ---- */

void ask_raw(Asked *asked, const char *format, ...) {
  va_list list;
  va_start(list, format);
  size_t room = sizeof asked->question - asked->length;
  int n = vsnprintf(asked->question + asked->length, room, format, list);
  va_end(list);
  if (n < 0 || (size_t)n >= room) abort();
  asked->length += (size_t)n;
}

void ask_begin(Asked *asked, const char *subject) {
  asked->length = 0;
  ask_raw(asked, "{\"ask\":\"%s\",\"strict\":true,\"players\":%d", subject, asked->players);
}

void ask_text(Asked *asked, const char *key, const char *text) {
  static char words[ASKED_TEXT];
  ask_raw(asked, ",\"%s\":%s", key, quoted(text, words));
}

void ask_cards(Asked *asked, const char *key, const CardSet *cards) {
  ask_text(asked, key, cards_said(cards));
}

void ask_trump(Asked *asked, const Deal *deal) {
  char trump[CARD_TEXT];
  ask_text(asked, "trump", trump_print(deal->trump, STYLE_ASCII, trump));
}

void ask_grouping(Asked *asked, const Grouped *grouping) {
  char text[256];
  if (grouping_named(grouping)) ask_text(asked, "as", grouping_print(grouping, text, sizeof text));
}

void ask_list_begin(Asked *asked, const char *key) { ask_raw(asked, ",\"%s\":[", key); }

void ask_list_cards(Asked *asked, const CardSet *cards) {
  ask_raw(asked, "%s\"%s\"", asked->question[asked->length - 1] == '[' ? "" : ",",
          cards_said(cards));
}

bool ask_judge(Asked *asked) {
  if (asked->bad) return false;
  ask_raw(asked, "}");
  const char *text = judge_answer(asked->judge, asked->question, asked->length);
  snprintf(asked->said, sizeof asked->said, "%s", text);
  cJSON_Delete(asked->answer);
  asked->answer = cJSON_Parse(text);
  return asked->answer || asked_fault(asked, "%s\nis answered %s", asked->question, text);
}

/* ---- answers ---- */

static const cJSON *part(const Asked *asked, const char *key) {
  return cJSON_GetObjectItemCaseSensitive(asked->answer, key);
}

static bool differs(Asked *asked, const char *key, const char *wanted) {
  return asked_fault(asked, "%s\nis answered %s\nby the game %s is %s", asked->question,
                     asked->said, key, wanted);
}

bool has_text(Asked *asked, const char *key, const char *text) {
  const cJSON *value = part(asked, key);
  bool same =
      text ? cJSON_IsString(value) && strcmp(value->valuestring, text) == 0 : cJSON_IsNull(value);
  return same || differs(asked, key, text ? text : "null");
}

bool has_number(Asked *asked, const char *key, int number) {
  const cJSON *value = part(asked, key);
  char text[24];
  if (cJSON_IsNumber(value) && value->valuedouble == number) return true;
  snprintf(text, sizeof text, "%d", number);
  return differs(asked, key, text);
}

bool has_bool(Asked *asked, const char *key, bool truth) {
  const cJSON *value = part(asked, key);
  if (cJSON_IsBool(value) && cJSON_IsTrue(value) == truth) return true;
  return differs(asked, key, truth ? "true" : "false");
}

bool has_cards(Asked *asked, const char *key, const CardSet *cards) {
  const cJSON *value = part(asked, key);
  Card list[CARD_MAX];
  char error[256];
  CardSet said = CARDSET_EMPTY;
  int n = cJSON_IsString(value)
              ? cards_parse(value->valuestring, list, CARD_MAX, error, sizeof error)
              : 0;
  for (int i = 0; i < n; i++) cardset_put(&said, list[i], PACK_MAX);
  return (n >= 0 && cardset_equal(&said, cards, PACK_MAX)) ||
         differs(asked, key, cards_said(cards));
}

bool has_ruling(Asked *asked, const Ruling *ruling) {
  const cJSON *code = cJSON_GetObjectItemCaseSensitive(part(asked, "error"), "code");
  bool failed = ruling->refusal == REFUSED_RULE_FAILED;
  if (failed)
    return (cJSON_IsString(code) && strcmp(code->valuestring, "rule-failed") == 0) ||
           differs(asked, "error", "rule-failed");
  if (!has_bool(asked, "legal", ruling->refusal == LEGAL)) return false;
  return ruling->refusal == LEGAL || (has_text(asked, "reason", refusal_code(ruling->refusal)) &&
                                      has_text(asked, "why", ruling_words(ruling)));
}

/* ---- scenarios ---- */

void state_raw(Asked *asked, const char *format, ...) {
  va_list list;
  va_start(list, format);
  vfprintf(asked->file, format, list);
  va_end(list);
}

void state_begin(Asked *asked, const char *what) {
  state_raw(asked, "  { \"%d %s, action %u\"", ++asked->written, what, asked->action);
}

void state_trump(Asked *asked, const Deal *deal) {
  char trump[CARD_TEXT];
  state_raw(asked, ", trump = \"%s\"", trump_print(deal->trump, STYLE_ASCII, trump));
}

void state_cards(Asked *asked, const char *key, const CardSet *cards) {
  state_raw(asked, ", %s = \"%s\"", key, cards_said(cards));
}

void state_lead(Asked *asked, const char *key, const CardSet *cards, const Grouped *grouping) {
  char units[256];
  bool named = grouping_named(grouping);
  if (named) grouping_print(grouping, units, sizeof units);
  const char *is = key[strlen(key) - 1] == ' ' ? "" : " = ";
  state_raw(asked, "%s%s\"%s%s%s\"", key, is, cards_said(cards), named ? " as " : "",
            named ? units : "");
}

void state_hands(Asked *asked, const Deal *deal) {
  state_raw(asked, ", hands = {");
  for (int seat = 0; seat < deal->players; seat++)
    state_raw(asked, " %c = \"%s\",", seat_letter(seat), cards_said(HAND_OF(deal, seat)));
  state_raw(asked, " }");
}

/* No file is longer than it may be. */
void state_end(Asked *asked) {
  enum { FILE_MOST = 200000 };
  state_raw(asked, " },\n");
  if (ftell(asked->file) < FILE_MOST) return;
  end_file(asked);
  begin_file(asked);
}
