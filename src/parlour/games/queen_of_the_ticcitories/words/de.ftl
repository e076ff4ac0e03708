# Queen of the Ticcitories

summary = Such dir eine Karte aus, lege sie gut, und achte auf die Nummer, die sie dir für die nächste Runde gibt.
picture-1 = Such dir eine Karte aus der Reihe aus und leg sie in dein Feld.
picture-2 = Nachbarn, die zwei Dinge teilen, bringen 2 Punkte, Fremde kosten einen.
picture-3 = Sind die Felder voll, gewinnt die höchste Summe.

# Optionen
option-grid = Feld
    .help = Karten nebeneinander in einem vollen Feld
option-line = Linie
    .help = Karten in einer Linie; mehr als zwei nur zu zweit
option-raid = Überfälle
    .help = Karten für andere Felder: ein Überfall im Spiel, oder einer für jeden
option-raid-off = aus
option-raid-once = einmal
option-raid-each = jeder
option-start = Beginn
    .help = wer zuerst wählt: die beste gezogene Karte, das Los oder ein Platz, gezählt ab 0
option-start-value_draw = beste Karte
option-start-random = Los

# Der Tisch
deck-and-lines = Stapel und Linien
number =
    { $line ->
        [this] Nummer { $number } dieser Runde
       *[next] Nummer { $number } der nächsten Runde
    }
pawn =
    { $colour ->
        [red] roter Spielstein
        [green] grüner Spielstein
        [blue] blauer Spielstein
        [yellow] gelber Spielstein
        [black] schwarzer Spielstein
       *[white] weißer Spielstein
    }
token =
    { $whose-is ->
        [me] dein { $token }
       *[other] { $token } von { $whose }
    }
discards = abgelegt: { $cards }
tics = Tics
nics = Nics
clusters = Gruppen
nics-made =
    { $number ->
        [one] 1 Nic
       *[other] { $number } Nics
    }
clusters-made =
    { $number ->
        [one] 1 Gruppe
       *[other] { $number } Gruppen
    }
grid-holds = { $tics }, { $nics }, { $clusters }

# Was zu tun ist
drawn-for-ranking = Gezogen für die Reihenfolge: { $draws }. { $order }
order = Die Reihenfolge ist { $who }.
round = Runde { $round } von { $rounds }.
put-token = Setze deinen Spielstein auf eine freie Karte: Ihre Nummer ist dein Platz in der nächsten Runde.
move-token = Versetze deinen Spielstein auf eine freie Karte: Ihre Nummer ist dein Platz in der nächsten Runde.
lay = Lege { $card } in dein Feld.
lay-or-raid = Lege { $card } in dein Feld, oder beginne einen Überfall.
raid-is-on = Ein Überfall läuft: Lege { $card } in ein fremdes Feld.
choose = Nummer { $number } wählen, { $card }
lay-in = { $card }: { $cell }
raid-in = Überfall mit { $card }: { $cell }
lay-beside = { $lay }, neben { $cards }: { $made }

# Warum nicht
first-tokens = Zuerst setzen alle einen Spielstein auf eine Karte der Linie.
token-there = Dort steht schon ein Spielstein: Wähle eine freie Karte.
own-grid = Lege deine Karte in dein eigenes Feld.
lay-first = Lege erst deine Karte.
move-first = Versetze erst deinen Spielstein auf eine Karte der nächsten Linie.
edge-to-edge = Lege die Karte Kante an Kante mit einer Karte des Feldes; Ecken allein zählen nicht.
too-large = Das Feld würde mehr als { $size } Karten breit oder hoch.
must-lay-abroad = Ein Überfall läuft: Du musst in ein fremdes Feld legen.
raid-was = Es gab schon einen Überfall.
raid-was-yours = Du hast deinen Überfall schon begonnen.
last-cannot-raid = Du bist in dieser Runde zuletzt dran: Niemand könnte bei dir zu Hause für dich legen.
had-its-card = Dieses Feld hat seine Karte dieser Runde schon: Wähle ein anderes.
leave-no-last = Wer in dieser Runde zuletzt legt, könnte nur zu Hause legen: Wähle dieses Feld.
no-such-card = Diese Karte gibt es nicht.
taken-or-no-grid = Dort liegt schon eine Karte, oder es gibt dieses Feld nicht.

# Was geschah
chooses =
    { $who-is ->
        [me] Du wählst Nummer { $number }, { $card }.
       *[other] { $who } wählt Nummer { $number }, { $card }.
    }
lays =
    { $who-is ->
        [me] Du legst { $card }: { $made }.
       *[other] { $who } legt { $card }: { $made }.
    }
raids =
    { $who-is ->
        [me] Du überfällst das Feld von { $whose } mit { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } überfällt dein Feld mit { $card }: { $made }.
               *[other] { $who } überfällt das Feld von { $whose } mit { $card }: { $made }.
            }
    }
must-raid =
    { $who-is ->
        [me] Du musst das Feld von { $whose } mit { $card } überfallen: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } muss dein Feld mit { $card } überfallen: { $made }.
               *[other] { $who } muss das Feld von { $whose } mit { $card } überfallen: { $made }.
            }
    }
made =
    { $parts }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
for-clusters = { $points } für Gruppen
singles-only = nur Singles
discarded = Abgelegt: { $cards }.
round-begins = Runde { $round } von { $rounds }: { $who }.
scores =
    { $who-is ->
        [me] Du: { $parts }: { $points }.
       *[other] { $who }: { $parts }: { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }
