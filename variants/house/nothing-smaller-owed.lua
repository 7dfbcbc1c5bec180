return house_rule {
  name    = "No smaller sets are owed",
  summary = "Who cannot follow a led set may play any cards of the suit.",
  follow  = { smaller = "never" },
}
