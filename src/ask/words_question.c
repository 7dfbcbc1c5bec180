/* words_question.c - a question out of words. */
#include "ask/words_question.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ask/loaded_games.h"
#include "base/ask_sentences.h"
#include "base/nearest_word.h"
#include "language/names_zh.h"
#include "lua/load/find_files.h"
#include "lua/variant.h"
#include "notation/notation.h"

/* Words that are no keys of the engine: the deck, and two that belong to `last`. */
static const char PACKS[] = "packs", WINNER[] = "winner";

typedef struct Words {
  const char *const *word;
  int n, at;
  AskError *error;
  cJSON *object;
} Words;

/* ---- which word is what ---- */

static const char *const *all_names(void) {
  static const char *const NAMES[] = {
#define X(id, name, type, member, text) name,
    KEYS(X)
#undef X
#define X(id, name, needs, may, text, example) name,
        SUBJECTS(X)
#undef X
            PACKS,
    NULL
  };
  return NAMES;
}

/* The first key of that name; KEY_NB if none. */
static Key key_find(const char *word) {
  int key = 0;
  while (key < KEY_NB && strcmp(key_name((Key)key), word) != 0) key++;
  return (Key)key;
}

static bool is_key(const char *word) {
  return key_find(word) != KEY_NB || strcmp(word, PACKS) == 0;
}

static bool fail_unknown(const Words *words, const char *word) {
  char clip[CLIP_TEXT];
  char key[THING_NAME], called[THING_NAME];
  const char *near = nearest_word(word, all_names());
  if (near && strcmp(near, word) == 0) near = NULL; /* a second question */
  text_clip(word, strlen(word), clip);
  snprintf(key, sizeof key, "%.*s", (int)strcspn(word, "="), word);
  if (!near && (chinese_nearest("key", key, called) || chinese_nearest("question", key, called)))
    near = called;
  return near ? ask_fail(words->error, "ask", SAY(ASK_NEAR_WORD), clip, near)
              : ask_fail(words->error, "ask", SAY(ASK_NO_WORD), clip);
}

/* ---- values ---- */

static cJSON *number_of(const char *word) {
  char *end;
  double number = strtod(word, &end);
  return *word && !*end ? cJSON_CreateNumber(number) : cJSON_CreateString(word);
}

/* A letter as the number of its seat; what is none is left for the reader to refuse. */
static cJSON *seat_of_word(const char *word) {
  int seat = strlen(word) == 1 ? seat_parse(word, SEAT_MAX) : -1;
  return seat < 0 ? number_of(word) : cJSON_CreateNumber(seat);
}

static cJSON *bool_of(const char *word) {
  bool yes = strcmp(word, "yes") == 0 || strcmp(word, "true") == 0;
  bool no = strcmp(word, "no") == 0 || strcmp(word, "false") == 0;
  return yes || no ? cJSON_CreateBool(yes) : cJSON_CreateString(word);
}

/* "A:4C" as { seat, cards }. */
static cJSON *by_seat(const char *word, bool number) {
  char letter[2] = {word[0], '\0'};
  const char *rest = word[0] && word[1] == ':' ? word + 2 : "";
  cJSON *entry = cJSON_CreateObject();
  cJSON_AddItemToObject(entry, "seat", seat_of_word(word[0] && word[1] == ':' ? letter : word));
  if (strcmp(rest, "yields") == 0) rest = "";
  cJSON_AddItemToObject(entry, "cards", number ? number_of(rest) : cJSON_CreateString(rest));
  return entry;
}

static cJSON *joined(const Words *words, int from, int to) {
  char text[4096];
  Text all = text_start(text, sizeof text);
  for (int i = from; i < to; i++) text_add(&all, "%s%s", i > from ? " " : "", words->word[i]);
  return cJSON_CreateString(text);
}

static cJSON *entry_of(KeyType type, const char *word) {
  switch (type) {
    case KEY_SHOWN: return by_seat(word, false);
    case KEY_FAULTS: return by_seat(word, true);
    case KEY_SEATS: return seat_of_word(word);
    case KEY_NUMBERS: return number_of(word);
    default: return cJSON_CreateString(word);
  }
}

