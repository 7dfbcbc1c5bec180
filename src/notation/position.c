/* position.c - a situation on one line, both ways. The notation is described in position.h. */
#include <stdlib.h>

#include "base/nearest_word.h"
#include "deal/deal_is_ok.h"
#include "deal/deck.h"
#include "deal/declarer_and_trump.h"
#include "deal/friends.h"
#include "deal/rules_cache.h"
#include "deal/trick.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "notation/position_climb.h"
#include "notation/position_fields.h"
#include "play/lead.h"

/* ---- printing ---- */

static void put_calls(Text *text, const Deal *deal) {
  char printed[16];
  if (deal->calls == 0) return;
  put_field(text, "calls");
  for (int i = 0; i < deal->calls; i++) {
    const Call *call = &deal->call[i];
    text_add(text, "%s%s", i ? "," : "", call_print(call, STYLE_ASCII, printed));
    if (call->player != SEAT_NONE)
      text_add(text, ":%c", seat_letter(call->player));
    else if (call->seen)
      text_add(text, "(%d)", call->seen);
  }
}

/* Who has met a call may join only when the trick is over: then the team is said without them. */
static void put_team(Text *text, const Deal *deal) {
  uint64_t team = deal->team;
  bool all_joined = true;
  for (int i = 0; i < deal->calls; i++)
    all_joined &= deal->call[i].player == SEAT_NONE || team >> deal->call[i].player & 1;
  if (bit_count(team) < 2 && all_joined) return;
  put_field(text, "team");
  for (const char *before = ""; team; before = ",")
    text_add(text, "%s%c", before, seat_letter(bit_pop(&team)));
}

static void put_trick(Text *text, const Deal *deal) {
  if (deal->plays == 0) return;
  put_field(text, "trick");
  for (int i = 0; i < deal->plays; i++) {
    CardSet cards;
    deal_play_cards(deal, &deal->play[i], &cards);
    text_add(text, "%s%c:", i ? "|" : "", seat_letter(deal_after(deal, deal->leader, i)));
    put_cards(text, &cards, deal->planes);
    if (i > 0 || !grouping_named(&deal->grouping)) continue;
    char units[SHAPE_TEXT * 2];
    text_add(text, " as %s", grouping_print(&deal->grouping, units, sizeof units));
  }
}

/* What the variant's functions remember; there is no `;` in it. */
static void put_memory(Text *text, const char *name, const char *memory) {
  if (*memory == '\0') return;
  put_field(text, name);
  text_put(text, memory);
}

static void put_all_of_tricks(Text *text, const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  char trump[CARD_TEXT];
  if (!cardset_is_empty(&deal->dropped)) {
    put_field(text, "dropped");
    put_cards(text, &deal->dropped, deal->planes);
  }
  text_add(text, ";trump=%s", deal->has_order ? trump_print(deal->trump, STYLE_ASCII, trump) : "?");
  put_field(text, "levels");
  levels_write(text, game, rules);
  if (deal->declarer != SEAT_NONE) text_add(text, ";declarer=%c", seat_letter(deal->declarer));
  put_calls(text, deal);
  put_team(text, deal);
  put_hands(text, deal);
  put_field(text, "kitty");
  if (cardset_is_empty(&deal->kitty))
    text_put(text, "?");
  else
    put_cards(text, &deal->kitty, deal->planes);
  if (deal->exposed) text_put(text, ";exposed=yes");
  put_trick(text, deal);
  put_numbers(text, "points", deal->won, deal->players);
  put_numbers(text, "penalties", deal->penalty, deal->players);
  if (deal->has_order && deal->buried) text_add(text, ";turn=%c", seat_letter(deal->turn));
}

size_t position_print(const Game *game, const Rules *rules, char *out, size_t size) {
  Text text = text_start(out, size);
  text_add(&text, "%s;n=%d", rules->variant, rules->players);
  if (game->deal.tables)
    climb_position_put(&text, game);
  else
    put_all_of_tricks(&text, game, rules);
  put_memory(&text, "memory", remembered_text(&game->remembered, REMEMBERED_GAME));
  put_memory(&text, "deal-memory", remembered_text(&game->remembered, REMEMBERED_DEAL));
  return text.length;
}

