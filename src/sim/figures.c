/* figures.c - see figures.h. */
#include "sim/figures.h"

#include <math.h>
#include <stdio.h>

#include "base/sim_sentences.h"

static const struct {
  const char *key, *words;
  FigureUnit unit;
  const char *of;
} LIST[FIGURE_FORM] = {
#define X(id, key, unit, of) {key, SAY(FIGURE_##id), unit, SAY(of)},
    FIGURES(X)
#undef X
};

static Figure listed(int id) {
  Figure figure = {.unit = LIST[id].unit, .of = LIST[id].of};
  snprintf(figure.key, sizeof figure.key, "%s", LIST[id].key);
  snprintf(figure.words, sizeof figure.words, "%s", LIST[id].words);
  return figure;
}

/* How often a form was led; the one behind the last form is throws. */
static Figure of_form(const Rules *rules, int form) {
  Figure figure = {.unit = OF_ALL, .of = SAY(OF_LEADS)};
  bool throws = form >= rules->lead.forms_n;
  char word[WORD_SAID];
  snprintf(figure.key, sizeof figure.key, "led.%s",
           throws ? "throw" : rules->lead.forms[form].name);
  snprintf(figure.words, sizeof figure.words, "%s",
           throws ? SAY(FIGURE_THROW) : form_word(&rules->lead.forms[form], word));
  return figure;
}

Figure figure_of(const Rules *rules, int id) {
  bool climbs = rules->family == FAMILY_CLIMB;
  if (id < FIGURE_FORM) return listed(id);
  if (id < FIGURE_PLACE) return of_form(rules, id - FIGURE_FORM);
  Figure figure = {.unit = climbs ? NUMBER : AHEAD,
                   .of = climbs ? SAY(POINTS_MORE) : SAY(WINS_MORE)};
  int place = id - FIGURE_PLACE;
  char seat = (char)('A' + id - FIGURE_SEAT);
  if (id >= FIGURE_SEAT) {
    snprintf(figure.key, sizeof figure.key, "seat.%c", seat);
    say_in(figure.words, SAY(FIGURE_PLAYER), seat);
    return figure;
  }
  snprintf(figure.key, sizeof figure.key, "place.%d", place + 1);
  if (place == 0)
    say_in(figure.words, SAY(FIGURE_FIRST_PLACE), climbs);
  else
    say_in(figure.words, SAY(FIGURE_PLACE), place, climbs);
  return figure;
}

int figure_find(const Rules *rules, const char *key) {
  for (int id = 0; id < FIGURE_NB; id++) {
    Figure figure = figure_of(rules, id);
    if (figure_applies(rules, id) && strcmp(figure.key, key) == 0) return id;
  }
  return -1;
}

static bool is_climbing(int id) {
  return id == FIGURE_BOMBS || id == FIGURE_PASSES || id == FIGURE_LEADER_FIRST;
}

static bool has_several_tables(const Rules *rules) {
  uint8_t sizes[TABLE_MAX];
  return rules->deck.tables.min && rules_tables(rules->deck.tables, rules->players, sizes) > 1;
}

bool figure_applies(const Rules *rules, int id) {
  bool climbs = rules->family == FAMILY_CLIMB;
  if (id >= FIGURE_SEAT) return id - FIGURE_SEAT < rules->players;
  if (id >= FIGURE_PLACE) return id - FIGURE_PLACE < rules->players && !has_several_tables(rules);
  if (id >= FIGURE_FORM) return id - FIGURE_FORM < rules->lead.forms_n + !climbs;
  switch (id) {
    case FIGURE_TRICKS:
    case FIGURE_CHOICES:
    case FIGURE_FORCED:
    case FIGURE_GAME_DEALS: return true;
    case FIGURE_DUEL_SHARE:
    case FIGURE_DUEL_AHEAD:
    case FIGURE_DUEL_PAIRS: return false; /* of duels, which have no others */
    case FIGURE_FRIENDS_KNOWN:
    case FIGURE_FRIENDS_OPEN: return rules->friends.teams == TEAMS_CALLED;
    default: return is_climbing(id) == climbs;
  }
}

int figure_main(const Rules *rules) {
  return rules->family == FAMILY_CLIMB ? FIGURE_LEADER_FIRST : FIGURE_DECLARERS_WIN;
}

double figure_shown(FigureUnit unit, double value) {
  if (unit == OF_ALL || unit == AHEAD) return 100 * value;
  if (unit != LOGARITHM) return value;
  double log = value / LOG_STEPS;
  return exp2(log > 1000 ? 1000 : log); /* of sums that a file made up */
}

double figure_shown_half(FigureUnit unit, double value, double half) {
  if (unit != LOGARITHM) return figure_shown(unit, half);
  return (figure_shown(unit, value + half) - figure_shown(unit, value - half)) / 2;
}
