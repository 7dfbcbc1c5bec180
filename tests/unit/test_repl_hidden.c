/* test_repl_hidden.c - nothing that is said to a seat depends on cards that it cannot know.
**
** A deal stops at a random moment, and one seat is taken. Then cards change their hidden places:
** other hands, the undrawn deck, the kitty. What comes of it is a twin of the deal that agrees with
** it, at each of its moments, in all that the seat knows (tells_apart): whatever changed that was
** taken back. So voids stay voids, throws that stood stand. Every command is typed into both, and
** both must say the same, in files too.
**
** A line that acts lets other seats act on their cards, which may come out otherwise: it is
** compared whenever the seat knows the same of both games behind it. LINES says what is left out.
**
** PENGYOU_LONG=N asks at N times 1000 moments; PENGYOU_HIDDEN="SPEC PLAYERS SEED" at one alone. */
#include <signal.h>
#include <unistd.h>

#include "deal/deal_is_ok.h"
#include "deal/kitty_burier.h"
#include "desk.h"
#include "notation/position.h"
#include "repl/line.h"
#include "repl/tab_completion.h"
#include "rulefiles.h"

enum {
  MOMENTS = 100 / SHARE,
  MOMENTS_LONG = 1000,
  TRIES = 60,
  STEPS_MAX = 1200,
  LINE_TEXT_MAX = 2048
};
enum { SPEC_TEXT = 320, TWINS = 2, FILE_MB = 4, ANSWER_TEXT = 1 << 20 };

/* ---- what a seat knows ---- */

#define SAME(field) (memcmp(&(a)->field, &(b)->field, sizeof(a)->field) == 0)

/* Of bids that lie face down others know how many cards they are. */
static bool same_bids(const Deal *a, const Deal *b, int seat) {
  if (a->bidding.n != b->bidding.n || !SAME(bidding.may_answer) || !SAME(bidding.locked))
    return false;
  for (int i = 0; i < a->bidding.n; i++) {
    Bid one = bidding_bid(&a->bidding, i), other = bidding_bid(&b->bidding, i);
    if (one.seat != seat && one.face_down && !a->buried) {
      bid_hide(&one);
      bid_hide(&other);
    }
    if (memcmp(&one, &other, sizeof one) != 0) return false;
  }
  return true;
}

/* The objector to a throw is heard, unless the rules keep him hidden. */
static bool same_throws(const Deal *a, const Deal *b) {
  bool hidden = a->objector_hidden && b->objector_hidden;
  return (hidden || SAME(objector)) && SAME(objector_hidden) && SAME(objection) &&
         SAME(withdrawn) && SAME(penalty) && SAME(faults) && SAME(fault_levels) && SAME(ending) &&
         SAME(throw_cards) && SAME(throw_n);
}

static bool same_play(const Deal *a, const Deal *b) {
  return SAME(log_n) && SAME(log) && SAME(play) && SAME(plays) && SAME(best) && SAME(grouping) &&
         SAME(leader) && SAME(turn) && SAME(trick) && SAME(won) && SAME(team) && SAME(call) &&
         SAME(calls) && SAME(last_leader) && SAME(last_winner) && same_throws(a, b);
}

static bool same_kitty(const Deal *a, const Deal *b, const Rules *rules, const Game *game,
                       int seat) {
  bool over = a->phase >= rules->phases_n && !a->redeal;
  bool knows = (a->buried && seat == kitty_burier(game, rules)) || a->exposed ||
               (over && rules->kitty.shown_at_end);
  for (int i = 0; i < a->turned; i++)
    if (a->deck[a->deck_n - rules->deck.kitty + i] != b->deck[b->deck_n - rules->deck.kitty + i])
      return false;
  return SAME(turned) && SAME(picked_up) && SAME(buried) && SAME(exposed) && SAME(burier) &&
         (!knows || SAME(kitty));
}

static bool same_remembered(const Game *a, const Game *b, int part) {
  int n, m;
  const uint8_t *one = remembered_bytes(&a->remembered, part, &n);
  const uint8_t *other = remembered_bytes(&b->remembered, part, &m);
  return n == m && (n == 0 || memcmp(one, other, (size_t)n) == 0);
}

static bool same_choices(const Game *a, const Game *b, int seat) {
  return same_remembered(a, b, REMEMBERED_ANSWER + seat) && SAME(deal.rule);
}

/* The points of a deal are counted aloud, those of the kitty too. */
static bool same_result(const Deal *a, const Deal *b) {
  return SAME(ended_by_throw) && SAME(ended_early) && SAME(offender) && SAME(opponents_points) &&
         SAME(kitty_points) && SAME(trick_points) && SAME(penalty_points) && SAME(multiplier) &&
         SAME(score) && SAME(settling);
}

