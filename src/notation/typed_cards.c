/* typed_cards.c - see typed_cards.h. */
#include "notation/typed_cards.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"

enum { WORD_TEXT = 256, JACK_OF_HEARTS = HEARTS * RANK_NB + RANK_J };

typedef enum WordType {
  WORD_OTHER,
  WORD_NOTATION, /* cards as they are written anyway */
  WORD_SUIT_FIRST,
  WORD_BIG_JOKERS,
  WORD_JOKERS, /* of either kind */
  WORD_RANKS,
} WordType;

/* A word taken to pieces: "h33x2" is two threes, twice. */
typedef struct Word {
  WordType type;
  Card card[WORD_TEXT]; /* of WORD_RANKS and WORD_JOKERS: any card of the rank, any joker */
  int n, times;
  size_t head; /* bytes before "x2" and "#1" */
  size_t body; /* bytes before "#1" */
} Word;

/* What stands between words: an ASCII separator, or one of a Chinese keyboard. */
static size_t separator(const char *text) {
  static const char *const WIDE[] = {"，", "、", "　"};
  if (*text == ' ' || *text == ',' || *text == '\t') return 1;
  for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++)
    if (strncmp(text, WIDE[i], strlen(WIDE[i])) == 0) return strlen(WIDE[i]);
  return 0;
}

static size_t word_length(const char *text) {
  size_t n = 0;
  while (text[n] && !separator(text + n)) n++;
  return n;
}

/* Cuts "x2" off: how often; 1 where nothing says so. */
static int cut_times(const char *word, size_t *length) {
  static const char SIGN[] = "×";
  size_t n = *length;
  if (n < 3 || word[n - 1] < '1' || word[n - 1] > '0' + PACK_MAX) return 1;
  size_t sign = strlen(SIGN);
  if (word[n - 2] == 'x' || word[n - 2] == 'X')
    *length = n - 2;
  else if (n > sign + 1 && memcmp(word + n - 1 - sign, SIGN, sign) == 0)
    *length = n - 1 - sign;
  else
    return 1;
  return word[n - 1] - '0';
}

/* Is the word this name, again and again? How often; 0 when not. */
static int repeats(const char *word, const char *name) {
  size_t length = strlen(name);
  int n = 0;
  for (; *word; word += length, n++)
    for (size_t i = 0; i < length; i++)
      if (toupper((unsigned char)word[i]) != (unsigned char)name[i]) return 0;
  return n;
}

static WordType read_jokers(const char *text, Word *word) {
  static const char *const NAMES[] = {"RJ", "BJ", "JOKER", "王"};
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
    word->n = repeats(text, NAMES[i]);
    for (int k = 0; k < word->n; k++) word->card[k] = HJ;
    if (word->n > 0) return i == 0 ? WORD_BIG_JOKERS : WORD_JOKERS;
  }
  return WORD_OTHER;
}

/* A suit and ranks behind it, or ranks alone: nothing else may stand in the word. */
static WordType read_ranks(const char *text, Word *word) {
  const char *at = text;
  Suit suit = suit_parse(text, &at);
  Rank rank;
  word->n = 0;
  while ((rank = rank_parse(at, &at)) != RANK_NONE)
    word->card[word->n++] = card_make(suit == SUIT_NONE ? CLUBS : suit, rank);
  if (*at || word->n == 0) return WORD_OTHER;
  return suit == SUIT_NONE ? WORD_RANKS : WORD_SUIT_FIRST;
}

static void read_word(const char *text, size_t length, bool ranks, Word *word) {
  char head[WORD_TEXT], error[CLIP_TEXT * 4];
  const char *hash = memchr(text, '#', length);
  *word = (Word){.type = WORD_OTHER, .body = hash ? (size_t)(hash - text) : length};
  word->head = word->body;
  word->times = cut_times(text, &word->head);
  if (word->head == 0 || word->head >= sizeof head) return;
  memcpy(head, text, word->head);
  head[word->head] = '\0';
  word->n = cards_parse(head, word->card, WORD_TEXT, error, sizeof error);
  word->type = word->n > 0 ? WORD_NOTATION : read_jokers(head, word);
  if (word->type == WORD_OTHER) word->type = read_ranks(head, word);
  if (word->type == WORD_RANKS && !ranks) word->type = WORD_OTHER;
  if (word->type == WORD_OTHER) word->n = 0;
}

