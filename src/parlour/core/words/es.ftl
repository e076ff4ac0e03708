# Lo que cualquier juego puede decir.

# Lo que el árbitro dice a todos.
game-over = La partida ha terminado.
not-your-turn = No es tu turno.
nothing-to-do = Ahora no se puede hacer nada con eso.
choose-first = Elige primero lo que va ahí.
nowhere-to-go = Ahora no hay sitio para eso.

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
