return house_rule {
  name    = "Of a failed throw the smallest part that can be beaten stays",
  summary = "Of the parts that anybody can beat the one with the fewest cards must be played, of these the lowest.",
  throw   = { forced = "smallest beaten" },
}
