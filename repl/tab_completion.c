/* tab_completion.c - what Tab offers: commands, seats, games, and the cards that may be played
** now. */
#include "repl/tab_completion.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "bots/bots.h"
#include "deal/declaring.h"
#include "deal/forbidden_plays.h"
#include "deal/phase_custom.h"
#include "language/language.h"
#include "language/names_zh.h"
#include "lua/load/inline_rule.h"
#include "notation/notation.h"
#include "notation/typed_cards.h"
#include "repl/chinese_commands.h"
#include "repl/command/actions.h"
#include "repl/command/call_list.h"
#include "repl/command/card_style.h"
#include "repl/command/handlers.h"
#include "repl/command_list.h"
#include "repl/custom_phase.h"
#include "repl/glossary.h"
#include "repl/phrases.h"
#include "repl/render/render_cards.h"
#include "repl/scene.h"
#include "repl/session_files.h"
#include "rules/field_sentences.h"
#include "rules/schema.h"

enum { BEFORE_TEXT = 512 };

/* A list that grows, of the words that begin as what was typed. */
typedef struct Offers {
  char **word;
  size_t n;
  const char *typed; /* the word at its end */
  size_t length;
  const Repl *repl;
  int seat;           /* whom the command is for */
  const char *before; /* what stands between the command and that word */
  const char *usage;  /* of that command */
  int from;           /* where the word begins in the line */
} Offers;

static void offer(Offers *offers, const char *word, size_t length) {
  if (length < offers->length || strncasecmp(word, offers->typed, offers->length) != 0) return;
  for (size_t i = 0; i < offers->n; i++)
    if (strncmp(offers->word[i], word, length) == 0 && !offers->word[i][length]) return;
  char **more = realloc(offers->word, (offers->n + 2) * sizeof *more);
  char *copy = more ? malloc(length + 1) : NULL;
  if (more) offers->word = more;
  if (!copy) return;
  memcpy(copy, word, length);
  copy[length] = '\0';
  offers->word[offers->n++] = copy;
  offers->word[offers->n] = NULL;
}

/* Names of files may be any bytes: those that cannot be shown are not offered. */
static void offer_text(Offers *offers, const char *word) {
  if (text_all_plain(word)) offer(offers, word, strlen(word));
}

static void offer_words(Offers *offers, const char *words) {
  while (*words) {
    size_t length = strcspn(words, " ");
    offer(offers, words, length);
    words += length;
    while (*words == ' ') words++;
  }
}

/* Is the word Chinese, as far as it is typed, or to be so, where nothing is typed? `before` bytes
** of it are of another one. */
static bool is_chinese(const Offers *offers, int before) {
  if (offers->length > (size_t)before) return (unsigned char)offers->typed[before] >= 0x80;
  return chinese_is_spoken(&offers->repl->look);
}

/* Words that the usage of the command has, or the Chinese ones for them: of each the first, or
** those that begin so. */
static void offer_arguments_of(Offers *offers, const char *words) {
  bool chinese = is_chinese(offers, 0);
  while (*words) {
    char word[64];
    size_t length = strcspn(words, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, words);
    const char *other = chinese ? chinese_argument(offers->usage, word) : NULL;
    if (!other)
      offer(offers, words, length);
    else if (offers->length == 0)
      offer(offers, other, strcspn(other, " "));
    else
      offer_words(offers, other);
    words += length + strspn(words + length, " ");
  }
}

static void offer_command(Offers *offers, const char *name) {
  char shown[COMMAND_SHOWN];
  const char *chinese = is_chinese(offers, 0) ? chinese_words(name) : NULL;
  if (!chinese)
    offer_text(offers, name);
  else if (offers->length == 0)
    offer_text(offers, command_shown(offers->repl, name, shown));
  else
    offer_words(offers, chinese);
}

