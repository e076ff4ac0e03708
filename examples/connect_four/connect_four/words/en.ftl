summary = Drop discs; four in a row win.
grid = Grid
disc = disc of { $whose }
column = column { $column }
drop = Column { $column }
drops =
    { $who-is ->
        [me] You drop a disc into column { $column }.
       *[other] { $who } drops a disc into column { $column }.
    }
won =
    { $who-is ->
        [me] You win.
       *[other] { $who } wins.
    }
draw = The grid is full: a draw.
