/* field_sentences_lua.c - a value of every field, as it would stand in a file. */
#include "rules/field_sentences.h"

/* clang-format off */
static const FieldSentence EXAMPLES[] = {
  /* deck */
  {"deck.players", "{ [6] = { packs = 2, LJ = 2, HJ = 2, kitty = 6 } }"},
  {"deck.packs", "3"},
  {"deck.LJ", "0"},
  {"deck.HJ", "2"},
  {"deck.lowest", "\"5\""},
  {"deck.without", "\"2S 3C\""},
  {"deck.fit", "\"drop low cards\""},
  {"deck.spares",
   "function(deal, inherited) return deal.declarer and deal.declarer.rank or inherited() end"},
  {"deck.tables", "\"4-5\""},
  /* deal */
  {"deal.direction", "\"clockwise\""},
  {"deal.first", "\"highest card\""},
  {"deal.next", "{ won = \"declarer\", lost = \"next winner\" }"},
  {"deal.next, climbing", "\"loser\""},
  {"deal.misdeal",
   "function(hand) if hand:points() == 0 then return \"not one point card\" end end"},
  {"deal.misdeal_until", "\"first lead\""},
  {"deal.misdeal_first", "\"claimer\""},
  {"deal.refuse",
   "function(deal) if deal.number > 20 then return \"twenty deals are enough\" end end"},
  {"deal.begins",
   "function(deal) if deal.number == 1 then return { declarer = deal:player(\"A\") } end end"},
  {"deal.ends",
   "function(result) if result.points == 0 then return { levels = { declarers = 1 } } end end"},
  /* points */
  {"points.cards", "{ [\"5\"] = 5, T = 10, K = 10 }"},
  {"points.shown", "\"opponents\""},
  /* levels */
  {"levels.track", "\"2 3 4 5 6 7 8 9 T J Q K A NT\""},
  {"levels.start", "\"5\""},
  {"levels.after_last", "\"win\""},
  {"levels.standing", "\"active and passive\""},
  /* declare */
  {"declare.rank", "\"own\""},
  {"declare.by", "\"active players\""},
  {"declare.bids", "{ suit = { rank = \"1+\" }, jokers = { joker = \"2+\", trump = \"none\" } }"},
  {"declare.beats", "{ \"count\", \"joker\" }"},
  {"declare.own", "{ \"add\", \"change\" }"},
  {"declare.shown", "\"spent\""},
  {"declare.declarer", "\"first bid\""},
  {"declare.does", "function(bid) if bid.count >= 3 then return { reveal = 2 } end end"},
  {"declare.nobody", "\"kitty's first rank card\""},
  {"declare.refuse",
   "function(bid, deal) if deal.number == 1 and bid.count > 1 then return \"one card is enough\" "
   "end end"},
  /* kitty */
  {"kitty.size", "{ at_least = 5 }"},
  {"kitty.buries", "\"declarer\""},
  {"kitty.theft", "\"in turn\""},
  {"kitty.exposed", "1"},
  {"kitty.shown_at_end", "true"},
  {"kitty.multiplier", "2"},
  {"kitty.refuse",
   "function(cards) if cards:points() ~= 0 then return \"no points are buried\" end end"},
  /* friends */
  {"friends.teams", "\"called\""},
  {"friends.count", "2"},
  {"friends.callable", "\"plain suits\""},
  {"friends.own_copy", "\"ignored\""},
  {"friends.twice", "\"leaves it open\""},
  {"friends.joins", "\"at the trick's end\""},
  {"friends.found", "\"by holding\""},
  {"friends.calls", "function() return { \"JS\", \"JC\" } end"},
  {"friends.refuse",
   "function(call) if call.card.points > 0 then return \"no point cards are called\" end end"},
  /* order */
  {"order.trumps", "{ \"suit\", \"rank\", \"LJ\", \"HJ\" }"},
  {"order.no_trump", "{ \"rank\", \"LJ\", \"HJ\" }"},
  {"order.tractors", "\"whole suit\""},
  {"order.equals", "\"tractor\""},
  {"order.gap", "\"open\""},
  {"order.suits", "\"ignored\""},
  {"order.ranks", "\"3 4 5 6 7 8 9 T J Q K A 2\""},
  /* lead */
  {"lead.first", "\"declarer\""},
  {"lead.first, climbing", "\"holder of 3C\""},
  {"lead.grouping", "\"leader's choice\""},
  {"lead.forms", "{ tractor = { length = \"3+\" } }"},
  {"lead.refuse",
   "function(play) if #play.units > 3 then return \"a lead is of three units at most\" end end"},
  /* follow */
  {"follow.owes", "{ \"suit\", \"sets\" }"},
  {"follow.smaller", "\"set by set\""},
  {"follow.protect", "{ \"larger sets\" }"},
  {"follow.refuse",
   "function(play) if play.cards:count(\"jokers\") > 1 then return \"one joker at a time\" end "
   "end"},
  {"follow.pass", "\"out of the trick\""},
  {"follow.race", "\"first come\""},
  {"follow.own_top", "true"},
  /* throw */
  {"throw.allowed", "\"plain suits\""},
  {"throw.stopped_by", "\"opponents\""},
  {"throw.test", "\"unit\""},
  {"throw.forced", "\"lowest card\""},
  {"throw.penalty", "{ per_card = 10 }"},
  {"throw.shown", "\"cards\""},
  /* win */
  {"win.overruff", "\"highest set\""},
  {"win.throws", "\"in suit too\""},
  {"win.beats", "function(new, best, lead, deal, inherited) return inherited() end"},
  /* exchange */
  {"exchange.steps",
   "{ { \"give\", by = \"loser\", to = \"winner\", cards = \"highest\" }, { \"give\", by = "
   "\"winner\", to = \"loser\", cards = \"any\", leader = \"loser\" } }"},
  /* score */
  {"score.step", "40"},
  {"score.points", "function(points, result, inherited) return inherited() - 5 end"},
  {"score.bands",
   "{ { 0, \"declarers\", 2 }, { 1, \"declarers\", 1 }, { 2, \"nobody\", 0 }, { 3, "
   "\"opponents\", 1, every = 1 } }"},
  {"score.early_end", "\"when decided\""},
  {"score.below_zero", "\"on\""},
  {"score.short_team", "\"multiply\""},
  {"score.adjust",
   "function(side, levels, result) return side, result.missing > 1 and levels + 1 or levels end"},
  {"score.places", "{ 4, 3, between = 2, last = 1 }"},
  /* advance */
  {"advance.stops", "{ [\"5\"] = \"anyone\", A = \"declarer\" }"},
  {"advance.steps",
   "function(player, steps, result, inherited) return math.min(inherited(), 3) end"},
  {"advance.demote",
   "function(player, result) if player.rank == \"J\" and player.side ~= result.side then return "
   "\"2\" end end"},
  {"advance.declarer", "{ won = \"partner\", lost = \"next opponent\" }"},
  {"advance.game_over", "{ deals = 12 }"},
  {"advance.moves", "\"loser\""},
  /* phases */
  {"phases", "{ \"draw\", \"kitty\", \"tricks\" }"},
};
/* clang-format on */

const FieldLanguage field_examples = {"lua", EXAMPLES, sizeof EXAMPLES / sizeof *EXAMPLES};
