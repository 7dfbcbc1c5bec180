/* shrink.c - see shrink.h. */
#include "differ/shrink.h"

#include <stdlib.h>
#include <string.h>

typedef struct Shrinking {
  Posed *posed;
  uint32_t players;
  StillDiffers *still;
  void *context;
  bool smaller; /* something was left out since it was set to false */
} Shrinking;

/* Takes the smaller question if it still differs. */
static bool take(Shrinking *s, const Posed *smaller) {
  if (!s->still(s->context, smaller)) return false;
  *s->posed = *smaller;
  s->smaller = true;
  return true;
}

/* ---- fewer cards ---- */

/* The i-th kind in a set; -1: it has fewer. */
static int kind_of(const CardSet *set, int i) {
  uint64_t kinds = set->plane[0];
  for (; i > 0 && kinds; i--) kinds &= kinds - 1;
  return kinds ? bit_lowest(kinds) : -1;
}

/* Sets that lose a card each at once: what is led and what answers it are of one size. */
typedef struct Together {
  CardSet *set[SEAT_MAX];
  int n;
} Together;

/* Tries every choice of a kind from each set (`at`: the sets from there on); true when one was
** taken. `hand`: what is played is held there, and goes from it too. */
static bool drop_each(Shrinking *s, Posed *smaller, const Together *of, int at, int *budget) {
  if (at == of->n) return --*budget >= 0 && take(s, smaller);
  CardSet *set = of->set[at], *hand = &smaller->question.hand;
  bool held = set == &smaller->question.cards;
  for (int i = 0, kind; (kind = kind_of(set, i)) >= 0 && *budget > 0; i++) {
    CardSet kept = *set, kept_hand = *hand;
    if (held && !(hand->plane[0] >> kind & 1)) continue;
    cardset_take(set, kind, PACK_MAX);
    if (held) cardset_take(hand, kind, PACK_MAX);
    if (drop_each(s, smaller, of, at + 1, budget)) return true;
    *set = kept;
    *hand = kept_hand;
  }
  return false;
}

enum { CHOICES = 400 };

static void drop_together(Shrinking *s) {
  bool done = false;
  while (!done) {
    Posed smaller = *s->posed;
    Question *question = &smaller.question;
    Together of = {.n = 0};
    int budget = CHOICES;
    if (smaller.type == POSED_FOLLOW) of.set[of.n++] = &question->lead;
    if (smaller.type == POSED_FOLLOW || smaller.type == POSED_LEAD || smaller.type == POSED_THROW)
      of.set[of.n++] = &question->cards;
    for (int i = 0; i < question->trick_n; i++) of.set[of.n++] = &smaller.trick[i];
    if (smaller.type == POSED_STEPS)
      for (int i = 0; i < smaller.players; i++) of.set[of.n++] = &question->hand_of[i];
    done = of.n == 0 || !drop_each(s, &smaller, &of, 0, &budget);
  }
}

/* A card that is played in a step and held until then. */
static void drop_played(Shrinking *s) {
  for (int i = 0; i < s->posed->steps; i++)
    for (int k = 0, kind; (kind = kind_of(&s->posed->step[i].cards, k)) >= 0;) {
      Posed smaller = *s->posed;
      cardset_take(&smaller.step[i].cards, kind, PACK_MAX);
      CardSet *hand = &smaller.question.hand_of[smaller.step[i].seat];
      if (!(hand->plane[0] >> kind & 1)) break;
      cardset_take(hand, kind, PACK_MAX);
      if (!take(s, &smaller)) k++;
    }
}

/* One card less in one set alone. */
static void drop_single(Shrinking *s) {
  CardSet *sets[SETS_MOST];
  Posed smaller = *s->posed;
  int n = posed_sets(&smaller, sets);
  for (int i = 0; i < n; i++)
    for (int k = 0, kind; (kind = kind_of(sets[i], k)) >= 0;) {
      smaller = *s->posed;
      cardset_take(sets[i], kind, PACK_MAX);
      bool taken = take(s, &smaller);
      smaller = *s->posed;
      if (!taken) k++;
    }
}

/* ---- fewer plays, bids, steps, calls ---- */

