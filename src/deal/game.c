/* game.c - actions on a game: from phase to phase, from deal to deal. */
#include "deal/game.h"

#include <stdio.h>
#include <xxhash.h>

#include "deal/friends.h"
#include "deal/phase.h"
#include "deal/climb_tables.h"

static const Phase *const PHASE[] = {
    [PHASE_DRAW] = &phase_draw,        [PHASE_KITTY] = &phase_kitty,
    [PHASE_CALL] = &phase_call,        [PHASE_TRICKS] = &phase_tricks,
    [PHASE_DEAL_OUT] = &phase_dealout, [PHASE_EXCHANGE] = &phase_exchange,
    [PHASE_CLIMB] = &phase_climb,      [PHASE_GIFT] = &phase_gift};

const char *action_word(ActionKind kind) {
  static const char *const WORD[ACTION_NB] = {
#define X(id, word) word,
    ACTIONS(X)
#undef X
  };
  return WORD[kind];
}

ActionKind action_find(const char *word, size_t length) {
  int kind = 0;
  while (kind < ACTION_CHOOSE && (strlen(action_word((ActionKind)kind)) != length ||
                                  memcmp(action_word((ActionKind)kind), word, length) != 0))
    kind++;
  return kind == ACTION_CHOOSE ? ACTION_NB : (ActionKind)kind;
}

const char *action_name(const Action *action) {
  return action->kind == ACTION_CHOOSE ? action->word : action_word((ActionKind)action->kind);
}

bool action_may_be_offered(const char *word) {
  switch (action_find(word, strlen(word))) {
    case ACTION_YIELD:
    case ACTION_PASS:
    case ACTION_KEEP:
    case ACTION_GIVE:
    case ACTION_ACCEPT:
    case ACTION_REFUSE:
    case ACTION_WAIVE:
    case ACTION_NB: return true;
    default: return false;
  }
}

PhaseKind game_phase(const Game *game, const Rules *rules) {
  if (game->deal.phase >= rules->phases_n || game->deal.redeal) return PHASE_NONE;
  if (game->deal.gifts) return PHASE_GIFT;
  return (PhaseKind)rules->phases[game->deal.phase];
}

const char *phase_word(const Rules *rules, PhaseKind phase) {
  if (phase >= PHASE_RULE) return rules->phase[phase - PHASE_RULE].name;
  return phase == PHASE_NONE ? "over" : PHASE[phase]->word;
}

const Phase *phase_now(const Game *game, const Rules *rules) {
  PhaseKind kind = game_phase(game, rules);
  if (kind >= PHASE_RULE) return &phase_rule;
  return kind == PHASE_NONE ? NULL : PHASE[kind];
}

/* ---- starting ---- */

void game_deal(Game *game, const Rules *rules, int first_drawer) {
  Deal *deal = &game->deal;
  memset(deal, 0, sizeof *deal);
  deal->players = rules->players;
  deal->planes = rules->deck.packs;
  if (rules->deck.LJ > deal->planes) deal->planes = rules->deck.LJ;
  if (rules->deck.HJ > deal->planes) deal->planes = rules->deck.HJ;
  deal->first_drawer = (uint8_t)first_drawer;
  deal->declarer = deal->objector = deal->bidding.may_answer = SEAT_NONE;
  deal->claimer = deal->offender = deal->asked = deal->burier = SEAT_NONE;
  deal->trump = (Trump){RANK_NONE, SUIT_NONE};
  memcpy(deal->points, rules->points.cards, sizeof deal->points);
  if (rules->family == FAMILY_CLIMB) {
    tables_shuffle(game, rules);
  } else {
    deal->deck_n = (uint16_t)deck_make(game, rules);
    rng_shuffle(&game->rng, deal->deck, deal->deck_n);
  }
  cardset_from(&deal->kitty, deal->deck + deal->deck_n - rules->deck.kitty, rules->deck.kitty,
               deal->planes);
  const Phase *phase = phase_now(game, rules);
  if (phase) phase->begin(game, rules);
  while (phase && phase->is_over(game, rules)) { /* dealing out asks nobody */
    deal->phase++;
    phase = phase_now(game, rules);
    if (phase) phase->begin(game, rules);
  }
}

/* Height of a card drawn for the first draw: ace high, jokers above; by order.ranks if set. */
static int draw_height(const Rules *rules, Card card) {
  int height = rules_height(rules, card_is_joker(card) ? card : card_rank(card));
  return height < 0 ? RANK_NB + card - LJ : height;
}

