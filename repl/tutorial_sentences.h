/* tutorial_sentences.h - what `tutorial` says: name, English, 中文. The cards are those of the deal
** in variants/tutorial.record. */
#ifndef repl_tutorial_sentences_h
#define repl_tutorial_sentences_h

/* clang-format off */
#define TUTORIAL_SENTENCES(X)                                                                      \
  X(TUTORIAL_WELCOME,                                                                              \
    "A whole deal in ten minutes. You sit at A; C, opposite, is your partner against B and D. "    \
    "Two packs are shuffled together, so every card is there twice. Kings and tens count 10 "      \
    "points, fives 5; who wins a trick wins its points.",                                          \
    "十分钟打完一副牌。您坐A位，对面的C是您的搭档，对手是B和D。两副扑克合在一起，"                   \
    "所以每张牌都有两张。K和10各10分，5是5分；谁赢一墩，墩里的分就归谁。")                       \
  X(TUTORIAL_KEYS,                                                                                 \
    "`hint` says what is wanted, Enter repeats the question, `table`, `legal`, `why` and `help` "  \
    "work as always, `quit` leaves the tutorial.",                                                 \
    "`提示`告诉您这一步怎么做，回车重复问题，`桌面`、`能做`、`为什么`、`帮助`照常可用，"            \
    "`退出`离开教程。")                                                                            \
  X(TUTORIAL_STEP, "[{n} of {m}] {question}", "[{n}/{m}] {question}")                              \
  X(TUTORIAL_HINT, "type `{line}`", "请输入`{line}`")                                              \
  X(TUTORIAL_AGAIN, "Try once more; `hint` says what is wanted.", "再试一次；`提示`告诉您怎么做。") \
  X(TUTORIAL_OTHER,                                                                                \
    "That would be legal, but this lesson needs another: `hint` says which.",                      \
    "这样也合法，但这一课要的是另一种：`提示`告诉您是哪种。")                                      \
  X(TUTORIAL_STAYS,                                                                                \
    "`{command}` would leave this deal: `quit` ends the tutorial first",                           \
    "`{command}`会离开这副牌：请先用`退出`结束教程")                                               \
  X(TUTORIAL_LEFT, "The tutorial is left; `tutorial` begins it again.",                            \
    "已离开教程；`教程`重新开始。")                                                            \
  X(TUTORIAL_MISSING, "the deal of the tutorial cannot be read: {error}",                          \
    "读不出教程的牌：{error}")                                                                     \
  X(TUTORIAL_ON, "the tutorial is on: Enter repeats the question, `quit` leaves it",               \
    "教程正在进行：回车重复问题，`退出`离开")                                                      \
                                                                                                   \
  X(TUTORIAL_DECLARE,                                                                              \
    "The cards are being drawn, and you have just drawn 2♦. You are all on level 2, so who shows " \
    "a 2 makes its suit trumps and becomes the declarer. Show it: `declare` and the card.",        \
    "正在抓牌，您刚抓到2♦。大家都打2，谁亮出一张2，那一门就是主，亮的人坐庄。"                     \
    "请亮主：`亮主`加上牌（`方片2`或`2D`都行）。")                                                                 \
  X(TUTORIAL_DECLARE_DONE,                                                                         \
    "Nobody shows two 2s, which would beat one: you are the declarer. Trumps are, from the top: "  \
    "the big jokers, the small ones, 2♦, the other 2s, then the diamonds from the ace down.",      \
    "没有人用一对2来反您：您坐庄。主牌从大到小：大王、小王、2♦、别的2，然后是方片从A往下。")     \
  X(TUTORIAL_BURY,                                                                                 \
    "The declarer picks up the kitty and buries eight cards, any. If the opponents win the last "  \
    "trick, points buried count for them, doubled: bury none. Without clubs you can ruff: bury "   \
    "all clubs but the king (3 3 4 6 6 7 8), and J♠.",                                             \
    "庄家拿起底牌，再扣下随便哪八张。末墩要是被闲家赢去，扣下的分就翻倍归他们：别扣分。"             \
    "没有梅花就可以用主杀：除了K，梅花全扣（3 3 4 6 6 7 8），再扣黑桃J：`扣底 梅花3346678 黑桃J`。")                            \
  X(TUTORIAL_BURY_DONE,                                                                            \
    "No points are buried. B and D need 80 points in their tricks to take over from you.",         \
    "底牌里没有分。B和D要拿到80分才能把您赶下台。")                                                      \
  X(TUTORIAL_LEAD,                                                                                 \
    "You lead. Who has cards of the suit led must play them; the highest of that suit wins "       \
    "unless somebody without it plays a trump. An ace outside trumps is a good first lead: lead "  \
    "A♠ with `play`.",                                                                             \
    "您先出。手里有这一门的人必须跟；这一门里最大的赢，除非有人没有这一门，用主杀。"                     \
    "副牌的A适合先出：用`出`领出黑桃A：`出 黑桃A`。")                                                           \
  X(TUTORIAL_LEAD_DONE, "Your ace wins; C has laid a five on it, for your side.",                  \
    "您的A赢了；C跟了一张5，分归你们。")                                                           \
  X(TUTORIAL_THROW_ASKED,                                                                          \
    "Several cards of a suit may be led together as a throw, but only if nobody can beat any part "\
    "of it. You hold A♥ A♥ K♥ Q♥. Ask first whether the two aces with the queen would stand: "     \
    "`why` and the cards.",                                                                        \
    "同一门的几个牌型可以一起甩出，但其中任何一部分都不能被别人压过。您有A♥ A♥ K♥ Q♥。"            \
    "先问问两张A带Q甩不甩得成：`为什么`加上这三张牌（`红桃AAQ`）。")                                                         \
  X(TUTORIAL_THROW_ASKED_DONE, "A king is out: the queen is not safe.",                            \
    "外面还有一张K：Q不保险。")                                                                    \
  X(TUTORIAL_THROW,                                                                                \
    "With both aces in your hand nothing is higher than a king. Throw the pair of aces together "  \
    "with the king.",                                                                              \
    "两张A都在您手里，就没有比K大的了。把一对A和K一起甩出去。")                                      \
  X(TUTORIAL_THROW_DONE,                                                                           \
    "It stands. A pair and a single were led, so who had a pair of hearts owed it: that drew "     \
    "B's, C's and D's small ones.",                                                                \
    "甩成功了。领出的是一对带一张，有红桃对子的都得跟对：B、C、D的小对子都出来了。")               \
  X(TUTORIAL_TRACTOR,                                                                              \
    "Pairs of neighbouring ranks are a tractor: a strong lead, since only a higher tractor of the "\
    "suit, or one of trumps from a hand without the suit, beats it. Lead yours in hearts.",        \
    "点数相连的对子叫拖拉机，领出很有力：只有这一门更大的拖拉机，或者没有这一门的人用主的拖拉机，"       \
    "才能压过。请领出红桃的拖拉机。")                                                              \
  X(TUTORIAL_TRACTOR_DONE,                                                                         \
    "B owed a pair of tens to it, D and C had hearts too few: they threw other cards on it.",      \
    "B只好跟一对10；D和C红桃不够，垫了别的牌。")                                                 \
  X(TUTORIAL_GIVE_UP,                                                                              \
    "K♣ is your last club. It will fall to an ace, but afterwards you have no clubs and may ruff " \
    "them. Lead it.",                                                                              \
    "梅花K是您最后一张梅花。它会被A压住，但以后您就没有梅花，可以用主杀了。请领出它。")                 \
  X(TUTORIAL_GIVE_UP_DONE, "D has the ace, ten points and the lead.", "D有A，得10分，并领出。")    \
  X(TUTORIAL_REFUSED,                                                                              \
    "D leads a pair of spades. You have spades and among them a pair, 6♠ 6♠. See what happens if " \
    "you keep the pair: try `play 8S TS`.",                                                        \
    "D领出一对黑桃。您有黑桃，其中有一对6♠ 6♠。看看不跟对子会怎样：试着`出 黑桃8 黑桃10`。")            \
  X(TUTORIAL_REFUSED_DONE,                                                                         \
    "That is the rule about which tables quarrel most: a pair is owed to a pair, a tractor to a "  \
    "tractor. `why 8S TS` would show the rule and the file in which it stands.",                   \
    "牌桌上争得最多的就是这条：领出对子，有对子就得跟对子；领出拖拉机，有拖拉机就得跟。"            \
    "`为什么 黑桃8 黑桃10`能显示规则和它在哪个文件。")                                            \
  X(TUTORIAL_PAIR, "Now play what is owed.", "现在出该出的牌。")                                   \
  X(TUTORIAL_PAIR_DONE, "6♠ 6♠ is higher, and nobody behind you has a pair of spades.",            \
    "6♠ 6♠更大，后面的人都没有黑桃对子。")                                                         \
  X(TUTORIAL_TRUMP, "You have no sure trick now. Hand the lead over with your lowest trump.",      \
    "现在没有必赢的牌了。出最小的主，把牌权让出去。")                                            \
  X(TUTORIAL_TRUMP_DONE, "B and D win fifteen points with it.", "B和D拿到15分。")                  \
  X(TUTORIAL_RUFF,                                                                                 \
    "D leads 10♣ and hopes for B's ace. You have no club: any trump beats it. Ruff with the 5.",   \
    "D领出10♣，指望B的A。您没有梅花：随便什么主都能杀。用5♦杀。")                                     \
  X(TUTORIAL_RUFF_DONE,                                                                            \
    "Ruffed: twenty points for you. In the next trick you lead a spade, C has no more of them "    \
    "and ruffs in turn.",                                                                          \
    "杀到了：20分归您。下一墩您出一张黑桃，C也没有黑桃，轮到C杀。")                                \
  X(TUTORIAL_POINTS,                                                                               \
    "Your partner leads a pair of queens; D had no pair of clubs, and B is not likely to. You "    \
    "have no clubs, so any two cards will do. Give the side its points: your ten and king of "     \
    "spades.",                                                                                     \
    "搭档领出一对Q；D没有梅花对子，B多半也没有。您没有梅花，出哪两张都行。"                        \
    "把分垫给自己人：黑桃10和K。")                                                                 \
  X(TUTORIAL_POINTS_DONE,                                                                          \
    "35 points in one trick. The next seven tricks go by: the trumps fall, B and D win some.",     \
    "一墩35分。接下来的七墩快些过：主渐渐出完，B和D也赢了几墩。")                                \
  X(TUTORIAL_LAST,                                                                                 \
    "The last trick. Who wins it decides about the kitty. Both big jokers are gone: lead what "    \
    "you have kept.",                                                                              \
    "最后一墩。底牌的分就看谁赢它。两张大王都出过了：请出您留着的那张。")                            \
  X(TUTORIAL_LAST_DONE, "The kitty stays with you, and the deal is over.",                         \
    "底牌保住了，这副牌打完了。")                                                                    \
  X(TUTORIAL_SCORE, "How did that come about? `why score` goes through it line by line.",          \
    "结果是怎么算的？`为什么 得分`一行一行说明。")                                                   \
  X(TUTORIAL_SCORE_DONE,                                                                           \
    "B and D stayed below 80: you and C rise to level 3 and play on with threes as trump rank. "   \
    "Whoever goes past the ace first wins the game.",                                              \
    "B和D没到80分：您和C升到3，下一副打3。谁先打过A，谁就赢下整局。")                              \
  X(TUTORIAL_END,                                                                                  \
    "That was all. `new` deals a game, `seat A` takes a place at it, `games` lists the others, "   \
    "`help throw` explains a word.",                                                               \
    "教程到此结束。`新局`发一局牌，`座位 A`坐下来打，`玩法`列出其他玩法，`帮助 甩牌`解释一个词。")
/* clang-format on */

#endif
