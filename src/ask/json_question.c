/* json_question.c - a question out of a JSON object: every key there, of the right type, within
** what can be, or an error that names the key. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ask/json_question.h"
#include "base/ask_sentences.h"
#include "base/nearest_word.h"
#include "notation/notation.h"

#define FAIL(reading, ...) ask_fail((reading)->error, __VA_ARGS__)

const cJSON *json_get(const cJSON *object, const char *name) {
  const cJSON *item;
  cJSON_ArrayForEach(item, object) {
    if (item->string && *item->string == *name && strcmp(item->string, name) == 0) return item;
  }
  return NULL;
}

/* ---- simple values ---- */

static bool read_number(AskError *error, const cJSON *value, const char *name, int min, int max,
                        int *out) {
  if (!cJSON_IsNumber(value) || value->valuedouble != floor(value->valuedouble))
    return ask_fail(error, "type", SAY(ASK_WHOLE), name);
  if (value->valuedouble < min || value->valuedouble > max)
    return ask_fail(error, "range", SAY(ASK_FROM_TO), name, min, max);
  *out = (int)value->valuedouble;
  return true;
}

static bool read_text(AskError *error, const cJSON *value, const char *name, const char **out) {
  if (!cJSON_IsString(value)) return ask_fail(error, "type", SAY(ASK_TEXT), name);
  *out = value->valuestring;
  return true;
}

static bool read_bool(Reading *reading, const cJSON *value, const char *name, bool *out) {
  if (!cJSON_IsBool(value)) return FAIL(reading, "type", SAY(ASK_BOOL), name);
  *out = cJSON_IsTrue(value);
  return true;
}

static bool read_side(Reading *reading, const cJSON *value, const char *name, Side *side) {
  const char *text = "";
  if (!read_text(reading->error, value, name, &text)) return false;
  for (*side = SIDE_DECLARERS; *side <= SIDE_OPPONENTS; ++*side)
    if (strcmp(text, schema_sides[*side]) == 0) return true;
  return FAIL(reading, "range", SAY(ASK_SIDE), name);
}

static bool read_seat(Reading *reading, const cJSON *value, const char *name, uint8_t *seat) {
  int number = 0;
  if (!read_number(reading->error, value, name, 0, SEAT_MAX - 1, &number)) return false;
  *seat = (uint8_t)number;
  return true;
}

/* ---- cards ---- */

/* Appends the cards of one text; -1 after a failure. */
static int append_cards(Reading *reading, const char *text, const char *name, Card cards[], int n) {
  char error[256];
  int more = cards_parse(text, cards + n, CARD_MAX - n, error, sizeof error);
  if (more >= 0) return n + more;
  FAIL(reading, "card", SAY(ASK_WHY), name, error);
  return -1;
}

/* Cards as a text or a list of texts, in the order in which they stand; -1 after a failure. */
static int list_cards(Reading *reading, const cJSON *value, const char *name,
                      Card cards[CARD_MAX]) {
  int n = 0;
  const cJSON *item;
  if (cJSON_IsString(value)) return append_cards(reading, value->valuestring, name, cards, 0);
  if (!cJSON_IsArray(value)) {
    FAIL(reading, "type", SAY(ASK_CARDS), name);
    return -1;
  }
  cJSON_ArrayForEach(item, value) {
    if (!cJSON_IsString(item)) {
      FAIL(reading, "type", SAY(ASK_CARD_LIST), name);
      return -1;
    }
    n = append_cards(reading, item->valuestring, name, cards, n);
    if (n < 0) return -1;
  }
  return n;
}

/* Cards of the deck. */
static bool read_cards(Reading *reading, const cJSON *value, const char *name, CardSet *out) {
  Card cards[CARD_MAX];
  int n = list_cards(reading, value, name, cards);
  *out = CARDSET_EMPTY;
  for (int i = 0; i < n; i++)
    if (!loaded_put(reading->loaded, out, cards[i], name, reading->error)) return false;
  return n >= 0;
}

static bool read_card(Reading *reading, const cJSON *value, const char *name, Card *out) {
  CardSet cards;
  if (!read_cards(reading, value, name, &cards)) return false;
  if (cardset_size(&cards, PACK_MAX) != 1) return FAIL(reading, "card", SAY(ASK_ONE_CARD), name);
  *out = (Card)bit_lowest(cards.plane[0]);
  return true;
}

