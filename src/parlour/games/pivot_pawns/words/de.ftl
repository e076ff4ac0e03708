# Pivot Pawns

summary = Finde die wenigsten Pivots zum Ziel, biete vor den anderen und zeige es dann.
picture-1 = Eine Figur schwenkt über eine andere zur dritten Karte mit dem Symbol, das beide Karten teilen.
picture-2 = Sieh, wie die Figur zum Ziel kommt, und biete als Erster, wie viele Pivots es braucht.
picture-3 = Wer am wenigsten bietet, zeigt es und gewinnt die Marke; die meisten Marken gewinnen.
option-think = Nachdenken
    .help = Sekunden, bis eine Runde ohne Gebot endet
option-timer = Sanduhr
    .help = Sekunden zum Bieten nach dem ersten Gebot
option-demo = Vorführung
    .help = Sekunden für eine Vorführung
option-strict = Streng
    .help = ein unerlaubter Pivot beendet die Vorführung
option-false_bid = Falsches Gebot
    .help = was es kostet: nichts, die Gebote der nächsten Runde oder eine Marke
option-false_bid-none = nichts
    .does = Ein Gebot, das misslingt, kostet nichts als die Marke.
option-false_bid-sit-out = aussetzen
    .does = Wessen Gebot misslingt, setzt die nächste Runde aus.
option-false_bid-token = Marke
    .does = Wessen Gebot misslingt, gibt eine Marke zurück.
option-tiebreak = Gleich viele Marken
    .help = geteilt: alle gewinnen; wenigste Pivots: die wenigeren Pivots in gewonnenen Runden
option-tiebreak-shared = geteilt
    .does = Gleich viele Marken teilen sich den Sieg.
option-tiebreak-fewest-pivots = wenigste Pivots
    .does = Bei gleich vielen gewinnt, wer in den gewonnenen Runden weniger Pivots brauchte.
option-tempo = Tempo
    .help = live: gegen die Uhr, alle zugleich; reihum: in der Reihenfolge der Plätze
option-tempo-live = live
    .does = Alle denken und bieten zugleich, gegen die Uhr.
option-tempo-turns = reihum
    .does = Ihr bietet oder passt reihum, und keine Uhr läuft.
option-seats = Plätze höchstens
    .help = wie viele mitspielen dürfen
option-start = Start
    .help = Karten der roten, grünen, blauen, gelben und schwarzen Figur; keine: zufällig
cards = Die fünfzehn Karten
token-of-round = Marke der Runde
tokens-drawn = Chips in der Reihenfolge, in der sie gezogen werden
icon =
    { $name ->
        [Mars-symbol] Marszeichen
        [clover] Kleeblatt
        [drop] Tropfen
        [sun] Sonne
        [moon] Mond
        [heart] Herz
        [leaf] Blatt
        [fish] Fisch
        [star] Stern
        [music-notes] Noten
        [apple] Apfel
        [frog] Frosch
        [flask] Kolben
        [key] Schlüssel
        [cat] Katze
        [flame] Flamme
        [cactus] Kaktus
        [whale] Wal
        [bell] Glocke
        [spider] Spinne
        [rose] Rose
        [pine-tree] Kiefer
        [anchor] Anker
        [lightning] Blitz
        [top-hat] Zylinder
        [cherry] Kirsche
        [turtle] Schildkröte
        [umbrella] Regenschirm
        [crown] Krone
        [spade] Pik
        [mushroom] Pilz
        [pear] Birne
        [snowflake] Schneeflocke
        [lemon] Zitrone
       *[raven] Rabe
    }
colour =
    { $colour ->
        [red] rot
        [green] grün
        [blue] blau
        [yellow] gelb
       *[black] schwarz
    }
pawn =
    { $colour ->
        [red] rote Figur
        [green] grüne Figur
        [blue] blaue Figur
        [yellow] gelbe Figur
       *[black] schwarze Figur
    }
placeholder =
    { $colour ->
        [red] roter Platzhalter
        [green] grüner Platzhalter
        [blue] blauer Platzhalter
        [yellow] gelber Platzhalter
       *[black] schwarzer Platzhalter
    }