static int compare_words(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static void sort_offers(Offers *offers) {
  if (offers->n > 1) qsort(offers->word, offers->n, sizeof *offers->word, compare_words);
}

static void offer_commands(Offers *offers) {
  for (int i = 0; i < commands_n; i++) offer_command(offers, commands[i].name);
  sort_offers(offers);
}

/* The words that `help` explains. */
static void offer_glossary(Offers *offers) {
  char word[32];
  Family family = (Family)offers->repl->session.rules->family;
  for (int i = 0; glossary_word(i, family, is_chinese(offers, 0), word); i++)
    offer_text(offers, word);
}

/* A word of a phase that the variant adds. */
static void offer_choice(void *data, const char *word, const PhaseChoice *choice) {
  Offers *offers = data;
  Text said = text_room(WORD_SAID);
  (void)choice;
  if (is_chinese(offers, 0))
    sentence_expand(&said, &language_chinese, choice_word(offers->repl->session.rules, word));
  offer_text(offers, said.length > 0 ? said.out : word);
}

static void offer_seats(Offers *offers) {
  for (int seat = 0; seat < offers->repl->session.rules->players; seat++) {
    char letter[] = {seat_letter(seat), '\0'};
    offer_text(offers, letter);
  }
}

/* Which files are offered, and what of the sum stands before the word that is completed. */
typedef struct GamesWanted {
  Offers *offers;
  bool games, house_rules;
  int before;       /* bytes up to the last + */
  const char *plus; /* what a house rule needs before its name */
} GamesWanted;

/* By its title where that is Chinese and one word. */
static void offer_game(void *data, const ListedRule *listed) {
  const GamesWanted *wanted = data;
  const Offers *offers = wanted->offers;
  char sum[GAME_SPEC + ROW_TEXT], title[ROW_TEXT] = "";
  bool game = strcmp(listed->type, "game") == 0;
  if (!(game ? wanted->games : wanted->house_rules)) return;
  bool titled = is_chinese(offers, wanted->before) && chinese_title(listed->title, title);
  snprintf(sum, sizeof sum, "%.*s%s%s", wanted->before, offers->typed, game ? "" : wanted->plus,
           titled ? title : listed->name);
  offer_text(wanted->offers, sum);
}

/* Where the last part of the sum begins that is being typed. */
static int behind_plus(const Offers *offers) {
  int at = (int)offers->length;
  while (at > 0 && offers->typed[at - 1] != '+') at--;
  return at;
}

/* Behind a + stand house rules. Without one `new` begins with a game, `house` with a rule; `diff`
** and `differ` with either, where the + tells them apart as long as nothing is typed. */
static void offer_games(Offers *offers, bool games, bool rules) {
  int before = behind_plus(offers);
  variant_list(false, offer_game,
               &(GamesWanted){offers, games && before == 0, rules || before > 0, before,
                              games && offers->length == 0 ? "+" : ""});
  sort_offers(offers);
}

/* The numbers of players that the game has. A file given by its path is not run for that. */
static void offer_players(Offers *offers, char spec[GAME_SPEC]) {
  char error[VARIANT_ERROR], number[16];
  int counts[SEAT_MAX];
  const VariantWanted as = {.offer = variant_offered(offers->repl->session.variant)};
  variant_take_alias(spec);
  Variant *variant = strchr(spec, '/') ? NULL : variant_load_as(spec, &as, error, sizeof error);
  int n = variant ? variant_player_counts(variant, counts) : 0;
  for (int i = 0; i < n; i++) {
    snprintf(number, sizeof number, "%d", counts[i]);
    offer_text(offers, number);
  }
  if (variant) variant_free(variant);
}

/* --- cards --- */

/* The cards in the first `length` bytes before the word; none when they cannot be read. */
static void cards_before(const Offers *offers, size_t length, CardSet *out) {
  char words[BEFORE_TEXT], notation[NOTATION_MAX], error[128];
  const Rules *rules = offers->repl->session.rules;
  const CardSet *hand = HAND_OF(&offers->repl->session.game.deal, offers->seat);
  const Typist typist = {hand, rules->order.suits == SUITS_IGNORED};
  snprintf(words, sizeof words, "%.*s", (int)length, offers->before);
  if (!typed_cards(words, &typist, notation, sizeof notation, error, sizeof error) ||
      !cardset_parse(notation, out, rules->deck.packs, error, sizeof error))
    *out = CARDSET_EMPTY;
}

typedef struct LeadFaces {
  const CardSet *typed;
  int planes;
  uint64_t found;
} LeadFaces;

static void join_lead(void *data, const Unit *unit, const CardSet *kinds) {
  LeadFaces *leads = data;
  (void)unit;
  leads->found |= kinds_beside(kinds, leads->typed, leads->planes);
}

/* Kinds that stand in a lead of one unit which has the typed cards, beside those, where lead.refuse
** has a say. */
static uint64_t kinds_of_leads(const Repl *repl, const CardSet *typed) {
  const Session *session = &repl->session;
  LeadFaces leads = {typed, session->game.deal.planes, 0};
  Allowed allowed;
  allowed_leads(&session->game, session->rules, join_lead, &leads, &allowed);
  return leads.found;
}

/* Kinds that stand in a declaration which has the typed cards, beside those; the typed cards need
** not be one yet. 0 when not all declarations can be listed. */
static uint64_t kinds_of_bids(const Repl *repl, int seat, const CardSet *typed) {
  enum { BIDS_MAX = 256 };
  const Session *session = &repl->session;
  CardSet cards;
  Bid bids[BIDS_MAX];
  BidSearch search;
  uint64_t found = 0;
  int n = declare_bids(&session->game, session->rules, seat, bids, BIDS_MAX, &search);
  if (search.more || search.failed || n == BIDS_MAX) return 0;
  for (int i = 0; i < n; i++) {
    bid_cards(&bids[i], &cards);
    found |= kinds_beside(&cards, typed, PACK_MAX);
  }
  return found;
}

/* Kinds that may come next: of the follows, of the declarations, of the suit led, of the hand. */
static uint64_t next_kinds(const Repl *repl, int seat, const CardSet *typed) {
  const Session *session = &repl->session;
  const Deal *deal = &session->game.deal;
  uint32_t may = game_allowed_actions(&session->game, session->rules, seat);
  bool my_play = may >> ACTION_PLAY & 1;
  uint64_t shown = may >> ACTION_DECLARE & 1 && !(may >> ACTION_DEFEND & 1)
                       ? kinds_of_bids(repl, seat, typed)
                       : 0;
  if (shown) return shown;
  CardSet places;
  if (my_play && deal->plays > 0 && deal->tables == 0) {
    bool all;
    return follow_kinds(&session->game, session->rules, typed, &all);
  }
  bool asked = my_play && deal->tables == 0 && rules_hooked(session->rules, HOOK_LEAD_REFUSE);
  bool alone = cardset_is_empty(typed) || session->rules->throw.allowed == THROW_NO;
  if (asked && alone) return kinds_of_leads(repl, typed);
  uint64_t rest = kinds_beside(HAND_OF(deal, seat), typed, deal->planes);
  if (!my_play || deal->tables || cardset_is_empty(typed)) return rest;
  order_cross(&deal->order, typed, &places);
  Suit suit = order_suit_of(&deal->order, &places);
  uint64_t same = 0;
  for (uint64_t left = rest; left;) {
    int kind = bit_pop(&left);
    if (order_suit(&deal->order, (Card)kind) == suit) same |= bit(kind);
  }
  return same;
}

/* The cards that a choice of the phase takes. */
typedef struct Taken {
  const char *word;
  uint64_t kinds;
} Taken;

static void join_choice(void *data, const char *word, const PhaseChoice *choice) {
  Taken *taken = data;
  if (choice->count.max && strcmp(word, taken->word) == 0) taken->kinds |= choice->from.plane[0];
}

/* A card or a call in our notation; as it is said in Chinese where it was begun so. */
static void offer_said(Offers *offers, const char *name) {
  Text said = text_room(ROW_TEXT);
  if (offers->length == 0 || !is_chinese(offers, 0)) {
    offer_text(offers, name);
    return;
  }
  put_chinese(&said, name, strlen(name));
  Text words = text_room(ROW_TEXT);
  sentence_expand(&words, &repl_chinese, said.out);
  offer_text(offers, words.out);
}

/* In the order of the hand on the screen. */
static void offer_kinds(Offers *offers, uint64_t kinds) {
  Scene scene = repl_scene(offers->repl);
  Card cards[CARD_MAX];
  char name[CARD_TEXT];
  CardSet set = CARDSET_EMPTY;
  set.plane[0] = kinds;
  int n = cards_as_drawn(&scene, &set, cards);
  for (int i = 0; i < n; i++) offer_said(offers, card_print(cards[i], STYLE_ASCII, name));
}

static void offer_calls(Offers *offers) {
  const Session *session = &offers->repl->session;
  Call calls[CALLS_OFFERED];
  Ruling why;
  char name[16];
  int n = calls_to_offer(&session->game, session->rules, offers->seat, calls, CALLS_OFFERED, &why);
  for (int i = 0; i < n; i++) offer_said(offers, call_print(&calls[i], STYLE_ASCII, name));
}

static void offer_cards(Offers *offers, const char *word) {
  const Repl *repl = offers->repl;
  Taken taken = {word, 0};
  CardSet typed;
  if (offers->seat == SEAT_NONE || !repl_sees(repl, offers->seat)) return;
  if (strcmp(word, action_word(ACTION_CALL)) == 0) {
    offer_calls(offers);
    return;
  }
  cards_before(offers, strlen(offers->before), &typed);
  phase_each_word(repl, offers->seat, join_choice, &taken);
  uint64_t may = next_kinds(repl, offers->seat, &typed);
  offer_kinds(offers, taken.kinds ? may & taken.kinds : may);
}

/* Is there a word "as" with nothing but units behind it? Where it stands is put in *end. */
static bool behind_as(const char *before, size_t *end) {
  size_t length = strlen(before);
  for (size_t i = length; i-- > 1;) {
    if (i + 2 >= length || !isspace((unsigned char)before[i - 1])) continue;
    if (strncmp(before + i, "as", 2) != 0 || !isspace((unsigned char)before[i + 2])) continue;
    *end = i;
    return i + 2 + strspn(before + i + 2, " 0123456789x+") >= length;
  }
  return false;
}

/* How the cards typed could be divided, behind "as": each a word, as one may type it. False: there
** is no "as", or nothing to divide. */
static bool offer_divisions(Offers *offers) {
  const Session *session = &offers->repl->session;
  int seat = offers->seat;
  const Deal *deal = &session->game.deal;
  Grouped list[GROUPING_LISTED];
  CardSet typed, places;
  size_t end;
  bool more;
  if (session->rules->lead.grouping != GROUPING_LEADERS_CHOICE || deal->plays > 0) return false;
  bool may = seat != SEAT_NONE && repl_sees(offers->repl, seat) && deal->has_order &&
             game_allowed_actions(&session->game, session->rules, seat) >> ACTION_PLAY & 1;
  if (!may || !behind_as(offers->before, &end)) return false;
  cards_before(offers, end, &typed);
  bool held = cardset_has(HAND_OF(deal, seat), &typed, deal->planes);
  if (!held || cardset_is_empty(&typed)) return false;
  order_cross(&deal->order, &typed, &places);
  int n = grouping_list(&deal->order, session->rules, &places, list, GROUPING_LISTED, &more);
  const char *units_typed = offers->before + end + 2;
  for (int i = 0; i < n && !units_typed[strspn(units_typed, " ")]; i++) {
    char units[SHAPE_TEXT], word[SHAPE_TEXT];
    size_t k = 0;
    grouping_print(&list[i], units, sizeof units);
    for (const char *c = units; *c; c++)
      if (*c != ' ') word[k++] = *c;
    word[k] = '\0';
    offer_text(offers, word);
  }
  return n > 1;
}

/* --- the line --- */

/* The rest of a phrase behind the words typed so far, if these are its beginning. */
static void offer_rest(Offers *offers, const char *phrase, const char *typed) {
  char word[64], mine[64];
  while (command_word(&typed, word, sizeof word))
    if (!command_word(&phrase, mine, sizeof mine) || strcmp(word, mine) != 0) return;
  phrase += strspn(phrase, " ");
  if (*phrase) offer_text(offers, phrase);
}

/* As files call it, or as it is called in Chinese. */
static void offer_named(Offers *offers, const char *type, const char *name) {
  char called[THING_NAME];
  offer_text(offers, is_chinese(offers, 0) && chinese_name(type, name, called) ? called : name);
}

static bool is_of_game(const Offers *offers, const Field *field) {
  return schema_is_of(field, (Family)offers->repl->session.rules->family);
}

static void offer_fields(Offers *offers) {
  for (int i = 0; i < schema_n; i++) {
    char name[FIELD_NAME];
    if (is_of_game(offers, &schema[i])) offer_named(offers, "field", schema_name(&schema[i], name));
  }
}

/* Those of which the game at hand has fields; `phases` is a field without one. */
static void offer_groups(Offers *offers) {
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    if (is_of_game(offers, field))
      offer_named(offers, "group", *field->group ? field->group : field->name);
  }
}

