## Why something does not fit a tournament

refused-all-paired = Todas las rondas están emparejadas, { $rounds } en total; el torneo ha terminado.
refused-knockout-over = La eliminatoria ha terminado.
refused-few =
    Una mesa necesita { $least } jugadores; { $what ->
        [free] libres
       *[here] presentes
    }: { $players }.
refused-all-met = Todos han jugado contra todos; el torneo ha terminado.
refused-one-table = El torneo propio de 36 es una mesa de hasta { $most }, y hay { $players }.
refused-size-order = Mesas de { $least } a { $most } plazas: primero va el número menor.
refused-for-two =
    { $format ->
        [arena] Una arena
       *[elimination] Una eliminatoria
    } es para mesas de dos.
refused-series-two = Una serie de varias partidas es para mesas de dos.
refused-series-odd = Una eliminatoria es una serie con un número impar de partidas.
refused-cycles = Varias vueltas son para una liga de todos contra todos de dos en dos.
refused-places-rise = Los puntos de los puestos no deben subir de un puesto al siguiente.
refused-points-range = Los puntos están entre { $least } y { $most }.
refused-knockout-places = Una eliminatoria se puntúa por puestos.
refused-own-points = El torneo propio de 36 suma puntos, y gana el total más bajo.
refused-lowest-added = Donde ganan los puntos más bajos, solo el torneo propio de 36 los suma; puntúa por puestos.
refused-duplicate-scoring = Una noche duplicada, y solo ella, se puntúa por comparación o por ajuste.
refused-fitted-byes = Donde los resultados se ajustan, los descansos y las rondas perdidas no cuentan.
refused-night = Una noche duplicada, y solo ella, tiene el secreto de una noche.
refused-board-series = Un reparto se juega una vez, no como serie.
refused-compared-places = Donde se comparan resultados, los puestos no tienen puntos.
refused-tie-twice = Un desempate está nombrado dos veces.
refused-own-ties = El torneo propio de 36 desempata solo por partidas ganadas (T36-D17).
refused-rounds-said =
    { $format ->
        [arena] Una arena
        [elimination] Una eliminatoria
        [thirty-six] El torneo propio de 36
        [league] Una liga
       *[round-robin] Un torneo de todos contra todos
    } dice por sí misma cuántas rondas hay.
refused-not-at-table = { $name } no está en la mesa { $table }; en ella están { $names }.
refused-won-absent = { $name } no puede haber ganado sin presentarse.
refused-draw-or-won = O fue un empate o ganó { $name }.
refused-points-count = La mesa { $table } tiene { $seats } plazas ({ $names }); se han dado { $given } números.
refused-says-nothing = Di quién ganó, que fue un empate, o los puntos por plaza.
refused-draw-points = No puede ser un empate con puntos distintos.
refused-won-points = { $name } no puede haber ganado con estos puntos.
refused-points-seats = La mesa { $table } tiene { $seats } plazas, y sus puntos son otro número.
refused-ahead = { $name } no puede estar por delante de { $other } con estos puntos.
refused-result-seats = La mesa { $table } tiene { $seats } plazas, y su resultado habla de otro número.
refused-places = Los puestos { $places } se saltan uno o cuentan uno dos veces.
refused-needs-winner = Una eliminatoria necesita un ganador: { $first } y { $second } no pueden seguir los dos.
refused-needs-points =
    Aquí se { $what ->
        [compared] comparan
       *[added] suman
    } los puntos de la partida: dalos por plaza.
