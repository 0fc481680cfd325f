# Counter-Attack: Arras

## Units: the name as the counter prints it, without an article; .it for the pronoun

arras-uk-7rtr-a = 7 Royal Tank A
    .the = 7 Royal Tank A
    .this = 7 Royal Tank A
    .it = it
arras-uk-7rtr-b = 7 Royal Tank B
    .the = 7 Royal Tank B
    .this = 7 Royal Tank B
    .it = it
arras-uk-7rtr-c = 7 Royal Tank C
    .the = 7 Royal Tank C
    .this = 7 Royal Tank C
    .it = it
arras-uk-8dli-1 = 8 Durham Lt. 1
    .the = 8 Durham Lt. 1
    .this = 8 Durham Lt. 1
    .it = it
arras-uk-8dli-2 = 8 Durham Lt. 2
    .the = 8 Durham Lt. 2
    .this = 8 Durham Lt. 2
    .it = it
arras-uk-8dli-3 = 8 Durham Lt. 3
    .the = 8 Durham Lt. 3
    .this = 8 Durham Lt. 3
    .it = it
arras-uk-8dli-4 = 8 Durham Lt. 4
    .the = 8 Durham Lt. 4
    .this = 8 Durham Lt. 4
    .it = it
arras-uk-4rnf-1 = 4 RN Fusiliers
    .the = 4 RN Fusiliers
    .this = 4 RN Fusiliers
    .it = it
arras-uk-260-65at = 260/65th AT
    .the = 260/65th AT
    .this = 260/65th AT
    .it = it
arras-uk-4rtr-a = 4 Royal Tank A
    .the = 4 Royal Tank A
    .this = 4 Royal Tank A
    .it = it
arras-uk-4rtr-b = 4 Royal Tank B
    .the = 4 Royal Tank B
    .this = 4 Royal Tank B
    .it = it
arras-uk-6dli-1 = 6 Durham Lt. 1
    .the = 6 Durham Lt. 1
    .this = 6 Durham Lt. 1
    .it = it
arras-uk-6dli-2 = 6 Durham Lt. 2
    .the = 6 Durham Lt. 2
    .this = 6 Durham Lt. 2
    .it = it
arras-uk-6dli-3 = 6 Durham Lt. 3
    .the = 6 Durham Lt. 3
    .this = 6 Durham Lt. 3
    .it = it
arras-uk-6dli-4 = 6 Durham Lt. 4
    .the = 6 Durham Lt. 4
    .this = 6 Durham Lt. 4
    .it = it
arras-uk-4rnf-2 = 4 RN Fusiliers 2
    .the = 4 RN Fusiliers 2
    .this = 4 RN Fusiliers 2
    .it = it
arras-uk-206-52at = 206/52nd AT
    .the = 206/52nd AT
    .this = 206/52nd AT
    .it = it
arras-uk-martel = Martel
    .the = Martel
    .this = Martel
    .it = he
arras-uk-4gh-1 = 4 Gr. Howard 1
    .the = 4 Gr. Howard 1
    .this = 4 Gr. Howard 1
    .it = it
arras-uk-4gh-2 = 4 Gr. Howard 2
    .the = 4 Gr. Howard 2
    .this = 4 Gr. Howard 2
    .it = it
arras-uk-4gh-3 = 4 Gr. Howard 3
    .the = 4 Gr. Howard 3
    .this = 4 Gr. Howard 3
    .it = it
arras-uk-4gh-4 = 4 Gr. Howard 4
    .the = 4 Gr. Howard 4
    .this = 4 Gr. Howard 4
    .it = it
arras-uk-5gh-1 = 5 Gr. Howard 1
    .the = 5 Gr. Howard 1
    .this = 5 Gr. Howard 1
    .it = it
arras-uk-5gh-2 = 5 Gr. Howard 2
    .the = 5 Gr. Howard 2
    .this = 5 Gr. Howard 2
    .it = it
arras-uk-5gh-3 = 5 Gr. Howard 3
    .the = 5 Gr. Howard 3
    .this = 5 Gr. Howard 3
    .it = it
arras-uk-5gh-4 = 5 Gr. Howard 4
    .the = 5 Gr. Howard 4
    .this = 5 Gr. Howard 4
    .it = it
arras-uk-4ey-1 = 4 E. Yorkshire 1
    .the = 4 E. Yorkshire 1
    .this = 4 E. Yorkshire 1
    .it = it
arras-uk-4ey-2 = 4 E. Yorkshire 2
    .the = 4 E. Yorkshire 2
    .this = 4 E. Yorkshire 2
    .it = it
arras-uk-4ey-3 = 4 E. Yorkshire 3
    .the = 4 E. Yorkshire 3
    .this = 4 E. Yorkshire 3
    .it = it
arras-uk-4ey-4 = 4 E. Yorkshire 4
    .the = 4 E. Yorkshire 4
    .this = 4 E. Yorkshire 4
    .it = it
arras-uk-2cam-a = 2 Cameronians A
    .the = 2 Cameronians A
    .this = 2 Cameronians A
    .it = it
arras-uk-2cam-b = 2 Cameronians B
    .the = 2 Cameronians B
    .this = 2 Cameronians B
    .it = it
arras-uk-2cam-c = 2 Cameronians C
    .the = 2 Cameronians C
    .this = 2 Cameronians C
    .it = it
arras-uk-2cam-d = 2 Cameronians D
    .the = 2 Cameronians D
    .this = 2 Cameronians D
    .it = it
arras-uk-2wilt-a = 2 Wiltshire A
    .the = 2 Wiltshire A
    .this = 2 Wiltshire A
    .it = it
arras-uk-2wilt-b = 2 Wiltshire B
    .the = 2 Wiltshire B
    .this = 2 Wiltshire B
    .it = it
arras-uk-2wilt-c = 2 Wiltshire C
    .the = 2 Wiltshire C
    .this = 2 Wiltshire C
    .it = it
