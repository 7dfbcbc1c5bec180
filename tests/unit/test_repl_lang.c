/* test_repl_lang.c - the languages: every sentence is there, with its places; tables line up. */
#include "ask/ask.h"
#include "cmd/tool_sentences.h"
#include "desk.h"
#include "io/wrap_line.h"
#include "language/names_zh.h"
#include "rules/schema.h"

/* Has the template a place of this name? `words` counts those that only choose a word, too. */
static bool has_place(const char *template, const Placeholder *wanted, bool words) {
  Placeholder place;
  while (sentence_placeholder(&template, &place)) {
    bool chooses = place.form_n && *place.form == '|';
    if ((words || !chooses) && place.name_n == wanted->name_n &&
        memcmp(place.name, wanted->name, wanted->name_n) == 0)
      return true;
  }
  return false;
}

/* In its own lists, which are those of its code. */
static const char *own_template(const Language *language, const char *name) {
  for (const Language *part = language; part && !strcmp(part->code, language->code);
       part = part->base)
    for (int i = 0; i < part->n; i++)
      if (strcmp(part->sentence[i].name, name) == 0) return part->sentence[i].text;
  return NULL;
}

static void assert_same_places(const char *name, const char *english, const char *other) {
  Placeholder place;
  for (const char *at = english; sentence_placeholder(&at, &place);)
    if (has_place(english, &place, false) && !has_place(other, &place, true))
      fail_msg("%s: {%.*s} is missing in \"%s\"", name, (int)place.name_n, place.name, other);
  for (const char *at = other; sentence_placeholder(&at, &place);)
    if (!has_place(english, &place, true))
      fail_msg("%s: no {%.*s} in English", name, (int)place.name_n, place.name);
}

TEST(every_language_has_every_sentence_with_the_same_places) {
  for (int k = 1; languages[k]; k++)
    for (int layer = 0; layer < 2; layer++) {
      const Language *english = layer ? &repl_english : &language_english;
      const Language *language = layer ? repl_language(languages[k]) : languages[k];
      for (int i = 0; i < english->n; i++) {
        const Sentence *sentence = &english->sentence[i];
        const char *other = own_template(language, sentence->name);
        if (!other) fail_msg("%s lacks %s: \"%s\"", language->code, sentence->name, sentence->text);
        assert_same_places(sentence->name, sentence->text, other);
      }
    }
}

TEST(every_sentence_of_the_sub_commands_has_the_same_places_in_chinese) {
  static const struct {
    const char *name, *english, *chinese;
  } SENTENCES[] = {
#define X(id, english, chinese) {#id, english, chinese},
    TOOL_SENTENCES(X) USAGE_SENTENCES(X)
#undef X
  };
  for (size_t i = 0; i < sizeof SENTENCES / sizeof *SENTENCES; i++) {
    assert_same_places(SENTENCES[i].name, SENTENCES[i].english, SENTENCES[i].chinese);
    if (own_template(&language_english, SENTENCES[i].name))
      fail_msg("%s is said below the sub-commands, too", SENTENCES[i].name);
  }
}

TEST(no_language_has_a_sentence_that_nobody_says_or_one_twice) {
  for (int k = 0; languages[k]; k++)
    for (const Language *part = languages[k]; part && (part == languages[k] || part->base);
         part = part->base)
      for (int i = 0; i < part->n; i++) {
        const char *name = part->sentence[i].name;
        if (k > 0 && !own_template(&repl_english, name) && !own_template(&language_english, name))
          fail_msg("%s: nobody says %s", part->code, name);
        if (own_template(languages[k], name) != part->sentence[i].text)
          fail_msg("%s: %s is there twice", part->code, name);
      }
}

/* The REPL's own would hide what is said below it. */
TEST(no_sentence_of_the_repl_has_the_name_of_one_below) {
  for (int i = 0; i < repl_english.n; i++)
    if (own_template(&language_english, repl_english.sentence[i].name))
      fail_msg("%s is said below the REPL, too", repl_english.sentence[i].name);
}

TEST(the_environment_names_the_language_where_it_can_be_shown) {
  setenv("LC_ALL", "", 1);
  setenv("LC_MESSAGES", "zh_CN.UTF-8", 1);
  setenv("LANG", "de_DE.UTF-8", 1);
  assert_ptr_equal(language_start(NULL, true), &language_chinese);
  assert_ptr_equal(language_start(NULL, false), &language_english);
  assert_ptr_equal(language_start("en", true), &language_english);
  assert_ptr_equal(language_start("zh", false), &language_chinese);
  setenv("LC_ALL", "C.UTF-8", 1);
  assert_ptr_equal(language_start(NULL, true), &language_english);
}

