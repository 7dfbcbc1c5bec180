/* test_repl_ask.c - every question has one answer: judge, scenarios, the REPL (`why`, `legal`,
** `ask`) and positions rule as the game does, in whole deals under every game and house rule.
**
** Random players play; now and then a situation is put to all of them (asked.h). At the end of the
** deals each kind of question must have been compared often enough.
**
** PENGYOU_LONG=N looks N times as often, at every number of players and at N times 300 sums of two
** rules. PENGYOU_ASK="SPEC PLAYERS SEED" plays that alone, all looked at. */
#include "ask/ask.h"
#include "ask/ask_plays.h"
#include "asked.h"
#include "deal/begin_deal.h"
#include "deal/climb_tables.h"
#include "deal/declaring.h"
#include "deal/trick.h"
#include "desk.h"
#include "notation/position.h"
#include "rulefiles.h"

enum { ACTIONS_MAX = 4000, SUM_TEXT = 320, LINE = 8192, DEALS = 2, EVERY = 10, SUMS = 48 / SHARE };

typedef struct Table {
  Desk desk;
  Asked asked;
  Rng rng;
  int every; /* one situation in so many is looked at */
} Table;

static bool by_chance(Table *table, int n) { return rng_below(&table->rng, (uint64_t)n) == 0; }

/* ---- the REPL ---- */

/* What it says to a line for a seat. */
static const char *typed(Table *table, int seat, const char *format, ...) TEXT_FORMAT(3, 4);
static const char *typed(Table *table, int seat, const char *format, ...) {
  char words[LINE];
  va_list list;
  va_start(list, format);
  vsnprintf(words, sizeof words, format, list);
  va_end(list);
  return type(&table->desk, printed("%c: %s", seat_letter(seat), words));
}

static bool says_otherwise(Table *table, int seat, const char *asked, const char *said,
                           const char *wanted) {
  return asked_fault(&table->asked, "%c: %s\nis answered %s\nby the game: %s", seat_letter(seat),
                     asked, said, wanted);
}

/* `why`, and the same after `ask`, as words. */
static bool repl_rules(Table *table, int seat, const char *why, const char *ask,
                       const Ruling *ruling) {
  char wanted[LINE];
  bool legal = ruling->refusal == LEGAL;
  if (ruling->refusal == REFUSED_RULE_FAILED) return true;
  if (why) {
    Ruling alone = *ruling; /* the example has a line of its own */
    alone.example = CARDSET_EMPTY;
    const char *sentence = ruling_words(&alone);
    const char *said = typed(table, seat, "%s", why);
    snprintf(wanted, sizeof wanted, "not legal for %c: %s\n", seat_letter(seat), sentence);
    if (legal ? strncmp(said, "legal", 5) != 0 : strncmp(said, wanted, strlen(wanted)) != 0)
      return says_otherwise(table, seat, why, said, legal ? "legal" : wanted);
  }
  if (!ask) return true;
  const char *said = typed(table, seat, "%s", ask);
  const char *sentence = ruling_words(ruling);
  snprintf(wanted, sizeof wanted, "not legal: %s (%s)\n", sentence, refusal_code(ruling->refusal));
  if (legal ? strncmp(said, "legal", 5) != 0 : strcmp(said, wanted) != 0)
    return says_otherwise(table, seat, ask, said, legal ? "legal" : wanted);
  return true;
}

static bool repl_play(Table *table, const Action *action) {
  const Game *game = &table->desk.repl.session.game;
  char as[256] = "", units[200];
  Ruling ruling;
  bool leads = game->deal.plays == 0;
  if (grouping_named(&action->grouping))
    snprintf(as, sizeof as, " as %s", grouping_print(&action->grouping, units, sizeof units));
  asked_ruling(&table->asked, game, action, &ruling);
  const char *why = printed("why play %s%s", cards_said(&action->cards), as);
  const char *ask =
      printed("ask %s play %s%s", leads ? "lead" : "follow", cards_said(&action->cards), as);
  bool knows = asked_knows_deck(&game->deal);
  return repl_rules(table, action->seat, why, knows ? ask : NULL, &ruling);
}

