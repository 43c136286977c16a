# Las reglas en español.
#
# Nombres en minúscula, sin punto final; el programa pone mayúsculas, espacios entre partes y puntos.
# ../translation/messages.ts dice qué puede usar cada mensaje. BEGINS(x, "a e") es yes si x empieza por una de estas letras;
# GENDER(x) es el .gender del nombre con que termina x; FIRSTGENDER(x), el del nombre con que empieza.

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
mix-one = 1
mix = { $amount } elementos, en cualquier combinación de { $elements }
    .short = { $amount } elementos entre { $elements }

## Cuántos

a = { BEGINS($what, "otro otra") ->
    [yes] { $what }
   *[no] { FIRSTGENDER($what) ->
        [f] una
       *[m] un
    } { $what }
}
others = { FIRSTGENDER($what) ->
    [f] { $form ->
        [many] otras
       *[one] otra
    }
   *[m] { $form ->
        [many] otros
       *[one] otro
    }
} { $what }
    .gender = { GENDER($what) }
amount = { $upTo ->
    [yes] hasta { $amount }
   *[no] { $amount }
}
all = { GENDER($what) ->
    [f] todas las
   *[m] todos los
} { $what }
so-many = { $amount } { $what }
none = { FIRSTGENDER($one) ->
    [f] ninguna
   *[m] ningún
} { $one }
compared = { $is ->
    [least] { $amount } o más
    [fewer] menos de { $amount }
    [most] { $amount } o menos
    [more] más de { $amount }
    [not-exactly] no exactamente { $amount }
   *[exactly] exactamente { $amount }
} { $what }
# También «7 u 8» y «10 u 11».
or = { BEGINS($next, "o ho ó hó 8 11") ->
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

of-species = { $what } de esa especie
    .gender = m
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
any-habitat = { $form ->
    [many] hábitats
   *[one] hábitat
}
    .gender = m
community = { $form ->
    [many] comunidades
   *[one] comunidad
} de { $ofMany }
    .gender = f
species-community = { $form ->
    [many] comunidades
   *[one] comunidad
} de esa especie
    .gender = f
landmass = { $form ->
    [many] continentes
   *[one] continente
}
    .gender = m
enclosed = { $what } { $form ->
    [many] { GENDER($what) ->
        [f] encerradas
       *[m] encerrados
    }
   *[one] { GENDER($what) ->
        [f] encerrada
       *[m] encerrado
    }
}
    .gender = { GENDER($what) }
this-habitat = este hábitat
this-community = esta comunidad
this-landmass = este continente
habitat-of = el hábitat de { $what }
community-of = la comunidad de { $what }
landmass-of = el continente de { $what }
adjacent-habitat = un hábitat adyacente
landscape = el terreno
this-feature = este paraje
feature-habitat = el hábitat de este paraje
# «Ningún hábitat adyacente tiene un león»: ninguno de varios.
no-adjacent-habitat = ningún hábitat adyacente
no-feature-habitat = ningún hábitat de este paraje
no-group = { GENDER($group) ->
    [f] ninguna
   *[m] ningún
} { $group }
largest = { GENDER($group) ->
    [f] la mayor
   *[m] el mayor
} { $group }
smallest = { GENDER($group) ->
    [f] la menor
   *[m] el menor
} { $group }
this = esto
this-tile = esta loseta
# Lo último de varias cosas, y lo que un intercambio nombra primero.
last-one = lo último que { $deed ->
    [moved] moviste
    [replaced] reemplazaste
   *[placed] colocaste
}
it = { GENDER($what) ->
    [f] ella
   *[m] él
}
# Aquello de lo que se habla otra vez: «ese león», «ese segundo león» si hay varios.
that = { GENDER($what) ->
    [f] esa
   *[m] ese
} { $what }
nth = { GENDER($what) ->
    [f] esa { $nth ->
        [1] primera
        [2] segunda
        [3] tercera
       *[other] { $nth }.ª
    }
   *[m] ese { $nth ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] { $nth }.º
    }
} { $what }
a-token = ficha
    .gender = f
a-thing = cosa
    .gender = f
