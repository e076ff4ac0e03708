# Wörter für die Karten des TIC-Decks.

card = { $number } { $shape ->
        [C] Kreis
        [R] Sichel
        [T] Dreieck
        [S] Quadrat
       *[X] Stern
    } { $colour ->
        [v] violett
        [c] türkis
        [y] gelb
        [o] orange
       *[r] rot
    }
    .short =
        { $number }{ $shape ->
            [C] ●
            [R] ☾
            [T] ▲
            [S] ■
           *[X] ★
        }{ $colour ->
            [v] v
            [c] t
            [y] g
            [o] o
           *[r] r
        }
cards = { $cards }
deck = Stapel
deck-left =
    Stapel, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
card-of =
    { $whose-is ->
        [me] deine Karte
       *[other] Karte von { $whose }
    }

# TIC-G02, G03
drawn-for-start = Um den Start gezogen: { $draws }. { $first }
drew = { $who } { $card }
begins =
    { $who-is ->
        [me] Du beginnst.
       *[other] { $who } beginnt.
    }

# Was mehrere der Spiele sagen.
in-hand =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand
deck-is-empty = Der Stapel ist leer.
not-in-hand = { $card } hast du nicht auf der Hand.
tics-made =
    { $number ->
        [one] 1 { TERM("Tic", of: "tic") }
       *[other] { $number } { TERM("Tics", of: "tic") }
    }
a-card = eine Karte
drew-one = Du hast { $card } gezogen: lege sie oder beende deinen Zug.
end = Zug beenden
ends =
    { $who-is ->
        [me] Du beendest deinen Zug.
       *[other] { $who } beendet den Zug.
    }
grid =
    { $whose-is ->
        [me] Dein Feld
       *[other] Feld von { $whose }
    }
grid-cell =
    { $whose-is ->
        [me] dein Feld, Zeile { $row }, Spalte { $column }
       *[other] Feld von { $whose }, Zeile { $row }, Spalte { $column }
    }
beside = { $cell }, neben { $cards }
tic-publisher = dem Verlag des TIC-Decks

# Was an Stellungen falsch ist.
wrong-set = Jede Karte wird nur einmal genannt.
wrong-card = { $card } ist keine Karte; Karten schreibt man wie 3Xo.
wrong-card-places = { $card } liegt an { $times } Stellen.
wrong-cards-missing = Es fehlen { $count } Karten, zum Beispiel { $card }.
wrong-drawn = Für den Start hat jeder eine andere Karte gezogen, oder niemand.
wrong-first = Die beste gezogene Karte beginnt.
wrong-dealt = Das passt nicht zu den Händen und zum Tisch.
wrong-known-not = { $card } ist auf einer Hand, von der gesagt wurde, dass sie dort nicht ist.

# Why a play is better than another.
because-fit = Karten von dir, die irgendwo passen: { $number } statt { $rather }.
because-fit-other = Karten von { $whom }, die irgendwo passen: { $number } statt { $rather }.
