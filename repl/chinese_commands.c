/* chinese_commands.c - see chinese_commands.h. */
#include "repl/chinese_commands.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/question_zh.h"
#include "language/names_zh.h"
#include "language/typed_zh.h"
#include "repl/repl_sentences.h"
#include "repl/rule_headings.h"
#include "rules/field_sentences.h"

/* No word begins as a card does (大王 红桃 黑桃 梅花 方块). The first is the one that is shown. */
typedef struct ChineseCommand {
  const char *name, *words, *usage, *example;
} ChineseCommand;

static const ChineseCommand CHINESE[] = {
    {"step", "下一步 继续", "[步数]", "下一步 3"},
    {"auto", "自动", "[一墩|一副|整局]", "自动 一墩"},
    {"seat", "座位 坐 我坐", "[座位 ...|无]", "座位 C"},
    {"open", "明牌", "[开|关]", "明牌 开"},
    {"new", "新局 新开 开局", "[玩法] [人数] [种子 数]", "新局 8人 种子 42"},
    {"names", "名字 起名", "[座位=名字 ...|无]", "名字 A=安娜 B=小波"},
    {"undo", "撤回 悔牌 悔棋 撤销", "[次数]", "撤回 2"},
    {"redo", "重做", "[次数]", "重做"},
    {"goto", "跳到", "[第几墩|抓牌 张数|第几副]", "跳到 第7墩"},
    {"branch", "分支", "[名字|-名字]", "分支 试"},
    {"branches", "所有分支", "", "所有分支"},
    {"what", "试试 试", "牌", "试试 黑桃A"},
    {"reload", "重读", "", "重读"},
    {"house", "房规", "[房规|-房规|存成 名字]", "房规 抠底加倍"},
    {"set", "设定 设置 设", "规则名 [值]", "设定 每档分数 10"},
    {"draw", "抓牌 抓 摸牌 摸", "", "抓牌"},
    {"declare", "亮主 亮 反主 反 叫主", "牌", "亮主 红桃2"},
    {"defend", "加固 保", "牌", "加固 红桃2"},
    {"yield", "不加固 不保 让", "", "不加固"},
    {"pass", "不要 过 过牌 不出 不跟 要不起 管不上 不亮 不反 不叫", "", "不要"},
    {"misdeal", "重发 废牌", "", "重发"},
    {"pick-up", "拿底 收底", "", "拿底"},
    {"bury", "扣底 扣 埋底 埋", "牌", "扣底 梅花346 方片346"},
    {"reveal", "亮底", "", "亮底"},
    {"call", "叫 找朋友 找", "第几张牌 ...", "叫 第一张黑桃A 第二张方片K"},
    {"play", "出 出牌 打 甩 抢出 抢 炸 毙 杀 垫 跟", "牌 [拆成 牌型]", "出 红桃JJ"},
    {"deal", "发牌", "", "发牌"},
    {"give", "给 进贡 还贡 还", "牌|座位 牌", "给 C 黑桃AA"},
    {"accept", "收下", "", "收下"},
    {"refuse", "退回 退贡", "", "退回"},
    {"keep", "抗贡 留", "", "抗贡"},
    {"request", "要", "点数", "要 7"},
    {"waive", "放弃", "", "放弃"},
    {"table", "桌面 牌桌 分数 得分", "[第几桌]", "桌面"},
    {"hands", "手牌", "[座位 ...]", "手牌 A C"},
    {"out", "未见 还有", "", "未见"},
    {"legal", "能做 能做什么 能出 能出什么 可出", "[座位]", "能做"},
    {"why", "为什么 为何", "[牌|得分]", "为什么 红桃A6"},
    {"could", "能不能 能否 可不可以", "[座位] 出 牌|那手", "能不能 B 出 梅花99"},
    {"ask", "问", "[问题] 项=值 ...", "问 跟牌 主=梅花9 领出=红桃JJ 手牌=红桃A10106 出=红桃A6"},
    {"bots", "机器人", "[名字,...]", "机器人 老练,随机"},
    {"differ", "找不同 比较", "[玩法|+房规|号码]", "找不同 +末墩算十分"},
    {"coverage", "查漏", "[规则名|号码]", "查漏 底牌"},
    {"diff", "对比 规则比较", "[玩法|+房规] [原样]", "对比 +末墩算十分"},
    {"hint", "提示", "[座位]", "提示"},
    {"coach", "教练", "[开|关]", "教练 开"},
    {"review", "复盘", "[第几副]", "复盘"},
    {"trump", "主牌 主", "[主]", "主牌 梅花9"},
    {"turn", "轮到", "座位", "轮到 F"},
    {"rules", "规则", "[全部|组|规则名] [原样]", "规则 跟牌"},
    {"history", "经过 历史", "[第几副|全部] [详细]", "经过 详细"},
    {"show", "看", "第几墩|这副", "看 第3墩"},
    {"look", "样式", "[项 词]", "样式 颜色 四色"},
    {"games", "玩法", "[房规] [词 ...]", "玩法 房规 底牌"},
    {"lua", "脚本", "代码", "脚本 hand.A:points()"},
    {"position", "局面", "[局面|复制|存成 文件]",
     "局面 GAME;主=红桃7;手牌=B:方片3344 黑桃56;这墩=A:方片8899;轮到=B"},
    {"lang", "语言", "[中文|英文]", "语言 英文"},
    {"save", "保存 存盘 存", "文件", "保存 game.txt"},
    {"save!", "强行保存", "文件", "强行保存 game.txt"},
    {"load", "读取 读", "文件", "读取 game.txt"},
    {"export", "导出", "文件 [第几墩|为什么 牌]", "导出 deal.svg"},
    {"export!", "强行导出", "文件 [第几墩|为什么 牌]", "强行导出 deal.svg"},
    {"rulebook", "规则书", "文件", "规则书 rules.html"},
    {"rulebook!", "强行规则书", "文件", "强行规则书 rules.html"},
    {"resume", "接着打", "[第几局]", "接着打"},
    {"test", "测试", "文件|存成 名字", "测试 存成 broken-pair"},
    {"help", "帮助 ？ 什么是 什么叫", "[命令|词|全部|词语]", "帮助 甩牌"},
    {"tutorial", "教程", "", "教程"},
    {"quit", "退出 再见", "", "退出"},
};
enum { CHINESE_N = sizeof CHINESE / sizeof *CHINESE };

