/* change_rules.c - other rules in the middle of a game: reload, house, set.
**
** All three make a spec, load it, and do the game again under it (session_under). What comes out
** otherwise is said: the first action that is not legal any more, or after which a trick, the
** points, a score or the turn differ. When not all of the game stands, it waits as it was as a
** branch. When anything fails, nothing changes.
*/
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ask/ask_plays.h"
#include "base/nearest_word.h"
#include "base/numbers.h"
#include "language/typed_zh.h"
#include "lua/load/find_files.h"
#include "lua/load/inline_rule.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/command/branch.h"
#include "repl/command/handlers.h"
#include "repl/command/rule_of_field.h"
#include "repl/command/rule_value.h"
#include "repl/command/save_rules.h"
#include "repl/render/render_state.h"
#include "repl/render/render_table.h"
#include "repl/say.h"
#include "rules/schema.h"
#include "rules/value_words.h"

/* --- one game under two rules: where it first comes out otherwise --- */

/* The same game under two rules, before and after one action. */
typedef struct Pair {
  Repl *repl;
  const Rules *old_rules, *new_rules;
  Game old, now;
} Pair;

static char letter_or_nobody(int seat) { return seat == SEAT_NONE ? '-' : seat_letter(seat); }

static bool put_trick(Text *text, const Pair *pair) {
  const Deal *old = &pair->old.deal, *now = &pair->now.deal;
  if (now->trick != old->trick) {
    text_put(text, SAY(TRICK_END_MOVED));
  } else if (now->trick > 0 && now->last_winner != old->last_winner) {
    say(text, SAY(WINS_NOT), seat_letter(now->last_winner), now->trick,
        seat_letter(old->last_winner));
  } else if (now->plays > 0 && now->best != old->best) {
    say(text, SAY(WINNING_NOT), seat_letter(deal_after(now, now->leader, now->best)),
        now->trick + 1, seat_letter(deal_after(old, old->leader, old->best)));
  } else {
    for (int seat = 0; seat < now->players; seat++)
      if (now->won[seat] + now->penalty[seat] != old->won[seat] + old->penalty[seat]) {
        say(text, SAY(POINTS_NOT), seat_letter(seat), now->won[seat] + now->penalty[seat],
            old->won[seat] + old->penalty[seat]);
        return true;
      }
    return false;
  }
  return true;
}

static void put_result(Text *text, const Rules *rules, const Deal *deal) {
  say(text, SAY(OPPONENTS_COMMA), deal->opponents_points);
  render_score(text, rules, &deal->score);
}

static bool put_score(Text *text, const Pair *pair) {
  const Game *old = &pair->old, *now = &pair->now;
  bool over = game_phase(now, pair->new_rules) == PHASE_NONE && !now->deal.tables;
  if (now->deal.opponents_points != old->deal.opponents_points ||
      now->deal.score.side != old->deal.score.side ||
      now->deal.score.levels != old->deal.score.levels) {
    put_result(text, pair->new_rules, &now->deal);
    text_put(text, over ? SAY(BEFORE_THAT) : SAY(LIST_SEMICOLON));
    put_result(text, pair->old_rules, &old->deal);
    return true;
  }
  for (int seat = 0; seat < now->deal.players; seat++) {
    char level[LEVEL_TEXT], before[LEVEL_TEXT];
    if (now->level[seat] == old->level[seat] && now->total[seat] == old->total[seat]) continue;
    if (now->deal.tables)
      say(text, SAY(TOTAL_NOT), seat_letter(seat), now->total[seat], old->total[seat]);
    else
      say(text, SAY(LEVEL_NOT), seat_letter(seat),
          deal_level_print(pair->new_rules, now, seat, STYLE_ASCII, level),
          deal_level_print(pair->old_rules, old, seat, STYLE_ASCII, before));
    return true;
  }
  return false;
}

