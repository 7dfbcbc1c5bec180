/* saved_sentences.h - what the commands say that read and write files: games kept and saved,
** pictures, scenarios. Part of REPL_SENTENCES (repl_sentences.h).
*/
#ifndef repl_saved_sentences_h
#define repl_saved_sentences_h

/* clang-format off */
#define SAVED_SENTENCES(X)                                                                         \
  /* export.c */                                                                                   \
  X(PAGE_COMMA, ", ")                                                                              \
  X(PAGE_TITLE, "{name}, deal {n}")                                                                \
  X(PAGE_TRUMPS, "trumps {trump}")                                                                 \
  X(PAGE_DECLARER, "declarer {seat}")                                                              \
  X(PAGE_CALLED, "called {call}")                                                                  \
  X(PAGE_ASKED, "asked about: {seat}")                                                             \
  X(PAGE_HOLDS, "{n} card{n||s}, {points} point{points||s}")                                       \
  X(PAGE_ON_LEVEL, "level {level}")                                                                \
  X(PAGE_TRICK_N, "trick {n}")                                                                     \
  X(PAGE_WORTH, "{n} point{n||s}")                                                                 \
  X(PAGE_TRICK, "trick")                                                                           \
  X(PAGE_LED, "led")                                                                               \
  X(PAGE_POINTS, "points")                                                                         \
  X(PAGE_SEAT, "seat")                                                                             \
  X(PAGE_LEVEL, "level")                                                                           \
  X(PAGE_HAND, "hand")                                                                             \
  X(PAGE_KITTY, "kitty")                                                                           \
  X(FILE_NO_EXPORT,                                                                                \
    "{file} exists and was not exported in this session: `export! {file}` overwrites it")          \
  X(WRITTEN, "written: {file}")                                                                    \
  X(EXPORT_TAKES, "export takes a file that ends in .md, .html, .svg or .png: export deal.svg")    \
  X(RULEBOOK_TAKES, "rulebook takes a file that ends in .html, .md or .txt: rulebook rules.html")  \
  X(FILE_NO_RULEBOOK,                                                                              \
    "{file} exists and was not written by rulebook: `rulebook! {file}` overwrites it")             \
  X(EXPORT_TRICK,                                                                                  \
    "beside the file may stand `trick N` or `why CARDS`: export trick.svg trick 3")                \
  X(EXPORT_NO_TRICK, "no trick {n} was played")                                                    \
  /* autosave.c */                                                                                 \
  X(GAME_WAITS, "A game of an earlier session waits ({game}): `resume` goes on where it stopped.") \
  X(GAMES_WAIT,                                                                                    \
    "{n} games of earlier sessions wait, the last one {game}: `resume 1` goes on with it, "        \
    "`resume` lists all.")                                                                         \
  X(GAME_LEFT, "{spec}, {players} players, left {n} {unit|minute|hour|day}{n||s} ago")             \
  X(GAME_LEFT_UNREAD, "cannot be read: {file}")                                                    \
  X(GAME_LEFT_ROW, "  {n}  {game}")                                                                \
  X(RESUME_TAKES, "`resume 1` to `resume {n}` go on with one of these")                            \
  X(NO_GAME_WAITS, "no game of an earlier session waits: `load` reads saved ones")                 \
  X(GAME_KEPT, "The game is kept: `resume` goes on with it, next time.")                           \
  X(GAMES_KEPT, "{n} games are kept: `resume` lists them, next time.")                             \
  X(GAME_UNKEPT,                                                                                   \
    "A game that you leave is not kept: {error}. PENGYOU_SESSIONS names a folder for it.")         \
  X(GAME_LET_GO, "No more than {n} games are kept; this one, the oldest, is no more: {game}")      \
  X(RELOAD_TAKES_FILES, " (`reload` takes those)")                                                 \
  X(RESUMED, "{name} ({spec}), {players} players: on where it stopped")                            \
  /* save_and_load.c, position.c, confirm_overwrite.c */                                           \
  X(PLACE_SET, "set {field}") X(IN_FILE, "{reason} ({file})")                                      \
  X(FILE_WANTED, "the name of a file is wanted")                                                   \
  X(FILE_NO_RECORD, "{file} exists and is no record: `save! {file}` overwrites it")                \
  X(FILE_OTHER_GAME,                                                                               \
    "{file} is the record of another game, or of more of this one: `save! {file}` overwrites it")  \
  X(SAVED_IN, "saved in {file}: {n} {n|action|actions}")                                           \
  X(GAME_STAYS, "{error}; the game goes on as it was")                                             \
  X(LOADED, "{name} ({spec}), {players} players: {n} {n|action|actions} replayed and verified")    \
  X(POSITION_NOT_PLAYED,                                                                           \
    "a climbing table has a position while a hand is played, not before or after it: `save FILE` " \
    "keeps this game")                                                                             \
  /* scenarios.c */                                                                                \
  X(TEST_WRITTEN, "{file}: {n} scenario{n||s} written, and passed; `test {file}` runs it")         \
  X(TEST_DEPENDS,                                                                                  \
    "this situation depends on more than a scenario states: `save` keeps the game, `position` "    \
    "the table")                                                                                   \
  X(TEST_SAVE_TAKES, "test save takes a name: test save broken-pair")                              \
  X(TEST_NOTHING,                                                                                  \
    "there is nothing here that a scenario states: a declaration, a trick or the end of a deal "   \
    "is wanted")                                                                                   \
  X(TEST_TAKES, "test takes a file of scenarios, or save NAME")                                    \
  X(TEST_FROM, "Saved from the table: seed {seed}, {where}.")                                      \
  X(TEST_FOLLOWS, "{seat!} follows {what}")                                                        \
  X(TEST_HIGHEST, "Of {plays} plays number {n} is the highest")                                    \
  X(TEST_POINTS, "Opponents with {n} points")                                                      \
  X(TEST_DECLARES, "{seat!} declares")                                                             \
  X(TEST_LEADS, "{seat!} leads")                                                                   \
  X(TEST_FAILED, "{n} scenario{n||s} of {file} failed")
/* clang-format on */

#endif
