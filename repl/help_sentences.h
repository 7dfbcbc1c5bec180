/* help_sentences.h - a line of help for each command, and what the commands say that ask about
** other situations than the one on the table: `ask`, `could`, `coverage`, `diff`, `differ`, `undo`.
** Part of REPL_SENTENCES (repl_sentences.h).
*/
#ifndef repl_help_sentences_h
#define repl_help_sentences_h

/* clang-format off */
#define HELP_SENTENCES(X)                                                                          \
  X(ABSENT, "this game has no {thing}")                                                            \
  X(ABSENT_HERE, "this game has no {thing}; games with it: {games}")                               \
  X(ABSENT_TRICK,                                                                                  \
    "that belongs to games in which suits are followed; {game} is one of shedding cards")      \
  X(ABSENT_CLIMB,                                                                                  \
    "that belongs to games of shedding cards; {game} is none")            \
  X(ABSENT_ACTION,                                                                                 \
    "this game has no {thing}; `help {word}` says what that is, and which games do")               \
  X(EXPLAINED_BY, "  `help {word}` explains the word")                                             \
  X(THING_EXCHANGE, "exchange of cards")                                                           \
  X(THING_CALLS, "friend calls")                                                                   \
  X(THING_DECLARING, "trumps to be declared")                                                      \
  X(THING_KITTY, "kitty")                                                                          \
  X(THING_THROWS, "throws")                                                                        \
  X(THING_OUT_OF_TURN, "plays out of turn")                                                        \
  X(THING_BOMBS, "bomb")                                                                           \
  X(THING_MISDEAL, "misdeal")                                                                      \
  X(THING_WIND, "lead that passes on")                                                             \
  X(HELP_STEP, "the next thing happens; an empty line does it again")                              \
  X(HELP_AUTO, "plays on by itself, your seat too: that is asked; Ctrl-C stops it")                \
  X(HELP_SEAT, "takes seats: you play them, others are hidden")                                    \
  X(HELP_NAMES, "what the players are called, in answers, records and pictures")                   \
  X(HELP_OPEN, "shows all hands although you have a seat")                                         \
  X(HELP_NEW, "starts another game")                                                               \
  X(HELP_UNDO, "takes back what the last command did")                                             \
  X(HELP_REDO, "does again what was taken back")                                                   \
  X(HELP_GOTO, "to trick N of this deal, N cards drawn, deal N; Enter then redoes it")             \
  X(HELP_BRANCH, "goes on under a name, or back to it; -NAME ends it")                             \
  X(HELP_BRANCHES, "the ways this game goes, and where they part")                                 \
  X(HELP_WHAT, "the trick as it would go with this play; then all is as before")                   \
  X(HELP_RELOAD, "reads the game's files again and does the game again under them")                \
  X(HELP_HOUSE, "adds a house rule, or takes it out; save: those in force as a file")              \
  X(HELP_SET, "sets one field, as a house rule")                                                   \
  X(HELP_DRAW, "the seat whose turn it is takes a card")                                           \
  X(HELP_DECLARE, "shows cards to make trumps: all that are then shown")                           \
  X(HELP_DEFEND, "adds cards to an overcalled declaration")                                        \
  X(HELP_YIELD, "lets the right to answer an overcall pass")                                       \
  X(HELP_PASS, "declares nothing (more) after the last card; does not follow")                     \
  X(HELP_MISDEAL, "throws the deal in, where the hand allows it")                                  \
  X(HELP_PICK_UP, "picks up the kitty")                                                            \
  X(HELP_BURY, "lays as many cards away as the kitty had")                                         \
  X(HELP_REVEAL, "lays the buried kitty open")                                                     \
  X(HELP_CALL, "calls friends: the first, second ... copy of cards")                               \
  X(HELP_PLAY, "leads or follows; play 22333S as 2x2 + 1 says how a lead is divided, if it may")   \
  X(HELP_DEAL, "the next deal begins")                                                             \
  X(HELP_GIVE, "a card in the exchange; lays cards into a hand")                                   \
  X(HELP_ACCEPT, "takes the card that was given")                                                  \
  X(HELP_REFUSE, "lets the card go back: no exchange, and leads")                                  \
  X(HELP_KEEP, "keeps what it has: no exchange, and leads")                                        \
  X(HELP_REQUEST, "asks for a card of a rank")                                                     \
  X(HELP_WAIVE, "waives the right to keep or to request")                                          \
  X(HELP_TABLE, "the table at a glance; table N of several")                                       \
  X(HELP_HANDS, "the hands that may be seen")                                                      \
  X(HELP_OUT, "the cards that you have not seen yet, by suit")                                     \
  X(HELP_LEGAL, "what may be done now")                                                            \
  X(HELP_WHY,                                                                                      \
    "why a play is legal or not, `D: why CARDS` of seat D; who wins; the last result")             \
  X(HELP_COULD, "whether a seat may play these cards, or could have, in trick 4 say")              \
  X(BEFORE_IT_DID, "before {seat}'s \"{action}\":")                                                \
  X(BEFORE_IT_PLAYED, "before {seat} played {cards} in trick {n}:")                                \
  X(COULD_TAKES,                                                                                   \
    "could takes cards, or `that` for what was played last: could F have played 9C 9C, could F "   \
    "have played 9C 9C in trick 4, could she play that")                                           \
  X(COULD_BEAT_WITH,                                                                               \
    "with which cards? `could F have beaten it with 9C 9C` says whether they would win the trick") \
  X(COULD_NOT_IN_TRICK, "nothing of that kind was done in trick {n} of this deal")                 \
  X(COULD_NO_PAIR,                                                                                 \
    "nobody asked about played a pair there: name the cards, as in could F have played 9C 9C in "  \
    "trick 4")                                                                                     \
  X(COULD_NOTHING, "nothing of that kind was done in this deal: could F play 9C 9C asks as if it " \
    "were F's turn")                                                                               \
  X(NO_QUESTION,                                                                                   \
    "questions are asked so: `could F have played 9C 9C`, `why 9C 9C`, `legal`, `what is a "       \
    "throw`, `table`; `help` lists all commands")                                                  \
  X(UNDONE, "{back|taken back|done again}: {actions}")                                             \
  X(UNDONE_MORE, "{back|taken back|done again}: {actions}, and {n} more")                          \
  X(UNDONE_COUNT, "{back|taken back|done again}: {n} step{n||s}; no card was shown or played")     \
  X(UNDONE_GAME,                                                                                   \
    "{back|back in the game before|forward to the game after it}: {name} ({spec})")              \
  X(UNDONE_RULES, "{back|taken back|done again}: other rules; now {name} ({spec})")                \
  X(UNDONE_RELOAD,                                                                                 \
    "{back|taken back|done again}: the files of the rules read again; {name} ({spec})")            \
  X(LOOK_ROW, "  {look:8}{words}")                                                                 \
  X(LOOK_WORD, " {look}") X(LOOK_NOW, " [{look}]")                                                 \
  X(BOT_OF_SEAT, "{seat} {bot}")                                                                   \
  X(BRANCH_FIRST, "main") X(BRANCH_BEFORE, "before") X(BRANCH_ROW, "{here} {name:10} {where}")     \
  X(HOUSE_ROW, "  {name|}{spec}")                                                                  \
  X(SCORE_OF_PLACES, "points come of the order in which hands are out: {places}; `table` has them")\
  X(NAME_BLANK, "a name is one word, for it is typed among others: {name}-{more}?")                \
  X(PHRASE_CARDS, "say which cards: `why 9C 9C` rules on a play before it is made")                \
  X(PHRASE_BEATS,                                                                                  \
    "`legal` lists what may be played upon it, `what CARDS` tries a play and says who takes the "  \
    "trick then")                                                                                  \
  X(PHRASE_OVER,                                                                                   \
    "`new` deals a new game, `goto 1` goes back to the first trick of this deal, `undo` takes "    \
    "back what was done last")                                                                     \
  X(PHRASE_HOW,                                                                                    \
    "`tutorial` shows how these games are played, `help` lists the commands, `help throw` "        \
    "explains a word")                                                                             \
  X(WHAT_IS_TAKES, "no word \"{word}\" is explained: `help words` lists those that are")           \
  X(HELP_ASK,                                                                                      \
    "a ruling about other cards than those on the table: `pengyou ask --help` has all questions")  \
  X(ASK_QUESTIONS, "what can be asked:")                                                           \
  X(ASK_ROW, "  {question:9} {text}")                                                              \
  X(ASK_FOOT,                                                                                      \
    "What is left out is as on the table; for cards of your own: {line}")                          \
  X(ASK_FOOT_CLIMB,                                                                                \
    "What lies on the table is ruled on by `why CARDS` and `legal`, for seat B by "                \
    "`B: why CARDS`.")                                                                             \
  X(ASK_INSTEAD, "{error}; for instance {line}")                                                   \
  X(ASK_INSTEAD_CLIMB, "{error}; `why CARDS` and `legal` rule on what lies on the table")          \
  X(ASKED_REFUSED, "not legal: {why} ({code})")                                                    \
  X(HELP_BOTS, "who plays the seats that are not taken: one name, or several in turn")             \
  X(HELP_COACH, "asks before a play of yours that gives much away")                                \
  X(HELP_REVIEW, "what the plays of a deal that is over gave away; could it have been won?")       \
  X(HELP_HINT, "the best that the program finds, why, and what it did not weigh")                  \
  X(HELP_TRUMP, "the trumps and the order of the cards; goes on with others")                      \
  X(HELP_TURN, "lets another seat lead, in a situation that is set up")                            \
  X(HELP_COVERAGE, "which of these rules no scenario holds; a situation that would show one")      \
  X(COVERAGE_CHANGE, "{n}. nobody notices {change} ({file}:{line})")                               \
  X(COVERAGE_ASKED, "   {question}")                                                               \
  X(COVERAGE_NOW, "   now: {answer}")                                                              \
  X(COVERAGE_CHANGED, "   changed: {answer}")                                                      \
  X(COVERAGE_UNSEEN, "   no situation of {n} shows it")                                            \
  X(COVERAGE_COUNT,                                                                                \
    "{noticed} {noticed|change|changes} noticed, {marked} marked, {unnoticed} unnoticed; "         \
    "coverage N lays one on the table")                                                            \
  X(COVERAGE_FOLDER, "there is no folder tests/scenarios here")                                    \
  X(COVERAGE_NONE, "nothing was found yet: coverage looks for it")                                 \
  X(COVERAGE_NUMBER, "coverage takes a field, or a number from 1 to {n}")                          \
  X(HELP_DIFFER, "where another game rules otherwise; a situation that was found")                 \
  X(HELP_DIFF, "which rules another game sets otherwise, each with a situation")                   \
  X(DIFF_FIELD, "{title} ({field})")                                                               \
  X(DIFF_SIDE, "   {side}: {value}")                                                               \
  X(DIFF_COUNT,                                                                                    \
    "{n} {n|rule is|rules are} set differently; differ N lays a situation on the table")           \
  X(DIFF_COUNT_ALONE, "{n} {n|rule is|rules are} set differently")                                 \
  X(DIFF_TAKES, "diff takes a game or +HOUSE-RULE, compared with the game at hand: for two others "\
    "start one of them first (`new`)")                                                             \
  X(DIFFER_HEAD, "the game at hand, {game}, against {other}, for {n} players")                     \
  X(DIFFER_ASKED, "{n}. {question}")                                                               \
  X(DIFFER_SAYS, "   {side}: {answer}")                                                            \
  X(DIFFER_UNSEEN, "set differently, and no situation found: {fields}")                            \
  X(DIFFER_COUNT,                                                                                  \
     "{n} {n|difference|differences} in {tried} situations; differ N lays one on the table")       \
  X(DIFFER_TAKES, "differ takes a game or +HOUSE-RULE, compared with the game at hand (for two "   \
    "others start one with `new`), or the number of a situation that was found")                   \
  X(DIFFER_COUNT_ALONE,                                                                            \
     "{n} {n|difference|differences} in {tried} situations; none can be laid on the table")        \
  X(DIFFER_COUNT_NONE, "no difference in {tried} situations")                                      \
  X(DIFFER_NONE, "nothing was found yet: differ GAME or differ +HOUSE-RULE looks for it")          \
  X(DIFFER_NUMBER, "differ takes a number from 1 to {n} here")                                     \
  X(DIFFER_NO_PLAY, "situation {n} is about no play: it cannot be laid on the table")              \
  X(DIFFER_ASK,                                                                                    \
    "situation {n} is about no play: it cannot be laid on the table, `ask {word}` asks such "      \
    "questions")                                                                                   \
  X(HELP_RULES, "the game in words; all: every setting and where it was set")                      \
  X(HELP_HISTORY, "what was done in this deal, a line a trick; full: every play")                  \
  X(HELP_SHOW, "a trick that is over; all hands beside each other")                                \
  X(HELP_LOOK, "how cards look: symbols, colours, where trumps stand")                             \
  X(HELP_GAMES, "the games that are found; games house: the house rules")                          \
  X(HELP_LUA, "a line of Lua that sees the deal: hand.A, deal, trick, trump, players")             \
  X(HELP_POSITION, "prints the situation as one line of text, or sets one up")                     \
  X(HELP_SAVE, "saves the game as a record")                                                       \
  X(HELP_OVER, "the same, over a file that was there before")                                      \
  X(HELP_LOAD, "goes on with a saved game")                                                        \
  X(HELP_RULEBOOK, "the rules of this game as a book with examples: .html, .md or .txt")           \
  X(HELP_EXPORT, "the deal, a trick or a ruling as a picture: .svg, .png, .html, .md")             \
  X(HELP_RESUME, "goes on with the game of an earlier session")                                    \
  X(HELP_TEST, "runs scenarios; writes the situation on the table as one")                         \
  X(HELP_HELP, "this list; one command; a word of these games")                                    \
  X(HELP_TUTORIAL, "a deal in ten minutes in which every step is asked of you")                    \
  X(HELP_QUIT, "leaves")                                                                           \
  X(HELP_LANG, "the language of the answers: en or zh")
/* clang-format on */

#endif
