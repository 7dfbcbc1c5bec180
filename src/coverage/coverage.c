/* coverage.c - see coverage.h. Scenarios first, then changes, are tasks that threads take one by
** one; the thread that asks is one of them. */
#include "coverage/coverage.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/coverage_sentences.h"
#include "base/grow.h"
#include "coverage/unnoticed_marks.h"
#include "coverage/rule_file.h"
#include "differ/position_text.h"
#include "differ/scenario_text.h"
#include "differ/tell.h"
#include "language/language.h"
#include "lua/load/find_files.h"
#include "notation/notation.h"
#include "scenario/scenario_files.h"

enum { THREADS_MAX = 64, RECENT = 12 };

/* A change, by its file. */
typedef struct Task {
  int rule, change;
} Task;

struct Coverage {
  Cases cases;
  Marks marks;
  RuleFile *rule;
  int rules;
  size_t rule_room;
  Task *task; /* all changes */
  int tasks;
  Unnoticed *unnoticed; /* for each task; `change` NULL: it is not one that is told */
  int *told, told_n;    /* which are, in order */
  const CoverageWanted *wanted;
  bool whole; /* every change was tried: no filter, not stopped */
  atomic_int next;
  atomic_bool stop;
  pthread_mutex_t lock; /* of the marks and the error */
  char error[VARIANT_ERROR];
};

/* A thread, and what it asks with. */
typedef struct Worker {
  Coverage *coverage;
  pthread_t thread;
  Bench *bench;
  const Case *recent[RECENT]; /* that noticed something last: they are asked first */
  void (*work)(struct Worker *worker, int task);
  int tasks;
  bool polls; /* it asks whether to stop */
} Worker;

Coverage *coverage_new(void) {
  Coverage *coverage = calloc(1, sizeof *coverage);
  if (coverage) pthread_mutex_init(&coverage->lock, NULL);
  return coverage;
}

static void free_told(Unnoticed *of) {
  free(of->asked), free(of->now), free(of->changed), free(of->position), free(of->scenario);
}

void coverage_free(Coverage *coverage) {
  if (!coverage) return;
  for (int i = 0; coverage->unnoticed && i < coverage->tasks; i++)
    free_told(&coverage->unnoticed[i]);
  for (int i = 0; i < coverage->rules; i++) rule_file_free(&coverage->rule[i]);
  cases_free(&coverage->cases);
  marks_free(&coverage->marks);
  free(coverage->rule);
  free(coverage->task);
  free(coverage->unnoticed);
  free(coverage->told);
  pthread_mutex_destroy(&coverage->lock);
  free(coverage);
}

/* ---- reading ---- */

typedef struct Reading {
  Coverage *coverage;
  char *error;
  size_t error_size;
} Reading;

static bool read_cases(void *context, const char *path) {
  const Reading *reading = context;
  return cases_read(&reading->coverage->cases, path, reading->error, reading->error_size);
}

static bool read_marks(void *context, const char *path) {
  const Reading *reading = context;
  return marks_read(&reading->coverage->marks, path, reading->error, reading->error_size);
}

/* Marks stand in a file by themselves, which begins so. */
static bool is_of_marks(const char *path) {
  char error[VARIANT_ERROR];
  char *text = file_read(path, FILE_TEXT_MB, NULL, error, sizeof error);
  bool is = text && strstr(text, "return unnoticed");
  free(text);
  return is;
}

bool coverage_read(Coverage *coverage, const char *path, char *error, size_t error_size) {
  Reading reading = {coverage, error, error_size};
  error[0] = '\0';
  if (!file_is_folder(path))
    return is_of_marks(path) ? read_marks(&reading, path) : read_cases(&reading, path);
  return scenario_files_each(path, "return scenarios", read_cases, &reading, error, error_size) &&
         scenario_files_each(path, "return unnoticed", read_marks, &reading, error, error_size);
}

bool coverage_rule(Coverage *coverage, const char *word, char *error, size_t error_size) {
  if (!grow(&coverage->rule, (size_t)coverage->rules + 1, &coverage->rule_room, sizeof(RuleFile)))
    return say_fail(error, error_size, SAY(COVER_NO_MEMORY));
  RuleFile *rule = &coverage->rule[coverage->rules];
  if (!rule_file_read(rule, word, error, error_size)) return false;
  for (int i = 0; i < coverage->rules; i++)
    if (file_same(coverage->rule[i].id, rule->id)) {
      rule_file_free(rule);
      return true;
    }
  coverage->rules++;
  return true;
}

/* ---- threads ---- */