arras-uk-2wilt-d = 2 Wiltshire D
    .the = 2 Wiltshire D
    .this = 2 Wiltshire D
    .it = it
arras-uk-2rif-a = 2 Royal IF-A
    .the = 2 Royal IF-A
    .this = 2 Royal IF-A
    .it = it
arras-uk-2rif-b = 2 Royal IF-B
    .the = 2 Royal IF-B
    .this = 2 Royal IF-B
    .it = it
arras-uk-2rif-c = 2 Royal IF-C
    .the = 2 Royal IF-C
    .this = 2 Royal IF-C
    .it = it
arras-uk-2rif-d = 2 Royal IF-D
    .the = 2 Royal IF-D
    .this = 2 Royal IF-D
    .it = it
arras-fr-13bcc-1 = 13e BCC-1
    .the = 13e BCC-1
    .this = 13e BCC-1
    .it = it
arras-fr-13bcc-2 = 13e BCC-2
    .the = 13e BCC-2
    .this = 13e BCC-2
    .it = it
arras-fr-13bcc-3 = 13e BCC-3
    .the = 13e BCC-3
    .this = 13e BCC-3
    .it = it
arras-fr-3dlm = 3e DLM
    .the = 3e DLM
    .this = 3e DLM
    .it = it
arras-fr-11rdp-1 = 11e RDP - 1
    .the = 11e RDP - 1
    .this = 11e RDP - 1
    .it = it
arras-fr-11rdp-2 = 11e RDP - 2
    .the = 11e RDP - 2
    .this = 11e RDP - 2
    .it = it
arras-uk-365-92ra = 365/92nd RA
    .the = 365/92nd RA
    .this = 365/92nd RA
    .it = it
arras-uk-368-92ra = 368/92nd RA
    .the = 368/92nd RA
    .this = 368/92nd RA
    .it = it
arras-uk-9dli-1 = 9 Durham Lt. 1
    .the = 9 Durham Lt. 1
    .this = 9 Durham Lt. 1
    .it = it
arras-uk-9dli-2 = 9 Durham Lt. 2
    .the = 9 Durham Lt. 2
    .this = 9 Durham Lt. 2
    .it = it
arras-uk-9dli-3 = 9 Durham Lt. 3
    .the = 9 Durham Lt. 3
    .this = 9 Durham Lt. 3
    .it = it
arras-uk-9dli-4 = 9 Durham Lt. 4
    .the = 9 Durham Lt. 4
    .this = 9 Durham Lt. 4
    .it = it
arras-uk-7rtr-a-r = 7 Royal Tank A (R)
    .the = 7 Royal Tank A (R)
    .this = 7 Royal Tank A (R)
    .it = it
arras-uk-7rtr-b-r = 7 Royal Tank B (R)
    .the = 7 Royal Tank B (R)
    .this = 7 Royal Tank B (R)
    .it = it
arras-uk-7rtr-c-r = 7 Royal Tank C (R)
    .the = 7 Royal Tank C (R)
    .this = 7 Royal Tank C (R)
    .it = it
arras-uk-4rtr-a-r = 4 Royal Tank A (R)
    .the = 4 Royal Tank A (R)
    .this = 4 Royal Tank A (R)
    .it = it
arras-uk-4rtr-b-r = 4 Royal Tank B (R)
    .the = 4 Royal Tank B (R)
    .this = 4 Royal Tank B (R)
    .it = it
arras-fr-13bcc-1-r = 13e BCC-1 (R)
    .the = 13e BCC-1 (R)
    .this = 13e BCC-1 (R)
    .it = it
arras-fr-13bcc-2-r = 13e BCC-2 (R)
    .the = 13e BCC-2 (R)
    .this = 13e BCC-2 (R)
    .it = it
arras-fr-13bcc-3-r = 13e BCC-3 (R)
    .the = 13e BCC-3 (R)
    .this = 13e BCC-3 (R)
    .it = it
arras-fr-3dlm-r = 3e DLM (R)
    .the = 3e DLM (R)
    .this = 3e DLM (R)
    .it = it
arras-de-37recce = 7th Pz. 37 Recce
    .the = 7th Pz. 37 Recce
    .this = 7th Pz. 37 Recce
    .it = it
arras-de-7mc = 7th Pz. 7 MC
    .the = 7th Pz. 7 MC
    .this = 7th Pz. 7 MC
    .it = it
arras-de-1-78art = 7th Pz. Art. 1/78
    .the = 7th Pz. Art. 1/78
    .this = 7th Pz. Art. 1/78
    .it = it
arras-de-2-78art = 7th Pz. Art. 2/78
    .the = 7th Pz. Art. 2/78
    .this = 7th Pz. Art. 2/78
    .it = it
arras-de-1-7rr = 7th Pz. 1/7 RR
    .the = 7th Pz. 1/7 RR
    .this = 7th Pz. 1/7 RR
    .it = it
arras-de-2-6rr = 7th Pz. 2/6 RR
    .the = 7th Pz. 2/6 RR
    .this = 7th Pz. 2/6 RR
    .it = it
arras-de-6at = 7th Pz. 6 AT
    .the = 7th Pz. 6 AT
    .this = 7th Pz. 6 AT
    .it = it
arras-de-1-42at = 7th Pz. 1/42 AT
    .the = 7th Pz. 1/42 AT
    .this = 7th Pz. 1/42 AT
    .it = it
arras-de-2-42at = 7th Pz. 2/42 AT
    .the = 7th Pz. 2/42 AT
    .this = 7th Pz. 2/42 AT
    .it = it
arras-de-23flak-hb2 = 23 FLAK HB2
    .the = 23 FLAK HB2
    .this = 23 FLAK HB2
    .it = it
arras-de-2-7rr = 7th Pz. 2/7 RR
    .the = 7th Pz. 2/7 RR
    .this = 7th Pz. 2/7 RR
    .it = it
arras-de-ss-art1 = SS Artillerie 1
    .the = SS Artillerie 1
    .this = SS Artillerie 1
    .it = it
