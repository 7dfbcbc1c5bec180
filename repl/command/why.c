/* why.c - rulings explained: a play before it is made, a trick when it is done. */
#include "repl/command/why.h"

#include <ctype.h>
#include <string.h>

#include "deal/climb_tables.h"
#include "deal/past_tricks.h"
#include "deal/trick.h"
#include "notation/notation.h"
#include "play/shape_text.h"
#include "play/winner.h"
#include "repl/command/actions.h"
#include "repl/command/handlers.h"
#include "repl/command/out_of_turn.h"
#include "repl/command/why_play.h"
#include "repl/command/why_score.h"
#include "repl/custom_phase.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"
#include "repl/trick_plays.h"

/* "follow.owes (variants/pagat.lua:31)" of the field that decides; in a picture, whose readers have
** no files, what the game calls itself. */
static void say_rule(Repl *repl, const char *field) {
  if (!field || !*field) return;
  const Variant *variant = repl->session.variant;
  const char *source = repl->pictured ? variant_source_name(variant, schema_named(field))
                                      : variant_source(variant, schema_named(field));
  if (*source)
    repl_tell(repl, SAY(RULE_AT), field, source);
  else
    repl_tell(repl, SAY(RULE_OF), field);
}

static void say_cards(Repl *repl, const Scene *scene, const char *what, const CardSet *cards) {
  char row[ROW_TEXT];
  if (cardset_is_empty(cards)) return;
  repl_tell(repl, SAY(WHAT_CARDS), what, cards_text(scene, cards, row));
}

static void say_refusal(Repl *repl, const Scene *scene, int seat, const Ruling *why) {
  char sentence[ROW_TEXT];
  bool nobody = seat == SEAT_NONE, other = !nobody && !(repl->taken >> seat & 1);
  if (why->refusal == REFUSED_NOT_HELD && other) {
    repl_tell(repl, SAY(NOT_HELD_BY), seat_letter(seat), cards_text(scene, &why->owed, sentence));
    if (!cardset_is_empty(&why->part)) say_cards(repl, scene, SAY(WHAT_IS_HELD), &why->part);
    return;
  }
  Ruling alone = *why; /* the example has a line of its own below */
  alone.example = CARDSET_EMPTY;
  repl_ruling(repl, &alone, sentence);
  if (nobody) /* deals */
    repl_say(repl, "%s", sentence);
  else
    repl_tell(repl, SAY(NOT_LEGAL_FOR), seat_letter(seat), sentence);
  if (why->refusal != REFUSED_NOT_HELD) say_cards(repl, scene, SAY(WHAT_OBLIGES), &why->owed);
  say_cards(repl, scene, why->others ? SAY(SOME_LEGAL) : SAY(WOULD_BE_LEGAL), &why->example);
  say_rule(repl, why->field);
}

/* --- tricks --- */

static void put_strength(Text *text, const Scene *scene, const Strength *strength,
                         const Shape *lead, const CardSet *places) {
  const Order *order = &scene->view.deal.order;
  char words[SHAPE_TEXT];
  if (places->plane[0] & order->suitless) {
    text_put(text, SAY(NO_SUIT));
    return;
  }
  if (strength->power == POWER_NONE) {
    bool suit = lead->suit == SUIT_NONE || order_suit_of(order, places) == lead->suit;
    if (suit)
      say(text, SAY(NOT_THE_SHAPE), shape_words(lead, words, sizeof words));
    else if (lead->suit == TRUMPS)
      text_put(text, SAY(NOT_ALL_TRUMPS));
    else
      say(text, SAY(NO_RUFF), suit_said(lead->suit));
    return;
  }
  bool ruff = strength->power >= POWER_TRUMPS;
  text_put(text, strength->form_power      ? SAY(BEATS_LED)
                 : ruff                    ? SAY(RUFFS)
                 : lead->suit == SUIT_NONE ? SAY(OF_SEVERAL_SUITS)
                                           : SAY(IN_SUIT_LED));
  if (strength->unit.size == 0 || lead->n == 0 || unit_cards(&strength->unit) == 1) return;
  char card[CARD_TEXT];
  say(text, SAY(UNIT_UP_TO), unit_words(&strength->unit, words), strength->unit.length > 1,
      card_said(order->kind_at[unit_top(&strength->unit)], scene->look.style, card));
}