static bool same_deal(const Deal *a, const Deal *b, int seat) {
  bool trump_known = a->buried || !bidding_standing(&a->bidding) ||
                     bidding_standing(&a->bidding)->seat == seat ||
                     !bidding_standing(&a->bidding)->face_down;
  return SAME(phase) && SAME(deck_n) && SAME(drawn) && SAME(dropped) && SAME(first_drawer) &&
         SAME(held[seat]) && SAME(crossed) && SAME(hand_n) && SAME(passed) && SAME(asked) &&
         SAME(failed_n) && (!trump_known || (SAME(trump) && SAME(has_order))) && SAME(declarer) &&
         SAME(redeal) && SAME(claimer) && SAME(gift) && SAME(gifts) && SAME(theft) && SAME(table) &&
         same_bids(a, b, seat) && same_play(a, b) && same_result(a, b);
}

/* Can the seat tell the two games apart? What functions of the rules remember counts as known. */
static bool tells_apart(const Game *a, const Game *b, const Rules *rules, int seat) {
  bool same = SAME(number) && SAME(redeals) && SAME(actions) && SAME(level) && SAME(winners) &&
              SAME(passive) && SAME(over) && SAME(named_declarer) && SAME(place) && SAME(total) &&
              SAME(gained) && SAME(dealer) && SAME(first_cards) &&
              same_remembered(a, b, REMEMBERED_GAME) && same_remembered(a, b, REMEMBERED_DEAL) &&
              same_choices(a, b, seat);
  return !same || !same_deal(&a->deal, &b->deal, seat) ||
         !same_kitty(&a->deal, &b->deal, rules, a, seat);
}

/* ---- a deal and its twin ---- */

typedef struct Hidden {
  const char *spec;
  int players, seat;
  uint64_t seed;
  Rng rng;
  Session twin[TWINS];
  bool laid; /* set up by a position, as other rules need it to do the game again */
  Desk desk[TWINS];
  char folder[32];
  bool bad;
} Hidden;

/* How much was asked, and compared. */
static struct {
  long moments, laid, moved, lines, decided, files, words, climbing, over, reviews;
} tally;

static long by_command[128]; /* lines of each that were compared */

/* The deal begins here: what came before it is forgotten. */
static void begin_here(Session *session, const Game *game) {
  Game begun = *game;
  free(session->checkpoint);
  session->checkpoint = NULL;
  session->checkpoints = session->checkpoint_room = session->recent_n = 0;
  session->history.n = session->ahead = session->undo.n = session->redo.n = 0;
  session->game = session->base = begun;
}

static bool act(Hidden *hidden) {
  Session *session = &hidden->twin[0];
  Action action, only = game_default(&session->game, session->rules);
  Ruling why;
  bool random = rng_below(&hidden->rng, 3) == 0;
  if (game_phase(&session->game, session->rules) == PHASE_NONE) {
    if (only.type == ACTION_NB || session_do(session, &only, &why) != LEGAL) return false;
    begin_here(session, &session->game);
    return true;
  }
  if (random) {
    game_random_action(&session->game, session->rules, &hidden->rng, &action);
    if (session_do(session, &action, &why) == LEGAL) return true;
  }
  session_step(session, (uint16_t)((1u << hidden->players) - 1), NULL, &action, &why);
  return action.type != ACTION_NB;
}

static void play_on(Hidden *hidden) {
  const Session *session = &hidden->twin[0];
  int cards = session->game.deal.tables ? 60 : session->game.deal.deck_n * 2;
  int n = random_below(&hidden->rng, cards);
  bool again = rng_below(&hidden->rng, 6) == 0; /* a later deal */
  for (int i = 0; i < n || (again && session->game.number == 1); i++) {
    bool over = game_phase(&session->game, session->rules) == PHASE_NONE;
    if (i >= STEPS_MAX || (over && !again) || !act(hidden)) return;
  }
}

/* The deal goes on from a position, as it lies. */
static void lay_out(Hidden *hidden) {
  Session *session = &hidden->twin[0];
  char text[NOTATION_MAX], error[SESSION_ERROR];
  if (game_phase(&session->game, session->rules) != PHASE_TRICKS) return;
  position_print(&session->game, session->rules, text, sizeof text);
  if (!session_position(session, text, (Offer){NULL, false}, error, sizeof error)) return;
  hidden->laid = true;
  for (int n = random_below(&hidden->rng, 12); n > 0; n--)
    if (game_phase(&session->game, session->rules) != PHASE_NONE) act(hidden);
}

