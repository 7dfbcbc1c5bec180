#!/bin/sh
# terminal.sh PROGRAM - the REPL in a real terminal, driven through tmux: Tab, the arrows, Ctrl-C on a
# line and on `auto`, Ctrl-D, a narrow and a wide window. Says what failed; exit status 1 then.
set -u
program=${1:?terminal.sh: the program is wanted}
root=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
failed=0
socket=$home/none
locale=C.UTF-8
options=
game=' pagat -n 6'
trap 'tm kill-server 2>/dev/null; rm -rf "$home"' EXIT

tm() { tmux -S "$socket" "$@" 2>>"$home/errors"; }
# Ctrl-D alone is lost where there is no prompt yet.
key() { tm send-keys -t pengyou "$@"; }
typed() { tm send-keys -t pengyou -l "$1"; }
screen() { tm capture-pane -p -t pengyou; }
kill_program() { kill -9 "$(pgrep -P "$(tm display-message -p -t pengyou '#{pane_pid}')")"; }

# sees TEXT: waits until TEXT (a basic regular expression) is on the screen, at most twenty seconds.
sees() {
  tries=200
  while [ $tries -gt 0 ]; do
    screen | grep -q -- "$1" && return 0
    tries=$((tries - 1))
    sleep 0.1
  done
  echo "FAILED: terminal: nowhere on the screen: $1"
  screen | sed 's/^/  | /'
  failed=1
  return 1
}

# start COLUMNS: a fresh terminal with the same deal in it.
start() {
  tm kill-server
  socket=$home/tmux.$1
  tm -f /dev/null new-session -d -s pengyou -x "$1" -y 30 "cd '$root' && \
    env -u NO_COLOR -u PENGYOU_SESSIONS HOME='$home' PENGYOU_HISTORY='$home/history' TERM=screen LC_ALL=$locale \
    '$program' repl$game -s 42$options; echo the end: \$?; sleep 60"
}

# tool COLUMNS COMMAND: another sub-command in a fresh terminal.
tool() {
  tm kill-server
  socket=$home/tmux.$1
  tm -f /dev/null new-session -d -s pengyou -x "$1" -y 30 "cd '$root' && $2; echo the end: \$?; sleep 60"
}

start 80
sees 'Enter goes on'                       # the first-time hint
key C-l; typed tab; key Tab; sees '^> table'  # Tab completes a command
key Enter; sees '^>E  *2'                  # and the table is drawn
typed zzz; sees zzz; key C-c; sees 'zzz^C'            # Ctrl-C cancels the line
typed trump; key Enter; sees 'no trumps yet' # and nothing but the line
key C-l Up; sees '^> trump$'               # the history knows it
key C-u C-r; typed tab; sees 'reverse-i-search.*: table'; key C-g  # and is searched
key C-u; typed 'auto trick'; key Enter; sees 'trick 1:'
key C-l; typed legal; key Enter; sees 'leads: any single card'
key C-l; typed 'play '; key Tab Tab; sees '^[2-9TJQKAHL][SHDCJ]  [2-9TJQKAHL][SHDCJ]' # playable cards
mkdir "$home/lent" "$home/left"; key C-u C-l; typed "load $home/le"; key Tab Tab; sees '^left/  *lent/ *$'  # folders
key C-u C-d; sees 'The game is kept'; sees 'the end: 0'  # Ctrl-D leaves
start 87
sees 'an earlier session waits'; typed resume; key Enter; sees 'trick 2   trumps 2'  # and can be a slip
typed quit; key Enter; sees 'the end: 0'
[ -s "$home/history" ] || { echo "FAILED: terminal: no history was written"; failed=1; }

rm "$home"/.pengyou_session-*

