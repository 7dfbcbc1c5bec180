return house_rule {
  name    = "Of a failed throw the lowest part that can be beaten stays",
  summary = "Whatever its size, the lowest part of the throw that anybody can beat must be played.",
  source  = "eupeople.com.cn, gotaobaowang.com on the rules of QQ",
  throw   = { forced = "lowest beaten" },
}
