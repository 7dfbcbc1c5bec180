/* seat_names.c - what the players at a table are called. */
#include "notation/seat_names.h"

#include <string.h>

#include "base/core_sentences.h"
#include "notation/notation.h"
#include "notation/typed_cards.h"

/* Could it be taken for cards, as people type them, or for their ranks? */
static bool reads_as_cards(const char *name) {
  for (int ranks = 0; ranks < 2; ranks++)
    if (typed_word(name, strlen(name), &(Typist){NULL, ranks}) != TYPED_NO_CARD) return true;
  return false;
}

/* Is it a name for a seat? Else the sentence. */
static bool check_name(const char *name, char *error, size_t error_size) {
  char clip[CLIP_TEXT];
  const char *shown = text_clip(name, strlen(name), clip);
  if (!text_all_plain(name)) return say_fail(error, error_size, SAY(NAME_LETTERS), shown);
  if (strlen(name) >= SEAT_NAME_TEXT || text_width(name) > SEAT_NAME_COLUMNS)
    return say_fail(error, error_size, SAY(NAME_LONG), shown, SEAT_NAME_COLUMNS);
  if (strpbrk(name, "=:")) return say_fail(error, error_size, SAY(NAME_MARKS), shown);
  if (seat_parse(name, SEAT_MAX) >= 0) return say_fail(error, error_size, SAY(NAME_IS_SEAT), shown);
  if (reads_as_cards(name)) return say_fail(error, error_size, SAY(NAME_IS_CARDS), shown);
  return true;
}

/* One "A=Anna", which is cut at its `=`. */
static bool read_one(SeatNames *names, char *word, int players, char *error, size_t error_size) {
  char *name = strchr(word, '='), clip[CLIP_TEXT];
  if (!name)
    return say_fail(error, error_size, SAY(NAME_NO_SEAT), text_clip(word, strlen(word), clip));
  *name++ = '\0';
  int seat = seat_parse(word, players);
  if (seat < 0)
    return say_fail(error, error_size, SAY(NAME_WHOSE), text_clip(word, strlen(word), clip),
                    seat_letter(players - 1));
  if (*name && !check_name(name, error, error_size)) return false;
  strcpy(names->of[seat], name);
  return true;
}

/* Nobody is called like another. */
static bool are_different(const SeatNames *names, char *error, size_t error_size) {
  for (int a = 0; a < SEAT_MAX; a++)
    for (int b = 0; b < a; b++)
      if (*names->of[a] && strcmp(names->of[a], names->of[b]) == 0)
        return say_fail(error, error_size, SAY(NAME_TWICE), names->of[a], seat_letter(b),
                        seat_letter(a));
  return true;
}

bool seat_names_read(SeatNames *names, const char *text, int players, char *error,
                     size_t error_size) {
  enum { LINE_TEXT = SEAT_MAX * (SEAT_NAME_TEXT + 4) };
  char line[LINE_TEXT];
  SeatNames fresh = *names;
  if (strlen(text) >= sizeof line) return say_fail(error, error_size, SAY(READ_LONG_LINE));
  strcpy(line, text);
  char *rest = line;
  for (char *word; *(word = rest += strspn(rest, " "));) {
    rest += strcspn(rest, " ");
    if (*rest) *rest++ = '\0';
    if (!read_one(&fresh, word, players, error, error_size)) return false;
  }
  if (!are_different(&fresh, error, error_size)) return false;
  *names = fresh;
  return true;
}

void seat_names_print(Text *text, const SeatNames *names, int players) {
  bool first = true;
  for (int seat = 0; seat < players; seat++) {
    if (!*names->of[seat]) continue;
    text_add(text, "%s%c=%s", first ? "" : " ", seat_letter(seat), names->of[seat]);
    first = false;
  }
}
