/* test_notation.c - trumps, seats, calls, actions and positions: what prints reads back. */
#include "games.h"
#include "notation/notation.h"
#include "notation/position.h"

enum { A, B, C, D, E, F };

/* ---- words ---- */

static void trump_is(const char *text, Rank rank, Suit suit) {
  Trump trump = {0, 0};
  char error[200] = "";
  if (!trump_parse(text, &trump, error, sizeof error)) fail_msg("%s: %s", text, error);
  assert_int_equal(trump.rank, rank);
  assert_int_equal(trump.suit, suit);
}

TEST(trumps_are_read) {
  trump_is("9C", RANK_T - 1, CLUBS);
  trump_is("10♥", RANK_T, HEARTS);
  trump_is(" ts ", RANK_T, SPADES);
  trump_is("9NT", RANK_T - 1, SUIT_NONE);
  trump_is("10nt", RANK_T, SUIT_NONE);
  trump_is("NT", RANK_NONE, SUIT_NONE);
}

TEST(trumps_are_read_as_players_say_them) {
  trump_is("红桃7", RANK_5 + 2, HEARTS);
  trump_is("7红桃", RANK_5 + 2, HEARTS);
  trump_is("打7主红桃", RANK_5 + 2, HEARTS);
  trump_is("打10主方块", RANK_T, DIAMONDS);
  trump_is("主♠7", RANK_5 + 2, SPADES);
  trump_is("打7无主", RANK_5 + 2, SUIT_NONE);
  trump_is("无主", RANK_NONE, SUIT_NONE);
}

TEST(every_trump_prints_as_it_is_read) {
  char out[CARD_TEXT];
  for (int style = STYLE_ASCII; style <= STYLE_UNICODE; style++) {
    for (Rank rank = RANK_2; rank < RANK_NB; rank++) {
      for (Suit suit = CLUBS; suit < SUIT_NB; suit++)
        trump_is(trump_print((Trump){rank, suit}, (Style)style, out), rank, suit);
      trump_is(trump_print((Trump){rank, SUIT_NONE}, (Style)style, out), rank, SUIT_NONE);
    }
    assert_string_equal(trump_print((Trump){RANK_NONE, SUIT_NONE}, (Style)style, out), "NT");
  }
  assert_string_equal(trump_print((Trump){RANK_T, HEARTS}, STYLE_UNICODE, out), "10♥");
  assert_string_equal(trump_print((Trump){RANK_T, SUIT_NONE}, STYLE_ASCII, out), "TNT");
}

TEST(what_is_no_trump_is_refused) {
  static const char *const texts[] = {"",    "9",   "C",        "9CC",       "9N",  "N",
                                      "HJ",  "9 C", "9C x",     "NTNT",      "11C", "红桃",
                                      "打7", "主",  "无主红桃", "红桃黑桃7", "77C"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    Trump trump;
    char error[200];
    assert_false(trump_parse(texts[i], &trump, error, sizeof error));
    assert_string_equal(
        in_english(error),
        printed("\"%s\" is no trump: it is a rank and a suit (9C), a rank alone (9NT), or NT",
                texts[i]));
  }
}

TEST(seats_are_letters_in_turn_order) {
  for (int seat = 0; seat < SEAT_MAX; seat++) {
    char text[2] = {seat_letter(seat), '\0'};
    assert_int_equal(seat_parse(text, SEAT_MAX), seat);
  }
  assert_int_equal(seat_parse("f", 6), F);
  assert_int_equal(seat_parse("G", 6), -1);
  assert_int_equal(seat_parse("", 6), -1);
  assert_int_equal(seat_parse("AB", 6), -1);
  assert_int_equal(seat_parse("-", 6), -1);
}