/* ---- lists ---- */

/* Reads the i-th entry of a list. */
typedef bool ReadEntry(Reading *reading, const cJSON *item, const char *name, int i);

static bool read_each(Reading *reading, const cJSON *value, const char *name, int max,
                      ReadEntry *read, int *n) {
  const cJSON *item;
  *n = 0;
  if (!cJSON_IsArray(value)) return FAIL(reading, "type", SAY(ASK_LIST), name);
  int all = cJSON_GetArraySize(value);
  if (all > max) return FAIL(reading, "range", SAY(ASK_ENTRIES), name, all, max);
  cJSON_ArrayForEach(item, value) {
    if (!read(reading, item, name, (*n)++)) return false;
  }
  return true;
}

static bool read_hand(Reading *reading, const cJSON *item, const char *name, int seat) {
  reading->question.known |= (uint16_t)(1u << seat);
  return read_cards(reading, item, name, &reading->question.hand_of[seat]);
}

static bool read_other_hand(Reading *reading, const cJSON *item, const char *name, int i) {
  return read_hand(reading, item, name, i + 1);
}

/* The hands of all seats, or of those behind the first. */
static bool read_hands(Reading *reading, const cJSON *value, const char *name, bool others) {
  Question *question = &reading->question;
  int n = 0;
  if (!read_each(reading, value, name, SEAT_MAX - others, others ? read_other_hand : read_hand, &n))
    return false;
  if (question->hands < n + others) question->hands = n + others;
  return true;
}

static bool read_one_play(Reading *reading, const cJSON *item, const char *name, int i) {
  return read_cards(reading, item, name, &reading->trick[i]);
}

static bool read_trick(Reading *reading, const cJSON *value, const char *name, int max) {
  reading->question.trick = reading->trick;
  return read_each(reading, value, name, max, read_one_play, &reading->question.trick_n);
}

/* An object with `seat` and `cards`. */
static bool read_one_shown(Reading *reading, const cJSON *item, const char *name, int i) {
  const cJSON *seat = json_get(item, "seat"), *cards = json_get(item, "cards");
  BySeat *shown = &reading->shown[i];
  if (!cJSON_IsObject(item)) return FAIL(reading, "type", SAY(ASK_SEAT_CARDS), name);
  if (!seat || !cards)
    return FAIL(reading, "missing", SAY(ASK_MISSING_IN), seat ? "cards" : "seat", name);
  return read_seat(reading, seat, "seat", &shown->seat) &&
         read_cards(reading, cards, name, &shown->cards);
}

static bool read_one_call(Reading *reading, const cJSON *item, const char *name, int i) {
  const char *text = "";
  char error[256];
  Call *call = &reading->question.call[i];
  if (!read_text(reading->error, item, name, &text)) return false;
  if (!call_parse(text, call, error, sizeof error))
    return FAIL(reading, "card", SAY(ASK_WHY), name, error);
  *call = (Call){call->card, call->ordinal, 0, SEAT_NONE};
  return true;
}

static bool read_one_level(Reading *reading, const cJSON *item, const char *name, int i) {
  return read_text(reading->error, item, name, &reading->question.level_of[i]);
}

static bool read_one_won(Reading *reading, const cJSON *item, const char *name, int i) {
  int number = 0;
  if (!read_number(reading->error, item, name, -9999, 9999, &number)) return false;
  reading->question.won[i] = (int16_t)number;
  return true;
}

static bool read_won(Reading *reading, const cJSON *value, const char *name) {
  int n = 0, players = reading->loaded->rules->players;
  return read_each(reading, value, name, SEAT_MAX, read_one_won, &n) &&
         (n == players || FAIL(reading, "range", SAY(ASK_EACH), name, n, players));
}

