/* json_answer.c - the answer as the fields of a JSON object. */
#include <stdio.h>

#include "ask/json_answer.h"
#include "ask/json_question.h"
#include "ask/json_text.h"
#include "base/ask_sentences.h"
#include "language/language.h"
#include "notation/notation.h"

/* What an answer is written with. */
typedef struct Writing {
  Json *json;
  const Loaded *loaded;
  const Question *question;
  Answer *answer;
} Writing;

/* ---- cards ---- */

static void put_cards(const Writing *w, const CardSet *kinds) {
  Card cards[CARD_MAX];
  const Order *order = w->answer->order;
  int n = order ? order_sorted(order, kinds, cards) : cardset_list(kinds, cards, PACK_MAX);
  json_bytes(w->json, "\"", 1);
  for (int i = 0; i < n; i++) {
    char name[CARD_TEXT];
    if (i) json_bytes(w->json, " ", 1);
    json_raw(w->json, card_print(cards[i], STYLE_ASCII, name));
  }
  json_bytes(w->json, "\"", 1);
}

static void put_kinds(const Writing *w, const char *name, const CardSet *kinds) {
  json_name(w->json, name);
  put_cards(w, kinds);
}

static void put_places(const Writing *w, const char *name, const CardSet *places) {
  CardSet kinds = CARDSET_EMPTY;
  order_back(w->answer->order, places, &kinds);
  put_kinds(w, name, &kinds);
}

static void put_list(const Writing *w, const char *name) {
  json_name(w->json, name);
  json_raw(w->json, "[");
  for (int i = 0; i < w->answer->plays_n; i++) {
    if (i) json_raw(w->json, ",");
    put_cards(w, &w->answer->plays[i]);
  }
  json_raw(w->json, "]");
}

/* Numbers of seats. */
static void put_seats(const Writing *w, const char *name, const int seats[], int n) {
  char text[16];
  json_name(w->json, name);
  json_raw(w->json, "[");
  for (int i = 0; i < n; i++) {
    snprintf(text, sizeof text, "%s%d", i ? "," : "", seats[i]);
    json_raw(w->json, text);
  }
  json_raw(w->json, "]");
}

/* Units of the cards that are asked about; in a climbing game named by those cards. */
static void put_units(const Writing *w) {
  const Order *order = w->answer->order;
  CardSet left = w->question->cards;
  json_name(w->json, "units");
  json_raw(w->json, "[");
  for (int i = 0; i < w->answer->shape.n; i++) {
    const Unit *unit = &w->answer->shape.unit[i];
    CardSet places, kinds = CARDSET_EMPTY;
    json_raw(w->json, i ? ",{" : "{");
    json_number(w->json, "size", unit->size);
    json_number(w->json, "length", unit->length);
    unit_set(unit, &places, order->planes);
    order_take(order, &places, &left, &kinds);
    cardset_subtract(&left, &left, &kinds, PACK_MAX);
    put_kinds(w, "cards", &kinds);
    json_raw(w->json, "}");
  }
  json_raw(w->json, "]");
}

/* ---- pieces ---- */

/* `legal`, and when it is not: `reason` and `why`. */
static void put_ruling(const Writing *w) {
  const Ruling *ruling = &w->answer->ruling;
  char text[1024];
  json_bool(w->json, "legal", ruling->refusal == LEGAL);
  if (ruling->refusal == LEGAL) return;
  json_text(w->json, "reason", refusal_code(ruling->refusal));
  json_text(w->json, "why", ruling_text(ruling, w->loaded->planes, STYLE_ASCII, text, sizeof text));
}

static void put_count(const Writing *w) {
  char text[24];
  LegalCount count = w->answer->count;
  snprintf(text, sizeof text, "%llu", (unsigned long long)count.count);
  if (count.exact && count.count != UINT64_MAX) {
    json_text(w->json, "count", text);
    return;
  }
  json_null(w->json, "count");
  json_text(w->json, "at_least", text);
}

static void put_side(const Writing *w, const char *name, int side) {
  if (side == SIDE_NOBODY)
    json_null(w->json, name);
  else
    json_text(w->json, name, schema_sides[side]);
}

static void put_seat(const Writing *w, const char *name, int seat) {
  if (seat == SEAT_NONE)
    json_null(w->json, name);
  else
    json_number(w->json, name, seat);
}

static void put_standing(const Writing *w) {
  char trump[CARD_TEXT];
  const Answer *answer = w->answer;
  if (answer->has_trump)
    json_text(w->json, "trump", trump_print(answer->trump, STYLE_ASCII, trump));
  else
    json_null(w->json, "trump");
  put_seat(w, "declarer", answer->has_trump ? answer->declarer : SEAT_NONE);
}

/* ---- order ---- */

