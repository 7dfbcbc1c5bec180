/* hook_answers.c - what the functions of fields answer, read into the call and, for
** inherited(), pushed out of it. */
#include "lua/call/hook_answers.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/inline.h"
#include "base/text.h"
#include "lua/call/hook_arguments.h"
#include "lua/call/read_effects.h"
#include "lua/call/structured_answers.h"
#include "lua/load/owes_to_lua.h"
#include "lua/load/read_trump_ladder.h"
#include "lua/load/read_value.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_player.h"

void hook_answer_from_rules(const Frame *frame) {
  HookCall *call = frame->call;
  const Rules *rules = frame->rules;
  switch (call->hook) {
    case HOOK_POINTS_CARDS: call->answer[0] = rules->points.cards[call->card]; break;
    case HOOK_SCORE_POINTS:
    case HOOK_ADVANCE_STEPS: call->answer[0] = call->number[0]; break;
    case HOOK_ADVANCE_STOPS:
      call->answer[0] = rules->advance.stops[call->rank == RANK_NONE ? RANK_NB : call->rank];
      break;
    case HOOK_SCORE_SHORT_TEAM:
      call->answer[0] = score_short_team(rules, call->number[0], call->number[1]);
      break;
    case HOOK_SCORE_ADJUST:
      call->answer[0] = call->number[0];
      call->answer[1] = call->number[1];
      break;
    case HOOK_FOLLOW_OWES: *call->owes = rules->follow.owes; break;
    case HOOK_THROW_SHOWN:
    case HOOK_DECLARE_NOBODY:
    case HOOK_KITTY_THEFT:
    case HOOK_FOLLOW_SMALLER:
    case HOOK_FOLLOW_PROTECT: /* a word, or words */
      call->answer[0] = *((const uint8_t *)rules + frame->field->offset);
      break;
    case HOOK_THROW_STOPPED_BY: {
      const Deal *deal = call->game ? &call->game->deal : NULL;
      int word = call->word ? call->word - 1 : rules->throw.stopped_by;
      call->answer[0] = word == STOPPED_BY_ANYONE || !deal ||
                        deal_true_side(deal, call->seat) != deal_true_side(deal, deal->turn);
      break;
    }
    default: break;
  }
}

static int read_count(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  const QuestionType *type = &question_types[location->frame->call->hook];
  int whole;
  lua_Integer number = lua_tointegerx(L, at, &whole);
  if (!whole || lua_type(L, at) != LUA_TNUMBER) answer_bad(location, at);
  if (number < type->least || number > type->most)
    answer_fail(location, SAY(ANSWER_RANGE), number, type->least, type->most);
  return (int)number;
}

static NO_INLINE void put_sentence(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  const File *file = &location->variant->file[location->layer->file];
  if (lua_type(L, at) != LUA_TSTRING) answer_bad(location, at);
  Text text = text_start(call->text, sizeof call->text);
  text_put(&text, lua_tostring(L, at)); /* said, where it comes from inherited() */
  call->path = file->path;
  call->line = location->layer->line;
  if (call->text[0]) return;
  char here[128];
  snprintf(here, sizeof here, "%.110s:%d", call->path, call->line);
  say_in(call->text, SAY(ANSWER_REFUSED), file->house, file->name, here);
}

static void read_sentence(const AnswerLocation *location, int at) {
  location->frame->call->text[0] = '\0';
  if (lua_toboolean(location->L, at)) put_sentence(location, at);
}

/* `false, "no"` says no where a question is answered by yes or no; here it would be no
** objection. */
static void fail_second(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  char second[GIVEN_TEXT], given[GIVEN_TEXT + 8];
  snprintf(given, sizeof given, "%s, %s", lua_isnil(L, at) ? "nil" : "false",
           script_given(L, at + 1, second));
  answer_fail(location, SAY(ANSWER_MUST), question_types[location->frame->call->hook].gives, given);
}

/* A sentence or nothing. */
static void read_objection(const AnswerLocation *location, int at) {
  if (lua_toboolean(location->L, at))
    put_sentence(location, at);
  else if (lua_type(location->L, at + 1) == LUA_TSTRING)
    fail_second(location, at);
}

/* A player, one of the field's words, or nil where the first of them is "nobody". */
static void read_player(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  int word = answer_word(location, at);
  call->answer[0] = lua_player_test(L, at);
  call->answer[1] = word < 0 ? 0 : word;
  bool nobody = lua_isnil(L, at) && !strcmp(location->frame->field->words[0], "nobody");
  if (call->answer[0] < 0 && word < 0 && !nobody) answer_bad(location, at);
}

