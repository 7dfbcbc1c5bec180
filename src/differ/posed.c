/* posed.c - see posed.h. */
#include "differ/posed.h"

#include <string.h>

#include "deal/climb_tables.h"
#include "deal/kitty_burier.h"
#include "notation/notation.h"
#include "play/shape_text.h"

const char *const posed_names[] = {
#define X(id, name, keys) name,
    POSED_TYPES(X)
#undef X
};

const FactInfo fact_info[] = {
#define X(id, key, form) {key, form},
    FACTS(X)
#undef X
};

void posed_begin(Posed *posed, PosedType type) {
  static const uint64_t KEYS_OF[] = {
#define X(id, name, keys) keys,
    POSED_TYPES(X)
#undef X
  };
  memset(posed, 0, sizeof *posed);
  posed->type = type;
  posed->question.last_winner = -1;
  posed->question.trump = (Trump){RANK_NONE, SUIT_NONE};
  posed_give(posed, KEY_BIT(PLAYERS) | KEYS_OF[type]);
}

void posed_cut_memory(Posed *posed) {
  int depth = 0;
  bool quoted = false;
  char *at = posed->memory; /* "{A={…},B={…}}": the players in their order */
  for (; *at; at++) {
    if (*at == '\\' && at[1]) {
      at++;
      continue;
    }
    quoted ^= *at == '"';
    if (!quoted) depth += (*at == '{') - (*at == '}');
    bool begins = !quoted && depth == 1 && (*at == '{' || *at == ',');
    if (begins && at[1] - 'A' >= posed->players && at[2] == '=') break;
  }
  if (*at) strcpy(at, *at == ',' ? "}" : "");
}

Question posed_question(const Posed *posed) {
  Question question = posed->question;
  question.players = posed->players;
  question.trick = posed->trick;
  question.shown = posed->shown;
  if (posed->memory[0]) question.memory = posed->memory;
  for (int seat = 0; seat < SEAT_MAX; seat++)
    question.level_of[seat] = posed->level[seat][0] ? posed->level[seat] : NULL;
  return question;
}

int posed_sets(Posed *posed, CardSet *sets[SETS_MOST]) {
  Question *question = &posed->question;
  int n = 0;
  sets[n++] = &question->lead;
  sets[n++] = &question->hand;
  sets[n++] = &question->cards;
  sets[n++] = &question->kitty;
  for (int i = 0; i < posed->players; i++) sets[n++] = &question->hand_of[i];
  for (int i = 0; i < question->trick_n; i++) sets[n++] = &posed->trick[i];
  for (int i = 0; i < question->shown_n; i++) sets[n++] = &posed->shown[i].cards;
  for (int i = 0; i < posed->steps; i++) sets[n++] = &posed->step[i].cards;
  return n;
}

int posed_size(const Posed *posed) {
  Posed copy = *posed;
  CardSet *sets[SETS_MOST];
  int size = posed->packs + posed->question.trick_n + posed->question.shown_n +
             posed->question.calls + 2 * posed->steps;
  for (int n = posed_sets(&copy, sets), i = 0; i < n; i++) size += cardset_size(sets[i], PACK_MAX);
  return size;
}

static void count_cards(const CardSet *cards, int count[KIND_NB]) {
  for (int kind = -1, copy = 0; cardset_next(cards, &kind, &copy, PACK_MAX);) count[kind]++;
}

bool posed_fits(const Posed *posed, const CardSet *deck) {
  const Question *question = &posed->question;
  int count[KIND_NB] = {0};
  count_cards(&question->lead, count);
  count_cards(&question->hand, count);
  count_cards(&question->kitty, count);
  for (int i = 0; i < posed->players; i++) count_cards(&question->hand_of[i], count);
  for (int i = 0; i < question->trick_n; i++) count_cards(&posed->trick[i], count);
  for (int i = 0; i < question->shown_n && posed->type == POSED_FRIENDS; i++)
    count_cards(&posed->shown[i].cards, count);
  for (int i = 0; i < question->turned_n && posed->type == POSED_TURNED; i++)
    count[question->turned[i]]++;
  for (int i = 0; i < question->calls; i++)
    if (!(deck->plane[0] >> question->call[i].card & 1)) return false;
  uint64_t named = bit(posed->one) | bit(posed->other) | bit(question->card);
  bool names = posed->type <= POSED_WORTH || posed->type == POSED_CALL;
  if (posed->type != POSED_DECK && names && named & ~deck->plane[0]) return false;
  for (int kind = 0; kind < KIND_NB; kind++)
    if (count[kind] > cardset_count(deck, kind, PACK_MAX)) return false;
  return true;
}

