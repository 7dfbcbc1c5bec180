/* legal.c - what may be done now. */
#include "ask/ask_plays.h"
#include "deal/climb_tables.h"
#include "deal/declaring.h"
#include "deal/forbidden_plays.h"
#include "deal/phase_custom.h"
#include "notation/notation.h"
#include "play/shape_text.h"
#include "repl/command/call_list.h"
#include "repl/command/handlers.h"
#include "repl/command/out_of_turn.h"
#include "repl/custom_phase.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

enum { LISTED_MAX = 12 };

/* The leads of one unit that may be made. */
typedef struct Leads {
  const Deal *deal;
  CardSet single; /* kind space */
  Unit unit[LISTED_MAX * 2];
  int n;
  bool more;
} Leads;

static void note_lead(void *data, const Unit *unit, const CardSet *kinds) {
  Leads *leads = data;
  if (unit->size * unit->length == 1)
    cardset_add(&leads->single, &leads->single, kinds, leads->deal->planes);
  else if (leads->n < LISTED_MAX * 2)
    leads->unit[leads->n++] = *unit;
  else
    leads->more = true;
}

/* A function failed when it was asked about a play: with which words. */
static bool refuse_failed(Repl *repl, int seat, const CardSet *cards) {
  Action failing = {.type = ACTION_PLAY, .seat = (uint8_t)seat, .cards = *cards};
  Ruling why;
  game_explain(&repl->session.game, repl->session.rules, &failing, &why);
  return repl_refuse_ruling(repl, &why);
}

static void say_units(Repl *repl, const Scene *scene, int seat, const Leads *leads) {
  for (int i = 0; i < leads->n; i++) {
    CardSet places = CARDSET_EMPTY;
    Action lead = {.type = ACTION_PLAY, .seat = (uint8_t)seat};
    char row[ROW_TEXT + SHAPE_TEXT], cards[ROW_TEXT], words[SHAPE_TEXT];
    unit_set(&leads->unit[i], &places, leads->deal->planes);
    order_back(&leads->deal->order, &places, &lead.cards);
    say_in(row, SAY(NOTED), cards_text(scene, &lead.cards, cards),
           unit_words(&leads->unit[i], words));
    repl_list(repl, &lead, row);
  }
  if (leads->more) repl_tell(repl, SAY(AND_OTHERS));
}

/* What `play` accepts, asked about one by one; of throws a function says when they are led. */
static bool say_leads(Repl *repl, const Scene *scene, int seat) {
  const Deal *deal = &scene->view.deal;
  const Rules *rules = scene->rules;
  Leads leads = {.deal = deal};
  Allowed allowed;
  bool alone = rules->throw.allowed == THROW_NO;
  allowed_leads(&repl->session.game, rules, note_lead, &leads, &allowed);
  if (allowed.failed) return refuse_failed(repl, seat, &allowed.last);
  leads.more |= allowed.more;
  if (cardset_is_empty(&leads.single) && leads.n == 0 && !leads.more) {
    repl_tell(repl, SAY(LEADS_NONE), seat_letter(seat));
  } else if (leads.single.plane[0] == HAND_OF(deal, seat)->plane[0]) {
    repl_tell(repl, SAY(LEADS_ANY), seat_letter(seat), alone);
  } else {
    char row[ROW_TEXT];
    repl_tell(repl, SAY(LEADS_SOME), seat_letter(seat), alone);
    if (!cardset_is_empty(&leads.single))
      repl_say(repl, "  %s", cards_text(scene, &leads.single, row));
  }
  say_units(repl, scene, seat, &leads);
  if (!alone && rules_hooked(rules, HOOK_LEAD_REFUSE))
    repl_tell(repl, SAY(THROWS_ASKED), "lead.refuse");
  else if (!alone && rules_hooked(rules, HOOK_THROW_ALLOWED))
    repl_tell(repl, SAY(THROWS_ASKED), "throw.allowed");
  return true;
}

