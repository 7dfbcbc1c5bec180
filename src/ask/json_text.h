/* json_text.h - JSON as it is written. */
#ifndef json_text_h
#define json_text_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A text that grows. When there is no memory it stays as it is and says so. */
typedef struct Json {
  char *text;
  size_t n, room;
  bool short_of_memory;
} Json;

void json_bytes(Json *json, const char *bytes, size_t n);
/* As it is, or as a JSON string. */
void json_raw(Json *json, const char *text);
void json_string(Json *json, const char *text);
/* `"name":`, behind a comma where it is not the first; then for the others the value. */
void json_name(Json *json, const char *name);
void json_text(Json *json, const char *name, const char *text);
void json_number(Json *json, const char *name, long long number);
void json_bool(Json *json, const char *name, bool truth);
void json_null(Json *json, const char *name);

/* Does the byte stand in a JSON string as it is? */
static inline bool json_is_plain(unsigned char c) {
  static const uint64_t PLAIN[4] = {~UINT64_C(0) << ' ' & ~(UINT64_C(1) << '"'),
                                    ~(UINT64_C(1) << ('\\' - 64)) & ~(UINT64_C(1) << 63)};
  return PLAIN[c / 64] >> c % 64 & 1;
}

#endif