/* These seats draw a card each; who ties for the highest (or lowest) draws again. */
static int drawn_highest(Game *game, const Rules *rules, uint16_t still_in, bool lowest) {
  uint8_t deck[CARD_MAX];
  while (bit_count(still_in) > 1) {
    int n = rules_deck(rules, deck), best = -1;
    uint16_t tied = 0;
    rng_shuffle(&game->rng, deck, n);
    for (int seat = 0; seat < rules->players; seat++) {
      if (!(still_in >> seat & 1)) continue;
      game->first_cards[seat] = deck[--n];
      int height = draw_height(rules, deck[n]);
      if (lowest) height = KIND_NB - height;
      if (height > best) tied = 0;
      if (height >= best) tied |= (uint16_t)(1u << seat);
      if (height > best) best = height;
    }
    still_in = tied;
  }
  return bit_lowest(still_in);
}

/* One card is cut and as many places are counted in turn order (ace 1 … king 13); a joker cuts
** again. */
static int cut_and_count(Game *game, const Rules *rules) {
  uint8_t deck[CARD_MAX];
  int n = rules_deck(rules, deck);
  for (;;) {
    Card card = deck[rng_below(&game->rng, (uint64_t)n)];
    game->first_cards[0] = card;
    if (!card_is_joker(card))
      return (card_rank(card) == RANK_A ? 1 : card_rank(card) + 2) % rules->players;
  }
}

/* Every table finds its first dealer: who draws the lowest or the highest card, or anybody. */
static void start_tables(Game *game, const Rules *rules) {
  tables_seat(game, rules);
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    uint16_t seats = table_players(game, table);
    if (rules->deal.first == FIRST_RANDOM)
      game->dealer[k] = game->place[table->first + (int)rng_below(&game->rng, table->size)];
    else
      game->dealer[k] =
          (uint8_t)drawn_highest(game, rules, seats, rules->deal.first == FIRST_LOWEST);
  }
}

void game_start(Game *game, const Rules *rules, uint64_t seed) {
  memset(game, 0, sizeof *game);
  game->seed = seed;
  rng_seed(&game->rng, seed);
  memset(game->first_cards, CARD_NONE, sizeof game->first_cards);
  game->number = 1;
  game->named_declarer = SEAT_NONE;
  for (int seat = 0; seat < rules->players; seat++) game->level[seat] = (int16_t)level_start(rules);
  if (rules->family == FAMILY_CLIMB) {
    start_tables(game, rules);
    game_deal(game, rules, 0);
    return;
  }
  int first;
  uint16_t all = (uint16_t)((1u << rules->players) - 1);
  switch (rules->deal.first) {
    case FIRST_HIGHEST:
    case FIRST_CUT: first = drawn_highest(game, rules, all, false); break;
    case FIRST_LOWEST: first = drawn_highest(game, rules, all, true); break;
    case FIRST_CUT_AND_COUNT: first = cut_and_count(game, rules); break;
    default: first = (int)rng_below(&game->rng, rules->players); break;
  }
  game_deal(game, rules, first);
}

/* ---- asking ---- */

int game_waits_for(const Game *game, const Rules *rules) {
  const Phase *phase = phase_now(game, rules);
  return phase ? phase->waits_for(game, rules) : SEAT_NONE;
}

uint32_t game_kinds(const Game *game, const Rules *rules, int seat) {
  const Phase *phase = phase_now(game, rules);
  if (!phase) return 0;
  uint32_t kinds = phase->kinds(game, rules, seat);
  if (kitty_may_reveal(game, rules, seat)) kinds |= 1u << ACTION_REVEAL;
  if (rules_hooked(rules, HOOK_DEAL_MISDEAL) && misdeal_check(game, rules, seat, NULL) == LEGAL)
    kinds |= 1u << ACTION_MISDEAL;
  return kinds;
}

uint16_t game_may_act(const Game *game, const Rules *rules) {
  uint16_t seats = 0;
  for (int seat = 0; seat < rules->players; seat++)
    if (game_kinds(game, rules, seat)) seats |= (uint16_t)(1u << seat);
  return seats;
}

Action game_default(const Game *game, const Rules *rules) {
  Action action = {.kind = ACTION_NB, .seat = SEAT_NONE};
  const Phase *phase = phase_now(game, rules);
  if (!phase) {
    if (!game->over) action.kind = ACTION_DEAL;
    return action;
  }
  action.seat = (uint8_t)phase->waits_for(game, rules);
  action.kind = (uint8_t)phase->quiet(game, rules);
  return action;
}

