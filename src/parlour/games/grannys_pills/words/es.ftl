# Granny's Pills

summary = Toma tres pastillas tal como están y ordénalas en tu día, color por color.
picture-1 = Toma tres pastillas que se toquen y ponlas en tu día tal como estaban.
picture-2 = El color debe ser el de tu receta; la forma correcta da un punto más.
picture-3 = Una ronda por jugador; gana el total más alto.

# Opciones
option-forms = Formas
    .help = todas: filas, columnas y esquinas; rectas: sin esquinas
option-forms-all = todas
    .does = Tres en fila, en columna o en esquina.
option-forms-straight = rectas
    .does = Tres en fila o en columna; las esquinas no valen.
option-view = Vista
    .help = común: todos ven la cuadrícula igual; alrededor: girada, como alrededor de una mesa
option-view-common = común
    .does = Todos ven la cuadrícula igual.
option-view-around = alrededor
    .does = Ves la cuadrícula desde tu lado de la mesa; para los demás está girada.
option-single = Una sola pastilla
    .help = siempre: cuando quieras; forzada: solo si no se pueden tomar tres
option-single-always = siempre
    .does = Puedes tomar una sola píldora cuando quieras.
option-single-forced = forzada
    .does = Solo puedes tomar una si no hay tres posibles.
option-cycles = Ciclos como mucho
    .help = ciclos tras los que una ronda acaba en todo caso
option-cycles-none = sin límite
    .does = Una ronda dura hasta que un horario está lleno.
option-colours = Colores equivocados
    .help = rechazar: no se permiten; confiar: se permiten, pero cuestan la ronda
option-colours-refuse = rechazar
    .does = Las píldoras de otro color no se pueden poner.
option-colours-trust = confiar
    .does = Nada te avisa: un color equivocado al final deja tu ronda en 0.
option-tiebreak = Totales iguales
    .help = compartido: ganan todos; mejor ronda: gana quien tenga la mejor ronda más alta
option-tiebreak-shared = compartido
    .does = Totales iguales comparten la victoria.
option-tiebreak-best-round = mejor ronda
    .does = En empate gana quien tenga la mejor ronda.
option-limit = Límite de tiempo
    .help = segundos por turno
option-limit-none = ninguno
    .does = Tómate el tiempo que quieras.

# La mesa
pill =
    { $shape ->
        [1] pastilla redonda
        [2] cápsula
        [3] pastilla ovalada
       *[4] pastilla romboidal
    } { $colour ->
        [B] azul
        [G] verde
        [Y] amarilla
       *[R] roja
    }
    .short =
        { $shape ->
            [1] r
            [2] c
            [3] o
           *[4] ◇
        }{ $colour ->
            [B] az
            [G] ve
            [Y] am
           *[R] ro
        }
chosen = { $pill }, elegida
stacked = { $pill }, altura { $height }
empty = vacío
grid = La cuadrícula de pastillas
bag = Bolsa
bag-left =
    bolsa, { $pills ->
        [one] 1 pastilla
       *[other] { $pills } pastillas
    }
schedule-of =
    { $whose-is ->
        [me] Tu horario y tu receta
       *[other] Horario y receta de { $whose }
    }
prescription =
    { $whose-is ->
        [me] tu receta
       *[other] receta de { $whose }
    }: { $first }; { $second }; { $third }
prescribed = { $left }, { $middle }, { $right }
prescription-down =
    { $whose-is ->
        [me] tu receta
       *[other] receta de { $whose }
    }: boca abajo
space = fila { $row }, columna { $column }, { $holds }
schedule-at =
    { $space ->
        [1] arriba a la izquierda
        [2] arriba en el centro
        [3] arriba a la derecha
        [4] a media altura a la izquierda
        [5] en el centro
        [6] a media altura a la derecha
        [7] abajo a la izquierda
        [8] abajo en el centro
       *[9] abajo a la derecha
    }
schedule-space = horario, { $where }, { $holds }
schedule-space-for = horario, { $where }, para { $asked }, { $holds }
round = ronda { $round }
round-so-far = ronda { $round } hasta ahora
full = completo
spaces-empty =
    { $spaces ->
        [one] 1 vacío
       *[other] { $spaces } vacíos
    }
wrong-colour = un color equivocado
round-of = Ronda { $round } de { $rounds }.
last-cycle = Un horario está completo: este es el último ciclo.
time-for-a-turn = Turno

