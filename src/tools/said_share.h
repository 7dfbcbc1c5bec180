/* said_share.h - how much of what a sentence says is said by another text: "only aces may be
** called" and the title of a house rule; 底牌翻四倍 and what a field's value means. */
#ifndef said_share_h
#define said_share_h

#include <stdbool.h>

/* The part, 0 to 1, of the sentence's words that the text has too: words are alike that begin
** alike, Chinese characters whose neighbour is the same too (one alone counts half); words that say
** nothing of a rule are left out. What a sentence names exactly (numbers, written in any way,
** ranks, suits, jokers) must be in `exactly`, or the part is 0; NULL: it need not be. */
double said_share(const char *sentence, const char *text, const char *exactly);

/* Does it say that something is not so? */
bool said_negated(const char *text);

/* The number that the sentence has, in digits or words (20, "four", 二十); 0: it has none, or
** several. One is none: it seldom means how many. */
int said_number(const char *sentence);

#endif
