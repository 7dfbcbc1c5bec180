/* export.c - a deal or a trick as a picture that can be posted. */
#include <stdlib.h>
#include <string.h>

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/goto.h"
#include "repl/command/handlers.h"
#include "repl/command/why.h"
#include "repl/render/export_formats.h"
#include "repl/render/narrate.h"
#include "repl/render/render_cards.h"
#include "repl/render/render_table.h"
#include "repl/say.h"
#include "repl/trick_plays.h"

/* --- pieces --- */

/* A hand in the order in force, a gap before each new suit. */
static void put_hand(Page *page, const Deal *deal, const CardSet *cards) {
  Card sorted[CARD_MAX];
  int n = 0, suit = -1;
  if (deal->has_order) {
    n = order_sorted(&deal->order, cards, sorted);
  } else {
    for (Card card = 0; card < KIND_NB; card++)
      for (int k = cardset_count(cards, card, deal->planes); k > 0; k--) sorted[n++] = card;
  }
  for (int i = 0; i < n; i++) {
    int own = shown_suit(deal, sorted[i]);
    if (i > 0 && own != suit && !deal->order.merged) page_card(page, CARD_NONE);
    suit = own;
    page_card(page, sorted[i]);
  }
}

static void put_cards(Page *page, const Deal *deal, const Play *play, bool strong) {
  for (int i = 0; play && i < play->n; i++) page_card(page, deal->log[play->from + i]);
  page->cell[page->cells - 1].strong = strong;
}

static void put_calls(Page *page, const Repl *repl, const Call calls[], int n) {
  char name[CALL_SAID];
  for (int i = 0; i < n; i++)
    page_say(page, SAY(PAGE_CALLED), call_said(&calls[i], repl->look.style, name));
}

/* The tricks of this deal that are over, of a climbing game at the reader's table. */
static int tricks_over(const Repl *repl, const Deal *deal) {
  return deal->tables ? deal->table[climb_table(repl)].trick : deal->trick;
}

/* What the picture is of; `trick`: which is shown, 0: the moment. */
static void put_heading(Page *page, const Repl *repl, const Game *view, int trick) {
  char trump[CARD_TEXT];
  Text row = text_room(CELL_TEXT);
  page_line(page, LINE_TITLE);
  page_say(page, SAY(PAGE_TITLE), repl->session.rules->name, view->number);
  if (trick > 0 && trick <= tricks_over(repl, &view->deal)) {
    say(&row, SAY(DEAL_N), view->number);
    say(&row, SAY(TRICK_COMMA), trick);
  } else {
    tell_put_where(&row, view, repl->session.rules);
  }
  page_line(page, LINE_WORDS);
  if (view->deal.has_order && !view->deal.tables)
    page_say(page, SAY(PAGE_TRUMPS), trump_print(view->deal.trump, repl->look.style, trump));
  if (view->deal.declarer != SEAT_NONE)
    page_say(page, SAY(PAGE_DECLARER), seat_letter(view->deal.declarer));
  put_calls(page, repl, view->deal.call, view->deal.calls);
  page_words(page, "%s", row.out);
}

/* --- the card table --- */

/* Who sits there: "A Anna", and below it the side and the level, or what stands there of a climbing
** game. */
static void put_seat(Page *page, const Scene *scene, int seat) {
  char level[LEVEL_TEXT];
  const Game *view = &scene->view;
  Text row = text_room(ROW_TEXT);
  render_seat_name(&row, &scene->look, seat);
  page_words(page, "%s", row.out);
  row = text_start(row.out, row.size);
  if (view->deal.tables) {
    say(&row, SAY(PAGE_HOLDS), view->deal.hand_n[seat], view->total[seat]);
  } else {
    render_side(&row, scene, seat);
    if (row.length) text_put(&row, SAY(LIST_COMMA));
    deal_level_print(scene->rules, view, seat, scene->look.style, level);
    say(&row, SAY(PAGE_ON_LEVEL), level);
  }
  page_note(page, row.out);
}

