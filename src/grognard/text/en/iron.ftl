# Tide of Iron

## Units: a squad by its division and its number, a vehicle by its type and its number

iron-us-1-1 = American squad 1-1
    .the = American squad 1-1
    .this = this squad
iron-us-1-2 = American squad 1-2
    .the = American squad 1-2
    .this = this squad
iron-us-1-3 = American squad 1-3
    .the = American squad 1-3
    .this = this squad
iron-us-1-4 = American squad 1-4
    .the = American squad 1-4
    .this = this squad
iron-us-1-5 = American squad 1-5
    .the = American squad 1-5
    .this = this squad
iron-us-1-6 = American squad 1-6
    .the = American squad 1-6
    .this = this squad
iron-us-1-7 = American squad 1-7
    .the = American squad 1-7
    .this = this squad
iron-us-1-8 = American squad 1-8
    .the = American squad 1-8
    .this = this squad
iron-us-1-9 = American squad 1-9
    .the = American squad 1-9
    .this = this squad
iron-us-1-10 = American squad 1-10
    .the = American squad 1-10
    .this = this squad
iron-us-1-11 = American squad 1-11
    .the = American squad 1-11
    .this = this squad
iron-us-1-12 = American squad 1-12
    .the = American squad 1-12
    .this = this squad
iron-us-2-1 = American squad 2-1
    .the = American squad 2-1
    .this = this squad
iron-us-2-2 = American squad 2-2
    .the = American squad 2-2
    .this = this squad
iron-us-2-3 = American squad 2-3
    .the = American squad 2-3
    .this = this squad
iron-us-2-4 = American squad 2-4
    .the = American squad 2-4
    .this = this squad
iron-us-2-5 = American squad 2-5
    .the = American squad 2-5
    .this = this squad
iron-us-2-6 = American squad 2-6
    .the = American squad 2-6
    .this = this squad
iron-us-2-7 = American squad 2-7
    .the = American squad 2-7
    .this = this squad
iron-us-2-8 = American squad 2-8
    .the = American squad 2-8
    .this = this squad
iron-us-2-9 = American squad 2-9
    .the = American squad 2-9
    .this = this squad
iron-us-2-10 = American squad 2-10
    .the = American squad 2-10
    .this = this squad
iron-us-2-11 = American squad 2-11
    .the = American squad 2-11
    .this = this squad
iron-us-2-12 = American squad 2-12
    .the = American squad 2-12
    .this = this squad
iron-us-sherman-1 = Sherman no. 1
    .the = Sherman no. 1
    .this = this Sherman
iron-us-sherman-2 = Sherman no. 2
    .the = Sherman no. 2
    .this = this Sherman
iron-us-sherman-3 = Sherman no. 3
    .the = Sherman no. 3
    .this = this Sherman
iron-us-sherman-4 = Sherman no. 4
    .the = Sherman no. 4
    .this = this Sherman
iron-us-sherman-5 = Sherman no. 5
    .the = Sherman no. 5
    .this = this Sherman
iron-us-sherman-6 = Sherman no. 6
    .the = Sherman no. 6
    .this = this Sherman
iron-us-sherman-7 = Sherman no. 7
    .the = Sherman no. 7
    .this = this Sherman
iron-us-sherman-8 = Sherman no. 8
    .the = Sherman no. 8
    .this = this Sherman
iron-us-sherman-9 = Sherman no. 9
    .the = Sherman no. 9
    .this = this Sherman
iron-us-sherman-10 = Sherman no. 10
    .the = Sherman no. 10
    .this = this Sherman
iron-us-sherman-11 = Sherman no. 11
    .the = Sherman no. 11
    .this = this Sherman
iron-us-sherman-12 = Sherman no. 12
    .the = Sherman no. 12
    .this = this Sherman
iron-us-halftrack-1 = American half-track no. 1
    .the = American half-track no. 1
    .this = this half-track
iron-us-halftrack-2 = American half-track no. 2
    .the = American half-track no. 2
    .this = this half-track
iron-us-halftrack-3 = American half-track no. 3
    .the = American half-track no. 3
    .this = this half-track
iron-us-halftrack-4 = American half-track no. 4
    .the = American half-track no. 4
    .this = this half-track
iron-us-halftrack-5 = American half-track no. 5
    .the = American half-track no. 5
    .this = this half-track
iron-us-halftrack-6 = American half-track no. 6
    .the = American half-track no. 6
    .this = this half-track
iron-us-truck-1 = American truck no. 1
    .the = American truck no. 1
    .this = this truck
iron-us-truck-2 = American truck no. 2
    .the = American truck no. 2
    .this = this truck
iron-us-truck-3 = American truck no. 3
    .the = American truck no. 3
    .this = this truck
iron-us-truck-4 = American truck no. 4
    .the = American truck no. 4
    .this = this truck
iron-us-truck-5 = American truck no. 5
    .the = American truck no. 5
    .this = this truck
iron-us-truck-6 = American truck no. 6
    .the = American truck no. 6
    .this = this truck
iron-de-1-1 = German squad 1-1
    .the = German squad 1-1
    .this = this squad
iron-de-1-2 = German squad 1-2
    .the = German squad 1-2
    .this = this squad
iron-de-1-3 = German squad 1-3
    .the = German squad 1-3
    .this = this squad
iron-de-1-4 = German squad 1-4
    .the = German squad 1-4
    .this = this squad
iron-de-1-5 = German squad 1-5
    .the = German squad 1-5
    .this = this squad
iron-de-1-6 = German squad 1-6
    .the = German squad 1-6
    .this = this squad
iron-de-1-7 = German squad 1-7
    .the = German squad 1-7
    .this = this squad
iron-de-1-8 = German squad 1-8
    .the = German squad 1-8
    .this = this squad
iron-de-1-9 = German squad 1-9
    .the = German squad 1-9
    .this = this squad
iron-de-1-10 = German squad 1-10
    .the = German squad 1-10
    .this = this squad
iron-de-1-11 = German squad 1-11
    .the = German squad 1-11
    .this = this squad
iron-de-1-12 = German squad 1-12
    .the = German squad 1-12
    .this = this squad
iron-de-2-1 = German squad 2-1
    .the = German squad 2-1
    .this = this squad
iron-de-2-2 = German squad 2-2
    .the = German squad 2-2
    .this = this squad
iron-de-2-3 = German squad 2-3
    .the = German squad 2-3
    .this = this squad
iron-de-2-4 = German squad 2-4
    .the = German squad 2-4
    .this = this squad
iron-de-2-5 = German squad 2-5
    .the = German squad 2-5
    .this = this squad
iron-de-2-6 = German squad 2-6
    .the = German squad 2-6
    .this = this squad
iron-de-2-7 = German squad 2-7
    .the = German squad 2-7
    .this = this squad
iron-de-2-8 = German squad 2-8
    .the = German squad 2-8
    .this = this squad
iron-de-2-9 = German squad 2-9
    .the = German squad 2-9
    .this = this squad
iron-de-2-10 = German squad 2-10
    .the = German squad 2-10
    .this = this squad
iron-de-2-11 = German squad 2-11
    .the = German squad 2-11
    .this = this squad
iron-de-2-12 = German squad 2-12
    .the = German squad 2-12
    .this = this squad
iron-de-panzer4-1 = Panzer IV no. 1
    .the = Panzer IV no. 1
    .this = this Panzer IV
iron-de-panzer4-2 = Panzer IV no. 2
    .the = Panzer IV no. 2
    .this = this Panzer IV
iron-de-panzer4-3 = Panzer IV no. 3
    .the = Panzer IV no. 3
    .this = this Panzer IV
iron-de-panzer4-4 = Panzer IV no. 4
    .the = Panzer IV no. 4
    .this = this Panzer IV
iron-de-panzer4-5 = Panzer IV no. 5
    .the = Panzer IV no. 5
    .this = this Panzer IV
iron-de-panzer4-6 = Panzer IV no. 6
    .the = Panzer IV no. 6
    .this = this Panzer IV
iron-de-tiger-1 = Tiger no. 1
    .the = Tiger no. 1
    .this = this Tiger
iron-de-tiger-2 = Tiger no. 2
    .the = Tiger no. 2
    .this = this Tiger
iron-de-tiger-3 = Tiger no. 3
    .the = Tiger no. 3
    .this = this Tiger
iron-de-tiger-4 = Tiger no. 4
    .the = Tiger no. 4
    .this = this Tiger
iron-de-tiger-5 = Tiger no. 5
    .the = Tiger no. 5
    .this = this Tiger
iron-de-tiger-6 = Tiger no. 6
    .the = Tiger no. 6
    .this = this Tiger
iron-de-halftrack-1 = German half-track no. 1
    .the = German half-track no. 1
    .this = this half-track
iron-de-halftrack-2 = German half-track no. 2
    .the = German half-track no. 2
    .this = this half-track
iron-de-halftrack-3 = German half-track no. 3
    .the = German half-track no. 3
    .this = this half-track
iron-de-halftrack-4 = German half-track no. 4
    .the = German half-track no. 4
    .this = this half-track
iron-de-halftrack-5 = German half-track no. 5
    .the = German half-track no. 5
    .this = this half-track
iron-de-halftrack-6 = German half-track no. 6
    .the = German half-track no. 6
    .this = this half-track
iron-de-truck-1 = German truck no. 1
    .the = German truck no. 1
    .this = this truck
iron-de-truck-2 = German truck no. 2
    .the = German truck no. 2
    .this = this truck
iron-de-truck-3 = German truck no. 3
    .the = German truck no. 3
    .this = this truck
iron-de-truck-4 = German truck no. 4
    .the = German truck no. 4
    .this = this truck
iron-de-truck-5 = German truck no. 5
    .the = German truck no. 5
    .this = this truck
iron-de-truck-6 = German truck no. 6
    .the = German truck no. 6
    .this = this truck

## What stands on a base

iron-load-none = no figures
iron-load-r1 = 1 regular infantry
iron-load-r2 = 2 regular infantry
iron-load-r3 = 3 regular infantry
iron-load-r4 = 4 regular infantry
iron-load-e1 = 1 elite infantry
iron-load-r1e1 = 1 regular infantry, 1 elite infantry
iron-load-r2e1 = 2 regular infantry, 1 elite infantry
iron-load-r3e1 = 3 regular infantry, 1 elite infantry
iron-load-e2 = 2 elite infantry
iron-load-r1e2 = 1 regular infantry, 2 elite infantry
iron-load-r2e2 = 2 regular infantry, 2 elite infantry
iron-load-e3 = 3 elite infantry
iron-load-r1e3 = 1 regular infantry, 3 elite infantry
iron-load-e4 = 4 elite infantry
iron-load-o1 = 1 officer
iron-load-r1o1 = 1 regular infantry, 1 officer
iron-load-r2o1 = 2 regular infantry, 1 officer
iron-load-r3o1 = 3 regular infantry, 1 officer
iron-load-e1o1 = 1 elite infantry, 1 officer
iron-load-r1e1o1 = 1 regular infantry, 1 elite infantry, 1 officer
iron-load-r2e1o1 = 2 regular infantry, 1 elite infantry, 1 officer
iron-load-e2o1 = 2 elite infantry, 1 officer
iron-load-r1e2o1 = 1 regular infantry, 2 elite infantry, 1 officer
iron-load-e3o1 = 3 elite infantry, 1 officer
iron-load-o2 = 2 officers
iron-load-r1o2 = 1 regular infantry, 2 officers
iron-load-r2o2 = 2 regular infantry, 2 officers
iron-load-e1o2 = 1 elite infantry, 2 officers
iron-load-r1e1o2 = 1 regular infantry, 1 elite infantry, 2 officers
iron-load-e2o2 = 2 elite infantry, 2 officers
iron-load-o3 = 3 officers
iron-load-r1o3 = 1 regular infantry, 3 officers
iron-load-e1o3 = 1 elite infantry, 3 officers
iron-load-o4 = 4 officers
iron-load-g1 = 1 machine gun
iron-load-r1g1 = 1 regular infantry, 1 machine gun
iron-load-r2g1 = 2 regular infantry, 1 machine gun
iron-load-e1g1 = 1 elite infantry, 1 machine gun
iron-load-r1e1g1 = 1 regular infantry, 1 elite infantry, 1 machine gun
iron-load-e2g1 = 2 elite infantry, 1 machine gun
iron-load-o1g1 = 1 officer, 1 machine gun
iron-load-r1o1g1 = 1 regular infantry, 1 officer, 1 machine gun
iron-load-e1o1g1 = 1 elite infantry, 1 officer, 1 machine gun
iron-load-o2g1 = 2 officers, 1 machine gun
iron-load-g2 = 2 machine guns
iron-load-m1 = 1 mortar
iron-load-r1m1 = 1 regular infantry, 1 mortar
iron-load-r2m1 = 2 regular infantry, 1 mortar
iron-load-e1m1 = 1 elite infantry, 1 mortar
iron-load-r1e1m1 = 1 regular infantry, 1 elite infantry, 1 mortar
iron-load-e2m1 = 2 elite infantry, 1 mortar
iron-load-o1m1 = 1 officer, 1 mortar
iron-load-r1o1m1 = 1 regular infantry, 1 officer, 1 mortar
iron-load-e1o1m1 = 1 elite infantry, 1 officer, 1 mortar
iron-load-o2m1 = 2 officers, 1 mortar
iron-load-g1m1 = 1 machine gun, 1 mortar
iron-load-m2 = 2 mortars

