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
kitty counts, and bury by it, too: points go into a kitty that counts little, and hardly any into one that counts four times or more, so that from there on it costs declarers no
more. At two and three times they bury too much: as for eight times they would do better. They hold no trumps back for a last trick that is worth more.
END