# Qué hacer
swap-or-choose = Elige tres pastillas que se toquen. Antes puedes intercambiar dos.
choose-pills = Elige tres pastillas que se toquen.
place-three = Toca dónde va la primera de las tres, o elige otras.
place-one = Toca dónde va la pastilla, o elige otras.
pass-now = No hay pastillas que tomar: pasa.
swapping = Intercambiar dos vecinas
swap = Intercambiar { $pills }
take = Tomar { $pills }
take-only = Tomar solo esta: { $pills } ({ $gained })
open-swap = Cambiar antes dos píldoras
open-three = Tomar enseguida tres píldoras
open-one = Tomar una sola píldora
place-from = Colocarlas, la primera { $where }
place-it-on = Colocarla { $where }
pass = Pasar

# Por qué no
swap-once = Puedes intercambiar una vez por turno, y solo antes de elegir pastillas.
swap-empty = Intercambia dos pastillas: uno de esos espacios está vacío.
straight-only = En esta partida solo se pueden tomar tres en fila o en columna.
fit-nowhere = { $pills }: estos colores no encajan en ningún lugar de tu receta.
colours-wrong = Los colores no encajan ahí con la receta.
colour-wrong = El color no encaja ahí con la receta.
three-possible = Se pueden tomar tres pastillas, al menos tras un intercambio: no se permite una sola.
pass-with-pills = Hay pastillas que tomar: no puedes pasar.
space-empty = Uno de esos espacios está vacío.
changed-enough = Ya has cambiado bastante de elección: coloca ahora las pastillas.
choose-first = Primero elige pastillas en la cuadrícula.
not-as-they-lie = Tal como están no caben ahí.
chosen-already = Ya las has elegido: colócalas o elige otras.
no-such-form = Ahí no hay tres espacios con esa forma.
not-now = Eso no se puede hacer ahora.

# Qué ha pasado
swaps =
    { $who-is ->
        [me] Intercambias { $pills }.
       *[other] { $who } intercambia { $pills }.
    }
chooses =
    { $who-is ->
        [me] Eliges { $pills }.
       *[other] { $who } elige { $pills }.
    }
chooses-only =
    { $who-is ->
        [me] Eliges solo { $pills }.
       *[other] { $who } elige solo { $pills }.
    }
places =
    { $who-is ->
        [me] Colocas { $pills }: { $gained }.
       *[other] { $who } coloca { $pills }: { $gained }.
    }
passes =
    { $who-is ->
        [me] No encuentras ninguna pastilla que tomar y pasas.
       *[other] { $who } no encuentra ninguna pastilla que tomar y pasa.
    }
no-time-left =
    { $who-is ->
        [me] Se te acabó el tiempo.
       *[other] A { $who } se le acabó el tiempo.
    }
schedule-full =
    { $whose-is ->
        [me] Tu horario
       *[other] El horario de { $whose }
    } está completo: este es el último ciclo de la ronda.
turned-up =
    { $whose-is ->
        [me] Se descubre tu receta.
       *[other] Se descubre la receta de { $whose }.
    }
round-over = La ronda { $round } ha terminado: { $scores }.
seat-points =
    { $who-is ->
        [me] tú { $points }
       *[other] { $who } { $points }
    }

# Mirar atrás
review-then = Después: { $what }

# The lesson.
lesson-three = Llena tu horario como pide tu receta: los colores deben coincidir. Toma tres píldoras juntas: en la cuarta columna, { $first }, debajo { $second } y debajo { $third }.
lesson-place = Conservan su forma y van donde los tres colores coinciden. Toca el sitio de la primera, el centro de la fila de arriba.
lesson-swap = Una vez por turno, antes de tomar, puedes cambiar dos vecinas. Toca Cambiar, luego { $first } en la segunda columna y { $second } debajo.
lesson-again = Ahora tres están como las quiere tu columna izquierda: toma { $first }, { $second } y { $third }.
lesson-there = Colócalas: la primera va arriba a la izquierda.
lesson-colour-shape = El color correcto vale 1 punto, la forma correcta 1 más. Un sitio con más de una píldora pierde 1.
lesson-one = Falta un sitio, para { $wanted }. En vez de tres puedes tomar solo una: toca esa píldora en la primera columna y luego el botón que lo dice.
lesson-last = Ponla en el sitio vacío.
lesson-full = Tu horario está lleno: los demás juegan un turno más y se cuenta la ronda. Hay una ronda por jugador y gana la suma mayor.

# La guía
guide = El día de la abuela tiene nueve sitios, y una receta dice qué píldora va en cada uno. Tomas tres a la vez, tal como están.
guide-three = Tres píldoras
    .text = Toma tres píldoras unidas por sus lados: tres en fila, tres en columna o un cuadrado de cuatro sin una esquina. Después, píldoras de la bolsa llenan los huecos.
    .shows = Las tres píldoras marcadas forman una columna.
