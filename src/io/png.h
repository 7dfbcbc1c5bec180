/* png.h - a picture in SVG made into PNG, by librsvg's own program where it is installed.
**
** Pengyou needs it for nothing else, so it is neither linked nor built with: who wants PNG installs
** it (`make setup-extra`). */
#ifndef png_h
#define png_h

#include "io/file_disk.h"

/* From now on a process of its own starts that program, which this one soon may not do any more:
** `confine` is called there first. It ends with this one. */
void png_apart(void (*confine)(void));

/* Makes the picture, onto the heap. Nothing is read but the SVG itself. False and a sentence in the
** answer when the program is not there, or fails, or takes too long. */
bool png_make(const FileRequest *svg, char **png, size_t *length, FileAnswer *answer);

#endif