/* ---- facts ---- */

static Text begin_fact(Verdict *verdict, FactId id) {
  assert(verdict->n < FACTS_MAX);
  Fact *fact = &verdict->fact[verdict->n++];
  fact->id = (uint8_t)id;
  return text_start(fact->value, sizeof fact->value);
}

static void put_text(Verdict *verdict, FactId id, const char *value) {
  Text text = begin_fact(verdict, id);
  text_put(&text, value);
}

static void put_number(Verdict *verdict, FactId id, int value) {
  Text text = begin_fact(verdict, id);
  text_add(&text, "%d", value);
}

static void put_yes(Verdict *verdict, FactId id, bool value) {
  put_text(verdict, id, value ? "true" : "false");
}

static void put_seat(Verdict *verdict, FactId id, int seat) {
  Text text = begin_fact(verdict, id);
  if (seat >= SEAT_MAX)
    text_put(&text, "nobody");
  else
    text_add(&text, "%c", seat_letter(seat));
}

static void put_ruling(Verdict *verdict, const Ruling *ruling) {
  verdict->ruling = *ruling;
  put_text(verdict, FACT_LEGAL, ruling->refusal == LEGAL ? "" : refusal_code(ruling->refusal));
}

static void put_cards(Verdict *verdict, FactId id, const CardSet *cards) {
  char *value = verdict->fact[verdict->n].value;
  begin_fact(verdict, id);
  cardset_print(cards, PACK_MAX, STYLE_ASCII, value, FACT_SIZE);
}

static void put_trump(Verdict *verdict, bool has, Trump trump) {
  char text[CARD_TEXT] = "none";
  put_text(verdict, FACT_TRUMP, has ? trump_print(trump, STYLE_ASCII, text) : text);
}

static void put_score(Verdict *verdict, const Score *score) {
  char result[SCORE_TEXT];
  put_text(verdict, FACT_RESULT, score_print(score, result));
}

static void put_team(Verdict *verdict, uint16_t team, int players) {
  Text text = begin_fact(verdict, FACT_TEAM);
  for (int seat = 0; seat < players; seat++)
    if (team >> seat & 1) text_add(&text, "%s%c", text.length ? " " : "", seat_letter(seat));
}

static void put_levels(Verdict *verdict, FactId id, const Rules *rules, const Game *game) {
  Text text = begin_fact(verdict, id);
  char level[LEVEL_TEXT];
  for (int seat = 0; seat < game->deal.players; seat++) {
    bool won = game->winners >> seat & 1;
    if (seat) text_put(&text, " ");
    text_put_some(&text, (char[]){seat_letter(seat), '='}, 2);
    text_put(&text, won ? "WIN" : deal_level_print(rules, game, seat, STYLE_ASCII, level));
  }
}

/* ---- one function for what is more than a ruling ---- */

/* A question on its way to an answer. */
typedef struct Asked {
  const Posed *posed;
  Asker *asker;
  Loaded *loaded;
  Question *question;
  Answer answer;
  Verdict *verdict;
} Asked;

/* False without an answer; a function that failed is one. */
static bool ask_it(Asked *asked, Subject subject) {
  asked->question->subject = subject;
  rules_begin(asked->loaded->rules);
  return ask(asked->asker, asked->loaded, asked->question, &asked->answer) ||
         asked->answer.ruling.refusal == REFUSED_RULE_FAILED;
}

static bool failed(const Asked *asked) {
  return asked->answer.ruling.refusal == REFUSED_RULE_FAILED;
}

static bool ask_ruling(Asked *asked, Subject subject) {
  if (!ask_it(asked, subject)) return false;
  if (asked->answer.ruling.refusal == REFUSED_NOT_HELD) return false;
  put_ruling(asked->verdict, &asked->answer.ruling);
  return true;
}

