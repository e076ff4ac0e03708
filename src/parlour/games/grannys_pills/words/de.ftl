# Granny's Pills

summary = Nimm drei Pillen, wie sie liegen, und sortier sie in deinen Tag, Farbe für Farbe.
picture-1 = Nimm drei Pillen, die zusammenhängen, und leg sie so in deinen Tag, wie sie lagen.
picture-2 = Die Farbe muss die deines Rezepts sein; die richtige Form bringt einen Punkt mehr.
picture-3 = Eine Runde für jeden; die höchste Summe gewinnt.

# Optionen
option-forms = Formen
    .help = alle: Reihen, Spalten und Ecken; gerade: keine Ecken
option-forms-all = alle
    .does = Drei in einer Reihe, in einer Spalte oder um eine Ecke.
option-forms-straight = gerade
    .does = Drei in einer Reihe oder Spalte; Ecken sind nicht erlaubt.
option-view = Blick
    .help = gemeinsam: alle sehen das Raster gleich; reihum: gedreht, wie rund um einen Tisch
option-view-common = gemeinsam
    .does = Alle sehen das Raster gleich herum.
option-view-around = reihum
    .does = Du siehst das Raster von deiner Seite des Tischs, für die anderen ist es gedreht.
option-single = Einzelne Pille
    .help = immer: wann du willst; zur Not: nur wenn sich keine drei nehmen lassen
option-single-always = immer
    .does = Eine einzelne Pille darfst du jederzeit nehmen.
option-single-forced = zur Not
    .does = Eine einzelne Pille darfst du nur nehmen, wenn keine drei gehen.
option-cycles = Höchstens Umläufe
    .help = Umläufe, nach denen eine Runde auf jeden Fall endet
option-cycles-none = keine Grenze
    .does = Eine Runde dauert, bis ein Tagesplan voll ist.
option-colours = Falsche Farben
    .help = ablehnen: nicht erlaubt; vertrauen: erlaubt, aber sie kosten die Runde
option-colours-refuse = ablehnen
    .does = Pillen falscher Farbe lassen sich nicht hinlegen.
option-colours-trust = vertrauen
    .does = Nichts warnt dich: Eine falsche Farbe am Ende macht deine Runde zu 0.
option-tiebreak = Gleiche Summen
    .help = geteilt: alle gewinnen; beste Runde: die bessere beste Runde gewinnt
option-tiebreak-shared = geteilt
    .does = Gleiche Summen teilen sich den Sieg.
option-tiebreak-best-round = beste Runde
    .does = Bei gleichen Summen gewinnt die bessere beste Runde.
option-limit = Zeitlimit
    .help = Sekunden für einen Zug
option-limit-none = keines
    .does = Nimm dir so viel Zeit, wie du willst.

# Der Tisch
pill =
    { $colour ->
        [B] blaue
        [G] grüne
        [Y] gelbe
       *[R] rote
    } { $shape ->
        [1] runde Pille
        [2] Kapsel
        [3] ovale Pille
       *[4] Raute
    }
    .short =
        { $colour ->
            [B] bl
            [G] gr
            [Y] ge
           *[R] ro
        }{ $shape ->
            [1] r
            [2] k
            [3] o
           *[4] ◇
        }
chosen = { $pill }, gewählt
stacked = { $pill }, { $height } hoch
empty = leer
grid = Das Raster der Pillen
bag = Beutel
bag-left =
    Beutel, { $pills ->
        [one] 1 Pille
       *[other] { $pills } Pillen
    }
schedule-of =
    { $whose-is ->
        [me] Dein Tagesplan und Rezept
       *[other] Tagesplan und Rezept von { $whose }
    }
prescription =
    { $whose-is ->
        [me] dein Rezept
       *[other] Rezept von { $whose }
    }: { $first }; { $second }; { $third }
prescribed = { $left }, { $middle }, { $right }
prescription-down =
    { $whose-is ->
        [me] dein Rezept
       *[other] Rezept von { $whose }
    }: verdeckt
