# 36

summary = Desliza tu peón, coloca tus fichas y entrega el resto a quienes adelantes.
picture-1 = Muévete por una fila o una columna, o por una puerta, hasta una casilla libre.
picture-2 = Una casilla de un color que te quede recibe una de tus fichas.
picture-3 = Gana quien antes se quede sin fichas.

# Opciones
option-layout = Tablero
    .help = cuadrado: un bloque aleatorio de 6×6; por turnos: los jugadores colocan las losetas; disperso: aleatorio con huecos
option-layout-square = cuadrado
    .does = Las nueve losetas forman un cuadrado al azar.
option-layout-draft = por turnos
    .does = Vosotros ponéis las losetas por turnos antes de empezar.
option-layout-preset = fijo
    .does = Las losetas quedan como las enumeras abajo.
option-layout-scatter = disperso
    .does = Las losetas se unen al azar, con huecos que las líneas atraviesan.
option-gates = Puertas
    .help = loseta: en tres losetas; en cualquier sitio: entre casillas del mismo color que se tocan por una esquina
option-gates-tile = en tres losetas
    .does = Tres de las losetas tienen una puerta en el centro.
option-gates-anywhere = en cualquier sitio
    .does = Dos casillas de un color que se tocan por una esquina siempre tienen una puerta.
option-gates-off = ninguna
    .does = No hay puertas: los peones solo siguen líneas.
option-stall = Estancamiento
    .help = turnos por jugador sin fichas nuevas hasta que acaba la partida
option-tie = Empate
    .help = tablas: los empatados comparten; repetir: otra partida, tres veces como mucho
option-tie-draw = tablas
    .does = Quienes empatan comparten la victoria.
option-tie-replay = repetir
    .does = En caso de empate se juega otra vez, tres veces como mucho.
option-tournament = Torneo
    .help = tantas partidas como jugadores, todos empiezan una vez, cuentan las sumas
option-start = Inicio
    .help = quién empieza: por sorteo, o un asiento
option-start-random = sorteo
    .does = La suerte decide quién empieza.
option-preset = Tablero fijo
    .help = para un tablero fijo: nueve veces loseta, giro, fila, columna

# La mesa
board = Tablero
tiles-to-lay = Losetas por colocar
reserve =
    { $whose-is ->
        [me] Tu reserva
       *[other] Reserva de { $whose }
    }
tile = loseta { $tile }, { $northwest }{ $northeast }/{ $southwest }{ $southeast }
first-place = primer lugar
place = fila { $row }, columna { $column }
square =
    fila { $row }, columna { $column }, { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }: { $holds }
    .short =
        { $colour ->
            [W] b
            [R] r
           *[B] n
        }
empty = vacía
gate =
    { $colour ->
        [W] puerta blanca
        [R] puerta roja
       *[B] puerta negra
    }
counter =
    { $colour ->
        [W] ficha blanca
        [R] ficha roja
       *[B] ficha negra
    }
    .short =
        { $colour ->
            [W] B
            [R] R
           *[B] N
        }
pawn =
    { $whose-is ->
        [me] tu { $colour ->
            [W] peón blanco
            [R] peón rojo
           *[B] peón negro
        }
       *[other] { $colour ->
            [W] peón blanco
            [R] peón rojo
           *[B] peón negro
        } de { $whose }
    }
    .short =
        ({ $colour ->
            [W] B
            [R] R
           *[B] N
        })
in-reserve =
    { $counters ->
        [one] { $colour ->
            [W] 1 blanca
            [R] 1 roja
           *[B] 1 negra
        }
       *[other] { $counters } { $colour ->
            [W] blancas
            [R] rojas
           *[B] negras
        }
    } { $whose-is ->
        [me] en tu reserva
       *[other] en la reserva de { $whose }
    }
counters-left = fichas restantes
finished-games = partidas terminadas
to-place = fichas restantes: gana quien tenga menos
to-place-and-won =
    { $counters } por colocar, { $games ->
        [one] 1 ganada
       *[other] { $games } ganadas
    }

# Qué hacer
lay-a-tile = Coloca una loseta: elígela, gírala y ponla en su sitio.
choose-a-colour = Elige tu color.
place-your-pawn =
    Coloca tu peón en una casilla { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }.
