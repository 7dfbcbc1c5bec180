/* saved_sentences.h - what the commands say that read and write files: games kept and saved,
** pictures, scenarios. Part of REPL_SENTENCES (repl_sentences.h).
*/
#ifndef repl_saved_sentences_h
#define repl_saved_sentences_h

/* clang-format off */
#define SAVED_SENTENCES(X)                                                                         \
  /* export.c */                                                                                   \
  X(PAGE_COMMA, ", ", "，")                                                                        \
  X(PAGE_TITLE, "{name}, deal {n}", "{name}，第{n}副")                                             \
  X(PAGE_TRUMPS, "trumps {trump}", "主{trump}")                                                    \
  X(PAGE_DECLARER, "declarer {seat}", "庄家{seat}")                                                \
  X(PAGE_CALLED, "called {call}", "叫{call}")                                                      \
  X(PAGE_ASKED, "asked about: {seat}", "问的是：{seat}")                                           \
  X(PAGE_HOLDS, "{n} card{n||s}, {points} point{points||s}", "{n}张，{points}分")                  \
  X(PAGE_ON_LEVEL, "level {level}", "打{level}")                                                   \
  X(PAGE_TRICK_N, "trick {n}", "第{n}墩")                                                          \
  X(PAGE_WORTH, "{n} point{n||s}", "{n}分")                                                        \
  X(PAGE_TRICK, "trick", "墩")                                                                     \
  X(PAGE_LED, "led", "领出")                                                                       \
  X(PAGE_POINTS, "points", "分")                                                                   \
  X(PAGE_SEAT, "seat", "座位")                                                                     \
  X(PAGE_LEVEL, "level", "级")                                                                     \
  X(PAGE_HAND, "hand", "手牌")                                                                     \
  X(FILE_NO_EXPORT,                                                                                \
    "{file} exists and was not exported in this session: `export! {file}` overwrites it",          \
    "{file}已存在，不是这次导出的：`强行导出 {file}`会覆盖它")                                     \
  X(WRITTEN, "written: {file}", "已写入：{file}")                                                  \
  X(EXPORT_TAKES, "export takes a file that ends in .md, .html, .svg or .png: export deal.svg",    \
    "`导出`后面是以.md、.html、.svg或.png结尾的文件：导出 deal.svg")                               \
  X(RULEBOOK_TAKES, "rulebook takes a file that ends in .html, .md or .txt: rulebook rules.html",  \
    "`规则书`后面是以.html、.md或.txt结尾的文件：规则书 rules.html")                               \
  X(FILE_NO_RULEBOOK,                                                                              \
    "{file} exists and was not written by rulebook: `rulebook! {file}` overwrites it",             \
    "{file}已存在，不是`规则书`写的：`强行规则书 {file}`会覆盖它")                                 \
  X(EXPORT_TRICK, "beside the file may stand `trick N` or `why CARDS`: export trick.svg trick 3",  \
    "除了文件名还可以写`第几墩`或`为什么 牌`：导出 trick.svg 第3墩")                               \
  X(EXPORT_NO_TRICK, "no trick {n} was played", "没有打过第{n}墩")                                 \
  /* autosave.c */                                                                                 \
  X(GAME_WAITS, "A game of an earlier session waits ({game}): `resume` goes on where it stopped.", \
    "上一次的牌局还没打完（{game}）：`接着打`从停下处继续。")                                      \
  X(GAMES_WAIT,                                                                                    \
    "{n} games of earlier sessions wait, the last one {game}: `resume 1` goes on with it, "        \
    "`resume` lists all.",                                                                         \
    "有{n}局还没打完，最近一局是{game}：`接着打 1`继续这一局，`接着打`全部列出。")                 \
  X(GAME_LEFT, "{spec}, {players} players, left {n} {unit|minute|hour|day}{n||s} ago",             \
    "{spec}，{players}人，{n}{unit|分钟|小时|天}前离开")                                           \
  X(GAME_LEFT_UNREAD, "cannot be read: {file}", "读不了：{file}")                                  \
  X(GAME_LEFT_ROW, "  {n}  {game}", "  {n}  {game}")                                               \
  X(RESUME_TAKES, "`resume 1` to `resume {n}` go on with one of these",                            \
    "`接着打 1`到`接着打 {n}`继续其中一局")                                                        \
  X(NO_GAME_WAITS, "no game of an earlier session waits: `load` reads saved ones",                 \
    "没有没打完的牌局：`读取 文件`可以打开存好的")                                                 \
  X(GAME_KEPT, "The game is kept: `resume` goes on with it, next time.",                           \
    "这局牌留着：下次用`接着打`继续。")                                                            \
  X(GAMES_KEPT, "{n} games are kept: `resume` lists them, next time.",                             \
    "{n}局牌都留着：下次`接着打`列出它们。")                                                       \
  X(BRANCHES_LOST, "Branches that are not kept: {branches}.", "没有留下的分支：{branches}。")      \
  X(GAME_UNKEPT,                                                                                   \
    "A game that you leave is not kept: {error}. PENGYOU_SESSIONS names a folder for it.",         \
    "没打完的牌局留不下来：{error}。PENGYOU_SESSIONS指定存放的文件夹。")                           \
  X(GAME_LET_GO, "No more than {n} games are kept; this one, the oldest, is no more: {game}",      \
    "最多留{n}局；最早的一局不再留着：{game}")                                                     \
  X(RELOAD_TAKES_FILES, " (`reload` takes those)", "（`重读`改用文件）")                           \
  X(RESUMED, "{name} ({spec}), {players} players: on where it stopped",                            \
    "{name}{spec|}，{players}人：从停下处继续")                                                    \
  /* save_and_load.c, position.c, confirm_overwrite.c */                                           \
  X(PLACE_SET, "set {field}", "设定 {field}")                                                      \
  X(NOTED, "{what} ({note})", "{what}（{note}）")                                                  \
  X(FILE_WANTED, "the name of a file is wanted", "需要文件名")                                     \
  X(FILE_NO_RECORD, "{file} exists and is no record: `save! {file}` overwrites it",                \
    "{file}已存在，又不是记录：`强行保存 {file}`会覆盖它")                                         \
  X(FILE_OTHER_GAME,                                                                               \
    "{file} is the record of another game, or of more of this one: `save! {file}` overwrites it",  \
    "{file}存的是另一局，或是这一局往后的进度：`强行保存 {file}`会覆盖它")                         \
  X(SAVED_IN, "saved in {file}: {n} {n|action|actions}", "已存入{file}：{n}步")                    \
  X(BRANCHES_UNSAVED,                                                                              \
    "branches that are not in it: {branches} (`branch NAME` goes to one, `save` writes it)",       \
    "里面没有的分支：{branches}（`分支 名字`转过去，再用`保存`另存）")                             \
  X(GAME_STAYS, "{error}; the game goes on as it was", "{error}；牌局不变")                        \
  X(LOADED, "{name} ({spec}), {players} players: {n} {n|action|actions} replayed and verified",    \
    "{name}{spec|}，{players}人：重放并核对了{n}步")                                               \
  X(POSITION_NOT_PLAYED,                                                                           \
    "a climbing table has a position while a hand is played, not before or after it: `save FILE` " \
    "keeps this game",                                                                             \
    "跑牌类玩法要在打牌时才有局面，打之前和打完之后没有：`保存 文件`存下这局")                     \
  /* scenarios.c */                                                                                \
  X(TEST_WRITTEN, "{file}: {n} scenario{n||s} written, and passed; `test {file}` runs it",         \
    "{file}：写下{n}个情景，均通过；`测试 {file}`可运行")                                          \
  X(TEST_DEPENDS,                                                                                  \
    "this situation depends on more than a scenario states: `save` keeps the game, `position` "    \
    "the table",                                                                                   \
    "这个局面牵涉到情景写不下的内容：`保存`保存牌局，`局面`保存局面")                              \
  X(TEST_SAVE_TAKES, "test save takes a name: test save broken-pair",                              \
    "`测试 存成`后面是名字：测试 存成 broken-pair")                                                \
  X(TEST_NOTHING,                                                                                  \
    "there is nothing here that a scenario states: a declaration, a trick or the end of a deal "   \
    "is wanted",                                                                                   \
    "这里没有情景可写：需要亮主、一墩牌，或一副牌的结束")                                          \
  X(TEST_TAKES, "test takes a file of scenarios, or save NAME",                                    \
    "`测试`后面是情景文件，或者`存成 名字`")                                                       \
  X(TEST_FROM, "Saved from the table: seed {seed}, {where}.", "存自牌桌：种子{seed}，{where}。")   \
  X(TEST_FOLLOWS, "{seat!} follows {what}", "{seat!}跟{what}")                                     \
  X(TEST_HIGHEST, "Of {plays} plays number {n} is the highest", "{plays}手牌里第{n}手最大")        \
  X(TEST_POINTS, "Opponents with {n} points", "闲家得{n}分")                                       \
  X(TEST_DECLARES, "{seat!} declares", "{seat!}亮主")                                              \
  X(TEST_LEADS, "{seat!} leads", "{seat!}领出")                                                    \
  X(TEST_FAILED, "{n} scenario{n||s} of {file} failed", "{file}中有{n}个情景失败")
/* clang-format on */

#endif
