/* rulebook_examples.c - see rulebook_examples.h. */
#include "tools/rulebook_examples.h"

#include <stdlib.h>
#include <string.h>

#include "ask/words_answer.h"
#include "base/core_sentences.h"
#include "differ/tell.h"
#include "notation/notation.h"
#include "play/shape_text.h"

enum { SAID_MAX = 2 * TOLD_TEXT, SITUATIONS = 3000, OF_FUNCTION = 3, LIST_MAX = 256 };

struct BookExamples {
  Games *games;
  Asker *asker;
  const char *spec;
  Variant *variant;
  const Rules *rules;
  Differ *differ; /* of the game and of `without`, which was compared last */
  char without[GAME_SPEC];
};

BookExamples *examples_new(Variant *variant, const char *spec) {
  BookExamples *examples = calloc(1, sizeof *examples);
  if (!examples) return NULL;
  *examples =
      (BookExamples){games_new(), asker_new(), spec, variant, variant_rules(variant), NULL, ""};
  if (examples->games)
    games_load_as(examples->games, &(VariantWanted){.offer = variant_offered(variant)});
  if (examples->games && examples->asker) return examples;
  examples_free(examples);
  return NULL;
}

void examples_free(BookExamples *examples) {
  if (!examples) return;
  games_free(examples->games);
  asker_free(examples->asker);
  differ_free(examples->differ);
  free(examples);
}

/* --- the situations --- */

#define TELL(fact) ((uint64_t)1 << FACT_##fact)

/* `packs`: so many full ones, where the game's own deck has fewer; such cards want them. In lists /
** stands between the entries; one of a seat begins with its letter. */
typedef struct Example {
  const char *group; /* of fields, with a blank behind it */
  PosedType type;
  uint64_t facts; /* that are told */
  const char *trump;
  int packs;
  const char *lead, *hand, *cards, *list, *calls;
  const char *team, *kitty, *levels; /* team: who is in it, instead of all that may be */
  int points;                        /* that B has won */
} Example;

