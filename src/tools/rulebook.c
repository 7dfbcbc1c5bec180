/* rulebook.c - see rulebook.h. The order of the book; rulebook_fields.c says what each field says,
** rulebook_tables.c has the tables, rulebook_examples.c the examples. */
#include "tools/rulebook.h"

#include <string.h>

#include "base/core_sentences.h"
#include "lua/load/inline_rule.h"
#include "tools/rulebook_fields.h"
#include "tools/rulebook_tables.h"

/* What a table needs, in the order in which it needs it: what all games of a family share, then
** what the fields of these groups (names with a blank behind each) say. */
typedef struct BookSection {
  const char *title, *groups;
  const char *trick, *climb; /* NULL: nothing is shared */
} BookSection;

static const BookSection *sections(void) {
  static const BookSection SECTIONS[] = {
      {SAY(BOOK_GAME), "phases ", SAY(BOOK_SHARED_GAME), SAY(BOOK_SHARED_CLIMB)},
      {SAY(BOOK_DECK), "deck points ", NULL, NULL},
      {SAY(BOOK_ORDER), "order ", SAY(BOOK_SHARED_ORDER), NULL},
      {SAY(BOOK_DEALING), "deal ", SAY(BOOK_SHARED_DEAL), NULL},
      {SAY(BOOK_DECLARING), "declare ", SAY(BOOK_SHARED_DECLARE), NULL},
      {SAY(BOOK_KITTY), "kitty ", SAY(BOOK_SHARED_KITTY), NULL},
      {SAY(BOOK_EXCHANGE), "exchange ", NULL, NULL},
      {SAY(BOOK_FRIENDS), "friends ", NULL, NULL},
      {SAY(BOOK_LEADING), "lead ", SAY(BOOK_SHARED_LEAD), SAY(BOOK_SHARED_CLIMB_LEAD)},
      {SAY(BOOK_THROWING), "throw ", SAY(BOOK_SHARED_THROW), NULL},
      {SAY(BOOK_FOLLOWING), "follow ", SAY(BOOK_SHARED_FOLLOW), SAY(BOOK_SHARED_CLIMB_FOLLOW)},
      {SAY(BOOK_WINNING), "win ", SAY(BOOK_SHARED_WIN), NULL},
      {SAY(BOOK_SCORING), "score ", SAY(BOOK_SHARED_SCORE), NULL},
      {SAY(BOOK_LEVELS), "levels advance ", SAY(BOOK_SHARED_LEVELS), NULL},
      {NULL, NULL, NULL, NULL}};
  return SECTIONS;
}

static bool is_in(const BookSection *section, const Field *field) {
  char group[FIELD_NAME];
  snprintf(group, sizeof group, "%s ", *field->group ? field->group : field->name);
  return strstr(section->groups, group) != NULL;
}

static bool has_fields(const Book *book, const BookSection *section) {
  for (int i = 0; i < schema_n; i++)
    if (is_in(section, &schema[i]) && book_has(book, &schema[i])) return true;
  return false;
}

static void put_shared(Book *book, const BookSection *section) {
  const Rules *rules = book->rules;
  bool climbs = rules->family == FAMILY_CLIMB;
  const char *said = climbs ? section->climb : section->trick;
  bool void_ = !rules_hooked(rules, HOOK_FOLLOW_OWES), equal = !rules_hooked(rules, HOOK_WIN_BEATS);
  if (said) page_paragraph(&book->page, said);
  if (!climbs && void_ && !strcmp(section->groups, "follow "))
    page_paragraph(&book->page, SAY(BOOK_SHARED_VOID));
  if (!climbs && equal && !strcmp(section->groups, "win "))
    page_paragraph(&book->page, SAY(BOOK_SHARED_EQUAL));
  if (!strcmp(section->groups, "friends ") && rules->friends.teams == TEAMS_CALLED)
    page_paragraph(&book->page, SAY(BOOK_SHARED_CALLS));
}

static void put_section(Book *book, const BookSection *section) {
  page_section(&book->page, section->title);
  if (!book->wanted->brief) put_shared(book, section);
  if (strstr(section->groups, "deck ")) tables_put_decks(book);
  if (strstr(section->groups, "score ")) tables_put_score(book);
  if (strstr(section->groups, "phases ")) book_put_phases(book);
  for (int i = 0; i < schema_n; i++)
    if (is_in(section, &schema[i]) && *schema[i].group && !tables_show(book, &schema[i]))
      book_put_field(book, &schema[i]);
  if (book->examples) examples_write(book->examples, section->groups, &book->page);
}

/* --- the game and its house rules --- */

/* What the game says of itself; the parts of the sum, each with what it says. */
static void put_summaries(Book *book) {
  char name[256], said[SUMMARY_SAID];
  const char *part = book->rules->variant;
  size_t n = setting_part(part);
  variant_part_summary(book->variant, part, said);
  if (*said) page_paragraph(&book->page, said);
  part += n;
  if (*part) page_section(&book->page, SAY(BOOK_HOUSE_RULES));
  for (; *part == '+'; part += n) {
    WordedValue set;
    n = setting_part(++part);
    const char *title = variant_part_name(book->variant, part, n, name, sizeof name);
    bool sets = variant_part_sets(book->variant, part, book->page.language->code, &set);
    if (sets) title = field_title(set.field, set.language);
    variant_part_summary(book->variant, part, said);
    if (sets) value_put_meaning(&set, &(Text){said, sizeof said, 0});
    page_point(&book->page, title, *said ? said : SAY(BOOK_NO_SUMMARY), "");
  }
}

static void put_book(Book *book) {
  page_begin(&book->page, book->rules->name);
  put_summaries(book);
  for (const BookSection *section = sections(); section->title; section++)
    if (has_fields(book, section)) put_section(book, section);
  page_end(&book->page);
}

/* The game without its house rules; NULL also where it cannot be loaded without them. */
static Variant *load_base(const Variant *variant) {
  char spec[GAME_SPEC], error[VARIANT_ERROR];
  const Rules *rules = variant_rules(variant);
  const VariantWanted as = {.players = rules->players, .offer = variant_offered(variant)};
  size_t n = setting_part(rules->variant);
  if (rules->variant[n] == '\0') return NULL;
  snprintf(spec, sizeof spec, "%.*s", (int)n, rules->variant);
  return variant_load_as(spec, &as, error, sizeof error);
}

bool rulebook_write(FILE *out, const BookWanted *wanted, char *error, size_t error_size) {
  Book book = {
      .page = {out, wanted->format, wanted->language, PART_NONE, wanted->brief, wanted->letters},
      .wanted = wanted};
  const VariantWanted as = {.players = wanted->players, .offer = wanted->offer};
  book.variant = variant_load_as(wanted->spec, &as, error, error_size);
  if (!book.variant) return false;
  book.rules = variant_rules(book.variant);
  book.base = load_base(book.variant);
  if (!wanted->brief) book.examples = examples_new(book.variant, wanted->spec);
  bool ready = wanted->brief || book.examples;
  if (ready)
    put_book(&book);
  else
    say_fail(error, error_size, SAY(BOOK_NO_MEMORY));
  examples_free(book.examples);
  variant_free(book.base);
  variant_free(book.variant);
  return ready;
}