/* ---- reading ---- */

static bool set_players(Setup *setup, char *value) {
  long n;
  if (read_number(value, 0, SEAT_MAX, &n) && n == setup->rules->players) return true;
  return FAIL(setup, SAY(READ_OTHER_PLAYERS), setup->rules->players);
}

static bool set_trump(Setup *setup, char *value) {
  Deal *deal = &setup->game->deal;
  char why[160];
  if (!trump_parse(value, &deal->trump, why, sizeof why))
    return FAIL(setup, SAY(READ_IN), "trump", why);
  if (!deck_order(setup->game, setup->rules, why, sizeof why))
    return FAIL(setup, SAY(READ_IN), "trump", why);
  deal->has_order = true;
  Ruling ruling;
  char said[sizeof ruling.text * 2];
  return made_points(setup->game, setup->rules, &ruling) ||
         FAIL(setup, SAY(READ_IN), "trump",
              ruling_said(&ruling, PACK_MAX, STYLE_ASCII, said, sizeof said));
}

static bool set_dropped(Setup *setup, char *value) {
  return read_cards(setup, value, "dropped", &setup->game->deal.dropped);
}

static bool set_levels(Setup *setup, char *value) {
  int seat = 0;
  char clip[CLIP_TEXT];
  for (char *piece; seat < setup->rules->players && (piece = next_piece(&value, ',')); seat++) {
    if (strcmp(piece, "?") == 0) continue;
    if (!deal_level_parse(setup->rules, setup->game, seat, piece))
      return FAIL(setup, SAY(READ_LEVEL), text_clip(piece, strlen(piece), clip));
  }
  if (seat == setup->rules->players && !value) return true;
  return FAIL(setup, SAY(READ_LEVELS), setup->rules->players);
}

static bool set_declarer(Setup *setup, char *value) {
  return set_seat(setup, "declarer", value, &setup->game->deal.declarer);
}

static bool set_turn(Setup *setup, char *value) {
  setup->has_turn = true;
  return set_seat(setup, "turn", value, &setup->game->deal.turn);
}

static bool set_team(Setup *setup, char *value) {
  setup->has_team = true;
  setup->game->deal.team = 0; /* of those who have met a call, these have joined */
  for (char *piece; (piece = next_piece(&value, ','));) {
    uint8_t seat = 0;
    if (!set_seat(setup, "team", piece, &seat)) return false;
    setup->game->deal.team |= (uint16_t)(1u << seat);
  }
  return true;
}

/* What stands behind a call: ":C" who met it, "(1)" the copies seen so far. */
static bool read_call_state(Setup *setup, char *piece, Call *call) {
  char *colon = strchr(piece, ':'), *bracket = strchr(piece, '(');
  uint8_t player = SEAT_NONE;
  long seen = 0;
  if (colon) {
    *colon = '\0';
    if (!set_seat(setup, "calls", colon + 1, &player)) return false;
  } else if (bracket) {
    char *end = strchr(bracket, ')');
    if (end) *end = '\0';
    if (!end || end[1] || !read_number(bracket + 1, 0, PACK_MAX, &seen))
      return FAIL(setup, SAY(READ_CALL_COPIES));
    *bracket = '\0';
  }
  char why[160];
  if (!call_parse(piece, call, why, sizeof why)) return FAIL(setup, SAY(READ_IN), "calls", why);
  call->player = player;
  call->seen = (uint8_t)seen;
  return true;
}

