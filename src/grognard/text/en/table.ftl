# The page of a table

## Regions and tools

table-home = To the lobby
table-map = Map. The arrow keys move the cursor, Enter selects, Tab goes to what can act.
table-panel = Situation, log and rules
table-prompt-region = What is asked
table-tools = Tools of the map
table-tabs = Log, rules, chat and notes
table-tracks = Situation
table-beside = Beside the map
table-hand = Hand
table-chits = Chits
table-cards = Cards
table-on-top = On top of { $deck }
table-markers = On the map
table-drawer = Situation and log
table-close = Close
table-back = Back
table-zoom-in = Closer
table-zoom-out = Farther
table-fit = Whole map
table-hide-counters = Hide counters (Z)
table-hint = Hint (H)
table-layer-los = Line of sight (L)
table-layer-zones = Zones of control (C)
table-layer-zones-of = Zones of control: { $side } (C)
table-layer-supply = Supply (S)
table-layer-supply-of = Supply: { $side } (S)

## Seats

table-you = { $name } (you)
table-sitter = { $name } ({ $seat })
table-machine = { $level } (machine)
table-free-seat = free seat
table-online = at the table
table-away = away
table-asked = is to decide
table-your-turn = Your turn
table-clock-days = { $days } d { $hours } h
table-connection-lost = Connection lost; trying again.
table-moved-on = The game has moved on. Here is where it stands.

## The prompt

table-waiting = The dice are being rolled.
table-chosen = { $unit }: choose what it does, or another unit.
table-chosen-many = { $count } units: choose what they do, or other units.
table-chosen-group = { $group }: choose a place on the map, or another group.
table-and-more = { $action } and { $count } more
table-planned = { $action }?
table-decides = { $name } decides.
table-thinks =
    { $count ->
        [one] { $name } is thinking.
       *[other] { $name } are thinking.
    }
table-waits-for-seat = The { $side } seat is free. The game begins when somebody takes it.
table-over = The game is over. The log and the replay show how it went.
table-refused-how = Choose something that is highlighted, or another unit.
table-warning =
    { $count ->
        [one] One unit can still act: { $units_the }.
       *[other] { $more ->
            [0] { $count } units can still act: { $units_the }.
           *[other] { $count } units can still act, among them { $units_the }.
        }
    }
table-warning-how = The same button once more ends it all the same.
table-earlier = An earlier moment: entry { $entry } of the log.
table-earlier-how = Esc returns to the present.
table-showing = { $name } plays.
table-showing-how = Any key goes straight to the end.
table-legend-act = Gold: units that can act.
table-legend-reach = Blue: in reach, with the cost.
table-legend-place = Blue: to be chosen on the map.
table-legend-target = Dashed red: targets; choose one to see the odds.
table-legend-foe = Dashed red: enemies in reach.
table-legend-enemy = Dashed red: enemy units to choose from.
table-legend-field = Dotted: what it covers.
table-legend-facing = Arrowheads: facings, also by the keys 1 to 6.
table-legend-card = Gold: to be played, beside the map.
table-legend-supplied = Green: joined to its source.
table-legend-cut_off = Hatched red: cut off.
table-legend-partly = Dashed green: joined for some units only.
table-legend-blocks = Blocked in { $places }.
table-legend-layer = Esc puts this overlay away.
table-sight-from = Line of sight: choose where it begins.
table-sight-to = Line of sight: choose where it ends.
table-advice = Hint
table-advice-chance = Win chance { $chance }.
table-advice-reply = Best reply ({ $seat }): { $moves }.
table-advice-more = { $count } more steps
table-undo = Undo
table-undo-to-here = Undo to here
table-ask-take-back = Ask to take back
table-to-present = To the present
table-suggested = Suggested set-up
table-pause = Pause
table-go-on = Go on
table-step = Step
table-skip = Skip
table-confirm = Roll the dice
table-add = Add
table-number = Number
table-less = Less
table-more = More
table-cancel = Cancel

## Odds and refusals

table-odds = Odds
table-odds-of = { $result }: { $unit_the } in { $place }
table-odds-with = With { $unit_the } in { $place }:
table-odds-later = What may follow
table-odds-why = The sum
table-odds-sampled = Estimated: too many rolls to count them all.
table-odds-average = { $outcome }: { $amount } on average.
table-odds-amounts = { $outcome }: in detail
table-shift-left =
    { $count ->
        [one] 1 column left
       *[other] { $count } columns left
    }
table-shift-right =
    { $count ->
        [one] 1 column right
       *[other] { $count } columns right
    }
table-planner = In hand
table-options = Your answer, and the chance: { $outcome }
table-procedure = Steps
table-step-done = done
table-step-now = now
table-pairings = Who fires at whom
table-pairing-chosen = { $piece } fires at { $target }
table-pairing-may = { $piece } may fire at { $target }
table-pairing-barred = { $piece } may not fire at { $target }
table-shot = Artillery shot
table-refusal = Not possible
table-read-rule = Read the rule
table-rule = Rule { $rule }
table-dice = Dice: { $dice }

