/* ruled_tricks.c - plays chosen and plays changed at random, throws, who wins tricks, their points.
** See ruled.h. */
#include "oracle_form.h"
#include "oracle_levels.h"
#include "ruled.h"

enum { PLAYS_MAX = 500, LISTED = 6, CHANGED = 6 };

/* How often it was ruled; of follows, how many had too many plays to try. */
static struct {
  long leads, follows, tricks, throws, skipped, suitless, forms, led, divided;
} tally;

/* --- leads and follows ------------------------------------------------------------------------ */

/* Does the program allow the seat on turn to play this? */
static bool is_allowed(const Table *table, const Pile *play) {
  Action action = {.type = ACTION_PLAY, .seat = table->game.deal.turn, .cards = kinds_in(play)};
  return game_check(&table->game, table->rules, &action) == LEGAL;
}

/* Takes a card of the hand at random, not in the play. */
static void add_any(Table *table, const Pile *hand, int suit, Pile *play) {
  int all = 0;
  const Oracle *oracle = &table->compare.oracle;
  for (int card = 0; card < KIND_NB; card++)
    if (suit < 0 || oracle->suit[card] == suit) all += hand->n[card] - play->n[card];
  if (all == 0) return;
  int at = random_below(&table->rng, all);
  for (int card = 0; card < KIND_NB; card++) {
    if (suit >= 0 && oracle->suit[card] != suit) continue;
    at -= hand->n[card] - play->n[card];
    if (at < 0) {
      play->n[card]++;
      return;
    }
  }
}

/* The play with a card or a few changed for others of the hand, mostly of the same suit. */
static Pile change(Table *table, const Pile *hand, const Pile *play) {
  Pile changed = *play;
  int suit = random_below(&table->rng, 4) ? table->lead.suit : -1;
  for (int n = 1 + random_below(&table->rng, 3); n > 0 && pile_size(&changed) > 0; n--)
    changed.n[pile_any(&changed, &table->rng)]--;
  while (pile_size(&changed) < pile_size(play)) {
    int cards = pile_size(&changed);
    add_any(table, hand, suit, &changed);
    if (pile_size(&changed) == cards) suit = -1;
  }
  if (random_below(&table->rng, 12) == 0) add_any(table, hand, -1, &changed);
  return changed;
}

static void check_leads(Table *table, const Pile *hand, const Pile *chosen) {
  const Oracle *oracle = &table->compare.oracle;
  if (!(table->covered & RULES_LEADS)) return;
  for (int i = 0; i <= CHANGED; i++) {
    Pile play = i == 0 ? *chosen : (Pile){{0}};
    int suit = random_below(&table->rng, ESUIT_NB), cards = 1 + random_below(&table->rng, 5);
    for (int k = 0; i > 0 && k < cards; k++)
      add_any(table, hand, random_below(&table->rng, 9) ? suit : -1, &play);
    if (pile_size(&play) == 0) continue;
    bool may = oracle_may_lead(oracle, hand, &play) && !oracle_forbids(oracle, NULL, hand, &play);
    if (is_allowed(table, &play) != may)
      fail_msg("%s: the lead %s from %s: legal should be %d", ruled_where(table),
               compare_text(&play), compare_text(hand), may);
    tally.leads++;
  }
}

static void check_follow(Table *table, const Pile *hand, const Pile *play, bool legal) {
  if (is_allowed(table, play) != legal)
    fail_msg("%s: %s from %s to %s: legal should be %d", ruled_where(table), compare_text(play),
             compare_text(hand), compare_text(&table->trick[0]), legal);
  tally.follows++;
}

/* The plays of the hand and which are legal, by what a function says of this lead and hand too. */
static int list_follows(Table *table, const Pile *hand, Pile plays[], bool legal[]) {
  static Rules rules;
  Oracle *oracle = &table->compare.oracle;
  rules = *table->rules;
  oracle_find_owed(oracle, &table->lead, hand, &rules);
  oracle->rules = &rules;
  int n = oracle_follows(oracle, &table->lead, hand, plays, legal, PLAYS_MAX);
  oracle->rules = table->rules;
  return n;
}

