# Mismemory

summary = Destapa dos losetas de un palo, quédate una en secreto y recuerda adónde fueron las demás.
picture-1 = Destapa dos losetas. Todos pueden mirar.
picture-2 = Dos del mismo palo: quédate una en secreto y pon la otra en cualquier hueco.
picture-3 = Gana quien primero tenga 0 (nulo), A (as), 2, 3, 4 y 5.

# Opciones
option-grid = Cuadrícula
    .help = filas por columnas; 5×5 tiene un hueco en el centro; propia: según las celdas indicadas
option-grid-4x6 = 4×6
    .does = Cuatro filas de seis losetas.
option-grid-6x4 = 6×4
    .does = Seis filas de cuatro losetas.
option-grid-5x5 = 5×5
    .does = Cinco filas de cinco, con un hueco en el centro desde el principio.
option-grid-2x12 = 2×12
    .does = Dos filas largas de doce losetas.
option-grid-12x2 = 12×2
    .does = Doce filas cortas de dos losetas.
option-grid-line = línea
    .does = Todas las losetas en una línea: difíciles de distinguir.
option-grid-custom = propia
    .does = Las casillas que enumeras abajo.
option-cells = Celdas
    .help = para una cuadrícula propia: de 24 a 36 celdas como [fila, columna]
option-flip = Destapar
    .help = de una en una: la segunda loseta tras ver la primera; juntas: las dos a la vez
option-flip-sequential = de una en una
    .does = Ves la primera loseta antes de elegir la segunda.
option-flip-together = juntas
    .does = Nombras ambas losetas antes de destapar ninguna.
option-show = Mostrar
    .help = segundos tras los cuales dos palos distintos se vuelven a tapar
option-memory = Losetas propias
    .help = abierta: puedes mirarlas; a ciegas: nadie puede
option-memory-open = abierta
    .does = Puedes mirar tus propias losetas cuando quieras.
option-memory-blind = a ciegas
    .does = Nadie puede mirar las losetas reunidas, ni las propias.
option-discipline = Disciplina
    .help = impuesta: ningún número repetido; de honor: todo vale, pero hay desafíos. A ciegas es de honor
option-discipline-enforced = impuesta
    .does = Nadie puede tener un número dos veces, así que no hay desafíos.
option-discipline-honour = de honor
    .does = Nada te avisa de un número que ya tienes, y otros pueden desafiarte.
option-survivor = Último jugador
    .help = muestra: gana si no repite número; gana: al momento; continúa: sigue jugando en solitario
option-survivor-show = muestra
    .does = El último que queda muestra todo, y solo gana sin repetidos.
option-survivor-wins = gana
    .does = El último que queda gana al instante.
option-survivor-continues = continúa
    .does = El último que queda sigue jugando a solas.
option-stall = Estancamiento
    .help = turnos por jugador sin que nadie se quede una loseta hasta que acaba la partida
option-stall_result = Tras un estancamiento
    .help = más números: gana quien tenga más; empate: no gana nadie
option-stall_result-most = más números
    .does = Todos muestran sus losetas, y ganan más números distintos.
option-stall_result-draw = empate
    .does = No gana nadie.

# La mesa
grid = La cuadrícula
to-put-back = Por devolver
tile-up = { $tile }, boca arriba
tile-in-hand = En la mano, por devolver
tiles-of =
    { $whose-is ->
        [me] Tus losetas
       *[other] Losetas de { $whose }
    }
tiles-with-number = { $tiles }
tile =
    { $suit ->
        [S] sol
        [M] luna
        [C] corona
       *[K] escudo
    } { $number ->
        [0] nulo
        [1] as
       *[other] { $number }
    }
    .short =
        { $suit ->
            [S] s
            [M] l
            [C] c
           *[K] e
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }
tile-or =
    { $suit ->
        [S] sol
        [M] luna
        [C] corona
       *[K] escudo
    } { $number ->
        [0] nulo
        [1] as
       *[other] { $number }
    } o { $other ->
        [0] nulo
        [1] as
       *[other] { $other }
    }
    .short =
        { $suit ->
            [S] s
            [M] l
            [C] c
           *[K] e
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }{ $other ->
            [0] n
            [1] a
           *[other] { $other }
        }