/* The table with the plays of a trick; `number`: of the trick. */
static void put_round(Page *page, const Scene *scene, const Deal *deal, const TrickPlays *trick,
                      int number) {
  Text note = text_room(ROW_TEXT);
  page_line(page, LINE_ROUND);
  if (number > 0)
    page_say(page, SAY(PAGE_TRICK_N), number);
  else
    page_words(page, "%s", "");
  if (trick->n > 0) say(&note, SAY(PAGE_WORTH), trick_points(trick, scene->rules, deal));
  page_note(page, note.out);
  for (int seat = 0; seat < deal->players; seat++) {
    const Play *play = trick->n > 0 ? trick_play_of(trick, deal, seat) : NULL;
    put_seat(page, scene, seat);
    put_cards(page, deal, play, trick->n > 0 && seat == trick->winner);
  }
}

/* The same of a climbing game: what lies on top. */
static void put_climb_round(Page *page, const Scene *scene, int k) {
  const Deal *deal = &scene->view.deal;
  const ClimbTable *table = &deal->table[k];
  page_line(page, LINE_ROUND);
  page_say(page, SAY(PAGE_TRICK_N), table->trick + 1);
  for (int i = 0; i < table->size; i++) {
    int player = scene->view.place[table->first + i];
    put_seat(page, scene, player);
    if (player == table->top_player) put_cards(page, deal, &table->top, true);
  }
}

/* --- the ruling --- */

/* What a command answers, as lines of the page; false when it is refused: that is said. */
static bool put_answer(Page *page, Repl *repl,
                       bool (*handler)(Repl *, const Command *, int, const char *),
                       const char *rest) {
  enum { COLUMNS = 100 };
  char *said = NULL;
  size_t n;
  Repl aside = *repl;
  aside.out = aside.errors = open_memstream(&said, &n);
  if (!aside.out) return repl_deny(repl, SAY(NO_MEMORY));
  aside.interactive = true; /* lines are broken */
  aside.pictured = true;
  aside.look.width = COLUMNS;
  aside.look.height = 0;
  aside.look.colour = false;
  bool good = handler(&aside, NULL, SEAT_NONE, rest);
  fclose(aside.out);
  if (!good && said) repl_refuse(repl, "%.*s", (int)strcspn(said, "\n"), said);
  for (char *line = said, *end; good && line && *line; line = end) {
    end = line + strcspn(line, "\n");
    if (*end) *end++ = '\0';
    page_line(page, LINE_NOTE);
    page_words(page, "%s", line);
  }
  free(said);
  return good;
}

/* --- tricks --- */

static void put_tricks_head(Page *page, const Deal *deal) {
  page_line(page, LINE_HEAD);
  page_say(page, SAY(PAGE_TRICK));
  page_say(page, SAY(PAGE_LED));
  for (int seat = 0; seat < deal->players; seat++) page_say(page, SAY(SEAT), seat_letter(seat));
  page_say(page, SAY(PAGE_POINTS));
}

/* The trick as a row; the first one begins the table. */
static void put_trick(Page *page, const Rules *rules, const Deal *deal, const TrickPlays *trick,
                      int number) {
  if (number == 1) put_tricks_head(page, deal);
  page_line(page, LINE_ROW);
  page_words(page, "%d", number);
  page_say(page, SAY(SEAT), seat_letter(trick->leader));
  for (int seat = 0; seat < deal->players; seat++) {
    page_words(page, "%s", "");
    put_cards(page, deal, trick_play_of(trick, deal, seat), seat == trick->winner);
  }
  page_words(page, "%d", trick_points(trick, rules, deal));
}

static bool is_of_deal(const Game *game, const Game *now) {
  return game->number == now->number && game->redeals == now->redeals;
}

/* The tricks of this deal, done again from what was done, as rows; `only`, not 0: that trick alone,
** as it lies on the table. False: there is no such trick. */
static bool put_tricks(Page *page, const Repl *repl, const Scene *scene, int only) {
  const Game *now = &scene->view;
  bool found = only == 0;
  for (Replay at = session_begin(&repl->session); session_next(&at);) {
    const Deal *deal = &at.game.deal;
    TrickPlays trick = trick_before(deal);
    if (!is_of_deal(&at.game, now) || deal->trick <= at.before.deal.trick) continue;
    if (only == 0) put_trick(page, scene->rules, deal, &trick, deal->trick);
    if (only != deal->trick) continue;
    put_round(page, scene, deal, &trick, only);
    found = true;
  }
  TrickPlays trick = trick_on_table(&now->deal);
  if (trick.n == 0) return found;
  if (only == 0) put_trick(page, scene->rules, &now->deal, &trick, now->deal.trick + 1);
  if (only != now->deal.trick + 1) return found;
  put_round(page, scene, &now->deal, &trick, only);
  return true;
}

