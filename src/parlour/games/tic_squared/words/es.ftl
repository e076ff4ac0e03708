# Tic Squared

summary = Haz crecer tu propio cuadrado carta a carta, visita uno de los demás y quédate sin cartas antes que nadie.
picture-1 = Haz crecer tu cuadrado línea a línea: cada carta debe compartir algo con las que toca.
picture-2 = Dos cosas en común, un Tic, y pones otra carta, también en otro cuadrado si quieres.
picture-3 = Gana quien ponga la última carta de la mano.

# Opciones
option-deck_size = Cartas
    .help = cartas en juego; lo usual es 42, 63 u 83 con 2, 3 o 4 jugadores
option-deck_out = Mazo vacío
    .help = acabar el turno: se completa el turno y se cuenta; seguir: se juega sin robar
option-deck_out-finish_turn = acabar el turno
    .does = Se termina el turno y se cuentan las cuadrículas.
option-deck_out-play_on = seguir
    .does = Se sigue sin robar hasta que alguien sale o nadie puede poner.
option-mode = Modo
    .help = por turnos, o todos a la vez contra el reloj
option-mode-turns = turnos
    .does = Uno tras otro, y sin prisas.
option-mode-race = carrera
    .does = Todos ponen a la vez, contra el reloj: vale la primera carta.
option-race_penalty = Carrera: castigo
    .help = si dos Tics hacen robar a los demás en una carrera
option-race_idle_s = Carrera: pausa
    .help = segundos sin jugadas hasta que todos reciben una carta
option-race_limit_min = Carrera: límite
    .help = minutos hasta que acaba la carrera
option-start = Inicio
    .help = quién empieza: la mejor carta robada, por sorteo o un asiento
option-start-value_draw = mejor carta
    .does = Cada cual roba una carta, y la mejor empieza.
option-start-random = sorteo
    .does = Decide la suerte; no se muestra ninguna carta.

# La mesa
first-cell =
    { $whose-is ->
        [me] tu cuadrícula, donde empieza
       *[other] cuadrícula de { $whose }, donde empieza
    }
has-chosen = { $held }, ya ha elegido
held-against = { $held } (−{ $cards })
went-out = sin cartas
score-grid = cuadrícula
score-hand = mano
clock-lots = Sorteo
clock-idle = Robar
clock-end = Fin

# Qué hacer
all-choose = Todos eligen una carta inicial.
choose-start = Elige la carta con la que empieza tu cuadrícula.
chosen = Empiezas con { $card }. Faltan los demás.
race = Coloca lo que encaje y roba cuando quieras.
race-without-deck = Coloca lo que encaje.
lay-or-draw = Coloca una carta o roba.
lay-or-end = Coloca una carta o termina tu turno.
none-fits-end = Ninguna carta encaja: termina tu turno.
none-fits-draw = Ninguna carta encaja: roba una.
again-draw-or-end = Un { TERM("Tic", of: "tic") }: juega otra vez, roba o termina tu turno.
again-or-end = Un { TERM("Tic", of: "tic") }: juega otra vez o termina tu turno.
start-with = Empezar con { $card }
play =
    { $whose-is ->
        [me] { $card } en tu cuadrícula, fila { $row }, columna { $column }
       *[other] { $card } en la cuadrícula de { $whose }, fila { $row }, columna { $column }
    }
play-beside = { $play }, junto a { $cards }: { $made }
draw = Robar una carta

# Por qué no
one-start = Primero todos colocan una carta inicial, y solo una.
other-visit = Ya has visitado otra cuadrícula en este turno: coloca en casa o en esa.
visit-over = Tu visita a esa cuadrícula ha terminado por este turno: coloca en la tuya.
line-open = Hay otra línea de esa cuadrícula empezada: llénala primero.
not-square = Esa cuadrícula no es cuadrada: coloca a lo largo de uno de sus lados más largos.
not-adjoining = Coloca junto a las cartas de la línea ya empezada.
not-along = Coloca la carta a lo largo de un lado de la cuadrícula, borde con borde.
nic = { $card } no tiene nada en común con { $other }.
only-drawn = Has robado: coloca la carta que robaste o termina tu turno.
last-needs-tic = Tu última carta debe formar un { TERM("Tic", of: "tic") } aquí o seguir a un { TERM("Tic", of: "tic") }; si no puede, roba una carta.
one-draw = Se roba una vez, y luego esa carta o ninguna: coloca la carta que robaste o termina tu turno.
end-too-soon = Coloca o roba una carta antes de terminar tu turno.
draw-first = Nada encaja: roba una carta antes de que acabe tu turno.
no-turns = En una carrera no hay turnos que terminar.
cell-taken = Alguien llegó antes: ya hay una carta en esa casilla.
no-card-or-grid = No tienes { $card } en la mano, o esa cuadrícula no existe.
nothing-now = Eso no puedes hacerlo ahora.

