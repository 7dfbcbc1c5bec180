/* carried_files.c - the texts of rule files that go along with a game. */
#include "notation/carried_files.h"

#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"

static int find_number(const CarriedFiles *files, const char *key) {
  int i = 0;
  while (i < files->n && strcmp(files->file[i].key, key) != 0) i++;
  return i;
}

const CarriedFile *carried_find(const CarriedFiles *files, const char *key) {
  int i = find_number(files, key);
  return i < files->n ? &files->file[i] : NULL;
}

bool carried_add(CarriedFiles *files, const char *key, const char *text, size_t length,
                 CarriedFrom from) {
  if (carried_find(files, key)) return true;
  if (files->n == CARRIED_MAX || strlen(key) >= CARRIED_KEY) return false;
  CarriedFile *more = realloc(files->file, (size_t)(files->n + 1) * sizeof *more);
  if (!more) return false;
  files->file = more;
  CarriedFile *file = &more[files->n];
  file->text = malloc(length + 1);
  if (!file->text) return false;
  strcpy(file->key, key);
  memcpy(file->text, text, length);
  file->text[length] = '\0';
  file->length = length;
  file->from = from;
  files->bytes += length;
  files->n++;
  return true;
}

void carried_drop(CarriedFiles *files, const char *key) {
  int i = find_number(files, key);
  if (i == files->n) return;
  files->bytes -= files->file[i].length;
  free(files->file[i].text);
  memmove(&files->file[i], &files->file[i + 1], (size_t)(--files->n - i) * sizeof *files->file);
}

bool carried_copy(CarriedFiles *to, const CarriedFiles *from) {
  *to = (CarriedFiles){.n = 0};
  for (int i = 0; i < from->n; i++) {
    const CarriedFile *file = &from->file[i];
    if (carried_add(to, file->key, file->text, file->length, file->from)) continue;
    carried_free(to);
    return false;
  }
  return true;
}

void carried_free(CarriedFiles *files) {
  for (int i = 0; i < files->n; i++) free(files->file[i].text);
  free(files->file);
  *files = (CarriedFiles){.n = 0};
}

bool carried_tell(const CarriedFiles *files, CarriedFrom from, char *out, size_t size) {
  char list[CARRIED_KEY * 2];
  Text names = text_start(list, sizeof list);
  for (int i = 0; i < files->n; i++) {
    if (files->file[i].from != from) continue;
    if (names.length) text_put(&names, SAY(LIST_COMMA));
    text_put(&names, files->file[i].key);
  }
  const char *sentence = from == CARRIED_OTHER ? SAY(CARRIED_IS_OTHER) : SAY(CARRIED_IS_ABSENT);
  if (names.length) say_values_in(out, size, VALUES(sentence, list));
  return names.length > 0;
}

bool carried_fit(const CarriedFiles *files, char *error, size_t error_size) {
  if (files->bytes > (size_t)CARRIED_MB << 20)
    return say_fail(error, error_size, SAY(CARRIED_LARGE), CARRIED_MB);
  for (int i = 0; i < files->n; i++) {
    const CarriedFile *file = &files->file[i];
    if (strlen(file->text) != file->length || !text_all_plain(file->key))
      return say_fail(error, error_size, SAY(CARRIED_ZERO), file->key);
  }
  return true;
}
