/* card.h - the 54 kinds of card, their names, and printing and parsing of sets of them.
**
** A kind is one of the 54 different cards; a deal holds up to eight copies of each. A rank is
** counted from 0 (the two) to 12 (the ace); the jokers have neither rank nor suit. */
#ifndef card_h
#define card_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  RANK_NB = 13,
  SUIT_NB = 4,
  PACK_MAX = 8,
  KIND_NB = 54,
  CARD_MAX = KIND_NB * PACK_MAX,
  SEAT_MAX = 16,
};

/* A printed suit, or (as *effective* suit) the trumps. The order clubs, diamonds, hearts, spades
** is the one that breaks ties between cards which are equal for the rules. */
typedef uint8_t Suit;
enum { CLUBS, DIAMONDS, HEARTS, SPADES, TRUMPS, ESUIT_NB, SUIT_NONE = 0xff };

typedef uint8_t Rank;
enum { RANK_2, RANK_5 = 3, RANK_T = 8, RANK_J, RANK_Q, RANK_K, RANK_A, RANK_NONE = 0xff };

/* A kind: suit * 13 + rank, then the two jokers. */
typedef uint8_t Card;
enum { LJ = 52, HJ = 53, CARD_NONE = 0xff };

static inline Card card_make(Suit suit, Rank rank) { return (Card)(suit * RANK_NB + rank); }
static inline bool card_is_joker(Card card) { return card >= LJ; }
static inline Suit card_suit(Card card) { return card < LJ ? (Suit)(card / RANK_NB) : SUIT_NONE; }
static inline Rank card_rank(Card card) { return card < LJ ? (Rank)(card % RANK_NB) : RANK_NONE; }

/* How cards are printed: `AS TD LJ` or `A♠ 10♦ LJ`. What is printed in either way parses again. */
typedef enum { STYLE_ASCII, STYLE_UNICODE } Style;

enum { CARD_TEXT = 8 }; /* room for one printed card and its end */

/* Writes the card's name into `out` and returns it. */
const char *card_print(Card card, Style style, char out[CARD_TEXT]);

/* The same as it is said (sentence.h): a language may have words for the jokers. */
const char *card_said(Card card, Style style, char out[CARD_TEXT]);

/* The one-character name of a rank ("T" for the ten in ASCII, "10" in Unicode). */
const char *rank_name(Rank rank, Style style);
/* "S", "♠", …; TRUMPS is "T"; SUIT_NONE is "NT". */
const char *suit_name(Suit suit, Style style);
/* "spades", …, "trumps". */
const char *suit_word(Suit suit);
/* The same as a sentence (sentence.h). */
const char *suit_said(Suit suit);

/* Puts letters where the text has suit symbols. */
void card_letters(char *text);

/* The rank that the text begins with ("T", "10", "k"); RANK_NONE if none. *end moves behind it. */
Rank rank_parse(const char *text, const char **end);
/* The printed suit that the text begins with ("s", "♠"); SUIT_NONE if none. */
Suit suit_parse(const char *text, const char **end);
Suit suit_parse_chinese(const char *text, const char **end); /* "红桃" */

/* Reads cards separated by blanks or commas; ranks may share a suit ("QQJJS", "1010S"), jokers are
** `HJ` and `LJ` in any case, whatever hand is meant; or in Chinese, `大王 红桃A`. Appends to
** cards[], at most `max`. Returns how many there are, or -1 with one sentence in `error` that names
** the offending word. */
int cards_parse(const char *text, Card cards[], int max, char *error, size_t error_size);

/* Card points in the traditional scheme are a rule, not a property: see Rules.points. */

#endif
