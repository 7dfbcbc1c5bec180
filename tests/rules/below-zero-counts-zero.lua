return house_rule { name = "Below zero counts as zero", score = { below_zero = "zero" } }
