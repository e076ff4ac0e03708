# Granny's Pills

summary = Take three pills as they lie and sort them into your day, colour for colour.
picture-1 = Take three pills that hang together and put them into your day as they lay.
picture-2 = The colour must be that of your prescription; the right shape brings a point more.
picture-3 = One round for each player; the highest total wins.

# Options
option-forms = Forms
    .help = all: rows, columns and corners; straight: no corners
option-forms-all = all
    .does = Three in a row, in a column, or around a corner.
option-forms-straight = straight
    .does = Three in a row or in a column; corners are not allowed.
option-view = View
    .help = common: all see the grid alike; around: turned, as around a table
option-view-common = common
    .does = All see the grid the same way up.
option-view-around = around
    .does = You see the grid from your own side of the table, so it is turned for the others.
option-single = Single pill
    .help = always: whenever you like; forced: only if no three can be taken
option-single-always = always
    .does = You may take a single pill whenever you like.
option-single-forced = forced
    .does = You may take a single pill only if no three can be taken.
option-cycles = Cycles at most
    .help = cycles after which a round ends in any case
option-cycles-none = none
    .does = A round lasts until a schedule is full.
option-colours = Wrong colours
    .help = refuse: not allowed; trust: allowed, but they cost the round
option-colours-refuse = refuse
    .does = Pills of a wrong colour cannot be placed.
option-colours-trust = trust
    .does = Nothing warns you: one wrong colour at the end makes your round worth 0.
option-tiebreak = Equal totals
    .help = shared: all win; best-round: the better best round wins
option-tiebreak-shared = shared
    .does = Equal totals share the win.
option-tiebreak-best-round = best round
    .does = Of equal totals the better best round wins.
option-limit = Time limit
    .help = seconds for a turn
option-limit-none = none
    .does = Take all the time you like.

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
schedule-at =
    { $space ->
        [1] top left
        [2] top middle
        [3] top right
        [4] middle left
        [5] the centre
        [6] middle right
        [7] bottom left
        [8] bottom middle
       *[9] bottom right
    }
schedule-space = schedule, { $where }, { $holds }
schedule-space-for = schedule, { $where }, for { $asked }, { $holds }
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
open-swap = Swap two pills first
open-three = Take three pills at once
open-one = Take a single pill
place-from = Place them, the first at { $where }
place-it-on = Place it at { $where }
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

# Looking back
review-then = Then: { $what }

# The lesson.
lesson-three = Fill your schedule as your prescription asks: the colours must be right. Take three pills that hang together: in the fourth column, the { $first }, the { $second } below it and the { $third } below that.
lesson-place = They keep their form and go where all three colours are right. Touch the space for the first of them, the middle of the top row.
lesson-swap = Once a turn, before you take, you may swap two neighbours. Touch Swap, then the { $first } in the second column and the { $second } below it.
lesson-again = Now three of them stand as your left column wants them: take the { $first }, the { $second } and the { $third }.
lesson-there = Place them: the first goes to the top left.
lesson-colour-shape = A right colour is worth 1 point, a right shape 1 more. A space with more than one pill loses 1.
lesson-one = One space is empty, for a { $wanted }. Instead of three pills you may take just one: touch that pill in the first column, then the button that says so.
lesson-last = Put it into the empty space.
lesson-full = Your schedule is full: everybody else has one more turn, then the round is counted. There is a round for each player, and the highest sum wins.

# The guide
guide = Granny’s day has nine spaces, and a prescription says which pill belongs where. You take three at a time, as they lie.
guide-three = Three pills
    .text = Take three pills of the grid that hang together by their sides: three in a row, three in a column, or a square of four without one corner. Afterwards, pills from the bag fill the gaps.
    .shows = The three marked pills form a column.
guide-place = Placing them
    .text = They go into your schedule as they lay, neither turned nor flipped. Every pill must have the colour that your prescription shows for its space; the shape may differ.
    .shows = Left the schedule, right the prescription. All three colours are right, and the lowest pill has the right shape, too.
guide-swap = Swapping
    .text = Once a turn, before you take pills, you may swap two that lie side by side or one below the other.
    .shows = The marked pills can change places.
guide-one = One pill
    .text = Instead of three you may take a single pill. It goes on an empty space or on top of another pill, in the right colour.
    .shows = The marked pill is what the marked empty space wants.
guide-count = Counting
    .text = Each space counts 1 point for the right colour and 1 more for the right shape. Only the top pill of a stack counts, and a stack costs 1 point.
    .shows = The marked space holds two pills: the colour is right, the shape is not, and the stack costs a point. 0 in all.
guide-end = The end
    .text = When a schedule is full, the others who have not had their turn in this cycle still take it. Then the round is counted, and everybody gets a new prescription. There is a round for each player, and the highest sum wins.
    .shows = A full schedule ends the round.

# Puzzles.
puzzle-name = Most points in one turn
puzzle-goal = Find the one turn after which your schedule has the most points. You may swap two pills first.
puzzle-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
full-name = Fill the schedule
full-goal = Swap two pills, then fill your whole schedule in this very turn. Only one turn does it.
full-value =
    { $value ->
        [9] all nine spaces filled
        [one] { $value } space filled
       *[other] { $value } spaces filled
    }

# Photographs of printed pieces.
photograph = Lay the grid of pills, and under it the prescriptions in a row, that of the first seat on the left.

# The score sheet of the companion.
sheet-ended = The round ended because
sheet-ended-full = a schedule is full
sheet-ended-passes = everybody passed
sheet-ended-cycles = its cycles are over
sheet-wrong = A wrong colour on top
sheet-colours_right = Spaces of the right colour
sheet-shapes_right = … and of the right shape
sheet-stacks = Spaces with a stack
sheet-timer-turn = Your turn
sheet-not-shapes = A shape counts only where the colour is right.
sheet-not-stacks = There are not more stacks than spaces with pills.
sheet-not-full = A round ends when somebody has nine right colours, and then it has ended.
sheet-not-cycles = You have agreed on no number of cycles.

# What referees say of positions that no match comes to: the sentences of position.py.
wrong-pill = { $pill } is no pill; pills are written like G4, an empty space as a point.
wrong-chosen = Pills are chosen in the placing phases, and only then.
wrong-rounds = As many rounds as players, for everybody alike.
wrong-no-prescription = { $who }: prescription is missing.
wrong-prescriptions = Prescriptions are drawn once in a game, one a round and seat.
wrong-pill-times = { $pill } lies { $times } times; there are { $there }.
wrong-tags = Tags go with the pills one by one, 0 with an empty space of the grid.
wrong-tags-own = Tags: every pill has one of its own.
wrong-chosen-kind = { $action } does not lead to phase { $phase }.
wrong-chosen-rule = { $action } is not possible.
wrong-no-turn = { $who } has had no turn in this round.
wrong-colour-asked = A pill of { $who } has not the colour asked for.
wrong-passes = The round ends when all have passed.
wrong-pass = Nobody passes while there is a pill to take.
wrong-swapped = Two pills are swapped, and lie there still.
wrong-changes = A choice is changed while pills are chosen.
wrong-cycle = After so many cycles the round is over.
wrong-full = No cycle begins after a schedule was filled.
wrong-cycle-pills = Every turn takes a pill, or passes if there is none.

# What an editor of positions calls the fields that are no pieces.
field-phase-choose = choose pills
field-phase-placeThree = place three pills
field-phase-placeOne = place one pill
field-swapped = Two pills were swapped
field-changes = Changes of the choice
field-cycle = Finished cycles of this round
field-turns = Turns begun