target = Ziel
to-move = zu ziehen
card = { $icon }, { $marks }; mit { $others }
on-card = { $piece } auf { $icon }
token = Marke { $icon }, { $colour }: Runde { $round } von { $rounds }
tokens-won = Marken
tokens =
    { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }
beside = { $first }, { $then }
has-bid = Gebot { $pivots }
standing =
    { $name ->
        [left] gegangen
        [sits-out] setzt aus
        [gave-up] aufgegeben
        [done] fertig
        [passed] gepasst
       *[failed] gescheitert
    }
in-rounds-won =
    { $pivots ->
        [one] 1 { TERM("Pivot", of: "pivot") } in gewonnenen Runden
       *[other] { $pivots } { TERM("Pivots", of: "pivot") } in gewonnenen Runden
    }
task = Runde { $round }: { $pawn } auf { $icon }.
think = Probier es mit zwei Figuren, dann biete.
unbeatable = Weniger als 1 geht nicht: Sag, dass du fertig bist.
bid-lower = Biete weniger als { $least } oder sag, dass du fertig bist.
said-done = Du bist fertig. Weniger bieten darfst du noch.
conceding = Diese Vorführung aufgeben?
bid-or-pass =
    { $who-is ->
        [me] Biete oder passe.
       *[other] { $who } bietet oder passt.
    }
shows =
    { $who-is ->
        [me] Zeige deine Lösung
       *[other] { $who } führt vor
    }: noch { $pivots ->
        [one] 1 { TERM("Pivot", of: "pivot") }
       *[other] { $pivots } { TERM("Pivots", of: "pivot") }
    }.
clock =
    { $name ->
        [think] Nachdenken
        [timer] Bieten
       *[demo] Vorführung
    }
bids = Bieten
more-bids = Mehr
bid =
    { $pivots ->
        [one] 1 { TERM("Pivot", of: "pivot") }
       *[other] { $pivots } { TERM("Pivots", of: "pivot") }
    } bieten
pivot =
    { $moving ->
        [red] Rot
        [green] Grün
        [blue] Blau
        [yellow] Gelb
       *[black] Schwarz
    } über { $over ->
        [red] Rot
        [green] Grün
        [blue] Blau
        [yellow] Gelb
       *[black] Schwarz
    } mit { $icon } auf { $to }
act =
    { $name ->
        [giveUp] Aufgeben
        [done] Fertig
        [concede] Vorführung aufgeben
        [pass] Passen
       *[leave] Spiel verlassen
    }
occupied = { $pivot }: dort steht die { $pawn }.
own-colour =
    { $pivot }: diese Karte ist { $colour ->
        [red] rot
        [green] grün
        [blue] blau
        [yellow] gelb
       *[black] schwarz
    } wie die Figur.
bid-already = Das ist schon dein Gebot: biete weniger als { $bid }.
not-lower = Biete weniger als dein letztes Gebot, { $bid }.
same-pawn = Eine Figur kann nicht über sich selbst: nenne zwei verschiedene Figuren.
all-think = Solange alle nachdenken, bleiben die Figuren stehen.
bidding-runs = Vorgeführt wird, wenn die Zeit zum Bieten vorbei ist.
not-demonstrator = Jemand anderes führt vor und bewegt als Einziger die Figuren.
give-up-once = Aufgeben darfst du einmal, und nur solange alle nachdenken.
bid-range = Biete eine Zahl von 1 bis 20.
too-late = Die Zeit zum Bieten ist in dieser Runde vorbei.
done-once = Fertig sagst du einmal nach deinem letzten Gebot, und nur solange geboten wird.
sits-this-out = Deine letzte Vorführung ist gescheitert: du setzt diese Runde aus.
other-tempo = Ohne Uhr sprecht ihr reihum, ein Gebot oder Passen; mit Uhr passt niemand.
you-left = Du hast das Spiel verlassen.
not-now = Das geht jetzt nicht.
pivots =
    { $who-is ->
        [me] Du, { TERM("Pivot", of: "pivot") } { $number }: { $pivot }.
       *[other] { $who }, { TERM("Pivot", of: "pivot") } { $number }: { $pivot }.
    }
