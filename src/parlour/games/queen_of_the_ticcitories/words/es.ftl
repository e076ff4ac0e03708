# Queen of the Ticcitories

summary = Elige una carta, colócala bien y fíjate en el número que te da para la ronda siguiente.
picture-1 = Elige una carta de la fila y colócala en tu cuadrícula.
picture-2 = Dos vecinas que comparten dos cosas dan 2 puntos; las extrañas cuestan uno.
picture-3 = Cuando las cuadrículas están llenas, gana el total más alto.

# Opciones
option-grid = Cuadrícula
    .help = cartas de lado en una cuadrícula llena
option-line = Línea
    .help = cartas en una línea; más de dos solo con dos jugadores
option-raid = Asaltos
    .help = cartas para otras cuadrículas: un asalto en la partida, o uno para cada jugador
option-raid-off = no
    .does = Cada cual pone solo en su cuadrícula.
option-raid-once = uno
    .does = Una sola vez alguien puede empezar un asalto: el resto de la ronda pone en cuadrículas ajenas.
option-raid-each = cada jugador
    .does = Cada cual puede empezar un asalto por partida, y el resto de la ronda pone en cuadrículas ajenas.
option-start = Inicio
    .help = quién elige primero: la mejor carta robada, por sorteo o un asiento
option-start-value_draw = mejor carta
    .does = Cada cual roba una carta, y la mejor empieza.
option-start-random = sorteo
    .does = Decide la suerte; no se muestra ninguna carta.

# La mesa
order-now-and-next = Orden: ahora y después
line-now = Esta ronda
line-next = Ronda siguiente
line-discards = Descartes
number =
    { $line ->
        [this] número { $number } de esta ronda
       *[next] número { $number } de la ronda siguiente
    }
pawn =
    { $colour ->
        [red] ficha roja
        [green] ficha verde
        [blue] ficha azul
        [yellow] ficha amarilla
        [black] ficha negra
       *[white] ficha blanca
    }
token =
    { $whose-is ->
        [me] tu { $token }
       *[other] { $token } de { $whose }
    }
discards = descartadas: { $cards }
tics = { TERM("Tics", of: "tic") }
nics = { TERM("Nics", of: "nic") }
clusters = { TERM("clusters", of: "cluster") }
nics-made =
    { $number ->
        [one] 1 { TERM("Nic", of: "nic") }
       *[other] { $number } { TERM("Nics", of: "nic") }
    }
clusters-made =
    { $number ->
        [one] 1 { TERM("cluster", of: "cluster") }
       *[other] { $number } { TERM("clusters", of: "cluster") }
    }
grid-holds = { $tics }, { $nics }, { $clusters }

# Qué hacer
drawn-for-ranking = Robadas para el orden: { $draws }. { $order }
order = El orden es { $who }.
round = Ronda { $round } de { $rounds }.
put-token = Pon tu ficha en una carta libre: su número es tu puesto en la ronda siguiente.
move-token = Mueve tu ficha a una carta libre: su número es tu puesto en la ronda siguiente.
lay = Coloca { $card } en tu cuadrícula.
lay-or-raid = Coloca { $card } en tu cuadrícula o empieza un asalto.
raid-is-on = Hay un asalto en marcha: coloca { $card } en la cuadrícula de otro jugador.
choose = Elegir el número { $number }, { $card }
open-number = Elegir el número { $number }
lay-in = { $card }: { $cell }
raid-in = Asalto con { $card }: { $cell }
lay-beside = { $lay }, junto a { $cards }: { $made }

# Por qué no
first-tokens = Primero todos ponen una ficha en una carta de la línea.
token-there = Ahí ya hay una ficha: elige una carta libre.
own-grid = Coloca tu carta en tu propia cuadrícula.
lay-first = Coloca primero tu carta.
move-first = Mueve primero tu ficha a una carta de la línea siguiente.
edge-to-edge = Coloca la carta borde con borde con una carta de la cuadrícula; las esquinas solas no cuentan.
too-large = La cuadrícula tendría más de { $size } cartas de ancho o de alto.
must-lay-abroad = Hay un asalto en marcha: debes colocar en la cuadrícula de otro jugador.
raid-was = Ya hubo un asalto.
raid-was-yours = Ya has empezado tu asalto.
last-cannot-raid = Eres quien cierra esta ronda: nadie podría ocupar tu lugar en casa.
had-its-card = Esa cuadrícula ya ha recibido su carta de esta ronda: elige otra.
leave-no-last = Quien cierra esta ronda solo podría colocar en casa: elige su cuadrícula.
no-such-card = Esa carta no existe.
taken-or-no-grid = Ahí ya hay una carta, o esa cuadrícula no existe.

