return house_rule {
  name    = "Of as many cards the higher suit is the higher bid",
  summary = "Two cards or more are overcalled by as many of a higher suit: diamonds, clubs, hearts, spades from low to high.",
  source  = "rbtying/shengji, JokerOrHigherSuit",
  declare = { beats = wrap(function(new, old, deal, inherited)
    if new.suit and old.suit and new.count == old.count and new.count > 1 then
      return ("DCHS"):find(new.suit) > ("DCHS"):find(old.suit)
    end
    return inherited()
  end) },
  zh      = { name = "张数相同，花色大的可以反", summary = "两张以上时，同样多的更大花色可以反：方片、梅花、红桃、黑桃由小到大。" },
}
