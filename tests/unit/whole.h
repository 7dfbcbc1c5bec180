/* whole.h - whole deals by random actions under a sum of rules. */
#ifndef whole_h
#define whole_h

/* Loads the spec and plays so many deals from each of a few seeds to their end; every action must
** be legal and everything accounted for after it. */
void whole_deals(const char *spec, int players, int seeds, int deals);
/* The same of the game with each of these sums of house rules, which have bars between them. */
void whole_deals_of(const char *game, const char *rules, int players, int seeds, int deals);

#endif
