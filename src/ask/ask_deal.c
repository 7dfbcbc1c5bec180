/* ask_deal.c - what is asked about a deal before its tricks: declaring, burying, calling, friends,
** and misdeals. */
#include "ask/ask_about.h"
#include "base/ask_sentences.h"
#include "deal/declarer_and_trump.h"
#include "deal/declaring.h"
#include "deal/friend_calls.h"
#include "deal/friends.h"
#include "deal/misdeal.h"
#include "deal/trick.h"
#include "notation/notation.h"

/* ---- declaring ---- */

/* Seats hold the most that they show in any bid, if their hands are not given. */
static void lay_bidders(Case *of) {
  const Question *question = of->question;
  for (int i = 0; i < question->shown_n; i++) {
    int seat = question->shown[i].seat;
    CardSet hand = *HAND_OF(&of->game->deal, seat);
    for (int k = 0; k < PACK_MAX; k++) hand.plane[k] |= question->shown[i].cards.plane[k];
    case_hand(of, seat, &hand);
  }
  case_hands(of);
}

/* The other hands are there, and not known: what a declaration does may take cards out of them. */
static void lay_unknown_hands(Case *of) {
  Deal *deal = &of->game->deal;
  for (int seat = 0; seat < deal->players; seat++)
    if (!(of->question->known >> seat & 1) && deal->hand_n[seat] == 0)
      deal->hand_n[seat] = (uint8_t)rules_hand_size(of->rules);
}

/* A bid is all cards that the seat then shows. As an answer to an overcall what makes the
** overcalled one as large is a defence, and its action names the cards that are added. */
static Action bid_action(const Game *game, int seat, const CardSet *cards) {
  const Bidding *bidding = &game->deal.bidding;
  Action action = {.type = ACTION_DECLARE, .seat = (uint8_t)seat, .cards = *cards};
  CardSet added;
  if (cardset_is_empty(cards)) action.type = ACTION_YIELD;
  if (!bid_is_defence(bidding, seat, cards, &added)) return action;
  action.type = ACTION_DEFEND;
  action.cards = added;
  return action;
}

/* May the bid be made? `pass`: who may answer and does not has let that pass. */
static Refusal rule_on_bid(Case *of, const BySeat *bid, bool pass, Action *action, Ruling *why) {
  Game *game = of->game;
  int seat = bid->seat;
  const CardSet *cards = &bid->cards;
  Bidding *bidding = &game->deal.bidding;
  if (pass && bidding->may_answer != seat && !cardset_is_empty(cards)) {
    bidding->may_answer = SEAT_NONE;
    game->deal.awaited = declare_awaited(game, of->rules);
  }
  *action = bid_action(game, seat, cards);
  *why = ruling_make(LEGAL);
  if (game_check(game, of->rules, action) == LEGAL) return LEGAL;
  game_explain(game, of->rules, action, why);
  return why->refusal;
}

/* The bids so far, each of which could be made. Who lets pass what is no right has said nothing. */
static bool make_bids(Case *of) {
  const Question *question = of->question;
  for (int i = 0; i < question->shown_n; i++) {
    const BySeat *bid = &question->shown[i];
    Action action;
    Ruling why;
    char text[512];
    Refusal refusal = rule_on_bid(of, bid, true, &action, &why);
    if (refusal == LEGAL) refusal = game_apply(of->game, of->rules, &action, &why);
    of->game->deal.gifts = 0; /* given and taken before the next one */
    if (refusal == LEGAL || cardset_is_empty(&bid->cards)) continue;
    if (refusal == REFUSED_RULE_FAILED) *of->why = why;
    if (!case_ruled(of)) return false;
    return CASE_FAIL(of, "range", SAY(ASK_BID), i + 1,
                     ruling_said(&why, PACK_MAX, STYLE_ASCII, text, sizeof text));
  }
  return true;
}