/* A member of the team; the first is the declarer, if nobody is named. */
static bool read_one_member(Reading *reading, const cJSON *item, const char *name, int i) {
  Question *question = &reading->question;
  uint8_t seat = 0;
  if (!read_seat(reading, item, name, &seat)) return false;
  if (question->team >> seat & 1) return FAIL(reading, "range", SAY(ASK_SEAT_TWICE), name, seat);
  if (i == 0 && !is_given(question, ASK_DECLARER)) {
    question->declarer = seat;
    question->given |= KEY_BIT(DECLARER);
  }
  question->team |= (uint16_t)(1u << seat);
  return true;
}

static bool read_one_fault(Reading *reading, const cJSON *item, const char *name, int i) {
  const cJSON *seat = json_get(item, "seat"), *n = json_get(item, "cards");
  int cards = 0;
  if (!seat || !n) return FAIL(reading, "missing", SAY(ASK_SEAT_CARDS), name);
  if (!read_seat(reading, seat, "seat", &reading->question.fault[i].seat) ||
      !read_number(reading->error, n, "cards", 0, CARD_MAX / 2, &cards))
    return false;
  reading->question.fault[i].cards = (uint8_t)cards;
  return true;
}

/* ---- other values ---- */

static bool read_grouping(Reading *reading, const cJSON *value, const char *name, Grouped *out) {
  const char *text = "";
  char error[160];
  return read_text(reading->error, value, name, &text) &&
         (grouping_parse(text, out, error, sizeof error) || FAIL(reading, "range", error));
}

static bool read_trump(Reading *reading, const cJSON *value, const char *name, Trump *out) {
  const char *text = "";
  char error[256];
  return read_text(reading->error, value, name, &text) &&
         (trump_parse(text, out, error, sizeof error) || FAIL(reading, "trump", error));
}

/* A number, or "other". */
static bool read_ordinal(Reading *reading, const cJSON *value, const char *name, uint8_t *out) {
  int number = ORDINAL_OTHER;
  bool word = cJSON_IsString(value);
  if (word && strcmp(value->valuestring, "other") != 0)
    return FAIL(reading, "range", SAY(ASK_ORDINAL), name);
  if (!word && !read_number(reading->error, value, name, 1, ORDINAL_OTHER - 1, &number))
    return false;
  *out = (uint8_t)number;
  return true;
}

/* The last trick: its plays, who won it, and the side that is on. */
static bool read_last(Reading *reading, const cJSON *value, const char *name) {
  Question *question = &reading->question;
  if (!cJSON_IsObject(value)) return FAIL(reading, "type", SAY(ASK_LAST_TRICK), name);
  const cJSON *plays = json_get(value, "plays"), *who = json_get(value, "winner"),
              *side = json_get(value, "side");
  if (!plays && question->subject == ABOUT_KITTY)
    return FAIL(reading, "missing", SAY(ASK_MISSING_IN), "plays", name);
  bool alone = question->subject == ABOUT_KITTY; /* there seats are the places of the plays */
  question->last_side = alone ? SIDE_OPPONENTS : SIDE_NOBODY;
  int n = alone ? cJSON_GetArraySize(plays) : SEAT_MAX;
  return (!plays || read_trick(reading, plays, "plays", SEAT_MAX)) &&
         (!side || read_side(reading, side, "side", &question->last_side)) &&
         (!who ||
          read_number(reading->error, who, "winner", 0, n > 0 ? n - 1 : 0, &question->last_winner));
}

/* The cards of a text or list, in the order in which they lie. */
static bool read_turned(Reading *reading, const cJSON *value, const char *name) {
  Question *question = &reading->question;
  question->turned_n = list_cards(reading, value, name, question->turned);
  return question->turned_n >= 0;
}

/* The level at which all that are given stand. */
static bool read_trump_rank(Reading *reading, const cJSON *value, const char *name) {
  Question *question = &reading->question;
  const char *level = "";
  if (!read_text(reading->error, value, name, &level)) return false;
  for (int seat = 0; seat < question->levels; seat++) question->level_of[seat] = level;
  return true;
}

static bool read_plays(Reading *reading, const cJSON *value, const char *name) {
  bool climb = reading->loaded->rules->family == FAMILY_CLIMB;
  return read_trick(reading, value, name, climb ? CARD_MAX : SEAT_MAX);
}

