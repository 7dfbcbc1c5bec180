/* tell.c - see tell.h. */
#include "differ/tell.h"

#include <stdlib.h>
#include <string.h>

#include "lua/load/inline_rule.h"
#include "notation/notation.h"
#include "play/shape_text.h"

enum { PIECE = 1024 };

/* A piece of a sentence, in a room of its own. */
typedef struct Piece {
  char out[PIECE];
  Text text;
} Piece;

static Text *piece(Piece *piece) {
  piece->text = text_start(piece->out, sizeof piece->out);
  return &piece->text;
}

/* ---- pieces ---- */

static void put_cards(Text *text, const CardSet *cards, Style style) {
  char name[CARD_TEXT];
  const char *between = "";
  for (int card = -1, copy = 0; cardset_next(cards, &card, &copy, PACK_MAX); between = " ")
    text_add(text, "%s%s", between, card_said((Card)card, style, name));
}

static const char *say_cards(Piece *to, const CardSet *cards, Style style) {
  Text *text = piece(to);
  if (cardset_is_empty(cards)) text_put(text, SAY(NO_CARD));
  put_cards(text, cards, style);
  return to->out;
}

static const char *say_card(Piece *to, Card card, Style style) {
  char name[CARD_TEXT];
  text_put(piece(to), card_said(card, style, name));
  return to->out;
}

/* A level as it stands in files, "T", as it is printed. */
static const char *level_shown(const char *level, Style style) {
  return strcmp(level, "T") == 0 ? rank_name(RANK_T, style) : level;
}

/* Between the parts of a list. */
static void say_comma(Text *text, bool *first) {
  if (!*first) text_put(text, SAY(LIST_COMMA));
  *first = false;
}

/* say_part(text, &first, SAY(X), values ...): a sentence as a part of a list. */
#define say_part(text, first, ...) (say_comma(text, first), say(text, __VA_ARGS__))

/* "B 4H 5H, C 7H": seats with their cards. */
static void put_of_seat(Text *text, int seat, const CardSet *cards, Style style, bool *first) {
  say_comma(text, first);
  if (cardset_is_empty(cards)) {
    say(text, SAY(POSED_YIELDS), seat_letter(seat));
    return;
  }
  text_add(text, "%c ", seat_letter(seat));
  put_cards(text, cards, style);
}

static const char *say_hands(Piece *to, const Posed *posed, Style style) {
  Text *text = piece(to);
  bool first = true;
  for (int seat = 0; seat < posed->players; seat++)
    if (posed->question.hand_of[seat].plane[0])
      put_of_seat(text, seat, &posed->question.hand_of[seat], style, &first);
  if (first) text_put(text, SAY(NO_CARD));
  return to->out;
}

/* n of what is shown. */
static const char *say_shown(Piece *to, const Posed *posed, int n, Style style) {
  Text *text = piece(to);
  bool first = true;
  for (int i = 0; i < n; i++)
    put_of_seat(text, posed->shown[i].seat, &posed->shown[i].cards, style, &first);
  if (first) text_put(text, SAY(NO_CARD));
  return to->out;
}

static const char *say_plays(Piece *to, const Posed *posed, int leader, Style style) {
  Text *text = piece(to);
  bool first = true;
  for (int i = 0; i < posed->question.trick_n; i++)
    put_of_seat(text, (leader + i) % SEAT_MAX, &posed->trick[i], style, &first);
  return to->out;
}

static const char *say_calls(Piece *to, const Question *question, Style style) {
  Text *text = piece(to);
  bool first = true;
  for (int i = 0; i < question->calls; i++) {
    char call[CALL_SAID];
    say_comma(text, &first);
    text_put(text, call_said(&question->call[i], style, call));
  }
  return to->out;
}

static const char *say_turned(Piece *to, const Question *question, Style style) {
  Text *text = piece(to);
  for (int i = 0; i < question->turned_n; i++) {
    char name[CARD_TEXT];
    text_add(text, "%s%s", i ? " " : "", card_said(question->turned[i], style, name));
  }
  return to->out;
}

static const char *const STEPS[ACTION_NB] = {
#define X(id, word) SAY(STEP_##id),
    ACTIONS(X)
#undef X
};

/* As what an action is told: "A plays", or after "may": "A play". */
enum { TELLS = 1, ASKS = 2 };