/* The lead on the table, else of the last trick. */
static void led(const Deal *deal, const Rules *rules, Shape *lead) {
  if (deal->plays > 0)
    deal_lead_shape(deal, rules, lead);
  else
    deal_last_lead_shape(deal, rules, lead);
}

/* The first play counts as it stands on the table, after a failed throw what stayed. */
static void say_comparison(Repl *repl, const Scene *scene, const TrickPlays *trick) {
  const Deal *deal = &scene->view.deal;
  Shape lead = {.n = 0};
  Strength best = {0};
  CardSet kinds, places;
  for (int i = 0; i < trick->n; i++) {
    Strength strength;
    Text row = text_room(ROW_TEXT);
    deal_play_cards(deal, &trick->play[i], &kinds);
    order_cross(&deal->order, &kinds, &places);
    if (i == 0) led(deal, scene->rules, &lead);
    trick_strength(&deal->order, scene->rules, &lead, &places, &strength);
    if (i <= trick->best) best = strength;
    bool in_suit = scene->rules->win.throws == THROWS_IN_SUIT;
    bool by_unit = lead.n == 1 || scene->rules->win.overruff <= OVERRUFF_HIGHEST_SET;
    bool equal = i > trick->best && strength.power == best.power && strength.unit.size > 0 &&
                 by_unit && !trick_stronger(&deal->order, &best, &strength);
    text_put(&row, "  ");
    say(&row, SAY(SEAT), seat_letter(deal_after(deal, trick->leader, i)));
    text_put(&row, " ");
    render_play(&row, scene, &trick->play[i]);
    text_put(&row, SAY(LIST_COLON));
    put_strength(&row, scene, &strength, &lead, &places);
    if (i == 0) text_put(&row, SAY(THE_LEAD));
    if (i == trick->best)
      text_put(&row, lead.n > 1 && i == 0 && !in_suit ? SAY(NO_RUFF_BEATS) : SAY(THE_HIGHEST));
    if (equal) text_put(&row, SAY(AS_HIGH_LATER));
    repl_say(repl, "%s", row.out);
  }
  if (lead.n > 1) say_rule(repl, "win.overruff");
}

static bool why_trick(Repl *repl) {
  Scene scene = repl_scene(repl);
  const Deal *deal = &scene.view.deal;
  TrickPlays trick = trick_shown(deal);
  if (trick.n == 0) return repl_deny(repl, SAY(NO_TRICK_PLAYED));
  if (deal->plays > 0 && deal->objector == SEAT_HIDDEN)
    repl_tell(repl, SAY(TRIED_IN_VAIN), seat_letter(deal->leader));
  else if (deal->plays > 0 && deal->objector != SEAT_NONE)
    repl_tell(repl, SAY(TRIED_A_THROW), seat_letter(deal->leader), seat_letter(deal->objector));
  if (deal->plays == 0)
    repl_tell(repl, SAY(WON_TRICK), seat_letter(trick.winner), deal->trick);
  else
    repl_tell(repl, SAY(WINNING_TRICK), seat_letter(trick.winner), deal->trick + 1);
  say_comparison(repl, &scene, &trick);
  return true;
}

/* Who holds the trick at a table of a climbing game, and by what. */
static void say_climb_trick(Repl *repl, const Scene *scene, int k) {
  const ClimbTable *table = &scene->view.deal.table[k];
  char words[SHAPE_TEXT];
  Text row = text_room(ROW_TEXT);
  if (table->top_player == SEAT_NONE) {
    repl_tell(repl, SAY(TABLE_EMPTY));
    return;
  }
  render_play(&row, scene, &table->top);
  repl_tell(repl, SAY(HOLDS_TRICK), seat_letter(table->top_player), row.out,
            climb_words(scene->rules, &table->climb, words));
}

/* --- the command --- */

/* The word in front is an action's name, or may be chosen in a phase of the variant: "bury 3C ...".
** In such a phase what cannot be a card is read as a choice, too. */
static const char *action_named(const Repl *repl, const char *word) {
  ActionType type = action_find(word, strlen(word));
  if (type != ACTION_NB) return action_word(type);
  PhaseChoice choice;
  bool no_card = phase_is_on(&repl->session.game, repl->session.rules) &&
                 islower((unsigned char)word[0]) && strlen(word) > 2;
  return no_card || phase_find_word(repl, word, &choice) ? word : NULL;
}

