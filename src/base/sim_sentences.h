/* sim_sentences.h - what is said of a simulation (sim/): its figures, the lines and pictures of
** what was found, what is wrong with a shard. Name, English, 中文, as in core_sentences.h. */
#ifndef sim_sentences_h
#define sim_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define SIM_SENTENCES(X)                                                                           \
  /* figures: what they are called, and what the words do not say */                               \
  X(FIGURE_DECLARERS_WIN, "declarers win", "庄家方赢")                                             \
  X(FIGURE_NOBODY_WINS, "nobody wins", "双方都不赢")                                               \
  X(FIGURE_POINTS, "points of the opponents", "闲家得分")                                          \
  X(FIGURE_LEVELS, "levels won", "升级数")                                                         \
  X(FIGURE_LEVELS_DECLARERS, "levels of winning declarers", "庄家方赢时升级数")                    \
  X(FIGURE_LEVELS_OPPONENTS, "levels of winning opponents", "闲家方赢时升级数")                    \
  X(FIGURE_KITTY_POINTS, "points by the kitty", "底牌算的分")                                      \
  X(FIGURE_KITTY_TURNS, "the kitty turns the result", "底牌改变胜负")                              \
  X(FIGURE_LAST_DECIDES, "the last trick decides", "末墩决定胜负")                                 \
  X(FIGURE_FIRST_DECLARES, "who draws first is declarer", "首抓者坐庄")                            \
  X(FIGURE_FIRST_AHEAD, "who draws first wins more often", "首抓者的优势")                         \
  X(FIGURE_TRICKS, "tricks", "墩数")                                                               \
  X(FIGURE_THROWS_TRIED, "throws tried", "甩牌")                                                   \
  X(FIGURE_THROWS_FAILED, "throws that fail", "甩牌失败")                                          \
  X(FIGURE_RUFFS, "ruffs that took the lead", "毙牌盖过的次数")                                    \
  X(FIGURE_CHOICES, "choices a move", "每步可选的出法")                                            \
  X(FIGURE_FORCED, "moves without a choice", "别无选择的步")                                       \
  X(FIGURE_FRIENDS_KNOWN, "trick in which the last friend is found", "第几墩找齐朋友")             \
  X(FIGURE_FRIENDS_OPEN, "a friend is never found", "有朋友没找到")                                \
  X(FIGURE_REDEALS, "redeals", "重发次数")                                                         \
  X(FIGURE_BOMBS, "plays out of turn, or of more power", "抢出和炸的次数")                         \
  X(FIGURE_PASSES, "passes", "过牌")                                                               \
  X(FIGURE_LEADER_FIRST, "who leads first is first out", "首出者当头游")                           \
  X(FIGURE_GAME_DEALS, "deals", "副数")                                                            \
  X(FIGURE_DUEL_SHARE, "of what is won", "赢得的份额")                                             \
  X(FIGURE_DUEL_AHEAD, "ahead", "领先")                                                            \
  X(FIGURE_DUEL_PAIRS, "of the pairs that one side wins", "分出胜负的对子")                        \
  X(FIGURE_THROW, "throw", "甩牌")                                                                 \
  X(FIGURE_PLACE, "{n} after the first {climbs|leader|drawer}", "{climbs|首出者|首抓者}后第{n}家") \
  X(FIGURE_FIRST_PLACE, "first {climbs|leader|drawer}", "{climbs|首出者|首抓者}")                  \
  X(FIGURE_PLAYER, "player {seat!}", "{seat!}家")                                                  \
  X(OF_DEALS, "of deals", "占全部副数")                                                            \
  X(OF_DEALS_WITHOUT, "of deals: others had won without", "占全部副数：不算底牌就是另一方赢")      \
  X(OF_DEALS_OTHER_WAY, "of deals: others had won, had it gone the other way",                     \
    "占全部副数：末墩换一方赢，胜负就换")                                                          \
  X(OF_DEALS_WITH_CALLS, "of deals with calls", "占叫朋友的副数")                                  \
  X(OF_HANDS, "of hands", "占全部副数")                                                            \
  X(OF_LEADS, "of leads", "占全部领出")                                                            \
  X(OF_THROWS, "of those tried", "占全部甩牌")                                                     \
  X(OF_MOVES, "of moves", "占全部步数")                                                            \
  X(A_DEAL, "a deal", "每副")                                                                      \
  X(A_DEAL_WITH_KITTY, "a deal, with kitty and penalties", "每副，连底牌和罚分")                   \
  X(A_DEAL_BY_WINNER, "a deal, by each winner", "每副，每个赢家")                                  \
  X(A_DEAL_THEY_WIN, "a deal they win", "他们赢的每副")                                            \
  X(A_DEAL_AS_COUNTED, "a deal, as they are counted", "每副，翻倍以后")                            \
  X(A_GAME, "a game", "每局")                                                                      \
  X(A_PLAIN_TRICK, "in a trick of a plain suit", "领副牌的每一墩")                                 \
  X(GEOMETRIC_MEAN, "geometric mean; a throw is no choice of its own", "几何平均；甩牌不另算")     \
  X(WHERE_ALL_ARE, "where all are", "只算找齐了的")                                                \
  X(THAN_THE_OTHERS, "than the others, in 100 deals", "每百副比别人多赢的")                        \
  X(WINS_MORE, "wins in 100 deals more than the others", "每百副比别人多赢的")                     \
  X(POINTS_MORE, "points more than the others", "比别人多得的分")                                  \
  X(OF_A_DUEL, "levels, or points", "级数或分")                                                    \
  X(OF_A_DUEL_DEAL, "levels, or points, a deal", "每副，级数或分")                                 \
  /* the first line */                                                                             \
  X(SIM_UNDER, "Under {spec}: {what}.", "按{spec}：{what}。")                                      \
  X(SIM_UNDER_AGAINST, "Under {spec}, against {other}: {what}.", "{spec}与{other}相比：{what}。")  \
  X(SIM_NOTHING, "nothing was played", "一副也没有打")                                             \
  X(SIM_SHARE, "{figure} in {value} % {of}", "{figure}的比例是{value} %（{of}）")                  \
  X(SIM_NUMBER, "{figure}: {value} {of}", "{figure}{value}（{of}）")                               \
  X(SIM_SHARE_CHANGES, "{figure} {size} points in 100 {more|more|less} often",                     \
    "{figure}的比例{more|高|低}{size}个百分点")                                                    \
  X(SIM_SHARE_ALIKE, "{figure} as often, within {size} points in 100",                             \
    "{figure}的比例一样，相差不超过{size}个百分点")                                                \
  X(SIM_NUMBER_CHANGES, "{figure}: {size} {more|more|less}", "{figure}{more|多|少}{size}")         \
  X(SIM_FACTOR_CHANGES, "{figure}: {size} {more|more|less}", "{figure}变{more|多|少}，{size}")     \
  X(SIM_NUMBER_ALIKE, "{figure}: no difference, within {size}",                                    \
    "{figure}没有差别，相差不超过{size}")                                                          \
  X(SIM_GAMES_CHANGE, "games are {size} deals {longer|longer|shorter}",                            \
    "一局{longer|长|短}{size}副")                                                                  \
  X(SIM_GAMES_ALIKE, "games are as long, within {size} deals", "一局一样长，相差不超过{size}副")   \
  /* what was played */                                                                            \
  X(SIM_SEEDS, "{from} to {to}", "{from}到{to}")                                                   \
  X(SIM_PLAYED,                                                                                    \
    "{n} {pairs|paired |}{games|games|deals} of {name}, {players} players, bots {bots}, seeds "    \
    "{seeds}",                                                                                     \
    "{name}，{players}人，{n}{games|局|副}{pairs|（成对）|}，机器人{bots}，种子{seeds}")           \
  X(SIM_INTERRUPTED, "interrupted: {n} were asked for", "中途停下：本来要打{n}")                   \
  X(SIM_DECIDED, "decided after {n} pairs: there is a difference", "打了{n}对就定了：有差别")      \
  X(SIM_EXCLUDED, "decided after {n} pairs: a difference of {least} or more is excluded",          \
    "打了{n}对就定了：差别不到{least}")                                                            \
  X(SIM_UNDECIDED, "not decided after {n} pairs: a difference of more than {most} is excluded",    \
    "打了{n}对还没有定：差别不超过{most}")                                                         \
  X(SIM_TEST,                                                                                      \
    "(a sequential probability ratio test on pairs, looking after each {n}: no difference "        \
    "against one of {least}, errors {errors} % each, decided where the log likelihood ratio "      \
    "passes {bound} or -{bound}; stopping then makes intervals a little too narrow)",              \
    "（成对的序贯概率比检验，每{n}对看一次：没有差别，还是相差{least}；两种错误各{errors} %；对"   \
    "数似然比超过{bound}或低于-{bound}就定；中途停下，区间会略窄）")                               \
  /* the tables */                                                                                 \
  X(SIM_INTERVALS, "95 % intervals", "95 %的区间")                                                 \
  X(SIM_PAIRED, "B against A, paired", "B比A，成对算")                                             \
  X(SIM_UNPAIRED, "unpaired {sign}", "不成对{sign}")                                               \
  X(SIM_LEADS, "of the leads, how many were", "领出的牌里各有多少")                                \
  X(SIM_SEATS, "advantage of seats", "座位的优势")                                                 \
  X(SIM_PLAYERS, "advantage of players", "各家的优势")                                             \
  X(SIM_AGAINST_FIRST, "against the first", "与第一个比")                                          \
  X(SIM_OF_SHARE, "% {of}", "%，{of}")                                                             \
  X(SIM_FIELD, "{field}", "{field}")                                                               \
  X(SIM_FUNCTIONS, "functions of {spec}", "{spec}的函数")                                          \
  X(SIM_FUNCTION,                                                                                  \
    "  {field:20} asked {asked} times a {games|game|deal}, {each} ns each, {cost} us a "           \
    "{games|game|deal}",                                                                           \
    "  {field:20} 每{games|局|副}问{asked}次，每次{each}纳秒，每{games|局|副}{cost}微秒")          \
  X(SIM_NO_FUNCTION, "  none is asked", "  一个也没有问到")                                        \
  /* the pictures */                                                                               \
  X(PLOT_CHANGES, "What the second rules change, in 100", "第二种规则改变多少（百分点）")          \
  X(PLOT_LED, "led: {figure}", "领出：{figure}")                                                   \
  X(PLOT_RESULTS, "Results, in 100 deals", "胜负，每百副")                                         \
  X(PLOT_POINTS, "Points of the opponents, in 100 deals", "闲家得分，每百副")                      \
  X(PLOT_LEADS, "Leads, in 100", "领出的牌，每百次")                                               \
  X(PLOT_SEATS, "Advantage of seats", "座位的优势")                                                \
  X(PLOT_AT, "{what}, at {field}={value}", "{what}，{field}={value}时")                            \
  X(PLOT_SWEEP, "{figure}{share|, in 100|}, by {field}{against|: against the first|}",             \
    "{figure}{share|（%）|}，随“{field}”变化{against|：与第一个比|}")                              \
  X(PLOT_RANGE, "{from} to {to}", "{from}到{to}")                                                  \
  X(PLOT_PLAYED,                                                                                   \
    "{n} {games|games|deals}, {players} players, bots {bots}; the lines are 95 % intervals",       \
    "{players}人，{n}{games|局|副}，机器人{bots}；细线是95 %的区间")                               \
  /* what goes wrong */                                                                            \
  X(SIM_NO_MEMORY, "there is no memory for the figures", "内存不够，放不下数据")                   \
  X(SIM_NO_THREAD, "no thread can be started: {reason}", "一个线程也开不了：{reason}")             \
  X(SIM_NOT_ALIKE, "{one} and {other} have no figures in common: one is a climbing game",          \
    "{one}和{other}没有共同的数据：一种是跑牌，一种是打墩")                                        \
  X(TRIAL_LONG, "the deal had no end after {n} actions", "打了{n}步，这副还没有打完")              \
  X(TRIAL_STUCK, "nothing can be done, and the deal is not over",                                  \
    "没有人可以走，而这副还没有打完")                                                              \
  X(TRIAL_REDEALT, "the deal was thrown in {n} times", "重发了{n}次")                              \
  X(TRIAL_LONG_GAME, "the game had no end after {n} deals", "打了{n}副，这局还没有打完")           \
  X(SHARD_LINE, "line {n}: {what}", "第{n}行：{what}")                                             \
  X(SHARD_RULES, "Rules are one to {n} hashes of {m} digits", "Rules是1到{n}个{m}位的校验值")      \
  X(SHARD_WANTED, "\"{text}\" is wanted here", "这里要写“{text}”")                                 \
  X(SHARD_NO_KEY, "\"{item}: \" is wanted here", "这里要写“{item}: ”")                             \
  X(SHARD_PART, "Shard is I/N, a number and of how many up to {n}",                                \
    "Shard是I/N：第几份，一共几份，最多{n}")                                                       \
  X(SHARD_TRIAL, "Trial is \"deal\" or \"game\"", "Trial是“deal”或“game”")                         \
  X(SHARD_TRIALS, "Trials is a number from 1 to {n}", "Trials是1到{n}的数")                        \
  X(SHARD_MANY, "there are more shards than trials", "份数比副数还多")                             \
  X(SHARD_CUT, "it is not whole: its last line is no checksum", "文件不完整：最后一行不是校验值")  \
  X(SHARD_CHANGED, "the text was changed: its checksum is {hash}", "内容被改过：校验值是{hash}")   \
  X(SHARD_NO_MEMORY, "there is no memory to read it", "内存不够，读不了")                          \
  X(SHARD_NONE, "it is no shard: its first line is not \"{text}\"",                                \
    "这不是一份模拟：第一行不是“{text}”")                                                          \
  X(SHARD_OF, "it is one of {n} shards, the first one of {m}",                                     \
    "它是{n}份里的一份，而第一个文件是{m}份里的")                                                  \
  X(SHARD_OTHER_RULES, "it was played by other rules than the first: hash {hash}, there {other}",  \
    "它用的规则与第一个文件不同：校验值{hash}，那里是{other}")                                     \
  X(SHARD_OTHER_PROGRAM,                                                                           \
    "another version of the program played it than the first: deal 1 ends otherwise",              \
    "它由另一个版本的程序打出，与第一个文件不同：第一副的结局不一样")                              \
  X(SHARD_OTHER, "its {item} is \"{one}\", that of the first \"{other}\"",                         \
    "它的{item}是“{one}”，第一个文件的是“{other}”")                                                \
  X(SHARD_FIGURE, "a figure is {n} numbers and its key", "一项数据是{n}个数和它的名字")            \
  X(SHARD_NO_FIGURE, "these rules have no such figure, or not here",                               \
    "这种规则没有这项数据，或不该在这里")                                                          \
  X(SHARD_BIN, "how many deals is wanted here, and with which {points|points|result}",             \
    "这里要写多少副，和哪种{points|分数|结果}")                                                    \
  X(SHARD_NO_LINE, "it is no figure, points or result", "这不是figure、points或result")            \
  X(SHARD_COLUMNS, "there are only {n} columns", "只有{n}栏")                                      \
  X(SHARD_RULES_HERE,                                                                              \
    "it was played by other rules than those found here: hash {hash}, here {other} ({spec})",      \
    "它用的规则与这里的不同：校验值{hash}，这里是{other}（{spec}）")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  SIM_SENTENCES(X)
#undef X
};

#endif