static bool set_calls(Setup *setup, char *value) {
  Deal *deal = &setup->game->deal;
  for (char *piece; (piece = next_piece(&value, ','));) {
    if (deal->calls == CALL_MAX) return FAIL(setup, SAY(READ_CALLS_MANY), CALL_MAX);
    Call call = {.player = SEAT_NONE};
    if (!read_call_state(setup, piece, &call)) return false;
    deal_call(deal, call);
    if (call.player != SEAT_NONE) deal->team |= (uint16_t)(1u << call.player);
  }
  return true;
}

/* Cards leave the kitty, or come to it, only in a phase of the variant. */
static bool kitty_may_differ(const Rules *rules) {
  for (int i = 0; i < rules->phases_n; i++)
    if (rules->phases[i] == PHASE_RULE) return true;
  return false;
}

static bool set_kitty(Setup *setup, char *value) {
  Deal *deal = &setup->game->deal;
  const Rules *rules = setup->rules;
  if (!read_cards(setup, value, "kitty", &deal->kitty)) return false;
  int n = cardset_size(&deal->kitty, deal->planes);
  if (n == rules->deck.kitty || kitty_may_differ(rules)) return true;
  return FAIL(setup, SAY(READ_KITTY), n, rules->deck.kitty);
}

static bool set_exposed(Setup *setup, char *value) {
  if (strcmp(value, "yes") != 0) return FAIL(setup, SAY(READ_EXPOSED));
  if (!setup->rules->kitty.exposed) return FAIL(setup, SAY(READ_NOT_EXPOSED));
  return setup->game->deal.exposed = true;
}

/* One play of the trick, put into the log. */
static bool add_play(Setup *setup, int seat, char *text) {
  Deal *deal = &setup->game->deal;
  CardSet cards;
  char why[160];
  if (deal->plays == 0 && !grouping_cut(text, &deal->grouping, why, sizeof why))
    return FAIL(setup, SAY(READ_IN), "trick", why);
  if (!read_cards(setup, text, "trick", &cards)) return false;
  int n = cardset_size(&cards, deal->planes);
  if (n == 0) return FAIL(setup, SAY(READ_NO_PLAY), seat_letter(seat));
  if (deal->plays > 0 && n != deal->play[0].n)
    return FAIL(setup, SAY(READ_OTHER_PLAY), seat_letter(seat), n, deal->play[0].n);
  if (n > rules_hand_size(setup->rules))
    return FAIL(setup, SAY(READ_LARGE_PLAY), seat_letter(seat), n, rules_hand_size(setup->rules));
  trick_lay(deal, &cards);
  return true;
}

static bool set_trick(Setup *setup, char *value) {
  Deal *deal = &setup->game->deal;
  for (char *piece; (piece = next_piece(&value, '|'));) {
    char *cards;
    int seat = read_seat(setup, piece, &cards, "trick");
    if (seat < 0) return false;
    if (deal->plays == 0) deal->leader = (uint8_t)seat;
    if (deal->plays + 1 >= setup->rules->players) return FAIL(setup, SAY(READ_TRICK_OVER));
    if (seat != deal_after(deal, deal->leader, deal->plays))
      return FAIL(setup, SAY(READ_TRICK_ORDER), seat_letter(seat));
    if (!add_play(setup, seat, cards)) return false;
  }
  return true;
}

static bool set_points(Setup *setup, char *value) {
  return set_numbers(setup, "points", value, setup->game->deal.won);
}

static bool set_penalties(Setup *setup, char *value) {
  return set_numbers(setup, "penalties", value, setup->game->deal.penalty);
}

static bool set_remembered(Setup *setup, const char *field, const char *value, int part) {
  Remembered *remembered = &setup->game->remembered;
  const char *wrong = remember_table(remembered, part, value);
  return !wrong || FAIL(setup, wrong, field, remembered_room(remembered, part));
}
static bool set_memory(Setup *setup, char *value) {
  return set_remembered(setup, "memory", value, REMEMBERED_GAME);
}
static bool set_deal_memory(Setup *setup, char *value) {
  return set_remembered(setup, "deal-memory", value, REMEMBERED_DEAL);
}

