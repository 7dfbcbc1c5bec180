/* throw_functions.h - whether a throw stands where functions may have to be asked. */
#ifndef throw_functions_h
#define throw_functions_h

#include "play/throw.h"

/* As throw_check. False, with *why if not NULL, when one failed. */
bool throw_judge(const ThrowCase *of, ThrowResult *out, Ruling *why);

#endif
