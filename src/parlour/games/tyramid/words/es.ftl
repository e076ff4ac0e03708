# Tyramid

summary = Entre todos se construye una pirámide de cartas; con dos Tics a la vez juegas otra vez.
picture-1 = Pon una carta bajo otras dos; debe compartir algo con cada carta que toque.
picture-2 = Cuanto más compartan, más puntos, y tras dos Tics juegas otra vez.
picture-3 = El último hueco lleno acaba la partida, y gana el total más alto.

# Opciones
option-shape = Forma
    .help = lo que se construye
option-shape-pyramid = pirámide
    .does = Una carta en la cima, y cada fila tiene una más.
option-shape-diamond = rombo
    .does = Las filas crecen hasta la más ancha y luego menguan.
option-shape-hourglass = reloj de arena
    .does = Dos pirámides comparten la cima y puedes poner en ambas; uno se atasca menos.
option-rows = Filas
    .help = también las de una mitad o la más ancha del rombo; lo usual es 10, 7, 7
option-same_pair = Dos de un tipo
    .help = puntos por dos Tics de un mismo tipo
option-optional_play = Juego libre
    .help = robar en vez de jugar, terminar en vez de jugar otra vez
option-play_drawn = Jugar la carta robada
    .help = una carta robada que encaje puede colocarse
option-start = Inicio
    .help = quién empieza: la mejor carta robada, por sorteo o un asiento
option-start-value_draw = mejor carta
    .does = Cada cual roba una carta, y la mejor empieza.
option-start-random = sorteo
    .does = Decide la suerte; no se muestra ninguna carta.

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
to-lose = { $held }, { $over } de más: −{ $points }

# Qué hacer
lay-or-take = Coloca una carta en la fila abierta, o toma una.
lay-or-pass = Coloca una carta, o pasa.
none-fits-pass = Ninguna carta encaja: pasa.
none-fits-take = Ninguna carta encaja: toma una.
lay = Coloca una carta en la fila abierta.
play-again = Dos { TERM("Tics", of: "tic") }: juega otra vez.
play = { $card }, { $cell }
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
built = La última casilla está ocupada.
all-passed = Todos han pasado uno tras otro.
nothing-fits = Ninguna de las cartas que quedan encaja.

# De dónde vienen los puntos
tic-for-two =
    un { TERM("Tic", of: "tic") } por dos, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
tics-alike = { $number } { TERM("Tics", of: "tic") } de un mismo tipo
singles-made =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    }
made =
    { $parts }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

# The lesson.
lesson-row = La pirámide crece fila a fila, y una carta debe compartir algo con cada carta que toca. La primera de una fila puede ir en cualquier sitio: pon tu { $card } a la izquierda, bajo { $above }.
lesson-between = Una fila crece sin huecos, y bajo dos cartas la tuya debe ir con ambas. Una cosa en común es un Single, 1 punto; dos, un Tic, 2 puntos. Pon tu { $card } entre { $left } y { $right }.
lesson-two-tics = Dos Tics a la vez, y juegas otra vez. Tu { $card } los forma con { $above } de arriba y { $beside } de al lado: ponla en el extremo derecho.
lesson-go-on = Juegas otra vez, ahora en una fila nueva. Tu { $card } va bajo { $left } y { $right }.
lesson-draws = Esta vez solo un Tic: tu turno acaba y robas hasta tener cinco cartas. Y dos Tics del mismo tipo valen 6 en vez de 4.
lesson-stuck = Ninguna de estas cartas encaja. Entonces tomas una del mazo y tu turno acaba.
lesson-end = El último sitio que se llena termina la partida; cuántas filas hay se elige antes. Cada carta de más de cinco en tu mano cuesta 2 puntos; gana quien más tenga.

