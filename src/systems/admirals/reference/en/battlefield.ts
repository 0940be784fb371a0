export const battlefield = `
# The table

## In play and out of play {field-of-play} | play area, table layout
Ships fight in play, on the [[battlefield]]. Cards, dice and tokens that keep track of them lie out of play, in the [[command-area]].

## Battlefield | map, mat, board, hexes, two ships in one hex, share a hex, stacking ships, hexagon
The battlefield is a mat of hexes. A hex holds one ship, never two.

## Distance | within 2 hexes, 2 hexes away, how close, range, measure, how far, adjacent, distance zero, count hexes, next to
Count the hexes between two ships by the shortest way, without the two hexes that they stand in. Neighbours are at distance 0.
Example: With two empty hexes between them, ships are at distance 2.

## Facing | direction, orientation, which way, heading, point
A ship with a hexagon in its artwork has a direction. Lay it so that this hexagon lines up with the hex below: it always points at one of the six sides, never at a corner.

## Fore and aft | front, back, rear, bow, stern, label
The label with the [[role]] marks the aft side of the token; the side across from it is the fore.

## Stellar phenomena (terrain) {stellar-phenomena} | terrain colours, border, outline, hex colour, obstacle
Some hexes do something to whoever is in them. They have a coloured outline, and the weightier kinds a picture inside as well.
White is a [[strategic-system]], red and purple a [[black-hole]], yellow a [[dust-cloud]], blue-green a [[nebula]].

## Command area | tableau, play space, ship cards
The space in front of you, off the map: ship cards, orders and tokens. Here you keep track of your ships and of what affects them.
`;
