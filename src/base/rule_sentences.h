/* rule_sentences.h - what is said of the settings of a game and of its files: name and English
** template, as in core_sentences.h. In front of most stands the field, or the path below it. */
#ifndef rule_sentences_h
#define rule_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define RULE_SENTENCES(X)                                                                          \
  /* what may stand somewhere */                                                                   \
  X(LIST_OR, " or ")                                                                               \
  X(MAY_OR, ", or ")                                                                               \
  X(MAY_ONE_OF, "one of {words}")                                                                  \
  X(MAY_WORD, "a word")                                                                            \
  X(MAY_WORDS, "words")                                                                            \
  X(MAY_NUMBER, "a whole number from {n} to {m}")                                                  \
  X(MAY_BOOL, "true or false")                                                                     \
  X(MAY_RANGE, "a range (2, \"2+\" or \"2-4\")")                                                   \
  X(MAY_RANGE_FROM, "a range (2, \"2+\" or \"2-4\") from {n}")                                     \
  X(MAY_PREFIX, "\"{prefix}…\" with ")                                                             \
  X(MAY_FUNCTION, "a function")                                                                    \
  X(MAY_FUNCTION_OF, "a function {arguments}")                                                     \
  X(MAY_CARDS, "cards")                                                                            \
  X(MAY_ENTRY, "the name of another of them")                                                      \
  X(MAY_TABLE, "a table ")                                                                         \
  X(MAY_LIST, "a list of ")                                                                        \
  X(MAY_NAMED, "by name ")                                                                         \
  X(MAY_NAMED_TOO, ", and by name ")                                                               \
  X(MAY_RANK, "a rank")                                                                            \
  X(MAY_RANK_LIST, "ranks")                                                                        \
  X(MAY_RANK_JOKER, "a rank or a joker")                                                           \
  X(MAY_RANKS, "ranks and jokers (\"3 4 5 … K A 2\")")                                             \
  X(MAY_TRACK, "ranks (\"2 3 4 … K A\", perhaps NT behind them)")                                  \
  X(MAY_LEVEL, "a level of the track")                                                             \
  X(MAY_A_LEVEL, "a level")                                                                        \
  X(MAY_LEVELS, "levels")                                                                          \
  X(MAY_STOPS, "levels (\"5 T K A\")")                                                             \
  X(MAY_RANK_CARD, "a rank or a card")                                                             \
  X(MAY_RANK_SPAN, "ranks (\"3-T\")")                                                              \
  X(MAY_CARD_LIST, "cards (\"2S 3C\")")                                                            \
  X(MAY_CARD, "a card")                                                                            \
  X(MAY_UNIT, "a unit (\"2x2\" or \"3\")")                                                         \
  X(MAY_SHAPE, "a shape (\"2x2+1\")")                                                              \
  X(MAY_SENTENCE, "a sentence")                                                                    \
  X(MAY_ABOVE, "\"0+\" for anything above so many")                                                \
  X(MAY_PHASE, "the name of a phase")                                                              \
  X(MAY_DECK,                                                                                      \
    "a range (\"5-8\"), or a row for each number of players: [6] = { packs = 2, LJ = 2, HJ = "     \
    "2, kitty = 6, without = \"2S 3C\", lowest = \"3\" }")                                         \
  X(MAY_LADDER,                                                                                    \
    "a list, low to high, of \"suit\", \"rank\", ranks, suits and cards; an inner list is one "    \
    "tier")                                                                                        \
  X(MAY_LADDER_NO_TRUMP, "such a list without \"suit\"")                                           \
  X(TYPE_NIL, "a nil")                                                                             \
  X(TYPE_BOOLEAN, "a boolean")                                                                     \
  X(TYPE_NUMBER, "a number")                                                                       \
  X(TYPE_STRING, "a string")                                                                       \
  X(TYPE_TABLE, "a table")                                                                         \
  X(TYPE_FUNCTION, "a function")                                                                   \
  X(TYPE_USERDATA, "a userdata")                                                                   \
  X(TYPE_THREAD, "a thread")                                                                       \
  /* what functions return */                                                                      \
  X(GIVES_NUMBER, "a number")                                                                      \
  X(GIVES_NUMBER_LIST, "a number or such a list")                                                  \
  X(GIVES_RANKS, "a rank, or a list of ranks")                                                     \
  X(GIVES_RANK, "a rank, or nil")                                                                  \
  X(GIVES_MISDEAL, "what lets the cards be thrown in, or nil")                                     \
  X(GIVES_SEAT_WORD, "a player, or a seat word")                                                   \
  X(GIVES_SEAT_NIL, "a player, a seat word, or nil")                                               \
  X(GIVES_PLAYER_WORD, "a player, or a word")                                                      \
  X(GIVES_OBJECTION, "a sentence, or nil for no objection")                                        \
  X(GIVES_EFFECTS, "effects, or nil")                                                              \
  X(GIVES_WORD_EFFECTS, "a word, or effects")                                                      \
  X(GIVES_NUMBER_WORD, "a number, or a word")                                                      \
  X(GIVES_YES_WORD, "true, false, or a word")                                                      \
  X(GIVES_YES_SENTENCE, "true, or false and a sentence")                                           \
  X(GIVES_CALLS, "cards, or a list of calls (\"AC#2\")")                                           \
  X(GIVES_LIST, "such a list")                                                                     \
  X(GIVES_FORM, "true or false; a number and a pattern")                                           \
  X(GIVES_WORDS, "a list of words")                                                                \
  X(GIVES_FORCED, "a unit, cards of the throw, or a word")                                         \
  X(GIVES_PENALTY, "points, such a table, or effects")                                             \
  X(GIVES_POINTS, "a number of points")                                                            \
  X(GIVES_SCORE, "a side (\"nobody\" too), a number of levels")                                    \
  X(GIVES_ADJUST, "a side, a number of levels")                                                    \
  X(GIVES_LEVELS, "a number of levels")                                                            \
  X(GIVES_LEVELS_WORD, "a number of levels, or a word")                                            \
  X(GIVES_STOP, "who may leave it, or nil")                                                        \
  X(GIVES_WINNERS, "the winners (a player, a list), a word, or nil")                               \
  X(GIVES_TURN, "a player, a list of players, or nil")                                             \
  X(GIVES_CHOICES, "a list of actions")                                                            \
  X(GIVES_WHOLE, "a whole number, or nil")                                                         \
  X(GIVES_PATTERN, "a number or a text as its pattern")                                            \
  /* a value that does not fit; in front stands the path to it */                                  \
  X(VALUE_TYPE, ": must be {wanted}, not {given}")                                                 \
  X(VALUE_RANGE, " = {value}: must be from {n} to {m}")                                            \
  X(DECK_DEALT,                                                                                    \
    "{packs} {packs|pack|packs}, {cards} cards, {hand} in each hand, {kitty} in the kitty")        \
  X(DECKS_OF_TABLES, "{tables} tables, each with a deck of {cards}: ")                             \
  X(DECK_DEALT_OUT, "{packs} {packs|pack|packs}, {cards} cards, {n}")                              \
  X(DECK_UNEVEN, " to {n}")                                                                        \
  X(DECK_HANDS, " in each hand")                                                                   \
  X(VALUE_NO_WORD, " = \"{value}\": must be one of {words}")                                       \
  X(VALUE_NEAR_WORD, " = \"{value}\": did you mean \"{near}\"? ({words})")                         \
  X(VALUE_NO_ENTRY, " = \"{value}\": is none of the {field}")                                      \
  X(VALUE_IN, ": {why}")                                                                           \
  X(VALUE_MANY, ": has more than {n} entries")                                                     \
  X(VALUE_EMPTY, ": must have one entry or more")                                                  \
  X(VALUE_MANY_PLACES, ": has more values than it has places")                                     \
  X(VALUE_NAMED_ONLY, ": only named values")                                                       \
  X(VALUE_NO_KEY, ": unknown key {key}")                                                           \
  X(VALUE_NEAR_KEY, ": unknown key {key}: did you mean {near}?")                                   \
  X(VALUE_MISSING, ": must be given: {wanted}")                                                    \
  X(VALUE_NAME, ".{name}: a name must be of characters that can be shown")                         \
  X(VALUE_NO_TRUTH, ": must be false, or a whole number")                                          \
  X(VALUE_NO_RANK, ": \"{value}\" is no rank")                                                     \
  X(VALUE_TWICE, ": \"{value}\" stands in it twice")                                               \
  X(VALUE_NT_LAST, ": NT must be the last")                                                        \
  X(VALUE_NOT_ON_TRACK, " = \"{value}\": is not on the track")                                     \
  X(VALUE_NO_RANK_CARD, ": \"{value}\" is neither a rank nor a card")                              \
  X(VALUE_NO_SPAN, " = \"{value}\": they do not rise in order.ranks")                              \
  X(VALUE_NO_CARD, ": names no card")                                                              \
  X(VALUE_ONE_CARD, " = \"{value}\": must be one card")                                            \
  X(VALUE_NO_UNIT, " = \"{value}\": must be a unit: \"2x2\", \"3\"")                               \
  X(VALUE_MANY_UNITS, ": its shapes have more than {n} units in all")                              \
  X(VALUE_NO_SHAPE, " = \"{value}\": is no shape such as \"2x2+1\"")                               \
  X(VALUE_NO_STEPS, " = \"{value}\": must be a number of steps, or \"0+\"")                        \
  X(VALUE_NO_PHASE, " = \"{value}\": there is no such phase in this game")                         \
  X(VALUE_NO_SUIT_RUNG, ": there is no trump suit in it")                                          \
  X(VALUE_NOT_SET, ": is not set, and there is no neutral value")                                  \
  X(VALUE_NOT_IN_DECK, ": is not set, here or in the row of deck.players")                         \
  X(VALUE_DECK, ": must be a range (\"5-8\") or a table of rows, [6] = { packs = 2, … }")          \
  X(VALUE_NO_PLAYERS, ": names no number of players from 2 to {n}")                                \
  X(VALUE_ROW, "{path}: must be a table { packs = 2, … }")                                         \
  X(VALUE_DEEP,                                                                                    \
    "{field}: its value goes more than {n} deep: tables in tables, or functions that hold "        \
    "functions")                                                                                   \
  X(RUNG_NONE, "\"{word}\" is no rung: \"suit\", \"rank\", a rank, a suit, a card")                \
  X(RUNG_TWICE, "\"{word}\" stands in it twice")                                                   \
  X(RUNG_MANY, "at most {n} rungs")                                                                \
  X(RUNG_LIST, "must be a list of rungs, low to high")                                             \
  /* parts of a field that do not go together */                                                   \
  X(BID_IS_ALONE, ": is decides alone, without rank, joker, any")                                  \
  X(BID_SHOWS_NONE, ": shows no cards: set rank, joker or any to a number, or is")                 \
  X(FORM_LENGTH, ".length: only sets of identical cards stand in sequence")                        \
  X(FORM_TO, ".to: ends a sequence, and its length is 1")                                          \
  X(FORM_ALIKE, ".alike: goes with a size alone")                                                  \
  X(FORM_IS, ".is: goes with a size, not with cards")                                              \
  X(FORM_SUITS, ".suits: identical cards are of one suit; give alike = \"rank\" or `is`")          \
  X(FORM_BEATS, ".beats: only sets of identical cards stand in for a unit; give `power`")          \
  X(FORM_COMPLETES, ": `completes` and `becomes` go together")                                     \
  X(FORM_COMPLETES_CARDS, ": certain cards complete nothing")                                      \
  X(FORM_SIZE, ": has either a size of 1 or more or cards")                                        \
  X(STEP_OTHER, ": needs {key} = the other one")                                                   \
  X(STEP_CARDS, ": needs cards = \"highest\" or \"any\"")                                          \
  X(STEP_RANKS, ": needs ranks = \"3-T\"")                                                         \
  X(PHASE_CLIMB_NONE, ": climbing games take no further phases")                                   \
  X(PHASE_WHERE, ": one of after, before and instead_of says where it stands")                     \
  X(PHASE_NAME_TAKEN, ".{name}: is the name of a phase that is there")                             \
  X(PHASE_NO_NEIGHBOUR, ".{name}.{key} = \"{value}\": there is no such phase in this game")        \
  X(OWED_TWICE, ": \"{word}\" is owed twice")                                                      \
  X(OWED_HIGHEST, ": \"highest\" must be the last demand, and \"shape\" one before it")            \
  /* settings that do not go together */                                                           \
  X(RULES_PLAYERS, ": {n} players; 2 to {m} can sit down")                                         \
  X(RULES_PACKS, ": {n} packs; 1 to {m} can be used")                                              \
  X(RULES_JOKERS, ": at most {n} copies of a joker")                                               \
  X(RULES_WITHOUT, ": takes out more copies than there are")                                       \
  X(RULES_FEW_CARDS, ": {n} cards are too few for {players} players and a kitty of {m}")           \
  X(RULES_UNEVEN, ": {n} cards less a kitty of {m} do not come out even among {players} players")  \
  X(RULES_LARGE_HAND, ": a hand of {n} cards and a kitty of {m} are more than {most}")             \
  X(RULES_NO_PHASE, ": names no phase")                                                            \
  X(RULES_PHASE_FAMILY,                                                                            \
    ": one of them belongs to {climb|trick|climbing} games, and this is a "                        \
    "{own|climbing|trick} game")                                                                   \
  X(RULES_PHASE_ORDER,                                                                             \
    ": they go in the order {climb|deal out, exchange, climb|draw, kitty, call, tricks}, "         \
    "each once")                                                                                   \
  X(RULES_PHASE_ENDS, ": a trick game begins with \"draw\" and ends with \"tricks\"")              \
  X(RULES_PHASE_DEAL_OUT, ": a climbing game begins with \"deal out\"")                            \
  X(RULES_PHASE_CLIMB, ": a climbing game ends with \"climb\"")                                    \
  X(RULES_RANKS_JOKERS, ": jokers have their place in order.trumps")                               \
  X(RULES_RANKS_LACK, ": leaves out {card}, which is in the deck")                                 \
  X(RULES_RANK_CARDS, ": {n} cards of a rank are the most if suits are ignored")                   \
  X(RULES_TABLES, ": {n} players cannot be split into such tables")                                \
  X(RULES_MANY_CARDS, ": {n} cards at {tables} tables; {m} can be dealt")                          \
  X(RULES_FEW_FOR_TABLE, ": {n} cards are too few for {players} players")                          \
  X(RULES_SUITS_IGNORED, ": only \"ignored\" in climbing games")                                   \
  X(RULES_NO_SINGLE, ": a single card must be among the forms")                                    \
  X(RULES_FIRST_CUT, ": nobody cuts and counts in climbing games")                                 \
  X(RULES_NO_LEVEL, ": names no level")                                                            \
  X(RULES_START, ": is not on the track")                                                          \
  X(RULES_NO_FORM, ": nothing could be led")                                                       \
  X(RULES_BAND_ZERO, ": the first row must begin at 0")                                            \
  X(RULES_BANDS_RISE, ": the rows must rise")                                                      \
  X(RULES_TEAMS, ": fixed teams need an even number of players")                                   \
  X(RULES_FRIENDS, ": {n} friends among {m} players leave no opponent")                            \
  X(RULES_PENALTY, ": `loses` and `unplayed` need throw.forced = \"play ends\"")                   \
  /* files of rules */                                                                             \
  X(FILE_NO_HELPER, "there is no helper `{name}` in variants/lib; nothing else can be required")   \
  X(FILE_REQUIRE_HEAD, "`require` is for the head of a file, not for a function that is asked")    \
  X(FILE_NO_GAME, "{file}:1: must return game { … } or house_rule { … }")                          \
  X(FILE_DATA_END, "the file should end with `return {word} { … }`")                               \
  X(HEAD_FAMILY, "family = \"{word}\": must be \"trick\" or \"climb\"")                            \
  X(HEAD_MUST_BE, "{key}: must be {wanted}")                                                       \
  X(HEAD_NAMES, "a list of names: { \"one\", \"another\" }")                                       \
  X(HEAD_RANGES, "a table of ranges: { players = \"6+\", packs = 2 }")                             \
  X(HEAD_TEXTS, "a table { name = \"…\", summary = \"…\", words = { … }, doc = { … } }")           \
  X(HEAD_DOCS, "a table of texts by field: { [\"throw.penalty\"] = \"…\" }")                       \
  X(DOC_NO_FIELD, "doc: there is no field {field}")                                                \
  X(DOC_UNSET, "doc: this file does not set {field}")                                              \
  X(HEAD_A_TEXT, "a text")                                                                         \
  X(HEAD_NUMBER, "a number of players")                                                            \
  X(HEAD_NO_NAME, "name: is missing")                                                              \
  X(HEAD_NEEDS, "needs.{key}: must be a range: 2, \"2+\" or \"2-4\"")                              \
  X(HEAD_OUTSIDE, "the folder of the file that names it and the folders of the variants")          \
  X(HEAD_PLAYERS, "players: must be the number of players when none is named")                     \
  X(FILE_NAMED, "{group}: a name is wanted before each value (name = value)")                      \
  X(FILE_GROUP, "{group}: must be a table { field = value, … }")                                   \
  X(FILE_REQUIRES, "requires: must be a list of house rules")                                      \
  X(FILE_KEY_TYPE,                                                                                 \
    "{field}: holds a table with {type} as a key: numbers, texts, true and false can be keys")     \
  X(FILE_UNREAD, "not read: files before it ran for too long")                                     \
  X(SET_TWICE,                                                                                     \
    "{field} is set to {value} here, and to {old} in {other}: leave one of the two house "         \
    "rules out")                                                                                   \
  X(SET_TWICE_FUNCTION,                                                                            \
    "{field} is set to {value} here, and to {old} in {other}: leave one of the two house "         \
    "rules out, or give a function as wrap(function(…, inherited) … end)")                         \
  X(SET_MANY, "{field}: more than {n} files set it")                                               \
  X(SET_NAMES, "{field}: names are words of at most {n} letters")                                  \
  X(SET_ENTRY, "{field}.{name}: must be a table, or false to take it out")                         \
  X(SET_UNLESS_GAME, "{field}: unless_set is for house rules; a game gives the value itself")      \
  X(SET_UNLESS_ADDS, "{field}: what all rules set is put together here; unless_set has no place")  \
  X(SET_UNLESS_WRAP, "{field}: a wrap goes around what others set; it cannot be unless_set")       \
  X(SET_WRAP_ADDS, "{field}: the functions of all rules are asked here; no wrap is needed")        \
  X(SET_CLIMB_VALUE, "{field}: must be a value in climbing games")                                 \
  X(SET_VALUE, "{field}: must be a value, not a function")                                         \
  X(SET_FUNCTION, "{field}: must be a function {arguments}")                                       \
  X(SET_TABLE, "{field}: must be a table")
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  RULE_SENTENCES(X)
#undef X
};

#endif