/* Words behind a command, where its usage has the English one. */
static const struct {
  const char *words, *english;
} ARGUMENTS[] = {
    {"一墩 这墩 这一墩 墩", "trick"},
    {"一副 这副 这一副 副", "deal"},
    {"整局 全局", "game"},
    {"开", "on"},
    {"关", "off"},
    {"全部 所有", "all"},
    {"详细", "full"},
    {"种子", "seed"},
    {"房规", "house"},
    {"存成 保存 存", "save"},
    {"得分 分数", "score"},
    {"复制", "copy"},
    {"词语 词", "words"},
    {"无 都不", "none"},
    {"抓牌 摸牌", "draw"},
    {"中文 汉语", "zh"},
    {"英文 英语", "en"},
    {"为什么 为何", "why"},
    {"拆成", "as"},
    {"原样", "--raw"},
};
enum { ARGUMENTS_N = sizeof ARGUMENTS / sizeof *ARGUMENTS };

bool chinese_is_spoken(const Look *look) {
  return look->language && strcmp(look->language->code, repl_chinese.code) == 0;
}

/* The length of the longest of the words with which the text begins; 0: none. */
static size_t begins_with(const char *words, const char *text) {
  size_t longest = 0, n;
  for (const char *word; text_next(&words, &word, &n);)
    if (n > longest && strncmp(text, word, n) == 0) longest = n;
  return longest;
}

const char *chinese_command(const char *text, size_t *length) {
  const char *name = NULL;
  *length = 0;
  for (size_t i = 0; i < CHINESE_N; i++) {
    size_t n = begins_with(CHINESE[i].words, text);
    if (n <= *length) continue;
    *length = n;
    name = CHINESE[i].name;
  }
  return name;
}

static const ChineseCommand *row_of(const char *name) {
  for (int i = 0; i < CHINESE_N; i++)
    if (strcmp(CHINESE[i].name, name) == 0) return &CHINESE[i];
  return NULL;
}

const char *chinese_words(const char *name) {
  const ChineseCommand *row = row_of(name);
  return row ? row->words : NULL;
}

