/* notation.c - trumps, seats, calls and actions as text, both ways. */
#include "notation/notation.h"

#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"
#include "rules/schema.h"

/* Behind blanks; and is there nothing else? */
static const char *skip_blanks(const char *text) {
  while (*text == ' ' || *text == '\t') text++;
  return text;
}

static bool is_end(const char *text) { return *skip_blanks(text) == '\0'; }

static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

/* ---- trumps ---- */

/* Goes behind the word that the text begins with; false: it begins otherwise. */
static bool take(const char **at, const char *word) {
  size_t n = strlen(word);
  if (strncmp(*at, word, n) != 0) return false;
  *at += n;
  return true;
}

/* What says that there is no trump suit. */
static bool take_no_suit(const char **at) {
  bool letters = upper((*at)[0]) == 'N' && upper((*at)[1]) == 'T';
  if (letters) *at += strlen("NT");
  return letters || take(at, "无主") || take(at, "无将");
}

/* A letter stands behind the rank alone: HJ is a joker. */
static Suit take_suit(const char **at, bool ranked) {
  if (!ranked && (unsigned char)**at < 0x80) return SUIT_NONE;
  Suit suit = suit_parse(*at, at);
  return suit == SUIT_NONE ? suit_parse_chinese(*at, at) : suit;
}

/* A rank and a suit, or none, in either order; 打 and 主 may stand before them. */
bool trump_parse(const char *text, Trump *trump, char *error, size_t error_size) {
  Trump read = {RANK_NONE, SUIT_NONE};
  bool no_suit = false, more = true;
  const char *at = skip_blanks(text);
  while (more && !is_end(at)) {
    bool suited = no_suit || read.suit != SUIT_NONE;
    if (!suited && (no_suit = take_no_suit(&at))) continue;
    if (take(&at, "打") || take(&at, "主")) continue;
    if (read.rank == RANK_NONE && (read.rank = rank_parse(at, &at)) != RANK_NONE) continue;
    more = !suited && (read.suit = take_suit(&at, read.rank != RANK_NONE)) != SUIT_NONE;
  }
  if (more && (no_suit || (read.suit != SUIT_NONE && read.rank != RANK_NONE))) {
    *trump = read;
    return true;
  }
  char clip[CLIP_TEXT];
  text_clip(text, strlen(text), clip);
  return say_fail(error, error_size, SAY(READ_NO_TRUMP), clip);
}

const char *trump_print(Trump trump, Style style, char out[CARD_TEXT]) {
  Text text = text_start(out, CARD_TEXT);
  if (trump.rank != RANK_NONE) text_put(&text, rank_name(trump.rank, style));
  text_put(&text, suit_name(trump.suit, style));
  return out;
}

/* ---- seats ---- */

int seat_parse(const char *text, int players) {
  const char *at = skip_blanks(text);
  int seat = upper(*at) - 'A';
  return seat >= 0 && seat < players && is_end(at + 1) ? seat : -1;
}

char seat_letter(int seat) {
  assert(seat >= 0 && seat < SEAT_MAX);
  return (char)('A' + seat);
}

/* ---- calls ---- */

/* "other", in any case. */
static bool is_other(const char *text) {
  for (const char *other = "OTHER"; *other; other++, text++)
    if (upper(*text) != *other) return false;
  return is_end(text);
}

/* A number from 1 (more than there are copies is for the game to refuse); 0 when it is none. */
static int ordinal_parse(const char *text) {
  int number = 0, digits = 0;
  if (is_other(text)) return ORDINAL_OTHER;
  for (; *text >= '0' && *text <= '9' && digits < 2; digits++) number = number * 10 + *text++ - '0';
  return is_end(text) ? number : 0;
}

bool call_parse(const char *text, Call *call, char *error, size_t error_size) {
  char name[16], clip[CLIP_TEXT];
  Card card;
  const char *hash = strchr(text, '#');
  int ordinal = hash ? ordinal_parse(hash + 1) : 0;
  size_t length = hash ? (size_t)(hash - text) : 0;
  if (ordinal == 0 || length >= sizeof name)
    return say_fail(error, error_size, SAY(READ_NO_CALL), text_clip(text, strlen(text), clip));
  memcpy(name, text, length);
  name[length] = '\0';
  int n = cards_parse(name, &card, 1, error, error_size);
  if (n < 0) return false;
  if (n == 0)
    return say_fail(error, error_size, SAY(READ_CALLS_NO_CARD),
                    text_clip(text, strlen(text), clip));
  *call = (Call){.card = card, .ordinal = (uint8_t)ordinal, .player = SEAT_NONE};
  return true;
}

