/* ask.h - one engine for rulings: a question as data in, the answer as data out.
**
** A question is a situation and what is asked about it. Whatever a Game can hold is ruled by
** game_check, game_explain and game_apply on a Game that is set up for it; the rest calls the very
** function that the game calls at that point (README.md beside this file has a line for each
** subject). What is not given is derived where it follows from the rest (the team from the declarer
** in fixed teams, the winner from the plays), else the question is refused with what is missing;
** one that contradicts itself is refused too.
**
** Everything else that rules is a shell around this: JSON, words, scenarios, the REPL. Games, an
** Asker and its answers belong to one thread at a time.
*/
#ifndef ask_h
#define ask_h

#include "ask/loaded_games.h"
#include "ask/question.h"
#include "deal/game.h"
#include "play/climb_plays.h"
#include "play/legal_plays.h"
#include "play/throw.h"

/* What is dealt for a number of players. */
typedef struct DeckFigures {
  int packs, LJ, HJ, hand, kitty, total, dropped, points, friends;
  int suit_points[SUIT_NB];
} DeckFigures;

/* What is filled depends on the subject. Cards are in kind space unless said otherwise. */
typedef struct Answer {
  AskError error;        /* of a question that has no answer; error.code is NULL otherwise */
  Ruling ruling;         /* LEGAL, or why not: follow lead bid call bury misdeal begins */
  const Order *order;    /* of the trump, until the next question; NULL without one */
  Shape shape;           /* lead, shape: units in order space */
  int form;              /* climbing, of lead and shape: index in lead.forms; -1: none */
  Climb climb;           /* climbing, of lead: what it is */
  bool is_throw, stands; /* lead: there are several units; those stand */
  ThrowResult result;    /* lead: of a throw that was tried; sets in order space */
  const CardSet *plays;  /* follows, may-bid: they last until the next question */
  int plays_n;
  LegalCount count;
  bool more;
  int winner, points; /* winner: index in the plays; kitty, settle: points of the opponents */
  bool has_trump;     /* bid, turned: as they would stand */
  Trump trump;
  int declarer;               /* the same; settle: of the next deal; SEAT_NONE: nobody */
  int next;                   /* settle: who draws first then */
  int team[SEAT_MAX], team_n; /* friends: in order of joining */
  int multiplier;
  DeckFigures deck;
  Score score;
  bool won; /* advance: the game */
  char level[LEVEL_TEXT];
  const Game *game; /* as it stands then; it lasts until the next question */
} Answer;

/* What asks: it keeps the Game that questions are set up in. */
typedef struct Asker Asker;
Asker *asker_new(void); /* NULL: no memory */
void asker_free(Asker *asker);

/* Does a climbing game answer questions of this subject? */
bool ask_climbs(Subject subject);

/* Rules on a question about a game. False when it has no answer; answer->error then says why. */
bool ask(Asker *asker, Loaded *loaded, const Question *question, Answer *answer);

/* The situation of a question as a Game at the beginning of a phase, for who goes on from it:
** trump, declarer, team, levels, hands, kitty, calls, leader, what is remembered. Where trumps are
** still declared all is drawn, and a declarer who is given was named beforehand. In a climbing game
** hands, opening and what belongs to it, the number. False as above. */
bool ask_situation(Asker *asker, Loaded *loaded, const Question *question, Answer *answer);

#endif
