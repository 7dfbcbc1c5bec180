-- Looking for Friends in one page: Pagat's game, but for what the sheet itself says.
return game {
  name = "Looking for Friends, compact", extends = "pagat", players = 6, aliases = "一页找朋友",
  summary = "As pagat, but the first draw is cut for and goes round, tractors go on above the ace, and all beaten parts of "
    .. "a throw stay, to be beaten in suit too.",
  source = "the one-page sheet",

  deal = { first = "cut", next = "after the first drawer" },
  -- A sequence is of consecutive sets, and the sheet ranks the trumps in one row up to the big joker
  -- without leaving any of them out.
  order = { tractors = "whole suit" },
  -- "Only the beatable cards" stay: each element that somebody beats. They are no throw that stands,
  -- so who follows suit may be higher.
  throw = { forced = "all beaten" },
  win   = { throws = "in suit too" },

  zh = { name = "找朋友（一页规则）",
    summary = "与“找朋友”相同，但切牌定首抓，以后轮流；拖拉机可以连到级牌和王；甩牌失败时，能被压过的部分都要留下，同门更大的也能压。" },
}