/* Groups, in English fields where a dot is typed; in Chinese those that begin as what is typed. */
static void offer_rules(Offers *offers) {
  bool fields = is_chinese(offers, 0) ? offers->length > 0
                                      : memchr(offers->typed, '.', offers->length) != NULL;
  bool groups = is_chinese(offers, 0) || !fields;
  if (groups) offer_groups(offers);
  if (fields) offer_fields(offers);
}

/* What may stand behind a field: its words, word by word, true and false, the keys of its table; of
** a number the one that stands there, and where none does, a table only once it is begun. */
static void offer_values(Offers *offers, const char *name, const char *typed) {
  const Field *field = schema_named(name);
  bool first = !typed[strspn(typed, " ")];
  if (!field) return;
  const Field *named = field;
  Family family = (Family)offers->repl->session.rules->family;
  const char *code = is_chinese(offers, 0) ? "zh" : "en";
  const char *value = variant_value(offers->repl->session.variant, field);
  bool number_wanted = field->type == FIELD_NUMBER && !*value && offers->length == 0;
  for (; field; field = field->other) {
    for (int i = 0; field->words && field->words[i]; i++)
      offer_rest(offers, field_word_name(named, family, field->words[i], code), typed);
    if (!first) continue;
    if (field->type == FIELD_BOOL)
      offer_words(offers, is_chinese(offers, 0) ? "是 否" : "true false");
    if (field->type == FIELD_NUMBER && *value && !value[strspn(value, "0123456789")])
      offer_text(offers, value);
    for (int i = 0; field->type == FIELD_TABLE && !number_wanted && field->keys[i].name; i++) {
      char key[64];
      snprintf(key, sizeof key, "{%s=", field->keys[i].name);
      offer_text(offers, key);
    }
  }
}