/* ---- behind the command ---- */

/* Does the word stand in the usage? */
static bool takes(const char *usage, const char *english) {
  size_t n = strlen(english);
  for (const char *at = usage; (at = strstr(at, english)); at += n) {
    bool begins = at == usage || !isalpha((unsigned char)at[-1]);
    if (begins && !isalpha((unsigned char)at[n])) return true;
  }
  return false;
}

/* "第7墩" as trick 7, "第2副" as deal 2, or 2 where only a number may stand, "6人" as 6. */
static bool put_counted(Text *out, const char *usage, const char *word, size_t length) {
  static const struct {
    const char *before, *behind, *english, *wanted;
  } COUNTED[] = {{"第", "墩", "trick", "trick"}, {"第", "副", "deal", "deal"},
                 {"第", "副", "", "DEAL"},       {"第", "桌", "", "N"},
                 {"", "人", "", "PLAYERS"},      {"", "个人", "", "PLAYERS"}};
  for (size_t i = 0; i < sizeof COUNTED / sizeof *COUNTED; i++) {
    size_t before = strlen(COUNTED[i].before);
    const char *end;
    if (strncmp(word, COUNTED[i].before, before) != 0 || !takes(usage, COUNTED[i].wanted)) continue;
    int n = chinese_number(word + before, &end);
    if (n == 0 || (size_t)(end - word) + strlen(COUNTED[i].behind) != length) continue;
    if (strncmp(end, COUNTED[i].behind, strlen(COUNTED[i].behind)) != 0) continue;
    text_add(out, "%s%s%d", COUNTED[i].english, *COUNTED[i].english ? " " : "", n);
    return true;
  }
  return false;
}

static const char *english_of(const char *usage, const char *word, size_t length) {
  for (size_t i = 0; i < ARGUMENTS_N; i++)
    if (begins_with(ARGUMENTS[i].words, word) == length && takes(usage, ARGUMENTS[i].english))
      return ARGUMENTS[i].english;
  return NULL;
}

const char *chinese_argument(const char *usage, const char *english) {
  for (size_t i = 0; i < ARGUMENTS_N; i++)
    if (strcmp(ARGUMENTS[i].english, english) == 0 && takes(usage, english))
      return ARGUMENTS[i].words;
  return NULL;
}

/* ---- fields of the rules, keys of questions and positions ---- */

/* What stands between the words of a value. */
static size_t value_separator(const char *text) {
  size_t blank = *text == ' ' || *text == '\t';
  size_t comma = chinese_sign(text, ',', "，");
  return blank ? blank : comma ? comma : chinese_sign(text, ',', "、");
}

/* What a line is read for: what stands in the command's usage, in games of the family. */
typedef struct Reading {
  const char *usage;
  Family family;
} Reading;

/* A group or a field where the usage has one, or a heading of `rules`; the name of a field stays in
** `field`. */
static bool put_rule_name(Text *out, const Reading *as, const char *word, size_t length,
                          char field[THING_NAME]) {
  char group[THING_NAME];
  *field = '\0';
  if (!takes(as->usage, "FIELD")) return false;
  bool grouped = takes(as->usage, "GROUP"), is_group = chinese_find("group", word, length, group);
  bool found = !(grouped && is_group) && chinese_find("field", word, length, field);
  const Field *headed = field_headed(&repl_chinese, word, length, as->family);
  if (!found && !is_group && headed) {
    schema_name(headed, field);
    found = true;
  }
  if (found || is_group) text_put(out, found ? field : group);
  if (!found) snprintf(field, THING_NAME, "%.*s", (int)length, word); /* in English, or no field */
  return found || is_group;
}

/* The length of a quoted text, which the value begins with, with its signs; 0: it begins otherwise.
** *sign: the length of each of them. */
static size_t quoted(const char *value, size_t *sign) {
  static const char *const SIGNS[][2] = {{"\"", "\""}, {"'", "'"},   {"“", "”"},
                                         {"‘", "’"},   {"「", "」"}, {"＂", "＂"}};
  for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
    *sign = strlen(SIGNS[i][0]);
    if (strncmp(value, SIGNS[i][0], *sign) != 0) continue;
    const char *end = strstr(value + *sign, SIGNS[i][1]);
    return end ? (size_t)(end - value) + *sign : 0;
  }
  return 0;
}

