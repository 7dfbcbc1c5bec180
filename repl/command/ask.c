/* ask.c - rulings asked for in words, for the game at hand: what the words leave out, trump, hand,
** lead, levels, is as it is on the table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/words_answer.h"
#include "ask/words_question.h"
#include "base/ask_sentences.h"
#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/command/handlers.h"
#include "repl/say.h"
#include "repl/scene.h"

enum { WORDS_MAX = 256 };

static void add_cards(cJSON *object, Key key, const CardSet *cards) {
  char text[ROW_TEXT];
  cardset_print(cards, PACK_MAX, STYLE_ASCII, text, sizeof text);
  cJSON_AddStringToObject(object, key_name(key), text);
}

/* The lead on the table, and how it was divided. */
static void add_lead(cJSON *object, const Deal *deal) {
  CardSet lead;
  char text[SHAPE_TEXT];
  if (deal->plays == 0) return;
  deal_play_cards(deal, &deal->play[0], &lead);
  add_cards(object, ASK_LEAD, &lead);
  if (grouping_named(&deal->grouping))
    cJSON_AddStringToObject(object, key_name(ASK_AS),
                            grouping_print(&deal->grouping, text, sizeof text));
}

static void add_levels(cJSON *object, const Rules *rules, const Game *game) {
  cJSON *levels = cJSON_AddArrayToObject(object, key_name(ASK_LEVELS));
  for (int seat = 0; seat < rules->players; seat++) {
    char text[LEVEL_TEXT];
    deal_level_print(rules, game, seat, STYLE_ASCII, text);
    cJSON_AddItemToArray(levels, cJSON_CreateString(text));
  }
}

static void add_bid(cJSON *bids, int seat, const CardSet *cards) {
  cJSON *bid = cJSON_CreateObject();
  char text[ROW_TEXT];
  cardset_print(cards, PACK_MAX, STYLE_ASCII, text, sizeof text);
  cJSON_AddNumberToObject(bid, "seat", seat);
  cJSON_AddStringToObject(bid, "cards", text);
  cJSON_AddItemToArray(bids, bid);
}

/* What was shown. Whoever could have answered the last of it and did not has let that pass; of the
** earlier ones it makes no difference. */
static void add_bids(cJSON *object, const Bidding *bidding) {
  cJSON *bids = cJSON_AddArrayToObject(object, key_name(ASK_BIDS));
  for (int i = 0; i < bidding->n; i++) {
    CardSet cards;
    Bid bid = bidding_bid(bidding, i);
    bid_cards(&bid, &cards);
    add_bid(bids, bid.seat, &cards);
  }
  int overcalled = bidding->n - 2;
  while (overcalled >= 0 && bidding_bid(bidding, overcalled).withdrawn) overcalled--;
  if (overcalled >= 0 && bidding->may_answer == SEAT_NONE)
    add_bid(bids, bidding_bid(bidding, overcalled).seat, &CARDSET_EMPTY);
}

static void add_calls(cJSON *object, const Deal *deal) {
  cJSON *calls = cJSON_AddArrayToObject(object, key_name(ASK_CALLS));
  for (int i = 0; i < deal->calls; i++) {
    char text[16];
    call_print(&deal->call[i], STYLE_ASCII, text);
    cJSON_AddItemToArray(calls, cJSON_CreateString(text));
  }
}

/* The hand that is asked about, where it may be seen. */
static void add_hand(cJSON *object, const Repl *repl, const Deal *deal, int seat) {
  if (seat == SEAT_NONE) return;
  if (repl_sees(repl, seat) && deal_knows_hand(deal, seat))
    add_cards(object, ASK_HAND, HAND_OF(deal, seat));
}

/* What lies on top at the seat's table, and the hand. */
static void add_climb(cJSON *object, const Repl *repl, const Game *game, int seat) {
  CardSet top;
  if (seat == SEAT_NONE) return;
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  add_hand(object, repl, &game->deal, seat);
  if (table->top_player == SEAT_NONE) return;
  deal_play_cards(&game->deal, &table->top, &top);
  add_cards(object, ASK_LEAD, &top);
}

static void add_remembered(cJSON *object, Key key, const Game *game, int part) {
  const char *text = remembered_text(&game->remembered, part);
  if (*text) cJSON_AddStringToObject(object, key_name(key), text);
}

