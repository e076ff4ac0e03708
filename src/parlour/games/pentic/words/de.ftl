# Pentic

summary = Bedecke eine von neun Karten so, dass ihre Nachbarn mit deiner Karte zählen.
picture-1 = Leg eine Karte auf eine, mit der sie etwas gemeinsam hat.
picture-2 = Sie zählt mit den Karten an ihren Kanten, und umso mehr, je mehr sie gemeinsam haben.
picture-3 = Wer vorn liegt, wenn jemand das Ziel erreicht hat, gewinnt.
option-target = Ziel
    .help = Punkte, mit denen das Spiel endet, sobald die Runde vollständig ist
option-deck_out = Leerer Stapel
    .help = neu mischen: die verdeckten Karten werden zum Stapel; Ende: die Hände werden ausgespielt
option-deck_out-reshuffle = neu mischen
    .does = Die bedeckten Karten werden zu einem neuen Stapel gemischt, so gehen sie nie aus.
option-deck_out-end = Ende
    .does = Niemand zieht mehr; ist die letzte Hand leer, endet das Spiel.
option-max_rounds = Runden höchstens
    .help = nach so vielen Runden gewinnt die höchste Summe
option-start = Beginn
    .help = wer beginnt: die beste gezogene Karte, das Los, oder ein Platz
option-start-value_draw = beste Karte
    .does = Jeder zieht eine Karte, und die beste beginnt.
option-start-random = Los
    .does = Das Los entscheidet; dafür wird keine Karte gezeigt.
piles = Die neun Stapel
pile =
    Stapel { $pile }: { $card }, { $height ->
        [one] 1 Karte
       *[other] { $height } Karten
    } hoch
to-go = noch { $points }
target-reached = Ziel erreicht
goal = Bis { $target } Punkte.
lay = Lege eine Karte auf einen Stapel, mit dem sie etwas gemeinsam hat.
pass-now = Du hast keine Karte mehr: passe.
play = { $card } auf { $under }
pass = Passen
pass-with-cards = Passen darfst du nur ohne Karte in der Hand.
shares-nothing = Diese Karte hat mit { $card } nichts gemeinsam.
shares-nothing-but-nics = Diese Karte hat mit { $card } nichts gemeinsam; nur in der Mitte darf sie zwischen vier { TERM("Nics", of: "nic") } ein { TERM("Nic", of: "nic") } bedecken.
lays =
    { $who-is ->
        [me] Du legst { $card } auf { $under }: { $sum }.
       *[other] { $who } legt { $card } auf { $under }: { $sum }.
    }
passes =
    { $who-is ->
        [me] Du hast keine Karte mehr und passt.
       *[other] { $who } hat keine Karte mehr und passt.
    }
reshuffled =
    Der Stapel war leer: { $cards ->
        [one] 1 verdeckte Karte wird
       *[other] { $cards } verdeckte Karten werden
    } zu einem neuen gemischt.
deck-empty = Der Stapel ist leer: von jetzt an zieht niemand mehr.
target-met = Das Ziel { $target } ist erreicht, und die Runde ist vorbei.
all-laid = Alle Karten sind gelegt.
round-is-last = Das Ziel ist erreicht: die Runde wird zu Ende gespielt.
tics =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    } { $points }
singles =
    { $number ->
        [one] 1 { TERM("Single", of: "single") }
       *[other] { $number } { TERM("Singles", of: "single") }
    } { $points }
four-nics = vier { TERM("Nics", of: "nic") } { $points }
nothing-in-common = an den Kanten nichts gemeinsam, 0 Punkte
sum-of-one = { $part }, { $cover }
sum-of-two = { $terms } = { $total }, { $cover }
cover =
    { $kind ->
        [tic] auf einem { TERM("Tic", of: "tic") }
        [single] auf einem { TERM("Single", of: "single") }
       *[nic] auf einem { TERM("Nic", of: "nic") }
    } ×{ $factor }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

# The lesson.
lesson-cover = Wer dran ist, deckt einen der neun Stapel mit einer Karte zu, die Zahl, Form oder Farbe mit ihm teilt. Lege deine { $card } auf die { $pile }: erst die Karte berühren, dann den Stapel.
lesson-edges = Jetzt zählen die Nachbarn: Eine Gemeinsamkeit ist ein Single, zwei sind ein Tic und bringen mehr. Lege deine { $card } auf die { $pile }: mit der { $above } darüber ist das ein Single, mit der { $beside } daneben ein Tic.
lesson-double = Die bedeckte Karte vervielfacht: Bildest du auch mit ihr ein Tic, zählen deine Punkte doppelt. Finde, wo deine { $card } ein Tic bedeckt.
lesson-doubled = Ein Single bringt 1 Punkt, zwei 2, drei 5, vier 8: verdoppelt 10. Tics bringen 2, 8, 15 und 25.
lesson-nics = Gar nichts gemeinsam heißt Nic. Eine Ausnahme: Eine Karte, die mit der Mitte und ihren vier Nachbarn Nics bildet, darf dorthin. Vier Nics sind 25, verdreifacht! Welche deiner Karten ist es?
lesson-target = 75 Punkte auf einen Schlag. Hat jemand das Ziel erreicht, hier { $target }, wird die Runde zu Ende gespielt, und wer am meisten hat, gewinnt.

