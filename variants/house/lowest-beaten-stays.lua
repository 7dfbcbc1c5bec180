return house_rule {
  name    = "Of a failed throw the lowest part that can be beaten stays",
  summary = "Whatever its size, the lowest part of the throw that anybody can beat must be played.",
  source  = "eupeople.com.cn, gotaobaowang.com on the rules of QQ",
  throw   = { forced = "lowest beaten" },
  zh      = { name = "甩牌失败，能被压过的最小部分留下", summary = "不管有几张，有人能压过的部分里最小的要出。" },
}