/* The value of a key into its place. */
static bool read_key(Reading *reading, Key key, const cJSON *value) {
  enum { LIMIT_MAX = 100000, LEVELS_MOST = 100 };
  static const struct {
    int min, max;
  } RANGE[KEY_NB] = {[ASK_LIMIT] = {0, LIMIT_MAX},    [ASK_POINTS] = {-POINTS_MOST, POINTS_MOST},
                     [ASK_BY] = {0, LEVELS_MOST},     [ASK_REDEALS] = {0, UINT16_MAX},
                     [ASK_DECLARERS] = {1, SEAT_MAX}, [ASK_PLAYERS] = {2, SEAT_MAX}};
  const char *name = key_name(key);
  Question *question = &reading->question;
  void *to = key_place(question, key);
  int n = 0;
  switch (key_type(key)) {
    case KEY_TRUMP: return read_trump(reading, value, name, to);
    case KEY_CARDS:
      if (key == ASK_TURNED) return read_turned(reading, value, name);
      return read_cards(reading, value, name, to);
    case KEY_CARD: return read_card(reading, value, name, to);
    case KEY_HANDS:
      if (key == ASK_TRICK) return read_plays(reading, value, name);
      return read_hands(reading, value, name, key == ASK_OTHERS);
    case KEY_SHOWN:
      question->shown = reading->shown;
      return read_each(reading, value, name, CARD_MAX, read_one_shown, &question->shown_n);
    case KEY_CALLS:
      return read_each(reading, value, name, CALL_MAX, read_one_call, &question->calls);
    case KEY_SEAT: return read_seat(reading, value, name, to);
    case KEY_SEATS: return read_each(reading, value, name, SEAT_MAX, read_one_member, &n);
    case KEY_LEVELS:
      return read_each(reading, value, name, SEAT_MAX, read_one_level, &question->levels);
    case KEY_GROUPING: return read_grouping(reading, value, name, to);
    case KEY_ORDINAL: return read_ordinal(reading, value, name, to);
    case KEY_SIDE: return read_side(reading, value, name, to);
    case KEY_NUMBER:
      return read_number(reading->error, value, name, RANGE[key].min, RANGE[key].max, to);
    case KEY_NUMBERS: return read_won(reading, value, name);
    case KEY_FAULTS:
      return read_each(reading, value, name, SEAT_MAX * 2, read_one_fault, &question->faults);
    case KEY_TEXT:
      if (key == ASK_TRUMP_RANK) return read_trump_rank(reading, value, name);
      return read_text(reading->error, value, name, to);
    case KEY_BOOL: return read_bool(reading, value, name, to);
    case KEY_LAST: return read_last(reading, value, name);
  }
  return false;
}

/* ---- the whole ---- */

static bool read_subject(const cJSON *line, Subject *subject, AskError *error) {
  const char *word = "";
  if (!cJSON_IsObject(line)) return ask_fail(error, "type", SAY(ASK_LINE));
  const cJSON *value = json_get(line, "ask");
  if (!value) return ask_fail(error, "missing", SAY(ASK_MISSING), "ask");
  if (!read_text(error, value, "ask", &word)) return false;
  *subject = subject_find(word);
  if (*subject != SUBJECT_NB) return true;
  char clip[CLIP_TEXT];
  return ask_fail(error, "ask", SAY(ASK_NO_QUESTION), text_clip(word, strlen(word), clip));
}

enum { PACKS_WHEN_NOTHING_IS_SAID = 2, SAID_KEYS = 512 };

static bool read_deck(const cJSON *line, const char **variant, DeckWanted *wanted,
                      AskError *error) {
  const cJSON *name = json_get(line, "variant"), *n = json_get(line, "players"),
              *deck = json_get(line, "packs");
  int players = 0, packs = 0;
  if (name && !read_text(error, name, "variant", variant)) return false;
  if (n && !read_number(error, n, "players", 2, SEAT_MAX, &players)) return false;
  if (deck && !read_number(error, deck, "packs", 1, PACK_MAX, &packs)) return false;
  *wanted = (DeckWanted){players,
                         packs     ? packs
                         : players ? 0
                                   : PACKS_WHEN_NOTHING_IS_SAID,
                         players && packs};
  return true;
}