/* Is the play among those that are legal, or of a form that is whatever is owed? */
static bool may_follow(const Table *table, const Pile *hand, const Pile *play, bool owed) {
  const Oracle *oracle = &table->compare.oracle;
  bool may = owed || oracle_answers(oracle, &table->lead, hand, play);
  return may && !oracle_forbids(oracle, &table->trick[0], hand, play);
}

/* Units of as many cards as were led, of each form in turn. */
static void check_forms(Table *table, const Pile *hand, const Pile plays[], const bool legal[],
                        int n) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  const Rules *rules = table->rules;
  int cards = pile_size(&table->trick[0]);
  for (int i = 0; i < rules->lead.forms_n && rules->lead.special; i++) {
    int found = oracle_units_of(&table->compare.oracle, i, hand, cards, units, ORACLE_UNITS_MAX);
    if (found == 0) continue;
    Pile play = {{0}};
    bool owed = false;
    pile_take(&play, &units[random_below(&table->rng, found)], -1);
    for (int k = 0; k < n; k++) owed |= legal[k] && piles_same(&plays[k], &play);
    check_follow(table, hand, &play, may_follow(table, hand, &play, owed));
    tally.forms++;
  }
}

/* The play chosen, some of those that the model lists, and some with cards changed: a play that the
** model does not list leaves out cards of the suit. */
static void check_follows(Table *table, const Pile *hand, const Pile *chosen) {
  static Pile plays[PLAYS_MAX];
  static bool legal[PLAYS_MAX];
  if (!(table->covered & RULES_FOLLOWS)) return;
  int n = list_follows(table, hand, plays, legal);
  tally.skipped += n < 0;
  for (int i = 0; i < LISTED && n > 0; i++) {
    int k = random_below(&table->rng, n);
    check_follow(table, hand, &plays[k], may_follow(table, hand, &plays[k], legal[k]));
  }
  for (int i = 0; i <= CHANGED && n >= 0; i++) {
    Pile play = i == 0 ? *chosen : change(table, hand, chosen);
    bool owed = false;
    for (int k = 0; k < n; k++) owed |= legal[k] && piles_same(&plays[k], &play);
    check_follow(table, hand, &play, may_follow(table, hand, &play, owed));
  }
  if (n >= 0) check_forms(table, hand, plays, legal, n);
}

/* --- throws and tricks ------------------------------------------------------------------------ */

/* How the lead was divided: as the rule says, or as its leader did. */
static void note_lead(Table *table, const Pile *tried, const Action *action) {
  const Oracle *oracle = &table->compare.oracle;
  CardSet set = compare_set(&table->compare, tried);
  Shape shape;
  bool named = grouping_named(&action->grouping);
  if (!(table->covered & (RULES_FOLLOWS | RULES_THROWS | RULES_WINNER))) return;
  if (pile_size(tried) == 1 && oracle_suit_of(oracle, tried) < 0) {
    table->lead = (OracleShape){.n = 1, .suit = -1, .unit = {{.size = 1, .length = 1}}};
    table->lead.unit[0].face[0] = pile_any(tried, &table->rng);
    tally.suitless++;
    return;
  }
  if (!named ||
      !grouping_shape(&table->compare.order, table->rules, &set, &action->grouping, &shape))
    shape_of(&table->compare.order, table->rules, &set, &shape);
  table->lead = compare_shape(&table->compare, &shape);
  bool forms = oracle_has_forms(table->rules);
  if (!named && !(forms ? oracle_is_divided : oracle_is_decomposition)(oracle, tried, &table->lead))
    fail_msg("%s: %s is not divided so", ruled_where(table), compare_text(tried));
  if (named && !oracle_is_said(oracle, tried, &table->lead))
    fail_msg("%s: %s is not divided as was said", ruled_where(table), compare_text(tried));
  oracle_read(oracle, &table->lead);
  for (int i = 0; i < table->lead.n; i++) tally.led += table->lead.unit[i].alone;
}

