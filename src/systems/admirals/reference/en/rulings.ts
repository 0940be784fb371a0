import { rulingTextsIn } from '../../../kit/reference/rulingTexts';
import { RULINGS } from '../../rulings';

export const rulings = rulingTextsIn(
  RULINGS,
  `
## lock-on-after-shields: May shields block icons that a Lock On adds?
No. Shields are spent before any Lock On is rolled.
Yes. The target may spend shields on those icons as well.
Why: The steps have an order: [[block-with-shields|shields]] come in 5E, and a [[lock-on]] rolls only in 5F.
Also: block lock on dice, shields after lock on
## formation-share-of-limit: Are Core and Specialist shares taken of the limit or of the points spent?
Of the escalation limit.
Of the Power that you have spent.
Why: “Your Power Points” reads best as the amount that the [[escalation-level]] gives you, and it does not shift with every ship you add.
Also: percentage of what, percent of limit, core share of points
## refit-and-massive-once: Does a Massive Refit add 1 or 2 to its Order Limit?
1 in all.
1 for each, so 2.
Why: The rule on the [[order-limit]] names Refit “or” Massive and gives one increase.
Also: massive refit orders
## grudge-needs-survivor: Does a ship that was defeated still roll its Grudge?
No. It has left play.
Yes. It rolls with its last breath.
Why: A [[defeated]] ship is removed at once, and the [[grudge]] roll comes after all damage.
Also: dead ship grudge, grudge when destroyed
## drawn-in-limit: Do Super Heavy and Massive add up on the Drawn In roll?
They add up, and no more than +2 counts.
They add up to +3.
Why: The [[modifier-limits|limit of +2]] speaks of every die, this one included.
Also: massive super heavy black hole
## chart-beyond-the-print: What does a result give that is not on the weapon card?
No icon. A row printed as “1 or less” covers 0.
The nearest printed row counts.
Why: The [[strike-roll|chart]] gives what it prints; nothing tells you to slide to another row.
Also: result not on chart, result of 0, result of 7, result of 8, below 1
## critical-returns-which-order: Who chooses the order that a critical sends back?
The ship’s owner. Without an order there, it is still damage.
The attacker. Without an order there, it is still damage.
Why: The orders belong to that player, and the rule on the [[critical-hit]] names nobody else.
Also: pick lost order, which order is lost, choose order lost to critical
## shared-ray-pools-facings: The attacker stands where two shield facings meet: one of them or both?
Both may spend their points.
One of the two, the one with more points.
Why: A hex on the line lies in both [[shield-facings|facings]]; the first edition let a ship block a shot through a corner from either side.
Also: corner shot, between two shields, on the line
## locks-one-by-one: Are locks spent together, or one after the other?
One after the other, seeing what each gives.
You say for all of them what they do, then roll.
Why: The rule on the [[target-lock]] goes through the icons one at a time.
Also: all locks at once
## augur-first-roll-only: Do Augur’s 5s and 6s on Lock On dice give further Lock Ons, or buy abilities?
No. Only dice of the first roll, and only a Lock On.
Each 5 or 6 of the first roll is a Target Lock, which may buy an ability.
Why: A [[lock-on|Lock On]] never leads to another, and [[augur]] grants the Lock On itself, not a Target Lock.
Also: augur lock on dice
## auras-stack: Do several Cover, Delectable or Support ships add up?
Yes. Cover never helps its own ship, Support only its own team.
Cover and Delectable count once. Support still adds up.
Why: Each ship has a rule of its own, and nothing but [[deadly]] speaks against a second one. For [[support]] the rulebook says outright that it stacks.
Also: two cover ships, two delectable, does cover stack, auras
## lethal-highest: Two Lethal on one ship?
The higher one.
Both, added up.
Why: [[deadly]] works the same way. [[lethal]] also works when a Grudge defeats the ship: that is still part of the skirmish.
Also: lethal twice
## grudge-both-at-once: Both ships have Grudge?
Both roll, at the same time.
The active ship rolls first, and one that it defeats rolls no more.
Why: In a [[skirmish]] everything happens to both sides at once.
Also: both grudge
## exhausted-and-critical: Two Exhausted and a critical?
A quarter, not less.
A quarter, then half of that.
Why: The rule on [[skirmish-dice]] gives a half for one kind of damage and a quarter as its worst step.
Also: exhausted twice and crit
## old-armor-keyword: An old card with Armor [2]?
Armor 2.
Armor 3: the keyword adds to 1.
Why: The 1 is for cards without the keyword ([[armor-value]]). Armor [x] that a ship gains in play does add.
Also: old card armor
## reload-always-clears: When does the Reloading token leave?
As the ship activates, whether or not it strikes.
Only when the ship is about to strike.
Why: [[reloading|The step]] comes before any strike is declared and asks for none. All Heavy armaments may fire in the one activation.
Also: remove reloading token without striking
## bonus-order-optional: Must a Bonus Order be assigned?
No, you may.
Yes, if you have the card.
Why: The section on [[bonus-orders]] says both “can” and “must”; [[massive]] says “may”, and nobody is made to play a card they left at home.
Also: forced bonus order
## bonus-order-from-library: Where does a Bonus Order come from?
From your library, like every order.
With the ship. It takes no place in your library.
Why: Orders are chosen from the library in the [[command-phase]], and go back there. [[bonus-orders|Bonus Orders]] and [[massive]] give the ship room for one more, not a card.
Also: bonus order in library, bonus order card, own copy of an order
## skilled-once: Skilled on the card and again from an overrun: two uses?
One.
Two.
Why: A ship either has [[skilled]] or not, and it works once a round.
Also: skilled twice, two skilled
## overrun-literal: With equal fleets, does the last ship of the second team always overrun?
Yes, as written, and the app says so.
No: an overrun begins only with two ships or more still waiting.
Why: Teams alternate, so the team with the initiative is through first. The rule on the [[overrun]] makes no exception.
Also: equal fleets overrun, last ship overrun
## entry-rolls-each-hex: Do you roll for every terrain hex entered, also after an Assault or an Evade?
Yes, for each.
Only for moves of its own: not after an Assault, nor for an Evade.
Why: [[black-hole-horizon|Drawn In]] and [[treacherous-navigation]] ask whenever a ship enters, whatever brought it there.
Also: several dust hexes, roll for each hex
## dust-owner-chooses: On a 4 or 5 in dust: shield or Direct Hit, and from which facing?
The owner chooses, any facing.
A shield while there is one, from any facing.
Why: [[treacherous-navigation]] leaves the choice to the ship, and dust comes from no side.
Also: dust which shield
## escape-moves-optional: Must the 2 extra Moves of an escape be used, and does Threader cap them?
They need not be used, and Threader caps them.
They need not be used, and come on top of Threader’s 2.
Why: [[escape-velocity]] gives Moves and demands none; [[threader]] limits all that a ship uses in its activation.
Also: threader black hole, extra moves escape
## hold-territory-once: A ship next to two held systems, or itself in one?
1 point a ship, and one that is in a system counts too.
1 point a ship, but none for one that is in a system itself.
Why: [[hold-territory]] counts ships, not systems.
Also: two systems one ship
## reinforce-before-shut-out: Round 6: do reinforcements still come before Shut Out?
Yes.
No: Shut Out counts first.
Why: [[reinforcements]] happen in every Refresh Phase, and [[shut-out]] counts at its very end.
Also: round 6 reserves, last round reinforcements
## reserves-do-not-save: Nobody on the battlefield, but ships in reserve?
Wiped out. Both sides at once: the points decide.
The team fights on with its reserve.
Why: The rule on being [[wiped-out]] looks at the battlefield alone.
Also: only reserves left, both sides wiped out
## reserve-counts-undefeated: Do ships that are in reserve at the end count as undefeated?
Yes.
No.
Why: Nobody defeated them. [[fly-the-flag]] and [[all-out-war]] ask for no more.
Also: never deployed
## open-play-scoring: Do the ways to score of constructed play apply in open play?
No. Only the Power of undefeated ships.
Yes, all but Secure Area.
Why: [[all-out-war]] brings a score of its own, and [[open-escalation|13B]] takes over nothing but the reserves.
Also: objective points in open play
## easy-scenario-scoring: Does the Power of undefeated ships score in an Easy scenario?
Yes, besides what the scenario scores. Secure Area does not.
No. Secure Area and the scenario’s own lines score, as at its other difficulties.
Why: [[scenario-difficulty|Easy]] takes over the simplicity rules of open play, and [[all-out-war]] is one of them.
Also: easy scenario points, undefeated power in a scenario
## stopped-early: The table stops before the last round: do Stake a Claim, Fly the Flag and Shut Out score?
No.
Yes, as things stand.
Why: [[stake-a-claim]], [[fly-the-flag]] and [[shut-out]] count at the end of turn 6, and that never came.
Also: stop early, end game by hand, out of time
## three-or-more-a-team: “More than 2 players on a team”: from three on, or from two?
From three on.
From two on.
Why: More than two is three. See [[multiplayer-setup]] and [[multiplayer-activation]].
Also: two players a team, 2 v 2
## heal-x: Does Heal X remove one Critical Damage or X?
X.
One.
Why: Hull and shields come back by X in the lines before it. “One” looks like a slip in [[repair-criticals|the text]].
Also: heal one or x
## two-big-ships-collide: Two big ships are defeated together in a Core hex: who scores?
Each scores for the other team.
Nobody scores: no one brought it down.
Why: [[bring-it-down]] asks that a ship is defeated, not who did it.
Also: collision points, black hole collision score
`,
);