static const char *phase_said(const Rules *rules, PhaseType phase) {
  static const char *const SAID[] = {
      [PHASE_DRAW] = SAY(PHASE_OF_DRAW),        [PHASE_KITTY] = SAY(PHASE_OF_KITTY),
      [PHASE_CALL] = SAY(PHASE_OF_CALL),        [PHASE_TRICKS] = SAY(PHASE_OF_TRICKS),
      [PHASE_DEAL_OUT] = SAY(PHASE_OF_DEALOUT), [PHASE_EXCHANGE] = SAY(PHASE_OF_EXCHANGE),
      [PHASE_CLIMB] = SAY(PHASE_OF_CLIMB),      [PHASE_GIFT] = SAY(PHASE_OF_GIFT),
      [PHASE_NONE] = SAY(PHASE_OF_NONE)};
  return phase >= PHASE_RULE ? phase_spoken(rules, phase) : SAID[phase];
}

/* Whose turn it is, in which phase, and who declares what. */
static bool put_turn(Text *text, const Pair *pair) {
  const Game *old = &pair->old, *now = &pair->now;
  char trump[CARD_TEXT], before[CARD_TEXT];
  int waits = game_waits_for(now, pair->new_rules), waited = game_waits_for(old, pair->old_rules);
  if (now->deal.has_order && old->deal.has_order &&
      (now->deal.trump.rank != old->deal.trump.rank ||
       now->deal.trump.suit != old->deal.trump.suit))
    say(text, SAY(TRUMPS_NOT), trump_print(now->deal.trump, STYLE_ASCII, trump),
        trump_print(old->deal.trump, STYLE_ASCII, before));
  else if (now->deal.declarer != old->deal.declarer)
    say(text, SAY(DECLARER_NOT), letter_or_nobody(now->deal.declarer),
        letter_or_nobody(old->deal.declarer));
  else if (now->over != old->over)
    text_put(text, now->over ? SAY(GAME_IS_OVER) : SAY(GAME_NOT_OVER));
  else if (waits != waited)
    say(text, SAY(TURN_NOT), letter_or_nobody(waits), letter_or_nobody(waited));
  else if (game_phase(now, pair->new_rules) != game_phase(old, pair->old_rules))
    say(text, SAY(PHASE_NOT), phase_said(pair->new_rules, game_phase(now, pair->new_rules)),
        phase_said(pair->old_rules, game_phase(old, pair->old_rules)));
  else
    return false;
  return true;
}

/* Is it seen by its seat alone, and that is not the reader's? */
static bool is_hidden(const Repl *repl, const Game *game, const Action *action) {
  bool hidden = action->type == ACTION_BURY || action->type == ACTION_GIVE ||
                (action->type == ACTION_CHOOSE && game->deal.rule.polled);
  return hidden && !repl_sees(repl, action->seat);
}

/* "action 130, deal 1, trick 3, E: play 9S 9S: ". */
static void put_action(Text *text, const Pair *pair, size_t number, const Action *action) {
  char words[ROW_TEXT];
  const Deal *deal = &pair->old.deal;
  bool hidden = is_hidden(pair->repl, &pair->old, action);
  action_print(action, pair->old_rules->deck.packs, pair->repl->look.style, words, sizeof words);
  say(text, SAY(ACTION_AT), number, pair->old.number);
  if (deal->buried && !deal->tables) say(text, SAY(TRICK_COMMA), deal->trick + 1);
  if (action->seat != SEAT_NONE) say(text, SAY(SEAT_COMMA), seat_letter(action->seat));
  text_put(text, SAY(LIST_COLON));
  put_typed(text, pair->repl, hidden ? "?" : words);
  text_put(text, SAY(LIST_COLON));
}

/* Does one action under both rules; true, and what differs in text, when anything does. */
static bool differs(Pair *pair, const Action *action, Text *text) {
  Ruling why;
  if (game_apply_again(&pair->now, pair->new_rules, action, &why) != LEGAL) {
    char sentence[ROW_TEXT];
    if (action->seat == SEAT_NONE || repl_sees(pair->repl, action->seat))
      ruling_said(&why, pair->new_rules->deck.packs, pair->repl->look.style, sentence,
                  sizeof sentence);
    else if (*why.field) /* the sentence would name cards */
      say_in(sentence, SAY(AGAINST), why.field);
    else
      snprintf(sentence, sizeof sentence, "%s", SAY(HIDDEN_HAND));
    say(text, SAY(NOT_LEGAL_NOW), sentence);
    return true;
  }
  game_apply_again(&pair->old, pair->old_rules, action, NULL);
  if (action->type == ACTION_DEAL && !session_same_cards(&pair->old, &pair->now)) {
    text_put(text, SAY(OTHER_DEAL));
    return true;
  }
  return put_score(text, pair) || put_trick(text, pair) || put_turn(text, pair);
}

