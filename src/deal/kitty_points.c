/* kitty_points.c - see kitty_points.h. */
#include "deal/kitty_points.h"

/* The cards of the longest unit of the last lead, or of the play that won it: that is read as what
** was led, where the leader said how and it can be. */
static int longest_unit(const Deal *deal, const Rules *rules, const CardSet *winning) {
  CardSet places = CARDSET_EMPTY;
  Shape shape;
  if (!winning) {
    deal_last_lead_shape(deal, rules, &shape);
  } else {
    order_cross(&deal->order, winning, &places);
    if (!grouping_shape(&deal->order, rules, &places, &deal->last_grouping, &shape))
      shape_of(&deal->order, rules, &places, &shape);
  }
  return shape.n ? unit_cards(&shape.unit[0]) : 1;
}

/* The last trick, as kitty.multiplier sees it. */
typedef struct LastTrick {
  CardSet lead, winning;
  int longest[2]; /* led, winning */
} LastTrick;

/* What a word of kitty.longest, or a function, which may see all of it, needs of it. */
static void read_last_trick(const Deal *deal, const Rules *rules, bool asked, LastTrick *last) {
  int word = rules->kitty.longest;
  if (asked) deal_play_cards(deal, &deal->last_play[0], &last->lead);
  if (asked || word == LONGEST_LED) last->longest[0] = longest_unit(deal, rules, NULL);
  if (!asked && word != LONGEST_WINNING) return;
  assert(deal->players > 0);
  int i = (deal->last_winner + deal->players - deal->last_leader) % deal->players;
  deal_play_cards(deal, &deal->last_play[i], &last->winning);
  last->longest[1] = longest_unit(deal, rules, &last->winning);
}

static int multiplier_by(const LastTrick *last, const Rules *rules, int longest) {
  return longest == LONGEST_NONE ? rules->kitty.multiplier
                                 : 2 * last->longest[longest == LONGEST_WINNING];
}

static void multiplier_inherited(HookCall *call) {
  int longest = call->word ? call->word : call->rules->kitty.longest;
  call->answer[0] = multiplier_by(call->builtin_data, call->rules, longest);
}

bool kitty_multiplier(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  LastTrick last = {.longest = {1, 1}};
  bool asked = rules_hooked(rules, HOOK_KITTY_MULTIPLIER) && !deal->exposed && deal->trick > 0;
  if (deal->trick > 0) read_last_trick(deal, rules, asked, &last);
  deal->multiplier = (uint16_t)multiplier_by(&last, rules, rules->kitty.longest);
  if (deal->exposed) deal->multiplier = rules->kitty.exposed;
  if (!asked) return true;
  HookCall call;
  deal_question(&call, HOOK_KITTY_MULTIPLIER, game, deal->last_winner);
  call.cards = &last.winning;
  call.lead = &last.lead;
  call.builtin = multiplier_inherited;
  call.builtin_data = &last;
  if (!rule_answers(rules, &call, why)) return false;
  deal->multiplier = (uint16_t)call.answer[0];
  return true;
}
