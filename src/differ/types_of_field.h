/* types_of_field.h - which questions a field bears on: where to look when two sums set it
** differently. */
#ifndef types_of_field_h
#define types_of_field_h

#include "differ/posed.h"
#include "rules/schema.h"

/* In games of the family, bit a PosedType. None: the field shows only over whole games, or how a
** game looks. */
uint32_t types_of_field(const Field *field, Family family);

#endif
