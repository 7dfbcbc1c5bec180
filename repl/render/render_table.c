/* render_table.c - the table as text, of trick games and of climbing games. */
#include "repl/render/render_table.h"

#include <string.h>

#include "deal/climb_tables.h"
#include "deal/next_deal.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"
#include "repl/trick_plays.h"

static const char BOLD[] = "\033[1m", GREY[] = "\033[38;5;243m";

void render_score(Text *out, const Rules *rules, const Score *score) {
  if (score->side == SIDE_NOBODY) {
    text_put(out, opponents_take_over(rules) ? SAY(OPPONENTS_TAKE_OVER) : SAY(NOBODY_WINS));
    return;
  }
  text_put(out, score->side == SIDE_DECLARERS ? SAY(DECLARERS_WIN) : SAY(OPPONENTS_WIN));
  if (score->levels == 0)
    text_put(out, SAY(NO_LEVEL));
  else
    say(out, SAY(N_LEVELS), score->levels);
}

static bool all_calls_met(const Deal *deal) {
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE) return false;
  return true;
}

void render_side(Text *out, const Scene *scene, int seat) {
  const Deal *deal = &scene->view.deal;
  if (deal->declarer == SEAT_NONE) return;
  char declarer[] = {(char)('A' + deal->declarer), '\0'}; /* the letter: a name may be long */
  PhaseType phase = game_phase(&scene->view, scene->rules);
  bool called = scene->rules->friends.teams == TEAMS_CALLED;
  bool open = called && phase != PHASE_NONE && (phase < PHASE_TRICKS || !all_calls_met(deal));
  if (seat == deal->declarer)
    text_put(out, SAY(SIDE_DECLARER));
  else if (deal->team >> seat & 1 && called)
    text_put(out, SAY(SIDE_FRIEND));
  else if (deal->team >> seat & 1)
    say(out, SAY(SIDE_WITH), declarer);
  else if (!open)
    text_put(out, SAY(SIDE_OPPONENT));
}

static void render_calls(Text *out, const Scene *scene) {
  const Deal *deal = &scene->view.deal;
  for (int i = 0; i < deal->calls; i++) {
    char name[CALL_SAID];
    text_add(out, "%s%s", i == 0 ? SAY(CALLED) : SAY(LIST_COMMA),
             call_said(&deal->call[i], scene->look.style, name));
    if (deal->call[i].player != SEAT_NONE)
      say(out, SAY(CALL_MET), seat_letter(deal->call[i].player));
    else
      text_put(out, SAY(CALL_OPEN));
  }
}

static void render_head(FILE *out, const Scene *scene) {
  const Deal *deal = &scene->view.deal;
  PhaseType phase = game_phase(&scene->view, scene->rules);
  char trump[CARD_TEXT];
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(DEAL_N), scene->view.number);
  if (phase == PHASE_DRAW) {
    int hands = deal->deck_n - scene->rules->deck.kitty;
    say(&row, SAY(HEAD_DRAWING), deal->drawn, hands);
    if (!cardset_is_empty(&deal->dropped)) {
      text_put(&row, SAY(LEFT_OUT));
      render_cards(&row, scene, &deal->dropped);
    }
  } else if (phase == PHASE_TRICKS) {
    say(&row, SAY(HEAD_TRICK), deal->trick + 1);
  } else if (phase == PHASE_NONE) {
    text_put(&row, scene->view.over ? SAY(HEAD_GAME_OVER) : SAY(HEAD_OVER));
  } else {
    text_add(&row, "   %s",
             phase == PHASE_KITTY  ? SAY(HEAD_KITTY)
             : phase == PHASE_CALL ? SAY(HEAD_CALLING)
                                   : phase_spoken(scene->rules, phase));
  }
  if (deal->has_order)
    say(&row, SAY(HEAD_TRUMPS), trump_print(deal->trump, scene->look.style, trump));
  Text calls = text_room(ROW_TEXT);
  render_calls(&calls, scene);
  bool apart = render_width(&scene->look, row.out) + 3 + render_width(&scene->look, calls.out) >
               scene->look.width;
  if (apart) render_row(out, &scene->look, row.out);
  if (!apart && *calls.out) text_put(&row, "   ");
  if (!apart) text_put(&row, calls.out);
  render_row(out, &scene->look, apart ? calls.out : row.out);
}