refused-series-end = Una serie a { $count } no puede acabar { $first } a { $second }.
refused-series-undecided = Una serie a { $count } no puede acabar { $first } a { $second }: eso no la decide.
refused-name-empty = Un nombre está vacío.
refused-name-long = { $name }: un nombre tiene como mucho { $most } caracteres.
refused-name-sign = El nombre { $name } contiene el carácter { $sign }, que no se puede mostrar.
refused-closed-already = El torneo ya está cerrado.
refused-nobody-called = Aquí nadie se llama { $name }.
refused-no-round = Aún no hay ninguna ronda emparejada.
refused-round-unknown = No hay ronda { $round }; se han emparejado { $paired }.
refused-table-unknown = La ronda { $round } no tiene mesa { $table }; sus mesas son { $tables }.
refused-name-form = El nombre { $name } se escribe { $clean }.
refused-entered = { $name } ya participa; ningún nombre está dos veces.
refused-entered-left = { $name } ya participó; ningún nombre está dos veces; quien se fue puede volver.
refused-late = { $name } llega tarde: en este formato todos se apuntan antes de la primera ronda.
refused-left = { $name } ya se fue.
refused-here = { $name } ya está.
refused-closed-enter = El torneo está cerrado; ya nadie puede apuntarse.
refused-closed-back = El torneo está cerrado; ya nadie puede volver.
refused-closed-claim = El torneo está cerrado; ya no se puede reclamar a nadie.
refused-claim-left = { $name } se ha ido. Quien organiza puede traerle de vuelta primero.
refused-closed-pair = El torneo está cerrado; ya no se empareja nada.
refused-waiting =
    La ronda { $round } espera aún los resultados de { $count ->
        [one] la mesa
       *[other] las mesas
    } { $tables }.
refused-round-next = Se empareja la ronda { $round }, pero la siguiente es la { $next }.
refused-table-twice = La mesa { $table } está dos veces.
refused-table-size = La mesa { $table } no puede tener { $seats } plazas.
refused-paired-gone = { $name } está en el emparejamiento pero no está aquí.
refused-paired-twice = { $name } está en dos emparejamientos.
refused-no-series = Aquí una mesa es una partida, no una serie.
refused-series-over = La serie de la mesa { $table } de la ronda { $round } ya ha terminado.
refused-result-there = La mesa { $table } de la ronda { $round } ya tiene un resultado; corrígelo.
refused-result-none = La mesa { $table } de la ronda { $round } no tiene resultado que corregir.

## What a house refuses

refused-organisers-only = Eso solo pueden hacerlo quienes organizan este torneo.
refused-own-device = En pantallas cada cual se apunta desde su dispositivo. Dales el enlace.
refused-full = Este torneo está completo: admite { $most } jugadores.
refused-list-twice = { $name } está dos veces en tu lista. Escribe uno de otra manera.
refused-not-entered = No participas en este torneo.
refused-next-round = La siguiente ronda es la { $round }.
refused-pairs-itself = Esta arena empareja por sí sola.
refused-other-result = La mesa { $table } de la ronda { $round } ya tiene otro resultado. Pregunta a quien organiza.
refused-types-not = Solo quien organiza o está en esta mesa anota su resultado.
refused-at-screens = Esta mesa se juega en pantallas, y su resultado llega solo.
refused-no-tournament = No existe ese torneo.
refused-no-such-round = No existe esa ronda.
refused-events-full = Ha pasado tanto en este torneo que ya no se puede anotar nada más.
refused-link = Con este enlace nadie llega a organizar. Pide uno nuevo.
refused-players = Este juego es para { $least } a { $most } jugadores, primero la mesa menor.
refused-own-game = Este formato es el torneo de las reglas de 36; elige el juego 36.
refused-minutes-arena = Solo una arena en pantallas empareja por sí sola durante un tiempo.
refused-minutes-series = Una arena que empareja por sí sola juega partidas sueltas, no series.
refused-minutes-clock = Una arena que empareja por sí sola tiene reloj, para que toda partida acabe.
refused-title = Un título tiene de 1 a 80 caracteres.
refused-duplicate-screens = Una noche duplicada se juega en pantallas, donde todos reciben los mismos repartos sellados.
refused-claim-in = Ya estás en este torneo, como { $name }.
refused-claimed = Alguien juega ya como { $name } desde un dispositivo.
refused-claim-waits = Ya has pedido ser { $name }. Enseña tu número a quien organiza.
refused-claim-declined = Quien organiza ha dicho que no eres { $name }. Apúntate con un nombre tuyo.
refused-claims-full = Ahora mismo muchos esperan respuesta. Pregunta a quien organiza e inténtalo otra vez.
refused-no-claim = No existe esa petición.
refused-claim-agreed = Ya se aceptó: { $name } juega desde ese dispositivo.
refused-claim-other = Quien pidió ser { $name } juega ya como { $other }.
refused-claim-late = Esta petición ya se rechazó. Puede apuntarse con un nombre propio.
