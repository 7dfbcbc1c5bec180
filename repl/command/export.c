/* export.c - a deal or a trick as a picture that can be posted. */
#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/handlers.h"
#include "repl/command/history.h"
#include "repl/render/render_cards.h"
#include "repl/render/render_table.h"
#include "repl/render/export_formats.h"
#include "repl/render/narrate.h"
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

static void put_play(Page *page, const Deal *deal, const Play *play, bool strong) {
  page_words(page, "%s", "");
  for (int i = 0; play && i < play->n; i++) page_card(page, deal->log[play->from + i]);
  page->cell[page->cells - 1].strong = strong;
}

static void put_heading(Page *page, const Repl *repl, const Game *view) {
  char trump[CARD_TEXT], row[CELL_TEXT];
  Text text = text_start(row, sizeof row);
  page_line(page, LINE_TITLE);
  page_say(page, SAY(PAGE_TITLE), repl->session.rules->name, view->number);
  tell_put_where(&text, view, repl->session.rules);
  page_line(page, LINE_WORDS);
  if (view->deal.has_order)
    page_say(page, SAY(PAGE_TRUMPS), trump_print(view->deal.trump, repl->look.style, trump));
  if (view->deal.declarer != SEAT_NONE)
    page_say(page, SAY(PAGE_DECLARER), seat_letter(view->deal.declarer));
  for (int i = 0; i < view->deal.calls; i++) {
    char name[16];
    page_say(page, SAY(PAGE_CALLED), call_print(&view->deal.call[i], repl->look.style, name));
  }
  page_words(page, "%s", row);
}

/* --- tricks --- */

typedef struct Tricks {
  Page *page;
  int only, written; /* only: this trick alone, counted from 1; 0: all */
} Tricks;

static void put_tricks_head(Page *page, const Deal *deal) {
  page_line(page, LINE_HEAD);
  page_say(page, SAY(PAGE_TRICK));
  page_say(page, SAY(PAGE_LED));
  for (int seat = 0; seat < deal->players; seat++) page_words(page, "%c", seat_letter(seat));
  page_say(page, SAY(PAGE_POINTS));
}

/* The trick as a row, if it is asked for. */
static void put_trick(Tricks *tricks, const Rules *rules, const Deal *deal, const TrickPlays *trick,
                      int number) {
  Page *page = tricks->page;
  if (tricks->only && tricks->only != number) return;
  if (tricks->written++ == 0) put_tricks_head(page, deal);
  page_line(page, LINE_ROW);
  page_words(page, "%d", number);
  page_words(page, "%c", seat_letter(trick->leader));
  for (int seat = 0; seat < deal->players; seat++)
    put_play(page, deal, trick_play_of(trick, deal, seat), seat == trick->winner);
  page_words(page, "%d", trick_points(trick, rules, deal));
}

/* The tricks of this deal, done again from what was done. Returns how many were written. */
static int put_tricks(Page *page, const Repl *repl, const Game *now, int only) {
  Tricks tricks = {page, only, 0};
  const Rules *rules = repl->session.rules;
  for (Replay at = session_begin(&repl->session); session_next(&at);) {
    const Deal *deal = &at.game.deal;
    bool here = at.game.number == now->number && at.game.redeals == now->redeals;
    TrickPlays trick = trick_before(deal);
    if (here && deal->trick > at.before.deal.trick)
      put_trick(&tricks, rules, deal, &trick, deal->trick);
  }
  TrickPlays trick = trick_on_table(&now->deal);
  if (trick.n > 0) put_trick(&tricks, rules, &now->deal, &trick, now->deal.trick + 1);
  return tricks.written;
}

/* --- hands --- */

static void put_hands(Page *page, const Repl *repl, const Game *view) {
  const Deal *deal = &view->deal;
  char level[LEVEL_TEXT];
  page_line(page, LINE_HEAD);
  page_say(page, SAY(PAGE_SEAT));
  page_say(page, SAY(PAGE_LEVEL));
  page_say(page, SAY(PAGE_HAND));
  for (int seat = 0; seat < deal->players; seat++) {
    if (!repl_sees(repl, seat)) continue;
    page_line(page, LINE_ROW);
    page_words(page, "%c", seat_letter(seat));
    page->cell[page->cells - 1].strong = seat == deal->declarer;
    page_words(page, "%s",
               deal_level_print(repl->session.rules, view, seat, repl->look.style, level));
    page_words(page, "%s", "");
    put_hand(page, deal, &deal->hand[seat]);
  }
  if (cardset_is_empty(&deal->kitty)) return;
  page_line(page, LINE_ROW);
  page_say(page, SAY(PAGE_KITTY));
  page_words(page, "%s", "");
  page_words(page, "%s", "");
  put_hand(page, deal, &deal->kitty);
}

static void put_result(Page *page, const Game *game) {
  char row[CELL_TEXT];
  Text text = text_start(row, sizeof row);
  render_score(&text, &game->deal.score);
  page_line(page, LINE_WORDS);
  page_say(page, SAY(HEAD_POINTS), game->deal.opponents_points);
  page_words(page, "%s", row);
}

/* --- the command --- */

static bool write_page(Repl *repl, const Command *command, const Page *page, const char *path) {
  bool over;
  if (!overwrite_may(repl, command, path, NULL, SAY(FILE_NO_EXPORT), &over)) return false;
  char *text = page_write(page, path);
  if (!text) return repl_deny(repl, SAY(NO_MEMORY));
  bool written = overwrite_write(repl, command, path, text, over);
  free(text);
  return written;
}

/* "FILE", "FILE trick 3": -1 when it is neither. */
static int read_export(Repl *repl, const char *rest, char *path, size_t size) {
  char word[32];
  if (command_word(&rest, path, size) && strlen(path) + 1 == size) {
    repl_deny(repl, SAY(FILE_LONG));
    return -1;
  }
  if (!*path || !page_can_write(path)) {
    repl_deny(repl, SAY(EXPORT_TAKES));
    return -1;
  }
  if (!command_word(&rest, word, sizeof word)) return 0;
  int n = strcmp(word, "trick") == 0 ? command_count(rest, -1) : -1;
  if (n > 0 && n < CARD_MAX) return n;
  repl_deny(repl, SAY(EXPORT_TRICK));
  return -1;
}

COMMAND(command_export) {
  (void)seat;
  char path[1024] = "";
  int trick = read_export(repl, rest, path, sizeof path);
  if (trick < 0) return false;
  Page *page = calloc(1, sizeof *page);
  if (!page) return repl_deny(repl, SAY(NO_MEMORY));
  page->style = repl->look.style;
  page->language = repl->look.language;
  page->palette = repl->look.palette;
  Scene scene = repl_scene(repl);
  const Game *view = &scene.view;
  put_heading(page, repl, view);
  if (trick == 0) {
    Scene lay = scene_before_lead(repl);
    put_hands(page, repl, &lay.view);
  }
  int tricks = view->deal.tables ? 0 : put_tricks(page, repl, view, trick);
  if (trick == 0 && !view->deal.tables && game_phase(view, repl->session.rules) == PHASE_NONE)
    put_result(page, view);
  bool done = trick > 0 && tricks == 0 ? repl_deny(repl, SAY(EXPORT_NO_TRICK), trick)
                                       : write_page(repl, command, page, path);
  free(page);
  return done;
}
