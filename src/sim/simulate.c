/* simulate.c - see simulate.h. */
#include "sim/simulate.h"

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "base/sim_sentences.h"
#include "bots/bot_script.h"

enum { SLOTS_A_THREAD = 4, TICK_NS = 200 * 1000 * 1000 };

/* What a block came to, until its turn to be added comes. */
typedef struct Slot {
  bool done;
  uint64_t failed; /* a trial; 0: none */
  int failed_column;
  char error[TRIAL_ERROR];
  Sums sums;
} Slot;

typedef struct Sim {
  const SimPlan *plan;
  pthread_mutex_t lock;   /* of all below but `stop` */
  pthread_cond_t changed; /* a block was added, or a worker has ended */
  uint64_t blocks, next, added;
  int working;
  const Rules *rules; /* of the first column, to read by */
  SimResult *result;
  Slot *slot;
  uint64_t slots;
  atomic_bool stop;
} Sim;

typedef struct Worker {
  pthread_t thread;
  Sim *sim;
  const Rules *rules[COLUMN_MAX];
  const Bot *const *bots;
  TimedRules *timed; /* of each column; NULL: nothing is timed */
} Worker;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* ---- one block ---- */

/* What the bot of the first seat, and of every second one from there, has won in both deals of a
** duel, against the other bot. */
static void note_duel(Observation seen[2], int players) {
  int32_t mine = 0, others = 0;
  for (int seat = 0; seat < players; seat++) {
    mine += seen[seat % 2].gain[seat];
    others += seen[1 - seat % 2].gain[seat];
  }
  seen[0].x[FIGURE_DUEL_SHARE] = mine;
  seen[0].y[FIGURE_DUEL_SHARE] = mine + others;
  seen[0].x[FIGURE_DUEL_AHEAD] = mine - others;
  seen[0].y[FIGURE_DUEL_AHEAD] = 2 * players;
  seen[0].x[FIGURE_DUEL_PAIRS] = mine > others;
  seen[0].y[FIGURE_DUEL_PAIRS] = mine != others;
}

static bool play_trial(const Worker *worker, uint64_t number, Slot *slot) {
  const SimPlan *plan = worker->sim->plan;
  Observation seen[COLUMN_MAX];
  for (int i = 0; i < plan->columns; i++) {
    Game game;
    Trial trial = {worker->rules[i], worker->bots + (plan->duel ? i : 0), plan->games,
                   plan->seed + number - 1};
    Watch watch = {.rules = worker->rules[i],
                   .to = &seen[i],
                   .bins = &slot->sums.column[i],
                   .choices = number % CHOICES_EVERY == 0};
    memset(&seen[i], 0, sizeof seen[i]);
    if (trial_play(&trial, &watch, &game, slot->error, sizeof slot->error)) continue;
    slot->failed = number;
    slot->failed_column = i;
    return false;
  }
  assert(!plan->duel || plan->columns == 2);
  if (plan->duel) note_duel(seen, worker->rules[0]->players);
  sums_note(&slot->sums, seen);
  return true;
}

static void sums_begin(Sums *sums, int columns) {
  sums->trials = 0;
  sums->columns = columns;
  memset(sums->column, 0, (size_t)columns * sizeof sums->column[0]);
}

/* False when it was left before its end. */
static bool play_block(const Worker *worker, uint64_t block, Slot *slot) {
  const SimPlan *plan = worker->sim->plan;
  uint64_t from = plan->from + block * BLOCK_TRIALS, to = from + BLOCK_TRIALS;
  sums_begin(&slot->sums, plan->columns);
  slot->failed = 0;
  for (uint64_t number = from; number < to && number < plan->to; number++) {
    if (atomic_load_explicit(&worker->sim->stop, memory_order_relaxed)) return false;
    if (!play_trial(worker, number, slot)) break;
  }
  return true;
}

/* ---- adding, under the lock ---- */

static void finish(Sim *sim, SimEnd end) {
  sim->result->end = end;
  atomic_store(&sim->stop, true);
}

static void look(Sim *sim) {
  const SimPlan *plan = sim->plan;
  const Sums *sums = &sim->result->sums;
  bool looks = plan->least > 0 && sums->trials % LOOK_TRIALS == 0;
  if (!looks) return;
  PairedDifference difference = plan->duel ? sums_against_none(sums, plan->figure)
                                           : sums_difference(sums, sim->rules, 1, plan->figure);
  sim->result->verdict = sprt_verdict(&difference, sums->trials, plan->least, plan->step);
  if (sim->result->verdict != UNDECIDED) finish(sim, SIM_DECIDED);
}

/* Adds the blocks whose turn has come. */
static void add_ready(Sim *sim) {
  while (!atomic_load(&sim->stop) && sim->added < sim->blocks) {
    Slot *slot = &sim->slot[sim->added % sim->slots];
    if (!slot->done) return;
    slot->done = false;
    sim->added++;
    if (slot->failed) {
      sim->result->failed = slot->failed;
      sim->result->failed_column = slot->failed_column;
      memcpy(sim->result->error, slot->error, sizeof slot->error);
      finish(sim, SIM_FAILED);
      return;
    }
    sums_add(&sim->result->sums, &slot->sums);
    look(sim);
  }
}

/* The next block to play; false when there is none. */
static bool take_block(Sim *sim, uint64_t *block) {
  while (!atomic_load(&sim->stop) && sim->next < sim->blocks &&
         sim->next >= sim->added + sim->slots)
    pthread_cond_wait(&sim->changed, &sim->lock);
  if (atomic_load(&sim->stop) || sim->next >= sim->blocks) return false;
  *block = sim->next++;
  return true;
}

