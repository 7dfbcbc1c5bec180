/* scenario_sentences.h - what is said of scenarios (scenario/): why one cannot be read, what was
** expected and what was ruled. The keys of a scenario are called as its file has them, in every
** language. Name, English, 中文, as in core_sentences.h. */
#ifndef scenario_sentences_h
#define scenario_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define SCENARIO_SENTENCES(X)                                                                      \
  X(SCENARIO_READABLE, "a scenario that can be read", "读得懂的情景")                              \
  X(SCENARIO_NAMELESS, "a scenario without a sentence", "没有句子的情景")                          \
  X(SCENARIO_NO_SENTENCE, "a scenario begins with a sentence", "情景要以一句话开头")               \
  X(SCENARIO_NO_TABLE, "scenario {n} is no table", "第{n}个情景不是表")                            \
  X(SCENARIO_NONE, "no scenario stands in this file", "这个文件里没有情景")                        \
  X(SCENARIO_RULES,                                                                                \
    "{file} is a {house|house rule|game} and has no scenarios: `pengyou check {file}` checks it",  \
    "{file}是{house|房规|玩法}，里面没有情景：`pengyou check {file}`检查它")                       \
  X(SCENARIO_NOTHING, "it expects nothing", "没有写应该怎样裁定")                                  \
  X(SCENARIO_UNUSED, "`{word}` means nothing beside the other keys of this scenario",              \
    "`{word}`和这个情景里写的其他各项没有关系")                                                    \
  X(SCENARIO_KEY, "unknown key `{word}`{where| at the head of a file| in a climbing game|}",       \
    "{where|文件开头|出完牌的玩法里|}没有`{word}`这一项")                                          \
  X(SCENARIO_KEY_NEAR,                                                                             \
    "unknown key `{word}`{where| at the head of a file| in a climbing game|}: did you "            \
    "mean `{near}`?",                                                                              \
    "{where|文件开头|出完牌的玩法里|}没有`{word}`这一项：是不是`{near}`？")                        \
  X(SCENARIO_NO_FIELD, "there is no field {text}", "没有字段{text}")                               \
  X(SCENARIO_LONG_SUM, "the sum of rules is longer than {n} characters",                           \
    "玩法加房规超过{n}个字符")                                                                     \
  X(SCENARIO_PACKS, "there are 1 to {n} packs", "可以用1到{n}副牌")                                \
  X(SCENARIO_NO_GAME, "the game does not load", "玩法载入不了")                                    \
  X(SCENARIO_CLIMB, "this is asked of climbing games only", "只有出完牌的玩法才能这样问")          \
  X(SCENARIO_BOOL, "{word} should be true or false", "{word}要写true或false")                      \
  X(SCENARIO_TEXT, "{word} should be a text", "{word}要写文字")                                    \
  X(SCENARIO_TEXTS, "{word} should be a text, or a table of texts", "{word}要写文字，或者文字的表") \
  X(SCENARIO_TABLE, "{word} should be a table, in braces", "{word}要写表，放在花括号里")           \
  X(SCENARIO_WHOLE, "{word} should be a whole number", "{word}要写整数")                           \
  X(SCENARIO_NAMED, "{word}: `{key}` cannot stand there", "{word}：这里不能写`{key}`")             \
  X(SCENARIO_UNNAMED, "{word}: entry {n} needs a name: [\"…\"] = …",                               \
    "{word}：第{n}项前面要有名字：[\"…\"] = …")                                                    \
  X(SCENARIO_HOLE, "{word}: entry {n} stands behind an empty place", "{word}：第{n}项前面有空位")  \
  X(SCENARIO_NO_TEXT, "{word}: entry {n} should be a text", "{word}：第{n}项要写文字")             \
  X(SCENARIO_ONE, "{word}: entry {n} is too many", "{word}：第{n}项是多余的")                      \
  X(SCENARIO_SENTENCES, "a scenario has one sentence: entry {n} is too many",                      \
    "一个情景只有一句话：第{n}项是多余的")                                                         \
  X(SCENARIO_RANGE, "{word} is a whole number from {n} to {m}", "{word}要写{n}到{m}的整数")        \
  X(SCENARIO_FAR, "{word}: a number here is at most {n}", "{word}：这里的数不能超过{n}")           \
  X(SCENARIO_FROM_ZERO, "redeals and number are whole numbers from 0 on",                          \
    "redeals和number要写不小于0的整数")                                                            \
  X(SCENARIO_PLAYERS, "{word}: from 2 to {n} players", "{word}：2到{n}个人")                       \
  X(SCENARIO_VALUE, "{what}: a text or a number should stand there", "{what}：这里要写文字或数")   \
  X(SCENARIO_REFUSAL, "{what}: a refusal is a text", "{what}：为什么不合法要写成文字")             \
  X(SCENARIO_RULING, "{what}: true, or a refusal as a text",                                       \
    "{what}：要写true，或者用文字写为什么不合法")                                                  \
  X(SCENARIO_NOT_LEGAL, "what is not legal is said with illegal = \"…\", a refusal",               \
    "不合法的要用illegal = \"…\"写为什么")                                                         \
  X(SCENARIO_BOTH, "legal and illegal cannot both stand there", "legal和illegal不能同时写")        \
  X(SCENARIO_CARDS, "cards are a text: \"AH TTH\"", "牌要写成文字：\"AH TTH\"")                    \
  X(SCENARIO_ONE_CARD, "\"{word}\" should be one card", "“{word}”要写一张牌")                      \
  X(SCENARIO_TWO_CARDS, "{word} lists two cards each: \"4S 6S\"",                                  \
    "{word}里每项要写两张牌：\"4S 6S\"")                                                           \
  X(SCENARIO_NO_SEAT, "\"{word}\" is no seat of {n} players", "“{word}”不是{n}个人里的座位")       \
  X(SCENARIO_NO_SUIT, "`{word}` is no suit: T S H D C", "`{word}`不是花色：T S H D C")             \
  X(SCENARIO_ORDER_LACKS, "the order has no {card}", "次序里没有{card}")                           \
  X(SCENARIO_DECK_KEY, "a deck has no `{word}`", "deck里没有`{word}`这一项")                       \
  X(SCENARIO_DECK_NEAR, "a deck has no `{word}`: did you mean `{near}`?",                          \
    "deck里没有`{word}`这一项：是不是`{near}`？")                                                  \
  X(SCENARIO_LEAD_EMPTY, "a lead is one card or more", "领出至少要有一张牌")                       \
  X(SCENARIO_SHORT_HAND, "the hand has fewer cards than were led", "手牌比领出的牌少")             \
  X(SCENARIO_BURY_HAND, "cards are buried from a hand", "扣底要写手牌（hand）")                    \
  X(SCENARIO_MISDEAL_HAND, "a misdeal is claimed with a hand", "要求重发要写手牌（hand）")         \
  X(SCENARIO_EVENT, "an event of the bidding is a text: \"A 4C\"",                                 \
    "亮主的每一步要写成文字：\"A 4C\"")                                                            \
  X(SCENARIO_EVENT_EMPTY, "an empty event", "亮主有一步是空的")                                    \
  X(SCENARIO_EVENTS, "bids has more than {n} events", "bids多于{n}步")                             \
  X(SCENARIO_MAY_BID, "may_bid is { A = { \"2C\", … } }, and A has a hand",                        \
    "may_bid要写成{ A = { \"2C\", … } }，hands里还要有A的手牌")                                    \
  X(SCENARIO_CALLS, "there are at most {n} calls", "最多叫{n}张牌")                                \
  X(SCENARIO_PLAYED, "a card played is \"B AH\"", "出过的牌要写成\"B AH\"")                        \
  X(SCENARIO_TRICK, "a trick is \"C 25\", a seat and points", "一墩要写座位和分数：\"C 25\"")      \
  X(SCENARIO_TRICK_PLAYS, "a trick has at most {n} plays", "一墩最多{n}手牌")                      \
  X(SCENARIO_WITHDRAWN, "withdrawn: at most {n} throws", "withdrawn：最多{n}次甩牌")               \
  X(SCENARIO_LAST_TWICE, "last_trick says what last_lead says: one of them is enough",             \
    "last_trick里已经有last_lead：只写一个")                                                       \
  X(SCENARIO_TEAM_SIZE, "a team of {n} needs {m} figures", "{n}个人的庄家方要写{m}个数")           \
  X(SCENARIO_LEVELS_WON, "`{word}` should be a level and levels won: \"K + 2\"",                   \
    "`{word}`要写级别和升几级：\"K + 2\"")                                                         \
  X(SCENARIO_NO_PHASE, "this game has no phase \"{word}\"", "这种玩法没有“{word}”阶段")            \
  X(SCENARIO_STEP, "a step is a text: \"A 7S 7D\"", "一步要写成文字：\"A 7S 7D\"")                 \
  X(SCENARIO_UNEVEN, "a trick is played from hands of one size: A has {n} cards, {seat!} {m}",     \
    "打一墩时各家的手牌要一样多：A有{n}张，{seat!}有{m}张")                                        \
  X(SCENARIO_ROW, "a row is { \"7S\", \"8S\", true }", "一行要写成{ \"7S\", \"8S\", true }")       \
  X(SCENARIO_EXCHANGE, "exchange is who was first out and who last: \"A D\"",                      \
    "exchange要写谁最先出完、谁最后：\"A D\"")                                                     \
  X(SCENARIO_NO_RECORD, "there is no record {file}", "没有记录{file}")                             \
  X(SCENARIO_SEED, "a deal needs a seed, a whole number from 0 on, and players that are known",    \
    "deal要有种子（seed，不小于0的整数）和现有的机器人（players_are）")                            \
  X(SCENARIO_STOPS, "the deal does not go on: {why}", "这副牌打不下去：{why}")                     \
  X(SCENARIO_REDEALS, "the cards are thrown in over and over", "一次又一次地重发")                 \
  /* what was expected, and what was ruled */                                                      \
  X(EXPECT_OF, "{what}: {value}", "{what}：{value}")                                               \
  X(EXPECT_NOTHING, "nothing", "没有")                                                             \
  X(EXPECT_YES, "yes", "是")                                                                       \
  X(EXPECT_NO, "no", "否")                                                                         \
  X(EXPECT_LEGAL, "{what} legal", "{what}合法")                                                    \
  X(EXPECT_REFUSED, "{what} refused{any|: |}{reason}", "{what}不合法{any|：|}{reason}")            \
  X(EXPECT_NO_OTHER, "no other {among}", "没有别的{among}")                                        \
  X(RULED_LEGAL, "legal", "合法")                                                                  \
  X(RULED_REFUSED, "refused: {reason}", "不合法：{reason}")                                        \
  X(RULED_UNLISTED, "not listed", "没有列出")                                                      \
  X(RULED_STANDS, "the throw stands", "甩牌成立")                                                  \
  X(RULED_NO_FORM, "no form", "不成牌型")                                                          \
  X(RULED_NO_FAILURE, "none failed", "没有规则出错")                                               \
  X(RULED_MORE, " (more)", "（后面还有）")                                                         \
  X(RULED_END, "the end", "到此为止")                                                              \
  X(AMONG_PLAYS, "legal play", "合法的出法")                                                       \
  X(AMONG_BIDS, "declaration", "亮法")                                                             \
  X(EXPECT_A_TRACTOR, "a tractor", "拖拉机")                                                       \
  X(EXPECT_PLAYS, "number of legal plays", "合法出法的种数")                                       \
  X(EXPECT_FACE_DOWN, "face down", "扣着的牌")                                                     \
  X(EXPECT_TURNED, "cards turned", "翻开的张数")                                                   \
  X(EXPECT_LEFT_OUT, "left out", "去掉的牌")                                                       \
  X(EXPECT_MEMORY, "what is remembered", "记住的内容")                                             \
  X(EXPECT_FAILURE, "a rule that fails", "出错的规则")                                             \
  X(EXPECT_REPLAYS, "the record replays", "记录能重放")                                            \
  X(EXPECT_TRICK_POINTS, "points of the trick", "这一墩的分")                                      \
  X(EXPECT_PLAYERS, "{n} players", "{n}人")                                                        \
  X(EXPECT_KEY_PLAYERS, "{what} with {n} players", "{n}人时的{what}")                              \
  X(EXPECT_POINTS, "{n} points", "{n}分")                                                          \
  X(EXPECT_UPON, "{above} upon {below}", "{above}压{below}")                                       \
  X(EXPECT_TEAM_POINTS, "a team of {n}, with {m} points against it", "{n}人的庄家一方，闲家{m}分") \
  X(EXPECT_LEVEL_AFTER, "level of {seat!} after the deal", "{seat!}在这副牌以后的级")              \
  X(EXPECT_RECORD_LINE, "line {n} of the record", "记录第{n}行")                                   \
  X(EXPECT_ORDER, "the order of {suit}", "{suit}的次序")                                           \
  X(WHY_CARD_POINTS, "card points", "牌分")                                                        \
  /* what was asked */                                                                             \
  X(RULED_ON_PLAYS, "the legal plays", "合法的出法")                                               \
  X(RULED_ON_WINNER, "the winner", "谁赢这一墩")                                                   \
  X(RULED_ON_MISDEAL, "the misdeal", "重发")                                                       \
  X(RULED_ON_KITTY, "the kitty", "底牌")                                                           \
  X(RULED_ON_CALLS, "the calls", "叫牌")                                                           \
  X(RULED_ON_DECK, "the deck", "整副牌")                                                           \
  X(RULED_ON_DEAL, "the deal", "发牌")                                                             \
  X(RULED_ON_BURYING, "the burying", "扣底")                                                       \
  X(RULED_ON_EARLY_END, "the early end", "提前结束")                                               \
  X(RULED_ON_TABLE, "the table", "升级表")                                                         \
  X(RULED_ON_SETTLEMENT, "the settlement", "结算")                                                 \
  X(RULED_ON_NEXT_DEAL, "the next deal", "下一副牌")                                               \
  X(RULED_ON_ORDER, "the order", "次序")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  SCENARIO_SENTENCES(X)
#undef X
};

#endif