# Concuerda con lo que está allí: un león adyacente, leones adyacentes.
adjacent-to = { BEGINS($what, "ningún ninguna") ->
    [yes] sin { $what } adyacente
   *[no] { $form ->
        [many] adyacentes
       *[other] adyacente
    } a { $what }
}
    .short = { BEGINS($what, "ningún ninguna") ->
        [yes] sin { $what } adyacente
       *[no] { BEGINS($what, "esto") ->
            [yes] { $form ->
                [many] adyacentes
               *[other] adyacente
            }
           *[no] { $form ->
                [many] adyacentes
               *[other] adyacente
            } a { $what }
        }
    }
on = { BEGINS($what, "ningún ninguna") ->
    [yes] sin { $what } debajo
   *[no] { $token ->
        [yes] sobre una loseta con { $what }
       *[no] sobre { $what }
    }
}
in = en { $regions }
# Entre varios lugares, «en» empezaría otro: «o bien que no esté en este continente o en este hábitat».
also-in = { $several ->
    [yes] { $region }
   *[no] en { $region }
}
on-the-edge = en el borde
within = { BEGINS($of, "ningún ninguna") ->
    [yes] sin { $of } a { $spaces ->
        [1] 1 espacio
       *[other] { $spaces } espacios
    } o menos
   *[no] a { $spaces ->
        [1] 1 espacio
       *[other] { $spaces } espacios
    } o menos de { $of }
}
not-there = { $form ->
    [many] que no estén { $place }
    [this] no { $place }
   *[other] que no esté { $place }
}
# Otro lugar más: sin «y» parecería dicho de lo último («adyacente a un león en el borde»).
also-there = { $not ->
    [yes] { $after ->
        [not] ni { $place }
       *[other] { $form ->
            [many] y que no estén { $place }
            [this] y no { $place }
           *[other] y que no esté { $place }
        }
    }
   *[no] { $after ->
        [not] { $form ->
            [many] y estén { $place }
            [this] y está { $place }
           *[other] y esté { $place }
        }
        [several] y además { $place }
       *[other] y { $place }
    }
}
# En una condición, donde «y» empieza la siguiente. Con «no», ya dice «que no esté …».
that-is = { $not ->
    [yes] { $place }
   *[no] { $joint ->
        [yes] { "y " }
       *[no] { "" }
    }que { $form ->
        [many] estén
       *[one] esté
    } { $both ->
        [yes] a la vez { $place }
       *[no] { $place }
    }
}
either-place = o bien { $places }{ $more ->
    [yes] ,
   *[no] { "" }
}

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
# Tras «sin ningún tiburón», «adyacente» se diría del tiburón.
kinds = { $form ->
    [many] tipos distintos
   *[one] tipo distinto
} de { $what }{ $adjacent ->
    [yes] { $few ->
        [yes] { " y adyacente" }
       *[no] { " adyacente" }
    }
   *[no] { "" }
}
    .gender = m
counted = { $what }{ $adjacent ->
    [yes] { $few ->
        [yes] { " y" }
       *[no] { "" }
    } { $form ->
        [many] adyacentes
       *[one] adyacente
    }
   *[no] { "" }
}
    .gender = { GENDER($what) }
holding = { BEGINS($what, "ningún ninguna") ->
    [yes] sin
   *[no] con
} { $what }
player = { $other ->
    [yes] { $form ->
        [many] rivales
       *[one] rival
    }
   *[no] { $form ->
        [many] jugadores
       *[one] jugador
    }
}{ $which }
    .gender = m
ranked = la { $rank ->
    [most] mayor
   *[fewest] menor
} cantidad de { $what }
done = { deed-of }{ $anyone ->
    [yes] { "" }
   *[no] { " así" }
}
    .gender = { GENDER($what) }
deed-of = { $what } { $form ->
    [many] { GENDER($what) ->
        [f] { $deed ->
            [moved] movidas
            [removed] quitadas
            [replaced] reemplazadas
            [paid] pagadas
            [lost] perdidas
           *[placed] colocadas
        }
       *[m] { $deed ->
            [moved] movidos
            [removed] quitados
            [replaced] reemplazados
            [paid] pagados
            [lost] perdidos
           *[placed] colocados
        }
    }
   *[one] { GENDER($what) ->
        [f] { $deed ->
            [moved] movida
            [removed] quitada
            [replaced] reemplazada
            [paid] pagada
            [lost] perdida
           *[placed] colocada
        }
       *[m] { $deed ->
            [moved] movido
            [removed] quitado
            [replaced] reemplazado
            [paid] pagado
            [lost] perdido
           *[placed] colocado
        }
    }
}{ $anyone ->
    [yes] { " por cualquiera" }
   *[no] { "" }
}
    .gender = { GENDER($what) }
