/* phrases.c - see phrases.h. */
#include "repl/phrases.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/text.h"
#include "language/typed_zh.h"
#include "repl/repl_sentences.h"

/* Of several rows that fit the first counts. */
static const struct {
  const char *pattern;
  /* what it means; "*": what stood there, "1": the first word, "#": the number. Or the sentence
  ** that is said to it */
  const char *line;
} PHRASES[] = {
    /* in other words */
    {"please|ok|okay *", "*"},
    {"pass|step|undo|redo|table|legal|hint|why|help|quit|hands|trump please", "1"},
    {"i|we want|need to *", "*"},
    {"i'd|we'd like to *", "*"},
    {"let me|us *", "*"},
    {"let's|lets *", "*"},
    {"i|i'll|we play|lead *", "play *"},
    {"i|i'll|we pass", "pass"},
    {"lead|follow|throw *", "play *"},
    {"bid *", "declare *"},
    {"pass it|this|that|now", "pass"},
    {"pick up [it]", "pick-up"},
    {"pick|take [up] the kitty|talon", "pick-up"},
    /* what may be done */
    {"what|which [cards] can|may|could|must i|we [play|lead|do|follow|bury|call|declare|pass] "
     "[now]",
     "legal"},
    {"what|which [are] [the|my] [legal|possible|allowed] plays|moves|options|leads", "legal"},
    {"what|which should|shall|would i|we|you [play|lead|do|follow|bury|call|declare] [now]",
     "hint"},
    {"what do i do [now]", "hint"},
    {"why can't|cant|cannot|couldn't i|we|you [play|lead|follow|throw] [it|that|this]",
     SAY(PHRASE_CARDS)},
    {"why can't|cant|cannot|couldn't i|we|you [play|lead|follow|throw] *", "why *"},
    {"why can|could i|we|you not [play|lead|follow|throw] *", "why *"},
    {"why is|was|are|were * illegal|refused|forbidden", "why *"},
    {"why is|was|are|were * not legal|allowed|possible", "why *"},
    {"why did|does|is|has|have [he|she|it|that|they] win|winning|won", "why"},
    {"why did|does|has|have * win|won [in] trick *", "show trick *"},
    {"why did|does|is|has|have * win|winning|won [it|that|this] [the] [trick]", "why"},
    {"why|history|explain [the] trick *", "show trick *"},
    {"who|how won|took|wins trick *", "show trick *"},
    {"ask can|could|may|might *", "could *"},
    {"may|might i|we *", "could *"},
    {"am i allowed to *", "could *"},
    {"was it|this|that legal|allowed|possible|ok|valid", "could play that"},
    {"is|are it|this|that|these|those [play|card|cards] legal|allowed|possible|ok|valid",
     SAY(PHRASE_CARDS)},
    {"is|are * legal|allowed|possible|ok|valid", "could play *"},
    {"can i|we [play|lead|follow|bury|call|declare]", "legal"},
    {"what|which [card|cards] beats|beat|wins|win [this|that|it|him|her|them]", SAY(PHRASE_BEATS)},
    {"what happens if|when i|we play|lead *", "what *"},
    {"what if i|we play|lead *", "what *"},
    {"should|shall i|we play|lead *", "what *"},
    /* going on and back */
    {"go back [one|a] [step|move|play|turn]", "undo"},
    {"go back|forward to *", "goto *"},
    {"go to *", "goto *"},
    {"step|move back", "undo"},
    {"take [it|that|this] back [it|that|this]", "undo"},
    {"go|carry on", "step"},
    {"continue|next|proceed [please|card|play]", "step"},
    {"start|begin over|again|anew", SAY(PHRASE_OVER)},
    {"restart|again", SAY(PHRASE_OVER)},
    {"play|deal again", SAY(PHRASE_OVER)},
    {"new|another game", "new"},
    {"new|start|begin [a] [new] game for|with * players|people", "new *"},
    {"new|start|begin [a] [new] game for|with|of 2|3|4|5|6|7|8|9|10|11|12", "new #"},
    {"play|start|begin [a] [game] [of] * for|with 2|3|4|5|6|7|8|9|10|11|12 [players|people]",
     "new * #"},
    {"start|begin [a] [new] [game] [of] *", "new *"},
    {"play a game of *", "new *"},
    {"2|3|4|5|6|7|8|9|10|11|12 players|people", "new 1"},
    {"exit|bye|goodbye|leave|:q", "quit"},
    {"quit|leave|exit|end [the|this] game|program", "quit"},
    /* the reader's language */
    {"chinese|中文|汉语|说中文", "lang zh"},
    {"english|英文|英语", "lang en"},
    /* how it stands */
    {"score|scores|standings", "table"},
    {"show [me] [the] score|table|points|standings", "table"},
    {"what's|whats [the] score|position", "table"},
    {"what is [the] score", "table"},
    {"who|who's|whos [is|are] winning|ahead|leading|losing|first|next|on [now|turn]", "table"},
    {"who|who's plays|leads|won|wins [next|now|it|this|the] [trick|game]", "table"},
    {"who|who's is [the|my] declarer|partner|friend|friends|opponents|opponent", "table"},
    {"whose|who's turn|go|lead|move [is] [it] [now]", "table"},
    {"is it|this my|our turn|go|lead|move [now]", "table"},
    {"am i winning|losing|next|declarer", "table"},
    {"how many|much points", "table"},
    {"how many|much points do|does|did|have|has|are|is *", "table"},
    {"what is|are on the table", "table"},
    {"which|what suit|suits is|are [the] trump|trumps", "trump"},
    {"what|what's|whats [is|are] [the] trump|trumps [suit] [now]", "trump"},
    {"what's|whats a|an|the *", "what is a *"},
    {"show [me] [my|the|all] hand|hands|cards", "hands"},
    {"my hand|cards", "hands"},
    {"cards", "hands"},
    {"what|what's|whats [is|are] [in] my hand|cards", "hands"},
    {"what|which [cards] do i have|hold", "hands"},
    {"what|which [cards] was|were|has|have [been] played|led", "history full"},
    {"what happened", "history full"},
    {"last trick", "history full"},
    {"show [me] [the] history|last [trick|tricks]", "history full"},
    {"what|what's|whats [is|are] the rules", "rules"},
    {"show [me] the rules", "rules"},
    {"what|which game is this|it", "rules"},
    {"commands|menu", "help"},
    {"how do|can|does|to *", SAY(PHRASE_HOW)},
    /* 中文: a line is one word; 了呢啊吗呀 at its end are not looked at */
    {"我能出什么|我能出哪些|我可以出什么|能出哪些", "legal"},
    {"我该出什么|该出什么|出什么好|出什么|该怎么出|帮我出|帮我打", "hint"},
    {"上一墩|上墩|上一轮", "why"},
    {"轮到谁|该谁|该谁出|到谁|谁出|轮到我|该我", "table"},
    {"谁大|谁最大|谁领先|谁赢|谁是庄家|谁是朋友|朋友是谁|谁是庄|几分|多少分|现在几分|现在多少分|"
     "比分",
     "table"},
    {"什么主|主是什么|打什么主|主牌是什么|现在什么主", "trump"},
    {"我的牌|看牌|看看牌|看手牌|看我的牌|我有什么牌", "hands"},
    {"退一步|回去", "undo"},
    {"不抢|不炸", "step"},
    {"重来|重新开始|再来一局|再来", SAY(PHRASE_OVER)},
    {"拜拜|不玩|结束", "quit"},
};
enum { PHRASES_N = sizeof PHRASES / sizeof *PHRASES, WORDS_MAX = 64 };