/* --- tricks of climbing games --- */

enum { CLIMB_PLAYS = 6 }; /* in a row */

/* One play more of trick `number`: who and what, so many in a row. */
static void put_climb_play(Page *page, const Scene *scene, const Action *action, int number,
                           bool first) {
  PageLine *row = page->lines ? &page->line[page->lines - 1] : NULL;
  if (first || !row || row->cells > CLIMB_PLAYS) {
    char trick[16] = "";
    if (first) snprintf(trick, sizeof trick, "%d", number);
    page_line(page, LINE_ROW);
    page_words(page, "%s", trick);
  }
  page_say(page, SAY(SEAT), seat_letter(action->seat));
  put_hand(page, &scene->view.deal, &action->cards);
}

/* The tricks of the reader's table in this deal, play by play; `only` as above. */
static bool put_climb_tricks(Page *page, const Repl *repl, const Scene *scene, int only) {
  int k = climb_table(repl), last = 0;
  for (Replay at = session_begin(&repl->session); session_next(&at);) {
    const Game *before = &at.before;
    if (!is_of_deal(before, &scene->view) || game_phase(before, scene->rules) != PHASE_CLIMB ||
        table_of(before, at.action.seat) != k || at.action.type != ACTION_PLAY)
      continue;
    int number = before->deal.table[k].trick + 1;
    if (only && only != number) continue;
    if (last == 0) {
      page_line(page, LINE_HEAD);
      page_say(page, SAY(PAGE_TRICK));
      for (int i = 0; i < CLIMB_PLAYS; i++) page_words(page, "%s", "");
    }
    put_climb_play(page, scene, &at.action, number, number != last);
    last = number;
  }
  return last > 0 || only == 0;
}

/* --- hands --- */

/* A row of the hands; a climbing game has no levels. */
static void put_hand_row(Page *page, const Deal *deal, const char *who, const char *level) {
  page_line(page, LINE_ROW);
  page_words(page, "%s", who);
  if (deal->tables == 0) page_words(page, "%s", level);
  page_words(page, "%s", "");
}

static void put_hands(Page *page, const Repl *repl, const Game *view) {
  const Deal *deal = &view->deal;
  char level[LEVEL_TEXT], name[SEAT_NAME_TEXT + 2];
  page_line(page, LINE_HEAD);
  page_say(page, SAY(PAGE_SEAT));
  if (deal->tables == 0) page_say(page, SAY(PAGE_LEVEL));
  page_say(page, SAY(PAGE_HAND));
  for (int seat = 0; seat < deal->players; seat++) {
    if (!repl_sees(repl, seat)) continue;
    render_seat_name(&(Text){name, sizeof name, 0}, &repl->look, seat);
    put_hand_row(page, deal, name,
                 deal_level_print(repl->session.rules, view, seat, repl->look.style, level));
    page->cell[page->line[page->lines - 1].cell].strong = seat == deal->declarer;
    put_hand(page, deal, HAND_OF(deal, seat));
  }
  if (cardset_is_empty(&deal->kitty)) return;
  put_hand_row(page, deal, SAY(THING_KITTY), "");
  put_hand(page, deal, &deal->kitty);
}

static void put_result(Page *page, const Rules *rules, const Game *game) {
  Text row = text_room(CELL_TEXT);
  render_score(&row, rules, &game->deal.score);
  page_line(page, LINE_WORDS);
  page_say(page, SAY(HEAD_POINTS), game->deal.opponents_points);
  page_words(page, "%s", row.out);
}

/* --- the command --- */

static bool write_page(Repl *repl, const Command *command, const Page *page, const char *path) {
  bool over;
  if (!overwrite_may(repl, command, path, NULL, SAY(FILE_NO_EXPORT), &over)) return false;
  char *text = page_write(page, path);
  if (!text) return repl_deny(repl, SAY(NO_MEMORY));
  return overwrite_write(repl, command, path, text, over);
}

