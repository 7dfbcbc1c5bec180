/* phase.h - what every phase answers. One const table a phase, each in a phase_*.c. */
#ifndef phase_h
#define phase_h

#include "deal/game.h"

typedef struct Phase {
  const char *word;
  /* Called when the phase begins. */
  void (*begin)(Game *game, const Rules *rules);
  bool (*is_over)(const Game *game, const Rules *rules);
  /* Only asked while the phase is not over: */
  int (*waits_for)(const Game *game, const Rules *rules);
  uint32_t (*kinds)(const Game *game, const Rules *rules, int seat);
  /* The kind that goes on without a choice (draw, yield, pass, pick-up); ACTION_NB: none. */
  ActionKind (*quiet)(const Game *game, const Rules *rules);
  /* An action of a kind that `kinds` has for the seat; fills *why, when not NULL, on a refusal. */
  Refusal (*check)(const Game *game, const Rules *rules, const Action *action, Ruling *why);
  /* Does a checked action. False, and *why, only when a rule failed: game_apply puts all back. */
  bool (*apply)(Game *game, const Rules *rules, const Action *action, Ruling *why);
  /* A legal action of the seat that is waited for. */
  void (*random)(const Game *game, const Rules *rules, Rng *rng, Action *out);
} Phase;

extern const Phase phase_draw, phase_kitty, phase_call, phase_tricks;
extern const Phase phase_dealout, phase_exchange, phase_climb, phase_gift;
extern const Phase phase_rule; /* any that a variant adds */

/* NULL when the deal is over. */
const Phase *phase_now(const Game *game, const Rules *rules);

/* Begins the phase that the deal has come to, and asks who takes the kitty, or whose turn it is in
** a phase of the variant. False, and *why if not NULL, when a rule failed. */
bool phase_begin(Game *game, const Rules *rules, Ruling *why);

/* Draw: the seats' own rank or the declarer's, as bits; 0 when nobody may declare, or when
** (draw_find_ranks says so) a rule failed. */
uint16_t draw_ranks(const Game *game, const Rules *rules, int seat);
bool draw_find_ranks(const Game *game, const Rules *rules, int seat, uint16_t *ranks, Ruling *why);

/* The seat as one who declares these ranks out of that hand. */
Bidder draw_bidder(const Game *game, const Rules *rules, int seat, const CardSet *hand,
                   uint16_t ranks);

/* Draw: at the jokers-only level of a named declarer nothing is shown at all. */
bool draw_nothing_to_declare(const Game *game, const Rules *rules);

/* Draw: every declaration that the seat could make now (bid_list), none if it may not declare at
** all. */
int draw_bids(const Game *game, const Rules *rules, int seat, CardSet cards[], int max,
              BidSearch *search);

/* Draw, and where a kitty is stolen: may the seat show these cards? It shows them, and what that
** does beside naming trumps is done. Then the order and the points under the trump that follows. */
Refusal draw_check_bid(const Game *game, const Rules *rules, const Action *action, Ruling *why);
bool draw_declare(Game *game, const Rules *rules, const Action *action, Ruling *why);
bool draw_order(Game *game, const Rules *rules, Ruling *why);

/* Kitty: who takes it, or has buried it; SEAT_NONE: nobody. kitty.buries is asked once, when the
** phase begins (false: its function failed). Where nobody takes it the kitty lies as it was. */
int kitty_burier(const Game *game, const Rules *rules);
bool kitty_find_burier(Game *game, const Rules *rules, Ruling *why);

/* Kitty: may the seat lay the buried kitty open, or throw its cards in, now? (Rights that outlast a
** phase.) The claim's sentence in text. */
bool kitty_may_reveal(const Game *game, const Rules *rules, int seat);
Refusal misdeal_check(const Game *game, const Rules *rules, int seat, Ruling *why);

/* phase_custom.c: asks whose turn it is, at the beginning of a phase of the variant and after each
** action. False when a rule failed, or somebody could do nothing. */
bool rule_turn(Game *game, const Rules *rules, Ruling *why);
/* What the seat, which is asked or may act out of turn, may choose. False when a rule failed. */
bool rule_choices(const Game *game, const Rules *rules, int seat, PhaseChoices *out, Ruling *why);
/* Before a phase that is not of the variant, the index-th of its own has ended: are all hands of
** one size, and has the kitty its own? */
bool rule_end(const Game *game, const Rules *rules, int index, Ruling *why);
/* Shows `visit` the cards that the index-th choice may be made with, until it returns false. True
** when they were all shown; false when it stopped them, or there are more than are looked at. */
bool rule_each_cards(const Game *game, const Rules *rules, int seat, const PhaseChoices *choices,
                     int index, bool (*visit)(void *data, const CardSet *cards), void *data);
