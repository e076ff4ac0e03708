# Mismemory

summary = Deck zwei Plättchen eines Symbols auf, behalte heimlich eines und merk dir, wohin die anderen kamen.
picture-1 = Deck zwei Plättchen auf. Alle dürfen hinsehen.
picture-2 = Zwei mit gleichem Symbol: Behalte heimlich eines und leg das andere in irgendeine Lücke.
picture-3 = Wer zuerst 0 (Null), A (Ass), 2, 3, 4 und 5 besitzt, gewinnt.

# Optionen
option-grid = Raster
    .help = Zeilen mal Spalten; 5×5 hat eine Lücke in der Mitte; eigenes: wie unter Felder angegeben
option-grid-4x6 = 4×6
    .does = Vier Reihen zu sechs Plättchen.
option-grid-6x4 = 6×4
    .does = Sechs Reihen zu vier Plättchen.
option-grid-5x5 = 5×5
    .does = Fünf Reihen zu fünf, mit einer Lücke in der Mitte von Anfang an.
option-grid-2x12 = 2×12
    .does = Zwei lange Reihen zu zwölf Plättchen.
option-grid-12x2 = 12×2
    .does = Zwölf kurze Reihen zu zwei Plättchen.
option-grid-line = Reihe
    .does = Alle Plättchen in einer Linie: schwer auseinanderzuhalten.
option-grid-custom = eigenes
    .does = Die Felder, die du unten aufzählst.
option-cells = Felder
    .help = für ein eigenes Raster: 24 bis 36 Felder als [Zeile, Spalte]
option-flip = Aufdecken
    .help = nacheinander: das zweite Plättchen, nachdem man das erste gesehen hat; zusammen: beide zugleich
option-flip-sequential = nacheinander
    .does = Du siehst das erste Plättchen, bevor du das zweite wählst.
option-flip-together = zusammen
    .does = Du nennst beide Plättchen, bevor eins aufgedeckt wird.
option-show = Zeigen
    .help = Sekunden, nach denen zwei verschiedene Symbole wieder umgedreht werden
option-memory = Eigene Plättchen
    .help = offen: man darf sie ansehen; blind: niemand darf es
option-memory-open = offen
    .does = Deine eigenen Plättchen darfst du jederzeit ansehen.
option-memory-blind = blind
    .does = Niemand darf gesammelte Plättchen ansehen, auch die eigenen nicht.
option-discipline = Disziplin
    .help = erzwungen: keine Zahl doppelt; Ehre: alles, aber mit Anzweifeln. Blind ist Ehre
option-discipline-enforced = erzwungen
    .does = Niemand kann eine Zahl zweimal besitzen, also wird nicht angezweifelt.
option-discipline-honour = Ehre
    .does = Nichts warnt dich vor einer Zahl, die du hast, und andere dürfen dich anzweifeln.
option-survivor = Letzter Spieler
    .help = zeigt: gewinnt, wenn keine Zahl doppelt ist; gewinnt: sofort; spielt weiter: allein
option-survivor-show = zeigt
    .does = Wer als Letzter übrig ist, zeigt alles und gewinnt nur ohne Doppel.
option-survivor-wins = gewinnt
    .does = Wer als Letzter übrig ist, gewinnt sofort.
option-survivor-continues = spielt weiter
    .does = Wer als Letzter übrig ist, spielt allein weiter.
option-stall = Stillstand
    .help = Züge pro Spieler, ohne dass jemand ein Plättchen bekommt, bis das Spiel endet
option-stall_result = Nach einem Stillstand
    .help = die meisten: die meisten Zahlen gewinnen; Remis: niemand gewinnt
option-stall_result-most = die meisten
    .does = Alle zeigen ihre Plättchen, und die meisten verschiedenen Zahlen gewinnen.
option-stall_result-draw = Remis
    .does = Niemand gewinnt.

