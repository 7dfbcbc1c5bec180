/* fuzz_hooks.c - rules that answer anything: a few games, loaded once, in which every field that
** may be a function is one (answers.lua) and answers what the bytes say. Whatever that is, an
** action is done whole or refused with a sentence and nothing changed, all cards stay accounted
** for, and the same question has the same answer.
**
** The first byte chooses the game and a salt, the second the position, the next ACTIONS ones what
** is done there; of the others what the functions answer is made, and remembered for them. */
#include <stdarg.h>
#include <unistd.h>

#include "deal/deal_is_ok.h"
#include "deal/game.h"
#include "deal/phase.h"
#include "deal/view.h"
#include "fuzz.h"
#include "language/language.h"
#include "lua/load/layers.h"
#include "lua/sandbox/sandbox.h"
#include "lua/variant.h"
#include "rules/schema.h"

enum { SALTS = 4, POSITIONS = 48, APART = 11, DEAL_ACTIONS = 2000, ACTIONS = 2 };
enum { ANSWERS = 24, TABLES = 8, EFFECT_TABLES = 4 };

/* A question is short here, and so is all that a command asks. */
static const Limits LITTLE = {100000, 8 << 20, 1024, 0};

static const struct {
  const char *spec;
  int players;
} GAMES[] = {
    {"pagat", 6},
    {"friends", 5},
    {"online+kitty-is-stolen", 4},
    {"eighty", 4},
    {"pagat+four-alike-are-a-bomb+kitty-may-be-exposed", 6},
};
enum { GAMES_N = sizeof GAMES / sizeof *GAMES };

/* A game under one salt, and positions of a deal in which nothing was answered yet. */
typedef struct Position {
  Game game;
  Action then[ACTIONS]; /* what was done next */
} Position;

typedef struct Table {
  Variant *variant;
  const Rules *rules;
  Position position[POSITIONS];
  int positions;
} Table;

/* answers.lua with that salt, as a file that can be named in a sum. */
static void write_rule(const char *path, int salt) {
  char line[256];
  FILE *in = fopen("tests/fuzz/answers.lua", "r"), *out = fopen(path, "w");
  check(in && out, "tests/fuzz/answers.lua can be read, and a file written");
  while (fgets(line, sizeof line, in))
    if (strncmp(line, "local SALT", 10) == 0)
      fprintf(out, "local SALT = %d\n", salt);
    else
      fputs(line, out);
  fclose(in);
  check(fclose(out) == 0, "a file can be written");
}

/* Is every field that may be a function one? Those of forms and bids are under odd salts alone. */
static void check_all_asked(const Rules *rules, int salt) {
  for (int i = 0; i < schema_n; i++) {
    int hook = schema[i].hook;
    bool left_out = hook < 0 || (hook == HOOK_FRIENDS_CALLS && salt % 4 != 2) ||
                    ((hook == HOOK_LEAD_FORMS || hook == HOOK_DECLARE_BIDS) && salt % 2 == 0);
    check(left_out || rules_hooked(rules, (Hook)hook), schema[i].name);
  }
}

static void load(Table *table, int game, int salt) {
  char path[64], spec[128], error[VARIANT_ERROR] = "";
  snprintf(path, sizeof path, "/tmp/fuzz-hooks-%ld.lua", (long)getpid());
  write_rule(path, salt);
  snprintf(spec, sizeof spec, "%s+%s", GAMES[game].spec, path);
  table->variant =
      variant_load_as(spec, &(VariantWanted){.players = GAMES[game].players, .limits = &LITTLE},
                      error, sizeof error);
  unlink(path);
  check(table->variant != NULL, error);
  table->rules = variant_rules(table->variant);
  check_all_asked(table->rules, salt);
}

static void begin(const Rules *rules) {
  if (rules->begin) rules->begin(rules->budget);
}

