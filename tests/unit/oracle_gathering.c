/* oracle_gathering.c - a climbing game from deal to deal, naively. See oracle_gathering.h. */
#include "oracle_gathering.h"

/* --- who sits where --------------------------------------------------------------------------- */

/* The fewest tables at which so many sit as the rules want, as even as can be, larger ones
** first. */
void oracle_gather(OracleGathering *all, const Rules *rules) {
  int players = rules->players, seat = 0;
  memset(all, 0, sizeof *all);
  all->rules = rules;
  oracle_ranks(&all->ranks, rules);
  for (int tables = 1; tables <= TABLE_MAX && all->tables == 0; tables++) {
    int least = players / tables, most = least + (players % tables > 0);
    if (range_has(rules->deck.tables, least) && range_has(rules->deck.tables, most))
      all->tables = tables;
  }
  for (int k = 0; k < all->tables; k++) {
    OracleTable *table = &all->table[k];
    table->seats = players / all->tables + (k < players % all->tables);
    for (int i = 0; i < table->seats; i++) table->seat[i] = seat++;
    table->dealer = table->winner = table->loser = NOBODY;
  }
}

OracleTable *oracle_climb_table_of(OracleGathering *all, int seat) {
  for (int k = 0; k < all->tables; k++)
    for (int i = 0; i < all->table[k].seats; i++)
      if (all->table[k].seat[i] == seat) return &all->table[k];
  return NULL;
}

/* So many places on from a seat of the table. */
static int seat_after(const OracleTable *table, int seat, int places) {
  int at = 0;
  while (table->seat[at] != seat) at++;
  return table->seat[(at + places) % table->seats];
}

static int place_of(const OracleTable *table, int seat) {
  int at = 0;
  while (table->seat[at] != seat) at++;
  return at;
}

/* CLIMBING C12: every loser takes the place of the one who leaves the next table. */
static void move_losers(OracleGathering *all) {
  int loser[TABLE_MAX], place[TABLE_MAX];
  for (int k = 0; k < all->tables; k++) {
    loser[k] = all->table[k].loser;
    place[k] = place_of(&all->table[k], loser[k]);
  }
  for (int k = 0; k < all->tables; k++) {
    OracleTable *next = &all->table[(k + 1) % all->tables];
    next->seat[place[(k + 1) % all->tables]] = loser[k];
    next->loser = loser[k];
  }
}

void oracle_climb_move(OracleGathering *all) {
  int after_dealer[TABLE_MAX];
  for (int k = 0; k < all->tables; k++) {
    OracleTable *table = &all->table[k];
    after_dealer[k] = (place_of(table, table->dealer) + 1) % table->seats;
    table->winner = table->out[0];
    table->loser = table->out[table->seats - 1];
  }
  if (all->rules->advance.moves == MOVES_LOSER) move_losers(all);
  for (int k = 0; k < all->tables; k++) {
    OracleTable *table = &all->table[k];
    switch (all->rules->deal.next.won) {
      case WHO_LOSER: table->dealer = table->loser; break;
      case WHO_WINNER: table->dealer = table->winner; break;
      default: table->dealer = table->seat[after_dealer[k]];
    }
  }
}

/* --- the exchange ----------------------------------------------------------------------------- */

static const ExchangeStep *step_of(const OracleGathering *all, const OracleTable *table) {
  return &all->rules->exchange.steps[table->step];
}

static int seat_named(const OracleTable *table, int who) {
  return who == WHO_WINNER ? table->winner : who == WHO_LOSER ? table->loser : NOBODY;
}

/* Who is to act: who does the step, or who was asked for a card. */
static int actor(const OracleGathering *all, const OracleTable *table) {
  const ExchangeStep *step = step_of(all, table);
  return seat_named(table, table->wanted == NOBODY ? step->by : step->to);
}

static int held_of_rank(const Pile *hand, int rank) {
  int n = 0;
  for (Card card = 0; card < LJ; card++)
    if (card_rank(card) == rank) n += hand->n[card];
  return n;
}

