/* book_sentences.h - what the rulebook says, and what is said of the difference between two sums:
** name, English, 中文, as in core_sentences.h. */
#ifndef book_sentences_h
#define book_sentences_h

#include "base/sentence.h"

/* clang-format off */
/* The rulebook (tools/rulebook.h). */
#define BOOK_SENTENCES(X)                                                                          \
  X(BOOK_GAME, "The game", "玩法")                                                                 \
  X(BOOK_DECK, "The deck", "牌")                                                                   \
  X(BOOK_ORDER, "How cards rank", "牌的大小")                                                      \
  X(BOOK_DEALING, "Dealing", "抓牌")                                                               \
  X(BOOK_DECLARING, "Declaring trumps", "亮主")                                                    \
  X(BOOK_KITTY, "The kitty", "底牌")                                                               \
  X(BOOK_EXCHANGE, "Before the first lead", "进贡")                                                \
  X(BOOK_FRIENDS, "Sides and friends", "双方与朋友")                                               \
  X(BOOK_LEADING, "Leading", "出牌")                                                               \
  X(BOOK_THROWING, "Throws", "甩牌")                                                               \
  X(BOOK_FOLLOWING, "Following", "跟牌")                                                           \
  X(BOOK_WINNING, "Who wins a trick", "一墩的胜者")                                                \
  X(BOOK_SCORING, "Scoring", "计分")                                                               \
  X(BOOK_LEVELS, "Levels and the next deal", "升级与下一副")                                       \
  X(BOOK_SHARED_GAME,                                                                              \
    "Some cards are worth points. In each deal a declarer and his or her side, the declarers, "    \
    "play against the others, the opponents. Tricks are played for the points in them; what the "  \
    "opponents have in the end says which side wins the deal, and how many levels its players "    \
    "rise. Every player has a level, a rank of the cards; the trump rank of a deal is "            \
    "somebody's level.",                                                                           \
    "有些牌是分牌。每副牌由庄家和庄家一方对其余的人，即闲家。大家打墩抢其中的分；打完时闲家得多"   \
    "少分，决定哪一方胜、升几级。每个人都有一个级，是一种点数；一副牌的级牌，就是某个人的级。")    \
  X(BOOK_SHARED_CLIMB,                                                                             \
    "Whoever plays all cards of the hand first does best. Somebody leads cards of one of the "     \
    "forms below; then each in turn plays higher ones of the same form, or passes. When all "      \
    "others have passed the trick is over, and who played last leads to the next, or, where "      \
    "that player has no card left, the next in turn who has. When one player alone has cards "     \
    "the hand is over at once.",                                                                   \
    "先把手里的牌出完的人最好。领出的人出下面的一种牌型；然后轮流出同一牌型里更大的牌，或者不要"   \
    "。其余的人都不要，这一墩就结束，最后出牌的人再领出；他要是已经出完，就由下一个还有牌的人领"   \
    "出。只剩一个人手里有牌，这一副马上结束。")                                                    \
  X(BOOK_SHARED_ORDER,                                                                             \
    "All trumps are one suit, whatever is printed on them: who has a trump of another printed "    \
    "suit does not hold that suit with it. The cards of the other suits rank as in the lists "     \
    "below.",                                                                                      \
    "所有的主牌算一门，不管印的是什么花色：手里印着别的花色的主牌，不算有那门花色。其余花色的大"   \
    "小见下面的例子。")                                                                            \
  X(BOOK_SHARED_DEAL,                                                                              \
    "The cards are shuffled, cut and lie face down in the middle. In turn each player draws one "  \
    "card into the hand, until as many are left as make the kitty.",                               \
    "洗好、切过的牌扣在桌子中间，大家轮流一张张抓到手里，剩下的就是底牌。")                        \
  X(BOOK_SHARED_DECLARE,                                                                           \
    "While cards are drawn, and until all have passed when they are drawn, players may declare "   \
    "trumps by showing cards from the hand; nobody need do so. The declaration that stands in "    \
    "the end makes trumps, and the cards shown go back into the hand.",                            \
    "抓牌时，以及抓完后到大家都不亮为止，可以亮出手里的牌作主；没有人非亮不可。最后有效的那次亮"   \
    "主定主，亮过的牌收回手里。")                                                                  \
  X(BOOK_SHARED_KITTY,                                                                             \
    "Who takes the kitty picks it up, shows it to nobody, and buries as many cards face down. "    \
    "What is buried may be cards of the kitty or of the hand, point cards too where nothing "      \
    "forbids it.",                                                                                 \
    "拿底牌的人把它拿起来，不给别人看，再扣下同样多的牌。扣的可以是底牌里的，也可以是手里的；没"   \
    "有规定不许时，也可以扣分牌。")                                                                \
  X(BOOK_SHARED_CALLS,                                                                             \
    "The declarer names as many cards as the table of the deck has friends, and of each which "    \
    "copy: the first that is played, the second, and so on. Who plays that copy is a friend and "  \
    "joins the declarers, and leaves the card face up before him or her; all others are "          \
    "opponents. Until it is played nobody says whether he or she will be one. The declarer's "     \
    "side is smaller than it might be when one player plays two called cards, or the declarer "    \
    "plays one.",                                                                                  \
    "庄家叫牌，张数见上面表中的朋友人数；每张都要说明是第几张打出来的：第一张、第二张等等。谁打"   \
    "出那一张，谁就是朋友，加入庄家一方，那张牌亮在面前；其余的人都是闲家。没打出来以前，谁也不"   \
    "说自己是不是朋友。一个人打出两张叫到的牌，或者庄家自己打出一张，庄家一方就少一个人。")        \
  X(BOOK_SHARED_LEAD,                                                                              \
    "A lead is of one suit; all trumps are one suit. It is one unit of those below, or, as a "     \
    "throw, several at once. Identical cards are of the same rank and the same printed suit. "     \
    "Who has won a trick leads to the next.",                                                      \
    "领出的牌必须是一门；所有主牌算一门。可以是下面的一种牌型，几个一起出就是甩牌。相同的牌是指"   \
    "点数和花色都一样。谁赢一墩，谁领出下一墩。")                                                  \
  X(BOOK_SHARED_THROW,                                                                             \
    "A throw is a lead of several units at once, each of which nobody should be able to beat in "  \
    "its suit. If somebody can, it fails: what then stays on the table, and what it costs, is "    \
    "said below. What does not stay goes back into the hand.",                                     \
    "甩牌是几个部分一起领出，每一部分都应该没有人能用同一门的牌压过。有人能压，甩牌就失败：留下"   \
    "什么、罚什么，见下。不留的牌收回手里。")                                                      \
  X(BOOK_SHARED_FOLLOW,                                                                            \
    "In turn every other player plays as many cards as were led. What of the suit led is owed "    \
    "is said below; what is left to be played is free.",                                           \
    "其余的人轮流出同样多的牌。下面说的是那一门里必须出什么；其余的随便出。")                      \
  X(BOOK_SHARED_VOID,                                                                              \
    "Whoever has none of the suit led may play any cards, and need not match the lead with them.", \
    "没有领出的那一门，可以出任何牌，也不必凑成同样的牌型。")                                      \
  X(BOOK_SHARED_WIN,                                                                               \
    "A trick is won by the highest play that is made of the same units as the lead, in the suit "  \
    "led. Who has none of that suit may ruff: play trumps alone, made of the same units; then "    \
    "the highest such ruff wins. A play of other units, or with cards of yet another suit, wins "  \
    "nothing.",                                                                                    \
    "领出的那一门里，牌型与领出的相同而最大的一手赢这一墩。没有那一门的人可以毙：全用主牌，凑成"   \
    "同样的牌型；毙的人里最大的赢。牌型不同，或者带有别的花色，都赢不了。")                        \
  X(BOOK_SHARED_EQUAL, "Of plays that are equally high the first one wins.",                       \
    "一样大时，先出的赢。")                                                                        \
  X(BOOK_SHARED_SCORE,                                                                             \
    "When all cards are played the points in the tricks that the opponents won are added up, "     \
    "with what failed throws cost and what the kitty brings.",                                     \
    "打完后，闲家赢到的墩里的分加起来，再算上甩牌失败的罚分和底牌里的分。")                        \
  X(BOOK_SHARED_LEVELS,                                                                            \
    "Every player of the winning side rises by the levels won; the others stay where they are. "   \
    "What is left over at a level where one must stop is lost.",                                   \
    "胜方每个人升所赢的级数，其余的人不动。必须停下的级上，多余的级数作废。")                      \
  X(BOOK_SHARED_CLIMB_LEAD,                                                                        \
    "What is led is one of these forms, whichever its leader likes, and what is played upon it "   \
    "is the same form with as many cards and higher, or a form of more power. The first lead is "  \
    "that of a hand before which no cards were exchanged.",                                        \
    "领出下面的任何一种牌型；压它要用张数相同而更大的同一牌型，或者威力更大的牌型。首先领出说的"   \
    "是没有交换过牌的一副。")                                                                      \
  X(BOOK_SHARED_CLIMB_FOLLOW,                                                                      \
    "Nobody must play: who cannot or will not play higher cards passes.",                          \
    "没有人非出不可：压不了或者不想压，就不要。")                                                  \
  X(BOOK_HOUSE_RULES, "House rules", "房规")                                                       \
  X(BOOK_NO_SUMMARY, "it says nothing of itself; below is what it changes",                        \
    "没有自己的说明；改动见下")                                                                    \
  X(BOOK_NOTE, " ({note})", "（{note}）")                                                          \
  X(BOOK_CHANGED, "changed by {name}", "由{name}改变")                                             \
  X(BOOK_FUNCTION, "a function of the rules decides it, and says nothing of itself",               \
    "由规则里的一个函数决定，它没有自己的说明")                                                    \
  X(BOOK_FUNCTION_OVER, "; beneath it: {value}", "；原来是：{value}")                              \
  X(BOOK_FUNCTION_EXAMPLE, "{question} {answer}; without this rule: {other}",                      \
    "{question}{answer}；没有这条规则时：{other}")                                                 \
  X(BOOK_POINTS, "Cards that count: {list}; all others count nothing.",                            \
    "分牌：{list}；其余的牌没有分。")                                                              \
  X(BOOK_WORTH, "each {card}: {n} {n|point|points}", "{card}算{n}分")                              \
  X(BOOK_COL_PLAYERS, "players", "人数")                                                           \
  X(BOOK_COL_PACKS, "packs", "几副牌")                                                             \
  X(BOOK_COL_HJ, "big jokers", "大王")                                                             \
  X(BOOK_COL_LJ, "small jokers", "小王")                                                           \
  X(BOOK_COL_HAND, "cards each", "每人几张")                                                       \
  X(BOOK_COL_KITTY, "kitty", "底牌")                                                               \
  X(BOOK_COL_FRIENDS, "friends", "朋友")                                                           \
  X(BOOK_COL_POINTS, "points", "总分")                                                             \
  X(BOOK_COL_WITHOUT, "taken out", "去掉")                                                         \
  X(BOOK_COL_OPPONENTS, "opponents' points", "闲家得分")                                           \
  X(BOOK_COL_RESULT, "result", "结果")                                                             \
  X(BOOK_FOR_PLAYERS, "With {list} players:", "{list}人时：")                                      \
  X(BOOK_NOBODY, "nobody wins", "双方都不升级")                                                    \
  X(BOOK_TAKE_OVER, "opponents take over, no levels", "闲家上台，都不升级")                        \
  X(BOOK_SIDE_WINS, "{side} win and rise {n} {n|level|levels}", "{side}胜，升{n}级")               \
  X(BOOK_DECLARERS, "the declarers", "庄家一方")                                                   \
  X(BOOK_OPPONENTS, "the opponents", "闲家")                                                       \
  X(BOOK_TRUMPS, "Trumps at {trump}, from high to low: {cards}; hearts: {other}",                  \
    "打{trump}时的主牌，从大到小：{cards}；红桃：{other}")                                         \
  X(BOOK_EXAMPLE, "{question} {answer}", "{question}{answer}")                                     \
  X(BOOK_NO_MEMORY, "there is no memory for a rulebook", "内存不足，无法生成规则书")               \
  /* a new house rule */                                                                           \
  X(NEW_NO_NAME,                                                                                   \
    "\"{name}\" is no name: letters, Chinese characters, digits, - and _, at most {n} bytes",      \
    "“{name}”不能作文件名：只用汉字、字母、数字、-和_，最多{n}个字节（一个汉字三个）")             \
  X(NEW_BASE_NAME, "the name of the base has characters that cannot be shown: name it otherwise",  \
    "作基础的玩法名字里有不能显示的字符：请换个名字")                                              \
  X(NEW_IS_THERE, "{file} is there already: nothing is written", "{file}已经有了：没有写")         \
  X(NEW_SO_ALREADY, "{base} is so already", "{base}本来就是这样")                                  \
  X(VALUE_TITLE, "{title}: {words}", "{title}：{words}")                                           \
  X(NEW_RULE_HEAD,                                                                                 \
    "-- A house rule: what stands here is changed, all else is as in the game that it is added "   \
    "to.\n--   pengyou check '{base}+./{name}.lua'   is it sound?",                                \
    "-- 一条房规：这里写的改了，别的都照原来的玩法。\n--   pengyou check '{base}+./{name}.lua'  "  \
    " 看看有没有问题")                                                                             \
  X(NEW_RULE_FIELD, "-- {field!}: {sentence}.\n-- It may be {may}.",                               \
    "-- {field!}（{field}）：{sentence}。\n-- 可以写{may}。")                                      \
  X(NEW_RULE_EXAMPLE, "-- What it sets is an example: put what the rule is to say in its place.",  \
    "-- 现在写的只是一个例子：请换成这条房规要说的。")                                             \
  X(NEW_CHOICE, "--   {value}: {words}", "--   {value}：{words}")                                  \
  X(NEW_RULE_TEST,                                                                                 \
    "-- variants/README.md says more, and how a function says it where no value does.\n-- {name}"  \
    "_test.lua has what is ruled under it as it is begun: change it here, change it there.",       \
    "-- 更多写法，写不成值时怎样写函数：见variants/README.md。\n-- {name}_test.lua里写着照现在这"  \
    "样怎样裁定：这里改了，那里也要改。")                                                          \
  X(NEW_TEST_HEAD,                                                                                 \
    "-- What is ruled under {name}.lua as it is begun: when that is changed, change here what "    \
    "comes of it.\n-- tests/README.md lists the keys.",                                            \
    "-- 照{name}.lua现在这样怎样裁定：那里改了，这里的结果也要改。\n-- 有哪些项可写：见tests/"     \
    "README.md。")                                                                                 \
  X(TOLD_ANSWER, " ", "")