/* A rank by its name, RANK_NONE for NT. */
static Rank read_rank(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  const char *text = lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "", *end = text;
  Rank rank = rank_parse(text, &end);
  bool is_rank = (rank != RANK_NONE && !*end) || !strcmp(text, "NT");
  if (!is_rank) answer_bad(location, at);
  return rank;
}

/* One rank or a list of them, as bits; the jokers-only level has none. */
static void read_ranks(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  call->answer[0] = 0;
  if (!lua_istable(L, at)) {
    Rank rank = read_rank(location, at);
    if (rank != RANK_NONE) call->answer[0] = 1 << rank;
    return;
  }
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    Rank rank = read_rank(location, lua_gettop(L));
    if (rank != RANK_NONE) call->answer[0] |= 1 << rank;
  }
  lua_pop(L, 1);
}

/* A word of the field; raises when it is none. */
static int read_word(const AnswerLocation *location, int at) {
  int word = answer_word(location, at);
  if (word < 0) answer_bad(location, at);
  return word;
}

/* A list of words of the field, as bits. */
static void read_words(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  call->answer[0] = 0;
  if (!lua_istable(L, at)) answer_bad(location, at);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1))
    call->answer[0] |= 1 << read_word(location, lua_gettop(L));
  lua_pop(L, 1);
}

/* Who may leave a level; nil: it is no stop. */
static void read_stop(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  int word = lua_isnil(L, at) ? 0 : -1;
  if (lua_type(L, at) == LUA_TSTRING) word = fields_word(lua_tostring(L, at), schema_stop_words);
  if (word < 0) answer_bad(location, at);
  location->frame->call->answer[0] = word;
}

static void read_nobody(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  call->answer[0] = answer_word(location, at);
  if (call->answer[0] >= 0) return;
  if (lua_isnil(L, at)) answer_bad(location, at);
  effects_read(location, at);
}

static void read_yes(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  if (!lua_isboolean(L, at) && !lua_isnil(L, at)) answer_bad(location, at);
  call->answer[0] = lua_toboolean(L, at);
  call->text[0] = '\0';
  if (!call->answer[0]) read_sentence(location, at + 1);
}

/* Yes or no, or the word of a rule in C that then says it. */
static void read_yes_word(const AnswerLocation *location, int at) {
  HookCall *call = location->frame->call;
  int word = answer_word(location, at);
  if (word < 0) {
    read_yes(location, at);
    return;
  }
  call->word = (uint8_t)(1 + word);
  call->text[0] = '\0';
  if (call->builtin)
    call->builtin(call);
  else
    hook_answer_from_rules(location->frame);
  call->word = 0;
}

static void read_ladder_of_demands(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  Owes owes; /* the rule below may have its own in the call */
  char error[320] = "";
  if (!fields_owes(L, at, &owes, error, sizeof error)) {
    answer_fail(location, SAY(ANSWER_VALUE), error);
  }
  *location->frame->call->owes = owes;
}

static void read_order(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  char error[160];
  if (!fields_ladder(L, at, &location->frame->call->ladder, error, sizeof error))
    answer_fail(location, error);
}

/* A side and its levels. */
static void read_score(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  int side = lua_type(L, at) == LUA_TSTRING ? fields_word(lua_tostring(L, at), schema_sides) : -1;
  if (side < 0) answer_bad(location, at);
  call->answer[0] = side;
  call->answer[1] = read_count(location, at + 1);
}

/* A number, or a word of a field that has some. */
static void read_number(const AnswerLocation *location, int at) {
  if (location->frame->field->words && answer_word(location, at) >= 0)
    read_yes_word(location, at);
  else
    location->frame->call->answer[0] = read_count(location, at);
}

/* A player or a list of them, as bits. */
static void read_seats(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  int seat = lua_player_test(L, at);
  call->answer[0] = seat >= 0 ? 1 << seat : 0;
  if (seat >= 0 || lua_isnil(L, at)) return;
  if (answer_word(location, at) >= 0) {
    read_yes_word(location, at);
    return;
  }
  if (!lua_istable(L, at)) answer_bad(location, at);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    seat = lua_player_test(L, -1);
    if (seat < 0) answer_bad(location, lua_gettop(L));
    call->answer[0] |= 1 << seat;
  }
  lua_pop(L, 1);
}