/* What the question takes, one behind the other. */
static const char *put_keys(uint64_t used, char out[SAID_KEYS]) {
  Text text = text_start(out, SAID_KEYS);
  while (used) {
    text_put(&text, text.length ? SAY(LIST_COMMA) : "");
    say(&text, SAY(ASK_A_KEY), key_name((Key)bit_pop(&used)));
  }
  return out;
}

/* A key that the question does not use, or one that stands there twice. */
static bool refuse_others(Reading *reading, uint64_t used) {
  static const char *const ALWAYS[] = {"id", "ask", "variant", "players", "packs", "strict"};
  enum { ALWAYS_N = sizeof ALWAYS / sizeof *ALWAYS };
  const char *names[KEY_NB + ALWAYS_N + 1] = {NULL};
  int n = 0;
  const cJSON *item;
  for (int i = 0; i < ALWAYS_N; i++) names[n++] = ALWAYS[i];
  for (Key key = 0; key < KEY_NB; key++)
    if (used >> key & 1) names[n++] = key_name(key);
  cJSON_ArrayForEach(item, reading->line) {
    char clip[CLIP_TEXT], keys[SAID_KEYS], called[SAID_KEYS];
    int i = 0;
    while (names[i] && strcmp(names[i], item->string) != 0) i++;
    text_clip(item->string, strlen(item->string), clip);
    if (names[i] && json_get(reading->line, item->string) != item)
      return FAIL(reading, "contradiction", SAY(ASK_TWICE), clip);
    if (names[i]) continue;
    const char *near = nearest_word(item->string, names);
    if (near) say_in(called, SAY(ASK_A_KEY), near);
    return near ? FAIL(reading, "type", SAY(ASK_NEAR_KEY), clip, called)
                : FAIL(reading, "type", SAY(ASK_NO_KEY), clip, put_keys(used, keys));
  }
  return true;
}

static bool read_question(Reading *reading, Subject subject, bool strict) {
  Question *question = &reading->question;
  const SubjectInfo *about = subject_info(subject);
  uint64_t used = about->needs | about->may;
  memset(question, 0, sizeof *question);
  question->subject = subject;
  question->last_winner = -1;
  if (reading->loaded->rules->family == FAMILY_CLIMB) used &= ~KEY_BIT(TRUMP);
  if (strict && !refuse_others(reading, used)) return false;
  while (used) {
    Key key = (Key)bit_pop(&used);
    const cJSON *value = json_get(reading->line, key_name(key));
    if (!value) continue;
    question->given |= (uint64_t)1 << key;
    if (!read_key(reading, key, value)) return false;
  }
  return true;
}

/* ---- asking ---- */

Asking *asking_new(void) {
  Asking *asking = calloc(1, sizeof *asking);
  if (!asking) return NULL;
  asking->games = games_new();
  asking->asker = asker_new();
  if (asking->games && asking->asker) return asking;
  asking_free(asking);
  return NULL;
}

void asking_free(Asking *asking) {
  if (!asking) return;
  games_free(asking->games);
  asker_free(asking->asker);
  free(asking);
}

bool json_game(Asking *asking, const cJSON *line, const char *spec, const Reach *reach,
               AskError *error) {
  const char *named = spec;
  DeckWanted wanted;
  asking->loaded = NULL;
  if (!read_deck(line, &named, &wanted, error)) return false;
  if (!named) return ask_fail(error, "variant", SAY(GAME_UNNAMED));
  asking->loaded = games_find(asking->games, named, wanted, named == spec ? NULL : reach, error);
  return asking->loaded != NULL;
}

bool json_subject(const cJSON *line, AskError *error) {
  Subject subject = SUBJECT_NB;
  return read_subject(line, &subject, error);
}

bool json_ask(Asking *asking, const cJSON *line, bool strict, AskError *error) {
  Reading *reading = &asking->reading;
  Subject subject = SUBJECT_NB;
  reading->line = line;
  reading->loaded = asking->loaded;
  reading->error = error;
  if (!read_subject(line, &subject, error) || !read_question(reading, subject, strict))
    return false;
  reading->question.bids_pass = !asking->bids_wait;
  if (ask(asking->asker, asking->loaded, &reading->question, &asking->answer)) return true;
  *error = asking->answer.error;
  return false;
}