static Card any_card(Rng *rng, const CardSet *cards) {
  uint8_t list[CARD_MAX];
  int n = cardset_list(cards, list, PACK_MAX);
  return n ? list[rng_below(rng, (uint64_t)n)] : CARD_NONE;
}

/* One of the other hands, or the kitty (players). */
static int any_place(Hidden *hidden, const Deal *deal, CardSet *cards) {
  int place = random_below(&hidden->rng, hidden->players + 1);
  *cards = place == hidden->players ? deal->kitty : *HAND_OF(deal, place);
  return place;
}

static void exchange_at(const Hidden *hidden, Deal *deal, int place, CardSet cards, Card out,
                        Card in) {
  cardset_take(&cards, out, PACK_MAX);
  cardset_put(&cards, in, PACK_MAX);
  if (place == hidden->players)
    deal->kitty = cards;
  else
    deal_lay_hand(deal, place, &cards);
}

static void swap_in_deck(Deal *deal, Card a, Card b) {
  int at = 0, other = 0;
  while (at < deal->deck_n && deal->deck[at] != a) at++;
  while (other < deal->deck_n && deal->deck[other] != b) other++;
  if (at == deal->deck_n || other == deal->deck_n) return;
  deal->deck[at] = b;
  deal->deck[other] = a;
}

/* A position is what its line says. */
static bool set_up_again(const Hidden *hidden, Game *base) {
  const Rules *rules = hidden->twin[0].rules;
  char text[NOTATION_MAX], error[SESSION_ERROR];
  position_print(base, rules, text, sizeof text);
  return position_parse(text, base, rules, error, sizeof error);
}

/* Two cards change places, before the deal is played. False when there are none. */
static bool swap_cards(Hidden *hidden, Game *base, Card card[2]) {
  Deal *deal = &base->deal;
  if (!hidden->laid && !deal->tables) {
    int kitty = hidden->twin[0].rules->deck.kitty;
    uint64_t n = deal->deck_n;
    int at = (int)rng_below(&hidden->rng, n), other = (int)rng_below(&hidden->rng, n);
    card[0] = deal->deck[at];
    card[1] = deal->deck[other];
    deal->deck[at] = (uint8_t)card[1];
    deal->deck[other] = (uint8_t)card[0];
    cardset_from(&deal->kitty, deal->deck + deal->deck_n - kitty, kitty, deal->planes);
    return card[0] != card[1];
  }
  CardSet gives, takes;
  int from = any_place(hidden, deal, &gives), to = any_place(hidden, deal, &takes);
  card[0] = any_card(&hidden->rng, &gives);
  card[1] = any_card(&hidden->rng, &takes);
  if (from == to || card[0] == CARD_NONE || card[1] == CARD_NONE || card[0] == card[1])
    return false;
  exchange_at(hidden, deal, from, gives, card[0], card[1]);
  exchange_at(hidden, deal, to, takes, card[1], card[0]);
  if (deal->tables) swap_in_deck(deal, card[0], card[1]);
  return deal->tables || set_up_again(hidden, base);
}

/* Does only its seat see which cards these are? */
static bool is_hidden(const Hidden *hidden, const Action *action) {
  return action->seat != hidden->seat &&
         (action->type == ACTION_BURY || action->type == ACTION_GIVE);
}

static bool exchange(CardSet *cards, Card card, Card other) {
  if (cardset_count(cards, card, PACK_MAX) == 0) return false;
  cardset_take(cards, card, PACK_MAX);
  cardset_put(cards, other, PACK_MAX);
  return true;
}

/* Does the action in the twin; where others lay cards away unseen it may be the other card. */
static bool do_again(const Hidden *hidden, Game *game, Action *action, const Card card[2]) {
  const Rules *rules = hidden->twin[0].rules;
  if (game_apply(game, rules, action, NULL) == LEGAL) return true;
  if (!is_hidden(hidden, action)) return false;
  for (int i = 0; i < 2; i++) {
    Action changed = *action;
    if (!exchange(&changed.cards, card[i], card[!i])) continue;
    if (game_apply(game, rules, &changed, NULL) != LEGAL) continue;
    *action = changed;
    return true;
  }
  return false;
}

