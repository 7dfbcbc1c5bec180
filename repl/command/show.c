/* show.c - the commands that show something: hands, table, trumps, games, what is
** legal, a hint. */
#include <stdlib.h>
#include <string.h>

#include "ask/ask.h"
#include "deal/forbidden_plays.h"
#include "notation/notation.h"
#include "deal/phase.h"
#include "repl/command/climb.h"
#include "repl/command/custom_phase.h"

COMMAND(command_hands) {
  (void)command, (void)seat;
  Game view;
  Scene scene;
  char word[32];
  int players = repl->session.rules->players;
  uint16_t wanted = 0;
  while (command_word(&rest, word, sizeof word)) {
    int one = seat_parse(word, players);
    if (one < 0) return repl_deny(repl, SAY(NO_SEAT), word, seat_letter(players - 1));
    if (!repl_sees(repl, one)) return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(one));
    wanted |= (uint16_t)(1u << one);
  }
  repl_scene(repl, &view, &scene);
  for (int i = 0; i < players; i++)
    if (repl_sees(repl, i) && (!wanted || wanted >> i & 1)) draw_hand(repl->out, &scene, i);
  return true;
}

COMMAND(command_table) {
  (void)command, (void)seat;
  Game view;
  Scene scene;
  char word[16], *end;
  repl_scene(repl, &view, &scene);
  if (command_word(&rest, word, sizeof word)) {
    long number = strtol(word, &end, 10);
    if (*end || number < 1 || number > view.deal.tables)
      return repl_deny(repl, view.deal.tables > 1 ? SAY(NO_TABLE_OF) : SAY(NO_TABLE), word,
                       view.deal.tables);
    draw_climb(repl->out, &scene, (int)number - 1);
  } else if (view.deal.tables) {
    draw_climb(repl->out, &scene, climb_table(repl));
  } else {
    draw_table(repl->out, &scene);
  }
  return true;
}

/* One effective suit, or what is of none, high to low; equal cards joined by "=". */
static void say_suit(Repl *repl, const Order *order, Suit suit) {
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  int above = -1;
  for (uint64_t left = suit == SUIT_NONE ? order->suitless : order->suit[suit]; left;) {
    int place = bit_highest(left);
    left &= ~bit(place);
    if (order->kind_at[place] == CARD_NONE) continue;
    int tier = order->tier_at[place];
    text_put(&text, above < 0 ? "" : tier == above ? "=" : " ");
    above = tier;
    draw_card(&text, &repl->look, order->kind_at[place]);
  }
  const char *name = suit == SUIT_NONE ? SAY(NO_SUIT) : suit_said(suit);
  if (above >= 0) repl_tell(repl, SAY(SUIT_ROW), name, row);
}

COMMAND(command_trump) {
  (void)command, (void)seat;
  char trump[CARD_TEXT];
  Game view;
  Scene scene;
  if (*rest) return try_trump(repl, rest);
  repl_scene(repl, &view, &scene);
  if (view.deal.tables) {
    char row[ROW_TEXT];
    Text text = text_start(row, sizeof row);
    for (int place = 0; place < view.deal.order.tier_nb; place++) {
      Card card = view.deal.order.kind_at[place];
      text_add(&text, " %s",
               card_is_joker(card) ? card_said(card, repl->look.style, trump)
                                   : rank_name(card_rank(card), repl->look.style));
    }
    repl_tell(repl, SAY(NO_TRUMPS_EVER), row);
    return true;
  }
  if (!view.deal.has_order) return repl_deny(repl, SAY(NO_TRUMPS_YET));
  repl_tell(repl, SAY(TRUMPS_ARE), trump_print(view.deal.trump, repl->look.style, trump),
            repl->session.game.deal.has_order);
  for (int suit = TRUMPS; suit >= CLUBS; suit--) say_suit(repl, &view.deal.order, (Suit)suit);
  say_suit(repl, &view.deal.order, SUIT_NONE);
  return true;
}

static void say_game(void *data, const char *name, const char *path, const char *kind,
                     const char *summary) {
  repl_say(data, "  %-24s %-11s %s", name, kind, path);
  if (*summary) repl_say(data, "    %s", summary);
}

COMMAND(command_games) {
  (void)command, (void)seat, (void)rest;
  return variant_each(say_game, repl) || repl_deny(repl, SAY(NO_MEMORY));
}

/* --- legal --- */

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
  Action failing = {.kind = ACTION_PLAY, .seat = (uint8_t)seat, .cards = *cards};
  Ruling why;
  ask_action(&repl->session.game, repl->session.rules, &failing, &why);
  return repl_refuse_ruling(repl, &why);
}

static void say_units(Repl *repl, const Scene *scene, const Leads *leads) {
  for (int i = 0; i < leads->n; i++) {
    CardSet places = CARDSET_EMPTY, kinds;
    char row[ROW_TEXT], words[SHAPE_TEXT];
    unit_set(&leads->unit[i], &places, leads->deal->planes);
    order_back(&leads->deal->order, &places, &kinds);
    Text text = text_start(row, sizeof row);
    draw_cards(&text, scene, &kinds);
    repl_say(repl, "  %s (%s)", row, unit_words(&leads->unit[i], words));
  }
  if (leads->more) repl_tell(repl, SAY(AND_OTHERS));
}