# Qué ha pasado
chooses =
    { $who-is ->
        [me] Eliges el número { $number }, { $card }.
       *[other] { $who } elige el número { $number }, { $card }.
    }
lays =
    { $who-is ->
        [me] Colocas { $card }: { $made }.
       *[other] { $who } coloca { $card }: { $made }.
    }
raids =
    { $who-is ->
        [me] Asaltas la cuadrícula de { $whose } con { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } asalta tu cuadrícula con { $card }: { $made }.
               *[other] { $who } asalta la cuadrícula de { $whose } con { $card }: { $made }.
            }
    }
must-raid =
    { $who-is ->
        [me] Debes asaltar la cuadrícula de { $whose } con { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } debe asaltar tu cuadrícula con { $card }: { $made }.
               *[other] { $who } debe asaltar la cuadrícula de { $whose } con { $card }: { $made }.
            }
    }
made =
    { $parts }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
for-clusters = { $points } por { TERM("clusters", of: "cluster") }
singles-only = solo { TERM("Singles", of: "single") }
discarded = Descartadas: { $cards }.
round-begins = Ronda { $round } de { $rounds }: { $who }.
scores =
    { $who-is ->
        [me] Tú: { $parts }: { $points }.
       *[other] { $who }: { $parts }: { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }

# The lesson.
lesson-choose = Primero eliges con tu ficha la carta que pondrás. Tu cuadrícula empieza con { $own }, y dos cosas en común son un Tic de 2 puntos: pon tu ficha en { $card }.
lesson-lay = Su número es tu puesto en la ronda: el 1 juega primero. Pon { $card } a la derecha de { $own }.
lesson-next = Enseguida vuelves a elegir, de la línea siguiente. ¿Buena carta o puesto temprano? Toma esta vez { $card }, aunque vaya segunda.
lesson-cluster = Tres o más cartas unidas que comparten los mismos dos valores son un cluster: añade un punto por carta. Pon { $card } en el extremo derecho de tu fila.
lesson-clusters = 2 por el Tic y 3 por el cluster. Una cuarta carta así lo haría aún mayor.
lesson-nic = Un borde donde dos cartas no comparten nada es un Nic y cuesta un punto. Tu { $card } forma un Tic con { $tic }; busca el sitio donde no toque nada más.
lesson-full = Cuando todas las cuadrículas de cuatro por cuatro están llenas, gana quien más tenga. La tuya nunca pasa de cuatro cartas de ancho o alto, y los huecos no cuestan nada.

# La guía
guide = Ronda tras ronda eliges una carta y la pones en tu cuadrícula. Su número es tu puesto en la ronda siguiente, así que una buena carta puede venir tarde.
guide-choose = Elegir
    .text = Junto al mazo hay una línea de cartas abiertas, una por jugador, numeradas desde el mazo. Por orden de rango, cada cual pone su ficha en una carta libre. El número de tu carta es tu puesto en la ronda que viene.
    .shows = La ficha roja está en el número 1: su dueño recibe esta carta y juega primero.
guide-round = Una ronda
    .text = En cuanto están todas las fichas se extiende una segunda línea. El número más bajo toma la carta elegida, la pone y lleva enseguida su ficha a una carta libre de la línea nueva. Luego le toca al siguiente número.
    .shows = La carta marcada se juega primero; debajo espera la línea de la ronda siguiente.
guide-lay = Poner una carta
    .text = Tu carta debe tocar por un lado una carta de tu cuadrícula, tengan lo que tengan en común. La cuadrícula nunca pasa de cuatro cartas de ancho o alto, pero puedes dejar huecos por el camino.
    .shows = Al principio hay cuatro sitios alrededor de la carta inicial.
guide-tic = Tic, Single, Nic
    .text = Compara dos cartas: cada una tiene un número, una forma y un color. Dos cosas en común son un Tic; una, un Single; ninguna, un Nic. Al final cuenta cada borde de tu cuadrícula: un Tic 2 puntos, un Single nada, un Nic 1 punto menos.
    .shows = La carta marcada forma un Tic con la de su derecha y un Nic con la de arriba: 2 puntos menos 1.
guide-cluster = Clusters
    .text = Tres o más cartas unidas que comparten todas los mismos dos valores son un cluster. Añade tantos puntos como cartas tiene, además de los de los bordes. Una carta puede pertenecer a varios clusters.
    .shows = Tres estrellas con el número 3: dos Tics valen 4 puntos, el cluster 3 más.
guide-end = El final
    .text = Tras quince rondas todas las cuadrículas están llenas, cuatro filas de cuatro. Se cuentan, y gana el total más alto.
    .shows = Una cuadrícula llena: diez Tics, tres Nics y dos clusters.

# Puzzles.
puzzle-name = Dos cartas para una cuadrícula
puzzle-goal = Pon tu carta, elige una de la línea nueva y ponla también: lleva tu cuadrícula a tantos puntos como puedas.
puzzle-value =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
duel-name = Las dos últimas rondas
duel-goal = A cada uno le quedan dos cartas por poner, y el otro se lleva una que tú no elijas. Encuentra la única manera de ganar: poner, elegir y poner.
duel-value =
    { $value ->
        [0] sin victoria
        [one] { $value } punto por delante al final
       *[other] { $value } puntos por delante al final
    }

# Photographs of printed pieces.
photograph = Una línea y una cuadrícula nunca caben en una misma foto, así que este juego no se puede leer.

# The score sheet of the companion.
sheet-tics = Tics
sheet-nics = Nics
sheet-threes = Grupos de tres
sheet-fours = Grupos de cuatro
sheet-fives = Grupos de cinco
sheet-not-edges = Una cuadrícula llena no tiene tantos bordes.
sheet-not-clusters = Tantos grupos piden más Tics: tres cartas necesitan dos.
sheet-not-types = Una carta tiene tres tipos: está en tres grupos como mucho.

# Lo que está mal en una posición.
wrong-rank = Cada jugador una vez, o ninguno.
wrong-start = { $who }: falta la carta inicial.
wrong-rows = { $who }: filas de igual longitud, como mucho { $height } por { $width }.
wrong-edge = { $who }: omite filas y columnas sin cartas.
wrong-apart = { $who }: una carta no toca a las demás.
wrong-rounds = Hay { $rounds } rondas.
wrong-line-length = Como mucho { $length } puestos, ninguno antes de la primera ronda.
wrong-next = Son { $count } cartas.
wrong-discards = De una línea así de larga no sobra ninguna carta.
wrong-token = Cada jugador tiene una ficha.
wrong-deck = Muy pocas cartas para las líneas que vienen.
wrong-over = La partida acaba al ponerse la última carta, y no antes.
wrong-choose = Primero todos ponen su ficha por orden de rango.
wrong-next-rank = Elige el siguiente en rango.
wrong-turn = A alguien le tiene que tocar.
wrong-tokens = Cada ficha está en una de las líneas.
wrong-no-line = No hay otra línea de la que elegir.
wrong-lowest = Juega el número más bajo con ficha.
wrong-gone = Solo falta bajo su ficha la carta recién puesta.
wrong-nobody = Una carta que nadie eligió no está en la línea de esta ronda.
wrong-one-each = Cada cuadrícula recibe una carta por ronda.
wrong-home = Sin asalto cada cual pone en lo suyo.
wrong-raid-last = El último de un asalto necesita una cuadrícula.
wrong-raiding = Alguien debe haber empezado el asalto, en una ronda.
wrong-raiders = Cada cual asalta una vez como mucho.
wrong-raid-many = No tantos con raid = { $raid }.
wrong-drawn-rank = Para el rango cada cual sacó una carta distinta, o nadie.
wrong-drawn-deck = Las cartas sacadas para el rango están debajo.
wrong-drawn-best = Primero la mejor carta sacada, y así sucesivamente.
wrong-line-two = { $line } es para dos jugadores; ahora son { $players }.
wrong-grid-cards = { $players } cuadrículas de { $height } por { $width } necesitan más de { $cards } cartas.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-phase-choose = elegir de la línea siguiente
field-phase-lay = poner cartas
field-rounds = Rondas empezadas
field-raiding = Hay un asalto en esta ronda
field-rank = Clasificación, el mejor primero
field-raiders = Quién ha hecho ya una incursión

# Why a choice is better than another.
because-gain = Las cartas que has elegido pueden dar { $number } puntos en vez de { $rather }.
because-gain-other = Las cartas que { $whom } ha elegido pueden dar { $number } puntos en vez de { $rather }.
because-choice = La mejor carta que te queda puede dar { $number } puntos en vez de { $rather }.
because-choice-other = La mejor carta que le queda a { $whom } puede dar { $number } puntos en vez de { $rather }.
because-nooks = Casillas libres de tu cuadrícula junto a dos cartas o más: { $number } en vez de { $rather }.
because-nooks-other = Casillas libres de la cuadrícula de { $whom } junto a dos cartas o más: { $number } en vez de { $rather }.
because-tics = Tics de tu cuadrícula: { $number } en vez de { $rather }.
because-tics-other = Tics de la cuadrícula de { $whom }: { $number } en vez de { $rather }.
because-early = Juegas antes en la ronda siguiente.
because-early-other = { $whom } juega más tarde en la ronda siguiente.