TEST(a_locale_of_unicode_that_is_not_installed_shows_unicode) {
  setenv("LC_ALL", "zh_XX.UTF-8", 1);
  assert_true(language_characters());
  setenv("LC_ALL", "C", 1);
  assert_false(language_characters());
  setenv("LC_ALL", "C.UTF-8", 1);
  assert_true(language_characters());
}

TEST(the_command_changes_the_language_of_all_that_follows) {
  Desk *desk = desk_at(6, 42);
  assert_has(type(desk, "lang"), "en: English");
  assert_has(type(desk, "play AS"), "the cards are still being drawn");
  assert_has(type(desk, "lang zh"), "中文");
  assert_has(type(desk, "play AS"), "还在抓牌");
  assert_has(type(desk, "lang tlh"), "没有语言“tlh”");
  assert_has(type(desk, "lang en"), "English");
  assert_has(type(desk, "nonsense"), "there is no command");
}

/* Nothing leaves the program as it was said: no mark of a sentence, no place that is not filled. */
TEST(all_that_is_said_becomes_words) {
  static const char *const TYPED[] = {
      "help",       "table",  "hands",     "legal",  "trump", "rules",        "hint",
      "auto trick", "legal",  "play 3C",   "why 3C", "why",   "show trick 1", "show deal",
      "auto deal",  "table",  "why score", "games",  "step",  "history",      "set x",
      "what AS",    "branch", "seat C",    "play",   "open",  "re",           "nonsense"};
  for (int k = 0; repl_languages[k]; k++) {
    Desk *desk = desk_at(6, 42);
    desk->repl.look.language = repl_languages[k];
    for (size_t i = 0; i < sizeof TYPED / sizeof *TYPED; i++)
      for (const char *c = type(desk, TYPED[i]); *c; c++)
        if (((unsigned char)*c < ' ' && *c != '\n') || *c == '{')
          if (strcmp(TYPED[i], "rules") != 0) fail_msg("%s: %s", TYPED[i], c);
  }
}

/* `first`, and so often `again`. */
static const char *repeated(char *out, size_t size, const char *first, const char *again, int n) {
  Text text = text_start(out, size);
  text_put(&text, first);
  while (n-- > 0) text_put(&text, again);
  return out;
}

static const char UNREADABLE[] =
    "why 9\nwhy AS 9\nwhy QQSS\nwhy XX\nwhy AS AS AS\nA: why joker\ngive A BJ\ngive A h3 HJ\n"
    "trump 3X\ncall AC#x\ncall #1\ncall 123456789012345678901234#1\nplay AS @x\nbury 5\n"
    "play AS as x\ndraw x\n"
    "call AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1\n"
    "position pagat;tramp=1\nposition pagat;zzzzzzzz=1\nposition pagat;x\n"
    "position pagat;n=6;n=6\nposition ;\nposition pagat;n=x\nposition pagat;n=6\n"
    "position pagat;n=6;trump=3X\nposition bombs;n=5\nposition bombs;n=4;trump=9C\n"
    "position bombs;n=4;tables=A,B,C,C\nposition bombs;n=4;dealer=A,B\n"
    "position bombs;n=4;hands=A:3S;out=A\nposition bombs;n=4;top=A:3S 4S\n"
    "position bombs;n=4;top=A:3S;passes=B,C,D\nposition bombs;n=4;passes=B\n"
    "position bombs;n=4;top=A:3S;turn=A\nposition bombs;n=4;hands=A:?50|B:?10\n"
    "position bombs;n=4;hands=A:|B:|C:\nposition bombs;n=4;hands=A:3S;top=B:3S\n"
    "position pagat;n=6;plays=A\nposition pagat;n=6;trump=9C;levels=2\n"
    "position pagat;n=6;trump=9C;levels=2,2,2,2,2,Z\nposition pagat;n=6;trump=9C;hands=x\n"
    "position pagat;n=6;trump=9C;hands=A:AS|A:KS\n"
    "position pagat;n=6;trump=9C;hands=A:AS|B:KS KS\nposition pagat;n=6;trump=9C;kitty=AS\n"
    "position pagat;n=6;trump=9C;exposed=no\nposition pagat;n=6;trump=9C;exposed=yes\n"
    "position pagat;n=6;trump=9C;trick=A:\nposition pagat;n=6;trump=9C;trick=A:AS|B:KS KS\n"
    "position pagat;n=6;trump=9C;trick=A:AS|C:KS\n"
    "position pagat;n=6;trump=9C;trick=A:AS|B:3S|C:3S|D:4S|E:4S|F:5S|A:6S\n"
    "position pagat;n=6;trump=9C;hands=B:4S;trick=A:22S as 3\n"
    "position pagat;n=6;trump=9C;hands=B:22S 3S;trick=A:44S as 3\n"
    "position pagat;n=6;trump=9C;hands=B:4S 5S;trick=A:3S 3H\n"
    "position pagat;n=6;trump=9C;hands=A:2S;trick=A:AS|B:3S;turn=A\n"
    "position shengji;n=4;trump=9C;hands=A:2S;declarer=A;team=A,B\n"
    "position pagat;n=6;trump=9C;hands=A:2S;declarer=Z\nposition pagat;n=6;trump=9C;points=A:x\n"
    "position pagat;n=6;trump=9C;memory=x\nposition pagat;n=6;trump=9C;memory={x\n"
    "position pagat;n=6;trump=9C;calls=AH#1(x)\nposition pagat;n=6;trump=9C;hands=A:|B:\n"
    "position pagat;n=6;trump=9C;hands=A:AS AS|B:AS KS\n";

