/* fuzz_changes.c - the changes next to the rules of any text: each stands inside the text, has a
** name of its own, and leaves all around it as it was. */
#include "coverage/changes.h"
#include "fuzz.h"

static void check_change(const Change *change, const char *text, size_t length) {
  size_t with = strlen(change->with), now, behind = change->from + change->length;
  check(behind <= length, "a change stands inside the text");
  char *changed = change_apply(change, text, &now);
  check(now == length - change->length + with, "as long as what is left and what is put");
  check(!memcmp(changed, text, change->from), "what stands before it stays");
  check(!strcmp(changed + change->from + with, text + behind), "what stands behind it stays");
  free(changed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Changes changes = {0};
  char *text = text_of(data, size < 4096 ? size : 4096);
  size_t length = strlen(text);
  check(changes_find(&changes, text, length), "they are found");
  for (int i = 0; i < changes.n; i++) {
    check_change(&changes.change[i], text, length);
    for (int k = 0; k < i; k++)
      check(strcmp(changes.change[k].name, changes.change[i].name) != 0, "no two of one name");
  }
  changes_free(&changes);
  free(text);
  return 0;
}
