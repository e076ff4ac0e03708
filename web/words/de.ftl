## The bar

home = Parlour, alle Spiele
to-light = Hell
to-dark = Dunkel
language = Sprache
cancel = Abbrechen
close = Schließen
skip = Leiste überspringen
settings = Einstellungen

## The shelf

yours-heading = Deine Spiele
yours-turn = Du bist dran
yours-waiting = { $who } ist dran
yours-open = Es fehlen noch Spieler
yours-with = mit { $names }
yours-alone = allein
yours-alone-long = Geht hier weg am { $day }
yours-title = ({ $count }) Parlour
shelf-offline = Du bist offline: So sah es aus, als du zuletzt hier warst. Deine Spiele warten auf dich.
today = Heute
today-learn = Lern eines in einer Minute
today-solved = { $count } gelöst
today-open = Jeden Tag neu
shelf-learnt = gelernt
shelf-heading = Was spielen wir?
shelf-icons = Symbole von Pivot Pawns von den Künstlern von game-icons.net, CC BY 3.0
try-again = Noch einmal versuchen
warming = Die Spiele werden vorbereitet: { $done } von { $total }
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
players-range = { $least }–{ $most } Spieler
minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
ages = ab { $ages }
by-designer = von { $name }

## Pages without a game

lost-heading = Hier ist nichts
lost-link = Zu den Spielen
broken-heading = Diese Seite konnte nicht gezeigt werden
broken-text = Ein Teil davon fehlt, vielleicht weil Parlour gerade erneuert wurde. Von deinem Spiel ist nichts verloren.
broken-reload = Neu laden
missing-heading = Diesen Tisch gibt es nicht
missing-text = Vielleicht hat der Link einen Tippfehler, oder der Tisch ist schon abgeräumt.
missing-link = Neues Spiel anfangen
going = Auf dem Weg zum Tisch …
unanswered = Parlour antwortet nicht. Neuer Versuch …

## Setting up

setup-title = Neues Spiel · Parlour
table-title = { $game } · Parlour
table-title-turn = Du bist dran · { $game }
setup-players = Wie viele spielen mit?
setup-more = Mehr
setup-more-what = Mitspieler, stärkere Bots, andere Regeln
setup-play = Spielen
setup-pictures = Das Spiel in Bildern
setup-clause = { $option }: Klausel { $clause }
notice-rule = Die Regel
setup-seat = Platz { $seat }
setup-last = Wie letztes Mal
wrong-range = Wähl { $least } bis { $most }.
wrong-steps = Wähl { $least } bis { $most } in Schritten von { $step }.
wrong-together = Das passt nicht zur übrigen Auswahl.
wrong-players = Mit dieser Auswahl können nicht so viele spielen.
wrong-name = Dieser Name geht nicht. Nimm einen anderen.
usual = üblich ({ $least }–{ $most })
yes = Ja
no = Nein
seat-who = Platz { $seat }: wer spielt
seat-strength = Platz { $seat }: Stärke
seat-name = Platz { $seat }: Name
chair-me = Ich
chair-here = Jemand hier
chair-link = Jemand per Link
chair-bot = Bot
chair-joins = kommt über den Link
name-me = Du
bot = Bot

## Who plays, before a game

party-me = du
party-here = { $count ->
    [one] jemand hier
   *[other] { $count } Leute hier
}
party-link = { $count ->
    [one] jemand per Link
   *[other] { $count } Leute per Link
}
party-bot-first_steps = { $count ->
    [one] ein Bot bei seinen ersten Schritten
   *[other] { $count } Bots bei ihren ersten Schritten
}
party-bot-gentle = { $count ->
    [one] ein sanfter Bot
   *[other] { $count } sanfte Bots
}
party-bot-casual = { $count ->
    [one] ein lockerer Bot
   *[other] { $count } lockere Bots
}
party-bot-club = { $count ->
    [one] ein Bot wie im Klub
   *[other] { $count } Bots wie im Klub
}
party-bot-expert = { $count ->
    [one] ein meisterhafter Bot
   *[other] { $count } meisterhafte Bots
}

## Strengths of bots

level-first_steps = Erste Schritte
level-gentle = Sanft
level-casual = Locker
level-club = Klubspieler
level-expert = Meisterhaft

## Einstellungen

setting-sound = Klänge
setting-buzz = Vibration
setting-speed = Tempo der Bewegungen
speed-slow = Langsam
speed-usual = Üblich
speed-fast = Schnell
speed-none = Keine
speed-still = Dieses Gerät wünscht wenig Bewegung: Nichts gleitet.
setting-marks = Zeichen für das, was berührt werden kann
marks-usual = Üblich
marks-strong = Kräftig
setting-hand = Wo die Knöpfe liegen
hand-left = Links
hand-middle = Mitte
hand-right = Rechts
setting-light = Licht
light-device = Wie das Gerät
light-light = Hell
light-dark = Dunkel
settings-kept = Auf diesem Gerät gemerkt.
clarity-label = Hilf, die Regeln klarer zu machen
clarity-text = Dieses Haus darf festhalten, wo Regeln unklar waren, während ich spiele. Nichts verlässt dieses Haus. Ausgeschaltet wird gelöscht, was festgehalten wurde.
clarity-noted =
    { $noted ->
        [0] Noch nichts festgehalten.
        [one] Bisher 1 Notiz.
       *[other] Bisher { $noted } Notizen.
    }
clarity-save = Als Datei sichern

## The lobby

invited = { $host } lädt dich zu einem Spiel ein.
invited-unnamed = Du bist zu einem Spiel eingeladen.
guest = Gast { $seat }
share = Teilen
share-text = { $host } lädt dich zu einer Partie { $game } ein.
share-text-unnamed = Komm und spiel { $game } mit mir.
scan = Code zum Scannen
only-here = Dieser Link geht nur auf diesem Computer. Starte Parlour mit { $option }, dann kommen Handys im selben Raum dazu.
your-name = Dein Name
send-link = { $friends ->
    [one] Schick diesen Link der Person, die noch fehlt.
   *[other] Schick allen, die noch fehlen, je einen eigenen Link.
} Das Spiel beginnt dann von selbst.
seat-link = Link zu Platz { $seat }
copy = Kopieren
copied = Kopiert
copy-by-hand = Dein Browser lässt diese Seite nicht kopieren. Hier steht es, markiert: Kopiere es selbst.
share-refused = Dein Browser wollte es nicht teilen. Kopiere stattdessen den Link.
being-laid = Der Tisch wird gedeckt …
waiting = Hier fehlt noch jemand
sit-here = Hier sitzen
sit-here-as = Als { $name } hinsetzen
other-name = Anderer Name
lobby-learn = Zeig’s mir, solange wir warten
role-bot = Bot
role-here = hier
role-joined = ist da

## Passing the device

pass-device = Gib das Gerät weiter an
pass-device-to = Gib das Gerät weiter an { $name }.
i-am = Ich bin { $name }

## The table