/* Tries one exchange of cards: the twin takes it over if the seat can tell no moment apart. */
static bool move_cards(Hidden *hidden, const Game *moments) {
  Session *twin = &hidden->twin[1];
  Game base = twin->base, game;
  Card card[2];
  size_t n = twin->history.n, i;
  bool buried = rng_below(&hidden->rng, 4) == 0; /* others bury another card */
  Action *actions = malloc((n + 1) * sizeof *actions);
  assert_non_null(actions);
  for (i = 0; i < n; i++) actions[i] = history_action(&twin->history, i);
  bool moved = buried || swap_cards(hidden, &base, card);
  game = base;
  moved = moved && !deal_is_ok(twin->rules, &base);
  for (i = 0; moved && i < n; i++) {
    if (buried && is_hidden(hidden, &actions[i])) {
      card[0] = any_card(&hidden->rng, &actions[i].cards);
      card[1] = any_card(&hidden->rng, HAND_OF(&game.deal, actions[i].seat));
      exchange(&actions[i].cards, card[0], card[1]);
    }
    moved = do_again(hidden, &game, &actions[i], card) &&
            !tells_apart(&moments[i + 1], &game, twin->rules, hidden->seat);
  }
  moved = moved && !tells_apart(&moments[0], &base, twin->rules, hidden->seat);
  if (moved) {
    begin_here(twin, &base);
    twin->history.n = 0;
    for (i = 0; i < n; i++) assert_true(history_add(&twin->history, &actions[i]));
    twin->game = game;
  }
  free(actions);
  return moved;
}

/* What the seat knows of the deal, moment by moment. */
static Game *tell_moments(const Session *session) {
  Game *moments = malloc((session->history.n + 1) * sizeof *moments);
  assert_non_null(moments);
  moments[0] = session->base;
  for (size_t i = 0; i < session->history.n; i++) {
    moments[i + 1] = moments[i];
    const Action action = history_action(&session->history, i);
    assert_int_equal(game_apply_again(&moments[i + 1], session->rules, &action, NULL), LEGAL);
  }
  return moments;
}

/* True when hidden cards lie elsewhere in the twin now. */
static bool make_twin(Hidden *hidden) {
  Session *one = &hidden->twin[0], *other = &hidden->twin[1];
  Game *moments = tell_moments(one);
  begin_here(other, &one->base); /* room of its own */
  session_copy(other, one);
  int moved = 0;
  for (int i = 0; i < TRIES; i++) moved += move_cards(hidden, moments);
  free(moments);
  tally.moved += moved;
  bool differs = memcmp(one->game.deal.held, other->game.deal.held, sizeof one->game.deal.held) ||
                 memcmp(&one->game.deal.kitty, &other->game.deal.kitty, sizeof(CardSet)) ||
                 memcmp(one->game.deal.deck, other->game.deal.deck, CARD_MAX);
  return moved > 0 && differs;
}

/* ---- what is typed ---- */

/* Each command with its lines, one below the other; a blank line begins anew. $S is the seat, $O
** another, $C cards of the hand, $A an action that the seat could do, $X any card, $F a file. */
typedef struct Lines {
  const char *name, *lines;
} Lines;

