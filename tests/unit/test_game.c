/* test_game.c - the state machine: drawing, kitty, calls, tricks, the ends of deals and games. */
#include "deal/game_hash.h"
#include "deal/view.h"
#include "games.h"
#include "presets.h"

enum { A, B, C, D, E, F };

static void assert_ruled(const Game *game, const Rules *rules, ActionType type, int seat,
                         const char *cards, const char *begins) {
  const char *found = ruled(game, rules, type, seat, cards);
  if (strncmp(found, begins, strlen(begins)) != 0) fail_msg("expected %s, ruled %s", begins, found);
}

/* A game on which the deck can be laid: what each seat draws, round by round. */
static Game stacked(const Rules *rules, const char *first_round) {
  Game game = game_begun(rules, 3);
  Deal *deal = &game.deal;
  Card wanted[SEAT_MAX];
  char error[64];
  int n = cards_parse(first_round, wanted, SEAT_MAX, error, sizeof error);
  for (int i = 0; i < n; i++)
    for (int j = i; j < deal->deck_n; j++)
      if (deal->deck[j] == wanted[i]) {
        deal->deck[j] = deal->deck[i];
        deal->deck[i] = wanted[i];
        break;
      }
  cardset_from(&deal->kitty, deal->deck + deal->deck_n - rules->deck.kitty, rules->deck.kitty, 2);
  deal->first_drawer = A;
  return game;
}

TEST(cards_are_drawn_one_at_a_time_in_turn) {
  Rules rules = rules_game_002();
  Game game = stacked(&rules, "2S 3H 4C");
  assert_int_equal(game_waits_for(&game, &rules), A);
  assert_ruled(&game, &rules, ACTION_DRAW, B, NULL, "turn: it is A's turn");
  do_cards(&game, &rules, ACTION_DRAW, A, NULL);
  assert_int_equal(deal_holds(&game.deal, A, card_of("2S")), 1);
  assert_int_equal(game_waits_for(&game, &rules), B);
  assert_ruled(&game, &rules, ACTION_PASS, B, NULL, "phase: one passes after the last card");
  assert_ruled(&game, &rules, ACTION_PLAY, A, "2S", "phase: the cards are still being drawn");
  assert_true(game_allowed_actions(&game, &rules, A) >> ACTION_DECLARE & 1);
  assert_false(game_allowed_actions(&game, &rules, B) >> ACTION_DECLARE & 1);
}

TEST(an_overcall_halts_the_draw_until_it_is_answered) {
  Rules rules = rules_game_002();
  Game game = stacked(&rules, "2S 2H 3C 3C 3C 3D 2S 2H");
  for (int i = 0; i < 8; i++) do_cards(&game, &rules, ACTION_DRAW, i % 6, NULL);
  do_cards(&game, &rules, ACTION_DECLARE, A, "2S");
  assert_ruled(&game, &rules, ACTION_DECLARE, B, "2H", "too-few: one card does not beat");
  do_cards(&game, &rules, ACTION_DECLARE, B, "2H 2H");
  assert_int_equal(game_waits_for(&game, &rules), A);
  assert_ruled(&game, &rules, ACTION_DRAW, C, NULL, "turn: it is A's turn");
  assert_ruled(&game, &rules, ACTION_YIELD, B, NULL, "no-defence");
  assert_ruled(&game, &rules, ACTION_DEFEND, A, "2H", "not-held");
  Game yielded = game;
  do_cards(&game, &rules, ACTION_DEFEND, A, "2S"); /* the card added */
  assert_int_equal(bidding_standing(&game.deal.bidding)->seat, A);
  assert_int_equal(game_waits_for(&game, &rules), C);
  do_cards(&yielded, &rules, ACTION_YIELD, A, NULL);
  assert_int_equal(bidding_standing(&yielded.deal.bidding)->seat, B);
  assert_int_equal(game_waits_for(&yielded, &rules), C);
  assert_ruled(&yielded, &rules, ACTION_DEFEND, A, "2S", "no-defence");
}

static bool ask_nothing(void *context, HookCall *call) {
  (void)context;
  snprintf(call->text, sizeof call->text, "failed as it was told to");
  return false;
}