/* Plays a deal and keeps where it stood now and then, at each new phase and before its last action,
** with what was done next. */
static void find_positions(Table *table, uint64_t seed) {
  static Game game, before[2];
  static Action done[DEAL_ACTIONS + ACTIONS];
  const Rules *rules = table->rules;
  Rng rng;
  int n = 0, at[POSITIONS];
  rng_seed(&rng, seed);
  game_start(&game, rules, seed);
  for (int phase = -1; n < DEAL_ACTIONS && game.deal.phase < rules->phases_n; n++) {
    bool kept = game.deal.phase != phase || n % APART == 0;
    phase = game.deal.phase;
    before[n % 2] = game;
    if (kept && table->positions < POSITIONS - 1) {
      at[table->positions] = n;
      table->position[table->positions++].game = game;
    }
    begin(rules);
    game_random_action(&game, rules, &rng, &done[n]);
    if (done[n].type == ACTION_NB || game_apply(&game, rules, &done[n], NULL) != LEGAL) break;
  }
  if (n > 0) {
    at[table->positions] = n - 1;
    table->position[table->positions++].game = before[(n - 1) % 2];
  }
  for (int i = n; i < n + ACTIONS; i++) done[i] = (Action){.type = ACTION_DEAL, .seat = SEAT_NONE};
  for (int i = 0; i < table->positions; i++)
    memcpy(table->position[i].then, &done[at[i]], sizeof table->position[i].then);
}

static Table *table_of(int game, int salt) {
  static Table *tables[GAMES_N][SALTS];
  Table **table = &tables[game][salt];
  if (*table) return *table;
  *table = calloc(1, sizeof **table);
  check(*table != NULL, "there is memory");
  load(*table, game, salt);
  find_positions(*table, (uint64_t)(1 + salt));
  return *table;
}

/* ---- what is remembered ---- */

typedef struct Bytes {
  const uint8_t *at, *end;
} Bytes;

static uint8_t next(Bytes *bytes) { return bytes->at < bytes->end ? *bytes->at++ : 0; }

typedef struct Out {
  char text[MEMORY_MAX];
  size_t n;
} Out;

/* No more than fits: what is too long is left out in the end. */
__attribute__((format(printf, 2, 3))) static void put(Out *out, const char *format, ...) {
  if (out->n >= sizeof out->text) return;
  va_list arguments;
  va_start(arguments, format);
  int n = vsnprintf(out->text + out->n, sizeof out->text - out->n, format, arguments);
  va_end(arguments);
  out->n += (size_t)n;
}

static void put_string(Out *out, Bytes *bytes, int length) {
  put(out, "\"");
  for (int i = 0; i < length && bytes->at < bytes->end; i++) {
    uint8_t byte = next(bytes);
    bool plain = byte >= ' ' && byte <= '~' && !strchr("\"\\;", byte);
    put(out, plain ? "%c" : "\\%03d", byte);
  }
  put(out, "\"");
}

/* A word that some field has, or half of it, or one that means something to made(). */
static void put_word(Out *out, Bytes *bytes) {
  static const char *const OTHERS[] = {
      "@A",  "@B", "@C", "@Z",   "#5H", "#AAKKS",        "#",
      "%A",  "%B", "&",  "!no",  "^",   "leader's side", "other side",
      "all", "no", "H",  "2x2+", "9NT", "AC#2",          "5"};
  enum { OTHERS_N = sizeof OTHERS / sizeof *OTHERS };
  uint8_t byte = next(bytes);
  const Field *field = &schema[next(bytes) % schema_n];
  const char *word = OTHERS[byte % OTHERS_N];
  if (byte >= 0xa0 && field->words) word = field->words[0];
  put(out, "\"%.*s\"", byte >= 0xf0 ? (int)strlen(word) / 2 : 40, word);
}

static void put_value(Out *out, Bytes *bytes, int depth);

/* Whom an effect is about. */
static void put_seat(Out *out, Bytes *bytes) {
  static const char *const SEATS[] = {"@A",  "@B",        "@C",        "@D",
                                      "all", "declarers", "opponents", "kitty"};
  put(out, "\"%s\"", SEATS[next(bytes) % 8]);
}

