/* tool_sentences.h - what the sub-commands say to a person: name, English, 中文. What programs read
** (--json, files that are written, the answers of judge) is no sentence. */
#ifndef tool_sentences_h
#define tool_sentences_h

#include "base/sentence.h"
#include "cmd/usage_sentences.h"

/* clang-format off */
#define TOOL_SENTENCES(X)                                                                          \
  X(TOOL_NO_MEMORY, "not enough memory", "内存不够")                                                   \
  /* options.c */                                                                                  \
  X(TOOL_NEAR_OPTION, "there is no option {word}: did you mean --{near}?",                         \
    "没有选项{word}：是不是--{near}？")                                                                     \
  X(TOOL_NO_OPTION, "there is no option {word}: see `pengyou {command!} --help`",                  \
    "没有选项{word}：见`pengyou {command!} --help`")                                                     \
  X(TOOL_OPTION_WANTS, "{word} wants a word behind it: see `pengyou {command!} --help`",           \
    "{word}后面缺一个词：见`pengyou {command!} --help`")                                                   \
  X(TOOL_ISOLATE_BOTH, "--isolate and --no-isolate contradict each other",                         \
    "--isolate和--no-isolate互相矛盾")                                                                  \
  X(TOOL_NUMBER, "{what} is a number from {min} to {max}, not \"{word}\"",                         \
    "{what}是{min}到{max}之间的数，不是“{word}”")                                                           \
  X(TOOL_NO_LANGUAGE, "there is no language \"{word}\": there are en and zh",                      \
    "没有语言“{word}”：有en和zh")                                                                         \
  X(TOOL_OF_PLAYERS, "the number of players", "人数")                                                \
  X(TOOL_OF_SEED, "the seed", "种子")                                                                \
  /* main.c */                                                                                     \
  X(TOOL_NEAR_COMMAND, "pengyou: there is no command \"{word}\": did you mean \"{near}\"?",        \
    "pengyou: 没有命令“{word}”：是不是“{near}”？")                                                          \
  X(TOOL_UNWRITTEN, "pengyou: what is printed cannot be written{reason}",                          \
    "pengyou: 输出写不出去{reason}")                                                                     \
  /* cmd_ask.c */ \
  X(TOOL_ASK_QUESTIONS, "Questions, and an example of each (seats are letters, in turn order):",   \
    "问题，各举一例（座位写字母，按出牌的次序）：") \
  X(TOOL_ASK_KEYS, "Keys:", "各项：") \
  /* ask, check, diff, differ, new, rules: what they take */                                       \
  X(TOOL_WANTS_NO_WORD, "it takes no words", "后面不带别的词")                                            \
  X(TOOL_WANTS_CHECK, "one variant is wanted: `pengyou check VARIANT|FILE`",                       \
    "要写一种玩法：`pengyou check 玩法|文件`")                                                                \
  X(TOOL_WANTS_TWO, "two variants are wanted: `pengyou {command!} GAME OTHER`",                    \
    "要写两种玩法：`pengyou {command!} 甲 乙`")                                                             \
  X(TOOL_WANTS_NAME, "a name is wanted, or in quotes what the rule says: `pengyou new NAME`",      \
    "要写一个名字，或者用引号写这条房规说什么：`pengyou new 名字`")                                \
  X(TOOL_WANTS_ONE, "one variant is wanted", "只能写一种玩法")                                            \
  X(TOOL_WANTS_BASE, "over which game? `--from BASE` says it",                                     \
    "以哪种玩法为基础？用`--from 玩法`来说")                                                                     \
  X(TOOL_WANTS_GAME, "of which game? `pengyou list` has their names",                              \
    "哪种玩法的？`pengyou list`列出它们的名字")                                                                 \
  X(TOOL_WANTS_FORMAT, "--format is text, md or html, not \"{word}\"",                             \
    "--format是text、md或html，不是“{word}”")                                                            \
  X(TOOL_WANTS_RECORD, "one record is wanted: `pengyou {command!} FILE`",                          \
    "要写一份记录：`pengyou {command!} 文件`")                                                              \
  X(TOOL_POSITION_ALONE,                                                                           \
    "--position says the game, its players and its cards: {text} cannot stand beside it",          \
    "--position里已经有玩法、人数和牌：不能再写{text}")                                            \
  X(TOOL_ONE_GAME,                                                                                 \
    "one variant is played, not \"{one}\" and \"{other}\": sums are written with +",               \
    "一次只玩一种玩法，不能既是“{one}”又是“{other}”：要合起来就用+连接")                                                   \
  /* list */                                                                                       \
  X(TOOL_GAME, "game", "玩法")                                                                       \
  X(TOOL_HOUSE, "house rule", "房规")                                                                \
  X(TOOL_LISTED, "{name:24} {type:11} {path}", "{name:24} {type:4}  {path}")                       \
  X(TOOL_SUMMARY, "    {summary}{title||}", "    {title}：{summary}")                               \
  X(TOOL_NO_GAMES,                                                                                 \
    "pengyou: no game is found: PENGYOU_PATH, ./variants, beside the program, installed",          \
    "pengyou: 一种玩法也没有找到：PENGYOU_PATH、./variants、程序旁边、安装的地方都没有")                                    \
  /* replay */                                                                                     \
  X(TOOL_REPLAYED, "{name} ({spec}), {n} players: {m} actions, deal {deal}, verified",             \
    "{name}（{spec}），{n}人：{m}步，打到第{deal}副，核对无误")                                    \
  X(TOOL_REPLAYED_LEVELS, "levels: {seats}", "级：{seats}")                                        \
  X(TOOL_REPLAYED_POINTS, "points: {seats}", "分：{seats}")                                        \
  X(TOOL_REPLAYED_SEAT, "{seat!} {level}{won| (won)|}", "{seat!} {level}{won|（赢了）|}")          \
  /* test */                                                                                       \
  X(TOOL_NO_SCENARIOS, "there is no tests/scenarios here: name a file or a folder",                \
    "这里没有tests/scenarios：请写文件或文件夹")                                                   \
  X(TOOL_TEST_NONE, "no scenario was run: there is none", "没有跑情景：一个也没有")                       \
  X(TOOL_TEST_NONE_LIKE, "no scenario was run: none has \"{text}\" in its sentence",               \
    "没有跑情景：没有一个的句子里有“{text}”")                                                     \
  X(TOOL_RECORDS, "{n} records {series} hold{games}", "{n}条{series}记录成立{games}")              \
  X(TOOL_TEST_JUNIT, "--junit is of scenarios, not of --coverage",                                 \
    "--junit只用于情景，不能与--coverage一起写")                                                   \
  X(TOOL_TEST_COVERAGE, "--situations, --scenarios and --threads go with --coverage",              \
    "--situations、--scenarios和--threads要与--coverage一起写")                                    \
  X(TOOL_OTHER_FILE, "{file} exists and is no {kind}: name another file",                          \
    "{file}已经有了，又不是{kind}：换一个文件名")                                                  \
  X(TOOL_COVER_NONE_LIKE, "nothing was changed: no change has \"{text}\" in its name",             \
    "什么都没有改：没有一处改动的名字里有“{text}”")                                               \
  X(TOOL_COVER_CHANGE, "{file}:{line}: {name}", "{file}:{line}: {name}")                           \
  X(TOOL_COVER_WRONGLY, "    marked as unnoticed, and not rightly: {why}",                         \
    "    标成看不出来，其实看得出：{why}")                                                         \
  X(TOOL_COVER_NOWHERE, "    no game here goes with this rule",                                    \
    "    这里没有玩法能加这条规则")                                                                \
  X(TOOL_COVER_UNSEEN, "    no situation of {n} under {spec} shows it",                            \
    "    按{spec}试了{n}个局面，都看不出来")                                                       \
  X(TOOL_COVER_NOW, "    now: {answer}", "    现在：{answer}")                                     \
  X(TOOL_COVER_CHANGED, "    changed: {answer}", "    改了以后：{answer}")                         \
  X(TOOL_COVER_IDLE, "this mark is not needed any more: {mark}", "这个标记不需要了：{mark}")       \
  X(TOOL_COVERED,                                                                                  \
    "{n} rule{n||s} changed in {all} ways: {noticed} noticed, {marked} marked, {unnoticed} "       \
    "unnoticed",                                                                                   \
    "改动{n}个规则文件，共{all}种改法：看得出的{noticed}种，标过的{marked}种，"                    \
    "看不出的{unnoticed}种")                                                                       \
  /* new */                                                                                        \
  X(TOOL_NEW_NONE, "no field says just that: the file begins with an example, to be replaced",     \
    "没有哪项规则正好说这个：文件里先写了一个例子，要换成自己的")                                  \
  X(TOOL_NEW_EXAMPLE, "the file begins with an example, to be replaced",                           \
    "文件里先写了一个例子，要换成自己的")                                                          \
  X(TOOL_NEW_MEANT,                                                                                \
    "{name!} says nearly that{title||}; if it is what you mean: `pengyou repl {game}`",            \
    "现成的房规“{title}”（{name!}）说的差不多；要是就是这个：`pengyou repl {game}`")               \
  X(TOOL_NEW_FIELD, "that is about {field!}: {sentence}",                                          \
    "说的大概是“{field}”（{field!}）：{sentence}")                                                 \
  X(TOOL_NEW_MAY_FIELD, "it may have to do with {field!}: {sentence}",                             \
    "也许和“{field}”（{field!}）有关：{sentence}")                                                 \
  X(TOOL_NEW_NEAR, "house rules that may be meant:", "可能是这些现成的房规：")                                \
  X(TOOL_NEW_NAMED, "  {name}{title||}", "  {title}（{name}）")                                      \
  X(TOOL_NEW_SET, "it can be tried without a file: in a game `set {field!} {value}`",              \
    "不用文件也可以试：打牌时`设定 {field} {value}`")                                              \
  X(TOOL_NEW_DEFAULT,                                                                              \
    "no game was named, so the rule is begun over {base}: `--from GAME` begins one over another",  \
    "没有指明玩法，就以{base}为基础：用`--from 玩法`换一种")                                       \
  X(TOOL_NEW_OTHERS, "it can be laid over {games} too", "这条房规也可以加在{games}上")             \
  X(TOOL_NEW_WRITTEN, "{file} is a house rule over {base}; {test} has its first scenario. Next:",  \
    "{file}是{base}的一条房规；{test}里是它的第一个情景。接着可以：")                                                    \
  /* sim, duel, merge */                                                                           \
  X(TOOL_SIM_FAILED, "pengyou sim: {games|game|deal} {n} failed under {spec}: {why}",              \
    "pengyou sim: 第{n}{games|局|副}按{spec}出了错：{why}")                                        \
  X(TOOL_SIM_AGAIN,                                                                                \
    "the same again: echo 'auto {games|game|deal}' | pengyou repl {spec} -n {players} -s {seed} "  \
    "--bots {bots}",                                                                               \
    "再打一遍：echo 'auto {games|game|deal}' | pengyou repl {spec} -n {players} -s {seed} "        \
    "--bots {bots}")                                                                               \
  X(TOOL_SIM_STOPPED, "pengyou sim: interrupted: a shard is written whole or not at all",          \
    "pengyou sim: 中途停下：一份要么写全，要么不写")                                               \
  X(TOOL_SIM_NO_SHARD, "there is no memory for the shard", "内存不够，写不出这一份")               \
  X(TOOL_SIM_LEFT, "{n} of {all}, {rate} a second, {minutes} min {seconds} s left",                \
    "{n}/{all}，每秒{rate}，还要{minutes}分{seconds}秒")                                           \
  X(TOOL_SIM_TOOK, "{seconds} s, {rate} a second", "{seconds}秒，每秒{rate}")                      \
  X(TOOL_SWEEP_MANY, "--sweep has at most {n} values", "--sweep最多{n}个值")                       \
  X(TOOL_SWEEP_MEMORY, "there is no memory for so many rules", "内存不够，放不下这么多规则")       \
  X(TOOL_SWEEP, "--sweep is FIELD=1..8 or FIELD=1,2,4, not \"{word}\"",                            \
    "--sweep要写成“规则=1..8”或“规则=1,2,4”，不是“{word}”")                                        \
  X(TOOL_SWEEP_DOWN, "--sweep goes from the lower number to the higher, not {from}..{to}",         \
    "--sweep从小数到大数，不是{from}..{to}")                                                       \
  X(TOOL_LONG_SUM, "a sum has at most {n} letters", "玩法和房规合起来最多{n}个字节")               \
  X(TOOL_TWO_COMPARISONS, "--vs and --sweep are two different comparisons: leave one",             \
    "--vs和--sweep是两种不同的比较：去掉一个")                                                     \
  X(TOOL_SHARD_DEALS, "--shard wants --deals N, how many all shards have together",                \
    "--shard要与--deals N一起写：各份总共多少副")                                                  \
  X(TOOL_SHARD_DETECT, "--detect stops early, and a shard never does: leave it",                   \
    "--detect会提前停，而分份从不提前停：去掉它")                                                  \
  X(TOOL_SHARD_FIGURES, "--shard gives no figures: ask `pengyou merge` for them",                  \
    "--shard不给出数据：用`pengyou merge`来看")                                                    \
  X(TOOL_SHARD_PART, "--shard is I/N, such as 3/10: the third of ten",                             \
    "--shard写成I/N，如3/10：十份里的第三份")                                                      \
  X(TOOL_SHARD_MANY, "--shard: there are more shards than deals", "--shard：份数比副数还多")       \
  X(TOOL_WANTS_SIM, "one variant is wanted: `pengyou sim VARIANT`",                                \
    "要写一种玩法：`pengyou sim 玩法`")                                                            \
  X(TOOL_NO_FIGURE, "there is no figure \"{word}\" in this game: there are{all}",                  \
    "这种玩法没有数据“{word}”：有{all}")                                                           \
  X(TOOL_DETECT, "--detect is the least difference to look for, or 0, not \"{word}\"",             \
    "--detect是要找的最小差别，或0，不是“{word}”")                                                 \
  X(TOOL_DETECT_ALONE, "--detect is of a comparison: `pengyou sim VARIANT --vs OTHER`",            \
    "--detect只用于比较：`pengyou sim 玩法 --vs 另一种`")                                          \
  X(TOOL_DUEL_WON,                                                                                 \
    "{one} {verb|beats|loses to|and} {other} under {spec}: {won}",                                 \
    "按{spec}，{one}{verb|胜|负于|与}{other}{verb|||不相上下}：{won}")                             \
  X(TOOL_DUEL_SHARES,                                                                              \
    "it wins {share} % of the {climbs|points|levels}, {ahead} a deal ahead, and {pairs} % of the " \
    "pairs that one of them wins.",                                                                \
    "赢得全部{climbs|分数|升级}的{share} %，每副领先{ahead}{climbs|分|级}；分出胜负的成对牌里，"   \
    "赢{pairs} %。")                                                                               \
  X(TOOL_DUEL_PLAYED, "{n} mirrored deals of {name}, {players} players, seeds {from} to {to}",     \
    "{name}，{players}人，{n}副，每副换边各打一遍，种子{from}到{to}")                              \
  X(TOOL_DUEL_TEST,                                                                                \
    "sequential test after {n} pairs, of {least} a deal ahead or behind against none, errors "     \
    "{errors} % each, log likelihood ratio to +-{bound}: {verdict}",                               \
    "打了{n}对的序贯检验：每副领先或落后{least}，还是没有差别；两种错误各{errors} %，"             \
    "对数似然比到±{bound}为止：{verdict}")                                                         \
  X(TOOL_DUEL_UNDECIDED, "not decided", "还没有定")                                                \
  X(TOOL_DUEL_FIRST, "the first is ahead", "前一个领先")                                           \
  X(TOOL_DUEL_SECOND, "the second is ahead", "后一个领先")                                         \
  X(TOOL_DUEL_ALIKE, "no such difference", "没有这么大的差别")                                     \
  X(TOOL_DUEL_FAILED, "pengyou duel: deal {n} failed under {spec}: {why}",                         \
    "pengyou duel: 第{n}副按{spec}出了错：{why}")                                                  \
  X(TOOL_WANTS_DUEL, "two bots are wanted, and a variant: `pengyou duel A B [VARIANT]`",           \
    "要写两个机器人，再写玩法：`pengyou duel 甲 乙 [玩法]`")                                       \
  X(TOOL_DUEL_DETECT,                                                                              \
    "--detect is the least difference a deal to look for, or 0, not \"{word}\"",                   \
    "--detect是每副要找的最小差别，或0，不是“{word}”")                                             \
  X(TOOL_MERGE_MEMORY, "there is no memory for so many shards", "内存不够，放不下这么多份")        \
  X(TOOL_MERGE_COLUMNS, "it has {n} sets of rules, and the hashes of {m}",                         \
    "它有{n}种规则，却有{m}个校验值")                                                              \
  X(TOOL_MERGE_TWICE, "it is shard {n} of {m}, and so is {file}",                                  \
    "它是{m}份里的第{n}份，{file}也是")                                                            \
  X(TOOL_MERGE_FILE, "{file}: {why}", "{file}：{why}")                                             \
  X(TOOL_MERGE_MISSING, "of {n} shards {m|this one is|these are} missing: {list}",                 \
    "一共{n}份，还缺第{list}份")                                                                   \
  X(TOOL_MERGE_MORE, " and {n} more", "和另外{n}")                                                 \
  X(TOOL_WANTS_SHARDS, "shards are wanted, which `pengyou sim --shard I/N` writes",                \
    "要写`pengyou sim --shard I/N`写出的文件")                                                     \
  /* check */                                                                                      \
  X(TOOL_FOR_PLAYERS, "  {n} players: {deck}", "  {n}人：{deck}")                                    \
  X(TOOL_NOT_FOR_PLAYERS, "  {n} players: not possible: {why}", "  {n}人：不行：{why}")                 \
  X(TOOL_NOT_FOR_ANY, "no number of players can play it: {why}", "几个人都玩不了：{why}")               \
  X(TOOL_WITH_PLAYERS, "with {n} players: {why}", "{n}人时：{why}")                                   \
  X(TOOL_CHECKED, "{name} ({spec})", "{name}（{spec}）")                                             \
  X(TOOL_SET, "  {field!} = {value}{words||}", \
    "  {field}（{field!}）：{words}{value||}")                              \
  X(TOOL_OF_ROWS,                                                                                  \
    "    {field!} changes nothing for {numbers} players: {n|the row|the rows} of deck.players "    \
    "{n|says|say} it",                                                                             \
    "    {numbers}人时{field}（{field!}）不起作用：deck.players里那{n|一|几}行写明了")            \
  X(TOOL_UNASKED, "  not asked on any example: {field!} ({where})",                                \
    "  没有一个例子问到它：{field}（{field!}，{where}）")                                                       \
  X(TOOL_NO_DOC,                                                                                   \
    "  no doc says what the function does: doc = { [\"{field!}\"] = \"…\" } ({where})", \
    "  函数做什么没有说明：doc = { [\"{field!}\"] = \"…\" }（{where}）")                                       \
  X(TOOL_SOUND, "sound", "没有问题")                                                                   \
  /* check --watch */                                                                              \
  X(TOOL_WATCH_MORE, "and {n} more", "另外还有{n}处")                                                   \
  X(TOOL_UNSEEN, "set differently, and no situation found: {fields}",                              \
    "规定不同，但没有找到局面：{fields}")                                                                       \
  X(TOOL_NO_FIELD, "no rule is set differently", "没有一条规定不同")                                       \
  X(TOOL_NO_RULING, "no ruling is different in {n} situations", "试了{n}个局面，裁定都一样")                  \
  X(TOOL_SAVE_BEFORE, "against the save before:", "与上次保存的相比：")                                     \
  X(TOOL_TESTED, "{file}: {n} passed, {m} failed", "{file}：{n}个通过，{m}个失败")                         \
  X(TOOL_WAITING, "-- waiting for the next save of {file}; Ctrl-C ends --",                        \
    "-- 等{file}下次保存；Ctrl-C结束 --")                                                                  \
  X(TOOL_WANTS_FILE, "--watch wants a file: `pengyou check --watch ./mine.lua`",                   \
    "--watch要写文件：`pengyou check --watch ./mine.lua`")                                              \
  X(TOOL_NOT_THERE, "{file} is not there", "没有文件{file}")                                           \
  /* diff */                                                                                       \
  X(TOOL_DIFF_HEAD, "{one} against {other}{name||}{other_name||}",                                 \
    "{name}（{one}）和{other_name}（{other}）对比")                                    \
  X(TOOL_DIFF_FIELD, "{sentence} ({field!})", "{sentence}（{field!}）")                            \
  X(TOOL_DIFF_SIDE, "  {side}: {value}", "  {side}：{value}")                                      \
  X(TOOL_DIFF_SET, "  {side}: {value} ({where})", "  {side}：{value}（{where}）")                  \
  X(TOOL_OTHER_FAMILY, "not in games of this family", "这类玩法没有这一项")                                 \
  X(TOOL_UNSET, "not set", "未设")                                                                   \
  X(TOOL_A_FUNCTION, "a function says it", "由一个函数决定")                                              \
  X(TOOL_A_TABLE, "a table of its own: --raw shows it", "有自己的一张表：--raw可以看到")                       \
  X(TOOL_DIFF_ENTRY, "{name}: {value}", "{name}：{value}") X(TOOL_NOTHING, "none", "没有")         \
  X(TOOL_DIFF_BAND, "{n}: {result}", "{n}分起{result}")                                            \
  X(TOOL_DIFF_DECK, " players; for {n}: {deck}", "人；{n}人时{deck}")                              \
  X(TOOL_DIFF_COUNT, "{n} {n|rule is|rules are} set differently", "{n}条规定不同")                 \
  /* differ */                                                                                     \
  X(TOOL_AND, ",", "，") X(TOOL_A_FIELD, "{field!}", "{field}")                                     \
  X(TOOL_DIFFER_ASKED, "{n}  {question}", "{n}  {question}")                                       \
  X(TOOL_DIFFER_SAYS, "    {side}: {answer}", "    {side}：{answer}")                               \
  X(TOOL_DIFFER_BY, "    because of {fields}",                                                     \
    "    由此而来：{fields}")                                        \
  X(TOOL_DIFFER_HEAD, "{one}, for {of_one} players, against {other}, for {of_other}",              \
    "{one}（{of_one}人）和{other}（{of_other}人）")                                                       \
  X(TOOL_DIFFER_SMALL, "small situations tried one by one:{counts}",                               \
    "小问题逐个问过：{counts}")             \
  X(TOOL_SMALL, " {all|all |}{n} {type}", "{type}{n}个{all|（全部）|}")                              \
  /* what small questions are about, as in POSED_TYPES */                                          \
  X(TOOL_TYPE_DECK, "decks", "用牌")                                                               \
  X(TOOL_TYPE_SUIT, "suits of cards", "花色")                                                      \
  X(TOOL_TYPE_ADJACENT, "neighbours in tractors", "相连")                                          \
  X(TOOL_TYPE_WORTH, "values of cards", "分值")                                                    \
  X(TOOL_TYPE_BEGINS, "beginnings of deals", "开局")                                               \
  X(TOOL_TYPE_BID, "declarations", "亮主")                                                         \
  X(TOOL_TYPE_TURNED, "turned kitties", "翻底")                                                    \
  X(TOOL_TYPE_MISDEAL, "misdeals", "重发")                                                         \
  X(TOOL_TYPE_BURY, "buryings", "扣底")                                                            \
  X(TOOL_TYPE_CALL, "calls", "叫朋友")                                                             \
  X(TOOL_TYPE_FRIENDS, "friends found", "谁是朋友")                                                \
  X(TOOL_TYPE_LEAD, "leads", "领出")                                                               \
  X(TOOL_TYPE_FOLLOW, "follows", "跟牌")                                                           \
  X(TOOL_TYPE_WINNER, "tricks", "谁赢")                                                            \
  X(TOOL_TYPE_THROW, "throws", "甩牌")                                                             \
  X(TOOL_TYPE_STEPS, "courses of deals", "几步之后")                                               \
  X(TOOL_TYPE_DECIDED, "early ends", "提前结束")                                                   \
  X(TOOL_TYPE_SCORE, "scores", "胜负")                                                             \
  X(TOOL_TYPE_SETTLE, "ends of deals", "结算")                                                     \
  X(TOOL_APART_AT, "{field!} (seed {seed}, deal {n})", "{field}（种子{seed}，第{n}副）")                  \
  X(TOOL_APART, "whole games come out differently because of {fields}",                            \
    "整局打下来会不同的：{fields}")                                                                \
  X(TOOL_ALIKE, "{n} whole deals show no difference because of {fields}",                          \
    "打了{n}副完整的牌也没有不同的：{fields}")                                                                   \
  X(TOOL_DIFFER_NONE, "no difference in {n} situations", "试了{n}个局面，没有不同")                          \
  X(TOOL_STOPPED, "interrupted: not all was tried", "中途停下：还没有全部试过")                    \
  X(TOOL_DIFFER_NO_FILE, "{file} is not written: there is no difference to be a scenario",         \
    "没有不同，也就没有情景：不写{file}")                                                          \
  X(TOOL_DIFFER_COUNT, "{n} difference{n||s} in {m} situations", "试了{m}个局面，{n}处不同")
/* clang-format on */

enum {
#define X(id, english, chinese) SAID_##id,
  TOOL_SENTENCES(X) USAGE_SENTENCES(X)
#undef X
};

/* The sentences of the sub-commands, and all that is said below them. */
extern const Language tool_english, tool_chinese;

/* How cards are written in what is printed: as they are typed; in Chinese with suit signs. */
Style tool_style(void);

/* The language of the list of languages with these sentences. */
const Language *tool_language(const Language *language);

#endif