/* The fields, in the order in which they are set, in a game of tricks and in a climbing game; NULL:
** it has none such. */
static const struct {
  const char *name;
  bool (*set[2])(Setup *setup, char *value); /* by Family */
  bool says_turn;
} FIELDS[] = {
    {"n", {set_players, set_players}, false},
    {"dropped", {set_dropped, NULL}, false},
    {"trump", {set_trump, NULL}, false},
    {"levels", {set_levels, NULL}, false},
    {"tables", {NULL, climb_set_tables}, false},
    {"number", {NULL, climb_set_number}, false},
    {"declarer", {set_declarer, NULL}, false},
    {"dealer", {NULL, climb_set_dealer}, false},
    {"calls", {set_calls, NULL}, false},
    {"team", {set_team, NULL}, false},
    {"hands", {set_hands, set_hands}, false},
    {"out", {NULL, climb_set_out}, false},
    {"kitty", {set_kitty, NULL}, false},
    {"exposed", {set_exposed, NULL}, false},
    {"trick", {set_trick, NULL}, true},
    {"top", {NULL, climb_set_top}, true},
    {"passes", {NULL, climb_set_passes}, false},
    {"points", {set_points, climb_set_points}, false},
    {"penalties", {set_penalties, NULL}, false},
    {"turn", {set_turn, climb_set_turn}, true},
    {"memory", {set_memory, set_memory}, false},
    {"deal-memory", {set_deal_memory, set_deal_memory}, false},
};
enum { FIELD_N = sizeof FIELDS / sizeof *FIELDS };

/* The values of a line's fields; NULL for those that are not there. They point into `line`. */
typedef struct Line {
  char line[NOTATION_MAX];
  char *variant;
  char *value[FIELD_N];
} Line;

static bool unknown_field(const char *name, char *error, size_t error_size) {
  const char *names[FIELD_N + 1] = {NULL};
  char clip[CLIP_TEXT];
  for (int i = 0; i < FIELD_N; i++) names[i] = FIELDS[i].name;
  const char *near = nearest_word(name, names);
  text_clip(name, strlen(name), clip);
  if (near) return say_fail(error, error_size, SAY(READ_FIELD_NEAR), clip, near);
  return say_fail(error, error_size, SAY(READ_FIELD), clip);
}

/* Finds the place of one `name=value`. */
static bool split_field(Line *line, char *piece, char *error, size_t error_size) {
  char clip[CLIP_TEXT];
  piece += strspn(piece, " \t\r\n");
  char *equals = strchr(piece, '=');
  if (*piece == '\0') return true;
  if (!equals)
    return say_fail(error, error_size, SAY(READ_NO_FIELD), text_clip(piece, strlen(piece), clip));
  *equals = '\0';
  for (int i = 0; i < FIELD_N; i++) {
    if (strcmp(piece, FIELDS[i].name) != 0) continue;
    if (line->value[i]) return say_fail(error, error_size, SAY(READ_TWICE), piece);
    line->value[i] = equals + 1;
    return true;
  }
  return unknown_field(piece, error, error_size);
}

static bool split(const char *text, Line *line, char *error, size_t error_size) {
  size_t length = strlen(text);
  while (length > 0 && strchr(" \t\r\n", text[length - 1])) length--;
  if (length >= NOTATION_MAX) return say_fail(error, error_size, SAY(READ_LONG_POSITION));
  memcpy(line->line, text, length);
  char *rest = line->line;
  line->variant = next_piece(&rest, ';');
  if (line->variant[0] == '\0') return say_fail(error, error_size, SAY(READ_NO_GAME));
  for (char *piece; (piece = next_piece(&rest, ';'));)
    if (!split_field(line, piece, error, error_size)) return false;
  return true;
}

bool position_says_turn(const char *text) {
  Line line = {.variant = NULL};
  char error[CLIP_TEXT];
  if (!split(text, &line, error, sizeof error)) return false;
  for (int i = 0; i < FIELD_N; i++)
    if (FIELDS[i].says_turn && line.value[i] && strcmp(line.value[i], "?") != 0) return true;
  return false;
}

