/* test_rulebook.c - the rulebook: that it can be made of every game and house rule, in every
** language and format; what it says is what the rules do. */
#include "language/language.h"
#include "rulefiles.h"
#include "tools/rulebook.h"

/* The book, until the test is over. */
static char *book_of(const char *spec, BookFormat format, const Language *language, bool brief) {
  char *text = NULL, error[VARIANT_ERROR];
  size_t size;
  FILE *out = open_memstream(&text, &size);
  BookWanted wanted = {.spec = spec, .format = format, .language = language, .brief = brief};
  if (!rulebook_write(out, &wanted, error, sizeof error)) fail_msg("%s: %s", spec, error);
  fclose(out);
  return kept(text);
}

static void assert_has(const char *book, const char *words) {
  if (!strstr(book, words)) fail_msg("the book does not say \"%s\"", words);
}

/* Every tag that is opened is closed, in order; but for those that stand alone. */
static void assert_nested(const char *html) {
  char open[16][16];
  int n = 0;
  for (const char *at = html; (at = strchr(at, '<')); at++) {
    bool closes = at[1] == '/';
    const char *name = at + 1 + closes;
    const char *tag = printed("%.*s", (int)strcspn(name, " >"), name);
    if (*tag == '!' || !strcmp(tag, "meta")) continue;
    if (!closes) {
      assert_in_range(n, 0, 15);
      strcpy(open[n++], tag);
    } else {
      assert_in_range(n, 1, 16);
      assert_string_equal(open[--n], tag);
    }
  }
  assert_int_equal(n, 0);
}

/* Nothing is left of how sentences are written before they are expanded. */
static void assert_expanded(const char *book) {
  for (const char *c = book; *c; c++) assert_true(*c == '\n' || (unsigned char)*c >= ' ');
}

/* No line of a Chinese text ends with a mark that opens, or begins with one that closes. */
static void assert_marks_stay(const char *book) {
  static const char *const OPEN = "（“《「", *const CLOSE = "。，；：、？！）”》」";
  enum { BYTES = 3 };
  for (const char *end = strchr(book, '\n'); end; end = strchr(end + 1, '\n')) {
    const char *next = end + 1 + strspn(end + 1, " ");
    if (end - book >= BYTES) assert_null(strstr(OPEN, printed("%.3s", end - BYTES)));
    if (*next && *next != '\n') assert_null(strstr(CLOSE, printed("%.3s", next)));
  }
}

TEST(every_game_has_a_book_in_every_language_and_format) {
  static const char *const GAMES[] = {"pagat",   "compact", "eighty", "online",
                                      "shengji", "friends", "bombs"};
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i += SHARE)
    for (int format = BOOK_TEXT; format <= BOOK_HTML; format++)
      for (int k = 0; languages[k]; k++) {
        char *book = book_of(GAMES[i], (BookFormat)format, languages[k], false);
        assert_expanded(book);
        if (format == BOOK_TEXT) assert_marks_stay(book);
        if (format == BOOK_HTML) {
          assert_nested(book);
          assert_null(strstr(book, "http"));
        }
      }
}

TEST(examples_are_ruled_on_by_the_game) {
  char *plain = book_of("pagat", BOOK_MARKDOWN, &language_english, false);
  char *sum =
      book_of("pagat+follow.smaller=\"set by set\"", BOOK_MARKDOWN, &language_english, false);
  assert_has(plain, "may 6♥ A♥ be played from 6♥ 10♥ 10♥ A♥ 3♠? no: a pair was led and you hold");
  assert_has(plain, "may 5♥ 6♥ 8♥ be played from 5♥ 6♥ 8♥ 8♥ 4♠? yes");
  assert_has(sum, "may 5♥ 6♥ 8♥ be played from 5♥ 6♥ 8♥ 8♥ 4♠? no: a triple was led");
  assert_has(
      plain,
      "A throws 10♥ 10♥ Q♥, the others hold B 4♥ 5♥ A♥: what becomes of the throw? it fails, "
      "a penalty of 20 points, reduced to Q♥");
  assert_has(plain, "the trick is A 8♥ 8♥, B 7♣ 7♣, C 5♣ 5♣: who wins it? B wins");
}

/* The topics of a table in the order in which it needs them, each with what the engine says. */
TEST(every_topic_has_an_example) {
  static const char *const TRICK[] = {
      "## How cards rank",
      "may sets of 8♥ and 10♥ be in one tractor? yes",
      "## Declaring trumps",
      "declared so far: A 2♣; may B declare 2♥ 2♥? yes, trumps 2♥, B is declarer",
      "## The kitty",
      "the kitty is K♦ 5♠, B won the last trick: how does the deal end? "
      "100 points",
      "## Sides and friends",
      "may the 1st A♣ be called with K♠ in hand? no",
      "called: 2nd A♥; played: B A♥, C A♥; who is on the declarer's side? the "
      "declarer's side is A C",
      "## Leading",
      "may 8♠ 8♠ 10♠ 10♠ be led? yes, a tractor of two pairs",
      "## Throws",
      "it stands",
      "## Following",
      "is led; may",
      "## Who wins a trick",
      "C wins",
      "## Scoring",
      "| 80-115 | nobody wins |",
      "## Levels and the next deal",
      "the declarers win, +2, A to 5, B to 2"};
  static const char *const CLIMB[] = {"## Leading", "in which form may 9♦ 9♠ be led? pair",
                                      "may 9♣ 9♦ 9♥ 9♠ be led? big bomb",
                                      "Q♠ K♠ A♠ is led; may 3♣ 3♦ 3♠ be played from 3♣ 3♦ 3♠? yes",
                                      "3♣ 3♦ 3♠ is led; may 2♦ 2♠ be played from 2♦ 2♠? no"};
  char *book = book_of("pagat", BOOK_MARKDOWN, &language_english, false);
  const char *at = book;
  for (size_t i = 0; i < sizeof TRICK / sizeof *TRICK; i++) {
    assert_has(at, TRICK[i]);
    at = strstr(at, TRICK[i]);
  }
  book = book_of("bombs", BOOK_MARKDOWN, &language_english, false);
  for (size_t i = 0; i < sizeof CLIMB / sizeof *CLIMB; i++) assert_has(book, CLIMB[i]);
}

