## The bar

home = Parlour, todos los juegos
to-light = Cambiar a claro
to-dark = Cambiar a oscuro
language = Idioma
cancel = Cancelar
close = Cerrar
skip = Saltar la barra
settings = Ajustes

## The shelf

yours-heading = Tus partidas
yours-turn = Te toca
yours-waiting = Le toca a { $who }
yours-open = Faltan jugadores
yours-with = con { $names }
yours-alone = en solitario
yours-alone-long = Sale de aquí el { $day }
yours-title = ({ $count }) Parlour
shelf-offline = Sin conexión: así estaba todo la última vez que miraste. Tus partidas te esperan.
today = Hoy
today-learn = Aprende uno en un minuto
today-solved = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
today-open = Nuevos cada día
shelf-learnt = aprendido
shelf-heading = ¿A qué jugamos?
shelf-icons = Iconos de Pivot Pawns creados por los artistas de game-icons.net, CC BY 3.0
try-again = Volver a intentarlo
warming = Preparando los juegos: { $done } de { $total }
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
players-range = { $least }–{ $most } jugadores
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
ages = desde { $ages } años
by-designer = de { $name }

## Pages without a game

lost-heading = Aquí no hay nada
lost-link = Ir a los juegos
broken-heading = No se ha podido mostrar esta página
broken-text = Falta una parte, quizá porque Parlour se acaba de renovar. No se ha perdido nada de tu partida.
broken-reload = Volver a cargar
missing-heading = Esa mesa no existe
missing-text = Puede que el enlace esté mal escrito o que la mesa ya se haya recogido.
missing-link = Empieza una partida nueva.
going = Camino de la mesa…
unanswered = Parlour no responde. Volviendo a intentarlo…

## Setting up

setup-title = Partida nueva · Parlour
table-title = { $game } · Parlour
table-title-turn = Te toca · { $game }
setup-players = Jugadores
setup-more = Más
setup-more-what = amigos, bots más fuertes, otras reglas
setup-play = Jugar
setup-pictures = El juego en imágenes
setup-clause = { $option }: cláusula { $clause }
notice-rule = La regla
setup-seat = asiento { $seat }
setup-last = Como la última vez
wrong-range = Elige de { $least } a { $most }.
wrong-steps = Elige de { $least } a { $most }, de { $step } en { $step }.
wrong-together = Esto no encaja con lo demás elegido.
wrong-players = Con estas opciones no pueden jugar tantos.
wrong-name = Este nombre no sirve. Elige otro.
usual = lo habitual ({ $least }–{ $most })
yes = Sí
no = No
seat-who = Sitio { $seat }: quién juega
seat-strength = Sitio { $seat }: nivel
seat-name = Sitio { $seat }: nombre
chair-me = Yo
chair-here = Alguien aquí
chair-link = Alguien por enlace
chair-bot = Bot
chair-joins = entra con el enlace
name-me = Tú
bot = Bot

## Who plays, before a game

party-me = tú
party-here = { $count ->
    [one] alguien aquí
   *[other] { $count } personas aquí
}
party-link = { $count ->
    [one] alguien por enlace
   *[other] { $count } personas por enlace
}
party-bot-first_steps = { $count ->
    [one] un bot que da sus primeros pasos
   *[other] { $count } bots que dan sus primeros pasos
}
party-bot-gentle = { $count ->
    [one] un bot suave
   *[other] { $count } bots suaves
}
party-bot-casual = { $count ->
    [one] un bot informal
   *[other] { $count } bots informales
}
party-bot-club = { $count ->
    [one] un bot de club
   *[other] { $count } bots de club
}
party-bot-expert = { $count ->
    [one] un bot experto
   *[other] { $count } bots expertos
}

## Strengths of bots

level-first_steps = Primeros pasos
level-gentle = Suave
level-casual = Informal
level-club = De club
level-expert = Experto

## Ajustes

setting-sound = Sonidos
setting-buzz = Vibración
setting-speed = Velocidad de los movimientos
speed-slow = Lenta
speed-usual = Normal
speed-fast = Rápida
speed-none = Ninguna
speed-still = Este dispositivo pide poco movimiento: nada se desliza.
setting-marks = Marcas de lo que se puede tocar
marks-usual = Normales
marks-strong = Fuertes
setting-hand = Dónde están los botones
hand-left = Izquierda
hand-middle = Centro
hand-right = Derecha
setting-light = Luz
light-device = Como el dispositivo
light-light = Clara
light-dark = Oscura
settings-kept = Se guarda en este dispositivo.
clarity-label = Ayuda a que las reglas sean más claras
clarity-text = Esta casa puede anotar dónde las reglas no estaban claras mientras juego. Nada sale de esta casa. Al apagarlo se borra lo anotado.
clarity-noted =
    { $noted ->
        [0] Aún no hay nada anotado.
        [one] 1 nota hasta ahora.
       *[other] { $noted } notas hasta ahora.
    }
clarity-save = Guardarlas en un archivo

## The lobby

invited = { $host } te invita a una partida.
invited-unnamed = Te invitan a una partida.
guest = Invitado { $seat }
share = Compartir
share-text = { $host } te invita a una partida de { $game }.
share-text-unnamed = Ven a jugar a { $game } conmigo.
scan = Código para escanear
only-here = Este enlace solo sirve en este ordenador. Abre Parlour con { $option } y los móviles de la misma sala podrán unirse.
your-name = Tu nombre
send-link = { $friends ->
    [one] Envía este enlace a quien falta.
   *[other] Envía a cada persona que falta su propio enlace.
} La partida empieza sola.
seat-link = Enlace al sitio { $seat }
copy = Copiar
copied = Copiado
copy-by-hand = Tu navegador no deja copiar a esta página. Aquí está, seleccionado: cópialo tú.
share-refused = Tu navegador no ha querido compartirlo. Copia el enlace.
being-laid = Estamos poniendo la mesa…
waiting = Aún falta alguien
sit-here = Sentarme aquí
sit-here-as = Sentarme como { $name }
other-name = Otro nombre
lobby-learn = Enséñame mientras esperamos
role-bot = bot
role-here = aquí
role-joined = ya está

## Passing the device

pass-device = Pásale el dispositivo a
pass-device-to = Pásale el dispositivo a { $name }.
i-am = Soy { $name }

## The table