static const Lines LINES[] = {
    {"step", "step\n\nstep 3"},
    {"auto", "auto trick\n\nauto deal\n\nauto nothing"},
    {"seat", "seat"},                /* who takes another seat, or none, sees other cards */
    {"open", "open off\n\nopen at"}, /* `open on` shows them all */
    {"new", "new nothing\n\nnew seed 7\nundo"},
    {"names", "names A=Anna B=Bo\ntable\nhands\nstep\n\nnames A=A\nnames none\nnames"},
    {"undo", "undo\ntable\nhint\nlegal\nhands\nhistory\n\nundo 30\ntable\nlegal\nredo\n\nundo 90\n"
             "table\nposition\nshow deal"},
    {"redo", "redo\n\nundo\nredo\ntable"},
    {"goto", "goto 1\ntable\nlegal\n\ngoto draw 9\ntable\nhint\n\ngoto deal 1\n\ngoto 2\n\ngoto x"},
    {"branch", "branch try\nbranches\n\nbranch -try"},
    {"branches", "branches"},
    {"what", "what $C\n\nwhat $A\n\nwhat $X\n\nwhat is $X\n\nwhat"},
    {"reload", "reload"},
    {"house", "house\n\nhouse only-suit-owed\n\nhouse nothing"},
    {"set", "set score.step 10\n\nset follow.owes suit\n\nset kitty.shown_at_end false\n\nset x"},
    {"draw", "draw"},
    {"declare", "declare $C\n\ndeclare $X"},
    {"defend", "defend $C"},
    {"yield", "yield"},
    {"pass", "pass"},
    {"misdeal", "misdeal"},
    {"pick-up", "pick-up"},
    {"bury", "bury $C\n\n$A"},
    {"reveal", "reveal"},
    {"call", "call $X#1\n\ncall $X#2 $X#1"},
    {"play", "play $C\n\n$A\n\nplay $X\n\nplay $C $X\n\n$O: play $X"},
    {"deal", "deal"},
    {"give", "give $C\n\ngive $O $X\n\ngive $S $X\n\ngive $X"},
    {"accept", "accept"},
    {"refuse", "refuse"},
    {"keep", "keep"},
    {"request", "request 9"},
    {"waive", "waive"},
    {"table", "table\n\ntable 1"},
    {"hands", "hands\n\nhands $S\n\nhands $O"},
    {"out", "out\n\n$O: out"},
    {"legal", "legal\n\n$O: legal\n\nlegal $S"},
    {"why", "why\n\nwhy $C\n\nwhy $A\n\nwhy $X\n\nwhy score\n\n$O: why $X"},
    {"could", "could I play $C\n\ncould that\n\ncould she play that\n\ncould $S have played $C\n\n"
              "could $O have played that\n\ncould $S have buried $X\n\ncould $O play $X"},
    {"ask", "ask order\n\nask follows\n\nask follow play $C\n\nask lead play $C\n\nask winner\n\n"
            "ask shape cards $C\n\nask bid bid $X\n\nask may-bid\n\nask bury bury $C\n\n"
            "ask misdeal\n\nask call calls $X ordinal 1\n\nask friends\n\nask kitty\n\n"
            "ask score\n\nask advance\n\nask settle\n\nask decided\n\nask turned\n\nask "
            "begins\n\nask deck\n\n"
            "$O: ask follows\n\n$O: ask follow play $X"},
    {"bots", "bots\nbots random,simple\n\nbots none"},
    {"differ", "differ\n\ndiffer 1\n\ndiffer nothing"},
    {"coverage", "coverage nothing"},
    {"diff", "diff\n\ndiff nothing"},
    {"hint", "hint\n\n$O: hint\n\nhint $O"},
    {"coach", "coach on\nplay $C\n\ncoach"},
    {"review", "review x\n\nreview"},
    {"trump", "trump\n\ntrump 9C"},
    {"turn", "turn\n\nturn $S\n\nturn $O"},
    {"rules", "rules\n\nrules follow"},
    {"history", "history\n\nhistory all"},
    {"show", "show deal\n\nshow trick 1\n\nshow trick 3\n\nshow"},
    {"look", "look\n\nlook sets apart\nhands\ntable"},
    {"games", "games"},
    {"lua", "lua deal\n\nlua hand.$S\n\nlua hand.$O\n\nlua trick\n\nlua trump\n\nlua players\n\n"
            "lua deal.kitty\n\nlua deal:player('$O').hand\n\nlua deal:holder('$X')\n\n"
            "lua deal.bids\n\nlua deal.memory\n\nlua for _, p in ipairs(players) do print(p.seat, "
            "p.rank, p.level, p.side, p.partner, p.won, p.memory) end\n\nlua deal.bid, "
            "deal.turned, deal.order, deal.played, deal.calls, deal.declarer\n\nlua trick.winner, "
            "trick.points\n\nlua deal.tricks, deal.turn\n\nlua #deal.kitty\n\n$O: lua hand.$O"},
    {"position", "position\n\nposition pagat"},
    {"lang", "lang\n\nlang xx"},
    {"save", "save $F"}, /* what is said; the file is the game, with every card of it */
    {"save!", "save! $F"},
    {"load", "load $F.none"},
    {"export", "export $F.md\n\nexport $F.svg\n\nexport $F.html\n\nexport $F.svg trick 1\n\n"
               "export $F.md why\n\nexport $F.html why $C"},
    {"export!", "export! $F.md"},
    {"rulebook", "rulebook $F"},
    {"rulebook!", "rulebook! $F"},
    {"resume", "resume"}, /* there is nothing: the folder of sessions is this test's own */
    {"test", "test save $F.lua\n\ntest $F"},
    {"help", "help\n\nhelp all\n\nhelp play"},
    {"tutorial", "tutorial\ndeclare 2D\nquit\ntable"},
    {"quit", "quit"},
};
enum { LINES_N = sizeof LINES / sizeof *LINES };

/* Every word that a line has for what is on the table. */
typedef struct Words {
  char seat[2], other[2], any[CARD_TEXT], cards[LINE_TEXT_MAX - 8], action[LINE_TEXT_MAX], file[64];
} Words;

