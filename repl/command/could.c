/* could.c - `could`: whether a seat may play cards, or could have done so, asked as people ask. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "deal/climb_tables.h"
#include "language/typed_zh.h"
#include "notation/notation.h"
#include "repl/command/handlers.h"
#include "repl/command/out_of_turn.h"
#include "repl/command/why.h"
#include "repl/say.h"
#include "repl/scene.h"

enum { TRICK_LAST = -1 }; /* the last whole one */

static const char NTH[] = "第", TRICK[] = "墩"; /* 第4墩 */

/* What was asked: could `seat` (have: when it last did so) do this. */
typedef struct Could {
  int seat;        /* SEAT_NONE: nobody was named */
  ActionType type; /* ACTION_NB: what the phase asks for */
  bool past, last; /* it is about what was done; whatever was done last, by whoever did it */
  bool beat;       /* "it" is what lies on the table, not the cards */
  bool that;       /* the cards are those that were played */
  bool pair;       /* and these are a pair */
  int trick;       /* of the deal, counted from 1; 0: none was named */
  Text cards;
} Could;

static bool is_one_of(const char *words, const char *word) {
  return text_which(words, word, strlen(word)) >= 0;
}

/* What is done with cards, in both tenses. */
static ActionType type_of_verb(const char *word) {
  static const char PLAYS[] =
      "play|played|lead|led|follow|followed|throw|thrown|ruff|ruffed|beat|beaten|win|won|出|打|压";
  static const char BURIES[] = "bury|buried|扣|埋";
  static const char DECLARES[] = "declare|declared|bid|show|shown|亮";
  static const char CALLS[] = "call|called|叫";
  static const char PASSES[] = "pass|passed|过|不要";
  if (is_one_of(PLAYS, word)) return ACTION_PLAY;
  if (is_one_of(PASSES, word)) return ACTION_PASS;
  if (is_one_of(BURIES, word)) return ACTION_BURY;
  if (is_one_of(DECLARES, word)) return ACTION_DECLARE;
  return is_one_of(CALLS, word) ? ACTION_CALL : ACTION_NB;
}

static const char BEATS[] = "beat|beaten|ruff|ruffed|win|won|压";
static const char PAST[] = "have|has|刚才|当时";
static const char THAT[] = "that|this|it|so|那|那手|这手";
static const char PAIR[] = "pair|对|对子";
static const char OTHERS[] = "he|she|they|him|her|them|他|她";
static const char IDLE[] = "i|we|you|me|not|be|been|instead|then|there|legally|with|我|我们";

static void take_word(Repl *repl, const char *typed, Could *could) {
  char word[SEAT_NAME_TEXT];
  text_copy(word, sizeof word, typed, strlen(typed));
  for (char *c = word; *c; c++) *c = (char)tolower((unsigned char)*c);
  ActionType type = type_of_verb(word);
  bool first = could->type == ACTION_NB && !could->cards.length;
  int seat = first && could->seat == SEAT_NONE ? command_seat_of(repl, typed) : -1;
  could->beat |= is_one_of(BEATS, word);
  if (type != ACTION_NB)
    could->type = type;
  else if (could->beat && is_one_of(THAT, word))
    return;
  else if (is_one_of(PAST, word))
    could->past = true;
  else if (is_one_of(THAT, word))
    could->past = could->that = true;
  else if (could->that && is_one_of(PAIR, word))
    could->pair = true;
  else if (first && is_one_of(OTHERS, word))
    could->past = could->last = true;
  else if (seat >= 0)
    could->seat = seat;
  else if (*word && !is_one_of(IDLE, word))
    text_add(&could->cards, " %s", typed);
}

/* The next word, without the sign behind it. False: there is none. */
static bool next_word(const char **rest, char word[ROW_TEXT]) {
  if (!command_word(rest, word, ROW_TEXT)) return false;
  size_t n = strlen(word);
  if (n > 0 && strchr("?,", word[n - 1])) word[n - 1] = '\0';
  return true;
}

/* "4", "4th", "fourth"; "last" is TRICK_LAST, 0: it counts nothing. */
static int counted(const char *word) {
  static const char COUNTED[] = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth";
  static const char ENDS[] = "st|nd|rd|th";
  char *end;
  int nth = text_which(COUNTED, word, strlen(word));
  if (strcasecmp(word, "last") == 0) return TRICK_LAST;
  if (nth >= 0) return nth + 1;
  long n = strtol(word, &end, 10);
  return n > 0 && n <= 10000 && (!*end || is_one_of(ENDS, end)) ? (int)n : 0;
}