static void call_is(const char *text, const char *card, int ordinal, const char *printed) {
  Call call;
  char error[200] = "", out[16];
  if (!call_parse(text, &call, error, sizeof error)) fail_msg("%s: %s", text, error);
  assert_int_equal(call.card, card_of(card));
  assert_int_equal(call.ordinal, ordinal);
  assert_int_equal(call.seen, 0);
  assert_int_equal(call.player, SEAT_NONE);
  assert_string_equal(call_print(&call, STYLE_ASCII, out), printed);
}

TEST(friend_calls_are_read_and_printed) {
  call_is("AC#1", "AC", 1, "AC#1");
  call_is("10♠#8", "TS", 8, "TS#8");
  call_is("as#Other", "AS", ORDINAL_OTHER, "AS#other");
  call_is("HJ#2", "HJ", 2, "HJ#2");
  call_is("AC#9", "AC", 9, "AC#9"); /* more than any deck has: refused with the number it has */
  char out[16];
  Call call = {.card = card_of("TS"), .ordinal = ORDINAL_OTHER};
  assert_string_equal(call_print(&call, STYLE_UNICODE, out), "10♠#other");
}

TEST(what_is_no_call_is_refused) {
  static const char *const texts[] = {"",   "AC",      "AC#", "AC#0",      "AC#-1",  "AC#100",
                                      "#1", "AC KC#1", "A#1", "AC#others", "AC#1#2", "AAC#1"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    Call call;
    char error[200] = "";
    assert_false(call_parse(texts[i], &call, error, sizeof error));
    assert_true(error[0] != '\0');
  }
}

/* ---- actions ---- */

static void action_is(const char *text, const char *printed) {
  Action action;
  char error[200] = "", out[200];
  if (!action_parse(text, 2, &action, error, sizeof error)) fail_msg("%s: %s", text, error);
  assert_int_equal(action.seat, SEAT_NONE);
  assert_int_equal(action_print(&action, 2, STYLE_ASCII, out, sizeof out), strlen(printed));
  assert_string_equal(out, printed);
}

TEST(actions_are_read_and_printed) {
  action_is("play JH JH", "play JH JH");
  action_is("play QQJJS", "play JS JS QS QS");
  action_is("declare 2H", "declare 2H");
  action_is("  bury  AS,KS ", "bury KS AS");
  action_is("call AH#1 KD#other", "call AH#1 KD#other");
  action_is("call AH#1,KD#2", "call AH#1 KD#2");
  action_is("double", "double");
  action_is("stake  12", "stake 12");
  action_is("lay -3", "lay -3");
  action_is("lay-open 9S,KS", "lay-open 9S KS");
  for (int type = 0; type < ACTION_CHOOSE; type++)
    action_is(action_word((ActionType)type), action_word((ActionType)type));
}

static void action_refused(const char *text, const char *sentence) {
  Action action;
  char error[200] = "";
  assert_false(action_parse(text, 2, &action, error, sizeof error));
  assert_string_equal(in_english(error), sentence);
}

TEST(what_is_no_action_is_refused) {
  action_refused("", "\"\" is no action");
  action_refused("Plays AS", "\"Plays\" is no action");
  action_refused("play_s", "\"play_s\" is no action");
  action_refused("stake 40000", "\"40000\" is no card: a card is a rank (2-9 T J Q K A) and a suit "
                                "(S H D C), a joker LJ or HJ");
  action_refused("yield AS", "nothing stands behind \"yield\"");
  action_refused("play AS AS AS", "AS is there too often: there are 2 packs");
  action_refused("call AH",
                 "\"AH\" is no friend call: it is a card, # and which copy (AC#1, AS#other)");
  action_refused("call 2C#1 3C#1 4C#1 5C#1 6C#1 7C#1 8C#1 9C#1 TC#1 2D#1 3D#1 4D#1 5D#1 6D#1 7D#1",
                 "these are more than 14 calls");
}

/* ---- positions ---- */

static Rules rules;

static int set_up_rules(void) {
  rules = rules_game_002();
  strcpy(rules.variant, "pagat");
  return 0;
}

