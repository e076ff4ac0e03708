## The bar

home = Parlour, all games
to-light = Switch to light
to-dark = Switch to dark
language = Language
cancel = Cancel
close = Close
skip = Skip the bar
settings = Settings

## The shelf

yours-heading = Your games
yours-turn = Your turn
yours-waiting = Waiting for { $who }
yours-open = Waiting for players
yours-with = with { $names }
yours-alone = alone
yours-alone-long = Goes from here on { $day }
yours-title = ({ $count }) Parlour
shelf-offline = You are offline: this is what was here when you last looked. Your games wait for you.
today = Today
today-learn = Learn one in a minute
today-solved = { $count } solved
today-open = New every day
shelf-learnt = learnt
shelf-heading = What shall we play?
shelf-icons = Icons of Pivot Pawns by the artists of game-icons.net, CC BY 3.0
try-again = Try again
warming = Getting the games ready: { $done } of { $total }
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $least }–{ $most } players
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
ages = ages { $ages }+
by-designer = by { $name }

## Pages without a game

lost-heading = Nothing here
lost-link = Go to the games.
broken-heading = This page could not be shown
broken-text = A part of it is missing, perhaps since Parlour has just been renewed. Nothing of your game is lost.
broken-reload = Load it again
missing-heading = No such table
missing-text = The link may be mistyped, or the table was cleared away.
missing-link = Start a new game.
going = Going to the table…
unanswered = The parlour does not answer. Trying again…

## Setting up

setup-title = New game · Parlour
table-title = { $game } · Parlour
table-title-turn = Your turn · { $game }
setup-players = Players
setup-more = More
setup-more-what = friends, stronger bots, other rules
setup-play = Play
setup-pictures = The game in pictures
setup-clause = { $option }: clause { $clause }
notice-rule = The rule
setup-seat = seat { $seat }
setup-last = As last time
wrong-range = Choose { $least } to { $most }.
wrong-steps = Choose { $least } to { $most }, in steps of { $step }.
wrong-together = This does not go with the other choices.
wrong-players = With these choices so many cannot play.
wrong-name = This name will not do. Take another one.
usual = usual ({ $least }–{ $most })
yes = Yes
no = No
seat-who = Seat { $seat }: who plays
seat-strength = Seat { $seat }: strength
seat-name = Seat { $seat }: name
chair-me = Me
chair-here = Friend here
chair-link = Friend by link
chair-bot = Bot
chair-joins = joins by a link
name-me = You
bot = Bot

## Who plays, before a game

party-me = you
party-here = { $count ->
    [one] a friend here
   *[other] { $count } friends here
}
party-link = { $count ->
    [one] a friend by a link
   *[other] { $count } friends by links
}
party-bot-first_steps = { $count ->
    [one] a bot at its first steps
   *[other] { $count } bots at their first steps
}
party-bot-gentle = { $count ->
    [one] a gentle bot
   *[other] { $count } gentle bots
}
party-bot-casual = { $count ->
    [one] a casual bot
   *[other] { $count } casual bots
}
party-bot-club = { $count ->
    [one] a bot that plays as in a club
   *[other] { $count } bots that play as in a club
}
party-bot-expert = { $count ->
    [one] an expert bot
   *[other] { $count } expert bots
}

## Strengths of bots

level-first_steps = First steps
level-gentle = Gentle
level-casual = Casual
level-club = Club player
level-expert = Expert

## Settings

setting-sound = Sounds
setting-buzz = Vibration
setting-speed = Speed of movement
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
speed-none = None
speed-still = This device asks for little motion: nothing glides.
setting-marks = Marks of what may be touched
marks-usual = Usual
marks-strong = Strong
setting-hand = Where the buttons lie
hand-left = Left
hand-middle = Middle
hand-right = Right
setting-light = Light
light-device = As the device
light-light = Light
light-dark = Dark
settings-kept = Kept on this device.
clarity-label = Help make the rules clearer
clarity-text = This house may note where rules were unclear while I play. Nothing leaves this house. Switched off, what was noted is erased.
clarity-noted =
    { $noted ->
        [0] Nothing noted yet.
        [one] 1 note so far.
       *[other] { $noted } notes so far.
    }
clarity-save = Save them as a file

## The lobby

invited = { $host } invites you to a game.
invited-unnamed = You are invited to a game.
guest = Guest { $seat }
share = Share
share-text = { $host } invites you to a game of { $game }.
share-text-unnamed = Come and play { $game } with me.
scan = Code to scan
only-here = This link works on this computer only. Start Parlour with { $option } and phones in the same room can join.
your-name = Your name
send-link = { $friends ->
    [one] Send this link to your friend.
   *[other] Send each friend a link of their own.
} The game starts by itself.
seat-link = Link to seat { $seat }
copy = Copy
copied = Copied
copy-by-hand = Your browser does not let this page copy. Here it is, selected: copy it yourself.
share-refused = Your browser would not share it. Copy the link instead.
being-laid = The table is being laid…
waiting = Waiting for a friend
sit-here = Sit here
sit-here-as = Sit here as { $name }
other-name = Another name
lobby-learn = Show me while you wait
role-bot = bot
role-here = here
role-joined = has joined

## Passing the device

pass-device = Pass the device to
pass-device-to = Pass the device to { $name }.
i-am = I am { $name }

## The table

players-label = Players
thinking = is thinking
away = away
take-back = Take back
with-key = { $label } ({ $key })
hint = Hint
hint-asked = A hint is being thought about…
hint-do = Best: { $what }.
hint-brings = Best: { $what } ({ $points }).
hint-wait = Better wait for now.
hint-even = Something else would be as good.
hint-better = A little better than anything else.
hint-clear = Clearly better than anything else.
hint-chance = Chances of winning: about { $chance }%.
hint-chance-ahead = Chances of winning: about { $chance }%, { $more } more than with the next best.
hint-chance-even = Chances of winning: about { $chance }%; another move is as good.
leave-table = Leave the table
drawer-rules = Rules
drawer-log = What happened
drawer-talk = Say something
drawer-moves = Legal moves
drawer-result = Result
drawer-leave = Leave the table?
board-size = Size of the board
larger = Larger
smaller = Smaller
whole-board = Whole board
follow-game = Follow the game
show-large = Show large: { $place }
fits-aside = It fits here: { $places }. Touch to see large.
place-chosen = { $place }, chosen
place-open = { $place }, can be chosen
place-brings = { $place }, can be chosen: { $points }
play-again-move = Play the last move once more
look-back = Show the table after this move
past = You are looking back.
past-end = Back to now
past-before = The move before
past-after = The next move
past-beginning = The match begins.
past-moment = Moment of the match
past-of = Move { $move } of { $moves }
past-eyes = Seen by
past-onlooker = Onlooker
past-everybody = Everybody
past-link = Copy a link to this moment
comes-back = { $name } is back.
goes-away = { $name } has gone away for now.
clock-minutes = { $clock }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $clock }: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## What to do now

