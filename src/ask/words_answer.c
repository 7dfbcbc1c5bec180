/* words_answer.c - the answer as a line of words. */
#include <stdio.h>

#include "ask/words_question.h"
#include "language/language.h"
#include "notation/notation.h"

/* What an answer is said with. */
typedef struct Saying {
  Text *text;
  const Loaded *loaded;
  const Question *question;
  const Answer *answer;
} Saying;

static void put_cards(const Saying *say, const CardSet *kinds) {
  Card cards[CARD_MAX];
  const Order *order = say->answer->order;
  int n = order ? order_sorted(order, kinds, cards) : cardset_list(kinds, cards, PACK_MAX);
  for (int i = 0; i < n; i++) {
    char name[CARD_TEXT];
    text_add(say->text, "%s%s", i ? " " : "", card_print(cards[i], STYLE_ASCII, name));
  }
}

static void put_places(const Saying *say, const CardSet *places) {
  CardSet kinds = CARDSET_EMPTY;
  order_back(say->answer->order, places, &kinds);
  put_cards(say, &kinds);
}

/* "follow.owes, variants/pagat.lua:31" of the field that decides. */
static void put_field(const Saying *say, const char *field) {
  char group[32];
  const char *dot = field ? strchr(field, '.') : NULL;
  if (!field || !*field) return;
  snprintf(group, sizeof group, "%.*s", dot ? (int)(dot - field) : 0, field);
  const char *source = variant_source(say->loaded->variant, group, dot ? dot + 1 : field);
  text_add(say->text, " [%s%s%s]", field, *source ? ", " : "", source);
}

static void put_ruling(const Saying *say) {
  const Ruling *ruling = &say->answer->ruling;
  char sentence[1024];
  if (ruling->refusal == LEGAL) {
    text_put(say->text, "legal");
    return;
  }
  text_add(say->text, "not legal (%s): %s", refusal_code(ruling->refusal),
           ruling_text(ruling, say->loaded->planes, STYLE_ASCII, sentence, sizeof sentence));
  put_field(say, ruling->field);
}

static void put_units(const Saying *say) {
  char units[1024];
  shape_notation(&say->answer->shape, units, sizeof units);
  text_put(say->text, units);
}

/* "a pair", "a tractor of two pairs"; of several units how they are written. */
static void put_kind(const Saying *say) {
  char said[SHAPE_TEXT];
  if (say->answer->shape.n > 1)
    put_units(say);
  else
    sentence_expand(say->text, &language_english,
                    shape_words(&say->answer->shape, said, sizeof said));
}

/* ---- one function a subject, where it is more than a ruling ---- */

static void put_order(const Saying *say) {
  static const Suit SUITS[] = {TRUMPS, SPADES, HEARTS, DIAMONDS, CLUBS, SUIT_NONE};
  const Order *order = say->answer->order;
  const char *between = "";
  for (int i = 0; i <= ESUIT_NB; i++) {
    int last = -1;
    bool none = SUITS[i] == SUIT_NONE;
    uint64_t suit = none ? order->suitless : order->suit[SUITS[i]];
    if (!suit) continue;
    text_add(say->text, "%s%s:", between, none ? "none" : suit_name(SUITS[i], STYLE_ASCII));
    between = "; ";
    while (suit) {
      int place = bit_highest(suit), tier = order->tier_at[place];
      suit &= ~bit(place);
      for (uint64_t here = order_kinds_at(order, say->loaded->deck.plane[0], place); here;) {
        char name[CARD_TEXT];
        int card = bit_highest(here);
        here &= ~bit(card);
        text_add(say->text, "%s%s", tier == last ? "=" : " ",
                 card_print((Card)card, STYLE_ASCII, name));
        last = tier;
      }
    }
  }
}

static const char *suit_words(const Answer *answer) {
  const Shape *shape = &answer->shape;
  if (shape->suit != SUIT_NONE) return suit_word(shape->suit);
  return shape->unit[0].faces & answer->order->suitless ? "no suit" : "several suits";
}

static void put_shape(const Saying *say) {
  const Answer *answer = say->answer;
  bool climbs = say->loaded->rules->family == FAMILY_CLIMB;
  if (answer->shape.n == 0) {
    text_put(say->text, "no units: the cards are of several suits");
    return;
  }
  put_units(say);
  if (!climbs) text_add(say->text, " of %s", suit_words(answer));
  if (climbs)
    text_add(say->text, " (%s)",
             answer->form < 0 ? "no form" : say->loaded->rules->lead.forms[answer->form].name);
}