/* `legal` counts as judge does; it may have a smaller check budget. */
static bool repl_counts(Table *table) {
  const Session *session = &table->desk.repl.session;
  CardSet play;
  PlayList list = {.plays = &play, .max = 1};
  if (!ask_plays(&session->game, session->rules, &list)) return true;
  const char *said = typed(table, session->game.deal.turn, "legal");
  const char *wanted = printed(": %llu legal play", (unsigned long long)list.count.count);
  return !list.count.exact || strstr(said, ": at least ") || strstr(said, wanted) ||
         says_otherwise(table, session->game.deal.turn, "legal", said, wanted);
}

/* ---- positions ---- */

/* The position of the table rules the same; false: none can be set up here. */
static bool find_position(Table *table, Game *again) {
  static char line[NOTATION_MAX];
  char error[512] = "";
  const Session *session = &table->desk.repl.session;
  if (position_print(&session->game, session->rules, line, sizeof line) >= sizeof line)
    return false;
  return position_parse(line, again, session->rules, error, sizeof error) ||
         asked_fault(&table->asked, "%s\nis no position: %s", line, error);
}

static bool position_rules(Table *table, const Game *again, const Action *action) {
  const Session *session = &table->desk.repl.session;
  Ruling here, there;
  asked_ruling(&table->asked, &session->game, action, &here);
  const char *sentence = printed("%s", ruling_words(&here));
  asked_ruling(&table->asked, again, action, &there);
  if (here.refusal == there.refusal && strcmp(sentence, ruling_words(&there)) == 0) return true;
  return asked_fault(&table->asked, "%s is ruled: %s\nin its position: %s",
                     cards_said(&action->cards), sentence, ruling_words(&there));
}

/* ---- situations ---- */

/* Any cards of the hand. */
static void any_cards(Table *table, const CardSet *hand, int wanted, CardSet *out) {
  uint8_t cards[CARD_MAX];
  int n = cardset_list(hand, cards, PACK_MAX);
  *out = CARDSET_EMPTY;
  rng_shuffle(&table->rng, cards, n);
  for (int i = 0; i < n && i < wanted; i++) cardset_put(out, cards[i], PACK_MAX);
}

/* All but one of the cards, and another of the hand. */
static void almost(Table *table, const CardSet *hand, const CardSet *play, CardSet *out) {
  CardSet rest, one;
  any_cards(table, play, cardset_size(play, PACK_MAX) - 1, out);
  cardset_subtract(&rest, hand, out, PACK_MAX);
  any_cards(table, &rest, 1, &one);
  cardset_add(out, out, &one, PACK_MAX);
}

/* ---- reasons ---- */

static int reasons_tried;

/* Does the reason that `why` gives for a legal follow hold? Where any cards of the suit will do,
** any that are drawn must. */
static bool reason_holds(Table *table, const Action *action) {
  const Session *session = &table->desk.repl.session;
  const Order *order = &session->game.deal.order;
  Follow follow;
  Ruling ruling;
  asked_ruling(&table->asked, &session->game, action, &ruling);
  if (ruling.refusal != LEGAL || rules_hooked(session->rules, HOOK_FOLLOW_REFUSE)) return true;
  char *said = strdup(typed(table, action->seat, "why play %s", cards_said(&action->cards)));
  bool any = strstr(said, "will do") && !strstr(said, "any cards will do"), holds = true;
  assert_null(strstr(said, "follow.refuse"));
  if (!trick_follow(&session->game, session->rules, &follow, NULL)) any = false;
  for (int i = 0; any && holds && i < 6; i++) {
    CardSet suit = CARDSET_EMPTY;
    Action other = *action;
    order_back(order, &follow.in_suit, &suit);
    any_cards(table, &suit, follow.cards, &other.cards);
    holds = game_check(&session->game, session->rules, &other) == LEGAL;
    reasons_tried++;
  }
  if (!holds) asked_fault(&table->asked, "%s\nis said, and other cards are refused", said);
  free(said);
  return holds;
}