/* How many plays would do, where a lead is followed by a hand that the reader sees; 0 else. */
static unsigned long long choices(const Repl *repl, const Game *game, const Rules *rules) {
  if (game_phase(game, rules) != PHASE_TRICKS || game->deal.plays == 0) return 0;
  if (!deal_knows_hand(&game->deal, game->deal.turn) || !repl_sees(repl, game->deal.turn)) return 0;
  long check_budget = LEGAL_CHECK_BUDGET;
  PlayList list = {.check_budget = &check_budget};
  return ask_plays(game, rules, &list) ? list.count.count : 0;
}

/* Says the first difference between a game and the same one done again under other rules: the
** action that is not legal any more, or after which a trick, the points, a score or the turn
** differ; before it the first other number of legal plays. False when there is none. */
static bool say_difference(Repl *repl, const Session *session, const Session *fresh) {
  Pair pair = {repl, session->rules, fresh->rules, session->base, fresh->base};
  bool chosen = false;
  for (size_t i = 0; i < session->history.n; i++) {
    Text row = text_room(NOTATION_MAX);
    const Action action = history_action(&session->history, i);
    put_action(&row, &pair, i + 1, &action);
    unsigned long long now = choices(repl, &pair.now, pair.new_rules),
                       old = chosen ? now : choices(repl, &pair.old, pair.old_rules);
    if (!chosen && now != old) {
      repl_tell(repl, SAY(PLAYS_NOT), row.out, now, old);
      chosen = true;
    }
    if (differs(&pair, &action, &row)) {
      repl_say(repl, "%s", row.out);
      return true;
    }
  }
  return chosen;
}

/* --- the change --- */

/* Why the cards cannot stay as they are. */
static void say_new_cards(Repl *repl, const Session *fresh) {
  const Deal *old = &repl->session.base.deal, *now = &fresh->base.deal;
  if (old->deck_n != now->deck_n)
    repl_tell(repl, SAY(DECK_NOT), now->deck_n, old->deck_n);
  else
    repl_tell(repl, SAY(SEED_NOT));
}

/* "all 12 actions", "the one action". */
static const char *all_actions(size_t n, char out[ROW_TEXT]) {
  return n == 1 ? SAY(ONE_ACTION) : say_values_in(out, ROW_TEXT, VALUES(SAY(ALL_ACTIONS), n));
}

/* Does every field hold what it held? Of a function it is known only where it is the same one. */
static bool holds_the_same(const Session *old, const Session *now) {
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    const char *value = variant_value(now->variant, field);
    if (strcmp(variant_value(old->variant, field), value) != 0) return false;
    if (strstr(value, "function") &&
        strcmp(variant_source(old->variant, field), variant_source(now->variant, field)) != 0)
      return false;
  }
  return old->rules->hash == now->rules->hash;
}

static void change_to(Repl *repl, Session *fresh, bool again) {
  char actions[ROW_TEXT];
  size_t done = repl->session.history.n;
  bool same = session_same_cards(&repl->session.base, &fresh->base);
  repl_tell(repl, SAY(RULES_NOW), fresh->rules->name, fresh->rules->variant);
  if (!again && holds_the_same(&repl->session, fresh)) repl_tell(repl, SAY(SET_ALREADY));
  if (!same) say_new_cards(repl, fresh);
  bool otherwise = !same || say_difference(repl, &repl->session, fresh);
  size_t stand = fresh->history.n;
  if (stand < done) {
    repl_tell(repl, SAY(ACTIONS_STAND), stand, done, branch_leave(repl, fresh));
    return;
  }
  session_turn_to(&repl->session, fresh);
  if (done > 0)
    repl_tell(repl, otherwise ? SAY(ALL_STAND) : SAY(ALL_AS_BEFORE), all_actions(done, actions),
              done);
}