bids-pivots =
    { $who-is ->
        [me] Du bietest { $pivots }.
       *[other] { $who } bietet { $pivots }.
    }
does =
    { $who-is ->
        [me] Du { $name ->
            [giveUp] gibst auf
            [done] bist fertig
            [concede] gibst die Vorführung auf
            [pass] passt
           *[leave] verlässt das Spiel
        }.
       *[other] { $who } { $name ->
            [giveUp] gibt auf
            [done] ist fertig
            [concede] gibt die Vorführung auf
            [pass] passt
           *[leave] verlässt das Spiel
        }.
    }
time-over =
    { $name ->
        [think] Niemand bietet rechtzeitig.
       *[timer] Die Zeit zum Bieten ist vorbei.
    }
demo-over =
    { $who-is ->
        [me] Du hast keine Zeit mehr.
       *[other] { $who } hat keine Zeit mehr.
    }
demonstrates =
    { $who-is ->
        [me] Du führst ein Gebot von { $pivots } vor.
       *[other] { $who } führt ein Gebot von { $pivots } vor.
    }
wins-token =
    { $who-is ->
        [me] Du gewinnst die Marke { $icon }.
       *[other] { $who } gewinnt die Marke { $icon }.
    }
fails =
    { $who-is ->
        [me] Deine Vorführung scheitert; die Figuren gehen zurück.
       *[other] Die Vorführung von { $who } scheitert; die Figuren gehen zurück.
    }
gives-back =
    { $who-is ->
        [me] Du gibst eine Marke zurück.
       *[other] { $who } gibt eine Marke zurück.
    }
nobody-gets = Niemand bekommt die Marke { $icon }.
nobody-may-bid = Niemand darf auf die Marke { $icon } bieten.
no-fewer = Mit weniger geht es nicht.
solution =
    Eine kürzeste Lösung hat { $pivots ->
        [one] 1 { TERM("Pivot", of: "pivot") }
       *[other] { $pivots } { TERM("Pivots", of: "pivot") }
    }: { $way }.
next = { $first }; { $then }
last-token = Das war die letzte Marke.
alone =
    { $who-is ->
        [me] Du hast
       *[other] { $who } hat
    } { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    } mit { $pivots ->
        [one] 1 { TERM("Pivot", of: "pivot") }
       *[other] { $pivots } { TERM("Pivots", of: "pivot") }
    }.
wins-tokens =
    { $who-is ->
        [me] Du gewinnst
        [several] { $who } teilen sich den Sieg
       *[other] { $who } gewinnt
    } mit { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    }.

# The lesson.
lesson-bid = Die rote Figur muss auf die Karte mit dem Herz in der Mitte. Eine Figur schwenkt über eine andere: Beide Karten teilen ein Symbol, und sie kommt auf die dritte Karte mit ihm. Rot über Gelb genügt: Biete 1.
lesson-pivot = Das niedrigste Gebot wird zuerst gezeigt, und das ist deins. Berühre die rote Figur, dann die gelbe.
lesson-token = Rot ist angekommen, und die Marke gehört dir. Auf eine Karte ihrer eigenen Farbe darf eine Figur nur, wenn sie das Ziel ist. Nach fünfzehn Runden gewinnen die meisten Marken.
lesson-two = Jetzt soll die schwarze Figur zu den Noten, und kein Pivot allein genügt: Erst muss eine andere Figur weg. Zwei reichen: Biete 2. Solange die Uhr läuft, dürfen alle bieten.
lesson-first = Der Bot braucht drei, also zeigst du deine Lösung. Erst räumt die gelbe Figur den Platz: über die schwarze.
lesson-then = Die Noten sind frei. Jetzt Schwarz über Gelb.
lesson-won = Das stimmt. Wäre es misslungen, käme das nächstniedrige Gebot dran. Beim Nachdenken darfst du Pivots auf dem Brett probieren: Nur du siehst sie.