static void offer_next_word(void *data, const char *word, size_t length) {
  offer(data, word, length);
}

/* Words of the sentences that people say, behind those that stand there. */
static void offer_phrases(Offers *offers, const char *line) {
  char before[BEFORE_TEXT];
  snprintf(before, sizeof before, "%.*s", offers->from, line);
  phrase_next(before, offer_next_word, offers);
}

/* "is a": a word of these games is asked for, not a play. */
static bool asks_of_word(const char *before) {
  char word[16];
  return command_word(&before, word, sizeof word) &&
         (strcmp(word, "is") == 0 || strcmp(word, "are") == 0 || strcmp(word, "does") == 0);
}

/* Behind the seat: "have played", "play", and the cards that it holds or has played last. */
static void offer_could(Offers *offers) {
  const Repl *repl = offers->repl;
  const char *before = offers->before;
  char word[SEAT_NAME_TEXT];
  bool have = false, play = false;
  if (!command_word(&before, word, sizeof word)) return;
  int seat = command_seat_of(repl, word);
  while (command_word(&before, word, sizeof word)) {
    have |= strcmp(word, "have") == 0;
    play |= strncmp(word, "play", strlen("play")) == 0;
  }
  if (!play) {
    offer_words(offers, have ? "played" : "have play");
    return;
  }
  if (seat < 0) seat = offers->seat;
  if (seat == SEAT_NONE || !repl_sees(repl, seat)) return;
  const Session *session = &repl->session;
  uint64_t kinds = HAND_OF(&session->game.deal, seat)->plane[0];
  for (size_t i = session->history.n; i-- > 0;) {
    const Action action = history_action(&session->history, i);
    if (action.type != ACTION_PLAY || action.seat != seat) continue;
    kinds |= action.cards.plane[0];
    break;
  }
  offer_kinds(offers, kinds);
}