/* What `play` accepts, asked about one by one; of throws a function says when they are led. */
static bool say_leads(Repl *repl, const Scene *scene, int seat) {
  const Deal *deal = &scene->view->deal;
  const Rules *rules = scene->rules;
  Leads leads = {.deal = deal};
  Allowed allowed;
  bool alone = rules->throw.allowed == THROW_NO;
  allowed_leads(&repl->session.game, rules, note_lead, &leads, &allowed);
  if (allowed.failed) return refuse_failed(repl, seat, &allowed.last);
  leads.more |= allowed.more;
  if (leads.single.plane[0] == deal->hand[seat].plane[0]) {
    repl_tell(repl, SAY(LEADS_ANY), seat_letter(seat), alone);
  } else {
    char row[ROW_TEXT];
    Text text = text_start(row, sizeof row);
    draw_cards(&text, scene, &leads.single);
    repl_tell(repl, SAY(LEADS_SOME), seat_letter(seat), alone);
    if (!cardset_is_empty(&leads.single)) repl_say(repl, "  %s", row);
  }
  say_units(repl, scene, &leads);
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
  long patience = LEGAL_PATIENCE;
  PlayList list = {.plays = plays, .max = LISTED_MAX, .patience = &patience};
  Shape lead;
  if (!ask_plays(game, scene->rules, &list))
    return refuse_failed(repl, game->deal.turn, &list.failing);
  deal_lead_shape(&game->deal, scene->rules, &lead);
  repl_tell(repl, SAY(FOLLOWS), seat_letter(game->deal.turn),
            shape_words(&lead, words, sizeof words), suit_said(lead.suit), list.count.exact,
            (unsigned long long)list.count.count);
  for (int i = 0; i < list.n; i++) {
    char row[ROW_TEXT];
    Text text = text_start(row, sizeof row);
    draw_cards(&text, scene, &plays[i]);
    repl_say(repl, "  %s", row);
  }
  if (list.more) repl_tell(repl, SAY(AND_OTHERS));
  return true;
}

static bool say_bids(Repl *repl, const Scene *scene, int seat) {
  enum { BIDS_MAX = 32 };
  const Game *game = &repl->session.game;
  CardSet bids[BIDS_MAX];
  uint32_t kinds = game_kinds(game, scene->rules, seat);
  BidSearch search = {false, false};
  int n = kinds >> ACTION_DECLARE & 1 ? draw_bids(game, scene->rules, seat, bids, BIDS_MAX, &search)
                                      : 0;
  if (search.failed) {
    Ruling why;
    Action failing = {.kind = ACTION_DECLARE, .seat = (uint8_t)seat, .cards = bids[n - 1]};
    ask_action(game, scene->rules, &failing, &why);
    return repl_refuse_ruling(repl, &why);
  }
  for (int i = 0; i < n; i++) {
    char row[ROW_TEXT];
    Text text = text_start(row, sizeof row);
    draw_cards(&text, scene, &bids[i]);
    repl_tell(repl, SAY(LIST_DECLARE), row);
  }
  if (n == BIDS_MAX) repl_tell(repl, SAY(AND_OTHERS));
  if (search.more) repl_tell(repl, SAY(PERHAPS_OTHERS), BID_ASKED_MAX);
  return true;
}

/* The cards that a defence would add to the overcalled declaration. */
static bool say_defence(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  CardSet all, added;
  char row[ROW_TEXT];
  if (!bid_defence(&game->deal.bidding, seat, &all, &added)) return true;
  Action action = {.kind = ACTION_DEFEND, .seat = (uint8_t)seat, .cards = added};
  Ruling why;
  ask_action(game, scene->rules, &action, &why);
  if (why.refusal == REFUSED_RULE_FAILED) return repl_refuse_ruling(repl, &why);
  Text text = text_start(row, sizeof row);
  draw_cards(&text, scene, &added);
  repl_tell(repl, SAY(LIST_DEFEND), row);
  return true;
}

/* Where kitty.refuse has a say: cards that it lets be buried. */
static void say_burying(Repl *repl, const Scene *scene) {
  const Session *session = &repl->session;
  Action action;
  Rng rng;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  if (!rules_hooked(scene->rules, HOOK_KITTY_REFUSE)) {
    repl_tell(repl, SAY(LIST_BURY), scene->rules->deck.kitty);
    return;
  }
  rng_seed(&rng, session->game.actions);
  game_random_action(&session->game, scene->rules, &rng, &action);
  Ruling why;
  ask_action(&session->game, scene->rules, &action, &why);
  if (why.refusal == REFUSED_RULE_FAILED) {
    repl_refuse_ruling(repl, &why);
    return;
  }
  bool legal = why.refusal == LEGAL;
  if (legal) draw_cards(&text, scene, &action.cards);
  repl_tell(repl, SAY(LIST_BURY_ASKED), scene->rules->deck.kitty, legal, row);
}

