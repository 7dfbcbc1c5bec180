/* trick.c - see trick.h. */
#include "deal/trick.h"

#include "base/inline.h"
#include "deal/friends.h"
#include "play/follow.h"
#include "play/legal_plays.h"
#include "play/winner.h"

bool trick_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why) {
  const Deal *deal = &game->deal;
  Shape shape;
  assert(deal->plays > 0);
  deal_lead_shape(deal, rules, &shape);
  PlayCase of = {&deal->order, rules, game, deal->turn};
  return follow_ask(follow, &of, &shape, deal_places(deal, deal->turn), why);
}

void trick_lay(Deal *deal, const CardSet *cards) { trick_lay_in(deal, cards, deal->planes); }

bool trick_put(Game *game, const Rules *rules, const TrickPlay *play, Ruling *why) {
  return BY_PLANES(game->deal.planes, trick_put_in, game, rules, play, why);
}

static void beats_inherited(HookCall *call) { call->answer[0] = *(const bool *)call->builtin_data; }

/* Asks win.beats. */
static NO_INLINE bool ask_beats(const PlayCase *of, const CardSet *places, bool *takes,
                                Ruling *why) {
  const Rules *rules = of->rules;
  const Deal *deal = &of->game->deal;
  bool inherited = *takes;
  CardSet cards = CARDSET_EMPTY, led, best;
  order_back(&deal->order, places, &cards);
  deal_play_cards(deal, &deal->play[0], &led);
  deal_play_cards(deal, &deal->play[deal->best], &best);
  HookCall call;
  deal_question(&call, HOOK_WIN_BEATS, of->game, of->seat);
  call.cards = &cards;
  call.hand = &best;
  call.lead = &led;
  call.builtin = beats_inherited;
  call.builtin_data = &inherited;
  if (!rule_answers(rules, &call, why)) return false;
  *takes = call.answer[0] != 0;
  return true;
}

bool trick_takes(const PlayCase *of, const Shape *lead, const CardSet *places, bool *takes,
                 Ruling *why) {
  if (!trick_beats(of, lead, places, &of->game->deal.best_places, takes, why)) return false;
  return !rules_hooked(of->rules, HOOK_WIN_BEATS) || ask_beats(of, places, takes, why);
}

/* Where more than the height of a set counts. */
static NO_INLINE bool last_takes(const Game *game, const Rules *rules, const Shape *lead,
                                 const CardSet *places, bool *takes, Ruling *why) {
  const Deal *deal = &game->deal;
  PlayCase of = {&deal->order, rules, game, deal_after(deal, deal->leader, deal->plays - 1)};
  return trick_takes(&of, lead, places, takes, why);
}

bool trick_find_best(Game *game, const Rules *rules, const Shape *lead, const CardSet *places,
                     Ruling *why) {
  Deal *deal = &game->deal;
  bool takes = true;
  if (deal->plays == 1)
    deal->lead_places = *places;
  else if (!last_takes(game, rules, lead, places, &takes, why))
    return false;
  if (takes) trick_note_best_in(deal, places, deal->plays - 1, deal->planes);
  return true;
}
