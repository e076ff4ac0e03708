# Pentic

summary = Cubre una de nueve cartas de modo que sus vecinas puntúen con la tuya.
picture-1 = Pon una carta sobre otra con la que comparta algo.
picture-2 = Puntúa con las cartas de sus lados, y tanto más cuanto más compartan.
picture-3 = Gana quien vaya en cabeza cuando alguien haya alcanzado la meta.
option-target = Meta
    .help = puntos que ponen fin a la partida, una vez completa la ronda
option-deck_out = Mazo vacío
    .help = barajar: las cartas cubiertas forman el mazo; fin: se juegan las manos hasta acabarlas
option-deck_out-reshuffle = barajar
    .does = Las cartas cubiertas se barajan en un mazo nuevo: nunca se acaban.
option-deck_out-end = fin
    .does = Ya nadie roba; cuando se vacía la última mano acaba la partida.
option-max_rounds = Rondas como máximo
    .help = tras tantas rondas gana el mejor total
option-start = Inicio
    .help = quién empieza: la mejor carta sacada, a suertes o un asiento
option-start-value_draw = mejor carta
    .does = Cada cual roba una carta, y la mejor empieza.
option-start-random = a suertes
    .does = Decide la suerte; no se muestra ninguna carta.
piles = Los nueve montones
pile =
    montón { $pile }: { $card }, { $height ->
        [one] 1 carta
       *[other] { $height } cartas
    } de altura
to-go =
    { $points ->
        [one] falta 1
       *[other] faltan { $points }
    }
target-reached = meta alcanzada
goal = A { $target } puntos.
lay = Coloca una carta sobre un montón con el que comparta algo.
pass-now = Ya no tienes cartas: pasa.
play = { $card } sobre { $under }
pass = Pasar
pass-with-cards = Solo puedes pasar sin cartas en la mano.
shares-nothing = Esa carta no comparte nada con { $card }.
shares-nothing-but-nics = Esa carta no comparte nada con { $card }; solo en el centro puede cubrir un { TERM("Nic", of: "nic") } entre cuatro { TERM("Nics", of: "nic") }.
lays =
    { $who-is ->
        [me] Pones { $card } sobre { $under }: { $sum }.
       *[other] { $who } pone { $card } sobre { $under }: { $sum }.
    }
passes =
    { $who-is ->
        [me] Ya no tienes cartas y pasas.
       *[other] { $who } ya no tiene cartas y pasa.
    }
reshuffled =
    El mazo estaba vacío: { $cards ->
        [one] 1 carta cubierta se baraja
       *[other] { $cards } cartas cubiertas se barajan
    } para formar uno nuevo.
deck-empty = El mazo está vacío: desde ahora nadie roba.
target-met = Se ha alcanzado la meta de { $target } y la ronda ha terminado.
all-laid = Todas las cartas están puestas.
round-is-last = Se ha alcanzado la meta: la ronda se juega hasta el final.
tics =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    } { $points }
singles =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    } { $points }
four-nics = cuatro { TERM("Nics", of: "nic") } { $points }
nothing-in-common = nada en común en los bordes, 0 puntos
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] sobre un { TERM("Tic", of: "tic") }
        [single] sobre un { TERM("Single", of: "single") }
       *[nic] sobre un { TERM("Nic", of: "nic") }
    } ×{ $factor }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

# The lesson.
lesson-cover = En tu turno cubres uno de los nueve montones con una carta que comparta su número, forma o color. Pon tu { $card } sobre { $pile }: toca la carta y luego el montón.
lesson-edges = Ahora cuentan las vecinas: una cosa en común es un Single; dos, un Tic, que vale más. Pon tu { $card } sobre { $pile }: con { $above } de arriba es un Single; con { $beside } de al lado, un Tic.
lesson-double = La carta cubierta multiplica: si también con ella formas un Tic, tus puntos se doblan. Busca dónde tu { $card } cubre un Tic.
lesson-doubled = Un Single vale 1 punto, dos 2, tres 5, cuatro 8: doblados, 10. Los Tics valen 2, 8, 15 y 25.
lesson-nics = Nada en común es un Nic. Una excepción: una carta que forma Nics con el centro y sus cuatro vecinas puede ir allí. Cuatro Nics son 25, ¡por tres! ¿Cuál de tus cartas es?
lesson-target = 75 puntos de golpe. Cuando alguien alcanza la meta, aquí { $target }, se termina la ronda y gana quien más tenga.

