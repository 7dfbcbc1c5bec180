/* rule_texts.c - where the text of a rule file is had from. See rule_texts.h. */
#include "lua/load/rule_texts.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/core_sentences.h"
#include "lua/sandbox/script_budget.h"

/* What a file names is seen from its folder, and stays in it or goes to the variants. The spec
** leads as far as whoever asked for it may go; a field that is set, as far as what names it. */
static Reach reach_of(const Variant *variant, int at, char folder[PATH_TEXT]) {
  while (at >= 0 && variant->file[at].setting) at = variant->file[at].by;
  if (at < 0) return variant->reach ? *variant->reach : reach_anywhere;
  const File *file = &variant->file[at];
  if (file->carried) return (Reach){"", "", SAY(HEAD_OUTSIDE)}; /* it lies nowhere */
  const char *slash = strrchr(file->path, '/');
  snprintf(folder, PATH_TEXT, "%.*s", slash ? (int)(slash - file->path) : 0, file->path);
  if (slash == file->path) strcpy(folder, "/.");
  return (Reach){folder, folder[0] ? folder : ".", SAY(HEAD_OUTSIDE)};
}

/* The words under which a record has what is asked for. */
static bool make_key(const Variant *variant, RuleWord asked, char key[CARRIED_KEY]) {
  int by = asked.by;
  while (by >= 0 && variant->file[by].setting) by = variant->file[by].by;
  bool of_file = by >= 0 && find_is_path(asked.word);
  int n = snprintf(key, CARRIED_KEY, "%s%s%s", of_file ? variant->file[by].key : "",
                   of_file ? " > " : "", asked.word);
  return n < CARRIED_KEY;
}

/* A carried text is one file, whatever it is called. */
static FileId id_of(const CarriedFile *file) {
  return (FileId){.device = UINT64_MAX, .inode = XXH64(file->text, file->length, 0)};
}

/* Does the file have this text? */
static bool is_alike(const char *path, const CarriedFile *file) {
  char error[VARIANT_TEXT];
  size_t length;
  char *text = file_read(path, FILE_TEXT_MB, &length, error, sizeof error);
  bool alike = text && length == file->length && memcmp(text, file->text, length) == 0;
  free(text);
  return alike;
}

/* Takes the record's text unless the file here is to be had; `here`: one was found. */
static bool choose(const Variant *variant, RuleText *out, bool here) {
  const CarriedFile *own = carried_find(&variant->offered, out->key);
  out->carried = own && !(here && (variant->here_first || is_alike(out->found.path, own)));
  out->other = out->carried && here;
  if (!out->carried) return here;
  snprintf(out->found.path, PATH_TEXT, "record:%.500s", own->key);
  out->found.id = id_of(own);
  return true;
}

bool rule_text_find(lua_State *L, const Variant *variant, RuleWord asked, RuleText *out,
                    char *error, size_t error_size) {
  char folder[PATH_TEXT];
  Reach reach = reach_of(variant, asked.by, folder);
  enum { SEARCH_FEE = 1000 };
  sandbox_charge(L, SEARCH_FEE);
  if (!make_key(variant, asked, out->key))
    return say_fail(error, error_size, SAY(GAME_NAME_LONG), CARRIED_KEY - 1);
  return choose(variant, out, find_file(asked.word, &reach, &out->found, error, error_size));
}

bool rule_text_helper(const Variant *variant, const char *name, RuleText *out) {
  int n = snprintf(out->key, CARRIED_KEY, "require %s", name);
  return n < CARRIED_KEY && choose(variant, out, find_helper(name, &out->found));
}

/* Adds a text to what a record of the game carries. */
static bool carry(Variant *variant, const RuleText *text, const char *words, size_t length) {
  CarriedFrom from = text->other ? CARRIED_OTHER : text->carried ? CARRIED_ABSENT : CARRIED_HERE;
  return carried_add(&variant->carries, text->key, words, length, from);
}

/* On the heap, with its end. */
static char *copy_text(const char *text, size_t length, char *error, size_t error_size) {
  char *copy = malloc(length + 1);
  if (!copy) say_fail(error, error_size, SAY(OUT_OF_MEMORY));
  return copy ? memcpy(copy, text, length + 1) : NULL;
}

char *rule_text_read(Variant *variant, const RuleText *text, size_t *length, char *error,
                     size_t error_size) {
  const CarriedFile *own = carried_find(&variant->offered, text->key);
  const InsteadOf *instead = variant->instead;
  char *words;
  if (instead && file_same(instead->file, text->found.id)) {
    *length = instead->length;
    return copy_text(instead->text, instead->length, error, error_size);
  }
  if (text->carried) {
    find_untrusted();
    *length = own->length;
    words = copy_text(own->text, own->length, error, error_size);
  } else {
    words = find_read(text->found.path, length, error, error_size);
  }
  bool kept = own || find_is_path(text->key) || !find_is_installed(text->found.path);
  if (words && own && !text->carried && variant->here_first)
    carried_drop(&variant->offered, text->key);
  if (!words || !kept || carry(variant, text, words, *length)) return words;
  free(words);
  say_fail(error, error_size, SAY(GAME_MANY_FILES), CARRIED_MAX);
  return NULL;
}

bool rule_text_again(Variant *variant, const RuleText *text, const char *first_key) {
  const CarriedFile *first = carried_find(&variant->carries, first_key);
  return !first || carry(variant, text, first->text, first->length);
}
