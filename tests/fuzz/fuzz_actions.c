/* fuzz_actions.c - a deal driven by bytes: any action is done whole or refused with a sentence and
** nothing changed, what the game offers can be done, and all cards stay accounted for.
**
** The first byte chooses the game and the seed. Then each action begins with a byte: below 0x80 it
** is one that the game draws itself, so that bytes come deep into a deal; else kind, seat, number,
** rank and cards follow as they come. */
#include "deal/deal_is_ok.h"
#include "deal/game.h"
#include "deal/view.h"
#include "fuzz.h"
#include "language/language.h"

typedef struct Bytes {
  const uint8_t *at, *end;
} Bytes;

static uint8_t next(Bytes *bytes) { return bytes->at < bytes->end ? *bytes->at++ : 0; }

static void read_cards(Bytes *bytes, CardSet *cards) {
  for (int n = next(bytes) % 12; n > 0; n--) {
    int card = next(bytes) % KIND_NB;
    if (cardset_count(cards, card, PACK_MAX) < PACK_MAX) cardset_put(cards, card, PACK_MAX);
  }
}

/* Any action at all. Cards of the hand now and then, so that more of it is held. */
static void read_action(Bytes *bytes, const Game *game, Action *action) {
  memset(action, 0, sizeof *action);
  uint8_t type = next(bytes), seat = next(bytes), how = next(bytes);
  action->type = type % (ACTION_NB + 1);
  action->seat = seat % 20 < SEAT_MAX ? seat % 20 : SEAT_NONE;
  action->rank = next(bytes) % RANK_NB;
  action->version = how & 0x40 ? next(bytes) : 0;
  if (action->type == ACTION_CHOOSE) strcpy(action->word, how & 1 ? "pass" : "double");
  action->has_number = how & 2;
  action->number = (int16_t)next(bytes);
  read_cards(bytes, &action->cards);
  if (how & 4 && action->seat < game->deal.players)
    action->cards = *HAND_OF(&game->deal, action->seat);
  if (action->type != ACTION_CALL) return;
  action->calls = next(bytes) % (CALL_MAX + 1);
  for (int i = 0; i < action->calls; i++)
    action->call[i] = (Call){next(bytes) % KIND_NB, next(bytes) % 8, 0, SEAT_NONE};
}

/* Refused with a sentence, and nothing changed; or done, and nothing lost. */
static void try_action(Game *game, const Rules *rules, const Action *action) {
  char sentence[1024];
  Game before = *game;
  Ruling why = ruling_make(LEGAL);
  Refusal checked = game_check(game, rules, action);
  Refusal refusal = game_apply(game, rules, action, &why);
  check((checked == LEGAL) == (refusal == LEGAL), "what is allowed is done, and nothing else");
  check(deal_is_ok(rules, game) == NULL, "all is accounted for");
  if (refusal == LEGAL) return;
  check(memcmp(&before, game, sizeof before) == 0, "a refusal changes nothing");
  ruling_text(&why, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  check(sentence[0] != '\0', "a refusal has a sentence");
}

/* What each seat may know can be made at any time. */
static void look(const Game *game, const Rules *rules, uint8_t byte) {
  Game view;
  int seat = byte % rules->players;
  view_of(game, rules, seat, &view);
  check(cardset_equal(HAND_OF(&view.deal, seat), HAND_OF(&game->deal, seat), PACK_MAX),
        "the own hand");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char *const GAMES[] = {
      "pagat",
      "eighty",
      "compact",
      "bombs",
      "pagat+heli",
      "online+trumps-are-auctioned",
      "friends+opponents-may-double",
      "online+rainbows-of-four+four-alike-are-a-bomb",
      "pagat+joker-with-any-pair+partners-swap-two-cards+fixed-teams",
      "online+kitty-is-stolen+straights-of-five",
  };
  enum { GAMES_N = sizeof GAMES / sizeof *GAMES, ACTIONS_MAX = 4000 };
  Bytes bytes = {data, data + size};
  uint8_t first = next(&bytes);
  const Rules *rules = table_named(GAMES[first % GAMES_N]);
  Game game;
  Rng rng;
  game_start(&game, rules, first);
  rng_seed(&rng, first);
  for (int i = 0; bytes.at < bytes.end && i < ACTIONS_MAX && !game.over; i++) {
    Action action;
    uint8_t byte = next(&bytes);
    /* a small byte goes on by as many actions of the game's own */
    for (int n = byte < 0x80 ? 1 + byte / 4 : 0; n > 0 && !game.over; n--) {
      game_random_action(&game, rules, &rng, &action);
      try_action(&game, rules, &action);
    }
    if (byte < 0x80) continue;
    read_action(&bytes, &game, &action);
    try_action(&game, rules, &action);
    look(&game, rules, byte);
  }
  return 0;
}
