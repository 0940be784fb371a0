import type { RulingTexts } from '../../../kit/reference/makeReference';
import type { RULINGS } from '../../rulings';

export const rulings: RulingTexts<(typeof RULINGS)[number]> = {
  'armor-before-shields': {
    question: 'Is Armor or Flak rolled before or after a shield box is spent?',
    answers: {
      before: 'Before. A box is spent only on what gets through.',
      after: 'After. A box is spent first, and only the rest is rolled for.',
    },
    why: 'The keywords speak of the moment before a Hit is resolved; [[shields]] belong to resolving it.',
    also: ['armor or shields first'],
  },
  'crippled-at-once': {
    question: 'Does a ship crippled by an attack still roll Armor against the rest of it?',
    answers: {
      'at-once': 'No. Its keywords are gone at once.',
      'after-the-attack': 'Yes. It keeps them until the attack is over.',
    },
    why: 'Icons are resolved one after the other, and [[critical-hits|crippling]] works as soon as it happens.',
  },
  'crippled-keeps-granted': {
    question: 'Does a crippled ship keep what others grant it?',
    answers: {
      keeps: 'Yes. Only its own keywords are crossed out.',
      loses: 'No. It has no keywords at all.',
    },
    why: 'The card’s own keyword box is what gets crossed out; [[cover|Cover]] of a friend is not in it.',
  },
  'ore-hull-cancels-rolled': {
    question: 'Does Ore Hull cancel a Direct Hit of a Ram-Prow?',
    answers: {
      'rolled-only': 'No. Only one from the combat dice.',
      any: 'Yes. Any one Direct Hit of the skirmish.',
    },
    why: '[[ore-hull|Ore Hull]] speaks of what the opponent rolled, and the [[ram-prow|Ram-Prow]] deals its hits beside that.',
  },
  'reroll-replaces-die': {
    question: 'Does a die that is rolled again give up its other icons?',
    answers: {
      replaces: 'Yes. The new result stands alone.',
      adds: 'No. Its Hits and Critical Hits stay and the new ones are added.',
    },
    why: 'To roll a die again is to take its result back; see [[target-locks]].',
  },
  'lethal-highest': {
    question: 'Two Lethal on one ship?',
    answers: { highest: 'The higher counts.', sum: 'They add up.' },
    why: 'Where values add up the booklet says so, as for [[armor|Armor]]; for [[lethal|Lethal]] it does not.',
  },
  'covers-add-up': {
    question: 'Do several ships with Cover add up?',
    answers: { each: 'Yes, 1 Flak for each.', once: 'No, 1 Flak in all.' },
    why: 'Each grants [[flak|Flak]] 1, and several Flak add up.',
  },
  'corner-both-sides': {
    question: 'Through a corner: boxes of both sides, or of one?',
    answers: { both: 'Of both, as the owner likes.', one: 'Of one, the fuller side.' },
    why: 'Each box is chosen by itself, and either side touches the corner; see [[shields]].',
  },
  'chart-beyond-the-print': {
    question: 'What does a result mean that the weapon card does not show?',
    answers: {
      'no-icon': 'No icon.',
      'nearest-row': 'The nearest printed row counts.',
    },
    why: 'The [[weapon-card|chart]] gives what it prints.',
  },
  'dice-may-be-split': {
    question: 'May the dice of one armament go to several targets?',
    answers: {
      may: 'Yes. Each target is rolled for by itself.',
      'whole-mount': 'No. All dice of an arc go to one target.',
    },
    why: 'The booklet lets you choose the dice that you use, and wants each target rolled on its own; see [[attacks]].',
  },
  'heavy-box-erased': {
    question: 'When is a marked Heavy Ready box erased?',
    answers: {
      'instead-of-firing': 'When the player gives the shot up for it, with or without a target.',
      'on-activation': 'By itself, when the ship is activated.',
    },
    why: 'It happens in place of firing, so it is the player’s act; see [[heavy]].',
  },
  'super-heavy-normal-order': {
    question: 'Must a Super Heavy with a Special order have another order too?',
    answers: {
      must: 'Yes, one that is not Special.',
      may: 'No. Only a second Special order is ruled out.',
    },
    why: 'The rule on [[special-orders]] says “must”; the app reminds you at the reveal.',
  },
  'psionic-library-count': {
    question: 'Does a Special order that is Psionic count towards the half of the library?',
    answers: {
      'by-id': 'No. It counts as what its number says.',
      'by-mark': 'Yes. Every Psionic order counts.',
    },
    why: 'S012 is numbered among the Special orders; see [[psionic-orders]].',
  },
  'starcaster-ship-limit': {
    question: 'Does the order of a Starcaster count towards the orders that its ship may have?',
    answers: {
      beyond: 'No. It comes on top of them.',
      within: 'Yes. The ship must have room for it.',
    },
    why: '[[starcaster|Starcaster]] plays an order besides those that were given before the reveal.',
  },
  'augur-reach': {
    question: 'How far off is a ship that is two hexes away from an Augur?',
    answers: {
      'two-between': 'Two hexes lie between, as weapons count their range.',
      'one-between': 'One hex lies between: it is two moves away.',
    },
    why: 'Elsewhere the booklet counts the hexes between two ships, for [[attacks|range]] and for [[cover|Cover]]; [[augur|Augur]] is read the same way.',
  },
  'hole-losses-count': {
    question: 'Does a ship lost in a Black Hole count as Fleet Value that the enemy destroyed?',
    answers: {
      count: 'Yes, as any ship that is gone.',
      'do-not-count': 'No. Nobody destroyed it but the hole.',
    },
    why: 'The [[black-hole]] destroys it, and the [[ending-the-game|tie-break]] weighs the ships that a side has lost.',
  },
  'mounts-roll-apart': {
    question: 'Two arcs of one armament at the same target: one attack or two?',
    answers: { apart: 'Two. The dice of each arc are rolled and resolved by themselves.' },
    why: 'Each set of dice has its own arc to be aimed by; see [[attacks]].',
    other: 'One attack with all the dice together.',
  },
  'augur-rerolls-once': {
    question: 'How often may Augur roll the same die again?',
    answers: {
      once: 'Once; a second 6 stands.',
      'until-another': 'Until it is no 6. Enter what it ends with.',
    },
    why: '[[augur|Augur]] speaks of the rolls of an attack, not of what was rolled again.',
  },
  'terrain-hits-no-armor': {
    question: 'Is Armor rolled against a Hit by terrain?',
    answers: { 'no-roll': 'No. Armor and Flak meet weapons.' },
    why: 'Both keywords name the weapon of an opponent; a [[dust-cloud]] is none.',
    other: 'Yes, as against any Hit.',
  },
  'hole-drags-each-move': {
    question: 'Is the roll beside a Black Hole made after every move?',
    answers: { 'each-move': 'Yes, after each single space.' },
    why: 'A move is one space; see [[movement]].',
    other: 'Only where the ship ends its activation.',
  },
  'hole-already-taken': {
    question: 'What if the Black Hole’s hex is taken?',
    answers: { share: 'Both are in it until one gets out.' },
    why: 'The [[black-hole]] pulls without asking who is there, and nothing says that they collide.',
    other: 'A skirmish follows.',
  },
  'both-eliminated': {
    question: 'Both fleets are gone at once?',
    answers: {
      'by-points': 'The points decide, as at the end of turn 6.',
      stalemate: 'Stalemate, whatever the points.',
    },
    why: 'Neither has eliminated the other first; see [[ending-the-game]].',
  },
};