/* Puts a part of a value: signs of a Chinese keyboard as those that Lua knows. Those of full width
** (U+FF01 to U+FF5E) are the ASCII ones in order. */
static void put_signs(Text *out, const char *text, size_t length) {
  static const char *const SIGNS[][2] = {{"、", ","}, {"【", "["}, {"】", "]"}};
  for (const char *end = text + length; text < end;) {
    const unsigned char *c = (const unsigned char *)text;
    size_t i = 0, n = sizeof SIGNS / sizeof *SIGNS;
    bool wide = c[0] == 0xEF && (c[1] == 0xBC || (c[1] == 0xBD && c[2] < 0x9F));
    char ascii = wide ? (char)(c[2] - 0x80 + (c[1] == 0xBC ? 0x20 : 0x60)) : *text;
    while (i < n && strncmp(text, SIGNS[i][0], strlen(SIGNS[i][0])) != 0) i++;
    text_put_some(out, i < n ? SIGNS[i][1] : &ascii, 1);
    text += wide || i < n ? strlen("、") : 1;
  }
}

/* A word of the field as files have it; yes, no and none; NULL: it is no such word. */
static const char *value_word(const Field *field, Family family, const char *word, size_t length) {
  static const struct {
    const char *words, *english;
  } VALUES_OF_ALL[] = {{"是 可以 要 开", "yes"}, {"否 不 不可以 关", "no"}, {"无 都不", "none"}};
  const char *own = field ? field_word_called(field, family, word, length) : NULL;
  for (size_t i = 0; !own && i < sizeof VALUES_OF_ALL / sizeof *VALUES_OF_ALL; i++)
    if (begins_with(VALUES_OF_ALL[i].words, word) == length) own = VALUES_OF_ALL[i].english;
  return own;
}

/* May a number stand in the field? */
static bool takes_number(const Field *field) {
  while (field && field->type != FIELD_NUMBER) field = field->other;
  return field != NULL;
}

/* A word of a value: what the field calls so, a number, also with its measure (2倍), or as it is.
** True: it was the field's. */
static bool put_value_word(Text *out, const Field *field, Family family, const char *word,
                           size_t length) {
  const char *english = value_word(field, family, word, length), *end;
  int number = english || typed_in_ascii(word, length) ? 0 : chinese_number(word, &end);
  bool measured = number > 0 && takes_number(field) &&
                  text_which("倍 分 级 张 副 人 次", end, (size_t)(word + length - end)) >= 0;
  if (english)
    text_put(out, english);
  else if (number > 0 && (end == word + length || measured))
    text_add(out, "%d", number);
  else
    put_signs(out, word, length);
  return english != NULL;
}

/* Where a value ends: behind it, or at the full stop of its sentence. */
static bool is_end(const char *text) { return !*text || strcmp(text, "。") == 0; }

/* What may stand between a field and its value, blanks beside it or not: as `set` knows it. */
static const char *put_equals(Text *out, const char *rest) {
  static const struct {
    char ascii, put;
    const char *wide;
  } SIGNS[] = {{'=', '=', "＝"}, {':', ':', "："}, {',', ' ', "，"}};
  const char *at = rest + strspn(rest, " \t");
  for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
    size_t n = chinese_sign(at, SIGNS[i].ascii, SIGNS[i].wide);
    if (n == 0) continue;
    text_put_some(out, &SIGNS[i].put, 1);
    return at + n + strspn(at + n, " \t");
  }
  return rest;
}

/* The value of a field: its words in Chinese, with a comma between them, texts in ASCII quotes, and
** all else as it is. */
static void put_value(Text *out, const char *field_name, Family family, const char *rest) {
  const Field *field = schema_named(field_name);
  rest = put_equals(out, rest);
  for (bool listed = false; !is_end(rest);) {
    size_t between = 0, length = 0, n, sign;
    while ((n = value_separator(rest + between))) between += n;
    const char *word = rest + between;
    while (!is_end(word + length) && !value_separator(word + length) &&
           !quoted(word + length, &sign))
      length++;
    bool quotes = length == 0 && (n = quoted(word, &sign));
    if (listed && length > 0 && value_word(field, family, word, length))
      text_put(out, ", ");
    else
      put_signs(out, rest, between);
    if (quotes && sign == 1)
      text_put_some(out, word, n);
    else if (quotes)
      text_add(out, "\"%.*s\"", (int)(n - 2 * sign), word + sign);
    listed = length > 0 && put_value_word(out, field, family, word, length);
    rest = word + (quotes ? n : length);
  }
}

