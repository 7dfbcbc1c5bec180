/* card.c - names of cards, ranks and suits, and reading them. */
#include "base/card.h"

#include <assert.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/text.h"

static const char *const suit_symbols[SUIT_NB] = {"♣", "♦", "♥", "♠"};

const char *rank_name(Rank rank, Style style) {
  static const char *const names[RANK_NB] = {"2", "3", "4", "5", "6", "7", "8",
                                             "9", "T", "J", "Q", "K", "A"};
  assert(rank < RANK_NB);
  return rank == RANK_T && style == STYLE_UNICODE ? "10" : names[rank];
}

const char *suit_name(Suit suit, Style style) {
  static const char *const names[ESUIT_NB] = {"C", "D", "H", "S", "T"};
  if (suit == SUIT_NONE) return "NT";
  assert(suit < ESUIT_NB);
  return suit < SUIT_NB && style == STYLE_UNICODE ? suit_symbols[suit] : names[suit];
}

const char *suit_word(Suit suit) {
  static const char *const words[ESUIT_NB] = {"clubs", "diamonds", "hearts", "spades", "trumps"};
  assert(suit < ESUIT_NB);
  return words[suit];
}

const char *suit_said(Suit suit) {
  static const char *const SAID[ESUIT_NB] = {SAY(CLUBS), SAY(DIAMONDS), SAY(HEARTS), SAY(SPADES),
                                             SAY(TRUMPS)};
  return suit < ESUIT_NB ? SAID[suit] : SAY(SEVERAL_SUITS);
}

const char *card_print(Card card, Style style, char out[CARD_TEXT]) {
  assert(card < KIND_NB);
  Text text = text_start(out, CARD_TEXT);
  if (card_is_joker(card)) {
    text_put(&text, card == HJ ? "HJ" : "LJ");
  } else {
    text_put(&text, rank_name(card_rank(card), style));
    text_put(&text, suit_name(card_suit(card), style));
  }
  return out;
}

const char *card_said(Card card, Style style, char out[CARD_TEXT]) {
  if (!card_is_joker(card)) return card_print(card, style, out);
  return card == HJ ? SAY(BIG_JOKER) : SAY(SMALL_JOKER);
}

/* The letter in upper case, whatever the locale. */
static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

/* The rank, or the suit, of a letter; -1: it is none. */
static int rank_of_letter(char c) {
  if (c >= '2' && c <= '9') return c - '2';
  switch (upper(c)) {
    case 'T': return RANK_T;
    case 'J': return RANK_J;
    case 'Q': return RANK_Q;
    case 'K': return RANK_K;
    case 'A': return RANK_A;
    default: return -1;
  }
}

static int suit_of_letter(char c) {
  switch (upper(c)) {
    case 'C': return CLUBS;
    case 'D': return DIAMONDS;
    case 'H': return HEARTS;
    case 'S': return SPADES;
    default: return -1;
  }
}

Rank rank_parse(const char *text, const char **end) {
  int rank = rank_of_letter(text[0]);
  int length = 1;
  if (text[0] == '1' && text[1] == '0') {
    rank = RANK_T;
    length = 2;
  }
  if (rank < 0) return RANK_NONE;
  *end = text + length;
  return (Rank)rank;
}

/* A suit symbol may be followed by the mark that asks for a coloured picture (U+FE0F). */
Suit suit_parse(const char *text, const char **end) {
  static const char picture[] = "\xEF\xB8\x8F";
  int letter = suit_of_letter(text[0]);
  if (letter >= 0) {
    *end = text + 1;
    return (Suit)letter;
  }
  for (Suit suit = CLUBS; suit < SUIT_NB; suit++) {
    size_t n = strlen(suit_symbols[suit]);
    if (strncmp(text, suit_symbols[suit], n) != 0) continue;
    *end = text + n;
    if (strncmp(*end, picture, strlen(picture)) == 0) *end += strlen(picture);
    return suit;
  }
  return SUIT_NONE;
}

static bool is_separator(char c) {
  return c == ' ' || c == ',' || c == '\t' || c == '\r' || c == '\n';
}

static size_t word_length(const char *text) {
  size_t n = 0;
  while (text[n] && !is_separator(text[n])) n++;
  return n;
}

/* Where the cards of a text go. */
typedef struct Cards {
  Card *card;
  int n, max;
} Cards;

static bool cards_put(Cards *cards, Card card) {
  if (cards->n >= cards->max) return false;
  cards->card[cards->n++] = card;
  return true;
}

