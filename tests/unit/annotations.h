/* annotations.h - the fields of rule files as variants/pengyou.d.lua has them: annotations that the
** Lua language server reads. */
#ifndef annotations_h
#define annotations_h

#include <stddef.h>

/* Prints a class for each group of fields, ended; returns its length. */
size_t annotations_print(char *out, size_t size);

#endif
