/* actions.c - the commands that are actions: one handler, the word of the record says which. */
#include "repl/command/actions.h"

#include <string.h>

#include "notation/notation.h"
#include "notation/typed_cards.h"
#include "repl/command/call_list.h"
#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/command/set_up_hands.h"
#include "repl/custom_phase.h"
#include "repl/render/render_cards.h"
#include "repl/render/narrate.h"
#include "repl/render/throw_risk.h"
#include "repl/say.h"

/* "call AH 1 KD second" as the notation has it: "AH#1 KD#2". */
static void join_calls(const char *text, char *out, size_t size) {
  static const char *const ORDINAL[] = {"first", "second", "third",   "fourth",
                                        "fifth", "sixth",  "seventh", "eighth"};
  Text joined = text_start(out, size);
  char word[64];
  while (command_word(&text, word, sizeof word)) {
    const char *number = word;
    char digit[2] = "";
    for (int i = 0; i < PACK_MAX; i++)
      if (strcmp(word, ORDINAL[i]) == 0) digit[0] = (char)('1' + i);
    if (*digit) number = digit;
    bool ordinal = strspn(number, "0123456789") == strlen(number) || strcmp(word, "other") == 0;
    text_add(&joined, "%s%s", ordinal ? "#" : joined.length ? " " : "", number);
  }
}

/* The reader may act for the seats that are taken, and for all when none is or all is open. */
static bool may_act_for(Repl *repl, int seat) {
  if (repl_sees(repl, seat)) return true;
  return repl_deny(repl, SAY(FAR_SEAT), seat_letter(seat));
}

/* HJ is always the joker: who holds JH but no HJ is asked whether it was meant, and the reverse. */
static const char *mixed_up(const Game *game, const Action *action) {
  static const Card JACK = 2 * RANK_NB + RANK_J; /* of hearts */
  const CardSet *hand = &game->deal.hand[action->seat];
  bool played_joker = action->cards.plane[0] >> HJ & 1,
       played_jack = action->cards.plane[0] >> JACK & 1;
  bool joker = hand->plane[0] >> HJ & 1, jack = hand->plane[0] >> JACK & 1;
  if (played_joker && !joker && jack) return SAY(MEANT_JACK);
  if (played_jack && !jack && joker) return SAY(MEANT_JOKER);
  return "";
}

static bool refuse_action(Repl *repl, const Action *action, const Ruling *why) {
  char sentence[ROW_TEXT], who[16] = "";
  Text text = text_start(who, sizeof who);
  ruling_said(why, repl->session.rules->deck.packs, repl->look.style, sentence, sizeof sentence);
  const char *question = "";
  if (why->refusal == REFUSED_NOT_HELD) question = mixed_up(&repl->session.game, action);
  if (!repl->taken && action->seat != SEAT_NONE)
    say(&text, SAY(SEAT_COLON), seat_letter(action->seat));
  return repl_refuse(repl, "%s%s%s", who, sentence, question);
}

const char *act_of_cards(const Repl *repl, int seat, char choice[NAME_MAX_LEN]) {
  const Session *session = &repl->session;
  PhaseChoices choices = {.n = 0};
  int n = 0;
  if (seat != SEAT_NONE) phase_choices(repl, seat, &choices);
  for (int i = 0; i < choices.n; i++)
    if (choices.choice[i].count.max && n++ == 0)
      text_copy(choice, NAME_MAX_LEN, choices.choice[i].word, strlen(choices.choice[i].word));
  if (n == 1) return choice;
  return action_word(game_type_of_cards(&session->game, session->rules, seat));
}

bool act_is_possible(const Repl *repl, const char *name) {
  const Session *session = &repl->session;
  if (strcmp(name, action_word(ACTION_GIVE)) == 0 &&
      game_phase(&session->game, session->rules) == PHASE_TRICKS)
    return true;
  for (int type = 0; type < ACTION_NB; type++) {
    if (strcmp(action_word((ActionType)type), name) != 0) continue;
    if (type == ACTION_DEAL)
      return game_default(&session->game, session->rules).type == ACTION_DEAL;
    for (int seat = 0; seat < session->rules->players; seat++)
      if (repl_sees(repl, seat) &&
          game_allowed_actions(&session->game, session->rules, seat) >> type & 1)
        return true;
  }
  return false;
}

