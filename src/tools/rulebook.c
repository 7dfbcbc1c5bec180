/* rulebook.c - see rulebook.h. What is said of each field; rulebook_examples.c has the examples. */
#include "tools/rulebook.h"

#include <string.h>

#include "lua/load/inline_rule.h"
#include "notation/notation.h"
#include "rules/value_words.h"
#include "tools/rulebook_examples.h"

typedef struct Book {
  BookPage page;
  const BookWanted *wanted;
  Variant *variant, *base; /* base: the game without its house rules; NULL: it has none */
  const Rules *rules;
} Book;

/* What a table needs, in the order in which it needs it. */
typedef struct BookSection {
  const char *title, *groups; /* names of groups with a blank behind each */
} BookSection;

static const BookSection *sections(void) {
  static const BookSection SECTIONS[] = {{SAY(BOOK_DECK), "deck points "},
                                         {SAY(BOOK_ORDER), "order "},
                                         {SAY(BOOK_DEALING), "deal "},
                                         {SAY(BOOK_DECLARING), "declare "},
                                         {SAY(BOOK_KITTY), "kitty "},
                                         {SAY(BOOK_EXCHANGE), "exchange "},
                                         {SAY(BOOK_FRIENDS), "friends "},
                                         {SAY(BOOK_LEADING), "lead "},
                                         {SAY(BOOK_THROWING), "throw "},
                                         {SAY(BOOK_FOLLOWING), "follow "},
                                         {SAY(BOOK_WINNING), "win "},
                                         {SAY(BOOK_SCORING), "score "},
                                         {SAY(BOOK_LEVELS), "levels advance "},
                                         {SAY(BOOK_PHASES), " "},
                                         {NULL, NULL}};
  return SECTIONS;
}

static bool is_in(const BookSection *section, const Field *field) {
  char group[32];
  snprintf(group, sizeof group, "%s ", field->group);
  return !*field->group ? !strcmp(section->groups, " ") : strstr(section->groups, group) != NULL;
}

/* --- a field --- */

static const char *value_of(const Variant *variant, const Field *field) {
  return variant ? variant_value(variant, field->group, field->name) : "";
}

/* The name of the rule in whose file the field is set last: "house/kitty-twice.lua:4" is
** kitty-twice. */
static const char *rule_name(const Variant *variant, const Field *field, char name[96]) {
  const char *source = variant_source(variant, field->group, field->name);
  const char *slash = strrchr(source, '/'), *from = slash ? slash + 1 : source;
  snprintf(name, 96, "%.*s", (int)strcspn(from, ".:"), from);
  return name;
}

/* Below a table of tables: the keys that are in it, each with what it means. */
static void put_keys(Book *book, const Field *field, const char *value) {
  FieldChoice choice;
  char label[96];
  for (int i = 0; field_choice(field, i, &choice); i++)
    if (*choice.key && !*choice.word && value_has_key(value, choice.key))
      page_point(&book->page, value_key_label(value, choice.key, label),
                 field_choice_sentence(field, &choice, book->page.language->code), "");
}

/* A number that a function said while the game was loaded. */
static bool put_number(const Book *book, const Field *field, Text *text) {
  if (field->type != FIELD_NUMBER || field->hook >= 0 || field->size != 1) return false;
  say(text, SAY(BOOK_FUNCTION_NUMBER), *((const uint8_t *)book->rules + field->offset),
      book->rules->players);
  return true;
}

/* A value as a reader of the book takes it: a function is named as one. */
static void put_value(const Book *book, const Field *field, Text *text, const char *value) {
  const char *over = strstr(value, " over ");
  if (!value_is_function(value))
    text_put(text, strcmp(value, "true") == 0    ? SAY(BOOK_YES)
                   : strcmp(value, "false") == 0 ? SAY(BOOK_NO)
                                                 : value);
  else if (put_number(book, field, text))
    return;
  else if (over)
    say(text, SAY(BOOK_FUNCTION_OVER), over + strlen(" over "));
  else
    text_put(text, SAY(BOOK_FUNCTION));
}