static Game parse(const char *text) { return game_at(&rules, text); }

static void refused(const char *text, const char *sentence) {
  Game game;
  char error[300] = "";
  if (position_parse(text, &game, &rules, error, sizeof error)) fail_msg("%s is accepted", text);
  assert_string_equal(in_english(error), sentence);
}

TEST(a_position_sets_up_hands_and_trick) {
  Game game = parse("pagat;n=6;trump=9C;levels=2,2,5,2,2,2;declarer=A;calls=AH#1,KD#2;"
                    "hands=A:AS KS|B:7D 3C|C:?|D:2D 3D 4D 5D;kitty=?;trick=A:JH JH|B:TH TH;"
                    "points=B:25;turn=C");
  const Deal *deal = &game.deal;
  assert_int_equal(game_phase(&game, &rules), PHASE_TRICKS);
  assert_int_equal(deal->trump.suit, CLUBS);
  assert_int_equal(game.level[C], 3);
  assert_int_equal(deal->declarer, A);
  assert_int_equal(deal->team, 1 << A);
  assert_int_equal(deal->calls, 2);
  assert_cards(HAND_OF(deal, A), 2, "AS KS");
  assert_true(cardset_is_empty(HAND_OF(deal, C)));
  assert_int_equal(deal->hand_n[B], 2);
  assert_int_equal(deal->hand_n[C], 4);
  assert_int_equal(deal->plays, 2);
  assert_int_equal(deal->leader, A);
  assert_int_equal(deal->best, 0);
  assert_int_equal(deal->won[B], 25);
  assert_int_equal(game_waits_for(&game, &rules), C);
}

static void reads_back(const char *text) {
  char out[NOTATION_MAX];
  Game game = parse(text);
  size_t length = position_print(&game, &rules, out, sizeof out);
  assert_string_equal(out, text);
  assert_int_equal(length, strlen(out));
}

TEST(a_position_prints_as_it_was_read) {
  reads_back("pagat;n=6;trump=9C;levels=2,2,5,2,2,2;declarer=A;calls=AH#1,KD#2;"
             "hands=A:KS AS|B:3C 7D|C:?|D:2D 3D 4D 5D|E:?|F:?;kitty=?;trick=A:JH JH|B:TH TH;"
             "points=B:25;turn=C");
  reads_back("pagat;n=6;trump=TNT;levels=A,2,2,T,2,2;declarer=B;calls=AH#2(1),KD#1:D;team=B,D;"
             "hands=A:LJ|B:HJ|C:2C|D:3C|E:4C|F:5C;kitty=2D 3D 4D 5D 6D 7D;points=A:5|F:100;"
             "penalties=B:-20;turn=F");
  reads_back("pagat;n=6;trump=2S;levels=2,2,2,2,2,2;declarer=C;"
             "hands=A:?|B:?|C:AS|D:?|E:?|F:?;kitty=?;turn=C");
}

/* Where friends join at the end of the trick. */
TEST(a_position_keeps_who_is_yet_to_join) {
  reads_back("pagat;n=6;trump=9C;levels=2,2,2,2,2,2;declarer=A;calls=AH#1:B;team=A;"
             "hands=A:?|B:?|C:?|D:?|E:?|F:?;kitty=?;trick=A:KH|B:AH;turn=C");
  assert_int_equal(parse("pagat;trump=9C;declarer=A;calls=AH#1:B").deal.team, 1 << A | 1 << B);
}

TEST(fields_come_in_any_order) {
  Game game = parse("pagat; turn=B ;hands=B:AS;trump=9C\n");
  assert_int_equal(game.deal.turn, B);
  assert_cards(HAND_OF(&game.deal, B), 2, "AS");
  game = parse("pagat;trump=9C");
  assert_int_equal(game.deal.hand_n[A], rules_hand_size(&rules));
}

