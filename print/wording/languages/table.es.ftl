# Lo que dice una mesa en español: preguntas, opciones, sucesos, consejos. Las frases enteras llevan mayúscula y punto; las opciones y
# las partes de una frase van en minúscula. Aquí se pueden usar los mensajes de es.ftl.

## Preguntas, una por clase

question-draft = ¿Con qué carta te quedas? Las demás pasan al siguiente jugador.
question-choose-active = ¿Qué carta empieza boca arriba?
question-use-element = ¿Un cubo en una carta o un giro del dial?
question-take-cube = No te quedan cubos libres. ¿Cuál quitas de una carta?
question-dial-card = Tu dial está en 2. ¿Lo devuelves al inicio y ganas una carta?
question-dial-reward = Tu dial está en 3. ¿Qué eliges?
question-gain-card = ¿De dónde tomas la carta nueva?
question-keep-card = ¿Con qué carta te quedas? { $rest ->
    [under] Las demás van debajo de su mazo.
   *[display] La otra queda boca arriba a la vista.
}
question-complete-card = Has completado varias cartas. ¿Qué efecto se resuelve primero?
question-cancel = Otro efecto se ha resuelto antes que el tuyo. ¿Recuperas tu cubo de { $card } en vez de resolverla?
question-reward = ¿Qué premio?
question-element = ¿Qué elemento?
question-kind = ¿Qué colocas?
question-take-up = No queda { GENDER($thing) ->
    [f] ninguna
   *[m] ningún
} { $thing } en la caja. ¿Tomas { GENDER($thing) ->
    [f] una
   *[m] uno
} del terreno?
question-place = ¿Dónde va { GENDER($thing) ->
    [f] la
   *[m] el
} { $thing }?
question-move = ¿Qué mueves?
question-replace = ¿Qué reemplazas?
question-become = ¿Qué pones en su lugar?
question-remove = ¿Qué quitas?
question-swap = ¿Qué intercambias?
question-swap-with = ¿Con qué lo intercambias?
question-choose = ¿Qué eliges?
question-species = ¿Qué especie?
question-player = ¿Qué jugador?
question-pay = ¿Cuánto pagas?
question-pay-card = ¿Qué carta pagas? Se descarta.
question-lose-card = ¿Qué carta pierdes? Se descarta.
question-give-card = ¿Qué carta das? Solo la ve quien la recibe.
question-pay-active = ¿Cuál de tus cartas activas pagas? Recuperas sus cubos.
question-lose-active = ¿Cuál de tus cartas activas pierdes? Recuperas sus cubos.
question-do-card = ¿Qué carta haces? Se queda como está.
question-by-hand = ¿Qué haces a mano?
question-by-hand-amount = ¿Cuánto gana o pierde?
question-yes-no = ¿Quieres hacerlo?
question-branch = ¿Cuál de estas opciones eliges?
question-play-card = ¿Qué carta juegas?
question-rotate-card = ¿Qué carta giras en sentido antihorario?
question-spot = ¿En qué espacio de { $card } pones el cubo?
question-declare = ¿Juegas un paraje?
question-feature = ¿Dónde lo colocas?

use-elements = Usa { $elements }. { $question }
move-to = { $what }: ¿adónde?

## Opciones

