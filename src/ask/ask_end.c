/* ask_end.c - what is asked about the deck, and about the end of a deal: kitty, points, levels. */
#include "ask/ask_about.h"

#include <stdlib.h>

#include "base/ask_sentences.h"
#include "deal/begin_deal.h"
#include "deal/declarer_and_trump.h"
#include "deal/early_end.h"
#include "deal/end_of_deal.h"
#include "deal/kitty_points.h"
#include "deal/level_changes.h"
#include "deal/next_deal.h"

/* ---- the deck ---- */

bool about_deck(Case *of) {
  const Rules *rules = of->rules;
  Card deck[CARD_MAX];
  DeckFigures *figures = &of->answer->deck;
  *figures = (DeckFigures){.packs = rules->deck.packs,
                           .LJ = rules->deck.LJ,
                           .HJ = rules->deck.HJ,
                           .hand = rules_hand_size(rules),
                           .kitty = rules->deck.kitty,
                           .total = rules_dealt(rules),
                           .dropped = rules_dropped(rules),
                           .friends = rules->friends.count};
  for (int i = 0, n = rules_deck(rules, deck); i < n; i++) {
    int points = rules_points(rules, deck[i]);
    figures->points += points;
    if (!card_is_joker(deck[i])) figures->suit_points[card_suit(deck[i])] += points;
  }
  return true;
}

/* A deal of the seed 1, whose cards nobody has drawn. */
static bool lay_new(Case *of) {
  game_start(of->game, of->rules, 1);
  return case_levels(of) && case_past(of);
}

bool about_begins(Case *of) {
  if (!lay_new(of)) return false;
  if (is_given(of->question, ASK_DECLARER)) {
    if (!case_seat(of, of->question->declarer, "declarer")) return false;
    of->game->named_declarer = of->question->declarer;
  }
  game_deal(of->game, of->rules, 0);
  *of->why = ruling_make(LEGAL);
  deal_refusal(of->game, of->rules, of->why);
  return case_ruled(of);
}

bool about_turned(Case *of) {
  const Question *question = of->question;
  Answer *answer = of->answer;
  int kitty = of->rules->deck.kitty, n = question->turned_n;
  if (n != kitty) return CASE_FAIL(of, "range", SAY(ASK_TURNED), kitty);
  if (!lay_new(of)) return false;
  Deal *deal = &of->game->deal;
  if (question->declarer != SEAT_NONE && !case_seat(of, question->declarer, "declarer"))
    return false;
  of->game->named_declarer = is_given(question, ASK_DECLARER) ? question->declarer : 0;
  for (int i = 0; i < n; i++) deal->deck[deal->deck_n - n + i] = question->turned[i];
  answer->has_trump = declarer_is_decided(of->game, of->rules);
  answer->trump = deal->trump;
  answer->declarer = deal->declarer;
  return true;
}

/* ---- the last trick ---- */

/* The trick that lies there is over, and the last one; `winner` is its index. */
static void end_trick(Deal *deal, int plays, int winner) {
  for (int i = 0; i < deal->players; i++)
    deal->last_play[i] = i < plays ? deal->play[i] : (Play){0, 0};
  deal->last_grouping = deal->grouping;
  memset(&deal->grouping, 0, sizeof deal->grouping);
  deal->last_leader = deal->leader;
  deal->last_winner = (uint8_t)deal_after(deal, deal->leader, winner);
  deal->leader = deal->turn = deal->last_winner;
  deal->plays = 0;
  deal->trick = 1;
}

/* Does the multiplier of the kitty look into the play that won? */
static bool needs_winning_play(const Case *of) {
  return of->rules->kitty.longest == LONGEST_WINNING &&
         !rules_hooked(of->rules, HOOK_KITTY_MULTIPLIER);
}

/* The plays of the last trick: who won it is found, and must be who is said to have. With the lead
** alone the winner must be said. */
static bool lay_last(Case *of, int *winner) {
  const Question *question = of->question;
  Deal *deal = &of->game->deal;
  Shape shape;
  int points;
  if (!case_led(of, &question->trick[0], "last", &shape) || !case_trick(of, &points)) return false;
  *winner = deal->best;
  int said = question->last_winner;
  if (said >= 0) said = (said - deal->leader + deal->players) % deal->players;
  bool alone = question->trick_n == 1;
  if (said >= 0 && !alone && said != *winner)
    return CASE_FAIL(of, "contradiction", SAY(ASK_LAST_WON), *winner + 1, said + 1);
  if (alone && said > 0 && needs_winning_play(of))
    return CASE_FAIL(of, "missing", SAY(ASK_LAST_PLAYS));
  if (alone && said > 0) *winner = said;
  return true;
}

/* ---- the kitty ---- */