players-label = Jugadores
thinking = está pensando
away = ausente
take-back = Deshacer
with-key = { $label } ({ $key })
hint = Pista
hint-asked = Se está pensando una pista…
hint-do = Lo mejor: { $what }.
hint-brings = Lo mejor: { $what } ({ $points }).
hint-wait = Por ahora es mejor esperar.
hint-even = Otra jugada sería igual de buena.
hint-better = Algo mejor que todo lo demás.
hint-clear = Claramente mejor que todo lo demás.
hint-chance = Probabilidad de ganar: cerca del { $chance } %.
hint-chance-ahead = Probabilidad de ganar: cerca del { $chance } %, { $more } más que con la segunda mejor jugada.
hint-chance-even = Probabilidad de ganar: cerca del { $chance } %; otra jugada es igual de buena.
leave-table = Dejar la mesa
drawer-rules = Reglas
drawer-log = Qué ha pasado
drawer-talk = Decir algo
drawer-moves = Jugadas posibles
drawer-result = Resultado
drawer-leave = ¿Dejar la mesa?
board-size = Tamaño del tablero
larger = Más grande
smaller = Más pequeño
whole-board = Tablero entero
follow-game = Seguir el juego
show-large = Ver en grande: { $place }
fits-aside = Encaja aquí: { $places }. Toca para verlo en grande.
place-chosen = { $place }, elegido
place-open = { $place }, se puede elegir
place-brings = { $place }, se puede elegir: { $points }
play-again-move = Ver otra vez la última jugada
look-back = Mostrar la mesa tras esta jugada
past = Estás mirando atrás.
past-end = Volver al presente
past-before = La jugada anterior
past-after = La jugada siguiente
past-beginning = Empieza la partida.
past-moment = Momento de la partida
past-of = Jugada { $move } de { $moves }
past-eyes = Visto por
past-onlooker = Espectador
past-everybody = Todos
past-link = Copiar un enlace a este momento
comes-back = { $name } ha vuelto.
goes-away = { $name } se ha ausentado.
clock-minutes = { $clock }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
clock-seconds = { $clock }: { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## What to do now

line-down = Se ha cortado la conexión. Volviendo a intentarlo…
go-on = Seguir
to-result = Resultado y siguiente partida
actions = Acciones
turn-none = Tal como está
turn-right = Girar a la derecha
turn-round = Dar media vuelta
turn-left = Girar a la izquierda

## The drawers

log-empty = Todavía no ha pasado nada.
log-earlier = Ver lo anterior
moves-none = Ahora no hay nada que hacer.
moves-of = { $name }:
rules-fetching = Buscando las reglas…
rules-failed = No se han podido cargar las reglas. Cierra esto e inténtalo otra vez.
rules-english = Las reglas exactas están en inglés.
leave-text = Un bot seguirá jugando por ti. No podrás volver a tu sitio, pero sí mirar.
leave-stay = Quedarme
leave-for-good = Irme del todo
leave-of = { $name } se va

## The result

over = La partida ha terminado
draw = Empate
wins = { $who-is ->
    [me] Has ganado
    [several] Ganan { $who }
   *[other] Gana { $who }
}
total = Total
next-game = Ir a la siguiente partida
best-kept = Tu mejor marca: { $points }
best-new = ¡Nueva marca! Antes: { $points }
play-again = Jugar otra vez
more = Más
swap-seats = Cambiar de sitio
other-games = Otros juegos
look-back-all = Mirar atrás
review = Decisiones
review-whose = De quién
review-about = El bot ha vuelto a probar cada decisión, sabiendo solo lo que se podía saber entonces. Tras ± está cuánto puede errar un número.
review-about-right = Si cada decisión fue acertada, con lo que se podía saber entonces.
review-curve = { $name }: probabilidad de ganar a lo largo de la partida
review-axis = Probabilidad de ganar
review-none = No hubo nada que decidir.
review-sum = { $good } de { $total } decisiones fueron tan buenas como la mejor, o casi.
review-sum-right = { $good } de { $total } decisiones fueron acertadas.
review-going = { $done } de { $total } decisiones vistas…
review-move = Jugada { $move }
review-decided = costó más
review-took = Jugado: { $what }
review-better = Mejor: { $what }
review-tag-took = jugado
review-tag-best = mejor
review-more = { $count ->
    [one] Una más que costó algo
   *[other] { $count } más que costaron algo
}
points-explained = De dónde salen los puntos
part = { $label }: { $text }
seed-verified = Semilla comprobada
seed-wrong = La semilla no coincide con su sello
seed-told = Antes de la primera jugada, la mesa se comprometió con esta semilla. Su SHA-256, recién calculado en tu navegador, { $result ->
    [mixed] es el sello, y tu propio azar entró en la mezcla.
    [same] es el sello.
   *[other] no es el sello.
}
seed = Semilla
commitment = Sello
download = Descarga la partida
download-check = y comprueba cada jugada con

## What goes wrong, by its code

problem-offline = Parlour no responde. Inténtalo otra vez dentro de un momento.
problem-bad_message = Este mensaje no se puede leer.
problem-unseen = Contiene un signo que no se ve. Escríbelo sin él.
problem-too_large = Este mensaje es demasiado largo.
problem-foreign_origin = Esta petición viene de una página de otro sitio.
problem-not_yours = Solo quienes han jugado pueden pedir otra partida.
problem-no_table = Esa mesa no existe.
problem-not_found = Aquí no hay nada.
problem-too_many = Es demasiado para una hora. Vuelve un poco más tarde.
problem-damaged = El registro de esta mesa está dañado y se ha apartado.
problem-failed = Algo ha salido mal aquí. No se ha cambiado nada.
problem-retry = Ahora mismo hay mucho jaleo. Inténtalo otra vez.
problem-not-yours = Ese no es tu sitio.
problem-unreadable = Esta jugada no se puede leer.
problem-over = La partida ha terminado.
problem-company = Donde juegan otras personas no hay pistas.
problem-fair-play = Ahora juegas una partida de este juego que cuenta. La ayuda vuelve cuando esa partida termine.
problem-no-review = Las decisiones se juzgan al final de la partida.
problem-too_fast = Has ido demasiado rápido; espera unos segundos.
problem-phrases = En esta mesa solo se dicen las frases de arriba.
problem-starting = Estamos poniendo la mesa. Inténtalo otra vez dentro de un momento.
problem-stale = La posición ha cambiado. Vuelve a mirar.
problem-no-past = Ese momento no se muestra otra vez.
problem-pass_unknown = Este enlace no lleva a nadie. Crea uno nuevo en tu otro dispositivo.
problem-pass_used = Este enlace ya se ha usado. Crea uno nuevo en tu otro dispositivo.
problem-pass_old = Este enlace es demasiado viejo. Crea uno nuevo en tu otro dispositivo.
problem-guest_foreign = Esta persona es de otra casa, o el archivo se ha cambiado.
problem-guest_old = Esta persona lleva más de un año sin venir y ya no se la conoce.
problem-guest_forgotten = Esta persona fue olvidada, como había pedido.
problem-passkey_wrong = Esta clave de acceso no se ha aceptado. Inténtalo otra vez.
problem-passkey_late = Ha tardado demasiado, o ya estaba hecho. Inténtalo otra vez.
problem-passkey_unknown = Esta casa no conoce esta clave de acceso, o ya no.
problem-passkey_known = Este dispositivo ya guarda una clave de acceso para ti.
problem-passkeys_full = Tienes todas las claves de acceso posibles. Quita antes una.
problem-passkey_nowhere = Una clave de acceso necesita una casa con nombre; aquí esta es solo un número.
problem-passkey_cancelled = No se ha elegido ninguna clave de acceso. Inténtalo cuando quieras.
problem-passkey_failed = Este navegador no ha podido hacerlo. También sirve un enlace o un archivo.
problem-no_guest = Aún no tienes sitio aquí: siéntate primero a una mesa.
problem-closed = Quienes llevan la casa han cerrado esta mesa. Busca otra o abre la tuya.
problem-night = Quizá otros juegan aún estos repartos. Cuando acabe la noche, todos podrán mirar.
problem-banned = Quienes llevan la casa te piden que no entres hasta el { $until }. Vuelve entonces.
problem-muted = Quienes llevan la casa te piden silencio hasta el { $until }.
problem-word = Contiene una palabra que no se usa en esta casa. Elige otra.
problem-kids = Eso no está disponible aquí: el modo infantil está activado.
problem-no_operator = Esta no es una clave de esta casa. Mira si está completa.
problem-not_owner = Eso solo puede hacerlo un propietario de la casa.
problem-no_cookies = Tu navegador no guarda cookies de esta página, así que no puede reconocer tu asiento. Permite las cookies para esta dirección y vuelve a intentarlo.

gallery = Galería
gallery-tables = Mesas
gallery-pages = Páginas
gallery-controls = Controles
gallery-pieces = Piezas
gallery-width = Anchura
gallery-height = Altura
gallery-sheet = Hoja

## Tried in the mind

trying = { $steps ->
    [one] En la mente: { $steps } paso. Nadie lo ve.
   *[other] En la mente: { $steps } pasos. Nadie lo ve.
}
place-tries = { $place }, se puede probar
trying-end = Volver atrás

# Puzzles.
puzzles-heading = Retos del día
puzzles-shelf = Retos de hoy
puzzles-about = Los mismos para todos, nuevos a medianoche UTC; fáciles los lunes, los más difíciles los domingos. Solo este dispositivo sabe cómo te ha ido.
puzzles-earlier = El día anterior
puzzles-later = El día siguiente
puzzles-solved = { $solved } de { $all } resueltos
puzzles-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
 }
puzzles-print = Imprimirlos, con las soluciones al dorso
puzzles-share = Compartir el resultado
puzzles-copied = Copiado
puzzle-rating =
    { $rating ->
        [1] muy fácil
        [2] fácil
        [3] bastante fácil
        [4] media
        [5] bastante difícil
        [6] difícil
       *[7] muy difícil
    }
puzzle-mark-first = resuelto a la primera
puzzle-mark-helped = resuelto con ayuda
puzzle-mark-later = resuelto más tarde
puzzle-mark-tried = todavía no
puzzle-mark-shown = solución mostrada
puzzle-mark-open = sin intentar
puzzle-leave = Volver a los retos
puzzle-back = Deshacer
puzzle-again = Empezar de nuevo
puzzle-next = Siguiente reto
puzzle-hint-where = Empieza por lo resaltado. Después: la jugada y luego la solución.
puzzle-hint-next = Otra pista
puzzle-answer = Mostrar la solución
puzzle-solved = Resuelto: { $value }.
puzzle-best = Resuelto: { $value }. No se puede mejorar.
puzzle-not-yet = Todavía no: { $value }. Se puede mejorar: deshaz o empieza de nuevo.
puzzle-failed = Así no ha salido. Deshaz o empieza de nuevo.
puzzle-lost = Desde aquí ya no se alcanza el objetivo: deshaz o empieza de nuevo.
puzzle-shown = Esta es la solución: { $value }.
puzzle-none = { $game } todavía no tiene retos.
puzzle-none-others = A los retos del día
puzzle-none-play = Jugar a { $game }
puzzles-to-come = Los retos del { $date } se abren ese día, a medianoche UTC.
puzzles-since = Los primeros retos son los del { $date }.