/* Takes the i-th of so many things of this size out of a list. */
static void remove_at(void *list, int *n, int i, size_t size) {
  char *at = (char *)list + (size_t)i * size;
  memmove(at, at + size, (size_t)(--*n - i) * size);
}

static void remove_shown(Posed *posed, int i) {
  Question *question = &posed->question;
  remove_at(posed->shown, &question->shown_n, i, sizeof posed->shown[0]);
  if (posed->type != POSED_BID) return;
  memset(question->hand_of, 0, sizeof question->hand_of);
  question->known = 0;
  for (int k = 0; k < question->shown_n; k++)
    question_hold(question, posed->shown[k].seat, &posed->shown[k].cards);
}

/* Takes what was played in a step from its player's hand; false where it came there by exchange. */
static bool take_played(Posed *posed, const Action *step) {
  CardSet *hand = &posed->question.hand_of[step->seat];
  if (!cardset_has(hand, &step->cards, PACK_MAX)) return false;
  cardset_subtract(hand, hand, &step->cards, PACK_MAX);
  return true;
}

/* A hand of a climbing game from a later step on, which its player leads; what was played before is
** nobody's. */
static void drop_first_steps(Shrinking *s) {
  for (int i = s->posed->steps - 1; i >= 0 && s->posed->phase == PHASE_CLIMB; i--) {
    Posed smaller = *s->posed;
    bool all = i > 0 || smaller.question.opening != OPENING_LED;
    for (int k = 0; k < i; k++) all &= take_played(&smaller, &smaller.step[k]);
    smaller.steps -= i;
    memmove(smaller.step, smaller.step + i, (size_t)smaller.steps * sizeof smaller.step[0]);
    smaller.question.opening = OPENING_LED;
    smaller.question.leader = smaller.step[0].seat;
    if (all && take(s, &smaller)) return;
  }
}

static void drop_events(Shrinking *s) {
  for (int i = s->posed->question.shown_n - 1; i >= 0; i--) {
    Posed smaller = *s->posed;
    if (i < smaller.question.shown_n && smaller.question.shown_n > 1) {
      remove_shown(&smaller, i);
      take(s, &smaller);
    }
  }
  for (int i = s->posed->question.trick_n - 1; i > 0; i--) {
    Posed smaller = *s->posed;
    if (smaller.question.trick_n <= (smaller.type == POSED_WINNER ? 2 : 1)) break;
    remove_at(smaller.trick, &smaller.question.trick_n, i, sizeof smaller.trick[0]);
    take(s, &smaller);
  }
  for (int i = s->posed->steps - 1; i >= 0; i--) {
    Posed smaller = *s->posed;
    remove_at(smaller.step, &smaller.steps, i, sizeof smaller.step[0]);
    take(s, &smaller);
  }
  Posed undivided = *s->posed;
  memset(&undivided.question.grouping, 0, sizeof undivided.question.grouping);
  if (grouping_named(&s->posed->question.grouping)) take(s, &undivided);
  for (int i = s->posed->question.calls - 1; i >= 0; i--) {
    Posed smaller = *s->posed;
    remove_at(smaller.question.call, &smaller.question.calls, i, sizeof(Call));
    take(s, &smaller);
  }
}

/* ---- lower ranks, plain suits ---- */

static void swap_card(uint8_t *card, Card one, Card other) {
  *card = *card == one ? other : *card == other ? one : *card;
}

static void swap_in_set(CardSet *set, Card one, Card other) {
  for (int k = 0; k < PACK_MAX && set->plane[k]; k++) {
    uint64_t differ = (set->plane[k] >> one ^ set->plane[k] >> other) & 1;
    set->plane[k] ^= differ << one | differ << other;
  }
}

static void swap_kinds(Posed *posed, Card one, Card other) {
  CardSet *sets[SETS_MOST];
  Question *question = &posed->question;
  for (int n = posed_sets(posed, sets), i = 0; i < n; i++) swap_in_set(sets[i], one, other);
  swap_in_set(&question->declared, one, other);
  for (int i = 0; i < question->calls; i++) swap_card(&question->call[i].card, one, other);
  for (int i = 0; i < posed->steps; i++)
    for (int k = 0; k < posed->step[i].calls; k++)
      swap_card(&posed->step[i].call[k].card, one, other);
  for (int i = 0; i < question->turned_n; i++) swap_card(&question->turned[i], one, other);
  swap_card(&question->card, one, other);
  swap_card(&posed->one, one, other);
  swap_card(&posed->other, one, other);
}

