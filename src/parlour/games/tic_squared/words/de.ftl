# Tic Squared

summary = Lass dein eigenes Quadrat Karte für Karte wachsen, besuche eines der anderen und werde zuerst alle Karten los.
picture-1 = Lass dein Quadrat Reihe um Reihe wachsen: Jede Karte muss mit ihren Nachbarn etwas gemeinsam haben.
picture-2 = Zwei Dinge gemeinsam, ein Tic, und du legst noch eine Karte, auch in ein anderes Quadrat.
picture-3 = Wer die letzte Karte der Hand legt, gewinnt.

# Optionen
option-deck_size = Karten
    .help = Karten im Spiel; üblich sind 42, 63 oder 83 bei 2, 3 oder 4 Spielern
option-deck_out = Leerer Stapel
    .help = Zug beenden: der Zug wird fertig gespielt, dann wird gezählt; weiterspielen: ohne zu ziehen
option-deck_out-finish_turn = Zug beenden
    .does = Der Zug wird zu Ende gespielt, dann werden die Gitter gezählt.
option-deck_out-play_on = weiterspielen
    .does = Ihr spielt ohne Ziehen weiter, bis jemand fertig ist oder niemand mehr legen kann.
option-mode = Spielweise
    .help = der Reihe nach, oder alle zugleich gegen die Uhr
option-mode-turns = der Reihe nach
    .does = Einer nach dem anderen, und niemand wird gehetzt.
option-mode-race = Rennen
    .does = Alle legen zugleich, gegen die Uhr: Die erste Karte gilt.
option-race_penalty = Rennen: Strafe
    .help = ob die anderen bei zwei Tics auch im Rennen ziehen
option-race_idle_s = Rennen: Stillstand
    .help = Sekunden ohne Zug, bis alle eine Karte bekommen
option-race_limit_min = Rennen: Dauer
    .help = Minuten, bis das Rennen endet
option-start = Beginn
    .help = wer beginnt: die beste gezogene Karte, das Los oder ein Platz
option-start-value_draw = beste Karte
    .does = Jeder zieht eine Karte, und die beste beginnt.
option-start-random = Los
    .does = Das Los entscheidet; dafür wird keine Karte gezeigt.

# Der Tisch
first-cell =
    { $whose-is ->
        [me] dein Feld, wo es beginnt
       *[other] Feld von { $whose }, wo es beginnt
    }
has-chosen = { $held }, hat gewählt
held-against = { $held } (−{ $cards })
went-out = alle Karten gelegt
score-grid = Feld
score-hand = Hand
clock-lots = Los
clock-idle = Ziehen
clock-end = Ende

# Was zu tun ist
all-choose = Alle wählen eine Startkarte.
choose-start = Wähle die Karte, mit der dein Feld beginnt.
chosen = Du beginnst mit { $card }. Die anderen wählen noch.
race = Lege an, was passt, und ziehe, wann du willst.
race-without-deck = Lege an, was passt.
lay-or-draw = Lege eine Karte, oder ziehe.
lay-or-end = Lege eine Karte, oder beende deinen Zug.
none-fits-end = Keine Karte passt: Beende deinen Zug.
none-fits-draw = Keine Karte passt: Ziehe eine.
again-draw-or-end = Ein { TERM("Tic", of: "tic") }: Lege noch eine Karte, ziehe, oder beende deinen Zug.
again-or-end = Ein { TERM("Tic", of: "tic") }: Lege noch eine Karte, oder beende deinen Zug.
start-with = Mit { $card } beginnen
play =
    { $whose-is ->
        [me] { $card } auf dein Feld, Zeile { $row }, Spalte { $column }
       *[other] { $card } auf das Feld von { $whose }, Zeile { $row }, Spalte { $column }
    }
play-beside = { $play }, neben { $cards }: { $made }
draw = Eine Karte ziehen