static void *work(void *data) {
  Worker *worker = data;
  Sim *sim = worker->sim;
  uint64_t block;
  pthread_mutex_lock(&sim->lock);
  while (take_block(sim, &block)) {
    Slot *slot = &sim->slot[block % sim->slots];
    pthread_mutex_unlock(&sim->lock);
    bool whole = play_block(worker, block, slot);
    pthread_mutex_lock(&sim->lock);
    slot->done = whole;
    add_ready(sim);
    pthread_cond_broadcast(&sim->changed);
  }
  sim->working--;
  pthread_cond_broadcast(&sim->changed);
  pthread_mutex_unlock(&sim->lock);
  return NULL;
}

/* ---- the whole ---- */

static void wait_for_all(Sim *sim, const SimWatch *watch, double begun) {
  const SimPlan *plan = sim->plan;
  pthread_mutex_lock(&sim->lock);
  while (sim->working > 0) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += TICK_NS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&sim->changed, &sim->lock, &until);
    if (!watch || atomic_load(&sim->stop)) continue;
    uint64_t done = (uint64_t)sim->result->sums.trials;
    pthread_mutex_unlock(&sim->lock);
    bool goes_on = watch->goes_on(watch->data, done, plan->to - plan->from, now() - begun);
    pthread_mutex_lock(&sim->lock);
    if (goes_on || atomic_load(&sim->stop)) continue;
    finish(sim, SIM_INTERRUPTED);
    pthread_cond_broadcast(&sim->changed);
  }
  pthread_mutex_unlock(&sim->lock);
}

/* Starts the workers; returns how many. */
static int start(Sim *sim, const SimRules *loaded, Worker workers[]) {
  int started = 0;
  pthread_mutex_lock(&sim->lock);
  for (int i = 0; i < loaded->threads; i++) {
    Worker *worker = &workers[i];
    worker->sim = sim;
    worker->bots = loaded->bots[i];
    for (int k = 0; k < loaded->columns; k++) {
      worker->rules[k] = variant_rules(loaded->variant[i][k]);
      if (!worker->timed) continue;
      profile_time(&worker->timed[k], worker->rules[k]);
      worker->rules[k] = &worker->timed[k].rules;
    }
    errno = pthread_create(&worker->thread, NULL, work, worker);
    if (errno) break;
    started++;
  }
  sim->working = started;
  pthread_mutex_unlock(&sim->lock);
  return started;
}

/* Room for what workers need; false when there is none. */
static bool make_room(Sim *sim, const SimRules *loaded, Worker **workers) {
  sim->slots = (uint64_t)loaded->threads * SLOTS_A_THREAD;
  sim->slot = calloc(sim->slots, sizeof *sim->slot);
  *workers = calloc((size_t)loaded->threads, sizeof **workers);
  bool good = sim->slot && *workers;
  for (int i = 0; good && sim->plan->profile && i < loaded->threads; i++) {
    (*workers)[i].timed = calloc((size_t)loaded->columns, sizeof *(*workers)[i].timed);
    good = (*workers)[i].timed != NULL;
  }
  return good;
}

bool sim_run(const SimPlan *plan, const SimRules *loaded, const SimWatch *watch, SimResult *result,
             char *error, size_t error_size) {
  Sim sim = {.plan = plan, .rules = variant_rules(loaded->variant[0][0]), .result = result};
  Worker *workers = NULL;
  double begun = now();
  memset(result, 0, sizeof *result);
  sums_begin(&result->sums, plan->columns);
  sim.blocks = (plan->to - plan->from + BLOCK_TRIALS - 1) / BLOCK_TRIALS;
  pthread_mutex_init(&sim.lock, NULL);
  pthread_cond_init(&sim.changed, NULL);
  errno = ENOMEM;
  int started = make_room(&sim, loaded, &workers) ? start(&sim, loaded, workers) : 0;
  if (started == 0) say_fail(error, error_size, SAY(SIM_NO_THREAD), strerror(errno));
  wait_for_all(&sim, watch, begun);
  for (int i = 0; i < started; i++) pthread_join(workers[i].thread, NULL);
  for (int i = 0; workers && i < loaded->threads; i++) {
    for (int k = 0; workers[i].timed && k < plan->columns; k++)
      profile_add(&result->profile[k], &workers[i].timed[k].profile);
    free(workers[i].timed);
  }
  free(workers);
  free(sim.slot);
  pthread_cond_destroy(&sim.changed);
  pthread_mutex_destroy(&sim.lock);
  result->seconds = now() - begun;
  return started > 0;
}

/* ---- the rules ---- */

bool sim_load(SimRules *loaded, const SimPlan *plan, char *error, size_t error_size) {
  int players = plan->players;
  memset(loaded, 0, sizeof *loaded);
  loaded->threads = plan->threads;
  loaded->columns = plan->columns;
  for (int i = 0; i < plan->threads; i++) {
    if (!bots_for_thread(plan->bots, SEAT_MAX + 1, loaded->bots[i], error, error_size))
      return false;
    for (int k = 0; k < plan->columns; k++) {
      Variant *variant = variant_load(plan->spec[k], players, error, error_size);
      if (!variant) return false;
      loaded->variant[i][k] = variant;
      players = variant_rules(variant)->players;
    }
  }
  const Rules *first = variant_rules(loaded->variant[0][0]);
  for (int k = 1; k < plan->columns; k++)
    if (variant_rules(loaded->variant[0][k])->family != first->family)
      return say_fail(error, error_size, SAY(SIM_NOT_ALIKE), plan->spec[0], plan->spec[k]);
  return true;
}

void sim_free(SimRules *loaded) {
  for (int i = 0; i < loaded->threads; i++)
    for (int k = 0; k < loaded->columns; k++) variant_free(loaded->variant[i][k]);
}
