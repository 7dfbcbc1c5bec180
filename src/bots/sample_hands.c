/* sample_hands.c - see sample_hands.h. */
#include "bots/sample_hands.h"

#include "bots/bot_mind.h"
#include "deal/friends.h"
#include "deal/kitty_burier.h"
#include "deal/throw_attempt.h"
#include "play/follow.h"

enum { SETTLE_STEPS = 20000, MIX_STEPS = 4, ALL_TOGETHER = HOLDERS };

/* ---- what was seen ---- */

/* So many copies of a kind did the seat play in the known tricks from that number on. */
static int played_since(const HandSampler *sampler, int seat, Card card, int from) {
  const Deal *deal = &sampler->view->deal;
  int count = 0;
  for (int i = 0; i < sampler->tricks; i++) {
    const SeenTrick *trick = &sampler->trick[i];
    int k = (seat - trick->leader + deal->players) % deal->players;
    if (trick->number < from || k >= trick->plays) continue;
    int at = trick->from + k * trick->cards;
    for (int j = at; j < at + trick->cards; j++) count += deal->log[j] == card;
  }
  return count;
}

/* Cards shown that the seat held when trick `from` began; those it has not played it still has. */
static void note_shown(const HandSampler *sampler, int seat, const CardSet *kinds, int from,
                       CardSet *shown) {
  for (uint64_t faces = kinds->plane[0]; faces;) {
    Card card = (Card)bit_pop(&faces);
    int place = sampler->view->deal.order.place_of[card];
    int count = cardset_count(kinds, card, sampler->planes) -
                (seat < SEAT_MAX ? played_since(sampler, seat, card, from) : 0);
    while (place != PLACE_NONE && cardset_count(shown, place, sampler->planes) < count)
      cardset_put(shown, place, sampler->planes);
  }
}

/* Where it is noted what a holder shows before the tricks. */
static CardSet *shown_before(HandSampler *sampler, int holder) {
  return holder == sampler->burier ? &sampler->buried_or_held : &sampler->shown[holder];
}

/* Do cards go from hand to hand in ways that a view does not tell? */
static bool cards_move(const Rules *rules) {
  return rules->rule_phases > 0 || rules->kitty.theft != THEFT_NO ||
         rules_hooked(rules, HOOK_DECLARE_DOES);
}

static void note_declarations(HandSampler *sampler) {
  const Deal *deal = &sampler->view->deal;
  for (int i = 0; i < deal->bidding.n; i++) {
    Bid bid = bidding_bid(&deal->bidding, i);
    CardSet cards = CARDSET_EMPTY;
    for (int j = 0; j < bid.count - bid.face_down; j++)
      if (bid.shown[j] < KIND_NB) cardset_put(&cards, bid.shown[j], PACK_MAX);
    note_shown(sampler, bid.seat, &cards, 0, shown_before(sampler, bid.seat));
  }
  CardSet turned = CARDSET_EMPTY;
  int kitty = deal->deck_n - sampler->rules->deck.kitty;
  for (int i = kitty; i < kitty + deal->turned; i++)
    if (deal->deck[i] < KIND_NB) cardset_put(&turned, deal->deck[i], PACK_MAX);
  int holder = sampler->burier >= 0 ? sampler->burier : IN_KITTY;
  if (cardset_is_empty(&deal->kitty))
    note_shown(sampler, holder, &turned, 0, shown_before(sampler, holder));
}

static void note_taken_back(HandSampler *sampler) {
  const Deal *deal = &sampler->view->deal;
  for (int i = 0; i < deal->taken_back_n;) {
    int trick = deal->taken_back[i].trick;
    CardSet cards = CARDSET_EMPTY;
    for (; i < deal->taken_back_n && deal->taken_back[i].trick == trick; i++)
      cardset_put(&cards, deal->taken_back[i].card, PACK_MAX);
    for (int j = 0; j < sampler->tricks; j++)
      if (sampler->trick[j].number == trick)
        note_shown(sampler, sampler->trick[j].leader, &cards, trick + 1,
                   &sampler->shown[sampler->trick[j].leader]);
  }
}

/* Is suit the first thing owed by anybody? Then who plays another has none left. */
static bool owes_suit(const Rules *rules) {
  return rules->follow.owes.n > 0 && rules->follow.owes.owed[0].demand == OWE_SUIT &&
         !rules->lead.special && !rules_hooked(rules, HOOK_FOLLOW_OWES);
}

