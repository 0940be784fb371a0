import type { Sentences } from '../../../../../core/checked/sentences';
import { makeGrammar } from '../../../../../core/words';
import { kitRefusals } from '../../../../kit/words/en/refusals';
import type { SharedWhy } from '../../../play/refusals';

const { plural } = makeGrammar('en');

export const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });

const TRACKS: Readonly<Record<string, string>> = {
  hull: 'hull',
  criticals: 'Critical Damage',
  exhausted: 'Exhausted',
  shield: 'shields',
};

const trackName = (track: string): string =>
  TRACKS[track] ?? track.replace('shield:', '').concat(' shield');

const STRIKE_NEEDS: Readonly<Record<string, (count: number) => string>> = {
  facings: () => 'Say which shield facing of the target is struck.',
  dice: (count) => `This strike is rolled with ${dice(count)}.`,
  again: () => 'Say which dice are rolled again.',
  shields: () => 'Say which shields are spent; no more than there are, and no more than icons.',
  'bonus-dice': (count) => `${dice(count)} more must be rolled as Lock On.`,
  lock: (count) =>
    plural(count, {
      one: 'One Target Lock is still to be used or let go.',
      other: '# Target Locks are still to be used or let go.',
    }),
  'lock-dice': (count) => `This Target Lock is rolled with ${dice(count)}.`,
  save: (count) => `A save is rolled with ${dice(count)}, one for each icon that still stands.`,
  'critical-save': () => 'Roll a die against the Critical Hit.',
  'critical-box': () => 'Say whether a shield box blocks the Critical Hit.',
  returned: (count) =>
    plural(count, {
      one: 'Choose the order that goes back to the library.',
      other: 'Choose the # orders that go back to the library.',
    }),
};

const SKIRMISH_NEEDS: Readonly<Record<string, (ship: string, count: number) => string>> = {
  dice: (ship, count) => `${ship} fights with ${dice(count)}.`,
  rams: (ship, count) => `${ship} rolls ${dice(count)} for its Ram-Prow.`,
  save: (ship, count) =>
    `${ship} rolls ${dice(count)} for this save, one for each Direct Hit left.`,
  grudge: (ship) => `${ship} still rolls a die for its Grudge.`,
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

/** What every edition says; `phases` are its phases with the word before them. */
export const sharedRefusals = (phases: Readonly<Record<string, string>>): Sentences<SharedWhy> => ({
  ...kitRefusals({ track: trackName, phase: (id) => phases[id] ?? 'in another phase' }),
  'no-shields': ({ ship }) => `${ship} cannot use its shields where it is.`,
  'not-your-order': ({ order, player }) => `${order} is not in the library of ${player}.`,
  'not-an-order': ({ card }) => `${card} is not an order.`,
  'order-in-use': ({ order }) => `${order} is assigned already.`,
  'not-assigned': ({ order }) => `${order} is not assigned to a ship.`,
  'order-limit': ({ ship, limit }) =>
    limit === 0
      ? `${ship} takes no orders now.`
      : `${ship} takes ${plural(limit, { one: '# order', other: '# orders' })} and has them.`,
  'order-requirement': ({ ship, order }) => `${ship} does not meet what ${order} asks for.`,
  'psionic-limit': ({ player }) => `${player} has assigned a Psionic order already.`,
  'nothing-to-fill': ({ player }) => `${player} has no order left that a ship could take.`,
  'nothing-to-repeat': ({ player }) =>
    `Nothing of what ${player} ordered last can be assigned again.`,
  'already-so': ({ card }) => `${card} lies like that already.`,
  'no-such-armament': ({ ship }) => `${ship} has no such armament.`,
  'strike-needs': ({ needs, count }) => STRIKE_NEEDS[needs]?.(count) ?? 'Something is missing.',
  'skirmish-needs': ({ needs, count, ship }) =>
    SKIRMISH_NEEDS[needs]?.(ship, count) ?? 'Something is missing.',
  'left-over': ({ what }) => `There are more ${LEFT_OVERS[what] ?? what} than it asks for.`,
  'entry-roll': ({ ship }) => `${ship} must roll a die for the hex it enters.`,
  'bad-damage': ({ ship }) => `${ship} cannot lose that.`,
});
