# Tyramid

summary = Gemeinsam entsteht eine Pyramide aus Karten; mit zwei Tics auf einmal legst du noch einmal.
picture-1 = Leg eine Karte unter zwei andere; sie muss mit jeder, die sie berührt, etwas gemeinsam haben.
picture-2 = Je mehr sie gemeinsam haben, desto mehr Punkte, und nach zwei Tics legst du noch einmal.
picture-3 = Ist der letzte Platz gefüllt, gewinnt die höchste Summe.

# Optionen
option-shape = Form
    .help = was gebaut wird
option-shape-pyramid = Pyramide
    .does = Eine Karte an der Spitze, und jede Reihe ist eine länger.
option-shape-diamond = Raute
    .does = Die Reihen wachsen bis zur breitesten und werden dann wieder kürzer.
option-shape-hourglass = Sanduhr
    .does = Zwei Pyramiden teilen die Spitze, und du darfst in beiden legen; man bleibt seltener stecken.
option-rows = Reihen
    .help = auch die einer Hälfte oder die breiteste der Raute; üblich sind 10, 7, 7
option-same_pair = Zwei von einer Art
    .help = Punkte für zwei Tics derselben Art
option-optional_play = Freies Spiel
    .help = ziehen statt legen, den Zug beenden statt noch einmal zu legen
option-play_drawn = Gezogene Karte legen
    .help = eine gezogene Karte, die passt, darf gelegt werden
option-start = Beginn
    .help = wer beginnt: die beste gezogene Karte, das Los oder ein Platz
option-start-value_draw = beste Karte
    .does = Jeder zieht eine Karte, und die beste beginnt.
option-start-random = Los
    .does = Das Los entscheidet; dafür wird keine Karte gezeigt.

# Der Tisch
shape =
    { $form ->
        [diamond] Die Raute
        [hourglass] Die Sanduhr
       *[pyramid] Die Pyramide
    }
row =
    { $part ->
        [below] Reihe { $row } unten
        [above] Reihe { $row } oben
       *[whole] Reihe { $row }
    }
laid = { $card }, { $row }
cell = { $row }, Feld { $cell }
plays = gelegte Karten
surplus = überzählige Karten
to-lose = { $held }, { $over } zu viel: −{ $points }

# Was zu tun ist
lay-or-take = Lege eine Karte in die offene Reihe, oder nimm eine.
lay-or-pass = Lege eine Karte, oder passe.
none-fits-pass = Keine Karte passt: Passe.
none-fits-take = Keine Karte passt: Nimm eine.
lay = Lege eine Karte in die offene Reihe.
play-again = Zwei { TERM("Tics", of: "tic") }: Lege noch eine Karte.
play = { $card }, { $cell }
draw = Eine Karte nehmen
pass = Passen

# Warum nicht
shares-nothing-with = { $card } hat mit { $other } nichts gemeinsam.
no-such-cell = Diese Reihe hat kein Feld { $cell }.
gap = Lege neben die Karten der Reihe: Es darf keine Lücke bleiben, und ein solches Feld ist nicht offen.
must-play = Du kannst legen, also musst du.
only-fresh = Nur die eben genommene Karte darf jetzt gelegt werden; lege sie, oder beende deinen Zug.
half-full = Diese Hälfte ist voll: Lege in die andere.
name-the-half = Nenne die Hälfte bei einer Sanduhr, und sonst nirgends.
pass-when-stuck = Du darfst nur passen, wenn der Stapel leer ist und du keine Karte legen kannst.
deck-empty-pass = Der Stapel ist leer: Passe.
take-once = Nimm eine Karte nur vor der ersten gelegten Karte, und nur einmal.
can-play = Du kannst legen: Lege eine Karte, oder beende deinen Zug; vorher hättest du passen können.

# Was geschah
lays =
    { $who-is ->
        [me] Du legst { $card }: { $sum }.
       *[other] { $who } legt { $card }: { $sum }.
    }
takes =
    { $who-is ->
        [me] Du nimmst { $card }.
       *[other] { $who } nimmt { $card }.
    }
cannot-play =
    { $who-is ->
        [me] Du kannst nicht legen und nimmst { $card }.
       *[other] { $who } kann nicht legen und nimmt { $card }.
    }
passes =
    { $who-is ->
        [me] Du passt.
       *[other] { $who } passt.
    }
built = Das letzte Feld ist gefüllt.
all-passed = Alle haben nacheinander gepasst.
nothing-fits = Keine der übrigen Karten passt mehr.

# Wie die Punkte zustande kommen
tic-for-two =
    ein { TERM("Tic", of: "tic") } für zwei, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tics-alike = { $number } { TERM("Tics", of: "tic") } derselben Art
singles-made =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    }
made =
    { $parts }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