#define ORDER(asked, fact, cards_)                                                                 \
  { "order ", POSED_##asked, TELL(fact), .trump = "9C", .cards = cards_ }
#define BID(list_)                                                                                 \
  { "declare ", POSED_BID, TELL(LEGAL) | TELL(TRUMP) | TELL(DECLARER), .packs = 2, .list = list_ }
#define CALL(call, hand_)                                                                          \
  { "friends ", POSED_CALL, TELL(LEGAL), "9C", .cards = call, .hand = hand_ }
#define FRIENDS(calls_, plays)                                                                     \
  { "friends ", POSED_FRIENDS, TELL(TEAM), "9C", .calls = calls_, .list = plays }
#define LEAD(packs_, cards_)                                                                       \
  { "lead ", POSED_LEAD, TELL(LEGAL), "9C", packs_, .hand = cards_, .cards = cards_ }
#define THROW(cards_, others)                                                                      \
  {                                                                                                \
    "throw ", POSED_THROW, TELL(STANDS) | TELL(FORCED) | TELL(PENALTY), "9C", 2,                   \
        .hand = cards_, .cards = cards_, .list = others                                            \
  }
#define FOLLOW(packs_, led, from, play)                                                            \
  { "follow ", POSED_FOLLOW, TELL(LEGAL), "9C", packs_, .lead = led, .hand = from, .cards = play }
#define WINNER(packs_, plays)                                                                      \
  { "win ", POSED_WINNER, TELL(WINNER) | TELL(POINTS), "9C", packs_, .list = plays }
#define KITTY(last)                                                                                \
  {                                                                                                \
    "kitty ", POSED_SETTLE, TELL(POINTS) | TELL(RESULT), "9C", .kitty = "KD 5S", .points = 70,     \
                                                               .list = last                        \
  }
#define SHORT(points_)                                                                             \
  { "levels ", POSED_SETTLE, TELL(RESULT) | TELL(AFTER), "9C", .team = "A", .points = points_ }
#define LEVELS(points_, levels_)                                                                   \
  {                                                                                                \
    "levels ", POSED_SETTLE, TELL(RESULT) | TELL(AFTER) | TELL(NEXT), "9C", .points = points_,     \
                                                                            .levels = levels_      \
  }
#define FORM(cards_)                                                                               \
  { "lead ", POSED_LEAD, TELL(FORM), .hand = cards_, .cards = cards_ }
#define UPON(led, play)                                                                            \
  { "lead ", POSED_FOLLOW, TELL(LEGAL), .lead = led, .hand = play, .cards = play }

/* clang-format off */
static const Example TRICK_EXAMPLES[] = {
    ORDER(SUIT, SUIT, "9H"),
    ORDER(ADJACENT, ADJACENT, "8H TH"),
    ORDER(ADJACENT, ADJACENT, "AC 9H"),
    ORDER(ADJACENT, ADJACENT, "9H 9S"),
    ORDER(ADJACENT, ADJACENT, "LJ HJ"),
    BID("A 2C"),
    BID("A 2C/B 2H"),
    BID("A 2C/B 2H 2H"),
    BID("A 2C/B 2H 2H/A 2C 2C"),
    BID("A 2C/A 2C 2C"),
    BID("A 2D/A 2C 2C"),
    BID("A 2C/B LJ LJ"),
    {"declare ", POSED_MISDEAL, TELL(LEGAL), NULL, .hand = "3C 4D 6H 7S 8H QS AD"},
    KITTY("B"),
    KITTY("A"),
    CALL("AH", "KS"),
    CALL("AC", "KS"),
    CALL("3H", "KS"),
    CALL("AH", "AH"),
    FRIENDS("AH#1", "B AH/C AH"),
    FRIENDS("AH#2", "B AH/C AH"),
    FRIENDS("AH#1", "A AH/C AH"),
    FRIENDS("AH#1 AH#2", "B AH/B AH"),
    LEAD(0, "QS"),
    LEAD(2, "QS QS"),
    LEAD(2, "9S 9D"),
    LEAD(2, "QS QS KS KS"),
    LEAD(2, "8S 8S TS TS"),
    LEAD(3, "5D 5D 5D 6D 6D 6D"),
    LEAD(2, "9C 9C 9H 9H"),
    LEAD(0, "QS QD"),
    FOLLOW(2, "JH JH", "AH TH TH 6H 3S", "TH TH"),
    FOLLOW(2, "JH JH", "AH TH TH 6H 3S", "AH 6H"),
    FOLLOW(2, "JH JH", "AH 7H 6H 3S 3S", "7H 6H"),
    FOLLOW(2, "JH JH", "AH 7H 6H 3S 3S", "3S 3S"),
    FOLLOW(2, "JH JH", "6H 3S 4C 4C KD", "6H KD"),
    FOLLOW(2, "JH JH", "6H 3S 4C 4C KD", "4C 4C"),
    FOLLOW(2, "JH JH", "3S 4C 4C KD", "3S KD"),
    FOLLOW(3, "JH JH", "8H 8H 8H 6H 5H", "6H 5H"),
    FOLLOW(3, "JH JH JH", "8H 8H 6H 5H 4S", "8H 8H 6H"),
    FOLLOW(3, "JH JH JH", "8H 8H 6H 5H 4S", "8H 6H 5H"),
    FOLLOW(2, "TH TH JH JH", "AH 8H 8H 4H 4H 3H 3H", "4H 4H 3H 3H"),
    FOLLOW(2, "TH TH JH JH", "AH 8H 8H 4H 4H 3H 3H", "8H 8H 3H 3H"),
    FOLLOW(2, "TH TH JH JH", "AH KH 8H 8H 3H 3H", "AH KH 3H 3H"),
    FOLLOW(3, "TH TH JH JH QH QH", "AH AH AH KH KH KH 4H 4H", "AH AH KH KH 4H 4H"),
    FOLLOW(3, "TH TH JH JH QH QH", "AH AH AH KH KH KH 4H 4H", "AH AH AH KH KH KH"),
    THROW("AH KH KH", "B QH QH 4H"),
    THROW("QH TH TH", "B AH 5H 4H"),
    THROW("AH TH TH", "B JH JH 4H"),
    WINNER(0, "8H/QH/3C/AH"),
    WINNER(2, "9D/9S/9H"),
    WINNER(2, "8H 8H/QH QH/3C 4C/AH KH"),
    WINNER(2, "8H 8H/7C 7C/5C 5C"),
    WINNER(2, "AH KH KH/AC 4C 4C/6C 5C 5C"),
    LEVELS(30, "A 3/B 2/C 4"),
    LEVELS(140, "A 3/B 2/C 4"),
    SHORT(30),
};

static const Example CLIMB_EXAMPLES[] = {
    FORM("9S"),
    FORM("9S 9D"),
    FORM("9S 9D 9C"),
    FORM("9S 9D 9C 9H"),
    FORM("LJ HJ"),
    FORM("4S 5S 6S"),
    FORM("4S 5H 6D 7C"),
    FORM("4S 4D 5S 5H 6D 6C"),
    FORM("QS KS AS"),
    FORM("KS AS 2S"),
    FORM("2S LJ"),
    UPON("9S", "JD"),
    UPON("9S", "9D"),
    UPON("9S 9D", "JS JD"),
    UPON("9S 9D", "JS QS"),
    UPON("4S 5S 6S", "5D 6D 7D"),
    UPON("4S 5S 6S", "5D 6D 7D 8D"),
    UPON("QS KS AS", "3S 3D 3C"),
    UPON("3S 3D 3C", "2S 2D"),
    UPON("AS AD AC", "3S 3D 3C 3H"),
    UPON("3S 3D 3C 3H", "LJ HJ"),
};
/* clang-format on */

/* --- posing one --- */

/* Reads cards into a set; none of no text. False: they are none. */
static bool read_cards(const char *text, CardSet *cards) {
  char error[160];
  *cards = CARDSET_EMPTY;
  return !text || cardset_parse(text, cards, PACK_MAX, error, sizeof error);
}

/* The next entry of a list, which moves behind it; false: there is none. */
static bool next_entry(const char **list, char entry[LIST_MAX]) {
  if (!*list || !**list) return false;
  size_t n = strcspn(*list, "/");
  snprintf(entry, LIST_MAX, "%.*s", (int)n, *list);
  *list += n + ((*list)[n] == '/');
  return true;
}

/* What belongs to seats: "A 2C/B 2H 2H", bids, plays or hands. */
static bool pose_seats(const Example *example, Posed *posed) {
  char entry[LIST_MAX];
  for (const char *list = example->list; next_entry(&list, entry);) {
    CardSet cards;
    int seat = entry[0] - 'A';
    if (seat >= posed->players || !read_cards(entry + 1, &cards)) return false;
    if (example->type != POSED_FRIENDS) question_hold(&posed->question, seat, &cards);
    if (example->type == POSED_THROW) continue;
    posed->shown[posed->question.shown_n++] = (BySeat){(uint8_t)seat, cards};
  }
  return true;
}

static bool pose_trick(const Example *example, Posed *posed) {
  char entry[LIST_MAX];
  int n = 0;
  for (const char *list = example->list; next_entry(&list, entry); n++)
    if (n >= posed->players || !read_cards(entry, &posed->trick[n])) return false;
  posed->question.trick_n = n;
  return true;
}

static bool pose_calls(const Example *example, Posed *posed) {
  Question *question = &posed->question;
  char error[160], word[16];
  for (const char *at = example->calls ? example->calls : ""; *at; question->calls++) {
    size_t n = strcspn(at, " ");
    snprintf(word, sizeof word, "%.*s", (int)n, at);
    at += n + strspn(at + n, " ");
    if (!call_parse(word, &question->call[question->calls], error, sizeof error)) return false;
  }
  question->hands = posed->players;
  return pose_seats(example, posed);
}

/* How a deal ended; the team of fixed teams follows from its declarer. */
static bool pose_end(const Example *example, const Rules *rules, Posed *posed) {
  Question *question = &posed->question;
  char entry[LIST_MAX];
  int friends = example->team ? 0 : rules->friends.count;
  if (rules->friends.teams == TEAMS_FIXED) friends = rules->players / 2 - 1;
  for (int i = 0; i <= friends; i++) question->team |= (uint16_t)(1u << 2 * i);
  posed_give(posed, example->kitty ? KEY_BIT(WON) : KEY_BIT(POINTS));
  question->won[1] = (int16_t)(example->kitty ? example->points : 0);
  question->points = example->points;
  question->last_winner = example->list ? example->list[0] - 'A' : -1;
  if (rules->friends.teams != TEAMS_FIXED) posed_give(posed, KEY_BIT(TEAM));
  if (example->kitty) posed_give(posed, KEY_BIT(KITTY));
  if (example->levels) posed_give(posed, KEY_BIT(LEVELS)), question->levels = posed->players;
  for (const char *list = example->levels; next_entry(&list, entry);)
    snprintf(posed->level[entry[0] - 'A'], LEVEL_TEXT, "%.*s", LEVEL_TEXT - 1, entry + 2);
  return read_cards(example->kitty, &question->kitty);
}

/* A card that is asked about, and another one. */
static bool pose_kinds(const Example *example, Posed *posed) {
  Card cards[2] = {0, 0};
  char error[160];
  if (cards_parse(example->cards, cards, 2, error, sizeof error) < 1) return false;
  posed->one = posed->question.card = cards[0];
  posed->other = cards[1];
  posed->question.ordinal = 1;
  return true;
}

static bool pose_parts(const Example *example, const Rules *rules, Posed *posed) {
  switch (example->type) {
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_CALL: return pose_kinds(example, posed);
    case POSED_BID:
      posed_give(posed, KEY_BIT(LEVELS)), posed->question.levels = posed->players;
      return pose_seats(example, posed);
    case POSED_FRIENDS: return pose_calls(example, posed);
    case POSED_THROW: posed->question.hands = posed->players; break;
    case POSED_WINNER: return pose_trick(example, posed);
    case POSED_SETTLE: return pose_end(example, rules, posed);
    default: break;
  }
  return pose_seats(example, posed) && read_cards(example->cards, &posed->question.cards);
}

static bool pose(const Example *example, const Rules *rules, Posed *posed) {
  Question *question = &posed->question;
  char why[160];
  posed_begin(posed, example->type);
  posed->players = rules->players;
  posed->packs = rules->deck.packs < example->packs ? example->packs : 0;
  if (example->trump) posed_give(posed, KEY_BIT(TRUMP));
  return (!example->trump || trump_parse(example->trump, &question->trump, why, sizeof why)) &&
         read_cards(example->lead, &question->lead) && read_cards(example->hand, &question->hand) &&
         pose_parts(example, rules, posed);
}

/* --- writing one --- */

/* Is it what the player would want to hear? */
static bool is_good(const Verdict *verdict) {
  const char *stands = verdict_value(verdict, FACT_STANDS);
  const char *form = verdict_value(verdict, FACT_FORM);
  return verdict->ruling.refusal == LEGAL && (!stands || *stands == 't') && (!form || *form);
}

/* Of a lead that may be made: what it is, "a tractor of two pairs". */
static void put_units(BookExamples *examples, Loaded *loaded, const Posed *posed, Text *text) {
  Question question = posed->question;
  Answer answer;
  char units[SHAPE_TEXT];
  question.subject = ABOUT_LEAD;
  if (examples->rules->family == FAMILY_CLIMB || posed->type != POSED_LEAD ||
      !ask(examples->asker, loaded, &question, &answer) || answer.ruling.refusal != LEGAL)
    return;
  text_put(text, SAY(LIST_COMMA));
  text_put(text, shape_words(&answer.shape, units, sizeof units));
}

/* The name of the form in a climbing game, as the game calls it. */
static void put_form(const Rules *rules, const Verdict *verdict, Text *text) {
  const char *name = verdict_value(verdict, FACT_FORM);
  char word[WORD_SAID];
  for (int i = 0; name && i < rules->lead.forms_n; i++)
    if (!strcmp(rules->lead.forms[i].name, name))
      text_put(text, form_word(&rules->lead.forms[i], word));
}

/* Is there such a thing in the game at all? */
static bool is_played(const Rules *rules, PosedType type) {
  switch (type) {
    case POSED_CALL:
    case POSED_FRIENDS: return rules->friends.teams == TEAMS_CALLED;
    case POSED_MISDEAL: return rules_hooked(rules, HOOK_DEAL_MISDEAL);
    default: return true;
  }
}

static void write_example(BookExamples *examples, const Example *example, BookPage *page) {
  Difference of = {.fact = example->facts & TELL(FORM) ? FACT_FORM : FACT_LEGAL};
  AskError error = {.code = NULL};
  char asked[TOLD_TEXT], answer[TOLD_TEXT], said[SAID_MAX];
  Text question = text_start(asked, sizeof asked), told = text_start(answer, sizeof answer);
  if (!is_played(examples->rules, example->type) ||
      (example->team && examples->rules->friends.teams != TEAMS_CALLED) ||
      !pose(example, examples->rules, &of.posed))
    return;
  DeckWanted deck = {.players = of.posed.players, .full = of.posed.packs};
  Loaded *loaded = games_find(examples->games, examples->spec, deck, NULL, &error);
  if (!loaded || !posed_fits(&of.posed, &loaded->deck) ||
      !posed_ask(&of.posed, examples->asker, loaded, &of.a))
    return;
  tell_question(&question, &of, STYLE_UNICODE);
  put_form(examples->rules, &of.a, &told);
  if (!told.length) tell_facts(&told, &of, example->facts, STYLE_UNICODE);
  put_units(examples, loaded, &of.posed, &told);
  if (*answer) page_example(page, is_good(&of.a), say_in(said, SAY(BOOK_EXAMPLE), asked, answer));
}

/* --- the order of cards --- */

/* The trumps, and another suit beside them. */
static void write_order(BookExamples *examples, const char *trump, BookPage *page) {
  Question question = {.subject = ABOUT_ORDER, .last_winner = -1, .declarer = SEAT_NONE};
  Answer answer;
  AskError error = {.code = NULL};
  char why[160], cards[2][TOLD_TEXT], shown[CARD_TEXT], said[SAID_MAX];
  DeckWanted deck = {.players = examples->rules->players};
  Loaded *loaded = games_find(examples->games, examples->spec, deck, NULL, &error);
  question.given = KEY_BIT(TRUMP);
  if (!loaded || !trump_parse(trump, &question.trump, why, sizeof why) ||
      !ask(examples->asker, loaded, &question, &answer))
    return;
  for (int i = 0; i < 2; i++) {
    Text text = text_start(cards[i], sizeof cards[i]);
    order_said(&text, answer.order, answer.order->suit[i ? HEARTS : TRUMPS], &loaded->deck, " = ",
               STYLE_UNICODE);
  }
  trump_print(question.trump, STYLE_UNICODE, shown);
  if (*cards[0])
    page_example(page, true, say_in(said, SAY(BOOK_TRUMPS), shown, cards[0], cards[1]));
}

void examples_write(BookExamples *examples, const char *groups, BookPage *page) {
  bool climbs = examples->rules->family == FAMILY_CLIMB;
  const Example *all = climbs ? CLIMB_EXAMPLES : TRICK_EXAMPLES;
  size_t n = climbs ? sizeof CLIMB_EXAMPLES / sizeof *all : sizeof TRICK_EXAMPLES / sizeof *all;
  if (!climbs && strstr(groups, "order ")) {
    write_order(examples, "9C", page);
    write_order(examples, "9NT", page);
  }
  for (size_t i = 0; i < n; i++)
    if (strstr(groups, all[i].group)) write_example(examples, &all[i], page);
}

/* --- functions that say nothing of themselves --- */

/* The game compared with one without the function's file; NULL: they cannot be. */
static Differ *compare(BookExamples *examples, const char *without) {
  char error[VARIANT_ERROR];
  const Offer offer = variant_offered(examples->variant);
  const DifferWanted wanted = {.a = examples->spec,
                               .b = without,
                               .players = examples->rules->players,
                               .seed = 1,
                               .a_offer = offer,
                               .b_offer = offer};
  if (examples->differ && !strcmp(examples->without, without)) return examples->differ;
  differ_free(examples->differ);
  snprintf(examples->without, sizeof examples->without, "%s", without);
  examples->differ = differ_new(&wanted, error, sizeof error);
  if (examples->differ) differ_search(examples->differ, SITUATIONS, NULL, NULL);
  return examples->differ;
}

static void write_difference(const Difference *of, BookPage *page) {
  char asked[TOLD_TEXT], here[TOLD_TEXT], else_[TOLD_TEXT], said[3 * TOLD_TEXT];
  Text text = text_start(asked, sizeof asked);
  tell_question(&text, of, STYLE_UNICODE);
  text = text_start(here, sizeof here);
  tell_answer(&text, of, 0, STYLE_UNICODE);
  text = text_start(else_, sizeof else_);
  tell_answer(&text, of, 1, STYLE_UNICODE);
  page_example(page, is_good(&of->a), say_in(said, SAY(BOOK_FUNCTION_EXAMPLE), asked, here, else_));
}

void examples_of_function(BookExamples *examples, const Field *field, BookPage *page) {
  FieldFunction function;
  int found = 0;
  for (int k = 0; variant_function(examples->variant, field, k, &function); k++) {
    Differ *differ =
        !*function.doc && *function.without ? compare(examples, function.without) : NULL;
    int at = 0;
    while (differ && at < differ_fields(differ) && differ_field(differ, at) != field) at++;
    for (int i = 0; differ && i < differ_count(differ) && found < OF_FUNCTION; i++) {
      const Difference *of = differ_at(differ, i);
      if (of->fields != (uint64_t)1 << at) continue;
      write_difference(of, page);
      found++;
    }
  }
}