/* What is said of words and positions that cannot be read is said by its id. */
TEST(words_that_cannot_be_read_are_refused_by_an_id) {
  static const char *const IDS[] = {
#define X(id, english, chinese) #id,
    READ_SENTENCES(X)
#undef X
  };
  /* A line that long, and a word that is no command, are refused before; the game is loaded for as
  ** many players as the position says; friends are not settled only where a rule fails; and an
  ** empty play is not divided at the table, only in records. */
  static const char *const BUT[] = {
      "READ_LONG_LINE",       "READ_NOTHING_BEHIND",  "READ_NO_ACTION", "READ_OTHER_PLAYERS",
      "READ_NOTHING_DIVIDED", "READ_CALLS_UNSETTLED", "READ_NO_TRICKS", NULL};
  char line[NOTATION_MAX + 512];
  Desk *desk = desk_in_play(42);
  Heard heard = heard_open(desk, IDS, sizeof IDS / sizeof *IDS);
  heard_type(&heard, "play 四张5"); /* of two packs */
  for (const char *at = UNREADABLE; *at; at += strcspn(at, "\n") + 1)
    heard_type(&heard, printed("%.*s", (int)strcspn(at, "\n"), at));
  heard_type(&heard, repeated(line, sizeof line, "why ", "2S ", 300));
  heard_type(&heard, "position pagat;n=6;trump=9C;hands=A:23456789TJQKAS 23456789TJQKAH 23456789S");
  heard_type(&heard, "position pagat;n=6;trump=9C;trick=A:23456789TJQKAS 23456789TJQKAH 23456789S");
  heard_type(&heard,
             repeated(line, sizeof line, "position pagat;n=6;trump=9C;calls=", "AS#1,", 15));
  heard_type(&heard, repeated(line, sizeof line, "position ", "pagat+", 60));
  heard_type(&heard, repeated(line, sizeof line, "position pagat;", "n=6", 1400));
  heard_type(&heard, "new bombs 4 seed 3");
  heard_type(&heard, "play 3333");
  heard_type(&heard, "request x");
  heard_type(&heard, "play 4");
  heard_close(&heard, BUT);
}

/* Each refusal is met at the table by the session that a reader of Chinese goes through. */
TEST(the_chinese_session_meets_the_refusals) {
  static const char *const IDS[] = {
#define X(id, code, field, english, chinese) "REFUSED_" #id,
    REFUSALS(X)
#undef X
  };
  /* The REPL says in its own words that a game is over; an exchange with a joker, a gift and a
  ** choice of certain cards take deals that are played for it. */
  static const char *const BUT[] = {"REFUSED_NONE",
                                    "REFUSED_GAME_OVER",
                                    "REFUSED_EXCHANGE",
                                    "REFUSED_REQUESTED",
                                    "REFUSED_GIFT",
                                    "REFUSED_CHOICE_CARDS",
                                    NULL};
  Desk *desk = desk_at(6, 42);
  Heard heard = heard_open(desk, IDS, sizeof IDS / sizeof *IDS);
  char *session = file_kept("tests/sessions/refusals-zh.txt");
  for (const char *line; (line = next_line(&session));)
    if (strncmp(line, "> ", 2) == 0) heard_type(&heard, line + 2);
  heard_close(&heard, BUT);
}