option-name = { $kind ->
    [draft] Quédate con
    [choose-active] Juega
    [gain-card] Gana
    [keep-card] Quédate con
    [complete-card] Resuelve
    [take-up] Toma
    [place] Coloca en
    [move] Mueve
    [replace] Reemplaza
    [remove] Quita
    [swap] Intercambia
    [swap-with] Intercambia con
    [pay-card] Paga
    [lose-card] Pierde
    [give-card] Da
    [pay-active] Paga
    [lose-active] Pierde
    [do-card] Haz
    [play-card] Juega
    [rotate-card] Gira
    [declare] Juega
    [feature] Coloca en
   *[other] Elige
} { $what }
option-done = listo, nada más
option-done-name = listo
option-none = ninguna ficha
option-none-rest = no coloques nada
option-yes = sí
option-no = no
yes-rest = { $kind ->
    [dial-card] gana una carta; el dial vuelve al inicio
    [cancel] recupera el cubo y gira el dial
   *[other] { "" }
}
no-rest = { $kind ->
    [dial-card] deja el dial en 2
    [cancel] resuelve su efecto
   *[other] { "" }
}
option-dial = gira el dial{ $to ->
    [0] { "" }
   *[other] { " a " }{ $to }
}{ $several ->
    [yes] { " (con " }{ $element })
   *[no] { "" }
}
option-dial-rest = { $to ->
    [2] puedes ganar una carta
    [3] juega una carta o gana un cubo
   *[other] { "" }
}
option-cube = cubo en { $card }, { $spot }{ $several ->
    [yes] { " (con " }{ $element })
   *[no] { "" }
}{ $completes ->
    [yes] , que la completa
   *[no] { "" }
}
option-cube-name = Pon un { $what }
option-from = quita el cubo de { $card } ({ $spot })
option-card = { $card } { $deck } { $cost }
deck = { $deck ->
    [brown] { $form ->
        [many] marrones
       *[one] marrón
    }
   *[blue] { $form ->
        [many] azules
       *[one] azul
    }
}
cost-of-feature = paraje
option-look = mira { $at ->
    [both] ambos mazos
   *[other] { $amount ->
        [0] dos cartas { $deck }
        [1] 1 carta { $deck }
       *[other] { $amount } cartas { $deck }
    }
}
option-look-rest = una de cada uno
option-play = juega una carta
option-gain-cube = gana un cubo
option-reward = { $gain ->
    [vp] { points }
    [cube] { $amount } { $amount ->
        [1] cubo
       *[other] cubos
    }
    [elements] { $amount } { $amount ->
        [1] elemento
       *[other] elementos
    } de { $elements }
   *[card] { $amount } { $amount ->
        [1] carta
       *[other] cartas
    }{ $gain ->
        [card-to-play] { " para jugar al momento" }
       *[card] { $of ->
            [0] { "" }
           *[other] { " de entre " }{ $of }
        }
    }
}
option-thing = { $what } en { $place }
option-thing-object = { GENDER($what) ->
    [f] la
   *[m] el
} { $what } de { $place }
option-to = { $what } a { $place }
option-pay = { $what ->
    [vp] { points }
    [cube] { $amount } { $amount ->
        [1] cubo
       *[other] cubos
    }
    [card] { $amount } { $amount ->
        [1] carta
       *[other] cartas
    }
    [active-card] { $amount } { $amount ->
        [1] carta activa
       *[other] cartas activas
    }
   *[other] { $amount }
}
option-amount = { $what ->
    [gain] gana
   *[lose] pierde
} { $amount }
option-nothing = nada
deed-place = coloca algo
deed-remove = quita algo
deed-move = mueve un animal
deed-points = puntos para un jugador
deed-cubes = cubos para un jugador
deed-cards = cartas para un jugador
deed-turn = gira una carta en sentido antihorario
option-then = { $first }, luego { $next }

## Sucesos