# Practice.
practice-heading = Práctica
practice-link =
    { $count ->
        [0] Practicar sin fin
       *[other] Practicar sin fin · tocan { $count }
    }
practice-endless = Retos sin fin
practice-about = Uno tras otro, tan difíciles como quieras. Solo este dispositivo recuerda lo que resolviste.
practice-difficulty = Dificultad
practice-any = como vengan
practice-solved =
    { $count ->
        [0] sin empezar
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }
practice-leave = Volver a la práctica
practice-skip = Otro; este vuelve más tarde
mistakes-heading = Tus propios errores
mistakes-none = Después de una partida, mira tus decisiones y guarda lo que salió mal: vuelve aquí como reto.
mistakes-due =
    { $count ->
        [0] Hoy no toca ninguno.
        [one] Toca { $count }.
       *[other] Tocan { $count }.
    }
mistakes-begin = Practicar ahora
mistakes-all =
    { $count ->
        [one] El que guardas
       *[other] Los { $count } que guardas
    }
mistakes-delete = Borrar todos
mistakes-sure = ¿Borrarlos todos? No se puede deshacer.
mistakes-yes = Sí, borrar todos
mistakes-no = Guardarlos
mistake-due = toca ahora
mistake-later = otra vez el { $date }
mistake-delete = Borrar este
mistake-ask = Aquí regalaste el { $percent } % de tus opciones. ¿Qué es mejor?
mistake-ask-right = Aquí se te escapó lo correcto. ¿Qué es?
mistake-same = Eso hiciste entonces. Inténtalo otra vez.
mistake-wrong = No es eso. Inténtalo otra vez.
mistake-cannot = Eso no se puede hacer aquí.
mistake-right = Correcto: { $what }
mistake-shown = Lo mejor era: { $what }
mistake-next = El siguiente
mistake-done = Listo por ahora
practise-these =
    { $count ->
        [one] Practicar este
       *[other] Practicar estos { $count }
    }
practise-kept = Guardado para practicar. Allí vuelve.
practise-failed = No funcionó. Inténtalo otra vez.

# Lessons.
lesson-show = Enséñame
lesson-where = ¿Dónde?
lesson-leave = Terminar la lección
lesson-title = Aprender un juego
lesson-step = Paso { $step } de { $steps }
lesson-jumps = Ahora, otra posición.
lesson-over = Así se juega; lo demás llega jugando. Un bot suave ya te espera.
lesson-over-table = Así se juega; lo demás llega jugando. Tu mesa te espera.
lesson-back = Volver a la mesa
lesson-play = Jugar de verdad

## You

you-title = Tú · Parlour
you-heading = Tú
you-known = En esta casa eres { $names } y tienes sitio en { $tables ->
    [one] { $tables } mesa.
   *[other] { $tables } mesas.
}
you-unnamed = Esta casa te conoce, pero no tienes sitio en ninguna mesa.
you-new = Es tu primera vez aquí. Siéntate a una mesa y este dispositivo te reconocerá; no hace falta ninguna cuenta.
name-text = Así te ven los demás en las mesas, en los torneos y en los círculos, desde ahora y donde ya jugaste.
name-keep = Guardar el nombre
name-done = Ahora te llamas { $name }.
you-welcome = Te damos la bienvenida, { $names }. Este dispositivo ya es tuyo.
you-welcome-back = Te damos la bienvenida. Este dispositivo ya es tuyo.
along-heading = En otro dispositivo
along-text = Abre allí un enlace, o escanea su código, y en los dos dispositivos serás tú, con todos tus sitios.
along-make = Crear un enlace
along-again = Crear otro enlace
along-link = Enlace a tu otro dispositivo
along-until = Vale una vez, hasta las { $time }. No se lo des a nadie más.
passkeys-heading = Una clave de acceso
passkeys-text = Tu teléfono, tu ordenador o tu gestor de contraseñas puede guardar una clave de acceso. Con ella vuelves a ser tú en cualquier dispositivo, sin contraseña.
passkeys-text-new = ¿Creaste una clave de acceso en esta casa? Con ella vuelves a ser tú.
passkeys-label = Nombre de la clave de acceso
passkeys-keep = Guardar este nombre con una clave de acceso
passkeys-have = Tengo una clave de acceso
passkeys-instead = Con la clave de acceso de otra persona, este dispositivo será suyo; guarda antes tu propio archivo.
passkeys-unused = creada el { $made }, aún sin usar
passkeys-used = creada el { $made }, usada por última vez el { $used }
passkeys-elsewhere = para { $host }
passkeys-remove = Quitar la clave de acceso «{ $label }»
passkeys-kept = Tu clave de acceso está guardada.
passkeys-removed = «{ $label }» ya no abre nada aquí. Bórrala también en tu dispositivo.
passkeys-not-here = Las claves de acceso necesitan https, una dirección con nombre y un navegador que las conozca. Aquí también sirve un enlace o un archivo.
keep-heading = Un archivo para guardar
keep-heading-new = ¿Ya has estado aquí?
keep-text = Con este archivo vuelves a ser tú en cualquier dispositivo. Quien lo tenga puede jugar como tú: guárdalo como una llave.
keep-text-new = Usa el archivo que guardaste entonces, o crea un enlace en tu otro dispositivo, en esta misma página.
keep-save = Guardar el archivo
keep-open = Usar un archivo…
keep-instead = Con el archivo de otra persona, este dispositivo será suyo; guarda antes el tuyo.
keep-wrong = { $file } no es el archivo de una persona. El bueno se llama «parlour-guest.json».
arrive-heading = ¿Eres tú?
arrive-text = Con este enlace también este dispositivo es tuyo, con todos los sitios del dispositivo que lo creó.
arrive-lose = { $tables ->
    [one] En este dispositivo ya tienes sitio en { $tables } mesa.
   *[other] En este dispositivo ya tienes sitio en { $tables } mesas.
} Desde aquí ya no podrías jugar allí: elige «Sigo como estoy» y guarda antes un archivo.
arrive-yes = Sí, soy yo
arrive-no = Sigo como estoy
forget-heading = Olvidadme
forget-text = Tu nombre desaparece de todas las mesas. Donde hay una partida en marcha sigue un bot; un sitio que tomaste con un enlace vuelve a quedar libre si no ha empezado. Tu archivo y tus otros dispositivos dejan de servir.
forget-kept = Lo jugado se queda, sin ti: cada partida se puede seguir comprobando, jugada a jugada.
forget-sure = Esto no se puede deshacer.
forget-yes = Sí, olvidadme
forget-no = Quedarme
forget-done = Aquí ya nadie te recuerda.

## Tables for days

terms-pace = Cómo se juega
terms-evening = Esta tarde
terms-days = Durante días
terms-time = Tiempo por jugada
days-any = sin límite
days-count = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
terms-late = Cuando se acaba el tiempo
late-bot = Sigue un bot
late-free = El sitio queda libre
terms-back = Quien vuelve antes recupera su sitio al momento. En los días libres no corre el tiempo.
terms-warm = Un bot guarda los sitios
terms-warm-told = Juega por quien lleve dos minutos fuera, hasta que vuelva.
terms-said = Se juega durante días, cada jugada cuando quieras.
terms-said-bot = Se juega durante días: { $days ->
    [one] { $days } día
   *[other] { $days } días
} por jugada. Cuando se acaba el tiempo, un bot juega hasta que vuelvas.
terms-said-free = Se juega durante días: { $days ->
    [one] { $days } día
   *[other] { $days } días
} por jugada. Cuando se acaba el tiempo, otros pueden ocupar tu sitio.
terms-said-warm = Mientras no estés, un bot guarda tu sitio.
left-none = se acabó el tiempo
left-little = queda menos de una hora
left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
}
left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
free-heading = Hay un sitio libre
free-text = { $name } no ha jugado a tiempo. Como se acordó en esta mesa, puedes seguir en su lugar, para siempre.
free-watch = Solo mirar
holidays-heading = Días libres
holidays-text = En estos días no corre tu tiempo en ninguna mesa: treinta días al año.
holidays-first = Desde
holidays-last = Hasta
holidays-add = Añadir
holidays-drop = Estar aquí al final: { $days }
holidays-many = Son más de treinta días al año.
holidays-wrong = Elige un primer y un último día, con sesenta días de diferencia como mucho.

## Clocks