TEST(a_rule_that_fails_hides_no_action) {
  Rules rules = rules_game_002();
  Game game = stacked(&rules, "2S 2H 3C 3C 3C 3D 2S 2H"), begun = game;
  for (int i = 0; i < 8; i++) do_cards(&game, &rules, ACTION_DRAW, i % 6, NULL);
  do_cards(&game, &rules, ACTION_DECLARE, A, "2S");
  do_cards(&game, &rules, ACTION_DECLARE, B, "2H 2H");
  rules.ask = ask_nothing;
  rules.hooked = (uint64_t)1 << HOOK_DECLARE_REFUSE;
  assert_true(game_allowed_actions(&game, &rules, A) >> ACTION_DEFEND & 1);
  assert_ruled(&game, &rules, ACTION_DEFEND, A, "2S", "rule-failed");
  rules.hooked = (uint64_t)1 << HOOK_DECLARE_RANK;
  assert_true(game_allowed_actions(&game, &rules, A) >> ACTION_DEFEND & 1);
  assert_ruled(&game, &rules, ACTION_DEFEND, A, "2S", "rule-failed");
  rules.hooked = (uint64_t)1 << HOOK_DEAL_REFUSE;
  assert_true(game_allowed_actions(&begun, &rules, A) >> ACTION_DRAW & 1);
  assert_ruled(&begun, &rules, ACTION_DRAW, A, NULL, "rule-failed");
}

TEST(after_the_last_card_everybody_passes_or_declares) {
  Rules rules = rules_game_002();
  Game game = stacked(&rules, "2S 2H");
  do_cards(&game, &rules, ACTION_DRAW, A, NULL);
  do_cards(&game, &rules, ACTION_DRAW, B, NULL);
  while (game.deal.drawn < 102) {
    assert_int_equal(do_default(&game, &rules).type, ACTION_DRAW);
  }
  do_cards(&game, &rules, ACTION_PASS, A, NULL);
  assert_ruled(&game, &rules, ACTION_PASS, A, NULL, "turn");
  do_cards(&game, &rules, ACTION_DECLARE, B, "2H");
  assert_int_equal(game_waits_for(&game, &rules), A); /* the new declaration asks everybody again */
  go_on_until(&game, &rules, PHASE_KITTY);
  assert_int_equal(game.deal.declarer, B);
  assert_int_equal(game.deal.trump.suit, HEARTS);
  assert_int_equal(game.deal.trump.rank, RANK_2);
}

TEST(nobody_declares_and_the_same_seat_draws_first_again) {
  Rules rules = rules_game_002();
  Game game = stacked(&rules, "3S");
  game.deal.first_drawer = game.deal.awaited.seat = D;
  go_on_until(&game, &rules, PHASE_NONE);
  assert_int_equal(game.deal.redeal, 1);
  assert_ruled(&game, &rules, ACTION_PLAY, A, "3S", "phase: the cards were thrown in");
  do_cards(&game, &rules, ACTION_DEAL, 0, NULL);
  assert_int_equal(game.deal.first_drawer, D);
  assert_int_equal(game.number, 1);
  assert_int_equal(game.redeals, 1);
}

/* B is declarer in hearts with the kitty still to be picked up. */
static Game at_kitty(const Rules *rules) {
  Game game = stacked(rules, "3S 2H");
  do_cards(&game, rules, ACTION_DRAW, A, NULL);
  do_cards(&game, rules, ACTION_DRAW, B, NULL);
  do_cards(&game, rules, ACTION_DECLARE, B, "2H");
  go_on_until(&game, rules, PHASE_KITTY);
  return game;
}

TEST(the_kitty_is_picked_up_and_as_many_cards_buried) {
  Rules rules = rules_game_002();
  Game game = at_kitty(&rules);
  assert_ruled(&game, &rules, ACTION_PICK_UP, A, NULL, "turn: it is B's turn");
  assert_ruled(&game, &rules, ACTION_BURY, B, "2H", "phase: the kitty must be picked up first");
  do_cards(&game, &rules, ACTION_PICK_UP, B, NULL);
  assert_int_equal(game.deal.hand_n[B], 23);
  assert_ruled(&game, &rules, ACTION_BURY, B, "2H", "count: 6 cards are needed, not 1");
  assert_ruled(&game, &rules, ACTION_BURY, B, "2H 2H 2H 2H 2H 2H", "not-held");
  do_random(&game, &rules, &game.rng);
  assert_int_equal(game.deal.hand_n[B], 17);
  assert_int_equal(game_phase(&game, &rules), PHASE_CALL);
  assert_ruled(&game, &rules, ACTION_REVEAL, B, NULL, "exposed");
}

