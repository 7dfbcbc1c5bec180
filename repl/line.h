/* line.h - the seam to line editing: one of line_readline.c and line_plain.c is linked.
**
** Only used at a terminal. A script or a pipe is read by line_from, which both have in common.
*/
#ifndef line_h
#define line_h

#include <stdbool.h>
#include <stdio.h>

enum { LINE_LONGEST = 1 << 20 }; /* bytes of a line */

typedef enum LineResult { LINE_TEXT, LINE_CANCELLED, LINE_END, LINE_LONG, LINE_FAILED } LineResult;

/* Files whose names are to be offered: they begin as the line does from `from` on, blanks and all
** (-1: none are wanted). */
typedef struct LineFiles {
  int from;
  bool (*wanted)(const char *path); /* those that it says yes to; NULL: all */
} LineFiles;

/* What Tab offers for the word at line[from..to), in the order in which it is shown: a list ended
** by NULL, list and words on the heap. NULL: the files, if any are wanted. */
typedef char **(*LineComplete)(void *data, const char *line, int from, int to, LineFiles *files);

/* Gets ready; `history` is the file that lines are kept in (NULL: none). */
void line_init(const char *history, LineComplete complete, void *data);

/* Reads a line into *line, on the heap, without its end. Ctrl-C gives LINE_CANCELLED, Ctrl-D on an
** empty line LINE_END; *line is then NULL. */
LineResult line_read(const char *prompt, char **line);

/* Remembers a line as the last one; where it stood before, it is forgotten. */
void line_save(const char *line);

/* Writes the history and gives everything back. */
void line_free(void);

/* Reads one line from a stream, as line_read does; LINE_LONG: it is longer than LINE_LONGEST;
** LINE_FAILED: it cannot be read, or there is no memory for it: errno says why. */
LineResult line_from(FILE *in, char **line);

/* Ctrl-C sets a flag and nothing else; taking it clears it. How often it came is counted besides,
** for who has to know that somebody else took it. */
void interrupt_watch(void);
bool interrupt_taken(void);
bool interrupt_asked(void *context); /* the same, for who asks with a context */
int interrupt_count(void);

#endif