# Der Leitfaden
guide = Fünfzehn Karten, fünf Figuren, ein Ziel. Alle suchen im Kopf den kürzesten Weg, bieten und zeigen ihn.
guide-round = Eine Runde
    .text = Eine Marke zeigt ein Symbol. Die Figur seiner Farbe ist die aktive, und die Karte mit diesem Symbol in der Mitte ist das Ziel. Es soll mit möglichst wenigen Pivots erreicht werden, und alle Figuren dürfen helfen.
    .shows = Die Marke zeigt ein rotes Herz: Die rote Figur muss auf die Karte mit dem Herz in der Mitte.
guide-pivot = Der Pivot
    .text = Je zwei Karten teilen genau ein Symbol, und jedes Symbol ist auf drei Karten. Eine Figur schwenkt über eine andere: Suche das Symbol, das ihre beiden Karten teilen. Auf die dritte Karte mit ihm kommt die Figur.
    .shows = Rot und Gelb stehen auf markierten Karten. Sie teilen das Herz: Rot über Gelb führt zum Herz in der Mitte der dritten.
guide-blocked = Was im Weg ist
    .text = Eine Karte trägt nur eine Figur, also schwenkt niemand auf eine besetzte. Und keine Figur darf auf eine Karte, deren Mitte ihre eigene Farbe hat, außer sie ist das Ziel der Runde.
    .shows = Die schwarze Figur muss auf die markierte Karte, aber dort steht Gelb: Gelb muss zuerst weg.
guide-bid = Bieten
    .text = Alle denken zugleich, und niemand berührt eine Figur. Wer einen Weg sieht, sagt, wie viele Pivots er braucht. Dann läuft die Uhr, und so lange darf jeder bieten, auch mehrmals, aber nie höher als vorher.
    .shows = Die blaue Figur soll zum Tropfen, und jemand hat vier geboten.
guide-show = Zeigen
    .text = Ist die Zeit um, wird das niedrigste Gebot zuerst gezeigt, von gleichen das frühere. Stimmt es, gewinnt es die Marke. Wenn nicht, gehen die Figuren zurück, und das nächste ist dran. Die nächste Runde beginnt, wo die Figuren stehen.
    .shows = Einer von zwei Pivots ist getan. Schwarz und Gelb teilen den Anker, und so führt der zweite zum Ziel.
guide-end = Das Ende
    .text = Nach fünfzehn Runden gewinnen die meisten Marken.
    .shows = Die Figuren nach der letzten Runde.

# Puzzles.
puzzle-pivots = Ziel: { $pawn } auf { $icon }. Sprünge bisher: { $pivots }.
puzzle-name = Der kürzeste Weg
puzzle-goal = Bring die Figur in der Farbe des Ziels mit möglichst wenigen Sprüngen aufs Ziel.
puzzle-value =
    { $value ->
        [one] { $value } Sprung
       *[other] { $value } Sprünge
    }
both-name = Zwei Ziele nacheinander
both-goal = Bring die Figur in der Farbe des ersten Ziels so dorthin, dass beide Ziele zusammen möglichst wenige Sprünge brauchen. Fürs zweite zählen die wenigsten von dort, wo deine Figuren dann stehen.
both-pivots = Ziele: { $pawn } auf { $icon }, dann { $next } auf { $last }. Sprünge bisher: { $pivots }.
both-value =
    { $value ->
        [one] { $value } Sprung für beide Ziele
       *[other] { $value } Sprünge für beide Ziele
    }
token-left = letzte Marke im Beutel: { $icon }, { $colour }
unnamed = einer ungenannten Person

# Photographs of printed pieces.
photograph = Lege die fünfzehn Karten aufrecht in drei Reihen zu fünf, die Platzhalter auf ihre Karten über den Code, die Marke der Runde daneben. Lege Figuren und übrige Marken beiseite.