/* What is written in rule files is no language for a table: names of fields, quotes, braces. */
TEST(a_book_speaks_no_lua) {
  static const char *const GAMES[] = {"pagat", "eighty", "online", "friends", "bombs"};
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i++)
    for (int k = 0; languages[k]; k++) {
      char *book = book_of(GAMES[i], BOOK_TEXT, languages[k], false);
      for (int f = 0; f < schema_n; f++) {
        char name[FIELD_NAME];
        schema_name(&schema[f], name);
        if (*schema[f].group && strstr(book, name)) fail_msg("%s: %s", GAMES[i], name);
      }
      if (strpbrk(book, "{}\"")) fail_msg("%s has braces", GAMES[i]);
    }
}

/* A rule whose function says nothing of itself is shown by what it does. */
TEST(a_function_speaks_or_is_shown) {
  char *book = book_of("eighty", BOOK_MARKDOWN, &language_english, false);
  assert_has(book, "**Misdeal**: who holds not one point card may have the cards dealt anew");
  book = book_of("eighty", BOOK_MARKDOWN, &language_chinese, false);
  assert_has(book, "一张分牌也没有的人可以要求重发");
  const char *path = rulefile(
      "mute", "return house_rule { name = \"No aces\", declare = { shown = \"spent\" }, friends = "
              "{ callable = function(card, deal, inherited) return card.rank ~= \"A\" and "
              "inherited() end } }");
  book = book_of(printed("pagat+%s", path), BOOK_MARKDOWN, &language_english, false);
  assert_has(book, "**Cards that may be called**: a function of the rules decides it, and says "
                   "nothing of itself; beneath it: cards that are no trumps");
  assert_has(book, "; without this rule: yes");
}

/* Numbers of players differ in packs, friends and points: what holds for which is said. */
TEST(what_depends_on_the_players_is_said_for_each) {
  char *book = book_of("eighty", BOOK_MARKDOWN, &language_english, false);
  assert_has(book, "| 8 | 3 | 3 | 3 | 19 | 6 | 3 | 300 | 2♠ 3♣ 4♦ 6♥ |");
  assert_has(book, "With 4, 6 players:\n\n| opponents");
  assert_has(book, "| 55-105 | the declarers win and rise 1 level |");
}

TEST(the_score_is_a_table_of_what_comes_out) {
  char *book = book_of("pagat", BOOK_MARKDOWN, &language_english, false);
  assert_has(book, "| 0 | the declarers win and rise 3 levels |\n"
                   "| 5-35 | the declarers win and rise 2 levels |\n");
  assert_has(book, "| 80-115 | nobody wins |");
  assert_has(book, "| 200+ | the opponents win and rise 3 levels |");
}

TEST(what_a_house_rule_changes_is_marked) {
  char *book = book_of("pagat+kitty-by-length", BOOK_MARKDOWN, &language_english, false);
  const char *name = "The kitty counts twice the length of the last trick's longest unit";
  char point[200];
  snprintf(point, sizeof point, "- **%s**: Opponents who win the last trick", name);
  const char *note = printed("(changed by %s)", name);
  assert_has(book, point);
  assert_has(book, note);
  book = book_of("pagat+kitty.multiplier=4", BOOK_MARKDOWN, &language_chinese, false);
  assert_has(book, "- **底牌倍数**：闲家赢末墩，底牌里的分算4倍归闲家");
  assert_has(book, "（由底牌倍数＝4改变）");
  book = book_of("pagat", BOOK_TEXT, &language_english, false);
  assert_null(strstr(book, "changed by"));
}

TEST(a_short_book_has_no_examples) {
  char *book = book_of("pagat", BOOK_TEXT, &language_english, true);
  assert_null(strstr(book, "is led; may"));
  assert_null(strstr(book, "Some cards are worth points"));
  assert_null(strstr(book, "With "));
  assert_has(book, "Who takes the kitty: the declarer");
  assert_has(book, "80-115        nobody wins");
}

TEST(every_house_rule_has_a_book_over_its_game) {
  static Names names = {.type = "house rule"};
  char error[VARIANT_ERROR];
  int books = 0;
  names_find(&names);
  for (int i = 0; i < names.n; i += 5 * SHARE) {
    const char *spec = printed("pagat+%s", names.name[i]);
    Variant *variant = variant_load(spec, 0, error, sizeof error); /* some are for other games */
    if (!variant) continue;
    variant_free(variant);
    char *book = book_of(spec, BOOK_HTML, &language_english, true);
    assert_nested(book);
    assert_expanded(book);
    books++;
  }
  assert_true(books > 20 / SHARE);
}

/* At several tables there are several decks; hands that do not come out even differ by table. */
TEST(the_decks_of_all_tables_are_counted) {
  char *book = book_of("bombs", BOOK_MARKDOWN, &language_english, false);
  assert_has(book, "| 4 | 1 | 1 | 1 | 13-14 |");
  assert_has(book, "| 9 | 2 | 2 | 2 | 10-14 |");
  assert_has(book, "| 16 | 4 | 4 | 4 | 13-14 |");
}
