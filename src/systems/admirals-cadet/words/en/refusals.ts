import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import { dice, number, plural } from '../../../kit/english';
import { sharedRefusals } from '../../../admirals-shared/words/en/play/refusals';
import type { PlayWhy } from '../../play/refusals';
import { systemIn } from './events';

const REFUSALS: Sentences<PlayWhy> = {
  ...sharedRefusals,
  'out-of-bounds': (why) => {
    const system = systemIn(why.ship);
    return system === undefined
      ? sharedRefusals['out-of-bounds'](why)
      : `Star System ${system} can be used ${number(why.min)} to ${number(why.max)} times.`;
  },
  'already-activated': ({ ship }) => `${ship} has activated this turn.`,
  'no-such-round': ({ round }) => `Turn ${number(round)} is not possible here.`,
  'special-limit': ({ ship }) => `${ship} has a Special order already.`,
  'copy-limit': ({ order, most, turns }) =>
    `In the first ${plural(turns, { one: 'turn', other: '# turns' })} this side plays ` +
    `${plural(most, { one: '# copy', other: '# copies' })} of ${order} at most.`,
  'normal-order-required': ({ ship }) =>
    `${ship} has a Special order and also needs one that is not.`,
  'no-starcaster': ({ ship }) => `${ship} takes no order after the reveal.`,
  'starcaster-used': ({ ship }) => `${ship} has used its extra Psionic order.`,
  'too-late-for-starcaster': () => 'Too late for another order: ships have activated.',
  'attacks-come-first': ({ ship }) => `${ship} has moved or fought; firing comes before movement.`,
  'dice-used': ({ left }) => `This armament has ${dice(left)} left this turn.`,
  'whole-mount': ({ dice: all }) => `This table fires all ${dice(all)} at one target.`,
  reloading: () => 'Its Heavy Ready box is marked: erase the mark instead of firing.',
  'not-reloading': () => 'Its Heavy Ready box is not marked.',
  'fired-this-turn': ({ ship }) => `${ship} fired it this turn: erase the mark next turn.`,
  'own-team': ({ ship }) => `${ship} is on the same side.`,
  'no-moves-left': ({ ship }) => `${ship} has no moves left.`,
  'too-many-rotations': ({ ship, most }) =>
    `${ship} turns by ${plural(most, { one: '# hex side', other: '# hex sides' })} at most before a move.`,
  'shares-hex': ({ ship }) => `${ship} shares its hex with a friend and must move on.`,
  'break-out-roll': ({ ship }) => `${ship} must roll a die to leave the black hole.`,
  'armor-roll': ({ ship }) => `${ship} must roll its Armor against the Hit.`,
  'drag-roll': ({ ship }) => `${ship} must roll a die next to the black hole.`,
  'hit-payment': ({ ship }) => `Choose what takes the Hit on ${ship}: a shield box or the hull.`,

  'too-many-systems': ({ held, most }) =>
    `${number(held)} ships in Star Systems; the map has ${number(most)}.`,
  'scenario-act': ({ ship }) => `${ship} cannot do that in this scenario.`,
  'not-in-system': ({ ship }) => `${ship} is not in a Star System.`,
  'act-too-late': () => 'Too late for that in this activation.',
  'system-used-up': ({ system, most }) =>
    `Star System ${number(system)} has been used ${plural(most, { one: 'once', other: '# times' })}.`,
  'no-such-system': ({ most }) => `Choose a Star System: 1 to ${number(most)}.`,
};

export const refusalWords = (why: Message): string => say(REFUSALS, why);
