# Queen of the Ticcitories

summary = Pick a card, lay it well, and mind the number it gives you in the next round.
picture-1 = Pick a card from the line and lay it in your own grid.
picture-2 = Cards side by side that share two things bring 2 points, and strangers cost one.
picture-3 = When the grids are full the highest total wins.

# Options
option-grid = Grid
    .help = cards side by side in a full grid
option-line = Line
    .help = cards in a line; more than two with two players only
option-raid = Raids
    .help = cards for other grids: one raid in the game, or one for everybody
option-raid-off = off
option-raid-once = once
option-raid-each = each
option-start = Start
    .help = who chooses first: the best card drawn, by lot, or a seat counted from 0
option-start-value_draw = value draw
option-start-random = random

# The table
deck-and-lines = Deck and lines
number =
    { $line ->
        [this] number { $number } of this round
       *[next] number { $number } of the next round
    }
pawn =
    { $colour ->
        [red] red token
        [green] green token
        [blue] blue token
        [yellow] yellow token
        [black] black token
       *[white] white token
    }
token =
    { $whose-is ->
        [me] your { $token }
       *[other] { $token } of { $whose }
    }
discards = discarded: { $cards }
tics = Tics
nics = Nics
clusters = clusters
nics-made =
    { $number ->
        [one] 1 Nic
       *[other] { $number } Nics
    }
clusters-made =
    { $number ->
        [one] 1 cluster
       *[other] { $number } clusters
    }
grid-holds = { $tics }, { $nics }, { $clusters }

# What to do
drawn-for-ranking = Drawn for the ranking: { $draws }. { $order }
order = The order is { $who }.
round = Round { $round } of { $rounds }.
put-token = Put your token on a free card: its number is your place in the next round.
move-token = Move your token to a free card: its number is your place in the next round.
lay = Lay { $card } in your grid.
lay-or-raid = Lay { $card } in your grid, or start a raid.
raid-is-on = A raid is on: lay { $card } on a grid of somebody else.
choose = Choose number { $number }, { $card }
lay-in = { $card } in { $cell }
raid-in = Raid: { $card } in { $cell }
lay-beside = { $lay }, beside { $cards }: { $made }

# Why not
first-tokens = First everybody puts a token on a card of the line.
token-there = A token lies there already: choose a free card.
own-grid = Lay your card in your own grid.
lay-first = Lay your card first.
move-first = First move your token to a card of the next line.
edge-to-edge = Lay the card edge to edge with a card of the grid; corners alone do not count.
too-large = The grid would be more than { $size } cards wide or high.
must-lay-abroad = A raid is on: you must lay on a grid of somebody else.
raid-was = There was a raid already.
raid-was-yours = You have started your raid already.
last-cannot-raid = You are the last of this round: nobody could take your place at home.
had-its-card = That grid has had its card of this round: choose another.
leave-no-last = The last of this round could lay at home only: choose the grid of that player.
no-such-card = There is no such card.
taken-or-no-grid = There is a card already, or no such grid.

# What happened
chooses =
    { $who-is ->
        [me] You choose number { $number }, { $card }.
       *[other] { $who } chooses number { $number }, { $card }.
    }
lays =
    { $who-is ->
        [me] You lay { $card }: { $made }.
       *[other] { $who } lays { $card }: { $made }.
    }
raids =
    { $who-is ->
        [me] You raid the grid of { $whose } with { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } raids your grid with { $card }: { $made }.
               *[other] { $who } raids the grid of { $whose } with { $card }: { $made }.
            }
    }
must-raid =
    { $who-is ->
        [me] You must raid the grid of { $whose } with { $card }: { $made }.
       *[other]
            { $whose-is ->
                [me] { $who } must raid your grid with { $card }: { $made }.
               *[other] { $who } must raid the grid of { $whose } with { $card }: { $made }.
            }
    }
made =
    { $parts }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
for-clusters = { $points } for clusters
singles-only = Singles only
discarded = Discarded: { $cards }.
round-begins = Round { $round } of { $rounds }: { $who }.
scores =
    { $who-is ->
        [me] You: { $parts }: { $points }.
       *[other] { $who }: { $parts }: { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }
