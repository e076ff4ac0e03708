## The bar

home = Parlour, alle Spiele
to-light = Hell
to-dark = Dunkel
language = Sprache
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
yours-title = ({ $count }) Parlour
shelf-offline = Du bist offline: So sah es aus, als du zuletzt hier warst. Deine Spiele warten auf dich.
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
by-designer = von { $name }

## Pages without a game

lost-heading = Hier ist nichts
lost-link = Zu den Spielen
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
setup-more = Weitere Einstellungen
setup-play = Spielen
setup-pictures = Das Spiel in Bildern
setup-clause = { $option }: Klausel { $clause }
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
name-host = Gastgeber
name-friend = Gast
name-friend-at = Gast { $seat }
bot = Bot

## Strengths of bots

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

## The lobby

invited = { $host } lädt dich zu einem Spiel ein.
guest = Gast
share = Teilen
share-text = { $host } lädt dich zu einer Partie { $game } ein.
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
being-laid = Der Tisch wird gedeckt …
waiting = Hier fehlt noch jemand
sit-here = Hier sitzen
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
leave-table = Den Tisch verlassen
drawer-rules = Regeln
drawer-log = Was geschah
drawer-moves = Erlaubte Züge
drawer-result = Ergebnis
drawer-leave = Den Tisch verlassen?
board-size = Größe des Spielplans
larger = Größer
smaller = Kleiner
whole-board = Ganzer Spielplan
follow-game = Dem Spiel folgen
show-large = Groß zeigen: { $place }
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
play-again = Noch einmal
swap-seats = Plätze tauschen
other-games = Andere Spiele
look-back-all = Zurückschauen
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
problem-too_fast = Das ging zu schnell; warte ein paar Sekunden.
problem-starting = Der Tisch wird gerade gedeckt. Versuch es gleich noch einmal.
problem-stale = Die Lage hat sich geändert. Schau noch einmal hin.
problem-no-past = Dieser Augenblick wird nicht noch einmal gezeigt.

gallery = Galerie
gallery-tables = Tische
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