static cJSON *list_of(const Words *words, KeyType type, int from, int to) {
  cJSON *list = cJSON_CreateArray();
  for (int i = from; i < to; i++) cJSON_AddItemToArray(list, entry_of(type, words->word[i]));
  return list;
}

/* The plays of the last trick, and who won it: `last AACKKC 3567C winner 0`. */
static cJSON *last_of(const Words *words, int from, int to) {
  cJSON *last = cJSON_CreateObject();
  for (int i = from; i < to; i++) {
    if (strcmp(words->word[i], WINNER) != 0) continue;
    if (i + 1 < to) cJSON_AddItemToObject(last, WINNER, seat_of_word(words->word[i + 1]));
    to = i;
  }
  if (to > from) cJSON_AddItemToObject(last, "plays", list_of(words, KEY_HANDS, from, to));
  return last;
}

static cJSON *value_of(const Words *words, KeyType type, int from, int to) {
  const char *first = from < to ? words->word[from] : "";
  switch (type) {
    case KEY_HANDS:
    case KEY_SHOWN:
    case KEY_CALLS:
    case KEY_LEVELS:
    case KEY_SEATS:
    case KEY_NUMBERS:
    case KEY_FAULTS: return list_of(words, type, from, to);
    case KEY_SEAT: return seat_of_word(first);
    case KEY_ORDINAL:
    case KEY_NUMBER: return number_of(first);
    case KEY_BOOL: return bool_of(first);
    case KEY_LAST: return last_of(words, from, to);
    default: return joined(words, from, to);
  }
}

/* May the value be empty, so that the next word may be a key at once? No cards are a bid, too. */
static bool may_be_empty(Key key, KeyType type) {
  return key == ASK_BID || type == KEY_HANDS || type == KEY_SHOWN || type == KEY_CALLS;
}

/* Is the value one word, so that another one behind it is no part of it? */
static bool is_one_word(KeyType type) {
  return type == KEY_TRUMP || type == KEY_CARD || type == KEY_SEAT || type == KEY_ORDINAL ||
         type == KEY_SIDE || type == KEY_NUMBER || type == KEY_BOOL;
}

/* A word among others that is no value but a key, spelt wrongly: no card has a name so long. */
static bool is_misspelt(KeyType type, const char *word) {
  Card cards[CARD_MAX];
  char error[CLIP_TEXT];
  size_t n = strlen(word);
  if (type == KEY_TEXT || n < 3 || strspn(word, "abcdefghijklmnopqrstuvwxyz_-") < n) return false;
  if (cards_parse(word, cards, CARD_MAX, error, sizeof error) >= 0) return false;
  const char *near = nearest_word(word, all_names());
  return near && strcmp(near, word) != 0; /* "winner" stands in the value of `last` */
}

/* Seats are letters; numbers from 0 do too. */
static bool names_no_seat(KeyType type, const char *word) {
  bool seated = type == KEY_SHOWN || type == KEY_FAULTS;
  if (!seated && type != KEY_SEAT && type != KEY_SEATS) return false;
  char letter[2] = {word[0], '\0'};
  cJSON *seat = seat_of_word(seated && word[0] && word[1] == ':' ? letter : word);
  bool none = !cJSON_IsNumber(seat);
  cJSON_Delete(seat);
  return none;
}

/* Is every word of the value one that can stand there? */
static bool check_words(const Words *words, const char *name, KeyType type, int from, int to) {
  for (int i = from; i < to; i++) {
    const char *word = words->word[i];
    char clip[CLIP_TEXT];
    if (i > from && (is_one_word(type) || is_misspelt(type, word)))
      return fail_unknown(words, word);
    text_clip(word, strlen(word), clip);
    if (names_no_seat(type, word))
      return ask_fail(words->error, "range", SAY(ASK_NO_SEAT), name, clip);
  }
  return true;
}

/* ---- keys that share a name ---- */

/* "plays" are a trick's or by seat; which it is shows in its words. */
static KeyType type_of(const Words *words, Key key, int from, int to) {
  bool seated = from < to && words->word[from][0] && words->word[from][1] == ':';
  return key == ASK_TRICK && seated ? KEY_SHOWN : key_type(key);
}

