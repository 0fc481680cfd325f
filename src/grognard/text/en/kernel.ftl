# What every game shares. A thing that sentences speak of carries its article and its grammar in attributes.

## Sides and seats

side-us = American
    .the = the American
    .number = singular
side-de = German
    .the = the German
    .number = singular
side-allied = Allied
    .the = the Allies
    .number = plural
side-german = German
    .the = the German
    .number = singular
seat-us = American 1st division
    .the = the American 1st division
    .number = singular
seat-us2 = American 2nd division
    .the = the American 2nd division
    .number = singular
seat-de = German 1st division
    .the = the German 1st division
    .number = singular
seat-de2 = German 2nd division
    .the = the German 2nd division
    .number = singular
seat-observer = observer

## Machine players

level-random = Random
level-greedy = Greedy
level-search = Search
level-recruit = Recruit
level-sergeant = Sergeant
level-captain = Captain
level-marshal = Marshal

## Directions

facing-N = north
facing-NE = north-east
facing-SE = south-east
facing-S = south
facing-SW = south-west
facing-NW = north-west

## Terrain

terrain-bridge = bridge
    .the = the bridge
    .number = singular
terrain-building = building
    .the = the building
    .number = singular
terrain-clear = clear terrain
    .the = the clear terrain
    .number = singular
terrain-forest = forest
    .the = the forest
    .number = singular
terrain-hill = hill
    .the = the hill
    .number = singular
terrain-pond = pond
    .the = the pond
    .number = singular
terrain-ridge = ridge
    .the = the ridge
    .number = singular
terrain-rough = rough terrain
    .the = the rough terrain
    .number = singular
terrain-stream = stream
    .the = the stream
    .number = singular
terrain-town = town
    .the = the town
    .number = singular
terrain-woods = woods
    .the = the woods
    .number = plural

## Lists

list-and = { $first } and { $last }

## Log

log-forced = By itself: { $action }.

## Refusals

refusal-not-asked = This decision is not yours.
refusal-not-listed = “{ $action }” is not among the choices of the moment.
refusal-game-over = The game is over.

## Names and words that a person gave

unknown-name =
    { $kind ->
        [unit] There is no unit “{ $name }”.
        [hex] There is no hex “{ $name }” on this map.
        [place] There is no place “{ $name }” on this map.
        [facing] “{ $name }” is no facing: give N, NE, SE, S, SW or NW.
        [side] There is no side “{ $name }”.
       *[other] Nothing here is called “{ $name }”.
    }
unknown-verb = No action begins with “{ $verb }”. Known: { $known }.
wrong-length =
    { $wanted ->
        [0] “{ $line }” is too long: { $verb } stands alone.
        [one] “{ $line }” does not fit: { $verb } takes one word.
       *[other] “{ $line }” does not fit: { $verb } takes { $wanted } words.
    }
unknown-language = There is no language “{ $name }” here. Known: { $known }.
unknown-game = There is no game “{ $name }” here. Known: { $known }.
unknown-scenario = There is no scenario “{ $name }” in { $game }. Known: { $known }.
unknown-option = There is no option “{ $name }” in { $game }. Known: { $known }.
bad-option = The option { $option } cannot be “{ $value }”. Choose one of these: { $known }.
unknown-seat = There is no seat “{ $name }” in { $game }. Known: { $known }.
seat-not-played = The seat “{ $name }” is not played with these options. Played: { $played }.
unknown-player = There is no machine player “{ $name }”. Known: { $known }.
bad-nodes = “{ $name }” is not of the form search:NODES, with a whole number of nodes above zero.
bad-processes = “{ $word }” is no number of processes: give a whole number from 1 to { $most }.
unknown-weight = { $game } has no weight “{ $name }”. Known: { $known }.
bad-weight = “{ $word }” is no number for a weight.
query-arguments =
    { $wanted ->
        [0] The overlay “{ $name }” takes no name; { $given } given.
        [one] The overlay “{ $name }” takes 1 name; { $given } given.
       *[other] The overlay “{ $name }” takes { $wanted } names; { $given } given.
    }
not-one-line = A name must be one line without spaces at its ends: { $word } is not.
unknown-query = There is no overlay “{ $name }” in { $game }. Known: { $known }.

## Playing

no-actions = Give at least one action.
nothing-to-undo = Nothing can be undone beyond this point; ask your opponent for a take-back.
no-such-moment =
    { $moments ->
        [0] Nobody has acted yet: there is no moment { NUMBER($moment, useGrouping: 0) } to go to.
       *[other] There is no moment { NUMBER($moment, useGrouping: 0) }: the game has { NUMBER($moments, useGrouping: 0) } so far, counted from 0.
    }
no-consent = A take-back needs everybody’s consent; { $seat } has not given it.

## Files

bad-data = The data file { $file } is wrong at { $entry }: { $reason }.
no-overlay = There is no folder { $folder } to take corrected data from.
no-corrections = The game { $game } takes no corrected data; leave out the folder { $folder }.
other-data = This position was made with other data ({ $data }) than this game has ({ $known }). Name the folder of corrected data that it was played with.
bad-state = This is no position of { $game }: { $reason }.

## Records

record-foreign = This file is no record: line { $line } should read “grognard record 1”.
record-truncated = The record breaks off after line { NUMBER($line, useGrouping: 0) }: its end is missing.
record-damaged = Line { NUMBER($line, useGrouping: 0) } of the record is damaged: “{ $reason }”.
record-refused = Line { NUMBER($line, useGrouping: 0) } of the record: “{ $reason }” was not among the choices there.
record-hash = Line { NUMBER($line, useGrouping: 0) } of the record: the position is not the one that was noted, so a line before it was changed or lost.
record-draw = Line { NUMBER($line, useGrouping: 0) } of the record: this roll does not come from the key of the dice.
record-ruleset = The record was played by ruleset { $ruleset }; this game has ruleset { $known }.
record-data = The record was played with other data ({ $data }) than this game has ({ $known }). Name the folder of corrected data that it was played with.
record-no-secret = The record holds no secret, so its dice cannot be checked.
record-commitment = The secret in the record is not the one that was committed to at the start.
