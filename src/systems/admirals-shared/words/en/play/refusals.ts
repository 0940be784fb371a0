import type { Sentences } from '../../../../../core/checked/sentences';
import { capital, dice, number, plural } from '../../../../kit/english';
import { kitRefusals } from '../../../../kit/words/en/refusals';
import type { SharedWhy } from '../../../play/refusals';
import { strikeWords } from '../strike';

const TRACKS: Readonly<Record<string, string>> = {
  hull: 'hull',
  criticals: 'Critical Damage',
  exhausted: 'Exhausted',
  shield: 'shields',
};

const trackName = (track: string): string =>
  TRACKS[track] ?? track.replace('shield:', '').concat(' shield');

const STRIKE_NEEDS: Readonly<Record<string, (count: number) => string>> = {
  facings: () => 'Choose which shield is hit.',
  dice: (count) => `Roll ${dice(count)}.`,
  again: () => 'Choose the dice to reroll.',
  shields: () => 'Choose shields to spend, at most one for each icon.',
  'bonus-dice': (count) => `Roll ${dice(count)} more as Lock On.`,
  lock: () => 'Choose what the next Target Lock does, or not to use it.',
  'lock-dice': (count) => `Roll ${dice(count)} for this Target Lock.`,
  save: (count) => `Roll ${dice(count)} for this save, one for each icon left.`,
  'critical-save': () => 'Roll a die against the Critical Hit.',
  'critical-box': () => 'Does a shield box block the Critical Hit?',
  returned: (count) =>
    plural(count, {
      one: 'Choose the order that goes back to the library.',
      other: 'Choose the # orders that go back to the library.',
    }),
};

const SKIRMISH_NEEDS: Readonly<Record<string, (ship: string, count: number) => string>> = {
  dice: (ship, count) => `${ship} rolls ${dice(count)}.`,
  rams: (ship, count) => `${ship} rolls ${dice(count)} for its Ram-Prow.`,
  save: (ship, count) =>
    `${ship} rolls ${dice(count)} for this save, one for each Direct Hit left.`,
  grudge: (ship) => `${ship} rolls a die for its Grudge.`,
};

const LEFT_OVERS: Readonly<Record<string, string>> = {
  dice: 'dice',
  again: 'dice rolled again',
  shields: 'shields',
  bonusDice: 'Lock On dice',
  locks: 'Target Locks',
  saves: 'save rolls',
  criticals: 'rolls for Critical Hits',
  returned: 'orders to return',
  grudge: 'Grudge rolls',
  rams: 'Ram-Prow dice',
  enters: 'hexes to enter',
  advance: 'hexes to enter',
  escape: 'escape rolls',
  breakOut: 'rolls to leave a black hole',
};

const during = (phase: string): string =>
  phase === 'set-up' ? 'before the battle' : `in the ${capital(phase)} Phase`;

/** What every edition says. */
export const sharedRefusals: Sentences<SharedWhy> = {
  ...kitRefusals({ track: trackName, phase: during }),
  'no-shields': ({ ship }) => `${ship} cannot use its shields where it is.`,
  'not-your-order': ({ order, player }) => `${order} is not in the library of ${player}.`,
  'not-an-order': ({ card }) => `${card} is not an order.`,
  'order-in-use': ({ order }) => `${order} is assigned already.`,
  'not-assigned': ({ order }) => `${order} is not assigned to a ship.`,
  'order-limit': ({ ship, limit }) =>
    limit === 0
      ? `${ship} takes no orders now.`
      : `${ship} has its ${plural(limit, { one: 'order', other: '# orders' })} already.`,
  'order-requirement': ({ ship, order }) => `${ship} does not meet the requirements of ${order}.`,
  'psionic-limit': ({ player }) => `${player} has assigned a Psionic order already.`,
  'nothing-to-fill': ({ player }) => `${player} has no order left that a ship can take.`,
  'nothing-to-repeat': ({ player }) => `None of ${player}’s last orders can be assigned again.`,
  'already-so': ({ card }) => `${card} is like that already.`,
  'weapon-unknown': ({ weapon }) => `The weapon card ${weapon} is missing.`,
  'out-of-range': ({ distance, most }) =>
    `Distance ${number(distance)}: this weapon reaches ${number(most)}.`,
  'out-of-arc': ({ arc }) => `The target is not in the ${strikeWords.arc(arc)} arc.`,
  'no-such-armament': ({ ship }) => `${ship} has no such armament.`,
  'strike-needs': ({ needs, count }) => STRIKE_NEEDS[needs]?.(count) ?? 'Something is missing.',
  'skirmish-needs': ({ needs, count, ship }) =>
    SKIRMISH_NEEDS[needs]?.(ship, count) ?? 'Something is missing.',
  'left-over': ({ what }) => `Too many ${LEFT_OVERS[what] ?? 'entries'}.`,
  'entry-roll': ({ ship }) => `${ship} must roll a die for the hex it enters.`,
  'bad-damage': ({ ship }) => `${ship} cannot lose that.`,
};
