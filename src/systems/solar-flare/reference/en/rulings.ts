import type { RulingTexts } from '../../../kit/reference/makeReference';
import type { RULINGS } from '../../rulings';

export const rulings: RulingTexts<(typeof RULINGS)[number]> = {
  'section-numbers': {
    question: 'Where are sections 1 to 6?',
    answers: { clockwise: '1 is the front, then clockwise; 4 is the stern.' },
    why: 'The diagram is lost. [[main-engines]] go into 3, 4 and 5, which makes these the rear.',
    other: 'Any other numbering that keeps 3, 4 and 5 together.',
  },
  'dice-d6': {
    question: 'Which dice are rolled?',
    answers: { 'six-sided': 'Six-sided ones.' },
    why: 'The example shows 1 to 5, and a shield of 6 must be possible to hit; see [[damage]].',
    other: 'Dice with more sides.',
  },
  'equal-damages': {
    question: 'Does a die that equals the defence do damage?',
    answers: { yes: 'Yes.' },
    why: '[[damage]] discards only what is lower, and [[damaging-shields]] names equal dice.',
    other: 'No, it has to be higher.',
  },
  'overflow-shield-section-core': {
    question: 'Where do dice go that are left over?',
    answers: { 'shield-section-core': 'From the shield to its section, from there to the core.' },
    why: 'The example of [[damage]] goes this way, and components have no integrity of their own.',
    other: 'Into components of the section.',
  },
  'discard-per-layer': {
    question: 'Which defence does a die meet that got past the shield?',
    answers: {
      'each-layer':
        'That of the armour, 2. So a 1 that took the last charge of a shield could do no more, and low dice are best used first. A shield at 0 stops nothing.',
    },
    why: 'The example of [[damage]] holds the dice that are left against the armour once more.',
    other: 'The shield’s alone, for the whole attack.',
  },
  'overflow-always': {
    question: 'Must dice that are left over go on?',
    answers: { always: 'Yes.' },
    why: 'No attacker would stop; see [[damage]].',
    other: 'Only if the attacker likes.',
  },
  'destroyed-section': {
    question: 'What if a section without integrity is hit again?',
    answers: {
      core: 'The attack goes straight to the core, defence 2. Nothing in the lost section works any more, its shield neither.',
    },
    why: 'The draft speaks of losing a section and its [[thrusters]], but never says how.',
    other: 'Its shield still stands.',
  },
  'partial-at-zero': {
    question: 'Does a shield at 0 lose its partial charge when its section is hit?',
    answers: { kept: 'No. Nothing of the shield was damaged.' },
    why: '[[partial-charges]] are lost by damage to the shield.',
    other: 'Yes, by any hit on the section.',
  },
  'design-levels': {
    question: 'Can a part have a level above 6?',
    answers: { 'chart-only': 'No, nor below 1.' },
    why: 'The chart of [[costs]] has no others.',
    other: 'Yes, at the same step in price.',
  },
  'core-is-a-section': {
    question: 'Do two shields in the core break one rule or two?',
    answers: { 'both-rules': 'Two: none may be there, and no section may have two.' },
    why: 'The core is one of the seven [[sections]].',
    other: 'One: none may be there.',
  },
  'all-bought-placed': {
    question: 'May a part be bought and left out of the ship?',
    answers: { placed: 'No, and its points count.' },
    why: '[[sections]] has every part in a slot.',
    other: 'Yes, as a spare.',
  },
  'no-minimum': {
    question: 'Must a ship have crew, weapons or engines?',
    answers: { none: 'No.' },
    why: 'As much or as little crew as you like, and a ship without engines is described; see [[design-advice]].',
    other: 'At least one of each.',
  },
  'edge-line-both': {
    question: 'What of a line along the edge between two hexes?',
    answers: { both: 'It crosses both: each nebula counts, and either may block.' },
    why: 'Every hex that a [[line-of-attack|line]] passes counts.',
    other: 'The attacker picks one of them.',
  },
  'corner-touch-free': {
    question: 'What if a line only touches the corner of a hex?',
    answers: { 'not-crossed': 'That hex is not crossed.' },
    why: 'No part of the [[line-of-attack|line]] lies in it.',
    other: 'It counts as crossed.',
  },
  'arc-ends-belong': {
    question: 'What if a target lies exactly between two arcs?',
    answers: { both: 'The beams of both sections bear.' },
    why: 'Just as the [[hit-location]] has both sides there.',
    other: 'Only one of them.',
  },
  'nebula-ends-count': {
    question: 'Do nebulae at both ends of the line weaken a beam?',
    answers: {
      'ends-too': 'Yes, each by 1.',
      'between-only': 'No, only those in hexes between.',
    },
    why: 'The [[line-of-attack|line]] runs from centre to centre, so half of each end lies on it.',
    also: ['hide in a nebula'],
  },
  'ends-do-not-block': {
    question: 'Does another piece in the hex of shooter or target block?',
    answers: { free: 'No.' },
    why: 'It does not stand between; see [[line-of-attack]].',
    other: 'Yes, as anywhere on the line.',
  },
  'blast-falls-by-distance': {
    question: 'Is a blast weaker in the neighbouring hex already?',
    answers: {
      'by-distance': 'Yes: level less distance.',
      'by-hexes-between': 'No: level less the hexes between.',
    },
    why: '[[strength]] counts along the line from the centre, [[detonation]] what is between; full strength is only promised for the centre.',
    also: ['adjacent blast'],
  },
  'blast-distance-steps': {
    question: 'Does a blast along an edge weaken twice as fast?',
    answers: { steps: 'No, steps count.' },
    why: 'The distance is what matters for [[detonation]].',
    other: 'Yes, both hexes count.',
  },
  'blast-section-entered': {
    question: 'Which section does a blast hit in the torpedo’s own hex?',
    answers: { 'opposite-last-step': 'That on the side it came in by, however it turned then.' },
    why: '[[detonation]] names the side of entry.',
    other: 'That which it faces.',
  },
  'blast-rolls-apart': {
    question: 'One roll for all that a blast reaches?',
    answers: { 'each-target': 'No, one for each target.' },
    why: 'Each has a [[strength]] of its own.',
    other: 'Yes, the highest dice for the nearest.',
  },
  'chain-at-once': {
    question: 'When does a torpedo explode that a blast has hit?',
    answers: { 'at-once': 'At once, before anything else, and only once.' },
    why: '[[torpedoes|It goes off]] by itself at integrity 0.',
    other: 'After all attacks of the phase.',
  },
  'launch-free': {
    question: 'Does a launch cost movement, and may it fly on at once?',
    answers: { free: 'It costs nothing, and all 6 points are there that round.' },
    why: 'Points are for each round, and the round of launch is one; see [[torpedo-flight]].',
    other: 'The first hex costs a point.',
  },
  'launch-needs-room': {
    question: 'What if a planet or moon lies where a torpedo would start?',
    answers: { 'no-launch': 'It cannot be launched.' },
    why: '[[planets-and-moons]] stop every move.',
    other: 'It explodes there.',
  },
  'torpedo-per-round': {
    question: 'Do unspent points or turns of a torpedo carry over?',
    answers: { anew: 'No. 6 points and two sides anew each round.' },
    why: 'Both limits are for a round; see [[torpedo-flight]].',
    other: 'Yes, all are saved.',
  },
  'torpedo-past-ships': {
    question: 'May a torpedo enter the hex of a ship, and go on?',
    answers: { 'may-pass': 'Yes.' },
    why: '[[detonation]] tells what a blast in a ship’s hex does.',
    other: 'It must stop there.',
  },
  'shield-surplus-carries': {
    question: 'What of power beyond what the next shield charge needs?',
    answers: {
      carries: 'It stays as partial charge towards the one after; at full level it is lost.',
      lost: 'Once a charge has been gained, what is over is lost.',
    },
    why: 'From 0 to 2 in one transfer is allowed by [[charging-shields]]; that a rise clears [[partial-charges]] may also mean the rest.',
    also: ['shield remainder'],
  },
  'overcharge-in-one-transfer': {
    question: 'May one transfer fill a beam and overcharge it?',
    answers: {
      'one-transfer': 'Yes.',
      'full-before': 'No. Only a beam that was full before; what is over is lost.',
    },
    why: 'A part has one [[crew]] team a round; full charge may also be meant as a state to begin with. See [[overcharging]].',
  },
  'overcharge-rest-lost': {
    question: 'What of power short of the next overcharge?',
    answers: { lost: 'It is lost.' },
    why: '[[overcharging]] has no partial charges.',
    other: 'It waits.',
  },
  'overcharge-damage-once': {
    question: 'Does a beam lose a level for each overcharge level, or once?',
    answers: { once: 'Once, after the next Weapons phase, fired or not.' },
    why: 'The glossary has one level for each time; see [[overcharging]].',
    other: 'One for each charge above full.',
  },
  'overcharge-spent-first': {
    question: 'Which charges go first if an overcharged beam fires only some?',
    answers: {
      'overcharge-first':
        'Those above full. What is left of them is lost, then the rest is cut to the new level.',
    },
    why: 'It is best for the owner, and [[overcharging]] does not say.',
    other: 'The ordinary ones.',
  },
  'torpedo-holds-three': {
    question: 'Can a launcher hold more than 3 charges?',
    answers: { three: 'No, at any level; what is over is lost.' },
    why: 'It needs 3 and cannot be overcharged; see [[charging-torpedoes]].',
    other: 'As many as its level.',
  },
  'battery-start-of-phase': {
    question: 'May power be used in the phase in which it was stored?',
    answers: { 'at-start': 'No, only what a battery had when the phase began.' },
    why: 'The [[power-phase]] shares out what is generated and what is stored.',
    other: 'Yes, once it is in.',
  },
  'transfers-in-order': {
    question: 'What if a battery is drained and filled in one phase?',
    answers: { 'as-given': 'In the order in which the transfers are named.' },
    why: 'The [[power-phase]] does not say.',
    other: 'All drains first.',
  },
  'excess-is-legal': {
    question: 'Is it a mistake to send more than a part can hold?',
    answers: { lost: 'No. It is lost.' },
    why: 'That is what [[excess-power]] says.',
    other: 'It is not allowed.',
  },
  'exchange-any-mix': {
    question: 'May a slide mix thruster charges with points from engines?',
    answers: { 'any-mix': 'Yes, and so may dodging.' },
    why: 'A point is a point, wherever it was bought; see [[exchanges]].',
    other: 'All three from one kind.',
  },
  'slide-any-direction': {
    question: 'What does a slide straight ahead cost?',
    answers: { three: '3 manoeuvre points, as any slide.' },
    why: 'There is one price for every direction; see [[thrusters]].',
    other: 'Less, as a move ahead.',
  },
  'ships-in-the-way': {
    question: 'May a ship enter the hex of another ship?',
    answers: { open: 'That is left to the table. Only planets and moons stop it here.' },
    why: 'The [[movement-phase]] does not say.',
    other: 'No.',
  },
  'asteroids-one-attack': {
    question: 'Are asteroids one attack with many dice, or many with one?',
    answers: {
      'one-roll': 'One roll for each hex.',
      'one-by-one': 'Many of one die, each against what the one before has left.',
    },
    why: '[[torpedo-flight]] speaks of a strength of 6 and 6 dice.',
  },
  'asteroids-each-hex': {
    question: 'Are asteroids rolled for by hex or by field?',
    answers: { 'each-hex': 'For every hex entered; dodging is paid for each.' },
    why: 'The risk lies in the hex, see [[asteroid-field]].',
    other: 'Once for a whole field.',
  },
  'asteroids-section': {
    question: 'Which section do asteroids hit?',
    answers: { 'leading-side': 'That on the side that leads the move.' },
    why: 'The [[asteroid-field]] rule names none.',
    other: 'The front, always.',
  },
  'asteroids-maximum': {
    question: 'Do asteroids count engine charges or engine levels?',
    answers: { levels: 'Levels, of all main engines together.' },
    why: 'A maximum and a rating are named; see [[asteroid-field]].',
    other: 'The charges of the moment.',
  },
  'torpedo-dodge-one': {
    question: 'What does a torpedo pay to dodge an asteroid die?',
    answers: { 'one-point': '1 of its 6 points, besides the step.' },
    why: 'It is paid in points, and no other rate is given; see [[torpedo-flight]].',
    other: '3 points, as engines pay.',
  },
  'tie-rolls-again': {
    question: 'What if the highest roll is tied?',
    answers: { 'roll-again': 'Those tied roll again until one is highest.' },
    why: 'Any fair way will do; see [[first-player]].',
    other: 'The youngest begins.',
  },
  'round-is-a-pass': {
    question: 'How are rounds counted when a side drops out?',
    answers: {
      'one-pass': 'A round is one pass through the order; sides without ships are skipped.',
    },
    why: 'A [[round]] is a turn for each side.',
    other: 'By the first player’s turns.',
  },
  'game-ends-with-turn': {
    question: 'When is the game over, and what if nobody is left?',
    answers: {
      'with-the-turn': 'After the turn that leaves one side at most. Nobody left: no winner.',
    },
    why: 'One side left ends it; see [[turn]].',
    other: 'At the very moment.',
  },
  'torpedo-last-phase': {
    question: 'How long does a torpedo last?',
    answers: { 'next-weapons-phase': 'To the end of its owner’s next Weapons phase.' },
    why: 'Two rounds, the first being that of launch; see [[weapons-phase]].',
    other: 'To the end of the next round.',
  },
  'phases-together': {
    question: 'May one ship of a team run ahead?',
    answers: { together: 'No. All its ships finish a phase before the next begins.' },
    why: 'That is how [[fleet-action|team games]] go.',
    other: 'Yes, if the team agrees.',
  },
};
