export const strikes = `
# Strikes

## Strikes
A strike is a shot at range. [[declaring-a-strike|Declare]] it, add up [[strike-modifiers|modifiers]], [[strike-roll|roll]], let the target [[block-with-shields|block]], [[resolving-icons|resolve]] what is left, then do what comes [[after-attack|after the attack]].
Also: shooting, ranged attack, strike sequence, steps of an attack, attack action

## Declaring a strike
Take an armament that your active ship has not used this round. Choose an enemy ship in its [[arcs|arc]], no further away than the weapon card’s maximum [[distance]].
Also: legal target, in range, choose target, fire twice, same weapon twice, maximum range, target selection

## Arcs
Seven arcs say where an armament reaches, seen from the ship that fires. 360 is all around.
F reaches 30° to each side of the fore and FX 90°; A and AX do the same about the aft. R runs from 30° to 150° on the right, L likewise on the left.
A hex right on the edge is in. The shapes are the app’s reading, since they are only drawn in the rulebook: you can redraw them.
Also: fire arc, firing arc, forward arc, forward extended, aft arc, aft extended, left arc, right arc, broadside, omnidirectional, FX, AX, 360, field of fire

## Heavy weapons and reloading {reloading}
After a strike with a Heavy weapon the ship gets a Reloading token. It may still fire its other Heavy armaments in that activation.
When it next activates, the token comes off before any strike, and no Heavy weapon of it fires that round. So a Heavy weapon fires every other round.
The token comes off even if the ship makes no strike: [[reload-always-clears|our reading]].
Also: reload, reloading token, reload token, heavy type, big guns, recharge

## Modifiers on a strike {strike-modifiers}
Before you roll, collect everything that changes the dice. Words like “attack dice” mean the armament dice of a strike.
Weapon card: by distance, by the target’s attributes or by the state of its defences. Orders: on you, on the target, and on ships near enough to reach either. Terrain: of both ships. Keywords: of you, the target and neighbours, [[stealth|Stealth]] above all. Anything else: scenarios and newer cards.
Then apply the [[modifier-limits|limits]] once.
Also: to hit, accuracy, harder to hit, attack modifier, cover bonus, attack dice

## Roll and read the chart {strike-roll}
Roll the armament’s dice, change each by the modifier, and look every result up on the weapon card’s chart. It gives icons: [[target-lock]], [[hit]], [[critical-hit]], [[direct-hit]].
A result that the chart does not print gives nothing: [[chart-beyond-the-print|our reading]].
Example: A 5 with +2 counts as 7.
Also: effect chart, weapon chart, effect icons, roll to hit, roll attack, result table

## Keeping track of icons {tracking-icons}
Lay out a token for each icon as you roll, if that helps. A card from the first edition that says to re-roll dice now gives as many [[lock-on|Lock Ons]] instead.
Also: reroll, re-roll, star strike 1.0, old card, tokens

## Block with shields
The target’s player may now spend Shield Points: each cancels one Hit or one Critical Hit, as they choose. Direct Hits go straight past shields.
Icons that a Lock On adds later cannot be blocked, by [[lock-on-after-shields|our reading]].
Also: spend shields, cancel hits, shield block, use shields, absorb, shields stop

## Shield facings
A Heavy, Super Heavy or Stationary ship has six shields: Direct Fore, Right Fore, Right Aft, Direct Aft, Left Aft and Left Fore. It blocks only with the side on which the attacker stands.
Each covers 60°, the Direct Fore from 30° left to 30° right of the bow. Where two meet, both may block: [[shared-ray-pools-facings|our reading]].
Also: which shield, shield side, shield direction, rear shield, front shield, flank, shield arc, corner

## Resolve icons in order {resolving-icons}
Always in this order: [[target-lock|Target Locks]], [[hit|Hits]], [[critical-hit|Critical Hits]], [[direct-hit|Direct Hits]]. Every icon that would hurt is first met by each [[saves|save]] that fits; one success is enough.
Also: order of icons, resolve hits, which first, effect icons

## Target Lock
Accuracy. For each Target Lock choose: spend it on what the weapon card offers for it, or [[lock-on|Lock On]]. You choose one after the other, seeing what each does: [[locks-one-by-one|our reading]].
Also: lock, locks, lock icon, target lock ability, spend lock

## Lock On
Roll one more die with the same modifier and add its icons. A Target Lock on that die does not count, so a Lock On never leads to another.
Also: extra die, additional die, reroll, lock chain

## Cards that add dice {added-dice}
Added dice, from a Target Lock ability, an order or any other card, are [[lock-on|Lock Ons]]: you roll them at the moment when locks are spent.
Also: add dice, bonus dice, more dice, extra dice

## Hit
Shields can block it. What is left: the target’s player rolls an [[armor-save]] and a [[flak-save]] where they apply. If all fail, 1 Hull Point is lost; at 0 the ship is [[defeated]].
What happens to a lost ship matters only in career play.
Also: normal hit, hits, lose hull, damage, subspace field

## Critical Hit
Shields can block it. What is left may be stopped by a [[massive-save]], an [[armor-save]] or a [[flak-save]]. If all fail, the ship takes one [[critical-damage]] and one of its orders goes back to the library; its owner says [[critical-returns-which-order|which]].
With more Critical Damage than its first Order Limit the ship is [[crippled]]. Hull is not touched.
Also: crit, critical, lose an order, remove an order, star icon, critical icon

## Direct Hit
Shields, Armor and Flak are no use. Only an [[ore-hull-save]] or a [[fast-save]] helps, in skirmishes a few more. Otherwise 1 Hull Point is lost.
Also: direct, bypass shields, ignore shields, ignores armor, unblockable

## Armor Save
Against Hits and Critical Hits from a weapon that is not Heavy. Roll a die: the ship’s [[armor-value|Armor]] or less stops the icon.
Example: Armor 2 stops it on a 1 or a 2.
Also: armour save, save against hits, save roll, saving throw

## Flak Save
Against Hits and Critical Hits from Ordnance. Roll a die: the ship’s [[flak-value|Flak]] or less stops the icon. It comes on top of an [[armor-save]] if the weapon is not Heavy.
Also: save against torpedoes, save against ordnance, save against missiles, point defence

## Massive Save
A [[massive|Massive]] ship rolls it against each Critical Hit of any weapon: 3 or less stops the icon.
Also: save against criticals, critical save, massive crit save

## Ore Hull Save
A ship with [[ore-hull|Ore Hull]] rolls it against each Direct Hit, in strikes and skirmishes: 2 or less stops it.
Also: save against direct hits

## Fast Save
A [[fast|Fast]] ship rolls it against each Direct Hit, in strikes and skirmishes: a 1 stops it.
Also: save against direct hits, dodge

## After the attack {after-attack}
Whatever a card does “after attack” or “after strike” happens once the last icon is resolved. A Heavy weapon needs [[reloading]] then.
Also: after strike, after-attack effects, end of strike
`;