## Strategy cards: the copies of a card have the same name

iron-card-offensive_artillery-1 = Offensive Artillery
    .the = Offensive Artillery
iron-card-offensive_artillery-2 = Offensive Artillery
    .the = Offensive Artillery
iron-card-offensive_artillery-3 = Offensive Artillery
    .the = Offensive Artillery
iron-card-suppressive_barrage-1 = Suppressive Barrage
    .the = Suppressive Barrage
iron-card-suppressive_barrage-2 = Suppressive Barrage
    .the = Suppressive Barrage
iron-card-sustained_blanket-1 = Sustained Blanket
    .the = Sustained Blanket
iron-card-increased_priority-1 = Increased Priority
    .the = Increased Priority
iron-card-increased_priority-2 = Increased Priority
    .the = Increased Priority
iron-card-smoke_barrage-1 = Smoke Barrage
    .the = Smoke Barrage
iron-card-registered_fire-1 = Registered Fire
    .the = Registered Fire
iron-card-heavy_howitzers-1 = Heavy Howitzers
    .the = Heavy Howitzers
iron-card-heavy_howitzers-2 = Heavy Howitzers
    .the = Heavy Howitzers
iron-card-rolling_barrage-1 = Rolling Barrage
    .the = Rolling Barrage
iron-card-rolling_barrage-2 = Rolling Barrage
    .the = Rolling Barrage
iron-card-counter_battery-1 = Counter-Battery
    .the = Counter-Battery
iron-card-forward_observer-1 = Forward Observer
    .the = Forward Observer
iron-card-forward_observer-2 = Forward Observer
    .the = Forward Observer
iron-card-harassing_fire-1 = Harassing Fire
    .the = Harassing Fire
iron-card-harassing_fire-2 = Harassing Fire
    .the = Harassing Fire
iron-card-bunker_buster-1 = Bunker Buster
    .the = Bunker Buster
iron-card-fighter_bomber_strike-1 = Fighter-Bomber Strike
    .the = Fighter-Bomber Strike
iron-card-fighter_bomber_strike-2 = Fighter-Bomber Strike
    .the = Fighter-Bomber Strike
iron-card-fighter_bomber_strike-3 = Fighter-Bomber Strike
    .the = Fighter-Bomber Strike
iron-card-strafing_run-1 = Strafing Run
    .the = Strafing Run
iron-card-strafing_run-2 = Strafing Run
    .the = Strafing Run
iron-card-strafing_run-3 = Strafing Run
    .the = Strafing Run
iron-card-carpet_bombing-1 = Carpet Bombing
    .the = Carpet Bombing
iron-card-air_superiority-1 = Air Superiority
    .the = Air Superiority
iron-card-aerial_reconnaissance-1 = Aerial Reconnaissance
    .the = Aerial Reconnaissance
iron-card-tank_busters-1 = Tank Busters
    .the = Tank Busters
iron-card-us_rifle_squad-1 = Rifle Squad
    .the = Rifle Squad
iron-card-us_rifle_squad-2 = Rifle Squad
    .the = Rifle Squad
iron-card-us_rifle_squad-3 = Rifle Squad
    .the = Rifle Squad
iron-card-us_veteran_squad-1 = Veteran Squad
    .the = Veteran Squad
iron-card-us_veteran_squad-2 = Veteran Squad
    .the = Veteran Squad
iron-card-us_mg_squad-1 = Machine Gun Squad
    .the = Machine Gun Squad
iron-card-us_mortar_squad-1 = Mortar Squad
    .the = Mortar Squad
iron-card-us_armour-1 = Armored Support
    .the = Armored Support
iron-card-us_mechanised_squad-1 = Armored Infantry
    .the = Armored Infantry
iron-card-us_replacements-1 = Replacements
    .the = Replacements
iron-card-de_rifle_squad-1 = Grenadier Squad
    .the = Grenadier Squad
iron-card-de_rifle_squad-2 = Grenadier Squad
    .the = Grenadier Squad
iron-card-de_rifle_squad-3 = Grenadier Squad
    .the = Grenadier Squad
iron-card-de_veteran_squad-1 = Veteran Grenadiers
    .the = Veteran Grenadiers
iron-card-de_veteran_squad-2 = Veteran Grenadiers
    .the = Veteran Grenadiers
iron-card-de_mg_squad-1 = MG 42 Squad
    .the = MG 42 Squad
iron-card-de_mortar_squad-1 = Mortar Squad
    .the = Mortar Squad
iron-card-de_armour-1 = Panzer Support
    .the = Panzer Support
iron-card-de_mechanised_squad-1 = Panzergrenadiers
    .the = Panzergrenadiers
iron-card-de_replacements-1 = Ersatz
    .the = Ersatz
iron-card-cut_communications-1 = Cut Communications
    .the = Cut Communications
iron-card-rapid_mobilization-1 = Rapid Mobilization
    .the = Rapid Mobilization
iron-card-major_offensive-1 = Major Offensive
    .the = Major Offensive
iron-card-forced_march-1 = Forced March
    .the = Forced March
iron-card-forced_march-2 = Forced March
    .the = Forced March
iron-card-coordinated_attack-1 = Coordinated Attack
    .the = Coordinated Attack
iron-card-coordinated_attack-2 = Coordinated Attack
    .the = Coordinated Attack
iron-card-surprise_assault-1 = Surprise Assault
    .the = Surprise Assault
iron-card-blitz-1 = Blitz
    .the = Blitz
iron-card-new_orders-1 = New Orders
    .the = New Orders
iron-card-take_cover-1 = Take Cover
    .the = Take Cover
iron-card-take_cover-2 = Take Cover
    .the = Take Cover
iron-card-take_down_the_beast-1 = Take Down the Beast
    .the = Take Down the Beast
iron-card-go_to_ground-1 = Go to Ground
    .the = Go to Ground
iron-card-go_to_ground-2 = Go to Ground
    .the = Go to Ground
iron-card-second_wind-1 = Second Wind
    .the = Second Wind
iron-card-rally_round-1 = Rally Round
    .the = Rally Round
iron-card-rally_round-2 = Rally Round
    .the = Rally Round
iron-card-fearless-1 = Fearless
    .the = Fearless
iron-card-hold_the_line-1 = Hold the Line
    .the = Hold the Line
iron-card-extra_ammunition-1 = Extra Ammunition
    .the = Extra Ammunition
iron-card-extra_ammunition-2 = Extra Ammunition
    .the = Extra Ammunition
iron-card-fuel_shortage-1 = Fuel Shortage
    .the = Fuel Shortage
iron-card-fuel_reserves-1 = Fuel Reserves
    .the = Fuel Reserves
iron-card-entrenching_tools-1 = Entrenching Tools
    .the = Entrenching Tools
iron-card-entrenching_tools-2 = Entrenching Tools
    .the = Entrenching Tools
iron-card-medical_supplies-1 = Medical Supplies
    .the = Medical Supplies
iron-card-field_repairs-1 = Field Repairs
    .the = Field Repairs
iron-card-supply_column-1 = Supply Column
    .the = Supply Column
iron-card-smoke_grenades-1 = Smoke Grenades
    .the = Smoke Grenades
iron-card-reconnaissance-1 = Reconnaissance
    .the = Reconnaissance
iron-card-reconnaissance-2 = Reconnaissance
    .the = Reconnaissance
iron-card-covering_fire-1 = Covering Fire
    .the = Covering Fire
iron-card-covering_fire-2 = Covering Fire
    .the = Covering Fire
iron-card-breach-1 = Breach
    .the = Breach
iron-card-sniper-1 = Sniper
    .the = Sniper
iron-card-sniper-2 = Sniper
    .the = Sniper
iron-card-hasty_minefield-1 = Hasty Minefield
    .the = Hasty Minefield
iron-card-tank_ambush-1 = Tank Ambush
    .the = Tank Ambush
iron-card-satchel_charges-1 = Satchel Charges
    .the = Satchel Charges
iron-card-unknown = unknown card
    .the = an unknown card
iron-card-hidden = a card
    .the = a card

## Decks, operations cards

iron-deck-artillery_1 = Artillery I
    .the = the deck Artillery I
iron-deck-artillery_2 = Artillery II
    .the = the deck Artillery II
iron-deck-us_air_support_1 = American Air Support I
    .the = the deck American Air Support I
iron-deck-us_reinforcements_1 = American Reinforcements I
    .the = the deck American Reinforcements I
iron-deck-de_reinforcements_1 = German Reinforcements I
    .the = the deck German Reinforcements I
iron-deck-command_1 = Command I
    .the = the deck Command I
iron-deck-morale_1 = Morale I
    .the = the deck Morale I
iron-deck-supply_1 = Supply I
    .the = the deck Supply I
iron-deck-ground_support_1 = Ground Support I
    .the = the deck Ground Support I
iron-operation-intelligence_report = Intelligence Report
iron-operation-heavy_fog = Heavy Fog
iron-operation-early_panzers = Early Panzers
iron-operation-double_time = Double Time
iron-operation-clear_mines = Clear Mines
iron-operation-merciless_assault = Merciless Assault
iron-operation-lay_razor_wire = Lay Razor Wire
iron-operation-lay_smoke = Lay Smoke
iron-operation-tank_ace = Tank Ace
iron-operation-inspiring_leadership = Inspiring Leadership
iron-operation-elite_tank_crew = Elite Tank Crew
iron-operation-massive_confusion = Massive Confusion
iron-operation-desperate_defenders = Desperate Defenders
iron-operation-no_surrender = No Surrender
iron-operation-shaken_defenders = Shaken Defenders
iron-operation-clear_tank_trap = Clear Tank Trap
iron-operation-camouflage = Camouflage
iron-operation-seize_the_initiative = Seize the Initiative

## Titles of the maps

iron-title-breaking_point = At the Breaking Point
iron-title-liberation = Liberation
iron-title-silence_the_guns = Silence the Guns
iron-title-crossroads = Crossroads
iron-title-stavelot_express = Stavelot Express
iron-title-mortain_ridge = Mortain Ridge

## Figures, specialisations, fortifications, markers, directions, divisions

iron-figure-regular = regular figure
    .a = a regular figure
iron-figure-elite = elite figure
    .a = an elite figure
iron-figure-officer = officer
    .a = an officer
iron-figure-mg = machine gun
    .a = a machine gun
iron-figure-mortar = mortar
    .a = a mortar