/* The action that a choice is, with these cards. */
void rule_action(int seat, const PhaseChoice *choice, const CardSet *cards, Action *out);

/* The seat that a seat word names, counted from the declarer; SEAT_NONE for nobody. */
int seat_of(const Game *game, const Rules *rules, Who who);

/* end_of_deal.c: points, score, levels, winners. False when a rule failed. */
bool deal_settle(Game *game, const Rules *rules, Ruling *why);
/* Between two tricks: does score.early_end stop the play? False when a rule failed. */
bool deal_ends_early(const Game *game, const Rules *rules, bool *ends, Ruling *why);
/* next_deal.c: levels, the effects of deal.ends first, and who is active; then who has won. */
bool advance_levels(Game *game, const Rules *rules, const Effects *effects, Ruling *why);
bool advance_game_over(Game *game, const Rules *rules, Ruling *why);
/* The seat that draws first in the next deal, and who is its declarer (SEAT_NONE: the bidding). */
int next_first_drawer(const Game *game, const Rules *rules);
int next_declarer(const Game *game, const Rules *rules);
/* The same; false when a rule failed. */
bool find_next(const Game *game, const Rules *rules, int *first_drawer, int *declarer, Ruling *why);

/* apply_effects.c: what a hook has done, beside trump and declarer, comes into the game. Whoever
** reads effects asks effects_wrong first: NULL, or what is wrong ("move takes cards that are not
** there").
** `even`: hands and kitty must have as many cards as before. */
void effects_apply(Game *game, const Rules *rules, const Effects *effects);
const char *effects_wrong(const Game *game, const Rules *rules, const Effects *effects, bool even);
/* deck.c: the deal's cards, unshuffled, into Deal.deck, and those left out into Deal.dropped;
** returns their number. The order of a trump with what this deal has. */
int deck_make(Game *game, const Rules *rules);
bool deck_order(Game *game, const Rules *rules, char *error, size_t error_size);
/* deck.c: may this deal begin? Some trump rank must be in the deck, and the cards of some
** declaration where one is needed; deal.refuse is asked. */
Refusal deal_refusal(const Game *game, const Rules *rules, Ruling *why);
/* deal.begins, before the first card is drawn. */
bool deal_begins(Game *game, const Rules *rules, Ruling *why);

/* Single mechanics of the phases, each of which can be asked for by itself, in a game that holds
** what it needs. False (or REFUSED_RULE_FAILED), and *why if not NULL, when a rule failed. */

/* declarer_and_trump.c: who is declarer by the bidding, and what is trump; false when that is not
** decided (draw_decide: false when a rule failed). The points of every card under the deal's
** trump. */
typedef enum { OUTCOME_DECIDED, OUTCOME_THROWN_IN, OUTCOME_ASKED } Outcome;
void draw_set_declarer(Deal *deal, const Rules *rules, int seat); /* and the team */
/* The declarers as they are known when that seat becomes declarer: in fixed teams its team, else
** the seat alone; none of SEAT_NONE. One bit each. */
uint16_t draw_team(const Deal *deal, const Rules *rules, int seat);
bool draw_declarer(Game *game, const Rules *rules);
bool draw_decide(Game *game, const Rules *rules, Outcome *outcome, Ruling *why);
bool draw_points(Game *game, const Rules *rules, Ruling *why);

/* phase_call.c: may the i-th call of the action be made, those before it standing? */
Refusal call_check(const Game *game, const Rules *rules, const Action *action, int i, Ruling *why);

/* phase_tricks.c: who may stop a throw of the seat on turn: the others in turn order. Does a throw
** (kind space) of that seat stand against all other hands, and what becomes of it if not? Nothing
** is done yet. */
bool throw_may_stop(const Game *game, const Rules *rules, const CardSet *cards,
                    bool may_stop[SEAT_MAX], Ruling *why);
struct ThrowResult;
bool throw_try(Game *game, const Rules *rules, const Shape *shape, const CardSet *cards,
               struct ThrowResult *result, Ruling *why);
/* Puts cards of the seat on turn on the table, and counts called copies among them. Is the play
** just made the best so far? */
bool trick_put(Game *game, const Rules *rules, const CardSet *cards, Ruling *why);
bool trick_find_best(Game *game, const Rules *rules, Ruling *why);
/* Would these cards (kind space) of the seat beat the best play of the trick so far? */
bool trick_takes(const Game *game, const Rules *rules, int seat, const CardSet *cards, bool *takes,
                 Ruling *why);

/* end_of_deal.c: the kitty's multiplier, from the last trick; side and levels, from the opponents'
** points and the missing members. next_deal.c: one seat's new level. */
bool settle_multiplier(Game *game, const Rules *rules, Ruling *why);
bool settle_score(Game *game, const Rules *rules, Ruling *why);
bool settle_advance(Game *game, const Rules *rules, int seat, Ruling *why);

#endif
