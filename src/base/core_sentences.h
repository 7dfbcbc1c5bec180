/* core_sentences.h - what is said below the REPL, beside the refusals in refusal.h: name and
** English template. sentence.h has how they are said. */
#ifndef core_sentences_h
#define core_sentences_h

#include "base/sentence.h"

/* clang-format off */
#define CORE_SENTENCES(X)                                                                          \
  /* numbers in words */                                                                           \
  X(N0, "no") X(N1, "one") X(N2, "two") X(N3, "three") X(N4, "four") X(N5, "five") X(N6, "six")    \
  X(N7, "seven") X(N8, "eight") X(N9, "nine") X(N10, "ten") X(N11, "eleven") X(N12, "twelve")      \
  /* suits; lists */                                                                               \
  X(CLUBS, "clubs") X(DIAMONDS, "diamonds") X(HEARTS, "hearts") X(SPADES, "spades")                \
  X(TRUMPS, "trumps")                                                                              \
  X(BIG_JOKER, "HJ") X(SMALL_JOKER, "LJ")                                                          \
  X(SEVERAL_SUITS, "several suits")                                                                \
  X(NO_CARD, "no card")                                                                            \
  X(LIST_COMMA, ", ")                                                                              \
  X(N_OR_MORE, "{n} or more")                                                                      \
  X(LIST_SEMICOLON, "; ")                                                                          \
  X(LIST_COLON, ": ")                                                                              \
  X(LIST_AND, " and ")                                                                             \
  /* a name or a sentence that its author wrote in both languages */                               \
  X(IN_LANGUAGE, "{english}{chinese||}")                                                           \
  /* units: one, and several of a kind */                                                          \
  X(SINGLE, "a single")                                                                            \
  X(PAIR, "a pair")                                                                                \
  X(TRIPLE, "a triple")                                                                            \
  X(OF_A_KIND, "{n*} of a kind")                                                                   \
  X(SINGLES, "singles")                                                                            \
  X(PAIRS, "pairs") X(PAIRS_IN_ROW, "pairs")                                                       \
  X(TRIPLES, "triples")                                                                            \
  X(SETS, "sets of {n*}")                                                                          \
  X(SEVERAL_SETS, "{n*} {sets}")                                                                   \
  X(A_TRACTOR, "a tractor")                                                                        \
  X(TRACTOR, "a tractor of {length*} {sets}")                                                      \
  X(TRACTORS, "{n*} tractors of {length*} {sets}")                                                 \
  X(THROW_OF, "a throw of {units}")                                                                \
  X(RUN, "a run of {length*} cards")                                                               \
  X(RUNS, "{n*} runs of {length*} cards")                                                          \
  X(FORM, "a {form}")                                                                              \
  X(FORMS, "{n*} {form}s")                                                                         \
  X(FORM_OF, "a {form} of {n}")                                                                    \
  /* what is added to a refusal */                                                                 \
  X(CALL_NTH, "{n|1st|2nd|3rd|4th|5th|6th|7th|8th} {card}")                                        \
  X(CALL_OTHER, "other {card}")                                                                    \
  X(CHOICE_PASS, "pass") X(CHOICE_GIVE, "give")                                                    \
  X(LACKS_ALL, "you do not hold {cards}")                                                          \
  X(LACKS_SOME, "you hold only {n*} {card}")                                                       \
  X(LEGAL_WOULD_BE, "{refusal}; legal would be {cards}{others|, for instance|}")                   \
  /* following */                                                                                  \
  X(PLAY_N, "play {n*} {n|card|cards}, not {m*}")                                                  \
  X(PLAY_N_NOT_NONE, "play {n*} {n|card|cards}, not none")                                         \
  X(HOLD_N, "{n*}")                                                                                \
  X(HOLD_ONLY_N, "only {n*}")                                                                      \
  X(PLAY_SOME, "play {n*} of them")                                                                \
  X(PLAY_IT, "play it")                                                                            \
  X(PLAY_BOTH, "play both")                                                                        \
  X(PLAY_ALL, "play all {n*}")                                                                     \
  X(HOLD_SET, "one{sets||}")                                                                       \
  X(HOLD_SETS, "{n*}{sets||}")                                                                     \
  X(SETS_SOME, "{n*} of them")                                                                     \
  X(SETS_IT, "it{set||}")                                                                          \
  X(SETS_BOTH, "both")                                                                             \
  X(SETS_ALL, "all {n*}")                                                                          \
  X(SETS_NOT, "{sets}, not {n*}")                                                                  \
  X(SAME_SHAPE, "the same shape")                                                                  \
  X(ONE_LIKE_IT, "one like it")                                                                    \
  X(ONES_LIKE_THESE, "ones like these")                                                            \
  X(CARDS_OWED, "you must play {n*} of these")                                                     \
  /* leading */                                                                                    \
  X(TOO_MANY_PARTS, "it is in more than {n} parts")                                                \
  X(GROUPED_LONGEST, "a lead is divided longest first here, into {units}")                         \
  X(GROUPED_AS, "they can be divided into {units}")                                                \
  X(GROUPED_OR, "{units} or {last}")                                                               \
  X(GROUPED_OTHERS, "{units} and in other ways")                                                   \
  X(THROW_NEVER, "throws are not allowed here")                                                    \
  X(THROW_NO_TRUMPS, "trumps may not be thrown")                                                   \
  X(THROW_EQUAL, "a throw must have every card equally often")                                     \
  X(THROW_NOT_ALLOWED, "this throw is not allowed")                                                \
  /* climbing */                                                                                   \
  X(ABOVE_ITS_END, "they go on above {card}, where a {form} ends")                                 \
  X(OF_NO_FORM, "they are of no form")                                                             \
  X(PLAY_A_CARD, "a play is one card or more")                                                     \
  X(ONLY_COMPLETES, "they can only complete what lies on the table")                               \
  X(MUST_BE_HIGHER, "it must be higher")                                                           \
  X(THEY_ARE, "they are {form}")                                                                   \
  X(STALE_VERSION, "that was meant for version {n} of the table, and it is at {m}")                \
  X(NOT_OUT_OF_TURN, "such cards are not played out of turn")                                      \
  X(HAND_IS_OVER, "the hand at this table is over")                                                \
  X(GONE_OUT, "you have gone out")                                                                 \
  X(HAND_IS_PLAYED, "the hand is being played")                                                    \
  X(EXCHANGE_RANKS, "only ranks that the exchange names may be asked for")                         \
  X(EXCHANGE_ASKED, "that rank was asked for and is not held")                                     \
  X(EXCHANGE_OVER, "the exchange at this table is over")                                           \
  X(EXCHANGE_OTHER, "that is no part of the exchange now")                                         \
  /* declaring */                                                                                  \
  X(BID_KINDS, "what may be shown is {kinds}")                                                     \
  X(BID_NO_KINDS, "what may be shown is nothing")                                                  \
  X(BID_RANKS, "identical cards of the trump rank")                                                \
  X(BID_JOKERS, "identical jokers")                                                                \
  X(BID_ANY, "identical cards of any rank")                                                        \
  X(BID_WITH, " with ")                                                                            \
  X(BID_COUNTS_AS, "what counts as {kind}")                                                        \
  X(RANGE_FROM, "{what} ({n} or more)")                                                            \
  X(RANGE_EXACT, "{what} ({n})")                                                                   \
  X(RANGE_TO, "{what} ({n} to {m})")                                                               \
  X(NO_SUIT, "no suit")                                                                            \
  X(NO_RANK_NOW, "none at this level")                                                             \
  X(NEEDS_MORE, "{n*} {n|card|cards} are needed")                                                  \
  X(NEEDS_MORE_OR_HIGHER, "{n*} {n|card|cards} are needed, or as many higher ones")                \
  X(NEEDS_HIGHER, "as many higher ones are needed")                                                \
  X(NEEDS_NOTHING, "nothing in this deck does")                                                    \
  X(NEEDS_DEFENCE, "{n*} {n|card|cards} defend")                                                   \
  X(BID_LATE, "you let the chance to answer pass: {n*} {n|card|cards} are needed now")             \
  X(BID_LOW, "{n*} {n|card does|cards do} not beat the standing declaration of seat {seat!}: "     \
    "{needed}")                                                                                    \
  X(OWN_STANDS, "your own declaration stands already")                                             \
  X(OWN_NO_ADDING, "you may not add to your own declaration while it stands")                      \
  X(OWN_NO_CHANGE, "you may not change your own trump suit")                                       \
  X(OWN_BEAT, "a change must beat your own declaration of {n}")                                    \
  X(DEFENCE_NONE, "a declaration is not defended in this game")                                    \
  X(DEFENCE_AT_ONCE, "only who has just been overcalled may defend, and at once")                  \
  X(DEFENCE_IDENTICAL, "a defence adds cards identical to those you showed")                       \
  X(DEFENCE_AS_MANY, "a defence shows as many cards as the overcall: {n}")                         \
  X(YIELD_WHO, "only who has just been overcalled has something to yield")                         \
  X(PASS_WHEN, "one passes after the last card is drawn")                                          \
  X(ALL_DRAWN, "all cards are drawn: declare or pass")                                             \
  X(STILL_DRAWN, "the cards are still being drawn")                                                \
  X(BEING_DEALT, "the cards are being dealt")                                                      \
  /* the deal, the kitty */                                                                        \
  X(DEAL_NOT_OVER, "this deal is not over")                                                        \
  X(DEAL_REDEALT, "the cards were thrown in: deal again")                                          \
  X(DEAL_AGAIN, "the deal is over: deal again")                                                    \
  X(NO_SUCH_ACTION, "there is no such action")                                                     \
  X(NO_ACTION_HERE, "\"{word}\" is no action here")                                                \
  X(REVEAL_WHO, "the kitty is laid open by who buried it, before the first lead")                  \
  X(NOT_BURIED, "the kitty is not buried yet")                                                     \
  X(KITTY_PICKED_UP, "the kitty is picked up: bury as many cards")                                 \
  X(KITTY_FIRST, "the kitty must be picked up first")                                              \
  X(THEFT_OR_PASS, "the kitty is buried: overbid it, or pass")                                     \
  X(MISDEAL_NEVER, "no hand may be thrown in in this game")                                        \
  X(MISDEAL_WHEN, "a hand is thrown in after the last card is drawn and before the kitty is "      \
    "picked up")                                                                                   \
  X(MISDEAL_BEFORE_LEAD, "a hand is thrown in after the last card is drawn and before the first "  \
    "lead")                                                                                        \
  X(MISDEAL_KITTY, "who has picked the kitty up claims no misdeal")                                \
  X(NOTHING_DECLARED, "at the declarer's level the jokers alone are trumps")                       \
  X(RANK_NOT_IN_DECK, "there is no {rank} in the deck, and nobody could declare")                  \
  X(NO_BID_IN_DECK, "the deck has not the cards of any declaration")                               \
  X(DEMOTED_OFF, "advance.demote names {rank}, which is not on the track (levels.track)")          \
  X(MISDEAL_NO_GROUND, "this hand has no ground for a misdeal")                                    \
  X(GIFT_FIRST, "{n} {n|card|cards} must be given to {seat} first")                                \
  X(TRICKS_ARE_PLAYED, "the tricks are being played")                                              \
  X(TRUMPS_ARE_MADE, "the tricks are being played: trumps can no longer be declared")              \
  X(KITTY_IS_BURIED, "the tricks are being played: the kitty is buried already")                   \
  X(FRIENDS_ARE_CALLED, "the tricks are being played: friends can no longer be called")            \
  X(NO_PASS_IN_TRICKS, "the tricks are being played: nobody may pass, each plays cards")           \
  X(NOTHING_LEFT, "{field} failed at {place}: it leaves no legal play")                            \
  /* phases of a variant */                                                                        \
  X(PHASE_FAILED, "phases.{phase} failed at {place}: {text}")                                      \
  X(PHASE_ENDLESS, "it is not over after a thousand actions")                                      \
  X(PHASE_MEMORY, "too much is remembered to keep one more answer")                                \
  X(PHASE_NO_CHOICE, "{seat} is asked, and there is nothing to choose")                            \
  X(PHASE_UNEVEN, "it leaves {n} cards in one hand and {m} in another")                            \
  X(PHASE_KITTY, "it leaves {n} cards in the kitty, not {m}")                                      \
  X(PHASE_ANSWERED, "you have answered, and others have not yet")                                  \
  X(CHOICE_NUMBER, "{word} {n}")                                                                   \
  X(CHOICE_SOME, "{word} ({n} {n|card|cards})")                                                    \
  X(CHOICE_FROM_TO, "{word} ({n} to {m} cards)")                                                   \
  /* friends */                                                                                    \
  X(NOT_CALLED_YET, "the declarer has not called yet")                                             \
  X(CALL_NO_TRUMPS, "trumps are not called")                                                       \
  X(CALL_NO_SUIT, "cards of no suit are not called")                                               \
  X(CALL_NO_TOPS, "trump-rank cards and jokers are not called")                                    \
  X(CALL_RULE, "refused by the rule friends.callable")                                             \
  X(RULE_WAVERS, "a rule that forbids it allows it whenever it is asked again")                    \
  X(OTHER_NEVER, "\"the other\" copy is not asked for in this game: name the first, the second …") \
  X(OTHER_OF_TWO, "\"the other\" copy needs a card of which the deck has two")                     \
  X(OTHER_HOLDS_ONE, "\"the other\" copy is asked for by who holds one")                           \
  X(ORDINAL_RANGE, "the deck has {n} of them: name a number from 1 to {n}")                        \
  X(NO_SUCH_CARD, "the deck has no such card")                                                     \
  X(CALLS_MADE, "{n} friends are called in this game, and those calls are made")                   \
  X(NO_CALLS, "no friends are called in this game")                                                \
  /* what cannot be made */                                                                        \
  X(ORDER_WIDE, "the ladder of trumps has too many tiers of several equal cards: 10 have room")    \
  X(ORDER_RANK_CARDS, "{n} cards of a rank: {m} are the most where suits are ignored")             \
  X(OUT_OF_MEMORY, "out of memory")                                                                \
  /* why a bot does what it does */                                                                \
  X(BOT_CALLED, "{bot}")                                                                           \
  X(NO_BOT, "there is no bot \"{name}\": there are {all}")                                         \
  X(HINT_RANDOM, "drawn from all legal actions")                                                   \
  X(HINT_PHASE, "it knows nothing of this phase, and draws from what may be chosen")               \
  X(HINT_DEFEND, "it is long in the suit it declared and has the cards to defend it")              \
  X(HINT_YIELD, "it lets the overcall stand")                                                      \
  X(HINT_NO_BID, "it has nothing better to declare")                                               \
  X(HINT_PICK_UP, "the kitty is the declarer's")                                                   \
  X(HINT_BURY_EMPTIES, "it empties {suits}{ruffs|, and you can ruff there|}")                      \
  X(HINT_BURY_REST, "; the rest: ")                                                                \
  X(HINT_BURY_LOW, "low cards without points")                                                     \
  X(HINT_BURY_LEAST, "the cards that you will miss least")                                         \
  X(HINT_BURY_POINTS, "; {n} points lie in it")                                                    \
  X(HINT_BURY_NO_POINTS, "; no points lie in it")                                                  \
  X(HINT_CALL, "it calls the high cards it lacks")                                                 \
  X(HINT_CALL_OTHERS,                                                                              \
    "it calls high cards that others hold{held|: your own copies can go first, so a later one|}"   \
    "{buried|; what you buried is not played, and does not count|}")                               \
  X(HINT_LEAD_LOW, "it leads many low cards")                                                      \
  X(HINT_FEWEST, "what is left then needs the fewest leads")                                       \
  X(HINT_FITS, "it follows, and breaks up nothing that goes together")                             \
  X(HINT_WAITS, "to follow would cost more than it brings")                                        \
  X(HINT_BOMB_LEADS, "a bomb takes the lead, and what is left goes well")                          \
  X(HINT_GIVE_FITS, "the card that its hand misses least")                                         \
  X(HINT_REQUEST_FITS, "the rank that does its hand most good")                                    \
  X(HINT_GO_OUT, "it goes out")                                                                    \
  X(HINT_BOMB, "a bomb stops who is nearly out")                                                   \
  X(HINT_SAVE_BOMBS, "it saves its bombs")                                                         \
  X(HINT_NOTHING, "nothing follows")                                                               \
  X(HINT_KEEP, "both are worth more than what comes back")                                         \
  X(HINT_ACCEPT, "a high card for a low one")                                                      \
  X(HINT_REQUEST, "a rank of which it has two becomes a bomb")                                     \
  X(HINT_GIVE, "the lowest that may be given")                                                     \
  X(HINT_WINNER, "nothing still out in its suit beats it")                                         \
  X(HINT_NO_WINNER, "no sure winner to lead: a low card, the high ones wait")                      \
  X(HINT_FOLLOW, "the lowest that follows")                                                        \
  X(HINT_LITTLE, "the trick is not worth what it would cost: as little as possible goes in")       \
  X(HINT_TAKE, "it takes the trick")                                                               \
  X(HINT_TAKE_POINTS, "it takes the trick, with {n} points")                                       \
  X(HINT_MOST, "over what the others may hold, it brings most on average")                         \
  X(HINT_WINNER_BUT_RUFFS, "nothing still out in its suit beats it, only a ruff could")            \
  X(HINT_THROW, "nothing still out in the suit beats any part of it: all of it at once")           \
  X(HINT_SEEKS, "a friend is wanted in this suit")                                                 \
  X(HINT_MATE_RUFFS, "{seat} of your side has run out of this suit and can ruff it")               \
  X(HINT_DRAWS, "you hold many trumps: it draws those of the others")                              \
  X(HINT_LAST_OF_SUIT, "your last of the suit: after it you can ruff")                             \
  X(HINT_CANNOT, "nothing that may be played wins: as little as possible goes in")                 \
  X(HINT_TAKE_LAST, "; nobody plays after you")                                                    \
  X(HINT_TAKE_SURE, "; it is as good as sure to stay the highest")                                 \
  X(HINT_MATE_SEAT, "{seat} is winning and is {sure||probably }of your side{points}")              \
  X(HINT_POINTS_GO, ": {n} points go in")                                                          \
  X(HINT_ENDS_SUIT, "; with it a suit is out of your hand, and you can ruff there")                \
  X(HINT_MATE, "a team-mate is winning the trick")                                                 \
  X(HINT_MATE_POINTS, "a team-mate is winning the trick: {n} points for your side")                \
  X(HINT_BID, "{n} % of its cards would be trumps")

