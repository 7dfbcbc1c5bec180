/* games.c - whole games for tests. See games.h. */
#include "games.h"

#include "deal/game_hash.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "presets.h"

void rules_add_bands(Rules *rules, const Band bands[], int n) {
  memcpy(rules->score.bands, bands, sizeof(Band) * (size_t)n);
  rules->score.bands_n = (uint8_t)n;
}

static Rules whole_game(Rules rules) {
  static const Band BANDS[] = {{0, false, SIDE_DECLARERS, 3, 0}, {0, true, SIDE_DECLARERS, 2, 0},
                               {1, false, SIDE_DECLARERS, 1, 0}, {2, false, SIDE_NOBODY, 0, 0},
                               {3, false, SIDE_OPPONENTS, 1, 0}, {4, false, SIDE_OPPONENTS, 2, 0},
                               {5, false, SIDE_OPPONENTS, 3, 0}};
  rules.players = 6;
  rules.deck.kitty = 6;
  rules.deal.first = FIRST_HIGHEST;
  rules.deal.next = (WhoBy){WHO_DECLARER, WHO_NEXT_WINNER, WHO_NOBODY};
  rules.declare.bids[0] = (BidType){.name = "suit", .rank = {1, 0xff}};
  rules.declare.bids_n = 1;
  rules.declare.beats[0] = BEATS_COUNT;
  rules.declare.beats_n = 1;
  rules_note(&rules);
  rules.kitty.buries = WHO_DECLARER;
  rules.kitty.multiplier = 2;
  rules.friends.teams = TEAMS_CALLED;
  rules.friends.count = 2;
  rules.friends.callable = CALLABLE_PLAIN;
  rules.score.step = 40;
  rules.score.short_team = SHORT_TEAM_MULTIPLY;
  rules_add_bands(&rules, BANDS, 7);
  rules.advance.game_over = GAME_OVER_PAST_LAST;
  static const uint8_t PHASES[] = {PHASE_DRAW, PHASE_KITTY, PHASE_CALL, PHASE_TRICKS};
  memcpy(rules.phases, PHASES, sizeof PHASES);
  rules.phases_n = 4;
  char error[256] = "";
  if (!rules_check(&rules, error, sizeof error)) fail_msg("%s", error);
  return rules;
}

Rules rules_game_002(void) {
  Rules rules = whole_game(rules_preset_002(2));
  rules.declare.own = OWN_DEFEND;
  return rules;
}

Rules rules_game_000(void) {
  Rules rules = whole_game(rules_preset_000(2));
  rules.declare.own = OWN_ADD | OWN_CHANGE;
  rules.kitty.exposed = 1;
  return rules;
}

Game game_begun(const Rules *rules, uint64_t seed) {
  Game game;
  game_start(&game, rules, seed);
  return game;
}

Game game_at(const Rules *rules, const char *position) {
  Game game;
  char error[512] = "";
  if (!position_parse(position, &game, rules, error, sizeof error))
    fail_msg("%s: %s", position, in_english(error));
  return game;
}

static Action action_of(ActionType type, int seat, const char *cards) {
  Action action = {.type = (uint8_t)type, .seat = (uint8_t)seat};
  if (cards && type == ACTION_CALL) {
    char copy[128], *end;
    snprintf(copy, sizeof copy, "%s", cards);
    for (char *word = strtok_r(copy, " ", &end); word; word = strtok_r(NULL, " ", &end)) {
      char *hash = strchr(word, '#');
      *hash = '\0';
      action.call[action.calls++] =
          (Call){card_of(word), (uint8_t)(hash[1] == 'o' ? ORDINAL_OTHER : hash[1] - '0'), 0, 0};
    }
  } else if (cards) {
    action.cards = set_of(cards, PACK_MAX);
  }
  return action;
}

void do_cards(Game *game, const Rules *rules, ActionType type, int seat, const char *cards) {
  Action action = action_of(type, seat, cards);
  do_action(game, rules, &action);
}

void do_action(Game *game, const Rules *rules, const Action *action) {
  char words[512];
  Ruling why;
  if (game_apply(game, rules, action, &why) == LEGAL) return;
  action_print(action, PACK_MAX, STYLE_ASCII, words, sizeof words);
  fail_msg("%s, %d players: %c %s is refused: %s", rules->variant, rules->players,
           seat_letter(action->seat), words, ruling_words(&why));
}

Action do_default(Game *game, const Rules *rules) {
  Action action = game_default(game, rules);
  do_action(game, rules, &action);
  return action;
}

Action do_random(Game *game, const Rules *rules, Rng *rng) {
  Action action;
  game_random_action(game, rules, rng, &action);
  do_action(game, rules, &action);
  return action;
}

void do_plays(Game *game, const Rules *rules, const char *plays) {
  for (const char *play; (play = next_part(&plays));)
    do_cards(game, rules, ACTION_PLAY, play[0] - 'A', play + 2);
}

const char *ruled(const Game *game, const Rules *rules, ActionType type, int seat,
                  const char *cards) {
  static char out[1100];
  Ruling why;
  Game copy = *game;
  Action action = action_of(type, seat, cards);
  if (game_apply(&copy, rules, &action, &why) == LEGAL) return "legal";
  assert_int_equal(game_hash(&copy), game_hash(game)); /* a refusal changes nothing */
  snprintf(out, sizeof out, "%s: %s", refusal_code(why.refusal), ruling_words(&why));
  return out;
}

void go_on_until(Game *game, const Rules *rules, PhaseType until) {
  while (game_phase(game, rules) != until) {
    if (game_default(game, rules).type == ACTION_NB) return;
    do_default(game, rules);
  }
}

const Bot **seated(const Bot *bot) {
  static const Bot *bots[SEAT_MAX];
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = bot;
  return bots;
}

void assert_replays(const Rules *rules, const Game *game, History *history, bool checked) {
  static Game again;
  History replayed = {0};
  char *text, error[512] = "";
  record_print(rules, game, history, &text);
  if (!record_replay(kept(text), rules, checked, (Replayed){&again, &replayed}, error,
                     sizeof error))
    fail_msg("%s: %s", rules->variant, in_english(error));
  assert_true(game_hash(&again) == game_hash(game));
  history_free(history);
  history_free(&replayed);
}

Game game_of_tricks(const Rules *rules, const char *trump, const char *const hands[], int n) {
  Game game;
  game_start(&game, rules, 1);
  Deal *deal = &game.deal;
  for (int seat = 0; seat < n; seat++) {
    deal->held[seat] = set_of(hands[seat], deal->planes);
    deal->hand_n[seat] = (uint8_t)cardset_size(&deal->held[seat], deal->planes);
  }
  deal->trump = trump_of(trump);
  char error[256];
  assert_true(order_make(&deal->order, rules, deal->trump, &game, error, sizeof error));
  deal->has_order = deal->picked_up = deal->buried = deal->laid_out = true;
  deal->declarer = deal->leader = deal->turn = 0;
  deal->team = 1;
  deal->drawn = (uint16_t)(deal->deck_n - rules->deck.kitty);
  while (rules->phases[deal->phase] != PHASE_TRICKS) deal->phase++;
  deal->ended_by_throw = false;
  deal_cross(deal, true);
  return game;
}
