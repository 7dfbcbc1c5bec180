/* phase_rules.h - rules by which a function does something: phases of their own, and effects of
** declarations. */
#ifndef phase_rules_h
#define phase_rules_h

/* A game, and fields of a house rule that goes with it. */
typedef struct PhaseRule {
  const char *game, *fields;
} PhaseRule;

/* NULL behind the last. */
extern const PhaseRule phase_rules[];

#endif
