---@meta
-- What rule files may say, for editors: with the Lua language server (Lua 5.4) fields, words and the
-- values of functions are completed and checked. Nobody runs this file.

---@alias Side "declarers"|"opponents"|"nobody"

---@class Card
---@field rank string # "5", "T", "LJ"
---@field suit? "C"|"D"|"H"|"S" # nil: a joker
---@field joker boolean
---@field colour "red"|"black"
---@field points integer
---@field trump boolean
---@field effective? "C"|"D"|"H"|"S"|"T" # its effective suit; nil: none
---@field tier? integer # of one suit the higher beats the lower

---@class Cards
---@operator len: integer
---@operator add(Cards): Cards
---@operator sub(Cards): Cards
---@operator band(Cards): Cards
---@field [Card] integer # copies
---@field of fun(self: Cards, what: string|Card): Cards # of a rank, a printed suit, "trumps", "jokers", a card
---@field count fun(self: Cards, what: string|Card): integer
---@field in_suit fun(self: Cards, suit: "C"|"D"|"H"|"S"|"T"): Cards
---@field points fun(self: Cards): integer
---@field kinds fun(self: Cards): fun(): Card, integer # card and copies, low to high
---@field first fun(self: Cards): Card?
---@field last fun(self: Cards): Card?
---@field suits fun(self: Cards): string[]
---@field ranks fun(self: Cards): string[]
---@field units fun(self: Cards): Unit[]
---@field pairs fun(self: Cards): Cards[]
---@field holds fun(self: Cards, units: string): boolean # "2x2+1"

---@class Trump
---@field rank? string
---@field suit? "C"|"D"|"H"|"S"

---@class Order
---@field trump Trump
---@field suit fun(self: Order, card: Card): string?
---@field tier fun(self: Order, card: Card): integer?
---@field height fun(self: Order, card: Card): integer?
---@field adjacent fun(self: Order, low: Card, high: Card): boolean
---@field cards fun(self: Order, suit: "C"|"D"|"H"|"S"|"T"): Cards

---@class Unit
---@operator len: integer
---@field size integer
---@field length integer
---@field form? string
---@field suit? string
---@field top Card
---@field cards Cards
---@field like fun(self: Unit, other: Unit): boolean

---@class Play
---@operator len: integer
---@field cards Cards
---@field units Unit[] # longest first
---@field suit? string
---@field player Player
---@field longest_unit fun(self: Play): integer

---@class Throw: Play
---@field beaten? Unit[]
---@field objector? Player
---@field forced? Cards
---@field withdrawn? Cards

---@class Trick
---@field lead Play
---@field best Play
---@field plays Play[]
---@field winner? Player
---@field points integer
---@field number integer

---@class Player
---@field seat string # "A"
---@field rank string
---@field level integer # steps from the start
---@field side? Side
---@field partner? Player
---@field won integer # points
---@field hand Cards
---@field active boolean
---@field memory table

---@class Bid
---@field player Player
---@field cards Cards
---@field count integer
---@field kind string # the name in declare.bids
---@field card Card
---@field joker? Card
---@field rank? string
---@field suit? string

---@class Call
---@field card Card
---@field ordinal integer|"other"
---@field seen integer
---@field player? Player

---@class Deal
---@field number integer
---@field redeals integer
---@field packs integer
---@field players Player[]
---@field trump? Trump
---@field bids Bid[]
---@field bid? Bid
---@field declarer? Player
---@field calls Call[]
---@field turn? Player
---@field trick? Trick
---@field tricks integer # how many are over
---@field played Cards
---@field kitty Cards
---@field turned? Cards
---@field failed Player[]
---@field dropped Cards
---@field order? Order
---@field memory table
---@field after fun(self: Deal, player: Player): Player
---@field others fun(self: Deal, player: Player): Player[]
---@field player fun(self: Deal, seat: string): Player
---@field holder fun(self: Deal, card: Card): Player?
---@field random fun(self: Deal, most: integer): integer

