/* question.c - what can be asked, and by which keys. */
#include "ask/question.h"

#include <string.h>

const KeyInfo key_info[] = {
#define X(id, name, type, member, text) {name, type, offsetof(Question, member), text},
    KEYS(X)
#undef X
};

#define K(id) KEY_BIT(id)
#define PAST K(MEMORY) | K(DEAL_MEMORY) | K(REDEALS)
static const SubjectInfo SUBJECT[] = {
#define X(id, name, needs, may, text, example) {name, needs, may, text, example},
    SUBJECTS(X)
#undef X
};
#undef K

const SubjectInfo *subject_info(Subject subject) { return &SUBJECT[subject]; }

Subject subject_find(const char *name) {
  int i = 0;
  while (i < SUBJECT_NB && strcmp(SUBJECT[i].name, name) != 0) i++;
  return (Subject)i;
}