terms-clock = Reloj
control-none = ninguno
control-bank = { $minutes } min
control-adds = { $minutes } min + { $seconds } s
control-waits = { $minutes } min, { $seconds } s libres
control-moves = { $seconds } s por jugada
control-other = Otro…
control-written = Tu propio reloj
control-told-none = Tomaos todo el tiempo que queráis.
control-told-bank = { $minutes ->
    [one] Cada uno tiene un minuto
   *[other] Cada uno tiene { $minutes } minutos
} para toda la partida. Quien se queda sin tiempo pierde; si sois más de dos, sigue un bot.
control-told-adds = { $minutes ->
    [one] Cada uno tiene un minuto
   *[other] Cada uno tiene { $minutes } minutos
}, y { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} más tras cada jugada. Quien se queda sin tiempo pierde; si sois más de dos, sigue un bot.
control-told-waits = { $minutes ->
    [one] Cada uno tiene un minuto
   *[other] Cada uno tiene { $minutes } minutos
}; en cada jugada { $seconds ->
    [one] el primer segundo es libre
   *[other] los primeros { $seconds } segundos son libres
}. Quien se queda sin tiempo pierde; si sois más de dos, sigue un bot.
control-told-moves = { $seconds ->
    [one] Cada jugada tiene un segundo.
   *[other] Cada jugada tiene { $seconds } segundos.
} Quien se queda sin tiempo pierde; si sois más de dos, sigue un bot.
control-told-other = 20: minutos para la partida. 5+3: tres segundos más tras cada jugada. 5d3: en cada jugada tres segundos son libres. 0d30: treinta segundos por jugada.
control-said = Reloj: { $clock } cada uno
wrong-clock = Escribe el reloj como 20, 5+3, 5d3 o 0d30.
wrong-clock-long = Toma como mucho { $minutes } minutos y { $seconds } segundos.
wrong-clock-short = Un reloj sin minutos necesita segundos para cada jugada, como 0d30.
seat-time = Tiempo restante: { $time }
seat-time-runs = Tiempo restante: { $time }, en marcha
time-short = Te quedan { $seconds } segundos.

## Ending early

early-heading = O acabar antes la partida
early-resign = Rendirme
early-draw = Ofrecer tablas
early-undo = Pedir retirar tu jugada
early-call-off = Anular la partida
early-about-draw = Si los demás aceptan, nadie gana ni pierde.
early-about-undo = Si los demás aceptan, se retira tu última jugada.
early-about-call-off = La partida acaba sin resultado. Tras las primeras jugadas, los demás tienen que aceptar.
early-about-call-off-alone = La partida acaba al momento, sin resultado.
early-about-resign = Gana { $name }.
early-about-resign-alone = La partida acaba aquí.
early-sure = ¿Quieres rendirte?
early-stay = Seguir jugando
early-resign-of = { $name } se rinde
early-asked-draw = Has ofrecido tablas.
early-asked-undo = Has pedido retirar tu jugada.
early-asked-call-off = Has pedido anular la partida.
early-agree = Aceptar
early-decline = Rechazar
early-withdraw = Retirar
claim-gone = { $name } lleva un minuto fuera.
claim-win = Puedes acabar la partida aquí, y ganas.
claim-bot = Puedes dejar que siga un bot.
claim-win-do = Ganar ya
claim-bot-do = Que siga un bot
claim-wait = Seguir esperando

## Notices

notices-heading = Cuando te toca
notices-text = Mientras Parlour está abierto, lo dicen el título y el distintivo. Además puedes enterarte así:
push-begin = Avisos en este dispositivo
push-end = No más avisos en este dispositivo
push-denied = Este navegador no debe mostrar avisos de esta página; se puede cambiar en sus ajustes.
push-none = Los avisos necesitan una dirección segura (https) y un navegador que los tenga. El canal funciona sin eso.
feed-text = Un canal para tu lector nombra el juego, la mesa y quién juega, y nada de la posición. Su dirección es secreta.
feed-address = Dirección de tu canal
feed-make = Crear una dirección
feed-again = Cambiar la dirección
feed-stop = Terminar el canal

## Talk

saying = { $name }: { $text }
saying-waits = Aún sin decir: { $text }
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-well = ¡Bien jugado!
phrase-nice = ¡Buena jugada!
phrase-thanks = ¡Gracias!
phrase-moment = Un momento…
phrase-sorry = ¡Perdón!
phrase-oops = ¡Vaya!
phrase-again = ¿Otra vez?
phrase-bye = ¡Adiós!
talk-words = Con tus palabras
talk-send = Decirlo
talk-mute = No mostrar lo que dice { $name }
talk-hear = Mostrar lo que dice { $name }
terms-talk = Se puede escribir libremente, no solo frases

# A moment for others.
share-moment = Compartir este momento
share-png = Imagen (PNG)
share-svg = Dibujo (SVG)
share-print = Imprimir
share-failed = No se pudo dibujar la imagen.
film-make = Imagen animada
film-going = Imagen { $count } de { $pictures }…
film-done = { $pictures } imágenes, { $size } MB.
film-some = La partida tiene { $moments } momentos; algunos se han omitido.
film-alt = Toda la partida, jugada a jugada
film-save = Guardarla o enviarla
film-stop = Parar
film-back = Volver

# The score on paper.
sheet-print = Imprimir la hoja de puntos
sheet-date = Impreso el { $date }
sheet-option = { $label }: { $value }
sheet-moves = Las jugadas

# Looking together.
lead-heading = Mirar juntos
lead-text = Quien mire esta mesa puede ver el momento que miras y lo que señalas: toca un lugar o arrastra de uno a otro.
lead-begin = Mostrar a los demás
lead-end = Dejar de mostrar
lead-shows = { $name } muestra algo.
lead-follow = Seguir
lead-later = Ahora no
lead-following = Sigues a { $name }
lead-leave = Dejar de seguir
lead-hand = Ceder a { $name }
lead-offered = { $name } te cede el turno de mostrar.
lead-mine = Muestras a los demás
lead-circle = { $name } señala { $place }
lead-arrow = { $name } señala de { $place } a { $end }

# Matches from elsewhere, and what might have been.
look-heading = Mirar una partida
look-text = Elige un archivo de partida o suéltalo en cualquier lugar de esta página.
look-private = El archivo va a esta casa para comprobarse y dibujarse. Nada de él se guarda ni se comparte.
look-open = Abrir un archivo de partida
look-wrong = { $file } no se puede mostrar.
look-position = Esta posición
look-link-wrong = Este enlace no contiene ninguna posición. Puede que esté cortado: pídelo otra vez y cópialo entero.
what-if = Y si… { $number }
what-if-free = Y si…
what-if-begin = Seguir jugando desde aquí
what-if-text = Aquí empieza un «y si…» tuyo. La partida queda como está.
what-if-guessed = Lo que no puedes ver se adivina.
what-if-guessing = { $name }: lo oculto se adivina.
what-if-sides = Jugar todos los asientos
what-if-alone = Seguir jugando
what-if-against = O juega como { $name } contra bots:
what-if-bots = O contra bots:
what-if-own = Tus «y si…»
what-if-after = { $move ->
    [0] desde el principio
   *[other] tras la jugada { $move }
}
what-if-name = Nombre de este «y si…»
what-if-call = Guardar el nombre
what-if-back = Volver a la partida
share-position = Copiar un enlace a esta posición
keep-file = Guardar el archivo
look-why-file = Esto no es un archivo de partida, o está dañado.
look-why-game = Es una partida de un juego que esta casa no tiene.
look-why-edition = Se jugó con reglas posteriores a las de esta casa.
look-why-seed = Su partida aún no ha terminado: hasta entonces su azar es secreto.
look-why-seed_commitment = Su semilla no es la que se comprometió antes de jugar.
look-why-events = Sus jugadas no llegan al final, o son más de las que puede haber.
look-why-result = Su resultado no es al que llevan las jugadas.
look-why-event = La jugada { $move } no pudo hacerse así.
look-why-field = Algo en él no es como en una partida: { $field }.
problem-branch_gone = La partida nunca estuvo así, o se deshizo.
problem-branch_memory = Lo que hay que recordar no se muestra de nuevo antes de que termine la partida.
problem-branch_over = Ahí la partida ya terminó. Vuelve a un momento anterior.
problem-branch_secret = Las posiciones de este juego se comparten cuando termina la partida.
problem-branch_fair_play = Ahora juegas una partida de este juego que cuenta. Juega tú todos los asientos; los bots vuelven cuando esa partida termine.

## La guía

