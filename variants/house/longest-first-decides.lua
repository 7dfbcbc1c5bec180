return house_rule {
  name    = "Ruffs are compared longest part first",
  summary = "Of two ruffs of a throw the longest part decides, on a tie the next one; single cards only where nothing else was led.",
  source  = "rbtying/shengji, issues 247 and 251",
  win     = { overruff = "longest first" },
  zh      = { name = "两家都杀，先比最长的部分", summary = "先比最长的，一样大再比下一部分；只有领出全是单张时才比单张。" },
}