/* The house rules that are in force, as they are taken out. */
static void offer_taken_out(Offers *offers) {
  const char *spec = offers->repl->session.rules->variant;
  for (const char *part = spec + setting_part(spec); *part == '+';) {
    size_t n = setting_part(++part), key;
    char name[80];
    snprintf(name, sizeof name, "-%.*s", (int)(setting_is(part, &key) ? key : n), part);
    offer_text(offers, name);
    part += n;
  }
}

static void offer_branches(Offers *offers) {
  for (const Branch *branch = offers->repl->branches; branch; branch = branch->next) {
    char name[BRANCH_TEXT + 1] = "-";
    render_words(&offers->repl->look, branch->name, name + 1, BRANCH_TEXT);
    offer_text(offers, name + 1);
    if (*offers->typed == '-') offer_text(offers, name);
  }
}

/* By whom seats may be played. */
static void offer_bots(Offers *offers) {
  char said[ROW_TEXT], names[ROW_TEXT], name[ROW_TEXT];
  const char *at = english_text(bot_names(said, sizeof said), names, sizeof names);
  for (size_t length; *at; at += length + strspn(at + length, ", ")) {
    length = strcspn(at, ",");
    offer_named(offers, "bot", text_copy(name, sizeof name, at, length));
  }
}

/* What a second word may be, and those behind it, where the first is a field or a look. */
static void offer_further(Offers *offers, const Command *command) {
  const char *before = offers->before;
  bool looks = command->completes == COMPLETES_LOOKS;
  char first[THING_NAME], called[THING_NAME];
  if (!command_word(&before, first, sizeof first)) return;
  if (chinese_find(looks ? "look" : "field", first, strlen(first), called)) strcpy(first, called);
  if (command->completes == COMPLETES_FIELDS) offer_values(offers, first, before);
  if (looks && before[strspn(before, " ")] == '\0')
    for (int i = 0; look_words(first) && look_words(first)[i]; i++)
      offer_named(offers, "look", look_words(first)[i]);
}

