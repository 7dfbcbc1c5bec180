/* bot_simple_play.c - how the simple bot leads and follows. */
#include "bots/bot_simple_play.h"
#include "play/lead.h"
#include "play/special_forms.h"
#include "play/winner.h"

static int points_in(const Mind *mind, const CardSet *places) {
  int points = 0;
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, mind->planes);)
    points += rules_points(mind->rules, mind->order->kind_at[place]);
  return points;
}

static int value_of(const Mind *mind, const CardSet *places) {
  int value = 0;
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, mind->planes);)
    value += mind_value(mind, place);
  return value;
}

/* -- leading -- */

typedef struct LeadChoice {
  const Mind *mind;
  Unit best;
  int score;
  bool any, winner;
} LeadChoice;

typedef struct Above {
  const Order *order;
  const Unit *unit;
  bool found;
} Above;

/* The first one in sequence is the highest; of other cards a later one may be. */
static bool note_above(void *data, const Unit *unit) {
  Above *above = data;
  above->found = unit_compare(above->order, unit, above->unit) > 0;
  return !above->found && unit->type == UNIT_CARDS;
}

/* Can no unseen cards of the suit beat the unit? */
static bool is_winner(const Mind *mind, const Unit *unit, uint64_t suit) {
  CardSet rest;
  Forms forms;
  Above above = {mind->order, unit, false};
  cardset_mask(&rest, &mind->unseen, suit, mind->planes);
  forms_open(&forms, mind->order, mind->rules);
  form_each_like(&forms, unit, &rest, note_above, &above);
  return !above.found;
}

/* Winners first, the longest of them; a plain winner loses worth as its suit runs out elsewhere,
** for it will be ruffed. Otherwise something low and worthless, of a suit in which a friend is
** wanted if this is the declarer. */
static int lead_score(const Mind *mind, const Unit *unit, bool *winner) {
  const Order *order = mind->order;
  int s = 0;
  *winner = false;
  if (unit->faces & order->suitless) return 0; /* there is nothing else to lead */
  while (!(order->suit[s] >> unit_top(unit) & 1)) s++;
  CardSet cards;
  unit_set(unit, &cards, mind->planes);
  int out = cardset_size_in(&mind->unseen, order->suit[s], mind->planes);
  int players = mind->view->deal.players, points = points_in(mind, &cards);
  bool across = (unit->faces & ~order->suit[s]) != 0;
  *winner = is_winner(mind, unit, across ? ~(uint64_t)0 : order->suit[s]);
  if (*winner && s == TRUMPS) return 30 + 10 * unit_cards(unit);
  if (*winner && out >= players * unit_cards(unit)) return 60 + 10 * unit_cards(unit) + points;
  if (*winner) return 10 + 4 * unit_cards(unit) - points;
  int score = 8 * unit_cards(unit) - 2 * points - value_of(mind, &cards);
  if (s == TRUMPS) score -= 6;
  if (mind->seat == mind->view->deal.declarer && mind_call_is_open(mind, order->suit[s]))
    score += 12;
  return score;
}

static bool weigh_lead(void *data, const Unit *unit) {
  LeadChoice *choice = data;
  bool winner;
  int score = lead_score(choice->mind, unit, &winner);
  if (!choice->any || score > choice->score)
    *choice = (LeadChoice){choice->mind, *unit, score, true, winner};
  return true;
}

void simple_lead(const Mind *mind, const BotTurn *turn, CardSet *play) {
  LeadChoice choice = {.mind = mind};
  lead_each(mind->order, mind->rules, &mind->hand, weigh_lead, &choice);
  *play = CARDSET_EMPTY;
  if (choice.any) unit_set(&choice.best, play, mind->planes);
  bot_explain(turn, choice.winner ? SAY(HINT_WINNER) : SAY(HINT_NO_WINNER));
}

/* -- following -- */

typedef struct Standing {
  Follow follow;
  CardSet best; /* the winning play so far */
  int sympathy; /* for who is winning, in hundredths */
  int points;   /* on the table */
  int behind;   /* players still to come after this one */
  long check_budget;
} Standing;

static void read_standing(const Mind *mind, Standing *standing) {
  const Deal *deal = &mind->view->deal;
  mind_follow(mind, &standing->follow, &standing->check_budget);
  standing->points = 0;
  for (int i = 0; i < deal->plays; i++) {
    CardSet kinds, cards;
    deal_play_cards(deal, &deal->play[i], &kinds);
    order_cross(mind->order, &kinds, &cards);
    standing->points += points_in(mind, &cards);
  }
  standing->best = deal->best_places;
  standing->sympathy = mind_sympathy(mind, deal_after(deal, deal->leader, deal->best));
  standing->behind = deal->players - deal->plays - 1;
}

/* How likely it is, in percent, that a play which is the best now will still be at the end. */
static int chance(const Mind *mind, const Standing *standing, const Strength *strength) {
  if (standing->behind == 0) return 100;
  bool trumps = mind->order->suit[TRUMPS] >> unit_top(&strength->unit) & 1;
  int s = trumps ? TRUMPS : (int)standing->follow.lead.suit;
  uint64_t suit = s < ESUIT_NB ? mind->order->suit[s] : ~(uint64_t)0;
  bool top = is_winner(mind, &strength->unit, suit);
  int odds = top ? 85 : 60 - 8 * standing->behind;
  return odds < 15 ? 15 : odds;
}

/* The worth of a legal play: the points it brings to its own side, less what it gives up. */
static int follow_score(const Mind *mind, const Standing *standing, const CardSet *play,
                        bool *wins) {
  Strength strength;
  trick_strength(mind->order, mind->rules, &standing->follow.lead, play, &strength);
  *wins = false;
  PlayCase of = {mind->order, mind->rules, mind->view, -1};
  trick_beats(&of, &standing->follow.lead, play, &standing->best, wins, NULL);
  int points = points_in(mind, play), cost = value_of(mind, play);
  if (*wins) {
    int odds = chance(mind, standing, &strength);
    int gain = (standing->points + points + 4) * (2 * odds - 100) / 10;
    if (standing->sympathy > 0) gain -= standing->points * standing->sympathy / 12;
    return gain - 6 * cost;
  }
  int hold = standing->behind == 0 ? 100 : 70;
  return points * standing->sympathy * hold / 1000 - 6 * cost;
}

/* As a person would give it: who takes the trick, and which points go with it. */
static void explain_follow(const Mind *mind, const BotTurn *turn, const Standing *standing,
                           const CardSet *play, bool winning) {
  int own = points_in(mind, play), points = winning ? standing->points + own : own;
  bool mate = !winning && standing->sympathy > 0;
  if (!winning && !mate)
    bot_explain(turn, SAY(HINT_LITTLE));
  else if (points == 0)
    bot_explain(turn, winning ? SAY(HINT_TAKE) : SAY(HINT_MATE));
  else
    bot_explain(turn, winning ? SAY(HINT_TAKE_POINTS) : SAY(HINT_MATE_POINTS), points);
}

void simple_follow(const Mind *mind, const BotTurn *turn, CardSet *play) {
  Standing standing;
  CardSet plays[FOLLOWS_MOST];
  read_standing(mind, &standing);
  int n = mind_follows(&standing.follow, turn->rng, plays), best = 0, top = 0;
  bool wins = false, winning = false;
  for (int i = 0; i < n; i++) {
    int score = follow_score(mind, &standing, &plays[i], &wins);
    if (i > 0 && score <= top) continue;
    best = i, top = score, winning = wins;
  }
  *play = plays[best];
  explain_follow(mind, turn, &standing, play, winning);
}
