/* check_functions.c - a variant's functions asked on examples: `pengyou check`. */
#include "tools/check_functions.h"

#include <stdio.h>
#include <string.h>

#include "base/script_sentences.h"
#include "deal/begin_deal.h"
#include "deal/end_of_deal.h"
#include "deal/game.h"
#include "deal/level_changes.h"

enum { DEALS = 4, ACTIONS_MAX = 6000, DRAW_QUESTIONS = 30000 };

/* The rules are a copy that notes which functions are asked. */
typedef struct Examples {
  Rules rules;
  bool (*ask)(void *context, HookCall *call); /* of the rules themselves */
  void *context;
  uint64_t asked;
  long questions; /* in this deal */
  Rng rng;
  char *error;
  size_t size;
} Examples;

static bool ask_and_note(void *context, HookCall *call) {
  Examples *examples = context;
  examples->asked |= (uint64_t)1 << call->hook;
  examples->questions++;
  return examples->ask(examples->context, call);
}

/* Notes what went wrong; returns false. */
static bool failed(Examples *examples, const Ruling *why) {
  ruling_said(why, examples->rules.deck.packs, STYLE_ASCII, examples->error, examples->size);
  return false;
}

/* Tries an action: false when a rule fails. */
static bool holds(Examples *examples, Game *game, const Action *action) {
  Ruling why = ruling_make(LEGAL);
  if (game_apply(game, &examples->rules, action, &why) != REFUSED_RULE_FAILED) return true;
  return failed(examples, &why);
}

/* Does an action that was found at random: false when a rule fails, or nothing else was found
** either. */
static bool goes_on(Examples *examples, Game *game, const Action *action) {
  const Rules *rules = &examples->rules;
  Ruling why = ruling_make(LEGAL);
  const char *phase = phase_word(rules, game_phase(game, rules));
  Refusal refusal = game_apply_again(game, rules, action, &why);
  if (refusal == LEGAL) return true;
  if (refusal == REFUSED_RULE_FAILED) return failed(examples, &why);
  char sentence[600];
  ruling_said(&why, rules->deck.packs, STYLE_ASCII, sentence, sizeof sentence);
  return say_fail(examples->error, examples->size, SAY(EXAMPLES_NOTHING), phase, why.field,
                  sentence);
}

/* ---- situations ---- */

/* The leader tries all cards of an effective suit as a throw, in a copy of the game. */
static bool try_throws(Examples *examples, const Game *game) {
  const Deal *deal = &game->deal;
  for (Suit suit = 0; suit < ESUIT_NB; suit++) {
    Game copy = *game;
    CardSet in_suit = CARDSET_EMPTY;
    Action action = {.type = ACTION_PLAY, .seat = deal->turn};
    cardset_mask(&in_suit, deal_places(deal, deal->turn), deal->order.suit[suit],
                 deal->order.planes);
    order_back(&deal->order, &in_suit, &action.cards);
    if (cardset_size(&action.cards, PACK_MAX) > 1 && !holds(examples, &copy, &action)) return false;
  }
  return true;
}

/* The n highest or lowest faces of an effective suit of which the deck has two; how many there
** are. */
static int faces_of(const Examples *examples, const Order *order, Suit suit, bool highest, int n,
                    Card faces[]) {
  int found = 0;
  for (uint64_t left = order->suit[suit]; left && found < n;) {
    int place = highest ? bit_highest(left) : bit_lowest(left);
    left &= ~bit(place);
    Card card = order->kind_at[place];
    if (card != CARD_NONE && rules_copies(&examples->rules, card) >= 2) faces[found++] = card;
  }
  return found;
}

static void give(Deal *deal, int seat, Card pair, Card single) {
  CardSet hand = CARDSET_EMPTY;
  cardset_put(&hand, pair, PACK_MAX);
  cardset_put(&hand, pair, PACK_MAX);
  cardset_put(&hand, single, PACK_MAX);
  deal_lay_hand(deal, seat, &hand);
  deal->hand_n[seat] = 3;
}

/* A pair and a card are thrown, ruffed, and ruffed higher; the others have a third suit. */
static bool try_ruffs(Examples *examples, const Game *game) {
  Game copy = *game;
  Deal *deal = &copy.deal;
  Card led[2], trumps[4], rest[2];
  Suit suit = 0;
  while (suit < TRUMPS && faces_of(examples, &deal->order, suit, true, 2, led) < 2) suit++;
  Suit other = suit;
  do other++;
  while (other < TRUMPS && faces_of(examples, &deal->order, other, false, 2, rest) < 2);
  if (other >= TRUMPS || faces_of(examples, &deal->order, TRUMPS, false, 4, trumps) < 4)
    return true;
  deal->laid_out = true;
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->turn, i);
    const Card *faces = i == 0 ? led : i < 3 ? trumps + i - 1 : rest;
    give(deal, seat, faces[0], i == 1 || i == 2 ? trumps[i + 1] : faces[1]);
  }
  for (int i = 0; i < 4; i++) {
    Action action = {.type = ACTION_PLAY, .seat = deal->turn, .cards = *HAND_OF(deal, deal->turn)};
    if (!holds(examples, &copy, &action)) return false;
  }
  return true;
}

