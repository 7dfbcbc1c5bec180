/* test_repl_soak.c - whole deals under every house rule, alone and together with others. Nothing
** may be refused that was listed, or lost.
**
** After actions (one in `every`) it is asked whether all is accounted for, whether what is listed
** can be done, and whether a position prints as text that sets up the same; at the end whether the
** record replays to the same state under the rules loaded afresh, and whether undo and redo come
** back to it. Whether rulings are the same wherever they are asked for: test_repl_ask.c.
**
** PENGYOU_LONG=N plays every house rule with every game and number of players, and N times 1000
** sums of two and three rules. PENGYOU_SOAK="SPEC PLAYERS SEED" plays that alone, all looked at. */
#include "deal/begin_deal.h"
#include "deal/deal_is_ok.h"
#include "deal/declaring.h"
#include "deal/forbidden_plays.h"
#include "deal/game_hash.h"
#include "language/language.h"
#include "notation/position.h"
#include "repl/session.h"
#include "rulefiles.h"

enum { ACTIONS_MAX = 60000, REDEALS_MAX = 100, LISTED = 24 };
enum { SUMS = 40 / SHARE, SUMS_LONG = 1000, SUM_TEXT = 320 };

/* The rules, with a function that fails now and then. */
typedef struct Failing {
  Rules rules;
  const Rules *real;
  int asks; /* that are answered yet; below 0: all */
} Failing;

static bool ask_failing(void *context, HookCall *call) {
  Failing *failing = context;
  if (failing->asks < 0 || failing->asks-- > 0)
    return failing->real->ask(failing->real->context, call);
  snprintf(call->text, sizeof call->text, "failed as it was told to");
  failing->asks = -1;
  return false;
}

typedef struct Soak {
  const char *spec;
  int players, every;
  uint64_t seed;
  Session session;
  Failing failing;
  Rng rng;
  bool bad;
} Soak;

static bool fault(Soak *soak, const char *format, ...) TEXT_FORMAT(2, 3);
static bool fault(Soak *soak, const char *format, ...) {
  va_list list;
  if (soak->bad) return false;
  soak->bad = true;
  fprintf(stderr, "%s with %d, seed %llu, action %u: ", soak->spec, soak->players,
          (unsigned long long)soak->seed, soak->session.game.actions);
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  fputc('\n', stderr);
  return false;
}

static const char *action_text(const Action *action) {
  static char text[1024];
  size_t n = action_print(action, PACK_MAX, STYLE_ASCII, text, sizeof text);
  snprintf(text + n, sizeof text - n, " by %c", action->seat < SEAT_MAX ? 'A' + action->seat : '-');
  return text;
}

/* Does an action that must be possible. */
static bool act(Soak *soak, const Action *action) {
  Ruling why = ruling_make(LEGAL);
  if (session_do(&soak->session, action, &why) == LEGAL) return true;
  return fault(soak, "%s is refused: %s", action_text(action), ruling_words(&why));
}

/* ---- what a random player does ---- */

/* Now and then a right that nobody is waited for to use: false where there is none. */
static bool find_right(Soak *soak, Action *out) {
  const Game *game = &soak->session.game;
  const Rules *rules = soak->session.rules;
  int seat = (int)rng_below(&soak->rng, rules->players);
  uint32_t allowed = game_allowed_actions(game, rules, seat);
  *out = (Action){.seat = (uint8_t)seat};
  if (allowed >> ACTION_MISDEAL & 1 && rng_below(&soak->rng, 8) == 0) {
    out->type = ACTION_MISDEAL;
    return true;
  }
  if (allowed >> ACTION_REVEAL & 1) {
    out->type = ACTION_REVEAL;
    return true;
  }
  Bid bids[LISTED];
  BidSearch search;
  if (!(allowed >> ACTION_DECLARE & 1)) return false;
  int n = declare_bids(game, rules, seat, bids, LISTED, &search);
  if (n == 0) return false;
  declare_action(&bids[rng_below(&soak->rng, (uint64_t)n)], out);
  return true;
}

static bool act_at_random(Soak *soak) {
  Action action;
  if (rng_below(&soak->rng, 4) || !find_right(soak, &action))
    game_random_action(&soak->session.game, soak->session.rules, &soak->rng, &action);
  return act(soak, &action);
}

static bool act_simply(Soak *soak) {
  Session *session = &soak->session;
  Ruling why;
  Action done;
  session_step(session, (uint16_t)((1u << soak->players) - 1), NULL, &done, &why);
  if (done.type != ACTION_NB) return true;
  return fault(soak, "a simple player is stuck: %s", ruling_words(&why));
}

/* ---- what must hold ---- */

/* What is listed is allowed, and can be done. */
static bool try_list(Soak *soak) {
  const Game *game = &soak->session.game;
  const Rules *rules = soak->session.rules;
  CardSet plays[LISTED];
  Allowed allowed;
  int n = allowed_list(game, rules, plays, LISTED, &allowed);
  if (n == 0) return true;
  Action action = {.type = ACTION_PLAY,
                   .seat = game->deal.turn,
                   .cards = plays[rng_below(&soak->rng, (uint64_t)n)]};
  Game copy = *game;
  Ruling why;
  if (game_apply(&copy, rules, &action, &why) == LEGAL) return true;
  return fault(soak, "%s is listed and refused: %s", action_text(&action), ruling_words(&why));
}

static bool try_position(Soak *soak) {
  const Rules *rules = soak->session.rules;
  static char first[NOTATION_MAX], second[NOTATION_MAX];
  char error[512];
  Game again;
  position_print(&soak->session.game, rules, first, sizeof first);
  if (!position_parse(first, &again, rules, error, sizeof error))
    return fault(soak, "%s\nis no position: %s", first, error);
  const char *wrong = deal_is_ok(rules, &again);
  if (wrong) return fault(soak, "%s\n%s", first, wrong);
  position_print(&again, rules, second, sizeof second);
  if (strcmp(first, second) != 0) return fault(soak, "%s\nis printed\n%s", first, second);
  return true;
}

/* Each declaration that is listed can be made. */
static bool try_bids(Soak *soak) {
  const Game *game = &soak->session.game;
  const Rules *rules = soak->session.rules;
  int seat = (int)rng_below(&soak->rng, rules->players);
  if (!(game_allowed_actions(game, rules, seat) >> ACTION_DECLARE & 1)) return true;
  Bid bids[LISTED];
  BidSearch search;
  int n = declare_bids(game, rules, seat, bids, LISTED, &search);
  for (int i = 0; i < n; i++) {
    Action action;
    declare_action(&bids[i], &action);
    Refusal refusal = game_check(game, rules, &action);
    if (refusal != LEGAL)
      return fault(soak, "%s is listed and refused (%d)", action_text(&action), refusal);
  }
  return true;
}

/* An action that a rule fails at leaves the game as it was, whichever question that is. */
static bool try_failing(Soak *soak) {
  const Game *game = &soak->session.game;
  static Game copy;
  Action action;
  if (!soak->session.rules->hooked && !soak->session.rules->rule_phases) return true;
  game_random_action(game, soak->session.rules, &soak->rng, &action);
  copy = *game;
  soak->failing.asks = random_below(&soak->rng, 8);
  Refusal refusal = game_apply(&copy, &soak->failing.rules, &action, NULL);
  bool failed = soak->failing.asks < 0;
  soak->failing.asks = -1;
  if (refusal == LEGAL || memcmp(&copy, game, sizeof copy) == 0) return true;
  return fault(soak, "%s fails (%d, %d) and leaves something behind", action_text(&action), refusal,
               failed);
}

static bool look(Soak *soak) {
  const Game *game = &soak->session.game;
  const Rules *rules = soak->session.rules;
  const char *wrong = deal_is_ok(rules, game);
  if (wrong) return fault(soak, "%s", wrong);
  if (rng_below(&soak->rng, (uint64_t)soak->every)) return true;
  if (!try_failing(soak)) return false;
  PhaseType phase = game_phase(game, rules);
  if (phase == PHASE_DRAW || phase == PHASE_KITTY) return try_bids(soak);
  if (phase != PHASE_TRICKS) return true;
  return try_list(soak) && try_position(soak);
}

