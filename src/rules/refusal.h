/* refusal.h - every reason for refusing something, in one list; the ruling that carries one.
**
** The hot path answers with a Refusal; the Ruling with its cards, rule and legal example is made by
** the x_explain function beside each x_check, only when somebody asks why.
**
** In a template {cards} is what was played or asked, {owed} the cards that oblige, {example} what
** would do, {held} what the hand has of it, {suit} the effective suit, {shape} what was led, {n}
** and {m} numbers, {seat} a seat, {text} free text (a hook's own sentence), {lacks} what the
** hand has too few of.
*/
#ifndef refusal_h
#define refusal_h

#include "base/core_sentences.h"
#include "rules/questions.h"

/* id, code (what judge and scenarios name), field that decides, template in English and 中文 */
#define REFUSALS(X)                                                                                \
  X(NONE, "legal", "", "legal", "合法")                                                            \
  /* any action */                                                                                 \
  X(PHASE, "phase", "phases", "{text}", "{text}")                                                  \
  X(TURN, "turn", "phases", "it is {seat}'s turn", "现在轮到{seat}")                               \
  X(NOT_HELD, "not-held", "", "{lacks}", "{lacks}")                                                \
  X(COUNT, "count", "", "{n} cards are needed, not {m}", "要{n}张牌，不是{m}张")                   \
  X(CHOICE, "choice", "phases", "that is not possible now; possible: {text}",                      \
    "现在不能这样；可以：{text}")                                                                  \
  X(CHOICE_CARDS, "choice-cards", "phases", "only {owed} may be chosen", "只能选{owed}")           \
  X(GAME_OVER, "game-over", "advance.game_over", "the game is over", "整局已结束")                 \
  X(RULE, "rule", "", "{text}", "规则说：{text}")                                                  \
  X(RULE_FAILED, "rule-failed", "", "{text}", "{text}")                                            \
  X(BOT, "bot", "", "the bot {held} at seat {seat!}{shape}: {text}",                               \
    "{seat!}座的程序{held}{shape}：{text}")                                                        \
  /* declaring */                                                                                  \
  X(BID_CARDS, "bid-cards", "declare.bids", "{cards} is no bid: {text}",                           \
    "{cards}不能亮主：{text}")                                                                     \
  X(BID_RANK, "bid-rank", "declare.rank", "{cards} is not of the rank that you may show ({text})", \
    "您只能亮{text}，不能亮{cards}")                                                               \
  X(BID_PASSIVE, "passive", "declare.by", "only active players make trumps",                       \
    "上一副没有输的人才能亮主")                                                                    \
  X(BID_TOO_FEW, "too-few", "declare.beats", "{text}", "{text}")                                   \
  X(BID_FINAL, "final", "declare.beats",                                                           \
    "the first declaration is final: seat {seat!} has made it", "先亮先得：{seat}已经亮了主")      \
  X(BID_OWN, "own-bid", "declare.own", "{text}", "{text}")                                         \
  X(BID_LOCKED, "locked", "declare.bids", "the bidding is locked", "现在不能再亮主了")             \
  X(BID_SPENT, "spent", "declare.shown",                                                           \
    "{cards}: you have shown some of them before, and a card is shown once",                       \
    "{cards}里有亮过的：一张牌只能亮一次")                                                         \
  X(NO_DEFENCE, "no-defence", "declare.own", "{text}", "{text}")                                   \
  X(DEAL_RANK, "deal-rank", "deck.lowest", "the deal cannot begin: {text}",                        \
    "这副牌不能开始：{text}")                                                                      \
  X(MISDEAL, "misdeal", "deal.misdeal", "{text}", "{text}")                                        \
  X(GIFT, "gift", "declare.does", "of your cards {owed} can be given", "您的牌中可以给{owed}")     \
  /* kitty and friends */                                                                          \
  X(EXPOSED, "exposed", "kitty.exposed", "the kitty is not laid open in this game",                \
    "这种玩法不亮底牌")                                                                            \
  X(CALLABLE, "callable", "friends.callable", "{cards} may not be called: {text}",                 \
    "不能叫{cards}：{text}")                                                                       \
  X(ORDINAL, "ordinal", "friends.callable", "{text}", "{text}")                                    \
  X(CALL_TWICE, "call-twice", "friends.callable", "{cards} is called already", "{cards}已经叫过")  \
  X(CALL_OTHER, "call-other", "friends.own_copy", "{text}", "{text}")                              \
  /* leading */                                                                                    \
  X(LEAD_NOTHING, "lead-nothing", "lead.forms", "a lead is one card or more", "至少要领出一张牌")  \
  X(LEAD_SUIT, "lead-suit", "lead.forms", "a lead is of one suit, and {cards} are of {text}",      \
    "一次只能领出同一门的牌，{cards}分属{text}")                                                   \
  X(LEAD_NO_SUIT, "lead-no-suit", "order.no_trump",                                                \
    "{cards} is of no suit: it is led only by who holds nothing else",                             \
    "{cards}不属于任何一门：手里没有别的牌时才能领出")                                             \
  X(LEAD_FORM, "lead-form", "lead.forms", "{cards} cannot be led: {text}",                         \
    "{cards}不能领出：{text}")                                                                     \
  X(LEAD_GROUPING, "lead-grouping", "lead.grouping", "{cards} cannot be led as {held}: {text}",    \
    "{cards}不能作为{held}领出：{text}")                                                           \
  X(GROUPING, "grouping", "lead.grouping", "only who leads says how the cards are divided",        \
    "只有领出者才声明拆法")                                                                        \
  X(THROW_ALLOWED, "throw-allowed", "throw.allowed", "{text}", "{text}")                           \
  /* following */                                                                                  \
  X(FOLLOW_COUNT, "follow-count", "", "{shape} was led: {text}", "领出的是{shape}：{text}")        \
  X(FOLLOW_SUIT, "suit-owed", "follow.owes",                                                       \
    "{suit} were led and you hold {held} ({owed}): {text}",                                        \
    "领出{suit}，您{held}（{owed}）：{text}")                                                      \
  X(FOLLOW_SHAPE, "shape-owed", "follow.owes",                                                     \
    "{shape} was led and you hold {held} in {suit} ({owed}): you must play {text}",                \
    "领出{shape}，您有{suit}{held}（{owed}）：{text}")                                             \
  X(FOLLOW_SETS, "set-owed", "follow.owes",                                                        \
    "{shape} was led and you hold {held} in {suit} ({owed}): you must play {text}",                \
    "领出{shape}，您有{suit}{held}（{owed}）：{text}")                                             \
  X(FOLLOW_TRACTORS, "tractor-owed", "follow.owes",                                                \
    "{shape} was led and you hold {held} in {suit} ({owed}): you must play {text}",                \
    "领出{shape}，您有{suit}{held}（{owed}）：{text}")                                             \
  X(FOLLOW_HIGHEST, "highest-owed", "follow.owes",                                                 \
    "{shape} was led and you cannot match it: you must play your highest {suit} beside sets ("     \
    "{owed})",                                                                                     \
    "领出{shape}，您跟不上：除成对的牌外，必须出最大的{suit}（{owed}）")                           \
  X(FOLLOW_LISTED, "listed-owed", "follow.owes",                                                   \
    "{shape} was led and you hold {held} in {suit} ({owed}): you must play {text}",                \
    "领出{shape}，您有{suit}{held}（{owed}）：{text}")                                             \
  X(FOLLOW_CARDS, "cards-owed", "follow.owes", "{text} ({owed})", "{text}（{owed}）")              \
  /* climbing */                                                                                   \
  X(FOLLOW_FORM, "follow-form", "lead.forms", "{cards} cannot be played upon {shape}: {text}",     \
    "{cards}压不了{shape}：{text}")                                                                \
  X(OUT_OF_TURN, "out-of-turn", "lead.forms", "it is {seat}'s turn: {text}",                       \
    "现在轮到{seat}：{text}")                                                                      \
  X(OWN_TOP, "own-top", "follow.own_top", "what lies on top is your own play",                     \
    "桌上最大的就是您自己出的")                                                                    \
  X(LEAD_OWED, "lead-owed", "follow.pass", "you have the lead: only followers pass",               \
    "由您领出：跟牌的人才能不要")                                                                  \
  X(PASSED, "passed", "follow.pass", "you have passed and are out of this trick",                  \
    "您已经说过不要，这一墩不能再出")                                                              \
  X(STALE, "stale", "follow.race", "{text}", "{text}")                                             \
  X(EXCHANGE, "exchange", "exchange.steps", "{text}", "{text}")                                    \
  X(HIGHEST, "highest", "exchange.steps", "you give your highest card: {owed}",                    \
    "要给最大的牌：{owed}")                                                                        \
  X(REQUESTED, "requested", "exchange.steps", "you were asked for {text} and hold {owed}",         \
    "对方要的是{text}，您有{owed}：给出来")

