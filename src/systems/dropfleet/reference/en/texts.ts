export const texts = `
# The round
## A round {round} | phases, turn sequence, how long is a game
Six rounds, each with four phases: [[planning]], [[activation]], [[asset-phase|assets]], [[end-phase|end]]. Points are scored in rounds 4 and 6.
## Planning phase {planning} | AP, action points, start of the round
Each player gets 1 action point, plus the level of their highest [[admirals|Admiral]] on the table. Then come [[pass-tokens]], then [[initiative]].
## Pass tokens | fewer groups, skip, passing
A player with at least two Groups fewer than the other gets tokens. Spend one instead of activating a Group. The sheet does not say how many you get; the app gives one less than the difference, and the table may change it.
## Initiative | who goes first, roll-off
Roll one die each; the player with the higher Admiral adds 1. Roll a tie again. No action point may reroll these dice.
## Activation phase {activation} | alternate, acting
Take turns to activate one Group or spend a [[pass-tokens|pass token]]. Then activate the [[dropsites]] that you control, then dropped Features, again in turns.
## Asset phase | launch assets, order of assets
First [[battalion-combat]], then [[boarding]], then Wings: [[fighters]] in initiative order, [[bombers]], [[torpedoes]].
## End phase | cleanup, burning
Each Fire token costs 1 hull. Then [[repair]], score in rounds 4 and 6, and remove activation tokens.
## Repair | fix, put out fire, remove effects
Roll a die for each effect, two under [[damage-control]]: 4+ removes it, or 6+ for Orbital Decay. Each Fire token has dice of its own.
## Numbers and dice {numbers} | modifiers, rounding, premeasure, limits
A special rule beats a general one. You may measure whenever you like. Add modifiers up; the number needed is never below 2+ or above 6+. No die is rerolled twice. Action points that you do not spend are lost at the end of the round.
## What stays with the table {table-rulings} | no switch, measuring, house rules
Most rulings can be switched when you set up a game. Each of the others says why it cannot, and what to do instead. The app does not measure: you tell it who is near, in Coherency or in an arc.
# Ships on the table
## Building a fleet {building} | list, points limit, group size, army
The sheet only has rules for [[admirals]] and two [[secondary-objectives]]. Agree on the points, and on how many Groups there may be. A Ship’s card says how many make a Group.
## Groups | squadron, movement
Ships of one kind that act together, with one [[orders|order]] and shared Spikes. Each Ship moves by itself, turns around its stem, and may not end on another base.
## Coherency | stay together, straggler, out of coherency
Light Ships stay within 3″ of another Ship of their Group, all others within 6″; in a Group of four or more, of two others. A Ship in the other layer is always out. A Ship that is out neither fires nor launches, heads for the Lead Ship, and is targeted as a Group of its own.
## Lead Ship | leader, flagship
Choose one in [[coherency]] when you activate the Group; it may be another one next round. Measure range, arcs and launches from it.
## Formation | formation benefits, backup save
Two or more Ships in [[coherency]] ignore Navigation Offline, Orbital Decay and Defence Systems Offline. Against attacks they have a Backup Save of 6+ that nothing can change. A weapon that targets one Ship alone ignores all this.
## Layers | altitude, burn, descent
A Ship is in Orbit or in Atmosphere. One without Descent that ends its activation in Atmosphere takes D3 damage, a Colossal one 2D3.
## Changing layer | rise, descend, climb
Once in an activation. Descend after moving. Rise before moving, for 4″ of movement; you cannot if none would be left.
## Firing between layers | shooting down, shooting up
From Atmosphere at Orbit, only a 6 hits. At a City or a Descent Ship in Atmosphere, too, and never as a critical. Any other Ship in Atmosphere is harder to hit by 1.
## Spikes | energy spike
A Group has 0 to 4. Its [[orders|order]] adds or removes some first; everything else comes after.
## Signature | sig, how visible
As printed, plus 3″ for each Spike. Under [[silent-running]] without a launch it is 0.
Example: Signature 6″ with two Spikes is 12″.
# Orders
## Orders | command, group orders
Each Group gets one when it is activated. It says how far the Ships move, how often they turn, what may fire or launch, and what happens to [[spikes]].
## General Quarters | GQ
Half to full Thrust, one turn of up to 45°, half of the weapons (rounded up), may launch. Remove two Spikes.
## Silent Running | SR, stealth
Half to full Thrust straight ahead, no weapons, may launch. Remove all Spikes; without a launch the [[signature]] is 0.
## Weapons Free | WF, shoot everything
Half to full Thrust straight ahead, all weapons, may launch after the attacks. Add two Spikes.
## Course Change | CC, turning
Up to half Thrust, two turns of up to 45°, one weapon. A launch costs one of the turns. Add one Spike.
## Max Thrust | MT, run
Full to double Thrust straight ahead, no weapons, no launch. Add two Spikes.
## Damage Control | DC, heal, regain hull
Up to half Thrust, one turn, one Close Action weapon, no launch. Each Ship regains 1 hull, a Heavy or Colossal one D3. Two dice for each [[repair]], and +1 on the Backup Save against [[boarding]].
# Attacks
## An attack {attack} | shooting, firing, combat sequence
[[targets|Choose targets]], [[assigning-weapons|assign weapons]], [[hitting|roll to hit]], [[saves|save]], [[damage|deal damage]], then [[crippling]] and [[explosion|explosions]].
## Targets | range, line of sight, arc
An enemy Group, or a dropsite that you do not control: in range, in sight and in arc. Range is Scan plus the target’s [[signature]]; it is enough to reach one of its Ships.
## Assigning weapons | split fire, declare
Give every weapon of the Group its target before you roll a die.
## Hitting | lock, critical hit, roll to hit
A die that reaches the Lock hits. Two above the Lock is a critical, which does nothing by itself; some special rules need it.
## Special rules of weapons {weapon-rules} | burnthrough, reave, penetrator, scald, calibre, fusillade, bloom, focused
The sheet only names them, so the app does what public lists say; see [[weapon-specials]]. For each critical of a weapon, Burnthrough-X makes the first save against all its hits worse by X, Reave-X only that against the critical hit; Critical-X adds X damage to that hit, and Penetrator makes it a Core hit. Scald-X makes the first save worse by X within Scan. Calibre makes the Lock better by 1 against the tonnages that it lists, Fusillade-X gives X more dice under [[weapons-free]], Bloom-X gives the firing Group X [[spikes]]. Focused weapons may target one Ship of a [[formation]]. All others are up to the table.
## Weapons made for layers {layer-rules} | bombardment, escape velocity, re-entry, air to air
Bombardment ignores the penalties for Atmosphere, is better by 2 against Cities, and needs a 6 against Ships in Orbit. Escape Velocity fires from Atmosphere at Orbit without penalty, and at Descent Ships as at any others. Against Ships in Atmosphere, Re-Entry has no penalty from Orbit, and Air to Air none from Atmosphere; see [[firing-between-layers]].
## Saves | ES, KS, BS, shields, armour
Energy hits: Energy Save, then Backup. Kinetic hits: Kinetic Save, then Backup. Core hits: Shield, then Backup. Each die that passes removes a hit.
## Damage | hull, allocate
Hits that got through, times the weapon’s damage. It goes to the Ship with the least hull, the nearest if several have that, and runs on to the next. No save stops damage itself.
## Crippling effects {crippling} | crippled, below half, capital ship
The first time that a Capital Ship falls below half of its starting hull, roll two dice; once in a game for each Ship. A second effect of the same kind is discarded, except Fire.
## Crippling table | 2d6, offline, fire, decay
2–3 Energy Surge: a Spike. 4–5 Structural Damage: 1 more. 6 Fire. 7 Defence Systems Offline: all saves worse by 1, and it can be targeted alone. 8 Scanners Offline: Scan 1″. 9 Weapons Offline: no attacks, no launches. 10 Navigation Offline: moves 2″, no turns, no change of layer. 11–12 Orbital Decay: falls into Atmosphere and stays there.
The first two end at once; the others can be [[repair|repaired]].
## Explosions {explosion} | blast, reactor
Roll a die for a destroyed Capital Ship, +1 if Heavy, +2 if Colossal. It reaches 3″ (Medium), 6″ (Heavy) or 9″ (Colossal) in its own layer. Battalions are safe; captured Ships do not explode. Several at once explode in random order.
## Explosion table | rupture, overload, foldspace
1 Burn Up: nothing. 2 Reactor Rupture: a Spike within double range. 3 Shredded: 2 Kinetic hits, Wings shot down on 5+. 4 Fuel Detonation: 2 Energy hits, Wings on 4+. 5 Reactor Overload: 2 Core hits, Wings on 3+. 6 and up Foldspace Catastrophe: 2 damage and a Spike, Wings on 2+.
# Admirals and assets
## Admirals | commander, flagship, level
Level 2 costs 20 points, level 3 40 (not in a Skirmish), level 4 60 (in a Battle only). One Faction and one Famous Admiral at most; the highest on the table counts. An Admiral is killed with the Ship. What a Famous one gives all the time then stays, the abilities do not.
## Admiral abilities {abilities} | brace, contain, spend AP, re-roll
Reroll: 1 point a die, once in an activation, never for initiative. For 2 points each: Brace for Impact makes a crippling roll a 4; Contain Reactor makes an Explosion a 2; Time to Target moves a Wing of Fighters or Bombers up to 6″ again, without a split or a join.
## Landing battalions {launching-battalions} | drop troops, invade, launch
Drop Pods: 3″, onto Cities. Boarding Pods: 3″, onto Space Stations and enemy Ships in the same layer. Dropships: 3″, onto dropsites in the same layer. Bulk Landers: 6″, onto any dropsite; where it is contested, two bring one battalion. Each carrier launches by itself, and battalions are there at once.
## Battalion combat | ground combat, troops
Each player may send battalions from a dropsite to one of its Features. Then, on the dropsite and on each Feature, both sides lose as many as the smaller side has. Four or more that are alone on a Feature may be removed to destroy it.
## Boarding | capture, prize
Each battalion aboard is a Core hit of 1 damage; a Backup Save that passes removes the battalion instead. A carrier that launches no battalions first picks one of its assets, which removes as many boarders. A Ship that boarders destroy is captured: no explosion, double Kill Points.
## Wings | squadrons, dogfight, split
Fighters or Bombers of one type: one token, with a die for how many. At its start a Wing may split, or join another of its type, not both in a round. Two that fight each lose as many as the smaller has.
## Close protection | re-roll saves, escort
After Energy or Kinetic Saves against Close Action weapons or Bombers, Fighters within their Thrust help one Group: each rerolls dice and is used up. They do not help Shields and Backup Saves.
## Fighters | intercept
They fly straight, up to their Thrust, in any direction, and stay from round to round. In contact with an enemy Wing, both lose equally.
## Bombers | saturation fire, bombing run
They fly straight and strike a Group that they touch, or a Space Station without friendly battalions, all together; then they are used up. Each one above six takes away a save die; the defender says from which save.
## Torpedoes | missile
They fly straight and attack one Ship or Space Station that they touch, with their own profile; the rest of the Group is safe. Then they are used up. They form no Wings.
## Mines | minefield
They stay where they are. An enemy Ship in Orbit that passes within their Thrust is attacked after its move, and the Mine is used up.
# The battlefield
## Scenery | ring, cloud, debris, terrain
In Orbit only. Ring and cloud hide Spikes, debris hides the whole signature, a Large Object blocks sight. Moving through: cloud 2 Kinetic hits, debris 2 Core hits; a Ship on a Large Object is destroyed. Assets that cross are lost on 2+ (ring), 3+ (cloud), 5+ (debris). Pieces of one type that overlap are one.
## Dropsites | city, space station, ruined, levelled
Cities in Atmosphere, Space Stations in Orbit; small 10, medium 15, large 25 hull. Cities save on 5+, Stations on 4+, or as their best Feature does. Below half hull they are Ruined, at 0 levelled.
## Control | contest, hold, capture a city
A dropsite is yours if only your battalions are on it and its Features; it is contested if both players have some there.
## Features | outpost, defence gun, hangar, power plant
Military Outpost and Orbital Defence Gun fire; a Comms Station gives its holder 1 action point, a Hangar launches Wings. A destroyed Power Plant gives Groups within 3″ a Spike, and its dropsite 2D3 damage.
## Collateral damage {collateral} | bombarding troops
For each hull point that a dropsite loses, each player loses a battalion there, those on Features first. For every 4 damage of one attack, a Feature with its battalions may be given up instead.
# Scenarios and points
## Making a scenario {scenarios} | mission, generate
Roll three dice: objective, approach, zones. In competitive play, roll an approach of 4 or more and a zone of 5 or more once again.
## Approach | deployment, arrive, reserves
Direct: at least half of the Groups are placed before round 1, the others come from round 2. Close: all from round 1. Distant: Light ones in round 1, Medium ones from round 2, all from round 3.
## Objective variants {variants} | attrition, survey, extract, protect, breakthrough, raze
Attrition: 2 more for each 500 points destroyed. Survey: 1 for each dropsite surveyed. Extract: 2 for each Operative, 1 for each destroyed Ship with Operatives. Protect: the points of the dropsite that you nominated again, if it is intact. Breakthrough: Red 1 for each 200 points flown off, Blue 2 for each 500 destroyed. Raze: double points for dropsites levelled or Ruined at least 24″ from your zone, and 2 for each 500 destroyed.
## Scoring | victory points, winning, kill points, tie
After rounds 4 and 6. Control, or levelling where the scenario counts it: small 2, medium 3, large 4. Contest or ruin: 0, 1, 2. Kill Points break a tie.
## Ready scenarios {standard-scenarios} | list of scenarios
Take and Hold: Close, Survey. Erupting Battlefield: Distant, Raze. Power Grab: Distant, Attrition. Shock and Yaw: Distant, Protect. Orbital Support: Distant, Raze. Entrapmoont: Blue Direct and Protect, Red Close and Raze.
## Secondary objectives | nominate, key site, decapitate, long shot
Take two with the fleet; the better one scores at the end. Key Site, Priority Target up to 3; Long Shot 2; Annihilate 1 for each 500 points, up to 3; Take Prizes 1 for each 100 captured, up to 3; Gather Intel up to 2; Decapitate 2; Objectives Beyond 1, or 2 for a Heavy or Colossal Ship. Nominate what they ask for before the first planning phase.
`;