guide-title = Las reglas · Parlour
guide-clauses = Las reglas exactas (en inglés)
guide-all = Todas las reglas exactas (en inglés)
guide-contents = Lo que se cuenta aquí
guide-link = Las reglas con imágenes

## Las letras de los colores en cartas y pastillas

card-letter = { $colour ->
    [v] v
    [c] c
    [y] a
    [o] n
   *[r] r
}
pill-letter = { $colour ->
    [blue] Az
    [green] Ve
    [yellow] Am
   *[red] Ro
}

## En este dispositivo, sin servidor

here-offer = Jugar sin conexión
here-kept = En este dispositivo
here-text = Parlour se instala en este dispositivo: { $size } MB, una sola vez. Después, las partidas con bots, las lecciones y los retos siguen en cualquier lugar, sin conexión.
here-text-kept = Las partidas con bots, las lecciones y los retos siguen aquí sin conexión.
here-fetch = Guardarlo aquí
here-drop = Quitarlo
here-spares = Los bots piensan aquí
here-spares-text = Cuando juegas a solas con bots, ellos y tus pistas piensan en este dispositivo y no en el servidor. Apágalo para cuidar la batería.
here-drop-text = Si lo quitas, tus partidas en este dispositivo se quedan.
here-coming = { $done } de { $total } MB
here-setting = Poniendo la mesa…
here-done = Listo: Parlour está en casa en este dispositivo.
here-offline = No hay conexión, y Parlour está aquí contigo: las partidas con bots, las lecciones y los retos siguen.
here-mark = en este dispositivo
here-where = Dónde se juega
here-where-server = Por la red
here-where-device = En este dispositivo
here-take = Jugar aquí
here-newer = Hay un Parlour más nuevo. Esta partida sigue como está; la próxima empezará con él.
here-renew = Usarlo ahora
here-later = Más tarde
here-move-device = Llevarla a este dispositivo
here-move-device-text = ¿De viaje? Esta partida puede seguir sin conexión.
here-move-server = Llevarla al servidor
here-move-server-text = En el servidor puedes seguir esta partida desde tus otros dispositivos.
here-moved = Esta partida sigue en otro lugar: mira en tus partidas.
problem-here-elsewhere = Tus partidas en este dispositivo están abiertas en otra pestaña.
problem-here-no_wasm = Este navegador no puede jugar por sí solo: le falta WebAssembly. Otro, o uno más nuevo, puede.
problem-here-no_storage = Este navegador no deja que Parlour guarde nada, como en una ventana privada. Ábrelo en una ventana normal y permite el almacenamiento.
problem-here-no_room = No queda sitio en este dispositivo. Libera algo e inténtalo de nuevo.
problem-here-no_memory = No hay bastante memoria libre. Cierra otras pestañas o programas e inténtalo de nuevo.
problem-here-damaged = Algo se dañó por el camino. Inténtalo de nuevo.
problem-here-failed = Parlour se ha detenido en este dispositivo. Lo que has jugado está a salvo.
problem-here-offline = Parlour tiene que venir una vez a este dispositivo, y no hay conexión. Inténtalo cuando la haya.
problem-moved = Esta partida sigue en otro lugar.

## Clasificaciones

onlookers = Están mirando: { $names }
onlookers-unnamed = { $count ->
    [one] alguien
   *[other] { $count } sin nombre
}
onlookers-unseen = Mirar sin que te vean
onlookers-unseen-told = Los demás no ven que estás aquí. Vale en todas las mesas.

