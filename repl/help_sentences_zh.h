/* help_sentences_zh.h - 中文: the sentences of help_sentences.h, in Chinese. Part of repl_chinese
** (repl_sentences_zh.c).
*/
#ifndef repl_help_sentences_zh_h
#define repl_help_sentences_zh_h

/* clang-format off */
#define HELP_SENTENCES_ZH(X) \
  X(HELP_STEP, "往下打一步；空行也一样") \
  X(HELP_AUTO, "自动打下去，您的座位也打（先问一声）；Ctrl-C停下") \
  X(HELP_SEAT, "坐下：这个座位由您打，别人的手牌看不见") \
  X(HELP_NAMES, "各位的名字，用在回答、记录和图里") \
  X(HELP_OPEN, "坐下了也亮出所有手牌") \
  X(HELP_NEW, "另开一局") \
  X(HELP_UNDO, "撤回上一条命令做的") \
  X(HELP_REDO, "重做撤回的") \
  X(HELP_GOTO, "回到（或打到）第几墩、抓了几张时、第几副；回去后空行照原样走") \
  X(HELP_BRANCH, "起个名字另走一路，或回到那一路；-名字就删掉它") \
  X(HELP_BRANCHES, "这局的各个分支，以及在哪里分开") \
  X(HELP_WHAT, "试出这手牌，看这一墩会怎样；然后一切复原") \
  X(HELP_RELOAD, "重新读取玩法文件，并按新规则重打") \
  X(HELP_HOUSE, "加一条房规，或去掉；存成：把现有的存成文件") \
  X(HELP_SET, "改一项规则") \
  X(HELP_DRAW, "轮到的人抓一张牌") \
  X(HELP_DECLARE, "亮主（反主也用它）：写出亮出来的全部牌") \
  X(HELP_DEFEND, "被反主后加亮同样的牌") \
  X(HELP_YIELD, "被反主后不加固") \
  X(HELP_PASS, "不要；抓完牌不亮主，别人扣底后不反底") \
  X(HELP_MISDEAL, "手牌合乎条件时要求重发") \
  X(HELP_PICK_UP, "拿起底牌") \
  X(HELP_BURY, "扣底：扣下和底牌一样多的牌") \
  X(HELP_REVEAL, "亮出扣下的底牌") \
  X(HELP_CALL, "叫朋友：第一张、第二张……或另一张某牌") \
  X(HELP_PLAY, "领出或跟牌；领出的人可以说怎么拆：出 22333S 拆成 2x2 + 1") \
  X(HELP_DEAL, "发下一副") \
  X(HELP_GIVE, "进贡、还贡一张牌；或把牌放到某人手里") \
  X(HELP_ACCEPT, "收下进贡的牌") \
  X(HELP_REFUSE, "不收进贡的牌，并领出") \
  X(HELP_KEEP, "抗贡：留着两张王，并领出") \
  X(HELP_REQUEST, "要一张某点数的牌") \
  X(HELP_WAIVE, "放弃抗贡、退贡或要牌的权利") \
  X(HELP_TABLE, "桌面一览，有现在的分数；有几桌时写第几桌") \
  X(HELP_HANDS, "看得见的手牌") \
  X(HELP_OUT, "还没见过的牌，一门一行") \
  X(HELP_LEGAL, "现在能做什么") \
  X(HELP_WHY, "为什么合法或不合法，`D: 为什么 牌`替D问；这一墩谁赢；上一副的结果") \
  X(HELP_COULD, "某人能不能出这些牌，当时（比如第4墩）能不能") \
  X(BEFORE_IT_DID, "在{seat}“{action}”之前：") \
  X(BEFORE_IT_PLAYED, "第{n}墩{seat}出{cards}之前：") \
  X(COULD_TAKES, "`能不能`后面写牌，或者用`那手`指刚出的牌：能不能 B 出 梅花99、能不能 B 第4墩 出 梅花99") \
  X(COULD_BEAT_WITH, "用什么牌压？`能不能 B 出 梅花99`说出来能不能赢这一墩") \
  X(COULD_NOT_IN_TRICK, "这副牌的第{n}墩没有人这样做过") \
  X(COULD_NO_PAIR, "那里没有打出过对子，不知道说的是哪一对：请写出牌来，比如`能不能 B 第4墩 出 梅花99`") \
  X(COULD_NOTHING, "这副牌里还没有人这样做过：`能不能 B 出 梅花99`当作轮到B来问") \
  X(NO_QUESTION, "可以这样问：`能不能 B 出 梅花99`、`为什么 梅花99`、`能做`、`什么是 甩牌`、`桌面`；`帮助`列出全部命令") \
  X(UNDONE, "{back|撤回|重做}：{actions}") \
  X(UNDONE_MORE, "{back|撤回|重做}：{actions}，另有{n}步") \
  X(UNDONE_COUNT, "{back|撤回|重做}：{n}步，没有亮牌或出牌") \
  X(UNDONE_GAME, "{back|回到原来的牌局|回到后来的牌局}：{name}{spec|}") \
  X(UNDONE_RULES, "{back|撤回|重做}：改规则；现在是{name}{spec|}") \
  X(UNDONE_RELOAD, "{back|撤回|重做}：重读规则文件；{name}{spec|}") \
  X(LOOK_ROW, "  {look:8}{words}") \
  X(LOOK_WORD, " {look}") X(LOOK_NOW, " [{look}]") \
  X(BOT_OF_SEAT, "{seat}：{bot}") \
  X(BRANCH_FIRST, "主线") X(BRANCH_BEFORE, "之前") X(BRANCH_ROW, "{here} {name:10} {where}") \
  X(HOUSE_ROW, "  {name}{spec|}") \
  X(SCORE_OF_PLACES, "按出完牌的先后得分，从头游起：{places}；现在各有几分看`桌面`") \
  X(NAME_BLANK, "名字中间不能有空格，因为要和别的词一起输入：{name}-{more}？") \
  X(PHRASE_CARDS, "请说哪几张：`为什么 梅花99` 不用真出就知道行不行") \
  X(PHRASE_BEATS, "`能做`列出现在能出的牌；`试试 牌`试着出一手，看这一墩归谁") \
  X(PHRASE_OVER, "`新局`另开一局，`跳到 1`回到这副的第一墩，`撤回`收回刚才那一步") \
  X(PHRASE_HOW, "`教程`教您怎么打，`帮助`列出全部命令，`帮助 甩牌`解释一个词") \
  X(WHAT_IS_TAKES, "没有“{word}”的解释：`帮助 词语`列出有的") \
  X(HELP_ASK, "问桌上没有的牌该怎么判；`问`列出可问的问题") \
  X(ASK_QUESTIONS, "可以问：") \
  X(ASK_ROW, "  {question:9} {text}") \
  X(ASK_FOOT, "没写的都按桌上的；想问别的牌就写：{line}") \
  X(ASK_FOOT_CLIMB, "问桌上的牌用`为什么 牌`和`能做`；替别的座位问：`B: 为什么 牌`。") \
  X(ASK_INSTEAD, "{error}；例如{line}") \
  X(ASK_INSTEAD_CLIMB, "{error}；问桌上的牌用`为什么 牌`和`能做`") \
  X(ASKED_FOLLOW, "领出之后能不能这样跟？") \
  X(ASKED_FOLLOWS, "领出之后可以怎么跟？") \
  X(ASKED_LEAD, "能不能这样领出？甩牌成不成立？") \
  X(ASKED_WINNER, "这一墩谁赢？") \
  X(ASKED_SHAPE, "这些牌分成哪些牌型？") \
  X(ASKED_ORDER, "牌的大小次序？") \
  X(ASKED_BID, "现在能不能这样亮主？") \
  X(ASKED_MAY_BID, "现在可以怎么亮主？") \
  X(ASKED_BURY, "能不能这样扣底？") \
  X(ASKED_MISDEAL, "能不能要求重发？") \
  X(ASKED_CALL, "能不能叫这张牌？") \
  X(ASKED_FRIENDS, "谁是一伙的？") \
  X(ASKED_KITTY, "底牌给闲家加多少分？") \
  X(ASKED_SCORE, "哪边赢？升几级？") \
  X(ASKED_ADVANCE, "升级之后打几？") \
  X(ASKED_SETTLE, "这副牌怎么结算？") \
  X(ASKED_DECIDED, "是不是提前结束？") \
  X(ASKED_TURNED, "没人亮主：翻底牌定什么主？") \
  X(ASKED_BEGINS, "这样的级别能不能开局？") \
  X(ASKED_DECK, "用哪些牌，怎么发？") \
  X(ASKED_REFUSED, "不合法：{why}{code||}") \
  X(HELP_BOTS, "没人坐的位置由哪个程序打：写一个名字，或依次写几个") \
  X(HELP_COACH, "您要出的牌亏得多时先问一声") \
  X(HELP_REVIEW, "打完的一副里每手亏了多少，本来能不能赢") \
  X(HELP_HINT, "程序认为最好的打法、理由，以及没有考虑什么") \
  X(HELP_TRUMP, "主牌和牌的大小次序") \
  X(HELP_TURN, "在摆出的局面里换一个座位领出") \
  X(HELP_COVERAGE, "哪些规则没有一条测试管着；能看出来的局面") \
  X(COVERAGE_CHANGE, "{n}. 没有测试发觉{change}（{file}:{line}）") \
  X(COVERAGE_ASKED, "   {question}") \
  X(COVERAGE_NOW, "   现在：{answer}") \
  X(COVERAGE_CHANGED, "   改了以后：{answer}") \
  X(COVERAGE_UNSEEN, "   试了{n}个局面都看不出来") \
  X(COVERAGE_COUNT, "改动被发觉的{noticed}处，注明看不出来的{marked}处，没被发觉的{unnoticed}处；`查漏 N`把一个摆到桌上") \
  X(COVERAGE_FOLDER, "这里没有tests/scenarios文件夹") \
  X(COVERAGE_NONE, "还没有找过：先用`查漏`") \
  X(COVERAGE_NUMBER, "`查漏`后面是字段，或者从1到{n}的号码") \
  X(HELP_DIFFER, "与别的玩法哪里裁定不同；找到的局面") \
  X(HELP_DIFF, "与别的玩法有哪些规定不同，各举一个局面") \
  X(DIFF_FIELD, "{title}{field|}") \
  X(DIFF_SIDE, "   {side}：{value}") \
  X(DIFF_COUNT_ALONE, "{n}条规定不同") \
  X(DIFF_COUNT, "{n}条规定不同；`对比 N`把局面摆到桌上") \
  X(DIFF_TAKES, "`对比`后面是一种玩法或+房规，和现在的比：要比另外两种，先用`新局`开其中一种") \
  X(DIFFER_HEAD, "现在的玩法（{game}）和“{other}”对比，{n}个人") \
  X(DIFFER_ASKED, "{n}. {question}") \
  X(DIFFER_SAYS, "   {side}：{answer}") \
  X(DIFFER_UNSEEN, "规定不同，但没有找到局面：{fields}") \
  X(DIFFER_COUNT_ALONE, "试了{tried}个局面，{n}处不同；没有能摆到桌上的") \
  X(DIFFER_COUNT_NONE, "试了{tried}个局面，没有不同") \
  X(DIFFER_COUNT, "试了{tried}个局面，{n}处不同；`找不同 N`把一个摆到桌上") \
  X(DIFFER_TAKES, "`找不同`后面是一种玩法或+房规，和现在的比（要比另外两种，先用`新局`开其中一种），或者找到的局面的号码") \
  X(DIFFER_NONE, "还没有找过：先用`找不同 玩法`或`找不同 +房规`") \
  X(DIFFER_NUMBER, "`找不同`的号码这里是1到{n}") \
  X(DIFFER_NO_PLAY, "第{n}个局面不是出牌，不能摆到桌上") \
  X(DIFFER_ASK, "第{n}个局面不是出牌，不能摆到桌上：这样的问题用`问 {word}`来问") \
  X(HELP_RULES, "用话说明这种玩法；全部：每项规则和它在哪里设定") \
  X(HELP_HISTORY, "这副打过什么，一墩一行；详细：每一手") \
  X(HELP_SHOW, "打完的一墩；或并排显示这副的所有手牌") \
  X(HELP_LOOK, "牌的样子：符号、颜色、主牌的位置") \
  X(HELP_GAMES, "有哪些玩法；玩法 房规：有哪些房规") \
  X(HELP_LUA, "一行Lua，看得见这副牌：hand.A、deal、trick、trump、players") \
  X(HELP_POSITION, "把局面写成一行，或按一行摆出局面") \
  X(HELP_SAVE, "把牌局存成记录") \
  X(HELP_OVER, "同上，原先就有的文件也覆盖") \
  X(HELP_LOAD, "从存好的记录继续") \
  X(HELP_RULEBOOK, "把这局的规则写成带例子的规则书：.html、.md或.txt") \
  X(HELP_EXPORT, "把一副牌、一墩或一个裁决存成图：.svg、.png、.html、.md") \
  X(HELP_RESUME, "继续上一次没打完的牌局") \
  X(HELP_TEST, "运行情景；把桌上的局面写成情景") \
  X(HELP_HELP, "这份列表；一条命令；牌桌上的一个词") \
  X(HELP_TUTORIAL, "十分钟教程：打一副牌，每一步都问您") \
  X(HELP_QUIT, "离开") \
  X(HELP_LANG, "说中文还是英文")
/* clang-format on */

#endif
