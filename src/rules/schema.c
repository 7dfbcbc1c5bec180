/* schema.c - the one list of fields.
**
** The words of a field stand in the order of its enum in rules.h; what is stored is their index,
** or what STORED says.
** A field with a hook may hold a function that is asked when its question comes up; a field without
** one that still has arguments may hold a function that is evaluated once, while a game is loaded.
*/
#include "rules/schema.h"

#include <stddef.h>
#include <string.h>

#include "base/text.h"
#include "rules/field_checks.h"
#include "rules/field_texts.h"

/* clang-format off */
#define IN(record, member) .offset = offsetof(record, member), .size = sizeof(((record *)0)->member)
#define AT(member) IN(Rules, member)
#define BOTH .family = FAMILY_BOTH
#define CLIMB .family = FAMILY_CLIMB

/* What may stand there. */
#define WORDS(...) .words = (const char *const[]){ __VA_ARGS__, NULL }
#define STORED(...) .stored = (const uint8_t[]){ __VA_ARGS__ }
#define WORD(...) .type = FIELD_WORD, WORDS(__VA_ARGS__)
#define WORD_OF(list) .type = FIELD_WORD, .words = list
#define FROM_TO(least, most) .type = FIELD_NUMBER, .min = least, .max = most
#define TEXT(notation) .type = FIELD_TEXT, .text = &notation
#define TRUTH .type = FIELD_BOOL
#define RANGE .type = FIELD_RANGE
#define FUNCTION .type = FIELD_FUNCTION
#define OTHER(...) .other = &(const Field){ __VA_ARGS__ }
#define CLIMBING(...) .climb = &(const Field){ __VA_ARGS__ }
#define ITEM(...) .item = &(const Field){ __VA_ARGS__ }
#define KEYS(...) .keys = (const Field[]){ __VA_ARGS__, { .name = NULL } }
#define RECORD(record, ...) ITEM(.type = FIELD_TABLE, .size = sizeof(record), __VA_ARGS__)
#define FRESH(record, ...) .fresh = &(const record){ __VA_ARGS__ }

/* Functions. */
#define NO_HOOK .hook = -1
#define HOOK(id, when) .hook = HOOK_##id, .asked = when
#define LOADED(takes, gives) .hook = -1, .arguments = takes, .answer = gives, .asked = "game"
#define REFUSE(group_name, id) \
  { .group = group_name, .name = "refuse", FUNCTION, .adds = true, HOOK(id, "play") }

/* A seat word for each way that the last deal may have ended. */
#define BY_RESULT(member) \
  OTHER(.type = FIELD_TABLE, AT(member), .check = check_result_seats, \
        FRESH(WhoBy, .even = NOT_GIVEN), \
        KEYS({ .name = "won", BOTH, WORD_OF(seats), IN(WhoBy, won), .required = true }, \
             { .name = "lost", BOTH, WORD_OF(seats), IN(WhoBy, lost), .required = true }, \
             { .name = "even", BOTH, WORD_OF(seats), IN(WhoBy, even) }))
/* Who of the last hand does a step of the exchange, or is done it. */
#define OF_LAST_HAND(key, member) \
  .name = key, CLIMB, WORD("winner", "loser"), STORED(WHO_WINNER, WHO_LOSER), \
  IN(ExchangeStep, member)
#define PENALTY_SIDE(key) \
  { .name = #key, WORD_OF(schema_penalty_sides), \
    STORED(PENALTY_LEADERS_SIDE, PENALTY_OTHER_SIDE), IN(Penalty, key) }

/* Lists keep their number in the byte behind them; tables by name begin with it. */
#define COUNTED(record, list, n) \
  _Static_assert(offsetof(record, n) == offsetof(record, list) + sizeof(((record *)0)->list), "")
COUNTED(Owes, owed, n);
COUNTED(Rules, deck.without, deck.without_n);
COUNTED(Rules, declare.beats, declare.beats_n);
COUNTED(Rules, declare.bids, declare.bids_n);
COUNTED(Rules, exchange.steps, exchange.steps_n);
COUNTED(Rules, lead.forms, lead.forms_n);
COUNTED(Rules, levels.track, levels.track_n);
COUNTED(Rules, order.ranks, order.ranks_n);
COUNTED(Rules, phases, phases_n);
COUNTED(Rules, phase, rule_phases);
COUNTED(Rules, score.bands, score.bands_n);
COUNTED(Rules, score.places, score.places_n);
COUNTED(ExchangeStep, if_holds, if_holds_n);
COUNTED(Form, cards, cards_n);
COUNTED(Pack, without, without_n);
COUNTED(Packs, pack, n);
_Static_assert(!offsetof(BidType, name) && !offsetof(Form, name) && !offsetof(RulePhase, name), "");
_Static_assert(sizeof(bool) == 1, "a switch is stored in a byte");