/* What is known of how the lead was divided; of what stays when a throw fails nothing was said. */
static void check_division(Table *table, const Pile *tried) {
  const Deal *deal = &table->game.deal;
  const Oracle *oracle = &table->compare.oracle;
  bool said = oracle->grouping && deal->objector == SEAT_NONE;
  table->divided = said && oracle_says_otherwise(oracle, tried);
  if (grouping_named(&deal->grouping) != table->divided ||
      (table->divided && !grouping_equal(&deal->grouping, oracle->grouping)))
    fail_msg("%s: of %s is known that it was divided by its leader (%d)", ruled_where(table),
             compare_text(tried), grouping_named(&deal->grouping));
  tally.divided += table->divided;
}

/* By the sides that are in truth. */
static bool may_stop_by(const Deal *deal, int word, int seat) {
  if (word == STOPPED_BY_ANYONE) return true;
  return deal_true_side(deal, seat) != deal_true_side(deal, deal->turn);
}

static void inherited_stopper(HookCall *call) {
  int word = oracle_word(call, call->rules->throw.stopped_by);
  call->answer[0] = may_stop_by(&call->game->deal, word, call->seat);
}

/* Who may object, of the others in turn order. */
static void note_stoppers(const Table *table, const Pile *tried, bool may_stop[SEAT_MAX]) {
  const Rules *rules = table->rules;
  const Game *before = table->before;
  CardSet cards = kinds_in(tried);
  for (int i = 1; i < rules->players; i++) {
    int seat = (table->leader + i) % rules->players;
    may_stop[i - 1] = may_stop_by(&before->deal, rules->throw.stopped_by, seat);
    if (!rules_hooked(rules, HOOK_THROW_STOPPED_BY)) continue;
    HookCall call = oracle_question(rules, HOOK_THROW_STOPPED_BY, before, seat);
    call.cards = &cards;
    call.grouping = table->compare.oracle.grouping;
    oracle_ask(&call, inherited_stopper, NULL);
    may_stop[i - 1] = call.answer[0] != 0;
  }
}

/* What a failed throw costs at once: points noted against players, and what a function does. Levels
** for it move when the deal is over. */
static void check_cost(Table *table, const Pile *tried, const OracleThrow *ruled) {
  Game *should = &table->undone;
  const Game *now = &table->game;
  int leader = table->leader;
  Effects effects = oracle_penalty(&table->compare.oracle, tried, ruled, should);
  const Penalty *penalty = &effects.penalty;
  bool asked = rules_hooked(table->rules, HOOK_THROW_PENALTY);
  int16_t *points = should->deal.penalty;
  int8_t *levels = should->deal.fault_levels[leader];
  points[leader] =
      (int16_t)(points[leader] + penalty->points + penalty->per_card * ruled->withdrawn);
  for (int seat = 0; seat < now->deal.players; seat++)
    points[seat] = (int16_t)(points[seat] - effects.points[seat]);
  points[now->deal.declarer] = (int16_t)(points[now->deal.declarer] + effects.opponents_points);
  should->deal.faults[leader]++;
  if (asked && !ruled->play_ends) {
    levels[0] = (int8_t)(levels[0] + penalty->levels_others);
    levels[1] = (int8_t)(levels[1] + penalty->levels_leaders);
  }
  oracle_move(table->rules, &effects, should);
  should->passive = (uint16_t)((should->passive | effects.passive) & ~effects.active);
  if (memcmp(now->deal.penalty, points, sizeof now->deal.penalty) != 0 ||
      memcmp(now->deal.fault_levels, should->deal.fault_levels, sizeof now->deal.fault_levels) ||
      memcmp(now->deal.faults, should->deal.faults, sizeof now->deal.faults) ||
      (asked && ruled->play_ends && memcmp(&now->deal.ending, penalty, sizeof *penalty) != 0))
    fail_msg("%s: the failed throw %s costs %d points, should cost %d", ruled_where(table),
             compare_text(tried), now->deal.penalty[leader], points[leader]);
  if (now->deal.ended_by_throw) return; /* then the deal is settled */
  if (memcmp(now->level, should->level, sizeof now->level) != 0 ||
      now->passive != should->passive ||
      memcmp(&now->remembered, &should->remembered, sizeof now->remembered) != 0)
    fail_msg("%s: the failed throw %s does something else", ruled_where(table),
             compare_text(tried));
}

