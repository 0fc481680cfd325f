# The command `grognard`.

## The command line

cli-about = Grognard plays World War II board wargames with every rule enforced.
cli-about-games = list the games, their scenarios and options
cli-about-serve = play in the browser: serve the table on this machine or for others
cli-about-play = play in the terminal, against a person or the machine
cli-about-replay = tell a recorded game again, and check its dice
cli-about-rules = show where each rule is coded and which tests prove it
cli-about-fuzz = play random games that look for faults in the rules
cli-about-bench = measure the speed of the games beside python-chess
cli-about-arena-match = play many games between the same seats, a row for each in a file
cli-about-arena-ladder = play each machine player against the one below it
cli-about-arena-balance = measure what each side of a scenario wins
cli-about-arena-tune = look for better weights of a game’s judgement by matches, one after the other
cli-about-arena-breed = breed better weights of a game’s judgement by whole games, all together
cli-about-check = replay the golden records against the code
cli-about-backup = copy the service’s database into one file, also while it runs
cli-more = More about a command: grognard { $command } --help. Language: --lang fr or --lang en.
cli-usage-prefix = usage:
cli-arguments = arguments
cli-everywhere = with every command
cli-help = show this help
cli-lang = the language; without it that of the environment
cli-data = a folder of corrected data files, for owners of the game

cli-play-game = the game (tank)
cli-play-scenario = the scenario (last_stand)
cli-play-seat = who plays a side: person, a level (recruit, sergeant, captain, marshal), random, greedy, search or search:NODES; may be repeated
cli-play-option = a switch of the rules; may be repeated
cli-play-seed = make the dice and the machine’s choices from this text: the same text, the same game
cli-play-processes = on how many processes a machine that looks ahead thinks (1); more of them look at more in the same time
cli-play-load = go on with a saved game
cli-replay-file = the record
cli-replay-verify = check the commitment, every roll and every position
cli-replay-step = show the map after every choice and wait
cli-rules-game = the game
cli-rules-no-run = list the code only, without running the tests
cli-rules-plain = one line a rule, separated by tabs
cli-rules-json = as JSON
cli-fuzz-game = the game
cli-fuzz-scenario = this scenario only
cli-fuzz-games = how many games (100)
cli-fuzz-seed = the series of games: the same seed, the same games (1)
cli-fuzz-jobs = how many processes (one a core)
cli-bench-game = this game only
cli-bench-json = as JSON
cli-bench-seconds = how long each scenario is measured in each of three rounds (1)
cli-arena-match-game = the game, and the scenario behind a colon; without one, all scenarios in turn
cli-arena-match-seat = who plays a side (greedy): random, greedy, search:NODES, search:NODESxPROCESSES, a level, greedy@WEIGHT=VALUE; may be repeated
cli-arena-match-option = a switch of the rules; may be repeated
cli-arena-match-max-turns = stop each game after this many turns, as a draw; none: play to the end
cli-arena-match-games = how many games (100)
cli-arena-match-seed = the series of games: the same seed, the same games (1)
cli-arena-match-jobs = how many processes, or workers of a local Ray (one a core)
cli-arena-match-ray = play on a Ray cluster: its address, auto for the one that runs here, local for one of its own
cli-arena-match-out = a Parquet file for the rows; the same command goes on where the file ends
cli-arena-ladder-game = the game
cli-arena-ladder-scenario = this scenario instead of the usual one
cli-arena-ladder-max-turns = stop each game after this many turns and judge it then; none: play to the end
cli-arena-ladder-games = how many games a rung at most (400); it ends as soon as it is clear
cli-arena-ladder-seed = the series of games: the same seed, the same games (1)
cli-arena-ladder-jobs = how many processes (one a core)
cli-arena-ladder-nodes = nodes a decision of the weakest search
cli-arena-ladder-out = a Markdown file whose section of the game is written anew
cli-arena-balance-game = the game
cli-arena-balance-scenario = this scenario only
cli-arena-balance-max-turns = stop each game after this many turns, as a draw
cli-arena-balance-games = how many games a scenario and player (40)
cli-arena-balance-seed = the series of games: the same seed, the same games (1)
cli-arena-balance-jobs = how many processes (one a core)
cli-arena-balance-player = who plays both sides (greedy); search:NODES searches with so many nodes; may be repeated
cli-arena-balance-out = a folder for the game’s pages, in Markdown and HTML, and for what was played; another player is added to it
cli-arena-tune-game = the game
cli-arena-tune-scenario = this scenario instead of the usual one
cli-arena-tune-max-turns = stop each game after this many turns and judge it then; none: play to the end
cli-arena-tune-games = how many games an attempt at most (200); it ends as soon as it is clear
cli-arena-tune-seed = the series of games: the same seed, the same games (1)
cli-arena-tune-jobs = how many processes (one a core)
cli-arena-tune-weight = a weight to tune, perhaps from another value than its own; may be repeated; without it, all
cli-arena-tune-rounds = how often all weights are gone through, by smaller and smaller steps (2)
cli-arena-breed-game = the game
cli-arena-breed-scenario = this scenario instead of all in turn
cli-arena-breed-max-turns = stop each game after this many turns and judge it then; without it, play to the end
cli-arena-breed-games = how many games a child (32)
cli-arena-breed-seed = the series of games: the same seed, the same games (1)
cli-arena-breed-jobs = how many processes (one a core)
cli-arena-breed-weight = a weight to breed, perhaps from another value than its own; may be repeated; without it, all
cli-arena-breed-player = who plays with the weights (search:1, which follows its first impression)
cli-arena-breed-children = how many children a generation (12)
cli-arena-breed-generations = how many generations (8)
cli-check-file = records to replay; without any, those in tests/golden
cli-serve-host = the address to listen on; without it, only this machine reaches the table
cli-serve-port = the port (8000, or a free one)
cli-serve-public-url = the address that links and mails carry, for a service behind a proxy
cli-serve-database = the database, as an SQLAlchemy address; without it, that of GROGNARD_DATABASE_URL or a file in your data folder
cli-serve-no-browser = do not open a browser
cli-backup-file = the new file
cli-backup-database = the database, as an SQLAlchemy address; without it, that of GROGNARD_DATABASE_URL or the file in your data folder

