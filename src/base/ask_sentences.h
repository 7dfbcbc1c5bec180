/* ask_sentences.h - what is said of a question (ask/ask.h): what is wrong with it, and the answers
** in words. Name and English template, as in core_sentences.h. */
#ifndef ask_sentences_h
#define ask_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define ASK_SENTENCES(X)                                                                           \
  /* what is wrong with a question */                                                              \
  X(ASK_MISSING, "\"{key}\" is missing")                                                           \
  X(ASK_MISSING_IN, "\"{key}\" is missing in \"{name}\"")                                          \
  X(ASK_NO_CLIMB, "a climbing game has no question \"{name}\"")                                    \
  X(ASK_NOTHING_TO_DO, "nobody has anything to do in the phase \"{phase}\"")                       \
  X(ASK_MANY_UNITS, "\"{key}\" is of more than {n} units")                                         \
  X(ASK_NO_CARD, "\"{key}\" has no card")                                                          \
  X(ASK_DIVIDED, "\"{key}\": the lead may not be divided so")                                      \
  X(ASK_FORMS_FAILED, "a function of lead.forms failed on \"{key}\"")                              \
  X(ASK_SUITS, "\"{key}\" is of several suits: a lead is of one suit")                             \
  X(ASK_RULE_FAILED, "{field} failed")                                                             \
  X(ASK_PLAYS_UNEVEN, "\"plays\" must all have as many cards as the first")                        \
  X(ASK_PLAYS_LARGE, "\"plays\" are more cards than there can be")                                 \
  X(ASK_PLAYS_FEW, "\"plays\" are two plays or more")                                              \
  X(ASK_LEAD_FORM, "\"lead\" is of no form that can be led")                                       \
  X(ASK_PLAYS_FORM, "the first of \"plays\" is of no form that can be led")                        \
  X(ASK_BID, "bid {n} of \"bids\" could not be made: {why}")                                       \
  X(ASK_LEVELS, "\"levels\" are of {n} seats: the game is for {m} players")                        \
  X(ASK_NO_LEVELS, "\"levels\" names no seat")                                                     \
  X(ASK_SEAT_RANGE, "\"{key}\": a seat is from 0 (A) to {n} ({seat!})")                            \
  X(ASK_FROM_TO, "\"{key}\" is from {n} to {m}")                                                   \
  X(ASK_CALLS, "\"calls\" are {n}: there can be no further one")                                   \
  X(ASK_HANDS, "\"hands\" is missing: friends are found by what they hold")                        \
  X(ASK_TURNED, "{n} cards would be turned")                                                       \
  X(ASK_LAST_WON, "\"last\": by its plays the trick is won by play {n} of them, not by {m}")       \
  X(ASK_LAST_PLAYS, "\"last\": the plays are missing: the kitty counts by the one that won")       \
  X(ASK_NOT_EXPOSED, "\"exposed\": the kitty is not laid open in this game")                       \
  X(ASK_LAST_EMPTY, "\"last\" has one play or more")                                               \
  X(ASK_NO_LEVEL, "\"{text}\" is no level of this game")                                           \
  X(ASK_LEVEL, "\"level\": \"{text}\" is no level of this game")                                   \
  X(ASK_LAST_MISSING,                                                                              \
    "\"last\" is missing: who won the last trick decides what the kitty is worth")                 \
  X(ASK_LAST_ALL, "\"last\": everybody has played to it")                                          \
  X(ASK_LAST_WINNER, "\"last\": who won the last trick is missing")                                \
  X(ASK_LAST_SIDE, "\"last\": by its plays the other side won it")                                 \
  X(ASK_POINTS, "\"points\" is missing, or \"won\"")                                               \
  X(ASK_POINTS_TWICE, "\"points\" are what \"won\" makes: one of them is given")                   \
  X(ASK_NO_OPPONENT, "\"team\": somebody must be an opponent")                                     \
  X(ASK_STOPPED, "\"stopped\": the failed throw of \"offender\" ended it")                         \
  X(ASK_MEMORY, "there is no memory for that")                                                     \
  X(ASK_TEAM_EMPTY, "\"team\" names nobody")                                                       \
  X(ASK_PLAYERS, "\"{key}\": there are {n} players")                                               \
  X(ASK_TEAM_DECLARER, "\"team\": the declarer is not in it")                                      \
  X(ASK_TEAM_FIXED, "\"team\": teams are fixed: every second seat, from the declarer on")          \
  X(ASK_LARGE_HAND, "a hand has at most {n} cards, not {m}")                                       \
  X(ASK_LARGE_BID, "\"declared\": at most {n} cards are shown, not {m}")                           \
  X(ASK_TWO_HOLD, "\"hands\": two players at least of the first table hold cards")                 \
  X(ASK_FIRST_TABLE, "who leads and who deals sit at the first table")                             \
  X(ASK_EXCHANGE, "\"exchange\": two players of the first table, first out and last out")          \
  X(ASK_FEW_CARDS, "{seat!} holds too few cards for the exchange")                                 \
  X(ASK_SEAT_EMPTY, "{seat!} holds no card and is asked")                                          \
  X(ASK_BYTES, "\"{key}\" has at most {n} bytes")                                                  \
  X(ASK_NO_DECK, "players: the game has no deck for {n}; it has for {all}")                        \
  X(ASK_DECK_LACKS, "\"{key}\": the deck has no {card}")                                           \
  X(ASK_DECK_FEWER, "\"{key}\": the deck has {n} of {card}, no more")                              \
  X(ASK_WHOLE, "\"{key}\" must be a whole number")                                                 \
  X(ASK_TEXT, "\"{key}\" must be a text")                                                          \
  X(ASK_BOOL, "\"{key}\" must be true or false")                                                   \
  X(ASK_WHY, "\"{key}\": {why}")                                                                   \
  X(ASK_SIDE, "\"{key}\" is \"declarers\" or \"opponents\"")                                       \
  X(ASK_LIST, "\"{key}\" must be a list")                                                          \
  X(ASK_ENTRIES, "\"{key}\" has {n} entries: {m} are possible")                                    \
  X(ASK_CARDS, "\"{key}\" must be cards: a text, or a list of texts")                              \
  X(ASK_CARD_LIST, "\"{key}\" is a list of cards, each a text")                                    \
  X(ASK_ONE_CARD, "\"{key}\" must be one card")                                                    \
  X(ASK_SEAT_CARDS, "\"{key}\" is a list of {\"seat\", \"cards\"}")                                \
  X(ASK_LAST_TRICK, "\"{key}\" is {\"plays\", \"winner\", \"side\"}")                              \
  X(ASK_ORDINAL, "\"{key}\" is a number or \"other\"")                                             \
  X(ASK_LINE, "the line must be an object")                                                        \
  X(ASK_NO_QUESTION, "there is no question \"{word}\"")                                            \
  X(ASK_NO_KEY, "\"{key}\" is no key of this question: it takes {keys}") X(ASK_A_KEY, "{key}")     \
  X(ASK_NEAR_KEY, "\"{key}\" is no key of this question: did you mean \"{near}\"?")                \
  X(ASK_NO_WORD, "\"{question}\" is no key of a question: see `ask --help`")                       \
  X(ASK_NEAR_WORD, "\"{word}\" is no key of a question: did you mean \"{near}\"?")                 \
  X(ASK_NO_SEAT, "\"{key}\": \"{word}\" is no seat: seats are letters from A")                     \
  X(ASK_NOTHING_BEHIND, "nothing stands behind \"{key}\"")                                         \
  X(ASK_TWICE, "\"{key}\" stands there twice")                                                     \
  X(ASK_NOTHING, "nothing is asked: see `ask --help`")                                             \
  X(ASK_WHICH, "no question has all of these keys: see `ask --help`")                              \
  X(ASK_OTHER_SEAT, "another seat is asked about in front: `B: ask ...`")                          \
  /* answers in words */                                                                           \
  X(SAID_RULE, " [{field!}]") X(SAID_RULE_AT, " [{field!}, {where}]")                              \
  X(SAID_LEGAL, "legal")                                                                           \
  X(SAID_NOT_LEGAL, "not legal ({code}): {why}")                                                   \
  X(SAID_NO_UNITS, "no units: the cards are of several suits")                                     \
  X(SAID_OF_SUIT, "{units} of {suit}")                                                             \
  X(SAID_OF_FORM, "{units} ({form})")                                                              \
  X(SAID_NO_SUIT, "none")                                                                          \
  X(SAID_NO_FORM, "no form")                                                                       \
  X(SAID_COLON, ": ")                                                                              \
  X(SAID_THROW_STANDS, ", a throw that stands")                                                    \
  X(SAID_THROW_OPEN, ", a throw: whether it stands depends on the other hands")                    \
  X(SAID_THROW_STOPPED,                                                                            \
    ", a throw that {seat!} stops: {forced} stays, {n} cards go back, {m} points")                 \
  X(SAID_THROW_ENDS, ", a throw that {seat!} stops: the play ends, {n} cards go back, {m} points") \
  X(SAID_PLAYS, "{exact||at least }{n} play{n||s}")                                                \
  X(SAID_BIDS, "{exact||at least }{n} declaration{n||s}")                                          \
  X(SAID_TRUMPS, "trumps {would|would be|are} {trump}, the declarer {seat!}")                      \
  X(SAID_NO_TRUMPS, "there are no trumps yet")                                                     \
  X(SAID_NOBODY, "nobody")                                                                         \
  X(SAID_SCORE, "{declarers|declarers|opponents} +{n}")                                            \
  X(SAID_TAKES_OVER, "{declarers|declarers|opponents} +0")                                         \
  X(SAID_SETTLED,                                                                                  \
    "{n} points for the opponents: {score}; levels{levels}; {seat!} draws first in the next "      \
    "deal")                                                                                        \
  X(SAID_HAS_WON, " (has won)")                                                                    \
  X(SAID_DECK,                                                                                     \
    "{n} cards of {packs} packs ({small} LJ, {big} HJ): hands of {hand}, a kitty of {kitty}, "     \
    "{out} left out")                                                                              \
  X(SAID_DECK_POINTS, "; {n} points")                                                              \
  X(SAID_WINNER, "play {n} wins: {cards}, {points} points")                                        \
  X(SAID_KITTY, "the kitty adds {n} points for the opponents: its own, times {m}")                 \
  X(SAID_KITTY_NOTHING, "the kitty adds nothing for the opponents")                                \
  X(SAID_GAME_WON, "the game is won")                                                              \
  X(SAID_DECIDED, "it is {decided|decided|open}")
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  ASK_SENTENCES(X)
#undef X
};

#endif
