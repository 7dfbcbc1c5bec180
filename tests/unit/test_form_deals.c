/* test_form_deals.c - whole deals under house rules with forms of their own: simple and random
** players lead and follow by them, and all cards and points are accounted for. */
#include "deal/deal_is_ok.h"
#include "games.h"
#include "lua/variant.h"
#include "play/special_forms.h"
#include "support.h"

enum { DEALS = SHARE > 1 ? 6 : 24 };

/* How often each form was led, and played to the lead of another. */
typedef struct Tally {
  const Rules *rules;
  int led[FORM_MAX], answered[FORM_MAX];
} Tally;

static void count_play(Tally *tally, const Game *game, const Action *action, bool led) {
  const Order *order = &game->deal.order;
  Forms forms;
  CardSet places = CARDSET_EMPTY;
  Unit unit;
  order_cross(order, &action->cards, &places);
  forms_open(&forms, order, tally->rules);
  for (int i = 0; i < tally->rules->lead.forms_n; i++)
    if (form_is(&forms, &tally->rules->lead.forms[i], &places, &unit))
      ++*(led ? &tally->led[i] : &tally->answered[i]);
}

static bool see(void *data, const Game *game, const Action *action) {
  Tally *tally = data;
  const char *wrong = deal_is_ok(tally->rules, game);
  if (wrong) fail_msg("%s: %s", tally->rules->variant, wrong);
  if (action->type == ACTION_PLAY) count_play(tally, game, action, game->deal.plays == 1);
  return game->number <= DEALS;
}

static Tally play(const char *spec, int players, int packs, const Bot *player) {
  char error[VARIANT_ERROR] = "";
  static Game game;
  Rng rng = rng_from(7);
  Ruling why = ruling_make(LEGAL);
  Variant *variant =
      variant_load_as(spec, &(VariantWanted){.players = players, .packs = packs, .own_first = true},
                      error, sizeof error);
  if (!variant) fail_msg("%s", error);
  const Rules *rules = variant_rules(variant);
  Tally tally = {.rules = rules};
  const Bot **all = seated(player);
  game_start(&game, rules, 7);
  bots_run(&game, rules,
           &(BotRun){all, (uint16_t)((1u << players) - 1), UNTIL_GAME, &rng, see, &tally}, &why);
  if (why.refusal != LEGAL) fail_msg("%s: %s", spec, why.text);
  assert_true(game.number > DEALS || game.over);
  Tally out = tally;
  static Rules kept; /* the names of the forms outlive the variant */
  kept = *rules;
  out.rules = &kept;
  variant_free(variant);
  return out;
}

/* The place of the form of that name. */
static int form_at(const Tally *tally, const char *name) {
  for (int i = 0; i < tally->rules->lead.forms_n; i++)
    if (strcmp(tally->rules->lead.forms[i].name, name) == 0) return i;
  fail_msg("no form %s", name);
  return 0;
}

static void check(const char *spec, int players, int packs, const char *name, bool answers) {
  const Bot *both[] = {&bot_simple, &bot_random};
  for (int i = 0; i < 2; i += SHARE) {
    Tally tally = play(spec, players, packs, both[i]);
    int at = form_at(&tally, name);
    if (tally.led[at] == 0) fail_msg("%s: no %s was led by %s players", spec, name, both[i]->name);
    if (answers && tally.answered[at] == 0)
      fail_msg("%s: no %s was played by %s players", spec, name, both[i]->name);
  }
}

TEST(bombs_are_led_and_played) {
  check("online+four-alike-are-a-bomb", 6, 8, "bomb", true);
  check("online+bombs-follow-suit", 6, 8, "bomb", true);
  check("pagat+four-alike-are-a-bomb", 6, 8, "bomb", true);
}

TEST(rainbows_are_led_and_followed) {
  check("online+rainbows-of-four", 4, 3, "rainbow", true);
  check("online+rainbows-of-four+four-alike-are-a-bomb", 4, 6, "rainbow", true);
}

TEST(straights_and_flashes_are_led) {
  check("online+kitty-by-flash-or-straight", 4, 4, "straight", false);
  check("online+two-three-five-trumps+flash-of-four-suits", 6, 6, "flash", false);
}

TEST(tractors_are_of_triples) { check("online+triple-tractors", 4, 6, "tractor", false); }