space = Zeile { $row }, Spalte { $column }, { $holds }
schedule-at =
    { $space ->
        [1] oben links
        [2] oben Mitte
        [3] oben rechts
        [4] Mitte links
        [5] ganz in der Mitte
        [6] Mitte rechts
        [7] unten links
        [8] unten Mitte
       *[9] unten rechts
    }
schedule-space = Tagesplan, { $where }, { $holds }
schedule-space-for = Tagesplan, { $where }, für { $asked }, { $holds }
round = Runde { $round }
round-so-far = Runde { $round } bisher
full = voll
spaces-empty = { $spaces } leer
wrong-colour = eine falsche Farbe
round-of = Runde { $round } von { $rounds }.
last-cycle = Ein Tagesplan ist voll: Das ist der letzte Umlauf.
time-for-a-turn = Zug

# Was zu tun ist
swap-or-choose = Wähl drei Pillen, die sich berühren. Vorher darfst du zwei tauschen.
choose-pills = Wähl drei Pillen, die sich berühren.
place-three = Tipp an, wohin die erste der drei kommt, oder wähl andere.
place-one = Tipp an, wohin die Pille kommt, oder wähl andere.
pass-now = Es gibt keine Pille zu nehmen: Pass.
swapping = Zwei Nachbarn tauschen
swap = { $pills } tauschen
take = { $pills } nehmen
take-only = Diese eine allein nehmen: { $pills } ({ $gained })
open-swap = Erst zwei Pillen tauschen
open-three = Gleich drei Pillen nehmen
open-one = Nur eine Pille nehmen
place-from = Ablegen, die erste { $where }
place-it-on = Ablegen: { $where }
pass = Passen

# Warum nicht
swap-once = Du darfst einmal im Zug tauschen, und nur bevor du Pillen wählst.
swap-empty = Tausch zwei Pillen: Eines dieser Felder ist leer.
straight-only = In diesem Spiel darf man nur drei in einer Reihe oder Spalte nehmen.
fit-nowhere = { $pills }: Diese Farben passen nirgends zu deinem Rezept.
colours-wrong = Die Farben passen dort nicht zum Rezept.
colour-wrong = Die Farbe passt dort nicht zum Rezept.
three-possible = Es lassen sich drei Pillen nehmen, zumindest nach einem Tausch: Eine einzelne ist nicht erlaubt.
pass-with-pills = Es gibt Pillen zu nehmen: Du darfst nicht passen.
space-empty = Eines dieser Felder ist leer.
changed-enough = Du hast deine Wahl oft genug geändert: Leg die Pillen jetzt ab.
choose-first = Wähl zuerst Pillen im Raster.
not-as-they-lie = Wie sie liegen, passen sie dort nicht hin.
chosen-already = Die hast du schon gewählt: Leg sie ab oder wähl andere.
no-such-form = Dort sind keine drei Felder in dieser Form.
not-now = Das geht jetzt nicht.

# Was geschah
swaps =
    { $who-is ->
        [me] Du tauschst { $pills }.
       *[other] { $who } tauscht { $pills }.
    }
chooses =
    { $who-is ->
        [me] Du wählst { $pills }.
       *[other] { $who } wählt { $pills }.
    }
chooses-only =
    { $who-is ->
        [me] Du wählst nur { $pills }.
       *[other] { $who } wählt nur { $pills }.
    }
places =
    { $who-is ->
        [me] Du legst { $pills }: { $gained }.
       *[other] { $who } legt { $pills }: { $gained }.
    }
passes =
    { $who-is ->
        [me] Du kannst keine Pille nehmen und passt.
       *[other] { $who } kann keine Pille nehmen und passt.
    }
no-time-left =
    { $who-is ->
        [me] Deine Zeit ist um.
       *[other] Die Zeit von { $who } ist um.
    }
