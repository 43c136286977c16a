# Spanish sources for `--lang es`: where the texts of cards come from, in the margin of sheets.

card-1 =
    .source = reglamento del juego base, página 10, la imagen que explica qué significa adyacente, y otra vez en la preparación de la página 5
card-2 =
    .source = reglamento en español, página 6, la carta de la imagen sobre ganar dos elementos; la loseta, el animal y el punto son nuestros
card-24 =
    .source = reglamento en español, página 10, la imagen que explica los hábitats
card-34 =
    .source = reglamento en español, página 9, la carta de impacto de la imagen; qué loseta se convierte en cuál es idea nuestra
card-41 =
    .source = reglamento en español, páginas 9 y 10, la carta con un movimiento en este hábitat o en uno vecino; la loseta es nuestra
card-51 =
    .source = reglamento en español, página 6, la carta que se completa en la imagen; la cigüeña que coloca y los elementos son nuestros
card-61 =
    .source = reglamento del juego base, página 5, entre las cartas de la imagen de la preparación
card-62 =
    .source = reglamento del juego base, página 9, el ejemplo de ganar elementos
card-63 =
    .source = reglamento de New Horizon, la pregunta sobre un accidente del terreno que se gana y no se puede jugar
card-76 =
    .source = reglamento en español, página 10, la imagen que explica las comunidades
card-81 =
    .source = reglamento en español, página 7, la carta cuyas partes se nombran
card-86 =
    .source = reglamento en español, página 10, la carta de cuatro puntos de la imagen de los hábitats; la montaña que coloca es nuestra