/* Three words of small letters in a row that stand in no quotes: English that was not said by an
** id. NULL when there are none. */
static const char *english_in(const char *answer) {
  const char *first = NULL;
  int words = 0;
  bool quoted = false;
  for (const char *at = answer; *at;) {
    size_t n = strspn(at, "abcdefghijklmnopqrstuvwxyz'");
    bool ends = at[n] == ' ' || at[n] == '\n' || at[n] == '\0' || (at[n] && strchr(",:;.", at[n]));
    if (strncmp(at, "set ", 4) == 0 && strcspn(at + 4, ".") < strcspn(at + 4, " \n"))
      at += 4 + strcspn(at + 4, " \n"), n = 0; /* where it stands: "set lead.refuse" */
    if (strncmp(at, "function(", strlen("function(")) == 0 ||
        strncmp(at, "<SCORE_OF_PLACES>", strlen("<SCORE_OF_PLACES>")) == 0)
      at += strcspn(at, "\n"), n = 0; /* as it was typed, or as the field's own sentences say it */
    if (*at == '`' || *at == '"') quoted = !quoted;
    words = n > 0 && ends && !quoted ? words + 1 : 0;
    if (words == 1) first = at;
    if (words == 3) return first;
    at += n;
    if (*at != ' ' || n == 0) words = 0;
    if (*at) at++;
  }
  return NULL;
}

/* Lines that are typed one after the other. */
static const char SAID[] =
    "table\nhands\nlegal\ntrump\nhint\nwhy\nhistory\nshow deal\nshow trick 1\nwhy AS\n"
    "declare 9\ndeclare 9Z\npass\nyield\ndefend 2S\ndraw\ndraw x\ndraw\nstep 5\nlegal\n"
    "misdeal\ndeclare 2H\ndeclare AS AS\ndeclare HJ\npick-up\nreveal\ncall AS\ncall AS#1\n"
    "call 2S#1\ncall AS#other\nbury AS\nbury\nauto trick\ntable\nlegal\nplay 3C\nplay\n"
    "play AS KH\nwhy 3C\nwhy 3H 4D\nhint\ngive A AS\ngive\ngive Z AS\naccept\nrefuse\nkeep\n"
    "request 7\nwaive\ndeal\nreveal\nstep\nstep\nstep\nlegal\nwhy\nwhy AS\nwhat AS\nwhat 3C\n"
    "what\nwhat x\ngoto 1\ngoto x\ngoto 99\ngoto deal 7\ngoto draw 10\ngoto draw 999\n"
    "auto trick\nauto x\nseat C\nseat Z\nseat none\nopen x\nopen on\nopen off\nbranch ruff\n"
    "branches\nbranch main\nbranch -main\nbranch -x\n"
    "branch abcdefghijklmnopqrstuvwxyzabcdef\nhouse none\nhouse -x\nhouse\nhouse no-such\n"
    "reload\nreload x\nload none\nload /\nsave /\nsave /none/x\nexport x\n"
    "export /x.md trick 99\nposition\nposition pagat;n=6\ntrump 9X\ntrump 9C\nundo 99\nundo\n"
    "redo\nredo\nundo x\nlook x\nlook cards x\nlua\nlua hand.A:points()\nlang x\nresume\n"
    "new\nauto deal\ntable\nwhy score\nwhy\nshow trick 99\nshow x\nhistory 99\nhistory all\n"
    "deal\nstep\nauto deal\nauto deal\nstep\nplay AS\nwhy score\ntable\n"
    "position x\nnew x\nnew pagta\nnew pagat 3\nnew +\nnew pagat+\nnew eighty+pagat\nhouse "
    "x/y.lua\n"
    "new pagat+x/../y\nset score.stp 1\nset score.step 10\n";