# La guía
guide = Hay nueve cartas en la mesa. Cubres una de modo que tu carta puntúe con sus vecinas, y quien antes alcanza la meta termina la partida.
guide-cover = En tu turno
    .text = Tienes cinco cartas. Pon una sobre cualquiera de los nueve montones, si comparte número, forma o color con la carta de arriba. Puntúa y roba para volver a tener cinco.
    .shows = La carta marcada cubre otra con el mismo número.
guide-tic = Tic, Single, Nic
    .text = Compara dos cartas: cada una tiene un número, una forma y un color. Dos cosas en común son un Tic; una, un Single; ninguna, un Nic. Tu carta se compara con cada carta que toca por un lado; las esquinas no cuentan.
    .shows = La carta marcada forma un Single con la de arriba, un Tic con la de al lado y un Nic con la de abajo.
guide-points = La cuenta
    .text = Singles en los lados: uno vale 1 punto, dos 2, tres 5, cuatro 8. Tics: uno vale 2, dos 8, tres 15, cuatro 25. Si formas de ambos, se suman. Los Nics no cambian nada.
    .shows = La carta marcada forma tres Singles en sus lados: 5 puntos.
guide-double = La carta cubierta multiplica
    .text = La carta que cubres no cuenta entre los lados. Si la tuya forma un Single con ella, los puntos quedan como están; si forma un Tic, se doblan.
    .shows = La carta marcada de la mano forma un Tic con la marcada de la mesa: allí sus puntos se doblan.
guide-nics = Cuatro Nics
    .text = Una excepción: una carta que no comparte nada con el centro ni con las cuatro de alrededor puede ir al centro. Cuatro Nics valen 25 puntos, y cubrir un Nic los triplica: 75.
    .shows = La carta del centro no comparte nada con ninguna de sus vecinas.
guide-end = El final
    .text = Cuando alguien alcanza la meta, normalmente 250 puntos, se termina la ronda para que todos hayan jugado lo mismo. Entonces gana el total más alto.
    .shows = Una partida terminada: la última carta llevó a su jugador más allá de la meta.

# Finales demostrados.
wins-by =
    { $points ->
        [one] Gana al menos por 1 punto, haga lo que haga el otro.
       *[other] Gana al menos por { $points } puntos, haga lo que haga el otro.
    }
shares-at-best = Si el otro juega bien, no queda nada mejor que compartir la victoria.
loses-by =
    { $points ->
        [one] Si el otro juega bien, pierde por 1 punto, y nada es mejor.
       *[other] Si el otro juega bien, pierde por { $points } puntos, y nada es mejor.
    }

# Puzzles.
puzzle-name = La jugada con más puntos
puzzle-goal = Encuentra la única jugada que da más puntos.
puzzle-value =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
last-name = La última ronda
last-goal = Si llegas a la meta, al otro le queda una respuesta y se acaba. Encuentra la única jugada que gana contra cualquier respuesta.
last-value =
    { $value ->
        [0] sin victoria segura
        [one] al menos { $value } punto por delante
       *[other] al menos { $value } puntos por delante
    }

# Photographs of printed pieces.
photograph = Pon las nueve pilas en tres filas de tres; solo se leen las cartas de arriba.

# The score sheet of the companion.
sheet-passed = Sin cartas: pasa
sheet-nics = Cuatro Nics alrededor del centro
sheet-singles = Singles en los bordes
sheet-tics = Tics en los bordes
sheet-covered = La carta cubierta
sheet-covered-single = Single
sheet-covered-tic = Tic: doble
sheet-covered-nic = Nic: triple
sheet-not-edges = Una carta tiene cuatro bordes como mucho.
sheet-not-covered-nic = Un Nic solo se cubre en el centro, entre cuatro Nics.
sheet-not-passed = Quien pasa no pone carta: no hay nada que contar.

# Lo que está mal en una posición.
wrong-tags = tags: cada carta a la vista tiene el suyo, de los dados hasta ahora.
wrong-heights = Las alturas no concuerdan con el número de cartas tapadas.
wrong-drawn-count = Una carta por jugador, o ninguna.
wrong-rounds = La partida acaba tras { $rounds } rondas.
wrong-target = La partida acaba con la ronda en que se alcanza la meta.
wrong-hands = Mientras haya cartas que robar, cada mano tiene cinco.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-points = puntos
field-piles-height = Altura del montón { $number }
field-rounds = Rondas acabadas
