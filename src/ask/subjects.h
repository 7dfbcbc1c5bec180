/* subjects.h - what can be asked, as one list: from it come reading, missing and unknown keys,
** `pengyou ask --help`, and what the REPL says of each. K(KEY) is the bit of a key (ask/ask.h). */
#ifndef subjects_h
#define subjects_h

/* id, name, keys that it needs, keys that it may have beside them, sentence, an example in words */
#define SUBJECTS(X)                                                                                \
  X(FOLLOW, "follow", K(TRUMP) | K(LEAD) | K(HAND) | K(PLAY), K(AS),                               \
    "may these cards be played to that lead?", "trump 9C lead JJH hand AHTTH6H play AH6H")         \
  X(FOLLOWS, "follows", K(TRUMP) | K(LEAD) | K(HAND), K(AS) | K(LIMIT),                            \
    "what may be played to that lead?", "trump 9C lead JJH hand AH3H6C")                           \
  X(LEAD, "lead", K(TRUMP) | K(HAND) | K(PLAY), K(AS) | K(OTHERS) | K(DECLARER) | K(TEAM),         \
    "may these cards be led, and does a throw stand?",                                             \
    "trump 4D hand AKJJS3C play AKJJS others 2S AS")                                               \
  X(WINNER, "winner", K(TRUMP) | K(TRICK), K(AS), "who wins the trick?",                           \
    "trump QD plays 8S QH TS KS")                                                                  \
  X(SHAPE, "shape", K(TRUMP) | K(CARDS), 0, "into which units are these cards divided?",           \
    "trump 4S cards QQJJH9H")                                                                      \
  X(ORDER, "order", K(TRUMP), 0, "how do the cards rank?", "trump 4S")                             \
  X(BID, "bid", K(LEVELS) | K(BIDS) | K(SEAT) | K(HAND) | K(BID), K(TRUMP_RANK) | K(DECLARER),     \
    "may these cards be declared now?", "levels 4 3 bids A:4C seat B hand 33S bid 33S")            \
  X(MAY_BID, "may-bid", K(LEVELS) | K(BIDS) | K(SEAT) | K(HAND), K(TRUMP_RANK) | K(DECLARER),      \
    "what may be declared now?", "levels 4 3 bids A:4C seat B hand 33S3H")                         \
  X(BURY, "bury", K(TRUMP) | K(HAND) | K(BURY), 0, "may these cards be buried?",                   \
    "players 6 trump 4D hand 3456789TC bury 345678C")                                              \
  X(MISDEAL, "misdeal", K(HAND), K(TRUMP) | K(PICKED_UP), "may the cards be thrown in?",           \
    "hand 3456789TC")                                                                              \
  X(CALL, "call", K(TRUMP) | K(HAND) | K(CALLS) | K(CARD) | K(ORDINAL), 0,                         \
    "may this card be called?", "trump 4S hand AH calls card AC ordinal 1")                        \
  X(FRIENDS, "friends", K(TRUMP) | K(DECLARER) | K(CALLS), K(PLAYED) | K(HANDS) | K(DECLARED),     \
    "who is in the team?", "trump 5S players 8 declarer A calls AC#1 AD#2 plays D:AC B:AD C:AD")   \
  X(KITTY, "kitty", K(TRUMP) | K(KITTY) | K(LAST), K(EXPOSED) | K(AS),                             \
    "what is the kitty worth to the opponents?",                                                   \
    "trump 4S kitty KD5S last AACKKC 3567C side opponents")                                        \
  X(SCORE, "score", K(PLAYERS) | K(POINTS), K(DECLARERS), "who wins, and how many levels?",        \
    "players 6 declarers 2 points 30")                                                             \
  X(ADVANCE, "advance", K(LEVEL) | K(BY) | K(SIDE), 0, "what becomes of a level?",                 \
    "level Q by 2 side opponents")                                                                 \
  X(SETTLE, "settle", K(PLAYERS),                                                                  \
    K(TRUMP) | K(DECLARER) | K(TEAM) | K(LEVELS) | K(POINTS) | K(WON) | K(FAULTS) | K(KITTY) |     \
        K(EXPOSED) | K(LAST) | K(LEADER) | K(FIRST) | K(OFFENDER) | K(STOPPED) | K(HANDS) |        \
        K(AS) | K(DECLARED) | K(MEMORY) | K(DEAL_MEMORY) | K(REDEALS),                             \
    "how does the deal end?", "players 6 declarer A team A C points 30 levels 2 2 2 2 2 2")        \
  X(DECIDED, "decided", K(PLAYERS) | K(TRUMP) | K(HANDS) | K(WON),                                 \
    K(KITTY) | K(DECLARER) | K(TEAM), "does the play stop before its end?",                        \
    "players 6 trump 4S hands 5S 6S 7S 8S 9S TS won 0 0 0 0 0 0")                                  \
  X(TURNED, "turned", K(PLAYERS) | K(TURNED), K(DECLARER) | K(LEVELS),                             \
    "nobody declared: what does the kitty say?", "players 6 declarer A turned QS5H3H4H5C6C")       \
  X(BEGINS, "begins", K(PLAYERS), K(LEVELS) | K(DECLARER) | K(REDEALS) | K(MEMORY),                \
    "may a deal begin at these levels?", "players 6 levels 2 2 2 2 2 2")                           \
  X(DECK, "deck", K(PLAYERS), 0, "which cards are dealt, and how?", "players 6")

#endif