---@class View
---@field me Player
---@field hand Cards
---@field deal Deal
---@field trick? Trick # on the table; nil: you lead
---@field tricks Play[][] # so far, in each its plays in order, the one on the table last
---@field unseen Cards # all that you have not seen
---@field points integer # of the opponents so far
---@field top? Play # in climbing games what lies on top; nil: you lead
---@field waits boolean # is it your turn? else you may speak out of turn
---@field may table<string, true> # what you may do now: "play", "bury", "declare" …
---@field plays fun(self: View, most?: integer): Cards[], boolean # legal plays; are there others?
---@field bids fun(self: View): Cards[] # what may be declared
---@field allows fun(self: View, answer: Cards|Card|Unit|Play|string): boolean, string?
---@field wins fun(self: View, cards: Cards|string): boolean # would they be the best of the trick so far?
---@field left fun(self: View, player: Player): integer # cards in its hand
---@field is_out_of fun(self: View, player: Player, suit: "C"|"D"|"H"|"S"|"T"): boolean
---@field rule fun(self: View, field: pengyou.Field): string|integer|boolean|nil
---@field random fun(self: View, most: integer): integer

---@class Result
---@field side Side
---@field levels integer
---@field points integer
---@field trick_points integer
---@field kitty_points integer
---@field declarer Player
---@field declarers Player[]
---@field opponents Player[]
---@field missing integer
---@field last_trick Trick
---@field trump Trump
---@field deal Deal
---@field offender? Player

---@class Choice
---@field [integer] string|integer
---@field cards? Cards

---@class Move
---@field from Player|"kitty"
---@field to Player|"kitty"
---@field cards Cards|Card|string

---@class Gift
---@field from Player
---@field to Player
---@field count integer
---@field only? fun(card: Card): boolean

---@class Effects
---@field levels? table<Player|string, integer>
---@field points? table<Player|string, integer>|integer
---@field active? string|Player|Player[]
---@field passive? string|Player|Player[]
---@field trump? "C"|"D"|"H"|"S"|"none"
---@field declarer? Player
---@field redeal? boolean
---@field locks? boolean
---@field reveal? integer
---@field move? Move|Move[]
---@field gift? Gift|Gift[]
---@field ask? Player
---@field per_card? integer
---@field loses? "leader's side"|"other side"
---@field unplayed? "leader's side"|"other side"

---@class (exact) pengyou.Header
---@field name string
---@field summary? string
---@field source? string
---@field requires? string[]
---@field excludes? string[]
---@field needs? { players?: integer|string, packs?: integer|string }
---@field family? "trick"|"climb" # of a game
---@field extends? string # of a game
---@field players? integer # of a game
---@field default? boolean # of a game
---@field aliases? string # of a game: words by which people call it
---@field doc? table<pengyou.Field, string> # what the functions of a field do, for people
---@field zh? { name?: string, summary?: string, words?: table<string, string>, doc?: table<pengyou.Field, string> } # in Chinese; words: of forms and phases

---@param rules pengyou.Rules
---@return pengyou.Rules
function game(rules) end

---@param rules pengyou.Rules
---@return pengyou.Rules
function house_rule(rules) end

---@generic T: function
---@param answer T
---@return T
function wrap(answer) end

---@generic T
---@param value T
---@return T
function unless_set(value) end

---@class (exact) pengyou.Bot
---@field summary? string
---@field otherwise? string # the bot that decides where choose answers nil; "simple" if none is named
---@field choose fun(view: View): Cards|Card|Unit|Play|string|nil, string? # and a reason, for hints

---@param it pengyou.Bot
---@return pengyou.Bot
function bot(it) end

---@param name string # "5H"
---@return Card
function card(name) end

---@param names string # "QQJJS"
---@return Cards
function cards(names) end

-- fields: made from the schema (PENGYOU_UPDATE=1 build/unit/test_schema)