/* Plays drawn from the legal ones, plays near them, any cards, once too many or too few. */
static bool look_at_follow(Table *table) {
  const Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  const Deal *deal = &game->deal;
  const CardSet *hand = HAND_OF(deal, deal->turn);
  static Game again;
  CardSet plays[8];
  Action action;
  int n = 0, led = deal->play[0].n;
  for (int i = 0; i < 2; i++) {
    game_random_action(game, session->rules, &table->rng, &action);
    plays[n++] = action.cards;
    almost(table, hand, &action.cards, &plays[n++]);
    any_cards(table, hand, led, &plays[n++]);
  }
  any_cards(table, hand, led == 1 || by_chance(table, 2) ? led + 1 : led - 1, &plays[n++]);
  bool position = find_position(table, &again);
  for (int i = 0; i < n; i++) {
    action = (Action){.type = ACTION_PLAY, .seat = deal->turn, .cards = plays[i]};
    if (cardset_is_empty(&action.cards)) continue;
    if ((position && !position_rules(table, &again, &action)) || !repl_play(table, &action) ||
        !reason_holds(table, &action))
      return false;
  }
  if (!asked_knows_deck(deal)) return repl_counts(table);
  return asked_follow(&table->asked, game, plays, n) &&
         (!by_chance(table, 4) || (asked_follows(&table->asked, game) && repl_counts(table)));
}

/* Now and then the leader divides the lead, where it may be. */
static void divide(Table *table, Action *lead) {
  enum { LISTED = 16 };
  const Session *session = &table->desk.repl.session;
  const Order *order = &session->game.deal.order;
  Grouped list[LISTED];
  CardSet places = CARDSET_EMPTY;
  bool more;
  if (session->rules->lead.grouping != GROUPING_LEADERS_CHOICE || by_chance(table, 2)) return;
  order_cross(order, &lead->cards, &places);
  int n = grouping_list(order, session->rules, &places, list, LISTED, &more);
  if (n > 0) lead->grouping = list[rng_below(&table->rng, (uint64_t)n)];
}

/* A lead as random players make it, many cards of one suit, any cards. */
static void some_lead(Table *table, int what, Action *lead) {
  const Session *session = &table->desk.repl.session;
  const Deal *deal = &session->game.deal;
  const CardSet *hand = HAND_OF(deal, deal->turn);
  CardSet places = CARDSET_EMPTY, some;
  *lead = (Action){.type = ACTION_PLAY, .seat = deal->turn};
  if (what == 0) {
    game_random_action(&session->game, session->rules, &table->rng, lead);
    return;
  }
  int n = 1 + (int)rng_below(&table->rng, what == 1 ? 8 : 3);
  some = *hand;
  if (what == 1) {
    order_cross(&deal->order, hand, &places);
    Suit suit = (Suit)rng_below(&table->rng, ESUIT_NB);
    cardset_mask(&places, &places, deal->order.suit[suit], deal->planes);
    some = CARDSET_EMPTY;
    order_back(&deal->order, &places, &some);
  }
  any_cards(table, cardset_is_empty(&some) ? hand : &some, n, &lead->cards);
  divide(table, lead);
}

static bool look_at_lead(Table *table) {
  const Session *session = &table->desk.repl.session;
  static Game again;
  bool position = find_position(table, &again);
  for (int i = 0; i < 4; i++) {
    Action lead;
    some_lead(table, i < 2 ? i : i - 1, &lead);
    if ((position && !position_rules(table, &again, &lead)) || !repl_play(table, &lead))
      return false;
    if (asked_knows_deck(&session->game.deal) && !asked_lead(&table->asked, &session->game, &lead))
      return false;
  }
  return true;
}

static bool repl_bid(Table *table, int seat, const CardSet *cards) {
  const Session *session = &table->desk.repl.session;
  Ruling ruling;
  Action action = asked_bid_action(&session->game, seat, cards);
  asked_ruling(&table->asked, &session->game, &action, &ruling);
  const char *why =
      printed("why %s %s", action_word((ActionType)action.type), cards_said(&action.cards));
  const char *ask = printed("ask bid %s", cards_said(cards));
  bool knows = session->game.deal.asked == SEAT_NONE && asked_knows_deck(&session->game.deal);
  return repl_rules(table, seat, why, knows ? ask : NULL, &ruling);
}