/* Words and positions that cannot be read. */
#define READ_SENTENCES(X)                                                                          \
  /* cards, trumps, calls, actions */                                                              \
  X(READ_NO_SUIT, "\"{text}\" has no suit: S, H, D or C is missing behind it")                     \
  X(READ_WHICH_SUIT, "{text}: of which suit? The hand has {cards}: `{typed}`, for instance")       \
  X(CARD_TYPED, "{code}{suit||}{rank||}")                                                          \
  X(READ_SUIT_WANTED, "{text}: of which suit? The hand has {cards}")                               \
  X(READ_NO_RANK, "\"{text}\" has a suit without a rank before it")                                \
  X(READ_NO_CARD,                                                                                  \
    "\"{text}\" is no card: a card is a rank (2-9 T J Q K A) and a suit (S H D C), a joker "       \
    "LJ or HJ")                                                                                    \
  X(READ_MANY_CARDS, "these are more than {n} cards")                                              \
  X(READ_TOO_OFTEN, "{card} is there too often: there are {n} packs")                              \
  X(READ_WHICH_JOKER, "{text}: black (small, LJ) or big (HJ)?")                                    \
  X(READ_NO_JOKER, "{text}: this hand has no joker")                                               \
  X(READ_JACK_OR_JOKER, "{text}: the big joker (RJ) or the jack of hearts (JH)?")                  \
  X(READ_NO_RANK_HELD, "this hand has no {rank}")                                                  \
  X(READ_RANK_NOT_HELD, "this hand has fewer of {rank}")                                           \
  X(READ_NOT_ALIKE, "{text}: this hand has not so many of one suit")                               \
  X(READ_NO_TRUMP,                                                                                 \
    "\"{text}\" is no trump: it is a rank and a suit (9C), a rank alone (9NT), or NT")             \
  X(READ_NO_CALL,                                                                                  \
    "\"{text}\" is no friend call: it is a card, # and which copy (AC#1, AS#other)")               \
  X(READ_LONG_CALL, "\"{text}\" is no friend call")                                                \
  X(READ_CALLS_NO_CARD, "\"{text}\" names no card")                                                \
  X(READ_NO_VERSION, "\"{text}\" ends in no version of the table (@12)")                           \
  X(READ_MANY_CALLS, "these are more than {n} calls")                                              \
  X(READ_NO_ACTION, "\"{text}\" is no action")                                                     \
  X(READ_LONG_LINE, "this line is too long")                                                       \
  X(READ_REQUEST, "\"{text}\" is no rank: request 7")                                              \
  X(READ_NOTHING_BEHIND, "nothing stands behind \"{word}\"")                                       \
  X(READ_NOTHING_DIVIDED, "no cards stand before \"as\"")                                          \
  X(READ_NO_DIVISION,                                                                              \
    "\"{text}\" is no division: it is a list of units such as 3 + 2 or 2x2 + 1")                   \
  /* positions */                                                                                  \
  X(READ_FIELD_NEAR, "\"{text}\" is no field of a position: did you mean \"{near}\"?")             \
  X(READ_FIELD, "\"{text}\" is no field of a position")                                            \
  X(READ_NO_FIELD, "\"{text}\" is no field: name=value is needed")                                 \
  X(READ_TWICE, "{field} stands there twice")                                                      \
  X(READ_LONG_POSITION, "this position is too long")                                               \
  X(READ_NO_GAME, "a position begins with the name of its game")                                   \
  X(READ_LONG_GAME, "the name of the game is too long")                                            \
  X(READ_NO_TRICKS, "this game has no tricks: positions are set up in them")                       \
  X(READ_IN, "{field}: {why}")                                                                     \
  X(READ_PIECE, "{field}: \"{text}\" does not begin with a seat (A to {seat!}) and a colon")       \
  X(READ_SEAT, "{field}: it must be a seat, A to {seat!}")                                         \
  X(READ_NUMBER, "{field}: a number is missing")                                                   \
  X(READ_BRACES, "{field}: it must be in braces, and at most {n} bytes")                           \
  X(READ_BRACE_OPEN, "{field}: a brace is not closed, its end is missing")                         \
  X(READ_PLAYERS, "n: a number of players is needed")                                              \
  X(READ_OTHER_PLAYERS, "n: this game has {n} players")                                            \
  X(READ_TRUMP_MISSING, "trump: it is missing (9C, 9NT or NT)")                                    \
  X(READ_LEVELS, "levels: one for each of the {n} players is needed")                              \
  X(READ_LEVEL, "levels: \"{text}\" is no level of this game")                                     \
  X(READ_CALL_COPIES, "calls: a number of copies must stand in the brackets")                      \
  X(READ_CALLS_MANY, "calls: these are more than {n}")                                             \
  X(READ_CALLS_UNSETTLED, "calls: they could not be settled")                                      \
  X(READ_TWO_HANDS, "hands: {seat!} has two")                                                      \
  X(READ_LARGE_HAND, "hands: {seat!} has {n} cards, a hand has {m}")                               \
  X(READ_UNEVEN_HANDS, "hands: {seat!} began this trick with {n} cards, {other} with {m}")         \
  X(READ_EMPTY_HANDS, "hands: they are empty, the deal is over")                                   \
  X(READ_SMALL_HANDS, "hands: they are smaller than the lead")                                     \
  X(READ_KITTY, "kitty: these are {n} cards, in this game it has {m}")                             \
  X(READ_EXPOSED, "exposed: it is `yes` or left out")                                              \
  X(READ_NOT_EXPOSED, "exposed: the kitty is not laid open in this game")                          \
  X(READ_NO_PLAY, "trick: {seat!} has played nothing")                                             \
  X(READ_OTHER_PLAY, "trick: {seat!} plays {n} cards to a lead of {m}")                            \
  X(READ_LARGE_PLAY, "trick: {seat!} has played {n} cards, a hand has {m}")                        \
  X(READ_TRICK_OVER, "trick: everybody has played, it would not be on the table any more")         \
  X(READ_TRICK_ORDER, "trick: {seat!} does not play next")                                         \
  X(READ_TRICK_DIVIDED, "trick: the lead cannot be divided so")                                    \
  X(READ_TRICK_SUITS, "trick: the cards led are of several suits")                                 \
  X(READ_FIXED_TEAM,                                                                               \
    "team: teams are fixed here: it is every second seat from {seat!}, the declarer")              \
  X(READ_TURN, "turn: after this trick it is {seat!}'s")                                           \
  X(READ_NOT_OF_GAME, "{field}: positions of this game have no such field")                        \
  X(READ_TABLES, "tables: every seat once, between commas, tables between bars (A,B,C,D|E,F,G,H)") \
  X(READ_ONE_A_TABLE, "{field}: two sit at one table")                                             \
  X(READ_OUT, "out: {seat!} holds cards, or stands there twice")                                   \
  X(READ_TOP_FORM, "top: these cards are of no form that can be led")                              \
  X(READ_TOP_ALL,                                                                                  \
    "top: everybody else has passed or is out, it would not be on the table any more")             \
  X(READ_PASSED, "passes: {seat!} cannot have passed: nothing to pass on, no cards, or on top")    \
  X(READ_NOT_ON_TURN, "turn: it cannot be {seat!}'s: out, passed, or on top")                      \
  X(READ_DECK_FEW, "hands: a table has more cards than its deck ({n})")                            \
  X(READ_HAND_OVER, "hands: at no table do two players hold cards: the hand is over")              \
  X(READ_MORE_COPIES, "{card} is there {n} times: the deck has {m}")

