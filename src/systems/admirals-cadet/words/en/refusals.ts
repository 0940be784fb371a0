import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import { makeGrammar } from '../../../../core/words';
import { sharedRefusals } from '../../../admirals-shared/words/en/play/refusals';
import type { PlayWhy } from '../../play/refusals';

const { plural, number } = makeGrammar('en');

const dice = (count: number) => plural(count, { one: '# die', other: '# dice' });
const orders = (count: number) => plural(count, { one: '# order', other: '# orders' });

const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'set-up',
  orders: 'Orders Phase',
  ship: 'Ship Phase',
  refresh: 'Refresh Phase',
};

const STRIKE_NEEDS: Readonly<Record<string, (count: number) => string>> = {
  facings: () => 'Say which side of the target the attack comes from.',
  dice: (count) => `Roll ${dice(count)} for the attack.`,
  again: () => 'Say which dice are rolled again.',
  lock: () => 'Say what each Target Lock is used for.',
  'lock-dice': (count) => `Roll ${dice(count)} for the Target Lock.`,
  save: (count) => `Roll ${dice(count)} against the Hits.`,
  shields: () => 'Say which shield boxes are spent on the Hits.',
  'critical-save': () => 'Roll a die against the Critical Hit.',
  'critical-box': () => 'Say whether a shield box blocks the Critical Hit.',
};

const SKIRMISH_NEEDS: Readonly<Record<string, (ship: string, count: number) => string>> = {
  dice: (ship, count) => `${ship} rolls ${dice(count)}.`,
  rams: (ship, count) => `${ship} rolls ${dice(count)} for its Ram-Prow.`,
};

const LEFT_OVERS: Readonly<Record<string, string>> = {
  dice: 'dice',
  again: 'dice rolled again',
  locks: 'Target Locks',
  saves: 'saves',
  shields: 'shield boxes',
  criticals: 'rolls for Critical Hits',
  breakOut: 'rolls to leave a black hole',
  advance: 'moves into the other’s hex',
};

const REFUSALS: Sentences<PlayWhy> = {
  ...sharedRefusals,
  'unknown-team': ({ team }) => `There is no side “${team}” in this game.`,
  'unknown-track': ({ ship, track }) => `${ship} has no ${track} boxes.`,
  'unknown-mark': ({ mark }) => `There is no mark “${mark}” to set here.`,
  'not-a-ship-card': ({ card }) => `${card} is not a ship card of this game.`,
  'has-left': ({ ship }) => `${ship} is out of the battle.`,
  'has-not-left': ({ ship }) => `${ship} is in the battle already.`,
  'not-in-play': ({ ship }) => `${ship} is not on the map.`,
  'not-waiting': ({ ship }) => `${ship} is placed already.`,
  'wrong-phase': ({ phase, now }) =>
    `That belongs to the ${PHASES[phase] ?? phase}, and this is the ${PHASES[now] ?? now}.`,
  'game-over': () => 'The game is over.',
  'nothing-to-change': () => 'That changes nothing.',
  'out-of-bounds': ({ ship, to, min, max }) =>
    `${ship} has ${number(min)} to ${number(max)} there, not ${number(to)}.`,
  'bad-mark-value': ({ mark }) => `The mark “${mark}” cannot hold that.`,
  'no-such-round': ({ round }) => `There is no turn ${number(round)}.`,

  'order-in-use': ({ order }) => `${order} is in use.`,
  'not-assigned': ({ order }) => `${order} is not at a ship.`,
  'order-limit': ({ ship, limit }) =>
    limit === 0 ? `${ship} takes no orders.` : `${ship} takes ${orders(limit)} and has as many.`,
  'special-limit': ({ ship }) => `${ship} has a Special order already.`,
  'psionic-limit': ({ player }) => `${player} plays one Psionic order a turn, and has.`,
  'copy-limit': ({ order, most, turns }) =>
    `In the first ${plural(turns, { one: 'turn', other: '# turns' })} this side plays ` +
    `${plural(most, { one: '# copy', other: '# copies' })} of ${order} and no more.`,
  'normal-order-required': ({ ship }) =>
    `${ship} has a Special order and needs one that is not Special beside it.`,
  'no-starcaster': ({ ship }) => `After the reveal ${ship} takes no order.`,
  'starcaster-used': ({ ship }) => `${ship} has had its further Psionic order.`,
  'too-late-for-starcaster': ({ ship }) =>
    `Ships have activated, and it is too late for another order at ${ship}.`,
  'already-so': ({ card }) => `${card} lies there already.`,

  'already-activated': ({ ship }) => `${ship} has activated this turn.`,

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
  'strike-needs': ({ needs, count }) => STRIKE_NEEDS[needs]?.(count) ?? 'Something is missing.',
  'skirmish-needs': ({ needs, count, ship }) =>
    SKIRMISH_NEEDS[needs]?.(ship, count) ?? 'Something is missing.',
  'left-over': ({ what }) => `There are more ${LEFT_OVERS[what] ?? what} than it asks for.`,

  'no-moves-left': ({ ship }) => `${ship} has no moves left.`,
  'too-many-rotations': ({ ship, most }) =>
    `${ship} turns by ${plural(most, { one: '# hex side', other: '# hex sides' })} at most before a move.`,
  'shares-hex': ({ ship }) => `${ship} shares its hex with a friend and has to move on.`,
  'break-out-roll': ({ ship }) => `${ship} must roll a die to leave the black hole.`,
  'entry-roll': ({ ship }) => `${ship} must roll a die for the star system.`,
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
