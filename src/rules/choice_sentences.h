/* choice_sentences.h - what each word and key does that may stand in a field: id (as
** field_sentences.h tells), English, 中文. What a whole field decides is said in field_titles.h. */
#ifndef choice_sentences_h
#define choice_sentences_h

/* clang-format off */
#define CHOICE_SENTENCES(X)                                                                        \
  /* deck */                                                                                       \
  X("deck.players.packs", "so many packs of 52 cards and their jokers",                            \
    "用几副牌，每副52张另加王")                                                                    \
  X("deck.players.LJ", "small jokers in the whole deck, instead of deck.LJ",                       \
    "全副共有几张小王，代替deck.LJ")                                                               \
  X("deck.players.HJ", "big jokers in the whole deck, instead of deck.HJ",                         \
    "全副共有几张大王，代替deck.HJ")                                                               \
  X("deck.players.kitty", "cards in the kitty, instead of kitty.size",                             \
    "底牌张数，代替“底牌张数”一项")                                                                \
  X("deck.players.lowest", "the lowest rank in the deck, instead of deck.lowest",                  \
    "最小的点数，代替“最小的点数”一项")                                                            \
  X("deck.players.without", "cards taken out, instead of deck.without",                            \
    "去掉哪些牌，代替“去掉的牌”一项")                                                              \
  X("deck.packs.lowest", "this pack has no cards below that rank", "这一副没有比它小的牌")         \
  X("deck.packs.LJ", "so many small jokers come with this pack; one when nothing is said",         \
    "这一副带几张小王；不写就是一张")                                                              \
  X("deck.packs.HJ", "so many big jokers come with this pack; one when nothing is said",           \
    "这一副带几张大王；不写就是一张")                                                              \
  X("deck.packs.without", "these cards are missing from this pack", "这一副缺这些牌")              \
  X("deck.fit: exact", "a deck that does not come out even beside the kitty is refused",           \
    "除去底牌不能平均分，就不能玩")                                                                \
  X("deck.fit: drop low cards",                                                                    \
    "as many low cards are left out of each deal as hands and kitty need; point cards and the "    \
    "levels in play stay in as long as there are others",                                          \
    "每副牌剔除若干小牌，使大家张数相同；还有别的牌可剔时，分牌和正在打的级牌留下")                \
  /* seats */                                                                                      \
  X("seat: declarer", "the declarer", "庄家")                                                      \
  X("seat: partner",                                                                               \
    "the declarer's next partner in turn order (the declarer, where there is none or none is "     \
    "known yet)",                                                                                  \
    "从庄家往下数的第一个同伴（没有，或还不知道是谁，就还是庄家）")                                \
  X("seat: next seat", "the seat after the declarer in turn order", "庄家的下家")                  \
  X("seat: next winner",                                                                           \
    "the next player of the side that won, in turn order after the declarer (else the declarer)",  \
    "从庄家往下数，赢的一方的下一个人")                                                            \
  X("seat: next opponent", "the next opponent in turn order after the declarer",                   \
    "从庄家往下数的第一个闲家")                                                                    \
  X("seat: last trick's winner", "who took the last trick (the declarer before there is one)",     \
    "赢末墩的人（还没打过一墩时是庄家）")                                                          \
  X("seat: bidder", "whose declaration stands (the declarer where nobody declared)",               \
    "亮主有效的人（没有人亮主时是庄家）")                                                          \
  X("seat: first drawer", "who drew the first card of this deal", "这副牌先抓的人")                \
  X("seat: after the first drawer", "the seat after who drew the first card of this deal",         \
    "这副牌先抓的人的下家")                                                                        \
  /* deal */                                                                                       \
  X("deal.direction: clockwise", "drawing and turns go to the left", "顺时针，轮到左手边")         \
  X("deal.direction: anticlockwise", "drawing and turns go to the right", "逆时针，轮到右手边")    \
  X("deal.first: random", "a player drawn by lot", "随机")                                         \
  X("deal.first: highest card",                                                                    \
    "everybody draws a card; the highest draws first, and who ties for it draws again",            \
    "每人抽一张，最大的先抓；并列的再抽")                                                          \
  X("deal.first: lowest card",                                                                     \
    "everybody draws a card; the lowest draws first, and who ties for it draws again",             \
    "每人抽一张，最小的先抓；并列的再抽")                                                          \
  X("deal.first: cut",                                                                             \
    "everybody cuts for a card; the highest draws first, and who ties for it cuts again",          \
    "每人切一张，最大的先抓；并列的再切")                                                          \
  X("deal.first: cut and count",                                                                   \
    "one card is cut, and as many seats are counted in turn order, ace one to king thirteen, "     \
    "from the seat after A on; a joker cuts again",                                                \
    "切一张牌，从A座位的下家起按次序数那么多个座位（A数一，K数十三）；切到王就再切")               \
  X("deal.next: nobody", "nobody else: who drew first in the last deal draws first again",         \
    "不换人：上一副先抓的人再先抓")                                                                \
  X("deal.next.won", "who draws first when the declarers won", "庄家方胜时谁先抓")                 \
  X("deal.next.lost", "who draws first when the opponents won", "闲家方胜时谁先抓")                \
  X("deal.next.even", "who draws first when nobody won; as `won` when nothing is said",            \
    "双方都不升级时谁先抓；不写就同won")                                                           \
  X("deal.next, climbing: loser", "who went out last in the last hand deals", "上一副的末游发牌")  \
  X("deal.next, climbing: winner", "who went out first in the last hand deals",                    \
    "上一副的头游发牌")                                                                            \
  X("deal.next, climbing: next seat", "who sits after the last dealer deals",                      \
    "上一副发牌人的下家发牌")                                                                      \
  X("deal.misdeal_until: pick-up", "when all cards are drawn, and before the kitty is picked up",  \
    "抓完牌之后、拿起底牌之前可以要求重发")                                                        \
  X("deal.misdeal_until: first lead",                                                              \
    "until the first cards are led, but not by who has picked up the kitty",                       \
    "开打之前都可以要求重发，但拿起底牌的人不行")                                                  \
  X("deal.misdeal_first: same", "who drew first the time before", "原来先抓的人再先抓")            \
  X("deal.misdeal_first: claimer", "who claimed the misdeal", "要求重发的人先抓")                  \
  /* points and levels */                                                                          \
  X("points.shown: nobody", "nobody's won points are shown during the play", "谁的都不亮")         \
  X("points.shown: opponents", "the won points of all who are not known as declarers are shown",   \
    "还不知道是庄家方的人，得分亮着")                                                              \
  X("points.shown: all", "everybody's won points are shown", "所有人的得分都亮着")                 \
  X("levels.after_last: win",                                                                      \
    "who rises past the last level is through; whether that ends the game is a rule of its own",   \
    "升过最后一级就打通了")                                                                        \
  X("levels.after_last: again", "behind the last level the first one comes again",                 \
    "最后一级之后再从第一级打起")                                                                  \
  X("levels.after_last, such as: again from T",                                                    \
    "behind the last level comes the one named, any of the track, and then those after it",        \
    "最后一级之后再从写明的那一级打起，可以是任何一级")                                            \
  X("levels.standing: none", "nobody is active or passive", "不分")                                \
  X("levels.standing: active and passive",                                                         \
    "after each deal the losing side is passive and all others are active",                        \
    "每副牌之后输的一方成为被动方，其他人是主动方")                                                \
  /* declare */                                                                                    \
  X("declare.rank: own", "each player shows cards of his or her own level", "各人亮自己的级牌")    \
  X("declare.rank: declarer",                                                                      \
    "everybody shows cards of the declarer's level; while there is no declarer, of his or her "    \
    "own",                                                                                         \
    "大家都亮庄家的级牌；还没有庄家时亮自己的")                                                    \
  X("declare.by: anyone", "everybody may declare", "谁都可以")                                     \
  X("declare.by: active players", "passive players may not declare", "被动方不能亮主")             \
  X("declare.bids.rank", "so many identical cards of the trump rank", "几张相同的级牌")            \
  X("declare.bids.joker", "so many identical jokers", "几张相同的王")                              \
  X("declare.bids.any", "so many identical cards of any rank", "几张任意点数的相同牌")             \
  X("declare.bids.cards", "with `is`: so many cards in all", "用is时一共几张")                     \
  X("declare.bids.is",                                                                             \
    "a function (bid, deal) that says of any cards whether they are this declaration; they name "  \
    "the suit of the card held most often",                                                        \
    "函数(bid, deal)，判断任何一组牌是不是这种亮法；张数最多的那种牌的花色算亮出的花色")           \
  X("declare.bids.only",                                                                           \
    "a function (bid, deal) that has the last word on cards that are this declaration by number",  \
    "函数(bid, deal)，张数相符的牌最后由它裁定")                                                   \
  X("declare.bids.trump", "what the declaration makes trump", "这样亮了，什么是主")                \
  X("declare.bids.trump: its suit", "the suit of the card shown is trump", "亮出的花色是主")       \
  X("declare.bids.trump: none", "there is no trump suit", "无主花色")                              \
  X("declare.bids.locks",                                                                          \
    "true: nobody may declare after it, but who was just overcalled may still defend",             \
    "true：此后谁都不能再亮，但刚被反主的人还可以加固")                                            \
  X("declare.bids.face_down", "the part that nobody else sees before the kitty is buried",         \
    "扣底之前别人看不见的那部分")                                                                  \
  X("declare.bids.face_down: rank", "the cards of the trump rank lie face down", "级牌扣着")       \
  X("declare.bids.face_down: joker", "the jokers lie face down", "王扣着")                         \
  X("declare.bids.face_down: any", "the cards of any rank lie face down", "任意点数的牌扣着")      \
  X("declare.bids.face_down: all", "all its cards lie face down", "全部扣着")                      \
  X("declare.beats: count", "more cards beat fewer", "张数多的压张数少的")                         \
  X("declare.beats: joker", "one with a joker beats one without, a big joker a small one",         \
    "有王的压没有王的，大王压小王")                                                                \
  X("declare.beats: suit", "spades beat hearts, hearts clubs, and clubs diamonds",                 \
    "黑桃压红桃，红桃压梅花，梅花压方片")                                                          \
  X("declare.own: add",                                                                            \
    "one's standing declaration may be strengthened with more of the same cards",                  \
    "自己亮的主有效时，可以再加相同的牌")                                                          \
  X("declare.own: change",                                                                         \
    "one's standing declaration may be overcalled by oneself with other cards that beat it",       \
    "可以用能压过的牌自己反自己，改换主花色")                                                      \
  X("declare.own: retake",                                                                         \
    "who was overcalled may later show as many of the same cards as the overcall has, and then "   \
    "stands again; not against jokers",                                                            \
    "被反主的人以后可以亮出与当前一样多的原来那种牌，重新有效；当前亮的有王时不行")                \
  X("declare.own: defend",                                                                         \
    "who was overcalled may at once add the same cards until they are as many as the overcall, "   \
    "which is then taken back",                                                                    \
    "刚被反主的人可以马上加固，加到与反主一样多；反主的牌就收回")                                  \
  X("declare.shown: reusable", "cards once shown may be shown again", "亮过的牌可以再亮")          \
  X("declare.shown: spent",                                                                        \
    "cards once shown may be shown again only where the declaration they were in is added to or "  \
    "defended",                                                                                    \
    "亮过的牌不能再亮，除非是加牌或加固原来那次亮主")                                              \
  X("declare.declarer: winning bid", "whose declaration stands in the end",                        \
    "最后有效的那次亮主的人")                                                                      \
  X("declare.declarer: first bid", "who declared first, whoever names trumps in the end",          \
    "最先亮主的人，不管主最后由谁定")                                                              \
  X("declare.nobody: redeal", "the cards are dealt again; the same player draws first",            \
    "作废重发，还是原来的人先抓")                                                                  \
  X("declare.nobody: no trump",                                                                    \
    "there is no trump suit; the trump rank is the declarer's level. Where no declarer was "       \
    "named in advance the cards are dealt again",                                                  \
    "打无主，级牌是庄家的级；没有事先定庄就作废重发")                                              \
  X("declare.nobody: kitty's first card",                                                          \
    "the first card of the kitty names the trump suit, a joker none. Where no declarer was "       \
    "named in advance the cards are dealt again",                                                  \
    "翻底牌第一张，它的花色是主，是王就打无主；没有事先定庄就作废重发")                            \
  X("declare.nobody: kitty's first rank card",                                                     \
    "the kitty is turned up card by card until one of the trump rank names the trump suit; if "    \
    "none does, its highest card that is no joker does, of equal ones the first. Where no "        \
    "declarer was named in advance the cards are dealt again",                                     \
    "一张张翻底牌，翻到级牌以它的花色为主；翻不到就以除王以外最大的一张为准，一样大的以先翻的为"   \
    "准。没有事先定庄就作废重发")                                                                  \
  X("declare.nobody: kitty's first rank card or joker",                                            \
    "the kitty is turned up card by card until one of the trump rank names the trump suit, or a "  \
    "joker says that there is none; if neither comes, its highest card names it, of equal ones "   \
    "the first. Where no declarer was named in advance the cards are dealt again",                 \
    "一张张翻底牌，翻到级牌以它的花色为主，先翻到王就打无主；都翻不到就以最大的一张为准，一样大"   \
    "的以先翻的为准。没有事先定庄就作废重发")                                                      \
  /* kitty */                                                                                      \
  X("kitty.size.at_least", "what is left over when all hands are equal, at least so many cards",   \
    "平均分完剩下的牌，至少这么多张")                                                              \
  X("kitty.buries: nobody", "nobody: the kitty lies as it was dealt, and counts at the end",       \
    "没有人：底牌原样放着，最后照算")                                                              \
  X("kitty.theft: no", "when the kitty is buried the trumps are settled",                          \
    "不能反底：扣了底，主就定了")                                                                  \
  X("kitty.theft: in turn",                                                                        \
    "after each burying the others are asked in turn; who overbids changes the trumps, takes "     \
    "the kitty and buries",                                                                        \
    "每次扣底之后依次问其他人；谁反主就改主、拿底牌、再扣底")                                      \
  X("kitty.theft: open",                                                                           \
    "after each burying anybody may overbid at any time until all have passed, and who buried "    \
    "may strengthen a declaration; who overbids takes the kitty and buries",                       \
    "每次扣底之后谁都随时可以反主，直到都不反；扣底的人也可以加牌。谁反主就拿底牌再扣底")          \
  X("kitty.multiplier: longest unit", "twice the cards of the longest unit of the last lead",      \
    "末墩领出牌中最长部分张数的两倍")                                                              \
  X("kitty.multiplier: winner's longest unit",                                                     \
    "twice the cards of the longest unit in the play that won the last trick",                     \
    "赢末墩那一手中最长部分张数的两倍")                                                            \
  /* friends */                                                                                    \
  X("friends.teams: none", "the declarer plays alone against all others", "庄家一人对所有人")      \
  X("friends.teams: called", "the declarer calls cards, and who plays them joins",                 \
    "庄家叫牌找朋友，打出所叫的牌的人加入")                                                        \
  X("friends.teams: fixed",                                                                        \
    "every second player is a partner; an even number of players is needed",                       \
    "隔座是搭档；人数须是双数")                                                                    \
  X("friends.callable: any", "every card of the deck", "任何牌")                                   \
  X("friends.callable: plain suits", "cards that are no trumps", "副牌，不能叫主牌")               \
  X("friends.callable: not ranks or jokers",                                                       \
    "every card but the trump rank and the jokers; others of the trump suit may be called",        \
    "级牌和王以外的牌；主花色的其他牌可以叫")                                                      \
  X("friends.own_copy: counts",                                                                    \
    "copies that the declarer plays count like all others: a declarer who plays the called one "   \
    "has a friend fewer",                                                                          \
    "庄家打出的也一样数：庄家自己打出所叫的那张，就少一个朋友")                                    \
  X("friends.own_copy: ignored",                                                                   \
    "copies that the declarer plays are not counted; who holds one of two may also call the "      \
    "other one (AS#other)",                                                                        \
    "庄家打出的不数；手里有两张中的一张时，也可以叫“另一张”（AS#other）")                          \
  X("friends.own_copy: other may be called",                                                       \
    "the declarer's copies count, but who holds one of two copies may call the other one (AS#"     \
    "other)",                                                                                      \
    "庄家打出的也数，但手里有两张中的一张时，可以叫“另一张”（AS#other）")                          \
  X("friends.twice: uses up the call", "the call is met, and there is a friend fewer",             \
    "这次叫牌就用掉了，少一个朋友")                                                                \
  X("friends.twice: leaves it open",                                                               \
    "the call waits for the next copy that is played by somebody outside the team",                \
    "继续等，下一张由庄家方以外的人打出才算")                                                      \
  X("friends.joins: on playing", "at once, when the called copy is played", "打出所叫的牌就加入")  \
  X("friends.joins: at the trick's end",                                                           \
    "when the trick is over in which the called copy was played",                                  \
    "打出所叫的牌的那一墩完了才加入")                                                              \
  X("friends.found: by playing", "who plays the called copy", "打出所叫的那张牌的人")              \
  X("friends.found: by holding",                                                                   \
    "who holds the called copy when the play begins, counted from the declarer on; nobody sees "   \
    "it until it is played",                                                                       \
    "开打时拿着所叫的那张牌的人，从庄家起数；打出之前谁也看不见")                                  \
  /* order */                                                                                      \
  X("order.trumps: suit",                                                                          \
    "the cards of the trump suit, but for those that are named otherwise, in their order",         \
    "主花色的牌，另外写明的除外，按自己的大小")                                                    \
  X("order.trumps: rank",                                                                          \
    "the cards of the trump rank: those of other suits, equal to each other, and above them "      \
    "that of the trump suit",                                                                      \
    "级牌：副级牌彼此一样大，主级牌在其上")                                                        \
  X("order.trumps, such as: 5H",                                                                   \
    "a card, a rank (`2`) or a suit (`H`): these cards, whatever is trump",                        \
    "一张牌、一个点数（`2`）或一个花色（`H`）：这些牌总是主")                                      \
  X("order.no_trump: rank", "the cards of the trump rank, all equal", "级牌，彼此一样大")          \
  X("order.no_trump, such as: 5H", "a card, a rank (`2`) or a suit (`H`): these cards",            \
    "一张牌、一个点数（`2`）或一个花色（`H`）：这些牌")                                            \
  X("order.tractors: plain ranks",                                                                 \
    "only ranks in their usual place in a suit: not the trump rank, jokers, or other cards that "  \
    "were raised above the suit",                                                                  \
    "只有在本门原来位置上的牌才相连：级牌、王和提上来的牌都不连")                                  \
  X("order.tractors: whole suit",                                                                  \
    "whatever stands next in the suit as it is played: trumps go on from the ace to the trump "    \
    "ranks and the jokers",                                                                        \
    "一门中紧挨着的都相连，主牌从A一直连到级牌和王")                                               \
  X("order.equals: apart", "sets of cards that rank equal are not in sequence with each other",    \
    "一样大的不相连")                                                                              \
  X("order.equals: tractor",                                                                       \
    "sets of cards that rank equal, such as trump ranks of two suits, are in sequence with each "  \
    "other",                                                                                       \
    "一样大的（如两门副级牌）相连")                                                                \
  X("order.gap: bridged",                                                                          \
    "the ranks on both sides are neighbours: with nines as trump rank eight and ten are in "       \
    "sequence",                                                                                    \
    "两边的点数相连：打九时八和十相连")                                                            \
  X("order.gap: open",                                                                             \
    "the ranks on both sides are no neighbours: with nines as trump rank no sequence goes from "   \
    "eight to ten",                                                                                \
    "两边的点数不相连：打九时八和十不能连")                                                        \
  X("order.suits: four", "suits differ; climbing games do not have this",                          \
    "分花色；跑牌类玩法不能这样")                                                                  \
  X("order.suits: ignored", "cards of a rank are all alike", "同点数的牌都一样")                   \
  /* lead */                                                                                       \
  X("lead.first: nobody", "nobody else: the declarer leads", "不另外指定：庄家领出")               \
  X("lead.first, climbing, such as: holder of 3C",                                                 \
    "who holds the card named, of several the first behind the dealer; without it, who sits "      \
    "after the dealer",                                                                            \
    "拿着写明的那张牌的人，有几个时是发牌人之后的第一个；没有人有，就是发牌人的下家")              \
  X("lead.first, climbing: dealer", "who deals", "发牌人")                                         \
  X("lead.first, climbing: after the dealer", "who sits after the dealer", "发牌人的下家")         \
  X("lead.grouping: longest first",                                                                \
    "the most cards that make one unit are one, then the most of the rest, and so on; nobody "     \
    "chooses",                                                                                     \
    "先取张数最多的一部分，其余再取最多的；不能选")                                                \
  X("lead.grouping: leader's choice",                                                              \
    "the leader may say how the cards are divided (`play 22333S as 3 + 2`); where nothing is "     \
    "said it is the longest first",                                                                \
    "领出者可以声明拆法（`出 22333S as 3 + 2`）；不声明就先取最长的")                              \
  X("lead.forms.size", "so many copies in each set; with `alike`, `is`: so many cards",            \
    "每组几张相同的牌；用alike或is时是牌的张数")                                                   \
  X("lead.forms.length", "so many sets in sequence; one when nothing is said",                     \
    "几组相连；不写就是一组")                                                                      \
  X("lead.forms.to", "the highest rank with which a sequence may end", "连到哪个点数为止")         \
  X("lead.forms.cards", "exactly these cards, instead of a size", "正好是这些牌，代替size")        \
  X("lead.forms.power",                                                                            \
    "a play that is one unit of more power beats all of less, whatever their form; none is 0",     \
    "整手牌是一个power更大的部分，就压过power小的，不管牌型；不写就是0")                           \
  X("lead.forms.beats", "it stands in for this unit where that is led, and is higher",             \
    "领出的是这种牌型时可以代替它，而且更大")                                                      \
  X("lead.forms.alike", "what the cards of a set have in common", "一组里的牌什么相同")            \
  X("lead.forms.alike: face", "rank and suit: identical cards", "点数和花色都相同：同一种牌")      \
  X("lead.forms.alike: rank", "the rank alone, whatever the suits", "只要点数相同，不管花色")      \
  X("lead.forms.suits", "so many effective suits in one unit; one when nothing is said",           \
    "一个部分跨几门；不写就是一门")                                                                \
  X("lead.forms.only",                                                                             \
    "a function (cards, order) that has the last word on cards of this form: true or false",       \
    "函数(cards, order)，形状相符的牌最后由它裁定：true或false")                                   \
  X("lead.forms.is",                                                                               \
    "a function (cards, order) that says of any `size` cards how high they are, or nil: they "     \
    "are not of this form",                                                                        \
    "函数(cards, order)，对任意size张牌说出有多大；nil就不是这种牌型")                             \
  X("lead.forms.answers", "when the form may be played upon a lead", "什么时候可以用这种牌型来跟") \
  X("lead.forms.answers: what is owed", "like any cards: as far as what is owed allows it",        \
    "与其他牌一样：合乎跟牌规则才行")                                                              \
  X("lead.forms.answers: suit or trump",                                                           \
    "whatever is owed: in the suit led, in trumps, or by who has none of the suit led",            \
    "不管该跟什么：用领出的那门、用主，或者没有那门的人都可以出")                                  \
  X("lead.forms.answers: always", "whatever is owed, and from any suit",                           \
    "不管该跟什么，哪一门都可以出")                                                                \
  X("lead.forms.owes", "what followers owe when this form is led, instead of follow.owes",         \
    "领出这种牌型时跟牌人该跟什么，代替“必须跟什么”一项")                                          \
  X("lead.forms.out_of_turn", "true: it may be played upon the top when it is not one's turn",     \
    "true：没轮到也可以抢出来压")                                                                  \
  X("lead.forms.ends_trick", "true: nothing follows it, and it takes the trick",                   \
    "true：谁也压不了，这一墩就归它")                                                              \
  X("lead.forms.completes",                                                                        \
    "it is played only upon this form of its rank, and the two make up the one that `becomes` "    \
    "names",                                                                                       \
    "只能出在同点数的这种牌型上，合起来成为becomes所写的牌型")                                     \
  X("lead.forms.becomes", "what it makes together with what it completes",                         \
    "与桌上的牌合起来成为什么牌型")                                                                \
  /* follow */                                                                                     \
  X("follow.owes: suit", "as many cards of the suit led as there are, up to the number led",       \
    "必须跟同门：有几张跟几张，跟够为止")                                                          \
  X("follow.owes: shape",                                                                          \
    "every unit that was led, each by one like it, if the hand has them all at once",              \
    "能全部跟上领出的牌型，就必须照样跟")                                                          \
  X("follow.owes: sets",                                                                           \
    "sets of identical cards as large as the led ones, as many as the hand has; smaller ones "     \
    "where the rule about them says so",                                                           \
    "必须跟同样多张的对子、三张等，能跟几个跟几个；更小的只在规定要跟时才跟")                      \
  X("follow.owes: tractors",                                                                       \
    "to a led tractor the longest tractor in the hand that is no longer, and of no larger sets",   \
    "领出拖拉机，必须跟手里能跟的最长的拖拉机，每组张数相同或更少")                                \
  X("follow.owes: tractors for sets",                                                              \
    "to a led tractor the longest tractor in the hand that is no longer, and of no larger sets; "  \
    "four identical cards or more count as a tractor of their cards, led or held",                 \
    "领出拖拉机，必须跟放得进去的最长的拖拉机；而且四张以上相同的牌也当作拖拉机，不论是领出的还"   \
    "是手里的")                                                                                    \
  X("follow.owes: highest",                                                                        \
    "who cannot give the units that were led gives, beside the sets, the highest cards of the "    \
    "suit",                                                                                        \
    "跟不上整个牌型时，除成对的牌外必须出这门最大的牌")                                            \
  X("follow.owes, such as: 2x2",                                                                   \
    "a shape, such as `2x2` for a tractor of two pairs; of a list of them the first that the "     \
    "hand holds",                                                                                  \
    "一列牌型：手里有的第一种必须跟")                                                              \
  X("follow.owes.from", "these cards, of whatever suit", "必须出这些牌，不管哪一门")               \
  X("follow.owes.at_least", "so many of them; all when nothing is said", "至少几张；不写就是全部") \
  X("follow.owes.why", "what a player reads who gives too few", "出得不够时告诉玩家的话")          \
  X("follow.smaller: never",                                                                       \
    "only sets as large as the led ones are owed; a hand without them plays any cards of the "     \
    "suit",                                                                                        \
    "只须跟同样多张的；没有就在同门里随便跟")                                                      \
  X("follow.smaller: single set",                                                                  \
    "who has none as large as a set that was led alone owes one of the next smaller size: a "      \
    "pair for a triple",                                                                           \
    "只领出一个三张（或更多张相同的牌）而跟不上时，必须跟手里次多的一组：三张跟对子")              \
  X("follow.smaller: set by set",                                                                  \
    "for each led set that the hand has not, the next smaller ones are owed: a pair for a "        \
    "triple; a triple, else two pairs, for four of a kind",                                        \
    "哪一组跟不上，就跟次多的：没有三张就跟对子；没有四张就跟三张，再没有就跟两对")                \
  X("follow.smaller: regrouped",                                                                   \
    "for each led unit as many cards are owed in smaller sets, the largest first: three pairs "    \
    "for a tractor of two triples; for a led tractor in tractors, one after the other",            \
    "领出每个部分的全部张数都要跟，每组不超过它的张数，先大后小，直到跟完：两连三张跟三对；拖拉"   \
    "机也一个接一个地跟")                                                                          \
  X("follow.protect: larger sets",                                                                 \
    "a set of three copies or more need not be broken to give a smaller one",                      \
    "三张或更多的一组不必拆成更小的组")                                                            \
  X("follow.protect: tractors",                                                                    \
    "where no tractor is led, a tractor in the hand need not be broken",                           \
    "领出的没有拖拉机时，手里的拖拉机不必拆开")                                                    \
  X("follow.protect: loose sets first",                                                            \
    "who has enough loose sets gives those: a larger set that is played whole does not count in "  \
    "their place",                                                                                 \
    "散的对子等够跟的时候，整个打出更大的一组不算跟上")                                            \
  X("follow.pass: may come back",                                                                  \
    "who has passed may play again in the same trick when somebody has played after that",         \
    "不要以后，只要有人再出过牌，就还可以出")                                                      \
  X("follow.pass: out of the trick", "who has passed plays no more in this trick",                 \
    "不要以后，这一墩不能再出")                                                                    \
  X("follow.race: first come",                                                                     \
    "whose play arrives first; one that was made for a table that has changed since is refused",   \
    "谁先到算谁的；桌面已经变了的出牌无效")                                                        \
  /* throw */                                                                                      \
  X("throw.allowed: no", "a lead is one unit", "不能甩牌，一次只领出一个部分")                     \
  X("throw.allowed: any suit", "several units of one suit may be led together, trumps too",        \
    "同一门的几个部分可以一起甩，主牌也可以")                                                      \
  X("throw.allowed: plain suits", "several units of one suit may be led together, but no trumps",  \
    "副牌可以甩，主牌不能甩")                                                                      \
  X("throw.allowed: equal sets",                                                                   \
    "several units of one suit may be led together if every card in them is there equally often",  \
    "同一门的可以甩，但每张牌的张数须相同")                                                        \
  X("throw.stopped_by: anyone", "every other player, partners too", "其他任何人，包括同伴")        \
  X("throw.stopped_by: opponents", "only players of the other side", "只有对方的人")               \
  X("throw.test: unit",                                                                            \
    "a led unit is beaten by a higher one of the same size and length in one hand",                \
    "同一手里有张数和长度相同而更大的，才压过那一部分")                                            \
  X("throw.test: card",                                                                            \
    "a led unit is beaten by any single card of the suit above its lowest card; sets do not "      \
    "matter",                                                                                      \
    "同门任何一张比那一部分最小的牌大，就算压过；成不成对不管")                                    \
  X("throw.forced: objector's smallest",                                                           \
    "the smallest unit that is beaten by the first player in turn who beats one; of several as "   \
    "small, the lowest",                                                                           \
    "按出牌次序第一个能压的人，他能压过的几部分里张数最少的；一样多，就是最小的")                  \
  X("throw.forced: smallest beaten",                                                               \
    "the smallest unit that anybody beats; of several as small, the lowest",                       \
    "所有能被压的部分中张数最少的，一样多时最小的")                                                \
  X("throw.forced: lowest beaten", "the lowest unit that anybody beats, whatever its size",        \
    "所有能被压的部分中最小的，不管张数")                                                          \
  X("throw.forced: all beaten", "every unit that somebody beats", "能被压的部分全部留下")          \
  X("throw.forced: lowest card", "the lowest card alone, even out of a set",                       \
    "最小的一张，必要时拆开")                                                                      \
  X("throw.forced: play ends",                                                                     \
    "nothing: the play ends, and the deal is settled by the penalty and the points won so far",    \
    "什么都不留：这副牌就此停打，按规定的代价和已得的分结算")                                      \
  X("throw.penalty.points", "so many card points go to the other side", "罚这么多分归对方")        \
  X("throw.penalty.per_card", "so many card points go to the other side for each card taken back", \
    "每收回一张罚这么多分归对方")                                                                  \
  X("throw.penalty.levels", "so many levels to each member of a side; below zero they are lost",   \
    "某一方每人升这么多级；负数就是降级")                                                          \
  X("throw.penalty.levels: leader's side", "the side that threw", "甩牌的一方")                    \
  X("throw.penalty.levels: other side", "the side that did not throw", "对方")                     \
  X("throw.penalty.unplayed",                                                                      \
    "with throw.forced = \"play ends\": who gets all cards that were not played, and with them "   \
    "the last trick",                                                                              \
    "“甩失败留什么”是停打结算时：没有打出的牌全归谁，末墩也算谁的")                                \
  X("throw.penalty.unplayed: leader's side", "the side that threw", "甩牌的一方")                  \
  X("throw.penalty.unplayed: other side", "the side that did not throw", "对方")                   \
  X("throw.penalty.loses",                                                                         \
    "with throw.forced = \"play ends\": who loses the deal, whatever the points",                  \
    "“甩失败留什么”是停打结算时：这副牌算谁输，不管分数")                                          \
  X("throw.penalty.loses: leader's side", "the side that threw", "甩牌的一方")                     \
  X("throw.penalty.loses: other side", "the side that did not throw", "对方")                      \
  X("throw.shown: nothing", "that somebody beats a part, but not who", "只说能被压，不说是谁")     \
  X("throw.shown: player", "who beats a part, but not with which cards", "说是谁能压，不亮牌")     \
  X("throw.shown: cards", "who beats a part, and with which cards", "说是谁能压，并亮出能压的牌")  \
  /* win */                                                                                        \
  X("win.overruff: largest unit",                                                                  \
    "the cards played for the largest led unit; where several are as large, the highest of these", \
    "比张数最多的那一部分；有几部分一样多，就比其中最大的")                                        \
  X("win.overruff: highest set",                                                                   \
    "the highest of the cards played for the units with the largest sets",                         \
    "比对应张数最多的各组中最大的")                                                                \
  X("win.overruff: longest first",                                                                 \
    "the cards played for the longest led unit, on a tie for the next one; single cards only "     \
    "where nothing else was led",                                                                  \
    "比对应最长部分的牌，一样大再比下一个；领出的全是单张时才比单张")                              \
  X("win.overruff: every unit",                                                                    \
    "every unit: each must be higher than the one played before it for the same led unit",         \
    "每个部分各自比：全都更大才算大")                                                              \
  X("win.overruff: highest card", "the highest card of the whole play", "比整手里最大的一张")      \
  X("win.throws: by ruffs", "only a ruff with the same units beats a throw that stands",           \
    "甩成的牌只有牌型相同的杀牌能压")                                                              \
  X("win.throws: in suit too",                                                                     \
    "higher plays in the suit led beat it as well, compared as two ruffs are",                     \
    "同门更大的也能压，像两手杀牌那样比")                                                          \
  /* exchange */                                                                                   \
  X("exchange.steps: keep", "the hand may be kept, and there is no exchange",                      \
    "可以抗贡，留着手牌，不进贡")                                                                  \
  X("exchange.steps: give", "a card changes hands", "给一张牌")                                    \
  X("exchange.steps: refuse", "the card just given may be given back, and the exchange is over",   \
    "可以退回刚才给的牌，进贡到此结束")                                                            \
  X("exchange.steps: request",                                                                     \
    "a rank may be asked for, and a card of it ends the exchange; where the other has none, "      \
    "another rank may be asked for",                                                               \
    "可以要一个点数，对方给了，进贡到此结束；对方没有可以再要别的")                                \
  X("exchange.steps.by", "who does the step", "这一步由谁做")                                      \
  X("exchange.steps.by: winner", "who went out first in the last hand", "上一副的头游")            \
  X("exchange.steps.by: loser", "who went out last in the last hand", "上一副的末游")              \
  X("exchange.steps.to", "who gets the card: winner or loser", "牌给谁：winner或loser")            \
  X("exchange.steps.of", "who is asked for a card: winner or loser", "向谁要牌：winner或loser")    \
  X("exchange.steps.cards", "which card is given", "给哪张牌")                                     \
  X("exchange.steps.cards: any", "any card", "任何一张")                                           \
  X("exchange.steps.cards: highest", "one of the highest in the hand", "手里最大的一张")           \
  X("exchange.steps.if_holds", "the step is there only for who holds all these cards",             \
    "拿着全部这些牌的人才有这一步")                                                                \
  X("exchange.steps.if_given", "the step is there only if such a card was given before",           \
    "先前给的是这样的牌才有这一步")                                                                \
  X("exchange.steps.if_given: jokers", "a joker was given", "给的是王")                            \
  X("exchange.steps.ranks", "the ranks that may be asked for, from low to high",                   \
    "可以要哪些点数，从小到大")                                                                    \
  X("exchange.steps.leader", "who leads to the hand if the exchange ends with this step",          \
    "进贡到这一步结束时，由谁领出")                                                                \
  /* score */                                                                                      \
  X("score.bands: nobody", "nobody wins this deal", "这副牌双方都不升级")                          \
  X("score.bands: declarers", "the declarer's side wins", "庄家方胜")                              \
  X("score.bands: opponents", "the opponents win", "闲家方胜")                                     \
  X("score.bands, such as: 0+",                                                                    \
    "as the beginning of a row: anything above that many steps, here above none",                  \
    "写在一行开头：超过那么多档，这里就是有一点分")                                                \
  X("score.bands.every",                                                                           \
    "1: a level more for each further step above the row's beginning; -1: for each step below it", \
    "1：比这一行开头每多一整档多升一级；-1：每少一整档多升一级")                                   \
  X("score.early_end: no", "every card is played", "不提前，打完所有的牌")                         \
  X("score.early_end: when decided",                                                               \
    "the play stops when neither the cards left nor the kitty could change side or levels "        \
    "(never while a call is open, or where a function changes points or result)",                  \
    "剩下的牌和底牌都改变不了胜负和级数时，就不再打")                                              \
  X("score.below_zero: zero", "points below zero count as none", "不足零分按零分算")               \
  X("score.below_zero: on", "points below zero are looked up in the score table as they are",      \
    "不足零分照负分查表")                                                                          \
  X("score.short_team: no", "nothing more", "不多得")                                              \
  X("score.short_team: multiply", "their levels once more for each friend who is missing",         \
    "少几个朋友，级数就再多加几倍")                                                                \
  X("score.short_team: add",                                                                       \
    "one level more, however many friends are missing, if they rise at all",                       \
    "不管少几个朋友，只要升级就多升一级")                                                          \
  X("score.places.between", "points of all places between those named and the last",               \
    "写明的名次与最后一名之间各得几分")                                                            \
  X("score.places.last", "points of who goes out last", "最后出完的人得几分")                      \
  /* advance */                                                                                    \
  X("advance.stops: anyone", "any winner may leave this level", "赢了就能打过这一级")              \
  X("advance.stops: declarers", "only winning declarers may leave this level",                     \
    "只有胜了的庄家方能打过这一级")                                                                \
  X("advance.stops: declarer",                                                                     \
    "only winning declarers may leave it, in a deal that was played at this level",                \
    "只有正打这一级的那副牌里胜了的庄家方能打过去")                                                \
  X("advance.declarer: nobody", "open: declaring in the next deal decides it",                     \
    "还没有人：下一副由亮主来定庄")                                                                \
  X("advance.declarer.won", "the next declarer when the declarers won", "庄家方胜时下一副谁坐庄")  \
  X("advance.declarer.lost", "the next declarer when the opponents won", "闲家方胜时下一副谁坐庄") \
  X("advance.declarer.even", "the next declarer when nobody won; as `won` when nothing is said",   \
    "双方都不升级时下一副谁坐庄；不写就同won")                                                     \
  X("advance.game_over: never", "the game goes on as long as one likes",                           \
    "没有终局，爱打多久打多久")                                                                    \
  X("advance.game_over: past the last level",                                                      \
    "when a player rises past the last level; all who do so in that deal have won",                \
    "有人打过最后一级就结束；那副牌里打过去的人都赢")                                              \
  X("advance.game_over.deals", "after so many deals; who then stands highest has won",             \
    "打够这么多副时；级别（跑牌类玩法里是总分）最高的人赢")                                        \
  X("advance.moves: nobody", "everybody keeps his or her place", "都不换")                         \
  X("advance.moves: loser", "who went out last takes the place of the loser of the next table",    \
    "最后出完的人换到下一桌，坐那桌末游的位子")                                                    \
  /* phases */                                                                                     \
  X("phases: draw", "cards are drawn one by one, and trumps are declared meanwhile",               \
    "一张张抓牌，其间亮主")                                                                        \
  X("phases: kitty", "the kitty is picked up, and as many cards are buried",                       \
    "拿起底牌，扣下同样多的牌")                                                                    \
  X("phases: call", "the declarer calls friends", "庄家叫牌找朋友")                                \
  X("phases: tricks", "the cards are played, trick by trick", "一墩一墩地打牌")                    \
  X("phases: deal out", "all cards are dealt out", "把牌发完")                                     \
  X("phases: exchange", "winner and loser of the last hand exchange cards, step by step",          \
    "上一副的头游和末游一步一步进贡")                                                              \
  X("phases: climb", "the cards are played", "轮流出牌")                                           \
  X("phases.after", "it comes after this phase", "排在这个阶段之后")                               \
  X("phases.before", "it comes before this phase", "排在这个阶段之前")                             \
  X("phases.instead_of", "it takes the place of this phase", "代替这个阶段")                       \
  X("phases.turn", "a function (deal, m): whose turn it is; nil: the phase is over",               \
    "函数(deal, m)：轮到谁；nil表示这个阶段结束")                                                  \
  X("phases.actions", "a function (deal, player, m): what the player may choose",                  \
    "函数(deal, player, m)：这个人可以选什么")                                                     \
  X("phases.does", "a function (deal, player, action, m): what comes of it, effects or nil",       \
    "函数(deal, player, action, m)：结果怎样，返回效果或nil")                                      \
  X("phases.open", "a function (deal, m): who may choose out of turn; it may be left out",         \
    "函数(deal, m)：谁没轮到也可以选；可以不写")                                                   \
  /* values that are no words */                                                                   \
  X("deck.lowest = #", "no cards below #", "没有比#小的牌")                                        \
  X("deck.without = #", "# are taken out of the deck", "去掉#")                                    \
  X("deck.packs = 1", "one pack of 52 cards and its jokers", "一副牌，52张另加王")                   \
  X("deck.packs = #", "# packs of 52 cards and their jokers", "#副牌，每副52张另加王")             \
  X("deck.LJ = #", "# small jokers in the whole deck", "全副共#张小王")                            \
  X("deck.HJ = #", "# big jokers in the whole deck", "全副共#张大王")                              \
  X("deck.tables = #",                                                                             \
    "# players at a table, each table with a deck of its own; larger gatherings are split as "     \
    "evenly as can be",                                                                            \
    "每桌#人，各用自己的牌；人多时尽量平均分桌")                                                   \
  X("deck.packs.lowest = #", "no cards below # in this pack", "这一副没有比#小的牌")               \
  X("deck.packs.LJ = #", "# small jokers in this pack", "这一副有#张小王")                         \
  X("deck.packs.HJ = #", "# big jokers in this pack", "这一副有#张大王")                           \
  X("deck.packs.without = #", "# are missing from this pack", "这一副缺#")                         \
  X("levels.track = #", "in this order: #", "依次是#")                                             \
  X("levels.start = #", "everybody begins on #", "大家从#打起")                                    \
  X("levels.after_last = #", "a further lap, from #", "再打一圈，从#起")                           \
  X("declare.bids.rank = 1", "one card of the trump rank", "一张级牌")                             \
  X("declare.bids.rank = #", "# identical cards of the trump rank", "#张相同的级牌")               \
  X("declare.bids.joker = 1", "one joker", "一张王")                                               \
  X("declare.bids.joker = #", "# identical jokers", "#张相同的王")                                 \
  X("declare.bids.any = 1", "one card of any rank", "任意一张牌")                                  \
  X("declare.bids.any = #", "# identical cards of any rank", "#张相同的任意牌")                    \
  X("declare.bids.cards = #", "# cards", "#张牌")                                                  \
  X("declare.bids.is = function", "cards that a function says are such a declaration",             \
    "由函数判定是不是这种亮法")                                                                    \
  X("declare.bids.only = function", "a function has the last word", "最后由函数裁定")              \
  X("declare.bids.trump = none", "it makes no trump suit", "不定主花色")                           \
  X("declare.bids.locks = true", "it ends the declaring, but for who was just overcalled",         \
    "此后谁都不能再亮，但刚被反主的人还可以加固")                                                  \
  X("declare.bids.locks = false", "it does not end the declaring", "此后还可以再亮")               \
  X("kitty.size = #", "# cards", "#张")                                                            \
  X("kitty.size.at_least = #", "what is left over when all hands are equal, at least # cards",     \
    "平均分后余下的牌，至少#张")                                                                   \
  X("kitty.exposed = 0", "it stays face down until the deal is over", "扣着，打完才看")            \
  X("kitty.exposed = false", "it stays face down until the deal is over", "扣着，打完才看")        \
  X("kitty.exposed = #",                                                                           \
    "whoever buried may lay it open before the first lead, and then its points count times #",     \
    "扣底的人可以在首引之前把底牌亮开，这时其中的分算#倍")                                         \
  X("kitty.shown_at_end = true", "it is turned over when the deal is over", "打完后翻开给大家看")  \
  X("kitty.shown_at_end = false", "it is turned over only where its points are counted",           \
    "只有要算分时才翻开")                                                                          \
  X("kitty.multiplier = #",                                                                        \
    "opponents who win the last trick get the points in the kitty times #",                        \
    "闲家赢末墩，底牌里的分算#倍归闲家")                                                           \
  X("friends.count = #", "# cards are called", "叫#张牌")                                          \
  X("order.trumps = LJ", "the small jokers (LJ)", "小王")                                          \
  X("order.trumps = HJ", "the big jokers (HJ)", "大王")                                            \
  X("order.trumps = #", "#", "#")                                                                  \
  X("order.no_trump = LJ", "the small jokers (LJ)", "小王")                                        \
  X("order.no_trump = HJ", "the big jokers (HJ)", "大王")                                          \
  X("order.no_trump = #", "#", "#")                                                                \
  X("order.ranks = #", "from low to high: #", "从小到大：#")                                       \
  X("lead.first = #", "who holds #; without it, who sits after the dealer",                        \
    "拿着#的人；没有的话，发牌人的下家")                                                           \
  X("order.trumps = {}", "# (equal to each other)", "#（彼此一样大）")                             \
  X("order.no_trump = {}", "# (equal to each other)", "#（彼此一样大）")                           \
  X("follow.owes = {}", "of #, the first that the hand holds", "#中手里有的第一种")                \
  X("follow.owes.from = #", "#, of whatever suit", "不管哪一门，#")                                \
  X("follow.owes.at_least = #", "at least # of them", "其中至少#张")                               \
  X("follow.owes.why = #", "who gives too few reads \"#\"", "出得不够的人看到“#”")                 \
  X("lead.forms.size, alike = 1", "single cards", "单张")                                          \
  X("lead.forms.size, alike = #", "sets of # cards", "每组#张牌")                                  \
  X("lead.forms.size, is = 1", "single cards", "单张")                                             \
  X("lead.forms.size, is = #", "# cards", "#张牌")                                                 \
  X("lead.forms.size = 1", "single cards", "单张")                                                 \
  X("lead.forms.size = #", "sets of # cards alike", "每组#张相同的牌")                             \
  X("lead.forms.length = #", "# sets in sequence", "连续#组")                                      \
  X("lead.forms.to = #", "up to #", "最大到#")                                                     \
  X("lead.forms.cards = #", "exactly #", "正好是#")                                                \
  X("lead.forms.power = #",                                                                        \
    "power #: a play that is one unit of more power beats all of less, whatever their form",       \
    "威力#：整手牌是一个威力更大的部分，就压过威力小的，不管牌型")                                 \
  X("lead.forms.beats = #", "it stands in for a # where that is led, and is higher",               \
    "可以顶替领出的#，而且更大")                                                                   \
  X("lead.forms.suits = #", "cards of # suits", "跨#种花色")                                       \
  X("lead.forms.only = function", "a function says which cards of that shape they are",            \
    "形状相符的牌最后由函数裁定")                                                                  \
  X("lead.forms.is = function", "a function says which cards they are", "由函数判定是哪些牌")      \
  X("lead.forms.out_of_turn = true", "it may be played out of turn", "没轮到也可以抢出来压")       \
  X("lead.forms.out_of_turn = false", "it may not be played out of turn", "没轮到不能抢出")        \
  X("lead.forms.ends_trick = true", "nothing follows it, and it takes the trick",                  \
    "谁也压不了，这一墩就归它")                                                                    \
  X("lead.forms.ends_trick = false", "it may be beaten", "还可以被压")                             \
  X("lead.forms.completes = #", "it is played only upon a # of its rank", "只能出在同点数的#上")   \
  X("lead.forms.becomes = #", "the two together are a #", "合起来成为#")                           \
  X("follow.own_top = true", "a player may play out of turn upon his or her own play",             \
    "可以抢出来压自己的牌")                                                                        \
  X("follow.own_top = false", "nobody plays out of turn upon his or her own play",                 \
    "不能抢出来压自己的牌")                                                                        \
  X("throw.penalty = 0", "nothing", "不罚")                                                        \
  X("throw.penalty = #", "# points, which go to the other side", "罚#分，归对方")                  \
  X("throw.penalty.points = #", "# points, which go to the other side", "罚#分，归对方")           \
  X("throw.penalty.per_card = #", "# points for each card taken back, which go to the other side", \
    "每收回一张罚#分，归对方")                                                                     \
  X("throw.penalty.levels.leader's side = #",                                                      \
    "# levels for each member of the side that threw; below zero they are lost",                   \
    "甩牌一方每人#级；负数就是降级")                                                               \
  X("throw.penalty.levels.other side = #",                                                         \
    "# levels for each member of the other side; below zero they are lost",                        \
    "对方每人#级；负数就是降级")                                                                   \
  X("exchange.steps.if_holds = #", "it is there only for who holds #", "只有拿着#的人才有这一步")  \
  X("exchange.steps.ranks = #", "ranks # may be asked for", "只能要#")                             \
  X("score.step = #", "# points", "#分")                                                           \
  X("score.places.between = #", "# for everybody else but the last", "中间各名#分")                \
  X("score.places.last = #", "# for who goes out last", "最后一名#分")                             \
  X("advance.game_over.deals = #", "after # deals; who then stands highest has won",               \
    "打#副为止，这时领先的获胜：看级，不打级的看分")                                               \
  X("advance.stops = #", "#; only winning declarers leave them", "#；只有庄家方胜才能离开")        \
  X("exchange.steps.by = winner", "by who went out first", "由上一副的头游做")                     \
  X("exchange.steps.by = loser", "by who went out last", "由上一副的末游做")                       \
  X("exchange.steps.to = winner", "to who went out first", "给头游")                               \
  X("exchange.steps.to = loser", "to who went out last", "给末游")                                 \
  X("exchange.steps.of = winner", "of who went out first", "向头游要")                             \
  X("exchange.steps.of = loser", "of who went out last", "向末游要")                               \
  X("exchange.steps.leader = winner", "if the exchange ends so, who went out first leads",         \
    "进贡到这一步结束的，由头游领出")                                                              \
  X("exchange.steps.leader = loser", "if the exchange ends so, who went out last leads",           \
    "进贡到这一步结束的，由末游领出")                                                              \
  X("exchange.steps.cards = any", "any card", "给哪张都行")                                        \
  X("exchange.steps.cards = highest", "one of the highest cards in the hand",                      \
    "要给手里最大的一张")                                                                          \
  X("exchange.steps.if_given = jokers", "only if a joker was given before",                        \
    "先前给的是王才有这一步")                                                                      \
  X("deal.next.won = #", "when the declarers won, #", "庄家方胜时，#")                             \
  X("deal.next.lost = #", "when the opponents won, #", "闲家方胜时，#")                            \
  X("deal.next.even = #", "when nobody won, #", "双方都不升级时，#")                               \
  X("advance.declarer.won = #", "when the declarers won, #", "庄家方胜时，#")                      \
  X("advance.declarer.lost = #", "when the opponents won, #", "闲家方胜时，#")                     \
  X("advance.declarer.even = #", "when nobody won, #", "双方都不升级时，#")
/* clang-format on */

#endif