/* Reads a key and its value. */
static bool read_pair(Words *words) {
  const char *name = words->word[words->at++];
  Key key = key_find(name);
  int from = words->at, to = from;
  KeyType type = key == KEY_NB ? KEY_NUMBER : key_type(key);
  if (!may_be_empty(key, type)) to++;
  while (to < words->n && !is_key(words->word[to])) to++;
  if (to > words->n) return ask_fail(words->error, "missing", SAY(ASK_NOTHING_BEHIND), name);
  if (cJSON_GetObjectItemCaseSensitive(words->object, name))
    return ask_fail(words->error, "contradiction", SAY(ASK_TWICE), name);
  if (key != KEY_NB) type = type_of(words, key, from, to);
  if (!check_words(words, name, type, from, to)) return false;
  cJSON_AddItemToObject(words->object, name, value_of(words, type, from, to));
  words->at = to;
  return true;
}

/* ---- the question ---- */

/* A question's name is followed by a key, or by nothing. */
static bool is_subject(const Words *words, int at) {
  if (at >= words->n || subject_find(words->word[at]) == SUBJECT_NB) return false;
  return at + 1 == words->n || is_key(words->word[at + 1]);
}

static bool has_key(const cJSON *object, Key key) {
  const cJSON *value = cJSON_GetObjectItemCaseSensitive(object, key_name(key));
  bool seated = cJSON_IsObject(cJSON_GetArrayItem(value, 0));
  if (!value) return false;
  return (key != ASK_TRICK || !seated) && (key != ASK_PLAYED || seated);
}

/* Puts what is missing and what is known into the object; with a lead how it is divided, with the
** bids who is declarer beforehand; and what functions remember, where the game is not another
** one. */
static void take_over(cJSON *object, const SubjectInfo *about, const cJSON *fixed) {
  uint64_t wanted = about->needs;
  bool leads = wanted >> ASK_LEAD & 1 && !has_key(object, ASK_LEAD);
  if (leads) wanted |= KEY_BIT(AS);
  bool bids = wanted >> ASK_BIDS & 1 && !has_key(object, ASK_BIDS);
  if (bids) wanted |= KEY_BIT(DECLARER);
  if (!cJSON_GetObjectItemCaseSensitive(object, "variant"))
    wanted |= about->may & (KEY_BIT(MEMORY) | KEY_BIT(DEAL_MEMORY));
  for (Key key = 0; key < KEY_NB; key++) {
    const cJSON *value = cJSON_GetObjectItemCaseSensitive(fixed, key_name(key));
    if (!value || !(wanted >> key & 1) || has_key(object, key)) continue;
    cJSON_AddItemToObject(object, key_name(key), cJSON_Duplicate(value, true));
  }
}

/* How many keys a question would still need; -1 where it has no use for one that is there. */
static int distance(const cJSON *object, const cJSON *fixed, Subject subject) {
  const SubjectInfo *about = subject_info(subject);
  int missing = 0;
  for (Key key = 0; key < KEY_NB; key++) {
    bool there = has_key(object, key), needed = about->needs >> key & 1;
    bool free_key = key == ASK_PLAYERS || (key == ASK_SIDE && about->needs >> ASK_LAST & 1);
    if (there && !free_key && !((about->needs | about->may) >> key & 1)) return -1;
    if (needed && !there && !has_key(fixed, key)) missing++;
  }
  return missing;
}

static Subject find_subject(const cJSON *object, const cJSON *fixed) {
  Subject best = SUBJECT_NB;
  int least = KEY_NB + 1;
  for (Subject subject = 0; subject < SUBJECT_NB; subject++) {
    int missing = distance(object, fixed, subject);
    if (missing < 0 || missing >= least) continue;
    least = missing;
    best = subject;
  }
  return best;
}

/* `side` beside `last` is the side of who won it. */
static void move_side(cJSON *object, const SubjectInfo *about) {
  cJSON *last = cJSON_GetObjectItemCaseSensitive(object, "last");
  if (!last || about->needs >> ASK_SIDE & 1) return;
  cJSON *side = cJSON_DetachItemFromObjectCaseSensitive(object, "side");
  if (side) cJSON_AddItemToObject(last, "side", side);
}