/* `again`: from the files as they lie here now. */
static bool change_rules(Repl *repl, const char *spec, bool again) {
  char error[SESSION_ERROR], said[SESSION_ERROR];
  Session fresh;
  if (strlen(spec) >= GAME_SPEC) return repl_deny(repl, SAY(SPEC_LONG), GAME_SPEC - 1);
  if (!session_under(&repl->session, spec, again, &fresh, error, sizeof error))
    return repl_deny(repl, SAY(RULES_STAY), sentence_first(error, said, sizeof said));
  change_to(repl, &fresh, again);
  repl_show_anew(repl);
  return true;
}

/* Does a waiting branch again under the files as they are now; it stays as it was when not all of
** it stands. */
static void reload_branch(Repl *repl, Branch *branch) {
  char error[SESSION_ERROR], said[SESSION_ERROR], spec[GAME_SPEC], actions[ROW_TEXT];
  Session fresh, *old = &branch->session;
  size_t done = old->history.n;
  snprintf(spec, sizeof spec, "%s", old->rules->variant);
  if (!session_under(old, spec, true, &fresh, error, sizeof error)) {
    repl_tell(repl, SAY(BRANCH_STAYS), branch->name, sentence_first(error, said, sizeof said));
    return;
  }
  bool same = session_same_cards(&old->base, &fresh.base);
  bool otherwise = same && say_difference(repl, old, &fresh);
  if (!same || fresh.history.n < done) {
    repl_tell(repl, SAY(BRANCH_STAYS_AT), branch->name, same ? fresh.history.n : 0, done);
    session_free(&fresh);
    return;
  }
  session_replace(old, &fresh);
  repl_tell(repl, otherwise ? SAY(BRANCH_STANDS) : SAY(BRANCH_AS_BEFORE), branch->name,
            all_actions(done, actions), done);
}

COMMAND(command_reload) {
  char spec[GAME_SPEC];
  const Branch *last = NULL;
  if (*rest) return repl_deny(repl, SAY(RELOAD_ALONE));
  for (const Branch *branch = repl->branches; branch; branch = branch->next) last = branch;
  snprintf(spec, sizeof spec, "%s", repl->session.rules->variant);
  if (!change_rules(repl, spec, true)) return false;
  for (Branch *branch = repl->branches; last && branch; branch = branch->next) {
    reload_branch(repl, branch);
    if (branch == last) break; /* behind it stands what was left just now */
  }
  return true;
}

/* --- specs --- */

/* Is a part of the spec what was named: a word, or the field that it sets? */
static bool is_part(const char *part, size_t length, const char *name) {
  size_t key, n = strlen(name);
  bool sets = setting_is(part, &key);
  return strncmp(part, name, n) == 0 && (n == length || (sets && n == key));
}

/* Is it a path to a file of that name, with or without its ending? */
static bool is_path_to(const char *part, size_t length, const char *name) {
  static const char ENDING[] = ".lua";
  size_t key, n = strlen(name), ending = strlen(ENDING);
  if (setting_is(part, &key) || length <= n) return false;
  if (length > ending && strncmp(part + length - ending, ENDING, ending) == 0 &&
      (n < ending || strcmp(name + n - ending, ENDING) != 0))
    length -= ending;
  return length > n && part[length - n - 1] == '/' && strncmp(part + length - n, name, n) == 0;
}

/* The spec without the house rules that are named so; returns how many those are. */
static int spec_without(const char *spec, const char *name,
                        bool (*is_named)(const char *part, size_t length, const char *name),
                        char *out, size_t size) {
  Text text = text_start(out, size);
  int found = 0;
  for (const char *part = spec; *part;) {
    size_t n = setting_part(part);
    if (part > spec && is_named(part, n, name))
      found++;
    else
      text_add(&text, part > spec ? "+%.*s" : "%.*s", (int)n, part);
    part += n + (part[n] == '+');
  }
  return found;
}