typedef enum Refusal {
#define X(id, code, field, english, chinese) REFUSED_##id,
  REFUSALS(X)
#undef X
      REFUSAL_NB
} Refusal;
#define LEGAL REFUSED_NONE

typedef struct Ruling {
  Refusal refusal;
  int seat;                     /* {seat} */
  Suit suit;                    /* {suit} */
  int n, m;                     /* {n} {m} */
  CardSet cards, owed, example; /* kind space; empty where there are none */
  bool others;                  /* the example is one of several */
  CardSet part;                 /* of what is {owed}, where the hand lacks some: what it has */
  char shape[160], held[160];   /* {shape}: "a tractor of two pairs"; {held}: "one"; and {text}: */
  char text[REFUSAL_TEXT];      /* said, as in sentence.h */
  const char *field; /* the field that decides; the list's unless a rule says otherwise */
} Ruling;

const char *refusal_code(Refusal refusal);  /* "set-owed" */
const char *refusal_field(Refusal refusal); /* "follow.owes" */

/* A ruling with nothing in it but the refusal and its field. */
Ruling ruling_make(Refusal refusal);

/* Asks a question. False, and *why, if not NULL, says so (REFUSED_RULE_FAILED), when the rule
** failed. */
bool rule_answers(const Rules *rules, HookCall *call, Ruling *why);

