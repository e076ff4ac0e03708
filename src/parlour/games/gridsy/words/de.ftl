# Gridsy

summary = Füge deine Karten zu einem Quadrat, in dem je zwei Nachbarn etwas gemeinsam haben.
picture-1 = Leg deine Karten zu einem Quadrat und verschieb sie, so oft du magst.
picture-2 = Nachbarn müssen etwas gemeinsam haben: Zahl, Form oder Farbe, oder zwei davon.
picture-3 = Das erste vollständige Quadrat gewinnt die Runde.
option-grid = Raster
    .help = Zeilen und Spalten des Rasters
option-best_of = Runden
    .help = gegeneinander: höchstens so viele Runden hat eine Serie
option-round_limit_min = Rundenzeit
    .help = gegeneinander: Minuten, bis eine Runde ohne Sieger endet
option-solo_limit_min = Solozeit
    .help = allein: Minuten, bis das Spiel ungelöst endet, 5 bis 60; 0: keine
option-hint_impossible = Hinweis
    .help = du erfährst, wenn deine Karten kein Raster zulassen
grid =
    { $whose-is ->
        [me] Dein Raster
       *[other] Raster von { $whose }
    }
tray =
    { $whose-is ->
        [me] Deine Ablage
       *[other] Ablage von { $whose }
    }
middle = Mitte
a-solution = Eine Lösung
last-grid = Das Raster, das Runde { $round } gewann
face-down = verdeckte Karte
cell = Zeile { $row }, Spalte { $column }
cell-of =
    { $whose-is ->
        [me] Zeile { $row }, Spalte { $column }
       *[other] Raster von { $whose }, Zeile { $row }, Spalte { $column }
    }
to-tray = zurück in die Ablage
rounds-won = gewonnene Runden
extra-cards = Extrakarten
not-solved = nicht gelöst
extras =
    { $number ->
        [one] 1 Extrakarte
       *[other] { $number } Extrakarten
    }
result = { $extras }, { $summary }
readiness =
    { $ready ->
        [yes] bereit
       *[no] noch nicht bereit
    }
marks = { TERM("Nic", of: "nic") } { $nics } · { TERM("Single", of: "single") } { $singles } · { TERM("Tic", of: "tic") } { $tics } · offen { $open }
go-comes = Alle sind bereit: gleich werden die Karten aufgedeckt.
waiting = Runde { $round } von höchstens { $most }: wir warten, bis alle bereit sind.
say-ready = Runde { $round } von höchstens { $most }: sag, wenn du bereit bist.
wanted = Gesucht ist ein Raster von { $size } mal { $size } ohne { TERM("Nic", of: "nic") }.
build = Baue ein Raster von { $size } mal { $size } ohne { TERM("Nic", of: "nic") }.
mend = Eine durchgestrichene Kante ist ein { TERM("Nic", of: "nic") }: Die beiden Karten haben nichts gemeinsam. Leg eine um.
no-grid = Deine jetzigen Karten lassen kein Raster zu.
no-actions-left = Du hast deine { $actions } Aktionen dieser Runde verbraucht.
clock =
    { $name ->
        [go] Los
       *[limit] Zeit
    }
act =
    { $name ->
        [ready] Ich bin bereit
        [extra] Eine Extrakarte nehmen
       *[give_up] Aufgeben
    }
giving-up = Aufgeben und eine Lösung sehen?
put = { $card } nach { $cell }
take = { $card } zurück in die Ablage
swap = { $card } gegen { $other } tauschen
not-in-middle = { $card } liegt nicht in der Mitte.
ready-alone = Allein gibt es kein Los: du kannst anfangen.
ready-already = Das hast du schon gesagt, oder die Runde hat begonnen.
wait-for-go = Warte auf das Los: die Karten sind noch nicht aufgedeckt.
no-middle = Allein gibt es keine Mitte zum Tauschen; nimm eine Extrakarte.
deck-is-empty = Der Stapel ist leer.
no-extra-cards = Es gibt keine Extrakarten; tausche eine deiner Karten mit der Mitte.
give-up-alone = Aufgeben kann man nur allein.
not-now = Das geht jetzt nicht.
nothing-there = Dort liegt keine Karte von dir.
no-such-cell = Dieses Feld gibt es nicht.
not-yours = { $card } gehört dir nicht.
turned-up = Los! Alle Karten sind aufgedeckt.
time-over = Die Zeit ist um.
is-ready =
    { $who-is ->
        [me] Du bist bereit.
       *[other] { $who } ist bereit.
    }
gives-up =
    { $who-is ->
        [me] Du gibst auf.
       *[other] { $who } gibt auf.
    }
