/* words_answer.c - the answer as a line of words. */
#include <stdio.h>

#include "ask/words_answer.h"
#include "base/ask_sentences.h"
#include "base/core_sentences.h"
#include "notation/notation.h"
#include "play/shape_text.h"

/* What an answer is said with. */
typedef struct Answering {
  Text *text;
  const Loaded *loaded;
  const Question *question;
  const Answer *answer;
  Style style;
} Answering;

enum { CARDS_SAID = 4096 };

/* Cards as they are said, in the order of the trump. Returns out. */
static const char *say_cards(const Answering *answering, const CardSet *kinds,
                             char out[CARDS_SAID]) {
  Card cards[CARD_MAX];
  Text text = text_start(out, CARDS_SAID);
  const Order *order = answering->answer->order;
  int n = order ? order_sorted(order, kinds, cards) : cardset_list(kinds, cards, PACK_MAX);
  for (int i = 0; i < n; i++) {
    char name[CARD_TEXT];
    text_add(&text, "%s%s", i ? " " : "", card_said(cards[i], answering->style, name));
  }
  return out;
}

/* "follow.owes, variants/pagat.lua:31" of the field that decides. */
static void put_field(const Answering *answering, const char *field) {
  if (!field || !*field) return;
  const char *source = variant_source(answering->loaded->variant, schema_named(field));
  if (*source)
    say(answering->text, SAY(SAID_RULE_AT), field, source);
  else
    say(answering->text, SAY(SAID_RULE), field);
}

static void put_ruling(const Answering *answering) {
  const Ruling *ruling = &answering->answer->ruling;
  char sentence[1024];
  if (ruling->refusal == LEGAL) {
    text_put(answering->text, SAY(SAID_LEGAL));
    return;
  }
  say(answering->text, SAY(SAID_NOT_LEGAL), refusal_code(ruling->refusal),
      ruling_said(ruling, answering->loaded->planes, answering->style, sentence, sizeof sentence));
  put_field(answering, ruling->field);
}

/* "a pair", "a tractor of two pairs"; of several units how they are written. */
static void put_kind(const Answering *answering) {
  char said[1024];
  const Shape *shape = &answering->answer->shape;
  text_put(answering->text, shape->n > 1 ? shape_notation(shape, said, sizeof said)
                                         : shape_words(shape, said, sizeof said));
}

/* ---- one function a subject, where it is more than a ruling ---- */

void order_said(Text *text, const Order *order, uint64_t places, const CardSet *deck,
                const char *equal, Style style) {
  char name[CARD_TEXT];
  int last = -1;
  while (places) {
    int place = bit_highest(places), tier = order->tier_at[place];
    places &= ~bit(place);
    for (uint64_t here = order_kinds_at(order, deck->plane[0], place); here; last = tier) {
      int card = bit_highest(here);
      here &= ~bit(card);
      const char *between = last < 0 ? "" : tier == last ? equal : " ";
      text_add(text, "%s%s", between, card_said((Card)card, style, name));
    }
  }
}

static void put_order(const Answering *answering) {
  static const Suit SUITS[] = {TRUMPS, SPADES, HEARTS, DIAMONDS, CLUBS, SUIT_NONE};
  const Order *order = answering->answer->order;
  const char *between = "";
  for (int i = 0; i <= ESUIT_NB; i++) {
    bool none = SUITS[i] == SUIT_NONE;
    uint64_t suit = none ? order->suitless : order->suit[SUITS[i]];
    if (!suit) continue;
    bool letter = answering->style == STYLE_ASCII;
    const char *said = letter ? suit_name(SUITS[i], STYLE_ASCII) : suit_said(SUITS[i]);
    text_add(answering->text, "%s%s%s", between, none ? SAY(SAID_NO_SUIT) : said, SAY(SAID_COLON));
    between = SAY(LIST_SEMICOLON);
    order_said(answering->text, order, suit, &answering->loaded->deck, "=", answering->style);
  }
}

static const char *suit_words(const Answer *answer) {
  const Shape *shape = &answer->shape;
  if (shape->suit != SUIT_NONE) return suit_said(shape->suit);
  return shape->unit[0].faces & answer->order->suitless ? SAY(NO_SUIT) : SAY(SEVERAL_SUITS);
}

static void put_shape(const Answering *answering) {
  const Answer *answer = answering->answer;
  bool climbs = answering->loaded->rules->family == FAMILY_CLIMB;
  if (answer->shape.n == 0) {
    text_put(answering->text, SAY(SAID_NO_UNITS));
    return;
  }
  char units[1024], word[WORD_SAID];
  shape_notation(&answer->shape, units, sizeof units);
  const Form *forms = answering->loaded->rules->lead.forms;
  if (!climbs)
    say(answering->text, SAY(SAID_OF_SUIT), units, suit_words(answer));
  else
    say(answering->text, SAY(SAID_OF_FORM), units,
        answer->form < 0 ? SAY(SAID_NO_FORM) : form_word(&forms[answer->form], word));
}

