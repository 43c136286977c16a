# Spanish names for `ecos print --lang es`: in lower case, with plural and gender (m or f).

thing-meerkat = suricata
    .many = suricatas
    .gender = f