/* The house rules that lie in this folder. */
typedef struct Here {
  Repl *repl;
  int n;
} Here;

static void say_here(void *data, const ListedRule *listed) {
  Here *here = data;
  if (strcmp(listed->type, "house rule") != 0) return;
  if (here->n++ == 0) repl_tell(here->repl, SAY(RULES_HERE));
  int pad = larger(24 - text_width(listed->path), 0);
  repl_say(here->repl, "  %s%*s %s", listed->path, pad, "", listed->summary);
}

static bool say_house_rules(Repl *repl) {
  const char *spec = repl->session.rules->variant, *part = spec + setting_part(spec);
  if (!*part) repl_tell(repl, SAY(NO_HOUSE_RULES));
  while (*part == '+') {
    size_t n = setting_part(++part);
    char name[PATH_TEXT];
    const char *said = variant_part_name(repl->session.variant, part, n, name, sizeof name);
    repl_tell(repl, SAY(HOUSE_ROW), said, text_copy(name, sizeof name, part, n));
    part += n;
  }
  Here here = {repl, 0};
  variant_list(true, say_here, &here);
  return true;
}

typedef struct Titles {
  char (*title)[ROW_TEXT];
  int n, room;
} Titles;

static void add_title(void *data, const ListedRule *listed) {
  Titles *titles = data;
  bool house = strcmp(listed->type, "house rule") == 0 && titles->n < titles->room;
  if (house && chinese_title(listed->title, titles->title[titles->n])) titles->n++;
}

/* The Chinese title of a house rule that is most like the word. */
static bool near_title(const char *word, char near[ROW_TEXT]) {
  enum { MOST = 512 };
  const char *all[MOST + 1], *found = NULL;
  Titles titles = {calloc(MOST, ROW_TEXT), 0, MOST};
  if (titles.title) variant_list(false, add_title, &titles);
  for (int i = 0; i < titles.n; i++) all[i] = titles.title[i];
  all[titles.n] = NULL;
  found = nearest_word(word, all);
  if (found) snprintf(near, ROW_TEXT, "%s", found);
  free(titles.title);
  return found != NULL;
}

/* A name that no file has: the nearest one is offered. */
static bool refuse_name(Repl *repl, const char *name) {
  char clipped[CLIP_TEXT], near[ROW_TEXT];
  text_clip(name, strlen(name), clipped);
  bool found =
      typed_in_ascii(name, strlen(name)) ? find_near(name, true, near) : near_title(name, near);
  if (found) return repl_deny(repl, SAY(NO_HOUSE_RULE_NEAR), clipped, near);
  return repl_deny(repl, SAY(NO_HOUSE_RULE), clipped);
}

/* Is it a name that no file has: no path, no sum, no field that is set? */
static bool is_unknown(const Repl *repl, const char *name) {
  char error[SESSION_ERROR];
  FoundFile found;
  return !strpbrk(name, "+=") && !find_is_path(name) &&
         !carried_find(variant_offered(repl->session.variant).files, name) &&
         !find_file(name, &reach_anywhere, &found, error, sizeof error);
}

/* A field that was typed as a house rule, `score.step=10` or 每档分数=10, as `set` takes it: the length
** of its name, 0 where it is none. */
static size_t read_setting(const Repl *repl, const char *typed, char out[NOTATION_MAX]) {
  char name[FIELD_NAME] = "";
  Text text = text_start(out, NOTATION_MAX);
  chinese_arguments("FIELD VALUE", typed, (Family)repl->session.rules->family, &text);
  size_t length = strcspn(out, "= ");
  if (length < sizeof name) text_copy(name, sizeof name, out, length);
  return schema_named(name) ? length : 0;
}