TEST(the_trick_on_the_table_knows_its_best_play) {
  Game game = parse("pagat;trump=9C;trick=B:JH|C:AH|D:2C|E:KH");
  assert_int_equal(game.deal.leader, B);
  assert_int_equal(game.deal.best, 2);
  assert_int_equal(game.deal.turn, F);
}

/* A position is a game: what it allows can be played on. */
TEST(a_position_can_be_played_on) {
  Game game = parse("pagat;trump=9C;declarer=A;hands=A:3S|B:AH TS|C:2H 2S|D:3H 4S|E:4H 5S|F:6H 7S;"
                    "trick=A:JH");
  assert_string_equal(ruled(&game, &rules, ACTION_PLAY, A, "3S"), "turn: it is B's turn");
  do_plays(&game, &rules, "B AH|C 2H|D 3H|E 4H|F 6H");
  assert_int_equal(game_waits_for(&game, &rules), B);
}

TEST(a_position_that_cannot_be_is_refused_in_a_sentence) {
  refused("", "a position begins with the name of its game");
  refused("pagat", "trump: it is missing (9C, 9NT or NT)");
  refused("pagat;trump=?", "trump: it is missing (9C, 9NT or NT)");
  refused("pagat;n=5;trump=9C", "n: this game has 6 players");
  refused("pagat;trmp=9C", "\"trmp\" is no field of a position: did you mean \"trump\"?");
  refused("pagat;9C", "\"9C\" is no field: name=value is needed");
  refused("pagat;trump=9C;trump=9C", "trump stands there twice");
  refused("pagat;trump=9C;levels=2,2", "levels: one for each of the 6 players is needed");
  refused("pagat;trump=9C;levels=2,2,2,2,2,2,2", "levels: one for each of the 6 players is needed");
  refused("pagat;trump=9C;levels=2,2,x,2,2,2", "levels: \"x\" is no level of this game");
  refused("pagat;trump=9C;declarer=G", "declarer: it must be a seat, A to F");
  refused("pagat;trump=9C;hands=AS",
          "hands: \"AS\" does not begin with a seat (A to F) and a colon");
  refused("pagat;trump=9C;hands=A:AS|A:KS", "hands: A has two");
  refused("pagat;trump=9C;hands=A:AS AS AS", "hands: AS is there too often: there are 2 packs");
  refused("pagat;trump=9C;hands=A:AS AS|B:AS 2S", "AS is there 3 times: the deck has 2");
  refused("pagat;trump=9C;hands=A:AS AS|B:KS", "hands: A began this trick with 2 cards, B with 1");
  refused("pagat;trump=9C;hands=A:|B:", "hands: they are empty, the deal is over");
  refused("pagat;trump=9C;trick=A:AS|C:KS", "trick: C does not play next");
  refused("pagat;trump=9C;trick=A:AS AS|B:KS", "trick: B plays 1 cards to a lead of 2");
  refused("pagat;trump=9C;trick=A:AS AH", "trick: the cards led are of several suits");
  refused("pagat;trump=9C;trick=A:AS;turn=C", "turn: after this trick it is B's");
  refused("pagat;trump=9C;trick=A:2S|B:3S|C:4S|D:5S|E:6S|F:7S",
          "trick: everybody has played, it would not be on the table any more");
  refused("pagat;trump=9C;points=B:x", "points: a number is missing");
  refused("pagat;trump=9C;exposed=yes", "exposed: the kitty is not laid open in this game");
}