/* Records that cannot be read. */
#define RECORD_SENTENCES(X)                                                                        \
  X(AT_LINE, "line {n}: {why}")                                                                    \
  X(RECORD_NO_NUMBER, "{name}: \"{text}\" is no number")                                           \
  X(RECORD_VERSION, "this record is of another version: versions 1 and 2 are read")                \
  X(RECORD_NONE, "this is no record of a game: such a file begins with `{line}` or `{other}`")     \
  X(RECORD_MISSING, "{name} is missing")                                                           \
  X(RECORD_PLAYERS, "2 to {n} can play")                                                           \
  X(RECORD_LEVELS, "{name}: the game does not start at these levels")                              \
  X(RECORD_DECK, "{name}: this is not the deck that the seed gives")                               \
  X(RECORD_RULES,                                                                                  \
    "this game was played under other rules: their hash was {hash}, that of {game} now is "        \
    "{now}")                                                                                       \
  X(RECORD_OTHER_PLAYERS, "the record is of {n} players, the game of {m}")                         \
  X(RECORD_REFUSED, "{action} is refused: {why}")                                                  \
  X(RECORD_NO_DRAW, "action {n} is missing: it is no draw")                                        \
  X(RECORD_NO_ACTION, "this is no action: number, seat, action are needed")                        \
  X(RECORD_NO_ORDINAL, "the number of the action is missing")                                      \
  X(RECORD_ORDER, "action {n} comes after action {m}")                                             \
  X(RECORD_WHO, "\"{text}\" is not who can do this")                                               \
  X(RECORD_DAMAGED, "{name} is missing: the record is {cut|cut off|damaged}")                      \
  X(RECORD_END_NO_NUMBER, "{name} is no number")                                                   \
  X(RECORD_ACTIONS, "{n} actions are announced, {m} are there")                                    \
  X(RECORD_OTHER_END, "the game ends otherwise than when it was recorded (its hash is {hash})")    \
  X(RECORD_CHANGED, "the text was changed: its checksum is {hash}")                                \
  X(RECORD_TAIL, "nothing stands behind the checksum")

