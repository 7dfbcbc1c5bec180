/* profile.h - what each function of a game costs: how often it is asked, and for how long. */
#ifndef profile_h
#define profile_h

#include "deal/rules_cache.h"

typedef struct HookCost {
  int64_t asked, nanoseconds;
} HookCost;

typedef struct Profile {
  HookCost of[HOOK_ALL_NB]; /* by Hook */
} Profile;

/* Rules whose questions are timed. They are those of a variant, which must live as long. */
typedef struct TimedRules {
  Rules rules;
  MadeOnce made;
  const Rules *real;
  Profile profile;
} TimedRules;

/* *timed must stay where it is. */
void profile_time(TimedRules *timed, const Rules *rules);
void profile_add(Profile *profile, const Profile *more);

#endif