void game_random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Phase *phase = phase_now(game, rules);
  if (phase)
    phase->random(game, rules, rng, out);
  else
    *out = game_default(game, rules);
}

/* ---- judging ---- */

static Refusal check_deal(const Game *game, const Rules *rules, Ruling *why) {
  if (game->over) {
    if (why) *why = ruling_make(REFUSED_GAME_OVER);
    return REFUSED_GAME_OVER;
  }
  if (phase_now(game, rules)) return ruling_refuse(why, REFUSED_PHASE, SAY(DEAL_NOT_OVER));
  return LEGAL;
}

static Refusal judge(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  if (action->kind == ACTION_DEAL) return check_deal(game, rules, why);
  const Phase *phase = phase_now(game, rules);
  if (!phase) {
    if (game->over) return check_deal(game, rules, why);
    return ruling_refuse(why, REFUSED_PHASE,
                         game->deal.redeal ? SAY(DEAL_THROWN_IN) : SAY(DEAL_AGAIN));
  }
  if (action->kind >= ACTION_NB || action->seat >= rules->players)
    return ruling_refuse(why, REFUSED_PHASE, SAY(NO_SUCH_ACTION));
  if (action->kind == ACTION_CHOOSE && phase != &phase_rule)
    return ruling_refuse(why, REFUSED_PHASE, SAY(NO_ACTION_HERE), action->word);
  if (action->kind == ACTION_MISDEAL) return misdeal_check(game, rules, action->seat, why);
  if (action->kind == ACTION_REVEAL) {
    if (kitty_may_reveal(game, rules, action->seat)) return LEGAL;
    if (why) *why = ruling_make(REFUSED_EXPOSED);
    if (!rules->kitty.exposed) return REFUSED_EXPOSED;
    return ruling_refuse(why, REFUSED_PHASE, SAY(REVEAL_WHO));
  }
  bool of_cards =
      phase != &phase_rule &&
      (action->kind == ACTION_BURY || action->kind == ACTION_PLAY || action->kind == ACTION_GIVE);
  bool on_turn = of_cards && phase->kinds(game, rules, action->seat) >> action->kind & 1;
  Refusal refusal =
      on_turn ? ruling_held(why, &game->deal.hand[action->seat], &action->cards) : LEGAL;
  if (refusal == LEGAL) refusal = phase->check(game, rules, action, why);
  bool leads = phase == &phase_tricks && game->deal.plays == 0;
  if (refusal != LEGAL || leads || !grouping_named(&action->grouping)) return refusal;
  if (why) *why = ruling_make(REFUSED_GROUPING);
  return REFUSED_GROUPING;
}

Refusal game_check(const Game *game, const Rules *rules, const Action *action) {
  return judge(game, rules, action, NULL);
}

void game_explain(const Game *game, const Rules *rules, const Action *action, Ruling *out) {
  *out = ruling_make(LEGAL);
  judge(game, rules, action, out);
  if (cardset_is_empty(&out->cards)) out->cards = action->cards;
}

/* ---- doing ---- */

bool phase_begin(Game *game, const Rules *rules, Ruling *why) {
  PhaseKind kind = game_phase(game, rules);
  phase_now(game, rules)->begin(game, rules);
  if (kind == PHASE_KITTY) return kitty_find_burier(game, rules, why);
  return kind < PHASE_RULE || rule_turn(game, rules, why);
}

/* Goes on to the next phase, and settles the deal after the last. */
static bool go_on(Game *game, const Rules *rules, Ruling *why) {
  for (;;) {
    const Phase *phase = phase_now(game, rules);
    if (!phase || !phase->is_over(game, rules)) return true;
    PhaseKind ended = game_phase(game, rules);
    if (++game->deal.phase >= rules->phases_n) return deal_settle(game, rules, why);
    bool of_rules = game_phase(game, rules) >= PHASE_RULE;
    if (ended >= PHASE_RULE && !of_rules && !rule_end(game, rules, (int)ended - PHASE_RULE, why))
      return false;
    if (!phase_begin(game, rules, why) || !friends_begin(game, rules, why)) return false;
  }
}

static bool next_deal(Game *game, const Rules *rules, Ruling *why) {
  if (game->deal.tables) {
    tables_move(game, rules);
    game->number++;
    game_deal(game, rules, 0);
    return true;
  }
  int first = SEAT_NONE, declarer = SEAT_NONE;
  if (!find_next(game, rules, &first, &declarer, why)) return false;
  if (game->deal.redeal) {
    game->redeals++;
  } else {
    game->number++;
    game->redeals = 0;
  }
  game->named_declarer = (uint8_t)declarer;
  game_deal(game, rules, first);
  return true;
}

