# Lo que dice la terminal, además de lo que dicen los juegos.

player = Jugador { $number }
bot = Bot { $number } ({ $level ->
    [first_steps] primeros pasos
    [gentle] suave
    [casual] informal
    [club] de club
    [expert] experto
   *[other] { $level }
})
commitment = Compromiso de la semilla: { $hash }
seed-was = La semilla era { $seed }.
alone = { $who }, pulsa Intro cuando nadie más mire …
several = Empieza con el número del asiento, p. ej. 1: bid 4
help = Escribe un número, una acción como en las reglas, o: b (soltar), m (todas las jugadas), u (deshacer), hint (pista), r CLÁUSULA (regla), q (salir).
written = Escrito en { $file }.
keys = Intro tocar · Esc soltar · u deshacer · l historial · r reglas · ? teclas
    .all =
        Flechas  ir de un sitio a otro
        Tab     ir al siguiente que se puede tocar
        Intro, espacio, ratón  tocar
        Esc     soltar, o cerrar esta página
        h       una pista
        d       al acabar: cuánto valió cada decisión
        u       deshacer tu última jugada
        l       lo que ha pasado
        b, n    mirar una jugada atrás, y otra vez adelante
        r       las reglas; tras un rechazo, primero su cláusula
        m       todo lo que puedes hacer
        p       jugadores y puntos
        s       dejar actuar a la otra persona, si ambas pueden
        t       oscuro o claro
        RePág, AvPág  hojear una página
        q       dejar la mesa

        {"["} ] o línea doble: se puede tocar. « » o línea gruesa: en la mano.
        ‹ › o línea de puntos: lo último que pasó. ▶ ◀: aquí estás.
        ! ! o un marco grueso: la pista.
    .ends =
        Una partida puede acabar antes:
        x       rendirte
        o       ofrecer tablas
        c       anular la partida
        y, n    sí o no, cuando se te pregunta

        {"["}4:59]  un reloj en marcha; 5:00 es uno parado
enter-does = Intro: { $what }
press-again = Pulsa q otra vez para dejar la mesa.
resign-sure = ¿Te rindes? y sí · n no
call-off-sure = ¿Anular la partida? y sí · n no
all-agree = ¿Estáis todos de acuerdo? y sí · n no
draw-alone = No hay nadie a quien ofrecer tablas.
help-ends = La partida acaba antes con: resign (rendirte), draw (ofrecer tablas), call off (anular).
time-left = { $who }: quedan { $left }
time-runs = { $who }: quedan { $left }, el reloj corre
no-moves = Ahora no tienes nada que hacer.
hint-asked = Se está pensando una pista …
hint-do = Lo mejor: { $what } [{ $action }].
hint-brings = Lo mejor: { $what } [{ $action }] ({ $points }).
hint-wait = Por ahora es mejor esperar.
hint-even = Otra jugada sería igual de buena.
hint-better = Algo mejor que todo lo demás.
hint-clear = Claramente mejor que todo lo demás.
hint-chance = Probabilidad de ganar: cerca del { $chance } %.
hint-chance-ahead = Probabilidad de ganar: cerca del { $chance } %, { $more } más que con la segunda mejor jugada.
hint-company = Donde juegan otras personas no hay pistas.
keys-over = d decisiones · b, n mirar atrás · l historial · ? teclas · q salir
review-of =
    { $whose-is ->
        [me] Tus decisiones
       *[other] Decisiones de { $whose }
    }