static void find_words(Hidden *hidden, Words *words) {
  const Game *game = &hidden->twin[0].game;
  const Rules *rules = hidden->twin[0].rules;
  const CardSet *hand = HAND_OF(&game->deal, hidden->seat);
  CardSet some = CARDSET_EMPTY;
  Action action;
  int other =
      deal_after(&game->deal, hidden->seat, 1 + random_below(&hidden->rng, hidden->players - 1));
  *words = (Words){.seat = {seat_letter(hidden->seat)}, .other = {seat_letter(other)}};
  card_print((Card)rng_below(&hidden->rng, KIND_NB), STYLE_ASCII, words->any);
  int n = 1 + random_below(&hidden->rng, 3);
  if (game->deal.plays > 0) n = game->deal.play[0].n;
  for (Card card; n-- > 0 && (card = any_card(&hidden->rng, hand)) != CARD_NONE;)
    if (cardset_count(&some, card, PACK_MAX) < cardset_count(hand, card, PACK_MAX))
      cardset_put(&some, card, PACK_MAX);
  cardset_print(&some, PACK_MAX, STYLE_ASCII, words->cards, sizeof words->cards);
  snprintf(words->action, sizeof words->action, "play %s", words->cards);
  if (game_waits_for(game, rules) == hidden->seat) {
    game_random_action(game, rules, &hidden->rng, &action);
    if (action.type != ACTION_NB && action.seat == hidden->seat)
      action_print(&action, PACK_MAX, STYLE_ASCII, words->action, sizeof words->action);
  }
  snprintf(words->file, sizeof words->file, "%s/file", hidden->folder);
}

static void fill_in(const char *line, size_t length, const Words *words, char *out, size_t size) {
  Text text = text_start(out, size);
  for (size_t i = 0; i < length; i++) {
    const char *word = NULL;
    if (line[i] == '$') switch (line[++i]) {
        case 'S': word = words->seat; break;
        case 'O': word = words->other; break;
        case 'C': word = words->cards; break;
        case 'A': word = words->action; break;
        case 'X': word = words->any; break;
        default: word = words->file;
      }
    if (word)
      text_put(&text, word);
    else
      text_put_some(&text, line + i, 1);
  }
}

/* ---- both are asked ---- */

static void sit_down(Hidden *hidden, int k, uint64_t how) {
  Desk *desk = &hidden->desk[k];
  memset(desk, 0, sizeof *desk);
  Repl *repl = &desk->repl;
  repl->out = open_memstream(&desk->said, &desk->said_n);
  repl->errors = open_memstream(&desk->refused, &desk->refused_n);
  repl->look = (Look){.style = how & 1 ? STYLE_UNICODE : STYLE_ASCII, .width = 80};
  if (how & 2) repl->look.language = repl_language(language_find("zh"));
  if (how & 2) repl->look.style = STYLE_UNICODE;
  repl->interactive = repl->confirm = how >> 2 & 1;
  repl->look.height = how & 8 ? 1000 : 0; /* one page: nobody is there to ask for the next */
  repl->look.colour = how >> 4 & 1;
  repl->risked.type = ACTION_NB;
  repl->taken = (uint16_t)(1u << hidden->seat);
  session_copy(&repl->session, &hidden->twin[k]);
}

static bool differ(Hidden *hidden, const char *line, const char *one, const char *other) {
  fprintf(stderr, "%s with %d, seed %llu: %c types \"%s\"\n--- is told\n%s--- and in the twin\n%s",
          hidden->spec, hidden->players, (unsigned long long)hidden->seed,
          seat_letter(hidden->seat), line, one, other);
  hidden->bad = true;
  return false;
}

/* The game that the seat then looks at: it must be one that both can still be compared in. */
static bool tells_desks_apart(const Hidden *hidden) {
  const Session *one = &hidden->desk[0].repl.session, *other = &hidden->desk[1].repl.session;
  if (one->rules->players != other->rules->players || one->history.n != other->history.n)
    return true;
  return tells_apart(&one->game, &other->game, one->rules, hidden->seat);
}

/* What a line wrote, and no more of it stays: `save` writes all there is, for it is the game, all
** others what the seat sees. */
static void take_files(const Hidden *hidden, Text *answer) {
  static const char *const END[] = {"", ".md", ".svg", ".html", ".lua"};
  for (size_t i = 0; i < sizeof END / sizeof *END; i++) {
    char error[SESSION_ERROR];
    FileId id;
    const char *path = printed("%s/file%s", hidden->folder, END[i]);
    if (!file_id(path, &id)) continue;
    char *text = *END[i] ? file_read(path, FILE_MB, NULL, error, sizeof error) : NULL;
    if (text) text_put(answer, text);
    tally.files += text != NULL;
    free(text);
    assert_int_equal(remove(path), 0);
  }
}