const char *call_print(const Call *call, Style style, char out[16]) {
  char name[CARD_TEXT];
  Text text = text_start(out, 16);
  text_put(&text, card_print(call->card, style, name));
  if (call->ordinal == ORDINAL_OTHER)
    text_put(&text, "#other");
  else
    text_add(&text, "#%d", call->ordinal);
  return out;
}

const char *call_said(const Call *call, Style style, char out[CALL_SAID]) {
  char name[CARD_TEXT];
  const char *card = card_said(call->card, style, name);
  bool other = call->ordinal == ORDINAL_OTHER;
  if (!other && call->ordinal > PACK_MAX) return call_print(call, style, out); /* there is none */
  return say_values_in(out, CALL_SAID,
                       other ? VALUES(SAY(CALL_OTHER), card)
                             : VALUES(SAY(CALL_NTH), call->ordinal, card));
}

/* ---- actions ---- */

static bool takes_cards(ActionType type) {
  return type == ACTION_DECLARE || type == ACTION_DEFEND || type == ACTION_BURY ||
         type == ACTION_PLAY || type == ACTION_GIVE || type == ACTION_CHOOSE;
}

/* Cuts "@12" off the end: the version of the table that an action was made for. False and a
** sentence when what stands behind @ is no version. */
static bool version_cut(const char *text, char out[NOTATION_MAX], uint16_t *version, char *error,
                        size_t error_size) {
  char clip[CLIP_TEXT];
  const char *at = strrchr(text, '@');
  size_t length = at ? (size_t)(at - text) : strlen(text);
  *version = 0;
  out[0] = '\0';
  if (length >= NOTATION_MAX) return say_fail(error, error_size, SAY(READ_LONG_LINE));
  memcpy(out, text, length);
  out[length] = '\0';
  if (!at) return true;
  int number = 0, digits = 0;
  for (at++; *at >= '0' && *at <= '9' && digits < 5; digits++) number = number * 10 + (*at++ - '0');
  if (digits == 0 || number == 0 || number > UINT16_MAX || !is_end(at))
    return say_fail(error, error_size, SAY(READ_NO_VERSION), text_clip(text, strlen(text), clip));
  *version = (uint16_t)number;
  return true;
}

/* A word of a variant's own, and behind it nothing, a number or cards. */
static bool choice_parse(const char *word, size_t length, int planes, Action *action, char *error,
                         size_t error_size) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz-0123456789";
  char clip[CLIP_TEXT], *end;
  bool is_word = word[0] >= 'a' && word[0] <= 'z' && strspn(word, letters) >= length;
  if (!is_word || length >= sizeof action->word)
    return say_fail(error, error_size, SAY(READ_NO_ACTION), text_clip(word, length, clip));
  memcpy(action->word, word, length);
  action->word[length] = '\0';
  const char *rest = skip_blanks(word + length);
  if (!*rest) return true;
  long number = strtol(rest, &end, 10);
  action->has_number = end > rest && is_end(end) && number >= INT16_MIN && number <= INT16_MAX;
  action->number = (int16_t)(action->has_number ? number : 0);
  return action->has_number || cardset_parse(rest, &action->cards, planes, error, error_size);
}

/* Calls separated by blanks or commas. */
static bool calls_parse(const char *text, Action *action, char *error, size_t error_size) {
  static const char separators[] = " ,\t";
  while (*(text += strspn(text, separators))) {
    char word[24], clip[CLIP_TEXT];
    size_t length = strcspn(text, separators);
    if (length >= sizeof word)
      return say_fail(error, error_size, SAY(READ_LONG_CALL), text_clip(text, length, clip));
    memcpy(word, text, length);
    word[length] = '\0';
    if (action->calls == CALL_MAX)
      return say_fail(error, error_size, SAY(READ_MANY_CALLS), CALL_MAX);
    if (!call_parse(word, &action->call[action->calls], error, error_size)) return false;
    action->calls++;
    text += length;
  }
  return true;
}

