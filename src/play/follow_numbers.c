/* follow_numbers.c - how many faces are broken. See follow_numbers.h. */
#include "play/follow_numbers.h"

/* What sets are taken from: those of the play, and of the hand where all that counts in the play is
** paid. */
typedef struct Sides {
  Faces play, hand;
  int room; /* cards of the play that count for nothing, at least */
} Sides;

typedef enum { BROKEN, WHOLE, EITHER } State;

/* So many faces like this one, broken, staying whole, or either: then the play may take any part of
** them, and the hand none but what may stay in the play. */
static void add_faces(const Choice *choice, Sides *sides, int place, State state, int n) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes, held = cardset_count(&follow->in_suit, place, planes);
  int played = cardset_count(&choice->play, place, planes), stay = choice->useful[played];
  bool sequence = follow->sequences >> place & 1;
  if (state == WHOLE && (sequence || played < held || !(choice->sizes >> held & 1))) stay = 0;
  if (choice->named >> place & 1) stay = played;
  sides->room += n * (played - stay);
  uint8_t *play = state == WHOLE ? sides->play.whole[played] : sides->play.open[played];
  uint8_t *hand = state == BROKEN ? sides->hand.open[held] : sides->hand.whole[held];
  if (state != WHOLE || (!sequence && played == held)) play[0] = (uint8_t)(play[0] + n);
  if (state == BROKEN || !sequence) hand[stay] = (uint8_t)(hand[stay] + n);
}

/* Has the hand a greater list of sets? One that has one set more of some size, and of the larger
** sizes as many, is enough. It fits beside what counts in the play, or, wherever that is, beside
** its tractors, shapes of lists and cards that are owed. */
static bool has_greater(const Numbers *numbers, const Sides *sides) {
  const Follow *follow = numbers->choice->follow;
  Sets sets;
  key_greatest_sets(follow, &sides->play, NO_LIMIT, &sets);
  for (int size = follow->order->planes; size >= 2; size--) {
    Sets more = sets;
    memset(more.sets, 0, (size_t)size);
    more.sets[size]++;
    if (!key_fits_lead(follow, &more)) continue;
    int room = sets_cards(&more) + numbers->others <= follow->cards ? NO_LIMIT : sides->room;
    if (sets_fit(&sides->hand, &more, room)) return true;
  }
  return false;
}

uint64_t numbers_sort(const Choice *choice, int place) {
  const Follow *follow = choice->follow;
  uint64_t faces = choice->open, sequences = follow->sequences, named = choice->named;
  for (int k = 0; k < follow->order->planes; k++) {
    uint64_t held = follow->in_suit.plane[k], played = choice->play.plane[k];
    faces &= (held >> place & 1 ? held : ~held) & (played >> place & 1 ? played : ~played);
  }
  faces &= sequences >> place & 1 ? sequences : ~sequences;
  return faces & (named >> place & 1 ? named : ~named);
}

void numbers_prepare(Numbers *numbers, const Choice *choice) {
  int all = 1, n = 0, notes = 1;
  numbers->choice = choice;
  numbers->sorts = numbers->first[0] = 0;
  if (choice->shown.shape || !follow_owes(choice->follow, OWE_SETS)) return;
  numbers->singles = outdone_singles(choice);
  numbers->others = outdone_cards_for_others(choice);
  for (uint64_t open = choice->open; open;) {
    uint64_t faces = numbers_sort(choice, bit_lowest(open));
    open &= ~faces;
    all *= bit_count(faces) + 1;
    if (n == SORTS_MAX || all > NUMBERS_MAX) return;
    numbers->faces[n++] = faces;
    numbers->first[n] = notes;
    notes += all;
  }
  numbers->sorts = n;
  memset(numbers->asked, 0, sizeof numbers->asked);
  memset(numbers->may_do, 0, sizeof numbers->may_do);
}

/* May so many of the first sorts do, with any of the others? */
static bool find_may_do(const Numbers *numbers, int sorts, const uint8_t broken[SORTS_MAX]) {
  const Choice *choice = numbers->choice;
  uint64_t kept = choice_kept(choice);
  Sides sides;
  memset(&sides, 0, sizeof sides);
  sides.room = -numbers->singles;
  for (uint64_t faces = choice->follow->in_suit.plane[0] & ~choice->open; faces;) {
    int place = bit_pop(&faces);
    add_faces(choice, &sides, place, kept >> place & 1 ? WHOLE : BROKEN, 1);
  }
  for (int sort = 0; sort < numbers->sorts; sort++) {
    int place = bit_lowest(numbers->faces[sort]), n = bit_count(numbers->faces[sort]);
    if (sort >= sorts) {
      add_faces(choice, &sides, place, EITHER, n);
      continue;
    }
    add_faces(choice, &sides, place, BROKEN, broken[sort]);
    add_faces(choice, &sides, place, WHOLE, n - broken[sort]);
  }
  return !has_greater(numbers, &sides);
}

/* Those of the first sorts are the i-th choice. Do numbers do that agree with the choice? */
static bool any_may_do(Numbers *numbers, const Choice *choice, int sorts, int i,
                       uint8_t broken[SORTS_MAX]) {
  int note = numbers->first[sorts] + i;
  uint64_t at = bit(note % 64), *may_do = &numbers->may_do[note / 64];
  if (!(numbers->asked[note / 64] & at) && find_may_do(numbers, sorts, broken)) *may_do |= at;
  numbers->asked[note / 64] |= at;
  if (!(*may_do & at) || sorts == numbers->sorts) return *may_do & at;
  uint64_t faces = numbers->faces[sorts];
  int least = bit_count(faces & choice->broken), most = least + bit_count(faces & choice->open);
  for (int n = most; n >= least; n--) {
    broken[sorts] = (uint8_t)n;
    if (any_may_do(numbers, choice, sorts + 1, i * (bit_count(faces) + 1) + n, broken)) return true;
  }
  return false;
}

bool numbers_rule_out(Numbers *numbers, const Choice *choice) {
  uint8_t broken[SORTS_MAX];
  return numbers->sorts && !any_may_do(numbers, choice, 0, 0, broken);
}
