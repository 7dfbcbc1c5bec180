/* declaring.h - declaring trumps in a deal (亮主, 反主): which ranks a seat may show, which bids it
** could make now, showing one. What beats what is in bid.h. */
#ifndef declaring_h
#define declaring_h

#include "deal/action.h"
#include "deal/bids_possible.h"

/* The ranks that a seat may show, as bits: its own level's or the declarer's; 0 when it may show
** none, or when (the second says so: false, and *why if not NULL) declare.rank failed. */
uint16_t declare_ranks(const Game *game, const Rules *rules, int seat);
bool declare_find_ranks(const Game *game, const Rules *rules, int seat, uint16_t *ranks,
                        Ruling *why);

/* At the jokers-only level of a named declarer nothing is shown at all. */
static inline bool declare_nothing_to_show(const Game *game, const Rules *rules) {
  return game->named_declarer != SEAT_NONE && rules->declare.rank == RANK_OF_DECLARER &&
         level_rank(rules, game->level[game->named_declarer]) == RANK_NONE;
}

/* What the drawing waits for. */
Awaited declare_awaited(const Game *game, const Rules *rules);

/* The rank that a seat may show where no function says which. Under declare.rank "declarer" the
** level of the declarer binds all, who is named beforehand or known when the kitty is stolen; but
** who is asked after all have passed would be declarer, and shows his or her own. */
static inline Rank declare_rank_builtin(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  if (rules->declare.rank == RANK_OF_DECLARER && deal->asked == SEAT_NONE) {
    int whose = deal->declarer == SEAT_NONE ? game->named_declarer : deal->declarer;
    if (whose != SEAT_NONE) seat = whose;
  }
  return level_rank(rules, game->level[seat]);
}
static inline uint16_t rank_bit(Rank rank) {
  return (uint16_t)(rank == RANK_NONE ? 0 : 1u << rank);
}

/* Does the seat hold anything that could be shown at all, these being the cards of the ranks it may
** show? And where a function says which: true also where that fails, as it is said when something
** is shown.
** Of nothing else functions are asked: it is asked before each draw. */
static inline bool declare_holds(const Game *game, const Rules *rules, int seat,
                                 uint64_t of_ranks) {
  uint64_t shown = of_ranks | rules->declare.faces;
  return (game->deal.held[seat].plane[0] & shown) && !declare_nothing_to_show(game, rules);
}
bool declare_ask_holds(const Game *game, const Rules *rules, int seat);

/* Every declaration that the seat could make now (bid_list), none if it may not declare at all.
** `search` may be NULL. */
int declare_bids(const Game *game, const Rules *rules, int seat, Bid bids[], int max,
                 BidSearch *search);

/* The declaration with which a bid is made. */
void declare_action(const Bid *bid, Action *out);

/* Could the seat make one? Where a rule fails it may be tried: then that is said. */
bool declare_can(const Game *game, const Rules *rules, int seat);

enum { DEFENCES_MAX = 16 };

/* Every defence with which the seat could answer the overcall of its own (bid_defences), at most
** DEFENCES_MAX; where a rule fails the last one may be tried: then that is said. */
int declare_defences(const Game *game, const Rules *rules, int seat, Action actions[], int max);

/* May the seat show these cards (a declaration, or a defence)? On LEGAL *bid is what they bid. */
Refusal declare_check(const Game *game, const Rules *rules, const Action *action, Bid *bid,
                      Ruling *why);

/* Such a bid is made, and what it does beside naming trumps is done. False, and *why, when a rule
** failed. */
bool declare_show(Game *game, const Rules *rules, const Bid *bid, Ruling *why);

#endif