arras-de-2-86flak = 2/86 FLAK
    .the = 2/86 FLAK
    .this = 2/86 FLAK
    .it = it
arras-de-ss-3-3 = SS Totenkopf 3/3
    .the = SS Totenkopf 3/3
    .this = SS Totenkopf 3/3
    .it = it
arras-de-7at = 7th Pz. 7 AT
    .the = 7th Pz. 7 AT
    .this = 7th Pz. 7 AT
    .it = it
arras-de-23flak-hb1 = 23 FLAK HB1
    .the = 23 FLAK HB1
    .this = 23 FLAK HB1
    .it = it
arras-de-23flak-lb1 = 23 FLAK LB1
    .the = 23 FLAK LB1
    .this = 23 FLAK LB1
    .it = it
arras-de-3-59flak = 3/59 FLAK
    .the = 3/59 FLAK
    .this = 3/59 FLAK
    .it = it
arras-de-rommel = Rommel
    .the = Rommel
    .this = Rommel
    .it = he
arras-de-1-6rr = 7th Pz. 1/6 RR
    .the = 7th Pz. 1/6 RR
    .this = 7th Pz. 1/6 RR
    .it = it
arras-de-eiche = Eicke
    .the = Eicke
    .this = Eicke
    .it = he
arras-de-ss-2-3 = SS Totenkopf 2/3
    .the = SS Totenkopf 2/3
    .this = SS Totenkopf 2/3
    .it = it
arras-de-ss-hc = SS Totenkopf HC
    .the = SS Totenkopf HC
    .this = SS Totenkopf HC
    .it = it
arras-de-ss-1-3 = SS Totenkopf 1/3
    .the = SS Totenkopf 1/3
    .this = SS Totenkopf 1/3
    .it = it
arras-de-1-25pz = 7th Pz. 1/25
    .the = 7th Pz. 1/25
    .this = 7th Pz. 1/25
    .it = it
arras-de-2-25pz = 7th Pz. 2/25
    .the = 7th Pz. 2/25
    .this = 7th Pz. 2/25
    .it = it
arras-de-1-66pz = 7th Pz. 1/66
    .the = 7th Pz. 1/66
    .this = 7th Pz. 1/66
    .it = it
arras-de-rothenburg = Rothenburg
    .the = Rothenburg
    .this = Rothenburg
    .it = he
arras-de-5pz-1-31 = 5th Pz. 1/31
    .the = 5th Pz. 1/31
    .this = 5th Pz. 1/31
    .it = it
arras-de-5pz-2-31 = 5th Pz. 2/31
    .the = 5th Pz. 2/31
    .this = 5th Pz. 2/31
    .it = it
arras-de-5pz-1-14rr = 5th Pz. 1/14 RR
    .the = 5th Pz. 1/14 RR
    .this = 5th Pz. 1/14 RR
    .it = it
arras-de-7-3-78art = 7th Pz. Art. 7/3/78
    .the = 7th Pz. Art. 7/3/78
    .this = 7th Pz. Art. 7/3/78
    .it = it
arras-de-37recce-r = 7th Pz. 37 Recce (R)
    .the = 7th Pz. 37 Recce (R)
    .this = 7th Pz. 37 Recce (R)
    .it = it
arras-de-1-25pz-r = 7th Pz. 1/25 (R)
    .the = 7th Pz. 1/25 (R)
    .this = 7th Pz. 1/25 (R)
    .it = it
arras-de-2-25pz-r = 7th Pz. 2/25 (R)
    .the = 7th Pz. 2/25 (R)
    .this = 7th Pz. 2/25 (R)
    .it = it
arras-de-1-66pz-r = 7th Pz. 1/66 (R)
    .the = 7th Pz. 1/66 (R)
    .this = 7th Pz. 1/66 (R)
    .it = it
arras-de-5pz-1-31-r = 5th Pz. 1/31 (R)
    .the = 5th Pz. 1/31 (R)
    .this = 5th Pz. 1/31 (R)
    .it = it
arras-de-5pz-2-31-r = 5th Pz. 2/31 (R)
    .the = 5th Pz. 2/31 (R)
    .this = 5th Pz. 2/31 (R)
    .it = it

## Groups for the set-up and for the releases

arras-group-allied-A = group A
    .the = group A
arras-group-allied-B = group B
    .the = group B
arras-group-allied-C = group C
    .the = group C
arras-group-allied-D = group D
    .the = group D
arras-group-allied-E = group E
    .the = group E
arras-group-allied-F = group F
    .the = group F
arras-group-allied-G = group G
    .the = group G
arras-group-allied-H = group H
    .the = group H
arras-group-allied-I = group I
    .the = group I
arras-group-allied-J = group J
    .the = group J
arras-group-german-A = group A
    .the = group A
arras-group-german-B = group B
    .the = group B
arras-group-german-C = group C
    .the = group C
arras-group-german-D = group D
    .the = group D
arras-group-german-E = group E
    .the = group E
arras-group-german-F = group F
    .the = group F
arras-group-german-G = group G
    .the = group G
arras-group-german-H = group H
    .the = group H
arras-group-german-I = group I
    .the = group I
arras-group-german-J = group J
    .the = group J
arras-group-german-K = group K
    .the = group K
arras-group-german-L = group L
    .the = group L
arras-group-german-M = group M
    .the = group M
arras-release-french = French group
    .the = the French group
arras-release-panzers = tank group of 7th Panzer
    .the = the tank group of 7th Panzer
arras-release-reserves = British reserve group
    .the = the British reserve group
arras-release-fifth = group of 5th Panzer
    .the = the group of 5th Panzer

## Sectors and zones