/* Two words that are no keys at the beginning: a question misspelt, or one behind it or a game. */
static bool fail_beginning(const Words *words) {
  int wrong = 0;
  if (subject_find(words->word[1]) != SUBJECT_NB)
    wrong = 2;
  else if (subject_find(words->word[0]) != SUBJECT_NB || is_misspelt(KEY_CARDS, words->word[1]) ||
           !nearest_word(words->word[0], all_names()))
    wrong = 1;
  return fail_unknown(words, words->word[wrong]);
}

/* Does the word name a game: by its file, or as people call it? *spec is its name then. */
static bool names_game(const char *word, char spec[GAME_SPEC]) {
  char name[GAME_SPEC], error[VARIANT_ERROR];
  FoundFile found;
  snprintf(spec, GAME_SPEC, "%s", word);
  snprintf(name, sizeof name, "%.*s", (int)strcspn(spec, "+"), spec);
  return find_file(name, &reach_anywhere, &found, error, sizeof error) || variant_take_alias(spec);
}

/* A word that names no game and is like a question's or a key is that, spelt wrongly. */
static bool read_game(Words *words, const char *word) {
  char spec[GAME_SPEC];
  if (!names_game(word, spec) && (words->n == 1 || nearest_word(word, all_names())))
    return fail_unknown(words, word);
  cJSON_AddStringToObject(words->object, "variant", strlen(word) < sizeof spec ? spec : word);
  return true;
}

/* "friends" is a game and a question: the game where a question comes behind it. */
static bool begins_with_game(const Words *words) {
  char spec[GAME_SPEC];
  const char *word = words->word[0];
  if (is_key(word)) return false;
  return !is_subject(words, 0) || (is_subject(words, 1) && names_game(word, spec));
}

/* Or where the keys behind it are of no use to that question; *other is the one that they fit. */
static bool is_game_after_all(Words *words, const cJSON *fixed, Subject subject, Subject *other) {
  char spec[GAME_SPEC];
  if (cJSON_HasObjectItem(words->object, "variant")) return false;
  if (distance(words->object, fixed, subject) >= 0 || !names_game(words->word[0], spec))
    return false;
  *other = find_subject(words->object, fixed);
  if (*other != SUBJECT_NB) cJSON_AddStringToObject(words->object, "variant", spec);
  return *other != SUBJECT_NB;
}

static bool read_all(Words *words, const cJSON *fixed) {
  Subject subject = SUBJECT_NB;
  if (words->n == 0) return ask_fail(words->error, "missing", SAY(ASK_NOTHING));
  if (begins_with_game(words)) {
    bool value = words->n > 1 && !is_key(words->word[1]) && !is_subject(words, 1);
    if (value) return fail_beginning(words);
    if (!read_game(words, words->word[words->at++])) return false;
  }
  if (words->at == words->n) return ask_fail(words->error, "missing", SAY(ASK_NOTHING));
  if (is_subject(words, words->at)) subject = subject_find(words->word[words->at++]);
  while (words->at < words->n) {
    if (!is_key(words->word[words->at])) return fail_unknown(words, words->word[words->at]);
    if (!read_pair(words)) return false;
  }
  Subject other;
  if (subject == SUBJECT_NB)
    subject = find_subject(words->object, fixed);
  else if (is_game_after_all(words, fixed, subject, &other))
    subject = other;
  if (subject == SUBJECT_NB) return ask_fail(words->error, "ask", SAY(ASK_WHICH));
  const SubjectInfo *about = subject_info(subject);
  if (fixed) take_over(words->object, about, fixed);
  move_side(words->object, about);
  cJSON_AddStringToObject(words->object, "ask", about->name);
  return true;
}

int words_split(char *text, const char *words[], int max) {
  int n = 0;
  while (n < max) {
    while (isspace((unsigned char)*text)) *text++ = '\0';
    if (!*text) break;
    words[n++] = text;
    while (*text && !isspace((unsigned char)*text)) text++;
  }
  return n;
}

cJSON *words_read(int n, const char *const word[], const cJSON *fixed, AskError *error) {
  Words words = {word, n, 0, error, cJSON_CreateObject()};
  if (words.object && read_all(&words, fixed)) return words.object;
  if (!words.object) ask_fail(error, "range", SAY(ASK_MEMORY));
  cJSON_Delete(words.object);
  return NULL;
}
