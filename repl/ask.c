/* ask.c - rulings asked for in words, for the game at hand: what the words leave out, trump, hand,
** lead, levels, is as it is on the table. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ask/words.h"
#include "core/notation.h"
#include "repl/command.h"

enum { WORDS_MAX = 256 };

/* Splits text at blanks, in place. Returns how many words there are, at most WORDS_MAX. */
static int split(char *text, const char *words[WORDS_MAX]) {
  int n = 0;
  while (n < WORDS_MAX) {
    while (isspace((unsigned char)*text)) *text++ = '\0';
    if (!*text) break;
    words[n++] = text;
    while (*text && !isspace((unsigned char)*text)) text++;
  }
  return n;
}

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

static void add_bids(cJSON *object, const Bidding *bidding) {
  cJSON *bids = cJSON_AddArrayToObject(object, key_name(ASK_BIDS));
  for (int i = 0; i < bidding->n; i++) {
    cJSON *bid = cJSON_CreateObject();
    CardSet cards;
    char text[ROW_TEXT];
    bid_cards(&bidding->bid[i], &cards);
    cardset_print(&cards, PACK_MAX, STYLE_ASCII, text, sizeof text);
    cJSON_AddNumberToObject(bid, "seat", bidding->bid[i].seat);
    cJSON_AddStringToObject(bid, "cards", text);
    cJSON_AddItemToArray(bids, bid);
  }
}

static void add_calls(cJSON *object, const Deal *deal) {
  cJSON *calls = cJSON_AddArrayToObject(object, key_name(ASK_CALLS));
  for (int i = 0; i < deal->calls; i++) {
    char text[16];
    call_print(&deal->call[i], STYLE_ASCII, text);
    cJSON_AddItemToArray(calls, cJSON_CreateString(text));
  }
}

/* What lies on the table, as far as the seats that are taken see it. */
static cJSON *find_situation(const Repl *repl, int seat) {
  const Game *game = &repl->session.game;
  const Deal *deal = &game->deal;
  const Rules *rules = repl->session.rules;
  char trump[CARD_TEXT];
  cJSON *object = cJSON_CreateObject();
  if (deal->has_order && !deal->tables)
    cJSON_AddStringToObject(object, "trump", trump_print(deal->trump, STYLE_ASCII, trump));
  cJSON_AddNumberToObject(object, "players", rules->players);
  if (deal->tables) return object;
  add_lead(object, deal);
  add_levels(object, rules, game);
  add_bids(object, &deal->bidding);
  add_calls(object, deal);
  if (deal->declarer != SEAT_NONE) cJSON_AddNumberToObject(object, "declarer", deal->declarer);
  if (seat == SEAT_NONE) return object;
  cJSON_AddNumberToObject(object, "seat", seat);
  if (repl_sees(repl, seat) && deal_knows_hand(deal, seat))
    add_cards(object, ASK_HAND, &deal->hand[seat]);
  return object;
}

/* What is needed to answer one question. */
typedef struct Asking {
  Games *games;
  Asker *asker;
  Loaded *borrowed;
  Reading reading;
  Answer answer;
} Asking;

/* The game at hand, unless the words name another game or deck. */
static Loaded *find_game(Repl *repl, Asking *asking, const cJSON *line, AskError *error) {
  const char *spec = repl->session.rules->variant;
  DeckWanted wanted;
  bool other = cJSON_GetObjectItemCaseSensitive(line, "variant") ||
               cJSON_GetObjectItemCaseSensitive(line, "packs");
  const cJSON *players = cJSON_GetObjectItemCaseSensitive(line, "players");
  other |= players && cJSON_GetNumberValue(players) != repl->session.rules->players;
  if (!other) return asking->borrowed;
  return json_deck(line, &spec, &wanted, error)
             ? games_find(asking->games, spec, wanted, NULL, error)
             : NULL;
}

static bool answer(Repl *repl, Asking *asking, const cJSON *line, AskError *error) {
  Subject subject = SUBJECT_NB;
  Reading *reading = &asking->reading;
  char said[ROW_TEXT * 4];
  if (!json_subject(line, &subject, error)) return false;
  Loaded *loaded = find_game(repl, asking, line, error);
  reading->line = line;
  reading->loaded = loaded;
  reading->error = error;
  if (!loaded || !json_question(reading, subject, true)) return false;
  if (!ask(asking->asker, loaded, &reading->question, &asking->answer)) {
    *error = asking->answer.error;
    return false;
  }
  const Ruling *ruling = &asking->answer.ruling;
  if (ruling->refusal != LEGAL) {
    char sentence[ROW_TEXT];
    ruling_said(ruling, loaded->planes, repl->look.style, sentence, sizeof sentence);
    repl_tell(repl, SAY(ASKED_REFUSED), sentence, refusal_code(ruling->refusal));
    return true;
  }
  bool verdict_alone = subject == ABOUT_FOLLOW || subject == ABOUT_BURY ||
                       subject == ABOUT_MISDEAL || subject == ABOUT_CALL || subject == ABOUT_BEGINS;
  if (verdict_alone) {
    repl_tell(repl, SAY(LEGAL));
    return true;
  }
  Text text = text_start(said, sizeof said);
  words_answer(&text, loaded, &reading->question, &asking->answer);
  repl_say(repl, "%s", said);
  return true;
}

COMMAND(command_ask) {
  (void)command;
  const char *words[WORDS_MAX];
  AskError error = {.code = NULL};
  char *text = malloc(strlen(rest) + 1);
  Asking *asking = calloc(1, sizeof *asking);
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  cJSON *fixed = find_situation(repl, seat), *line = NULL;
  bool ready = text && asking && fixed && (asking->games = games_new()) &&
               (asking->asker = asker_new()) &&
               (asking->borrowed = loaded_borrow(repl->session.variant));
  if (!ready) ask_fail(&error, "range", "%s", strerror(ENOMEM));
  if (ready) {
    strcpy(text, rest);
    line = words_read(split(text, words), words, fixed, &error);
  }
  const cJSON *whose = cJSON_GetObjectItemCaseSensitive(line, "seat");
  if (whose && cJSON_GetNumberValue(whose) != seat) {
    ask_fail(&error, "contradiction",
             "the hand is that of %c: say whose turn is meant in front, "
             "`B: ask ...`",
             seat_letter(seat));
    cJSON_Delete(line);
    line = NULL;
  }
  bool answered = line && answer(repl, asking, line, &error);
  if (asking) {
    games_free(asking->games);
    asker_free(asking->asker);
    loaded_return(asking->borrowed);
  }
  cJSON_Delete(line);
  cJSON_Delete(fixed);
  free(asking);
  free(text);
  return answered || repl_refuse(repl, "%s", error.message);
}