/* "plays JH JH as 2", "calls AH#1": an action without its seat. */
static void put_step(Text *text, const Action *action, int as, bool draws, Style style) {
  char units[SHAPE_TEXT], call[CALL_SAID];
  if (action->type == ACTION_PASS)
    say(text, STEPS[ACTION_PASS], as, (int)draws);
  else if (action->type == ACTION_CHOOSE)
    say(text, STEPS[ACTION_CHOOSE], as, action->word);
  else
    say(text, STEPS[action->type], as);
  if (action->has_number) text_add(text, " %d", action->number);
  if (!cardset_is_empty(&action->cards)) {
    text_put(text, " ");
    put_cards(text, &action->cards, style);
  }
  if (action_is_divided(action))
    say(text, SAY(STEP_AS), grouping_print(&action->grouping, units, sizeof units));
  for (int i = 0; action->type == ACTION_CALL && i < action->calls; i++)
    text_add(text, " %s", call_said(&action->call[i], style, call));
  if (action->type == ACTION_REQUEST && action->rank < RANK_NB)
    text_add(text, " %s", rank_name(action->rank, style));
  if (action->version) text_add(text, " @%d", action->version);
}

static void put_step_of_seat(Text *text, const Posed *posed, int i, int as, Style style) {
  Piece words;
  put_step(piece(&words), &posed->step[i], as, posed->phase == PHASE_DRAW, style);
  say(text, SAY(POSED_STEP), seat_letter(posed->step[i].seat), words.out);
}

/* The first n steps. */
static const char *say_steps(Piece *to, const Posed *posed, int n, Style style) {
  Text *text = piece(to);
  bool first = true;
  for (int i = 0; i < n; i++) {
    say_comma(text, &first);
    put_step_of_seat(text, posed, i, TELLS, style);
  }
  return to->out;
}

/* ---- the situation ---- */

static bool needs_players(PosedType type) {
  return type == POSED_DECK || type == POSED_BEGINS || type >= POSED_STEPS;
}

/* "trumps 2S, 3 packs, A on 7: " */
static void put_situation(Text *said, const Posed *posed, Style style) {
  bool first = true;
  char trump[CARD_TEXT];
  if (is_given(&posed->question, ASK_TRUMP))
    say_part(said, &first, SAY(POSED_TRUMP), trump_print(posed->question.trump, style, trump));
  if (needs_players(posed->type)) say_part(said, &first, SAY(POSED_PLAYERS), posed->players);
  if (posed->packs) say_part(said, &first, SAY(POSED_PACKS), posed->packs);
  for (int seat = 0; seat < posed->players; seat++)
    if (posed->level[seat][0])
      say_part(said, &first, SAY(POSED_LEVEL), seat_letter(seat),
               level_shown(posed->level[seat], style));
  if (!first) text_put(said, SAY(POSED_COLON));
}

/* ---- how a deal ended ---- */

static void put_team(Text *said, const Posed *posed) {
  const Question *question = &posed->question;
  Piece seats;
  Text *text = piece(&seats);
  int form = posed->fixed_teams ? 3 : 1; /* of the sentence */
  text_add(text, "%c", seat_letter(question->declarer));
  for (int seat = 0; seat < posed->players; seat++)
    if (seat != question->declarer && question->team >> seat & 1) {
      text_add(text, " %c", seat_letter(seat));
      form = 2;
    }
  say(said, SAY(POSED_TEAM), seats.out, form);
}

/* say_more(text, SAY(X), values ...): a sentence as a further part. */
#define say_more(text, ...) (text_put(text, SAY(LIST_COMMA)), say(text, __VA_ARGS__))

static void put_last(Text *said, const Posed *posed, Style style) {
  const Question *question = &posed->question;
  Piece plays;
  if (question->trick_n > 0)
    say_more(said, SAY(POSED_LAST_TRICK), say_plays(&plays, posed, question->declarer, style));
  if (question->last_winner >= 0)
    say_more(said, SAY(POSED_LAST_WINNER), seat_letter(question->last_winner));
  else if (question->last_side != SIDE_NOBODY)
    say_more(said, SAY(POSED_LAST_SIDE), (int)(question->last_side == SIDE_DECLARERS));
}

static void put_won(Text *said, const Posed *posed) {
  bool none = true;
  for (int seat = 0; seat < posed->players; seat++) {
    int won = posed->question.won[seat];
    if (won) say_more(said, SAY(POSED_WON), seat_letter(seat), won);
    none &= !won;
  }
  if (none) say_more(said, SAY(POSED_NO_POINTS));
}