tile-of =
    { $whose-is ->
        [me] { $tile }, tuya
       *[other] { $tile } de { $whose }
    }
face-down = loseta boca abajo
gap = hueco
named = { " " }({ $tile })
space = fila { $row }, columna { $column }{ $named }
space-holds = fila { $row }, columna { $column }, { $holds }
slot = lugar { $slot }
slot-empty = lugar { $slot }, vacío
wanted =
    falta: { $number ->
        [0] nulo
        [1] as
       *[other] { $number }
    }
tiles = losetas
different-numbers = números distintos
of-six = { $tiles } de seis
out = fuera
look = Mira

# Qué hacer
turn-up-two = Destapa dos losetas.
turn-up-another = Destapa otra loseta.
one-suit = Un solo palo: quédate una loseta, o dales la vuelta a las dos.
two-suits = Dos palos: recuérdalos y dales la vuelta a las dos.
put-the-other = Pon la otra loseta boca abajo en un hueco.
stalling =
    { $turns ->
        [1] Si nadie se queda una loseta, este es el último turno.
       *[other] Si nadie se queda una loseta, quedan { $turns } turnos.
    }
put-one-back = Pon una de las losetas mostradas en un hueco.
putting-back = { $who } devuelve una loseta.
turn-up = Destapar: { $spaces }
keep = Quedarse { $tile }
decline = Tapar las dos
put-it-on = Ponerla aquí: { $space }
put-on = Poner { $tile } aquí: { $space }
challenge = Desafiar a { $whom }

# Por qué no
first-turn-up = Primero destapa dos losetas.
both-together = Destapa dos losetas a la vez.
one-by-one = Destapa una loseta y después otra.
two-different = Destapa dos losetas distintas: uno de esos espacios es un hueco o ya está destapado.
two-are-up = Ya hay dos losetas destapadas: quédate una de la pareja o renuncia.
suits-differ = Son de palos distintos: no puedes quedarte ninguna.
number-owned = Ya tienes ese número.
into-a-gap = Ponla en un hueco.
into-a-gap-from-hand = Pon la loseta que tienes en la mano en un hueco.
putting-back-first = Le toca a { $who } devolver una loseta.
no-challenges = En esta partida nadie puede tener un número repetido: no hay desafíos.
not-active = Solo quienes siguen en juego desafían y son desafiados.
challenge-yourself = No puedes desafiarte.
in-hand = Espera a que todas las losetas en mano estén colocadas.
too-few = Solo se puede desafiar a quien tenga dos losetas o más.

# Qué ha pasado
turns-up =
    { $who-is ->
        [me] Destapas: { $spaces }.
       *[other] { $who } destapa: { $spaces }.
    }
turned-back = Las dos losetas se vuelven a tapar.
declines =
    { $who-is ->
        [me] Vuelves a tapar las dos losetas.
       *[other] { $who } vuelve a tapar las dos losetas.
    }
keeps =
    { $who-is ->
        [me] Te quedas
       *[other] { $who } se queda
    } una de las dos losetas{ $named }.
puts-the-other =
    { $who-is ->
        [me] Pones
       *[other] { $who } pone
    } la otra en un hueco: { $space }.
puts-back =
    { $who-is ->
        [me] Devuelves
       *[other] { $who } devuelve
    } una loseta{ $named } a un hueco: { $space }.
challenges =
    { $who-is ->
        [me] Desafías a { $whom }.
       *[other] { $whom-is ->
            [me] { $who } te desafía.
           *[other] { $who } desafía a { $whom }.
        }
    }
is-out =
    { $who-is ->
        [me] Tienes un número repetido y quedas fuera.
       *[other] { $who } tiene un número repetido y queda fuera.
    }
shown =
    { $tiles ->
        [one] Se muestra 1 loseta y los demás la devuelven.
       *[other] Se muestran { $tiles } losetas y los demás las devuelven.
    }
six-numbers =
    { $who-is ->
        [me] Tienes los seis números.
       *[other] { $who } tiene los seis números.
    }
