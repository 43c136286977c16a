# Spanish titles for `--lang es`.

card-132 = Kilimanjaro
card-133 = Serengueti
card-134 = Nilo
card-135 = Madagascar
card-136 = Sahara
card-137 = Congo
