# Tank on Tank

## Units: the name, .the with its article, .this for the one that was pointed at

tank-us_sherman_hq = Sherman leader
    .the = the Sherman leader
    .this = this Sherman leader
tank-us_sherman = Sherman
    .the = the Sherman
    .this = this Sherman
tank-us_wolverine = Wolverine
    .the = the Wolverine
    .this = this Wolverine
tank-us_priest = Priest
    .the = the Priest
    .this = this Priest
tank-us_infantry = infantry
    .the = the infantry
    .this = this infantry
tank-us_atgun = AT gun
    .the = the AT gun
    .this = this AT gun
tank-de_pz4_hq = Panzer IV leader
    .the = the Panzer IV leader
    .this = this Panzer IV leader
tank-de_pz4 = Panzer IV
    .the = the Panzer IV
    .this = this Panzer IV
tank-de_tiger = Tiger
    .the = the Tiger
    .this = this Tiger
tank-de_wespe = Wespe
    .the = the Wespe
    .this = this Wespe
tank-de_infantry = infantry
    .the = the infantry
    .this = this infantry
tank-de_atgun = AT gun
    .the = the AT gun
    .this = this AT gun

## Units where there is little room: at most seven letters; a leader is marked otherwise

tank-short-us_sherman_hq = Sherman
tank-short-us_sherman = Sherman
tank-short-us_wolverine = Wolver.
tank-short-us_priest = Priest
tank-short-us_infantry = Inf.
tank-short-us_atgun = AT gun
tank-short-de_pz4_hq = Pz IV
tank-short-de_pz4 = Pz IV
tank-short-de_tiger = Tiger
tank-short-de_wespe = Wespe
tank-short-de_infantry = Inf.
tank-short-de_atgun = AT gun

## The table

tank-track-turn = turn
tank-track-ap = AP spent
tank-track-vp = VP
tank-box-waiting = waiting to enter
tank-box-to_place = to be placed
tank-box-eliminated = eliminated
tank-box-exited = left the map
tank-hand-chit = action chit
tank-mark-moved = moved
tank-mark-fired = fired
tank-mark-ace = Ace
tank-mark-leader = leader
tank-mark-finished = finished
tank-value-1 = Range { $value }
tank-value-2 = defence { $value }
tank-value-3 = movement { $value }
tank-marker-objective = objective
tank-marker-control = control

## Prompts

tank-prompt-place = Choose a unit to place.
tank-prompt-place-unit = { $unit }: choose the hex where it is placed.
tank-prompt-ace = Choose the unit that will be the Ace.
tank-prompt-phase = Choose a unit to move or fire.
tank-prompt-group = Choose the leader or a neighbour to move, or leave the rest where they are.
tank-prompt-move = { $unit } in { $hex }: choose the next hex, or a facing to stop here.
tank-prompt-enter = { $unit }: choose the hex where it enters.
tank-prompt-face = { $unit } in { $hex }: choose its facing.
tank-prompt-aim = Choose the units that fire at { $unit_the }.
tank-prompt-reroll = Miss. Re-roll with the Ace?
tank-prompt-advance = Choose the infantry that advances into the emptied hex, or let it stay.

## Rolls and their results

tank-roll-first = Who plays first
tank-roll-chit = Action chit
tank-roll-fire = Fire
tank-roll-solitaire = One more AP, or the end of the phase
tank-result-eliminated = eliminated
tank-result-missed = miss

## Choices

tank-do-place = Place { $unit_the }
tank-do-ace = Name { $unit_the } as the Ace
tank-do-move = Move { $unit_the }
tank-do-enter = Bring in { $unit_the }
tank-do-to = Go to { $hex }
tank-do-leave = Leave the map
tank-do-face = Face { $facing }
tank-do-done = Leave the rest where they are
tank-do-fire = Fire at { $target_the }
tank-do-with = Fire with { $unit_the }
tank-do-shoot = Roll the dice
tank-do-reroll = Re-roll
tank-do-keep = Let the miss stand
tank-do-advance = Advance { $unit_the }
tank-do-stay = Stay
tank-do-promote = Promote { $unit_the }
tank-do-end = End phase
tank-do-begins = { $side_the } plays first
tank-do-chit = { $value } AP
tank-do-roll = { $total }
tank-do-lasts = One more AP
tank-do-ends = The phase ends

## Log

tank-log-placed = { $unit_the } is placed in { $hex }, facing { $facing }.
tank-log-ace = { $unit_the } in { $hex } is the Ace.
tank-log-first =
    { $die ->
        [0] { $side_the } plays first.
       *[other] The die for the first player: { $die }, { $side_the } plays first.
    }
tank-log-turn = Turn { $turn }.
tank-log-phase = The { $side } phase begins.
tank-log-chit =
    { $value ->
        [0] { $side_the } draws an action chit and keeps it hidden.
       *[other] { $side_the } draws an action chit and keeps it hidden: { $value } AP.
    }