arras-place-1 = Monchy
arras-place-2 = Wancourt
arras-place-3 = Tilloy
arras-place-4 = Neuville
arras-place-5 = Beaurains
arras-place-6 = Mercatel
arras-place-7 = Ficheux
arras-place-8 = Bellacourt
arras-place-9 = Wailly
arras-place-10 = Agny
arras-place-11 = Dainville
arras-place-12 = Berneville
arras-place-13 = Beaumetz
arras-place-14 = Simencourt
arras-place-15 = Wanquetin
arras-place-16 = Warlus
arras-place-17 = Habarcq
arras-place-18 = Duisans
arras-place-19 = Haute-Avesnes
arras-place-20 = Frevin
arras-place-21 = Mont-St-Eloi
arras-place-22 = Maroeuil
arras-place-23 = Anzin
arras-place-24 = St Nicolas
arras-place-25 = Arras
arras-place-26 = St Laurent
arras-place-27 = Bailleul
arras-place-28 = Fampoux
arras-place-A = zone A (Cambrai)
arras-place-B = zone B (Bapaume)
arras-place-C = zone C (Doullens)
arras-place-D = zone D (St-Pol)
arras-place-E = zone E (Lens)
arras-place-F = zone F (Douai)

## The table

arras-sheet-date = 21 May 1940
arras-plan = Attack on { $place }
arras-track-turn = turn
arras-track-turn-1 = 15h
arras-track-turn-2 = 16h
arras-track-turn-3 = 17h
arras-track-turn-4 = 18h
arras-track-turn-5 = 19h
arras-track-turn-6 = 20h
arras-track-turn-7 = 21h
arras-track-vp = VP
arras-track-initiative = Initiative
arras-track-advantage = Advantage
arras-track-air = air support
arras-track-north = Rommel turns north
arras-track-crossed = across the Scarpe
arras-box-allied-A = group A
arras-box-allied-B = group B
arras-box-allied-C = group C
arras-box-allied-D = group D
arras-box-allied-E = group E
arras-box-allied-F = group F
arras-box-allied-G = group G
arras-box-allied-H = group H
arras-box-allied-I = group I
arras-box-allied-J = group J
arras-box-german-A = group A
arras-box-german-B = group B
arras-box-german-C = group C
arras-box-german-D = group D
arras-box-german-E = group E
arras-box-german-F = group F
arras-box-german-G = group G
arras-box-german-H = group H
arras-box-german-I = group I
arras-box-german-J = group J
arras-box-german-K = group K
arras-box-german-L = group L
arras-box-german-M = group M
arras-box-waiting = waiting to arrive
arras-box-eliminated = eliminated
arras-box-removed = removed from the game
arras-mark-spent = Spent
arras-mark-frozen = held in place
arras-mark-point = Point Unit
arras-mark-forward = Forward Unit
arras-mark-attacker = attacks
arras-marker-control = control
arras-marker-contested = contested
arras-marker-closed = closed

## Prompts: bids, set-up, arrivals

arras-prompt-bid = Bid a number of VP: the higher bid plays the Allies and must reach it.
arras-prompt-place = Choose a group to place.
arras-prompt-place-group = Group { $group }: choose the sector or zone where it is placed.
arras-prompt-arrive = Choose a unit of { $release_the } to bring in, or let the rest wait.
arras-prompt-arrive-unit = { $unit }: choose where { $unit_it } enters.

## Prompts: the combat phase

arras-prompt-phase = { $side } Initiative: choose a unit to move, an assault or a bombardment, or pass.
arras-prompt-impulse = Impulse in { $place }: move its units, then resolve the assaults.
arras-prompt-overrun = Overrun in { $place }: move the units that go on, or end the impulse.
arras-prompt-move = { $unit } in { $place }: choose the next sector.
arras-prompt-point = Name the Point Unit of the assault on { $place }.
arras-prompt-muster = Name the other units of the assault on { $place }, or attack.
arras-prompt-forward = Name the Forward Unit in { $place }.
arras-prompt-support-attack = Add combat support to the assault on { $place }?
arras-prompt-support-defence = Add combat support to the defence of { $place }?
arras-prompt-losses = Share out the { $points } casualty points in { $place }: { $left } left.
arras-prompt-retreat-order = Choose the next unit to retreat from { $place }.
arras-prompt-retreat = { $unit } retreats from { $place }: choose the sector.
arras-prompt-withdraw = Choose units that retreat from { $place } by choice, or hold.
arras-prompt-target = { $unit } in { $place }: choose the sector that { $unit_it } bombards.
arras-prompt-battery = Add another artillery unit in { $place } to the bombardment, or open fire.

## Prompts: the Advantage

arras-prompt-reroll-assault =
    { $points ->
        [0] The assault on { $place } fails. Re-roll with the Advantage?
        [one] The assault on { $place } succeeds: { $points } casualty point. Re-roll with the Advantage?
       *[other] The assault on { $place } succeeds: { $points } casualty points. Re-roll with the Advantage?
    }
arras-prompt-reroll-bombardment =
    { $points ->
        [0] The bombardment of { $place } fails. Re-roll with the Advantage?
        [one] The bombardment of { $place } succeeds: { $points } casualty point. Re-roll with the Advantage?
       *[other] The bombardment of { $place } succeeds: { $points } casualty points. Re-roll with the Advantage?
    }
arras-prompt-reroll-initiative = The Initiative goes to { $side_the }. Re-roll with the Advantage?
arras-prompt-reroll-release =
    { $freed ->
        [yes] The die for { $release_the }: { $die }, released. Use the Advantage?
       *[no] The die for { $release_the }: { $die }, held back. Use the Advantage?
    }
arras-prompt-reroll-gort =
    { $lasts ->
        [yes] The die for Gort: { $die }, the battle goes on. Re-roll with the Advantage?
       *[no] The die for Gort: { $die }, the battle ends. Re-roll with the Advantage?
    }
arras-prompt-freshen = Choose a Spent unit in { $place } to turn Fresh.
arras-prompt-extend = The combat phase is about to end. Begin it again with the Advantage?

## Prompts: reorganisation