line-down = The line is down. Trying again…
go-on = Go on
to-result = Result and next game
actions = Actions
turn-none = As it lies
turn-right = Turn right
turn-round = Turn round
turn-left = Turn left

## The drawers

log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
moves-none = There is nothing to do now.
moves-of = { $name }:
rules-fetching = Fetching the rules…
rules-failed = The rules could not be fetched. Close this and try again.
rules-english = The exact rules are in English.
leave-text = A bot plays on in your place. You cannot come back to the seat, but you may watch.
leave-stay = Stay
leave-for-good = Leave for good
leave-of = { $name } leaves

## The result

over = The game is over
draw = A draw
wins = { $who-is ->
    [me] You win
    [several] { $who } win
   *[other] { $who } wins
}
total = Total
next-game = Go to the next game
best-kept = Your best: { $points }
best-new = New best! Before: { $points }
play-again = Play again
more = More
swap-seats = Swap seats
other-games = Other games
look-back-all = Look back
review = Decisions
review-whose = Whose decisions
review-about = The bot tried out each decision again, knowing only what could be known then. After ± stands how far off a number may be.
review-about-right = Whether each decision was right, from what could be known then.
review-curve = { $name }: chances of winning over the match
review-axis = Chance to win
review-none = There was nothing to decide.
review-sum = { $good } of { $total } decisions were as good as the best, or nearly.
review-sum-right = { $good } of { $total } decisions were right.
review-going = { $done } of { $total } decisions looked at…
review-move = Move { $move }
review-decided = cost most
review-took = Played: { $what }
review-better = Better: { $what }
review-tag-took = played
review-tag-best = better
review-more = { $count ->
    [one] One more that cost a little
   *[other] { $count } more that cost a little
}
points-explained = How the points came about
part = { $label }: { $text }
seed-verified = Seed verified
seed-wrong = The seed does not match its commitment
seed-told = Before the first move the table committed to this seed. Its SHA-256, computed just now in your browser, { $result ->
    [mixed] is the commitment, and your own randomness was mixed in.
    [same] is the commitment.
   *[other] is not the commitment.
}
seed = Seed
commitment = Commitment
download = Download the match
download-check = and check every move with

## What goes wrong, by its code

problem-offline = The parlour does not answer. Try again in a moment.
problem-bad_message = This message cannot be read.
problem-unseen = It holds a sign that cannot be seen. Write it without.
problem-too_large = This message is too long.
problem-foreign_origin = This request comes from a page of another site.
problem-not_yours = Only those who played may ask for another game.
problem-no_table = There is no such table.
problem-not_found = There is nothing here.
problem-too_many = That is too much for one hour. Come back a little later.
problem-damaged = The record of this table is damaged; it was put aside.
problem-failed = Something went wrong here. Nothing was changed.
problem-retry = The house is busy just now. Try again.
problem-not-yours = That is not your seat.
problem-unreadable = This action cannot be read.
problem-over = The match is over.
problem-company = There are no hints where others play.
problem-fair-play = You play a match of this game that counts just now. There is help again when it is over.
problem-no-review = Decisions are judged once the match is over.
problem-too_fast = That was too fast; wait a few seconds.
problem-phrases = Only the phrases above are said at this table.
problem-starting = The table is being set up. Try again in a moment.
problem-stale = The position has changed. Look again.
problem-no-past = That moment is not shown again.
problem-pass_unknown = This link leads to nobody. Make a new one on your other device.
problem-pass_used = This link was used already. Make a new one on your other device.
problem-pass_old = This link is too old. Make a new one on your other device.
problem-guest_foreign = This guest is of another house, or the file was changed.
problem-guest_old = This guest was not here for over a year, and is known no more.
problem-guest_forgotten = This guest was forgotten, as they had asked.
problem-passkey_wrong = This passkey was not accepted. Try again.
problem-passkey_late = That took too long, or was done already. Try again.
problem-passkey_unknown = This house does not know this passkey, or knows it no longer.
problem-passkey_known = This device keeps a passkey for you already.
problem-passkeys_full = You have as many passkeys as you may. Remove one first.
problem-passkey_nowhere = A passkey needs a house with a name; this one is only a number here.
problem-passkey_cancelled = No passkey was chosen. Try again whenever you like.
problem-passkey_failed = This browser could not do that. A link or a file works, too.
problem-no_guest = You have no seat here yet: sit down at a table first.
problem-closed = This table was closed by those who run the house. Find another one, or open your own.
problem-night = Others may still be playing these deals. Once the night is over, everybody may look.
problem-banned = Those who run this house ask you to stay away until { $until }. Come back then.
problem-muted = Those who run this house ask you to be quiet until { $until }.
problem-word = There is a word in it that is not used in this house. Choose another.
problem-kids = That is off here: kid mode is on.
problem-no_operator = This is no token of this house. Look whether it is whole.
problem-not_owner = Only an owner of the house may do that.
problem-no_cookies = Your browser keeps no cookies for this page, so it cannot know your seat again. Allow cookies for this address, then try again.

gallery = Gallery
gallery-tables = Tables
gallery-pages = Pages
gallery-controls = Controls
gallery-pieces = Pieces
gallery-width = Width
gallery-height = Height
gallery-sheet = Sheet

## Tried in the mind

trying = { $steps ->
    [one] Tried in your mind: { $steps } step. Nobody sees it.
   *[other] Tried in your mind: { $steps } steps. Nobody sees it.
}
place-tries = { $place }, can be tried
trying-end = Put back

# Puzzles.
puzzles-heading = Puzzles of the day
puzzles-shelf = Puzzles of today
puzzles-about = The same for everybody, new at midnight UTC; easy on Mondays, hardest on Sundays. Nothing but this device knows how you did.
puzzles-earlier = The day before
puzzles-later = The day after
puzzles-solved = { $solved } of { $all } solved
puzzles-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
puzzles-print = Print them, with the answers overleaf
puzzles-share = Share your result
puzzles-copied = Copied
puzzle-rating =
    { $rating ->
        [1] very easy
        [2] easy
        [3] quite easy
        [4] medium
        [5] quite hard
        [6] hard
       *[7] very hard
    }
puzzle-mark-first = solved at once
puzzle-mark-helped = solved with help
puzzle-mark-later = solved at a later try
puzzle-mark-tried = not yet
puzzle-mark-shown = answer shown
puzzle-mark-open = not tried yet
puzzle-leave = Back to the puzzles
puzzle-back = Take back
puzzle-again = Begin again
puzzle-next = Next puzzle
puzzle-hint-where = Begin with what is highlighted. Next: the move, then the answer.
puzzle-hint-next = Next hint
puzzle-answer = Show the answer
puzzle-solved = Solved: { $value }.
puzzle-best = Solved: { $value }. Nothing better is possible.
puzzle-not-yet = Not yet: { $value }. It can be done better: take back, or begin again.
puzzle-failed = That did not work. Take back, or begin again.
puzzle-lost = The goal is out of reach from here: take back, or begin again.
puzzle-shown = That is the answer: { $value }.
puzzle-none = { $game } has no puzzles yet.
puzzle-none-others = To the puzzles of the day
puzzle-none-play = Play { $game }
puzzles-to-come = The puzzles of { $date } open on that day, at midnight UTC.
puzzles-since = The first puzzles are those of { $date }.