/* `new GAME PLAYERS seed N`, `house NAME`; a word with / is a path. */
static bool offer_game_words(Offers *offers, const Command *command, bool first) {
  const char *before = offers->before;
  char word[GAME_SPEC];
  bool is_new = *command->words != '\0', seed = false;
  while (command_word(&before, word, sizeof word)) seed = strcmp(word, "seed") == 0;
  if (first && memchr(offers->typed, '/', offers->length)) return false;
  if (first) offer_games(offers, command->run != command_house, !is_new);
  if (*offers->typed == '-') offer_taken_out(offers);
  before = offers->before;
  if (is_new && !first && !seed && command_word(&before, word, sizeof word) &&
      before[strspn(before, " ")] == '\0')
    offer_players(offers, word);
  if (!seed) offer_arguments_of(offers, command->words);
  return true;
}

/* A file's name, and the words of the command: in its place, or alone behind it. */
static void offer_for_file(Offers *offers, const Command *command, LineFiles *files) {
  const char *before = offers->before;
  char word[BEFORE_TEXT];
  bool behind = strncmp(command->usage, "FILE ", strlen("FILE ")) == 0;
  bool first = !command_word(&before, word, sizeof word);
  bool second = !first && !before[strspn(before, " ")];
  if (behind ? second : first && offers->length > 0) offer_arguments_of(offers, command->words);
  files->from = offers->n > 0 || (behind && !first) ? -1 : offers->from;
}

static void offer_arguments(Offers *offers, const Command *command, LineFiles *files) {
  bool first = !offers->before[strspn(offers->before, " ")];
  switch (command->completes) {
    case COMPLETES_NOTHING: break;
    case COMPLETES_WORDS:
      if (first) offer_arguments_of(offers, command->words);
      break;
    case COMPLETES_SEATS:
      if (!first && command->run == command_could) {
        offer_could(offers);
        break;
      }
      offer_seats(offers);
      offer_arguments_of(offers, command->words);
      break;
    case COMPLETES_CARDS:
      if (command->run == command_what && asks_of_word(offers->before))
        offer_glossary(offers);
      else if (!offer_divisions(offers))
        offer_cards(offers, command->name);
      if (first) offer_arguments_of(offers, command->words);
      break;
    case COMPLETES_FILES: offer_for_file(offers, command, files); break;
    case COMPLETES_PATH:
      files->from = offers->from - (int)strlen(offers->before + strspn(offers->before, " "));
      if (command->run == command_load) files->wanted = session_is_saved;
      break;
    case COMPLETES_GAMES:
      if (!offer_game_words(offers, command, first))
        files->from = offers->from + behind_plus(offers);
      break;
    case COMPLETES_COMMANDS:
      offer_commands(offers);
      offer_arguments_of(offers, command->words);
      offer_glossary(offers);
      break;
    case COMPLETES_FIELDS:
      if (first) offer_fields(offers);
      break;
    case COMPLETES_RULES:
      if (first) offer_rules(offers);
      if (first) offer_arguments_of(offers, command->words);
      break;
    case COMPLETES_BOTS:
      offer_bots(offers);
      files->from = offers->n > 0 ? -1 : offers->from;
      break;
    case COMPLETES_LOOKS:
      for (int i = 0; first && look_name(i); i++) offer_named(offers, "look", look_name(i));
      break;
    case COMPLETES_BRANCHES: offer_branches(offers); break;
  }
}

