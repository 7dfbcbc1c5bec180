/* function_rules.h - house rules for random deals: each field that holds a function, and settings
** that no house rule of the tree has. */
#ifndef function_rules_h
#define function_rules_h

/* Their fields, one rule each; behind the last NULL. Any trick game takes them. */
extern const char *const function_rules[];

#endif
