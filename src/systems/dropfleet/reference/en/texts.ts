export const texts = `
# The round
## A round {round} | phases, turn sequence, how long is a game
Six rounds, each with four phases: [[planning]], [[activation]], [[asset-phase|assets]], [[end-phase|end]]. Points are scored after the fourth and the sixth.
## Planning phase {planning} | AP, action points, start of the round
Everybody gets action points: 1, and as many as the level of the highest [[admirals|Admiral]] on the table. Then come [[pass-tokens]], then [[initiative]].
## Pass tokens | fewer groups, skip, passing
Whoever has at least two Groups fewer than the other gets tokens. One of them is spent instead of activating a Group. The sheet does not say how many; the app gives one for each Group of the difference after the first, and the table may change it.
## Initiative | who goes first, roll-off
One die each; the player with the higher Admiral adds 1. A tie is rolled again. No action point may change these dice.
## Activation phase {activation} | alternate, acting
In turns, each player activates one Group or spends a [[pass-tokens|pass token]]. After the Groups come the [[dropsites]] that somebody controls, then dropped Features, again in turns.
## Asset phase | launch assets, order of assets
First [[battalion-combat]], then [[boarding]], then Wings: [[fighters]] in initiative order, [[bombers]], [[torpedoes]].
## End phase | cleanup, burning
Fire burns: a hull point for each token. Then [[repair]], then points in rounds 4 and 6, then marks of the round are cleared.
## Repair | fix, put out fire, remove effects
A die for each effect, two for a Ship under [[damage-control]]: 4 or more takes the effect away, 6 for Orbital Decay. Every Fire token has dice of its own.
## Numbers and dice {numbers} | modifiers, rounding, premeasure, limits
A special rule beats a general one. You may measure whenever you like. Modifiers are added up; what is needed never goes below 2+ or above 6+. No die is rolled a second time after a re-roll. Action points do not keep until the next round.
## What stays with the table {table-rulings} | no switch, measuring, house rules
Most readings can be switched when a game is set up. Each of the others says beside it why it cannot, and what to do instead. The app does not measure: who is near, in Coherency or in an arc is told by the table.
# Ships on the table
## Building a fleet {building} | list, points limit, group size, army
The sheet has no list building but [[admirals]] and two [[secondary-objectives]]. A table agrees on points, and on how many Groups there may be. A Group has as many Ships as their card allows.
## Groups | squadron, movement
Ships of one kind that act together, under one [[orders|order]], with Spikes in common. Each Ship moves and turns on its own around its stem, and may not end on another base.
## Coherency | stay together, straggler, out of coherency
Light Ships keep within 3" of another of their Group, all others within 6". In a Group of four or more it takes two others. A Ship in the other layer is always out. Who is out neither fires nor launches, heads for the Lead Ship, and is aimed at as a Group of its own.
## Lead Ship | leader, flagship
Chosen when the Group is activated, from those in [[coherency]]; it may be another one next round. Range, arcs and launches are measured from it.
## Formation | formation benefits, backup save
Two or more Ships in [[coherency]] share benefits: they do not feel Navigation Offline, Orbital Decay or Defence Systems Offline, and save on a 6+ against attacks that nothing can change. A weapon aimed at one Ship alone gets past all that.
## Layers | altitude, burn, descent
A Ship is in Orbit or in Atmosphere. One without Descent that ends its activation in Atmosphere takes D3 damage, a Colossal one two D3.
## Changing layer | rise, descend, climb
Once in an activation. Going down comes after moving. Rising comes first and costs 4" of movement; it is not allowed if nothing would be left.
## Firing between layers | shooting down, shooting up
From Atmosphere at Orbit only a 6 hits. So it is against a City or a Descent Ship in Atmosphere, and there no hit is critical. Any other Ship in Atmosphere is harder to hit by 1.
## Spikes | energy spike
A Group has none to four. [[orders|Orders]] bring and remove them first thing; other causes come after.
## Signature | sig, how visible
As printed, and 3" for each Spike. Under [[silent-running]] without a launch it is 0.
Example: Signature 6" with two Spikes is 12".
# Orders
## Orders | command, group orders
Each Group gets one when it is activated. It says how far and how often the Ships move and turn, what may fire or launch, and what happens to [[spikes]].
## General Quarters | GQ
Half to full Thrust, one turn of up to 45°, half of the weapons rounded up, may launch. Two Spikes go.
## Silent Running | SR, stealth
Half to full Thrust straight ahead, no weapons, may launch. All Spikes go, and without a launch the [[signature]] is 0.
## Weapons Free | WF, shoot everything
Half to full Thrust straight ahead, every weapon, launches after the attacks. Two Spikes come.
## Course Change | CC, turning
Up to half Thrust, two turns of up to 45°, one weapon. A launch costs one of the turns. One Spike comes.
## Max Thrust | MT, run
Full to double Thrust straight ahead; neither weapons nor launches. Two Spikes come.
## Damage Control | DC, heal, regain hull
Up to half Thrust, one turn, one Close Action weapon, no launch. Every Ship regains 1 hull, a Heavy or Colossal one D3. Two dice for each [[repair]], and +1 on the Backup Save against [[boarding]].
# Attacks
## An attack {attack} | shooting, firing, combat sequence
[[targets|Choose targets]], [[assigning-weapons|assign weapons]], [[hitting|roll to hit]], [[saves|save]], [[damage|deal damage]], then [[crippling]] and [[explosion|explosions]].
## Targets | range, line of sight, arc
An enemy Group, or a dropsite that you do not control: in range, in sight and in arc. Range is Scan and the target’s [[signature]] together; it is enough if one Ship of it can be reached.
## Assigning weapons | split fire, declare
Every weapon of the Group gets its target before a die is rolled.
## Hitting | lock, critical hit, roll to hit
A die that reaches the Lock hits. Two above the Lock is a critical, which does nothing by itself; some special rules ask for it.
## Special rules of weapons {weapon-rules} | burnthrough, reave, penetrator, scald, calibre, fusillade, bloom, focused
The sheet names them and tells no more, so the app reads them as public lists do; see [[weapon-specials]]. For each critical of a weapon, Burnthrough-X makes the first save against all its hits worse by X, Reave-X only that against the critical hit, Critical-X adds X damage to it, Penetrator makes a Core hit of it. Scald-X worsens the first save within Scan. Calibre adds 1 to the Lock against the tonnages that it lists, Fusillade-X gives X more dice under [[weapons-free]], Bloom-X lights the firing Group up by X [[spikes]]. Focused weapons may aim at one Ship of a [[formation]]. All others are for the table.
## Weapons made for layers {layer-rules} | bombardment, escape velocity, re-entry, air to air
Bombardment does not mind the Atmosphere, is better by 2 against Cities, and needs a 6 against Ships in Orbit. Escape Velocity reaches Orbit from below as if it were level, and Descent Ships like others. Re-Entry and Air to Air spare the penalties for Ships down there, from Orbit or from beside them; see [[firing-between-layers]].
## Saves | ES, KS, BS, shields, armour
Energy hits: Energy Save, then Backup. Kinetic hits: Kinetic Save, then Backup. Core hits: Shield, then Backup. Each die that passes takes a hit away.
## Damage | hull, allocate
What got through, times the weapon’s damage. It goes to the Ship with the least hull, the nearest one of several, and runs on to the next. No save stops damage itself.
## Crippling effects {crippling} | crippled, below half, capital ship
A Capital Ship that falls below half of its starting hull for the first time rolls two dice, once in the game. A second effect of the same kind is dropped, except Fire.
## Crippling table | 2d6, offline, fire, decay
2–3 Energy Surge: a Spike. 4–5 Structural Damage: 1 more. 6 Fire. 7 Defence Systems Offline: all saves worse by 1, and it can be singled out. 8 Scanners Offline: Scan 1". 9 Weapons Offline: no attacks, no launches. 10 Navigation Offline: moves 2", neither turns nor changes layer. 11–12 Orbital Decay: falls into Atmosphere and stays there.
The first two are over at once; the others can be [[repair|repaired]].
## Explosions {explosion} | blast, reactor
A destroyed Capital Ship rolls a die, a Heavy one with +1, a Colossal one with +2. It reaches 3", 6" or 9" in its own layer. Battalions are safe; captured Ships do not explode. Several at once go off in random order.
## Explosion table | rupture, overload, foldspace
1 Burn Up: nothing. 2 Reactor Rupture: a Spike within double range. 3 Shredded: 2 Kinetic hits, Wings go on 5+. 4 Fuel Detonation: 2 Energy hits, 4+. 5 Reactor Overload: 2 Core hits, 3+. 6 and up Foldspace Catastrophe: 2 damage and a Spike, 2+.
# Admirals and assets
## Admirals | commander, flagship, level
Level 2 costs 20 points, level 3 40 (not in a Skirmish), level 4 60 (in a Battle only). One Faction and one Famous Admiral at most; the highest on the table counts. An Admiral dies with the Ship; what a Famous one grants all the time stays, the abilities do not.
## Admiral abilities {abilities} | brace, contain, spend AP, re-roll
Re-roll: 1 point a die, once in an activation, never for initiative. For 2 points each: Brace for Impact makes a Crippling roll a 4; Contain Reactor makes an Explosion a 2; Time to Target moves Fighters or Bombers 6" again, without dividing or merging.
## Landing battalions {launching-battalions} | drop troops, invade, launch
Drop Pods 3" to Cities. Boarding Pods 3" to Space Stations and enemy Ships in the same layer. Dropships 3" to dropsites of the same layer. Bulk Landers 6" to any dropsite; where it is contested two bring one battalion. They are placed at once, each carrier for itself.
## Battalion combat | ground combat, troops
Each player may send battalions from a dropsite to one of its Features. Then both sides lose as many as the smaller one has, on the site and on each Feature. Four or more that hold a Feature alone may give themselves up to destroy it.
## Boarding | capture, prize
Each battalion aboard is a Core hit of 1 damage; a Backup Save removes it instead. A carrier that launches no battalions picks one of its types, which stops as many boarders first. A Ship destroyed so is captured: no explosion, double Kill Points.
## Wings | squadrons, dogfight, split
Fighters or Bombers of one type under one token, with a die for their number. A Wing divides or merges at its start, not both in a round. Two that meet lose as many as the smaller has.
## Close protection | re-roll saves, escort
After Energy or Kinetic saves against Close Action weapons or Bombers, Fighters within their Thrust help one Group: each lets dice be rolled again and is spent. Shields and Backup Saves are not helped.
## Fighters | intercept
They fly straight up to their Thrust, in any direction, and stay from round to round. In contact with an enemy Wing both lose equally.
## Bombers | saturation fire, bombing run
They fly straight, strike a Group or a Space Station without friendly battalions that they touch, all together, and are gone. Each one above six takes a save die away; the defender says from which save.
## Torpedoes | missile
They fly straight and attack one Ship or Space Station by their profile; nothing else of the Group is hurt. Then they are gone.
## Mines | minefield
They stay where they are. An enemy Ship in Orbit that passes within their Thrust is attacked after its move, and the mine is gone.
# The battlefield
## Scenery | ring, cloud, debris, terrain
In Orbit only. Ring and cloud hide Spikes, debris hides the whole signature, a Large Object blocks sight. Flying through: cloud 2 Kinetic hits, debris 2 Core hits; onto a Large Object, destroyed. Assets that cross are lost on 2+ (Ring), 3+ (cloud), 5+ (debris). Pieces of one type that overlap are one.
## Dropsites | city, space station, ruined, levelled
Cities in Atmosphere, Space Stations in Orbit; small 10, medium 15, large 25 hull. Cities save on 5+, Stations on 4+, or as their best Feature does. Below half they are Ruined, at nothing levelled.
## Control | contest, hold, capture a city
Yours if only your battalions are on it and its Features; contested if both players have some.
## Features | outpost, defence gun, hangar, power plant
Military Outpost and Orbital Defence Gun fire; a Comms Station gives its holder 1 action point, a Hangar launches Wings. A Power Plant that is destroyed spikes Groups within 3" and costs its dropsite 2D3.
## Collateral damage {collateral} | bombarding troops
For each hull point that a dropsite loses, each player loses a battalion, those on Features first. For every 4 damage of one attack a Feature with its battalions may be given up instead.
# Scenarios and points
## Making a scenario {scenarios} | mission, generate
Three dice: objective, approach, zones. In competitive play an approach of 4 or more and a zone of 5 or more is rolled once again.
## Approach | deployment, arrive, reserves
Direct: at least half of the Groups are placed before round 1, the others come from round 2. Close: all from round 1. Distant: Light ones in round 1, Medium ones from round 2, all from round 3.
## Objective variants {variants} | attrition, survey, extract, protect, breakthrough, raze
Attrition: 2 more for each 500 points destroyed. Survey: 1 for each dropsite surveyed. Extract: 2 for an operative, 1 for a Ship with some destroyed. Protect: the nominated site’s points again if it is whole. Breakthrough: Red 1 for each 200 points flown off, Blue 2 for each 500 destroyed. Raze: double for what is levelled or Ruined 24" from your zone, and 2 for each 500 destroyed.
## Scoring | victory points, winning, kill points, tie
After rounds 4 and 6. Control, or levelling where the scenario counts it: small 2, medium 3, large 4. Contest or ruin: 0, 1, 2. Kill Points break a tie.
## Ready scenarios {standard-scenarios} | list of scenarios
Take and Hold: Close, Survey. Erupting Battlefield: Distant, Raze. Power Grab: Distant, Attrition. Shock and Yaw: Distant, Protect. Orbital Support: Distant, Raze. Entrapmoont: Blue Direct and Protect, Red Close and Raze.
## Secondary objectives | nominate, key site, decapitate, long shot
Take two with the fleet; the better one scores at the end. Key Site, Priority Target up to 3; Long Shot 2; Annihilate 1 for each 500 points, up to 3; Take Prizes 1 for each 100 captured, up to 3; Gather Intel up to 2; Decapitate 2; Objectives Beyond 1, or 2 for a Heavy or Colossal Ship. Name what they ask for before the first planning phase.
`;