# Der Tisch
grid = Das Raster
to-put-back = Zurückzulegen
tile-up = { $tile }, aufgedeckt
tile-in-hand = In der Hand, zurückzulegen
tiles-of =
    { $whose-is ->
        [me] Deine Plättchen
       *[other] Plättchen von { $whose }
    }
tiles-with-number = { $tiles }
tile =
    { $suit ->
        [S] Sonne
        [M] Mond
        [C] Krone
       *[K] Wappen
    } { $number ->
        [0] Null
        [1] Ass
       *[other] { $number }
    }
    .short =
        { $suit ->
            [S] s
            [M] m
            [C] k
           *[K] w
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }
tile-or =
    { $suit ->
        [S] Sonne
        [M] Mond
        [C] Krone
       *[K] Wappen
    } { $number ->
        [0] Null
        [1] Ass
       *[other] { $number }
    } oder { $other ->
        [0] Null
        [1] Ass
       *[other] { $other }
    }
    .short =
        { $suit ->
            [S] s
            [M] m
            [C] k
           *[K] w
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }{ $other ->
            [0] n
            [1] a
           *[other] { $other }
        }
tile-of =
    { $whose-is ->
        [me] { $tile } von dir
       *[other] { $tile } von { $whose }
    }
face-down = verdecktes Plättchen
gap = Lücke
named = { " " }({ $tile })
space = Zeile { $row }, Spalte { $column }{ $named }
space-holds = Zeile { $row }, Spalte { $column }, { $holds }
slot = Platz { $slot }
slot-empty = Platz { $slot }, leer
wanted =
    noch gesucht: { $number ->
        [0] Null
        [1] Ass
       *[other] { $number }
    }
tiles = Plättchen
different-numbers = verschiedene Zahlen
of-six = { $tiles } von sechs
out = ausgeschieden
look = Hinsehen

# Was zu tun ist
turn-up-two = Deck zwei Plättchen auf.
turn-up-another = Deck noch ein Plättchen auf.
one-suit = Ein Symbol: Behalte ein Plättchen, oder dreh beide um.
two-suits = Zwei Symbole: Merk sie dir, dann dreh beide um.
put-the-other = Leg das andere Plättchen verdeckt in eine Lücke.
stalling =
    { $turns ->
        [1] Behält niemand ein Plättchen, ist das der letzte Zug.
       *[other] Behält niemand ein Plättchen, bleiben noch { $turns } Züge.
    }
put-one-back = Leg eines der gezeigten Plättchen in eine Lücke.
putting-back = { $who } legt ein Plättchen zurück.
turn-up = { $spaces } aufdecken
keep = { $tile } behalten
decline = Beide umdrehen
put-it-on = Ablegen: { $space }
put-on = { $tile } ablegen: { $space }
challenge = { $whom } anzweifeln

# Warum nicht
first-turn-up = Deck zuerst zwei Plättchen auf.
both-together = Deck zwei Plättchen zusammen auf.
one-by-one = Deck erst ein Plättchen auf, dann ein anderes.
two-different = Deck zwei verschiedene Plättchen auf: Eines dieser Felder ist eine Lücke oder liegt schon offen.
two-are-up = Zwei Plättchen liegen schon offen: Behalte eines von einem Paar oder verzichte.
suits-differ = Sie haben verschiedene Symbole: Keines kann behalten werden.
number-owned = Diese Zahl hast du schon.
into-a-gap = Leg es in eine Lücke.
into-a-gap-from-hand = Leg das Plättchen in deiner Hand in eine Lücke.
putting-back-first = { $who } muss zuerst ein Plättchen zurücklegen.
no-challenges = In diesem Spiel kann niemand eine Zahl doppelt haben: Es gibt kein Anzweifeln.
not-active = Nur wer noch mitspielt, zweifelt an und wird angezweifelt.
challenge-yourself = Dich selbst kannst du nicht anzweifeln.
in-hand = Warte, bis alle Plättchen aus der Hand abgelegt sind.
too-few = Nur wer zwei Plättchen oder mehr hat, kann angezweifelt werden.