# Der Leitfaden
guide = Neun Karten liegen auf dem Tisch. Du deckst eine davon so zu, dass deine Karte mit ihren Nachbarn zählt, und wer zuerst das Ziel erreicht, beendet das Spiel.
guide-cover = Wenn du dran bist
    .text = Du hast fünf Karten. Lege eine davon auf einen beliebigen der neun Stapel, wenn sie mit der obersten Karte Zahl, Form oder Farbe teilt. Zähle die Punkte und ziehe wieder auf fünf Karten nach.
    .shows = Die markierte Karte bedeckt eine mit derselben Zahl.
guide-tic = Tic, Single, Nic
    .text = Vergleiche zwei Karten: Jede hat eine Zahl, eine Form und eine Farbe. Zwei Gemeinsamkeiten sind ein Tic, eine ist ein Single, keine ein Nic. Deine Karte wird mit jeder verglichen, die sie an einer Kante berührt; Ecken zählen nicht.
    .shows = Die markierte Karte bildet mit der darüber ein Single, mit der daneben ein Tic und mit der darunter ein Nic.
guide-points = So wird gezählt
    .text = Singles an den Kanten: eins zählt 1 Punkt, zwei 2, drei 5, vier 8. Tics: eins zählt 2, zwei 8, drei 15, vier 25. Bildest du beides, wird addiert. Nics ändern nichts.
    .shows = Die markierte Karte bildet an ihren Kanten drei Singles: 5 Punkte.
guide-double = Die bedeckte Karte vervielfacht
    .text = Die Karte, die du bedeckst, zählt nicht zu den Kanten. Bildet deine mit ihr ein Single, bleiben die Punkte, wie sie sind; bei einem Tic werden sie verdoppelt.
    .shows = Die markierte Handkarte bildet mit der markierten Karte auf dem Tisch ein Tic: Dort zählen ihre Punkte doppelt.
guide-nics = Vier Nics
    .text = Eine Ausnahme: Eine Karte, die weder mit der Mitte noch mit den vier Karten darum etwas teilt, darf auf die Mitte. Vier Nics zählen 25 Punkte, und weil auch die bedeckte Karte ein Nic ist, dreifach: 75.
    .shows = Die Karte in der Mitte teilt mit keinem ihrer Nachbarn etwas.
guide-end = Das Ende
    .text = Erreicht jemand das Ziel, meist 250 Punkte, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann gewinnt, wer am meisten hat.
    .shows = Ein beendetes Spiel: Die letzte Karte brachte ihren Spieler über das Ziel.

# Bewiesene Enden.
wins-by =
    { $points ->
        [one] Das gewinnt mit mindestens 1 Punkt Vorsprung, was der andere auch tut.
       *[other] Das gewinnt mit mindestens { $points } Punkten Vorsprung, was der andere auch tut.
    }
shares-at-best = Wenn der andere gut spielt, ist mehr als ein geteilter Sieg nicht mehr möglich.
loses-by =
    { $points ->
        [one] Wenn der andere gut spielt, verliert das mit 1 Punkt Rückstand; besser geht es nicht.
       *[other] Wenn der andere gut spielt, verliert das mit { $points } Punkten Rückstand; besser geht es nicht.
    }

# Puzzles.
puzzle-name = Die meisten Punkte
puzzle-goal = Finde den einen Zug, der am meisten Punkte bringt.
puzzle-value =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
last-name = Die letzte Runde
last-goal = Wer das Ziel erreicht, lässt dem anderen noch eine Antwort, dann ist Schluss. Finde den einzigen Zug, der gegen jede Antwort gewinnt.
last-value =
    { $value ->
        [0] kein sicherer Gewinn
        [one] mindestens { $value } Punkt vorn
       *[other] mindestens { $value } Punkte vorn
    }

# Photographs of printed pieces.
photograph = Lege die neun Stapel in drei Reihen zu drei; nur die obersten Karten werden gelesen.

# The score sheet of the companion.
sheet-passed = Keine Karte mehr: passt
sheet-nics = Vier Nics um die Mitte
sheet-singles = Singles an den Kanten
sheet-tics = Tics an den Kanten
sheet-covered = Die bedeckte Karte
sheet-covered-single = Single
sheet-covered-tic = Tic: doppelt
sheet-covered-nic = Nic: dreifach
sheet-not-edges = Eine Karte hat höchstens vier Kanten.
sheet-not-covered-nic = Ein Nic darf nur in der Mitte bedeckt werden, zwischen vier Nics.
sheet-not-passed = Wer passt, legt keine Karte; dann gibt es nichts zu zählen.

# Was an Stellungen falsch ist.
wrong-tags = tags: Jede sichtbare Karte hat eine eigene Nummer von den bisher vergebenen.
wrong-heights = Die Höhen der Stapel passen nicht zur Zahl der verdeckten Karten.
wrong-drawn-count = Eine Karte je Platz, oder gar keine.
wrong-rounds = Nach { $rounds } Runden endet das Spiel.
wrong-target = Das Spiel endet mit der Runde, in der das Ziel erreicht wird.
wrong-hands = Solange es Karten zu ziehen gibt, hat jede Hand fünf.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-points = Punkte
field-piles-height = Höhe von Stapel { $number }
field-rounds = Beendete Runden
