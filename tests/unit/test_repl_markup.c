/* test_repl_markup.c - whatever names there are, what is written for other programs is well-formed:
** HTML, SVG and JUnit are XML, JSON parses, Markdown has no markup but our own, and no text holds
** what orders a terminal about. */
#include <ctype.h>
#include <unistd.h>
#include <cjson/cJSON.h>

#include "desk.h"
#include "rulefiles.h"
#include "scenario/scenario.h"
#include "tools/judge.h"

/* ---- a checker of XML: elements, attributes, references, characters ---- */

enum { DEPTH = 32, NAME_LENGTH = 32, FILE_MB = 4 };

typedef struct Xml {
  const char *at;
  char open[DEPTH][NAME_LENGTH];
  int depth;
  const char *wrong;
} Xml;

static bool wrong(Xml *xml, const char *what) {
  if (!xml->wrong) xml->wrong = what;
  return false;
}

static bool read_name(Xml *xml, char out[NAME_LENGTH]) {
  size_t n = 0;
  while (isalnum((unsigned char)xml->at[n]) || (xml->at[n] && strchr("-_:", xml->at[n]))) n++;
  if (n == 0 || n >= NAME_LENGTH) return wrong(xml, "a name");
  memcpy(out, xml->at, n);
  out[n] = '\0';
  xml->at += n;
  return true;
}

/* One character of text, or a reference; only those that every reader of XML knows. */
static bool read_character(Xml *xml) {
  static const char *const KNOWN[] = {"&lt;", "&gt;", "&amp;", "&quot;", "&apos;"};
  uint32_t code;
  if (*xml->at == '&') {
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
      if (strncmp(xml->at, KNOWN[i], strlen(KNOWN[i])) == 0) {
        xml->at += strlen(KNOWN[i]);
        return true;
      }
    size_t digits = strspn(xml->at + 1, "#0123456789");
    if (xml->at[1] != '#' || digits < 2 || xml->at[1 + digits] != ';')
      return wrong(xml, "a reference");
    xml->at += digits + 2;
    return true;
  }
  size_t n = text_character(xml->at, strlen(xml->at), &code);
  if (n == 0 || !(text_is_plain(code) || code == '\n')) return wrong(xml, "a character");
  if (strncmp(xml->at, "]]>", 3) == 0) return wrong(xml, "]]>");
  xml->at += n;
  return true;
}

static void skip_blanks(Xml *xml) {
  while (isspace((unsigned char)*xml->at)) xml->at++;
}

static bool read_attributes(Xml *xml) {
  char name[NAME_LENGTH];
  for (skip_blanks(xml); isalpha((unsigned char)*xml->at); skip_blanks(xml)) {
    if (!read_name(xml, name) || *xml->at++ != '=' || *xml->at++ != '"')
      return wrong(xml, "an attribute");
    while (*xml->at && *xml->at != '"')
      if (*xml->at == '<' || !read_character(xml)) return wrong(xml, "a value");
    if (*xml->at++ != '"') return wrong(xml, "a value without an end");
  }
  return true;
}

static bool read_tag(Xml *xml) {
  char name[NAME_LENGTH];
  bool ends = *++xml->at == '/';
  xml->at += ends;
  if (!read_name(xml, name)) return false;
  if (ends) {
    if (xml->depth == 0 || strcmp(xml->open[--xml->depth], name) != 0) return wrong(xml, "an end");
    return *xml->at++ == '>' || wrong(xml, "an end tag");
  }
  if (!read_attributes(xml)) return false;
  bool alone = *xml->at == '/';
  xml->at += alone;
  if (*xml->at++ != '>') return wrong(xml, "a tag");
  if (alone) return true;
  if (xml->depth == DEPTH) return wrong(xml, "the depth");
  strcpy(xml->open[xml->depth++], name);
  return true;
}

static void assert_xml(const char *text, const char *root) {
  Xml xml = {.at = text};
  int elements = 0;
  const char *begins = printed("<%s", root);
  if (*xml.at == '<' && (xml.at[1] == '?' || xml.at[1] == '!')) xml.at += strcspn(xml.at, "\n") + 1;
  assert_int_equal(strncmp(xml.at, begins, strlen(begins)), 0);
  do {
    elements += *xml.at == '<';
    if (*xml.at == '<' ? read_tag(&xml) : read_character(&xml)) continue;
    fail_msg("%s is wrong at: %.200s\nin: %s", xml.wrong, xml.at, text);
  } while (xml.depth > 0 && *xml.at);
  assert_int_equal(xml.depth, 0);
  assert_string_equal(xml.at, "\n");
  assert_true(elements > 2);
}

TEST(the_checker_finds_what_is_wrong) {
  static const char *const WRONG[] = {
      "<a><b></a>",    "<a x=\"<\"/>", "<a>&nbsp;</a>", "<a>\x01</a>", "<a>\xff</a>",
      "<a x=\"1></a>", "<a>]]></a>",   "<a x=1/>",      "<a>&#x;</a>", "<a></b>"};
  for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
    Xml xml = {.at = WRONG[i]};
    while (*xml.at && (*xml.at == '<' ? read_tag(&xml) : read_character(&xml))) continue;
    if (!xml.wrong) fail_msg("%s passes", WRONG[i]);
  }
  assert_xml("<?xml?>\n<a x=\"1 &lt;\"><b/>&#8194;<c>\u53eb</c></a>\n", "a");
}

/* ---- names as nobody should give them ---- */

/* As it stands in a script: tags, quotes, references, links, orders to a terminal, what turns the
** direction of writing round, bytes that are no text. */
#define NAME                                                                                       \
  "<b>&amp;\\\"'</b><script>]]>--> ![x](y) `a` *b* | \\27[2J\\r\\n\\0 \\xff\\xc2 \\u{85} "         \
  "\\u{202e} "                                                                                     \
  "\\u{2066} \\u{feff} \\u{ffff} \\u{d800}"

