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
marks = Nic { $nics } · Single { $singles } · Tic { $tics } · offen { $open }
go-comes = Alle sind bereit: gleich werden die Karten aufgedeckt.
waiting = Runde { $round } von höchstens { $most }: wir warten, bis alle bereit sind.
say-ready = Runde { $round } von höchstens { $most }: sag, wenn du bereit bist.
wanted = Gesucht ist ein Raster von { $size } mal { $size } ohne Nic.
build = Baue ein Raster von { $size } mal { $size } ohne Nic.
mend = Eine durchgestrichene Kante ist ein Nic: Die beiden Karten haben nichts gemeinsam. Leg eine um.
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
perhaps-possible = Es geht mit { $extras }, vielleicht mit { $least }.
