/* print_difference.c - see print_difference.h. */
#include "cmd/print_difference.h"

#include <stdio.h>

#include "cmd/tool_sentences.h"
#include "differ/tell.h"
#include "io/print.h"

void print_difference(const Differ *differ, const Difference *of, int number) {
  const char *const specs[] = {differ_spec(differ, 0), differ_spec(differ, 1)};
  char said[TOLD_TEXT], label[LABEL_TEXT], counted[8] = "";
  Text text = text_start(said, sizeof said);
  tell_question(&text, of, tool_style());
  if (number) snprintf(counted, sizeof counted, "%2d", number);
  print_sentence(stdout, SAY(TOOL_DIFFER_ASKED), counted, said);
  for (int side = 0; side < 2; side++) {
    text = text_start(said, sizeof said);
    tell_answer(&text, of, side, tool_style());
    tell_label(&(Text){label, sizeof label, 0}, specs, side);
    print_sentence(stdout, SAY(TOOL_DIFFER_SAYS), label, said);
  }
  if (!of->fields || !number) return;
  text = text_start(said, sizeof said);
  tell_fields(&text, differ, of);
  print_sentence(stdout, SAY(TOOL_DIFFER_BY), said);
}