players-label = Mitspieler
thinking = denkt nach
away = nicht da
take-back = Zurücknehmen
with-key = { $label } ({ $key })
hint = Tipp
hint-asked = Ein Tipp wird überlegt …
hint-do = Am besten: { $what }.
hint-brings = Am besten: { $what } ({ $points }).
hint-wait = Warte besser noch.
hint-even = Etwas anderes wäre ebenso gut.
hint-better = Ein wenig besser als alles andere.
hint-clear = Deutlich besser als alles andere.
hint-chance = Gewinnchance: etwa { $chance } %.
hint-chance-ahead = Gewinnchance: etwa { $chance } %, { $more } mehr als mit dem nächstbesten Zug.
hint-chance-even = Gewinnchance: etwa { $chance } %; ein anderer Zug ist ebenso gut.
leave-table = Den Tisch verlassen
drawer-rules = Regeln
drawer-log = Was geschah
drawer-talk = Etwas sagen
drawer-moves = Erlaubte Züge
drawer-result = Ergebnis
drawer-leave = Den Tisch verlassen?
board-size = Größe des Spielplans
larger = Größer
smaller = Kleiner
whole-board = Ganzer Spielplan
follow-game = Dem Spiel folgen
show-large = Groß zeigen: { $place }
fits-aside = Es passt hier: { $places }. Antippen zeigt es groß.
place-chosen = { $place }, gewählt
place-open = { $place }, wählbar
place-brings = { $place }, wählbar: { $points }
play-again-move = Den letzten Zug noch einmal zeigen
look-back = Den Tisch nach diesem Zug zeigen
past = Du schaust zurück.
past-end = Zurück ins Jetzt
past-before = Der Zug davor
past-after = Der nächste Zug
past-beginning = Die Partie beginnt.
past-moment = Moment der Partie
past-of = Zug { $move } von { $moves }
past-eyes = Gesehen von
past-onlooker = Zuschauer
past-everybody = Alle
past-link = Link zu diesem Moment kopieren
comes-back = { $name } ist wieder da.
goes-away = { $name } ist gerade nicht da.
clock-minutes = { $clock }: { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clock-seconds = { $clock }: { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## What to do now

line-down = Die Verbindung ist unterbrochen. Neuer Versuch …
go-on = Weiter
to-result = Ergebnis und nächstes Spiel
actions = Aktionen
turn-none = Wie es liegt
turn-right = Nach rechts drehen
turn-round = Umdrehen
turn-left = Nach links drehen

## The drawers

log-empty = Noch ist nichts geschehen.
log-earlier = Früheres zeigen
moves-none = Gerade ist nichts zu tun.
moves-of = { $name }:
rules-fetching = Die Regeln werden geholt …
rules-failed = Die Regeln konnten nicht geholt werden. Schließ das Fenster und versuch es noch einmal.
rules-english = Die genauen Regeln stehen hier auf Englisch.
leave-text = Ein Bot spielt für dich weiter. Du kannst nicht auf den Platz zurück, darfst aber zuschauen.
leave-stay = Bleiben
leave-for-good = Endgültig gehen
leave-of = { $name } geht

## The result

over = Das Spiel ist aus
draw = Unentschieden
wins = { $who-is ->
    [me] Du gewinnst
    [several] { $who } gewinnen
   *[other] { $who } gewinnt
}
total = Summe
next-game = Zum nächsten Spiel
best-kept = Dein Bestwert: { $points }
best-new = Neuer Bestwert! Bisher: { $points }
play-again = Noch einmal
more = Mehr
swap-seats = Plätze tauschen
other-games = Andere Spiele
look-back-all = Zurückschauen
review = Entscheidungen
review-whose = Wessen Entscheidungen
review-about = Der Bot hat jede Entscheidung noch einmal durchgespielt, mit nichts als dem, was man damals wissen konnte. Hinter ± steht, wie weit eine Zahl daneben liegen kann.
review-about-right = Ob jede Entscheidung richtig war, nach dem, was man damals wissen konnte.
review-curve = { $name }: Gewinnchancen im Lauf der Partie
review-axis = Gewinnchance
review-none = Es gab nichts zu entscheiden.
review-sum = { $good } von { $total } Entscheidungen waren so gut wie die beste, oder fast.
review-sum-right = { $good } von { $total } Entscheidungen waren richtig.
review-going = { $done } von { $total } Entscheidungen angesehen …
review-move = Zug { $move }
review-decided = kostete am meisten
review-took = Gespielt: { $what }
review-better = Besser: { $what }
review-tag-took = gespielt
review-tag-best = besser
review-more = { $count ->
    [one] Noch eine, die etwas kostete
   *[other] Noch { $count }, die etwas kosteten
}
points-explained = Woher die Punkte kommen
part = { $label }: { $text }
seed-verified = Startwert geprüft
seed-wrong = Der Startwert passt nicht zu seinem Siegel
seed-told = Vor dem ersten Zug hat sich der Tisch auf diesen Startwert festgelegt. Sein SHA-256, eben in deinem Browser berechnet, { $result ->
    [mixed] ist das Siegel, und dein eigener Zufall wurde beigemischt.
    [same] ist das Siegel.
   *[other] ist nicht das Siegel.
}
seed = Startwert
commitment = Siegel
download = Lade die Partie herunter
download-check = und prüfe jeden Zug mit

## What goes wrong, by its code

problem-offline = Parlour antwortet nicht. Versuch es gleich noch einmal.
problem-bad_message = Diese Nachricht ist nicht lesbar.
problem-unseen = Darin ist ein Zeichen, das man nicht sieht. Schreib es ohne.
problem-too_large = Diese Nachricht ist zu lang.
problem-foreign_origin = Diese Anfrage kommt von einer fremden Seite.
problem-not_yours = Nur wer mitgespielt hat, kann ein weiteres Spiel beginnen.
problem-no_table = Diesen Tisch gibt es nicht.
problem-not_found = Hier ist nichts.
problem-too_many = Das ist zu viel für eine Stunde. Komm etwas später wieder.
problem-damaged = Die Aufzeichnung dieses Tisches ist beschädigt und wurde beiseitegelegt.
problem-failed = Hier ist etwas schiefgegangen. Nichts wurde verändert.
problem-retry = Gerade ist viel los. Versuch es noch einmal.
problem-not-yours = Das ist nicht dein Platz.
problem-unreadable = Dieser Zug ist nicht lesbar.
problem-over = Die Partie ist vorbei.
problem-company = Wo andere mitspielen, gibt es keine Tipps.
problem-fair-play = Du spielst gerade eine Partie dieses Spiels, die zählt. Hilfe gibt es wieder, wenn die Partie zu Ende ist.
problem-no-review = Entscheidungen werden nach der Partie beurteilt.
problem-too_fast = Das ging zu schnell; warte ein paar Sekunden.
problem-phrases = An diesem Tisch werden nur die Sätze oben gesagt.
problem-starting = Der Tisch wird gerade gedeckt. Versuch es gleich noch einmal.
problem-stale = Die Lage hat sich geändert. Schau noch einmal hin.
problem-no-past = Dieser Augenblick wird nicht noch einmal gezeigt.
problem-pass_unknown = Dieser Link führt zu niemandem. Mach auf deinem anderen Gerät einen neuen.
problem-pass_used = Dieser Link wurde schon benutzt. Mach auf deinem anderen Gerät einen neuen.
problem-pass_old = Dieser Link ist zu alt. Mach auf deinem anderen Gerät einen neuen.
problem-guest_foreign = Dieser Gast gehört zu einem anderen Haus, oder die Datei wurde verändert.
problem-guest_old = Dieser Gast war über ein Jahr nicht hier und ist nicht mehr bekannt.
problem-guest_forgotten = Dieser Gast wurde vergessen, wie er es wollte.
problem-passkey_wrong = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal.
problem-passkey_late = Das hat zu lange gedauert oder war schon getan. Versuch es noch einmal.
problem-passkey_unknown = Dieses Haus kennt diesen Passkey nicht oder nicht mehr.
problem-passkey_known = Dieses Gerät hat schon einen Passkey für dich.
problem-passkeys_full = Du hast so viele Passkeys, wie möglich sind. Entferne erst einen.
problem-passkey_nowhere = Ein Passkey braucht ein Haus mit einem Namen; dieses ist hier nur eine Zahl.
problem-passkey_cancelled = Es wurde kein Passkey gewählt. Versuch es wieder, wann du magst.
problem-passkey_failed = Das konnte dieser Browser nicht. Mit einem Link oder einer Datei geht es auch.
problem-no_guest = Du hast hier noch keinen Platz: Setz dich zuerst an einen Tisch.
problem-closed = Dieser Tisch wurde von denen geschlossen, die das Haus führen. Such einen anderen oder eröffne einen eigenen.
problem-night = Andere spielen diese Verteilungen vielleicht noch. Wenn der Abend vorbei ist, dürfen alle zusehen.
problem-banned = Die das Haus führen, bitten dich, bis { $until } wegzubleiben. Komm danach wieder.
problem-muted = Die das Haus führen, bitten dich, bis { $until } still zu sein.
problem-word = Darin steht ein Wort, das in diesem Haus nicht gebraucht wird. Nimm ein anderes.
problem-kids = Das ist hier aus: Der Kindermodus ist an.
problem-no_operator = Das ist kein Schlüssel dieses Hauses. Sieh nach, ob er vollständig ist.
problem-not_owner = Das dürfen nur Eigentümer des Hauses.
problem-no_cookies = Dein Browser behält für diese Seite keine Cookies und kann deinen Platz darum nicht wiedererkennen. Erlaube Cookies für diese Adresse und versuche es noch einmal.

gallery = Galerie
gallery-tables = Tische
gallery-pages = Seiten
gallery-controls = Bedienung
gallery-pieces = Spielsteine
gallery-width = Breite
gallery-height = Höhe
gallery-sheet = Blatt

## Tried in the mind

trying = { $steps ->
    [one] In Gedanken: { $steps } Schritt. Niemand sieht es.
   *[other] In Gedanken: { $steps } Schritte. Niemand sieht es.
}
place-tries = { $place }, kann probiert werden
trying-end = Zurückstellen

# Puzzles.
puzzles-heading = Rätsel des Tages
puzzles-shelf = Rätsel von heute
puzzles-about = Für alle dieselben, neu um Mitternacht UTC; montags leicht, sonntags am schwersten. Nur dieses Gerät weiß, wie es dir ergangen ist.
puzzles-earlier = Der Tag davor
puzzles-later = Der Tag danach
puzzles-solved = { $solved } von { $all } gelöst
puzzles-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
puzzles-print = Ausdrucken, mit den Lösungen auf der Rückseite
puzzles-share = Ergebnis teilen
puzzles-copied = Kopiert
puzzle-rating =
    { $rating ->
        [1] sehr leicht
        [2] leicht
        [3] eher leicht
        [4] mittel
        [5] eher schwer
        [6] schwer
       *[7] sehr schwer
    }
puzzle-mark-first = auf Anhieb gelöst
puzzle-mark-helped = mit Hilfe gelöst
puzzle-mark-later = später gelöst
puzzle-mark-tried = noch nicht gelöst
puzzle-mark-shown = Lösung gezeigt
puzzle-mark-open = noch nicht versucht
puzzle-leave = Zurück zu den Rätseln
puzzle-back = Zurücknehmen
puzzle-again = Von vorn
puzzle-next = Nächstes Rätsel
puzzle-hint-where = Beginne mit dem Hervorgehobenen. Danach: der Zug, dann die Lösung.
puzzle-hint-next = Nächster Tipp
puzzle-answer = Lösung zeigen
puzzle-solved = Gelöst: { $value }.
puzzle-best = Gelöst: { $value }. Besser geht es nicht.
puzzle-not-yet = Noch nicht: { $value }. Es geht besser: Nimm zurück oder beginn von vorn.
puzzle-failed = So ging es nicht. Nimm zurück oder beginn von vorn.
puzzle-lost = Von hier ist das Ziel nicht mehr zu erreichen: Nimm zurück oder beginn von vorn.
puzzle-shown = Das ist die Lösung: { $value }.
puzzle-none = { $game } hat noch keine Rätsel.
puzzle-none-others = Zu den Rätseln des Tages
puzzle-none-play = { $game } spielen
puzzles-to-come = Die Rätsel vom { $date } öffnen an diesem Tag um Mitternacht UTC.
puzzles-since = Die ersten Rätsel sind die vom { $date }.

# Practice.
practice-heading = Üben
practice-link =
    { $count ->
        [0] Üben ohne Ende
       *[other] Üben ohne Ende · { $count } fällig
    }
practice-endless = Rätsel ohne Ende
practice-about = Eines nach dem anderen, so schwer du magst. Nur dieses Gerät merkt sich, was du gelöst hast.
practice-difficulty = Wie schwer
practice-any = wie sie kommen
practice-solved =
    { $count ->
        [0] noch nicht begonnen
       *[other] { $count } gelöst
    }
practice-leave = Zurück zum Üben
practice-skip = Ein anderes; dieses kommt später wieder
mistakes-heading = Deine eigenen Fehler
mistakes-none = Sieh dir nach einem Spiel deine Entscheidungen an und behalte, was schiefging: Hier kommt es als Rätsel wieder.
mistakes-due =
    { $count ->
        [0] Heute ist nichts fällig.
        [one] { $count } ist fällig.
       *[other] { $count } sind fällig.
    }
mistakes-begin = Jetzt üben
mistakes-all =
    { $count ->
        [one] Der eine, den du behältst
       *[other] Alle { $count }, die du behältst
    }
mistakes-delete = Alle löschen
mistakes-sure = Wirklich alle löschen? Das lässt sich nicht zurücknehmen.
mistakes-yes = Ja, alle löschen
mistakes-no = Behalten
mistake-due = fällig
mistake-later = wieder am { $date }
mistake-delete = Diesen löschen
mistake-ask = Hier hast du { $percent } % deiner Chancen verschenkt. Was ist besser?
mistake-ask-right = Hier ist dir das Richtige entgangen. Was ist es?
mistake-same = Das hast du damals getan. Versuch es noch einmal.
mistake-wrong = Das ist es nicht. Versuch es noch einmal.
mistake-cannot = Das geht hier nicht.
mistake-right = Richtig: { $what }
mistake-shown = Am besten war: { $what }
mistake-next = Der nächste
mistake-done = Fertig für heute
practise-these =
    { $count ->
        [one] Diesen üben
       *[other] Diese { $count } üben
    }
practise-kept = Zum Üben behalten. Dort kommen sie wieder.
practise-failed = Das hat nicht geklappt. Bitte noch einmal.

# Lessons.
lesson-show = Zeig’s mir
lesson-where = Wo?
lesson-leave = Lektion beenden
lesson-title = Ein Spiel lernen
lesson-step = Schritt { $step } von { $steps }
lesson-jumps = Jetzt eine andere Stellung.
lesson-over = So geht es; der Rest kommt beim Spielen. Ein sanfter Bot wartet schon auf dich.
lesson-over-table = So geht es; der Rest kommt beim Spielen. Dein Tisch wartet.
lesson-back = Zurück zum Tisch
lesson-play = Ein richtiges Spiel

## You

you-title = Du · Parlour
you-heading = Du
you-known = In diesem Haus bist du { $names } und sitzt an { $tables ->
    [one] { $tables } Tisch.
   *[other] { $tables } Tischen.
}
you-unnamed = Dieses Haus kennt dich, aber du sitzt an keinem Tisch.
you-new = Du bist neu hier. Setz dich an einen Tisch, und dieses Gerät kennt dich wieder; ein Konto brauchst du nicht.
name-text = So sehen dich andere an Tischen, in Turnieren und in Kreisen, ab jetzt und dort, wo du schon gespielt hast.
name-keep = Namen behalten
name-done = Du heißt jetzt { $name }.
you-welcome = Willkommen, { $names }. Dieses Gerät ist jetzt deins.
you-welcome-back = Willkommen. Dieses Gerät ist jetzt deins.
along-heading = Auf einem anderen Gerät
along-text = Öffne dort einen Link oder scanne seinen Code, dann bist du auf beiden Geräten du, mit allen deinen Plätzen.
along-make = Link machen
along-again = Noch einen Link machen
along-link = Link zu deinem anderen Gerät
along-until = Er gilt einmal, bis { $time }. Gib ihn niemand anderem.
passkeys-heading = Ein Passkey
passkeys-text = Dein Handy, dein Computer oder dein Passwortmanager kann einen Passkey aufheben. Damit bist du auf jedem Gerät wieder du, ohne Passwort.
passkeys-text-new = Hast du in diesem Haus einen Passkey gemacht? Damit bist du wieder du.
passkeys-label = Name des Passkeys
passkeys-keep = Diesen Namen mit einem Passkey behalten
passkeys-have = Ich habe einen Passkey
passkeys-instead = Mit dem Passkey eines anderen Gasts gehört dieses Gerät ihm; speichere vorher deine eigene Datei.
passkeys-unused = gemacht am { $made }, noch nicht benutzt
passkeys-used = gemacht am { $made }, zuletzt benutzt am { $used }
passkeys-elsewhere = für { $host }
passkeys-remove = Den Passkey „{ $label }“ entfernen
passkeys-kept = Dein Passkey ist gemerkt.
passkeys-removed = „{ $label }“ öffnet hier nichts mehr. Lösche ihn auch auf deinem Gerät.
passkeys-not-here = Passkeys brauchen https, eine Adresse mit einem Namen und einen Browser, der sie kennt. Mit einem Link oder einer Datei geht es auch.
keep-heading = Eine Datei zum Aufheben
keep-heading-new = Warst du schon einmal hier?
keep-text = Mit dieser Datei bist du auf jedem Gerät wieder du. Wer sie hat, kann als du spielen: Heb sie auf wie einen Schlüssel.
keep-text-new = Nimm die Datei, die du damals gespeichert hast, oder mach auf deinem anderen Gerät einen Link, auf dieser selben Seite.
keep-save = Datei speichern
keep-open = Datei nehmen …
keep-instead = Mit der Datei eines anderen Gasts gehört dieses Gerät ihm; speichere vorher deine eigene.
keep-wrong = { $file } ist keine Datei eines Gasts. Die richtige heißt „parlour-guest.json“.
arrive-heading = Bist du das?
arrive-text = Mit diesem Link ist auch dieses Gerät deins, mit allen Plätzen des Geräts, das ihn gemacht hat.
arrive-lose = { $tables ->
    [one] Auf diesem Gerät sitzt du schon an { $tables } Tisch.
   *[other] Auf diesem Gerät sitzt du schon an { $tables } Tischen.
} Von hier könntest du dort nicht mehr spielen: Wähle „Ich bleibe, wer ich bin“ und speichere zuerst eine Datei.
arrive-yes = Ja, das bin ich
arrive-no = Ich bleibe, wer ich bin
forget-heading = Mich vergessen
forget-text = Dein Name verschwindet von jedem Tisch. Wo gespielt wird, spielt ein Bot weiter; ein Platz, den du über einen Link bekommen hast, wird wieder frei, wenn es noch nicht begonnen hat. Deine Datei und deine anderen Geräte sind dann nichts mehr wert.
forget-kept = Was gespielt wurde, bleibt, ohne dich: Jede Partie lässt sich weiter Zug um Zug prüfen.
forget-sure = Das lässt sich nicht zurücknehmen.
forget-yes = Ja, vergesst mich
forget-no = Bleiben
forget-done = Du bist hier vergessen.

## Tables for days

terms-pace = Wie gespielt wird
terms-evening = Heute Abend
terms-days = Über Tage
terms-time = Zeit für einen Zug
days-any = ohne Grenze
days-count = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
terms-late = Wenn die Zeit um ist
late-bot = Ein Bot spielt weiter
late-free = Der Platz wird frei
terms-back = Wer vorher zurückkommt, hat seinen Platz sofort wieder. An freien Tagen läuft keine Zeit.
terms-warm = Ein Bot hält Plätze warm
terms-warm-told = Er spielt für alle, die zwei Minuten weg sind, bis sie zurückkommen.
terms-said = Gespielt wird über Tage, jeder Zug, wann du magst.
terms-said-bot = Gespielt wird über Tage: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} für einen Zug. Ist die Zeit um, spielt ein Bot, bis du zurück bist.
terms-said-free = Gespielt wird über Tage: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} für einen Zug. Ist die Zeit um, dürfen andere deinen Platz nehmen.
terms-said-warm = Solange du weg bist, hält ein Bot deinen Platz warm.
left-none = die Zeit ist um
left-little = noch keine Stunde
left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
free-heading = Ein Platz ist frei
free-text = { $name } hat nicht rechtzeitig gezogen. Wie an diesem Tisch vereinbart, darfst du weiterspielen, und zwar endgültig.
free-watch = Nur zusehen
holidays-heading = Freie Tage
holidays-text = An diesen Tagen läuft an keinem Tisch Zeit für deinen Zug: dreißig Tage im Jahr.
holidays-first = Von
holidays-last = Bis
holidays-add = Eintragen
holidays-drop = Doch hier sein: { $days }
holidays-many = Das sind mehr als dreißig Tage im Jahr.
holidays-wrong = Wähle einen ersten und einen letzten Tag, höchstens sechzig Tage auseinander.

