/* judge_impl.h - what the parts of the judge share.
**
** judge.c takes a line apart, finds the question and puts the answer together; judge_stream.c reads
** and writes lines; judge_json.c checks a line before it is parsed and prints JSON; judge_table.c
** keeps games and orders; judge_read.c reads the fields of a question; judge_cards.c, judge_deal.c
** and, for climbing games, judge_climb.c answer.
*/
#ifndef judge_impl_h
#define judge_impl_h

#include <cjson/cJSON.h>

#include "core/phase.h"
#include "core/text.h"
#include "lua/variant.h"
#include "tools/judge.h"

/* -- judge_json.c -- */

/* A text that grows. When there is no memory it stays as it is and says so. */
typedef struct Answer {
  char *text;
  size_t n, room;
  bool short_of_memory;
} Answer;

void answer_bytes(Answer *answer, const char *bytes, size_t n);
/* As it is, or as a JSON string. */
void answer_raw(Answer *answer, const char *text);
void answer_string(Answer *answer, const char *text);
/* `,"name":`, then for the others the value. */
void answer_name(Answer *answer, const char *name);
void answer_text(Answer *answer, const char *name, const char *text);
void answer_number(Answer *answer, const char *name, long long number);
void answer_bool(Answer *answer, const char *name, bool truth);
void answer_null(Answer *answer, const char *name);

/* A piece of the line. */
typedef struct Piece {
  const char *from;
  size_t n;
} Piece;

/* Checks what the parser does not: UTF-8, control characters, the grammar of numbers, that there is
** one value and nothing behind it. The text of the value of "id" in *id, if it is there. NULL, or
** what is wrong. */
const char *json_check(const char *line, size_t length, Piece *id);

/* -- judge_table.c -- */

enum { GAMES_MAX = 24, SPEC_TEXT = 256, TRUMP_NB = (RANK_NB + 1) * (SUIT_NB + 1) };

/* A game with a deck, and the orders and points of the trumps that were asked for. */
typedef struct Table {
  char spec[SPEC_TEXT];
  int players, packs; /* as they were asked for; 0: not given */
  unsigned long used; /* when, for the one that has to make room */
  Variant *variant;
  const Rules *rules;
  CardSet deck; /* kind space */
  int planes;
  Order *order[TRUMP_NB];
  int16_t points[TRUMP_NB][KIND_NB];
} Table;

struct Judge {
  char spec[SPEC_TEXT]; /* of lines without "variant" */
  Table *table[GAMES_MAX];
  unsigned long clock;
  Game game; /* what rules with functions are asked in */
  Answer answer;
};

/* A question, and what was found wrong with it. */
typedef struct Question {
  Judge *judge;
  const cJSON *line;
  Table *table;
  const Rules *rules; /* of the table */
  const Order *order; /* of the trump, once question_trump read it */
  const int16_t *points;
  Answer *answer;
  const char *code; /* of the error; NULL: none */
  char message[VARIANT_ERROR];
} Question;

/* Finds or loads the game that the question is about; a failure is noted. */
bool table_find(Question *question, const char *spec, int players, int packs);
/* The order and the points of a trump. */
bool table_order(Question *question, Trump trump);
void table_free(Table *table);

/* -- judge_read.c -- */

/* Notes the error and returns false. */
bool question_fail(Question *question, const char *code, const char *format, ...) TEXT_FORMAT(3, 4);
/* A rule failed while a ruling was made. */
bool question_rule_failed(Question *question, const Ruling *why);

/* The value of a field; NULL when it is not there. question_need: notes that it is missing. */
const cJSON *question_get(const Question *question, const char *name);
const cJSON *question_need(Question *question, const char *name);

/* Values, of the line or of an object in it; `name` is for messages. */
bool value_number(Question *question, const cJSON *value, const char *name, int min, int max,
                  int *out);
bool value_text(Question *question, const cJSON *value, const char *name, const char **out);
bool value_bool(Question *question, const cJSON *value, const char *name, bool *out);
/* A list: its length, -1 on a failure. */
int value_list(Question *question, const cJSON *value, const char *name, int max);
/* Cards of the deck, as a text or a list of texts, in kind space. */
bool value_cards(Question *question, const cJSON *value, const char *name, CardSet *out);
bool value_card(Question *question, const cJSON *value, const char *name, Card *out);
bool value_call(Question *question, const cJSON *value, const char *name, Call *out);
/* "declarers" or "opponents". */
bool value_side(Question *question, const cJSON *value, const char *name, int *side);

/* The same for a field that must be there. */
bool question_number(Question *question, const char *name, int min, int max, int *out);
bool question_text(Question *question, const char *name, const char **out);
bool question_cards(Question *question, const char *name, CardSet *out);
bool question_places(Question *question, const char *name, CardSet *out);
bool question_trump(Question *question);

/* The hand's cards and those of the field `name`, which must be part of it; kind space. */
bool question_held(Question *question, const char *name, CardSet *hand, CardSet *cards);

/* A game in its tricks for rules to be asked in, seat 0 declarer and on turn. */
Game *question_game(Question *question);

/* -- answers -- */

/* Cards given in kind space or (with an order) in order space. */
void answer_kinds(Question *question, const char *name, const CardSet *kinds);
void answer_places(Question *question, const char *name, const CardSet *places);
void answer_places_value(Question *question, const CardSet *places);
/* `legal`, and when it is not: `reason` and `why`. */
void answer_ruling(Question *question, const Ruling *ruling);

/* -- judge_cards.c: the plays of a trick -- */

typedef struct Trick {
  CardSet kinds[SEAT_MAX], places[SEAT_MAX];
  int n, size, points; /* size: cards of each play */
  Grouped grouping;    /* of the lead, if that is said */
  Shape lead;
} Trick;

/* So many plays or more, the leader's first. Who wins; win.beats is asked. */
bool read_trick(Question *question, const cJSON *list, int least, Trick *trick);
bool trick_decide(Question *question, const Trick *trick, int *winner);

/* The questions: false when an error was noted. */
bool ask_order(Question *question);
bool ask_shape(Question *question);
bool ask_lead(Question *question);
bool ask_follow(Question *question);
bool ask_follows(Question *question);
bool ask_winner(Question *question);
bool ask_bid(Question *question);
bool ask_call(Question *question);
bool ask_friends(Question *question);
bool ask_kitty(Question *question);
bool ask_score(Question *question);
bool ask_advance(Question *question);

/* The same of a climbing game. */
bool climb_ask_order(Question *question);
bool climb_ask_shape(Question *question);
bool climb_ask_lead(Question *question);
bool climb_ask_follow(Question *question);
bool climb_ask_follows(Question *question);
bool climb_ask_winner(Question *question);

#endif
