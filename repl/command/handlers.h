/* handlers.h - the handlers of all commands, by the file that they stand in. */
#ifndef repl_handlers_h
#define repl_handlers_h

#include "repl/command/command.h"

/* actions.c */
COMMAND(command_act);
COMMAND(command_take_listed);
/* ask.c */
COMMAND(command_ask);
/* bots.c */
COMMAND(command_bots);
/* branch.c */
COMMAND(command_branch);
COMMAND(command_branches);
/* card_style.c */
COMMAND(command_look);
/* change_rules.c */
COMMAND(command_reload);
COMMAND(command_house);
COMMAND(command_set);
/* choose_language.c */
COMMAND(command_lang);
/* coach.c */
COMMAND(command_coach);
/* coverage.c */
COMMAND(command_could);
COMMAND(command_coverage);
/* differ.c */
COMMAND(command_diff);
COMMAND(command_differ);
/* export.c */
COMMAND(command_export);
/* goto.c */
COMMAND(command_goto);
/* review.c */
COMMAND(command_review);
/* hint.c */
COMMAND(command_hint);
/* history.c */
COMMAND(command_history);
COMMAND(command_show);
/* legal.c */
COMMAND(command_legal);
/* lua_line.c */
COMMAND(command_lua);
/* names.c */
COMMAND(command_names);
/* new_game.c */
COMMAND(command_new);
COMMAND(command_games);
/* out.c */
COMMAND(command_out);
/* position.c */
COMMAND(command_position);
/* rules.c */
COMMAND(command_rules);
/* rulebook.c */
COMMAND(command_rulebook);
/* save_and_load.c */
COMMAND(command_save);
COMMAND(command_load);
COMMAND(command_resume);
/* scenarios.c */
COMMAND(command_test);
/* seats.c */
COMMAND(command_take);
COMMAND(command_open);
/* show_table.c */
COMMAND(command_hands);
COMMAND(command_table);
COMMAND(command_trump);
/* set_up_hands.c */
COMMAND(command_turn);
/* step.c */
COMMAND(command_step);
COMMAND(command_auto);
/* tutorial.c */
COMMAND(command_tutorial);
/* undo.c */
COMMAND(command_undo);
COMMAND(command_redo);
/* what_if.c */
COMMAND(command_what);
/* why.c */
COMMAND(command_why);

#endif
