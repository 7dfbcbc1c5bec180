/* narrate.c - what has happened, in words: plays, tricks, deals, the end of the game. */
#include "repl/render/narrate.h"

#include "deal/forbidden_plays.h"
#include "deal/next_deal.h"
#include "deal/phase_custom.h"
#include "deal/poll_answers.h"
#include "notation/notation.h"
#include "repl/custom_phase.h"
#include "repl/render/narrate_climb.h"
#include "repl/render/render_cards.h"
#include "repl/render/render_table.h"
#include "repl/say.h"
#include "repl/trick_plays.h"

bool tell_is_silent(const Action *action) {
  return action->type == ACTION_DRAW || action->type == ACTION_PASS;
}

/* --- the end of a trick, of a deal, of the game --- */

static void tell_trick(Repl *repl, const Scene *scene, Tell tell) {
  const Deal *deal = &repl->session.game.deal;
  Text row = text_room(ROW_TEXT);
  Text led = text_room(ROW_TEXT / 2), won = text_room(ROW_TEXT / 2);
  TrickPlays trick = trick_before(deal);
  render_play(&led, scene, &trick.play[0]);
  render_play(&won, scene, &trick.play[trick.best]);
  if (tell == TELL_TRICKS)
    say(&row, SAY(TRICK_LED_WON), deal->trick, seat_letter(trick.leader), led.out,
        seat_letter(trick.winner), won.out);
  else
    say(&row, SAY(TRICK_WON), deal->trick, seat_letter(trick.winner), won.out);
  int points = trick_points(&trick, repl->session.rules, deal);
  if (points) say(&row, SAY(POINTS_COMMA), points);
  repl_say(repl, "%s", row.out);
}

static void tell_levels(Repl *repl, const Game *before) {
  const Session *session = &repl->session;
  char old[LEVEL_TEXT], now[LEVEL_TEXT];
  Text row = text_room(ROW_TEXT);
  text_put(&row, SAY(TELL_LEVELS));
  for (int seat = 0; seat < session->rules->players; seat++) {
    deal_level_print(session->rules, before, seat, repl->look.style, old);
    deal_level_print(session->rules, &session->game, seat, repl->look.style, now);
    bool same = strcmp(old, now) == 0;
    bool won = session->game.winners >> seat & 1;
    text_put(&row, " ");
    say(&row, SAY(SEAT), seat_letter(seat));
    text_add(&row, " %s", old);
    if (won)
      text_put(&row, SAY(LEVEL_WON));
    else if (!same)
      text_add(&row, "->%s", now);
  }
  repl_say(repl, "%s", row.out);
  if (strchr(row.out, '+')) repl_tell(repl, SAY(LEVELS_AGAIN));
}

static void put_seats(Text *text, uint16_t seats) {
  bool first = true;
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (seats >> seat & 1) {
      text_put(text, first ? "" : SAY(LIST_COMMA));
      say(text, SAY(SEAT), seat_letter(seat));
      first = false;
    }
}

static void tell_result(Repl *repl, const Scene *scene) {
  const Deal *deal = &repl->session.game.deal;
  Text row = text_room(ROW_TEXT);
  render_score(&row, repl->session.rules, &deal->score);
  text_put(&row, SAY(TELL_TEAM));
  put_seats(&row, deal->team);
  if (deal->missing) say(&row, SAY(TEAM_SHORT), deal->missing);
  if (!cardset_is_empty(&deal->kitty) && repl->session.rules->kitty.shown_at_end) {
    text_put(&row, SAY(TELL_KITTY));
    render_cards(&row, scene, &deal->kitty);
  }
  repl_say(repl, "  %s", row.out);
}

/* Where the opponents' points come from, when not all are from tricks. */
static void put_sources(Text *text, const Deal *deal) {
  int throws = throw_points(deal);
  int rest = deal->opponents_points - deal->trick_points - deal->kitty_points;
  if (deal->kitty_points == 0 && rest == 0 && throws == 0) return;
  say(text, SAY(IN_TRICKS), deal->trick_points);
  if (deal->kitty_points) say(text, SAY(FOR_KITTY), deal->kitty_points);
  if (throws) say(text, SAY(FOR_THROWS), throws);
  if (rest != throws) say(text, SAY(FOR_RULES), rest - throws);
  text_put(text, SAY(BRACKET_END));
}