bool position_variant(const char *text, char variant[GAME_SPEC], int *players, char *error,
                      size_t error_size) {
  Line line = {.variant = NULL};
  long n = 0;
  if (!split(text, &line, error, error_size)) return false;
  if (strlen(line.variant) >= GAME_SPEC) return say_fail(error, error_size, SAY(READ_LONG_GAME));
  const char *value = line.value[0];
  if (value && strcmp(value, "?") != 0 && !read_number(value, 2, SEAT_MAX, &n))
    return say_fail(error, error_size, SAY(READ_PLAYERS));
  strcpy(variant, line.variant);
  *players = (int)n;
  return true;
}

/* A game in its tricks with nothing on the table, no hand known. */
static bool begin(Setup *setup) {
  const Rules *rules = setup->rules;
  Deal *deal = &setup->game->deal;
  game_start(setup->game, rules, 0);
  deal->laid_out = true;
  deal->drawn = deal->deck_n;
  deal->picked_up = deal->buried = true;
  deal->dropped = CARDSET_EMPTY;
  memset(deal->held, 0, sizeof deal->held);
  memset(deal->hand_n, 0, sizeof deal->hand_n);
  deal->kitty = CARDSET_EMPTY;
  while (deal->phase < rules->phases_n && rules->phases[deal->phase] != PHASE_TRICKS) deal->phase++;
  if (deal->phase < rules->phases_n) return true;
  return FAIL(setup, SAY(READ_NO_TRICKS));
}

/* The declarer, without one the leader, is among the declarers; in fixed teams he says who is. */
static bool settle_team(Setup *setup) {
  Deal *deal = &setup->game->deal;
  uint16_t said = deal->team;
  if (deal->declarer == SEAT_NONE) deal->declarer = deal->leader;
  declarer_set(deal, setup->rules, deal->declarer);
  if (setup->rules->friends.teams == TEAMS_FIXED && setup->has_team && said != deal->team)
    return FAIL(setup, SAY(READ_FIXED_TEAM), seat_letter(deal->declarer));
  if (setup->rules->friends.teams != TEAMS_FIXED) deal->team |= said;
  return true;
}

/* Who is the leader, whose turn it is. */
static bool settle_turn(Setup *setup) {
  Deal *deal = &setup->game->deal;
  if (deal->plays > 0) {
    int next = deal_after(deal, deal->leader, deal->plays);
    if (setup->has_turn && deal->turn != next)
      return FAIL(setup, SAY(READ_TURN), seat_letter(next));
    deal->turn = (uint8_t)next;
  } else {
    if (!setup->has_turn) deal->turn = deal->declarer != SEAT_NONE ? deal->declarer : 0;
    deal->leader = deal->turn;
  }
  return true;
}

/* Hands are of one size, those of who has played to the trick smaller by the lead. */
static bool settle_hands(Setup *setup) {
  Deal *deal = &setup->game->deal;
  int size = -1, of = 0;
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->leader, i);
    int before = deal->hand_n[seat] + (i < deal->plays ? deal->play[i].n : 0);
    if (!(setup->known >> seat & 1)) continue;
    if (size >= 0 && before != size)
      return FAIL(setup, SAY(READ_UNEVEN_HANDS), seat_letter(of), size, seat_letter(seat), before);
    size = before;
    of = seat;
  }
  if (size < 0) size = rules_hand_size(setup->rules);
  if (size == 0) return FAIL(setup, SAY(READ_EMPTY_HANDS));
  if (deal->plays > 0 && size < deal->play[0].n) return FAIL(setup, SAY(READ_SMALL_HANDS));
  for (int i = 0; i < deal->players; i++)
    deal->hand_n[deal_after(deal, deal->leader, i)] =
        (uint8_t)(size - (i < deal->plays ? deal->play[i].n : 0));
  return true;
}