guide-place = Colocarlas
    .text = Van a tu horario tal como estaban, sin girarlas ni voltearlas. Cada píldora debe tener el color que tu receta muestra para su sitio; la forma puede ser otra.
    .shows = A la izquierda el horario, a la derecha la receta. Los tres colores coinciden, y en la de abajo también la forma.
guide-swap = Cambiar
    .text = Una vez por turno, antes de tomar píldoras, puedes cambiar dos que estén una al lado o debajo de otra.
    .shows = Las píldoras marcadas pueden cambiar de sitio.
guide-one = Una píldora
    .text = En vez de tres puedes tomar una sola píldora. Va a un sitio vacío o encima de otra píldora, en el color correcto.
    .shows = La píldora marcada es la que quiere el sitio vacío marcado.
guide-count = La cuenta
    .text = Cada sitio vale 1 punto por el color correcto y 1 más por la forma correcta. De una pila solo cuenta la píldora de arriba, y una pila cuesta 1 punto.
    .shows = El sitio marcado tiene dos píldoras: el color es correcto, la forma no, y la pila cuesta un punto. 0 en total.
guide-end = El final
    .text = Cuando un horario está lleno, quienes aún no han jugado en esta vuelta lo hacen. Luego se cuenta, y cada cual recibe una receta nueva. Hay una ronda por jugador, y gana la suma más alta.
    .shows = Un horario lleno termina la ronda.

# Puzzles.
puzzle-name = El turno con más puntos
puzzle-goal = Encuentra el único turno tras el que tu horario tiene más puntos. Antes puedes cambiar dos píldoras.
puzzle-value =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
full-name = Llenar el horario
full-goal = Cambia dos píldoras y llena todo tu horario en este mismo turno. Solo hay una manera.
full-value =
    { $value ->
        [9] las nueve casillas llenas
        [one] { $value } casilla llena
       *[other] { $value } casillas llenas
    }

# Photographs of printed pieces.
photograph = Pon la cuadrícula de píldoras y, debajo, las recetas en fila, la del primer asiento a la izquierda.

# The score sheet of the companion.
sheet-ended = La ronda acabó porque
sheet-ended-full = un horario está lleno
sheet-ended-passes = todos pasaron
sheet-ended-cycles = se acabaron las vueltas
sheet-wrong = Un color equivocado arriba
sheet-colours_right = Casillas del color correcto
sheet-shapes_right = … y de la forma correcta
sheet-stacks = Casillas con pila
sheet-timer-turn = Tu turno
sheet-not-shapes = Una forma solo cuenta donde el color es correcto.
sheet-not-stacks = No hay más pilas que casillas con pastillas.
sheet-not-full = La ronda acaba cuando alguien tiene nueve colores correctos.
sheet-not-cycles = No acordasteis un número de vueltas.

# Lo que está mal en una posición.
wrong-pill = { $pill } no es una píldora; se escriben como G4, y un sitio vacío con un punto.
wrong-chosen = Hay píldoras elegidas al colocarlas, y solo entonces.
wrong-rounds = Tantas rondas como jugadores, igual para todos.
wrong-no-prescription = { $who }: falta la receta.
wrong-prescriptions = Cada receta sale una sola vez, una por ronda y jugador.
wrong-pill-times = { $pill } está { $times } veces; hay { $there }.
wrong-tags = tags va con las píldoras una a una, 0 con un sitio vacío.
wrong-tags-own = tags: cada píldora tiene el suyo.
wrong-chosen-kind = { $action } no lleva a { $phase }.
wrong-chosen-rule = { $action } no es posible.
wrong-no-turn = { $who } aún no ha jugado en esta ronda.
wrong-colour-asked = { $who }: una píldora no tiene el color pedido.
wrong-passes = La ronda acaba cuando todos han pasado.
wrong-pass = Nadie pasa mientras haya una píldora que tomar.
wrong-swapped = Se cambian dos píldoras, que siguen ahí.
wrong-changes = Se cambia una elección mientras hay píldoras elegidas.
wrong-cycle = Tras tantos ciclos la ronda acaba.
wrong-full = No empieza ningún ciclo tras llenarse un horario.
wrong-cycle-pills = Cada turno toma una píldora, o pasa si no hay.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-phase-choose = elegir pastillas
field-phase-placeThree = colocar tres pastillas
field-phase-placeOne = colocar una pastilla
field-swapped = Se cambiaron dos pastillas
field-changes = Cambios de elección
field-cycle = Ciclos acabados de esta ronda
field-turns = Turnos empezados