/* Asks a refusing hook (call filled but for its answers): LEGAL, REFUSED_RULE with the hook's
** sentence, or REFUSED_RULE_FAILED. *why, if not NULL, is filled on a refusal. */
Refusal ruling_ask(const Rules *rules, HookCall *call, Ruling *why);

/* ruling_refuse(why, REFUSED_X, SAY(Y), values ...): fills *why, if not NULL, with a refusal whose
** {text} is that sentence; returns it. */
#define ruling_refuse(why, refusal, ...) ruling_refuse_values(why, refusal, VALUES(__VA_ARGS__))
Refusal ruling_refuse_values(Ruling *why, Refusal refusal, const Value text[]);
/* The refusal of who acts while that seat is waited for. */
Refusal ruling_turn(Ruling *why, int seat);
/* The refusal of so many cards, or calls, where another number is wanted. */
Refusal ruling_count(Ruling *why, int wanted, int given);
/* LEGAL if the hand holds the cards (kind space), else the refusal that names those it lacks. */
Refusal ruling_held(Ruling *why, const CardSet *hand, const CardSet *cards);

/* The sentence of a ruling as said; that of the refusal itself is named REFUSED_X. When the ruling
** has an example that the sentence does not name, "; legal would be ..." is added. Returns out. */
const char *ruling_said(const Ruling *ruling, int planes, Style style, char *out, size_t size);

#endif