typedef enum { WORD_OK, WORD_WRONG, WORD_TOO_MANY } WordResult;

/* Is this what the text begins with? Then *end goes behind it. */
static bool begins(const char *text, const char *word, const char **end) {
  size_t n = strlen(word);
  if (strncmp(text, word, n) != 0) return false;
  *end = text + n;
  return true;
}

/* "大王", "红桃A", "黑桃10": a joker, or a suit and the ranks behind it. */
static WordResult parse_chinese(const char *word, const char **end, Cards *cards) {
  static const struct {
    const char *word;
    Suit suit;
  } SUITS[] = {{"梅花", CLUBS},  {"草花", CLUBS},  {"方片", DIAMONDS}, {"方块", DIAMONDS},
               {"红桃", HEARTS}, {"红心", HEARTS}, {"黑桃", SPADES}};
  const char *at = word;
  if (begins(word, "大王", end) || begins(word, "大鬼", end))
    return cards_put(cards, HJ) ? WORD_OK : WORD_TOO_MANY;
  if (begins(word, "小王", end) || begins(word, "小鬼", end))
    return cards_put(cards, LJ) ? WORD_OK : WORD_TOO_MANY;
  for (size_t i = 0; i < sizeof SUITS / sizeof *SUITS; i++) {
    if (!begins(word, SUITS[i].word, &at)) continue;
    WordResult result = WORD_WRONG;
    for (Rank rank; (rank = rank_parse(at, &at)) != RANK_NONE; result = WORD_OK)
      if (!cards_put(cards, card_make(SUITS[i].suit, rank))) return WORD_TOO_MANY;
    *end = at;
    return result;
  }
  return WORD_WRONG;
}

/* A joker, or ranks that share the suit behind them; *end goes behind it. The ranks are read twice:
** to find the suit, then to make the cards. */
static WordResult parse_piece(const char *word, const char **end, Cards *cards) {
  if ((upper(word[0]) == 'H' || upper(word[0]) == 'L') && upper(word[1]) == 'J') {
    *end = word + 2;
    return cards_put(cards, upper(word[0]) == 'H' ? HJ : LJ) ? WORD_OK : WORD_TOO_MANY;
  }
  const char *after_ranks = word;
  while (rank_parse(after_ranks, end) != RANK_NONE) after_ranks = *end;
  Suit suit = suit_parse(after_ranks, end);
  if (after_ranks == word) return parse_chinese(word, end, cards);
  if (suit == SUIT_NONE) return WORD_WRONG;
  for (const char *at = word; at < after_ranks;)
    if (!cards_put(cards, card_make(suit, rank_parse(at, &at)))) return WORD_TOO_MANY;
  return WORD_OK;
}

/* Cards that stand together: "9S9STSTS" as well as "99TTS". */
static WordResult parse_word(const char *word, size_t length, Cards *cards) {
  WordResult result = WORD_OK;
  const char *end = word;
  while (result == WORD_OK && end < word + length) result = parse_piece(end, &end, cards);
  return result == WORD_OK && end > word + length ? WORD_WRONG : result;
}

/* The sentence for a word that could not be read. A rank without a suit and a suit without a rank
** behind a card get a remedy of their own. */
static void word_error(const char *word, size_t length, char *error, size_t error_size) {
  char clip[CLIP_TEXT];
  Card pieces[CARD_MAX];
  Cards found = {pieces, 0, CARD_MAX};
  const char *at = word, *end = word;
  while (parse_piece(at, &end, &found) == WORD_OK) at = end;
  const char *piece = at;
  text_clip(word, length, clip);
  while (rank_parse(at, &end) != RANK_NONE) at = end;
  if (at > piece && at == word + length)
    say_fail(error, error_size, SAY(READ_NO_SUIT), clip);
  else if (piece > word && suit_parse(piece, &end) != SUIT_NONE)
    say_fail(error, error_size, SAY(READ_NO_RANK), clip);
  else
    say_fail(error, error_size, SAY(READ_NO_CARD), clip);
}

int cards_parse(const char *text, Card cards[], int max, char *error, size_t error_size) {
  Cards found = {cards, 0, max};
  for (;;) {
    while (is_separator(*text)) text++;
    if (*text == '\0') return found.n;
    size_t length = word_length(text);
    WordResult result = parse_word(text, length, &found);
    if (result == WORD_WRONG) word_error(text, length, error, error_size);
    if (result == WORD_TOO_MANY) say_fail(error, error_size, SAY(READ_MANY_CARDS), max);
    if (result != WORD_OK) return -1;
    text += length;
  }
}