arras-prompt-reorganise = Choose an eliminated unit to bring back, or finish.
arras-prompt-pay = { $unit } comes back: choose the eliminated unit that is removed from the game in exchange.
arras-prompt-return = { $unit } comes back Spent: choose the sector.

## Rolls and their results

arras-roll-bids = Who plays the Allies
arras-roll-initiative = Initiative
arras-roll-assault = Assault
arras-roll-bombardment = Bombardment
arras-roll-refresh = Units that turn Fresh
arras-roll-north = Rommel turns north
arras-roll-gort = Gort’s decision
arras-roll-release-french = Release of the French group
arras-roll-release-panzers = Release of the tank group of 7th Panzer
arras-roll-release-reserves = Release of the British reserve group
arras-roll-release-fifth = Release of the group of 5th Panzer
arras-result-failed = fails
arras-result-destroyed = every defender eliminated
arras-result-cp =
    { $n ->
        [one] { $n } casualty point
       *[other] { $n } casualty points
    }
arras-result-fresh =
    { $n ->
        [one] { $n } unit Fresh
       *[other] { $n } units Fresh
    }
arras-result-released = released
arras-result-held-back = held back
arras-result-north = Rommel turns north
arras-result-not-north = Rommel stays in the south
arras-result-allied = the Allies
arras-result-german = the German
arras-result-battle-goes-on = the battle goes on
arras-result-battle-ends = the battle ends
arras-results-succeeded = succeeds
arras-results-fresh = units turn Fresh

## Choices

arras-do-bid = Bid { $points } VP
arras-do-place = Place { $group_the }
arras-do-enter = Bring in { $unit_the }
arras-do-wait = Let the rest wait
arras-do-to = Go to { $place }
arras-do-move = Move { $unit_the }
arras-do-stop = Stop here
arras-do-assault = Assault { $place }
arras-do-fight = Attack in { $place }
arras-do-bombard = Bombard with { $unit_the }
arras-do-target = Bombard { $place }
arras-do-open = Open fire
arras-do-refresh = Refresh units in { $place } with the Advantage
arras-do-freshen = Turn { $unit_the } Fresh
arras-do-end = End the impulse
arras-do-pass = Pass
arras-do-point = Name { $unit_the } as Point Unit
arras-do-with = Add { $unit_the }
arras-do-attack = Attack
arras-do-forward = Name { $unit_the } as Forward Unit
arras-do-air = Add air support
arras-do-guns = Add support by { $unit_the }
arras-do-alone = No support
arras-do-reroll = Re-roll
arras-do-release = Release the group
arras-do-stand = Let it stand
arras-do-spend = Turn { $unit_the } Spent
arras-do-eliminate = Eliminate { $unit_the }
arras-do-retreat = Retreat { $unit_the }
arras-do-withdraw = Retreat { $unit_the } by choice
arras-do-hold = Hold
arras-do-extend = Begin the combat phase again
arras-do-close = Let the phase end
arras-do-return = Bring back { $unit_the }
arras-do-pay = Remove { $unit_the } from the game
arras-do-finish = Finish reorganising
arras-do-die = { $face }
arras-do-margin = Margin { $index }
arras-do-wins = The { $seat } seat plays the Allies

## Log: bids, set-up, arrivals

arras-log-bids =
    { $seat ->
        [none] Both seats bid { $first } VP: a die decides who plays the Allies.
       *[other] Bids: Allied seat { $first } VP, German seat { $second } VP. The { $seat } seat plays the Allies, who need { $target } VP.
    }
arras-log-tie =
    { $die ->
        [0] The { $seat } seat plays the Allies.
       *[other] The die between equal bids: { $die }, the { $seat } seat plays the Allies.
    }
arras-log-placed = { $side } group { $group } is placed in { $place }.
arras-log-release-die =
    { $result ->
        [released] The die for { $release_the }: { $die }, released
       *[held-back] The die for { $release_the }: { $die }, held back; { $least } was needed
    }.
arras-log-released = { $release_the } is released.
arras-log-arrives = { $unit_the } arrives in { $place }.
arras-log-north =
    { $bonus ->
        [0] The die for the north: { $die }
       *[other] The die for the north: { $die }+{ $bonus }
    }, { $result ->
        [north] Rommel turns north
       *[not-north] Rommel stays in the south
    }.

## Log: the turn

arras-log-turn = Turn { $turn }, { $hour }:00.
arras-log-initiative-dice =
    { $allied ->
        [none] The dice for the Initiative: Allied margin { $margin }
       *[other] { $bonus ->
            [none] The dice for the Initiative: Allied { $allied }, German { $german }
           *[other] The dice for the Initiative: Allied { $allied } { $bonus }, German { $german }
        }
    }; it goes to { $side_the }.
arras-log-initiative = The Initiative goes to { $side_the }.
arras-log-air = Air support: Allied { $allied }, German { $german }.
arras-log-passes =
    { $why ->
        [failed] The Initiative passes to { $side_the }.
        [exhausted] { $other_number ->
            [plural] { $other_the } have no Fresh unit left
           *[singular] { $other_the } has no Fresh unit left
        }: the Initiative passes to { $side_the }.
       *[pass] { $other_number ->
            [plural] { $other_the } pass
           *[singular] { $other_the } passes
        }: the Initiative goes to { $side_the }.
    }
arras-log-phase-ends = The combat phase ends.
arras-log-extended = The combat phase begins again: the Initiative goes to { $side_the }.
arras-log-refreshed = Every Spent unit turns Fresh.
arras-log-moves = { $unit_the } moves from { $origin } to { $place }.
arras-log-control = { $place } comes under { $side } control.

## Log: assault and bombardment

arras-log-assault =
    { $count ->
        [0] { $side } assault on { $place }: { $point } is the Point Unit, alone.
       *[other] { $side } assault on { $place }: { $point } is the Point Unit, with { $others }.
    }
