export const board = `
# Anomalies
## Anomalies | terrain, obstacles, scenery
Three classes lie on the board: [[planets-and-moons]], [[nebulae]] and [[asteroids]].
## Planets and moons | planet, moon, block
Solid: they stop every line of attack and every move.
## Nebulae | nebula, gas cloud
Free to fly through. A beam loses 1 strength for each nebula hex on its line.
## Asteroids | asteroid field, rocks, debris
They block no shot, but attack what flies through: see [[asteroid-field]].
## Placing anomalies | terrain set-up, gap, edge of the board
Keep at least one empty hex between a planet or moon and any other anomaly. Nebulae and asteroids may touch each other. They may lie across the seam of two sectors, but not over the edge of the board.
# Words
## Armour | armor
The defence of a section: always 2, however battered the section is.
## Charge | charge points
What a part has in store. It cannot be taken back or moved to another part; a battery’s is used as [[power]].
## Component | part, device
Anything that takes one of the 14 slots.
## Integrity | structure, hit points, hull
How much damage a section or a shield can take.
## Level | component level, skill level
How good a part is, 1 to 6; of a crew team it is called skill.
## Manoeuvre point | maneuver
From 1 thruster charge or 3 engine charges: turns the ship one side. Three make a slide or a [[movement-point]].
## Movement point | move
From 1 engine charge or 3 manoeuvre points: moves the ship one hex ahead. Three make a [[manoeuvre-point]].
## Phase | weapons, movement, power
A third of a turn. Once it is over, you cannot go back to it.
## Power | power points, energy
Made by the ship and its [[generators]], or drawn from [[batteries]]; crew turns it into [[charge]].
## Round | game round
One [[turn]] for each side.
## Sector | board, tile
One of the seven boards that make the battlefield.
## Skirmish game | free for all, single ship
The usual game: one ship for each player, everybody alone.
## System | ship system
A component, or crew, or a section: all that makes a ship.
`;
