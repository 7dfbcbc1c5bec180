/* field_names.c - fields of the rules by their whole names. */
#include "repl/field_names.h"

#include <stdio.h>
#include <string.h>

enum { GROUP_TEXT = 32 };

/* Puts what stands before the dot into `group`, "" without one; returns the name behind it. */
static const char *split(const char *name, char group[GROUP_TEXT]) {
  const char *dot = strchr(name, '.');
  snprintf(group, GROUP_TEXT, "%.*s", dot ? (int)(dot - name) : 0, name);
  return dot ? dot + 1 : name;
}

const Field *field_named(const char *name) { return schema_named(name); }

const char *field_source(const Variant *variant, const char *name) {
  char group[GROUP_TEXT];
  const char *own = split(name, group);
  return variant_source(variant, group, own);
}

const char *field_source_name(const Variant *variant, const char *name) {
  char group[GROUP_TEXT];
  const char *own = split(name, group);
  return variant_source_name(variant, group, own);
}

void field_sources(const Variant *variant, const char *name, char *out, size_t size) {
  char group[GROUP_TEXT];
  const char *own = split(name, group);
  variant_sources(variant, group, own, out, size);
}
