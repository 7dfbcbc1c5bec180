/* position.h - a whole situation on one line, both ways. */
#ifndef position_h
#define position_h

#include "deal/game.h"

/* The situation on one line, its fields separated by `;`, the variant first:
**
**   pagat;n=6;trump=9C;levels=2,2,5,2,2,2;declarer=A;calls=AH#1,KD#2;team=A,C;hands=A:AS KS|B:?;
**   kitty=?;trick=A:JH JH|B:TH TH;points=B:25;penalties=A:10;turn=C
**
** A lead that the leader divided says how (`A:2S 2S 3S 3S as 2 + 2`).
** What is not known is left out or `?`. A call that is met ends in `:` and the seat; copies seen so
** far stand in brackets (`AH#2(1)`). `team` is left out where it is the declarer alone (and none
** who has met a call is yet to join); without it, all who have met one are in it, and in fixed
** teams the declarer's. A kitty that lies open is followed by `exposed=yes`. What rules
** remember stands last (`memory={A={debt=2}}`, `deal-memory={…}`).
**
** Of a climbing game, while a hand is played:
**
**   bombs;n=4;number=2;dealer=A;hands=A:3S|B:9S 9H KD|C:?5|D:;out=D;top=A:5S 5H;passes=C;
**   points=A:4|D:1;turn=B
**
** `hands` may say only how many cards there are; `out` is in order of going out; `top` is what is
** to be beaten, a completed form whole, and whose it is; `points` are those of the hands before. At
** several tables these fields say each seat's at its own table, and `tables=A,B,C,H|E,F,G,D` who
** sits where once players have moved. */
size_t position_print(const Game *game, const Rules *rules, char *out, size_t size);

/* The variant and the number of players (0: not given) of a position, so that it can be loaded. */
bool position_variant(const char *text, char variant[GAME_SPEC], int *players, char *error,
                      size_t error_size);

/* Does it say whose turn it is, by `turn` or by the trick? What position_print writes of the tricks
** does: where nothing says so, the end of the line may be missing. */
bool position_says_turn(const char *text);

/* Sets up a game from a position: the tricks phase, those hands, that trick. The trump must be
** there; hands that are given must be of one size, but for those who have played to the trick. An
** unknown hand is empty and has that size in hand_n. Without a declarer the leader counts as one;
** without `turn` the declarer leads. In fixed teams a `team` that is not the declarer's is refused.
** In a climbing game, the tables while a hand is played: a hand whose size is not known has as many
** cards as are dealt, or fewer where the deck has no more left; without `turn` it is that of who is
** next behind the top, else of the first who holds cards; without `dealer` the first has dealt.
** False and a sentence in error on anything else; *game is then undefined. */
bool position_parse(const char *text, Game *game, const Rules *rules, char *error,
                    size_t error_size);

#endif
