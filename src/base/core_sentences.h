/* core_sentences.h - what is said below the REPL, beside the refusals in refusal.h: name, English,
** 中文. sentence.h has how they are said. */
#ifndef core_sentences_h
#define core_sentences_h

#include "base/book_sentences.h"
#include "base/sentence.h"

/* clang-format off */
#define CORE_SENTENCES(X)                                                                          \
  /* numbers in words */                                                                           \
  X(N0, "no", "零") X(N1, "one", "一") X(N2, "two", "两") X(N3, "three", "三") X(N4, "four", "四") \
  X(N5, "five", "五") X(N6, "six", "六")                                                           \
  X(N7, "seven", "七") X(N8, "eight", "八") X(N9, "nine", "九") X(N10, "ten", "十")                \
  X(N11, "eleven", "十一") X(N12, "twelve", "十二")                                                \
  /* suits; lists */                                                                               \
  X(CLUBS, "clubs", "梅花") X(DIAMONDS, "diamonds", "方片") X(HEARTS, "hearts", "红桃")            \
  X(SPADES, "spades", "黑桃")                                                                      \
  X(TRUMPS, "trumps", "主牌")                                                                      \
  X(BIG_JOKER, "HJ", "大王") X(SMALL_JOKER, "LJ", "小王")                                          \
  X(SEVERAL_SUITS, "several suits", "不同花色")                                                    \
  X(NO_CARD, "no card", "没有牌")                                                                  \
  X(LIST_COMMA, ", ", "、")                                                                        \
  X(N_OR_MORE, "{n} or more", "至少{n}")                                                           \
  X(LIST_SEMICOLON, "; ", "；")                                                                    \
  X(LIST_COLON, ": ", "：")                                                                        \
  X(LIST_AND, " and ", "和")                                                                       \
  /* a name or a sentence that its author wrote in both languages */                               \
  X(IN_LANGUAGE, "{english}{chinese||}", "{chinese}{english||}")                                   \
  /* units: one, and several of a kind */                                                          \
  X(SINGLE, "a single", "单张")                                                                    \
  X(PAIR, "a pair", "对子")                                                                        \
  X(TRIPLE, "a triple", "三张")                                                                    \
  X(OF_A_KIND, "{n*} of a kind", "{n*}张同牌")                                                     \
  X(SINGLES, "singles", "单张")                                                                    \
  X(PAIRS, "pairs", "对子") X(PAIRS_IN_ROW, "pairs", "对")                                         \
  X(TRIPLES, "triples", "三张")                                                                    \
  X(SETS, "sets of {n*}", "{n*}张同牌")                                                            \
  X(SEVERAL_SETS, "{n*} {sets}", "{n*}个{sets}")                                                   \
  X(A_TRACTOR, "a tractor", "拖拉机")                                                              \
  X(TRACTOR, "a tractor of {length*} {sets}", "{length*}连{sets}（拖拉机）")                       \
  X(TRACTORS, "{n*} tractors of {length*} {sets}", "{n*}个{length*}连{sets}（拖拉机）")            \
  X(THROW_OF, "a throw of {units}", "甩牌（{units}）")                                             \
  X(RUN, "a run of {length*} cards", "{length*}张的顺子")                                          \
  X(RUNS, "{n*} runs of {length*} cards", "{n*}个{length*}张的顺子")                               \
  X(FORM, "a {form}", "{form}")                                                                    \
  X(FORMS, "{n*} {form}s", "{n*}个{form}")                                                         \
  X(FORM_OF, "a {form} of {n}", "{form}，{n}连")                                                   \
  /* what is added to a refusal */                                                                 \
  X(CALL_NTH, "{n|1st|2nd|3rd|4th|5th|6th|7th|8th} {card}", "第{n}张{card}")                       \
  X(CALL_OTHER, "other {card}", "另一张{card}")                                                    \
  X(CHOICE_PASS, "pass", "过") X(CHOICE_GIVE, "give", "给")                                        \
  X(LACKS_ALL, "you do not hold {cards}", "您手里没有{cards}")                                     \
  X(LACKS_SOME, "you hold only {n*} {card}", "您手里只有{n*}张{card}")                             \
  X(LEGAL_WOULD_BE, "{refusal}; legal would be {cards}{others|, for instance|}",                   \
    "{refusal}；{others|比如可以|只能}出{cards}")                                                  \
  /* following */                                                                                  \
  X(PLAY_N, "play {n*} {n|card|cards}, not {m*}", "要出{n*}张，不是{m*}张")                        \
  X(PLAY_N_NOT_NONE, "play {n*} {n|card|cards}, not none", "要出{n*}张，不能不出")                 \
  X(HOLD_N, "{n*}", "有{n*}张")                                                                    \
  X(HOLD_ONLY_N, "only {n*}", "只有{n*}张")                                                        \
  X(PLAY_SOME, "play {n*} of them", "要出其中{n*}张")                                              \
  X(PLAY_IT, "play it", "要出这张")                                                                \
  X(PLAY_BOTH, "play both", "两张都要出")                                                          \
  X(PLAY_ALL, "play all {n*}", "{n*}张都要出")                                                     \
  X(HOLD_SET, "one{sets||}", "{sets}")                                                             \
  X(HOLD_SETS, "{n*}{sets||}", "{n*}个{sets}")                                                     \
  X(SETS_SOME, "{n*} of them", "要跟其中{n*}个")                                                   \
  X(SETS_IT, "it{set||}", "必须跟{set}")                                                           \
  X(SETS_BOTH, "both", "两个都要跟")                                                               \
  X(SETS_ALL, "all {n*}", "{n*}个都要跟")                                                          \
  X(SETS_NOT, "{sets}, not {n*}", "{sets}，不能只跟{n*}个")                                        \
  X(SAME_SHAPE, "the same shape", "必须照样跟")                                                    \
  X(ONE_LIKE_IT, "one like it", "必须跟一个这样的")                                                \
  X(ONES_LIKE_THESE, "ones like these", "必须跟这样的牌型")                                        \
  X(CARDS_OWED, "you must play {n*} of these", "必须出其中{n*}张")                                 \
  /* leading */                                                                                    \
  X(TOO_MANY_PARTS, "it is in more than {n} parts", "它分成了{n}个以上的部分")                     \
  X(GROUPED_LONGEST, "a lead is divided longest first here, into {units}",                         \
    "这里领出的牌先取最长的部分，即{units}")                                                       \
  X(GROUPED_AS, "they can be divided into {units}", "可以拆成{units}")                             \
  X(GROUPED_OR, "{units} or {last}", "{units}或{last}")                                            \
  X(GROUPED_OTHERS, "{units} and in other ways", "{units}，还有其他拆法")                          \
  X(THROW_NEVER, "throws are not allowed here", "这里不能甩牌")                                    \
  X(THROW_NO_TRUMPS, "trumps may not be thrown", "主牌不能甩")                                     \
  X(THROW_EQUAL, "a throw must have every card equally often", "甩牌中每张牌的张数须相同")         \
  X(THROW_NOT_ALLOWED, "this throw is not allowed", "这样甩不行")                                  \
  /* climbing */                                                                                   \
  X(ABOVE_ITS_END, "they go on above {card}, where a {form} ends", "{form}最大到{card}")           \
  X(OF_NO_FORM, "they are of no form", "它不成牌型")                                               \
  X(PLAY_A_CARD, "a play is one card or more", "至少要出一张牌")                                   \
  X(ONLY_COMPLETES, "they can only complete what lies on the table", "它只能与桌上的牌凑成牌型")   \
  X(MUST_BE_HIGHER, "it must be higher", "必须更大")                                               \
  X(THEY_ARE, "they are {form}", "它是{form}")                                                     \
  X(STALE_VERSION, "that was meant for version {n} of the table, and it is at {m}",                \
    "这一手是看着桌面第{n}版出的，现在已是第{m}版")                                                \
  X(NOT_OUT_OF_TURN, "such cards are not played out of turn", "这样的牌不能抢出")                  \
  X(HAND_IS_OVER, "the hand at this table is over", "这一桌已经打完")                              \
  X(GONE_OUT, "you have gone out", "您已出完")                                                     \
  X(HAND_IS_PLAYED, "the hand is being played", "这一副正在打")                                    \
  X(EXCHANGE_RANKS, "only ranks that the exchange names may be asked for", "只能要进贡规定的点数") \
  X(EXCHANGE_ASKED, "that rank was asked for and is not held", "那个点数已要过，对方没有")         \
  X(EXCHANGE_OVER, "the exchange at this table is over", "这桌的进贡已结束")                       \
  X(EXCHANGE_OTHER, "that is no part of the exchange now", "进贡时现在不能这样")                   \
  /* declaring */                                                                                  \
  X(BID_KINDS, "what may be shown is {kinds}", "可以亮的是{kinds}")                                \
  X(BID_NO_KINDS, "what may be shown is nothing", "什么都不能亮")                                  \
  X(BID_RANKS, "identical cards of the trump rank", "相同的级牌")                                  \
  X(BID_JOKERS, "identical jokers", "相同的王")                                                    \
  X(BID_ANY, "identical cards of any rank", "任意点数的相同牌")                                    \
  X(BID_WITH, " with ", "加")                                                                      \
  X(BID_COUNTS_AS, "what counts as {kind}", "可当作{kind}的牌")                                    \
  X(RANGE_FROM, "{what} ({n} or more)", "{what}（{n}张以上）")                                     \
  X(RANGE_EXACT, "{what} ({n})", "{what}（{n}张）")                                                \
  X(RANGE_TO, "{what} ({n} to {m})", "{what}（{n}到{m}张）")                                       \
  X(NO_SUIT, "no suit", "不属任何花色")                                                            \
  X(NO_RANK_NOW, "none at this level", "这一级没有")                                               \
  X(NEEDS_MORE, "{n*} {n|card|cards} are needed", "需要{n*}张")                                    \
  X(NEEDS_MORE_OR_HIGHER, "{n*} {n|card|cards} are needed, or as many higher ones",                \
    "需要{n*}张，或同样多而更大的")                                                                \
  X(NEEDS_HIGHER, "as many higher ones are needed", "需要同样多而更大的")                          \
  X(NEEDS_NOTHING, "nothing in this deck does", "这副牌里没有能压过的")                            \
  X(NEEDS_DEFENCE, "{n*} {n|card|cards} defend", "加固需要{n*}张")                                 \
  X(BID_LATE, "you let the chance to answer pass: {n*} {n|card|cards} are needed now",             \
    "刚才没有加固，机会已过：现在需要{n*}张")                                                      \
  X(BID_LOW,                                                                                       \
    "{n*} {n|card does|cards do} not beat the standing declaration of seat {seat!}: {needed}",     \
    "{n*}张压不过{seat}亮的主：{needed}")                                                          \
  X(OWN_STANDS, "your own declaration stands already", "您亮的主已经有效")                         \
  X(OWN_NO_ADDING, "you may not add to your own declaration while it stands",                      \
    "您亮的主有效时不能再加")                                                                      \
  X(OWN_NO_CHANGE, "you may not change your own trump suit", "不能改自己亮的主花色")               \
  X(OWN_BEAT, "a change must beat your own declaration of {n}", "改亮必须压过自己亮的{n}张")       \
  X(DEFENCE_NONE, "a declaration is not defended in this game", "这种玩法不能加固亮主")            \
  X(DEFENCE_AT_ONCE, "only who has just been overcalled may defend, and at once",                  \
    "只有刚被反主的人可以加固，而且要马上")                                                        \
  X(DEFENCE_IDENTICAL, "a defence adds cards identical to those you showed",                       \
    "加固要用与所亮相同的牌")                                                                      \
  X(DEFENCE_AS_MANY, "a defence shows as many cards as the overcall: {n}",                         \
    "加固要亮出与反主一样多的牌：{n}张")                                                           \
  X(YIELD_WHO, "only who has just been overcalled has something to yield",                         \
    "只有刚被反主的人才能加固或不加固")                                                            \
  X(PASS_WHEN, "one passes after the last card is drawn", "抓完最后一张才能说不亮")                \
  X(ALL_DRAWN, "all cards are drawn: declare or pass", "牌已抓完：请亮主或不亮")                   \
  X(STILL_DRAWN, "the cards are still being drawn", "还在抓牌")                                    \
  X(BEING_DEALT, "the cards are being dealt", "正在发牌")                                          \
  /* the deal, the kitty */                                                                        \
  X(DEAL_NOT_OVER, "this deal is not over", "这副牌还没有结束")                                    \
  X(DEAL_REDEALT, "the cards were thrown in: deal again", "这副牌作废了：请重新发牌")              \
  X(DEAL_AGAIN, "the deal is over: deal again", "这副牌已结束：请发下一副")                        \
  X(NO_SUCH_ACTION, "there is no such action", "没有这种动作")                                     \
  X(NO_ACTION_HERE, "\"{word}\" is no action here", "这里不能“{word}”")                            \
  X(REVEAL_WHO, "the kitty is laid open by who buried it, before the first lead",                  \
    "只有扣底的人在开打之前可以亮出底牌")                                                          \
  X(NOT_BURIED, "the kitty is not buried yet", "底牌还没有扣")                                     \
  X(KITTY_PICKED_UP, "the kitty is picked up: bury as many cards", "底牌已拿起：请扣下同样多的牌") \
  X(KITTY_FIRST, "the kitty must be picked up first", "要先`拿底`")                                \
  X(THEFT_OR_PASS, "the kitty is buried: overbid it, or pass", "底已扣好：反底或者不反")           \
  X(MISDEAL_NEVER, "no hand may be thrown in in this game", "这种玩法不能要求重发")                \
  X(MISDEAL_WHEN,                                                                                  \
    "a hand is thrown in after the last card is drawn and before the kitty is picked up",          \
    "要求重发须在抓完最后一张之后、拿起底牌之前")                                                  \
  X(MISDEAL_BEFORE_LEAD,                                                                           \
    "a hand is thrown in after the last card is drawn and before the first lead",                  \
    "要求重发须在抓完最后一张之后、开打之前")                                                      \
  X(MISDEAL_KITTY, "who has picked the kitty up claims no misdeal", "拿起底牌的人不能要求重发")    \
  X(NOTHING_DECLARED, "at the declarer's level the jokers alone are trumps",                       \
    "庄家的级上只有王是主")                                                                        \
  X(RANK_NOT_IN_DECK, "there is no {rank} in the deck, and nobody could declare",                  \
    "全副里没有级牌{rank}")                                                                        \
  X(NO_BID_IN_DECK, "the deck has not the cards of any declaration", "这副牌凑不出任何亮主的牌")   \
  X(DEMOTED_OFF, "advance.demote names {rank}, which is not on the track (levels.track)",          \
    "advance.demote给出的{rank}不在级别之列（levels.track）")                                      \
  X(MISDEAL_NO_GROUND, "this hand has no ground for a misdeal", "这手牌不合乎重发的条件")          \
  X(GIFT_FIRST, "{n} {n|card|cards} must be given to {seat} first", "要先给{seat}{n}张牌")         \
  X(TRICKS_ARE_PLAYED, "the tricks are being played", "正在出牌")                                  \
  X(TRUMPS_ARE_MADE, "the tricks are being played: trumps can no longer be declared",              \
    "正在出牌：主已经定了，不能再亮")                                                              \
  X(KITTY_IS_BURIED, "the tricks are being played: the kitty is buried already",                   \
    "正在出牌：底已经扣好了")                                                                      \
  X(FRIENDS_ARE_CALLED, "the tricks are being played: friends can no longer be called",            \
    "正在出牌：不能再叫朋友")                                                                      \
  X(NO_PASS_IN_TRICKS, "the tricks are being played: nobody may pass, each plays cards",           \
    "正在出牌：不能过，人人都要出")                                                                \
  X(NOTHING_LEFT, "{field} failed at {place}: it leaves no legal play",                            \
    "{field}在{place}出错：没有留下任何合法出法")                                                  \
  /* phases of a variant */                                                                        \
  X(PHASE_FAILED, "phases.{phase} failed at {place}: {text}",                                      \
    "phases.{phase}在{place}出错：{text}")                                                         \
  X(PHASE_ENDLESS, "it is not over after a thousand actions", "一千步之后还没有结束")              \
  X(PHASE_MEMORY, "too much is remembered to keep one more answer",                                \
    "记住的东西太多，容不下又一个回答")                                                            \
  X(PHASE_NO_CHOICE, "{seat} is asked, and there is nothing to choose",                            \
    "问到{seat}，却没有可选的")                                                                    \
  X(PHASE_UNEVEN, "it leaves {n} cards in one hand and {m} in another",                            \
    "它使一手有{n}张，另一手有{m}张")                                                              \
  X(PHASE_KITTY, "it leaves {n} cards in the kitty, not {m}", "它使底牌有{n}张，而不是{m}张")      \
  X(PHASE_ANSWERED, "you have answered, and others have not yet", "您已经答了，别人还没有")        \
  X(CHOICE_NUMBER, "{word} {n}", "{word} {n}")                                                     \
  X(CHOICE_SOME, "{word} ({n} {n|card|cards})", "{word}（{n}张）")                                 \
  X(CHOICE_FROM_TO, "{word} ({n} to {m} cards)", "{word}（{n}到{m}张）")                           \
  /* friends */                                                                                    \
  X(NOT_CALLED_YET, "the declarer has not called yet", "庄家还没有找朋友")                         \
  X(CALL_NO_TRUMPS, "trumps are not called", "不能叫主牌")                                         \
  X(CALL_NO_SUIT, "cards of no suit are not called", "不能叫不属任何花色的牌")                     \
  X(CALL_NO_TOPS, "trump-rank cards and jokers are not called", "不能叫级牌和王")                  \
  X(CALL_RULE, "refused by the rule friends.callable", "规则friends.callable不允许")               \
  X(RULE_WAVERS, "a rule that forbids it allows it whenever it is asked again",                    \
    "规则先是不允许，再问却总是允许")                                                              \
  X(OTHER_NEVER, "\"the other\" copy is not asked for in this game: name the first, the second …", \
    "这种玩法不能叫“另一张”：请说第一张、第二张……")                                                \
  X(OTHER_OF_TWO, "\"the other\" copy needs a card of which the deck has two",                     \
    "“另一张”须是全副恰有两张的牌")                                                                \
  X(OTHER_HOLDS_ONE, "\"the other\" copy is asked for by who holds one",                           \
    "手里恰有一张才能叫“另一张”")                                                                  \
  X(ORDINAL_RANGE, "the deck has {n} of them: name a number from 1 to {n}",                        \
    "全副有{n}张：只能说第1张到第{n}张")                                                           \
  X(NO_SUCH_CARD, "the deck has no such card", "全副里没有这张牌")                                 \
  X(CALLS_MADE, "{n} friends are called in this game, and those calls are made",                   \
    "这种玩法叫{n}个朋友，都已叫了")                                                               \
  X(NO_CALLS, "no friends are called in this game", "这种玩法不找朋友")                            \
  /* what cannot be made */                                                                        \
  X(ORDER_WIDE, "the ladder of trumps has too many tiers of several equal cards: 10 have room",    \
    "主牌里一样大的牌分得太多级：最多10级")                                                        \
  X(ORDER_RANK_CARDS, "{n} cards of a rank: {m} are the most where suits are ignored",             \
    "一个点数有{n}张牌：不分花色时最多{m}张")                                                      \
  X(OUT_OF_MEMORY, "out of memory", "内存不够")                                                    \
  /* why a bot does what it does */                                                                \
  X(BOT_CALLED, "{bot}", "{bot}（{bot!}）")                                                        \
  X(NO_BOT, "there is no bot \"{name}\": there are {all}", "没有叫“{name}”的机器人；有{all}")      \
  X(BOTS_MORE, "more bots are named than {n} seats", "机器人比{n}个座位还多")                      \
  X(HINT_RANDOM, "drawn from all legal actions", "从所有合法的做法中随机选")                       \
  X(HINT_PHASE, "it knows nothing of this phase, and draws from what may be chosen",               \
    "不懂这一阶段，从可选的里面随机选")                                                            \
  X(HINT_DEFEND, "it is long in the suit it declared and has the cards to defend it",              \
    "亮的花色长，又有牌可加固")                                                                    \
  X(HINT_YIELD, "it lets the overcall stand", "不跟他争，随他反主")                                \
  X(HINT_NO_BID, "it has nothing better to declare", "没有更好的可亮")                             \
  X(HINT_PICK_UP, "the kitty is the declarer's", "底牌归庄家")                                     \
  X(HINT_BURY_EMPTIES, "it empties {suits}{ruffs|, and you can ruff there|}",                      \
    "把{suits}扣绝{ruffs|，以后可以杀|}")                                                          \
  X(HINT_BURY_REST, "; the rest: ", "；其余是")                                                    \
  X(HINT_BURY_LOW, "low cards without points", "没有分的小牌")                                     \
  X(HINT_BURY_LEAST, "the cards that you will miss least", "手里最用不着的牌")                     \
  X(HINT_BURY_POINTS, "; {n} points lie in it", "；底里有{n}分")                                   \
  X(HINT_BURY_NO_POINTS, "; no points lie in it", "；底里没有分")                                  \
  X(HINT_CALL, "it calls the high cards it lacks", "叫自己缺的大牌")                               \
  X(HINT_CALL_OTHERS,                                                                              \
    "it calls high cards that others hold{held|: your own copies can go first, so a later one|}"   \
    "{buried|; what you buried is not played, and does not count|}",                               \
    "叫别人手里的大牌{held|：自己那张可以先出，所以叫后面的一张|}"                                 \
    "{buried|；自己扣底的不会打出来，不算在内|}")                                                  \
  X(HINT_LEAD_LOW, "it leads many low cards", "领出许多小牌")                                      \
  X(HINT_FEWEST, "what is left then needs the fewest leads", "这样出，剩下的牌手数最少")           \
  X(HINT_FITS, "it follows, and breaks up nothing that goes together",                             \
    "跟得上，又不拆散手里的牌型")                                                                  \
  X(HINT_WAITS, "to follow would cost more than it brings", "这时候压，得不偿失")                  \
  X(HINT_BOMB_LEADS, "a bomb takes the lead, and what is left goes well",                          \
    "用炸弹抢到出牌权，剩下的好出")                                                                \
  X(HINT_GIVE_FITS, "the card that its hand misses least", "手里最用不着的一张")                   \
  X(HINT_REQUEST_FITS, "the rank that does its hand most good", "对手里的牌最有用的点数")          \
  X(HINT_GO_OUT, "it goes out", "出完了")                                                          \
  X(HINT_BOMB, "a bomb stops who is nearly out", "炸住快出完的人")                                 \
  X(HINT_SAVE_BOMBS, "it saves its bombs", "留着炸弹")                                             \
  X(HINT_NOTHING, "nothing follows", "没有压得过的")                                               \
  X(HINT_KEEP, "both are worth more than what comes back", "两张都比换来的值钱")                   \
  X(HINT_ACCEPT, "a high card for a low one", "用小牌换大牌")                                      \
  X(HINT_REQUEST, "a rank of which it has two becomes a bomb", "手里有两张的点数可以凑成炸弹")     \
  X(HINT_GIVE, "the lowest that may be given", "能给的最小的")                                     \
  X(HINT_WINNER, "nothing still out in its suit beats it", "外面这门没有能压过它的了")             \
  X(HINT_NO_WINNER, "no sure winner to lead: a low card, the high ones wait",                      \
    "没有必赢的牌可领：出小的，大牌留着")                                                          \
  X(HINT_FOLLOW, "the lowest that follows", "压得过的最小的")                                      \
  X(HINT_LITTLE, "the trick is not worth what it would cost: as little as possible goes in",       \
    "这一墩不值得花大牌：尽量少给")                                                                \
  X(HINT_TAKE, "it takes the trick", "赢下这一墩")                                                 \
  X(HINT_TAKE_POINTS, "it takes the trick, with {n} points", "赢下这一墩，有{n}分")                \
  X(HINT_MOST, "over what the others may hold, it brings most on average",                         \
    "按别人可能有的牌平均算来，这样领最好")                                                        \
  X(HINT_WINNER_BUT_RUFFS, "nothing still out in its suit beats it, only a ruff could",            \
    "外面这门没有能压过它的了，只怕被杀")                                                          \
  X(HINT_THROW, "nothing still out in the suit beats any part of it: all of it at once",           \
    "外面这门压不过其中任何一部分：一起甩出去")                                                    \
  X(HINT_SEEKS, "a friend is wanted in this suit", "要在这一门里找朋友")                           \
  X(HINT_MATE_RUFFS, "{seat} of your side has run out of this suit and can ruff it",               \
    "自己人{seat}这门已经绝了，可以杀")                                                            \
  X(HINT_DRAWS, "you hold many trumps: it draws those of the others", "主牌多：调别人的主")        \
  X(HINT_LAST_OF_SUIT, "your last of the suit: after it you can ruff",                             \
    "这门的最后一手：出完就能杀了")                                                                \
  X(HINT_CANNOT, "nothing that may be played wins: as little as possible goes in",                 \
    "怎么出也赢不了：尽量少给")                                                                    \
  X(HINT_TAKE_LAST, "; nobody plays after you", "；后面没有人了")                                  \
  X(HINT_TAKE_SURE, "; it is as good as sure to stay the highest", "；后面几乎压不过")             \
  X(HINT_MATE_SEAT, "{seat} is winning and is {sure||probably }of your side{points}",              \
    "{seat}最大，{sure||多半}是自己人{points}")                                                    \
  X(HINT_POINTS_GO, ": {n} points go in", "：垫{n}分")                                             \
  X(HINT_ENDS_SUIT, "; with it a suit is out of your hand, and you can ruff there",                \
    "；出了就绝一门，以后可以杀")                                                                  \
  X(HINT_MATE, "a team-mate is winning the trick", "这一墩是自己人赢")                             \
  X(HINT_MATE_POINTS, "a team-mate is winning the trick: {n} points for your side",                \
    "这一墩是自己人赢：给自己人送{n}分")                                                           \
  X(HINT_BID, "{n} % of its cards would be trumps", "手里{n}%的牌会成为主牌")

