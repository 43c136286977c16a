# Las reglas en español.
#
# Nombres en minúscula, sin punto final; el programa pone mayúsculas, espacios entre partes y puntos.
# ../messages.ts dice qué puede usar cada mensaje. BEGINS(x, "a e") es yes si x empieza por una de estas letras;
# GENDER(x) es el .gender del nombre con que termina x.

## Cosas del terreno

thing-desert = desierto
    .many = desiertos
    .gender = m
thing-grassland = pradera
    .many = praderas
    .gender = f
# Una loseta, para no confundirla con el elemento.
thing-water = loseta de agua
    .many = losetas de agua
    .bare = agua
    .gender = f
thing-land = loseta de tierra
    .many = losetas de tierra
    .bare = tierra
    .gender = f
thing-tile = loseta
    .many = losetas
    .gender = f
thing-mountain = montaña
    .many = montañas
    .gender = f
thing-forest = bosque
    .many = bosques
    .gender = m
thing-animal = animal
    .many = animales
    .gender = m

thing-lion = león
    .many = leones
    .gender = m
thing-gorilla = gorila
    .many = gorilas
    .gender = m
thing-rhino = rinoceronte
    .many = rinocerontes
    .gender = m
thing-elephant = elefante
    .many = elefantes
    .gender = m
thing-antelope = antílope
    .many = antílopes
    .gender = m
thing-stork = cigüeña
    .many = cigüeñas
    .gender = f
thing-leopard = leopardo
    .many = leopardos
    .gender = m
thing-fish = pez
    .many = peces
    .gender = m
thing-shark = tiburón
    .many = tiburones
    .gender = m
thing-cheetah = guepardo
    .many = guepardos
    .gender = m
thing-manatee = manatí
    .many = manatíes
    .gender = m
thing-zebra = cebra
    .many = cebras
    .gender = f
thing-nile-crocodile = cocodrilo del Nilo
    .many = cocodrilos del Nilo
    .gender = m
thing-hippopotamus = hipopótamo
    .many = hipopótamos
    .gender = m
thing-giraffe = jirafa
    .many = jirafas
    .gender = f
thing-lemur = lémur
    .many = lémures
    .gender = m

card = carta
    .many = cartas
    .gender = f
cube = cubo
    .many = cubos
    .gender = m
free-cube = { $cube } { $form ->
    [many] libres
   *[one] libre
}
    .gender = m
card-in-hand = { $card } en la mano
    .gender = f
point = { $form ->
    [many] puntos
   *[one] punto
}
    .gender = m
points = { $amount } { $amount ->
    [1] punto
   *[other] puntos
}
counter-clockwise = en sentido antihorario

## Elementos

element-sun = sol
element-water = agua
element-grassland = pradera
element-desert = desierto
element-animal = animal
element-mountain = montaña
element-forest = bosque
element-wild = comodín
element-amount = { $amount } { $amount ->
    [1] elemento
   *[other] elementos
} de { $name }
element-in-mix = { $name }
element-of-choice = { $place ->
    [first] elemento de { $name }
   *[other] { $name }
}
mix-one = 1 { $elements }
mix = { $amount } elementos, en cualquier combinación de { $elements }

## Cuántos

a = { GENDER($what) ->
    [f] una
   *[m] un
} { $what }
amount = { $upTo ->
    [yes] hasta { $amount }
   *[no] { $amount }
}
so-many = { $amount } { $what }
none = { GENDER($one) ->
    [f] ninguna
   *[m] ningún
} { $one }
compared = { $is ->
    [least] al menos
    [fewer] menos de
    [most] como máximo
    [more] más de
    [not-exactly] no exactamente
   *[exactly] exactamente
} { $amount } { $what }
or = { BEGINS($next, "o ho ó hó") ->
    [yes] u
   *[no] o
}
and = { BEGINS($next, "hie hia") ->
    [yes] y
   *[no] { BEGINS($next, "i hi í hí") ->
        [yes] e
       *[no] y
    }
}
list-more = { $first }, { $next }
list-last = { $first } { $joined } { $last }

## Dónde

animal-with-tab = { $form ->
    [many] animales
   *[one] animal
} con pestaña de { $terrain }
    .gender = m
habitat = { $form ->
    [many] hábitats
   *[one] hábitat
} de { $of }
    .gender = m
community = { $form ->
    [many] comunidades
   *[one] comunidad
} de { $ofMany }
    .gender = f
landmass = { $form ->
    [many] continentes
   *[one] continente
}
    .gender = m
this-habitat = este hábitat
this-community = esta comunidad
this-landmass = este continente
adjacent-habitat = un hábitat adyacente
landscape = el terreno
this-feature = este accidente del terreno
feature-habitat = el hábitat que contiene este accidente del terreno
largest = { GENDER($group) ->
    [f] la mayor
   *[m] el mayor
} { $group }
this = esto
this-tile = esta loseta
given = «{ $name }»
adjacent-to = { BEGINS($what, "esto") ->
    [yes] al lado
   *[no] al lado de { $what }
}
on = sobre { $what }
in = en { $regions }
on-the-edge = en el borde del terreno

## Contar

done-to-tile-or-token = { $form ->
    [many] losetas o fichas
   *[one] loseta o ficha
}
    .gender = f
done-to-animal = { $form ->
    [many] animales
   *[one] animal
}
    .gender = m
done-to-tile = { $form ->
    [many] losetas
   *[one] loseta
}
    .gender = f
kinds = { $form ->
    [many] tipos distintos
   *[one] tipo distinto
} de { $what }{ $adjacent ->
    [yes] { " adyacente" }
   *[no] { "" }
}
    .gender = m
