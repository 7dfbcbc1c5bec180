#!/bin/sh
# lint.sh [--quick] - the layers, doors, names and sizes of the sources; warnings of gcc, clang and
# clang-tidy. --quick: without the compilers. Prints what is wrong, file and line first; the exit status
# tells whether anything was.
set -u
cd "$(dirname "$0")/.." || exit 1
MAKE=${MAKE:-make}

# The layers, highest first: a file includes only from its own layer and from those above it here.
layers='
base/inline base/numbers base/grow base/text base/nearest_word base/sentence base/book_sentences base/core_sentences base/rule_sentences base/script_sentences base/ask_sentences base/sim_sentences base/coverage_sentences base/scenario_sentences base/card base/rng
base/cardset
rules/
play/order play/play_case play/set_fit
play/run_supply
play/shape play/special_forms
play/lead_grouping
play/lead play/climb_plays
play/throw play/overruff
play/winner
play/follow_state
play/follow_key
play/follow_tractors play/follow_draft
play/follow_highest play/follow_placing
play/follow_search
play/follow_measure
play/follow_choice play/follow_outdone
play/follow_numbers
play/follow_protected
play/follow
play/legal_plays
deal/levels deal/score deal/bid deal/bids_possible deal/remembered
deal/deal deal/action
deal/rules_cache
deal/poll_answers deal/game_hash deal/climb_tables deal/seat_words deal/past_tricks
deal/deck deal/apply_effects deal/friends deal/friend_calls
deal/declaring deal/deal_is_ok deal/kitty_burier
deal/begin_deal deal/declarer_and_trump deal/misdeal deal/kitty_theft deal/kitty_reveal
deal/trick deal/turn deal/throw_attempt deal/play_check deal/forbidden_plays
deal/view deal/kitty_points deal/early_end deal/level_changes deal/first_drawer deal/next_deal deal/end_of_deal
deal/phase
deal/game
notation/
language/
io/
lua/sandbox/
lua/value/
lua/load/
lua/call/
lua/variant
ask/
bots/
sim/statistics
sim/figures
sim/sums
sim/watch
sim/trial
sim/profile
sim/simulate
sim/
scenario/
differ/
coverage/
tools/
repl/line repl/repl_sentences repl/tutorial_sentences repl/help_sentences repl/saved_sentences repl/told_sentences repl/glossary repl/screen repl/session repl/trick_plays repl/rule_headings repl/phrases
repl/repl
repl/chinese_commands
repl/say repl/scene repl/custom_phase repl/autosave
repl/render/
repl/command/
repl/command_list repl/help repl/tab_completion
repl/loop
repl/ask_for_game
repl/start
cmd/
'
# Headers that declare the entries of one table, each defined in a file of its own; all other headers
# declare what the file of their name defines. Then the files (a * at the end: all that begin so), and
# what the table is.
tables='
repl/command/handlers.h     repl/command/*            the commands
repl/line.h                 repl/line_readline        one of two ways of reading lines
language/language.h         language/*                the sentences in each language
rules/field_sentences.h     rules/field_sentences_*   the sentences of fields in each language
bots/bots.h                 bots/bot_*                the bots
cmd/cmd.h                   cmd/cmd_*                 the sub-commands
ask/ask_about.h            ask/ask_*                  what can be asked
differ/propose_parts.h      differ/propose_*          who proposes questions of each type
scenario/scenario_checks.h  scenario/scenario_*       what scenarios ask
tools/bench_row.h           tools/bench_*             the rows of the benchmark
'
bad=$(mktemp)
trap 'rm -f "$bad" "$bad.edges" "$bad.symbols"' EXIT
sources=$(find src repl -name '*.[ch]' | sort)
core=$(find src/base src/rules src/play src/deal src/notation -name '*.[ch]' | sort)

# The includes of the project's own headers as "file:line includer included", paths without src/.
includes() {
  grep -n '^#include "' $sources /dev/null |
    sed 's/^\([^:]*\):\([0-9]*\):#include "\([^"]*\)".*/\1:\2 \1 \3/' | sed 's/ src\// /'
}

