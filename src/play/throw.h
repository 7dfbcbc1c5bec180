/* throw.h - does a throw stand, and what becomes of one that fails.
** Pagat, Leading a Group of Top Cards. Sets are in order space. */
#ifndef throw_h
#define throw_h

#include "play/lead.h"

typedef struct ThrowResult {
  bool stands;
  int objector;      /* index in others; -1 when it stands */
  Unit beaten;       /* the led unit that the objection is about */
  CardSet objection; /* the objector's cards that beat it */
  bool play_ends;    /* throw.forced "play ends": nothing is led */
  CardSet forced;    /* what stays on the table */
  CardSet withdrawn; /* what goes back */
  int withdrawn_n;
  int penalty;           /* card points from the leader's side to the other */
  uint8_t shown;         /* throw.shown */
  uint64_t beaten_units; /* bit j: the lead's j-th unit can be beaten by somebody; throw_check
                         ** knows all of them under throw.forced "all beaten" alone */
  Effects effects;       /* the same, if it asked: what else throw.penalty says */
} ThrowResult;

/* A throw that is tried. */
typedef struct ThrowCase {
  const Order *order;
  const Rules *rules;
  const Shape *lead;
  const CardSet *play;
  const CardSet *others; /* n hands, in turn order after the leader; any may be empty */
  int n;
  const bool *may_stop; /* which of them can stop this throw (throw.stopped_by); NULL: all */
  struct Game *game;    /* for functions: what is asked may remember there; may be NULL */
  int leader, players;
} ThrowCase;

/* Does it stand, by the words of the rules? A lead of one unit always does. */
void throw_check(const ThrowCase *of, ThrowResult *out);

/* Who objects, as an index in `others`, to which led unit; NULL: nobody. */
typedef struct Objection {
  int player;
  const Unit *unit;
} Objection;

/* Is it rather to this unit, which the player can beat, that is objected by throw.forced? Players
** are asked in turn: the first objects, but where anybody's smallest or lowest stays. */
bool throw_objects_rather(const Order *order, int word, const Objection *to, int player,
                          const Unit *unit);
/* Notes the objection, and by which cards it is made. */
void throw_object(const ThrowCase *of, const Objection *by, ThrowResult *out);
/* What stays on the table by a word of throw.forced; what goes back when out->forced stays. */
void throw_leave(const Order *order, int word, const Shape *lead, const CardSet *play,
                 ThrowResult *out);
void throw_withdraw(const Order *order, const CardSet *play, ThrowResult *out);

/* Can this hand beat that led unit by throw.test: with a higher unit like it, or any card above
** its lowest? The lowest cards that do in *with if not NULL. */
bool throw_beats(const ThrowCase *of, const Unit *unit, const CardSet *hand, CardSet *with);
/* The same by a word of throw.test. Of the case: order, rules and lead. */
bool throw_beats_by(const ThrowCase *of, int word, const Unit *unit, const CardSet *hand,
                    CardSet *with);

#endif