/* "升级;主=7H；轮到=B": the names of its parts, and signs of a Chinese keyboard. */
static void put_position(Text *out, const char *rest) {
  while (*rest) {
    char name[THING_NAME];
    size_t equals = 0, end = 0, n = 0;
    while (rest[n] && !(end = chinese_sign(rest + n, ';', "；")) &&
           !(equals = chinese_sign(rest + n, '=', "＝")))
      n++;
    if (equals && chinese_find("part", rest, n, name))
      text_put(out, name);
    else
      text_put_some(out, rest, n);
    rest += n;
    if (equals) text_put(out, "=");
    for (rest += equals; equals && *rest && !(end = chinese_sign(rest, ';', "；")); rest += n) {
      n = chinese_sign(rest, ':', "：");
      text_put_some(out, n ? ":" : rest, 1);
      if (n == 0) n = 1;
    }
    if (*rest) text_put(out, ";");
    rest += end;
  }
}

/* "A＝老张，B＝小李": signs of a Chinese keyboard, as those between names. */
static void put_names(Text *out, const char *rest) {
  for (size_t n; *rest; rest += n ? n : 1) {
    n = chinese_sign(rest, '=', "＝");
    if (n)
      text_put(out, "=");
    else if ((n = value_separator(rest)))
      text_put(out, " ");
    else
      text_put_some(out, rest, 1);
  }
}

void chinese_arguments(const char *usage, const char *rest, Family family, Text *out) {
  const Reading as = {usage, family};
  char field[THING_NAME] = "";
  if (takes(usage, "TEXT") && (strpbrk(rest, ";=") || strstr(rest, "；"))) {
    put_position(out, rest);
    return;
  }
  if (strstr(usage, "SEAT=") && strstr(rest, "＝")) {
    put_names(out, rest);
    return;
  }
  while (*rest) {
    size_t blanks = strspn(rest, " \t"), length = 0;
    const char *word = rest + blanks;
    bool sets = takes(usage, "FIELD") && takes(usage, "VALUE"); /* these signs end a field, too */
    while (word[length] && !strchr(" \t", word[length]) &&
           !(sets && length > 0 &&
             (chinese_sign(word + length, '=', "＝") || chinese_sign(word + length, ':', "：") ||
              chinese_sign(word + length, ',', "，"))))
      length++;
    text_put_some(out, rest, blanks);
    const char *english = length ? english_of(usage, word, length) : NULL;
    if (english)
      text_put(out, english);
    else if (takes(usage, "KEY"))
      chinese_question_word(out, word, length);
    else if (!put_rule_name(out, &as, word, length, field) &&
             !put_counted(out, usage, word, length))
      text_put_some(out, word, length);
    rest = word + length;
    if (*field && takes(usage, "VALUE")) {
      put_value(out, field, family, rest);
      return;
    }
  }
}

/* ---- as the reader would type it ---- */

/* Who does not declare, does not steal the kitty, or does not follow says another word. */
static const char *word_of_pass(const Repl *repl) {
  const Rules *rules = repl->session.rules;
  if (rules->order.suits == SUITS_IGNORED) return "不要";
  switch (game_phase(&repl->session.game, rules)) {
    case PHASE_DRAW: return "不亮";
    case PHASE_KITTY: return "不反";
    default: return "过";
  }
}

/* The row of the command where Chinese is spoken; NULL: it is shown in English. */
static const ChineseCommand *row_shown(const Repl *repl, const char *name) {
  return chinese_is_spoken(&repl->look) ? row_of(name) : NULL;
}

const char *command_shown(const Repl *repl, const char *name, char out[COMMAND_SHOWN]) {
  const ChineseCommand *row = row_shown(repl, name);
  const char *word = !row ? name : strcmp(name, "pass") == 0 ? word_of_pass(repl) : row->words;
  snprintf(out, COMMAND_SHOWN, "%.*s", (int)strcspn(word, " "), word);
  return out;
}

