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
#define REFUSE(group_name, id, heading, why) \
  { .group = group_name, .name = "refuse", FUNCTION, .adds = true, \
    HOOK(id, "play"), .title = heading, .sentence = why }

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
         { .name = "kitty", BOTH, .type = FIELD_DECK, .required = true }),
    .title = "Number of players",
    .sentence = "how many can play, and the deck for each number of them" },
  { .group = "deck", .name = "packs", BOTH, FROM_TO(1, PACK_MAX), AT(deck.packs),
    .of_deck = true, .check = check_pack_number,
    OTHER(.type = FIELD_LIST, .size = sizeof(Pack[PACK_MAX]), .min = 1, .aside = true,
          .check = check_packs,
          RECORD(Pack, FRESH(Pack, .LJ = 1, .HJ = 1), KEYS(
            { .name = "lowest", BOTH, TEXT(field_rank), IN(Pack, lowest) },
            { .name = "LJ", BOTH, FROM_TO(0, PACK_MAX), IN(Pack, LJ) },
            { .name = "HJ", BOTH, FROM_TO(0, PACK_MAX), IN(Pack, HJ) },
            { .name = "without", BOTH, TEXT(field_cards), IN(Pack, without) }))),
    LOADED("(players)", SAY(GIVES_NUMBER_LIST)),
    .title = "Packs",
    .sentence = "packs of 52 cards and their jokers, where no row of deck.players says it" },
  { .group = "deck", .name = "LJ", BOTH, FROM_TO(0, PACK_MAX), AT(deck.LJ), .of_deck = true,
    LOADED("(players, packs)", SAY(GIVES_NUMBER)),
    .title = "Small jokers",
    .sentence = "small jokers in the whole deck; one a pack when nothing is said" },
  { .group = "deck", .name = "HJ", BOTH, FROM_TO(0, PACK_MAX), AT(deck.HJ), .of_deck = true,
    LOADED("(players, packs)", SAY(GIVES_NUMBER)),
    .title = "Big jokers",
    .sentence = "big jokers in the whole deck; one a pack when nothing is said" },
  { .group = "deck", .name = "lowest", BOTH, TEXT(field_rank),
    AT(deck.lowest), .of_deck = true, LOADED("(players, packs)", SAY(MAY_RANK)),
    .title = "Lowest rank",
    .sentence = "the lowest rank in the deck; lower ones are left out of every pack" },
  { .group = "deck", .name = "without", BOTH, TEXT(field_cards),
    AT(deck.without), .of_deck = true, LOADED("(players, packs)", SAY(MAY_CARDS)),
    .title = "Cards taken out",
    .sentence = "cards taken out of the deck, one copy for each time they are named" },
  { .group = "deck", .name = "fit", .type = FIELD_WORD, AT(deck.fit), NO_HOOK, .of_deck = true,
    WORDS("exact", "drop low cards"),
    .title = "Hands that do not come out even",
    .sentence = "what is done when the hands do not come out even beside the kitty" },
  { .group = "deck", .name = "spares", FUNCTION,
    HOOK(DECK_SPARES, "deal"),
    .title = "Low cards that stay",
    .sentence = "which ranks count as levels in play, so that deck.fit leaves their cards in; "
                "else those of all players" },
  { .group = "deck", .name = "tables", CLIMB, RANGE, .min = 2, AT(deck.tables), NO_HOOK,
    .required = true, .of_deck = true,
    .title = "Players at a table",
    .sentence = "how many sit at a table, each with its own deck: larger gatherings are split as "
                "evenly as can be" },

  /* deal */
  { .group = "deal", .name = "direction", BOTH, .type = FIELD_WORD, AT(deal.direction), NO_HOOK,
    .required = true, WORDS("clockwise", "anticlockwise"),
    .title = "Direction of play",
    .sentence = "which way drawing and play go round" },
  { .group = "deal", .name = "first", BOTH, .type = FIELD_WORD, AT(deal.first), NO_HOOK,
    .required = true,
    WORDS("random", "highest card", "lowest card", "cut", "cut and count"),
    .title = "Who begins the first deal",
    .sentence = "who draws first in the first deal, in climbing games who deals" },
  { .group = "deal", .name = "next", BOTH, .type = FIELD_WORD, AT(deal.next), .required = true,
    .words = seats, BY_RESULT(deal.next),
    CLIMBING(.type = FIELD_WORD, AT(deal.next), WORDS("loser", "winner", "next seat"),
             STORED(WHO_LOSER, WHO_WINNER, WHO_NEXT_SEAT)),
    HOOK(DEAL_NEXT, "deal"),
    .title = "Who begins later deals",
    .sentence = "who draws first in later deals, in climbing games who deals" },
  { .group = "deal", .name = "misdeal", FUNCTION, .adds = true,
    HOOK(DEAL_MISDEAL, "hand"),
    .title = "Misdeal",
    .sentence = "which hands are so poor that their holder may have the cards dealt again" },
  { .group = "deal", .name = "misdeal_until", .type = FIELD_WORD, AT(deal.misdeal_until), NO_HOOK,
    WORDS("pick-up", "first lead"),
    .title = "How long a misdeal may be claimed",
    .sentence = "until when a misdeal may be claimed" },
  { .group = "deal", .name = "misdeal_first", .type = FIELD_WORD, AT(deal.misdeal_first_claimer),
    NO_HOOK, WORDS("same", "claimer"),
    .title = "Who draws first after a misdeal",
    .sentence = "who draws first after a misdeal" },
  REFUSE("deal", DEAL_REFUSE, "When no deal may begin",
         "why a deal may not begin; none does without a card of a "
         "rank that somebody may declare"),
  { .group = "deal", .name = "begins", FUNCTION, .adds = true,
    HOOK(DEAL_BEGINS, "deal"),
    .title = "Before the first card",
    .sentence = "what is done before the first card is drawn" },
  { .group = "deal", .name = "ends", FUNCTION, .adds = true,
    HOOK(DEAL_ENDS, "deal"),
    .title = "When the deal is over",
    .sentence = "what is done when a deal is over, before levels move" },

  /* points */
  { .group = "points", .name = "cards", .type = FIELD_MAP, AT(points.cards), .required = true,
    .text = &field_key_rank_or_card, ITEM(FROM_TO(-255, 255), .size = sizeof(int16_t)),
    HOOK(POINTS_CARDS, "trump"),
    .title = "Card points",
    .sentence = "what the cards are worth" },
  { .group = "points", .name = "shown", .type = FIELD_WORD, AT(points.shown), NO_HOOK,
    .unhashed = true, WORDS("nobody", "opponents", "all"),
    .title = "Points that lie open",
    .sentence = "whose won points lie open during the play" },

  /* levels */
  { .group = "levels", .name = "track", TEXT(field_track), AT(levels.track),
    .required = true, LOADED("(players, packs)", SAY(MAY_RANK_LIST)),
    .title = "Levels",
    .sentence = "the levels, in the order in which they are climbed; NT at its end is a level "
                "at which only jokers are trumps; where there is but one, and it comes again, "
                "nobody rises" },
  { .group = "levels", .name = "start", TEXT(field_level), AT(levels.start),
    .required = true, LOADED("(players, packs)", SAY(MAY_A_LEVEL)),
    .title = "First level",
    .sentence = "the level on which everybody starts" },
  { .group = "levels", .name = "after_last", .type = FIELD_WORD, AT(levels.after_last),
    .required = true, WORDS("win", "again"), .check = check_after_last,
    OTHER(.type = FIELD_TEXT, .prefix = "again from ", .text = &field_level,
          AT(levels.again_from), .check = check_again_from),
    LOADED("(players, packs)", SAY(MAY_WORD)),
    .title = "After the last level",
    .sentence = "what comes behind the last level: the game is won, or a further lap" },

  { .group = "levels", .name = "standing", .type = FIELD_WORD, AT(levels.standing), NO_HOOK,
    WORDS("none", "active and passive"),
    .title = "Active and passive players",
    .sentence = "whether players are active or passive, beside their levels: passive are those "
                "who lost the last deal" },

  /* declare */
  { .group = "declare", .name = "rank", .type = FIELD_WORD, AT(declare.rank),
    .required = true, WORDS("own", "declarer"),
    HOOK(DECLARE_RANK, "bid"),
    .title = "Rank that is shown",
    .sentence = "cards of whose level make a declaration: of one's own, or of the declarer's" },
  { .group = "declare", .name = "by", .type = FIELD_WORD, AT(declare.by), NO_HOOK,
    WORDS("anyone", "active players"),
    .title = "Who may declare",
    .sentence = "who may declare, where players are active or passive (levels.standing)" },
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
             IN(BidType, face_down) })),
    .title = "Declarations",
    .sentence = "which declarations there are, and which cards each of them shows" },
  { .group = "declare", .name = "beats", .type = FIELD_LIST, AT(declare.beats), .required = true,
    WORDS("count", "joker", "suit"),
    HOOK(DECLARE_BEATS, "bid"),
    .title = "What beats a declaration",
    .sentence = "what makes a declaration beat the one before it, the most important first; "
                "with nothing here the first one stands" },
  { .group = "declare", .name = "own", .type = FIELD_WORDS, AT(declare.own), NO_HOOK,
    WORDS("add", "change", "retake", "defend"),
    .title = "One's own declaration",
    .sentence = "what a player may do about a declaration of his or her own" },
  { .group = "declare", .name = "shown", .type = FIELD_WORD, AT(declare.shown), NO_HOOK,
    .required = true, WORDS("reusable", "spent"),
    .title = "Cards shown before",
    .sentence = "whether cards that were shown once may be shown again" },
  { .group = "declare", .name = "declarer", .type = FIELD_WORD, AT(declare.declarer),
    .required = true, WORDS("winning bid", "first bid"),
    HOOK(DECLARE_DECLARER, "deal"),
    .title = "Who becomes declarer",
    .sentence = "whose declaration makes the declarer, when nobody is named in advance" },
  { .group = "declare", .name = "does", FUNCTION, .adds = true,
    HOOK(DECLARE_DOES, "bid"),
    .title = "What a declaration does beside",
    .sentence = "what a declaration does besides naming trumps" },
  { .group = "declare", .name = "nobody", .type = FIELD_WORD, AT(declare.nobody), .required = true,
    HOOK(DECLARE_NOBODY, "deal"),
    WORDS("redeal", "no trump", "kitty's first card", "kitty's first rank card",
          "kitty's first rank card or joker"),
    .title = "When nobody declares",
    .sentence = "what happens when nobody declares" },
  REFUSE("declare", DECLARE_REFUSE, "Declarations that are forbidden",
         "why a declaration may not be made"),

  /* kitty */
  { .group = "kitty", .name = "size", FROM_TO(0, 100), AT(deck.kitty), .of_deck = true,
    OTHER(.type = FIELD_TABLE, .size = 1, .aside = true, .check = check_kitty_at_least, KEYS(
      { .name = "at_least", FROM_TO(0, 100), .size = 1, .required = true })),
    LOADED("(players, cards, packs)", SAY(GIVES_NUMBER)),
    .title = "Size of the kitty",
    .sentence = "cards in the kitty, where no row of deck.players says it" },
  { .group = "kitty", .name = "buries", .type = FIELD_WORD, AT(kitty.buries),
    .required = true, .words = seats,
    HOOK(KITTY_BURIES, "deal"),
    .title = "Who takes the kitty",
    .sentence = "who takes the kitty and buries as many cards" },
  { .group = "kitty", .name = "theft", .type = FIELD_WORD, AT(kitty.theft),
    WORDS("no", "in turn", "open"), HOOK(KITTY_THEFT, "deal"),
    .title = "Taking the kitty over",
    .sentence = "whether others may overbid when the kitty is buried, take it and bury in their "
                "turn, again and again; the declarer stays who it was" },
  { .group = "kitty", .name = "exposed", FROM_TO(0, 100), AT(kitty.exposed), NO_HOOK,
    OTHER(TRUTH, .hint = "false", AT(kitty.exposed), .check = check_no_truth),
    .title = "Laying the kitty open",
    .sentence = "whether the buried kitty may be laid open before the first lead, and how often it "
                "then counts" },
  { .group = "kitty", .name = "shown_at_end", TRUTH, AT(kitty.shown_at_end), NO_HOOK,
    .unhashed = true,
    .title = "The kitty at the end",
    .sentence = "whether the kitty is shown when the deal is over" },
  { .group = "kitty", .name = "multiplier", .type = FIELD_WORD, AT(kitty.longest),
    .required = true, WORDS("longest unit", "winner's longest unit"),
    STORED(LONGEST_LED, LONGEST_WINNING), OTHER(FROM_TO(0, 255), AT(kitty.multiplier)),
    HOOK(KITTY_MULTIPLIER, "deal"),
    .title = "What the kitty counts",
    .sentence = "how often the kitty's points count for opponents who win the last trick: a "
                "number, or a word" },
  REFUSE("kitty", KITTY_REFUSE, "Cards that may not be buried",
         "why cards may not be buried"),

  /* friends */
  { .group = "friends", .name = "teams", .type = FIELD_WORD, AT(friends.teams), NO_HOOK,
    .required = true, WORDS("none", "called", "fixed"),
    .title = "Sides",
    .sentence = "how the sides come about" },
  { .group = "friends", .name = "count", FROM_TO(0, CALL_MAX), AT(friends.count),
    LOADED("(players)", SAY(GIVES_NUMBER)),
    .title = "Number of friends",
    .sentence = "how many friends are called" },
  { .group = "friends", .name = "callable", .type = FIELD_WORD, AT(friends.callable),
    .required = true, WORDS("any", "plain suits", "not ranks or jokers"),
    HOOK(FRIENDS_CALLABLE, "call"),
    .title = "Cards that may be called",
    .sentence = "which cards may be called" },
  { .group = "friends", .name = "own_copy", .type = FIELD_WORD, AT(friends.own_copy), NO_HOOK,
    .required = true, WORDS("counts", "ignored", "other may be called"),
    .title = "The declarer's own copies",
    .sentence = "whether copies that the declarer plays are counted, when the first or the "
                "second copy of a card was called" },
  { .group = "friends", .name = "twice", .type = FIELD_WORD, AT(friends.twice), NO_HOOK,
    .required = true, WORDS("uses up the call", "leaves it open"),
    .title = "A call met within the team",
    .sentence = "what becomes of a call when the called card is played by somebody who is on "
                "the declarer's side already" },
  { .group = "friends", .name = "joins", .type = FIELD_WORD, AT(friends.joins),
    .required = true, WORDS("on playing", "at the trick's end"),
    HOOK(FRIENDS_JOINS, "called card played"),
    .title = "When a friend joins",
    .sentence = "when a friend joins the declarer's side" },
  { .group = "friends", .name = "found", .type = FIELD_WORD, AT(friends.found), NO_HOOK,
    WORDS("by playing", "by holding"),
    .title = "How a friend is found",
    .sentence = "how a friend is found: by playing the called copy, or by holding it" },
  { .group = "friends", .name = "calls", FUNCTION,
    HOOK(FRIENDS_CALLS, "deal"),
    .title = "Calls without a choice",
    .sentence = "what is called where the declarer has no choice; then there is no calling" },
  REFUSE("friends", FRIENDS_REFUSE, "Calls that are forbidden",
         "why a card may not be called"),

  /* order */
  { .group = "order", .name = "trumps", .type = FIELD_LADDER, AT(order.trumps), .required = true,
    .hint = SAY(MAY_LADDER),
    HOOK(ORDER_TRUMPS, "trump"),
    .title = "Trumps with a trump suit, from low to high",
    .sentence = "which cards are trumps where there is a trump suit, from low to high; a joker "
                "that is left out belongs to no suit" },
  { .group = "order", .name = "no_trump", .type = FIELD_LADDER, AT(order.no_trump),
    .required = true, .hint = SAY(MAY_LADDER_NO_TRUMP), .check = check_no_trump_ladder,
    HOOK(ORDER_NO_TRUMP, "trump"),
    .title = "Trumps without a trump suit, from low to high",
    .sentence = "which cards are trumps where there is no trump suit, from low to high; a joker "
                "that is left out belongs to no suit" },
  { .group = "order", .name = "tractors", .type = FIELD_WORD, AT(order.tractors), .required = true,
    WORDS("plain ranks", "whole suit"),
    HOOK(ORDER_TRACTORS, "trump"),
    .title = "Cards in sequence",
    .sentence = "which cards may follow each other in a tractor" },
  { .group = "order", .name = "equals", .type = FIELD_WORD, AT(order.equals), NO_HOOK,
    .required = true, WORDS("apart", "tractor"),
    .title = "Sets of equal rank",
    .sentence = "whether sets that rank equal may follow each other in a tractor" },
  { .group = "order", .name = "gap", .type = FIELD_WORD, AT(order.gap), NO_HOOK, .required = true,
    WORDS("bridged", "open"),
    .title = "Across the trump rank",
    .sentence = "whether the ranks on both sides of the trump rank are neighbours in a tractor" },
  { .group = "order", .name = "suits", CLIMB, .type = FIELD_WORD, AT(order.suits), NO_HOOK,
    .required = true, WORDS("four", "ignored"),
    .title = "Suits",
    .sentence = "whether cards of a rank differ by their suits" },
  { .group = "order", .name = "ranks", BOTH, TEXT(field_ranks), AT(order.ranks),
    NO_HOOK,
    .title = "Order of the ranks",
    .sentence = "the ranks from low to high, where the ace is not the highest" },

  /* lead */
  { .group = "lead", .name = "first", BOTH, .type = FIELD_WORD, AT(lead.first), NO_HOOK,
    .required = true,
    .words = seats,
    CLIMBING(.type = FIELD_WORD, AT(lead.leads), WORDS("dealer", "after the dealer"),
             STORED(LEADS_DEALER, LEADS_AFTER_DEALER),
             OTHER(.type = FIELD_TEXT, .prefix = "holder of ", .text = &field_card,
                   AT(lead.holder), .check = check_holder)),
    .title = "First lead",
    .sentence = "who leads to the first trick (in climbing games, where no exchange says it)" },
  { .group = "lead", .name = "grouping", .type = FIELD_WORD, AT(lead.grouping), NO_HOOK,
    .required = true, WORDS("longest first", "leader's choice"),
    .title = "Dividing a lead",
    .sentence = "how led cards are divided into units, and whether the leader may say how" },
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
           { .name = "becomes", CLIMB, .type = FIELD_ENTRY, IN(Form, becomes) })),
    .title = "What may be led",
    .sentence = "which units there are: how many cards alike make a set, and how many sets in "
                "sequence; or certain cards, or those that a function says yes to" },
  REFUSE("lead", LEAD_REFUSE, "Leads that are forbidden",
         "why cards may not be led"),

  /* follow */
  { .group = "follow", .name = "owes", OWES(Rules, follow.owes), .required = true,
    HOOK(FOLLOW_OWES, "hand"),
    .title = "What is owed to a lead",
    .sentence = "what must be played to a lead, as far as the hand has it, the most important "
                "first" },
  { .group = "follow", .name = "smaller", .type = FIELD_WORD, AT(follow.smaller), .required = true,
    HOOK(FOLLOW_SMALLER, "hand"),
    WORDS("never", "single set", "set by set", "regrouped"),
    .title = "Smaller sets",
    .sentence = "whether smaller sets are owed where the hand has none as large as a led one" },
  { .group = "follow", .name = "protect", .type = FIELD_WORDS, AT(follow.protect),
    HOOK(FOLLOW_PROTECT, "hand"),
    WORDS("larger sets", "tractors", "loose sets first"),
    .title = "Sets that need not be broken",
    .sentence = "which sets in the hand need not be broken to give what was led" },
  REFUSE("follow", FOLLOW_REFUSE, "Plays that are forbidden",
         "why cards may not be followed with"),
  { .group = "follow", .name = "pass", CLIMB, .type = FIELD_WORD, AT(follow.pass), NO_HOOK,
    .required = true, WORDS("may come back", "out of the trick"),
    .title = "Passing",
    .sentence = "whether who has passed may play later in the same trick" },
  { .group = "follow", .name = "race", CLIMB, .type = FIELD_WORD, AT(follow.race), NO_HOOK,
    .required = true, WORDS("first come"),
    .title = "Several out of turn",
    .sentence = "who comes first when several want to play out of turn" },
  { .group = "follow", .name = "own_top", CLIMB, TRUTH, AT(follow.own_top), NO_HOOK,
    .title = "Upon one's own play",
    .sentence = "whether a player may play out of turn upon his or her own play" },

  /* throw */
  { .group = "throw", .name = "allowed", .type = FIELD_WORD, AT(throw.allowed), .required = true,
    WORDS("no", "any suit", "plain suits", "equal sets"),
    HOOK(THROW_ALLOWED, "play"),
    .title = "Throws",
    .sentence = "whether several units may be led together, as a throw" },
  { .group = "throw", .name = "stopped_by", .type = FIELD_WORD, AT(throw.stopped_by),
    .required = true, WORDS("anyone", "opponents"),
    HOOK(THROW_STOPPED_BY, "throw"),
    .title = "Who can stop a throw",
    .sentence = "whose cards can stop a throw" },
  { .group = "throw", .name = "test", .type = FIELD_WORD, AT(throw.test), .required = true,
    WORDS("unit", "card"),
    HOOK(THROW_TEST, "throw, unit and hand"),
    .title = "What stops a throw",
    .sentence = "what beats a unit of a throw: a higher one like it, or any higher card" },
  { .group = "throw", .name = "forced", .type = FIELD_WORD, AT(throw.forced),
    .required = true,
    WORDS("objector's smallest", "smallest beaten", "lowest beaten", "all beaten", "lowest card",
          "play ends"),
    HOOK(THROW_FORCED, "failed throw"),
    .title = "What stays of a failed throw",
    .sentence = "what stays on the table of a throw that fails" },
  { .group = "throw", .name = "penalty", FROM_TO(0, 1000), AT(throw.penalty.points),
    HOOK(THROW_PENALTY, "failed throw"),
    OTHER(.type = FIELD_TABLE, AT(throw.penalty), KEYS(
      { .name = "points", FROM_TO(0, 1000), IN(Penalty, points) },
      { .name = "per_card", FROM_TO(0, 1000), IN(Penalty, per_card) },
      { .name = "levels", .type = FIELD_TABLE, KEYS(
          { .name = "leader's side", FROM_TO(-20, 20), IN(Penalty, levels_leaders) },
          { .name = "other side", FROM_TO(-20, 20), IN(Penalty, levels_others) }) },
      PENALTY_SIDE(unplayed), PENALTY_SIDE(loses))),
    .title = "Price of a failed throw",
    .sentence = "what a failed throw costs" },
  { .group = "throw", .name = "shown", .type = FIELD_WORD, AT(throw.shown),
    .unhashed = true, WORDS("nothing", "player", "cards"),
    HOOK(THROW_SHOWN, "failed throw"),
    .title = "What is shown of the objection",
    .sentence = "what the others learn of who stops a throw" },

  /* win */
  { .group = "win", .name = "overruff", .type = FIELD_WORD, AT(win.overruff),
    .required = true,
    WORDS("largest unit", "highest set", "longest first", "every unit", "highest card"),
    HOOK(WIN_OVERRUFF, "pair of readings"),
    .title = "A throw ruffed twice",
    .sentence = "what decides between two ruffs of a throw" },
  { .group = "win", .name = "throws", .type = FIELD_WORD, AT(win.throws), NO_HOOK,
    WORDS("by ruffs", "in suit too"),
    .title = "What beats a throw",
    .sentence = "what wins a trick to which several units were led: a ruff alone, or higher "
                "cards of the suit too (where several units stay of a throw that fails)" },
  { .group = "win", .name = "beats", FUNCTION,
    HOOK(WIN_BEATS, "play"),
    .title = "Which play is better",
    .sentence = "whether a play beats the best one so far" },

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
           { .name = "ranks", CLIMB, TEXT(field_rank_span), IN(ExchangeStep, ranks) })),
    .title = "Steps of the exchange",
    .sentence = "what winner and loser of the last hand do before the next, step by step" },

  /* score */
  { .group = "score", .name = "step", FROM_TO(1, 10000), AT(score.step), .required = true,
    LOADED("(players, packs)", SAY(GIVES_NUMBER)),
    .title = "Points in a step",
    .sentence = "how many points one step of the score table is" },
  { .group = "score", .name = "points", FUNCTION,
    HOOK(SCORE_POINTS, "deal"),
    .title = "The points that count",
    .sentence = "changes the opponents' points, when tricks, penalties and kitty are counted, "
                "before the score table is asked" },
  { .group = "score", .name = "bands", .type = FIELD_LIST, .min = 1, AT(score.bands),
    .required = true,
    RECORD(Band, KEYS(
      { .name = "from", .position = 1, FROM_TO(-1000, 1000), IN(Band, from), .required = true,
        OTHER(TEXT(field_above), .max = 1000) },
      { .name = "side", .position = 2, WORD_OF(schema_sides), IN(Band, side),
        .required = true },
      { .name = "levels", .position = 3, FROM_TO(0, 100), IN(Band, levels), .required = true },
      { .name = "every", FROM_TO(-1, 1), IN(Band, every) })),
    HOOK(SCORE_BANDS, "deal"),
    .title = "Result",
    .sentence = "who wins how many levels, by the opponents' points; its rows count score.step" },
  { .group = "score", .name = "early_end", .type = FIELD_WORD, AT(score.early_end),
    WORDS("no", "when decided"),
    HOOK(SCORE_EARLY_END, "trick"),
    .title = "An early end of the play",
    .sentence = "whether the play stops as soon as the rest could not change the result; the "
                "points are those won so far" },
  { .group = "score", .name = "below_zero", .type = FIELD_WORD, AT(score.below_zero), NO_HOOK,
    WORDS("zero", "on"),
    .title = "Points below zero",
    .sentence = "what becomes of opponents' points that are below zero" },
  { .group = "score", .name = "short_team", .type = FIELD_WORD, AT(score.short_team),
    WORDS("no", "multiply", "add"),
    HOOK(SCORE_SHORT_TEAM, "deal"),
    .title = "Declarers short of friends",
    .sentence = "what declarers gain who win with fewer friends than they could have had" },
  { .group = "score", .name = "adjust", FUNCTION, .adds = true,
    HOOK(SCORE_ADJUST, "deal"),
    .title = "Last word on the result",
    .sentence = "changes who wins the deal, and how many levels, after all else" },
  { .group = "score", .name = "places", CLIMB, .type = FIELD_TABLE, NO_HOOK, .required = true, KEYS(
      { .name = "first, second, …", CLIMB, .position = 1, .type = FIELD_LIST, AT(score.places),
        ITEM(FROM_TO(-100, 100), .size = 1) },
      { .name = "between", CLIMB, FROM_TO(-100, 100), AT(score.between), .required = true },
      { .name = "last", CLIMB, FROM_TO(-100, 100), AT(score.last), .required = true }),
    .title = "Points by place",
    .sentence = "points of a hand by the order of going out" },

  /* advance */
  { .group = "advance", .name = "stops", TEXT(field_stops), AT(advance.stops),
    OTHER(.type = FIELD_MAP, .text = &field_key_levels, AT(advance.stops),
          ITEM(WORD_OF(schema_stop_words + STOP_ANYONE), .size = 1,
               STORED(STOP_ANYONE, STOP_DECLARERS, STOP_DECLARER))),
    HOOK(ADVANCE_STOPS, "deal"),
    .title = "Levels nobody jumps over",
    .sentence = "levels that nobody may jump over, and who may leave them; written in a row "
                "(\"5 T K\"), winning declarers may" },
  { .group = "advance", .name = "steps", FUNCTION,
    HOOK(ADVANCE_STEPS, "deal"),
    .title = "How far levels move",
    .sentence = "how far a player's level moves" },
  { .group = "advance", .name = "demote", FUNCTION,
    HOOK(ADVANCE_DEMOTE, "deal"),
    .title = "Falling back",
    .sentence = "the level to which a player falls back before levels are gained; who stands "
                "below it stays there" },
  { .group = "advance", .name = "declarer", .type = FIELD_WORD, AT(advance.declarer),
    HOOK(ADVANCE_DECLARER, "deal"),
    .required = true, .words = seats, BY_RESULT(advance.declarer),
    .title = "Next declarer",
    .sentence = "who is the declarer of the next deal" },
  { .group = "advance", .name = "game_over", BOTH, .type = FIELD_WORD, AT(advance.game_over),
    HOOK(ADVANCE_GAME_OVER, "deal"),
    .required = true, WORDS("never", "past the last level"),
    OTHER(.type = FIELD_TABLE, KEYS(
      { .name = "deals", BOTH, FROM_TO(1, 10000), AT(advance.deals), .required = true })),
    .title = "End of the game",
    .sentence = "when the game is over" },
  { .group = "advance", .name = "moves", CLIMB, .type = FIELD_WORD, AT(advance.moves), NO_HOOK,
    WORDS("nobody", "loser"),
    .title = "Changing tables",
    .sentence = "who goes to the next table after a hand, into the place of who leaves it" },

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
      { .name = "", BOTH, .type = FIELD_SOURCE, IN(RulePhase, location) })),
    .title = "Course of a deal",
    .sentence = "the phases of a deal, in order: a trick game begins with \"draw\" and ends with "
                "\"tricks\", a climbing game begins with \"deal out\" and ends with \"climb\"" },
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
  char name[FIELD_NAME];
  for (int i = 0; i < schema_n; i++)
    if (!strcmp(schema_name(&schema[i], name), whole)) return &schema[i];
  return NULL;
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
  for (int i = 0; i < schema_n; i++)
    if (schema[i].group[0] && is_same(schema[i].group, group)) return true;
  return false;
}

bool schema_names_seat(const Field *field) { return field->words == seats; }

bool schema_is_plain(const Field *field, Family family) {
  bool simple = field->type <= FIELD_BOOL || field->type == FIELD_OWES ||
                (field->type == FIELD_LIST && field->words);
  return simple && !field->other && !(family == FAMILY_CLIMB && field->climb);
}