/* What a record has beyond that: positions, names, files of rules. */
#define SHARE_SENTENCES(X)                                                                         \
  X(RECORD_SET_UP, "{name}: a game that begins with a Position has none")                          \
  X(RECORD_SEATS, "Seats: \"{text}\" are not letters of seats")                                    \
  X(RECORD_COACH, "Coach: \"{text}\" is not on: without the coach the line is left out")           \
  X(RECORD_POSITION, "Position: it is not written as the program writes it")                       \
  X(RECORD_TWICE, "File: \"{file}\" is there twice")                                               \
  X(RECORD_FULL, "File: a record carries at most {n} files of rules, together at most {m} MB")     \
  X(RECORD_FILE_NAME, "File: its name has characters that are not shown")                          \
  X(CARRIED_LARGE,                                                                                 \
    "the files of these rules have more than {n} MB together: a record cannot carry them")         \
  X(CARRIED_ZERO, "{file}: a record cannot carry it, there is a zero byte in it or its name is "   \
    "not plain")                                                                                   \
  X(CARRIED_IS_ABSENT, "rules out of the record: {files}")                                         \
  X(CARRIED_IS_OTHER, "rules out of the record, not the files here, which are others: {files}")    \
  X(NAME_NO_SEAT, "\"{word}\": a seat, `=` and a name are wanted: A=Anna")                         \
  X(NAME_WHOSE, "\"{word}\" is no seat here: they are A to {seat!}")                               \
  X(NAME_LONG, "\"{name}\": a name has at most {n} columns, a Chinese character takes two")        \
  X(NAME_LETTERS, "\"{name}\": a name has letters that can be shown")                              \
  X(NAME_MARKS, "\"{name}\": a name has no `=` and no `:`")                                        \
  X(NAME_IS_SEAT, "\"{name}\" is a seat's letter: a name is longer")                               \
  X(NAME_IS_CARDS, "\"{name}\" would be read as cards: write it otherwise")                        \
  X(NAME_TWICE, "\"{name}\": {seat!} and {seat_other!} cannot have the same name")

