/* differ.c - `differ`: where another game, or a house rule, rules otherwise than the game at hand;
** a situation that was found, laid on the table. `diff`: which fields the two set differently. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "differ/position_text.h"
#include "differ/tell.h"
#include "lua/load/inline_rule.h"
#include "repl/chinese_commands.h"
#include "repl/command/handlers.h"
#include "repl/command/position_command.h"
#include "repl/command/rule_value.h"
#include "repl/command/spoken_game.h"
#include "repl/line.h"
#include "repl/say.h"
#include "rules/field_sentences.h"

enum { SITUATIONS = 20000, SEED = 1 };

/* The sum of the game at hand (0) or the other: by titles, where Chinese is spoken. */
static const char *side_sum(const Repl *repl, int side, char out[ROW_TEXT]) {
  const Variant *variant = differ_variant(repl->differ, side);
  const char *spec = differ_spec(repl->differ, side);
  char name[ROW_TEXT], words[ROW_TEXT];
  Text text = text_start(out, ROW_TEXT);
  bool titled = chinese_is_spoken(&repl->look);
  if (!titled) text_put(&text, spec);
  for (size_t n; titled && *spec; spec += n + (spec[n] == '+')) {
    n = setting_part(spec);
    const char *said = variant_part_name(variant, spec, n, name, sizeof name);
    text_add(&text, "%s%s", text.length ? "+" : "",
             render_words(&repl->look, said, words, sizeof words));
  }
  return out;
}

static const char *side_label(const Repl *repl, int side, char out[ROW_TEXT]) {
  char sums[2][ROW_TEXT];
  const char *const specs[] = {side_sum(repl, 0, sums[0]), side_sum(repl, 1, sums[1])};
  Text text = text_start(out, ROW_TEXT);
  tell_label(&text, specs, side);
  return out;
}

static void say_difference_found(Repl *repl, int i) {
  const Difference *of = differ_at(repl->differ, i);
  Text said = text_room(TOLD_TEXT);
  tell_question(&said, of, repl->look.style);
  repl_tell(repl, SAY(DIFFER_ASKED), i + 1, said.out);
  for (int side = 0; side < 2; side++) {
    said = text_start(said.out, said.size);
    tell_answer(&said, of, side, repl->look.style);
    char label[ROW_TEXT];
    repl_tell(repl, SAY(DIFFER_SAYS), side_label(repl, side, label), said.out);
  }
}

/* The same, with the fields that it comes of: what is asked and answered may be alike. */
static void say_with_fields(Repl *repl, int i) {
  Text said = text_room(TOLD_TEXT);
  say_difference_found(repl, i);
  tell_fields(&said, repl->differ, differ_at(repl->differ, i));
  if (said.length) repl_tell(repl, SAY(DIFFER_BY), said.out);
}

static void say_unseen(Repl *repl) {
  Text said = text_room(TOLD_TEXT);
  tell_unseen(&said, repl->differ);
  if (said.length) repl_tell(repl, SAY(DIFFER_UNSEEN), said.out);
}

/* Can one of the situations that were found be laid on the table? */
static bool lays_one_out(const Differ *differ) {
  for (int i = 0; i < differ_count(differ); i++) {
    Text position = text_room(NOTATION_MAX);
    if (position_of_difference(&position, differ, differ_at(differ, i))) return true;
  }
  return false;
}

/* Looks for what the two rule differently, and keeps it. */
static bool find_differences(Repl *repl, const char *spec) {
  const Rules *rules = repl->session.rules;
  char error[VARIANT_ERROR], game[ROW_TEXT], other[ROW_TEXT];
  const Offer offer = variant_offered(repl->session.variant);
  const DifferWanted wanted = {.a = rules->variant,
                               .b = spec,
                               .players = rules->players,
                               .seed = SEED,
                               .own_deck = true,
                               .a_offer = offer,
                               .b_offer = offer};
  Differ *found = differ_new(&wanted, error, sizeof error);
  if (!found) return repl_refuse(repl, "%s", error);
  differ_free(repl->differ);
  repl->differ = found;
  repl_tell(repl, SAY(DIFFER_HEAD), side_sum(repl, 0, game), side_sum(repl, 1, other),
            rules->players);
  differ_search(found, SITUATIONS, interrupt_asked, NULL);
  return true;
}

static bool say_differences(Repl *repl, const char *spec) {
  Pages pages;
  if (!find_differences(repl, spec)) return false;
  pages_begin(repl, &pages);
  for (int i = 0; i < differ_count(repl->differ); i++) say_with_fields(repl, i);
  say_unseen(repl);
  int n = differ_count(repl->differ);
  if (n == 0)
    repl_tell(repl, SAY(DIFFER_COUNT_NONE), differ_tried(repl->differ));
  else
    repl_tell(repl, SAY(DIFFER_COUNT), n, differ_tried(repl->differ), lays_one_out(repl->differ));
  pages_end(repl, &pages);
  return true;
}

/* ---- field by field ---- */

/* What one of the two holds. */
static const char *put_side(const Repl *repl, const Variant *variant, const Field *field, bool raw,
                            Text *said) {
  const char *value = variant_value(variant, field);
  bool words = !raw && (rule_put_words(repl, variant, field, said) ||
                        rule_put_sentence(repl, variant, field, said));
  if (raw && *value)
    text_put(said, value);
  else if (!words)
    rule_put_in_words(repl, variant, field, said);
  return said->out;
}