static void render_bids_of(Text *out, const Scene *scene, int seat) {
  const Bidding *bidding = &scene->view.deal.bidding;
  bool none = true;
  for (int i = 0; i < bidding->n; i++) {
    Bid bid = bidding_bid(bidding, i);
    if (bid.seat != seat) continue;
    text_put(out, none ? "" : SAY(LIST_COMMA));
    none = false;
    text_put(out, bid.defence ? SAY(BID_DEFENDS) : SAY(BID_DECLARES));
    render_bid(out, scene, &bid);
    if (bid.withdrawn)
      text_put(out, SAY(BID_TAKEN_BACK));
    else if (i == bidding->n - 1)
      text_put(out, SAY(BID_STANDS));
  }
}

static void render_play_of(Text *out, const Scene *scene, int seat) {
  const Deal *deal = &scene->view.deal;
  TrickPlays trick = trick_shown(deal);
  const Play *play = trick_play_of(&trick, deal, seat);
  if (!play) return;
  text_put(out, seat == trick.leader ? SAY(ROW_LED) : "    ");
  render_in(out, &scene->look, BOLD, seat == trick.winner ? "* " : "  ");
  render_play(out, scene, play);
  if (seat == trick.leader) render_grouping(out, trick.grouping);
}

static bool points_lie_open(const Scene *scene, int seat) {
  const Deal *deal = &scene->view.deal;
  if (scene->rules->points.shown == POINTS_SHOWN_ALL) return true;
  return scene->rules->points.shown == POINTS_SHOWN_OPPONENTS && !(deal->team >> seat & 1);
}

/* Where the columns of the table begin. */
typedef struct Columns {
  int level, side, cards, points, last;
} Columns;

static const Columns WIDE = {4, 9, 20, 25, 32}, CLOSE = {3, 6, 15, 17, 21};

/* The columns behind the names. */
static Columns columns_of(const Scene *scene) {
  Columns at = render_is_narrow(&scene->look) ? CLOSE : WIDE;
  int names = render_names_width(&scene->look, scene->view.deal.players);
  at.level += names, at.side += names, at.cards += names, at.points += names, at.last += names;
  return at;
}

static void render_seat(FILE *out, const Scene *scene, int seat) {
  const Columns columns = columns_of(scene), *at = &columns;
  const Game *view = &scene->view;
  char level[LEVEL_TEXT];
  Text row = text_room(ROW_TEXT);
  bool turn = game_waits_for(view, scene->rules) == seat;
  text_put(&row, turn ? ">" : " ");
  Text name = text_room(SEAT_NAME_TEXT + 2);
  render_seat_name(&name, &scene->look, seat);
  render_in(&row, &scene->look, turn ? BOLD : "", name.out);
  render_pad(&row, &scene->look, at->level);
  text_put(&row, deal_level_print(scene->rules, view, seat, scene->look.style, level));
  render_pad(&row, &scene->look, at->side);
  render_side(&row, scene, seat);
  render_pad(&row, &scene->look, at->cards);
  text_add(&row, "%2d", view->deal.hand_n[seat]);
  render_pad(&row, &scene->look, at->points);
  if (view->deal.won[seat] > 0 && points_lie_open(scene, seat))
    text_add(&row, "%3d", view->deal.won[seat]);
  render_pad(&row, &scene->look, at->last);
  if (game_phase(view, scene->rules) == PHASE_DRAW)
    render_bids_of(&row, scene, seat);
  else
    render_play_of(&row, scene, seat);
  render_row_at(out, &scene->look, row.out, at->last + (render_is_narrow(&scene->look) ? 2 : 6));
}

static int band_from(const Rules *rules, const Band *band) {
  return band->from * rules->score.step + (band->above ? 1 : 0);
}

/* The next score band above these points; NULL at its end. */
static const Band *next_band(const Rules *rules, int points) {
  for (int i = 0; i < rules->score.bands_n; i++)
    if (band_from(rules, &rules->score.bands[i]) > points) return &rules->score.bands[i];
  return NULL;
}

/* The first band with which the opponents become declarers or win; NULL: the points are there, or
** there is none. */
static const Band *losing_band(const Rules *rules, int points) {
  for (int i = 0; i < rules->score.bands_n; i++) {
    const Band *band = &rules->score.bands[i];
    bool loses =
        band->side == SIDE_OPPONENTS || (band->side == SIDE_NOBODY && opponents_take_over(rules));
    if (loses) return band_from(rules, band) > points ? band : NULL;
  }
  return NULL;
}

void render_score_short(Text *out, const Rules *rules, int side, int levels) {
  if (side == SIDE_NOBODY)
    text_put(out, opponents_take_over(rules) ? SAY(TAKE_OVER) : SAY(NOBODY_RISES));
  else
    say(out, side == SIDE_DECLARERS ? SAY(DECLARERS_RISE) : SAY(OPPONENTS_RISE), levels);
}