move-your-pawn = Mueve tu peón en línea recta o por una { TERM("puerta", of: "gate") }.
pass-now = Tu peón no puede moverse: pasa.
move-now = Mueve tu peón.
stalling =
    { $turns ->
        [1] Sin ficha nueva, este es el último turno.
       *[other] Sin ficha nueva quedan { $turns } turnos.
    }
hand-over = Entrega una ficha a { $whom }.
lay-tile = Colocar { $face } en la fila { $row }, columna { $column }
play-colour =
    Jugar con { $colour ->
        [W] las blancas
        [R] las rojas
       *[B] las negras
    }
place-on = Colocar en fila { $row }, columna { $column }
move-to = Mover a fila { $row }, columna { $column }
give =
    Dar una ficha { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }
pass = Pasar

# Por qué no
tile-lies = Esa loseta ya está colocada.
tile-touches-none = Una loseta debe tocar otra ya colocada.
tile-overlaps = Ese lugar se solapa con otra loseta.
borders-differ = Donde dos losetas se tocan, sus casillas deben ser del mismo color.
first-tile = La primera loseta se coloca al principio: loseta colocada 0, desplazamiento 0.
colour-taken = Ese color ya está elegido.
not-of-its-colour =
    Coloca tu peón en una casilla { $colour ->
        [W] blanca vacía
        [R] roja vacía
       *[B] negra vacía
    }.
not-in-line = Tu peón se mueve por su fila o columna, o por una { TERM("puerta", of: "gate") }.
at-least-one-step = Tu peón ya está ahí: muévelo al menos un paso.
square-occupied = Esa casilla no está vacía.
gate-occupied = La casilla al otro lado de la { TERM("puerta", of: "gate") } no está vacía.
hand-over-first = Primero entrega la ficha que debes.
no-such-counter = No tienes ninguna ficha de ese color para entregar.
pass-with-moves = Solo puedes pasar cuando no tienes ningún movimiento.

# Qué ha pasado
lays-tile =
    { $who-is ->
        [me] Colocas la loseta { $tile }.
       *[other] { $who } coloca la loseta { $tile }.
    }
plays-colour =
    { $who-is ->
        [me] Juegas
       *[other] { $who } juega
    } { $colour ->
        [W] con las blancas
        [R] con las rojas
       *[B] con las negras
    }.
begins-on =
    { $who-is ->
        [me] Empiezas
       *[other] { $who } empieza
    } en la fila { $row }, columna { $column }.
moves =
    { $who-is ->
        [me] Mueves a la fila { $row }, columna { $column } y no colocas nada.
       *[other] { $who } mueve a la fila { $row }, columna { $column } y no coloca nada.
    }
moves-and-places =
    { $who-is ->
        [me] Mueves a la fila { $row }, columna { $column } y colocas
       *[other] { $who } mueve a la fila { $row }, columna { $column } y coloca
    } una ficha { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }.
hands =
    { $who-is ->
        [me] Entregas a { $whom }
       *[other] { $whom-is ->
            [me] { $who } te entrega
           *[other] { $who } entrega a { $whom }
        }
    } una ficha { $colour ->
        [W] blanca
        [R] roja
       *[B] negra
    }.
passes =
    { $who-is ->
        [me] No tienes ningún movimiento y pasas.
       *[other] { $who } no tiene ningún movimiento y pasa.
    }
next-game =
    La partida { $game } ha terminado. { $who-is ->
        [me] Empiezas
       *[other] { $who } empieza
    } la siguiente.
block-complete = Todas las losetas están colocadas y todos los bordes casan.
nothing-fits = Ninguna de las losetas que quedan encaja ya.
reserve-empty =
    { $who-is ->
        [me] No te queda ninguna ficha.
       *[other] A { $who } no le queda ninguna ficha.
    }
all-passed = Nadie puede moverse ya: gana quien tenga menos fichas.
stalled = Nadie ha puesto una ficha en { $turns } turnos por jugador: gana quien tenga menos.
last-game = Era la última partida: gana quien tenga menos fichas en total.
won =
    { $who-is ->
        [me] Ganas.
        [several] Empate entre { $who }.
       *[other] { $who } gana.
    }