/* No kind is there more often than the deck has it. */
static bool cards_fit(Setup *setup) {
  const Deal *deal = &setup->game->deal;
  char name[CARD_TEXT];
  for (Card card = 0; card < KIND_NB; card++) {
    int n = cardset_count(&deal->kitty, card, deal->planes);
    for (int seat = 0; seat < deal->players; seat++) n += deal_holds(deal, seat, card);
    for (int i = 0; i < deal->log_n; i++) n += deal->log[i] == card;
    int copies = deal_copies(deal, setup->rules, card);
    if (n > copies)
      return FAIL(setup, SAY(READ_MORE_COPIES), card_print(card, STYLE_ASCII, name), n, copies);
  }
  return true;
}

/* Which play of the trick is the best so far; the lead must be one. */
static bool settle_best(Setup *setup) {
  Deal *deal = &setup->game->deal;
  CardSet cards, places = CARDSET_EMPTY;
  int plays = deal->plays;
  if (plays == 0) return true;
  deal_play_cards(deal, &deal->play[0], &cards);
  order_cross(&deal->order, &cards, &places);
  Shape lead;
  Grouped said = deal->grouping;
  if (!lead_divide(&deal->order, setup->rules, &places, &said, &lead))
    return FAIL(setup, SAY(READ_TRICK_DIVIDED));
  if (lead.suit == SUIT_NONE && lead.n == 0) return FAIL(setup, SAY(READ_TRICK_SUITS));
  deal_note_grouping(deal, setup->rules, &places, &said);
  for (deal->plays = 1; deal->plays <= plays; deal->plays++) {
    Ruling why;
    char text[sizeof why.text * 2];
    deal_play_cards(deal, &deal->play[deal->plays - 1], &cards);
    order_cross(&deal->order, &cards, &places);
    if (!trick_find_best(setup->game, setup->rules, &lead, &places, &why))
      return FAIL(setup, ruling_said(&why, PACK_MAX, STYLE_ASCII, text, sizeof text));
  }
  deal->plays = (uint8_t)plays;
  assert(deal->best < deal->plays);
  return true;
}

/* Who is a friend by holding a called card, as far as the hands say it. */
static bool settle_friends(Setup *setup) {
  Ruling why = ruling_make(LEGAL);
  if (setup->game->deal.calls == 0 || friends_begin(setup->game, setup->rules, &why)) return true;
  return FAIL(setup, SAY(READ_CALLS_UNSETTLED));
}

static bool set_field(Setup *setup, int i, char *value) {
  bool (*set)(Setup *, char *) = FIELDS[i].set[setup->rules->family == FAMILY_CLIMB];
  if (set) return set(setup, value);
  return FAIL(setup, SAY(READ_NOT_OF_GAME), FIELDS[i].name);
}

static bool settle(Setup *setup) {
  if (setup->rules->family == FAMILY_CLIMB) return climb_position_settle(setup);
  if (!setup->game->deal.has_order) return FAIL(setup, SAY(READ_TRUMP_MISSING));
  return settle_turn(setup) && settle_team(setup) && settle_hands(setup) && cards_fit(setup) &&
         settle_friends(setup) && settle_best(setup);
}

bool position_parse(const char *text, Game *game, const Rules *rules, char *error,
                    size_t error_size) {
  Line line = {.variant = NULL};
  Setup setup = {.game = game, .rules = rules, .error = error, .error_size = error_size};
  bool climb = rules->family == FAMILY_CLIMB;
  if (!split(text, &line, error, error_size)) return false;
  if (!(climb ? climb_position_begin(&setup) : begin(&setup))) return false;
  for (int i = 0; i < FIELD_N; i++)
    if (line.value[i] && strcmp(line.value[i], "?") != 0 && !set_field(&setup, i, line.value[i]))
      return false;
  if (!settle(&setup)) return false;
  if (!climb) deal_cross(&game->deal, true);
  assert(deal_is_ok(rules, game) == NULL);
  return true;
}
