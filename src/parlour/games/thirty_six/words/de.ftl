# 36

summary = Zieh deine Figur, setz deine Steine und gib den Rest denen, die du überspringst.
picture-1 = Zieh eine Reihe oder Spalte entlang oder durch ein Tor auf ein freies Feld.
picture-2 = Ein Feld in einer Farbe, von der du noch hast, nimmt dir einen Stein ab.
picture-3 = Wer zuerst keinen Stein mehr hat, gewinnt.

# Optionen
option-layout = Spielfeld
    .help = Quadrat: ein zufälliger 6×6-Block; Auslage: die Spieler legen die Plättchen; verstreut: zufällig mit Lücken
option-layout-square = Quadrat
    .does = Die neun Plättchen liegen zufällig zu einem Quadrat gelegt.
option-layout-draft = reihum gelegt
    .does = Ihr legt die Plättchen reihum selbst, bevor das Spiel beginnt.
option-layout-preset = vorgegeben
    .does = Die Plättchen liegen, wie du sie unten aufzählst.
option-layout-scatter = verstreut
    .does = Die Plättchen hängen zufällig zusammen, mit Löchern, über die Linien hinweggehen.
option-gates = Tore
    .help = Plättchen: auf drei Plättchen; überall: zwischen gleichfarbigen Feldern, die sich an einer Ecke berühren
option-gates-tile = auf drei Plättchen
    .does = Drei der Plättchen haben ein Tor quer über ihre Mitte.
option-gates-anywhere = überall
    .does = Je zwei Felder einer Farbe, die sich an einer Ecke berühren, verbindet ein Tor.
option-gates-off = keine
    .does = Es gibt keine Tore: Figuren ziehen nur in Linien.
option-stall = Stillstand
    .help = Züge pro Spieler ohne neuen Stein, bis das Spiel endet
option-tie = Gleichstand
    .help = Remis: die Gleichen teilen; neues Spiel: höchstens dreimal
option-tie-draw = Remis
    .does = Wer gleichauf ist, teilt sich den Sieg.
option-tie-replay = neues Spiel
    .does = Bei Gleichstand wird neu gespielt, höchstens dreimal.
option-tournament = Turnier
    .help = so viele Spiele wie Spieler, jeder beginnt einmal, die Summen zählen
option-start = Beginn
    .help = wer beginnt: durch Los oder ein Platz
option-start-random = Los
    .does = Das Los entscheidet, wer beginnt.
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
tile = Plättchen { $tile }, { $northwest }{ $northeast }/{ $southwest }{ $southeast }
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
to-place = Steine übrig: die wenigsten gewinnen
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
move-your-pawn = Zieh deine Figur in einer Linie oder durch ein { TERM("Tor", of: "gate") }.
pass-now = Deine Figur kann nicht ziehen: Passe.
move-now = Zieh deine Figur.
stalling =
    { $turns ->
        [1] Ohne neuen Stein ist das der letzte Zug.
       *[other] Ohne neuen Stein bleiben noch { $turns } Züge.
    }
hand-over = Gib { $whom } einen Stein.
lay-tile = { $face } in Zeile { $row }, Spalte { $column } legen
play-colour =
    { $colour ->
        [W] Weiß
        [R] Rot
       *[B] Schwarz
    } spielen
place-on = Figur aufstellen: Zeile { $row }, Spalte { $column }
move-to = Ziehen nach Zeile { $row }, Spalte { $column }
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
borders-differ = Wo sich zwei Plättchen berühren, müssen die Felder gleichfarbig sein.
first-tile = Das erste Plättchen wird an den Anfang gelegt: liegendes Plättchen 0, Versatz 0.
colour-taken = Diese Farbe ist vergeben.
not-of-its-colour =
    Stell deine Figur auf ein leeres { $colour ->
        [W] weißes
        [R] rotes
       *[B] schwarzes
    } Feld.
not-in-line = Deine Figur zieht in ihrer Zeile oder Spalte oder durch ein { TERM("Tor", of: "gate") }.
at-least-one-step = Dort steht deine Figur schon: Zieh mindestens einen Schritt.
square-occupied = Dieses Feld ist nicht leer.
gate-occupied = Das Feld hinter dem { TERM("Tor", of: "gate") } ist nicht leer.
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
block-complete = Alle Plättchen liegen, und alle Ränder passen.
nothing-fits = Keines der übrigen Plättchen passt noch irgendwo.
reserve-empty =
    { $who-is ->
        [me] Du hast keinen Stein mehr.
       *[other] { $who } hat keinen Stein mehr.
    }
all-passed = Niemand kann mehr ziehen: Wer am wenigsten übrig hat, gewinnt.
stalled = In { $turns } Zügen pro Spieler hat niemand einen Stein gesetzt: Wer am wenigsten übrig hat, gewinnt.
last-game = Das war das letzte Spiel: Wer in allen am wenigsten übrig hatte, gewinnt.
won =
    { $who-is ->
        [me] Du gewinnst.
        [several] Unentschieden zwischen { $who }.
       *[other] { $who } gewinnt.
    }