static void put_end(Text *said, const Posed *posed, Style style) {
  const Question *question = &posed->question;
  Piece cards;
  put_team(said, posed);
  if (is_given(question, ASK_WON))
    put_won(said, posed);
  else
    say_more(said, SAY(POSED_POINTS), question->points);
  for (int i = 0; i < question->faults; i++)
    say_more(said, SAY(POSED_FAULT), seat_letter(question->fault[i].seat),
             (int)question->fault[i].cards);
  if (question->kitty.plane[0])
    say_more(said, SAY(POSED_KITTY), say_cards(&cards, &question->kitty, style));
  put_last(said, posed, style);
  if (is_given(question, ASK_OFFENDER))
    say_more(said, SAY(POSED_OFFENDER), seat_letter(question->offender),
             say_hands(&cards, posed, style));
  if (is_given(question, ASK_FIRST)) say_more(said, SAY(POSED_FIRST), seat_letter(question->first));
  if (question->declared.plane[0])
    say_more(said, SAY(POSED_DECLARED), say_cards(&cards, &question->declared, style));
  if (question->exposed) say_more(said, SAY(POSED_EXPOSED));
  if (question->number) say_more(said, SAY(POSED_NUMBER), question->number);
  if (posed->memory[0]) say_more(said, SAY(POSED_MEMORY), posed->memory);
}

/* ---- what is asked ---- */

static void ask_order(Text *said, const Posed *posed, Style style) {
  Piece one, other;
  say_card(&one, posed->one, style);
  if (posed->type == POSED_SUIT)
    say(said, SAY(POSED_SUIT), one.out);
  else if (posed->type == POSED_WORTH)
    say(said, SAY(POSED_WORTH), one.out);
  else
    say(said, SAY(POSED_ADJACENT), one.out, say_card(&other, posed->other, style));
}

static void ask_bid(Text *said, const Posed *posed, Style style) {
  Piece before, cards;
  int last = posed->question.shown_n - 1;
  const BySeat *bid = &posed->shown[last];
  if (last > 0) say(said, SAY(POSED_BIDS), say_shown(&before, posed, last, style));
  if (cardset_is_empty(&bid->cards))
    say(said, SAY(POSED_YIELD), seat_letter(bid->seat));
  else
    say(said, SAY(POSED_BID), seat_letter(bid->seat), say_cards(&cards, &bid->cards, style));
}

static void ask_call(Text *said, const Question *question, Style style) {
  const Call call = {question->card, question->ordinal, 0, SEAT_NONE};
  Piece calls, hand;
  char words[CALL_SAID];
  call_said(&call, style, words);
  if (question->calls) say(said, SAY(POSED_CALLED), say_calls(&calls, question, style));
  say(said, SAY(POSED_CALL), words, say_cards(&hand, &question->hand, style));
}

static void ask_friends(Text *said, const Posed *posed, Style style) {
  Piece calls, plays, hands;
  if (posed->question.calls)
    say(said, SAY(POSED_CALLED), say_calls(&calls, &posed->question, style));
  if (posed->question.known) say(said, SAY(POSED_HOLDING), say_hands(&hands, posed, style));
  say(said, SAY(POSED_FRIENDS), say_shown(&plays, posed, posed->question.shown_n, style));
}

static void ask_lead(Text *said, const Difference *of, Style style) {
  const Question *question = &of->posed.question;
  Piece cards, hand;
  char units[SHAPE_TEXT];
  say_cards(&cards, &question->cards, style);
  if (grouping_named(&question->grouping)) {
    Piece divided;
    say(piece(&divided), SAY(POSED_DIVIDED), cards.out,
        grouping_print(&question->grouping, units, sizeof units));
    cards = divided;
  }
  if (of->fact == FACT_FORM)
    say(said, SAY(POSED_FORM), cards.out);
  else if (of->fact != FACT_LEGAL)
    say(said, SAY(POSED_UNITS), cards.out);
  else if (cardset_equal(&question->hand, &question->cards, PACK_MAX))
    say(said, SAY(POSED_LEAD), cards.out);
  else
    say(said, SAY(POSED_LEAD_FROM), cards.out, say_cards(&hand, &question->hand, style));
}