static void tell_game_end(Repl *repl) {
  const Game *game = &repl->session.game;
  Text row = text_room(ROW_TEXT);
  bool one = (game->winners & (game->winners - 1)) == 0;
  put_seats(&row, game->winners);
  if (game->winners)
    repl_tell(repl, SAY(WIN_GAME), row.out, one, game->number);
  else
    repl_tell(repl, SAY(GAME_OVER_AFTER), game->number);
}

/* Who declares next, at which level; or who draws first, where the bidding decides. */
static void tell_next(Repl *repl) {
  const Rules *rules = repl->session.rules;
  const Game *game = &repl->session.game;
  char level[LEVEL_TEXT];
  int first, declarer;
  if (game->over || !find_next(game, rules, &first, &declarer, NULL)) return;
  if (declarer == SEAT_NONE)
    repl_tell(repl, SAY(NEXT_BIDDING), seat_letter(first));
  else
    repl_tell(repl, SAY(NEXT_DECLARER), seat_letter(declarer),
              deal_level_print(rules, game, declarer, repl->look.style, level));
}

static void tell_deal_end(Repl *repl, const Scene *scene, const Game *before) {
  const Game *game = &repl->session.game;
  const Deal *deal = &game->deal;
  char trump[CARD_TEXT];
  if (deal->redeal) {
    if (deal->redeal == 1)
      repl_tell(repl, SAY(REDEALT_NOBODY), game->number);
    else if (deal->redeal == 3)
      repl_tell(repl, SAY(REDEALT), game->number);
    else
      repl_tell(repl, SAY(REDEALT_MISDEAL), game->number, seat_letter(deal->claimer));
    return;
  }
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(DEAL_OVER), game->number, deal->ended_early, seat_letter(deal->declarer),
      trump_print(deal->trump, repl->look.style, trump), deal->opponents_points);
  put_sources(&row, deal);
  repl_say(repl, "%s", row.out);
  tell_result(repl, scene);
  tell_levels(repl, before);
  tell_next(repl);
  if (game->over) tell_game_end(repl);
}

/* --- single actions --- */

static void put_list(Text *text, const Scene *scene, const uint8_t cards[], int n) {
  for (int i = 0; i < n; i++) {
    if (i > 0) text_put(text, " ");
    render_card(text, &scene->look, cards[i]);
  }
}

/* A throw that failed: the cards that were tried, who stopped it, what stays and what goes back. */
static bool tell_failed_throw(Repl *repl, const Scene *scene, const Game *before,
                              const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  if (deal->objector == SEAT_NONE || deal->plays > 1) return false;
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(TELL_THROWS), seat_letter(action->seat));
  put_list(&row, scene, deal->throw_cards, deal->throw_n);
  render_grouping(&row, &action->grouping);
  if (deal->objector_hidden)
    text_put(&row, SAY(CAN_BE_BEATEN));
  else
    say(&row, SAY(STOPS_IT), seat_letter(deal->objector));
  if (!cardset_is_empty(&deal->objection)) {
    text_put(&row, SAY(STOPS_WITH));
    render_cards(&row, scene, &deal->objection);
  }
  if (deal->plays == 1) {
    text_put(&row, SAY(LIST_SEMICOLON));
    render_play(&row, scene, &deal->play[0]);
    say(&row, SAY(STAYS_LED), deal->play[0].n, deal->withdrawn);
  }
  int cost = deal->penalty[action->seat] - before->deal.penalty[action->seat];
  if (cost) say(&row, SAY(POINTS_ACROSS), cost);
  repl_say(repl, "%s", row.out);
  return true;
}

static void tell_play(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  bool ended = deal->ended_by_throw;
  if ((ended || deal->plays == 1) && tell_failed_throw(repl, scene, before, action)) return;
  bool led = before->deal.plays == 0;
  bool completed = deal->trick > before->deal.trick;
  int winning = deal->plays ? deal_after(deal, deal->leader, deal->best) : deal->last_winner;
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(TELL_PLAYS), seat_letter(action->seat), led);
  render_cards(&row, scene, &action->cards);
  render_grouping(&row, &action->grouping);
  if (!led && !completed && winning == action->seat) text_put(&row, SAY(IS_WINNING));
  repl_say(repl, "%s", row.out);
}