/* What is wanted: "FILE", "FILE trick 3", "why AH 6H FILE". */
typedef struct Export {
  char path[1024], beside[ROW_TEXT]; /* what stands beside the file's name */
  int trick;                         /* 0: the deal, or what the ruling is about */
  const char *why;                   /* what is asked about the trick on the table; NULL: nothing */
} Export;

static bool read_export(Repl *repl, const char *rest, Export *export) {
  char word[sizeof export->path];
  Text beside = text_start(export->beside, sizeof export->beside);
  while (command_word(&rest, word, sizeof word)) {
    if (strlen(word) + 1 == sizeof word) return repl_deny(repl, SAY(FILE_LONG));
    if (!*export->path && page_can_write(word))
      strcpy(export->path, word);
    else
      text_add(&beside, beside.length ? " %s" : "%s", word);
  }
  if (!*export->path) return repl_deny(repl, SAY(EXPORT_TAKES));
  const char *asked = export->beside;
  if (!command_word(&asked, word, sizeof word)) return true;
  asked += strspn(asked, " ");
  if (strcmp(word, "why") == 0) {
    export->why = asked;
    return true;
  }
  export->trick = strcmp(word, "trick") == 0 ? command_count(asked, -1) : command_count(word, -1);
  if (export->trick > 0 && export->trick < CARD_MAX) return true;
  return repl_deny(repl, SAY(EXPORT_TRICK));
}

/* A trick, and what is ruled on it. */
static bool put_one_trick(Page *page, Repl *repl, const Scene *scene, int number) {
  char words[32];
  bool climbs = scene->view.deal.tables > 0;
  if (!(climbs ? put_climb_tricks : put_tricks)(page, repl, scene, number))
    return repl_deny(repl, SAY(EXPORT_NO_TRICK), number);
  snprintf(words, sizeof words, "trick %d", number);
  return put_answer(page, repl, command_show, words);
}

/* The cards that a ruling is asked about, and whose; a call has them in words. */
static void put_question(Page *page, const Repl *repl, const Deal *deal, const Action *action) {
  if (cardset_is_empty(&action->cards) && action->type != ACTION_CALL) return;
  page_line(page, LINE_WORDS);
  page_say(page, SAY(PAGE_ASKED), seat_letter(action->seat));
  put_hand(page, deal, &action->cards);
  if (action->type == ACTION_CALL) put_calls(page, repl, action->call, action->calls);
}

/* The table as it is, and a ruling on it. */
static bool put_table(Page *page, Repl *repl, const Scene *scene, const char *why) {
  const Deal *deal = &scene->view.deal;
  TrickPlays trick = trick_shown(deal);
  if (deal->tables)
    put_climb_round(page, scene, climb_table(repl));
  else
    put_round(page, scene, deal, &trick, deal->plays > 0 ? deal->trick + 1 : deal->trick);
  if (!why) return true;
  Action asked;
  if (!why_question(repl, SEAT_NONE, why, &asked)) return false;
  if (asked.type != ACTION_NB) put_question(page, repl, deal, &asked);
  return put_answer(page, repl, command_why, why);
}

static void put_deal(Page *page, Repl *repl, const Scene *scene) {
  const Game *view = &scene->view;
  Scene lay = scene_before_lead(repl);
  put_hands(page, repl, &lay.view);
  (view->deal.tables ? put_climb_tricks : put_tricks)(page, repl, scene, 0);
  if (!view->deal.tables && game_phase(view, scene->rules) == PHASE_NONE)
    put_result(page, scene->rules, view);
}

COMMAND(command_export) {
  Export export = {.trick = 0};
  if (!read_export(repl, rest, &export)) return false;
  Page *page = calloc(1, sizeof *page);
  if (!page) return repl_deny(repl, SAY(NO_MEMORY));
  page->style = repl->look.style;
  page->language = repl->look.language;
  page->names = repl->look.names;
  page->palette = repl->look.palette;
  Scene scene = repl_scene(repl);
  put_heading(page, repl, &scene.view, export.trick);
  bool done = export.trick ? put_one_trick(page, repl, &scene, export.trick)
                           : put_table(page, repl, &scene, export.why);
  if (done && !export.trick && !export.why) put_deal(page, repl, &scene);
  done = done && write_page(repl, command, page, export.path);
  free(page);
  return done;
}
