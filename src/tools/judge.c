/* judge.c - one line in, one line out: which question it is, of which game, and the answer or what
** is wrong. */
#include <stdlib.h>
#include <string.h>

#include "tools/judge_impl.h"

/* NULL: a climbing game has no such thing. */
static const struct {
  const char *name;
  bool (*ask)(Question *question), (*climb)(Question *question);
} ASKS[] = {
    {"follow", ask_follow, climb_ask_follow},
    {"follows", ask_follows, climb_ask_follows},
    {"lead", ask_lead, climb_ask_lead},
    {"winner", ask_winner, climb_ask_winner},
    {"shape", ask_shape, climb_ask_shape},
    {"order", ask_order, climb_ask_order},
    {"bid", ask_bid, NULL},
    {"call", ask_call, NULL},
    {"friends", ask_friends, NULL},
    {"kitty", ask_kitty, NULL},
    {"score", ask_score, NULL},
    {"advance", ask_advance, NULL},
};
enum { ASKS_NB = sizeof ASKS / sizeof *ASKS };

Judge *judge_new(const char *variant) {
  Judge *judge = calloc(1, sizeof *judge);
  if (!judge) return NULL;
  bool fits = !variant || strlen(variant) < sizeof judge->spec;
  if (variant && fits)
    memcpy(judge->spec, variant, strlen(variant) + 1);
  else if (!fits || !variant_default(judge->spec, sizeof judge->spec))
    judge->spec[0] = '\0';
  return judge;
}

void judge_free(Judge *judge) {
  if (!judge) return;
  for (int i = 0; i < GAMES_MAX; i++) table_free(judge->table[i]);
  free(judge->answer.text);
  free(judge);
}

/* The game, the number of players, the packs. */
static bool find_table(Question *question) {
  const char *spec = question->judge->spec;
  int players = 0, packs = 0;
  const cJSON *variant = question_get(question, "variant"), *n = question_get(question, "players"),
              *deck = question_get(question, "packs");
  if (variant && !value_text(question, variant, "variant", &spec)) return false;
  if (n && !value_number(question, n, "players", 2, SEAT_MAX, &players)) return false;
  if (deck && !value_number(question, deck, "packs", 1, PACK_MAX, &packs)) return false;
  return table_find(question, spec, players, packs);
}

static bool ask_of_family(Question *question, int i) {
  if (!find_table(question)) return false;
  if (question->rules->family != FAMILY_CLIMB) return ASKS[i].ask(question);
  if (ASKS[i].climb) return ASKS[i].climb(question);
  return question_fail(question, "ask", "a climbing game has no question \"%s\"", ASKS[i].name);
}

static bool ask(Question *question) {
  const char *word;
  if (!cJSON_IsObject(question->line))
    return question_fail(question, "type", "the line must be an object");
  if (!question_text(question, "ask", &word)) return false;
  for (int i = 0; i < ASKS_NB; i++)
    if (strcmp(ASKS[i].name, word) == 0) return ask_of_family(question, i);
  char clip[CLIP_TEXT];
  return question_fail(question, "ask", "there is no question \"%s\"",
                       text_clip(word, strlen(word), clip));
}

static void begin_answer(Answer *answer, Piece id) {
  answer->n = 0;
  answer->short_of_memory = false;
  answer_raw(answer, "{\"id\":");
  if (id.from)
    answer_bytes(answer, id.from, id.n);
  else
    answer_raw(answer, "null");
}

static void answer_error(Answer *answer, const char *code, const char *message) {
  answer_raw(answer, ",\"error\":{\"code\":");
  answer_string(answer, code);
  answer_raw(answer, ",\"message\":");
  answer_string(answer, message);
  answer_raw(answer, "}");
}

static const char *refuse(Judge *judge, const char *code, const char *message) {
  begin_answer(&judge->answer, (Piece){NULL, 0});
  answer_error(&judge->answer, code, message);
  answer_raw(&judge->answer, "}");
  return judge->answer.text;
}

const char *judge_answer(Judge *judge, const char *line, size_t length) {
  Answer *answer = &judge->answer;
  Piece id;
  if (length > JUDGE_LINE_MAX) return refuse(judge, "too-long", "a line has at most 1 MB");
  const char *wrong = json_check(line, length, &id);
  if (wrong) return refuse(judge, "syntax", wrong);
  cJSON *json = cJSON_ParseWithLength(line, length);
  if (!json) return refuse(judge, "syntax", "the line is no JSON object");
  Question question = {.judge = judge, .line = json, .answer = answer};
  question.message[0] = '\0';
  begin_answer(answer, id);
  size_t head = answer->n;
  bool answered = ask(&question);
  if (answered && answer->short_of_memory)
    answered = question_fail(&question, "range", "there is no memory for so long an answer");
  if (!answered) {
    answer->n = head;
    answer_error(answer, question.code, question.message);
  }
  answer_raw(answer, "}");
  cJSON_Delete(json);
  return answer->text;
}