# Was geschah
turns-up =
    { $who-is ->
        [me] Du deckst { $spaces } auf.
       *[other] { $who } deckt { $spaces } auf.
    }
turned-back = Beide Plättchen werden umgedreht.
declines =
    { $who-is ->
        [me] Du drehst beide Plättchen um.
       *[other] { $who } dreht beide Plättchen um.
    }
keeps =
    { $who-is ->
        [me] Du behältst
       *[other] { $who } behält
    } eines der beiden Plättchen{ $named }.
puts-the-other =
    { $who-is ->
        [me] Du legst
       *[other] { $who } legt
    } das andere auf { $space }.
puts-back =
    { $who-is ->
        [me] Du legst
       *[other] { $who } legt
    } ein Plättchen{ $named } zurück auf { $space }.
challenges =
    { $who-is ->
        [me] Du zweifelst { $whom } an.
       *[other] { $whom-is ->
            [me] { $who } zweifelt dich an.
           *[other] { $who } zweifelt { $whom } an.
        }
    }
is-out =
    { $who-is ->
        [me] Du hast eine Zahl doppelt und scheidest aus.
       *[other] { $who } hat eine Zahl doppelt und scheidet aus.
    }
shown =
    { $tiles ->
        [one] 1 Plättchen wird gezeigt und von den anderen zurückgelegt.
       *[other] { $tiles } Plättchen werden gezeigt und von den anderen zurückgelegt.
    }
six-numbers =
    { $who-is ->
        [me] Du hast alle sechs Zahlen.
       *[other] { $who } hat alle sechs Zahlen.
    }
all-different =
    { $who-is ->
        [me] Deine Plättchen sind alle verschieden: Zu Unrecht angezweifelt.
       *[other] Die Plättchen von { $who } sind alle verschieden: Zu Unrecht angezweifelt.
    }
others-out = Alle anderen sind ausgeschieden.
all-out = Alle sind ausgeschieden.
stalled = In { $turns } Zügen pro Spieler hat niemand ein Plättchen behalten, und alle zeigen ihre.
nobody-wins = Unentschieden: Niemand gewinnt.
won =
    { $who-is ->
        [me] Du gewinnst.
        [several] { $who } teilen sich den Sieg.
       *[other] { $who } gewinnt.
    }

# The lesson.
lesson-flip = Du willst sechs Plättchen mit den Zahlen 0 (Null), A (Ass), 2, 3, 4 und 5. Du deckst zwei auf, und alle sehen zu. Decke das erste auf, oben links.
lesson-second = Die Null der Sonnen. Decke jetzt das Plättchen rechts daneben auf.
lesson-keep = Beide sind Sonnen: Von zweien einer Farbe darfst du eins behalten, und niemand sonst erfährt, welches. Behalte die Null.
lesson-back = Das andere kommt verdeckt in eine beliebige Lücke. Nur du weißt jetzt, was dort liegt. Lege es wieder nach rechts.
lesson-remember = Der Bot hat zwei Farben aufgedeckt und musste sie zurückdrehen, doch du hast sie gesehen. Das Ass in der Ecke ist auch eine Sonne: Decke es auf.
lesson-alone = Welche Sonne kennst du noch? Die, die du selbst zurückgelegt hast.
lesson-choose = Du hast die Null, also fehlt dir jede der beiden Zahlen. Behalte das Ass.
lesson-gap = Drei Lücken stehen zur Wahl. Lege das andere dorthin, wo das Ass lag.
lesson-run = Zwei von sechs. Keine Zahl darf man doppelt haben, und wer zuerst alle sechs hat, gewinnt.

# Der Leitfaden
guide = Vierundzwanzig Plättchen liegen verdeckt. Du sammelst die Zahlen Null bis 5, aber die Plättchen bleiben nicht, wo du sie gesehen hast.
guide-goal = Das Ziel
    .text = Besitze als Erster sechs Plättchen mit den Zahlen 0 (Null), A (Ass), 2, 3, 4 und 5. Ihre Symbole sind gleichgültig.
    .shows = Sechs Plättchen, jede Zahl einmal: So ist das Spiel gewonnen.
