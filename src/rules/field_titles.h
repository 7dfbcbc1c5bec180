/* field_titles.h - what each field is called in headings, and what it decides: its name, the title
** in English and in 中文, the sentence in both. */
#ifndef field_titles_h
#define field_titles_h

/* clang-format off */
#define FIELD_TITLES(X)                                                                            \
  /* deck */                                                                                       \
  X("deck.players", "Number of players", "人数",                                                   \
    "how many can play, and the deck for each number of them",                                     \
    "可以几个人玩，以及每种人数各用怎样的牌")                                                      \
  X("deck.packs", "Packs", "副数",                                                                 \
    "packs of 52 cards and their jokers, where no row of deck.players says it",                    \
    "用几副牌，每副52张另加王；“人数”里那一行写了的以那里为准")                                    \
  X("deck.LJ", "Small jokers", "小王",                                                             \
    "small jokers in the whole deck; one a pack when nothing is said",                             \
    "全副共有几张小王；不写就每副一张")                                                            \
  X("deck.HJ", "Big jokers", "大王",                                                               \
    "big jokers in the whole deck; one a pack when nothing is said",                               \
    "全副共有几张大王；不写就每副一张")                                                            \
  X("deck.lowest", "Lowest rank", "最小的点数",                                                    \
    "the lowest rank in the deck; lower ones are left out of every pack",                          \
    "全副最小的点数，每一副都去掉比它小的牌")                                                      \
  X("deck.without", "Cards taken out", "去掉的牌",                                                 \
    "cards taken out of the deck, one copy for each time they are named",                          \
    "去掉的牌，写一次去掉一张")                                                                    \
  X("deck.fit", "Hands that do not come out even", "不能平均分的牌",                               \
    "what is done when the hands do not come out even beside the kitty",                           \
    "除去底牌还不能平均分时怎么办：不许这样发牌，或者剔除最小的牌，但分牌和正在打的级牌留下")      \
  X("deck.spares", "Low cards that stay", "留下的小牌",                                            \
    "which ranks count as levels in play, so that deck.fit leaves their cards in; else those of "  \
    "all players",                                                                                 \
    "哪些点数算正在打的级牌，“不能平均分的牌”一项不剔除它们；不写就是每个人的级")                  \
  X("deck.tables", "Players at a table", "每桌人数",                                               \
    "how many sit at a table, each with its own deck: larger gatherings are split as evenly as "   \
    "can be",                                                                                      \
    "一桌坐几个人，每桌各用自己的牌；人多时尽量平均分桌")                                          \
  /* deal */                                                                                       \
  X("deal.direction", "Direction of play", "轮转方向",                                             \
    "which way drawing and play go round", "抓牌和出牌按哪个方向轮")                               \
  X("deal.first", "Who begins the first deal", "首副谁先",                                         \
    "who draws first in the first deal, in climbing games who deals",                              \
    "第一副牌谁先抓，跑牌类玩法里谁发牌")                                                          \
  X("deal.next", "Who begins later deals", "以后谁先",                                             \
    "who draws first in later deals, in climbing games who deals",                                 \
    "以后各副牌谁先抓，跑牌类玩法里谁发牌；won和lost指庄家方的胜负")                               \
  X("deal.misdeal", "Misdeal", "要求重发",                                                         \
    "which hands are so poor that their holder may have the cards dealt again",                    \
    "手牌怎样才可以要求重发")                                                                      \
  X("deal.misdeal_until", "How long a misdeal may be claimed", "何时可要求重发",                   \
    "until when a misdeal may be claimed",                                                         \
    "到什么时候为止可以要求重发：拿起底牌，或者开打（拿起底牌的人那时不能要求）")                  \
  X("deal.misdeal_first", "Who draws first after a misdeal", "重发后谁先抓",                       \
    "who draws first after a misdeal", "这样重发之后谁先抓")                                       \
  X("deal.refuse", "When no deal may begin", "何时不能开始",                                       \
    "why a deal may not begin; none does without a card of a rank that somebody may declare",      \
    "这副牌为什么不能开始；没有可亮的级牌时本来就不能开始")                                        \
  X("deal.begins", "Before the first card", "抓牌之前",                                            \
    "what is done before the first card is drawn", "抓第一张牌之前做什么")                         \
  X("deal.ends", "When the deal is over", "打完之后",                                              \
    "what is done when a deal is over, before levels move", "一副牌打完、升级之前做什么")          \
  /* points */                                                                                     \
  X("points.cards", "Card points", "分牌",                                                         \
    "what the cards are worth", "各种牌值多少分")                                                  \
  X("points.shown", "Points that lie open", "亮着的得分",                                          \
    "whose won points lie open during the play", "打牌时谁得的分亮在桌上")                         \
  /* levels */                                                                                     \
  X("levels.track", "Levels", "级数",                                                              \
    "the levels, in the order in which they are climbed; NT at its end is a level at which only "  \
    "jokers are trumps; where there is but one, and it comes again, nobody rises",                 \
    "各级的次序；最后的NT是只有王作主的一级；只有一级而又重来，就谁也不升级")                      \
  X("levels.start", "First level", "起始级",                                                       \
    "the level on which everybody starts", "大家从哪一级打起")                                     \
  X("levels.after_last", "After the last level", "打过最后一级",                                   \
    "what comes behind the last level: the game is won, or a further lap",                         \
    "打过最后一级之后：赢得全局，或再打一圈")                                                      \
  X("levels.standing", "Active and passive players", "上台与下台",                                 \
    "whether players are active or passive, beside their levels: passive are those who lost the "  \
    "last deal",                                                                                   \
    "除了级别，是否还分主动方和被动方：上一副输的一方是被动方")                                    \
  /* declare */                                                                                    \
  X("declare.rank", "Rank that is shown", "亮什么点数",                                            \
    "cards of whose level make a declaration: of one's own, or of the declarer's",                 \
    "亮主亮谁的级：自己的，或庄家的（还没有庄家时亮自己的）")                                      \
  X("declare.by", "Who may declare", "谁可以亮主",                                                 \
    "who may declare, where players are active or passive (levels.standing)",                      \
    "分主动方和被动方时（“上台与下台”）谁可以亮主")                                                \
  X("declare.bids", "Declarations", "亮法",                                                        \
    "which declarations there are, and which cards each of them shows",                            \
    "可以怎样亮主：要亮几张相同的级牌、几张相同的王、几张任意点数的相同牌；或由函数认可的任何牌")  \
  X("declare.beats", "What beats a declaration", "怎样反主",                                       \
    "what makes a declaration beat the one before it, the most important first; with nothing "     \
    "here the first one stands",                                                                   \
    "凭什么压过前面亮的主，重要的在前；什么都不写就是先亮者为准")                                  \
  X("declare.own", "One's own declaration", "自己的亮主",                                          \
    "what a player may do about a declaration of his or her own", "对自己亮的主还可以做什么")      \
  X("declare.shown", "Cards shown before", "亮过的牌",                                             \
    "whether cards that were shown once may be shown again", "亮过的牌能不能再亮")                 \
  X("declare.declarer", "Who becomes declarer", "谁做庄",                                          \
    "whose declaration makes the declarer, when nobody is named in advance",                       \
    "没有事先定庄时，谁亮的主定庄")                                                                \
  X("declare.does", "What a declaration does beside", "亮主附带什么",                              \
    "what a declaration does besides naming trumps", "亮主除定主之外还引起什么")                   \
  X("declare.nobody", "When nobody declares", "无人亮主",                                          \
    "what happens when nobody declares", "没有人亮主怎么办")                                       \
  X("declare.refuse", "Declarations that are forbidden", "不许的亮主",                             \
    "why a declaration may not be made", "为什么不能这样亮主")                                     \
  /* kitty */                                                                                      \
  X("kitty.size", "Size of the kitty", "底牌张数",                                                 \
    "cards in the kitty, where no row of deck.players says it",                                    \
    "底牌几张；“人数”里那一行写了的以那里为准")                                                    \
  X("kitty.buries", "Who takes the kitty", "谁拿底牌",                                             \
    "who takes the kitty and buries as many cards",                                                \
    "谁拿底牌并扣下同样多的牌；没有人拿就原样放着，最后照算")                                      \
  X("kitty.theft", "Taking the kitty over", "炒底",                                                \
    "whether others may overbid when the kitty is buried, take it and bury in their turn, again "  \
    "and again; the declarer stays who it was",                                                    \
    "扣底之后别人能不能反主并拿底牌再扣，一直反下去；庄家不变")                                    \
  X("kitty.exposed", "Laying the kitty open", "亮出底牌",                                          \
    "whether the buried kitty may be laid open before the first lead, and how often it then "      \
    "counts",                                                                                      \
    "开打之前能不能亮出扣下的底牌，亮了以后底分算几倍")                                            \
  X("kitty.shown_at_end", "The kitty at the end", "最后看底牌",                                    \
    "whether the kitty is shown when the deal is over", "打完之后底牌是否亮给大家看")              \
  X("kitty.multiplier", "What the kitty counts", "底牌倍数",                                       \
    "how often the kitty's points count for opponents who win the last trick: a number, or a "     \
    "word",                                                                                        \
    "闲家赢末墩抠底（也说扣底），底分翻几倍；两个词是最长部分张数的两倍：领出的，或赢墩那一手的")  \
  X("kitty.refuse", "Cards that may not be buried", "不许扣的牌",                                  \
    "why cards may not be buried", "为什么不能扣这些牌")                                           \
  /* friends */                                                                                    \
  X("friends.teams", "Sides", "分组",                                                              \
    "how the sides come about", "怎样分边：不分，找朋友，或隔座为一方")                            \
  X("friends.count", "Number of friends", "朋友人数",                                              \
    "how many friends are called", "叫几个朋友")                                                   \
  X("friends.callable", "Cards that may be called", "可以叫的牌",                                  \
    "which cards may be called", "哪些牌可以叫")                                                   \
  X("friends.own_copy", "The declarer's own copies", "庄家自己的那张",                             \
    "whether copies that the declarer plays are counted, when the first or the second copy of a "  \
    "card was called",                                                                             \
    "庄家自己的那几张是否一起数；或者恰有两张的牌可以叫“另一张”")                                  \
  X("friends.twice", "A call met within the team", "自己人出了叫的牌",                             \
    "what becomes of a call when the called card is played by somebody who is on the declarer's "  \
    "side already",                                                                                \
    "所叫的牌由已在庄家方的人打出时怎样")                                                          \
  X("friends.joins", "When a friend joins", "何时入伙",                                            \
    "when a friend joins the declarer's side", "朋友什么时候加入；函数还可以说这一张算不算")       \
  X("friends.found", "How a friend is found", "怎样认朋友",                                        \
    "how a friend is found: by playing the called copy, or by holding it",                         \
    "怎样找到朋友：打出所叫的那张，或开打时拿着它（从庄家起数），打出之前谁也看不见")              \
  X("friends.calls", "Calls without a choice", "规定的叫牌",                                       \
    "what is called where the declarer has no choice; then there is no calling",                   \
    "庄家没有选择时叫什么牌；这样就没有找朋友的阶段")                                              \
  X("friends.refuse", "Calls that are forbidden", "不许的叫牌",                                    \
    "why a card may not be called", "为什么不能叫这张牌")                                          \
  /* order */                                                                                      \
  X("order.trumps", "Trumps with a trump suit, from low to high", "主牌次序",                      \
    "which cards are trumps where there is a trump suit, from low to high; a joker that is left "  \
    "out belongs to no suit",                                                                      \
    "有主花色时的主牌；没有写进去的王不属任何花色")                                                \
  X("order.no_trump", "Trumps without a trump suit, from low to high", "无主时的次序",             \
    "which cards are trumps where there is no trump suit, from low to high; a joker that is "      \
    "left out belongs to no suit",                                                                 \
    "无主时的主牌；没有写进去的王不属任何花色")                                                    \
  X("order.tractors", "Cards in sequence", "怎样算连",                                             \
    "which cards may follow each other in a tractor",                                              \
    "哪些牌可以连成拖拉机：级牌和王除外，或整门都可以；函数问的是一张牌和紧挨在它上面的一张")      \
  X("order.equals", "Sets of equal rank", "同点数的对子",                                          \
    "whether sets that rank equal may follow each other in a tractor", "一样大的对子等算不算相连") \
  X("order.gap", "Across the trump rank", "隔着级牌",                                              \
    "whether the ranks on both sides of the trump rank are neighbours in a tractor",               \
    "级牌两边的点数算不算相连")                                                                    \
  X("order.suits", "Suits", "花色",                                                                \
    "whether cards of a rank differ by their suits", "同点数的牌分不分花色")                       \
  X("order.ranks", "Order of the ranks", "点数次序",                                               \
    "the ranks from low to high, where the ace is not the highest",                                \
    "点数从小到大的次序，用于A不是最大的玩法")                                                     \
  /* lead */                                                                                       \
  X("lead.first", "First lead", "谁先出",                                                          \
    "who leads to the first trick (in climbing games, where no exchange says it)",                 \
    "第一墩谁领出；进贡已经定下谁领出的，不看这里")                                                \
  X("lead.grouping", "Dividing a lead", "领出怎样拆",                                              \
    "how led cards are divided into units, and whether the leader may say how",                    \
    "领出的牌怎样拆成几部分，领出者能不能自己声明")                                                \
  X("lead.forms", "What may be led", "可以出的牌型",                                               \
    "which units there are: how many cards alike make a set, and how many sets in sequence; or "   \
    "certain cards, or those that a function says yes to",                                         \
    "一个部分可以是什么：几张相同的牌，几组相连，写明的几张牌，或由函数判断")                      \
  X("lead.refuse", "Leads that are forbidden", "不许的领出",                                       \
    "why cards may not be led", "为什么不能领出这些牌")                                            \
  /* follow */                                                                                     \
  X("follow.owes", "What is owed to a lead", "必须跟什么",                                         \
    "what must be played to a lead, as far as the hand has it, the most important first",          \
    "跟牌时必须跟什么，重要的在前；列出几种牌型的，手里有的第一种")                                \
  X("follow.smaller", "Smaller sets", "不够时跟什么",                                              \
    "whether smaller sets are owed where the hand has none as large as a led one",                 \
    "跟不上同样多张的牌时，什么时候必须跟小一点的；“按张数拆着跟”用领出那部分的全部张数来算，拖"   \
    "拉机也一个接一个地跟")                                                                        \
  X("follow.protect", "Sets that need not be broken", "不必拆的牌",                                \
    "which sets in the hand need not be broken to give what was led",                              \
    "为了跟牌，哪些牌不必拆；写了最后一个，整个打出的大组也不能代替足够的散对")                    \
  X("follow.refuse", "Plays that are forbidden", "不许的跟牌",                                     \
    "why cards may not be followed with", "为什么不能这样跟牌")                                    \
  X("follow.pass", "Passing", "不要",                                                              \
    "whether who has passed may play later in the same trick",                                     \
    "说了不要以后，同一墩里还能不能再出")                                                          \
  X("follow.race", "Several out of turn", "几个人抢出",                                            \
    "who comes first when several want to play out of turn", "几个人同时要抢出时谁先")             \
  X("follow.own_top", "Upon one's own play", "压自己的牌",                                         \
    "whether a player may play out of turn upon his or her own play", "能不能抢出来压自己出的牌")  \
  /* throw */                                                                                      \
  X("throw.allowed", "Throws", "甩牌",                                                             \
    "whether several units may be led together, as a throw",                                       \
    "能不能几个部分一起甩；“equal sets”：每张牌的张数相同")                                        \
  X("throw.stopped_by", "Who can stop a throw", "谁能拦甩牌",                                      \
    "whose cards can stop a throw", "谁的牌能挡住甩牌")                                            \
  X("throw.test", "What stops a throw", "怎样算压过",                                              \
    "what beats a unit of a throw: a higher one like it, or any higher card",                      \
    "什么能挡住：更大的同样部分，或任何一张比甩出的最小牌大的牌")                                  \
  X("throw.forced", "What stays of a failed throw", "甩失败留什么",                                \
    "what stays on the table of a throw that fails", "甩牌失败，留在桌上的是什么")                 \
  X("throw.penalty", "Price of a failed throw", "甩失败罚什么",                                    \
    "what a failed throw costs", "甩牌失败怎样罚")                                                 \
  X("throw.shown", "What is shown of the objection", "拦甩牌时亮什么",                             \
    "what the others learn of who stops a throw",                                                  \
    "挡住甩牌的人亮出什么：什么都不亮，亮出是谁，或亮出牌")                                        \
  /* win */                                                                                        \
  X("win.overruff", "A throw ruffed twice", "几家毙谁大",                                          \
    "what decides between two ruffs of a throw",                                                   \
    "甩牌被两家杀时比什么：最长的部分；张数最多的组里最大的；先比最长的，一样大再比下一个，领出"   \
    "还有别的时单张不比；每个部分都比；最大的一张")                                                \
  X("win.throws", "What beats a throw", "什么大过甩牌",                                            \
    "what wins a trick to which several units were led: a ruff alone, or higher cards of the "     \
    "suit too (where several units stay of a throw that fails)",                                   \
    "甩出几个部分时什么能赢：只有杀牌，因为甩成的牌同门没有能压的；或者同门更大的也能赢，像两手"   \
    "杀牌那样比（用于甩牌失败后留下几个部分的玩法）")                                              \
  X("win.beats", "Which play is better", "谁的牌大",                                               \
    "whether a play beats the best one so far", "一手牌能不能压过目前最大的")                      \
  /* exchange */                                                                                   \
  X("exchange.steps", "Steps of the exchange", "换牌步骤",                                         \
    "what winner and loser of the last hand do before the next, step by step",                     \
    "下一副出牌之前，上一副的头游和末游一步一步做什么")                                            \
  /* score */                                                                                      \
  X("score.step", "Points in a step", "每档分数",                                                  \
    "how many points one step of the score table is", "升级表里每一档是多少分")                    \
  X("score.points", "The points that count", "算分",                                               \
    "changes the opponents' points, when tricks, penalties and kitty are counted, before the "     \
    "score table is asked",                                                                        \
    "墩分、罚分、底分都算完之后，闲家用来查表的分；这时还不知道胜负和升几级")                      \
  X("score.bands", "Result", "胜负",                                                               \
    "who wins how many levels, by the opponents' points; its rows count score.step",               \
    "按闲家的分，谁胜，升几级；每行开头的数是多少个“每档分数”")                                    \
  X("score.early_end", "An early end of the play", "提前结束",                                     \
    "whether the play stops as soon as the rest could not change the result; the points are "      \
    "those won so far",                                                                            \
    "手里还有牌时，一墩之后能不能提前结束，分按已得的算：剩下的牌和底牌都改变不了胜负和级数时算"   \
    "定局（还有没找到的朋友，或用了“算分”、“最后改动”两项的函数时不算）")                          \
  X("score.below_zero", "Points below zero", "负分",                                               \
    "what becomes of opponents' points that are below zero", "闲家不足零分时是否算零分")           \
  X("score.short_team", "Declarers short of friends", "朋友不足",                                  \
    "what declarers gain who win with fewer friends than they could have had",                     \
    "庄家方少朋友而胜时多得什么：少几个就多乘几倍，或多升一级")                                    \
  X("score.adjust", "Last word on the result", "最后改动",                                         \
    "changes who wins the deal, and how many levels, after all else", "胜负和级数最后由它裁定")    \
  X("score.places", "Points by place", "名次分",                                                   \
    "points of a hand by the order of going out", "按出完的次序各得几分")                          \
  /* advance */                                                                                    \
  X("advance.stops", "Levels nobody jumps over", "必打的级",                                       \
    "levels that nobody may jump over, and who may leave them; written in a row (\"5 T K\"), "     \
    "winning declarers may",                                                                       \
    "不能跳过的级，以及谁能打过去：任何赢家（“anyone”）、胜了的庄家方（“declarers”，简写也是它）"  \
    "，或打这一级的那副牌里胜了的庄家方（“declarer”）")                                            \
  X("advance.steps", "How far levels move", "升几级",                                              \
    "how far a player's level moves", "一个人升几级")                                              \
  X("advance.demote", "Falling back", "退级",                                                      \
    "the level to which a player falls back before levels are gained; who stands below it stays "  \
    "there",                                                                                       \
    "升级之前先降回哪一级；本来就低于它的不动")                                                    \
  X("advance.declarer", "Next declarer", "下一个庄家",                                             \
    "who is the declarer of the next deal", "下一副谁坐庄；没有人就由亮主来定")                    \
  X("advance.game_over", "End of the game", "全局结束",                                            \
    "when the game is over", "整局什么时候结束；打够副数时级别最高的人赢")                         \
  X("advance.moves", "Changing tables", "换桌",                                                    \
    "who goes to the next table after a hand, into the place of who leaves it",                    \
    "一副之后谁换到下一桌，坐那桌离开的人的位子")                                                  \
  /* phases */                                                                                     \
  X("phases", "Course of a deal", "一副牌的过程",                                                  \
    "the phases of a deal, in order: a trick game begins with \"draw\" and ends with \"tricks\"," \
    " or with phases of its own behind them; a climbing game begins with \"deal out\" and ends "  \
    "with \"climb\"",                                                                              \
    "一副牌依次经过哪些阶段：打墩的玩法从draw开始，到tricks结束，后面还可以有自己的阶段；跑牌类"   \
    "玩法从deal out开始，到climb结束")
/* clang-format on */

#endif