static void put_lead(const Answering *answering) {
  const Answer *answer = answering->answer;
  const ThrowResult *result = &answer->result;
  put_ruling(answering);
  if (answer->ruling.refusal != LEGAL || answer->shape.n == 0) return;
  text_put(answering->text, SAY(SAID_COLON));
  put_kind(answering);
  if (!answer->is_throw) return;
  if (answer->stands) {
    bool known = answering->question->known != 0;
    text_put(answering->text, known ? SAY(SAID_THROW_STANDS) : SAY(SAID_THROW_OPEN));
    return;
  }
  char seat = seat_letter((answering->question->leader + 1 + result->objector) % SEAT_MAX);
  char forced[CARDS_SAID];
  CardSet kinds = CARDSET_EMPTY;
  if (result->play_ends) {
    say(answering->text, SAY(SAID_THROW_ENDS), seat, result->withdrawn_n, result->penalty);
    return;
  }
  order_back(answer->order, &result->forced, &kinds);
  say(answering->text, SAY(SAID_THROW_STOPPED), seat, say_cards(answering, &kinds, forced),
      result->withdrawn_n, result->penalty);
}

static void put_list(const Answering *answering, const char *count_of) {
  const Answer *answer = answering->answer;
  LegalCount count = answer->count;
  char cards[CARDS_SAID];
  say(answering->text, count_of, count.exact, count.count);
  if (answer->plays_n) text_put(answering->text, SAY(SAID_COLON));
  for (int i = 0; i < answer->plays_n; i++) {
    if (i) text_put(answering->text, " | ");
    text_put(answering->text, say_cards(answering, &answer->plays[i], cards));
  }
  if (answer->more) text_put(answering->text, " | …");
}

static void put_standing(const Answering *answering, bool would) {
  char trump[CARD_TEXT];
  const Answer *answer = answering->answer;
  if (answer->has_trump)
    say(answering->text, SAY(SAID_TRUMPS), would,
        trump_print(answer->trump, answering->style, trump), seat_letter(answer->declarer));
  else
    text_put(answering->text, SAY(SAID_NO_TRUMPS));
}

static void put_score(Text *text, const Score *score) {
  if (score->side == SIDE_NOBODY)
    text_put(text, SAY(SAID_NOBODY));
  else if (score->levels == 0)
    say(text, SAY(SAID_TAKES_OVER), score->side == SIDE_DECLARERS);
  else
    say(text, SAY(SAID_SCORE), score->side == SIDE_DECLARERS, score->levels);
}

static void put_kitty(const Answering *answering) {
  const Answer *answer = answering->answer;
  if (answer->points > 0)
    say(answering->text, SAY(SAID_KITTY), answer->points, answer->multiplier);
  else
    text_put(answering->text, SAY(SAID_KITTY_NOTHING));
}

static void put_settlement(const Answering *answering) {
  const Game *game = answering->answer->game;
  char score[96], levels[512];
  Text list = text_start(levels, sizeof levels), result = text_start(score, sizeof score);
  put_score(&result, &answering->answer->score);
  for (int seat = 0; seat < game->deal.players; seat++) {
    char level[LEVEL_TEXT];
    text_add(&list, " %c %s%s", seat_letter(seat),
             deal_level_print(answering->loaded->rules, game, seat, answering->style, level),
             game->winners >> seat & 1 ? SAY(SAID_HAS_WON) : "");
  }
  say(answering->text, SAY(SAID_SETTLED), answering->answer->points, score, levels,
      seat_letter(answering->answer->next));
}

static void put_team(const Answering *answering) {
  for (int i = 0; i < answering->answer->team_n; i++)
    text_add(answering->text, "%s%c", i ? " " : "", seat_letter(answering->answer->team[i]));
}

static void put_deck(const Answering *answering) {
  const DeckFigures *deck = &answering->answer->deck;
  say(answering->text, SAY(SAID_DECK), deck->total, deck->packs, deck->LJ, deck->HJ, deck->hand,
      deck->kitty, deck->dropped);
  say(answering->text, SAY(SAID_DECK_POINTS), deck->points);
}

static void put_winner(const Answering *answering) {
  const Answer *answer = answering->answer;
  char cards[CARDS_SAID];
  say_cards(answering, &answering->question->trick[answer->winner], cards);
  say(answering->text, SAY(SAID_WINNER), answer->winner + 1, cards, answer->points);
}

void words_answer(Text *text, const Asking *asking, Style style) {
  const Question *question = &asking->reading.question;
  const Answer *answer = &asking->answer;
  const Answering saying = {text, asking->loaded, question, answer, style}, *answering = &saying;
  switch (question->subject) {
    case ABOUT_ORDER: put_order(answering); break;
    case ABOUT_SHAPE: put_shape(answering); break;
    case ABOUT_LEAD: put_lead(answering); break;
    case ABOUT_FOLLOWS: put_list(answering, SAY(SAID_PLAYS)); break;
    case ABOUT_MAY_BID: put_list(answering, SAY(SAID_BIDS)); break;
    case ABOUT_WINNER: put_winner(answering); break;
    case ABOUT_BID:
      put_ruling(answering);
      text_put(text, SAY(LIST_SEMICOLON));
      put_standing(answering, true);
      break;
    case ABOUT_FOLLOW:
    case ABOUT_BURY:
    case ABOUT_MISDEAL:
    case ABOUT_CALL:
    case ABOUT_BEGINS: put_ruling(answering); break;
    case ABOUT_FRIENDS: put_team(answering); break;
    case ABOUT_KITTY: put_kitty(answering); break;
    case ABOUT_SCORE: put_score(text, &answer->score); break;
    case ABOUT_ADVANCE: text_put(text, answer->won ? SAY(SAID_GAME_WON) : answer->level); break;
    case ABOUT_SETTLE: put_settlement(answering); break;
    case ABOUT_DECIDED: say(text, SAY(SAID_DECIDED), answer->won); break;
    case ABOUT_TURNED: put_standing(answering, false); break;
    case ABOUT_DECK: put_deck(answering); break;
    case SUBJECT_NB: break;
  }
}