---@alias pengyou.Field "deck.players"|"deck.packs"|"deck.LJ"|"deck.HJ"|"deck.lowest"|"deck.without"|"deck.fit"|"deck.spares"|"deck.tables"|"deal.direction"|"deal.first"|"deal.next"|"deal.misdeal"|"deal.misdeal_until"|"deal.misdeal_first"|"deal.refuse"|"deal.begins"|"deal.ends"|"points.cards"|"points.shown"|"levels.track"|"levels.start"|"levels.after_last"|"levels.standing"|"declare.rank"|"declare.by"|"declare.bids"|"declare.beats"|"declare.own"|"declare.shown"|"declare.declarer"|"declare.does"|"declare.nobody"|"declare.refuse"|"kitty.size"|"kitty.buries"|"kitty.theft"|"kitty.exposed"|"kitty.shown_at_end"|"kitty.multiplier"|"kitty.refuse"|"friends.teams"|"friends.count"|"friends.callable"|"friends.own_copy"|"friends.twice"|"friends.joins"|"friends.found"|"friends.calls"|"friends.refuse"|"order.trumps"|"order.no_trump"|"order.tractors"|"order.equals"|"order.gap"|"order.suits"|"order.ranks"|"lead.first"|"lead.grouping"|"lead.forms"|"lead.refuse"|"follow.owes"|"follow.smaller"|"follow.protect"|"follow.refuse"|"follow.pass"|"follow.race"|"follow.own_top"|"throw.allowed"|"throw.stopped_by"|"throw.test"|"throw.forced"|"throw.penalty"|"throw.shown"|"win.overruff"|"win.throws"|"win.beats"|"exchange.steps"|"score.step"|"score.points"|"score.bands"|"score.early_end"|"score.below_zero"|"score.short_team"|"score.adjust"|"score.places"|"advance.stops"|"advance.steps"|"advance.demote"|"advance.declarer"|"advance.game_over"|"advance.moves"|"phases"

---@class (exact) pengyou.deck
---@field players? integer|string|table<integer|string, { packs?: integer|table[], LJ?: integer, HJ?: integer, kitty?: integer, lowest?: string, without?: Cards|string }> # how many can play, and the deck for each number of them
---@field packs? integer|({ lowest?: string, LJ?: integer, HJ?: integer, without?: string })[]|(fun(players: integer, inherited: fun(...: any): any): any) # packs of 52 cards and their jokers, where no row of deck.players says it
---@field LJ? integer|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # small jokers in the whole deck; one a pack when nothing is said
---@field HJ? integer|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # big jokers in the whole deck; one a pack when nothing is said
---@field lowest? string|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # the lowest rank in the deck; lower ones are left out of every pack
---@field without? string|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # cards taken out of the deck, one copy for each time they are named
---@field fit? "exact"|"drop low cards" # what is done when the hands do not come out even beside the kitty
---@field spares? fun(deal: Deal, inherited: fun(...: any): any): string|string[] # which ranks count as levels in play, so that deck.fit leaves their cards in; else those of all players
---@field tables? integer|string # how many sit at a table, each with its own deck: larger gatherings are split as evenly as can be

---@class (exact) pengyou.deal
---@field direction? "clockwise"|"anticlockwise" # which way drawing and play go round
---@field first? "random"|"highest card"|"lowest card"|"cut"|"cut and count" # who draws first in the first deal, in climbing games who deals
---@field next? "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer"|{ won: "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer", lost: "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer", even?: "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer" }|"loser"|"winner"|"next seat"|(fun(result: Result, inherited: fun(...: any): any): Player|nil|"nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer") # who draws first in later deals, in climbing games who deals
---@field misdeal? fun(hand: Cards, player: Player, deal: Deal, inherited: fun(...: any): any): string? # which hands are so poor that their holder may have the cards dealt again
---@field misdeal_until? "pick-up"|"first lead" # until when a misdeal may be claimed
---@field misdeal_first? "same"|"claimer" # who draws first after a misdeal
---@field refuse? fun(deal: Deal, inherited: fun(...: any): any): string? # why a deal may not begin; none does without a card of a rank that somebody may declare
---@field begins? fun(deal: Deal, inherited: fun(...: any): any): Effects? # what is done before the first card is drawn
---@field ends? fun(result: Result, inherited: fun(...: any): any): Effects? # what is done when a deal is over, before levels move