/* Words and positions that cannot be read. */
#define READ_SENTENCES(X)                                                                          \
  /* cards, trumps, calls, actions */                                                              \
  X(READ_NO_SUIT, "\"{text}\" has no suit: S, H, D or C is missing behind it",                     \
    "“{text}”没有花色：要写红桃5、梅花10这样")                                                     \
  X(READ_WHICH_SUIT, "{text}: of which suit? The hand has {cards}: `{typed}`, for instance",       \
    "{text}：哪一门的？手里有{cards}，例如`{typed}`")                                              \
  X(CARD_TYPED, "{code}{suit||}{rank||}", "{code||}{suit}{rank}")                                  \
  X(READ_SUIT_WANTED, "{text}: of which suit? The hand has {cards}",                               \
    "{text}：哪一门的？手里有{cards}")                                                             \
  X(READ_NO_RANK, "\"{text}\" has a suit without a rank before it",                                \
    "“{text}”里有花色没有点数：要写红桃5、梅花10这样")                                             \
  X(READ_NO_CARD,                                                                                  \
    "\"{text}\" is no card: a card is a rank (2-9 T J Q K A) and a suit (S H D C), a joker LJ "    \
    "or HJ",                                                                                       \
    "“{text}”不是一张牌：要写红桃5、梅花10、大王这样")                                             \
  X(READ_MANY_CARDS, "these are more than {n} cards", "牌超过{n}张")                               \
  X(READ_TOO_OFTEN, "{card} is there too often: there {n|is|are} {n} {n|pack|packs}",              \
    "只有{n*}副牌，{card}最多{n*}张")                                                              \
  X(READ_WHICH_JOKER, "{text}: black (small, LJ) or big (HJ)?",                                    \
    "{text}：是小王（LJ）还是大王（HJ）？")                                                        \
  X(READ_NO_JOKER, "{text}: this hand has no joker", "{text}：这手牌里没有王")                     \
  X(READ_JACK_OR_JOKER, "{text}: the big joker (RJ) or the jack of hearts (JH)?",                  \
    "{text}：是大王（RJ）还是红桃J（JH）？")                                                       \
  X(READ_NO_RANK_HELD, "this hand has no {rank}", "您手里没有{rank}")                              \
  X(READ_RANK_NOT_HELD, "this hand has fewer of {rank}", "您手里没有这么多{rank}")                 \
  X(READ_NOT_ALIKE, "{text}: this hand has not so many of one suit",                               \
    "{text}：您手里没有哪一门有这么多张")                                                          \
  X(READ_NO_TRUMP,                                                                                 \
    "\"{text}\" is no trump: it is a rank and a suit (9C), a rank alone (9NT), or NT",             \
    "“{text}”不是主：要写打9主梅花（9C）、打9无主（9NT），或无主（NT）")                           \
  X(READ_NO_CALL, "\"{text}\" is no friend call: it is a card, # and which copy (AC#1, AS#other)", \
    "“{text}”不是叫朋友：请说哪张牌、第几张，如“第一张黑桃A”、“另一张红桃K”")                      \
  X(READ_LONG_CALL, "\"{text}\" is no friend call", "“{text}”不是叫朋友")                          \
  X(READ_CALLS_NO_CARD, "\"{text}\" names no card", "“{text}”没有说出一张牌")                      \
  X(READ_NO_VERSION, "\"{text}\" ends in no version of the table (@12)",                           \
    "“{text}”后面的桌面版本不对（@12）")                                                           \
  X(READ_MANY_CALLS, "these are more than {n} calls", "叫的超过{n}个")                             \
  X(READ_NO_ACTION, "\"{text}\" is no action", "“{text}”不是可做的动作")                           \
  X(READ_LONG_LINE, "this line is too long", "这一行太长")                                         \
  X(READ_REQUEST, "\"{text}\" is no rank: request 7", "“{text}”不是点数：例如`要 7`")              \
  X(READ_NOTHING_BEHIND, "nothing stands behind \"{word}\"", "“{word}”后面不带别的")               \
  X(READ_NOTHING_DIVIDED, "no cards stand before \"as\"", "“拆成”（as）前面没有牌")                \
  X(READ_NO_DIVISION, "\"{text}\" is no division: it is a list of units such as 3 + 2 or 2x2 + 1", \
    "“{text}”不是拆法：应写成3 + 2或2x2 + 1这样的牌型")                                            \
  /* positions */                                                                                  \
  X(READ_FIELD_NEAR, "\"{text}\" is no field of a position: did you mean \"{near}\"?",             \
    "局面里没有“{text}”这一项：是不是“{near}”？")                                                  \
  X(READ_FIELD, "\"{text}\" is no field of a position", "局面里没有“{text}”这一项")                \
  X(READ_NO_FIELD, "\"{text}\" is no field: name=value is needed",                                 \
    "“{text}”不成一项：要写成name=value")                                                          \
  X(READ_TWICE, "{field} stands there twice", "{field}写了两次")                                   \
  X(READ_LONG_POSITION, "this position is too long", "局面写得太长")                               \
  X(READ_NO_GAME, "a position begins with the name of its game", "局面以玩法的名字开头")           \
  X(READ_LONG_GAME, "the name of the game is too long", "玩法的名字太长")                          \
  X(READ_NO_TRICKS, "this game has no tricks: positions are set up in them",                       \
    "这种玩法没有墩：局面是打墩时的局面")                                                          \
  X(READ_IN, "{field}: {why}", "{field}：{why}")                                                   \
  X(READ_PIECE, "{field}: \"{text}\" does not begin with a seat (A to {seat!}) and a colon",       \
    "{field}：“{text}”不是以座位（A到{seat!}）和冒号开头")                                         \
  X(READ_SEAT, "{field}: it must be a seat, A to {seat!}", "{field}：应是座位，A到{seat!}")        \
  X(READ_NUMBER, "{field}: a number is missing", "{field}：缺一个数")                              \
  X(READ_BRACES, "{field}: it must be in braces, and at most {n} bytes",                           \
    "{field}：要写在花括号里，最多{n}字节")                                                        \
  X(READ_BRACE_OPEN, "{field}: a brace is not closed, its end is missing",                         \
    "{field}：有花括号没有关上，缺了结尾")                                                         \
  X(READ_PLAYERS, "n: a number of players is needed", "n：要写人数")                               \
  X(READ_OTHER_PLAYERS, "n: this game has {n} players", "n：这种玩法是{n}个人")                    \
  X(READ_TRUMP_MISSING, "trump: it is missing (9C, 9NT or NT)", "trump：缺了主（9C、9NT或NT）")    \
  X(READ_LEVELS, "levels: one for each of the {n} players is needed",                              \
    "levels：{n}个人各要一个级别")                                                                 \
  X(READ_LEVEL, "levels: \"{text}\" is no level of this game",                                     \
    "levels：“{text}”不是这种玩法的级别")                                                          \
  X(READ_CALL_COPIES, "calls: a number of copies must stand in the brackets",                      \
    "calls：括号里要写张数")                                                                       \
  X(READ_CALLS_MANY, "calls: these are more than {n}", "calls：超过{n}个")                         \
  X(READ_CALLS_UNSETTLED, "calls: they could not be settled", "calls：定不出谁是朋友")             \
  X(READ_TWO_HANDS, "hands: {seat!} has two", "hands：{seat!}有两手")                              \
  X(READ_LARGE_HAND, "hands: {seat!} has {n} cards, a hand has {m}",                               \
    "hands：{seat!}有{n}张牌，一手只有{m}张")                                                      \
  X(READ_UNEVEN_HANDS, "hands: {seat!} began this trick with {n} cards, {other} with {m}",         \
    "hands：这一墩开始时{seat!}有{n}张牌，{other}有{m}张")                                         \
  X(READ_EMPTY_HANDS, "hands: they are empty, the deal is over",                                   \
    "hands：手里都没有牌，这副已经打完")                                                           \
  X(READ_SMALL_HANDS, "hands: they are smaller than the lead", "hands：手牌比领出的还少")          \
  X(READ_KITTY, "kitty: these are {n} cards, in this game it has {m}",                             \
    "kitty：这里有{n}张，这种玩法的底牌是{m}张")                                                   \
  X(READ_EXPOSED, "exposed: it is `yes` or left out", "exposed：写`yes`，或者不写")                \
  X(READ_NOT_EXPOSED, "exposed: the kitty is not laid open in this game",                          \
    "exposed：这种玩法不亮底牌")                                                                   \
  X(READ_NO_PLAY, "trick: {seat!} has played nothing", "trick：{seat!}没有出牌")                   \
  X(READ_OTHER_PLAY, "trick: {seat!} plays {n} cards to a lead of {m}",                            \
    "trick：领出{m}张，{seat!}却出了{n}张")                                                        \
  X(READ_LARGE_PLAY, "trick: {seat!} has played {n} cards, a hand has {m}",                        \
    "trick：{seat!}出了{n}张，一手只有{m}张")                                                      \
  X(READ_TRICK_OVER, "trick: everybody has played, it would not be on the table any more",         \
    "trick：人人都出过了，这一墩不会还在桌上")                                                     \
  X(READ_TRICK_ORDER, "trick: {seat!} does not play next", "trick：下一个不是{seat!}出牌")         \
  X(READ_TRICK_DIVIDED, "trick: the lead cannot be divided so", "trick：领出的牌不能这样拆")       \
  X(READ_TRICK_SUITS, "trick: the cards led are of several suits", "trick：领出的牌分属几门")      \
  X(READ_FIXED_TEAM,                                                                               \
    "team: teams are fixed here: it is every second seat from {seat!}, the declarer",              \
    "team：这里队伍是固定的：从庄家{seat!}起，隔一个座位一个")                                     \
  X(READ_TURN, "turn: after this trick it is {seat!}'s", "turn：这一墩之后轮到{seat!}")            \
  X(READ_NOT_OF_GAME, "{field}: positions of this game have no such field",                        \
    "{field}：这种玩法的局面没有这一项")                                                           \
  X(READ_TABLES, "tables: every seat once, between commas, tables between bars (A,B,C,D|E,F,G,H)", \
    "tables：每个座位写一次，用逗号隔开，各桌用竖线隔开（A,B,C,D|E,F,G,H）")                       \
  X(READ_ONE_A_TABLE, "{field}: two sit at one table", "{field}：有两个座位在同一桌")              \
  X(READ_OUT, "out: {seat!} holds cards, or stands there twice",                                   \
    "out：{seat!}手里还有牌，或者写了两次")                                                        \
  X(READ_TOP_FORM, "top: these cards are of no form that can be led",                              \
    "top：这些牌不成能领出的牌型")                                                                 \
  X(READ_TOP_ALL,                                                                                  \
    "top: everybody else has passed or is out, it would not be on the table any more",             \
    "top：别人都不要或者出完了，这手牌早该收走了")                                                 \
  X(READ_PASSED, "passes: {seat!} cannot have passed: nothing to pass on, no cards, or on top",    \
    "passes：{seat!}不可能已经不要：没有可不要的牌、手里没牌，或者最大的牌就是自己的")             \
  X(READ_NOT_ON_TURN, "turn: it cannot be {seat!}'s: out, passed, or on top",                      \
    "turn：不可能轮到{seat!}：出完了、不要了，或者最大的牌就是自己的")                             \
  X(READ_DECK_FEW, "hands: a table has more cards than its deck ({n})",                            \
    "hands：一桌的牌比一副牌（{n}张）还多")                                                        \
  X(READ_HAND_OVER, "hands: at no table do two players hold cards: the hand is over",              \
    "hands：哪一桌都没有两个人还有牌：这副已经打完")                                               \
  X(READ_MORE_COPIES, "{card} is there {n} times: the deck has {m}",                               \
    "{card}出现了{n}次：一共只有{m}张")