const char *phrase_pattern(int i) { return i < PHRASES_N ? PHRASES[i].pattern : NULL; }

/* The words of a line, without the signs at its end. */
typedef struct Line {
  const char *word[WORDS_MAX];
  size_t length[WORDS_MAX];
  int n, from, to; /* those of "*": from, and before `to` */
} Line;

/* Bytes that the text ends with and that say nothing: ? ！ 了. */
static size_t sign_at_end(const char *text, size_t length) {
  static const char *const SIGNS[] = {"?",  "!",  ".",  ",",  "？", "！",
                                      "。", "了", "呢", "啊", "吗", "呀"};
  for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
    size_t n = strlen(SIGNS[i]);
    if (length > n && memcmp(text + length - n, SIGNS[i], n) == 0) return n;
  }
  return 0;
}

/* The length of the text without blanks and such signs at its end. */
static size_t length_of(const char *text) {
  size_t length = strlen(text), n;
  while (length > 0 && isspace((unsigned char)text[length - 1])) length--;
  while ((n = sign_at_end(text, length))) length -= n;
  return length;
}

/* False: it has too many. */
static bool cut(const char *text, Line *line) {
  const char *end = text + length_of(text);
  for (line->n = line->from = line->to = 0; text < end; text += line->length[line->n++]) {
    if (line->n == WORDS_MAX) return false;
    text += strspn(text, " \t");
    size_t n = strcspn(text, " \t");
    line->word[line->n] = text;
    line->length[line->n] = n < (size_t)(end - text) ? n : (size_t)(end - text);
  }
  return line->n > 0;
}