review-early = Las decisiones se juzgan al final de la partida.
review-never = Nadie puede juzgar estas decisiones.
review-going = { $done } de { $total } decisiones vistas…
review-none = No hubo nada que decidir.
review-sum = { $good } de { $total } decisiones fueron tan buenas como cualquier otra.
review-sum-right = { $good } de { $total } decisiones fueron acertadas.
review-chances = Probabilidad de ganar: { $curve }
review-move = Jugada { $number }
review-decided = costó más
review-better = Mejor: { $what }
turn-none = Tal como está
turn-right = Girar a la derecha
turn-round = Dar media vuelta
turn-left = Girar a la izquierda
edge-tic = Tic
edge-single = Single
edge-nic = Nic
try-it = probarlo en la mente
trying = { $steps ->
    [one] En la mente: { $steps } paso. Nadie lo ve.
   *[other] En la mente: { $steps } pasos. Nadie lo ve.
}
past = Miras atrás: después de la jugada { $number } de { $count }. Esc: volver al presente.
no-past = Ese momento no se muestra otra vez: recordar es el juego.
lesson-over = Así se juega; lo demás llega jugando: parlour play { $game }
lesson-on = Pulsa Intro para seguir.
arena-bot = Bot
arena-rating = Puntuación ± 95 %
arena-share = Victorias sobre el anterior (95 %)
arena-games = Partidas
arena-pair = { $strong } contra { $weak }
arena-title = { $game }, { $players } asientos, semilla { $seed } { $options }
arena-bounds = Los límites de las proporciones valen en cualquier momento en que se pare; las puntuaciones varían según los repartos.
arena-faults = { $games ->
    [one] Una partida se perdió por un fallo: { $first }
   *[other] { $games } partidas se perdieron por fallos, la primera: { $first }
}
arena-late = Perdidas por tiempo: { $bots }
arena-stopped = Interrumpido; donde se escribieron partidas, la misma orden continúa.
stopped-unkept = Interrumpido, y no se guardó nada; con --out ARCHIVO la misma orden continúa.
stopped = Interrumpido.
simulate-matches = Partidas
simulate-length = Duración en acciones
simulate-branching = Acciones legales por decisión
simulate-leads = Cambios de líder
simulate-ties = Victorias compartidas
simulate-nobody = Sin ganador
simulate-clocks = Relojes agotados por partida
simulate-seat = Victorias del asiento { $seat }
simulate-late = Sin tiempo, asiento { $seat }
tune-title = { $game }, { $players } asientos{ $options }: { $aims }
tune-searching = Variantes probadas, partidas
tune-checking = Variantes halladas con repartos nuevos, partidas
tune-usually = juego habitual
tune-here = esta variante
tune-imbalance = Mayor distancia de un asiento a su parte justa
tune-length = Duración, acciones
tune-skill = Victorias del bot más fuerte
tune-lead_changes = Cambios de líder
tune-ahead_from = Ganador por delante sin vuelta tras
tune-decided = Ganadas por un solo asiento
tune-branching = Acciones legales por decisión
tune-change = { $aim }: { $verdict ->
    [better] mejor, seguro
    [worse] peor, seguro
   *[unsure] no es seguro
}
tune-kept = { $sure ->
    [yes] { $bound }: se cumple, seguro
   *[no] { $bound }: se cumple, no es seguro
}
tune-broken = { $sure ->
    [yes] { $bound }: no se cumple, seguro
   *[no] { $bound }: no se cumple, no es seguro
}
tune-sure = Todas las cifras son de repartos con los que no se eligió nada, con intervalos del 95 %. Con una probabilidad del 95 % es cierto todo lo que se llama seguro, corregido por el número de comparaciones, { $questions } (Holm).
tune-none = De { $tried } variantes ninguna fue mejor que el juego habitual.
tune-usual-breaks = El juego habitual no cumple { $bound }.
puzzles-of = Retos del { $date }, de { $easy } (muy fácil) a { $hard } (muy difícil):
puzzles-solve = Resuelve uno por su nombre, por ejemplo: { $command } { $game }
practice-next = Siguiente: { $command }
puzzle-typing = Escribe el número de lo que quieres tocar y luego el del lugar adonde va. O escribe: hint (la mejor jugada), u (deshacer tu jugada), b (soltar), m (todas las jugadas, cada una con lo que hay que escribir), r y el número de una regla, h (esta ayuda), q (salir).
puzzle-solved = Resuelto: { $value }.
puzzle-best = Resuelto: { $value }. No se puede mejorar.
puzzle-not-yet = Todavía no: { $value }. Deshaz con u y busca algo mejor.
puzzle-failed = Así no ha salido: deshaz con u.
puzzle-lost = Desde aquí ya no se alcanza el objetivo: deshaz con u.

# El examen.
exam-making = Preguntas
exam-made = Examen del { $date }: { $questions } preguntas, { $exact } de ellas con valores demostrados. SHA-256 { $digest }
exam-game = Juego
exam-questions = Preguntas
exam-regret = Pérdida (95 %)
exam-judged = Cotas
exam-scale = Pérdida: la probabilidad de ganar cedida, de 0 a 1. Cotas: hasta donde se conocen los valores.
exam-faults = Sin respuesta
exam-all = Todos los juegos
exam-fault = { $question }, { $form }: { $fault }
exam-gap = Disfrazado menos abierto, { $questions } pares: { $gap }
exam-number = Número:
exam-again = Escribe uno de los números ante las jugadas; Ctrl-C sale.
exam-stopped = Interrumpido; la misma orden continúa donde se escribieron respuestas.
