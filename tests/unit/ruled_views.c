/* ruled_views.c - what each seat sees: nothing that it may not know, and all that it may. See
** ruled.h. */
#include "deal/past_tricks.h"
#include "deal/poll_answers.h"
#include "deal/view.h"
#include "oracle_view.h"
#include "ruled.h"

enum { SELDOM = 6, DRAWS = 40 };

/* How often it was ruled. */
static struct { long views, kitties, face_down, trumps, answers, unseen, tricks, objectors; } tally;

/* --- what everybody knows --------------------------------------------------------------------- */

typedef struct Member {
  size_t from, size;
  const char *name;
} Member;

#define OF_GAME(member)                                                                            \
  { offsetof(Game, member), sizeof((Game *)0)->member, #member }
#define OF_DEAL(member)                                                                            \
  { offsetof(Game, deal.member), sizeof((Game *)0)->deal.member, #member }

/* Said aloud, or it lies on the table. */
static const Member ALOUD[] = {
    OF_GAME(number),
    OF_GAME(redeals),
    OF_GAME(actions),
    OF_GAME(level),
    OF_GAME(winners),
    OF_GAME(passive),
    OF_GAME(over),
    OF_GAME(named_declarer),
    OF_GAME(place),
    OF_GAME(total),
    OF_GAME(gained),
    OF_GAME(dealer),
    OF_GAME(winner),
    OF_GAME(loser),
    OF_GAME(first_cards),
    OF_DEAL(phase),
    OF_DEAL(players),
    OF_DEAL(planes),
    OF_DEAL(laid_out),
    OF_DEAL(deck_n),
    OF_DEAL(drawn),
    OF_DEAL(dropped),
    OF_DEAL(first_drawer),
    OF_DEAL(hand_n),
    OF_DEAL(crossed),
    OF_DEAL(passed),
    OF_DEAL(asked),
    OF_DEAL(failed),
    OF_DEAL(failed_n),
    OF_DEAL(awaited),
    OF_DEAL(declarer),
    OF_DEAL(turned),
    OF_DEAL(redeal),
    OF_DEAL(claimer),
    OF_DEAL(gift),
    OF_DEAL(gifts),
    OF_DEAL(picked_up),
    OF_DEAL(buried),
    OF_DEAL(exposed),
    OF_DEAL(burier),
    OF_DEAL(took),
    OF_DEAL(theft),
    OF_DEAL(call),
    OF_DEAL(calls),
    OF_DEAL(met),
    OF_DEAL(called),
    OF_DEAL(team),
    OF_DEAL(leader),
    OF_DEAL(turn),
    OF_DEAL(trick),
    OF_DEAL(log),
    OF_DEAL(log_n),
    OF_DEAL(play),
    OF_DEAL(plays),
    OF_DEAL(best),
    OF_DEAL(lead_places),
    OF_DEAL(best_places),
    OF_DEAL(grouping),
    OF_DEAL(last_play),
    OF_DEAL(last_grouping),
    OF_DEAL(last_leader),
    OF_DEAL(last_winner),
    OF_DEAL(won),
    OF_DEAL(penalty),
    OF_DEAL(thrown),
    OF_DEAL(faults),
    OF_DEAL(fault_levels),
    OF_DEAL(ending),
    OF_DEAL(withdrawn),
    OF_DEAL(objector_hidden),
    OF_DEAL(objection),
    OF_DEAL(throw_cards),
    OF_DEAL(throw_n),
    OF_DEAL(past),
    OF_DEAL(taken_back),
    OF_DEAL(taken_back_n),
    OF_DEAL(rule),
    OF_DEAL(table),
    OF_DEAL(tables),
    OF_DEAL(ended_by_throw),
    OF_DEAL(ended_early),
    OF_DEAL(offender),
    OF_DEAL(opponents_points),
    OF_DEAL(kitty_points),
    OF_DEAL(trick_points),
    OF_DEAL(penalty_points),
    OF_DEAL(multiplier),
    OF_DEAL(level_before),
    OF_DEAL(settling),
    OF_DEAL(score),
    OF_DEAL(missing),
};

/* Not known to all: each is looked at below. */
static const Member OTHERS[] = {
    OF_GAME(seed),    OF_GAME(rng),    OF_GAME(remembered), OF_DEAL(deck),      OF_DEAL(held),
    OF_DEAL(bidding), OF_DEAL(trump),  OF_DEAL(order),      OF_DEAL(has_order), OF_DEAL(points),
    OF_DEAL(kitty),   OF_DEAL(holder), OF_DEAL(objector),
};

enum { ALOUD_NB = sizeof ALOUD / sizeof *ALOUD, OTHERS_NB = sizeof OTHERS / sizeof *OTHERS };

static int by_place(const void *a, const void *b) {
  const Member *one = a, *other = b;
  return (one->from > other->from) - (one->from < other->from);
}

/* A member of a game that is in neither list could tell anything. */
static void check_lists(void) {
  Member all[ALOUD_NB + OTHERS_NB];
  size_t end = 0;
  memcpy(all, ALOUD, sizeof ALOUD);
  memcpy(all + ALOUD_NB, OTHERS, sizeof OTHERS);
  qsort(all, ALOUD_NB + OTHERS_NB, sizeof *all, by_place);
  for (int i = 0; i < ALOUD_NB + OTHERS_NB; i++) {
    if (all[i].from >= end + sizeof(uint64_t) || (all[i].from > end && all[i].from % 2))
      fail_msg("what stands before %s is neither said aloud nor hidden", all[i].name);
    end = all[i].from + all[i].size;
  }
  if (sizeof(Game) >= end + sizeof(uint64_t)) fail_msg("what is last in a game is in no list");
}

static void check_aloud(const Table *table, int seat, const Game *view) {
  for (int i = 0; i < ALOUD_NB; i++)
    if (memcmp((const char *)view + ALOUD[i].from, (const char *)&table->game + ALOUD[i].from,
               ALOUD[i].size) != 0)
      fail_msg("%s: to seat %d %s is something else", ruled_where(table), seat, ALOUD[i].name);
}

/* --- cards ------------------------------------------------------------------------------------ */

static void check_pile(const Table *table, int seat, const char *what, const CardSet *set,
                       const Pile *should) {
  Pile is = pile_in(set);
  if (!piles_same(&is, should))
    fail_msg("%s: seat %d sees %s in %s, should see %s", ruled_where(table), seat,
             compare_text(&is), what, compare_text(should));
}

/* Of the deck only what was turned of the kitty. */
static void check_deck(const Table *table, int seat, const Deal *view, const uint8_t turned[],
                       int n, int kitty) {
  Card should[CARD_MAX];
  memset(should, CARD_NONE, sizeof should);
  if (n > 0) memcpy(should + view->deck_n - kitty, turned, (size_t)n);
  if (memcmp(view->deck, should, sizeof should) == 0) return;
  for (int i = 0; i < CARD_MAX; i++)
    if (view->deck[i] != should[i])
      fail_msg("%s: seat %d sees the card %d of the deck", ruled_where(table), seat, i);
}

static void check_hands(const Table *table, int seat, const Deal *view, const Pile *own) {
  static const CardSet NONE;
  for (int other = 0; other < SEAT_MAX; other++)
    if (other != seat && memcmp(&view->held[other], &NONE, sizeof NONE) != 0)
      fail_msg("%s: seat %d sees the hand of %d", ruled_where(table), seat, other);
  check_pile(table, seat, "its hand", HAND_OF(view, seat), own);
}

/* --- declarations ----------------------------------------------------------------------------- */

static void check_bid(const OracleKnown *known, const Table *table, int seat, const Bid *is,
                      const OracleBid *should) {
  Pile down = oracle_face_down(known, should, seat), open = should->cards;
  CardSet shown;
  for (int card = 0; card < KIND_NB; card++) open.n[card] -= down.n[card];
  bid_cards(is, &shown);
  bool names = down.n[should->names] > 0;
  check_pile(table, seat, "a declaration", &shown, &open);
  if (is->seat != should->seat || is->count != pile_size(&should->cards) ||
      is->type != should->type || is->card != (names ? CARD_NONE : should->names))
    fail_msg("%s: seat %d sees another declaration: %d cards that name %d", ruled_where(table),
             seat, is->count, is->card);
  tally.face_down += pile_size(&down) > 0;
}

static void check_bids(const OracleKnown *known, const Table *table, int seat, const Game *view) {
  const Bidding *bids = &view->deal.bidding;
  const Deal *deal = &table->game.deal, *is = &view->deal;
  bool knows = oracle_knows_trump(known, seat);
  assert_int_equal(bids->n, table->bidding.n);
  for (int i = 0; i < bids->n; i++) {
    Bid bid = bidding_bid(bids, i);
    check_bid(known, table, seat, &bid, &table->bidding.bid[i]);
  }
  if (knows && (is->has_order != deal->has_order ||
                memcmp(&is->trump, &deal->trump, sizeof is->trump) != 0 ||
                memcmp(&is->order, &deal->order, sizeof is->order) != 0 ||
                memcmp(is->points, deal->points, sizeof is->points) != 0))
    fail_msg("%s: seat %d should know the trumps", ruled_where(table), seat);
  if (!knows && (is->has_order || is->trump.suit != SUIT_NONE || is->trump.rank != RANK_NONE ||
                 memcmp(is->points, table->rules->points.cards, sizeof is->points) != 0))
    fail_msg("%s: seat %d should not know the trumps", ruled_where(table), seat);
  tally.trumps += !knows && deal->has_order;
}

/* --- what is remembered, and chosen unseen ---------------------------------------------------- */

/* Of a poll that is on nobody sees but his own answer. */
static void check_answers(const Table *table, int seat, const Game *view) {
  const OraclePhase *phase = &table->phase;
  for (int other = 0; other < table->rules->players; other++) {
    PhaseAnswer is = poll_answer(view, other);
    bool knows = other == seat && phase->is_on && phase->answered >> seat & 1;
    const Action *should = &phase->answer[seat];
    bool same = !knows ? is.word[0] == '\0'
                       : strcmp(is.word, action_name(should)) == 0 && is.number == should->number &&
                             cardset_equal(&is.cards, &should->cards, PACK_MAX);
    if (!same)
      fail_msg("%s: seat %d sees that %d has chosen \"%s\"", ruled_where(table), seat, other,
               is.word);
    tally.answers += knows;
  }
}

static void check_remembered(const Table *table, const Game *view) {
  for (int part = REMEMBERED_GAME; part <= REMEMBERED_DEAL; part++)
    assert_string_equal(remembered_text(&view->remembered, part),
                        remembered_text(&table->game.remembered, part));
}

/* --- the play --------------------------------------------------------------------------------- */

/* The tricks so far, as they were played. */
static void check_past(const Table *table, int seat, const Deal *view) {
  static SeenTrick seen[PAST_MAX + 1];
  const OracleCards *cards = &table->cards;
  int n = past_tricks(view, seen), at = 0;
  for (int i = 0; i < cards->plays; i++) {
    const OraclePlay *play = &cards->play[i];
    bool leads = i == 0 || play->trick != play[-1].trick;
    if (leads && i > 0) at++;
    const SeenTrick *trick = &seen[at];
    int plays = trick->cards ? (play->from - trick->from) / trick->cards : -1;
    if (at >= n || trick->number != play->trick || trick->cards != play->n ||
        (leads && (trick->leader != play->seat || trick->from != play->from)) ||
        plays >= trick->plays || (trick->leader + plays) % view->players != play->seat)
      fail_msg("%s: to seat %d play %d was another one", ruled_where(table), seat, i);
  }
  if (n != (cards->plays ? at + 1 : 0)) fail_msg("%s: there were %d tricks", ruled_where(table), n);
  tally.tricks += n;
}

/* Cards that were taken back lay there for all to see. */
static void check_taken_back(const Table *table, const Deal *view) {
  static Pile back[PAST_MAX];
  memset(back, 0, sizeof back);
  for (int i = 0; i < view->taken_back_n; i++)
    back[view->taken_back[i].trick].n[view->taken_back[i].card]++;
  for (int trick = 0; trick <= view->trick && view->taken_back_n < TAKEN_BACK_MAX; trick++)
    if (!piles_same(&back[trick], &table->cards.back[trick]))
      fail_msg("%s: in trick %d %s was taken back, not %s", ruled_where(table), trick,
               compare_text(&table->cards.back[trick]), compare_text(&back[trick]));
}

static void check_voids(const OracleKnown *known, const Table *table, int seat, const Deal *view) {
  uint8_t voids[SEAT_MAX];
  if (table->cards.plays == 0) return;
  past_tricks_voids(view, voids);
  for (int other = 0; other < view->players; other++) {
    unsigned should = oracle_voids(known, &table->compare.oracle, other);
    if (voids[other] != should)
      fail_msg("%s: seat %d is out of %x for seat %d, should be %x", ruled_where(table), other,
               voids[other], seat, should);
  }
}

/* Who stops a throw is known but where the rules keep him hidden; he himself knows. */
static void check_objector(const Table *table, int seat, const Deal *view) {
  int should = table->game.deal.objector;
  if (should != SEAT_NONE && should != seat && table->game.deal.objector_hidden)
    should = SEAT_HIDDEN;
  if (view->objector != should)
    fail_msg("%s: to seat %d it is %d who objects", ruled_where(table), seat, view->objector);
  tally.objectors += should == SEAT_HIDDEN;
}

/* --- a view ----------------------------------------------------------------------------------- */

static void check_nothing_else(const Table *table, int seat, const Game *view) {
  static const Rng NO_CHANCE;
  static const uint8_t NO_HOLDER[CALL_MAX];
  if (view->seed != 0 || memcmp(&view->rng, &NO_CHANCE, sizeof NO_CHANCE) != 0)
    fail_msg("%s: seat %d sees what chance will bring", ruled_where(table), seat);
  if (memcmp(view->deal.holder, NO_HOLDER, sizeof NO_HOLDER) != 0)
    fail_msg("%s: seat %d sees who was found", ruled_where(table), seat);
}

static void check_unseen(const OracleKnown *known, const Table *table, int seat, const Game *view) {
  CardSet unseen;
  Pile should = oracle_unseen(known, seat);
  view_unseen(view, table->rules, seat, &unseen);
  check_pile(table, seat, "what it has not seen", &unseen, &should);
  tally.unseen++;
}

static void check_trick_view(Table *table, int seat, const Game *view) {
  const Rules *rules = table->rules;
  const OracleCards *cards = &table->cards;
  bool over = view->deal.phase >= rules->phases_n && !view->deal.redeal;
  OracleKnown known = {rules, &table->game, cards, &table->bidding, &table->phase, over};
  Pile kitty = oracle_known_kitty(&known, seat);
  check_pile(table, seat, "the kitty", &view->deal.kitty, &kitty);
  check_deck(table, seat, &view->deal, cards->shuffled + cards->deck - cards->size, cards->turned,
             cards->size);
  check_hands(table, seat, &view->deal, &cards->hand[seat]);
  check_bids(&known, table, seat, view);
  check_answers(table, seat, view);
  check_objector(table, seat, &view->deal);
  if (random_below(&table->looks, 3) == 0) {
    check_past(table, seat, &view->deal);
    check_taken_back(table, &view->deal);
    check_voids(&known, table, seat, &view->deal);
    check_unseen(&known, table, seat, view);
  }
  tally.kitties += pile_size(&kitty) > 0;
}

static void check_climbing_view(const Table *table, int seat, const Game *view) {
  check_deck(table, seat, &view->deal, NULL, 0, 0);
  check_hands(table, seat, &view->deal, &table->all.hand[seat]);
}

static void check_view(Table *table, int seat) {
  static Game view;
  view_of(&table->game, table->rules, seat, &view);
  check_aloud(table, seat, &view);
  check_nothing_else(table, seat, &view);
  check_remembered(table, &view);
  if (table->covered & RULES_KITTY) check_trick_view(table, seat, &view);
  if (table->covered & RULES_CLIMBING) check_climbing_view(table, seat, &view);
  tally.views++;
}

/* A draw shows nothing but that it was made, a play little; after all else every seat looks. */
static void after(Table *table, const Game *before, const Action *done) {
  (void)before;
  bool draws = done->type == ACTION_DRAW, plays = done->type == ACTION_PLAY;
  int seldom = draws ? DRAWS : plays ? SELDOM : 1, players = table->rules->players;
  if (done->type == ACTION_DEAL || random_below(&table->looks, seldom)) return;
  int one = random_below(&table->looks, players);
  for (int seat = 0; seat < players; seat++)
    if (seldom == 1 || seat == one) check_view(table, seat);
}

static void over(Table *table) {
  for (int seat = 0; seat < table->rules->players; seat++) check_view(table, seat);
}

static void tell(long deals) {
  check_lists();
  print_message("%ld views: %ld of a kitty, %ld of cards face down, %ld without a trump, %ld of "
                "own answers, %ld of unseen cards, %ld tricks, %ld hidden objectors\n",
                tally.views, tally.kitties, tally.face_down, tally.trumps, tally.answers,
                tally.unseen, tally.tricks, tally.objectors);
  assert_true(tally.views > deals && tally.kitties > deals / 2 && tally.tricks > deals);
  if (SHARE == 1)
    assert_true(tally.face_down > 10 && tally.trumps > 10 && tally.answers > 50 &&
                tally.objectors > 0);
}

const Part ruled_views = {.after = after, .over = over, .tell = tell};
