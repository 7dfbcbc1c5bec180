/* chinese_commands.h - the commands in Chinese: 出 红桃5, 过, 埋, 帮助. */
#ifndef repl_chinese_commands_h
#define repl_chinese_commands_h

#include "repl/screen.h"

/* The name of the command whose Chinese word the text begins with, the longest such; what it takes
** may follow at once (`出红桃5`). *length: the bytes of the word. NULL: there is none. */
const char *chinese_command(const char *text, size_t *length);

/* Puts a line that begins with a command ("play 9C 9C") as the reader would type it: in Chinese
** 出 9C 9C. */
void put_typed(Text *text, const Look *look, const char *line);

/* The Chinese word for a command that stands first in the list; NULL: it has none. */
const char *chinese_of_command(const char *name);

#endif
