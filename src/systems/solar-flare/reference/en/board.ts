export const board = `
# Anomalies
## Anomalies
Three classes lie on the board: [[planets-and-moons]], [[nebulae]] and [[asteroids]].
Also: terrain, obstacles, scenery
## Planets and moons
Solid: they stop every line of attack and every move.
Also: planet, moon, block
## Nebulae
Free to fly through. A beam loses 1 strength for each nebula hex on its line.
Also: nebula, gas cloud
## Asteroids
They hide nothing, but attack what flies through: see [[asteroid-field]].
Also: asteroid field, rocks, debris
## Placing anomalies
Keep at least one empty hex between a planet or moon and any other anomaly. Nebulae and asteroids may touch each other. They may lie across the seam of two sectors, but not over the edge of the board.
Also: terrain set-up, gap, edge of the board
# Words
## Armour
The defence of a section: always 2, however battered the section is.
Also: armor
## Charge
What a part has in store. It cannot be taken back or moved to another part; a battery’s is used as [[power]].
Also: charge points
## Component
Anything that takes one of the 14 slots.
Also: part, device
## Integrity
How much damage a section or a shield stands.
Also: structure, hit points, hull
## Level
How good a part is, 1 to 6; of a crew team it is called skill.
Also: component level, skill level
## Manoeuvre point
From 1 thruster charge or 3 engine charges: turns the ship one side. Three make a slide or a [[movement-point]].
Also: maneuver
## Movement point
From 1 engine charge or 3 manoeuvre points: moves the ship one hex ahead. Three make a [[manoeuvre-point]].
Also: move
## Phase
A third of a turn. Once it is over there is no way back to it.
Also: weapons, movement, power
## Power
Made by the ship and its [[generators]], or drawn from [[batteries]]; crew turns it into [[charge]].
Also: power points, energy
## Round
One [[turn]] for each side.
Also: game round
## Sector
One of the seven boards that make the battlefield.
Also: board, tile
## Skirmish game
The usual game: one ship for each player, everybody alone.
Also: free for all, single ship
## System
A component, or crew, or a section: all that makes a ship.
Also: ship system
`;