/* Records that cannot be read. */
#define RECORD_SENTENCES(X)                                                                        \
  X(AT_LINE, "line {n}: {why}", "第{n}行：{why}")                                                  \
  X(RECORD_NO_NUMBER, "{name}: \"{text}\" is no number", "{name}：“{text}”不是数")                 \
  X(RECORD_VERSION, "this record is of another version: versions 1 and 2 are read",                \
    "这份记录是别的版本：能读的是版本1和2")                                                        \
  X(RECORD_NONE, "this is no record of a game: such a file begins with `{line}` or `{other}`",     \
    "这不是牌局记录：记录文件以`{line}`或`{other}`开头")                                           \
  X(RECORD_MISSING, "{name} is missing", "缺{name}")                                               \
  X(RECORD_PLAYERS, "2 to {n} can play", "可以有2到{n}个人")                                       \
  X(RECORD_LEVELS, "{name}: the game does not start at these levels",                              \
    "{name}：这局不是从这些级别开始的")                                                            \
  X(RECORD_DECK, "{name}: this is not the deck that the seed gives",                               \
    "{name}：这个种子发出的不是这些牌")                                                            \
  X(RECORD_RULES,                                                                                  \
    "this game was played under other rules: their hash was {hash}, that of {game} now is {now}",  \
    "这局是按别的规则打的：那时规则的校验值是{hash}，{game}现在的是{now}")                         \
  X(RECORD_OTHER_PLAYERS, "the record is of {n} players, the game of {m}",                         \
    "记录是{n}个人的，玩法是{m}个人的")                                                            \
  X(RECORD_REFUSED, "{action} is refused: {why}", "{action}不合法：{why}")                         \
  X(RECORD_NO_DRAW, "action {n} is missing: it is no draw", "缺第{n}个动作：那里不是抓牌")         \
  X(RECORD_NO_ACTION, "this is no action: number, seat, action are needed",                        \
    "这不是动作：要写序号、座位和动作")                                                            \
  X(RECORD_NO_ORDINAL, "the number of the action is missing", "缺动作的序号")                      \
  X(RECORD_ORDER, "action {n} comes after action {m}", "第{n}个动作排在第{m}个之后")               \
  X(RECORD_WHO, "\"{text}\" is not who can do this", "“{text}”不能做这个动作")                     \
  X(RECORD_DAMAGED, "{name} is missing: the record is {cut|cut off|damaged}",                      \
    "缺{name}：记录{cut|被截断了|损坏了}")                                                         \
  X(RECORD_END_NO_NUMBER, "{name} is no number", "{name}不是数")                                   \
  X(RECORD_ACTIONS, "{n} actions are announced, {m} are there", "说有{n}个动作，实有{m}个")        \
  X(RECORD_OTHER_END, "the game ends otherwise than when it was recorded (its hash is {hash})",    \
    "这局的结局与记录时不同（校验值是{hash}）")                                                    \
  X(RECORD_CHANGED, "the text was changed: its checksum is {hash}",                                \
    "文字被改过：校验值应是{hash}")                                                                \
  X(RECORD_TAIL, "nothing stands behind the checksum", "校验值后面不能再有别的")

