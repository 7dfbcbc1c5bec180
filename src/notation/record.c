/* record.c - writing and replaying records of whole games. */
#include "notation/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/core_sentences.h"
#include "deal/game_hash.h"
#include "notation/notation.h"

static const char FIRST_LINE[] = RECORD_BEGINS " 1";

/* ---- history ---- */

/* Room for one more; false: no memory. */
static bool grow(void *block, size_t n, size_t *room, size_t size) {
  void **at = block;
  if (n <= *room) return true;
  void *moved = realloc(*at, 2 * n * size);
  if (!moved) return false;
  *at = moved;
  *room = 2 * n;
  return true;
}

bool history_add(History *history, const Action *action) {
  uint8_t all[sizeof *action];
  size_t end = history->n ? history->end[history->n - 1] : 0;
  _Static_assert(sizeof all <= UINT8_MAX + 1, "a byte says where another stands");
  if (!grow(&history->end, history->n + 1, &history->room, sizeof *history->end) ||
      !grow(&history->bytes, end + 2 * sizeof all, &history->bytes_room, 1))
    return false;
  memcpy(all, action, sizeof all);
  for (size_t i = 0; i < sizeof all; i++) {
    if (!all[i]) continue;
    history->bytes[end++] = (uint8_t)i;
    history->bytes[end++] = all[i];
  }
  history->end[history->n++] = (uint32_t)end;
  return true;
}

Action history_action(const History *history, size_t i) {
  uint8_t all[sizeof(Action)] = {0};
  Action action;
  for (size_t at = i ? history->end[i - 1] : 0; at < history->end[i]; at += 2)
    all[history->bytes[at]] = history->bytes[at + 1];
  memcpy(&action, all, sizeof action);
  return action;
}

bool history_copy(History *to, const History *from, size_t known) {
  *to = (History){.n = from->n};
  if (known == 0) return true;
  size_t bytes = from->end[known - 1];
  if (!grow(&to->end, known, &to->room, sizeof *to->end) ||
      !grow(&to->bytes, bytes, &to->bytes_room, 1))
    return false;
  memcpy(to->end, from->end, known * sizeof *to->end);
  memcpy(to->bytes, from->bytes, bytes);
  return true;
}

void history_free(History *history) {
  free(history->bytes);
  free(history->end);
  *history = (History){0};
}

/* ---- writing ---- */

static void put_levels(Text *text, const Game *start, const Rules *rules) {
  char level[LEVEL_TEXT];
  for (int seat = 0; seat < rules->players; seat++)
    text_add(text, "%s%s", seat ? "," : "",
             deal_level_print(rules, start, seat, STYLE_ASCII, level));
}

static void put_deck(Text *text, const Deal *deal) {
  char name[CARD_TEXT];
  for (int i = 0; i < deal->deck_n; i++)
    text_add(text, "%s%s", i ? " " : "", card_print(deal->deck[i], STYLE_ASCII, name));
}

static void put_actions(Text *text, const History *history, int planes) {
  char printed[NOTATION_MAX];
  for (size_t i = 0; i < history->n; i++) {
    const Action action = history_action(history, i);
    if (action.type == ACTION_DRAW) continue;
    action_print(&action, planes, STYLE_ASCII, printed, sizeof printed);
    char seat = action.seat == SEAT_NONE ? '-' : seat_letter(action.seat);
    text_add(text, "%zu %c %s\n", i + 1, seat, printed);
  }
}

/* Everything above the checksum; returns its length. */
static size_t put_record(const Rules *rules, const Game *game, const Game *start,
                         const History *history, char *out, size_t size) {
  Text text = text_start(out, size);
  text_add(&text, "%s\nVariant: %s\nRules: %016" PRIx64 "\n", FIRST_LINE, rules->variant,
           rules->hash);
  text_add(&text, "Players: %d\nSeed: %" PRIu64 "\nLevels: ", rules->players, game->seed);
  put_levels(&text, start, rules);
  text_put(&text, "\nDeck: ");
  put_deck(&text, &start->deal);
  text_put(&text, "\n");
  put_actions(&text, history, start->deal.planes);
  text_add(&text, "Actions: %zu\nHash: %016" PRIx64 "\n", history->n, game_hash(game));
  return text.length;
}

