/* json_text.c - JSON beside the parser: what that lets pass is refused, and answers are printed.
**
** The parser does not check UTF-8, takes numbers that are none, and keeps them as floating point;
** so a line is looked through first, and its id is found as the text that it is.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/json.h"
#include "base/text.h"
#include "language/language.h"

/* ---- printing ---- */

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

static bool is_plain(unsigned char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

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
    while (n < left && is_plain((unsigned char)text[n])) n++;
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
  json_bytes(json, ",\"", 2);
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

/* ---- checking ---- */

typedef struct Scan {
  const char *at, *end;
  int depth;
  bool is_id;          /* the string just read is a key "id" of the outermost object */
  const char *id_from; /* where its value begins, while it is being read */
} Scan;

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static const char *scan_string(Scan *scan) {
  const char *from = ++scan->at;
  for (;;) {
    while (scan->at < scan->end && is_plain((unsigned char)*scan->at)) scan->at++;
    if (scan->at >= scan->end || *scan->at == '"') break;
    unsigned char c = (unsigned char)*scan->at;
    if (c < 0x20) return "a control character in a text";
    if (c == '\\') {
      if (scan->end - scan->at >= 6 && memcmp(scan->at, "\\u0000", 6) == 0)
        return "a text with a character 0";
      scan->at += 2;
      continue;
    }
    uint32_t code;
    size_t n = text_character(scan->at, (size_t)(scan->end - scan->at), &code);
    if (n == 0) return "bytes that are no UTF-8";
    scan->at += n;
  }
  if (scan->at >= scan->end) return "a text does not end";
  scan->is_id = scan->depth == 1 && scan->at - from == 2 && memcmp(from, "id", 2) == 0;
  scan->at++;
  return NULL;
}

static bool scan_digits(Scan *scan) {
  const char *from = scan->at;
  while (scan->at < scan->end && is_digit(*scan->at)) scan->at++;
  return scan->at > from;
}

/* -?(0|[1-9][0-9]*)(.[0-9]+)?([eE][+-]?[0-9]+)? */
static const char *scan_number(Scan *scan) {
  static const char WRONG[] = "this is no number";
  if (*scan->at == '-') scan->at++;
  const char *from = scan->at;
  if (!scan_digits(scan) || (*from == '0' && scan->at - from > 1)) return WRONG;
  if (scan->at < scan->end && *scan->at == '.') {
    scan->at++;
    if (!scan_digits(scan)) return WRONG;
  }
  if (scan->at < scan->end && (*scan->at | 0x20) == 'e') {
    scan->at++;
    if (scan->at < scan->end && (*scan->at == '+' || *scan->at == '-')) scan->at++;
    if (!scan_digits(scan)) return WRONG;
  }
  return NULL;
}

static const char *scan_word(Scan *scan) {
  static const char *const WORD[] = {"true", "false", "null"};
  for (int i = 0; i < 3; i++) {
    size_t n = strlen(WORD[i]);
    if ((size_t)(scan->end - scan->at) >= n && memcmp(scan->at, WORD[i], n) == 0) {
      scan->at += n;
      return NULL;
    }
  }
  return "this is no JSON";
}

static const char *scan_mark(Scan *scan) {
  char c = *scan->at++;
  if (c == '{' || c == '[') scan->depth++;
  if (c == '}' || c == ']') scan->depth--;
  if (c == ':' && scan->is_id && !scan->id_from) scan->id_from = scan->at;
  if (c == ':' || c == ',') scan->is_id = false;
  return NULL;
}

static const char *scan_token(Scan *scan) {
  char c = *scan->at;
  switch (c) {
    case '"': return scan_string(scan);
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',': return scan_mark(scan);
    default: return is_digit(c) || c == '-' ? scan_number(scan) : scan_word(scan);
  }
}

/* The id's value ends where its token leaves the scan in the outermost object again. */
static void note_id(const Scan *scan, Piece *id) {
  const char *from = scan->id_from;
  while (from < scan->at && is_blank(*from)) from++;
  if (!id->from && from < scan->at && scan->depth == 1)
    *id = (Piece){from, (size_t)(scan->at - from)};
}

const char *json_check(const char *line, size_t length, Piece *id) {
  Scan scan = {.at = line, .end = line + length};
  *id = (Piece){NULL, 0};
  bool closed = false;
  for (;;) {
    while (scan.at < scan.end && is_blank(*scan.at)) scan.at++;
    if (scan.at == scan.end) break;
    if (closed) return "something stands behind the object";
    const char *wrong = scan_token(&scan);
    if (wrong) return wrong;
    if (scan.id_from) note_id(&scan, id);
    closed = scan.depth <= 0;
  }
  return closed ? NULL : "the line is no whole JSON object";
}