static bool look_at_bids(Table *table) {
  enum { MOST = 5, ANY = 4 };
  const Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  int seat = (int)rng_below(&table->rng, session->rules->players);
  if (game->deal.bidding.may_answer != SEAT_NONE && by_chance(table, 2))
    seat = game->deal.bidding.may_answer;
  Bid listed[ASKED_LISTED];
  CardSet bids[MOST + ANY];
  BidSearch search;
  int found = declare_bids(game, session->rules, seat, listed, ASKED_LISTED, &search), n = 0;
  for (int i = 0; i < found && n < MOST; i++)
    if (found <= MOST || by_chance(table, 3)) bid_cards(&listed[i], &bids[n++]);
  for (int i = 0; i < ANY; i++) {
    int wanted = 1 + random_below(&table->rng, 3);
    any_cards(table, HAND_OF(&game->deal, seat), wanted, &bids[n]);
    n += !cardset_is_empty(&bids[n]);
  }
  for (int i = 0; i < n; i++)
    if (!repl_bid(table, seat, &bids[i])) return false;
  return asked_bids(&table->asked, game, seat, bids, n) && asked_may_bid(&table->asked, game, seat);
}

static bool look_at_kitty(Table *table) {
  const Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  int seat = game_waits_for(game, session->rules);
  if (seat == SEAT_NONE || !(game_allowed_actions(game, session->rules, seat) >> ACTION_BURY & 1))
    return true;
  for (int i = 0; i < 4; i++) {
    Action action = {.type = ACTION_BURY, .seat = (uint8_t)seat};
    Ruling ruling;
    int n = session->rules->deck.kitty + (i == 3 ? 1 : 0);
    any_cards(table, HAND_OF(&game->deal, seat), n, &action.cards);
    if (i == 0) game_random_action(game, session->rules, &table->rng, &action);
    if (action.type != ACTION_BURY) continue;
    asked_ruling(&table->asked, game, &action, &ruling);
    const char *why = printed("why bury %s", cards_said(&action.cards));
    const char *ask = printed("ask bury %s", cards_said(&action.cards));
    bool knows = asked_knows_deck(&game->deal);
    if (!repl_rules(table, seat, why, knows ? ask : NULL, &ruling)) return false;
    if (knows && !asked_bury(&table->asked, game, &action)) return false;
  }
  return true;
}

static bool look_at_calls(Table *table) {
  const Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  const Deal *deal = &game->deal;
  if (!asked_knows_deck(deal)) return true;
  for (int i = 0; i < 8; i++) {
    Action action = {.type = ACTION_CALL, .seat = deal->declarer};
    int calls = 1 + random_below(&table->rng, 2);
    if (i % 4 == 0) game_random_action(game, session->rules, &table->rng, &action);
    if (i % 4 && calls > session->rules->friends.count) calls = 1;
    for (int k = 0; i % 4 && k < calls; k++) {
      Card card = (Card)rng_below(&table->rng, KIND_NB);
      bool other = by_chance(table, 4);
      uint8_t ordinal = other ? ORDINAL_OTHER : (uint8_t)(1 + rng_below(&table->rng, 3));
      if (deal_copies(deal, session->rules, card) == 0) card = 0;
      if (deal_copies(deal, session->rules, card) == 0) continue;
      action.call[action.calls++] = (Call){card, ordinal, 0, SEAT_NONE};
    }
    if (action.calls > 0 && !asked_call(&table->asked, game, &action)) return false;
  }
  return true;
}