## Clocks

terms-clock = Uhr
control-none = keine
control-bank = { $minutes } min
control-adds = { $minutes } min + { $seconds } s
control-waits = { $minutes } min, { $seconds } s frei
control-moves = { $seconds } s pro Zug
control-other = Andere …
control-written = Deine eigene Uhr
control-told-none = Nehmt euch so viel Zeit, wie ihr mögt.
control-told-bank = { $minutes ->
    [one] Alle haben eine Minute
   *[other] Alle haben { $minutes } Minuten
} für das ganze Spiel. Wessen Zeit um ist, verliert; zu mehreren spielt ein Bot weiter.
control-told-adds = { $minutes ->
    [one] Alle haben eine Minute
   *[other] Alle haben { $minutes } Minuten
} und nach jedem Zug { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} mehr. Wessen Zeit um ist, verliert; zu mehreren spielt ein Bot weiter.
control-told-waits = { $minutes ->
    [one] Alle haben eine Minute
   *[other] Alle haben { $minutes } Minuten
}; von jedem Zug { $seconds ->
    [one] ist die erste Sekunde
   *[other] sind die ersten { $seconds } Sekunden
} frei. Wessen Zeit um ist, verliert; zu mehreren spielt ein Bot weiter.
control-told-moves = { $seconds ->
    [one] Jeder Zug hat eine Sekunde.
   *[other] Jeder Zug hat { $seconds } Sekunden.
} Wessen Zeit um ist, verliert; zu mehreren spielt ein Bot weiter.
control-told-other = 20: Minuten für das Spiel. 5+3: nach jedem Zug drei Sekunden mehr. 5d3: von jedem Zug sind drei Sekunden frei. 0d30: dreißig Sekunden pro Zug.
control-said = Uhr: je { $clock }
wrong-clock = Schreib die Uhr wie 20, 5+3, 5d3 oder 0d30.
wrong-clock-long = Nimm höchstens { $minutes } Minuten und { $seconds } Sekunden.
wrong-clock-short = Eine Uhr ohne Minuten braucht Sekunden für jeden Zug, wie 0d30.
seat-time = Zeit übrig: { $time }
seat-time-runs = Zeit übrig: { $time }, läuft
time-short = Du hast noch { $seconds } Sekunden.