static void ask_about_cards(Text *said, const Difference *of, Style style) {
  const Posed *posed = &of->posed;
  const Question *question = &posed->question;
  Piece one, two, three;
  switch (posed->type) {
    case POSED_LEAD: ask_lead(said, of, style); break;
    case POSED_FOLLOW:
      say(said, SAY(POSED_FOLLOW), say_cards(&one, &question->lead, style),
          say_cards(&two, &question->cards, style), say_cards(&three, &question->hand, style));
      break;
    case POSED_WINNER: say(said, SAY(POSED_WINNER), say_plays(&one, posed, 0, style)); break;
    case POSED_THROW:
      say(said, SAY(POSED_THROW), say_cards(&one, &question->cards, style),
          say_hands(&two, posed, style));
      break;
    case POSED_MISDEAL:
      say(said, SAY(POSED_MISDEAL), say_cards(&one, &question->hand, style));
      break;
    case POSED_BURY:
      say(said, SAY(POSED_BURY), say_cards(&one, &question->hand, style),
          say_cards(&two, &question->cards, style));
      break;
    default: ask_order(said, posed, style); break;
  }
}

static void put_table(Text *said, const Posed *posed, Style style) {
  const Question *question = &posed->question;
  Piece hands;
  say_hands(&hands, posed, style);
  switch (question->opening) {
    case OPENING_LED: say(said, SAY(POSED_TABLE), hands.out, seat_letter(question->leader)); break;
    case OPENING_DEALT:
      say(said, SAY(POSED_TABLE_DEALT), hands.out, seat_letter(question->dealer));
      break;
    case OPENING_EXCHANGE:
      say(said, SAY(POSED_TABLE_EXCHANGE), hands.out, seat_letter(question->first_out),
          seat_letter(question->last_out));
  }
  if (question->number) say_more(said, SAY(POSED_NUMBER), question->number);
}

static void put_hands_and_kitty(Text *said, const Posed *posed, Style style) {
  Piece hands, kitty;
  bool held = false;
  for (int seat = 0; seat < posed->players; seat++)
    held |= !cardset_is_empty(&posed->question.hand_of[seat]);
  say_turned(&kitty, &posed->question, style);
  if (held)
    say(said, SAY(POSED_STEPS), say_hands(&hands, posed, style), kitty.out);
  else
    say(said, SAY(POSED_KITTY_IS), kitty.out);
}

static void ask_steps(Text *said, const Difference *of, Style style) {
  const Posed *posed = &of->posed;
  Piece steps, last;
  int n = posed->steps;
  if (posed->phase == PHASE_CLIMB)
    put_table(said, posed, style);
  else
    put_hands_and_kitty(said, posed, style);
  if (is_given(&posed->question, ASK_DECLARER))
    say(said, SAY(POSED_NAMED), seat_letter(posed->question.declarer));
  bool may = of->fact == FACT_LEGAL;
  if (n > may)
    say(said, may ? SAY(POSED_AFTER) : SAY(POSED_THEN), say_steps(&steps, posed, n - may, style));
  if (may) put_step_of_seat(piece(&last), posed, n - 1, ASKS, style);
  if (may)
    say(said, SAY(POSED_MAY), last.out);
  else if (n == 0)
    text_put(said, SAY(POSED_AT_ONCE));
}

void tell_question(Text *said, const Difference *of, Style style) {
  const Posed *posed = &of->posed;
  Piece cards;
  put_situation(said, posed, style);
  switch (posed->type) {
    case POSED_DECK: text_put(said, SAY(POSED_DECK)); break;
    case POSED_BEGINS: text_put(said, SAY(POSED_BEGINS)); break;
    case POSED_BID: ask_bid(said, posed, style); break;
    case POSED_TURNED:
      say(said, SAY(POSED_TURNED), say_turned(&cards, &posed->question, style));
      break;
    case POSED_CALL: ask_call(said, &posed->question, style); break;
    case POSED_FRIENDS: ask_friends(said, posed, style); break;
    case POSED_STEPS: ask_steps(said, of, style); break;
    case POSED_DECIDED:
      put_end(said, posed, style);
      say(said, SAY(POSED_DECIDED), say_hands(&cards, posed, style));
      break;
    case POSED_SCORE: say(said, SAY(POSED_SCORE), posed->question.points); break;
    case POSED_SETTLE:
      put_end(said, posed, style);
      text_put(said, SAY(POSED_SETTLE));
      break;
    default: ask_about_cards(said, of, style); break;
  }
}

/* ---- what is answered ---- */