static bool has_rank_to_ask(const OracleTable *table, const ExchangeStep *step) {
  for (int rank = 0; rank < RANK_NB; rank++)
    if (step->ranks >> rank & 1 && !table->asked[rank]) return true;
  return false;
}

static bool step_is_there(const OracleGathering *all, const OracleTable *table) {
  const ExchangeStep *step = step_of(all, table);
  int by = seat_named(table, step->by);
  Pile lacks = {{0}};
  switch (step->what) {
    case STEP_KEEP:
      for (int i = 0; i < step->if_holds_n; i++)
        if (++lacks.n[step->if_holds[i]] > all->hand[by].n[step->if_holds[i]]) return false;
      return true;
    case STEP_REFUSE: return table->given != NOBODY && table->getter == by;
    case STEP_REQUEST:
      return (!step->if_joker || table->joker_given) && has_rank_to_ask(table, step);
    default: return true;
  }
}

static void end_exchange(OracleTable *table, int leader) {
  table->exchanging = false;
  table->leader = leader;
}

/* From this step on to one that is there; where none is, the exchange is over, and that seat leads
** (NOBODY: as lead.first says). */
static void find_step(OracleGathering *all, OracleTable *table, int leader) {
  while (table->step < all->rules->exchange.steps_n && !step_is_there(all, table)) table->step++;
  if (table->step == all->rules->exchange.steps_n) end_exchange(table, leader);
}

static void next_step(OracleGathering *all, OracleTable *table, int leader) {
  table->step++;
  memset(table->asked, 0, sizeof table->asked);
  find_step(all, table, leader);
}

static bool is_highest(const OracleGathering *all, const Pile *hand, int card) {
  for (int other = 0; other < KIND_NB; other++)
    if (hand->n[other] && all->ranks.height[other] > all->ranks.height[card]) return false;
  return true;
}

/* --- a hand begins ---------------------------------------------------------------------------- */

static int first_leader(const OracleGathering *all, const OracleTable *table) {
  if (all->rules->lead.leads == LEADS_DEALER) return table->dealer;
  for (int i = 1; all->rules->lead.leads == LEADS_HOLDER && i <= table->seats; i++) {
    int seat = seat_after(table, table->dealer, i);
    if (all->hand[seat].n[all->rules->lead.holder]) return seat;
  }
  return seat_after(table, table->dealer, 1);
}

static bool is_exchanging(const OracleGathering *all) {
  for (int k = 0; k < all->tables; k++)
    if (all->table[k].exchanging) return true;
  return false;
}

/* When no table exchanges cards any more, each is led to. */
static void begin_play(OracleGathering *all) {
  if (is_exchanging(all)) return;
  for (int k = 0; k < all->tables; k++) {
    OracleTable *table = &all->table[k];
    if (table->leader == NOBODY) table->leader = first_leader(all, table);
    table->turn = table->leader;
  }
}

static bool has_exchange(const Rules *rules) {
  for (int i = 0; i < rules->phases_n; i++)
    if (rules->phases[i] == PHASE_EXCHANGE) return true;
  return false;
}

static void clear(OracleTable *table) {
  OracleTable kept = *table;
  memset(table, 0, sizeof *table);
  table->seats = kept.seats;
  memcpy(table->seat, kept.seat, sizeof kept.seat);
  table->dealer = kept.dealer;
  table->winner = kept.winner;
  table->loser = kept.loser;
  table->version = 1;
  table->given = table->giver = table->getter = table->wanted = NOBODY;
  table->leader = table->turn = table->owner = NOBODY;
}

void oracle_climb_deal_out(OracleGathering *all, const uint8_t cards[]) {
  int deck = 0;
  for (int card = 0; card < KIND_NB; card++) deck += all->ranks.copies[card];
  memset(all->hand, 0, sizeof all->hand);
  all->number++;
  for (int k = 0; k < all->tables; k++) {
    OracleTable *table = &all->table[k];
    clear(table);
    for (int i = 0; i < deck; i++) all->hand[seat_after(table, table->dealer, 1 + i)].n[*cards++]++;
    table->exchanging = table->winner != NOBODY && has_exchange(all->rules);
    if (table->exchanging) find_step(all, table, NOBODY);
  }
  begin_play(all);
}