/* Games that cannot be loaded as they were named; files of rules with a mistake get the words of
** their author's tools, which are English. */
#define LOAD_SENTENCES(X)                                                                          \
  X(GAME_NEAR, "there is no {house|house rule|game} \"{name}\" here: did you mean {near}?")        \
  X(GAME_NONE,                                                                                     \
    "there is no {house|house rule|game} \"{name}\" here (`games{house| house|}` lists them, on "  \
    "the command line `pengyou list`)")                                                            \
  X(GAME_NAME_LONG, "a name or a path has at most {n} letters")                                    \
  X(GAME_PATH_LONG, "{path}: a path has at most {n} letters")                                      \
  X(GAME_OUTSIDE, "{path} lies outside {folder}")                                                  \
  X(GAME_MANY_FILES, "more than {n} files in one game")                                            \
  X(GAME_IS_HOUSE, "\"{name}\" is a house rule, not a game: name the game first, GAME+{name}")     \
  X(GAME_IS_GAME, "\"{name}\" is a game, not a house rule: it must come first")                    \
  X(GAME_EXTENDS, "\"{name}\" extends itself")                                                     \
  X(GAME_FAMILY,                                                                                   \
    "family: \"{name}\" belongs to {trick|trick|climbing} games, and \"{game}\" is a "             \
    "{own|trick|climbing} game")                                                                   \
  X(GAME_FIELD_FAMILY,                                                                             \
    "{field}: belongs to {trick|trick|climbing} games, and \"{game}\" is a "                       \
    "{own|trick|climbing} game (family)")                                                          \
  X(GAME_NEEDS, "\"{name}\" needs {range} {key|players|packs}, not {n}")                           \
  X(GAME_EXCLUDES, "\"{name}\" cannot be combined with \"{other}\" ({file})")                      \
  X(GAME_NOT_FOR, "\"{name}\" is not for {trick|trick|climbing} games, and \"{game}\" is one")     \
  X(GAME_FIELD_NEAR, "unknown field {field}: did you mean {near}?")                                \
  X(GAME_NO_FIELD, "unknown field {field}: there are {all}")                                       \
  X(GAME_UNNAMED, "no game is named")                                                              \
  X(GAME_SUM, "a game is NAME, or NAME+HOUSE-RULE+…")                                              \
  X(GAME_SUM_LONG, "a sum has at most {n} letters: make a house rule of some of it")               \
  X(GAME_NO_DECK, "there is no deck for {n} players; there is for {all}")

/* Files that cannot be read or written. */
#define FILE_SENTENCES(X)                                                                          \
  X(FILE_LONG, "the name of the file is too long")                                                 \
  X(FILE_MISSING, "there is no file {file}")                                                       \
  X(FILE_NO_FOLDER, "there is no folder for {file}")                                               \
  X(FILE_IS_FOLDER, "{file} is a folder, not a file")                                              \
  X(FILE_IS_PIPE, "{file} is a pipe or a device, not a regular file")                              \
  X(FILE_IS_LARGE, "{file} is larger than {n} MB")                                                 \
  X(FILE_IS_LINK, "{file} is a symbolic link: name the file itself")                               \
  X(FILE_IS_THERE, "{file} is there already: nothing is written")                                  \
  X(FILE_FAILED, "{file}: {reason}")

/* The same by the helper process (io/helper_process.h). */
#define HELPER_SENTENCES(X)                                                                        \
  X(FILE_IS_HIDDEN, "{file} is hidden: isolated, only what can be seen is written")                \
  X(PNG_MISSING, "PNG needs rsvg-convert, which is not installed: `make setup-extra` installs "    \
    "it; SVG needs nothing")                                                                       \
  X(PNG_FAILED, "rsvg-convert made no picture of this; SVG needs nothing")                         \
  X(FILE_IS_PROGRAM, "{file} is a program: isolated, none is written over")                        \
  X(FILE_NO_HISTORY, "{file} is no history")                                                       \
  X(FILE_IS_PROCESS, "{file} is no file but a process")                                            \
  X(FILES_GONE, "the process that reads and writes the files is gone: start pengyou anew")