/* Written twice: to learn the length, then into its place. */
size_t record_print(const Rules *rules, const Game *game, const History *history, char **out) {
  enum { CHECKSUM_ROOM = 40 };
  Game start;
  game_start(&start, rules, game->seed);
  size_t length = put_record(rules, game, &start, history, NULL, 0);
  size_t size = length + CHECKSUM_ROOM;
  *out = malloc(size);
  if (!*out) return 0;
  put_record(rules, game, &start, history, *out, size);
  uint64_t checksum = XXH64(*out, length, 0);
  return length +
         (size_t)snprintf(*out + length, CHECKSUM_ROOM, "Checksum: %016" PRIx64 "\n", checksum);
}

/* ---- reading ---- */

/* A text that is read line by line. */
enum { HASH_TEXT = 17 };

typedef struct Reader {
  char *copy, *next; /* of the text, cut where lines end; the next line */
  size_t at;         /* where the line last read begins */
  int line;          /* its number, from 1 */
  char *error;
  size_t error_size;
} Reader;

/* fail(reader, SAY(X), values ...): the sentence, with the line that was read last. */
#define fail(reader, ...) fail_values(reader, VALUES(__VA_ARGS__))
static bool fail_values(Reader *reader, const Value sentence[]) {
  char said[512];
  say_values_in(said, sizeof said, sentence);
  return say_fail(reader->error, reader->error_size, SAY(AT_LINE), reader->line, said);
}

/* A hash as it is written. */
static const char *hash_print(uint64_t hash, char out[HASH_TEXT]) {
  snprintf(out, HASH_TEXT, "%016" PRIx64, hash);
  return out;
}

static bool reader_open(Reader *reader, const char *text, char *error, size_t error_size) {
  size_t size = strlen(text) + 1;
  *reader = (Reader){.copy = malloc(size), .error = error, .error_size = error_size};
  if (!reader->copy) {
    say_fail(error, error_size, SAY(OUT_OF_MEMORY));
    return false;
  }
  memcpy(reader->copy, text, size);
  reader->next = reader->copy;
  return true;
}

/* The next line without its end; NULL behind the last. */
static char *next_line(Reader *reader) {
  char *line = reader->next;
  if (*line == '\0') return NULL;
  char *end = line + strcspn(line, "\n");
  reader->next = *end ? end + 1 : end;
  *end = '\0';
  if (end > line && end[-1] == '\r') end[-1] = '\0';
  reader->at = (size_t)(line - reader->copy);
  reader->line++;
  return line;
}

/* All of the text as a number in this base. */
static bool read_number(const char *text, int base, uint64_t *number) {
  static const char digits[] = "0123456789abcdefABCDEF";
  char *end;
  if (*text == '\0' || strspn(text, base == 16 ? digits : "0123456789") != strlen(text))
    return false;
  errno = 0;
  *number = strtoull(text, &end, base);
  return errno == 0 && *end == '\0';
}

/* The lines `Name: value` of the head. */
enum { HEAD_VARIANT, HEAD_RULES, HEAD_PLAYERS, HEAD_SEED, HEAD_LEVELS, HEAD_DECK, HEAD_NB };
static const char *const HEAD_NAME[HEAD_NB] = {"Variant", "Rules",  "Players",
                                               "Seed",    "Levels", "Deck"};

typedef struct Head {
  RecordHead record;
  const char *value[HEAD_NB];
  int line[HEAD_NB];
} Head;

/* The value behind `Name: `, or NULL when the line has another name. */
static const char *named(const char *line, const char *name) {
  size_t n = strlen(name);
  return strncmp(line, name, n) == 0 && line[n] == ':' && line[n + 1] == ' ' ? line + n + 2 : NULL;
}

/* Takes the next line if it is one of the head. */
static bool take_head_line(Reader *reader, Head *head) {
  for (int i = 0; i < HEAD_NB; i++) {
    const char *value = named(reader->next, HEAD_NAME[i]);
    if (!value || head->value[i]) continue;
    next_line(reader);
    head->value[i] = value;
    head->line[i] = reader->line;
    return true;
  }
  return false;
}

/* A value of the head that must be a number; names its own line when it is not. */
static bool head_number(Reader *reader, const Head *head, int which, int base, uint64_t *number) {
  char clip[CLIP_TEXT];
  const char *value = head->value[which];
  if (read_number(value, base, number)) return true;
  reader->line = head->line[which];
  return fail(reader, SAY(RECORD_NO_NUMBER), HEAD_NAME[which],
              text_clip(value, strlen(value), clip));
}