const char *const schema_penalty_sides[] = { "leader's side", "other side", NULL };
const char *const schema_stop_words[] = { "", "anyone", "declarers", "declarer", NULL };
const char *const schema_sides[] = { "nobody", "declarers", "opponents", NULL };
static const char *const demands[] = { "suit", "shape", "sets", "tractors", "tractors for sets",
                                       "highest", NULL };
static const char *const phase_words[] = { "draw", "kitty", "call", "tricks", "deal out",
                                           "exchange", "climb", NULL };
static const char *const seats[] = { "nobody", "declarer", "partner", "next seat", "next winner",
                                     "next opponent", "last trick's winner", "bidder",
                                     "first drawer", "after the first drawer", NULL };

/* A demand: a word; cards, of which so many are owed; shapes, of which the first that is held. */
#define OWES(record, member) \
  .type = FIELD_OWES, IN(record, member.owed), .words = demands, .item = &demand, \
  .check = check_owes
static const Field demand = {
  .type = FIELD_TABLE, .size = sizeof(Owed), .check = check_owed_cards,
  FRESH(Owed, .at_least = UINT8_MAX),
  KEYS({ .name = "from", .type = FIELD_CARDS, IN(Owed, from), .required = true },
       { .name = "at_least", FROM_TO(0, UINT8_MAX), IN(Owed, at_least) },
       { .name = "why", TEXT(field_why), IN(Owed, why) }),
  OTHER(WORD_OF(demands), IN(Owed, demand),
        STORED(OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS, OWE_TRACTORS_FOR_SETS, OWE_HIGHEST),
        OTHER(.type = FIELD_LIST, .check = check_owed_shapes, ITEM(TEXT(field_shape)))) };
const Field schema_owes = { .type = FIELD_OWES, IN(Owes, owed), .words = demands, .item = &demand,
                            .check = check_owes };

const char *const schema_groups[] = {"deck",     "deal",  "points",  "levels", "declare", "kitty",
                                     "friends",  "order", "lead",    "follow", "throw",   "win",
                                     "exchange", "score", "advance", "phases", NULL};

