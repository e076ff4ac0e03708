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
option-deck_out-end = fin
option-max_rounds = Rondas como máximo
    .help = tras tantas rondas gana el mejor total
option-start = Inicio
    .help = quién empieza: la mejor carta sacada, a suertes o un asiento contado desde 0
option-start-value_draw = mejor carta
option-start-random = a suertes
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
lay = Coloca una carta sobre un montón con el que comparta algo.
pass-now = Ya no tienes cartas: pasa.
play = { $card } en el montón { $pile }, vale { $points }
pass = Pasar
pass-with-cards = Solo puedes pasar sin cartas en la mano.
shares-nothing = Esa carta no comparte nada con { $card }.
shares-nothing-but-nics = Esa carta no comparte nada con { $card }; solo en el centro puede cubrir un Nic entre cuatro Nics.
lays =
    { $who-is ->
        [me] Pones { $card } en el montón { $pile }: { $sum }.
       *[other] { $who } pone { $card } en el montón { $pile }: { $sum }.
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
round-is-last = Se ha alcanzado la meta: la ronda se juega hasta el final.
tics =
    { $number ->
        [one] 1 Tic
       *[other] { $number } Tics
    } { $points }
singles =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    } { $points }
four-nics = cuatro Nics { $points }
nothing-in-common = nada en común en los bordes, 0 puntos
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] sobre un Tic
        [single] sobre un Single
       *[nic] sobre un Nic
    } ×{ $factor }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