TEST(the_buried_kitty_may_be_laid_open_before_the_first_lead) {
  Rules rules = rules_game_000();
  Game game = at_kitty(&rules);
  assert_ruled(&game, &rules, ACTION_REVEAL, B, NULL, "phase");
  do_cards(&game, &rules, ACTION_PICK_UP, B, NULL);
  do_random(&game, &rules, &game.rng);
  assert_ruled(&game, &rules, ACTION_REVEAL, A, NULL, "phase");
  Game revealed = game;
  do_cards(&revealed, &rules, ACTION_REVEAL, B, NULL);
  assert_ruled(&revealed, &rules, ACTION_REVEAL, B, NULL, "phase");
  do_cards(&game, &rules, ACTION_CALL, B, "AS#1 AC#1");
  do_random(&game, &rules, &game.rng);
  assert_ruled(&game, &rules, ACTION_REVEAL, B, NULL, "phase");
}

static Game at_call(const Rules *rules) {
  Game game = at_kitty(rules);
  do_cards(&game, rules, ACTION_PICK_UP, B, NULL);
  do_random(&game, rules, &game.rng);
  return game;
}

TEST(what_may_be_called) {
  Rules rules = rules_game_002();
  Game game = at_call(&rules);
  assert_ruled(&game, &rules, ACTION_CALL, A, "AS#1 AC#1", "turn");
  assert_ruled(&game, &rules, ACTION_CALL, B, "AS#1", "count: 2 cards are needed, not 1");
  assert_ruled(&game, &rules, ACTION_CALL, B, "AH#1 AC#1",
               "callable: AH may not be called: trumps");
  assert_ruled(&game, &rules, ACTION_CALL, B, "AC#1 2S#1", "callable: 2S");
  assert_ruled(&game, &rules, ACTION_CALL, B, "LJ#1 AC#1", "callable: LJ");
  assert_ruled(&game, &rules, ACTION_CALL, B, "AS#3 AC#1", "ordinal: the deck has 2");
  assert_ruled(&game, &rules, ACTION_CALL, B, "AS#1 AS#1", "call-twice: AS is called already");
  assert_ruled(&game, &rules, ACTION_CALL, B, "AS#other AC#1", "call-other");
  do_cards(&game, &rules, ACTION_CALL, B, "AS#1 AS#2");
  assert_int_equal(game_phase(&game, &rules), PHASE_TRICKS);
  assert_int_equal(game_waits_for(&game, &rules), B);
}

typedef const char *const Hands[6];

static Game trick_game(const Rules *rules, const char *trump, Hands hands) {
  return game_of_tricks(rules, trump, hands, 6);
}

static void call(Game *game, int i, const char *card, int ordinal) {
  assert_int_equal(game->deal.calls, i);
  deal_call(&game->deal, (Call){card_of(card), (uint8_t)ordinal, 0, SEAT_NONE});
}

/* Rules whose invariant check of the whole deck is not asked for: the hands are set by hand. */
static Rules short_deal(Rules rules) {
  rules.kitty.multiplier = 2;
  return rules;
}

TEST(a_trick_goes_round_and_its_winner_leads) {
  Rules rules = short_deal(rules_game_002());
  Game game =
      trick_game(&rules, "QD", (Hands){"8D 2C", "QH 3C", "TD 4C", "QC 5C", "KH 6C", "AD 7C"});
  do_cards(&game, &rules, ACTION_PLAY, A, "8D");
  assert_ruled(&game, &rules, ACTION_PLAY, B, "3C", "suit-owed");
  assert_ruled(&game, &rules, ACTION_PLAY, C, "TD", "turn: it is B's turn");
  assert_ruled(&game, &rules, ACTION_PLAY, B, "8D", "not-held: you do not hold 8D");
  assert_ruled(&game, &rules, ACTION_PLAY, B, "QH QH", "not-held: you hold only one QH");
  do_plays(&game, &rules, "B QH|C TD|D QC|E KH|F AD");
  assert_int_equal(game.deal.last_winner, B);
  assert_int_equal(game.deal.won[B], 20);
  assert_int_equal(game_waits_for(&game, &rules), B);
}