static bool say_follows(Repl *repl, const Scene *scene) {
  const Game *game = &repl->session.game;
  CardSet plays[LISTED_MAX];
  char words[SHAPE_TEXT];
  long check_budget = LEGAL_CHECK_BUDGET;
  PlayList list = {.plays = plays, .max = LISTED_MAX, .check_budget = &check_budget};
  Shape lead;
  if (!ask_plays(game, scene->rules, &list))
    return refuse_failed(repl, game->deal.turn, &list.failing);
  deal_lead_shape(&game->deal, scene->rules, &lead);
  repl_tell(repl, SAY(FOLLOWS), seat_letter(game->deal.turn),
            shape_words(&lead, words, sizeof words), suit_said(lead.suit), list.count.exact,
            (unsigned long long)list.count.count);
  for (int i = 0; i < list.n; i++) {
    char row[ROW_TEXT];
    Action play = {.type = ACTION_PLAY, .seat = game->deal.turn, .cards = plays[i]};
    repl_list(repl, &play, cards_text(scene, &plays[i], row));
  }
  if (list.more) repl_tell(repl, SAY(AND_OTHERS));
  return true;
}

static bool say_bids(Repl *repl, const Scene *scene, int seat) {
  enum { BIDS_MAX = 32 };
  const Game *game = &repl->session.game;
  Action action;
  Bid bids[BIDS_MAX];
  uint32_t allowed = game_allowed_actions(game, scene->rules, seat);
  BidSearch search = {false, false};
  int n = allowed >> ACTION_DECLARE & 1
              ? declare_bids(game, scene->rules, seat, bids, BIDS_MAX, &search)
              : 0;
  if (search.failed) {
    Ruling why;
    declare_action(&bids[n - 1], &action);
    game_explain(game, scene->rules, &action, &why);
    return repl_refuse_ruling(repl, &why);
  }
  for (int i = 0; i < n; i++) {
    char row[ROW_TEXT], cards[ROW_TEXT];
    declare_action(&bids[i], &action);
    repl_list(repl, &action,
              say_in(row, SAY(LIST_DECLARE), cards_text(scene, &action.cards, cards)));
  }
  if (n == BIDS_MAX) repl_tell(repl, SAY(AND_OTHERS));
  if (search.more) repl_tell(repl, SAY(PERHAPS_OTHERS), BID_ASKED_MAX);
  return true;
}

/* The cards that each defence would add to the overcalled declaration. */
static bool say_defence(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  Action defences[DEFENCES_MAX];
  char row[ROW_TEXT], cards[ROW_TEXT];
  int n = declare_defences(game, scene->rules, seat, defences, DEFENCES_MAX);
  for (int i = 0; i < n; i++) {
    Ruling why;
    game_explain(game, scene->rules, &defences[i], &why);
    if (why.refusal == REFUSED_RULE_FAILED) return repl_refuse_ruling(repl, &why);
    repl_list(repl, &defences[i],
              say_in(row, SAY(LIST_DEFEND), cards_text(scene, &defences[i].cards, cards)));
  }
  return true;
}

/* Where kitty.refuse has a say: cards that it lets be buried. */
static void say_burying(Repl *repl, const Scene *scene) {
  const Session *session = &repl->session;
  Action action;
  Rng rng;
  char row[ROW_TEXT] = "";
  if (!rules_hooked(scene->rules, HOOK_KITTY_REFUSE)) {
    repl_tell(repl, SAY(LIST_BURY), scene->rules->deck.kitty);
    return;
  }
  rng_seed(&rng, session->game.actions);
  game_random_action(&session->game, scene->rules, &rng, &action);
  Ruling why;
  game_explain(&session->game, scene->rules, &action, &why);
  if (why.refusal == REFUSED_RULE_FAILED) {
    repl_refuse_ruling(repl, &why);
    return;
  }
  bool legal = why.refusal == LEGAL;
  if (legal) cards_text(scene, &action.cards, row);
  repl_tell(repl, SAY(LIST_BURY_ASKED), scene->rules->deck.kitty, legal, row);
}