guide-turn = Wenn du dran bist
    .text = Decke zwei Plättchen auf, eins nach dem anderen; alle sehen zu. Haben sie dasselbe Symbol, darfst du eins behalten, wenn du seine Zahl noch nicht hast. Sonst, oder wenn du nicht willst, drehst du beide zurück.
    .shows = Zwei Sonnen: Eine davon darf man behalten.
guide-keep = Eins behalten
    .text = Niemand sonst erfährt, welches du behältst. Das andere kommt verdeckt in eine Lücke deiner Wahl, und nur du weißt, was dort liegt.
    .shows = Eine der beiden Sonnen wurde behalten, die andere zurückgelegt. Das zweite markierte Feld ist jetzt eine Lücke.
guide-twice = Keine Zahl zweimal
    .text = Zweimal dieselbe Zahl, und du bist draußen. Deine eigenen Plättchen darfst du jederzeit ansehen, außer im blinden Spiel. Nach den üblichen Regeln wird dir eine Zahl, die du hast, gar nicht erst angeboten.
    .shows = Die Null ist schon da. Von den beiden Sonnen, der 3 und dem Ass, darf man jede behalten.
guide-challenge = Auf Treu und Glauben
    .text = Im blinden Spiel, und wo Ehrenwort gilt, warnt dich nichts. Dafür darfst du andere anzweifeln: Alle ihre Plättchen werden gezeigt. Ist eine Zahl zweimal da, scheiden sie aus; wenn nicht, gewinnen sie auf der Stelle.
    .shows = Nur sein Besitzer weiß, was dieses Plättchen ist.

# Rätsel.
sure-goal = Du weißt noch alle Plättchen. Wo eines zwei Zahlen zeigt, wurde sein Paar heimlich geteilt; keine Zahl besitzt jemand zweimal. Decke zwei auf, mit denen du sicher alle sechs Zahlen hast.
sure-value =
    { $value ->
        [100] sicher alle sechs Zahlen
        [0] nie alle sechs Zahlen
       *[other] alle sechs Zahlen in { $value } von 100 Fällen
    }

# Photographs of printed pieces.
photograph = Decke alle Plättchen in der Form deines Rasters auf: 4 × 6, 6 × 4, 2 × 12, 12 × 2 oder 5 × 5 mit der Lücke.

# The score sheet of the companion.
sheet-ended = Wie es endete
sheet-ended-six = jemand hat alle sechs
sheet-ended-challenge = eine falsche Anzweiflung
sheet-ended-last = nur einer übrig, oder keiner
sheet-ended-stall = niemand nahm mehr etwas
sheet-ended-alone = allein nicht fertig geworden
sheet-winner = Wer damit gewann
sheet-disqualified = Disqualifiziert
sheet-numbers = Verschiedene Zahlen
sheet-not-six = Alle sechs Zahlen beenden das Spiel sofort und gewinnen.
sheet-not-nobody-six = Sag, wer alle sechs hat.
sheet-not-tiles = Mindestens acht Plättchen bleiben immer liegen.
sheet-not-out = Wer disqualifiziert ist, gewinnt nicht.
sheet-not-last = Dann sind alle anderen disqualifiziert; ohne Gewinner alle.
sheet-not-challenge = Nach falscher Anzweiflung hat gewonnen, wer angezweifelt wurde.
sheet-not-stall = Dann entscheiden die Zahlen: wähle niemanden.
sheet-not-alone = Dafür muss allein weitergespielt werden, und alle anderen sind disqualifiziert.
sheet-not-honest = Wenn Zahlen erzwungen sind, wird niemand angezweifelt oder disqualifiziert.