## Ending early

early-heading = Oder die Partie früher beenden
early-resign = Aufgeben
early-draw = Remis anbieten
early-undo = Um Zurücknehmen bitten
early-call-off = Partie abbrechen
early-about-draw = Stimmen die anderen zu, gewinnt und verliert niemand.
early-about-undo = Stimmen die anderen zu, wird dein letzter Zug zurückgenommen.
early-about-call-off = Die Partie endet ohne Ergebnis. Nach den ersten Zügen müssen die anderen zustimmen.
early-about-call-off-alone = Die Partie endet sofort und ohne Ergebnis.
early-about-resign = { $name } gewinnt.
early-about-resign-alone = Die Partie endet hier.
early-sure = Möchtest du aufgeben?
early-stay = Weiterspielen
early-resign-of = { $name } gibt auf
early-asked-draw = Du hast Remis angeboten.
early-asked-undo = Du hast um Zurücknahme gebeten.
early-asked-call-off = Du hast um Abbruch gebeten.
early-agree = Zustimmen
early-decline = Ablehnen
early-withdraw = Zurückziehen
claim-gone = { $name } ist seit einer Minute weg.
claim-win = Du kannst die Partie hier beenden und gewinnst.
claim-bot = Du kannst einen Bot weiterspielen lassen.
claim-win-do = Gewinn nehmen
claim-bot-do = Bot spielen lassen
claim-wait = Weiter warten

## Notices

notices-heading = Wenn du am Zug bist
notices-text = Solange Parlour offen ist, sagen es Titel und Plakette. Außerdem kannst du es so erfahren:
push-begin = Mitteilungen auf diesem Gerät
push-end = Keine Mitteilungen mehr auf diesem Gerät
push-denied = Dieser Browser soll von dieser Seite keine Mitteilungen zeigen; seine Einstellungen können das ändern.
push-none = Mitteilungen brauchen eine sichere Adresse (https) und einen Browser, der sie kennt. Der Feed geht auch ohne.
feed-text = Ein Feed für deinen Feedreader nennt das Spiel, den Tisch und wer spielt, und nichts von der Stellung. Seine Adresse ist geheim.
feed-address = Adresse deines Feeds
feed-make = Adresse machen
feed-again = Adresse ändern
feed-stop = Feed beenden

## Talk

saying = { $name }: { $text }
saying-waits = Noch nicht gesagt: { $text }
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-well = Gut gespielt!
phrase-nice = Schöner Zug!
phrase-thanks = Danke!
phrase-moment = Einen Moment …
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-again = Noch einmal?
phrase-bye = Tschüs!
talk-words = In eigenen Worten
talk-send = Sagen
talk-mute = Nicht zeigen, was { $name } sagt
talk-hear = Wieder zeigen, was { $name } sagt
terms-talk = Alle dürfen frei schreiben, nicht nur Sätze wählen

# A moment for others.
share-moment = Diesen Moment teilen
share-png = Bild (PNG)
share-svg = Zeichnung (SVG)
share-print = Drucken
share-failed = Das Bild ließ sich nicht zeichnen.
film-make = Bewegtes Bild
film-going = Bild { $count } von { $pictures } …
film-done = { $pictures } Bilder, { $size } MB.
film-some = Die Partie hat { $moments } Momente; einige wurden ausgelassen.
film-alt = Die ganze Partie, Zug um Zug
film-save = Behalten oder verschicken
film-stop = Abbrechen
film-back = Zurück

# The score on paper.
sheet-print = Wertungsblatt drucken
sheet-date = Gedruckt am { $date }
sheet-option = { $label }: { $value }
sheet-moves = Die Züge

# Looking together.
lead-heading = Gemeinsam schauen
lead-text = Wer an diesen Tisch schaut, kann den Moment sehen, den du ansiehst, und worauf du zeigst: Berühre einen Ort, oder ziehe von einem zum anderen.
lead-begin = Den anderen zeigen
lead-end = Nicht mehr zeigen
lead-shows = { $name } zeigt etwas.
lead-follow = Folgen
lead-later = Jetzt nicht
lead-following = Du folgst { $name }
lead-leave = Nicht mehr folgen
lead-hand = An { $name } übergeben
lead-offered = { $name } übergibt an dich.
lead-mine = Du zeigst den anderen etwas
lead-circle = { $name } zeigt auf { $place }
lead-arrow = { $name } zeigt von { $place } nach { $end }

# Matches from elsewhere, and what might have been.
look-heading = Eine Partie ansehen
look-text = Wähle eine Partiedatei oder lass sie irgendwo auf dieser Seite fallen.
look-private = Die Datei geht an dieses Haus, wird geprüft und gezeichnet. Nichts davon wird behalten oder weitergegeben.
look-open = Partiedatei öffnen
look-wrong = { $file } lässt sich nicht zeigen.
look-position = Diese Stellung
look-link-wrong = Dieser Link enthält keine Stellung. Vielleicht wurde er abgeschnitten: Lass ihn dir noch einmal schicken und kopiere ihn ganz.
what-if = Was wäre wenn { $number }
what-if-free = Was wäre wenn
what-if-begin = Von hier weiterspielen
what-if-text = Hier beginnt dein eigenes Was-wäre-wenn. Die Partie selbst bleibt, wie sie ist.
what-if-guessed = Was dir verborgen ist, wird geraten.
what-if-guessing = { $name }: Was verborgen ist, wird geraten.
what-if-sides = Alle Plätze spielen
what-if-alone = Weiterspielen
what-if-against = Oder spiele als { $name } gegen Bots:
what-if-bots = Oder gegen Bots:
what-if-own = Deine Was-wäre-wenns
what-if-after = { $move ->
    [0] vom Anfang an
   *[other] nach Zug { $move }
}
what-if-name = Name dieses Was-wäre-wenns
what-if-call = Namen speichern
what-if-back = Zurück zur Partie
share-position = Link zu dieser Stellung kopieren
keep-file = Datei behalten
look-why-file = Das ist keine Partiedatei, oder sie ist beschädigt.
look-why-game = Es ist eine Partie eines Spiels, das dieses Haus nicht hat.
look-why-edition = Sie wurde nach späteren Regeln gespielt, als dieses Haus hat.
look-why-seed = Ihre Partie ist noch nicht zu Ende: Bis dahin bleibt ihr Zufall geheim.
look-why-seed_commitment = Ihr Startwert ist nicht der, auf den man sich vor der Partie festgelegt hat.
look-why-events = Ihre Züge führen nicht bis zum Ende, oder es sind mehr, als es sein können.
look-why-result = Ihr Ergebnis ist nicht das, zu dem die Züge führen.
look-why-event = Zug { $move } kann so nicht gespielt worden sein.
look-why-field = Etwas darin ist nicht wie in einer Partie: { $field }.
problem-branch_gone = So war die Partie nie, oder es wurde zurückgenommen.
problem-branch_memory = Was man sich merken soll, wird vor dem Ende der Partie nicht noch einmal gezeigt.
problem-branch_over = Dort ist die Partie zu Ende. Geh zu einem früheren Moment zurück.
problem-branch_secret = Die Stellungen dieses Spiels werden weitergegeben, wenn die Partie zu Ende ist.
problem-branch_fair_play = Du spielst gerade eine Partie dieses Spiels, die zählt. Spiel alle Plätze selbst; Bots gibt es wieder, wenn die Partie zu Ende ist.

## Der Leitfaden

guide-title = Die Regeln · Parlour
guide-clauses = Die genauen Regeln (englisch)
guide-all = Alle genauen Regeln (englisch)
guide-contents = Was hier steht
guide-link = Die Regeln mit Bildern

## Die Buchstaben der Farben auf Karten und Pillen

card-letter = { $colour ->
    [v] v
    [c] t
    [y] g
    [o] o
   *[r] r
}
pill-letter = { $colour ->
    [blue] Bl
    [green] Gr
    [yellow] Ge
   *[red] Ro
}

## Auf diesem Gerät, ohne Server

here-offer = Ohne Verbindung spielen
here-kept = Auf diesem Gerät
here-text = Parlour zieht auf diesem Gerät ein: { $size } MB, einmal. Dann gehen Spiele mit Bots, Lektionen und Rätsel überall weiter, auch ohne Verbindung.
here-text-kept = Spiele mit Bots, Lektionen und Rätsel gehen hier auch ohne Verbindung weiter.
here-fetch = Hier behalten
here-drop = Entfernen
here-spares = Bots denken hier
here-spares-text = Wo du allein mit Bots spielst, denken sie und deine Tipps auf diesem Gerät statt auf dem Server. Schalte es aus, um den Akku zu schonen.
here-drop-text = Auch wenn du es entfernst: Deine Partien auf diesem Gerät bleiben.
here-coming = { $done } von { $total } MB
here-setting = Der Tisch wird gedeckt…
here-done = Fertig: Parlour ist auf diesem Gerät zu Hause.
here-offline = Du bist offline, und Parlour ist bei dir: Spiele mit Bots, Lektionen und Rätsel gehen weiter.
here-mark = auf diesem Gerät
here-where = Wo gespielt wird
here-where-server = Über das Netz
here-where-device = Auf diesem Gerät
here-take = Hier spielen
here-newer = Ein neueres Parlour ist da. Diese Partie geht weiter wie bisher; die nächste beginnt mit dem neuen.
here-renew = Jetzt nehmen
here-later = Später
here-move-device = Auf dieses Gerät mitnehmen
here-move-device-text = Unterwegs? Diese Partie kann ohne Verbindung weitergehen.
here-move-server = Zum Server bringen
here-move-server-text = Beim Server kannst du diese Partie auf deinen anderen Geräten fortsetzen.
here-moved = Diese Partie geht woanders weiter: Sieh bei deinen Spielen nach.
problem-here-elsewhere = Deine Spiele auf diesem Gerät sind in einem anderen Tab offen.
problem-here-no_wasm = Dieser Browser kann nicht selbst spielen: Ihm fehlt WebAssembly. Ein anderer oder neuerer kann es.
problem-here-no_storage = Dieser Browser lässt Parlour nichts speichern, wie in einem privaten Fenster. Öffne es in einem gewöhnlichen Fenster und erlaube das Speichern.
problem-here-no_room = Auf diesem Gerät ist kein Platz mehr. Schaffe welchen und versuche es noch einmal.
problem-here-no_memory = Es ist nicht genug Arbeitsspeicher frei. Schließe andere Tabs oder Programme und versuche es noch einmal.
problem-here-damaged = Etwas wurde unterwegs beschädigt. Versuche es noch einmal.
problem-here-failed = Parlour auf diesem Gerät ist stehen geblieben. Was du gespielt hast, ist sicher.
problem-here-offline = Parlour muss einmal auf dieses Gerät kommen, und die Verbindung ist weg. Versuche es, wenn du verbunden bist.
problem-moved = Diese Partie geht woanders weiter.

## Wertungen

onlookers = Es schauen zu: { $names }
onlookers-unnamed = { $count ->
    [one] jemand
   *[other] { $count } ohne Namen
}
onlookers-unseen = Ungesehen zuschauen
onlookers-unseen-told = Die anderen sehen nicht, dass du hier bist. Das gilt an allen Tischen.

terms-rated = Gewertet
terms-rated-told = Das Ergebnis zählt für eure Wertung. Übliche Regeln, wer auch beginnt; keine Tipps, und nichts wird zurückgenommen, worauf schon jemand geantwortet hat.
terms-rated-usual = Gewertete Partien haben die üblichen Regeln. Schalt es wieder ein, um zu ihnen zurückzukehren.
terms-said-rated = Die Partie wird gewertet.
rated-program = Ein Programm spielt mit: Das Ergebnis zählt für seine Wertung und nicht für die von Menschen.
ratings-title = Wertungen · Parlour
ratings-heading = Wertungen
ratings-about = Nur gewertete Partien ändern sie: Schalt „Gewertet“ ein, wenn du ein Spiel vorbereitest. Bots stehen immer da, wo sie gemessen wurden.
ratings-see = Wertungen ansehen
ratings-of = Wertungen in { $game }
ratings-all = Alle Spiele
ratings-seats = Spielende
ratings-none = Noch steht niemand hier. Du erscheinst ab { $least } gewerteten Partien, sobald klar genug ist, wie stark du spielst.
ratings-programs = Programme
ratings-programs-about = Fremde Programme werden für sich gewertet: Partien, in denen eins sitzt, ändern die Wertungen von Menschen nicht.
ratings-place = Rang
ratings-name = Name
ratings-points = Wertung
ratings-matches = Partien
ratings-within = { $points } ± { $within }
ratings-bot = Bot: { $level }
ratings-program = Programm: { $name }
ratings-early = noch unsicher
person-title = { $name } · Parlour
person-you = deine Seite
person-program = Dies ist ein Programm.
person-program-of = Dies ist ein Programm von { $owner }.
person-unnamed = Jemand ohne Namen
person-forgotten = jemand
person-own = Deine Wertungen und Partien
person-habits = So wird gespielt
person-habits-help = Gezählt in gewerteten Partien, die vorbei sind: erste Züge, wo sie sich vergleichen lassen, und die Zeit zum Überlegen.
person-spent = { $matches ->
    [one] { $time } in einer Partie
   *[other] { $time } in { $matches } Partien
}
person-opening = { $matches ->
    [one] einmal, { $won } der Punkte
   *[other] { $matches }-mal, { $won } der Punkte
}
person-latest = Letzte gewertete Partien
person-against = Gegen andere
person-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
person-won = gewonnen
person-drawn = unentschieden
person-lost = verloren
person-with = mit { $names }

## Wer das Haus führt

