export const beforePlay = `
# What it is
## Solar Flare {about} | players, introduction, how many players
Two to four captains, each with one great warship, on a board of hexes. You share out power, send crew to the parts that need it, and manoeuvre to get the enemy in your arcs while you stay out of theirs.
## What you need | components, tiles, counters, record sheet
Seven sector boards, planets, moons, nebulae and asteroid fields, a counter for each ship, counters for torpedoes, six-sided dice, and a record sheet for each ship. The app keeps the sheets.
## Objective | goal, how to win, victory, last team
Break every enemy ship. A ship is gone once the integrity of its [[sections|core]] is 0, and to reach the core you shoot through an outer section first. The last side with a ship wins.
# Before the battle
## Setting up {setup} | deployment, set up
Three ways, from quick to thorough: [[quick-setup|ready designs]], [[standard-setup|designs with changed levels]], or [[advanced-setup|designs of your own]]. All are worth the same points, so each player may choose differently.
## The board {board} | map, sector tiles, hexes
One sector in the middle, the other six around it, edge to edge.
## Quick set-up {quick-setup} | first game, ready ship, fully charged at start
Everybody takes a finished design; two may take the same. All parts start with a full [[charge]]. Then roll for [[first-player|who begins]], place [[placing-anomalies|anomalies]] and [[placing-ships|ships]], and play.
## Who begins {first-player} | first turn, initiative, roll-off, clockwise, seating, how many anomalies
One die for each player or team; the highest begins, and play goes clockwise from there. If the highest is tied, those tied roll again.
The first player also rolls how many anomalies each player places, one at a time in order of play.
## Placing ships | deploy, starting position, where do I start
In order of play, one ship at a time, with any of the six facings. Not on an anomaly, and not in a [[sector]] where an enemy is; sharing a sector with a friend is fine.
## Standard set-up {standard-setup} | swap levels, customise, change levels
Take a finished design and shift levels: taking one off gives back 1 point (2 for a [[generators|generator]]), adding one costs the same. No part may fall below level 1, and you cannot spend more than you have.
## Advanced set-up {advanced-setup} | own design, from scratch, build a ship
An empty record sheet and 80 points: buy parts and [[crew]], and put every part where you like within [[where-parts-go|five limits]]. In a team, each ship can have its own job.
# Ship design
## Designing a ship {ship-design} | 80 points, budget, 14 slots, how many parts
80 points buy parts at levels 1 to 6 and crew. There are seven [[sections]] with two slots each, so at most 14 parts; crew takes no slot. What each level costs: [[costs]].
Which of its two slots a part has makes no difference.
## Costs | price, point cost, chart, upgrade
Every system costs 2 at level 1 and 1 more for each further level, crew too: level 6 is 7. A generator costs 2 for each level: level 6 is 12.
Example: A beam of level 4 is 5 points, of level 5 it is 6.
## Where parts may go {where-parts-go} | placement, restrictions, section limits, where can I put
Main engines: sections 3, 4, 5 only. Thrusters, beams and torpedoes: any section but the core. Shields: any but the core, one to a section. Generators and batteries: anywhere.
Two parts to a section, the core too.
## Advice on designs {design-advice} | tips, strategy, starbase, how many crew teams
Begin with what the ship is for. Keep points for crew: too few teams, or too low, and nothing recharges in time; one big team on a small job is wasted.
Beams reach far but can be blocked; torpedoes go round corners but are slow and can be shot. Batteries are cheap but cost a slot and a crew team. Six shields take six slots, and the stern is seldom hit. Fast engines need thrusters beside them; a ship with none at all is a fortress that friends must cover.
`;
