/* chinese_commands.c - see chinese_commands.h. */
#include "repl/chinese_commands.h"

#include <stdio.h>
#include <string.h>

#include "repl/repl_sentences.h"

/* The word that help names comes first. None begins as a card does (大王 红桃 黑桃 梅花 方块). */
static const struct {
  const char *word, *name;
} WORDS[] = {
    {"下一步", "step"},
    {"继续", "step"},
    {"自动", "auto"},
    {"座位", "seat"},
    {"坐", "seat"},
    {"明牌", "open"},
    {"名字", "names"},
    {"新局", "new"},
    {"新开", "new"},
    {"悔牌", "undo"},
    {"撤销", "undo"},
    {"撤回", "undo"},
    {"重做", "redo"},
    {"跳到", "goto"},
    {"分支", "branch"},
    {"所有分支", "branches"},
    {"试试", "what"},
    {"试", "what"},
    {"重读", "reload"},
    {"房规", "house"},
    {"设", "set"},
    {"设置", "set"},
    {"摸牌", "draw"},
    {"摸", "draw"},
    {"亮", "declare"},
    {"亮主", "declare"},
    {"反", "declare"},
    {"反主", "declare"},
    {"保", "defend"},
    {"加固", "defend"},
    {"让", "yield"},
    {"过", "pass"},
    {"不要", "pass"},
    {"不出", "pass"},
    {"不亮", "pass"},
    {"重发", "misdeal"},
    {"拿底", "pick-up"},
    {"收底", "pick-up"},
    {"埋", "bury"},
    {"埋底", "bury"},
    {"扣", "bury"},
    {"扣底", "bury"},
    {"亮底", "reveal"},
    {"叫", "call"},
    {"找", "call"},
    {"找朋友", "call"},
    {"出", "play"},
    {"出牌", "play"},
    {"打", "play"},
    {"甩", "play"},
    {"发牌", "deal"},
    {"给", "give"},
    {"收下", "accept"},
    {"退回", "refuse"},
    {"留", "keep"},
    {"要", "request"},
    {"放弃", "waive"},
    {"牌桌", "table"},
    {"桌面", "table"},
    {"手牌", "hands"},
    {"能出", "legal"},
    {"可出", "legal"},
    {"为什么", "why"},
    {"为何", "why"},
    {"问", "ask"},
    {"提示", "hint"},
    {"复盘", "review"},
    {"主牌", "trump"},
    {"主", "trump"},
    {"规则", "rules"},
    {"经过", "history"},
    {"历史", "history"},
    {"看", "show"},
    {"样式", "look"},
    {"玩法", "games"},
    {"脚本", "lua"},
    {"局面", "position"},
    {"语言", "lang"},
    {"轮到", "turn"},
    {"保存", "save"},
    {"存", "save"},
    {"强行保存", "save!"},
    {"读取", "load"},
    {"读", "load"},
    {"导出", "export"},
    {"强行导出", "export!"},
    {"接着打", "resume"},
    {"测试", "test"},
    {"帮助", "help"},
    {"？", "help"},
    {"退出", "quit"},
    {"再见", "quit"},
    {"教程", "tutorial"},
    {"未见", "out"},
    {"还有", "out"},
    {"机器人", "bots"},
    {"规则书", "rulebook"},
    {"强行规则书", "rulebook!"},
    {"比较", "differ"},
    {"查漏", "coverage"},
    {"规则比较", "diff"},
};
enum { WORDS_N = sizeof WORDS / sizeof *WORDS };

const char *chinese_command(const char *text, size_t *length) {
  const char *name = NULL;
  *length = 0;
  for (size_t i = 0; i < WORDS_N; i++) {
    size_t n = strlen(WORDS[i].word);
    if (n <= *length || strncmp(text, WORDS[i].word, n) != 0) continue;
    *length = n;
    name = WORDS[i].name;
  }
  return name;
}

const char *chinese_of_command(const char *name) {
  for (size_t i = 0; i < WORDS_N; i++)
    if (strcmp(WORDS[i].name, name) == 0) return WORDS[i].word;
  return NULL;
}

void put_typed(Text *text, const Look *look, const char *line) {
  char name[32];
  size_t length = strcspn(line, " ");
  bool chinese = look->language && strcmp(look->language->code, repl_chinese.code) == 0;
  snprintf(name, sizeof name, "%.*s", (int)length, line);
  const char *word = chinese ? chinese_of_command(name) : NULL;
  text_put(text, word ? word : name);
  text_put(text, line + (length < sizeof name ? length : sizeof name - 1));
}
