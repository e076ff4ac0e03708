# Pivot Pawns

summary = Encuentra el menor número de pivotes hasta la meta, puja antes que los demás y demuéstralo.
picture-1 = Un peón pivota sobre otro hasta la tercera carta con el icono que comparten las suyas.
picture-2 = Descubre cómo llega el peón a la meta y sé el primero en pujar cuántos pivotes hacen falta.
picture-3 = La puja más baja se demuestra y gana la ficha; gana quien tenga más fichas.
option-think = Reflexión
    .help = segundos hasta que termina una ronda sin pujas
option-timer = Reloj
    .help = segundos para pujar tras la primera puja
option-demo = Demostración
    .help = segundos para una demostración
option-strict = Estricto
    .help = un pivote no permitido termina la demostración
option-false_bid = Puja fallida
    .help = lo que cuesta: nada, las pujas de la ronda siguiente o una ficha
option-false_bid-none = nada
    .does = Una apuesta fallida no cuesta más que la ficha.
option-false_bid-sit-out = una ronda
    .does = Quien falla su apuesta no juega la ronda siguiente.
option-false_bid-token = ficha
    .does = Quien falla su apuesta devuelve una ficha.
option-tiebreak = Fichas iguales
    .help = compartido: ganan todos; menos pivotes: quien usó menos pivotes en las rondas ganadas
option-tiebreak-shared = compartido
    .does = Con igual número de fichas se comparte la victoria.
option-tiebreak-fewest-pivots = menos pivotes
    .does = En empate gana quien usó menos pivotes en sus rondas ganadas.
option-tempo = Ritmo
    .help = en vivo: contra el reloj, todos a la vez; por turnos: en el orden de los asientos
option-tempo-live = en vivo
    .does = Todos piensan y apuestan a la vez, contra el reloj.
option-tempo-turns = por turnos
    .does = Se apuesta o se pasa por turnos, sin reloj.
option-seats = Asientos como máximo
    .help = cuántos pueden jugar
option-start = Inicio
    .help = cartas del peón rojo, verde, azul, amarillo y negro; ninguna: al azar
cards = Las quince cartas
token-of-round = Ficha de la ronda
tokens-drawn = Fichas en el orden en que salen
icon =
    { $name ->
        [Mars-symbol] símbolo de Marte
        [clover] trébol
        [drop] gota
        [sun] sol
        [moon] luna
        [heart] corazón
        [leaf] hoja
        [fish] pez
        [star] estrella
        [music-notes] notas musicales
        [apple] manzana
        [frog] rana
        [flask] matraz
        [key] llave
        [cat] gato
        [flame] llama
        [cactus] cactus
        [whale] ballena
        [bell] campana
        [spider] araña
        [rose] rosa
        [pine-tree] pino
        [anchor] ancla
        [lightning] rayo
        [top-hat] sombrero de copa
        [cherry] cereza
        [turtle] tortuga
        [umbrella] paraguas
        [crown] corona
        [spade] pica
        [mushroom] seta
        [pear] pera
        [snowflake] copo de nieve
        [lemon] limón
       *[raven] cuervo
    }
colour =
    { $colour ->
        [red] rojo
        [green] verde
        [blue] azul
        [yellow] amarillo
       *[black] negro
    }
pawn =
    { $colour ->
        [red] peón rojo
        [green] peón verde
        [blue] peón azul
        [yellow] peón amarillo
       *[black] peón negro
    }
placeholder =
    { $colour ->
        [red] marcador rojo
        [green] marcador verde
        [blue] marcador azul
        [yellow] marcador amarillo
       *[black] marcador negro
    }
target = meta
to-move = por mover
card = { $icon }, { $marks }; con { $others }
on-card = { $piece } en { $icon }
token = ficha { $icon }, { $colour }: ronda { $round } de { $rounds }
tokens-won = fichas
tokens =
    { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    }
beside = { $first }, { $then }
has-bid = puja { $pivots }
standing =
    { $name ->
        [left] se ha ido
        [sits-out] no juega esta ronda
        [gave-up] se ha rendido
        [done] ha terminado
        [passed] ha pasado
       *[failed] ha fallado
    }
in-rounds-won =
    { $pivots ->
        [one] 1 { TERM("pivote", of: "pivot") } en rondas ganadas
       *[other] { $pivots } { TERM("pivotes", of: "pivot") } en rondas ganadas
    }
