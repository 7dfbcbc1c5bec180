/* rulebook_examples.c - see rulebook_examples.h. */
#include "tools/rulebook_examples.h"

#include <stdlib.h>
#include <string.h>

#include "ask/ask.h"
#include "ask/loaded_games.h"
#include "notation/notation.h"

enum { PLAYS_MAX = 4, CARDS_TEXT_MAX = 512, SAID_MAX = 2048, POINTS_STEP = 5 };

struct BookExamples {
  Games *games;
  Asker *asker;
  const char *spec;
  Variant *variant;
  const Rules *rules;
};

BookExamples *examples_new(Variant *variant, const char *spec) {
  BookExamples *examples = calloc(1, sizeof *examples);
  if (!examples) return NULL;
  *examples = (BookExamples){games_new(), asker_new(), spec, variant, variant_rules(variant)};
  if (examples->games && examples->asker) return examples;
  examples_free(examples);
  return NULL;
}

void examples_free(BookExamples *examples) {
  if (!examples) return;
  games_free(examples->games);
  asker_free(examples->asker);
  free(examples);
}

/* A situation with 9♣ as trump: a lead and a hand with plays to it, a throw from a hand, the plays
** of a trick. `packs`: so many full ones, where the game's own deck has fewer; such cards want
** them. */
typedef struct Example {
  const char *group; /* of fields, with a blank behind it */
  Subject subject;
  int packs;
  const char *lead, *hand, *others, *play[PLAYS_MAX];
} Example;

static const Example EXAMPLES[] = {
    {"follow ", ABOUT_FOLLOW, 2, "JH JH", "AH TH TH 6H 3S", NULL, {"TH TH", "AH 6H"}},
    {"follow ", ABOUT_FOLLOW, 2, "JH JH", "AH 7H 6H 3S 3S", NULL, {"7H 6H", "3S 3S"}},
    {"follow ", ABOUT_FOLLOW, 2, "JH JH", "6H 3S 4C 4C KD", NULL, {"6H KD", "4C 4C"}},
    {"follow ",
     ABOUT_FOLLOW,
     2,
     "TH TH JH JH",
     "AH 8H 8H 4H 4H 3H 3H",
     NULL,
     {"4H 4H 3H 3H", "8H 8H 3H 3H"}},
    {"follow ",
     ABOUT_FOLLOW,
     2,
     "TH TH JH JH",
     "AH KH 8H 8H 3H 3H",
     NULL,
     {"8H 8H 3H 3H", "AH KH 3H 3H", "AH 8H 3H 3H"}},
    {"follow ", ABOUT_FOLLOW, 3, "JH JH JH", "8H 8H 6H 5H 4S", NULL, {"8H 8H 6H", "8H 6H 5H"}},
    {"follow ", ABOUT_FOLLOW, 3, "JH JH", "8H 8H 8H 6H 5H", NULL, {"8H 8H", "6H 5H"}},
    {"throw ", ABOUT_LEAD, 2, NULL, "AH KH KH 3S", "QH QH 4H", {"AH KH KH"}},
    {"throw ", ABOUT_LEAD, 2, NULL, "QH TH TH 3S", "AH 5H 4H", {"QH TH TH"}},
    {"throw ", ABOUT_LEAD, 2, NULL, "AH TH TH 3S", "JH JH 4H", {"AH TH TH"}},
    {"win ", ABOUT_WINNER, 2, NULL, NULL, NULL, {"8H", "QH", "3C", "AH"}},
    {"win ", ABOUT_WINNER, 2, NULL, NULL, NULL, {"8H 8H", "QH QH", "3C 4C", "AH KH"}},
    {"win ", ABOUT_WINNER, 2, NULL, NULL, NULL, {"8H 8H", "4C 4C", "3C 3C"}},
    {"win ", ABOUT_WINNER, 2, NULL, NULL, NULL, {"AH KH KH", "AC 4C 4C", "3C 5C 5C"}},
};

/* --- cards --- */

/* Puts cards into a set; false when the deck has not so many of one. */
static bool read_cards(const Loaded *loaded, const char *text, CardSet *cards) {
  Card card[CARD_MAX];
  AskError error = {.code = NULL};
  char why[160];
  *cards = CARDSET_EMPTY;
  int n = cards_parse(text, card, CARD_MAX, why, sizeof why);
  for (int i = 0; i < n; i++)
    if (!loaded_put(loaded, cards, card[i], "", &error)) return false;
  return n > 0;
}

static const char *cards_words(const Answer *answer, const CardSet *cards,
                               char out[CARDS_TEXT_MAX]) {
  Card card[CARD_MAX];
  Text text = text_start(out, CARDS_TEXT_MAX);
  int n = order_sorted(answer->order, cards, card);
  for (int i = 0; i < n; i++) {
    char name[CARD_TEXT];
    text_add(&text, "%s%s", i ? " " : "", card_said(card[i], STYLE_UNICODE, name));
  }
  return out;
}