# Warum nicht
one-start = Zuerst legen alle eine Startkarte, und nur eine.
other-visit = Du hast in diesem Zug schon ein anderes Feld besucht: Lege zu Hause oder dort.
visit-over = Dein Besuch auf diesem Feld ist für diesen Zug vorbei: Lege auf dein eigenes.
line-open = Eine andere Linie dieses Feldes ist begonnen: Fülle erst sie.
not-square = Dieses Feld ist kein Quadrat: Lege an eine seiner längeren Seiten.
not-adjoining = Lege neben die Karten der begonnenen Linie.
not-along = Lege die Karte an eine Seite des Feldes, Kante an Kante.
nic = { $card } hat mit { $other } nichts gemeinsam.
only-drawn = Du hast gezogen: Lege die gezogene Karte, oder beende deinen Zug.
last-needs-tic = Deine letzte Karte muss hier ein { TERM("Tic", of: "tic") } bilden oder auf ein { TERM("Tic", of: "tic") } folgen; ziehe eine Karte, wenn das nicht geht.
one-draw = Einmal ziehen, dann diese Karte oder keine: Lege die gezogene Karte, oder beende deinen Zug.
end-too-soon = Lege oder ziehe eine Karte, bevor du deinen Zug beendest.
draw-first = Nichts passt: Ziehe eine Karte, bevor dein Zug endet.
no-turns = Im Rennen gibt es keine Züge zu beenden.
cell-taken = Jemand war schneller: Dort liegt schon eine Karte.
no-card-or-grid = Du hast { $card } nicht auf der Hand, oder es gibt dieses Feld nicht.
nothing-now = Das kannst du jetzt nicht tun.

# Was geschah
chooses =
    { $who-is ->
        [me] Du hast eine Startkarte gewählt.
       *[other] { $who } hat eine Startkarte gewählt.
    }
grids-start = Die Felder beginnen mit: { $starts }.
race-numbers = Legt und zieht { $idle } Sekunden lang niemand, ziehen alle eine Karte. Nach { $limit } Minuten ist das Rennen vorbei.
made =
    { $tics ->
        [0] nur { TERM("Singles", of: "single") }
        [1] ein { TERM("Tic", of: "tic") }
       *[other] zwei { TERM("Tics", of: "tic") }
    }
lays =
    { $who-is ->
        [me] Du legst { $card } auf dein eigenes Feld: { $made }.
       *[other] { $who } legt { $card } auf das eigene Feld: { $made }.
    }
visits =
    { $who-is ->
        [me] Du legst { $card } auf das Feld von { $whose }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } legt { $card } auf dein Feld: { $made }.
               *[other] { $who } legt { $card } auf das Feld von { $whose }: { $made }.
            }
    }
