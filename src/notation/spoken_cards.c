/* spoken_cards.c - see spoken_cards.h. */
#include "notation/spoken_cards.h"

#include <ctype.h>
#include <string.h>

#include "base/card.h"
#include "base/text.h"

/* The words of a text, read from the first to the last. */
typedef struct Words {
  const char *at;
  char word[16]; /* the next one, without what is put behind words; "" at the end, and where it is
                 ** longer than any that is looked for */
  size_t length; /* of it as it stands there */
} Words;

static void look(Words *words) {
  words->at += strspn(words->at, " \t");
  words->length = strcspn(words->at, " \t");
  size_t n = words->length;
  while (n > 0 && strchr(",.?!", words->at[n - 1])) n--;
  *words->word = '\0';
  if (n < sizeof words->word) text_copy(words->word, sizeof words->word, words->at, n);
}

static void take(Words *words) {
  words->at += words->length;
  look(words);
}

/* Takes the next word if it is one of these, separated by bars; its place among them, -1: it is
** none. */
static int take_of(Words *words, const char *list) {
  int i = text_which(list, words->word, strlen(words->word));
  if (i >= 0) take(words);
  return i;
}

static const char ONE[] = "two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace";
static const char MANY[] =
    "twos|threes|fours|fives|sixes|sevens|eights|nines|tens|jacks|queens|kings|aces";
static const char RANKS[] = "23456789TJQKA";

/* "of spades"; SUIT_NONE: nothing of the kind, and nothing is taken. */
static Suit take_suit(Words *words) {
  static const struct {
    const char *words;
    Suit suit;
  } SUITS[] = {{"club|clubs", CLUBS},
               {"diamond|diamonds", DIAMONDS},
               {"heart|hearts", HEARTS},
               {"spade|spades", SPADES}};
  Words ahead = *words;
  if (take_of(&ahead, "of") < 0) return SUIT_NONE;
  for (size_t i = 0; i < sizeof SUITS / sizeof *SUITS; i++) {
    if (take_of(&ahead, SUITS[i].words) < 0) continue;
    *words = ahead;
    return SUITS[i].suit;
  }
  return SUIT_NONE;
}

/* How many are said to follow: "pair of", "both", "three"; 1 where nothing is said. */
static int take_count(Words *words) {
  Words ahead = *words;
  if (take_of(&ahead, "pair") == 0 && take_of(&ahead, "of") == 0) {
    *words = ahead;
    return 2;
  }
  if (take_of(words, "both") == 0) return 2;
  int i = take_of(words, "two|three|four");
  return i < 0 ? 1 : i + 2;
}

static void put(Text *out, int n, char first, char second) {
  char card[] = {' ', first, second, '\0'};
  while (n-- > 0) text_put(out, out->length ? card : card + 1);
}

/* The rank that is said: as a word, or with a suit behind it as it is written; '\0': none. */
static char take_rank(Words *words, bool many, Suit *suit) {
  Words ahead = *words;
  const char *end = words->word;
  int i = take_of(&ahead, many ? MANY : ONE);
  bool said = i >= 0;
  if (!said && !many && rank_parse(words->word, &end) != RANK_NONE && !*end) {
    i = (int)(strchr(RANKS, toupper((unsigned char)*words->word)) - RANKS);
    if (*words->word == '1') i = (int)(strchr(RANKS, 'T') - RANKS);
    take(&ahead);
  }
  if (i < 0) return '\0';
  *suit = take_suit(&ahead);
  if (!said && *suit == SUIT_NONE) return '\0';
  *words = ahead;
  return RANKS[i];
}

/* "ace of spades", or with how many: "two aces". */
static bool take_ranked(Words *words, bool counted, Text *out) {
  Words ahead = *words;
  Suit suit = SUIT_NONE;
  int n = counted ? take_count(&ahead) : 1;
  char rank = take_rank(&ahead, n > 1, &suit);
  if (!rank) return false;
  put(out, n, rank, suit == SUIT_NONE ? '\0' : "CDHS"[suit]);
  *words = ahead;
  return true;
}

static bool take_joker(Words *words, Text *out) {
  Words ahead = *words;
  bool big = take_of(&ahead, "big|red|high") >= 0;
  if (!big && take_of(&ahead, "small|little|black|low") < 0) return false;
  if (take_of(&ahead, "joker") < 0) return false;
  put(out, 1, big ? 'H' : 'L', 'J');
  *words = ahead;
  return true;
}

/* Takes what is said of cards: "my two aces of spades", "the big joker"; `a` may be an ace. */
static bool take_cards(Words *words, Text *out) {
  Words ahead = *words;
  bool article = take_of(&ahead, "the|my|a|an|this|that") >= 0;
  if (article && (take_ranked(&ahead, true, out) || take_ranked(&ahead, false, out) ||
                  take_joker(&ahead, out))) {
    *words = ahead;
    return true;
  }
  return take_ranked(words, true, out) || take_ranked(words, false, out) || take_joker(words, out);
}

bool spoken_cards(const char *text, char *out, size_t size) {
  Words words = {.at = text};
  Text said = text_start(out, size);
  bool found = false;
  for (look(&words); *words.at;) {
    bool cards = take_cards(&words, &said);
    found |= cards;
    if (cards || (found && take_of(&words, "and") == 0)) continue;
    if (take_of(&words, "the|my|please") >= 0) {
      found = true;
      continue;
    }
    if (said.length) text_put(&said, " ");
    text_put_some(&said, words.at, words.length);
    take(&words);
  }
  return found && said.length < size;
}
