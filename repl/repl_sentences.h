/* repl_sentences.h - what the REPL says: name, English, 中文. What the commands say stands here, the
** rest in the headers that are included.
**
** A language is a column: a template with the same places (base/sentence.h tells how they are
** written). language/ has what is said below the REPL.
*/
#ifndef repl_sentences_h
#define repl_sentences_h

#include "ask/question.h"
#include "deal/action.h"
#include "repl/glossary.h"
#include "repl/help_sentences.h"
#include "repl/saved_sentences.h"
#include "repl/told_sentences.h"
#include "repl/tutorial_sentences.h"

/* clang-format off */
#define COMMAND_SENTENCES(X)                                                                       \
  /* actions.c */                                                                                  \
  X(SEAT, "{seat}", "{seat}")                                                                      \
  X(SEAT_COLON, "{seat}: ", "{seat}：")                                                            \
  X(FAR_SEAT, "{seat} is played by the program: `seat {seat!}` takes it, `open on` shows all",     \
    "{seat}由程序来打：`座位 {seat!}`自己来打，`明牌 开`看所有手牌")                               \
  X(THROW_RISK,                                                                                    \
    "this throw could fail: {cards} would beat a part of it; `y` or the same line again tries it", \
    "这样甩可能失败：{cards}能压过其中一部分；`是`或同样的命令再输入一次就甩")                     \
  X(THROW_OPEN,                                                                                    \
    "this throw could fail: a rule says what stops it; `y` or the same line again tries it",       \
    "这样甩可能失败：什么能拦住它由规则决定；`是`或同样的命令再输入一次就甩")                      \
  X(OVER_NEW, "the game is over: `new` starts another", "整局已经打完：`新局`再开一局")            \
  X(OVER_STEP, "the deal is over: `step` begins the next one", "这副牌打完了：`下一步`打下一副")   \
  X(MEANT_JACK, "; did you mean JH, the jack?", "；您是不是想说红桃J（JH）？")                     \
  X(MEANT_JOKER, "; did you mean HJ, the joker?", "；您是不是想说大王（HJ）？")                    \
  X(NO_LIST, "no list is for this moment: `legal`, `hint` or `call` makes one",                    \
    "现在没有列着的单子：用`能做`、`提示`或`叫`列一张")                                            \
  X(NO_LISTED, "there is no line {word} in the last list: it has {n}",                             \
    "上次列的没有第{word}行：一共{n}行")                                                           \
  X(ONE_LISTED, "one line of the list at a time, but for calls", "除了叫朋友，一次只能选一行")     \
  /* branch.c */                                                                                   \
  X(ANOTHER_GAME, "another game", "另一局")                                                        \
  X(SAME_PLACE, "at the same place", "在同一处")                                                   \
  X(GOES_ON, "goes on from here", "从这里继续")                                                    \
  X(ON_THE_WAY, "stands on the way that led here", "在通向这里的路上")                             \
  X(PARTS_IN, "parts in ", "分岔处：")                                                             \
  X(OPPONENTS_TAIL, "; opponents {n} points", "；闲家{n}分")                                       \
  X(RULES_TAIL, "; rules {rules}{name|}", "；规则：{name}{rules|}")                                \
  X(BRANCH_HERE_FIRST, "{branch} is the branch that is played on: go to another one first",        \
    "{branch}正是现在的分支：请先转到别的分支")                                                    \
  X(BRANCH_NONE, "there is no branch \"{branch}\"", "没有分支“{branch}”")                          \
  X(BRANCH_GONE, "branch {branch} is gone", "分支{branch}已删去")                                  \
  X(BRANCH_LONG, "a branch's name has at most {n} letters", "分支的名字最多{n}个字母")             \
  X(ONE_WORD, "a branch's name is one word: what is \"{more}\" behind {branch}?",                  \
    "分支的名字只是一个词：{branch}后面的“{more}”是什么？")                                        \
  X(BRANCH_HERE, "{branch} is the branch that is played on", "{branch}正是现在的分支")             \
  X(BRANCH_LEFT, "how it went on before is kept: `branch {branch}` goes to it",                    \
    "原来往下的打法还留着：`分支 {branch}`回到那里")                                               \
  X(BRANCH_BEGINS, "branch {branch} begins here; `branch {old}` goes back",                        \
    "分支{branch}由此开始；`分支 {old}`回到原来")                                                  \
  /* change_rules.c */                                                                             \
  X(RULES_NOW, "{name} ({spec})", "{name}{spec|}")                                                 \
  X(TRICK_END_MOVED, "the trick ends at another moment", "这一墩结束的时候不同")                   \
  X(WINS_NOT, "{seat} wins trick {n}, not {seat_old}", "第{n}墩由{seat}赢，而不是{seat_old}")      \
  X(WINNING_NOT, "{seat} is winning trick {n}, not {seat_old}",                                    \
    "第{n}墩目前{seat}最大，而不是{seat_old}")                                                     \
  X(POINTS_NOT, "{seat} has {n} points, not {old}", "{seat}有{n}分，而不是{old}分")                \
  X(OPPONENTS_COMMA, "opponents {n} points, ", "闲家{n}分，")                                      \
  X(BEFORE_THAT, "; before: ", "；原来：")                                                         \
  X(TOTAL_NOT, "{seat} has {n}, not {old}", "{seat}有{n}，而不是{old}")                            \
  X(LEVEL_NOT, "{seat} is at {level}, not {old}", "{seat}打{level}，而不是{old}")                  \
  X(TRUMPS_NOT, "trumps are {trump}, not {old}", "主是{trump}，而不是{old}")                       \
  X(DECLARER_NOT, "{seat} is the declarer, not {seat_old}", "庄家是{seat}，而不是{seat_old}")      \
  X(GAME_IS_OVER, "the game is over", "整局结束")                                                  \
  X(GAME_NOT_OVER, "the game is not over", "整局尚未结束")                                         \
  X(TURN_NOT, "then {seat} is to act, not {seat_old}", "接着轮到{seat}，而不是{seat_old}")         \
  X(PHASE_NOT, "then comes {phase}, not {old}", "接着是{phase}，而不是{old}")                      \
  X(ACTION_AT, "action {n}, deal {deal}", "第{n}步，第{deal}副")                                   \
  X(TRICK_COMMA, ", trick {n}", "，第{n}墩")                                                       \
  X(SEAT_COMMA, ", {seat}", "，{seat}")                                                            \
  X(AGAINST, "{field}", "不合规则“{field}”")                                                       \
  X(NOT_LEGAL_NOW, "not legal any more: {why}", "不再合法：{why}")                                 \
  X(HIDDEN_HAND, "the cards are not in that hand", "那手牌里没有这些牌")                           \
  X(OTHER_DEAL, "other cards are dealt", "发的牌不同了")                                           \
  X(PLAYS_NOT, "{action}{n} play{n| is|s are} legal here, not {old}",                              \
    "{action}此处有{n}种合法出法，而不是{old}种")                                                  \
  X(DECK_NOT, "the deal cannot be kept: the deck has {n} cards now, not {old}",                    \
    "这副牌打不下去了：现在全副是{n}张，不是{old}张")                                              \
  X(SEED_NOT, "the deal cannot be kept: with these rules the same seed deals other cards",         \
    "这副牌打不下去了：按这些规则，同一个种子发的牌不同")                                          \
  X(ACTIONS_STAND, "{n} of {m} actions stand; `branch {branch}` goes back to the old rules",       \
    "{m}步里有{n}步还成立；`分支 {branch}`回到旧规则")                                             \
  X(ALL_ACTIONS, "all {n} actions", "{n}步")                                                       \
  X(ONE_ACTION, "the one action", "这一步")                                                        \
  X(ALL_STAND, "{actions} {n|stands|stand}", "{actions}都还成立")                                  \
  X(ALL_AS_BEFORE, "{actions} {n|comes|come} out as before", "{actions}的结果都和原来一样")        \
  X(SPEC_LONG,                                                                                     \
    "the name of this game would be longer than {n} letters: make a house rule of some of it",     \
    "这局的名称会超过{n}个字母：请把其中一些写成一条房规")                                         \
  X(RULES_STAY, "{error}; the rules stay as they were", "{error}；规则不变")                       \
  X(RELOAD_ALONE, "reload reads the files of this game again: it takes no word",                   \
    "`重读`重新读取这局的文件，后面不带词")                                                        \
  X(NO_HOUSE_RULES,                                                                                \
    "no house rules are in force; `house NAME` adds one, `games house` lists them",                \
    "没有用房规；`房规 名字`加一条，`玩法 房规`列出有哪些")                                        \
  X(HOUSE_SAVE_TAKES, "house save takes a name of letters, digits, - and _: house save our-table", \
    "`房规 存成`后面是由汉字、字母、数字、-和_组成的名字：房规 存成 我家")                         \
  X(HOUSE_SAVE_LONG, "these rules are too long for one file", "这些规则太长，一个文件放不下")      \
  X(HOUSE_SAVE_NOT, "these rules cannot be saved as one house rule: {why}",                        \
    "这些规则不能存成一条房规：{why}")                                                             \
  X(FILE_NO_SAVED_RULE, "{path} exists: take another name", "{path}已存在：请换个名字")            \
  X(HOUSE_SAVED, "written: {path}; `house {path}` adds it, `new {game}+{path}` is played by it",   \
    "已写入：{path}；`房规 {path}`加上它，`新局 {game}+{path}`按它打")                             \
  X(RULES_HERE, "in this folder:", "这个文件夹里的：")                                             \
  X(NO_HOUSE_RULE_NEAR, "there is no house rule \"{name}\": did you mean \"{near}\"?",             \
    "没有房规“{name}”：是不是“{near}”？")                                                          \
  X(NO_HOUSE_RULE, "there is no house rule \"{name}\": `games house` lists them",                  \
    "没有房规“{name}”：`玩法 房规`列出所有房规")                                                   \
  X(HOUSE_NOT_IN_FORCE, "no house rule \"{name}\" is in force: `house` lists them",                \
    "没有用房规“{name}”：`房规`列出用着的")                                                        \
  X(HOUSE_IN_FORCE, "{name} is in force already: `house -{name}` takes it out{title|}",            \
    "{title}已经在用：`房规 -{title}`去掉它{name|}")                                               \
  X(SET_TAKES, "set takes a field and its value: set score.step 10; `rules all` lists the fields", \
    "`设定`后面是规则名和值：`设定 每档分数 10`、`设定 甩失败留什么＝最小的一张`；`规则 全部`列出" \
    "规则名，`设定 甩失败留什么`说明一项")                                                         \
  X(SET_ALREADY, "no rule is changed by this: the game is played so already",                      \
    "这样没有改动任何规则：本来就是这样打的")                                                      \
  X(SET_ROW_SAYS, "the row of deck.players for {n} players says it: {field} changes nothing here", \
    "人数（deck.players）里{n}人的那一行写明了：这里的{field}不起作用")                            \
  X(SET_KEY, "{key} stands in the table of {field}: {line}", "{key}写在{field}的表里：{line}")     \
  X(SET_HOUSE, "{field} cannot be {value}, but there is a house rule: {line}",                     \
    "{field}不能是{value}，不过有这条房规：{line}")                                                \
  X(SET_WHICH, "{field} names no single rule: {fields}; {line} says what one takes",               \
    "{field}不是单独一项规则，有{fields}；{line}说明可以是什么")                                   \
  X(SET_MEANT, "{field} names no single rule; this could be for {fields}: {line}",                 \
    "{field}不是单独一项规则；这个值可以用于{fields}：{line}")                                     \
  X(SET_NO_VALUE, "{field} cannot be \"{value}\": it can be {words}",                              \
    "{field}不能是“{value}”：可以写{words}")                                                       \
  X(SET_NOT_MEANT,                                                                                 \
    "{field} names no single rule, and none of these can be {value}: {fields}; {line} says what "  \
    "one takes",                                                                                   \
    "{field}不是单独一项规则，下面这些都不能是{value}：{fields}；{line}说明可以是什么")            \
  X(BRANCH_STAYS, "branch {branch} stays as it was: {error}", "分支{branch}保持原样：{error}")     \
  X(BRANCH_STAYS_AT, "branch {branch} stays as it was: {n} of {m} actions stand",                  \
    "分支{branch}保持原样：{m}步里有{n}步还成立")                                                  \
  X(BRANCH_STANDS, "branch {branch}: {actions} {n|stands|stand}",                                  \
    "分支{branch}：{actions}都还成立")                                                             \
  X(BRANCH_AS_BEFORE, "branch {branch}: {actions} {n|comes|come} out as before",                   \
    "分支{branch}：{actions}的结果都和原来一样")                                                   \
  X(PHASE_OF_DRAW, "draw", "抓牌")                                                                 \
  X(PHASE_OF_KITTY, "kitty", "扣底")                                                               \
  X(PHASE_OF_CALL, "call", "找朋友")                                                               \
  X(PHASE_OF_TRICKS, "tricks", "打墩")                                                             \
  X(PHASE_OF_DEALOUT, "deal out", "发牌")                                                          \
  X(PHASE_OF_EXCHANGE, "exchange", "进贡")                                                         \
  X(PHASE_OF_CLIMB, "climb", "出牌")                                                               \
  X(PHASE_OF_GIFT, "gift", "给牌")                                                                 \
  X(PHASE_OF_NONE, "over", "结束")                                                                 \
  /* legal.c, why.c, why_play.c */                                                                 \
  X(JOIN_OFFER, "{seat} may play out of turn: `legal` says what, `step` lets it be",               \
    "{seat}可以抢出：`能做`看能出什么，`下一步`就不抢")                                            \
  X(LIST_PLAY, "play {cards} ({form})", "出 {cards}（{form}）")                                    \
  X(FOLLOWS_FORM, "{seat}, {on_turn|in turn|out of turn}, upon {form}:",                           \
    "{seat}{on_turn|轮到出牌|要抢}，压{form}：")                                                   \
  X(LEADS_FORM, "{seat} leads: any single card{alone||, or}", "{seat}领出：任何单张{alone||，或者}") \
  X(AND_N_OTHERS, "  and {n} others", "  还有{n}种")                                               \
  X(GIVE_ONE_OF, "  give one of {cards}", "  给一张：{cards}")                                     \
  X(REQUEST_ONE_OF, "  request one of{ranks}", "  要一张：{ranks}")                                \
  X(IF_ITS_TURN, "if it were {seat}'s turn:", "假如轮到{seat}：")                                  \
  X(BEFORE_ITS_PLAY, "before {seat} played to this trick:", "{seat}在这一墩出牌之前：")            \
  X(MAY_DO, "{seat} may:", "{seat}可以：")                                                         \
  X(NOTHING_TO_DO, "{seat} has nothing to do now", "{seat}现在没有什么可做")                       \
  X(LEGAL_FORM_LED, "legal: {form} is led", "合法：领出{form}")                                    \
  X(LEGAL_COMPLETES, "legal: with {form} on the table it makes up {whole}",                        \
    "合法：和桌上的{form}凑成{whole}")                                                             \
  X(LEGAL_HIGHER, "legal: a higher one than the one on top, {form}", "合法：比桌上的大，{form}")   \
  X(LEGAL_UPON, "legal: {form} goes upon {under}", "合法：{form}压{under}")                        \
  X(TABLE_EMPTY, "nothing lies on the table", "桌上没有牌")                                        \
  X(HOLDS_TRICK,                                                                                   \
    "{seat} has the trick with {cards}, {form}, until somebody follows; when all others pass it "  \
    "is taken",                                                                                    \
    "现在{seat}的{cards}（{form}）最大，等人来压；别人都不要，这一墩就归{seat}")                   \
  /* command_list.c, help.c */                                                                     \
  X(NO_SEAT_HERE, "there is no seat {seat!} in this game", "这一局没有{seat!}这个座位")            \
  X(NO_COMMAND_NEAR, "there is no command \"{word}\": did you mean \"{near}\"?",                   \
    "没有命令“{word}”：是不是“{near}”？")                                                          \
  X(NO_COMMAND, "there is no command \"{word}\": `help` lists them",                               \
    "没有命令“{word}”：`帮助`列出所有命令")                                                        \
  X(OR_COMMAND, " or {command}", "还是{command}")                                                  \
  X(WHICH_COMMAND, "which command is meant: {command}", "是哪个命令：{command}")                   \
  X(HELP_SHORT, "  short: {alias}", "  简写：{alias}")                                             \
  X(HELP_CHINESE, "  Chinese: {words}; English: {name} {alias}",                                   \
    "  也可以输入：{words} {name} {alias}")                                                        \
  X(HELP_CARDS, "CARDS", "牌")                                                                     \
  X(HELP_ROW, "  {command:33} {help}", "  {command:33} {help}")                                    \
  X(HELP_EXAMPLE, "  for example: {example}", "  例如：{example}")                                 \
  X(HELP_POSITION_SHORT,                                                                           \
    "  then `why 3D 3D 5D 6D` says whether B may play that; whatever a question does not need "    \
    "may be left out: other hands, levels, the declarer",                                          \
    "  然后`为什么 3D 3D 5D 6D`就说B能不能这样出；问题用不着的都可以不写：别人的手牌、级别、庄家") \
  X(HELP_POSITION_CLIMB,                                                                           \
    "  a climbing game has the top in place of a trick: position {game};hands=B:9S 9H "            \
    "KD|C:?5;top=A:5S 5H;turn=B (C has five cards that are not known); `position` also tells who " \
    "has passed and who is out",                                                                   \
    "  跑牌类玩法写最大的牌，不写一墩：position {game};hands=B:9S 9H KD|C:?5;top=A:5S 5H;turn=B"   \
    "（C有五张，不知道是什么）；`局面`还写谁不要、谁出完了")                                       \
  X(HELP_FOOT_1,                                                                                   \
    "Beginnings of words do (`un` is undo), cards alone are a play; `D: 2H` acts for seat D, `D: " \
    "why 2H` asks for it.",                                                                        \
    "只写牌就是出牌（`红桃5`、`5H`、`♥5`都行），空格可以省（`出红桃5`）；`D：亮 红桃2`替D亮"       \
    "主，`D：为什么 红桃2`替D问。英文命令打开头就行（`un`就是undo）。")                            \
  X(HELP_FOOT_2, "Actions that are not possible now are left out; `help COMMAND` says more.",      \
    "现在不能做的没有列出；`帮助 命令`说得更细，`帮助 甩牌`解释一个词。")                          \
  X(HELP_GOING_ON, "going on:", "进行：")                                                          \
  X(HELP_CHANGING, "other rules:", "换规则：")                                                     \
  X(HELP_ACTING, "acting:", "打牌：")                                                              \
  X(HELP_ASKING, "asking:", "查看：")                                                              \
  X(HELP_KEEPING, "keeping:", "保存：")                                                            \
  X(HELP_NAMES_FOOT, "`help why` explains one with an example; `help all` has a line for each.",   \
    "`帮助 为什么`举例说明一条；`帮助 全部`一条一行。")                                            \
  X(HELP_WORDS, "`help` explains these words, too:{words}", "`帮助`也解释这些词：{words}")         \
  X(HELP_UNKNOWN,                                                                                  \
    "\"{word}\" is neither a command nor a word explained here: `help` lists the commands, `help " \
    "words` the words",                                                                            \
    "“{word}”不是命令，也没有解释：`帮助`列出命令，`帮助 词语`列出词语")                           \
  X(HELP_HERE, "  in this game (`rules {field}` has more):",                                       \
    "  这种玩法（`规则 {field}`说得更细）：")                                                      \
  X(HELP_HERE_FIELD, "  in this game (`rules {field}` has the other choices):",                    \
    "  这种玩法（`规则 {field}`列出别的定法）：")                                                  \
  X(HELP_LABEL, "{label}: {sentence}", "{label}：{sentence}")                                      \
  X(HELP_CHOICE, "an action of this phase of the game", "这一阶段可做的事")                        \
  /* lua_line.c */                                                                                 \
  X(LUA_TAKES, "lua takes an expression or statements: lua hand.A:points()",                       \
    "`脚本`后面是Lua的表达式或语句：脚本 hand.A:points()")                                         \
  X(HAND_HIDDEN, "{seat}'s hand is hidden: `open on` shows all",                                   \
    "{seat}的手牌看不见：`明牌 开`全部亮出")                                                       \
  X(NO_MEMORY, "not enough memory", "内存不足")                                                    \
  /* go_on.c, step.c, seats.c, new_game.c, undo.c */                                               \
  X(MAY_DECLARE,                                                                                   \
    "{n} of {m} cards are drawn, and {seat} may {answers|answer|declare}: `legal` says how, "      \
    "`step` lets it be",                                                                           \
    "已抓{n}/{m}张，{seat}可以{answers|加固|亮主}：`能做`看怎么做，`下一步`就"                     \
    "{answers|不加固|先不亮}")                                                                     \
  X(ONE_PLAY, "{seat} has one legal play, {cards}: `step` makes it",                               \
    "{seat}只有一种合法出法：{cards}；`下一步`就出")                                               \
  X(YOURS_TO_DECIDE,                                                                               \
    "{seat} is yours and has to decide: `legal` says what it may do, `hint` what is best",         \
    "轮到您（{seat}）：`能做`看能做什么，`提示`看怎么打最好")                                      \
  X(DRAWN_OF, "{n} of {m} cards are drawn", "已抓{n}/{m}张")                                       \
  X(STEP_TAKES, "step takes a number of actions: step 5", "`下一步`后面是步数：下一步 5")          \
  X(NO_ACTION_LINE, "this is no action: a seat and what it does are needed",                       \
    "这不是行动：需要座位和所做的事")                                                              \
  X(POSITION_EARLY, "set up again it begins with the tricks: `save` keeps the game as it stands",  \
    "再摆出来时从出牌开始：要存现在的牌局请用`保存`")                                              \
  X(POSITION_NO_PAST,                                                                              \
    "set up again it knows no earlier tricks, bids and deals, which rules may ask for: `save` "    \
    "keeps the game",                                                                              \
    "再摆出来时不知道以前的墩、亮主和前几副，规则可能要看：要存牌局请用`保存`")                    \
  X(POSITION_NO_TRUMPS, "without trumps it cannot be set up again: `save` keeps the game",         \
    "还没有主，不能再摆出来：要存牌局请用`保存`")                                                  \
  X(COPY_AT_TERMINAL,                                                                              \
    "the clipboard is reached at a terminal only: `position save FILE` writes the line",           \
    "只有在终端上才有剪贴板：`局面 存成 文件`可以存盘")                                            \
  X(COPIED, "the line is on the clipboard, if this terminal allows that",                          \
    "这一行已放进剪贴板，只要终端允许")                                                            \
  X(POSITION_SAVED, "saved in {file}: `load {file}` sets it up again",                             \
    "已存入{file}：`读取 {file}`再摆出来")                                                         \
  X(POSITION_OFFER, "`position copy` lays it on the clipboard, `position save FILE` writes it",    \
    "`局面 复制`放进剪贴板，`局面 存成 文件`存盘")                                                 \
  X(POSITION_NO_TURN,                                                                              \
    "the position does not say whose turn it is (its end may be missing): {seat} is taken to be "  \
    "on turn",                                                                                     \
    "局面没有写明轮到谁（末尾可能缺失）：当作轮到{seat}")                                          \
  X(POSITION_OVER, "the deal is over and cannot be set up again: `save` keeps the game",           \
    "这副牌打完了，不能再摆出来：要存牌局请用`保存`")                                              \
  X(BEATEN_BY_RULES, "  what could beat it is for the rules to say when it is played",             \
    "  什么能压过它，打出时由规则裁定")                                                            \
  X(LINE_IS_LONG, "the script stops: a line has at most {n} KB", "脚本停止：一行最多{n} KB")       \
  X(LINE_UNREAD, "here it stops: the next line cannot be read ({reason})",                         \
    "到此为止：下一行读不出（{reason}）")                                                          \
  X(SCRIPT_STOPPED, "the script was stopped here; the rest of it is not done",                     \
    "脚本在这里停下了；后面的没有做")                                                              \
  X(FINDS_NOTHING, "{seat} finds nothing that is allowed", "{seat}找不到允许的做法")               \
  X(GOES_NO_FURTHER, "the deal does not go on: {why}", "这副牌打不下去了：{why}")                  \
  X(ALWAYS_THROWN_IN,                                                                              \
    "this deal was thrown in {n} times: it may be that nobody can declare under these rules",      \
    "这副牌已重发{n}次：按这些规则可能谁也不能亮主")                                               \
  X(STOPPED_ENDLESS,                                                                               \
    "stopped after {n} deals: this game has no end; `auto` goes on, `undo` takes them back",       \
    "自动打到第{n}副停下：这种玩法没有终局；`自动`接着打，`撤回`回到原来")                         \
  X(NOTHING_ASKED, "nothing was asked: Enter goes on, `help` lists the commands",                  \
    "没有问您什么：按回车继续，`帮助`列出命令")                                                    \
  X(LEFT_UNDONE, "nothing is done", "那就不做")                                                    \
  X(NEW_ASKS,                                                                                      \
    "a game is under way: `y` or `new` again begins another (`undo` brings this one back)",        \
    "这一局还没打完：`是`或再输入一次`新局`就另开一局（`撤回`能回到这一局）")                      \
  X(AUTO_ASKS,                                                                                     \
    "this plays your own seat too, to the end of the game: `y` or the same line again does it "    \
    "(`auto trick`, `auto deal` stop earlier)",                                                    \
    "这样会一直打到整局结束，您自己的座位也由程序来打：`是`或同样的命令再输入一次就照做（`自动 一" \
    "墩`只打完这一墩，`自动 一副`只打完这一副）")                                                  \
  X(AUTO_ASKS_PART,                                                                                \
    "this plays your own seat too, to the end of the {deal|deal|trick}: `y` or the same line "     \
    "again does it; Enter stops at your turn",                                                     \
    "这样会一直打到这一{deal|副|墩}完，您自己的座位也由程序来打：`是`或同样的命令再输入一次就照"   \
    "做；只按回车，就让别家打到轮到您")                                                            \
  X(STOPPED, "stopped; `undo` takes it back, `auto` goes on",                                      \
    "停下了；`自动`接着打，`撤回`回到原来")                                                        \
  X(AUTO_TAKES, "auto takes trick, deal or game, not \"{word}\"",                                  \
    "自动打到哪里？`一墩`、`一副`或`整局`，没有“{word}”")                                          \
  X(NO_SEAT, "there is no seat \"{word}\": they are A to {seat!}",                                 \
    "没有座位“{word}”：座位是A到{seat!}")                                                          \
  X(NO_SEAT_TAKEN, "you have no seat: the program plays all, and you see all hands",               \
    "您没有坐下：都由程序来打，您看得见所有手牌")                                                  \
  X(NAMES_COUNT, "{n} names, but {m} players: `names A=Anna B=Bo` names two",                      \
    "{n}个名字，却有{m}人：`名字 A=安娜 B=小波`只给其中几位取名")                                  \
  X(NAMES_NONE, "nobody has a name: `names A=Anna B=Bo` gives two",                                \
    "大家都还没有名字：`名字 A=安娜 B=小波`给两位取名")                                            \
  X(YOU_PLAY, "you play {seats}; the other hands are {open|open|hidden}",                          \
    "您的座位：{seats}；别人的手牌{open|亮着|看不见}")                                             \
  X(OPEN_TAKES, "open takes on or off, not \"{word}\"", "`明牌`后面是`开`或`关`，不是“{word}”")    \
  X(NEW_NUMBER, "{word} is {second|a second|no} number of players: `seed {word}` is a seed",       \
    "{word}{second|是第二个人数|不是人数}：`种子 {word}`按这个种子发牌")                           \
  X(NEW_TWO, "new takes one game, not {game} and {other}",                                         \
    "`新局`后面是一种玩法，不能是{game}和{other}两种")                                             \
  X(SEED_TAKES, "seed takes a number", "`种子`后面是一个数")                                       \
  X(NO_SEED, "\"{word}\" is no seed: a seed is a number", "“{word}”不是种子：种子是一个数")        \
  X(GAME_CHOICE, "  {n} {name:12} {summary}", "  {n} {name:18} {summary}")                         \
  X(GAMES_FOR, "games for {n}: {games}; {error}", "{n}人的玩法：{games}；{error}")                 \
  X(ASK_HOW_MANY, "How many are you? A number, or Enter to see a game of {game} played.",          \
    "几个人玩？输入人数；直接回车就看程序打一局{game}。")                                          \
  X(ASK_WORDS, "`tutorial` teaches it, `help` says what else can be answered, `quit` leaves.",     \
    "`教程`十分钟教会您，`帮助`说明还能输入什么，`退出`离开。")                                    \
  X(ASK_HELP,                                                                                      \
    "A number from {least} to {most} lists the games for so many; the name of a game begins it "   \
    "(`games` lists them, common names do too: `tractor`, `80`), `6 NAME` for six. `load FILE` "   \
    "and `resume` go on with a game, `lang zh` 说中文. In the game `help` lists all commands.",    \
    "输入{least}到{most}的人数，就列出这么多人的玩法；输入玩法的名字就开始（`玩法`列出全部，俗名"  \
    "也行：`升级`、`80`），`6 找朋友`就是六个人。`读取 文件`、`接着打`继续一局牌，`语言 英文` "    \
    "speaks English。打牌时`帮助`列出所有命令。")                                                  \
  X(NO_GAME_FOR, "{players}: no game here is for {players} players; there are games for {list}",   \
    "没有{players}个人的玩法：有{list}人的")                                                       \
  X(NO_SUCH_START,                                                                                 \
    "\"{word}\" is neither a number of players ({least} to {most}) nor a game for so many: "       \
    "`help` says what can be answered",                                                            \
    "“{word}”既不是人数（{least}到{most}），也不是这么多人的玩法：`帮助`说明能输入什么")           \
  X(WHICH_GAME, "Which game? Its number or name; Enter takes the first. For {n} there are:",       \
    "玩哪一种？输入编号或名字，回车选第一种。{n}人的有：")                                         \
  X(NO_GAME_WITH,                                                                                  \
    "no game has these words, or is for so many; `games` lists all, `games house WORD` house "     \
    "rules",                                                                                       \
    "没有这样的玩法；`玩法`列出全部，`玩法 房规 词`列出房规")                                      \
  X(NO_HOUSE_WITH, "no house rule has these words; `games house` lists all",                       \
    "没有这样的房规；`玩法 房规`列出全部")                                                         \
  X(GAME_ROW, "  {name:24} {title}", "  {title}  {name}")                                          \
  X(GAMES_FOOT, "`games house` lists the house rules, `games house kitty` those about the kitty.", \
    "`新局 升级`开一局；`玩法 房规`列出房规，`玩法 房规 底牌`列出有关底牌的。")                    \
  X(HOUSE_FOOT,                                                                                    \
    "{n} house rules; `games house kitty` lists those about the kitty, `house NAME` adds one.",    \
    "共{n}条房规；`玩法 房规 底牌`列出有关底牌的，`房规 名字`加一条。")                            \
  X(MORE, "-- Enter: more, q Enter: enough -- ", "-- 回车：下一页，q回车：够了 -- ")               \
  X(GAME_HEAD, "{name} ({spec}), {players} players, seed {seed}",                                  \
    "{name}{spec|}，{players}人，种子{seed}")                                                      \
  X(COUNT_WANTED, "a number of commands is wanted, or nothing", "后面是命令数，或什么都不写")      \
  X(NO_UNDO, "there is nothing to undo: this is the beginning", "没有可撤回的：这是开头")          \
  X(NO_REDO, "there is nothing to redo", "没有可重做的")                                           \
  /* card_style.c */                                                                               \
  X(LOOK_TAKES, "look has cards, colours, trumps and sets, not \"{word}\"",                        \
    "`样式`有牌面、颜色、主牌和同张，没有“{word}”：样式 颜色 四色")                                \
  X(LOOK_ONE_OF, "{look} may be one of these, not \"{word}\"",                                     \
    "{look}可以是这些之一，不是“{word}”")                                                          \
  /* of phases that a variant adds */                                                              \
  X(CARD_OF, " card of ", "张：")                                                                  \
  X(CARDS_OF, " cards of ", "张：")                                                                \
  X(N_WAYS, ": {all||at least }{n} way{n||s}", "：{all||至少}{n}种")                               \
  X(N_CARDS, "{n} card{n||s}", "{n}张")                                                            \
  X(OR_MORE, " or more", "+")                                                                      \
  X(TO_MAX, " to {m}", "-{m}")                                                                     \
  X(SEAT_MAY, "{seat} may{polled|, seen by nobody until all have answered|}:",                     \
    "{seat}可以{polled|（大家都选好了才亮出来）|}：")                                              \
  X(HAS_ANSWERED, "{seat} has answered", "{seat}选好了")                                           \
  X(ALL_ANSWERED, "all have answered:", "都选好了：")                                              \
  /* loop.c */                                                                                     \
  X(GREET_1, "Enter goes on, step by step; `auto trick` and `auto deal` go faster.",               \
    "回车一步步往下打；`自动 一墩`、`自动 一副`更快。")                                            \
  X(GREET_2, "`seat C` makes you C: then `legal`, `play CARDS`, `why CARDS`, `hint`.",             \
    "`座位 C`您就坐C：轮到您时用`能做`、`出 牌`、`为什么 牌`、`提示`。")                           \
  X(GREET_3,                                                                                       \
    "`tutorial` teaches, `new` begins another game, `undo` takes back, `help` lists all.",         \
    "`教程`教您打；`新局`另开一局，打错了用`撤回`，`帮助`列出其余命令。")                          \
  X(GREET_AGAIN, "{game}; `help` lists the commands", "{game}；`帮助`列出命令")                    \
  X(NO_GAME, "no game is found: `pengyou list` says where it was looked",                          \
    "找不到玩法：`pengyou list`说明找过哪里")                                                      \
  /* what_if.c, set_up_hands.c */                                                                  \
  X(TELL_THEN, "then ", "然后：")                                                                  \
  X(OVER_NO_PLAY, "the deal is over: nothing can be played", "这副牌已结束：不能再出牌")           \
  X(WHAT_TAKES, "what takes a play: what AS AS", "`试试`后面是要出的牌：试试 AS AS")               \
  X(TAKEN_BACK, "all this is taken back:", "以上全部撤回：")                                       \
  X(GETS_FROM_KITTY, "{seat} gets {card} from the kitty for {back}",                               \
    "{seat}用{back}从底牌换来{card}")                                                              \
  X(GETS_FROM, "{seat} gets {card} from {seat_from} for {back}",                                   \
    "{seat}用{back}从{seat_from}换来{card}")                                                       \
  X(HAND_TOO_MANY, "{seat} has {n} cards in hand, and these are {m}",                              \
    "{seat}手里有{n}张，而这里是{m}张")                                                            \
  X(HAND_WHOLE, "{seat}'s hand is not known: all its {n} cards are wanted",                        \
    "不知道{seat}的手牌：需要全部{n}张")                                                           \
  X(NOT_SO_MANY, "so many {card} are not in the hands and the kitty",                              \
    "手牌和底牌里没有这么多{card}")                                                                \
  X(TURN_TAKES, "turn takes the seat that leads: turn F", "`轮到`后面是领出的座位：轮到 F")        \
  X(TURN_ALREADY, "it is {seat} who is to lead or play", "本来就轮到{seat}")                       \
  X(TURN_IN_TRICK,                                                                                 \
    "after {seat_led}'s lead it is {seat_turn}'s turn; `{seat!}: why CARDS` asks as if it were "   \
    "{seat}'s",                                                                                    \
    "{seat_led}领出之后轮到{seat_turn}；`{seat!}: 为什么 牌`可以当作轮到{seat}来问")               \
  X(SET_UP_CLIMB,                                                                                  \
    "this is a climbing game: `position TEXT` sets up a table; `B: legal` and `B: why CARDS` "     \
    "answer for seat B",                                                                           \
    "这是跑牌类玩法：用`局面 …`摆出整桌")                                                          \
  X(SET_UP_TRICKS,                                                                                 \
    "that is set up while tricks are played: `goto 1` lets the program play on to the first "      \
    "lead, and `undo` comes back",                                                                 \
    "要在打墩时才行：`跳到 1`到那里")                                                              \
  X(SET_UP_OVER, "that is set up while tricks are played: `goto 1` goes back to the first lead",   \
    "要在打墩时才能摆：`跳到 第1墩`回到领出之前")                                                  \
  X(WHAT_STOPS, "there it stops: the other hands are hidden, `open on` goes on with them",         \
    "试到这里为止：别家的手牌看不见，`明牌 开`才接着试")                                           \
  X(WHAT_SAMPLED,                                                                                  \
    "in {n} sampled deals of the hidden cards {seat} takes the trick {own} {own|time|times}, its " \
    "side {side}; the trick has {points} points on average",                                       \
    "抽样{n}副看不见的牌：{seat}赢这墩{own}次，本方共{side}次，这墩平均{points}分")                \
  X(WHAT_FRIENDS, "  who holds a card called there is taken for the declarer's friend",            \
    "  其中持有被叫的牌的人算作庄家的朋友")                                                        \
  X(WHAT_STANDS, "the throw stands in {k} of {n} sampled deals of the hidden cards",               \
    "抽样{n}副看不见的牌，甩成{k}次")                                                              \
  X(WHAT_UNSEEN,                                                                                   \
    "what comes of that lies with hands that {seat} does not see: `why` says what {seat} may "     \
    "know, `open on` shows them",                                                                  \
    "结果取决于{seat}看不见的手牌：`为什么`说明{seat}能知道的，`明牌 开`亮出手牌")                 \
  X(SET_UP_OPEN, "that is done with all hands open: `open on` shows them",                         \
    "要亮开所有手牌才行：`明牌 开`亮开")                                                           \
  X(FROM_POSITION, "the game goes on from this position: earlier tricks are not part of it",       \
    "牌局从这个局面继续：以前的墩不在其中")                                                        \
  X(BRANCH_BACK, "`branch {branch}` goes back", "`分支 {branch}`回去")                             \
  X(GIVE_ONE_CARD, "give takes one card here: hands are laid in trick games alone",                \
    "这里`给`只给一张牌：只有打墩的玩法才能摆手牌")                                                \
  X(GIVE_TAKES, "give takes a seat and cards: give C AS AS", "`给`后面是座位和牌：给 C AS AS")     \
  X(TRUMPS_NOW, "trumps are {trump}", "主是{trump}")                                               \
  /* goto.c, history.c */                                                                          \
  X(GOTO_TAKES, "goto takes a trick of this deal, or more: goto 7, goto draw 30, goto deal 2",     \
    "`跳到`后面是这副的第几墩等等：跳到 第7墩，跳到 抓牌 30，跳到 第2副")                          \
  X(HISTORY_TAKES, "history takes a deal, 1 to {n}, or all; and full, for every play",             \
    "`经过`后面是第几副（1到{n}），或`全部`；加`详细`列出每一手")                                  \
  X(NO_TRICK_YET, "no trick has been played in this deal", "这副牌还没有打过一墩")                 \
  X(SHOW_TRICK_TAKES, "show trick takes a number, 1 to {n} in this deal",                          \
    "`看`后面是第几墩，这副是1到{n}")                                                              \
  X(DEAL_BEFORE_LEAD, "deal {n} before the first lead:", "第{n}副，开打之前：")                    \
  X(SHOW_TAKES, "show takes trick N or deal", "`看`后面是`第几墩`或`这副`")                        \
  X(GOTO_NO_TRICK, "this deal does not come to a trick {n}", "这副牌打不到第{n}墩")                \
  X(GOTO_STOPPED, "stopped on the way: the game is where it was", "中途停下：牌局还在原来的地方")     \
  X(GOTO_NO_DRAW, "this deal has no moment at which {n} cards are drawn",                          \
    "这副牌没有抓到第{n}张的时候")                                                                 \
  X(GOTO_NO_DEAL, "this game does not come to a deal {n}", "这局打不到第{n}副")                    \
  /* choose_language.c */                                                                          \
  X(LANGUAGE, "{code}: {name}", "{name}{code|}")                                                   \
  X(LANG_TAKES, "there is no language \"{word}\": there are {codes}",                              \
    "没有语言“{word}”：有{codes}（中文、英文）")

#define REPL_SENTENCES(X)                                                                          \
  COMMAND_SENTENCES(X)                                                                             \
  TOLD_SENTENCES(X)                                                                                \
  SAVED_SENTENCES(X)                                                                               \
  HELP_SENTENCES(X)                                                                                \
  TUTORIAL_SENTENCES(X)
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  REPL_SENTENCES(X)
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

/* All of them, in the order of `languages`, ended by NULL. */
extern const Language *const repl_languages[];

/* The same language with the REPL's sentences. */
const Language *repl_language(const Language *language);

#endif
