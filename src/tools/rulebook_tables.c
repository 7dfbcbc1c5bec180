/* rulebook_tables.c - see rulebook_tables.h. */
#include "tools/rulebook_tables.h"

#include <string.h>

#include "deal/next_deal.h"
#include "ask/ask.h"
#include "base/core_sentences.h"

enum { COLUMNS = 9, CELL = 160, ROWS_MAX = 64, NUMBERS_MAX = 128 };

/* The numbers of players that the book is about. */
static int numbers(const Book *book, int counts[SEAT_MAX]) {
  bool one = book->wanted->players || book->wanted->brief;
  if (!one) return variant_player_counts(book->variant, counts);
  counts[0] = book->rules->players;
  return 1;
}

/* For a number of players; NULL: it needs another rule, which is said where it is loaded. */
static Variant *load(const Book *book, int players) {
  char error[VARIANT_ERROR];
  const VariantWanted as = {.players = players, .offer = variant_offered(book->variant)};
  return variant_load_as(book->wanted->spec, &as, error, sizeof error);
}

/* --- decks --- */

static int deck_points(const Rules *rules) {
  Card deck[CARD_MAX];
  int points = 0;
  for (int i = 0, n = rules_deck(rules, deck); i < n; i++) points += rules_points(rules, deck[i]);
  return points;
}

/* Cards that single copies of are missing from full packs. */
static void put_missing(const Rules *rules, char cell[CELL]) {
  Text text = text_start(cell, CELL);
  char name[CARD_TEXT];
  for (int i = 0; i < rules->deck.without_n; i++)
    text_add(&text, "%s%s", i ? " " : "", card_said(rules->deck.without[i], STYLE_UNICODE, name));
}

typedef struct Column {
  const char *title;
  bool shown; /* some number of players has something there */
} Column;

/* The decks of all tables. */
static void put_deck_row(const Rules *rules, int players, char cell[COLUMNS][CELL]) {
  HandSizes hands = rules_hands(rules);
  const int number[] = {players,
                        hands.tables * rules->deck.packs,
                        hands.tables * rules->deck.HJ,
                        hands.tables * rules->deck.LJ,
                        hands.least,
                        rules->deck.kitty,
                        rules->friends.teams == TEAMS_CALLED ? rules->friends.count : 0,
                        hands.tables * deck_points(rules)};
  for (int i = 0; i < COLUMNS - 1; i++) snprintf(cell[i], CELL, "%d", number[i]);
  if (hands.most > hands.least) snprintf(cell[4], CELL, "%d-%d", hands.least, hands.most);
  put_missing(rules, cell[COLUMNS - 1]);
}

static void put_rows(Book *book, int n, char cell[][COLUMNS][CELL]) {
  const char *const TITLES[] = {SAY(BOOK_COL_PLAYERS), SAY(BOOK_COL_PACKS),  SAY(BOOK_COL_HJ),
                                SAY(BOOK_COL_LJ),      SAY(BOOK_COL_HAND),   SAY(BOOK_COL_KITTY),
                                SAY(BOOK_COL_FRIENDS), SAY(BOOK_COL_POINTS), SAY(BOOK_COL_WITHOUT)};
  bool shown[COLUMNS] = {true, true, true, true, true};
  for (int i = 0; i < n; i++)
    for (int k = 5; k < COLUMNS; k++) shown[k] |= *cell[i][k] && strcmp(cell[i][k], "0") != 0;
  for (int i = -1; i < n; i++) {
    const char *row[COLUMNS];
    int columns = 0;
    for (int k = 0; k < COLUMNS; k++)
      if (shown[k]) row[columns++] = i < 0 ? TITLES[k] : cell[i][k];
    page_row(&book->page, columns, row);
  }
}

/* The ranks that are worth something, where no function says it. */
static void put_points(Book *book) {
  char ranks[512], said[600];
  Text text = text_start(ranks, sizeof ranks);
  if (rules_hooked(book->rules, HOOK_POINTS_CARDS)) return;
  for (int rank = 0; rank < RANK_NB; rank++)
    for (int suit = 0; suit < SUIT_NB; suit++) {
      int points = rules_points(book->rules, card_make((Suit)suit, (Rank)rank));
      bool alike = true;
      for (int k = 0; k < SUIT_NB; k++)
        alike &= points == rules_points(book->rules, card_make((Suit)k, (Rank)rank));
      char name[CARD_TEXT];
      card_print(card_make((Suit)suit, (Rank)rank), STYLE_UNICODE, name);
      if (points == 0 || (alike && suit > 0)) continue;
      if (text.length > 0) text_put(&text, SAY(LIST_COMMA));
      say(&text, SAY(BOOK_WORTH), alike ? rank_name((Rank)rank, STYLE_UNICODE) : name, points);
    }
  if (*ranks) page_paragraph(&book->page, say_in(said, SAY(BOOK_POINTS), ranks));
}

void tables_put_decks(Book *book) {
  char cell[SEAT_MAX][COLUMNS][CELL];
  int counts[SEAT_MAX], rows = 0;
  for (int i = 0, n = numbers(book, counts); i < n; i++) {
    Variant *variant = load(book, counts[i]);
    if (variant) put_deck_row(variant_rules(variant), counts[i], cell[rows++]);
    variant_free(variant);
  }
  put_rows(book, rows, cell);
  put_points(book);
}

/* --- the score --- */

