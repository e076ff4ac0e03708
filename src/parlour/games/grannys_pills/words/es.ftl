# Granny's Pills

summary = Toma tres pastillas tal como están y ordénalas en tu día, color por color.
picture-1 = Toma tres pastillas que se toquen y ponlas en tu día tal como estaban.
picture-2 = El color debe ser el de tu receta; la forma correcta da un punto más.
picture-3 = Una ronda por jugador; gana el total más alto.

# Opciones
option-forms = Formas
    .help = todas: filas, columnas y esquinas; rectas: sin esquinas
option-forms-all = todas
option-forms-straight = rectas
option-view = Vista
    .help = común: todos ven la cuadrícula igual; alrededor: girada, como alrededor de una mesa
option-view-common = común
option-view-around = alrededor
option-single = Una sola pastilla
    .help = siempre: cuando quieras; forzada: solo si no se pueden tomar tres
option-single-always = siempre
option-single-forced = forzada
option-cycles = Ciclos como mucho
    .help = ciclos tras los que una ronda acaba en todo caso
option-cycles-none = sin límite
option-colours = Colores equivocados
    .help = rechazar: no se permiten; confiar: se permiten, pero cuestan la ronda
option-colours-refuse = rechazar
option-colours-trust = confiar
option-tiebreak = Totales iguales
    .help = compartido: ganan todos; mejor ronda: gana quien tenga la mejor ronda más alta
option-tiebreak-shared = compartido
option-tiebreak-best-round = mejor ronda
option-limit = Límite de tiempo
    .help = segundos por turno
option-limit-none = ninguno

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
schedule-space = horario, fila { $row }, columna { $column }, { $holds }
schedule-space-for = horario, fila { $row }, columna { $column }, para { $asked }, { $holds }
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
place-from = Colocarlas desde la fila { $row }, columna { $column }
place-it-on = Colocarla en la fila { $row }, columna { $column }
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
