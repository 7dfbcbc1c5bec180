/* repl_sentences.h - the one table of what the REPL says: name and English template.
**
** A language is a file beside it (repl_sentences_zh.c): a template for each name here, with the
** same places (base/sentence.h tells how they are written). language/ has what is said below the
** REPL.
*/
#ifndef repl_sentences_h
#define repl_sentences_h

#include "ask/question.h"
#include "deal/action.h"
#include "repl/saved_sentences.h"
#include "repl/glossary.h"
#include "repl/help_sentences.h"
#include "repl/tutorial_sentences.h"

/* clang-format off */
#define REPL_SENTENCES(X)                                                                          \
  /* actions.c */                                                                                  \
  X(SEAT, "{seat}")                                                                                \
  X(SEAT_COLON, "{seat}: ")                                                                        \
  X(FAR_SEAT, "{seat} is played by the program: `seat {seat!}` takes it, `open on` shows all")     \
  X(THROW_RISK,                                                                                    \
    "this throw could fail: {cards} would beat a part of it; `y` or the same line again tries it") \
  X(THROW_OPEN,                                                                                    \
    "this throw could fail: a rule says what stops it; `y` or the same line again tries it")       \
  X(OVER_NEW, "the game is over: `new` starts another")                                            \
  X(OVER_STEP, "the deal is over: `step` begins the next one")                                     \
  X(MEANT_JACK, "; did you mean JH, the jack?")                                                    \
  X(MEANT_JOKER, "; did you mean HJ, the joker?")                                                  \
  X(NO_LIST, "no list is for this moment: `legal`, `hint` or `call` makes one")                    \
  X(NO_LISTED, "there is no line {word} in the last list: it has {n}")                             \
  X(ONE_LISTED, "one line of the list at a time, but for calls")                                   \
  /* branch.c */                                                                                   \
  X(ANOTHER_GAME, "another game")                                                                  \
  X(SAME_PLACE, "at the same place")                                                               \
  X(GOES_ON, "goes on from here")                                                                  \
  X(ON_THE_WAY, "stands on the way that led here")                                                 \
  X(PARTS_IN, "parts in ")                                                                         \
  X(OPPONENTS_TAIL, "; opponents {n} points")                                                      \
  X(RULES_TAIL, "; rules {rules}{name|}")                                                          \
  X(BRANCH_HERE_FIRST, "{branch} is the branch that is played on: go to another one first")        \
  X(BRANCH_NONE, "there is no branch \"{branch}\"")                                                \
  X(BRANCH_GONE, "branch {branch} is gone")                                                        \
  X(BRANCH_LONG, "a branch's name has at most {n} letters")                                        \
  X(ONE_WORD, "a branch's name is one word: what is \"{more}\" behind {branch}?")                  \
  X(BRANCH_HERE, "{branch} is the branch that is played on")                                       \
  X(BRANCH_LEFT, "how it went on before is kept: `branch {branch}` goes to it")                    \
  X(BRANCH_BEGINS, "branch {branch} begins here; `branch {old}` goes back")                        \
  /* change_rules.c, compare_rules.c */                                                            \
  X(RULES_NOW, "{name} ({spec})")                                                                  \
  X(TRICK_END_MOVED, "the trick ends at another moment")                                           \
  X(WINS_NOT, "{seat} wins trick {n}, not {seat_old}")                                             \
  X(WINNING_NOT, "{seat} is winning trick {n}, not {seat_old}")                                    \
  X(POINTS_NOT, "{seat} has {n} points, not {old}")                                                \
  X(OPPONENTS_COMMA, "opponents {n} points, ")                                                     \
  X(BEFORE_THAT, "; before: ")                                                                     \
  X(TOTAL_NOT, "{seat} has {n}, not {old}")                                                        \
  X(LEVEL_NOT, "{seat} is at {level}, not {old}")                                                  \
  X(TRUMPS_NOT, "trumps are {trump}, not {old}")                                                   \
  X(DECLARER_NOT, "{seat} is the declarer, not {seat_old}")                                        \
  X(GAME_IS_OVER, "the game is over") X(GAME_NOT_OVER, "the game is not over")                     \
  X(TURN_NOT, "then {seat} is to act, not {seat_old}")                                             \
  X(PHASE_NOT, "then comes {phase}, not {old}")                                                    \
  X(ACTION_AT, "action {n}, deal {deal}")                                                          \
  X(TRICK_COMMA, ", trick {n}")                                                                    \
  X(SEAT_COMMA, ", {seat}") X(AGAINST, "{field}")                                                  \
  X(NOT_LEGAL_NOW, "not legal any more: {why}") X(HIDDEN_HAND, "the cards are not in that hand")   \
  X(OTHER_DEAL, "other cards are dealt")                                                           \
  X(PLAYS_NOT, "{action}{n} play{n| is|s are} legal here, not {old}")                              \
  X(DECK_NOT, "the deal cannot be kept: the deck has {n} cards now, not {old}")                    \
  X(SEED_NOT, "the deal cannot be kept: with these rules the same seed deals other cards")         \
  X(ACTIONS_STAND, "{n} of {m} actions stand; `branch {branch}` goes back to the old rules")       \
  X(ALL_ACTIONS, "all {n} actions") X(ONE_ACTION, "the one action")                                \
  X(ALL_STAND, "{actions} {n|stands|stand}")                                                       \
  X(ALL_AS_BEFORE, "{actions} {n|comes|come} out as before")                                       \
  X(SPEC_LONG,                                                                                     \
    "the name of this game would be longer than {n} letters: make a house rule of some of it")     \
  X(RULES_STAY, "{error}; the rules stay as they were")                                            \
  X(RELOAD_ALONE, "reload reads the files of this game again: it takes no word")                   \
  X(NO_HOUSE_RULES, "no house rules are in force; `house NAME` adds one, `games house` lists them")\
  X(HOUSE_SAVE_TAKES, "house save takes a name of letters, digits, - and _: house save our-table") \
  X(HOUSE_SAVE_LONG, "these rules are too long for one file")                                      \
  X(HOUSE_SAVE_NOT, "these rules cannot be saved as one house rule: {why}")                        \
  X(FILE_NO_SAVED_RULE, "{path} exists: take another name")                                        \
  X(HOUSE_SAVED, "written: {path}; `house {path}` adds it, `new {game}+{path}` is played by it")   \
  X(RULES_HERE, "in this folder:")                                                                 \
  X(NO_HOUSE_RULE_NEAR, "there is no house rule \"{name}\": did you mean \"{near}\"?")             \
  X(NO_HOUSE_RULE, "there is no house rule \"{name}\": `games house` lists them")                  \
  X(HOUSE_NOT_IN_FORCE, "no house rule \"{name}\" is in force: `house` lists them")                \
  X(HOUSE_IN_FORCE, "{name} is in force already: `house -{name}` takes it out{title|}")            \
  X(SET_TAKES, "set takes a field and its value: set score.step 10; `rules all` lists the fields") \
  X(SET_ALREADY, "no rule is changed by this: the game is played so already")                      \
  X(SET_ROW_SAYS,                                                                                  \
    "the row of deck.players for {n} players says it: {field} changes nothing here")               \
  X(SET_KEY, "{key} stands in the table of {field}: {line}")                                       \
  X(SET_HOUSE, "{field} cannot be {value}, but there is a house rule: {line}")                     \
  X(SET_WHICH, "{field} names no single rule: {fields}; {line} says what one takes")               \
  X(SET_MEANT, "{field} names no single rule; this could be for {fields}: {line}")                 \
  X(SET_NO_VALUE, "{field} cannot be \"{value}\": it can be {words}")                              \
  X(SET_NOT_MEANT,                                                                                 \
    "{field} names no single rule, and none of these can be {value}: {fields}; {line} says what "  \
    "one takes")                                                                                   \
  X(BRANCH_STAYS, "branch {branch} stays as it was: {error}")                                      \
  X(BRANCH_STAYS_AT, "branch {branch} stays as it was: {n} of {m} actions stand")                  \
  X(BRANCH_STANDS, "branch {branch}: {actions} {n|stands|stand}")                                  \
  X(BRANCH_AS_BEFORE, "branch {branch}: {actions} {n|comes|come} out as before")                   \
  X(PHASE_OF_DRAW, "draw") X(PHASE_OF_KITTY, "kitty")                                              \
  X(PHASE_OF_CALL, "call") X(PHASE_OF_TRICKS, "tricks")                                            \
  X(PHASE_OF_DEALOUT, "deal out")                                                                  \
  X(PHASE_OF_EXCHANGE, "exchange")                                                                 \
  X(PHASE_OF_CLIMB, "climb")                                                                       \
  X(PHASE_OF_GIFT, "gift") X(PHASE_OF_NONE, "over")                                                \
  /* legal_climb.c, why_climb.c */                                                                 \
  X(JOIN_OFFER, "{seat} may play out of turn: `legal` says what, `step` lets it be")               \
  X(LIST_LEAD, "{cards} ({form})")                                                                 \
  X(LIST_PLAY, "play {cards} ({form})")                                                            \
  X(FOLLOWS_FORM, "{seat}, {on_turn|in turn|out of turn}, upon {form}:")                           \
  X(LEADS_FORM, "{seat} leads: any single card, or")                                               \
  X(AND_N_OTHERS, "  and {n} others")                                                              \
  X(GIVE_ONE_OF, "  give one of {cards}")                                                          \
  X(REQUEST_ONE_OF, "  request one of{ranks}")                                                     \
  X(IF_ITS_TURN, "if it were {seat}'s turn:")                                                      \
  X(BEFORE_ITS_PLAY, "before {seat} played to this trick:")                                        \
  X(MAY_DO, "{seat} may:")                                                                         \
  X(NOTHING_TO_DO, "{seat} has nothing to do now")                                                 \
  X(LEGAL_FORM_LED, "legal: {form} is led")                                                        \
  X(LEGAL_COMPLETES, "legal: with {form} on the table it makes up {whole}")                        \
  X(LEGAL_HIGHER, "legal: a higher one than the one on top, {form}")                               \
  X(LEGAL_UPON, "legal: {form} goes upon {under}")                                                 \
  X(TABLE_EMPTY, "nothing lies on the table")                                                      \
  X(HOLDS_TRICK,                                                                                   \
    "{seat} has the trick with {cards}, {form}, until somebody follows; when all others pass "     \
    "it is taken")                                                                                 \
  /* command_list.c, help.c */                                                                     \
  X(NO_SEAT_HERE, "there is no seat {seat!} in this game")                                         \
  X(NO_COMMAND_NEAR, "there is no command \"{word}\": did you mean \"{near}\"?")                   \
  X(NO_COMMAND, "there is no command \"{word}\": `help` lists them")                               \
  X(OR_COMMAND, " or {command}")                                                                   \
  X(WHICH_COMMAND, "which command is meant: {command}")                                            \
  X(HELP_SHORT, "  short: {alias}")                                                                \
  X(HELP_CHINESE, "  Chinese: {words}; English: {name} {alias}")                                   \
  X(HELP_CARDS, "CARDS")                                                                           \
  X(HELP_ROW, "  {command:33} {help}")                                                             \
  X(HELP_EXAMPLE, "  for example: {example}")                                                      \
  X(HELP_POSITION_SHORT,                                                                           \
    "  then `why 3D 3D 5D 6D` says whether B may play that; whatever a question does not "         \
    "need may be left out: other hands, levels, the declarer")                                     \
  X(HELP_POSITION_CLIMB,                                                                           \
    "  a climbing game has the top in place of a trick: position "                                 \
    "{game};hands=B:9S 9H KD|C:?5;top=A:5S 5H;turn=B (C has five cards that are not known); "      \
    "`position` also tells who has passed and who is out")                                         \
  X(HELP_FOOT_1,                                                                                   \
    "Beginnings of words do (`un` is undo), cards alone are a play; `D: 2H` acts for seat D, "     \
    "`D: why 2H` asks for it.")                                                                    \
  X(HELP_FOOT_2, "Actions that are not possible now are left out; `help COMMAND` says more.")      \
  X(HELP_GOING_ON, "going on:")                                                                    \
  X(HELP_CHANGING, "other rules:")                                                                 \
  X(HELP_ACTING, "acting:")                                                                        \
  X(HELP_ASKING, "asking:")                                                                        \
  X(HELP_KEEPING, "keeping:")                                                                      \
  X(HELP_NAMES_FOOT, "`help why` explains one with an example; `help all` has a line for each.")   \
  X(HELP_WORDS, "`help` explains these words, too:{words}")                                        \
  X(HELP_UNKNOWN,                                                                                  \
    "\"{word}\" is neither a command nor a word explained here: `help` lists the commands, "       \
    "`help words` the words")                                                                      \
  X(HELP_HERE, "  in this game (`rules {field}` has more):")                                       \
  X(HELP_HERE_FIELD, "  in this game (`rules {field}` has the other choices):")                    \
  X(HELP_LABEL, "{label}: {sentence}")                                                             \
  X(HELP_CHOICE, "an action of this phase of the game")                                            \
  /* render_table.c */                                                                             \
  X(NOBODY_WINS, "no level for either side")                                                       \
  X(OPPONENTS_TAKE_OVER, "opponents take over, no level for either side")                          \
  X(DECLARERS_WIN, "declarers win") X(OPPONENTS_WIN, "opponents win")                              \
  X(NO_LEVEL, ", no level") X(N_LEVELS, " {n} level{n||s}")                                        \
  X(CALLED, "called ")                                                                             \
  X(DEAL_N, "deal {n}")                                                                            \
  X(HEAD_DRAWING, "   drawing: {n} of {m} cards")                                                  \
  X(LEFT_OUT, "   left out ")                                                                      \
  X(HEAD_TRICK, "   trick {n}")                                                                    \
  X(HEAD_GAME_OVER, "   the game is over")                                                         \
  X(HEAD_OVER, "   over")                                                                          \
  X(HEAD_TRUMPS, "   trumps {trump}")                                                              \
  X(BID_DEFENDS, "defends ")                                                                       \
  X(BID_DECLARES, "declares ")                                                                     \
  X(BID_TAKEN_BACK, " (taken back)")                                                               \
  X(FACE_DOWN, "{and| and |}{n} card{n||s} face down")                                             \
  X(BID_STANDS, " (stands)")                                                                       \
  X(ROW_LED, "led ")                                                                               \
  X(BRACKET_END, ")")                                                                              \
  X(SCRIPT_LINE, "line {n}: ")                                                                     \
  X(COLON, ": ")                                                                                   \
  X(POINTS_OF_OPPONENTS, "opponents {n}")                                                          \
  X(POINTS_OF_THROWS, " ({n} for failed throws)")                                                  \
  X(TAKE_OVER_AT, "take over at {n}")                                                              \
  X(WIN_FROM, "win at {n}")                                                                        \
  X(SCORE_NOW, ", now ")                                                                           \
  X(SCORE_FROM, "{score} at {n}")                                                                  \
  X(DECLARERS_RISE, "declarers +{n}")                                                              \
  X(NOBODY_RISES, "no level") X(TAKE_OVER, "opponents take over")                                  \
  X(OPPONENTS_RISE, "opponents +{n}") X(PLUS_LEVELS, "+{n}")                                       \
  X(CALL_MET, " ({seat})")                                                                         \
  X(CALL_OPEN, " (open)")                                                                          \
  X(HEAD_POINTS, "opponents {n} points")                                                           \
  X(SIDE_DECLARER, "declarer")                                                                     \
  X(SIDE_FRIEND, "friend")                                                                         \
  X(SIDE_WITH, "with {declarer}")                                                                  \
  X(SIDE_OPPONENT, "opponent")                                                                     \
  X(HEAD_BIDS, "bids")                                                                             \
  X(HEAD_THIS_TRICK, "this trick (* wins so far)")                                                 \
  X(HEAD_LAST_TRICK, "last trick (* won)")                                                         \
  X(NO_CARDS, "   (no cards)")                                                                     \
  X(TABLE_HEAD, "    level side     cards points")                                                 \
  X(TABLE_HEAD_CLOSE, "   lv side     n  pts")                                                     \
  X(HEAD_KITTY, "the kitty")                                                                       \
  X(HEAD_CALLING, "calling")                                                                       \
  /* render_climb.c */                                                                             \
  X(HEAD_OF_DEALS, " of {n}")                                                                      \
  X(HEAD_TABLE, "   table {n} of {m}")                                                             \
  X(HEAD_HAND_OVER, "   the hand is over")                                                         \
  X(HEAD_EXCHANGE, "   the exchange")                                                              \
  X(HEAD_DEALT, "   {seat} dealt")                                                                 \
  X(ON_TOP, "on top: ")                                                                            \
  X(FORM_BY, ", {form} by {seat}")                                                                 \
  X(STAND_ON_TOP, "on top")                                                                        \
  X(STAND_PASSED, "passed")                                                                        \
  X(STAND_WINNER, "winner")                                                                        \
  X(STAND_LOSER, "loser")                                                                          \
  X(CLIMB_HEAD, "    points cards")                                                                \
  X(NOTHING_ON_TOP, "nothing on the table: {seat} leads")                                          \
  X(OUT_LAST, "out last")                                                                          \
  X(OUT_NTH, "out {n}th")                                                                          \
  X(OUT_1ST, "out {n}st")                                                                          \
  X(OUT_2ND, "out {n}nd")                                                                          \
  X(OUT_3RD, "out {n}rd")                                                                          \
  /* lua_line.c */                                                                                 \
  X(LUA_TAKES, "lua takes an expression or statements: lua hand.A:points()")                       \
  X(HAND_HIDDEN, "{seat}'s hand is hidden: `open on` shows all")                                   \
  X(NO_MEMORY, "not enough memory")                                                                \
  /* go_on.c, step.c, seats.c, new_game.c, undo.c */                                               \
  X(MAY_DECLARE,                                                                                   \
    "{n} of {m} cards are drawn, and {seat} may {answers|answer|declare}: `legal` says how, "      \
    "`step` lets it be")                                                                           \
  X(ONE_PLAY, "{seat} has one legal play, {cards}: `step` makes it")                               \
  X(YOURS_TO_DECIDE,                                                                               \
    "{seat} is yours and has to decide: `legal` says what it may do, `hint` what is best")         \
  X(DRAWN_OF, "{n} of {m} cards are drawn")                                                        \
  X(STEP_TAKES, "step takes a number of actions: step 5")                                          \
  X(NO_ACTION_LINE, "this is no action: a seat and what it does are needed")                       \
  X(POSITION_EARLY, "set up again it begins with the tricks: `save` keeps the game as it stands")  \
  X(POSITION_NO_TRUMPS, "without trumps it cannot be set up again: `save` keeps the game")         \
  X(COPY_AT_TERMINAL,                                                                              \
    "the clipboard is reached at a terminal only: `position save FILE` writes the line")           \
  X(COPIED, "the line is on the clipboard, if this terminal allows that")                          \
  X(POSITION_SAVED, "saved in {file}: `load {file}` sets it up again")                             \
  X(POSITION_OFFER, "`position copy` lays it on the clipboard, `position save FILE` writes it")    \
  X(POSITION_NO_TURN, "the position does not say whose turn it is (its end may be missing): "      \
                      "{seat} is taken to be on turn")                                             \
  X(POSITION_OVER, "the deal is over and cannot be set up again: `save` keeps the game")           \
  X(BEATEN_BY_RULES, "  what could beat it is for the rules to say when it is played")             \
  X(LINE_IS_LONG, "the script stops: a line has at most {n} KB")                                   \
  X(LINE_UNREAD, "here it stops: the next line cannot be read ({reason})")                         \
  X(SCRIPT_STOPPED, "the script was stopped here; the rest of it is not done")                     \
  X(FINDS_NOTHING, "{seat} finds nothing that is allowed")                                         \
  X(GOES_NO_FURTHER, "the deal does not go on: {why}")                                             \
  X(ALWAYS_THROWN_IN,                                                                              \
    "this deal was thrown in {n} times: it may be that nobody can declare under these rules")      \
  X(STOPPED_ENDLESS,                                                                               \
    "stopped after {n} deals: this game has no end; `auto` goes on, `undo` takes them back")       \
  X(NOTHING_ASKED, "nothing was asked: Enter goes on, `help` lists the commands")                  \
  X(LEFT_UNDONE, "nothing is done")                                                                \
  X(NEW_ASKS,                                                                                      \
    "a game is under way: `y` or `new` again begins another (`undo` brings this one back)")        \
  X(AUTO_ASKS,                                                                                     \
    "this plays your own seat too, to the end of the game: `y` or the same line again "            \
    "does it (`auto trick`, `auto deal` stop earlier)")                                            \
  X(AUTO_ASKS_PART,                                                                                \
    "this plays your own seat too, to the end of the {deal|deal|trick}: `y` or the same line "     \
    "again does it; Enter stops at your turn")                                                     \
  X(STOPPED, "stopped; `undo` takes it back, `auto` goes on")                                      \
  X(AUTO_TAKES, "auto takes trick, deal or game, not \"{word}\"")                                  \
  X(NO_SEAT, "there is no seat \"{word}\": they are A to {seat!}")                                 \
  X(NO_SEAT_TAKEN, "you have no seat: the program plays all, and you see all hands")               \
  X(NAMES_COUNT, "{n} names, but {m} players: `names A=Anna B=Bo` names two")                      \
  X(NAMES_NONE, "nobody has a name: `names A=Anna B=Bo` gives two")                                \
  X(YOU_PLAY, "you play {seats}; the other hands are {open|open|hidden}")                          \
  X(OPEN_TAKES, "open takes on or off, not \"{word}\"")                                            \
  X(NEW_NUMBER, "{word} is {second|a second|no} number of players: `seed {word}` is a seed")       \
  X(NEW_TWO, "new takes one game, not {game} and {other}")                                         \
  X(SEED_TAKES, "seed takes a number")                                                             \
  X(NO_SEED, "\"{word}\" is no seed: a seed is a number")                                          \
  X(GAME_CHOICE, "  {n} {name:12} {summary}")                                                      \
  X(GAMES_FOR, "games for {n}: {games}; {error}")                                                  \
  X(ASK_HOW_MANY, "How many are you? A number, or Enter to see a game of {game} played.")          \
  X(ASK_WORDS,                                                                                     \
    "`tutorial` teaches it, `help` says what else can be answered, `quit` leaves.")                \
  X(ASK_HELP,                                                                                      \
    "A number from {least} to {most} lists the games for so many; the name of a game begins "      \
    "it (`games` lists them, common names do too: `tractor`, `80`), `6 NAME` for six. `load "      \
    "FILE` and `resume` go on with a game, `lang zh` 说中文. In the game `help` lists all commands.") \
  X(NO_GAME_FOR, "{players}: no game here is for {players} players; there are games for {list}")   \
  X(NO_SUCH_START,                                                                                 \
    "\"{word}\" is neither a number of players ({least} to {most}) nor a game for so many: "       \
    "`help` says what can be answered")                                                            \
  X(WHICH_GAME, "Which game? Its number or name; Enter takes the first. For {n} there are:")       \
  X(NO_GAME_WITH, "no game has these words; `games` lists all, `games house WORD` house rules")    \
  X(NO_HOUSE_WITH, "no house rule has these words; `games house` lists all")                       \
  X(GAME_ROW, "  {name:24} {title}")                                                               \
  X(GAMES_FOOT, "`games house` lists the house rules, `games house kitty` those about the kitty.") \
  X(HOUSE_FOOT,                                                                                    \
    "{n} house rules; `games house kitty` lists those about the kitty, `house NAME` adds one.")    \
  X(MORE, "-- Enter: more, q: enough -- ")                                                         \
  X(GAME_HEAD, "{name} ({spec}), {players} players, seed {seed}")                                  \
  X(COUNT_WANTED, "a number of commands is wanted, or nothing")                                    \
  X(NO_UNDO, "there is nothing to undo: this is the beginning")                                    \
  X(NO_REDO, "there is nothing to redo")                                                           \
  /* card_style.c */                                                                               \
  X(LOOK_TAKES, "look has cards, colours, trumps and sets, not \"{word}\"")                        \
  X(LOOK_ONE_OF, "{look} may be one of these, not \"{word}\"")                                     \
  /* legal_custom_phase.c, narrate_custom_phase.c */                                               \
  X(CARD_OF, " card of ")                                                                          \
  X(CARDS_OF, " cards of ")                                                                        \
  X(N_WAYS, ": {all||at least }{n} way{n||s}")                                                     \
  X(N_CARDS, "{n} card{n||s}")                                                                     \
  X(OR_MORE, " or more")                                                                           \
  X(TO_MAX, " to {m}")                                                                             \
  X(SEAT_MAY, "{seat} may{polled|, seen by nobody until all have answered|}:")                     \
  X(HAS_ANSWERED, "{seat} has answered")                                                           \
  X(ALL_ANSWERED, "all have answered:")                                                            \
  /* loop.c */                                                                                     \
  X(GREET_1, "Enter goes on, step by step; `auto trick` and `auto deal` go faster.")               \
  X(GREET_2, "`seat C` makes you C: then `legal`, `play CARDS`, `why CARDS`, `hint`.")             \
  X(GREET_3, "`tutorial` teaches, `new` begins another game, `undo` takes back, `help` lists all.")\
  X(GREET_AGAIN, "{game}; `help` lists the commands")                                              \
  X(NO_GAME, "no game is found: `pengyou list` says where it was looked")                          \
  /* why_score.c */                                                                                \
  X(TRICKS_OF_OPPONENTS, "tricks of the opponents:")                                               \
  X(COLON_POINTS, ": {n} points")                                                                  \
  X(KITTY_COLON, "kitty: ")                                                                        \
  X(KITTY_POINTS, "{shown|: |}{n} points, ")                                                       \
  X(KITTY_TIMES, "times {n}: {m} points for the last trick")                                       \
  X(KITTY_NOTHING, "so nothing is added")                                                          \
  X(KITTY_UNCOUNTED, "not counted")                                                                \
  X(KITTY_KEPT, "{seat} of the {declarer|declarers|opponents} has the last trick: not counted")    \
  X(THROWS_OF, "failed throws of {seat}: {n} points {from|from|for} the opponents")                \
  X(MOVED_BY, "a function moved, at {seat}: {n} points {from|from|for} the opponents")             \
  X(TEAM_FULL, "a full team")                                                                      \
  X(ADJUSTED, "the last word is a function's")                                                     \
  X(LEVEL_MOVED, "from {old} to {new}, before the levels won")                                     \
  X(LEVELS_OF_THROWS, "{n} level{n||s} for failed throws")                                         \
  X(LEVELS_NOT, "{n} level{n||s}, not {m}")                                                        \
  X(LEVELS_HELD, "held: {n} of {m} level{m||s}")                                                   \
  X(TOGETHER, "  together: {n} points for the opponents{whole|| (less than none count as none)}")  \
  X(BAND_ABOVE, " (more than {n}")                                                                 \
  X(BAND_FROM, " ({n} and more")                                                                   \
  X(BAND_BELOW, " (below the table")                                                               \
  X(BAND_TO, ", to {n}")                                                                           \
  X(BAND_UNDER, ", below {n}")                                                                     \
  X(ENDED_BY_THROW, "the deal ended with the failed throw of {seat}")                              \
  X(TABLE_AT, "table at {n} points")                                                               \
  X(FRIENDS_SHORT, "{n} friend{n||s} short")                                                       \
  X(RESULT, "  result: {score}")                                                                   \
  X(LEVEL_FROM_TO, "  {seat}, of the {declarer|declarers|opponents}: {old} to {new}")              \
  X(TRACK_END, "the end of the track: the game is won")                                            \
  X(NO_DEAL_PLAYED, "no deal has been played to its end")                                          \
  X(DEAL_HEAD, "deal {n}: declarer {seat}, trumps {trump}")                                        \
  /* show_table.c, legal.c, hint.c, rules.c */                                                     \
  X(NO_TABLE_OF, "there is no table \"{word}\": they are 1 to {n}")                                \
  X(NO_TABLE, "there is one table, not \"{word}\"")                                                \
  X(NO_TRUMPS_EVER, "there are no trumps in this game; low to high:{cards}")                       \
  X(NO_TRUMPS_YET, "there are no trumps yet: nobody has declared")                                 \
  X(TRUMPS_ARE, "trumps are {trump}{sure|| if the declaration stands}; high to low:")              \
  X(VALUE_NONE, "none")                                                                            \
  X(VALUE_FUNCTION, "a function")                                                                  \
  X(VALUE_YES, "yes")                                                                              \
  X(VALUE_NO, "no") X(VALUE_NUMBER, "a number")                                                    \
  X(VALUE_SHAPES, "a list of shapes")                                                              \
  X(VALUE_CARDS, "{n} of certain cards")                                                           \
  X(VALUE_SAID, "{doc} (a function, {place})")                                                     \
  X(VALUE_UNSAID, "a function without a description ({place})")                                    \
  X(VALUE_IN_PLACE, ", in place of {value}")                                                       \
  X(VALUE_UNSET, "not set")                                                                        \
  X(VALUE_OF_ROW, "{value}, as deck.players says")                                                 \
  X(GROUP_OTHER, "{group}: a group of rules that this game does not have")                         \
  X(NO_GROUP_NEAR, "there is no group of rules \"{group}\": did you mean \"{near}\"?")             \
  X(NO_GROUP, "there is no group of rules \"{group}\": `rules` shows all")                         \
  X(RULES_HEAD, "{name} ({spec}), {players} players, {deck}")                                      \
  X(RULES_FOOT, "* otherwise than in {game}{name||}, without the house rules")                     \
  X(SUMMARY_ROW, "  {title:11} {words}")                                                           \
  X(SUMMARY_TEAMS, "teams")                                                                        \
  X(SUMMARY_TRUMPS, "trumps")                                                                      \
  X(SUMMARY_BIDS, "declaring")                                                                     \
  X(SUMMARY_KITTY, "who buries")                                                                   \
  X(SUMMARY_FOLLOW, "following")                                                                   \
  X(SUMMARY_SMALLER, "too few")                                                                    \
  X(SUMMARY_THROWS, "throws")                                                                      \
  X(SUMMARY_STOPPED, "stopped by")                                                                 \
  X(SUMMARY_FORCED, "if beaten")                                                                   \
  X(SUMMARY_PENALTY, "penalty")                                                                    \
  X(SUMMARY_RUFFS, "ruffs")                                                                        \
  X(SUMMARY_NEXT, "next deal")                                                                     \
  X(SUMMARY_EXCHANGE, "exchange")                                                                  \
  X(SUMMARY_STEP, "{n}) {words}")                                                                  \
  X(SUMMARY_LEAD, "first lead")                                                                    \
  X(SUMMARY_FORMS, "forms")                                                                        \
  X(SUMMARY_FORM, "{form} ({cards})")                                                              \
  X(SUMMARY_UPON, "{forms}; upon one: the same form, as many cards, higher")                       \
  X(SUMMARY_POWER, "power")                                                                        \
  X(SUMMARY_POWERS, "{forms}: each beats lower ones of its form and all of less power")            \
  X(SUMMARY_OUT_OF_TURN, "out of turn")                                                            \
  X(SUMMARY_PASS, "passing")                                                                       \
  X(SUMMARY_END, "game over")                                                                      \
  X(SUMMARY_SCORE, "score") X(SUMMARY_SHORT, "few friends")                                        \
  X(SUMMARY_SHORT_GAIN, "declarers who win short of friends get {gain}")                           \
  X(SUMMARY_KITTY_COUNTS, "kitty")                                                                 \
  X(SUMMARY_KITTY_TIMES, "opponents who win the last trick get its points, times {times}")         \
  X(SUMMARY_CHANGES, "what differs from {game}{name||}:")                                          \
  X(SUMMARY_CHANGE, "  {field}, {sentence}: {now} - there: {before}")                              \
  X(SUMMARY_FOOT,                                                                                  \
    "`rules all` has every setting, `rules follow` a group, "                                      \
    "`rules {climbs|follow.pass|follow.owes}` explains one, "                                      \
    "`set {climbs|follow.own_top yes|score.step 10}` changes one.")                                \
  X(RULES_UNMARKED, "what differs is not marked, without the house rules it does not load: {why}") \
  X(LEADS_ANY, "{seat} leads: any single card{alone||; several units of one suit as a throw}")     \
  X(LEADS_SOME, "{seat} leads one of these{alone||, or several units of one suit as a throw}:")    \
  X(THROWS_ASKED, "  of a throw {field} is asked when it is led, or before by `why CARDS`")        \
  X(FOLLOWS, "{seat} follows {shape} in {suit}: {exact||at least }{n} legal play{n||s}")           \
  X(PERHAPS_OTHERS, "  and perhaps others: a function was asked about {n} sets of cards")          \
  X(AND_OTHERS, "  and others")                                                                    \
  X(LIST_DECLARE, "declare {cards}")                                                               \
  X(LIST_DEFEND, "defend {cards}")                                                                 \
  X(LIST_BURY, "  bury any {n} cards of the hand")                                                 \
  X(LIST_BURY_ASKED, "  bury {n} cards of the hand that kitty.refuse lets go"                      \
                     "{legal|, such as |: none were found}{cards}")                                \
  X(LIST_CALL, "  call {n} card{n||s}, each with the number of its copy: `{line}`")                \
  X(HAND_UNKNOWN, "{seat}'s hand is not known: this position leaves it out")                       \
  X(HINT_ONLY, "the only legal play")                                                              \
  X(HINT_ENTER, "  Enter does it") X(HINT_AUTO, "  `auto` would {action}, by the bot {bot}")       \
  X(WITHOUT_RISKS, "  not weighed: throws that may fail, and how later tricks go")                 \
  X(WITHOUT_LATER_TRICKS, "  not weighed: how later tricks go")                                    \
  X(WITHOUT_KITTY, "  not weighed: what the kitty and the cards to come may bring")                \
  X(WITHOUT_SUITS, "  not weighed: in which suit help is needed most")                             \
  X(WEIGHED_EXACT,                                                                                 \
    "  every way to the end, in {n} deals of the hidden cards that agree with all seen:")          \
  X(WEIGHED_DEALS, "  played out in {n} deals of the hidden cards that agree with all seen:")      \
  X(WEIGHED_BEST, "  #1 {action}: {levels} ± {error} levels")                                      \
  X(WEIGHED_BEHIND, "  #{n} {action}: {levels} ± {error} {more|more|fewer}")                       \
  X(REVIEW_HEAD,                                                                                   \
    "deal {deal}: what its {n} plays gave away, in levels ({step} points are one level)")          \
  X(REVIEW_FROM,                                                                                   \
    "from trick {n} on ({m} card{m||s} in hand) every way to the end was looked at; before that "  \
    "deals were sampled, and ± says how far a number may be off")                                  \
  X(REVIEW_EXACT, "  trick {n}: {seat} played {played}; {best} was {levels} levels better")        \
  X(REVIEW_SAMPLED,                                                                                \
    "  trick {n}: {seat} played {played}; {best} seems {levels} ± {error} levels better")          \
  X(REVIEW_GOOD, "  {n} other play{n||s} as good as any found, {m} without a choice")              \
  X(REVIEW_MOMENTS, "what decided most:")                                                          \
  X(REVIEW_NO_MOMENT, "no play gave away much for certain")                                        \
  X(REVIEW_WON, "the declarers won")                                                               \
  X(REVIEW_COULD, "the declarers could have won, still in trick {n}, whatever the others do:")     \
  X(REVIEW_LINE, "  {line}")                                                                       \
  X(REVIEW_COULD_NOT, "could the declarers have won? from trick {n} on they could not (exact)")    \
  X(REVIEW_FOUND,                                                                                  \
    "before that, {n} of the {m} plays that were tried {n|wins|win} when bots play on from there" \
    "; the first is in trick {k}")                                                                 \
  X(REVIEW_NOT_FOUND,                                                                              \
    "before that, none of the {n} plays that were tried wins when bots play on from there")        \
  X(COACH_ON, "the coach is on: it asks before a play of yours that gives away a quarter of a "    \
    "{climbs|point|level} or more, as far as your seat may know")                                  \
  X(COACH_NO_SEAT, "the coach is on: it asks before plays of seats that you take (`seat A`)")      \
  X(COACH_OFF, "the coach is off")                                                                 \
  X(COACH_TAKES, "coach takes on or off")                                                          \
  X(COACH_WARNS, "coach: {best} seems {loss} ± {error} {climbs|points|levels} better; `y`, the "   \
    "same again or `play` alone makes {played}")                                                   \
  X(REVIEW_TAKES, "review takes the number of a deal that is over and played: so far 1 to {n}")    \
  X(REVIEW_NONE, "no deal is over yet: a deal is reviewed when it is")                             \
  X(REVIEW_OF_TRICKS,                                                                              \
    "climbing games have no `review`: `history full` lists each play, `hint` weighs them at your " \
    "turn")                                                                                        \
  X(NOTHING_NOW, "{seat}: nothing now")                                                            \
  X(NOT_ITS_TURN, "{seat}: nothing now; it is {other}'s turn: `{other!}: hint` advises {other}")   \
  X(OTHERS_TURN, "{seat}: nothing now; it is {other}'s turn")                                      \
  X(LET_BE, "{seat}: let it be - nothing that it may do now is better than to wait")               \
  X(OUT_HEAD, "{seat} has not seen {n} card{n||s}:")                                               \
  X(OUT_SHOWN, "{seat} has shown {cards}, not played since")                                       \
  X(TAKES_NO_WORD, "{command} takes no word behind it: \"{words}\"")                               \
  X(OUT_ROW, "  {suit:9}{n:4}{cards}")                                                             \
  X(OUT_OF_TRICKS,                                                                                 \
    "climbing games have no `out`: `history full` lists what was played, `table` how many cards "  \
    "each still holds")                                                                            \
  X(BOTS_ARE, "{who}; there are {all}")                                                            \
  X(BOT_FAILS, "the bot {bot} at seat {seat!} fails: `open on` lets you see how, "                 \
    "`bots simple` puts another in its place")                                                     \
  X(BOT_SEES, "{bot} sees all hands: it plays only where no seat is taken (`seat none`)")          \
  X(SUIT_ROW, "  {suit:9}{cards}")                                                                 \
  X(FIELD_ROW, "{mark} {field:22} {value:24} {source}")                                            \
  X(FIELD_CALLED, "{field}") X(RULE_WORD, "{name} ({word})")                                       \
  X(RULE_HEAD, "{field}: {sentence}")                                                              \
  X(RULE_NOW, "  now: {value}")                                                                    \
  X(RULE_BAND, "{n}: ")                                                                            \
  X(RULE_DECK, "for {n}: ")                                                                        \
  X(RULE_ENTRY, "    {name}: {words}")                                                             \
  X(RULE_SET_IN, "  set in: {source}")                                                             \
  X(RULE_NOW_WORD, "  now: {word}, for no file sets it")                                           \
  X(RULE_NOW_UNSET, "  no file sets it")                                                           \
  X(RULE_WORDS, "  words:")                                                                        \
  X(RULE_KEYS, "  keys of a table:")                                                               \
  X(RULE_CHOICE, "  {mark} {word:22}  {sentence}")                                                 \
  X(RULE_FUNCTION,                                                                                 \
    "  function: {arguments}; variants/README.md, \"What functions see\", has their "              \
    "members")                                                                                     \
  X(RULE_EXAMPLE, "  example: {example}{line|}")                                                   \
  X(NO_FIELD_NEAR, "there is no field \"{field}\": did you mean {near}?")                          \
  X(NO_FIELD,                                                                                      \
    "there is no field \"{field}\": `rules` shows all that are set, `rules follow` one group")     \
  X(FIELD_OTHER_FAMILY, "{field}: a field that this game does not have")                           \
  /* narrate.c */                                                                                  \
  X(TRICK_WON, "trick {n}: {seat} wins with {cards}")                                              \
  X(TRICK_LED_WON, "trick {n}: {seat_led} led {lead}, {seat} wins with {cards}")                   \
  X(POINTS_COMMA, ", {n} points")                                                                  \
  X(TELL_LEVELS, "  levels:")                                                                      \
  X(LEVEL_WON, "->won")                                                                            \
  X(LEVELS_AGAIN, "  (+ is the second time through the levels, ++ the third)")                     \
  X(NEXT_DECLARER, "  next: {seat} is declarer and plays level {level}")                           \
  X(NEXT_BIDDING, "  next: {seat} draws first; who makes trumps is declarer")                      \
  X(TELL_TEAM, "; declarers were ")                                                                \
  X(TEAM_SHORT, " ({n} friend{n||s} short)")                                                       \
  X(TELL_KITTY, "; kitty ")                                                                        \
  X(IN_TRICKS, " ({n} in tricks")                                                                  \
  X(FOR_KITTY, ", {n} for the kitty")                                                              \
  X(FOR_THROWS, ", {n} for failed throws")                                                         \
  X(FOR_RULES, ", {n} by other rules")                                                             \
  X(WIN_GAME, "{seats} win{one|s|} the game after {n} deals")                                      \
  X(GAME_OVER_AFTER, "the game is over after {n} deals")                                           \
  X(REDEALT, "deal {n} is thrown in")                                                              \
  X(REDEALT_NOBODY, "deal {n} is thrown in: nobody declared")                                      \
  X(REDEALT_MISDEAL, "deal {n} is thrown in: misdeal, claimed by {seat}")                          \
  X(DEAL_OVER, "deal {n} {early|ends early|is over}: declarer {seat}, trumps {trump}, "            \
    "opponents {points} points")                                                                   \
  X(DIVIDED_AS, " as {units}")                                                                     \
  X(TELL_THROWS, "{seat} throws ")                                                                 \
  X(CAN_BE_BEATEN, ": it can be beaten")                                                           \
  X(STOPS_IT, ": {seat} stops it")                                                                 \
  X(STOPS_WITH, " with ")                                                                          \
  X(STAYS_LED, " stay{n|s|} led, {m} card{m| goes|s go} back")                                     \
  X(POINTS_ACROSS, ", {n} points to the other side")                                               \
  X(TELL_PLAYS, "{seat} {led|leads|plays} ")                                                       \
  X(IS_WINNING, " and is winning")                                                                 \
  X(HAS_SHOWN, "{seat} has shown the {call}{joins| and joins the declarer|}")                      \
  X(TURNED_ARE, "nobody declared; turned are")                                                     \
  X(COLON_CARDS, ": {cards}")                                                                      \
  X(PICKS_UP, "{seat} is declarer, trumps are {trump}, and picks up the kitty{cards}")             \
  X(KITTY_LIES, "{seat} is declarer, trumps are {trump}; the kitty stays as it lies")              \
  X(PICKS_UP_FOR,                                                                                  \
    "{seat} picks up the kitty; {seat_declarer} is declarer, trumps are {trump}{cards}")           \
  X(STEALS_KITTY, "{seat} {taken|takes the kitty|leaves the kitty}; trumps are {trump}")           \
  X(GIVES_CARDS, "{seat} gives {n} {n|card|cards} to {seat_to}")                                   \
  X(BURIES, "{seat} buries {n} cards{cards}")                                                      \
  X(LAYS_OPEN, "{seat} lays the kitty open: {cards}")                                              \
  X(TELL_CALLS, "{seat} calls {calls}")                                                            \
  X(CALL_WHICH, "which {card} is called: {calls}?")                                                \
  X(DEAL_BEGINS, "deal {n} begins, {seat} draws first")                                            \
  X(WHERE_DRAWN, ", {n} of {m} cards drawn")                                                       \
  X(WHERE_KITTY, ", the kitty")                                                                    \
  X(WHERE_CALLING, ", calling")                                                                    \
  X(WHERE_GAME_OVER, ": the game is over")                                                         \
  X(WHERE_OVER, " is over")                                                                        \
  X(DECLARES, "{seat} declares ")                                                                  \
  X(DEFENDS_WITH, "{seat} defends with ")                                                          \
  X(YIELDS, "{seat} yields ")                                                                      \
  X(MISDEALS, "{seat} throws the deal in ")                                                        \
  X(WHERE_GIFT, ", a gift")                                                                        \
  X(TO_DRAW, ": {seat} is to draw")                                                                \
  X(TO_DECLARE, ": {seat} is to declare or pass")                                                  \
  X(TO_BURY, ": {seat} is to bury")                                                                \
  X(TO_CALL, ": {seat} is to call")                                                                \
  X(TO_PLAY, ": {seat} is to play")                                                                \
  X(TO_GIVE, ": {seat} is to give cards")                                                          \
  X(TO_CHOOSE, ", {phase}: {seat} is to choose")                                                   \
  /* narrate_climb.c */                                                                            \
  X(TABLE_COLON, "table {n}: ")                                                                    \
  X(AND_IS_OUT, ", and is out")                                                                    \
  X(TAKES_TRICK, "trick {n}: {seat} takes it with ")                                               \
  X(LEAD_PASSES, "; the lead passes to {seat}")                                                    \
  X(ASKS_FOR, "{seat} asks for a card of rank {rank}")                                             \
  X(HAS_NONE, ": {seat} has none")                                                                 \
  X(GIVES_TO, "{seat} gives {seat_to}")                                                            \
  X(KEEPS, "{seat} keeps what it has: there is no exchange")                                       \
  X(ACCEPTS, "{seat} accepts")                                                                     \
  X(REFUSES, "{seat} refuses, and the card goes back")                                             \
  X(WAIVES, "{seat} waives the right")                                                             \
  X(THEN_LEADS, "; {seat} leads")                                                                  \
  X(TELL_POINTS, "  points:{points}")                                                              \
  X(HAND_OVER, "deal {n} is over: they went out in the order ")                                    \
  X(DEAL_BEGINS_TO, "deal {n} begins, {seat} deals to ")                                           \
  X(HAS_COME, "; {seat} has come here")                                                            \
  X(PASSES, "{seat} passes")                                                                       \
  X(WHERE_TABLE, ", table {n}")                                                                    \
  X(WHERE_EXCHANGE, ", the exchange: it is up to {seat}")                                          \
  X(WHERE_CLIMB, ", trick {n}: {seat} is to {leads|lead|play or pass}")                            \
  X(OF_FORM, ", {form}")                                                                           \
  X(CLIMB_LEADS, "{seat}{turn||, out of turn,} leads")                                             \
  X(CLIMB_COMPLETES, "{seat}{turn||, out of turn,} completes it with")                             \
  X(CLIMB_PLAYS, "{seat}{turn||, out of turn,} plays")                                             \
  /* what_if.c, set_up_hands.c */                                                                  \
  X(TELL_THEN, "then ")                                                                            \
  X(OVER_NO_PLAY, "the deal is over: nothing can be played")                                       \
  X(WHAT_TAKES, "what takes a play: what AS AS")                                                   \
  X(TAKEN_BACK, "all this is taken back:")                                                         \
  X(GETS_FROM_KITTY, "{seat} gets {card} from the kitty for {back}")                               \
  X(GETS_FROM, "{seat} gets {card} from {seat_from} for {back}")                                   \
  X(HAND_TOO_MANY, "{seat} has {n} cards in hand, and these are {m}")                              \
  X(HAND_WHOLE, "{seat}'s hand is not known: all its {n} cards are wanted")                        \
  X(NOT_SO_MANY, "so many {card} are not in the hands and the kitty")                              \
  X(TURN_TAKES, "turn takes the seat that leads: turn F")                                          \
  X(TURN_ALREADY, "it is {seat} who is to lead or play")                                           \
  X(TURN_IN_TRICK,                                                                                 \
    "after {seat_led}'s lead it is {seat_turn}'s turn; `{seat!}: why CARDS` asks as if it were "   \
    "{seat}'s")                                                                                    \
  X(SET_UP_CLIMB,                                                                                  \
    "this is a climbing game: `position TEXT` sets up a table; `B: legal` and `B: why CARDS` "     \
    "answer for seat B")                                                                           \
  X(SET_UP_TRICKS,                                                                                 \
    "that is set up while tricks are played: `goto 1` lets the program play on to the first "      \
    "lead, and `undo` comes back")                                                                 \
  X(SET_UP_OVER, "that is set up while tricks are played: `goto 1` goes back to the first lead")   \
  X(WHAT_STOPS, "there it stops: the other hands are hidden, `open on` goes on with them")         \
  X(WHAT_SAMPLED, "in {n} sampled deals of the hidden cards {seat} takes the trick {own} "         \
    "{own|time|times}, its side {side}; the trick has {points} points on average")                 \
  X(WHAT_FRIENDS, "  who holds a card called there is taken for the declarer's friend")            \
  X(WHAT_STANDS, "the throw stands in {k} of {n} sampled deals of the hidden cards")               \
  X(WHAT_UNSEEN, "what comes of that lies with hands that {seat} does not see: `why` says what "   \
                 "{seat} may know, `open on` shows them")                                          \
  X(SET_UP_OPEN, "that is done with all hands open: `open on` shows them")                         \
  X(FROM_POSITION, "the game goes on from this position: earlier tricks are not part of it")       \
  X(BRANCH_BACK, "`branch {branch}` goes back")                                                    \
  X(GIVE_ONE_CARD, "give takes one card here: hands are laid in trick games alone")                \
  X(GIVE_TAKES, "give takes a seat and cards: give C AS AS")                                       \
  X(TRUMPS_NOW, "trumps are {trump}")                                                              \
  /* goto.c, history.c */                                                                          \
  X(GOTO_TAKES, "goto takes a trick of this deal, or more: goto 7, goto draw 30, goto deal 2")     \
  X(HISTORY_TAKES, "history takes a deal, 1 to {n}, or all; and full, for every play")             \
  X(NO_TRICK_YET, "no trick has been played in this deal")                                         \
  X(SHOW_TRICK_TAKES, "show trick takes a number, 1 to {n} in this deal")                          \
  X(DEAL_BEFORE_LEAD, "deal {n} before the first lead:")                                           \
  X(SHOW_TAKES, "show takes trick N or deal")                                                      \
  X(GOTO_NO_TRICK, "this deal does not come to a trick {n}")                                       \
  X(GOTO_NO_DRAW, "this deal has no moment at which {n} cards are drawn")                          \
  X(GOTO_NO_DEAL, "this game does not come to a deal {n}")                                         \
  /* why.c */                                                                                      \
  X(OWNERS, "{seat}'s ")                                                                           \
  X(RULE_AT, "  rule: {field} ({source})")                                                         \
  X(RULE_OF, "  rule: {field}")                                                                    \
  X(STEP_SOURCE, "  [{field!} {source}]") X(STEP_FIELD, "  [{field!}]")                            \
  X(NOT_LEGAL_FOR, "not legal for {seat}: {why}")                                                  \
  X(NOT_HELD_BY, "not legal: {seat} does not hold {cards}")                                        \
  X(WHAT_IS_HELD, "held of these")                                                                 \
  X(PLAYED_BEFORE, "  {seat} played {cards} in trick {n}: `goto trick {n}` leads back to it")      \
  X(WHAT_CARDS, "  {what}: {cards}")                                                               \
  X(WHAT_OBLIGES, "what obliges")                                                                  \
  X(WOULD_BE_LEGAL, "legal would be") X(SOME_LEGAL, "legal would be, for instance")                \
  X(UNIT_TOP, "{unit} {tractor|up to|of} {card}: ")                                                \
  X(NOTHING_BEATS, "nothing beats it")                                                             \
  X(ONLY_RUFFS, "nothing beats it but ruffs")                                                      \
  X(BEATS_IT, " beats it")                                                                         \
  X(COULD_BEAT, " could beat it, if one hand has it")                                              \
  X(LEGAL_LED, "legal: {shape} in {suit}")                                                         \
  X(THROW_HOLDS, "legal; it stands: no other hand beats a part of it")                             \
  X(THROW_IS_SAFE, "legal; it stands: no card that you have not seen beats a part of it")          \
  X(THROW_MAY_FAIL, "legal; it may fail: {cards} would beat {unit}, if another hand has it")       \
  X(THROW_FAILS, "legal; it fails: {seat}'s {cards} would beat {unit}")                            \
  X(ALL_STAYS, ", but all of it stays led")                                                        \
  X(THROW_PARTS, "  {shape} in {suit}")                                                            \
  X(THROW_ENDS_DEAL, ", and the deal ends")                                                        \
  X(COULD_BE_DIVIDED, "  the leader may also say: as {units}{more|, or in other ways|}")           \
  X(YOU_HOLD, "you hold")                                                                          \
  X(SEAT_HOLDS, "{seat} holds")                                                                    \
  X(FREE_PLAY, "  {shape} was led and {holds} no {suit}: any cards will do")                       \
  X(OWES_ALL,                                                                                      \
    "  {shape} was led and {holds} {n} card{n||s} of {suit}: all of them go, sets or not")         \
  X(OWES_SOME, "  {shape} was led and {holds} {n} cards of {suit}: what is owed is in the play")   \
  X(OWES_SUIT, "  {shape} was led and {holds} {n} cards of {suit}: any {m*} of them will do")      \
  X(OWES_NO_SET,                                                                                   \
    "  {shape} was led and {holds} {n} cards of {suit}, not {set} among them: any {m*} will do")   \
  X(OWES_SUIT_ALONE,                                                                               \
    "  {shape} was led and {holds} {n} cards of {suit}: any {m*} will do, for the suit alone is "  \
    "owed, no sets")                                                                               \
  X(OWES_UNBROKEN,                                                                                 \
    "  {shape} was led and {holds} {n} cards of {suit}: any {m*} will do, for the sets among "     \
    "them need not be broken")                                                                     \
  X(OWES_HELD,                                                                                     \
    "  {shape} was led and {holds} {held} in {suit} ({cards}): what is owed of that is in the "    \
    "play")                                                                                        \
  X(OWES_LIKE,                                                                                     \
    "  {shape} was led and {holds} {held} in {suit}: the like is owed, and it is in the play")     \
  X(OWES_NO_TRACTOR, "  pairs are owed to a tractor here, but no tractor")                         \
  X(OWES_LAST_WORD, "  a function has the last word, and may forbid other plays: follow.refuse")   \
  X(OWES_NOTHING_TO_FORM, "  {shape} was led, and this may be played whatever is owed")            \
  X(LEGAL_WOULD_WIN, "legal; it would {wins|win the trick as it stands|not win the trick}")        \
  X(NOT_THE_SHAPE, "not {shape}: cannot win")                                                      \
  X(NOT_ALL_TRUMPS, "not all trumps: cannot win")                                                  \
  X(NO_RUFF, "neither all {suit} nor a ruff: cannot win")                                          \
  X(RUFFS, "ruffs")                                                                                \
  X(BEATS_LED, "beats what was led")                                                               \
  X(OF_SEVERAL_SUITS, "out of several suits")                                                      \
  X(IN_SUIT_LED, "in the suit led")                                                                \
  X(UNIT_UP_TO, ", {unit} {tractor|up to|of} {card}")                                              \
  X(THE_LEAD, " (the lead)")                                                                       \
  X(HINT_WHY, " - {reason}")                                                                       \
  X(NO_RUFF_BEATS, " - no ruff beats it")                                                          \
  X(THE_HIGHEST, " - the highest")                                                                 \
  X(AS_HIGH_LATER, " - as high, but played later")                                                 \
  X(NO_TRICK_PLAYED, "no trick has been played: `why CARDS` asks about a play")                    \
  X(TRIED_IN_VAIN, "{seat} tried a throw, and a part of it can be beaten")                         \
  X(TRIED_A_THROW, "{seat} tried a throw, and {seat_other} can beat a part of it")                 \
  X(WON_TRICK, "{seat} won trick {n}:")                                                            \
  X(WINNING_TRICK, "{seat} is winning trick {n}:")                                                 \
  X(LEGAL, "legal")                                                                                \
  /* choose_language.c */                                                                          \
  X(LANGUAGE, "{code}: {name}")                                                                    \
  X(LANG_TAKES, "there is no language \"{word}\": there are {codes}")                              \
  SAVED_SENTENCES(X)                                                                               \
  HELP_SENTENCES(X)
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  REPL_SENTENCES(X)
#undef X
#define X(id, english, chinese) SAID_##id,
      TUTORIAL_SENTENCES(X)
#undef X
#define X(id, family, words, fields, english, chinese) SAID_##id,
          GLOSSARY(X)
#undef X
#define X(id, name, needs, may, text, example) SAID_ASKED_##id,
              SUBJECTS(X)
#undef X
};

/* Each with the sentences that are said below the REPL (language/language.h). */
extern const Language repl_english, repl_chinese;
extern const Language repl_english_above_chinese; /* English where Chinese lacks a sentence */

/* All of them, in the order of `languages`, ended by NULL. */
extern const Language *const repl_languages[];

/* The same language with the REPL's sentences. */
const Language *repl_language(const Language *language);

#endif