/* What is typed behind the word, in the notation: of a hand that the reader may not see nothing is
** looked at. */
static bool put_typed(Repl *repl, const char *name, int seat, const char *rest, Text *words) {
  const Rules *rules = repl->session.rules;
  const CardSet *hand = seat == SEAT_NONE ? NULL : &repl->session.game.deal.hand[seat];
  char typed[ROW_TEXT], calls[ROW_TEXT], error[256];
  if (hand && !(repl_sees(repl, seat) && deal_knows_hand(&repl->session.game.deal, seat)))
    hand = NULL;
  bool ranks = rules->order.suits == SUITS_IGNORED &&
               action_find(name, strlen(name)) != ACTION_NB &&
               strcmp(name, action_word(ACTION_REQUEST)) != 0;
  const Typist typist = {hand, ranks};
  bool call = strcmp(name, action_word(ACTION_CALL)) == 0;
  if (hand && rules->order.suits != SUITS_IGNORED && !call && typed_ranks(rest))
    return typed_ask_suits(rest, hand, error, sizeof error), repl_refuse(repl, "%s", error);
  if (!typed_cards(rest, &typist, typed, sizeof typed, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  if (call) join_calls(typed, calls, sizeof calls);
  text_put(words, name);
  if (*typed) text_add(words, " %s", call ? calls : typed);
  return true;
}

bool act_read(Repl *repl, const char *name, int seat, const char *rest, Action *action) {
  char words[ROW_TEXT * 2], error[256];
  Text text = text_start(words, sizeof words);
  if (!put_typed(repl, name, seat, rest, &text)) return false;
  if (!action_parse(words, repl->session.rules->deck.packs, action, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  action->seat = (uint8_t)(action->type == ACTION_DEAL ? SEAT_NONE : seat);
  return true;
}

/* A throw that could fail is to be typed twice: what it was that could beat it is said before. */
static bool refuse_risk(Repl *repl, const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  bool leads = action->type == ACTION_PLAY && deal->has_order && !deal->tables && deal->plays == 0;
  bool again = repl->risked.type == ACTION_PLAY && repl->risked.seat == action->seat &&
               cardset_equal(&repl->risked.cards, &action->cards, deal->planes) &&
               grouping_equal(&repl->risked.grouping, &action->grouping);
  Risk risk;
  repl->risked.type = ACTION_NB;
  if (!repl->confirm || !leads || again || !(repl->taken >> action->seat & 1)) return true;
  if (!cardset_has(&deal->hand[action->seat], &action->cards, deal->planes)) return true;
  if (!risk_of_throw(repl, action, &risk)) return true;
  repl->risked = *action;
  if (!risk.beaten) return repl_deny(repl, SAY(THROW_OPEN));
  char row[ROW_TEXT];
  Scene scene = repl_scene(repl);
  return repl_deny(repl, SAY(THROW_RISK), cards_text(&scene, &risk.with, row));
}

static bool act(Repl *repl, const Action *action) {
  Session *session = &repl->session;
  Ruling why;
  if (action->type != ACTION_DEAL) {
    if (action->seat == SEAT_NONE) return repl_deny(repl, SAY(OVER_STEP));
    if (!may_act_for(repl, action->seat) || !refuse_risk(repl, action)) return false;
  }
  Game before = session->game;
  if (session_do(session, action, &why) != LEGAL) return refuse_action(repl, action, &why);
  bool quiet = tell_is_silent(action) && !phase_is_on(&before, session->rules);
  if (quiet && !session->game.deal.tables) tell_where(repl);
  tell_action(repl, &before, action, TELL_ACTIONS);
  go_on_to_decision(repl);
  return true;
}

/* `call` alone, where there is something to be called: which cards could be? */
static bool asks_for_calls(const Repl *repl, const Command *command, int seat) {
  const Session *session = &repl->session;
  uint32_t allowed = game_allowed_actions(&session->game, session->rules, seat);
  return strcmp(command->name, action_word(ACTION_CALL)) == 0 && allowed >> ACTION_CALL & 1 &&
         session->rules->friends.count > 0 && repl_sees(repl, seat);
}

COMMAND(command_act) {
  Action action;
  if (strcmp(command->name, action_word(ACTION_GIVE)) == 0 && set_up_is_hand(repl, rest))
    return set_up_hand(repl, rest);
  if (repl->session.game.over) return repl_deny(repl, SAY(OVER_NEW));
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  if (!*rest && seat != SEAT_NONE && asks_for_calls(repl, command, seat)) {
    Scene scene = repl_scene(repl);
    listed_begin(&repl->listed, &repl->session.game);
    return say_calls(repl, &scene, seat);
  }
  return act_read(repl, command->name, seat, rest, &action) && act(repl, &action);
}

/* "#1 #4", or "3": the lines of the last list, several where they are calls. */
COMMAND(command_take_listed) {
  const ListedActions *listed = &repl->listed;
  Action action = {.type = ACTION_NB, .seat = SEAT_NONE};
  char word[16];
  (void)command, (void)seat;
  if (!listed_is_for(listed, &repl->session.game)) return repl_deny(repl, SAY(NO_LIST));
  while (command_word(&rest, word, sizeof word)) {
    int n = command_count(word + (*word == '#'), 0);
    if (n < 1 || n > listed->n) return repl_deny(repl, SAY(NO_LISTED), word, listed->n);
    const Action *next = &listed->action[n - 1];
    if (action.type == ACTION_NB)
      action = *next;
    else if (next->type == ACTION_CALL && action.calls < CALL_MAX)
      action.call[action.calls++] = next->call[0];
    else
      return repl_deny(repl, SAY(ONE_LISTED));
  }
  return act(repl, &action);
}