static bool carry_out(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  bool first = deal->drawn == 0 && action->kind == ACTION_DRAW;
  if (first && !deal_begins(game, rules, why)) return false;
  game->actions++;
  switch (action->kind) {
    case ACTION_DEAL: return next_deal(game, rules, why);
    case ACTION_MISDEAL:
      deal->redeal = 2;
      deal->claimer = action->seat;
      return true;
    case ACTION_REVEAL: deal->exposed = true; return true;
    default:
      return phase_now(game, rules)->apply(game, rules, action, why) && go_on(game, rules, why);
  }
}

/* Can a play into a trick fail? Most ask nothing: then only what the end of a trick brings, where
** the play may end, and a throw, which may end it too. */
static bool play_may_fail(const Deal *deal, const Rules *rules, const Action *action) {
  static const uint64_t asked = (uint64_t)1 << HOOK_FRIENDS_JOINS | (uint64_t)1 << HOOK_LEAD_FORMS |
                                (uint64_t)1 << HOOK_WIN_BEATS | (uint64_t)1 << HOOK_WIN_OVERRUFF;
  int cards = cardset_size(&action->cards, deal->planes);
  bool may_end = rules->score.early_end != EARLY_END_NO ||
                 rules_hooked(rules, HOOK_SCORE_EARLY_END) || deal->hand_n[deal->turn] == cards;
  if (rules->hooked & asked) return true;
  return deal->plays == 0 ? cards > 1 : may_end && deal->plays + 1 == deal->players;
}

/* Can a rule fail in what this action does, so that all must be put back? An order that cannot be
** made fails too, and one is made when trumps are known. */
static bool may_fail(const Game *game, const Rules *rules, const Action *action) {
  const Deal *deal = &game->deal;
  PhaseKind phase = game_phase(game, rules);
  if (rules->rule_phases) return true;
  if (!rules->hooked && phase != PHASE_DRAW && rules->kitty.theft == THEFT_NO) return false;
  if (phase == PHASE_DRAW && action->kind == ACTION_DRAW)
    return (rules->hooked && deal->drawn == 0) ||
           deal->drawn + 1 >= deal->deck_n - rules->deck.kitty;
  if (phase == PHASE_DRAW && action->kind == ACTION_PASS) {
    uint16_t passed = (uint16_t)(deal->passed | 1u << action->seat);
    return deal->asked != SEAT_NONE || passed == (1u << deal->players) - 1;
  }
  bool plays = phase == PHASE_TRICKS && action->kind == ACTION_PLAY;
  return !plays || play_may_fail(deal, rules, action);
}

/* Why an action was refused. It stays refused, though a function that is asked anew allows it. */
static Refusal explain_refusal(const Game *game, const Rules *rules, const Action *action,
                               Refusal refusal, Ruling *why) {
  if (!why) return refusal;
  for (int i = 0; i < ASKED_AGAIN; i++) {
    game_explain(game, rules, action, why);
    if (why->refusal != LEGAL) return why->refusal;
  }
  return ruling_refuse(why, refusal, SAY(RULE_WAVERS));
}

Refusal game_apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  rules_begin(rules);
  Refusal refusal = judge(game, rules, action, NULL);
  if (refusal != LEGAL) return explain_refusal(game, rules, action, refusal, why);
  Game before;
  Ruling said;
  bool keep = may_fail(game, rules, action);
  if (keep) before = *game;
  if (!why) why = &said;
  if (!carry_out(game, rules, action, why)) {
    assert(keep);
    *game = before;
    return why->refusal; /* a rule failed, or forbids what it allowed when it was asked first */
  }
  assert(deal_is_ok(rules, game) == NULL);
  return LEGAL;
}