TEST(friends_join_when_they_play_the_called_copy) {
  Rules rules = short_deal(rules_game_002());
  Game game =
      trick_game(&rules, "5S", (Hands){"AC 3D", "AC 4D", "2C 6D", "3C 7D", "4C 8D", "6C 9D"});
  call(&game, 0, "AC", 1);
  call(&game, 1, "AC", 2);
  do_cards(&game, &rules, ACTION_PLAY, A, "AC"); /* the declarer's own copy uses the call up */
  do_cards(&game, &rules, ACTION_PLAY, B, "AC");
  assert_int_equal(game.deal.team, 1 << A | 1 << B);
  rules.friends.joins = JOINS_AT_TRICK_END;
  game = trick_game(&rules, "5S", (Hands){"AC 3D", "AC 4D", "2C 6D", "3C 7D", "4C 8D", "6C 9D"});
  call(&game, 0, "AC", 2);
  const char *const trick[] = {"AC", "AC", "2C", "3C", "4C"};
  for (int seat = A; seat <= E; seat++) do_cards(&game, &rules, ACTION_PLAY, seat, trick[seat]);
  assert_int_equal(game.deal.team, 1 << A);
  do_cards(&game, &rules, ACTION_PLAY, F, "6C");
  assert_int_equal(game.deal.team, 1 << A | 1 << B);
}

TEST(the_other_copy_and_calls_left_open) {
  Rules rules = short_deal(rules_game_002());
  rules.friends.own_copy = OWN_COPY_OTHER;
  Game game =
      trick_game(&rules, "5H", (Hands){"AS 3D", "AS 4D", "2S 6D", "3S 7D", "4S 8D", "6S 9D"});
  call(&game, 0, "AS", ORDINAL_OTHER);
  do_cards(&game, &rules, ACTION_PLAY, A, "AS");
  assert_int_equal(game.deal.team, 1 << A);
  do_cards(&game, &rules, ACTION_PLAY, B, "AS");
  assert_int_equal(game.deal.team, 1 << A | 1 << B);
  rules.friends.twice = TWICE_LEAVES_OPEN;
  game = trick_game(&rules, "5H", (Hands){"AS 3D", "AS 4D", "2S 6D", "3S 7D", "4S 8D", "6S 9D"});
  call(&game, 0, "AS", 1);
  do_cards(&game, &rules, ACTION_PLAY, A, "AS"); /* the declarer is in already */
  do_cards(&game, &rules, ACTION_PLAY, B, "AS");
  assert_int_equal(game.deal.call[0].player, B);
}

TEST(E112_a_failed_throw_leaves_the_beaten_unit_and_costs_points) {
  Rules rules = short_deal(rules_game_002());
  Game game = trick_game(&rules, "4D",
                         (Hands){"AS KS JS JS", "2S 3S 3H 3C", "AS 6S 6H 6C", "7S 7C 7H 8C",
                                 "8S 8H 9C 9H", "TS TH TC 9S"});
  do_cards(&game, &rules, ACTION_PLAY, A, "AS KS JS JS");
  assert_int_equal(game.deal.play[0].n, 1);
  assert_cards(HAND_OF(&game.deal, A), 2, "AS JS JS");
  assert_int_equal(game.deal.objector, C);
  assert_cards(&game.deal.objection, 2, "AS"); /* who can beat it must show it */
  assert_int_equal(game.deal.withdrawn, 3);
  assert_int_equal(game.deal.throw_n, 4);
  assert_int_equal(deal_opponents_points(&rules, &game.deal), 30);
  assert_ruled(&game, &rules, ACTION_PLAY, B, "2S 3S",
               "follow-count: a single was led: play one card");
  rules.throw.shown = OBJECTION_SHOWN_NOTHING;
  Game unseen = trick_game(&rules, "4D",
                           (Hands){"AS KS JS JS", "2S 3S 3H 3C", "AS 6S 6H 6C", "7S 7C 7H 8C",
                                   "8S 8H 9C 9H", "TS TH TC 9S"});
  do_cards(&unseen, &rules, ACTION_PLAY, A, "AS KS JS JS");
  assert_true(cardset_is_empty(&unseen.deal.objection));
  game.deal.team = 1 << B; /* had the leader been an opponent, they would lose it: not below zero */
  assert_int_equal(deal_opponents_points(&rules, &game.deal), 0);
}

/* One card each; A is declarer and leads, and the ace is with A or with the opponent C. */
static Game last_trick(const Rules *rules, int winner) {
  bool own = winner == A;
  Game game = trick_game(rules, "5H",
                         (Hands){own ? "AS" : "3S", "KS", own ? "3S" : "AS", "TS", "6S", "7S"});
  game.deal.kitty = set_of("KD 5S 2C 3C 4C 6C", 2);
  deal_call(&game.deal, (Call){card_of("AC"), 1, 1, B});
  game.deal.team |= 1 << B;
  return game;
}

