/* usage_sentences.h - what --help says of each sub-command: how it is typed, what it does, its
** options; name, English, 中文. */
#ifndef usage_sentences_h
#define usage_sentences_h

/* clang-format off */
#define USAGE_SENTENCES(X) \
  X(USAGE_REPL, \
    "[VARIANT] [-n PLAYERS] [-s SEED] [--script FILE] [--position TEXT]", \
    "[玩法] [-n 人数] [-s 种子] [--script 文件] [--position 局面]") \
  X(DOES_REPL, \
    "step through deals; this is what happens without a command", \
    "一步步打牌；不写命令就是它") \
  X(MORE_REPL, \
    "  -n, --players N   how many play (else what the game says)\n" \
    "  -s, --seed N      the deal (else a random one, which is printed)\n" \
    "  --script FILE     commands from a file, - for standard input: no prompt\n" \
    "  --position TEXT   begins with a situation, as the command `position` prints it\n" \
    "  -b, --bots NAMES  who plays: one for all, or a list for A, B, ... in turn; a bot in " \
    "Lua by its name or file\n" \
    "  --echo            prints each command of a script before its answer\n" \
    "  --ascii           letters for suits, also where the locale has Unicode\n" \
    "VARIANT is a name, a path, or a sum of these with +: see `pengyou list`.\n", \
    "  -n, --players N   几个人玩（不写就按玩法）\n" \
    "  -s, --seed N      哪一副牌（不写就随机，会显示出来）\n" \
    "  --script 文件     从文件读命令，-是标准输入：不显示提示符\n" \
    "  --position 局面   从一个局面开始，写法同命令`局面`显示的\n" \
    "  -b, --bots 名字   谁来打：一个名字管各家，或依次写A、B……的；Lua机器人写名字或文件\n" \
    "  --echo            先显示脚本的每条命令，再回答\n" \
    "  --ascii           花色写字母，能显示Unicode的地方也一样\n" \
    "玩法写名字、路径，或用+连起来的几个：见`pengyou list`。\n") \
  X(USAGE_TEST, \
    "[PATH ...] [--filter TEXT] [--junit FILE] [--coverage [RULE ...]]", \
    "[路径 ...] [--filter 文字] [--junit 文件] [--coverage [规则 ...]]") \
  X(DOES_TEST, \
    "run scenarios, or find the rules that none of them holds", \
    "跑情景，或找出没有情景管着的规则") \
  X(MORE_TEST, \
    "  --filter TEXT     only scenarios with TEXT in their name\n" \
    "  --junit FILE      the results as JUnit XML; an XML file that is there is replaced\n" \
    "PATH is a file or a folder; without one: tests/scenarios and variants.\n" \
    "  --coverage        changes each rule of RULE, a game or house rule by name or path " \
    "(without one: of all), to every one next to it and runs the scenarios again; tells what " \
    "none notices, with a scenario that would\n" \
    "  --filter TEXT     with it: only changes with TEXT in their name (score.step)\n" \
    "  --situations N    how many are tried to find one that shows it (else 2000); given, " \
    "for changes that are marked as unnoticed too\n" \
    "  --scenarios FILE  writes the scenarios that were found\n" \
    "  -j, --threads N   so many at once (as many as there are cores)\n" \
    "The status is 1 when a scenario fails, nothing is run or changed, or a change is " \
    "unnoticed.\n", \
    "  --filter 文字     只跑名字里有这些字的情景\n" \
    "  --junit 文件      结果写成JUnit XML；已有的XML文件会被换掉\n" \
    "路径是文件或文件夹；不写就是tests/scenarios和variants。\n" \
    "  --coverage        把规则（玩法或房规的名字或路径；不写就是全部）里的每一项改成相邻的各" \
    "种写法，再跑一遍情景；哪处改动没有情景发现就说出来，并给一个能发现的情景\n" \
    "  --filter 文字     同时写：只试名字里有这些字的改动（score.step）\n" \
    "  --situations N    为找能发现的情景试多少个局面（不写就是2000）；写了就连标明没人发现的" \
    "改动也试\n" \
    "  --scenarios 文件  把找到的情景写进文件\n" \
    "  -j, --threads N   同时跑几个（不写就按处理器核数）\n" \
    "有情景不通过，什么也没跑、没改，或有改动没人发现，退出码是1。\n") \
  X(USAGE_JUDGE, \
    "[VARIANT] [--paths]", \
    "[玩法] [--paths]") \
  X(DOES_JUDGE, \
    "rulings: one JSON object a line in, one a line out", \
    "裁定：每行读一个JSON对象，写一行回答") \
  X(MORE_JUDGE, \
    "  --paths           questions may name any file; else only those of the folders of the " \
    "variants, and of VARIANT's where that is a path\n" \
    "VARIANT is that of lines that name none. src/tools/README.md has the questions and " \
    "answers.\n", \
    "  --paths           问题里可以写任何文件；不写就只能用玩法文件夹里的，玩法写成路径时还有" \
    "它那个文件夹里的\n" \
    "行里没写玩法的，就按这里写的玩法。问题和回答见src/tools/README.md。\n") \
  X(USAGE_ASK, \
    "[VARIANT] [QUESTION] KEY VALUE ... [--json]", \
    "[玩法] [问题] 项 值 ... [--json]") \
  X(DOES_ASK, \
    "a ruling asked for in words", \
    "用文字问一条裁定") \
  X(MORE_ASK, \
    "  --json            the answer as `pengyou judge` gives it\n" \
    "VARIANT is a name, a path, or a sum of these with +, else the default game. A value " \
    "runs to the next key; cards may be typed together (8899D); in a list each word is an " \
    "entry. QUESTION may be left out where the keys fit one. Without players and packs there " \
    "are two full packs.\n", \
    "  --json            回答同`pengyou judge`\n" \
    "玩法写名字、路径，或用+连起来的几个；不写就是默认的玩法。值写到下一项为止；牌可以连着写" \
    "（8899D）；列表里一个词是一条。各项只合一个问题时，问题可以不写。没写人数和副数就是两副" \
    "整牌。\n" \
    "问题和各项也可以写中文：跟牌 主=梅花9 领出=红桃JJ 手牌=红桃A10106 出=红桃A6\n") \
  X(USAGE_DIFF, \
    "GAME OTHER [-n PLAYERS] [--raw]", \
    "甲 乙 [-n 人数] [--raw]") \
  X(DOES_DIFF, \
    "which rules two variants set differently, and where", \
    "两种玩法有哪些规则不同，写在哪里") \
  X(MORE_DIFF, \
    "  -n, --players N   for so many (else what each game says)\n" \
    "  --raw             values as Lua writes them; functions with what they are laid over\n" \
    "Below each rule stands the smallest situation that shows it, if one was found. The " \
    "status is 0 also when rules differ.\n", \
    "  -n, --players N   按几个人算（不写就按各自的玩法）\n" \
    "  --raw             值照Lua里的写法；函数连同它盖住的一起写\n" \
    "每条规则下面是能看出不同的最小局面，找得到的话。\n" \
    "规则不同，退出码也是0。\n") \
  X(USAGE_DIFFER, \
    "GAME OTHER [-n PLAYERS] [--situations N] [--scenarios FILE]", \
    "甲 乙 [-n 人数] [--situations N] [--scenarios 文件]") \
  X(DOES_DIFFER, \
    "the smallest situations that two variants rule differently", \
    "两种玩法裁定不同的最小局面") \
  X(MORE_DIFFER, \
    "  -n, --players N   for so many (else for every number that both have)\n" \
    "  -s, --seed N      where the search begins; the same seed finds the same\n" \
    "  --situations N    how many situations are tried (else 50000)\n" \
    "  --scenarios FILE  writes them as scenarios, for each side what it answers\n" \
    "The status is 1 when a difference was found. Ctrl-C ends the search: what was\n" \
    "found so far is told.\n", \
    "  -n, --players N   按几个人算（不写就试两边都有的各种人数）\n" \
    "  -s, --seed N      从哪里找起；种子相同，找到的也相同\n" \
    "  --situations N    试多少个局面（不写就是50000）\n" \
    "  --scenarios 文件  写成情景，两边各怎么裁定\n" \
    "找到不同，退出码是1。Ctrl-C中途停下，说出已经找到的。\n") \
  X(USAGE_CHECK, \
    "VARIANT|FILE [--watch]", \
    "玩法|文件 [--watch]") \
  X(DOES_CHECK, \
    "is this a sound variant? if not: line and remedy", \
    "玩法写得对不对？不对就说在哪一行、怎么改") \
  X(MORE_CHECK, \
    "The game is loaded for every number of players that it has.\n" \
    "  --watch           checks again whenever FILE is saved, says which rulings the save " \
    "changed, and runs the scenarios beside it (NAME_test.lua); Ctrl-C ends it\n", \
    "玩法能几个人玩，就按各种人数都读一遍。\n" \
    "  --watch           文件一保存就再查一遍，说出这次保存改变了哪些裁定，并跑旁边的情景（名" \
    "字_test.lua）；Ctrl-C结束\n") \
  X(USAGE_NEW, \
    "[NAME] [\"WHAT IT SAYS\"] [--from BASE]", \
    "[名字] [\"说什么\"] [--from 底本]") \
  X(DOES_NEW, \
    "a new house rule over a game, with its first scenario", \
    "在一种玩法上新写一条房规，附第一个情景") \
  X(MORE_NEW, \
    "  -f, --from BASE   the game, or sum, that it is laid over (else one that fits)\n" \
    "NAME.lua and NAME_test.lua are written here; nothing that is there is overwritten. A " \
    "sentence in quotes, English or Chinese (\"the kitty counts four times\"), is searched " \
    "for among what is said of fields and house rules: the nearest are named, and the rule " \
    "sets the first of these fields that fits. Without NAME the sentence names the file. The " \
    "scenarios are situations in which the rule makes a difference.\n", \
    "  -f, --from 底本   盖在哪种玩法（或用+连起来的几个）上（不写就找合适的）\n" \
    "名字.lua和名字_test.lua写在这里；已有的文件不会被盖掉。写一句带引号的话，中文英文都行（" \
    "\"抠底乘四\"），就列出说的是哪几项、有哪些相近的房规，并照其中合适的一项来写；不写名字，" \
    "就用这句话作文件名。情景是这条房规改变了裁定的局面。\n") \
  X(USAGE_REPLAY, \
    "FILE [--other-rules]", \
    "文件 [--other-rules]") \
  X(DOES_REPLAY, \
    "replay a record and verify it", \
    "照记录重打一遍，核对") \
  X(MORE_REPLAY, \
    "  --other-rules     goes on although the rules have changed since\n", \
    "  --other-rules     规则后来改过也接着打\n") \
  X(USAGE_REVIEW, \
    "RECORD [--lang L]", \
    "记录 [--lang 语言]") \
  X(DOES_REVIEW, \
    "what the plays of the last deal of a record gave away", \
    "记录里最后一副牌，每手送了多少") \
  X(MORE_REVIEW, \
    "  --lang L          en or zh (else by the locale)\n", \
    "  --lang 语言       en或zh（不写就按系统的语言）\n") \
  X(USAGE_SIM, \
    "[VARIANT] [--vs OTHER] [--deals N] [--bots NAME,...]", \
    "[玩法] [--vs 另一种] [--deals N] [--bots 名字,...]") \
  X(DOES_SIM, \
    "what a rule does: many deals of bots, with 95 % intervals", \
    "一条规则有什么影响：机器人打许多副，给95%区间") \
  X(MORE_SIM, \
    "  --vs OTHER        the same deals under other rules too; stops when that is decided\n" \
    "  --sweep F=1..8    the same deals with a field at each of these values, or F=1,2,4\n" \
    "  -d, --deals N     so many deals (10,000; with --vs 1,000,000 at most), or games\n" \
    "  --games           whole games, not the first deal of each\n" \
    "  -n, --players N   how many play (else what the game says)\n" \
    "  -s, --seed N      of the first deal (1); each further deal has the next one\n" \
    "  -b, --bots NAMES  who plays (sensible): one for all, or a list for A, B, ... in turn; " \
    "a bot in Lua by its name or file\n" \
    "  --on FIGURE       the figure that decides (who wins), by its key in --json\n" \
    "  --detect X        the least difference that --vs looks for (1 in 100); 0: plays all " \
    "deals\n" \
    "  --plot FILE.svg   pictures, in the file and in the terminal; an SVG file that is there is " \
    "replaced\n" \
    "  --shard I/N       the I-th of N parts, for `pengyou merge`; --deals is of all parts\n" \
    "  --profile         what each function of the rules costs\n" \
    "  --json            the figures as JSON\n" \
    "  -j, --threads N   so many at once (as many as there are cores): the figures stay the " \
    "same\n" \
    "Ctrl-C ends it and keeps what was done. Deals are the first of a game, so all are at " \
    "its first level.\n", \
    "  --vs 另一种       同样的牌也按另一种规则打；分出结果就停\n" \
    "  --sweep F=1..8    同样的牌，一项规则依次取这些值，或写F=1,2,4\n" \
    "  -d, --deals N     打多少副（10,000；有--vs时最多1,000,000），或多少局\n" \
    "  --games           打整局，不只打每局的第一副\n" \
    "  -n, --players N   几个人玩（不写就按玩法）\n" \
    "  -s, --seed N      第一副的种子（1）；以后每副加一\n" \
    "  -b, --bots 名字   谁来打（sensible）：一个名字管各家，或依次写A、B……的；Lua机器人写名" \
    "字或文件\n" \
    "  --on 数据         按哪个数据分胜负（谁赢），写它在--json里的名字\n" \
    "  --detect X        --vs要看出的最小差别（百分之一）；0：全部打完\n" \
    "  --plot 文件.svg   画图，写进文件（已有的SVG文件会换掉），也显示在终端\n" \
    "  --shard I/N       N份里的第I份，交给`pengyou merge`；--deals是各份的总数\n" \
    "  --profile         规则的每个函数各花多少时间\n" \
    "  --json            数据写成JSON\n" \
    "  -j, --threads N   同时打几副（不写就按处理器核数）：数据不变\n" \
    "Ctrl-C停下，打完的都算数。每副都是一局的第一副，所以都在起始的级上。\n") \
  X(USAGE_MERGE, \
    "SHARD ... [--json] [--plot FILE.svg]", \
    "份 ... [--json] [--plot 文件.svg]") \
  X(DOES_MERGE, \
    "the shards of a simulation, added up to what one run gives", \
    "把分几份打的模拟加起来，同一次打完的一样") \
  X(MORE_MERGE, \
    "  --plot FILE.svg   pictures, in the file and in the terminal; an SVG file that is there is " \
    "replaced\n" \
    "  --json            the figures as JSON\n" \
    "SHARD is a file that `pengyou sim --shard I/N` wrote to standard output, on any " \
    "machine; all N are wanted, each once, of the same rules, deals and seed. Bit for bit " \
    "the figures are those of one run that does not stop early (--detect 0).\n", \
    "  --plot 文件.svg   画图，写进文件（已有的SVG文件会换掉），也显示在终端\n" \
    "  --json            数据写成JSON\n" \
    "每份是`pengyou sim --shard I/N`写到标准输出的文件，哪台机器上的都行；N份都要有，各一次，" \
    "规则、副数、种子相同。数据同一次打完、中途不停（--detect 0）的分毫不差。\n") \
  X(USAGE_DUEL, \
    "A B [VARIANT] [--deals N]", \
    "甲 乙 [玩法] [--deals N]") \
  X(DOES_DUEL, \
    "two bots on mirrored deals", \
    "两个机器人换座位打同样的牌") \
  X(MORE_DUEL, \
    "  -d, --deals N     so many pairs of deals at most (2,000)\n" \
    "  -n, --players N   how many play (else what the game says)\n" \
    "  -s, --seed N      of the first deal (1); each further deal has the next one\n" \
    "  --detect X        stops when a difference of so many levels a deal is decided (0.05)\n" \
    "  --json            the figures as JSON\n" \
    "  -j, --threads N   so many at once (as many as there are cores): the figures stay the " \
    "same\n" \
    "Each deal is played twice, the same cards: A has every second seat, then the others. A " \
    "and B are bots of the program, or bots in Lua by their names or files.\n", \
    "  -d, --deals N     最多打多少对（2,000）\n" \
    "  -n, --players N   几个人玩（不写就按玩法）\n" \
    "  -s, --seed N      第一副的种子（1）；以后每副加一\n" \
    "  --detect X        每副差这么多级，分出来就停（0.05）\n" \
    "  --json            数据写成JSON\n" \
    "  -j, --threads N   同时打几副（不写就按处理器核数）：数据不变\n" \
    "每副打两遍，牌相同：甲先坐一半的座位（隔一个坐一个），再坐另一半。\n" \
    "甲、乙写程序里的机器人，或Lua机器人的名字或文件。\n") \
  X(USAGE_BENCH, \
    "[ROW ...] [--json | --against FILE | --list | --count]", \
    "[项目 ...] [--json | --against 文件 | --list | --count]") \
  X(DOES_BENCH, \
    "the benchmark: what deals, rulings, questions and loading take", \
    "测速：打牌、裁定、提问、读玩法各要多久") \
  X(MORE_BENCH, \
    "  --json            the figures as JSON, with all samples\n" \
    "  --against FILE    each row against a run that --json wrote: ratio, and its interval\n" \
    "  --list            the rows\n" \
    "  --count           each row once where a tool counts it: see `make bench-instructions`\n" \
    "ROW is a name of the list; without one: all rows.\n", \
    "  --json            数据写成JSON，带全部样本\n" \
    "  --against 文件    每项同--json写下的一次相比：倍数和区间\n" \
    "  --list            列出项目\n" \
    "  --count           每项只跑一次，由工具来数：见`make bench-instructions`\n" \
    "项目写列表里的名字；不写就是全部。\n") \
  X(USAGE_RULES, \
    "[VARIANT] [-n PLAYERS]", \
    "[玩法] [-n 人数]") \
  X(DOES_RULES, \
    "the rulebook of a variant, with examples", \
    "一种玩法的规则书，带例子") \
  X(MORE_RULES, \
    "  -n, --players N   for so many (else what the game says)\n" \
    "  -f, --format F    text, md, or html: one file, without network, that prints well\n" \
    "  -l, --language L  en or zh\n" \
    "  --short           what is set, without examples\n" \
    "Every example is ruled on while the book is made.\n", \
    "  -n, --players N   按几个人写（不写就按玩法）\n" \
    "  -f, --format F    text、md或html：一个文件，不用联网，打印也好看\n" \
    "  -l, --language L  en或zh\n" \
    "  --short           只写各项设定，不带例子\n" \
    "每个例子都是写书的时候裁定的。\n") \
  X(DOES_LIST, \
    "the variants and house rules that are found, and where", \
    "找到了哪些玩法和房规，在哪里") \
  X(USAGE_FOR_ALL, \
    "\n" \
    "Before rules or scenarios are run that do not come with the program, the process gives " \
    "up the right to open files and connections and to start programs; another handles its " \
    "files.\n" \
    "  --isolate         before any rules\n" \
    "  --no-isolate      not at all\n" \
    "  --lang CODE       the language of what is said: en or zh; otherwise that of the " \
    "environment\n" \
    "  --budget N        scripts may run for N million instructions in a command, not 100\n", \
    "\n" \
    "要跑不是随程序来的规则或情景，程序先放弃打开文件、联网和启动程序的权利；文件由另一个进程" \
    "经手。\n" \
    "  --isolate         跑任何规则之前都这样\n" \
    "  --no-isolate      完全不这样\n" \
    "  --lang 语言       说什么语言：en或zh；不写就按系统的\n" \
    "  --budget N        一条命令里脚本最多跑N百万条指令，不是100\n") \
  X(USAGE_HEAD, \
    "pengyou: a sandbox for the rules of the Sheng Ji family of card games", \
    "pengyou：升级、找朋友一类打牌规则的试验场") \
  X(USAGE_FOOT, \
    "`pengyou COMMAND --help` says more; `pengyou --version` says which one this is.", \
    "`pengyou 命令 --help`说得更详细；`pengyou --version`说是哪一版。")
/* clang-format on */

#endif