static void note_voids(HandSampler *sampler) {
  const Deal *deal = &sampler->view->deal;
  uint8_t voids[SEAT_MAX];
  if (!owes_suit(sampler->rules)) return;
  past_tricks_voids(deal, voids);
  for (int seat = 0; seat < deal->players; seat++)
    for (int suit = 0; suit < ESUIT_NB; suit++)
      if (voids[seat] >> suit & 1) sampler->out_of[seat] |= deal->order.suit[suit];
}

/* ---- does a hand agree? ---- */

static void cards_at(const Deal *deal, int from, int n, CardSet *places) {
  for (int i = from; i < from + n; i++)
    cardset_put(places, deal->order.place_of[deal->log[i]], deal->planes);
}

/* The lead of a trick as it lay there. */
static void read_lead(const HandSampler *sampler, const SeenTrick *trick, Shape *lead) {
  const Deal *deal = &sampler->view->deal;
  CardSet cards = CARDSET_EMPTY;
  if (trick->number == deal->trick && deal->plays > 0) {
    deal_lead_shape(deal, sampler->rules, lead);
    return;
  }
  cards_at(deal, trick->from, trick->cards, &cards);
  shape_of(&deal->order, sampler->rules, &cards, lead);
}

/* A play that shows nothing but what voids say: the whole hand's cards of the suit are in it, or
** it is one card of the suit where nothing else is owed. */
static bool shows_nothing(const HandSampler *sampler, const SeenTrick *trick, int from) {
  const Deal *deal = &sampler->view->deal;
  Suit led = order_suit(&deal->order, deal->log[trick->from]);
  if (!owes_suit(sampler->rules) || led >= ESUIT_NB) return false;
  for (int i = 0; i < sampler->rules->follow.owes.n; i++)
    if (sampler->rules->follow.owes.owed[i].demand == OWE_CARDS) return false;
  for (int i = from; i < from + trick->cards; i++)
    if (order_suit(&deal->order, deal->log[i]) != led) return true;
  return trick->cards == 1;
}

/* The follows of others that show something; the last ones first. */
static void note_follows(HandSampler *sampler) {
  const Deal *deal = &sampler->view->deal;
  CardSet since[SEAT_MAX];
  memset(since, 0, sizeof since);
  for (int i = sampler->tricks - 1; i >= 0; i--) {
    const SeenTrick *trick = &sampler->trick[i];
    for (int k = 0; k < trick->plays; k++) {
      int seat = deal_after(deal, trick->leader, k), from = trick->from + k * trick->cards;
      CardSet play = CARDSET_EMPTY;
      cards_at(deal, from, trick->cards, &play);
      cardset_add(&since[seat], &since[seat], &play, deal->planes);
      if (k == 0 || trick->divided || seat == sampler->seat || sampler->follows == FOLLOWS_MAX ||
          shows_nothing(sampler, trick, from))
        continue;
      sampler->follow[sampler->follows++] =
          (ShownByFollow){(uint8_t)seat, (uint8_t)i, play, since[seat]};
    }
  }
}

/* Was each follow of the seat allowed from this hand and what it played since? */
static int follow_faults(const HandSampler *sampler, int seat, const CardSet *hand) {
  const Deal *deal = &sampler->view->deal;
  int faults = 0;
  for (int i = 0; i < sampler->follows; i++) {
    const ShownByFollow *shown = &sampler->follow[i];
    if (shown->seat != seat) continue;
    CardSet then;
    Follow follow;
    Shape lead;
    cardset_add(&then, hand, &shown->since, deal->planes);
    read_lead(sampler, &sampler->trick[shown->trick], &lead);
    PlayCase of = {&deal->order, sampler->rules, sampler->view, seat};
    if (lead.n > 0 && follow_ask(&follow, &of, &lead, &then, NULL))
      faults += follow_check(&follow, &shown->play) != LEGAL;
  }
  return faults;
}

/* Who asked for "the other copy" held one. */
static int call_faults(const HandSampler *sampler, int seat, const CardSet *hand) {
  const Deal *deal = &sampler->view->deal;
  int faults = 0;
  for (int i = 0; i < deal->calls && seat == deal->declarer; i++) {
    const Call *call = &deal->call[i];
    if (call->ordinal != ORDINAL_OTHER) continue;
    int held = cardset_count(hand, deal->order.place_of[call->card], deal->planes);
    faults += held + played_since(sampler, seat, call->card, 0) != 1;
  }
  return faults;
}

static int count_missing(const CardSet *wanted, const CardSet *held, int planes) {
  int missing = 0;
  for (int k = 0; k < planes; k++) missing += bit_count(wanted->plane[k] & ~held->plane[k]);
  return missing;
}