/* "in trick 4", "to the first trick", "in the last trick", "第4墩"; "in this trick" says nothing
** more. False: no such words come next, and nothing was read. */
static bool take_trick(const char **rest, Could *could) {
  static const char BEFORE[] = "in|to|on|at|of|during|the";
  static const char THIS[] = "this|that|current";
  const char *at = *rest;
  char word[ROW_TEXT], next[ROW_TEXT] = "";
  do {
    if (!next_word(&at, word)) return false;
  } while (is_one_of(BEFORE, word));
  const char *end;
  int n = counted(word);
  if (strcmp(word, "上一墩") == 0) {
    n = TRICK_LAST;
  } else if (strncmp(word, NTH, strlen(NTH)) == 0 && strstr(word, TRICK)) {
    n = chinese_number(word + strlen(NTH), &end);
    if (n == 0 || strcmp(end, TRICK) != 0) return false;
  } else {
    if (!next_word(&at, next)) return false;
    bool named = strcasecmp(next, "trick") == 0;
    if (!named && strcasecmp(word, "trick") == 0) named = (n = counted(next)) != 0;
    if (!named || (n == 0 && !is_one_of(THIS, word))) return false;
  }
  could->trick = n;
  could->past = true;
  *rest = at;
  return true;
}

/* Of a word of a Chinese sentence: the length of the part that stands first, with the blanks behind
** it in *text; 0: it is none of these. */
static size_t first_part(const Repl *repl, const char *text) {
  static const char *const PARTS[] = {"我们", "他们", "她们",   "我",   "他",   "她",   "刚才",
                                      "当时", "里",   "上一墩", "那手", "这手", "对子", "对",
                                      "那",   "出",   "打",     "压",   "扣",   "埋",   "亮",
                                      "叫",   "过",   "不要",   NULL};
  const char *end;
  if (strncmp(text, NTH, strlen(NTH)) == 0 && chinese_number(text + strlen(NTH), &end) > 0 &&
      strncmp(end, TRICK, strlen(TRICK)) == 0)
    return (size_t)(end - text) + strlen(TRICK);
  for (int i = 0; PARTS[i]; i++)
    if (strncmp(text, PARTS[i], strlen(PARTS[i])) == 0) return strlen(PARTS[i]);
  for (int seat = 0; seat < repl->session.rules->players; seat++) {
    const char *name = repl->session.names.of[seat];
    if ((unsigned char)*name >= 0x80 && strncmp(text, name, strlen(name)) == 0) return strlen(name);
  }
  bool letter = isalpha((unsigned char)text[0]) && (unsigned char)text[1] >= 0x80;
  return letter && first_part(repl, text + 1) > 0 ? 1 : 0;
}

/* The words of a Chinese sentence with blanks between them, up to the cards: "第三墩C出那对". */
static const char *put_apart(const Repl *repl, const char *rest, char out[ROW_TEXT]) {
  Text text = text_start(out, ROW_TEXT);
  while (*rest) {
    size_t n = first_part(repl, rest);
    bool parts = n > 0;
    if (!parts) n = strcspn(rest, " \t");
    if (n == 0) n = 1;
    text_add(&text, parts ? "%.*s " : "%.*s", (int)n, rest);
    rest += n;
  }
  return out;
}

/* "F have played 9C 9C in trick 4?" */
static void read_could(Repl *repl, const char *rest, Could *could) {
  char word[ROW_TEXT], apart[ROW_TEXT];
  rest = put_apart(repl, rest, apart);
  for (;;)
    if (take_trick(&rest, could))
      continue;
    else if (next_word(&rest, word))
      take_word(repl, word, could);
    else
      return;
}

static bool is_pair(const Action *action) {
  return cardset_size(&action->cards, PACK_MAX) == 2 && action->cards.plane[1];
}

/* Is it what was asked about? Passing is asked about where the seat played, too. */
static bool is_it(const Could *could, const Action *action) {
  bool instead = could->type == ACTION_PASS && action->type == ACTION_PLAY;
  return (action->type == could->type || instead) && (!could->pair || is_pair(action)) &&
         (could->seat == SEAT_NONE || action->seat == could->seat);
}

