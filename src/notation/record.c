/* record.c - writing and replaying records of whole games. */
#include "notation/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/core_sentences.h"
#include "base/grow.h"
#include "deal/game_hash.h"
#include "notation/notation.h"
#include "notation/position.h"

/* The versions: put_record says what the second has. */
static const char FIRST_LINE[] = RECORD_BEGINS " 1", SECOND_LINE[] = RECORD_BEGINS " 2";
/* What stands behind `Coach: `. */
static const char COACHED[] = "on";

/* ---- history ---- */

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

size_t history_common(const History *a, const History *b) {
  size_t n = 0;
  for (size_t at = 0; n < a->n && n < b->n; at = a->end[n++])
    if (a->end[n] != b->end[n] || memcmp(a->bytes + at, b->bytes + at, a->end[n] - at) != 0) break;
  return n;
}

bool history_copy(History *to, const History *from, size_t known) {
  *to = (History){.n = from->n};
  if (known == 0) return true;
  size_t bytes = from->end[known - 1];
  if (!grow(&to->end, known, &to->room, sizeof *to->end) ||
      !grow(&to->bytes, bytes, &to->bytes_room, 1))
    return false;
  memcpy(to->end, from->end, known * sizeof *to->end);
  if (bytes) memcpy(to->bytes, from->bytes, bytes);
  return true;
}

void history_free(History *history) {
  free(history->bytes);
  free(history->end);
  *history = (History){0};
}

/* ---- writing ---- */

static void put_deck(Text *text, const Deal *deal) {
  char name[CARD_TEXT];
  for (int i = 0; i < deal->deck_n; i++)
    text_add(text, "%s%s", i ? " " : "", card_print(deal->deck[i], STYLE_ASCII, name));
}

