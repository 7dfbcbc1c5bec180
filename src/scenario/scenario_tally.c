/* scenario_tally.c - which records of the sources hold: E61, H34a, P12. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scenario/scenario_tally.h"

/* Reads "H34a", or "P12-P20" (*last is then the last number), and the blanks behind it; returns
** what follows, NULL if that does not stand there. */
static const char *read_record(const char *text, Record *out, int *last) {
  char *end;
  if (text[0] < 'A' || text[0] > 'Z' || text[1] < '1' || text[1] > '9') return NULL;
  long number = strtol(text + 1, &end, 10);
  *out = (Record){.series = text[0], .number = (uint16_t)number};
  if (*end >= 'a' && *end <= 'z') out->part = *end++;
  long to = number;
  if (end[0] == '-' && end[1] == text[0] && !out->part) to = strtol(end + 2, &end, 10);
  if ((*end != ' ' && *end != ':') || to < number || to > UINT16_MAX) return NULL;
  *last = (int)to;
  return end + strspn(end, " ");
}

/* Does the sentence begin with records alone, up to a colon? */
static bool names_records(const char *sentence) {
  Record record;
  int last = 0;
  while (sentence && *sentence != ':') sentence = read_record(sentence, &record, &last);
  return sentence != NULL;
}

/* The index of a game, house rules left off; -1 when there is none, or too many. */
static int index_of(ScenarioTally *tally, const char *spec) {
  char game[sizeof tally->game[0]];
  snprintf(game, sizeof game, "%.*s", (int)strcspn(spec, "+"), spec);
  if (!game[0]) return -1;
  for (int i = 0; i < tally->games; i++)
    if (strcmp(tally->game[i], game) == 0) return i;
  if (tally->games == TALLY_GAMES) return -1;
  memcpy(tally->game[tally->games], game, sizeof game);
  return tally->games++;
}

static bool same_record(const Record *a, const Record *b) {
  return a->series == b->series && a->number == b->number && a->part == b->part;
}

static void note(ScenarioTally *tally, const Record *record) {
  int i = 0;
  while (i < tally->records &&
         !(same_record(&tally->record[i], record) && tally->record[i].game == record->game))
    i++;
  if (i == RECORD_MAX) return;
  if (i < tally->records)
    tally->record[i].failed |= record->failed;
  else
    tally->record[tally->records++] = *record;
  assert(tally->records <= RECORD_MAX);
}

void tally_note(ScenarioTally *tally, const char *sentence, const char *spec, bool failed) {
  Record record;
  int last = 0;
  if (!names_records(sentence)) return;
  int game = index_of(tally, spec);
  while (*sentence != ':') {
    sentence = read_record(sentence, &record, &last);
    record.game = (int8_t)game;
    record.failed = failed;
    for (; record.number <= last; record.number++) note(tally, &record);
  }
}

bool tally_holds(const ScenarioTally *tally, char series, int number, char part) {
  Record wanted = {.series = series, .part = part, .number = (uint16_t)number};
  bool any = false;
  for (int i = 0; i < tally->records; i++) {
    if (!same_record(&tally->record[i], &wanted)) continue;
    if (tally->record[i].failed) return false;
    any = true;
  }
  return any;
}

/* Is this the first entry of its record? A record has one for each game. */
static bool is_first(const ScenarioTally *tally, int index) {
  for (int i = 0; i < index; i++)
    if (same_record(&tally->record[i], &tally->record[index])) return false;
  return true;
}

int tally_count(const ScenarioTally *tally, char series, int game) {
  int n = 0;
  for (int i = 0; i < tally->records; i++) {
    const Record *r = &tally->record[i];
    if (r->series != series) continue;
    if (game >= 0)
      n += r->game == game && !r->failed;
    else
      n += is_first(tally, i) && tally_holds(tally, series, r->number, r->part);
  }
  return n;
}