---@class (exact) pengyou.points
---@field cards? table<string|integer, integer>|(fun(card: Card, trump: Trump, inherited: fun(...: any): any): integer) # what the cards are worth
---@field shown? "nobody"|"opponents"|"all" # whose won points lie open during the play

---@class (exact) pengyou.levels
---@field track? string|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # the levels, in the order in which they are climbed; NT at its end is a level at which only jokers are trumps; where there is but one, and it comes again, nobody rises
---@field start? string|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # the level on which everybody starts
---@field after_last? "win"|"again"|string|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # what comes behind the last level: the game is won, or a further lap
---@field standing? "none"|"active and passive" # whether players are active or passive, beside their levels: passive are those who lost the last deal

---@class (exact) pengyou.declare
---@field rank? "own"|"declarer"|(fun(player: Player, deal: Deal, inherited: fun(...: any): any): string|string[]) # cards of whose level make a declaration: of one's own, or of the declarer's
---@field by? "anyone"|"active players" # who may declare, where players are active or passive (levels.standing)
---@field bids? table<string|integer, { rank?: integer|string, joker?: integer|string, any?: integer|string, is?: fun(bid: Bid, deal: Deal): any, cards?: integer|string, only?: fun(bid: Bid, deal: Deal): any, trump?: "its suit"|"none", locks?: boolean, face_down?: "rank"|"joker"|"any"|"all" }>|(fun(bid: Bid, deal: Deal, inherited: fun(...: any): any): (boolean, string?)) # which declarations there are, and which cards each of them shows
---@field beats? ("count"|"joker"|"suit")[]|(fun(new: Bid, old: Bid?, deal: Deal, inherited: fun(...: any): any): (boolean, string?)) # what makes a declaration beat the one before it, the most important first; with nothing here the first one stands
---@field own? ("add"|"change"|"retake"|"defend")[] # what a player may do about a declaration of his or her own
---@field shown? "reusable"|"spent" # whether cards that were shown once may be shown again
---@field declarer? "winning bid"|"first bid"|(fun(bids: Bid[], deal: Deal, inherited: fun(...: any): any): Player|nil|"winning bid"|"first bid") # whose declaration makes the declarer, when nobody is named in advance
---@field does? fun(bid: Bid, deal: Deal, inherited: fun(...: any): any): Effects? # what a declaration does besides naming trumps
---@field nobody? "redeal"|"no trump"|"kitty's first card"|"kitty's first rank card"|"kitty's first rank card or joker"|(fun(kitty: Card[], deal: Deal, inherited: fun(...: any): any): Effects|"redeal"|"no trump"|"kitty's first card"|"kitty's first rank card"|"kitty's first rank card or joker") # what happens when nobody declares
---@field refuse? fun(bid: Bid, deal: Deal, inherited: fun(...: any): any): string? # why a declaration may not be made

---@class (exact) pengyou.kitty
---@field size? integer|{ at_least: integer }|(fun(players: integer, cards: integer, packs: integer, inherited: fun(...: any): any): any) # cards in the kitty, where no row of deck.players says it
---@field buries? "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer"|(fun(deal: Deal, inherited: fun(...: any): any): Player|nil|"nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer") # who takes the kitty and buries as many cards
---@field theft? "no"|"in turn"|"open"|(fun(deal: Deal, inherited: fun(...: any): any): "no"|"in turn"|"open") # whether others may overbid when the kitty is buried, take it and bury in their turn, again and again; the declarer stays who it was
---@field exposed? integer|boolean # whether the buried kitty may be laid open before the first lead, and how often it then counts
---@field shown_at_end? boolean # whether the kitty is shown when the deal is over
---@field multiplier? "longest unit"|"winner's longest unit"|integer|(fun(trick: Trick, deal: Deal, inherited: fun(...: any): any): integer|"longest unit"|"winner's longest unit") # how often the kitty's points count for opponents who win the last trick: a number, or a word
---@field refuse? fun(cards: Cards, hand: Cards, deal: Deal, inherited: fun(...: any): any): string? # why cards may not be buried