static void say_words(Repl *repl, const Scene *scene, int seat) {
  uint32_t allowed = game_allowed_actions(&repl->session.game, repl->session.rules, seat);
  for (int type = 0; type < ACTION_NB; type++) {
    if (!(allowed >> type & 1) || type == ACTION_PLAY || type == ACTION_DECLARE ||
        type == ACTION_DEFEND)
      continue;
    if (type == ACTION_BURY)
      say_burying(repl, scene);
    else if (type == ACTION_CALL)
      say_calls(repl, scene, seat);
    else
      repl_list_alone(repl, (ActionType)type, seat);
  }
}

/* --- at the tables of a climbing game --- */

enum { CLIMB_LISTED = 24 };

typedef struct Listing {
  Repl *repl;
  const Scene *scene;
  const PlayCase *of;
  const CardSet *hand;
  bool leads;
  int n;
} Listing;

static bool list_play(void *data, const ClimbPlay *play) {
  Listing *listing = data;
  char row[ROW_TEXT], cards[ROW_TEXT], words[SHAPE_TEXT];
  Action action = {.type = ACTION_PLAY, .seat = (uint8_t)listing->of->seat};
  if (listing->leads && cardset_size(&play->places, PACK_MAX) == 1) return true; /* any will do */
  if (listing->leads && listing->n == 0)
    repl_tell(listing->repl, SAY(LEADS_FORM), seat_letter(action.seat), false);
  if (listing->n++ >= CLIMB_LISTED) return true;
  climb_cards(listing->of, play, listing->hand, &action.cards);
  repl_list(listing->repl, &action,
            say_in(row, SAY(LIST_PLAY), cards_text(listing->scene, &action.cards, cards),
                   climb_words(listing->scene->rules, &play->climb, words)));
  return true;
}

static void say_plays(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  const CardSet *hand = HAND_OF(&game->deal, seat);
  const Climb *top = table->top_player == SEAT_NONE ? NULL : &table->climb;
  bool on_turn = table->turn == seat;
  char words[SHAPE_TEXT];
  PlayCase of = {&game->deal.order, scene->rules, game, seat};
  Listing listing = {repl, scene, &of, hand, top == NULL, 0};
  if (top)
    repl_tell(repl, SAY(FOLLOWS_FORM), seat_letter(seat), on_turn,
              climb_words(scene->rules, top, words));
  climb_each(&of, hand, top, !on_turn, list_play, &listing);
  if (!top && listing.n == 0) repl_tell(repl, SAY(LEADS_FORM), seat_letter(seat), true);
  if (listing.n > CLIMB_LISTED) repl_tell(repl, SAY(AND_N_OTHERS), listing.n - CLIMB_LISTED);
  if (on_turn && top) repl_list_alone(repl, ACTION_PASS, seat);
}

static void say_cards_to_give(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  Card cards[CARD_MAX];
  CardSet may = CARDSET_EMPTY;
  char row[ROW_TEXT];
  int n = order_sorted(&game->deal.order, HAND_OF(&game->deal, seat), cards);
  for (int i = 0; i < n; i++) {
    Action action = {.type = ACTION_GIVE, .seat = (uint8_t)seat};
    cardset_put(&action.cards, cards[i], PACK_MAX);
    if (game_check(game, scene->rules, &action) == LEGAL) cardset_put(&may, cards[i], PACK_MAX);
  }
  repl_tell(repl, SAY(GIVE_ONE_OF), cards_text(scene, &may, row));
}

static void say_ranks_to_request(Repl *repl, const Scene *scene, int seat) {
  const Rules *rules = scene->rules;
  Text row = text_room(ROW_TEXT);
  for (int i = 0; i < rules->order.ranks_n; i++) {
    Action action = {.type = ACTION_REQUEST, .seat = (uint8_t)seat, .rank = rules->order.ranks[i]};
    if (action.rank >= RANK_NB) continue;
    if (game_check(&repl->session.game, rules, &action) == LEGAL)
      text_add(&row, " %s", rank_name(action.rank, scene->look.style));
  }
  repl_tell(repl, SAY(REQUEST_ONE_OF), row.out);
}