arras-log-forward = { $unit_the } is the Forward Unit.
arras-log-support-air = Air support for { $side_the }.
arras-log-support-guns = { $unit_the } supports { $side_the }.
arras-log-assault-dice =
    { $points ->
        [0] { $ours ->
            [none] The assault on { $place } fails.
           *[other] The assault on { $place } fails, { $total } against { $against }.
        }
       *[other] { $ours ->
            [none] The assault on { $place } succeeds
           *[other] The assault on { $place } succeeds, { $total } against { $against }
        }: { $points ->
            [one] { $points } casualty point
           *[other] { $points } casualty points
        }.
    }
arras-log-aims = { $unit_the } bombards { $place }.
arras-log-bombard-dice =
    { $points ->
        [0] { $ours ->
            [none] The bombardment of { $place } by { $guns } fails.
           *[other] The bombardment of { $place } by { $guns } fails, { $total } against { $against }.
        }
       *[other] { $ours ->
            [none] The bombardment of { $place } by { $guns } succeeds
           *[other] The bombardment of { $place } by { $guns } succeeds, { $total } against { $against }
        }: { $points ->
            [one] { $points } casualty point
           *[other] { $points } casualty points
        }.
    }
arras-log-eliminated = { $unit_the } is eliminated in { $place }.
arras-log-spent = { $unit_the } in { $place } turns Spent.
arras-log-retreats =
    { $why ->
        [thrown-back] { $unit_the } is thrown back from { $origin } to { $place }.
        [choice] { $unit_the } retreats by choice from { $origin } to { $place }.
       *[losses] { $unit_the } retreats from { $origin } to { $place }.
    }
arras-log-overrun =
    { $count ->
        [one] { $place } is overrun: 1 unit may go on.
       *[other] { $place } is overrun: { $count } units may go on.
    }

## Log: the Advantage, reorganisation, the end of the turn

arras-log-advantage =
    { $why ->
        [reroll] The Advantage is used by { $side_the } to re-roll; it passes to { $other_the }.
        [release] The Advantage is used by { $side_the } to release the group; it passes to { $other_the }.
        [refresh] The Advantage is used by { $side_the } to refresh units; it passes to { $other_the }.
       *[extend] The Advantage is used by { $side_the } to begin the combat phase again; it passes to { $other_the }.
    }
arras-log-refresh = The die for the Spent units in { $place }: { $die }.
arras-log-fresh =
    { $count ->
        [one] { $units } turns Fresh.
       *[other] { $units } turn Fresh.
    }
arras-log-returns = { $unit_the } comes back Spent in { $place }.
arras-log-exchanged = { $unit_the } comes back Spent in { $place }; { $paid_the } is removed from the game.
arras-log-vp = Victory points: { $vp } of { $target }.
arras-log-gort =
    { $bonus ->
        [0] The die for Gort: { $die }
       *[other] The die for Gort: { $die }+{ $bonus }
    }, { $result ->
        [battle-goes-on] the battle goes on
       *[battle-ends] the battle ends
    }.

## The end

arras-over-rings = The Allies win: they control every sector with a red ring.
arras-over-zone = The Allies win: they control { $place }.
arras-over-none =
    { $vp ->
        [0] The German wins: the Allies have no VP.
       *[other] The German wins: the Allies have { $vp } VP.
    }
arras-over-points =
    { $side_number ->
        [plural] { $side_the } win
       *[singular] { $side_the } wins
    }: { $vp } VP of the { $target } that the Allies need.
arras-over-cap = Draw: the game stops after turn { $turn }.

## Sums

arras-sum-movement = MP left
arras-sum-point = Point Unit
arras-sum-others = Other attackers
arras-sum-mixed = Two armies in one assault
arras-sum-leader = Leader
arras-sum-river = Across a river
arras-sum-attack = Attack value
arras-sum-forward = Forward Unit
arras-sum-fresh = Other Fresh units
arras-sum-tem = Terrain (TEM)
arras-sum-rommel = Rommel
arras-sum-defence = Defence value
arras-sum-gun = Artillery
arras-sum-strongest = Strongest defender
arras-sum-dice = Dice, attacker minus defender
arras-sum-points = Casualty points
arras-sum-paid = Paid so far
arras-sum-places = Sectors and zones taken
arras-sum-rings = Two red rings
arras-sum-north = Lost in the north
arras-sum-vp = Victory points

## Overlays

arras-supply = What is joined to zone D, E or F counts; the Allies need { $target } VP.
arras-terrain = { $place }: TEM +{ $tem }, { $side } control; units: Allied { $allied }, German { $german }, at most { $limit } a side.
arras-no-gun = { $unit } bombards nothing: it is no artillery unit on the map.

## Refusals: what is asked

arras-no-not-now =
    { $answer ->
        [air] Air support is added when an assault is about to be rolled.
        [alone] Nobody asks for support now.
        [attack] No assault is being put together.
        [close] The combat phase ends when both sides pass, or when nobody is Fresh.
        [end] No impulse is under way.
        [finish] This is not the reorganisation.
        [hold] Nobody is about to retreat by choice.
        [open] No artillery has a target yet.
        [pass] Finish first what is under way; then you may pass.
        [stand] No dice have just been rolled.
        [stop] No unit is on its way.
        [wait] No units are arriving.
       *[other] Answer first what is asked now.
    }
arras-no-bid-first = Bid for the sides first.
arras-no-choose-unit = Choose one of your units first.
arras-no-one-at-a-time = One unit at a time; choose one of them.
arras-no-elsewhere = This is about { $place }: choose one of your units there.
arras-no-finish-first = Finish with { $unit } first: choose where { $unit_it } goes.

## Refusals: which unit