/* The rulebook (tools/rulebook.h). */
#define BOOK_SENTENCES(X)                                                                          \
  X(BOOK_GAME, "The game")                                                                         \
  X(BOOK_DECK, "The deck")                                                                         \
  X(BOOK_ORDER, "How cards rank")                                                                  \
  X(BOOK_DEALING, "Dealing")                                                                       \
  X(BOOK_DECLARING, "Declaring trumps")                                                            \
  X(BOOK_KITTY, "The kitty")                                                                       \
  X(BOOK_EXCHANGE, "Before the first lead")                                                        \
  X(BOOK_FRIENDS, "Sides and friends")                                                             \
  X(BOOK_LEADING, "Leading")                                                                       \
  X(BOOK_THROWING, "Throws")                                                                       \
  X(BOOK_FOLLOWING, "Following")                                                                   \
  X(BOOK_WINNING, "Who wins a trick")                                                              \
  X(BOOK_SCORING, "Scoring")                                                                       \
  X(BOOK_LEVELS, "Levels and the next deal")                                                       \
  X(BOOK_SHARED_GAME,                                                                              \
    "Some cards are worth points. In each deal a declarer and his or her side, the declarers, "    \
    "play against the others, the opponents. Tricks are played for the points in them; what "      \
    "the opponents have in the end says which side wins the deal, and how many levels its "        \
    "players rise. Every player has a level, a rank of the cards; the trump rank of a deal is "    \
    "somebody's level.")                                                                           \
  X(BOOK_SHARED_CLIMB,                                                                             \
    "Whoever plays all cards of the hand first does best. Somebody leads cards of one of the "     \
    "forms below; then each in turn plays higher ones of the same form, or passes. When all "      \
    "others have passed the trick is over, and who played last leads to the next, or, where "      \
    "that player has no card left, the next in turn who has. When one player alone has cards "     \
    "the hand is over at once.")                                                                   \
  X(BOOK_SHARED_ORDER,                                                                             \
    "All trumps are one suit, whatever is printed on them: who has a trump of another printed "    \
    "suit does not hold that suit with it. The cards of the other suits rank as in the lists "     \
    "below.")                                                                                      \
  X(BOOK_SHARED_DEAL,                                                                              \
    "The cards are shuffled, cut and lie face down in the middle. In turn each player draws "      \
    "one card into the hand, until as many are left as make the kitty.")                           \
  X(BOOK_SHARED_DECLARE,                                                                           \
    "While cards are drawn, and until all have passed when they are drawn, players may "           \
    "declare trumps by showing cards from the hand; nobody need do so. The declaration that "      \
    "stands in the end makes trumps, and the cards shown go back into the hand.")                  \
  X(BOOK_SHARED_KITTY,                                                                             \
    "Who takes the kitty picks it up, shows it to nobody, and buries as many cards face down. "    \
    "What is buried may be cards of the kitty or of the hand, point cards too where nothing "      \
    "forbids it.")                                                                                 \
  X(BOOK_SHARED_CALLS,                                                                             \
    "The declarer names as many cards as the table of the deck has friends, and of each which "    \
    "copy: the first that is played, the second, and so on. Who plays that copy is a friend "      \
    "and joins the declarers, and leaves the card face up before him or her; all others are "      \
    "opponents. Until it is played nobody says whether he or she will be one. The declarer's "     \
    "side is smaller than it might be when one player plays two called cards, or the declarer "    \
    "plays one.")                                                                                  \
  X(BOOK_SHARED_LEAD,                                                                              \
    "A lead is of one suit; all trumps are one suit. It is one unit of those below, or, as a "     \
    "throw, several at once. Identical cards are of the same rank and the same printed suit. "     \
    "Who has won a trick leads to the next.")                                                      \
  X(BOOK_SHARED_THROW,                                                                             \
    "A throw is a lead of several units at once, each of which nobody should be able to beat in "  \
    "its suit. If somebody can, it fails: what then stays on the table, and what it costs, is "    \
    "said below. What does not stay goes back into the hand.")                                     \
  X(BOOK_SHARED_FOLLOW,                                                                            \
    "In turn every other player plays as many cards as were led. What of the suit led is owed is " \
    "said below; what is left to be played is free.")                                              \
  X(BOOK_SHARED_VOID,                                                                              \
    "Whoever has none of the suit led may play any cards, and need not match the lead with them.") \
  X(BOOK_SHARED_WIN,                                                                               \
    "A trick is won by the highest play that is made of the same units as the lead, in the "       \
    "suit led. Who has none of that suit may ruff: play trumps alone, made of the same units; "    \
    "then the highest such ruff wins. A play of other units, or with cards of yet another "        \
    "suit, wins nothing.")                                                                         \
  X(BOOK_SHARED_EQUAL, "Of plays that are equally high the first one wins.")                       \
  X(BOOK_SHARED_SCORE,                                                                             \
    "When all cards are played the points in the tricks that the opponents won are added up, "     \
    "with what failed throws cost and what the kitty brings.")                                     \
  X(BOOK_SHARED_LEVELS,                                                                            \
    "Every player of the winning side rises by the levels won; the others stay where they "        \
    "are. What is left over at a level where one must stop is lost.")                              \
  X(BOOK_SHARED_CLIMB_LEAD,                                                                        \
    "What is led is one of these forms, whichever its leader likes, and what is played upon it "   \
    "is the same form with as many cards and higher, or a form of more power. The first lead "     \
    "is that of a hand before which no cards were exchanged.")                                     \
  X(BOOK_SHARED_CLIMB_FOLLOW,                                                                      \
    "Nobody must play: who cannot or will not play higher cards passes.")                          \
  X(BOOK_HOUSE_RULES, "House rules")                                                               \
  X(BOOK_NO_SUMMARY, "it says nothing of itself; below is what it changes")                        \
  X(BOOK_NOTE, " ({note})")                                                                        \
  X(BOOK_CHANGED, "changed by {name}")                                                             \
  X(BOOK_FUNCTION, "a function of the rules decides it, and says nothing of itself")               \
  X(BOOK_FUNCTION_OVER, "; beneath it: {value}")                                                   \
  X(BOOK_FUNCTION_EXAMPLE, "{question} {answer}; without this rule: {other}")                      \
  X(BOOK_POINTS, "Cards that count: {list}; all others count nothing.")                            \
  X(BOOK_WORTH, "each {card}: {n} {n|point|points}")                                               \
  X(BOOK_COL_PLAYERS, "players")                                                                   \
  X(BOOK_COL_PACKS, "packs")                                                                       \
  X(BOOK_COL_HJ, "big jokers")                                                                     \
  X(BOOK_COL_LJ, "small jokers")                                                                   \
  X(BOOK_COL_HAND, "cards each")                                                                   \
  X(BOOK_COL_KITTY, "kitty")                                                                       \
  X(BOOK_COL_FRIENDS, "friends")                                                                   \
  X(BOOK_COL_POINTS, "points")                                                                     \
  X(BOOK_COL_WITHOUT, "taken out")                                                                 \
  X(BOOK_COL_OPPONENTS, "opponents' points")                                                       \
  X(BOOK_COL_RESULT, "result")                                                                     \
  X(BOOK_FOR_PLAYERS, "With {list} players:")                                                      \
  X(BOOK_NOBODY, "nobody wins")                                                                    \
  X(BOOK_TAKE_OVER, "opponents take over, no levels")                                              \
  X(BOOK_SIDE_WINS, "{side} win and rise {n} {n|level|levels}")                                    \
  X(BOOK_DECLARERS, "the declarers")                                                               \
  X(BOOK_OPPONENTS, "the opponents")                                                               \
  X(BOOK_TRUMPS, "Trumps at {trump}, from high to low: {cards}; hearts: {other}")                  \
  X(BOOK_EXAMPLE, "{question} {answer}")                                                           \
  X(BOOK_NO_MEMORY, "there is no memory for a rulebook")                                           \
  /* a new house rule */                                                                           \
  X(NEW_NO_NAME, \
    "\"{name}\" is no name: letters, Chinese characters, digits, - and _, at most {n} bytes")      \
  X(NEW_BASE_NAME,                                                                                 \
    "the name of the base has characters that cannot be shown: name it otherwise")                 \
  X(NEW_IS_THERE, "{file} is there already: nothing is written")                                   \
  X(NEW_SO_ALREADY, "{base} is so already")                                                        \
  X(VALUE_TITLE, "{title}: {words}")                                                               \
  X(NEW_RULE_HEAD,                                                                                 \
    "-- A house rule: what stands here is changed, all else is as in the game that it is added "   \
    "to.\n--   pengyou check '{base}+./{name}.lua'   is it sound?")                                \
  X(NEW_RULE_FIELD, "-- {field!}: {sentence}.\n-- It may be {may}.")                              \
  X(NEW_RULE_EXAMPLE,                                                                              \
    "-- What it sets is an example: put what the rule is to say in its place.")                    \
  X(NEW_CHOICE, "--   {value}: {words}")                                                           \
  X(NEW_RULE_TEST,                                                                                 \
    "-- variants/README.md says more, and how a function says it where no value does.\n"           \
    "-- {name}_test.lua has what is ruled under it as it is begun: "                               \
    "change it here, change it there.")                                                            \
  X(NEW_TEST_HEAD,                                                                                 \
    "-- What is ruled under {name}.lua as it is begun: when that is changed, "                     \
    "change here what comes of it.\n-- tests/README.md lists the keys.")                           \
  X(TOLD_ANSWER, " ")