const Field schema[] = {
  /* deck */
  { .group = "deck", .name = "players", BOTH, .type = FIELD_DECK, AT(players), NO_HOOK,
    .required = true, .of_deck = true,
    .hint = SAY(MAY_DECK),
    KEYS({ .name = "packs", BOTH, .type = FIELD_DECK, .required = true },
         { .name = "LJ", BOTH, .type = FIELD_DECK },
         { .name = "HJ", BOTH, .type = FIELD_DECK },
         { .name = "lowest", BOTH, .type = FIELD_DECK },
         { .name = "without", BOTH, .type = FIELD_DECK },
         { .name = "kitty", BOTH, .type = FIELD_DECK, .required = true }) },
  { .group = "deck", .name = "packs", BOTH, FROM_TO(1, PACK_MAX), AT(deck.packs),
    .of_deck = true, .check = check_pack_number,
    OTHER(.type = FIELD_LIST, .size = sizeof(Pack[PACK_MAX]), .min = 1, .aside = true,
          .check = check_packs,
          RECORD(Pack, FRESH(Pack, .LJ = 1, .HJ = 1), KEYS(
            { .name = "lowest", BOTH, TEXT(field_rank), IN(Pack, lowest) },
            { .name = "LJ", BOTH, FROM_TO(0, PACK_MAX), IN(Pack, LJ) },
            { .name = "HJ", BOTH, FROM_TO(0, PACK_MAX), IN(Pack, HJ) },
            { .name = "without", BOTH, TEXT(field_cards), IN(Pack, without) }))),
    LOADED("(players)", SAY(GIVES_NUMBER_LIST)) },
  { .group = "deck", .name = "LJ", BOTH, FROM_TO(0, PACK_MAX), AT(deck.LJ), .of_deck = true,
    LOADED("(players, packs)", SAY(GIVES_NUMBER)) },
  { .group = "deck", .name = "HJ", BOTH, FROM_TO(0, PACK_MAX), AT(deck.HJ), .of_deck = true,
    LOADED("(players, packs)", SAY(GIVES_NUMBER)) },
  { .group = "deck", .name = "lowest", BOTH, TEXT(field_rank),
    AT(deck.lowest), .of_deck = true, LOADED("(players, packs)", SAY(MAY_RANK)) },
  { .group = "deck", .name = "without", BOTH, TEXT(field_cards),
    AT(deck.without), .of_deck = true, LOADED("(players, packs)", SAY(MAY_CARDS)) },
  { .group = "deck", .name = "fit", .type = FIELD_WORD, AT(deck.fit), NO_HOOK, .of_deck = true,
    WORDS("exact", "drop low cards") },
  { .group = "deck", .name = "spares", FUNCTION,
    HOOK(DECK_SPARES, "deal") },
  { .group = "deck", .name = "tables", CLIMB, RANGE, .min = 2, AT(deck.tables), NO_HOOK,
    .required = true, .of_deck = true },

  /* deal */
  { .group = "deal", .name = "direction", BOTH, .type = FIELD_WORD, AT(deal.direction), NO_HOOK,
    .required = true, WORDS("clockwise", "anticlockwise") },
  { .group = "deal", .name = "first", BOTH, .type = FIELD_WORD, AT(deal.first), NO_HOOK,
    .required = true,
    WORDS("random", "highest card", "lowest card", "cut", "cut and count") },
  { .group = "deal", .name = "next", BOTH, .type = FIELD_WORD, AT(deal.next), .required = true,
    .words = seats, BY_RESULT(deal.next),
    CLIMBING(.type = FIELD_WORD, AT(deal.next), WORDS("loser", "winner", "next seat"),
             STORED(WHO_LOSER, WHO_WINNER, WHO_NEXT_SEAT)),
    HOOK(DEAL_NEXT, "deal") },
  { .group = "deal", .name = "misdeal", FUNCTION, .adds = true,
    HOOK(DEAL_MISDEAL, "hand") },
  { .group = "deal", .name = "misdeal_until", .type = FIELD_WORD, AT(deal.misdeal_until), NO_HOOK,
    WORDS("pick-up", "first lead") },
  { .group = "deal", .name = "misdeal_first", .type = FIELD_WORD, AT(deal.misdeal_first_claimer),
    NO_HOOK, WORDS("same", "claimer") },
  REFUSE("deal", DEAL_REFUSE),
  { .group = "deal", .name = "begins", FUNCTION, .adds = true,
    HOOK(DEAL_BEGINS, "deal") },
  { .group = "deal", .name = "ends", FUNCTION, .adds = true,
    HOOK(DEAL_ENDS, "deal") },

  /* points */
  { .group = "points", .name = "cards", .type = FIELD_MAP, AT(points.cards), .required = true,
    .text = &field_key_rank_or_card, ITEM(FROM_TO(-255, 255), .size = sizeof(int16_t)),
    HOOK(POINTS_CARDS, "trump") },
  { .group = "points", .name = "shown", .type = FIELD_WORD, AT(points.shown), NO_HOOK,
    .unhashed = true, WORDS("nobody", "opponents", "all") },

  /* levels */
  { .group = "levels", .name = "track", TEXT(field_track), AT(levels.track),
    .required = true, LOADED("(players, packs)", SAY(MAY_RANK_LIST)) },
  { .group = "levels", .name = "start", TEXT(field_level), AT(levels.start),
    .required = true, LOADED("(players, packs)", SAY(MAY_A_LEVEL)) },
  { .group = "levels", .name = "after_last", .type = FIELD_WORD, AT(levels.after_last),
    .required = true, WORDS("win", "again"), .check = check_after_last,
    OTHER(.type = FIELD_TEXT, .prefix = "again from ", .text = &field_level,
          AT(levels.again_from), .check = check_again_from),
    LOADED("(players, packs)", SAY(MAY_WORD)) },

  { .group = "levels", .name = "standing", .type = FIELD_WORD, AT(levels.standing), NO_HOOK,
    WORDS("none", "active and passive") },

  /* declare */
  { .group = "declare", .name = "rank", .type = FIELD_WORD, AT(declare.rank),
    .required = true, WORDS("own", "declarer"),
    HOOK(DECLARE_RANK, "bid") },
  { .group = "declare", .name = "by", .type = FIELD_WORD, AT(declare.by), NO_HOOK,
    WORDS("anyone", "active players") },
  { .group = "declare", .name = "bids", .type = FIELD_NAMED, AT(declare.bids),
    .required = true, HOOK(DECLARE_BIDS, "bid"),
    RECORD(BidType, .check = check_bid, FRESH(BidType, .cards = {1, 0xff}), KEYS(
           { .name = "rank", RANGE, IN(BidType, rank) },
           { .name = "joker", RANGE, IN(BidType, joker) },
           { .name = "any", RANGE, IN(BidType, any) },
           { .name = "is", FUNCTION, .arguments = "(bid, deal)", IN(BidType, is) },
           { .name = "cards", RANGE, IN(BidType, cards) },
           { .name = "only", FUNCTION, .arguments = "(bid, deal)", IN(BidType, only) },
           { .name = "trump", WORD("its suit", "none"), IN(BidType, trump) },
           { .name = "locks", TRUTH, IN(BidType, locks) },
           { .name = "face_down", WORD("rank", "joker", "any", "all"),
             STORED(BID_PART_RANK, BID_PART_JOKER, BID_PART_ANY, BID_PART_ALL),
             IN(BidType, face_down) })) },
  { .group = "declare", .name = "beats", .type = FIELD_LIST, AT(declare.beats), .required = true,
    WORDS("count", "joker", "suit"),
    HOOK(DECLARE_BEATS, "bid") },
  { .group = "declare", .name = "own", .type = FIELD_WORDS, AT(declare.own), NO_HOOK,
    WORDS("add", "change", "retake", "defend") },
  { .group = "declare", .name = "shown", .type = FIELD_WORD, AT(declare.shown), NO_HOOK,
    .required = true, WORDS("reusable", "spent") },
  { .group = "declare", .name = "declarer", .type = FIELD_WORD, AT(declare.declarer),
    .required = true, WORDS("winning bid", "first bid"),
    HOOK(DECLARE_DECLARER, "deal") },
  { .group = "declare", .name = "does", FUNCTION, .adds = true,
    HOOK(DECLARE_DOES, "bid") },
  { .group = "declare", .name = "nobody", .type = FIELD_WORD, AT(declare.nobody), .required = true,
    HOOK(DECLARE_NOBODY, "deal"),
    WORDS("redeal", "no trump", "kitty's first card", "kitty's first rank card",
          "kitty's first rank card or joker") },
  REFUSE("declare", DECLARE_REFUSE),

  /* kitty */
  { .group = "kitty", .name = "size", FROM_TO(0, 100), AT(deck.kitty), .of_deck = true,
    OTHER(.type = FIELD_TABLE, .size = 1, .aside = true, .check = check_kitty_at_least, KEYS(
      { .name = "at_least", FROM_TO(0, 100), .size = 1, .required = true })),
    LOADED("(players, cards, packs)", SAY(GIVES_NUMBER)) },
  { .group = "kitty", .name = "buries", .type = FIELD_WORD, AT(kitty.buries),
    .required = true, .words = seats,
    HOOK(KITTY_BURIES, "deal") },
  { .group = "kitty", .name = "theft", .type = FIELD_WORD, AT(kitty.theft),
    WORDS("no", "in turn", "open"), HOOK(KITTY_THEFT, "deal") },
  { .group = "kitty", .name = "exposed", FROM_TO(0, 100), AT(kitty.exposed), NO_HOOK,
    OTHER(TRUTH, .hint = "false", AT(kitty.exposed), .check = check_no_truth) },
  { .group = "kitty", .name = "shown_at_end", TRUTH, AT(kitty.shown_at_end), NO_HOOK,
    .unhashed = true },
  { .group = "kitty", .name = "multiplier", .type = FIELD_WORD, AT(kitty.longest),
    .required = true, WORDS("longest unit", "winner's longest unit"),
    STORED(LONGEST_LED, LONGEST_WINNING), OTHER(FROM_TO(0, TIMES_MAX), AT(kitty.multiplier)),
    HOOK(KITTY_MULTIPLIER, "deal") },
  REFUSE("kitty", KITTY_REFUSE),

  /* friends */
  { .group = "friends", .name = "teams", .type = FIELD_WORD, AT(friends.teams), NO_HOOK,
    .required = true, WORDS("none", "called", "fixed") },
  { .group = "friends", .name = "count", FROM_TO(0, CALL_MAX), AT(friends.count),
    LOADED("(players)", SAY(GIVES_NUMBER)) },
  { .group = "friends", .name = "callable", .type = FIELD_WORD, AT(friends.callable),
    .required = true, WORDS("any", "plain suits", "not ranks or jokers"),
    HOOK(FRIENDS_CALLABLE, "call") },
  { .group = "friends", .name = "own_copy", .type = FIELD_WORD, AT(friends.own_copy), NO_HOOK,
    .required = true, WORDS("counts", "ignored", "other may be called") },
  { .group = "friends", .name = "twice", .type = FIELD_WORD, AT(friends.twice), NO_HOOK,
    .required = true, WORDS("uses up the call", "leaves it open") },
  { .group = "friends", .name = "joins", .type = FIELD_WORD, AT(friends.joins),
    .required = true, WORDS("on playing", "at the trick's end"),
    HOOK(FRIENDS_JOINS, "called card played") },
  { .group = "friends", .name = "found", .type = FIELD_WORD, AT(friends.found), NO_HOOK,
    WORDS("by playing", "by holding") },
  { .group = "friends", .name = "calls", FUNCTION,
    HOOK(FRIENDS_CALLS, "deal") },
  REFUSE("friends", FRIENDS_REFUSE),

  /* order */
  { .group = "order", .name = "trumps", .type = FIELD_LADDER, AT(order.trumps), .required = true,
    .hint = SAY(MAY_LADDER),
    HOOK(ORDER_TRUMPS, "trump") },
  { .group = "order", .name = "no_trump", .type = FIELD_LADDER, AT(order.no_trump),
    .required = true, .hint = SAY(MAY_LADDER_NO_TRUMP), .check = check_no_trump_ladder,
    HOOK(ORDER_NO_TRUMP, "trump") },
  { .group = "order", .name = "tractors", .type = FIELD_WORD, AT(order.tractors), .required = true,
    WORDS("plain ranks", "whole suit"),
    HOOK(ORDER_TRACTORS, "trump") },
  { .group = "order", .name = "equals", .type = FIELD_WORD, AT(order.equals), NO_HOOK,
    .required = true, WORDS("apart", "tractor") },
  { .group = "order", .name = "gap", .type = FIELD_WORD, AT(order.gap), NO_HOOK, .required = true,
    WORDS("bridged", "open") },
  { .group = "order", .name = "suits", CLIMB, .type = FIELD_WORD, AT(order.suits), NO_HOOK,
    .required = true, WORDS("four", "ignored") },
  { .group = "order", .name = "ranks", BOTH, TEXT(field_ranks), AT(order.ranks),
    NO_HOOK },

  /* lead */
  { .group = "lead", .name = "first", BOTH, .type = FIELD_WORD, AT(lead.first), NO_HOOK,
    .required = true,
    .words = seats,
    CLIMBING(.type = FIELD_WORD, AT(lead.leads), WORDS("dealer", "after the dealer"),
             STORED(LEADS_DEALER, LEADS_AFTER_DEALER),
             OTHER(.type = FIELD_TEXT, .prefix = "holder of ", .text = &field_card,
                   AT(lead.holder), .check = check_holder)) },
  { .group = "lead", .name = "grouping", .type = FIELD_WORD, AT(lead.grouping), NO_HOOK,
    .required = true, WORDS("longest first", "leader's choice") },
  { .group = "lead", .name = "forms", BOTH, .type = FIELD_NAMED, AT(lead.forms),
    HOOK(LEAD_FORMS, "group"),
    .required = true,
    RECORD(Form, .check = check_form,
         FRESH(Form, .length = {1, 1}, .suits = {1, 1}, .to = NOT_GIVEN, .owes.n = NOT_GIVEN), KEYS(
           { .name = "size", BOTH, RANGE, .min = 1, IN(Form, size) },
           { .name = "length", BOTH, RANGE, .min = 1, IN(Form, length) },
           { .name = "to", BOTH, TEXT(field_rank_or_joker), IN(Form, to) },
           { .name = "cards", BOTH, TEXT(field_cards), .min = 1, IN(Form, cards) },
           { .name = "power", BOTH, FROM_TO(0, 100), IN(Form, power) },
           { .name = "beats", TEXT(field_unit), IN(Form, beats_size) },
           { .name = "alike", WORD("face", "rank"), IN(Form, alike) },
           { .name = "suits", RANGE, .min = 1, IN(Form, suits) },
           { .name = "only", FUNCTION, .arguments = "(cards, order)", STORED(FORM_ONLY),
             IN(Form, functions) },
           { .name = "is", FUNCTION, .arguments = "(cards, order)", STORED(FORM_IS),
             IN(Form, functions) },
           { .name = "answers", WORD("what is owed", "suit or trump", "always"),
             IN(Form, answers) },
           { .name = "owes", OWES(Form, owes) },
           { .name = "out_of_turn", CLIMB, TRUTH, IN(Form, out_of_turn) },
           { .name = "ends_trick", CLIMB, TRUTH, IN(Form, ends_trick) },
           { .name = "completes", CLIMB, .type = FIELD_ENTRY, IN(Form, completes) },
           { .name = "becomes", CLIMB, .type = FIELD_ENTRY, IN(Form, becomes) })) },
  REFUSE("lead", LEAD_REFUSE),

  /* follow */
  { .group = "follow", .name = "owes", OWES(Rules, follow.owes), .required = true,
    HOOK(FOLLOW_OWES, "hand") },
  { .group = "follow", .name = "smaller", .type = FIELD_WORD, AT(follow.smaller), .required = true,
    HOOK(FOLLOW_SMALLER, "hand"),
    WORDS("never", "single set", "set by set", "regrouped") },
  { .group = "follow", .name = "protect", .type = FIELD_WORDS, AT(follow.protect),
    HOOK(FOLLOW_PROTECT, "hand"),
    WORDS("larger sets", "tractors", "loose sets first") },
  REFUSE("follow", FOLLOW_REFUSE),
  { .group = "follow", .name = "pass", CLIMB, .type = FIELD_WORD, AT(follow.pass), NO_HOOK,
    .required = true, WORDS("may come back", "out of the trick") },
  { .group = "follow", .name = "race", CLIMB, .type = FIELD_WORD, AT(follow.race), NO_HOOK,
    .required = true, WORDS("first come") },
  { .group = "follow", .name = "own_top", CLIMB, TRUTH, AT(follow.own_top), NO_HOOK },

  /* throw */
  { .group = "throw", .name = "allowed", .type = FIELD_WORD, AT(throw.allowed), .required = true,
    WORDS("no", "any suit", "plain suits", "equal sets"),
    HOOK(THROW_ALLOWED, "play") },
  { .group = "throw", .name = "stopped_by", .type = FIELD_WORD, AT(throw.stopped_by),
    .required = true, WORDS("anyone", "opponents"),
    HOOK(THROW_STOPPED_BY, "throw") },
  { .group = "throw", .name = "test", .type = FIELD_WORD, AT(throw.test), .required = true,
    WORDS("unit", "card"),
    HOOK(THROW_TEST, "throw, unit and hand") },
  { .group = "throw", .name = "forced", .type = FIELD_WORD, AT(throw.forced),
    .required = true,
    WORDS("objector's smallest", "smallest beaten", "lowest beaten", "all beaten", "lowest card",
          "play ends"),
    HOOK(THROW_FORCED, "failed throw") },
  { .group = "throw", .name = "penalty", FROM_TO(0, 1000), AT(throw.penalty.points),
    HOOK(THROW_PENALTY, "failed throw"),
    OTHER(.type = FIELD_TABLE, AT(throw.penalty), KEYS(
      { .name = "points", FROM_TO(0, 1000), IN(Penalty, points) },
      { .name = "per_card", FROM_TO(0, 1000), IN(Penalty, per_card) },
      { .name = "levels", .type = FIELD_TABLE, KEYS(
          { .name = "leader's side", FROM_TO(-20, 20), IN(Penalty, levels_leaders) },
          { .name = "other side", FROM_TO(-20, 20), IN(Penalty, levels_others) }) },
      PENALTY_SIDE(unplayed), PENALTY_SIDE(loses))) },
  { .group = "throw", .name = "shown", .type = FIELD_WORD, AT(throw.shown),
    .unhashed = true, WORDS("nothing", "player", "cards"),
    HOOK(THROW_SHOWN, "failed throw") },

  /* win */
  { .group = "win", .name = "overruff", .type = FIELD_WORD, AT(win.overruff),
    .required = true,
    WORDS("largest unit", "highest set", "longest first", "every unit", "highest card"),
    HOOK(WIN_OVERRUFF, "pair of readings") },
  { .group = "win", .name = "throws", .type = FIELD_WORD, AT(win.throws), NO_HOOK,
    WORDS("by ruffs", "in suit too") },
  { .group = "win", .name = "beats", FUNCTION,
    HOOK(WIN_BEATS, "play") },

  /* exchange */
  { .group = "exchange", .name = "steps", CLIMB, .type = FIELD_LIST, AT(exchange.steps), NO_HOOK,
    RECORD(ExchangeStep, .check = check_step, FRESH(ExchangeStep, .highest = NOT_GIVEN), KEYS(
           { .name = "what", CLIMB, WORD("keep", "give", "refuse", "request"), .position = 1,
             .required = true, IN(ExchangeStep, what) },
           { OF_LAST_HAND("by", by), .required = true },
           { OF_LAST_HAND("to", to) },
           { OF_LAST_HAND("of", to) },
           { OF_LAST_HAND("leader", leader) },
           { .name = "if_holds", CLIMB, TEXT(field_cards), .min = 1, IN(ExchangeStep, if_holds) },
           { .name = "if_given", CLIMB, WORD("jokers"), STORED(true), IN(ExchangeStep, if_joker) },
           { .name = "cards", CLIMB, WORD("any", "highest"), IN(ExchangeStep, highest) },
           { .name = "ranks", CLIMB, TEXT(field_rank_span), IN(ExchangeStep, ranks) })) },

  /* score */
  { .group = "score", .name = "step", FROM_TO(1, 10000), AT(score.step), .required = true,
    LOADED("(players, packs)", SAY(GIVES_NUMBER)) },
  { .group = "score", .name = "points", FUNCTION,
    HOOK(SCORE_POINTS, "deal") },
  { .group = "score", .name = "bands", .type = FIELD_LIST, .min = 1, AT(score.bands),
    .required = true,
    RECORD(Band, KEYS(
      { .name = "from", .position = 1, FROM_TO(-1000, 1000), IN(Band, from), .required = true,
        OTHER(TEXT(field_above), .max = 1000) },
      { .name = "side", .position = 2, WORD_OF(schema_sides), IN(Band, side),
        .required = true },
      { .name = "levels", .position = 3, FROM_TO(0, 100), IN(Band, levels), .required = true },
      { .name = "every", FROM_TO(-1, 1), IN(Band, every) })),
    HOOK(SCORE_BANDS, "deal") },
  { .group = "score", .name = "early_end", .type = FIELD_WORD, AT(score.early_end),
    WORDS("no", "when decided"),
    HOOK(SCORE_EARLY_END, "trick") },
  { .group = "score", .name = "below_zero", .type = FIELD_WORD, AT(score.below_zero), NO_HOOK,
    WORDS("zero", "on") },
  { .group = "score", .name = "short_team", .type = FIELD_WORD, AT(score.short_team),
    WORDS("no", "multiply", "add"),
    HOOK(SCORE_SHORT_TEAM, "deal") },
  { .group = "score", .name = "adjust", FUNCTION, .adds = true,
    HOOK(SCORE_ADJUST, "deal") },
  { .group = "score", .name = "places", CLIMB, .type = FIELD_TABLE, NO_HOOK, .required = true, KEYS(
      { .name = "first, second, …", CLIMB, .position = 1, .type = FIELD_LIST, AT(score.places),
        ITEM(FROM_TO(-100, 100), .size = 1) },
      { .name = "between", CLIMB, FROM_TO(-100, 100), AT(score.between), .required = true },
      { .name = "last", CLIMB, FROM_TO(-100, 100), AT(score.last), .required = true }) },

  /* advance */
  { .group = "advance", .name = "stops", TEXT(field_stops), AT(advance.stops),
    OTHER(.type = FIELD_MAP, .text = &field_key_levels, AT(advance.stops),
          ITEM(WORD_OF(schema_stop_words + STOP_ANYONE), .size = 1,
               STORED(STOP_ANYONE, STOP_DECLARERS, STOP_DECLARER))),
    HOOK(ADVANCE_STOPS, "deal") },
  { .group = "advance", .name = "steps", FUNCTION,
    HOOK(ADVANCE_STEPS, "deal") },
  { .group = "advance", .name = "demote", FUNCTION,
    HOOK(ADVANCE_DEMOTE, "deal") },
  { .group = "advance", .name = "declarer", .type = FIELD_WORD, AT(advance.declarer),
    HOOK(ADVANCE_DECLARER, "deal"),
    .required = true, .words = seats, BY_RESULT(advance.declarer) },
  { .group = "advance", .name = "game_over", BOTH, .type = FIELD_WORD, AT(advance.game_over),
    HOOK(ADVANCE_GAME_OVER, "deal"),
    .required = true, WORDS("never", "past the last level"), .trick_word = "past the last level",
    OTHER(.type = FIELD_TABLE, KEYS(
      { .name = "deals", BOTH, FROM_TO(1, 10000), AT(advance.deals), .required = true })) },
  { .group = "advance", .name = "moves", CLIMB, .type = FIELD_WORD, AT(advance.moves), NO_HOOK,
    WORDS("nobody", "loser") },

  { .group = "", .name = "phases", BOTH, .type = FIELD_NAMED, AT(phase), NO_HOOK,
    .required = true, .words = phase_words, .check = check_phases,
    KEYS({ .name = "phases", BOTH, .position = 1, .type = FIELD_LIST, AT(phases),
           .words = phase_words }),
    RECORD(RulePhase, .check = check_phase, KEYS(
      { .name = "after", BOTH, TEXT(field_name), IN(RulePhase, after) },
      { .name = "before", BOTH, TEXT(field_name), IN(RulePhase, before) },
      { .name = "instead_of", BOTH, TEXT(field_name),
        IN(RulePhase, instead_of) },
      { .name = "turn", BOTH, FUNCTION, .required = true },
      { .name = "actions", BOTH, FUNCTION, .required = true },
      { .name = "does", BOTH, FUNCTION, .required = true },
      { .name = "open", BOTH, FUNCTION, IN(RulePhase, opens) },
      { .name = "", BOTH, .type = FIELD_SOURCE, IN(RulePhase, location) })) },
};
/* clang-format on */