/* What lies on the table, as far as the seats that are taken see it. */
static cJSON *find_situation(Repl *repl, int seat) {
  char trump[CARD_TEXT];
  cJSON *object = cJSON_CreateObject();
  Scene scene = repl_scene(repl);
  const Deal *deal = &scene.view.deal;
  cJSON_AddNumberToObject(object, "players", scene.rules->players);
  add_remembered(object, ASK_MEMORY, &scene.view, REMEMBERED_GAME);
  add_remembered(object, ASK_DEAL_MEMORY, &scene.view, REMEMBERED_DEAL);
  if (deal->tables) {
    add_climb(object, repl, &scene.view, seat);
    return object;
  }
  if (deal->has_order)
    cJSON_AddStringToObject(object, "trump", trump_print(deal->trump, STYLE_ASCII, trump));
  add_lead(object, deal);
  add_levels(object, scene.rules, &scene.view);
  add_bids(object, &deal->bidding);
  add_calls(object, deal);
  int declarer = deal->declarer == SEAT_NONE ? scene.view.named_declarer : deal->declarer;
  if (declarer != SEAT_NONE) cJSON_AddNumberToObject(object, key_name(ASK_DECLARER), declarer);
  if (seat == SEAT_NONE) return object;
  cJSON_AddNumberToObject(object, "seat", seat);
  add_hand(object, repl, deal, seat);
  return object;
}

/* The game at hand, unless the words name another game or deck. */
static bool find_game(const Repl *repl, Asking *asking, Loaded *here, const cJSON *line,
                      AskError *error) {
  const Rules *rules = repl->session.rules;
  const cJSON *players = cJSON_GetObjectItemCaseSensitive(line, "players");
  bool other = cJSON_GetObjectItemCaseSensitive(line, "variant") ||
               cJSON_GetObjectItemCaseSensitive(line, "packs") ||
               (players && cJSON_GetNumberValue(players) != rules->players);
  if (other) {
    games_load_as(asking->games, &(VariantWanted){.offer = variant_offered(repl->session.variant)});
    return json_game(asking, line, rules->variant, NULL, error);
  }
  asking->loaded = here;
  return true;
}

/* A verdict in the language that is spoken, other answers as words. */
static void say_answer(Repl *repl, const Asking *asking) {
  Text said = text_room(ROW_TEXT * 4);
  Subject subject = asking->reading.question.subject;
  const Ruling *ruling = &asking->answer.ruling;
  bool alone = subject == ABOUT_FOLLOW || subject == ABOUT_BURY || subject == ABOUT_MISDEAL ||
               subject == ABOUT_CALL || subject == ABOUT_BEGINS;
  if (ruling->refusal != LEGAL) {
    ruling_said(ruling, asking->loaded->planes, repl->look.style, said.out, said.size);
    repl_tell(repl, SAY(ASKED_REFUSED), said.out, refusal_code(ruling->refusal));
  } else if (alone) {
    repl_tell(repl, SAY(LEGAL));
  } else {
    words_answer(&said, asking, chinese_is_spoken(&repl->look) ? repl->look.style : STYLE_ASCII);
    repl_say(repl, "%s", said.out);
  }
}

/* Is this the bidding at the table? There nobody bids while another may answer. */
static bool is_at_table(const cJSON *line, const cJSON *here) {
  const char *bids = key_name(ASK_BIDS);
  return cJSON_Compare(cJSON_GetObjectItemCaseSensitive(line, bids),
                       cJSON_GetObjectItemCaseSensitive(here, bids), true);
}

/* Is a word behind this one a seat, or a list of them? */
static bool takes_seats(const char *word) {
  for (Key key = 0; key < KEY_NB; key++)
    if (strcmp(key_name(key), word) == 0)
      return key_type(key) == KEY_SEAT || key_type(key) == KEY_SEATS;
  return strcmp(word, "winner") == 0;
}

/* The names of people as the letters of their seats. */
static void put_letters(const Repl *repl, const char *words[], int n, char letters[SEAT_MAX][2]) {
  bool seats = false;
  for (int i = 0; i < n; i++) {
    int seat = command_seat_of(repl, words[i]);
    if (seats && seat >= 0) {
      snprintf(letters[seat], 2, "%c", seat_letter(seat));
      words[i] = letters[seat];
    } else {
      seats = takes_seats(words[i]);
    }
  }
}

