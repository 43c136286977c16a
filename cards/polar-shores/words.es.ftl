# Spanish names for `--lang es`: in lower case, with plural and gender (m or f).

thing-penguin = pingüino
    .many = pingüinos
    .gender = m
thing-seal = foca
    .many = focas
    .gender = f
thing-glacier = glaciar
    .many = glaciares
    .gender = m
hand-pearlwort = clavelito antártico

card-201 = Primera nieve
card-202 = Desprendimiento
card-203 = A la deriva
card-204 = Largo invierno
card-205 = Colonia
card-206 = Reposo en la orilla
card-207 = Foca leopardo
card-208 = Kril
card-209 = Islas
card-210 = Aurora austral
card-211 = Rescate
card-212 = Año polar
card-213 = Deshielo
card-214 = La travesía
card-215 = Los últimos
card-216 = Migración
card-217 = Regalo del mar
card-218 = Talud continental
card-219 = Floración de kril
card-220 = Plataforma de hielo
