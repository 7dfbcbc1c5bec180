/* oracle_friends.c - friends, naively. See oracle_friends.h. */
#include "oracle_friends.h"

#include "oracle_ask.h"

unsigned oracle_first_team(const Rules *rules, int players, int declarer) {
  unsigned team = 1u << declarer;
  for (int seat = declarer + 2; rules->friends.teams == TEAMS_FIXED && seat < declarer + players;
       seat += 2)
    team |= 1u << seat % players;
  return team;
}

/* --- calling ---------------------------------------------------------------------------------- */

int oracle_calls_wanted(const Rules *rules) {
  bool chosen = !rules_hooked(rules, HOOK_FRIENDS_CALLS);
  return rules->friends.teams == TEAMS_CALLED && chosen ? rules->friends.count : 0;
}

static int copies_dealt(const Oracle *oracle, const Game *game, Card card) {
  return oracle->deck[card] - cardset_count(&game->deal.dropped, card, PACK_MAX);
}

static bool callable_by_word(const Oracle *oracle, int word, Card card) {
  bool rank = !card_is_joker(card) && card_rank(card) == oracle->trump.rank;
  switch (word) {
    case CALLABLE_PLAIN: return oracle->suit[card] >= 0 && oracle->suit[card] != TRUMPS;
    case CALLABLE_NOT_RANKS: return !card_is_joker(card) && !rank;
    default: return true;
  }
}

static void callable_inherited(HookCall *call) {
  int word = oracle_word(call, call->rules->friends.callable);
  call->answer[0] = callable_by_word(call->builtin_data, word, call->card);
}

static bool is_callable(const Oracle *oracle, const Game *game, Card card) {
  const Rules *rules = oracle->rules;
  if (!rules_hooked(rules, HOOK_FRIENDS_CALLABLE))
    return callable_by_word(oracle, rules->friends.callable, card);
  HookCall call = oracle_question(rules, HOOK_FRIENDS_CALLABLE, game, game->deal.declarer);
  call.card = card;
  oracle_ask(&call, callable_inherited, oracle);
  return call.answer[0];
}

/* Who holds one of two copies may ask for the other one. */
static bool may_call_other(const Oracle *oracle, const Game *game, Card card) {
  return oracle->rules->friends.own_copy != OWN_COPY_COUNTS &&
         copies_dealt(oracle, game, card) == 2 &&
         deal_holds(&game->deal, game->deal.declarer, card) == 1;
}

static bool is_refused(const Oracle *oracle, const Game *game, const Action *action, int i) {
  if (!rules_hooked(oracle->rules, HOOK_FRIENDS_REFUSE)) return false;
  HookCall call = oracle_question(oracle->rules, HOOK_FRIENDS_REFUSE, game, game->deal.declarer);
  call.card = action->call[i].card;
  call.ordinal = action->call[i].ordinal;
  call.calls = action->call;
  call.calls_n = i;
  oracle_ask(&call, NULL, NULL);
  return call.text[0] != '\0';
}

static bool may_call_one(const Oracle *oracle, const Game *game, const Action *action, int i) {
  Card card = action->call[i].card;
  int ordinal = action->call[i].ordinal, copies = copies_dealt(oracle, game, card);
  if (copies <= 0 || !is_callable(oracle, game, card)) return false;
  if (ordinal == ORDINAL_OTHER ? !may_call_other(oracle, game, card)
                               : ordinal < 1 || ordinal > copies)
    return false;
  for (int k = 0; k < i; k++)
    if (action->call[k].card == card && action->call[k].ordinal == ordinal) return false;
  return !is_refused(oracle, game, action, i);
}

bool oracle_may_call(const Oracle *oracle, const Game *game, const Action *action) {
  if (game_phase(game, oracle->rules) != PHASE_CALL || action->seat != game->deal.declarer)
    return false;
  if (action->calls != oracle_calls_wanted(oracle->rules)) return false;
  for (int i = 0; i < action->calls; i++)
    if (!may_call_one(oracle, game, action, i)) return false;
  return true;
}

static void add_call(OracleFriends *friends, Card card, int ordinal) {
  assert(friends->calls < CALL_MAX);
  friends->call[friends->calls++] = (OracleCall){card, ordinal, 0, SEAT_NONE, SEAT_NONE};
}

void oracle_friends_call(OracleFriends *friends, const Rules *rules, const Game *game,
                         const Action *action) {
  const Deal *deal = &game->deal;
  *friends = (OracleFriends){.rules = rules, .players = deal->players, .declarer = deal->declarer};
  friends->team = oracle_first_team(rules, deal->players, deal->declarer);
  for (int i = 0; action && i < action->calls; i++)
    add_call(friends, action->call[i].card, action->call[i].ordinal);
  if (action || rules->friends.teams != TEAMS_CALLED || !rules_hooked(rules, HOOK_FRIENDS_CALLS))
    return;
  HookCall call = oracle_question(rules, HOOK_FRIENDS_CALLS, game, -1);
  oracle_ask(&call, NULL, NULL);
  for (int i = 0; i < call.called_n; i++)
    add_call(friends, call.called[i].card, call.called[i].ordinal);
}

/* --- joining ---------------------------------------------------------------------------------- */