# Layers for awk: of(path) is the number of the layer of the longest name in the list that a module's
# path begins with, up to its end, an underscore, or the folder; 0 if there is none.
layer_of='
    function layer(path,   name, found, best) {
      sub(/\.[cho]$/, "", path)
      for (name in of)
        if (path == name || index(path, name "_") == 1 || (name ~ /\/$/ && index(path, name) == 1))
          if (length(name) > best) { best = length(name); found = of[name] }
      return found
    }
    BEGIN {
      n = split(list, lines, "\n")
      for (i = 1; i <= n; i++) { m = split(lines[i], names, " "); for (j = 1; j <= m; j++) of[names[j]] = i }
    }'

# Every include against the list above.
check_layers() {
  includes | awk -v list="$layers" "$layer_of"'
    {
      from = layer($2); to = layer($3)
      if (!from) print $1 ": " $2 " is in no layer (scripts/lint.sh has the list)"
      else if (!to) print $1 ": " $3 " is in no layer (scripts/lint.sh has the list)"
      else if (to > from) print $1 ": " $2 " must not include " $3 ", which is a layer further down"
    }'
}

# Every symbol that a module uses of another, as "user owner symbol", read off the object files.
symbols() {
  $MAKE --no-print-directory -s all >/dev/null 2>&1 || echo "lint.sh: the build fails" >&2
  (cd build/obj && nm -A $(for file in $(echo "$sources" | grep '\.c$'); do
    [ -e "${file%.c}.o" ] && echo "${file%.c}.o"
  done)) | sed 's/^src\///; s/\.o:/ /' | awk '
    $2 == "U" { used[$1 " " $3] = $1; next }
    $3 ~ /^[TDBRC]$/ { owner[$4] = $1 }
    END {
      for (use in used) {
        split(use, part, " ")
        if (part[2] in owner && owner[part[2]] != part[1]) print part[1], owner[part[2]], part[2]
      }
    }' | sort
}