static bool read_first_line(Reader *reader) {
  const char *line = next_line(reader);
  if (line && strcmp(line, FIRST_LINE) == 0) return true;
  if (!line) reader->line = 1;
  if (line && strncmp(line, FIRST_LINE, sizeof FIRST_LINE - 2) == 0)
    return fail(reader, SAY(RECORD_VERSION));
  return fail(reader, SAY(RECORD_NONE), FIRST_LINE);
}

static bool read_head(Reader *reader, Head *head) {
  uint64_t players = 0;
  *head = (Head){.line = {0}};
  if (!read_first_line(reader)) return false;
  while (take_head_line(reader, head)) continue;
  for (int i = 0; i < HEAD_NB; i++) {
    if (head->value[i]) continue;
    reader->line++;
    return fail(reader, SAY(RECORD_MISSING), HEAD_NAME[i]);
  }
  if (!head_number(reader, head, HEAD_RULES, 16, &head->record.rules) ||
      !head_number(reader, head, HEAD_PLAYERS, 10, &players) ||
      !head_number(reader, head, HEAD_SEED, 10, &head->record.seed))
    return false;
  reader->line = head->line[HEAD_PLAYERS];
  if (players < 2 || players > SEAT_MAX) return fail(reader, SAY(RECORD_PLAYERS), SEAT_MAX);
  reader->line = head->line[HEAD_VARIANT];
  if (strlen(head->value[HEAD_VARIANT]) >= sizeof head->record.variant)
    return fail(reader, SAY(READ_LONG_GAME));
  strcpy(head->record.variant, head->value[HEAD_VARIANT]);
  head->record.players = (int)players;
  reader->line = head->line[HEAD_DECK];
  return true;
}

bool record_head(const char *text, RecordHead *out, char *error, size_t error_size) {
  Reader reader;
  Head head;
  if (!reader_open(&reader, text, error, error_size)) return false;
  bool ok = read_head(&reader, &head);
  if (ok) *out = head.record;
  free(reader.copy);
  return ok;
}

/* ---- replaying ---- */

typedef struct Replay {
  Reader reader;
  const Rules *rules;
  Game *game;
  History *history;
} Replay;

/* Does the value of the head stand there as it is written for this game? */
static bool same_value(Replay *replay, const Head *head, int which, const char *sentence) {
  char is[NOTATION_MAX];
  Text text = text_start(is, sizeof is);
  if (which == HEAD_LEVELS)
    put_levels(&text, replay->game, replay->rules);
  else
    put_deck(&text, &replay->game->deal);
  if (strcmp(is, head->value[which]) == 0) return true;
  replay->reader.line = head->line[which];
  return fail(&replay->reader, sentence, HEAD_NAME[which]);
}

/* The game begins as the head says. */
static bool start(Replay *replay, const Head *head, bool same_rules) {
  const Rules *rules = replay->rules;
  Reader *reader = &replay->reader;
  char was[HASH_TEXT], now[HASH_TEXT];
  game_start(replay->game, rules, head->record.seed);
  reader->line = head->line[HEAD_RULES];
  if (same_rules && head->record.rules != rules->hash)
    return fail(reader, SAY(RECORD_RULES), hash_print(head->record.rules, was), rules->variant,
                hash_print(rules->hash, now));
  reader->line = head->line[HEAD_PLAYERS];
  if (head->record.players != rules->players)
    return fail(reader, SAY(RECORD_OTHER_PLAYERS), head->record.players, rules->players);
  if (!same_value(replay, head, HEAD_LEVELS, SAY(RECORD_LEVELS)) ||
      !same_value(replay, head, HEAD_DECK, SAY(RECORD_DECK)))
    return false;
  reader->line = head->line[HEAD_DECK];
  return true;
}

static bool do_action(Replay *replay, const Action *action) {
  Ruling why;
  if (game_apply(replay->game, replay->rules, action, &why) != LEGAL) {
    char what[160], said[300];
    int planes = replay->game->deal.planes;
    action_print(action, planes, STYLE_ASCII, what, sizeof what);
    ruling_said(&why, planes, STYLE_ASCII, said, sizeof said);
    return fail(&replay->reader, SAY(RECORD_REFUSED), what, said);
  }
  if (history_add(replay->history, action)) return true;
  return fail(&replay->reader, SAY(OUT_OF_MEMORY));
}