---@class (exact) pengyou.friends
---@field teams? "none"|"called"|"fixed" # how the sides come about
---@field count? integer|(fun(players: integer, inherited: fun(...: any): any): any) # how many friends are called
---@field callable? "any"|"plain suits"|"not ranks or jokers"|(fun(card: Card, deal: Deal, inherited: fun(...: any): any): boolean|"any"|"plain suits"|"not ranks or jokers") # which cards may be called
---@field own_copy? "counts"|"ignored"|"other may be called" # whether copies that the declarer plays are counted, when the first or the second copy of a card was called
---@field twice? "uses up the call"|"leaves it open" # what becomes of a call when the called card is played by somebody who is on the declarer's side already
---@field joins? "on playing"|"at the trick's end"|(fun(call: Call, player: Player, deal: Deal, inherited: fun(...: any): any): boolean|"on playing"|"at the trick's end") # when a friend joins the declarer's side
---@field found? "by playing"|"by holding" # how a friend is found: by playing the called copy, or by holding it
---@field calls? fun(deal: Deal, inherited: fun(...: any): any): Cards|Card|string|(Card|string)[]|nil # what is called where the declarer has no choice; then there is no calling
---@field refuse? fun(call: Call, deal: Deal, inherited: fun(...: any): any): string? # why a card may not be called

---@class (exact) pengyou.order
---@field trumps? (string|string[])[]|(fun(trump: Trump, inherited: fun(...: any): any): (string|string[])[]) # which cards are trumps where there is a trump suit, from low to high; a joker that is left out belongs to no suit
---@field no_trump? (string|string[])[]|(fun(trump: Trump, inherited: fun(...: any): any): (string|string[])[]) # which cards are trumps where there is no trump suit, from low to high; a joker that is left out belongs to no suit
---@field tractors? "plain ranks"|"whole suit"|(fun(low: Card, high: Card, trump: Trump, inherited: fun(...: any): any): boolean|"plain ranks"|"whole suit") # which cards may follow each other in a tractor
---@field equals? "apart"|"tractor" # whether sets that rank equal may follow each other in a tractor
---@field gap? "bridged"|"open" # whether the ranks on both sides of the trump rank are neighbours in a tractor
---@field suits? "four"|"ignored" # whether cards of a rank differ by their suits
---@field ranks? string # the ranks from low to high, where the ace is not the highest

---@class (exact) pengyou.lead
---@field first? "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer"|"dealer"|"after the dealer"|string # who leads to the first trick (in climbing games, where no exchange says it)
---@field grouping? "longest first"|"leader's choice" # how led cards are divided into units, and whether the leader may say how
---@field forms? table<string|integer, { size?: integer|string, length?: integer|string, to?: string, cards?: string, power?: integer, beats?: string, alike?: "face"|"rank", suits?: integer|string, only?: fun(cards: Cards, order: Order): any, is?: fun(cards: Cards, order: Order): any, answers?: "what is owed"|"suit or trump"|"always", owes?: ({ from: Cards|Card|string, at_least?: integer, why?: string }|"suit"|"shape"|"sets"|"tractors"|"tractors for sets"|"highest"|(string)[])[], out_of_turn?: boolean, ends_trick?: boolean, completes?: string, becomes?: string }>|(fun(cards: Cards, order: Order, inherited: fun(...: any): any): (boolean|integer|nil, integer|string|nil)) # which units there are: how many cards alike make a set, and how many sets in sequence; or certain cards, or those that a function says yes to
---@field refuse? fun(play: Play, hand: Cards, deal: Deal, inherited: fun(...: any): any): string? # why cards may not be led