/* `[["HJ"],["LJ"],…]`: tiers high to low, in each spades, hearts, diamonds, clubs. */
static void put_tiers(const Writing *w, const char *name, uint64_t suit) {
  const Order *order = w->answer->order;
  int last = -1;
  json_name(w->json, name);
  while (suit) {
    int place = bit_highest(suit), tier = order->tier_at[place];
    suit &= ~bit(place);
    for (uint64_t here = order_kinds_at(order, w->loaded->deck.plane[0], place); here;) {
      char text[CARD_TEXT];
      int card = bit_highest(here);
      here &= ~bit(card);
      json_raw(w->json, last < 0 ? "[[" : tier == last ? "," : "],[");
      json_string(w->json, card_print((Card)card, STYLE_ASCII, text));
      last = tier;
    }
  }
  json_raw(w->json, "]]");
}

static void put_order(const Writing *w) {
  static const Suit SUITS[] = {TRUMPS, SPADES, HEARTS, DIAMONDS, CLUBS};
  const Order *order = w->answer->order;
  CardSet deck = CARDSET_EMPTY;
  order_cross(order, &w->loaded->deck, &deck);
  json_name(w->json, "suits");
  json_raw(w->json, "{");
  for (int i = 0; i < ESUIT_NB; i++) {
    uint64_t suit = order->suit[SUITS[i]] & deck.plane[0];
    if (suit) put_tiers(w, suit_name(SUITS[i], STYLE_ASCII), suit);
  }
  if (order->suitless & deck.plane[0]) put_tiers(w, "none", order->suitless);
  json_raw(w->json, "}");
}

/* ---- shape, lead ---- */

static bool is_climbing(const Writing *w) { return w->loaded->rules->family == FAMILY_CLIMB; }

static void put_form(const Writing *w) {
  int form = w->answer->form;
  if (!is_climbing(w)) return;
  if (form < 0)
    json_null(w->json, "form");
  else
    json_text(w->json, "form", w->loaded->rules->lead.forms[form].name);
}

static void put_shape(const Writing *w) {
  Suit suit = w->answer->shape.suit;
  bool none = is_climbing(w) ? cardset_is_empty(&w->question->cards) : suit == SUIT_NONE;
  if (none)
    json_null(w->json, "suit");
  else
    json_text(w->json, "suit", suit_name(is_climbing(w) ? TRUMPS : suit, STYLE_ASCII));
  put_form(w);
  put_units(w);
}

static const char *unit_word(int units, int size, int length) {
  if (units > 1) return "throw";
  if (length > 1) return "tractor";
  return size == 1 ? "single" : "set";
}

/* Entries of throw.penalty, left out where they are nothing. */
static void put_amount(const Writing *w, const char *name, int number) {
  if (number) json_number(w->json, name, number);
}

static void put_penalty_side(const Writing *w, const char *name, uint8_t side) {
  if (side != PENALTY_NO_SIDE) json_text(w->json, name, schema_penalty_sides[side - 1]);
}

/* throw.penalty as its file writes it, when the deal ends by the throw or levels move. */
static void put_effect(const Writing *w) {
  const ThrowResult *result = &w->answer->result;
  bool asked = rules_hooked(w->loaded->rules, HOOK_THROW_PENALTY);
  const Penalty *penalty = asked ? &result->effects.penalty : &w->loaded->rules->throw.penalty;
  bool levels = penalty->levels_leaders || penalty->levels_others;
  if (!result->play_ends && !levels) {
    json_null(w->json, "effect");
    return;
  }
  json_name(w->json, "effect");
  json_raw(w->json, "{");
  put_amount(w, "points", penalty->points);
  put_amount(w, "per_card", penalty->per_card);
  put_penalty_side(w, "unplayed", penalty->unplayed);
  put_penalty_side(w, "loses", penalty->loses);
  if (levels) {
    json_name(w->json, "levels");
    json_raw(w->json, "{");
    put_amount(w, schema_penalty_sides[0], penalty->levels_leaders);
    put_amount(w, schema_penalty_sides[1], penalty->levels_others);
    json_raw(w->json, "}");
  }
  json_raw(w->json, "}");
}

static void put_lead(const Writing *w) {
  const Answer *answer = w->answer;
  put_ruling(w);
  if (answer->shape.n == 0 || (is_climbing(w) && answer->ruling.refusal != LEGAL)) return;
  const Unit *unit = &answer->shape.unit[0];
  json_text(w->json, "kind",
            is_climbing(w) ? unit_word(1, answer->climb.size, answer->climb.length)
                           : unit_word(answer->shape.n, unit->size, unit->length));
  put_form(w);
  put_units(w);
  if (answer->ruling.refusal != LEGAL) return;
  json_bool(w->json, "stands", answer->stands);
  if (answer->stands) return;
  put_places(w, "forced", &answer->result.forced);
  json_number(w->json, "withdrawn", answer->result.withdrawn_n);
  json_number(w->json, "objector", answer->result.objector);
  json_number(w->json, "penalty", answer->result.penalty);
  put_effect(w);
}