/* What differ says of situations that two sums rule differently. */
#define DIFFER_SENTENCES(X)                                                                        \
  X(DIFFER_FAMILIES, "{one} and {other} are games of two families: no question is about both",     \
    "{one}和{other}是两类玩法，没有哪个问题两边都适用")                                            \
  X(DIFFER_NO_PLAYERS, "{one} and {other} have no number of players in common",                    \
    "{one}和{other}没有共同的人数")                                                                \
  X(DIFFER_NOT_FOR, "{game} is not for {n} players", "{game}不能{n}个人玩")                        \
  X(DIFFER_BEFORE, "before", "改前")                                                               \
  X(DIFFER_NOW, "now", "改后")                                                                     \
  X(DIFFER_FIRST, "the first", "前者")                                                             \
  X(DIFFER_SECOND, "the second", "后者")                                                           \
  /* an action of each type, as in ACTIONS; one of CHOOSE has its own word */                      \
  X(STEP_DRAW, "{n|draws|draw} a card", "抓牌{n||}")                                               \
  X(STEP_DECLARE, "{n|declares|declare}", "亮主{n||}")                                             \
  X(STEP_DEFEND, "{n|defends|defend} with", "加固{n||}")                                           \
  X(STEP_YIELD, "{n|lets|let} the overcall stand", "不加固{n||}")                                  \
  X(STEP_PASS, "{n|passes|pass}{draw||}", "{draw|不亮|过}{n||}")                                   \
  X(STEP_MISDEAL, "{n|claims|claim} a misdeal", "要求重发{n||}")                                   \
  X(STEP_PICK_UP, "{n|picks|pick} up the kitty", "拿底{n||}")                                      \
  X(STEP_BURY, "{n|buries|bury}", "扣底{n||}")                                                     \
  X(STEP_REVEAL, "{n|lays|lay} the kitty open", "亮底{n||}")                                       \
  X(STEP_CALL, "{n|calls|call}", "叫{n||}")                                                        \
  X(STEP_PLAY, "{n|plays|play}", "出{n||}")                                                        \
  X(STEP_DEAL, "{n|deals|deal}", "发牌{n||}")                                                      \
  X(STEP_KEEP, "{n|keeps|keep} the hand", "抗贡{n||}")                                             \
  X(STEP_GIVE, "{n|gives|give}", "给{n||}")                                                        \
  X(STEP_ACCEPT, "{n|accepts|accept} the card", "收下{n||}")                                       \
  X(STEP_REFUSE, "{n|gives|give} the card back", "退回{n||}")                                      \
  X(STEP_REQUEST, "{n|asks|ask} for", "要{n||}")                                                   \
  X(STEP_WAIVE, "{n|waives|waive} the right", "放弃{n||}")                                         \
  X(STEP_CHOOSE, "{n|chooses|choose} {word}", "{word}{n||}")                                       \
  X(STEP_AS, " as {units}", " 拆成{units}")                                                        \
  X(POSED_STEP, "{seat!} {step}", "{seat!}{step}")                                                 \
  X(DIFFER_FIELD, "{field}", "{field}")                                                            \
  X(POSED_TRUMP, "trumps {trump}", "主是{trump}")                                                  \
  X(POSED_PLAYERS, "{n} players", "{n}个人")                                                       \
  X(POSED_PACKS, "{n} {n|pack|packs}", "{n}副牌")                                                  \
  X(POSED_LEVEL, "{seat!} on {level}", "{seat!}打{level}")                                         \
  X(POSED_COLON, ": ", "：")                                                                       \
  X(POSED_YIELDS, "{seat!} lets it stand", "{seat!}不加固")                                        \
  X(POSED_DECK, "what is dealt?", "发哪些牌？")                                                    \
  X(POSED_SUIT, "to which suit does {card} belong?", "{card}是哪门花色？")                         \
  X(POSED_ADJACENT, "may sets of {card} and {other} be in one tractor?",                           \
    "{card}与{other}是相连的牌吗？")                                                               \
  X(POSED_WORTH, "how many points is {card} worth?", "{card}值几分？")                             \
  X(POSED_BEGINS, "may a deal begin?", "能开始发牌吗？")                                           \
  X(POSED_BIDS, "declared so far: {bids}; ", "先有{bids}：")                                       \
  X(POSED_BID, "may {seat!} declare {cards}?", "{seat!}能亮{cards}吗？")                           \
  X(POSED_YIELD, "may {seat!} let it stand?", "{seat!}能不加固吗？")                               \
  X(POSED_TURNED, "nobody declares, and the kitty is {cards}: what are trumps?",                   \
    "没有人亮主，底牌是{cards}：主是什么？")                                                       \
  X(POSED_MISDEAL, "with {cards} in hand, may the cards be dealt again?",                          \
    "手里是{cards}，能要求重发吗？")                                                               \
  X(POSED_BURY, "with {hand} in hand, may {cards} be buried?", "手里是{hand}，能扣{cards}吗？")    \
  X(POSED_CALLED, "called: {calls}; ", "已叫{calls}：")                                            \
  X(POSED_CALL, "may the {call} be called with {hand} in hand?", "手里{hand}，能叫{call}吗？")     \
  X(POSED_HOLDING, "in hand: {hands}; ", "手里{hands}：")                                          \
  X(POSED_FRIENDS, "played: {plays}; who is on the declarer's side?", "出了{plays}：谁是一方？")   \
  X(POSED_LEAD, "may {cards} be led?", "能领出{cards}吗？")                                        \
  X(POSED_LEAD_FROM, "may {cards} be led from {hand}?", "手里是{hand}，能领出{cards}吗？")         \
  X(POSED_DIVIDED, "{cards} as {units}", "{cards}（作{units}）")                                   \
  X(POSED_FORM, "in which form may {cards} be led?", "{cards}算什么牌型？")                        \
  X(POSED_UNITS, "how is the lead {cards} divided?", "领出的{cards}分成哪几个部分？")              \
  X(POSED_FOLLOW, "{lead} is led; may {cards} be played from {hand}?",                             \
    "领出{lead}，手里是{hand}，能跟{cards}吗？")                                                   \
  X(POSED_WINNER, "the trick is {plays}: who wins it?", "{plays}，谁赢？")                         \
  X(POSED_THROW, "A throws {cards}, the others hold {hands}: what becomes of the throw?",          \
    "A甩{cards}，别家有{hands}：结果如何？")                                                       \
  X(POSED_STEPS, "{hands} in hand, the kitty is {kitty}", "手里{hands}，底牌{kitty}")              \
  X(POSED_KITTY_IS, "the kitty is {kitty}", "底牌{kitty}")                                         \
  X(POSED_TABLE, "{hands} in hand, {seat!} leads", "手里{hands}，{seat!}领出")                     \
  X(POSED_TABLE_DEALT, "{hands} in hand, {seat!} has dealt the first hand",                        \
    "手里{hands}，第一副，{seat!}发牌")                                                            \
  X(POSED_TABLE_EXCHANGE, "{hands} in hand, {seat!} was first out before and {other!} last",       \
    "手里{hands}，上一副{seat!}最先出完，{other!}最后")                                            \
  X(POSED_NAMED, ", {seat!} is declarer", "，庄家是{seat!}")                                       \
  X(POSED_THEN, "; {steps}: what now?", "；然后{steps}：现在怎样？")                               \
  X(POSED_MAY, "; may {step}?", "；接着{step}，能不能这样做？")                                    \
  X(POSED_AFTER, "; {steps}", "；{steps}之后")                                                     \
  X(POSED_AT_ONCE, ": what now?", "：现在怎样？")                                                  \
  X(POSED_DECIDED, "; with {hands} in hand, is the play over?", "；手里还有{hands}，就此结束吗？") \
  X(POSED_SCORE, "the opponents have {n} points: who wins?", "闲家得{n}分：谁胜？")                \
  X(POSED_SETTLE, ": how does the deal end?", "：这一副结果如何？")                                \
  X(POSED_TEAM, "{seats} {n|is declarer alone|are the declarers|is declarer}",                     \
    "{n|庄家方只有|庄家方是|庄家是}{seats}")                                                       \
  X(POSED_LAST_TRICK, "the last trick is {plays}", "末墩{plays}")                                  \
  X(POSED_LAST_WINNER, "{seat!} won the last trick", "末墩归{seat!}")                              \
  X(POSED_LAST_SIDE, "the {declarers|declarers|opponents} won the last trick",                     \
    "末墩归{declarers|庄家方|闲家方}")                                                             \
  X(POSED_WON, "{seat!} won {n} points", "{seat!}得{n}分")                                         \
  X(POSED_NO_POINTS, "nobody won points", "没有人得分")                                            \
  X(POSED_POINTS, "the opponents have {n} points", "闲家得{n}分")                                  \
  X(POSED_FAULT, "{seat!} took back {n} {n|card|cards} of a throw", "{seat!}甩牌收回{n}张")        \
  X(POSED_KITTY, "the kitty is {cards}", "底牌{cards}")                                            \
  X(POSED_OFFENDER, "a failed throw of {seat!} ended it with {hands} unplayed",                    \
    "{seat!}甩牌失败而结束，还有{hands}没出")                                                      \
  X(POSED_FIRST, "{seat!} drew first", "{seat!}先抓牌")                                            \
  X(POSED_DECLARED, "{cards} stand as the declaration", "亮的是{cards}")                           \
  X(POSED_EXPOSED, "the kitty lies open", "底牌亮着")                                              \
  X(POSED_NUMBER, "in deal {n}", "第{n}副")                                                        \
  X(POSED_MEMORY, "remembered {memory}", "记着{memory}")                                           \
  X(POSED_YES, "yes", "能")                                                                        \
  X(POSED_NO, "no: {why}", "不能：{why}")                                                          \
  X(FACT_LEGAL, "{value}", "{value}")                                                              \
  X(FACT_PACKS, "{n} {n|pack|packs}", "{n}副牌")                                                   \
  X(FACT_LJ, "{n} small {n|joker|jokers}", "{n}张小王")                                            \
  X(FACT_HJ, "{n} big {n|joker|jokers}", "{n}张大王")                                              \
  X(FACT_TOTAL, "{n} cards", "共{n}张")                                                            \
  X(FACT_KITTY, "a kitty of {n}", "底牌{n}张")                                                     \
  X(FACT_HAND, "hands of {n}", "每人{n}张")                                                        \
  X(FACT_DECK_POINTS, "{n} points", "共{n}分")                                                     \
  X(FACT_FRIENDS, "{n} {n|friend|friends}", "{n}个朋友")                                           \
  X(FACT_SUIT, "{value}", "{value}")                                                               \
  X(FACT_NO_SUIT, "to none", "不属于任何花色")                                                     \
  X(FACT_ADJACENT, "{value}", "{value}")                                                           \
  X(FACT_YES, "yes", "是") X(FACT_NO, "no", "不是")                                                \
  X(FACT_WORTH, "{n} points", "{n}分")                                                             \
  X(FACT_DROPPED, "left out {cards}", "去掉{cards}")                                               \
  X(FACT_FORM, "{form}", "{form}")                                                                 \
  X(FACT_UNITS, "{value}", "{value}")                                                              \
  X(FACT_WINNER, "{seat!} wins", "{seat!}赢")                                                      \
  X(FACT_STANDS, "it stands", "甩成") X(FACT_FAILS, "it fails", "甩牌失败")                        \
  X(FACT_FORCED, "reduced to {cards}", "留下{cards}")                                              \
  X(FACT_NOTHING_STAYS, "nothing of it stays", "什么也不留")                                       \
  X(FACT_PENALTY, "a penalty of {n} points", "罚{n}分")                                            \
  X(FACT_NO_PENALTY, "no penalty", "不罚分")                                                       \
  X(FACT_TEAM, "the declarer's side is {seats}", "{seats}是一方")                                  \
  X(FACT_TRUMP, "trumps {trump}", "主是{trump}")                                                   \
  X(FACT_DECLARER, "{seat!} is declarer", "庄家是{seat!}")                                         \
  X(FACT_TURNED, "{n} {n|card is|cards are} turned", "翻了{n}张")                                  \
  X(FACT_LEVELS_AFTER, "{value}", "{value}")                                                       \
  X(FACT_BURIES, "{seat!} takes the kitty", "底牌归{seat!}")                                       \
  X(FACT_TURN, "{seat!} is to act", "轮到{seat!}")                                                 \
  X(FACT_NO_LEAD, "the trick goes on", "没有人领出")                                               \
  X(FACT_LEADS, "{seat!} leads", "{seat!}领出")                                                    \
  X(FACT_OUT, "out {value}", "出完的是{value}")                                                    \
  X(FACT_GAINED, "{seat!} gets {value}", "{seat!}得{value}分")                                     \
  X(FACT_WINNERS, "{seat!} wins the game", "{seat!}赢得全局")                                      \
  X(FACT_NO_WINNERS, "the game goes on", "全局还没有完")                                           \
  X(FACT_SEATED, "the tables are {value}", "各桌是{value}")                                        \
  X(FACT_DEALS_NEXT, "the next hand is dealt by {seat!}", "下一副{seat!}发牌")                     \
  X(FACT_TABLES, "tables of {value}", "各桌{value}人")                                             \
  X(FACT_DECLARER_IS, "{seat!} is declarer", "庄家是{seat!}")                                      \
  X(FACT_DECIDED, "{value}", "{value}")                                                            \
  X(FACT_MULTIPLIER, "the kitty counts {n} time{n||s}", "底牌算{n}倍")                             \
  X(FACT_POINTS, "{n} points", "{n}分")                                                            \
  X(FACT_RESULT, "the {declarers|declarers|opponents} win, +{n}",                                  \
    "{declarers|庄家方|闲家方}胜，升{n}级")                                                        \
  X(FACT_NO_LEVEL, "the {declarers|declarers|opponents} win, but no level",                        \
    "{declarers|庄家方|闲家方}胜，不升级")                                                         \
  X(FACT_NO_RESULT, "nobody wins, no level", "双方都不升级")                                       \
  X(FACT_AFTER, "{seat!} to {level}", "{seat!}到{level}")                                          \
  X(FACT_PAST, "{seat!} past the last level", "{seat!}打过最后一级")                               \
  X(FACT_MEMORY, "remembered {memory}", "记下{memory}")                                            \
  X(FACT_NEXT_DECLARER, "{seat!} is declarer in the next deal", "下一副{seat!}坐庄")               \
  X(FACT_NO_DECLARER, "no declarer is named for the next deal", "下一副还没有定庄")                \
  X(FACT_NO_TRUMP, "no trumps are settled", "没有定主")                                            \
  X(FACT_NEXT, "{seat!} draws first in the next deal", "下一副{seat!}先抓牌")                      \
  X(FACT_NOTHING, "nothing", "没有")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  BOOK_SENTENCES(X) DIFFER_SENTENCES(X)
#undef X
};

#endif