TypedWord typed_word(const char *text, size_t length, const Typist *typist) {
  Word word;
  read_word(text, length, typist->ranks, &word);
  if (word.type == WORD_OTHER) return TYPED_NO_CARD;
  if (word.type == WORD_SUIT_FIRST) return TYPED_LOOSE;
  if (word.type != WORD_RANKS) return TYPED_CARD;
  if (isdigit((unsigned char)*text)) return TYPED_CARD;
  return word.n > 1 ? TYPED_LOOSE : TYPED_NO_CARD;
}

/* ---- ranks alone ---- */

static bool refuse_rank(bool none, Rank rank, char *error, size_t error_size) {
  return say_fail(error, error_size, none ? SAY(READ_NO_RANK_HELD) : SAY(READ_RANK_NOT_HELD),
                  rank_name(rank, STYLE_UNICODE));
}

/* How many of each rank the text names; 0: it names something else, too. */
static int count_ranks(const char *text, int count[RANK_NB]) {
  int n = 0;
  Word word;
  bool letters = false, digits = false;
  memset(count, 0, RANK_NB * sizeof *count);
  for (size_t length; *text; text += length) {
    if ((length = separator(text))) continue;
    length = word_length(text);
    read_word(text, length, true, &word);
    if (word.type != WORD_RANKS) return 0;
    (isdigit((unsigned char)*text) ? &digits : &letters)[0] = true;
    for (int i = 0; i < word.n * word.times; i++, n++) count[card_rank(word.card[i % word.n])]++;
  }
  return letters && digits ? 0 : n;
}

int typed_ranks(const char *text) {
  int count[RANK_NB];
  return count_ranks(text, count);
}

/* The cards of a rank that the hand has, the most of a suit first; returns their number. */
static int cards_of_rank(const CardSet *hand, Rank rank, Card cards[CARD_MAX]) {
  int n = 0;
  for (int copies = PACK_MAX; copies > 0; copies--)
    for (Suit suit = CLUBS; suit < SUIT_NB; suit++) {
      Card card = card_make(suit, rank);
      bool so_many = cardset_count(hand, card, PACK_MAX) == copies;
      for (int i = 0; so_many && i < copies; i++) cards[n++] = card;
    }
  return n;
}

/* A card that may be typed, with a ten as people write it: 10C. */
static void card_typed(Card card, char name[CARD_TEXT]) {
  char code[CARD_TEXT];
  card_print(card, STYLE_ASCII, code);
  snprintf(name, CARD_TEXT, "%s%s", rank_name(card_rank(card), STYLE_UNICODE), code + 1);
}

bool typed_ask_suits(const char *text, const CardSet *hand, char *error, size_t error_size) {
  int count[RANK_NB];
  Card cards[CARD_MAX];
  char clip[CLIP_TEXT], held[256], typed[256], name[CARD_TEXT];
  Text all = text_start(held, sizeof held), line = text_start(typed, sizeof typed);
  count_ranks(text, count);
  text_clip(text, strlen(text), clip);
  for (Rank rank = 0; rank < RANK_NB; rank++) {
    int n = count[rank] ? cards_of_rank(hand, rank, cards) : 0;
    if (n < count[rank]) return refuse_rank(n == 0, rank, error, error_size);
    for (int i = 0; i < n; i++) {
      card_typed(cards[i], name);
      text_add(&all, "%s%s", all.length ? " " : "", name);
      if (i < count[rank]) text_add(&line, "%s%s", line.length ? " " : "", name);
    }
  }
  return say_fail(error, error_size, SAY(READ_WHICH_SUIT), clip, held, typed);
}

/* ---- a text ---- */

typedef struct Typing {
  const Typist *typist;
  CardSet left;    /* of the hand, beyond the cards that are named whole */
  bool suit_first; /* of one word at least */
  char *error;
  size_t error_size;
} Typing;