/* How hard a card is to read: low plain cards are easy, trumps and jokers are not. */
static int hardness(const Posed *posed, Card card) {
  static const int OF_SUIT[SUIT_NB] = {3, 2, 0, 1}; /* hearts first */
  Trump trump = posed->question.trump;
  if (card_is_joker(card)) return 60 + (card == LJ);
  bool is_trump = card_suit(card) == trump.suit || card_rank(card) == trump.rank;
  return card_rank(card) * 2 + OF_SUIT[card_suit(card)] * 3 + (is_trump ? 30 : 0);
}

static uint64_t kinds_used(Posed *posed) {
  CardSet *sets[SETS_MOST];
  uint64_t used = posed->question.declared.plane[0];
  if (posed->type <= POSED_WORTH) used |= bit(posed->one) | bit(posed->other);
  if (posed->type == POSED_CALL) used |= bit(posed->question.card);
  for (int n = posed_sets(posed, sets), i = 0; i < n; i++) used |= sets[i]->plane[0];
  for (int i = 0; i < posed->question.calls; i++) used |= bit(posed->question.call[i].card);
  for (int i = 0; i < posed->question.turned_n; i++) used |= bit(posed->question.turned[i]);
  return used;
}

/* A kind in the place of another that is harder to read. */
static void lower_kinds(Shrinking *s) {
  uint64_t used = kinds_used(s->posed);
  for (int high = KIND_NB - 1; high >= 0; high--) {
    if (!(used >> high & 1)) continue;
    for (int low = 0; low < KIND_NB; low++) {
      if (used >> low & 1 || hardness(s->posed, (Card)low) >= hardness(s->posed, (Card)high))
        continue;
      Posed smaller = *s->posed;
      swap_kinds(&smaller, (Card)high, (Card)low);
      if (!take(s, &smaller)) continue;
      used = kinds_used(s->posed);
      break;
    }
  }
}

/* All ranks one lower. */
static void lower_ranks(Shrinking *s) {
  for (int tries = 0; tries < RANK_NB; tries++) {
    Posed smaller = *s->posed;
    uint64_t used = kinds_used(&smaller);
    for (int suit = 0; suit < SUIT_NB; suit++)
      if (used >> (suit * RANK_NB) & 1) return;
    for (int rank = 1; rank < RANK_NB; rank++)
      for (int suit = 0; suit < SUIT_NB; suit++)
        swap_kinds(&smaller, card_make((Suit)suit, (Rank)rank),
                   card_make((Suit)suit, (Rank)(rank - 1)));
    Rank *trump = &smaller.question.trump.rank;
    if (*trump != RANK_NONE && *trump > 0) --*trump;
    if (!take(s, &smaller)) return;
  }
}

/* How hard the cards are to read in all, and the trump. */
static int hardness_of_all(Posed *posed) {
  Trump trump = posed->question.trump;
  int all = trump.rank == RANK_NONE ? RANK_NB : trump.rank;
  if (trump.suit != SPADES) all += trump.suit == SUIT_NONE ? 20 : 2;
  for (uint64_t used = kinds_used(posed); used;) all += hardness(posed, (Card)bit_pop(&used));
  return all;
}

/* Two suits in each other's place, where the cards are easier to read then. */
static void swap_suits(Shrinking *s) {
  for (Suit one = 0; one < SUIT_NB; one++)
    for (Suit other = 0; other < one; other++) {
      Posed smaller = *s->posed;
      Trump *trump = &smaller.question.trump;
      for (int rank = 0; rank < RANK_NB; rank++)
        swap_kinds(&smaller, card_make(one, (Rank)rank), card_make(other, (Rank)rank));
      swap_card(&trump->suit, one, other);
      if (hardness_of_all(&smaller) < hardness_of_all(s->posed)) take(s, &smaller);
    }
}