/* What differ says of situations that two sums rule differently. */
#define DIFFER_SENTENCES(X)                                                                        \
  X(DIFFER_FAMILIES,                                                                               \
    "{one} and {other} are games of two families: no question is about both")                      \
  X(DIFFER_NO_PLAYERS, "{one} and {other} have no number of players in common")                    \
  X(DIFFER_NOT_FOR, "{game} is not for {n} players")                                               \
  X(DIFFER_BEFORE, "before")                                                                       \
  X(DIFFER_NOW, "now")                                                                             \
  X(DIFFER_FIRST, "the first")                                                                     \
  X(DIFFER_SECOND, "the second")                                                                   \
  /* an action of each type, as in ACTIONS; one of CHOOSE has its own word */                      \
  X(STEP_DRAW, "{n|draws|draw} a card")                                                            \
  X(STEP_DECLARE, "{n|declares|declare}")                                                          \
  X(STEP_DEFEND, "{n|defends|defend} with")                                                        \
  X(STEP_YIELD, "{n|lets|let} the overcall stand")                                                 \
  X(STEP_PASS, "{n|passes|pass}{draw||}")                                                          \
  X(STEP_MISDEAL, "{n|claims|claim} a misdeal")                                                    \
  X(STEP_PICK_UP, "{n|picks|pick} up the kitty")                                                   \
  X(STEP_BURY, "{n|buries|bury}")                                                                  \
  X(STEP_REVEAL, "{n|lays|lay} the kitty open")                                                    \
  X(STEP_CALL, "{n|calls|call}")                                                                   \
  X(STEP_PLAY, "{n|plays|play}")                                                                   \
  X(STEP_DEAL, "{n|deals|deal}")                                                                   \
  X(STEP_KEEP, "{n|keeps|keep} the hand")                                                          \
  X(STEP_GIVE, "{n|gives|give}")                                                                   \
  X(STEP_ACCEPT, "{n|accepts|accept} the card")                                                    \
  X(STEP_REFUSE, "{n|gives|give} the card back")                                                   \
  X(STEP_REQUEST, "{n|asks|ask} for")                                                              \
  X(STEP_WAIVE, "{n|waives|waive} the right")                                                      \
  X(STEP_CHOOSE, "{n|chooses|choose} {word}")                                                      \
  X(STEP_AS, " as {units}")                                                                        \
  X(POSED_STEP, "{seat!} {step}")                                                                  \
  X(DIFFER_FIELD, "{field}")                                                                       \
  X(POSED_TRUMP, "trumps {trump}")                                                                 \
  X(POSED_PLAYERS, "{n} players")                                                                  \
  X(POSED_PACKS, "{n} {n|pack|packs}")                                                             \
  X(POSED_LEVEL, "{seat!} on {level}")                                                             \
  X(POSED_COLON, ": ")                                                                             \
  X(POSED_YIELDS, "{seat!} lets it stand")                                                         \
  X(POSED_DECK, "what is dealt?")                                                                  \
  X(POSED_SUIT, "to which suit does {card} belong?")                                               \
  X(POSED_ADJACENT, "may sets of {card} and {other} be in one tractor?")                           \
  X(POSED_WORTH, "how many points is {card} worth?")                                               \
  X(POSED_BEGINS, "may a deal begin?")                                                             \
  X(POSED_BIDS, "declared so far: {bids}; ")                                                       \
  X(POSED_BID, "may {seat!} declare {cards}?")                                                     \
  X(POSED_YIELD, "may {seat!} let it stand?")                                                      \
  X(POSED_TURNED, "nobody declares, and the kitty is {cards}: what are trumps?")                   \
  X(POSED_MISDEAL, "with {cards} in hand, may the cards be dealt again?")                          \
  X(POSED_BURY, "with {hand} in hand, may {cards} be buried?")                                     \
  X(POSED_CALLED, "called: {calls}; ")                                                             \
  X(POSED_CALL, "may the {call} be called with {hand} in hand?")                                   \
  X(POSED_HOLDING, "in hand: {hands}; ")                                                           \
  X(POSED_FRIENDS, "played: {plays}; who is on the declarer's side?")                              \
  X(POSED_LEAD, "may {cards} be led?")                                                             \
  X(POSED_LEAD_FROM, "may {cards} be led from {hand}?")                                            \
  X(POSED_DIVIDED, "{cards} as {units}")                                                           \
  X(POSED_FORM, "in which form may {cards} be led?")                                               \
  X(POSED_UNITS, "how is the lead {cards} divided?")                                               \
  X(POSED_FOLLOW, "{lead} is led; may {cards} be played from {hand}?")                             \
  X(POSED_WINNER, "the trick is {plays}: who wins it?")                                            \
  X(POSED_THROW, "A throws {cards}, the others hold {hands}: what becomes of the throw?")          \
  X(POSED_STEPS, "{hands} in hand, the kitty is {kitty}")                                          \
  X(POSED_KITTY_IS, "the kitty is {kitty}")                                                        \
  X(POSED_TABLE, "{hands} in hand, {seat!} leads")                                                 \
  X(POSED_TABLE_DEALT, "{hands} in hand, {seat!} has dealt the first hand")                        \
  X(POSED_TABLE_EXCHANGE, "{hands} in hand, {seat!} was first out before and {other!} last")       \
  X(POSED_NAMED, ", {seat!} is declarer")                                                          \
  X(POSED_THEN, "; {steps}: what now?")                                                            \
  X(POSED_MAY, "; may {step}?")                                                                    \
  X(POSED_AFTER, "; {steps}")                                                                      \
  X(POSED_AT_ONCE, ": what now?")                                                                  \
  X(POSED_DECIDED, "; with {hands} in hand, is the play over?")                                    \
  X(POSED_SCORE, "the opponents have {n} points: who wins?")                                       \
  X(POSED_SETTLE, ": how does the deal end?")                                                      \
  X(POSED_TEAM, "{seats} {n|is declarer alone|are the declarers}")                                 \
  X(POSED_LAST_TRICK, "the last trick is {plays}")                                                 \
  X(POSED_LAST_WINNER, "{seat!} won the last trick")                                               \
  X(POSED_LAST_SIDE, "the {declarers|declarers|opponents} won the last trick")                     \
  X(POSED_WON, "{seat!} won {n} points")                                                           \
  X(POSED_NO_POINTS, "nobody won points")                                                          \
  X(POSED_POINTS, "the opponents have {n} points")                                                 \
  X(POSED_FAULT, "{seat!} took back {n} {n|card|cards} of a throw")                                \
  X(POSED_KITTY, "the kitty is {cards}")                                                           \
  X(POSED_OFFENDER, "a failed throw of {seat!} ended it with {hands} unplayed")                    \
  X(POSED_FIRST, "{seat!} drew first")                                                             \
  X(POSED_DECLARED, "{cards} stand as the declaration")                                            \
  X(POSED_EXPOSED, "the kitty lies open")                                                          \
  X(POSED_NUMBER, "in deal {n}")                                                                   \
  X(POSED_MEMORY, "remembered {memory}")                                                           \
  X(POSED_YES, "yes")                                                                              \
  X(POSED_NO, "no: {why}")                                                                         \
  X(FACT_LEGAL, "{value}")                                                                         \
  X(FACT_PACKS, "{n} {n|pack|packs}")                                                              \
  X(FACT_LJ, "{n} small {n|joker|jokers}")                                                         \
  X(FACT_HJ, "{n} big {n|joker|jokers}")                                                           \
  X(FACT_TOTAL, "{n} cards")                                                                       \
  X(FACT_KITTY, "a kitty of {n}")                                                                  \
  X(FACT_HAND, "hands of {n}")                                                                     \
  X(FACT_DECK_POINTS, "{n} points")                                                                \
  X(FACT_FRIENDS, "{n} {n|friend|friends}")                                                        \
  X(FACT_SUIT, "{value}")                                                                          \
  X(FACT_NO_SUIT, "to none")                                                                       \
  X(FACT_ADJACENT, "{value}")                                                                      \
  X(FACT_YES, "yes") X(FACT_NO, "no")                                                              \
  X(FACT_WORTH, "{n} points")                                                                      \
  X(FACT_DROPPED, "left out {cards}")                                                              \
  X(FACT_FORM, "{form}")                                                                           \
  X(FACT_UNITS, "{value}")                                                                         \
  X(FACT_WINNER, "{seat!} wins")                                                                   \
  X(FACT_STANDS, "it stands") X(FACT_FAILS, "it fails")                                            \
  X(FACT_FORCED, "reduced to {cards}")                                                             \
  X(FACT_NOTHING_STAYS, "nothing of it stays")                                                     \
  X(FACT_PENALTY, "a penalty of {n} points")                                                       \
  X(FACT_NO_PENALTY, "no penalty")                                                                 \
  X(FACT_TEAM, "the declarer's side is {seats}")                                                   \
  X(FACT_TRUMP, "trumps {trump}")                                                                  \
  X(FACT_DECLARER, "{seat!} is declarer")                                                          \
  X(FACT_TURNED, "{n} {n|card is|cards are} turned")                                               \
  X(FACT_LEVELS_AFTER, "{value}")                                                                  \
  X(FACT_BURIES, "{seat!} takes the kitty")                                                        \
  X(FACT_TURN, "{seat!} is to act")                                                                \
  X(FACT_NO_LEAD, "the trick goes on")                                                             \
  X(FACT_LEADS, "{seat!} leads")                                                                   \
  X(FACT_OUT, "out {value}")                                                                       \
  X(FACT_GAINED, "{seat!} gets {value}")                                                           \
  X(FACT_WINNERS, "{seat!} wins the game") X(FACT_NO_WINNERS, "the game goes on")                  \
  X(FACT_SEATED, "the tables are {value}")                                                         \
  X(FACT_DEALS_NEXT, "the next hand is dealt by {seat!}")                                          \
  X(FACT_TABLES, "tables of {value}")                                                              \
  X(FACT_DECLARER_IS, "{seat!} is declarer")                                                       \
  X(FACT_DECIDED, "{value}")                                                                       \
  X(FACT_MULTIPLIER, "the kitty counts {n} time{n||s}")                                            \
  X(FACT_POINTS, "{n} points")                                                                     \
  X(FACT_RESULT, "the {declarers|declarers|opponents} win, +{n}")                                  \
  X(FACT_NO_LEVEL, "the {declarers|declarers|opponents} win, but no level")                        \
  X(FACT_NO_RESULT, "nobody wins, no level")                                                       \
  X(FACT_AFTER, "{seat!} to {level}")                                                              \
  X(FACT_PAST, "{seat!} past the last level")                                                      \
  X(FACT_MEMORY, "remembered {memory}")                                                            \
  X(FACT_NEXT_DECLARER, "{seat!} is declarer in the next deal")                                    \
  X(FACT_NO_DECLARER, "no declarer is named for the next deal")                                    \
  X(FACT_NO_TRUMP, "there is no trump suit")                                                       \
  X(FACT_NEXT, "{seat!} draws first in the next deal")                                             \
  X(FACT_NOTHING, "nothing")
/* clang-format on */

enum {
#define X(id, text) SAID_##id,
  CORE_SENTENCES(X) READ_SENTENCES(X) RECORD_SENTENCES(X) SHARE_SENTENCES(X) LOAD_SENTENCES(X)
      FILE_SENTENCES(X) HELPER_SENTENCES(X) BOOK_SENTENCES(X) DIFFER_SENTENCES(X)
#undef X
};

#endif