task = Ronda { $round }: { $pawn } hasta { $icon }.
think = Toca dos peones para probar y luego puja.
unbeatable = Nada mejora una puja de 1: di que has terminado.
bid-lower = Puja menos de { $least } o di que has terminado.
said-done = Has terminado. Todavía puedes pujar menos.
conceding = ¿Ceder esta demostración?
bid-or-pass =
    { $who-is ->
        [me] Puja o pasa.
       *[other] Le toca a { $who } pujar o pasar.
    }
shows =
    { $who-is ->
        [me] Muestra tu solución
       *[other] { $who } hace su demostración
    }: { $pivots ->
        [one] queda 1 { TERM("pivote", of: "pivot") }
       *[other] quedan { $pivots } { TERM("pivotes", of: "pivot") }
    }.
clock =
    { $name ->
        [think] Reflexión
        [timer] Pujas
       *[demo] Demostración
    }
bids = Pujar
more-bids = Más
bid =
    Pujar { $pivots ->
        [one] 1 { TERM("pivote", of: "pivot") }
       *[other] { $pivots } { TERM("pivotes", of: "pivot") }
    }
pivot =
    { $moving ->
        [red] Rojo
        [green] Verde
        [blue] Azul
        [yellow] Amarillo
       *[black] Negro
    } sobre { $over ->
        [red] rojo
        [green] verde
        [blue] azul
        [yellow] amarillo
       *[black] negro
    } por { $icon } hasta { $to }
act =
    { $name ->
        [giveUp] Rendirse
        [done] He terminado
        [concede] Ceder
        [pass] Pasar
       *[leave] Dejar la partida
    }
occupied = { $pivot }: allí está el { $pawn }.
own-colour =
    { $pivot }: esa carta es de color { $colour ->
        [red] rojo
        [green] verde
        [blue] azul
        [yellow] amarillo
       *[black] negro
    }, como el peón.
bid-already = Esa ya es tu puja: puja menos de { $bid }.
not-lower = Puja menos que tu última puja, { $bid }.
same-pawn = Un peón no puede pivotar sobre sí mismo: nombra dos peones distintos.
all-think = Mientras todos piensan, los peones se quedan donde están.
bidding-runs = Las demostraciones empiezan cuando acaba el tiempo de pujar.
not-demonstrator = Otra persona hace su demostración: solo ella toca los peones.
give-up-once = Solo puedes rendirte una vez y mientras todos piensan.
bid-range = Puja un número de 1 a 20.
too-late = El tiempo de pujar de esta ronda ha terminado.
done-once = Puedes decir que has terminado una vez tras tu última puja, y solo mientras se puja.
sits-this-out = Tu última demostración falló: no juegas esta ronda.
other-tempo = Sin reloj habláis en el orden de los asientos, una puja o un pase; con reloj nadie pasa.
you-left = Has dejado la partida.
not-now = Eso no se puede hacer ahora.
pivots =
    { $who-is ->
        [me] Tú, { TERM("pivote", of: "pivot") } { $number }: { $pivot }.
       *[other] { $who }, { TERM("pivote", of: "pivot") } { $number }: { $pivot }.
    }
bids-pivots =
    { $who-is ->
        [me] Pujas { $pivots }.
       *[other] { $who } puja { $pivots }.
    }
does =
    { $who-is ->
        [me] { $name ->
            [giveUp] Te rindes
            [done] Has terminado
            [concede] Cedes
            [pass] Pasas
           *[leave] Dejas la partida
        }.
       *[other] { $who } { $name ->
            [giveUp] se rinde
            [done] ha terminado
            [concede] cede
            [pass] pasa
           *[leave] deja la partida
        }.
    }
time-over =
    { $name ->
        [think] Nadie puja a tiempo.
       *[timer] El tiempo de pujar ha terminado.
    }
demo-over =
    { $who-is ->
        [me] Se te acabó el tiempo.
       *[other] A { $who } se le acabó el tiempo.
    }
demonstrates =
    { $who-is ->
        [me] Demuestras una puja de { $pivots }.
       *[other] { $who } demuestra una puja de { $pivots }.
    }
wins-token =
    { $who-is ->
        [me] Ganas la ficha { $icon }.
       *[other] { $who } gana la ficha { $icon }.
    }
fails =
    { $who-is ->
        [me] Tu demostración falla; los peones vuelven.
       *[other] La demostración de { $who } falla; los peones vuelven.
    }
gives-back =
    { $who-is ->
        [me] Devuelves una ficha.
       *[other] { $who } devuelve una ficha.
    }