static void play_last_trick(Game *game, const Rules *rules) {
  for (int i = 0; i < 6; i++) {
    Action action = {.type = ACTION_PLAY, .seat = game->deal.turn};
    action.cards = *HAND_OF(&game->deal, action.seat);
    assert_int_equal(game_apply(game, rules, &action, NULL), LEGAL);
  }
}

TEST(the_end_of_a_deal_moves_levels) {
  Rules rules = short_deal(rules_game_002());
  Game game = last_trick(&rules, A);
  game.deal.won[C] = 30; /* E134: two of three declarers, 30 points */
  game.level[A] = (int16_t)level_parse(&rules, "9");
  game.level[B] = (int16_t)level_parse(&rules, "7");
  play_last_trick(&game, &rules);
  assert_int_equal(game.deal.opponents_points, 30);
  assert_int_equal(game.deal.missing, 1);
  assert_int_equal(game.deal.score.side, SIDE_DECLARERS);
  assert_int_equal(game.deal.score.levels, 4);
  assert_int_equal(game.level[A], level_parse(&rules, "K"));
  assert_int_equal(game.level[B], level_parse(&rules, "J"));
  assert_int_equal(game.level[C], 0);
  assert_int_equal(next_first_drawer(&game, &rules), A);
  do_cards(&game, &rules, ACTION_DEAL, 0, NULL);
  assert_int_equal(game.number, 2);
  assert_int_equal(game.deal.first_drawer, A);
}

TEST(E124_the_last_trick_takes_the_kitty_twice) {
  Rules rules = short_deal(rules_game_002());
  Game game = last_trick(&rules, C);
  play_last_trick(&game, &rules);
  assert_int_equal(game.deal.kitty_points, 30);
  assert_int_equal(game.deal.trick_points, 20);
  rules.kitty.exposed = 1; /* E125 */
  game = last_trick(&rules, C);
  game.deal.exposed = true;
  play_last_trick(&game, &rules);
  assert_int_equal(game.deal.kitty_points, 15);
  rules.kitty.multiplier = 0;
  rules.kitty.longest = LONGEST_LED;
  game = last_trick(&rules, C);
  play_last_trick(&game, &rules);
  assert_int_equal(game.deal.multiplier, 2);
}

TEST(E144_who_draws_first_next) {
  Rules rules = rules_game_002();
  static const struct {
    uint16_t team;
    int side, next;
  } CASE[] = {{1 << B | 1 << E | 1 << F, SIDE_DECLARERS, B},
              {1 << B | 1 << C, SIDE_OPPONENTS, D},
              {1 << B, SIDE_NOBODY, B}};
  for (int i = 0; i < 3; i++) {
    Game game = game_begun(&rules, 1);
    game.deal.declarer = B;
    game.deal.team = CASE[i].team;
    game.deal.score.side = CASE[i].side;
    assert_int_equal(next_first_drawer(&game, &rules), CASE[i].next);
  }
  rules.deal.next = (WhoBy){WHO_AFTER_FIRST_DRAWER, WHO_AFTER_FIRST_DRAWER, WHO_NOBODY};
  Game game = game_begun(&rules, 1);
  game.deal.first_drawer = B;
  game.deal.declarer = A;
  game.deal.score.side = SIDE_OPPONENTS;
  assert_int_equal(next_first_drawer(&game, &rules), C);
}

TEST(passing_the_last_level_ends_the_game) {
  Rules rules = short_deal(rules_game_002());
  Game game = last_trick(&rules, A);
  game.level[B] = (int16_t)level_parse(&rules, "A");
  play_last_trick(&game, &rules);
  assert_true(game.over);
  assert_int_equal(game.winners, 1 << B);
  assert_ruled(&game, &rules, ACTION_DEAL, 0, NULL, "game-over");
}

/* A throws, C can beat it, and throw.forced "play ends". */
static Game ended_by_throw(const Rules *rules) {
  Game game =
      trick_game(rules, "4D", (Hands){"AS QS", "2S KH", "KS 6S", "AC 7C", "8S TH", "TS 9S"});
  game.deal.kitty = set_of("KD 2C 3C 5C 6C 7D", 2);
  call(&game, 0, "AC", 1);
  call(&game, 1, "AC", 2);
  game.deal.won[C] = 5;
  do_cards(&game, rules, ACTION_PLAY, A, "AS QS");
  return game;
}

