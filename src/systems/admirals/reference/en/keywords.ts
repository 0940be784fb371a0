export const keywords = `
# Keywords

## Keyword rules | keyword list, all keywords, bold words, what does x mean
Keywords stand in bold on cards, and things that happen in play can grant them too. A number in brackets is the x of its rule.

## Armor | armour, armor keyword, armor x
Adds x to the ship’s [[armor-value|Armor]], which stops at 4. Older cards print their Armor this way: there it replaces the 1 of a card without it ([[old-armor-keyword|our reading]]).

## Cover | flak aura, protect friends, flak for others, screen, cover x
Friends with at most x hexes between them and this ship have 1 more [[flak-value|Flak]], up to 4. Several add up, and a ship does not cover itself: [[auras-stack|our reading]].
Example: With Cover [0] only neighbours are covered.

## Deadly | deadly x, better skirmish, hit on 2
In [[combat]] each result up to x is a Direct Hit, not only a 1. Of several Deadly the highest x counts.

## Fast | extra move, speed, quick, faster
One more Move, which the ship need not use, and the [[fast-save]] against Direct Hits. A Stationary ship stays where it is all the same.

## Flak | flak keyword, flak x
Adds x to the ship’s [[flak-value|Flak]], which stops at 4. Older cards print their Flak this way.

## Lethal | explode, explosion, death blow, dies in skirmish, lethal x, dying
Defeated in a skirmish, this ship deals x Direct Hits to the other. Nothing cancels or saves them. Two Lethal on one ship: [[lethal-highest|the higher counts]].

## Massive | huge, bonus order, massive b-003, flagship
If brackets name a Basic order, you may assign that one on top of all others; without brackets there is no such order. Either way: Order Limit 1 higher ([[order-limit]]), and the [[massive-save]] against criticals.
It also makes falling into a black hole likelier by 2 ([[black-hole-horizon|Drawn In]]). A Massive Refit gains 1 order, not 2: [[refit-and-massive-once|our reading]].

## Shuttle Hangar | shuttle, hangar, shuttles, bay
One more [[skirmish-dice|Skirmish Die]], counted before anything is halved. Some orders need this keyword.

## Skilled | elite, gunner, better shot, minus one
Once a round, as you add up the modifiers of one of its strikes, the ship may take −1. Having it twice gives no second use: [[skilled-once|our reading]].

## Stealth | cloak, hidden, harder to hit, hard to see, sneaky, cloaking
Strikes at this ship have +1, except with Ordnance.

## Support | help escorts, escort dice, support x, support keyword
An Escort next to this ship may roll x dice more when it skirmishes. Several Supports add up. It helps Escorts of its own team.

## Augur | augment, augmented, spotter, buff strike
Once a round it may augment a strike of another friend with at most 2 hexes between: that strike has −1, and each unmodified 5 or 6 gives one [[lock-on|Lock On]].
Only dice of the first roll count, and only for a Lock On: [[augur-first-roll-only|our reading]].

## Boarding Array | boarding, marines, sixes, hits on 6
When this ship skirmishes, each unmodified 6 is a Direct Hit as well.

## Ore Hull | ore, rock hull, asteroid hull
Gives the [[ore-hull-save]], 2 or less, against every Direct Hit.

## Ram-Prow | ram, ramming, prow, collide
In a skirmish it may add dice by the role of the other ship: Escort 0, Light 1, Heavy 2, Super Heavy 3, Stationary 6. It also has the [[ram-prow-save]].

## Delectable | taunt, bait, decoy, distract, draw fire, provoke
An enemy with at most 2 hexes between it and this ship has +1 on strikes at anything without Delectable. Several add up: [[auras-stack|our reading]].

## Grudge | revenge, grudge counter, retaliate, vengeance
Each Direct Hit that it takes in a skirmish is a Grudge Counter. When all are resolved roll a die: on the number of counters or less the other ship is [[defeated]]. The counters then go, whatever the roll.
A ship that was itself defeated rolls nothing: [[grudge-needs-survivor|our reading]].

## Threader | slow, web, snare, tractor, limit moves, slowed
An enemy that starts its activation with at most 2 hexes between it and this ship uses no more than 2 Moves in it.

## Starmaw | maw, bite, devour, eat
In [[combat]] each unmodified 1 makes 3 Direct Hits more.
Example: A 1 makes four in all.

## Starcaster | psionic ship, caster, psychic
Named in the rule on [[psionic-orders]]: a Psionic order on this ship does not count towards your one.
`;