/* What the others learn of who objects: nothing, the player, or cards that beat a led unit too. */
static void check_shown(const Table *table, const Pile *tried, const OracleThrow *ruled) {
  const Deal *now = &table->game.deal;
  const Oracle *oracle = &table->compare.oracle;
  int shown = oracle_shown(oracle, tried, ruled);
  Pile cards = pile_in(&now->objection),
       hand = pile_in(HAND_OF(&table->before->deal, now->objector));
  bool held = true, asked = rules_hooked(table->rules, HOOK_THROW_TEST);
  for (int card = 0; card < KIND_NB; card++) held &= cards.n[card] <= hand.n[card];
  bool proves = asked || oracle_proves(oracle, &table->lead, &cards);
  if (now->objector_hidden != (shown == OBJECTION_SHOWN_NOTHING) || !held ||
      (shown == OBJECTION_SHOWN_CARDS ? !proves : pile_size(&cards) > 0))
    fail_msg("%s: of who stops %s is shown %s", ruled_where(table), compare_text(tried),
             compare_text(&cards));
}

/* A lead of several units against the hands as they were, and what the program made of it. */
static void check_throw(Table *table, const Pile *tried) {
  const Deal *now = &table->game.deal;
  Pile hands[SEAT_MAX];
  bool may_stop[SEAT_MAX];
  OracleThrow ruled;
  int players = now->players, leader = table->leader;
  if (!(table->covered & RULES_THROWS) || table->lead.n < 2 || table->lead.suit < 0) return;
  for (int i = 1; i < players; i++)
    hands[i - 1] = pile_in(HAND_OF(&table->before->deal, (leader + i) % players));
  note_stoppers(table, tried, may_stop);
  oracle_throw(&table->compare.oracle, &table->lead, tried,
               &(OracleOthers){hands, players - 1, may_stop}, &ruled);
  int objector = ruled.stands ? SEAT_NONE : (leader + 1 + ruled.objector) % players;
  if (now->objector != objector || !piles_same(&ruled.forced, &table->trick[0]) ||
      now->withdrawn != (ruled.stands ? 0 : ruled.withdrawn) ||
      now->ended_by_throw != ruled.play_ends)
    fail_msg("%s: the throw %s leaves %s for seat %d, should leave %s for seat %d",
             ruled_where(table), compare_text(tried), compare_text(&table->trick[0]), now->objector,
             compare_text(&ruled.forced), objector);
  if (!ruled.stands) check_cost(table, tried, &ruled);
  if (!ruled.stands) check_shown(table, tried, &ruled);
  tally.throws++;
}

/* Is the play just made the best so far? */
static void find_best(Table *table) {
  const Pile *new = &table->trick[table->plays - 1], *best = &table->trick[table->best];
  if (!(table->covered & RULES_WINNER)) return;
  if (table->plays == 1)
    table->best = 0;
  else if (oracle_wins(&table->compare.oracle, &table->lead, new, best))
    table->best = table->plays - 1;
  if (table->plays < table->rules->players && table->game.deal.best != table->best)
    fail_msg("%s: %s of %s / %s … should be the best play", ruled_where(table),
             compare_text(&table->trick[table->best]), compare_text(&table->trick[0]),
             compare_text(&table->trick[1]));
}