iron-spec-anti_tank = anti-tank squad
iron-spec-engineer = engineer squad
iron-spec-flamethrower = flamethrower squad
iron-spec-medic = medic squad
iron-fort-none = open ground
    .the = the open ground
iron-fort-entrenchment = entrenchment
    .the = the entrenchment
iron-fort-pillbox = pillbox
    .the = the pillbox
iron-marker-razor_wire = razor wire
    .the = the razor wire
    .a = razor wire
iron-marker-tank_trap = tank trap
    .the = the tank trap
    .a = a tank trap
iron-marker-minefield = minefield
    .the = the minefield
    .a = a minefield
iron-marker-entrenchment = entrenchment
    .the = the entrenchment
    .a = an entrenchment
iron-marker-pillbox = pillbox
    .the = the pillbox
    .a = a pillbox
iron-direction-1 = north
iron-direction-2 = north-east
iron-direction-3 = south-east
iron-direction-4 = south
iron-direction-5 = south-west
iron-direction-6 = north-west
iron-division-1 = 1st division
iron-division-2 = 2nd division

## Prompts: set-up and reinforcements

iron-prompt-starting-card =
    { $left ->
        [one] Choose a deck: 1 starting card left to draw.
       *[other] Choose a deck: { $left } starting cards left to draw.
    }
iron-prompt-mount =
    { $left ->
        [one] Choose the figures of { $unit_the }: the last base to fill.
       *[other] Choose the figures of { $unit_the }: { $left } bases to fill.
    }
iron-prompt-token = Choose a specialisation for { $unit_the }, or go without.
iron-prompt-place =
    { $left ->
        [one] Choose the unit to place: it is the last.
       *[other] Choose a unit to place: { $left } left.
    }
iron-prompt-place-unit = Choose the hex of { $unit_the }, or a vehicle to be aboard.
iron-prompt-shelter = Put { $unit_the } into the fortification?
iron-prompt-conceal = Conceal { $unit_the }?
iron-prompt-ace = Choose the tank of your Ace.
iron-prompt-ready = Choose a unit that goes into op fire mode, or leave it at that.

## Prompts: action turns

iron-prompt-order = Who of the two of you acts first in this round?
iron-prompt-turn =
    { $left ->
        [one] 1 action left: choose a fresh unit or a card, or end your action phase.
       *[other] { $left } actions left: choose a fresh unit or a card, or end your action phase.
    }
iron-prompt-use = { $unit_the }: choose what it does.
iron-prompt-move = { $unit_the } in { $hex }: choose the next hex, or what else it does.
iron-prompt-alight = { $unit_the } is aboard: choose whether it gets off.
iron-prompt-spend-card = { $unit_the }: discard a card for it, or go on without.
iron-prompt-heal = Choose the squad that { $unit_the } heals.
iron-prompt-clear-mines = Choose the minefield that { $unit_the } clears.
iron-prompt-lay-wire = Choose the hex where { $unit_the } lays razor wire.
iron-prompt-lay-smoke = Choose the hex where { $unit_the } lays smoke.
iron-prompt-clear-trap = Choose the tank trap that { $unit_the } clears.
iron-prompt-lay-mines = Choose the hex where { $unit_the } lays mines.

## Prompts: attacks and assaults

iron-prompt-aim = { $unit_the } fires: choose the target.
iron-prompt-attack = Attack on { $unit_the }: choose who fires and how.
iron-prompt-shell = Mortar fire at { $hex }: choose who fires and how.
iron-prompt-area = Area attack on { $hex }: choose the next unit that it falls on.
iron-prompt-consent = Your partner wants the support of { $unit_the }. Agree?
iron-prompt-react = { $unit_the } is on the move in { $hex }. Fire?
iron-prompt-take-cover = { $unit_the } is attacked: discard a card for cover, or go on without.
iron-prompt-losses =
    { $count ->
        [one] { $unit_the } loses a figure: choose which.
       *[other] { $unit_the } loses { $count } figures: choose the next.
    }
iron-prompt-reroll = Roll a defence die of { $unit_the } again?
iron-prompt-thicken = Turn a defence die of { $unit_the } to a 6?
iron-prompt-storm = Assault on { $hex }: add squads that support it, then begin.
iron-prompt-show = { $unit_the } is concealed. Reveal it and fight?
iron-prompt-toll =
    { $count ->
        [one] One hit from the assault: choose the unit that takes it.
       *[other] { $count } hits from the assault: choose the unit that takes the next.
    }
iron-prompt-hold = The assault on { $hex } succeeds: discard a card to hold the hex, or retreat.
iron-prompt-retreat = Choose the hex that all defenders retreat to.
iron-prompt-drop = { $hex } is overstacked: choose the unit to remove.
iron-prompt-follow = { $hex } is won: choose a unit to enter it, or stay.

## Prompts: cards

iron-prompt-draw-again = Red cross: choose a deck to draw one more card, or leave it at that.
iron-prompt-take = { $deck }: choose the card that comes to your headquarters.
iron-prompt-put-back = { $deck }: choose the card that goes back on top; the others follow below it.
iron-prompt-registered = { $card } may drift: discard a card to land on target, or roll.
iron-prompt-card-target = { $card }: choose the target hex.
iron-prompt-card-line = { $card }: choose the first hex of the line.
iron-prompt-card-direction = { $card }: choose the direction.
iron-prompt-card-strike = { $card }: choose the enemy unit that is attacked.
iron-prompt-card-smoke = { $card }: choose a hex for the smoke.
iron-prompt-card-entrench = { $card }: choose the hex of the entrenchment.
iron-prompt-card-enter = { $card }: choose the squad that enters the entrenchment, or go without.
iron-prompt-card-mine = { $card }: choose the hex of the minefield.
iron-prompt-card-breach = { $card }: choose the hex to clear.
iron-prompt-card-clear = { $card }: choose the marker to remove, or the squad whose fortification goes.
iron-prompt-card-refresh = { $card }: choose the fatigued unit that becomes fresh.
iron-prompt-card-rally = { $card }: choose the hex whose squads rally.
iron-prompt-card-repair = { $card }: choose the vehicle to repair.
iron-prompt-card-surprise = { $card }: choose the squad that assaults.
iron-prompt-card-conceal = { $card }: choose a squad to conceal.
iron-prompt-card-reveal = { $card }: choose the hex to search around.
iron-prompt-card-figures = { $card }: choose a squad that gets a regular figure.
iron-prompt-card-division = { $card }: choose the division of the new squad.
iron-prompt-card-truck = { $card }: pay for a truck, or go without.
iron-prompt-card-counter-battery = { $card }: choose the enemy card to remove.
iron-prompt-card-look = { $card }: choose the deck to look at.
iron-prompt-card-draw = { $card }: choose the deck to draw from.

## Prompts: command and status phases

iron-prompt-command = { $side } command { $command }: activate a card, add to the initiative pool, or leave it at that.
iron-prompt-agree-card = Your partner wants to activate { $card_the }. Agree?
iron-prompt-agree-bid = Your partner wants to add { $count } command to the initiative pool. Agree?
iron-prompt-draw = { $side } draw: choose a deck.
iron-prompt-transfers = { $side } transfers: choose the squad that gives a figure, or leave it at that.
iron-prompt-figure = Choose the figure that { $unit_the } gives.
iron-prompt-onto = Choose the squad that gets the figure of { $unit_the }.
iron-prompt-figure-back = { $unit_the } is full: choose the figure that it gives in exchange.
iron-prompt-agree-transfer = Your partner wants to transfer a figure from { $giver_the } to { $taker_the }. Agree?

## Rolls and their results

iron-roll-attack = Attack
iron-roll-area = Area attack
iron-roll-strike = The card’s attack
iron-roll-defence = Defence
iron-roll-ace = The Ace’s die
iron-roll-mines = Mines
iron-roll-assault = Assault
iron-roll-assault-cover = Cover in the assault
iron-roll-assault-return = Return fire
iron-roll-heal = Healing
iron-roll-clear-mines = Clearing the minefield
iron-roll-lay-mines = Laying mines
iron-roll-blow = Blowing the dump
iron-roll-draw = Next card
iron-roll-peek = Cards on top
iron-roll-contact = Contact
iron-roll-drift = Drift
iron-roll-direction = Direction of the drift
iron-result-unhurt = unhurt
iron-result-figure-lost = a figure lost
iron-result-pinned = pinned
iron-result-disrupted = disrupted
iron-result-light = light damage
iron-result-heavy = heavy damage
iron-result-destroyed = eliminated
iron-result-assault-won = the assault succeeds
iron-result-assault-failed = the assault fails
iron-result-worked = it works
iron-result-failed = it fails
iron-result-contact = contact
iron-result-no_contact = no contact
iron-result-on_target = on target
iron-result-drifts = it drifts
iron-result-drift_1 = to the north
iron-result-drift_2 = to the north-east
iron-result-drift_3 = to the south-east
iron-result-drift_4 = to the south
iron-result-drift_5 = to the south-west
iron-result-drift_6 = to the north-west

## Choices

iron-do-draw = { $deck }
iron-do-mount = { $load }
iron-do-token = { $spec }
iron-do-plain = Go without
iron-do-place = Place { $unit_the }
iron-do-at = In { $hex }
iron-do-into = Aboard { $unit_the }
iron-do-shelter = Into { $fort_the }
iron-do-conceal = Conceal { $unit_the }
iron-do-ready = { $unit_the } in op fire mode
iron-do-done = Leave it at that
iron-do-ace = The Ace in { $unit_the }
iron-do-use = Use { $unit_the }
iron-do-play = Activate { $card_the }
iron-do-retry = Try for contact again: { $card }
iron-do-repeat = Fire again: { $card }
iron-do-spend = Discard { $card_the }
iron-do-end_phase = End the action phase
iron-do-partner = Your partner first
iron-do-advance = Advance
iron-do-fire = Concentrated fire
iron-do-op_fire = Op fire mode
iron-do-fire_move = Fire and movement
iron-do-assault = Assault
iron-do-rest = Fatigue it
iron-do-dig = Dig an entrenchment
iron-do-heal = Heal a squad
iron-do-clear_mines = Clear mines
iron-do-lay_wire = Lay razor wire
iron-do-lay_smoke = Lay smoke
iron-do-clear_trap = Clear a tank trap
iron-do-lay_mines = Lay mines
iron-do-blow = Blow the dump
iron-do-to = To { $hex }
iron-do-leave = Leave the fortification
iron-do-board = Embark on { $unit_the }
iron-do-alight = Disembark
iron-do-cut_wire = Clear the razor wire
iron-do-exit = Leave the map
iron-do-shoot = Fire now
iron-do-storm = Assault { $hex }
iron-do-stop = Stop here
iron-do-target = Fire at { $unit_the }
iron-do-shell = Mortars at { $hex }
iron-do-whole = Every figure in range
iron-do-guns = The machine guns alone
iron-do-with = With { $unit_the }
iron-do-with_guns = With the machine guns of { $unit_the }
iron-do-normal = Normal attack
iron-do-suppress = Suppressive attack
iron-do-react = Fire with { $unit_the }
iron-do-pass = Hold fire
iron-do-thicken = Turn a die to a 6
iron-do-reroll = Roll again
iron-do-keep = Leave it as it is
iron-do-lose = Lose { $figure_a }
iron-do-hit = On { $unit_the }
iron-do-begin = Begin the assault
iron-do-reveal = Fight with { $unit_the }
iron-do-stay_out = Keep { $unit_the } concealed
iron-do-retreat = Retreat to { $hex }
iron-do-drop = Remove { $unit_the }
iron-do-follow = Enter with { $unit_the }
iron-do-bid = Add { $count } command to the pool
iron-do-accept = Agree
iron-do-refuse = Do not agree
iron-do-from = From { $unit_the }
iron-do-figure = { $figure }
iron-do-onto = To { $unit_the }
iron-do-mark = { $hex }
iron-do-toward = To the { $direction }
iron-do-choose = { $unit_the }
iron-do-pick = Remove { $card_the }
iron-do-peek = { $card }
iron-do-remove = Remove { $marker_the }
iron-do-truck = Pay for the truck
iron-do-division = { $division }
iron-do-hits = Successes: { $count }
iron-do-die = A { $face }
iron-do-drawn = { $card }

