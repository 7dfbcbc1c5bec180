/* game_hash.c - see game_hash.h. */
#include "deal/game_hash.h"

#include <string.h>
#include <xxhash.h>

#include "deal/poll_answers.h"

/* A bid as its eight numbers; what a plain one does not have only where it is there. */
static uint64_t hash_bidding(const Bidding *bidding, uint64_t hash) {
  uint8_t plain[BID_MAX][8] = {{0}};
  for (int i = 0; i < bidding->n; i++) {
    Bid bid = bidding_bid(bidding, i);
    const uint8_t numbers[8] = {bid.seat,  bid.type,   bid.card,    bid.count,
                                bid.joker, bid.jokers, bid.defence, bid.withdrawn};
    memcpy(plain[i], numbers, sizeof numbers);
    bool plain_cards = bid.shown[0] == bid.shown[bid.count - 1] || bid.jokers;
    if (!plain_cards || bid.face_down) hash = XXH64(bid.shown, sizeof bid.shown, hash);
    if (bid.makes_trump || bid.makes_declarer) {
      const uint8_t made[3] = {(uint8_t)i, bid.makes_trump, bid.makes_declarer};
      hash = XXH64(made, sizeof made, hash);
    }
  }
  const uint8_t tail[2] = {bidding->n, bidding->may_answer};
  uint8_t all[sizeof plain + sizeof tail];
  memcpy(all, plain, sizeof plain);
  memcpy(all + sizeof plain, tail, sizeof tail);
  hash = XXH64(all, sizeof all, hash);
  return bidding->locked ? XXH64("locked", 6, hash) : hash;
}

enum { CALLS_FEW = 8 };

static uint64_t hash_calls(const Deal *deal, uint64_t hash) {
  hash = XXH64(deal->call, CALLS_FEW * sizeof deal->call[0], hash);
  if (deal->calls > CALLS_FEW) hash = XXH64(deal->call, sizeof deal->call, hash);
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i]) hash = XXH64(&i, 1, XXH64(&deal->holder[i], 1, hash));
  return hash;
}

/* A text as it fills all its room. */
static uint64_t hash_text(const Game *game, int part, uint64_t hash) {
  char room[MEMORY_MAX] = "";
  const char *text = remembered_text(&game->remembered, part);
  strcpy(room, text);
  return XXH64(room, sizeof room, hash);
}

/* Part by part, so that no padding is looked at. What follows from the rest (the order, the best
** play) is left out. */
uint64_t game_hash(const Game *game) {
  const Deal *deal = &game->deal;
  uint64_t hash = 0;
  CardSet hand[SEAT_MAX];
  for (int seat = 0; seat < SEAT_MAX; seat++) hand[seat] = *HAND_OF(deal, seat);
#define ADD(part) hash = XXH64(&(part), sizeof(part), hash)
  ADD(game->rng), ADD(game->number), ADD(game->redeals), ADD(game->actions), ADD(game->level);
  if (game->passive) ADD(game->passive);
  ADD(game->winners), ADD(game->over), ADD(game->named_declarer);
  hash = hash_text(game, REMEMBERED_GAME, hash);
  ADD(deal->phase), ADD(deal->deck), ADD(deal->drawn), ADD(deal->first_drawer), ADD(hand);
  hash = hash_bidding(&deal->bidding, hash);
  ADD(deal->passed), ADD(deal->trump), ADD(deal->declarer), ADD(deal->redeal);
  ADD(deal->kitty), ADD(deal->picked_up), ADD(deal->buried), ADD(deal->exposed);
  hash = hash_calls(deal, hash);
  ADD(deal->team), ADD(deal->leader), ADD(deal->turn), ADD(deal->trick), ADD(deal->log);
  ADD(deal->log_n), ADD(deal->plays), ADD(deal->won), ADD(deal->penalty), ADD(deal->faults);
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->fault_levels[seat][0] || deal->fault_levels[seat][1]) ADD(deal->fault_levels);
  int16_t points = (int16_t)deal->opponents_points;
  if (points != deal->opponents_points) ADD(deal->opponents_points);
  ADD(points), ADD(deal->score);
  hash = hash_text(game, REMEMBERED_DEAL, hash);
  if (deal->theft) ADD(deal->theft), ADD(deal->burier);
  unsigned burier = deal->burier < SEAT_MAX ? 1u << deal->burier : 0;
  if (deal->took & ~burier) ADD(deal->took);
  if (deal->asked != SEAT_NONE || deal->failed_n) ADD(deal->asked), ADD(deal->failed);
  for (int i = 0; i < deal->gifts; i++) {
    const Gift *gift = &deal->gift[i];
    ADD(gift->kinds), ADD(gift->from), ADD(gift->to), ADD(gift->count);
  }
  if (deal->ended_early) ADD(deal->ended_early);
  if (grouping_named(&deal->grouping)) ADD(deal->grouping);
  if (deal->rule.actions) {
    ADD(deal->rule.asked), ADD(deal->rule.waiting), ADD(deal->rule.open);
    for (int seat = 0; seat < deal->players; seat++) {
      PhaseAnswer answer = poll_answer(game, seat);
      ADD(answer.word), ADD(answer.number), ADD(answer.cards);
    }
  }
  if (deal->tables == 0) return hash;
  ADD(game->place), ADD(game->total), ADD(game->dealer), ADD(game->winner), ADD(game->loser);
  for (int k = 0; k < deal->tables; k++) {
    const ClimbTable *table = &deal->table[k];
    ADD(table->log_n), ADD(table->step), ADD(table->given), ADD(table->giver), ADD(table->wanted);
    ADD(table->asked), ADD(table->leader), ADD(table->turn), ADD(table->top_player);
    ADD(table->top.from), ADD(table->top.n), ADD(table->passes), ADD(table->version);
    ADD(table->out), ADD(table->out_n);
    bool played = table->log_n > 0; /* then the exchange is over */
    if (table->joker_given && !played) ADD(table->joker_given);
  }
#undef ADD
  return hash;
}
