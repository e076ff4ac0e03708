# What the terminal says besides what games say.

player = Player { $number }
bot = Bot { $number } ({ $level ->
    [first_steps] first steps
    [gentle] gentle
    [casual] casual
    [club] club
    [expert] expert
   *[other] { $level }
})
commitment = Seed commitment: { $hash }
seed-was = The seed was { $seed }.
alone = { $who }, press Enter when nobody else is looking …
several = Begin with the seat's number, e.g. 1: bid 4
help = Type a number, an action as in the rules, or: b (back), m (all moves), u (undo), hint, r CLAUSE (rule), q (quit).
written = Written to { $file }.
keys = Enter touch · Esc let go · u undo · l log · r rules · ? keys · q quit
    .all =
        Arrows  walk from place to place
        Tab     go to the next that may be touched
        Enter, space, mouse  touch
        Esc     let go, or close this page
        h       a hint
        d       when it is over: what decisions were worth
        u       take your last move back
        l       what happened
        b, n    look back a move, and on again
        r       the rules; after a refusal, its clause first
        m       all that you may do
        p       players and scores
        s       let the other person act, where both may
        t       dark or light
        PgUp, PgDn  leaf through a page
        q       leave the table

        {"["} ] or a double line: may be touched. « » or a thick line: in hand.
        ‹ › or a dotted line: happened last. ▶ ◀: here you are.
        ! ! or a block line: the hint.
    .ends =
        A match may end early:
        x       resign
        o       offer a draw
        c       call the match off
        y, n    yes or no, when you are asked

        {"["}4:59]  a clock that runs; 5:00 is one that stands
enter-does = Enter: { $what }
press-again = Press q again to leave the table.
resign-sure = Resign? y yes · n no
call-off-sure = Call the match off? y yes · n no
all-agree = Do you all agree? y yes · n no
draw-alone = There is nobody to offer a draw to.
help-ends = The match ends early by: resign, draw (offer one), call off.
time-left = { $who }: { $left } left
time-runs = { $who }: { $left } left, the clock runs
no-moves = There is nothing for you to do now.
hint-asked = A hint is being thought about …
hint-do = Best: { $what } [{ $action }].
hint-brings = Best: { $what } [{ $action }] ({ $points }).
hint-wait = Better wait for now.
hint-even = Something else would be as good.
hint-better = A little better than anything else.
hint-clear = Clearly better than anything else.
hint-chance = Chances of winning: about { $chance }%.
hint-chance-ahead = Chances of winning: about { $chance }%, { $more } more than with the next best.
hint-company = There are no hints where others play.
keys-over = d decisions · b, n look back · l log · ? keys · q quit
review-of =
    { $whose-is ->
        [me] Your decisions
       *[other] Decisions of { $whose }
    }
review-early = Decisions are judged once the match is over.
review-never = Nobody can judge these decisions.
review-going = { $done } of { $total } decisions looked at …
review-none = There was nothing to decide.
review-sum = { $good } of { $total } decisions were as good as any.
review-sum-right = { $good } of { $total } decisions were right.
review-chances = Chances of winning: { $curve }
review-move = Move { $number }
review-decided = cost most
review-better = Better: { $what }
turn-none = As it lies
turn-right = Turn right
turn-round = Turn round
turn-left = Turn left
edge-tic = Tic
edge-single = Single
edge-nic = Nic
try-it = try it in your mind
trying = { $steps ->
    [one] Tried in your mind: { $steps } step. Nobody sees it.
   *[other] Tried in your mind: { $steps } steps. Nobody sees it.
}
past = You are looking back: after move { $number } of { $count }. Esc: back to now.
no-past = That moment is not shown again: remembering is the game.
lesson-over = That is how it goes; the rest comes by playing: parlour play { $game }
lesson-on = Press Enter to go on.
arena-bot = Bot
arena-rating = Rating ± 95 %
arena-share = Victories over the one below (95 %)
arena-games = Games
arena-pair = { $strong } over { $weak }
arena-title = { $game }, { $players } seats, seed { $seed } { $options }
arena-bounds = Bounds of shares hold whenever one stops; ratings vary by deals.
arena-faults = { $games ->
    [one] One game was lost by a fault: { $first }
   *[other] { $games } games were lost by faults, the first: { $first }
}
arena-late = Lost on time: { $bots }
arena-stopped = Broken off; the same command goes on where games were written.
stopped-unkept = Broken off, and nothing was kept; with --out FILE the same command goes on.
stopped = Stopped.
simulate-matches = Matches
simulate-length = Length, actions
simulate-branching = Legal actions at a decision
simulate-leads = Changes of the lead
simulate-ties = Shared victories
simulate-nobody = Without a winner
simulate-clocks = Clocks run out, a match
simulate-seat = Victories of seat { $seat }
simulate-late = Out of time, seat { $seat }
tune-title = { $game }, { $players } seats{ $options }: { $aims }
tune-searching = Variants tried, matches
tune-checking = Found variants on unseen deals, matches
tune-usually = usual game
tune-here = this variant
tune-imbalance = Furthest seat from a fair share
tune-length = Length, actions
tune-skill = Victories of the stronger bot
tune-lead_changes = Changes of the lead
tune-ahead_from = Winner ahead for good after
tune-decided = Won by one seat alone
tune-branching = Legal actions at a decision
tune-change = { $aim }: { $verdict ->
    [better] surely better
    [worse] surely worse
   *[unsure] not sure
}
tune-kept = { $sure ->
    [yes] { $bound }: surely kept
   *[no] { $bound }: kept, not sure
}
tune-broken = { $sure ->
    [yes] { $bound }: surely not kept
   *[no] { $bound }: not kept, not sure
}
tune-sure = All figures are of deals that nothing was chosen by, with 95 % intervals. With a chance of 95 % everything called sure is so, corrected for the number of comparisons, { $questions } (Holm).
tune-none = Of { $tried } variants none did better than the usual game.
tune-usual-breaks = The usual game does not keep { $bound }.
puzzles-of = Puzzles of { $date }, from { $easy } (very easy) to { $hard } (very hard):
puzzles-solve = Solve one by its name, as: { $command } { $game }
practice-next = Next: { $command }
puzzle-typing = Type the number of what you want to touch, then the number of where it goes. Or type: hint (the best move), u (take your move back), b (let go), m (all moves, each with what to type for it), r and the number of a rule, h (this help), q (quit).
puzzle-solved = Solved: { $value }.
puzzle-best = Solved: { $value }. Nothing better is possible.
puzzle-not-yet = Not yet: { $value }. Take back with u and look for better.
puzzle-failed = That did not work: take back with u.
puzzle-lost = The goal is out of reach from here: take back with u.

# The exam.
exam-making = Questions
exam-made = Exam of { $date }: { $questions } questions, { $exact } of them with proved values. SHA-256 { $digest }
exam-game = Game
exam-questions = Questions
exam-regret = Regret (95 %)
exam-judged = Bounds
exam-scale = Regret: the chance to win given away, from 0 to 1. Bounds: as far as the values are known.
exam-faults = No answer
exam-all = All games
exam-fault = { $question }, { $form }: { $fault }
exam-gap = Disguised less plain, { $questions } pairs: { $gap }
exam-number = Number:
exam-again = Type one of the numbers before the actions; Ctrl-C leaves.
exam-stopped = Broken off; the same command goes on where answers were written.
