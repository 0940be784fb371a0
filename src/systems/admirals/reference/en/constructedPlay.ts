export const constructedPlay = `
# Constructed play

## Constructed play | pickup game, standard game, build a fleet, list building, tournament
The standard game among players who bring a fleet. You need a [[fleet-construction|fleet]] and an [[order-library|order library]] for the agreed [[escalation-level]].

## Escalation level | points limit, fleet points, alpha, beta, gamma, delta, omega, game size, map size, which map, budget, how many points
Agree on one before you build. It is the Power each player may spend.
Alpha, 10: a Small map for one or two players a team, Medium for more.
Beta, 15: Small or Medium for one a team, Medium for more.
Delta, 20: Medium, three a team at most. Gamma, 30: Medium, two at most.
Omega, 50: Medium or Large, one a team, and plenty of time; see also [[omega-orders]].

## Omega Orders | omega order, fleet-wide order
Omega games only. In the Command Phase lay one Basic order aside. From the reveal on it works on each of your ships that could have had an order and has none.

## Building a fleet {fleet-construction} | how many ships, construction list, fleet list, fleet building, formation, categories, copies of a ship, army list
Build from a Fleet Construction List of your faction; the publisher has them on its website. A list gives each ship its Power, how often you may take it, and its category: [[core-ships|Core]], [[specialist-ships|Specialist]] or [[support-ships|Support]].

## Core ships | core percentage, minimum core, 40 percent, 60 percent, core share
Between 40 % and 60 % of your Power goes into Core ships. Of the limit, not of what you spent: [[formation-share-of-limit|our reading]].
Example: At 20 Power: 8 to 12 in Core.

## Specialist ships | specialist percentage, 30 percent, rare ships, maximum specialist
At most 30 % of your Power.
Example: At 20 Power: up to 6.

## Support ships | support percentage, support category
As much Power as you like.

## Rules of the list {additional-restrictions} | restrictions, list rules, extra limits
A construction list may bring rules of its own, and you follow those as well. Where it sets other shares for a category, the list’s shares count.

## Order library | order deck, orders in library, build orders, order cards
Your own stock of order cards: [[basic-orders]], [[special-orders]], and what a [[commander]] or [[flight-groups|flight groups]] take away from them.

## Basic orders | same order on two ships, order used twice, how many basic orders, ten orders, copies of an order, duplicates
Exactly ten, and none more than twice. A second copy counts as one of the ten.

## Special orders | how many special orders, five orders, duplicate special
Five at most, each of them once.

## Commander | admiral, captain, command trait, command cost, CC, leader, command chart
Up to one commander a fleet, on one ship. The ship takes one order fewer and has the Command Trait.
The Constructed Command Chart pairs each commander with ship codes: only those may carry it. Each pair has a Command Cost (CC), by which your [[special-orders]] shrink.

## Flight groups | fighters, squadron, carrier, wing, bombers, flight group
Each ship with “Carrier” in its name may have one Flight Group. It takes one order fewer and has the rule on that card.
Each costs you [[basic-orders]], as many as its Command Cost (CC) in the Flight Group Chart.

## Reserve | not enough room, no setup hexes, reserves, ships left over, setup full
When it is your turn to place and no Setup Hex on your side is empty, all your unplaced ships are in reserve. They come later: [[reinforcements]].

## Scoring in constructed play {constructed-scoring} | points at the end, end of round 6, how to score, ways to score, score points, scoring, objectives
Each refresh: [[secure-area]], [[hold-territory]]. At any time: [[bring-it-down]]. At the end: [[stake-a-claim]], [[fly-the-flag]], [[shut-out]]. Reserves arrive by [[reinforcements]].

## Reinforcements | bring in reserves, reserves arrive, deploy reserves, when do reserves come
At the end of every Refresh Phase teams take turns, initiative first, to place ships from reserve in empty Setup Hexes on their side, as in [[setup-pieces|setup]]. What finds no room waits on.

## Shut Out | points for reserves, stuck in reserve
After round 6 you score 1 point for every enemy ship that is still in reserve, once the last [[reinforcements]] are placed ([[reinforce-before-shut-out|our reading]]).

## Hold Territory | next to objective, adjacent to system, around a system
When the Refresh Phase starts: 1 point for each of your ships next to a Strategic System that one of your ships is in. A ship counts once: [[hold-territory-once|our reading]].

## Bring it Down | points for kills, kill points, destroy dreadnought, kill a station, kill score
1 point each time an enemy Super Heavy or Stationary ship is defeated.

## Stake a Claim | end of game points, claim systems, 3 points, final objectives
After round 6: 3 points for each Strategic System hex with a ship of yours in it.

## Fly the Flag | surviving ships, points for survivors, big ships alive
After round 6: 1 point for each Super Heavy or Stationary ship of yours that was never defeated. One in reserve counts: [[reserve-counts-undefeated|our reading]].
`;
