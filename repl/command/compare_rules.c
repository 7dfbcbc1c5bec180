/* compare_rules.c - one game under two rules: where it first comes out otherwise. */
#include "repl/command/compare_rules.h"

#include "ask/ask_plays.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/render/render_table.h"
#include "repl/say.h"

/* The same game under two rules, before and after one action. */
typedef struct Pair {
  Repl *repl;
  const Rules *old_rules, *new_rules;
  Game old, now;
} Pair;

static char letter_or_nobody(int seat) { return seat == SEAT_NONE ? '-' : seat_letter(seat); }

static bool put_trick(Text *text, const Pair *pair) {
  const Deal *old = &pair->old.deal, *now = &pair->now.deal;
  if (now->trick != old->trick) {
    text_put(text, SAY(TRICK_END_MOVED));
  } else if (now->trick > 0 && now->last_winner != old->last_winner) {
    say(text, SAY(WINS_NOT), seat_letter(now->last_winner), now->trick,
        seat_letter(old->last_winner));
  } else if (now->plays > 0 && now->best != old->best) {
    say(text, SAY(WINNING_NOT), seat_letter(deal_after(now, now->leader, now->best)),
        now->trick + 1, seat_letter(deal_after(old, old->leader, old->best)));
  } else {
    for (int seat = 0; seat < now->players; seat++)
      if (now->won[seat] + now->penalty[seat] != old->won[seat] + old->penalty[seat]) {
        say(text, SAY(POINTS_NOT), seat_letter(seat), now->won[seat] + now->penalty[seat],
            old->won[seat] + old->penalty[seat]);
        return true;
      }
    return false;
  }
  return true;
}

static void put_result(Text *text, const Rules *rules, const Deal *deal) {
  say(text, SAY(OPPONENTS_COMMA), deal->opponents_points);
  render_score(text, rules, &deal->score);
}

static bool put_score(Text *text, const Pair *pair) {
  const Game *old = &pair->old, *now = &pair->now;
  bool over = game_phase(now, pair->new_rules) == PHASE_NONE && !now->deal.tables;
  if (now->deal.opponents_points != old->deal.opponents_points ||
      now->deal.score.side != old->deal.score.side ||
      now->deal.score.levels != old->deal.score.levels) {
    put_result(text, pair->new_rules, &now->deal);
    text_put(text, over ? SAY(BEFORE_THAT) : SAY(LIST_SEMICOLON));
    put_result(text, pair->old_rules, &old->deal);
    return true;
  }
  for (int seat = 0; seat < now->deal.players; seat++) {
    char level[LEVEL_TEXT], before[LEVEL_TEXT];
    if (now->level[seat] == old->level[seat] && now->total[seat] == old->total[seat]) continue;
    if (now->deal.tables)
      say(text, SAY(TOTAL_NOT), seat_letter(seat), now->total[seat], old->total[seat]);
    else
      say(text, SAY(LEVEL_NOT), seat_letter(seat),
          deal_level_print(pair->new_rules, now, seat, STYLE_ASCII, level),
          deal_level_print(pair->old_rules, old, seat, STYLE_ASCII, before));
    return true;
  }
  return false;
}

static const char *phase_said(const Rules *rules, PhaseType phase) {
  static const char *const SAID[] = {
      [PHASE_DRAW] = SAY(PHASE_OF_DRAW),        [PHASE_KITTY] = SAY(PHASE_OF_KITTY),
      [PHASE_CALL] = SAY(PHASE_OF_CALL),        [PHASE_TRICKS] = SAY(PHASE_OF_TRICKS),
      [PHASE_DEAL_OUT] = SAY(PHASE_OF_DEALOUT), [PHASE_EXCHANGE] = SAY(PHASE_OF_EXCHANGE),
      [PHASE_CLIMB] = SAY(PHASE_OF_CLIMB),      [PHASE_GIFT] = SAY(PHASE_OF_GIFT),
      [PHASE_NONE] = SAY(PHASE_OF_NONE)};
  return phase >= PHASE_RULE ? phase_spoken(rules, phase) : SAID[phase];
}

