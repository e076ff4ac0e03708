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
option-false_bid-sit-out = una ronda
option-false_bid-token = ficha
option-tiebreak = Fichas iguales
    .help = compartido: ganan todos; menos pivotes: quien usó menos pivotes en las rondas ganadas
option-tiebreak-shared = compartido
option-tiebreak-fewest-pivots = menos pivotes
option-tempo = Ritmo
    .help = en vivo: contra el reloj, todos a la vez; por turnos: en el orden de los asientos
option-tempo-live = en vivo
option-tempo-turns = por turnos
option-seats = Asientos como máximo
    .help = cuántos pueden jugar
option-start = Inicio
    .help = cartas del peón rojo, verde, azul, amarillo y negro; ninguna: al azar
cards = Las quince cartas
token-of-round = Ficha de la ronda
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
        [one] 1 pivote en rondas ganadas
       *[other] { $pivots } pivotes en rondas ganadas
    }
task = Ronda { $round }: { $pawn } hasta { $icon }.
think = Prueba caminos en la mente y luego puja.
bid-lower = Puja más bajo o di que has terminado.
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
        [one] queda 1 pivote
       *[other] quedan { $pivots } pivotes
    }.
clock =
    { $name ->
        [think] Reflexión
        [timer] Pujas
       *[demo] Demostración
    }
bids = Pujar
bid =
    Pujar { $pivots ->
        [one] 1 pivote
       *[other] { $pivots } pivotes
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
        [me] Tú, pivote { $number }: { $pivot }.
       *[other] { $who }, pivote { $number }: { $pivot }.
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
solution =
    Una de las soluciones más cortas tiene { $pivots ->
        [one] 1 pivote
       *[other] { $pivots } pivotes
    }: { $way }.
next = { $first }; { $then }
alone =
    { $who-is ->
        [me] Tienes
       *[other] { $who } tiene
    } { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    } con { $pivots ->
        [one] 1 pivote
       *[other] { $pivots } pivotes
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