/* The words as a question. With the hand that lies there goes its seat. */
static cJSON *read_words(Repl *repl, int seat, char *text, Asking *asking, AskError *error) {
  const char *words[WORDS_MAX];
  char letters[SEAT_MAX][2];
  cJSON *here = find_situation(repl, seat);
  int n = words_split(text, words, WORDS_MAX);
  put_letters(repl, words, n, letters);
  cJSON *line = words_read(n, words, here, error);
  const cJSON *whose = cJSON_GetObjectItemCaseSensitive(line, "seat");
  asking->bids_wait = is_at_table(line, here);
  cJSON_Delete(here);
  if (!whose || cJSON_GetNumberValue(whose) == seat) return line;
  ask_fail(error, "contradiction", SAY(ASK_OTHER_SEAT));
  cJSON_Delete(line);
  return NULL;
}

/* The seat that the words name themselves, "… seat B …"; SEAT_NONE: none. */
static int named_seat(const Repl *repl, const char *words) {
  char word[SEAT_NAME_TEXT];
  while (command_word(&words, word, sizeof word)) {
    if (strcmp(word, "seat") != 0 || !command_word(&words, word, sizeof word)) continue;
    int seat = command_seat_of(repl, word);
    return seat < 0 ? SEAT_NONE : seat;
  }
  return SEAT_NONE;
}

/* What a climbing game answers, too (ask/README.md). */
static bool is_asked_here(const Repl *repl, Subject subject) {
  return repl->session.rules->family != FAMILY_CLIMB || ask_climbs(subject);
}

/* "`ask follow trump 9C …`", as the reader would type it. */
static const char *example_of(const Repl *repl, Subject subject, char out[ROW_TEXT]) {
  const SubjectInfo *about = subject_info(subject);
  char line[ROW_TEXT];
  Text text = text_start(out, ROW_TEXT);
  snprintf(line, sizeof line, "ask %s %s", about->name, about->example);
  text_put(&text, "`");
  put_typed(&text, repl, line);
  text_put(&text, "`");
  return out;
}

static bool say_questions(Repl *repl) {
  static const char *const QUESTION[] = {
#define X(id, name, needs, may, text, example) SAY(ASKED_##id),
    SUBJECTS(X)
#undef X
  };
  char row[ROW_TEXT];
  repl_tell(repl, SAY(ASK_QUESTIONS));
  for (Subject subject = 0; subject < SUBJECT_NB; subject++)
    if (is_asked_here(repl, subject))
      repl_tell(repl, SAY(ASK_ROW), subject_info(subject)->name, QUESTION[subject]);
  if (repl->session.rules->family == FAMILY_CLIMB)
    repl_tell(repl, SAY(ASK_FOOT_CLIMB));
  else
    repl_tell(repl, SAY(ASK_FOOT), example_of(repl, (Subject)0, row));
  return true;
}

/* Where something is missing, what the question looks like: nothing tells what was meant by it. */
static bool refuse_question(Repl *repl, const cJSON *line, const AskError *error) {
  const char *name = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(line, "ask"));
  Subject subject = name ? subject_find(name) : SUBJECT_NB;
  char row[ROW_TEXT];
  if (strcmp(error->code, "missing") != 0 || subject == SUBJECT_NB)
    return repl_refuse(repl, "%s", error->message);
  if (!is_asked_here(repl, subject)) return repl_deny(repl, SAY(ASK_NO_CLIMB), name);
  if (repl->session.rules->family == FAMILY_CLIMB)
    return repl_deny(repl, SAY(ASK_INSTEAD_CLIMB), error->message);
  return repl_deny(repl, SAY(ASK_INSTEAD), error->message, example_of(repl, subject, row));
}

COMMAND(command_ask) {
  if (!*rest || strcmp(rest, "--help") == 0) return say_questions(repl);
  AskError error = {.code = NULL};
  char *text = strdup(rest);
  Asking *asking = asking_new();
  Loaded *here = loaded_borrow(repl->session.variant);
  if (seat == SEAT_NONE) seat = named_seat(repl, rest);
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  bool ready = text && asking && here;
  if (!ready) ask_fail(&error, "range", SAY(ASK_MEMORY));
  cJSON *line = ready ? read_words(repl, seat, text, asking, &error) : NULL;
  bool answered =
      line && find_game(repl, asking, here, line, &error) && json_ask(asking, line, true, &error);
  if (answered)
    say_answer(repl, asking);
  else
    refuse_question(repl, line, &error);
  cJSON_Delete(line);
  loaded_return(here);
  asking_free(asking);
  free(text);
  return answered;
}