static const char *const SAID_OF[] = {
#define X(id, key, form) SAY(FACT_##id),
    FACTS(X)
#undef X
};

/* What is said of a fact instead where this is its value. */
static const struct {
  FactId id;
  const char *value, *said;
} SAID_INSTEAD[] = {
    {FACT_TRUMP, "none", SAY(FACT_NO_TRUMP)},
    {FACT_RESULT, "nobody", SAY(FACT_NO_RESULT)},
    {FACT_SUIT, "none", SAY(FACT_NO_SUIT)},
    {FACT_PENALTY, "0", SAY(FACT_NO_PENALTY)},
    {FACT_DROPPED, "", SAY(NO_CARD)},
    {FACT_FORCED, "", SAY(FACT_NOTHING_STAYS)},
    {FACT_LEADS, "nobody", SAY(FACT_NO_LEAD)},
    {FACT_NEXT_DECLARER, "nobody", SAY(FACT_NO_DECLARER)},
    {FACT_WINNERS, "nobody", SAY(FACT_NO_WINNERS)},
    {FACT_STANDS, "false", SAY(FACT_FAILS)},
    {FACT_ADJACENT, "true", SAY(FACT_YES)},
    {FACT_ADJACENT, "false", SAY(FACT_NO)},
    {FACT_DECIDED, "true", SAY(FACT_YES)},
    {FACT_DECIDED, "false", SAY(FACT_NO)},
};

/* "declarers +2" */
static void put_result(Text *said, const char *value) {
  int levels = atoi(strchr(value, '+') + 1);
  if (levels == 0)
    say(said, SAY(FACT_NO_LEVEL), (int)(*value == 'd'));
  else
    say(said, SAY(FACT_RESULT), (int)(*value == 'd'), levels);
}

static void put_suit(Text *said, const char *value) {
  const char *end;
  text_put(said, suit_said(*value == 'T' ? TRUMPS : suit_parse(value, &end)));
}

/* "A to J, B to 2", of seats for which it differs. */
static void put_of_seats(Text *said, const char *sentence, const char *value, const char *other,
                         Style style) {
  char entry[SEAT_ENTRY];
  for (bool first = true; fact_next_seat(&value, &other, entry);) {
    say_comma(said, &first);
    if (strcmp(entry + 2, "WIN") == 0)
      say(said, SAY(FACT_PAST), *entry);
    else
      say(said, sentence, *entry, level_shown(entry + 2, style));
  }
}

/* "2x2 + 1" as "a throw of a tractor of two pairs and a single"; what is no notation as it is. */
static void put_units(Text *said, const char *value) {
  char words[PIECE];
  Shape shape = {.suit = SUIT_NONE};
  int n = units_parse(value, shape.unit, UNIT_MAX);
  if (n > 0) shape.n = (uint8_t)n;
  text_put(said, n > 0 ? shape_words(&shape, words, sizeof words) : value);
}

/* Cards that are written in a fact. */
static const char *say_written(Piece *to, const char *written, Style style) {
  char error[64];
  CardSet cards;
  cardset_parse(written, &cards, PACK_MAX, error, sizeof error);
  return say_cards(to, &cards, style);
}

static void put_fact(Text *said, const Fact *fact, const char *other, Style style) {
  Piece cards;
  Trump trump;
  char error[64], name[CARD_TEXT];
  const char *value = fact->value, *sentence = SAID_OF[fact->id];
  for (size_t i = 0; i < sizeof SAID_INSTEAD / sizeof *SAID_INSTEAD; i++)
    if (SAID_INSTEAD[i].id == fact->id && !strcmp(SAID_INSTEAD[i].value, value)) {
      text_put(said, SAID_INSTEAD[i].said);
      return;
    }
  switch (fact->id) {
    case FACT_TRUMP:
      trump_parse(value, &trump, error, sizeof error);
      say(said, sentence, trump_print(trump, style, name));
      break;
    case FACT_RESULT: put_result(said, value); break;
    case FACT_SUIT: put_suit(said, value); break;
    case FACT_UNITS: put_units(said, value); break;
    case FACT_DROPPED:
    case FACT_FORCED: say(said, sentence, say_written(&cards, value, style)); break;
    case FACT_LEVELS_AFTER: put_of_seats(said, SAY(FACT_AFTER), value, other, style); break;
    case FACT_AFTER:
    case FACT_GAINED: put_of_seats(said, sentence, value, other, style); break;
    case FACT_STANDS: text_put(said, sentence); break;
    default:
      if (fact_info[fact->id].form == FACT_RAW)
        say(said, sentence, atoi(value));
      else
        say(said, sentence, *value ? value : SAY(FACT_NOTHING));
  }
}

