# Was jedes Spiel sagen kann.

# Was der Schiedsrichter allen sagt.
game-over = Das Spiel ist vorbei.
not-your-turn = Du bist nicht am Zug.
nothing-to-do = Damit lässt sich gerade nichts anfangen.
choose-first = Wähle zuerst, was dorthin soll.
nowhere-to-go = Dafür gibt es gerade keinen Platz.

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
