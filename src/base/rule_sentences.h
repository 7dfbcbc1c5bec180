/* rule_sentences.h - what is said of the settings of a game and of its files: name, English, 中文,
** as in core_sentences.h. In front of most stands the field, or the path below it. */
#ifndef rule_sentences_h
#define rule_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define RULE_SENTENCES(X)                                                                          \
  /* what may stand somewhere */                                                                   \
  X(LIST_OR, " or ", "或")                                                                         \
  X(MAY_OR, ", or ", "，或")                                                                       \
  X(MAY_ONE_OF, "one of {words}", "{words}之一")                                                   \
  X(MAY_WORD, "a word", "一个词")                                                                  \
  X(MAY_WORDS, "words", "词")                                                                      \
  X(MAY_NUMBER, "a whole number from {n} to {m}", "{n}到{m}的整数")                                \
  X(MAY_BOOL, "true or false", "true或false")                                                      \
  X(MAY_RANGE, "a range (2, \"2+\" or \"2-4\")", "范围（2、\"2+\"或\"2-4\"）")                     \
  X(MAY_RANGE_FROM, "a range (2, \"2+\" or \"2-4\") from {n}",                                     \
    "{n}起的范围（2、\"2+\"或\"2-4\"）")                                                           \
  X(MAY_PREFIX, "\"{prefix}…\" with ", "“{prefix}…”加")                                            \
  X(MAY_FUNCTION, "a function", "函数")                                                            \
  X(MAY_FUNCTION_OF, "a function {arguments}", "函数{arguments}")                                  \
  X(MAY_CARDS, "cards", "牌")                                                                      \
  X(MAY_ENTRY, "the name of another of them", "其中另一个的名字")                                  \
  X(MAY_TABLE, "a table ", "表")                                                                   \
  X(MAY_LIST, "a list of ", "一列")                                                                \
  X(MAY_NAMED, "by name ", "每个名字后面是")                                                       \
  X(MAY_NAMED_TOO, ", and by name ", "；每个名字后面是")                                           \
  X(MAY_RANK, "a rank", "点数")                                                                    \
  X(MAY_RANK_LIST, "ranks", "点数")                                                                \
  X(MAY_RANK_JOKER, "a rank or a joker", "点数或王")                                               \
  X(MAY_RANKS, "ranks and jokers (\"3 4 5 … K A 2\")", "点数和王（\"3 4 5 … K A 2\"）")            \
  X(MAY_TRACK, "ranks (\"2 3 4 … K A\", perhaps NT behind them)",                                  \
    "点数（\"2 3 4 … K A\"，后面可以加NT）")                                                       \
  X(MAY_LEVEL, "a level of the track", "levels.track里的一级")                                     \
  X(MAY_A_LEVEL, "a level", "级别")                                                                \
  X(MAY_LEVELS, "levels", "级别")                                                                  \
  X(MAY_STOPS, "levels (\"5 T K A\")", "级别（\"5 T K A\"）")                                      \
  X(MAY_RANK_CARD, "a rank or a card", "点数或一张牌")                                             \
  X(MAY_RANK_SPAN, "ranks (\"3-T\")", "点数（\"3-T\"）")                                           \
  X(MAY_CARD_LIST, "cards (\"2S 3C\")", "牌（\"2S 3C\"）")                                         \
  X(MAY_CARD, "a card", "一张牌")                                                                  \
  X(MAY_UNIT, "a unit (\"2x2\" or \"3\")", "牌型（\"2x2\"或\"3\"）")                               \
  X(MAY_SHAPE, "a shape (\"2x2+1\")", "牌型组合（\"2x2+1\"）")                                     \
  X(MAY_SENTENCE, "a sentence", "一句话")                                                          \
  X(MAY_ABOVE, "\"0+\" for anything above so many", "超过某数写\"0+\"")                            \
  X(MAY_PHASE, "the name of a phase", "阶段的名字")                                                \
  X(MAY_DECK,                                                                                      \
    "a range (\"5-8\"), or a row for each number of players: [6] = { packs = 2, LJ = 2, HJ = 2, "  \
    "kitty = 6, without = \"2S 3C\", lowest = \"3\" }",                                            \
    "范围（\"5-8\"），或每种人数一行：[6] = { packs = 2, LJ = 2, HJ = 2, kitty = 6, without = \""  \
    "2S 3C\", lowest = \"3\" }")                                                                   \
  X(MAY_LADDER,                                                                                    \
    "a list, low to high, of \"suit\", \"rank\", ranks, suits and cards; an inner list is one "    \
    "tier",                                                                                        \
    "从小到大一列：\"suit\"、\"rank\"、点数、花色和牌；里面的一列算一级")                          \
  X(MAY_LADDER_NO_TRUMP, "such a list without \"suit\"", "同样的一列，但没有\"suit\"")             \
  X(TYPE_NIL, "nil", "nil")                                                                        \
  X(TYPE_BOOLEAN, "a boolean", "真假值")                                                           \
  X(TYPE_NUMBER, "a number", "数")                                                                 \
  X(TYPE_STRING, "a string", "文字")                                                               \
  X(TYPE_TABLE, "a table", "表")                                                                   \
  X(TYPE_FUNCTION, "a function", "函数")                                                           \
  X(TYPE_USERDATA, "a userdata", "游戏里的对象")                                                   \
  X(TYPE_VALUE, "{n|a |an |}{type}", "{type}")                                                     \
  X(TYPE_THREAD, "a thread", "协程")                                                               \
  /* what functions return */                                                                      \
  X(GIVES_NUMBER, "a whole number", "整数")                                                        \
  X(GIVES_NUMBER_LIST, "a whole number or such a list", "整数，或这样的一列")                      \
  X(GIVES_RANKS, "a rank, or a list of ranks", "点数，或一列点数")                                 \
  X(GIVES_RANK, "a rank, or nil", "点数或nil")                                                     \
  X(GIVES_MISDEAL, "what lets the cards be thrown in, or nil", "为什么可以要求重发，或nil")        \
  X(GIVES_SEAT_WORD, "a player, or a seat word", "玩家，或表示座位的词")                           \
  X(GIVES_SEAT_NIL, "a player, a seat word, or nil", "玩家、表示座位的词，或nil")                  \
  X(GIVES_PLAYER_WORD, "a player, or a word", "玩家，或一个词")                                    \
  X(GIVES_OBJECTION, "a sentence, or nil for no objection", "一句话；不反对就是nil")               \
  X(GIVES_EFFECTS, "effects, or nil", "效果或nil")                                                 \
  X(GIVES_WORD_EFFECTS, "a word, or effects", "一个词，或效果")                                    \
  X(GIVES_NUMBER_WORD, "a whole number, or a word", "整数，或一个词")                              \
  X(GIVES_YES_WORD, "true, false, or a word", "true、false或一个词")                               \
  X(GIVES_JOINS, "true, false (the next copy that is played is asked about), or a word",           \
    "true、false（再问下一张打出的）或一个词")                                                     \
  X(GIVES_YES_SENTENCE, "true, or false and a sentence", "true，或false加一句话")                  \
  X(GIVES_CALLS, "cards, or a list of calls (\"AC#2\")", "牌，或一列叫牌（\"AC#2\"）")             \
  X(GIVES_LIST, "such a list", "这样的一列")                                                       \
  X(GIVES_FORM, "true or false; a whole number and a pattern", "true或false；整数和模式")          \
  X(GIVES_WORDS, "a list of words", "一列词")                                                      \
  X(GIVES_FORCED, "a unit, cards of the throw, or a word", "牌型、所甩的牌，或一个词")             \
  X(GIVES_PENALTY, "points, such a table, or effects", "分数、这样的表，或效果")                   \
  X(GIVES_POINTS, "a whole number of points", "整的分数")                                          \
  X(GIVES_SCORE, "a side (\"nobody\" too), a whole number of levels",                              \
    "一方（也可以是\"nobody\"）和整的级数")                                                        \
  X(GIVES_ADJUST, "a side, a whole number of levels", "一方和整的级数")                            \
  X(GIVES_LEVELS, "a whole number of levels", "整的级数")                                          \
  X(GIVES_LEVELS_WORD, "a whole number of levels, or a word", "整的级数，或一个词")                \
  X(GIVES_STOP, "who may leave it, or nil", "谁可以过这一级，或nil")                               \
  X(GIVES_WINNERS, "the winners (a player, a list), a word, or nil",                               \
    "赢家（玩家或一列）、一个词，或nil")                                                           \
  X(GIVES_TURN, "a player, a list of players, or nil", "玩家、一列玩家，或nil")                    \
  X(GIVES_CHOICES, "a list of actions", "一列动作")                                                \
  X(GIVES_WHOLE, "a whole number from {n} to {m}, or nil", "{n}到{m}的整数，或nil")                \
  X(GIVES_PATTERN, "a number or a text as its pattern", "作为模式的数或文字")                      \
  /* a value that does not fit; in front stands the path to it */                                  \
  X(VALUE_TYPE, ": must be {wanted}, not {given}", "：要写{wanted}，不能是{given}")                \
  X(VALUE_RANGE, " = {value}: must be from {n} to {m}", " = {value}：要在{n}到{m}之间")            \
  X(DECK_DEALT,                                                                                    \
    "{packs} {packs|pack|packs}, {cards} cards, {hand} in each hand, {kitty} in the kitty",        \
    "{packs}副牌共{cards}张，每人{hand}张，底牌{kitty}张")                                         \
  X(DECKS_OF_TABLES, "{tables} tables, each with a deck of {cards}: ",                             \
    "{tables}桌，每桌一副{cards}张：")                                                             \
  X(DECK_DEALT_OUT, "{packs} {packs|pack|packs}, {cards} cards, {n}",                              \
    "{packs}副牌共{cards}张，每人{n}")                                                             \
  X(DECK_UNEVEN, " to {n}", "到{n}")                                                               \
  X(DECK_HANDS, " in each hand", "张")                                                             \
  X(VALUE_NO_WORD, " = \"{value}\": must be one of {words}", " = \"{value}\"：要写{words}之一")    \
  X(VALUE_NEAR_WORD, " = \"{value}\": did you mean \"{near}\"? ({words})",                         \
    " = \"{value}\"：是不是\"{near}\"？（{words}）")                                               \
  X(VALUE_NO_ENTRY, " = \"{value}\": is none of the {field}", " = \"{value}\"：{field!}里没有")    \
  X(VALUE_IN, ": {why}", "：{why}")                                                                \
  X(VALUE_MANY, ": has more than {n} entries", "：多于{n}项")                                      \
  X(VALUE_EMPTY, ": must have one entry or more", "：至少要有一项")                                \
  X(VALUE_MANY_PLACES, ": has more values than it has places", "：值比位置多")                     \
  X(VALUE_NAMED_ONLY, ": only named values", "：每个值都要有名字")                                 \
  X(LIST_NO_KEY, "{key} cannot stand in a list: its entries have no names",                        \
    "这里是列表，不能写{key!}：各项没有名字")                                                      \
  X(LIST_NO_PLACE, "{key} is no place in a list: these are 1, 2, 3 …",                             \
    "列表里没有{key!}这个位置：位置是1、2、3……")                                                   \
  X(LIST_HOLE, "entry {key} stands behind an empty place", "第{key!}项前面有空位")                 \
  X(VALUE_NO_KEY, ": unknown key {key}: must be one of {words}",                                   \
    "：没有{key!}这一项：要写{words}之一")                                                         \
  X(VALUE_KEY_FAMILY,                                                                              \
    ".{key}: belongs to {climb|climbing|trick} games, and this is a {trick|trick|climbing} game",  \
    ".{key!}：属于{climb|跑牌|打墩}的玩法，而这里是{trick|打墩|跑牌}的玩法")                       \
  X(VALUE_NEAR_KEY, ": unknown key {key}: did you mean {near}?",                                   \
    "：没有{key!}这一项：是不是{near}？")                                                          \
  X(VALUE_MISSING, ": must be given: {wanted}", "：要写上：{wanted}")                              \
  X(VALUE_NAME, ".{name}: a name must be of characters that can be shown",                         \
    ".{name}：名字要用能显示的字符")                                                               \
  X(VALUE_TRICK_WORD, ": \"{value}\" is for trick games, and this is a climbing game",             \
    "：\"{value}\"只属于打墩的玩法，这里是跑牌的玩法")                                             \
  X(VALUE_NO_TRUTH, ": must be false, or a whole number", "：要写false或整数")                     \
  X(VALUE_NO_RANK, ": \"{value}\" is no rank", "：\"{value}\"不是点数")                            \
  X(VALUE_TWICE, ": \"{value}\" stands in it twice", "：\"{value}\"写了两次")                      \
  X(VALUE_NT_LAST, ": NT must be the last", "：NT要在最后")                                        \
  X(VALUE_NOT_ON_TRACK, " = \"{value}\": is not on the track",                                     \
    " = \"{value}\"：不在levels.track里")                                                          \
  X(VALUE_NO_MAP_KEY, ": must be {wanted}; {given} stands in it without {what}",                   \
    "：要写{wanted}；{given}前面没有写{what}")                                                     \
  X(VALUE_NO_RANK_CARD, ": \"{value}\" is neither a rank nor a card",                              \
    "：\"{value}\"既不是点数也不是牌")                                                             \
  X(VALUE_NO_SPAN, " = \"{value}\": they do not rise in order.ranks",                              \
    " = \"{value}\"：在order.ranks里不是从小到大")                                                 \
  X(VALUE_NO_CARD, ": names no card", "：没有写牌")                                                \
  X(VALUE_ONE_CARD, " = \"{value}\": must be one card", " = \"{value}\"：要写一张牌")              \
  X(VALUE_NO_UNIT, " = \"{value}\": must be a unit: \"2x2\", \"3\"",                               \
    " = \"{value}\"：要写牌型：\"2x2\"、\"3\"")                                                    \
  X(VALUE_MANY_UNITS, ": its shapes have more than {n} units in all",                              \
    "：这些牌型一共多于{n}个单元")                                                                 \
  X(VALUE_NO_SHAPE, " = \"{value}\": is no shape such as \"2x2+1\"",                               \
    " = \"{value}\"：不是\"2x2+1\"这样的牌型")                                                     \
  X(VALUE_NO_STEPS, " = \"{value}\": must be a number of steps, or \"0+\"",                        \
    " = \"{value}\"：要写级数，或\"0+\"")                                                          \
  X(VALUE_NO_PHASE, " = \"{value}\": there is no such phase in this game",                         \
    " = \"{value}\"：这种玩法没有这个阶段")                                                        \
  X(VALUE_NO_SUIT_RUNG, ": there is no trump suit in it", "：这里没有主花色")                      \
  X(VALUE_NOT_SET, ": is not set, and there is no neutral value", "：没有设定，又没有默认值")      \
  X(VALUE_NOT_IN_DECK, ": is not set, here or in the row of deck.players",                         \
    "：没有设定，deck.players那一行也没有")                                                        \
  X(VALUE_DECK, ": must be a range (\"5-8\") or a table of rows, [6] = { packs = 2, … }",          \
    "：要写范围（\"5-8\"）或一行行的表：[6] = { packs = 2, … }")                                   \
  X(VALUE_NO_PLAYERS, ": names no number of players from 2 to {n}", "：没有2到{n}之间的人数")      \
  X(VALUE_ROW, "{path}: must be a table { packs = 2, … }", "{path}：要写表{ packs = 2, … }")       \
  X(VALUE_DEEP,                                                                                    \
    "{field}: its value goes more than {n} deep: tables in tables, or functions that hold "        \
    "functions",                                                                                   \
    "{field!}：它的值套了{n}层以上：表里有表，或函数里有函数")                                     \
  X(RUNG_NONE, "{given} is no rung: \"suit\", \"rank\", a rank, a suit, a card",                   \
    "{given}不能放在这里：可以是\"suit\"、\"rank\"、点数、花色或牌")                               \
  X(RUNG_TWICE, "\"{word}\" stands in it twice", "\"{word}\"写了两次")                             \
  X(RUNG_MANY, "at most {n} rungs", "最多{n}级")                                                   \
  X(RUNG_LIST, "must be a list of rungs, low to high", "要从小到大写成一列")                       \
  /* parts of a field that do not go together */                                                   \
  X(BID_IS_ALONE, ": is decides alone, without rank, joker, any",                                  \
    "：写了is就不能再写rank、joker、any")                                                          \
  X(BID_SHOWS_NONE, ": shows no cards: set rank, joker or any to a number, or is",                 \
    "：没有亮牌：rank、joker或any要写张数，或者写is")                                              \
  X(FORM_LENGTH, ".length: only sets of identical cards stand in sequence",                        \
    ".length：只有相同的牌才能连成顺")                                                             \
  X(FORM_TO, ".to: ends a sequence, and its length is 1", ".to：是顺子的终点，而这里长度是1")      \
  X(FORM_ALIKE, ".alike: goes with a size alone", ".alike：只能与size一起写")                      \
  X(FORM_IS, ".is: goes with a size, not with cards", ".is：与size一起写，不能与cards一起写")      \
  X(FORM_SUITS, ".suits: identical cards are of one suit; give alike = \"rank\" or `is`",          \
    ".suits：相同的牌是同一门；请写alike = \"rank\"或`is`")                                        \
  X(FORM_BEATS, ".beats: only sets of identical cards stand in for a unit; give `power`",          \
    ".beats：只有相同的牌能顶替一个单元；请写`power`")                                             \
  X(FORM_COMPLETES, ": `completes` and `becomes` go together", "：`completes`和`becomes`要一起写") \
  X(FORM_COMPLETES_CARDS, ": certain cards complete nothing", "：指定的牌不能凑成别的")            \
  X(FORM_SIZE, ": has either a size of 1 or more or cards", "：要么写size（1以上），要么写cards")  \
  X(STEP_OTHER, ": needs {key} = the other one", "：要写{key!} = 对方")                            \
  X(STEP_CARDS, ": needs cards = \"highest\" or \"any\"", "：要写cards = \"highest\"或\"any\"")    \
  X(STEP_RANKS, ": needs ranks = \"3-T\"", "：要写ranks = \"3-T\"")                                \
  X(PHASE_CLIMB_NONE, ": climbing games take no further phases", "：出完牌的玩法不能另加阶段")     \
  X(PHASE_WHERE, ": one of after, before and instead_of says where it stands",                     \
    "：after、before、instead_of要写其中一个，说明排在哪里")                                       \
  X(PHASE_NAME_TAKEN, ".{name}: is the name of a phase that is there",                             \
    ".{name}：已经有这个名字的阶段")                                                               \
  X(PHASE_NO_NEIGHBOUR, ".{name}.{key} = \"{value}\": there is no such phase in this game",        \
    ".{name}.{key!} = \"{value}\"：这种玩法没有这个阶段")                                          \
  X(OWED_TWICE, ": \"{word}\" is owed twice", "：\"{word}\"写了两次")                              \
  X(OWED_HIGHEST, ": \"highest\" must be the last demand, and \"shape\" one before it",            \
    "：\"highest\"要放在最后，前面要有\"shape\"")                                                  \
  /* settings that do not go together */                                                           \
  X(RULES_PLAYERS, ": {n} players; 2 to {m} can sit down", "：{n}个人；可以有2到{m}个人")          \
  X(RULES_PACKS, ": {n} packs; 1 to {m} can be used", "：{n}副牌；可以用1到{m}副")                 \
  X(RULES_JOKERS, ": at most {n} copies of a joker", "：大王、小王各最多{n}张")                    \
  X(RULES_WITHOUT, ": takes out more copies than there are", "：去掉的牌比有的还多")               \
  X(RULES_FEW_CARDS, ": {n} cards are too few for {players} players and a kitty of {m}",           \
    "：{n}张牌不够{players}个人加{m}张底牌")                                                       \
  X(RULES_UNEVEN, ": {n} cards less a kitty of {m} do not come out even among {players} players",  \
    "：{n}张牌留{m}张底牌，{players}个人分不匀")                                                   \
  X(RULES_LARGE_HAND, ": a hand of {n} cards and a kitty of {m} are more than {most}",             \
    "：一手{n}张加底牌{m}张，超过{most}张")                                                        \
  X(RULES_NO_PHASE, ": names no phase", "：没有写阶段")                                            \
  X(RULES_PHASE_FAMILY,                                                                            \
    ": one of them belongs to {climb|trick|climbing} games, and this is a {own|climbing|trick} "   \
    "game",                                                                                        \
    "：其中有{climb|打墩|出完牌}玩法的阶段，而这是{own|出完牌|打墩}的玩法")                        \
  X(RULES_PHASE_ORDER,                                                                             \
    ": they go in the order {climb|deal out, exchange, climb|draw, kitty, call, tricks}, each "    \
    "once",                                                                                        \
    "：顺序是{climb|deal out、exchange、climb|draw、kitty、call、tricks}，各一次")                 \
  X(RULES_PHASE_ENDS, ": a trick game begins with \"draw\" and ends with \"tricks\"",              \
    "：打墩的玩法以\"draw\"开始，以\"tricks\"结束")                                                \
  X(RULES_PHASE_DEAL_OUT, ": a climbing game begins with \"deal out\"",                            \
    "：出完牌的玩法以\"deal out\"开始")                                                            \
  X(RULES_PHASE_CLIMB, ": a climbing game ends with \"climb\"", "：出完牌的玩法以\"climb\"结束")   \
  X(RULES_RANKS_JOKERS, ": jokers have their place in order.trumps", "：王要写在order.trumps里")   \
  X(RULES_RANKS_LACK, ": leaves out {card}, which is in the deck", "：缺{card}，而牌里有这张")     \
  X(RULES_RANK_CARDS, ": {n} cards of a rank are the most if suits are ignored",                   \
    "：不分花色时一个点数最多{n}张牌")                                                             \
  X(RULES_TABLES, ": {n} players cannot be split into such tables", "：{n}个人不能这样分桌")       \
  X(RULES_MANY_CARDS, ": {n} cards at {tables} tables; {m} can be dealt",                          \
    "：{tables}桌各{n}张牌；一共只能发{m}张")                                                      \
  X(RULES_FEW_FOR_TABLE, ": {n} cards are too few for {players} players",                          \
    "：{n}张牌不够{players}个人")                                                                  \
  X(RULES_SUITS_IGNORED, ": only \"ignored\" in climbing games",                                   \
    "：出完牌的玩法里只能是\"ignored\"")                                                           \
  X(RULES_NO_SINGLE, ": a single card must be among the forms", "：要有单张这种牌型")              \
  X(RULES_FIRST_CUT, ": nobody cuts and counts in climbing games", "：出完牌的玩法不切牌数牌")     \
  X(RULES_NO_LEVEL, ": names no level", "：没有写级别")                                            \
  X(RULES_START, ": is not on the track", "：不在levels.track里")                                  \
  X(RULES_NO_FORM, ": nothing could be led", "：什么都不能领出")                                   \
  X(RULES_BAND_ZERO, ": the first row must begin at 0", "：第一行要从0开始")                       \
  X(RULES_BANDS_RISE, ": the rows must rise", "：各行要从小到大")                                  \
  X(RULES_TEAMS, ": fixed teams need an even number of players", "：固定的队伍要双数的人")         \
  X(RULES_FRIENDS, ": {n} friends among {m} players leave no opponent",                            \
    "：{m}个人里有{n}个朋友，就没有闲家了")                                                        \
  X(RULES_PENALTY, ": `loses` and `unplayed` need throw.forced = \"play ends\"",                   \
    "：写`loses`和`unplayed`要有throw.forced = \"play ends\"")                                     \
  /* files of rules */                                                                             \
  X(FILE_NO_HELPER, "there is no helper `{name}` in variants/lib; nothing else can be required",   \
    "variants/lib里没有`{name}`；别的不能require")                                                 \
  X(FILE_REQUIRE_HEAD, "`require` is for the head of a file, not for a function that is asked",    \
    "`require`只写在文件开头，不能在函数里用")                                                     \
  X(FILE_NO_GAME, "{file}:1: must return game { … } or house_rule { … }",                          \
    "{file}:1：要return game { … }或house_rule { … }")                                             \
  X(FILE_SCENARIOS,                                                                                \
    "{file} has scenarios and no game or house rule: `pengyou test {file}` runs them",             \
    "{file}里是情景，不是玩法或房规：`pengyou test {file}`运行它们")                               \
  X(FILE_DATA_END, "the file should end with `return {word} { … }`",                               \
    "文件要以`return {word} { … }`结尾")                                                           \
  X(HEAD_FAMILY, "family = \"{word}\": must be \"trick\" or \"climb\"",                            \
    "family = \"{word}\"：要写\"trick\"或\"climb\"")                                               \
  X(HEAD_MUST_BE, "{key}: must be {wanted}", "{key!}：要写{wanted}")                               \
  X(HEAD_ENTRY, "{key}: must be {wanted}; `{word}` does not fit",                               \
    "{key!}：要写{wanted}；`{word}`不合适")                                                        \
  X(HEAD_NAMES, "a list of names: { \"one\", \"another\" }", "一列名字：{ \"one\", \"another\" }") \
  X(HEAD_RANGES, "a table of ranges: { players = \"6+\", packs = 2 }",                             \
    "范围的表：{ players = \"6+\", packs = 2 }")                                                   \
  X(HEAD_TEXTS, "a table { name = \"…\", summary = \"…\", words = { … }, doc = { … } }",           \
    "表{ name = \"…\", summary = \"…\", words = { … }, doc = { … } }")                             \
  X(HEAD_DOCS, "a table of texts by field: { [\"throw.penalty\"] = \"…\" }",                       \
    "按字段的文字表：{ [\"throw.penalty\"] = \"…\" }")                                             \
  X(DOC_NO_ENTRY, "zh.words: no form, kind of declaration or phase is called {name}",              \
    "zh.words：没有叫{name}的牌型、亮法或阶段")                                                    \
  X(DOC_NO_FIELD, "doc: there is no field {field}", "doc：没有字段{field!}")                       \
  X(DOC_UNSET, "doc: this file does not set {field}", "doc：这个文件没有设{field!}")               \
  X(HEAD_A_TEXT, "a text", "文字")                                                                 \
  X(HEAD_NUMBER, "a number of players", "人数")                                                    \
  X(HEAD_NO_NAME, "name: is missing", "缺name")                                                    \
  X(HEAD_NEEDS, "needs.{key}: must be a range: 2, \"2+\" or \"2-4\"",                              \
    "needs.{key!}：要写范围：2、\"2+\"或\"2-4\"")                                                  \
  X(HEAD_OUTSIDE, "the folder of the file that names it and the folders of the variants",          \
    "它自己的文件夹和variants文件夹")                                                              \
  X(HEAD_PLAYERS, "players: must be the number of players when none is named",                     \
    "players：要写没有说明时的人数")                                                               \
  X(FILE_NAMED, "{group}: a name is wanted before each value (name = value)",                      \
    "{group}：每个值前面要有名字（name = value）")                                                 \
  X(FILE_GROUP, "{group}: must be a table { field = value, … }",                                   \
    "{group}：要写表{ field = value, … }")                                                         \
  X(FILE_REQUIRES, "requires: must be a list of house rules", "requires：要写一列房规")            \
  X(FILE_KEY_TYPE,                                                                                 \
    "{field}: holds a table with {type} as a key: numbers, texts, true and false can be keys",     \
    "{field!}：表里用{type}做键：只能是数、文字、true和false")                                     \
  X(FILE_UNREAD, "not read: files before it ran for too long", "没有读：前面的文件运行得太久")     \
  X(SET_TWICE,                                                                                     \
    "{field} is set to {value} here, and to {old} in {other}: leave one of the two house rules "   \
    "out",                                                                                         \
    "{field}（{field!}）在这里是{value}，在{other}是{old}：两条房规去掉一条")                      \
  X(SET_TWICE_FUNCTION,                                                                            \
    "{field} is set to {value} here, and to {old} in {other}: leave one of the two house rules "   \
    "out, or give a function as wrap(function(…, inherited) … end)",                               \
    "{field}（{field!}）在这里是{value}，在{other}是{old}：两条房规去掉一条，或写成函数"           \
    "wrap(function(…, inherited) … end)")                                                          \
  X(SET_MANY, "{field}: more than {n} files set it", "{field}（{field!}）：设定它的文件超过{n}个") \
  X(SET_NAMES, "{field}: names are words of at most {n} letters",                                  \
    "{field}（{field!}）：名字最多{n}个字母")                                                      \
  X(SET_ENTRY, "{field}.{name}: must be a table, or false to take it out",                         \
    "{field}（{field!}）.{name}：要写表；写false就去掉")                                           \
  X(SET_NO_ENTRY, "{field}.{name}: there is none to take out: did you mean {near}?",               \
    "{field}（{field!}）.{name}：没有这一项可去掉：是不是{near}？")                                \
  X(SET_UNLESS_GAME, "{field}: unless_set is for house rules; a game gives the value itself",      \
    "{field}（{field!}）：unless_set只用于房规；玩法直接写值")                                     \
  X(SET_UNLESS_ADDS, "{field}: what all rules set is put together here; unless_set has no place",  \
    "{field}（{field!}）：各条规则写的都合在一起，用不着unless_set")                               \
  X(SET_UNLESS_WRAP, "{field}: a wrap goes around what others set; it cannot be unless_set",       \
    "{field}（{field!}）：wrap套在别的设定外面，不能再用unless_set")                               \
  X(SET_WRAP_ADDS, "{field}: the functions of all rules are asked here; no wrap is needed",        \
    "{field}（{field!}）：各条规则的函数都会问到，不用wrap")                                       \
  X(SET_CLIMB_VALUE, "{field}: must be a value in climbing games",                                 \
    "{field}（{field!}）：出完牌的玩法里要写值")                                                   \
  X(SET_VALUE, "{field}: must be a value, not a function",                                         \
    "{field}（{field!}）：要写值，不能写函数")                                                     \
  X(SET_FUNCTION, "{field}: must be a function {arguments}",                                       \
    "{field}（{field!}）：要写函数{arguments}")                                                    \
  X(SET_TABLE, "{field}: must be a table", "{field}（{field!}）：要写表")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  RULE_SENTENCES(X)
#undef X
};

#endif