/* What a field decides, as a heading: what its sentence adds behind is about other values. */
static const char *heading(const Book *book, const Field *field, char out[256]) {
  static const char *const ENDS[] = {";",  ": ",      ", in climbing games", ", where", "；",
                                     "：", "，出完类"};
  const char *sentence = field_sentence(field, book->page.language->code);
  size_t n = strlen(sentence);
  for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
    const char *end = strstr(sentence, ENDS[i]);
    if (end && end > sentence && (size_t)(end - sentence) < n) n = (size_t)(end - sentence);
  }
  text_copy(out, 256, sentence, n);
  if (*out >= 'a' && *out <= 'z') *out = (char)(*out - 'a' + 'A');
  return out;
}

static void put_field(Book *book, const Field *field) {
  enum { VALUE_TEXT_MAX = 2048 };
  char value[VALUE_TEXT_MAX], said[VALUE_TEXT_MAX], note[160] = "", name[96], about[256];
  Text text = text_start(said, sizeof said), mark = text_start(note, sizeof note);
  snprintf(value, sizeof value, "%s", value_of(book->variant, field));
  if (!*value || !strcmp(value, "{ }")) return;
  WordedValue of = {field, value, (Family)book->rules->family, book->page.language->code};
  bool words = value_put_words(&of, &text);
  if (!words) put_value(book, field, &text, value);
  if (book->base && strcmp(value, value_of(book->base, field)) != 0)
    say(&mark, SAY(BOOK_CHANGED), rule_name(book->variant, field, name));
  page_point(&book->page, heading(book, field, about), said, note);
  if (!words && !value_is_function(value) && !book->wanted->brief) put_keys(book, field, value);
}

/* --- what is better shown as a table --- */

static const char *number(char out[16], int n) {
  snprintf(out, 16, "%d", n);
  return out;
}

/* A row for each number of players. */
static void put_decks(Book *book) {
  int counts[SEAT_MAX], n = variant_player_counts(book->variant, counts);
  const char *head[] = {SAY(BOOK_COL_PLAYERS), SAY(BOOK_COL_PACKS), SAY(BOOK_COL_JOKERS),
                        SAY(BOOK_COL_HAND),    SAY(BOOK_COL_KITTY), SAY(BOOK_COL_POINTS)};
  page_row(&book->page, 6, head);
  for (int i = 0; i < n; i++) {
    char error[VARIANT_ERROR], cell[6][16];
    Variant *variant = variant_load(book->wanted->spec, counts[i], error, sizeof error);
    if (!variant) continue; /* this number needs another rule: it is said where it is loaded */
    const Rules *rules = variant_rules(variant);
    Card deck[CARD_MAX];
    int points = 0;
    for (int k = 0, cards = rules_deck(rules, deck); k < cards; k++)
      points += rules_points(rules, deck[k]);
    const char *row[] = {number(cell[0], counts[i]),
                         number(cell[1], rules->deck.packs),
                         number(cell[2], rules->deck.LJ + rules->deck.HJ),
                         number(cell[3], rules_hand_size(rules)),
                         number(cell[4], rules->deck.kitty),
                         number(cell[5], points)};
    page_row(&book->page, 6, row);
    variant_free(variant);
  }
}

/* The ranks that are worth something, where no function says it. */
static void put_points(Book *book) {
  char ranks[512], said[600];
  Text text = text_start(ranks, sizeof ranks);
  if (rules_hooked(book->rules, HOOK_POINTS_CARDS)) return;
  for (int rank = 0; rank < RANK_NB; rank++) {
    int points = rules_points(book->rules, card_make(CLUBS, (Rank)rank));
    if (points == 0) continue;
    text_add(&text, "%s%s: %d", text.length ? ", " : "", rank_name((Rank)rank, STYLE_UNICODE),
             points);
  }
  if (*ranks) page_paragraph(&book->page, say_in(said, SAY(BOOK_POINTS), ranks));
}