nobody-gets = Nadie se lleva la ficha { $icon }.
nobody-may-bid = Nadie puede pujar por la ficha { $icon }.
no-fewer = Con menos no se puede.
solution =
    Una de las soluciones más cortas tiene { $pivots ->
        [one] 1 { TERM("pivote", of: "pivot") }
       *[other] { $pivots } { TERM("pivotes", of: "pivot") }
    }: { $way }.
next = { $first }; { $then }
last-token = Era la última ficha.
alone =
    { $who-is ->
        [me] Tienes
       *[other] { $who } tiene
    } { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    } con { $pivots ->
        [one] 1 { TERM("pivote", of: "pivot") }
       *[other] { $pivots } { TERM("pivotes", of: "pivot") }
    }.
wins-tokens =
    { $who-is ->
        [me] Ganas
        [several] { $who } comparten la victoria
       *[other] { $who } gana
    } con { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    }.

# The lesson.
lesson-bid = El peón rojo debe llegar a la carta con el corazón en el centro. Un peón pivota sobre otro: sus cartas comparten un símbolo, y va a la tercera carta que lo tiene. Rojo sobre amarillo basta: apuesta 1.
lesson-pivot = La apuesta más baja se muestra primero, y es la tuya. Toca el peón rojo y luego el amarillo.
lesson-token = Rojo ha llegado y la ficha es tuya. Un peón solo va a una carta de su color si es el objetivo. Tras quince rondas gana quien más fichas tenga.
lesson-two = Ahora el peón negro debe ir a las notas, y ningún pivote basta: antes debe moverse otro peón. Bastan dos: apuesta 2. Todos pueden apostar mientras corre el reloj.
lesson-first = El bot necesita tres, así que muestras la tuya. Primero el peón amarillo deja el sitio: sobre el negro.
lesson-then = Las notas están libres. Ahora negro sobre amarillo.
lesson-won = Vale. Si hubiera fallado, tocaría la siguiente apuesta más baja. Mientras piensas puedes probar pivotes en el tablero: solo tú los ves.

# La guía
guide = Quince cartas, cinco peones, una meta. Todos buscan en la mente el camino más corto, apuestan y lo muestran.
guide-round = Una ronda
    .text = Una ficha muestra un icono. El peón de su color es el activo, y la carta con ese icono en el centro es la meta. Hay que llegar con los menos pivotes posibles, y todos los peones pueden ayudar.
    .shows = La ficha muestra un corazón rojo: el peón rojo debe llegar a la carta con el corazón en el centro.
guide-pivot = El pivote
    .text = Dos cartas cualesquiera comparten un icono, solo uno, y cada icono está en tres cartas. Un peón pivota sobre otro: busca el icono que comparten sus cartas. El peón va a la tercera carta que lo tiene.
    .shows = Rojo y amarillo están en cartas marcadas. Comparten el corazón: rojo sobre amarillo lleva al corazón central de la tercera.
guide-blocked = Lo que estorba
    .text = En una carta cabe un solo peón, así que nadie pivota a una ocupada. Y ningún peón va a una carta cuyo centro tiene su propio color, salvo que sea la meta de la ronda.
    .shows = El peón negro debe llegar a la carta marcada, pero allí está el amarillo: antes debe irse.
guide-bid = Apostar
    .text = Todos piensan a la vez y nadie toca un peón. Quien ve un camino dice cuántos pivotes hacen falta. Entonces corre el reloj, y mientras tanto cualquiera puede apostar, incluso varias veces, pero nunca más alto que antes.
    .shows = El peón azul debe llegar a la gota, y alguien ha apostado cuatro.
guide-show = Mostrar
    .text = Al acabar el tiempo se muestra primero la apuesta más baja; entre iguales, la anterior. Si sale, su jugador gana la ficha. Si no, los peones vuelven y toca la siguiente. La ronda siguiente empieza donde están los peones.
    .shows = Hecho un pivote de dos. Negro y amarillo comparten el ancla, así que el segundo lleva a la meta.
guide-end = El final
    .text = Tras quince rondas gana quien tenga más fichas.
    .shows = Los peones tal como quedan tras la última ronda.

# Puzzles.
puzzle-pivots = Meta: { $pawn } hasta { $icon }. Pivotes hasta ahora: { $pivots }.
puzzle-name = El camino más corto
puzzle-goal = Lleva el peón del color de la meta hasta ella con los menos pivotes posibles.
puzzle-value =
    { $value ->
        [one] { $value } pivote
       *[other] { $value } pivotes
    }