/* What a record has beyond that: positions, names, files of rules. */
#define SHARE_SENTENCES(X)                                                                         \
  X(RECORD_SET_UP, "{name}: a game that begins with a Position has none",                          \
    "{name}：以Position开始的牌局没有这一行")                                                      \
  X(RECORD_SEATS, "Seats: \"{text}\" are not letters of seats", "Seats：“{text}”不是座位的字母")   \
  X(RECORD_COACH, "Coach: \"{text}\" is not on: without the coach the line is left out",           \
    "Coach：“{text}”不是on：没开教练就不写这一行")                                                 \
  X(RECORD_POSITION, "Position: it is not written as the program writes it",                       \
    "Position：不是程序写出的样子")                                                                \
  X(RECORD_TWICE, "File: \"{file}\" is there twice", "File：“{file}”出现了两次")                   \
  X(RECORD_FULL, "File: a record carries at most {n} files of rules, together at most {m} MB",     \
    "File：一份记录最多带{n}个规则文件，合起来最多{m} MB")                                         \
  X(RECORD_FILE_NAME, "File: its name has characters that are not shown",                          \
    "File：名字里有不能显示的字符")                                                                \
  X(CARRIED_LARGE,                                                                                 \
    "the files of these rules have more than {n} MB together: a record cannot carry them",         \
    "这些规则文件合起来超过{n} MB：记录带不了")                                                    \
  X(CARRIED_ZERO,                                                                                  \
    "{file}: a record cannot carry it, there is a zero byte in it or its name is not plain",       \
    "{file}：记录带不了，里面有零字节，或名字里有不能显示的字符")                                  \
  X(CARRIED_IS_ABSENT, "rules out of the record: {files}", "用记录里带的规则：{files}")            \
  X(CARRIED_IS_OTHER, "rules out of the record, not the files here, which are others: {files}",    \
    "用记录里带的规则，不用这里同名而不同的文件：{files}")                                         \
  X(NAME_NO_SEAT, "\"{word}\": a seat, `=` and a name are wanted: A=Anna",                         \
    "“{word}”：要写座位、`=`和名字：A=安娜")                                                       \
  X(NAME_WHOSE, "\"{word}\" is no seat here: they are A to {seat!}",                               \
    "这里没有座位“{word}”：座位是A到{seat!}")                                                      \
  X(NAME_LONG, "\"{name}\": a name has at most {n} columns, a Chinese character takes two",        \
    "“{name}”：名字最多占{n}列，一个汉字占两列")                                                   \
  X(NAME_LETTERS, "\"{name}\": a name has letters that can be shown",                              \
    "“{name}”：名字里只能有能显示的字符")                                                          \
  X(NAME_MARKS, "\"{name}\": a name has no `=` and no `:`", "“{name}”：名字里不能有`=`和`:`")      \
  X(NAME_IS_SEAT, "\"{name}\" is a seat's letter: a name is longer",                               \
    "“{name}”是座位的字母：名字要长一些")                                                          \
  X(NAME_IS_CARDS, "\"{name}\" would be read as cards: write it otherwise",                        \
    "“{name}”会当成牌：请换个写法")                                                                \
  X(NAME_TWICE, "\"{name}\": {seat!} and {seat_other!} cannot have the same name",                 \
    "“{name}”：{seat!}和{seat_other!}不能同名")

