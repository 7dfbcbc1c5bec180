/* numbers.h - the larger and the smaller of two. */
#ifndef numbers_h
#define numbers_h

static inline int larger(int a, int b) { return a > b ? a : b; }
static inline int smaller(int a, int b) { return a < b ? a : b; }

#endif