static void put_files(Text *text, const CarriedFiles *files) {
  for (int i = 0; i < files->n; i++) {
    text_add(text, "File: %s\n", files->file[i].key);
    for (const char *line = files->file[i].text; *line;) {
      size_t n = strcspn(line, "\n");
      text_put(text, line[n] ? "|" : "\\");
      text_put_some(text, line, n);
      text_put(text, "\n");
      line += n + (line[n] == '\n');
    }
  }
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

static void put_sitting(Text *text, const Sitting *sitting) {
  uint16_t seats = sitting->seats;
  if (seats) text_put(text, "Seats:");
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (seats >> seat & 1) text_add(text, " %c", seat_letter(seat));
  if (seats) text_put(text, "\n");
  if (sitting->coach) text_add(text, "Coach: %s\n", COACHED);
}

/* Where the game begins. */
static void put_beginning(Text *text, const Recorded *recorded) {
  char position[NOTATION_MAX];
  Game start;
  if (recorded->position) {
    position_print(recorded->position, recorded->rules, position, sizeof position);
    text_add(text, "Position: %s\n", position);
    return;
  }
  game_start(&start, recorded->rules, recorded->game->seed);
  text_add(text, "Seed: %" PRIu64 "\nLevels: ", recorded->game->seed);
  levels_write(text, &start, recorded->rules);
  text_put(text, "\nDeck: ");
  put_deck(text, &start.deal);
  text_put(text, "\n");
}

/* Everything above the checksum; returns its length. */
static size_t put_record(const Recorded *recorded, char *out, size_t size) {
  enum { NAMES_TEXT = SEAT_MAX * (SEAT_NAME_TEXT + 4) };
  char all[NAMES_TEXT] = "";
  Text text = text_start(out, size), names = text_start(all, sizeof all);
  const Rules *rules = recorded->rules;
  const CarriedFiles *files = recorded->files;
  if (recorded->names) seat_names_print(&names, recorded->names, rules->players);
  bool second = recorded->position || *all || recorded->sitting.seats || recorded->sitting.coach ||
                (files && files->n > 0);
  text_add(&text, "%s\nVariant: %s\nRules: %016" PRIx64 "\nPlayers: %d\n",
           second ? SECOND_LINE : FIRST_LINE, rules->variant, rules->hash, rules->players);
  if (*all) text_add(&text, "Names: %s\n", all);
  put_sitting(&text, &recorded->sitting);
  put_beginning(&text, recorded);
  if (files) put_files(&text, files);
  put_actions(&text, recorded->history, recorded->game->deal.planes);
  text_add(&text, "Actions: %zu\nHash: %016" PRIx64 "\n", recorded->history->n,
           game_hash(recorded->game));
  return text.length;
}

/* Written twice: to learn the length, then into its place. */
size_t record_write(const Recorded *recorded, char **out) {
  enum { CHECKSUM_ROOM = 40 };
  size_t length = put_record(recorded, NULL, 0);
  size_t size = length + CHECKSUM_ROOM;
  *out = malloc(size);
  if (!*out) return 0;
  put_record(recorded, *out, size);
  uint64_t checksum = XXH64(*out, length, 0);
  return length +
         (size_t)snprintf(*out + length, CHECKSUM_ROOM, "Checksum: %016" PRIx64 "\n", checksum);
}

size_t record_print(const Rules *rules, const Game *game, const History *history, char **out) {
  return record_write(&(Recorded){.rules = rules, .game = game, .history = history}, out);
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

/* The next line without its "\n"; NULL behind the last. */
static char *whole_line(Reader *reader) {
  char *line = reader->next;
  if (*line == '\0') return NULL;
  char *end = line + strcspn(line, "\n");
  reader->next = *end ? end + 1 : end;
  *end = '\0';
  reader->at = (size_t)(line - reader->copy);
  reader->line++;
  return line;
}

/* The next line, which may have been through programs that end lines otherwise. */
static char *next_line(Reader *reader) {
  char *line = whole_line(reader);
  size_t n = line ? strlen(line) : 0;
  if (n > 0 && line[n - 1] == '\r') line[n - 1] = '\0';
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
enum {
  HEAD_VARIANT,
  HEAD_RULES,
  HEAD_PLAYERS,
  HEAD_NAMES,
  HEAD_SEATS,
  HEAD_COACH,
  HEAD_SEED,
  HEAD_LEVELS,
  HEAD_DECK,
  HEAD_POSITION,
  HEAD_NB
};
static const char *const HEAD_NAME[HEAD_NB] = {"Variant", "Rules", "Players", "Names", "Seats",
                                               "Coach",   "Seed",  "Levels",  "Deck",  "Position"};

typedef struct Head {
  RecordHead record;
  bool second; /* the version */
  const char *value[HEAD_NB];
  int line[HEAD_NB], end; /* end: its last line */
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
    if (!head->second &&
        (i == HEAD_NAMES || i == HEAD_SEATS || i == HEAD_COACH || i == HEAD_POSITION))
      continue;
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

static bool read_first_line(Reader *reader, Head *head) {
  const char *line = next_line(reader);
  head->second = line && strcmp(line, SECOND_LINE) == 0;
  if (head->second || (line && strcmp(line, FIRST_LINE) == 0)) return true;
  if (!line) reader->line = 1;
  if (line && strncmp(line, FIRST_LINE, sizeof FIRST_LINE - 2) == 0)
    return fail(reader, SAY(RECORD_VERSION));
  return fail(reader, SAY(RECORD_NONE), FIRST_LINE, SECOND_LINE);
}

/* A game begins with its seed and what follows from that, or with a position. */
static bool check_head_lines(Reader *reader, const Head *head) {
  bool set_up = head->value[HEAD_POSITION];
  for (int i = 0; i < HEAD_NB; i++) {
    bool of_seed = i >= HEAD_SEED && i <= HEAD_DECK;
    if (of_seed && set_up && head->value[i]) {
      reader->line = head->line[i];
      return fail(reader, SAY(RECORD_SET_UP), HEAD_NAME[i]);
    }
    if (head->value[i] || !(i < HEAD_NAMES || (of_seed && !set_up))) continue;
    reader->line++;
    return fail(reader, SAY(RECORD_MISSING), HEAD_NAME[i]);
  }
  return true;
}

/* A value of the head as text. */
static bool head_text(Reader *reader, const Head *head, int which, char *out, size_t size) {
  reader->line = head->line[which];
  if (strlen(head->value[which]) >= size)
    return fail(reader, which == HEAD_VARIANT ? SAY(READ_LONG_GAME) : SAY(READ_LONG_POSITION));
  strcpy(out, head->value[which]);
  return true;
}

/* The text of a file, from its first line on. */
static bool read_file(Reader *reader, const char *key, CarriedFiles *files) {
  int line = reader->line;
  char *text = malloc(strlen(reader->next) + 1), *end = text;
  bool more = text != NULL;
  if (!text) return fail(reader, SAY(OUT_OF_MEMORY));
  while (more && (*reader->next == '|' || *reader->next == '\\')) {
    const char *row = whole_line(reader);
    more = *row == '|';
    size_t n = strlen(row + 1);
    memcpy(end, row + 1, n);
    end += n;
    if (more) *end++ = '\n';
  }
  reader->line = line;
  bool twice = carried_find(files, key) != NULL;
  bool full = files->bytes + (size_t)(end - text) > (size_t)CARRIED_MB << 20 ||
              files->n == CARRIED_MAX || strlen(key) >= CARRIED_KEY;
  bool added = !twice && !full && text_all_plain(key) &&
               carried_add(files, key, text, (size_t)(end - text), CARRIED_ABSENT);
  free(text);
  if (added) return true;
  if (twice) return fail(reader, SAY(RECORD_TWICE), key);
  if (full) return fail(reader, SAY(RECORD_FULL), CARRIED_MAX, CARRIED_MB);
  return fail(reader, text_all_plain(key) ? SAY(OUT_OF_MEMORY) : SAY(RECORD_FILE_NAME));
}

static bool read_files(Reader *reader, Head *head) {
  const char *key;
  while (head->second && (key = named(reader->next, "File"))) {
    next_line(reader);
    if (!read_file(reader, key, &head->record.files)) return false;
  }
  return true;
}

/* Letters with blanks between them. */
static bool read_seats(Reader *reader, const Head *head, RecordHead *record) {
  const char *text = head->value[HEAD_SEATS];
  char clip[CLIP_TEXT], letter[] = " ";
  reader->line = head->line[HEAD_SEATS];
  for (const char *at = text; at && *at; at += strspn(at, " ")) {
    letter[0] = *at++;
    int seat = seat_parse(letter, record->players);
    if (seat < 0 || (*at && *at != ' '))
      return fail(reader, SAY(RECORD_SEATS), text_clip(text, strlen(text), clip));
    record->sitting.seats |= (uint16_t)(1u << seat);
  }
  return true;
}

static bool read_coach(Reader *reader, const Head *head, RecordHead *record) {
  const char *text = head->value[HEAD_COACH];
  char clip[CLIP_TEXT];
  reader->line = head->line[HEAD_COACH];
  record->sitting.coach = text != NULL;
  return !text || strcmp(text, COACHED) == 0 ||
         fail(reader, SAY(RECORD_COACH), text_clip(text, strlen(text), clip));
}

static bool read_values(Reader *reader, Head *head) {
  RecordHead *record = &head->record;
  char why[300];
  uint64_t players = 0;
  if (!head_number(reader, head, HEAD_RULES, 16, &record->rules) ||
      !head_number(reader, head, HEAD_PLAYERS, 10, &players))
    return false;
  if (head->value[HEAD_SEED] && !head_number(reader, head, HEAD_SEED, 10, &record->seed))
    return false;
  reader->line = head->line[HEAD_PLAYERS];
  if (players < 2 || players > SEAT_MAX) return fail(reader, SAY(RECORD_PLAYERS), SEAT_MAX);
  record->players = (int)players;
  if (!head_text(reader, head, HEAD_VARIANT, record->variant, sizeof record->variant)) return false;
  if (head->value[HEAD_POSITION] &&
      !head_text(reader, head, HEAD_POSITION, record->position, sizeof record->position))
    return false;
  if (!read_seats(reader, head, record) || !read_coach(reader, head, record)) return false;
  reader->line = head->line[HEAD_NAMES];
  return !head->value[HEAD_NAMES] ||
         seat_names_read(&record->names, head->value[HEAD_NAMES], record->players, why,
                         sizeof why) ||
         fail(reader, why);
}

static bool read_head(Reader *reader, Head *head) {
  *head = (Head){.line = {0}};
  if (!read_first_line(reader, head)) return false;
  while (take_head_line(reader, head)) continue;
  if (!check_head_lines(reader, head)) return false;
  int end = reader->line;
  if (!read_values(reader, head)) return false;
  reader->line = end;
  if (!read_files(reader, head)) return false;
  head->end = reader->line;
  return true;
}

bool record_head(const char *text, RecordHead *out, char *error, size_t error_size) {
  Reader reader;
  Head head;
  if (!reader_open(&reader, text, error, error_size)) return false;
  bool ok = read_head(&reader, &head);
  if (ok)
    *out = head.record;
  else
    record_head_free(&head.record);
  free(reader.copy);
  return ok;
}

void record_head_free(RecordHead *head) { carried_free(&head->files); }

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
    levels_write(&text, replay->game, replay->rules);
  else
    put_deck(&text, &replay->game->deal);
  if (strcmp(is, head->value[which]) == 0) return true;
  replay->reader.line = head->line[which];
  return fail(&replay->reader, sentence, HEAD_NAME[which]);
}

/* The game begins with the position, which stands there as it would be written. */
static bool set_up(Replay *replay, const Head *head) {
  char why[400], is[NOTATION_MAX];
  const char *position = head->record.position;
  replay->reader.line = head->line[HEAD_POSITION];
  if (!position_parse(position, replay->game, replay->rules, why, sizeof why)) {
    game_start(replay->game, replay->rules, 0);
    return fail(&replay->reader, why);
  }
  position_print(replay->game, replay->rules, is, sizeof is);
  return strcmp(is, position) == 0 || fail(&replay->reader, SAY(RECORD_POSITION));
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
  bool good = *head->record.position ? set_up(replay, head)
                                     : same_value(replay, head, HEAD_LEVELS, SAY(RECORD_LEVELS)) &&
                                           same_value(replay, head, HEAD_DECK, SAY(RECORD_DECK));
  if (!good) return false;
  reader->line = head->end;
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
  bool begun = read_head(&replay->reader, &head) && start(replay, &head, same_rules);
  record_head_free(&head.record);
  if (!begun) return false;
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