/* Values and functions of fields, each with a mistake. */
static const char MISTAKES[] =
    "set deck 3\nset deck.packs x\nset deck.packs 0\n"
    "set deck.players {}\nset deck.players 2\nset deck.players \"90\"\nset deck.lowest Z\n"
    "set deck.without \"2S 2\"\nset deck.without {}\nset kitty.exposed true\n"
    "set follow.smaller sett\nset follow.smaller 3\n"
    "set follow.owes x\nset follow.owes {\"suit\", \"suit\"}\nset follow.owes {}\n"
    "set follow.owes {\"highest\", \"suit\"}\nset follow.owes {{ shapes = {\"x\"} }}\n"
    "set follow.owes {{ cards = \"AS\", nonsense = 1 }}\nset follow.protect {\"x\"}\n"
    "set throw.penalty x\nset throw.penalty { loses = \"other side\" }\nset throw.penalty { x = 1 "
    "}\n"
    "set lead.forms { x = 3 }\nset lead.forms { x = {} }\nset lead.forms { x = { size = \"a\" } }\n"
    "set lead.forms { set = false, x = { size = 2 } }\n"
    "set lead.forms { x = { size = 2, cards = \"AS\" } }\nset lead.forms { x = { size = 2, to = "
    "\"A\" } }\n"
    "set lead.forms { x = { size = 2, alike = \"rank\", length = \"2+\" } }\n"
    "set lead.forms { x = { size = 3, beats = \"y\" } }\nset lead.forms { x = { size = 2, suits = "
    "3 } }\n"
    "set levels.track \"2 3 4 Z\"\nset levels.track \"2 2\"\nset levels.track \"2 NT 3\"\nset "
    "levels.track \"\"\n"
    "set levels.start Z\nset levels.start 2x\nset levels.after_last x\nset points.cards { Z = 3 }\n"
    "set points.cards { K = \"x\" }\nset points.cards { K = 1000 }\nset points.cards 3\n"
    "set declare.bids { x = {} }\nset declare.bids { x = { rank = 1, is = function() end } }\n"
    "set declare.bids { x = { rank = 1, trump = \"q\" } }\nset order.trumps {}\nset order.trumps "
    "3\n"
    "set order.trumps {\"suit\", \"suit\"}\nset order.trumps {\"x\"}\nset order.no_trump "
    "{\"suit\"}\n"
    "set order.trumps {\"rank\"}\nset order.ranks \"2 3\"\nset order.ranks \"2 LJ\"\n"
    "set score.bands {}\nset score.bands {{ 5, \"declarers\", 1 }}\nset score.bands {{ 0, \"x\", 1 "
    "}}\n"
    "set score.bands {{ 0, \"declarers\", 1 }, { 0, \"declarers\", 2 }}\nset score.bands {{ \"x\" "
    "}}\n"
    "set advance.stops \"Q Z\"\nset advance.game_over { deals = 0 }\nset friends.count 5\n"
    "set friends.teams x\nset phases {}\nset phases {\"tricks\", \"draw\"}\nset phases "
    "{\"climb\"}\n"
    "set phases { x = {} }\nset phases { x = { after = \"Y\", turn = print, actions = print, does "
    "= print } }\n"
    "set phases { kitty = { after = \"draw\", turn = print, actions = print, does = print } }\n"
    "set lead.refuse 3\nset win.beats \"x\"\nset exchange.steps {}\nset score.step function() "
    "return x end\n"
    "set score.step function() while 1 do end end\n";

/* Functions that answer what is of no use, and then what asks them. */
static const char *const ANSWERS[] = {
    "lead.refuse function() return 3 end",
    "lead.refuse function() return deal.x end",
    "lead.refuse function() x = 1 end",
    "lead.refuse function(play, hand, deal) return deal.hands end",
    "lead.refuse function(play, hand, deal) return deal.kitty:points() end",
    "lead.refuse function() return nonsense end",
    "lead.refuse function() while 1 do end end",
    "lead.refuse function() return ('x'):rep(1e9) end",
    "lead.refuse function(play, hand, deal) deal.memory.x = 1 end",
    "lead.refuse function(play, hand, deal) return deal:random(3) end",
    "lead.refuse function(play, hand) return hand['ZZ'] end",
    "lead.refuse function(play, hand) return hand:nonsense() end",
    "lead.refuse function() return tostring({}):rep(3) end",
    "throw.allowed function() return 7 end",
    "points.cards function() return 'x' end"};