## What is wrong with the command line or a file

cli-usage = The command line cannot be understood; { $command } --help shows what it takes.
cli-unknown-command = There is no command “{ $name }”. Known: { $known }.
cli-unknown-argument = “{ $argument }” means nothing here; { $command } --help shows what it takes.
cli-not-a-number = “{ $word }” is no whole number above zero.
cli-not-a-pair = “{ $word }” is not of the form NAME=VALUE.
cli-not-a-time = “{ $word }” is no number of seconds above zero.
cli-unreadable =
    { $reason ->
        [missing] There is no file { $file }.
        [forbidden] The file { $file } may not be read by you.
        [folder] A record is a file; { $file } is a folder.
       *[other] The file { $file } cannot be read.
    }
cli-unwritable =
    { $reason ->
        [missing] The file { $file } cannot be written: there is no such folder.
        [forbidden] The file { $file } cannot be written: you may not write there.
        [folder] The file { $file } cannot be written: it is a folder.
       *[other] The file { $file } cannot be written.
    }
cli-file-exists = The file { $file } exists already and is left as it is; name another one.
cli-load-alone = The file { $file } says which game it is: leave out GAME, SCENARIO and --option.
cli-no-golden = There are no records in { $folder }; name some, or run this in a checkout.
cli-needs-chess = The yardstick python-chess is missing; install it: pip install chess
cli-needs-package = This needs the package { $package }; install it: pip install { $package }
cli-tests-broken = The tests in { $folder } cannot be run: { $reason }
cli-worker-died = A process that played games was killed, perhaps for want of memory; try fewer --jobs.
cli-our-fault = Something broke on our side: { $fault }. Set GROGNARD_TRACE=1 to see where, and send it to us.

## Columns

cli-column-scenario = scenario
cli-column-title = title
cli-column-turns = turns
cli-column-options = options
cli-column-option = option
cli-column-values = values (* = usual)
cli-column-rule = rule
cli-column-code = code
cli-column-tests = tests
cli-column-games = games
cli-column-decisions = decisions
cli-column-wins = { $side } wins
cli-column-draws = draws
cli-column-dead-ends = dead ends
cli-column-faults = faults
cli-column-rung = rung
cli-column-results = won–drawn–lost
cli-column-pairs = pairs
cli-column-rate = rate of pairs
cli-column-difference = difference
cli-column-rating = rating
cli-column-seconds = s a game
cli-column-verdict = verdict
cli-column-cut = of them cut
cli-column-wins-rate = wins
cli-column-lost = units lost
cli-column-both-lose = both lose
cli-column-mean-turns = turns a game
cli-column-note = note
cli-column-player = player
cli-column-decided = decided in turn
cli-column-turning = turning point
cli-column-positions = positions
cli-column-slope = slope
cli-column-judged-between = judged between
cli-column-judged = judged, mean
cli-column-really-won = really won
cli-column-weight = weight
cli-column-present = present
cli-column-tried = tried
cli-column-generation = generation
cli-column-parent = parent
cli-column-children = children
cli-column-best = best of them