static bool may_be_exposed(Case *of) {
  if (!of->question->exposed || of->rules->kitty.exposed) return true;
  return CASE_FAIL(of, "range", SAY(ASK_NOT_EXPOSED));
}

/* Seat 0 led to the last trick, and who won it is of the side that is said. */
bool about_kitty(Case *of) {
  const Question *question = of->question;
  Answer *answer = of->answer;
  int winner = 0;
  if (question->trick_n == 0) return CASE_FAIL(of, "range", SAY(ASK_LAST_EMPTY));
  if (!may_be_exposed(of) || !case_lay(of) || !lay_last(of, &winner)) return false;
  Deal *deal = &of->game->deal;
  end_trick(deal, question->trick_n, winner);
  bool declarers = question->last_side == SIDE_DECLARERS;
  deal->declarer = (uint8_t)(declarers ? winner : deal_after(deal, winner, 1));
  deal->team = (uint16_t)(1u << deal->declarer);
  deal->kitty = question->kitty;
  deal->exposed = question->exposed;
  if (!case_answered(of, kitty_multiplier(of->game, of->rules, of->why))) return false;
  answer->multiplier = deal->multiplier;
  answer->points = declarers ? 0 : deal_points_of(deal, &question->kitty) * deal->multiplier;
  return true;
}

/* ---- score, advance ---- */

