/* reference.h - the list of all fields as it stands in variants/README.md. */
#ifndef reference_h
#define reference_h

#include <stddef.h>

/* Prints it as Markdown, ended; returns its length. */
size_t reference_print(char *out, size_t size);

#endif