# La guía
guide = Todos construyen una misma pirámide, desde la cima hacia abajo. Cada carta puntúa por lo que comparte con las que toca, y las buenas te dejan jugar otra vez.
guide-row = Dónde van las cartas
    .text = La pirámide crece fila a fila; cada una tiene una carta más y se desplaza media carta. La primera de una fila puede ir en cualquier sitio; desde allí la fila crece por ambos extremos, sin huecos. Una fila nueva espera a que la última esté llena.
    .shows = Las casillas marcadas son la fila que hay que llenar.
guide-tic = Tic, Single, Nic
    .text = Compara dos cartas: cada una tiene un número, una forma y un color. Dos cosas en común son un Tic; una, un Single; ninguna, un Nic. Tu carta debe formar un Tic o un Single con cada carta que toque; un solo Nic lo impide.
    .shows = La carta marcada forma un Tic con la de arriba a la izquierda y un Single con la de arriba a la derecha.
guide-points = La cuenta
    .text = Un Single vale 1 punto, un Tic 2. Si dos de tus Tics tienen los mismos dos valores, son de un tipo y valen 6 juntos; tres Tics así valen 10. Todo lo que forma tu carta se suma.
    .shows = La carta marcada forma dos Tics de tipos distintos, con la de arriba y la de al lado: 4 puntos.
guide-again = Jugar otra vez
    .text = Tras una carta con dos o tres Tics juegas otra vez, y así sucesivamente. Tras una con menos, tu turno acaba y robas hasta tener cinco cartas.
    .shows = Dos Tics llenaron la fila de arriba: el mismo jugador sigue, donde quiera de la fila nueva.
guide-stuck = Si ninguna carta encaja
    .text = Entonces tomas una del mazo, tengas las que tengas, y tu turno acaba. Así una mano puede pasar de cinco; nunca se descarta.
    .shows = Ninguna carta de la mano encaja en las casillas marcadas.
guide-end = El final
    .text = La última casilla llena termina la partida. Cada carta de más de cinco en tu mano cuesta entonces 2 puntos, y gana el total más alto.
    .shows = Una pirámide terminada de diez filas.

# Puzzles.
puzzle-goal = Encuentra el turno que da más puntos: dos Tics a la vez dan otra jugada.
puzzle-value =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }

# Photographs of printed pieces.
photograph = Pon las filas completas de la pirámide, cada una desplazada media carta, sin que se tapen.

# The score sheet of the companion.
sheet-passed = Ninguna carta
sheet-singles = Singles
sheet-tics = Tics de tipos distintos
sheet-same = Tics de un mismo tipo
sheet-same-none = ninguno
sheet-same-two = dos
sheet-same-three = tres
sheet-held = Cartas en la mano
sheet-not-touches = Una carta toca tres como mucho.
sheet-not-alone = Una carta toca al menos a otra, con un Single o un Tic.
sheet-not-deck = El mazo tiene 125 cartas, contando las puestas.

# Lo que está mal en una posición.
wrong-halves = { $halves }, que empiezan con la carta inicial.
wrong-share = Comparten la carta inicial.
wrong-width = Una fila tiene otra anchura.
wrong-chain = Las cartas de una fila no van seguidas.
wrong-later = Ya se empezó una fila posterior.
wrong-fresh = Ahí no se acaba de robar ninguna carta que pueda ponerse.
wrong-over = La partida acaba cuando la forma está hecha, nada encaja o todos han pasado, y no antes.
wrong-passes = Nadie pasa mientras hay mazo.
wrong-plays = Más de las que puede haber habido en este turno.
wrong-told-seat = No hay tal asiento, o drawn no es fit ni unfit.
wrong-told-nothing = No se dice nada, o de ninguna carta.
wrong-told-rows = Las filas nunca fueron así.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-points = puntos
field-plays = Cartas puestas en este turno

# Why a play is better than another.
because-extra = Cartas que tienes de más sobre cinco: { $number } en vez de { $rather }.
because-extra-other = Cartas que { $whom } tiene de más sobre cinco: { $number } en vez de { $rather }.