/* --- tricks ----------------------------------------------------------------------------------- */

static bool has_cards(const OracleGathering *all, int seat) {
  return pile_size(&all->hand[seat]) > 0;
}

static bool hand_is_over(const OracleTable *table) { return table->outs == table->seats; }

/* The next behind a seat who has cards and, unless `anyone`, may still say something to what lies
** there; NOBODY: there is none. */
static int next_active(const OracleGathering *all, const OracleTable *table, int seat,
                       bool anyone) {
  for (int i = 1; i < table->seats; i++) {
    int next = seat_after(table, seat, i);
    bool may = anyone || (next != table->owner && !table->passed[next]);
    if (may && has_cards(all, next)) return next;
  }
  return NOBODY;
}

static void end_trick(OracleGathering *all, OracleTable *table) {
  int owner = table->owner;
  table->leader = has_cards(all, owner) ? owner : next_active(all, table, owner, true);
  table->turn = table->leader;
  table->owner = NOBODY;
  table->tricks++;
  memset(table->passed, 0, sizeof table->passed);
}

/* Who has no cards left has gone out; where one alone has some, he is the last. */
static void go_out(OracleGathering *all, OracleTable *table, int seat) {
  int left = 0, last = NOBODY;
  if (has_cards(all, seat)) return;
  table->out[table->outs++] = seat;
  for (int i = 0; i < table->seats; i++)
    if (has_cards(all, table->seat[i])) left++, last = table->seat[i];
  if (left == 1) table->out[table->outs++] = last;
}

static void go_on(OracleGathering *all, OracleTable *table, int behind) {
  table->turn = next_active(all, table, behind, false);
  if (table->turn == NOBODY) end_trick(all, table);
}

/* What the cards are, of a seat that may play them: out of turn not all that follows. */
static int readings(const OracleGathering *all, const OracleTable *table, const Action *action,
                    OracleClimb out[FORM_MAX]) {
  Pile play = pile_in(&action->cards);
  int n = 0,
      found = oracle_climbs(&all->ranks, &play, table->owner == NOBODY ? NULL : &table->is, out);
  for (int i = 0; i < found; i++)
    if (action->seat == table->turn || out[i].out_of_turn) out[n++] = out[i];
  return n;
}

/* `form` is what it is of several readings of equal power. */
static void do_play(OracleGathering *all, OracleTable *table, const Action *action, int form) {
  OracleClimb is[FORM_MAX];
  Pile play = pile_in(&action->cards);
  int n = readings(all, table, action, is), at = 0;
  for (int i = 0; i < n; i++)
    if (is[i].form == form) at = i;
  assert(n > 0);
  bool completing = is[at].size * is[at].length > pile_size(&play);
  if (!completing) table->lies = (Pile){{0}};
  for (int card = 0; card < KIND_NB; card++) {
    all->hand[action->seat].n[card] -= play.n[card];
    table->lies.n[card] += play.n[card];
  }
  table->is = is[at];
  table->owner = action->seat;
  if (all->rules->follow.pass == PASS_MAY_COME_BACK) memset(table->passed, 0, sizeof table->passed);
  go_out(all, table, action->seat);
  if (hand_is_over(table)) return;
  if (all->rules->lead.forms[table->is.form].ends_trick)
    end_trick(all, table);
  else
    go_on(all, table, action->seat);
}

/* --- points ----------------------------------------------------------------------------------- */

bool oracle_climb_is_over(const OracleGathering *all) {
  for (int k = 0; k < all->tables; k++)
    if (!hand_is_over(&all->table[k])) return false;
  return true;
}