static bool ask_order(Asked *asked) {
  const Posed *posed = asked->posed;
  if (!ask_it(asked, ABOUT_ORDER) || failed(asked)) return false;
  const Order *order = asked->answer.order;
  Suit suit = order_suit(order, posed->one);
  if (order->place_of[posed->one] == PLACE_NONE) return false;
  if (posed->type == POSED_SUIT)
    put_text(asked->verdict, FACT_SUIT, suit == SUIT_NONE ? "none" : suit_name(suit, STYLE_ASCII));
  else if (posed->type == POSED_WORTH)
    put_number(asked->verdict, FACT_WORTH, asked->answer.game->deal.points[posed->one]);
  else if (order->place_of[posed->other] == PLACE_NONE)
    return false;
  else
    put_yes(asked->verdict, FACT_ADJACENT,
            order_adjacent(order, posed->one, posed->other) ||
                order_adjacent(order, posed->other, posed->one));
  return true;
}

static bool is_climbing(const Asked *asked) { return asked->loaded->rules->family == FAMILY_CLIMB; }

static void put_tables(Verdict *verdict, const Rules *rules) {
  uint8_t sizes[TABLE_MAX];
  Text text = begin_fact(verdict, FACT_TABLES);
  int n = rules_tables(rules->deck.tables, rules->players, sizes);
  for (int k = 0; k < n; k++) text_add(&text, "%s%d", k ? " " : "", sizes[k]);
}

static bool ask_deck(Asked *asked) {
  Verdict *verdict = asked->verdict;
  if (!ask_it(asked, ABOUT_DECK)) return false;
  const DeckFigures *deck = &asked->answer.deck;
  put_number(verdict, FACT_PACKS, deck->packs);
  put_number(verdict, FACT_LJ, deck->LJ);
  put_number(verdict, FACT_HJ, deck->HJ);
  put_number(verdict, FACT_TOTAL, deck->total);
  put_number(verdict, FACT_KITTY, deck->kitty);
  put_number(verdict, FACT_HAND, deck->hand);
  put_number(verdict, FACT_DECK_POINTS, deck->points);
  put_number(verdict, FACT_FRIENDS, deck->friends);
  if (is_climbing(asked)) put_tables(verdict, asked->loaded->rules);
  return true;
}

static bool ask_form(Asked *asked) {
  const Rules *rules = asked->loaded->rules;
  if (!ask_it(asked, ABOUT_LEAD)) return false;
  int form = asked->answer.form;
  put_text(asked->verdict, FACT_FORM, form < 0 ? "" : rules->lead.forms[form].name);
  return true;
}

static bool ask_lead(Asked *asked) {
  if (is_climbing(asked)) return ask_form(asked);
  if (!ask_ruling(asked, ABOUT_LEAD)) return false;
  char units[FACT_SIZE];
  if (asked->answer.ruling.refusal == LEGAL && asked->answer.shape.n > 0)
    put_text(asked->verdict, FACT_UNITS, shape_notation(&asked->answer.shape, units, sizeof units));
  return true;
}

static bool ask_throw(Asked *asked) {
  Answer *answer = &asked->answer;
  Verdict *verdict = asked->verdict;
  if (!ask_it(asked, ABOUT_LEAD) || answer->ruling.refusal != LEGAL || answer->shape.n < 2)
    return false;
  put_yes(verdict, FACT_STANDS, answer->stands);
  if (answer->stands) return true;
  put_number(verdict, FACT_PENALTY, answer->result.penalty);
  CardSet forced = CARDSET_EMPTY;
  order_back(answer->order, &answer->result.forced, &forced);
  put_cards(verdict, FACT_FORCED, &forced);
  return true;
}

static char shape_class(const Shape *shape) {
  if (shape->n > 1) return 'm';
  if (shape->unit[0].length > 1) return 't';
  return shape->unit[0].size > 1 ? 'p' : 's';
}