# The score sheet of the companion.
sheet-winner = Wer die Marke gewann
sheet-pivots = Gezeigte Pivots
sheet-returned = Gab eine Marke zurück
sheet-timer-think = Nachdenken
sheet-timer-demo = Vorführen
sheet-timer-bids = Die Sanduhr
sheet-not-pivots = Wer eine Marke gewinnt, hat mindestens einen Pivot gezeigt; ohne Gewinner keinen.
sheet-not-returned = Ohne Marke gibt es keine zurückzugeben.
sheet-not-twice = In einer Runde führt man einmal vor: wer gewann, gab nichts zurück.

# Was an Stellungen falsch ist.
wrong-tableau = Jede Karte liegt einmal.
wrong-tokens = Jede der fünfzehn Marken einmal, in der Reihenfolge des Ziehens.
wrong-sooner = Keine Figur kommt früher auf Karte { $card }, ihre eigene Farbe.
wrong-demonstrator = Vorgeführt wird nur beim Vorführen, und dann immer.
wrong-one-card = Zwei Figuren stehen auf einer Karte.
wrong-plane = Die fünf Karten liegen in einer Ebene von sieben; manche Ziele sind so unerreichbar.
wrong-start-cards = Gib fünf Karten von 0 bis 14 an, für Rot, Grün, Blau, Gelb und Schwarz.
wrong-start-two = Keine Karte bekommt zwei Figuren.
wrong-start-own = { $colour }: Die Figur darf nicht auf Karte { $card } beginnen; sie ist { $its-colour }.
wrong-pawns = Die Figuren verlassen ihre Startkarten nur bei einer Vorführung.
wrong-round = Das Spiel hat fünfzehn Runden.
wrong-won = Es sind mehr Marken als Runden.
wrong-left-bid = Das Gebot von jemandem, der gegangen ist, gilt nicht.
wrong-sits-out = Wer aussetzt, hat aufgegeben und ist fertig, wenn es so vereinbart ist.
wrong-bid-gave-up = Wer bietet, setzt nicht aus und gibt nicht auf.
wrong-failed = Nur ein vorgeführtes Gebot kann scheitern.
wrong-nobody = Niemand ist mehr da, der bieten könnte.
wrong-passed = Mit Uhren passt niemand.
wrong-turns-done = Ohne Uhren bietet man oder passt.
wrong-think-turns = Ohne Uhren beginnt eine Runde mit dem Bieten.
wrong-think-bid = Mit dem ersten Gebot beginnt das Bieten.
wrong-gave-up = Alle haben aufgegeben, also ist die Runde aus.
wrong-speaks = Niemand ist dran, der gegangen ist oder seit dem letzten Gebot gepasst hat.
wrong-no-bid = Jemand muss geboten haben.
wrong-all-done = Alle sind fertig, also ist das Bieten zu Ende.
wrong-bid-order = Jedes Gebot hat seinen eigenen Platz unter denen der Runde.
wrong-bids = Jedes Gebot liegt unter dem eigenen letzten.
wrong-used = Pivots werden bei einer Vorführung gezählt.
wrong-shows = Von diesem Platz ist kein Gebot mehr vorzuführen.
wrong-lowest = Vorgeführt wird das niedrigste Gebot, bei gleichen das frühere.
wrong-seats = Es gibt { $seats } Plätze; wähle mehr (bis { $most }), um zu { $players } zu spielen.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-players-tokens = Marken
field-players-pivots = Pivots der gewonnenen Runden
field-players-bid = Gebot
field-players-place = Gebote vor dem letzten eigenen
field-players-gave-up = hat aufgegeben
field-players-done = ist mit dem Bieten fertig
field-players-passed = hat gepasst
field-players-failed = hat vergeblich vorgeführt
field-players-sits-out = setzt diese Runde aus
field-players-left = ist gegangen
field-phase-think = nachdenken
field-phase-bid = bieten
field-phase-demonstrate = vorführen
field-round = Runde
field-demonstrator = Wer vorführt
field-used = Gemachte Pivots
field-bids = Gebote in dieser Runde