/* ---- the end ---- */

static bool replays(Soak *soak) {
  const Session *session = &soak->session;
  static Game again;
  History history = {0};
  char error[VARIANT_ERROR] = "", *text = NULL;
  Variant *fresh = variant_load(soak->spec, soak->players, error, sizeof error);
  if (!fresh) return fault(soak, "loaded once, not twice: %s", error);
  record_print(session->rules, &session->game, &session->history, &text);
  bool good = text && record_replay(text, variant_rules(fresh), true, (Replayed){&again, &history},
                                    error, sizeof error);
  if (!good)
    fault(soak, "the record does not replay: %s", error);
  else if (game_hash(&again) != game_hash(&session->game))
    good = fault(soak, "the record replays to another state");
  history_free(&history);
  free(text);
  variant_free(fresh);
  return good;
}

/* Back and forth by the list of actions. */
static bool comes_back(Soak *soak) {
  Session *session = &soak->session;
  uint64_t hash = game_hash(&session->game);
  size_t n = session->history.n;
  session_goto(session, rng_below(&soak->rng, n + 1));
  for (int i = 0; i < 3; i++) session_undo(session, 0);
  while (session_redo(session)) continue;
  if (session->history.n != n) return fault(soak, "redo does not come to the end");
  return game_hash(&session->game) == hash || fault(soak, "undo and redo come to another state");
}

/* A deal that may not begin is no fault: it is refused with a reason. */
static bool cannot_begin(const Soak *soak) {
  const Game *game = &soak->session.game;
  return game_phase(game, soak->session.rules) == PHASE_DRAW && game->deal.drawn == 0 &&
         deal_refusal(game, soak->session.rules, NULL) != LEGAL;
}

/* A deal that is redealt over and over, by players of both kinds, is one in which nobody can
** declare by these rules together: functions in declare.bids or declare.nobody see to that. */
static void play(Soak *soak, int deals) {
  const Game *game = &soak->session.game;
  const Rules *rules = soak->session.rules;
  int done = 0;
  for (int i = 0; done < deals && !game->over && !cannot_begin(soak); i++) {
    if (i == ACTIONS_MAX) {
      if (game->redeals < REDEALS_MAX) fault(soak, "no end after %d actions and %d deals", i, done);
      return;
    }
    bool random = (game->number + game->redeals + soak->seed) % 2;
    if (!(random ? act_at_random(soak) : act_simply(soak)) || !look(soak)) return;
    done += game_waits_for(game, rules) == SEAT_NONE && !game->deal.redeal;
  }
  if (replays(soak)) comes_back(soak);
}

/* Plays so many deals, by random and by simple players in turn. Returns 1 for a fault, which is
** said on a line of standard error and ends it; -1 when the sum cannot be loaded for so many
** players. */
static int soak(const char *spec, int players, uint64_t seed, int deals, int every) {
  char error[SESSION_ERROR];
  static Soak soaked;
  soaked = (Soak){.spec = spec, .players = players, .every = every, .seed = seed};
  rng_seed(&soaked.rng, seed);
  if (!session_new(&soaked.session, spec, players, seed, error, sizeof error)) return -1;
  soaked.failing = (Failing){*soaked.session.rules, soaked.session.rules, -1};
  soaked.failing.rules.ask = ask_failing;
  soaked.failing.rules.context = &soaked.failing;
  play(&soaked, deals);
  session_free(&soaked.session);
  return soaked.bad;
}

/* ---- sums of rules ---- */

static Names games = {.type = "game"}, rules = {.type = "house rule"};

static int find_names(void) {
  names_find(&games);
  names_find(&rules);
  return 0;
}