you = { $as ->
    [subject] Tú
    [object] ti
   *[other] tú
}
event-line = { $who }: { $events }.
event-effect = { $who }: se resuelve { $card }.
event-drawn = { $who }: sale { $element } de la bolsa.
event-given = { $who }: { $amount ->
    [1] 1 carta
   *[other] { $amount } cartas
} para { $to }.
event-feature = { $who }: se coloca { $card } en { $place }.
event-discarded = Se descarta { $card }.
event-display = { $card } queda a la vista.
event-taken = Se toma { $card } de las cartas a la vista.
event-bag = Todas las fichas vuelven a la bolsa, que pasa a { $to }.
event-draw = Extracción { $draw }: { $elements }
event-swap = La loseta de { $one } { $here } y la loseta de { $other } { $there } cambian de lugar, con todo lo que tienen encima.
event-tile-removed = Se quita la loseta de { $terrain } { $place }.
event-tile = Se coloca una loseta de { $terrain } en { $place }.
event-terrain = { $place } pasa a ser { $terrain }.
event-moved-to = { GENDER($what) ->
    [f] La
   *[m] El
} { $what } de { $from } se mueve a { $to }.
event-leaves = { $kind ->
    [animal] { GENDER($what) ->
        [f] La
       *[m] El
    } { $what } de { $place } se va.
   *[piece] Se quita { GENDER($what) ->
        [f] la
       *[m] el
    } { $what } de { $place }.
}
event-token = { $what } en { $place }.
change-completed = se completa { $card }
change-discarded = se descarta { $card }
change-used-up = se agota { $card }
change-kept = se guarda { $card } para el final
change-dial = el dial { $to ->
    [0] vuelve al inicio
   *[other] gira a { $to }
}
change-shown = { $isOwn ->
    [yes] muestras
   *[no] muestra
} { $card }
change-in-hand = { $card } pasa a tu mano
change-hand = { $amount ->
    [1] 1 carta más
   *[other] { $amount } cartas más
} en la mano
change-cubes = { $sign }{ $amount } { $amount ->
    [1] cubo
   *[other] cubos
}
change-points = { $sign }{ points }, { $total } en total
change-in-play = entra en juego { $card }
change-turns = gira { $card }, { $leaves ->
    [1] queda 1 hoja
   *[other] quedan { $leaves } hojas
}
change-leaf = { $card } recupera una hoja
change-cube = { $isCovered ->
    [yes] un cubo en
   *[no] un cubo menos en
} { $card }, { $element }

## El final

ending-has = { $who } tiene { $points }
ending-last-round = { $who }: esta ronda es la última.
ending-tied = { $who } tienen { points } cada uno: una extracción más, hasta que haya un solo líder.
ending-leads = { $who }: gana quien vaya en cabeza en solitario tras esta extracción.
ending-title = { $who } { $several ->
    [yes] ganan
   *[no] gana
} con { $points }
poster-target = hasta { $amount }
poster-once = de golpe
poster-draws = { $amount } { $amount ->
    [one] extracción
   *[other] extracciones
}
poster-unofficial = no oficial
ending-won = { $who } gana con { points }{ $isReached ->
    [yes] { "" }
   *[no] : nadie puede jugar ni ganar más cartas
}.
ending-tie = Empate: { $who } tienen { points } cada uno, y nadie puede jugar ni ganar más cartas.
ending-stopped = La partida se detuvo: { $bound ->
    [draws] demasiadas extracciones
    [effects] demasiados efectos
    [repetitions] demasiadas repeticiones
    [lookups] demasiadas consultas
    [questions] demasiadas preguntas
   *[time] duró demasiado
}.

## Consejos, y lo que daría una opción

hint-gives = Al momento{ $amount ->
    [0] { " no cambia nada." }
   *[other] : { $events }
}
hint-any = El bot { $bot } toma cualquier opción sin compararlas.
hint-only = El bot { $bot } no la ha comparado con ninguna otra.
hint-compared = El bot { $bot } { $by ->
    [rule] { $amount ->
        [0] la ve, según su regla práctica, tan buena como
       *[other] la prefiere, según su regla práctica, a
    }
   *[points] { $amount ->
        [0] la ve tan buena como
       *[other] le da { points } más que a
    }
} la siguiente mejor: { $next }.
preview-hidden = Lo que sigue depende de información oculta.
preview-over = Entonces termina la partida.
preview-drawn = Después se sacan las fichas siguientes.
preview-chosen = Cuenta cuando todos hayan elegido.
preview-turn = Después le toca a { $who }.
preview-asked = Después: { $question }