## Log: set-up and reinforcements

iron-log-set-up = Set-up.
iron-log-built = { $unit_the }: { $squad }.
iron-log-built-specialised = { $unit_the }: { $squad }; { $spec }.
iron-log-placed =
    { $unit_the } takes position in { $hex }{ $fort ->
        [entrenchment] , in the entrenchment
        [pillbox] , in the pillbox
       *[none] { "" }
    }{ $concealed ->
        [yes] , concealed
       *[no] { "" }
    }.
iron-log-placed-aboard = { $unit_the } is aboard { $vehicle_the }.
iron-log-no-room = There is no room for { $unit_the }: it is lost.
iron-log-ace = { $unit_the } has the Tank Ace.
iron-log-held-first = { $side_the } holds the objective in { $hex } from the start.
iron-log-readied = { $unit_the } goes into op fire mode.

## Log: action turns

iron-log-round = Round { $round }.
iron-log-turn =
    { $actions ->
        [one] { $side } action turn: 1 action.
       *[other] { $side } action turn: { $actions } actions.
    }
iron-log-phase-over = { $side_the } takes no more actions in this round.
iron-log-advance = { $unit_the } advances.
iron-log-fire = { $unit_the } opens concentrated fire.
iron-log-op-fire = { $unit_the } prepares op fire.
iron-log-fire-move = { $unit_the } begins fire and movement.
iron-log-assault = { $unit_the } sets out for an assault.
iron-log-rest = { $unit_the } is fatigued.
iron-log-extra-actions =
    { $count ->
        [one] { $card }: 1 action more in this turn.
       *[other] { $card }: { $count } actions more in this turn.
    }
iron-log-card-spent = { $card } is discarded for its effect.
iron-log-supported = { $unit_the } supports { $leader_the }: the partner agrees.

## Log: movement

iron-log-moved = { $unit_the } moves to { $hex }.
iron-log-halted = Op fire stops { $unit_the } in { $hex }: its activation ends.
iron-log-stopped-wire = Razor wire in { $hex } stops { $unit_the }.
iron-log-stopped-trap = A tank trap in { $hex } stops { $unit_the }.
iron-log-put-back = { $unit_the } falls back to { $hex }, the last hex without enemies.
iron-log-fort-entered = { $unit_the } enters { $fort_the } in { $hex }.
iron-log-fort-left = { $unit_the } leaves { $fort_the } in { $hex }.
iron-log-boarded = { $unit_the } embarks on { $vehicle_the }.
iron-log-alighted = { $unit_the } disembarks in { $hex }.
iron-log-exited = { $unit_the } leaves the map at { $hex }: { $vp } VP.
iron-log-wire-gone = The razor wire in { $hex } is gone.
iron-log-revealed = { $unit_the } is revealed in { $hex }.
iron-log-mined =
    Mines in { $hex } go off under { $unit_the }{ $faces ->
        [none] :
       *[other] : { $faces };
    } { $successes ->
        [0] no hit
        [one] 1 hit
       *[other] { $successes } hits
    }.

## Log: special actions

iron-log-dug = { $unit_the } digs an entrenchment in { $hex }.
iron-log-sheltered =
    { $fort ->
        [pillbox] { $unit_the } enters the pillbox.
       *[entrenchment] { $unit_the } enters the entrenchment.
    }
iron-log-tried =
    { $work ->
        [heal] { $unit_the } tends the wounded
        [clear_mines] { $unit_the } clears mines
        [lay_mines] { $unit_the } lays mines
       *[blow] { $unit_the } lays a charge at the dump
    }: { $result ->
        [worked] it works.
       *[failed] it fails.
    }
iron-log-healed = { $unit_the } gets a regular figure back.
iron-log-clear-mines = The minefield in { $hex } is gone: { $unit_the } has cleared it.
iron-log-clear-trap = { $unit_the } clears the tank trap in { $hex }.
iron-log-lay-wire = { $unit_the } lays razor wire in { $hex }.
iron-log-lay-smoke = { $unit_the } lays smoke in { $hex }.
iron-log-lay-mines = { $unit_the } lays a minefield in { $hex }.
iron-log-blown = { $unit_the } blows the dump in { $hex }: it scores for nobody.

## Log: attacks

iron-log-attacked =
    { $count ->
        [one] { $firers_the } fires
       *[other] { $firers_the } fire
    } at { $unit_the } in { $hex }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] , { $need ->
            [6] a 6
           *[other] { $need } or more
        } hits: { $faces };
    } { $successes ->
        [0] no hit
        [one] 1 hit
       *[other] { $successes } hits
    }.
iron-log-suppressed =
    { $count ->
        [one] { $firers_the } lays suppressive fire
       *[other] { $firers_the } lay suppressive fire
    } on { $unit_the } in { $hex }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] , { $need ->
            [6] a 6
           *[other] { $need } or more
        } hits: { $faces };
    } { $successes ->
        [0] no hit
        [one] 1 hit
       *[other] { $successes } hits
    }.
iron-log-strike =
    The card strikes { $unit_the } in { $hex }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] , { $need ->
            [6] a 6
           *[other] { $need } or more
        } hits: { $faces };
    } { $successes ->
        [0] no hit
        [one] 1 hit
       *[other] { $successes } hits
    }.
iron-log-shelling =
    { $count ->
        [one] { $firers_the } fires
       *[other] { $firers_the } fire
    } mortars at { $hex }.
iron-log-area =
    Area attack on { $hex }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] , { $need ->
            [6] a 6
           *[other] { $need } or more
        } hits: { $faces };
    } { $successes ->
        [0] no hit
        [one] 1 hit
       *[other] { $successes } hits
    }.
iron-log-defended =
    { $dice ->
        [0] { $unit_the } has no cover.
       *[other] { $unit_the } defends, { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }{ $faces ->
            [none] :
           *[other] : { $faces };
        } { $successes ->
            [0] no success
            [one] 1 success
           *[other] { $successes } successes
        }.
    }
iron-log-thick-armour = Thick armour: a defence die of { $unit_the } becomes a 6.
iron-log-ace-reroll = { $unit_the } has the Ace, who rolls a die again: a { $face }.
iron-log-unhurt = { $unit_the } in { $hex } is unhurt.
iron-log-figure-lost = { $unit_the } loses { $figure_a }.
iron-log-pinned = { $unit_the } in { $hex } is pinned.
iron-log-disrupted = { $unit_the } in { $hex } is disrupted.
iron-log-light = { $unit_the } in { $hex } takes light damage.
iron-log-heavy = { $unit_the } in { $hex } takes heavy damage.
iron-log-squad-lost = { $unit_the } is eliminated in { $hex }.
iron-log-vehicle-lost = { $unit_the } is destroyed in { $hex }.

## Log: assaults

iron-log-assault-began =
    { $count ->
        [one] { $units_the } assaults { $hex }.
       *[other] { $units_the } assault { $hex }.
    }
iron-log-assault-attack =
    The assault, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] : { $faces };
    } { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
iron-log-assault-cover =
    Cover of the defenders, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] : { $faces };
    } { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
iron-log-assault-return =
    Return fire, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $faces ->
        [none] :
       *[other] : { $faces };
    } { $successes ->
        [0] no hit
        [one] 1 hit
       *[other] { $successes } hits
    }.
iron-log-assault-won = The assault on { $hex } succeeds, { $hits } against { $back }.
iron-log-assault-failed = The assault on { $hex } fails, { $hits } against { $back }.
iron-log-held-the-line = The defenders hold { $hex }: nobody retreats.
iron-log-retreated = { $unit_the } retreats to { $hex }.
iron-log-advanced-into = { $unit_the } enters { $hex }.

## Log: cards

iron-log-drawn = { $side_the } draws { $card_the }.
iron-log-peeked = { $side_the } looks at { $card_the } on top of { $deck_the }.
iron-log-taken = { $side_the } takes { $card_the } and puts the others back on top.
iron-log-activated = { $side_the } activates { $card_the } for { $cost } command.
iron-log-tried-again = { $side_the } tries for contact again: { $card }.
iron-log-fired-again = { $side_the } fires at the same target again: { $card }.
iron-log-contact =
    { $bonus ->
        [0] { $card } makes contact.
       *[other] { $card } makes contact, with { $bonus } added to the die.
    }
iron-log-no-contact =
    { $bonus ->
        [0] { $card } makes no contact and waits in the play area.
       *[other] { $card } makes no contact, even with { $bonus } added to the die, and waits in the play area.
    }
iron-log-stays = { $card } stays in the play area.
iron-log-marked = { $card } aims at { $hex }.
iron-log-registered = { $card } is discarded: the shot lands on target, in { $hex }.
iron-log-on-target = The shot lands on target, in { $hex }: { $need } or more was needed.
iron-log-missed =
    { $count ->
        [one] The shot drifts 1 hex: { $need } or more was needed.
       *[other] The shot drifts { $count } hexes: { $need } or more was needed.
    }
iron-log-drifted = It goes { $direction } and comes down in { $hex }.
iron-log-drifted-off = It goes { $direction } and off the map: the card has no effect.
iron-log-no-effect = { $card } finds nothing more to act on.
iron-log-card-removed = { $card } is removed from the game.
iron-log-pool-cut = { $side_the } loses { $count } command from the initiative pool.
iron-log-command-gained = { $side_the } gets { $count } command.
iron-log-truck-paid = { $side_the } pays { $cost } command for a truck.
iron-log-refreshed = { $unit_the } is fresh again.
iron-log-concealed = { $unit_the } is concealed.
iron-log-rallied = { $unit_the } rallies and is steady.
iron-log-repaired =
    { $damage ->
        [0] { $unit_the } is repaired and intact.
       *[other] { $unit_the } is repaired: light damage is left.
    }
iron-log-figure-added = { $unit_the } gets a regular figure.
iron-log-card-placed = The card puts { $marker_a } in { $hex }.
iron-log-card-cleared = The card removes { $marker_the } from { $hex }.
iron-log-card-evicted = The card removes { $marker_the } from { $hex }: { $unit_the } stands in the open.
iron-log-smoke = Smoke covers { $hex }.

## Log: command phase

iron-log-command-phase = Round { $round }, command phase.
iron-log-captured = { $side_the } takes control of the objective in { $hex }.
iron-log-income = { $side_the } earns { $gained } command and has { $total }.
iron-log-scored = { $side_the } scores { $points } VP and has { $total }.
iron-log-bid = { $side_the } adds { $count } command to the initiative pool, which holds { $total }.
iron-log-pool-fed = { $card } adds { $count } command to the { $side } initiative pool, which holds { $total }.
iron-log-spending-refused = The partners do not agree: { $side_the } spends no more command in this phase.
iron-log-transfer-refused = The { $side } partners do not agree: no more transfers between their squads in this phase.
iron-log-initiative =
    { $how ->
        [tie] American initiative pool { $us }, German { $de }: a tie, the initiative changes hands and goes to { $side_the }.
        [changes] American initiative pool { $us }, German { $de }: the initiative goes to { $side_the }.
       *[stays] American initiative pool { $us }, German { $de }: { $side_the } keeps the initiative.
    }

## Log: status phase

iron-log-status-phase = Round { $round }, status phase.
iron-log-recovered =
    { $count_pinned ->
        [0] Steady again: { $steady }.
       *[other] { $count_steady ->
            [0] From disrupted to pinned: { $pinned }.
           *[other] Steady again: { $steady }; from disrupted to pinned: { $pinned }.
        }
    }
iron-log-smoke-lifted = The smoke lifts: { $hexes }.
iron-log-card-ended = The effect of { $card_the } ends.
iron-log-transferred = { $giver_the } gives { $figure_a } to { $taker_the }.
iron-log-disbanded = { $unit_the } has no figures left and is removed.