/* The game without house rules of the sum. */
static bool leave_rules(Repl *repl, const char *names) {
  char name[GAME_SPEC], spec[GAME_SPEC], left[GAME_SPEC], said[ROW_TEXT];
  snprintf(spec, sizeof spec, "%s", repl->session.rules->variant);
  for (size_t n; *names; names += n + (names[n] == '+')) {
    n = setting_part(names);
    text_copy(name, sizeof name, names, n);
    if (!spec_without(spec, name, is_part, left, sizeof left) &&
        !spec_without(spec, name, is_path_to, left, sizeof left))
      return repl_deny(repl, SAY(HOUSE_NOT_IN_FORCE),
                       say_values_in(said, sizeof said, VALUES(SAY(FIELD_CALLED), name)));
    snprintf(spec, sizeof spec, "%s", left);
  }
  return change_rules(repl, spec, false);
}

/* The game with further house rules, a sum. */
static bool add_rules(Repl *repl, const char *names) {
  char name[GAME_SPEC], without[2 * GAME_SPEC], said[PATH_TEXT], room[2 * GAME_SPEC];
  Text spec = text_start(room, sizeof room);
  text_put(&spec, repl->session.rules->variant);
  for (const char *part = names; *part;) {
    size_t n = setting_part(part);
    text_copy(name, sizeof name, part, n);
    if (spec_without(spec.out, name, is_part, without, sizeof without))
      return repl_deny(repl, SAY(HOUSE_IN_FORCE), name,
                       variant_part_name(repl->session.variant, name, n, said, sizeof said));
    if (is_unknown(repl, name)) return refuse_name(repl, name);
    text_add(&spec, "+%s", name);
    part += n + (part[n] == '+');
  }
  return change_rules(repl, spec.out, false);
}

COMMAND(command_house) {
  char name[GAME_SPEC], file[GAME_SPEC - 1], setting[NOTATION_MAX];
  const char *typed = rest + strspn(rest, " ");
  size_t field = read_setting(repl, typed + (*typed == '-'), setting);
  if (field && setting[field] == '=' && *typed != '-')
    return command_set(repl, command, seat, setting);
  if (!command_word(&rest, name, sizeof name)) return say_house_rules(repl);
  if (strcmp(name, "save") == 0) return save_rules(repl, command, rest + strspn(rest, " "));
  if (variant_of_title(name + (*name == '-'), file, sizeof file))
    strcpy(name + (*name == '-'), file);
  else if (field && *name == '-')
    snprintf(name, sizeof name, "-%.*s", (int)field, setting);
  if (!command_is_all(repl, command, rest)) return false;
  if (*name == '-') return leave_rules(repl, name + 1);
  return add_rules(repl, name + (*name == '+'));
}

/* --- set --- */

static const char FUNCTION[] = "function(";

static bool is_literal(const char *value) {
  char *end;
  if (strchr("\"'{", *value)) return true;
  if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0) return true;
  strtod(value, &end);
  return *end == '\0';
}

/* "suit, sets" as { "suit", "sets" }. */
static void put_words(Text *text, const char *value) {
  text_put(text, "{");
  for (bool first = true; *value; first = false) {
    size_t n = strcspn(value, ",");
    text_add(text, first ? "\"%.*s\"" : ",\"%.*s\"", (int)n, value);
    value += n;
    value += strspn(value, ", ");
  }
  text_put(text, "}");
}

/* What was typed, as it would stand in a file: words need no quotes here, and where a text alone
** may stand (a level) numbers neither. */
static void put_value(Text *text, const Field *field, const char *value) {
  bool list = field && (field->type == FIELD_WORDS || field->type == FIELD_LIST ||
                        field->type == FIELD_OWES || (field->type == FIELD_NAMED && field->words));
  bool number = isdigit((unsigned char)*value) && is_literal(value);
  if (number && field && field->type == FIELD_TEXT && !field->other)
    text_add(text, "\"%s\"", value);
  else if (is_literal(value) || strncmp(value, FUNCTION, strlen(FUNCTION)) == 0)
    text_put(text, value);
  else if (field && field->type == FIELD_BOOL && strcmp(value, "yes") == 0)
    text_put(text, "true");
  else if (field && field->type == FIELD_BOOL && strcmp(value, "no") == 0)
    text_put(text, "false");
  else if (list && strcmp(value, "none") == 0)
    text_put(text, "{}");
  else if (list)
    put_words(text, value);
  else
    text_add(text, "\"%s\"", value);
}