/* { from = …, to = …, cards = … } */
static void put_move(Out *out, Bytes *bytes) {
  static const char *const CARDS[] = {"%A", "%B", "%C", "&", "#5H", "#2S", "#", "#KKKKKKKKH"};
  put(out, "{from=");
  put_seat(out, bytes);
  put(out, ",to=");
  put_seat(out, bytes);
  uint8_t byte = next(bytes);
  put(out, ",count=%d,cards=\"%s\"%s}", byte % 5, CARDS[byte % 8],
      byte >= 0xe0 ? ",only=\"^\"" : "");
}

/* One effect, mostly as it should be. */
static void put_effect(Out *out, Bytes *bytes) {
  static const char *const NAMES[] = {
      "levels", "points", "active", "passive",  "trump",    "declarer", "redeal", "locks",
      "reveal", "move",   "gift",   "per_card", "unplayed", "loses",    "ask",    "cycle"};
  uint8_t name = next(bytes), byte = next(bytes);
  put(out, "%s=", NAMES[name % 16]);
  if (name >= 0xe0) {
    put_value(out, bytes, 2);
    return;
  }
  switch (name % 16) {
    case 0:
    case 1:
      put(out, "{[");
      put_seat(out, bytes);
      put(out, "]=%d}", name & 1 ? 5 * (byte % 16) - 35 : byte % 8 - 4);
      break;
    case 4: put(out, "\"%s\"", byte & 1 ? "none" : byte & 2 ? "H" : "S"); break;
    case 8:
    case 11: put(out, "%d", byte); break;
    case 9:
    case 10:
      put(out, "{");
      for (int n = 1 + byte % 3; n > 0; n--) put_move(out, bytes), put(out, n > 1 ? "," : "");
      put(out, "}");
      break;
    case 12:
    case 13: put(out, "\"%s\"", byte & 1 ? "leader's side" : "other side"); break;
    case 2:
    case 3:
    case 5:
    case 14: put_seat(out, bytes); break;
    default: put(out, "true"); break;
  }
}

static void put_table(Out *out, Bytes *bytes, int depth) {
  put(out, "{");
  for (int i = 0, n = next(bytes) % 5; i < n; i++) {
    if (i) put(out, ",");
    put_value(out, bytes, depth);
  }
  put(out, "}");
}

/* Any value, with tables in it. */
static void put_value(Out *out, Bytes *bytes, int depth) {
  uint8_t type = next(bytes);
  switch (depth < 4 ? type % 8 : type % 5) {
    case 0: put(out, "%d", (int8_t)next(bytes)); break;
    case 1: put(out, type & 8 ? "true" : "false"); break;
    case 2: put_string(out, bytes, type / 16); break;
    case 3: put(out, "%d.5e%d", type, next(bytes)); break;
    case 4: put_word(out, bytes); break;
    case 5: put_table(out, bytes, depth + 1); break;
    case 6:
      put(out, "{");
      for (int n = type / 16 % 4; n >= 0; n--) put_effect(out, bytes), put(out, n ? "," : "");
      put(out, "}");
      break;
    default:
      put(out, "{[");
      put_word(out, bytes);
      put(out, "]=");
      put_value(out, bytes, depth + 1);
      put(out, "}");
  }
}

/* Player A remembers `bytes`, the first ANSWERS, and the deal `tables`: four of effects, then
** others. */
static void remember(Game *game, Bytes *bytes) {
  static Out out;
  memset(&out, 0, sizeof out);
  put(&out, "{A={bytes=");
  put_string(&out, bytes, ANSWERS);
  put(&out, "}}");
  remember_text(&game->remembered, REMEMBERED_GAME, out.text);
  memset(&out, 0, sizeof out);
  put(&out, "{tables={");
  for (int i = 0; i < TABLES && bytes->at < bytes->end; i++) {
    put(&out, i ? "," : "");
    if (i >= EFFECT_TABLES) {
      put_value(&out, bytes, 1);
      continue;
    }
    put(&out, "{");
    for (int n = next(bytes) % 4; n > 0; n--) put_effect(&out, bytes), put(&out, n > 1 ? "," : "");
    put(&out, "}");
  }
  put(&out, "}}");
  if (out.n >= sizeof out.text) out.text[0] = '\0';
  if (!remember_text(&game->remembered, REMEMBERED_DEAL, out.text))
    remember_text(&game->remembered, REMEMBERED_DEAL, "");
}