/* A question about the game with that trump; false when it cannot be loaded so. */
static Loaded *begin(const BookExamples *examples, int packs, const char *trump,
                     Question *question) {
  AskError error = {.code = NULL};
  char why[160];
  memset(question, 0, sizeof *question);
  question->last_winner = -1;
  question->declarer = SEAT_NONE;
  if (!trump_parse(trump, &question->trump, why, sizeof why)) return NULL;
  question->given = (uint64_t)1 << ASK_TRUMP;
  DeckWanted deck = {.players = examples->rules->players,
                     .full = examples->rules->deck.packs < packs ? packs : 0};
  return games_find(examples->games, examples->spec, deck, NULL, &error);
}

static void give(Question *question, Key key) { question->given |= (uint64_t)1 << key; }

/* --- following, throwing, winning --- */

static void write_follow(BookExamples *examples, const Example *example, BookPage *page) {
  Question question;
  Answer answer;
  Loaded *loaded = begin(examples, example->packs, "9C", &question);
  if (!loaded || !read_cards(loaded, example->lead, &question.lead) ||
      !read_cards(loaded, example->hand, &question.hand))
    return;
  give(&question, ASK_LEAD), give(&question, ASK_HAND), give(&question, ASK_PLAY);
  question.subject = ABOUT_FOLLOW;
  for (int i = 0; i < PLAYS_MAX && example->play[i]; i++) {
    char lead[CARDS_TEXT_MAX], hand[CARDS_TEXT_MAX], play[CARDS_TEXT_MAX], why[SAID_MAX],
        said[2 * SAID_MAX];
    if (!read_cards(loaded, example->play[i], &question.cards) ||
        !ask(examples->asker, loaded, &question, &answer))
      continue;
    bool legal = answer.ruling.refusal == LEGAL;
    cards_words(&answer, &question.lead, lead);
    cards_words(&answer, &question.hand, hand);
    cards_words(&answer, &question.cards, play);
    if (!legal) ruling_said(&answer.ruling, loaded->planes, STYLE_UNICODE, why, sizeof why);
    page_example(page, legal,
                 legal ? say_in(said, SAY(BOOK_FOLLOW_LEGAL), lead, hand, play)
                       : say_in(said, SAY(BOOK_FOLLOW_ILLEGAL), lead, hand, play, why));
  }
}

static void write_throw(BookExamples *examples, const Example *example, BookPage *page) {
  Question question;
  Answer answer;
  Loaded *loaded = begin(examples, example->packs, "9C", &question);
  if (!loaded || !read_cards(loaded, example->hand, &question.hand) ||
      !read_cards(loaded, example->play[0], &question.cards) ||
      !read_cards(loaded, example->others, &question.hand_of[1]))
    return;
  give(&question, ASK_HAND), give(&question, ASK_PLAY), give(&question, ASK_OTHERS);
  question.subject = ABOUT_LEAD;
  question.known = 1 << 1;
  question.hands = loaded->rules->players;
  if (!ask(examples->asker, loaded, &question, &answer)) return;
  char play[CARDS_TEXT_MAX], others[CARDS_TEXT_MAX], stays[CARDS_TEXT_MAX], why[SAID_MAX],
      said[2 * SAID_MAX];
  cards_words(&answer, &question.cards, play);
  cards_words(&answer, &question.hand_of[1], others);
  if (answer.ruling.refusal != LEGAL) {
    ruling_said(&answer.ruling, loaded->planes, STYLE_UNICODE, why, sizeof why);
    page_example(page, false, say_in(said, SAY(BOOK_THROW_ILLEGAL), play, why));
  } else if (answer.stands) {
    page_example(page, true, say_in(said, SAY(BOOK_THROW_STANDS), play, others));
  } else {
    CardSet left = CARDSET_EMPTY;
    order_back(answer.order, &answer.result.forced, &left);
    cards_words(&answer, &left, stays);
    page_example(page, false,
                 say_in(said, SAY(BOOK_THROW_FAILS), play, others, stays, answer.result.penalty));
  }
}

