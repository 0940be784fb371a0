import type { RulingText } from '../../../../core/reference/entry';
import { rulingTextsIn } from '../../../kit/reference/rulingTexts';
import { RULINGS } from '../../rulings';

export const rulings: Readonly<Record<string, RulingText>> = rulingTextsIn(
  RULINGS,
  `
## section-numbers: Where are sections 1 to 6?
1 is the front, then clockwise; 4 is the stern.
Why: The diagram is lost. [[main-engines]] go into 3, 4 and 5, which makes these the rear.
Other: Any other numbering that keeps 3, 4 and 5 together.
## dice-d6: Which dice are rolled?
Six-sided ones.
Why: The example shows 1 to 5, and a shield of 6 must be possible to hit; see [[damage]].
Other: Dice with more sides.
## equal-damages: Does a die that equals the defence do damage?
Yes.
No, it has to be higher.
Why: [[damage]] discards only what is lower, and [[damaging-shields]] names equal dice.
## overflow-shield-section-core: Where do dice go that are left over?
From the shield to its section, from there to the core.
Why: The example of [[damage]] goes this way, and components have no integrity of their own.
Other: Into components of the section.
## discard-per-layer: Which defence does a die meet that got past the shield?
That of the armour, 2. So a 1 that took the last charge of a shield could do no more, and low dice are best used first. A shield at 0 stops nothing.
The shield’s alone, for the whole attack.
Why: The example of [[damage]] holds the dice that are left against the armour once more.
## overflow-always: Must dice that are left over go on?
Yes.
Why: No attacker would stop; see [[damage]].
Other: Only if the attacker likes.
## destroyed-section: What if a section without integrity is hit again?
The attack goes straight to the core, defence 2. Nothing in the lost section works any more, not even its shield.
Its shield still stands.
Why: The draft speaks of losing a section and its [[thrusters]], but never says how.
## partial-at-zero: Does a shield at 0 lose its partial charge when its section is hit?
No. Nothing of the shield was damaged.
Yes, by any hit on the section.
Why: [[partial-charges]] are lost by damage to the shield.
## design-levels: Can a part have a level above 6?
No, nor below 1.
Why: The chart of [[costs]] has no others.
Other: Yes, at the same step in price.
## core-is-a-section: Do two shields in the core break one rule or two?
Two: none may be there, and no section may have two.
Why: The core is one of the seven [[sections]].
Other: One: none may be there.
## all-bought-placed: May a part be bought and left out of the ship?
No, and its points count.
Why: [[sections]] has every part in a slot.
Other: Yes, as a spare.
## no-minimum: Must a ship have crew, weapons or engines?
No.
Why: As much or as little crew as you like, and a ship without engines is described; see [[design-advice]].
Other: At least one of each.
## edge-line-both: What about a line along the edge between two hexes?
It crosses both: each nebula counts, and either may block.
Why: Every hex that a [[line-of-attack|line]] passes counts.
Other: The attacker picks one of them.
## corner-touch-free: What if a line only touches the corner of a hex?
That hex is not crossed.
Why: No part of the [[line-of-attack|line]] lies in it.
Other: It counts as crossed.
## arc-ends-belong: What if a target lies exactly between two arcs?
The beams of both sections can fire.
Why: Just as the [[hit-location]] has both sides there.
Other: Only one of them.
## nebula-ends-count: Do nebulae at both ends of the line weaken a beam?
Yes, each by 1.
No, only those in hexes between.
Why: The [[line-of-attack|line]] runs from centre to centre, so half of each end lies on it.
Also: hide in a nebula
## ends-do-not-block: Does another piece in the hex of shooter or target block?
No.
Why: It does not stand between; see [[line-of-attack]].
Other: Yes, as anywhere on the line.
## blast-falls-by-distance: Is a blast weaker in the neighbouring hex already?
Yes: level less distance.
No: level less the hexes between.
Why: [[strength]] counts along the line from the centre, [[detonation]] what is between; full strength is only promised for the centre.
Also: adjacent blast
## blast-distance-steps: Does a blast along an edge weaken twice as fast?
No, steps count.
Why: The distance is what matters for [[detonation]].
Other: Yes, both hexes count.
## blast-section-entered: Which section does a blast hit in the torpedo’s own hex?
That on the side it came in by, however it turned then.
Why: [[detonation]] names the side of entry.
Other: That which it faces.
## blast-rolls-apart: One roll for all that a blast reaches?
No, one for each target.
Why: Each has a [[strength]] of its own.
Other: Yes, the highest dice for the nearest.
## chain-at-once: When does a torpedo explode that a blast has hit?
At once, before anything else, and only once.
After all attacks of the phase.
Why: [[torpedoes|It goes off]] by itself at integrity 0.
## launch-free: Does a launch cost movement, and may it fly on at once?
It costs nothing, and all 6 points are there that round.
Why: Points are for each round, and the round of launch is one; see [[torpedo-flight]].
Other: The first hex costs a point.
## launch-needs-room: What if a planet or moon lies where a torpedo would start?
It cannot be launched.
Why: [[planets-and-moons]] stop every move.
Other: It explodes there.
## torpedo-per-round: Do unspent points or turns of a torpedo carry over?
No. 6 points and two sides anew each round.
Why: Both limits are for a round; see [[torpedo-flight]].
Other: Yes, all are saved.
## torpedo-past-ships: May a torpedo enter the hex of a ship, and go on?
Yes.
Why: [[detonation]] tells what a blast in a ship’s hex does.
Other: It must stop there.
## shield-surplus-carries: What happens to power beyond the next shield charge?
It stays as partial charge towards the one after; at full level it is lost.
Once a charge has been gained, what is over is lost.
Why: From 0 to 2 in one transfer is allowed by [[charging-shields]]; that a rise clears [[partial-charges]] may also mean the rest.
Also: shield remainder
## overcharge-in-one-transfer: May one transfer fill a beam and overcharge it?
Yes.
No. Only a beam that was full before; what is over is lost.
Why: A part has one [[crew]] team a round; full charge may also be meant as a state to begin with. See [[overcharging]].
## overcharge-rest-lost: What happens to power short of the next overcharge?
It is lost.
Why: [[overcharging]] has no partial charges.
Other: It waits.
## overcharge-damage-once: Does a beam lose a level for each overcharge level, or once?
Once, after the next Weapons phase, fired or not.
One for each charge above full.
Why: The glossary has one level for each time; see [[overcharging]].
## overcharge-spent-first: Which charges go first if an overcharged beam fires only some?
Those above full. What is left of them is lost, then the rest is cut to the new level.
The ordinary ones.
Why: It is best for the owner, and [[overcharging]] does not say.
## torpedo-holds-three: Can a launcher hold more than 3 charges?
No, at any level; what is over is lost.
Why: It needs 3 and cannot be overcharged; see [[charging-torpedoes]].
Other: As many as its level.
## battery-start-of-phase: May power be used in the phase in which it was stored?
No, only what a battery had when the phase began.
Why: The [[power-phase]] shares out what is generated and what is stored.
Other: Yes, once it is in.
## transfers-in-order: What if a battery is drained and filled in one phase?
In the order in which the transfers are named.
All drains first.
Why: The [[power-phase]] does not say.
## excess-is-legal: Is it a mistake to send more than a part can hold?
No. It is lost.
Why: That is what [[excess-power]] says.
Other: It is not allowed.
## exchange-any-mix: May a slide mix thruster charges with points from engines?
Yes, and so may dodging.
Why: A point is a point, wherever it was bought; see [[exchanges]].
Other: All three from one kind.
## slide-any-direction: What does a slide straight ahead cost?
3 manoeuvre points, as any slide.
Why: There is one price for every direction; see [[thrusters]].
Other: Less, as a move ahead.
## ships-in-the-way: May a ship enter the hex of another ship?
That is left to the table. Only planets and moons stop it here.
Why: The [[movement-phase]] does not say.
Other: No.
## asteroids-one-attack: Are asteroids one attack with many dice, or many with one?
One roll for each hex.
Many of one die, each against what the one before has left.
Why: [[torpedo-flight]] speaks of a strength of 6 and 6 dice.
## asteroids-each-hex: Are asteroids rolled for by hex or by field?
For every hex entered; dodging is paid for each.
Why: The risk lies in the hex, see [[asteroid-field]].
Other: Once for a whole field.
## asteroids-section: Which section do asteroids hit?
That on the side that leads the move.
Why: The [[asteroid-field]] rule names none.
Other: The front, always.
## asteroids-maximum: Do asteroids count engine charges or engine levels?
Levels, of all main engines together.
The charges of the moment.
Why: A maximum and a rating are named; see [[asteroid-field]].
## torpedo-dodge-one: What does a torpedo pay to dodge an asteroid die?
1 of its 6 points, besides the step.
3 points, as engines pay.
Why: It is paid in points, and no other rate is given; see [[torpedo-flight]].
## tie-rolls-again: What if the highest roll is tied?
Those tied roll again until one is highest.
Why: Any fair way will do; see [[first-player]].
Other: The youngest begins.
## round-is-a-pass: How are rounds counted when a side drops out?
A round is one pass through the order; sides without ships are skipped.
Why: A [[round]] is a turn for each side.
Other: By the first player’s turns.
## game-ends-with-turn: When is the game over, and what if nobody is left?
After the turn that leaves one side at most. Nobody left: no winner.
At the very moment.
Why: One side left ends it; see [[turn]].
## torpedo-last-phase: How long does a torpedo last?
To the end of its owner’s next Weapons phase.
Why: Two rounds, the first being that of launch; see [[weapons-phase]].
Other: To the end of the next round.
## phases-together: May one ship of a team run ahead?
No. All its ships finish a phase before the next begins.
Why: That is how [[fleet-action|team games]] go.
Other: Yes, if the team agrees.
`,
);