## Games

cli-credit = By { $credit }.
cli-unofficial = This is an unofficial implementation for people who own these games or want to discover them; all rights to the games remain with their makers.

## Playing

cli-cursor = ›
cli-cursor-hidden = (not shown) ›
cli-colon = :
cli-point = .
cli-number = { $value }
cli-percent = { $value }%
cli-yes = yes
cli-hint =
    { $grid ->
        [area] A number, or two places ({ $here } { $there }) · help · map · why { $here } { $there } · undo · save FILE · quit
       *[hex] A number, or two places (E5 E6) · help · odds E5 F6 · why E5 F6 · undo · save FILE · quit
    }
cli-commitment = The dice are committed to: { $commitment }…
cli-by-itself = by itself
cli-log-back = Taken back.
cli-mark-used = used
cli-level-from = { $level } from { $value }
cli-worth = VP
cli-value-bridge_destroyed = failed attempts
cli-spot-supplied = joined
cli-spot-supplied-1 = joined (infantry)
cli-spot-cut_off = cut off
cli-undone = Undone.
cli-saved = Saved: { $file }
cli-resume = To go on: grognard play --load { $file }
cli-not-saved = Nothing was saved. Next time, “save FILE” keeps the game and grognard play --load FILE goes on with it.
cli-save-where = Name a file: save FILE.
cli-save-first = Save first? A file name, or Enter to leave without saving:
cli-keep-record = Keep the record? A file name, or Enter to let it go:
cli-overwrite = { $file } exists. Overwrite it? (yes/no)
cli-unfinished = The game is not over.

cli-no-such-choice = There is no choice { $number }: they run from 1 to { $count }.
cli-unknown-word = “{ $word }” is no choice, unit, place or command; type help for what there is.
cli-nobody-there = Nobody stands in { $place }.
cli-several-there = Several units stand in { $place }; name one: { $units }.
cli-no-suggestion = There is nothing to suggest here.
cli-why-what =
    { $grid ->
        [area] Say what you would do: why { $here } { $there }, why { $unit } { $there }, why VERB { $there }.
       *[hex] Say what you would do: why E5 F6, why E5 F6 G7, why promote E5.
    }
cli-why-allowed = That is allowed: { $actions }
cli-odds-what =
    { $grid ->
        [area] Say of what: odds 3, or odds { $here } { $there } for what stands in { $here }.
       *[hex] Say of what: odds 3, odds shoot, or odds E5 F6 for the unit in E5 firing at the one in F6.
    }
cli-odds-hidden = That hangs on something hidden: its chances cannot be told.
cli-no-roll = No roll comes before your next choice.
cli-unknown-rule = There is no rule { $number }.
cli-query-words = It takes: { $name } { $wanted }.
cli-blocks = { $place } blocks it.
cli-hand-hidden =
    { $side_number ->
        [plural] Only { $side_the } know that.
       *[singular] Only { $side_the } knows that.
    }
cli-pass-keyboard =
    { $side_number ->
        [plural] Pass the keyboard to { $side_the }, who then press Enter.
       *[singular] Pass the keyboard to { $side_the }, who then presses Enter.
    }
cli-hide-again = Press Enter to hide it again.
cli-step = Enter: on

cli-play-help =
    { $grid ->
        [area] Type the number of a choice, or its text (move { $unit }, to { $there }); several at once are separated by semicolons. Two places alone say what the units in the first do in the second: { $here } { $there }. A unit is named by what stands on its counter, without the spaces, and several may go together: { $unit } UNIT { $there }.
       *[hex] Type the number of a choice, or its text (move us_sherman_1, to E5, face NE); several at once are separated by semicolons. A unit may be named by its hex. Two names alone say what one unit does: E5 E6 moves there, E5 F6 fires at the enemy there.
    }
cli-command-help = help
cli-command-undo = undo
cli-command-why = why
cli-command-odds = odds
cli-command-suggest = suggest
cli-command-map = map
cli-command-log = log
cli-command-rule = rule
cli-command-save = save
cli-command-quit = quit
cli-do-help = this list
cli-do-undo = take the last action back, as long as nothing was learned from it
cli-do-why =
    { $grid ->
        [area] why PLACE PLACE or why UNIT PLACE: what stands against it; also why VERB UNIT, why VERB PLACE
       *[hex] why UNIT HEX or why UNIT TARGET: what stands against it; also why promote UNIT, why leave UNIT
    }
