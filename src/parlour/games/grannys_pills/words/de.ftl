# Granny's Pills

summary = Nimm drei Pillen, wie sie liegen, und sortier sie in deinen Tag, Farbe für Farbe.
picture-1 = Nimm drei Pillen, die zusammenhängen, und leg sie so in deinen Tag, wie sie lagen.
picture-2 = Die Farbe muss die deines Rezepts sein; die richtige Form bringt einen Punkt mehr.
picture-3 = Eine Runde für jeden; die höchste Summe gewinnt.

# Optionen
option-forms = Formen
    .help = alle: Reihen, Spalten und Ecken; gerade: keine Ecken
option-forms-all = alle
option-forms-straight = gerade
option-view = Blick
    .help = gemeinsam: alle sehen das Raster gleich; reihum: gedreht, wie rund um einen Tisch
option-view-common = gemeinsam
option-view-around = reihum
option-single = Einzelne Pille
    .help = immer: wann du willst; zur Not: nur wenn sich keine drei nehmen lassen
option-single-always = immer
option-single-forced = zur Not
option-cycles = Höchstens Umläufe
    .help = Umläufe, nach denen eine Runde auf jeden Fall endet
option-cycles-none = keine Grenze
option-colours = Falsche Farben
    .help = ablehnen: nicht erlaubt; vertrauen: erlaubt, aber sie kosten die Runde
option-colours-refuse = ablehnen
option-colours-trust = vertrauen
option-tiebreak = Gleiche Summen
    .help = geteilt: alle gewinnen; beste Runde: die bessere beste Runde gewinnt
option-tiebreak-shared = geteilt
option-tiebreak-best-round = beste Runde
option-limit = Zeitlimit
    .help = Sekunden für einen Zug
option-limit-none = keines

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
schedule-space = Tagesplan Zeile { $row }, Spalte { $column }, { $holds }
schedule-space-for = Tagesplan Zeile { $row }, Spalte { $column }, für { $asked }, { $holds }
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
place-from = Ab Zeile { $row }, Spalte { $column } ablegen
place-it-on = In Zeile { $row }, Spalte { $column } ablegen
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