you-own = { $what } que tengas
    .gender = { GENDER($what) }
active-card = { $card } { $form ->
    [many] activas{ $deck ->
        [brown] { " marrones" }
        [blue] { " azules" }
       *[any] { "" }
    }
   *[one] activa{ $deck ->
        [brown] { " marrón" }
        [blue] { " azul" }
       *[any] { "" }
    }
}
    .gender = f
kept-card = { $card } { $form ->
    [many] conservadas
   *[one] conservada
}
    .gender = f
some-spot = { $form ->
    [many] espacios
   *[one] espacio
}
    .gender = m
spot-of = { $form ->
    [many] espacios
   *[one] espacio
} de { $element }
    .gender = m
spot-state = { $what } { $form ->
    [many] { $state ->
        [covered] cubiertos
       *[open] libres
    }
   *[one] { $state ->
        [covered] cubierto
       *[open] libre
    }
}
    .gender = m
leaf-of = { $form ->
    [many] hojas
   *[one] hoja
} de { $cards } { $deed ->
    [lost] perdidas
   *[paid] pagadas
}
    .gender = f
leaf-left = { $form ->
    [many] hojas restantes
   *[one] hoja restante
}
    .gender = f
card-completed = { $card } que hayas completado en esta ronda
    .gender = f
token-drawn = { $form ->
    [many] fichas sacadas
   *[one] ficha sacada
} en esta ronda
    .gender = f
round-so-far = { $form ->
    [many] rondas
   *[one] ronda
} hasta ahora
    .gender = f
distance = { $form ->
    [many] espacios
   *[one] espacio
} entre { $from } y { $to }{ $over ->
    [land] , por tierra
    [water] , por agua
   *[no] { "" }
}
    .gender = m
moves = { $what } { $form ->
    [many] { GENDER($what) ->
        [f] movidas
       *[m] movidos
    }
   *[one] { GENDER($what) ->
        [f] movida
       *[m] movido
    }
} al menos { $spaces ->
    [1] 1 espacio
   *[other] { $spaces } espacios
}
    .gender = { GENDER($what) }
space-moved = { $form ->
    [many] espacios recorridos
   *[one] espacio recorrido
}
    .gender = m
some-element = { $form ->
    [many] elementos
   *[one] elemento
}
    .gender = m
element-of = { $form ->
    [many] elementos
   *[one] elemento
} { $name }
    .gender = m
drawn = { $what } { $form ->
    [many] sacados
   *[one] sacado
}
    .gender = m
each = cada { $what }
every = cada { $amount } { $what }

## Condiciones

# Antes del primero de varios verbos con el mismo sujeto: en español el verbo ya lo dice.
subject = { "" }
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
} en el borde
is-there = { $not ->
    [yes] no está { $place }
   *[no] está { $both ->
        [yes] a la vez { $place }
       *[no] { $place }
    }
}
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
you-did = { $not ->
    [yes] no has
   *[no] { $none ->
        [yes] no has
       *[no] has
    }
} { $deed ->
    [moved] movido
    [removed] quitado
    [replaced] reemplazado
    [paid] pagado
    [lost] perdido
    [drawn] sacado
   *[placed] colocado
} { $what }
is-harbinger = { $not ->
    [yes] no eres
   *[no] eres
} el Heraldo
is-use = { $not ->
    [yes] no es
   *[no] es
} el { $use ->
    [first] primer
   *[last] último
} uso de esta carta

## Pasos

