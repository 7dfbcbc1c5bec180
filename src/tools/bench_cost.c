/* bench_cost.c - what a house rule costs: deals of the default game against the same deals with a
** rule added, in turn, pass by pass, so that whatever else the machine does meets all alike. */
#include <stdio.h>

#include "rules/questions.h"
#include "tools/bench_cost.h"
#include "tools/bench_deals.h"
#include "tools/bench_stats.h"

enum {
  PASSES_MAX = 401,
  PASSES_LEAST = 5,
  DEALS = 4,
  OFTEN = 20 /* questions in a deal with which one can be told from noise */
};

/* The rules, as parts of a sum; the functions do nothing, so that the asking is measured. */
static const struct {
  const char *name, *what, *rule;
} RULES[COST_NB] = {
    {"base", "the default game", ""},
    {"values", "a house rule of one value", "+kitty.multiplier=3"},
    {"deal", "a function asked once a deal", "+deal.ends=function() end"},
    {"trump", "a function asked once a trump",
     "+order.trumps=function(trump, inherited) return inherited() end"},
    {"play", "a function asked for every follow", "+follow.refuse=function() end"},
};

typedef struct Counting {
  bool (*ask)(void *context, HookCall *call);
  void *context;
  long asked;
} Counting;

static bool count_and_ask(void *context, HookCall *call) {
  Counting *counting = context;
  counting->asked++;
  return counting->ask(counting->context, call);
}

static bool play(const Rules *rules) {
  for (uint64_t seed = 1; seed <= DEALS; seed++)
    if (!bench_deal(rules, seed)) return false;
  return true;
}

static double median(double numbers[], int n) {
  stats_sort(numbers, n);
  return stats_spread(numbers, n).median;
}

/* How many questions a deal has. */
static double questions(const Rules *rules) {
  Counting counting = {rules->ask, rules->context, 0};
  Rules counted = *rules;
  counted.ask = count_and_ask;
  counted.context = &counting;
  play(&counted);
  return (double)counting.asked / DEALS;
}

/* Passes in turn; each rule's time against the base game's in the same pass, the median of all. */
static bool measure(const Variant *const variants[COST_NB], double seconds, Cost costs[COST_NB]) {
  static double ratio[COST_NB][PASSES_MAX], base[PASSES_MAX];
  double start = bench_now();
  int n = 0;
  while (n < PASSES_LEAST || (n < PASSES_MAX && bench_now() - start < seconds)) {
    for (int i = 0; i < COST_NB; i++) {
      double before = bench_now();
      if (!play(variant_rules(variants[i]))) return false;
      double spent = bench_now() - before;
      if (i == 0) base[n] = spent;
      ratio[i][n] = spent / base[n];
    }
    n++;
  }
  double ns = median(base, n) / DEALS * 1e9;
  for (int i = 0; i < COST_NB; i++) {
    double asked = questions(variant_rules(variants[i]));
    costs[i] = (Cost){.name = RULES[i].name, .what = RULES[i].what, .asked = asked};
    costs[i].ratio = i ? median(ratio[i], n) : 1;
    if (asked >= OFTEN) costs[i].ns = ns * (costs[i].ratio - 1) / asked;
  }
  return true;
}

bool bench_costs(double seconds, Cost costs[COST_NB], char *error, size_t error_size) {
  Variant *variants[COST_NB] = {NULL};
  bool ok = true;
  for (int i = 0; ok && i < COST_NB; i++) {
    variants[i] = bench_game(RULES[i].rule, &(VariantWanted){0}, error, error_size);
    ok = variants[i] != NULL;
  }
  if (ok && !measure((const Variant *const *)variants, seconds, costs)) {
    snprintf(error, error_size, "the deals could not be played");
    ok = false;
  }
  for (int i = 0; i < COST_NB; i++) variant_free(variants[i]);
  return ok;
}