void oracle_climb_score(OracleGathering *all) {
  const Rules *rules = all->rules;
  int most = 0;
  for (int k = 0; k < all->tables; k++)
    for (int i = 0; i < all->table[k].seats; i++) {
      int points = i < rules->score.places_n ? rules->score.places[i] : rules->score.between;
      if (i == all->table[k].seats - 1) points = rules->score.last;
      all->gained[all->table[k].out[i]] = points;
      all->total[all->table[k].out[i]] += points;
    }
  if (rules->advance.deals == 0 || all->number < rules->advance.deals) return;
  all->over = true;
  for (int seat = 0; seat < rules->players; seat++)
    if (seat == 0 || all->total[seat] > most) most = all->total[seat];
  for (int seat = 0; seat < rules->players; seat++)
    if (all->total[seat] == most) all->winners |= 1u << seat;
}

/* --- what may be done ------------------------------------------------------------------------- */

int oracle_climb_waits_for(const OracleGathering *all) {
  for (int k = 0; k < all->tables; k++) {
    const OracleTable *table = &all->table[k];
    if (is_exchanging(all)) {
      if (table->exchanging) return actor(all, table);
    } else if (!hand_is_over(table)) {
      return table->turn;
    }
  }
  return NOBODY;
}

static unsigned bit_of(ActionType type) { return 1u << type; }

static unsigned types_of_step(const OracleGathering *all, const OracleTable *table) {
  if (table->wanted != NOBODY) return bit_of(ACTION_GIVE);
  switch (step_of(all, table)->what) {
    case STEP_KEEP: return bit_of(ACTION_KEEP) | bit_of(ACTION_WAIVE);
    case STEP_GIVE: return bit_of(ACTION_GIVE);
    case STEP_REFUSE: return bit_of(ACTION_ACCEPT) | bit_of(ACTION_REFUSE);
    default: return bit_of(ACTION_REQUEST) | bit_of(ACTION_WAIVE);
  }
}

/* Is the seat out of what may be played now: nothing lies there to be bombed, it is his own play,
** he has passed for good, or has no cards? */
static bool is_shut_out(const OracleGathering *all, const OracleTable *table, int seat) {
  if (seat == table->turn) return false;
  if (table->owner == NOBODY || !has_cards(all, seat)) return true;
  if (seat == table->owner && !all->rules->follow.own_top) return true;
  return all->rules->follow.pass == PASS_OUT_OF_THE_TRICK && table->passed[seat];
}

unsigned oracle_climb_types(const OracleGathering *all, int seat) {
  static Pile plays[ORACLE_PLAYS];
  const OracleTable *table = oracle_climb_table_of((OracleGathering *)all, seat);
  if (is_exchanging(all))
    return table->exchanging && actor(all, table) == seat ? types_of_step(all, table) : 0;
  if (hand_is_over(table) || is_shut_out(all, table, seat)) return 0;
  const OracleClimb *upon = table->owner == NOBODY ? NULL : &table->is;
  if (seat == table->turn) return bit_of(ACTION_PLAY) | (upon ? bit_of(ACTION_PASS) : 0);
  int bombs = oracle_climb_plays(&all->ranks, &all->hand[seat], upon, true, plays);
  return bombs > 0 ? bit_of(ACTION_PLAY) : 0;
}

static bool holds(const OracleGathering *all, int seat, const Pile *cards) {
  for (int card = 0; card < KIND_NB; card++)
    if (cards->n[card] > all->hand[seat].n[card]) return false;
  return true;
}

static bool may_give(const OracleGathering *all, const OracleTable *table, const Action *action) {
  Pile cards = pile_in(&action->cards);
  int given = 0;
  if (pile_size(&cards) != 1 || !holds(all, action->seat, &cards)) return false;
  while (cards.n[given] == 0) given++;
  if (table->wanted != NOBODY) return given < LJ && card_rank((Card)given) == table->wanted;
  return !step_of(all, table)->highest || is_highest(all, &all->hand[action->seat], given);
}