gain = gana { $rewards }
gain-per = gana { $rewards } por { $per }
gain-each-time = por { $per }, gana { $rewards }
gain-choice-per = elige { $rewards } y gánalo por { $per }
# Puntos por una tabla: «gana 1, 3 o 6 puntos por 1, 2 o 3 o más leones».
gain-table = gana { $points } por { $counts } { $what }
counts-or-more = { $counts } o más
table-none = nada
limits = , { $kind ->
    [floor] al menos { $most }
    [bound] como máximo { $most }
    [exact] exactamente { $most }
    [near] { $least } { $or } { $most }
   *[range] de { $least } a { $most }
}{ $each ->
    [yes] { " de cada" }
   *[no] { "" }
}
# En una carta, los límites de lo ganado son un rótulo.
limit-sign = { $which ->
    [atLeast] mín
   *[atMost] máx
} { $amount }{ $each ->
    [yes] { " de cada" }
   *[no] { "" }
}
# Las palabras con que empieza una fila de una carta, en negrita: si caben dos, la primera.
openings = solo tú | si quieres | si no, | si no: | si | en otro caso | puedes hacer esto | haz esto | una vez por cada | una vez por | por cada | por | gana | mira | mueve | coloca | quita | reemplaza | intercambia | elige | gira | paga | pierde | saca | juega | detente | tú | o bien | o | u | cuando | al jugarlo | al final | cada rival | cada jugador | ese jugador | el jugador a tu izquierda | el jugador a tu derecha
# Dos palabras que siempre están en la misma línea.
keep-together = por cada | y luego | o más | o menos | no está | no tienes | no hay
# Una palabra y el icono a su lado, escrito *, en la misma línea si hay sitio. Entre ellos puede haber otra palabra.
keep-with-icon = cada * | hábitat de * | hábitats de * | comunidad de * | comunidades de *
play-it = { $card } y juégala
card-of = { $what } { $each ->
    [yes] elegidas cada una
   *[no] elegida
} entre { $amount }
look-at = mira { $cards }
keep-one = { " " }y quédate con 1
place = coloca { $what }
# Con un lugar, una coma: «mueve hasta 4 leones en este hábitat, 1 espacio».
move = mueve { $what }{ $placed ->
    [yes] ,
   *[no] { "" }
} { $spaces ->
    [1] 1 espacio
   *[other] hasta { $spaces } espacios
}{ $each ->
    [yes] { GENDER($what) ->
        [f] { " cada una" }
       *[m] { " cada uno" }
    }
   *[no] { "" }
}{ $over ->
    [yes] { " por cualquier terreno" }
   *[no] { "" }
}
    .short = mueve { $what }{ $placed ->
        [yes] ,
       *[no] { "" }
    } { $spaces ->
        [1] 1 espacio
       *[other] hasta { $spaces } espacios
    }{ $each ->
        [yes] { " c/u" }
       *[no] { "" }
    }{ $over ->
        [yes] { " por todo terreno" }
       *[no] { "" }
    }
# Tan lejos como haga falta: «mueve un león por cualquier terreno a la loseta de agua más cercana».
move-any = mueve { $what }{ $placed ->
    [yes] ,
   *[no] { "" }
}{ $each ->
    [yes] { GENDER($what) ->
        [f] { " cada una" }
       *[m] { " cada uno" }
    }
   *[no] { "" }
}{ $over ->
    [yes] { " por cualquier terreno" }
   *[no] { "" }
}
# Adónde llega un movimiento.
to = a { $what }
nearest = { FIRSTGENDER($what) ->
    [f] a la { $what }
   *[m] al { $what }
} más { GENDER($what) ->
    [f] cercana
   *[m] cercano
}
away = alejándose de { $what }
towards = hacia { $what }
replace = reemplaza { $what } por { $with }
remove = quita { $what }
swap = intercambia { $what } por { $with }
pay = paga { $what }
lose = pierde { $what }
give = da { $what } { $to ->
    [owner] a ti
    [that-player] a ese jugador
    [its-owner] a su dueño
    [left] al jugador a tu izquierda
    [right] al jugador a tu derecha
   *[another] a un rival
}
play = juega una { $card }
turn = gira { $other ->
    [yes] otra
   *[no] una
} de tus { $cards } { $way }
choose = elige { $what }
choose-species = elige una especie
do = haz { $card ->
    [of-another-player] una carta activa de un rival
    [another] otra de tus cartas activas
   *[last] la última carta completada
}
stop = detente
draw = saca { $amount ->
    [1] un elemento
   *[other] { $amount } elementos
} de la bolsa
    .short = saca { $amount ->
        [1] un elemento
       *[other] { $amount } elementos
    }
cubes-on-it = y coloca { $cubes } sobre ella
    .short = y ponle { $cubes }
own-if = si { $condition }

## Bloques

you-may = si quieres,
either = o bien
and-then = { " " }y luego
otherwise = si no:
do-nothing = no hagas nada
if = si { $condition },
otherwise-if = en otro caso,
repeat = haz esto { $times ->
    [1] una vez
   *[other] { $times } veces
}:
    .short = { $times } { $times ->
        [1] vez
       *[other] veces
    }:
