export const terrain = `
# Terrain

## Terrain effects {field-effects} | terrain, stellar phenomena, field effects, terrain types
Terrain works on the ship in its hex: [[strategic-system]], [[black-hole]], [[dust-cloud]], [[nebula]].

## Strategic System | objective, planet, star system, white hex, control point, objective hex
White border, lattice inside. Holding most of them wins the [[initiative]]; a ship in one scores ([[secure-area]]) and fights from cover ([[bunker-down]]).

## Bunker Down Save {bunker-down} | bunker, planet save, system save, defend objective
A ship in a Strategic System rolls it against Direct Hits from combat: 2 or less stops it.

## Secure Area | score objectives, hold a system, points for systems, hold objective
When the [[refresh-phase]] starts, each ship in a Strategic System scores 1 [[objective-points|Objective Point]] for its team. Not in open play.

## Black Hole | blackhole, singularity, vortex, purple hex, red hex
Seven hexes: the [[black-hole-core|Core]], red, and the six [[black-hole-horizon|Horizon]] hexes around it, purple. On some maps a vortex marks all of them.
In any of them no Ordnance is fired, but Flak is better by 2: [[guidance-malfunction]]. Entering the Horizon may pull you in, and from the Core you may not come back: [[escape-velocity]].

## Horizon hex: Drawn In {black-hole-horizon} | two ships in the core, pulled into black hole, event horizon, drawn in, sucked in, pulled in, black hole roll, collision
On entering a Horizon hex, roll a die: +1 for a Super Heavy, +2 for [[massive|Massive]]. On 5 or more the ship is pulled into the Core at once. That costs no Move, and it keeps its facing.
If another ship is in the Core already, both are [[defeated]].
You roll for every Horizon hex you enter: [[entry-rolls-each-hex|our reading]]. The plusses are capped at 2: [[drawn-in-limit|our reading]].

## Guidance Malfunction | shoot out of a black hole, torpedoes in a black hole, ordnance in a black hole, fire from black hole
In any hex of a black hole a ship has 2 more Flak, up to 4, and cannot strike with Ordnance.

## Core hex {black-hole-core} | crushing gravity, subspace fields to maximum, centre of a black hole, inside a black hole, shoot from the core, shoot into the core, black hole core
In the Core a ship makes no strikes, and strikes at it have +2.
A ship that starts its activation here and ends it here is [[defeated]] (Crushing Gravity). How to get out: [[escape-velocity]].

## Escape Velocity | survive black hole, escape black hole, leave black hole, get out of a black hole, flee the core
Before a maneuver out of the Core roll a die, +1 unless the ship is Light or Escort. On 5 or more it is [[defeated]]. Otherwise it goes, without a Drawn In roll, and has 2 more Moves this round; each further escape gives 2 again.
It cannot assault out of the Core. The extra Moves need not be used: [[escape-moves-optional|our reading]].
Example: A Light ship is lost on 5 and 6, a Heavy already on a 4.

## Dust Cloud | asteroids, asteroid field, dust, yellow hex, dense interference, tracking disruption, debris
Yellow border, speckled, in clusters. Strikes at a ship in one have +1 (Dense Interference). The ship has 1 more Flak, up to 4 (Tracking Disruption).
Going in is risky: [[treacherous-navigation]].

## Treacherous Navigation | dust roll, enter dust, dust damage, asteroid damage, fly through dust
Roll a die for each Dust Cloud hex you enter. 1–3: nothing. 4–5: spend a Shield Point or take a Direct Hit, your choice. 6: two Direct Hits. No saves.

## Nebula | gas cloud, green hex, shields offline, no shields, shield projectors offline, subspace interference, energy dissipation
Blue-green border, swirls, in clusters. A ship in one cannot spend Shield Points and counts as having none (Shield Projectors Offline).
Strikes at it have +1 (Subspace Interference), and its Armor is 1 better, up to 4 (Energy Dissipation).
`;