both-name = Dos metas seguidas
both-goal = Lleva el peón del color de la primera meta hasta ella de modo que las dos metas juntas pidan los menos pivotes posibles. Para la segunda se cuentan los mínimos desde donde dejes los peones.
both-pivots = Metas: { $pawn } hasta { $icon }, luego { $next } hasta { $last }. Pivotes hasta ahora: { $pivots }.
both-value =
    { $value ->
        [one] { $value } pivote para las dos metas
       *[other] { $value } pivotes para las dos metas
    }
token-left = última ficha en la bolsa: { $icon }, { $colour }
unnamed = autoría no declarada

# Photographs of printed pieces.
photograph = Pon las quince cartas derechas en tres filas de cinco, los marcadores en sus cartas encima del código, la ficha de la ronda al lado. Aparta los peones y las demás fichas.

# The score sheet of the companion.
sheet-winner = Quién ganó la ficha
sheet-pivots = Pivotes mostrados
sheet-returned = Devolvió una ficha
sheet-timer-think = Para pensar
sheet-timer-demo = Para mostrarlo
sheet-timer-bids = El reloj de arena
sheet-not-pivots = Quien gana la ficha mostró al menos un pivote; sin ganador, ninguno.
sheet-not-returned = Sin fichas no hay nada que devolver.
sheet-not-twice = En cada ronda se muestra una vez: quien ganó no devolvió nada.

# Lo que está mal en una posición.
wrong-tableau = Cada carta está una vez.
wrong-tokens = Cada una de las quince fichas una vez, en el orden en que salen.
wrong-sooner = Ningún peón llega antes a la carta { $card }, de su color.
wrong-demonstrator = Se muestra en la demostración, y solo entonces.
wrong-one-card = Dos peones están en una carta.
wrong-plane = Las cinco cartas están en un plano de siete; algunas metas son inalcanzables.
wrong-start-cards = Da cinco cartas de 0 a 14, para rojo, verde, azul, amarillo y negro.
wrong-start-two = Ninguna carta recibe dos peones.
wrong-start-own = { $colour }: el peón no puede empezar en la carta { $card }, que es { $its-colour }.
wrong-pawns = Los peones solo dejan sus marcas en una demostración.
wrong-round = La partida tiene quince rondas.
wrong-won = Hay más fichas que rondas.
wrong-left-bid = La apuesta de quien se fue no vale.
wrong-sits-out = Quien descansa ha renunciado y ha terminado, si así se acordó.
wrong-bid-gave-up = Apostar no es descansar ni renunciar.
wrong-failed = Solo falla una apuesta mostrada.
wrong-nobody = No queda nadie para apostar.
wrong-passed = Con relojes nadie pasa.
wrong-turns-done = Sin relojes se apuesta o se pasa.
wrong-think-turns = Sin relojes la ronda empieza apostando.
wrong-think-bid = La primera apuesta abre las apuestas.
wrong-gave-up = Todos han renunciado, así que la ronda acaba.
wrong-speaks = No habla quien se fue, o pasó desde la última apuesta.
wrong-no-bid = Alguien debe haber apostado.
wrong-all-done = Todos han terminado, así que no se apuesta más.
wrong-bid-order = Cada apuesta tiene su puesto entre las de la ronda.
wrong-bids = Cada apuesta es menor que la propia anterior.
wrong-used = Los pivotes se cuentan en una demostración.
wrong-shows = A este jugador no le queda apuesta que mostrar.
wrong-lowest = Se muestra la apuesta más baja, la primera entre iguales.
wrong-seats = Hay { $seats } asientos; elige más (hasta { $most }) para jugar { $players }.

# Cómo llama el editor de posiciones a lo que no son piezas.
field-players-tokens = fichas
field-players-pivots = pivotes de las rondas ganadas
field-players-bid = puja
field-players-place = pujas antes de la última propia
field-players-gave-up = ha renunciado
field-players-done = ha acabado de pujar
field-players-passed = ha pasado
field-players-failed = ha mostrado en vano
field-players-sits-out = no juega esta ronda
field-players-left = se ha ido
field-phase-think = pensar
field-phase-bid = pujar
field-phase-demonstrate = mostrar
field-round = Ronda
field-demonstrator = Quién muestra
field-used = Pivotes hechos
field-bids = Pujas en esta ronda