/* A deal that is over, ended again with a member of the team missing, and with levels to spare. */
static bool try_results(Examples *examples, const Game *game) {
  enum { MANY = 6 };
  const Rules *rules = &examples->rules;
  for (int side = SIDE_DECLARERS; side <= SIDE_OPPONENTS; side++) {
    Game copy = *game;
    Ruling why = ruling_make(LEGAL);
    copy.deal.missing = 1;
    copy.deal.opponents_points = 0;
    if (!settle_score(&copy, rules, &why)) return failed(examples, &why);
    copy.deal.score = (Score){.side = (uint8_t)side, .levels = MANY};
    for (int seat = 0; seat < rules->players; seat++)
      if (!settle_advance(&copy, rules, seat, &why)) return failed(examples, &why);
  }
  return true;
}

/* Every trump that the first level has, and the points from none to more than there are. */
static bool try_trumps_and_points(Examples *examples, const Game *game) {
  const Rules *rules = &examples->rules;
  Trump trump = {level_rank(rules, game->level[0]), SUIT_NONE};
  Order order;
  Score score;
  for (int i = -1; i < SUIT_NB; i++) {
    trump.suit = i < 0 ? SUIT_NONE : (Suit)i;
    if (i >= 0 && trump.rank == RANK_NONE) continue;
    if (!order_make(&order, rules, trump, game, examples->error, examples->size)) return false;
  }
  for (int points = 0; points <= 110 * rules->deck.packs; points += 5)
    if (!score_bands(rules, points, game, &score, examples->error, examples->size)) return false;
  return true;
}

/* ---- deals ---- */

/* May declarations be looked for? Where a function says which cards are one, each of thousands of
** groups in each hand is a question, at every draw: after so many the rest of the deck is drawn. */
static bool is_bidding(const Examples *examples) { return examples->questions < DRAW_QUESTIONS; }

/* What is tried at this moment, beside what then happens. */
static bool try_aside(Examples *examples, const Game *game) {
  const Rules *rules = &examples->rules;
  const Deal *deal = &game->deal;
  PhaseType phase = game_phase(game, rules);
  if (phase == PHASE_DRAW && is_bidding(examples)) game_may_act(game, rules);
  bool leads = phase == PHASE_TRICKS && deal->plays == 0;
  if (leads && deal->trick < 3 && !try_throws(examples, game)) return false;
  if (leads && deal->trick == 0 && !try_ruffs(examples, game)) return false;
  bool over = phase == PHASE_NONE && !deal->redeal && deal->declarer != SEAT_NONE;
  return !over || try_results(examples, game);
}

/* One deal; `silent`: nobody declares. */
static bool play_deal(Examples *examples, Game *game, bool silent) {
  const Rules *rules = &examples->rules;
  int number = game->number, redeals = game->redeals;
  examples->questions = 0;
  for (int i = 0; i < ACTIONS_MAX && !game->over; i++) {
    Action action = game_default(game, rules);
    if (rules->family == FAMILY_TRICK && !try_aside(examples, game)) return false;
    bool draws = game_phase(game, rules) == PHASE_DRAW;
    if (!draws || (!silent && is_bidding(examples)))
      game_random_action(game, rules, &examples->rng, &action);
    if (!goes_on(examples, game, &action)) return false;
    if (game->number != number || game->redeals != redeals) return true;
  }
  return true;
}

static bool play_deals(Examples *examples) {
  Game game;
  rng_seed(&examples->rng, 1);
  game_start(&game, &examples->rules, 1);
  if (examples->rules.family == FAMILY_TRICK && !try_trumps_and_points(examples, &game))
    return false;
  for (int i = 0; i < DEALS && !game.over; i++)
    if (!play_deal(examples, &game, i == 0)) return false;
  return true;
}

bool deal_can_begin(const Rules *rules, char *error, size_t error_size) {
  Game game;
  Ruling why = ruling_make(LEGAL);
  if (rules->family == FAMILY_CLIMB) return true;
  game_start(&game, rules, 1);
  if (deal_refusal(&game, rules, &why) != REFUSED_DEAL_RANK) return true;
  ruling_said(&why, PACK_MAX, STYLE_ASCII, error, error_size);
  return false;
}

bool examples_hold(Variant *variant, uint64_t *unasked, char *error, size_t error_size) {
  const Rules *rules = variant_rules(variant);
  Examples examples = {
      .rules = *rules, .ask = rules->ask, .context = rules->context, .error = error};
  examples.size = error_size;
  examples.rules.ask = ask_and_note;
  examples.rules.context = &examples;
  examples.rules.begin = NULL; /* all of them are one command, begun by loading */
  bool ok = play_deals(&examples);
  if (unasked) *unasked &= rules->hooked & ~examples.asked;
  if (!ok) return false;
  if (!variant_keeps_nothing(variant, error, error_size)) return false;
  snprintf(error, error_size, "%s", variant_error(variant)); /* of questions that fail silently */
  return !*error;
}