/* From so many points on, who wins how many levels. */
typedef struct ScoreRow {
  int from, side, levels;
} ScoreRow;

typedef struct ScoreTable {
  ScoreRow row[ROWS_MAX];
  int n;
  char players[NUMBERS_MAX]; /* that have it, "5, 6, 7" */
} ScoreTable;

/* The greatest number that all points of cards are multiples of. */
static int points_step(const Rules *rules) {
  int step = 0;
  for (Card card = 0; card < KIND_NB; card++) {
    int points = rules_points(rules, card);
    for (int a = points < 0 ? -points : points; a;) {
      int rest = step ? step % a : 0;
      step = a, a = rest;
    }
  }
  return step ? step : 1;
}

/* False: the game does not say it. */
static bool make_score(Asker *asker, Variant *variant, ScoreTable *table) {
  const Rules *rules = variant_rules(variant);
  Loaded *loaded = loaded_borrow(variant);
  Question question = {.subject = ABOUT_SCORE, .last_winner = -1, .declarer = SEAT_NONE};
  Answer answer;
  bool asked = loaded != NULL;
  table->n = 0;
  question.given = KEY_BIT(PLAYERS) | KEY_BIT(POINTS);
  question.declarers = rules->friends.count + 1;
  if (rules->friends.teams != TEAMS_FIXED) question.given |= KEY_BIT(DECLARERS);
  for (int points = 0, all = deck_points(rules); asked && points <= 2 * all;) {
    question.points = points;
    asked = ask(asker, loaded, &question, &answer);
    const ScoreRow *last = table->n ? &table->row[table->n - 1] : NULL;
    ScoreRow row = {points, answer.score.side, answer.score.levels};
    bool new = !last || last->side != row.side || last->levels != row.levels;
    if (new &&points > all) break; /* goes on for ever */
    if (asked && new && table->n < ROWS_MAX) table->row[table->n++] = row;
    points += points_step(rules);
  }
  if (loaded) loaded_return(loaded);
  return asked && table->n > 0;
}

static bool same_score(const ScoreTable *a, const ScoreTable *b) {
  return a->n == b->n && !memcmp(a->row, b->row, sizeof(ScoreRow) * (size_t)a->n);
}

enum { RESULT_MAX = 256 };

/* "opponents win 2 levels", or what it means that nobody rises. */
static const char *say_winner(const Rules *rules, const ScoreRow *row, char out[RESULT_MAX]) {
  bool even = row->side == SIDE_NOBODY, lost = row->side == SIDE_OPPONENTS && row->levels == 0;
  if (lost || (even && opponents_take_over(rules))) return SAY(BOOK_TAKE_OVER);
  if (even) return SAY(BOOK_NOBODY);
  const char *side = row->side == SIDE_DECLARERS ? SAY(BOOK_DECLARERS) : SAY(BOOK_OPPONENTS);
  return say_values_in(out, RESULT_MAX, VALUES(SAY(BOOK_SIDE_WINS), side, row->levels));
}

static void write_score(Book *book, const ScoreTable *table, int step, bool alone) {
  char said[NUMBERS_MAX + 32];
  if (!alone) page_paragraph(&book->page, say_in(said, SAY(BOOK_FOR_PLAYERS), table->players));
  page_row(&book->page, 2, (const char *[]){SAY(BOOK_COL_OPPONENTS), SAY(BOOK_COL_RESULT)});
  for (int i = 0; i < table->n; i++) {
    const ScoreRow *row = &table->row[i];
    int to = i + 1 < table->n ? row[1].from - step : -1;
    char range[48], result[RESULT_MAX];
    snprintf(range, sizeof range, to < 0 ? "%d+" : to == row->from ? "%d" : "%d-%d", row->from, to);
    page_row(&book->page, 2, (const char *[]){range, say_winner(book->rules, row, result)});
  }
}

void tables_put_score(Book *book) {
  static ScoreTable table[SEAT_MAX];
  int counts[SEAT_MAX], n = 0, step = points_step(book->rules);
  Asker *asker = book->rules->family == FAMILY_TRICK ? asker_new() : NULL;
  for (int i = 0, all = asker ? numbers(book, counts) : 0; i < all; i++) {
    Variant *variant = load(book, counts[i]);
    int k = 0;
    if (variant && make_score(asker, variant, &table[n])) {
      while (k < n && !same_score(&table[k], &table[n])) k++;
      if (k == n) table[n++].players[0] = '\0';
      size_t length = strlen(table[k].players);
      snprintf(table[k].players + length, NUMBERS_MAX - length, "%s%d", length ? ", " : "",
               counts[i]);
    }
    variant_free(variant);
  }
  for (int k = 0; k < n; k++) write_score(book, &table[k], step, n == 1);
  asker_free(asker);
}

/* --- what they show --- */

bool tables_show(const Book *book, const Field *field) {
  static const char *const SHOWN[] = {"deck.players", "deck.packs",    "deck.LJ",
                                      "deck.HJ",      "deck.without",  "kitty.size",
                                      "points.cards", "friends.count", NULL};
  char name[FIELD_NAME];
  schema_name(field, name);
  for (int i = 0; SHOWN[i]; i++)
    if (!strcmp(name, SHOWN[i])) return !rules_hooked(book->rules, HOOK_POINTS_CARDS) || i != 6;
  return book->rules->family == FAMILY_TRICK &&
         (!strcmp(name, "score.bands") || !strcmp(name, "score.step"));
}