/* The deck has its table, the cards' points their line, the score its own where it can be asked. */
static bool is_shown_otherwise(const Book *book, const Field *field) {
  if (!strcmp(field->group, "deck")) return !strcmp(field->name, "players");
  if (!strcmp(field->group, "points"))
    return !strcmp(field->name, "cards") && !rules_hooked(book->rules, HOOK_POINTS_CARDS);
  return !book->wanted->brief && book->rules->family == FAMILY_TRICK &&
         !strcmp(field->group, "score") &&
         (!strcmp(field->name, "bands") || !strcmp(field->name, "step"));
}

static bool has_fields(const Book *book, const BookSection *section) {
  for (int i = 0; i < schema_n; i++)
    if (is_in(section, &schema[i]) && *value_of(book->variant, &schema[i])) return true;
  return false;
}

static void put_section(Book *book, const BookSection *section, BookExamples *examples) {
  page_section(&book->page, section->title);
  if (strstr(section->groups, "deck ")) put_decks(book), put_points(book);
  for (int i = 0; i < schema_n; i++)
    if (is_in(section, &schema[i]) && !is_shown_otherwise(book, &schema[i]))
      put_field(book, &schema[i]);
  if (examples) examples_write(examples, section->groups, &book->page);
}

/* --- the book --- */

/* The house rule of this name: what it says of itself. */
typedef struct Named {
  const char *name;
  size_t n;
  char *out;
  size_t size;
} Named;

static void note_summary(void *data, const char *name, const char *path, const char *type,
                         const char *summary) {
  const Named *named = data;
  (void)path, (void)type;
  if (strlen(name) == named->n && !strncmp(name, named->name, named->n))
    snprintf(named->out, named->size, "%s", summary);
}

/* The parts of the sum, each with what it says of itself. */
static void put_house_rules(Book *book) {
  const char *part = book->rules->variant + setting_part(book->rules->variant);
  if (*part) page_section(&book->page, SAY(BOOK_HOUSE_RULES));
  for (size_t n; *part == '+'; part += n) {
    char name[256], summary[512] = "";
    n = setting_part(++part);
    snprintf(name, sizeof name, "%.*s", (int)n, part);
    variant_each(note_summary, &(Named){part, n, summary, sizeof summary});
    page_point(&book->page, name, *summary ? summary : SAY(BOOK_NO_SUMMARY), "");
  }
}

static bool put_book(Book *book, char *error, size_t error_size) {
  BookExamples *examples =
      book->wanted->brief ? NULL : examples_new(book->variant, book->wanted->spec);
  if (!book->wanted->brief && !examples) return say_fail(error, error_size, SAY(BOOK_NO_MEMORY));
  page_begin(&book->page, book->rules->name);
  put_house_rules(book);
  for (const BookSection *section = sections(); section->title; section++)
    if (has_fields(book, section)) put_section(book, section, examples);
  page_end(&book->page);
  examples_free(examples);
  return true;
}

/* The game without its house rules; NULL also where it cannot be loaded without them. */
static Variant *load_base(const Rules *rules) {
  char spec[GAME_SPEC], error[VARIANT_ERROR];
  size_t n = setting_part(rules->variant);
  if (rules->variant[n] == '\0') return NULL;
  snprintf(spec, sizeof spec, "%.*s", (int)n, rules->variant);
  return variant_load(spec, rules->players, error, sizeof error);
}

bool rulebook_write(FILE *out, const BookWanted *wanted, char *error, size_t error_size) {
  Book book = {.page = {out, wanted->format, wanted->language, PART_NONE}, .wanted = wanted};
  book.variant = variant_load(wanted->spec, wanted->players, error, error_size);
  if (!book.variant) return false;
  book.rules = variant_rules(book.variant);
  book.base = load_base(book.rules);
  bool written = put_book(&book, error, error_size);
  variant_free(book.base);
  variant_free(book.variant);
  return written;
}
