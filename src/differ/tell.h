/* tell.h - a difference as a person would say it: the situation and what is asked, what each side
** answers and why, the fields that it comes of. All of it said (base/sentence.h), to be put into
** words in the language of the reader. */
#ifndef tell_h
#define tell_h

#include "differ/differ.h"

enum { TOLD_TEXT = 4096 };

/* "trumps 2S, 3 packs: 3H 3H is led; may 4H 5H be played from 4H 5H 5H 5H?" */
void tell_question(Text *said, const Difference *of, Style style);

/* What side 0 or 1 answers: "no: a pair was led …", "A wins, 20 points". */
void tell_answer(Text *said, const Difference *of, int side, Style style);

/* These facts of what side 0 answers, bits by FactId: of a question that is no difference. */
void tell_facts(Text *said, const Difference *of, uint64_t facts, Style style);

/* The fields that it comes of, "score.step and score.bands"; nothing where there are none. */
void tell_fields(Text *said, const Differ *differ, const Difference *of);

/* The fields that are set differently and that no difference shows. */
void tell_unseen(Text *said, const Differ *differ);

/* What a side is called beside the other, so that no seat is meant: its sum without the parts with
** which both begin ("+tractor-above-ace"), of a long value its field alone, else "the first", "the
** second"; of one sum whose file has changed "before" and "now". */
void tell_label(Text *said, const char *const specs[2], int side);

/* The numbers of players that a side has: "5, 6, 7". */
void tell_players(Text *said, uint32_t players);

#endif