/* Questions, asked and answered, and those with a mistake. */
static const char QUESTIONS[] =
    "ask\nask x\nask shape trump 4S cards QQJJH9H\nask score players 6 declarers 2 points 30\n"
    "ask deck players 6\nask lead trump 4D hand AKJJS3C play AKJJS others 2S AS\n"
    "ask lead trump 4D hand AKJJS3C play AKJJS\nask follow trump 9C lead JJH hand AHTTH6H play "
    "AH6H\n"
    "ask follows trump 9C lead JJH hand AH3H6C\nask winner trump QD plays 8S QH TS KS\n"
    "ask winner trump QD plays 8S\nask winner trump QD plays 8S QQS\nask score points\n"
    "ask kitty trump 4S kitty KD5S last AACKKC 3567C side opponents\nask kitty trump 4S kitty KD\n"
    "ask settle players 6 declarer A team A C points 30 levels 2 2 2 2 2 2\n"
    "ask settle players 6 declarer A team B C points 30\nask settle players 6 declarer Z points "
    "30\n"
    "ask may-bid levels 4 3\nask may-bid levels 4 3 bids A:4C seat B hand 33S3H\n"
    "ask bid levels 4 3 bids Z:4C seat B hand 33S bid 33S\nask level Q by 2 side opponents\n"
    "ask level Q by x side opponents\nask level Z by 2 side opponents\nask level Q by 2 side x\n"
    "ask trump 4S trump 5S\nask trmup 4S\nask trump 99\nask trump 4S cards AAAAAAS\n"
    "ask trump 4S cards QS JH\nask begins players 6 levels 2 2 2 2 2 2\nask begins players 99\n"
    "ask turned players 6 declarer A turned QS5H3H4H5C6C\nask turned players 6 turned QS\n"
    "ask decided players 6 trump 4S hands 5S 6S 7S 8S 9S TS won 0 0 0 0 0 0\n"
    "ask call trump 4S hand AH calls card AC ordinal 1\nask call trump 4S hand AH card AC ordinal "
    "x\n"
    "ask friends trump 5S players 8 declarer A calls AC#1 AD#2 plays D:AC B:AD C:AD\n"
    "ask bury players 6 trump 4D hand 3456789TC bury 345678C\nask misdeal hand 3456789TC\n";

/* Types the lines one after the other; no answer may hold English. */
static void assert_no_english(Desk *desk, const char *game, const char *lines) {
  for (const char *at = lines; *at; at += strcspn(at, "\n") + 1) {
    const char *line = printed("%.*s", (int)strcspn(at, "\n"), at);
    const char *english = english_in(type(desk, line));
    if (english) fail_msg("%s: %s: %.100s", game, line, english);
  }
}

/* In a language without words of its own there are none in the answers. */
TEST(nothing_is_said_but_by_an_id) {
  static const char *const GAMES[] = {"pagat", "eighty", "bombs"};
  static const int PLAYERS[] = {6, 4, 5};
  Language *ids = ids_open();
  for (int game = 0; game < 3; game += SHARE) {
    Desk *desk = desk_with(GAMES[game], PLAYERS[game], 42);
    desk->repl.look.language = ids;
    assert_no_english(desk, GAMES[game], SAID);
  }
  ids_close(ids);
}

TEST(nothing_is_said_of_rules_and_questions_but_by_an_id) {
  Language *ids = ids_open();
  enum { ANSWERS_N = sizeof ANSWERS / sizeof *ANSWERS };
  for (int i = -1; i < ANSWERS_N; i += SHARE) {
    char lines[256];
    Desk *desk = desk_at(6, 42);
    desk->repl.look.language = ids;
    type(desk, "goto 1");
    if (i >= 0) snprintf(lines, sizeof lines, "set %s\nhint\nwhy AS\nplay AS\nlegal\n", ANSWERS[i]);
    assert_no_english(desk, "pagat", i < 0 ? MISTAKES : lines);
    if (i < 0) assert_no_english(desk, "pagat", QUESTIONS);
  }
  ids_close(ids);
}

