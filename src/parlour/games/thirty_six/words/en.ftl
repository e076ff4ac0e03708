# 36

summary = Slide your pawn, drop your counters, and hand the rest to whoever you pass.
picture-1 = Move along a row or a column, or through a gate, to a free square.
picture-2 = A square in a colour you hold takes one of your counters.
picture-3 = Whose reserve is empty first wins.

# Options
option-layout = Board
    .help = square: a random 6×6 block; draft: the players lay the tiles; scatter: random with holes
option-layout-square = square block
    .does = The nine tiles lie as a square block, put together by chance.
option-layout-draft = laid in turn
    .does = You lay the tiles yourselves in turn, before the game begins.
option-layout-preset = preset
    .does = The tiles lie as you list them below.
option-layout-scatter = scattered
    .does = The tiles hang together by chance, with holes that lines run across.
option-gates = Gates
    .help = tile: on three tiles; anywhere: between any equal squares that touch at a corner
option-gates-tile = on three tiles
    .does = Three of the tiles have a gate across their middle.
option-gates-anywhere = anywhere
    .does = Any two squares of one colour that touch at a corner are joined by a gate.
option-gates-off = none
    .does = There are no gates: pawns move along lines only.
option-stall = Stall
    .help = turns per player without a new counter until the game ends
option-tie = Tie
    .help = draw: the tied share; replay: a new game, at most three times
option-tie-draw = draw
    .does = Those who are equal share the win.
option-tie-replay = replay
    .does = A tie is played again, three times at most.
option-tournament = Tournament
    .help = as many games as players, everyone starts once, totals count
option-start = Start
    .help = who starts: by lot, or a seat
option-start-random = random
    .does = Lots decide who begins.
option-preset = Preset board
    .help = for board = preset: nine times tile, rotation, row, column

# The table. Colours are W, R and B; a tile is called by its squares, such as wr/bw.
board = Board
tiles-to-lay = Tiles to lay
reserve =
    { $whose-is ->
        [me] Your reserve
       *[other] Reserve of { $whose }
    }
tile = tile { $tile }, { $northwest }{ $northeast }/{ $southwest }{ $southeast }
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
to-place = counters left: the fewest wins
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
move-your-pawn = Move your pawn along a line or through a { TERM("gate", of: "gate") }.
pass-now = Your pawn cannot move: pass.
move-now = Move your pawn.
stalling =
    { $turns ->
        [1] Without a new counter, this is the last turn.
       *[other] Without a new counter, { $turns } turns are left.
    }
hand-over = Hand { $whom } a counter.
lay-tile = Lay { $face } at row { $row }, column { $column }
play-colour =
    Play { $colour ->
        [W] white
        [R] red
       *[B] black
    }
place-on = Place on row { $row }, column { $column }
move-to = Move to row { $row }, column { $column }
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
borders-differ = Where two tiles touch, their squares must have the same colour.
first-tile = The first tile is laid at the beginning: laid tile 0, offset 0.
colour-taken = That colour is taken.
not-of-its-colour =
    Place your pawn on an empty { $colour ->
        [W] white
        [R] red
       *[B] black
    } square.
not-in-line = Your pawn moves along its row or column, or through a { TERM("gate", of: "gate") }.
at-least-one-step = Your pawn stands there already: move at least one step.
square-occupied = That square is not empty.
gate-occupied = The square beyond the { TERM("gate", of: "gate") } is not empty.
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
block-complete = All tiles lie, and every border agrees.
nothing-fits = None of the tiles left fits anywhere.
reserve-empty =
    { $who-is ->
        [me] You have no counter left.
       *[other] { $who } has no counter left.
    }
all-passed = Nobody can move any more: the fewest left wins.
stalled = Nobody placed a counter for { $turns } turns each: the fewest left wins.
last-game = That was the last game: the fewest left over all games wins.
won =
    { $who-is ->
        [me] You win.
        [several] A draw between { $who }.
       *[other] { $who } wins.
    }

# The lesson.
lesson-line = Whoever gets rid of all counters first wins. Slide your white pawn along its row or column to an empty square: on a white one you leave a white counter. Go to the last white square of the top row.
lesson-gate = Where two squares are joined by a gate you may step through it, which is the only diagonal way. Use the gate beside your pawn.
lesson-pass-over = You may pass over another pawn in your line, and hand its owner one of your counters. Move down over the red pawn to the white square.
lesson-handed = One counter placed and one handed over: two fewer. The white one is the bot's now, to be placed on a white square.
lesson-last = One counter left, and it is white. On a red or black square you would place nothing: find the one white square that you reach.
lesson-won = That was the last one: you have won.

# The guide
guide = Twelve counters of your colour, and you want to be rid of them. Slide your pawn over the squares; where it stops on the right colour, a counter stays behind.
guide-goal = The goal
    .text = Nine tiles make a board of 36 squares: white, red and black. You have a pawn and twelve counters of your colour. Whoever has none left first wins.
    .shows = The white pawn on the board, and its twelve counters in reserve.
guide-line = Along a line
    .text = Move along your row or column, as far as you like, to an empty square: one without a counter and without a pawn. If you hold a counter in the colour of that square, it goes there, below your pawn. On other squares nothing is placed.
    .shows = The white pawn has moved along the top row and left a white counter on the white square.
guide-gate = Through a gate
    .text = A gate joins two squares that touch at a corner and have the same colour. Instead of moving along a line you may step through it, if the square at the other end is empty. It is the only way to move diagonally.
    .shows = The white pawn has gone through the marked gate and left a counter at either end.
