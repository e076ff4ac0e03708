# Tyramid

summary = Gemeinsam entsteht eine Pyramide aus Karten; mit zwei Tics auf einmal legst du noch einmal.
picture-1 = Leg eine Karte unter zwei andere; sie muss mit jeder, die sie berührt, etwas gemeinsam haben.
picture-2 = Je mehr sie gemeinsam haben, desto mehr Punkte, und nach zwei Tics legst du noch einmal.
picture-3 = Ist der letzte Platz gefüllt, gewinnt die höchste Summe.

# Optionen
option-shape = Form
    .help = was gebaut wird
option-shape-pyramid = Pyramide
option-shape-diamond = Raute
option-shape-hourglass = Sanduhr
option-rows = Reihen
    .help = auch die einer Hälfte oder die breiteste der Raute; üblich sind 10, 7, 7
option-same_pair = Zwei von einer Art
    .help = Punkte für zwei Tics derselben Art
option-optional_play = Freies Spiel
    .help = ziehen statt legen, den Zug beenden statt noch einmal zu legen
option-play_drawn = Gezogene Karte legen
    .help = eine gezogene Karte, die passt, darf gelegt werden
option-start = Beginn
    .help = wer beginnt: die beste gezogene Karte, das Los oder ein Platz, gezählt ab 0
option-start-value_draw = beste Karte
option-start-random = Los

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
to-lose = { $held }; was über { $hand } hinausgeht, kostet am Ende { $points } Punkte

# Was zu tun ist
lay-or-take = Lege eine Karte in die offene Reihe, oder nimm eine.
lay-or-pass = Lege eine Karte, oder passe.
none-fits-pass = Keine Karte passt: Passe.
none-fits-take = Keine Karte passt: Nimm eine.
lay = Lege eine Karte in die offene Reihe.
play-again = Zwei Tics: Lege noch eine Karte.
play = { $card }, { $cell }: bringt { $points }
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
nothing-fits = Keine der übrigen Karten passt mehr: Das Spiel ist aus.

# Wie die Punkte zustande kommen
tic-for-two =
    ein Tic für zwei, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tics-alike = { $number } Tics derselben Art
singles-made =
    { $number ->
        [one] 1 Single
       *[other] { $number } Singles
    }
made =
    { $parts }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