/* The lead must be one that may be made; what the whole hand would answer is not asked. */
static bool lead_may_be(Asked *asked, const CardSet *lead) {
  Question kept = *asked->question;
  asked->question->hand = asked->question->cards = *lead;
  asked->question->given |= KEY_BIT(PLAY) | KEY_BIT(HAND);
  bool may = ask_it(asked, ABOUT_LEAD) && asked->answer.ruling.refusal == LEGAL;
  asked->verdict->shape = shape_class(&asked->answer.shape);
  *asked->question = kept;
  return may;
}

static bool ask_follow(Asked *asked) {
  const Question *question = asked->question;
  if (is_climbing(asked))
    return cardset_has(&question->hand, &question->cards, PACK_MAX) &&
           ask_ruling(asked, ABOUT_FOLLOW);
  return lead_may_be(asked, &asked->question->lead) && ask_ruling(asked, ABOUT_FOLLOW) &&
         asked->answer.ruling.refusal != REFUSED_FOLLOW_COUNT;
}

static bool ask_winner(Asked *asked) {
  if (!lead_may_be(asked, &asked->question->trick[0])) return false;
  if (!ask_it(asked, ABOUT_WINNER) || failed(asked)) return false;
  put_seat(asked->verdict, FACT_WINNER, asked->answer.winner);
  put_number(asked->verdict, FACT_POINTS, asked->answer.points);
  return true;
}

/* Each bid is asked about in turn; all but the last must be legal. */
static bool ask_bid(Asked *asked) {
  Question *question = asked->question;
  const Posed *posed = asked->posed;
  for (int i = 0; i < posed->question.shown_n; i++) {
    const BySeat *bid = &posed->shown[i];
    question->shown_n = i;
    question->seat = bid->seat;
    question->hand = question->hand_of[bid->seat];
    question->cards = bid->cards;
    if (!ask_it(asked, ABOUT_BID)) return false;
    bool last = i == posed->question.shown_n - 1;
    if (!last && asked->answer.ruling.refusal != LEGAL) return false;
  }
  put_ruling(asked->verdict, &asked->answer.ruling);
  if (asked->answer.ruling.refusal != LEGAL) return true;
  put_trump(asked->verdict, asked->answer.has_trump, asked->answer.trump);
  put_seat(asked->verdict, FACT_DECLARER,
           asked->answer.has_trump ? asked->answer.declarer : SEAT_NONE);
  return true;
}

static bool ask_friends(Asked *asked) {
  uint16_t team = 0;
  for (int i = 0; i < asked->question->shown_n; i++)
    if (cardset_is_empty(&asked->posed->shown[i].cards)) return false;
  if (!ask_it(asked, ABOUT_FRIENDS) || failed(asked)) return false;
  for (int i = 0; i < asked->answer.team_n; i++) team |= (uint16_t)(1u << asked->answer.team[i]);
  put_team(asked->verdict, team, asked->posed->players);
  return true;
}

static bool ask_score(Asked *asked) {
  const Rules *rules = asked->loaded->rules;
  asked->question->declarers = rules->friends.teams == TEAMS_CALLED ? rules->friends.count + 1 : 1;
  if (rules->friends.teams != TEAMS_FIXED) asked->question->given |= KEY_BIT(DECLARERS);
  if (!ask_it(asked, ABOUT_SCORE) || failed(asked)) return false;
  put_score(asked->verdict, &asked->answer.score);
  return true;
}

static bool ask_settle(Asked *asked) {
  Verdict *verdict = asked->verdict;
  const Answer *answer = &asked->answer;
  if (!ask_it(asked, ABOUT_SETTLE) || failed(asked)) return false;
  if (is_given(asked->question, ASK_WON)) {
    put_number(verdict, FACT_POINTS, answer->points);
    if (answer->game->deal.kitty_points) /* else it shows in nothing */
      put_number(verdict, FACT_MULTIPLIER, answer->multiplier);
  }
  put_score(verdict, &answer->score);
  put_levels(verdict, FACT_AFTER, asked->loaded->rules, answer->game);
  put_text(verdict, FACT_MEMORY, remembered_text(&answer->game->remembered, REMEMBERED_GAME));
  put_seat(verdict, FACT_NEXT_DECLARER, answer->declarer);
  put_seat(verdict, FACT_NEXT, answer->next);
  return true;
}

