import type { RulingTexts } from '../../../kit/reference/makeReference';
import type { RULINGS } from '../../rulings';

export const rulings: RulingTexts<(typeof RULINGS)[number]> = {
  'lock-on-after-shields': {
    question: 'May shields block icons that a Lock On adds?',
    answers: {
      'after-shields': 'No. Shields are spent before any Lock On is rolled.',
      blockable: 'Yes. The target may spend shields on those icons as well.',
    },
    why: 'The steps have an order: [[block-with-shields|shields]] come in 5E, and a [[lock-on]] rolls only in 5F.',
    also: ['block lock on dice', 'shields after lock on'],
  },
  'formation-share-of-limit': {
    question: 'Are Core and Specialist shares taken of the limit or of the points spent?',
    answers: {
      'of-limit': 'Of the escalation limit.',
      'of-spent': 'Of the Power that you have spent.',
    },
    why: '“Your Power Points” reads best as the amount that the [[escalation-level]] gives you, and it does not shift with every ship you add.',
    also: ['percentage of what', 'percent of limit', 'core share of points'],
  },
  'refit-and-massive-once': {
    question: 'Does a Massive Refit add 1 or 2 to its Order Limit?',
    answers: { one: '1 in all.', two: '1 for each, so 2.' },
    why: 'The rule on the [[order-limit]] names Refit “or” Massive and gives one increase.',
    also: ['massive refit orders'],
  },
  'grudge-needs-survivor': {
    question: 'Does a ship that was defeated still roll its Grudge?',
    answers: {
      'survivor-only': 'No. It has left play.',
      'even-defeated': 'Yes. It rolls with its last breath.',
    },
    why: 'A [[defeated]] ship is removed at once, and the [[grudge]] roll comes after all damage.',
    also: ['dead ship grudge', 'grudge when destroyed'],
  },
  'drawn-in-limit': {
    question: 'Do Super Heavy and Massive add up on the Drawn In roll?',
    answers: {
      limited: 'They add up, and no more than +2 counts.',
      unlimited: 'They add up to +3.',
    },
    why: 'The [[modifier-limits|limit of +2]] speaks of every die, this one included.',
    also: ['massive super heavy black hole'],
  },
  'chart-beyond-the-print': {
    question: 'What does a result mean that the weapon card does not print?',
    answers: {
      'no-icon': 'No icon. A row printed as “1 or less” covers 0.',
      'nearest-row': 'The nearest printed row counts.',
    },
    why: 'The [[strike-roll|chart]] gives what it prints; nothing tells you to slide to another row.',
    also: ['result not on chart', 'result of 0', 'result of 7', 'result of 8', 'below 1'],
  },
  'critical-returns-which-order': {
    question: 'Who chooses the order that a critical sends back?',
    answers: {
      'owner-chooses': 'The ship’s owner. Without an order there, it is still damage.',
      'attacker-chooses': 'The attacker. Without an order there, it is still damage.',
    },
    why: 'The orders belong to that player, and the rule on the [[critical-hit]] names nobody else.',
    also: ['pick lost order', 'which order is lost', 'choose order lost to critical'],
  },
  'shared-ray-pools-facings': {
    question: 'The attacker stands where two shield facings meet: one of them or both?',
    answers: {
      both: 'Both may spend their points.',
      one: 'One of the two, the one with more points.',
    },
    why: 'A hex on the line lies in both [[shield-facings|facings]]; the first edition let a ship block a shot through a corner from either side.',
    also: ['corner shot', 'between two shields', 'on the line'],
  },
  'locks-one-by-one': {
    question: 'Are locks spent together, or one after the other?',
    answers: {
      'one-by-one': 'One after the other, seeing what each gives.',
      together: 'You say for all of them what they do, then roll.',
    },
    why: 'The rule on the [[target-lock]] goes through the icons one at a time.',
    also: ['all locks at once'],
  },
  'augur-first-roll-only': {
    question: 'Do Augur’s 5s and 6s on Lock On dice give further Lock Ons, or buy abilities?',
    answers: {
      'first-roll': 'No. Only dice of the first roll, and only a Lock On.',
      'as-target-locks':
        'Each 5 or 6 of the first roll is a Target Lock, which may buy an ability.',
    },
    why: 'A [[lock-on|Lock On]] never leads to another, and [[augur]] grants the Lock On itself, not a Target Lock.',
    also: ['augur lock on dice'],
  },
  'auras-stack': {
    question: 'Do several Cover, Delectable or Support ships add up?',
    answers: {
      stack: 'Yes. Cover never helps its own ship, Support only its own team.',
      once: 'Cover and Delectable count once. Support still adds up.',
    },
    why: 'Each ship has a rule of its own, and nothing but [[deadly]] speaks against a second one. For [[support]] the rulebook says outright that it stacks.',
    also: ['two cover ships', 'two delectable', 'does cover stack', 'auras'],
  },
  'lethal-highest': {
    question: 'Two Lethal on one ship?',
    answers: { highest: 'The higher one.', sum: 'Both, added up.' },
    why: 'So it is with [[deadly]]. [[lethal]] also works when a Grudge defeats the ship, for that is still in the skirmish.',
    also: ['lethal twice'],
  },
  'grudge-both-at-once': {
    question: 'Both ships have Grudge?',
    answers: {
      both: 'Both roll, at the same time.',
      'active-first': 'The active ship rolls first, and one that it defeats rolls no more.',
    },
    why: 'In a [[skirmish]] everything happens to both sides at once.',
    also: ['both grudge'],
  },
  'exhausted-and-critical': {
    question: 'Two Exhausted and a critical?',
    answers: {
      quartered: 'A quarter, not less.',
      'halved-again': 'A quarter, then half of that.',
    },
    why: 'The rule on [[skirmish-dice]] gives a half for one kind of damage and a quarter as its worst step.',
    also: ['exhausted twice and crit'],
  },
  'old-armor-keyword': {
    question: 'An old card with Armor [2]?',
    answers: {
      'instead-of-one': 'Armor 2.',
      'on-top-of-one': 'Armor 3: the keyword adds to 1.',
    },
    why: 'The 1 is for cards without the keyword ([[armor-value]]). Armor [x] that a ship gains in play does add.',
    also: ['old card armor'],
  },
  'reload-always-clears': {
    question: 'When does the Reloading token leave?',
    answers: {
      always: 'As the ship activates, whether or not it strikes.',
      'when-striking': 'Only when the ship is about to strike.',
    },
    why: '[[reloading|The step]] comes before any strike is declared and asks for none. All Heavy armaments may fire in the one activation.',
    also: ['remove reloading token without striking'],
  },
  'bonus-order-optional': {
    question: 'Must a Bonus Order be assigned?',
    answers: { may: 'No, you may.', must: 'Yes, if you have the card.' },
    why: 'The section on [[bonus-orders]] says both “can” and “must”; [[massive]] says “may”, and nobody is made to play a card they left at home.',
    also: ['forced bonus order'],
  },
  'bonus-order-from-library': {
    question: 'Where does a Bonus Order come from?',
    answers: {
      'from-library': 'From your library, like every order.',
      'with-the-ship': 'With the ship. It takes no place in your library.',
    },
    why: 'Orders are chosen from the library in the [[command-phase]], and go back there. [[bonus-orders|Bonus Orders]] and [[massive]] give the ship room for one more, not a card.',
    also: ['bonus order in library', 'bonus order card', 'own copy of an order'],
  },
  'skilled-once': {
    question: 'Skilled on the card and again from an overrun: two uses?',
    answers: { one: 'One.', two: 'Two.' },
    why: '[[skilled]] is a thing that a ship has or has not, and it works once a round.',
    also: ['skilled twice', 'two skilled'],
  },
  'overrun-literal': {
    question: 'With equal fleets, does the last ship of the second team always overrun?',
    answers: {
      'as-written': 'Yes, as written, and the app says so.',
      'two-or-more': 'No: an overrun begins only with two ships or more still waiting.',
    },
    why: 'Teams alternate, so the team with the initiative is through first. The rule on the [[overrun]] makes no exception.',
    also: ['equal fleets overrun', 'last ship overrun'],
  },
  'entry-rolls-each-hex': {
    question: 'Do you roll for every terrain hex entered, also after an Assault or an Evade?',
    answers: {
      'each-hex': 'Yes, for each.',
      'own-moves': 'Only for moves of its own: not after an Assault, nor for an Evade.',
    },
    why: '[[black-hole-horizon|Drawn In]] and [[treacherous-navigation]] ask whenever a ship enters, whatever brought it there.',
    also: ['several dust hexes', 'roll for each hex'],
  },
  'dust-owner-chooses': {
    question: 'On a 4 or 5 in dust: shield or Direct Hit, and from which facing?',
    answers: {
      'owner-chooses': 'The owner chooses, any facing.',
      'shield-first': 'A shield while there is one, from any facing.',
    },
    why: '[[treacherous-navigation]] leaves the choice to the ship, and dust comes from no side.',
    also: ['dust which shield'],
  },
  'escape-moves-optional': {
    question: 'Must the 2 extra Moves of an escape be used, and does Threader cap them?',
    answers: {
      capped: 'They need not be used, and Threader caps them.',
      'beyond-the-cap': 'They need not be used, and come on top of Threader’s 2.',
    },
    why: '[[escape-velocity]] gives Moves and demands none; [[threader]] limits all that a ship uses in its activation.',
    also: ['threader black hole', 'extra moves escape'],
  },
  'hold-territory-once': {
    question: 'A ship next to two held systems, or itself in one?',
    answers: {
      once: '1 point a ship, and one that is in a system counts too.',
      'outside-only': '1 point a ship, but none for one that is in a system itself.',
    },
    why: '[[hold-territory]] counts ships, not systems.',
    also: ['two systems one ship'],
  },
  'reinforce-before-shut-out': {
    question: 'Round 6: do reinforcements still come before Shut Out?',
    answers: { 'reinforce-first': 'Yes.', 'shut-out-first': 'No: Shut Out counts first.' },
    why: '[[reinforcements]] happen in every Refresh Phase, and [[shut-out]] counts at its very end.',
    also: ['round 6 reserves', 'last round reinforcements'],
  },
  'reserves-do-not-save': {
    question: 'Nobody on the battlefield, but ships in reserve?',
    answers: {
      'wiped-out': 'Wiped out. Both sides at once: the points decide.',
      'fights-on': 'The team fights on with its reserve.',
    },
    why: 'The rule on being [[wiped-out]] looks at the battlefield alone.',
    also: ['only reserves left', 'both sides wiped out'],
  },
  'reserve-counts-undefeated': {
    question: 'Do ships that are in reserve at the end count as undefeated?',
    answers: { counts: 'Yes.', 'left-out': 'No.' },
    why: 'Nobody defeated them. [[fly-the-flag]] and [[all-out-war]] ask for no more.',
    also: ['never deployed'],
  },
  'open-play-scoring': {
    question: 'Do the ways to score of constructed play apply in open play?',
    answers: {
      'power-only': 'No. Only the Power of undefeated ships.',
      'all-ways': 'Yes, all but Secure Area.',
    },
    why: '[[all-out-war]] brings a score of its own, and [[open-escalation|13B]] takes over nothing but the reserves.',
    also: ['objective points in open play'],
  },
  'three-or-more-a-team': {
    question: '“More than 2 players on a team”: from three on, or from two?',
    answers: { 'from-three': 'From three on.', 'from-two': 'From two on.' },
    why: 'More than two is three. See [[multiplayer-setup]] and [[multiplayer-activation]].',
    also: ['two players a team', '2 v 2'],
  },
  'heal-x': {
    question: 'Does Heal X remove one Critical Damage or X?',
    answers: { x: 'X.', one: 'One.' },
    why: 'Hull and shields come back by X in the lines before it. “One” looks like a slip in [[repair-criticals|the text]].',
    also: ['heal one or x'],
  },
  'two-big-ships-collide': {
    question: 'Two big ships are defeated together in a Core hex: who scores?',
    answers: {
      'each-scores': 'Each scores for the other team.',
      'nobody-scores': 'Nobody scores, for no one brought it down.',
    },
    why: '[[bring-it-down]] asks that a ship is defeated, not who did it.',
    also: ['collision points', 'black hole collision score'],
  },
};
