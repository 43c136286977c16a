# Spanish titles and sources for `--lang es`.

card-132 = Kilimanjaro
    .source = reglamento de New Horizon, páginas 3 y 4: tres montañas, la ficha, lo que da una montaña; cómo están dispuestas las tres es idea nuestra
card-133 = Serengueti
    .source = reglamento de New Horizon, página 4: los movimientos que empiezan dentro, tres praderas en su borde; el número de puntos y sus otras losetas son nuestros
card-134 = Nilo
    .source = reglamento de New Horizon, páginas 3 y 4: el río es la loseta, las orillas son las del patrón, cuenta el hábitat que lo contiene; qué cuenta es idea nuestra
card-135 = Madagascar
    .source = reglamento de New Horizon, páginas 3 y 4: la isla es la loseta, se habla del borde del terreno; lo que vive allí es idea nuestra
card-136 = Sahara
card-137 = Congo