static int hand_faults(const HandSampler *sampler, int holder) {
  const CardSet *hand = &sampler->hand[holder];
  int planes = sampler->planes, faults = 0;
  if (holder == GONE) return 0;
  if (holder == sampler->seat) return 0;
  faults += count_missing(&sampler->shown[holder], hand, planes);
  if (holder == IN_KITTY) return faults;
  if (holder == sampler->burier) {
    CardSet both;
    cardset_add(&both, hand, &sampler->hand[IN_KITTY], planes);
    faults += count_missing(&sampler->buried_or_held, &both, planes);
  }
  faults += cardset_size_in(hand, sampler->out_of[holder], planes);
  if (faults == 0)
    faults = follow_faults(sampler, holder, hand) + call_faults(sampler, holder, hand);
  return faults;
}

/* Did a throw of this trick stand, or was it objected to as it was seen? `game` has the hands as
** they were before its lead. */
static bool throw_agrees(const HandSampler *sampler, const SeenTrick *trick, Game *game) {
  Deal *deal = &game->deal;
  CardSet places = CARDSET_EMPTY, thrown;
  Shape shape;
  ThrowResult result;
  cards_at(deal, trick->from, trick->cards, &places);
  CardSet led = places;
  for (int i = 0; i < deal->taken_back_n; i++)
    if (deal->taken_back[i].trick == trick->number)
      cardset_put(&places, deal->order.place_of[deal->taken_back[i].card], deal->planes);
  bool failed = !cardset_equal(&places, &led, deal->planes);
  if (!failed && trick->number == sampler->view->deal.trick)
    deal_lead_shape(&sampler->view->deal, sampler->rules, &shape);
  else
    shape_of(&deal->order, sampler->rules, &places, &shape);
  if (shape.n < 2 || trick->divided) return true;
  order_back(&deal->order, &places, &thrown);
  deal->turn = deal->leader = trick->leader;
  if (!throw_try(game, sampler->rules, &shape, &thrown, &result, NULL)) return true;
  if (!failed) return result.stands;
  int objector = deal_after(deal, trick->leader, result.objector + 1);
  bool last = trick == &sampler->trick[sampler->tricks - 1] && deal->objector < SEAT_MAX;
  return !result.stands && cardset_equal(&result.forced, &led, deal->planes) &&
         (!last || objector == deal->objector);
}

static void fill_hands(const HandSampler *sampler, Game *game) {
  Deal *deal = &game->deal;
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->crossed)
      deal->held[seat] = sampler->hand[seat];
    else
      order_back(&deal->order, &sampler->hand[seat], &deal->held[seat]);
}

/* All plays of a trick go back into the hands. */
static void take_up(const SeenTrick *trick, Deal *deal) {
  for (int k = 0; k < trick->plays; k++) {
    int seat = deal_after(deal, trick->leader, k), from = trick->from + k * trick->cards;
    for (int j = from; j < from + trick->cards; j++)
      cardset_put(&deal->held[seat], deal->order.place_of[deal->log[j]], deal->planes);
  }
}

/* Friends who are found by what they held when the play began. */
static void find_holders(const HandSampler *sampler, Game *game) {
  if (sampler->rules->friends.found != FOUND_BY_HOLDING) return;
  if (game_phase(game, sampler->rules) != PHASE_TRICKS) return;
  Game first = *game;
  for (int i = 0; i < sampler->tricks; i++) take_up(&sampler->trick[i], &first.deal);
  if (friends_begin(&first, sampler->rules, NULL))
    memcpy(game->deal.holder, first.deal.holder, sizeof first.deal.holder);
}

/* What it takes all hands to tell: whether throws stood. */
static int throw_faults(const HandSampler *sampler) {
  if (!sampler->check_throws) return 0;
  Game then = *sampler->view;
  Deal *deal = &then.deal;
  int faults = 0;
  fill_hands(sampler, &then);
  for (int i = sampler->tricks - 1; i >= 0; i--) {
    const SeenTrick *trick = &sampler->trick[i];
    take_up(trick, deal);
    if (trick->cards > 1 || sampler->view->deal.taken_back_n > 0)
      faults += !throw_agrees(sampler, trick, &then);
  }
  return faults;
}

static int count_faults(HandSampler *sampler) {
  int all = 0;
  for (int holder = 0; holder < HOLDERS; holder++)
    all += sampler->faults[holder] = hand_faults(sampler, holder);
  return all + (sampler->faults[ALL_TOGETHER] = all ? 0 : throw_faults(sampler));
}

/* ---- sampling ---- */