/* A field that the two set differently, and what it holds on either side: where that reads alike,
** as files write it. */
static void say_field(Repl *repl, const Variant *other, const Field *field, bool raw) {
  char name[FIELD_NAME], label[ROW_TEXT];
  const Variant *const of[] = {repl->session.variant, other};
  Text here = text_room(NOTATION_MAX), there = text_room(NOTATION_MAX);
  repl_tell(repl, SAY(DIFF_FIELD), field_title(field, render_code(&repl->look)),
            schema_name(field, name));
  raw |=
      !strcmp(put_side(repl, of[0], field, raw, &here), put_side(repl, other, field, raw, &there));
  for (int side = 0; side < 2; side++) {
    Text said = text_room(NOTATION_MAX);
    repl_tell(repl, SAY(DIFFER_SAYS), side_label(repl, side, label),
              put_side(repl, of[side], field, raw, &said));
  }
}

/* All that are set differently: those of one situation together above it, in the order of these,
** then those that none shows. */
static bool say_fields(Repl *repl, const char *spec, bool raw) {
  char error[VARIANT_ERROR];
  Pages pages;
  if (!find_differences(repl, spec)) return false;
  Variant *other = load_beside(repl, spec, error, sizeof error);
  if (!other) return repl_refuse(repl, "%s", error);
  pages_begin(repl, &pages);
  int n = differ_fields(repl->differ), found = differ_count(repl->differ);
  for (int at = 0; at <= found; at++) {
    bool shown = false;
    for (int i = 0; i < n; i++) {
      const Field *field = differ_field(repl->differ, i);
      int best = differ_of_field(repl->differ, field);
      if ((best < 0 ? found : best) != at) continue;
      say_field(repl, other, field, raw);
      shown = true;
    }
    if (shown && at < found) say_difference_found(repl, at);
  }
  repl_tell(repl, SAY(DIFF_COUNT), n, lays_one_out(repl->differ));
  pages_end(repl, &pages);
  variant_free(other);
  return true;
}

/* What is about no table: `ask` puts questions of that kind. */
static bool deny_no_play(Repl *repl, int i) {
  PosedType type = differ_at(repl->differ, i - 1)->posed.type;
  bool order = type == POSED_SUIT || type == POSED_ADJACENT || type == POSED_WORTH;
  Subject subject = order ? ABOUT_ORDER : subject_find(posed_names[type]);
  if (subject == SUBJECT_NB) return repl_deny(repl, SAY(DIFFER_NO_PLAY), i);
  return repl_deny(repl, SAY(DIFFER_ASK), i, subject_info(subject)->name);
}

static bool lay_out(Repl *repl, int i) {
  Text position = text_room(NOTATION_MAX);
  int n = repl->differ ? differ_count(repl->differ) : 0;
  if (n == 0) return repl_deny(repl, SAY(DIFFER_NONE));
  if (i < 1 || i > n) return repl_deny(repl, SAY(DIFFER_NUMBER), n);
  say_with_fields(repl, i - 1);
  if (!position_of_difference(&position, repl->differ, differ_at(repl->differ, i - 1)))
    return deny_no_play(repl, i);
  return position_set_up(repl, position.out, true);
}

/* What the game at hand is compared with: a game, it with a house rule, or without its own. Says
** what is wrong; `takes`: what the command takes. */
static bool make_spec(Repl *repl, const char *rest, const char *takes, char spec[2 * GAME_SPEC]) {
  const char *at_hand = repl->session.rules->variant;
  size_t game = setting_part(at_hand);
  const char *space = strchr(rest, ' ');
  bool named = space && strlen(at_hand) == (size_t)(space - rest);
  if (named && strncmp(rest, at_hand, strlen(at_hand)) == 0)
    rest = space + 1; /* the game at hand */
  bool two = strchr(rest, ' ') && !strchr(rest, '=');
  if ((!*rest && !at_hand[game]) || two) return repl_deny(repl, takes);
  bool house = *rest && variant_is_house_rule(rest); /* the + may lack */
  if (!*rest)
    snprintf(spec, 2 * GAME_SPEC, "%.*s", (int)game, at_hand);
  else
    snprintf(spec, 2 * GAME_SPEC, "%s%s%s", *rest == '+' || house ? at_hand : "", house ? "+" : "",
             rest);
  return strlen(spec) < GAME_SPEC || repl_deny(repl, SAY(SPEC_LONG), GAME_SPEC - 1);
}

/* The number of a situation that either command found? */
static bool is_number(const char *rest) {
  return *rest && strspn(rest, "0123456789") == strlen(rest);
}

COMMAND(command_differ) {
  char spec[2 * GAME_SPEC];
  if (is_number(rest)) return lay_out(repl, (int)strtol(rest, NULL, 10));
  return make_spec(repl, rest, SAY(DIFFER_TAKES), spec) && say_differences(repl, spec);
}

COMMAND(command_diff) {
  char spec[2 * GAME_SPEC], words[ROW_TEXT];
  bool raw = rule_wants_raw(rest, words);
  if (is_number(words)) return lay_out(repl, (int)strtol(words, NULL, 10));
  return make_spec(repl, words, SAY(DIFF_TAKES), spec) && say_fields(repl, spec, raw);
}
