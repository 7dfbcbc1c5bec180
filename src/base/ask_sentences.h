/* ask_sentences.h - what is said of a question (ask/ask.h): what is wrong with it, and the answers
** in words. Name, English, 中文, as in core_sentences.h. */
#ifndef ask_sentences_h
#define ask_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define ASK_SENTENCES(X)                                                                           \
  /* what is wrong with a question */                                                              \
  X(ASK_MISSING, "\"{key}\" is missing", "缺“{key}”")                                              \
  X(ASK_MISSING_IN, "\"{key}\" is missing in \"{name}\"", "“{name}”里缺“{key}”")                   \
  X(ASK_NO_CLIMB, "a climbing game has no question \"{name}\"",                                    \
    "出完牌的玩法没有“{name}”这个问题")                                                            \
  X(ASK_NOTHING_TO_DO, "nobody has anything to do in the phase \"{phase}\"",                       \
    "“{phase}”阶段里没有人要做什么")                                                               \
  X(ASK_MANY_UNITS, "\"{key}\" is of more than {n} units", "“{key}”多于{n}个单元")                 \
  X(ASK_NO_CARD, "\"{key}\" has no card", "“{key}”里没有牌")                                       \
  X(ASK_DIVIDED, "\"{key}\": the lead may not be divided so", "“{key}”：领出的牌不能这样拆")       \
  X(ASK_FORMS_FAILED, "a function of lead.forms failed on \"{key}\"",                              \
    "lead.forms的函数在“{key}”上出错")                                                             \
  X(ASK_SUITS, "\"{key}\" is of several suits: a lead is of one suit",                             \
    "“{key}”分属几门：领出须是同一门")                                                             \
  X(ASK_RULE_FAILED, "{field} failed", "{field}出错")                                              \
  X(ASK_PLAYS_UNEVEN, "\"plays\" must all have as many cards as the first",                        \
    "“各家出牌”各手的张数要与第一手相同")                                                          \
  X(ASK_PLAYS_LARGE, "\"plays\" are more cards than there can be", "“各家出牌”里的牌太多")         \
  X(ASK_PLAYS_FEW, "\"plays\" are two plays or more", "“各家出牌”要有两手以上")                    \
  X(ASK_LEAD_FORM, "\"lead\" is of no form that can be led", "“领出”不成可以领出的牌型")           \
  X(ASK_PLAYS_FORM, "the first of \"plays\" is of no form that can be led",                        \
    "“各家出牌”的第一手不成可以领出的牌型")                                                        \
  X(ASK_BID, "bid {n} of \"bids\" could not be made: {why}", "“亮过”里第{n}次亮主不合法：{why}")   \
  X(ASK_LEVELS, "\"levels\" are of {n} seat{n||s}: the game is for {m} players",                   \
    "“级别”写了{n}个座位：这局是{m}个人")                                                          \
  X(ASK_NO_LEVELS, "\"levels\" names no seat", "“级别”一个座位也没有")                             \
  X(ASK_SEAT_RANGE, "\"{key}\": a seat is from 0 (A) to {n} ({seat!})",                            \
    "“{key}”：座位是0（A）到{n}（{seat!}）")                                                       \
  X(ASK_FROM_TO, "\"{key}\" is from {n} to {m}", "“{key}”要在{n}到{m}之间")                        \
  X(ASK_CALLS, "\"calls\" are {n}: there can be no further one", "“叫过”已有{n}个：不能再多")      \
  X(ASK_HANDS, "\"hands\" is missing: friends are found by what they hold",                        \
    "缺“各家手牌”：朋友看手里有什么来定")                                                          \
  X(ASK_TURNED, "{n} cards would be turned", "要翻{n}张牌")                                        \
  X(ASK_LAST_WON, "\"last\": by its plays the trick is won by play {n} of them, not by {m}",       \
    "“末墩”：按所出的牌，赢的是第{n}手，不是第{m}手")                                              \
  X(ASK_LAST_PLAYS, "\"last\": the plays are missing: the kitty counts by the one that won",       \
    "“末墩”：缺所出的牌：抠底看赢的那一手")                                                        \
  X(ASK_NOT_EXPOSED, "\"exposed\": the kitty is not laid open in this game",                       \
    "“底牌亮着”：这种玩法不亮底牌")                                                                \
  X(ASK_LAST_EMPTY, "\"last\" has one play or more", "“末墩”至少要有一手牌")                       \
  X(ASK_NO_LEVEL, "\"{text}\" is no level of this game", "“{text}”不是这种玩法的级别")             \
  X(ASK_LEVEL, "\"level\": \"{text}\" is no level of this game",                                   \
    "“级”：“{text}”不是这种玩法的级别")                                                            \
  X(ASK_LAST_MISSING,                                                                              \
    "\"last\" is missing: who won the last trick decides what the kitty is worth",                 \
    "缺“末墩”：末墩谁赢决定底牌值多少")                                                            \
  X(ASK_LAST_ALL, "\"last\": everybody has played to it", "“末墩”：人人都要出过牌")                \
  X(ASK_LAST_WINNER, "\"last\": who won the last trick is missing", "“末墩”：缺末墩的赢家")        \
  X(ASK_LAST_SIDE, "\"last\": by its plays the other side won it",                                 \
    "“末墩”：按所出的牌，赢的是另一方")                                                            \
  X(ASK_POINTS, "\"points\" is missing, or \"won\"", "缺“闲家得分”或“各家得分”")                   \
  X(ASK_POINTS_TWICE, "\"points\" are what \"won\" makes: one of them is given",                   \
    "“闲家得分”由“各家得分”算出：只写一个")                                                        \
  X(ASK_NO_OPPONENT, "\"team\": somebody must be an opponent", "“庄家方”：总要有人是闲家")         \
  X(ASK_STOPPED, "\"stopped\": the failed throw of \"offender\" ended it",                         \
    "“中途停打”：是“甩失败”甩牌失败结束的")                                                        \
  X(ASK_MEMORY, "there is no memory for that", "内存不够")                                         \
  X(ASK_TEAM_EMPTY, "\"team\" names nobody", "“庄家方”里没有人")                                   \
  X(ASK_PLAYERS, "\"{key}\": there are {n} players", "“{key}”：只有{n}个人")                       \
  X(ASK_TEAM_DECLARER, "\"team\": the declarer is not in it", "“庄家方”：里面没有庄家")            \
  X(ASK_TEAM_FIXED, "\"team\": teams are fixed: every second seat, from the declarer on",          \
    "“庄家方”：队伍是固定的：从庄家起隔一个座位一个")                                              \
  X(ASK_LARGE_HAND, "a hand has at most {n} cards, not {m}", "一手最多{n}张牌，不能有{m}张")       \
  X(ASK_LARGE_BID, "\"declared\": at most {n} cards are shown, not {m}",                           \
    "“庄家亮的”：最多亮{n}张牌，不能有{m}张")                                                      \
  X(ASK_TWO_HOLD, "\"hands\": two players at least of the first table hold cards",                 \
    "“各家手牌”：第一桌至少两个人手里有牌")                                                        \
  X(ASK_FIRST_TABLE, "who leads and who deals sit at the first table",                             \
    "领出的人和发牌的人坐在第一桌")                                                                \
  X(ASK_EXCHANGE, "\"exchange\": two players of the first table, first out and last out",          \
    "“进贡”是第一桌的两个人，先出完的和最后的")                                                    \
  X(ASK_FEW_CARDS, "{seat!} holds too few cards for the exchange",                                 \
    "{seat!}手里的牌太少，不够交换")                                                               \
  X(ASK_SEAT_EMPTY, "{seat!} holds no card and is asked", "{seat!}手里没有牌，却轮到他")           \
  X(ASK_NO_DECK, "players: the game has no deck for {n}; it has for {all}",                        \
    "人数：{n}个人没有合适的牌；可以有{all}个人")                                                  \
  X(ASK_DECK_LACKS, "\"{key}\": the deck has no {card}", "“{key}”：全副里没有{card}")              \
  X(ASK_DECK_FEWER, "\"{key}\": the deck has {n} of {card}, no more",                              \
    "“{key}”：全副里{card}只有{n}张")                                                              \
  X(ASK_WHOLE, "\"{key}\" must be a whole number", "“{key}”要写整数")                              \
  X(ASK_TEXT, "\"{key}\" must be a text", "“{key}”要写文字")                                       \
  X(ASK_BOOL, "\"{key}\" must be true or false", "“{key}”要写是或否")                              \
  X(ASK_WHY, "\"{key}\": {why}", "“{key}”：{why}")                                                 \
  X(ASK_SIDE, "\"{key}\" is \"declarers\" or \"opponents\"", "“{key}”要写“庄家方”或“闲家”")        \
  X(ASK_LIST, "\"{key}\" must be a list", "“{key}”要写一列")                                       \
  X(ASK_ENTRIES, "\"{key}\" has {n} entries: {m} are possible", "“{key}”有{n}项：最多{m}项")       \
  X(ASK_EACH, "\"{key}\" has {n} entries: one of each of {m} players is needed",                   \
    "“{key}”有{n}项：要{m}个人每人一项")                                                           \
  X(ASK_SEAT_TWICE, "\"{key}\": seat {n} stands there twice", "“{key}”：座位{n}写了两次")               \
  X(ASK_CARDS, "\"{key}\" must be cards: a text, or a list of texts",                              \
    "“{key}”要写牌：文字或一列文字")                                                               \
  X(ASK_CARD_LIST, "\"{key}\" is a list of cards, each a text", "“{key}”是一列牌，每张写成文字")   \
  X(ASK_ONE_CARD, "\"{key}\" must be one card", "“{key}”要写一张牌")                               \
  X(ASK_SEAT_CARDS, "\"{key}\" is a list of {\"seat\", \"cards\"}", "“{key}”是一列{“座位”, “牌”}") \
  X(ASK_LAST_TRICK, "\"{key}\" is {\"plays\", \"winner\", \"side\"}",                              \
    "“{key}”要写{“各家出牌”, “赢家”, “哪方”}")                                                     \
  X(ASK_ORDINAL, "\"{key}\" is a number or \"other\"", "“{key}”要写数或“另一张”")                  \
  X(ASK_LINE, "the line must be an object", "这一行要是一个对象")                                  \
  X(ASK_NO_QUESTION, "there is no question \"{word}\"", "没有“{word}”这个问题")                    \
  X(ASK_NO_KEY, "\"{key}\" is no key of this question: it takes {keys}",                           \
    "这个问题里没有“{key}”这一项：可以写{keys}")                                                   \
  X(ASK_A_KEY, "{key}", "{key}")                                                                   \
  X(ASK_NEAR_KEY, "\"{key}\" is no key of this question: did you mean \"{near}\"?",                \
    "这个问题里没有“{key}”：是不是“{near}”？")                                                     \
  X(ASK_NO_WORD, "\"{question}\" is no key of a question: see `ask --help`",                       \
    "问题里没有“{question}”：`问`列出可以问的")                                                    \
  X(ASK_NEAR_WORD, "\"{word}\" is no key of a question: did you mean \"{near}\"?",                 \
    "问题里没有“{word}”：是不是“{near}”？")                                                        \
  X(ASK_NO_SEAT, "\"{key}\": \"{word}\" is no seat: seats are letters from A",                     \
    "“{key}”：“{word}”不是座位：座位是A起的字母")                                                  \
  X(ASK_NOTHING_BEHIND, "nothing stands behind \"{key}\"", "“{key}”后面没有写东西")                \
  X(ASK_TWICE, "\"{key}\" stands there twice", "“{key}”写了两次")                                  \
  X(ASK_NOTHING, "nothing is asked: see `ask --help`", "没有问什么：`问`列出可以问的")             \
  X(ASK_WHICH, "no question has all of these keys: see `ask --help`",                              \
    "没有哪个问题同时有这些：`问`列出可以问的")                                                    \
  X(ASK_OTHER_SEAT, "another seat is asked about in front: `B: ask ...`",                          \
    "要问别的座位，把它写在最前面：`B: 问 ...`")                                                   \
  /* answers in words */                                                                           \
  X(SAID_RULE, " [{field!}]", "［{field}］")                                                       \
  X(SAID_RULE_AT, " [{field!}, {where}]", "［{field}，{where}］")                                  \
  X(SAID_LEGAL, "legal", "合法")                                                                   \
  X(SAID_NOT_LEGAL, "not legal ({code}): {why}", "不合法（{code}）：{why}")                        \
  X(SAID_NO_UNITS, "no units: the cards are of several suits", "不成牌型：这些牌分属几门")         \
  X(SAID_OF_SUIT, "{units} of {suit}", "{suit}{units}")                                            \
  X(SAID_OF_FORM, "{units} ({form})", "{units}（{form}）")                                         \
  X(SAID_NO_SUIT, "none", "不属任何花色")                                                          \
  X(SAID_NO_FORM, "no form", "不成牌型")                                                           \
  X(SAID_COLON, ": ", "：")                                                                        \
  X(SAID_THROW_STANDS, ", a throw that stands", "，甩牌成立")                                      \
  X(SAID_THROW_OPEN, ", a throw: whether it stands depends on the other hands",                    \
    "，甩牌：成不成立看别人的手牌")                                                                \
  X(SAID_THROW_STOPPED,                                                                            \
    ", a throw that {seat!} stops: {forced} stays, {n} cards go back, {m} points",                 \
    "，{seat!}挡住甩牌：{forced}留下，收回{n}张，罚{m}分")                                         \
  X(SAID_THROW_ENDS, ", a throw that {seat!} stops: the play ends, {n} cards go back, {m} points", \
    "，{seat!}挡住甩牌：这副牌就此结束，收回{n}张，罚{m}分")                                       \
  X(SAID_PLAYS, "{exact||at least }{n} play{n||s}", "{exact||至少}{n}种出法")                      \
  X(SAID_BIDS, "{exact||at least }{n} declaration{n||s}", "{exact||至少}{n}种亮法")                \
  X(SAID_TRUMPS, "trumps {would|would be|are} {trump}, the declarer {seat!}",                      \
    "{would|那样|}主是{trump}，庄家是{seat!}")                                                     \
  X(SAID_NO_TRUMPS, "there are no trumps yet", "还没有主")                                         \
  X(SAID_NOBODY, "nobody", "双方都不升级")                                                         \
  X(SAID_SCORE, "{declarers|declarers|opponents} +{n}", "{declarers|庄家方|闲家方}胜，升{n}级")    \
  X(SAID_TAKES_OVER, "{declarers|declarers|opponents} +0",                                         \
    "{declarers|庄家方|闲家方}胜，都不升级")                                                       \
  X(SAID_SETTLED,                                                                                  \
    "{n} points for the opponents: {score}; levels{levels}; {seat!} draws first in the next deal", \
    "闲家{n}分：{score}；级别{levels}；下一副{seat!}先抓")                                         \
  X(SAID_HAS_WON, " (has won)", "（赢得全局）")                                                    \
  X(SAID_DECK,                                                                                     \
    "{n} cards of {packs} packs ({small} LJ, {big} HJ): hands of {hand}, a kitty of {kitty}, "     \
    "{out} left out",                                                                              \
    "{packs}副牌共{n}张（小王{small}张，大王{big}张）：每人{hand}张，底牌{kitty}张，剔除{out}张")  \
  X(SAID_DECK_POINTS, "; {n} points", "；共{n}分")                                                 \
  X(SAID_WINNER, "play {n} wins: {cards}, {points} points", "第{n}手赢：{cards}，{points}分")      \
  X(SAID_KITTY, "the kitty adds {n} points for the opponents: its own, times {m}",                 \
    "底牌给闲家加{n}分：底里的分乘{m}")                                                            \
  X(SAID_KITTY_NOTHING, "the kitty adds nothing for the opponents", "底牌不给闲家加分")            \
  X(SAID_GAME_WON, "the game is won", "赢得全局")                                                  \
  X(SAID_DECIDED, "it is {decided|decided|open}", "{decided|已分胜负|胜负未定}")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  ASK_SENTENCES(X)
#undef X
};

#endif