/* In the middle of the drawing, with the bids so far. */
static bool lay_bidding(Case *of) {
  const Question *question = of->question;
  if (!case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  if (question->levels > of->rules->players)
    return CASE_FAIL(of, "range", SAY(ASK_LEVELS), question->levels, of->rules->players);
  if (question->levels == 0) return CASE_FAIL(of, "range", SAY(ASK_NO_LEVELS));
  deal->players = (uint8_t)question->levels;
  if (!case_levels(of)) return false;
  if (question->seat >= deal->players)
    return CASE_FAIL(of, "range", SAY(ASK_SEAT_RANGE), "seat", deal->players - 1,
                     seat_letter(deal->players - 1));
  for (int i = 0; i < question->shown_n; i++)
    if (question->shown[i].seat >= deal->players)
      return CASE_FAIL(of, "range", SAY(ASK_SEAT_RANGE), "bids", deal->players - 1,
                       seat_letter(deal->players - 1));
  deal->phase = case_phase(of->rules, PHASE_DRAW);
  deal->picked_up = deal->buried = false;
  deal->declarer = SEAT_NONE;
  deal->team = 0;
  if (is_given(question, ASK_DECLARER)) {
    if (!case_seat(of, question->declarer, "declarer")) return false;
    of->game->named_declarer = question->declarer;
  }
  deal->deck_n = (uint16_t)rules_dealt(of->rules);
  deal->awaited = declare_awaited(of->game, of->rules);
  lay_bidders(of);
  lay_unknown_hands(of);
  if (!make_bids(of)) return false;
  case_hand(of, question->seat, &question->hand);
  return true;
}

/* Trump and declarer if the bidding ended here. */
static void find_standing(Case *of) {
  Answer *answer = of->answer;
  Game decided = *of->game;
  answer->has_trump =
      bidding_standing(&decided.deal.bidding) && declarer_is_decided(&decided, of->rules);
  answer->trump = decided.deal.trump;
  answer->declarer = answer->has_trump ? decided.deal.declarer : SEAT_NONE;
}

bool about_bid(Case *of) {
  const Question *question = of->question;
  Action action;
  if (!lay_bidding(of)) return false;
  if (ruling_held(of->why, &question->hand, &question->cards) != LEGAL) {
    find_standing(of);
    return true;
  }
  const BySeat bid = {question->seat, question->cards};
  Refusal refusal = rule_on_bid(of, &bid, question->bids_pass, &action, of->why);
  if (refusal == LEGAL) game_apply(of->game, of->rules, &action, of->why);
  if (!case_ruled(of)) return false;
  find_standing(of);
  return true;
}

enum { BIDS_MAX = 512 };

/* The defences behind the bids, but for those that are among them: all cards that are shown. False
** when a rule failed. */
static bool list_defences(Case *of) {
  Bid bid;
  Action defences[DEFENCES_MAX];
  Answer *answer = of->answer;
  CardSet *shown = of->asker->plays;
  int bids = answer->plays_n;
  int n = declare_defences(of->game, of->rules, of->question->seat, defences, DEFENCES_MAX);
  for (int i = 0; i < n && answer->plays_n < BIDS_MAX; i++) {
    bool there = false;
    if (declare_check(of->game, of->rules, &defences[i], &bid, of->why) != LEGAL)
      return case_rule(of, &defences[i]);
    bid_cards(&bid, &shown[answer->plays_n]);
    for (int k = 0; k < bids; k++)
      there = there || cardset_equal(&shown[k], &shown[answer->plays_n], PACK_MAX);
    if (!there) answer->plays_n++;
  }
  return true;
}

bool about_may_bid(Case *of) {
  Answer *answer = of->answer;
  Bid bids[BIDS_MAX];
  BidSearch search;
  if (!lay_bidding(of) || !case_room(of, BIDS_MAX)) return false;
  answer->plays = of->asker->plays;
  answer->plays_n = declare_bids(of->game, of->rules, of->question->seat, bids, BIDS_MAX, &search);
  for (int i = 0; i < answer->plays_n; i++) bid_cards(&bids[i], &of->asker->plays[i]);
  answer->more = search.more;
  if (!search.failed && !list_defences(of)) return false;
  answer->count = (LegalCount){(uint64_t)answer->plays_n, !search.more};
  if (!search.failed) return true;
  Action action;
  declare_action(&bids[answer->plays_n - 1], &action);
  return case_rule(of, &action);
}

/* ---- the kitty ---- */

bool about_bury(Case *of) {
  if (!case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  deal->phase = case_phase(of->rules, PHASE_KITTY);
  deal->buried = false;
  deal->burier = deal->declarer;
  case_hand(of, deal->declarer, &of->question->hand);
  Action action = {.type = ACTION_BURY, .seat = deal->declarer, .cards = of->question->cards};
  return case_rule(of, &action);
}

/* All is drawn, and by a seat this hand. */
bool about_misdeal(Case *of) {
  if (!case_lay(of)) return false;
  Deal *deal = &of->game->deal;
  int seat = 1; /* not the declarer, who buries */
  deal->deck_n = (uint16_t)rules_dealt(of->rules);
  deal->drawn = (uint16_t)(deal->deck_n - of->rules->deck.kitty);
  deal->phase = case_phase(of->rules, of->order ? PHASE_TRICKS : PHASE_DRAW);
  if (!of->order) {
    deal->declarer = SEAT_NONE;
    deal->team = 0;
  }
  deal->picked_up = of->question->picked_up;
  case_hand(of, seat, &of->question->hand);
  misdeal_check(of->game, of->rules, seat, of->why);
  return case_ruled(of);
}

/* ---- friends ---- */

bool about_call(Case *of) {
  const Question *question = of->question;
  const Rules *rules = of->rules;
  Action action = {.type = ACTION_CALL, .calls = (uint8_t)(question->calls + 1)};
  int wanted = rules->friends.teams == TEAMS_CALLED ? rules->friends.count : 0;
  if (question->calls >= CALL_MAX) return CASE_FAIL(of, "range", SAY(ASK_CALLS), question->calls);
  if (!case_lay(of)) return false;
  of->game->deal.phase = case_phase(rules, PHASE_CALL);
  action.seat = of->game->deal.declarer;
  case_hand(of, action.seat, &question->hand);
  memcpy(action.call, question->call, sizeof action.call);
  action.call[question->calls] = (Call){question->card, question->ordinal, 0, SEAT_NONE};
  *of->why = ruling_make(LEGAL);
  if (action.calls <= wanted) {
    call_check(of->game, rules, &action, question->calls, of->why);
  } else {
    ruling_refuse(of->why, REFUSED_CALLABLE, wanted ? SAY(CALLS_MADE) : SAY(NO_CALLS), wanted);
    cardset_put(&of->why->cards, question->card, PACK_MAX);
  }
  return case_ruled(of);
}

static void join(Answer *answer, int seat) {
  for (int i = 0; i < answer->team_n; i++)
    if (answer->team[i] == seat) return;
  answer->team[answer->team_n++] = seat;
}

/* The play begins: calls without a choice are made, and who is found by holding is found. */
static bool begin_friends(Case *of) {
  bool by_hands = of->rules->friends.found == FOUND_BY_HOLDING;
  if (by_hands && !is_given(of->question, ASK_HANDS))
    return CASE_FAIL(of, "missing", SAY(ASK_HANDS));
  case_hands(of);
  return case_answered(of, friends_begin(of->game, of->rules, of->why));
}

/* Cards played, each by the copy. Calls that they meet are met at the latest when the trick
** ends. */
static bool play_shown(Case *of, const BySeat *play) {
  Deal *deal = &of->game->deal;
  if (play->seat >= deal->players)
    return CASE_FAIL(of, "range", SAY(ASK_SEAT_RANGE), "plays", deal->players - 1,
                     seat_letter(deal->players - 1));
  deal->plays = 0;
  deal->leader = deal->turn = play->seat;
  if (deal->log_n + cardset_size(&play->cards, PACK_MAX) > CARD_MAX)
    return CASE_FAIL(of, "range", SAY(ASK_PLAYS_LARGE));
  if (!cardset_has(HAND_OF(deal, play->seat), &play->cards, PACK_MAX))
    case_hand(of, play->seat, &play->cards);
  TrickPlay laid = {&play->cards, deal_as_held(deal, &play->cards, &CARDSET_EMPTY), NULL};
  if (!case_answered(of, trick_put(of->game, of->rules, &laid, of->why))) return false;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player != SEAT_NONE) join(of->answer, deal->call[i].player);
  friends_join(deal);
  return true;
}

/* Where the number of players is not said there are as many as the question speaks of. */
static int count_players(const Case *of) {
  const Question *question = of->question;
  int players = of->rules->players;
  bool fixed = of->rules->friends.teams == TEAMS_FIXED;
  if (of->loaded->wanted.players || fixed) return players;
  if (question->declarer >= players) players = question->declarer + 1;
  if (question->hands > players) players = question->hands;
  for (int i = 0; i < question->shown_n; i++)
    if (question->shown[i].seat >= players) players = question->shown[i].seat + 1;
  return players;
}

bool about_friends(Case *of) {
  const Question *question = of->question;
  Answer *answer = of->answer;
  const Rules *rules = of->rules;
  bool fixed = rules->friends.teams == TEAMS_FIXED;
  if (!case_lay_for(of, count_players(of))) return false;
  Deal *deal = &of->game->deal;
  /* in fixed teams a call means nothing */
  deal_uncall(deal);
  for (int i = 0; i < question->calls && !fixed; i++) deal_call(deal, question->call[i]);
  if (is_given(question, ASK_DECLARED)) case_declared(of);
  for (int i = 0; i < (fixed ? deal->players : 1); i += 2)
    join(answer, deal_after(deal, deal->declarer, i));
  if (!begin_friends(of)) return false;
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i]) join(answer, deal->holder[i] - 1);
  for (int i = 0; i < question->shown_n; i++)
    if (!play_shown(of, &question->shown[i])) return false;
  return true;
}
