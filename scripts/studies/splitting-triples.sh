#!/bin/sh
# splitting-triples.sh [FOLDER] - must a triple be broken to follow a pair? See study.sh.
. "$(dirname "$0")/study.sh"
simulate 15000 shengji+sets-protected --players 6 --vs shengji
page <<END
# Does it help the declarers when triples must be broken?

With three packs a pair is led, and a player has no pair in that suit but a triple. At some tables it must be broken to follow with two of it; at others it is
protected, and any other cards of the suit will do. Who leads is often the declarers' side.

    $command

**When triples must be broken instead of being protected, declarers $(declarers), between these bots.**

$(rows "declarers win" "points of the opponents" "levels won" set tractor "moves without a choice" tricks)

Under the first rules triples are protected, under the second ones they must be broken. "set" and "tractor" are of the leads, in 100: pairs and triples together. Where
triples must be broken, fewer are left to be led and deals take more tricks. Six bots (\`sensible\`) in two teams play
with three packs the first deal of a game each, all on level 2. They weigh each play by itself: people who plan for a triple may gain more by its protection.
END
