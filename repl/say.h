/* say.h - the answers to commands: what is said, and why something is refused. */
#ifndef repl_say_h
#define repl_say_h

#include "repl/repl.h"
#include "repl/repl_sentences.h"

/* repl_tell(repl, SAY(X), values ...): one sentence for the reader, in his language. */
#define repl_tell(repl, ...) repl_tell_values(repl, VALUES(__VA_ARGS__))
void repl_tell_values(Repl *repl, const Value sentence[]);
/* repl_deny(repl, SAY(X), values ...): the sentence says why a command is refused: false, for
** `return repl_deny(...)`. */
#define repl_deny(repl, ...) repl_deny_values(repl, VALUES(__VA_ARGS__))
bool repl_deny_values(Repl *repl, const Value sentence[]);

/* The same for lines that have no words of their own: columns, file names, texts already said. */
void repl_say(Repl *repl, const char *format, ...) TEXT_FORMAT(2, 3);
/* A line of a list, under a number by which its action can be taken (`#3`); the words are what is
** said of it. */
void repl_list(Repl *repl, const Action *action, const char *words);
/* The same for an action of the seat that takes nothing: its command. */
void repl_list_alone(Repl *repl, ActionType type, int seat);
/* A line to be copied: it stays one line, however narrow the terminal is. */
void repl_say_unbroken(Repl *repl, const char *text);
/* A refusal goes to standard error in a script, with the number of the line; a place in a file
** stands behind its sentence. */
bool repl_refuse(Repl *repl, const char *format, ...) TEXT_FORMAT(2, 3);
/* "variants/mine.lua:3: what is wrong" as "what is wrong (variants/mine.lua:3)": the sentence is
** what its reader looks for. Any other text as it is. Returns out. */
const char *sentence_first(const char *error, char *out, size_t size);
/* The sentence of a ruling; refused with it. */
const char *repl_ruling(const Repl *repl, const Ruling *why, char out[ROW_TEXT]);
bool repl_refuse_ruling(Repl *repl, const Ruling *why);

/* What is said between pages_begin and pages_end, which may be longer than the terminal. */
typedef struct Pages {
  FILE *out; /* where it goes to */
  char *text;
  size_t length;
} Pages;

/* From here on what is said waits, at a terminal, until pages_end shows it: after each page the
** reader is asked for the next one, by Enter. Whatever else is typed there, but q and 够了, is the
** next command. */
void pages_begin(Repl *repl, Pages *pages);
void pages_end(Repl *repl, Pages *pages);

#endif
