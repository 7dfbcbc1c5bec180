/* json_text.c - answers are printed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/json_text.h"
#include "base/text.h"
#include "language/language.h"

void json_bytes(Json *json, const char *bytes, size_t n) {
  if (json->n + n + 1 > json->room) {
    size_t room = 2 * (json->n + n) + 1024;
    char *text = realloc(json->text, room);
    if (!text) {
      json->short_of_memory = true;
      return;
    }
    json->text = text;
    json->room = room;
  }
  memcpy(json->text + json->n, bytes, n);
  json->n += n;
  json->text[json->n] = '\0';
}

void json_raw(Json *json, const char *text) { json_bytes(json, text, strlen(text)); }

/* What JSON must not hold as it is, and what must not be shown. */
static void json_escape(Json *json, uint32_t code) {
  char escape[16];
  if (code == '"' || code == '\\')
    snprintf(escape, sizeof escape, "\\%c", (char)code);
  else if (code < 0x10000)
    snprintf(escape, sizeof escape, "\\u%04x", code);
  else
    snprintf(escape, sizeof escape, "\\u%04x\\u%04x", 0xd7c0 + (code >> 10),
             0xdc00 + (code & 0x3ff));
  json_raw(json, escape);
}

void json_string(Json *json, const char *text) {
  size_t left = strlen(text);
  json_bytes(json, "\"", 1);
  while (left > 0) {
    size_t n = 0;
    while (n < left && json_is_plain((unsigned char)text[n])) n++;
    json_bytes(json, text, n);
    text += n;
    left -= n;
    if (left == 0) break;
    uint32_t code;
    n = text_character(text, left, &code);
    if (n == 0)
      json_raw(json, "?");
    else if (text_is_plain(code) && code >= 0x80)
      json_bytes(json, text, n);
    else
      json_escape(json, code);
    if (n == 0) n = 1;
    text += n;
    left -= n;
  }
  json_bytes(json, "\"", 1);
}

void json_name(Json *json, const char *name) {
  if (json->n > 0 && json->text[json->n - 1] != '{') json_bytes(json, ",", 1);
  json_bytes(json, "\"", 1);
  json_raw(json, name);
  json_bytes(json, "\":", 2);
}

void json_text(Json *json, const char *name, const char *text) {
  char words[2048];
  json_name(json, name);
  json_string(json, strchr(text, '\1') ? english_text(text, words, sizeof words) : text);
}

void json_number(Json *json, const char *name, long long number) {
  char text[24];
  snprintf(text, sizeof text, "%lld", number);
  json_name(json, name);
  json_raw(json, text);
}

void json_bool(Json *json, const char *name, bool truth) {
  json_name(json, name);
  json_raw(json, truth ? "true" : "false");
}

void json_null(Json *json, const char *name) {
  json_name(json, name);
  json_raw(json, "null");
}