cli-do-odds =
    { $grid ->
        [area] odds NUMBER, odds ACTION or odds UNIT PLACE: the exact chances
       *[hex] odds NUMBER, odds ACTION or odds UNIT TARGET: the exact chances
    }
cli-do-suggest = take over a proven set-up
cli-do-map =
    { $grid ->
        [area] draw the table again, with every place
       *[hex] draw the table again
    }
cli-do-log = everything that has happened
cli-do-rule = rule NUMBER: what a rule says
cli-do-save = save FILE: keep the game as a record
cli-do-quit = leave the table
cli-query-los = los HEX HEX: the line of sight between two hexes
cli-query-field =
    { $grid ->
        [area] field UNIT: what a unit may fire at from where it stands
       *[hex] field UNIT: what lies in a unit’s front and range
    }
cli-query-terrain =
    { $grid ->
        [area] terrain PLACE: what a place is
       *[hex] terrain HEX: what a hex is
    }
cli-query-supply =
    { $words ->
        [0] supply: what is joined to its source, and what it counts for
       *[other] supply SIDE: what is joined to a source of supply
    }
cli-query-sight = sight HEX: everything that is seen from a hex
cli-query-field_vehicles = field_vehicles UNIT: where a unit could fire at vehicles
cli-query-reach = reach UNIT: how far a unit could advance
cli-query-spotting = spotting UNIT: the hexes that the mortars of a squad may fire at
cli-query-objectives = objectives: who controls them, and what it comes to
cli-query-zone = zone SIDE: where a side sets up, and where its reinforcements come
cli-query-arrivals = arrivals SIDE: what the scenario still brings a side
cli-query-points = points: the victory points as they stand

## Replay, check

cli-verified =
    { $draws ->
        [0] Verified: the commitment and { NUMBER($hashes, useGrouping: 0) } positions; no roll was made.
        [one] Verified: the commitment, one roll and { NUMBER($hashes, useGrouping: 0) } positions.
       *[other] Verified: the commitment, { NUMBER($draws, useGrouping: 0) } rolls and { NUMBER($hashes, useGrouping: 0) } positions.
    }
cli-replayed = replays, { NUMBER($entries, useGrouping: 0) } lines
cli-checked =
    { $failed ->
        [0] { $count } of { $count } records replay.
       *[other] { $failed } of { $count } records do not replay.
    }

## Rules

cli-rules-summary = { $count } rules of behaviour of { $all }: coded { $coded }, tested { $tested }.
cli-rules-not-run = The tests were not run.
cli-rules-no-tests = There is no { $folder } here: only the code is listed.
cli-rules-idle = ({ $test } does not run it)
cli-rules-no-code = Without code ({ $count }): { $list }
cli-rules-no-test = Without a test that runs the code ({ $count }): { $list }
cli-rules-unknown = Marked on tests, unknown to the rulebook ({ $count }): { $list }
cli-rules-failed = Marked tests that do not pass ({ $count }): { $list }

## Fuzz

cli-playing = Playing
cli-fuzz-fault = A game failed (seed { $seed }), its record is { $file }: { $fault }
cli-fuzz-done =
    { $failed ->
        [0] { $games ->
            [one] 1 game, no fault.
           *[other] { $games } games, no fault.
        }
       *[other] { $failed } of { $games } games failed.
    }

## Bench

cli-bench-measuring = Measuring
cli-bench-compiled = compiled
cli-bench-plain = not compiled
cli-bench-head = Python { $python }, { $way }; yardstick { $name } { $version }, in the same run. Random play, the slowest scenario.
cli-bench-scenario = slowest scenario
cli-bench-decisions-per-s = decisions a second
cli-bench-activations-per-s = activations a second
cli-bench-ratio = times the yardstick
cli-bench-copy-us = copy, µs
cli-bench-encode-us = encode, µs
cli-bench-state-bytes = state, bytes
cli-bench-view-us = view and encode, µs
cli-bench-replay-ms = replay of a game, ms
cli-bench-decisions-per-game = decisions a game
cli-bench-actions-per-decision = actions a decision
cli-bench-nodes-per-s = nodes a second, search
cli-bench-dead-ends = dead ends

## Arena

cli-study-rate = { $rate }% ({ $low }–{ $high })
cli-study-made-by = Made by `{ $command }`, Python { $python }.
cli-study-pairs = A pair is two games with the same dice and the sides swapped. Games that were cut count as drawn, and by the judgement of their last position in their pair. The interval holds at 95% for all looks together.
cli-speed = { $rate }/s
cli-match-resumed =
    { $games ->
        [one] 1 game was played before.
       *[other] { $games } games were played before.
    }
