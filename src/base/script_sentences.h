/* script_sentences.h - what is said of functions and scripts: what they did, what they answered,
** and what comes of that. Name, English, 中文, as in core_sentences.h. */
#ifndef script_sentences_h
#define script_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define SCRIPT_SENTENCES(X)                                                                        \
  /* scripts, and what they may not do */                                                          \
  X(SCRIPT_ERROR_TYPE, "the script raised an error that is {type}", "脚本报的错是{type}")          \
  X(SCRIPT_ERROR, "an error", "出错")                                                              \
  X(SCRIPT_DEEP, "calls within calls go too deep", "函数调用套得太深")                             \
  X(SCRIPT_NO_NAME, "unknown name `{name}` (a word stands in quotes)",                             \
    "没有`{name}`这个名字（文字要加引号）")                                                        \
  X(SCRIPT_GLOBAL, "`{name}` is assigned but not declared: write `local {name}`",                  \
    "`{name}`没有声明就赋值：请写`local {name}`")                                                  \
  X(SCRIPT_LIBRARY, "`{name}` cannot be set: a library cannot be changed",                         \
    "`{name}`不能改：程序自带的库不能改动")                                                        \
  X(SCRIPT_LONG_FILE, "the file is longer than {n} KB", "文件超过{n} KB")                          \
  X(SCRIPT_PRINTS, "the script prints too much", "脚本打印得太多")                                 \
  X(SCRIPT_KEY_ORDER, "a table with {type} as a key cannot be walked in order",                    \
    "用{type}做键的表没有次序")                                                                    \
  X(SCRIPT_CHANCE,                                                                                 \
    "chance is `deal:random(n)` where a rule does something, and a bot's `view:random(n)`",        \
    "随机要用`deal:random(n)`（规则的函数做事情时），机器人用`view:random(n)`")                    \
  X(SCRIPT_SORT, "the list is too long to be sorted", "这一列太长，不能排序")                      \
  X(SCRIPT_PATTERN_LONG, "the pattern is longer than {n} characters", "模式超过{n}个字符")         \
  X(SCRIPT_PATTERN_SLOW, "the pattern could take too long on a text of {n} characters",            \
    "这个模式在{n}个字符的文字上可能太慢")                                                         \
  X(SCRIPT_TIME,                                                                                   \
    "the script was cut off after {n} seconds of this machine's time; that is no ruling",          \
    "脚本运行了{n}秒，被中止；这不算裁定")                                                         \
  X(SCRIPT_STEPS, "the script ran for more than {n} instructions", "脚本运行超过{n}条指令")        \
  X(SCRIPT_BUDGET,                                                                                 \
    "the scripts ran for more than {n} instructions in one command: its budget is used up",        \
    "一条命令里脚本运行超过{n}条指令：额度用完了")                                                 \
  X(SCRIPT_STARVED, "this machine has no memory left for the script", "机器没有内存给脚本了")      \
  X(SCRIPT_LONG_TEXT, "the script makes a text longer than {n} KB", "脚本造出的文字超过{n} KB")    \
  X(SCRIPT_MEMORY, "the script needs more than its {n} KB of memory", "脚本用的内存超过{n} KB")    \
  X(DATA_LARGE, "the texts have more than 16 MB together", "文字一共超过16 MB")                    \
  X(DATA_KEYS, "keys are names or whole numbers", "键要用名字或整数")                              \
  X(DATA_MANY, "the table has more than 200000 values", "表里的值超过200000个")                    \
  X(DATA_DEEP, "tables stand in each other more than 16 deep", "表套表超过16层")                   \
  /* what scripts see of the game */                                                               \
  X(SEE_DEAL_ONLY, "that is known in a deal only", "只有在一副牌里才知道")                         \
  X(SEE_NO_DEAL, "there is no deal here", "这里没有在打的牌")                                      \
  X(SEE_NO_TRUMP, "there is no trump yet", "还没有主")                                             \
  X(SEE_HANDS, "{field} may not look into hands", "{field!}不能看手牌")                            \
  X(SEE_OTHER_HANDS, "{field} may not look into another player's hand",                            \
    "{field!}不能看别人的手牌")                                                                    \
  X(SEE_KITTY, "{field} may not look into the kitty", "{field!}不能看底牌")                        \
  X(SEE_CHANCE, "{field} decides, and chance has no part in it", "{field!}是裁定，不能靠运气")     \
  X(SEE_NO_POINTS, "there are no points outside of a deal", "不在一副牌里就没有分")                \
  X(SEE_TRICK_OLD, "a trick is of no use after the call it was given to",                          \
    "一墩牌只在给它的那次调用里能用")                                                              \
  X(SEE_HANDLE_OLD, "{an|an|a} {type} is of no use after the call it was given to",                \
    "{type}只在给它的那次调用里能用")                                                              \
  X(SEE_INHERITED_OLD, "inherited is of no use after the call it was given to",                    \
    "inherited只在给它的那次调用里能用")                                                           \
  X(SEE_NO_FIELD, "{an|an|a} {type} has no `{key}`", "{type}没有`{key!}`")                         \
  X(SEE_NEAR_FIELD, "{an|an|a} {type} has no `{key}`: did you mean `{near}`?",                     \
    "{type}没有`{key!}`：是不是`{near}`？")                                                        \
  X(SEE_MEMBERS, "  one of these: `lua {code}.{field}`", "  只看其中一项：`脚本 {code}.{field!}`") \
  X(SEE_HIDDEN, "hand.{seat!} is not known to you", "您看不见hand.{seat!}")                        \
  X(CARDS_ONE, "one card is wanted", "要一张牌")                                                   \
  X(CARDS_MANY, "more than {n} copies of a card", "一种牌超过{n}张")                               \
  X(CARDS_NO_FIELD, "Cards have no `{key}`", "Cards没有`{key!}`")                                  \
  X(CARDS_WALK, "Cards have no places: `for card, copies in c:kinds() do` goes through them",      \
    "Cards里的牌没有次序：请写`for card, copies in c:kinds() do`")                                 \
  X(CARDS_NO_COPIES, "the deck has not so many copies of a card", "全副里没有这么多张")            \
  X(UNIT_IN_FORM, "a form's function says what is a unit, and cannot ask for units",               \
    "牌型的函数说明什么是牌型，自己不能再问牌型")                                                  \
  X(UNIT_NO_LIST, "\"{text}\" is no list of units such as \"2x2+1\"",                              \
    "\"{text}\"不是\"2x2+1\"这样的牌型")                                                           \
  X(UNIT_SPECIAL, "a {form} cannot be looked for: name its cards", "不能找{form}：请写出牌")       \
  X(MEMORY_OF, "{what} {why}", "{what}{why}")                                                      \
  X(MEMORY_LONG, "holds more than fits: 1023 bytes in deal.memory and player.memory",              \
    "内容太多：deal.memory和player.memory合起来最多1023字节")                                      \
  X(MEMORY_INFINITE, "holds a number without end", "里面有无穷大的数")                             \
  X(MEMORY_DEEP, "holds tables within tables that go too deep: 8 are the most",                    \
    "表套表太深：最多8层")                                                                         \
  X(MEMORY_KEYS, "holds a table whose keys are neither texts nor numbers",                         \
    "表的键既不是文字也不是数")                                                                    \
  X(MEMORY_TYPES, "may hold texts, numbers, true, false, and tables of these alone",               \
    "只能放文字、数、true、false和这些的表")                                                       \
  X(MEMORY_UNREAD, "{name} cannot be read", "{name}读不出来")                                      \
  X(MEMORY_DECIDES,                                                                                \
    "{field} decides and may not write to {name}: deal.begins, deal.ends, declare.nobody, "        \
    "throw.penalty and every `does` may",                                                          \
    "{field!}是裁定，不能写{name}：deal.begins、deal.ends、declare.nobody、throw.penalty和各个"    \
    "`does`可以写")                                                                                \
  /* what functions answered */                                                                    \
  X(ANSWER_MUST, "must return {wanted}, not {given}", "要返回{wanted}，不能是{given}")             \
  X(ANSWER_FIELD_MUST, "{field} must return {wanted}, not {given}",                                \
    "{field}（{field!}）要返回{wanted}，不能是{given}")                                            \
  X(ANSWER_RANGE, "returned {value}; from {n} to {m} is possible",                                 \
    "返回了{value}；只能是{n}到{m}")                                                               \
  X(ANSWER_NO_WORD, "must return {wanted}, not {given}; words: {words}",                           \
    "要返回{wanted}，不能是{given}；可写的词：{words}")                                            \
  X(ANSWER_NEAR_WORD,                                                                              \
    "must return {wanted}, not {given}: did you mean \"{near}\"? Words: {words}",                  \
    "要返回{wanted}，不能是{given}：是不是\"{near}\"？可写的词：{words}")                          \
  X(ANSWER_VALUE, "the answer{why}", "返回值{why}")                                                \
  X(EXAMPLES_NOTHING, "{phase}: nothing was found that is allowed ({field}: {why})",               \
    "{phase}：找不到可以做的事（{field}：{why}）")                                                 \
  X(ANSWER_FAILED, "{field} failed at {why}", "{field}（{field!}）出错：{why}")                    \
  X(ANSWER_REFUSED, "refused by {house|house rule|the game} {name} ({place})",                     \
    "{house|房规|玩法}{name}不允许{place||}")                                                      \
  X(ANSWER_KEEPS, "{field} keeps `{name}` between questions: use player.memory",                   \
    "{field}（{field!}）在两次提问之间留着`{name}`：请用player.memory")                            \
  X(ANSWER_KEEPS_AT, "{field} keeps `{name}` between questions: use player.memory ({place})",      \
    "{field}（{field!}）在两次提问之间留着`{name}`：请用player.memory（{place}）")                 \
  X(AN_ITERATOR, "an iterator", "迭代器")                                                          \
  X(ANSWER_COPY, "calls copy {n} of {card}: the deck has {m}", "叫第{n}张{card}：全副只有{m}张")   \
  X(ANSWER_MANY_CALLS, "calls more than {n} friends, and nobody is left as an opponent",           \
    "叫了{n}个以上的朋友，就没有闲家了")                                                           \
  X(ANSWER_CALL, "calls \"{text}\": {why}", "叫“{text}”：{why}")                                   \
  X(ANSWER_THROW, "must return cards of the throw: what stays on the table",                       \
    "要返回所甩的牌里留在桌上的")                                                                  \
  X(ANSWER_PENALTY, "returned {value} points; whole ones from -1000 to 1000 are possible",         \
    "返回了{value}分；只能是-1000到1000的整数")                                                    \
  X(CHOICE_WORD, "an action is a word of small letters, or a table that begins with one",          \
    "动作是小写字母的词，或以它开头的表")                                                          \
  X(CHOICE_TAKEN, "\"{word}\" is what the game itself calls an action: another word is wanted",    \
    "\"{word}\"是游戏自己的动作：请换一个词")                                                      \
  X(CHOICE_COUNT, "count must be a number of cards, or a range: 2, \"1-3\"",                       \
    "count要写张数或范围：2、\"1-3\"")                                                             \
  X(CHOICE_HOW_MANY, "an action of cards says how many: count = 2",                                \
    "出牌的动作要写张数：count = 2")                                                               \
  X(CHOICE_ONLY, "only must be a function (cards)", "only要写函数（cards）")                       \
  X(CHOICE_NUMBER_WRONG, "the number behind an action's word must be whole, and not beyond 32767", \
    "动作的词后面要写不超过32767的整数")                                                           \
  X(CHOICE_KEYS, "an action has count, from and only, and no `{key}`",                             \
    "动作里可以写count、from和only，没有`{key!}`")                                                 \
  X(CHOICE_ALONE, "pass, yield, keep, accept, refuse and waive stand alone, give with cards",      \
    "pass、yield、keep、accept、refuse、waive单独写，give带牌")                                    \
  X(CHOICE_MANY, "more than 64 actions to choose from", "可选的动作超过64个")                      \
  X(CHOICE_WAVERS, "does not offer the same actions when it is asked again",                       \
    "再问一次，给出的动作不一样")                                                                  \
  X(CHOICE_ONLY_ANSWER, "only must return true, or false and a sentence, not {given}",             \
    "only要返回true，或false加一句话，不能是{given}")                                              \
  X(CHOICE_REFUSED, "these cards are refused by {phase} ({place})",                                \
    "{phase}不允许这些牌（{place}）")                                                              \
  /* effects */                                                                                    \
  X(EFFECT_WRONG, "{field}: the effect {effect} {why}", "{field!}：效果{effect}{why}")             \
  X(EFFECT_TOGETHER, "{field}: the effect {why}", "{field!}：效果{why}")                           \
  X(EFFECT_SEATS, "must be \"all\", \"declarers\", \"opponents\", a player, or a list of players", \
    "要写\"all\"、\"declarers\"、\"opponents\"、玩家或一列玩家")                                   \
  X(EFFECT_AMOUNTS, "names players or sides, and for each a number from {n} to {m}",               \
    "要写玩家或哪一方，各有一个{n}到{m}的数")                                                      \
  X(EFFECT_AMOUNT_TABLE, "must be a table { [player or side] = number }",                          \
    "要写表{ [玩家或一方] = 数 }")                                                                 \
  X(EFFECT_SIDES, "names players or one of the sides", "要写玩家或其中一方")                       \
  X(EFFECT_POINTS, "must be a number from -1000 to 1000", "要写-1000到1000的数")                   \
  X(EFFECT_THROW_SIDE, "must be \"leader's side\" or \"other side\"",                              \
    "要写\"leader's side\"或\"other side\"")                                                       \
  X(EFFECT_PLAY_ENDS, "needs a throw that ends the play (throw.forced)",                           \
    "只用于甩牌失败就结束的打法（throw.forced）")                                                  \
  X(EFFECT_PLAYER, "must be a player", "要写玩家")                                                 \
  X(EFFECT_REVEAL, "must be a number of kitty cards", "要写底牌的张数")                            \
  X(EFFECT_SUIT, "must be a suit (\"H\"), or \"none\"", "要写花色（\"H\"）或\"none\"")             \
  X(EFFECT_FROM_TO_KITTY, "has from and to, each a player or \"kitty\"",                           \
    "要有from和to，各是玩家或\"kitty\"")                                                           \
  X(EFFECT_FROM_TO, "has from and to, two players", "要有from和to，两个玩家")                      \
  X(EFFECT_CARDS, "has cards", "要有cards")                                                        \
  X(EFFECT_MOVES, "is of at most 8 moves", "最多8次")                                              \
  X(EFFECT_GIFTS, "is of at most 8 gifts", "最多给8次")                                            \
  X(EFFECT_ONLY, "has only: a function (card) → bool", "的only要写函数（card）→ bool")             \
  X(EFFECT_COUNT, "has a count: how many cards are given", "要有count：给几张")                    \
  X(EFFECT_TABLE, "must be a table { from = …, to = …, … }", "要写表{ from = …, to = …, … }")      \
  X(EFFECT_LIST, "is a list of tables { from = …, to = …, … }",                                    \
    "要写一列表{ from = …, to = …, … }")                                                           \
  X(EFFECT_NONE_HERE, "is none here: {all} are", "这里没有：有{all}")                              \
  X(EFFECT_WANTED, "is wanted, or redeal = true, or ask = a player",                               \
    "要写上，或写redeal = true，或写ask = 玩家")                                                   \
  X(EFFECT_REDEAL, "leaves no trump to make", "之后就没有主可定了")                                \
  X(EFFECT_ASK, "leaves trumps to the player who is asked", "之后由被问的人定主")                  \
  X(EFFECT_NAME, "needs a name", "要有名字")                                                       \
  X(EFFECT_ASKED, "ask names a player who was asked already", "ask问的人已经问过")                 \
  X(EFFECT_REVEAL_MANY, "reveal turns more cards than the kitty has", "reveal翻的牌比底牌还多")    \
  X(EFFECT_REVEAL_LATE, "reveal comes after the kitty was picked up", "底牌拿起之后不能再reveal")  \
  X(EFFECT_MOVE_CARDS, "move takes cards that are not there", "move拿的牌不在那里")                \
  X(EFFECT_GIFTS_OWED, "gift comes while 8 others are owed", "已经有8次给牌没有完成，不能再gift")  \
  X(EFFECT_GIFT_CARDS, "gift wants more cards than the giver has of them",                         \
    "gift要的牌比给的人手里的多")                                                                  \
  X(EFFECT_UNEVEN, "move or gift does not come out even: who gives cards gets as many",            \
    "move或gift之后张数不等：给几张要拿回几张")                                                    \
  /* bots in Lua */                                                                                \
  X(SEE_NO_RULE, "there is no rule `{name}`", "没有规则“{name}”")                                  \
  X(BOT_NO_TABLE, "the file must return bot { … }", "文件须返回bot { … }")                         \
  X(BOT_KEY, "a bot has no `{key}`: it has summary, otherwise, choose",                            \
    "bot里没有“{key!}”：有summary、otherwise、choose")                                             \
  X(BOT_NO_CHOOSE, "choose must be a function (view), not {type}",                                 \
    "choose须是函数(view)，不是{type}")                                                            \
  X(BOT_NO_TEXT, "{key} must be a text, not {type}", "{key!}须是文字，不是{type}")                 \
  X(BOT_ANSWER_TYPE, "cards, a text such as \"pass\", or nil are wanted, not {type}",              \
    "要的是牌、“pass”这样的文字或nil，不是{type}")                                                 \
  X(BOT_OTHERWISE, "{path}: otherwise names no bot of the program that plays fair: \"{name}\"",    \
    "{path}：otherwise写的“{name}”不是可以公平打牌的自带程序")                                     \
  X(BOT_ILLEGAL, "it answered {words}: {why}", "它的回答是{words}：{why}")                         \
  X(BOT_DEAL, ", deal {n} of seed {seed}", "，种子{seed}的第{n}副牌")                              \
  X(BOT_NO_ACTION, "choose answered {words}: {why}", "choose的回答是{words}：{why}")               \
  X(EFFECT_HAND_FULL, "move or gift leads to a hand of more than 255 cards",                       \
    "move或gift之后一手超过255张")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  SCRIPT_SENTENCES(X)
#undef X
};

#endif
