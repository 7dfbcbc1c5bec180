/* coverage.c - `coverage`: which rules of the game at hand no scenario holds; a situation that
** would show one, laid on the table.
*/
#include "coverage/coverage.h"

#include <stdlib.h>
#include <string.h>

#include "io/file.h"
#include "lua/load/find_files.h"
#include "lua/load/inline_rule.h"
#include "repl/command/handlers.h"
#include "repl/command/position_command.h"
#include "repl/line.h"
#include "repl/say.h"
#include "rules/schema.h"
#include "scenario/scenario.h"

enum { SITUATIONS = 2000 };

/* The house rules of the sum; where it has none, the game. */
static bool add_rules(Coverage *coverage, const char *sum, char *error, size_t size) {
  char word[PATH_TEXT];
  size_t key, length = setting_part(sum);
  int n = 0;
  for (const char *part = sum + length; *part; part += length) {
    length = setting_part(++part);
    if (setting_is(part, &key) || length >= sizeof word) continue;
    snprintf(word, sizeof word, "%.*s", (int)length, part);
    if (!coverage_rule(coverage, word, error, size)) return false;
    n++;
  }
  snprintf(word, sizeof word, "%.*s", (int)setting_part(sum), sum);
  return n > 0 || coverage_rule(coverage, word, error, size);
}

static bool add_scenarios(Coverage *coverage, char *error, size_t size) {
  int n = 0;
  for (int i = 0; scenario_folders[i]; i++) {
    if (!file_is_folder(scenario_folders[i])) continue;
    if (!coverage_read(coverage, scenario_folders[i], error, size)) return false;
    n++;
  }
  return n > 0 || say_fail(error, size, SAY(COVERAGE_FOLDER));
}

static void say_unnoticed(Repl *repl, int i) {
  const Unnoticed *of = coverage_at(repl->coverage, i);
  repl_tell(repl, SAY(COVERAGE_CHANGE), i + 1, of->change->name, of->path, of->change->line);
  if (of->asked) {
    repl_tell(repl, SAY(COVERAGE_ASKED), of->asked);
    repl_tell(repl, SAY(COVERAGE_NOW), of->now);
    repl_tell(repl, SAY(COVERAGE_CHANGED), of->changed);
  } else {
    repl_tell(repl, SAY(COVERAGE_UNSEEN), of->tried);
  }
}

/* Has a field this text in its name, or does the text go on from a field's name? */
static bool names_fields(const char *filter) {
  bool found = false;
  for (int i = 0; i < schema_n && !found; i++) {
    char name[FIELD_NAME];
    schema_name(&schema[i], name);
    found = strstr(name, filter) || strncmp(filter, name, strlen(name)) == 0;
  }
  return found;
}

static bool look(Repl *repl, const char *filter) {
  const Rules *rules = repl->session.rules;
  if (!names_fields(filter)) return repl_deny(repl, SAY(NO_FIELD), filter);
  char error[VARIANT_ERROR];
  const CoverageWanted wanted = {.sum = rules->variant,
                                 .players = rules->players,
                                 .filter = *filter ? filter : NULL,
                                 .situations = SITUATIONS,
                                 .style = repl->look.style,
                                 .stop = interrupt_asked};
  Coverage *coverage = coverage_new();
  if (!coverage) return repl_deny(repl, SAY(OUT_OF_MEMORY));
  if (!add_rules(coverage, rules->variant, error, sizeof error) ||
      !add_scenarios(coverage, error, sizeof error) ||
      !coverage_run(coverage, &wanted, error, sizeof error)) {
    coverage_free(coverage);
    return repl_refuse(repl, "%s", error);
  }
  coverage_free(repl->coverage);
  repl->coverage = coverage;
  for (int i = 0; i < coverage_count(coverage); i++) say_unnoticed(repl, i);
  repl_tell(repl, SAY(COVERAGE_COUNT), coverage_fates(coverage, FATE_NOTICED),
            coverage_fates(coverage, FATE_MARKED), coverage_fates(coverage, FATE_UNNOTICED));
  if (coverage_stopped(coverage)) repl_tell(repl, SAY(STOPPED_BEFORE_ALL));
  return true;
}

static bool lay_out(Repl *repl, int i) {
  int n = repl->coverage ? coverage_count(repl->coverage) : 0;
  if (n == 0) return repl_deny(repl, SAY(COVERAGE_NONE));
  if (i < 1 || i > n) return repl_deny(repl, SAY(COVERAGE_NUMBER), n);
  say_unnoticed(repl, i - 1);
  const char *position = coverage_at(repl->coverage, i - 1)->position;
  if (!position) return repl_deny(repl, SAY(DIFFER_NO_PLAY), i);
  return position_set_up(repl, position, true);
}

COMMAND(command_coverage) {
  bool number = *rest && strspn(rest, "0123456789") == strlen(rest);
  return number ? lay_out(repl, (int)strtol(rest, NULL, 10)) : look(repl, rest);
}