cli-match-all = all
cli-match-interval = Rates are of games, with their intervals at 95%; lost units are of a game, on the average.
cli-match-kept =
    { $games ->
        [one] 1 game is in { $file }, its summary in { $page }.
       *[other] { $games } games are in { $file }, their summary in { $page }.
    }
arena-other-rules = This machine has other rules or data of { $game } than the study was begun with; bring both to the same version.
arena-needs-extra = This needs the package { $package }; install it: pip install grognard[{ $extra }]
arena-no-cluster = No Ray cluster answers at { $address }, or it does not let you in; start one with ray start --head, or play with --ray local.
arena-workers-lost = Workers of the cluster were lost { $times } times in the same game; what was played is kept, and the same command goes on.
arena-no-results = The file { $file } holds no games of a study and is left as it is; name another one.
arena-other-study =
    The file { $file } belongs to another study: { $what ->
        [game] the game
        [scenarios] the scenarios
        [options] the options
        [players] the players
        [seed] the seed
        [version] the version of the rules
       *[data_hash] the data
    } there: { $there }, here: { $here }. Name another file.
cli-verdict-stronger = stronger
cli-verdict-weaker = weaker
cli-verdict-unclear = not clear
cli-ladder-title = The ladder
cli-balance-poor = { $side } under 20%
cli-balance-noted = { $scenario }, { $player }: { $note }.
cli-balance-title = { $game }: the balance
cli-balance-about = The same player has both sides. Rates are of games, with their intervals at 95%. A game is decided in the turn after which the winner stays ahead to the end, by the judgement that machine players use; its turning point is the turn in which that judgement moved most towards the winner. Of both the median is told. A draw has a turning point, where it moved most, and is not decided.
cli-balance-plots = The same with plots: [{ $page }]({ $page }).
cli-balance-reading = The lines below a bar are the intervals, that of the left side first. The band around a curve holds the middle half of the games that last so long. Columns are games by who won them, those of the left side at the bottom.
cli-balance-origin = Where it comes from
cli-balance-level =
    { $player }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-balance-results = { $first } { $first_rate }, { $second } { $second_rate }; draws { $drawn }, of them cut { $cut }; both lose { $both }.
cli-balance-lead-title = Who is ahead after each turn
cli-balance-lead = The median of the judgement is { $begin } as the first turn begins and { $end } after turn { $turn }.
cli-balance-ahead = { $side } ahead
cli-balance-length-title = Length in turns
cli-balance-length = { $mean } turns on the average; the middle half of the games takes { $low } to { $high }.
cli-balance-turning-title = Turning points by turn
cli-balance-turning = The median is turn { $median }, the most frequent is turn { $most }.
cli-balance-decided = The games are decided in turn { $turn }, by the median.
cli-balance-judgement = What the judgement is worth
cli-balance-slope = After each turn the judgement v, from −1 to 1, is held against the result of the game for the { $side } side; a draw is half a win, and games that were cut are left out. The chance to win is fitted as 1 / (1 + exp(−slope · atanh v)). With a slope of 2 it is (1 + v) / 2, the judged chance; a smaller slope means that the judgement promises too much, a larger one too little. The positions of a game are not independent: a few games say little.
cli-balance-no-results = No game has a result so far: there is nothing to hold against the judgement.
cli-balance-range = { $low }–{ $high }%
cli-balance-reliable-title = Judged chance and games really won
cli-balance-reliable = Chances of the { $side } side.
cli-balance-says = When the judgement says { $judged }%, it wins { $won }%.
cli-balance-discs = To the right the judged chance, upwards the games won; a larger disc is more positions. On the dashed line the judgement is right; the curve is the one with the fitted slope.
cli-balance-dropped =
    { $entries ->
        [one] 1 entry of { $file } was played with other rules or data of { $game } and is left out.
       *[other] { $entries } entries of { $file } were played with other rules or data of { $game } and are left out.
    }
cli-balance-kept =
    { $entries ->
        [one] 1 entry is in { $file }, the page is { $page }.
       *[other] { $entries } entries are in { $file }, the page is { $page }.
    }
cli-tune-kept = kept
cli-tune-left = left
cli-breed-generation = Generation { $number }
cli-tune-again = To go on from here: { $command }

## Backup

cli-backed-up = Backed up: { $file }

## Serve

cli-serving = Grognard is ready: { $address } (Ctrl-C ends it)
cli-served = The table is closed; every game is kept.
