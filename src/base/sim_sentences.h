/* sim_sentences.h - what is said of a simulation (sim/): its figures, the lines and pictures of
** what was found, what is wrong with a shard. Name and English template, as in core_sentences.h. */
#ifndef sim_sentences_h
#define sim_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define SIM_SENTENCES(X)                                                                           \
  /* figures: what they are called, and what the words do not say */                               \
  X(FIGURE_DECLARERS_WIN, "declarers win")                                                         \
  X(FIGURE_NOBODY_WINS, "nobody wins")                                                             \
  X(FIGURE_POINTS, "points of the opponents")                                                      \
  X(FIGURE_LEVELS, "levels won")                                                                   \
  X(FIGURE_LEVELS_DECLARERS, "levels of winning declarers")                                        \
  X(FIGURE_LEVELS_OPPONENTS, "levels of winning opponents")                                        \
  X(FIGURE_KITTY_POINTS, "points by the kitty")                                                    \
  X(FIGURE_KITTY_TURNS, "the kitty turns the result")                                              \
  X(FIGURE_LAST_DECIDES, "the last trick decides")                                                 \
  X(FIGURE_FIRST_DECLARES, "who draws first is declarer")                                          \
  X(FIGURE_FIRST_AHEAD, "who draws first wins more often")                                         \
  X(FIGURE_TRICKS, "tricks")                                                                       \
  X(FIGURE_THROWS_TRIED, "throws tried")                                                           \
  X(FIGURE_THROWS_FAILED, "throws that fail")                                                      \
  X(FIGURE_RUFFS, "ruffs that took the lead")                                                      \
  X(FIGURE_CHOICES, "choices a move")                                                              \
  X(FIGURE_FORCED, "moves without a choice")                                                       \
  X(FIGURE_FRIENDS_KNOWN, "trick in which the last friend is found")                               \
  X(FIGURE_FRIENDS_OPEN, "a friend is never found")                                                \
  X(FIGURE_REDEALS, "redeals")                                                                     \
  X(FIGURE_BOMBS, "plays out of turn, or of more power")                                           \
  X(FIGURE_PASSES, "passes")                                                                       \
  X(FIGURE_LEADER_FIRST, "who leads first is first out")                                           \
  X(FIGURE_GAME_DEALS, "deals")                                                                    \
  X(FIGURE_DUEL_SHARE, "of what is won")                                                           \
  X(FIGURE_DUEL_AHEAD, "ahead")                                                                    \
  X(FIGURE_DUEL_PAIRS, "of the pairs that one side wins")                                          \
  X(FIGURE_THROW, "throw")                                                                         \
  X(FIGURE_PLACE, "{n} after the first {climbs|leader|drawer}")                                    \
  X(FIGURE_FIRST_PLACE, "first {climbs|leader|drawer}")                                            \
  X(FIGURE_PLAYER, "player {seat!}")                                                               \
  X(OF_DEALS, "of deals")                                                                          \
  X(OF_DEALS_WITHOUT, "of deals: others had won without")                                          \
  X(OF_DEALS_OTHER_WAY, "of deals: others had won, had it gone the other way")                     \
  X(OF_DEALS_WITH_CALLS, "of deals with calls")                                                    \
  X(OF_HANDS, "of hands")                                                                          \
  X(OF_LEADS, "of leads")                                                                          \
  X(OF_THROWS, "of those tried")                                                                   \
  X(OF_MOVES, "of moves")                                                                          \
  X(A_DEAL, "a deal")                                                                              \
  X(A_DEAL_WITH_KITTY, "a deal, with kitty and penalties")                                         \
  X(A_DEAL_BY_WINNER, "a deal, by each winner")                                                    \
  X(A_DEAL_THEY_WIN, "a deal they win")                                                            \
  X(A_DEAL_AS_COUNTED, "a deal, as they are counted")                                              \
  X(A_GAME, "a game")                                                                              \
  X(A_PLAIN_TRICK, "in a trick of a plain suit")                                                   \
  X(GEOMETRIC_MEAN, "geometric mean; a throw is no choice of its own")                             \
  X(WHERE_ALL_ARE, "where all are")                                                                \
  X(THAN_THE_OTHERS, "than the others, in 100 deals")                                              \
  X(WINS_MORE, "wins in 100 deals more than the others")                                           \
  X(POINTS_MORE, "points more than the others")                                                    \
  X(OF_A_DUEL, "levels, or points")                                                                \
  X(OF_A_DUEL_DEAL, "levels, or points, a deal")                                                   \
  /* the first line */                                                                             \
  X(SIM_UNDER, "Under {spec}: {what}.")                                                            \
  X(SIM_UNDER_AGAINST, "Under {spec}, against {other}: {what}.")                                   \
  X(SIM_NOTHING, "nothing was played")                                                             \
  X(SIM_SHARE, "{figure} in {value} % {of}")                                                       \
  X(SIM_NUMBER, "{figure}: {value} {of}")                                                          \
  X(SIM_SHARE_CHANGES, "{figure} {size} points in 100 {more|more|less} often")                     \
  X(SIM_SHARE_ALIKE, "{figure} as often, within {size} points in 100")                             \
  X(SIM_NUMBER_CHANGES, "{figure}: {size} {more|more|less}")                                       \
  X(SIM_FACTOR_CHANGES, "{figure}: {size} {more|more|less}")                                       \
  X(SIM_NUMBER_ALIKE, "{figure}: no difference, within {size}")                                    \
  X(SIM_GAMES_CHANGE, "games are {size} deals {longer|longer|shorter}")                            \
  X(SIM_GAMES_ALIKE, "games are as long, within {size} deals")                                     \
  /* what was played */                                                                            \
  X(SIM_SEEDS, "{from} to {to}")                                                                   \
  X(SIM_PLAYED,                                                                                    \
    "{n} {pairs|paired |}{games|games|deals} of {name}, {players} players, bots {bots}, "          \
    "seeds {seeds}")                                                                               \
  X(SIM_INTERRUPTED, "interrupted: {n} were asked for")                                            \
  X(SIM_DECIDED, "decided after {n} pairs: there is a difference")                                 \
  X(SIM_EXCLUDED, "decided after {n} pairs: a difference of {least} or more is excluded")          \
  X(SIM_UNDECIDED,                                                                                 \
    "not decided after {n} pairs: a difference of more than {most} is excluded")                   \
  X(SIM_TEST,                                                                                      \
    "(a sequential probability ratio test on pairs, looking after each {n}: no difference "        \
    "against one of {least}, errors {errors} % each, decided where the log likelihood ratio "      \
    "passes {bound} or -{bound}; stopping then makes intervals a little too narrow)")              \
  /* the tables */                                                                                 \
  X(SIM_INTERVALS, "95 % intervals")                                                               \
  X(SIM_PAIRED, "B against A, paired")                                                             \
  X(SIM_UNPAIRED, "unpaired {sign}")                                                               \
  X(SIM_LEADS, "of the leads, how many were")                                                      \
  X(SIM_SEATS, "advantage of seats")                                                               \
  X(SIM_PLAYERS, "advantage of players")                                                           \
  X(SIM_AGAINST_FIRST, "against the first")                                                        \
  X(SIM_OF_SHARE, "% {of}")                                                                        \
  X(SIM_FIELD, "{field}")                                                                          \
  X(SIM_FUNCTIONS, "functions of {spec}")                                                          \
  X(SIM_FUNCTION,                                                                                  \
    "  {field:20} asked {asked} times a {games|game|deal}, {each} ns each, {cost} us a "           \
    "{games|game|deal}")                                                                           \
  X(SIM_NO_FUNCTION, "  none is asked")                                                            \
  /* the pictures */                                                                               \
  X(PLOT_CHANGES, "What the second rules change, in 100")                                          \
  X(PLOT_LED, "led: {figure}")                                                                     \
  X(PLOT_RESULTS, "Results, in 100 deals")                                                         \
  X(PLOT_POINTS, "Points of the opponents, in 100 deals")                                          \
  X(PLOT_LEADS, "Leads, in 100")                                                                   \
  X(PLOT_SEATS, "Advantage of seats")                                                              \
  X(PLOT_AT, "{what}, at {field}={value}")                                                         \
  X(PLOT_SWEEP, "{figure}{share|, in 100|}, by {field}{against|: against the first|}")             \
  X(PLOT_RANGE, "{from} to {to}")                                                                  \
  X(PLOT_PLAYED,                                                                                   \
    "{n} {games|games|deals}, {players} players, bots {bots}; the lines are 95 % intervals")       \
  /* what goes wrong */                                                                            \
  X(SIM_NO_MEMORY, "there is no memory for the figures")                                           \
  X(SIM_NO_THREAD, "no thread can be started: {reason}")                                           \
  X(SIM_NOT_ALIKE, "{one} and {other} have no figures in common: one is a climbing game")          \
  X(TRIAL_LONG, "the deal had no end after {n} actions")                                           \
  X(TRIAL_STUCK, "nothing can be done, and the deal is not over")                                  \
  X(TRIAL_REDEALT, "the deal was thrown in {n} times")                                             \
  X(TRIAL_LONG_GAME, "the game had no end after {n} deals")                                        \
  X(SHARD_LINE, "line {n}: {what}")                                                                \
  X(SHARD_RULES, "Rules are one to {n} hashes of {m} digits")                                      \
  X(SHARD_WANTED, "\"{text}\" is wanted here")                                                     \
  X(SHARD_NO_KEY, "\"{item}: \" is wanted here")                                                   \
  X(SHARD_PART, "Shard is I/N, a number and of how many up to {n}")                                \
  X(SHARD_TRIAL, "Trial is \"deal\" or \"game\"")                                                  \
  X(SHARD_TRIALS, "Trials is a number from 1 to {n}")                                              \
  X(SHARD_MANY, "there are more shards than trials")                                               \
  X(SHARD_CUT, "it is not whole: its last line is no checksum")                                    \
  X(SHARD_CHANGED, "the text was changed: its checksum is {hash}")                                 \
  X(SHARD_NO_MEMORY, "there is no memory to read it")                                              \
  X(SHARD_NONE, "it is no shard: its first line is not \"{text}\"")                                \
  X(SHARD_OF, "it is one of {n} shards, the first one of {m}")                                     \
  X(SHARD_OTHER_RULES,                                                                             \
    "it was played by other rules than the first: hash {hash}, there {other}")                     \
  X(SHARD_OTHER_PROGRAM,                                                                           \
    "another version of the program played it than the first: deal 1 ends otherwise")              \
  X(SHARD_OTHER, "its {item} is \"{one}\", that of the first \"{other}\"")                         \
  X(SHARD_FIGURE, "a figure is {n} numbers and its key")                                           \
  X(SHARD_NO_FIGURE, "these rules have no such figure, or not here")                               \
  X(SHARD_BIN, "how many deals is wanted here, and with which {points|points|result}")             \
  X(SHARD_NO_LINE, "it is no figure, points or result")                                            \
  X(SHARD_COLUMNS, "there are only {n} columns")                                                   \
  X(SHARD_RULES_HERE,                                                                              \
    "it was played by other rules than those found here: hash {hash}, here {other} ({spec})")
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  SIM_SENTENCES(X)
#undef X
};

#endif