away-heading = Du kannst nicht herein
kids-note = Hier ist der Kindermodus an: Man sagt nur fertige Sätze, und es gibt keine Uhren.
kids-setup = Der Kindermodus ist an: keine Uhr, keine Tage für einen Zug, nur fertige Sätze.
desk-title = Das Haus führen – Parlour
desk-heading = Das Haus führen
desk-hello =
    { $role ->
    [owner] Du bist { $name } und Eigentümer dieses Hauses.
   *[operator] Du bist { $name } und führst dieses Haus mit.
}
desk-leave = Verlassen
desk-token = Dein Schlüssel
desk-token-told = Wer den Server betreibt, hat ihn mit „parlour house operator add“ gemacht. Er bleibt, bis du diesen Tab schließt.
desk-enter = Eintreten
desk-tables = Tische
desk-tables-told = Die neuesten zuerst. Du siehst, wer wo sitzt, und von einer Partie nur, was alle sehen.
desk-find = Ein Name, ein Gast oder ein Tisch
desk-find-go = Suchen
desk-no-tables = Diesen Tisch gibt es nicht.
desk-made = gemacht { $at }
desk-state-waits = wartet auf Leute
desk-state-began = begonnen
desk-state-closed = geschlossen
desk-unnamed = kein Name
desk-bot = { $name }, ein Bot
desk-open = ein freier Platz
desk-look = Zusehen
desk-close = Diesen Tisch schließen
desk-close-sure = Diesen Tisch schließen? Seine Partie wird abgesagt, und niemand kommt mehr herein.
desk-closed-done = Der Tisch ist geschlossen.
desk-name = Neuer Name
desk-rename = Umbenennen
desk-renamed = Der neue Name steht jetzt an allen Tischen.
desk-how-long = Wie lange
desk-span-hour = eine Stunde
desk-span-day = ein Tag
desk-span-week = eine Woche
desk-span-month = 30 Tage
desk-reason = Warum (für das Tagebuch)
desk-mute = Stumm schalten
desk-ban = Aussperren
desk-muted-done = Dieser Gast ist stumm.
desk-banned-done = Sie bleiben jetzt draußen.
desk-held = Ausgesperrt und stumm
desk-nobody-held = Niemand ist ausgesperrt oder stumm.
desk-is-banned = { $whom } ist ausgesperrt bis { $until }
desk-is-muted = { $whom } ist stumm bis { $until }
desk-lift = Aufheben
desk-lifted = Es ist aufgehoben.
desk-network = Adresse oder Netz
desk-words = Gestrichene Wörter
desk-words-told = Sie werden in Namen und Nachrichten nicht angenommen: als ganze Wörter, groß oder klein und in ähnlich aussehenden Buchstaben.
desk-word = Wort
desk-remove = Streichen
desk-word-removed = Das Wort ist gestrichen.
desk-allow = Erlauben
desk-kids = Kindermodus
desk-kids-told = Nur fertige Sätze, keine Uhren, keine Tage für einen Zug, Plätze nur über den Link von Freunden, keine Erinnerungen.
desk-kids-house = Für das ganze Haus einschalten
desk-kids-begin = Dort einschalten
desk-kids-on = Der Kindermodus ist an.
desk-kids-off = Der Kindermodus ist aus.
desk-end = Ausschalten
desk-whole-house = das ganze Haus
desk-forgotten = ein vergessener Gast
desk-operators = Wer das Haus führt
desk-operator-is =
    { $role ->
    [owner] { $name }, Eigentümer
   *[operator] { $name }
}
desk-operator-name = Name
desk-operator-make = Hinzufügen
desk-operator-made = Gib diesen Schlüssel jetzt weiter. Er wird nicht noch einmal gezeigt.
desk-role = Rolle
desk-role-operator = führt mit
desk-role-owner = Eigentümer
desk-token-made = Der neue Schlüssel
desk-revoke = Entziehen
desk-revoke-sure = { $name } den Schlüssel entziehen? Er gilt dann nicht mehr.
desk-revoked = Der Schlüssel gilt nicht mehr.
desk-journal = Tagebuch
desk-console = Jemand an der Befehlszeile
desk-organiser = Die Turnierleitung
desk-entry = { $who } { $what }: { $whom }
desk-until = (bis { $until })
desk-earlier = Frühere
desk-did-ban = hat ausgesperrt
desk-did-unban = hat wieder eingelassen
desk-did-mute = hat stumm geschaltet
desk-did-unmute = lässt wieder reden
desk-did-remove-word = hat ein Wort gestrichen
desk-did-allow-word = hat ein Wort erlaubt
desk-did-kids-on = hat den Kindermodus eingeschaltet
desk-did-kids-off = hat den Kindermodus ausgeschaltet
desk-did-close = hat einen Tisch geschlossen
desk-did-call-off = hat die Partie eines Tischs abgebrochen
desk-did-rename = hat einen Gast umbenannt
desk-did-add-operator = hat jemanden hinzugefügt
desk-did-revoke = hat einen Schlüssel entzogen
tour-heading = Turniere
tour-about = Spielt mehrere Runden gegeneinander: an Bildschirmen, an echten Tischen oder beides.
tour-new = Neues Turnier
tour-own = Deine
tour-open = Offen für alle
tour-entering = noch nicht begonnen
tour-organiser = du leitest es
tour-all = Alle Turniere
tour-game = Spiel
tour-format = Wer trifft wen
tour-format-swiss = Schweizer System
tour-format-round-robin = Jeder gegen jeden
tour-format-elimination = K.-o.-System
tour-format-league = Liga
tour-format-arena = Arena
tour-format-thirty-six = Turnier nach den Regeln von 36
tour-format-duplicate = Duplikatabend
tour-told-swiss = In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten. Niemand scheidet aus.
tour-told-round-robin = Alle treffen alle.
tour-told-elimination = Wer gewinnt, kommt weiter, bis jemand übrig ist. Alle melden sich vor der ersten Runde an.
tour-told-league = Alle treffen alle, über Wochen.
tour-told-arena = Wer frei ist, wird mit jemand anderem gepaart, der frei ist, immer wieder.
tour-told-thirty-six = Zwei oder drei an einem Tisch; alle beginnen eine Partie. Die wenigsten Steine gewinnen.
tour-told-duplicate = Alle bekommen dieselben Verteilungen, also haben alle dasselbe Glück. Wen du triffst, hängt nicht von den Ergebnissen ab.
tour-where = Wo
tour-where-screens = an Bildschirmen
tour-where-tables = an echten Tischen
tour-where-mixed = an Bildschirmen und Tischen
tour-where-told-screens = Alle melden sich mit einem Gerät an. Tische öffnen sich von selbst, Ergebnisse kommen von selbst.
tour-where-told-tables = Ihr spielt am echten Tisch und tippt die Ergebnisse ein.
tour-where-told-mixed = Wer sich mit Geräten angemeldet hat, spielt am Bildschirm. Für alle anderen tippt ihr die Ergebnisse ein.
tour-scoring = Wie gewertet wird
tour-scoring-fitted = Alle Abstände abgewogen
tour-scoring-compared = Mit anderen verglichen
tour-scoring-told-fitted = Dein Ergebnis ist, um wie viele Punkte je Partie du besser bist als der Durchschnitt, egal, wen du trafst.
tour-scoring-told-compared = Dein Ergebnis ist der Anteil derer mit deiner Verteilung und deinem Platz, die du übertriffst.
tour-seats = Personen an einem Tisch
tour-how-many = Runden
tour-best-of = Partien einer Serie höchstens
tour-options = Regeln des Spiels
tour-title = Titel
tour-listed = In der Liste für alle
tour-found = Anlegen
tour-span = Wie lange
tour-span-none = bis du es beendest
tour-span-told = Sobald du auf Start drückst, wird alle paar Sekunden gepaart, wer frei ist, bis die Zeit um ist.
tour-span-none-told = Du paarst, wer frei ist, sooft du willst.
tour-rounds =
    { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tour-sizes = Tische für bis zu { $most }
tour-series = beste von { $count }
tour-players =
    { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
tour-next-wait = Es fehlen noch Leute. Teile den Link.
tour-next-pair = Runde { $round } kann beginnen.
tour-next-results = Es wird gespielt.
tour-next-over = Das Turnier ist zu Ende. Danke fürs Mitspielen!
tour-winner = { $count ->
    [1] Das Turnier ist zu Ende, gewonnen hat { $names }. Danke fürs Mitspielen!
   *[other] Das Turnier ist zu Ende. { $names } teilen sich den ersten Platz. Danke fürs Mitspielen!
}
tour-next-closed = beendet
tour-next-start = Es beginnt, wenn die Turnierleitung auf Start drückt.
tour-next-until = Läuft bis { $time }. Wer frei ist, wird automatisch gepaart.
tour-next-soon = Du bekommst in ein paar Sekunden einen Tisch. Bleib auf dieser Seite.
tour-forfeit = An deinen Tisch ist jemand nicht gekommen: Das Spiel gehört dir.
tour-come-soon = Geh innerhalb von 90 Sekunden hin, sonst ist das Spiel verloren.
tour-your-name = Dein Name
tour-enter = Mitspielen
tour-leave = Aussteigen
tour-back = Wieder mitspielen
tour-you-are = Du spielst als { $name }.
tour-you-were = Du bist ausgestiegen, { $name }. Komm gern zurück.
tour-claim = Steht dein Name schon auf der Liste?
tour-claim-name = Dein Name auf der Liste
tour-claim-ask = Das bin ich
tour-claim-told = Hat dich jemand eingetippt? Frag an und zeig denen, die das Turnier leiten, deine Nummer. Dann kommen deine Tische, Ergebnisse und Hinweise auf dieses Gerät.
tour-claim-asked = Du hast gefragt, ob du { $name } bist. Zeig diese Nummer denen, die das Turnier leiten: { $number }
tour-claim-declined = Wer das Turnier leitet, sagt, du seist nicht { $name }.
tour-claim-told-desk = Jemand möchte { $name } sein und zeigt die Nummer { $number }. Stimmt das?
tour-claim-agree = Ja, das stimmt
tour-claim-decline = Nein
tour-your-table = Dein Tisch: { $table }
tour-series-game = Spiel { $game } von höchstens { $count }
tour-go = Zum Tisch
tour-type-told = Wenn eure Partie zu Ende ist, sagt, wie sie ausging. Eine Person genügt.
tour-table = Tisch { $table }
tour-watch = Zusehen
tour-type = Ergebnis eintippen
tour-correct = Ändern
tour-byes = Spielfrei: { $names }
tour-byes-point = Spielfrei in dieser Runde, mit einem Punkt: { $names }
tour-who-won = Wer gewonnen hat
tour-won = { $name } hat gewonnen
tour-draw = Unentschieden
tour-points = Punkte der Partie
tour-games = Gewonnene Partien
tour-points-missing = Gib für alle eine Zahl ein.
tour-note = Ergebnis notieren
tour-no-show = Jemand ist nicht gekommen
tour-not-there = { $name } ist nicht gekommen
tour-absent = nicht da
tour-brackets-games = In Klammern stehen die in der Serie gewonnenen Spiele.
tour-brackets-points = In Klammern stehen die Punkte des Spiels.
tour-organise = Leiten
tour-pair = Runde { $round } auslosen
tour-start = Start
tour-in-play = { $count ->
    [one] An { $count } Tisch wird gespielt
   *[other] An { $count } Tischen wird gespielt
}
tour-names = Leute ohne Gerät, ein Name je Zeile
tour-names-most = Höchstens { $most } Namen auf einmal.
tour-add = Hinzufügen
tour-let-leave = Herausnehmen
tour-let-back = Zurückholen
tour-screen = Ansicht für den Beamer
tour-sheet = Tabelle als Datei
tour-share-desk = Link für weitere Leitende
tour-desk-told = Wer diesen Link hat, leitet mit. Ältere gelten nicht mehr.
tour-become = Dieses Turnier mitleiten
tour-close = Turnier beenden
tour-close-sure = Es wird keine Runde mehr ausgelost. Laufende Partien dürfen zu Ende gehen.
tour-go-on = Weitermachen
tour-share = Andere einladen
tour-link = Link zum Turnier
tour-scan = Code zum Scannen, der zum Turnier führt
tour-night = Die versiegelten Verteilungen
tour-night-told = Alle Verteilungen des Abends folgen aus einem Geheimnis. Sein Siegel steht hier schon vor der ersten Verteilung: Schreib es auf oder fotografiere es. Am Ende wird das Geheimnis gezeigt, und alle können prüfen, dass keine Verteilung geändert wurde.
tour-night-secret = Geheimnis
tour-night-verified = Eben in deinem Browser geprüft: Das Geheimnis passt zum Siegel.
tour-night-wrong = Das Geheimnis passt nicht zum Siegel.
tour-night-check = Um auch eine Partie zu prüfen, behalte an ihrem Tisch ihre Datei und führe aus:
tour-round = Runde { $round }
tour-standings = Tabelle
tour-score = Punkte
tour-gone = ausgestiegen
tour-open-page = Mitspielen oder Ergebnisse eintippen
tour-print = Drucken
tour-tie-buchholz = Buchholz
tour-tie-buchholz-cut = Buchholz (Streich)
tour-tie-median-buchholz = Mittlerer Buchholz
tour-tie-sonneborn-berger = Sonneborn-Berger
tour-tie-head-to-head = Direkter Vergleich
tour-tie-games-won = Siege
tour-tie-game-points = Partiepunkte
tour-ties = Was bei Gleichstand entscheidet
tour-tie-told-buchholz = die Wertungen aller deiner Gegner zusammen
tour-tie-told-buchholz-cut = dasselbe ohne den schwächsten Gegner
tour-tie-told-median-buchholz = dasselbe ohne den schwächsten und den stärksten Gegner
tour-tie-told-sonneborn-berger = die Wertungen der Besiegten und die halben derer, mit denen du unentschieden gespielt hast
tour-tie-told-head-to-head = deine Ergebnisse gegen die mit gleicher Wertung
tour-tie-told-games-won = wie viele Spiele du gewonnen hast
tour-tie-told-game-points = alle Punkte deiner Spiele
tour-return = Zurück zum Turnier
tour-leave-told = In einem Turnier verlierst du dieses Spiel; eine Arena verlässt du damit auch.

## Wer da ist

terms-open = Alle in diesem Haus dürfen mitspielen
terms-open-told = Der Tisch steht unter „Wer da ist“, und wer ein Spiel sucht, darf sich setzen.
terms-said-open = Alle in diesem Haus dürfen mitspielen.
lobby-title = Wer da ist · Parlour
lobby-heading = Wer da ist
lobby-shelf = Finde jemanden zum Spielen
lobby-wait-for-you = { $count ->
    [one] { $count } Tisch wartet auf jemanden
   *[other] { $count } Tische warten auf jemanden
}
lobby-seek = Spiel mit, wer gerade da ist
lobby-seek-told = Zu zweit, nach den üblichen Regeln, ohne Uhr. Wartet niemand, wartest du, und wer als Nächstes kommt, setzt sich zu dir.
lobby-game = Spiel
lobby-any = Irgendein Spiel
lobby-play = Spielen
lobby-waiting = Hier wartet jemand
lobby-nobody = Gerade wartet niemand. Fang an: Drück auf „Spielen“.
lobby-playing = Hier wird gespielt
lobby-sit = Hinsetzen
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-watching = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
lobby-off = aus
lobby-anybody = Alle in diesem Haus dürfen sich hierher setzen. Lass diese Seite offen: Das Spiel beginnt dann von selbst.
lobby-lead = Hier wartest du auf alle, die vorbeikommen; oder schicke jemandem den Link. Das Spiel beginnt von selbst.
lobby-others = Andere warten auch
lobby-kids = Der Kindermodus ist an: Spiel mit deinen Freunden, über ihre Links.
lobby-site = Hinter dieser Seite steht kein Haus, darum ist sonst niemand da. Spiel allein oder mit jemandem neben dir.
problem-nobody_waits = Dort wartet niemand mehr. Such dir einen anderen Tisch aus.
announcements = Ankündigungen
desk-announce = Ankündigen
desk-announce-text = Text
desk-announce-until = Bis (darf leer bleiben)
desk-announce-told = Alle lesen es, auf der ersten Seite und unter „Wer da ist“. Adressen von Seiten werden Links.
desk-announced = Jetzt lesen es alle.
desk-unannounce = Abnehmen
desk-unannounced = Es wird nicht mehr gezeigt.
desk-did-announce = hat eine Ankündigung ausgehängt
desk-did-unannounce = hat eine Ankündigung abgenommen
circles = Mit Freunden
circle-begin = Einen Kreis gründen
circle-begin-told = Schick euren Freunden den Link: Jeder löst die Rätsel des Tages, und ihr seht, wie es den anderen ging.
circle-title = Ein Kreis · Parlour
circle-heading = Rätsel mit Freunden
circle-about = Ihr seht, wer ein Rätsel des Tages gelöst hat und nach wie vielen Antworten; nie, wie. Es zählt, was am selben Tag gelöst wird, solange dieses Haus erreichbar ist.
circle-solve = Zu den Rätseln von heute
circle-invite = Hol deine Freunde
circle-link = Link zu diesem Kreis
circle-enter = Dazukommen
circle-name = Diesen Namen verwenden
circle-leave = Diesen Kreis verlassen
circle-nothing = In diesen Tagen nichts gelöst.
circle-first = mit der ersten Antwort gelöst
circle-solved = nach { $count } Antworten gelöst
circle-tried = { $count ->
    [0] noch keine Antwort
    [one] { $count } Antwort, noch nicht gelöst
   *[other] { $count } Antworten, noch nicht gelöst
}
circle-helped = { $how }, mit Hilfe
circle-result = { $game }: { $how }

## Zum Drucken und Ausschneiden

print-it = Ausdrucken
print-part = Was
print-part-pieces = Spielteile
    .does = Alle Teile in wahrer Größe, zum Ausschneiden und am Tisch spielen.
print-part-rules = Regeln
    .does = Ein Heft mit gezeichneten Beispielen und allen Regeln im Einzelnen.
print-part-scores = Wertungsblatt
    .does = Ein Blatt zum Ausfüllen.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Rückseiten
print-save = PDF speichern
print-ink = Farbe sparen
print-large = Größer
print-codes = Mit Codes für Fotos
print-true = Drucke mit 100 %, nicht an die Seite angepasst. Ein Balken von 50 mm auf dem ersten Blatt zeigt, ob die Größe stimmt.
print-backs-duplex = Auf der anderen Seite
    .does = Drucke beidseitig, über die lange Kante gewendet.
print-backs-fold = Zum Falten
    .does = Falte Vorder- und Rückseite aufeinander, klebe sie zusammen, dann schneide.
print-backs-none = Keine
    .does = Nur die Vorderseiten, für Kartenhüllen mit eigener Rückseite.

## Der Stellungseditor

edit-open = Stellungen bauen
edit-heading = { $game }: eine Stellung bauen
edit-tools = Werkzeuge des Editors
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-new = Spieler und Optionen
edit-new-text = Deck den Tisch neu, oder lass alles liegen und ändere nur die Optionen. „Rückgängig“ bringt zurück, was jetzt da liegt.
edit-new-begin = Neu decken
edit-new-keep = Alles liegen lassen
edit-share = Teilen
edit-share-text = Wer diesen Link öffnet, sieht die Stellung und kann daran weiterbauen oder sie spielen.
edit-link = Link zu dieser Stellung
edit-print = Drucken
edit-play = Von hier weiterspielen
edit-play-as = Gegen Bots bist du
edit-how = Zieh die Teile, oder berühr eines und dann seinen neuen Platz. Mit den Pfeiltasten gehst du über das Brett.
edit-empty = leer
edit-on = auf: { $what }
edit-place = { $what }; { $zone }, Zeile { $row }, Spalte { $column }
edit-place-hinted = { $place }; hierher führt der Tipp
edit-place-guilty = { $place }; hier stimmt etwas nicht
edit-several = { $count } × { $what }
edit-tray = Nicht auf dem Tisch
edit-tray-empty = Alles liegt auf dem Tisch.
edit-turn = Wer am Zug ist
edit-turn-piece = Drehen
edit-whole-turn = Brett drehen
edit-whole-mirror = Brett spiegeln
edit-take-away = Wegnehmen
edit-let-go = Loslassen
edit-fields = Was sonst noch aufgeschrieben ist
edit-fields-guilty = Was sonst noch aufgeschrieben ist: Hier stimmt etwas nicht
edit-text = Als Text
edit-text-use = Diesen Text übernehmen
edit-text-wrong = Das ist keine Stellung: Es muss JSON sein, wie es hier stand.
edit-none = keine
edit-seat-at = { $place }. { $name }
edit-clause = { $clause } lesen
edit-wait = Das Brett wird ausgelegt …
edit-sound = So lässt es sich spielen. Am Zug: { $who }.
edit-over = Hier ist die Partie zu Ende.
edit-hint-wrong = Ein Zug wird erst geraten, wenn die Stellung stimmt: Bring in Ordnung, was oben steht.
edit-hint-over = Hier ist die Partie zu Ende: Es gibt keinen Zug zu raten.
edit-hint-for = { $who }: { $hint }
edit-hint-whose = Ein Tipp für
edit-not-drawn = Das Brett zeigt die letzte Stellung, die sich zeichnen ließ. „Rückgängig“ führt zu ihr zurück.
edit-companion = Lege hier aus, was auf eurem Tisch liegt: Der Editor kennt es nicht. Was nicht stimmt, sagt er gleich, mit der Regel dazu.
layout-heading = Dieses Brett behalten
layout-name = Name dieses Bretts
layout-keep = Behalten
layout-kept = Hier behalten als „{ $name }“.
layout-play = Eine Partie damit beginnen
layout-drop = „{ $name }“ vergessen
layout-own = Eigenes Brett
layout-none = keines
fair-heading = Wie fair ist es?
fair-ask = Bots probieren lassen
fair-stop = Anhalten
fair-games =
    { $games ->
        [one] { $games } Partie von Bots, die einen Zug vorausschauen
       *[other] { $games } Partien von Bots, die einen Zug vorausschauen
    }
fair-share = Platz { $place } ab Start: { $share } gewonnen, wohl { $low } bis { $high }
fair-shared = Geteilt oder ohne Sieger: { $share }
fair-uneven = Es kommt darauf an, wer beginnt: Ein Platz ist besser als die anderen.
fair-even = Bisher ist kein Platz erkennbar besser.
fair-puzzles =
    { $puzzles ->
        [one] { $puzzles } von { $positions } Stellungen kurz vor Schluss ist ein Rätsel, wie es sie jeden Tag gibt.
       *[other] { $puzzles } von { $positions } Stellungen kurz vor Schluss sind Rätsel, wie es sie jeden Tag gibt.
    }

## Die Seite zum Entwerfen

design-open = Varianten ausprobieren
design-heading = Was wäre mit anderen Regeln?
design-options = Optionen
design-which = Variante, die verändert wird
design-first = Variante A
design-second = Variante B
design-usual = das übliche Spiel
design-figures = Was Bots aus den zwei Varianten machten
design-measure = Maß
design-unknown = noch nicht bekannt
design-won = Platz { $place } vom Beginn an gewinnt
design-length = Länge in Zügen
design-skill = Wer einen Zug vorausschaut, schlägt den Zufall
design-leads = Führungswechsel
design-ahead = Teil der Partie, nach dem der Sieger vorn bleibt
design-undecided = Geteilt oder von niemandem gewonnen
design-matches = Partien bisher
design-range = { $low } bis { $high }
design-apart = sehr wahrscheinlich verschieden
design-playing = Bots spielen. Die Zahlen werden sicherer, solange sich nichts ändert.
design-enough = { $matches } Partien von jeder reichen: Ein Anteil ist auf 3 % genau bekannt.
design-warming = Die Bots dieses Spiels werden noch vorbereitet.
design-slow = Eine Partie dieser Variante dauert bei den Bots so lange, dass hier keine gespielt wird. „parlour tune“ und „parlour balance“ tun es.
design-play = { $variant } spielen
design-links = Eine Variante spielen
design-about = Es spielen Bots, die einen Zug vorausschauen, alle Varianten mit denselben Karten. Die Bereiche enthalten den wahren Wert in 95 von 100 Fällen. Was für diese Bots gilt, muss nicht für Menschen gelten.

## Am echten Tisch

companion-heading = Am echten Tisch
companion-title = { $game } am echten Tisch · Parlour
companion-lead = Spielt mit echtem Material. Dieses Gerät merkt sich Punkte, Uhr und wer dran ist.
companion-of-table = Punkte für diesen Tisch führen
companion-who = Wer spielt mit?
companion-name = Name am Platz { $seat }
companion-without = Ohne { $name }
companion-another = Noch jemand
companion-first = Wer fängt an?
companion-begins-cards = Alle ziehen eine Karte. Die beste fängt an: Zahl und Seiten der Form zählen zusammen, dann die Zahl, dann die Farbe, Rot am besten.
companion-begins-lots = Das Los entscheidet.
companion-begins-agree = Macht es unter euch aus, oder lost.
companion-begins-together = Ihr fangt alle gleichzeitig an.
companion-draw = Losen
companion-drawn = { $name } fängt an.
companion-options = Optionen
companion-begin = Los geht’s
companion-turn = { $name } ist dran.
companion-starts = { $name } fängt an.
companion-round = Runde { $round }
companion-round-of = Runde { $round }: { $name } fängt an.
companion-note = Aufschreiben
companion-save = Korrektur speichern
companion-undo = Rückgängig
companion-end = Das Spiel ist zu Ende ({ $clause })
companion-closes = Das Spiel ist zu Ende. Zählt, was übrig ist.
companion-closing = Was übrig ist
companion-count = Zählen
companion-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen zusammen!
    }
companion-nobody-won = Niemand hat gewonnen.
companion-nobody = Niemand
companion-again = Noch einmal
companion-scores = Punkte
companion-line = Zeile
companion-total = Summe
companion-correct = Zeile { $line } korrigieren
companion-correct-told = Tippe auf die Nummer einer Zeile, um sie zu korrigieren.
companion-wide = Zieh die Tabelle zur Seite: Daneben steht noch mehr.
companion-less = Weniger: { $what }
companion-more = Mehr: { $what }
companion-why = { $who }{ $why } ({ $clause })
companion-range = { $field }: von { $least } bis { $most }.
companion-unless = { $field }: hier ist nichts einzutragen.
companion-refused-over = Das Spiel ist zu Ende.
companion-refused-turn = Damit wäre jemand anders dran.
companion-refused-ends = Das Spiel ist noch nicht zu Ende.
companion-in-line = Dann stimmt Zeile { $line } nicht mehr. { $why }
companion-clock = Uhr
companion-choose-clock = Keine Uhr
companion-no-clock = Keine Uhr
companion-pause = Pause
companion-run = Start
companion-anew = Von vorn
companion-time-over = { $name } hat keine Zeit mehr.
companion-time-up = Die Zeit ist um!
companion-bids = Gebote
companion-bid = Pivots
companion-who-bids = Wer bietet?
companion-bids-so = { $name }: { $value }
companion-bids-made = Gebote in der Reihenfolge, in der sie kamen
companion-bids-shown = Gebote in der Reihenfolge, in der sie gezeigt werden
companion-bid-refused = { $name }: deine Gebote gehen abwärts, von 20 bis 1 ({ $clause }).
companion-bid-broken = { $name } hat { $value } geboten: mehr Pivots dürfen es nicht sein ({ $clause }).
companion-all-done = Alle sind fertig
companion-shows = { $name } zeigt { $value }.
companion-none-held = Kein Gebot hielt.
companion-holds = Es stimmt
companion-fails = Es misslingt
companion-tv = Auf großem Bildschirm zeigen
companion-tv-waits = Der Zettel ist noch nicht begonnen.
companion-to-sheet = Zum Zettel
companion-allowed = Ist das erlaubt?
companion-leave = Neu beginnen
companion-leave-sure = Diesen Zettel wegwerfen
companion-other = Auf diesem Gerät liegt ein Zettel von { $names }.
companion-replace = Einen für diesen Tisch beginnen
companion-keep = Mit dem weitermachen
companion-send = Ergebnis an das Turnier senden
companion-sent = Das Turnier hat das Ergebnis.
companion-to-tournament = Zum Turnier
companion-carry = Auf ein anderes Handy
companion-carry-told = Wer diesen Link öffnet, hat den Zettel, wie er jetzt ist, und macht dort weiter.
companion-carry-link = Link zum Zettel
companion-carry-scan = Mit dem anderen Handy scannen
companion-live = Alle Handys gehen mit
companion-live-told = Wer diesen Link öffnet, sieht diesen Zettel und kann darauf schreiben; was jemand schreibt, sehen die anderen gleich darauf. Das Haus behält ihn eine Woche.
companion-live-begin = Zettel teilen
companion-live-link = Link zum geteilten Zettel
companion-live-scan = Mit den anderen Handys scannen
companion-live-tv = Für einen Fernseher
companion-live-stop = Auf diesem Handy allein weitermachen
companion-live-on = Geteilt: Alle Handys gehen mit.
companion-live-off = Das Haus ist nicht zu erreichen. Was du schreibst, bleibt hier und geht hinaus, sobald es kann.
companion-live-gone = Dieser Zettel wird nicht mehr geteilt. Auf diesem Handy bleibt er.
companion-live-not = Dieser Zettel wird nicht mehr geteilt. Lass dir den Link noch einmal geben.
companion-meanwhile = Jemand anderes hat im selben Augenblick geschrieben, und das gilt. Schreib deins noch einmal, wenn es fehlt.
companion-copy = Nur eine Kopie
companion-take = Den Zettel von { $names } nehmen

## Photographs of printed tables

see-heading = Fotografiere deinen Tisch
see-text = Drucke die Teile mit Codes, lege sie aus und mach ein Foto von oben, auf dem alle zu sehen sind.
see-choose = Foto machen oder wählen
see-camera = Kamera benutzen
see-camera-sees = Was die Kamera sieht
see-camera-take = Foto machen
see-camera-refused = Parlour darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers oder wähle ein Foto.
see-camera-none = Es wurde keine Kamera gefunden. Wähle stattdessen ein Foto.
see-camera-busy = Die Kamera liefert kein Bild. Benutzt sie gerade ein anderes Programm?
see-looking = Ich schaue …
see-unreadable = Dieser Browser kann die Datei nicht als Bild öffnen. JPEG geht überall.
see-problem-nothing = Es sind keine Teile mit Codes zu sehen. Wurden sie mit Codes gedruckt?
see-problem-others = Diese Codes gehören zu Teilen eines anderen Spiels.
see-problem-few = Zu wenig ist lesbar. Nimm den ganzen Tisch auf, scharf und bei gutem Licht.
see-problem-part = Nur ein Teil des Tisches ist lesbar. Zeig ihn bis an seine Ränder.
see-problem-two = Zwei Tische sind auf dem Foto. Mach von jedem eines.
see-problem-size = Auf dem Foto liegt mehr, als dazugehört. Leg es zur Seite.
see-problem-crooked = Nicht alles liegt in seiner Reihe. Rück es gerade und versuch es noch einmal.
see-problem-queen = Eine Reihe und ein Gitter sind nie auf einem Foto, daher lässt sich dieses Spiel nicht lesen.
see-edit = Die Stellung stattdessen im Editor legen
see-problem-game = Die Teile dieses Spiels tragen keine Codes.
see-asked = Manches war nicht zu lesen. Tippe auf jedes Fragezeichen und wähle, was dort liegt.
see-lies = Zeile { $row }, Platz { $column }: { $what }
see-unread = Zeile { $row }, Platz { $column }: nicht gelesen. Wähle, was dort liegt
see-choose-piece = Was liegt in Zeile { $row }, Platz { $column }?
see-list = Was gelesen wurde
see-empty = Nichts
see-beside = Daneben gelesen:
see-confirm = So stimmt es
see-assumed = Was kein Foto zeigt, etwa verdeckte Karten und wer am Zug ist, wird ergänzt.
see-open = Stellung öffnen
see-refused = Die Regeln erlauben diese Stellung nicht.
see-private = Das Foto bleibt auf diesem Gerät; nur die gefundenen Codes werden gesendet.
see-link = Gedruckten Tisch fotografieren