# Was an Stellungen falsch ist.
wrong-tile = { $tile } ist kein Plättchen; man schreibt sie wie S0, MA oder K5, eine Lücke als Punkt.
wrong-spaces = { $spaces } Felder, nicht { $found }.
wrong-tags = tags: Jedes Plättchen hat eine eigene Nummer, höchstens last_tag, und eine Lücke hat 0.
wrong-seen = Ein Plättchen fehlt: So sieht es ein Spieler, die ganze Stellung ist es nicht.
wrong-places = { $tile } liegt an { $times } Stellen.
wrong-missing = Es fehlen Plättchen: { $count }.
wrong-own-gap = Eine Lücke kann man nicht besitzen.
wrong-tag-lists = tags: eine für jedes Feld, shown_tags eine für jedes gezeigte Plättchen.
wrong-memory-lists = memory: known, seen_at und source haben einen Eintrag für jedes Feld.
wrong-tile-lists = tags, pairs und resolved gehören einzeln zu den Plättchen.
wrong-up = Auf so einem Feld liegt kein Plättchen.
wrong-resumed = Nach dem Zurücklegen geht der Zug beim Aufdecken weiter.
wrong-up-phase = Nach dem Aufdecken sind zwei verschiedene Plättchen offen, davor keines oder das erste.
wrong-hand = In der Hand ist ein Plättchen nur beim Zurücklegen, und dann immer.
wrong-placer-tiles = Wer zurücklegt, hat gerade eines behalten.
wrong-placer = Zurückgelegt wird nur, wenn jemand ausgeschieden ist, und dann immer.
wrong-shown = Gezeigte Plättchen werden zurückgelegt, wenn jemand ausgeschieden ist.
wrong-pair = Das Paar und sein Rest passen nicht zu { $tile }.
wrong-source = memory: source nennt ein Plättchen, das niemand hat.
wrong-known = Das liegt nicht auf Feld { $space }.
wrong-seen-at = In künftigen Zügen wurde noch nichts gesehen.
wrong-secret = Das Plättchen auf Feld { $space } wurde nicht heimlich zurückgelegt.
wrong-rest = Ein Paar hat einen Rest.
wrong-out = Niemand scheidet aus, wo sich keine Zahl wiederholen kann.
wrong-shown-whose = Nur die Plättchen Ausgeschiedener werden zurückgelegt.
wrong-twice = { $who }: eine Zahl ist doppelt.
wrong-tiles-back = { $who } ist ausgeschieden, die Plättchen kommen zurück.
wrong-six = Wer sechs Plättchen hat, hat sie gezeigt; nicht so { $who }.
wrong-winners = Es gewinnen verschiedene, die nicht ausgeschieden sind.
wrong-winners-early = Das Spiel ist nicht aus.
wrong-survivor = Scheidet der vorletzte Spieler aus, ist das Spiel aus.
wrong-out-turn = Wer ausgeschieden ist, macht nicht mehr mit.
wrong-quiet = Nach so vielen Zügen, in denen niemand etwas nahm, ist das Spiel aus.
wrong-cells-named = Nur ein eigenes Raster hat eigene Felder.
wrong-cells = 24 bis 36 verschiedene Felder, nicht { $count }.
wrong-cells-far = Reihen und Spalten gehen von 0 bis 35.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-out = ausgeschieden
field-phase-flip = Plättchen aufdecken
field-phase-shown = eines der beiden Plättchen wählen
field-phase-place = das andere Plättchen zurücklegen
field-phase-replace = Plättchen zurückgeben
field-placer = Wer Plättchen zurückgibt
field-resumed = Was danach zu tun ist
field-resumed-flip = Plättchen aufdecken
field-resumed-shown = eines der beiden Plättchen wählen
field-resumed-place = das andere Plättchen zurücklegen
field-resumed-replace = Plättchen zurückgeben
field-resumed-over = nichts: das Spiel ist aus
field-quiet = Züge ohne gewonnenes Plättchen
field-winners = Wer gewonnen hat
field-turns = Bisherige Züge
