return house_rule {
  name    = "Of a failed throw the smallest part that can be beaten stays",
  summary = "Of the parts that anybody can beat the one with the fewest cards must be played, of these the lowest.",
  throw   = { forced = "smallest beaten" },
  zh      = { name = "甩牌失败，能被压过的最短部分留下", summary = "有人能压过的部分里，出张数最少的，一样多出最小的。" },
}
