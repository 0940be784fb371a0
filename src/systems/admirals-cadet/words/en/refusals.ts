import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import { makeGrammar } from '../../../../core/words';
import { dice, sharedRefusals } from '../../../admirals-shared/words/en/play/refusals';
import type { PlayWhy } from '../../play/refusals';

const { plural, number } = makeGrammar('en');

const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'before the battle',
  orders: 'in the Orders Phase',
  ship: 'in the Ship Phase',
  refresh: 'in the Refresh Phase',
};

const REFUSALS: Sentences<PlayWhy> = {
  ...sharedRefusals(PHASES),
  'special-limit': ({ ship }) => `${ship} has a Special order already.`,
  'copy-limit': ({ order, most, turns }) =>
    `In the first ${plural(turns, { one: 'turn', other: '# turns' })} this side plays ` +
    `${plural(most, { one: '# copy', other: '# copies' })} of ${order} and no more.`,
  'normal-order-required': ({ ship }) =>
    `${ship} has a Special order and needs one that is not Special beside it.`,
  'no-starcaster': ({ ship }) => `After the reveal ${ship} takes no order.`,
  'starcaster-used': ({ ship }) => `${ship} has had its further Psionic order.`,
  'too-late-for-starcaster': ({ ship }) =>
    `Ships have activated, and it is too late for another order at ${ship}.`,
  'attacks-come-first': ({ ship }) =>
    `${ship} has moved or fought, and firing comes before movement.`,
  'weapon-unknown': ({ weapon }) => `The weapon card ${weapon} is not at hand.`,
  'dice-used': ({ left }) => `This armament has ${dice(left)} left this turn.`,
  'whole-mount': ({ dice: all }) => `This table fires all ${dice(all)} at one target.`,
  reloading: () => 'Its Heavy Ready box is marked: erase the mark instead of firing.',
  'not-reloading': () => 'Its Heavy Ready box is not marked.',
  'fired-this-turn': ({ ship }) =>
    `${ship} fired it this turn: the mark can be erased from the next turn on.`,
  'own-team': ({ ship }) => `${ship} is on the same side.`,
  'out-of-range': ({ distance, most }) =>
    `There are ${number(distance)} hexes between, and this weapon reaches ${number(most)}.`,
  'out-of-arc': ({ arc }) => `The target is not in the ${arc} arc.`,
  'no-moves-left': ({ ship }) => `${ship} has no moves left.`,
  'too-many-rotations': ({ ship, most }) =>
    `${ship} turns by ${plural(most, { one: '# hex side', other: '# hex sides' })} at most before a move.`,
  'shares-hex': ({ ship }) => `${ship} shares its hex with a friend and has to move on.`,
  'break-out-roll': ({ ship }) => `${ship} must roll a die to leave the black hole.`,
  'armor-roll': ({ ship }) => `${ship} must roll its Armor against the Hit.`,
  'drag-roll': ({ ship }) => `${ship} must roll a die next to the black hole.`,
  'hit-payment': ({ ship }) => `Say what takes the Hit on ${ship}: a shield box or the hull.`,

  'too-many-systems': ({ held, most }) =>
    `${number(held)} ships in Star Systems, and the map has ${number(most)}.`,
  'scenario-act': ({ ship }) => `The scenario gives ${ship} nothing of the kind to do.`,
  'not-in-system': ({ ship }) => `${ship} is not in a Star System.`,
  'act-too-late': ({ ship }) => `It is too late for that in the activation of ${ship}.`,
  'system-used-up': ({ system, most }) =>
    `Star System ${number(system)} has been used ${plural(most, { one: 'once', other: '# times' })}.`,
  'no-such-system': ({ most }) => `Say which Star System: 1 to ${number(most)}.`,
};

export const refusalWords = (why: Message): string => say(REFUSALS, why);