---@class (exact) pengyou.follow
---@field owes? ({ from: Cards|Card|string, at_least?: integer, why?: string }|"suit"|"shape"|"sets"|"tractors"|"tractors for sets"|"highest"|(string)[])[]|(fun(lead: Play, hand: Cards, deal: Deal, inherited: fun(...: any): any): ({ from: Cards|Card|string, at_least?: integer, why?: string }|"suit"|"shape"|"sets"|"tractors"|"tractors for sets"|"highest"|(string)[])[]) # what must be played to a lead, as far as the hand has it, the most important first
---@field smaller? "never"|"single set"|"set by set"|"regrouped"|(fun(lead: Play, deal: Deal, inherited: fun(...: any): any): "never"|"single set"|"set by set"|"regrouped") # whether smaller sets are owed where the hand has none as large as a led one
---@field protect? ("larger sets"|"tractors"|"loose sets first")[]|(fun(lead: Play, deal: Deal, inherited: fun(...: any): any): ("larger sets"|"tractors"|"loose sets first")[]) # which sets in the hand need not be broken to give what was led
---@field refuse? fun(play: Play, lead: Play, hand: Cards, deal: Deal, inherited: fun(...: any): any): string? # why cards may not be followed with
---@field pass? "may come back"|"out of the trick" # whether who has passed may play later in the same trick
---@field race? "first come" # who comes first when several want to play out of turn
---@field own_top? boolean # whether a player may play out of turn upon his or her own play

---@class (exact) pengyou.throw
---@field allowed? "no"|"any suit"|"plain suits"|"equal sets"|(fun(play: Play, deal: Deal, inherited: fun(...: any): any): boolean|"no"|"any suit"|"plain suits"|"equal sets") # whether several units may be led together, as a throw
---@field stopped_by? "anyone"|"opponents"|(fun(player: Player, throw: Throw, deal: Deal, inherited: fun(...: any): any): boolean|"anyone"|"opponents") # whose cards can stop a throw
---@field test? "unit"|"card"|(fun(unit: Unit, hand: Cards, throw: Throw, deal: Deal, inherited: fun(...: any): any): boolean|"unit"|"card") # what beats a unit of a throw: a higher one like it, or any higher card
---@field forced? "objector's smallest"|"smallest beaten"|"lowest beaten"|"all beaten"|"lowest card"|"play ends"|(fun(throw: Throw, deal: Deal, inherited: fun(...: any): any): Unit|Cards|"objector's smallest"|"smallest beaten"|"lowest beaten"|"all beaten"|"lowest card"|"play ends") # what stays on the table of a throw that fails
---@field penalty? integer|{ points?: integer, per_card?: integer, levels?: { ["leader's side"]?: integer, ["other side"]?: integer }, unplayed?: "leader's side"|"other side", loses?: "leader's side"|"other side" }|(fun(throw: Throw, deal: Deal, inherited: fun(...: any): any): integer|Effects) # what a failed throw costs
---@field shown? "nothing"|"player"|"cards"|(fun(throw: Throw, deal: Deal, inherited: fun(...: any): any): "nothing"|"player"|"cards") # what the others learn of who stops a throw

---@class (exact) pengyou.win
---@field overruff? "largest unit"|"highest set"|"longest first"|"every unit"|"highest card"|(fun(new: integer[], best: integer[], led: Unit[], deal: Deal, inherited: fun(...: any): any): boolean|"largest unit"|"highest set"|"longest first"|"every unit"|"highest card") # what decides between two ruffs of a throw
---@field throws? "by ruffs"|"in suit too" # what wins a trick to which several units were led: a ruff alone, or higher cards of the suit too (where several units stay of a throw that fails)
---@field beats? fun(new: Play, best: Play, lead: Play, deal: Deal, inherited: fun(...: any): any): (boolean, string?) # whether a play beats the best one so far

---@class (exact) pengyou.exchange
---@field steps? ({ [1]: "keep"|"give"|"refuse"|"request", by: "winner"|"loser", to?: "winner"|"loser", of?: "winner"|"loser", leader?: "winner"|"loser", if_holds?: string, if_given?: "jokers", cards?: "any"|"highest", ranks?: string })[] # what winner and loser of the last hand do before the next, step by step