# A script is run at the start; a program that is killed leaves its game, and the next one offers it.
printf 'look cards letters\n' >"$home/.pengyourc"
start 81
sees 'seed 42; `help` lists the commands'; sees '^deal 1'  # who was here before is told in one line
typed 'auto trick'; key Enter; sees 'trick 1: C led AH'
kill_program
sees 'the end: 137'
tail -n 1 "$home/history" | grep -q '^auto trick' || { echo "FAILED: terminal: a kill lost the history"; failed=1; }
start 82
sees 'an earlier session waits'
typed resume; key Enter; sees 'on where it stopped'; sees 'trick 2   trumps 2S'
key C-l; typed 'set advance.game_over { deals = 10000 }'; key Enter; sees 'actions come out'
key C-l; typed 'auto'; key Enter; sees 'deal [0-9]* is over'; key C-c; sees 'stopped; `undo`'  # without an end
key C-l; tm resize-window -t pengyou -x 44 -y 30; typed 'help legal'; key Enter; sees 'for example: legal'
typed 'rules throw'; key Enter; sees '^  throw.shown  *cards$'; key C-l; typed 'games house'; key Enter; sees '^-- Enter: more, q Enter: enough --'  # a page at a time
key Enter; sees 'q Enter: enough --'; typed q; key Enter; sees '^> *$'
key C-l; typed 'games house'; key Enter; sees 'q Enter: enough --'; typed 'seat B'; key Enter; sees '^B> *$'  # or a command
for long in 'rules all' 'help all'; do key C-l; typed "$long"; key Enter; sees '^-- Enter: more, q Enter: enough --'; typed q; key Enter; sees '^B> *$'; done
key C-l; typed 'diff friends'; key Enter; sees 'q Enter: enough --'; sees '^Number of players'; key Enter; sees '^Cards in sequence'
typed q; key Enter; sees '^B> *$'
typed quit; key Enter; sees 'The game is kept'; sees 'the end: 0'
[ "$(ls "$home"/.pengyou_session-* | wc -l)" = 1 ] || { echo "FAILED: terminal: one session was to be left"; failed=1; }

# Ctrl-C stops a script, and not the program.
printf 'set advance.game_over { deals = 10000 }\nauto\nset no.such field\n' >"$home/.pengyourc"
start 84
sees 'deal [0-9]* is over'; key C-c; sees 'the script was stopped here'; sees '^deal [0-9]'
key C-l; typed 'hlp'; key Enter; sees 'did you mean "help"'
screen | grep -q 'unknown field' && { echo "FAILED: terminal: the script went on"; failed=1; }
key C-l; typed help; key Enter; sees '^going on: step'; typed quit; key Enter; sees 'the end: 0'
rm -f "$home/.pengyourc"

# All of it isolated: Tab on files, the history, another window, a kill, and going on.
options=' --isolate'
mkdir "$home/kept"
rm "$home"/.pengyou_session-*
start 85
sees '^deal 1'
typed 'auto trick'; key Enter; sees 'trick 1: C led A♥'
typed "save $home/ke"; key Tab; typed gam; key Enter; sees 'saved in .*/kept/gam: [0-9]* actions'
key C-l; typed "load $home/kept/g"; key Tab Enter; sees 'actions replayed and verified'
key C-l; typed trump; sees '> trump$'; key C-c; sees 'trump^C'; key Up; sees '^> load .*/kept/gam'; key C-u
tm resize-window -t pengyou -x 44 -y 30; typed 'help legal'; key Enter; sees 'for example: legal'
kill_program
sees 'the end: 137'
start 86
sees '2 games of earlier sessions wait, the last one pagat, 6 players, left 1 minute'  # before and behind load
key C-l; typed resume; key Enter; sees '^  2  pagat, 6 players'; sees 'go on with one of these'
typed 'resume 1'; key Enter; sees 'on where it stopped'; typed quit; key Enter; sees 'the end: 0'
[ "$(ls "$home"/.pengyou_session-* | wc -l)" = 2 ] || { echo "FAILED: terminal: two sessions were to be left, isolated"; failed=1; }
rm "$home"/.pengyou_session-*
tail -n 1 "$home/history" | grep -q '^quit' || { echo "FAILED: terminal: no history, isolated"; failed=1; }
options=

locale=C
start 83
typed 'auto trick'; key Enter; sees 'trick 1: C led AH'  # letters where there is no UTF-8
typed quit; key Enter; sees 'the end: 0'
locale=C.UTF-8

rm "$home"/.pengyou_session-*

