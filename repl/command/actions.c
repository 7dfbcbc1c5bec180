/* actions.c - the commands that are actions: one handler, the word of the record says which. */
#include "repl/command/actions.h"

#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"
#include "notation/typed_cards.h"
#include "repl/chinese_commands.h"
#include "repl/command/call_list.h"
#include "repl/command/coach.h"
#include "repl/command/explain_word.h"
#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/command/set_up_hands.h"
#include "repl/custom_phase.h"
#include "repl/glossary.h"
#include "repl/render/narrate.h"
#include "repl/render/render_cards.h"
#include "repl/render/throw_risk.h"
#include "repl/say.h"

/* ---- friend calls: "AH 1 KD second", 第一张红桃A 另一张方片K ---- */

static bool is_word(const char *word, size_t length, const char *name) {
  return strlen(name) == length && memcmp(word, name, length) == 0;
}

/* Which copy the word names: "2", "second", 第二张, "other", 另一张; 0: none. */
static int read_ordinal(const char *word, size_t length) {
  static const char *const NAMES[PACK_MAX][4] = {
      {"first", "1st", "第一张", "第1张"},   {"second", "2nd", "第二张", "第2张"},
      {"third", "3rd", "第三张", "第3张"},   {"fourth", "4th", "第四张", "第4张"},
      {"fifth", "5th", "第五张", "第5张"},   {"sixth", "6th", "第六张", "第6张"},
      {"seventh", "7th", "第七张", "第7张"}, {"eighth", "8th", "第八张", "第8张"}};
  if (is_word(word, length, "other") || is_word(word, length, "另一张")) return ORDINAL_OTHER;
  for (int i = 0; i < PACK_MAX; i++)
    for (int k = 0; k < 4; k++)
      if (is_word(word, length, NAMES[i][k])) return i + 1;
  return strspn(word, "0123456789") == length && length < 3 ? atoi(word) : 0;
}

/* Cuts 第一张 off the word, before the card or behind it: which copy; 0: there is none. */
static int cut_ordinal(const char **word, size_t *length) {
  static const size_t LENGTHS[] = {sizeof "第一张" - 1, sizeof "第1张" - 1};
  for (size_t i = 0; i < sizeof LENGTHS / sizeof *LENGTHS; i++) {
    size_t n = LENGTHS[i];
    if (*length <= n || (unsigned char)(*word)[0] < 0x80) continue;
    int before = read_ordinal(*word, n), behind = read_ordinal(*word + *length - n, n);
    if (!before && !behind) continue;
    if (before) *word += n;
    *length -= n;
    return before ? before : behind;
  }
  return 0;
}

static void put_ordinal(Text *text, int ordinal) {
  if (ordinal == ORDINAL_OTHER)
    text_put(text, "#other");
  else
    text_add(text, "#%d", ordinal);
}

/* Where only one copy may be called it is that one; where none may, the check says why. False: it
** is asked which. */
static bool put_copy(Repl *repl, int seat, const char *card_text, Text *text) {
  enum { COPIES = PACK_MAX + 1 };
  const Session *session = &repl->session;
  char error[128], said[CALL_SAID], name[CARD_TEXT];
  Text calls = text_room(ROW_TEXT);
  Call copy[COPIES];
  Card card;
  if (cards_parse(card_text, &card, 1, error, sizeof error) != 1) return true;
  bool may = seat != SEAT_NONE &&
             game_allowed_actions(&session->game, session->rules, seat) >> ACTION_CALL & 1;
  int n = may ? calls_of_card(&session->game, session->rules, seat, card, copy, COPIES) : 0;
  put_ordinal(text, n == 1 ? copy[0].ordinal : 1);
  for (int i = 0; i < n; i++)
    text_add(&calls, "%s%s", i ? SAY(LIST_COMMA) : "", call_said(&copy[i], repl->look.style, said));
  return n < 2 ||
         repl_deny(repl, SAY(CALL_WHICH), card_said(card, repl->look.style, name), calls.out);
}

/* As the notation has it: "AH#1 KD#2". */
static bool join_calls(Repl *repl, int seat, const char *typed, Text *out) {
  char word[64], last[64] = ""; /* the card that no copy was said of yet */
  int ordinal = 0;              /* 第一张 alone, before its card */
  while (command_word(&typed, word, sizeof word)) {
    const char *card = word;
    size_t length = strlen(word);
    int alone = read_ordinal(word, length), cut = alone ? 0 : cut_ordinal(&card, &length);
    if (alone && *last) {
      put_ordinal(out, alone);
      *last = '\0';
      continue;
    }
    if (*last && !put_copy(repl, seat, last, out)) return false;
    *last = '\0';
    if (alone) {
      ordinal = alone;
      continue;
    }
    text_add(out, " %.*s", (int)length, card);
    if (cut || ordinal)
      put_ordinal(out, cut ? cut : ordinal);
    else if (!strchr(word, '#'))
      snprintf(last, sizeof last, "%s", word);
    ordinal = 0;
  }
  return !*last || put_copy(repl, seat, last, out);
}

