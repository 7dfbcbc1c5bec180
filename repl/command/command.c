/* command.c - what handlers share: whom a command is for, and reading its words. */
#include "repl/command/command.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/say.h"
#include "repl/scene.h"

bool command_overwrites(const Command *command) { return strchr(command->name, '!') != NULL; }

int command_default_seat(const Repl *repl) {
  int seat = game_waits_for(&repl->session.game, repl->session.rules);
  if (!repl->taken || (seat != SEAT_NONE && repl->taken >> seat & 1)) return seat;
  for (seat = 0; !(repl->taken >> seat & 1);) seat++;
  return seat;
}

int command_seat_of(const Repl *repl, const char *word) {
  int players = repl->session.rules->players, seat = seat_parse(word, players);
  for (int i = 0; i < players && seat < 0; i++)
    if (*word && strcasecmp(repl->session.names.of[i], word) == 0) seat = i;
  return seat;
}

const char *command_word(const char **text, char *out, size_t size) {
  while (isspace((unsigned char)**text)) (*text)++;
  if (!**text) return NULL;
  size_t n = 0;
  for (; **text && !isspace((unsigned char)**text); (*text)++)
    if (n + 1 < size) out[n++] = **text;
  out[n] = '\0';
  return out;
}

int command_seat_named(Repl *repl, const char *word) {
  int seat = command_seat_of(repl, word);
  char clip[CLIP_TEXT];
  if (seat >= 0) return seat;
  text_clip(word, strlen(word), clip);
  repl_deny(repl, SAY(NO_SEAT), clip, seat_letter(repl->session.rules->players - 1));
  return SEAT_NONE;
}

bool command_knows_hand(Repl *repl, int seat) {
  return deal_knows_hand(&repl->session.game.deal, seat) ||
         repl_deny(repl, SAY(HAND_UNKNOWN), seat_letter(seat));
}

int command_asked_seat(Repl *repl, int seat) {
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  if (seat == SEAT_NONE)
    repl_deny(repl, SAY(OVER_STEP));
  else if (!repl_sees(repl, seat))
    repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(seat));
  else if (command_knows_hand(repl, seat))
    return seat;
  return SEAT_NONE;
}

bool command_ends(const char *text) { return !text[strspn(text, " \t")]; }

bool command_is_all(Repl *repl, const Command *command, const char *text) {
  char shown[COMMAND_SHOWN], clipped[CLIP_TEXT];
  text += strspn(text, " \t");
  text_clip(text, strlen(text), clipped);
  return !*text ||
         repl_deny(repl, SAY(TAKES_NO_MORE), command_shown(repl, command->name, shown), clipped);
}

int command_count(const char *text, int otherwise) {
  char word[32], *end;
  if (!command_word(&text, word, sizeof word)) return otherwise;
  long n = strtol(word, &end, 10);
  return *end || n < 1 || n > 1000000 || !command_ends(text) ? -1 : (int)n;
}

bool command_on_off(Repl *repl, const char *text, const char *takes, bool *on) {
  char word[16];
  if (!command_word(&text, word, sizeof word)) return true;
  int which = text_which("off|on", word, strlen(word));
  if (which < 0) return repl_deny(repl, takes, word);
  if (!command_ends(text)) return repl_deny(repl, takes, text + strspn(text, " \t"));
  *on = which == 1;
  return true;
}
