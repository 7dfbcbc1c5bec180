/* game.h - actions: who may act, what they may do, doing it.
**
** A deal is a sequence of phases (phase_draw.h, phase_tricks.h, phase_climb.h …); each answers the
** same questions through one struct of functions (phase.h), and game.c goes from one to the next,
** settles the deal at its end (levels, next starter, end of the game) and begins the next one.
**
** game_apply validates, then commits: on a refusal the game is unaltered.
*/
#ifndef game_h
#define game_h

#include "deal/action.h"

/* Starts a game: the levels at their start, the first drawer found, the first deal shuffled. */
void game_start(Game *game, const Rules *rules, uint64_t seed);

/* Is this action allowed now? LEGAL or why not. Never asks for the ruling's cards. */
Refusal game_check(const Game *game, const Rules *rules, const Action *action);

/* The ruling on it with sentence, cards, example. */
void game_explain(const Game *game, const Rules *rules, const Action *action, Ruling *out);

/* Does it. On a refusal `game` is unaltered and *why, if not NULL, is filled. */
Refusal game_apply(Game *game, const Rules *rules, const Action *action, Ruling *why);

/* Does what was found allowed before, by a program or when it was done first. A rule that then
** answers otherwise is asked ASKED_AGAIN times in all; *why says what it answered last. */
enum { ASKED_AGAIN = 100 };

Refusal game_apply_again(Game *game, const Rules *rules, const Action *action, Ruling *why);

/* The seat that is waited for, of several tables that of the first which goes on; SEAT_NONE when
** the deal or the game is over. */
int game_waits_for(const Game *game, const Rules *rules);

/* Seats that may act now, one bit each: between draws everybody who could declare. */
uint16_t game_may_act(const Game *game, const Rules *rules);

/* Which types of action the seat may take now, one bit each (an action of that type exists; playing
** is one for whoever is to follow in a climbing game, though nothing may follow). */
uint32_t game_allowed_actions(const Game *game, const Rules *rules, int seat);

/* What cards alone are meant as, without a word: played, buried, called, declared or given, by what
** the seat (SEAT_NONE: nobody) may do now. */
ActionType game_type_of_cards(const Game *game, const Rules *rules, int seat);

/* The action that lets the game go on when its seat has nothing to say: draw, yield, pass, pick-up
** or the next deal; type ACTION_NB when there is a choice to make (bury, call, play). */
Action game_default(const Game *game, const Rules *rules);

/* Deals anew (the deck of the rules, shuffled by the game's generator), that seat drawing first. */
void game_deal(Game *game, const Rules *rules, int first_drawer);

/* A legal action of the seat that is waited for, at random (each follow equally likely, each plain
** lead, any cards to bury, any callable cards): what the random player does. */
void game_random_action(const Game *game, const Rules *rules, Rng *rng, Action *out);

/* Chooses this, with the same numbers of the generator, and does it as game_apply_again; *out is
** what was chosen. What is legal as it is chosen is not judged once more. */
Refusal game_random_step(Game *game, const Rules *rules, Rng *rng, Action *out, Ruling *why);

/* The same n times, or fewer to the end of the deal. Where it is thrown in, the next one is dealt
** and played on. */
Refusal game_random_steps(Game *game, const Rules *rules, Rng *rng, int n, Ruling *why);

/* "draw", "kitty", "call", "tricks", "deal out", "exchange", "climb", the name that a variant gave,
** "over": of game_phase. (Deal.phase is its place in Rules.phases.) */
const char *phase_word(const Rules *rules, PhaseType phase);
/* The same of a phase that a variant adds as it is spoken, said. */
const char *phase_spoken(const Rules *rules, PhaseType phase);

/* Begins the phase that the deal has come to, and asks who takes the kitty, or whose turn it is in
** a phase of the variant. False, and *why if not NULL, when a rule failed. */
bool phase_begin(Game *game, const Rules *rules, Ruling *why);

#endif