# What other files use of a file is declared in the header of its name, or in that of its table.
check_doors() {
  awk -v list="$tables" '
    BEGIN {
      n = split(list, lines, "\n")
      for (i = 1; i <= n; i++) if (split(lines[i], part, " ") > 2) table[part[1]] = part[2]
    }
    FILENAME ~ /\.h$/ {
      header = FILENAME
      sub(/^src\//, "", header)
      gsub(/\/\*[^*]*\*\//, "")
      sub(/\/\*.*/, "")
      if ($0 ~ /^ *\*\*/) next
      for (i = split($0, word, /[^A-Za-z0-9_]+/); i > 0; i--) said[header, word[i]] = 1
      next
    }
    ($2 ".h", $3) in said || told[$3]++ { next }
    {
      for (header in table) {
        files = table[header]
        if (((header, $3) in said) && (sub(/\*$/, "", files) ? index($2, files) == 1 : $2 == files)) next
      }
      print $2 ".c: " $3 " is used by " $1 " and not declared in " $2 ".h"
    }' $(echo "$sources" | grep '\.h$') "$bad.symbols"
}

# The same layers for what the linker sees. Which modules need each other in a circle: pairs may,
# more may not.
check_symbols() {
  awk -v list="$layers" "$layer_of"'
    {
      from = layer($1); to = layer($2)
      if (to > from) print $1 ": uses " $3 " of " $2 ", which is a layer further down"
      if (!(($1, $2) in edge)) { edge[$1, $2] = 1; needs[$1] = needs[$1] " " $2 }
      modules[$1] = modules[$2] = 1
    }
    function walk(from,   n, i, step) {
      n = split(needs[from], step, " ")
      for (i = 1; i <= n; i++)
        if (!((start, step[i]) in reach)) { reach[start, step[i]] = 1; walk(step[i]) }
    }
    END {
      for (start in modules) walk(start)
      for (a in modules) {
        size = 1; circle = a; first = 1
        for (b in modules)
          if (a != b && ((a, b) in reach) && ((b, a) in reach)) { size++; circle = circle " " b; if (b < a) first = 0 }
        if (size > 2 && first) print circle ": " size " modules need each other in a circle"
      }
    }' "$bad.symbols"
}

# Headers that include each other in a circle.
check_circles() {
  includes | awk '$2 ~ /\.h$/ { print $2, $3 }' >"$bad.edges"
  tsort "$bad.edges" 2>&1 >/dev/null | sed 's/^tsort: /headers in a circle: /; /input contains a loop/d'
}

# Who may see which library; the core does no I/O and has no globals that change.
check_libraries() {
  grep -nE '#include <(lua|lauxlib|lualib)' $sources /dev/null | grep -v '^src/lua/' |
    sed 's/$/   (only src\/lua sees lua.h)/'
  grep -nE '#include <readline' $sources /dev/null | grep -v '^repl/line_readline\.c:' |
    sed 's/$/   (only repl\/line_readline.c sees readline)/'
  grep -nE '#include "(io|lua|ask|bots|scenario|tools|cmd|repl)/' $core | sed 's/$/   (the core stands alone)/'
  grep -nE '\b(fopen|printf|puts|putchar|fprintf|getenv|time|rand|srand|exit|abort)\(' \
    $core | sed 's/$/   (the core does no I\/O)/'
}

# C knows mechanics, not games: no name of a variant or house rule in quotes; but a group of fields may
# have the name of a game.
check_names() {
  for file in variants/*.lua variants/house/*.lua; do
    [ -e "$file" ] || continue
    name=$(basename "$file" .lua)
    grep -qF ".group = \"$name\"" src/rules/schema.c && continue
    grep -nF "\"$name\"" $sources /dev/null | sed "s/\$/   (names a variant: $name)/"
  done
}

# No English is formatted into what is said: three words of small letters in one literal stand in the
# tables of sentences alone. Not looked at: invariants, answers to broken JSON, scenarios that are written,
# examples, phrases that are typed, and what is asserted.
check_sentences() {
  awk '
    FNR == 1 { comment = 0 }
    {
      line = $0
      gsub(/\\"/, "", line)
      if (comment && !sub(/^.*\*\//, "", line)) next
      comment = 0
      gsub(/\/\*[^*]*\*\//, "", line)
      if (match(line, /\/\*/)) { comment = 1; line = substr(line, 1, RSTART - 1) }
      if (line ~ /assert\(|luaL_arg|luaL_checkstack|offer_words\(|fputs\(|fprintf\(/) next
      while (match(line, /"[^"]*"/)) {
        text = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (text ~ /[a-z][a-z]+,? [a-z]+,? [a-z]+/) print FILENAME ":" FNR ": a sentence outside of the tables: " text
      }
    }' $(echo "$sources" | grep -E '^(src/(rules|play|deal|notation|lua|ask)|repl)/.*\.c$' |
    grep -vE '(sentences[a-z_]*|schema|deal_is_ok|climb_tables|json_line|command_list|phrases|scenario_of_table)\.c$')
}

# Functions of more than 60 lines, files of more than 800, lines of more than 100 columns, blanks at
# the end of a line, words of unfinished work.
check_sizes() {
  all="$sources $(find tests -name '*.[ch]')"
  awk '
    FNR == 1 { start = 0; lines[FILENAME] = 0 }
    { lines[FILENAME]++ }
    /[ \t]$/ { print FILENAME ":" FNR ": a blank at the end of the line" }
    /^[A-Za-z].*[({,)]$/ && !/^(typedef|struct|enum|union)/ && !/=/ && !start { start = FNR; name = $0 }
    /^[A-Za-z].*;$/ { start = 0 }
    /^}/ {
      if (start && FNR - start + 1 > 60) print FILENAME ":" start ": a function of " FNR - start + 1 " lines"
      start = 0
    }
    END { for (file in lines) if (lines[file] > 800) print file ": " lines[file] " lines" }' $all
  LC_ALL=C.UTF-8 grep -nE '^.{101,}' $all /dev/null | sed 's/:\([0-9]*\):.*/:\1: more than 100 columns/'
  grep -nwE 'TODO|FIXME|XXX|HACK' $all /dev/null
}

# Functions of more than six parameters.
check_parameters() {
  awk '
    FNR == 1 { text = "" }
    text == "" && (/^(#|typedef|struct|enum|union|return)/ || !/^[A-Za-z].*\(/ || /=.*\(/) { next }
    {
      if (text == "") start = FNR
      text = text $0
      depth = 0; commas = 0; closed = 0
      for (i = index(text, "("); i <= length(text) && !closed; i++) {
        c = substr(text, i, 1)
        if (c == "(") depth++
        else if (c == ")") closed = --depth == 0
        else if (c == "," && depth == 1) commas++
      }
      if (!closed) next
      if (commas > 5) print FILENAME ":" start ": a function of " commas + 1 " parameters"
      text = ""
    }' $sources $(find tests -name '*.[ch]')
}

# A house rule is a few lines: at most 40 that are neither blank, comment nor name, and half of all
# have at most 6.
check_house_rules() {
  awk '
    { line = $0; gsub(/^[ \t]+|[ \t]+$/, "", line); sub(/^return house_rule \{ */, "", line) }
    line == "" || line ~ /^(--|name *=|summary *=|source *=|zh *=|\}$)/ { next }
    { lines[FILENAME]++ }
    END { for (file in lines) print lines[file], file }' variants/house/*.lua | sort -n |
    awk '
      { lines[NR] = $1 }
      $1 > 40 { print $2 ": " $1 " lines are no house rule any more" }
      END { if (lines[int((NR + 1) / 2)] > 6) print "variants/house: half of the rules have more than 6 lines" }'
}

# What editors, merges, builds and measurements leave behind is not tracked.
check_litter() {
  git ls-files 2>/dev/null |
    grep -E '\.(orig|rej|sw[a-p]|bak|tmp|o|a|so|gch|gcda|gcno)$|~$|(^|/)(a\.out|core|vgcore\..*|[a-z]+grind\.out.*|perf\.data.*)$' |
    sed 's/$/: litter is tracked: git rm it/'
}

# What clang and clang-tidy say; files that nothing was wrong with are not looked at again until they
# are compiled anew.
look() {
  for file in $(find src repl tests -name '*.c'); do
    [ -e "build/obj/${file%.c}.said" ] || rm -f "build/obj/${file%.c}.o" "build/looks/${file%.c}"
  done
  $MAKE --no-print-directory -s -k CC=gcc looks 2>&1 | grep -E '(warning|error):' | sort -u
}

# What gcc said when it compiled them: a build keeps that beside the objects. And do they link?
compile() {
  $MAKE --no-print-directory -s -k CC=gcc all unit fuzzers 2>&1 | grep 'undefined reference'
  for file in $(find src repl tests -name '*.c'); do
    [ -s "build/obj/${file%.c}.said" ] && grep -E '(warning|error):' "build/obj/${file%.c}.said"
  done | sort -u
}

# step TITLE CHECK ...: runs a check and says how many lines it found.
step() {
  title=$1
  shift
  before=$(wc -l <"$bad")
  "$@" >>"$bad"
  echo "$title: $(($(wc -l <"$bad") - before))"
}

step layers check_layers
step circles check_circles
symbols >"$bad.symbols"
step symbols check_symbols
step doors check_doors
step libraries check_libraries
step names check_names
step sentences check_sentences
step sizes check_sizes
step parameters check_parameters
step "house rules" check_house_rules
step litter check_litter
if [ "${1:-}" != --quick ]; then
  step clang look
  step gcc compile
fi
cat "$bad"
[ ! -s "$bad" ] && echo "nothing to mend"