/* In a climbing game: what the game plays itself, that with a card more or fewer, and any cards. */
static bool look_at_climb(Table *table) {
  const Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  int seat = game_waits_for(game, session->rules), n = 0;
  CardSet plays[8];
  if (seat == SEAT_NONE || !(game_allowed_actions(game, session->rules, seat) >> ACTION_PLAY & 1))
    return true;
  for (int i = 0; i < 4; i++) {
    Action action;
    game_random_action(game, session->rules, &table->rng, &action);
    if (action.type == ACTION_PLAY && action.seat == seat) plays[n++] = action.cards;
    any_cards(table, HAND_OF(&game->deal, seat), 1 + random_below(&table->rng, 4), &plays[n]);
    n += !cardset_is_empty(&plays[n]);
  }
  const ClimbTable *on = &game->deal.table[table_of(game, seat)];
  for (int i = 0; i < n; i++) {
    Action action = {.type = ACTION_PLAY, .seat = (uint8_t)seat, .cards = plays[i]};
    Ruling ruling;
    asked_ruling(&table->asked, game, &action, &ruling);
    const char *why = printed("why play %s", cards_said(&plays[i]));
    if (!repl_rules(table, seat, why,
                    printed("ask %s play %s", on->top_player == SEAT_NONE ? "lead" : "follow",
                            cards_said(&plays[i])),
                    &ruling))
      return false;
  }
  return asked_climb(&table->asked, game, seat, plays, n);
}

static bool look(Table *table) {
  const Session *session = &table->desk.repl.session;
  const Deal *deal = &session->game.deal;
  PhaseType phase = game_phase(&session->game, session->rules);
  if (deal->tables)
    return phase != PHASE_CLIMB || !by_chance(table, table->every) || look_at_climb(table);
  if (phase == PHASE_KITTY) return look_at_kitty(table);
  if (phase == PHASE_CALL) return look_at_calls(table);
  if (!by_chance(table, table->every)) return true;
  if (phase == PHASE_DRAW) return deal->drawn == 0 || look_at_bids(table);
  if (phase != PHASE_TRICKS) return true;
  return deal->plays > 0 ? look_at_follow(table) : look_at_lead(table);
}

/* ---- playing ---- */

/* Now and then somebody declares, or uses another right that nobody is waited for to use. */
static bool find_right(Table *table, Action *out) {
  const Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  int seat = (int)rng_below(&table->rng, session->rules->players);
  uint32_t allowed = game_allowed_actions(game, session->rules, seat);
  Bid bids[ASKED_LISTED];
  BidSearch search;
  *out = (Action){.type = ACTION_REVEAL, .seat = (uint8_t)seat};
  if (allowed >> ACTION_REVEAL & 1) return by_chance(table, 2);
  if (!(allowed >> ACTION_DECLARE & 1)) return false;
  int n = declare_bids(game, session->rules, seat, bids, ASKED_LISTED, &search);
  if (n == 0 || search.failed) return false;
  declare_action(&bids[rng_below(&table->rng, (uint64_t)n)], out);
  return true;
}

static bool act(Table *table) {
  Session *session = &table->desk.repl.session;
  static Game before;
  Action action;
  Ruling why;
  char words[1024];
  if (!by_chance(table, 4) || !find_right(table, &action))
    game_random_action(&session->game, session->rules, &table->rng, &action);
  before = session->game;
  if (session_do(session, &action, &why) != LEGAL) {
    action_print(&action, PACK_MAX, STYLE_ASCII, words, sizeof words);
    return asked_fault(&table->asked, "%s is refused: %s", words, ruling_words(&why));
  }
  const Deal *deal = &session->game.deal;
  asked_note(&table->asked, &before, &session->game, &action);
  if (deal->tables) return true;
  bool trick = deal->trick > before.deal.trick && action.type == ACTION_PLAY;
  bool decided = before.deal.phase < deal->phase && deal->has_order && !before.deal.has_order &&
                 game_phase(&before, session->rules) == PHASE_DRAW;
  if (trick && asked_knows_deck(deal) && !asked_winner(&table->asked, &before, &session->game))
    return false;
  return !decided || asked_bidding(&table->asked, &session->game);
}