repeat-up-to = puedes hacer esto { $times ->
    [1] una vez
   *[other] hasta { $times } veces
}:
    .short = hasta { $times } { $times ->
        [1] vez
       *[other] veces
    }:
repeat-per = una vez por { $per }:
    .short = por { $per }:
for-each = por cada { $what }, { GENDER($what) ->
    [f] una tras otra
   *[other] uno tras otro
}:
each-player = cada { $other ->
    [yes] rival
   *[no] jugador
}{ $which }{ $may ->
    [yes] , si quiere:
   *[no] :
}
# Antes de lo que gana quien lee la carta, tras lo que hicieron todos.
only-you = solo tú:
that-player = { $whose ->
    [card] su dueño
   *[trigger] ese jugador
}:
choose-player = { $who ->
    [another] elige a un rival para hacer esto
    [left] el jugador a tu izquierda
    [right] el jugador a tu derecha
   *[any] elige a un jugador para hacer esto
}:
the-owner = tú:

## Parajes

covers = cubre { $tiles }{ $shape ->
    [pair] , una al lado de otra
    [row] , en línea
    [triangle] , en triángulo
    [other] , como muestra el patrón
   *[one] { "" }
}
beside = debe haber { $tiles } a su lado, como muestra el patrón
token = la ficha { $name } ocupa el lugar de esas montañas; cuenta como 1 montaña en cada loseta y no se puede quitar
    .short = la ficha { $name } sustituye a esas montañas; cuenta como 1 en cada loseta y no se puede quitar
tiles-with = { $tiles } con { $tokens }{ $each ->
    [yes] { GENDER($tiles) ->
        [f] { " cada una" }
       *[m] { " cada uno" }
    }
   *[no] { "" }
}
from = desde { $region }
into = a { $region }
trigger-play = al jugarlo:
trigger-end = al final:
trigger-completed = cuando completes una carta:
trigger-another-completed = cuando completes otra carta:
trigger-completed-by-another = cuando otro jugador complete una carta:
trigger-round = cuando comience una ronda:
event-placed = { $by ->
    [you] coloques
   *[anybody] coloque
}
event-moved = { $by ->
    [you] muevas
   *[anybody] mueva
}
event-removed = { $by ->
    [you] quites
   *[anybody] quite
}
trigger-event = cuando { $by ->
    [you] { $deed }
    [another] otro jugador { $deed }
   *[anybody] se { $deed }
} { $what }{ $place }:

## Cartas y hojas

impact = Impacto
impact-means = Impacto: puede reemplazar, quitar o intercambiar algo del terreno, o costarles algo a los demás jugadores.
version = versión { $version }
page = Página { $page } de { $pages }
backs = reversos
fan-work = trabajo de aficionados, no oficial
original-design = { $which ->
    [one] Carta { $numbers }: diseño original, no la carta publicada.
    [all] Todas las cartas de esta hoja: diseños originales, no las cartas publicadas.
   *[several] Cartas { $numbers }: diseños originales, no las cartas publicadas.
}
attested = { $cards ->
    [1] documentada
   *[other] documentadas
}
adapted = { $cards ->
    [1] adaptada
   *[other] adaptadas
}
icons-by = Iconos de { $names }.
art-by = Ilustraciones de { $names }.

## Las páginas de calibración

calibration = calibración
calibration-front = anverso
calibration-back = reverso
calibration-print = Imprime esto por las dos caras al 100 %, sin ajustarlo a la página.
calibration-light = Ponlo a contraluz, con esta cara hacia ti.
calibration-see = Mira dónde está la cruz de esta cara respecto a la que se ve al trasluz: cuántos milímetros a la derecha (a la izquierda, en negativo) y hacia abajo (hacia arriba, en negativo). Cada marca es un milímetro.
calibration-offset = Imprime con estos dos números: --offset DERECHA,ABAJO
calibration-add = Suma estos dos números al desplazamiento de esta impresión, { $offset }

## La prueba para la imprenta