/* " [##--------] ": how far the points are on their way to `to`. */
static void render_bar(Text *out, const Look *look, int points, int to) {
  enum { CELLS = 10 };
  const char *const *cell =
      look->style == STYLE_UNICODE ? (const char *[]){"░", "█"} : (const char *[]){"-", "#"};
  int full = points <= 0 ? 0 : points * CELLS / to;
  text_put(out, " [");
  for (int i = 0; i < CELLS; i++) text_put(out, cell[i < full]);
  text_put(out, "] ");
}

/* " +1 at 40, take over at 80": the next score band, and with which the opponents have won. */
static void render_next(Text *out, const Rules *rules, int points, const Score *now) {
  const Band *next = next_band(rules, points), *losing = losing_band(rules, points);
  bool named = rules->advance.declarer.won != WHO_NOBODY;
  Text then = text_room(ROW_TEXT / 2);
  if (next && !(next == losing && named)) {
    if (next->side == now->side && next->side != SIDE_NOBODY)
      say(&then, SAY(PLUS_LEVELS), next->levels);
    else
      render_score_short(&then, rules, next->side, next->levels);
    say(out, SAY(SCORE_FROM), then.out, band_from(rules, next));
    if (losing && (named || losing != next)) text_put(out, SAY(LIST_COMMA));
  }
  if (losing && named) say(out, SAY(TAKE_OVER_AT), band_from(rules, losing));
  if (losing && !named && losing != next) say(out, SAY(WIN_FROM), band_from(rules, losing));
}

int throw_points(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++)
    points += deal_side(deal, seat) == SIDE_DECLARERS ? deal->thrown[seat] : -deal->thrown[seat];
  return points;
}

/* "opponents 15, now declarers +2 [###-------] +1 at 40, take over at 80". */
static void render_points(FILE *out, const Scene *scene) {
  const Rules *rules = scene->rules;
  const Deal *deal = &scene->view.deal;
  int points = deal_opponents_points(rules, deal), thrown = throw_points(deal);
  char error[192];
  Text row = text_room(ROW_TEXT);
  Score now;
  say(&row, SAY(POINTS_OF_OPPONENTS), points);
  if (thrown) say(&row, SAY(POINTS_OF_THROWS), thrown);
  if (!rules_hooked(rules, HOOK_SCORE_BANDS) &&
      score_bands(rules, points, &scene->view, &now, error, sizeof error)) {
    const Band *next = next_band(rules, points);
    text_put(&row, SAY(SCORE_NOW));
    render_score_short(&row, rules, now.side, now.levels);
    if (next) render_bar(&row, &scene->look, points, band_from(rules, next));
    render_next(&row, rules, points, &now);
  }
  render_row(out, &scene->look, row.out);
}

void render_table(FILE *out, const Scene *scene) {
  const Deal *deal = &scene->view.deal;
  const char *last = "";
  Text row = text_room(ROW_TEXT), words = text_room(ROW_TEXT);
  PhaseType phase = game_phase(&scene->view, scene->rules);
  if (phase == PHASE_DRAW)
    last = SAY(HEAD_BIDS);
  else if (deal->plays > 0)
    last = SAY(HEAD_THIS_TRICK);
  else if (deal->trick > 0)
    last = SAY(HEAD_LAST_TRICK);
  render_head(out, scene);
  render_pad(&words, &scene->look, render_names_width(&scene->look, deal->players));
  text_put(&words, render_is_narrow(&scene->look) ? SAY(TABLE_HEAD_CLOSE) : SAY(TABLE_HEAD));
  if (*last) text_add(&words, " %s", last);
  TrickPlays trick = trick_shown(deal);
  int points = phase == PHASE_DRAW ? 0 : trick_points(&trick, scene->rules, deal);
  if (points && !render_is_narrow(&scene->look)) say(&words, SAY(POINTS_COMMA), points);
  render_in(&row, &scene->look, GREY, words.out);
  render_row_at(out, &scene->look, row.out, columns_of(scene).last);
  for (int seat = 0; seat < deal->players; seat++) render_seat(out, scene, seat);
  if (phase == PHASE_TRICKS) render_points(out, scene);
  for (int seat = 0; seat < deal->players; seat++)
    if (scene->shown >> seat & 1) render_hand(out, scene, seat);
}