/* Sets of identical cards go to one hand, so that there are pairs and tractors enough. */
static void make_pairs(Table *table) {
  Session *session = &table->desk.repl.session;
  Deal *deal = &session->game.deal;
  uint8_t all[CARD_MAX], sets[CARD_MAX];
  int n = 0, sets_n = 0, room[SEAT_MAX];
  CardSet together = CARDSET_EMPTY, hand[SEAT_MAX] = {CARDSET_EMPTY};
  for (int seat = 0; seat < deal->players; seat++) {
    if (deal->hand_n[seat] != deal->hand_n[0]) return;
    cardset_add(&together, &together, HAND_OF(deal, seat), PACK_MAX);
    room[seat] = deal->hand_n[0];
  }
  for (uint64_t left = together.plane[0]; left;) sets[sets_n++] = (uint8_t)bit_pop(&left);
  rng_shuffle(&table->rng, sets, sets_n);
  for (int i = 0; i < sets_n; i++)
    for (int k = cardset_count(&together, sets[i], PACK_MAX); k > 0; k--) all[n++] = sets[i];
  int seat = 0;
  for (int i = 0; i < n; i++) {
    if (i == 0 || all[i] != all[i - 1]) seat = (int)rng_below(&table->rng, deal->players);
    while (room[seat] == 0) seat = (seat + 1) % deal->players;
    cardset_put(&hand[seat], all[i], PACK_MAX);
    room[seat]--;
  }
  for (seat = 0; seat < deal->players; seat++) deal_lay_hand(deal, seat, &hand[seat]);
}

/* Before the first lead, unless who holds what is known to the rules already. */
static bool may_make_pairs(const Table *table) {
  const Session *session = &table->desk.repl.session;
  const Deal *deal = &session->game.deal;
  if (game_phase(&session->game, session->rules) != PHASE_TRICKS || deal->log_n > 0) return false;
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i]) return false;
  return true;
}

/* Other levels than those at which all begin, so that ends, stops and laps come up; in fixed teams
** those of partners are the same. */
static void change_levels(Table *table) {
  Session *session = &table->desk.repl.session;
  Game *game = &session->game;
  const Rules *of = session->rules;
  bool fixed = of->friends.teams == TEAMS_FIXED;
  if (of->levels.track_n == 0 || !asked_knows_deck(&game->deal) || by_chance(table, 3)) return;
  for (int seat = 0; seat < of->players; seat++) {
    int top = of->levels.track_n - of->levels.start;
    game->level[seat] = (int16_t)rng_below(&table->rng, (uint64_t)top);
    if (by_chance(table, 2)) game->level[seat] = (int16_t)(top - 1 - by_chance(table, 2));
    if (fixed && seat >= 2) game->level[seat] = game->level[seat - 2];
    if (of->levels.standing && by_chance(table, 3)) game->passive ^= (uint16_t)(1u << seat);
  }
}

static void play(Table *table, int deals) {
  Session *session = &table->desk.repl.session;
  const Game *game = &session->game;
  bool paired = false, begun = false;
  int done = 0;
  for (int i = 0; i < ACTIONS_MAX && done < deals && !game->over; i++) {
    if (game_phase(game, session->rules) == PHASE_DRAW && game->deal.drawn == 0) {
      if (!begun) change_levels(table);
      begun = true;
      paired = false;
      if (deal_refusal(game, session->rules, NULL) != LEGAL) return;
    }
    if (!paired && may_make_pairs(table)) {
      paired = true;
      if (by_chance(table, 2)) make_pairs(table);
    }
    if (!look(table) || !act(table)) return;
    if (game_waits_for(game, session->rules) != SEAT_NONE || game->deal.redeal) continue;
    done++;
    begun = false;
    if (!game->deal.tables && !asked_end(&table->asked, game)) return;
  }
}

/* What was compared in all. */
static int compared[ASKED_NB];

/* Plays so many deals. Returns 1 for a difference, -1 when the sum cannot be loaded. */
static int compare(const char *spec, int players, uint64_t seed, int deals, int every) {
  static Table table;
  memset(&table, 0, sizeof table);
  table.every = every;
  rng_seed(&table.rng, seed);
  if (!desk_open_game(&table.desk, spec, players, seed)) return -1;
  asked_open(&table.asked, spec, table.desk.repl.session.rules, seed);
  play(&table, deals);
  bool same = asked_close(&table.asked);
  desk_close(&table.desk);
  for (int type = 0; type < ASKED_NB; type++) compared[type] += table.asked.compared[type];
  return !same;
}

/* ---- which games ---- */

static Names games = {.type = "game"}, rules = {.type = "house rule"};