schedule-full =
    { $whose-is ->
        [me] Dein Tagesplan
       *[other] Der Tagesplan von { $whose }
    } ist voll: Das ist der letzte Umlauf der Runde.
turned-up =
    { $whose-is ->
        [me] Dein Rezept wird aufgedeckt.
       *[other] Das Rezept von { $whose } wird aufgedeckt.
    }
round-over = Runde { $round } ist vorbei: { $scores }.
seat-points =
    { $who-is ->
        [me] du { $points }
       *[other] { $who } { $points }
    }

# Rückschau
review-then = Danach: { $what }

# The lesson.
lesson-three = Fülle deinen Tagesplan, wie dein Rezept es will: Die Farben müssen stimmen. Nimm drei zusammenhängende Pillen: in der vierten Spalte { $first }, darunter { $second } und darunter { $third }.
lesson-place = Sie behalten ihre Form und kommen dorthin, wo alle drei Farben stimmen. Berühre das Feld für die erste, die Mitte der obersten Reihe.
lesson-swap = Einmal im Zug, bevor du nimmst, darfst du zwei Nachbarn tauschen. Berühre Tauschen, dann { $first } in der zweiten Spalte und { $second } darunter.
lesson-again = Jetzt stehen drei so, wie deine linke Spalte sie will: Nimm { $first }, { $second } und { $third }.
lesson-there = Leg sie hin: Die erste kommt nach oben links.
lesson-colour-shape = Eine richtige Farbe zählt 1 Punkt, die richtige Form 1 dazu. Ein Feld mit mehr als einer Pille verliert 1.
lesson-one = Ein Feld ist leer, für { $wanted }. Statt dreier Pillen darfst du auch nur eine nehmen: Berühre sie in der ersten Spalte, dann den Knopf dafür.
lesson-last = Leg sie auf das leere Feld.
lesson-full = Dein Tagesplan ist voll: Die anderen sind noch einmal dran, dann wird die Runde gezählt. Es gibt eine Runde je Spieler, und die höchste Summe gewinnt.

# Der Leitfaden
guide = Omas Tag hat neun Felder, und ein Rezept sagt, welche Pille wohin gehört. Du nimmst immer drei, wie sie liegen.
guide-three = Drei Pillen
    .text = Nimm drei Pillen, die mit ihren Seiten zusammenhängen: drei in einer Reihe, drei in einer Spalte oder ein Viererquadrat ohne eine Ecke. Danach füllen Pillen aus dem Beutel die Lücken.
    .shows = Die drei markierten Pillen bilden eine Spalte.
guide-place = Hinlegen
    .text = Sie kommen so in deinen Tagesplan, wie sie lagen, weder gedreht noch gespiegelt. Jede Pille muss die Farbe haben, die dein Rezept für ihr Feld zeigt; die Form darf anders sein.
    .shows = Links der Tagesplan, rechts das Rezept. Alle drei Farben stimmen, und bei der untersten auch die Form.
guide-swap = Tauschen
    .text = Einmal im Zug, bevor du Pillen nimmst, darfst du zwei tauschen, die neben- oder untereinander liegen.
    .shows = Die markierten Pillen können die Plätze wechseln.
guide-one = Eine Pille
    .text = Statt dreier darfst du eine einzelne Pille nehmen. Sie kommt auf ein leeres Feld oder auf eine andere Pille, in der richtigen Farbe.
    .shows = Die markierte Pille ist die, die das markierte leere Feld will.
guide-count = So wird gezählt
    .text = Jedes Feld zählt 1 Punkt für die richtige Farbe und 1 dazu für die richtige Form. Von einem Stapel zählt nur die oberste Pille, und ein Stapel kostet 1 Punkt.
    .shows = Auf dem markierten Feld liegen zwei Pillen: Die Farbe stimmt, die Form nicht, und der Stapel kostet einen Punkt. Macht 0.
