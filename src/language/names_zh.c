/* names_zh.c - 中文: what fields, groups of fields and the keys and names of questions and positions
** are called, for readers and for who types them. See language.h. */
#include <stdio.h>
#include <string.h>

#include "base/nearest_word.h"
#include "language/names_zh.h"
#include "language/typed_zh.h"
#include "rules/field_sentences.h"

/* By type: "key" of a question, "part" of a position, "question", "bot", what `look` chooses. The
** first word is the one that is shown. */
static const struct {
  const char *type, *name, *words;
} NAMES[] = {
    {"key", "trump", "主 主牌"},
    {"key", "hand", "手牌 手里"},
    {"key", "play", "出 出牌 打"},
    {"key", "lead", "领出"},
    {"key", "as", "拆成"},
    {"key", "cards", "牌"},
    {"key", "others", "别家 别家手牌"},
    {"key", "hands", "各家手牌 各家"},
    {"key", "plays", "各家出牌 这墩"},
    {"key", "limit", "最多列"},
    {"key", "levels", "级别 各家级别"},
    {"key", "trump_rank", "级牌"},
    {"key", "bids", "亮过"},
    {"key", "seat", "座位 轮到"},
    {"key", "bid", "亮 亮主"},
    {"key", "calls", "叫过"},
    {"key", "card", "哪张"},
    {"key", "ordinal", "第几张"},
    {"key", "declarer", "庄家 庄"},
    {"key", "team", "庄家方"},
    {"key", "declared", "庄家亮的"},
    {"key", "kitty", "底牌 底"},
    {"key", "exposed", "底牌亮着"},
    {"key", "last", "末墩"},
    {"key", "winner", "赢家"},
    {"key", "players", "人数"},
    {"key", "packs", "副数"},
    {"key", "declarers", "庄家方人数"},
    {"key", "points", "闲家得分 得分"},
    {"key", "level", "级"},
    {"key", "by", "升几级"},
    {"key", "side", "哪方"},
    {"key", "bury", "扣 扣底"},
    {"key", "picked_up", "拿了底"},
    {"key", "turned", "翻出"},
    {"key", "won", "各家得分"},
    {"key", "withdrawn", "收回"},
    {"key", "first", "先抓"},
    {"key", "leader", "末墩领出"},
    {"key", "offender", "甩失败"},
    {"key", "stopped", "中途停打"},
    {"key", "memory", "记忆"},
    {"key", "deal_memory", "本副记忆"},
    {"key", "redeals", "重发次数"},
    {"part", "n", "人数"},
    {"part", "dropped", "剔除"},
    {"part", "trump", "主 主牌"},
    {"part", "levels", "级别"},
    {"part", "tables", "各桌"},
    {"part", "number", "第几副"},
    {"part", "declarer", "庄家 庄"},
    {"part", "dealer", "发牌人"},
    {"part", "calls", "叫过"},
    {"part", "team", "庄家方"},
    {"part", "hands", "手牌"},
    {"part", "out", "出完"},
    {"part", "kitty", "底牌 底"},
    {"part", "exposed", "底牌亮着"},
    {"part", "trick", "这墩 一墩"},
    {"part", "top", "最大"},
    {"part", "passes", "不要"},
    {"part", "points", "得分"},
    {"part", "penalties", "罚分"},
    {"part", "turn", "轮到"},
    {"part", "memory", "记忆"},
    {"part", "deal-memory", "本副记忆"},
    {"question", "follow", "跟牌"},
    {"question", "follows", "怎么跟"},
    {"question", "lead", "领出"},
    {"question", "winner", "谁赢"},
    {"question", "shape", "牌型"},
    {"question", "order", "大小"},
    {"question", "bid", "亮主"},
    {"question", "may-bid", "怎么亮"},
    {"question", "bury", "扣底"},
    {"question", "misdeal", "重发"},
    {"question", "call", "叫朋友"},
    {"question", "friends", "谁是朋友"},
    {"question", "kitty", "抠底"},
    {"question", "score", "胜负"},
    {"question", "advance", "升级"},
    {"question", "settle", "结算"},
    {"question", "decided", "提前结束"},
    {"question", "turned", "翻底"},
    {"question", "begins", "开局"},
    {"question", "deck", "用牌"},
    {"bot", "simple", "普通 简单"},
    {"bot", "sensible", "老练"},
    {"bot", "search", "推演"},
    {"bot", "seeing", "看牌"},
    {"bot", "random", "随机"},
    {"look", "cards", "牌面"},
    {"look", "symbols", "符号"},
    {"look", "letters", "字母"},
    {"look", "glyphs", "牌图"},
    {"look", "colours", "颜色"},
    {"look", "safe", "通用"},
    {"look", "two", "两色"},
    {"look", "four", "四色"},
    {"look", "none", "无"},
    {"look", "trumps", "主牌 主"},
    {"look", "last", "在后 最后"},
    {"look", "first", "在前 最前"},
    {"look", "sets", "同张"},
    {"look", "together", "相连"},
    {"look", "apart", "分开"},
};
enum { NAMES_N = sizeof NAMES / sizeof *NAMES };

static const char CODE[] = "zh";

