export const round = `
# Setup and the round

## Flow of play
[[setup|Set up]], play up to six [[battle-round|battle rounds]], [[ending-the-game|end the game]]. A scenario may change any of this.
Also: sequence of play, overview, how to play, turn order

## Setup
Five steps: [[teams]], [[setup-battlefield|the map]], [[setup-command-area|cards and orders]], [[setup-pieces|place ships]], [[prepare-for-battle|take the initiative]].
Also: set up, start a game, deploy, begin, preparation

## Teams A and B {teams}
Split the players evenly. One player a team rolls a die: the lower roll is Team A, the higher Team B. Roll again on a tie.
Team A places first; Team B starts with the initiative.
Also: number of players, how many players, team roll, who is team a, roll off, sides

## Choose the map {setup-battlefield}
Agree on a battlefield and lay it between the teams.
Also: pick a map, which map

## Lay out cards and orders {setup-command-area}
Put your ship cards before you and your [[order-library|order library]] beside them, best kept face down except while you choose.
Also: lay out, order deck

## Place ships {setup-pieces}
Team A begins. Teams take turns to place one ship in an empty Setup Hex on their own side, the hexes shaded yellow. One ship a hex.
No empty hex left? See [[reserve]].
Also: deployment, setup hex, who places first, starting position, deploy ships, yellow hexes

## Placing in a large team {multiplayer-setup}
In a large team nobody places two ships running while a team mate still has some to place. It starts with three players a team, by [[three-or-more-a-team|our reading]].
Also: team mates, multiplayer deployment, twice in a row

## Prepare for battle
Team B has the [[initiative]] in round 1. Begin.
Also: first round, who starts, who goes first, first initiative

## Battle round
A game has six rounds. Each has three phases: [[command-phase]], [[action-phase]], [[refresh-phase]].
Also: how long, length of a game, turn, phases, how many rounds, six rounds, game length, phase order

## Command Phase
Everybody chooses orders from their library and lays them face down at their ships. When all are done, all are revealed together.
An order works from then on, until the [[refresh-phase]] or until something sends it back.
The rulebook also calls it the Planning Phase.
Also: planning phase, assign orders, give orders, reveal orders, choose orders

## Orders up to the limit {orders-per-ship}
Never assign a ship more orders than its [[order-limit]]. An order that moves to another ship after the reveal does not ask for room there.
Also: too many orders, reassign order, move an order, exceed limit

## Psionic orders
You may have one Psionic order assigned at a time. Those on a ship with [[starcaster|Starcaster]], or on a ship whose required order is Psionic, do not count.
Also: psionic limit, psychic, how many psionic

## Required orders
An order that a ship has to have, such as the one that [[massive|Massive]] names, is laid face up. What it does “when revealed” still waits for the common reveal.
Also: face up order, mandatory order, compulsory, forced order

## Action Phase
Teams alternate, the one with the [[initiative]] first. On your turn activate one ship that has not acted yet: first up to four [[strikes]], then its [[movement]], with a [[skirmish]] where it runs into an enemy.
Then mark it as activated. The phase ends when every ship is.
Also: use all strikes, skip a strike, optional strike, activation, activate, move then shoot, shoot before moving, strike after moving, how many strikes, active ship, alternate

## Activating in a large team {multiplayer-activation}
In a large team nobody activates two ships running while a team mate still has ships to activate. It starts with three players a team, by [[three-or-more-a-team|our reading]].
Also: team mates, multiplayer, twice in a row, three players

## Strategic activations
The other team is done and your team, which has the initiative, is not: from now until the round ends a ship makes no more than two strikes.
Also: two strikes, only 2 strikes, more ships than opponent, out of activations

## Overrun activations {overrun}
The team with the initiative is done and yours is not: for the rest of the round your ships have [[deadly|Deadly [2]]] and [[skilled|Skilled]].
Between equal fleets the last ship of the second team always gets this: see [[overrun-literal|the ruling]].
Also: outnumbered, last ship, overrun bonus, activations left

## Refresh Phase
No ship is activated any more; all orders go back to their libraries; whatever works once a round is ready again, an Escort’s [[evade|Evade]] included. Each ship may drop one [[exhausted|Exhausted]].
Then settle the [[initiative]] for the next round, except after round 6.
Points for [[secure-area|systems]] and [[hold-territory|territory]] are counted as the phase starts, [[reinforcements]] come as it ends.
Also: end phase, end of round, cleanup, remove exhausted, ready again, refresh

## Initiative
The team with ships in more [[strategic-system|Strategic System]] hexes has it next round. On equal counts it passes to the team that did not have it.
Who has it acts first and brings in reserves first.
Example: Both teams sit in one system each: the initiative changes hands.
Also: who goes first, next round first, tied systems, first player, initiative tie

## End of the game {ending-the-game}
It is over when a team is [[wiped-out]], or after round 6.
Also: game over, when does it end, last round, finish

## Wiped out
A team with no ship on the battlefield has lost, whatever the points say. Ships in reserve do not save it, by [[reserves-do-not-save|our reading]].
Also: all ships destroyed, no ships left, annihilated, tabled, lose everything

## Who wins {scoring-and-tiebreakers}
After round 6 the team with more [[objective-points]] wins. If they are level, or nobody scored, go down the [[tiebreakers]].
Also: win, winner, victory, winning, victory points, final score

## Tiebreakers
First, Control: more Strategic System hexes with your ships in them.
Second, Resilience: less Power lost in defeated ships.
Still level: a draw.
Also: tie, tied, draw, stalemate, equal points, tie breaker, control, resilience
`;