guide-end = Das Ende
    .text = Ist ein Tagesplan voll, sind alle noch dran, die in diesem Durchgang noch nicht an der Reihe waren. Dann wird gezählt, und alle bekommen ein neues Rezept. Es gibt eine Runde je Spieler, und die höchste Summe gewinnt.
    .shows = Ein voller Tagesplan beendet die Runde.

# Puzzles.
puzzle-name = Die meisten Punkte in einem Zug
puzzle-goal = Finde den einen Zug, nach dem dein Tagesplan am meisten Punkte hat. Vorher darfst du zwei Pillen tauschen.
puzzle-value =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
full-name = Den Tagesplan füllen
full-goal = Tausche zwei Pillen und fülle noch in diesem Zug deinen ganzen Tagesplan. Das geht nur auf eine Weise.
full-value =
    { $value ->
        [9] alle neun Felder gefüllt
        [one] { $value } Feld gefüllt
       *[other] { $value } Felder gefüllt
    }

# Photographs of printed pieces.
photograph = Lege das Feld mit den Pillen und darunter die Rezepte in einer Reihe, das des ersten Platzes links.

# The score sheet of the companion.
sheet-ended = Die Runde endete, weil
sheet-ended-full = ein Tagesplan voll ist
sheet-ended-passes = alle passten
sheet-ended-cycles = die Durchgänge um sind
sheet-wrong = Oben eine falsche Farbe
sheet-colours_right = Felder mit richtiger Farbe
sheet-shapes_right = … und richtiger Form
sheet-stacks = Felder mit Stapel
sheet-timer-turn = Dein Zug
sheet-not-shapes = Eine Form zählt nur, wo die Farbe stimmt.
sheet-not-stacks = Es gibt nicht mehr Stapel als belegte Felder.
sheet-not-full = Die Runde endet, sobald jemand neun richtige Farben hat.
sheet-not-cycles = Ihr habt keine Zahl von Durchgängen vereinbart.

# Was an Stellungen falsch ist.
wrong-pill = { $pill } ist keine Pille; man schreibt sie wie G4, ein leeres Feld als Punkt.
wrong-chosen = Gewählte Pillen gibt es nur beim Hinlegen, und dann immer.
wrong-rounds = So viele Runden wie Spieler, für alle gleich viele.
wrong-no-prescription = { $who }: Das Rezept fehlt.
wrong-prescriptions = Jedes Rezept wird nur einmal gezogen, eines je Runde und Platz.
wrong-pill-times = { $pill } liegt { $times }-mal; es gibt { $there }.
wrong-tags = tags gehören einzeln zu den Pillen, 0 zu einem leeren Feld.
wrong-tags-own = tags: Jede Pille hat eine eigene Nummer.
wrong-chosen-kind = { $action } führt nicht zu { $phase }.
wrong-chosen-rule = { $action } ist nicht möglich.
wrong-no-turn = { $who } war in dieser Runde noch nicht dran.
wrong-colour-asked = { $who }: Eine Pille hat nicht die verlangte Farbe.
wrong-passes = Haben alle gepasst, endet die Runde.
wrong-pass = Niemand passt, solange es eine Pille zu nehmen gibt.
wrong-swapped = Getauscht werden zwei Pillen, und sie liegen noch da.
wrong-changes = Eine Wahl ändert man nur, solange Pillen gewählt sind.
wrong-cycle = Nach so vielen Durchgängen ist die Runde aus.
wrong-full = Ist ein Tagesplan voll, beginnt kein Durchgang mehr.
wrong-cycle-pills = Jeder Zug nimmt eine Pille, oder passt, wenn keine da ist.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-phase-choose = Pillen wählen
field-phase-placeThree = drei Pillen legen
field-phase-placeOne = eine Pille legen
field-swapped = Zwei Pillen wurden getauscht
field-changes = Geänderte Wahl
field-cycle = Beendete Durchgänge dieser Runde
field-turns = Begonnene Züge