draws =
    { $who-is ->
        [me] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
draws-cards =
    { $who-is ->
        [me] Du ziehst
       *[other] { $who } zieht
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
fits-nowhere = Sie passt nirgends, also ist der Zug zu Ende.
goes-out =
    { $who-is ->
        [me] Du hast alle Karten gelegt und gewinnst.
       *[other] { $who } hat alle Karten gelegt und gewinnt.
    }
hand-empty =
    { $whose-is ->
        [me] Deine Hand ist leer.
       *[other] Die Hand von { $whose } ist leer.
    }
last-turn = Ohne Stapel war dieser Zug der letzte.
nobody-lays = Niemand kann mehr eine Karte legen.
time-up = Die Zeit ist um.
starts-by-lot = Die Zeit ist um: Fehlende Startkarten werden ausgelost.
nobody-moved = Niemand hat rechtzeitig gespielt.
all-dealt = Niemand hat rechtzeitig gespielt: Alle bekommen eine Karte.

# Rückschau
review-more = Das bringt sofort mehr.

# The lesson.
lesson-line = Jeder hat ein eigenes Gitter und will es groß. Ein volles Quadrat wächst um eine Linie an einer Seite, und eine Karte muss zu denen passen, die sie berührt. Lege deine { $card } rechts neben die { $beside }.
lesson-two = Zwei Gemeinsamkeiten sind ein Tic: Du darfst noch eine Karte legen. Die Linie geht unten weiter: Deine { $card } bildet ein Tic mit der { $above } und mit der { $beside }. Sieh, was zwei Tics beim Gegner bewirken.
lesson-visit = Der Bot musste fünf Karten ziehen. Du darfst weitermachen und auch ein fremdes Gitter besuchen, um Karten loszuwerden: Lege deine { $card } dort rechts neben die { $beside }.
lesson-stop = Wieder ein Tic. Du musst nicht ewig weitermachen: Nach einem Tic darfst du deinen Zug beenden.
lesson-drawing = Nach Singles allein ist der Zug zu Ende, wie jetzt beim Bot. Und wenn nichts passt oder du lieber wartest, ziehst du eine Karte.
lesson-out = Wer die letzte Karte legt, ist fertig und gewinnt sofort; sie muss ein Tic bilden oder im selben Zug auf eines folgen. Du hast noch eine Karte, die { $card }: Wo bildet sie ein Tic?
lesson-won = Fertig! Ist der Stapel vorher leer, zählt jede Karte deines Gitters 1, und jede auf deiner Hand zieht 1 ab.

# Der Leitfaden
guide = Jeder lässt ein Gitter wachsen und will zuerst ohne Karten sein. Mit Tics legst du eine Karte nach der anderen, und zwei auf einmal lassen die anderen ziehen.
guide-grow = Wie Gitter wachsen
    .text = Ein Gitter, das ein volles Quadrat ist, wächst um eine Linie an einer Seite deiner Wahl; ein Rechteck wächst an einer langen Seite und wird wieder ein Quadrat. Die erste Karte einer Linie darf überall an ihr liegen, die anderen setzen sie an den Enden fort, ohne Lücken.
    .shows = Ein volles Quadrat: Die nächste Karte darf auf jedes der markierten Felder.
guide-tic = Tic, Single, Nic
    .text = Vergleiche zwei Karten: Jede hat eine Zahl, eine Form und eine Farbe. Zwei Gemeinsamkeiten sind ein Tic, eine ist ein Single, keine ein Nic. Deine Karte berührt eine oder zwei andere und muss mit jeder ein Tic oder ein Single bilden; ein Nic verbietet sie.
    .shows = Die markierte Karte bildet mit der daneben ein Tic: Beide sind rote Sterne.
guide-again = Was dann geschieht
    .text = Nur Singles: Dein Zug ist zu Ende. Ein Tic: Du darfst noch eine Karte legen. Zwei Tics: Das darfst du auch, und alle anderen ziehen so viele Karten, wie die Zahl auf deiner sagt.
    .shows = Die markierte Karte bildet zwei Tics, und sie ist eine 5: Die anderen ziehen je fünf Karten.
guide-visit = Besuche
    .text = Du darfst auch auf das Gitter eines Gegners legen, um Karten loszuwerden. Ein Besuch ist ein Stück deines Zugs: Bist du wieder zu Hause, bleibst du dort.
    .shows = Die markierte Karte wurde auf das Gitter des anderen gelegt.
guide-draw = Ziehen und aufhören
    .text = Passt nichts, oder wartest du lieber, ziehst du eine Karte. Passt sie, darfst du sie gleich legen, aber keine andere. Nach einem Tic darfst du deinen Zug auch beenden, ohne zu ziehen.
    .shows = Die Linie hat ein freies Feld, und die Handkarte passt dorthin. Täte sie es nicht, würdest du ziehen.
guide-end = Das Ende
    .text = Wer die letzte Handkarte legt, ist fertig und gewinnt sofort. Sie muss ein Tic bilden oder im selben Zug auf eins folgen. Ist der Stapel vorher leer, zählt jede Karte deines Gitters 1, und jede auf deiner Hand zieht 1 ab.
    .shows = Die markierte Karte war die letzte, und sie bildete ein Tic: Ihr Spieler gewinnt.

# Puzzles.
puzzle-lay = Lege eine Karte.
puzzle-lay-another = Ein { TERM("Tic", of: "tic") }: Lege noch eine Karte.
puzzle-name = Die meisten Karten in einem Zug
puzzle-goal = Lege in diesem Zug so viele Karten wie möglich, ohne zu ziehen.
puzzle-value =
    { $value ->
        [one] { $value } Karte
       *[other] { $value } Karten
    }
out-name = Alles ablegen
out-goal = Werde in diesem Zug alle Karten los. Nur eine Karte macht den Anfang.
out-value =
    { $value ->
        [one] { $value } Karte abgelegt
       *[other] { $value } Karten abgelegt
    }

# Photographs of printed pieces.
photograph = Lege ein Gitter für sich, mit seiner angefangenen Linie.

# The score sheet of the companion.
sheet-out = Wer fertig wurde
sheet-grid = Karten im Feld
sheet-hand = Karten auf der Hand
sheet-timer-race = Das Rennen
sheet-not-out = Nur wer fertig wurde, hat keine Karten mehr.
sheet-not-deck = Das sind mehr Karten, als im Spiel waren.
sheet-not-used-up = Der Stapel ist leer: Felder und Hände ergeben alle Karten im Spiel.

# Was an Stellungen falsch ist.
wrong-one-cell = { $who }: zwei Karten auf einem Feld.
wrong-shape = { $who }: kein volles Rechteck mit höchstens einer Linie.
wrong-gap = { $who }: Da ist eine Lücke.
wrong-start-corner = { $who }: Die Startkarte liegt in Reihe 0, Spalte 0.
wrong-sides = { $who }: Eine Seite ist um mehr als eins länger als die andere.
wrong-apart = { $who }: Die Linie liegt abseits.
wrong-short-side = { $who }: Die Linie liegt an einer kurzen Seite.
wrong-line-gap = { $who }: Die Linie hat eine Lücke oder ist zu lang.
wrong-line-full = { $who }: Die Linie ist voll.
wrong-in-play = Im Spiel sind { $count } Karten, nicht { $size }.
wrong-begin = { $who }: Gitter beginnen, wenn alle Startkarten gewählt sind.
wrong-start-card = { $who }: Die Startkarte ist nicht auf der Hand oder nicht am Anfang des Gitters.
wrong-barred = Keine Karte auf der Hand hat den Platz { $place }.
wrong-told = Keine dieser Karten ist darunter.
wrong-fresh = Dort wurde gerade keine Karte gezogen, die liegen darf.
wrong-able = able ist, wer etwas legen kann.
wrong-race-over = Ein Rennen ist aus, wenn niemand mehr legen kann.
wrong-no-turn = Es gibt noch keinen Zug, oder im Rennen keinen.
wrong-plays = Mehr, als Karten gelegt wurden.
wrong-visited = Ein Besuch ist ein Legen auf ein fremdes Gitter.
wrong-visit-over = Ein Besuch endet, wenn man bei sich legt.
wrong-out = Wer keine Karte mehr hat, ist fertig, und das ist das Ende.
wrong-hands = Am Anfang hat jeder { $count } Karten.
wrong-all-chosen = Die Startkarten werden umgedreht, wenn alle gewählt haben.
wrong-not-over = Es gibt noch Karten zu ziehen, und niemand ist fertig.
wrong-deck = Es gibt noch einen Stapel.
wrong-idle = Züge ohne Karte zählen nur, wenn ohne Stapel weitergespielt wird.
wrong-able-race = Wer legen kann, wird nur im Rennen ohne Stapel gezeigt.
wrong-tic-race = Ein Tic merkt man sich nur im Rennen.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-hot = legte zuletzt ein Tic
field-players-able = kann etwas legen
field-phase-start = Startkarten wählen
field-plays = In diesem Zug gelegte Karten
field-visited = Wer besucht wird
field-visit-over = Der Besuch ist vorbei
field-without-deck = Es geht ohne Stapel weiter
field-idle-turns = Züge nacheinander ohne Karte
field-out = Wer fertig ist
field-runs = Gestartete Wartezeiten

# Why a turn is better than another.
because-cards = Dein Gitter hat dann { $number } Karten statt { $rather }.
because-cards-other = Das Gitter von { $whom } hat dann { $number } Karten statt { $rather }.
because-hand = Du hast dann { $number } Karten in der Hand statt { $rather }.
because-hand-other = { $whom } hat dann { $number } Karten in der Hand statt { $rather }.
because-tics = Karten von dir, die ein Tic ergeben: { $number } statt { $rather }.
because-tics-other = Karten von { $whom }, die ein Tic ergeben: { $number } statt { $rather }.
because-turn = Dann bist wieder du dran.
because-turn-other = { $whom } ist dann noch nicht dran.