lays =
    { $who-is ->
        [me] Du legst { $card } in { $cell }.
       *[other] { $who } legt { $card } in { $cell }.
    }
lays-over =
    { $who-is ->
        [me] Du legst { $card } in { $cell }; { $other } kommt { $to }.
       *[other] { $who } legt { $card } in { $cell }; { $other } kommt { $to }.
    }
into-tray = in die Ablage
into-cell = in { $cell }
takes-to-tray =
    { $who-is ->
        [me] Du nimmst { $card } zurück in die Ablage.
       *[other] { $who } nimmt { $card } zurück in die Ablage.
    }
swaps =
    { $who-is ->
        [me] Du tauschst { $card } gegen { $other }.
       *[other] { $who } tauscht { $card } gegen { $other }.
    }
takes-extra =
    { $who-is ->
        [me] Du nimmst eine Extrakarte: { $card }.
       *[other] { $who } nimmt eine Extrakarte: { $card }.
    }
completes =
    { $who-is ->
        [me] Du vollendest ein Raster und gewinnst Runde { $round }.
       *[other] { $who } vollendet ein Raster und gewinnt Runde { $round }.
    }
no-winner = Runde { $round } hat niemand gewonnen.
won-round =
    { $who-is ->
        [me] Du hast Runde { $round } gewonnen.
       *[other] { $who } hat Runde { $round } gewonnen.
    }
nobody-won = Niemand hat eine Runde gewonnen: alle teilen sich die Serie.
decided = Die Serie ist entschieden.
wins-series =
    { $who-is ->
        [me] Du gewinnst die Serie mit { $rounds }.
        [several] { $who } teilen sich die Serie mit je { $rounds }.
       *[other] { $who } gewinnt die Serie mit { $rounds }.
    }
rounds =
    { $number ->
        [one] 1 Runde
       *[other] { $number } Runden
    }
perfect = Ohne Extrakarte gelöst: vollkommen.
solved = Mit { $extras } gelöst.
solved-best = Mit { $extras } gelöst: weniger reichen niemandem.
unsolved = Nicht gelöst.
possible = Es geht mit { $extras }.

# Rückschau
hint-goes-on = So kann noch alles passen.
hint-otherwise = Mit dem, was dort liegt, geht es nicht auf: Bau es so um.
review-grid-there = Die Karten ließen schon ein Raster zu.
review-extra-there = Eine Extrakarte war noch zu haben.
review-swap-there = Mit einem Tausch hätten die Karten ein Raster zugelassen.

# The lesson.
lesson-fit = Baue ein Quadrat, in dem je zwei Nachbarn Zahl, Form oder Farbe teilen. Lege deine { $card } in die Mitte: Sie passt zur { $above } darüber und zur { $beside } daneben.
lesson-nic = Nachbarn, die nichts teilen, sind ein Nic, und ein einziges verdirbt das Raster. Ausprobieren darfst du trotzdem: Lege deine { $card } in die Ecke oben rechts und sieh dir die Kante an.
lesson-move = Das durchkreuzte Zeichen ist das Nic. Karten darfst du so oft bewegen, wie du willst: Lege die { $card } zurück in die Ablage.
lesson-extra = Manche Karten ergeben gar kein Raster. Dann, oder wann immer du willst, nimmst du eine Karte dazu und suchst dir aus, welche du brauchst. Nimm eine.
lesson-few = Je weniger Extrakarten, desto besser. Gegen andere bauen alle zugleich, niemand bekommt Karten dazu, und jeder darf Karten mit der Mitte tauschen.
lesson-last = Hier fehlt noch ein Feld. Welche Karte der Ablage passt zu beiden Nachbarn?
lesson-solved = Fertig, und ohne Extrakarte: perfekt. Richtige Raster haben vier Reihen zu vier.

# Der Leitfaden
guide = Deine Karten sollen ein Quadrat ergeben, in dem keine zwei Nachbarn einander fremd sind. Allein versuchst du, ohne Extrakarten auszukommen; gegen andere gewinnt, wer am schnellsten ist.
guide-goal = Das Ziel
    .text = Lege deine Karten in vier Reihen zu vier, sodass je zwei Nachbarn, nebeneinander oder untereinander, etwas gemeinsam haben. Wie viel, ist gleich, und Punkte gibt es nicht. Drei mal drei ist leichter, fünf mal fünf schwerer.
    .shows = Ein vollständiges Quadrat, drei mal drei.