/* All that is said to a line. Ctrl-C is pressed before: it is obeyed, and then nobody goes on by
** himself. */
static const char *answer_of(Hidden *hidden, int k, const char *line) {
  static char answer[TWINS][ANSWER_TEXT];
  Desk *desk = &hidden->desk[k];
  Text text = text_start(answer[k], ANSWER_TEXT);
  raise(SIGINT);
  type(desk, line);
  text_add(&text, "%s%s", desk->said, desk->refused);
  take_files(hidden, &text);
  assert_true(text.length < ANSWER_TEXT);
  return answer[k];
}

/* Lines below each other, in both. Behind one after which the seat knows of one game what it does
** not know of the other nothing is compared any more: others acted, or their cards decided. */
static bool ask_lines(Hidden *hidden, int command, const char *lines, size_t length,
                      const Words *words) {
  char line[LINE_TEXT_MAX * 2];
  for (size_t at = 0, n; at < length; at += n + 1) {
    n = strcspn(lines + at, "\n");
    if (n > length - at) n = length - at;
    fill_in(lines + at, n, words, line, sizeof line);
    const char *one = answer_of(hidden, 0, line), *other = answer_of(hidden, 1, line);
    if (tells_desks_apart(hidden)) {
      tally.decided++;
      return true;
    }
    tally.lines++;
    by_command[command]++;
    if (strcmp(one, other) != 0) return differ(hidden, line, one, other);
  }
  return true;
}

/* Other rules do a game again from its first card, which the seed has: a twin has other cards than
** its seed. From a position they can be asked about. A review takes long where a deal is over: then
** it is asked for now and then. */
static bool can_be_asked(const Hidden *hidden, const char *name) {
  enum { MOMENTS_A_REVIEW = 16 };
  const Session *session = &hidden->twin[0];
  bool over = session->game.number > 1 || game_phase(&session->game, session->rules) == PHASE_NONE;
  if (strcmp(name, "review") == 0 && over && tally.reviews++ % MOMENTS_A_REVIEW != 0) return false;
  bool again =
      strcmp(name, "reload") == 0 || strcmp(name, "house") == 0 || strcmp(name, "set") == 0;
  return !again || hidden->laid;
}

static bool ask_command(Hidden *hidden, int command, const Words *words) {
  const char *lines = LINES[command].lines;
  bool same = true;
  if (!can_be_asked(hidden, LINES[command].name)) return true;
  while (*lines) {
    const char *end = strstr(lines, "\n\n");
    size_t length = end ? (size_t)(end - lines) : strlen(lines);
    uint64_t how = rng_next(&hidden->rng);
    for (int k = 0; k < TWINS; k++) sit_down(hidden, k, how);
    same = ask_lines(hidden, command, lines, length, words) && same;
    for (int k = 0; k < TWINS; k++) desk_close(&hidden->desk[k]);
    lines += length + (end ? 2 : 0);
  }
  return same;
}

/* What Tab offers. */
static void ask_tab(Hidden *hidden) {
  static const char *const BEGINNINGS[] = {
      "play ", "why ", "bury ", "declare ", "call ", "", "A", "7", "could A have played "};
  for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++) {
    static char said[TWINS][ANSWER_TEXT];
    int n = (int)strlen(BEGINNINGS[i]);
    for (int k = 0; k < TWINS; k++) {
      LineFiles files;
      sit_down(hidden, k, 0);
      Text text = text_start(said[k], ANSWER_TEXT);
      char **list = complete_line(&hidden->desk[k].repl, BEGINNINGS[i], n, n, &files);
      for (int word = 0; list && list[word]; word++) text_add(&text, "%s\n", list[word]);
      tally.words += list != NULL;
      desk_free_offered(list);
      desk_close(&hidden->desk[k]);
    }
    if (strcmp(said[0], said[1]) != 0) differ(hidden, BEGINNINGS[i], said[0], said[1]);
  }
}

/* 1: something differs; -1: the sum cannot be played so; 0: all is the same, or nothing was
** hidden. */
static int ask_at(const char *spec, int players, uint64_t seed, const char *folder) {
  static Hidden hidden;
  char error[SESSION_ERROR];
  Words words;
  hidden = (Hidden){.spec = spec, .players = players, .seed = seed};
  snprintf(hidden.folder, sizeof hidden.folder, "%s", folder);
  rng_seed(&hidden.rng, seed);
  if (!session_new(&hidden.twin[0], spec, players, seed, error, sizeof error)) return -1;
  hidden.seat = random_below(&hidden.rng, players);
  play_on(&hidden);
  if (rng_below(&hidden.rng, 2) == 0) lay_out(&hidden);
  if (make_twin(&hidden)) {
    const Game *game = &hidden.twin[0].game;
    tally.moments++;
    tally.laid += hidden.laid;
    tally.climbing += game->deal.tables > 0;
    tally.over += game_phase(game, hidden.twin[0].rules) == PHASE_NONE;
    find_words(&hidden, &words);
    for (int i = 0; i < LINES_N; i++) ask_command(&hidden, i, &words);
    ask_tab(&hidden);
  }
  session_free(&hidden.twin[1]);
  session_free(&hidden.twin[0]);
  return hidden.bad;
}