static bool ask_turned(Asked *asked) {
  if (!ask_it(asked, ABOUT_TURNED) || failed(asked)) return false;
  const Game *game = asked->answer.game;
  put_trump(asked->verdict, asked->answer.has_trump, asked->answer.trump);
  put_number(asked->verdict, FACT_TURNED, game->deal.turned);
  put_levels(asked->verdict, FACT_LEVELS_AFTER, asked->loaded->rules, game);
  return true;
}

static bool ask_begins(Asked *asked) {
  if (!ask_ruling(asked, ABOUT_BEGINS)) return false;
  put_cards(asked->verdict, FACT_DROPPED, &asked->answer.game->deal.dropped);
  return true;
}

static bool ask_decided(Asked *asked) {
  if (!ask_it(asked, ABOUT_DECIDED) || failed(asked)) return false;
  put_yes(asked->verdict, FACT_DECIDED, asked->answer.won);
  return true;
}

/* ---- steps ---- */

bool hands_are_even(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (game_phase(game, rules) != PHASE_TRICKS || deal->plays > 0) return true;
  for (int seat = 1; seat < deal->players; seat++)
    if (deal->hand_n[seat] != deal->hand_n[0]) return false;
  return true;
}

static void put_state(Verdict *verdict, const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  put_team(verdict, deal->team, deal->players);
  put_trump(verdict, deal->has_order, deal->trump);
  put_seat(verdict, FACT_BURIES, kitty_burier(game, rules));
  put_seat(verdict, FACT_TURN, game_waits_for(game, rules));
  put_seat(verdict, FACT_DECLARER_IS, deal->declarer);
  if (game_phase(game, rules) != PHASE_NONE || deal->redeal) return;
  put_number(verdict, FACT_POINTS, deal->opponents_points);
  put_score(verdict, &deal->score);
}

/* A hand that is over: the points of each, and the game's winners or how the next hand begins. */
static void put_hand_over(Verdict *verdict, const Game *game, const Rules *rules) {
  Text text = begin_fact(verdict, FACT_GAINED);
  for (int seat = 0; seat < game->deal.players; seat++)
    text_add(&text, "%s%c=%d", seat ? " " : "", seat_letter(seat), game->gained[seat]);
  text = begin_fact(verdict, FACT_WINNERS);
  winners_print(&text, game);
  if (game->over) return;
  Game next = *game;
  tables_move(&next, rules);
  text = begin_fact(verdict, FACT_DEALS_NEXT);
  dealers_print(&text, &next);
  text = begin_fact(verdict, FACT_SEATED);
  tables_print(&text, &next);
}

static void put_table(Verdict *verdict, const Game *game, const Rules *rules) {
  bool over = game_phase(game, rules) == PHASE_NONE;
  bool lead = game_phase(game, rules) == PHASE_CLIMB && game->deal.table[0].top_player == SEAT_NONE;
  put_seat(verdict, FACT_TURN, over ? SEAT_NONE : game_waits_for(game, rules));
  put_seat(verdict, FACT_LEADS, lead ? game->deal.table[0].turn : SEAT_NONE);
  Text text = begin_fact(verdict, FACT_OUT);
  out_print(&text, game);
  if (over) put_hand_over(verdict, game, rules);
}

/* The place of the phase that the steps begin in; -1: the game does not have it. */
static int phase_place(const Posed *posed, const Rules *rules) {
  for (int i = 0; i < rules->phases_n; i++)
    if (rules->phases[i] == posed->phase) return i;
  return -1;
}

/* What the steps begin from. */
static bool lay_steps(Asked *asked, Game *game) {
  const Rules *rules = asked->loaded->rules;
  asked->question->phase = phase_place(asked->posed, rules);
  if (asked->question->phase < 0) return false;
  rules_begin(rules);
  if (!ask_situation(asked->asker, asked->loaded, asked->question, &asked->answer)) return false;
  *game = *asked->answer.game;
  return true;
}