void hook_read_answer(const AnswerLocation *location, int first) {
  lua_State *L = location->L;
  STACK_GROWS(L, 0);
  assert(lua_gettop(L) == first + 1);
  HookCall *call = location->frame->call;
  switch (question_types[call->hook].answer) {
    case ANSWER_YES: read_yes(location, first); break;
    case ANSWER_YES_WORD: read_yes_word(location, first); break;
    case ANSWER_SENTENCE: read_objection(location, first); break;
    case ANSWER_NUMBER: read_number(location, first); break;
    case ANSWER_SCORE: read_score(location, first); break;
    case ANSWER_LADDER: read_order(location, first); break;
    case ANSWER_OWES: read_ladder_of_demands(location, first); break;
    case ANSWER_WORD: call->answer[0] = read_word(location, first); break;
    case ANSWER_WORDS: read_words(location, first); break;
    case ANSWER_PLAYER: read_player(location, first); break;
    case ANSWER_RANK:
      call->answer[0] = lua_isnil(L, first) ? -1 : read_rank(location, first);
      break;
    case ANSWER_RANKS: read_ranks(location, first); break;
    case ANSWER_EFFECTS: effects_read(location, first); break;
    case ANSWER_NOBODY: read_nobody(location, first); break;
    case ANSWER_STOP: read_stop(location, first); break;
    case ANSWER_SEATS: read_seats(location, first); break;
    case ANSWER_CALLS: answer_calls(location, first); break;
    case ANSWER_FORCED: answer_forced(location, first); break;
    case ANSWER_PENALTY: answer_penalty(location, first); break;
    default: break; /* of forms and phases, which are asked elsewhere */
  }
}

static void push_ranks(lua_State *L, int ranks) {
  STACK_GROWS(L, 1);
  int n = 0;
  lua_newtable(L);
  for (int rank = 0; rank < RANK_NB; rank++)
    if (ranks >> rank & 1) {
      lua_pushstring(L, rank_name((Rank)rank, STYLE_ASCII));
      lua_rawseti(L, -2, ++n);
    }
}

static void push_words(lua_State *L, const char *const words[], int set) {
  STACK_GROWS(L, 1);
  int n = 0;
  lua_newtable(L);
  for (int i = 0; words[i]; i++)
    if (set >> i & 1) {
      lua_pushstring(L, words[i]);
      lua_rawseti(L, -2, ++n);
    }
}

int hook_push_answer(lua_State *L, const Frame *frame) {
  const HookCall *call = frame->call;
  switch (question_types[call->hook].answer) {
    case ANSWER_YES:
    case ANSWER_YES_WORD:
      lua_pushboolean(L, call->answer[0]);
      if (call->answer[0] || !call->text[0]) return 1;
      lua_pushstring(L, call->text);
      return 2;
    case ANSWER_NUMBER: lua_pushinteger(L, call->answer[0]); return 1;
    case ANSWER_SCORE:
      lua_pushstring(L, schema_sides[call->answer[0]]);
      lua_pushinteger(L, call->answer[1]);
      return 2;
    case ANSWER_LADDER: lua_ladder_push(L, &call->ladder); return 1;
    case ANSWER_OWES: fields_push_owes(L, call->owes, PACK_MAX); return 1;
    case ANSWER_WORD: lua_pushstring(L, frame->field->words[call->answer[0]]); return 1;
    case ANSWER_WORDS: push_words(L, frame->field->words, call->answer[0]); return 1;
    case ANSWER_PLAYER: lua_player_push(L, call->answer[0]); return 1;
    case ANSWER_NOBODY: lua_pushstring(L, frame->field->words[call->answer[0]]); return 1;
    case ANSWER_RANKS: push_ranks(L, call->answer[0]); return 1;
    case ANSWER_STOP:
      lua_pushstring(L, call->answer[0] ? schema_stop_words[call->answer[0]] : NULL);
      return 1;
    case ANSWER_SEATS:
      if (call->answer[0])
        lua_seats_push(L, (unsigned)call->answer[0]);
      else
        lua_pushnil(L);
      return 1;
    case ANSWER_CALLS: answer_push_calls(L, call); return 1;
    case ANSWER_FORCED: answer_push_forced(L, frame); return 1;
    case ANSWER_PENALTY: answer_push_penalty(L, &call->effects.penalty); return 1;
    default: break;
  }
  lua_pushnil(L);
  return 1;
}