/* What was cut off inside a field is no other position. */
TEST(a_field_that_is_cut_inside_is_named) {
  refused("pagat;trump=9C;kitty=2D 3D", "kitty: these are 2 cards, in this game it has 6");
  refused("pagat;trump=9C;memory={A={debt=2}", "memory: a brace is not closed, its end is missing");
  refused("pagat;trump=9C;deal-memory={a=\"}",
          "deal-memory: a brace is not closed, its end is missing");
  refused("pagat;trump=9C;hands=A:AS KS|B:3C 7D|C:",
          "hands: B began this trick with 2 cards, C with 0");
  Game game = parse("pagat;trump=9C;hands=A:AS\n  KS|B:3C 7D;\n  turn=B\n");
  assert_cards(HAND_OF(&game.deal, A), 2, "AS KS");
  assert_int_equal(game.deal.turn, B);
  assert_true(position_says_turn("pagat;trump=9C;turn=B"));
  assert_true(position_says_turn("pagat;trump=9C;trick=B:AS"));
  assert_false(position_says_turn("pagat;trump=9C;hands=A:AS"));
  assert_false(position_says_turn("pagat;trump=9C;turn=?"));
}

TEST(a_fixed_team_follows_from_the_declarer) {
  Rules called = rules;
  rules.friends.teams = TEAMS_FIXED;
  uint16_t with_b = 1 << B | 1 << D | 1 << F;
  assert_int_equal(parse("pagat;trump=9C;declarer=B").deal.team, with_b);
  assert_int_equal(parse("pagat;trump=9C;declarer=B;team=F,D,B").deal.team, with_b);
  assert_int_equal(parse("pagat;trump=9C;trick=D:AS").deal.team, with_b);
  refused("pagat;trump=9C;declarer=B;team=A,B",
          "team: teams are fixed here: it is every second seat from B, the declarer");
  refused("pagat;trump=9C;declarer=B;team=B",
          "team: teams are fixed here: it is every second seat from B, the declarer");
  rules = called;
}

/* Whose kitty was laid open counts otherwise. */
TEST(a_position_keeps_that_the_kitty_lies_open) {
  rules.kitty.exposed = 1;
  static const char open[] = "pagat;n=6;trump=9C;levels=2,2,2,2,2,2;declarer=A;"
                             "hands=A:?|B:?|C:?|D:?|E:?|F:?;kitty=2D 3D 4D 5D 6D 7D;exposed=yes;"
                             "turn=A";
  reads_back(open);
  assert_true(parse(open).deal.exposed);
  refused("pagat;trump=9C;exposed=no", "exposed: it is `yes` or left out");
  rules.kitty.exposed = 0;
}

TEST(the_variant_of_a_position_is_read_first) {
  char variant[GAME_SPEC], error[200];
  int players = 9;
  assert_true(position_variant("pagat+top;n=6;trump=9C", variant, &players, error, sizeof error));
  assert_string_equal(variant, "pagat+top");
  assert_int_equal(players, 6);
  assert_true(position_variant("./mine.lua;trump=9C", variant, &players, error, sizeof error));
  assert_string_equal(variant, "./mine.lua");
  assert_int_equal(players, 0);
  assert_false(position_variant("pagat;n=x", variant, &players, error, sizeof error));
  assert_false(position_variant(";n=6", variant, &players, error, sizeof error));
}

/* Every situation of a random game's tricks: printed, read, printed again. */
TEST(positions_of_a_game_read_back) {
  Game game = game_begun(&rules, 5);
  Rng rng = rng_from(5);
  int seen = 0;
  char first[NOTATION_MAX], second[NOTATION_MAX];
  for (int i = 0; i < 2000 && !game.over; i++) {
    do_random(&game, &rules, &rng);
    if (game_phase(&game, &rules) != PHASE_TRICKS) continue;
    position_print(&game, &rules, first, sizeof first);
    Game again = game_at(&rules, first);
    position_print(&again, &rules, second, sizeof second);
    assert_string_equal(first, second);
    assert_int_equal(game.deal.best, again.deal.plays ? again.deal.best : game.deal.best);
    assert_int_equal(game_waits_for(&game, &rules), game_waits_for(&again, &rules));
    seen++;
  }
  assert_true(seen > 100);
}

int main(void) { return tests_run(set_up_rules, NULL); }
