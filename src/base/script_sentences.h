/* script_sentences.h - what is said of functions and scripts: what they did, what they answered,
** and what comes of that. Name and English template, as in core_sentences.h. */
#ifndef script_sentences_h
#define script_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define SCRIPT_SENTENCES(X)                                                                        \
  /* scripts, and what they may not do */                                                          \
  X(SCRIPT_ERROR_TYPE, "the script raised an error that is {type}")                                \
  X(SCRIPT_ERROR, "an error")                                                                      \
  X(SCRIPT_DEEP, "calls within calls go too deep")                                                 \
  X(SCRIPT_NO_NAME, "unknown name `{name}`")                                                       \
  X(SCRIPT_GLOBAL, "`{name}` is assigned but not declared: write `local {name}`")                  \
  X(SCRIPT_LONG_FILE, "the file is longer than {n} KB")                                            \
  X(SCRIPT_PRINTS, "the script prints too much")                                                   \
  X(SCRIPT_KEY_ORDER, "a table with {type} as a key cannot be walked in order")                    \
  X(SCRIPT_SORT, "the list is too long to be sorted")                                              \
  X(SCRIPT_PATTERN_LONG, "the pattern is longer than {n} characters")                              \
  X(SCRIPT_PATTERN_SLOW, "the pattern could take too long on a text of {n} characters")            \
  X(SCRIPT_TIME,                                                                                   \
    "the script was cut off after {n} seconds of this machine's time; that is no ruling")          \
  X(SCRIPT_STEPS, "the script ran for more than {n} instructions")                                 \
  X(SCRIPT_BUDGET,                                                                                 \
    "the scripts ran for more than {n} instructions in one command: its budget is used up")        \
  X(SCRIPT_STARVED, "this machine has no memory left for the script")                              \
  X(SCRIPT_LONG_TEXT, "the script makes a text longer than {n} KB")                                \
  X(SCRIPT_MEMORY, "the script needs more than its {n} KB of memory")                              \
  X(DATA_LARGE, "the texts have more than 16 MB together")                                         \
  X(DATA_KEYS, "keys are names or whole numbers")                                                  \
  X(DATA_MANY, "the table has more than 200000 values")                                            \
  X(DATA_DEEP, "tables stand in each other more than 16 deep")                                     \
  /* what scripts see of the game */                                                               \
  X(SEE_DEAL_ONLY, "that is known in a deal only")                                                 \
  X(SEE_NO_DEAL, "there is no deal here")                                                          \
  X(SEE_NO_TRUMP, "there is no trump yet")                                                         \
  X(SEE_HANDS, "{field} may not look into hands")                                                  \
  X(SEE_OTHER_HANDS, "{field} may not look into another player's hand")                            \
  X(SEE_KITTY, "{field} may not look into the kitty")                                              \
  X(SEE_CHANCE, "{field} decides, and chance has no part in it")                                   \
  X(SEE_NO_POINTS, "there are no points outside of a deal")                                        \
  X(SEE_TRICK_OLD, "a trick is of no use after the call it was given to")                          \
  X(SEE_HANDLE_OLD, "{an|an|a} {type} is of no use after the call it was given to")                \
  X(SEE_INHERITED_OLD, "inherited is of no use after the call it was given to")                    \
  X(SEE_NO_FIELD, "{an|an|a} {type} has no `{key}`")                                               \
  X(SEE_NEAR_FIELD, "{an|an|a} {type} has no `{key}`: did you mean `{near}`?")                     \
  X(SEE_MEMBERS, "  one of these: `lua {code}.{field}`")                                           \
  X(SEE_HIDDEN, "hand.{seat!} is not known to you")                                                \
  X(CARDS_ONE, "one card is wanted")                                                               \
  X(CARDS_MANY, "more than {n} copies of a card")                                                  \
  X(CARDS_NO_FIELD, "Cards have no `{key}`")                                                       \
  X(CARDS_NO_COPIES, "the deck has not so many copies of a card")                                  \
  X(UNIT_IN_FORM, "a form's function says what is a unit, and cannot ask for units")               \
  X(UNIT_NO_LIST, "\"{text}\" is no list of units such as \"2x2+1\"")                              \
  X(UNIT_SPECIAL, "a {form} cannot be looked for: name its cards")                                 \
  X(MEMORY_OF, "{what} {why}")                                                                     \
  X(MEMORY_LONG, "holds more than fits: 1023 bytes in deal.memory and player.memory")              \
  X(MEMORY_INFINITE, "holds a number without end")                                                 \
  X(MEMORY_DEEP, "holds tables within tables that go too deep: 8 are the most")                    \
  X(MEMORY_KEYS, "holds a table whose keys are neither texts nor numbers")                         \
  X(MEMORY_TYPES, "may hold texts, numbers, true, false, and tables of these alone")               \
  X(MEMORY_UNREAD, "{name} cannot be read")                                                        \
  X(MEMORY_DECIDES,                                                                                \
    "{field} decides and may not write to {name}: deal.begins, deal.ends, nobody and does may")    \
  /* what functions answered */                                                                    \
  X(ANSWER_MUST, "must return {wanted}, not {given}")                                              \
  X(ANSWER_FIELD_MUST, "{field} must return {wanted}, not {given}")                                \
  X(ANSWER_RANGE, "returned {value}; from {n} to {m} is possible")                                 \
  X(ANSWER_NO_WORD, "must return {wanted}, not {given}; words: {words}")                           \
  X(ANSWER_NEAR_WORD,                                                                              \
    "must return {wanted}, not {given}: did you mean \"{near}\"? Words: {words}")                  \
  X(ANSWER_VALUE, "the answer{why}")                                                               \
  X(ANSWER_FAILED, "{field} failed at {why}")                                                      \
  X(ANSWER_REFUSED, "refused by {house|house rule|the game} {name} ({place})")                     \
  X(ANSWER_KEEPS, "{field} keeps `{name}` between questions: use player.memory")                   \
  X(ANSWER_KEEPS_AT, "{field} keeps `{name}` between questions: use player.memory ({place})")      \
  X(AN_ITERATOR, "an iterator")                                                                    \
  X(ANSWER_COPY, "calls copy {n} of {card}: the deck has {m}")                                     \
  X(ANSWER_MANY_CALLS, "calls more than {n} friends, and nobody is left as an opponent")           \
  X(ANSWER_CALL, "calls \"{text}\": {why}")                                                        \
  X(ANSWER_THROW, "must return cards of the throw: what stays on the table")                       \
  X(ANSWER_PENALTY, "returned {value} points; whole ones from -1000 to 1000 are possible")         \
  X(CHOICE_WORD, "an action is a word of small letters, or a table that begins with one")          \
  X(CHOICE_TAKEN, "\"{word}\" is what the game itself calls an action: another word is wanted")    \
  X(CHOICE_COUNT, "count must be a number of cards, or a range: 2, \"1-3\"")                       \
  X(CHOICE_HOW_MANY, "an action of cards says how many: count = 2")                                \
  X(CHOICE_ONLY, "only must be a function (cards)")                                                \
  X(CHOICE_NUMBER_WRONG, "the number behind an action's word must be whole, and not beyond 32767") \
  X(CHOICE_KEYS, "an action has count, from and only, and no `{key}`")                             \
  X(CHOICE_ALONE, "pass, yield, keep, accept, refuse and waive stand alone, give with cards")      \
  X(CHOICE_MANY, "more than 64 actions to choose from")                                            \
  X(CHOICE_WAVERS, "does not offer the same actions when it is asked again")                       \
  X(CHOICE_ONLY_ANSWER, "only must return true, or false and a sentence, not {given}")             \
  X(CHOICE_REFUSED, "these cards are refused by {phase} ({place})")                                \
  /* effects */                                                                                    \
  X(EFFECT_WRONG, "{field}: the effect {effect} {why}")                                            \
  X(EFFECT_TOGETHER, "{field}: the effect {why}")                                                  \
  X(EFFECT_SEATS, "must be \"all\", \"declarers\", \"opponents\", a player, or a list of players") \
  X(EFFECT_AMOUNTS, "names players or sides, and for each a number from {n} to {m}")               \
  X(EFFECT_AMOUNT_TABLE, "must be a table { [player or side] = number }")                          \
  X(EFFECT_SIDES, "names players or one of the sides")                                             \
  X(EFFECT_POINTS, "must be a number from -1000 to 1000")                                          \
  X(EFFECT_THROW_SIDE, "must be \"leader's side\" or \"other side\"")                              \
  X(EFFECT_PLAY_ENDS, "needs a throw that ends the play (throw.forced)")                           \
  X(EFFECT_PLAYER, "must be a player")                                                             \
  X(EFFECT_REVEAL, "must be a number of kitty cards")                                              \
  X(EFFECT_SUIT, "must be a suit (\"H\"), or \"none\"")                                            \
  X(EFFECT_FROM_TO_KITTY, "has from and to, each a player or \"kitty\"")                           \
  X(EFFECT_FROM_TO, "has from and to, two players")                                                \
  X(EFFECT_CARDS, "has cards")                                                                     \
  X(EFFECT_MOVES, "is of at most 8 moves")                                                         \
  X(EFFECT_GIFTS, "is of at most 8 gifts")                                                         \
  X(EFFECT_ONLY, "has only: a function (card) → bool")                                             \
  X(EFFECT_COUNT, "has a count: how many cards are given")                                         \
  X(EFFECT_TABLE, "must be a table { from = …, to = …, … }")                                       \
  X(EFFECT_LIST, "is a list of tables { from = …, to = …, … }")                                    \
  X(EFFECT_NONE_HERE, "is none here: {all} are")                                                   \
  X(EFFECT_WANTED, "is wanted, or redeal = true, or ask = a player")                               \
  X(EFFECT_REDEAL, "leaves no trump to make")                                                      \
  X(EFFECT_ASK, "leaves trumps to the player who is asked")                                        \
  X(EFFECT_NAME, "needs a name")                                                                   \
  X(EFFECT_ASKED, "ask names a player who was asked already")                                      \
  X(EFFECT_REVEAL_MANY, "reveal turns more cards than the kitty has")                              \
  X(EFFECT_REVEAL_LATE, "reveal comes after the kitty was picked up")                              \
  X(EFFECT_MOVE_CARDS, "move takes cards that are not there")                                      \
  X(EFFECT_GIFTS_OWED, "gift comes while 8 others are owed")                                       \
  X(EFFECT_GIFT_CARDS, "gift wants more cards than the giver has of them")                         \
  X(EFFECT_UNEVEN, "move or gift does not come out even: who gives cards gets as many")            \
  /* bots in Lua */                                                                                \
  X(SEE_NO_RULE, "there is no rule `{name}`")                                                      \
  X(BOT_NO_TABLE, "the file must return bot { … }")                                                \
  X(BOT_KEY, "a bot has no `{key}`: it has summary, otherwise, choose")                            \
  X(BOT_NO_CHOOSE, "choose must be a function (view), not {type}")                                 \
  X(BOT_NO_TEXT, "{key} must be a text, not {type}")                                               \
  X(BOT_ANSWER_TYPE, "cards, a text such as \"pass\", or nil are wanted, not {type}")              \
  X(BOT_OTHERWISE, "{path}: otherwise names no bot of the program that plays fair: \"{name}\"")    \
  X(BOT_ILLEGAL, "it answered {words}: {why}")                                                     \
  X(BOT_DEAL, ", deal {n} of seed {seed}")                                                         \
  X(BOT_NO_ACTION, "choose answered {words}: {why}")                                               \
  X(EFFECT_HAND_FULL, "move or gift leads to a hand of more than 255 cards")
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  SCRIPT_SENTENCES(X)
#undef X
};

#endif