# The lesson.
lesson-line = Gana quien antes se quede sin fichas. Desliza tu peón blanco por su fila o columna a una casilla vacía: en una blanca dejas una ficha blanca. Ve a la última casilla blanca de la fila de arriba.
lesson-gate = Donde una puerta une dos casillas puedes cruzarla: es el único camino en diagonal. Usa la puerta junto a tu peón.
lesson-pass-over = Puedes pasar sobre otro peón en tu línea, y le das a su dueño una de tus fichas. Baja sobre el peón rojo hasta la casilla blanca.
lesson-handed = Una ficha puesta y otra entregada: dos menos. La blanca es ahora del bot, que debe ponerla en una casilla blanca.
lesson-last = Queda una ficha, y es blanca. En una casilla roja o negra no pondrías nada: busca la única blanca a la que llegas.
lesson-won = Era la última: has ganado.

# La guía
guide = Doce fichas de tu color, y quieres librarte de ellas. Desliza tu peón por las casillas; donde para en el color correcto queda una ficha.
guide-goal = La meta
    .text = Nueve losetas forman un tablero de 36 casillas: blancas, rojas y negras. Tienes un peón y doce fichas de tu color. Gana quien antes se quede sin ninguna.
    .shows = El peón blanco en el tablero y sus doce fichas en reserva.
guide-line = Por una línea
    .text = Muévete por tu fila o columna, tan lejos como quieras, a una casilla vacía: sin ficha y sin peón. Si tienes una ficha del color de esa casilla, se queda allí, bajo tu peón. En otras casillas no se pone nada.
    .shows = El peón blanco ha recorrido la fila de arriba y dejado una ficha blanca en la casilla blanca.
guide-gate = Por una puerta
    .text = Una puerta une dos casillas del mismo color que se tocan por una esquina. En vez de seguir una línea puedes cruzarla, si la casilla del otro lado está vacía. Es el único camino en diagonal.
    .shows = El peón blanco cruzó la puerta marcada y dejó una ficha en cada extremo.
guide-over = Sobre otro peón
    .text = Una línea puede pasar sobre los peones de otros. Por cada uno, su dueño recibe una de tus fichas, cuyo color eliges tú. Desde entonces le toca a él ponerla.
    .shows = Blanco pasó sobre el peón rojo marcado; la ficha blanca marcada es ahora de Rojo.
guide-end = El final
    .text = Si puedes moverte, debes; si no, pasas. En cuanto tu última ficha sale de tu mano ganas, la pongas o la entregues. Si nadie puede moverse, o nadie pone ficha en ocho turnos por jugador, gana quien tenga menos.
    .shows = La última ficha blanca está puesta.

# Puzzles.
wins-in =
    { $turns ->
        [1] Gana en el acto.
       *[other] Gana en { $turns } turnos, haga lo que haga el otro.
    }
loses-in =
    { $turns ->
        [1] Nada impide que el otro gane en su próximo turno.
       *[other] Nada impide que el otro gane en { $turns } turnos como mucho.
    }
shares-at-best = Si el otro juega bien, no queda nada mejor que compartir la victoria.
puzzle-name = Ganar en pocos turnos
puzzle-goal = Gana en { $best } turnos tuyos como mucho, haga lo que haga el otro.
puzzle-value =
    { $value ->
        [one] { $value } turno
       *[other] { $value } turnos
    }
escape-name = La única salida
escape-goal = El otro está a punto de ganar. Encuentra la única jugada con la que no lo logra en tres turnos.
escape-value =
    { $value ->
        [0] perdido en el siguiente turno
        [one] a salvo { $value } turno
       *[other] a salvo { $value } turnos
    }
border-name = Colocar las losetas
border-goal = Coloca todas las losetas: donde dos se tocan, sus casillas deben ser del mismo color.
border-value = las { $value } losetas están colocadas

# Photographs of printed pieces.
photograph = Pon las nueve losetas como se va a jugar, sin fichas encima.

# The score sheet of the companion.
sheet-left = Fichas restantes
sheet-not-counters = Hay doce fichas por jugador, no más.
sheet-not-empty = La primera reserva vacía acaba la partida: solo una lo está.

