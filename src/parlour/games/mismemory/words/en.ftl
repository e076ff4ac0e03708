# Mismemory

summary = Turn two tiles of a suit, keep one in secret, and remember where the others went.
picture-1 = Turn up two tiles. Everybody may look.
picture-2 = Two of one suit: keep one in secret, and put the other into any gap.
picture-3 = The first to own 0 (null), A (ace), 2, 3, 4 and 5 wins.

# Options
option-grid = Grid
    .help = rows by columns; 5x5 has a gap in the centre; custom: as listed in cells
option-grid-4x6 = 4×6
    .does = Four rows of six tiles.
option-grid-6x4 = 6×4
    .does = Six rows of four tiles.
option-grid-5x5 = 5×5
    .does = Five rows of five, with a gap in the centre from the beginning.
option-grid-2x12 = 2×12
    .does = Two long rows of twelve tiles.
option-grid-12x2 = 12×2
    .does = Twelve short rows of two tiles.
option-grid-line = line
    .does = All tiles in one line: hard to keep apart.
option-grid-custom = custom
    .does = The cells that you list below.
option-cells = Cells
    .help = for a custom grid: 24 to 36 cells as [row, column]
option-flip = Turning up
    .help = sequential: the second tile after seeing the first; together: both at once
option-flip-sequential = sequential
    .does = You see the first tile before you choose the second.
option-flip-together = together
    .does = You name both tiles before either is turned up.
option-show = Show
    .help = seconds after which two different suits are turned back
option-memory = Own tiles
    .help = open: look at them; blind: nobody may
option-memory-open = open
    .does = You may look at your own tiles at any time.
option-memory-blind = blind
    .does = Nobody may look at collected tiles, not even their own.
option-discipline = Discipline
    .help = enforced: no number twice; honour: anything, but challenges. Blind is honour
option-discipline-enforced = enforced
    .does = Nobody can own a number twice, so there are no challenges.
option-discipline-honour = honour
    .does = Nothing warns you of a number you own, and others may challenge you.
option-survivor = Last player
    .help = show: wins without a repeat; wins: at once; continues: plays on alone
option-survivor-show = show
    .does = The last player left shows all tiles, and wins only without a repeat.
option-survivor-wins = wins
    .does = The last player left wins at once.
option-survivor-continues = continues
    .does = The last player left plays on alone.
option-stall = Stall
    .help = turns per player without a collection until the game ends
option-stall_result = After a stall
    .help = most: most numbers win; draw: nobody does
option-stall_result-most = most
    .does = All show their tiles, and the most different numbers win.
option-stall_result-draw = draw
    .does = Nobody wins.

# The table. "named" adds the name of a tile where it may be told, else nothing.
grid = The grid
to-put-back = To put back
tile-up = { $tile }, face up
tile-in-hand = In hand, to put back
tiles-of =
    { $whose-is ->
        [me] Your tiles
       *[other] Tiles of { $whose }
    }
tiles-with-number = { $tiles }
tile =
    { $suit ->
        [S] sun
        [M] moon
        [C] crown
       *[K] arms
    } { $number ->
        [0] null
        [1] ace
       *[other] { $number }
    }
    .short =
        { $suit ->
            [S] s
            [M] m
            [C] c
           *[K] a
        }{ $number ->
            [0] n
            [1] a
           *[other] { $number }
        }
tile-or =
    { $suit ->
        [S] sun
        [M] moon
        [C] crown
       *[K] arms
    } { $number ->
        [0] null
        [1] ace
       *[other] { $number }
    } or { $other ->
        [0] null
        [1] ace
       *[other] { $other }
    }
    .short =
        { $suit ->
            [S] s
            [M] m
            [C] c
           *[K] a
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
        [me] your { $tile }
       *[other] { $tile } of { $whose }
    }
face-down = tile, face down
gap = gap
named = { " " }({ $tile })
space = row { $row }, column { $column }{ $named }
space-holds = row { $row }, column { $column }, { $holds }
slot = place { $slot }
slot-empty = place { $slot }, empty
wanted =
    still wanted: { $number ->
        [0] null
        [1] ace
       *[other] { $number }
    }
tiles = tiles
different-numbers = different numbers
of-six = { $tiles } of six
out = out
look = Look

# What to do
turn-up-two = Turn up two tiles.
turn-up-another = Turn up another tile.
one-suit = One suit: keep one of them, or turn both back.
two-suits = Two suits: remember them, then turn both back.
put-the-other = Put the other tile face down into a gap.
stalling =
    { $turns ->
        [1] Unless somebody keeps a tile, this is the last turn.
       *[other] Unless somebody keeps a tile, { $turns } turns are left.
    }