/* The rank that is asked for. */
static bool request_parse(const char *text, Action *action, char *error, size_t error_size) {
  char clip[CLIP_TEXT];
  const char *end = text;
  action->rank = rank_parse(text, &end);
  if (!*text) return true; /* none is named: the game refuses it */
  if (action->rank != RANK_NONE && is_end(end)) return true;
  return say_fail(error, error_size, SAY(READ_REQUEST), text_clip(text, strlen(text), clip));
}

bool action_parse(const char *text, int planes, Action *action, char *error, size_t error_size) {
  char line[NOTATION_MAX];
  uint16_t version;
  if (!version_cut(text, line, &version, error, error_size)) return false;
  const char *word = skip_blanks(line);
  size_t length = strcspn(word, " \t");
  ActionType type = action_find(word, length);
  *action = (Action){.type = (uint8_t)type, .seat = SEAT_NONE, .version = version};
  if (type == ACTION_NB) action->type = ACTION_CHOOSE;
  if (type == ACTION_NB) return choice_parse(word, length, planes, action, error, error_size);
  const char *rest = skip_blanks(word + length);
  if (type == ACTION_REQUEST) return request_parse(rest, action, error, error_size);
  if (type == ACTION_CALL) return calls_parse(rest, action, error, error_size);
  if (type == ACTION_PLAY &&
      !grouping_cut(line + (rest - line), &action->grouping, error, error_size))
    return false;
  if (takes_cards(type) && !cardset_parse(rest, &action->cards, planes, error, error_size))
    return false;
  if (action_is_divided(action) && cardset_is_empty(&action->cards))
    return say_fail(error, error_size, SAY(READ_NOTHING_DIVIDED));
  if (takes_cards(type)) return true;
  if (*rest) return say_fail(error, error_size, SAY(READ_NOTHING_BEHIND), action_word(type));
  return true;
}

size_t action_print(const Action *action, int planes, Style style, char *out, size_t size) {
  Text text = text_start(out, size);
  char cards[CARD_MAX * CARD_TEXT], call[16];
  text_put(&text, action_name(action));
  if (action->has_number) text_add(&text, " %d", action->number);
  if (takes_cards(action->type) && !cardset_is_empty(&action->cards)) {
    cardset_print(&action->cards, planes, style, cards, sizeof cards);
    text_add(&text, " %s", cards);
  }
  if (action_is_divided(action))
    text_add(&text, " as %s", grouping_print(&action->grouping, cards, sizeof cards));
  for (int i = 0; action->type == ACTION_CALL && i < action->calls; i++)
    text_add(&text, " %s", call_print(&action->call[i], style, call));
  if (action->type == ACTION_REQUEST && action->rank < RANK_NB)
    text_add(&text, " %s", rank_name(action->rank, style));
  if (action->version) text_add(&text, " @%d", action->version);
  return text.length;
}

const char *score_print(const Score *score, char out[SCORE_TEXT]) {
  Text text = text_start(out, SCORE_TEXT);
  text_put(&text, schema_sides[score->side]);
  if (score->side != SIDE_NOBODY) text_add(&text, " +%d", score->levels);
  return out;
}

void levels_write(Text *text, const Game *game, const Rules *rules) {
  char level[LEVEL_TEXT];
  for (int seat = 0; seat < rules->players; seat++)
    text_add(text, "%s%s", seat ? "," : "",
             deal_level_print(rules, game, seat, STYLE_ASCII, level));
}

/* ---- climbing ---- */

static void put_seat(Text *text, int seat, const char *between) {
  text_add(text, "%s%c", between, seat_letter(seat));
}

void out_print(Text *text, const Game *game) {
  const ClimbTable *table = &game->deal.table[0];
  for (int i = 0; i < table->out_n; i++) put_seat(text, table->out[i], i ? " " : "");
}

void winners_print(Text *text, const Game *game) {
  const char *between = "";
  if (!game->over) text_put(text, "nobody");
  for (int seat = 0; seat < game->deal.players && game->over; seat++)
    if (game->winners >> seat & 1) put_seat(text, seat, between), between = " ";
}

void dealers_print(Text *text, const Game *game) {
  for (int k = 0; k < game->deal.tables; k++) put_seat(text, game->dealer[k], k ? " " : "");
}

void tables_print(Text *text, const Game *game) {
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    for (int i = 0; i < table->size; i++)
      put_seat(text, game->place[table->first + i], i ? " " : k ? ", " : "");
  }
}