static void check_trick(Table *table, const Game *before) {
  const Deal *deal = &table->game.deal;
  int players = deal->players, points = 0, winner = deal->last_winner;
  if (table->covered & RULES_WINNER) winner = (table->leader + table->best) % players;
  if (deal->last_winner != winner)
    fail_msg("%s: %s / %s / %s / %s …: %d should win, not %d", ruled_where(table),
             compare_text(&table->trick[0]), compare_text(&table->trick[1]),
             compare_text(&table->trick[2]), compare_text(&table->trick[3]), winner,
             deal->last_winner);
  if (before->deal.trick < PAST_MAX && deal->past[before->deal.trick].divided != table->divided)
    fail_msg("%s: the lead %s is kept as divided by its leader or not", ruled_where(table),
             compare_text(&table->trick[0]));
  for (int i = 0; i < players; i++)
    for (int card = 0; card < KIND_NB; card++)
      points += table->trick[i].n[card] * table->compare.oracle.points[card];
  if (table->covered & RULES_POINTS)
    for (int seat = 0; seat < players; seat++)
      assert_int_equal(deal->won[seat] - before->deal.won[seat],
                       seat == deal->last_winner ? points : 0);
  tally.tricks++;
}

/* --- from play to play ----------------------------------------------------------------------- */

static void begin_trick(Table *table) {
  table->compare.order = table->game.deal.order;
  if (table->game.deal.trick == 0)
    oracle_make(&table->compare.oracle, table->rules, table->game.deal.trump);
  table->leader = table->game.deal.turn;
  table->plays = 0;
}

/* The play was made: what lies there now, and all that it ended. */
static void note_play(Table *table, const Game *before, const Action *action) {
  Pile tried = pile_in(&action->cards), lies = {{0}};
  const Deal *deal = &table->game.deal;
  const Play *play =
      table->plays + 1 < deal->players ? &deal->play[table->plays] : &deal->last_play[table->plays];
  for (int i = 0; i < play->n && !deal->ended_by_throw; i++) lies.n[deal->log[play->from + i]]++;
  table->trick[table->plays++] = lies;
  if (table->plays == 1) {
    note_lead(table, &tried, action);
    check_throw(table, &tried);
    check_division(table, &tried);
    /* of what stays when a throw fails nothing was said */
    if (deal->objector != SEAT_NONE && !deal->ended_by_throw)
      note_lead(table, &lies, &(Action){.type = ACTION_PLAY});
  }
  if (deal->ended_by_throw) return;
  find_best(table);
  if (table->plays == deal->players) check_trick(table, before);
}

static bool is_play(const Game *game, const Rules *rules, const Action *action) {
  return action->type == ACTION_PLAY && game_phase(game, rules) == PHASE_TRICKS;
}

/* Functions are asked about this play. */
static void ask_about(Table *table, const Game *game, const Action *action) {
  Oracle *oracle = &table->compare.oracle;
  oracle->game = game;
  oracle->seat = game->deal.turn;
  oracle->grouping = grouping_named(&action->grouping) ? &action->grouping : NULL;
}

static void before(Table *table, const Action *chosen) {
  const Deal *deal = &table->game.deal;
  if (!is_play(&table->game, table->rules, chosen)) return;
  Pile hand = pile_in(HAND_OF(deal, deal->turn)), play = pile_in(&chosen->cards);
  if (deal->plays == 0) begin_trick(table);
  ask_about(table, &table->game, chosen);
  if (deal->plays > 0)
    check_follows(table, &hand, &play);
  else if (!grouping_named(&chosen->grouping))
    check_leads(table, &hand, &play); /* others: ruled_leads.c */
}

static void after(Table *table, const Game *before, const Action *done) {
  table->undone = *before;
  if (!is_play(before, table->rules, done)) return;
  ask_about(table, before, done);
  note_play(table, before, done);
}

static void tell(long deals) {
  print_message("%ld forms led, %ld tried; %ld leads (%ld of no suit), %ld follows (%ld not "
                "tried), %ld throws, %ld tricks, %ld divided by the leader\n",
                tally.led, tally.forms, tally.leads, tally.suitless, tally.follows, tally.skipped,
                tally.throws, tally.tricks, tally.divided);
  assert_true(tally.suitless > 20 / SHARE);
  if (SHARE == 1) assert_true(tally.divided > 20);
  assert_true(tally.skipped * 20 < tally.follows / (LISTED + CHANGED));
  assert_true(tally.leads > deals && tally.follows > deals && tally.tricks > deals);
  assert_true(tally.throws > deals / 10);
}

const Part ruled_tricks = {.before = before, .after = after, .tell = tell};