static void *work(void *data) {
  Worker *worker = data;
  Coverage *coverage = worker->coverage;
  const CoverageWanted *wanted = coverage->wanted;
  while (!atomic_load(&coverage->stop)) {
    int task = atomic_fetch_add(&coverage->next, 1);
    if (task >= worker->tasks) break;
    worker->work(worker, task);
    if (worker->polls && wanted->stop && wanted->stop(wanted->context))
      atomic_store(&coverage->stop, true);
  }
  return NULL;
}

static bool bench_make(Worker *worker) {
  worker->bench = bench_new();
  if (worker->bench) games_load_as(worker->bench->games, &(VariantWanted){.limits = &rule_limits});
  return worker->bench != NULL;
}

/* Has all tasks done. False: no memory, no thread. */
static bool do_all(Coverage *coverage, int tasks, void (*one)(Worker *worker, int task)) {
  int n = coverage->wanted->threads, started = 1;
  if (n == 0) n = (int)sysconf(_SC_NPROCESSORS_ONLN);
  n = n < 1 ? 1 : n > THREADS_MAX ? THREADS_MAX : n;
  Worker *workers = calloc((size_t)n, sizeof *workers);
  bool good = workers != NULL;
  atomic_store(&coverage->next, 0);
  for (int i = 0; good && i < n; i++) {
    workers[i] = (Worker){.coverage = coverage, .work = one, .tasks = tasks, .polls = i == 0};
    good = bench_make(&workers[i]);
  }
  for (; good && started < n; started++)
    if (pthread_create(&workers[started].thread, NULL, work, &workers[started])) break;
  if (good) work(&workers[0]);
  for (int i = 1; i < started; i++) pthread_join(workers[i].thread, NULL);
  for (int i = 0; workers && i < n; i++) bench_free(workers[i].bench);
  free(workers);
  if (!good) say_in(coverage->error, SAY(COVER_NO_MEMORY));
  return good && !coverage->error[0];
}

/* ---- the scenarios as they are ---- */

static void run_case(Worker *worker, int task) {
  Coverage *coverage = worker->coverage;
  char error[VARIANT_ERROR];
  if (case_learn(&coverage->cases.of[task], worker->bench, error, sizeof error)) return;
  pthread_mutex_lock(&coverage->lock);
  if (!coverage->error[0]) snprintf(coverage->error, sizeof coverage->error, "%s", error);
  pthread_mutex_unlock(&coverage->lock);
  atomic_store(&coverage->stop, true);
}

/* ---- changes ---- */

/* What a scenario says of a change. */
typedef enum Notice {
  NOTICE_NONE,
  NOTICE_REFUSED, /* its rules do not load */
  NOTICE_OTHER,
  NOTICE_SAME /* none was asked any further: the change makes no other rules */
} Notice;

static Notice notice_of(Worker *worker, const Case *one) {
  Scenario s;
  case_run(one, &s, worker->bench);
  return !s.failed ? NOTICE_NONE : s.loaded ? NOTICE_OTHER : NOTICE_REFUSED;
}

/* The case that noticed this is asked before others from now on. */
static void put_first(Worker *worker, const Case *one) {
  int at = 0;
  while (at < RECENT - 1 && worker->recent[at] != one) at++;
  memmove(worker->recent + 1, worker->recent, (size_t)at * sizeof(const Case *));
  worker->recent[0] = one;
}

/* What the first says that notices it. Each sum has to be loaded: what so many have not noticed is
** only asked about further if the change makes other rules at all. */
static Notice first_notice(Worker *worker, const RuleFile *rule, const Change *change,
                           const InsteadOf *instead) {
  enum { SUMS_ASKED = 24 };
  Notice notice = NOTICE_NONE;
  int sums = 0;
  for (int i = 0; i < RECENT && worker->recent[i]; i++)
    if (case_has(worker->recent[i], rule->id) &&
        (notice = notice_of(worker, worker->recent[i])) != NOTICE_NONE) {
      put_first(worker, worker->recent[i]);
      return notice;
    }
  for (int i = 0; i < rule->cases && !atomic_load(&worker->coverage->stop); i++) {
    bool new_sum = i > 0 && strcmp(rule->of[i]->sum, rule->of[i - 1]->sum) != 0;
    if (new_sum && ++sums == SUMS_ASKED && rule->sums > 0 &&
        !rule_file_other(rule, change, instead))
      return NOTICE_SAME;
    if ((notice = notice_of(worker, rule->of[i])) != NOTICE_NONE) {
      put_first(worker, rule->of[i]);
      return notice;
    }
  }
  return NOTICE_NONE;
}

/* ---- the smallest situation that shows a change ---- */