/* Games that cannot be loaded as they were named; files of rules with a mistake get the words of
** their author's tools, which are English. */
#define LOAD_SENTENCES(X)                                                                          \
  X(GAME_NEAR, "there is no {house|house rule|game} \"{name}\" here: did you mean {near}?",        \
    "这里没有{house|房规|玩法}“{name}”：是不是{near}？")                                           \
  X(GAME_NONE,                                                                                     \
    "there is no {house|house rule|game} \"{name}\" here (`games{house| house|}` lists them, on "  \
    "the command line `pengyou list`)",                                                            \
    "这里没有{house|房规|玩法}“{name}”（`玩法{house| 房规|}`列出有的，在命令行上是`pengyou list`"  \
    "）")                                                                                          \
  X(GAME_NAME_LONG, "a name or a path has at most {n} letters", "名字或路径最多{n}个字母")         \
  X(GAME_PATH_LONG, "{path}: a path has at most {n} letters", "{path}：路径最多{n}个字母")         \
  X(GAME_OUTSIDE, "{path} lies outside {folder}", "{path}不在{folder}里面")                        \
  X(GAME_MANY_FILES, "more than {n} files in one game", "一种玩法的文件超过{n}个")                 \
  X(GAME_IS_HOUSE, "\"{name}\" is a house rule, not a game: name the game first, GAME+{name}",     \
    "“{name}”是房规，不是玩法：前面要写玩法，GAME+{name}")                                         \
  X(GAME_IS_GAME, "\"{name}\" is a game, not a house rule: it must come first",                    \
    "“{name}”是玩法，不是房规：要写在最前面")                                                      \
  X(GAME_NAMED, "{key}: \"{name}\" is a {house|game, not a house rule|house rule, not a game}",    \
    "{key}：“{name}”是{house|玩法，不是房规|房规，不是玩法}")                                      \
  X(GAME_EXTENDS, "\"{name}\" extends itself", "“{name}”以自己为基础")                             \
  X(GAME_FAMILY,                                                                                   \
    "family: \"{name}\" belongs to {trick|trick|climbing} games, and \"{game}\" is a "             \
    "{own|trick|climbing} game",                                                                   \
    "family：“{name}”属于{trick|打墩|跑牌}的玩法，而“{game}”是{own|打墩|跑牌}的玩法")              \
  X(GAME_FIELD_FAMILY,                                                                             \
    "{field}: belongs to {trick|trick|climbing} games, and \"{game}\" is a {own|trick|climbing} "  \
    "game (family)",                                                                               \
    "{field}：属于{trick|打墩|跑牌}的玩法，而“{game}”是{own|打墩|跑牌}的玩法（family）")           \
  X(GAME_NEEDS, "\"{name}\" needs {range} {key|players|packs}, not {n}",                           \
    "“{name}”要{range}{key|个人|副牌}，不能是{n}")                                                 \
  X(GAME_EXCLUDES, "\"{name}\" cannot be combined with \"{other}\" ({file})",                      \
    "“{name}”不能与“{other}”（{file}）合用")                                                       \
  X(GAME_NOT_FOR, "\"{name}\" is not for {trick|trick|climbing} games, and \"{game}\" is one",     \
    "“{name}”不用于{trick|打墩|跑牌}的玩法，而“{game}”正是")                                       \
  X(GAME_FIELD_NEAR, "unknown field {field}: did you mean {near}?",                                \
    "没有字段{field!}：是不是{near}？")                                                            \
  X(GAME_NO_FIELD, "unknown field {field}: there are {all}", "没有字段{field!}：有{all}")          \
  X(GAME_UNNAMED, "no game is named", "没有说是哪种玩法")                                          \
  X(GAME_SUM, "a game is NAME, or NAME+HOUSE-RULE+…", "玩法写作“名字”，或“名字+房规+…”")           \
  X(GAME_SUM_LONG, "a sum has at most {n} letters: make a house rule of some of it",               \
    "玩法加房规最多{n}个字母：把其中一些写成一条房规")                                             \
  X(GAME_NO_DECK, "there is no deck for {n} players; there is for {all}",                          \
    "没有{n}个人的打法：可以是{all}个人")