static char folder[] = "/tmp/pengyou-markup-XXXXXX";

static int make_folder(void) { return mkdtemp(folder) ? 0 : -1; }

static int remove_folder(void) {
  rulefiles_remove();
  return rmdir(folder);
}

/* Everything but ends of lines and tabs may be shown. */
static void assert_plain(const char *text) {
  uint32_t code;
  for (size_t left = strlen(text), n; left > 0; text += n, left -= n) {
    n = text_character(text, left, &code);
    if (n == 0 || !(text_is_plain(code) || code == '\n' || code == '\t'))
      fail_msg("code %lx in: %.80s", (unsigned long)code, text);
  }
}

static char *exported(Desk *desk, const char *end, const char *behind) {
  const char *path = printed("%s/deal%s", folder, end);
  assert_has(type(desk, printed("export! %s %s", path, behind)), path);
  char *text = file_kept(path);
  remove(path);
  assert_plain(text);
  return text;
}

static Desk *open_evil(const char *language) {
  char error[SESSION_ERROR];
  const char *path = rulefile("evil", "return game { extends = 'pagat', name = \"" NAME
                                      "\",\n  summary = \"" NAME "\", source = \"" NAME "\",\n"
                                      "  lead = { refuse = function() return false end } }\n");
  Desk *desk = desk_at(6, 42);
  desk->repl.look.language = repl_language(language_find(language));
  if (!session_new(&desk->repl.session, path, 6, 42, error, sizeof error)) fail_msg("%s", error);
  return desk;
}

TEST(exports_are_well_formed_whatever_the_names_are) {
  for (const char *const *language = (const char *const[]){"en", "zh", NULL}; *language;
       language++) {
    Desk *desk = open_evil(*language);
    type(desk, "auto deal");
    for (const char *const *of = (const char *const[]){"", "trick 3", NULL}; *of; of++) {
      char *html = exported(desk, ".html", *of), *svg = exported(desk, ".svg", *of);
      char *markdown = exported(desk, ".md", *of);
      assert_xml(html, "html");
      assert_xml(svg, "svg");
      assert_has(html, "&lt;script&gt;");
      assert_has(svg, "&lt;script&gt;");
      assert_has(markdown, "\\<script\\>\\]\\]\\>--\\> !\\[x\\](y) \\`a\\` \\*b\\* \\|");
    }
  }
}

TEST(what_is_said_about_them_orders_no_terminal_about) {
  static const char *const TYPED[] = {
      "lua return \"" NAME "\"",
      "lua error(\"" NAME "\")",
      "lua print(\"" NAME "\")",
      "lua x = \033[2J\xff",
      "\033[2J\xff\xe2\x80\xae",
      "what \033[2J",
      "branch \033[2J\xff",
      "load \033[2J\xff",
      "set follow.owes \033[2J\xff",
      "house \033[2J\xff",
      "new \033[2J\xff",
      "ask winner plays \033[2J\xff",
      "position \033[2J\xff",
      "rules",
      "rules \033[2J",
      "goto \033[2J",
      "play \033[2J\xff",
      "test \033[2J\xff",
      "look \033[2J\xff",
      "lang \033[2J\xff",
      "help \033[2J\xff",
      "seat \033[2J\xff",
      "why \033[2J\xff",
      "call \033[2J\xff",
      "export \033[2J\xff.none",
      "games",
      "table",
  };
  for (const char *const *language = (const char *const[]){"en", "zh", NULL}; *language;
       language++) {
    Desk *desk = open_evil(*language);
    for (size_t i = 0; i < sizeof TYPED / sizeof *TYPED; i++) {
      type(desk, TYPED[i]);
      assert_plain(desk->said);
      assert_plain(desk->refused);
      assert_true(desk->said[0] || desk->refused[0]);
    }
  }
}

TEST(reports_and_answers_are_well_formed) {
  char *xml = NULL, *out = NULL;
  size_t xml_n, out_n;
  ScenarioTally tally = {0};
  FILE *junit = open_memstream(&xml, &xml_n), *to = open_memstream(&out, &out_n);
  const char *path = rulefile(
      "evil_test", "return scenarios { game = 'pagat', players = 6, trump = '9C',\n"
                   "  { \"" NAME "\", lead = 'JJH', hand = 'AH TTH 6H', count = 1 },\n"
                   "  { \"fails " NAME "\", lead = 'JJH', hand = 'AH TTH 6H', count = 2 },\n"
                   "  { \"an error " NAME "\", [\"" NAME "\"] = 1 } }\n");
  assert_true(junit && to);
  scenarios_junit_begin(junit);
  assert_true(scenarios_run(path, NULL, to, junit, &tally));
  scenarios_junit_end(junit);
  fclose(junit);
  fclose(to);
  assert_int_equal(tally.passed, 1);
  assert_int_equal(tally.failed, 2);
  assert_xml(xml, "testsuites");
  assert_plain(out);
  free(xml);
  free(out);
  static const char LINE[] = "{\"ask\":\"\033[2J\xff\xe2\x80\xae\",\"id\":\"\xff<\"}";
  Judge *judge = judge_new(NULL, false);
  assert_non_null(judge);
  const char *answer = judge_answer(judge, LINE, sizeof LINE - 1);
  cJSON *json = cJSON_Parse(answer);
  assert_non_null(json);
  assert_plain(answer);
  cJSON_Delete(json);
  judge_free(judge);
}

int main(void) { return tests_run(make_folder, remove_folder); }
