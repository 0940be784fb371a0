import { rulingTableIn } from '../../../kit/reference/rulingTexts';
import { RULINGS } from '../../rulings';

export const rulings = rulingTableIn(
  RULINGS,
  `
armor-before-shields | Is Armor or Flak rolled before or after a shield box is spent? | Before. A box is spent only on what gets through. | After. A box is spent first, and only the rest is rolled for. | The keywords speak of the moment before a Hit is resolved; [[shields]] belong to resolving it. | armor or shields first
crippled-at-once | Does a ship crippled by an attack still roll Armor against the rest of it? | No. Its keywords are gone at once. | Yes. It keeps them until the attack is over. | Icons are resolved one after the other, and [[critical-hits|crippling]] works as soon as it happens.
crippled-keeps-granted | Does a crippled ship keep what others grant it? | Yes. Only its own keywords are crossed out. | No. It has no keywords at all. | The card’s own keyword box is what gets crossed out; [[cover|Cover]] of a friend is not in it.
ore-hull-cancels-rolled | Does Ore Hull cancel a Direct Hit of a Ram-Prow? | No. Only one from the combat dice. | Yes. Any one Direct Hit of the skirmish. | [[ore-hull|Ore Hull]] speaks of what the opponent rolled, and the [[ram-prow|Ram-Prow]] deals its hits beside that.
reroll-replaces-die | Does a rerolled die lose its other icons? | Yes. The new result stands alone. | No. Its Hits and Critical Hits stay and the new ones are added. | To roll a die again is to take its result back; see [[target-locks]].
lethal-highest | Two Lethal on one ship? | The higher counts. | They add up. | Where values add up the booklet says so, as for [[armor|Armor]]; for [[lethal|Lethal]] it does not.
covers-add-up | Do several ships with Cover add up? | Yes, 1 Flak for each. | No, 1 Flak in all. | Each grants [[flak|Flak]] 1, and several Flak add up.
corner-both-sides | Through a corner: boxes of both sides, or of one? | Of both, as the owner likes. | Of one, the fuller side. | Each box is chosen by itself, and either side touches the corner; see [[shields]].
chart-beyond-the-print | What does a result give that is not on the weapon card? | No icon. | The nearest printed row counts. | The [[weapon-card|chart]] gives what it prints.
dice-may-be-split | May the dice of one armament go to several targets? | Yes. Each target is rolled for by itself. | No. All dice of an arc go to one target. | The booklet lets you choose the dice that you use, and wants each target rolled on its own; see [[attacks]].
heavy-box-erased | When is a marked Heavy Ready box erased? | When the player gives the shot up for it, with or without a target. | By itself, when the ship is activated. | It happens in place of firing, so it is the player’s act; see [[heavy]].
super-heavy-normal-order | Must a Super Heavy with a Special order have another order too? | Yes, one that is not Special. | No. Only a second Special order is ruled out. | The rule on [[special-orders]] says “must”; the app reminds you at the reveal.
psionic-library-count | Does a Special order that is Psionic count towards the half of the library? | No. It counts as what its number says. | Yes. Every Psionic order counts. | S012 is numbered among the Special orders; see [[psionic-orders]].
starcaster-ship-limit | Does the order of a Starcaster count towards the orders that its ship may have? | No. It comes on top of them. | Yes. The ship must have room for it. | [[starcaster|Starcaster]] plays an order besides those that were given before the reveal.
augur-reach | How far off is a ship that is two hexes away from an Augur? | Two hexes lie between, as weapons count their range. | One hex lies between: it is two moves away. | Elsewhere the booklet counts the hexes between two ships, for [[attacks|range]] and for [[cover|Cover]]; [[augur|Augur]] is read the same way.
augur-rerolls-once | How often may Augur reroll the same die? | Once; a second 6 stands. | Until it shows no 6. Enter the final result. | [[augur|Augur]] speaks of the rolls of an attack, not of what was rolled again.
hole-losses-count | Does a ship lost in a Black Hole count as Fleet Value that the enemy destroyed? | Yes, as any ship that is gone. | No. Nobody destroyed it but the hole. | The [[black-hole]] destroys it, and the [[ending-the-game|tie-break]] weighs the ships that a side has lost.
mounts-roll-apart | Two arcs of one armament at the same target: one attack or two? | Two. The dice of each arc are rolled and resolved by themselves. | One attack with all the dice together. | Each set of dice has its own arc to be aimed by; see [[attacks]].
terrain-hits-no-armor | Is Armor rolled against a Hit by terrain? | No. Armor and Flak work against weapons. | Yes, Armor as against any Hit. | Both keywords name the weapon of an opponent; a [[dust-cloud]] is none.
hole-drags-each-move | Is the roll beside a Black Hole made after every move? | Yes, after each single space. | Only after the last move of its activation. | A move is one space; see [[movement]].
hole-already-taken | What if the Black Hole’s hex is taken? | Both are in it until one gets out. | A skirmish follows between enemies; it costs no move. | The [[black-hole]] pulls without asking who is there, and nothing says that they collide.
both-eliminated | Both fleets are gone at once? | The points decide, as at the end of turn 6. | Stalemate, whatever the points. | Neither has eliminated the other first; see [[ending-the-game]].
`,
);