/* So that a rank alone is another card than those named. */
static void note_word(Typing *typing, const Word *word) {
  if (word->type == WORD_SUIT_FIRST) typing->suit_first = true;
  if (word->type == WORD_JOKERS || word->type == WORD_RANKS) return;
  for (int i = 0; i < word->n * word->times; i++)
    if (cardset_count(&typing->left, word->card[i % word->n], PACK_MAX) > 0)
      cardset_take(&typing->left, word->card[i % word->n], PACK_MAX);
}

/* The joker that the hand has: CARD_NONE, and an error that asks, where that says nothing. */
static Card joker_of_hand(const Typing *typing, const char *clip) {
  const CardSet *hand = typing->typist->hand;
  bool big = !hand || hand->plane[0] >> HJ & 1, small = !hand || hand->plane[0] >> LJ & 1;
  if (big != small) return big ? HJ : LJ;
  say_fail(typing->error, typing->error_size, big ? SAY(READ_WHICH_JOKER) : SAY(READ_NO_JOKER),
           clip);
  return CARD_NONE;
}

/* Any card of the rank that the hand has left; where it has none the error says how many it had. */
static Card rank_of_hand(Typing *typing, Rank rank) {
  for (Suit suit = CLUBS; suit < SUIT_NB; suit++) {
    Card card = card_make(suit, rank);
    if (cardset_count(&typing->left, card, PACK_MAX) == 0) continue;
    cardset_take(&typing->left, card, PACK_MAX);
    return card;
  }
  Card cards[CARD_MAX];
  bool none = cards_of_rank(typing->typist->hand, rank, cards) == 0;
  refuse_rank(none, rank, typing->error, typing->error_size);
  return CARD_NONE;
}

/* HJ beside a word whose suit stands first may be meant as the jack of hearts. */
static bool is_jack_perhaps(const Typing *typing, const char *text, const Word *word) {
  const CardSet *hand = typing->typist->hand;
  bool both = !hand || (hand->plane[0] >> HJ & 1 && hand->plane[0] >> JACK_OF_HEARTS & 1);
  bool is_hj = word->head == 2 && toupper((unsigned char)*text) == 'H' && word->card[0] == HJ;
  return typing->suit_first && both && is_hj;
}

static bool write_word(Typing *typing, const char *text, const Word *word, Text *out) {
  char clip[CLIP_TEXT], name[CARD_TEXT];
  text_clip(text, word->body, clip);
  if (is_jack_perhaps(typing, text, word))
    return say_fail(typing->error, typing->error_size, SAY(READ_JACK_OR_JOKER), clip);
  for (int i = 0; i < word->n * word->times; i++) {
    Card card = word->card[i % word->n];
    if (word->type == WORD_JOKERS) card = joker_of_hand(typing, clip);
    if (word->type == WORD_RANKS) card = rank_of_hand(typing, card_rank(card));
    if (card == CARD_NONE) return false;
    text_add(out, "%s%s", i > 0 ? " " : "", card_print(card, STYLE_ASCII, name));
  }
  return true;
}

bool typed_cards(const char *text, const Typist *typist, char *out, size_t size, char *error,
                 size_t error_size) {
  Typing typing = {typist, typist->hand ? *typist->hand : CARDSET_EMPTY, false, error, error_size};
  bool ranks = typist->ranks && typist->hand;
  Text written = text_start(out, size);
  Word word;
  size_t length;
  for (const char *at = text; *at; at += length) {
    if ((length = separator(at))) continue;
    length = word_length(at);
    read_word(at, length, ranks, &word);
    note_word(&typing, &word);
  }
  for (const char *at = text; *at; at += length) {
    if ((length = separator(at))) {
      text_put(&written, " ");
      continue;
    }
    length = word_length(at);
    read_word(at, length, ranks, &word);
    bool jack_perhaps = is_jack_perhaps(&typing, at, &word);
    if (word.type == WORD_OTHER || (word.type == WORD_NOTATION && word.times == 1 && !jack_perhaps))
      text_put_some(&written, at, length);
    else if (!write_word(&typing, at, &word, &written))
      return false;
    else
      text_put_some(&written, at + word.body, length - word.body);
  }
  return written.length < size || say_fail(error, error_size, SAY(READ_LONG_LINE));
}