static bool may_play(const OracleGathering *all, const OracleTable *table, const Action *action) {
  OracleClimb is[FORM_MAX];
  Pile cards = pile_in(&action->cards);
  return holds(all, action->seat, &cards) && !is_shut_out(all, table, action->seat) &&
         readings(all, table, action, is) > 0;
}

/* CLIMBING C8: what was decided on an older table is refused, but a bomb that still follows. */
static bool is_late(const OracleGathering *all, const OracleTable *table, const Action *action) {
  OracleClimb is[FORM_MAX];
  if (action->version == 0 || action->version == table->version) return false;
  if (action->type != ACTION_PLAY || is_exchanging(all) || table->owner == NOBODY) return true;
  int n = readings(all, table, action, is);
  for (int i = 0; i < n; i++)
    if (is[i].out_of_turn) return false;
  return true;
}

bool oracle_climb_may(const OracleGathering *all, const Action *action) {
  const OracleTable *table = oracle_climb_table_of((OracleGathering *)all, action->seat);
  if (!(oracle_climb_types(all, action->seat) >> action->type & 1)) return false;
  if (is_late(all, table, action)) return false;
  switch (action->type) {
    case ACTION_PLAY: return may_play(all, table, action);
    case ACTION_GIVE: return may_give(all, table, action);
    case ACTION_REQUEST:
      return action->rank < RANK_NB && step_of(all, table)->ranks >> action->rank & 1 &&
             !table->asked[action->rank];
    default: return true;
  }
}

/* --- doing it --------------------------------------------------------------------------------- */

/* Who leads if the exchange ends with the step that is on. */
static int leader_of_step(const OracleGathering *all, const OracleTable *table) {
  return seat_named(table, step_of(all, table)->leader);
}

/* A card that was asked for is the last of the exchange. */
static void do_give(OracleGathering *all, OracleTable *table, const Action *action) {
  const ExchangeStep *step = step_of(all, table);
  bool asked_for = table->wanted != NOBODY;
  table->getter = seat_named(table, asked_for ? step->by : step->to);
  table->giver = action->seat;
  for (int card = 0; card < KIND_NB; card++)
    if (cardset_count(&action->cards, card, PACK_MAX)) table->given = card;
  all->hand[table->giver].n[table->given]--;
  all->hand[table->getter].n[table->given]++;
  table->joker_given |= table->given >= LJ;
  table->wanted = NOBODY;
  if (asked_for)
    end_exchange(table, leader_of_step(all, table));
  else
    next_step(all, table, leader_of_step(all, table));
}

static void do_request(OracleGathering *all, OracleTable *table, int rank) {
  int of = seat_named(table, step_of(all, table)->to);
  if (held_of_rank(&all->hand[of], rank) > 0) {
    table->wanted = rank;
    return;
  }
  table->asked[rank] = true;
  if (!has_rank_to_ask(table, step_of(all, table))) next_step(all, table, NOBODY);
}

static void do_step(OracleGathering *all, OracleTable *table, const Action *action) {
  int leader = leader_of_step(all, table);
  switch (action->type) {
    case ACTION_GIVE: do_give(all, table, action); break;
    case ACTION_REQUEST: do_request(all, table, action->rank); break;
    case ACTION_REFUSE:
      all->hand[table->getter].n[table->given]--;
      all->hand[table->giver].n[table->given]++;
      end_exchange(table, leader);
      break;
    case ACTION_KEEP: end_exchange(table, leader); break;
    default: next_step(all, table, NOBODY); /* accepted, or waived */
  }
  begin_play(all);
}

void oracle_climb_do(OracleGathering *all, const Action *action, int form) {
  OracleTable *table = oracle_climb_table_of(all, action->seat);
  table->version++;
  if (is_exchanging(all)) {
    do_step(all, table, action);
  } else if (action->type == ACTION_PASS) {
    table->passed[action->seat] = true;
    go_on(all, table, action->seat);
  } else {
    do_play(all, table, action, form);
  }
}