/* Has the command run for too long? How far it came may then differ from time to time. */
static bool is_cut_off(const Rules *rules) {
  return ((const Variant *)rules->context)->used_up[0] != '\0';
}

/* The same question twice, and with its reasons. */
static void ask_twice(const Game *game, const Rules *rules, const Action *action) {
  char sentence[2048];
  Ruling why = ruling_make(LEGAL);
  begin(rules);
  Refusal first = game_check(game, rules, action);
  if (is_cut_off(rules)) return;
  begin(rules);
  Refusal second = game_check(game, rules, action);
  if (is_cut_off(rules)) return;
  check(first == second, "the same question has the same answer");
  begin(rules);
  game_explain(game, rules, action, &why);
  if (is_cut_off(rules)) return;
  check((why.refusal == LEGAL) == (first == LEGAL), "there are reasons for a refusal alone");
  ruling_text(&why, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  check(first == LEGAL || sentence[0], "a refusal has a sentence");
}

/* Refused, and nothing changed; or done, and nothing lost. */
static void try_action(Game *game, const Rules *rules, const Action *action) {
  static Game before;
  Ruling why = ruling_make(LEGAL);
  before = *game;
  begin(rules);
  Refusal refusal = game_apply(game, rules, action, &why);
  const char *wrong = deal_is_ok(rules, game);
  check(!wrong, wrong);
  if (refusal == LEGAL) return;
  check(memcmp(&before, game, sizeof before) == 0, "a refusal changes nothing");
}

/* What was done when nothing was answered, or that by another player, of another type, with a word,
** or with other cards; seldom one that the game finds now, which may ask for long. */
static void change_action(const Game *game, const Rules *rules, uint8_t byte, Action *action) {
  int seat = action->seat < game->deal.players ? action->seat : byte % game->deal.players;
  switch (byte >> 4) {
    case 7: *action = game_default(game, rules); break;
    case 8: action->seat = (uint8_t)((seat + 1) % game->deal.players); break;
    case 9: action->type = (uint8_t)(byte % ACTION_NB); break;
    case 10: action->cards = *HAND_OF(&game->deal, seat); break;
    case 11: action->type = ACTION_MISDEAL; break;
    case 12: action->type = ACTION_PASS; break;
    case 13: action->type = ACTION_DECLARE; break;
    case 14: action->type = ACTION_CHOOSE; break;
    default: break;
  }
  if (action->type == ACTION_CHOOSE && !action->word[0]) strcpy(action->word, "double");
  if (action->seat >= game->deal.players && action->type != ACTION_DEAL)
    action->seat = (uint8_t)seat;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Game game, view;
  if (size < 2 + ACTIONS) return 0;
  const Table *table = table_of(data[0] % GAMES_N, data[0] / GAMES_N % SALTS);
  const Rules *rules = table->rules;
  const Position *position = &table->position[data[1] % table->positions];
  game = position->game;
  remember(&game, &(Bytes){data + 2 + ACTIONS, data + size});
  for (int i = 0; i < ACTIONS && !game.over; i++) {
    uint8_t byte = data[2 + i];
    Action action = position->then[i];
    begin(rules);
    change_action(&game, rules, byte, &action);
    if (action.type == ACTION_NB) continue;
    if (byte % 8 == 1) ask_twice(&game, rules, &action);
    try_action(&game, rules, &action);
  }
  view_of(&game, rules, data[2] % rules->players, &view);
  return 0;
}
