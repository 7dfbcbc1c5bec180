/* told_sentences.h - what is shown, told and explained: the table, what has happened, what is
** legal, the rules, why. Part of REPL_SENTENCES (repl_sentences.h).
*/
#ifndef repl_told_sentences_h
#define repl_told_sentences_h

/* clang-format off */
#define TOLD_SENTENCES(X)                                                                          \
  /* render_table.c */                                                                             \
  X(NOBODY_WINS, "no level for either side", "双方都不升级")                                       \
  X(OPPONENTS_TAKE_OVER, "opponents take over, no level for either side",                          \
    "闲家上台，双方都不升级")                                                                      \
  X(DECLARERS_WIN, "declarers win", "庄家方胜")                                                    \
  X(OPPONENTS_WIN, "opponents win", "闲家方胜")                                                    \
  X(NO_LEVEL, ", no level", "，不升级")                                                            \
  X(N_LEVELS, " {n} level{n||s}", "，升{n}级")                                                     \
  X(CALLED, "called ", "叫了")                                                                     \
  X(DEAL_N, "deal {n}", "第{n}副")                                                                 \
  X(HEAD_DRAWING, "   drawing: {n} of {m} cards", "   抓牌：{n}/{m}张")                            \
  X(LEFT_OUT, "   left out ", "   剔除 ")                                                          \
  X(HEAD_TRICK, "   trick {n}", "   第{n}墩")                                                      \
  X(HEAD_GAME_OVER, "   the game is over", "   整局结束")                                          \
  X(HEAD_OVER, "   over", "   结束")                                                               \
  X(HEAD_TRUMPS, "   trumps {trump}", "   主{trump}")                                              \
  X(BID_DEFENDS, "defends ", "加固 ")                                                              \
  X(BID_DECLARES, "declares ", "亮主 ")                                                            \
  X(BID_TAKEN_BACK, " (taken back)", "（收回）")                                                   \
  X(FACE_DOWN, "{and| and |}{n} card{n||s} face down", "{and|，|}{n}张扣着")                       \
  X(BID_STANDS, " (stands)", "（当前）")                                                           \
  X(ROW_LED, "led ", "领: ")                                                                       \
  X(BRACKET_END, ")", "）")                                                                        \
  X(SCRIPT_LINE, "line {n}: ", "第{n}行：")                                                        \
  X(POINTS_OF_OPPONENTS, "opponents {n}", "闲家{n}分")                                             \
  X(POINTS_OF_THROWS, " ({n} for failed throws)", "（其中甩牌罚分{n}）")                           \
  X(TAKE_OVER_AT, "take over at {n}", "{n}分上台")                                                 \
  X(WIN_FROM, "win at {n}", "{n}分起赢")                                                           \
  X(SCORE_NOW, ", now ", "，现在")                                                                 \
  X(SCORE_FROM, "{score} at {n}", "{n}分起{score}")                                                \
  X(DECLARERS_RISE, "declarers +{n}", "庄家方升{n}级")                                             \
  X(NOBODY_RISES, "no level", "都不升级")                                                          \
  X(TAKE_OVER, "opponents take over", "闲家上台")                                                  \
  X(OPPONENTS_RISE, "opponents +{n}", "闲家方升{n}级")                                             \
  X(PLUS_LEVELS, "+{n}", "升{n}级")                                                                \
  X(CALL_MET, " ({seat})", " ({seat})")                                                            \
  X(CALL_OPEN, " (open)", "（未出）")                                                              \
  X(HEAD_POINTS, "opponents {n} points", "闲家{n}分")                                              \
  X(SIDE_DECLARER, "declarer", "庄家")                                                             \
  X(SIDE_FRIEND, "friend", "朋友")                                                                 \
  X(SIDE_WITH, "with {declarer}", "{declarer}一方")                                                \
  X(SIDE_OPPONENT, "opponent", "闲家")                                                             \
  X(HEAD_BIDS, "bids", "亮主")                                                                     \
  X(HEAD_THIS_TRICK, "this trick (* wins so far)", "本墩（*目前最大）")                            \
  X(HEAD_LAST_TRICK, "last trick (* won)", "上一墩（*赢家）")                                      \
  X(NO_CARDS, "   ({unknown|not known|no cards})", "   （{unknown|不知道|无牌}）")                 \
  X(TABLE_HEAD, "    level side     cards points", "    级别 身份      张数 得分   ")              \
  X(TABLE_HEAD_CLOSE, "   lv side     n  pts", "   级 身份     张 得分")                           \
  X(HEAD_KITTY, "the kitty", "扣底")                                                               \
  X(HEAD_CALLING, "calling", "找朋友")                                                             \
  /* render_table.c: tables of climbing games */                                                   \
  X(HEAD_OF_DEALS, " of {n}", "/共{n}副")                                                          \
  X(HEAD_TABLE, "   table {n} of {m}", "   第{n}桌，共{m}桌")                                      \
  X(HEAD_HAND_OVER, "   the hand is over", "   这副结束")                                          \
  X(HEAD_EXCHANGE, "   the exchange", "   进贡")                                                   \
  X(HEAD_DEALT, "   {seat} dealt", "   {seat}发牌")                                                \
  X(ON_TOP, "on top: ", "最大：")                                                                  \
  X(FORM_BY, ", {form} by {seat}", "，{form}，{seat}出的")                                         \
  X(STAND_ON_TOP, "on top", "最大")                                                                \
  X(STAND_PASSED, "passed", "不要")                                                                \
  X(STAND_WINNER, "winner", "上副头游")                                                            \
  X(STAND_LOSER, "loser", "上副末游")                                                              \
  X(CLIMB_HEAD, "    points cards", "    得分   张数")                                             \
  X(NOTHING_ON_TOP, "nothing on the table: {seat} leads", "桌上没有牌：{seat}领出")                \
  X(OUT_LAST, "out last", "最后出完")                                                              \
  X(OUT_NTH, "out {n}th", "第{n}个出完")                                                           \
  X(OUT_1ST, "out {n}st", "第{n}个出完")                                                           \
  X(OUT_2ND, "out {n}nd", "第{n}个出完")                                                           \
  X(OUT_3RD, "out {n}rd", "第{n}个出完")                                                           \
  /* why_score.c */                                                                                \
  X(TRICKS_OF_OPPONENTS, "tricks of the opponents:", "闲家的墩：")                                 \
  X(COLON_POINTS, ": {n} points", "：{n}分")                                                       \
  X(KITTY_COLON, "kitty: ", "底牌：")                                                              \
  X(KITTY_POINTS, "{shown|: |}{n} points, ", "{shown|：|}{n}分，")                                 \
  X(KITTY_TIMES, "times {n}: {m} points for the last trick", "乘{n}：末墩抠底得{m}分")             \
  X(KITTY_NOTHING, "so nothing is added", "所以不加分")                                            \
  X(KITTY_UNCOUNTED, "not counted", "不计")                                                        \
  X(KITTY_KEPT, "{seat} of the {declarer|declarers|opponents} has the last trick: not counted",    \
    "末墩归{declarer|庄家方|闲家方}的{seat}：不计")                                                \
  X(THROWS_OF, "failed throws of {seat}: {n} points {from|from|for} the opponents",                \
    "{seat}甩牌失败：{from|从闲家扣|给闲家}{n}分")                                                 \
  X(MOVED_BY, "a function moved, at {seat}: {n} points {from|from|for} the opponents",             \
    "函数在{seat}名下记分：{from|从闲家扣|给闲家}{n}分")                                           \
  X(TEAM_FULL, "a full team", "朋友齐全")                                                          \
  X(ADJUSTED, "the last word is a function's", "最后由函数裁定")                                   \
  X(LEVEL_MOVED, "from {old} to {new}, before the levels won", "升级之前由{old}变为{new}")         \
  X(LEVELS_OF_THROWS, "{n} level{n||s} for failed throws", "因甩牌失败{n}级")                      \
  X(LEVELS_NOT, "{n} level{n||s}, not {m}", "升{n}级，而非{m}级")                                  \
  X(LEVELS_HELD, "held: {n} of {m} level{m||s}", "被卡住：{m}级只升{n}级")                         \
  X(TOGETHER, "  together: {n} points for the opponents{whole|| (less than none count as none)}",  \
    "  合计：闲家{n}分{whole||（不足零分按零分算）}")                                              \
  X(BAND_ABOVE, " (more than {n}", "（超过{n}分")                                                  \
  X(BAND_FROM, " ({n} and more", "（{n}分以上")                                                    \
  X(BAND_BELOW, " (below the table", "（低于表中最低一行")                                         \
  X(BAND_TO, ", to {n}", "，至{n}分")                                                              \
  X(BAND_UNDER, ", below {n}", "，不到{n}分")                                                      \
  X(ENDED_BY_THROW, "the deal ended with the failed throw of {seat}",                              \
    "{seat}甩牌失败，这副牌就此结束")                                                              \
  X(TABLE_AT, "table at {n} points", "按得分表，{n}分")                                            \
  X(FRIENDS_SHORT, "{n} friend{n||s} short", "少{n}个朋友")                                        \
  X(RESULT, "  result: {score}", "  结果：{score}")                                                \
  X(LEVEL_FROM_TO, "  {seat}, of the {declarer|declarers|opponents}: {old} to {new}",              \
    "  {seat}，{declarer|庄家方|闲家方}：{old}→{new}")                                             \
  X(TRACK_END, "the end of the track: the game is won", "打过最后一级：赢得全局")                  \
  X(NO_DEAL_PLAYED, "no deal has been played to its end", "还没有打完的牌")                        \
  X(DEAL_HEAD, "deal {n}: declarer {seat}, trumps {trump}", "第{n}副：庄家{seat}，主{trump}")      \
  /* show_table.c, legal.c, hint.c, rules.c */                                                     \
  X(NO_TABLE_OF, "there is no table \"{word}\": they are 1 to {n}",                                \
    "没有“{word}”桌：共有1到{n}桌")                                                                \
  X(NO_TABLE, "there is one table, not \"{word}\"", "只有一桌，没有“{word}”")                      \
  X(NO_TRUMPS_EVER, "there are no trumps in this game; low to high:{cards}",                       \
    "这种玩法没有主牌；从小到大：{cards}")                                                         \
  X(NO_TRUMPS_YET, "there are no trumps yet: nobody has declared", "还没有主：没有人亮主")         \
  X(TRUMPS_ARE, "trumps are {trump}{sure|| if the declaration stands}; high to low:",              \
    "主是{trump}{sure||（若这次亮主成立）}；从大到小：")                                           \
  X(VALUE_NONE, "none", "无")                                                                      \
  X(VALUE_YES, "yes", "是")                                                                        \
  X(VALUE_NO, "no", "否")                                                                          \
  X(VALUE_NUMBER, "a number", "一个数")                                                            \
  X(VALUE_SHAPES, "a list of shapes", "一列牌型")                                                  \
  X(VALUE_CARDS, "{n} of certain cards", "某些牌{n}张")                                            \
  X(VALUE_SAID, "{doc} (a function, {place})", "{doc}（函数，{place}）")                           \
  X(VALUE_UNSAID, "a function without a description ({place})", "没有说明的函数（{place}）")       \
  X(VALUE_IN_PLACE, ", in place of {value}", "，代替{value}")                                      \
  X(VALUE_UNSET, "not set", "未设")                                                                \
  X(VALUE_OF_ROW, "{value}, as deck.players says", "{value}，人数（deck.players）里写明")          \
  X(GROUP_OTHER, "{group}: a group of rules that this game does not have",                         \
    "{group}：这种玩法没有这组规则")                                                               \
  X(NO_GROUP_NEAR, "there is no group of rules \"{group}\": did you mean \"{near}\"?",             \
    "没有“{group}”这项规则：是不是“{near}”？")                                                     \
  X(NO_GROUP, "there is no group of rules \"{group}\": `rules` shows all",                         \
    "没有“{group}”这项规则：`规则 全部`列出所有的")                                                \
  X(RULES_HEAD, "{name} ({spec}), {players} players, {deck}",                                      \
    "{name}{spec|}，{players}人，{deck}")                                                          \
  X(RULES_FOOT, "* otherwise than in {game}{name||}, without the house rules",                     \
    "* 与不加房规的{name}不同{game||}")                                                            \
  X(SUMMARY_ROW, "  {title:11} {words}", "  {title:8} {words}")                                    \
  X(SUMMARY_TEAMS, "teams", "分家")                                                                \
  X(SUMMARY_TRUMPS, "trumps", "定主")                                                              \
  X(SUMMARY_BIDS, "declaring", "亮主")                                                             \
  X(SUMMARY_KITTY, "who buries", "谁扣底")                                                         \
  X(SUMMARY_FOLLOW, "following", "跟牌")                                                           \
  X(SUMMARY_SMALLER, "too few", "不够时")                                                          \
  X(SUMMARY_THROWS, "throws", "甩牌")                                                              \
  X(SUMMARY_STOPPED, "stopped by", "谁能拦")                                                       \
  X(SUMMARY_FORCED, "if beaten", "甩失败")                                                         \
  X(SUMMARY_PENALTY, "penalty", "罚")                                                              \
  X(SUMMARY_RUFFS, "ruffs", "杀牌")                                                                \
  X(SUMMARY_NEXT, "next deal", "下一副")                                                           \
  X(SUMMARY_EXCHANGE, "exchange", "进贡")                                                          \
  X(SUMMARY_STEP, "{n}) {words}", "{n}）{words}")                                                  \
  X(SUMMARY_LEAD, "first lead", "谁先出")                                                          \
  X(SUMMARY_FORMS, "forms", "牌型")                                                                \
  X(SUMMARY_UPON, "{forms}; upon one: the same form, as many cards, higher",                       \
    "{forms}；压它要用张数相同、更大的同一牌型")                                                   \
  X(SUMMARY_POWER, "power", "威力")                                                                \
  X(SUMMARY_POWERS, "{forms}: each beats lower ones of its form and all of less power",            \
    "{forms}：压过同一牌型里小的，也压过威力小的一切牌型")                                         \
  X(SUMMARY_OUT_OF_TURN, "out of turn", "可以抢出")                                                \
  X(SUMMARY_PASS, "passing", "不要")                                                               \
  X(SUMMARY_END, "game over", "全局")                                                              \
  X(SUMMARY_SCORE, "score", "得分")                                                                \
  X(SUMMARY_SHORT, "few friends", "朋友不足")                                                      \
  X(SUMMARY_SHORT_GAIN, "declarers who win short of friends get {gain}",                           \
    "庄家方少朋友而胜：{gain}")                                                                    \
  X(SUMMARY_KITTY_COUNTS, "kitty", "抠底")                                                         \
  X(SUMMARY_KITTY_TIMES, "opponents who win the last trick get its points, times {times}",         \
    "闲家赢末墩，底牌里的分归闲家，乘以{times}")                                                   \
  X(SUMMARY_CHANGES, "what differs from {game}{name||}:", "与{name}不同的：{game||}")              \
  X(SUMMARY_CHANGE, "  {field}, {sentence}: {now} - there: {before}",                              \
    "  {field}：{now}（原来：{before}）{sentence||}")                                              \
  X(SUMMARY_FOOT,                                                                                  \
    "`rules all` has every setting, `rules follow` a group, `rules "                               \
    "{climbs|follow.pass|follow.owes}` explains one, `set {climbs|follow.own_top yes|score.step "  \
    "10}` changes one.",                                                                           \
    "`规则 全部`列出每项规则，`规则 跟牌`列出一组，`规则 {climbs|不要|必须跟什么}`说明一项，`设定" \
    " {climbs|压自己的牌 是|每档分数 10}`改一项。")                                                \
  X(RULES_UNMARKED, "what differs is not marked, without the house rules it does not load: {why}", \
    "没有标出不同之处：去掉房规就载入不了：{why}")                                                 \
  X(LEADS_ANY, "{seat} leads: any single card{alone||; several units of one suit as a throw}",     \
    "{seat}领出：任何单张{alone||；同门几个牌型可以一起甩}")                                       \
  X(LEADS_NONE, "{seat} finds no unit that may be led: `why CARDS` says what forbids one",         \
    "{seat}找不到可以领出的牌：`为什么 牌`说明是哪条规则不许")                                     \
  X(LEADS_SOME, "{seat} leads one of these{alone||, or several units of one suit as a throw}:",    \
    "{seat}领出以下之一{alone||，或同门几个牌型一起甩}：")                                         \
  X(THROWS_ASKED, "  of a throw {field} is asked when it is led, or before by `why CARDS`",        \
    "  甩不甩得，领出时由规则“{field}”决定，也可先用`为什么 牌`问")                                \
  X(FOLLOWS, "{seat} follows {shape} in {suit}: {exact||at least }{n} legal play{n||s}",           \
    "{seat}跟{suit}的{shape}：{exact||至少}{n}种合法出法")                                         \
  X(PERHAPS_OTHERS, "  and perhaps others: a function was asked about {n} sets of cards",          \
    "  也许还有：问过函数{n}组牌")                                                                 \
  X(AND_OTHERS, "  and others", "  还有其他")                                                      \
  X(LIST_DECLARE, "declare {cards}", "亮 {cards}")                                                 \
  X(LIST_DEFEND, "defend {cards}", "加固 {cards}")                                                 \
  X(LIST_BURY, "  bury any {n} cards of the hand", "  扣 手里任意{n}张")                           \
  X(LIST_BURY_ASKED,                                                                               \
    "  bury {n} cards of the hand that kitty.refuse lets go{legal|, such as |: none were "         \
    "found}{cards}",                                                                               \
    "  扣 手里{n}张，要规则许可{legal|，例如|：没有找到}{cards}")                                  \
  X(LIST_CALL, "  call {n} card{n||s}, each with the number of its copy: `{line}`",                \
    "  叫{n*}个朋友，例如`{line}`：")                                                              \
  X(HAND_UNKNOWN, "{seat}'s hand is not known: this position leaves it out",                       \
    "不知道{seat}的手牌：这个局面没有写")                                                          \
  X(HINT_ONLY, "the only legal play", "只能这样出")                                                \
  X(HINT_ENTER, "  Enter does it", "  按回车就这样打")                                             \
  X(HINT_AUTO, "  `auto` would {action}, by the bot {bot}", "  `自动`会{action}（机器人{bot}）")   \
  X(WITHOUT_RISKS, "  not weighed: throws that may fail, and how later tricks go",                 \
    "  没有考虑：可能甩不成的牌，后面几墩怎么打")                                                  \
  X(WITHOUT_LATER_TRICKS, "  not weighed: how later tricks go", "  没有考虑：后面几墩怎么打")      \
  X(WITHOUT_KITTY, "  not weighed: what the kitty and the cards to come may bring",                \
    "  没有考虑：底牌和后面摸到的牌")                                                              \
  X(WITHOUT_SUITS, "  not weighed: in which suit help is needed most",                             \
    "  没有考虑：哪一门最需要帮手")                                                                \
  X(WEIGHED_DEALS,                                                                                 \
    "  {exact|every way to the end,|played out} in {n} deals of the hidden cards that agree with " \
    "all seen:",                                                                                   \
    "  按所见摆了{n}副暗牌，{exact|每副都穷尽到底|各自打到底}：")                                  \
  X(WEIGHED_BEST, "  #1 {action}: {levels} ± {error} levels",                                      \
    "  #1 {action}：{levels} ± {error}级")                                                         \
  X(WEIGHED_BEHIND, "  #{n} {action}: {levels} ± {error} {more|more|fewer}",                       \
    "  #{n} {action}：{more|多|少}{levels} ± {error}级")                                           \
  X(REVIEW_HEAD,                                                                                   \
    "deal {deal}: what its {n} plays gave away, in levels ({step} points are one level)",          \
    "第{deal}副：{n}次出牌各亏了多少，以级计（{step}分算一级）")                                   \
  X(REVIEW_FROM,                                                                                   \
    "from trick {n} on ({m} card{m||s} in hand) every way to the end was looked at; before that "  \
    "deals were sampled, and ± says how far a number may be off",                                  \
    "从第{n}墩起（手里{m}张）每种打法都算到底；之前是摆牌试打，±后面是可能的误差")                 \
  X(REVIEW_EXACT, "  trick {n}: {seat} played {played}; {best} was {levels} levels better",        \
    "  第{n}墩：{seat}出了{played}；出{best}要好{levels}级")                                       \
  X(REVIEW_SAMPLED,                                                                                \
    "  trick {n}: {seat} played {played}; {best} seems {levels} ± {error} levels better",          \
    "  第{n}墩：{seat}出了{played}；出{best}看来要好{levels} ± {error}级")                         \
  X(REVIEW_GOOD, "  {n} other play{n||s} as good as any found, {m} without a choice",              \
    "  另外{n}次出牌没有更好的，{m}次别无选择")                                                    \
  X(REVIEW_MOMENTS, "what decided most:", "影响最大的几手：")                                      \
  X(REVIEW_NO_MOMENT, "no play gave away much for certain", "没有哪一手肯定亏了很多")              \
  X(REVIEW_WON, "the declarers won", "庄家一方赢了")                                               \
  X(REVIEW_COULD, "the declarers could have won, still in trick {n}, whatever the others do:",     \
    "庄家一方到第{n}墩还能赢，不管别人怎么打：")                                                   \
  X(REVIEW_LINE, "  {line}", "  {line}")                                                           \
  X(REVIEW_COULD_NOT, "could the declarers have won? from trick {n} on they could not (exact)",    \
    "庄家一方能赢吗？从第{n}墩起已经不能（算到底）")                                               \
  X(REVIEW_FOUND,                                                                                  \
    "before that, {n} of the {m} plays that were tried {n|wins|win} when bots play on from "       \
    "there; the first is in trick {k}",                                                            \
    "之前：明牌试了{m}手，由程序接着打，有{n}手能赢；最早在第{k}墩")                               \
  X(REVIEW_NOT_FOUND,                                                                              \
    "before that, none of the {n} plays that were tried wins when bots play on from there",        \
    "之前：明牌试了{n}手，由程序接着打，没有能赢的")                                               \
  X(COACH_ON,                                                                                      \
    "the coach is on: it asks before a play of yours that gives away a quarter of a "              \
    "{climbs|point|level} or more, as far as your seat may know",                                  \
    "教练已开：您要出的牌看来亏四分之一{climbs|分|级}以上时先问一声，只凭您座位上能知道的")        \
  X(COACH_NO_SEAT, "the coach is on: it asks before plays of seats that you take (`seat A`)",      \
    "教练已开：只管您坐的座位（`坐 A`）")                                                          \
  X(COACH_OFF, "the coach is off", "教练已关")                                                     \
  X(COACH_TAKES, "coach takes on or off", "`教练`后面是开或关")                                    \
  X(COACH_WARNS,                                                                                   \
    "coach: {best} seems {loss} ± {error} {climbs|points|levels} better; `y`, the same again or "  \
    "`play` alone makes {played}",                                                                 \
    "教练：{best}看来好{loss} ± {error}{climbs|分|级}；`是`、再打一次，或只打`出`，就照样打"       \
    "{played}")                                                                                    \
  X(REVIEW_TAKES, "review takes the number of a deal that is over and played: so far 1 to {n}",    \
    "`复盘`后面是打完了的第几副：现在是1到{n}")                                                    \
  X(REVIEW_NONE, "no deal is over yet: a deal is reviewed when it is",                             \
    "还没有打完一副：打完了才能复盘")                                                              \
  X(REVIEW_OF_TRICKS,                                                                              \
    "climbing games have no `review`: `history full` lists each play, `hint` weighs them at your " \
    "turn",                                                                                        \
    "跑牌类玩法没有`复盘`：`经过 详细`看每一手，轮到您时`提示`说怎样打好")                         \
  X(NOTHING_NOW, "{seat}: nothing now", "{seat}：现在没有可做的")                                  \
  X(NOT_ITS_TURN, "{seat}: nothing now; it is {other}'s turn: `{other!}: hint` advises {other}",   \
    "{seat}：现在没有可做的，轮到{other}：`{other!}：提示`给{other}出主意")                        \
  X(OTHERS_TURN, "{seat}: nothing now; it is {other}'s turn",                                      \
    "{seat}：现在没有可做的，轮到{other}")                                                         \
  X(LET_BE, "{seat}: let it be - nothing that it may do now is better than to wait",               \
    "{seat}：先不动——现在能做的都不如等一等")                                                      \
  X(OUT_HEAD, "{seat} has not seen {n} card{n||s}:", "{seat}还没见过{n}张牌：")                    \
  X(OUT_SHOWN, "{seat} has shown {cards}, not played since", "{seat}亮过{cards}，还没打出来")      \
  X(TAKES_NO_WORD, "{command} takes no word behind it: \"{words}\"",                               \
    "`{command}`后面不带词：“{words}”")                                                            \
  X(TAKES_NO_MORE, "{command} takes no more than that: \"{words}\" is left",                       \
    "`{command}`不要那么多词：“{words}”是多余的")                                                  \
  X(OUT_ROW, "  {suit:9}{n:4}{cards}", "  {suit:6}{n:4}{cards}")                                   \
  X(OUT_OF_TRICKS,                                                                                 \
    "climbing games have no `out`: `history full` lists what was played, `table` how many cards "  \
    "each still holds",                                                                            \
    "跑牌类玩法没有`未见`：`经过 详细`看出过什么，`桌面`看各家还有几张")                           \
  X(BOTS_ARE, "{who}; there are {all}", "{who}；可以用{all}；例如`机器人 老练,随机`")              \
  X(BOT_FAILS,                                                                                     \
    "the bot {bot} at seat {seat!} fails: `open on` lets you see how, `bots simple` puts another " \
    "in its place",                                                                                \
    "{seat!}座的机器人{bot}出错：`明牌 开`可以看原因，`机器人 普通`换一个")                        \
  X(BOT_SEES, "{bot} sees all hands: it plays only where no seat is taken (`seat none`)",          \
    "{bot}看得见所有人的牌：您不坐下时才能用（`座位 无`）")                                        \
  X(SUIT_ROW, "  {suit:9}{cards}", "  {suit:6}{cards}")                                            \
  X(FIELD_ROW, "{mark} {field:22} {value:24} {source}", "{mark} {field:22} {value}{source||}")     \
  X(FIELD_CALLED, "{field}", "{field}")                                                            \
  X(RULE_HEAD, "{field}: {sentence}", "{field}（{field!}）：{sentence}")                           \
  X(RULE_NOW, "  now: {value}", "  现在：{value}")                                                 \
  X(RULE_BAND, "{n}: ", "{n}分起")                                                                 \
  X(RULE_DECK, "for {n}: ", "{n}人：")                                                             \
  X(RULE_ENTRY, "    {name}: {words}", "    {name}：{words}")                                      \
  X(RULE_SET_IN, "  set in: {source}", "  写在：{source}")                                         \
  X(RULE_NOW_WORD, "  now: {word}, for no file sets it", "  现在：{word}（没有文件设定）")         \
  X(RULE_NOW_UNSET, "  no file sets it", "  没有文件设定")                                         \
  X(RULE_WORDS, "  words:", "  可以选：")                                                          \
  X(RULE_KEYS, "  keys of a table:", "  表中可写：")                                               \
  X(RULE_CHOICE, "  {mark} {word:22}  {sentence}", "  {mark} {word:22}  {sentence}")               \
  X(RULE_FUNCTION,                                                                                 \
    "  function: {arguments}; variants/README.md, \"What functions see\", has their members",      \
    "  函数：{arguments}；各有什么成员，见variants/README.md的What functions see一节")             \
  X(RULE_EXAMPLE, "  example: {example}{line|}", "  改：{line}{example|}")                         \
  X(NO_FIELD_NEAR, "there is no field \"{field}\": did you mean {near}?",                          \
    "没有“{field!}”这项规则：是不是“{near}”？")                                                    \
  X(NO_FIELD,                                                                                      \
    "there is no field \"{field}\": `rules` shows all that are set, `rules follow` one group",     \
    "没有“{field!}”这项规则：`规则 全部`列出所有的，`规则 跟牌`列出一组")                          \
  X(FIELD_OTHER_FAMILY, "{field}: a field that this game does not have",                           \
    "{field}：这种玩法没有这项规则")                                                               \
  /* narrate.c */                                                                                  \
  X(TRICK_WON, "trick {n}: {seat} wins with {cards}", "第{n}墩：{seat}以{cards}赢")                \
  X(TRICK_LED_WON, "trick {n}: {seat_led} led {lead}, {seat} wins with {cards}",                   \
    "第{n}墩：{seat_led}领出{lead}，{seat}以{cards}赢")                                            \
  X(POINTS_COMMA, ", {n} points", "，{n}分")                                                       \
  X(TELL_LEVELS, "  levels:", "  级别：")                                                          \
  X(LEVEL_WON, "->won", "->赢")                                                                    \
  X(LEVELS_AGAIN, "  (+ is the second time through the levels, ++ the third)",                     \
    "  （+表示第二轮，++表示第三轮）")                                                             \
  X(NEXT_DECLARER, "  next: {seat} is declarer and plays level {level}",                           \
    "  下一副：{seat}坐庄，打{level}")                                                             \
  X(NEXT_BIDDING, "  next: {seat} draws first; who makes trumps is declarer",                      \
    "  下一副：{seat}先抓；谁亮主谁坐庄")                                                          \
  X(TELL_TEAM, "; declarers were ", "；庄家方：")                                                  \
  X(TEAM_SHORT, " ({n} friend{n||s} short)", "（少{n}个朋友）")                                    \
  X(TELL_KITTY, "; kitty ", "；底牌")                                                              \
  X(IN_TRICKS, " ({n} in tricks", "（打墩{n}")                                                     \
  X(FOR_KITTY, ", {n} for the kitty", "，抠底{n}")                                                 \
  X(FOR_THROWS, ", {n} for failed throws", "，甩牌罚分{n}")                                        \
  X(FOR_RULES, ", {n} by other rules", "，按其他规则{n}")                                          \
  X(WIN_GAME, "{seats} win{one|s|} the game after {n} deals", "打了{n}副，{seats}赢得全局")        \
  X(GAME_OVER_AFTER, "the game is over after {n} deals", "打了{n}副，整局结束")                    \
  X(REDEALT, "deal {n} is thrown in", "第{n}副重发")                                               \
  X(REDEALT_NOBODY, "deal {n} is thrown in: nobody declared", "第{n}副重发：无人亮主")             \
  X(REDEALT_MISDEAL, "deal {n} is thrown in: misdeal, claimed by {seat}",                          \
    "第{n}副重发：{seat}要求废牌")                                                                 \
  X(DEAL_OVER,                                                                                     \
    "deal {n} {early|ends early|is over}: declarer {seat}, trumps {trump}, opponents {points} "    \
    "points",                                                                                      \
    "第{n}副{early|提前|}结束：庄家{seat}，主{trump}，闲家{points}分")                             \
  X(DIVIDED_AS, " as {units}", "，拆成{units}")                                                    \
  X(TELL_THROWS, "{seat} throws ", "{seat}甩 ")                                                    \
  X(CAN_BE_BEATEN, ": it can be beaten", "：甩牌不成立")                                           \
  X(STOPS_IT, ": {seat} stops it", "：{seat}挡住")                                                 \
  X(STOPS_WITH, " with ", "，用")                                                                  \
  X(STAYS_LED, " stay{n|s|} led, {m} card{m| goes|s go} back", "留在桌上，收回{m}张")              \
  X(POINTS_ACROSS, ", {n} points to the other side", "，罚{n}分归对方")                            \
  X(TELL_PLAYS, "{seat} {led|leads|plays} ", "{seat}{led|领出|出} ")                               \
  X(IS_WINNING, " and is winning", "，目前最大")                                                   \
  X(HAS_SHOWN, "{seat} has shown the {call}{joins| and joins the declarer|}",                      \
    "{seat}出了{call}{joins|，成为庄家的朋友|}")                                                   \
  X(TURNED_ARE, "nobody declared; turned are", "无人亮主；翻底牌：")                               \
  X(COLON_CARDS, ": {cards}", "：{cards}")                                                         \
  X(PICKS_UP, "{seat} is declarer, trumps are {trump}, and picks up the kitty{cards}",             \
    "{seat}坐庄，主是{trump}，拿起底牌{cards}")                                                    \
  X(KITTY_LIES, "{seat} is declarer, trumps are {trump}; the kitty stays as it lies",              \
    "{seat}坐庄，主是{trump}；底牌不动")                                                           \
  X(PICKS_UP_FOR,                                                                                  \
    "{seat} picks up the kitty; {seat_declarer} is declarer, trumps are {trump}{cards}",           \
    "{seat}拿起底牌；{seat_declarer}坐庄，主是{trump}{cards}")                                     \
  X(STEALS_KITTY, "{seat} {taken|takes the kitty|leaves the kitty}; trumps are {trump}",           \
    "{seat}{taken|反底|不动底牌}，主是{trump}")                                                    \
  X(GIVES_CARDS, "{seat} gives {n} {n|card|cards} to {seat_to}", "{seat}给{seat_to}{n}张牌")       \
  X(BURIES, "{seat} buries {n} cards{cards}", "{seat}扣底{n}张{cards}")                            \
  X(LAYS_OPEN, "{seat} lays the kitty open: {cards}", "{seat}亮出底牌：{cards}")                   \
  X(TELL_CALLS, "{seat} calls {calls}", "{seat}叫朋友：{calls}")                                   \
  X(CALL_WHICH, "which {card} is called: {calls}?", "叫哪一张{card}：{calls}？")                   \
  X(DEAL_BEGINS, "deal {n} begins, {seat} draws first", "第{n}副开始，{seat}先抓")                 \
  X(WHERE_DRAWN, ", {n} of {m} cards drawn", "，已抓{n}/{m}张")                                    \
  X(WHERE_KITTY, ", the kitty", "，扣底")                                                          \
  X(WHERE_CALLING, ", calling", "，找朋友")                                                        \
  X(WHERE_GAME_OVER, ": the game is over", "：整局结束")                                           \
  X(WHERE_OVER, " is over", "结束")                                                                \
  X(DECLARES, "{seat} declares ", "{seat}亮主 ")                                                   \
  X(DEFENDS_WITH, "{seat} defends with ", "{seat}加固 ")                                           \
  X(YIELDS, "{seat} yields ", "{seat}不加固")                                                      \
  X(MISDEALS, "{seat} throws the deal in ", "{seat}要求重发")                                      \
  X(WHERE_GIFT, ", a gift", "，给牌")                                                              \
  X(TO_DRAW, ": {seat} is to draw", "：轮到{seat}抓牌")                                            \
  X(TO_DECLARE, ": {seat} is to declare or pass", "：轮到{seat}亮主或不亮")                        \
  X(TO_BURY, ": {seat} is to bury", "：轮到{seat}扣底")                                            \
  X(TO_CALL, ": {seat} is to call", "：轮到{seat}找朋友")                                          \
  X(TO_PLAY, ": {seat} is to play", "：轮到{seat}出牌")                                            \
  X(TO_GIVE, ": {seat} is to give cards", "：轮到{seat}给牌")                                      \
  X(TO_CHOOSE, ", {phase}: {seat} is to choose", "，{phase}：轮到{seat}选择")                      \
  /* narrate_climb.c */                                                                            \
  X(TABLE_COLON, "table {n}: ", "第{n}桌：")                                                       \
  X(AND_IS_OUT, ", and is out", "，出完了")                                                        \
  X(TAKES_TRICK, "trick {n}: {seat} takes it with ", "第{n}墩：{seat}赢，出的是")                  \
  X(LEAD_PASSES, "; the lead passes to {seat}", "；由{seat}接风")                                  \
  X(ASKS_FOR, "{seat} asks for a card of rank {rank}", "{seat}要一张{rank}")                       \
  X(HAS_NONE, ": {seat} has none", "：{seat}没有")                                                 \
  X(GIVES_TO, "{seat} gives {seat_to}", "{seat}给{seat_to}")                                       \
  X(KEEPS, "{seat} keeps what it has: there is no exchange", "{seat}抗贡：不进贡")                 \
  X(ACCEPTS, "{seat} accepts", "{seat}收下")                                                       \
  X(REFUSES, "{seat} refuses, and the card goes back", "{seat}不收，牌退回")                       \
  X(WAIVES, "{seat} waives the right", "{seat}放弃")                                               \
  X(THEN_LEADS, "; {seat} leads", "；{seat}领出")                                                  \
  X(TELL_POINTS, "  points:{points}", "  得分：{points}")                                          \
  X(HAND_OVER, "deal {n} is over: they went out in the order ", "第{n}副结束：出完的次序是")       \
  X(DEAL_BEGINS_TO, "deal {n} begins, {seat} deals to ", "第{n}副开始，{seat}发牌给")              \
  X(HAS_COME, "; {seat} has come here", "；{seat}换到这桌")                                        \
  X(PASSES, "{seat} passes", "{seat}不要")                                                         \
  X(WHERE_TABLE, ", table {n}", "，第{n}桌")                                                       \
  X(WHERE_EXCHANGE, ", the exchange: it is up to {seat}", "，进贡：轮到{seat}")                    \
  X(WHERE_CLIMB, ", trick {n}: {seat} is to {leads|lead|play or pass}",                            \
    "，第{n}墩：轮到{seat}{leads|领出|出牌或不要}")                                                \
  X(OF_FORM, ", {form}", "（{form}）")                                                             \
  X(CLIMB_LEADS, "{seat}{turn||, out of turn,} leads", "{seat}{turn||抢}领出")                     \
  X(CLIMB_COMPLETES, "{seat}{turn||, out of turn,} completes it with", "{seat}{turn||抢}凑成")     \
  X(CLIMB_PLAYS, "{seat}{turn||, out of turn,} plays", "{seat}{turn||抢}出")                       \
  /* why.c */                                                                                      \
  X(OWNERS, "{seat}'s ", "{seat}的")                                                               \
  X(RULE_AT, "  rule: {field} ({source})", "  规则：{field}（{source}）")                          \
  X(RULE_OF, "  rule: {field}", "  规则：{field}")                                                 \
  X(STEP_SOURCE, "  [{field!} {source}]", "［{field}，{source}］")                                 \
  X(STEP_FIELD, "  [{field!}]", "［{field}］")                                                     \
  X(NOT_LEGAL_FOR, "not legal for {seat}: {why}", "{seat}这样不合法：{why}")                       \
  X(NOT_HELD_BY, "not legal: {seat} does not hold {cards}", "不合法：{seat}手里没有{cards}")       \
  X(WHAT_IS_HELD, "held of these", "其中有的")                                                     \
  X(PLAYED_BEFORE, "  {seat} played {cards} in trick {n}: `goto trick {n}` leads back to it",      \
    "  {seat}在第{n}墩已经打了{cards}：`跳到 第{n}墩`回到那里")                                    \
  X(WHAT_CARDS, "  {what}: {cards}", "  {what}：{cards}")                                          \
  X(WHAT_OBLIGES, "what obliges", "必须顾及的牌")                                                  \
  X(WOULD_BE_LEGAL, "legal would be", "合法的出法只有")                                            \
  X(SOME_LEGAL, "legal would be, for instance", "合法的出法，比如")                                \
  X(UNIT_TOP, "{unit} {tractor|up to|of} {card}: ", "{unit}，{tractor|最大是|}{card}：")           \
  X(NOTHING_BEATS, "nothing beats it", "没有牌能压过")                                             \
  X(ONLY_RUFFS, "nothing beats it but ruffs", "只有杀牌能压过")                                    \
  X(BEATS_IT, " beats it", "能压过")                                                               \
  X(COULD_BEAT, " could beat it, if one hand has it", "能压过，若在同一手里")                      \
  X(LEGAL_LED, "legal: {shape} in {suit}", "合法：{suit}{shape}")                                  \
  X(THROW_HOLDS, "legal; it stands: no other hand beats a part of it",                             \
    "合法；甩得成：别家没有牌能压过其中任何一部分")                                                \
  X(THROW_IS_SAFE, "legal; it stands: no card that you have not seen beats a part of it",          \
    "合法；甩得成：您没见过的牌里没有能压过的")                                                    \
  X(THROW_MAY_FAIL, "legal; it may fail: {cards} would beat {unit}, if another hand has it",       \
    "合法；可能甩不成：若有一家拿着{cards}，就压过{unit}")                                         \
  X(THROW_FAILS, "legal; it fails: {seat}'s {cards} would beat {unit}",                            \
    "合法；甩不成：{seat}的{cards}压过{unit}")                                                     \
  X(ALL_STAYS, ", but all of it stays led", "，但全部留在桌上")                                    \
  X(THROW_PARTS, "  {shape} in {suit}", "  {suit}{shape}")                                         \
  X(THROW_ENDS_DEAL, ", and the deal ends", "，这副牌就此结束")                                    \
  X(COULD_BE_DIVIDED, "  the leader may also say: as {units}{more|, or in other ways|}",           \
    "  领出的人也可以说怎么拆：拆成 {units}{more|，或者别的拆法|}")                                \
  X(YOU_HOLD, "you hold", "您")                                                                    \
  X(SEAT_HOLDS, "{seat} holds", "{seat}")                                                          \
  X(FREE_PLAY, "  {shape} was led and {holds} no {suit}: any cards will do",                       \
    "  领出的是{shape}，{holds}没有{suit}：出什么都行")                                            \
  X(OWES_ALL,                                                                                      \
    "  {shape} was led and {holds} {n} card{n||s} of {suit}: all of them go, sets or not",         \
    "  领出的是{shape}，{holds}有{n}张{suit}：全部要出，不论成不成对")                             \
  X(OWES_SOME, "  {shape} was led and {holds} {n} cards of {suit}: what is owed is in the play",   \
    "  领出的是{shape}，{holds}有{n}张{suit}：该出的都在这手牌里")                                 \
  X(OWES_SUIT, "  {shape} was led and {holds} {n} cards of {suit}: any {m*} of them will do",      \
    "  领出{shape}，{holds}有{n}张{suit}：任出其中{m}张都行")                                      \
  X(OWES_NO_SET,                                                                                   \
    "  {shape} was led and {holds} {n} cards of {suit}, not {set} among them: any {m*} will do",   \
    "  领出{shape}，{holds}有{n}张{suit}，但没有{set}：任出其中{m}张都行")                         \
  X(OWES_SUIT_ALONE,                                                                               \
    "  {shape} was led and {holds} {n} cards of {suit}: any {m*} will do, for the suit alone is "  \
    "owed, no sets",                                                                               \
    "  领出{shape}，{holds}有{n}张{suit}：任出其中{m}张都行，只须跟这一门，不必跟对")              \
  X(OWES_UNBROKEN,                                                                                 \
    "  {shape} was led and {holds} {n} cards of {suit}: any {m*} will do, for the sets among "     \
    "them need not be broken",                                                                     \
    "  领出{shape}，{holds}有{n}张{suit}：任出其中{m}张都行，手里成组的牌不必拆")                  \
  X(OWES_HELD,                                                                                     \
    "  {shape} was led and {holds} {held} in {suit} ({cards}): what is owed of that is in the "    \
    "play",                                                                                        \
    "  领出{shape}，{holds}有{suit}{held}（{cards}）：必须跟的都跟了")                             \
  X(OWES_LIKE,                                                                                     \
    "  {shape} was led and {holds} {held} in {suit}: the like is owed, and it is in the play",     \
    "  领出{shape}，{holds}有{suit}{held}：必须跟，已经跟了")                                      \
  X(OWES_NO_TRACTOR, "  pairs are owed to a tractor here, but no tractor",                         \
    "  这里跟拖拉机只须跟对子，不必跟拖拉机")                                                      \
  X(OWES_LAST_WORD, "  a function has the last word, and may forbid other plays: follow.refuse",   \
    "  最后由这种玩法自己的规则（不许的跟牌）说了算，别的出法它可能不许")                          \
  X(OWES_NOTHING_TO_FORM, "  {shape} was led, and this may be played whatever is owed",            \
    "  领出{shape}；这手牌不管必须跟什么都可以出")                                                 \
  X(LEGAL_WOULD_WIN, "legal; it would {wins|win the trick as it stands|not win the trick}",        \
    "合法；{wins|目前能赢这一墩|赢不了这一墩}")                                                    \
  X(NOT_THE_SHAPE, "not {shape}: cannot win", "不是{shape}：赢不了")                               \
  X(NOT_ALL_TRUMPS, "not all trumps: cannot win", "不全是主：赢不了")                              \
  X(NO_RUFF, "neither all {suit} nor a ruff: cannot win", "既不全是{suit}也不是杀牌：赢不了")      \
  X(RUFFS, "ruffs", "杀")                                                                          \
  X(BEATS_LED, "beats what was led", "压过领出")                                                   \
  X(OF_SEVERAL_SUITS, "out of several suits", "分属几门")                                          \
  X(IN_SUIT_LED, "in the suit led", "同门")                                                        \
  X(UNIT_UP_TO, ", {unit} {tractor|up to|of} {card}", "，{unit}，{tractor|最大是|}{card}")         \
  X(THE_LEAD, " (the lead)", "（领出）")                                                           \
  X(HINT_WHY, " - {reason}", "——{reason}")                                                         \
  X(NO_RUFF_BEATS, " - no ruff beats it", "—没有杀牌压过")                                         \
  X(THE_HIGHEST, " - the highest", "—最大")                                                        \
  X(AS_HIGH_LATER, " - as high, but played later", "—一样大，但出得晚")                            \
  X(NO_TRICK_PLAYED, "no trick has been played: `why CARDS` asks about a play",                    \
    "这副牌还没有打过一墩：`为什么 牌`可问一手牌")                                                 \
  X(TRIED_IN_VAIN, "{seat} tried a throw, and a part of it can be beaten",                         \
    "{seat}想甩牌，其中一部分会被压过")                                                            \
  X(TRIED_A_THROW, "{seat} tried a throw, and {seat_other} can beat a part of it",                 \
    "{seat}想甩牌，{seat_other}能压过其中一部分")                                                  \
  X(WON_TRICK, "{seat} won trick {n}:", "{seat}赢第{n}墩：")                                       \
  X(WINNING_TRICK, "{seat} is winning trick {n}:", "第{n}墩目前{seat}最大：")                      \
  X(LEGAL, "legal", "合法")
/* clang-format on */

#endif