proof-pages = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}, { $pages ->
    [1] en 1 página: solo el anverso
   *[other] en { $pages } páginas: { $order ->
        [front-first] cada anverso va seguido de su reverso
        [back-first] cada reverso va seguido de su anverso
       *[fronts] solo anversos
    }
}
proof-card = Carta (TrimBox): { $size }, esquinas rectas
proof-bleed = Sangrado (BleedBox): { $bleed } por cada lado. Página (MediaBox): { $page }, desde cero
proof-safe = Zona segura: { $safe } hacia dentro del corte; solo el color del marco se acerca más
proof-not-safe = Zona segura: ninguna
proof-intent = PDF/X-4, condición de salida: { $intent }. Colores en sRGB, fuentes incrustadas
proof-colours = Colores en RGB (sRGB), fuentes incrustadas
proof-black = El texto negro va solo en tinta negra. Nada es imagen: todo es texto y líneas
proof-line-bleed = sangrado
proof-line-cut = corte
proof-line-safe = zona segura

## La página de iconos

legend = qué significan los iconos
legend-elements = elementos
legend-landscape = losetas y fichas
legend-animals = animales: los hexágonos de debajo muestran dónde se puede colocar cada uno
legend-signs = otros signos
legend-place = colócalo; si no se puede hacer del todo, el efecto termina aquí
legend-turn = gira la carta en sentido antihorario: tiene un uso más
legend-leaf = hojas en el borde superior: cuántas veces se puede usar aún la carta
legend-ring = está en algo, y allí donde la carta habla de eso otra vez
legend-limit = no ganas más que eso en total; con mín, no menos

## La página para mirar en pantalla

gallery-search = buscar
gallery-searches = buscar número, título y texto
gallery-deck = mazo
gallery-hand = mano
gallery-source = fuente
gallery-any = cualquier { $what }
gallery-brown = marrón
gallery-blue = azul
gallery-original = original
gallery-shown = { $shown } de { $all }
gallery-card = una carta

## La caja. Desde aquí, frases enteras con mayúscula y punto; los títulos siguen como arriba.

box-title = la caja de { $title }
box-land = losetas de tierra: { $kinds }
box-water = losetas de agua
box-tokens = fichas
box-features = losetas de parajes
box-elements = fichas de elementos
box-dials = diales
box-dial = dial
box-marker = marcador
box-score = tablero de puntuación
box-layouts = terrenos iniciales
box-rules = las reglas en breve
box-aids = ayudas para jugadores
box-other-side = otra cara
box-start = inicio
box-dial-two = puedes reiniciarlo y ganar una carta
box-dial-three = reinícialo: juega una carta o gana un cubo
box-short-game = partida corta
box-target = la meta

box-how = cómo se hace
box-print = Imprime al 100 % («tamaño real») en papel firme, o pega las hojas sobre cartulina. Corta por las líneas finas.
box-glue = Una hoja que dice «otra cara» es el reverso de la anterior: imprime las dos en una hoja, o pégalas espalda con espalda antes de cortar.
box-fold = Dobla los animales por las líneas de puntos para que se tengan en pie: pega las dos imágenes espalda con espalda y dobla los pies hacia fuera.
box-both-sides = Imprime por las dos caras, girando por el borde { $flip ->
    [short] corto
   *[long] largo
}. Los reversos vacíos sirven para que los demás salgan detrás de sus anversos.
box-besides = qué más hace falta
box-cubes = { $total } cubos de 8 mm: energía. Con menos, al menos { $least } por jugador.
box-bag = Una bolsa, o un vaso en el que nadie pueda mirar, para las fichas de elementos. Tijeras.
box-pieces = qué contiene
box-mixed = piezas
box-pages = página
box-animals = animales
box-mountains = montañas
box-forests = bosques
box-other-tokens = otras fichas
box-markers = marcadores de puntos, uno por jugador
box-hundreds = marcadores por cada cien puntos
box-feature-tokens = fichas de parajes
box-land-markers = marcadores de la tierra bajo un paraje
box-cards = cartas
box-legend = qué significan los iconos

## Las imágenes de la ayuda

aid-turn = el Heraldo saca un elemento. Pon un cubo en su espacio, o gira tu dial.
aid-complete = todos los espacios cubiertos: recupera los cubos, haz los pasos de arriba abajo y gira la carta. Sin hojas, se va.
aid-points = puntos
aid-limit = como mucho
aid-alternatives = uno de estos
aid-others = otros jugadores

## Lo que añade una expansión