const char *usage_shown(const Repl *repl, const char *name, const char *usage) {
  const ChineseCommand *row = row_shown(repl, name);
  return row ? row->usage : usage;
}

const char *example_shown(const Repl *repl, const char *name, const char *example) {
  const ChineseCommand *row = row_shown(repl, name);
  return row ? row->example : example;
}

bool chinese_title(const char *said, char out[ROW_TEXT]) {
  Text text = text_start(out, ROW_TEXT);
  sentence_expand(&text, &repl_chinese, said);
  return *out && !strpbrk(out, " +");
}

/* Cards that are written together as players say them: "AHTTH6H" as 红桃A10106. False: they are
** none. */
static bool put_hand(Text *text, const char *word) {
  char error[CLIP_TEXT * 4];
  Card card[CARD_MAX];
  int n = cards_parse(word, card, CARD_MAX, error, sizeof error);
  for (int i = 0; i < n; i++) {
    bool joker = card_is_joker(card[i]), again = i > 0 && !card_is_joker(card[i - 1]) && !joker;
    if (joker)
      text_put(text, card[i] == HJ ? SAY(BIG_JOKER) : SAY(SMALL_JOKER));
    else if (!again || card_suit(card[i]) != card_suit(card[i - 1]))
      text_put(text, suit_said(card_suit(card[i])));
    if (!joker) text_put(text, rank_name(card_rank(card[i]), STYLE_UNICODE));
  }
  return n > 0;
}

/* Cards, calls ("AC#1") and words as they are said, the rest as it is. */
void put_chinese(Text *text, const char *word, size_t length) {
  char name[ROW_TEXT];
  const char *hash = memchr(word, '#', length);
  Text said = text_room(CARD_TEXT * 4);
  snprintf(name, sizeof name, "%.*s", (int)(hash ? hash - word : (long)length), word);
  bool card = strlen(name) == 2 && put_hand(&said, name);
  if (!card) text_put(&said, name);
  if (hash && isdigit((unsigned char)hash[1])) {
    say(text, SAY(CALL_NTH), atoi(hash + 1), said.out);
    return;
  }
  if (hash && *name) {
    say(text, SAY(CALL_OTHER), said.out);
    return;
  }
  for (size_t i = 0; i < ARGUMENTS_N; i++)
    if (length == strlen(name) && strcmp(ARGUMENTS[i].english, name) == 0) {
      text_put_some(text, ARGUMENTS[i].words, strcspn(ARGUMENTS[i].words, " "));
      return;
    }
  if (said.length > 0 && strcmp(said.out, name) != 0)
    text_put(text, said.out);
  else
    text_put_some(text, word, length);
}

/* A question: "follow trump 9C play AH" as 跟牌 主=梅花9 出=红桃A. */
static void put_asked(Text *text, const char *line) {
  char word[THING_NAME], called[THING_NAME];
  for (bool behind = false, first = true; *line; first = false) {
    size_t blanks = strspn(line, " "), length = strcspn(line + blanks, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, line + blanks);
    bool key = !first && chinese_name("key", word, called);
    bool name = key || (first && chinese_name("question", word, called));
    if (!behind) text_put_some(text, line, blanks);
    if (name)
      text_add(text, key ? "%s=" : "%s", called);
    else if (!put_hand(text, word))
      text_put_some(text, line + blanks, length);
    behind = key;
    line += blanks + length;
  }
}

void put_typed(Text *text, const Repl *repl, const char *line) {
  char name[COMMAND_SHOWN], shown[COMMAND_SHOWN];
  size_t length = strcspn(line, " ");
  if (length >= sizeof name || !chinese_is_spoken(&repl->look)) {
    text_put(text, line);
    return;
  }
  snprintf(name, sizeof name, "%.*s", (int)length, line);
  text_put(text, command_shown(repl, name, shown));
  if (strcmp(name, "ask") == 0) {
    put_asked(text, line + length);
    return;
  }
  for (line += length; *line; line += length) { /* what stands behind: blanks, and words */
    length = *line == ' ' ? strspn(line, " ") : strcspn(line, " ");
    put_chinese(text, line, length);
  }
}