/* Every seat's hand size stands in the same columns as in English. */
TEST(wide_characters_line_up_in_the_table) {
  char english[8][16] = {""};
  Desk *desk = desk_in_play(42);
  for (int k = 0; k < 2; k++) {
    if (k == 1) type(desk, "lang zh");
    char *table = kept(strdup(type(desk, "table")));
    int row = 0;
    for (char *line = strtok(table, "\n"); line; line = strtok(NULL, "\n")) {
      if ((*line != ' ' && *line != '>') || line[1] < 'A' || line[1] > 'F') continue;
      char *digits = strpbrk(line + 9, "0123456789");
      assert_non_null(digits);
      *digits = '\0';
      if (k == 0)
        snprintf(english[row], sizeof *english, "%d", text_width(line));
      else
        assert_int_equal(text_width(line), atoi(english[row]));
      row++;
    }
    assert_int_equal(row, 6);
  }
}

static void assert_wrapped(const char *row, int width, const char *lines) {
  char *out = NULL;
  size_t n;
  FILE *file = open_memstream(&out, &n);
  char *words = printed("%s", row);
  wrap_line(file, words, width, 2);
  fclose(file);
  assert_string_equal(out, lines);
  free(out);
}

/* At a mark or a blank where one is near enough, else between two characters. */
TEST(chinese_is_broken_where_a_terminal_ends) {
  assert_wrapped("一二三，四五六七", 10, "一二三，\n  四五六七\n");
  assert_wrapped("一二三四五六七", 10, "一二三四五\n  六七\n");
  assert_wrapped("一二三四五。", 10, "一二三四\n  五。\n");
  assert_wrapped("一二三四（五）", 10, "一二三四\n  （五）\n");
  assert_wrapped("abcdefghijkl", 10, "abcdefghijkl\n");
}

/* Types each label of the answer, what stands in a line's first column, behind `rules`. In English
** a label may have blanks: the column is as wide as the longest. */
static void assert_labels_are_taken(Desk *desk, const char *command, size_t widest) {
  char *answer = kept(strdup(type(desk, command)));
  int n = 0;
  for (char *line = strtok(answer, "\n"); line; line = strtok(NULL, "\n")) {
    char label[128];
    if (strspn(line, " *") != 2) continue; /* a heading, or a row that goes on */
    snprintf(label, sizeof label, "%.*s", (int)(widest ? widest : strcspn(line + 2, " ")),
             line + 2);
    if (strstr(label, "：")) *strstr(label, "：") = '\0';
    const char *typed = printed("rules %s", label);
    int refused = desk->repl.refused;
    type(desk, typed);
    if (desk->repl.refused > refused) fail_msg("%s: %s", typed, desk->refused);
    n++;
  }
  assert_true(n > 5);
}

TEST(what_rules_shows_as_a_label_is_taken_by_rules) {
  static const char *const GAMES[] = {
      "pagat", "pagat+plain-throws-only", "compact", "friends", "shengji", "online", "bombs",
      "eighty"};
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i += SHARE) {
    Desk *desk = desk_with(GAMES[i], i < 4 ? 6 : 4, 42);
    if (!strchr(GAMES[i], '+')) assert_labels_are_taken(desk, "rules", strlen("few friends"));
    desk->repl.look.language = &repl_chinese;
    assert_labels_are_taken(desk, "rules", 0);
    if (!strchr(GAMES[i], '+')) assert_labels_are_taken(desk, "rules all", 0);
  }
}

/* Called so, it is found again: no other thing of the type is called the same. */
static void assert_called(const char *type, const char *name) {
  char called[THING_NAME], found[THING_NAME];
  if (!chinese_name(type, name, called)) fail_msg("%s %s has no Chinese name", type, name);
  assert_true(chinese_find(type, called, strlen(called), found));
  assert_string_equal(found, name);
}

TEST(every_field_key_and_question_has_a_chinese_name_of_its_own) {
  char name[FIELD_NAME], near[THING_NAME];
  for (int i = 0; i < schema_n; i++) assert_called("field", schema_name(&schema[i], name));
  for (Key key = 0; key < KEY_NB; key++) assert_called("key", key_name(key));
  for (Subject subject = 0; subject < SUBJECT_NB; subject++)
    assert_called("question", subject_info(subject)->name);
  assert_false(chinese_find("key", "手排", strlen("手排"), near));
  assert_true(chinese_nearest("key", "手排", near));
  assert_string_equal(near, "手牌");
  assert_false(chinese_nearest("key", "一二三四", near));
  assert_false(chinese_nearest("key", "I", near)); /* one letter is as far from 主 */
}