tank-log-enters = { $unit_the } enters the map in { $hex }.
tank-log-moves = { $unit_the } moves from { $origin } to { $hex }.
tank-log-faces = { $unit_the } in { $hex } faces { $facing }.
tank-log-leaves = { $unit_the } leaves the map from { $hex }.
tank-log-control = { $side_the } controls { $hex }.
tank-log-fires =
    { $count ->
        [one] { $firers } fires at { $target_the } in { $hex }
       *[other] { $firers } fire at { $target_the } in { $hex }
    }: { $modifier ->
        [none] two dice against { $defence }
       *[other] two dice { $modifier } against { $defence }
    }.
tank-log-eliminated = The shot at { $unit_the } in { $hex }: { $dice }, eliminated.
tank-log-missed = The shot at { $unit_the } in { $hex }: { $dice }, miss.
tank-log-reroll = { $unit_the } is an Ace and re-rolls.
tank-log-advances = { $unit_the } advances into { $hex }.
tank-log-promoted = { $unit_the } in { $hex } becomes a leader.
tank-log-solitaire =
    { $die ->
        [0] { $ends ->
            [yes] The phase ends.
           *[no] One more AP.
        }
       *[other] { $ends ->
            [yes] The die for the phase: { $die }, it ends.
           *[no] The die for the phase: { $die }, one more AP.
        }
    }
tank-log-reveal = { $side_the } reveals the action chit: { $value } AP.
tank-log-phase-ends =
    { $spent ->
        [0] The { $side } phase ends: no AP spent.
       *[other] The { $side } phase ends: { $spent } AP spent.
    }

## The end

tank-over-destroyed = { $side_the } wins: every enemy unit is eliminated.
tank-over-exit =
    { $count ->
        [one] { $side_the } wins: 1 unit has left the map.
       *[other] { $side_the } wins: { $count } units have left the map.
    }
tank-over-roads = { $side_the } wins: the roads are blocked.
tank-over-points = Victory points: American { $us }, German { $de }; { $side_the } wins.
tank-over-control = { $side_the } wins: control of { $held } of the hexes { $hexes }.
tank-over-held = { $side_the } wins: time is up, and the opponent has not done what the scenario asks.
tank-over-cap = Draw: the game stops after turn { $turn }.

## Sums

tank-sum-movement = MP left
tank-sum-march = Road march
tank-sum-defence = Defence of the target
tank-sum-firers = Several firers
tank-sum-rear = From the rear
tank-sum-cover = Town or woods
tank-sum-night = Night
tank-sum-cost = Cost in AP

## Overlays

tank-los-clear =
    { $distance ->
        [one] From { $origin } to { $goal }, 1 hex: the line of sight is clear.
       *[other] From { $origin } to { $goal }, { $distance } hexes: the line of sight is clear.
    }
tank-los-blocked =
    { $distance ->
        [one] From { $origin } to { $goal }, 1 hex: the line of sight is blocked.
       *[other] From { $origin } to { $goal }, { $distance } hexes: the line of sight is blocked.
    }
tank-field = Front from { $hex }: range { $range }.
tank-terrain = { $hex }: { $terrain }, { $cost } MP to enter.
tank-not-on-map = Not on the map: { $unit }.

## Refusals: set-up

tank-no-not-ace = { $unit_this } cannot be the Ace; choose a Tiger.
tank-no-not-placing = { $unit_this } is not among the units to place now.
tank-no-zone = { $hex } lies outside the setup zone.
tank-no-occupied = { $unit_the } stands in { $hex } already: one unit a hex.

## Refusals: the choice of an action

tank-no-not-now =
    { $answer ->
        [done] Only a leader’s group can stop here, between two of its moves.
        [end] The phase can end once the action under way is finished.
        [keep] Only an Ace that has just missed has a miss to let stand.
        [leave] Only a unit that is moving, in an exit hex and with 1 MP left, can leave the map.
        [reroll] Only an Ace that has just missed can re-roll.
        [shoot] Nobody is ready to fire: choose a target, then a unit that sees it.
        [stay] No infantry is about to advance.
       *[other] Answer first what is asked now.
    }
tank-no-choose-unit = Choose one of your units first.
tank-no-one-at-a-time = Units move one at a time; choose one of them.
tank-no-not-yours = This is the { $side } phase: { $unit_this } does not act.
tank-no-eliminated = { $unit_this } is eliminated: it acts no more.
tank-no-exited = { $unit_this } has left the map: it does not come back.
tank-no-promoted = This { $unit } has become a leader: point at the leader’s counter.
tank-no-set-up-first = The battle has not begun: place the units first.
tank-no-barred = { $blocker_the } in { $place } bars the way to { $hex }.
tank-no-absent = { $unit_this } is not in play.
tank-no-no-dead-leader = No leader is eliminated: there is none to replace.
tank-no-promote-waiting = { $unit_this } is not on the map yet; promote a unit that is.
tank-no-promote-type = Only an ordinary Sherman or Panzer IV is promoted; { $unit_this } is not.