# Lo que está mal en una posición.
wrong-all-tiles = Deben estar las nueve losetas.
wrong-tile-twice = La loseta { $tile } está dos veces.
wrong-overlap = Las losetas { $tile } y { $other } se solapan.
wrong-isolated = La loseta { $tile } está aislada; una esquina no une.
wrong-draft = Las losetas se colocan por turnos hasta que están las nueve.
wrong-draft-first = La primera loseta está en la fila 0, columna 0.
wrong-corner = La fila y la columna menores son 0.
wrong-block = El tablero es un bloque de tres por tres losetas.
wrong-puzzle-twice = Una loseta está dos veces.
wrong-puzzle-slot = Cada una ocupa su lugar en un bloque de tres por tres.
wrong-puzzle-colour = Donde se tocan dos losetas, las casillas tienen el mismo color.
wrong-puzzle-else = A solas con el acertijo solo hay losetas.
wrong-puzzle-phase = A solas se colocan losetas hasta que no cabe ninguna.
wrong-colours = Dos tienen el mismo color.
wrong-pawns = Dos peones están en una casilla.
wrong-counters = En una casilla hay como mucho una ficha.
wrong-twelve = Hay doce fichas de cada color.
wrong-bare = Cada cual necesita un color y un peón.
wrong-owed = Se deben fichas en la entrega, y solo entonces.
wrong-owed-whom = Rivales distintos, nunca quien mueve.
wrong-set-up = Fichas puestas o debidas, turnos sin ficha y pases solo existen desde la primera jugada.
wrong-draft-turn = Las losetas se colocan en sentido horario desde quien empieza.
wrong-choose = Los colores se eligen en orden inverso al de juego.
wrong-place = Los peones se colocan en el orden de juego.
wrong-reserve = Las doce fichas del color elegido, y ninguna otra.
wrong-tournament = Un torneo tiene tantas partidas como jugadores.
wrong-ties = Solo se repiten los empates, si así se acordó.
wrong-start-seat = Quien empieza cambia en sentido horario de partida en partida.
wrong-wins = Nadie gana más partidas de las que hubo.
wrong-totals = Los totales son lo que quedó en partidas acabadas.
wrong-begin = { $who }: un peón empieza en una casilla de su color.
wrong-empty = Una reserva vacía acaba la partida.
wrong-give = Solo elige quien tiene dos colores.
wrong-passes = Cuando todos han pasado acaba la partida, y una jugada borra los pases.
wrong-quiet = Tras tantos turnos sin ficha la partida acaba.
wrong-preset = { $part } { $value } no está entre { $least } y { $most }.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-colour = color
field-players-colour-0 = blanco
field-players-colour-1 = rojo
field-players-colour-2 = negro
field-players-reserve =
    { $number ->
        [1] fichas blancas en la reserva
        [2] fichas rojas en la reserva
       *[3] fichas negras en la reserva
    }
field-players-total = fichas sobrantes en partidas acabadas
field-players-wins = partidas ganadas
field-phase-lay = colocar losetas
field-phase-choose = elegir colores
field-phase-place = colocar peones
field-phase-move = mover peones
field-phase-give = entregar fichas
field-quiet = Turnos sin ficha nueva
field-owed = Quién debe recibir aún una ficha
field-games = Partidas acabadas
field-replays = Empates jugados de nuevo

# Why a move is better than another.
because-left =
    { $number ->
        [1] Te queda una ficha en vez de { $rather }.
       *[other] Te quedan { $number } fichas en vez de { $rather }.
    }
because-left-other =
    { $number ->
        [1] A { $whom } le queda una ficha en vez de { $rather }.
       *[other] A { $whom } le quedan { $number } fichas en vez de { $rather }.
    }
because-near = Casillas a tu alcance que admiten una ficha: { $number } en vez de { $rather }.
because-near-other = Casillas al alcance de { $whom } que admiten una ficha: { $number } en vez de { $rather }.
because-far = Casillas a dos movimientos tuyos que admiten una ficha: { $number } en vez de { $rather }.
because-far-other = Casillas a dos movimientos de { $whom } que admiten una ficha: { $number } en vez de { $rather }.
because-jump = Después puedes pasar sobre un peón y librarte de dos fichas de una vez.
because-jump-other = { $whom } no podrá pasar sobre un peón.
