/* tutorial.c - a deal in which the reader is asked each step: `tutorial`. */
#include "repl/command/tutorial.h"

#include <stdlib.h>
#include <string.h>

#include "lua/load/find_files.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/command/actions.h"
#include "repl/command/handlers.h"
#include "repl/command/why.h"
#include "repl/render/narrate.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/session_files.h"

/* What a step wants: that the reader does what the record does next; a play that is refused; or a
** question. */
typedef enum Wanted { WANTS_ACTION, WANTS_REFUSAL, WANTS_QUESTION } Wanted;

typedef struct Step {
  Wanted wanted;
  const char *line; /* that answers it */
  const char *question, *done;
  bool quick; /* what follows is told a line a trick */
} Step;

static const Step steps[] = {
    {WANTS_ACTION, "declare 2D", SAY(TUTORIAL_DECLARE), SAY(TUTORIAL_DECLARE_DONE), false},
    {WANTS_ACTION, "bury 3C 3C 4C 6C 6C 7C 8C JS", SAY(TUTORIAL_BURY), SAY(TUTORIAL_BURY_DONE),
     false},
    {WANTS_ACTION, "play AS", SAY(TUTORIAL_LEAD), SAY(TUTORIAL_LEAD_DONE), false},
    {WANTS_QUESTION, "why AH AH QH", SAY(TUTORIAL_THROW_ASKED), SAY(TUTORIAL_THROW_ASKED_DONE),
     false},
    {WANTS_ACTION, "play AH AH KH", SAY(TUTORIAL_THROW), SAY(TUTORIAL_THROW_DONE), false},
    {WANTS_ACTION, "play 4H 4H 5H 5H", SAY(TUTORIAL_TRACTOR), SAY(TUTORIAL_TRACTOR_DONE), false},
    {WANTS_ACTION, "play KC", SAY(TUTORIAL_GIVE_UP), SAY(TUTORIAL_GIVE_UP_DONE), false},
    {WANTS_REFUSAL, "play 8S TS", SAY(TUTORIAL_REFUSED), SAY(TUTORIAL_REFUSED_DONE), false},
    {WANTS_ACTION, "play 6S 6S", SAY(TUTORIAL_PAIR), SAY(TUTORIAL_PAIR_DONE), false},
    {WANTS_ACTION, "play 3D", SAY(TUTORIAL_TRUMP), SAY(TUTORIAL_TRUMP_DONE), false},
    {WANTS_ACTION, "play 5D", SAY(TUTORIAL_RUFF), SAY(TUTORIAL_RUFF_DONE), false},
    {WANTS_ACTION, "play TS KS", SAY(TUTORIAL_POINTS), SAY(TUTORIAL_POINTS_DONE), true},
    {WANTS_ACTION, "play LJ", SAY(TUTORIAL_LAST), SAY(TUTORIAL_LAST_DONE), false},
    {WANTS_QUESTION, "why score", SAY(TUTORIAL_SCORE), SAY(TUTORIAL_SCORE_DONE), false},
};

enum { STEPS = sizeof steps / sizeof steps[0], READER = 0 };

typedef struct Tutorial {
  int step;
  Session before; /* the game that was played on when it began, and how */
  uint16_t taken;
  bool open;
} Tutorial;

/* --- the steps --- */

/* What the record does next; false at its end. */
static bool next_action(const Repl *repl, Action *next) {
  const Session *session = &repl->session;
  if (session->ahead == 0) return false;
  *next = history_action(&session->history, session->history.n);
  return true;
}

static bool same_action(const Repl *repl, const Action *a, const Action *b) {
  return a->type == b->type && a->seat == b->seat &&
         cardset_equal(&a->cards, &b->cards, repl->session.rules->deck.packs) &&
         !action_is_divided(a);
}

/* The action that the next step that wants one wants; false when there is none. */
static bool wanted_action(const Repl *repl, int step, Action *action) {
  char error[SESSION_ERROR];
  while (step < STEPS && steps[step].wanted != WANTS_ACTION) step++;
  if (step == STEPS ||
      !action_parse(steps[step].line, repl->session.rules->deck.packs, action, error, sizeof error))
    return false;
  action->seat = READER;
  return true;
}

/* The next action of the record is done and told. */
static void do_next(Repl *repl, const Action *action, Tell tell) {
  Game before = repl->session.game;
  session_goto(&repl->session, repl->session.history.n + 1);
  tell_action(repl, &before, action, tell);
}

/* The record goes on to the next action that the reader is asked for, else to its end. What is said
** when the last step is done is said once its trick, or its phase, is over. */
static void go_on(Repl *repl, const Step *done) {
  const Rules *rules = repl->session.rules;
  Game start = repl->session.game;
  Action wanted, action;
  bool asked = wanted_action(repl, repl->tutorial->step, &wanted), told = !done;
  while (next_action(repl, &action) && !(asked && same_action(repl, &action, &wanted))) {
    do_next(repl, &action, told && done && done->quick ? TELL_TRICKS : TELL_ACTIONS);
    bool over = repl->session.game.deal.trick > start.deal.trick ||
                game_phase(&repl->session.game, rules) != game_phase(&start, rules);
    if (over && !told) repl_tell(repl, done->done);
    told |= over;
  }
  if (!told) repl_tell(repl, done->done);
}

static void ask_step(Repl *repl) {
  int step = repl->tutorial->step;
  repl_tell(repl, SAY(TUTORIAL_STEP), step + 1, STEPS, steps[step].question);
}

/* Back at the game before, which is shown where somebody looks. */
static void leave(Repl *repl) {
  tutorial_end(repl);
  if (repl->interactive && !repl->asking) repl_show_state(repl);
}