arras-no-not-yours = The { $side } side chooses now: { $unit } belongs to the other side.
arras-no-friend = { $unit } is on your side; choose an enemy unit.
arras-no-eliminated = { $unit } is eliminated: only the reorganisation can bring it back.
arras-no-leader-dead = { $unit } is an eliminated leader: leaders do not come back, nor pay for others.
arras-no-flak-dead = { $unit } is eliminated: flak does not come back.
arras-no-removed = { $unit } is removed for good.
arras-no-waiting = { $unit } is not on the map yet: { $unit_it } waits to be released.
arras-no-unplaced = { $unit } is not on the map yet: its group is still to be placed.
arras-no-r-counter = { $unit } comes to the map only when the eliminated unit that it stands for is reorganised.
arras-no-absent = { $unit } is not in this game.
arras-no-frozen = { $unit } is not released yet: { $unit_it } defends and does nothing else.
arras-no-spent = { $unit } in { $place } is Spent: only Fresh units act.
arras-no-not-there = { $unit } is not in { $place }: choose a unit there.

## Refusals: the impulse

arras-no-one-sector = { $unit } and { $other } are in different sectors: one sector is active at a time.
arras-no-other-sector = The active sector is { $place }: { $unit } is in another.
arras-no-moves-over = The assaults of this impulse have begun: { $unit } moves no more.
arras-no-not-continuing = { $unit } does not go on after the Overrun: only attackers with an italic factor and MP left do.
arras-no-nothing-done = No impulse has begun: move, assault or bombard, or pass.
arras-no-assault-first = Resolve the assault on { $place } first: units have entered there.
arras-no-must-assault = { $unit } has entered { $place }: { $unit_it } must assault there.
arras-no-not-combined = { $unit } has entered, { $other } was there already: they assault apart.

## Refusals: movement

arras-no-there-already = { $unit } is in { $place } already.
arras-no-choose-way = { $unit }: choose the sector where { $unit_it } goes.
arras-no-not-moved = { $unit } has not moved yet: choose the sector where { $unit_it } goes.
arras-no-stuck = { $unit } has nowhere to go from { $place }.
arras-no-corner = { $here } and { $place } touch at a corner only: they are not adjacent.
arras-no-not-open = { $place } is not open to the Germans before Rommel turns north.
arras-no-closed = { $place } is closed: nobody enters before the units there are released.
arras-no-full = { $unit } finds no room in { $place }: { $limit } units of a side at most.
arras-no-points =
    { $line ->
        [B] Entering { $place } costs { $cost } MP, with a Fresh enemy next to it; { $unit } has { $left } left.
        [C] Entering { $place } costs { $cost } MP, with Spent enemies there; { $unit } has { $left } left.
        [D] Entering { $place } costs { $cost } MP, with a Fresh enemy there; { $unit } has { $left } left.
       *[other] Entering { $place } costs { $cost } MP; { $unit } has { $left } left.
    }
arras-no-too-far = { $place } is { $cost } MP away at least; { $unit } has { $left } left.
arras-no-contact = Leaving { $place }, with a Fresh enemy there, takes all the MP of { $unit }: one step and no more.
arras-no-from-contact = { $unit } leaves enemies behind: only armour goes straight on to the enemies in { $place }.
arras-no-barred = Enemies in { $blocked } bar the way to { $place }: { $unit } would have to stop and assault there.
arras-no-gun-enemies = { $unit } is artillery: it does not enter { $place }, where enemies are.
arras-no-gun-not-free = { $unit } is artillery: it enters free sectors only, and { $place } is not.
arras-no-leader-first = { $unit } is a leader: another unit must enter { $place } first.
arras-no-leader-alone = { $unit } is a leader: { $unit_it } follows into { $place } only units that have entered in this impulse.

## Refusals: assault

arras-no-not-contested = { $place } is not contested: nobody fights there.
arras-no-no-point = No Fresh unit in { $place } can be the Point Unit now.
arras-no-fought = The units in { $place } have fought in this impulse already.
arras-no-not-point = { $unit } is a leader: { $unit_it } cannot be the Point Unit.
arras-no-point-first = Name the Point Unit of the assault on { $place } first.
arras-no-gun-attacks = { $unit } is artillery: it supports an assault and takes no other part.
arras-no-named-already = { $unit } takes part already.
arras-no-own-assault = { $unit } has entered { $place } in this impulse: { $unit_it } assaults apart.
arras-no-not-entered = { $unit } has not entered { $place } in this impulse: { $unit_it } takes no part in the assault.
arras-no-gun-forward = { $unit } is artillery: it is the Forward Unit only where no other unit can be.

## Refusals: bombardment

arras-no-not-gun = { $unit } is not artillery.
arras-no-bombard-instead = A bombardment is an impulse of its own: finish this one first.
arras-no-aim-first = Choose the target of { $unit } first.
arras-no-choose-target = { $unit }: choose the sector to bombard.
arras-no-no-target = { $unit } has no target: no enemy is in a sector that it may bombard.
arras-no-no-enemy = No enemy is in { $place }: there is nothing to bombard.
arras-no-zone = { $place } cannot be bombarded: only sectors can.
arras-no-closed-target = { $place } is closed: nobody bombards it before the units there are released.
arras-no-own-sector = { $here } is contested: { $unit } bombards there only, not { $place }.
arras-no-south-only = { $place } lies north of the Scarpe: { $unit } bombards the southern bank only.
arras-no-north-only = { $unit } is not south of the Scarpe: { $place }, away from the river on the southern bank, is out of range.
arras-no-two-guns = Two artillery units take two different sectors: only one bombards { $place }.
arras-no-target-taken = { $place } is the target of another artillery unit already; choose another sector.
arras-no-gun-named = { $unit } has its target already.

## Refusals: support

arras-no-support-elsewhere = { $here } is contested: { $unit } supports an assault there only, not in { $place }.
arras-no-support-range = { $here } is more than { $range } sectors away from { $place }: { $unit } does not reach it.
arras-no-support-nation = { $unit } supports only units of its own nationality: none takes part.
arras-no-no-air =
    { $side_number ->
        [plural] { $side_the } have no air marker left this turn.
       *[other] { $side_the } has no air marker left this turn.
    }

## Refusals: losses and retreats