# Started without a game it asks; and the tutorial is left as it is begun.
game=
start 87
sees 'How many are you'; typed 'we want'; key Enter; sees 'neither a number of players'
typed four; key Enter; sees 'Which game'; sees '^  [0-9] shengji'
key C-l; typed n; key Enter; sees '^"n" is neither a number of players'; sees 'Which game'
typed tractor; key Enter; sees 'Shēng Jí (shengji), 4 players'
key C-l; typed tutorial; key Enter; sees '1 of 14'; typed quit; key Enter; sees 'tutorial is left'
typed quit; key Enter; sees 'the end: 0'
start 88
sees 'How many are you'; sees '^> *$'; key C-d; sees 'the end: 0'
start 89
sees 'How many are you'; typed help; key Enter; sees 'A number from 2 to 16'
typed '5 tractor'; key Enter; sees 'neither a number of players'
typed 3; key Enter; sees '3: no game here is for 3 players; there are games for 4-16'
typed 'lang zh'; key Enter; sees '几个人玩'; typed '帮助'; key Enter; sees '输入2到16的人数'
key C-l; typed English; key Enter; sees 'How many are you'; typed 中文; key Enter; sees '几个人玩'
key C-l; typed 4个人; key Enter; sees '^  [0-9] 升级'; key C-l; typed 三个人; key Enter; sees '没有3个人的玩法：有4-16人的'; typed 六人; key Enter; sees '6人的有'
typed 'lang en'; key Enter; key C-l; typed tutorial; key Enter; sees '1 of 14'  # no game is named before
typed quit; key Enter; sees 'tutorial is left'; typed quit; key Enter; sees 'the end: 0'
start 91
sees 'How many are you'; typed 'we are 8 and want to play Tractor'; key Enter; sees 'Shēng Jí (shengji), 8 players'
typed quit; key Enter; sees 'the end: 0'
start 92
sees 'How many are you'; typed 退出; key Enter; sees 'the end: 0'
# Commands are taken there: Tab, a file that is not there, a seat; what a game was left in and how.
start 93
sees 'How many are you'; typed bom; key Tab; sees '^> bombs'; key C-u
typed 'load nowhere'; key Enter; sees 'there is no file nowhere$'
key C-l; typed 'seat C'; key Enter; sees 'you play C'; sees '^C> *$'
typed 5; key Enter; sees 'Which game'; key C-l; typed pagat; key Enter; sees '^>C  2'
typed "save $home/mine"; key Enter; sees 'saved in'; typed quit; key Enter; sees 'The game is kept'; sees 'the end: 0'
start 94
sees 'an earlier session waits'; typed "读取 $home/mine"; key Enter; sees 'actions replayed'; sees 'you play C'
key C-l; typed 'undo 500'; key Enter; sees '0 of'; typed undo; key Enter; sees 'nothing'  # to no game that nobody chose
sees '^C> *$'; key C-d; sees 'the end: 0'
start 95
sees '2 games of earlier sessions wait'; typed 'resume 1'; key Enter; sees 'on where it stopped'; sees '^C> *$'
key C-d; sees 'The game is kept'; sees 'the end: 0'
printf 'new bombs 4\n' >"$home/.pengyourc"
start 97
sees 'Bombs (bombs), 4 players'; sees '^>[A-D] '; screen | grep -q 'How many' && failed=1  # a game of the settings
sees '^> *$'; key C-d; sees 'the end: 0'; rm "$home/.pengyourc"
options=' --lang zh'
start 44
sees '打一局找朋友'; typed 4; key Enter; sees '^  4 升级 '; sees 'A和只有王做主的一级要守过才算。$'  # by title, whole
key C-l; typed '坐 B'; key Enter; typed '升级（网上）'; key Enter; sees '升级（网上），4人'; sees '^B> *$'
key C-d; sees '这局牌留着'; sees 'the end: 0'  # the draws up to a decision are a game, too
options=
start 96
sees 'games of earlier sessions wait, the last one online, 4 players'; typed 'new bombs 4'; key Enter; sees 'Bombs (bombs), 4 players'
sees '^> *$'; key C-d; sees 'the end: 0'
game=' pagat -n 6'

for width in 40 200; do
  start $width
  sees '^deal 1'
  typed 'auto trick'; key Enter; sees 'trick 1:'
  key C-l; typed hands; key Enter; sees '^F  '
  key C-l; typed table; key Enter
  if [ $width = 40 ]; then sees '^   lv side     n  pts last trick (\*'; else sees '^    level side     cards points last trick'; fi
  typed quit; key Enter; sees 'the end: 0'
done

# What sub-commands print is broken at words, what is wrong too; what goes elsewhere stays whole.
tool 50 "'$program' shengji -n 5; '$program' check pagat; '$program' check 'no such game'"
sees 'the end: 1'; sees '^pengyou: games for 5: '; sees '^  players; there is for 4, 6'
sees '^   5 players: 2 packs, 108 cards, 20 in each hand,$'; sees '^     8 in the kitty$'; sees '^  lists them, on the command line'
tool 52 "'$program' new --help"
sees 'the end: 0'; sees '^  --lang CODE       the language of what is said: en$'; sees '^                    or zh; otherwise that of the$'
printf 'save %s/short.txt\n' "$home" | "$program" repl pagat -n 6 -s 42 >/dev/null
tool 30 "'$program' replay '$home/short.txt'"
sees 'the end: 0'; sees '^levels: A 2, B 2, C 2, D 2, E$'; sees '^  2, F 2$'
tool 51 "'$program' check pagat | cat"
sees 'the end: 0'; sees '^8 in the kitty$'
exit $failed