guide-tic = Tic, Single, Nic
    .text = Vergleiche zwei Karten: Jede hat eine Zahl, eine Form und eine Farbe. Zwei Gemeinsamkeiten sind ein Tic, eine ist ein Single, keine ein Nic. Tics und Singles sind hier gleich gut; ein einziges Nic verdirbt das Quadrat. Beim Bauen dürfen Nics liegen.
    .shows = Die markierten Karten teilen nichts: Die Kante dazwischen ist durchkreuzt, ein Nic. Alle anderen Kanten sind Tics.
guide-build = Bauen
    .text = Deine Karten beginnen in der Ablage. Lege, verschiebe und tausche sie und nimm sie zurück, so oft du willst: Nur das fertige Quadrat zählt.
    .shows = Die markierte Karte der Ablage passt auf das markierte Feld, denn sie teilt mit beiden Nachbarn etwas.
guide-alone = Allein
    .text = Du bekommst genau so viele Karten, wie es Felder gibt, und vielleicht ergeben sie gar kein Quadrat. Dann, oder wann immer du willst, nimmst du eine Karte dazu und suchst dir aus, welche du brauchst. Je weniger, desto besser; keine ist perfekt.
    .shows = Die markierte Karte ist zusätzlich: Eine der anderen bleibt übrig.
guide-together = Gegen andere
    .text = Alle decken im selben Augenblick auf und bauen zugleich. Niemand bekommt Karten dazu, aber du darfst jede deiner Karten gegen eine aus der Mitte tauschen, so oft du willst. Das erste vollständige Quadrat gewinnt die Runde, die meisten Runden das Spiel.
    .shows = Zwei bauen; die markierten Karten in der Mitte sind für beide da.

# Puzzles.
puzzle-name = Ein ganzes Raster
puzzle-goal = Vollende das Raster ohne Extrakarte: Keine zwei Nachbarn dürfen ein Nic sein.
puzzle-value = alle { $value } Karten liegen, ohne ein Nic
spare-name = Zu viele Karten
spare-goal = Du hast mehr Karten, als das Raster Felder hat. Vollende es ohne ein Nic: Nur eine Auswahl der Karten passt zusammen.
spare-value = alle { $value } Felder gefüllt, ohne ein Nic

# Photographs of printed pieces.
photograph = Lege das Raster für sich, vollständig, in drei bis fünf Reihen.

# The score sheet of the companion.
sheet-winner = Wessen Feld zuerst fertig war
sheet-unsolved = Nicht gelöst
sheet-extra = Zusätzliche Karten
sheet-timer-round = Die Runde
sheet-timer-solo = Deine Zeit

# Was an Stellungen falsch ist.
wrong-solo-limit = { $minutes } ist nicht möglich; möglich ist 0 oder 5 bis 60.
wrong-middle = So viele Karten liegen dort nicht: { $count }.
wrong-last-cells = { $count } Felder statt { $size }.
wrong-last-card = { $card } ist keine Karte.
wrong-dealt-middle = Das passt nicht zu den Karten der Spieler und der Mitte.
wrong-cards = { $who }: { $count } Karten statt { $size }.
wrong-cells = { $who }: { $count } Felder statt { $size }.
wrong-not-own = { $who }: { $card } gehört nicht zu diesen Karten.
wrong-two-cells = { $who }: { $card } liegt auf zwei Feldern.
wrong-before-go = { $who }: Vor dem Los baut niemand.
wrong-solo-go = Allein gibt es kein Los.
wrong-ready = Los geht es, wenn alle bereit sind; allein gibt es kein Los.
wrong-no-actions = Hat niemand mehr Aktionen, ist die Runde aus.
wrong-complete = Ein fertiges Gitter beendet die Runde.
wrong-last-winner = last_grid gehört zu last_winner.
wrong-last-grid = Ein Gitter, das gewann, hat kein Nic und jede Karte einmal.
wrong-solo-rounds = Allein spielt man eine Runde, die niemand gewinnt.
wrong-rounds = Höchstens { $rounds }, und nicht mehr gewonnen als gespielt.
wrong-winner = Wer zuletzt gewann, hat keine Runde gewonnen.
wrong-wins = Mit { $needed } gewonnenen Runden ist Schluss.
wrong-as-many = Alle behalten gleich viele Karten; lege eine andere an ihre Stelle.
wrong-all-laid = Alle Karten dieses Sitzes liegen schon in seinem Gitter.
wrong-series = Die Serie ist nicht zu Ende.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-wins = gewonnene Runden
field-players-ready = bereit
field-players-acted = Aktionen in dieser Runde
field-phase-ready = sich bereit melden
field-phase-go = auf das Los warten
field-phase-build = die Raster bauen
field-rounds = Runde
field-last-winner = Wer die Runde davor gewann