/* Two ranks in each other's place, where the cards are easier to read then. */
static void swap_ranks(Shrinking *s) {
  for (int high = RANK_NB - 1; high > 0; high--)
    for (int low = 0; low < high; low++) {
      Posed smaller = *s->posed;
      for (int suit = 0; suit < SUIT_NB; suit++)
        swap_kinds(&smaller, card_make((Suit)suit, (Rank)high), card_make((Suit)suit, (Rank)low));
      if (hardness_of_all(&smaller) < hardness_of_all(s->posed)) take(s, &smaller);
    }
}

/* A trump under which the cards are easier to read. */
static void plain_trump(Shrinking *s) {
  if (!is_given(&s->posed->question, ASK_TRUMP)) return;
  int now = hardness_of_all(s->posed);
  for (int rank = 0; rank < RANK_NB; rank++)
    for (int suit = SUIT_NB - 1; suit >= 0; suit--) {
      Posed smaller = *s->posed;
      smaller.question.trump = (Trump){(Rank)rank, (Suit)suit};
      if (hardness_of_all(&smaller) < now && take(s, &smaller)) now = hardness_of_all(s->posed);
    }
}

/* ---- fewer players, packs, points; levels at the start ---- */

static void swap_bits(uint16_t *seats, int one, int other) {
  unsigned differ = (unsigned)(*seats >> one ^ *seats >> other) & 1u;
  *seats = (uint16_t)(*seats ^ (differ << one | differ << other));
}

static void swap_seat(uint8_t *seat, int one, int other) {
  *seat = (uint8_t)(*seat == one ? other : *seat == other ? one : *seat);
}

/* Two seats change places. */
static void swap_seats(Posed *posed, int one, int other) {
  Question *question = &posed->question;
  CardSet hand = question->hand_of[one];
  question->hand_of[one] = question->hand_of[other];
  question->hand_of[other] = hand;
  int16_t won = question->won[one];
  question->won[one] = question->won[other];
  question->won[other] = won;
  char level[LEVEL_TEXT];
  memcpy(level, posed->level[one], sizeof level);
  memcpy(posed->level[one], posed->level[other], sizeof level);
  memcpy(posed->level[other], level, sizeof level);
  swap_bits(&question->known, one, other);
  swap_bits(&question->team, one, other);
  for (int i = 0; i < question->shown_n; i++) swap_seat(&posed->shown[i].seat, one, other);
  for (int i = 0; i < question->faults; i++) swap_seat(&question->fault[i].seat, one, other);
  swap_seat(&question->first, one, other);
  swap_seat(&question->offender, one, other);
  swap_seat(&question->declarer, one, other);
  if (question->last_winner == one || question->last_winner == other)
    question->last_winner = question->last_winner == one ? other : one;
}

/* Does the question speak of the seat? */
static bool names_seat(const Posed *posed, int seat) {
  const Question *question = &posed->question;
  bool named = (question->team | question->known) >> seat & 1 || question->won[seat] ||
               posed->level[seat][0] || question->declarer == seat || question->first == seat ||
               question->offender == seat || question->last_winner == seat;
  for (int i = 0; i < question->shown_n; i++) named |= posed->shown[i].seat == seat;
  for (int i = 0; i < question->faults; i++) named |= question->fault[i].seat == seat;
  for (int i = 0; i < posed->steps; i++) named |= posed->step[i].seat == seat;
  return named || (posed->phase == PHASE_CLIMB && question->hand_of[seat].plane[0]);
}

/* The first seats instead of later ones. */
static void lower_seats(Shrinking *s) {
  if (s->posed->type == POSED_STEPS) return;
  for (int seat = 1; seat < s->posed->players; seat++)
    for (int lower = 0; lower < seat && names_seat(s->posed, seat); lower++) {
      Posed smaller = *s->posed;
      if (names_seat(&smaller, lower)) continue;
      swap_seats(&smaller, seat, lower);
      if (take(s, &smaller)) break;
    }
}

/* Nobody of the question sits beyond so many. */
static bool fits(const Posed *posed, int players) {
  int last = 0;
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (names_seat(posed, seat)) last = seat;
  return last < players && posed->question.trick_n <= players;
}