guide-over = Over another pawn
    .text = A line may lead over the pawns of others. For each one you pass over, its owner gets one of your counters, and you choose its colour. From then on it is theirs to place.
    .shows = White passed over the marked red pawn; the marked white counter now belongs to Red.
guide-end = The end
    .text = You must move if you can; if not, you pass. The moment your last counter leaves your hands you win, whether you place it or hand it over. If nobody can move any more, or nobody places a counter for eight turns each, the fewest left wins.
    .shows = The last white counter has been placed.

# Puzzles.
wins-in =
    { $turns ->
        [1] It wins at once.
       *[other] It wins in { $turns } turns, whatever the other does.
    }
loses-in =
    { $turns ->
        [1] Nothing keeps the other from winning on the next turn.
       *[other] Nothing keeps the other from winning within { $turns } turns.
    }
shares-at-best = If the other plays well, nothing better than sharing the win is left.
puzzle-name = Win in a few turns
puzzle-goal = Win within { $best } turns of yours, whatever the other does.
puzzle-value =
    { $value ->
        [one] { $value } turn
       *[other] { $value } turns
    }
escape-name = The only escape
escape-goal = The other is about to win. Find the only move that keeps it from winning within three turns.
escape-value =
    { $value ->
        [0] lost on the next turn
        [one] safe for { $value } turn
       *[other] safe for { $value } turns
    }
border-name = Lay the tiles
border-goal = Lay every tile: where two touch, their squares must match in colour.
border-value = all { $value } tiles lie

# Photographs of printed pieces.
photograph = Lay the nine tiles as they are to be played, without counters.

# The score sheet of the companion.
sheet-left = Counters left
sheet-not-counters = There are twelve counters for each player, and no more.
sheet-not-empty = The first empty reserve ends the game: only one can be empty.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-all-tiles = All nine tiles must lie.
wrong-tile-twice = Tile { $tile } lies twice.
wrong-overlap = Tiles { $tile } and { $other } overlap.
wrong-isolated = Tile { $tile } is isolated from the rest; a corner does not connect.
wrong-draft = Tiles are laid in a draft, until all nine lie.
wrong-draft-first = The first tile of a draft lies at row 0, column 0.
wrong-corner = The smallest row and column are 0.
wrong-block = The board is a block of three by three tiles.
wrong-puzzle-twice = A tile lies twice.
wrong-puzzle-slot = Each lies in a slot of its own of a block of three by three.
wrong-puzzle-colour = Touching squares of two tiles have equal colours.
wrong-puzzle-else = Alone with the puzzle there are tiles and nothing else.
wrong-puzzle-phase = Alone one lays tiles, until none can be laid.
wrong-colours = Two seats have the same colour.
wrong-pawns = Two pawns stand on one square.
wrong-counters = One counter at most lies on a square.
wrong-twelve = There are twelve counters of a colour.
wrong-bare = Every seat needs a colour and a pawn.
wrong-owed = Seats are owed a counter in phase give, and only then.
wrong-owed-whom = Different opponents, never the mover.
wrong-set-up = Counters on the board, debts, turns without a new counter and passes come with the first move.
wrong-draft-turn = Tiles are laid clockwise from the starting player on.
wrong-choose = Colours are chosen in reverse playing order.
wrong-place = Pawns are placed in playing order.
wrong-reserve = All twelve counters of the colour chosen, and no others.
wrong-tournament = A tournament has as many games as players.
wrong-ties = Only ties are played again, if so agreed.
wrong-start-seat = The starting seat moves clockwise from game to game.
wrong-wins = Nobody wins more games than there were.
wrong-totals = Totals are what was left in finished games.
wrong-begin = { $who }: a pawn begins on a square of its colour.
wrong-empty = An empty reserve ends the game.
wrong-give = A choice is asked only of who has two colours.
wrong-passes = When all have passed the game is over, and a move ends them.
wrong-quiet = After so many turns without a counter the game is over.
wrong-preset = { $part } { $value } is not { $least } to { $most }.

# What an editor of positions calls the fields that are no pieces.
field-players-colour = colour
field-players-colour-0 = white
field-players-colour-1 = red
field-players-colour-2 = black
field-players-reserve =
    { $number ->
        [1] white counters left
        [2] red counters left
       *[3] black counters left
    }
field-players-total = counters left in finished games
field-players-wins = games won
field-phase-lay = lay tiles
field-phase-choose = choose colours
field-phase-place = place pawns
field-phase-move = move pawns
field-phase-give = hand out counters
field-quiet = Turns without a new counter
field-owed = Who is still to be handed a counter
field-games = Finished games
field-replays = Ties played again

# Why a move is better than another.
because-left =
    { $number ->
        [1] You have one counter left then, rather than { $rather }.
       *[other] You have { $number } counters left then, rather than { $rather }.
    }
because-left-other =
    { $number ->
        [1] { $whom } has one counter left then, rather than { $rather }.
       *[other] { $whom } has { $number } counters left then, rather than { $rather }.
    }
because-near = Squares in your reach that take a counter: { $number }, rather than { $rather }.
because-near-other = Squares in { $whom }’s reach that take a counter: { $number }, rather than { $rather }.
because-far = Squares within two moves of yours that take a counter: { $number }, rather than { $rather }.
because-far-other = Squares within two moves of { $whom } that take a counter: { $number }, rather than { $rather }.
because-jump = You can pass over a pawn next, and be rid of two counters at once.
because-jump-other = { $whom } cannot pass over a pawn next.