static void put_lead(const Saying *say) {
  const Answer *answer = say->answer;
  const ThrowResult *result = &answer->result;
  put_ruling(say);
  if (answer->ruling.refusal != LEGAL || answer->shape.n == 0) return;
  text_put(say->text, ": ");
  put_kind(say);
  if (!answer->is_throw) return;
  if (answer->stands) {
    bool known = say->question->known != 0;
    text_put(say->text, known ? ", a throw that stands"
                              : ", a throw: whether it stands depends on the other hands");
    return;
  }
  text_add(say->text, ", a throw that %c stops: ",
           seat_letter((say->question->leader + 1 + result->objector) % SEAT_MAX));
  if (result->play_ends) {
    text_put(say->text, "the play ends");
  } else {
    put_places(say, &result->forced);
    text_put(say->text, " stays");
  }
  text_add(say->text, ", %d cards go back, %d points", result->withdrawn_n, result->penalty);
}

static void put_list(const Saying *say, const char *what) {
  const Answer *answer = say->answer;
  LegalCount count = answer->count;
  text_add(say->text, "%s%llu %s%s%s", count.exact ? "" : "at least ",
           (unsigned long long)count.count, what, count.count == 1 ? "" : "s",
           answer->plays_n ? ": " : "");
  for (int i = 0; i < answer->plays_n; i++) {
    if (i) text_put(say->text, " | ");
    put_cards(say, &answer->plays[i]);
  }
  if (answer->more) text_put(say->text, " | …");
}

static void put_standing(const Saying *say, const char *would) {
  char trump[CARD_TEXT];
  const Answer *answer = say->answer;
  if (answer->has_trump)
    text_add(say->text, "trumps %s %s, the declarer %c", would,
             trump_print(answer->trump, STYLE_ASCII, trump), seat_letter(answer->declarer));
  else
    text_put(say->text, "there are no trumps yet");
}

static void put_score(const Saying *say) {
  static const char *const SIDE[] = {"nobody", "declarers", "opponents"};
  const Score *score = &say->answer->score;
  text_add(say->text, "%s", SIDE[score->side]);
  if (score->side != SIDE_NOBODY) text_add(say->text, " +%d", score->levels);
}

static void put_settlement(const Saying *say) {
  const Game *game = say->answer->game;
  text_add(say->text, "%d points for the opponents: ", say->answer->points);
  put_score(say);
  text_put(say->text, "; levels");
  for (int seat = 0; seat < game->deal.players; seat++) {
    char level[LEVEL_TEXT];
    text_add(say->text, " %c %s%s", seat_letter(seat),
             deal_level_print(say->loaded->rules, game, seat, STYLE_ASCII, level),
             game->winners >> seat & 1 ? " (has won)" : "");
  }
  text_add(say->text, "; %c draws first in the next deal", seat_letter(say->answer->next));
}

static void put_team(const Saying *say) {
  for (int i = 0; i < say->answer->team_n; i++)
    text_add(say->text, "%s%c", i ? " " : "", seat_letter(say->answer->team[i]));
}

static void put_deck(const Saying *say) {
  const DeckFigures *deck = &say->answer->deck;
  text_add(
      say->text,
      "%d cards of %d packs (%d LJ, %d HJ): hands of %d, a kitty of %d, %d left out; %d points",
      deck->total, deck->packs, deck->LJ, deck->HJ, deck->hand, deck->kitty, deck->dropped,
      deck->points);
}

void words_answer(Text *text, const Asking *asking) {
  const Question *question = &asking->reading.question;
  const Answer *answer = &asking->answer;
  const Saying saying = {text, asking->loaded, question, answer}, *say = &saying;
  switch (question->subject) {
    case ABOUT_ORDER: put_order(say); break;
    case ABOUT_SHAPE: put_shape(say); break;
    case ABOUT_LEAD: put_lead(say); break;
    case ABOUT_FOLLOWS: put_list(say, "play"); break;
    case ABOUT_MAY_BID: put_list(say, "declaration"); break;
    case ABOUT_WINNER:
      text_add(text, "play %d wins: ", answer->winner + 1);
      put_cards(say, &question->trick[answer->winner]);
      text_add(text, ", %d points", answer->points);
      break;
    case ABOUT_BID:
      put_ruling(say);
      text_put(text, "; ");
      put_standing(say, "would be");
      break;
    case ABOUT_FOLLOW:
    case ABOUT_BURY:
    case ABOUT_MISDEAL:
    case ABOUT_CALL:
    case ABOUT_BEGINS: put_ruling(say); break;
    case ABOUT_FRIENDS: put_team(say); break;
    case ABOUT_KITTY:
      text_add(text, "%d points, counted %d times", answer->points, answer->multiplier);
      break;
    case ABOUT_SCORE: put_score(say); break;
    case ABOUT_ADVANCE: text_put(text, answer->won ? "the game is won" : answer->level); break;
    case ABOUT_SETTLE: put_settlement(say); break;
    case ABOUT_DECIDED: text_put(text, answer->won ? "it is decided" : "it is open"); break;
    case ABOUT_TURNED: put_standing(say, "are"); break;
    case ABOUT_DECK: put_deck(say); break;
    case SUBJECT_NB: break;
  }
}
