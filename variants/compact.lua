-- Looking for Friends in one page: Pagat's game, but for what the sheet itself says.
return game {
  name = "Looking for Friends, compact", extends = "pagat", players = 6, aliases = "一页找朋友",
  summary = "As pagat, but the first draw goes round, and a failed throw leaves all of its parts that can be beaten.",
  source = "the one-page sheet",

  deal = { first = "cut", next = "after the first drawer" },
  -- A sequence is of consecutive sets, and the sheet ranks the trumps in one row up to the big joker
  -- without leaving any of them out.
  order = { tractors = "whole suit" },
  -- "Only the beatable cards" stay: each element that somebody beats. They are no throw that stands,
  -- so who follows suit may be higher.
  throw = { forced = "all beaten" },
  win   = { throws = "in suit too" },

  zh = { name = "找朋友（一页规则）", summary = "与“找朋友”相同，但首抓轮流；甩牌失败时，能被压过的部分都要留下。" },
}
