/* judge_stream.h - rulings over a pipe. */
#ifndef judge_stream_h
#define judge_stream_h

#include "tools/judge.h"

/* Answers every line that comes from one descriptor on another. What is answered is written when no
** more input is waiting. False when it could not be read or written. */
bool judge_run(Judge *judge, int in, int out);

#endif