/* The steps up to the first that is refused, which is the last. */
static bool ask_steps(Asked *asked) {
  const Posed *posed = asked->posed;
  const Rules *rules = asked->loaded->rules;
  Game game;
  if (!lay_steps(asked, &game)) return false;
  Ruling why = ruling_make(LEGAL);
  asked->verdict->refused = -1;
  for (int i = 0; i < posed->steps; i++) {
    if (!hands_are_even(&game, rules)) return false;
    if (game_apply(&game, rules, &posed->step[i], &why) == LEGAL) continue;
    if (i < posed->steps - 1) return false;
    asked->verdict->refused = i;
  }
  put_ruling(asked->verdict, &why);
  if (why.refusal != LEGAL) return true;
  if (is_climbing(asked))
    put_table(asked->verdict, &game, rules);
  else
    put_state(asked->verdict, &game, rules);
  return true;
}

/* ---- asking ---- */

static bool ask_about(Asked *asked) {
  switch (asked->posed->type) {
    case POSED_DECK: return ask_deck(asked);
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_WORTH: return ask_order(asked);
    case POSED_BEGINS: return ask_begins(asked);
    case POSED_BID: return ask_bid(asked);
    case POSED_TURNED: return ask_turned(asked);
    case POSED_MISDEAL:
      return !cardset_is_empty(&asked->question->hand) && ask_ruling(asked, ABOUT_MISDEAL);
    case POSED_BURY: return ask_ruling(asked, ABOUT_BURY);
    case POSED_CALL: return ask_ruling(asked, ABOUT_CALL);
    case POSED_FRIENDS: return ask_friends(asked);
    case POSED_LEAD: return ask_lead(asked);
    case POSED_FOLLOW: return ask_follow(asked);
    case POSED_WINNER: return ask_winner(asked);
    case POSED_THROW: return ask_throw(asked);
    case POSED_STEPS: return ask_steps(asked);
    case POSED_DECIDED: return ask_decided(asked);
    case POSED_SCORE: return ask_score(asked);
    case POSED_SETTLE: return ask_settle(asked);
    case POSED_NB: break;
  }
  return false;
}

bool posed_ask(const Posed *posed, Asker *asker, Loaded *loaded, Verdict *verdict) {
  Question question = posed_question(posed);
  Asked asked = {posed, asker, loaded, &question, {.ruling = {.refusal = LEGAL}}, verdict};
  verdict->n = 0;
  verdict->shape = 0;
  verdict->refused = -1;
  verdict->ruling.refusal = LEGAL;
  return ask_about(&asked);
}

bool posed_before_last(const Posed *posed, Loaded *loaded, Game *game) {
  Asker *asker = asker_new();
  if (!asker) return false;
  Question question = posed_question(posed);
  Asked asked = {posed, asker, loaded, &question, {.ruling = {.refusal = LEGAL}}, NULL};
  bool done = lay_steps(&asked, game);
  for (int i = 0; done && i + 1 < posed->steps; i++)
    done = game_apply(game, loaded->rules, &posed->step[i], NULL) == LEGAL;
  asker_free(asker);
  return done;
}

const char *verdict_value(const Verdict *verdict, FactId id) {
  for (int i = 0; i < verdict->n; i++)
    if (verdict->fact[i].id == id) return verdict->fact[i].value;
  return NULL;
}

bool fact_next_seat(const char **value, const char **other, char entry[SEAT_ENTRY]) {
  while (**value) {
    size_t n = strcspn(*value, " "), m = strcspn(*other, " ");
    bool same = n == m && memcmp(*value, *other, n) == 0;
    text_copy(entry, SEAT_ENTRY, *value, n);
    *value += n + strspn(*value + n, " ");
    *other += m + strspn(*other + m, " ");
    if (!same) return true;
  }
  return false;
}

bool verdicts_differ(const Verdict *a, const Verdict *b, FactId fact) {
  const char *one = verdict_value(a, fact), *other = verdict_value(b, fact);
  if (one && other && fact == FACT_LEGAL) return !*one != !*other;
  return one && other && strcmp(one, other) != 0;
}

int verdicts_differences(const Verdict *a, const Verdict *b) {
  int n = 0;
  bool follows = verdicts_differ(a, b, FACT_RESULT);
  for (int i = 0; i < a->n; i++)
    if (!follows || a->fact[i].id != FACT_AFTER) n += verdicts_differ(a, b, (FactId)a->fact[i].id);
  return n;
}