# The lesson.
lesson-row = Die Pyramide wächst Reihe um Reihe, und eine Karte muss mit jeder, die sie berührt, etwas gemeinsam haben. Die erste einer Reihe darf überall liegen: Lege deine { $card } links unter die { $above }.
lesson-between = Eine Reihe wächst ohne Lücken, und unter zwei Karten muss deine zu beiden passen. Eine Gemeinsamkeit ist ein Single und zählt 1 Punkt, zwei sind ein Tic und zählen 2. Lege deine { $card } zwischen die { $left } und die { $right }.
lesson-two-tics = Zwei Tics auf einmal, und du bist noch einmal dran. Deine { $card } bildet sie mit der { $above } darüber und der { $beside } daneben: Lege sie ans rechte Ende.
lesson-go-on = Du bist noch einmal dran, jetzt in einer neuen Reihe. Deine { $card } passt unter die { $left } und die { $right }.
lesson-draws = Diesmal nur ein Tic: Dein Zug ist zu Ende, und du ziehst auf fünf Karten nach. Und teilen zwei Tics dieselben Werte, zählen sie 6 statt 4.
lesson-stuck = Keine dieser Karten passt irgendwohin. Dann nimmst du eine vom Stapel, und dein Zug ist zu Ende.
lesson-end = Ist der letzte Platz gefüllt, endet das Spiel; wie viele Reihen es sind, wird vorher gewählt. Jede Karte über fünf auf deiner Hand kostet dann 2 Punkte; wer am meisten hat, gewinnt.

# Der Leitfaden
guide = Alle bauen gemeinsam an einer Pyramide, von der Spitze nach unten. Jede Karte zählt, was sie mit denen teilt, die sie berührt, und gute Karten lassen dich noch einmal legen.
guide-row = Wohin Karten kommen
    .text = Die Pyramide wächst Reihe um Reihe; jede ist eine Karte länger und um eine halbe versetzt. Die erste Karte einer Reihe darf überall liegen, von da wächst die Reihe an beiden Enden, ohne Lücken. Eine neue Reihe beginnt, wenn die letzte voll ist.
    .shows = Die markierten Felder sind die Reihe, die gefüllt wird.
guide-tic = Tic, Single, Nic
    .text = Vergleiche zwei Karten: Jede hat eine Zahl, eine Form und eine Farbe. Zwei Gemeinsamkeiten sind ein Tic, eine ist ein Single, keine ein Nic. Deine Karte muss mit jeder, die sie berührt, ein Tic oder ein Single bilden; ein Nic verbietet sie.
    .shows = Die markierte Karte bildet mit der links über ihr ein Tic und mit der rechts über ihr ein Single.
guide-points = So wird gezählt
    .text = Ein Single zählt 1 Punkt, ein Tic 2. Sind in zweien deiner Tics dieselben zwei Werte gleich, sind sie von einer Art und zählen zusammen 6; drei solche Tics zählen 10. Alles, was deine Karte bildet, wird addiert.
    .shows = Die markierte Karte bildet zwei Tics verschiedener Art, mit der Karte darüber und der daneben: 4 Punkte.
guide-again = Noch einmal
    .text = Nach einer Karte mit zwei oder drei Tics legst du noch einmal, und so weiter. Nach einer mit weniger ist dein Zug zu Ende, und du ziehst auf fünf Karten nach.
    .shows = Zwei Tics haben die Reihe darüber gefüllt: Derselbe Spieler macht weiter, wo er will in der neuen Reihe.
guide-stuck = Wenn keine Karte passt
    .text = Dann nimmst du eine vom Stapel, wie viele du auch hast, und dein Zug ist zu Ende. So kann eine Hand über fünf wachsen; abgelegt wird nie.
    .shows = Keine der Handkarten passt auf die markierten Felder.
guide-end = Das Ende
    .text = Das letzte gefüllte Feld beendet das Spiel. Jede Karte über fünf auf deiner Hand kostet dann 2 Punkte, und wer am meisten hat, gewinnt.
    .shows = Eine fertige Pyramide aus zehn Reihen.

# Puzzles.
puzzle-goal = Finde den Zug, der am meisten Punkte bringt: Zwei Tics auf einmal geben eine weitere Karte.
puzzle-value =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }

# Photographs of printed pieces.
photograph = Lege die vollen Reihen der Pyramide, jede um eine halbe Karte versetzt, keine Karte auf einer anderen.

# The score sheet of the companion.
sheet-passed = Keine Karte gelegt
sheet-singles = Singles
sheet-tics = Tics verschiedener Art
sheet-same = Tics gleicher Art
sheet-same-none = keine
sheet-same-two = zwei
sheet-same-three = drei
sheet-held = Karten auf der Hand
sheet-not-touches = Eine Karte berührt höchstens drei andere.
sheet-not-alone = Eine Karte berührt mindestens eine andere, mit Single oder Tic.
sheet-not-deck = Das Spiel hat 125 Karten, die gelegten mitgezählt.

# Was an Stellungen falsch ist.
wrong-halves = { $halves }, die mit der Startkarte beginnen.
wrong-share = Sie teilen die Startkarte.
wrong-width = Eine Reihe hat eine andere Breite.
wrong-chain = Die Karten einer Reihe hängen nicht zusammen.
wrong-later = Eine spätere Reihe ist schon begonnen.
wrong-fresh = Dort wurde gerade keine Karte gezogen, die liegen darf.
wrong-over = Das Spiel ist aus, wenn die Form gebaut ist, keine Karte passt oder alle gepasst haben, und nicht früher.
wrong-passes = Solange es einen Stapel gibt, passt niemand.
wrong-plays = Mehr, als es in diesem Zug gewesen sein können.
wrong-told-seat = Diesen Platz gibt es nicht, oder drawn ist weder fit noch unfit.
wrong-told-nothing = Es wird nichts gesagt, oder von keiner Karte.
wrong-told-rows = So waren die Reihen nie.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-points = Punkte
field-plays = In diesem Zug gelegte Karten

# Why a play is better than another.
because-extra = Karten, die du über fünf hinaus hältst: { $number } statt { $rather }.
because-extra-other = Karten, die { $whom } über fünf hinaus hält: { $number } statt { $rather }.