enum { STEP = 250, SEED = 1, SCENARIO_TEXT = 3 * TOLD_TEXT }; /* situations at a time */

/* Does it hold with the text in the place of the file (NULL: as it is)? */
static bool holds(const Data *table, const InsteadOf *instead, Bench *bench) {
  Scenario s;
  games_load_as(bench->games, &(VariantWanted){.instead = instead, .limits = &rule_limits});
  scenario_begin_one(&s, &(ScenarioPlace){table, 1, "here", ""}, bench);
  scenario_check(&s);
  return !s.failed;
}

/* Does the scenario tell the two apart? */
static bool tells(const char *scenario, const InsteadOf *instead, Bench *bench) {
  char text[SCENARIO_TEXT + 64], error[VARIANT_ERROR];
  int n = snprintf(text, sizeof text, "return scenarios {\n%s}\n", scenario);
  Data *table = data_read("here", text, (size_t)n, "scenarios", error, sizeof error);
  bool good = table && holds(table, NULL, bench) && !holds(table, instead, bench);
  data_free(table);
  return good;
}

static void keep(const Differ *differ, const Difference *found, const char *scenario, Style style,
                 Unnoticed *of) {
  char said[TOLD_TEXT], position[NOTATION_MAX];
  Text text = text_start(said, sizeof said);
  free_told(of);
  tell_question(&text, found, style);
  of->asked = strdup(said);
  text = text_start(said, sizeof said);
  tell_answer(&text, found, 0, style);
  of->now = strdup(said);
  text = text_start(said, sizeof said);
  tell_answer(&text, found, 1, style);
  of->changed = strdup(said);
  text = text_start(position, sizeof position);
  of->position = position_of_difference(&text, differ, found) ? strdup(position) : NULL;
  of->scenario = scenario ? strdup(scenario) : NULL;
}

/* The first difference whose scenario tells; else any. */
static bool take(const Differ *differ, const InsteadOf *instead, const CoverageWanted *wanted,
                 Bench *bench, Unnoticed *of) {
  static const ScenarioWanted as_it_is = {0, &language_english, true};
  char scenario[SCENARIO_TEXT];
  for (int i = 0; i < differ_count(differ); i++) {
    Text text = text_start(scenario, sizeof scenario);
    scenario_of_difference(&text, differ, differ_at(differ, i), &as_it_is);
    bool good = tells(scenario, instead, bench);
    if (good || !of->asked)
      keep(differ, differ_at(differ, i), good ? scenario : NULL, wanted->style, of);
    if (good) return true;
  }
  return false;
}

/* Looks for a situation under the sum of *of, and puts what it finds there, or in how many
** situations it did not. A scenario is written only if it holds and would not with the change: it
** is run both ways in the bench. */
static void look_for(const Change *change, const InsteadOf *instead, const CoverageWanted *wanted,
                     Bench *bench, Unnoticed *of) {
  char error[VARIANT_ERROR];
  const DifferWanted two = {.a = of->sum,
                            .b = of->sum,
                            .players = wanted->sum ? wanted->players : 0,
                            .seed = SEED,
                            .own_deck = wanted->sum != NULL,
                            .instead = instead,
                            .changed = change->field,
                            .limits = &rule_limits};
  Differ *differ = differ_new(&two, error, sizeof error);
  for (int seen = 0; differ && differ_tried(differ) < wanted->situations;) {
    differ_search(differ, STEP, NULL, NULL);
    if (differ_count(differ) == seen) continue;
    seen = differ_count(differ);
    if (take(differ, instead, wanted, bench, of)) break;
  }
  if (differ) of->tried = differ_tried(differ);
  differ_free(differ);
}

/* ---- the fate of a change ---- */

/* A change that nobody notices: is it marked, and what would show it? */
static Fate explain(Worker *worker, const RuleFile *rule, const Change *change,
                    const InsteadOf *instead, Unnoticed *of) {
  Coverage *coverage = worker->coverage;
  pthread_mutex_lock(&coverage->lock);
  const Mark *mark = marks_use(&coverage->marks, rule->id, change);
  pthread_mutex_unlock(&coverage->lock);
  of->change = change;
  if (mark) of->mark = mark->location;
  if (coverage->wanted->sum) of->sum = coverage->wanted->sum;
  if (of->sum && (!mark || coverage->wanted->marked_too))
    look_for(change, instead, coverage->wanted, worker->bench, of);
  if (!mark || of->asked) return FATE_UNNOTICED;
  of->change = NULL;
  return FATE_MARKED;
}

