# Lo que cualquier juego puede decir.

# Lo que el árbitro dice a todos.
game-over = La partida ha terminado.
not-your-turn = No es tu turno.
nothing-to-do = Ahora no se puede hacer nada con eso.
choose-first = Elige primero lo que va ahí.
nowhere-to-go = Ahora no hay sitio para eso.
puzzle-forbids = Este reto no lo permite. La tarea: { $goal }

# Por qué algo no se puede deshacer.
undo-nothing = todavía no se ha jugado nada
undo-nothing-of-yours = no hay nada tuyo que deshacer
undo-over = la partida ha terminado y se conoce su semilla
undo-unknown = en este juego no se deshace nada
undo-acted = alguien ha jugado desde entonces
undo-shown-to-all = eso mostró algo nuevo a todos
undo-shown = eso mostró algo nuevo a { $whom }
undo-refused = No se puede deshacer: { $reason }.

# Lo que pasa en la mesa.
takes-back =
    { $who-is ->
        [me] Deshaces la última jugada.
       *[other] { $who } deshace la última jugada.
    }
leaves =
    { $who-is ->
        [me] Te vas; un bot sigue jugando.
       *[other] { $who } se va; un bot sigue jugando.
    }
away-bot =
    { $who-is ->
        [me] No estás; un bot juega hasta que vuelvas.
       *[other] { $who } no está; un bot juega hasta que vuelva.
    }
late-bot =
    { $who-is ->
        [me] Se te ha acabado el tiempo; un bot juega hasta que vuelvas.
       *[other] A { $who } se le ha acabado el tiempo; un bot juega hasta que vuelva.
    }
late-free =
    { $who-is ->
        [me] Se te ha acabado el tiempo; hasta que vuelvas, quien mire puede ocupar tu sitio.
       *[other] A { $who } se le ha acabado el tiempo; quien mire puede ocupar el sitio.
    }
comes-back =
    { $who-is ->
        [me] Has vuelto a tu sitio.
       *[other] { $who } ha vuelto.
    }

# Cómo acaba una partida antes de que la acaben sus reglas.
ended-resigned =
    { $who-is ->
        [me] Te has rendido.
       *[other] { $who } se ha rendido.
    }
ended-time =
    { $who-is ->
        [me] Se te ha acabado el tiempo.
       *[other] A { $who } se le ha acabado el tiempo.
    }
ended-left =
    { $who-is ->
        [me] No estabas; la partida se dio por acabada.
       *[other] { $who } se ha ido.
    }
ended-drawn = Habéis acordado tablas.
ended-called-off = La partida se ha anulado: no hay resultado.
out-resigned =
    { $who-is ->
        [me] Te has rendido; sigue un bot.
       *[other] { $who } se ha rendido; sigue un bot.
    }
out-time =
    { $who-is ->
        [me] Se te ha acabado el tiempo; sigue un bot.
       *[other] A { $who } se le ha acabado el tiempo; sigue un bot.
    }
out-left =
    { $who-is ->
        [me] No estabas; sigue un bot.
       *[other] { $who } se ha ido; sigue un bot.
    }
asks-draw =
    { $who-is ->
        [me] Ofreces tablas.
       *[other] { $who } ofrece tablas.
    }
asks-undo =
    { $who-is ->
        [me] Pides deshacer tu última jugada.
       *[other] { $who } pide deshacer la última jugada.
    }
asks-call-off =
    { $who-is ->
        [me] Pides anular la partida.
       *[other] { $who } pide anular la partida.
    }
agrees =
    { $who-is ->
        [me] Aceptas.
       *[other] { $who } acepta.
    }
declines =
    { $who-is ->
        [me] No aceptas.
       *[other] { $who } no acepta.
    }

# Por qué ahora no se puede.
early-not-now = Eso no se puede pedir ahora.
early-nothing-asked = Ya no se pide nada.
early-others-agree = Son los demás quienes tienen que aceptar.
early-agreed = Ya has aceptado.
early-back = Ya ha vuelto, o todavía es pronto.

# Lo que las mesas tienen en común. "after" pone dos frases seguidas.
hand =
    { $whose-is ->
        [me] Tu mano
       *[other] Mano de { $whose }
    }
turn =
    { $who-is ->
        [me] Es tu turno.
       *[other] Le toca a { $who }.
    }
wins =
    { $who-is ->
        [me] Ganas con { $points }.
        [several] { $who } comparten la victoria con { $points }.
       *[other] { $who } gana con { $points }.
    }
last-round = Era la última ronda.
after = { $first } { $then }
points = puntos

# In lessons.
lesson-otherwise = También está permitido. Aquí prueba lo que pide la lección.

# Lo que está mal en una posición.
wrong-seat = No hay ningún asiento { $seat }.
wrong-room = No hay sitio para { $count }.
wrong-number = No puede ser { $number }.
wrong-word = { $word } no es ninguno de: { $words }.
wrong-stream = Una clave de ceros de la que no se sacó nada no es un flujo; déjala en null.
wrong-option = { $option } no es posible; elige { $wanted }.
wrong-start = No hay asiento { $seat } con { $players } jugadores.
wrong-no-thing = En este juego no hay { $thing }.
wrong-no-place = No hay sitio { $spot } para eso.
wrong-nothing-there = Ahí no hay nada.
wrong-taken = Ya está en otro sitio, o no hay ninguno.
wrong-off-board = Tiene que estar en el tablero.
wrong-side = Eso no se puede girar.
wrong-never-empty = Aquí siempre hay algo; pon otra cosa en su lugar.
wrong-no-field = No hay ningún campo { $field }.
wrong-cannot = No se puede hacer: { $why }.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-of = { $whose }: { $field }
field-turn = Turno de
field-first = Quién empezó
field-phase = Qué toca hacer
field-phase-over = nada: la partida ha acabado
field-phase-play = jugar
field-passes = Pases seguidos
field-clocks = Relojes puestos en marcha

# Photographs of printed pieces, where a game says nothing.
photograph = Las piezas de este juego no llevan códigos.

# Why an action is better than another.
because-wins = Con eso ganas.
because-points = Entonces tienes { $number } puntos en vez de { $rather }.
because-points-other = Entonces { $whom } tiene unos { $number } puntos en vez de { $rather }.
because-play = Te queda una jugada de { $number } puntos en vez de { $rather }.
because-play-other = A { $whom } le queda una jugada de unos { $number } puntos en vez de { $rather }.