Refusal game_apply_again(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Refusal refusal = LEGAL;
  for (int i = 0; i < ASKED_AGAIN; i++) {
    refusal = game_apply(game, rules, action, why);
    if (refusal == LEGAL && why) *why = ruling_make(LEGAL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return refusal;
  }
  return refusal;
}

/* A bid as its eight numbers; what a plain one does not have only where it is there. */
static uint64_t hash_bidding(const Bidding *bidding, uint64_t hash) {
  uint8_t plain[BID_MAX][8] = {{0}};
  for (int i = 0; i < bidding->n; i++) {
    const Bid *bid = &bidding->bid[i];
    const uint8_t numbers[8] = {bid->seat,  bid->kind,   bid->card,    bid->count,
                                bid->joker, bid->jokers, bid->defence, bid->withdrawn};
    memcpy(plain[i], numbers, sizeof numbers);
    bool plain_cards = bid->shown[0] == bid->shown[bid->count - 1] || bid->jokers;
    if (!plain_cards || bid->face_down) hash = XXH64(bid->shown, sizeof bid->shown, hash);
    if (bid->makes_trump || bid->makes_declarer) {
      const uint8_t made[3] = {(uint8_t)i, bid->makes_trump, bid->makes_declarer};
      hash = XXH64(made, sizeof made, hash);
    }
  }
  const uint8_t tail[2] = {bidding->n, bidding->may_answer};
  uint8_t all[sizeof plain + sizeof tail];
  memcpy(all, plain, sizeof plain);
  memcpy(all + sizeof plain, tail, sizeof tail);
  hash = XXH64(all, sizeof all, hash);
  return bidding->locked ? XXH64("locked", 6, hash) : hash;
}

enum { CALLS_FEW = 8 };

static uint64_t hash_calls(const Deal *deal, uint64_t hash) {
  hash = XXH64(deal->call, CALLS_FEW * sizeof deal->call[0], hash);
  if (deal->calls > CALLS_FEW) hash = XXH64(deal->call, sizeof deal->call, hash);
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i]) hash = XXH64(&i, 1, XXH64(&deal->holder[i], 1, hash));
  return hash;
}

/* Part by part, so that no padding is looked at. What follows from the rest (the order, the best
** play) is left out. */
uint64_t game_hash(const Game *game) {
  const Deal *deal = &game->deal;
  uint64_t hash = 0;
#define ADD(part) hash = XXH64(&(part), sizeof(part), hash)
  ADD(game->rng), ADD(game->number), ADD(game->redeals), ADD(game->actions), ADD(game->level);
  if (game->passive) ADD(game->passive);
  ADD(game->winners), ADD(game->over), ADD(game->named_declarer), ADD(game->memory);
  ADD(deal->phase), ADD(deal->deck), ADD(deal->drawn), ADD(deal->first_drawer), ADD(deal->hand);
  hash = hash_bidding(&deal->bidding, hash);
  ADD(deal->passed), ADD(deal->trump), ADD(deal->declarer), ADD(deal->redeal);
  ADD(deal->kitty), ADD(deal->picked_up), ADD(deal->buried), ADD(deal->exposed);
  hash = hash_calls(deal, hash);
  ADD(deal->team), ADD(deal->leader), ADD(deal->turn), ADD(deal->trick), ADD(deal->log);
  ADD(deal->log_n), ADD(deal->plays), ADD(deal->won), ADD(deal->penalty), ADD(deal->faults);
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->fault_levels[seat][0] || deal->fault_levels[seat][1]) ADD(deal->fault_levels);
  int16_t points = (int16_t)deal->opponents_points;
  if (points != deal->opponents_points) ADD(deal->opponents_points);
  ADD(points), ADD(deal->score), ADD(deal->memory);
  if (deal->theft) ADD(deal->theft), ADD(deal->burier);
  if (deal->asked != SEAT_NONE || deal->failed_n) ADD(deal->asked), ADD(deal->failed);
  for (int i = 0; i < deal->gifts; i++) {
    const Gift *gift = &deal->gift[i];
    ADD(gift->kinds), ADD(gift->from), ADD(gift->to), ADD(gift->count);
  }
  if (deal->ended_early) ADD(deal->ended_early);
  if (grouping_named(&deal->grouping)) ADD(deal->grouping);
  if (deal->rule.actions) {
    ADD(deal->rule.asked), ADD(deal->rule.waiting), ADD(deal->rule.open);
    for (int seat = 0; seat < deal->players; seat++) {
      const PhaseAnswer *answer = &deal->rule.answer[seat];
      ADD(answer->word), ADD(answer->number), ADD(answer->cards);
    }
  }
  if (deal->tables == 0) return hash;
  ADD(game->place), ADD(game->total), ADD(game->dealer), ADD(game->winner), ADD(game->loser);
  for (int k = 0; k < deal->tables; k++) {
    const ClimbTable *table = &deal->table[k];
    ADD(table->log_n), ADD(table->step), ADD(table->given), ADD(table->giver), ADD(table->wanted);
    ADD(table->asked), ADD(table->leader), ADD(table->turn), ADD(table->top_player);
    ADD(table->top.from), ADD(table->top.n), ADD(table->passes), ADD(table->version);
    ADD(table->out), ADD(table->out_n);
  }
#undef ADD
  return hash;
}
