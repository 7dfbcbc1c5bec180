/* position_text.c - see position_text.h. */
#include "differ/position_text.h"

#include "notation/notation.h"
#include "notation/position.h"

static void put_cards(Text *text, char between, int seat, const CardSet *cards) {
  char words[1024];
  cardset_print(cards, PACK_MAX, STYLE_ASCII, words, sizeof words);
  text_add(text, "%c%c:%s", between, seat_letter(seat), words);
}

/* Cards of the deck that are nobody's and of a suit that is not asked about, until the hand has so
** many. */
static void fill(CardSet *hand, int size, CardSet *rest, uint64_t may) {
  int missing = size - cardset_size(hand, PACK_MAX);
  for (int kind = 0; kind < KIND_NB && missing > 0; kind++)
    for (; missing > 0 && (rest->plane[0] & may) >> kind & 1; missing--) {
      cardset_take(rest, kind, PACK_MAX);
      cardset_put(hand, kind, PACK_MAX);
    }
}

/* The plain suit that neither the trumps nor the cards led are of. */
static uint64_t idle_suit(const Posed *posed) {
  Trump trump = posed->question.trump;
  uint64_t suit = 0;
  for (Suit s = 0; s < SUIT_NB; s++) {
    uint64_t kinds = (uint64_t)0x1fff << s * RANK_NB;
    if (s != trump.suit && !(kinds & posed->question.cards.plane[0])) suit = kinds;
  }
  for (Suit s = 0; s < SUIT_NB && trump.rank != RANK_NONE; s++)
    suit &= ~bit(card_make(s, trump.rank));
  return suit;
}

static void put_throw(Text *text, const Posed *posed, const Loaded *loaded) {
  const Question *question = &posed->question;
  CardSet hand[SEAT_MAX], rest = loaded->deck;
  int size = 0;
  for (int seat = 0; seat < posed->players; seat++) {
    hand[seat] = seat ? question->hand_of[seat] : question->hand;
    cardset_subtract(&rest, &rest, &hand[seat], PACK_MAX);
    int n = cardset_size(&hand[seat], PACK_MAX);
    if (n > size) size = n;
  }
  text_put(text, ";hands");
  for (int seat = 0; seat < posed->players; seat++) {
    fill(&hand[seat], size, &rest, idle_suit(posed));
    put_cards(text, seat ? '|' : '=', seat, &hand[seat]);
  }
}

static void put_tricks(Text *text, const Posed *posed, const Loaded *loaded) {
  const Question *question = &posed->question;
  char trump[CARD_TEXT];
  text_add(text, ";trump=%s", trump_print(question->trump, STYLE_ASCII, trump));
  int plays = posed->type == POSED_FOLLOW ? 1 : 0;
  if (posed->type == POSED_WINNER) plays = question->trick_n - 1;
  const CardSet *hand = &question->hand;
  if (posed->type == POSED_WINNER) hand = &posed->trick[plays];
  if (posed->type == POSED_THROW) {
    put_throw(text, posed, loaded);
  } else {
    text_put(text, ";hands");
    put_cards(text, '=', plays, hand);
  }
  if (plays) text_put(text, ";trick");
  for (int i = 0; i < plays; i++)
    put_cards(text, i ? '|' : '=', i,
              plays == 1 && posed->type == POSED_FOLLOW ? &question->lead : &posed->trick[i]);
  if (is_given(question, ASK_TEAM)) {
    text_put(text, ";declarer=A;team=");
    for (int seat = 0, n = 0; seat < posed->players; seat++)
      if (question->team >> seat & 1) text_add(text, "%s%c", n++ ? "," : "", seat_letter(seat));
  }
  text_add(text, ";turn=%c", seat_letter(plays));
}

/* The cards that A would lead, or the hand of B upon a play of A. */
static void put_climb(Text *text, const Posed *posed) {
  int seat = posed->type == POSED_FOLLOW;
  text_put(text, ";hands");
  put_cards(text, '=', seat, seat ? &posed->question.hand : &posed->question.cards);
  if (seat) {
    text_put(text, ";top");
    put_cards(text, '=', 0, &posed->question.lead);
  }
  text_add(text, ";turn=%c", seat_letter(seat));
}

/* A hand of a climbing game that is played on, before the last step. */
static bool put_played_on(Text *text, const Posed *posed, Loaded *loaded) {
  Game game;
  if (!posed_before_last(posed, loaded, &game)) return false;
  if (game_phase(&game, loaded->rules) != PHASE_CLIMB) return false;
  text->length +=
      position_print(&game, loaded->rules, text->out + text->length, text->size - text->length);
  return true;
}

bool position_of_difference(Text *text, const Differ *differ, const Difference *of) {
  const Posed *posed = &of->posed;
  bool played = posed->type == POSED_LEAD || posed->type == POSED_FOLLOW;
  Loaded *loaded = differ_loaded(differ, of, 0);
  bool climb = loaded->rules->family == FAMILY_CLIMB;
  if (posed->packs) return false;
  if (climb && posed->type == POSED_STEPS) return put_played_on(text, posed, loaded);
  if (!climb) played |= posed->type == POSED_WINNER || posed->type == POSED_THROW;
  if (!played) return false;
  text_add(text, "%s;n=%d", differ_spec(differ, 0), posed->players);
  if (climb)
    put_climb(text, posed);
  else
    put_tricks(text, posed, loaded);
  return true;
}
