/* handlers.h - the handlers of all commands, by the file that they stand in. */
#ifndef repl_handlers_h
#define repl_handlers_h

#include "repl/command/command.h"

/* each in the file of its name */
COMMAND(command_ask);
COMMAND(command_bots);
COMMAND(command_branch);
COMMAND(command_coach);
COMMAND(command_could);
COMMAND(command_coverage);
COMMAND(command_differ);
COMMAND(command_export);
COMMAND(command_goto);
COMMAND(command_hint);
COMMAND(command_history);
COMMAND(command_legal);
COMMAND(command_names);
COMMAND(command_out);
COMMAND(command_review);
COMMAND(command_rulebook);
COMMAND(command_rules);
COMMAND(command_step);
COMMAND(command_tutorial);
COMMAND(command_undo);
COMMAND(command_why);
/* actions.c */
COMMAND(command_act);
COMMAND(command_take_listed);
/* branch.c */
COMMAND(command_branches);
/* card_style.c */
COMMAND(command_look);
/* change_rules.c */
COMMAND(command_house);
COMMAND(command_reload);
COMMAND(command_set);
/* choose_language.c */
COMMAND(command_lang);
/* differ.c */
COMMAND(command_diff);
/* history.c */
COMMAND(command_show);
/* lua_line.c */
COMMAND(command_lua);
/* new_game.c */
COMMAND(command_games);
COMMAND(command_new);
/* position_command.c */
COMMAND(command_position);
/* save_and_load.c */
COMMAND(command_load);
COMMAND(command_resume);
COMMAND(command_save);
/* scenarios.c */
COMMAND(command_test);
/* seats.c */
COMMAND(command_open);
COMMAND(command_take);
/* set_up_hands.c */
COMMAND(command_turn);
/* show_table.c */
COMMAND(command_hands);
COMMAND(command_table);
COMMAND(command_trump);
/* step.c */
COMMAND(command_auto);
/* undo.c */
COMMAND(command_redo);
/* what_if.c */
COMMAND(command_what);

#endif
