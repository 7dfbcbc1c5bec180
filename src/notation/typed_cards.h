/* typed_cards.h - cards as people type them, put into the notation of card.h.
**
** Records, files and scripts have one notation, rank first. At a table people also type the suit
** first (`h3`, `♥33`), how often (`9Cx2`, `梅花对9`), jokers by other names (`RJ`, `BJ`), where
** suits do not count the ranks alone (`33`, `JQK`, `对3`), and where they do a suit in Chinese
** once for the ranks behind it (`红桃3 4 K`, `红桃 3 4 K`), or a pair of which the hand has one. What
** such a word means may depend on the hand that it is for; where it could mean two things, the
** error asks which. */
#ifndef typed_cards_h
#define typed_cards_h

#include "deal/deal.h"

/* For whom is typed. */
typedef struct Typist {
  const CardSet *hand; /* kind space; NULL: it is not known, or not to be looked at */
  bool ranks;          /* suits are ignored: a rank alone is any card of the hand that has it */
} Typist;

typedef enum TypedWord {
  TYPED_NO_CARD,
  TYPED_LOOSE, /* the suit first, or ranks alone: could be meant for something else */
  TYPED_CARD,
} TypedWord;

/* What a word could be that begins a line, `length` bytes of it. Friend calls count as cards; a
** rank that is one letter does not: that is a command. */
TypedWord typed_word(const char *text, size_t length, const Typist *typist);

/* How many ranks a text has that names ranks and nothing else ("A A", "QQKK", "10 10"); 0: it has
** other words, or numbers beside letters, as commands have (`t 2`). */
int typed_ranks(const char *text);

/* Of such a text where suits count: is there one way to take these cards from the hand, so that no
** suit need be said? */
bool typed_names_all(const char *text, const CardSet *hand);

/* Cards of the ranks that the hand has, of this suit first, then of the one with most of them. */
void typed_pick(const char *text, const CardSet *hand, Suit first, char *out, size_t size);

/* A sentence that asks for the suits, with the cards of these ranks that the hand has and what
** could be typed, as typed_pick picks it; SUIT_NONE: without. Returns false. */
bool typed_ask_suits(const char *text, const CardSet *hand, Suit first, char *error,
                     size_t error_size);

/* Writes the text with each such word in the notation, full-width commas and blanks as blanks; what
** cannot be read stays as it is, for who reads the notation to refuse. False and a sentence where a
** word could mean two things, where the hand has not so many of a rank, and when it is too long. */
bool typed_cards(const char *text, const Typist *typist, char *out, size_t size, char *error,
                 size_t error_size);

#endif
