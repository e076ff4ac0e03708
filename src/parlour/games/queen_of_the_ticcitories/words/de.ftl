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
    .does = Jeder legt nur in das eigene Gitter.
option-raid-once = einmal
    .does = Wer zuerst will, darf einmal einen Überfall beginnen: Der Rest der Runde legt auf fremde Gitter.
option-raid-each = jeder
    .does = Jeder darf im Spiel einen Überfall beginnen, und der Rest der Runde legt auf fremde Gitter.
option-start = Beginn
    .help = wer zuerst wählt: die beste gezogene Karte, das Los oder ein Platz
option-start-value_draw = beste Karte
    .does = Jeder zieht eine Karte, und die beste beginnt.
option-start-random = Los
    .does = Das Los entscheidet; dafür wird keine Karte gezeigt.

# Der Tisch
order-now-and-next = Reihenfolge: jetzt, danach
line-now = Diese Runde
line-next = Nächste Runde
line-discards = Abgeworfen
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
tics = { TERM("Tics", of: "tic") }
nics = { TERM("Nics", of: "nic") }
clusters = { TERM("Cluster", of: "cluster") }
nics-made =
    { $number ->
        [one] 1 { TERM("Nic", of: "nic") }
       *[other] { $number } { TERM("Nics", of: "nic") }
    }
