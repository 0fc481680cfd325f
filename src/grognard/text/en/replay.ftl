# The page that shows a game again

replay-title = Replay
replay-running = replay, the game goes on
replay-to-table = To the table
replay-map = Map at this moment
replay-panel = What happened
replay-settings = Settings

## The bar

replay-first = First (Home)
replay-back = Back (←)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-forward = Forward (→)
replay-last = Last (End)
replay-speed = Speed
replay-action = Action { $entry }
replay-of = of { $entries }
replay-seen-by = Seen by
replay-branch = Play on from here
replay-link = Link

## The graph

replay-graph = Moment of the game
replay-at = Action { $entry } of { $entries }
replay-at-chance = Action { $entry } of { $entries }, { $side } { $chance }
replay-turn = Turn
replay-setup = Set-up

## This action

replay-this = This action
replay-start = The game begins.
replay-gain = for { $side_the }
replay-had = It had { $chance }.
replay-had-ways = It had { $chance }: { $ways } rolls of { $of }.
replay-spread = Totals and how often they come; { $total } was rolled.

## Luck

replay-luck = Luck so far
replay-luck-unit = points of win chance

## Tabs

replay-tabs = Log, turning points, rules and notes
replay-tab-points = Turning points
replay-moved = played by { $side_the }
replay-points-none = No single action turned this game.

## Playing on

replay-branch-how = A new game from this moment, with other dice, against the machine.
replay-branch-seat = You play
replay-branch-level = The machine
replay-branch-start = Play on

## Links and files

replay-link-title = Link to this moment
replay-record = Download the record
replay-record-how = The whole game with its dice as a text file: anybody can check it.