## The end

iron-over-wiped-out = { $side_the } has no unit left on the map and loses.
iron-over-both-wiped-out = Neither side has a unit left on the map: both lose.
iron-over-sudden = { $side_the } controls all { $count } objectives and wins at once.
iron-over-objectives =
    { $count ->
        [0] { $goal_the } controls no objective
        [one] { $goal_the } controls 1 objective
       *[other] { $goal_the } controls { $count } objectives
    } and needed { $need }: { $level ->
        [minor] { $side_the } wins a minor victory.
        [major] { $side_the } wins a major victory.
       *[none] { $side_the } wins.
    }
iron-over-vp =
    { $level ->
        [minor] { $goal_the } has { $count } VP and needed { $need }: { $side_the } wins a minor victory.
        [major] { $goal_the } has { $count } VP and needed { $need }: { $side_the } wins a major victory.
       *[none] { $goal_the } has { $count } VP and needed { $need }: { $side_the } wins.
    }
iron-over-points = American { $us } VP, German { $de }: { $side_the } wins.
iron-over-tie = American { $us } VP, German { $de }, a tie: { $side_the } has the initiative and wins.
iron-over-stopped = Draw: the game stops after round { $round }.
iron-level-minor = minor victory
iron-level-major = major victory

## The table

iron-us-squad-1 = squad of the American 1st division
    .the = the squad of the American 1st division
    .this = this squad
iron-us-squad-2 = squad of the American 2nd division
    .the = the squad of the American 2nd division
    .this = this squad
iron-de-squad-1 = squad of the German 1st division
    .the = the squad of the German 1st division
    .this = this squad
iron-de-squad-2 = squad of the German 2nd division
    .the = the squad of the German 2nd division
    .this = this squad
iron-us-sherman = Sherman
    .the = the Sherman
    .this = this Sherman
iron-us-halftrack = American half-track
    .the = the American half-track
    .this = this half-track
iron-us-truck = American truck
    .the = the American truck
    .this = this truck
iron-de-panzer4 = Panzer IV
    .the = the Panzer IV
    .this = this Panzer IV
iron-de-tiger = Tiger
    .the = the Tiger
    .this = this Tiger
iron-de-halftrack = German half-track
    .the = the German half-track
    .this = this half-track
iron-de-truck = German truck
    .the = the German truck
    .this = this truck
iron-short-us-squad-1 = Squad 1
iron-short-us-squad-2 = Squad 2
iron-short-de-squad-1 = Squad 1
iron-short-de-squad-2 = Squad 2
iron-short-us-sherman = Sherman
iron-short-us-halftrack = H-track
iron-short-us-truck = Truck
iron-short-de-panzer4 = Pz IV
iron-short-de-tiger = Tiger
iron-short-de-halftrack = H-track
iron-short-de-truck = Truck
iron-value-1 = against squads { $value }
iron-value-2 = against vehicles { $value }
iron-value-3 = movement { $value }
iron-value-4 = armour { $value }
iron-mark-fatigued = fatigued
iron-mark-op_fire = in op fire mode
iron-mark-pinned = pinned
iron-mark-disrupted = disrupted
iron-mark-damaged = light damage
iron-mark-wrecked = heavy damage
iron-mark-entrenched = in an entrenchment
iron-mark-pillbox = in a pillbox
iron-mark-concealed = concealed
iron-mark-ace = Tank Ace
iron-mark-attacker = attacks
iron-mark-aboard = aboard
iron-marker-smoke = smoke
iron-marker-objective = victory objective
iron-marker-command = command objective
iron-marker-control = control
iron-marker-barrage = target of sustained fire
iron-box-to_place = to place
iron-box-exited = off the map
iron-track-round = round
iron-track-objectives = objectives
iron-track-vp = VP
iron-track-initiative = initiative
iron-track-command = command
iron-track-pool = initiative pool
iron-track-actions = actions left
iron-level-us = American victory at the end
iron-level-de = German victory at the end
iron-hand-headquarters = headquarters
iron-hand-play_area = cards in play
iron-hand-operations = operations cards
iron-hand-artillery_1 = Artillery I
iron-hand-artillery_2 = Artillery II
iron-hand-us_air_support_1 = American Air Support I
iron-hand-us_reinforcements_1 = American Reinforcements I
iron-hand-de_reinforcements_1 = German Reinforcements I
iron-hand-command_1 = Command I
iron-hand-morale_1 = Morale I
iron-hand-supply_1 = Supply I
iron-hand-ground_support_1 = Ground Support I

## The panel of an attack

iron-plan =
    Attack on { $unit_the } in { $hex }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
iron-plan-react = Op fire at { $unit_the } in { $hex }
iron-plan-shell = Area attack on { $hex }
iron-plan-storm = Assault on { $hex }
iron-step-firepower = Firepower
iron-step-cover = Defence dice
iron-step-type = Normal or suppressive
iron-step-roll = The dice
iron-step-hits = Hits
iron-step-effects = Effects
iron-step-support = Supporting squads
iron-step-storm = Firepower of the assault
iron-step-return = Firepower of the defenders
iron-step-storm-roll = The attackers’ dice and the cover
iron-step-return-roll = The defenders’ dice
iron-step-own-losses = Losses of the attackers
iron-step-their-losses = Losses of the defenders
iron-step-result = Result
iron-step-retreat = Retreat
iron-step-advance = Entry into the hex
iron-pair-fires =
    { $dice ->
        [one] It takes part with 1 die.
       *[other] It takes part with { $dice } dice.
    }
iron-pair-support =
    { $arms ->
        [guns] Its machine guns alone add { $dice }, half of { $firepower }.
       *[all] It adds { $dice }, half of { $firepower }, and is fatigued then.
    }
iron-pair-target =
    { $arms ->
        [guns] The machine guns alone, at
       *[all] At
    } { $band ->
        [close] close
        [long] long
       *[normal] normal
    } range: { $dice } against { $red }, { $need ->
        [6] a 6
       *[other] { $need } or more
    } hits.
iron-pair-ambush =
    Tank Ambush: { $dice } against { $red }, { $need ->
        [6] a 6
       *[other] { $need } or more
    } hits.
iron-pair-area =
    { $kind ->
        [suppressive] Suppressive attack: defence dice { $red }.
       *[normal] Normal attack: defence dice { $red }.
    }

## Sums

iron-sum-bases = Bases to fill
iron-sum-figures = { $figure }
iron-sum-tokens = Token: { $spec }
iron-sum-movement =
    { $thirds ->
        [0] MP left
        [1] MP left, and a third
       *[other] MP left, and two thirds
    }
iron-sum-firer =
    { $arms ->
        [guns] { $unit }, machine guns alone
       *[all] { $unit }
    }
iron-sum-halved =
    { $arms ->
        [guns] { $unit }, machine guns alone, half of { $firepower }
       *[all] { $unit }, half of { $firepower }
    }
iron-sum-with-card = with { $count } from cards
iron-sum-with-anti-tank = with { $count } from anti-tank weapons
iron-sum-with-flamethrower = with { $count } from the flamethrower
iron-sum-with-concussive = with { $count } from the blast of the shells
iron-sum-with-ace = with { $count } from the Tank Ace
iron-sum-crew = Elite tank crew
iron-sum-attack =
    { $kind ->
        [suppressive] Attack dice, suppressive attack
        [normal] Attack dice, normal attack
       *[both] Attack dice
    }
iron-sum-terrain =
    { $kind ->
        [suppressive] Terrain, suppressive attack
        [normal] Terrain, normal attack
       *[both] Terrain
    }
iron-sum-smoke =
    { $kind ->
        [suppressive] Smoke, suppressive attack
        [normal] Smoke, normal attack
       *[both] Smoke
    }
iron-sum-fort =
    { $kind ->
        [suppressive] Fortification, suppressive attack
        [normal] Fortification, normal attack
       *[both] Fortification
    }
iron-sum-trap =
    { $kind ->
        [suppressive] Tank trap, suppressive attack
        [normal] Tank trap, normal attack
       *[both] Tank trap
    }
iron-sum-elite =
    { $kind ->
        [suppressive] Elite figures, suppressive attack
        [normal] Elite figures, normal attack
       *[both] Elite figures
    }
iron-sum-officer =
    { $kind ->
        [suppressive] Officer, suppressive attack
        [normal] Officer, normal attack
       *[both] Officer
    }
iron-sum-shaken =
    { $kind ->
        [suppressive] Shaken defenders, suppressive attack
        [normal] Shaken defenders, normal attack
       *[both] Shaken defenders
    }
iron-sum-medic =
    { $kind ->
        [suppressive] Medics, suppressive attack
        [normal] Medics, normal attack
       *[both] Medics
    }
iron-sum-card =
    { $kind ->
        [suppressive] Cards, suppressive attack
        [normal] Cards, normal attack
       *[both] Cards
    }
iron-sum-flames =
    { $kind ->
        [suppressive] Flamethrower, suppressive attack
        [normal] Flamethrower, normal attack
       *[both] Flamethrower
    }
iron-sum-armour =
    { $kind ->
        [suppressive] Armour, suppressive attack
        [normal] Armour, normal attack
       *[both] Armour
    }
iron-sum-defence =
    { $kind ->
        [suppressive] Defence dice, suppressive attack
        [normal] Defence dice, normal attack
       *[both] Defence dice
    }
iron-sum-band =
    { $band ->
        [close] Close range:
        [normal] Normal range:
        [long] Long range:
       *[none] The dice:
    } { $need ->
        [6] a 6 hits
       *[other] { $need } or more hits
    }
iron-sum-higher = Range from higher ground
iron-sum-successes = Successes
iron-sum-reds =
    { $dice ->
        [one] Successes of 1 defence die
       *[other] Successes of { $dice } defence dice
    }
iron-sum-mortar =
    { $kind ->
        [suppressive] { $unit }, mortars, suppressive attack
       *[normal] { $unit }, mortars, normal attack
    }
iron-sum-mortar-halved =
    { $kind ->
        [suppressive] { $unit }, mortars, suppressive attack, half of { $firepower }
       *[normal] { $unit }, mortars, normal attack, half of { $firepower }
    }
iron-sum-storm = Assault dice
iron-sum-return = { $unit }
iron-sum-return-total = Return fire dice
iron-sum-storm-cover = Cover dice
iron-sum-storm-hits = Hits of the assault
iron-sum-return-hits = Hits of the return fire
iron-sum-pool = Initiative pool
iron-sum-seize = Seize the Initiative
iron-sum-arrival = Round { $round }: { $what }
iron-sum-objectives = Objectives
iron-sum-vp = VP
iron-sum-goal = Needed

## Rolls and results of the panel

iron-roll-suppressive = Suppressive attack
iron-roll-normal = Normal attack
iron-roll-area-suppressive = Suppressive attack, successes
iron-roll-area-normal = Normal attack, successes
iron-roll-assault-result = Result of the assault
iron-roll-assault-hits = Hits on the defenders
iron-roll-assault-losses = Hits on the attackers
iron-result-figures =
    { $n ->
        [0] no loss
        [one] 1 figure lost
       *[other] { $n } figures lost
    }