/* Are there throws to be told by? */
static bool has_throws(const HandSampler *sampler) {
  const Rules *rules = sampler->rules;
  static const Hook ASKED[] = {HOOK_THROW_TEST, HOOK_THROW_FORCED, HOOK_THROW_PENALTY,
                               HOOK_THROW_STOPPED_BY, HOOK_THROW_SHOWN};
  for (size_t i = 0; i < sizeof ASKED / sizeof *ASKED; i++)
    if (rules_hooked(rules, ASKED[i])) return false;
  if (rules->throw.allowed == THROW_NO || rules->friends.found == FOUND_BY_HOLDING) return false;
  if (rules->throw.stopped_by != STOPPED_BY_ANYONE && rules->friends.teams == TEAMS_CALLED)
    return false; /* the sides were not what they are */
  for (int i = 0; i < sampler->tricks; i++) {
    Shape lead;
    read_lead(sampler, &sampler->trick[i], &lead);
    if (lead.n > 1) return true;
  }
  return sampler->view->deal.taken_back_n > 0;
}

/* Deals the unseen cards to those whose cards are hidden. False: they do not come out. */
static bool deal_unseen(HandSampler *sampler, CardSet *unseen, Rng *rng) {
  const Deal *deal = &sampler->view->deal;
  int room[HOLDERS] = {0}, hidden = 0;
  for (int place = -1, copy = 0; cardset_next(unseen, &place, &copy, sampler->planes);)
    sampler->place[sampler->n++] = (uint8_t)place;
  for (int seat = 0; seat < deal->players; seat++)
    if (seat != sampler->seat) hidden += room[seat] = deal->hand_n[seat];
  bool kitty = sampler->rules->deck.kitty > 0 && cardset_is_empty(&deal->kitty) &&
               !(deal->picked_up && !deal->buried);
  if (kitty) hidden += room[IN_KITTY] = sampler->rules->deck.kitty;
  room[GONE] = sampler->n - hidden;
  if (room[GONE] < 0 || (room[GONE] > 0 && !deal->laid_out)) return false;
  rng_shuffle(rng, sampler->place, sampler->n);
  for (int holder = 0, i = 0; holder < HOLDERS; holder++)
    for (; room[holder] > 0; room[holder]--, i++) {
      sampler->holder[i] = (uint8_t)holder;
      cardset_put(&sampler->hand[holder], sampler->place[i], sampler->planes);
    }
  return true;
}

/* What the seat does not see: all but its hand, the cards played, and a kitty it knows. */
static void find_unseen(const HandSampler *sampler, CardSet *unseen) {
  const Deal *deal = &sampler->view->deal;
  int left[KIND_NB];
  *unseen = CARDSET_EMPTY;
  for (Card card = 0; card < KIND_NB; card++)
    left[card] = deal_copies(deal, sampler->rules, card) - deal_holds(deal, sampler->seat, card) -
                 cardset_count(&deal->kitty, card, PACK_MAX);
  for (int i = 0; i < deal->log_n; i++) left[deal->log[i]]--;
  for (Card card = 0; card < KIND_NB; card++)
    for (; left[card] > 0; left[card]--)
      cardset_put(unseen, deal->order.place_of[card], sampler->planes);
}

/* Deals the unseen cards of each table to its players. False: they do not come out. */
static bool deal_tables(const HandSampler *sampler, Rng *rng, Game *out) {
  Deal *deal = &out->deal;
  for (int i = 0; i < deal->tables; i++) {
    const ClimbTable *table = &deal->table[i];
    Card cards[CARD_MAX];
    int n = mind_table_unseen(sampler->view, sampler->rules, i, sampler->seat, cards), at = 0;
    rng_shuffle(rng, cards, n);
    for (int k = 0; k < table->size; k++) {
      int player = out->place[table->first + k];
      if (player == sampler->seat) continue;
      if (at + deal->hand_n[player] > n) return false;
      cardset_from(&deal->held[player], cards + at, deal->hand_n[player], deal->planes);
      at += deal->hand_n[player];
    }
    if (at < n) return false;
  }
  return true;
}