static void offer_commands_of(Offers *offers, const char *const names[]) {
  for (int i = 0; names[i]; i++) offer_command(offers, names[i]);
}

/* Nothing is typed yet: what the seat could do now, the cards of its play with it. */
static void offer_what_is_possible(Offers *offers) {
  const Session *session = &offers->repl->session;
  char choice[NAME_MAX_LEN];
  bool tricks = game_phase(&session->game, session->rules) == PHASE_TRICKS;
  for (int i = 0; i < commands_n; i++) {
    if (commands[i].run != command_act || !act_is_possible(offers->repl, commands[i].name))
      continue;
    bool lays_cards = tricks && strcmp(commands[i].name, action_word(ACTION_GIVE)) == 0;
    if (!lays_cards) offer_command(offers, commands[i].name);
  }
  phase_each_word(offers->repl, offers->seat, offer_choice, offers);
  offer_commands_of(
      offers, (const char *const[]){"step", "auto", "hint", "legal", "why", "undo", "help", NULL});
  if (offers->seat != SEAT_NONE &&
      game_allowed_actions(&session->game, session->rules, offers->seat) >> ACTION_PLAY & 1)
    offer_cards(offers, act_of_cards(offers->repl, offers->seat, choice));
}

/* It is asked which game it is to be: a game, or a command. */
static void offer_answers(Offers *offers) {
  offer_games(offers, true, false);
  if (offers->length > 0)
    offer_commands(offers);
  else
    offer_commands_of(offers, (const char *const[]){"new", "load", "resume", "tutorial", "help",
                                                    "games", "lang", "quit", NULL});
}

/* The first word: a command, one of the phase, or cards. */
static void offer_first_word(Offers *offers) {
  char choice[NAME_MAX_LEN];
  if (offers->repl->asking) {
    offer_answers(offers);
    return;
  }
  if (offers->length == 0) {
    offer_what_is_possible(offers);
    return;
  }
  offer_commands(offers);
  phase_each_word(offers->repl, offers->seat, offer_choice, offers);
  if (offers->seat != SEAT_NONE)
    offer_cards(offers, act_of_cards(offers->repl, offers->seat, choice));
}

/* What is offered for the end of a word stands in the place of all of it. */
static void put_before(Offers *offers, const char *beginning, size_t length) {
  for (size_t i = 0; i < offers->n; i++) {
    size_t own = strlen(offers->word[i]) + 1;
    char *whole = realloc(offers->word[i], length + own);
    if (!whole) continue;
    memmove(whole + length, whole, own);
    memcpy(whole, beginning, length);
    offers->word[i] = whole;
  }
}

char **complete_line(void *data, const char *line, int from, int to, LineFiles *files) {
  const Repl *repl = data;
  const char *text, *word = line + from;
  char error[192], before[BEFORE_TEXT] = "";
  int seat = command_seat(repl, line, &text);
  Offers offers = {.typed = word, .length = (size_t)(to - from), .repl = repl, .before = before};
  offers.seat = seat == SEAT_NONE ? command_default_seat(repl) : seat;
  offers.from = from;
  *files = (LineFiles){-1, NULL};
  rules_begin(repl->session.rules);
  if (word <= text) {
    size_t seat_typed = text < line + to ? (size_t)(text - word) : 0; /* B：出, which is one word */
    offers.typed += seat_typed;
    offers.length -= seat_typed;
    offer_first_word(&offers);
    if (text == line && offers.length > 0 && !repl->asking) offer_phrases(&offers, line);
    put_before(&offers, word, seat_typed);
    return offers.word;
  }
  PhaseCommand own;
  const Command *command = command_read(repl, seat, &text, &own, error, sizeof error);
  if (!command) offer_phrases(&offers, line);
  if (!command) return offers.word;
  offers.usage = command->usage;
  snprintf(before, sizeof before, "%.*s", (int)(word - text), text);
  offer_arguments(&offers, command, files);
  offer_further(&offers, command);
  if (offers.n == 0 && offers.length > 0 && files->from < 0) offer_phrases(&offers, line);
  return offers.word;
}