static void write_winner(BookExamples *examples, const Example *example, BookPage *page) {
  Question question;
  Answer answer;
  CardSet trick[PLAYS_MAX];
  int n = 0;
  Loaded *loaded = begin(examples, example->packs, "9C", &question);
  for (; loaded && n < PLAYS_MAX && example->play[n]; n++)
    if (!read_cards(loaded, example->play[n], &trick[n])) return;
  if (!loaded || n > loaded->rules->players) return;
  give(&question, ASK_TRICK);
  question.subject = ABOUT_WINNER;
  question.trick = trick;
  question.trick_n = n;
  if (!ask(examples->asker, loaded, &question, &answer)) return;
  char plays[SAID_MAX], cards[CARDS_TEXT_MAX], best[CARDS_TEXT_MAX], said[2 * SAID_MAX];
  Text text = text_start(plays, sizeof plays);
  for (int i = 0; i < n; i++)
    text_add(&text, "%s%s", i ? ", " : "", cards_words(&answer, &trick[i], cards));
  cards_words(&answer, &trick[answer.winner], best);
  page_example(page, true, say_in(said, SAY(BOOK_WINNER), plays, best));
}

/* --- the order of cards --- */

/* The trumps from high to low; equal ones with = between them. */
static void write_order(BookExamples *examples, const char *trump, BookPage *page) {
  Question question;
  Answer answer;
  Loaded *loaded = begin(examples, 0, trump, &question);
  question.subject = ABOUT_ORDER;
  if (!loaded || !ask(examples->asker, loaded, &question, &answer)) return;
  char cards[SAID_MAX], name[CARD_TEXT], said[2 * SAID_MAX];
  Text text = text_start(cards, sizeof cards);
  const Order *order = answer.order;
  int last = -1;
  for (uint64_t suit = order->suit[TRUMPS]; suit;) {
    int place = bit_highest(suit), tier = order->tier_at[place];
    suit &= ~bit(place);
    for (uint64_t here = order_kinds_at(order, loaded->deck.plane[0], place); here; last = tier) {
      int card = bit_highest(here);
      here &= ~bit(card);
      text_add(&text, "%s%s",
               last < 0       ? ""
               : tier == last ? " = "
                              : " ",
               card_said((Card)card, STYLE_UNICODE, name));
    }
  }
  char shown[CARD_TEXT];
  if (*cards)
    page_example(
        page, true,
        say_in(said, SAY(BOOK_TRUMPS), trump_print(question.trump, STYLE_UNICODE, shown), cards));
}

/* --- the score --- */

/* Who wins with how many levels, for all points that the deck has: a row for each change. */
static void write_score(BookExamples *examples, BookPage *page) {
  Question question;
  Answer answer;
  Loaded *loaded = begin(examples, 0, "9C", &question);
  if (!loaded) return;
  Card deck[CARD_MAX];
  int all = 0, from = 0, levels = -1, side = -1;
  for (int i = 0, n = rules_deck(loaded->rules, deck); i < n; i++)
    all += rules_points(loaded->rules, deck[i]);
  question.subject = ABOUT_SCORE;
  question.declarers = loaded->rules->friends.count + 1;
  give(&question, ASK_PLAYERS), give(&question, ASK_POINTS);
  if (loaded->rules->friends.teams == TEAMS_CALLED) give(&question, ASK_DECLARERS);
  const char *head[] = {SAY(BOOK_COL_OPPONENTS), SAY(BOOK_COL_RESULT)};
  for (int points = 0; points <= all + POINTS_STEP; points += POINTS_STEP) {
    question.points = points;
    bool over = points > all;
    if (!over && !ask(examples->asker, loaded, &question, &answer)) return;
    if (!over && answer.score.side == side && answer.score.levels == levels) continue;
    if (points > 0) {
      char range[32], result[SAID_MAX];
      const char *format = over ? "%d+" : from == points - POINTS_STEP ? "%d" : "%d-%d";
      snprintf(range, sizeof range, format, from, points - POINTS_STEP);
      const char *row[] = {
          range,
          side == SIDE_NOBODY
              ? SAY(BOOK_NOBODY)
              : say_in(result, SAY(BOOK_SIDE_WINS),
                       side == SIDE_DECLARERS ? SAY(BOOK_DECLARERS) : SAY(BOOK_OPPONENTS), levels)};
      if (from == 0) page_row(page, 2, head);
      page_row(page, 2, row);
    }
    if (over) return;
    from = points, side = answer.score.side, levels = answer.score.levels;
  }
}

void examples_write(BookExamples *examples, const char *groups, BookPage *page) {
  if (examples->rules->family != FAMILY_TRICK) return;
  if (strstr(groups, "order ")) {
    write_order(examples, "9C", page);
    write_order(examples, "9NT", page);
  }
  if (strstr(groups, "score ")) write_score(examples, page);
  for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++) {
    const Example *example = &EXAMPLES[i];
    if (!strstr(groups, example->group)) continue;
    if (example->subject == ABOUT_FOLLOW)
      write_follow(examples, example, page);
    else if (example->subject == ABOUT_LEAD)
      write_throw(examples, example, page);
    else
      write_winner(examples, example, page);
  }
}