/* Whose turn it is, in which phase, and who declares what. */
static bool put_turn(Text *text, const Pair *pair) {
  const Game *old = &pair->old, *now = &pair->now;
  char trump[CARD_TEXT], before[CARD_TEXT];
  int waits = game_waits_for(now, pair->new_rules), waited = game_waits_for(old, pair->old_rules);
  if (now->deal.has_order && old->deal.has_order &&
      (now->deal.trump.rank != old->deal.trump.rank ||
       now->deal.trump.suit != old->deal.trump.suit))
    say(text, SAY(TRUMPS_NOT), trump_print(now->deal.trump, STYLE_ASCII, trump),
        trump_print(old->deal.trump, STYLE_ASCII, before));
  else if (now->deal.declarer != old->deal.declarer)
    say(text, SAY(DECLARER_NOT), letter_or_nobody(now->deal.declarer),
        letter_or_nobody(old->deal.declarer));
  else if (now->over != old->over)
    text_put(text, now->over ? SAY(GAME_IS_OVER) : SAY(GAME_NOT_OVER));
  else if (waits != waited)
    say(text, SAY(TURN_NOT), letter_or_nobody(waits), letter_or_nobody(waited));
  else if (game_phase(now, pair->new_rules) != game_phase(old, pair->old_rules))
    say(text, SAY(PHASE_NOT), phase_said(pair->new_rules, game_phase(now, pair->new_rules)),
        phase_said(pair->old_rules, game_phase(old, pair->old_rules)));
  else
    return false;
  return true;
}

/* Is it seen by its seat alone, and that is not the reader's? */
static bool is_hidden(const Repl *repl, const Game *game, const Action *action) {
  bool hidden = action->type == ACTION_BURY || action->type == ACTION_GIVE ||
                (action->type == ACTION_CHOOSE && game->deal.rule.polled);
  return hidden && !repl_sees(repl, action->seat);
}

/* "action 130, deal 1, trick 3, E: play 9S 9S: ". */
static void put_action(Text *text, const Pair *pair, size_t number, const Action *action) {
  char words[ROW_TEXT];
  const Deal *deal = &pair->old.deal;
  bool hidden = is_hidden(pair->repl, &pair->old, action);
  action_print(action, pair->old_rules->deck.packs, pair->repl->look.style, words, sizeof words);
  say(text, SAY(ACTION_AT), number, pair->old.number);
  if (deal->buried && !deal->tables) say(text, SAY(TRICK_COMMA), deal->trick + 1);
  if (action->seat != SEAT_NONE) say(text, SAY(SEAT_COMMA), seat_letter(action->seat));
  text_put(text, SAY(COLON));
  put_typed(text, pair->repl, hidden ? "?" : words);
  text_put(text, SAY(COLON));
}

/* Does one action under both rules; true, and what differs in text, when anything does. */
static bool differs(Pair *pair, const Action *action, Text *text) {
  Ruling why;
  if (game_apply_again(&pair->now, pair->new_rules, action, &why) != LEGAL) {
    char sentence[ROW_TEXT];
    if (action->seat == SEAT_NONE || repl_sees(pair->repl, action->seat))
      ruling_said(&why, pair->new_rules->deck.packs, pair->repl->look.style, sentence,
                  sizeof sentence);
    else if (*why.field) /* the sentence would name cards */
      say_in(sentence, SAY(AGAINST), why.field);
    else
      snprintf(sentence, sizeof sentence, "%s", SAY(HIDDEN_HAND));
    say(text, SAY(NOT_LEGAL_NOW), sentence);
    return true;
  }
  game_apply_again(&pair->old, pair->old_rules, action, NULL);
  if (action->type == ACTION_DEAL && !session_same_cards(&pair->old, &pair->now)) {
    text_put(text, SAY(OTHER_DEAL));
    return true;
  }
  return put_score(text, pair) || put_trick(text, pair) || put_turn(text, pair);
}

/* How many plays would do, where a lead is followed by a hand that the reader sees; 0 else. */
static unsigned long long choices(const Repl *repl, const Game *game, const Rules *rules) {
  if (game_phase(game, rules) != PHASE_TRICKS || game->deal.plays == 0) return 0;
  if (!deal_knows_hand(&game->deal, game->deal.turn) || !repl_sees(repl, game->deal.turn)) return 0;
  long check_budget = LEGAL_CHECK_BUDGET;
  PlayList list = {.check_budget = &check_budget};
  return ask_plays(game, rules, &list) ? list.count.count : 0;
}

bool say_difference(Repl *repl, const Session *session, const Session *fresh) {
  Pair pair = {repl, session->rules, fresh->rules, session->base, fresh->base};
  bool chosen = false;
  for (size_t i = 0; i < session->history.n; i++) {
    Text row = text_room(NOTATION_MAX);
    const Action action = history_action(&session->history, i);
    put_action(&row, &pair, i + 1, &action);
    unsigned long long now = choices(repl, &pair.now, pair.new_rules),
                       old = chosen ? now : choices(repl, &pair.old, pair.old_rules);
    if (!chosen && now != old) {
      repl_tell(repl, SAY(PLAYS_NOT), row.out, now, old);
      chosen = true;
    }
    if (differs(&pair, &action, &row)) {
      repl_say(repl, "%s", row.out);
      return true;
    }
  }
  return chosen;
}
