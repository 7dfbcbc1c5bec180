return house_rule { name = "Other", summary = "steps of ten points", score = { step = 10 } }