/* ---- the tests ---- */

static Names games = {.type = "game"}, rules = {.type = "house rule"};
static char folder[] = "/tmp/pengyou-hidden-XXXXXX";

static int begin(void) {
  names_find(&games);
  names_find(&rules);
  interrupt_watch();
  return mkdtemp(folder) && setenv("PENGYOU_SESSIONS", folder, 1) == 0 ? 0 : -1;
}

static int end(void) {
  interrupt_taken();
  return rmdir(folder);
}

static int rounds(void) {
  const char *text = getenv("PENGYOU_LONG");
  return !text ? 0 : atoi(text) > 0 ? atoi(text) : 1;
}

/* The game's numbers of players. */
static int counts_of(const char *game, int counts[SEAT_MAX], Family *family) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(game, 0, error, sizeof error);
  if (!variant) fail_msg("%s", error);
  int n = variant_player_counts(variant, counts);
  *family = variant_rules(variant)->family;
  variant_free(variant);
  return n;
}

/* Every game in turn, of the climbing games one each EVERY_CLIMB times, alone or with one or two
** house rules. */
static int draw_spec(Rng *rng, int i, char spec[SPEC_TEXT]) {
  enum { EVERY_CLIMB = 6 };
  Family family = FAMILY_TRICK;
  int counts[SEAT_MAX], parts = random_below(rng, 3), at = i, n;
  do n = counts_of(games.name[at % games.n], counts, &family);
  while (i % EVERY_CLIMB == 0 && family != FAMILY_CLIMB && ++at < i + games.n);
  const char *game = games.name[at % games.n];
  int length = snprintf(spec, SPEC_TEXT, "%s", game);
  while (parts-- > 0)
    length += snprintf(spec + length, SPEC_TEXT - (size_t)length, "+%s",
                       rules.name[rng_below(rng, (uint64_t)rules.n)]);
  return counts[rng_below(rng, (uint64_t)n)];
}

TEST(every_command_has_its_lines) {
  assert_int_equal(LINES_N, commands_n);
  for (int i = 0; i < commands_n; i++) assert_string_equal(LINES[i].name, commands[i].name);
}

TEST(what_is_said_to_a_seat_is_the_same_whatever_is_hidden) {
  int wanted = rounds() ? MOMENTS_LONG * rounds() : MOMENTS, faults = 0;
  Rng rng = rng_from((uint64_t)rounds());
  for (int i = 0; tally.moments < wanted && i < wanted * 20; i++) {
    char spec[SPEC_TEXT];
    int players = draw_spec(&rng, i, spec);
    faults += ask_at(spec, players, rng_next(&rng) % 100000, folder) > 0;
  }
  print_message(
      "%ld moments (%ld from positions, %ld of climbing games, %ld of deals that are"
      " over), %ld cards moved; compared: %ld lines, %ld files, %ld lists of Tab; decided by"
      " hidden cards: %ld\n",
      tally.moments, tally.laid, tally.climbing, tally.over, tally.moved, tally.lines, tally.files,
      tally.words, tally.decided);
  assert_int_equal(faults, 0);
  assert_int_equal(tally.moments, wanted);
  assert_true(tally.laid * 20 > wanted || SHARE > 1);
  assert_true(tally.climbing * 20 > wanted);
  assert_true(tally.over * 100 > wanted || SHARE > 1);
  assert_true(tally.moved > wanted * 3);
  assert_true(tally.lines > wanted * 100);
  assert_true(tally.files > wanted);
  assert_true(tally.words > wanted);
  for (int i = 0; i < LINES_N; i++)
    if (by_command[i] == 0 && SHARE == 1) fail_msg("of `%s` nothing was compared", LINES[i].name);
}

TEST(one_moment_that_is_asked_for) {
  char spec[SPEC_TEXT];
  int players;
  unsigned long long seed;
  assert_int_equal(sscanf(getenv("PENGYOU_HIDDEN"), "%319s %d %llu", spec, &players, &seed), 3);
  assert_int_equal(ask_at(spec, players, seed, folder), 0);
  assert_int_equal(tally.moments, 1);
}

int main(void) {
  tests_one_only("PENGYOU_HIDDEN");
  return tests_run(begin, end);
}
