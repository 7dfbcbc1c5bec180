#!/bin/sh
# kitty-multipliers.sh [FOLDER] - what is a kitty worth that counts more often? See study.sh.
. "$(dirname "$0")/study.sh"
simulate 10000 pagat --sweep kitty.multiplier=0..8
page <<END
# What does it matter how often the kitty counts?

Opponents who win the last trick get the points in the kitty too: twice, as Pagat has it, elsewhere once, four times, or more for a pair. From a kitty that
counts for nothing to one that counts eight times:

    $command

**When the kitty counts eight times instead of not at all, declarers $(declarers), between these bots.**

$(values)

The cards are the same at each value. Six bots (\`sensible\`) play with two packs the first deal of a game each, all on level 2. They weigh the last trick by what the
kitty counts; but they bury the same cards whatever it counts, few points, and hold no trumps back for a last trick that is worth more. People do both, so that
at a table the kitty may turn more deals.
END
