/* render_cards.h - cards as text: one, a play, a hand, a declaration. */
#ifndef repl_render_cards_h
#define repl_render_cards_h

#include "repl/scene.h"

/* The suit under which a card is shown: the effective one, before there is an order its own, jokers
** under trumps. */
int shown_suit(const Deal *deal, Card card);
/* The cards that are shown under this suit (SUIT_NONE: under none). Returns how many. */
int cards_of_suit(const Deal *deal, const CardSet *cards, int suit, CardSet *out);

/* The escape sequence of a card's colour; "": the colour of the terminal's text. */
const char *card_colour(Palette palette, Card card);

void render_card(Text *out, const Look *look, Card card);
/* The cards sorted by the order in force, suits apart by two blanks, trumps last. */
void render_cards(Text *out, const Scene *scene, const CardSet *cards);
/* The same as a text of its own, in `row`, which is returned. */
const char *cards_text(const Scene *scene, const CardSet *cards, char row[ROW_TEXT]);
/* The cards themselves in that order. Returns how many. */
int cards_as_drawn(const Scene *scene, const CardSet *cards, Card out[CARD_MAX]);
/* Kinds that stand in the cards beside those typed, where they have these; bit a kind. */
uint64_t kinds_beside(const CardSet *cards, const CardSet *typed, int planes);
/* The same in any legal play of the seat on turn, a follow. *all: every legal play was looked at. 0
** when a function failed. */
uint64_t follow_kinds(const Game *game, const Rules *rules, const CardSet *typed, bool *all);
/* The cards of a play, in the order in which they were laid. */
void render_play(Text *out, const Scene *scene, const Play *play);
/* " as 2 + 2": how a lead is divided, where its leader said so. */
void render_grouping(Text *out, const Grouped *grouping);
/* The cards of a declaration; of those that lie face down only how many they are. */
void render_bid(Text *out, const Scene *scene, const Bid *bid);

/* "A  3C 5C5C6C6C  TH": copies of a card and the sets of a tractor stand together. In as many lines
** as the width asks for, continued under the first card. In the hand that is to follow, the cards
** that a legal play may have are marked, where others are there too. */
void render_hand(FILE *out, const Scene *scene, int seat);

#endif