iron-result-hits =
    { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
iron-result-routed = routed
iron-results-succeeded = losses
iron-results-failed = no loss

## Overlays

iron-reach = How far { $unit_the } can advance.
iron-not-on-map = { $unit_the } is not on the map.
iron-sight = What is seen from { $hex }.
iron-los-clear =
    { $distance ->
        [one] From { $origin } to { $goal }, 1 hex: the line of sight is clear.
       *[other] From { $origin } to { $goal }, { $distance } hexes: the line of sight is clear.
    }
iron-los-blocked =
    { $distance ->
        [one] From { $origin } to { $goal }, 1 hex: the line of sight is blocked.
       *[other] From { $origin } to { $goal }, { $distance } hexes: the line of sight is blocked.
    }
iron-field =
    { $targets ->
        [vehicles] Where { $unit_the } can fire at vehicles.
       *[squads] Where { $unit_the } can fire at squads.
    }
iron-spotting = Where the mortars of { $unit_the } can fire.
iron-terrain = { $hex }: { $terrain }, level { $level }, cover { $cover }.
iron-objectives = Who controls the objectives.
iron-zone = Where { $side_the } sets up, and where the reinforcements come.
iron-arrivals =
    { $count ->
        [0] No more reinforcements come to { $side_the }.
       *[other] What still comes to { $side_the }, round by round.
    }

## Refusals: what is asked

iron-no-choice = Answer first what is asked now.
iron-no-one-thing = One thing at a time: choose only what the question is about.
iron-no-one-card = One card at a time: choose one of them.
iron-no-one-at-a-time = One unit acts at a time: choose one, or several and an enemy to fire together.
iron-no-choose-unit = Choose one of your fresh units first.
iron-no-choose-order = { $unit_the } is in hand: choose what it does.
iron-no-choose-way = { $unit_the } is in hand: choose where it goes.
iron-no-choose-target = { $unit_the } fires: choose its target.
iron-no-which-target = Several enemies in { $hex } are in range: choose one of them.
iron-no-choose-arms = Choose first which figures of { $unit_the } take part.
iron-no-choose-type = The target is { $target_the }: choose a normal or a suppressive attack, or a supporter.
iron-no-choose-shells = The target is { $hex }: choose normal or suppressive fire, or a supporter.
iron-no-choose-react = { $unit_the } is the only target: choose the unit that fires at it, or pass.
iron-no-choose-hit = The attack is on { $hex }: choose a unit in it.
iron-no-choose-storm = Choose the hex that { $unit_the } assaults.
iron-no-choose-support = The assault is on { $hex }: choose squads that support it, or begin.
iron-no-choose-show = { $unit_the } is concealed in the hex: it fights, or it stays out.
iron-no-choose-toll = Choose the unit that takes the next hit; hits left: { $count }.
iron-no-choose-loss = Choose the figure that { $unit_the } loses; losses left: { $count }.
iron-no-choose-retreat = The defenders of { $hex } retreat: choose the hex next to it.
iron-no-choose-drop = More than { $limit } units are in { $hex }: choose a squad there to remove.
iron-no-choose-follow = { $hex } is won: choose a squad of the assault that enters it, or leave it at that.
iron-no-choose-vehicle = Choose the vehicle that { $unit_the } boards.
iron-no-choose-patient = Choose the squad that { $unit_the } heals.
iron-no-choose-site = Choose the hex where { $unit_the } works.
iron-no-choose-figures = Choose the figures of the next base; bases left: { $left }.
iron-no-choose-token = Choose a specialisation for { $unit_the }, or none.
iron-no-choose-arrival = Choose a unit that is still to be placed.
iron-no-choose-hex = { $unit_the } is in hand: choose where it is placed.
iron-no-choose-fort = { $unit_the } enters the fortification of its hex, or stays outside.
iron-no-choose-conceal = { $unit_the } gets a concealment marker, or none: choose one of the two.
iron-no-choose-ace = Choose one of your tanks on the map.
iron-no-choose-ready = Choose a unit that goes into op fire mode, or leave it at that.
iron-no-choose-giver = Choose a squad that gives a figure, or leave it at that.
iron-no-choose-figure = Choose first the figure that { $unit_the } gives.
iron-no-choose-taker = Choose the squad that gets the figure of { $unit_the }.
iron-no-choose-back = { $unit_the } has no free slot: choose the figure that it gives back.
iron-no-choose-deck = Choose one of your decks.
iron-no-choose-peek = Choose one of the cards that you looked at in { $deck_the }.
iron-no-choose-marker = Choose the marker in { $hex } that is removed.
iron-no-choose-spending = You have { $command } command: activate a card, add to the initiative pool, or leave it at that.
iron-no-finish-first = Finish with { $unit_the } first.
iron-no-deck-later = { $deck_the } is not asked for now.

## Refusals: units

iron-no-not-yours = The { $side } side chooses now: { $unit_the } belongs to the other side.
iron-no-partners = { $unit_the } belongs to your partner’s division.
iron-no-exited = { $unit_the } has left the map for good.
iron-no-in-box = { $unit_the } is in the box.
iron-no-fatigued = { $unit_the } is fatigued: it has acted in this round.
iron-no-waiting = { $unit_the } is in op fire mode: it is not activated.
iron-no-pinned = { $unit_the } is pinned.
iron-no-disrupted = { $unit_the } is disrupted.
iron-no-carried = { $unit_the } is aboard { $vehicle_the }: it only gets off.
iron-no-unarmed = { $unit_the } has no weapon.

## Refusals: movement

iron-no-wreck = { $unit_the } is heavily damaged and has no MP: it fires or is fatigued.
iron-no-no-mp = { $unit_the } has no MP for this action.
iron-no-alight-full = { $hex } holds { $count } units, and { $limit } is the limit: { $unit_the } does not get off there.
iron-no-alight-mp = Getting off costs { $price } MP; { $unit_the } has { $mp } for this action.
iron-no-get-off-first = { $unit_the } is aboard: it gets off first.
iron-no-not-aboard = { $unit_the } is in no vehicle.
iron-no-cliff = A cliff parts { $here } from { $hex }: { $unit_the } does not cross it.
iron-no-walled = Cliffs surround { $hex }: { $unit_the } does not get there.
iron-no-no-path = No ground that { $unit_the } can cross leads to { $hex }.
iron-no-too-far = { $hex } is { $cost } MP away at least; { $unit_the } has { $left }.
iron-no-way-barred = Units or obstacles bar every way to { $hex } that the { $left } MP of { $unit_the } pay for.
iron-no-pond = { $hex } is a pond: nobody enters it.
iron-no-stream =
    { $depth ->
        [flooded] The stream in { $hex } is flooded: nobody enters it.
       *[other] The stream in { $hex } is deep: no vehicle enters it.
    }
iron-no-building = { $hex } is a building: no vehicle enters it.
iron-no-halted-wire = { $unit_the } is caught in the razor wire of { $hex }: it moves no farther in this activation.
iron-no-halted-trap = The tank trap in { $hex } has stopped { $unit_the }: it moves no farther in this activation.
iron-no-mined-start = { $unit_the } begins in the minefield of { $here }: it moves one hex, not to { $hex }.
iron-no-mined-on = { $unit_the } began in a minefield: after one hex it moves no farther.
iron-no-leave-first = { $unit_the } is in a fortification: it leaves it first.
iron-no-leave-mp = Leaving the fortification in { $hex } costs { $price } MP; { $unit_the } has { $left }.
iron-no-full = { $hex } holds { $count } units of your side, and { $limit } is the limit: { $unit_the } finds no room.
iron-no-enemy-there = Enemies are in { $hex }: { $unit_the } does not enter.
iron-no-overrun-end = Enemies are in { $hex }: a tank drives through if its MP take it beyond, but { $unit_the } does not stay there.
iron-no-concealed-end = Concealed enemies are in { $hex }: { $unit_the } passes through, but does not stay there.
iron-no-obstacle-there = Enemies are in { $hex }, and { $unit_the } would have to stop there: it does not enter.
iron-no-trap-far = A tank trap is in { $hex }: { $unit_the } enters only if it begins next to it, and it began in { $start }.
iron-no-go-on = { $unit_the } is among enemies: it moves on before anything else.

## Refusals: vehicles and fortifications

iron-no-board-squads = Only squads board a vehicle; { $unit_the } is none.
iron-no-no-transport = { $vehicle_the } carries nobody.
iron-no-alight-first = { $unit_the } is aboard already: it gets off first.
iron-no-board-here = { $vehicle_the } is in { $hex }: { $unit_the } boards only in its own hex.
iron-no-board-wreck = { $vehicle_the } is heavily damaged: nobody boards it.
iron-no-board-full = { $vehicle_the } is full; squads aboard: { $count }.
iron-no-board-mp = Boarding costs { $price } MP; { $unit_the } has { $left } left.
iron-no-shelter-squads = { $unit_the } is no squad: only squads enter fortifications.
iron-no-in-fort = { $unit_the } is in a fortification already.
iron-no-no-fort = There is no fortification in { $hex }.
iron-no-forts-taken = Every fortification in { $hex } has its squad.
iron-no-shelter-mp = Entering a fortification costs { $price } MP; { $unit_the } has { $left } left.
iron-no-no-fort-left = { $unit_the } is in no fortification.
iron-no-enter-there = Only a squad in { $hex } enters the new entrenchment; { $unit_the } is elsewhere.
iron-no-no-wire = There is no razor wire in the hex of { $unit_the }.
iron-no-wire-who = Tanks and engineer squads clear razor wire; { $unit_the } does not.
iron-no-wire-mp = Clearing razor wire costs { $price } MP; { $unit_the } has { $left } left.
iron-no-no-exit = Nobody leaves the map in this scenario.
iron-no-exit-who = { $unit_the } is not one of the vehicles that leave the map.
iron-no-exit-where = { $hex } is not in the exit zone: { $unit_the } does not leave the map from there.
iron-no-exit-mp = Leaving the map costs { $price } MP; { $unit_the } has { $left } left.

## Refusals: actions

iron-no-fire-move-weapon = { $unit_the } has a heavy infantry weapon: no fire and movement.
iron-no-assault-weapon = { $unit_the } has a heavy infantry weapon: it does not assault.
iron-no-assault-vehicle = { $unit_the } is a vehicle: only squads assault.
iron-no-not-engineer = { $unit_the } is no engineer squad.
iron-no-not-medic = { $unit_the } is no medic squad.
iron-no-no-work = No card and no rule of this scenario lets { $unit_the } do that.
iron-no-nobody-to-heal = No squad in { $hex } has a free slot, or the box has no regular figure left.
iron-no-patient-where = { $unit_the } is no squad of yours in { $hex }.
iron-no-dig-ground = No entrenchment is dug in { $hex }: not on a bridge, stream, pond or building.
iron-no-dig-full = { $hex } has { $count } fortifications already: that is the limit.
iron-no-no-marker =
    { $marker ->
        [entrenchment] The box has no entrenchment left.
        [razor_wire] The box has no razor wire left.
        [minefield] The box has no minefield left.
       *[smoke] The box has no smoke left.
    }
iron-no-no-site = No hex in reach of { $unit_the } is fit for that.
iron-no-site-far = { $hex } is out of reach: { $unit_the } works in its own hex or next to it.
iron-no-site-unfit = { $hex } is not fit for that.
iron-no-blown-already = The dump in { $hex } is blown up.
iron-no-blow-where = The dump is in { $hex }: { $unit_the } blows it up from there.

## Refusals: fire

iron-no-no-targets = No enemy is in range and in sight of { $unit_the }.
iron-no-no-officer = { $unit_the } is pinned: without an officer in its hex it does not fire.
iron-no-halved-twice = The firepower of { $unit_the } would be halved twice, { $first } and { $second }: it stays out.
iron-no-own-target = { $target_the } is on your own side.
iron-no-nobody-there = There is no enemy in { $hex }.
iron-no-target-aboard = { $target_the } is aboard { $vehicle_the }: fire at the vehicle.
iron-no-target-concealed = { $target_the } is concealed: nobody fires at it.
iron-no-fog = Heavy fog: sight reaches { $sight } hexes, and from { $here } to { $hex } it is { $distance }.
iron-no-rim = The line from { $here } to { $hex } runs along the rim of the map, and { $blocking } blocks its other side.
iron-no-no-sight = No line of sight from { $here } to { $hex }: { $blocking } blocks it.
iron-no-long-moving = { $target_the } is { $distance } hexes away, at long range: not in fire and movement.
iron-no-out-of-range = { $target_the } is { $distance } hexes away; { $unit_the } has range { $range } and reaches { $far } at most.
iron-no-mortars-only = { $unit_the } has only mortars: they fire at a hex.
iron-no-suppress-vehicle = { $target_the } is a vehicle: suppressive fire does nothing to it.
iron-no-aimed-already = The target is chosen: { $target_the }.
iron-no-no-shooting = { $unit_the } fires on the way only in fire and movement.
iron-no-shot-already = { $unit_the } has made its attack in this activation.

## Refusals: support and op fire

iron-no-support-moving = Nobody supports fire and movement: { $leader_the } fires alone.
iron-no-support-enemy = { $unit_the } is an enemy: it supports nothing of yours.
iron-no-supports-already = { $unit_the } takes part already.
iron-no-support-fresh = { $unit_the } is not fresh: only fresh units support.
iron-no-support-waiting = { $unit_the } is not in op fire mode: only units in it support op fire.
iron-no-support-halved = The firepower of { $unit_the } is halved { $why } already: it does not support.
iron-no-support-command = { $unit_the } is in your partner’s division: it supports for 1 command, or with an officer in the hex of { $leader_the }.
iron-no-support-refused = Your partner has refused the support of { $unit_the }.
iron-no-one-by-one = Your partner is asked for each of his units: name { $unit_the } afterwards.
iron-no-confusion = Massive Confusion: no unit of your side supports another.
iron-no-not-waiting = { $unit_the } is not in op fire mode: it does not fire at { $target_the } now.
iron-no-fired-already = { $unit_the } has fired at { $target_the } in this activation: once at the same unit.
iron-no-react-target = Op fire is at { $unit_the } only.
iron-no-mortar-reacts = { $unit_the } has only mortars that could fire: they do no op fire.

## Refusals: mortars and area attacks

iron-no-no-mortar = { $unit_the } has no mortar.
iron-no-mortar-building = { $unit_the } is in a building, in { $hex }: mortars do not fire from there.
iron-no-mortar-pillbox = { $unit_the } is in a pillbox: mortars do not fire from there.
iron-no-mortar-near = { $hex } is too near: the mortars of { $unit_the } fire at two hexes or more.
iron-no-mortar-far = { $hex } is { $distance } hexes away; the mortars of { $unit_the } reach { $far } at most.
iron-no-unspotted = Neither { $unit_the } nor a friend that is not fatigued sees { $hex }.
iron-no-mortars-support = Only mortars support mortars; { $unit_the } has none.
iron-no-mortar-concentrated = Mortars fire in concentrated fire only.
iron-no-hit-already = { $unit_the } has had its part of the attack.

## Refusals: assault

iron-no-no-storming = { $unit_the } was not activated for an assault.
iron-no-storm-far = { $hex } is not next to { $here }, where { $unit_the } is.
iron-no-storm-nobody = There is no enemy in { $hex } to assault.
iron-no-storm-concealed = Only concealed enemies are in { $hex }: there is no assault on it.
iron-no-storm-heavy = { $vehicle_the } is in { $hex }, a heavy vehicle: squads do not assault it.
iron-no-storm-cliff = A cliff parts { $here } from { $hex }: no assault across it.
iron-no-storm-barred = { $unit_the } entered razor wire or mines in this activation: it does not assault.
iron-no-storm-squads = { $unit_the } is a vehicle: only squads support an assault.
iron-no-storm-weapon = { $unit_the } has a heavy infantry weapon: it does not support an assault.
iron-no-storm-support-far = { $unit_the } is not next to { $hex }.
iron-no-storm-support-full = { $count } squads support already: that is the limit.
iron-no-not-in-assault = { $unit_the } takes no part in this assault.
iron-no-first-hits = The active squad bears the first hits: { $unit_the }.
iron-no-hit-enough = { $unit_the } has hits enough to be destroyed.
iron-no-drop-squads = Squads are removed from { $hex } first.
iron-no-there-already = { $unit_the } is in { $hex } already.
iron-no-follow-tired = { $unit_the } was fatigued when the assault began: it does not enter.
iron-no-follow-cliff = { $unit_the } does not get from its hex to { $hex }.
iron-no-retreat-far = { $hex } is not next to the defenders: they retreat one hex.
iron-no-retreat-enemy = Enemies are in { $hex }: the defenders do not retreat there.
iron-no-retreat-ground = No defender can enter { $hex }.
iron-no-no-figure = { $unit_the } has no such figure: { $figure }.

## Refusals: set-up, reinforcements, op fire mode

iron-no-no-token = The division has no such marker left: { $spec }.
iron-no-token-later = A specialisation is given when its squad is built, and never to one with a heavy infantry weapon.
iron-no-place-one = Units are placed one by one: choose one of them.
iron-no-no-room = There is no hex with room for { $unit_the } now.
iron-no-not-coming = { $unit_the } does not come now.
iron-no-placed = { $unit_the } is placed already.
iron-no-zone = { $hex } is not in the zone where { $unit_the } is placed.
iron-no-place-enemy = Enemies are in { $hex }: { $unit_the } is not placed there.
iron-no-ride-elsewhere = { $vehicle_the } does not stand where { $unit_the } may come aboard.
iron-no-conceal-now = Concealment is asked for after the fortification, squad by squad: now for { $unit_the }.
iron-no-ace-tank = { $unit_the } is no tank.

## Refusals: transfers

iron-no-transfer-squads = { $unit_the } is a vehicle: figures move between squads.
iron-no-transfer-spec = { $unit_the } is specialised ({ $spec }): it takes no part in transfers.
iron-no-transfer-fort = { $unit_the } is in a fortification: it takes no part in transfers.
iron-no-alone = No other squad in { $hex } takes part in transfers with { $unit_the }.
iron-no-nothing-to-give = No figure of { $unit_the } finds a slot in another squad of its hex.
iron-no-transfer-hex = { $unit_the } is not in { $hex }: figures move within a hex.
iron-no-gave-already = { $unit_the } has given such a figure in this step: { $figure }.
iron-no-got-already = { $unit_the } has got such a figure in this step: { $figure }.
iron-no-taker-full = { $unit_the } has no slots for it: { $figure }.
iron-no-figure-stays = No slots are free for this figure of { $unit_the }: { $figure }.

## Refusals: cards

iron-no-card-not-yours = The { $side } side chooses now: { $card_the } belongs to the other side.
iron-no-card-in-deck = { $card_the } is in its deck: it has not been drawn.
iron-no-card-gone = { $card_the } is out of the game.
iron-no-card-later =
    { $phase ->
        [command] { $card_the } is activated in the command phase.
       *[other] { $card_the } is activated in an action turn, as an action.
    }
iron-no-card-cost = { $card_the } costs { $cost } command; you have { $command }.
iron-no-card-fog = { $card_the } is air support: the heavy fog keeps it on the ground.
iron-no-card-no-target = { $card_the } finds nothing to act on now.
iron-no-card-partners = { $card_the } was activated by your partner: only he uses it.
iron-no-card-tried = { $card_the } has been tried in this round: once a round.
iron-no-card-turn-start = { $card_the } is used at the start of an action turn, before the first action.
iron-no-card-waits = { $card_the } is in play: it is offered when its moment comes.
iron-no-card-choose =
    { $what ->
        [mark] { $card_the }: choose a hex.
        [choose] { $card_the }: choose a unit.
        [pick] { $card_the }: choose a card.
        [draw] { $card_the }: choose a deck.
       *[other] { $card_the }: choose one of the answers.
    }
iron-no-card-hex = { $card_the } does nothing in { $hex }.
iron-no-card-squad-there = None of your squads is in { $hex }.
iron-no-mine-unit = A unit is in { $hex }: no mines are laid there.
iron-no-mine-enemy = { $hex } is next to an enemy: no mines are laid there.
iron-no-mine-obstacle = There is an obstacle in { $hex } already.
iron-no-mine-far = { $hex } is not within { $within } hexes of one of your squads, or no squad can go there.
iron-no-card-squads = { $card_the } acts on squads; { $unit_the } is none.
iron-no-card-vehicles = { $card_the } acts on vehicles; { $unit_the } is none.
iron-no-card-concealed = { $unit_the } is concealed: cards do not act on it.
iron-no-not-fatigued = { $unit_the } is not fatigued.
iron-no-not-damaged = { $unit_the } is not damaged.
iron-no-card-once = { $unit_the } has got figures of this card; a squad gets { $count } at most.
iron-no-card-officer = No officer of yours is in { $hex } with { $unit_the }.
iron-no-squad-full = { $unit_the } has no free slot.
iron-no-strike-evicted = The strike is at the squad that lost its fortification, not at { $unit_the }.
iron-no-strike-kind =
    { $kind ->
        [vehicle] The strike is at vehicles; { $unit_the } is none.
       *[squad] The strike is at squads; { $unit_the } is none.
    }
iron-no-strike-woods = { $unit_the } is in woods, in { $hex }: it is not seen from the air.
iron-no-strike-unseen = None of your squads sees { $unit_the } in { $hex }.
iron-no-smoke-building = { $hex } is a building: no smoke is laid there.
iron-no-smoke-twice = There is smoke in { $hex } already.
iron-no-smoke-beside = { $hex } is not next to { $centre }.
iron-no-smoke-squad = None of your steady squads is in { $hex } or next to it.
iron-no-concealed-already = { $unit_the } is concealed already.
iron-no-conceal-vehicle = { $unit_the } is a vehicle: only squads are concealed.
iron-no-conceal-near = { $unit_the } is next to an enemy: it is not concealed.
iron-no-conceal-hex = The squads to be concealed are in one hex, { $hex }: { $unit_the } is elsewhere.
iron-no-bid-too-much = You have { $command } command, not { $count }.
iron-no-deck-not-yours = The { $side } side draws now: { $deck_the } belongs to the other side.
iron-no-deck-empty = { $deck_the } is empty.

## What halves firepower: inside the sentences above

iron-halved-act-11 = by fire and movement
iron-halved-comb-05 = by supporting
iron-halved-aslt-07 = by supporting
iron-halved-fig-15 = by being pinned
iron-halved-ops-04 = by being disrupted
iron-halved-fort-08 = by razor wire
iron-halved-aslt-27 = by razor wire
iron-halved-dmg-08 = by heavy damage
iron-halved-fort-17 = by the minefield
iron-halved-fort-19 = by the smoke in its hex
iron-halved-fort-24 = by the smoke in the hex assaulted

## In the lobby: the game, how long it takes, each scenario, each value of the options

iron-pitch = Squads and tanks in the west, 1944: a few actions a turn, and op fire waits for whoever moves.
iron-length = 2 to 4 h
iron-scenario-breaking_point = A village on the road and the rise behind it: the Germans want them back.
iron-scenario-liberation = House by house: who holds most buildings of the town?
iron-scenario-silence_the_guns = Assault troops climb towards a fortified battery and its three guns.
iron-scenario-crossroads = Armour and engineers against Brandscheid: three crossroads behind obstacles.
iron-scenario-stavelot_express = Peiper’s tanks break in, the trucks drive out, and the fuel may burn.
iron-scenario-mortain_ridge = A battalion cut off on a ridge holds out under aircraft and panzergrenadiers.
iron-option-teams-off = two players
iron-option-teams-on = a player for each division
iron-option-low_obstacles-off = no
iron-option-low_obstacles-on = yes
iron-option-overrun_units-off = by figure
iron-option-overrun_units-on = by unit
iron-option-opening_op_fire-on = yes
iron-option-opening_op_fire-off = no
iron-option-tiger_gun-low = 10 dice
iron-option-tiger_gun-high = 13 dice
iron-option-panzer_gun-high = 8 hexes, 10 dice
iron-option-panzer_gun-low = 7 hexes, 9 dice
iron-option-max_turns-none = never

## Effects of the cards, with their cost and phase, and of the operations cards

iron-effect-offensive_artillery = Contact on 3. A normal area attack of 8 dice on the hex where the shot lands, and of 4 on each hex around it.
    .cost = 3
    .phase = action phase
iron-effect-suppressive_barrage = Contact on 3. A suppressive area attack of 8 dice on the hex where the shot lands, and of 5 on each hex around it.
    .cost = 2
    .phase = action phase
iron-effect-sustained_blanket = Contact on 4. A normal area attack of 6 dice, and of 2 on each hex around. In two later rounds it may fire again at the same target, as an action and free.
    .cost = 4
    .phase = action phase
iron-effect-increased_priority = While it is in play, add 1 to your contact dice for artillery and air support. A 1 always fails.
    .cost = 1
    .phase = command phase · red cross
iron-effect-smoke_barrage = Contact on 2. Smoke on the hex where the shot lands and on up to two hexes around it.
    .cost = 1
    .phase = action phase
iron-effect-registered_fire = Keep it. Discard it when one of your artillery shots would drift: it lands on target.
    .cost = 2
    .phase = command phase · red cross
iron-effect-heavy_howitzers = Contact on 4. A normal area attack of 10 dice on the hex where the shot lands, and of 5 on each hex around it.
    .cost = 4
    .phase = action phase
iron-effect-rolling_barrage = Contact on 3. Choose a target and a direction. Three normal area attacks of 6 dice: where the shot lands and on the next two hexes in that direction.
    .cost = 3
    .phase = action phase
iron-effect-counter_battery = Remove one artillery card of your choice from your opponent’s headquarters or play area.
    .cost = 2
    .phase = command phase
iron-effect-forward_observer = While it is in play, the drift number is 1 lower, never under 2, for a target in sight of a unit of yours that is not fatigued. A second copy adds nothing.
    .cost = 1
    .phase = command phase · red cross
iron-effect-harassing_fire = Contact on 2. A suppressive area attack of 4 dice on the hex where the shot lands.
    .cost = 1
    .phase = action phase
iron-effect-bunker_buster = Contact on 4. A normal area attack of 8 dice on the hex where the shot lands; entrenchments and pillboxes give no cover.
    .cost = 3
    .phase = action phase
iron-effect-fighter_bomber_strike = Contact on 4. A normal area attack of 9 dice on the hex where the bombs land.
    .cost = 3
    .phase = action phase
iron-effect-strafing_run = Contact on 3. Choose three hexes in a straight line: a suppressive area attack of 5 dice on each, without drift.
    .cost = 2
    .phase = action phase
iron-effect-carpet_bombing = Contact on 5. A normal area attack of 10 dice on the hex where the bombs land, and of 8 on each hex around it.
    .cost = 5
    .phase = action phase
iron-effect-air_superiority = While it is in play, add 1 to your contact dice for air support. A 1 always fails.
    .cost = 1
    .phase = command phase · red cross
iron-effect-aerial_reconnaissance = Reveal every concealed enemy squad within 2 hexes of a hex of your choice, then draw a card from one of your decks.
    .cost = 1
    .phase = command phase
iron-effect-tank_busters = Contact on 3. A normal attack of 9 dice, hitting on 5, on an enemy vehicle that is not in woods.
    .cost = 3
    .phase = action phase
iron-effect-us_rifle_squad = Place a squad of 4 regular infantry in your reinforcement zone. For 2 command more it comes aboard a truck.
    .cost = 3
    .phase = command phase
iron-effect-us_veteran_squad = Place a squad of 4 elite infantry in your reinforcement zone.
    .cost = 4
    .phase = command phase
iron-effect-us_mg_squad = Place a squad of 1 machine gun and 2 regular infantry in your reinforcement zone.
    .cost = 4
    .phase = command phase
iron-effect-us_mortar_squad = Place a squad of 1 mortar and 2 regular infantry in your reinforcement zone.
    .cost = 4
    .phase = command phase
iron-effect-us_armour = Place a Sherman in your reinforcement zone.
    .cost = 6
    .phase = command phase
iron-effect-us_mechanised_squad = Place a half-track and a squad of 4 regular infantry in your reinforcement zone; the squad may start aboard.
    .cost = 5
    .phase = command phase
iron-effect-us_replacements = Add up to 3 regular figures to your squads that stand with an officer, 2 at most to one squad.
    .cost = 2
    .phase = command phase · red cross
iron-effect-de_rifle_squad = Place a squad of 4 regular infantry in your reinforcement zone. For 2 command more it comes aboard a truck.
    .cost = 3
    .phase = command phase
iron-effect-de_veteran_squad = Place a squad of 4 elite infantry in your reinforcement zone.
    .cost = 4
    .phase = command phase
iron-effect-de_mg_squad = Place a squad of 1 machine gun and 2 regular infantry in your reinforcement zone.
    .cost = 4
    .phase = command phase
iron-effect-de_mortar_squad = Place a squad of 1 mortar and 2 regular infantry in your reinforcement zone.
    .cost = 4
    .phase = command phase
iron-effect-de_armour = Place a Panzer IV in your reinforcement zone.
    .cost = 6
    .phase = command phase
iron-effect-de_mechanised_squad = Place a half-track and a squad of 4 regular infantry in your reinforcement zone; the squad may start aboard.
    .cost = 5
    .phase = command phase
iron-effect-de_replacements = Add up to 3 regular figures to your squads that stand with an officer, 2 at most to one squad.
    .cost = 2
    .phase = command phase · red cross
iron-effect-cut_communications = Take up to 4 command out of your opponent’s initiative pool.
    .cost = 2
    .phase = command phase
iron-effect-rapid_mobilization = While it is in play, 2 command from the supply go to your initiative pool in every later command phase.
    .cost = 2
    .phase = command phase
iron-effect-major_offensive = Keep it. Discard it at the start of one of your action turns: 3 actions more in that turn.
    .cost = 3
    .phase = command phase
iron-effect-forced_march = Keep it. Discard it when you activate a squad to advance: 2 MP more.
    .cost = 1
    .phase = command phase · red cross
iron-effect-coordinated_attack = Keep it. Discard it at the start of one of your action turns: 1 action more in that turn.
    .cost = 2
    .phase = command phase
iron-effect-surprise_assault = Activate a fresh squad for an assault: no op fire at it in this activation, and 2 FP more in the assault.
    .cost = 2
    .phase = action phase
iron-effect-blitz = Your vehicles have 2 MP more through the next action phase.
    .cost = 2
    .phase = command phase
iron-effect-new_orders = One of your fatigued units, neither pinned, disrupted nor aboard, is fresh again.
    .cost = 3
    .phase = action phase
iron-effect-take_cover = Keep it. Discard it before the dice when one of your squads is attacked, except in an assault: it has 3 cover more.
    .cost = 1
    .phase = command phase · red cross
iron-effect-take_down_the_beast = Keep it. Discard it when a squad of yours leads an attack on a heavy vehicle: 4 FP more.
    .cost = 1
    .phase = command phase
iron-effect-go_to_ground = Conceal up to 2 of your squads in one hex that are not adjacent to an enemy unit.
    .cost = 2
    .phase = action phase
iron-effect-second_wind = One of your fatigued squads, neither pinned, disrupted nor aboard, is fresh again.
    .cost = 2
    .phase = action phase
iron-effect-rally_round = All your pinned and disrupted squads in one hex are steady again.
    .cost = 1
    .phase = command phase · red cross
iron-effect-fearless = Through the next action phase, suppressive attacks on your squads that stand with an officer score 1 hit less.
    .cost = 2
    .phase = command phase
iron-effect-hold_the_line = Keep it. Discard it when an assault on one of your hexes succeeds: the defenders stay, and nobody advances.
    .cost = 2
    .phase = command phase
iron-effect-extra_ammunition = Keep it. Discard it when one of your units leads an attack that is not an assault: 3 FP more.
    .cost = 1
    .phase = command phase · red cross
iron-effect-fuel_shortage = Enemy vehicles have 2 MP less through the next action phase.
    .cost = 2
    .phase = command phase
iron-effect-fuel_reserves = Keep it. Discard it when you activate a vehicle, not heavily damaged, to advance or for fire and movement: 3 MP more.
    .cost = 1
    .phase = command phase
iron-effect-entrenching_tools = Place an entrenchment in the hex of one of your squads; a steady squad there may enter it at once, free.
    .cost = 1
    .phase = action phase
iron-effect-medical_supplies = Add one regular figure to each of up to 4 of your squads that have a free slot.
    .cost = 2
    .phase = command phase
iron-effect-field_repairs = One of your damaged vehicles improves by a step: heavy damage becomes light, light damage disappears.
    .cost = 2
    .phase = command phase
iron-effect-supply_column = Take 2 command.
    .cost = 0
    .phase = command phase · red cross
iron-effect-smoke_grenades = Place smoke in the hex of one of your steady squads or next to it.
    .cost = 1
    .phase = action phase
iron-effect-reconnaissance = Look at the top 3 cards of one of your decks, take one to your headquarters and put the others back in any order.
    .cost = 1
    .phase = command phase · red cross
iron-effect-covering_fire = Keep it. Discard it when you activate a unit to move: no op fire at it in the first two hexes it enters.
    .cost = 2
    .phase = command phase
iron-effect-breach = Remove razor wire, a tank trap or a minefield in the hex of one of your steady squads or next to it.
    .cost = 2
    .phase = action phase
iron-effect-sniper = Three dice, hitting on 4, against an enemy squad that one of your squads sees. No cover; you choose the figures lost.
    .cost = 2
    .phase = action phase
iron-effect-hasty_minefield = Place a minefield in a hex without units or obstacles, within 2 hexes of one of your squads and not adjacent to an enemy unit.
    .cost = 2
    .phase = command phase
iron-effect-tank_ambush = Keep it. Discard it when an enemy vehicle comes next to one of your steady squads: 6 dice, hitting on 4, as the op fire of that hex. Nobody is fatigued.
    .cost = 2
    .phase = command phase
iron-effect-satchel_charges = Remove an entrenchment or pillbox next to one of your steady squads; the squad inside suffers 6 dice, hitting on 4, with the cover of the terrain only.
    .cost = 2
    .phase = action phase
iron-effect-intelligence_report = Its owner builds and places last, whatever the initiative, and before round 1 looks at the top two cards of each enemy deck.
iron-effect-heavy_fog = Nobody sees farther than 5 hexes, and air support cards stay in the headquarters.
iron-effect-early_panzers = The owner’s Panzer IV attack vehicles with range 6 and firepower 6.
iron-effect-double_time = The owner’s squads have 2 MP more when they are activated to advance.
iron-effect-clear_mines = As an action, an engineer squad in a minefield hex or next to one is fatigued and rolls a die: on 4 to 6 the minefield is removed.
iron-effect-merciless_assault = The owner’s squads keep their full movement when they assault, and the active squad has 1 FP more.
iron-effect-lay_razor_wire = As an action, an engineer squad is fatigued to lay razor wire in its hex or the next, where there is no enemy unit, no wire, no stream and no pond.
iron-effect-lay_smoke = As an action, an engineer squad is fatigued to lay smoke in its hex or the next, where there is no building and no smoke.
iron-effect-tank_ace = After placement the owner names one of his tanks. It has 2 FP more, and once an attack its owner may re-roll one of its defence dice.
iron-effect-inspiring_leadership = The owner’s officers help squads in adjacent hexes too: recovery, rally and cover.
iron-effect-elite_tank_crew = The owner’s tanks lose 1 MP instead of 2 for fire and movement, and add 1 to their halved firepower.
iron-effect-massive_confusion = The owner’s units support no attacks by combined fire; they still support assaults.
iron-effect-desperate_defenders = The owner’s pinned and disrupted squads may be activated for concentrated fire at half firepower.
iron-effect-no_surrender = The owner’s disrupted squads retreat from an assault and stay disrupted, instead of being destroyed.
iron-effect-shaken_defenders = The owner’s squads without an officer in their hex have 1 cover less against suppressive attacks.
iron-effect-clear_tank_trap = As an action, an engineer squad in a tank trap hex or next to one is fatigued to remove the tank trap.
iron-effect-camouflage = The owner’s concealed squads that attack are revealed only if the attack scores 2 hits or more.
iron-effect-seize_the_initiative = The owner counts 2 command more in his initiative pool when the initiative is decided.