arras-no-choose-loss = { $unit }: choose whether { $unit_it } turns Spent, is eliminated or retreats.
arras-no-forward-first = { $forward } is the Forward Unit: { $forward_it } takes the first loss, not { $unit }.
arras-no-loss-done = { $unit } is eliminated or retreats already: { $unit_it } pays no more.
arras-no-spent-already = { $unit } is Spent already: { $unit_it } can be eliminated or retreat.
arras-no-fresh-retreat = { $unit } is Fresh: { $unit_it } must turn Spent before { $unit_it } retreats.
arras-no-frozen-retreat = { $unit } is not released yet: { $unit_it } does not retreat.
arras-no-nowhere = { $unit } has nowhere to retreat to from { $place }.
arras-no-not-exact =
    { $left ->
        [one] { $unit } would pay { $price }: the casualty point that is left can be met exactly, and not this way.
       *[other] { $unit } would pay { $price }: the { $left } casualty points that are left can be met exactly, and not this way.
    }
arras-no-superfluous =
    { $left ->
        [one] { $unit } would pay { $price }, with 1 casualty point left: a step would be superfluous.
       *[other] { $unit } would pay { $price }, with { $left } casualty points left: a step would be superfluous.
    }
arras-no-not-strongest = { $unit } has a defence of { $defence }: the first loss falls on a unit with { $best }.
arras-no-not-retreating = { $unit } does not have to retreat.
arras-no-goes-home = { $unit } is thrown back to { $place }, where { $unit_it } came from.
arras-no-choose-refuge = Choose the sector to retreat to.
arras-no-retreat-enemy = { $unit } does not retreat to { $place }: it is neither free nor contested.
arras-no-retreat-far = { $unit } does not retreat to { $place }: it is not adjacent to { $here }.
arras-no-retreat-later = { $place } is contested: { $unit } must retreat to { $best } first of all.
arras-no-retreat-exposed = { $place } is adjacent to { $count } enemy-controlled sectors, { $best } to { $least }: { $unit } takes the fewest.

## Refusals: the Advantage

arras-no-not-holder =
    { $side_number ->
        [plural] { $side_the } hold the Advantage.
       *[other] { $side_the } holds the Advantage.
    }
arras-no-used = You have used the Advantage this turn: once a turn.
arras-no-advantage-moment =
    { $answer ->
        [extend] The turn is extended when the combat phase would end.
        [refresh] Units are refreshed between two of your impulses.
        [release] A group is released right after its die.
       *[other] Dice are rolled again right after they fall.
    }
arras-no-choose-place = Choose the sector where your Spent units turn Fresh.
arras-no-nothing-spent = None of your units in { $place } is Spent.
arras-no-fresh-already = { $unit } is Fresh already.
arras-no-too-many =
    { $left ->
        [one] Only one more unit turns Fresh; choose it.
       *[other] Only { $left } more units turn Fresh; choose among them.
    }

## Refusals: reorganisation

arras-no-on-map = { $unit } is in { $place }: only eliminated units are reorganised.
arras-no-no-price = Nobody pays for { $unit }: it takes another eliminated unit of its type with a Spent defence of { $defence } or more.
arras-no-no-refuge = No uncontested sector of yours has both a unit and room: { $unit } stays out.
arras-no-choose-price = Choose the eliminated unit that is removed for good in exchange for { $unit }.
arras-no-pays-itself = { $unit } cannot pay for itself.
arras-no-no-pay = { $unit } comes back as its R counter: nobody pays for armour.
arras-no-other-type = { $other } is not of the type of { $unit }: it cannot pay.
arras-no-too-weak = { $other } has a Spent defence of { $defence }: { $unit } takes { $needed } or more.
arras-no-choose-return = { $unit }: choose the sector where it comes back.
arras-no-return-contested = { $place } is contested: nobody comes back there.
arras-no-return-enemy = { $place } is under enemy control: nobody comes back there.
arras-no-return-alone = None of your units is in { $place }: nobody comes back there alone.

## Refusals: set-up and arrivals

arras-no-choose-group = Choose a group to place first.
arras-no-choose-empty = Choose an empty sector for the group.
arras-no-one-group = { $unit } and { $other } are of different groups: one group at a time.
arras-no-group-first = Place group { $group } first.
arras-no-placed = { $unit } is placed already, in { $place }.
arras-no-group-fixed = Group { $group } goes to { $place } and nowhere else.
arras-no-reserved = { $place } is kept for group { $group }.
arras-no-set-up-outside = Group { $group } is not set up in { $place }: it belongs on its own side of the lines.
arras-no-taken = A group is in { $place } already: one group a sector.
arras-no-group-large = Group { $group } has { $size } units: { $place } holds { $limit }.
arras-no-arrived = { $unit } is on the map already, in { $place }.
arras-no-no-room = { $unit } finds no sector of entry with room: { $unit_it } waits for a later turn.
arras-no-choose-entry = Choose the sector or zone of entry.
arras-no-entry = { $unit } does not arrive in { $place }: only in { $places }.
arras-no-entry-enemy = Enemies are in { $place }: nobody arrives there.

## In the lobby: the game, how long it takes, each scenario, each value of the options

arras-pitch = British tanks strike at Rommel’s columns south of Arras; whoever fails an assault hands over the Initiative.
arras-length = 2 to 3 h
arras-scenario-standard = Both sides place their groups by turns, where they like.
arras-scenario-historical = Every group stands where it stood on 21 May 1940 at three in the afternoon.
arras-option-bidding-off = chosen beforehand
arras-option-bidding-on = by secret bids in VP
arras-option-balance_allied-none = none
arras-option-balance_allied-air = one German air marker fewer a turn
arras-option-balance_allied-reserve = the British reserve also from 8 VP on
arras-option-balance_german-none = none
arras-option-balance_german-air_minus = one Allied air marker fewer a turn
arras-option-balance_german-artillery = one more battery, 7/3/78
arras-option-balance_german-air_plus = one German air marker more a turn
arras-option-max_turns-none = never