clusters-made =
    { $number ->
        [one] 1 { TERM("Cluster", of: "cluster") }
       *[other] { $number } { TERM("Cluster", of: "cluster") }
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
open-number = Nummer { $number } wählen
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
for-clusters = { $points } für { TERM("Cluster", of: "cluster") }
singles-only = nur { TERM("Singles", of: "single") }
discarded = Abgelegt: { $cards }.
round-begins = Runde { $round } von { $rounds }: { $who }.
scores =
    { $who-is ->
        [me] Du: { $parts }: { $points }.
       *[other] { $who }: { $parts }: { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }

# The lesson.
lesson-choose = Zuerst wählst du mit deinem Stein die Karte, die du legen wirst. Dein Gitter beginnt mit der { $own }, und zwei Gemeinsamkeiten sind ein Tic für 2 Punkte: Setze deinen Stein auf die { $card }.
lesson-lay = Ihre Nummer ist dein Platz in der Runde: Nummer 1 spielt zuerst. Lege die { $card } rechts neben die { $own }.
lesson-next = Sofort wählst du wieder, aus der nächsten Reihe. Eine gute Karte oder ein früher Platz? Nimm diesmal die { $card }, obwohl sie erst als Zweite kommt.
lesson-cluster = Drei oder mehr verbundene Karten, die alle dieselben zwei Werte teilen, sind ein Cluster: Es bringt einen Punkt je Karte dazu. Lege die { $card } ans rechte Ende deiner Reihe.
lesson-clusters = 2 für das Tic und 3 für das Cluster. Eine vierte solche Karte würde es noch größer machen.
lesson-nic = Eine Kante, an der zwei Karten nichts teilen, ist ein Nic und kostet einen Punkt. Deine { $card } bildet ein Tic mit der { $tic }; finde den Platz, an dem sie sonst nichts berührt.
lesson-full = Sind alle Gitter von vier mal vier voll, gewinnt, wer am meisten Punkte hat. Dein Gitter wird nie breiter oder höher als vier Karten, und Lücken unterwegs kosten nichts.

# Der Leitfaden
guide = Runde um Runde wählst du eine Karte und legst sie in dein Gitter. Ihre Nummer ist dein Platz in der nächsten Runde, und so kommt eine gute Karte vielleicht spät.
guide-choose = Wählen
    .text = Neben dem Stapel liegt eine Reihe offener Karten, eine für jeden, vom Stapel aus nummeriert. Der Rangfolge nach setzt jeder seinen Stein auf eine freie Karte. Ihre Nummer ist dein Platz in der kommenden Runde.
    .shows = Der rote Stein liegt auf Nummer 1: Sein Besitzer bekommt diese Karte und spielt zuerst.
guide-round = Eine Runde
    .text = Liegen alle Steine, wird eine zweite Reihe ausgelegt. Die niedrigste Nummer nimmt die gewählte Karte, legt sie und setzt ihren Stein sofort auf eine freie Karte der neuen Reihe. Dann ist die nächste Nummer dran.
    .shows = Die markierte Karte wird zuerst gespielt; darunter wartet die Reihe der nächsten Runde.
guide-lay = Eine Karte legen
    .text = Deine Karte muss eine Karte deines Gitters an einer Kante berühren, was auch immer sie gemeinsam haben. Das Gitter wird nie breiter oder höher als vier Karten, aber Lücken unterwegs sind erlaubt.
    .shows = Am Anfang gibt es vier Plätze um die Startkarte.
guide-tic = Tic, Single, Nic
    .text = Vergleiche zwei Karten: Jede hat eine Zahl, eine Form und eine Farbe. Zwei Gemeinsamkeiten sind ein Tic, eine ist ein Single, keine ein Nic. Am Ende zählt jede Kante deines Gitters: ein Tic 2 Punkte, ein Single nichts, ein Nic 1 Punkt weniger.
    .shows = Die markierte Karte bildet mit der rechts von ihr ein Tic und mit der darüber ein Nic: 2 Punkte weniger 1.
guide-cluster = Cluster
    .text = Drei oder mehr verbundene Karten, die alle dieselben zwei Werte teilen, sind ein Cluster. Es bringt so viele Punkte, wie es Karten hat, zu denen der Kanten dazu. Eine Karte kann zu mehreren Clustern gehören.
    .shows = Drei Sterne mit der Zahl 3: Zwei Tics zählen 4 Punkte, das Cluster noch einmal 3.
guide-end = Das Ende
    .text = Nach fünfzehn Runden sind alle Gitter voll, vier Reihen zu vier. Sie werden gezählt, und wer am meisten hat, gewinnt.
    .shows = Ein volles Gitter: zehn Tics, drei Nics und zwei Cluster.

# Puzzles.
puzzle-name = Zwei Karten für ein Gitter
puzzle-goal = Lege deine Karte, wähle eine der neuen Reihe und lege auch sie: Bring dein Gitter auf so viele Punkte wie möglich.
puzzle-value =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
duel-name = Die letzten zwei Runden
duel-goal = Jeder legt noch zwei Karten, und der andere bekommt eine, die du nicht wählst. Finde den einzigen Weg zum Sieg: legen, wählen, legen.
duel-value =
    { $value ->
        [0] kein Sieg
        [one] am Ende { $value } Punkt vorn
       *[other] am Ende { $value } Punkte vorn
    }

# Photographs of printed pieces.
photograph = Reihe und Gitter sind nie auf einem Bild, deshalb kann dieses Spiel nicht gelesen werden.

# The score sheet of the companion.
sheet-tics = Tics
sheet-nics = Nics
sheet-threes = Gruppen zu dritt
sheet-fours = Gruppen zu viert
sheet-fives = Gruppen zu fünft
sheet-not-edges = So viele Kanten hat ein volles Feld nicht.
sheet-not-clusters = So viele Gruppen brauchen mehr Tics: drei Karten brauchen zwei.
sheet-not-types = Eine Karte hat drei Arten, ist also in höchstens drei Gruppen.

# Was an Stellungen falsch ist.
wrong-rank = Jeder Platz einmal, oder gar keiner.
wrong-start = { $who }: Die Startkarte fehlt.
wrong-rows = { $who }: gleich lange Reihen, höchstens { $height } mal { $width }.
wrong-edge = { $who }: Lass Reihen und Spalten ohne Karte weg.
wrong-apart = { $who }: Eine Karte berührt die anderen nicht.
wrong-rounds = Es gibt { $rounds } Runden.
wrong-line-length = Höchstens { $length } Plätze, vor der ersten Runde keiner.
wrong-next = Es sind { $count } Karten.
wrong-discards = Aus einer so langen Reihe bleibt keine Karte übrig.
wrong-token = Jeder Platz hat einen Spielstein.
wrong-deck = Zu wenige Karten für die kommenden Reihen.
wrong-over = Das Spiel ist aus, wenn die letzte Karte liegt, und nicht früher.
wrong-choose = Zuerst setzen alle der Rangfolge nach ihren Spielstein.
wrong-next-rank = Es wählt, wer im Rang folgt.
wrong-turn = Jemand muss am Zug sein.
wrong-tokens = Jeder Spielstein liegt auf einer der Reihen.
wrong-no-line = Es gibt keine andere Reihe, aus der zu wählen wäre.
wrong-lowest = Es spielt die niedrigste Nummer mit Spielstein.
wrong-gone = Nur die gerade gelegte Karte fehlt unter ihrem Stein.
wrong-nobody = Eine Karte, die niemand wählte, ist nicht in der Reihe dieser Runde.
wrong-one-each = Jedes Gitter bekommt in jeder Runde eine Karte.
wrong-home = Ohne Überfall legt jeder bei sich.
wrong-raid-last = Der Letzte eines Überfalls braucht ein Gitter, auf das er legt.
wrong-raiding = Jemand muss den Überfall in einer Runde begonnen haben.
wrong-raiders = Jeder überfällt höchstens einmal.
wrong-raid-many = Nicht so viele mit raid = { $raid }.
wrong-drawn-rank = Für die Rangfolge hat jeder eine andere Karte gezogen, oder niemand.
wrong-drawn-deck = Die für die Rangfolge gezogenen Karten liegen darunter.
wrong-drawn-best = Die beste gezogene Karte kommt zuerst, und so weiter.
wrong-line-two = { $line } ist für zwei Spieler; jetzt sind es { $players }.
wrong-grid-cards = { $players } Gitter von { $height } mal { $width } brauchen mehr als { $cards } Karten.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-phase-choose = aus der nächsten Reihe wählen
field-phase-lay = Karten legen
field-rounds = Begonnene Runden
field-raiding = In dieser Runde gibt es einen Überfall
field-rank = Rangfolge, der Beste zuerst
field-raiders = Wer schon einen Raubzug gemacht hat

# Why a choice is better than another.
because-gain = Die Karten, die du gewählt hast, können { $number } Punkte bringen statt { $rather }.
because-gain-other = Die Karten, die { $whom } gewählt hat, können { $number } Punkte bringen statt { $rather }.
because-choice = Die beste Karte, die dir bleibt, kann { $number } Punkte bringen statt { $rather }.
because-choice-other = Die beste Karte, die { $whom } bleibt, kann { $number } Punkte bringen statt { $rather }.
because-nooks = Freie Plätze in deinem Gitter neben zwei Karten oder mehr: { $number } statt { $rather }.
because-nooks-other = Freie Plätze im Gitter von { $whom } neben zwei Karten oder mehr: { $number } statt { $rather }.
because-tics = Tics in deinem Gitter: { $number } statt { $rather }.
because-tics-other = Tics im Gitter von { $whom }: { $number } statt { $rather }.
because-early = Du bist in der nächsten Runde früher dran.
because-early-other = { $whom } ist in der nächsten Runde später dran.