all-different =
    { $who-is ->
        [me] Tus losetas son todas distintas: el desafío era un error.
       *[other] Las losetas de { $who } son todas distintas: el desafío era un error.
    }
others-out = Todos los demás están fuera.
all-out = Todos están fuera.
stalled = Nadie se ha quedado una loseta en { $turns } turnos por jugador, y todos muestran las suyas.
nobody-wins = Empate: no gana nadie.
won =
    { $who-is ->
        [me] Ganas.
        [several] { $who } comparten la victoria.
       *[other] { $who } gana.
    }

# The lesson.
lesson-flip = Quieres seis fichas con los números 0 (nulo), A (as), 2, 3, 4 y 5. En tu turno descubres dos y todos miran. Descubre la primera, arriba a la izquierda.
lesson-second = Un nulo de soles. Ahora descubre la ficha de su derecha.
lesson-keep = Ambas son soles: de dos del mismo palo puedes quedarte una, y nadie sabrá cuál. Quédate el nulo.
lesson-back = La otra vuelve boca abajo a cualquier hueco. Solo tú sabes qué hay allí. Ponla de nuevo a la derecha.
lesson-remember = El bot descubrió dos palos y tuvo que taparlos, pero los viste. El as de la esquina también es de soles: descúbrelo.
lesson-alone = ¿Qué otro sol conoces? El que tú mismo devolviste.
lesson-choose = Tienes el nulo, así que ambos números te faltan. Quédate el as.
lesson-gap = Tres huecos para elegir. Pon la otra donde estaba el as.
lesson-run = Dos de seis. Nadie puede tener un número dos veces, y gana quien antes tenga los seis.

# La guía
guide = Veinticuatro losetas están boca abajo. Reúnes los números de nulo a 5, pero las losetas no se quedan donde las viste.
guide-goal = La meta
    .text = Sé el primero en tener seis losetas con los números 0 (nulo), A (as), 2, 3, 4 y 5. Sus palos no importan.
    .shows = Seis losetas, cada número una vez: partida ganada.
guide-turn = En tu turno
    .text = Descubre dos losetas, una tras otra; todos miran. Si son del mismo palo puedes quedarte una cuyo número aún no tengas. Si no, o si no quieres, vuelve a tapar ambas.
    .shows = Dos soles: uno de ellos se puede guardar.
guide-keep = Quedarse una
    .text = Nadie más sabe cuál te quedas. La otra vuelve boca abajo al hueco que quieras, y solo tú sabes qué hay allí.
    .shows = Uno de los dos soles se guardó, el otro se devolvió. El segundo sitio marcado es ahora un hueco.
guide-twice = Ningún número dos veces
    .text = Dos veces el mismo número y quedas fuera. Siempre puedes mirar tus propias losetas, salvo en el juego a ciegas. Con las reglas habituales ni siquiera se te ofrece un número que tienes.
    .shows = El nulo ya está. De los dos soles descubiertos, el 3 y el as, se puede guardar cualquiera.
guide-challenge = De palabra
    .text = En el juego a ciegas, y donde se acuerde jugar con honor, nada te avisa. Pero puedes desafiar a otro: se muestran todas sus losetas. Con un número repetido queda fuera; sin ninguno, gana al instante.
    .shows = Solo su dueño sabe qué loseta es esta.

# Rompecabezas.
sure-goal = Recuerdas todas las losetas. Donde una muestra dos números, su pareja se repartió en secreto; nadie tiene un número dos veces. Descubre dos losetas que completen con seguridad tus seis números.
sure-value =
    { $value ->
        [100] los seis números, con seguridad
        [0] nunca los seis números
       *[other] los seis números en { $value } de 100 casos
    }

# Photographs of printed pieces.
photograph = Pon todas las losetas boca arriba en la forma de tu cuadrícula: 4 × 6, 6 × 4, 2 × 12, 12 × 2 o 5 × 5 con su hueco.

# The score sheet of the companion.
sheet-ended = Cómo acabó
sheet-ended-six = alguien tiene los seis
sheet-ended-challenge = un desafío fallido
sheet-ended-last = queda uno o ninguno
sheet-ended-stall = nadie recogía ya
sheet-ended-alone = en solitario, sin acabar
sheet-winner = Quién ganó así
sheet-disqualified = Descalificado
sheet-numbers = Números distintos
sheet-not-six = Los seis números acaban la partida y ganan.
sheet-not-nobody-six = Di quién tiene los seis.
sheet-not-tiles = Siempre quedan al menos ocho fichas en la mesa.
sheet-not-out = Quien está descalificado no gana.
sheet-not-last = Entonces todos los demás están descalificados; sin ganador, todos.
sheet-not-challenge = Tras un desafío fallido gana quien fue desafiado.
sheet-not-stall = Entonces deciden los números: elige «nadie».
sheet-not-alone = Hace falta seguir en solitario, con todos los demás descalificados.
sheet-not-honest = Con números vigilados nadie es desafiado ni descalificado.

# Lo que está mal en una posición.
wrong-tile = { $tile } no es una loseta; se escriben como S0, MA o K5, y un hueco con un punto.
wrong-spaces = { $spaces } lugares, no { $found }.
wrong-tags = tags: cada loseta tiene el suyo, como mucho last_tag, y un hueco tiene 0.
wrong-seen = Falta una loseta: esto es lo que ve un jugador, no una posición completa.
wrong-places = { $tile } está en { $times } sitios.
wrong-missing = Faltan losetas: { $count }.
wrong-own-gap = Un hueco no se puede tener.
wrong-tag-lists = tags: uno por lugar; shown_tags, uno por loseta mostrada.
wrong-memory-lists = memory: known, seen_at y source tienen una entrada por lugar.
wrong-tile-lists = tags, pairs y resolved van con las losetas una a una.
wrong-up = No hay loseta en ese lugar.
wrong-resumed = Tras devolver losetas el turno sigue destapando.
wrong-up-phase = Dos losetas distintas al mostrarlas; antes, ninguna o la primera.
wrong-hand = Se tiene una loseta al colocarla, y solo entonces.
wrong-placer-tiles = Quien coloca acaba de quedarse una.
wrong-placer = Se devuelven losetas cuando alguien queda fuera, y solo entonces.
wrong-shown = Las losetas mostradas se devuelven cuando alguien queda fuera.
wrong-pair = La pareja y su resto no concuerdan con { $tile }.
wrong-source = memory: source nombra una loseta que nadie tiene.
wrong-known = Eso no está en el lugar { $space }.
wrong-seen-at = Nada se vio en un turno futuro.
wrong-secret = La loseta del lugar { $space } no se devolvió en secreto.
wrong-rest = Una pareja tiene un solo resto.
wrong-out = Nadie queda fuera donde ningún número puede repetirse.
wrong-shown-whose = Solo se devuelven las losetas de quien queda fuera.
wrong-twice = { $who }: un número repetido.
wrong-tiles-back = { $who } quedó fuera y sus losetas vuelven.
wrong-six = Quien tiene seis losetas las ha mostrado; no { $who }.
wrong-winners = Ganan jugadores distintos que no quedaron fuera.
wrong-winners-early = La partida no ha acabado.
wrong-survivor = Cuando queda fuera el penúltimo jugador, la partida acaba.
wrong-out-turn = Quien queda fuera ya no participa.
wrong-quiet = Tras tantos turnos sin recoger nada la partida acaba.
wrong-cells-named = Solo una cuadrícula propia tiene casillas propias.
wrong-cells = De 24 a 36 casillas distintas, no { $count }.
wrong-cells-far = Filas y columnas van de 0 a 35.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-out = fuera de juego
field-phase-flip = descubrir losetas
field-phase-shown = elegir una de las dos losetas
field-phase-place = colocar la otra loseta
field-phase-replace = devolver losetas
field-placer = Quién devuelve losetas
field-resumed = Qué toca hacer después
field-resumed-flip = descubrir losetas
field-resumed-shown = elegir una de las dos losetas
field-resumed-place = colocar la otra loseta
field-resumed-replace = devolver losetas
field-resumed-over = nada: la partida ha acabado
field-quiet = Turnos sin loseta ganada
field-winners = Quién ha ganado
field-turns = Turnos hasta ahora
