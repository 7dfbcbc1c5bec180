#!/bin/sh
# tractors-above-ace.sh [FOLDER] - do tractors above the ace favour the declarers? See study.sh.
. "$(dirname "$0")/study.sh"
simulate 40000 pagat --vs pagat+tractor-above-ace
page <<END
# Do tractors above the ace favour the declarers?

As Pagat has the game, no tractor goes on above the ace of trumps. At many tables it does: the trump ranks and the jokers continue it. Declarers
name the trumps they are long in, and pick up the kitty: one would think that they gain.

    $command

**When tractors go on above the ace, declarers $(declarers), between these bots.**

$(rows "declarers win" "points of the opponents" "levels won" "levels of winning declarers" tractor set "moves without a choice" tricks)

The first rules are Pagat's, the second ones have longer tractors. "tractor" and "set" are of the leads, in 100. Tractors are led more often, as they must, in deals
that stay the same otherwise; the deals in which that changes who wins are few. Six bots (\`sensible\`) play with two packs the first deal of a
game each, all on level 2. People who plan for a long tractor may gain more than these bots, who take it as it comes.
END