/* Is it one of "a|b|c", with or without a comma behind it? */
static bool is_of(const char *list, size_t list_n, const char *word, size_t length) {
  if (length > 1 && word[length - 1] == ',') length--;
  for (const char *end = list + list_n; list < end; list++) {
    size_t n = 0;
    while (list + n < end && list[n] != '|') n++;
    if (n == length && strncasecmp(list, word, n) == 0) return true;
    list += n;
  }
  return false;
}

/* Do the words from the one at `at` on fit the pattern? */
static bool fits(const char *pattern, Line *line, int at) {
  while (*pattern == ' ') pattern++;
  const char *behind = pattern;
  while (*behind && *behind != ' ') behind++;
  size_t n = (size_t)(behind - pattern);
  if (n == 0) return at == line->n;
  if (*pattern == '*') {
    for (int to = at + 1; to <= line->n; to++) {
      line->from = at;
      line->to = to;
      if (fits(behind, line, to)) return true;
    }
    return false;
  }
  bool may_lack = *pattern == '[';
  bool is_there = at < line->n &&
                  is_of(pattern + may_lack, n - 2u * may_lack, line->word[at], line->length[at]);
  return (is_there && fits(behind, line, at + 1)) || (may_lack && fits(behind, line, at));
}

static void put_words(Text *out, const Line *line, int from, int to) {
  const char *first = line->word[from], *end = line->word[to - 1] + line->length[to - 1];
  while (end > first && end[-1] == ',') end--;
  text_put_some(out, first, (size_t)(end - first));
}

/* Which word is a number, the last of them. */
static int number_in(const Line *line) {
  int i = line->n - 1;
  while (i > 0 && !isdigit((unsigned char)*line->word[i])) i--;
  return i;
}

/* The row that the line fits, as it stands or without "please" at its end; PHRASES_N: none. */
static int find_row(Line *line) {
  for (int i = 0; i < PHRASES_N; i++)
    if (fits(PHRASES[i].pattern, line, 0)) return i;
  if (line->n < 2 ||
      !is_of("please", strlen("please"), line->word[line->n - 1], line->length[line->n - 1]))
    return PHRASES_N;
  line->n--;
  return find_row(line);
}

/* The words that come next. */
typedef struct Next {
  const Line *before;
  void (*take)(void *data, const char *word, size_t length);
  void *data;
} Next;

/* Those of the pattern, of which the words up to the one at `at` fit what stands before it. */
static void take_next(const Next *next, const char *pattern, int at) {
  const Line *line = next->before;
  pattern += strspn(pattern, " ");
  size_t n = strcspn(pattern, " ");
  bool may_lack = *pattern == '[';
  const char *list = pattern + may_lack, *end = pattern + n - may_lack;
  if (n == 0 || *pattern == '*') return;
  if (may_lack) take_next(next, pattern + n, at);
  if (at < line->n) {
    if (is_of(list, (size_t)(end - list), line->word[at], line->length[at]))
      take_next(next, pattern + n, at + 1);
    return;
  }
  for (size_t length; list < end; list += length + 1) {
    for (length = 0; list + length < end && list[length] != '|';) length++;
    next->take(next->data, list, length);
  }
}

void phrase_next(const char *before, void (*take)(void *data, const char *word, size_t length),
                 void *data) {
  Line line = {.n = 0};
  if (before[strspn(before, " \t")] && !cut(before, &line)) return;
  for (int i = 0; i < PHRASES_N; i++) take_next(&(Next){&line, take, data}, PHRASES[i].pattern, 0);
}

