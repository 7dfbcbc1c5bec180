/* profile.c - see profile.h. */
#include "sim/profile.h"

#include <time.h>

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static bool ask_timed(void *context, HookCall *call) {
  TimedRules *timed = context;
  HookCost *cost = &timed->profile.of[call->hook];
  int64_t begun = now();
  bool good = timed->real->ask(timed->real->context, call);
  cost->asked++;
  cost->nanoseconds += now() - begun;
  return good;
}

void profile_time(TimedRules *timed, const Rules *rules) {
  memset(timed, 0, sizeof *timed);
  timed->rules = *rules;
  timed->real = rules;
  timed->rules.ask = ask_timed;
  timed->rules.context = timed;
  timed->rules.made = &timed->made;
  timed->made.of = &timed->rules;
}

void profile_add(Profile *profile, const Profile *more) {
  for (int hook = 0; hook < HOOK_ALL_NB; hook++) {
    profile->of[hook].asked += more->of[hook].asked;
    profile->of[hook].nanoseconds += more->of[hook].nanoseconds;
  }
}