# The lesson.
lesson-line = Wer zuerst alle Spielsteine los ist, gewinnt. Zieh deine weiße Figur in Reihe oder Spalte auf ein leeres Feld: Auf einem weißen bleibt ein weißer Stein. Geh auf das letzte weiße Feld der obersten Reihe.
lesson-gate = Wo ein Tor zwei Felder verbindet, darfst du hindurch: der einzige schräge Weg. Nimm das Tor neben deiner Figur.
lesson-pass-over = Du darfst in deiner Linie über eine andere Figur ziehen und gibst ihrem Besitzer dafür einen deiner Steine. Zieh nach unten über die rote Figur auf das weiße Feld.
lesson-handed = Ein Stein gesetzt, einer übergeben: zwei weniger. Der weiße gehört jetzt dem Bot, der ihn auf ein weißes Feld setzen muss.
lesson-last = Noch ein Stein, und er ist weiß. Auf einem roten oder schwarzen Feld würdest du nichts setzen: Finde das eine weiße Feld, das du erreichst.
lesson-won = Das war der letzte: Du hast gewonnen.

# Der Leitfaden
guide = Zwölf Steine deiner Farbe, und du willst sie loswerden. Zieh deine Figur über die Felder; wo sie auf der richtigen Farbe hält, bleibt ein Stein zurück.
guide-goal = Das Ziel
    .text = Neun Plättchen bilden ein Brett aus 36 Feldern: weiß, rot und schwarz. Du hast eine Figur und zwölf Steine deiner Farbe. Wer zuerst keinen mehr hat, gewinnt.
    .shows = Die weiße Figur auf dem Brett und ihre zwölf Steine im Vorrat.
guide-line = Eine Linie entlang
    .text = Zieh in deiner Reihe oder Spalte, so weit du willst, auf ein leeres Feld: eines ohne Stein und ohne Figur. Hast du einen Stein in der Farbe des Felds, kommt er dorthin, unter deine Figur. Auf anderen Feldern wird nichts gesetzt.
    .shows = Die weiße Figur ist die oberste Reihe entlanggezogen und hat auf dem weißen Feld einen weißen Stein gelassen.
guide-gate = Durch ein Tor
    .text = Ein Tor verbindet zwei Felder gleicher Farbe, die sich an einer Ecke berühren. Statt eine Linie zu ziehen, darfst du hindurchgehen, wenn das andere Feld leer ist. Nur so geht es schräg.
    .shows = Die weiße Figur ging durch das markierte Tor und ließ an beiden Enden einen Stein.
guide-over = Über eine andere Figur
    .text = Eine Linie darf über die Figuren anderer führen. Für jede, die du überspringst, bekommt ihr Besitzer einen deiner Steine, dessen Farbe du wählst. Von da an muss er ihn setzen.
    .shows = Weiß zog über die markierte rote Figur; der markierte weiße Stein gehört jetzt Rot.
guide-end = Das Ende
    .text = Kannst du ziehen, musst du; sonst passt du. Sobald dein letzter Stein deine Hand verlässt, gewinnst du, ob du ihn setzt oder übergibst. Kann niemand mehr ziehen, oder setzt in acht Zügen pro Spieler niemand einen Stein, gewinnt, wer am wenigsten übrig hat.
    .shows = Der letzte weiße Stein ist gesetzt.

# Puzzles.
wins-in =
    { $turns ->
        [1] Das gewinnt sofort.
       *[other] Das gewinnt in { $turns } Zügen, was der andere auch tut.
    }
loses-in =
    { $turns ->
        [1] Nichts hindert den anderen daran, im nächsten Zug zu gewinnen.
       *[other] Nichts hindert den anderen daran, in höchstens { $turns } Zügen zu gewinnen.
    }
shares-at-best = Wenn der andere gut spielt, ist mehr als ein geteilter Sieg nicht mehr möglich.
puzzle-name = In wenigen Zügen gewinnen
puzzle-goal = Gewinn in höchstens { $best } eigenen Zügen, was der andere auch tut.
puzzle-value =
    { $value ->
        [one] { $value } Zug
       *[other] { $value } Züge
    }
escape-name = Der einzige Ausweg
escape-goal = Der andere gewinnt gleich. Finde den einzigen Zug, nach dem er das in drei Zügen nicht schafft.
escape-value =
    { $value ->
        [0] schon im nächsten Zug verloren
        [one] { $value } Zug lang sicher
       *[other] { $value } Züge lang sicher
    }
border-name = Plättchen legen
border-goal = Leg alle Plättchen: Wo sich zwei berühren, müssen die Felder gleichfarbig sein.
border-value = alle { $value } Plättchen liegen

# Photographs of printed pieces.
photograph = Lege die neun Plättchen so, wie gespielt werden soll, ohne Steine darauf.

# The score sheet of the companion.
sheet-left = Steine übrig
sheet-not-counters = Es gibt zwölf Steine je Spieler, mehr nicht.
sheet-not-empty = Der erste leere Vorrat beendet das Spiel: nur einer kann leer sein.

