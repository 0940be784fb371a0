import type {
  CardAttached,
  CardTurned,
  GameEnded,
  PointsScored,
  ShipPlaced,
  TrackSet,
} from '../../../../../core/game/events';
import { trackOf } from '../../../../../core/game/state';
import { makeGrammar } from '../../../../../core/words';
import {
  CRITICALS,
  EXHAUSTED,
  facingOf,
  HULL,
  SLOTS,
} from '../../../../admirals-shared/play/names';
import { VERDICTS } from '../../../rounds/winner';
import { WAYS } from '../../../scoring/score';
import { scoringWords } from '../scoring';
import { markLine } from './marks';
import type { EventLines } from '../../../../admirals-shared/words/en/play/lines';
import { rollLine } from './rolls';
import {
  enteredLine,
  leftLineBy,
  notedLineBy,
  phaseLineBy,
  returnedLineBy,
  SHARED_NOTES,
} from '../../../../admirals-shared/words/en/play/sharedLines';
import type { Told } from '../../../../admirals-shared/words/en/play/told';

const { plural, number, signed } = makeGrammar('en');

const leftLine = leftLineBy({
  hull: (ship, by) => (by === null ? `${ship} is defeated.` : `${ship} is defeated by ${by}.`),
  crippled: (ship, by) =>
    by === null ? `${ship} is crippled and lost.` : `${ship} is crippled by ${by} and lost.`,
  'black-hole': (ship) => `${ship} is lost in the black hole.`,
  collision: (ship) => `${ship} is lost in a collision in the black hole.`,
  crushed: (ship) => `${ship} is crushed in the black hole.`,
  grudge: (ship, by) => `${ship} falls to the Grudge of ${by ?? 'its opponent'}.`,
  removed: (ship) => `${ship} is taken out of the battle.`,
});

const placedLine = ({ ship, place }: ShipPlaced, told: Told): string => {
  const before = told.before.ships[ship];
  const name = told.name(ship);
  if (place === 'reserve') return `${name} is in reserve.`;
  if (before?.left) return `${name} is back in the battle.`;
  return before?.place === 'reserve' ? `${name} comes in from reserve.` : `${name} is placed.`;
};

const points = (count: number) =>
  plural(count, { one: '# Shield Point', other: '# Shield Points' });
const hull = (count: number) => plural(count, { one: '# Hull Point', other: '# Hull Points' });

const trackLine = ({ subject, track, to }: TrackSet, told: Told): string => {
  const ship = told.name(subject);
  const by = to - (trackOf(told.before, subject, track)?.now ?? 0);
  const left = number(to);
  if (track === HULL)
    return by < 0
      ? `${ship} loses ${hull(-by)}, ${left} left.`
      : `${ship} regains ${hull(by)}: ${left}.`;
  if (track === CRITICALS)
    return by > 0
      ? `${ship} takes ${number(by)} Critical Damage: ${left}.`
      : `${ship} heals ${number(-by)} Critical Damage: ${left}.`;
  if (track === EXHAUSTED)
    return by > 0 ? `${ship} is Exhausted: ${left}.` : `${ship} recovers: ${left} Exhausted.`;
  const facing = facingOf(track);
  const where = typeof facing === 'string' ? ` (${facing})` : '';
  return by < 0
    ? `${ship} loses ${points(-by)}${where}, ${left} left.`
    : `${ship} regains ${points(by)}${where}: ${left}.`;
};

/** What lies face down is told without its name. */
const attachedLine = (
  { card, ref, to, slot, face, owner }: CardAttached,
  told: Told,
): string | null => {
  const known = told.before.cards[card];
  const name = told.card(ref ?? known?.ref ?? card);
  if (slot === SLOTS.omega) return `${told.name(to)} sets an Omega order aside.`;
  if (slot !== SLOTS.order) return owner === undefined ? `${told.name(to)} has ${name}.` : null;
  if (face === 'down') return `${told.name(to)} is given an order.`;
  return known?.slot === SLOTS.order
    ? `${name} goes over to ${told.name(to)}.`
    : `${told.name(to)} is given ${name}.`;
};

const turnedLine = ({ card, face, rule }: CardTurned, told: Told): string => {
  const held = told.before.cards[card];
  const name = told.card(held?.ref ?? card);
  const at = told.name(held?.at ?? '');
  if (face === 'down') return `${name} of ${at} is spent.`;
  return rule === '4B-01' ? `${at} reveals ${name}.` : `${name} of ${at} is ready again.`;
};

const returnedLine = returnedLineBy((order, ship) => `${order} of ${ship} goes back.`);

const phaseLine = phaseLineBy((round) => `Round ${number(round)}`, {
  command: 'Command Phase',
  action: 'Action Phase',
  refresh: 'Refresh Phase',
});

const scoreWhy = ({ why }: PointsScored): string => {
  const way = [...WAYS, 'allOutWar' as const].find((one) => one === why);
  if (way !== undefined) return scoringWords.way(way);
  if (why.startsWith('hand:')) return why.slice('hand:'.length);
  return why.startsWith('scenario:') ? 'scenario' : 'by hand';
};

const scoredLine = (event: PointsScored, told: Told): string =>
  `${told.name(event.player ?? event.team)} scores ${signed(event.points)}: ${scoreWhy(event)}.`;

const endedLine = ({ winner, by }: GameEnded, told: Told): string => {
  const name = winner === null ? '' : told.name(winner);
  if (by === 'conceded') return `${name} wins: the other team concedes.`;
  const verdict = VERDICTS.find((one) => one === by);
  return verdict ? scoringWords.verdict(verdict, name) : `${name} wins.`;
};

const notedLine = notedLineBy({
  ...SHARED_NOTES,
  'must-move': (name, { moves }) =>
    `${name} should have made ${plural(Number(moves), { one: '# Move', other: '# Moves' })} more.`,
  'no-maneuver': (name) => `${name} had no maneuver that it could make.`,
  initiative: (_name, { reason }) =>
    reason === 'most'
      ? 'It is in more Strategic Systems.'
      : 'Both are in as many Strategic Systems, so the initiative changes hands.',
  resilient: (name) => `${name} wins the Resilient Award.`,
});

/** What each kind of event says. */
export const eventLines: EventLines = {
  'ship-entered': enteredLine,
  'ship-left': leftLine,
  'ship-placed': placedLine,
  'track-set': trackLine,
  'mark-set': markLine,
  'card-attached': attachedLine,
  'card-turned': turnedLine,
  'card-returned': returnedLine,
  'phase-entered': phaseLine,
  'initiative-set': ({ team }, told) => `${told.name(team)} has the initiative.`,
  'points-scored': scoredLine,
  'dice-rolled': (event, told) =>
    rollLine(event, told.name(event.by), told.name(event.against ?? '')),
  noted: notedLine,
  'game-ended': endedLine,
};