/* Draws until so many actions are done. */
static bool draw_until(Replay *replay, uint64_t actions) {
  while (replay->game->actions < actions) {
    Action action = game_default(replay->game, replay->rules);
    if (action.type != ACTION_DRAW)
      return fail(&replay->reader, SAY(RECORD_NO_DRAW), replay->game->actions + 1);
    if (!do_action(replay, &action)) return false;
  }
  return true;
}

/* `212 C play JH JH` */
static bool replay_action(Replay *replay, char *line) {
  Reader *reader = &replay->reader;
  char why[200], clip[CLIP_TEXT];
  uint64_t number = 0;
  char *seat = strchr(line, ' ');
  char *words = seat ? strchr(seat + 1, ' ') : NULL;
  if (!words) return fail(reader, SAY(RECORD_NO_ACTION));
  *seat++ = *words++ = '\0';
  if (!read_number(line, 10, &number)) return fail(reader, SAY(RECORD_NO_ORDINAL));
  if (number <= replay->game->actions)
    return fail(reader, SAY(RECORD_ORDER), number, replay->game->actions);
  Action action;
  if (!action_parse(words, replay->game->deal.planes, &action, why, sizeof why))
    return fail(reader, why);
  int who = seat_parse(seat, replay->rules->players);
  bool nobody = strcmp(seat, "-") == 0;
  if (nobody != (action.type == ACTION_DEAL) || (who < 0 && !nobody))
    return fail(reader, SAY(RECORD_WHO), text_clip(seat, strlen(seat), clip));
  if (!nobody) action.seat = (uint8_t)who;
  return draw_until(replay, number - 1) && do_action(replay, &action);
}

/* The line of this name must be next; its value in this base. */
static bool read_end(Reader *reader, char *line, const char *name, int base, uint64_t *number) {
  const char *value = line ? named(line, name) : NULL;
  if (!line) reader->line++;
  if (!value) return fail(reader, SAY(RECORD_DAMAGED), name, line ? 0 : 1);
  if (!read_number(value, base, number)) return fail(reader, SAY(RECORD_END_NO_NUMBER), name);
  return true;
}

/* The three last lines: are this game and this text the ones that were written? */
static bool check_end(Replay *replay, char *line, const char *text) {
  Reader *reader = &replay->reader;
  uint64_t actions = 0, hash = 0, checksum = 0;
  char now[HASH_TEXT];
  if (!read_end(reader, line, "Actions", 10, &actions) || !draw_until(replay, actions))
    return false;
  if (actions != replay->game->actions)
    return fail(reader, SAY(RECORD_ACTIONS), actions, replay->game->actions);
  if (!read_end(reader, next_line(reader), "Hash", 16, &hash)) return false;
  if (hash != game_hash(replay->game))
    return fail(reader, SAY(RECORD_OTHER_END), hash_print(game_hash(replay->game), now));
  if (!read_end(reader, next_line(reader), "Checksum", 16, &checksum)) return false;
  if (checksum != XXH64(text, reader->at, 0))
    return fail(reader, SAY(RECORD_CHANGED), hash_print(XXH64(text, reader->at, 0), now));
  while ((line = next_line(reader)))
    if (line[strspn(line, " \t")]) return fail(reader, SAY(RECORD_TAIL));
  return true;
}

static bool replay_text(Replay *replay, const char *text, bool same_rules) {
  Head head;
  char *line;
  if (!read_head(&replay->reader, &head) || !start(replay, &head, same_rules)) return false;
  while ((line = next_line(&replay->reader)) && line[0] >= '0' && line[0] <= '9')
    if (!replay_action(replay, line)) return false;
  return check_end(replay, line, text);
}

bool record_replay(const char *text, const Rules *rules, bool same_rules, Replayed into,
                   char *error, size_t error_size) {
  Replay replay = {.rules = rules, .game = into.game, .history = into.history};
  into.history->n = 0;
  game_start(into.game, rules, 0);
  if (!reader_open(&replay.reader, text, error, error_size)) return false;
  bool ok = replay_text(&replay, text, same_rules);
  free(replay.reader.copy);
  return ok;
}
