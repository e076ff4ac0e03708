# Granny's Pills

summary = Take three pills as they lie and sort them into your day, colour for colour.
picture-1 = Take three pills that hang together and put them into your day as they lay.
picture-2 = The colour must be that of your prescription; the right shape brings a point more.
picture-3 = One round for each player; the highest total wins.

# Options
option-forms = Forms
    .help = all: rows, columns and corners; straight: no corners
option-forms-all = all
option-forms-straight = straight
option-view = View
    .help = common: all see the grid alike; around: turned, as around a table
option-view-common = common
option-view-around = around
option-single = Single pill
    .help = always: whenever you like; forced: only if no three can be taken
option-single-always = always
option-single-forced = forced
option-cycles = Cycles at most
    .help = cycles after which a round ends in any case
option-cycles-none = none
option-colours = Wrong colours
    .help = refuse: not allowed; trust: allowed, but they cost the round
option-colours-refuse = refuse
option-colours-trust = trust
option-tiebreak = Equal totals
    .help = shared: all win; best-round: the better best round wins
option-tiebreak-shared = shared
option-tiebreak-best-round = best round
option-limit = Time limit
    .help = seconds for a turn
option-limit-none = none

# The table. Shapes are 1 round, 2 capsule, 3 oval, 4 lozenge.
pill =
    { $colour ->
        [B] blue
        [G] green
        [Y] yellow
       *[R] red
    } { $shape ->
        [1] round
        [2] capsule
        [3] oval
       *[4] lozenge
    }
    .short =
        { $shape ->
            [1] r
            [2] c
            [3] o
           *[4] l
        }{ $colour ->
            [B] b
            [G] g
            [Y] y
           *[R] r
        }
chosen = { $pill }, chosen
stacked = { $pill }, { $height } high
empty = empty
grid = The grid of pills
bag = Bag
bag-left =
    bag, { $pills ->
        [one] 1 pill
       *[other] { $pills } pills
    }
schedule-of =
    { $whose-is ->
        [me] Your schedule and prescription
       *[other] Schedule and prescription of { $whose }
    }
prescription =
    { $whose-is ->
        [me] your prescription
       *[other] prescription of { $whose }
    }: { $first }; { $second }; { $third }
prescribed = { $left }, { $middle }, { $right }
prescription-down =
    { $whose-is ->
        [me] your prescription
       *[other] prescription of { $whose }
    }: face down
space = row { $row }, column { $column }, { $holds }
schedule-space = schedule row { $row }, column { $column }, { $holds }
schedule-space-for = schedule row { $row }, column { $column }, for { $asked }, { $holds }
round = round { $round }
round-so-far = round { $round } so far
full = full
spaces-empty = { $spaces } empty
wrong-colour = a wrong colour
round-of = Round { $round } of { $rounds }.
last-cycle = A schedule is full: this is the last cycle.
time-for-a-turn = Turn

# What to do
swap-or-choose = Choose three pills that touch. Before, you may swap two.
choose-pills = Choose three pills that touch.
place-three = Touch where the first of the three goes, or choose others.
place-one = Touch where the pill goes, or choose others.
pass-now = There is no pill to take: pass.
swapping = Swap two neighbours
swap = Swap { $pills }
take = Take { $pills }
take-only = Take this one alone: { $pills } ({ $gained })
place-from = Place them from row { $row }, column { $column } on
place-it-on = Place it on row { $row }, column { $column }
pass = Pass

# Why not
swap-once = You may swap once in a turn, and only before you choose pills.
swap-empty = Swap two pills: one of these spaces is empty.
straight-only = Only three in a row or in a column may be taken in this game.
fit-nowhere = { $pills }: nowhere do these colours fit your prescription.
colours-wrong = The colours do not fit the prescription there.
colour-wrong = The colour does not fit the prescription there.
three-possible = Three pills can be taken, at least after a swap: a single one is not allowed.
pass-with-pills = There are pills to take: you may not pass.
space-empty = One of these spaces is empty.
changed-enough = You have changed your choice often enough: place the pills now.
choose-first = Choose pills on the grid first.
not-as-they-lie = They cannot go there as they lie.
chosen-already = You have chosen these already: place them, or choose others.
no-such-form = There are no three spaces of this form there.
not-now = That cannot be done now.

# What happened
swaps =
    { $who-is ->
        [me] You swap { $pills }.
       *[other] { $who } swaps { $pills }.
    }
chooses =
    { $who-is ->
        [me] You choose { $pills }.
       *[other] { $who } chooses { $pills }.
    }
chooses-only =
    { $who-is ->
        [me] You choose only { $pills }.
       *[other] { $who } chooses only { $pills }.
    }
places =
    { $who-is ->
        [me] You place { $pills }: { $gained }.
       *[other] { $who } places { $pills }: { $gained }.
    }
passes =
    { $who-is ->
        [me] You find no pill to take and pass.
       *[other] { $who } finds no pill to take and passes.
    }
no-time-left =
    { $who-is ->
        [me] You have no time left.
       *[other] { $who } has no time left.
    }
schedule-full =
    { $whose-is ->
        [me] Your schedule
       *[other] { $whose }'s schedule
    } is full: this is the last cycle of the round.
turned-up =
    { $whose-is ->
        [me] Your prescription is turned up.
       *[other] { $whose }'s prescription is turned up.
    }
round-over = Round { $round } is over: { $scores }.
seat-points =
    { $who-is ->
        [me] you { $points }
       *[other] { $who } { $points }
    }
