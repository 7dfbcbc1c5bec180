/* notation.h - trumps, calls, seats, levels, results and actions as text, both ways.
**
** A sentence in `error` is said, here and wherever something is read: language_text (language.h)
** puts it into words. */
#ifndef notation_h
#define notation_h

#include "deal/game.h"

enum { NOTATION_MAX = 4096 }; /* no line is longer */

/* "9C", "9NT", "NT"; read also as it is spoken: "红桃9", "打9主红桃", "打9无主", "无主". parse: false and a
** sentence in error. */
bool trump_parse(const char *text, Trump *trump, char *error, size_t error_size);
const char *trump_print(Trump trump, Style style, char out[CARD_TEXT]);

/* "A" to "P", for seats in turn order. -1 when it is no seat of a game of so many players. */
int seat_parse(const char *text, int players);
char seat_letter(int seat);

/* "AC#1", "AS#other". A call that is read is open: nobody has met it. */
bool call_parse(const char *text, Call *call, char *error, size_t error_size);
const char *call_print(const Call *call, Style style, char out[16]);
/* The same for people, said: 1st A♣, other A♠; 第1张A♣, 另一张A♠. */
enum { CALL_SAID = 48 };
const char *call_said(const Call *call, Style style, char out[CALL_SAID]);

/* "play JH JH", "play 2S 2S 3S 3S as 2 + 2" (a lead that its leader divides), "call AH#1 KD#2",
** "yield", "request 7", "play 7S 7D 7C @41" (made for version 41 of the table). `text` without the
** seat, which is left SEAT_NONE. */
bool action_parse(const char *text, int planes, Action *action, char *error, size_t error_size);
size_t action_print(const Action *action, int planes, Style style, char *out, size_t size);

/* "declarers +3", "opponents +1", "nobody". */
enum { SCORE_TEXT = 32 };
const char *score_print(const Score *score, char out[SCORE_TEXT]);

/* The level of each seat: "2,2,5". */
void levels_write(Text *text, const Game *game, const Rules *rules);

/* What a hand of a climbing game comes to, seats by their letters, table by table. */

/* Who of the first table has gone out, in that order: "B D". */
void out_print(Text *text, const Game *game);
/* Who has won the game: "A C"; "nobody" while it goes on. */
void winners_print(Text *text, const Game *game);
/* After tables_move: who deals next at each table, "D H"; who sits at each in turn order,
** "A B C H, E F G D". */
void dealers_print(Text *text, const Game *game);
void tables_print(Text *text, const Game *game);

#endif