static void try_change(Worker *worker, int task) {
  Coverage *coverage = worker->coverage;
  RuleFile *rule = &coverage->rule[coverage->task[task].rule];
  const Change *change = &rule->changes.change[coverage->task[task].change];
  Fate *fate = &rule->fate[coverage->task[task].change];
  InsteadOf instead = {.file = rule->id};
  char *text = change_apply(change, rule->text, &instead.length);
  instead.text = text;
  games_load_as(worker->bench->games,
                &(VariantWanted){.instead = &instead, .limits = &rule_limits});
  Notice notice = text ? first_notice(worker, rule, change, &instead) : NOTICE_NONE;
  if (!text) {
    *fate = FATE_UNTRIED;
  } else if (notice == NOTICE_SAME ||
             (notice != NOTICE_OTHER && !rule_file_loads(rule, change, &instead))) {
    *fate = FATE_NO_RULE;
  } else if (notice != NOTICE_NONE) {
    *fate = FATE_NOTICED;
  } else if (atomic_load(&coverage->stop)) {
    *fate = FATE_UNTRIED;
  } else {
    const char *sum = rule_file_other(rule, change, &instead);
    bool other = sum || rule->sums == 0;
    Unnoticed *of = &coverage->unnoticed[task];
    *of = (Unnoticed){.path = rule->path, .sum = sum};
    *fate = other ? explain(worker, rule, change, &instead, of) : FATE_NO_RULE;
  }
  games_load_as(worker->bench->games, &(VariantWanted){.limits = &rule_limits});
  free(text);
}

/* ---- the whole ---- */

static bool list_tasks(Coverage *coverage, const char *filter) {
  for (int i = 0; i < coverage->rules; i++) coverage->tasks += coverage->rule[i].changes.n;
  coverage->task = calloc((size_t)coverage->tasks + 1, sizeof *coverage->task);
  coverage->unnoticed = calloc((size_t)coverage->tasks + 1, sizeof *coverage->unnoticed);
  coverage->told = calloc((size_t)coverage->tasks + 1, sizeof *coverage->told);
  if (!coverage->task || !coverage->unnoticed || !coverage->told) return false;
  coverage->tasks = 0;
  for (int i = 0; i < coverage->rules; i++)
    for (int k = 0; k < coverage->rule[i].changes.n; k++)
      if (!filter || strstr(coverage->rule[i].changes.change[k].name, filter))
        coverage->task[coverage->tasks++] = (Task){i, k};
  return true;
}

bool coverage_run(Coverage *coverage, const CoverageWanted *wanted, char *error,
                  size_t error_size) {
  coverage->wanted = wanted;
  find_untrusted(); /* no thread alone may give up the rights of the process (isolate.h) */
  bool good = do_all(coverage, coverage->cases.n, run_case);
  for (int i = 0; good && i < coverage->rules; i++)
    good = rule_file_connect(&coverage->rule[i], &coverage->cases);
  good =
      good && list_tasks(coverage, wanted->filter) && do_all(coverage, coverage->tasks, try_change);
  for (int i = 0; good && i < coverage->tasks; i++)
    if (coverage->unnoticed[i].change) coverage->told[coverage->told_n++] = i;
  coverage->whole = good && !wanted->filter && !atomic_load(&coverage->stop);
  coverage->wanted = NULL;
  if (!good && !coverage->error[0]) say_in(coverage->error, SAY(COVER_NO_MEMORY));
  return good || text_fail(error, error_size, "%s", coverage->error);
}

bool coverage_stopped(const Coverage *coverage) { return atomic_load(&coverage->stop); }

int coverage_count(const Coverage *coverage) { return coverage->told_n; }

const Unnoticed *coverage_at(const Coverage *coverage, int i) {
  return &coverage->unnoticed[coverage->told[i]];
}

int coverage_fates(const Coverage *coverage, Fate fate) {
  int n = 0;
  for (int i = 0; i < coverage->tasks; i++) {
    const Task *task = &coverage->task[i];
    n += coverage->rule[task->rule].fate[task->change] == fate;
  }
  return n;
}

int coverage_rules(const Coverage *coverage) { return coverage->rules; }

static bool is_looked_at(const Coverage *coverage, FileId rule) {
  for (int i = 0; i < coverage->rules; i++)
    if (file_same(coverage->rule[i].id, rule)) return true;
  return false;
}

const char *coverage_idle_mark(const Coverage *coverage, int i) {
  for (int k = 0; k < coverage->marks.n && coverage->whole; k++) {
    const Mark *mark = &coverage->marks.mark[k];
    if (!mark->used && is_looked_at(coverage, mark->rule) && i-- == 0) return mark->location;
  }
  return NULL;
}
