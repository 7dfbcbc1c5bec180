/* glossary.h - the words of these games explained: `help throw`, `help 甩牌`. Of each its name, the
** games that it is of, the words that ask for it, the fields of the rules that decide it in a game
** (those that have a row in the summary are told by it), English, 中文.
*/
#ifndef repl_glossary_h
#define repl_glossary_h

#include <stdbool.h>

#include "rules/rules.h"

/* clang-format off */
#define GLOSSARY(X)                                                                                \
  X(WORD_PACK, BOTH, "pack packs 副 扑克", "deck.packs",                                           \
    "pack: 52 cards and two jokers. Two or more are shuffled together, so a card may be there "    \
    "several times.",                                                                              \
    "整副的牌：52张加大小王。几副牌合在一起打，所以同样的牌有好几张。")                            \
  X(WORD_TRICK, TRICK, "trick tricks 墩 轮", "",                                                   \
    "trick: each plays in turn as many cards as were led; the highest play takes the cards and "   \
    "their points, and leads next.",                                                               \
    "一墩：领出几张，大家依次跟几张；最大的一手赢得这一墩和其中的分，并领出下一墩。")              \
  X(WORD_ROUND, CLIMB, "trick tricks 墩 轮", "",                                                   \
    "trick: one leads; then each in turn plays higher or passes, until nobody goes higher. Who "   \
    "played the highest takes the trick and leads next.",                                          \
    "一墩：一人领出，大家依次压过或者不要；没有人再压，最大的赢得这一墩，并领出下一墩。")          \
  X(WORD_POINTS, TRICK, "points point 分", "points.cards score.bands",                             \
    "points: kings and tens count 10, fives 5, so 100 in each pack, unless the rules say "         \
    "otherwise. What counts is how many of them the opponents take.",                              \
    "分：K和10各10分，5是5分，一副扑克共100分。胜负看闲家拿到多少分。")                            \
  X(WORD_PLACES, CLIMB, "points point score scores 分 得分 算分", "score.places",                  \
    "points: each deal brings everybody as many as the place says in which he or she went out.",   \
    "分：每副牌按出完的名次，每人得几分。")                                                        \
  X(WORD_LEVEL, TRICK, "level levels 级 级牌 打几 升级",                                           \
    "levels.track levels.start levels.after_last score.bands",                                     \
    "level: where a player or a team stands on the way from 2 to the ace. The rank of the "        \
    "declarer's level is the trump rank of the deal; who wins a deal rises. Where the levels "     \
    "begin again behind the last, 2+ is the second time through, 2++ the third.",                  \
    "级：从2打到A，现在打到几。庄家打几，几就是级牌，都是主；赢了就升级。"                         \
    "打完一轮再从头打的，2+是第二轮的2，2++是第三轮的。")                                          \
  X(WORD_JOKER, BOTH, "joker jokers rj bj hj lj 王 大王 小王 大小王", "",                          \
    "jokers: two in each pack, the high or red one (HJ, RJ, the big joker) and the low or black "  \
    "one (LJ, BJ). Where there are trumps both are, the highest unless the rules say otherwise.",  \
    "王：每副扑克有大王（红，HJ）和小王（黑，LJ）各一张。有主的打法里王都是主，"                   \
    "规则没有别的说法就是最大的。")                                                                \
  X(WORD_SCORE, TRICK, "score scores result threshold 得分 算分 上台",                             \
    "score.bands kitty.multiplier score.short_team",                                               \
    "score: after the last trick the points that the opponents took are counted, with those of "   \
    "the kitty if they won that trick. So many points lift one side by so many levels.",           \
    "算分：打完末墩，数闲家一共拿了多少分；末墩是闲家赢的，底里的分也算上。按分数庄家或闲家升级。") \
  X(WORD_TRUMPS, TRICK, "trumps trump 主 主牌", "order.trumps declare.rank",                       \
    "trumps: the jokers, the cards of the trump rank, and the trump suit; together one suit "      \
    "above all others. `trump` shows their order.",                                                \
    "主：王、级牌和主花色的牌，合成一门，比别的各门都大。`主牌`列出次序。")                        \
  X(WORD_SUIT, TRICK, "suit suits 花色 门 副牌", "order.trumps",                                   \
    "suit: a card's suit in play. A card that is a trump belongs to the trumps, not to the "       \
    "suit printed on it.",                                                                         \
    "门：打牌时算哪一门。主牌都算主，不算牌面上的花色；别的花色是副牌。")                          \
  X(WORD_DECLARE, TRICK, "declare declaration bid overcall 亮主 叫主 反主",                        \
    "declare.rank declare.bids declare.beats",                                                     \
    "declare: to show cards of one's rank, or jokers, while cards are drawn, and so to make "      \
    "trumps. More cards beat fewer.",                                                              \
    "亮主：抓牌时亮出级牌或王来定主。亮得多的可以反掉亮得少的，叫反主。")                          \
  X(WORD_DECLARER, TRICK, "declarer declarers zhuang zhuangjia 庄 庄家 坐庄",                      \
    "declare.declarer advance.declarer",                                                           \
    "declarer: plays the deal together with a partner or friends against all the others; takes "   \
    "the kitty and leads first.",                                                                  \
    "庄家：和搭档（或朋友）一起对付其他人；拿底牌，先出牌。")                                      \
  X(WORD_OPPONENTS, TRICK, "opponents opponent 闲家", "friends.teams",                             \
    "opponents: all who do not play with the declarer. The score is the points that they take.",   \
    "闲家：不和庄家一伙的人。胜负就看他们拿了多少分。")                                            \
  X(WORD_TEAM, TRICK, "team teams side sides partner partners 一伙 搭档 对家 同伴",                \
    "friends.teams",                                                                               \
    "team: the declarer and who plays with him or her are one side, all the others the other. "    \
    "A side counts its points together.",                                                          \
    "一伙：庄家和搭档（或朋友）是一边，其余的人是另一边；一边的分合在一起算。")                    \
  X(WORD_KITTY, TRICK, "kitty talon dipai 底牌 底 八张底", "kitty.buries kitty.multiplier kitty.size", \
    "kitty: cards left over from the drawing. The declarer takes them and buries as many. If "     \
    "the opponents win the last trick, its points are theirs, multiplied.",                        \
    "底牌：抓牌后剩下的几张。庄家拿起来，再扣下同样多的牌。末墩被闲家赢去，底里的分就翻倍归他们。") \
  X(WORD_KITTY_WON, TRICK, "multiplier koudi kou-di dig 抠底 扣底分 末墩", "kitty.multiplier",     \
    "winning the kitty: the opponents take the last trick. Its points count for them, "            \
    "multiplied by what the rules say, often by what won the trick.",                              \
    "抠底：闲家赢了末墩，底牌里的分翻倍归他们；翻几倍看玩法，常看末墩出的是什么。")                \
  X(WORD_BURY, TRICK, "bury 扣底 埋底 扣 埋", "kitty.buries",                                      \
    "bury: to lay cards away, face down, in place of the kitty that was taken up.",                \
    "扣底（埋底）：拿起底牌后，扣下同样多的牌。")                                                  \
  X(WORD_FRIEND, TRICK, "friend friends call 朋友 找朋友 叫",                                      \
    "friends.teams friends.count friends.callable score.short_team",                               \
    "friend: the declarer calls a card, for instance the first ace of spades; who plays it is "    \
    "the declarer's friend from then on.",                                                         \
    "朋友：庄家叫一张牌，如第一张黑桃A；谁打出来，谁就是庄家的朋友。")                             \
  X(WORD_SINGLE, BOTH, "single singles 单张", "",                                                  \
    "single: one card, led alone.",                                                                \
    "单张：一张牌。")                                                                              \
  X(WORD_PAIR, TRICK, "pair pairs triple set sets 对 对子 三张", "",                               \
    "pair, triple, set: identical cards, the same in rank and suit: 7♣ 7♣.",                       \
    "对子、三张：完全一样的牌，点数和花色都相同：7♣ 7♣。")                                         \
  X(WORD_ALIKE, CLIMB, "pair pairs triple set sets 对 对子 三张", "",                              \
    "pair, triple, set: cards of one rank, whatever their suits: 7♣ 7♦.",                          \
    "对子、三张：点数相同的牌，花色不论：7♣ 7♦。")                                                 \
  X(WORD_TRACTOR, TRICK, "tractor tractors 拖拉机 连对", "order.tractors order.gap",               \
    "tractor: two or more sets of one suit whose ranks follow each other: 7♣ 7♣ 8♣ 8♣. The "       \
    "trump rank is left out of the row: when 8 is trump rank, 7 and 9 are neighbours.",            \
    "拖拉机：同一门里点数相连的两个以上对子（或三张）：7♣ 7♣ 8♣ 8♣。级牌抽出来了：打8时，7和9相连" \
    "。")                                                                                          \
  X(WORD_UNIT, TRICK, "unit units component 牌型", "lead.grouping",                                \
    "unit: a single, a set or a tractor: what is led and compared as one.",                        \
    "牌型：单张、对子、拖拉机等，当成一个整体来出、来比。")                                        \
  X(WORD_FORM, CLIMB, "form forms power 牌型 威力", "lead.forms",                                  \
    "form: the kind of play that cards make together: a single, a pair, a run. Forms of power, "   \
    "the bombs, beat those of less.",                                                              \
    "牌型：几张牌合成的一手：单张、对子、顺子等。炸弹这样威力大的牌型能压威力小的。")              \
  X(WORD_THROW, TRICK, "throw throws dump 甩 甩牌",                                                \
    "throw.allowed throw.stopped_by throw.forced throw.penalty",                                   \
    "throw: several units of one suit led together: A♣ K♣ K♣. It stands only if nobody else "      \
    "can beat one of them; else a part stays and the rest goes back. `why CARDS` says it "         \
    "before.",                                                                                     \
    "甩牌：同一门的几个牌型一起领出：A♣ K♣ K♣。别人压不过其中任何一部分才甩得成；否则只留一部分，" \
    "其余收回。可先用`为什么 牌`问。")                                                             \
  X(WORD_LEAD, TRICK, "lead leads 领出 首家", "lead.first",                                        \
    "lead: the first play of a trick; it says of which suit and of which units the others owe "    \
    "cards.",                                                                                      \
    "领出：一墩里第一个出牌；别人跟哪一门、跟什么牌型，都看它。")                                  \
  X(WORD_LEAD_FORM, CLIMB, "lead leads 领出 首家", "lead.first lead.forms",                        \
    "lead: the first play of a trick: cards of any form. The others play higher ones of the "      \
    "same form, or pass.",                                                                         \
    "领出：一墩里第一个出牌，出什么牌型都行；别人要用同样的牌型压过，不然就不要。")                \
  X(WORD_FOLLOW, TRICK, "follow owe owed owes 跟 跟牌", "follow.owes follow.smaller",              \
    "follow: to play to what was led. Cards of its suit are owed as long as one has them, and "    \
    "pairs to pairs. `why CARDS` says what is owed.",                                              \
    "跟牌：领出哪一门就要跟哪一门，有对要跟对。`为什么 牌`说明必须跟什么。")                       \
  X(WORD_PASS, TRICK, "pass passes 过 不叫", "",                                                   \
    "pass: to declare nothing, or nothing more, once all cards are drawn. In a trick nobody "      \
    "passes.",                                                                                     \
    "不叫：牌抓完以后不再亮主。出牌时没有人可以不出。")                                            \
  X(WORD_BEAT, CLIMB, "follow beat beats 跟 压", "lead.forms follow.pass",                         \
    "follow: to play higher cards of the form that was led, as many as were led, or a form of "    \
    "more power. Nothing is owed: who cannot or does not want to, passes.",                        \
    "压：用张数相同、更大的同一牌型，或威力更大的牌型来压。没有必须跟的：压不过或不想压，就不要。") \
  X(WORD_PASS_TRICK, CLIMB, "pass passes passing 过 不要", "follow.pass",                          \
    "pass: not to play to what lies there.",                                                       \
    "不要：不压桌上的牌。")                                                                        \
  X(WORD_RUFF, TRICK, "ruff ruffs overruff void 杀 毙 盖毙 将吃 绝门", "win.overruff",             \
    "ruff: to play trumps to another suit that one has no card of (one is void). A ruff of the "   \
    "same units wins; a higher one overruffs it.",                                                 \
    "杀（毙）：没有领出的那一门时出主。牌型相同就赢；后面的人可以用更大的主盖过去（盖毙）。")      \
  X(WORD_DISCARD, TRICK, "discard 垫 垫牌", "",                                                    \
    "discard: to play cards of other suits to a lead of which one is void. They never win.",       \
    "垫牌：没有领出的那一门时出别门的副牌。垫牌赢不了。")                                          \
  X(WORD_SEAT, BOTH, "seat seats 座位", "deal.direction",                                          \
    "seat: a place at the table, A, B, C … in turn order.",                                        \
    "座位：A、B、C……按出牌的次序。")                                                               \
  X(WORD_DEAL, BOTH, "deal deals game 一副 一副牌 整局", "advance.game_over",                      \
    "deal: from the dealing of the cards to the score. A game is many deals.",                     \
    "一副：从抓牌到算分打一次。一局要打很多副。")                                                  \
  X(WORD_MISDEAL, TRICK, "misdeal redeal 重发 废牌", "deal.misdeal",                               \
    "misdeal: a hand so poor that its holder may have the cards dealt again, where the rules "     \
    "allow it.",                                                                                   \
    "重发：手牌太差的人，按规则可以要求重新发牌。")                                                \
  X(WORD_PENALTY, TRICK, "penalty 罚 罚分", "throw.penalty",                                       \
    "penalty: what a throw that fails costs who threw.",                                           \
    "罚分：甩牌失败要付的代价。")                                                                  \
  X(WORD_BOMB, CLIMB, "bomb bombs 炸弹 炸", "lead.forms",                                          \
    "bomb: in games of shedding cards, a set so large that it beats other forms, often out of "    \
    "turn.",                                                                                       \
    "炸弹：跑牌玩法里张数多的同点牌，能压过别的牌型，往往还能抢出。")                              \
  X(WORD_OUT_OF_TURN, CLIMB, "out-of-turn 抢 抢出", "lead.forms",                                  \
    "out of turn: in games of shedding cards a bomb may be played although it is somebody "        \
    "else's turn; play goes on behind who played it.",                                             \
    "抢出：跑牌玩法里，没轮到也可以先打出炸弹；然后由抢的人的下家接着出。")                        \
  X(WORD_LEAD_PASSES, CLIMB, "wind 接风", "",                                                      \
    "lead that passes on: who has shed the last card and takes the trick cannot lead; the next "   \
    "player who still has cards does.",                                                            \
    "接风：出完牌的人赢了这一墩，没有牌再领出，就由下一个还有牌的人领出。")                        \
  X(WORD_WINNER, TRICK, "winner winners win wins 赢 赢家",                                         \
    "win.overruff score.bands advance.game_over",                                                  \
    "winner: of a trick, who played its highest cards; of a deal, the side that the points of "    \
    "the opponents decide for; of the game, who rises past the last level.",                       \
    "赢：一墩里牌最大的人赢这一墩；一副牌看闲家的分，定哪一边赢；打过最后一级的人赢全局。")        \
  X(WORD_TRIBUTE, CLIMB, "exchange tribute 进贡 还贡 抗贡 退贡", "exchange.steps",                 \
    "exchange: in games of shedding cards who was last out gives the winner the highest card "     \
    "and gets another back. Who holds both jokers may keep them; the winner may refuse.",          \
    "进贡：跑牌玩法里，上副末游把最大的牌给头游，头游还一张。有两张王可以抗贡；头游也可以退贡。")  \
  X(WORD_OUT, CLIMB, "winner winners win wins loser losers 头游 末游 上游 下游", "score.places",   \
    "winner, loser: who sheds all cards first, and who is left with some last.",                   \
    "头游、末游：第一个出完牌的人，和最后手里还有牌的人。")                                        \
  X(WORD_HOUSE_RULE, BOTH, "house-rule house-rules house rule 房规", "",                           \
    "house rule: a small file that changes a game. `games house` lists them, `house NAME` adds "   \
    "one, `pengyou new NAME` outside of the game begins one of your own.",                         \
    "房规：改动玩法的小文件。`玩法 房规`列出，`房规 名字`加一条；在这个程序外用`pengyou new "      \
    "名字`自己写一条。")
/* clang-format on */

/* What is said of a word. */
typedef struct Explained {
  const char *words, *fields, *said; /* words and fields with blanks between them */
  Family family;
} Explained;

/* What explains the word in games of the family, else in the others; NULL: nothing does. */
const Explained *glossary_find(const char *word, Family family);

/* The first word of the i-th explanation of games of the family, from 0, into out, in Chinese its
** first Chinese one; NULL when there are no more. */
const char *glossary_word(int i, Family family, bool chinese, char out[32]);

#endif