own-title = lo que añade { $title }
own-mix = Mezcla sus cartas con los mazos de su color, y pon sus losetas y fichas con las del juego. El signo al pie de cada carta dice de qué conjunto es, para poder separarlas después.
own-game = El juego: { $title }.
own-cubes = { $total } cubos más de 8 mm: energía.
own-new = qué hay de nuevo
own-element = Sus fichas van a la bolsa; su cubo va en un espacio con este dibujo.
own-animal = Van en { $where }, como muestran sus pestañas.
own-hand = Una mano inicial: sus cartas llevan este dibujo al pie.
own-layout = Un terreno inicial.

## Las reglas en breve

rules-setup = preparación
setup-players = De { $from } a { $to } jugadores. Cada uno es una fuerza de la naturaleza: entre todos forman un terreno, que cada uno quiere a su manera.
setup-each = Toma un dial, con INICIO arriba; { $cubes } cubos; y el marcador con el número de tu dial, en la casilla 0.
setup-landscape = Coloca el terreno inicial. Para una primera partida, el primero de los dibujos.
setup-stacks = Apila las demás losetas: tierra en un montón, da igual por qué cara, y agua en otro. Ordena animales, montañas y bosques. Todas las fichas de elementos van a la bolsa.
setup-hands = Primeras partidas: separa las cartas con un animal abajo a la derecha. Las del mismo signo son una mano de { $cards }; cada uno toma una. Las cartas con el signo oscuro empiezan boca arriba delante de ti, activas; las demás quedan en tu mano.
setup-draft = Después: reparte { $blue } cartas azules a cada uno; quédate con una y pasa las demás a la izquierda, y así hasta tener todas menos una; luego { $brown } marrones, pasando a la derecha.
setup-active = Luego elige { $active } de tus cartas como activas.
setup-mix = O unos toman manos con signo y los demás eligen así entre las demás cartas.
setup-two = Dos jugadores tienen { $brown } cartas marrones y { $blue } azules cada uno, { $active } de ellas activas, y sacan { $tokens } fichas cada vez. Cada uno usa cada una de ellas.
setup-two-hands = Las cartas que les falten a sus manos con signo se reparten, y ellos eligen las activas que falten.
setup-two-draft = Si no toman manos con signo, reparte primero { $brown } cartas marrones y { $blue } azules a cada uno; las demás se eligen de dos en dos.
setup-pairs = Manos que van bien para dos: { $pairs }.
setup-decks = Baraja las demás cartas en un mazo marrón y uno azul, boca abajo. Un jugador toma la bolsa y es el Heraldo.

rules-draw = sacar un elemento
draw-token = El Heraldo saca una ficha de la bolsa sin mirar y la anuncia. Se queda fuera.
draw-use = Todos a la vez: pon un cubo en un espacio libre de ese elemento de una de tus cartas activas, o gira tu dial una vez. Quien no puede poner un cubo gira el dial.
draw-no-cube = Sin cubos libres, antes puedes quitar uno de cualquiera de tus cartas.
draw-wild = El comodín vale para cualquier espacio libre. Tras un comodín y todo lo que provoca, todas las fichas vuelven a la bolsa, y la bolsa pasa a la izquierda. Tras otra ficha, el mismo Heraldo saca de nuevo.

rules-dial = el dial
dial-turn = Gíralo en sentido horario: INICIO, 1, 2, 3. Su premio se cobra al momento, también en mitad de un efecto.
dial-two = En 2 puedes devolverlo a INICIO y ganar una carta.
dial-three = En 3 devuélvelo a INICIO, y juega una carta de tu mano o gana un cubo.

rules-complete = completar una carta
complete-card = Cuando todos sus espacios están cubiertos, recupera sus cubos, haz lo que dice de arriba abajo y gírala en sentido horario: queda una hoja menos en su borde superior. Cuando no queda ninguna, sale de la partida.
complete-order = Si se completan varias cartas, se resuelven en sentido horario desde el Heraldo, cada jugador todo lo suyo antes del siguiente. Si alguien resolvió antes que tú una carta en esta extracción, puedes recuperar el cubo que acabas de poner y girar tu dial.
complete-steps = Haz cada paso, salvo si dice «si quieres», «puedes» o «hasta». Sáltate lo que no se pueda hacer; pero una colocación que no se pueda hacer del todo acaba el efecto. La carta gira igualmente.
complete-elements = Usa los elementos que ganes como los sacados, uno tras otro, nunca en la carta que los da. Las cartas que completen esperan a que acabe el efecto. Si una carta tuya se llena mientras resuelven otros, espera a tu turno.

