export const openPlay = `
# Open play

## Open play | casual, simple game, beginner, quick game, simplified, no orders
A relaxed game without orders: agree on an [[escalation-level]], build by [[open-play-fleets|looser rules]], play with the [[simplicity-rules]].

## Simplicity rules | open play rules, easy rules, simplified rules
What open play changes: [[unified-command]], [[wing-command]], [[mobile-bastions]], [[all-out-war]], [[specialists]], [[command-vessels]].

## Unified Command | open play commander, commander whole fleet, trait on all ships
Your commander’s trait works on all your Light, Heavy and Super Heavy ships. Carriers are left out if you have a flight group.

## Wing Command | open play flight group, carriers, fighters
If you have a flight group, all your ships with “Carrier” in the name have its rule.

## Mobile Bastions | dreadnought harder to hit, strike a super heavy
In open play strikes at a Super Heavy have +1.

## All Out War | open play scoring, resilient award, open play points, skip planning, win open play
No Command Phase, and no points by [[secure-area]]. At the end each player scores the Power of their undefeated ships; a team has the sum of its players, and more wins.
The player with most points takes the Resilient Award. The scoring of constructed play does not apply: [[open-play-scoring|our reading]].

## Specialists (open play) {specialists} | refit in open play, spent order, face down order
A Refit keeps its Special order all game. If the order does something at once, the ship may do it as each Refresh Phase starts.
Would the order go back to the library? Turn it face down instead: it is spent, and does nothing. As the Refresh Phase starts you may turn it up again.

## Command Vessels (open play) {command-vessels} | massive in open play, spent order, bonus order open play
A Massive ship with a Bonus Order in its brackets keeps that order all game, by the same terms as [[specialists]]: immediate effects as the Refresh Phase starts, and face down while spent. A Massive Refit has both orders.

## Open play: levels and reserves {open-escalation} | open play points limit, open play reserves, open play size
Levels as in constructed play: see [[escalation-level]]. [[reserve|Reserve]] and [[reinforcements]] hold too.

## Open play: building a fleet {open-play-fleets} | open play core, 70 percent, open play percentage, open play list
From a construction list, as in [[fleet-construction|constructed play]], with wider shares. Core: 30 % to 70 % of your Power. Specialist: up to 30 %. Support: any.

## Open play: rules of the list {open-restrictions} | ignore restrictions, list rules open play
A list’s own restrictions do not count in open play unless they say so.

## Open play: commander and flight group {open-commander} | need a commander, commander required
You must choose a commander. You may choose one flight group.
`;