# Was an Stellungen falsch ist.
wrong-all-tiles = Alle neun Plättchen müssen liegen.
wrong-tile-twice = Plättchen { $tile } liegt zweimal.
wrong-overlap = Die Plättchen { $tile } und { $other } überlappen.
wrong-isolated = Plättchen { $tile } liegt abseits; eine Ecke verbindet nicht.
wrong-draft = Plättchen werden reihum gelegt, bis alle neun liegen.
wrong-draft-first = Das erste gelegte Plättchen liegt in Reihe 0, Spalte 0.
wrong-corner = Die kleinste Reihe und die kleinste Spalte sind 0.
wrong-block = Das Brett ist ein Block aus drei mal drei Plättchen.
wrong-puzzle-twice = Ein Plättchen liegt zweimal.
wrong-puzzle-slot = Jedes liegt auf einem eigenen Platz in einem Block von drei mal drei.
wrong-puzzle-colour = Wo sich zwei Plättchen berühren, sind die Felder gleichfarbig.
wrong-puzzle-else = Allein mit dem Rätsel gibt es nur Plättchen.
wrong-puzzle-phase = Allein legt man Plättchen, bis keines mehr passt.
wrong-colours = Zwei haben dieselbe Farbe.
wrong-pawns = Zwei Figuren stehen auf einem Feld.
wrong-counters = Auf einem Feld liegt höchstens ein Stein.
wrong-twelve = Von jeder Farbe gibt es zwölf Steine.
wrong-bare = Jeder braucht eine Farbe und eine Figur.
wrong-owed = Steine schuldet man nur, solange übergeben wird, und dann immer.
wrong-owed-whom = Verschiedene Gegner, nie wer am Zug ist.
wrong-set-up = Gesetzte und geschuldete Steine, Züge ohne Stein und Passen gibt es erst ab dem ersten Zug.
wrong-draft-turn = Plättchen legt man im Uhrzeigersinn, vom Startspieler an.
wrong-choose = Farben wählt man in umgekehrter Spielfolge.
wrong-place = Figuren stellt man in Spielfolge auf.
wrong-reserve = Alle zwölf Steine der gewählten Farbe, und keine anderen.
wrong-tournament = Ein Turnier hat so viele Partien wie Spieler.
wrong-ties = Nur Gleichstände werden wiederholt, wenn es so vereinbart ist.
wrong-start-seat = Wer beginnt, wechselt von Partie zu Partie im Uhrzeigersinn.
wrong-wins = Niemand gewinnt mehr Partien, als es gab.
wrong-totals = Summen sind, was in beendeten Partien übrig blieb.
wrong-begin = { $who }: Eine Figur beginnt auf einem Feld ihrer Farbe.
wrong-empty = Ein leerer Vorrat beendet das Spiel.
wrong-give = Wählen muss nur, wer zwei Farben hat.
wrong-passes = Haben alle gepasst, ist das Spiel aus, und ein Zug beendet das Passen.
wrong-quiet = Nach so vielen Zügen ohne Stein ist das Spiel aus.
wrong-preset = { $part } { $value } liegt nicht von { $least } bis { $most }.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-colour = Farbe
field-players-colour-0 = Weiß
field-players-colour-1 = Rot
field-players-colour-2 = Schwarz
field-players-reserve =
    { $number ->
        [1] weiße Steine im Vorrat
        [2] rote Steine im Vorrat
       *[3] schwarze Steine im Vorrat
    }
field-players-total = übrige Steine aus beendeten Spielen
field-players-wins = gewonnene Spiele
field-phase-lay = Plättchen legen
field-phase-choose = Farben wählen
field-phase-place = Figuren aufstellen
field-phase-move = Figuren ziehen
field-phase-give = Steine übergeben
field-quiet = Züge ohne neuen Stein
field-owed = Wer noch einen Stein bekommt
field-games = Beendete Spiele
field-replays = Wiederholte Unentschieden

# Why a move is better than another.
because-left =
    { $number ->
        [1] Dir bleibt dann ein Stein statt { $rather }.
       *[other] Dir bleiben dann { $number } Steine statt { $rather }.
    }
because-left-other =
    { $number ->
        [1] { $whom } bleibt dann ein Stein statt { $rather }.
       *[other] { $whom } bleiben dann { $number } Steine statt { $rather }.
    }
because-near = Felder in deiner Reichweite, die einen Stein nehmen: { $number } statt { $rather }.
because-near-other = Felder in der Reichweite von { $whom }, die einen Stein nehmen: { $number } statt { $rather }.
because-far = Felder, die einen Stein nehmen und in zwei Zügen zu erreichen sind: für dich { $number } statt { $rather }.
because-far-other = Felder, die einen Stein nehmen und in zwei Zügen zu erreichen sind: für { $whom } { $number } statt { $rather }.
because-jump = Du kannst danach über eine Figur ziehen und zwei Steine auf einmal loswerden.
because-jump-other = { $whom } kann danach über keine Figur ziehen.
