/* bench_counter.h - instructions of this process, where the kernel counts them (perf_event_open;
** many virtual machines have no counters). */
#ifndef bench_counter_h
#define bench_counter_h

#include <stdint.h>

/* A descriptor to read them from; -1: they are not counted, and errno says why. */
int counter_open(void);
/* So far, of this process outside the kernel. */
uint64_t counter_read(int counter);
void counter_close(int counter);

#endif
