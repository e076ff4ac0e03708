# Tyramid

summary = Entre todos se construye una pirámide de cartas; con dos Tics a la vez juegas otra vez.
picture-1 = Pon una carta bajo otras dos; debe compartir algo con cada carta que toque.
picture-2 = Cuanto más compartan, más puntos, y tras dos Tics juegas otra vez.
picture-3 = El último hueco lleno acaba la partida, y gana el total más alto.

# Opciones
option-shape = Forma
    .help = lo que se construye
option-shape-pyramid = pirámide
option-shape-diamond = rombo
option-shape-hourglass = reloj de arena
option-rows = Filas
    .help = también las de una mitad o la más ancha del rombo; lo usual es 10, 7, 7
option-same_pair = Dos de un tipo
    .help = puntos por dos Tics de un mismo tipo
option-optional_play = Juego libre
    .help = robar en vez de jugar, terminar en vez de jugar otra vez
option-play_drawn = Jugar la carta robada
    .help = una carta robada que encaje puede colocarse
option-start = Inicio
    .help = quién empieza: la mejor carta robada, por sorteo o un asiento contado desde 0
option-start-value_draw = mejor carta
option-start-random = sorteo

# La mesa
shape =
    { $form ->
        [diamond] El rombo
        [hourglass] El reloj de arena
       *[pyramid] La pirámide
    }
row =
    { $part ->
        [below] fila { $row } inferior
        [above] fila { $row } superior
       *[whole] fila { $row }
    }
laid = { $card }, { $row }
cell = { $row }, casilla { $cell }
plays = jugadas
surplus = cartas sobrantes
to-lose = { $held }; lo que pasa de { $hand } cuesta { $points } puntos al final

# Qué hacer
lay-or-take = Coloca una carta en la fila abierta, o toma una.
lay-or-pass = Coloca una carta, o pasa.
none-fits-pass = Ninguna carta encaja: pasa.
none-fits-take = Ninguna carta encaja: toma una.
lay = Coloca una carta en la fila abierta.
play-again = Dos Tics: juega otra vez.
play =
    { $card }, { $cell }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
draw = Tomar una carta
pass = Pasar

# Por qué no
shares-nothing-with = { $card } no tiene nada en común con { $other }.
no-such-cell = Esa fila no tiene la casilla { $cell }.
gap = Coloca junto a las cartas de la fila: no puede quedar un hueco, y ninguna casilla así está abierta.
must-play = Puedes jugar, así que debes hacerlo.
only-fresh = Ahora solo se puede colocar la carta que acabas de tomar; colócala o termina tu turno.
half-full = Esa mitad está llena: coloca en la otra.
name-the-half = Nombra la mitad en un reloj de arena, y en ningún otro caso.
pass-when-stuck = Solo pasas cuando el mazo está vacío y ninguna carta encaja.
deck-empty-pass = El mazo está vacío: pasa.
take-once = Toma una carta solo antes de tu primera jugada, y solo una vez.
can-play = Puedes jugar: coloca una carta o termina tu turno; antes habrías podido pasar.

# Qué ha pasado
lays =
    { $who-is ->
        [me] Colocas { $card }: { $sum }.
       *[other] { $who } coloca { $card }: { $sum }.
    }
takes =
    { $who-is ->
        [me] Tomas { $card }.
       *[other] { $who } toma { $card }.
    }
cannot-play =
    { $who-is ->
        [me] No puedes jugar y tomas { $card }.
       *[other] { $who } no puede jugar y toma { $card }.
    }
passes =
    { $who-is ->
        [me] Pasas.
       *[other] { $who } pasa.
    }
nothing-fits = Ninguna de las cartas que quedan encaja: la partida ha terminado.

# De dónde vienen los puntos
tic-for-two =
    un Tic por dos, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
tics-alike = { $number } Tics de un mismo tipo
singles-made =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    }
made =
    { $parts }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