static void put_ruling(Text *said, const Ruling *ruling, Style style) {
  char why[PIECE];
  if (ruling->refusal == LEGAL)
    text_put(said, SAY(POSED_YES));
  else
    say(said, SAY(POSED_NO), ruling_said(ruling, PACK_MAX, style, why, sizeof why));
}

void tell_answer(Text *said, const Difference *of, int side, Style style) {
  const Verdict *own = side ? &of->b : &of->a, *other = side ? &of->a : &of->b;
  if (verdicts_differ(own, other, FACT_LEGAL)) {
    put_ruling(said, &own->ruling, style);
    return;
  }
  bool first = true;
  for (int i = 0; i < own->n; i++) {
    const Fact *fact = &own->fact[i];
    if (!verdicts_differ(own, other, (FactId)fact->id)) continue;
    say_comma(said, &first);
    put_fact(said, fact, verdict_value(other, (FactId)fact->id), style);
  }
}

void tell_facts(Text *said, const Difference *of, uint64_t facts, Style style) {
  bool first = true;
  for (int i = 0; i < of->a.n; i++) {
    const Fact *fact = &of->a.fact[i];
    bool nothing = fact->id == FACT_PENALTY && !strcmp(fact->value, "0");
    if (!(facts >> fact->id & 1) || nothing) continue;
    say_comma(said, &first);
    if (fact->id == FACT_LEGAL)
      put_ruling(said, &of->a.ruling, style);
    else
      put_fact(said, fact, "", style);
  }
}

/* ---- fields, players ---- */

static void put_field(Text *said, const Field *field, bool *first) {
  char name[FIELD_NAME];
  say_part(said, first, SAY(DIFFER_FIELD), schema_name(field, name));
}

void tell_fields(Text *said, const Differ *differ, const Difference *of) {
  bool first = true;
  for (int i = 0; i < differ_fields(differ); i++)
    if (of->fields >> i & 1) put_field(said, differ_field(differ, i), &first);
}

void tell_unseen(Text *said, const Differ *differ) {
  bool first = true;
  for (int i = 0; i < differ_fields(differ); i++)
    if (!differ_shows(differ, i)) put_field(said, differ_field(differ, i), &first);
}

/* The bytes of the parts with which both sums begin. */
static size_t common_parts(const char *a, const char *b) {
  size_t common = 0;
  for (;;) {
    size_t n = setting_part(a + common);
    if (n == 0 || n != setting_part(b + common) || strncmp(a + common, b + common, n) != 0)
      return common;
    common += n;
    common += a[common] == '+' && b[common] == '+';
  }
}

enum { LABEL = 40 };

/* What the sum has behind these, short enough to stand before each answer. */
static void put_own(Text *text, const char *sum, size_t common) {
  char clipped[CLIP_TEXT];
  size_t key;
  const char *own = sum + common;
  if (common > 0 && own[-1] == '+') own--;
  if (!*own) own = sum;
  const char *part = own + (*own == '+');
  bool alone = setting_part(part) == strlen(part);
  if (text_width(own) <= LABEL)
    text_put(text, own);
  else if (alone && setting_is(part, &key) && key < LABEL)
    text_put_some(text, own, (size_t)(part - own) + key);
  else
    text_put(text, text_clip(own, strlen(own), clipped));
}

void tell_label(Text *said, const char *const specs[2], int side) {
  size_t common = common_parts(specs[0], specs[1]);
  Piece of[2];
  for (int i = 0; i < 2; i++) put_own(piece(&of[i]), specs[i], common);
  if (strcmp(specs[0], specs[1]) == 0)
    text_put(said, side ? SAY(DIFFER_NOW) : SAY(DIFFER_BEFORE));
  else if (*of[0].out && *of[1].out && strcmp(of[0].out, of[1].out) != 0)
    text_put(said, of[side].out);
  else
    text_put(said, side ? SAY(DIFFER_SECOND) : SAY(DIFFER_FIRST));
}

void tell_players(Text *said, uint32_t players) {
  bool first = true;
  for (int n = 2; n <= SEAT_MAX; n++)
    if (players >> n & 1) {
      say_comma(said, &first);
      text_add(said, "%d", n);
    }
}