/* Where a function has a say: the cards that it lets be called first. */
static void say_calling(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  CardSet cards = CARDSET_EMPTY;
  char row[ROW_TEXT];
  repl_tell(repl, SAY(LIST_CALL), scene->rules->friends.count);
  if (!rules_hooked(scene->rules, HOOK_FRIENDS_REFUSE) &&
      !rules_hooked(scene->rules, HOOK_FRIENDS_CALLABLE))
    return;
  for (Card card = 0; card < KIND_NB; card++) {
    Action action = {.kind = ACTION_CALL, .seat = (uint8_t)seat, .calls = 1};
    bool may = false;
    action.call[0] = (Call){.card = card, .ordinal = ORDINAL_OTHER, .player = SEAT_NONE};
    for (int n = deal_copies(&game->deal, scene->rules, card); n >= 0 && !may; n--) {
      Ruling why;
      Refusal refusal = call_check(game, scene->rules, &action, 0, &why);
      action.call[0].ordinal = (uint8_t)n;
      may = refusal == LEGAL;
      if (refusal != REFUSED_RULE_FAILED) continue;
      repl_refuse_ruling(repl, &why);
      return;
    }
    if (may) cardset_put(&cards, card, game->deal.planes);
  }
  Text text = text_start(row, sizeof row);
  draw_cards(&text, scene, &cards);
  repl_tell(repl, SAY(LIST_CALLABLE), row, cardset_is_empty(&cards));
}

static void say_words(Repl *repl, const Scene *scene, int seat) {
  uint32_t kinds = game_kinds(&repl->session.game, repl->session.rules, seat);
  for (int kind = 0; kind < ACTION_NB; kind++) {
    if (!(kinds >> kind & 1) || kind == ACTION_PLAY || kind == ACTION_DECLARE ||
        kind == ACTION_DEFEND)
      continue;
    if (kind == ACTION_BURY)
      say_burying(repl, scene);
    else if (kind == ACTION_CALL)
      say_calling(repl, scene, seat);
    else
      repl_say(repl, "  %s", action_word((ActionKind)kind));
  }
}

/* Whom a question is about: refused when the reader may not know it. */
static int asked_seat(Repl *repl, int seat) {
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  if (seat == SEAT_NONE) {
    repl_deny(repl, SAY(OVER_STEP));
  } else if (!repl_sees(repl, seat)) {
    repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(seat));
    seat = SEAT_NONE;
  } else if (seat != SEAT_NONE && !deal_knows_hand(&repl->session.game.deal, seat)) {
    repl_deny(repl, SAY(HAND_UNKNOWN), seat_letter(seat));
    seat = SEAT_NONE;
  }
  return seat;
}

COMMAND(command_legal) {
  (void)command, (void)rest;
  const Session *session = &repl->session;
  Game view;
  Scene scene;
  if ((seat = asked_seat(repl, seat)) == SEAT_NONE) return false;
  uint32_t kinds = game_kinds(&session->game, session->rules, seat);
  repl_scene(repl, &view, &scene);
  if (view.deal.tables) {
    say_climb_legal(repl, &scene, seat);
    return true;
  }
  if (phase_is_on(&session->game, session->rules)) {
    phase_say_legal(repl, &scene, seat);
    return true;
  }
  if (kinds >> ACTION_PLAY & 1)
    return session->game.deal.plays > 0 ? say_follows(repl, &scene) : say_leads(repl, &scene, seat);
  if (kinds == 0)
    repl_tell(repl, SAY(NOTHING_TO_DO), seat_letter(seat));
  else
    repl_tell(repl, SAY(MAY_DO), seat_letter(seat));
  bool done = !(kinds >> ACTION_DECLARE & 1) || say_bids(repl, &scene, seat);
  if (kinds >> ACTION_DEFEND & 1) done = say_defence(repl, &scene, seat) && done;
  say_words(repl, &scene, seat);
  return done;
}

COMMAND(command_hint) {
  (void)command, (void)rest;
  const Session *session = &repl->session;
  Game view;
  Action action;
  Rng rng;
  char words[ROW_TEXT], reason[256] = "";
  if ((seat = asked_seat(repl, seat)) == SEAT_NONE) return false;
  view_of(&session->game, session->rules, seat, &view);
  rng_seed(&rng, session->game.actions);
  action.kind = ACTION_NB;
  bot_simple.choose(&(BotTurn){&view, session->rules, seat, &rng, reason, sizeof reason}, &action);
  if (action.kind == ACTION_NB) {
    repl_tell(repl, SAY(NOTHING_NOW), seat_letter(seat));
    return true;
  }
  Ruling why;
  ask_action(&session->game, session->rules, &action, &why);
  if (why.refusal != LEGAL) return tell_stuck(repl, &session->game, &why); /* functions forbid */
  action_print(&action, session->rules->deck.packs, repl->look.style, words, sizeof words);
  repl_say(repl, "%c: %s%s%s", seat_letter(seat), words, *reason ? " - " : "", reason);
  return true;
}
