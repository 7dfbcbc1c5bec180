/* help_sentences.h - a line of help for each command, and what the commands say that ask about
** other situations than the one on the table: `ask`, `could`, `coverage`, `diff`, `differ`, `undo`.
** Part of REPL_SENTENCES (repl_sentences.h).
*/
#ifndef repl_help_sentences_h
#define repl_help_sentences_h

/* clang-format off */
#define HELP_SENTENCES(X)                                                                          \
  X(ABSENT, "this game has no {thing}", "这种玩法没有{thing}")                                     \
  X(ABSENT_HERE, "this game has no {thing}; games with it: {games}",                               \
    "这种玩法没有{thing}；有的是：{games}")                                                        \
  X(ABSENT_TRICK,                                                                                  \
    "that belongs to games in which suits are followed; {game} is one of shedding cards",          \
    "那是要跟花色的玩法才有的；{game}比谁先出完牌，没有这个")                                      \
  X(ABSENT_CLIMB, "that belongs to games of shedding cards; {game} is none",                       \
    "那是比谁先出完牌的玩法才有的；{game}没有这个")                                                \
  X(ABSENT_ACTION,                                                                                 \
    "this game has no {thing}; `help {word}` says what that is, and which games do",               \
    "这种玩法没有{thing}；`帮助 {thing}`说明那是什么、哪些玩法有{word||}")                         \
  X(EXPLAINED_BY, "  `help {word}` explains the word", "  `帮助 {word}`解释这个词")                \
  X(THING_EXCHANGE, "exchange of cards", "进贡")                                                   \
  X(THING_CALLS, "friend calls", "找朋友")                                                         \
  X(THING_DECLARING, "trumps to be declared", "亮主")                                              \
  X(THING_KITTY, "kitty", "底牌")                                                                  \
  X(THING_OUT_OF_TURN, "plays out of turn", "抢出")                                                \
  X(THING_BOMBS, "bomb", "炸弹")                                                                   \
  X(THING_MISDEAL, "misdeal", "重发")                                                              \
  X(THING_WIND, "lead that passes on", "接风")                                                     \
  X(HELP_STEP, "the next thing happens; an empty line does it again", "往下打一步；空行也一样")    \
  X(HELP_AUTO, "plays on by itself, your seat too: that is asked; Ctrl-C stops it",                \
    "自动打下去，您的座位也打（先问一声）；Ctrl-C停下")                                            \
  X(HELP_SEAT, "takes seats: you play them, others are hidden",                                    \
    "坐下：这个座位由您打，别人的手牌看不见")                                                      \
  X(HELP_NAMES, "what the players are called, in answers, records and pictures",                   \
    "各位的名字，用在回答、记录和图里")                                                            \
  X(HELP_OPEN, "shows all hands although you have a seat", "坐下了也亮出所有手牌")                 \
  X(HELP_NEW, "starts another game", "另开一局")                                                   \
  X(HELP_UNDO, "takes back what the last command did", "撤回上一条命令做的")                       \
  X(HELP_REDO, "does again what was taken back", "重做撤回的")                                     \
  X(HELP_GOTO, "to trick N of this deal, N cards drawn, deal N; Enter then redoes it",             \
    "回到（或打到）第几墩、抓了几张时、第几副；回去后空行照原样走")                                \
  X(HELP_BRANCH, "goes on under a name, or back to it; -NAME ends it",                             \
    "起个名字另走一路，或回到那一路；-名字就删掉它")                                               \
  X(HELP_BRANCHES, "the ways this game goes, and where they part",                                 \
    "这局的各个分支，以及在哪里分开")                                                              \
  X(HELP_WHAT, "the trick as it would go with this play; then all is as before",                   \
    "试出这手牌，看这一墩会怎样；然后一切复原")                                                    \
  X(HELP_RELOAD, "reads the game's files again and does the game again under them",                \
    "重新读取玩法文件，并按新规则重打")                                                            \
  X(HELP_HOUSE, "adds a house rule, or takes it out; save: those in force as a file",              \
    "加一条房规，或去掉；存成：把现有的存成文件")                                                  \
  X(HELP_SET, "sets one field, as a house rule", "改一项规则")                                     \
  X(HELP_DRAW, "the seat whose turn it is takes a card", "轮到的人抓一张牌")                       \
  X(HELP_DECLARE, "shows cards to make trumps: all that are then shown",                           \
    "亮主（反主也用它）：写出亮出来的全部牌")                                                      \
  X(HELP_DEFEND, "adds cards to an overcalled declaration", "被反主后加亮同样的牌")                \
  X(HELP_YIELD, "lets the right to answer an overcall pass", "被反主后不加固")                     \
  X(HELP_PASS, "declares nothing (more) after the last card; does not follow",                     \
    "不要；抓完牌不亮主，别人扣底后不反底")                                                        \
  X(HELP_MISDEAL, "throws the deal in, where the hand allows it", "手牌合乎条件时要求重发")        \
  X(HELP_PICK_UP, "picks up the kitty", "拿起底牌")                                                \
  X(HELP_BURY, "lays as many cards away as the kitty had", "扣底：扣下和底牌一样多的牌")           \
  X(HELP_REVEAL, "lays the buried kitty open", "亮出扣下的底牌")                                   \
  X(HELP_CALL, "calls friends: the first, second ... copy of cards",                               \
    "叫朋友：第一张、第二张……或另一张某牌")                                                        \
  X(HELP_PLAY, "leads or follows; play 22333S as 2x2 + 1 says how a lead is divided, if it may",   \
    "领出或跟牌；领出的人可以说怎么拆：出 22333S 拆成 2x2 + 1")                                    \
  X(HELP_DEAL, "the next deal begins", "发下一副")                                                 \
  X(HELP_GIVE, "a card in the exchange; lays cards into a hand",                                   \
    "进贡、还贡一张牌；或把牌放到某人手里")                                                        \
  X(HELP_ACCEPT, "takes the card that was given", "收下进贡的牌")                                  \
  X(HELP_REFUSE, "lets the card go back: no exchange, and leads", "不收进贡的牌，并领出")          \
  X(HELP_KEEP, "keeps what it has: no exchange, and leads", "抗贡：留着两张王，并领出")            \
  X(HELP_REQUEST, "asks for a card of a rank", "要一张某点数的牌")                                 \
  X(HELP_WAIVE, "waives the right to keep or to request", "放弃抗贡、退贡或要牌的权利")            \
  X(HELP_TABLE, "the table at a glance; table N of several",                                       \
    "桌面一览，有现在的分数；有几桌时写第几桌")                                                    \
  X(HELP_HANDS, "the hands that may be seen", "看得见的手牌")                                      \
  X(HELP_OUT, "the cards that you have not seen yet, by suit", "还没见过的牌，一门一行")           \
  X(HELP_LEGAL, "what may be done now", "现在能做什么")                                            \
  X(HELP_WHY, "why a play is legal or not, `D: why CARDS` of seat D; who wins; the last result",   \
    "为什么合法或不合法，`D: 为什么 牌`替D问；这一墩谁赢；上一副的结果")                           \
  X(HELP_COULD, "whether a seat may play these cards, or could have, in trick 4 say",              \
    "某人能不能出这些牌，当时（比如第4墩）能不能")                                                 \
  X(BEFORE_IT_DID, "before {seat}'s \"{action}\":", "在{seat}“{action}”之前：")                    \
  X(BEFORE_IT_PLAYED, "before {seat} played {cards} in trick {n}:",                                \
    "第{n}墩{seat}出{cards}之前：")                                                                \
  X(COULD_TAKES,                                                                                   \
    "could takes cards, or `that` for what was played last: could F have played 9C 9C, could F "   \
    "have played 9C 9C in trick 4, could she play that",                                           \
    "`能不能`后面写牌，或者用`那手`指刚出的牌：能不能 B 出 梅花99、能不能 B 第4墩 出 梅花99")      \
  X(COULD_BEAT_WITH,                                                                               \
    "with which cards? `could F have beaten it with 9C 9C` says whether they would win the trick", \
    "用什么牌压？`能不能 B 出 梅花99`说出来能不能赢这一墩")                                        \
  X(COULD_NOT_IN_TRICK, "nothing of that kind was done in trick {n} of this deal",                 \
    "这副牌的第{n}墩没有人这样做过")                                                               \
  X(COULD_NO_PAIR,                                                                                 \
    "nobody asked about played a pair there: name the cards, as in could F have played 9C 9C in "  \
    "trick 4",                                                                                     \
    "那里没有打出过对子，不知道说的是哪一对：请写出牌来，比如`能不能 B 第4墩 出 梅花99`")          \
  X(COULD_NOTHING,                                                                                 \
    "nothing of that kind was done in this deal: could F play 9C 9C asks as if it were F's turn",  \
    "这副牌里还没有人这样做过：`能不能 B 出 梅花99`当作轮到B来问")                                 \
  X(NO_QUESTION,                                                                                   \
    "questions are asked so: `could F have played 9C 9C`, `why 9C 9C`, `legal`, `what is a "       \
    "throw`, `table`; `help` lists all commands",                                                  \
    "可以这样问：`能不能 B 出 梅花99`、`为什么 梅花99`、`能做`、`什么是 甩牌`、`桌面`；`帮助`列出" \
    "全部命令")                                                                                    \
  X(UNDONE, "{back|taken back|done again}: {actions}", "{back|撤回|重做}：{actions}")              \
  X(UNDONE_MORE, "{back|taken back|done again}: {actions}, and {n} more",                          \
    "{back|撤回|重做}：{actions}，另有{n}步")                                                      \
  X(UNDONE_COUNT, "{back|taken back|done again}: {n} step{n||s}; no card was shown or played",     \
    "{back|撤回|重做}：{n}步，没有亮牌或出牌")                                                     \
  X(UNDONE_GAME, "{back|back in the game before|forward to the game after it}: {name} ({spec})",   \
    "{back|回到原来的牌局|回到后来的牌局}：{name}{spec|}")                                         \
  X(UNDONE_RULES, "{back|taken back|done again}: other rules; now {name} ({spec})",                \
    "{back|撤回|重做}：改规则；现在是{name}{spec|}")                                               \
  X(UNDONE_RELOAD,                                                                                 \
    "{back|taken back|done again}: the files of the rules read again; {name} ({spec})",            \
    "{back|撤回|重做}：重读规则文件；{name}{spec|}")                                               \
  X(LOOK_ROW, "  {look:8}{words}", "  {look:8}{words}")                                            \
  X(LOOK_WORD, " {look}", " {look}")                                                               \
  X(LOOK_NOW, " [{look}]", " [{look}]")                                                            \
  X(BOT_OF_SEAT, "{seat} {bot}", "{seat}：{bot}")                                                  \
  X(BRANCH_FIRST, "main", "主线")                                                                  \
  X(BRANCH_BEFORE, "before", "之前")                                                               \
  X(BRANCH_ROW, "{here} {name:10} {where}", "{here} {name:10} {where}")                            \
  X(HOUSE_ROW, "  {name|}{spec}", "  {name}{spec|}")                                               \
  X(SCORE_OF_PLACES,                                                                               \
    "points come of the order in which hands are out: {places}; `table` has them",                 \
    "按出完牌的先后得分，从头游起：{places}；现在各有几分看`桌面`")                                \
  X(NAME_BLANK, "a name is one word, for it is typed among others: {name}-{more}?",                \
    "名字中间不能有空格，因为要和别的词一起输入：{name}-{more}？")                                 \
  X(PHRASE_CARDS, "say which cards: `why 9C 9C` rules on a play before it is made",                \
    "请说哪几张：`为什么 梅花99` 不用真出就知道行不行")                                            \
  X(PHRASE_BEATS,                                                                                  \
    "`legal` lists what may be played upon it, `what CARDS` tries a play and says who takes the "  \
    "trick then",                                                                                  \
    "`能做`列出现在能出的牌；`试试 牌`试着出一手，看这一墩归谁")                                   \
  X(PHRASE_OVER,                                                                                   \
    "`new` deals a new game, `goto 1` goes back to the first trick of this deal, `undo` takes "    \
    "back what was done last",                                                                     \
    "`新局`另开一局，`跳到 1`回到这副的第一墩，`撤回`收回刚才那一步")                              \
  X(PHRASE_HOW,                                                                                    \
    "`tutorial` shows how these games are played, `help` lists the commands, `help throw` "        \
    "explains a word",                                                                             \
    "`教程`教您怎么打，`帮助`列出全部命令，`帮助 甩牌`解释一个词")                                 \
  X(WHAT_IS_TAKES, "no word \"{word}\" is explained: `help words` lists those that are",           \
    "没有“{word}”的解释：`帮助 词语`列出有的")                                                     \
  X(HELP_ASK,                                                                                      \
    "a ruling about other cards than those on the table: `pengyou ask --help` has all questions",  \
    "问桌上没有的牌该怎么判；`问`列出可问的问题")                                                  \
  X(ASK_QUESTIONS, "what can be asked:", "可以问：")                                               \
  X(ASK_ROW, "  {question:9} {text}", "  {question:9} {text}")                                     \
  X(ASK_FOOT, "What is left out is as on the table; for cards of your own: {line}",                \
    "没写的都按桌上的；想问别的牌就写：{line}")                                                    \
  X(ASK_FOOT_CLIMB,                                                                                \
    "What lies on the table is ruled on by `why CARDS` and `legal`, for seat B by `B: why "        \
    "CARDS`.",                                                                                     \
    "问桌上的牌用`为什么 牌`和`能做`；替别的座位问：`B: 为什么 牌`。")                             \
  X(ASK_INSTEAD, "{error}; for instance {line}", "{error}；例如{line}")                            \
  X(ASK_INSTEAD_CLIMB, "{error}; `why CARDS` and `legal` rule on what lies on the table",          \
    "{error}；问桌上的牌用`为什么 牌`和`能做`")                                                    \
  X(ASKED_REFUSED, "not legal: {why} ({code})", "不合法：{why}{code||}")                           \
  X(HELP_BOTS, "who plays the seats that are not taken: one name, or several in turn",             \
    "没人坐的位置由哪个程序打：写一个名字，或依次写几个")                                          \
  X(HELP_COACH, "asks before a play of yours that gives much away", "您要出的牌亏得多时先问一声")  \
  X(HELP_REVIEW, "what the plays of a deal that is over gave away; could it have been won?",       \
    "打完的一副里每手亏了多少，本来能不能赢")                                                      \
  X(HELP_HINT, "the best that the program finds, why, and what it did not weigh",                  \
    "程序认为最好的打法、理由，以及没有考虑什么")                                                  \
  X(HELP_TRUMP, "the trumps and the order of the cards; goes on with others",                      \
    "主牌和牌的大小次序")                                                                          \
  X(HELP_TURN, "lets another seat lead, in a situation that is set up",                            \
    "在摆出的局面里换一个座位领出")                                                                \
  X(HELP_COVERAGE, "which of these rules no scenario holds; a situation that would show one",      \
    "哪些规则没有一条测试管着；能看出来的局面")                                                    \
  X(COVERAGE_CHANGE, "{n}. nobody notices {change} ({file}:{line})",                               \
    "{n}. 没有测试发觉{change}（{file}:{line}）")                                                  \
  X(COVERAGE_ASKED, "   {question}", "   {question}")                                              \
  X(COVERAGE_NOW, "   now: {answer}", "   现在：{answer}")                                         \
  X(COVERAGE_CHANGED, "   changed: {answer}", "   改了以后：{answer}")                             \
  X(COVERAGE_UNSEEN, "   no situation of {n} shows it", "   试了{n}个局面都看不出来")              \
  X(COVERAGE_COUNT,                                                                                \
    "{noticed} {noticed|change|changes} noticed, {marked} marked, {unnoticed} unnoticed; "         \
    "coverage N lays one on the table",                                                            \
    "改动被发觉的{noticed}处，注明看不出来的{marked}处，没被发觉的{unnoticed}处；`查漏 N`把一个摆" \
    "到桌上")                                                                                      \
  X(STOPPED_BEFORE_ALL, "stopped: not all was tried", "中途停下：还没有全部试过")                    \
  X(COVERAGE_FOLDER, "there is no folder tests/scenarios here", "这里没有tests/scenarios文件夹")   \
  X(COVERAGE_NONE, "nothing was found yet: coverage looks for it", "还没有找过：先用`查漏`")       \
  X(COVERAGE_NUMBER, "coverage takes a field, or a number from 1 to {n}",                          \
    "`查漏`后面是字段，或者从1到{n}的号码")                                                        \
  X(HELP_DIFFER, "where another game rules otherwise; a situation that was found",                 \
    "与别的玩法哪里裁定不同；找到的局面")                                                          \
  X(HELP_DIFF, "which rules another game sets otherwise, each with a situation",                   \
    "与别的玩法有哪些规定不同，各举一个局面")                                                      \
  X(DIFF_FIELD, "{title} ({field})", "{title}{field|}")                                            \
  X(DIFF_COUNT,                                                                                    \
    "{n} {n|rule is|rules are} set differently{lays|; differ N lays a situation on the table|}",   \
    "{n}条规定不同{lays|；`对比 N`把局面摆到桌上|}")                                               \
  X(DIFF_TAKES,                                                                                    \
    "diff takes a game or +HOUSE-RULE, compared with the game at hand: for two others start one "  \
    "of them first (`new`)",                                                                       \
    "`对比`后面是一种玩法或+房规，和现在的比：要比另外两种，先用`新局`开其中一种")                 \
  X(DIFFER_HEAD, "the game at hand, {game}, against {other}, for {n} players",                     \
    "现在的玩法（{game}）和“{other}”对比，{n}个人")                                                \
  X(DIFFER_ASKED, "{n}. {question}", "{n}. {question}")                                            \
  X(DIFFER_SAYS, "   {side}: {answer}", "   {side}：{answer}")                                     \
  X(DIFFER_BY, "   because of {fields}", "   由此而来：{fields}")                                  \
  X(DIFFER_UNSEEN, "set differently, and no situation found: {fields}",                            \
    "规定不同，但没有找到局面：{fields}")                                                          \
  X(DIFFER_COUNT,                                                                                  \
    "{n} {n|difference|differences} in {tried} situations; {lays|differ N lays one on the "        \
    "table|none can be laid on the table}",                                                        \
    "试了{tried}个局面，{n}处不同；{lays|`找不同 N`把一个摆到桌上|没有能摆到桌上的}")              \
  X(DIFFER_TAKES,                                                                                  \
    "differ takes a game or +HOUSE-RULE, compared with the game at hand (for two others start "    \
    "one with `new`), or the number of a situation that was found",                                \
    "`找不同`后面是一种玩法或+房规，和现在的比（要比另外两种，先用`新局`开其中一种），或者找到的"  \
    "局面的号码")                                                                                  \
  X(DIFFER_COUNT_NONE, "no difference in {tried} situations", "试了{tried}个局面，没有不同")       \
  X(DIFFER_NONE, "nothing was found yet: differ GAME or differ +HOUSE-RULE looks for it",          \
    "还没有找过：先用`找不同 玩法`或`找不同 +房规`")                                               \
  X(DIFFER_NUMBER, "differ takes a number from 1 to {n} here", "`找不同`的号码这里是1到{n}")       \
  X(DIFFER_NO_PLAY, "situation {n} is about no play: it cannot be laid on the table",              \
    "第{n}个局面不是出牌，不能摆到桌上")                                                           \
  X(DIFFER_ASK,                                                                                    \
    "situation {n} is about no play: it cannot be laid on the table, `ask {word}` asks such "      \
    "questions",                                                                                   \
    "第{n}个局面不是出牌，不能摆到桌上：这样的问题用`问 {word}`来问")                              \
  X(HELP_RULES, "the game in words; all: every setting and where it was set",                      \
    "用话说明这种玩法；全部：每项规则和它在哪里设定")                                              \
  X(HELP_HISTORY, "what was done in this deal, a line a trick; full: every play",                  \
    "这副打过什么，一墩一行；详细：每一手")                                                        \
  X(HELP_SHOW, "a trick that is over; all hands beside each other",                                \
    "打完的一墩；或并排显示这副的所有手牌")                                                        \
  X(HELP_LOOK, "how cards look: symbols, colours, where trumps stand",                             \
    "牌的样子：符号、颜色、主牌的位置")                                                            \
  X(HELP_GAMES, "the games that are found; games house: the house rules",                          \
    "有哪些玩法；玩法 房规：有哪些房规")                                                           \
  X(HELP_LUA, "a line of Lua that sees the deal: hand.A, deal, trick, trump, players",             \
    "一行Lua，看得见这副牌：hand.A、deal、trick、trump、players")                                  \
  X(HELP_POSITION, "prints the situation as one line of text, or sets one up",                     \
    "把局面写成一行，或按一行摆出局面")                                                            \
  X(HELP_SAVE, "saves the game as a record", "把牌局存成记录")                                     \
  X(HELP_OVER, "the same, over a file that was there before", "同上，原先就有的文件也覆盖")        \
  X(HELP_LOAD, "goes on with a saved game", "从存好的记录继续")                                    \
  X(HELP_RULEBOOK, "the rules of this game as a book with examples: .html, .md or .txt",           \
    "把这局的规则写成带例子的规则书：.html、.md或.txt")                                            \
  X(HELP_EXPORT, "the deal, a trick or a ruling as a picture: .svg, .png, .html, .md",             \
    "把一副牌、一墩或一个裁决存成图：.svg、.png、.html、.md")                                      \
  X(HELP_RESUME, "goes on with the game of an earlier session", "继续上一次没打完的牌局")          \
  X(HELP_TEST, "runs scenarios; writes the situation on the table as one",                         \
    "运行情景；把桌上的局面写成情景")                                                              \
  X(HELP_HELP, "this list; one command; a word of these games",                                    \
    "这份列表；一条命令；牌桌上的一个词")                                                          \
  X(HELP_TUTORIAL, "a deal in ten minutes in which every step is asked of you",                    \
    "十分钟教程：打一副牌，每一步都问您")                                                          \
  X(HELP_QUIT, "leaves", "离开")                                                                   \
  X(HELP_LANG, "the language of the answers: en or zh", "说中文还是英文")
/* clang-format on */

#endif
