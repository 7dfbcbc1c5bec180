/* legal_climb.c - what may be done at the tables of a climbing game. */
#include "repl/command/legal_climb.h"

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

enum { LISTED_MAX = 24 };

typedef struct Listing {
  Repl *repl;
  const Scene *scene;
  const CardSet *hand;
  int seat;
  bool leads;
  int n;
} Listing;

static bool list_play(void *data, const ClimbPlay *play) {
  Listing *listing = data;
  char row[ROW_TEXT], cards[ROW_TEXT], words[SHAPE_TEXT];
  Action action = {.type = ACTION_PLAY, .seat = (uint8_t)listing->seat};
  if (listing->leads && cardset_size(&play->places, PACK_MAX) == 1) return true; /* any will do */
  if (listing->n++ >= LISTED_MAX) return true;
  order_take(&listing->scene->view.deal.order, &play->places, listing->hand, &action.cards);
  repl_list(listing->repl, &action,
            say_in(row, SAY(LIST_PLAY), cards_text(listing->scene, &action.cards, cards),
                   climb_words(listing->scene->rules, &play->climb, words)));
  return true;
}

static void say_plays(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  const CardSet *hand = &game->deal.hand[seat];
  const Climb *top = table->top_player == SEAT_NONE ? NULL : &table->climb;
  bool on_turn = table->turn == seat;
  char words[SHAPE_TEXT];
  Listing listing = {repl, scene, hand, seat, top == NULL, 0};
  if (top)
    repl_tell(repl, SAY(FOLLOWS_FORM), seat_letter(seat), on_turn,
              climb_words(scene->rules, top, words));
  else
    repl_tell(repl, SAY(LEADS_FORM), seat_letter(seat));
  PlayCase of = {&game->deal.order, scene->rules, game, seat};
  climb_each(&of, hand, top, !on_turn, list_play, &listing);
  if (listing.n > LISTED_MAX) repl_tell(repl, SAY(AND_N_OTHERS), listing.n - LISTED_MAX);
  if (on_turn && top) repl_list_alone(repl, ACTION_PASS, seat);
}

/* ---- the exchange ---- */

static void say_cards_to_give(Repl *repl, const Scene *scene, int seat) {
  const Game *game = &repl->session.game;
  Card cards[CARD_MAX];
  CardSet may = CARDSET_EMPTY;
  char row[ROW_TEXT];
  int n = order_sorted(&game->deal.order, &game->deal.hand[seat], cards);
  for (int i = 0; i < n; i++) {
    Action action = {.type = ACTION_GIVE, .seat = (uint8_t)seat};
    cardset_put(&action.cards, cards[i], PACK_MAX);
    if (game_check(game, scene->rules, &action) == LEGAL) cardset_put(&may, cards[i], PACK_MAX);
  }
  repl_tell(repl, SAY(GIVE_ONE_OF), cards_text(scene, &may, row));
}

static void say_ranks_to_request(Repl *repl, const Scene *scene, int seat) {
  const Rules *rules = scene->rules;
  Text row = text_room(ROW_TEXT);
  for (int i = 0; i < rules->order.ranks_n; i++) {
    Action action = {.type = ACTION_REQUEST, .seat = (uint8_t)seat, .rank = rules->order.ranks[i]};
    if (action.rank >= RANK_NB) continue;
    if (game_check(&repl->session.game, rules, &action) == LEGAL)
      text_add(&row, " %s", rank_name(action.rank, scene->look.style));
  }
  repl_tell(repl, SAY(REQUEST_ONE_OF), row.out);
}

void say_climb_legal(Repl *repl, const Scene *scene, int seat) {
  uint32_t allowed = game_allowed_actions(&repl->session.game, scene->rules, seat);
  if (allowed >> ACTION_PLAY & 1) {
    say_plays(repl, scene, seat);
    return;
  }
  repl_tell(repl, allowed ? SAY(MAY_DO) : SAY(NOTHING_TO_DO), seat_letter(seat));
  for (int type = 0; type < ACTION_NB; type++) {
    if (!(allowed >> type & 1)) continue;
    if (type == ACTION_GIVE)
      say_cards_to_give(repl, scene, seat);
    else if (type == ACTION_REQUEST)
      say_ranks_to_request(repl, scene, seat);
    else
      repl_list_alone(repl, (ActionType)type, seat);
  }
}