/* The step is done; its action, if it has one, was not done yet. */
static void step_on(Repl *repl) {
  const Step *done = &steps[repl->tutorial->step++];
  Action action;
  if (done->wanted == WANTS_ACTION && next_action(repl, &action)) {
    do_next(repl, &action, TELL_ACTIONS);
    go_on(repl, done);
  } else {
    repl_tell(repl, done->done);
  }
  if (repl->tutorial->step < STEPS) {
    if (done->wanted == WANTS_ACTION && repl->session.ahead > 0) repl_show_state(repl);
    ask_step(repl);
  } else {
    repl_tell(repl, SAY(TUTORIAL_END));
    leave(repl);
  }
}

/* --- lines --- */

/* The reader acts: as the record does, or it is said what comes of it. */
static void answer(Repl *repl, const Command *command, int seat, const char *rest) {
  const Step *step = &steps[repl->tutorial->step];
  Action action, next;
  Ruling why;
  if (seat != SEAT_NONE && seat != READER) {
    repl_deny(repl, SAY(FAR_SEAT), seat_letter(seat));
    return;
  }
  if (act_read(repl, command->name, READER, rest, &action)) {
    game_explain(&repl->session.game, repl->session.rules, &action, &why);
    if (why.refusal == LEGAL && step->wanted == WANTS_ACTION && next_action(repl, &next) &&
        same_action(repl, &next, &action)) {
      step_on(repl);
      return;
    }
    if (why.refusal == LEGAL) {
      repl_tell(repl, SAY(TUTORIAL_OTHER));
      return;
    }
    if (step->wanted == WANTS_REFUSAL) {
      char sentence[ROW_TEXT];
      repl_say(repl, "%s", repl_ruling(repl, &why, sentence));
      step_on(repl);
      return;
    }
    repl_refuse_ruling(repl, &why);
  }
  repl_tell(repl, SAY(TUTORIAL_AGAIN));
}

/* Would it lead away from the deal? */
static bool leads_away(const Command *command, const char *rest) {
  static const char AWAY[] = "new|undo|redo|goto|branch|reload|house|set|load|resume";
  size_t n = strlen(command->name);
  if (text_which(AWAY, command->name, n) >= 0) return true;
  if (*rest && text_which("trump|turn|position", command->name, n) >= 0) return true;
  return command->changes;
}

bool tutorial_takes(Repl *repl, const Command *command, int seat, const char *rest) {
  if (!repl->tutorial) return false;
  if (command->run == command_act) {
    answer(repl, command, seat, rest);
  } else if (command->run == command_step && !*rest) {
    ask_step(repl);
  } else if (command->run == command_hint) {
    Text line = text_room(ROW_TEXT);
    put_typed(&line, repl, steps[repl->tutorial->step].line);
    repl_tell(repl, SAY(TUTORIAL_HINT), line.out);
  } else if (strcmp(command->name, "quit") == 0) {
    repl_tell(repl, SAY(TUTORIAL_LEFT));
    leave(repl);
  } else if (leads_away(command, rest)) {
    char shown[COMMAND_SHOWN];
    repl_deny(repl, SAY(TUTORIAL_STAYS), command_shown(repl, command->name, shown));
  } else {
    return false;
  }
  return true;
}

/* Do the words behind `why` ask the same: the same word, or the same cards? */
static bool asks_same(Repl *repl, const char *rest, const char *wanted) {
  Action a, b;
  if (strcmp(rest, wanted) == 0) return true;
  if (!*rest || repl->session.ahead == 0) return false;
  int refused = repl->refused;
  bool same = why_read(repl, READER, rest, &a) && why_read(repl, READER, wanted, &b) &&
              same_action(repl, &a, &b);
  repl->refused = refused;
  return same;
}

void tutorial_hears(Repl *repl, const Command *command, const char *rest) {
  if (!repl->tutorial || command->run != command_why) return;
  const Step *step = &steps[repl->tutorial->step];
  const char *wanted = step->line + strlen("why ");
  if (step->wanted != WANTS_QUESTION || !asks_same(repl, rest, wanted)) return;
  step_on(repl);
}

/* --- beginning and end --- */

void tutorial_end(Repl *repl) {
  Tutorial *tutorial = repl->tutorial;
  if (!tutorial) return;
  session_replace(&repl->session, &tutorial->before);
  repl->taken = tutorial->taken;
  repl->open = tutorial->open;
  repl->tutorial = NULL;
  free(tutorial);
}

COMMAND(command_tutorial) {
  char error[SESSION_ERROR];
  FoundFile found;
  Session deal = {0};
  if (repl->tutorial) return repl_deny(repl, SAY(TUTORIAL_ON));
  const Bot *seeing = bots_seeing(repl->bots);
  if (seeing) return repl_deny(repl, SAY(BOT_SEES), seeing->name);
  if (!find_beside("tutorial", ".record", &found))
    return repl_deny(repl, SAY(TUTORIAL_MISSING), "variants/tutorial.record");
  if (!session_load(&deal, found.path, NULL, error, sizeof error))
    return repl_deny(repl, SAY(TUTORIAL_MISSING), error);
  Tutorial *tutorial = malloc(sizeof *tutorial);
  if (!tutorial) {
    session_free(&deal);
    return repl_deny(repl, SAY(NO_MEMORY));
  }
  *tutorial = (Tutorial){0, repl->session, repl->taken, repl->open};
  repl->session = deal;
  repl->tutorial = tutorial;
  repl->taken = 1u << READER;
  repl->open = false;
  session_goto(&repl->session, 0);
  repl_tell(repl, SAY(TUTORIAL_WELCOME));
  repl_tell(repl, SAY(TUTORIAL_KEYS));
  go_on(repl, NULL);
  repl_show_state(repl);
  ask_step(repl);
  return true;
}
