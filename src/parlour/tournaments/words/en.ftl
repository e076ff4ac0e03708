## Why something does not fit a tournament

refused-all-paired = All rounds are paired, { $rounds } of them; the tournament is over.
refused-knockout-over = The knockout is over.
refused-few =
    A table needs { $least } players; { $what ->
        [free] free
       *[here] here
    } to be paired: { $players }.
refused-all-met = Everybody has met everybody; the tournament is over.
refused-one-table = 36’s own tournament is one table of up to { $most }, and { $players } are here.
refused-size-order = Tables of { $least } to { $most } seats: the smaller number comes first.
refused-for-two =
    { $format ->
        [arena] An arena
       *[elimination] A knockout
    } is for tables of two.
refused-series-two = A series of several games is for tables of two.
refused-series-odd = A knockout is a series of an odd number of games.
refused-cycles = Several cycles are for a round robin for two.
refused-places-rise = The points of the places must not rise from one place to the next.
refused-points-range = Points are between { $least } and { $most }.
refused-knockout-places = A knockout is scored by places.
refused-own-points = 36’s own tournament adds up points, and the lowest total wins.
refused-lowest-added = Where the lowest points win, only 36’s own tournament adds them up; score by places.
refused-duplicate-scoring = A duplicate night, and nothing else, is scored by comparison or fitted.
refused-fitted-byes = Where scores are fitted, byes and missed rounds count nothing.
refused-night = A duplicate night, and nothing else, has the secret of a night.
refused-board-series = A board is played once, not as a series.
refused-compared-places = Where results are compared, places have no points.
refused-tie-twice = A tie-break is named twice.
refused-own-ties = 36’s own tournament breaks ties by games won alone (T36-D17).
refused-rounds-said =
    { $format ->
        [arena] An arena
        [elimination] A knockout
        [thirty-six] 36’s own tournament
        [league] A league
       *[round-robin] A round robin
    } says itself how many rounds there are.
refused-not-at-table = { $name } does not sit at table { $table }; there sit { $names }.
refused-won-absent = { $name } cannot have won without showing up.
refused-draw-or-won = It was either a draw or won by { $name }.
refused-points-count = Table { $table } has { $seats } seats ({ $names }); { $given } numbers are given.
refused-says-nothing = Say who won, that it was a draw, or the points by seat.
refused-draw-points = It cannot be a draw with different points.
refused-won-points = { $name } cannot have won with these points.
refused-points-seats = Table { $table } has { $seats } seats, its points are of another number.
refused-ahead = { $name } cannot be ahead of { $other } with these points.
refused-result-seats = Table { $table } has { $seats } seats, its result tells of another number.
refused-places = The places { $places } leave one out or count one twice.
refused-needs-winner = A knockout needs a winner: { $first } and { $second } cannot both go on.
refused-needs-points =
    Points of the game are { $what ->
        [compared] compared
       *[added] added up
    } here: give them by seat.
refused-series-end = Best of { $count } cannot end with { $first } to { $second } games.
refused-series-undecided = Best of { $count } cannot end with { $first } to { $second } games: that does not decide it.
refused-name-empty = A name is empty.
refused-name-long = { $name }: a name has at most { $most } characters.
refused-name-sign = The name { $name } holds the character { $sign }, which cannot be shown.
refused-closed-already = The tournament is closed already.
refused-nobody-called = Nobody here is called { $name }.
refused-no-round = No round is paired yet.
refused-round-unknown = There is no round { $round }; { $paired } were paired.
refused-table-unknown = Round { $round } has no table { $table }; its tables are { $tables }.
refused-name-form = The name { $name } is to be written { $clean }.
refused-entered = { $name } has entered already; no name is there twice.
refused-entered-left = { $name } has entered already; no name is there twice; who left may come back.
refused-late = { $name } comes too late: in this format all enter before the first round.
refused-left = { $name } has left already.
refused-here = { $name } is here already.
refused-closed-enter = The tournament is closed; nobody can enter any more.
refused-closed-back = The tournament is closed; nobody can come back any more.
refused-closed-claim = The tournament is closed; nobody can be claimed any more.
refused-claim-left = { $name } has left. An organiser may bring them back first.
refused-closed-pair = The tournament is closed; nothing is paired any more.
refused-waiting =
    Round { $round } still waits for the results of { $count ->
        [one] table
       *[other] tables
    } { $tables }.
refused-round-next = Round { $round } is paired, but the next is { $next }.
refused-table-twice = Table { $table } is there twice.
refused-table-size = Table { $table } cannot have { $seats } seats.
refused-paired-gone = { $name } is paired but not here.
refused-paired-twice = { $name } is paired twice.
refused-no-series = A table is one game here, not a series.
refused-series-over = The series at table { $table } of round { $round } is over already.
refused-result-there = Table { $table } of round { $round } has a result already; correct that.
refused-result-none = Table { $table } of round { $round } has no result that could be corrected.

## What a house refuses

refused-organisers-only = Only those who organise this tournament may do that.
refused-own-device = At screens everybody enters from a device of their own. Give them the link.
refused-full = This tournament is full: it takes { $most } players.
refused-list-twice = { $name } stands twice in your list. Write one of them otherwise.
refused-not-entered = You have not entered this tournament.
refused-next-round = The next round is { $round }.
refused-pairs-itself = This arena pairs by itself.
refused-other-result = Table { $table } of round { $round } has another result already. Ask an organiser.
refused-types-not = Only an organiser or who sits at this table types its result.
refused-at-screens = This table is played at screens, and its result comes by itself.
refused-no-tournament = There is no such tournament.
refused-no-such-round = There is no such round.
refused-events-full = So much has happened in this tournament that nothing more can be written down.
refused-link = This link makes nobody an organiser. Ask for a new one.
refused-players = This game is for { $least } to { $most } players, the smaller table first.
refused-own-game = This format is the tournament of 36’s own rules; choose the game 36.
refused-minutes-arena = Only an arena at screens pairs by itself for some time.
refused-minutes-series = An arena that pairs by itself plays single games, not series.
refused-minutes-clock = An arena that pairs by itself has a clock, so that every game comes to an end.
refused-title = A title has 1 to 80 characters.
refused-duplicate-screens = A duplicate night is played at screens, where everybody gets the same sealed deals.
refused-claim-in = You are in this tournament already, as { $name }.
refused-claimed = Somebody plays as { $name } from a device already.
refused-claim-waits = You have asked to be { $name } already. Show an organiser your number.
refused-claim-declined = An organiser said that you are not { $name }. Enter under a name of your own.
refused-claims-full = Many wait for an answer just now. Ask an organiser, and try again.
refused-no-claim = There is no such request.
refused-claim-agreed = Somebody agreed to this already: { $name } plays from that device.
refused-claim-other = Who asked to be { $name } plays as { $other } by now.
refused-claim-late = This request was declined already. Let them enter under a name of their own.