/* Every play that may lead or follows, or what the exchange asks. */
static void say_climb_legal(Repl *repl, const Scene *scene, int seat) {
  uint32_t allowed = game_allowed_actions(&repl->session.game, scene->rules, seat);
  if (allowed >> ACTION_PLAY & 1) {
    say_plays(repl, scene, seat);
    return;
  }
  repl_tell(repl, allowed ? SAY(MAY_DO) : SAY(NOTHING_TO_DO), seat_letter(seat));
  for (int type = 0; type < ACTION_NB; type++) {
    if (!(allowed >> type & 1)) continue;
    if (type == ACTION_GIVE)
      say_cards_to_give(repl, scene, seat);
    else if (type == ACTION_REQUEST)
      say_ranks_to_request(repl, scene, seat);
    else
      repl_list_alone(repl, (ActionType)type, seat);
  }
}

/* --- in a phase that a variant adds --- */

static bool count_one(void *data, const CardSet *cards) {
  (void)cards;
  ++*(int *)data;
  return true;
}

/* "give 2 cards of AS KS QS: 3 ways" */
static void say_choice(Repl *repl, const Scene *scene, int seat, const PhaseChoices *choices,
                       int index) {
  const PhaseChoice *choice = &choices->choice[index];
  Text row = text_room(ROW_TEXT);
  text_put(&row, choice_word(scene->rules, choice->word));
  if (choice->has_number) text_add(&row, " %d", choice->number);
  if (choice->count.max) {
    int ways = 0;
    int min = choice->count.min, max = choice->count.max;
    Choosing choosing = {&repl->session.game, scene->rules, seat, choices, index};
    bool all = custom_each_cards(&choosing, count_one, &ways);
    text_add(&row, " %d", min);
    if (max == 0xff)
      text_put(&row, SAY(OR_MORE));
    else if (max != min)
      say(&row, SAY(TO_MAX), max);
    text_put(&row, max == 1 ? SAY(CARD_OF) : SAY(CARDS_OF));
    render_cards(&row, scene, &choice->from);
    say(&row, SAY(N_WAYS), all, ways);
  }
  repl_say(repl, "  %s", row.out);
}

static void say_phase_legal(Repl *repl, const Scene *scene, int seat) {
  const RuleTurn *turn = &repl->session.game.deal.rule;
  PhaseChoices choices;
  phase_choices(repl, seat, &choices);
  if (choices.n == 0)
    repl_tell(repl, SAY(NOTHING_TO_DO), seat_letter(seat));
  else
    repl_tell(repl, SAY(SEAT_MAY), seat_letter(seat), turn->polled);
  for (int i = 0; i < choices.n; i++) say_choice(repl, scene, seat, &choices, i);
}

/* --- the command --- */

static bool say_legal(Repl *repl, int seat) {
  const Session *session = &repl->session;
  uint32_t allowed = game_allowed_actions(&session->game, session->rules, seat);
  Scene scene = repl_scene(repl);
  listed_begin(&repl->listed, &session->game);
  if (scene.view.deal.tables) {
    say_climb_legal(repl, &scene, seat);
    return true;
  }
  if (phase_is_on(&session->game, session->rules)) {
    say_phase_legal(repl, &scene, seat);
    return true;
  }
  if (allowed >> ACTION_PLAY & 1)
    return session->game.deal.plays > 0 ? say_follows(repl, &scene) : say_leads(repl, &scene, seat);
  if (allowed == 0)
    repl_tell(repl, SAY(NOTHING_TO_DO), seat_letter(seat));
  else
    repl_tell(repl, SAY(MAY_DO), seat_letter(seat));
  bool done = !(allowed >> ACTION_DECLARE & 1) || say_bids(repl, &scene, seat);
  if (allowed >> ACTION_DEFEND & 1) done = say_defence(repl, &scene, seat) && done;
  say_words(repl, &scene, seat);
  return done;
}

COMMAND(command_legal) {
  if (*rest && (seat = command_seat_named(repl, rest)) == SEAT_NONE) return false;
  return out_of_turn_ask(repl, seat, say_legal);
}