const int schema_n = (int)(sizeof schema / sizeof schema[0]);

/* Most names differ in their first letter. */
static bool is_same(const char *a, const char *b) { return *a == *b && !strcmp(a, b); }

const Field *schema_find(const char *group, const char *name) {
  for (int i = 0; i < schema_n; i++)
    if (is_same(schema[i].name, name) && is_same(schema[i].group, group)) return &schema[i];
  return NULL;
}

const Field *schema_named(const char *whole) {
  char group[FIELD_NAME] = "";
  const char *dot = strchr(whole, '.');
  size_t n = dot ? (size_t)(dot - whole) : 0;
  if (dot && (n == 0 || n >= sizeof group)) return NULL;
  memcpy(group, whole, n);
  return schema_find(group, dot ? dot + 1 : whole);
}

const Field *schema_of_hook(Hook hook) {
  for (int i = 0; i < schema_n; i++)
    if (schema[i].hook == (int)hook) return &schema[i];
  return NULL;
}

const char *schema_arguments(const Field *field) {
  return field->group && field->hook >= 0 ? question_types[field->hook].takes : field->arguments;
}

const char *schema_answer(const Field *field) {
  return field->group && field->hook >= 0 ? question_types[field->hook].gives : field->answer;
}

const char *schema_name(const Field *field, char out[FIELD_NAME]) {
  Text text = text_start(out, FIELD_NAME);
  text_put(&text, field->group);
  if (*field->group) text_put(&text, ".");
  text_put(&text, field->name);
  return out;
}

bool schema_has_group(const char *group) {
  for (int i = 0; schema_groups[i]; i++)
    if (is_same(schema_groups[i], group)) return strcmp(group, "phases") != 0;
  return false;
}

bool schema_names_seat(const Field *field) { return field->words == seats; }

bool schema_is_plain(const Field *field, Family family) {
  bool simple = field->type <= FIELD_BOOL || field->type == FIELD_OWES ||
                (field->type == FIELD_LIST && field->words);
  return simple && !field->other && !(family == FAMILY_CLIMB && field->climb);
}