# Qué ha pasado
chooses =
    { $who-is ->
        [me] Has elegido una carta inicial.
       *[other] { $who } ha elegido una carta inicial.
    }
grids-start = Las cuadrículas empiezan con: { $starts }.
race-numbers = Si nadie juega durante { $idle } segundos, todos roban una carta. Tras { $limit } minutos acaba la carrera.
made =
    { $tics ->
        [0] solo { TERM("Singles", of: "single") }
        [1] un { TERM("Tic", of: "tic") }
       *[other] dos { TERM("Tics", of: "tic") }
    }
lays =
    { $who-is ->
        [me] Colocas { $card } en tu propia cuadrícula: { $made }.
       *[other] { $who } coloca { $card } en su propia cuadrícula: { $made }.
    }
visits =
    { $who-is ->
        [me] Colocas { $card } en la cuadrícula de { $whose }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } coloca { $card } en tu cuadrícula: { $made }.
               *[other] { $who } coloca { $card } en la cuadrícula de { $whose }: { $made }.
            }
    }
draws =
    { $who-is ->
        [me] Robas { $card }.
       *[other] { $who } roba { $card }.
    }
draws-cards =
    { $who-is ->
        [me] Robas
       *[other] { $who } roba
    } { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
fits-nowhere = No encaja en ninguna parte, así que el turno ha terminado.
goes-out =
    { $who-is ->
        [me] Te quedas sin cartas y ganas.
       *[other] { $who } se queda sin cartas y gana.
    }
hand-empty =
    { $whose-is ->
        [me] Tu mano está vacía.
       *[other] La mano de { $whose } está vacía.
    }
last-turn = Con el mazo vacío, este turno era el último.
nobody-lays = Nadie puede poner ya una carta.
time-up = Se acabó el tiempo.
starts-by-lot = Se acabó el tiempo: las cartas iniciales que faltan se sortean.
nobody-moved = Nadie ha jugado a tiempo.
all-dealt = Nadie ha jugado a tiempo: todos reciben una carta.

# Mirar atrás
review-more = Eso da más de inmediato.

# The lesson.
lesson-line = Cada cual tiene su cuadrícula y la quiere grande. Un cuadrado lleno crece con una línea en un lado, y la carta debe compartir algo con las que toca. Pon tu { $card } a la derecha de { $beside }.
lesson-two = Dos cosas en común son un Tic: puedes poner otra carta. La línea sigue abajo: tu { $card } forma un Tic con { $above } y con { $beside }. Mira qué le hacen dos Tics al rival.
lesson-visit = El bot tuvo que robar cinco cartas. Puedes seguir, y también visitar la cuadrícula de otro para soltar cartas: pon allí tu { $card } a la derecha de { $beside }.
lesson-stop = Otro Tic. No tienes que seguir siempre: tras un Tic puedes terminar tu turno.
lesson-drawing = Con solo Singles el turno acaba, como ahora el del bot. Y si nada encaja, o prefieres esperar, robas una carta.
lesson-out = Quien pone su última carta sale y gana al instante; tiene que formar un Tic, o seguir a uno en el mismo turno. Te queda una carta, { $card }: ¿dónde forma un Tic?
lesson-won = ¡Fuera! Si antes se acaba el mazo, cada carta de tu cuadrícula vale 1 y cada una en tu mano resta 1.

# La guía
guide = Cada cual hace crecer su cuadrícula y quiere ser el primero sin cartas. Los Tics te dejan poner una carta tras otra, y dos a la vez hacen robar a los demás.
guide-grow = Cómo crecen las cuadrículas
    .text = Una cuadrícula que es un cuadrado lleno crece con una línea en el lado que quieras; un rectángulo crece por un lado largo y vuelve a ser un cuadrado. La primera carta de una línea puede ir en cualquier punto del lado; las otras la siguen por los extremos, sin huecos.
    .shows = Un cuadrado lleno: la próxima carta puede ir a cualquiera de las casillas marcadas.
guide-tic = Tic, Single, Nic
    .text = Compara dos cartas: cada una tiene un número, una forma y un color. Dos cosas en común son un Tic; una, un Single; ninguna, un Nic. Tu carta toca una o dos y debe formar un Tic o un Single con cada una; un solo Nic lo impide.
    .shows = La carta marcada forma un Tic con la de al lado: ambas son estrellas rojas.
guide-again = Qué pasa después
    .text = Solo Singles: tu turno acaba. Un Tic: puedes poner otra carta. Dos Tics: también puedes, y todos los demás roban tantas cartas como diga el número de la tuya.
    .shows = La carta marcada forma dos Tics y es un 5: los demás roban cinco cartas cada uno.
guide-visit = Visitas
    .text = También puedes poner cartas en la cuadrícula de un rival para librarte de ellas. Una visita es una sola pieza de tu turno: una vez de vuelta en casa, te quedas allí.
    .shows = La carta marcada se puso en la cuadrícula del otro.
guide-draw = Robar y parar
    .text = Si nada encaja, o prefieres esperar, roba una carta. Si encaja puedes ponerla enseguida, pero ninguna otra. Tras un Tic también puedes terminar tu turno sin robar.
    .shows = La línea tiene una casilla libre, y la carta de la mano encaja. Si no, se robaría.
guide-end = El final
    .text = Quien pone la última carta de su mano sale y gana al instante. Debe formar un Tic o seguir a uno en el mismo turno. Si antes se acaba el mazo, cada carta de tu cuadrícula vale 1 y cada una en tu mano resta 1.
    .shows = La carta marcada era la última y formó un Tic: su jugador gana.

# Puzzles.
puzzle-lay = Coloca una carta.
puzzle-lay-another = Un { TERM("Tic", of: "tic") }: coloca otra carta.
puzzle-name = El turno con más cartas
puzzle-goal = Pon tantas cartas como puedas en este turno, sin robar.
puzzle-value =
    { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    }
out-name = Quedarse sin cartas
out-goal = Pon en este turno todas las cartas de tu mano. Solo una sirve para empezar.
out-value =
    { $value ->
        [one] { $value } carta puesta
       *[other] { $value } cartas puestas
    }

# Photographs of printed pieces.
photograph = Pon una sola cuadrícula, con su línea empezada.

# The score sheet of the companion.
sheet-out = Quién se quedó sin cartas
sheet-grid = Cartas en la cuadrícula
sheet-hand = Cartas en la mano
sheet-timer-race = La carrera
sheet-not-out = Solo quien terminó se queda sin cartas.
sheet-not-deck = Son más cartas de las que había en juego.
sheet-not-used-up = El mazo se acabó: cuadrículas y manos suman todas las cartas.

# Lo que está mal en una posición.
wrong-one-cell = { $who }: dos cartas en una casilla.
wrong-shape = { $who }: no es un rectángulo lleno con una línea como mucho.
wrong-gap = { $who }: hay un hueco.
wrong-start-corner = { $who }: la carta inicial está en la fila 0, columna 0.
wrong-sides = { $who }: un lado supera al otro en más de una carta.
wrong-apart = { $who }: la línea está separada.
wrong-short-side = { $who }: la línea va por un lado corto.
wrong-line-gap = { $who }: la línea tiene un hueco, o es demasiado larga.
wrong-line-full = { $who }: la línea está llena.
wrong-in-play = Hay { $count } cartas en juego, no { $size }.
wrong-begin = { $who }: las cuadrículas empiezan cuando todas las cartas iniciales están elegidas.
wrong-start-card = { $who }: la carta inicial no está en la mano ni donde empieza la cuadrícula.
wrong-barred = Ninguna carta de la mano tiene el puesto { $place }.
wrong-told = Ninguna de esas cartas está entre ellas.
wrong-fresh = Ahí no se acaba de robar ninguna carta que pueda ponerse.
wrong-able = able es quien puede poner algo.
wrong-race-over = Una carrera acaba cuando nadie puede poner nada.
wrong-no-turn = Aún no hay turno, o no lo hay en una carrera.
wrong-plays = Más que las cartas puestas.
wrong-visited = Una visita es poner en otra cuadrícula.
wrong-visit-over = Una visita acaba al poner en lo propio.
wrong-out = Quien no tiene cartas ha salido, y ese es el final.
wrong-hands = Al principio cada cual tiene { $count } cartas.
wrong-all-chosen = Las cartas iniciales se voltean cuando todos han elegido.
wrong-not-over = Quedan cartas por robar, y nadie ha salido.
wrong-deck = Aún hay mazo.
wrong-idle = Los turnos sin poner cuentan cuando se sigue sin mazo.
wrong-able-race = Solo en una carrera sin mazo se muestra quién puede poner.
wrong-tic-race = Un Tic solo se recuerda en una carrera.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-hot = puso un Tic lo último
field-players-able = puede poner algo
field-phase-start = elegir cartas iniciales
field-plays = Cartas puestas en este turno
field-visited = A quién se visita
field-visit-over = La visita ha acabado
field-without-deck = Se sigue sin mazo
field-idle-turns = Turnos seguidos sin carta
field-out = Quién ha salido
field-runs = Esperas puestas en marcha

# Why a turn is better than another.
because-cards = Tu cuadrícula tiene entonces { $number } cartas en vez de { $rather }.
because-cards-other = La cuadrícula de { $whom } tiene entonces { $number } cartas en vez de { $rather }.
because-hand = Entonces tienes { $number } cartas en la mano en vez de { $rather }.
because-hand-other = Entonces { $whom } tiene { $number } cartas en la mano en vez de { $rather }.
because-tics = Cartas tuyas que forman un Tic: { $number } en vez de { $rather }.
because-tics-other = Cartas de { $whom } que forman un Tic: { $number } en vez de { $rather }.
because-turn = Entonces te vuelve a tocar a ti.
because-turn-other = Entonces todavía no le toca a { $whom }.
