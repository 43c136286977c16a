# Spanish names for `--lang es`: in lower case, with plural and gender (m or f).

thing-meerkat = suricata
    .many = suricatas
    .gender = f
thing-flamingo = flamenco
    .many = flamencos
    .gender = m
thing-fire = fuego
    .many = fuegos
    .gender = m
hand-fire-lily = lirio de fuego

card-301 = Incendio
card-302 = La sequía
card-303 = Tala y quema
card-304 = Salar
card-305 = Lluvia tardía
card-306 = Crecida
card-307 = Estación del hambre
card-308 = Vigía
card-309 = Reacción en cadena
card-310 = Mimo
card-311 = Culto al sol
card-312 = Rebrote
card-313 = Recién llegados
card-314 = Promesa
card-315 = Viejas sendas
card-316 = Eco
card-317 = Delta interior