counted = { $what }{ $adjacent ->
    [yes] { $form ->
        [many] { " adyacentes" }
       *[one] { " adyacente" }
    }
   *[no] { "" }
}
    .gender = { GENDER($what) }
holding = con { $what }
done = { $what } { $form ->
    [many] { GENDER($what) ->
        [f] { $deed ->
            [moved] movidas
            [removed] quitadas
            [replaced] reemplazadas
           *[placed] colocadas
        }
       *[m] { $deed ->
            [moved] movidos
            [removed] quitados
            [replaced] reemplazados
           *[placed] colocados
        }
    }
   *[one] { GENDER($what) ->
        [f] { $deed ->
            [moved] movida
            [removed] quitada
            [replaced] reemplazada
           *[placed] colocada
        }
       *[m] { $deed ->
            [moved] movido
            [removed] quitado
            [replaced] reemplazado
           *[placed] colocado
        }
    }
} así
    .gender = { GENDER($what) }
each = cada { $what }
every = cada { $amount } { $what }

## Condiciones

is-adjacent = { $not ->
    [yes] no está
   *[no] { $none ->
        [yes] no está
       *[no] está
    }
} adyacente a { $what }
is-on-edge = { $not ->
    [yes] no está
   *[no] está
} en el borde del terreno
region-has = { $region } { $not ->
    [yes] no tiene
   *[no] { $none ->
        [yes] no tiene
       *[no] tiene
    }
} { $what }
was-done = { $none ->
    [yes] { $what } se { $deed ->
        [moved] movió
        [removed] quitó
        [replaced] reemplazó
       *[placed] colocó
    }
   *[no] se { $form ->
        [many] { $deed ->
            [moved] movieron
            [removed] quitaron
            [replaced] reemplazaron
           *[placed] colocaron
        }
       *[one] { $deed ->
            [moved] movió
            [removed] quitó
            [replaced] reemplazó
           *[placed] colocó
        }
    } { $what }
} así
there-is = { $not ->
    [yes] no hay
   *[no] { $none ->
        [yes] no hay
       *[no] hay
    }
} { $what }
you-have = { $not ->
    [yes] no tienes
   *[no] { $none ->
        [yes] no tienes
       *[no] tienes
    }
} { $what }

## Pasos

gain = gana { $rewards }
gain-per = gana { $rewards } por { $per }
gain-choice-per = elige { $rewards } y gánalo por { $per }
bound = , hasta { $amount } en total
bound-each = , hasta { $amount } de cada en total
play-it = { $card } y juégala
place = coloca { $what }
move = mueve { $what } { $spaces ->
    [1] 1 espacio
   *[other] hasta { $spaces } espacios
}{ $each ->
    [yes] { " cada uno" }
   *[no] { "" }
}{ $over ->
    [yes] { " por cualquier terreno" }
   *[no] { "" }
}
replace = reemplaza { $what } por { $with }
remove = quita { $what }
play = juega una { $card }
turn = gira una de tus { $cards } { $way }
choose = elige { $what }
cubes-on-it = y coloca { $cubes } sobre ella
called = (será { $name })
own-if = si { $condition }

## Bloques

you-may = puedes hacer esto:
either = o bien
and-then = , y luego
otherwise = si no,
do-nothing = no hagas nada
if = si { $condition },
repeat = haz esto { $times ->
    [1] una vez
   *[other] { $times } veces
}:
repeat-up-to = puedes hacer esto { $times ->
    [1] una vez
   *[other] hasta { $times } veces
}:
repeat-per = haz esto una vez por { $per } (cuenta primero):
each-player = cada jugador:
each-other-player = cada uno de los demás jugadores:

## Accidentes del terreno

covers = cubre { $tiles }{ $lying ->
    [pair] , una al lado de otra
    [row] , en línea
    [triangle] , en triángulo
    [other] , como muestra el patrón
   *[one] { "" }
}
beside = debe haber { $tiles } a su lado, como muestra el patrón
token = la ficha { $name } ocupa el lugar de esas montañas; cuenta como 1 montaña en cada loseta y no se puede quitar
tiles-with = { $tiles } con { $tokens }{ $each ->
    [yes] { " cada una" }
   *[no] { "" }
}
from = desde { $region }
into = a { $region }
when-played = cuando juegues este accidente del terreno:
at-the-end = al final de la partida:
when = cuando { $by ->
    [yes] { $deed ->
        [moved] muevas
        [removed] quites
       *[placed] coloques
    } tú
   *[no] se { $deed ->
        [moved] mueva
        [removed] quite
       *[placed] coloque
    }
} { $what }{ $place }:

## Cartas y hojas

impact = impacto
impact-means = Impacto: puede reemplazar o quitar algo del terreno.
version = versión { $version }
page = Página { $page } de { $pages }
backs = reversos
fan-work = trabajo de aficionados, no oficial
original-design = { $all ->
    [yes] Todas las cartas de esta hoja
   *[no] Cartas { $numbers }
}: diseño original, no la carta publicada.
attested = documentada
adapted = adaptada
icons-by = Iconos de { $names }.

## La página de iconos

legend = qué significan los iconos
legend-elements = elementos
legend-landscape = losetas y fichas
legend-animals = animales: los hexágonos de debajo muestran dónde se puede colocar cada uno
legend-signs = otros signos
legend-place = colócalo; si no se puede hacer del todo, el efecto termina aquí
legend-turn = gira la carta en sentido antihorario: tiene un uso más
legend-leaf = hojas en el borde superior: cuántas veces se puede usar aún la carta