## The panel

table-of = { $value } of { $size }
table-level-from = { $level } from { $value }
table-discs = { $name }: { $value } spent, { $certain } certain, at most { $size }
table-certain = { $certain } certain
table-hidden =
    { $count ->
        [one] hidden
       *[other] { $count } hidden
    }
table-selected = Selected
table-selected-count =
    { $count ->
        [one] 1 unit selected
       *[other] { $count } units selected
    }
table-select-all = Select all { $count } that can act
table-select-none = Select none
table-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
table-steps = { $steps } of { $full } steps
table-facing = facing { $facing }
table-stack = Stack in { $place }
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-tab-notes = Notes
table-unread = unread
table-log-empty = The first line will be yours.
table-by-itself = by itself
table-jump = Look at moment { $entry }
table-rules-search = Search the rules
table-rules-none = No rule has all these words.
table-ruling = ruling
table-option = option
table-chat-line = Write to the table
table-chat-empty = Nothing has been written yet.
table-send = Send
table-notes-how = Only you read these notes.
table-luck = Luck
table-luck-even = even
table-luck-of = { $side } { $points }
table-luck-how = Points of win chance that the dice gave beyond expectation.

## Offers and the end

table-offer-draw = Offer a draw
table-offered = The offer is made.
table-take-back-asked = The take-back is asked for.
table-offer-draw-mine = You offer a draw.
table-offer-draw-theirs = { $name } offers a draw.
table-offer-take-back-mine = You ask to take back to moment { $entry }.
table-offer-take-back-theirs = { $name } asks to take back to moment { $entry }.
table-offer-rematch-mine = You offer a rematch.
table-offer-rematch-theirs = { $name } offers a rematch.
table-offer-agreed = You have agreed; somebody else has not yet.
table-withdraw = Withdraw
table-accept = Accept
table-decline = Decline
table-flagged = Your opponent’s time has run out.
table-claim = Claim the win on time
table-result-win = You win.
table-result-loss = You lose.
table-result-draw = Draw.
table-rematch = Rematch
table-to-rematch = To the rematch
table-replay = Replay

## Menu and sharing

table-menu = Settings and table
table-theme = Appearance
table-theme-light = Light
table-theme-dark = Dark
table-theme-system = As the system
table-language = Language
table-counters = Counters
table-counters-silhouettes = Silhouettes
table-counters-nato = NATO symbols
table-dice-setting = Dice
table-dice-rolled = They roll
table-dice-instant = At once
table-sounds = Sounds
table-text-board = Text board
table-to-map = To the map
table-keys = Keys
table-resign = Resign
table-resign-sure = Yes, resign
table-give-time = Give time
table-time-given = Your opponent has more time.
table-nudge = Remind
table-nudged = Your opponent is reminded.
table-order = Standing order: { $answer }
table-order-new = Standing order
table-order-how = Decisions like the present one are then answered in this way while you are away.
table-seat-file = Seat file
table-mail-answer = Answer by mail
table-record = Record
table-delete = Delete the game
table-delete-sure = Yes, delete it
table-commitment = Commitment of the dice:
table-share = Share
table-share-seat = Invitation to the { $side } seat
table-share-watch = To look on
table-share-moment = This moment

## Passing the screen

table-curtain = Pass the screen to the { $side } player
table-curtain-how = The next player may see what the last one may not. The board comes back when the next player is ready.
table-curtain-ready = { $side }: ready

## The board in words

table-yours = yours
table-theirs = theirs
table-is-selected = selected
table-can-act = can act
table-can-be-chosen = can be chosen
table-is-target = target, { $chance }
table-in-reach = in reach
table-cost = in reach, cost { $cost }
table-can-do = { $unit } can do this
table-aim-piece = { $unit_the } in { $place }
table-aim-target = { $unit_the } in { $place }: { $chance }
table-aim-place = To { $place }
table-aim-cost = To { $place }, cost { $cost }
table-column-unit = Unit
table-column-place = Place
table-column-state = State
table-column-do = What can be done
table-choose = Choose
table-type = Type an action or a place

## Keys

table-key-arrows = move the cursor
table-key-tab = next thing that can act
table-key-enter = select or confirm
table-key-shift = with a click: add a unit, or pass through a place without stopping
table-key-esc = back one step
table-key-f = fire, attack, roll
table-key-e = end the phase
table-key-p = pass
table-key-facings = choose a facing
table-key-u = undo
table-key-space = open the stack
table-key-z = hide the counters while held
table-key-l = line of sight
table-key-c = zones of control
table-key-s = supply
table-key-w = why not, at the cursor
table-key-h = hint
table-key-slash = type an action or a place
table-key-brackets = earlier and later in the log
table-key-help = these keys