TEST(a_failed_throw_may_end_the_play) {
  Rules rules = short_deal(rules_game_002());
  rules.throw.forced = FORCED_PLAY_ENDS;
  rules.throw.penalty = (Penalty){.levels_others = 1}; /* 002v-end */
  Game game = ended_by_throw(&rules);
  assert_int_equal(game_phase(&game, &rules), PHASE_NONE);
  assert_int_equal(game.deal.team, 1 << A | 1 << D); /* D lays the called ace down */
  assert_int_equal(game.deal.score.side, SIDE_OPPONENTS);
  assert_int_equal(game.level[B], 1);
  assert_int_equal(game.level[D], 0);
  rules.throw.penalty = (Penalty){.unplayed = PENALTY_OTHER_SIDE}; /* 002v-unplayed */
  game = ended_by_throw(&rules);
  assert_int_equal(game.deal.trick_points, 5 + 40); /* KH KS TH TS */
  assert_int_equal(game.deal.kitty_points, 2 * 15);
  assert_int_equal(game.deal.score.side, SIDE_DECLARERS);
  rules.throw.penalty = (Penalty){.loses = PENALTY_LEADERS_SIDE, .levels_others = 1};
  game = ended_by_throw(&rules);
  assert_int_equal(game.deal.score.side, SIDE_OPPONENTS);
  assert_int_equal(next_first_drawer(&game, &rules), B);
}

TEST(a_view_holds_what_its_seat_may_know) {
  Rules rules = rules_game_002();
  Game game = at_call(&rules), view;
  view_of(&game, &rules, A, &view);
  assert_true(cardset_equal(HAND_OF(&view.deal, A), HAND_OF(&game.deal, A), 2));
  for (int seat = B; seat <= F; seat++) assert_true(cardset_is_empty(HAND_OF(&view.deal, seat)));
  assert_true(cardset_is_empty(&view.deal.kitty));
  assert_int_equal(view.deal.hand_n[B], 17);
  assert_int_equal(view.seed, 0);
  view_of(&game, &rules, B, &view);
  assert_int_equal(cardset_size(&view.deal.kitty, 2), 6);
}

TEST(a_kitty_that_lies_open_has_been_seen_by_all) {
  enum { KITTY = 6, OTHERS = 5 * 17 };
  Rules rules = rules_game_002();
  Game game = at_call(&rules), view;
  for (int exposed = 0; exposed <= 1; exposed++) {
    game.deal.exposed = exposed;
    for (int seat = A; seat <= B; seat++) { /* B has buried it */
      CardSet unseen;
      view_of(&game, &rules, seat, &view);
      view_unseen(&view, &rules, seat, &unseen);
      bool known = exposed || seat == B;
      assert_int_equal(cardset_size(&unseen, 2), known ? OTHERS : OTHERS + KITTY);
    }
  }
}

TEST(who_stops_a_throw_stays_hidden_where_nothing_is_shown) {
  Rules rules = rules_game_002();
  for (int shown = OBJECTION_SHOWN_NOTHING; shown <= OBJECTION_SHOWN_CARDS; shown++) {
    rules.throw.shown = (uint8_t)shown;
    Game game = ended_by_throw(&rules), view;
    int objector = game.deal.objector, known = shown != OBJECTION_SHOWN_NOTHING;
    assert_in_range(objector, A, F);
    for (int seat = A; seat <= F; seat++) {
      view_of(&game, &rules, seat, &view);
      assert_int_equal(view.deal.objector, known || seat == objector ? objector : SEAT_HIDDEN);
    }
    assert_int_equal(cardset_is_empty(&game.deal.objection), shown != OBJECTION_SHOWN_CARDS);
  }
}

TEST(highest_card_draws_first_and_ties_draw_again) {
  Rules rules = rules_game_002();
  int firsts[6] = {0};
  for (uint64_t seed = 0; seed < 600; seed++) {
    Game game, again;
    game_start(&game, &rules, seed);
    game_start(&again, &rules, seed);
    assert_int_equal(game_hash(&game), game_hash(&again));
    firsts[game.deal.first_drawer]++;
  }
  for (int seat = 0; seat < 6; seat++) assert_in_range(firsts[seat], 60, 140);
}