# Practice.
practice-heading = Practice
practice-link =
    { $count ->
        [0] Practise without end
       *[other] Practise without end · { $count } due
    }
practice-endless = Puzzles without end
practice-about = One after the other, as hard as you like. Only this device remembers what you solved.
practice-difficulty = How hard
practice-any = as they come
practice-solved =
    { $count ->
        [0] not begun
       *[other] { $count } solved
    }
practice-leave = Back to practice
practice-skip = Another one; this one comes again later
mistakes-heading = Your own mistakes
mistakes-none = After a game, look at your decisions and keep what went wrong: it comes back here as a puzzle.
mistakes-due =
    { $count ->
        [0] Nothing is due today.
        [one] { $count } is due.
       *[other] { $count } are due.
    }
mistakes-begin = Practise now
mistakes-all =
    { $count ->
        [one] The one you keep
       *[other] All { $count } you keep
    }
mistakes-delete = Delete all
mistakes-sure = Delete all of them? This cannot be taken back.
mistakes-yes = Yes, delete all
mistakes-no = Keep them
mistake-due = due
mistake-later = again on { $date }
mistake-delete = Delete this one
mistake-ask = Here you gave away { $percent } % of your chances. What is better?
mistake-ask-right = Here you missed what was right. What is it?
mistake-same = That is what you did then. Try again.
mistake-wrong = Not that one. Try again.
mistake-cannot = That cannot be done here.
mistake-right = Right: { $what }
mistake-shown = Best was: { $what }
mistake-next = Next one
mistake-done = Done for now
practise-these =
    { $count ->
        [one] Practise this one
       *[other] Practise these { $count }
    }
practise-kept = Kept for practice. They come back there.
practise-failed = That did not work. Please try again.

# Lessons.
lesson-show = Show me
lesson-where = Where?
lesson-leave = End the lesson
lesson-title = Learning a game
lesson-step = Step { $step } of { $steps }
lesson-jumps = Now another position.
lesson-over = That is how it goes; the rest comes by playing. A gentle bot is waiting for you.
lesson-over-table = That is how it goes; the rest comes by playing. Your table is waiting.
lesson-back = Back to the table
lesson-play = Play a real game

## You