---@class (exact) pengyou.score
---@field step? integer|(fun(players: integer, packs: integer, inherited: fun(...: any): any): any) # how many points one step of the score table is
---@field points? fun(points: integer, result: Result, inherited: fun(...: any): any): integer # changes the opponents' points, when tricks, penalties and kitty are counted, before the score table is asked
---@field bands? ({ [1]: integer|string, [2]: "nobody"|"declarers"|"opponents", [3]: integer, every?: integer })[]|(fun(points: integer, deal: Deal, inherited: fun(...: any): any): (Side, integer)) # who wins how many levels, by the opponents' points; its rows count score.step
---@field early_end? "no"|"when decided"|(fun(deal: Deal, inherited: fun(...: any): any): boolean|"no"|"when decided") # whether the play stops as soon as the rest could not change the result; the points are those won so far
---@field below_zero? "zero"|"on" # what becomes of opponents' points that are below zero
---@field short_team? "no"|"multiply"|"add"|(fun(levels: integer, missing: integer, result: Result, inherited: fun(...: any): any): integer|"no"|"multiply"|"add") # what declarers gain who win with fewer friends than they could have had
---@field adjust? fun(side: Side, levels: integer, result: Result, inherited: fun(...: any): any): (Side, integer) # changes who wins the deal, and how many levels, after all else
---@field places? { [integer]: integer, between: integer, last: integer } # points of a hand by the order of going out

---@class (exact) pengyou.advance
---@field stops? string|table<string|integer, "anyone"|"declarers"|"declarer">|(fun(rank: string, player: Player, result: Result, inherited: fun(...: any): any): string?) # levels that nobody may jump over, and who may leave them; written in a row ("5 T K"), winning declarers may
---@field steps? fun(player: Player, steps: integer, result: Result, inherited: fun(...: any): any): integer # how far a player's level moves
---@field demote? fun(player: Player, result: Result, inherited: fun(...: any): any): string? # the level to which a player falls back before levels are gained; who stands below it stays there
---@field declarer? "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer"|{ won: "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer", lost: "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer", even?: "nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer" }|(fun(result: Result, inherited: fun(...: any): any): Player|nil|"nobody"|"declarer"|"partner"|"next seat"|"next winner"|"next opponent"|"last trick's winner"|"bidder"|"first drawer"|"after the first drawer") # who is the declarer of the next deal
---@field game_over? "never"|"past the last level"|{ deals: integer }|(fun(players: Player[], inherited: fun(...: any): any): Player|Player[]|nil|"never"|"past the last level") # when the game is over
---@field moves? "nobody"|"loser" # who goes to the next table after a hand, into the place of who leaves it

---@class (exact) pengyou.Rules: pengyou.Header
---@field deck? pengyou.deck
---@field deal? pengyou.deal
---@field points? pengyou.points
---@field levels? pengyou.levels
---@field declare? pengyou.declare
---@field kitty? pengyou.kitty
---@field friends? pengyou.friends
---@field order? pengyou.order
---@field lead? pengyou.lead
---@field follow? pengyou.follow
---@field throw? pengyou.throw
---@field win? pengyou.win
---@field exchange? pengyou.exchange
---@field score? pengyou.score
---@field advance? pengyou.advance
---@field phases? table<string|integer, { after?: string, before?: string, instead_of?: string, turn: fun(deal: Deal, memory: table): Player|Player[]|nil, actions: fun(deal: Deal, player: Player, memory: table): (string|table)[], does: fun(deal: Deal, player: Player, action: string|Choice, memory: table): Effects?, open?: fun(deal: Deal, memory: table): Player|Player[]|nil }|string> # the phases of a deal, in order: a trick game begins with "draw" and ends with "tricks", or with phases of its own behind them; a climbing game begins with "deal out" and ends with "climb"
-- end