/* Called cards that this action has met. */
static void tell_joining(Repl *repl, const Game *before) {
  const Deal *deal = &repl->session.game.deal;
  char name[CALL_SAID];
  for (int i = 0; i < deal->calls; i++) {
    const Call *call = &deal->call[i];
    if (call->player == SEAT_NONE || before->deal.call[i].player != SEAT_NONE) continue;
    bool joined = !(before->deal.team >> call->player & 1) && (deal->team >> call->player & 1);
    repl_tell(repl, SAY(HAS_SHOWN), seat_letter(call->player),
              call_said(call, repl->look.style, name), joined);
  }
}

static void tell_declaration(Repl *repl, const Scene *scene, const Action *action) {
  static const char *const SENTENCE[ACTION_NB] = {[ACTION_DECLARE] = SAY(DECLARES),
                                                  [ACTION_DEFEND] = SAY(DEFENDS_WITH),
                                                  [ACTION_YIELD] = SAY(YIELDS),
                                                  [ACTION_MISDEAL] = SAY(MISDEALS)};
  Text row = text_room(ROW_TEXT);
  const Bidding *bidding = &scene->view.deal.bidding;
  say(&row, SENTENCE[action->type], seat_letter(action->seat));
  if (action->type == ACTION_DECLARE && bidding->n > 0)
    render_bid(&row, scene, bidding_standing(bidding));
  else
    render_cards(&row, scene, &action->cards);
  repl_say(repl, "%s", row.out);
}

/* Nobody declared, and cards of the kitty were turned, as they lay, until trumps were found. */
static void tell_turned(Repl *repl, const Deal *deal) {
  char name[CARD_TEXT];
  Text row = text_room(ROW_TEXT);
  int kitty = deal->deck_n - repl->session.rules->deck.kitty;
  if (deal->turned == 0) return;
  text_put(&row, SAY(TURNED_ARE));
  for (int i = 0; i < deal->turned; i++)
    text_add(&row, " %s", card_said(deal->deck[kitty + i], repl->look.style, name));
  repl_say(repl, "%s", row.out);
}

/* The trumps; "?" where the reader does not know them. */
static const char *trump_seen(const Repl *repl, const Scene *scene, char out[CARD_TEXT]) {
  if (!scene->view.deal.has_order) return "?";
  return trump_print(repl->session.game.deal.trump, repl->look.style, out);
}

/* What who does it sees of the kitty: ": 3C 4C", or nothing. */
static const char *kitty_seen(Repl *repl, const Scene *scene, const Action *action,
                              const CardSet *cards, char out[ROW_TEXT]) {
  char row[ROW_TEXT];
  out[0] = '\0';
  if (!repl_sees(repl, action->seat)) return out;
  return say_values_in(out, ROW_TEXT, VALUES(SAY(COLON_CARDS), cards_text(scene, cards, row)));
}

static void tell_kitty(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  char row[ROW_TEXT], trump[CARD_TEXT], who = seat_letter(action->seat);
  switch (action->type) {
    case ACTION_PICK_UP:
      tell_turned(repl, deal);
      kitty_seen(repl, scene, action, &before->deal.kitty, row);
      if (action->seat == deal->declarer)
        repl_tell(repl, SAY(PICKS_UP), who, trump_seen(repl, scene, trump), row);
      else
        repl_tell(repl, SAY(PICKS_UP_FOR), who, seat_letter(deal->declarer),
                  trump_seen(repl, scene, trump), row);
      break;
    case ACTION_BURY:
      repl_tell(repl, SAY(BURIES), who, repl->session.rules->deck.kitty,
                kitty_seen(repl, scene, action, &action->cards, row));
      break;
    default: repl_tell(repl, SAY(LAYS_OPEN), who, cards_text(scene, &deal->kitty, row));
  }
}

/* Trumps and the declarer, where nobody takes the kitty up. */
static void tell_kitty_lies(Repl *repl, const Scene *scene, const Game *before) {
  const Deal *deal = &repl->session.game.deal;
  char trump[CARD_TEXT];
  if (deal->burier != SEAT_NOBODY || before->deal.burier == SEAT_NOBODY || deal->picked_up) return;
  tell_turned(repl, deal);
  repl_tell(repl, SAY(KITTY_LIES), seat_letter(deal->declarer), trump_seen(repl, scene, trump));
}

/* An overbid after the burying: the kitty changes hands, unless it was whoever buried it. */
static void tell_theft(Repl *repl, const Scene *scene, const Action *action) {
  char trump[CARD_TEXT];
  tell_declaration(repl, scene, action);
  bool takes = !repl->session.game.deal.buried;
  repl_tell(repl, SAY(STEALS_KITTY), seat_letter(action->seat), takes,
            trump_seen(repl, scene, trump));
}