/* --- a table of a climbing game: what lies on top, whose turn it is, how each stands --- */

static void render_climb_head(FILE *out, const Scene *scene, const ClimbTable *table, int k) {
  const Game *view = &scene->view;
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(DEAL_N), view->number);
  if (scene->rules->advance.deals) say(&row, SAY(HEAD_OF_DEALS), scene->rules->advance.deals);
  if (view->deal.tables > 1) say(&row, SAY(HEAD_TABLE), k + 1, view->deal.tables);
  if (table_is_over(table))
    text_put(&row, view->over ? SAY(HEAD_GAME_OVER) : SAY(HEAD_HAND_OVER));
  else if (game_phase(view, scene->rules) == PHASE_EXCHANGE)
    text_put(&row, SAY(HEAD_EXCHANGE));
  else
    say(&row, SAY(HEAD_TRICK), table->trick + 1);
  say(&row, SAY(HEAD_DEALT), seat_letter(table->dealer));
  render_row(out, &scene->look, row.out);
}

static void render_top(FILE *out, const Scene *scene, const ClimbTable *table) {
  char words[SHAPE_TEXT];
  Text row = text_room(ROW_TEXT);
  if (table_is_over(table) || table->turn == SEAT_NONE) return;
  if (table->top_player == SEAT_NONE) {
    say(&row, SAY(NOTHING_ON_TOP), seat_letter(table->turn));
    render_row(out, &scene->look, row.out);
    return;
  }
  text_put(&row, SAY(ON_TOP));
  render_play(&row, scene, &table->top);
  say(&row, SAY(FORM_BY), climb_words(scene->rules, &table->climb, words),
      seat_letter(table->top_player));
  render_row(out, &scene->look, row.out);
}

/* "winner" and "loser" of the hand before, who passed, who is out. */
static void put_standing(Text *text, const ClimbTable *table, int player) {
  static const char *const OUT[] = {SAY(OUT_NTH), SAY(OUT_1ST), SAY(OUT_2ND), SAY(OUT_3RD)};
  for (int i = 0; i < table->out_n; i++)
    if (table->out[i] == player) {
      say(text, i == table->size - 1 ? SAY(OUT_LAST) : OUT[i < 3 ? i + 1 : 0], i + 1);
      return;
    }
  if (player == table->top_player)
    text_put(text, SAY(STAND_ON_TOP));
  else if (table->passes >> player & 1)
    text_put(text, SAY(STAND_PASSED));
}

static void render_player(FILE *out, const Scene *scene, const ClimbTable *table, int player,
                          bool waited) {
  enum { TOTAL = 4, CARDS = 11, STANDING = 18, BEFORE = 29 };
  const Game *view = &scene->view;
  Text row = text_room(ROW_TEXT);
  int names = render_names_width(&scene->look, view->deal.players);
  text_put(&row, waited ? ">" : " ");
  render_seat_name(&row, &scene->look, player);
  render_pad(&row, &scene->look, names + TOTAL);
  text_add(&row, "%4d", view->total[player]);
  render_pad(&row, &scene->look, names + CARDS);
  text_add(&row, "%4d", view->deal.hand_n[player]);
  render_pad(&row, &scene->look, names + STANDING);
  put_standing(&row, table, player);
  render_pad(&row, &scene->look, names + BEFORE);
  if (player == table->winner) text_put(&row, SAY(STAND_WINNER));
  if (player == table->loser) text_put(&row, SAY(STAND_LOSER));
  render_row(out, &scene->look, row.out);
}

static bool is_waited(const Scene *scene, const ClimbTable *table, int player) {
  if (game_phase(&scene->view, scene->rules) == PHASE_CLIMB) return table->turn == player;
  return game_waits_for(&scene->view, scene->rules) == player;
}

void render_climb(FILE *out, const Scene *scene, int k) {
  const ClimbTable *table = &scene->view.deal.table[k];
  render_climb_head(out, scene, table, k);
  Text head = text_room(ROW_TEXT);
  render_pad(&head, &scene->look, render_names_width(&scene->look, scene->view.deal.players));
  text_put(&head, SAY(CLIMB_HEAD));
  render_row(out, &scene->look, head.out);
  for (int i = 0; i < table->size; i++) {
    int player = scene->view.place[table->first + i];
    render_player(out, scene, table, player, is_waited(scene, table, player));
  }
  render_top(out, scene, table);
  for (int i = 0; i < table->size; i++) {
    int player = scene->view.place[table->first + i];
    if (scene->shown >> player & 1) render_hand(out, scene, player);
  }
}