/* HJ is always the joker: who holds JH but no HJ is asked whether it was meant, and the reverse. */
static const char *mixed_up(const Game *game, const Action *action) {
  static const Card JACK = 2 * RANK_NB + RANK_J; /* of hearts */
  const CardSet *hand = HAND_OF(&game->deal, action->seat);
  bool played_joker = action->cards.plane[0] >> HJ & 1,
       played_jack = action->cards.plane[0] >> JACK & 1;
  bool joker = hand->plane[0] >> HJ & 1, jack = hand->plane[0] >> JACK & 1;
  if (played_joker && !joker && jack) return SAY(MEANT_JACK);
  if (played_jack && !jack && joker) return SAY(MEANT_JOKER);
  return "";
}

static bool refuse_action(Repl *repl, const Action *action, const Ruling *why) {
  char sentence[ROW_TEXT];
  Text who = text_room(16);
  repl_ruling(repl, why, sentence);
  const char *question = "";
  repl->denied = *action;
  repl->denies = why->refusal != REFUSED_TURN; /* there the trick says more */
  if (why->refusal == REFUSED_NOT_HELD) {
    if (!command_knows_hand(repl, action->seat)) return false;
    question = mixed_up(&repl->session.game, action);
  }
  if (!repl->taken && action->seat != SEAT_NONE)
    say(&who, SAY(SEAT_COLON), seat_letter(action->seat));
  return repl_refuse(repl, "%s%s%s", who.out, sentence, question);
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

/* Ranks where suits count, as cards of the hand: where there is one way, and where a declaration is
** of the wrong rank whatever the suit. Else it is asked which, with an example that is legal. */
static bool pick_suits(Repl *repl, const char *name, int seat, const char *ranks,
                       char picked[ROW_TEXT]) {
  const Session *session = &repl->session;
  const CardSet *hand = HAND_OF(&session->game.deal, seat);
  char line[ROW_TEXT * 2], error[ROW_TEXT * 4], example[ROW_TEXT];
  Suit legal = SUIT_NONE;
  typed_pick(ranks, hand, SUIT_NONE, picked, ROW_TEXT);
  if (typed_names_all(ranks, hand)) return true;
  for (Suit suit = CLUBS; suit < SUIT_NB && legal == SUIT_NONE; suit++) {
    Action action;
    typed_pick(ranks, hand, suit, example, sizeof example);
    snprintf(line, sizeof line, "%s %s", name, example);
    bool read = action_parse(line, session->rules->deck.packs, &action, error, sizeof error);
    action.seat = (uint8_t)seat;
    Refusal refusal = read ? game_check(&session->game, session->rules, &action) : REFUSED_RULE;
    if (refusal == REFUSED_BID_RANK) return true;
    if (refusal == LEGAL) legal = suit;
  }
  typed_ask_suits(ranks, hand, legal, error, sizeof error);
  return repl_refuse(repl, "%s", error);
}

/* What is typed behind the word, in the notation: of a hand that the reader may not see nothing is
** looked at. */
static bool put_words(Repl *repl, const char *name, int seat, const char *rest, Text *words) {
  const Rules *rules = repl->session.rules;
  const CardSet *hand = seat == SEAT_NONE ? NULL : HAND_OF(&repl->session.game.deal, seat);
  char typed[ROW_TEXT], error[256];
  if (hand && !(repl_sees(repl, seat) && deal_knows_hand(&repl->session.game.deal, seat)))
    hand = NULL;
  bool ranks = rules->order.suits == SUITS_IGNORED &&
               action_find(name, strlen(name)) != ACTION_NB &&
               strcmp(name, action_word(ACTION_REQUEST)) != 0;
  const Typist typist = {hand, ranks};
  bool call = strcmp(name, action_word(ACTION_CALL)) == 0;
  bool ranks_alone = hand && rules->order.suits != SUITS_IGNORED && !call && typed_ranks(rest);
  char picked[ROW_TEXT];
  if (ranks_alone && !pick_suits(repl, name, seat, rest, picked)) return false;
  if (!typed_cards(ranks_alone ? picked : rest, &typist, typed, sizeof typed, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  text_put(words, name);
  if (call) return join_calls(repl, seat, typed, words);
  if (*typed) text_add(words, " %s", typed);
  return true;
}

bool act_read(Repl *repl, const char *name, int seat, const char *rest, Action *action) {
  char error[256];
  Text words = text_room(ROW_TEXT * 2);
  if (!put_words(repl, name, seat, rest, &words)) return false;
  if (!action_parse(words.out, repl->session.rules->deck.packs, action, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  action->seat = (uint8_t)(action->type == ACTION_DEAL ? SEAT_NONE : seat);
  return true;
}

/* Is it a throw that could fail? What could beat it is said. */
static bool risks_throw(Repl *repl, const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  bool leads = action->type == ACTION_PLAY && deal->has_order && !deal->tables && deal->plays == 0;
  char row[ROW_TEXT];
  Risk risk;
  if (!repl->confirm || !leads ||
      !cardset_has(HAND_OF(deal, action->seat), &action->cards, deal->planes))
    return false;
  if (!risk_of_throw(repl, action, &risk)) return false;
  Scene scene = repl_scene(repl);
  if (risk.beaten)
    repl_deny(repl, SAY(THROW_RISK), cards_text(&scene, &risk.with, row));
  else
    repl_deny(repl, SAY(THROW_OPEN));
  return true;
}

/* A throw that could fail, and with a coach a play that gives much away, are to be typed twice: why
** is said before. */
static bool is_to_be_typed_again(Repl *repl, const Action *action) {
  const Action risked = repl->risked;
  const Game *game = &repl->session.game;
  bool again = risked.type == action->type && risked.seat == action->seat &&
               cardset_equal(&risked.cards, &action->cards, game->deal.planes) &&
               grouping_equal(&risked.grouping, &action->grouping);
  repl->risked.type = ACTION_NB;
  if (again || !(repl->taken >> action->seat & 1)) return false;
  if (!risks_throw(repl, action) && !coach_warns(repl, action)) return false;
  repl->risked = *action;
  repl->risks = true;
  return true;
}

static bool act(Repl *repl, const Action *action) {
  Session *session = &repl->session;
  Ruling why;
  if (action->type != ACTION_DEAL) {
    if (action->seat == SEAT_NONE) return repl_deny(repl, SAY(OVER_STEP));
    if (!repl_sees(repl, action->seat))
      return repl_deny(repl, SAY(FAR_SEAT), seat_letter(action->seat));
    if (is_to_be_typed_again(repl, action)) return false;
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

static bool act_on(Repl *repl, const Command *command, int seat, const char *rest) {
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
  const Action *risked = &repl->risked;
  bool once_more = !*rest && risked->type != ACTION_NB && risked->seat == seat &&
                   strcmp(command->name, action_word(ACTION_PLAY)) == 0;
  if (once_more) action = repl->risked;
  return (once_more || act_read(repl, command->name, seat, rest, &action)) && act(repl, &action);
}

/* A seat that may play out of turn, and was asked, passes: then the game goes on without it. */
static bool declines_to_join(const Repl *repl, const Command *command, int seat) {
  const Game *game = &repl->session.game;
  const Rules *rules = repl->session.rules;
  int waits = game_waits_for(game, rules);
  if (strcmp(command->name, action_word(ACTION_PASS)) != 0 || !repl->taken) return false;
  if (game_phase(game, rules) != PHASE_CLIMB || waits == SEAT_NONE) return false;
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  return !(repl->taken >> waits & 1) && repl->taken >> seat & 1 &&
         game_allowed_actions(game, rules, seat) >> ACTION_PLAY & 1;
}

COMMAND(command_act) {
  char shown[COMMAND_SHOWN];
  if (!*rest && declines_to_join(repl, command, seat))
    return command_step(repl, command, SEAT_NONE, rest);
  bool cards_given = *rest && strcmp(command->name, action_word(ACTION_GIVE)) == 0;
  if (!cards_given && !explain_absent_action(repl, command->name)) return false;
  bool wanted = !*rest && command->completes == COMPLETES_CARDS && !repl->session.game.over;
  bool done = act_on(repl, command, seat, rest);
  /* A word alone that goes with cards may be asked for: where it is explained, that is said. */
  Family family = (Family)repl->session.rules->family;
  if (!done && wanted && glossary_find(command_shown(repl, command->name, shown), family))
    repl_tell(repl, SAY(EXPLAINED_BY), shown);
  return done;
}

/* "#1 #4", or "3": the lines of the last list, several where they are calls. */
COMMAND(command_take_listed) {
  const ListedActions *listed = &repl->listed;
  Action action = {.type = ACTION_NB, .seat = SEAT_NONE};
  char word[16];
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
