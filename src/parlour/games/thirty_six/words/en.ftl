# 36

summary = Slide your pawn, drop your counters, and hand the rest to whoever you pass.
picture-1 = Move along a row or a column, or through a gate, to a free square.
picture-2 = A square in a colour you hold takes one of your counters.
picture-3 = Whose reserve is empty first wins.

# Options
option-layout = Board
    .help = square: a random 6×6 block; draft: the players lay the tiles; scatter: random with holes
option-layout-square = square
option-layout-draft = draft
option-layout-preset = preset
option-layout-scatter = scatter
option-gates = Gates
    .help = tile: on three tiles; anywhere: between any equal squares that touch at a corner
option-gates-tile = tile
option-gates-anywhere = anywhere
option-gates-off = off
option-stall = Stall
    .help = turns per player without a new counter until the game ends
option-tie = Tie
    .help = draw: the tied share; replay: a new game, at most three times
option-tie-draw = draw
option-tie-replay = replay
option-tournament = Tournament
    .help = as many games as players, everyone starts once, totals count
option-start = Start
    .help = who starts: by lot, or a seat counted from 0
option-start-random = random
option-preset = Preset board
    .help = for board = preset: nine times tile, rotation, row, column

# The table. Colours are W, R and B; a tile's face is its squares, such as WR/BW.
board = Board
tiles-to-lay = Tiles to lay
reserve =
    { $whose-is ->
        [me] Your reserve
       *[other] Reserve of { $whose }
    }
tile = tile { $tile }, { $face }
first-place = first place
place = row { $row }, column { $column }
square =
    row { $row }, column { $column }, { $colour ->
        [W] white
        [R] red
       *[B] black
    }: { $holds }
    .short =
        { $colour ->
            [W] w
            [R] r
           *[B] b
        }
empty = empty
gate =
    { $colour ->
        [W] white gate
        [R] red gate
       *[B] black gate
    }
counter =
    { $colour ->
        [W] white counter
        [R] red counter
       *[B] black counter
    }
    .short =
        { $colour ->
            [W] W
            [R] R
           *[B] B
        }
pawn =
    { $whose-is ->
        [me] your { $colour ->
            [W] white pawn
            [R] red pawn
           *[B] black pawn
        }
       *[other] { $colour ->
            [W] white pawn
            [R] red pawn
           *[B] black pawn
        } of { $whose }
    }
    .short =
        ({ $colour ->
            [W] W
            [R] R
           *[B] B
        })
in-reserve =
    { $counters } { $colour ->
        [W] white
        [R] red
       *[B] black
    } { $whose-is ->
        [me] in your reserve
       *[other] in the reserve of { $whose }
    }
counters-left = counters left
finished-games = finished games
to-place = to place: the fewest left wins
to-place-and-won = { $counters } to place, { $games } won

# What to do
lay-a-tile = Lay a tile: choose it, turn it, place it.
choose-a-colour = Choose your colour.
place-your-pawn =
    Place your pawn on a { $colour ->
        [W] white
        [R] red
       *[B] black
    } square.
move-your-pawn = Move your pawn along a line or through a gate.
pass-now = Your pawn cannot move: pass.
hand-over = Hand { $whom } a counter.
lay-tile = Lay { $face } at row { $row }, column { $column }
play-colour =
    Play { $colour ->
        [W] white
        [R] red
       *[B] black
    }
place-on = Place on { $square }
move-to = Move to { $square }
give =
    Give a { $colour ->
        [W] white
        [R] red
       *[B] black
    } counter
pass = Pass

# Why not
tile-lies = That tile lies already.
tile-touches-none = A tile must touch one that lies already.
tile-overlaps = That place overlaps a tile.
first-tile = The first tile is laid at the beginning: laid tile 0, offset 0.
colour-taken = That colour is taken.
not-of-its-colour =
    Place your pawn on an empty { $colour ->
        [W] white
        [R] red
       *[B] black
    } square.
not-in-line = Your pawn moves along its row or column, or through a gate.
at-least-one-step = Your pawn stands there already: move at least one step.
square-occupied = That square is not empty.
gate-occupied = The square beyond the gate is not empty.
hand-over-first = First hand over the counter you owe.
no-such-counter = You have no counter of that colour to hand over.
pass-with-moves = You may pass only when you have no move.

# What happened
lays-tile =
    { $who-is ->
        [me] You lay tile { $tile }.
       *[other] { $who } lays tile { $tile }.
    }
plays-colour =
    { $who-is ->
        [me] You play
       *[other] { $who } plays
    } { $colour ->
        [W] white
        [R] red
       *[B] black
    }.
begins-on =
    { $who-is ->
        [me] You begin
       *[other] { $who } begins
    } on row { $row }, column { $column }.
moves =
    { $who-is ->
        [me] You move to row { $row }, column { $column } and place nothing.
       *[other] { $who } moves to row { $row }, column { $column } and places nothing.
    }
moves-and-places =
    { $who-is ->
        [me] You move to row { $row }, column { $column } and place
       *[other] { $who } moves to row { $row }, column { $column } and places
    } a { $colour ->
        [W] white
        [R] red
       *[B] black
    } counter.
hands =
    { $who-is ->
        [me] You hand { $whom }
       *[other] { $whom-is ->
            [me] { $who } hands you
           *[other] { $who } hands { $whom }
        }
    } a { $colour ->
        [W] white
        [R] red
       *[B] black
    } counter.
passes =
    { $who-is ->
        [me] You have no move and pass.
       *[other] { $who } has no move and passes.
    }
next-game =
    Game { $game } is over. { $who-is ->
        [me] You start
       *[other] { $who } starts
    } the next one.
won =
    { $who-is ->
        [me] You win.
        [several] A draw between { $who }.
       *[other] { $who } wins.
    }