/* The next thing of a type: its name, and what it is called in Chinese. *at is 0 before the first.
** False when there are no more. */
static bool next_thing(const char *type, int *at, char name[THING_NAME], const char **words) {
  int i = (*at)++;
  if (strcmp(type, "field") == 0) {
    if (i >= schema_n) return false;
    schema_name(&schema[i], name);
    *words = field_title(&schema[i], CODE);
    return true;
  }
  if (strcmp(type, "group") == 0) {
    if (!schema_groups[i]) return false;
    snprintf(name, THING_NAME, "%s", schema_groups[i]);
    *words = field_group_title(schema_groups[i], CODE);
    return true;
  }
  while (i < NAMES_N && strcmp(NAMES[i].type, type) != 0) i++;
  *at = i + 1;
  if (i >= NAMES_N) return false;
  snprintf(name, THING_NAME, "%s", NAMES[i].name);
  *words = NAMES[i].words;
  return true;
}

bool chinese_name(const char *type, const char *name, char out[THING_NAME]) {
  char here[THING_NAME];
  const Field *field = strcmp(type, "field") == 0 ? schema_named(name) : NULL;
  const char *words = field ? field_title(field, CODE) : NULL;
  for (int at = 0; !words;) {
    if (!next_thing(type, &at, here, &words)) return false;
    if (strcmp(here, name) != 0) words = NULL;
  }
  snprintf(out, THING_NAME, "%.*s", (int)strcspn(words, " "), words);
  return true;
}

bool chinese_find(const char *type, const char *word, size_t length, char out[THING_NAME]) {
  const char *words;
  for (int at = 0; next_thing(type, &at, out, &words);)
    if (text_which(words, word, length) >= 0) return true;
  return false;
}

bool chinese_nearest(const char *type, const char *word, char out[THING_NAME]) {
  enum { MOST = 160 };
  char name[THING_NAME], called[MOST][THING_NAME];
  const char *all[MOST + 1], *words, *one;
  int n = 0;
  if ((unsigned char)*word < 0x80) return false; /* "I" is not 主 with one letter wrong */
  for (int at = 0; n < MOST && next_thing(type, &at, name, &words);)
    for (size_t length; n < MOST && text_next(&words, &one, &length); n++) {
      snprintf(called[n], THING_NAME, "%.*s", (int)length, one);
      all[n] = called[n];
    }
  all[n] = NULL;
  const char *near = nearest_word(word, all);
  if (near) snprintf(out, THING_NAME, "%s", near);
  return near != NULL;
}

/* A place of a sentence may hold any of them: a group alone stands where a field could. */
bool chinese_name_of(const char *type, const char *name, char out[THING_NAME]) {
  bool field = strcmp(type, "field") == 0;
  return chinese_name(type, name, out) ||
         (field && (chinese_name("group", name, out) || chinese_name("part", name, out)));
}

/* ---- fields that are set ---- */

enum { SHORT_TEXT = 64 };

/* A word or a number of a file as it is typed and read again. False: it has no such form. */
static bool put_short(Text *out, const Field *field, const char *value, size_t n) {
  char word[SHORT_TEXT];
  Family family = field->family == FAMILY_BOTH ? FAMILY_TRICK : (Family)field->family;
  if (n >= sizeof word) return false;
  text_copy(word, sizeof word, value, n);
  if (n > 2 && strchr("\"'", *word) && word[n - 1] == *word) {
    word[n - 1] = '\0';
    const char *called = field_word_name(field, family, word + 1, CODE);
    if ((unsigned char)*called < 0x80 && strspn(called, "0123456789") < n - 2) return false;
    text_put(out, called);
  } else if (strcmp(word, "true") == 0 || strcmp(word, "false") == 0) {
    text_put(out, *word == 't' ? "是" : "否");
  } else if (n > 0 && strspn(word, "-.0123456789") == n) {
    text_put(out, word);
  } else {
    return false;
  }
  return true;
}

/* The same of what stands in a list, up to its brace. */
static bool put_short_list(Text *out, const Field *field, const char *list) {
  static const char BLANKS[] = " \t";
  bool known = true, first = true;
  for (list += 1 + strspn(list + 1, BLANKS); known && *list && *list != '}'; first = false) {
    size_t n = strcspn(list, ",}"), own = n;
    while (own > 0 && strchr(BLANKS, list[own - 1])) own--;
    text_put(out, first ? "" : "、");
    known = put_short(out, field, list, own);
    list += n + (list[n] == ',');
    list += strspn(list, BLANKS);
  }
  return known && !first;
}

bool chinese_put_value(Text *out, const char *field, const char *value) {
  char row[SHORT_TEXT];
  Text text = text_start(row, sizeof row);
  const Field *found = schema_named(field);
  bool known = found && (*value == '{' ? put_short_list(&text, found, value)
                                       : put_short(&text, found, value, strlen(value)));
  known &= text.length < sizeof row;
  if (known) text_put(out, row);
  return known;
}

bool chinese_put_setting(Text *out, const char *field, const char *value) {
  char called[THING_NAME], row[SHORT_TEXT];
  Text text = text_start(row, sizeof row);
  if (!schema_named(field) || !chinese_name("field", field, called)) return false;
  text_put(out, called);
  bool known = chinese_put_value(&text, field, value);
  if (known) text_add(out, "＝%s", row);
  return known;
}