bool about_score(Case *of) {
  const Question *question = of->question;
  const Rules *rules = of->rules;
  if (!case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  bool fixed = rules->friends.teams == TEAMS_FIXED;
  int full =
      rules->friends.teams == TEAMS_CALLED ? rules->friends.count + 1 : bit_count(deal->team);
  int declarers = is_given(question, ASK_DECLARERS) ? question->declarers : full;
  if (!fixed && !is_given(question, ASK_DECLARERS))
    return CASE_FAIL(of, "missing", SAY(ASK_MISSING), "declarers");
  if (declarers < 1 || declarers > full)
    return CASE_FAIL(of, "range", SAY(ASK_FROM_TO), "declarers", 1, full);
  if (!fixed) deal->team = (uint16_t)((1u << declarers) - 1);
  deal->missing = (uint8_t)(full - declarers);
  deal->opponents_points = score_points(rules, question->points);
  if (!case_answered(of, settle_score(of->game, rules, of->why))) return false;
  of->answer->score = deal->score;
  return true;
}

/* Seat 0 stands at the level, and its side won so many. */
bool about_advance(Case *of) {
  const Question *question = of->question;
  Answer *answer = of->answer;
  Game *game = of->game;
  int level = level_parse(of->rules, question->level);
  if (level < 0) return CASE_FAIL(of, "range", SAY(ASK_LEVEL), question->level);
  if (!case_lay(of)) return false;
  Deal *deal = &game->deal;
  deal->score = (Score){(int)question->side, question->by};
  deal->declarer = question->side == SIDE_DECLARERS ? 0 : 1;
  deal->team = (uint16_t)(1u << deal->declarer);
  game->level[0] = deal->level_before[0] = (int16_t)level;
  if (!case_answered(of, settle_advance(game, of->rules, 0, of->why))) return false;
  answer->won = game->winners & 1;
  level_print(of->rules, game->level[0], STYLE_ASCII, answer->level);
  return true;
}

/* ---- the whole end ---- */

/* The first seat after the declarer that is not in the team. */
static int an_opponent(const Deal *deal) {
  int seat = deal->declarer;
  for (int i = 1; i < deal->players && deal->team >> seat & 1; i++)
    seat = deal_after(deal, deal->declarer, i);
  return seat;
}

/* What the rules charge for failed throws, in points and in levels. */
static void charge(Case *of) {
  const Penalty *penalty = &of->rules->throw.penalty;
  Deal *deal = &of->game->deal;
  for (int i = 0; i < of->question->faults; i++) {
    int seat = of->question->fault[i].seat, cards = of->question->fault[i].cards;
    int points = penalty->points + penalty->per_card * cards;
    deal->penalty[seat] = (int16_t)(deal->penalty[seat] + points);
    deal->thrown[seat] = (int16_t)(deal->thrown[seat] + points);
    deal->faults[seat]++;
  }
}

/* Who won the last trick: by its plays, else as it is said: a seat, or the first of a side. Where
** nothing is said there was none: the kitty goes to nobody. */
static bool find_last(Case *of) {
  const Question *question = of->question;
  Deal *deal = &of->game->deal;
  int winner = 0;
  bool said = question->last_winner >= 0 || question->last_side != SIDE_NOBODY;
  bool none = !said && question->trick_n == 0;
  deal->leader = is_given(question, ASK_LEADER) ? question->leader : deal->declarer;
  if (none && !deal->ended_by_throw && !deal->ended_early &&
      deal_points_of(deal, &deal->kitty) != 0)
    return CASE_FAIL(of, "missing", SAY(ASK_LAST_MISSING));
  if (none) return true;
  if (question->trick_n > 0) {
    if (question->trick_n > 1 && question->trick_n < deal->players)
      return CASE_FAIL(of, "range", SAY(ASK_LAST_ALL));
    if (!lay_last(of, &winner)) return false;
    if (question->trick_n == 1 && !said) return CASE_FAIL(of, "missing", SAY(ASK_LAST_WINNER));
  } else if (question->last_winner >= 0) {
    winner = (question->last_winner - deal->leader + deal->players) % deal->players;
  }
  if (question->last_side != SIDE_NOBODY && question->trick_n <= 1) {
    int seat = question->last_side == SIDE_OPPONENTS ? an_opponent(deal) : deal->declarer;
    winner = (seat - deal->leader + deal->players) % deal->players;
  }
  end_trick(deal, question->trick_n, winner);
  Side side = deal_side(deal, deal->last_winner);
  if (question->last_side != SIDE_NOBODY && side != question->last_side)
    return CASE_FAIL(of, "contradiction", SAY(ASK_LAST_SIDE));
  return true;
}

/* All seats that the question names. */
static bool seats_are_there(Case *of) {
  const Question *question = of->question;
  for (int i = 0; i < question->faults; i++)
    if (!case_seat(of, question->fault[i].seat, "withdrawn")) return false;
  return case_seat(of, question->first, "first") && case_seat(of, question->offender, "offender") &&
         case_seat(of, question->leader, "leader") && case_seat(of, question->last_winner, "last");
}

static bool lay_end(Case *of) {
  const Question *question = of->question;
  bool points = is_given(question, ASK_POINTS), won = is_given(question, ASK_WON);
  if (!points && !won) return CASE_FAIL(of, "missing", SAY(ASK_POINTS));
  if (points && abs(question->points) > POINTS_MOST)
    return CASE_FAIL(of, "range", SAY(ASK_FROM_TO), "points", -POINTS_MOST, POINTS_MOST);
  if (points && won) return CASE_FAIL(of, "contradiction", SAY(ASK_POINTS_TWICE));
  if (!may_be_exposed(of) || !case_lay(of) || !seats_are_there(of) || !case_levels(of))
    return false;
  Game *game = of->game;
  Deal *deal = &game->deal;
  deal->phase = of->rules->phases_n;
  if (bit_count(deal->team) == deal->players)
    return CASE_FAIL(of, "contradiction", SAY(ASK_NO_OPPONENT));
  if (question->stopped && is_given(question, ASK_OFFENDER))
    return CASE_FAIL(of, "contradiction", SAY(ASK_STOPPED));
  case_hands(of);
  memcpy(deal->won, question->won, sizeof deal->won);
  charge(of);
  deal->first_drawer = is_given(question, ASK_FIRST) ? question->first : 0;
  deal->exposed = question->exposed;
  deal->kitty = question->kitty;
  deal->ended_early = question->stopped;
  deal->ended_by_throw = is_given(question, ASK_OFFENDER);
  if (deal->ended_by_throw) deal->offender = question->offender;
  if (is_given(question, ASK_POINTS)) deal->won[an_opponent(deal)] = (int16_t)question->points;
  if (is_given(question, ASK_DECLARED)) case_declared(of);
  return find_last(of);
}

/* Without a trump it is the rank of the declarer's level, in spades: only functions could tell. */
static bool find_trump(Case *of) {
  if (of->order) return true;
  if (!case_lay(of) || !case_levels(of)) return false;
  const Game *game = of->game;
  Rank rank = level_rank(of->rules, game->level[game->deal.declarer]);
  return case_order(of, (Trump){rank, rank == RANK_NONE ? SUIT_NONE : SPADES});
}

bool about_settle(Case *of) {
  Answer *answer = of->answer;
  if (!find_trump(of) || !lay_end(of)) return false;
  const Deal *deal = &of->game->deal;
  if (!case_answered(of, deal_settle(of->game, of->rules, of->why))) return false;
  answer->points = deal->opponents_points;
  answer->multiplier = deal->multiplier;
  answer->score = deal->score;
  return case_answered(of,
                       find_next(of->game, of->rules, &answer->next, &answer->declarer, of->why));
}

bool about_decided(Case *of) {
  const Question *question = of->question;
  int players = of->rules->players;
  if (question->hands != players)
    return CASE_FAIL(of, "range", SAY(ASK_EACH), "hands", question->hands, players);
  if (!case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  case_hands(of);
  memcpy(deal->won, question->won, sizeof deal->won);
  deal->kitty = question->kitty;
  of->answer->won = false;
  return case_answered(of, deal_ends_early(of->game, of->rules, &of->answer->won, of->why));
}
