# What every game may say.

# What the referee says to all.
game-over = The game is over.
not-your-turn = It is not your turn.
nothing-to-do = There is nothing to do with that now.
choose-first = First choose what goes there.
nowhere-to-go = That has nowhere to go now.
puzzle-forbids = This puzzle does not allow that. Its task: { $goal }

# Why something cannot be taken back.
undo-nothing = nothing has been played yet
undo-nothing-of-yours = there is nothing of yours to take back
undo-over = the match is over and its seed is known
undo-unknown = this game knows no taking back
undo-acted = somebody else has acted since
undo-shown-to-all = that showed something new to everybody
undo-shown = that showed something new to { $whom }
undo-refused = That cannot be taken back: { $reason }.

# What happens at the table.
takes-back =
    { $who-is ->
        [me] You take the last move back.
       *[other] { $who } takes the last move back.
    }
leaves =
    { $who-is ->
        [me] You leave; a bot plays on.
       *[other] { $who } leaves; a bot plays on.
    }
away-bot =
    { $who-is ->
        [me] You are away; a bot plays on until you are back.
       *[other] { $who } is away; a bot plays on until they are back.
    }
late-bot =
    { $who-is ->
        [me] Your time is up; a bot plays on until you are back.
       *[other] { $who }’s time is up; a bot plays on until they are back.
    }
late-free =
    { $who-is ->
        [me] Your time is up; whoever looks may take your seat until you are back.
       *[other] { $who }’s time is up; whoever looks may take the seat.
    }
comes-back =
    { $who-is ->
        [me] You are back in your seat.
       *[other] { $who } is back.
    }

# How a match ends before its rules end it.
ended-resigned =
    { $who-is ->
        [me] You have resigned.
       *[other] { $who } has resigned.
    }
ended-time =
    { $who-is ->
        [me] Your time is up.
       *[other] { $who }’s time is up.
    }
ended-left =
    { $who-is ->
        [me] You were away, and your seat was claimed.
       *[other] { $who } has left.
    }
ended-drawn = You have agreed on a draw.
ended-called-off = The match was called off: there is no result.
out-resigned =
    { $who-is ->
        [me] You have resigned; a bot plays on.
       *[other] { $who } has resigned; a bot plays on.
    }
out-time =
    { $who-is ->
        [me] Your time is up; a bot plays on.
       *[other] { $who }’s time is up; a bot plays on.
    }
out-left =
    { $who-is ->
        [me] You were away; a bot plays on.
       *[other] { $who } has left; a bot plays on.
    }
asks-draw =
    { $who-is ->
        [me] You offer a draw.
       *[other] { $who } offers a draw.
    }
asks-undo =
    { $who-is ->
        [me] You ask to take your last move back.
       *[other] { $who } asks to take the last move back.
    }
asks-call-off =
    { $who-is ->
        [me] You ask to call the match off.
       *[other] { $who } asks to call the match off.
    }
agrees =
    { $who-is ->
        [me] You agree.
       *[other] { $who } agrees.
    }
declines =
    { $who-is ->
        [me] You decline.
       *[other] { $who } declines.
    }

# Why that is not possible just now.
early-not-now = That cannot be asked for now.
early-nothing-asked = Nothing is being asked any more.
early-others-agree = It is the others who have to agree.
early-agreed = You have agreed already.
early-back = They are back, or it is too early for that.

# What scenes have in common. "after" puts two sentences side by side.
hand =
    { $whose-is ->
        [me] Your hand
       *[other] Hand of { $whose }
    }
turn =
    { $who-is ->
        [me] It is your turn.
       *[other] { $who } is to play.
    }
wins =
    { $who-is ->
        [me] You win with { $points }.
        [several] { $who } share the win with { $points }.
       *[other] { $who } wins with { $points }.
    }
last-round = That was the last round.
after = { $first } { $then }
points = points

# In lessons.
lesson-otherwise = You may do that, too. Here, try what the lesson asks.

# What referees say of positions that no match comes to, and editors of edits that cannot be done.
wrong-seat = There is no seat { $seat }.
wrong-room = There is no room for { $count }.
wrong-number = { $number } is no number it can have.
wrong-word = { $word } is none of { $words }.
wrong-stream = A key of zeros from which nothing was drawn is no stream; leave it null.
wrong-option = { $option } is not possible; choose { $wanted }.
wrong-start = There is no seat { $seat } with { $players } players.
wrong-no-thing = There is no { $thing } in this game.
wrong-no-place = There is no place { $spot } for it.
wrong-nothing-there = Nothing lies there.
wrong-taken = It lies somewhere already, or there is none.
wrong-off-board = It has to lie on the board.
wrong-side = That has no other side to turn to.
wrong-never-empty = Something always lies here; lay another in its place.
wrong-no-field = There is no field { $field }.
wrong-cannot = That cannot be done: { $why }.

# What an editor of positions calls the fields that are no pieces.
field-of = { $whose }: { $field }
field-turn = To move
field-first = Who began
field-phase = What is to be done
field-phase-over = nothing: the game is over
field-phase-play = play
field-passes = Passes in a row
field-clocks = Clocks started

# Photographs of printed pieces, where a game says nothing.
photograph = The pieces of this game carry no codes.

# Why an action is better than another.
because-wins = It wins.
because-points = You then have { $number } points, rather than { $rather }.
because-points-other = { $whom } then has about { $number } points, rather than { $rather }.
because-play = It leaves you a play worth { $number } points, rather than { $rather }.
because-play-other = It leaves { $whom } a play worth about { $number } points, rather than { $rather }.
