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
  WORD_TWO_JOKERS,
  WORD_RANKS,
  WORD_ALIKE, /* 对10: so many of a rank, where suits count */
  WORD_SUIT,  /* 梅花, for the ranks that stand behind it */
} WordType;

/* A word taken to pieces: "h33x2" is two threes, twice. */
typedef struct Word {
  WordType type;
  Card card[WORD_TEXT]; /* of WORD_RANKS and WORD_JOKERS: any card of the rank, any joker */
  int n, times;
  bool alike;  /* "对", "三张": how often stands before the rank */
  bool cut;    /* what says nothing was left out: it is not the notation as it stands */
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

/* "对", "三张": how many alike the text begins with, *length bytes; 0: nothing of the kind. */
static int alike_begins(const char *text, size_t *length) {
  static const struct {
    const char *word;
    int n;
  } ALIKE[] = {{"一对", 2}, {"对", 2},   {"两张", 2}, {"两个", 2},
               {"三张", 3}, {"三个", 3}, {"四张", 4}, {"四个", 4}};
  for (size_t i = 0; i < sizeof ALIKE / sizeof *ALIKE; i++) {
    *length = strlen(ALIKE[i].word);
    if (strncmp(text, ALIKE[i].word, *length) == 0) return ALIKE[i].n;
  }
  return 0;
}

/* Cuts out what says nothing beside the cards: 老 of 老K, 顺子 before a run. True: there was. */
static bool cut_idle(char *head) {
  static const char *const IDLE[] = {"老", "顺子"};
  for (size_t i = 0; i < sizeof IDLE / sizeof *IDLE; i++) {
    char *at = strstr(head, IDLE[i]);
    size_t length = strlen(IDLE[i]);
    if (!at || !at[length]) continue;
    memmove(at, at + length, strlen(at + length) + 1);
    return true;
  }
  return false;
}

/* Cuts "对" out of "对10", "梅花对10" and "♣对10": how often; 1 where nothing says so. */
static int cut_alike(char *head) {
  const char *at = head;
  if (suit_parse_chinese(head, &at) == SUIT_NONE) suit_parse(head, &at);
  size_t length, before = (size_t)(at - head);
  int n = alike_begins(at, &length);
  if (n == 0) return 1;
  memmove(head + before, at + length, strlen(at + length) + 1);
  return n;
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
  static const char *const TWO[] = {"王炸", "双王", "对王", "一对王", "两张王"};
  for (size_t i = 0; i < sizeof TWO / sizeof *TWO; i++) {
    if (strcmp(text, TWO[i]) != 0) continue;
    word->card[0] = LJ;
    word->card[1] = HJ;
    word->n = 2;
    return WORD_TWO_JOKERS;
  }
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

static WordType read_head(const char *head, bool ranks, Word *word) {
  char error[CLIP_TEXT * 4];
  word->n = cards_parse(head, word->card, WORD_TEXT, error, sizeof error);
  if (word->n > 0) return WORD_NOTATION;
  WordType type = read_jokers(head, word);
  if (type == WORD_OTHER) type = read_ranks(head, word);
  if (type != WORD_RANKS || ranks) return type;
  return word->alike ? WORD_ALIKE : WORD_OTHER;
}

static void read_word(const char *text, size_t length, bool ranks, Word *word) {
  char head[WORD_TEXT];
  const char *hash = memchr(text, '#', length);
  *word = (Word){.type = WORD_OTHER, .body = hash ? (size_t)(hash - text) : length};
  word->head = word->body;
  word->times = cut_times(text, &word->head);
  if (word->head == 0 || word->head >= sizeof head) return;
  memcpy(head, text, word->head);
  head[word->head] = '\0';
  word->type = read_head(head, ranks, word);
  word->cut = word->type == WORD_OTHER && cut_idle(head);
  if (word->cut) word->type = read_head(head, ranks, word);
  int alike = word->type == WORD_OTHER && word->times == 1 ? cut_alike(head) : 1;
  if (alike > 1) {
    word->alike = true;
    word->type = read_head(head, ranks, word);
    word->times = alike;
    if (word->n != 1) word->type = WORD_OTHER;
  }
  if (word->type == WORD_OTHER) word->n = 0;
}

TypedWord typed_word(const char *text, size_t length, const Typist *typist) {
  Word word;
  read_word(text, length, typist->ranks, &word);
  if (word.type == WORD_OTHER) return TYPED_NO_CARD;
  if (word.alike) return TYPED_CARD;
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
    if (word.type != WORD_RANKS || word.alike) return 0;
    (isdigit((unsigned char)*text) ? &digits : &letters)[0] = true;
    for (int i = 0; i < word.n * word.times; i++, n++) count[card_rank(word.card[i % word.n])]++;
  }
  return letters && digits ? 0 : n;
}

int typed_ranks(const char *text) {
  int count[RANK_NB];
  return count_ranks(text, count);
}

/* The cards of a rank that the hand has, of this suit first, then the most of a suit; returns their
** number. */
static int cards_of_rank(const CardSet *hand, Rank rank, Suit first, Card cards[CARD_MAX]) {
  int n = 0;
  for (int copies = PACK_MAX + 1; copies > 0; copies--)
    for (Suit suit = CLUBS; suit < SUIT_NB; suit++) {
      Card card = card_make(suit, rank);
      int held = cardset_count(hand, card, PACK_MAX);
      bool now = suit == first ? copies > PACK_MAX : held == copies;
      for (int i = 0; now && i < held; i++) cards[n++] = card;
    }
  return n;
}

/* A card that may be typed, with a ten as people write it: 10C. */
static void put_typed(Text *text, Card card, bool said) {
  char name[CARD_TEXT], code[CARD_TEXT];
  const char *rank = rank_name(card_rank(card), STYLE_UNICODE);
  card_print(card, STYLE_ASCII, code);
  snprintf(name, sizeof name, "%s%s", rank, code + 1);
  text_put(text, text->length ? " " : "");
  if (said)
    say(text, SAY(CARD_TYPED), name, suit_said(card_suit(card)), rank);
  else
    text_put(text, name);
}

bool typed_names_all(const char *text, const CardSet *hand) {
  int count[RANK_NB];
  Card cards[CARD_MAX];
  bool all = count_ranks(text, count) > 0;
  for (Rank rank = 0; rank < RANK_NB; rank++) {
    int n = count[rank] ? cards_of_rank(hand, rank, SUIT_NONE, cards) : 0;
    all = all && (n == count[rank] || (n > count[rank] && cards[0] == cards[n - 1]));
  }
  return all;
}

static void put_picked(const char *text, const CardSet *hand, Suit first, bool said, Text *out) {
  int count[RANK_NB];
  Card cards[CARD_MAX];
  count_ranks(text, count);
  for (Rank rank = 0; rank < RANK_NB; rank++) {
    int n = cards_of_rank(hand, rank, first, cards);
    for (int i = 0; i < n && i < count[rank]; i++) put_typed(out, cards[i], said);
  }
}

void typed_pick(const char *text, const CardSet *hand, Suit first, char *out, size_t size) {
  Text picked = text_start(out, size);
  put_picked(text, hand, first, false, &picked);
}

bool typed_ask_suits(const char *text, const CardSet *hand, Suit first, char *error,
                     size_t error_size) {
  int count[RANK_NB];
  Card cards[CARD_MAX];
  char clip[CLIP_TEXT], held[1024], example[1024];
  Text all = text_start(held, sizeof held), typed = text_start(example, sizeof example);
  count_ranks(text, count);
  text_clip(text, strlen(text), clip);
  for (Rank rank = 0; rank < RANK_NB; rank++) {
    int n = count[rank] ? cards_of_rank(hand, rank, SUIT_NONE, cards) : 0;
    if (n < count[rank]) return refuse_rank(n == 0, rank, error, error_size);
    for (int i = 0; i < n; i++) put_typed(&all, cards[i], true);
  }
  if (first == SUIT_NONE) return say_fail(error, error_size, SAY(READ_SUIT_WANTED), clip, held);
  put_picked(text, hand, first, true, &typed);
  return say_fail(error, error_size, SAY(READ_WHICH_SUIT), clip, held, example);
}

/* ---- a text ---- */

typedef struct Typing {
  const Typist *typist;
  CardSet left;    /* of the hand, beyond the cards that are named whole */
  bool suit_first; /* of one word at least */
  Suit carried;    /* of the last word with a Chinese suit: ranks alone behind it have it */
  char *error;
  size_t error_size;
} Typing;

/* So that a rank alone is another card than those named. */
static void note_word(Typing *typing, const Word *word) {
  if (word->type == WORD_SUIT_FIRST) typing->suit_first = true;
  bool open = word->type == WORD_JOKERS || word->type == WORD_TWO_JOKERS;
  if (open || word->type == WORD_RANKS || word->type == WORD_ALIKE) return;
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

/* The two jokers that the hand has; one of each where it does not say which. */
static bool two_jokers(const Typing *typing, const char *clip, Card cards[2]) {
  const CardSet *hand = typing->typist->hand;
  int small = hand ? cardset_count(hand, LJ, PACK_MAX) : 1;
  int big = hand ? cardset_count(hand, HJ, PACK_MAX) : 1;
  cards[0] = small > 0 || big < 2 ? LJ : HJ;
  cards[1] = big > 0 || small < 2 ? HJ : LJ;
  return small + big <= 2 ||
         say_fail(typing->error, typing->error_size, SAY(READ_WHICH_JOKER), clip);
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
  bool none = cards_of_rank(typing->typist->hand, rank, SUIT_NONE, cards) == 0;
  refuse_rank(none, rank, typing->error, typing->error_size);
  return CARD_NONE;
}

/* 对10 where suits count: the suit of which the hand has so many, if there is one such. */
static Card alike_of_hand(Typing *typing, const char *clip, Rank rank, int times) {
  const CardSet *hand = typing->typist->hand;
  char shown[256];
  Text held = text_start(shown, sizeof shown);
  Card found = CARD_NONE;
  int suits = 0;
  for (Suit suit = CLUBS; suit < SUIT_NB; suit++) {
    Card card = card_make(suit, rank);
    if (cardset_count(hand, card, PACK_MAX) < times) continue;
    found = card;
    suits++;
    for (int i = 0; i < times; i++) put_typed(&held, card, true);
  }
  if (suits == 1) return found;
  if (suits == 0)
    say_fail(typing->error, typing->error_size, SAY(READ_NOT_ALIKE), clip);
  else
    say_fail(typing->error, typing->error_size, SAY(READ_SUIT_WANTED), clip, shown);
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
  Card two[2];
  if (word->type == WORD_TWO_JOKERS && !two_jokers(typing, clip, two)) return false;
  for (int i = 0; i < word->n * word->times; i++) {
    Card card = word->card[i % word->n];
    if (word->type == WORD_JOKERS) card = joker_of_hand(typing, clip);
    if (word->type == WORD_TWO_JOKERS) card = two[i % 2];
    if (word->type == WORD_RANKS) card = rank_of_hand(typing, card_rank(card));
    if (word->type == WORD_ALIKE) card = alike_of_hand(typing, clip, card_rank(card), word->times);
    if (card == CARD_NONE) return false;
    text_add(out, "%s%s", i > 0 ? " " : "", card_print(card, STYLE_ASCII, name));
  }
  return true;
}

/* Do ranks stand there, behind what separates words? */
static bool ranks_follow(const char *text) {
  const char *end;
  for (size_t length; (length = separator(text));) text += length;
  return rank_parse(text, &end) != RANK_NONE;
}

/* Reads the next word; behind a Chinese suit ranks alone have that suit: where suits count also
** where the suit was said of a card. */
static void read_next(Typing *typing, const char *text, size_t length, Word *word) {
  const Typist *typist = typing->typist;
  const char *end;
  Suit said = suit_parse_chinese(text, &end);
  bool carries = said == SUIT_NONE && typing->carried != SUIT_NONE;
  if (said != SUIT_NONE && end == text + length && ranks_follow(end)) {
    *word = (Word){.type = WORD_SUIT};
    typing->carried = said;
    return;
  }
  read_word(text, length, carries || (typist->ranks && typist->hand), word);
  bool ranks = word->type == WORD_RANKS;
  for (int i = 0; carries && ranks && i < word->n; i++)
    word->card[i] = card_make(typing->carried, card_rank(word->card[i]));
  if (carries && ranks) word->type = WORD_SUIT_FIRST;
  if (!carries || !ranks)
    typing->carried = word->type == WORD_NOTATION && !typist->ranks ? said : SUIT_NONE;
}

/* A word as it is read, or as it stands where nothing is to be changed. */
static bool put_word(Typing *typing, const char *text, size_t length, const Word *word, Text *out) {
  bool whole = word->type == WORD_NOTATION && word->times == 1 && !word->cut;
  bool unknown = word->type == WORD_ALIKE && !typing->typist->hand;
  if (word->type == WORD_SUIT) return true;
  if (word->type == WORD_OTHER || unknown || (whole && !is_jack_perhaps(typing, text, word)))
    text_put_some(out, text, length);
  else if (!write_word(typing, text, word, out))
    return false;
  else
    text_put_some(out, text + word->body, length - word->body);
  return true;
}

bool typed_cards(const char *text, const Typist *typist, char *out, size_t size, char *error,
                 size_t error_size) {
  CardSet left = typist->hand ? *typist->hand : CARDSET_EMPTY;
  Typing typing = {typist, left, false, SUIT_NONE, error, error_size};
  Text written = text_start(out, size);
  Word word;
  size_t length;
  for (const char *at = text; *at; at += length) {
    if ((length = separator(at))) continue;
    length = word_length(at);
    read_next(&typing, at, length, &word);
    note_word(&typing, &word);
  }
  typing.carried = SUIT_NONE;
  for (const char *at = text; *at; at += length) {
    if ((length = separator(at))) {
      text_put(&written, " ");
      continue;
    }
    length = word_length(at);
    read_next(&typing, at, length, &word);
    if (!put_word(&typing, at, length, &word, &written)) return false;
  }
  return written.length < size || say_fail(error, error_size, SAY(READ_LONG_LINE));
}