static int find_names(void) {
  names_find(&games);
  names_find(&rules);
  return 0;
}

static int every(void) { return long_rounds() ? EVERY / 4 : EVERY; }

TEST(every_game_is_ruled_one_way) {
  int faults = 0;
  for (int i = 0; i < games.n; i++) {
    int counts[SEAT_MAX], n = spec_counts(games.name[i], counts);
    for (int k = 0; k < n; k += SHARE)
      faults += compare(games.name[i], counts[k], (uint64_t)(k + 1), 2, every() / 2) > 0;
  }
  assert_int_equal(faults, 0);
}

/* Each with the first game that it fits, another game first each time. */
TEST(every_house_rule_is_ruled_one_way) {
  int faults = 0;
  assert_true(rules.n > 100);
  for (int k = 0; k < rules.n; k += SHARE) {
    int played = 0;
    for (int i = 0; i < games.n && (played == 0 || long_rounds()); i++) {
      int counts[SEAT_MAX];
      const char *game = games.name[(i + k) % games.n];
      int n = spec_counts(game, counts);
      const char *spec = printed("%s+%s", game, rules.name[k]);
      for (int c = 0; c < n && (played == 0 || long_rounds()); c++) {
        int found = compare(spec, counts[(c + k) % n], (uint64_t)(k + 1), DEALS, every());
        played += found >= 0;
        faults += found > 0;
      }
    }
    if (played == 0) fail_msg("%s fits no game", rules.name[k]);
  }
  assert_int_equal(faults, 0);
}

TEST(sums_of_two_rules_are_ruled_one_way) {
  int wanted = long_rounds() ? 300 * long_rounds() : SUMS, played = 0, faults = 0;
  Rng rng = rng_from((uint64_t)long_rounds() + 1);
  for (int tries = 0; played < wanted && tries < wanted * 20; tries++) {
    const char *game = games.name[rng_below(&rng, (uint64_t)games.n)];
    int counts[SEAT_MAX], n = spec_counts(game, counts);
    int found =
        compare(printed("%s+%s+%s", game, rules.name[rng_below(&rng, (uint64_t)rules.n)],
                        rules.name[rng_below(&rng, (uint64_t)rules.n)]),
                counts[rng_below(&rng, (uint64_t)n)], rng_next(&rng) % 1000, DEALS, every());
    played += found >= 0;
    faults += found > 0;
  }
  assert_int_equal(played, wanted);
  assert_int_equal(faults, 0);
}

TEST(enough_of_each_kind_was_compared) {
  static const struct {
    const char *type;
    int least;
  } KINDS[ASKED_NB] = {
      [ASKED_FOLLOW] = {"plays that follow", 25000},
      [ASKED_LEAD] = {"leads", 1400},
      [ASKED_THROW] = {"throws", 450},
      [ASKED_WINNER] = {"tricks", 4000},
      [ASKED_BID] = {"declarations", 25000},
      [ASKED_BURY] = {"buried kitties", 1000},
      [ASKED_CALL] = {"calls", 1400},
      [ASKED_END] = {"ends", 250},
      [ASKED_CLIMB] = {"plays of climbing games", 300},
      [ASKED_PARTS] = {"teams, kitties and scores", 500},
  };
  for (int type = 0; type < ASKED_NB; type++)
    print_message("%6d %s\n", compared[type], KINDS[type].type);
  for (int type = 0; type < ASKED_NB; type++)
    assert_true(compared[type] >= KINDS[type].least / SHARE);
  print_message("%6d other cards of a suit of which any will do\n", reasons_tried);
  assert_true(reasons_tried >= 3000 / SHARE);
}

TEST(one_sum_that_is_asked_for) {
  char spec[SUM_TEXT];
  int players;
  unsigned long long seed;
  assert_int_equal(sscanf(getenv("PENGYOU_ASK"), "%319s %d %llu", spec, &players, &seed), 3);
  assert_int_equal(compare(spec, players, seed, 4, 1), 0);
}

int main(void) {
  tests_one_only("PENGYOU_ASK");
  return tests_run(find_names, NULL);
}