terms-rated = Puntuada
terms-rated-told = El resultado cuenta para vuestra puntuación. Reglas habituales, empiece quien empiece; sin pistas, y nada se retira una vez que alguien ha respondido.
terms-rated-usual = Las partidas puntuadas tienen las reglas habituales. Vuelve a activarlo para recuperarlas.
terms-said-rated = La partida es puntuada.
rated-program = También juega un programa: el resultado cuenta para su puntuación, no para la de las personas.
ratings-title = Clasificaciones · Parlour
ratings-heading = Clasificaciones
ratings-about = Solo cambian con partidas puntuadas: activa «Puntuada» al preparar una partida. Los bots están siempre donde se los midió.
ratings-see = Ver las clasificaciones
ratings-of = Clasificación de { $game }
ratings-all = Todos los juegos
ratings-seats = Jugadores
ratings-none = Todavía no hay nadie. Aparecerás a partir de { $least } partidas puntuadas, cuando esté bastante claro cómo juegas.
ratings-programs = Programas
ratings-programs-about = Los programas se puntúan aparte: las partidas en las que juega uno no cambian la puntuación de las personas.
ratings-place = Puesto
ratings-name = Nombre
ratings-points = Puntuación
ratings-matches = Partidas
ratings-within = { $points } ± { $within }
ratings-bot = Bot: { $level }
ratings-program = Programa: { $name }
ratings-early = aún no es seguro
person-title = { $name } · Parlour
person-you = tu página
person-program = Es un programa.
person-program-of = Es un programa de { $owner }.
person-unnamed = Alguien sin nombre
person-forgotten = alguien
person-own = Tus puntuaciones y partidas
person-habits = Su forma de jugar
person-habits-help = Se cuenta en partidas puntuadas ya terminadas: las primeras jugadas, donde se pueden comparar, y el tiempo de pensar.
person-spent = { $matches ->
    [one] { $time } en una partida
   *[other] { $time } en { $matches } partidas
}
person-opening = { $matches ->
    [one] una vez, { $won } de los puntos
   *[other] { $matches } veces, { $won } de los puntos
}
person-latest = Últimas partidas puntuadas
person-against = Contra otros
person-record = { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
person-won = ganada
person-drawn = empatada
person-lost = perdida
person-with = con { $names }

## Quienes llevan la casa

away-heading = No puedes entrar
kids-note = Aquí está activado el modo infantil: solo se dicen frases hechas y no hay relojes.
kids-setup = Modo infantil activado: sin reloj, sin días por jugada y solo frases hechas.
desk-title = Llevar la casa – Parlour
desk-heading = Llevar la casa
desk-hello =
    { $role ->
    [owner] Eres { $name }, y la casa es tuya.
   *[operator] Eres { $name }, y ayudas a llevar la casa.
}
desk-leave = Salir
desk-token = Tu clave
desk-token-told = La creó quien lleva el servidor con «parlour house operator add». Se guarda hasta que cierres esta pestaña.
desk-enter = Entrar
desk-tables = Mesas
desk-tables-told = Primero las más nuevas. Ves quién se sienta dónde y, de una partida, lo que ve todo el mundo.
desk-find = Un nombre, un invitado o una mesa
desk-find-go = Buscar
desk-no-tables = No hay ninguna mesa así.
desk-made = abierta el { $at }
desk-state-waits = espera a gente
desk-state-began = empezada
desk-state-closed = cerrada
desk-unnamed = sin nombre
desk-bot = { $name }, un bot
desk-open = un sitio libre
desk-look = Mirar
desk-close = Cerrar esta mesa
desk-close-sure = ¿Cerrar esta mesa? Su partida se cancela y ya no entra nadie.
desk-closed-done = La mesa está cerrada.
desk-name = Nombre nuevo
desk-rename = Cambiar nombre
desk-renamed = El nombre nuevo aparece en todas las mesas.
desk-how-long = Cuánto tiempo
desk-span-hour = una hora
desk-span-day = un día
desk-span-week = una semana
desk-span-month = 30 días
desk-reason = Por qué (para el diario)
desk-mute = Silenciar
desk-ban = Expulsar
desk-muted-done = Este invitado está en silencio.
desk-banned-done = Ya no puede entrar.
desk-held = Expulsados y en silencio
desk-nobody-held = Nadie está expulsado ni en silencio.
desk-is-banned = { $whom } no entra hasta el { $until }
desk-is-muted = { $whom } está en silencio hasta el { $until }
desk-lift = Levantar
desk-lifted = Levantado.
desk-network = Dirección o red
desk-words = Palabras retiradas
desk-words-told = No se aceptan en nombres ni mensajes: como palabras enteras, en mayúsculas o minúsculas y con letras parecidas.
desk-word = Palabra
desk-remove = Retirar
desk-word-removed = La palabra está retirada.
desk-allow = Permitir
desk-kids = Modo infantil
desk-kids-told = Solo frases hechas, sin relojes, sin días por jugada, sitios solo por enlace de amigos, sin recordatorios.
desk-kids-house = Activar en toda la casa
desk-kids-begin = Activar ahí
desk-kids-on = El modo infantil está activado.
desk-kids-off = El modo infantil está desactivado.
desk-end = Desactivar
desk-whole-house = toda la casa
desk-forgotten = un invitado olvidado
desk-operators = Quienes llevan la casa
desk-operator-is =
    { $role ->
    [owner] { $name }, con la propiedad
   *[operator] { $name }
}
desk-operator-name = Nombre
desk-operator-make = Añadir
desk-operator-made = Entrega esta clave ahora. No se vuelve a mostrar.
desk-role = Función
desk-role-operator = ayuda
desk-role-owner = propiedad
desk-token-made = La clave nueva
desk-revoke = Retirar clave
desk-revoke-sure = ¿Retirar la clave de { $name }? Ya no valdrá.
desk-revoked = La clave ya no vale.
desk-journal = Diario
desk-console = Alguien en la línea de órdenes
desk-organiser = La organización
desk-entry = { $who } { $what }: { $whom }
desk-until = (hasta el { $until })
desk-earlier = Anteriores
desk-did-ban = expulsó
desk-did-unban = readmitió
desk-did-mute = silenció
desk-did-unmute = dejó hablar
desk-did-remove-word = retiró una palabra
desk-did-allow-word = permitió una palabra
desk-did-kids-on = activó el modo infantil
desk-did-kids-off = desactivó el modo infantil
desk-did-close = cerró una mesa
desk-did-call-off = anuló la partida de una mesa
desk-did-rename = cambió un nombre
desk-did-add-operator = añadió a alguien
desk-did-revoke = retiró una clave
tour-heading = Torneos
tour-about = Jugad varias rondas unos contra otros: en pantallas, en mesas reales o en ambas.
tour-new = Torneo nuevo
tour-own = Los tuyos
tour-open = Abiertos a todos
tour-entering = aún no ha empezado
tour-organiser = lo organizas tú
tour-all = Todos los torneos
tour-game = Juego
tour-format = Quién juega con quién
tour-format-swiss = Sistema suizo
tour-format-round-robin = Todos contra todos
tour-format-elimination = Eliminatoria
tour-format-league = Liga
tour-format-arena = Arena
tour-format-thirty-six = Torneo propio de 36
tour-format-duplicate = Noche duplicada
tour-told-swiss = En cada ronda juegas con alguien con puntos parecidos. Nadie queda fuera.
tour-told-round-robin = Todos juegan con todos.
tour-told-elimination = Quien gana sigue, hasta que queda uno. Todos se apuntan antes de la primera ronda.
tour-told-league = Todos juegan con todos, durante semanas.
tour-told-arena = Se empareja a quien está libre con otra persona libre, una y otra vez.
tour-told-thirty-six = Dos o tres en una mesa; cada cual empieza una partida. Ganan menos fichas.
tour-told-duplicate = Todos reciben los mismos repartos, así que la suerte es igual para todos. Con quién juegas no depende de los resultados.
tour-where = Dónde
tour-where-screens = en pantallas
tour-where-tables = en mesas reales
tour-where-mixed = en pantallas y mesas
tour-where-told-screens = Cada cual se apunta con su dispositivo. Las mesas se abren solas y los resultados llegan solos.
tour-where-told-tables = Jugáis en una mesa real y escribís los resultados.
tour-where-told-mixed = Quienes se apuntaron con dispositivo juegan en pantalla. Para los demás se escriben los resultados.
tour-scoring = Cómo se puntúa
tour-scoring-fitted = Todas las diferencias ponderadas
tour-scoring-compared = Comparado con los demás
tour-scoring-told-fitted = Tu puntuación son los puntos por partida en que superas la media, juegues con quien juegues.
tour-scoring-told-compared = Tu puntuación es la parte de quienes tuvieron tu reparto y tu asiento a los que superas.
tour-seats = Jugadores por mesa
tour-how-many = Rondas
tour-best-of = Partidas de una serie como máximo
tour-options = Reglas del juego
tour-title = Título
tour-listed = En la lista para todos
tour-found = Crear
tour-span = Cuánto dura
tour-span-none = hasta que lo cierres
tour-span-told = Al pulsar Empezar, cada pocos segundos se empareja a quien está libre, hasta que se acabe el tiempo.
tour-span-none-told = Tú emparejas a quien está libre, cuantas veces quieras.
tour-rounds =
    { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
tour-sizes = mesas de hasta { $most }
tour-series = al mejor de { $count }
tour-players =
    { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tour-next-wait = Faltan jugadores. Comparte el enlace.
tour-next-pair = La ronda { $round } puede empezar.
tour-next-results = Se está jugando.
tour-next-over = El torneo ha terminado. ¡Gracias por jugar!
tour-winner = { $count ->
    [1] El torneo ha terminado y ha ganado { $names }. ¡Gracias por jugar!
   *[other] El torneo ha terminado. { $names } comparten el primer puesto. ¡Gracias por jugar!
}
tour-next-closed = cerrado
tour-next-start = Empieza cuando la organización pulse Empezar.
tour-next-until = Dura hasta las { $time }. Se empareja automáticamente a quien está libre.
tour-next-soon = Tendrás mesa en unos segundos. Quédate en esta página.
tour-forfeit = Alguien no llegó a tu mesa: la partida es tuya.
tour-come-soon = Ve en menos de 90 segundos o perderás la partida.
tour-your-name = Tu nombre
tour-enter = Apuntarme
tour-leave = Dejarlo
tour-back = Volver
tour-you-are = Juegas como { $name }.
tour-you-were = Lo dejaste, { $name }. Vuelve cuando quieras.
tour-claim = ¿Está ya tu nombre en la lista?
tour-claim-name = Tu nombre en la lista
tour-claim-ask = Soy yo
tour-claim-told = ¿Alguien te apuntó a mano? Pídelo y enseña a quien organiza el número que recibas. Desde entonces tus mesas, resultados y avisos llegan a este dispositivo.
tour-claim-asked = Has pedido ser { $name }. Enseña este número a quien organiza: { $number }
tour-claim-declined = Quien organiza ha dicho que no eres { $name }.
tour-claim-told-desk = Alguien pide ser { $name } y enseña el número { $number }. ¿Es así?
tour-claim-agree = Sí, es así
tour-claim-decline = No
tour-your-table = Tu mesa: { $table }
tour-series-game = Partida { $game } de { $count } como mucho
tour-go = Ir a la mesa
tour-type-told = Cuando acabe la partida, decid cómo terminó. Basta uno.
tour-table = Mesa { $table }
tour-watch = Mirar
tour-type = Escribir resultado
tour-correct = Corregir
tour-byes = Descansa: { $names }
tour-byes-point = Descansa en esta ronda, con un punto: { $names }
tour-who-won = Quién ganó
tour-won = Ganó { $name }
tour-draw = Empate
tour-points = Puntos de la partida
tour-games = Partidas ganadas
tour-points-missing = Escribe un número para cada cual.
tour-note = Anotar el resultado
tour-no-show = Alguien no se presentó
tour-not-there = { $name } no se presentó
tour-absent = ausente
tour-brackets-games = Entre paréntesis, las partidas ganadas en la serie.
tour-brackets-points = Entre paréntesis, los puntos de la partida.
tour-organise = Organizar
tour-pair = Emparejar la ronda { $round }
tour-start = Empezar
tour-in-play = { $count ->
    [one] { $count } mesa en juego
   *[other] { $count } mesas en juego
}
tour-names = Gente sin dispositivo, un nombre por línea
tour-names-most = Como máximo { $most } nombres a la vez.
tour-add = Añadir
tour-let-leave = Sacar
tour-let-back = Devolver
tour-screen = Vista para proyector
tour-sheet = Clasificación en archivo
tour-share-desk = Enlace para coorganizadores
tour-desk-told = Quien tenga este enlace también organiza. Los anteriores ya no valen.
tour-become = Ayudar a organizar este torneo
tour-close = Cerrar el torneo
tour-close-sure = No se empareja ninguna ronda más. Las partidas en curso pueden acabar.
tour-go-on = Seguir
tour-share = Invitar
tour-link = Enlace al torneo
tour-scan = Código para escanear que lleva al torneo
tour-night = Los repartos sellados
tour-night-told = Todos los repartos de la noche salen de un secreto. Este sello suyo se muestra antes del primer reparto: apúntalo o hazle una foto. Al final se revela el secreto, y cualquiera puede comprobar que ningún reparto se cambió.
tour-night-secret = Secreto
tour-night-verified = Comprobado ahora en tu navegador: el secreto corresponde al sello.
tour-night-wrong = El secreto no corresponde al sello.
tour-night-check = Para comprobar también una partida, guarda su archivo en su mesa y ejecuta:
tour-round = Ronda { $round }
tour-standings = Clasificación
tour-score = Puntuación
tour-gone = se fue
tour-open-page = Apuntarse o escribir resultados
tour-print = Imprimir
tour-tie-buchholz = Buchholz
tour-tie-buchholz-cut = Buchholz cortado
tour-tie-median-buchholz = Buchholz mediano
tour-tie-sonneborn-berger = Sonneborn-Berger
tour-tie-head-to-head = Duelo directo
tour-tie-games-won = Partidas ganadas
tour-tie-game-points = Puntos de partida
tour-ties = Cómo se decide un empate
tour-tie-told-buchholz = las puntuaciones de todos tus rivales, sumadas
tour-tie-told-buchholz-cut = lo mismo sin el rival más débil
tour-tie-told-median-buchholz = lo mismo sin el rival más débil ni el más fuerte
tour-tie-told-sonneborn-berger = las puntuaciones de quienes venciste y la mitad de las de quienes empataron contigo
tour-tie-told-head-to-head = tus resultados contra quienes tienen la misma puntuación
tour-tie-told-games-won = cuántas partidas ganaste
tour-tie-told-game-points = todos los puntos de tus partidas
tour-return = Volver al torneo
tour-leave-told = En un torneo pierdes esta partida; y de una arena sales también.

## Quién está

terms-open = Cualquiera de esta casa puede jugar
terms-open-told = La mesa aparece en «Quién está», y quien busca una partida puede sentarse.
terms-said-open = Cualquiera de esta casa puede jugar.
lobby-title = Quién está · Parlour
lobby-heading = Quién está
lobby-shelf = Encuentra con quién jugar
lobby-wait-for-you = { $count ->
    [one] { $count } mesa espera a alguien
   *[other] { $count } mesas esperan a alguien
}
lobby-seek = Juega con quien esté
lobby-seek-told = Para dos, con las reglas de siempre y sin reloj. Si nadie espera, esperas tú, y quien venga después se sienta contigo.
lobby-game = Juego
lobby-any = Cualquier juego
lobby-play = Jugar
lobby-waiting = Esperan a alguien
lobby-nobody = Ahora no espera nadie. Empieza tú: pulsa «Jugar».
lobby-playing = Se está jugando
lobby-sit = Sentarme
lobby-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lobby-watching = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
}
lobby-off = no
lobby-anybody = Cualquiera de esta casa puede sentarse aquí. Deja esta página abierta: la partida empieza sola.
lobby-lead = Esperas a cualquiera que pase; o envía el enlace. La partida empieza sola.
lobby-others = Otros también esperan
lobby-kids = El modo infantil está activado: juega con tus amigos, con sus enlaces.
lobby-site = Detrás de esta página no hay ninguna casa, así que no hay nadie más. Juega en solitario o con alguien a tu lado.
problem-nobody_waits = Allí ya no espera nadie. Elige otra mesa.
announcements = Anuncios
desk-announce = Anunciar
desk-announce-text = Texto
desk-announce-until = Hasta (puede quedar vacío)
desk-announce-told = Lo leen todos, en la primera página y en «Quién está». Las direcciones de páginas se vuelven enlaces.
desk-announced = Ahora lo leen todos.
desk-unannounce = Quitar
desk-unannounced = Ya no se muestra.
desk-did-announce = puso un anuncio
desk-did-unannounce = quitó un anuncio
circles = Con amigos
circle-begin = Crear un círculo
circle-begin-told = Envía su enlace a tus amigos: cada cual resuelve los problemas del día, y veis cómo les va a los demás.
circle-title = Un círculo · Parlour
circle-heading = Problemas con amigos
circle-about = Veis quién resolvió un problema del día y tras cuántas respuestas; nunca cómo. Cuenta lo que se resuelve ese mismo día, mientras esta casa responde.
circle-solve = A los problemas de hoy
circle-invite = Trae a tus amigos
circle-link = Enlace a este círculo
circle-enter = Entrar
circle-name = Usar este nombre
circle-leave = Salir de este círculo
circle-nothing = Nada resuelto estos días.
circle-first = resuelto a la primera respuesta
circle-solved = resuelto tras { $count } respuestas
circle-tried = { $count ->
    [0] aún sin respuesta
    [one] { $count } respuesta, aún sin resolver
   *[other] { $count } respuestas, aún sin resolver
}
circle-helped = { $how }, con ayuda
circle-result = { $game }: { $how }

## Para imprimir y recortar

print-it = Imprimir
print-part = Qué
print-part-pieces = Piezas
    .does = Todas las piezas a tamaño real, para recortar y jugar en una mesa.
print-part-rules = Reglas
    .does = Un cuadernillo con ejemplos dibujados y todas las reglas.
print-part-scores = Hoja de puntos
    .does = Una hoja para rellenar.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-backs = Reversos
print-save = Guardar el PDF
print-ink = Ahorrar tinta
print-large = Más grande
print-codes = Con códigos para fotos
print-true = Imprime al 100 %, sin ajustar a la página. Una barra de 50 mm en la primera hoja muestra si el tamaño es el real.
print-backs-duplex = En la otra cara
    .does = Imprime por las dos caras, girando por el borde largo.
print-backs-fold = Para doblar
    .does = Dobla anverso y reverso, pégalos y luego recorta.
print-backs-none = Ninguno
    .does = Solo los anversos, para fundas con reverso propio.

## El editor de posiciones

edit-open = Componer posiciones
edit-heading = Componer una posición de { $game }
edit-tools = Herramientas del editor
edit-undo = Deshacer
edit-redo = Rehacer
edit-new = Jugadores y opciones
edit-new-text = Pon la mesa de nuevo, o deja lo que hay y cambia las opciones. «Deshacer» recupera lo que hay ahora.
edit-new-begin = Poner la mesa de nuevo
edit-new-keep = Dejar lo que hay
edit-share = Compartir
edit-share-text = Quien abra este enlace ve la posición y puede seguir componiéndola o jugarla.
edit-link = Enlace a esta posición
edit-print = Imprimir
edit-play = Jugar desde aquí
edit-play-as = Contra los bots eres
edit-how = Arrastra las piezas, o toca una y después su nuevo lugar. Las flechas recorren el tablero.
edit-empty = vacío
edit-on = encima de { $what }
edit-place = { $what }; { $zone }, fila { $row }, columna { $column }
edit-place-hinted = { $place }; la pista lleva aquí
edit-place-guilty = { $place }; el error está aquí
edit-several = { $count } × { $what }
edit-tray = Fuera de la mesa
edit-tray-empty = Todo está en la mesa.
edit-turn = A quién le toca
edit-turn-piece = Girar
edit-whole-turn = Girar el tablero
edit-whole-mirror = Reflejar el tablero
edit-take-away = Quitar
edit-let-go = Soltar
edit-fields = Todo lo demás que está anotado
edit-fields-guilty = Todo lo demás que está anotado: aquí hay un error
edit-text = Como texto
edit-text-use = Usar este texto
edit-text-wrong = Esto no es una posición: tiene que ser JSON, como se mostraba aquí.
edit-none = ninguno
edit-seat-at = { $place }. { $name }
edit-clause = Leer { $clause }
edit-wait = Se está colocando el tablero…
edit-sound = Así se puede jugar. Le toca a: { $who }.
edit-over = Aquí la partida ha terminado.
edit-hint-wrong = Solo se aconseja una jugada si la posición es correcta: corrige lo que se dice arriba.
edit-hint-over = Aquí la partida ha terminado: no hay jugada que aconsejar.
edit-hint-for = { $who }: { $hint }
edit-hint-whose = Una pista para
edit-not-drawn = El tablero muestra la última posición que se pudo dibujar. «Deshacer» lleva de vuelta a ella.
edit-companion = Coloca aquí lo que hay en vuestra mesa: el editor no lo conoce. Lo que no pueda ser se dice enseguida, con su regla.
layout-heading = Guardar este tablero
layout-name = Nombre de este tablero
layout-keep = Guardar
layout-kept = Guardado aquí como «{ $name }».
layout-play = Preparar una partida con él
layout-drop = Olvidar «{ $name }»
layout-own = Tablero propio
layout-none = ninguno
fair-heading = ¿Es justo?
fair-ask = Que lo prueben los bots
fair-stop = Parar
fair-games =
    { $games ->
        [one] { $games } partida de bots que miran una jugada adelante
       *[other] { $games } partidas de bots que miran una jugada adelante
    }
fair-share = Puesto { $place } desde el inicio: { $share } ganadas, seguramente de { $low } a { $high }
fair-shared = Compartidas o sin ganador: { $share }
fair-uneven = Importa quién empieza: un puesto es mejor que los demás.
fair-even = Por ahora ningún puesto parece mejor.
fair-puzzles =
    { $puzzles ->
        [one] { $puzzles } de { $positions } posiciones de final de partida es un problema como los del día.
       *[other] { $puzzles } de { $positions } posiciones de final de partida son problemas como los del día.
    }

## La página de quien diseña

design-open = Probar variantes
design-heading = ¿Y si las reglas fueran otras?
design-options = Opciones
design-which = Variante que se cambia
design-first = Variante A
design-second = Variante B
design-usual = el juego habitual
design-figures = Lo que los bots hicieron con las dos variantes
design-measure = Medida
design-unknown = aún no se sabe
design-won = El asiento { $place } desde el inicio gana
design-length = Duración, en jugadas
design-skill = Mirar una jugada adelante vence al azar
design-leads = Cambios de líder
design-ahead = Parte de la partida tras la que el ganador sigue por delante
design-undecided = Compartidas, o sin ganador
design-matches = Partidas hasta ahora
design-range = { $low } a { $high }
design-apart = muy probablemente distintas
design-playing = Los bots juegan. Las cifras son más seguras mientras nada cambia.
design-enough = { $matches } partidas de cada una bastan: una parte se conoce con un 3 % de margen.
design-warming = Los bots de este juego aún se preparan.
design-slow = Una partida de esta variante dura tanto para los bots que aquí no se juega ninguna. «parlour tune» y «parlour balance» lo hacen.
design-play = Jugar la { $variant }
design-links = Jugar una variante
design-about = Juegan bots que miran una jugada adelante, todas las variantes con los mismos repartos. Los márgenes contienen el valor verdadero en 95 de 100 casos. Lo que vale para estos bots no tiene que valer para las personas.

## En una mesa real

companion-heading = En una mesa real
companion-title = { $game } en una mesa real · Parlour
companion-lead = Jugad con piezas de verdad. Este aparato lleva los puntos, el reloj y los turnos.
companion-of-table = Llevar los puntos de esta mesa
companion-who = ¿Quién juega?
companion-name = Nombre en el sitio { $seat }
companion-without = Sin { $name }
companion-another = Alguien más
companion-first = ¿Quién empieza?
companion-begins-cards = Todos roban una carta. Empieza la mejor: número más lados de la forma, luego el número, luego el color, rojo el mejor.
companion-begins-lots = Decide la suerte.
companion-begins-agree = Poneos de acuerdo, o echadlo a suertes.
companion-begins-together = Empezáis todos a la vez.
companion-draw = Echar a suertes
companion-drawn = Empieza { $name }.
companion-options = Opciones
companion-begin = Empezar
companion-turn = Juega { $name }.
companion-starts = Empieza { $name }.
companion-round = Ronda { $round }
companion-round-of = Ronda { $round }: empieza { $name }.
companion-note = Anotar
companion-save = Guardar la corrección
companion-undo = Deshacer
companion-end = La partida ha acabado ({ $clause })
companion-closes = La partida ha acabado. Contad lo que queda.
companion-closing = Lo que queda
companion-count = Contar
companion-won =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
companion-nobody-won = No ha ganado nadie.
companion-nobody = Nadie
companion-again = Otra vez
companion-scores = Puntos
companion-line = Línea
companion-total = Total
companion-correct = Corregir la línea { $line }
companion-correct-told = Toca el número de una línea para corregirla.
companion-wide = Desliza la tabla hacia un lado: hay más.
companion-less = Menos: { $what }
companion-more = Más: { $what }
companion-why = { $who }{ $why } ({ $clause })
companion-range = { $field }: de { $least } a { $most }.
companion-unless = { $field }: aquí no se anota nada.
companion-refused-over = La partida ha acabado.
companion-refused-turn = Así le tocaría a otra persona.
companion-refused-ends = La partida no ha acabado.
companion-in-line = Entonces fallaría la línea { $line }. { $why }
companion-clock = Reloj
companion-choose-clock = Sin reloj
companion-no-clock = Sin reloj
companion-pause = Pausa
companion-run = En marcha
companion-anew = De nuevo
companion-time-over = A { $name } no le queda tiempo.
companion-time-up = ¡Se acabó el tiempo!
companion-bids = Pujas
companion-bid = Pivotes
companion-who-bids = ¿Quién puja?
companion-bids-so = { $name }: { $value }
companion-bids-made = Pujas en el orden en que se hicieron
companion-bids-shown = Pujas en el orden en que se muestran
companion-bid-refused = { $name }: tus pujas bajan, de 20 a 1 ({ $clause }).
companion-bid-broken = { $name } pujó { $value }: no se pueden mostrar más pivotes ({ $clause }).
companion-all-done = Nadie puja más
companion-shows = { $name } muestra { $value }.
companion-none-held = Ninguna puja se cumplió.
companion-holds = Se cumple
companion-fails = Falla
companion-tv = Ver en pantalla grande
companion-tv-waits = La hoja aún no ha empezado.
companion-to-sheet = A la hoja
companion-allowed = ¿Se puede hacer esto?
companion-leave = Empezar de nuevo
companion-leave-sure = Tirar esta hoja
companion-other = En este aparato hay una hoja de { $names }.
companion-replace = Empezar una para esta mesa
companion-keep = Seguir con esa
companion-send = Enviar el resultado al torneo
companion-sent = El torneo tiene el resultado.
companion-to-tournament = Al torneo
companion-carry = A otro teléfono
companion-carry-told = Quien abra este enlace tiene la hoja tal como está y sigue allí.
companion-carry-link = Enlace a la hoja
companion-carry-scan = Escanéalo con el otro teléfono
companion-live = Todos los teléfonos siguen
companion-live-told = Quien abra este enlace ve esta hoja y puede escribir en ella; lo que escribe uno lo ven los demás enseguida. La casa la guarda una semana.
companion-live-begin = Compartir esta hoja
companion-live-link = Enlace a la hoja compartida
companion-live-scan = Escanéalo con los otros teléfonos
companion-live-tv = Para un televisor
companion-live-stop = Seguir solo en este teléfono
companion-live-on = Compartida: todos los teléfonos siguen.
companion-live-off = No se puede llegar a la casa. Lo que escribas queda aquí y saldrá en cuanto se pueda.
companion-live-gone = Esta hoja ya no se comparte. Queda en este teléfono.
companion-live-not = Esta hoja ya no se comparte. Pide otra vez su enlace.
companion-meanwhile = Otra persona escribió en el mismo momento y vale lo suyo. Escribe lo tuyo otra vez si falta.
companion-copy = Solo una copia
companion-take = Tomar la hoja de { $names }

## Photographs of printed tables

see-heading = Fotografía tu mesa
see-text = Imprime las piezas con códigos, colócalas y haz una foto desde arriba en la que se vean todas.
see-choose = Hacer o elegir una foto
see-camera = Usar la cámara
see-camera-sees = Lo que ve la cámara
see-camera-take = Hacer la foto
see-camera-refused = Parlour no puede usar la cámara. Permítelo en los ajustes del navegador o elige una foto.
see-camera-none = No se encontró ninguna cámara. Elige una foto.
see-camera-busy = La cámara no da imagen. ¿La usa otro programa?
see-looking = Mirando …
see-unreadable = Este navegador no puede abrir el archivo como imagen. JPEG funciona siempre.
see-problem-nothing = No se ve ninguna pieza con código. ¿Se imprimieron con códigos?
see-problem-others = Estos códigos son de piezas de otro juego.
see-problem-few = Se lee demasiado poco. Toma la mesa entera, nítida y con buena luz.
see-problem-part = Solo se lee una parte de la mesa. Muéstrala hasta sus bordes.
see-problem-two = Hay dos mesas en la foto. Haz una de cada una.
see-problem-size = En la foto hay más de lo que corresponde. Apártalo.
see-problem-crooked = No todo está en su fila. Enderézalo e inténtalo de nuevo.
see-problem-queen = Una línea y una cuadrícula nunca están en una misma foto, así que este juego no se puede leer.
see-edit = Coloca la posición en el editor
see-problem-game = Las piezas de este juego no llevan códigos.
see-asked = Algunos lugares no se pudieron leer. Toca cada interrogante y elige qué hay allí.
see-lies = Fila { $row }, lugar { $column }: { $what }
see-unread = Fila { $row }, lugar { $column }: sin leer. Elige qué hay allí
see-choose-piece = ¿Qué hay en la fila { $row }, lugar { $column }?
see-list = Lo que se leyó
see-empty = Nada
see-beside = También se leyó al lado:
see-confirm = Así es
see-assumed = Lo que una foto no dice, como las cartas ocultas y de quién es el turno, se completa.
see-open = Abrir la posición
see-refused = Las reglas no permiten esta posición.
see-private = La foto se queda en este dispositivo; solo se envían los códigos encontrados.
see-link = Fotografiar una mesa impresa