/* Tricks that are done at the seat's table. */
static int tricks_done(const Game *game, int seat) {
  return game->deal.tables ? game->deal.table[table_of(game, seat)].trick : game->deal.trick;
}

/* The seat's last such action in that trick of this deal, among all that are known; -1: none. */
static long find_in_trick(Session *session, const Could *could, int trick) {
  const Game *now = &session->game;
  Session all;
  long found = -1;
  session_copy(&all, session);
  session_goto(&all, session_known(&all));
  for (Replay at = session_begin(&all); session_next(&at);)
    if (is_it(could, &at.action) && at.before.number == now->number &&
        at.before.redeals == now->redeals && tricks_done(&at.before, at.action.seat) == trick - 1)
      found = (long)at.n - 1;
  session_free(&all);
  if (found >= 0 || could->type != ACTION_PLAY || !now->deal.tables) return found;
  Could passed = *could; /* it could have played instead */
  passed.type = ACTION_PASS;
  return find_in_trick(session, &passed, trick);
}

/* The seat's last such action in this deal, of any seat where none is named; its place in the
** history, -1: there is none. */
static long find_done(const Session *session, const Could *could) {
  for (size_t i = session->history.n; i-- > 0;) {
    const Action action = history_action(&session->history, i);
    if (action.type == ACTION_DEAL) return -1;
    if (is_it(could, &action)) return (long)i;
  }
  return -1;
}

/* Has the seat no cards left at the end of what is known of that deal? Then all saw what it had. */
static bool is_all_played(Session *session, int seat, size_t at) {
  Session end;
  session_copy(&end, session);
  while (at < session_known(session) && history_action(&session->history, at).type != ACTION_DEAL)
    at++;
  session_goto(&end, at);
  bool played = end.game.deal.hand_n[seat] == 0;
  session_free(&end);
  return played;
}

/* Asks before the action that was done. */
static bool ask_before(Repl *repl, const Could *could, long at) {
  const Action done = history_action(&repl->session.history, (size_t)at);
  char cards[ROW_TEXT];
  Text row = text_room(ROW_TEXT);
  Repl as_if;
  if (!repl_sees(repl, done.seat) &&
      !(done.type == ACTION_PLAY && is_all_played(&repl->session, done.seat, (size_t)at)))
    return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(done.seat));
  action_print(&done, repl->session.rules->deck.packs, STYLE_ASCII, cards, sizeof cards);
  const char *name = action_word(could->type);
  text_add(&row, "%s%s", could->that ? "" : name, could->that ? cards : could->cards.out);
  out_of_turn_back(repl, &done, (size_t)at, &as_if);
  return out_of_turn_end(repl, &as_if, why_asked(&as_if, done.seat, row.out));
}

COMMAND(command_could) {
  char cards[ROW_TEXT] = "", row[ROW_TEXT * 2];
  Could could = {.seat = seat, .type = ACTION_NB, .cards = text_start(cards, sizeof cards)};
  read_could(repl, rest, &could);
  if (could.beat && !*cards) return repl_deny(repl, SAY(COULD_BEAT_WITH));
  if (!could.that && !*cards && could.type != ACTION_PASS) return repl_deny(repl, SAY(COULD_TAKES));
  bool typed = could.type != ACTION_NB;
  if (could.past && !typed) could.type = ACTION_PLAY;
  if (could.seat == SEAT_NONE && !could.last && !could.that)
    could.seat = command_default_seat(repl);
  int last = could.seat == SEAT_NONE ? 0 : could.seat;
  int trick = could.trick == TRICK_LAST ? tricks_done(&repl->session.game, last) : could.trick;
  long at = could.trick  ? find_in_trick(&repl->session, &could, trick)
            : could.past ? find_done(&repl->session, &could)
                         : -1;
  if (at >= 0) return ask_before(repl, &could, at);
  if (could.pair) return repl_deny(repl, SAY(COULD_NO_PAIR));
  if (could.trick) return repl_deny(repl, SAY(COULD_NOT_IN_TRICK), trick);
  if (could.that || could.last) return repl_deny(repl, SAY(COULD_NOTHING));
  if (could.seat == SEAT_NONE) return repl_deny(repl, SAY(OVER_NO_PLAY));
  if (!repl_sees(repl, could.seat))
    return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(could.seat));
  snprintf(row, sizeof row, "%s%s", typed ? action_word(could.type) : "", cards);
  return why_asked(repl, could.seat, row + strspn(row, " "));
}