you-title = You · Parlour
you-heading = You
you-known = At this house you are { $names }, with a seat at { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
you-unnamed = This house knows you, but you have no seat at any table.
you-new = You are new here. Sit down at a table and this device knows you again; no account is needed.
name-text = Others see it at tables, in tournaments and in circles, from now on and where you have played already.
name-keep = Keep this name
name-done = You are { $name } now.
you-welcome = Welcome, { $names }. This device is yours now.
you-welcome-back = Welcome. This device is yours now.
along-heading = On another device
along-text = Open a link there, or scan its code, and both devices are you, with all your seats.
along-make = Make a link
along-again = Make another link
along-link = Link to your other device
along-until = It works once, until { $time }. Give it to nobody else.
passkeys-heading = A passkey
passkeys-text = Your phone, computer or password manager can keep a passkey. With it you are yourself again on any device, without a password.
passkeys-text-new = Did you make a passkey at this house? With it you are yourself again.
passkeys-label = Name of the passkey
passkeys-keep = Keep this name with a passkey
passkeys-have = I have a passkey
passkeys-instead = Another guest’s passkey makes this device theirs; save your own file first.
passkeys-unused = made on { $made }, not used yet
passkeys-used = made on { $made }, last used on { $used }
passkeys-elsewhere = for { $host }
passkeys-remove = Remove the passkey “{ $label }”
passkeys-kept = Your passkey is kept.
passkeys-removed = “{ $label }” opens nothing here any more. Delete it on your device, too.
passkeys-not-here = Passkeys need https at an address with a name, and a browser that knows them. A link or a file works here, too.
keep-heading = A file to keep
keep-heading-new = You have been here before?
keep-text = With this file you are yourself again on any device. Whoever has it can play as you: keep it like a key.
keep-text-new = Use the file that you saved then, or make a link on your other device, on this same page.
keep-save = Save the file
keep-open = Use a file…
keep-instead = Using another guest’s file makes this device theirs; save your own first.
keep-wrong = { $file } is no file of a guest. The right one is called “parlour-guest.json”.
arrive-heading = Is this you?
arrive-text = This link makes this device yours too, with all the seats of the device that made it.
arrive-lose = { $tables ->
    [one] You have a seat at { $tables } table on this device already.
   *[other] You have seats at { $tables } tables on this device already.
} It would no longer be played from here: choose “Stay as I am” and save a file first.
arrive-yes = Yes, that is me
arrive-no = Stay as I am
forget-heading = Forget me
forget-text = Your name goes from every table. A bot plays on where a game runs; a seat that you took by a link is free again where it has not begun. Your file and your other devices are good for nothing then.
forget-kept = What was played stays, without you: every match can still be verified, move by move.
forget-sure = This cannot be taken back.
forget-yes = Yes, forget me
forget-no = Stay
forget-done = You are forgotten here.

## Tables for days

terms-pace = How it is played
terms-evening = This evening
terms-days = Over days
terms-time = Time for a move
days-any = no limit
days-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
terms-late = When the time is up
late-bot = A bot plays on
late-free = The seat may be taken
terms-back = Who comes back before that has their seat again at once. On days away no time runs.
terms-warm = A bot keeps seats warm
terms-warm-told = It plays for whoever is away for two minutes, until they are back.
terms-said = It is played over days, each move when you like.
terms-said-bot = It is played over days: { $days ->
    [one] { $days } day
   *[other] { $days } days
} for a move. When the time is up, a bot plays on until you are back.
terms-said-free = It is played over days: { $days ->
    [one] { $days } day
   *[other] { $days } days
} for a move. When the time is up, others may take your seat.
terms-said-warm = While you are away, a bot keeps your seat warm.
left-none = time is up
left-little = less than an hour left
left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
free-heading = A seat is free
free-text = { $name } has not moved in time. As was agreed at this table, you may play on for them, for good.
free-watch = Only watch
holidays-heading = Days away
holidays-text = On these days no time to move runs for you, at any table: thirty days in a year.
holidays-first = From
holidays-last = Until
holidays-add = Add
holidays-drop = Be here after all: { $days }
holidays-many = These are more than thirty days in a year.
holidays-wrong = Choose a first and a last day, not more than sixty days apart.

## Clocks

terms-clock = Clock
control-none = none
control-bank = { $minutes } min
control-adds = { $minutes } min + { $seconds } s
control-waits = { $minutes } min, { $seconds } s free
control-moves = { $seconds } s a move
control-other = Other…
control-written = Your own clock
control-told-none = Take all the time you like.
control-told-bank = { $minutes ->
    [one] Each of you has one minute
   *[other] Each of you has { $minutes } minutes
} for the whole game. Whose time is up loses; with more than two, a bot plays on.
control-told-adds = { $minutes ->
    [one] Each of you has one minute
   *[other] Each of you has { $minutes } minutes
}, and { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more after every move. Whose time is up loses; with more than two, a bot plays on.
control-told-waits = { $minutes ->
    [one] Each of you has one minute
   *[other] Each of you has { $minutes } minutes
}; of every move the first { $seconds ->
    [one] second is
   *[other] { $seconds } seconds are
} free. Whose time is up loses; with more than two, a bot plays on.
control-told-moves = { $seconds ->
    [one] Every move has one second.
   *[other] Every move has { $seconds } seconds.
} Whose time is up loses; with more than two, a bot plays on.
control-told-other = 20: minutes for the game. 5+3: three seconds more after every move. 5d3: of every move three seconds are free. 0d30: thirty seconds a move.
control-said = Clock: { $clock } each
wrong-clock = Write the clock like 20, 5+3, 5d3 or 0d30.
wrong-clock-long = Take at most { $minutes } minutes and { $seconds } seconds.
wrong-clock-short = A clock without minutes needs seconds for every move, like 0d30.
seat-time = Time left: { $time }
seat-time-runs = Time left: { $time }, running
time-short = You have { $seconds } seconds left.

## Ending early

early-heading = Or end the match early
early-resign = Resign
early-draw = Offer a draw
early-undo = Ask to take your move back
early-call-off = Call the match off
early-about-draw = If the others agree, nobody wins and nobody loses.
early-about-undo = If the others agree, your last move is taken back.
early-about-call-off = The match ends without a result. After the first moves the others have to agree.
early-about-call-off-alone = The match ends without a result, at once.
early-about-resign = { $name } wins.
early-about-resign-alone = The match ends here.
early-sure = Do you want to resign?
early-stay = Play on
early-resign-of = { $name } resigns
early-asked-draw = You have offered a draw.
early-asked-undo = You have asked to take your move back.
early-asked-call-off = You have asked to call the match off.
early-agree = Agree
early-decline = Decline
early-withdraw = Withdraw
claim-gone = { $name } has been gone for a minute.
claim-win = You may end the match here, and win.
claim-bot = You may let a bot play on for them.
claim-win-do = Claim the win
claim-bot-do = Let a bot play on
claim-wait = Wait on

## Notices

notices-heading = When it is your turn
notices-text = While Parlour is open, its title and its badge say so. Besides that you can be told:
push-begin = Notices on this device
push-end = No more notices on this device
push-denied = This browser has been told to show no notices of this page; its settings can change that.
push-none = Notices need a secure address (https) and a browser that has them. The feed works without.
feed-text = A feed for your feed reader names the game, the table and who plays, and nothing of the position. Its address is secret.
feed-address = Address of your feed
feed-make = Make an address
feed-again = Change the address
feed-stop = End the feed

## Talk

saying = { $name }: { $text }
saying-waits = Not said yet: { $text }
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well = Well played!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-moment = One moment…
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-again = Once more?
phrase-bye = Bye!
talk-words = In your own words
talk-send = Say it
talk-mute = Do not show what { $name } says
talk-hear = Show what { $name } says
terms-talk = People may write freely, not only phrases

# A moment for others.
share-moment = Share this moment
share-png = Picture (PNG)
share-svg = Drawing (SVG)
share-print = Print
share-failed = The picture could not be drawn.
film-make = Animated picture
film-going = Picture { $count } of { $pictures } …
film-done = { $pictures } pictures, { $size } MB.
film-some = The match has { $moments } moments; some were left out.
film-alt = The whole match, move by move
film-save = Keep or send it
film-stop = Stop
film-back = Back

# The score on paper.
sheet-print = Print score sheet
sheet-date = Printed on { $date }
sheet-option = { $label }: { $value }
sheet-moves = The moves

# Looking together.
lead-heading = Look together
lead-text = Whoever looks at this table can see the moment you look at and what you point to: touch a place, or drag from one to another.
lead-begin = Show the others
lead-end = Stop showing
lead-shows = { $name } shows something.
lead-follow = Follow
lead-later = Not now
lead-following = Following { $name }
lead-leave = Stop following
lead-hand = Hand over to { $name }
lead-offered = { $name } hands over to you.
lead-mine = You show the others
lead-circle = { $name } points to { $place }
lead-arrow = { $name } points from { $place } to { $end }

# Matches from elsewhere, and what might have been.
look-heading = Look at a match
look-text = Choose a match file, or drop it anywhere on this page.
look-private = The file goes to this house to be checked and drawn. Nothing of it is kept or passed on.
look-open = Open a match file
look-wrong = { $file } cannot be shown.
look-position = This position
look-link-wrong = This link holds no position. It may have been cut off: ask for it again, and copy it whole.
what-if = What if { $number }
what-if-free = What if
what-if-begin = Play on from here
what-if-text = A what-if of your own begins here. The match itself stays as it is.
what-if-guessed = What is hidden from you is guessed.
what-if-guessing = { $name }: what is hidden is guessed.
what-if-sides = Play all seats
what-if-alone = Play on
what-if-against = Or play as { $name }, against bots:
what-if-bots = Or against bots:
what-if-own = Your what-ifs
what-if-after = { $move ->
    [0] from the beginning
   *[other] after move { $move }
}
what-if-name = Name of this what-if
what-if-call = Save the name
what-if-back = Back to the match
share-position = Copy a link to this position
keep-file = Keep the file
look-why-file = This is no match file, or it is damaged.
look-why-game = It is a match of a game that this house does not have.
look-why-edition = It was played by later rules than this house has.
look-why-seed = Its match is not over yet: until then the chance of it stays secret.
look-why-seed_commitment = Its seed is not the one that was committed to before play.
look-why-events = Its moves do not lead to the end, or there are more than there can be.
look-why-result = Its result is not what the moves lead to.
look-why-event = Move { $move } cannot have been played so.
look-why-field = Something in it is not as in a match: { $field }.
problem-branch_gone = The match was never so, or that was taken back.
problem-branch_memory = What is to be remembered is not shown again before the match is over.
problem-branch_over = The match is over there. Go back to an earlier moment.
problem-branch_secret = The positions of this game are given away when the match is over.
problem-branch_fair_play = You play a match of this game that counts just now. Play all seats yourself; bots are back when it is over.

## The guide

guide-title = The rules · Parlour
guide-clauses = The exact rules
guide-all = All exact rules
guide-contents = What is told here
guide-link = The rules with pictures

## The letters of colours on cards and pills

card-letter = { $colour ->
    [v] v
    [c] c
    [y] y
    [o] o
   *[r] r
}
pill-letter = { $colour ->
    [blue] B
    [green] G
    [yellow] Y
   *[red] R
}

## On this device, without a server

here-offer = Play without a connection
here-kept = On this device
here-text = Parlour moves in on this device: { $size } MB, once. Then games with bots, lessons and puzzles go on anywhere, without a connection.
here-text-kept = Games with bots, lessons and puzzles go on here without a connection.
here-fetch = Keep it here
here-drop = Remove it
here-spares = Let bots think here
here-spares-text = Where you play alone with bots, they and your hints think on this device instead of on the server. Turn it off to spare your battery.
here-drop-text = If you remove it, your matches on this device stay.
here-coming = { $done } of { $total } MB
here-setting = Setting the table…
here-done = Done: Parlour is at home on this device.
here-offline = You are offline, and Parlour is here with you: games with bots, lessons and puzzles go on.
here-mark = on this device
here-where = Where it is played
here-where-server = Over the network
here-where-device = On this device
here-take = Play here
here-newer = A newer Parlour is here. This match goes on as it is; the next one begins with the newer.
here-renew = Take it now
here-later = Later
here-move-device = Take it onto this device
here-move-device-text = On the road? This match can go on without a connection.
here-move-server = Take it to the server
here-move-server-text = At the server you can go on with this match from your other devices.
here-moved = This match goes on in another place: see your games.
problem-here-elsewhere = Your games on this device are open in another tab.
problem-here-no_wasm = This browser cannot play by itself: it has no WebAssembly. Another browser, or a newer one, can.
problem-here-no_storage = This browser lets Parlour store nothing, as in a private window. Open it in an ordinary window, and allow storage.
problem-here-no_room = There is no room left on this device. Free some, then try again.
problem-here-no_memory = There is not enough memory free. Close other tabs or programs, then try again.
problem-here-damaged = Something was damaged on its way here. Try again.
problem-here-failed = Parlour on this device has stopped. What you played is safe.
problem-here-offline = Parlour has to come to this device once, and the line is down. Try again when you are connected.
problem-moved = That match goes on in another place.

## Ratings

onlookers = Looking on: { $names }
onlookers-unnamed = { $count ->
    [one] someone
   *[other] { $count } without a name
}
onlookers-unseen = Look on unseen
onlookers-unseen-told = The others are not shown that you are here. This holds at all tables.

terms-rated = Rated
terms-rated-told = The result counts for your ratings. The usual rules, whoever starts; no hints, and nothing is taken back once somebody has answered it.
terms-rated-usual = Rated matches have the usual rules. Turn it on again to go back to them.
terms-said-rated = It is rated.
rated-program = A program plays along: the result counts for its rating, and not for those of people.
ratings-title = Ratings · Parlour
ratings-heading = Ratings
ratings-about = They change with rated matches only: turn “Rated” on when you set up a game. Bots always stand where they were measured.
ratings-see = See the ratings
ratings-of = Ratings in { $game }
ratings-all = All games
ratings-seats = Players
ratings-none = Nobody is listed yet. You will be after { $least } rated matches, once it is clear how strong you are.
ratings-programs = Programs
ratings-programs-about = Programs of others are rated apart: by matches in which one of them sits, the ratings of people do not move.
ratings-place = Place
ratings-name = Name
ratings-points = Rating
ratings-matches = Matches
ratings-within = { $points } ± { $within }
ratings-bot = Bot: { $level }
ratings-program = Program: { $name }
ratings-early = not sure yet
person-title = { $name } · Parlour
person-you = your page
person-program = This is a program.
person-program-of = This is a program of { $owner }.
person-unnamed = Somebody without a name
person-forgotten = somebody
person-own = Your ratings and matches
person-habits = How they play
person-habits-help = Counted in rated matches that are over: first actions where they can be compared, and the time spent thinking.
person-spent = { $matches ->
    [one] { $time } in one match
   *[other] { $time } in { $matches } matches
}
person-opening = { $matches ->
    [one] once, { $won } of the points
   *[other] { $matches } times, { $won } of the points
}
person-latest = Latest rated matches
person-against = Against others
person-record = { $won } won, { $drawn } drawn, { $lost } lost
person-won = won
person-drawn = drawn
person-lost = lost
person-with = with { $names }

## Those who run the house

away-heading = You cannot come in
kids-note = Kid mode is on here: people say ready phrases only, and there are no clocks.
kids-setup = Kid mode is on: no clock, no days for a move, and only ready phrases.
desk-title = Running the house – Parlour
desk-heading = Running the house
desk-hello =
    { $role ->
    [owner] You are { $name }, an owner of this house.
   *[operator] You are { $name }, an operator of this house.
}
desk-leave = Leave
desk-token = Your token
desk-token-told = Whoever runs the server made it by “parlour house operator add”. It is kept until you close this tab.
desk-enter = Enter
desk-tables = Tables
desk-tables-told = The newest first. You see who sits where, and of a match what everybody sees.
desk-find = A name, a guest or a table
desk-find-go = Find
desk-no-tables = There is no such table.
desk-made = made { $at }
desk-state-waits = waiting for people
desk-state-began = begun
desk-state-closed = closed
desk-unnamed = no name
desk-bot = { $name }, a bot
desk-open = a free seat
desk-look = Look on
desk-close = Close this table
desk-close-sure = Close this table? Its match is called off, and nobody comes in any more.
desk-closed-done = The table is closed.
desk-name = New name
desk-rename = Rename
desk-renamed = The new name is shown at all tables.
desk-how-long = For how long
desk-span-hour = an hour
desk-span-day = a day
desk-span-week = a week
desk-span-month = 30 days
desk-reason = Why (for the journal)
desk-mute = Mute
desk-ban = Ban
desk-muted-done = This guest is muted.
desk-banned-done = They stay away now.
desk-held = Banned and muted
desk-nobody-held = Nobody is banned or muted.
desk-is-banned = { $whom } is banned until { $until }
desk-is-muted = { $whom } is muted until { $until }
desk-lift = Lift
desk-lifted = It is lifted.
desk-network = Address or network
desk-words = Removed words
desk-words-told = They are not accepted in names and messages: as whole words, in any case, and in letters that look like them.
desk-word = Word
desk-remove = Remove
desk-word-removed = The word is removed.
desk-allow = Allow
desk-kids = Kid mode
desk-kids-told = No talk but ready phrases, no clocks, no days for a move, seats by a friend’s link only, no reminders.
desk-kids-house = Switch on for the whole house
desk-kids-begin = Switch on there
desk-kids-on = Kid mode is on.
desk-kids-off = Kid mode is off.
desk-end = Switch off
desk-whole-house = the whole house
desk-forgotten = a guest who was forgotten
desk-operators = Operators
desk-operator-is =
    { $role ->
    [owner] { $name }, owner
   *[operator] { $name }
}
desk-operator-name = Name
desk-operator-make = Make an operator
desk-operator-made = Hand this token over now. It is not shown again.
desk-role = Role
desk-role-operator = operator
desk-role-owner = owner
desk-token-made = The new token
desk-revoke = Revoke
desk-revoke-sure = Revoke { $name }? The token counts no more.
desk-revoked = The token counts no more.
desk-journal = Journal
desk-console = Somebody at the command line
desk-organiser = An organiser
desk-entry = { $who } { $what }: { $whom }
desk-until = (until { $until })
desk-earlier = Earlier
desk-did-ban = banned
desk-did-unban = unbanned
desk-did-mute = muted
desk-did-unmute = unmuted
desk-did-remove-word = removed a word
desk-did-allow-word = allowed a word
desk-did-kids-on = switched kid mode on
desk-did-kids-off = switched kid mode off
desk-did-close = closed a table
desk-did-call-off = called the match of a table off
desk-did-rename = renamed a guest
desk-did-add-operator = made an operator
desk-did-revoke = revoked an operator
tour-heading = Tournaments
tour-about = Play several rounds against each other: at screens, at real tables, or both.
tour-new = New tournament
tour-own = Yours
tour-open = Open to everybody
tour-entering = has not begun
tour-organiser = you organise it
tour-all = All tournaments
tour-game = Game
tour-format = Who meets whom
tour-format-swiss = Swiss
tour-format-round-robin = Round robin
tour-format-elimination = Knockout
tour-format-league = League
tour-format-arena = Arena
tour-format-thirty-six = 36’s own tournament
tour-format-duplicate = Duplicate night
tour-told-swiss = Each round you meet somebody with about as many points. Nobody drops out.
tour-told-round-robin = Everybody meets everybody.
tour-told-elimination = Whoever wins goes on, until one is left. All enter before the first round.
tour-told-league = Everybody meets everybody, over weeks.
tour-told-arena = Whoever is free is paired with whoever else is free, again and again.
tour-told-thirty-six = Two or three at one table; everybody starts one game. Fewest counters win.
tour-told-duplicate = Everybody gets the same deals, so luck is the same for all. Whom you meet does not depend on results.
tour-where = Where
tour-where-screens = at screens
tour-where-tables = at real tables
tour-where-mixed = at screens and tables
tour-where-told-screens = Everybody enters from a device. Tables open by themselves, and results come by themselves.
tour-where-told-tables = You play on a real table, and type the results.
tour-where-told-mixed = Two who both entered from a device play at a screen. For all others you type the results.
tour-scoring = How it is scored
tour-scoring-fitted = All margins weighed up
tour-scoring-compared = Compared with others
tour-scoring-told-fitted = Your score is how many points a game you are better than the average, whomever you met.
tour-scoring-told-compared = Your score is the share of the others with your deal and seat whose result you beat.
tour-seats = Players at a table
tour-how-many = Rounds
tour-best-of = Games of a series at most
tour-options = Rules of the game
tour-title = Title
tour-listed = In the list for everybody
tour-found = Begin
tour-span = How long
tour-span-none = until you close it
tour-span-told = Once you press Start, whoever is free is paired every few seconds, until the time is up.
tour-span-none-told = You pair whoever is free, as often as you like.
tour-rounds =
    { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tour-sizes = tables of up to { $most }
tour-series = best of { $count }
tour-players =
    { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tour-next-wait = Waiting for players. Share the link.
tour-next-pair = Round { $round } can begin.
tour-next-results = Matches are being played.
tour-next-over = The tournament is over. Thank you for playing!
tour-winner = { $count ->
    [1] The tournament is over, and { $names } won. Thank you for playing!
   *[other] The tournament is over. { $names } share the first place. Thank you for playing!
}
tour-next-closed = closed
tour-next-start = It begins when an organiser presses Start.
tour-next-until = Runs until { $time }. Whoever is free is paired automatically.
tour-next-soon = You get a table in a few seconds. Stay on this page.
tour-forfeit = Somebody did not come to your table: the game is yours.
tour-come-soon = Go there within 90 seconds, or the game is lost.
tour-your-name = Your name
tour-enter = Enter
tour-leave = Leave
tour-back = Come back
tour-you-are = You play as { $name }.
tour-you-were = You left, { $name }. Come back whenever you like.
tour-claim = Is your name on the list already?
tour-claim-name = Your name on the list
tour-claim-ask = That is me
tour-claim-told = An organiser typed you in? Ask, and show them the number that you get. Then your tables, results and notices come to this device.
tour-claim-asked = You have asked to be { $name }. Show an organiser this number: { $number }
tour-claim-declined = An organiser said that you are not { $name }.
tour-claim-told-desk = Somebody asks to be { $name } and shows the number { $number }. Is it them?
tour-claim-agree = Yes, it is them
tour-claim-decline = No
tour-your-table = Your table: { $table }
tour-series-game = Game { $game } of { $count } at most
tour-go = Go to the table
tour-type-told = When your game is over, say how it ended. One of you is enough.
tour-table = Table { $table }
tour-watch = Watch
tour-type = Type result
tour-correct = Correct
tour-byes = No game this round: { $names }
tour-byes-point = No game this round, and a point all the same: { $names }
tour-who-won = Who won
tour-won = { $name } won
tour-draw = Draw
tour-points = Points of the game
tour-games = Games won
tour-points-missing = Type a number for everybody.
tour-note = Note the result
tour-no-show = Somebody did not show up
tour-not-there = { $name } did not show up
tour-absent = absent
tour-brackets-games = Games won in the series stand in brackets.
tour-brackets-points = Points of the game stand in brackets.
tour-organise = Organise
tour-pair = Pair round { $round }
tour-start = Start
tour-in-play = { $count ->
    [one] { $count } table in play
   *[other] { $count } tables in play
}
tour-names = People without a device, one name a line
tour-names-most = At most { $most } names at once.
tour-add = Add
tour-let-leave = Take out
tour-let-back = Bring back
tour-screen = Projector view
tour-sheet = Standings as a sheet
tour-share-desk = Link for co-organisers
tour-desk-told = Whoever has this link organises too. Older ones lead nowhere now.
tour-become = Help to organise this tournament
tour-close = End the tournament
tour-close-sure = No round is paired any more. Tables in play may finish.
tour-go-on = Go on
tour-share = Invite others
tour-link = Link to the tournament
tour-scan = Code to scan that leads to the tournament
tour-night = The sealed deals
tour-night-told = All deals of the night follow from one secret. This seal of it is shown before the first deal: write it down or take a picture. At the end the secret is revealed, and anybody can check that no deal was changed.
tour-night-secret = Secret
tour-night-verified = Checked in your browser just now: the secret fits the seal.
tour-night-wrong = The secret does not fit the seal.
tour-night-check = To check a match as well, keep its file at its table, and run:
tour-round = Round { $round }
tour-standings = Standings
tour-score = Score
tour-gone = left
tour-open-page = Enter or type results
tour-print = Print
tour-tie-buchholz = Buchholz
tour-tie-buchholz-cut = Buchholz cut
tour-tie-median-buchholz = Median Buchholz
tour-tie-sonneborn-berger = Sonneborn-Berger
tour-tie-head-to-head = Head to head
tour-tie-games-won = Games won
tour-tie-game-points = Game points
tour-ties = How equal scores are decided
tour-tie-told-buchholz = the scores of all your opponents, added up
tour-tie-told-buchholz-cut = that without the weakest opponent
tour-tie-told-median-buchholz = that without the weakest and the strongest opponent
tour-tie-told-sonneborn-berger = the scores of those you beat, and half the scores of those you drew with
tour-tie-told-head-to-head = your results against those with the same score
tour-tie-told-games-won = how many games you won
tour-tie-told-game-points = all points of your games
tour-return = Back to the tournament
tour-leave-told = In a tournament you lose this game; an arena you leave as well.

## Who is here

terms-open = Anybody in this house may join
terms-open-told = The table is listed under “Who is here”, and whoever looks for a game may sit down.
terms-said-open = Anybody in this house may join.
lobby-title = Who is here · Parlour
lobby-heading = Who is here
lobby-shelf = Find somebody to play with
lobby-wait-for-you = { $count ->
    [one] { $count } table waits for somebody
   *[other] { $count } tables wait for somebody
}
lobby-seek = Play with whoever is here
lobby-seek-told = For two, by the usual rules, without a clock. If nobody waits, you do, and whoever comes next sits down with you.
lobby-game = Game
lobby-any = Any game
lobby-play = Play
lobby-waiting = Waiting for somebody
lobby-nobody = Nobody waits just now. Be the first: press “Play”.
lobby-playing = Being played
lobby-sit = Sit down
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-watching = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}
lobby-off = off
lobby-anybody = Anybody in this house may sit down here. Leave this page open: the game starts by itself.
lobby-lead = Waiting for anybody who comes by, or send a friend the link. The game starts by itself.
lobby-others = Others wait, too
lobby-kids = Kid mode is on here: play with your friends, by their links.
lobby-site = This page has no house behind it, so nobody else is here. Play alone, or with a friend at your side.
problem-nobody_waits = Nobody waits there any more. Choose another table.
announcements = Announcements
desk-announce = Announce
desk-announce-text = Text
desk-announce-until = Until (may stay empty)
desk-announce-told = Everybody who comes in reads it, on the first page and under “Who is here”. Addresses of pages become links.
desk-announced = Everybody reads it now.
desk-unannounce = Take down
desk-unannounced = It is not shown any more.
desk-did-announce = put up announcement
desk-did-unannounce = took down announcement
circles = With friends
circle-begin = Begin a circle
circle-begin-told = Send its link to your friends: each of you solves the puzzles of the day, and you see how the others did.
circle-title = A circle · Parlour
circle-heading = Puzzles with friends
circle-about = You see who solved a puzzle of the day, and after how many answers; never how. What is solved on the day, and while this house is reached, counts.
circle-solve = To today’s puzzles
circle-invite = Bring your friends
circle-link = Link to this circle
circle-enter = Come in
circle-name = Use this name
circle-leave = Leave this circle
circle-nothing = Nothing solved these days.
circle-first = solved at the first answer
circle-solved = solved after { $count } answers
circle-tried = { $count ->
    [0] not answered yet
    [one] { $count } answer, not solved yet
   *[other] { $count } answers, not solved yet
}
circle-helped = { $how }, with help
circle-result = { $game }: { $how }

## To print and cut

print-it = Print it
print-part = What
print-part-pieces = Pieces
    .does = All pieces at their true size, to cut out and play at a table.
print-part-rules = Rules
    .does = A booklet with drawn examples and every clause.
print-part-scores = Score sheet
    .does = A sheet to fill in.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Backs
print-save = Save the PDF
print-ink = Save ink
print-large = Larger
print-codes = With codes for photographs
print-true = Print at 100 %, not fitted to the page. A bar of 50 mm on the first sheet shows whether the size is true.
print-backs-duplex = On the other side
    .does = Print on both sides, turned over along the long edge.
print-backs-fold = To fold
    .does = Fold front and back together, glue them, then cut.
print-backs-none = None
    .does = Fronts only, for sleeves with backs of their own.

## The editor of positions

edit-open = Edit positions
edit-heading = Edit a position of { $game }
edit-tools = Tools of the editor
edit-undo = Undo
edit-redo = Redo
edit-new = Players and options
edit-new-text = Lay the board anew, or keep what lies there and change the options. “Undo” brings back what you have now.
edit-new-begin = Lay the board anew
edit-new-keep = Keep what lies there
edit-share = Share
edit-share-text = Whoever opens this link sees the position and can go on editing or playing it.
edit-link = Link to this position
edit-print = Print
edit-play = Play on from here
edit-play-as = Against bots you are
edit-how = Drag pieces, or touch one and then the place where it should lie. Arrow keys walk over the board.
edit-empty = empty
edit-on = on top of { $what }
edit-place = { $what }; { $zone }, row { $row }, column { $column }
edit-place-hinted = { $place }; the hint leads here
edit-place-guilty = { $place }; what is wrong is here
edit-several = { $count } × { $what }
edit-tray = Not on the table
edit-tray-empty = Everything lies on the table.
edit-turn = Whose turn it is
edit-turn-piece = Turn it
edit-whole-turn = Turn the board
edit-whole-mirror = Mirror the board
edit-take-away = Take it away
edit-let-go = Let go
edit-fields = Everything else that is written down
edit-fields-guilty = Everything else that is written down: something here is wrong
edit-text = As text
edit-text-use = Use this text
edit-text-wrong = This is no position: it has to be JSON, as it was shown here.
edit-none = none
edit-seat-at = { $place }. { $name }
edit-clause = Read { $clause }
edit-wait = The board is being laid …
edit-sound = This can be played. To move: { $who }.
edit-over = The match is over here.
edit-hint-wrong = No move is advised until the position is right: put right what is said above.
edit-hint-over = The match is over here: there is no move to advise.
edit-hint-for = { $who }: { $hint }
edit-hint-whose = A hint for
edit-not-drawn = The board shows the last position that could be drawn. “Undo” leads back to it.
edit-companion = Lay here what lies on your table: the editor does not know it. Whatever is wrong is said at once, with its clause.
layout-heading = This board as your own
layout-name = Name of this board
layout-keep = Keep it
layout-kept = Kept here as “{ $name }”.
layout-play = Set up a match with it
layout-drop = Forget “{ $name }”
layout-own = Board of your own
layout-none = none
fair-heading = How fair is it?
fair-ask = Let bots try it
fair-stop = Stop
fair-games =
    { $games ->
        [one] { $games } game of bots that look one move ahead
       *[other] { $games } games of bots that look one move ahead
    }
fair-share = Seat { $place } from the start: { $share } won, { $low } to { $high } most likely
fair-shared = Shared, or won by nobody: { $share }
fair-uneven = It matters who begins: some seat does better than the others.
fair-even = No seat is seen to be better so far.
fair-puzzles =
    { $puzzles ->
        [one] { $puzzles } of { $positions } positions near the end of a game is a puzzle like those of the day.
       *[other] { $puzzles } of { $positions } positions near the end of a game are puzzles like those of the day.
    }

## The designer's page

design-open = Try variants
design-heading = What if the rules were others?
design-options = Options
design-which = Variant to change
design-first = Variant A
design-second = Variant B
design-usual = the usual game
design-figures = What bots made of the two variants
design-measure = Measure
design-unknown = not known yet
design-won = Seat { $place } from the start wins
design-length = Length, in moves
design-skill = Looking one move ahead beats moving at random
design-leads = Changes of the lead
design-ahead = Part of the match after which the winner stays ahead
design-undecided = Shared, or won by nobody
design-matches = Matches so far
design-range = { $low } to { $high }
design-apart = they most likely differ
design-playing = Bots are playing. The figures become surer for as long as nothing changes.
design-enough = { $matches } matches of each are enough: a share is known to 3 %.
design-warming = The bots of this game are still being prepared.
design-slow = One match of this variant takes the bots so long that none is played here. “parlour tune” and “parlour balance” do it.
design-play = Play { $variant }
design-links = Play a variant
design-about = Bots play that look one move ahead, all variants with the same deals. The ranges hold the truth in 95 of 100 cases. What is so of these bots need not be so of people.

## At a real table

companion-heading = At a real table
companion-title = { $game } at a real table · Parlour
companion-lead = Play with real pieces. This device keeps the score, the clock and whose turn it is.
companion-of-table = Keep score for this table
companion-who = Who plays?
companion-name = Name at seat { $seat }
companion-without = Without { $name }
companion-another = Somebody else
companion-first = Who begins?
companion-begins-cards = Everybody draws a card. The best one begins: number and sides of the shape count together, then the number, then the colour, red best.
companion-begins-lots = Lots decide who begins.
companion-begins-agree = Settle it among you, or draw lots.
companion-begins-together = You all begin at the same time.
companion-draw = Draw lots
companion-drawn = { $name } begins.
companion-options = Options
companion-begin = Begin
companion-turn = { $name } plays.
companion-starts = { $name } begins.
companion-round = Round { $round }
companion-round-of = Round { $round }: { $name } begins.
companion-note = Write it down
companion-save = Save the correction
companion-undo = Undo
companion-end = The game is over ({ $clause })
companion-closes = The game is over. Count what is left.
companion-closing = What is left
companion-count = Count it
companion-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
companion-nobody-won = Nobody has won.
companion-nobody = Nobody
companion-again = Play again
companion-scores = Scores
companion-line = Line
companion-total = Total
companion-correct = Correct line { $line }
companion-correct-told = Touch the number of a line to correct it.
companion-wide = Pull the table sideways: there is more beside it.
companion-less = Less: { $what }
companion-more = More: { $what }
companion-why = { $who }{ $why } ({ $clause })
companion-range = { $field }: from { $least } to { $most }.
companion-unless = { $field }: nothing to enter here.
companion-refused-over = The game is over.
companion-refused-turn = With this, another player would be next.
companion-refused-ends = The game is not over yet.
companion-in-line = Then line { $line } would be wrong. { $why }
companion-clock = Clock
companion-choose-clock = No clock
companion-no-clock = No clock
companion-pause = Pause
companion-run = Start
companion-anew = Anew
companion-time-over = { $name } has no time left.
companion-time-up = Time is up!
companion-bids = Bids
companion-bid = Pivots
companion-who-bids = Who bids?
companion-bids-so = { $name }: { $value }
companion-bids-made = Bids in the order in which they were made
companion-bids-shown = Bids in the order in which they are shown
companion-bid-refused = { $name }: your bids go down, from 20 to 1 ({ $clause }).
companion-bid-broken = { $name } bid { $value }: no more pivots may be shown ({ $clause }).
companion-all-done = Everybody is done
companion-shows = { $name } shows { $value }.
companion-none-held = No bid held.
companion-holds = It holds
companion-fails = It fails
companion-tv = Show it on a big screen
companion-tv-waits = The sheet has not been begun.
companion-to-sheet = Back to the sheet
companion-allowed = Is this allowed?
companion-leave = Begin anew
companion-leave-sure = Throw this sheet away
companion-other = There is a sheet of { $names } on this device.
companion-replace = Begin one for this table
companion-keep = Go on with that one
companion-send = Send the result to the tournament
companion-sent = The tournament has the result.
companion-to-tournament = To the tournament
companion-carry = To another phone
companion-carry-told = Whoever opens this link has the sheet as it is now, and goes on there.
companion-carry-link = Link to the sheet
companion-carry-scan = Scan it with the other phone
companion-live = All phones follow
companion-live-told = Whoever opens this link sees this sheet and can write on it; what one writes, the others see a moment later. The house keeps it for a week.
companion-live-begin = Share this sheet
companion-live-link = Link to the shared sheet
companion-live-scan = Scan it with the other phones
companion-live-tv = For a television
companion-live-stop = Go on alone on this phone
companion-live-on = Shared: all phones follow.
companion-live-off = The house cannot be reached. What you write is kept here and goes out as soon as it can.
companion-live-gone = This sheet is no longer shared. It is kept on this phone.
companion-live-not = This sheet is no longer shared. Ask for its link again.
companion-meanwhile = Somebody else wrote at the same moment, and theirs stands. Write yours again if it is missing.
companion-copy = Only a copy
companion-take = Take the sheet of { $names }

## Photographs of printed tables

see-heading = Photograph your table
see-text = Print the pieces with codes, lay them out, and take a picture from above with all of them in it.
see-choose = Take or choose a picture
see-camera = Use the camera
see-camera-sees = What the camera sees
see-camera-take = Take the picture
see-camera-refused = Parlour may not use the camera. Allow it in your browser’s settings, or choose a picture.
see-camera-none = No camera was found. Choose a picture instead.
see-camera-busy = The camera gives no picture. Is another program using it?
see-looking = Looking …
see-unreadable = This browser cannot open that file as a picture. JPEG works everywhere.
see-problem-nothing = No pieces with codes are to be seen. Were they printed with codes?
see-problem-others = These codes belong to pieces of another game.
see-problem-few = Too little can be read. Take the whole table, in good light and sharp.
see-problem-part = Only a part of the table can be read. Show it up to its edges.
see-problem-two = Two tables are in the picture. Take one of each.
see-problem-size = There is more in the picture than belongs there. Put it aside.
see-problem-crooked = Not everything lies in its row. Straighten it and try again.
see-problem-queen = A line and a grid are never on one picture, so this game cannot be read.
see-edit = Lay the position in the editor instead
see-problem-game = The pieces of this game carry no codes.
see-asked = Some places could not be read. Touch each question mark and choose what lies there.
see-lies = Row { $row }, place { $column }: { $what }
see-unread = Row { $row }, place { $column }: not read. Choose what lies there
see-choose-piece = What lies in row { $row }, place { $column }?
see-list = What was read
see-empty = Nothing
see-beside = Also read beside it:
see-confirm = That is right
see-assumed = What a picture cannot tell, such as hidden cards and whose turn it is, is made up.
see-open = Open the position
see-refused = The rules do not allow this position.
see-private = The picture stays on this device; only the codes found in it are sent.
see-link = Photograph a printed table
