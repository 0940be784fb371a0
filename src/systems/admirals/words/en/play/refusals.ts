import type { Sentences } from '../../../../../core/checked/sentences';
import type { PlayWhy } from '../../../play/refusals';
import { number, list, plural } from '../../../../kit/english';
import { sharedRefusals } from '../../../../admirals-shared/words/en/play/refusals';
import { movementWords } from '../movement';

/** Why a command may not be, in a sentence a player understands. */
export const playRefusals: Sentences<PlayWhy> = {
  ...sharedRefusals,
  ...movementWords.refusals,
  'not-in-reserve': ({ ship }) => `${ship} is not in reserve.`,

  'placed-first': ({ ships }) => `The scenario has ${list(ships)} placed first.`,

  'same-player-twice': ({ player, waiting }) =>
    `${player} acted last; ${list(waiting, 'or')} comes first.`,

  'not-a-bonus-order': ({ ship, order }) => `${order} is not a bonus order of ${ship}.`,
  'no-orders-in-open-play': () => 'Open play has no Command Phase.',
  'omega-only': () => 'Omega orders belong to Omega games.',
  'omega-basic': ({ order }) => `${order} is not Basic, and an Omega order must be.`,
  'bonus-order-required': ({ ship }) => `${ship} must be assigned one of its bonus orders.`,

  'strikes-come-first': ({ ship }) => `${ship} has moved, and strikes come before movement.`,
  'no-skilled': ({ ship }) => `${ship} is not Skilled.`,
  'skilled-used': ({ ship }) => `${ship} has used its Skilled this round.`,
  'no-augur': ({ ship }) => `${ship} cannot augment this strike.`,
  'augur-used': ({ ship }) => `${ship} has used its Augur this round.`,
  'no-grudge': ({ ship }) => `${ship} has no Grudge.`,
  'reinforce-in-turn': ({ team }) => `Teams take turns with reserves: ${team} is next.`,
  'escape-roll': ({ ship }) => `${ship} must roll a die to get out of the black hole.`,
  'dust-payment': ({ ship }) => `Choose what ${ship} loses to the dust: a shield or a hull point.`,
  'core-taken': ({ ship, other }) =>
    `${other} is in a Core hex: if ${ship} is drawn into the same one, both are defeated.`,
  'not-itself': ({ ship }) => `${ship} cannot meet itself.`,

  'armament-used': () => 'This armament has struck already this round.',
  'no-strikes-left': ({ most }) =>
    `It has made its ${plural(most, { one: '# strike', other: '# strikes' })}.`,
  'own-team': () => 'The target is on the same team.',
  reloading: () => 'Heavy weapons are reloading this round.',
  'ordnance-in-black-hole': () => 'Ordnance cannot be guided from a black hole.',
  'in-core-hex': () => 'No strikes are made from the core of a black hole.',

  'too-many-strategic': ({ held, most }) =>
    `${number(held)} ships in Strategic Systems, and the battlefield has ${number(most)}.`,
};
