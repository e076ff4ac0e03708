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
    .does = Everybody lays in their own grid only.
option-raid-once = once
    .does = One player, whoever is first, may start a raid: the rest of the round lays on other grids.
option-raid-each = each
    .does = Everybody may start one raid in the game, and the rest of the round lays on other grids.
option-start = Start
    .help = who chooses first: the best card drawn, by lot, or a seat
option-start-value_draw = value draw
    .does = Everybody draws a card, and the best one begins.
option-start-random = random
    .does = Lots decide; no card is shown for it.

# The table
order-now-and-next = Order: now, and next round
line-now = This round
line-next = Next round
line-discards = Discarded
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
tics = { TERM("Tics", of: "tic") }
nics = { TERM("Nics", of: "nic") }
clusters = { TERM("clusters", of: "cluster") }
nics-made =
    { $number ->
        [one] 1 { TERM("Nic", of: "nic") }
       *[other] { $number } { TERM("Nics", of: "nic") }
    }
clusters-made =
    { $number ->
        [one] 1 { TERM("cluster", of: "cluster") }
       *[other] { $number } { TERM("clusters", of: "cluster") }
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
open-number = Choose number { $number }
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
for-clusters = { $points } for { TERM("clusters", of: "cluster") }
singles-only = { TERM("Singles", of: "single") } only
discarded = Discarded: { $cards }.
round-begins = Round { $round } of { $rounds }: { $who }.
scores =
    { $who-is ->
        [me] You: { $parts }: { $points }.
       *[other] { $who }: { $parts }: { $points }.
    }
plus = { $what } +{ $points }
minus = { $what } -{ $points }

# The lesson.
lesson-choose = First you choose the card that you will lay, by your token. Your grid begins with the { $own }, and two things in common are a Tic, worth 2 points: put your token on the { $card }.
lesson-lay = Its number is your place in the round: number 1 plays first. Lay the { $card } to the right of the { $own }.
lesson-next = At once you choose again, from the next line. A good card or an early place? This time take the { $card }, though it comes second.
lesson-cluster = Three or more connected cards that all share the same two values are a cluster: it adds a point for each of its cards. Lay the { $card } to the right end of your row.
lesson-clusters = 2 for the Tic and 3 for the cluster. A fourth card like these would make it larger still.
lesson-nic = An edge where two cards share nothing is a Nic and costs a point. Your { $card } makes a Tic with the { $tic }; find the place where it touches nothing else.
lesson-full = When all grids of four by four are full, the highest total wins. Your grid never becomes wider or higher than four cards, and holes cost nothing on the way.

# The guide
guide = Round after round you choose a card and lay it in your grid. Its number is your place in the next round, so a good card may come late.
guide-choose = Choosing
    .text = Beside the deck lies a line of open cards, one for each player, numbered from the deck. In order of rank, everybody puts a token on a card that is still free. The number of your card is your place in the coming round.
    .shows = The red token lies on number 1: its owner gets this card and plays first.
guide-round = A round
    .text = As soon as all tokens are down, a second line is laid out. The lowest number takes the chosen card, lays it, and at once moves the token to a free card of the new line. Then it is the turn of the next number.
    .shows = The marked card is played first; below it, the line for the next round waits.
guide-lay = Laying a card
    .text = Your card must share an edge with a card of your grid, whatever they have in common. The grid never becomes wider or higher than four cards, but you may leave holes on the way.
    .shows = At first there are four places around the start card.
guide-tic = Tic, Single, Nic
    .text = Compare two cards: each has a number, a shape and a colour. Two of these alike make a Tic, one a Single, none a Nic. At the end every edge of your grid counts: a Tic 2 points, a Single nothing, a Nic 1 point less.
    .shows = The marked card makes a Tic with the card to its right, and a Nic with the one above: 2 points less 1.
guide-cluster = Clusters
    .text = Three or more connected cards that all share the same two values are a cluster. It adds as many points as it has cards, besides the points for its edges. A card may belong to several clusters.
    .shows = Three stars with the number 3: two Tics are worth 4 points, the cluster 3 more.
guide-end = The end
    .text = After fifteen rounds all grids are full, four rows of four. They are counted, and the highest total wins.
    .shows = A full grid: ten Tics, three Nics and two clusters.

# Puzzles.
puzzle-name = Two cards for one grid
puzzle-goal = Lay your card, choose one of the new line, and lay that one, too: bring your grid to the most points you can.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
duel-name = The last two rounds
duel-goal = Two cards each are left to lay, and the other gets one that you do not choose. Find the only way to win: lay, choose, and lay.
duel-value =
    { $value ->
        [0] no win
        [one] { $value } point ahead at the end
       *[other] { $value } points ahead at the end
    }

# Photographs of printed pieces.
photograph = A line and a grid are never on one picture, so this game cannot be read.

# The score sheet of the companion.
sheet-tics = Tics
sheet-nics = Nics
sheet-threes = Clusters of three
sheet-fours = Clusters of four
sheet-fives = Clusters of five
sheet-not-edges = A full grid has not so many edges.
sheet-not-clusters = So many clusters need more Tics: three cards take two of them.
sheet-not-types = A card has three types, so it is in three clusters at most.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-rank = Every seat once, or none at all.
wrong-start = { $who }: there is no card.
wrong-rows = { $who }: rows of one length, at most { $height } by { $width }.
wrong-edge = { $who }: leave out rows and columns without a card.
wrong-apart = { $who }: a card shares no edge with the others.
wrong-rounds = There are { $rounds }.
wrong-line-length = { $length } places at most, none before the first round.
wrong-next = { $count } cards.
wrong-discards = No card is left over in a line as long as this.
wrong-token = Every seat of this game has one token.
wrong-deck = Too few cards for the lines to come.
wrong-over = The game is over when the last card is laid, and not before.
wrong-choose = First all tokens are put down in the order of rank.
wrong-next-rank = The next in rank chooses.
wrong-turn = Somebody must have the turn.
wrong-tokens = Every token lies on one of the lines.
wrong-no-line = There is no other line to choose from.
wrong-lowest = The lowest number that bears a token plays.
wrong-gone = Only the card just laid is gone from under its token.
wrong-nobody = A card that nobody chose is not in this round's line.
wrong-one-each = Every grid gets one card in each round.
wrong-home = Without a raid everybody lays at home.
wrong-raid-last = The last of a raid needs a grid to lay on.
wrong-raiding = Somebody must have started the raid, in a round.
wrong-raiders = Every seat once.
wrong-raid-many = Not so many with raid = { $raid }.
wrong-drawn-rank = Everybody drew another card for the ranking, or nobody did.
wrong-drawn-deck = The cards drawn for the ranking lie under it.
wrong-drawn-best = The best card drawn comes first, and so on.
wrong-line-two = { $line } is for two players; now it is { $players }.
wrong-grid-cards = { $players } grids of { $height } by { $width } need more than { $cards } cards.

# What an editor of positions calls the fields that are no pieces.
field-phase-choose = choose from the next line
field-phase-lay = lay cards
field-rounds = Rounds begun
field-raiding = There is a raid in this round
field-rank = Ranking, the best first
field-raiders = Who has raided already

# Why a choice is better than another.
because-gain = The cards you have chosen can bring { $number } points, rather than { $rather }.
because-gain-other = The cards { $whom } has chosen can bring { $number } points, rather than { $rather }.
because-choice = The best card left for you can bring { $number } points, rather than { $rather }.
because-choice-other = The best card left for { $whom } can bring { $number } points, rather than { $rather }.
because-nooks = Free cells of your grid beside two cards or more: { $number }, rather than { $rather }.
because-nooks-other = Free cells of { $whom }’s grid beside two cards or more: { $number }, rather than { $rather }.
because-tics = Tics in your grid: { $number }, rather than { $rather }.
because-tics-other = Tics in { $whom }’s grid: { $number }, rather than { $rather }.
because-early = You come earlier in the next round.
because-early-other = { $whom } comes later in the next round.