put-one-back = Put one of the shown tiles into a gap.
putting-back = { $who } puts a tile back.
turn-up = Turn up { $spaces }
keep = Keep { $tile }
decline = Turn both back
put-it-on = Put it on { $space }
put-on = Put { $tile } on { $space }
challenge = Challenge { $whom }

# Why not
first-turn-up = First turn up two tiles.
both-together = Turn up two tiles together.
one-by-one = Turn up one tile, then another.
two-different = Turn up two different tiles: one of these spaces is a gap or face up already.
two-are-up = Two tiles are up already: keep one of a pair, or decline.
suits-differ = They are of different suits: neither can be kept.
number-owned = You own that number already.
into-a-gap = Put it into a gap.
into-a-gap-from-hand = Put the tile in your hand into a gap.
putting-back-first = It is for { $who } to put a tile back.
no-challenges = Nobody can own a number twice in this game: there are no challenges.
not-active = Only players who still take part challenge and are challenged.
challenge-yourself = You cannot challenge yourself.
in-hand = Wait until all tiles in hand have been placed.
too-few = Only a player with two tiles or more can be challenged.

# What happened
turns-up =
    { $who-is ->
        [me] You turn up { $spaces }.
       *[other] { $who } turns up { $spaces }.
    }
turned-back = Both tiles are turned back.
declines =
    { $who-is ->
        [me] You turn both tiles back.
       *[other] { $who } turns both tiles back.
    }
keeps =
    { $who-is ->
        [me] You keep
       *[other] { $who } keeps
    } one of the two tiles{ $named }.
puts-the-other =
    { $who-is ->
        [me] You put
       *[other] { $who } puts
    } the other on { $space }.
puts-back =
    { $who-is ->
        [me] You put
       *[other] { $who } puts
    } a tile{ $named } back on { $space }.
challenges =
    { $who-is ->
        [me] You challenge { $whom }.
       *[other] { $whom-is ->
            [me] { $who } challenges you.
           *[other] { $who } challenges { $whom }.
        }
    }
is-out =
    { $who-is ->
        [me] You own a number twice and are out.
       *[other] { $who } owns a number twice and is out.
    }
shown =
    { $tiles ->
        [one] 1 tile is shown and put back by the others.
       *[other] { $tiles } tiles are shown and put back by the others.
    }
six-numbers =
    { $who-is ->
        [me] You have all six numbers.
       *[other] { $who } has all six numbers.
    }
all-different =
    { $who-is ->
        [me] Your tiles are all different: the challenge was wrong.
       *[other] The tiles of { $who } are all different: the challenge was wrong.
    }
others-out = Everybody else is out.
all-out = Everybody is out.
stalled = Nobody kept a tile for { $turns } turns each, and all show theirs.
nobody-wins = A draw: nobody wins.
won =
    { $who-is ->
        [me] You win.
        [several] { $who } share the win.
       *[other] { $who } wins.
    }

# The lesson.
lesson-flip = You want six tiles with the numbers 0 (null), A (ace), 2, 3, 4 and 5. On your turn you turn up two tiles, and everybody looks. Turn up the first one, top left.
lesson-second = A null of suns. Now turn up the tile to the right of it.
lesson-keep = Both are suns: of two tiles of one suit you may keep one, and nobody else learns which. Keep the null.
lesson-back = The other one goes back face down into any gap. You alone know what lies there now. Put it back to the right.
lesson-remember = The bot turned up two suits and had to turn them back, but you have seen them. The ace in the corner is of suns, too: turn it up.
lesson-alone = Which tile of suns do you know besides? The one that you put back yourself.
lesson-choose = You own the null, so either number is new to you. Keep the ace.
lesson-gap = Three gaps to choose from. Put the other one where the ace lay.
lesson-run = Two of six. Nobody may own a number twice, and whoever first has all six wins.

# The guide
guide = Twenty-four tiles lie face down. You collect the numbers null to 5, but the tiles do not stay where you saw them.
guide-goal = The goal
    .text = Be the first to own six tiles with the numbers 0 (null), A (ace), 2, 3, 4 and 5. Their suits do not matter.
    .shows = Six tiles, each number once: this player has won.
guide-turn = On your turn
    .text = Turn up two tiles, one after the other; everybody looks. If they are of one suit you may keep one of them, provided you do not own its number. Otherwise, or if you would rather not, turn both back.
    .shows = Two suns: one of them may be kept.
guide-keep = Keeping one
    .text = Nobody else learns which one you keep. The other one goes back face down into whichever gap you like, and only you know what lies there.
    .shows = One of the two suns was kept, the other put back. The other marked space is a gap now.
guide-twice = No number twice
    .text = Twice the same number puts you out. You may look at your own tiles at any time, unless you play blind. With the usual rules you are not even offered a number you own.
    .shows = The null is owned already. Of the two suns turned up, the 3 and the ace, either may be kept.
guide-challenge = Playing on trust
    .text = In the blind game, and wherever honour is agreed on, nothing warns you. Then you may challenge another player: all tiles are shown. With a number twice that player is out; without one, that player wins on the spot.
    .shows = Only its owner knows what this tile is.

# Puzzles.
sure-goal = You remember every tile. Where one shows two numbers, its pair was split in secret; nobody owns a number twice. Turn up two tiles that surely complete your six numbers.
sure-value =
    { $value ->
        [100] all six numbers, for sure
        [0] never all six numbers
       *[other] all six numbers in { $value } of 100 cases
    }

# Photographs of printed pieces.
photograph = Turn all tiles face up in the shape of your grid: 4 × 6, 6 × 4, 2 × 12, 12 × 2, or 5 × 5 with its gap.

# The score sheet of the companion.
sheet-ended = How it ended
sheet-ended-six = somebody has all six
sheet-ended-challenge = a wrong challenge
sheet-ended-last = one left, or nobody
sheet-ended-stall = nobody collected any more
sheet-ended-alone = the last one gave up alone
sheet-winner = Who won by it
sheet-disqualified = Disqualified
sheet-numbers = Different numbers
sheet-not-six = All six numbers end the game at once, and win.
sheet-not-nobody-six = Say who has all six.
sheet-not-tiles = At least eight tiles always stay in the grid.
sheet-not-out = Who is disqualified cannot win.
sheet-not-last = All but the winner are disqualified then; without a winner, all are.
sheet-not-challenge = After a wrong challenge the one who was challenged has won.
sheet-not-stall = Then the numbers decide: choose nobody.
sheet-not-alone = That needs the option to play on alone, and all others disqualified.
sheet-not-honest = With enforced numbers nobody is challenged or disqualified.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-tile = { $tile } is no tile; tiles are written like S0, MA or K5, a gap as a point.
wrong-spaces = { $spaces } spaces, not { $found }.
wrong-tags = Tags: every tile has one of its own, at most last_tag, and a gap has 0.
wrong-seen = A tile is missing: this is what a seat may see, not a complete position.
wrong-places = { $tile } lies in { $times } places.
wrong-missing = { $count } tiles are missing.
wrong-own-gap = A gap is no tile to own.
wrong-tag-lists = Tags: one for each space, shown_tags one for each tile shown.
wrong-memory-lists = Memory: known, seen_at and source have an entry for each space.
wrong-tile-lists = Tags, pairs and resolved go with the tiles one by one.
wrong-up = There is no tile on such a space.
wrong-resumed = After putting back a turn goes on in phase flip or shown.
wrong-up-phase = Two different tiles in phase shown, none or the first before.
wrong-hand = A tile is in hand in phase place, and only then.
wrong-placer-tiles = Whoever places has just collected.
wrong-placer = Tiles are put back in phase replace, and only then.
wrong-shown = Tiles are put back in phase replace.
wrong-pair = The pair and the rest of it do not agree with { $tile }.
wrong-source = Memory: source names a tile that nobody owns.
wrong-known = That does not lie on space { $space }.
wrong-seen-at = Nothing was seen in a turn to come.
wrong-secret = The tile on space { $space } was not put back in secret.
wrong-rest = A pair has one rest.
wrong-out = Nobody is disqualified where no number can repeat.
wrong-shown-whose = Only the tiles of a disqualified player are put back.
wrong-twice = { $who } owns a number twice.
wrong-tiles-back = The tiles of { $who } go back, it is disqualified.
wrong-six = Whoever owns six tiles has shown them, but { $who }.
wrong-winners = Different seats that are not disqualified.
wrong-winners-early = The game is not over.
wrong-survivor = With the last player but one disqualified the game is over.
wrong-out-turn = Whoever is disqualified takes no further part.
wrong-quiet = After so many turns without a collection the game is over.
wrong-cells-named = Only a custom grid has cells of its own.
wrong-cells = 24 to 36 different cells, not { $count }.
wrong-cells-far = Rows and columns are 0 to 35.

# What an editor of positions calls the fields that are no pieces.
field-players-out = disqualified
field-phase-flip = turn tiles up
field-phase-shown = choose one of the two tiles
field-phase-place = place the other tile
field-phase-replace = put tiles back
field-placer = Who puts tiles back
field-resumed = What is to be done after that
field-resumed-flip = turn tiles up
field-resumed-shown = choose one of the two tiles
field-resumed-place = place the other tile
field-resumed-replace = put tiles back
field-resumed-over = nothing: the game is over
field-quiet = Turns without a collected tile
field-winners = Who has won
field-turns = Turns so far