bool sampler_begin(HandSampler *sampler, const Game *view, const Rules *rules, int seat, Rng *rng) {
  const Deal *deal = &view->deal;
  CardSet unseen;
  memset(sampler, 0, sizeof *sampler);
  sampler->view = view;
  sampler->rules = rules;
  sampler->seat = seat;
  sampler->planes = deal->planes;
  sampler->burier = -1;
  if (deal->tables) {
    Game dealt = *view;
    return deal_tables(sampler, rng, &dealt);
  }
  if (!deal->has_order || deal->order.merged || deal->drawn < deal->deck_n - rules->deck.kitty)
    return false;
  find_unseen(sampler, &unseen);
  mind_hand(deal, seat, &sampler->hand[seat]);
  if (!deal_unseen(sampler, &unseen, rng)) return false;
  sampler->tricks = past_tricks(deal, sampler->trick);
  int burier = kitty_burier(view, rules);
  if (deal->picked_up && burier != SEAT_NONE && burier != seat) sampler->burier = burier;
  sampler->check_throws = has_throws(sampler);
  note_voids(sampler);
  note_follows(sampler);
  if (!cards_move(rules)) note_declarations(sampler);
  note_taken_back(sampler);
  return true;
}

/* Cards change hands in a ring: i's goes to j, j's to k, k's to i. */
static void turn_ring(HandSampler *sampler, const int ring[], int n) {
  uint8_t last = sampler->holder[ring[n - 1]];
  for (int i = 0; i < n; i++)
    cardset_take(&sampler->hand[sampler->holder[ring[i]]], sampler->place[ring[i]],
                 sampler->planes);
  for (int i = n - 1; i > 0; i--) sampler->holder[ring[i]] = sampler->holder[ring[i - 1]];
  sampler->holder[ring[0]] = last;
  for (int i = 0; i < n; i++)
    cardset_put(&sampler->hand[sampler->holder[ring[i]]], sampler->place[ring[i]], sampler->planes);
}

static void turn_back(HandSampler *sampler, const int ring[], int n) {
  int back[3] = {0};
  for (int i = 0; i < n; i++) back[i] = ring[n - 1 - i];
  turn_ring(sampler, back, n);
}

/* One step: two or three cards change places, if that leaves no more faults; where some are left,
** now and then also if it makes one more. Returns the faults. */
static int step(HandSampler *sampler, int faults, Rng *rng) {
  int ring[3], n = rng_below(rng, 4) ? 2 : 3, before[HOLDERS + 1];
  for (int i = 0; i < n; i++) ring[i] = (int)rng_below(rng, (uint64_t)sampler->n);
  if (ring[0] == ring[1] || (n == 3 && (ring[2] == ring[0] || ring[2] == ring[1]))) return faults;
  memcpy(before, sampler->faults, sizeof before);
  turn_ring(sampler, ring, n);
  int all = 0;
  for (int i = 0; i < n; i++) {
    int holder = sampler->holder[ring[i]];
    sampler->faults[holder] = hand_faults(sampler, holder);
    if (holder == IN_KITTY && sampler->burier >= 0)
      sampler->faults[sampler->burier] = hand_faults(sampler, sampler->burier);
  }
  for (int holder = 0; holder < HOLDERS; holder++) all += sampler->faults[holder];
  int most = faults == 0 ? 0 : faults + (rng_below(rng, 16) == 0);
  if (all <= most)
    all += sampler->faults[ALL_TOGETHER] =
        all && faults ? before[ALL_TOGETHER] : throw_faults(sampler);
  if (all <= most) return all;
  turn_back(sampler, ring, n);
  memcpy(sampler->faults, before, sizeof before);
  return faults;
}

bool sampler_next(HandSampler *sampler, Rng *rng, Game *out) {
  *out = *sampler->view;
  out->seed = rng_next(rng);
  rng_seed(&out->rng, out->seed);
  if (out->deal.tables) return deal_tables(sampler, rng, out);
  int faults = count_faults(sampler);
  for (int i = 0; i < SETTLE_STEPS && faults > 0 && sampler->n > 1; i++)
    faults = step(sampler, faults, rng);
  for (int i = 0; i < MIX_STEPS * sampler->n && faults == 0; i++) step(sampler, faults, rng);
  fill_hands(sampler, out);
  find_holders(sampler, out);
  if (!cardset_is_empty(&sampler->hand[IN_KITTY]))
    order_back(&out->deal.order, &sampler->hand[IN_KITTY], &out->deal.kitty);
  assert(faults > 0 || sampler_agrees(sampler, out));
  return faults == 0;
}

bool sampler_agrees(const HandSampler *sampler, const Game *game) {
  const Deal *deal = &game->deal;
  HandSampler as_it_is = *sampler;
  for (int seat = 0; seat < deal->players; seat++) mind_hand(deal, seat, &as_it_is.hand[seat]);
  order_cross(&deal->order, &deal->kitty, &as_it_is.hand[IN_KITTY]);
  return count_faults(&as_it_is) == 0;
}