/* Is a copy of the declarer's own passed over? */
static bool is_passed_over(const OracleFriends *friends, const OracleCall *call, int seat) {
  bool ignored = friends->rules->friends.own_copy == OWN_COPY_IGNORED;
  return seat == friends->declarer && (ignored || call->ordinal == ORDINAL_OTHER);
}

/* Is it the called copy, or one after it, if so many were seen with it? */
static bool is_called_copy(const OracleCall *call) {
  return call->seen >= (call->ordinal == ORDINAL_OTHER ? 1 : call->ordinal);
}

static bool belongs(const OracleFriends *friends, int seat) {
  return (friends->team | friends->met) >> seat & 1;
}

void oracle_friends_find(OracleFriends *friends, const Pile hand[]) {
  bool open = friends->rules->friends.twice == TWICE_LEAVES_OPEN;
  if (friends->rules->friends.found != FOUND_BY_HOLDING) return;
  unsigned found = 1u << friends->declarer;
  for (int i = 0; i < friends->calls; i++) {
    OracleCall counted = friends->call[i];
    for (int k = 0; k < friends->players; k++) {
      int seat = (friends->declarer + k) % friends->players;
      for (int n = hand[seat].n[counted.card]; n > 0; n--) {
        if (counted.holder != SEAT_NONE || is_passed_over(friends, &counted, seat)) continue;
        counted.seen++;
        if (is_called_copy(&counted) && !(open && found >> seat & 1)) counted.holder = seat;
      }
    }
    friends->call[i].holder = counted.holder;
    if (counted.holder != SEAT_NONE) found |= 1u << counted.holder;
  }
}

/* Whether a copy meets a call, and when its player joins. */
typedef struct Meeting {
  bool meets;
  int joins;
} Meeting;

static void joins_inherited(HookCall *call) {
  const Meeting *meeting = call->builtin_data;
  call->answer[0] = meeting->meets;
  call->answer[1] = oracle_word(call, meeting->joins);
}

/* friends.joins, asked about each copy of an open call, may say otherwise. */
static Meeting ask_joins(const OracleFriends *friends, const Game *game, const OracleCall *of,
                         int seat, Meeting meeting) {
  if (!rules_hooked(friends->rules, HOOK_FRIENDS_JOINS)) return meeting;
  HookCall call = oracle_question(friends->rules, HOOK_FRIENDS_JOINS, game, seat);
  call.card = of->card;
  call.ordinal = (uint8_t)of->ordinal;
  call.number[0] = of->seen;
  call.answer[1] = meeting.joins;
  oracle_ask(&call, joins_inherited, &meeting);
  return (Meeting){call.answer[0] != 0, call.answer[1]};
}

static bool meets(const OracleFriends *friends, const OracleCall *call, int seat) {
  bool open = friends->rules->friends.twice == TWICE_LEAVES_OPEN;
  if (friends->rules->friends.found == FOUND_BY_HOLDING) return call->holder == seat;
  if (is_passed_over(friends, call, seat) || !is_called_copy(call)) return false;
  return !open || !belongs(friends, seat);
}

static void note_copy(OracleFriends *friends, const Game *game, OracleCall *call, int seat) {
  if (call->player != SEAT_NONE) return;
  if (!is_passed_over(friends, call, seat)) call->seen++;
  Meeting meeting = {meets(friends, call, seat), friends->rules->friends.joins};
  meeting = ask_joins(friends, game, call, seat, meeting);
  if (!meeting.meets) return;
  call->player = seat;
  friends->met |= 1u << seat;
  if (meeting.joins == JOINS_ON_PLAYING) friends->team |= 1u << seat;
}

void oracle_friends_play(OracleFriends *friends, const Game *game, int seat, const Pile *cards) {
  assert(seat < SEAT_MAX);
  for (int card = 0; card < KIND_NB; card++)
    for (int n = 0; n < cards->n[card]; n++)
      for (int i = 0; i < friends->calls; i++)
        if (friends->call[i].card == card) note_copy(friends, game, &friends->call[i], seat);
}

void oracle_friends_trick(OracleFriends *friends) { friends->team |= friends->met; }

void oracle_friends_end(OracleFriends *friends, const Game *game, const Pile hand[], int leader) {
  for (int i = 0; hand && i < friends->players; i++) {
    int seat = (leader + i) % friends->players;
    oracle_friends_play(friends, game, seat, &hand[seat]);
  }
  oracle_friends_trick(friends);
  for (int seat = 0; seat < friends->players; seat++)
    if (oracle_is_friend(friends, seat)) friends->team |= 1u << seat;
}

bool oracle_is_friend(const OracleFriends *friends, int seat) {
  for (int i = 0; i < friends->calls; i++)
    if (friends->call[i].holder == seat) return true;
  return friends->team >> seat & 1;
}

int oracle_missing(const OracleFriends *friends) {
  int members = -1; /* beside the declarer */
  if (friends->rules->friends.teams != TEAMS_CALLED) return 0;
  for (int seat = 0; seat < friends->players; seat++)
    if (friends->team >> seat & 1) members++;
  int planned = rules_hooked(friends->rules, HOOK_FRIENDS_CALLS) ? friends->calls
                                                                 : friends->rules->friends.count;
  return members < planned ? planned - members : 0;
}