bool why_read(Repl *repl, int seat, const char *rest, Action *action) {
  char word[NAME_MAX_LEN] = "", choice[NAME_MAX_LEN];
  const char *behind = rest;
  command_word(&behind, word, sizeof word);
  const char *name = action_named(repl, word);
  if (!name) return act_read(repl, act_of_cards(repl, seat, choice), seat, rest, action);
  return act_read(repl, name, seat, behind + strspn(behind, " \t"), action);
}

/* Of cards that the seat lacks, as it has played them: where that was, the last trick first. */
static void say_played_before(Repl *repl, const Scene *scene, const Action *action,
                              const Ruling *why) {
  const Deal *deal = &repl->session.game.deal;
  SeenTrick tricks[PAST_MAX + 1];
  CardSet lacks, here;
  char words[ROW_TEXT];
  if (action->type != ACTION_PLAY || deal->tables) return;
  cardset_subtract(&lacks, &why->owed, &why->part, PACK_MAX);
  for (int i = past_tricks(deal, tricks) - 1; i >= 0; i--) {
    const SeenTrick *trick = &tricks[i];
    int k = (action->seat - trick->leader + deal->players) % deal->players;
    CardSet played = CARDSET_EMPTY;
    int at = trick->from + k * trick->cards;
    for (int j = at; k < trick->plays && j < at + trick->cards; j++)
      cardset_put(&played, deal->log[j], PACK_MAX);
    for (int p = 0; p < PACK_MAX; p++) here.plane[p] = played.plane[p] & lacks.plane[p];
    if (cardset_is_empty(&here)) continue;
    cardset_subtract(&lacks, &lacks, &here, PACK_MAX);
    repl_tell(repl, SAY(PLAYED_BEFORE), seat_letter(action->seat), cards_text(scene, &here, words),
              trick->number + 1);
  }
}

/* Explains what would be ruled on an action. */
static bool why_action(Repl *repl, const Action *action) {
  const Session *session = &repl->session;
  Ruling why;
  Repl as_if;
  game_explain(&session->game, session->rules, action, &why);
  if (why.refusal == REFUSED_TURN && action->type == ACTION_PLAY &&
      out_of_turn_begin(repl, action->seat, &as_if))
    return out_of_turn_end(repl, &as_if, why_action(&as_if, action));
  if (why.refusal == REFUSED_NOT_HELD && !command_knows_hand(repl, action->seat)) return false;
  Scene scene = repl_scene(repl);
  if (why.refusal != LEGAL) say_refusal(repl, &scene, action->seat, &why);
  if (why.refusal == REFUSED_NOT_HELD) say_played_before(repl, &scene, action, &why);
  if (why.refusal != LEGAL) return true;
  if (action->type == ACTION_PLAY)
    say_rule(repl, say_legal_play(repl, &scene, action));
  else
    repl_tell(repl, SAY(LEGAL));
  return true;
}

bool why_asked(Repl *repl, int seat, const char *rest) {
  Action action;
  return why_read(repl, seat, rest, &action) && why_action(repl, &action);
}

static const char SCORE[] = "score";

bool why_question(Repl *repl, int seat, const char *rest, Action *action) {
  static const char NOT[] = "not "; /* "why not 9C" */
  action->type = ACTION_NB;
  if (strcmp(rest, SCORE) == 0) return true;
  if (strncmp(rest, NOT, strlen(NOT)) == 0) rest += strlen(NOT);
  if (!*rest && seat == SEAT_NONE && repl->was_denied) *action = repl->denied;
  if (!*rest) return true;
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  if (seat == SEAT_NONE) return repl_deny(repl, SAY(OVER_NO_PLAY));
  if (!repl_sees(repl, seat)) return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(seat));
  return why_read(repl, seat, rest, action);
}

COMMAND(command_why) {
  Action action;
  if (!why_question(repl, seat, rest, &action)) return false;
  if (action.type != ACTION_NB) return why_action(repl, &action);
  if (strcmp(rest, SCORE) == 0) return why_score(repl);
  if (!repl->session.game.deal.tables) return why_trick(repl);
  Scene scene = repl_scene(repl);
  say_climb_trick(repl, &scene, climb_table(repl));
  return true;
}