/* Files that cannot be read or written. */
#define FILE_SENTENCES(X)                                                                          \
  X(FILE_LONG, "the name of the file is too long", "文件名太长")                                   \
  X(FILE_MISSING, "there is no file {file}", "没有文件{file}")                                     \
  X(FILE_NO_FOLDER, "there is no folder for {file}", "没有存放{file}的文件夹")                     \
  X(FILE_IS_FOLDER, "{file} is a folder, not a file", "{file}是文件夹，不是文件")                  \
  X(FILE_IS_PIPE, "{file} is a pipe or a device, not a regular file",                              \
    "{file}是管道或设备，不是普通文件")                                                            \
  X(FILE_IS_LARGE, "{file} is larger than {n} MB", "{file}超过{n} MB")                             \
  X(FILE_IS_LINK, "{file} is a symbolic link: name the file itself",                               \
    "{file}是符号链接：请写文件本身的名字")                                                        \
  X(FILE_IS_THERE, "{file} is there already: nothing is written", "{file}已存在：没有写")          \
  X(FILE_FAILED, "{file}: {reason}", "{file}：{reason}")

/* The same by the helper process (io/helper_process.h). */
#define HELPER_SENTENCES(X)                                                                        \
  X(FILE_IS_HIDDEN, "{file} is hidden: isolated, only what can be seen is written",                \
    "{file}是隐藏文件：隔离运行时只写看得见的文件")                                                \
  X(PNG_MISSING,                                                                                   \
    "PNG needs rsvg-convert, which is not installed: `make setup-extra` installs it; SVG needs "   \
    "nothing",                                                                                     \
    "PNG要用rsvg-convert，还没有安装：`make setup-extra`可以安装；SVG什么都不用装")                \
  X(PNG_FAILED, "rsvg-convert made no picture of this; SVG needs nothing",                         \
    "rsvg-convert没能做出图；SVG什么都不用装")                                                     \
  X(FILE_IS_PROGRAM, "{file} is a program: isolated, none is written over",                        \
    "{file}是程序：隔离运行时不覆盖程序")                                                          \
  X(FILE_NO_HISTORY, "{file} is no history", "{file}不是输入记录")                                 \
  X(FILE_IS_PROCESS, "{file} is no file but a process", "{file}不是文件，是进程")                  \
  X(FILES_GONE, "the process that reads and writes the files is gone: start pengyou anew",         \
    "读写文件的进程已不在：请重新启动pengyou")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  CORE_SENTENCES(X) READ_SENTENCES(X) RECORD_SENTENCES(X) SHARE_SENTENCES(X) LOAD_SENTENCES(X)
      FILE_SENTENCES(X) HELPER_SENTENCES(X)
#undef X
};

#endif