/* ---- follow ---- */

static void put_follow(const Writing *w) {
  const Ruling *ruling = &w->answer->ruling;
  put_ruling(w);
  if (ruling->refusal == LEGAL) return;
  json_text(w->json, "rule", ruling->field);
  put_kinds(w, "owed", &ruling->owed);
  if (cardset_is_empty(&ruling->example))
    json_null(w->json, "example");
  else
    put_kinds(w, "example", &ruling->example);
}

static void put_follows(const Writing *w) {
  if (is_climbing(w)) { /* in that order since it has been asked there */
    put_list(w, "plays");
    put_count(w);
    return;
  }
  put_count(w);
  put_list(w, "plays");
}

/* ---- the end of a deal ---- */

static void put_settlement(const Writing *w) {
  const Answer *answer = w->answer;
  const Game *game = answer->game;
  const Rules *rules = w->loaded->rules;
  char level[LEVEL_TEXT];
  json_number(w->json, "points", answer->points);
  json_number(w->json, "multiplier", answer->multiplier);
  put_side(w, "side", answer->score.side);
  json_number(w->json, "levels", answer->score.levels);
  json_name(w->json, "after");
  for (int seat = 0; seat < game->deal.players; seat++) {
    json_raw(w->json, seat ? "," : "[");
    json_string(w->json, deal_level_print(rules, game, seat, STYLE_ASCII, level));
  }
  json_raw(w->json, "]");
  int winners[SEAT_MAX], n = 0;
  for (uint64_t left = game->winners; left;) winners[n++] = bit_pop(&left);
  put_seats(w, "winners", winners, n);
  put_seat(w, "next", answer->next);
  put_seat(w, "next_declarer", answer->declarer);
}

static void put_deck(const Writing *w) {
  const DeckFigures *deck = &w->answer->deck;
  json_number(w->json, "packs", deck->packs);
  json_number(w->json, "LJ", deck->LJ);
  json_number(w->json, "HJ", deck->HJ);
  json_number(w->json, "hand", deck->hand);
  json_number(w->json, "kitty", deck->kitty);
  json_number(w->json, "total", deck->total);
  json_number(w->json, "dropped", deck->dropped);
  json_number(w->json, "points", deck->points);
  json_number(w->json, "friends", deck->friends);
}

/* ---- the whole ---- */

static void put_answer(const Writing *w) {
  const Answer *answer = w->answer;
  switch (w->question->subject) {
    case ABOUT_ORDER: put_order(w); break;
    case ABOUT_SHAPE: put_shape(w); break;
    case ABOUT_LEAD: put_lead(w); break;
    case ABOUT_FOLLOW: put_follow(w); break;
    case ABOUT_FOLLOWS: put_follows(w); break;
    case ABOUT_WINNER:
      json_number(w->json, "winner", answer->winner);
      json_number(w->json, "points", answer->points);
      break;
    case ABOUT_BID: put_ruling(w), put_standing(w); break;
    case ABOUT_MAY_BID: put_count(w), put_list(w, "bids"); break;
    case ABOUT_BURY:
    case ABOUT_MISDEAL:
    case ABOUT_CALL:
    case ABOUT_BEGINS: put_ruling(w); break;
    case ABOUT_FRIENDS: put_seats(w, "team", answer->team, answer->team_n); break;
    case ABOUT_KITTY:
      json_number(w->json, "multiplier", answer->multiplier);
      json_number(w->json, "points", answer->points);
      break;
    case ABOUT_SCORE:
      put_side(w, "side", answer->score.side);
      json_number(w->json, "levels", answer->score.levels);
      break;
    case ABOUT_ADVANCE:
      json_text(w->json, "level", answer->level);
      json_bool(w->json, "won", answer->won);
      break;
    case ABOUT_SETTLE: put_settlement(w); break;
    case ABOUT_DECIDED: json_bool(w->json, "decided", answer->won); break;
    case ABOUT_TURNED: put_standing(w); break;
    case ABOUT_DECK: put_deck(w); break;
    case SUBJECT_NB: break;
  }
}

bool json_answer(Json *json, Asking *asking) {
  Answer *answer = &asking->answer;
  const Writing w = {json, asking->loaded, &asking->reading.question, answer};
  char text[1024];
  if (answer->ruling.refusal == REFUSED_NOT_HELD)
    return ask_fail(&answer->error, "not-held",
                    ruling_said(&answer->ruling, PACK_MAX, STYLE_ASCII, text, sizeof text));
  put_answer(&w);
  if (!json->short_of_memory) return true;
  return ask_fail(&answer->error, "range", SAY(ASK_MEMORY));
}
