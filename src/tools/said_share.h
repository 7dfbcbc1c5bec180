/* said_share.h - how much of what a sentence says is said by another text: "only aces may be
** called" and the title of a house rule; 底牌翻四倍 and what a field's value means. */
#ifndef said_share_h
#define said_share_h

#include <stdbool.h>
#include <stddef.h>

/* The part, 0 to 1, of the sentence's words that the text has too: words are alike that begin
** alike, Chinese characters whose neighbour is the same too (one alone counts half); words that say
** nothing of a rule are left out. What a sentence names exactly (numbers, written in any way,
** ranks, suits, jokers) must be in `exactly`, or the part is 0; NULL: it need not be. */
double said_share(const char *sentence, const char *text, const char *exactly);

/* What a text says first, up to where it says more of that: copied to out, which is returned. */
const char *said_plainly(const char *text, char *out, size_t size);

/* Does it say that something is not so? */
bool said_negated(const char *text);

/* Leaves of a word in small letters how it begins, without its ending: of "passes" "pass", of
** "buries" and "buried" "buri". */
void said_stem(char *word);

/* Are all numbers of the text in the sentence? */
bool said_numbers(const char *text, const char *sentence);

/* The number that the sentence has, in digits or words (20, "four", 二十, -5); 0: it has none, or
** several. One is none: it seldom means how many. */
int said_number(const char *sentence);

#endif