/* ---- "can" and the trick in the middle of a sentence ---- */

static bool begins_with_one(const char *text, const char *const words[]) {
  for (; *words; words++)
    if (strncmp(text, *words, strlen(*words)) == 0) return true;
  return false;
}

/* Does the text say who, or in which trick: 第三墩她, "C ", 王姐? A word that is not known is a name
** where nothing stands behind it. */
static bool is_who_or_when(const char *text, size_t length) {
  static const char *const KNOWN[] = {"第", "上一墩", "上墩", "刚才", "当时", "她",      "他",
                                      "我", "in ",    "In ",  "on ",  "at ",  "during ", NULL};
  bool letter = isalpha((unsigned char)text[0]) && !isalpha((unsigned char)text[1]);
  size_t name = 0;
  while (name < length && (unsigned char)text[name] >= 0x80) name++;
  return letter || begins_with_one(text, KNOWN) || (name == length && name <= 4 * strlen("她"));
}

/* "第三墩她能不能出那对", "C能出那对吗", "in trick 3 could C have played that": the question word goes
** ahead. */
static bool read_can(const char *text, size_t length, char line[PHRASE_LINE]) {
  static const char *const MARKS[] = {"能不能", "可不可以", "能否", " could ", " can ",
                                      "能",     "可以",     NULL}; /* the last two ask with 吗 */
  enum { ASKS_ALONE = 5 };
  char said[PHRASE_LINE];
  text_copy(said, sizeof said, text, length);
  for (int i = 0; MARKS[i]; i++) {
    const char *at = strstr(said, MARKS[i]), *behind = at ? at + strlen(MARKS[i]) : "";
    if (strncmp(behind, "不", strlen("不")) == 0 ||
        (i >= ASKS_ALONE && !strstr(text + length, "吗")))
      continue;
    if (!*behind || at == said || !is_who_or_when(said, (size_t)(at - said))) continue;
    Text out = text_start(line, PHRASE_LINE);
    text_add(&out, "could %.*s %s", (int)(at - said), said, behind);
    return out.length < PHRASE_LINE;
  }
  return false;
}

/* "为什么 第三墩", "第三墩谁赢了": the trick is shown. */
static bool read_why_trick(const char *text, size_t length, char line[PHRASE_LINE]) {
  static const char NTH[] = "第", TRICK[] = "墩";
  static const char *const WHY[] = {"为什么", "为何", NTH, NULL};
  static const char *const OTHERS[] = {"能", "可以", "出", "不", "打", NULL};
  const char *end = text + length, *nth = strstr(text, NTH), *behind = NULL;
  int n = nth && nth < end && begins_with_one(text, WHY)
              ? chinese_number(nth + strlen(NTH), &behind)
              : 0;
  if (n == 0 || strncmp(behind, TRICK, strlen(TRICK)) != 0) return false;
  for (const char *at = text; at < end; at++)
    if (begins_with_one(at, OTHERS)) return false;
  return snprintf(line, PHRASE_LINE, "show trick %d", n) < PHRASE_LINE;
}

static bool read_asked(const char *text, char line[PHRASE_LINE]) {
  text += strspn(text, " \t");
  size_t length = length_of(text);
  return length < PHRASE_LINE &&
         (read_can(text, length, line) || read_why_trick(text, length, line));
}

bool phrase_read(const char *text, char line[PHRASE_LINE], const char **advice) {
  Line words;
  *advice = NULL;
  int row = cut(text, &words) ? find_row(&words) : PHRASES_N;
  if (row == PHRASES_N) return read_asked(text, line);
  const char *meant = PHRASES[row].line;
  if (*meant == *SAY(PHRASE_OVER)) *advice = meant;
  Text out = text_start(line, PHRASE_LINE);
  for (const char *c = *advice ? "" : meant; *c; c++) {
    if (*c == '*')
      put_words(&out, &words, words.from, words.to);
    else if (*c == '1')
      put_words(&out, &words, 0, 1);
    else if (*c == '#')
      put_words(&out, &words, number_in(&words), number_in(&words) + 1);
    else
      text_put_some(&out, c, 1);
  }
  return out.length < PHRASE_LINE;
}
