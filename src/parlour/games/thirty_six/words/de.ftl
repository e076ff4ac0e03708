# 36

summary = Zieh deine Figur, setz deine Steine und gib den Rest denen, die du überspringst.
picture-1 = Zieh eine Reihe oder Spalte entlang oder durch ein Tor auf ein freies Feld.
picture-2 = Ein Feld in einer Farbe, von der du noch hast, nimmt dir einen Stein ab.
picture-3 = Wer zuerst keinen Stein mehr hat, gewinnt.

# Optionen
option-layout = Spielfeld
    .help = Quadrat: ein zufälliger 6×6-Block; Auslage: die Spieler legen die Plättchen; verstreut: zufällig mit Lücken
option-layout-square = Quadrat
option-layout-draft = Auslage
option-layout-preset = vorgegeben
option-layout-scatter = verstreut
option-gates = Tore
    .help = Plättchen: auf drei Plättchen; überall: zwischen gleichfarbigen Feldern, die sich an einer Ecke berühren
option-gates-tile = Plättchen
option-gates-anywhere = überall
option-gates-off = keine
option-stall = Stillstand
    .help = Züge pro Spieler ohne neuen Stein, bis das Spiel endet
option-tie = Gleichstand
    .help = Remis: die Gleichen teilen; neues Spiel: höchstens dreimal
option-tie-draw = Remis
option-tie-replay = neues Spiel
option-tournament = Turnier
    .help = so viele Spiele wie Spieler, jeder beginnt einmal, die Summen zählen
option-start = Beginn
    .help = wer beginnt: durch Los oder ein Platz, gezählt ab 0
option-start-random = Los
option-preset = Vorgegebenes Spielfeld
    .help = für ein vorgegebenes Spielfeld: neunmal Plättchen, Drehung, Zeile, Spalte

# Der Tisch
board = Spielfeld
tiles-to-lay = Noch zu legende Plättchen
reserve =
    { $whose-is ->
        [me] Dein Vorrat
       *[other] Vorrat von { $whose }
    }
tile = Plättchen { $tile }, { $face }
first-place = erster Platz
place = Zeile { $row }, Spalte { $column }
square =
    Zeile { $row }, Spalte { $column }, { $colour ->
        [W] weiß
        [R] rot
       *[B] schwarz
    }: { $holds }
    .short =
        { $colour ->
            [W] w
            [R] r
           *[B] s
        }
empty = leer
gate =
    { $colour ->
        [W] weißes Tor
        [R] rotes Tor
       *[B] schwarzes Tor
    }
counter =
    { $colour ->
        [W] weißer Stein
        [R] roter Stein
       *[B] schwarzer Stein
    }
    .short =
        { $colour ->
            [W] W
            [R] R
           *[B] S
        }
pawn =
    { $whose-is ->
        [me] deine { $colour ->
            [W] weiße Figur
            [R] rote Figur
           *[B] schwarze Figur
        }
       *[other] { $colour ->
            [W] weiße Figur
            [R] rote Figur
           *[B] schwarze Figur
        } von { $whose }
    }
    .short =
        ({ $colour ->
            [W] W
            [R] R
           *[B] S
        })
in-reserve =
    { $counters ->
        [one] { $colour ->
            [W] 1 weißer
            [R] 1 roter
           *[B] 1 schwarzer
        }
       *[other] { $counters } { $colour ->
            [W] weiße
            [R] rote
           *[B] schwarze
        }
    } { $whose-is ->
        [me] in deinem Vorrat
       *[other] im Vorrat von { $whose }
    }
counters-left = übrige Steine
finished-games = beendete Spiele
to-place = zu setzen: wer am wenigsten übrig hat, gewinnt
to-place-and-won = noch { $counters } zu setzen, { $games } gewonnen

# Was zu tun ist
lay-a-tile = Leg ein Plättchen: auswählen, drehen, anlegen.
choose-a-colour = Wähl deine Farbe.
place-your-pawn =
    Stell deine Figur auf ein { $colour ->
        [W] weißes
        [R] rotes
       *[B] schwarzes
    } Feld.
move-your-pawn = Zieh deine Figur in einer Linie oder durch ein Tor.
pass-now = Deine Figur kann nicht ziehen: Passe.
hand-over = Gib { $whom } einen Stein.
lay-tile = { $face } in Zeile { $row }, Spalte { $column } legen
play-colour =
    { $colour ->
        [W] Weiß
        [R] Rot
       *[B] Schwarz
    } spielen
place-on = Figur aufstellen: { $square }
move-to = Ziehen nach { $square }
give =
    Einen { $colour ->
        [W] weißen
        [R] roten
       *[B] schwarzen
    } Stein geben
pass = Passen

# Warum nicht
tile-lies = Dieses Plättchen liegt schon.
tile-touches-none = Ein Plättchen muss eines berühren, das schon liegt.
tile-overlaps = Dort würde ein anderes Plättchen überdeckt.
first-tile = Das erste Plättchen wird an den Anfang gelegt: liegendes Plättchen 0, Versatz 0.
colour-taken = Diese Farbe ist vergeben.
not-of-its-colour =
    Stell deine Figur auf ein leeres { $colour ->
        [W] weißes
        [R] rotes
       *[B] schwarzes
    } Feld.
not-in-line = Deine Figur zieht in ihrer Zeile oder Spalte oder durch ein Tor.
at-least-one-step = Dort steht deine Figur schon: Zieh mindestens einen Schritt.
square-occupied = Dieses Feld ist nicht leer.
gate-occupied = Das Feld hinter dem Tor ist nicht leer.
hand-over-first = Gib zuerst den Stein ab, den du schuldest.
no-such-counter = Du hast keinen Stein dieser Farbe zum Abgeben.
pass-with-moves = Passen darfst du nur, wenn du keinen Zug hast.

# Was geschah
lays-tile =
    { $who-is ->
        [me] Du legst Plättchen { $tile }.
       *[other] { $who } legt Plättchen { $tile }.
    }
plays-colour =
    { $who-is ->
        [me] Du spielst
       *[other] { $who } spielt
    } { $colour ->
        [W] Weiß
        [R] Rot
       *[B] Schwarz
    }.
begins-on =
    { $who-is ->
        [me] Du beginnst
       *[other] { $who } beginnt
    } in Zeile { $row }, Spalte { $column }.
moves =
    { $who-is ->
        [me] Du ziehst nach Zeile { $row }, Spalte { $column } und setzt nichts.
       *[other] { $who } zieht nach Zeile { $row }, Spalte { $column } und setzt nichts.
    }
moves-and-places =
    { $who-is ->
        [me] Du ziehst
       *[other] { $who } zieht
    } nach Zeile { $row }, Spalte { $column } und setzt einen { $colour ->
        [W] weißen
        [R] roten
       *[B] schwarzen
    } Stein.
hands =
    { $who-is ->
        [me] Du gibst { $whom }
       *[other] { $whom-is ->
            [me] { $who } gibt dir
           *[other] { $who } gibt { $whom }
        }
    } einen { $colour ->
        [W] weißen
        [R] roten
       *[B] schwarzen
    } Stein.
passes =
    { $who-is ->
        [me] Du hast keinen Zug und passt.
       *[other] { $who } hat keinen Zug und passt.
    }
next-game =
    Spiel { $game } ist vorbei. { $who-is ->
        [me] Du beginnst
       *[other] { $who } beginnt
    } das nächste.
won =
    { $who-is ->
        [me] Du gewinnst.
        [several] Unentschieden zwischen { $who }.
       *[other] { $who } gewinnt.
    }
