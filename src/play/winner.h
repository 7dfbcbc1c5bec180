/* winner.h - who wins a trick. Pagat, the sections on leads.
** Sets are in order space. */
#ifndef winner_h
#define winner_h

#include "play/play_case.h"
#include "play/shape.h"
#include "rules/refusal.h"

/* What a play is of, low to high. A form that beats the led unit (`beats` in lead.forms) is above
** all other plays of its suit, but in the led suit below every ruff that has the led unit. */
typedef enum Power {
  POWER_NONE, /* cannot win */
  POWER_SUIT, /* the led units, in the led suit */
  POWER_SUIT_FORM,
  POWER_TRUMPS, /* the led units, in trumps on a plain lead */
  POWER_TRUMPS_FORM
} Power;

/* How a play measures against a lead: the best over all its divisions. */
typedef struct Strength {
  uint8_t power;      /* Power */
  uint8_t form_power; /* of a form with `power` that the whole play is: above all of less */
  int32_t height;     /* with form_power: of as much the higher is above */
  Unit unit; /* what is compared, under win.overruff; size 0 in the led suit of a throw, where
                 ** nothing is compared (win.throws "by ruffs"), and on a lead of no suit */
} Strength;

/* The strength of a play of as many cards as were led. */
void trick_strength(const Order *order, const Rules *rules, const Shape *lead, const CardSet *play,
                    Strength *out);

/* Is `a`, played later, higher than `b`? Ties fall to the earlier play. */
bool trick_stronger(const Order *order, const Strength *a, const Strength *b);

/* A lead of one set, in a game without forms beyond sets in sequence: a play is as high as the tier
** of its set, for tiers count up through the suits, and trumps come last. */
typedef struct SetLed {
  uint64_t places; /* in which such a set may win: of the led suit and of trumps; 0: no such lead */
  uint8_t top;     /* the highest plane of it: its size less one */
} SetLed;

static inline SetLed trick_set_led(const Order *order, const Rules *rules, const Shape *lead) {
  const Unit *led = &lead->unit[0];
  if (lead->n != 1 || led->length != 1 || rules->lead.special || lead->suit == SUIT_NONE)
    return (SetLed){0, 0};
  return (SetLed){order->suit[lead->suit] | order->suit[TRUMPS], (uint8_t)(led->size - 1)};
}

/* Identical cards and nothing else, as most plays that win are: known without a search. */
static inline bool trick_is_set(const CardSet *play, int size) {
  uint64_t faces = play->plane[0];
  return (faces & (faces - 1)) == 0 && play->plane[size - 1] == faces;
}

/* Is the play such a set in the led suit or in trumps? */
static inline bool trick_may_win(const SetLed *led, const CardSet *play) {
  return (play->plane[0] & led->places) && trick_is_set(play, led->top + 1);
}

/* Is the one such set higher than the other? */
static inline bool trick_is_higher(const Order *order, const CardSet *set, const CardSet *other) {
  return order->tier_at[bit_lowest(set->plane[0])] > order->tier_at[bit_lowest(other->plane[0])];
}

/* What trick_beats asks where more than the height of a set counts: strengths, or the readings of
** both plays. */
bool trick_beats_in_strength(const PlayCase *of, const Shape *lead, const CardSet *play,
                             const CardSet *best, bool *beats, Ruling *why);

/* Does `play`, made later, beat `best`? Two ruffs of a throw (under win.throws "in suit too" also
** two plays in its suit) are compared by win.overruff, which is asked where it is a function.
** False, with *why if not NULL, when it failed. */
static inline bool trick_beats(const PlayCase *of, const Shape *lead, const CardSet *play,
                               const CardSet *best, bool *beats, Ruling *why) {
  SetLed led = trick_set_led(of->order, of->rules, lead);
  if (!led.places) return trick_beats_in_strength(of, lead, play, best, beats, why);
  *beats = trick_may_win(&led, play) &&
           (!trick_may_win(&led, best) || trick_is_higher(of->order, play, best));
  return true;
}

/* Index of the winning play; plays[0] is the lead, which stands. */
int trick_winner(const Order *order, const Rules *rules, const Shape *lead, const CardSet plays[],
                 int n);
/* The same; false, with *why if not NULL, when win.overruff failed. */
bool trick_find_winner(const PlayCase *of, const Shape *lead, const CardSet plays[], int n,
                       int *winner, Ruling *why);

#endif