static void fewer_players(Shrinking *s) {
  bool climb = s->posed->phase == PHASE_CLIMB;
  if (s->posed->type == POSED_STEPS && !climb) return; /* all hands are on the table */
  for (int players = 2; players < s->posed->players; players++) {
    Posed smaller = *s->posed;
    if (!(s->players >> players & 1) || !fits(&smaller, players)) continue;
    smaller.players = players;
    posed_cut_memory(&smaller);
    if (smaller.question.hands) smaller.question.hands = players;
    if (smaller.question.levels) smaller.question.levels = players;
    if (take(s, &smaller)) return;
  }
}

static void fewer_packs(Shrinking *s) {
  for (int packs = 0; packs < s->posed->packs; packs += packs ? 1 : 2) { /* of one nobody deals */
    Posed smaller = *s->posed;
    smaller.packs = packs;
    if (take(s, &smaller)) return;
  }
}

/* Sets a number in the question to a simpler one. */
#define SIMPLER(s, member, value)                                                                  \
  do {                                                                                             \
    if ((s)->posed->member != (value)) {                                                           \
      Posed smaller = *(s)->posed;                                                                 \
      smaller.member = (value);                                                                    \
      take(s, &smaller);                                                                           \
    }                                                                                              \
  } while (0)

static void fewer_points(Shrinking *s) {
  for (int points = 0; points < abs(s->posed->question.points); points += 5)
    SIMPLER(s, question.points, points);
  for (int seat = 0; seat < s->posed->players; seat++)
    for (int won = 0; won < abs(s->posed->question.won[seat]); won += 5)
      SIMPLER(s, question.won[seat], (int16_t)won);
}

static void not_given(Shrinking *s, Key key) {
  Posed smaller = *s->posed;
  if (!is_given(&smaller.question, key)) return;
  smaller.question.given &= ~((uint64_t)1 << key);
  if (key == ASK_TEAM) smaller.question.team = 0;
  if (key == ASK_FIRST) smaller.question.first = 0;
  if (key == ASK_KITTY) smaller.question.kitty = CARDSET_EMPTY;
  if (key == ASK_DECLARED) smaller.question.declared = CARDSET_EMPTY;
  if (key == ASK_OFFENDER) smaller.question.offender = 0;
  if (key == ASK_TRUMP) smaller.question.trump = (Trump){RANK_NONE, SUIT_NONE};
  if (key == ASK_HANDS) smaller.question.known = 0;
  take(s, &smaller);
}

static void simpler(Shrinking *s) {
  static const Key MAY_GO[] = {ASK_TEAM, ASK_FIRST, ASK_OFFENDER, ASK_DECLARED, ASK_KITTY};
  for (int seat = SEAT_MAX - 1; seat >= 0; seat--) {
    SIMPLER(s, level[seat][0], '\0');
    SIMPLER(s, question.team, (uint16_t)(s->posed->question.team & ~(1u << seat)));
  }
  if (s->posed->type == POSED_SETTLE || s->posed->type == POSED_MISDEAL) not_given(s, ASK_TRUMP);
  if (s->posed->type == POSED_SETTLE)
    for (size_t i = 0; i < sizeof MAY_GO / sizeof *MAY_GO; i++) not_given(s, MAY_GO[i]);
  SIMPLER(s, memory[0], '\0');
  SIMPLER(s, question.declarer, 0);
  SIMPLER(s, question.faults, 0);
  SIMPLER(s, question.fault[0].cards, 1);
  SIMPLER(s, question.exposed, false);
  SIMPLER(s, question.picked_up, false);
  SIMPLER(s, question.trick_n, 0);
  SIMPLER(s, question.last_winner, -1);
  SIMPLER(s, question.number, 0);
  SIMPLER(s, question.opening, OPENING_LED);
  SIMPLER(s, question.ordinal, 1);
  fewer_points(s);
}

void shrink(Posed *posed, uint32_t players, StillDiffers *still, void *context) {
  Shrinking s = {posed, players, still, context, true};
  for (int round = 0; s.smaller && round < 12; round++) {
    s.smaller = false;
    drop_first_steps(&s);
    drop_events(&s);
    drop_together(&s);
    drop_played(&s);
    drop_single(&s);
    simpler(&s);
    lower_seats(&s);
    fewer_players(&s);
    fewer_packs(&s);
    swap_suits(&s);
    if (s.posed->phase == PHASE_CLIMB) swap_ranks(&s);
    plain_trump(&s);
    lower_ranks(&s);
    lower_kinds(&s);
  }
}
