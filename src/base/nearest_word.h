/* nearest_word.h - "did you mean". */
#ifndef nearest_word_h
#define nearest_word_h

/* The known word nearest to `word` by edit distance among `words` (ended by NULL), or NULL when
** none is near: for "did you mean". */
const char *nearest_word(const char *word, const char *const words[]);

#endif
