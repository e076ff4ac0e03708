# Was jedes Spiel sagen kann.

# Was der Schiedsrichter allen sagt.
game-over = Das Spiel ist vorbei.
not-your-turn = Du bist nicht am Zug.
nothing-to-do = Damit lässt sich gerade nichts anfangen.
choose-first = Wähle zuerst, was dorthin soll.
nowhere-to-go = Dafür gibt es gerade keinen Platz.
puzzle-forbids = Das erlaubt dieses Rätsel nicht. Die Aufgabe: { $goal }

# Warum etwas nicht zurückgenommen werden kann.
undo-nothing = es ist noch nichts gespielt worden
undo-nothing-of-yours = von dir gibt es nichts zurückzunehmen
undo-over = die Partie ist vorbei und ihr Startwert bekannt
undo-unknown = in diesem Spiel wird nichts zurückgenommen
undo-acted = inzwischen hat jemand anderes gespielt
undo-shown-to-all = das hat allen etwas Neues gezeigt
undo-shown = das hat { $whom } etwas Neues gezeigt
undo-refused = Das geht nicht zurück: { $reason }.

# Was am Tisch geschieht.
takes-back =
    { $who-is ->
        [me] Du nimmst den letzten Zug zurück.
       *[other] { $who } nimmt den letzten Zug zurück.
    }
leaves =
    { $who-is ->
        [me] Du gehst; ein Bot spielt weiter.
       *[other] { $who } geht; ein Bot spielt weiter.
    }
away-bot =
    { $who-is ->
        [me] Du bist weg; bis du zurück bist, spielt ein Bot.
       *[other] { $who } ist weg; bis zur Rückkehr spielt ein Bot.
    }
late-bot =
    { $who-is ->
        [me] Deine Zeit ist um; ein Bot spielt, bis du zurück bist.
       *[other] Die Zeit von { $who } ist um; bis zur Rückkehr spielt ein Bot.
    }
late-free =
    { $who-is ->
        [me] Deine Zeit ist um; bis du zurück bist, darf jeder deinen Platz nehmen, der zusieht.
       *[other] Die Zeit von { $who } ist um; wer zusieht, darf den Platz nehmen.
    }
comes-back =
    { $who-is ->
        [me] Du sitzt wieder an deinem Platz.
       *[other] { $who } ist zurück.
    }

# Wie eine Partie endet, bevor ihre Regeln sie beenden.
ended-resigned =
    { $who-is ->
        [me] Du hast aufgegeben.
       *[other] { $who } hat aufgegeben.
    }
ended-time =
    { $who-is ->
        [me] Deine Zeit ist um.
       *[other] Die Zeit von { $who } ist um.
    }
ended-left =
    { $who-is ->
        [me] Du warst weg; die Partie wurde beendet.
       *[other] { $who } ist gegangen.
    }
ended-drawn = Ihr habt euch auf Remis geeinigt.
ended-called-off = Die Partie wurde abgebrochen: Es gibt kein Ergebnis.
out-resigned =
    { $who-is ->
        [me] Du hast aufgegeben; ein Bot spielt weiter.
       *[other] { $who } hat aufgegeben; ein Bot spielt weiter.
    }
out-time =
    { $who-is ->
        [me] Deine Zeit ist um; ein Bot spielt weiter.
       *[other] Die Zeit von { $who } ist um; ein Bot spielt weiter.
    }
out-left =
    { $who-is ->
        [me] Du warst weg; ein Bot spielt weiter.
       *[other] { $who } ist gegangen; ein Bot spielt weiter.
    }
asks-draw =
    { $who-is ->
        [me] Du bietest Remis an.
       *[other] { $who } bietet Remis an.
    }
asks-undo =
    { $who-is ->
        [me] Du bittest, deinen letzten Zug zurückzunehmen.
       *[other] { $who } möchte den letzten Zug zurücknehmen.
    }
asks-call-off =
    { $who-is ->
        [me] Du möchtest die Partie abbrechen.
       *[other] { $who } möchte die Partie abbrechen.
    }
agrees =
    { $who-is ->
        [me] Du stimmst zu.
       *[other] { $who } stimmt zu.
    }
declines =
    { $who-is ->
        [me] Du lehnst ab.
       *[other] { $who } lehnt ab.
    }

# Warum das gerade nicht geht.
early-not-now = Danach kann jetzt nicht gefragt werden.
early-nothing-asked = Es steht keine Frage mehr offen.
early-others-agree = Zustimmen müssen die anderen.
early-agreed = Du hast schon zugestimmt.
early-back = Der Platz ist wieder besetzt, oder es ist noch zu früh.

# Was Spielpläne gemeinsam haben. "after" setzt zwei Sätze nebeneinander.
hand =
    { $whose-is ->
        [me] Deine Hand
       *[other] Hand von { $whose }
    }
turn =
    { $who-is ->
        [me] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
wins =
    { $who-is ->
        [me] Du gewinnst mit { $points }.
        [several] { $who } teilen sich den Sieg mit { $points }.
       *[other] { $who } gewinnt mit { $points }.
    }
last-round = Das war die letzte Runde.
after = { $first } { $then }
points = Punkte

# In lessons.
lesson-otherwise = Auch das darfst du. Probier hier, worum die Lektion bittet.

# Was an Stellungen falsch ist.
wrong-seat = Es gibt keinen Platz { $seat }.
wrong-room = Für { $count } ist kein Platz.
wrong-number = { $number } kann es nicht sein.
wrong-word = { $word } ist keines von: { $words }.
wrong-stream = Ein Schlüssel aus Nullen, aus dem nichts gezogen wurde, ist kein Strom; lass ihn null.
wrong-option = { $option } ist nicht möglich; möglich ist { $wanted }.
wrong-start = Mit { $players } Spielern gibt es keinen Platz { $seat }.
wrong-no-thing = In diesem Spiel gibt es kein { $thing }.
wrong-no-place = Dafür gibt es keinen Platz { $spot }.
wrong-nothing-there = Dort liegt nichts.
wrong-taken = Das liegt schon irgendwo, oder es gibt keines.
wrong-off-board = Das muss auf dem Brett liegen.
wrong-side = Das lässt sich nicht drehen.
wrong-never-empty = Hier liegt immer etwas; leg etwas anderes an seine Stelle.
wrong-no-field = Es gibt kein Feld { $field }.
wrong-cannot = Das geht nicht: { $why }.

# Wie der Editor von Stellungen nennt, was kein Teil ist.
field-of = { $whose }: { $field }
field-turn = Am Zug
field-first = Wer begann
field-phase = Was zu tun ist
field-phase-over = nichts: das Spiel ist aus
field-phase-play = spielen
field-passes = Nacheinander gepasst
field-clocks = Gestartete Uhren

# Photographs of printed pieces, where a game says nothing.
photograph = Die Teile dieses Spiels tragen keine Codes.

# Why an action is better than another.
because-wins = Das gewinnt.
because-points = Du hast dann { $number } Punkte statt { $rather }.
because-points-other = { $whom } hat dann etwa { $number } Punkte statt { $rather }.
because-play = Dir bleibt ein Zug, der { $number } Punkte bringt, statt { $rather }.
because-play-other = { $whom } bleibt ein Zug, der etwa { $number } Punkte bringt, statt { $rather }.
