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

/* Of a letter, whatever the locale: one more than its rank, or its suit; 0: it is none. */
static const uint8_t RANK_OF[256] = {
    ['2'] = 1,          ['3'] = 2,          ['4'] = 3,          ['5'] = 4,
    ['6'] = 5,          ['7'] = 6,          ['8'] = 7,          ['9'] = 8,
    ['T'] = RANK_T + 1, ['t'] = RANK_T + 1, ['J'] = RANK_J + 1, ['j'] = RANK_J + 1,
    ['Q'] = RANK_Q + 1, ['q'] = RANK_Q + 1, ['K'] = RANK_K + 1, ['k'] = RANK_K + 1,
    ['A'] = RANK_A + 1, ['a'] = RANK_A + 1,
};
static const uint8_t SUIT_OF[256] = {
    ['C'] = CLUBS + 1,  ['c'] = CLUBS + 1,  ['D'] = DIAMONDS + 1, ['d'] = DIAMONDS + 1,
    ['H'] = HEARTS + 1, ['h'] = HEARTS + 1, ['S'] = SPADES + 1,   ['s'] = SPADES + 1,
};

Rank rank_parse(const char *text, const char **end) {
  bool ten = text[0] == '1' && text[1] == '0';
  int rank = ten ? RANK_T : RANK_OF[(unsigned char)text[0]] - 1;
  if (rank < 0) return RANK_NONE;
  *end = text + 1 + ten;
  return (Rank)rank;
}

/* A suit symbol may be followed by the mark that asks for a coloured picture (U+FE0F). */
Suit suit_parse(const char *text, const char **end) {
  static const char picture[] = "\xEF\xB8\x8F";
  int letter = SUIT_OF[(unsigned char)text[0]];
  if (letter) {
    *end = text + 1;
    return (Suit)(letter - 1);
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

void card_letters(char *text) {
  char *to = text;
  const char *behind;
  for (const char *at = text; *at; at = behind) {
    bool symbol = (unsigned char)*at >= 0x80;
    Suit suit = symbol ? suit_parse(at, &behind) : SUIT_NONE;
    if (suit == SUIT_NONE) behind = at + 1;
    *to++ = suit == SUIT_NONE ? *at : *suit_name(suit, STYLE_ASCII);
  }
  *to = '\0';
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

/* "hj", "大王": the joker that the text begins with, or CARD_NONE. */
static Card joker_parse(const char *text, const char **end) {
  char size = upper(text[0]);
  if ((size == 'H' || size == 'L') && upper(text[1]) == 'J') {
    *end = text + 2;
    return size == 'H' ? HJ : LJ;
  }
  if (begins(text, "大王", end) || begins(text, "大鬼", end) || begins(text, "大猫", end))
    return HJ;
  bool small = begins(text, "小王", end) || begins(text, "小鬼", end) || begins(text, "小猫", end);
  return small ? LJ : CARD_NONE;
}

Suit suit_parse_chinese(const char *text, const char **end) {
  static const struct {
    const char *word;
    Suit suit;
  } SUITS[] = {{"梅花", CLUBS},  {"草花", CLUBS},  {"方片", DIAMONDS}, {"方块", DIAMONDS},
               {"红桃", HEARTS}, {"红心", HEARTS}, {"黑桃", SPADES}};
  for (size_t i = 0; i < sizeof SUITS / sizeof *SUITS; i++)
    if (begins(text, SUITS[i].word, end)) return SUITS[i].suit;
  return SUIT_NONE;
}

/* A rank, or its number as it is spoken: "红桃十". */
static Rank rank_parse_chinese(const char *text, const char **end) {
  static const char *const NUMBERS[] = {"二", "三", "四", "五", "六", "七", "八", "九", "十"};
  for (int i = 0; i < (int)(sizeof NUMBERS / sizeof *NUMBERS); i++)
    if (begins(text, NUMBERS[i], end)) return (Rank)i;
  return rank_parse(text, end);
}

/* A joker, or "红桃A", "黑桃10", "梅花十": a suit and the ranks behind it. */
static WordResult parse_word(const char *word, const char **end, Cards *cards) {
  const char *at = word;
  Card joker = joker_parse(word, end);
  if (joker != CARD_NONE) return cards_put(cards, joker) ? WORD_OK : WORD_TOO_MANY;
  Suit suit = suit_parse_chinese(word, &at);
  WordResult result = WORD_WRONG;
  if (suit == SUIT_NONE) return result;
  for (Rank rank; (rank = rank_parse_chinese(at, &at)) != RANK_NONE; result = WORD_OK)
    if (!cards_put(cards, card_make(suit, rank))) return WORD_TOO_MANY;
  *end = at;
  return result;
}

/* A joker, or ranks that share the suit behind them; *end goes behind it. The ranks are read twice:
** to find the suit, then to make the cards. */
static WordResult parse_piece(const char *word, const char **end, Cards *cards) {
  const char *after_ranks = word;
  while (rank_parse(after_ranks, end) != RANK_NONE) after_ranks = *end;
  if (after_ranks == word) return parse_word(word, end, cards);
  Suit suit = suit_parse(after_ranks, end);
  if (suit == SUIT_NONE) return WORD_WRONG;
  for (const char *at = word; at < after_ranks;)
    if (!cards_put(cards, card_make(suit, rank_parse(at, &at)))) return WORD_TOO_MANY;
  return WORD_OK;
}

/* The sentence for a word that could not be read. A rank without a suit and a suit without a rank
** behind a card get a remedy of their own. */
static void word_error(const char *word, char *error, size_t error_size) {
  size_t length = word_length(word);
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
    WordResult result = WORD_OK;
    const char *word = text; /* "9S9STSTS" as well as "99TTS" */
    while (result == WORD_OK && *text && !is_separator(*text))
      result = parse_piece(text, &text, &found);
    if (result == WORD_WRONG) word_error(word, error, error_size);
    if (result == WORD_TOO_MANY) say_fail(error, error_size, SAY(READ_MANY_CARDS), max);
    if (result != WORD_OK) return -1;
  }
}