/* Cards that an effect asked for: how many, and to whoever may see them which. */
static void tell_gift(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const Gift *gift = &before->deal.gift[0];
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(GIVES_CARDS), seat_letter(gift->from), gift->count, seat_letter(gift->to));
  if (repl_sees(repl, gift->from) || repl_sees(repl, gift->to)) {
    text_put(&row, SAY(LIST_COLON));
    render_cards(&row, scene, &action->cards);
  }
  repl_say(repl, "%s", row.out);
}

static void tell_call(Repl *repl, const Action *action) {
  char name[CALL_SAID];
  Text calls = text_room(ROW_TEXT);
  for (int i = 0; i < action->calls; i++)
    text_add(&calls, "%s%s", i ? SAY(LIST_COMMA) : "",
             call_said(&action->call[i], repl->look.style, name));
  repl_tell(repl, SAY(TELL_CALLS), seat_letter(action->seat), calls.out);
}

static void tell_single(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  if (action->type == ACTION_DECLARE && before->deal.buried) {
    tell_theft(repl, scene, action);
    return;
  }
  switch (action->type) {
    case ACTION_PLAY: tell_play(repl, scene, before, action); break;
    case ACTION_PICK_UP:
    case ACTION_BURY:
    case ACTION_REVEAL: tell_kitty(repl, scene, before, action); break;
    case ACTION_CALL: tell_call(repl, action); break;
    case ACTION_GIVE: tell_gift(repl, scene, before, action); break;
    case ACTION_DEAL:
      repl_tell(repl, SAY(DEAL_BEGINS), repl->session.game.number,
                seat_letter(repl->session.game.deal.first_drawer));
      break;
    default: tell_declaration(repl, scene, action);
  }
}

/* "B: give 2 cards"; the cards only to who sees B's hand. */
static void put_answer(Text *text, Repl *repl, const Scene *scene, int seat,
                       const PhaseAnswer *answer) {
  int n = cardset_size(&answer->cards, PACK_MAX);
  say(text, SAY(SEAT_COLON), seat_letter(seat));
  text_put(text, choice_word(repl->session.rules, answer->word));
  if (answer->has_number) text_add(text, " %d", answer->number);
  if (n == 0) return;
  text_put(text, " ");
  if (repl_sees(repl, seat))
    render_cards(text, scene, &answer->cards);
  else
    say(text, SAY(N_CARDS), n);
}

/* What was chosen in a phase that a variant adds. */
static void tell_choice(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const RuleTurn *turn = &before->deal.rule;
  uint16_t me = (uint16_t)(1u << action->seat);
  Text row = text_room(ROW_TEXT);
  PhaseAnswer mine = {.has_number = action->has_number, .number = action->number};
  snprintf(mine.word, sizeof mine.word, "%s", action_name(action));
  mine.cards = action->cards;
  bool opened = turn->polled && (turn->asked & ~me) == 0;
  if (turn->polled && !repl_sees(repl, action->seat))
    say(&row, SAY(HAS_ANSWERED), seat_letter(action->seat));
  else
    put_answer(&row, repl, scene, action->seat, &mine);
  repl_say(repl, "%s", row.out);
  if (!opened) return;
  row = text_start(row.out, row.size);
  text_put(&row, SAY(ALL_ANSWERED));
  for (int i = 0; i < before->deal.players; i++) {
    int seat = deal_after(&before->deal, turn->first, i);
    if (!((turn->waiting | me) >> seat & 1)) continue;
    text_put(&row, seat == turn->first ? " " : SAY(LIST_COMMA));
    PhaseAnswer answer = seat == action->seat ? mine : poll_answer(before, seat);
    put_answer(&row, repl, scene, seat, &answer);
  }
  repl_say(repl, "%s", row.out);
}