/* Was a word typed that is none of the field's, where it takes no others? The Chinese names of its
** own ones are English by now; whoever speaks Chinese is told those. */
static bool is_unknown_word(const Repl *repl, const Field *field, const char *value) {
  bool known = false;
  for (int i = 0; field->words && field->words[i]; i++) known |= !strcmp(field->words[i], value);
  if (known || is_literal(value) || strncmp(value, FUNCTION, strlen(FUNCTION)) == 0) return false;
  if (field->type == FIELD_BOOL) return strcmp(value, "yes") != 0 && strcmp(value, "no") != 0;
  bool alone = chinese_is_spoken(&repl->look) && field->type == FIELD_WORD && !field->other;
  return field->words && (alone || !typed_in_ascii(value, strlen(value)));
}

/* "score.step 10", "score.step=10", "score.step: 10": takes the name off. False: there is none. */
static bool read_name(const char **rest, char *name, size_t size) {
  size_t blanks = strspn(*rest, " "), length = strcspn(*rest + blanks, " =:");
  text_copy(name, size, *rest + blanks, length < size ? length : size - 1);
  *rest += blanks + length;
  *rest += strspn(*rest, " ");
  if (**rest == '=' || **rest == ':') *rest += 1 + strspn(*rest + 1, " ");
  return length > 0;
}

/* "kitty multiplier 4" is that of kitty.multiplier. */
static void join_name(const char **rest, char *name, size_t size) {
  char next[FIELD_NAME], whole[2 * FIELD_NAME];
  const char *behind = *rest;
  if (schema_named(name) || !read_name(&behind, next, sizeof next)) return;
  snprintf(whole, sizeof whole, "%.*s.%s", FIELD_NAME - 1, name, next);
  if (!schema_named(whole) || strlen(whole) >= size) return;
  strcpy(name, whole);
  *rest = behind;
}

/* Where a table could say more, what the number alone means. */
static void say_number(Repl *repl, const char *name, const char *value) {
  const Field *field = schema_named(name);
  Text row = text_room(NOTATION_MAX);
  bool table = field->other && field->other->type == FIELD_TABLE;
  if (!table || !isdigit((unsigned char)*value)) return;
  if (rule_put_sentence(repl, repl->session.variant, field, &row))
    repl_tell(repl, SAY(RULE_HEAD), name, row.out);
}

COMMAND(command_set) {
  char name[64], spec[NOTATION_MAX], says[ENTRY_VALUE];
  size_t key;
  if (!read_name(&rest, name, sizeof name)) return repl_deny(repl, SAY(SET_TAKES));
  join_name(&rest, name, sizeof name);
  if (!*rest) return rule_say_field(repl, name, false);
  if (!schema_named(name)) return rule_refuse_name(repl, name, rest);
  if (rule_refuse_key(repl, schema_named(name), rest)) return false;
  if (is_unknown_word(repl, schema_named(name), rest))
    return rule_refuse_value(repl, schema_named(name), rest);
  Text part = text_room(NOTATION_MAX);
  text_add(&part, "%s=", name);
  put_value(&part, schema_named(name), rest);
  while (part.length > 0 && part.out[part.length - 1] == ' ') part.out[--part.length] = '\0';
  if (!setting_is(part.out, &key) || setting_part(part.out) != strlen(part.out) ||
      strchr(rest, ';'))
    return repl_deny(repl, SAY(SET_TAKES));
  spec_without(repl->session.rules->variant, name, is_part, spec, sizeof spec);
  Text sum = {spec, sizeof spec, strlen(spec)};
  text_add(&sum, "+%s", part.out);
  if (!change_rules(repl, spec, false)) return false;
  const char *rows = variant_value(repl->session.variant, schema_named("deck.players"));
  int players = repl->session.rules->players;
  if (value_of_row(rows, players, schema_named(name), says))
    repl_tell(repl, SAY(SET_ROW_SAYS), players, name);
  else
    say_number(repl, name, rest);
  return true;
}
