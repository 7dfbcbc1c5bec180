/* chinese_commands.h - the commands in Chinese: 出 红桃5, 自动 一墩, 帮助. */
#ifndef repl_chinese_commands_h
#define repl_chinese_commands_h

#include "repl/repl.h"

/* The name of the command with whose Chinese word the text begins, the longest such; what it takes
** may follow at once (`出红桃5`). *length: the bytes of the word. NULL: there is none. */
const char *chinese_command(const char *text, size_t *length);

/* All Chinese words for a command, separated by blanks; the first is the one that is shown. NULL:
** it has none. */
const char *chinese_words(const char *name);

/* Puts what stands behind a command, with Chinese words (一墩, 第3副, 得分) as the English ones that
** its usage has (trick, deal 3, score), and everything else as it is. Rules are called as in games
** of the family. */
void chinese_arguments(const char *usage, const char *rest, Family family, Text *out);

/* The command's name as the reader would type it, what may stand behind it, an example: in Chinese
** the Chinese ones. `name`, `usage` and `example` are those of the list of commands. */
enum { COMMAND_SHOWN = 32 };
const char *command_shown(const Repl *repl, const char *name, char out[COMMAND_SHOWN]);
const char *usage_shown(const Repl *repl, const char *name, const char *usage);
const char *example_shown(const Repl *repl, const char *name, const char *example);

/* Is Chinese spoken? */
bool chinese_is_spoken(const Look *look);

/* Puts the title of a game or house rule as it is typed in Chinese; false: it is not one word. */
bool chinese_title(const char *said, char out[ROW_TEXT]);

/* All Chinese words for the English one behind a command, if its usage has that; else NULL. */
const char *chinese_argument(const char *usage, const char *english);

/* Puts a card, a call or a word that stands behind a command as it is said in Chinese. */
void put_chinese(Text *text, const char *word, size_t length);

/* Puts a line that begins with a command ("play 9C HJ") as the reader would type it: in Chinese
** 出 梅花9 大王. */
void put_typed(Text *text, const Repl *repl, const char *line);

#endif