void tell_action(Repl *repl, const Game *before, const Action *action, Tell tell) {
  const Game *game = &repl->session.game;
  if (game->deal.tables) {
    tell_climb(repl, before, action, tell);
    return;
  }
  Scene scene = repl_scene(repl);
  bool play = action->type == ACTION_PLAY, of_rules = phase_is_on(before, repl->session.rules);
  if (of_rules && tell != TELL_DEALS && action->type != ACTION_MISDEAL)
    tell_choice(repl, &scene, before, action);
  else if (!tell_is_silent(action) && (tell == TELL_ACTIONS || (tell == TELL_TRICKS && !play)))
    tell_single(repl, &scene, before, action);
  if (tell != TELL_DEALS) tell_kitty_lies(repl, &scene, before);
  if (play && tell != TELL_DEALS) tell_joining(repl, before);
  if (play && tell != TELL_DEALS && game->deal.trick > before->deal.trick)
    tell_trick(repl, &scene, tell);
  bool ended = game_phase(game, repl->session.rules) == PHASE_NONE;
  if (ended && action->type != ACTION_DEAL) tell_deal_end(repl, &scene, before);
}

void tell_put_where(Text *text, const Game *game, const Rules *rules) {
  int seat = game_waits_for(game, rules);
  say(text, SAY(DEAL_N), game->number);
  if (game->deal.tables) {
    tell_climb_where(text, game, rules);
    return;
  }
  if (phase_is_on(game, rules)) {
    say(text, SAY(TO_CHOOSE), phase_spoken(rules, game_phase(game, rules)), seat_letter(seat));
    return;
  }
  switch (game_phase(game, rules)) {
    case PHASE_DRAW:
      say(text, SAY(WHERE_DRAWN), game->deal.drawn, game->deal.deck_n - rules->deck.kitty);
      break;
    case PHASE_GIFT: text_put(text, SAY(WHERE_GIFT)); break;
    case PHASE_KITTY: text_put(text, SAY(WHERE_KITTY)); break;
    case PHASE_CALL: text_put(text, SAY(WHERE_CALLING)); break;
    case PHASE_TRICKS: say(text, SAY(TRICK_COMMA), game->deal.trick + 1); break;
    default: text_put(text, game->over ? SAY(WHERE_GAME_OVER) : SAY(WHERE_OVER));
  }
  if (seat != SEAT_NONE) {
    static const char *const DOES[] = {[PHASE_DRAW] = SAY(TO_DRAW),
                                       [PHASE_KITTY] = SAY(TO_BURY),
                                       [PHASE_CALL] = SAY(TO_CALL),
                                       [PHASE_TRICKS] = SAY(TO_PLAY),
                                       [PHASE_GIFT] = SAY(TO_GIVE)};
    PhaseType phase = game_phase(game, rules);
    bool drawn = phase == PHASE_DRAW && game->deal.drawn == game->deal.deck_n - rules->deck.kitty;
    bool polled = drawn || game_allowed_actions(game, rules, seat) >> ACTION_PASS & 1;
    say(text, polled ? SAY(TO_DECLARE) : DOES[phase], seat_letter(seat));
  }
}

void tell_where(Repl *repl) {
  Text row = text_room(ROW_TEXT);
  tell_put_where(&row, &repl->session.game, repl->session.rules);
  repl_say(repl, "%s", row.out);
}

bool tell_stuck(Repl *repl, const Game *game, const Ruling *why) {
  const Session *session = &repl->session;
  const char *fields[OBJECTIONS_MAX];
  char row[ROW_TEXT], files[ROW_TEXT];
  bool bot = why->refusal == REFUSED_BOT; /* it may have named its cards */
  if (bot && !repl_sees(repl, why->seat))
    return repl_deny(repl, SAY(BOT_FAILS), why->held, seat_letter(why->seat));
  if (bot || why->refusal == REFUSED_RULE_FAILED) return repl_refuse_ruling(repl, why);
  Ruling refusal = *why;
  refusal.example = CARDSET_EMPTY; /* it was not found */
  int seat = game_waits_for(game, session->rules);
  if (seat == SEAT_NONE || repl_sees(repl, seat)) /* the sentence may name cards of a hidden hand */
    repl_ruling(repl, &refusal, row);
  else
    say_values_in(row, sizeof row, VALUES(SAY(FINDS_NOTHING), seat_letter(seat)));
  size_t n = strlen(row);
  Text text = text_start(row + n, sizeof row - n);
  int found = allowed_objections(game, session->rules, why, fields);
  for (int i = 0; i < found; i++) {
    if (!strchr(fields[i], '.')) continue;
    variant_sources(session->variant, schema_named(fields[i]), files, sizeof files);
    text_add(&text, "  [%s%s%s]", fields[i], *files ? " " : "", files);
  }
  return repl_deny(repl, SAY(GOES_NO_FURTHER), row);
}