rules-gain = ganar y jugar cartas
gain-a-card = Ganar una carta: mira las dos primeras de un mazo, o la primera de cada uno, quédate con una y deja la otra boca arriba a la vista; o toma una de las que están a la vista. Una carta se juega desde la mano, con todas sus hojas arriba.
play-impact = Una carta de impacto, con franja roja, puede cambiar o quitar lo que hay en el terreno: al jugarla, léela a todos.

rules-place = colocar
place-tile = Una loseta toca el terreno con un lado.
place-mountain = Una montaña va en tierra sin montaña.
place-forest = Bosques: ninguno en { $desert }, uno en { $grassland }; uno más donde hay una montaña.
place-animal = Un animal va en una loseta de un tipo que muestran sus pestañas, o con la ficha que muestran; si queda alguna de esas sin animales, en ella.
place-beside = { $who }: solo en una loseta que tenga al lado { $what }.
place-on-edge = { $who }: solo en el borde del terreno.
place-marker = { $what } va en { $where }; en cada loseta { $most ->
    [1] cabe una ficha
   *[other] caben hasta { $most } fichas
}.{ $excludes ->
    [animals]{" "}Ahí no se coloca ningún animal y ninguno termina su movimiento.
    [tokens]{" "}Ahí no se coloca ninguna montaña, ningún bosque ni ningún animal, y ningún animal termina su movimiento.
   *[none]{""}
}
place-empty = Si no quedan fichas del tipo, puedes tomar una del terreno y colocarla.

rules-change = mover, reemplazar, quitar
change-move = Cada espacio es un paso a una loseta vecina. Los animales que solo tienen pestañas de agua no salen del agua; los que no tienen ninguna, de la tierra; con ambas van a cualquier parte.
change-replace = Si la tierra pasa a agua, su montaña, sus bosques y sus animales terrestres vuelven a la reserva; si el agua pasa a tierra, sus animales acuáticos. Entre { $desert } y { $grassland } se queda todo lo que cabe. Una loseta quitada se lleva lo que tiene encima.

rules-words = palabras de las cartas
word-adjacent = Adyacente: en la misma loseta o en una vecina.
word-community = Comunidad: todos los animales de una especie adyacentes en cadena; uno solo también lo es.
word-habitat = Hábitat: todas las losetas de un tipo, o todas las montañas, o todos los bosques, que están unidos. Continente: todas las losetas de tierra unidas.
word-edge = En el borde: en una loseta con menos de seis vecinas.
word-this = «Esto» es lo último que el efecto colocó, movió, reemplazó, intercambió o eligió.

rules-features = parajes
feature-play = Cuando has resuelto tus cartas de una extracción, o después de todos, puedes jugar gratis un paraje de tu mano si el terreno muestra todo su patrón. El patrón se puede girar, no reflejar. Los números de fichas han de ser exactos, salvo si llevan un +. Ni el dial ni «juega una carta» pueden jugarlo.
feature-tile = Pon su loseta sobre las losetas dentro de la línea roja; todas las fichas quedan encima. Esas losetas ya no se pueden quitar, mover, reemplazar ni intercambiar, y dos parajes no se solapan. Da su premio cuando lo dice su carta, también en turnos ajenos; al final de la partida, antes de comparar los puntos.
feature-land = Donde su loseta muestra { $kinds } a la vez, pon un marcador de lo que hay debajo.

rules-end = el final
end-target = Tras un comodín y todo lo que provoca, la partida acaba si alguien tiene { $full } puntos. Gana quien tiene más.
end-short = En una partida corta son { $short } puntos.
end-tie = Mientras haya empate en cabeza, las fichas vuelven a la bolsa, la bolsa pasa y se juega una extracción más. Puede ganar cualquiera, no solo quienes empatan.

## Nombres que dan las cartas a lo que colocan o eligen

name-cat = felino
name-hunter = cazador
name-pasture = pasto
name-river = río
name-slope = ladera

## Nombres de los terrenos iniciales

layout-standard = estándar
layout-river = río
layout-coastal = costa
layout-islands = islas

## Nombres de las manos iniciales

hand-bird-of-paradise = pájaro del paraíso
hand-impala-lily = lirio impala
hand-honeypot = protea
hand-calla-lily = lirio de agua
hand-daisy = margarita
hand-aloe = áloe
