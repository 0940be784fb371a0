import type { DiceRolled, MarkSet, TrackSet } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import type { GameSetup } from '../../../../core/game/system';
import { makeGrammar } from '../../../../core/words';
import {
  endedLineBy,
  enteredLine,
  leftLineBy,
  markLineBy,
  notedLineBy,
  phaseLineBy,
  linesIn,
  type OwnLines,
} from '../../../kit/words/en/log/eventLines';
import type { LineContext } from '../../../kit/words/en/log/lineContext';
import { WHERE } from '../../../kit/play/spots';
import { ACTIVATED } from '../../../kit/play/turns';
import { SLOTS } from '../../parts';
import { IN_FLIGHT, LAID, PLAN, SHARE, strainedOf, TURN } from '../../play/names';
import { partsOf } from '../../play/parts';
import type { SolarSetup } from '../../play/setup';
import { parseShare } from '../../play/share';
import { totalOf } from '../../rules/power';
import { pageWords } from './pages';
import { partNames, trackName } from './parts';

const { number, list, plural } = makeGrammar('en');

const dice = (rolled: readonly number[]): string => list(rolled.map((die) => number(die)));

const ROLLS: Readonly<Record<string, (by: string, against: string, rolled: string) => string>> = {
  beam: (by, against, rolled) => `${by} fires at ${against}: ${rolled}.`,
  blast: (by, against, rolled) => `The blast of ${by} reaches ${against}: ${rolled}.`,
  asteroids: (_, against, rolled) => `Asteroids hit ${against}: ${rolled}.`,
  first: (by, _, rolled) => `${by} rolls ${rolled} to go first.`,
};

const rolledLine = ({ by, roll, dice: rolled, against }: DiceRolled, context: LineContext) =>
  ROLLS[roll]?.(context.name(by), context.name(against ?? by), dice(rolled)) ?? null;

const trackLine = (
  { subject, track, to, max }: TrackSet,
  context: LineContext,
  { cards }: GameSetup,
): string => {
  const ship = context.name(subject);
  // A game of this system has no other cards.
  const parts = partsOf({ cards: cards as SolarSetup['cards'] }, context.before, subject);
  const before = trackOf(context.before, subject, track)?.now ?? 0;
  const what = trackName(track, (slot) => parts.find(({ id }) => id === slot)?.system ?? 'beam');
  const beam = SLOTS.find((slot) => track === `charge:${slot}`);
  if (max !== undefined && max !== null && beam)
    return max === 0
      ? `The beam in ${partNames.slot(beam)} of ${ship} burns out.`
      : `The beam in ${partNames.slot(beam)} of ${ship} wears down to level ${number(max)}.`;
  if (to === 0 && track.startsWith('integrity:'))
    return `${ship} loses ${what.replace('integrity of ', '')}.`;
  return to < before
    ? `${ship}: ${what} falls by ${number(before - to)} to ${number(to)}.`
    : `${ship}: ${what} rises by ${number(to - before)} to ${number(to)}.`;
};

const shipMark = (mark: string) => {
  if (mark.startsWith(PLAN))
    return (name: string, to: number | string) =>
      to === 0
        ? `${name} deletes the share-out “${mark.slice(PLAN.length)}”.`
        : `${name} saves a share-out as “${mark.slice(PLAN.length)}”.`;
  if (mark.startsWith(SHARE))
    return (name: string, to: number | string) =>
      `${name} shares out ${number(totalOf(parseShare(String(to))))} power.`;
  const slot = SLOTS.find((one) => mark === strainedOf(one));
  if (slot !== undefined)
    return (name: string, to: number | string) =>
      to === 0 ? null : `${name} overcharges the beam in ${partNames.slot(slot)}.`;
  return undefined;
};

const notedLine = notedLineBy({
  shared: (name, { lost, unused }) =>
    `${name} loses ${number(Number(lost) + Number(unused))} power.`,
  moved: (name, { movementPoints, manoeuvrePoints }) =>
    `${name} moves: ${number(Number(movementPoints))} ahead, ${plural(Number(manoeuvrePoints), { one: '# manoeuvre point', other: '# manoeuvre points' })}.`,
});

const phaseLine = phaseLineBy((round) => `Round ${number(round)}`, {
  weapons: 'weapons',
  movement: 'movement',
  power: 'power',
});

const markLine = markLineBy(shipMark, {
  [TURN]: (name) => `It is ${name}’s turn.`,
});

/** What the table put on the map; a ship that moves says so by itself. */
const whereLine = ({ subject, to, rule }: MarkSet, context: LineContext): string | null => {
  if (rule === 'Phase 2') return null;
  const kind = LAID.find((one) => subject.startsWith(`${one}:`));
  const what = kind ? pageWords.radar.put(kind) : context.name(subject);
  return to === 0 ? `${what} taken off the map.` : `${what} put on the map.`;
};

const LINES: OwnLines = {
  'ship-entered': (event, context) =>
    event.place === IN_FLIGHT
      ? `${context.name(event.partOf ?? '')} launches ${event.name} ${event.badge ?? ''}.`
      : enteredLine(event, context),
  'ship-left': leftLineBy({
    core: (ship, by) => (by === null ? `${ship} is destroyed.` : `${by} destroys ${ship}.`),
    detonated: (ship) => `${ship} explodes.`,
    disarmed: (ship) => `${ship} is disarmed.`,
    conceded: (ship) => `${ship} leaves the battle.`,
  }),
  'track-set': (event, context, setup) =>
    event.track.startsWith('overcharge:') && event.to === 0
      ? null
      : trackLine(event, context, setup),
  'mark-set': (event, context) => {
    if (event.mark === WHERE) return whereLine(event, context);
    return event.mark === ACTIVATED ? null : markLine(event, context);
  },
  'phase-entered': phaseLine,
  'initiative-set': ({ team }, context) => `${context.name(team)} goes first.`,
  'dice-rolled': rolledLine,
  noted: (event, context) => {
    const { id, lost, unused } = event.note;
    return id === 'shared' && lost === 0 && unused === 0 ? null : notedLine(event, context);
  },
  'game-ended': endedLineBy({
    'last-side': (winner) =>
      winner === ''
        ? 'Nobody is left: the battle has no winner.'
        : `${winner} is the last side left and wins.`,
    stopped: (winner) =>
      winner === '' ? 'The battle is stopped.' : `${winner} wins: the battle is stopped.`,
    conceded: (winner) =>
      winner === '' ? 'Everybody gives up.' : `${winner} wins: the others give up.`,
  }),
};

export const lines = linesIn(LINES);