/* Every number of players of one game; where that is said to be enough, the first that fits. */
static int soak_game(const char *game, const char *rule, bool all, int deals, int every,
                     int *played) {
  int counts[SEAT_MAX], n = spec_counts(game, counts), faults = 0;
  const char *spec = printed("%s+%s", game, rule);
  for (int i = 0; i < n && (all || *played == 0); i++) {
    int found = soak(spec, counts[i], (uint64_t)(i + 1), deals, every);
    *played += found >= 0;
    faults += found > 0;
  }
  return faults;
}

TEST(every_house_rule_is_played_in_a_game) {
  int faults = 0;
  assert_true(rules.n > 100);
  for (int k = 0; k < rules.n; k += SHARE) {
    int played = 0;
    for (int i = 0; i < games.n && (long_rounds() || played == 0); i++) {
      int here = 0;
      const char *game = games.name[(i + k) % games.n];
      faults += soak_game(game, rules.name[k], long_rounds() > 0, long_rounds() ? 4 : 2,
                          long_rounds() ? 4 : 16, &here);
      played += here;
    }
    if (played == 0) fail_msg("%s fits no game", rules.name[k]);
  }
  assert_int_equal(faults, 0);
}

/* A game and two or three rules drawn at random, which may not go together. */
static void draw_sum(Rng *rng, char spec[SUM_TEXT], int *players) {
  const char *game = games.name[rng_below(rng, (uint64_t)games.n)];
  int counts[SEAT_MAX], n = spec_counts(game, counts), parts = 2 + random_below(rng, 2);
  int length = snprintf(spec, SUM_TEXT, "%s", game);
  for (int i = 0; i < parts; i++)
    length += snprintf(spec + length, SUM_TEXT - (size_t)length, "+%s",
                       rules.name[rng_below(rng, (uint64_t)rules.n)]);
  *players = counts[rng_below(rng, (uint64_t)n)];
}

TEST(rules_that_load_together_are_played_together) {
  int wanted = long_rounds() ? SUMS_LONG * long_rounds() : SUMS, played = 0, faults = 0;
  Rng rng = rng_from((uint64_t)long_rounds());
  for (int tries = 0; played < wanted && tries < wanted * 20; tries++) {
    char spec[SUM_TEXT];
    int players;
    draw_sum(&rng, spec, &players);
    int found =
        soak(spec, players, rng_next(&rng) % 1000, long_rounds() ? 3 : 2, long_rounds() ? 8 : 32);
    played += found >= 0;
    faults += found > 0;
  }
  print_message("%d sums\n", played);
  assert_int_equal(played, wanted);
  assert_int_equal(faults, 0);
}

/* A throw that ends the play at once; more bids than there is room for; friends who join late; no
** jokers to declare with; a passive player who declares jokers. */
TEST(sums_that_once_failed_are_played) {
  static const struct {
    const char *spec;
    int players, seed;
  } SUMS_OF_OLD[] = {
      {"eighty+flash-of-four-suits+jack-in-deciding-unit+failed-throw-debt", 6, 560},
      {"eighty+jack-back-to-two+declarers-need-last-trick+failed-throw-debt", 6, 560},
      {"compact+flash-of-four-suits+rank-card-alone-too+change-and-attack", 5, 80},
      {"friends+call-no-highest+failed-throw-one-point", 10, 753},
      {"friends+joker-with-rank-card+active-passive+packs-without-jokers", 5, 420},
      {"online+any-active-rank", 6, 2},
  };
  for (size_t i = 0; i < sizeof SUMS_OF_OLD / sizeof *SUMS_OF_OLD; i++)
    assert_int_equal(
        soak(SUMS_OF_OLD[i].spec, SUMS_OF_OLD[i].players, (uint64_t)SUMS_OF_OLD[i].seed, 3, 8), 0);
}

TEST(one_sum_that_is_asked_for) {
  char spec[SUM_TEXT];
  int players;
  unsigned long long seed;
  assert_int_equal(sscanf(getenv("PENGYOU_SOAK"), "%319s %d %llu", spec, &players, &seed), 3);
  assert_int_equal(soak(spec, players, seed, 6, 1), 0);
}

int main(void) {
  tests_one_only("PENGYOU_SOAK");
  return tests_run(find_names, NULL);
}