## Refusals: movement

tank-no-too-early = { $unit_this } enters from turn { $turn } on; this is turn { $now }.
tank-no-edge-full = Every hex where { $unit_this } could enter is occupied.
tank-no-entry = { $unit_this } does not enter in { $hex }: only in { $hexes }.
tank-no-moved = { $unit_the } in { $hex } has moved: one move a phase.
tank-no-light-fired = { $unit_this } has fired: it may move next turn.
tank-no-points =
    { $left ->
        [0] Reaching { $terrain_the } in { $hex } takes { $cost } MP; { $unit_this } has none left.
       *[other] Reaching { $terrain_the } in { $hex } takes { $cost } MP; { $unit_this } has { $left } left.
    }
tank-no-too-far =
    { $left ->
        [0] { $hex } is out of reach: { $unit_this } has no MP left.
       *[other] { $hex } is out of reach: { $unit_this } has { $left } MP left.
    }
tank-no-no-exit = { $side_the } cannot leave the map in this scenario.
tank-no-exit-too-far = { $unit_this } cannot leave the map now: the exits are { $hexes }, and 1 MP must be left there.
tank-no-group-waiting = { $unit_this } is not on the map yet: a leader takes only neighbours along.
tank-no-group-used = { $unit_the } in { $hex } has already moved or fired: the leader does not take it along.
tank-no-not-in-group = { $unit_the } in { $hex } is not in the group; choose a neighbour of the leader that has not moved.
tank-no-group-first = Finish with the group of { $unit_the } first: move its units, or leave the rest where they are.
tank-no-aim-first = Finish the shot at { $unit_the } first: name the units that fire, then shoot.
tank-no-finish-first = Finish with { $unit_the } first: choose its hex or its facing.
tank-no-choose-hex = { $unit }: choose a hex or a facing.
tank-no-choose-facing = { $unit }: choose its facing.

## Refusals: fire

tank-no-choose-target = Choose an enemy unit to fire at.
tank-no-friend = { $unit_the } is on your side; choose an enemy unit.
tank-no-target-off-map = { $unit_the } is not on the map; choose a target that is.
tank-no-fire-waiting = { $unit_this } is not on the map yet: it must enter first.
tank-no-fired = { $unit_the } in { $hex } has fired: one shot a phase.
tank-no-light-moved = { $unit_this } has moved: it may fire next turn.
tank-no-arc =
    { $turn ->
        [moved] { $target_the } in { $place } is behind { $unit_this }, which has moved: it may turn next turn.
        [light] { $target_the } in { $place } is behind { $unit_this }; turn it now, for 1 AP, and it may fire next turn.
       *[yes] { $target_the } in { $place } is behind { $unit_this }; turn it first, for 1 AP.
    }
tank-no-range =
    { $distance ->
        [one] { $target_the } in { $place } is 1 hex away; { $unit_this } reaches { $range }.
       *[other] { $target_the } in { $place } is { $distance } hexes away; { $unit_this } reaches { $range }.
    }
tank-no-artillery-alone = { $unit_this } does not see { $target_the } in { $place }: it may fire together with a unit that does.
tank-no-los-terrain =
    { $terrain_number ->
        [plural] { $terrain } in { $hex } block the line of sight.
       *[singular] { $terrain_the } in { $hex } blocks the line of sight.
    }
tank-no-los-unit = { $unit_the } in { $hex } blocks the line of sight.
tank-no-los-side = The line of sight runs between { $hex } and { $other }: both block it.
tank-no-one-target = This shot is aimed at { $unit_the }; finish it first.
tank-no-fires-already = { $unit_the } in { $hex } takes part in this shot already.
tank-no-who-advances = Only infantry that took part in the shot may advance into { $hex }.
tank-no-where-advances = The advance goes into { $hex } and no further.

## In the lobby: the game, how long it takes, each scenario, each value of the options

tank-pitch = Tank platoons hex against hex; nobody knows how many actions a phase will have.
tank-length = 20 to 40 min
tank-scenario-head_to_head = Both sides come on from their own edge and fight for three towns.
tank-scenario-frontal_assault = Eleven American vehicles must take two of three towns from eight German ones.
tank-scenario-last_stand = Three Tigers, one of them an Ace, hold the towns against nine American tanks.
tank-scenario-counterattack = Ten German vehicles try to break out to the north before help arrives.
tank-scenario-stab_to_the_flank = Shermans and infantry push across the map; an Ace Tiger is on its way.
tank-scenario-night_action = In the dark the German must block both roads to the north.
tank-option-fire_bonus-extra_firers = +1 from the second firer on
tank-option-fire_bonus-all_firers = +1 for every firer
tank-option-ap_mode-hidden_chit = by a hidden chit
tank-option-ap_mode-solitaire = by a die, for one player
tank-option-night_block-per_road = a unit on each road
tank-option-night_block-network = no free way through
tank-option-turn_cap-none = never
tank-option-turn_cap-30 = turn 30
tank-option-max_turns-none = never
